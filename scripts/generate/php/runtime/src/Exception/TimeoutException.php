<?php

declare(strict_types=1);

namespace MessagingPlatform\Exception;

/** No response in time. */
final class TimeoutException extends ConnectionException
{
}
