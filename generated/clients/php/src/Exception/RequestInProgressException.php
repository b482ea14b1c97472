<?php

declare(strict_types=1);

namespace MessagingPlatform\Exception;

/** The server is still working on a request with this idempotency key. */
final class RequestInProgressException extends ApiException
{
}
