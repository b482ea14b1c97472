<?php

declare(strict_types=1);

namespace MessagingPlatform;

/** The times of the contract: `YYYY-MM-DD hh:mm:ss` in UTC, without a zone. `new DateTime($text)` reads them as local time. */
final class Times
{
    private const TIME = '/^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2})(\.\d{1,6})?\d*(Z|[+-]\d{2}:\d{2})?)?$/D';

    /**
     * The moment of a time in a response: `YYYY-MM-DD hh:mm:ss` in UTC, `YYYY-MM-DD` (00:00 UTC) or RFC 3339 with a zone.
     *
     * @throws \ValueError for other texts and for days that don't exist
     */
    public static function parse(string $text): \DateTimeImmutable
    {
        $isTime = preg_match(self::TIME, $text, $found) === 1;
        $isDay = $isTime && checkdate((int) substr($text, 5, 2), (int) substr($text, 8, 2), (int) substr($text, 0, 4));
        if ($isDay) {
            $parts = [$found[1], $found[2] ?? '00:00:00', ($found[3] ?? '') ?: '.0', ($found[4] ?? '') ?: '+00:00'];
            [$day, $time, $fraction, $zone] = $parts;
            $zone = $zone === 'Z' ? '+00:00' : $zone;
            $moment = \DateTimeImmutable::createFromFormat('Y-m-d H:i:s.uP', "$day $time$fraction$zone");
            $warnings = \DateTimeImmutable::getLastErrors();
            if ($moment !== false && ($warnings === false || $warnings['warning_count'] === 0)) {
                return $moment->setTimezone(new \DateTimeZone('UTC'));
            }
        }
        throw new \ValueError("\"$text\" is not a time. Use YYYY-MM-DD hh:mm:ss in UTC.");
    }

    /** Writes a moment for a request: `YYYY-MM-DD hh:mm:ss` in UTC. */
    public static function format(\DateTimeInterface $moment): string
    {
        return gmdate('Y-m-d H:i:s', $moment->getTimestamp());
    }

    /** Writes the day of a moment in UTC: `YYYY-MM-DD`. */
    public static function formatDate(\DateTimeInterface $moment): string
    {
        return gmdate('Y-m-d', $moment->getTimestamp());
    }
}
