"""What a host of a server may want to watch, in the format of Prometheus."""

from __future__ import annotations

from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.collecting = self.longest = 0.0
        self.tables = Gauge("parlour_tables", "Tables in memory", registry=self.registry)
        self.playing = Gauge("parlour_tables_playing", "Games running", registry=self.registry)
        self.tasks = Gauge("parlour_tasks", "Running tasks", registry=self.registry)
        self.connections = Gauge("parlour_connections", "Open WebSockets", registry=self.registry)
        self.commands = Counter(
            "parlour_commands", "Commands by kind", ["kind"], registry=self.registry
        )
        self.refusals = Counter(
            "parlour_refusals", "Refusals by reason", ["reason"], registry=self.registry
        )
        self.acknowledged = Histogram(
            "parlour_acknowledge_seconds",
            "From a command's arrival to its answer, durable",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.appended = Gauge("parlour_log_lines", "Lines appended", registry=self.registry)
        self.commits = Gauge("parlour_log_commits", "Commits of the log", registry=self.registry)
        self.commit_ms = Gauge(
            "parlour_commit_max_milliseconds", "Slowest commit so far", registry=self.registry
        )
        self.loop_lag = Gauge(
            "parlour_loop_lag_max_seconds", "Longest wait of the event loop", registry=self.registry
        )

        self.collected = Gauge(
            "parlour_collector_max_seconds",
            "Longest run of Python's collector, which stops everything",
            registry=self.registry,
        )
        self.loop_lags = Histogram(
            "parlour_loop_lag_seconds",
            "How late the event loop was, at each of many looks",
            buckets=BUCKETS,
            registry=self.registry,
        )

    def watch_collector(self, phase: str, info: dict[str, int]) -> None:
        """To be called by ``gc`` when it begins and ends."""
        if phase == "start":
            self.collecting = perf_counter()
        else:
            took = perf_counter() - self.collecting
            self.longest = max(self.longest, took)

    def text(self) -> bytes:
        self.collected.set(self.longest)
        return generate_latest(self.registry)
