<?php

declare(strict_types=1);

namespace MessagingPlatform;

use MessagingPlatform\Exception\ConnectionException;

/**
 * Server-sent events as they come. The loop ends when the server ends the stream; leaving it closes the connection. The client
 * does not connect again by itself: call the operation with `lastEventId` as `after`, and nothing is missed or repeated.
 *
 * @template Event
 * @implements \IteratorAggregate<int, Event>
 */
final class EventStream implements \IteratorAggregate
{
    /** Seconds without a byte after which the connection counts as broken; the platform sends a comment every 15. */
    private const SILENCE = 60;

    /** Id of the last event that the loop is done with; null before the server has said where the stream begins. */
    public ?string $lastEventId = null;

    /** @param resource $stream */
    public function __construct(private readonly string $operationId, private readonly mixed $stream)
    {
        stream_set_timeout($stream, self::SILENCE);
    }

    /** @return \Generator<int, Event> */
    public function getIterator(): \Generator
    {
        [$data, $id] = ['', $this->lastEventId];
        try {
            while (($line = fgets($this->stream)) !== false) {
                $line = rtrim($line, "\r\n");
                if (str_starts_with($line, 'data:')) {
                    $data .= substr($line, 5);
                } elseif (str_starts_with($line, 'id:')) {
                    $id = trim(substr($line, 3));
                } elseif ($line === '') {
                    [$event, $data] = [$data, ''];
                    if ($event !== '') {
                        yield json_decode($event, true, 512, JSON_THROW_ON_ERROR);
                    }
                    // Only now: a loop that ends with an event in hand gets it again.
                    $this->lastEventId = $id;
                }
            }
            if (stream_get_meta_data($this->stream)['timed_out']) {
                throw new ConnectionException($this->operationId, 'the stream was silent for ' . self::SILENCE . ' s');
            }
        } finally {
            fclose($this->stream);
        }
    }
}
