<?php

declare(strict_types=1);

namespace MessagingPlatform\Exception;

/** A success whose body is not JSON: a program between client and server responded. */
final class InvalidAnswerException extends ApiException
{
}
