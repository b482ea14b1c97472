<?php

declare(strict_types=1);

namespace MessagingPlatform\Exception;

/** The request took effect, but its response is lost. It was not done again: look up the result. */
final class AnswerLostException extends ApiException
{
}
