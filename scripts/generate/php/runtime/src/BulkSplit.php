<?php

declare(strict_types=1);

namespace MessagingPlatform;

/**
 * Splits a list into parts that an operation accepts: by the number of items and by the size of a request.
 *
 * @internal
 */
final class BulkSplit
{
    /** Items in a part where the contract has no limit. */
    private const DEFAULT_SIZE = 10_000;
    /** Bytes for the items of a request: the 20 MiB of the contract, less room for the rest of the body. */
    private const MAX_BYTES = 20 * 1024 * 1024 - 64 * 1024;

    public function __construct(private readonly int $min, private readonly ?int $max)
    {
    }

    /**
     * @param iterable<mixed> $items
     * @param int $around size of the rest of the body in bytes
     * @return list<list<mixed>>
     */
    public function split(iterable $items, ?int $size, int $around): array
    {
        $most = $size ?? $this->max ?? self::DEFAULT_SIZE;
        if ($most < $this->min || $most > ($this->max ?? PHP_INT_MAX)) {
            $to = $this->max === null ? '' : " to $this->max";
            throw new \ValueError("size must be a whole number from {$this->min}$to, not $most.");
        }
        [$parts, $room, $last] = [[], 0, -1];
        foreach ($items as $item) {
            $bytes = strlen(json_encode($item, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE)) + 1;
            if ($last < 0 || count($parts[$last]) >= $most || $bytes > $room) {
                $last++;
                $parts[$last] = [];
                $room = self::MAX_BYTES - $around;
            }
            $parts[$last][] = $item;
            $room -= $bytes;
        }
        return $this->fillLast($parts);
    }

    /**
     * A last part that is too short takes items from the one before, or joins it.
     *
     * @param list<list<mixed>> $parts
     * @return list<list<mixed>>
     */
    private function fillLast(array $parts): array
    {
        $count = count($parts);
        if ($count < 2 || count($parts[$count - 1]) >= $this->min) {
            return $parts;
        }
        [$before, $last] = array_slice($parts, -2);
        $lacks = $this->min - count($last);
        if (count($before) - $lacks >= $this->min) {
            return [...array_slice($parts, 0, -2), array_slice($before, 0, -$lacks), [...array_slice($before, -$lacks), ...$last]];
        }
        $joins = count($before) + count($last) <= ($this->max ?? PHP_INT_MAX);
        return $joins ? [...array_slice($parts, 0, -2), [...$before, ...$last]] : $parts;
    }
}
