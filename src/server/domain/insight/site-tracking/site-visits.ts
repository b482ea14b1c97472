// Counts the visits of connected sites. The request does not wait for that: all visits of a moment are written in one
// transaction, as sums for the site and, if the visitor is a contact, as events.
import { createBatchWriter } from '../../../lib/batch-writer.ts'
import type { Clock } from '../../../lib/clock.ts'
import { toDate } from '../../../lib/dates.ts'
import { goalsOfSites } from '../../../store/commerce/goals.ts'
import {
  addSiteVisits,
  contactsWithEvent,
  formsByHash,
  type SiteVisitRow,
  sumSiteVisits,
} from '../../../store/commerce/site-visits.ts'
import { trackedSites } from '../../../store/commerce/sites.ts'
import { dialectOf } from '../../../store/dialect.ts'
import { ofPresentEpoch } from '../../../store/epoch.ts'
import type { VisitKind } from '../../../store/schema.ts'
import type { Db, Store } from '../../../store/store.ts'
import { type ConnectedSiteRow, type ConnectedSites, requireConnectedSite } from '../../commerce/sites.ts'
import { recordEvents } from '../../events/events.ts'
import type { PlatformEvent } from '../../events/platform-event.ts'
import { type Goal, isOnce, toGoal } from './goal.ts'
import { createKnownSites, type KnownSite } from './known-sites.ts'
import { type SiteEvent, withoutRepeated } from './repeated-visits.ts'
import { type Claim, identifyVisitors, type KnownVisitor } from './visitors.ts'

/** One thing that a visitor did. */
export type VisitEvent =
  | { kind: 'page' | 'push' }
  | { kind: 'product'; product: string }
  | { kind: 'form'; hash: string }
  | { kind: 'goal'; goal: number }

/** What a page reports at once. */
interface Visit {
  known: KnownSite
  /** The address of the page, without query. */
  url: string
  claim: Claim | null
  events: readonly VisitEvent[]
}

type Taken = Omit<Visit, 'known'> & { site: number; account_id: number; epoch: number; at: number }

/** A visit whose site counts, and the contact that it is of. */
interface Counted {
  visit: Taken
  site: ConnectedSiteRow
  visitor: KnownVisitor | null
}

/** The kinds of events that the log has (M-599). Webhooks call the first one goal_conversion. */
const GOAL_REACHED = 'conversion'
const PRODUCT_SEEN = 'product_view'

/** A process that is killed loses the visits of 250 ms, at most `room`. */
const LATER = { batch: 500, room: 20_000, within: 250 }

/** What a goal is noted by, as JSON text has it. */
const noteOf = ({ id }: Goal) => `"goal_id":${id},`

/** What is known of the goals and forms that visits name. */
interface Named {
  goals: ReadonlyMap<number, Goal>
  forms: ReadonlyMap<string, number>
}

async function readNamed(tx: Db, counted: readonly Counted[]): Promise<Named> {
  const goals = new Map<number, Goal>()
  const forms = new Map<string, number>()
  for (const [account, some] of Map.groupBy(counted, ({ site }) => site.account_id)) {
    const hashes = some.flatMap(({ visit }) => visit.events.flatMap((one) => (one.kind === 'form' ? one.hash : [])))
    for (const [hash, id] of await formsByHash(tx, account, [...new Set(hashes)])) forms.set(hash, id)
    if (!some.some(({ visit }) => visit.events.some(({ kind }) => kind === 'goal'))) continue
    for (const row of await goalsOfSites(tx, account, [...new Set(some.map(({ site }) => site.id))]))
      goals.set(row.id, toGoal(row))
  }
  return { goals, forms }
}

/** The contacts that have reached a goal already, for goals that count once; as `<goal> <contact>`. */
async function reachedBefore(tx: Db, counted: readonly Counted[], { goals }: Named): Promise<Set<string>> {
  const reached = new Set<string>()
  for (const goal of goals.values()) {
    if (!isOnce(goal)) continue
    const wanted = counted.filter(
      ({ visit, site }) =>
        site.id === goal.siteId && visit.events.some((event) => event.kind === 'goal' && event.goal === goal.id),
    )
    const ids = [...new Set(wanted.flatMap(({ visitor }) => visitor?.id ?? []))]
    if (ids.length === 0) continue
    const account = (wanted[0] as Counted).site.account_id
    for (const id of await contactsWithEvent(tx, account, ids, { kind: GOAL_REACHED, part: noteOf(goal) }))
      reached.add(`${goal.id} ${id}`)
  }
  return reached
}

/** The event of a contact: `data` is shown as activity, `told` is for webhooks only. */
function eventOf({ visit, site }: Counted, visitor: KnownVisitor, kind: string, told: Record<string, unknown>) {
  const { message, hash } = visitor
  return {
    accountId: site.account_id,
    kind,
    at: visit.at,
    listId: visitor.listId,
    contactId: visitor.id,
    campaignId: message?.campaign_id ?? null,
    messageId: message?.id ?? null,
    data: { ...(hash !== null && { campaign_hash: hash }), url: visit.url },
    told: { ...told, domain: site.domain },
  } satisfies PlatformEvent
}

