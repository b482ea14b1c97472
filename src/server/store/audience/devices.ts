// The devices of apps and sites.
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Times } from '../../lib/clock.ts'
import { insertMany } from '../bulk.ts'
import { type BulkRows, dialectOf } from '../dialect.ts'
import { dueIn } from '../due.ts'
import type { Channel, DeviceChannel, DeviceTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type DeviceRow = Selectable<DeviceTable>
export type NewDevice = Omit<Insertable<DeviceTable>, 'id'>

/** Whether the recipients of a channel are devices. */
export const isDeviceChannel = (channel: Channel): boolean => channel === 'push' || channel === 'web_push'

/** An app or a site of an account. */
export interface DeviceHome {
  account: number
  channel: DeviceChannel
  /** Its id. */
  app: string
}

/** Written as in the index, which holds the beginning of an address. */
const BEGINNING = sql<string>`substr(address, 1, 500)`
const beginningOf = (address: string): string => [...address.slice(0, 1000)].slice(0, 500).join('')

const ofHome = (db: Db, { account, channel, app }: DeviceHome) =>
  db
    .selectFrom('device')
    .selectAll()
    .where('account_id', '=', account)
    .where('channel', '=', channel)
    .where('app', '=', app)

export async function insertDevice(tx: Db, device: NewDevice): Promise<DeviceRow> {
  return tx.insertInto('device').values(device).returningAll().executeTakeFirstOrThrow()
}

/** The device with this address; in a transaction it is held for a change. */
export function findDevice(db: Db, home: DeviceHome, address: string): Promise<DeviceRow | undefined> {
  return dialectOf(db)
    .forUpdate(db, ofHome(db, home).where(BEGINNING, '=', beginningOf(address)).where('address', '=', address))
    .executeTakeFirst()
}

/** A browser of any account by its short name; goes through all devices. */
export function findBrowser(db: Db, address: string): Promise<DeviceRow | undefined> {
  return db
    .selectFrom('device')
    .selectAll()
    .where('channel', '=', 'web_push')
    .where('address', '=', address)
    .executeTakeFirst()
}

/** The devices with these addresses, in no particular order. */
export async function devicesAt(db: Db, home: DeviceHome, addresses: readonly string[]): Promise<DeviceRow[]> {
  if (addresses.length === 0) return []
  const query = ofHome(db, home).where(BEGINNING, 'in', addresses.map(beginningOf))
  return query.where(dialectOf(db).inValues('address', addresses)).execute()
}

/** As `devicesAt`, locked for a change until the end of the transaction. */
export async function holdDevicesAt(tx: Db, home: DeviceHome, addresses: readonly string[]): Promise<DeviceRow[]> {
  if (addresses.length === 0) return []
  const query = ofHome(tx, home).where(BEGINNING, 'in', addresses.map(beginningOf))
  return dialectOf(tx)
    .forUpdate(tx, query.where(dialectOf(tx).inValues('address', addresses)).orderBy('id'))
    .execute()
}

/** The devices with these row numbers, in no particular order; unknown numbers are left out. */
export async function devicesByIds(db: Db, ids: readonly number[]): Promise<DeviceRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('device').selectAll().where(dialectOf(db).inValues('id', ids)).execute()
}

/** The devices of these contacts, in the order in which they came; in a transaction they are held for a change. */
export async function devicesOfContacts(db: Db, contacts: readonly number[]): Promise<DeviceRow[]> {
  if (contacts.length === 0) return []
  const query = db
    .selectFrom('device')
    .selectAll()
    .where('contact_id', 'is not', null)
    .where(dialectOf(db).inValues('contact_id', contacts))
  return dialectOf(db).forUpdate(db, query.orderBy('id')).execute()
}

/** Gives the device to a contact, and writes down what it says of itself. */
export async function updateDevice(
  tx: Db,
  id: number,
  change: Partial<Pick<DeviceRow, 'contact_id' | 'system' | 'details' | 'seen'>>,
): Promise<void> {
  await tx.updateTable('device').set(change).where('id', '=', id).execute()
}

/** As `updateDevice`, for several devices. */
export async function updateDevices(
  tx: Db,
  ids: readonly number[],
  change: Partial<Pick<DeviceRow, 'contact_id' | 'system' | 'details' | 'seen'>>,
): Promise<void> {
  if (ids.length > 0) await tx.updateTable('device').set(change).where(dialectOf(tx).inValues('id', ids)).execute()
}

const columns = [
  ...(['account_id', 'contact_id', 'channel', 'app', 'address', 'system', 'details', 'seen', 'created'] as const),
] as const

export const insertDevices = (tx: Db, devices: BulkRows<'device'>): Promise<void> =>
  insertMany(tx, { table: 'device', columns }, devices)

export async function deleteDevices(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('device').where(dialectOf(tx).inValues('id', ids)).execute()
}

/** Deletes the device unless it reported itself after this row was read; returns whether it was there. */
export async function deleteUnseen(tx: Db, { id, seen }: DeviceRow): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('device')
    .where('id', '=', id)
    .where('seen', '=', seen)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Some devices of apps without a report for `past` milliseconds, by the time of their account; locks them. */
export async function unseenDevices(tx: Db, at: Times, past: number, limit: number): Promise<DeviceRow[]> {
  const found: DeviceRow[] = []
  for (const old of dueIn(tx, 'device', at, past)) {
    // As the index says.
    const ofApps = old.selectAll('device').where(sql<boolean>`device.channel = 'push'`)
    found.push(
      ...(await dialectOf(tx)
        .forClaim(tx, ofApps.limit(limit - found.length))
        .execute()),
    )
  }
  return found
}

/** Deletes the devices of an app or a site that belong to no contact. */
export async function deleteOwnerless(tx: Db, { account, channel, app }: DeviceHome): Promise<void> {
  const all = tx.deleteFrom('device').where('account_id', '=', account).where('channel', '=', channel)
  await all.where('app', '=', app).where('contact_id', 'is', null).execute()
}

/** Deletes the devices of these contacts. */
export async function deleteDevicesOf(tx: Db, contacts: readonly number[]): Promise<void> {
  if (contacts.length === 0) return
  const theirs = tx.deleteFrom('device').where('contact_id', 'is not', null)
  await theirs.where(dialectOf(tx).inValues('contact_id', contacts)).execute()
}
