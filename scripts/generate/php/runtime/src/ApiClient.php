<?php

declare(strict_types=1);

namespace MessagingPlatform;

use MessagingPlatform\Exception\ApiException;
use MessagingPlatform\Exception\ConnectionException;
use MessagingPlatform\Exception\InvalidAnswerException;
use MessagingPlatform\Exception\MessagingException;
use MessagingPlatform\Exception\TimeoutException;
use MessagingPlatform\Http\NoResponse;
use MessagingPlatform\Http\Request;
use MessagingPlatform\Http\Response;
use MessagingPlatform\Http\StreamTransport;
use MessagingPlatform\Http\Transport;
use MessagingPlatform\Http\Transports;
use Psr\Http\Client\ClientInterface;

/**
 * What the clients of all APIs have in common: settings, retries, idempotency keys, errors.
 *
 * @phpstan-type Row array{
 *   method: string, path: string, produces?: string|null, open?: true, keyed?: true, timeout?: int, id?: string,
 *   list?: string|null, min?: int, max?: int|null
 * }
 */
abstract class ApiClient
{
    /** The URL of the API in its contract. */
    protected const SERVER = '';
    /** What begins every path, so that a URL may end with it. */
    protected const PREFIX = '';
    /**
     * What a call needs to know of each operation: `produces` is the media type of its response (JSON), `open` needs no key,
     * `keyed` takes an idempotency key, `id` identifies an item of its pages, `list` is the list of its body that can be
     * sent in parts.
     *
     * @var array<string, Row>
     */
    protected const OPERATIONS = [];

    private const TIMEOUT = 60.0;
    /** Seconds that the network may add to the time that the contract gives an operation. */
    private const TIMEOUT_MARGIN = 5.0;
    private const FLAGS = JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION;

    private readonly string $key;
    private readonly string $url;
    private readonly bool $strict;
    private readonly Transport $transport;
    private readonly Retries $policy;

    /**
     * @param string $key key of the account
     * @param string|null $baseUrl URL of the API or of the platform (`https://localhost:8443`), to which the client adds the
     *     path of the API
     * @param float|null $timeout seconds for each attempt (60, or more where the contract allows more); 0 for no limit
     * @param int $retries attempts after the first
     * @param float $maxWait longest wait before a retry in seconds; if the server asks for more, the call fails at once
     * @param bool|null $strict asks the server to refuse unknown fields instead of ignoring them (true if the variable APP_ENV is
     *     dev, local, test or testing)
     * @param array<string, string|null> $headers sent with every request
     * @param string|null $caFile certificates to trust, such as `.data/tls/cert.pem` of a development server
     * @param ClientInterface|Transport|null $httpClient sends the requests; by default an installed PSR-18 client, or PHP itself
     * @param (\Closure(float): void)|null $sleep replaces the wait before a retry, for tests
     */
    public function __construct(
        #[\SensitiveParameter] string $key,
        ?string $baseUrl = null,
        private readonly ?float $timeout = null,
        private readonly int $retries = 2,
        float $maxWait = 30.0,
        ?bool $strict = null,
        private readonly array $headers = [],
        private readonly ?string $caFile = null,
        ClientInterface|Transport|null $httpClient = null,
        ?\Closure $sleep = null,
    ) {
        if (preg_match('/^[\x21-\x7e]+$/D', $key) !== 1) {
            throw new \ValueError('key must be the key of an account: a text without spaces or line breaks.');
        }
        $this->key = $key;
        $this->url = self::urlOf(static::SERVER, $baseUrl ?? static::SERVER, static::PREFIX);
        $this->strict = $strict ?? in_array(getenv('APP_ENV'), ['dev', 'local', 'test', 'testing'], true);
        $this->transport = Transports::find($httpClient, $caFile);
        $this->policy = new Retries($maxWait, $sleep);
    }

    /** @return array<string, mixed> without the key */
    public function __debugInfo(): array
    {
        return ['url' => $this->url, 'transport' => $this->transport::class];
    }

    /**
     * Calls an operation and returns its decoded response.
     *
     * @param array<string, mixed> $path
     * @param array<string, mixed> $query
     * @param array<mixed>|null $body
     */
    protected function call(
        string $id,
        array $path = [],
        array $query = [],
        ?array $body = null,
        ?CallOptions $options = null,
    ): mixed {
        return $this->decode($id, $this->send($id, $path, $query, $body, $options ?? new CallOptions()));
    }

