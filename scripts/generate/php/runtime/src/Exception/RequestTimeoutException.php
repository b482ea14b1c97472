<?php

declare(strict_types=1);

namespace MessagingPlatform\Exception;

/** 408: the server stopped waiting for the request. */
final class RequestTimeoutException extends ApiException
{
}
