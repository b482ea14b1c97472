<?php

declare(strict_types=1);

namespace MessagingPlatform;

use MessagingPlatform\Exception\WebhookException;

/**
 * Signs and verifies webhooks according to Standard Webhooks. The body must be the text as it was received
 * (`file_get_contents('php://input')`): decoding it and encoding it again changes the signed bytes.
 */
final class Webhook
{
    private const PREFIX = 'whsec_';

    /**
     * Verifies a webhook and returns its body. `webhook-id` stays the same when a delivery is tried again: store it to
     * recognize repeated deliveries.
     *
     * @param array<string, mixed> $headers of `getallheaders()`, `$_SERVER` or a PSR-7 request
     * @param string $secret `whsec_` and Base64
     * @param int $tolerance seconds by which the time of the request may differ from now
     * @param int|null $now seconds since 1970, for tests
     * @return array<string, mixed>
     * @throws WebhookException if no signature is valid or the request is too old: respond with 401
     */
    public static function verify(
        string $body,
        array $headers,
        #[\SensitiveParameter] string $secret,
        int $tolerance = 300,
        ?int $now = null,
    ): array {
        $key = self::keyOf($secret);
        [$id, $timestamp, $signatures] = self::signedHeaders($headers);
        if ($id === '' || $timestamp === '' || $signatures === '') {
            throw new WebhookException('The headers webhook-id, webhook-timestamp and webhook-signature are required.');
        }
        if (preg_match('/^\d{1,12}$/D', $timestamp) !== 1) {
            throw new WebhookException('webhook-timestamp must be in seconds.');
        }
        if (abs(($now ?? time()) - (int) $timestamp) > $tolerance) {
            throw new WebhookException('webhook-timestamp is too far from now: this is an old request, or a clock is wrong.');
        }
        $expected = self::signature($id, $timestamp, $body, $key);
        foreach (explode(' ', $signatures) as $signature) {
            if (hash_equals($expected, $signature)) {
                return self::decode($body);
            }
        }
        throw new WebhookException('No signature is valid: the body was changed, or the secret belongs to another webhook.');
    }

    /** The value of `webhook-signature`; `$timestamp` is in seconds since 1970. */
    public static function sign(string $id, int $timestamp, string $body, #[\SensitiveParameter] string $secret): string
    {
        return self::signature($id, (string) $timestamp, $body, self::keyOf($secret));
    }

    /**
     * The body and headers of a webhook as the platform sends it, to test a receiver.
     *
     * @param array<string, mixed> $event
     * @return array{body: string, headers: array<string, string>}
     */
    public static function signTest(
        array $event,
        #[\SensitiveParameter] string $secret,
        ?string $id = null,
        ?int $now = null,
    ): array {
        $body = json_encode($event, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
        $id ??= RandomKey::create();
        $now ??= time();
        return [
            'body' => $body,
            'headers' => [
                'content-type' => 'application/json',
                'webhook-id' => $id,
                'webhook-timestamp' => (string) $now,
                'webhook-signature' => self::sign($id, $now, $body, $secret),
            ],
        ];
    }

    private static function signature(string $id, string $timestamp, string $body, string $key): string
    {
        return 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
    }

    private static function keyOf(string $secret): string
    {
        $text = str_starts_with($secret, self::PREFIX) ? substr($secret, strlen(self::PREFIX)) : $secret;
        $key = base64_decode($text, true);
        if ($key === false || $key === '') {
            throw new \ValueError('The secret of a webhook must be whsec_ and Base64.');
        }
        return $key;
    }

    /**
     * @param array<string, mixed> $headers
     * @return array{string, string, string}
     */
    private static function signedHeaders(array $headers): array
    {
        $found = [];
        foreach ($headers as $name => $value) {
            $name = str_replace('_', '-', strtolower($name));
            $name = str_starts_with($name, 'http-') ? substr($name, 5) : $name;
            $values = array_filter(is_array($value) ? $value : [$value], 'is_string');
            $found[$name] = implode(' ', $values);
        }
        return [$found['webhook-id'] ?? '', $found['webhook-timestamp'] ?? '', $found['webhook-signature'] ?? ''];
    }

    /** @return array<string, mixed> */
    private static function decode(string $body): array
    {
        $event = json_decode($body, true);
        if (!is_array($event)) {
            throw new WebhookException('The signature is valid, but the body is not a JSON object.');
        }
        /** @var array<string, mixed> $event */
        return $event;
    }
}