    /**
     * @param array<string, mixed> $path
     * @param array<string, mixed> $query
     * @return Pager<mixed, mixed>
     */
    protected function pager(string $id, array $path, array $query, ?int $max, ?CallOptions $options): Pager
    {
        $options ??= new CallOptions();
        $read = function (int $offset, int $limit) use ($id, $path, $query, $options): array {
            $response = $this->send($id, $path, compact('offset', 'limit') + $query, null, $options);
            return [$this->decode($id, $response), $response->headers];
        };
        $start = is_int($query['offset'] ?? null) ? $query['offset'] : 0;
        $size = is_int($query['limit'] ?? null) ? $query['limit'] : Pager::PAGE_SIZE;
        return new Pager($read, static::OPERATIONS[$id]['id'] ?? null, $start, $size, $max ?? PHP_INT_MAX);
    }

    /**
     * Sends items through an operation in parts that it accepts.
     *
     * @param array<string, mixed> $path
     * @param iterable<mixed> $items
     * @param array<mixed> $body what all parts have in common
     * @return BulkResult<mixed, mixed>
     */
    protected function inParts(
        string $id,
        array $path,
        iterable $items,
        array $body,
        ?int $size,
        ?CallOptions $options,
    ): BulkResult {
        $row = static::OPERATIONS[$id];
        $list = $row['list'] ?? null;
        $send = fn (array $part, CallOptions $own): mixed =>
            $this->call($id, $path, [], $list === null ? $part : [$list => $part] + $body, $own);
        $split = new BulkSplit($row['min'] ?? 1, $row['max'] ?? null);
        $parts = $split->split($items, $size, strlen(self::encode($body)));
        return BulkResult::start($send, $parts, $options ?? new CallOptions());
    }

    /**
     * Opens a stream of events. PSR-18 has no streams, so PHP's own are used whatever sends the other calls.
     *
     * @param array<string, mixed> $query
     * @return EventStream<mixed>
     */
    protected function stream(string $id, array $query, ?CallOptions $options): EventStream
    {
        $request = $this->request($id, [], $query, null, $options ?? new CallOptions());
        try {
            [$stream, $status, $headers] = (new StreamTransport($this->caFile))->open($request);
            if ($status === 200) {
                return new EventStream($id, $stream);
            }
            $body = stream_get_contents($stream) ?: '';
        } catch (NoResponse $error) {
            throw $this->connectionError($id, $error);
        }
        throw $this->apiError($id, new Response($status, $headers, $body));
    }

    /**
     * Sends a request until it succeeds, must not be repeated, or has used up its retries. All attempts carry the same
     * idempotency key.
     *
     * @param array<string, mixed> $path
     * @param array<string, mixed> $query
     * @param array<mixed>|null $body
     */
    private function send(string $id, array $path, array $query, ?array $body, CallOptions $options): Response
    {
        $request = $this->request($id, $path, $query, $body, $options);
        $retries = $options->retries ?? $this->retries;
        for ($attempt = 0; ; $attempt++) {
            try {
                $response = $this->transport->send($request);
                if ($response->status >= 200 && $response->status < 300) {
                    return $response;
                }
                $error = $this->apiError($id, $response);
            } catch (NoResponse $reason) {
                $error = $this->connectionError($id, $reason);
            }
            $wait = $attempt < $retries ? $this->policy->waitFor($error, $request->isRepeatable(), $attempt) : null;
            if ($wait === null) {
                throw $error;
            }
            $this->policy->sleep($wait);
        }
    }

    /**
     * @param array<string, mixed> $path
     * @param array<string, mixed> $query
     * @param array<mixed>|null $body
     */
    private function request(string $id, array $path, array $query, ?array $body, CallOptions $options): Request
    {
        $row = static::OPERATIONS[$id];
        $key = $options->idempotencyKey;
        if ($key !== null && !isset($row['keyed'])) {
            throw new \ValueError("$id takes no idempotencyKey.");
        }
        if ($key !== null && preg_match('/^[\x21-\x7e]{1,255}$/D', $key) !== 1) {
            throw new \ValueError('idempotencyKey must have 1 to 255 visible ASCII characters, without spaces.');
        }
        $headers = [
            'accept' => self::produces($id) ?? 'application/json',
            'apikey' => isset($row['open']) ? null : $this->key,
            'content-type' => $body === null ? null : 'application/json',
            'idempotency-key' => isset($row['keyed']) ? $key ?? RandomKey::create() : null,
            'prefer' => $this->strict ? 'handling=strict' : null,
            'user-agent' => 'messaging-platform-php PHP/' . PHP_VERSION,
        ];
        $more = array_change_key_case($this->headers);
        $own = array_change_key_case($options->headers);
        $sent = array_filter([...$headers, ...$more, ...$own], static fn (?string $value): bool => $value !== null);
        $known = max($this->timeout ?? self::TIMEOUT, isset($row['timeout']) ? $row['timeout'] + self::TIMEOUT_MARGIN : 0.0);
        $timeout = $options->timeout ?? $this->timeout ?? $known;
        $url = $this->url . self::fill($row['path'], $path) . self::queryOf($query);
        // An empty PHP array is a list for JSON; no operation takes an empty list.
        $text = $body === null ? '' : ($body === [] ? '{}' : self::encode($body));
        return new Request($row['method'], $url, $sent, $text, $timeout > 0 ? $timeout : INF);
    }

