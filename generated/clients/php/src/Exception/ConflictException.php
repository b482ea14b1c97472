<?php

declare(strict_types=1);

namespace MessagingPlatform\Exception;

/** 409: the request conflicts with stored data; `reason` names the conflict. */
final class ConflictException extends ApiException
{
}
