// What visitors of connected sites do. Nobody waits until it is counted: the visits of a moment are written in one
// transaction, as sums for the site and, where the visitor is a contact, as events.
import { createBuffer } from '../../../lib/buffer.ts'
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
import { ofPresentEpoch } from '../../../store/epoch.ts'
import type { VisitKind } from '../../../store/schema.ts'
import type { Db, Store } from '../../../store/store.ts'
import { wordsOf } from '../../../store/words.ts'
import { type ConnectedSiteRow, type ConnectedSites, requireConnectedSite } from '../../commerce/sites.ts'
import { recordEvents } from '../../events/events.ts'
import type { PlatformEvent } from '../../events/platform-event.ts'
import { type Goal, isOnce, toGoal } from './goal.ts'
import { createKnownSites, type KnownSite } from './known-sites.ts'
import { type Claim, identifyVisitors, type KnownVisitor } from './visitors.ts'

/** One thing that a visitor did. */
export type VisitEvent =
  | { kind: 'page' | 'push' }
  | { kind: 'product'; product: string }
  | { kind: 'form'; hash: string }
  | { kind: 'goal'; goal: number }

/** What a page reports at once. */
export interface Visit {
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
export const GOAL_REACHED = 'conversion'
export const PRODUCT_SEEN = 'product_view'

/** A process that is killed loses the visits of a quarter of a second, or as many as there is room for. */
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

/** Who has reached a goal already that counts once, as `<goal> <contact>`. */
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

/** The event of a contact: activities show `data`, webhooks also what is told. */
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
  const events: PlatformEvent[] = []

  function add({ visit, site }: Counted, what: VisitKind, item = 0): void {
    const day = toDate(visit.at)
    const key = `${site.id} ${day} ${what} ${item}`
    const row = sums.get(key) ?? { site_id: site.id, day, what, item, n: 0 }
    sums.set(key, { ...row, n: row.n + 1 })
  }

  function reach(one: Counted, id: number): void {
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
    if (visitor) events.push(eventOf(one, visitor, GOAL_REACHED, { goal_id: id, goal: goal.name }))
  }

  for (const one of counted) {
    for (const event of one.visit.events) {
      if (event.kind === 'goal') reach(one, event.goal)
      else if (event.kind === 'form') {
        const form = named.forms.get(event.hash)
        if (form !== undefined) add(one, 'form', form)
      } else {
        add(one, event.kind)
        if (event.kind === 'product' && one.visitor)
          events.push(eventOf(one, one.visitor, PRODUCT_SEEN, { product_identifier: event.product }))
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
  for (const id of ids) await wordsOf(tx).oneAtATime(tx, `visits ${id}`)
  const sites = new Map((await trackedSites(tx, ids)).map((site) => [site.id, site]))
  const found = visits.flatMap((visit) => {
    const site = sites.get(visit.site)
    return site ? { visit, site, claim: visit.claim } : []
  })
  const visitors = await identifyVisitors(tx, found)
  const counted = found.map(({ visit, site }, i): Counted => ({ visit, site, visitor: visitors[i] ?? null }))
  const named = await readNamed(tx, counted)
  const { sums, events } = effectsOf(counted, named, await reachedBefore(tx, counted, named))
  await recordEvents(tx, events)
  await addSiteVisits(tx, sums)
}

export type SiteVisits = ReturnType<typeof createSiteVisits>

export function createSiteVisits(parts: { store: Store; clock: Clock; connectedSites: ConnectedSites }) {
  const { store, clock } = parts
  return {
    /** The time of an account. */
    now: clock.now,

    /** The site with this code, if there is one. */
    siteOf: createKnownSites(parts),

    /** Lets pages report visits. `onLost` hears of those that could not be counted. */
    receive(onLost: (error: unknown, visits: number) => void) {
      const later = createBuffer<Taken>(LATER, (taken) => store.writeAlongside((tx) => count(tx, taken)), onLost)
      return {
        /** Takes a visit, to count it a moment later; false when there is no room. */
        take({ known: { site, epoch }, ...visit }: Visit): boolean {
          const { id, account_id } = site
          return later.add({ ...visit, site: id, account_id, epoch, at: clock.now(account_id) })
        },

        /** Counts the visits so far; null when all are counted. Never rejects. */
        settle: later.flush,
      }
    },

    /** What was counted for a connected site from one day to another; throws `not_found`. */
    async sums(account: number, domain: string, from: string, to: string) {
      const site = await requireConnectedSite(store.db, account, domain)
      const goals = (await goalsOfSites(store.db, account, [site.id])).map(toGoal)
      return { site, goals, sums: await sumSiteVisits(store.db, site.id, from, to) }
    },
  }
}
