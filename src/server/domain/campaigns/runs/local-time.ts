// Sends at an hour of the recipients' own clocks. A run is planned when that hour comes to the first place on Earth; each
// recipient then stays in the zone that it had, and every zone waits for its own time.

import { timeAt, zoneNamed } from '../../../lib/zones.ts'
import { zoneOfNumber } from '../../../lib/zones-of-places.ts'
import type { AudiencePart } from '../../../store/campaigns/audience-pages.ts'
import type { ZoneSource } from '../../../store/campaigns/zone-sources.ts'
import { zoneSources } from '../../../store/campaigns/zone-sources.ts'
import type { Db } from '../../../store/store.ts'
import type { Recipients } from '../channels/recipients.ts'

/** What a zone gets in which the hour had passed when the send was ordered: the same hour of the next day, or no wait. */
export type IfPassed = 'next_day' | 'at_once'

/** The hour of a send, as its order says it; stored with the run. */
export interface LocalTime {
  /** What the clocks show, in milliseconds as if they were of UTC. */
  at: number
  /** The extra field with the time zone of a contact. */
  field?: string
  /** The zone of recipients without a known one. */
  zone: string
  if_passed: IfPassed
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How far the first clocks on Earth are ahead of UTC, and the last ones behind. */
const [FIRST, LAST] = [14 * HOUR_MS, 12 * HOUR_MS]

/** When the first clocks on Earth show the hour. */
export const firstTime = (at: number): number => at - FIRST

/** When the last clocks on Earth show the hour. */
export const lastTime = (at: number): number => at + LAST

/**
 * When a zone gets a run that was ordered at this time. By RFC 5545 3.3.5 an hour that is there twice is the first one, and
 * one that clocks leap over comes as long after the leap.
 */
export function timeInZone(zone: string, { at, if_passed }: LocalTime, ordered: number): number {
  for (let day = 0; ; day++) {
    const time = timeAt(zone, at + day * DAY_MS)
    if (time >= ordered) return time
    if (if_passed === 'at_once') return ordered
  }
}

/** The zone of a recipient: that of its field, else of its number, else that of the order. */
function zoneFor({ zone, cellphone, phone }: ZoneSource, local: Pick<LocalTime, 'zone'>): string {
  const named = zone === null ? null : zoneNamed(zone)
  const ofNumber = (number: string | null) => (number ? zoneOfNumber(number) : null)
  return named ?? ofNumber(cellphone) ?? ofNumber(phone) ?? local.zone
}

/** The part of reports that counts by time zone. */
export const ZONE_PART = 'time_zone'

/** Parts of a report, with the time zone by which the message was sent if there is one. */
export const inZone = (
  parts: Readonly<Record<string, string>>,
  zone: string | null,
): Readonly<Record<string, string>> => (zone === null ? parts : { ...parts, [ZONE_PART]: zone })

/** Recipients of a run who get it at the same time. */
export interface TimedPart extends AudiencePart {
  zone: string | null
  /** 0: at once. */
  notBefore: number
}

/** Chunks whose recipients wait in memory until their zone has a full one, at most. */
const MAX_WAITING = 100

interface Sorting {
  local: LocalTime
  /** When the run was ordered. */
  ordered: number
  recipients: Pick<Recipients, 'contactOf'>
  /** Recipients of a full part. */
  size: number
}

/** Sorts an audience into parts of one zone each. Within a zone, ids ascend as they do in the audience. */
export async function* inZones(
  tx: Db,
  parts: AsyncIterable<AudiencePart> | Iterable<AudiencePart>,
  { local, ordered, recipients, size }: Sorting,
): AsyncGenerator<TimedPart> {
  const waiting = new Map<string, number[]>()
  const takePart = (zone: string): TimedPart => {
    const ids = waiting.get(zone) ?? []
    const taken = ids.splice(0, size)
    if (ids.length === 0) waiting.delete(zone)
    return { ids: JSON.stringify(taken), size: taken.length, zone, notBefore: timeInZone(zone, local, ordered) }
  }
  for await (const { ids: text } of parts) {
    const ids = JSON.parse(text) as number[]
    for (const [zone, some] of await sorted(tx, ids, { local, recipients })) {
      const ids = waiting.get(zone)
      if (ids) ids.push(...some)
      else waiting.set(zone, some)
      if ((ids ?? some).length >= size) yield takePart(zone)
    }
    while (total(waiting) > MAX_WAITING * size) yield takePart(largest(waiting))
  }
  for (const zone of [...waiting.keys()].sort()) yield takePart(zone)
}

async function sorted(tx: Db, ids: readonly number[], { local, recipients }: Pick<Sorting, 'local' | 'recipients'>) {
  const contacts = new Map(ids.map((id) => [id, recipients.contactOf(id)]))
  const isDevice = contacts.values().some((contact) => contact === null)
  const asked = isDevice ? ids : [...new Set(contacts.values().map((contact) => contact as number))]
  const sources = await zoneSources(tx, asked, { field: local.field ?? null, isDevice })
  return Map.groupBy(ids, (id) => {
    const source = sources.get(contacts.get(id) ?? id)
    return source ? zoneFor(source, local) : local.zone
  })
}

const total = (waiting: ReadonlyMap<string, readonly number[]>): number =>
  waiting.values().reduce((sum, ids) => sum + ids.length, 0)

const largest = (waiting: ReadonlyMap<string, readonly number[]>): string =>
  [...waiting].reduce((most, one) => (one[1].length > most[1].length ? one : most))[0]
