// Devices as recipients: those of an app or a site that belong to contacts of its list. A contact may have several
// devices, and each of them gets a separate message.
import { fromContactId, isContactId } from '../../../lib/ids.ts'
import { contactsByIds, findTaggedContact } from '../../../store/audience/contacts.ts'
import { devicesAt, devicesByIds, devicesOfContacts } from '../../../store/audience/devices.ts'
import { readDevices } from '../../../store/campaigns/device-recipients.ts'
import type { DeviceChannel } from '../../../store/schema.ts'
import type { Db } from '../../../store/store.ts'
import { invalid } from '../../errors.ts'
import type { DeviceApp, FoundRecipient, Recipients } from './recipients.ts'

/** Makes the recipients of a channel. `findApp` looks up an app or a site; `place` is what a request calls it. */
export function devicesOf(
  channel: DeviceChannel,
  findApp: (db: Db, account: number, id: string) => Promise<DeviceApp | undefined>,
  { place, noun }: { place: string; noun: string },
): Recipients {
  return {
    kind: null,

    async place(tx, account, { app = '' }) {
      const found = await findApp(tx, account, app)
      if (!found) throw invalid(place, `is not a ${noun} of this account: ${app}`)
      return { list: found.list, field: found.id }
    },

    appOf: findApp,

    plan(tx, { account, list, field: app, condition, failedOf }, size) {
      return readDevices(tx, { account, channel, app, list, condition, failedOf }, size)
    },

    async find(db, _account, _field, ids) {
      const devices = await devicesByIds(db, ids)
      const owners = devices.flatMap(({ contact_id }) => contact_id ?? [])
      const contacts = new Map((await contactsByIds(db, owners)).map((contact) => [contact.id, contact]))
      const found = new Map<number, FoundRecipient>()
      for (const device of devices) {
        const contact = contacts.get(device.contact_id ?? 0)
        if (contact) found.set(device.id, { contact, address: device.address, device, refusal: null })
      }
      return found
    },

    async ofContacts(tx, app, contacts) {
      const own = (await devicesOfContacts(tx, contacts)).filter((one) => one.channel === channel && one.app === app)
      const byContact = Map.groupBy(own, ({ contact_id }) => contact_id as number)
      return new Map([...byContact].map(([contact, devices]) => [contact, devices.map(({ id }) => id)]))
    },

    contactOf: () => null,

    async ofMessages(db, app, messages) {
      const account = messages[0]?.account_id ?? 0
      const addresses = messages.map(({ address }) => address)
      const devices = await devicesAt(db, { account, channel, app }, addresses)
      const ids = new Map(devices.map((device) => [device.address, device.id]))
      return new Map(
        messages.flatMap(({ id, address }) => (ids.has(address) ? [[id, ids.get(address) as number]] : [])),
      )
    },

    async forTest(db, account, list, text) {
      const contact = isContactId(text) ? await findTaggedContact(db, account, list, fromContactId(text)) : undefined
      if (!contact) return 'is not the id of a contact of the list'
      const devices = (await devicesOfContacts(db, [contact.id])).filter((device) => device.channel === channel)
      const [device] = devices.toSorted((a, b) => b.seen - a.seen)
      if (!device) return 'is a contact without a device'
      return { address: device.address, device, field: device.app, isSuppressed: false }
    },
  }
}
