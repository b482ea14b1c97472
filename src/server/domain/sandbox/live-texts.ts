// Events of a stream in words, with what leads to their objects.
import { toContactId } from '../../lib/ids.ts'
import type { LiveEventKind, LiveRow } from '../../store/sandbox/live.ts'
import * as facts from '../../store/sandbox/live-facts.ts'
import type { Db } from '../../store/store.ts'

/** The description of an event, without its place and its time. */
export interface Told {
  type: string
  text: string
  objectId?: string | undefined
  failed?: boolean
  status?: number | undefined
  ms?: number
  listId?: number | undefined
  contactId?: string | undefined
  campaignHash?: string | undefined
}

type Teller = (db: Db, account: number, ids: readonly number[]) => Promise<Map<number, Told>>

const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(', ')

/** Makes a teller of a query and of the words for one of its rows. */
const telling =
  <Row extends { id: number }>(
    read: (db: Db, account: number, ids: readonly number[]) => Promise<Row[]>,
    tell: (row: Row) => Told,
  ): Teller =>
  async (db, account, ids) =>
    new Map((await read(db, account, ids)).map((row) => [row.id, tell(row)]))

const isSuccess = (status: number | null): boolean => status !== null && status >= 200 && status < 300

type MessageFacts = Awaited<ReturnType<typeof facts.messageFacts>>[number]

const toldOfMessage = (row: Omit<MessageFacts, 'subject'>): Told => ({
  type: row.channel,
  text: row.recipient,
  objectId: String(row.id),
  failed: row.outcome !== 'accepted',
  campaignHash: row.campaign_hash ?? undefined,
})

/** Tells of messages without what they say. */
const discreetly = telling(facts.messageFacts, toldOfMessage)

const tellers: Partial<Record<LiveEventKind, Teller>> = {
  request: telling(facts.requestFacts, ({ request_id, operation, method, path, status, tenths }) => ({
    type: operation,
    text: `${method} ${path}`,
    objectId: request_id,
    failed: status >= 400,
    status,
    ms: tenths / 10,
  })),
  message: telling(facts.messageFacts, ({ subject, ...row }) => ({
    ...toldOfMessage(row),
    text: joined(row.recipient, subject),
  })),
  event: telling(facts.eventFacts, (row) => ({
    type: row.kind,
    text: joined(row.email ?? row.cellphone, row.internal_name),
    failed: /bounce|complain|fail/.test(row.kind),
    listId: row.list_id ?? undefined,
    contactId: row.contact_id === null ? undefined : toContactId(row.contact_id),
    campaignHash: row.hash ?? undefined,
  })),
  hook: telling(facts.hookFacts, ({ id, name, event, url }) => ({
    type: 'created',
    text: joined(name, event, url),
    objectId: String(id),
  })),
  attempt: telling(facts.attemptFacts, ({ delivery_id, name, event, url, status, duration, error }) => ({
    type: isSuccess(status) ? 'delivered' : 'failed',
    text: joined(name, event, url, error),
    objectId: String(delivery_id),
    failed: !isSuccess(status),
    status: status ?? undefined,
    ms: duration,
  })),
  operation: telling(facts.operationFacts, ({ id, type, list_id, hash }) => ({
    type: 'open',
    text: type,
    objectId: String(id),
    listId: list_id ?? undefined,
    campaignHash: hash ?? undefined,
  })),
}

/** How far a clock is ahead, in days, hours and minutes. */
function aheadText(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  const parts = [
    [Math.floor(minutes / 1_440), 'd'],
    [Math.floor(minutes / 60) % 24, 'h'],
    [minutes % 60, 'min'],
  ] as const
  const text = parts.flatMap(([n, unit]) => (n > 0 ? [`${n} ${unit}`] : [])).join(' ')
  return text === '' ? 'The clock shows real time.' : `The clock is ${text} ahead of real time.`
}

/** The description of an event whose object is gone, or that has none. */
function toldWithout({ kind, state }: LiveRow): Told {
  if (kind === 'clock') return { type: 'clock', text: aheadText(Number(state)) }
  if (kind === 'reset') return { type: 'reset', text: 'The account was emptied, or returned to a snapshot.' }
  return { type: kind === 'operation' ? state : kind, text: 'It is gone.' }
}

/**
 * The reader of the events. `isDiscreet`: show only the recipients of messages, since a subject may be a one-time code.
 */
interface Listener {
  account: number
  isDiscreet: boolean
}

/** Puts events into words: one query for each kind. */
export async function describeEvents(
  db: Db,
  { account, isDiscreet }: Listener,
  events: readonly LiveRow[],
): Promise<Told[]> {
  const found = new Map<LiveEventKind, Map<number, Told>>()
  for (const kind of new Set(events.map((one) => one.kind))) {
    const ids = [...new Set(events.flatMap((one) => (one.kind === kind ? [one.ref] : [])))]
    const teller = isDiscreet && kind === 'message' ? discreetly : tellers[kind]
    const told = await teller?.(db, account, ids)
    if (told) found.set(kind, told)
  }
  return events.map((event) => {
    const told = found.get(event.kind)?.get(event.ref) ?? toldWithout(event)
    // The status changes; the event says what it was.
    return event.kind === 'operation' ? { ...told, type: event.state } : told
  })
}
