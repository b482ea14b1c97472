<?php

declare(strict_types=1);

namespace MessagingPlatform\Exception;

/** 401: the key is missing, unknown or revoked. */
final class UnauthorizedException extends ApiException
{
}
