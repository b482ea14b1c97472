<?php

declare(strict_types=1);

namespace MessagingPlatform\Exception;

/** The idempotency key was used for another request: use a new one. */
final class IdempotencyKeyReusedException extends ApiException
{
}
