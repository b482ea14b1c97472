<?php

// What every program of the tests needs: the package, and clients whose requests are sent as TRANSPORT says.

declare(strict_types=1);

use MessagingPlatform\ApiClient;
use MessagingPlatform\Http\{CurlTransport, StreamTransport};

error_reporting(E_ALL);
set_error_handler(static function (int $level, string $message, string $file, int $line): bool {
    // A call with @ has an error level without these.
    if ((error_reporting() & $level) === 0) {
        return false;
    }
    throw new ErrorException("$message in $file:$line", 0, $level, $file, $line);
});

require __DIR__ . '/../../../generated/clients/php/autoload.php';

$transport = getenv('TRANSPORT') ?: '';
$folders = ['guzzle' => ['GuzzleHttp'], 'symfony' => ['Psr/Http/Client', 'Symfony/Component/HttpClient', 'Nyholm/Psr7']];
foreach ($folders[$transport] ?? [] as $folder) {
    // Those of Debian are made for older versions of PHP.
    @require "/usr/share/php/$folder/autoload.php";
}
$ownTransport = ['streams' => StreamTransport::class, 'curl' => CurlTransport::class][$transport] ?? null;

/**
 * @template T of ApiClient
 * @param class-string<T> $class
 * @return T
 */
function client(string $class, mixed ...$more): ApiClient
{
    global $ownTransport;
    $settings = ['key' => getenv('APIKEY'), 'baseUrl' => getenv('PLATFORM'), 'sleep' => static function (float $seconds): void {
    }];
    return new $class(...$more + $settings + ['httpClient' => $ownTransport === null ? null : new $ownTransport()]);
}

/** What a call throws. */
function thrown(Closure $call): Throwable
{
    try {
        $call();
    } catch (Throwable $error) {
        return $error;
    }
    throw new LogicException('Nothing was thrown.');
}

/** @param array<string, mixed> $found */
function report(array $found): void
{
    echo json_encode($found, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE), "\n";
}
