"""Rate limits: a bucket that fills with time."""

from __future__ import annotations

import time
from collections.abc import Callable


class Bucket:
    """``burst`` tokens at once, ``rate`` more a second."""

    def __init__(
        self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._burst, self._rate, self._clock = burst, rate, clock
        self._tokens = burst
        self._at = clock()

    def take(self) -> bool:
        """Whether there was a token."""
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def full(self) -> bool:
        """Nobody has taken anything for a while: the bucket can be forgotten."""
        return self._tokens + (self._clock() - self._at) * self._rate >= self._burst


class Buckets:
    """A bucket for each address; full ones are forgotten."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """Whether ``key`` may do one more."""
        if len(self._buckets) > 1000:
            self._buckets = {k: b for k, b in self._buckets.items() if not b.full}
        bucket = self._buckets.setdefault(key, Bucket(self._burst, self._rate))
        return bucket.take()
