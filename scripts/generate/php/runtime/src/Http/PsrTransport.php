<?php

declare(strict_types=1);

namespace MessagingPlatform\Http;

use Psr\Http\Client\ClientExceptionInterface;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestFactoryInterface;
use Psr\Http\Message\StreamFactoryInterface;

/** Sends requests with a PSR-18 client. Guzzle and Symfony get the timeout of each call; other clients have their own. */
final class PsrTransport implements Transport
{
    /** @param ClientInterface|\Closure(float): ClientInterface $client a client, or what makes one for a timeout */
    public function __construct(
        private readonly ClientInterface|\Closure $client,
        private readonly RequestFactoryInterface $requests,
        private readonly StreamFactoryInterface $streams,
        private readonly ?string $caFile = null,
    ) {
    }

    public function send(Request $request): Response
    {
        $message = $this->requests->createRequest($request->method, $request->url);
        foreach ($request->headers as $name => $value) {
            $message = $message->withHeader($name, $value);
        }
        if ($request->body !== '') {
            $message = $message->withBody($this->streams->createStream($request->body));
        }
        $start = microtime(true);
        try {
            $response = $this->sender(is_finite($request->timeout) ? $request->timeout : 0.0)($message);
            $headers = [];
            foreach ($response->getHeaders() as $name => $values) {
                $headers[strtolower((string) $name)] = implode(', ', $values);
            }
            return new Response($response->getStatusCode(), $headers, (string) $response->getBody());
        } catch (ClientExceptionInterface | \RuntimeException $error) {
            throw new NoResponse($error->getMessage(), microtime(true) - $start >= $request->timeout, $error);
        }
    }

    /**
     * @param float $timeout seconds; 0 for no limit
     * @return \Closure(\Psr\Http\Message\RequestInterface): \Psr\Http\Message\ResponseInterface
     */
    private function sender(float $timeout): \Closure
    {
        $client = $this->client instanceof \Closure ? ($this->client)($timeout) : $this->client;
        if ($client instanceof \GuzzleHttp\ClientInterface) {
            $options = ['timeout' => $timeout, 'http_errors' => false, 'allow_redirects' => false];
            $options += $this->caFile === null ? [] : ['verify' => $this->caFile];
            return static fn ($message) => $client->send($message, $options);
        }
        if ($client instanceof \Symfony\Component\HttpClient\Psr18Client && method_exists($client, 'withOptions')) {
            $options = ['max_duration' => $timeout, 'max_redirects' => 0];
            $options += $this->caFile === null ? [] : ['cafile' => $this->caFile];
            return $client->withOptions($options)->sendRequest(...);
        }
        return $client->sendRequest(...);
    }
}
