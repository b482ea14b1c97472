<?php

declare(strict_types=1);

namespace MessagingPlatform\Http;

/** Sends requests with ext-curl, which keeps its connection between calls. */
final class CurlTransport implements Transport
{
    private ?\CurlHandle $handle = null;

    public function __construct(private readonly ?string $caFile = null)
    {
    }

    public function send(Request $request): Response
    {
        $handle = $this->handle ??= curl_init() ?: throw new NoResponse('cURL cannot start.');
        $lines = [];
        curl_reset($handle);
        $options = [
            CURLOPT_URL => $request->url,
            CURLOPT_CUSTOMREQUEST => $request->method,
            // Without `Expect`, cURL does not wait for 100 before it sends a large body.
            CURLOPT_HTTPHEADER => [...$request->headerLines(), 'Expect:'],
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_TIMEOUT_MS => is_finite($request->timeout) ? max(1, (int) ($request->timeout * 1000)) : 0,
            CURLOPT_NOSIGNAL => true,
            // On a kept connection that breaks, cURL sends the request again, which must not take effect twice.
            CURLOPT_FRESH_CONNECT => !$request->isRepeatable(),
            CURLOPT_HEADERFUNCTION => static function ($_handle, string $line) use (&$lines): int {
                $lines[] = $line;
                return strlen($line);
            },
        ];
        if ($request->body !== '') {
            $options[CURLOPT_POSTFIELDS] = $request->body;
        }
        if ($this->caFile !== null) {
            $options[CURLOPT_CAINFO] = $this->caFile;
        }
        curl_setopt_array($handle, $options);
        $body = curl_exec($handle);
        if (!is_string($body)) {
            throw new NoResponse(curl_error($handle), curl_errno($handle) === CURLE_OPERATION_TIMEDOUT);
        }
        [$status, $headers] = Response::parseHead($lines);
        return new Response($status, $headers, $body);
    }
}
