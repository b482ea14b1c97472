// The browsers that subscribed on a site. Each is a device of a contact. The person at a new browser is unknown, so it
// becomes a new contact of the list, with no more than its subscription: a page could claim to be any contact (M-481).
import { createHash } from 'node:crypto'
import type { Clock } from '../../../lib/clock.ts'
import { toJson } from '../../../lib/json-text.ts'
import { isLoopbackUrl } from '../../../lib/networks.ts'
import { isPoint } from '../../../lib/p256.ts'
import { agentOf, type NamedVersion } from '../../../lib/user-agent.ts'
import { insertContacts } from '../../../store/audience/contact-bulk.ts'
import { type ContactRow, takeContactIds } from '../../../store/audience/contacts.ts'
import { type DeviceHome, findBrowser, findDevice } from '../../../store/audience/devices.ts'
import { findList } from '../../../store/audience/lists.ts'
import type { Db, Store } from '../../../store/store.ts'
import { invalid, notFound } from '../../errors.ts'
import { recordEvents } from '../../events/events.ts'
import { blankContact, contactEvent, creationKinds } from '../contacts/contact-changes.ts'
import { keepDevice, removeDevices } from '../contacts/devices.ts'
import { createNetworkLimit } from '../network-limit.ts'
import type { WebPushSite } from './sites.ts'

/** Subscriptions on one site from one network in an hour (M-482). */
const SUBSCRIPTIONS = 100
/** Endpoints have a few hundred characters. */
const MAX_ENDPOINT = 1_024

/** What a browser gives to the page, base64url. */
interface GivenSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** What is kept of a browser. */
export interface SubscriptionDetails extends GivenSubscription {
  device: string
  system: NamedVersion
  browser: NamedVersion
}

/** A browser that messages can go to. */
export interface Reached extends GivenSubscription {
  accountId: number
  /** Its short name. */
  subscription: string
}

interface Visit {
  /** The endpoint that the browser had before. */
  previous: string | null
  userAgent: string
  /** The address of the client. */
  ip: string
}

/** The short name of an endpoint: it shows where messages went, but does not allow posting to it. */
export const subscriptionName = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url').slice(0, 22)

const homeOf = ({ accountId, id }: WebPushSite): DeviceHome => ({
  account: accountId,
  channel: 'web_push',
  app: String(id),
})

function assertSubscription({ endpoint, p256dh, auth }: GivenSubscription): void {
  const isAddress = endpoint.length <= MAX_ENDPOINT && URL.canParse(endpoint)
  if (!isAddress || !(endpoint.startsWith('https://') || (endpoint.startsWith('http://') && isLoopbackUrl(endpoint))))
    throw invalid('endpoint', `is not an https address of at most ${MAX_ENDPOINT} characters`)
  if (!isPoint(p256dh)) throw invalid('keys.p256dh', 'is not an uncompressed P-256 point in base64url')
  if (Buffer.from(auth, 'base64url').length !== 16) throw invalid('keys.auth', 'is not 16 bytes as base64url')
}

export interface WebPushSubscriptions {
  /**
   * Stores the subscription of a browser. False if too many came from its network. Throws `invalid` for an invalid
   * subscription, and `not_found` if the list of the site is gone.
   */
  subscribe(site: WebPushSite, given: GivenSubscription, visit: Visit): Promise<boolean>
  /** The browser with this endpoint or short name, of whatever account; null when there is none. */
  reached(to: string): Promise<Reached | null>
  /** Ends the subscription of a browser; nothing when there is none. */
  unsubscribe(site: WebPushSite, endpoint: string): Promise<void>
}

export function createWebPushSubscriptions({ store, clock }: { store: Store; clock: Clock }): WebPushSubscriptions {
  const limit = createNetworkLimit({ store, clock }, 'web push', SUBSCRIPTIONS)

  const find = (tx: Db, site: WebPushSite, endpoint: string) => findDevice(tx, homeOf(site), subscriptionName(endpoint))

  async function newContact(tx: Db, { accountId, listId }: WebPushSite, now: number): Promise<ContactRow> {
    const [id] = (await takeContactIds(tx, 1)) as [number]
    const contact = blankContact(id, accountId, listId, 'form', now)
    await insertContacts(tx, [contact])
    await recordEvents(
      tx,
      creationKinds(contact).map((kind) => contactEvent(contact, kind, now)),
    )
    return contact
  }

  /** The owner of the browser: by its endpoint, or by its previous one; else unknown. */
  async function ownerOf(tx: Db, site: WebPushSite, given: GivenSubscription, previous: string | null, now: number) {
    const known = await find(tx, site, given.endpoint)
    if (known?.contact_id) return { id: known.contact_id }
    const before = previous === null ? undefined : await find(tx, site, previous)
    if (before) await removeDevices(tx, [before], now)
    return before?.contact_id ? { id: before.contact_id } : newContact(tx, site, now)
  }

  return {
    async subscribe(site, given, visit): Promise<boolean> {
      assertSubscription(given)
      if (!(await limit.countUse(site.id, visit.ip))) return false
      const agent = agentOf(visit.userAgent)
      const details: SubscriptionDetails = { ...given, ...agent }
      await store.writeAlongside(async (tx) => {
        if (!(await findList(tx, site.accountId, site.listId))) throw notFound('list', site.listId)
        const now = clock.now(site.accountId)
        const address = subscriptionName(given.endpoint)
        const owner = await ownerOf(tx, site, given, visit.previous, now)
        const report = { ...homeOf(site), address, system: agent.system.name, details: toJson(details) }
        await keepDevice(tx, report, owner, now)
      })
      return true
    },

    async reached(to): Promise<Reached | null> {
      const subscription = URL.canParse(to) ? subscriptionName(to) : to
      const device = await findBrowser(store.db, subscription)
      if (!device?.details) return null
      // What was kept of a browser when it subscribed.
      const { endpoint, p256dh, auth } = JSON.parse(device.details) as SubscriptionDetails
      return { accountId: device.account_id, subscription, endpoint, p256dh, auth }
    },

    unsubscribe(site, endpoint): Promise<void> {
      return store.writeAlongside(async (tx) => {
        const device = await find(tx, site, endpoint)
        if (device) await removeDevices(tx, [device], clock.now(site.accountId))
      })
    },
  }
}
