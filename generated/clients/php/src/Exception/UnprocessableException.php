<?php

declare(strict_types=1);

namespace MessagingPlatform\Exception;

/** 422: a parameter or a value of the body is wrong; `errors` names its path. */
final class UnprocessableException extends ApiException
{
}
