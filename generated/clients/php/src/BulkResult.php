<?php

declare(strict_types=1);

namespace MessagingPlatform;

use MessagingPlatform\Exception\ApiException;
use MessagingPlatform\Exception\ConnectionException;

/**
 * What was done and what was not. All counts are numbers of items.
 *
 * @template Item
 * @template Result
 */
final class BulkResult
{
    /** Whether everything was done. */
    public readonly bool $ok;
    public readonly int $done;
    public readonly int $failed;
    public readonly int $skipped;

    /**
     * @param \Closure(list<Item>, CallOptions): Result $send
     * @param list<BulkPart<Item, Result>> $parts every part, in the order of the items
     */
    private function __construct(
        private readonly \Closure $send,
        public readonly array $parts,
        private readonly CallOptions $options,
    ) {
        $counts = ['done' => 0, 'failed' => 0, 'skipped' => 0];
        foreach ($parts as $part) {
            $counts[$part->status] += count($part->items);
        }
        ['done' => $this->done, 'failed' => $this->failed, 'skipped' => $this->skipped] = $counts;
        $this->ok = $this->failed + $this->skipped === 0;
    }

    /**
     * Sends lists, each under its own idempotency key.
     *
     * @internal
     * @param \Closure(list<mixed>, CallOptions): mixed $send
     * @param list<list<mixed>> $lists
     * @return self<mixed, mixed>
     */
    public static function start(\Closure $send, array $lists, CallOptions $options): self
    {
        $key = $options->idempotencyKey ?? RandomKey::create();
        [$parts, $from] = [[], 0];
        foreach ($lists as $index => $items) {
            $parts[] = new BulkPart($from, $items, "$key-$index");
            $from += count($items);
        }
        return self::sendParts($send, $parts, $options);
    }

    /**
     * Sends what was not done, in the same parts and under the same idempotency keys, and returns the result of all parts.
     *
     * @return self<Item, Result>
     */
    public function resume(?CallOptions $options = null): self
    {
        return self::sendParts($this->send, $this->parts, $options ?? $this->options);
    }

    /** @return \Generator<int, BulkItem<Item>> every item, in order */
    public function items(): \Generator
    {
        foreach ($this->parts as $part) {
            $results = is_array($part->result) && count($part->result) === count($part->items) ? $part->result : [];
            foreach ($part->items as $n => $item) {
                yield new BulkItem($part->from + $n, $item, $part->status, $results[$n] ?? null, $part->error);
            }
        }
    }

    /** @return list<Item> the items that were not done, in order */
    public function remaining(): array
    {
        $open = array_filter($this->parts, static fn (BulkPart $part): bool => $part->status !== 'done');
        return array_merge(...array_map(static fn (BulkPart $part): array => $part->items, array_values($open)));
    }

    /**
     * Sends the parts that are not done. Stops after a failure that the next part would share.
     *
     * @template I
     * @template R
     * @param \Closure(list<I>, CallOptions): R $send
     * @param list<BulkPart<I, R>> $parts
     * @return self<I, R>
     */
    private static function sendParts(\Closure $send, array $parts, CallOptions $options): self
    {
        foreach ($parts as $index => $part) {
            if ($part->status === 'done') {
                continue;
            }
            [$items, $key] = [$part->items, $part->idempotencyKey];
            try {
                $result = $send($items, $options->withIdempotencyKey($key));
                $parts[$index] = new BulkPart($part->from, $items, $key, 'done', $result);
            } catch (ApiException | ConnectionException $error) {
                $parts[$index] = new BulkPart($part->from, $items, $key, 'failed', null, $error);
                if ($parts[$index]->failsForAll()) {
                    break;
                }
            }
        }
        return new self($send, $parts, $options);
    }
}
