"""The command line: ``parlour``."""

from __future__ import annotations

import json
import os
import re
import sys
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from parlour import __version__
from parlour.core import record
from parlour.core.errors import Refusal
from parlour.core.options import read_options, show_options
from parlour.core.words import LANGUAGES, Words, words
from parlour.games import every, find, of
from parlour.lab import simulate as lab
from parlour.terminal import house, shelf, style
from parlour.terminal.learn import FirstGame
from parlour.terminal.menu import menu
from parlour.terminal.replay import Replay
from parlour.terminal.screen import Screen
from parlour.terminal.table import rules_text


def own_language() -> str:
    """The language of this system, where we speak it."""
    for name in ("PARLOUR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            language = os.environ[name][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


LANGUAGE = own_language()
HELP = words(LANGUAGE, "terminal").text
app = typer.Typer(help=HELP("help-parlour"), add_completion=False, pretty_exceptions_enable=False)
console = Console(highlight=False)

Lang = Annotated[str, typer.Option("--lang", help=HELP("help-lang"), metavar="en|de|zh")]
Choices = Annotated[
    list[str] | None, typer.Option("--option", "-o", help=HELP("help-option"), metavar="A=B")
]
DeckFile = Annotated[
    Path | None, typer.Option("--deck", help=HELP("help-deck"), metavar="FILE", dir_okay=False)
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=HELP("help-game"))]
File = Annotated[Path, typer.Argument(metavar="FILE", help=HELP("help-file"))]


def main() -> None:
    """Run a command; say in words why something can't be done."""
    try:
        app()
    except Refusal as refusal:
        asked = re.findall(r"--lang[ =](\w+)", " ".join(sys.argv))
        known = [language for language in asked if language in LANGUAGES]
        text = words(known[-1] if known else LANGUAGE, "terminal", "server").error(refusal)
        Console(stderr=True, highlight=False).print(Text(text, style.BAD), soft_wrap=True)
        sys.exit(2)


def spoken(language: str) -> str:
    """A language that we speak; raises Refusal for any other."""
    words(language)
    return language


def pairs(choices: list[str] | None) -> dict[str, str]:
    found = {}
    for text in choices or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refusal("bad-pair", text=text)
        found[name.strip()] = value.strip()
    return found


def deck_text(file: Path | None) -> str:
    return "" if file is None else shelf.text_of(file)


def listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def throughout(command: Any, chosen: dict[str, Any]) -> dict[str, Any]:
    """What was chosen before a command's name, as the default of it and of all below it."""
    below = getattr(command, "commands", {})
    return chosen | {name: throughout(one, chosen) for name, one in below.items()}


@app.callback(invoke_without_command=True)
def room(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=HELP("help-version"))] = False,
    lang: Lang = LANGUAGE,
) -> None:
    context.default_map = throughout(context.command, {"lang": lang})
    if version:
        console.print(f"parlour {__version__}")
    elif context.invoked_subcommand is None:
        try:
            menu(Screen(), spoken(lang))
        except KeyboardInterrupt:
            console.print()


@app.command(help=HELP("help-games"))
def games(lang: Lang = LANGUAGE) -> None:
    for game in every():
        say = words(spoken(lang), f"games.{game.name}", "terminal")
        seats = {"least": game.rules.MIN_SEATS, "most": game.rules.MAX_SEATS}
        title = Text(say.text("game-name"), f"bold {style.BRASS}").append(f"  {game.name}", "none")
        console.print(title, Text(say.text("menu-players", **seats), style.SOFT))
        console.print(f"  {say.text('game-name', 'tagline')}")
        defaults = show_options(game.rules.Options(), game.options)
        for name, kind in game.options.items():
            default = say.text("options-default", value=defaults[name])
            console.print(Text(f"    {name} ({kind}; {default})", style.SOFT))
            console.print(Text(f"      {say.text(f'option-{name}', 'help')}"))
        console.print()


@app.command(help=HELP("help-rules"))
def rules(game: GameName, lang: Lang = LANGUAGE) -> None:
    found = find(game)
    console.print(rules_text(found, words(spoken(lang), f"games.{found.name}", "terminal")))


@app.command(help=HELP("help-learn"))
def learn(game: GameName, lang: Lang = LANGUAGE) -> None:
    try:
        FirstGame(Screen(console), find(game), spoken(lang)).run()
    except KeyboardInterrupt:
        console.print()


