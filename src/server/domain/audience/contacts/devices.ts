// The devices of an account: their owners, and their end. A device belongs to one contact. A new owner gets a new row,
// so that messages planned for the old owner do not reach the new one.
import { sha256 } from '../../../lib/ids.ts'
import { type ContactRow, contactsByIds } from '../../../store/audience/contacts.ts'
import type { DeviceHome, DeviceRow } from '../../../store/audience/devices.ts'
import * as rows from '../../../store/audience/devices.ts'
import { dialectOf } from '../../../store/dialect.ts'
import type { DeviceChannel } from '../../../store/schema.ts'
import type { Db } from '../../../store/store.ts'
import { recordEvents } from '../../events/events.ts'
import { contactEvent } from './contact-changes.ts'

export type { DeviceHome, DeviceRow }

type DeviceMove = 'joined' | 'left' | 'unregistered'

/** Kinds of events of a contact that gets a device, loses one, or whose device its push service no longer knows. */
const kinds: Readonly<Record<DeviceChannel, Readonly<Record<DeviceMove, readonly string[]>>>> = {
  push: {
    joined: ['add_push_contact'],
    left: ['remove_push_contact'],
    unregistered: ['remove_push_contact', 'push_unsubscription'],
  },
  web_push: {
    joined: ['web_push_subscription'],
    left: ['web_push_unsubscription'],
    unregistered: ['web_push_unsubscription'],
  },
}

/** What a device says of itself. */
export interface DeviceReport extends DeviceHome {
  address: string
  system: string
  /** What else its channel keeps, as JSON (null). */
  details?: string | null
}

async function recordDeviceEvents(
  tx: Db,
  devices: readonly Pick<DeviceRow, 'channel' | 'contact_id'>[],
  what: DeviceMove,
  now: number,
): Promise<void> {
  const ids = new Set(devices.flatMap(({ contact_id }) => contact_id ?? []))
  const owners = await contactsByIds(tx, [...ids])
  const byId = new Map(owners.map((contact) => [contact.id, contact]))
  const events = devices.flatMap(({ channel, contact_id }) => {
    const owner = byId.get(contact_id ?? 0)
    return owner ? kinds[channel][what].map((kind) => contactEvent(owner, kind, now)) : []
  })
  await recordEvents(tx, events)
}

/**
 * Stores a device and assigns it to a contact; it leaves any other contact. Without a contact it keeps its owner. The
 * caller must hold the lock of the contact.
 */
export async function keepDevice(
  tx: Db,
  { details = null, ...report }: DeviceReport,
  contact: Pick<ContactRow, 'id'> | null,
  now: number,
): Promise<DeviceRow> {
  const { account, channel, app, address, system } = report
  // Of two who write the same device for the first time, neither finds it.
  await holdAddresses(tx, report, [address])
  const before = await rows.findDevice(tx, report, address)
  const owner = contact?.id ?? before?.contact_id ?? null
  const isAnothers = before !== undefined && before.contact_id !== null && before.contact_id !== owner
  if (isAnothers) await removeDevices(tx, [before], now)
  const said = { contact_id: owner, system, details, seen: now }
  if (before && !isAnothers) await rows.updateDevice(tx, before.id, said)
  const device =
    before && !isAnothers
      ? { ...before, ...said }
      : await rows.insertDevice(tx, { account_id: account, channel, app, address, created: now, ...said })
  if (owner !== null && (isAnothers || before?.contact_id !== owner))
    await recordDeviceEvents(tx, [device], 'joined', now)
  return device
}

/** Locks that the addresses of an account share: a request with very many takes no more than these. */
const ADDRESS_LOCKS = 256

/** Makes others wait who write one of these addresses, whether there is a device with it or not. */
async function holdAddresses(
  tx: Db,
  { account, channel, app }: DeviceHome,
  addresses: readonly string[],
): Promise<void> {
  const lockOf = (address: string) => Number.parseInt(sha256(`${app} ${address}`).slice(0, 8), 16) % ADDRESS_LOCKS
  // In one order, so that of two requests one waits for the other.
  const locks = [...new Set(addresses.map(lockOf))].sort((a, b) => a - b)
  for (const lock of locks) await dialectOf(tx).oneAtATime(tx, `device ${account} ${channel} ${lock}`)
}

/** Devices that are read and written together: few statements, each of bounded size. */
const TOGETHER = 500

/**
 * Does for many addresses in one app what `keepDevice` does for one, with a few statements. Each address is given once.
 * The caller must hold the lock of the contact.
 */
export async function keepDevices(
  tx: Db,
  home: DeviceHome & { system: string },
  addresses: readonly string[],
  contact: Pick<ContactRow, 'id'>,
  now: number,
): Promise<void> {
  await holdAddresses(tx, home, addresses)
  for (let from = 0; from < addresses.length; from += TOGETHER)
    await keepSome(tx, home, addresses.slice(from, from + TOGETHER), contact.id, now)
}

async function keepSome(
  tx: Db,
  home: DeviceHome & { system: string },
  addresses: readonly string[],
  owner: number,
  now: number,
): Promise<void> {
  const { account: account_id, channel, app, system } = home
  const found = await rows.holdDevicesAt(tx, home, addresses)
  const ofOthers = found.filter(({ contact_id }) => contact_id !== null && contact_id !== owner)
  await removeHeldDevices(tx, ofOthers, now)
  const staying = found.filter(({ contact_id }) => contact_id === null || contact_id === owner)
  const said = { contact_id: owner, system, details: null, seen: now }
  const ids = staying.map(({ id }) => id)
  await rows.updateDevices(tx, ids, said)
  const present = new Set(staying.map(({ address }) => address))
  const added = addresses
    .filter((address) => !present.has(address))
    .map((address) => ({ account_id, channel, app, address, created: now, ...said }))
  await rows.insertDevices(tx, added)
  const joined = [...staying.filter(({ contact_id }) => contact_id === null), ...added]
  await recordDeviceEvents(
    tx,
    joined.map(() => ({ channel, contact_id: owner })),
    'joined',
    now,
  )
}

/** Deletes devices that this transaction holds. */
export async function removeHeldDevices(tx: Db, devices: readonly DeviceRow[], now: number): Promise<void> {
  if (devices.length === 0) return
  const ids = devices.map(({ id }) => id)
  await rows.deleteDevices(tx, ids)
  await recordDeviceEvents(tx, devices, 'left', now)
}

/** Deletes devices that have a new owner or are gone, unless they were registered again since they were read. */
export async function removeDevices(
  tx: Db,
  devices: readonly DeviceRow[],
  now: number,
  what: Exclude<DeviceMove, 'joined'> = 'left',
): Promise<void> {
  const gone: DeviceRow[] = []
  for (const device of devices.toSorted((a, b) => a.id - b.id))
    if (await rows.deleteUnseen(tx, device)) gone.push(device)
  await recordDeviceEvents(tx, gone, what, now)
}

/** Deletes devices that their push service no longer knows. It may report an earlier time: see `removeDevices`. */
export const removeUnregistered = (tx: Db, devices: readonly DeviceRow[], now: number): Promise<void> =>
  removeDevices(tx, devices, now, 'unregistered')
