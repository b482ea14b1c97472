"""The times of the contract: ``YYYY-MM-DD hh:mm:ss`` in UTC, without a zone."""

from __future__ import annotations

import re
from datetime import datetime, timezone

__all__ = ["format_date", "format_time", "parse_time"]

_TIME = re.compile(r"\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d|T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?")


def parse_time(text: str) -> datetime:
    """The moment of a time in an answer, in UTC.

    Takes ``YYYY-MM-DD hh:mm:ss`` in UTC, ``YYYY-MM-DD`` (00:00 UTC) and RFC 3339 with a zone. Raises ValueError for
    another text and for days that don't exist.
    """
    if not _TIME.fullmatch(text):
        raise ValueError(f'"{text}" is not a time. Use YYYY-MM-DD hh:mm:ss in UTC.')
    time = datetime.fromisoformat(text)
    return time.replace(tzinfo=timezone.utc) if time.tzinfo is None else time.astimezone(timezone.utc)


def format_time(time: datetime) -> str:
    """Writes a moment for a request, without fractions of a second. Raises ValueError for a time without a zone."""
    return _in_utc(time).strftime("%Y-%m-%d %H:%M:%S")


def format_date(time: datetime) -> str:
    """Writes the day of a moment in UTC. Raises ValueError for a time without a zone."""
    return _in_utc(time).strftime("%Y-%m-%d")


def _in_utc(time: datetime) -> datetime:
    if time.tzinfo is None:
        raise ValueError("The time has no zone. Use datetime.now(timezone.utc) or replace(tzinfo=...).")
    return time.astimezone(timezone.utc)
