<?php

declare(strict_types=1);

namespace MessagingPlatform\Exception;

/** No response, or only a part of it. Whether the request took effect is not known. */
class ConnectionException extends \RuntimeException implements MessagingException
{
    final public function __construct(public readonly string $operationId, string $message, ?\Throwable $previous = null)
    {
        parent::__construct("$operationId: $message", 0, $previous);
    }
}
