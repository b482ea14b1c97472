<?php

declare(strict_types=1);

namespace MessagingPlatform\Exception;

/** The request doesn't come from the owner of the secret, or is too old. Respond with 401. */
final class WebhookException extends \RuntimeException
{
}
