// The tokens of apps that a request gives a contact: each is one of its devices.
import type { ContactRow } from '../../../store/audience/contacts.ts'
import { devicesOfContacts } from '../../../store/audience/devices.ts'
import type { Db } from '../../../store/store.ts'
import type { PushToken, PushTokens } from './contact-input.ts'
import { keepDevices, removeHeldDevices } from './devices.ts'

const systems = ['android', 'ios'] as const

/**
 * Makes these tokens, and no others of a system that is named, those of the contact. A token leaves any other contact.
 * The caller must hold the lock of the contact.
 */
export async function keepTokens(tx: Db, contact: ContactRow, tokens: PushTokens, now: number): Promise<void> {
  if (!tokens.android && !tokens.ios) return
  const known = await devicesOfContacts(tx, [contact.id])
  for (const system of systems) {
    if (!tokens[system]) continue
    const given = tokensByApp(tokens[system])
    const theirs = known.filter((device) => device.channel === 'push' && device.system === system)
    const gone = theirs.filter(({ app, address }) => !given.get(app)?.has(address))
    await removeHeldDevices(tx, gone, now)
    for (const [app, addresses] of given) {
      const home = { account: contact.account_id, channel: 'push', app, system } as const
      await keepDevices(tx, home, [...addresses], contact, now)
    }
  }
}

/** The tokens of each app, each once. */
function tokensByApp(given: readonly PushToken[]): Map<string, Set<string>> {
  const byApp = new Map<string, Set<string>>()
  for (const { app_id, token } of given) {
    const tokens = byApp.get(app_id) ?? new Set()
    byApp.set(app_id, tokens.add(token))
  }
  return byApp
}
