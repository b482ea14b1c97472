<?php

declare(strict_types=1);

namespace MessagingPlatform\Http;

/** A complete response. */
final class Response
{
    /** @param array<string, string> $headers with names in lower case */
    public function __construct(
        public readonly int $status,
        public readonly array $headers,
        public readonly string $body,
    ) {
    }

    /**
     * The status and headers of header lines; those of an informational response before it are dropped.
     *
     * @param iterable<string> $lines
     * @return array{int, array<string, string>}
     */
    public static function parseHead(iterable $lines): array
    {
        [$status, $headers] = [0, []];
        foreach ($lines as $line) {
            if (preg_match('#^HTTP/\S+ (\d{3})#', $line, $found) === 1) {
                [$status, $headers] = [(int) $found[1], []];
            } elseif (str_contains($line, ':')) {
                [$name, $value] = explode(':', $line, 2);
                $name = strtolower(trim($name));
                $headers[$name] = isset($headers[$name]) ? "$headers[$name], " . trim($value) : trim($value);
            }
        }
        return [$status, $headers];
    }
}