    private function decode(string $id, Response $response): mixed
    {
        $produces = self::produces($id);
        if ($produces === null || $response->status === 204) {
            return null;
        }
        if ($produces !== 'application/json') {
            return $response->body;
        }
        try {
            return json_decode($response->body, true, 512, JSON_THROW_ON_ERROR);
        } catch (\JsonException) {
            $detail = 'The body is not the JSON that the operation returns. Is baseUrl the URL of the API?';
            $requestId = $response->headers['x-request-id'] ?? null;
            throw new InvalidAnswerException($id, $response->status, 'Invalid answer', $detail, [], $requestId, []);
        }
    }

    /** The media type of a success; null for one without a body. */
    private static function produces(string $id): ?string
    {
        $row = static::OPERATIONS[$id];
        return array_key_exists('produces', $row) ? $row['produces'] : 'application/json';
    }

    private function apiError(string $id, Response $response): ApiException
    {
        $body = json_decode($this->redact($response->body), true);
        $text = static fn (string $name): ?string =>
            is_array($body) && is_string($body[$name] ?? null) ? $body[$name] : null;
        $errors = is_array($body) && is_array($body['errors'] ?? null) ? $body['errors'] : [];
        /** @var array<string, mixed> $errors */
        $detail = $text('detail') ?? ($response->status >= 300 && $response->status < 400
            ? 'The URL redirects elsewhere; the key was not sent there. Set baseUrl to the URL of the API.'
            : 'The response has no reason; a program between client and server may have created it.');
        $headers = array_map($this->redact(...), $response->headers);
        $wait = Retries::askedWait($headers);
        return ApiException::create($id, $response->status, $text('title') ?? 'Error', $detail, $errors, $headers, $wait);
    }

    private function connectionError(string $id, NoResponse $reason): ConnectionException
    {
        $text = $this->redact($reason->getMessage());
        $hint = str_contains($text, 'certificate') ? '. Trust a development server with caFile: <data folder>/tls/cert.pem' : '';
        $message = "no response from $this->url: $text$hint";
        return $reason->isTimeout
            ? new TimeoutException($id, $message, $reason)
            : new ConnectionException($id, $message, $reason);
    }

    /** A key has at least 8 characters; replacing a shorter text would change unrelated words. */
    private function redact(string $text): string
    {
        return strlen($this->key) < 8 ? $text : str_replace($this->key, '[key]', $text);
    }

    /** @param array<string, mixed> $values */
    private static function fill(string $path, array $values): string
    {
        foreach ($values as $name => $value) {
            $text = self::scalar($value);
            // An empty value or dots would turn the path into that of another operation.
            if (in_array($text, ['', '.', '..'], true)) {
                throw new \ValueError("$path: $name must not be empty, \".\" or \"..\".");
            }
            $path = str_replace('{' . $name . '}', rawurlencode($text), $path);
        }
        return $path;
    }

    /** @param array<string, mixed> $query */
    private static function queryOf(array $query): string
    {
        $pairs = [];
        foreach ($query as $name => $value) {
            foreach (is_array($value) ? $value : [null => $value] as $member => $one) {
                if ($one !== null) {
                    $full = is_array($value) ? $name . "[$member]" : $name;
                    $pairs[] = rawurlencode($full) . '=' . rawurlencode(self::scalar($one));
                }
            }
        }
        return $pairs === [] ? '' : '?' . implode('&', $pairs);
    }

    private static function scalar(mixed $value): string
    {
        return is_string($value) ? $value : self::encode($value);
    }

    private static function encode(mixed $value): string
    {
        return json_encode($value, self::FLAGS);
    }

    /** The URL of an API: `$baseUrl`, with the path of the contract if it has none. */
    private static function urlOf(string $server, string $baseUrl, string $prefix): string
    {
        $parts = parse_url($baseUrl);
        if (!isset($parts['scheme'], $parts['host']) || !in_array($parts['scheme'], ['http', 'https'], true)) {
            throw new \ValueError("baseUrl must be a URL like https://host/path, not \"$baseUrl\".");
        }
        if (array_intersect_key($parts, ['user' => 1, 'pass' => 1, 'query' => 1, 'fragment' => 1]) !== []) {
            throw new \ValueError('baseUrl must be a URL without user, password, query and fragment.');
        }
        $path = rtrim((string) parse_url($server, PHP_URL_PATH), '/');
        $url = rtrim($baseUrl, '/');
        if (in_array($parts['path'] ?? '', ['', '/'], true)) {
            return $url . $path;
        }
        return $prefix !== '' && str_ends_with($url, $prefix) ? substr($url, 0, -strlen($prefix)) : $url;
    }
}
