<?php

declare(strict_types=1);

namespace MessagingPlatform;

use MessagingPlatform\Exception\ApiException;
use MessagingPlatform\Exception\ConnectionException;

/**
 * An item that was sent in a part, and its outcome.
 *
 * @template Item
 */
final class BulkItem
{
    /**
     * @param int $index among all items
     * @param Item $item
     * @param 'done'|'failed'|'skipped' $status
     * @param mixed $result the response for this item, if the operation responds for each
     */
    public function __construct(
        public readonly int $index,
        public readonly mixed $item,
        public readonly string $status,
        public readonly mixed $result,
        public readonly ApiException|ConnectionException|null $error,
    ) {
    }
}