@app.command(help=HELP("help-play"))
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=HELP("help-game"))] = None,
    people: Annotated[str, typer.Option(help=HELP("help-people"), metavar="A,B")] = "",
    bots: Annotated[str | None, typer.Option(help=HELP("help-bots"), metavar="A,B")] = None,
    option: Choices = None,
    match: Annotated[int | None, typer.Option(help=HELP("help-match"), metavar="N")] = None,
    seed: Annotated[int | None, typer.Option(help=HELP("help-seed"), metavar="S")] = None,
    save: Annotated[Path | None, typer.Option(help=HELP("help-save"), metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(help=HELP("help-resume"), metavar="FILE")] = None,
    deck: DeckFile = None,
    lang: Lang = LANGUAGE,
) -> None:
    spoken(lang)
    screen = Screen()
    if resume is not None:
        house.resume(screen, resume, lang)
        return
    if game is None:
        menu(screen, lang)
        return
    names = listed(people) or (words(lang, "terminal").text("you-name"),)
    # Somebody alone meets a bot; friends who named each other play among themselves.
    missing = max(0, find(game).rules.MIN_SEATS - len(names))
    house.play_match(
        screen,
        house.Evening(
            game=game,
            people=names,
            bots=listed(bots) if bots is not None else ("greedy",) * missing,
            language=lang,
            options=pairs(option),
            games=find(game).match if match is None else match,
            seed=seed,
            file=save,
            deck=deck_text(deck),
        ),
    )


@app.command(help=HELP("help-simulate"))
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(help=HELP("help-simulate-games"), metavar="N")] = 10_000,
    bots: Annotated[str, typer.Option(help=HELP("help-bots"), metavar="A,B")] = "greedy,random",
    seed: Annotated[int, typer.Option(help=HELP("help-seed"), metavar="S")] = 1,
    option: Choices = None,
    processes: Annotated[int, typer.Option(help=HELP("help-processes"), min=1, max=256)] = 1,
    plain: Annotated[bool, typer.Option("--plain", help=HELP("help-plain"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=HELP("help-json"))] = False,
    deck: DeckFile = None,
    lang: Lang = LANGUAGE,
) -> None:
    found = find(game, deck_text(deck))
    say = words(spoken(lang), f"games.{found.name}", "terminal")
    chosen = read_options(found.rules, found.options, pairs(option))
    compiled = not plain and lab.can_compile()
    job = lab.make_job(found, listed(bots), chosen, games, seed, compiled)
    errors = Console(stderr=True, highlight=False)
    if not plain and not compiled:
        errors.print(Text(say.text("simulate-plain"), style.SOFT))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    started = time.perf_counter()
    with Progress(*columns, TimeRemainingColumn(), console=errors, transient=True) as progress:
        task = progress.add_task(say.text("simulate-working"), total=games)
        summary = lab.simulate(job, processes, lambda count: progress.advance(task, count))
    seconds = time.perf_counter() - started
    if as_json:
        print(json.dumps(as_dict(summary), indent=2))
        return
    report(summary, say, summary.decisions / seconds)


def as_dict(value: object) -> object:
    """NamedTuples as objects, for JSON."""
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {name: as_dict(part) for name, part in value._asdict().items()}
    if isinstance(value, tuple):
        return [as_dict(part) for part in value]
    return value


def report(summary: lab.Summary, say: Words, rate: float) -> None:
    """What a simulation found, as a table."""
    name = say.text("game-name")
    title = say.text("simulate-title", games=summary.games, game=name)
    grid = Grid(
        title=title, box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=style.SOFT
    )
    for key in ("seat", "bot", "wins", "score", "deviation"):
        grid.add_column(say.text(f"simulate-{key}"), justify="left" if key == "bot" else "right")
    for seat, chair in enumerate(summary.chairs, 1):
        grid.add_row(
            str(seat),
            say.text(f"bot-{chair.bot}"),
            estimated(chair.wins, say, "simulate-share"),
            estimated(chair.score, say, "simulate-points"),
            say.text("simulate-spread", number=chair.score_deviation),
        )
    console.print(grid)
    length = {"mean": summary.length.value, "shortest": summary.shortest}
    console.print(say.text("simulate-length", **length, longest=summary.longest))
    if summary.shared_wins:
        console.print(say.text("simulate-shared", shared=summary.shared_wins))
    how = "compiled" if summary.compiled else "plain"
    console.print(say.text("simulate-speed", rate=round(rate), how=how), style=style.SOFT)


