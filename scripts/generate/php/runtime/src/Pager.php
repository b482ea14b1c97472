<?php

declare(strict_types=1);

namespace MessagingPlatform;

/**
 * The items of all pages: `foreach` reads one page after another. You can delete and change items inside the loop: the next
 * page starts at the first unread item. You can loop more than once; each loop reads again.
 *
 * @template Item
 * @template Page
 * @implements \IteratorAggregate<int, Item>
 */
final class Pager implements \IteratorAggregate
{
    /** Items per request; every paged operation allows that many. */
    public const PAGE_SIZE = 100;

    /**
     * @internal
     * @param \Closure(int, int): array{mixed, array<string, string>} $read reads the page at an offset with a limit
     * @param string|null $id the field that identifies an item
     */
    public function __construct(
        private readonly \Closure $read,
        private readonly ?string $id,
        private readonly int $start,
        private readonly int $size,
        private readonly int $max,
    ) {
    }

    /** @return \Generator<int, Item> */
    public function getIterator(): \Generator
    {
        $index = 0;
        foreach ($this->steps() as [, $items]) {
            foreach ($items as $item) {
                yield $index++ => $item;
            }
        }
    }

    /** @return \Generator<int, Page> the pages as the server sends them, each with the items that were not in an earlier one */
    public function pages(): \Generator
    {
        foreach ($this->steps() as [$page, $items]) {
            yield isset($page['items']) && is_array($page['items']) ? ['items' => $items] + $page : $items;
        }
    }

    /** @return list<Item> all items at once */
    public function toArray(): array
    {
        return iterator_to_array($this, false);
    }

    /** @return \Generator<int, array{array<mixed>, list<mixed>}> each page with its new items */
    private function steps(): \Generator
    {
        $memory = new PageMemory($this->id);
        [$next, $seen, $total] = [$this->start, 0, null];
        while ($seen < $this->max) {
            $overlaps = $next > $this->start && $total === null;
            // A page of one item has no room for the one read before.
            $limit = max(min($this->size, $this->max - $seen + ($overlaps ? 1 : 0)), $overlaps ? 2 : 1);
            [$page, $offset, $fresh] = $overlaps
                ? $this->readByOverlap($next, $limit, $memory)
                : $this->readByTotal($next, $limit, $total, $memory);
            $fresh = array_slice($fresh, 0, $this->max - $seen);
            $memory->add($fresh);
            $next = $offset + count($page['items']);
            $total = $page['total'];
            if ($fresh !== [] || $seen === 0) {
                yield [$page['data'], $fresh];
            }
            $seen += count($fresh);
            if (count($page['items']) < $limit || ($total !== null && $next >= $total)) {
                return;
            }
        }
    }

    /**
     * A total that fell means that unread items may have moved before the offset, by as many positions as items are missing.
     *
     * @return array{array{data: array<mixed>, items: list<mixed>, total: int|null}, int, list<mixed>}
     */
    private function readByTotal(int $from, int $limit, ?int $total, PageMemory $memory): array
    {
        $offset = $from;
        for (;;) {
            $page = $this->readAt($offset, $limit);
            $lost = $total === null || $page['total'] === null ? 0 : $total - $page['total'];
            if ($lost <= 0 || $offset === $this->start) {
                $moved = $offset < $from || $lost !== 0;
                return [$page, $offset, $moved ? $memory->unknown($page['items']) : $page['items']];
            }
            $offset = max($this->start, $offset - $lost);
            $total = $page['total'];
        }
    }

    /**
     * A list without a total: reads from the last item again. If that moved, it goes back until a page starts with a known item.
     *
     * @return array{array{data: array<mixed>, items: list<mixed>, total: int|null}, int, list<mixed>}
     */
    private function readByOverlap(int $from, int $limit, PageMemory $memory): array
    {
        $offset = max($this->start, $from - 1);
        for (;;) {
            $page = $this->readAt($offset, $limit);
            $first = $page['items'][0] ?? null;
            if ($offset === $from - 1 && $memory->isLast($first)) {
                return [$page, $offset, array_slice($page['items'], 1)];
            }
            if ($offset === $this->start || $memory->knows($first)) {
                return [$page, $offset, $memory->unknown($page['items'])];
            }
            $offset = max($this->start, $offset - $limit);
        }
    }

    /** @return array{data: array<mixed>, items: list<mixed>, total: int|null} */
    private function readAt(int $offset, int $limit): array
    {
        [$data, $headers] = ($this->read)($offset, $limit);
        $data = is_array($data) ? $data : [];
        $items = is_array($data['items'] ?? null) ? $data['items'] : (array_is_list($data) ? $data : []);
        $total = $data['total_items'] ?? $headers['x-total-count'] ?? null;
        return ['data' => $data, 'items' => array_values($items), 'total' => is_numeric($total) ? (int) $total : null];
    }
}
