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

/** Milliseconds. No zone has two changes of its clocks within two days. */
const DAY_MS = 86_400_000

/**
 * The time at which the clocks of a zone show `local`, by RFC 5545 3.3.5: the first of two, and for a time that they leap
 * over the one by the clocks before the leap, which is as long after it.
 */
export function timeAt(zone: string, local: number): number {
  const by = (near: number) => local - (localTime(zone, near) - near)
  const [before, after] = [by(local - DAY_MS), by(local + DAY_MS)]
  const shows = (time: number) => localTime(zone, time) === local
  // Clocks that are put back show a time first by the offset before.
  return !shows(before) && shows(after) ? after : before
}

/** Names that were looked up, with the zone of each; null for a text that names none. */
const names = new Map<string, string | null>()
const MAX_NAMES = 2_000
/** Longer texts name no zone. */
const MAX_NAME = 64

/** Names that the engine still writes as they were. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

function lookUp(name: string): string | null {
  try {
    const zone = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
    return RENAMED[zone] ?? zone
  } catch {
    return null
  }
}

/**
 * The zone that a text names, in one spelling: a name of the IANA database in any case, one of its links, or an offset as
 * +05:45. Null for any other text.
 */
export function zoneNamed(text: string): string | null {
  const name = text.trim()
  if (name === '' || name.length > MAX_NAME) return null
  const known = names.get(name)
  if (known !== undefined) return known
  // The texts are those of contacts.
  if (names.size >= MAX_NAMES) names.clear()
  const zone = lookUp(name)
  names.set(name, zone)
  return zone
}
