// What this process notices of itself: since when its database takes no writes, how its carriers answered, which
// domains were refused.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CarrierChannel, CarrierVitals, RefusedDomain, Vitals } from '../domain/sandbox/vitals.ts'
import { type Carrier, type Carriers, isHeld, type Outcome } from '../domain/sending/carrier.ts'
import type { CarrierLinks } from '../domain/sending/carrier-links.ts'
import type { RefusalWatch } from '../domain/sending/unclassified-refusals.ts'
import type { Config } from '../settings/settings.ts'
import type { Store } from '../store/store.ts'

/** Milliseconds for which a refusal is remembered, and domains of which one is. */
const REFUSAL_MEMORY_MS = 3_600_000
const MAX_DOMAINS = 10_000

const packageFile = join(import.meta.dirname, '..', '..', '..', 'package.json')
/** The version of the package. */
export const versionOf = (): string => (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version

/** What the outcomes of a channel said last. */
interface Seen {
  isUnreachable: boolean
  since: number
  /** Until when the carrier asked to be left alone. */
  heldUntil: number
}

type Channel = keyof Carriers
const channels: readonly [CarrierChannel, Channel][] = [
  ['email', 'email'],
  ['sms', 'sms'],
  ['smart_sms', 'sms'],
  ['push', 'push'],
  ['web_push', 'webPush'],
  ['voice', 'voice'],
]

function createSeen() {
  const seen = new Map<Channel, Seen>()
  return {
    get: (channel: Channel) => seen.get(channel),
    noteOutcomes(channel: Channel, outcomes: readonly Outcome[]): void {
      // What was held back says nothing of the carrier.
      const last = outcomes.findLast((one) => !isHeld(one))
      if (!last) return
      const now = Date.now()
      const before = seen.get(channel)
      const isUnreachable = last.state === 'deferred' && last.broken === true
      const wait = last.state === 'deferred' ? (last.wait ?? 0) : 0
      const goesOn =
        before !== undefined && before.isUnreachable === isUnreachable && before.heldUntil > now === wait > 0
      seen.set(channel, { isUnreachable, since: goesOn ? before.since : now, heldUntil: now + wait })
    },
  }
}

/** The refusals by mail servers, by account and domain. */
function createRefusals() {
  const refused = new Map<string, { account: number; domain: string; since: number; last: number }>()
  return {
    noteRefusal(account: number, sender: string): void {
      const domain = sender.slice(sender.lastIndexOf('@') + 1).toLowerCase()
      const key = `${account} ${domain}`
      const now = Date.now()
      const before = refused.get(key)
      if (refused.size >= MAX_DOMAINS && !before) refused.clear()
      const since = before && now - before.last < REFUSAL_MEMORY_MS ? before.since : now
      refused.set(key, { account, domain, since, last: now })
    },
    of: (wanted: number): RefusedDomain[] =>
      [...refused.values()].filter(({ account, last }) => account === wanted && Date.now() - last < REFUSAL_MEMORY_MS),
  }
}

function carrierVitals(seen: Seen | undefined): Pick<CarrierVitals, 'state' | 'since'> {
  if (!seen) return { state: 'unused', since: null }
  if (seen.isUnreachable) return { state: 'unreachable', since: seen.since }
  return seen.heldUntil > Date.now() ? { state: 'throttled', since: seen.since } : { state: 'up', since: null }
}

export interface ProcessVitals extends Vitals {
  watchWork(workIdle: Vitals['workIdle']): void
  /** The wires of the carriers that are watched. */
  knownWires: CarrierLinks
  /** Wraps the carriers to note their outcomes for messages of sandbox accounts, and the state of their wires. */
  watchCarriers<T extends Carriers & { wires: CarrierLinks['list']; tryWire: CarrierLinks['try'] }>(carriers: T): T
  /** Wraps the watch to remember the domains of senders. */
  watchSenders(watch: RefusalWatch): RefusalWatch
}

/** Begins to watch the store. The other parts are watched from when they are given to the functions of this. */
export function createVitals(
  config: Pick<Config, 'sandboxSmtpHosts' | 'smtpRate' | 'databaseUrl'>,
  store: Store,
): ProcessVitals {
  const seen = createSeen()
  const refusals = createRefusals()
  let outage: number | null = null
  let idle: Vitals['workIdle'] = () => null
  const knownWires: CarrierLinks = { list: () => known.list(), try: (order) => known.try(order) }
  let known: CarrierLinks = { list: () => [], try: () => Promise.reject(new Error('The carriers are not open yet.')) }
  store.outage.onChange((error) => {
    outage = error && Date.now()
  })
  const isHost = config.sandboxSmtpHosts !== null
  const vitals: Vitals = {
    version: versionOf(),
    uptime: () => process.uptime() * 1000,
    engine: config.databaseUrl === null ? 'sqlite' : 'postgresql',
    outageSince: () => outage,
    workIdle: () => idle(),
    carriers: () =>
      channels.map(([channel, name]) => ({
        channel,
        carrier: name === 'email' && isHost ? 'smtp' : 'sandbox',
        rate: name === 'email' && isHost ? (config.smtpRate?.carrier ?? null) : null,
        ...carrierVitals(seen.get(name)),
      })),
    wires: () => known.list(),
    refusedDomains: refusals.of,
  }
  const watching =
    <Outgoing>(channel: Channel, carrierOf: (kind: 'sandbox' | 'live') => Carrier<Outgoing>) =>
    (kind: 'sandbox' | 'live'): Carrier<Outgoing> => {
      const carrier = carrierOf(kind)
      if (kind === 'live') return carrier
      return {
        async send(messages) {
          const outcomes = await carrier.send(messages)
          seen.noteOutcomes(channel, outcomes)
          return outcomes
        },
        close: () => carrier.close(),
      }
    }
  return {
    ...vitals,

    watchWork(workIdle): void {
      idle = workIdle
    },

    knownWires,

    watchCarriers<T extends Carriers & { wires: CarrierLinks['list']; tryWire: CarrierLinks['try'] }>(carriers: T): T {
      known = { list: carriers.wires, try: carriers.tryWire }
      return {
        ...carriers,
        email: watching('email', carriers.email),
        sms: watching('sms', carriers.sms),
        push: watching('push', carriers.push),
        voice: watching('voice', carriers.voice),
        webPush: watching('webPush', carriers.webPush),
      }
    },

    watchSenders: (watch): RefusalWatch => ({
      ...watch,
      ofSender(refusal) {
        refusals.noteRefusal(refusal.account, refusal.sender)
        watch.ofSender(refusal)
      },
    }),
  }
}
