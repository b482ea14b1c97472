<?php

declare(strict_types=1);

namespace MessagingPlatform\Exception;

/** 413: the body is too large; split it. */
final class PayloadTooLargeException extends ApiException
{
}
