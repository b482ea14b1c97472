// What the clocks of a time zone of the IANA database show.

const kept = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = kept.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  kept.set(zone, format)
  return format
}

/** Milliseconds by the clocks of a zone, as if they were of UTC. */
export function localTime(zone: string, time: number): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const of = (type: keyof Intl.DateTimeFormatPartTypesRegistry) => parts.get(type) ?? 0
  const seconds = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return seconds + (((time % 1000) + 1000) % 1000)
}

/** The time at which the clocks of a zone show this; of a time that they leap over, the one after the leap. */
export function timeAt(zone: string, local: number): number {
  const guess = local - (localTime(zone, local) - local)
  const shown = localTime(zone, guess)
  return shown === local ? guess : guess + (local - shown)
}
