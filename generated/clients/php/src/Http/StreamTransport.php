<?php

declare(strict_types=1);

namespace MessagingPlatform\Http;

/** Sends requests with the HTTP streams of PHP, on a new connection each. It needs `allow_url_fopen`. */
final class StreamTransport implements Transport
{
    private const CHUNK = 65536;
    /** Seconds, as PHP cannot count to infinity. */
    private const FOREVER = 1e9;

    public function __construct(private readonly ?string $caFile = null)
    {
    }

    public function send(Request $request): Response
    {
        $end = microtime(true) + $request->timeout;
        [$stream, $status, $headers] = $this->open($request);
        $body = '';
        while (!feof($stream)) {
            $left = min($end - microtime(true), self::FOREVER);
            $chunk = $left > 0 && stream_set_timeout($stream, (int) $left, (int) (fmod($left, 1) * 1e6))
                ? fread($stream, self::CHUNK)
                : false;
            if ($left <= 0 || stream_get_meta_data($stream)['timed_out']) {
                throw new NoResponse("no response after $request->timeout s", true);
            }
            if ($chunk === false) {
                throw new NoResponse('the response is incomplete');
            }
            $body .= $chunk;
        }
        fclose($stream);
        if (isset($headers['content-length']) && strlen($body) !== (int) $headers['content-length']) {
            throw new NoResponse('the response is incomplete');
        }
        return new Response($status, $headers, $body);
    }

    /**
     * Sends the request and reads the head of the response.
     *
     * @return array{resource, int, array<string, string>}
     */
    public function open(Request $request): array
    {
        if (!filter_var(ini_get('allow_url_fopen'), FILTER_VALIDATE_BOOL)) {
            throw new NoResponse('PHP cannot send requests: install ext-curl or guzzlehttp/guzzle, or set allow_url_fopen=1.');
        }
        $http = [
            'method' => $request->method,
            'header' => implode("\r\n", [...$request->headerLines(), 'Connection: close']),
            'content' => $request->body,
            'timeout' => min($request->timeout, self::FOREVER),
            'protocol_version' => 1.1,
            'ignore_errors' => true,
            'follow_location' => 0,
            'max_redirects' => 1,
        ];
        $ssl = $this->caFile === null ? [] : ['cafile' => $this->caFile];
        $start = microtime(true);
        // PHP explains a failure in several warnings, and begins each with the function and the URL.
        $reasons = [];
        set_error_handler(static function (int $_level, string $message) use (&$reasons): bool {
            $reasons[] = trim((string) preg_replace('/^fopen\(.*?\): (Failed to open stream: )?/s', '', $message));
            return true;
        });
        try {
            $stream = fopen($request->url, 'r', false, stream_context_create(['http' => $http, 'ssl' => $ssl]));
        } finally {
            restore_error_handler();
        }
        if ($stream === false) {
            $reason = (string) preg_replace('/\s+/', ' ', implode('; ', $reasons) ?: 'no connection');
            throw new NoResponse($reason, microtime(true) - $start >= $request->timeout);
        }
        /** @var list<string> $lines */
        $lines = stream_get_meta_data($stream)['wrapper_data'] ?? [];
        return [$stream, ...Response::parseHead($lines)];
    }
}
