<?php

declare(strict_types=1);

namespace MessagingPlatform\Exception;

/** 400: the body is not the JSON that the operation takes. */
final class BadRequestException extends ApiException
{
}
