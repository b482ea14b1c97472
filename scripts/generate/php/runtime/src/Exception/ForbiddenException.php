<?php

declare(strict_types=1);

namespace MessagingPlatform\Exception;

/** 403: the key is valid, but lacks the right. */
final class ForbiddenException extends ApiException
{
}