/** What the visits add to the sums and to the log. */
function effectsOf(counted: readonly Counted[], named: Named, reached: Set<string>) {
  const sums = new Map<string, SiteVisitRow>()
  const events: SiteEvent[] = []

  function add({ visit, site }: Counted, what: VisitKind, item = 0): void {
    const day = toDate(visit.at)
    const key = `${site.id} ${day} ${what} ${item}`
    const row = sums.get(key) ?? { site_id: site.id, day, what, item, n: 0 }
    sums.set(key, { ...row, n: row.n + 1 })
  }

  function reachGoal(one: Counted, id: number): void {
    const goal = named.goals.get(id)
    if (goal?.siteId !== one.site.id) return
    const { visitor } = one
    if (visitor && isOnce(goal)) {
      const key = `${id} ${visitor.id}`
      if (reached.has(key)) return
      reached.add(key)
    }
    add(one, 'goal', id)
    // The number comes first, with a comma behind it: that is how `reachedBefore` finds it.
    if (visitor) {
      const event = eventOf(one, visitor, GOAL_REACHED, { goal_id: id, goal: goal.name })
      events.push({ event, what: 'goal', key: String(id) })
    }
  }

  for (const one of counted) {
    for (const event of one.visit.events) {
      if (event.kind === 'goal') reachGoal(one, event.goal)
      else if (event.kind === 'form') {
        const form = named.forms.get(event.hash)
        if (form !== undefined) add(one, 'form', form)
      } else {
        add(one, event.kind)
        if (event.kind === 'product' && one.visitor) {
          const { product } = event
          const seen = eventOf(one, one.visitor, PRODUCT_SEEN, { product_identifier: product })
          events.push({ event: seen, what: 'product', key: `${one.site.id} ${product}` })
        }
      }
    }
  }
  return { sums: [...sums.values()], events }
}

/** Counts the visits. */
async function count(tx: Db, taken: readonly Taken[]): Promise<void> {
  const visits = await ofPresentEpoch(tx, taken)
  const ids = [...new Set(visits.map(({ site }) => site))].sort((a, b) => a - b)
  // Two processes that count the same contact at once would both find that it has not reached a goal.
  for (const id of ids) await dialectOf(tx).oneAtATime(tx, `visits ${id}`)
  const sites = new Map((await trackedSites(tx, ids)).map((site) => [site.id, site]))
  const found = visits.flatMap((visit) => {
    const site = sites.get(visit.site)
    return site ? { visit, site, claim: visit.claim } : []
  })
  const visitors = await identifyVisitors(tx, found)
  const counted = found.map(({ visit, site }, i): Counted => ({ visit, site, visitor: visitors[i] ?? null }))
  const named = await readNamed(tx, counted)
  const { sums, events } = effectsOf(counted, named, await reachedBefore(tx, counted, named))
  await recordEvents(tx, await withoutRepeated(tx, events))
  await addSiteVisits(tx, sums)
}

interface SiteVisitReceiver {
  /** Takes a visit, to count it a moment later; false if the buffer is full. */
  bufferVisit(visit: Visit): boolean
  /** Counts the visits so far; null when all are counted. Never rejects. */
  settle(): Promise<void> | null
}

export interface SiteVisits {
  /** The time of an account. */
  now(account: number): number
  /** The site with this code, if there is one. */
  siteOf(code: string): Promise<KnownSite | null>
  /** Lets pages report visits. `onLost` is called for those that could not be counted. */
  receive(onLost: (error: unknown, visits: number) => void): SiteVisitReceiver
  /** What was counted for a connected site from one day to another; throws `not_found`. */
  sums(
    account: number,
    domain: string,
    from: string,
    to: string,
  ): Promise<{ site: ConnectedSiteRow; goals: Goal[]; sums: { n: number; what: VisitKind; item: number }[] }>
}

export function createSiteVisits(parts: { store: Store; clock: Clock; connectedSites: ConnectedSites }): SiteVisits {
  const { store, clock } = parts
  return {
    now: clock.now,

    siteOf: createKnownSites(parts),

    receive(onLost) {
      const later = createBatchWriter<Taken>(LATER, (taken) => store.writeAlongside((tx) => count(tx, taken)), onLost)
      return {
        bufferVisit({ known: { site, epoch }, ...visit }) {
          const { id, account_id } = site
          return later.add({ ...visit, site: id, account_id, epoch, at: clock.now(account_id) })
        },

        settle: later.flush,
      }
    },

    async sums(account, domain, from, to) {
      const site = await requireConnectedSite(store.db, account, domain)
      const goals = (await goalsOfSites(store.db, account, [site.id])).map(toGoal)
      return { site, goals, sums: await sumSiteVisits(store.db, site.id, from, to) }
    },
  }
}
