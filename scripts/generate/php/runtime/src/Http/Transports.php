<?php

declare(strict_types=1);

namespace MessagingPlatform\Http;

use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestFactoryInterface;
use Psr\Http\Message\StreamFactoryInterface;

/** Finds what sends the requests: your PSR-18 client, an installed one, ext-curl, or the streams of PHP. */
final class Transports
{
    /** @var list<string> PSR-17 factories that create requests and streams */
    private const FACTORIES = [
        'Http\Discovery\Psr17Factory',
        'GuzzleHttp\Psr7\HttpFactory',
        'Nyholm\Psr7\Factory\Psr17Factory',
    ];

    public static function find(ClientInterface|Transport|null $client, ?string $caFile): Transport
    {
        if ($client instanceof Transport) {
            return $client;
        }
        if ($client !== null) {
            return self::wrap($client, $client, $caFile)
                ?? throw new \LogicException('Your PSR-18 client needs a PSR-17 factory: run composer require nyholm/psr7.');
        }
        return self::discover($caFile)
            ?? (extension_loaded('curl') ? new CurlTransport($caFile) : new StreamTransport($caFile));
    }

    /** @param ClientInterface|\Closure(float): ClientInterface $client */
    private static function wrap(ClientInterface|\Closure $client, ?object $factory, ?string $caFile): ?PsrTransport
    {
        $factories = $factory === null ? [] : [$factory];
        foreach (array_filter(self::FACTORIES, 'class_exists') as $class) {
            $factories[] = new $class();
        }
        foreach ($factories as $factory) {
            if ($factory instanceof RequestFactoryInterface && $factory instanceof StreamFactoryInterface) {
                return new PsrTransport($client, $factory, $factory, $caFile);
            }
        }
        return null;
    }

    private static function discover(?string $caFile): ?PsrTransport
    {
        if (!interface_exists(ClientInterface::class)) {
            return null;
        }
        if (class_exists('Http\Discovery\Psr18ClientDiscovery')) {
            try {
                $client = \Http\Discovery\Psr18ClientDiscovery::find();
                return self::wrap($client, $client, $caFile);
            } catch (\Http\Discovery\Exception\NotFoundException) {
                return null;
            }
        }
        if (class_exists('GuzzleHttp\Client') && is_subclass_of('GuzzleHttp\Client', ClientInterface::class)) {
            return self::wrap(new \GuzzleHttp\Client(), null, $caFile);
        }
        if (class_exists('Symfony\Component\HttpClient\HttpClient')) {
            $options = ['max_redirects' => 0] + ($caFile === null ? [] : ['cafile' => $caFile]);
            $http = \Symfony\Component\HttpClient\HttpClient::create($options);
            // Before version 6.2, its PSR-18 client takes no options.
            $make = static fn (float $timeout): ClientInterface =>
                new \Symfony\Component\HttpClient\Psr18Client($http->withOptions(['max_duration' => $timeout]));
            return self::wrap($make, null, $caFile);
        }
        return null;
    }
}
