<?php

declare(strict_types=1);

namespace MessagingPlatform\Exception;

/** 429: wait `retryAfter` seconds. */
final class RateLimitException extends ApiException
{
}
