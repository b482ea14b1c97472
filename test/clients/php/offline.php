<?php

// What needs no server: times, signatures, splitting, pages of a list that changes during the loop.

declare(strict_types=1);

use MessagingPlatform\{BulkSplit, MarketingClient, Times, Webhook};
use MessagingPlatform\Http\{Request, Response, Transport};

require __DIR__ . '/setup.php';

/** Lists of a fake server; those without a total are senders. */
final class Lists implements Transport
{
    /** @param list<int> $ids */
    public function __construct(public array $ids)
    {
    }

    public function send(Request $request): Response
    {
        parse_str((string) parse_url($request->url, PHP_URL_QUERY), $query);
        if ($request->method === 'DELETE') {
            $id = (int) basename((string) parse_url($request->url, PHP_URL_PATH));
            $this->ids = array_values(array_diff($this->ids, [$id]));
            return new Response(204, [], '');
        }
        $isSender = str_contains($request->url, '/senders/');
        $ids = array_slice($this->ids, (int) $query['offset'], (int) $query['limit']);
        $items = array_map(static fn (int $id): array => [$isSender ? 'sender_id' : 'list_id' => $id], $ids);
        $total = $isSender ? [] : ['total_items' => count($this->ids)];
        return new Response(200, [], json_encode($total + ['items' => $items], JSON_THROW_ON_ERROR));
    }
}

$found = [];
$time = static fn (string $text): string => Times::parse($text)->format('Y-m-d H:i:s.v e');
$found['times'] = array_map($time, ['2026-03-02 09:15:00', '2026-03-02', '2026-03-02T09:15:00.250+02:00', '2026-03-02T09:15:00Z']);
$found['wrong'] = array_map(
    static fn (string $text): string => thrown(static fn () => Times::parse($text))::class,
    ['2026-02-31', '2026-03-02 25:00:00', 'today', "2026-03-02\n", '2026-03-02 09:15'],
);
$found['format'] = [Times::format(new DateTime('2026-03-02T00:15:00+02:00')), Times::formatDate(new DateTime('2026-03-02T00:15:00+02:00'))];

$secret = 'whsec_' . base64_encode('a secret of a webhook');
['body' => $body, 'headers' => $headers] = Webhook::signTest(['name' => 'Olá'], $secret, 'msg-1', 1_700_000_000);
$found['signed'] = [$body, $headers];
$verify = static fn (string $text, array $with, int $at): mixed => Webhook::verify($text, $with, $secret, now: $at);
$server = ['HTTP_WEBHOOK_ID' => 'msg-1', 'HTTP_WEBHOOK_TIMESTAMP' => '1700000000', 'REQUEST_TIME' => 1];
$server['HTTP_WEBHOOK_SIGNATURE'] = 'v1,b3RoZXI= ' . $headers['webhook-signature'];
$psr = array_map(static fn (string $value): array => [$value], array_change_key_case($headers, CASE_UPPER));
$found['verified'] = [$verify($body, $headers, 1_700_000_300), $verify($body, $server, 1_700_000_000), $verify($body, $psr, 1_700_000_000)];
$found['refused'] = array_map(static fn (Closure $call): string => thrown($call)->getMessage(), [
    static fn () => $verify("$body ", $headers, 1_700_000_000),
    static fn () => $verify($body, $headers, 1_700_000_301),
    static fn () => $verify($body, [], 1_700_000_000),
    static fn () => $verify($body, ['webhook-timestamp' => '1e9'] + $headers, 1_700_000_000),
    static fn () => Webhook::verify($body, $headers, 'whsec_'),
]);

foreach (['Lists' => 'list_id', 'EmailSenders' => 'sender_id'] as $name => $id) {
    $server = new Lists(range(1, 25));
    $client = client(MarketingClient::class, key: 'any', httpClient: $server);
    $seen = [];
    foreach ($client->{"iterate$name"}(limit: 4) as $item) {
        $seen[] = $item[$id];
        $name === 'Lists' ? $client->deleteList($item[$id]) : $client->deleteEmailSender($item[$id]);
    }
    sort($seen);
    $found["deleted $name"] = [$seen === range(1, 25), $server->ids];
}

$sizes = static fn (int $min, ?int $max, int $count, ?int $size = null): array =>
    array_map('count', (new BulkSplit($min, $max))->split(range(1, $count), $size, 2));
$found['split'] = [$sizes(1, 2, 5), $sizes(2, 100, 5, 2), $sizes(2, 3, 4), $sizes(1, null, 3)];
$large = array_fill(0, 5, str_repeat('é', 3_000_000));
$found['by size'] = array_map('count', (new BulkSplit(1, null))->split($large, null, 2));
$found['size'] = thrown(static fn () => $sizes(2, 100, 5, 101))->getMessage();
report($found);
