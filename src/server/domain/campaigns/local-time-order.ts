// The order to send at an hour of the recipients' own clocks, checked.
import { zoneNamed } from '../../lib/zones.ts'
import { zoneOfCountry } from '../../lib/zones-of-places.ts'
import type { Db } from '../../store/store.ts'
import { countryOf } from '../accounts/country.ts'
import { fieldsOfList } from '../audience/fields.ts'
import { invalid } from '../errors.ts'
import type { LimitHour } from './runs/limit-hour.ts'
import { type IfPassed, type LocalTime, lastTime } from './runs/local-time.ts'

/** How the zone of each recipient is found, and what zones get in which the hour has passed. */
export interface LocalTimeOrder {
  /** The id of an extra field with the time zone of a contact. */
  timeZoneField?: string | undefined
  /** The zone of contacts without a known one; by default, that of the country of the account. */
  timeZone?: string | undefined
  ifPassed?: IfPassed | undefined
}

interface TimedOrder {
  localTime?: LocalTimeOrder | undefined
  /** Milliseconds. */
  scheduleDate?: number | undefined
  limitHour?: LimitHour | undefined
}

/** Throws `invalid` for a name that is not in the IANA database. */
function requireZone(name: string, place: string): string {
  const zone = zoneNamed(name)
  if (zone === null) throw invalid(place, `is not a time zone of the IANA database, such as Europe/Lisbon: ${name}`)
  return zone
}

async function requireField(tx: Db, account: number, list: number, id: string): Promise<string> {
  const field = (await fieldsOfList(tx, account, list)).get(id)
  if (field?.type === 'extra' && field.format === 'text') return id
  throw invalid('localTime.timeZoneField', `is not an extra field of format text of list ${list}: ${id}`)
}

const zoneOfAccount = async (tx: Db, account: number): Promise<string> =>
  zoneOfCountry((await countryOf(tx, account)) ?? '') ?? 'UTC'

/** The local time of an order; undefined when it names none. Throws `invalid` for what cannot be kept. */
export async function readLocalTime(
  tx: Db,
  { account, list, now }: { account: number; list: number; now: number },
  { localTime: order, scheduleDate: at, limitHour }: TimedOrder,
): Promise<LocalTime | undefined> {
  if (!order) return undefined
  if (at === undefined) throw invalid('scheduleDate', 'is required with local_time')
  if (lastTime(at) < now) throw invalid('scheduleDate', 'has passed in every time zone')
  if (limitHour) throw invalid('limitHour', 'cannot be used with local_time: its hours are in UTC')
  const { timeZoneField, timeZone, ifPassed = 'next_day' } = order
  return {
    at,
    ...(timeZoneField !== undefined && { field: await requireField(tx, account, list, timeZoneField) }),
    zone: timeZone === undefined ? await zoneOfAccount(tx, account) : requireZone(timeZone, 'localTime.timeZone'),
    if_passed: ifPassed,
  }
}
