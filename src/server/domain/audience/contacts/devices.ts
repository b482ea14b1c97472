// The devices of an account: who they belong to, and their end. A device stays that of one contact. A new owner gets a
// new row, so that what was planned for the old one reaches nobody else.
import { type ContactRow, contactsByIds } from '../../../store/audience/contacts.ts'
import type { DeviceHome, DeviceRow } from '../../../store/audience/devices.ts'
import * as rows from '../../../store/audience/devices.ts'
import type { DeviceChannel } from '../../../store/schema.ts'
import type { Db } from '../../../store/store.ts'
import { wordsOf } from '../../../store/words.ts'
import { recordEvents } from '../../events/events.ts'
import { contactEvent } from './contact-changes.ts'

export type { DeviceHome, DeviceRow }

/** What the log says of a contact who gets a device or loses one. */
const kinds: Readonly<Record<DeviceChannel, { joined: string; left: string }>> = {
  push: { joined: 'add_push_contact', left: 'remove_push_contact' },
  web_push: { joined: 'web_push_subscription', left: 'web_push_unsubscription' },
}

/** What a device says of itself. */
export interface DeviceReport extends DeviceHome {
  address: string
  system: string
  /** What else its channel keeps, as JSON (null). */
  details?: string | null
}

async function tell(tx: Db, devices: readonly DeviceRow[], what: 'joined' | 'left', now: number): Promise<void> {
  const owners = await contactsByIds(
    tx,
    devices.flatMap(({ contact_id }) => contact_id ?? []),
  )
  const byId = new Map(owners.map((contact) => [contact.id, contact]))
  const events = devices.flatMap(({ channel, contact_id }) => {
    const owner = byId.get(contact_id ?? 0)
    return owner ? contactEvent(owner, kinds[channel][what], now) : []
  })
  await recordEvents(tx, events)
}

/**
 * Writes down a device, and gives it to a contact, from whom it leaves any other. Without a contact it keeps the one
 * that it has. Whoever calls holds the contact.
 */
export async function keepDevice(
  tx: Db,
  { details = null, ...report }: DeviceReport,
  contact: Pick<ContactRow, 'id'> | null,
  now: number,
): Promise<DeviceRow> {
  const { account, channel, app, address, system } = report
  // Of two who write the same device for the first time, neither finds it.
  await wordsOf(tx).oneAtATime(tx, `device ${account} ${channel} ${app} ${address}`)
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
  if (owner !== null && (isAnothers || before?.contact_id !== owner)) await tell(tx, [device], 'joined', now)
  return device
}

/**
 * Deletes devices whose app or subscription is gone, unless they have told of themselves since they were read: their
 * carrier may speak of an earlier time.
 */
export async function removeDevices(tx: Db, devices: readonly DeviceRow[], now: number): Promise<void> {
  const gone: DeviceRow[] = []
  for (const device of devices.toSorted((a, b) => a.id - b.id))
    if (await rows.deleteUnseen(tx, device)) gone.push(device)
  await tell(tx, gone, 'left', now)
}
