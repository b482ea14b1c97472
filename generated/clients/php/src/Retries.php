<?php

declare(strict_types=1);

namespace MessagingPlatform;

use MessagingPlatform\Exception\ApiException;
use MessagingPlatform\Exception\ConnectionException;
use MessagingPlatform\Exception\RequestInProgressException;

/**
 * Which failures are retried, and after how long.
 *
 * @internal
 */
final class Retries
{
    private const FIRST_WAIT = 0.5;
    private const MAX_BACKOFF = 8.0;

    /** @param (\Closure(float): void)|null $sleep */
    public function __construct(private readonly float $maxWait, private readonly ?\Closure $sleep)
    {
    }

    /** Seconds until the next attempt; null if there must not be one. `$attempt` counts from 0. */
    public function waitFor(ApiException|ConnectionException $error, bool $isRepeatable, int $attempt): ?float
    {
        if (!self::isRetryable($error, $isRepeatable)) {
            return null;
        }
        $asked = $error instanceof ApiException && in_array($error->status, [429, 503], true) ? $error->retryAfter : null;
        // Jitter in the upper half, so that clients that failed together don't come back together.
        $full = min(self::FIRST_WAIT * 2 ** $attempt, self::MAX_BACKOFF);
        $wait = $asked ?? $full * (0.5 + mt_rand() / mt_getrandmax() / 2);
        return $wait > $this->maxWait ? null : $wait;
    }

    public function sleep(float $seconds): void
    {
        $this->sleep === null ? usleep((int) ($seconds * 1e6)) : ($this->sleep)($seconds);
    }

    private static function isRetryable(ApiException|ConnectionException $error, bool $isRepeatable): bool
    {
        if ($error instanceof ConnectionException) {
            return $isRepeatable;
        }
        // These were refused before they took effect, or the server still works on the previous attempt.
        if (in_array($error->status, [429, 503], true) || $error instanceof RequestInProgressException) {
            return true;
        }
        return $isRepeatable && in_array($error->status, [500, 502, 504], true);
    }

    /**
     * Seconds that the server asks the client to wait; null without such a header.
     *
     * @param array<string, string> $headers
     */
    public static function askedWait(array $headers): ?float
    {
        $text = $headers['retry-after'] ?? '';
        if (preg_match('/^\d+(\.\d+)?$/D', $text) === 1) {
            return (float) $text;
        }
        $date = $text === '' ? false : strtotime($text);
        if ($date !== false) {
            return (float) max(0, $date - time());
        }
        $waits = [];
        foreach (['x-ratelimit', 'x-account'] as $name) {
            $reset = $headers["$name-reset"] ?? '';
            if (is_numeric($reset) && (float) ($headers["$name-remaining"] ?? 0) <= 0) {
                $waits[] = (float) $reset;
            }
        }
        return $waits === [] ? null : max($waits);
    }
}
