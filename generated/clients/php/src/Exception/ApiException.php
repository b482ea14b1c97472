<?php

declare(strict_types=1);

namespace MessagingPlatform\Exception;

/** The server responded, but not with a success. `getCode()` is the HTTP status. No text contains the API key. */
class ApiException extends \RuntimeException implements MessagingException
{
    /** Exceptions with a status of their own. */
    private const BY_STATUS = [
        400 => BadRequestException::class,
        401 => UnauthorizedException::class,
        403 => ForbiddenException::class,
        404 => NotFoundException::class,
        408 => RequestTimeoutException::class,
        409 => ConflictException::class,
        413 => PayloadTooLargeException::class,
        422 => UnprocessableException::class,
        429 => RateLimitException::class,
    ];

    /** Refusals whose status differs between the APIs; their reason identifies them. */
    private const BY_REASON = [
        'idempotency_key_reused' => IdempotencyKeyReusedException::class,
        'idempotency_in_progress' => RequestInProgressException::class,
        'idempotency_answer_lost' => AnswerLostException::class,
    ];

    /** The first key of `errors`: the path of the wrong value (`body.base.email`), or the reason of a conflict (`cname_exists`). */
    public readonly ?string $reason;

    /**
     * @param string $operationId the operation, such as `createList`
     * @param int $status the HTTP status
     * @param string $title short name of the status
     * @param string $detail what is wrong and what to change
     * @param array<string, mixed> $errors each key is a path in the request or the reason of a conflict
     * @param string|null $requestId id of the request in the log of the server; null without a response of the server
     * @param array<string, string> $headers of the response, with names in lower case
     * @param float|null $retryAfter seconds that the server asks you to wait
     */
    final public function __construct(
        public readonly string $operationId,
        public readonly int $status,
        public readonly string $title,
        public readonly string $detail,
        public readonly array $errors = [],
        public readonly ?string $requestId = null,
        public readonly array $headers = [],
        public readonly ?float $retryAfter = null,
    ) {
        $this->reason = array_key_first($errors);
        $request = $requestId === null ? '' : " (request $requestId)";
        parent::__construct("$operationId: $status $title: $detail$request", $status);
    }

    /**
     * The exception for an error response.
     *
     * @param array<string, mixed> $errors
     * @param array<string, string> $headers
     */
    public static function create(
        string $operationId,
        int $status,
        string $title,
        string $detail,
        array $errors,
        array $headers,
        ?float $retryAfter,
    ): self {
        $class = self::BY_STATUS[$status] ?? ($status >= 500 ? ServerException::class : self::class);
        foreach ($status < 500 ? array_keys($errors) : [] as $reason) {
            $class = self::BY_REASON[$reason] ?? $class;
        }
        $requestId = $headers['x-request-id'] ?? null;
        return new $class($operationId, $status, $title, $detail, $errors, $requestId, $headers, $retryAfter);
    }
}
