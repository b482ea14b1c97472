<?php

// Calls a server whose responses the test decides: each step is a path.

declare(strict_types=1);

use MessagingPlatform\{CallOptions, MarketingClient, SandboxClient, TransactionalClient};

require __DIR__ . '/setup.php';

$found = [];
$marketing = client(MarketingClient::class, key: 'secret-key-1', headers: ['X-Shop' => 'one']);
$of = static fn (Throwable $error): array => [
    (new ReflectionClass($error))->getShortName(),
    $error->getMessage(),
    $error->reason ?? null,
];

$found['redirect'] = $of(thrown(static fn () => $marketing->getList(301)));
$found['page'] = $of(thrown(static fn () => $marketing->getList(200)));
$found['quoted'] = $of(thrown(static fn () => $marketing->getList(400)));
$found['cut'] = $of(thrown(static fn () => $marketing->getList(1, options: new CallOptions(retries: 1))));
$silent = static fn () => $marketing->getList(0, options: new CallOptions(timeout: 0.2, retries: 0));
$found['silent'] = $of(thrown($silent));
$found['limited'] = thrown(static fn () => $marketing->getList(429))->retryAfter;
// A PATCH has no key, so it must not be repeated after a lost response; a POST has one.
$found['patch'] = $of(thrown(static fn () => $marketing->updateList(502, ['internal_name' => 'a'])));
$found['post'] = $of(thrown(static fn () => $marketing->createContact(502, [])));
$marketing->listContacts(7, email: 'a+b&c@example.com', email_status: true, extra_field_id: ['3' => 'x y'], limit: 5);
$marketing->deleteList(7, new CallOptions(headers: ['apikey' => null, 'X-One' => '1']));
client(TransactionalClient::class, baseUrl: getenv('PLATFORM') . '/api/v2')->listGroups();
$found['empty'] = $of(thrown(static fn () => $marketing->getContact(7, '')));
$found['dots'] = $of(thrown(static fn () => $marketing->getContact(7, '..')));
$found['key'] = $of(thrown(static fn () => $marketing->getList(7, new CallOptions(idempotencyKey: 'a'))));
$found['debug'] = str_contains(print_r($marketing, true), 'secret-key-1');
$found['bulk'] = (static function () use ($marketing): array {
    $body = ['mode' => 'add', 'compare_field' => 'email'];
    $contacts = array_map(static fn (int $n): array => ['base' => ['email' => "c$n@example.com"]], range(1, 5));
    $result = $marketing->importContactsInParts(503, $contacts, $body, size: 2, options: new CallOptions(retries: 0));
    $again = $result->resume();
    $statuses = array_map(static fn ($part): string => $part->status, $result->parts);
    return [$statuses, $result->skipped, count($result->remaining()), $again->ok, $again->done];
})();
$events = [];
$stream = client(SandboxClient::class)->streamEvents(kind: 'message');
foreach ($stream as $event) {
    $events[] = [$event['kind'], $stream->lastEventId];
}
$found['events'] = [$events, $stream->lastEventId];
report($found);
