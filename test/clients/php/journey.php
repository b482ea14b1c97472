<?php

// Sends, waits, pages, retries, splits and fails, against the platform.

declare(strict_types=1);

use MessagingPlatform\{CallOptions, MarketingClient, RegisteredClient, SandboxClient, Times, TransactionalClient};

require __DIR__ . '/setup.php';

$waits = [];
$sleep = static function (float $seconds) use (&$waits): void {
    $waits[] = $seconds;
};
$marketing = client(MarketingClient::class, sleep: $sleep, strict: true);
$transactional = client(TransactionalClient::class, strict: true);
$sandbox = client(SandboxClient::class);
$found = ['transport' => basename(str_replace('\\', '/', $marketing->__debugInfo()['transport']))];

$sender = $marketing->createEmailSender(['name' => 'Olá', 'email' => 'shop@example.com']);
$email = ['senderId' => (string) $sender['sender_id'], 'to' => 'ana@example.com', 'subject' => 'Olá/1', 'textBody' => 'Hello'];
$transactional->sendEmail($email);
$message = $sandbox->waitForCapturedMessage(recipient: 'ana@example.com', timeout: 20);
$found['subject'] = $message['subject'];
$found['source'] = str_contains($sandbox->getCapturedSource($message['captured_id']), 'To: ana@example.com');

$list = $marketing->createList(['internal_name' => 'Readers'])['list_id'];
foreach (range(1, 7) as $n) {
    $marketing->createContact($list, ['base' => ['email' => "reader$n@example.com"]]);
}
$emails = [];
foreach ($marketing->iterateContacts($list, limit: 3) as $index => $contact) {
    $emails[$index] = $contact['base']['email'];
}
$found['contacts'] = count(array_unique($emails));
$found['pages'] = array_map(
    static fn (array $page): int => count($page['items']),
    iterator_to_array($marketing->iterateContacts($list, limit: 3)->pages(), false),
);
$found['max'] = count($marketing->iterateContacts($list, limit: 3, max: 4)->toArray());
$found['filtered'] = $marketing->listContacts($list, email: 'reader3@example.com', email_status: null)['total_items'];

// The first request does nothing; the second takes effect, but its response is lost.
$sandbox->createFault(['type' => 'status', 'operation_id' => 'createList', 'status' => 503, 'retry_after' => 2]);
$marketing->createList(['internal_name' => 'After a fault']);
$sandbox->createFault(['type' => 'lost_answer', 'operation_id' => 'createList']);
$marketing->createList(['internal_name' => 'Once']);
// cURL repeats a lost request itself if it has sent it on a kept connection.
$found['waits'] = [$waits[0], array_filter(array_slice($waits, 1), static fn (float $wait): bool => $wait < 0.25 || $wait > 0.5)];
$found['lists'] = $marketing->listLists()['total_items'];

$own = new CallOptions(idempotencyKey: 'order-1');
$found['same'] = $marketing->createTag(['name' => 'VIP'], options: $own) === $marketing->createTag(['name' => 'VIP'], options: $own);
$reused = thrown(static fn () => $marketing->createTag(['name' => 'Other'], options: $own));
$found['reused'] = $reused::class;

$missing = thrown(static fn () => $marketing->getList(999));
$found['missing'] = [$missing::class, $missing->getCode(), $missing->operationId, preg_match('/^\S+-\w+$/', $missing->requestId)];
$invalid = thrown(static fn () => $marketing->createList(['internal_name' => 'a', 'surprise' => 1]));
$found['invalid'] = [$invalid::class, $invalid->reason];
$deleted = $marketing->deleteList($list);
$found['deleted'] = $deleted;

$import = $marketing->createList(['internal_name' => 'Import'])['list_id'];
$contacts = (static function (): Generator {
    foreach (range(1, 5) as $n) {
        yield ['base' => ['email' => "import$n@example.com"]];
    }
})();
$result = $marketing->importContactsInParts($import, $contacts, ['mode' => 'add', 'compare_field' => 'email'], size: 2);
$found['parts'] = array_map(static fn ($part): array => [$part->from, count($part->items), $part->status], $result->parts);
$found['ok'] = [$result->ok, $result->done, $result->remaining()];

$stranger = client(MarketingClient::class, key: 'unknown-key-1234');
$found['stranger'] = thrown(static fn () => $stranger->listLists())::class;
$found['ping'] = client(RegisteredClient::class)->ping();
$found['clock'] = Times::parse($sandbox->getClock()['now'])->getTimestamp() > 0;
report($found);
