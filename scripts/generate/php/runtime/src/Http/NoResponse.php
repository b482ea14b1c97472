<?php

declare(strict_types=1);

namespace MessagingPlatform\Http;

/** A transport got no complete response. */
final class NoResponse extends \RuntimeException
{
    public function __construct(string $message, public readonly bool $isTimeout = false, ?\Throwable $previous = null)
    {
        parent::__construct($message, 0, $previous);
    }
}
