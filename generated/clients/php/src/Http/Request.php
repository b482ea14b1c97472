<?php

declare(strict_types=1);

namespace MessagingPlatform\Http;

/** A request as a transport sends it. */
final class Request
{
    /**
     * @param array<string, string> $headers
     * @param float $timeout seconds until the response must be complete
     */
    public function __construct(
        public readonly string $method,
        public readonly string $url,
        public readonly array $headers,
        public readonly string $body,
        public readonly float $timeout,
    ) {
    }

    /** Whether sending it twice has the same effect as sending it once. */
    public function isRepeatable(): bool
    {
        return isset($this->headers['idempotency-key']) || in_array($this->method, ['GET', 'PUT', 'DELETE'], true);
    }

    /** @return list<string> */
    public function headerLines(): array
    {
        $lines = [];
        foreach ($this->headers as $name => $value) {
            $lines[] = "$name: $value";
        }
        return $lines;
    }
}
