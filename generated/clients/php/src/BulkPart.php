<?php

declare(strict_types=1);

namespace MessagingPlatform;

use MessagingPlatform\Exception\AnswerLostException;
use MessagingPlatform\Exception\ApiException;
use MessagingPlatform\Exception\ConnectionException;

/**
 * A part of a list, and its outcome.
 *
 * @template Item
 * @template Result
 */
final class BulkPart
{
    /**
     * @param int $from index of its first item among all items
     * @param list<Item> $items
     * @param 'done'|'failed'|'skipped' $status skipped: not sent, because an earlier failure would have repeated itself
     * @param Result|null $result the response of the operation
     */
    public function __construct(
        public readonly int $from,
        public readonly array $items,
        public readonly string $idempotencyKey,
        public readonly string $status = 'skipped',
        public readonly mixed $result = null,
        public readonly ApiException|ConnectionException|null $error = null,
    ) {
    }

    /** Whether it may have taken effect although it failed; `resume()` does not do it twice. */
    public function isUncertain(): bool
    {
        if (!$this->error instanceof ApiException) {
            return $this->error !== null;
        }
        $status = $this->error->status;
        return $this->error instanceof AnswerLostException || ($status >= 500 && !in_array($status, [501, 503], true));
    }

    /** @internal whether the next part would fail in the same way, because the failure has nothing to do with the items */
    public function failsForAll(): bool
    {
        if (!$this->error instanceof ApiException) {
            return $this->error !== null;
        }
        return $this->error->status >= 500 || in_array($this->error->status, [401, 403, 404, 408, 429], true);
    }
}
