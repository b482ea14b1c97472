<?php

declare(strict_types=1);

namespace MessagingPlatform;

/** Settings of one call; they override those of the client. */
final class CallOptions
{
    /**
     * @param float|null $timeout Seconds for each attempt.
     * @param int|null $retries Attempts after the first.
     * @param string|null $idempotencyKey Identifies a request for 24 hours, so that it takes effect once. By default each call
     *     has a random key, the same for all its attempts. Set your own, such as an order number, when your program may
     *     make the same call again.
     * @param array<string, string|null> $headers Sent in addition to the client's own; null removes one of those.
     */
    public function __construct(
        public readonly ?float $timeout = null,
        public readonly ?int $retries = null,
        public readonly ?string $idempotencyKey = null,
        public readonly array $headers = [],
    ) {
    }

    /** These options with another idempotency key. */
    public function withIdempotencyKey(string $key): self
    {
        return new self($this->timeout, $this->retries, $key, $this->headers);
    }
}
