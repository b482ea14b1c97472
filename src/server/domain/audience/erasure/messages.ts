// What was sent to people who are forgotten: messages of campaigns, single messages, and their events.
import { createLoopTurn } from '../../../lib/loop-turn.ts'
import * as campaigns from '../../../store/audience/erasure/campaigns.ts'
import { contactsByNumber } from '../../../store/audience/erasure/contacts.ts'
import * as singles from '../../../store/audience/erasure/singles.ts'
import type { TransactionalChannel } from '../../../store/schema.ts'
import type { Db } from '../../../store/store.ts'
import type { DataSubjects } from './data-subjects.ts'
import { lookedOnly, type Stage, type StageDeps } from './stage.ts'

/** Messages of campaigns, a run at a time, and the addresses that a run was asked to write to. */
export const campaignMessages: Stage = async ({ db, subjects, wall }, after) => {
  const run = await campaigns.nextRun(db, subjects.account, after)
  if (!run) return lookedOnly(null)
  const contacts = subjects.lists.has(run.list_id) ? subjects.contacts : []
  const turn = createLoopTurn()
  const breathe = async () => void (await turn())
  const found = await campaigns.messagesOfRun(db, run, contacts, { wall, breathe })
  const shared = await messagesToNumbers({ db, subjects, wall }, run, breathe)
  const ids = [...new Set([...found.ids, ...shared.ids])]
  if (found.isInHand || shared.isInHand || (await campaigns.isAnyInHand(db, ids, wall))) return null
  const audience = subjects.without(run.audience)
  return {
    next: run.id,
    async apply(tx) {
      await campaigns.eraseMessages(tx, ids)
      if (audience !== run.audience) await campaigns.updateAudience(tx, run.id, audience)
    },
  }
}

/** The messages of a run that others got at a number that they share with them. */
async function messagesToNumbers(
  { db, subjects, wall }: Pick<StageDeps, 'db' | 'subjects' | 'wall'>,
  run: campaigns.RunToErase,
  breathe: () => Promise<void>,
): Promise<campaigns.FoundMessages> {
  const numbers = [...subjects.addresses].filter((address) => !address.includes('@'))
  if (numbers.length === 0) return { ids: [], isInHand: false }
  const sharing = await contactsByNumber(db, subjects.account, run.list_id, numbers)
  const { ids, isInHand } = await campaigns.messagesOfRun(db, run, sharing, { wall, breathe })
  return { ids: await campaigns.messagesAt(db, ids, numbers), isInHand }
}

/** Single messages that are looked at in one step. */
const PAGE = 500

/** Single messages of a channel to them, and those by which they forwarded a mail. Those that wait are called off. */
export const singleMessages =
  (channel: TransactionalChannel): Stage =>
  async ({ db, subjects, now, wall }, after) => {
    const contacts = new Set(subjects.contacts)
    const page = await singles.singlesAfter(db, { account: subjects.account, channel }, after, PAGE)
    const theirs = page.filter(({ address, forwarder }) => subjects.has(address) || contacts.has(forwarder ?? 0))
    if (theirs.some(({ lease_until }) => lease_until > wall)) return null
    const next = page.length < PAGE ? null : (page.at(-1)?.message_id ?? null)
    if (theirs.length === 0) return lookedOnly(next)
    return { next, apply: (tx) => eraseSingles(tx, theirs, subjects, now) }
  }

/** What messages say, a message at a time: each may have megabytes. */
async function* contentsOf(tx: Db, owners: readonly number[]) {
  for (const owner of owners) yield* await singles.contentsOf(tx, [owner])
}

async function eraseSingles(tx: Db, theirs: singles.SingleToErase[], whom: DataSubjects, now: number): Promise<void> {
  const ids = theirs.map(({ message_id }) => message_id)
  const reports = (await singles.reportsOn(tx, ids)).map(({ message_id }) => message_id)
  // A message to them is called off for those who were to get a copy, too.
  const copies = (await singles.copiesOf(tx, ids)).map(({ message_id }) => message_id)
  await singles.callOff(tx, [...ids, ...reports, ...copies], now)
  await campaigns.eraseMessages(tx, ids)
  const owners = [...new Set([...theirs.map(({ message_id, copy_of }) => copy_of ?? message_id), ...reports])]
  const sharing = Map.groupBy(await singles.sharingContent(tx, owners), (row) => row.copy_of ?? row.message_id)
  for await (const { message_id: owner, subject, content, source } of contentsOf(tx, owners)) {
    const sharers = sharing.get(owner) ?? []
    const others = sharers.filter(({ next_at }) => next_at !== null)
    if (others.length === 0) {
      await singles.updateContent(tx, owner, { subject: '', content: blankJson(content), source: null })
      await singles.eraseHeadings(
        tx,
        sharers.map(({ message_id }) => message_id),
      )
    } else {
      // Others are still to get it, so it stays, without the address.
      const replaced = source && whom.without(source)
      await singles.updateContent(tx, owner, { subject, content: whom.without(content), source: replaced })
      await singles.eraseHeadings(
        tx,
        ids.filter((id) => sharers.some(({ message_id }) => message_id === id)),
      )
    }
  }
}

/** JSON of the same shape with empty values, so that readers of the log find all members. */
function blankJson(json: string): string {
  const blanked = (value: unknown): unknown => {
    if (typeof value === 'string') return ''
    if (Array.isArray(value)) return []
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, blanked(one)]))
  }
  return json === '' ? '' : JSON.stringify(blanked(JSON.parse(json)))
}

/** Events that are looked at in one step. */
const EVENTS = 1_000

/** Clicks in single messages: they belong to no contact, and say where the link led. */
export const clicks: Stage = async ({ db, subjects }, after) => {
  const { last, ids } = await campaigns.erasedClicks(db, subjects.account, after, EVENTS)
  return { next: last, apply: (tx) => campaigns.eraseEventData(tx, subjects.account, ids) }
}
