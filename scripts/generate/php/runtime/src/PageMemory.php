<?php

declare(strict_types=1);

namespace MessagingPlatform;

/**
 * Recognizes the last items read: by their id, or by their content if they have none.
 *
 * @internal
 */
final class PageMemory
{
    private const REMEMBERED = 1000;

    /** @var array<string, true> */
    private array $known = [];
    private string $last = '';

    public function __construct(private readonly ?string $id)
    {
    }

    /** @param list<mixed> $items */
    public function add(array $items): void
    {
        foreach ($items as $item) {
            $this->last = $this->keyOf($item);
            $this->known[$this->last] = true;
        }
        if (count($this->known) > self::REMEMBERED) {
            $this->known = array_slice($this->known, -self::REMEMBERED, null, true);
        }
    }

    public function knows(mixed $item): bool
    {
        return isset($this->known[$this->keyOf($item)]);
    }

    public function isLast(mixed $item): bool
    {
        return $this->keyOf($item) === $this->last;
    }

    /**
     * @param list<mixed> $items
     * @return list<mixed>
     */
    public function unknown(array $items): array
    {
        return array_values(array_filter($items, fn (mixed $item): bool => !$this->knows($item)));
    }

    /** The prefix keeps PHP from making numbers of keys. */
    private function keyOf(mixed $item): string
    {
        $id = $this->id !== null && is_array($item) ? $item[$this->id] ?? null : null;
        return 'k' . json_encode($id ?? $item, JSON_THROW_ON_ERROR);
    }
}
