<?php

declare(strict_types=1);

namespace MessagingPlatform\Exception;

/** Every exception of a call: an ApiException if the server responded, otherwise a ConnectionException. */
interface MessagingException extends \Throwable
{
}