def estimated(found: lab.Estimate, say: Words, key: str) -> str:
    """A value and its interval, in numbers as the language writes them."""
    value, low, high = (say.text(key, number=number) for number in found)
    return f"{value}  [{style.SOFT}]{low} – {high}[/]"


@app.command(help=HELP("help-replay"))
def replay(
    file: File,
    step: Annotated[bool, typer.Option("--step", help=HELP("help-step"))] = False,
    lang: Lang = LANGUAGE,
) -> None:
    show = Replay(Screen(console), shelf.load(file), spoken(lang))
    try:
        show.step() if step else show.tell()
    except KeyboardInterrupt:
        console.print()


@app.command(help=HELP("help-verify"))
def verify(file: File, lang: Lang = LANGUAGE) -> None:
    say = words(spoken(lang), "terminal")
    loaded = shelf.load(file)
    outcomes = record.verify(loaded, of(loaded))
    assert loaded.fairness is not None
    console.print(Text(say.text("verify-good", outcomes=outcomes), style.GOOD))
    console.print(
        Text(say.text("verify-sealed", commitment=loaded.fairness.commitment.hex()), style.SOFT)
    )


@app.command(help=HELP("help-serve"))
def serve(
    host: Annotated[
        str, typer.Option(help=HELP("help-host"), envvar="PARLOUR_HOST", metavar="ADDRESS")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(help=HELP("help-port"), envvar="PARLOUR_PORT", min=0, max=65535)
    ] = 8000,
    data: Annotated[
        Path | None, typer.Option(help=HELP("help-data"), envvar="PARLOUR_DATA", metavar="DIR")
    ] = None,
    public_url: Annotated[
        str, typer.Option(help=HELP("help-public-url"), envvar="PARLOUR_PUBLIC_URL", metavar="URL")
    ] = "",
    open_browser: Annotated[bool, typer.Option("--open", help=HELP("help-open"))] = False,
    lang: Lang = LANGUAGE,
) -> None:
    from parlour.server.serve import check
    from parlour.server.serve import serve as run_server

    say, folder = words(lang, "terminal"), data_folder(data)
    check(host, port, folder)
    if open_browser:
        near = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
        console.print(Text(say.text("room-open", url=f"http://{near}:{port}"), style.BRASS))
    run_server(host, port, folder, public_url, open_browser)


DataFolder = Annotated[
    Path | None, typer.Option("--data", help=HELP("help-data"), envvar="PARLOUR_DATA")
]
admin_app = typer.Typer(help=HELP("help-admin"))
app.add_typer(admin_app, name="admin")


def data_folder(chosen: Path | None) -> Path:
    from parlour.server.serve import default_data

    return chosen or default_data()


@admin_app.command("list", help=HELP("help-admin-list"))
def admin_list(data: DataFolder = None, lang: Lang = LANGUAGE) -> None:
    from parlour.server import admin

    spoken(lang)
    grid = Grid(box=None, header_style=style.SOFT)
    for row in admin.tables(data_folder(data)):
        last = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.last / 1000))
        grid.add_row(row.table, row.game, row.phase, ", ".join(row.players), str(row.lines), last)
    console.print(grid)


@admin_app.command("close", help=HELP("help-admin-close"))
def admin_close(table: str, data: DataFolder = None, lang: Lang = LANGUAGE) -> None:
    from parlour.server import admin

    spoken(lang)
    admin.close(data_folder(data), table)


@admin_app.command("export", help=HELP("help-admin-export"))
def admin_export(table: str, target: Path, data: DataFolder = None, lang: Lang = LANGUAGE) -> None:
    from parlour.server import admin

    say = words(lang, "terminal")
    records = admin.export(data_folder(data), table, target)
    console.print(say.text("exported", records=records, file=target))


@app.command(help=HELP("help-backup"))
def backup(target: Path, data: DataFolder = None, lang: Lang = LANGUAGE) -> None:
    from parlour.server.database import backup_folder

    say = words(lang, "terminal")
    backup_folder(data_folder(data), target)
    console.print(say.text("file-saved", file=target))


if __name__ == "__main__":
    main()
