// The tokens of apps that a request gives a contact: each is one of its devices.
import type { ContactRow } from '../../../store/audience/contacts.ts'
import { devicesOfContacts } from '../../../store/audience/devices.ts'
import type { Db } from '../../../store/store.ts'
import type { PushTokens } from './contact-input.ts'
import { keepDevice, removeDevices } from './devices.ts'

const systems = ['android', 'ios'] as const

/**
 * Makes these tokens, and no others of a system that is named, those of the contact. A token leaves any other contact.
 * Whoever calls holds the contact.
 */
export async function keepTokens(tx: Db, contact: ContactRow, tokens: PushTokens, now: number): Promise<void> {
  if (!tokens.android && !tokens.ios) return
  const known = await devicesOfContacts(tx, [contact.id])
  for (const system of systems) {
    const given = tokens[system]
    if (!given) continue
    const isGiven = (app: string, address: string) =>
      given.some(({ app_id, token }) => app_id === app && token === address)
    const theirs = known.filter((device) => device.channel === 'push' && device.system === system)
    await removeDevices(
      tx,
      theirs.filter(({ app, address }) => !isGiven(app, address)),
      now,
    )
    for (const { app_id: app, token: address } of given)
      await keepDevice(tx, { account: contact.account_id, channel: 'push', app, address, system }, contact, now)
  }
}
