<?php

declare(strict_types=1);

namespace MessagingPlatform\Exception;

/** 404: this account does not have it. */
final class NotFoundException extends ApiException
{
}
