// Takes the order to send a campaign: checks it, writes down run and operation, and leaves the rest to
// the work loop, now or at the time it was scheduled for.
import type { Clock } from '../../lib/clock.ts'
import { fromJson, toJson } from '../../lib/json-text.ts'
import { findSender } from '../../store/accounts/senders.ts'
import type { Condition } from '../../store/audience/conditions.ts'
import type { ContactLimit } from '../../store/campaigns/call-recipients.ts'
import { type CampaignRow, updateCampaign } from '../../store/campaigns/campaigns.ts'
import { findLastRun, findRun, hasFailures } from '../../store/campaigns/runs.ts'
import type { CampaignStatus } from '../../store/schema.ts'
import type { Db, Store } from '../../store/store.ts'
import { insertTimer } from '../../store/timers/timers.ts'
import type { Author } from '../accounts/accounts.ts'
import { assertUsers } from '../accounts/users/named-users.ts'
import { lookUpSegment } from '../audience/segments/find-segment.ts'
import { assertCompilable, type Moment, readFilter } from '../audience/segments/read-filter.ts'
import type { TrackingLinks } from '../content/tracking-links.ts'
import { conflict, type DomainError, invalid } from '../errors.ts'
import { requireCampaign } from './campaigns.ts'
import type { CampaignChannel } from './channels/channel.ts'
import { type ChannelName, channelOf, channels } from './channels/channels.ts'
import type { Destination, ListDestination } from './channels/recipients.ts'
import { type LocalTimeOrder, readLocalTime } from './local-time-order.ts'
import { assertRenders } from './renders.ts'
import type { LimitHour } from './runs/limit-hour.ts'
import { firstTime, type LocalTime } from './runs/local-time.ts'
import { insertNewRun, type NewRun, queueOperation } from './runs/new-run.ts'
import type { RunAudience } from './runs/plan.ts'
import { moveRun, RUN_TIMER } from './runs/run-moves.ts'
import { type RunOptions, withoutLocalTime } from './runs/run-options.ts'

interface SendInput extends Destination {
  /** `contact`: the address of one contact, or those of several. */
  segments:
    | { type: 'none' }
    | { type: 'segment'; data: string[] }
    | { type: 'contact'; data: string | readonly string[] }
  limitHour?: LimitHour | undefined
  notify?: number[] | undefined
  uniqueContactsOnly?: boolean | undefined
  limitContacts?: ContactLimit | undefined
  /** Messages started in a second at most. */
  limitSpeed?: number | undefined
  /** Milliseconds; absent or past: at once. With `localTime`, what the clocks of recipients show. */
  scheduleDate?: number | undefined
  localTime?: LocalTimeOrder | undefined
}

/** Segments of one send; as many conditions as a filter has. */
const MAX_SEGMENTS = 100

const sendable: ReadonlySet<CampaignStatus> = new Set(['draft', 'sent', 'canceled'])

export interface CampaignSendDeps {
  store: Store
  clock: Clock
  trackingLinks: TrackingLinks
}

export interface CampaignSends {
  /**
   * Queues a run of the campaign. Throws `not_found`, `invalid`, and the channel's refusal when the campaign or
   * its sender is not ready.
   */
  send(name: ChannelName, by: Author, hash: string, input: SendInput): Promise<void>
  /**
   * Queues a run of the campaign for the recipients that it did not reach, with the options of its last run. Throws
   * `not_found`, `invalid` if it cannot be rendered, and `conflict` while it is being sent, if its sender is not
   * ready, or if there were no failures.
   */
  retry(by: Author, hash: string): Promise<void>
  /** Begins a scheduled run when its timer is due. */
  startScheduled(tx: Db, runId: number): Promise<void>
}

export function createCampaignSends({ store, clock, trackingLinks }: CampaignSendDeps): CampaignSends {
  return {
    send(name, by, hash, input): Promise<void> {
      const channel = channels[name]
      const account = by.accountId
      return store.write(async (tx) => {
        const campaign = await requireCampaign(tx, account, hash, channel.name)
        await assertSendable(tx, channel, campaign)
        const place = await channel.recipients.place(tx, account, input)
        await assertRenders(tx, campaign, { list: place.list, links: trackingLinks })
        await assertUsers(tx, account, input.notify ?? [], 'notify')
        const now = clock.now(account)
        const audience = await readAudience(tx, { account, now }, place, input)
        const local = await readLocalTime(tx, { account, list: place.list, now }, input)
        await queueRun(tx, now, campaign, {
          listId: place.list,
          scheduleDate: local ? firstTime(local.at) : input.scheduleDate,
          audience,
          options: toJson(optionsOf(input, local)),
          by,
        })
      })
    },

    retry(by, hash): Promise<void> {
      const account = by.accountId
      return store.write(async (tx) => {
        const campaign = await requireCampaign(tx, account, hash)
        await assertSendable(tx, { ...channelOf(campaign.channel), refusal: conflict }, campaign)
        const last = await findLastRun(tx, campaign.id)
        if (!last || !(await hasFailures(tx, campaign.id)))
          throw conflict('nothing_failed', 'No recipient of the campaign has failed.')
        await assertRenders(tx, campaign, { list: last.list_id, links: trackingLinks })
        const { field } = fromJson<RunAudience>(last.audience)
        const audience: RunAudience = { type: 'failed', field }
        await queueRun(tx, clock.now(account), campaign, {
          listId: last.list_id,
          scheduleDate: undefined,
          audience,
          options: toJson(withoutLocalTime(fromJson<RunOptions>(last.options))),
          by,
        })
      })
    },

    async startScheduled(tx, runId): Promise<void> {
      const run = await findRun(tx, runId)
      if (run?.state === 'scheduled') await moveRun(tx, run, 'begin', clock.now(run.account_id))
    },
  }
}

/** The options of the order, without its audience. */
const optionsOf = (order: SendInput, local: LocalTime | undefined): RunOptions => ({
  ...(order.limitHour && { limit_hour: order.limitHour }),
  ...(order.notify && { notify: order.notify }),
  ...(order.uniqueContactsOnly && { unique_contacts_only: true }),
  ...(order.limitContacts && { limit_contacts: order.limitContacts }),
  ...(order.limitSpeed && { limit_speed: order.limitSpeed }),
  ...(local && { local_time: local }),
})

type SendingRules = Pick<CampaignChannel, 'sender' | 'refusal'>

/** Refuses a campaign that a feed sends, one that is on its way, and one whose sender may not send. */
async function assertSendable(tx: Db, channel: SendingRules, campaign: CampaignRow): Promise<void> {
  if (campaign.feed !== null)
    throw channel.refusal('campaign_not_sendable', 'A feed sends the campaign: enable it, and it sends what is new.')
  if (!sendable.has(campaign.status)) {
    throw channel.refusal(
      'campaign_not_sendable',
      `The campaign is ${campaign.status}; it can be sent again when that is over.`,
    )
  }
  await assertActiveSender(tx, channel, campaign)
}

/** Refuses a campaign whose sender may not send. */
export async function assertActiveSender(tx: Db, channel: SendingRules, campaign: CampaignRow): Promise<void> {
  const refusal = await refusalOfSender(tx, channel, campaign)
  if (refusal) throw refusal
}

/** The refusal for a campaign whose sender cannot send; null when it can. */
export async function refusalOfSender(
  tx: Db,
  { sender: rule, refusal }: SendingRules,
  { account_id: account, sender_id: id }: CampaignRow,
): Promise<DomainError | null> {
  if (!rule || (id === null && !rule.isRequired)) return null
  const sender = id === null ? undefined : await findSender(tx, account, rule.channel, id)
  if (!sender) return refusal('sender_missing', 'The sender of the campaign was deleted. Choose another sender.')
  if (sender.status === 'active') return null
  return refusal('sender_not_active', `The sender is in state ${sender.status}; only active ones send.`)
}

async function readAudience(
  tx: Db,
  moment: Omit<Moment, 'list'>,
  { list, field }: ListDestination,
  { segments }: SendInput,
): Promise<RunAudience> {
  if (segments.type === 'segment')
    return { type: 'segment', data: await requireSegments(tx, { ...moment, list }, segments.data), field }
  return segments.type === 'contact' ? { type: 'contact', data: segments.data, field } : { type: 'none', field }
}

/** The segments that an order names, each once; throws `invalid` at the place of one that the list does not have. */
async function requireSegments(tx: Db, moment: Moment, ids: readonly string[]): Promise<string[]> {
  const { account, list } = moment
  if (ids.length === 0) throw invalid('segments.data', 'must not be empty')
  const named = [...new Set(ids)]
  if (named.length > MAX_SEGMENTS) throw invalid('segments.data', `must have at most ${MAX_SEGMENTS} segments`)
  const conditions: Condition[] = []
  for (const id of named) {
    const segment = await lookUpSegment(tx, account, list, id)
    if (!segment) throw invalid(`segments.data.${ids.indexOf(id)}`, `is not a segment of list ${list}: ${id}`)
    conditions.push(await readFilter(tx, moment, segment.filter, false))
  }
  // The run is planned by one query.
  assertCompilable(tx, { any: conditions }, 'segments.data')
  return named
}

interface RunOrder extends NewRun {
  scheduleDate: number | undefined
  by: Author
}

async function queueRun(tx: Db, now: number, campaign: CampaignRow, order: RunOrder): Promise<void> {
  const { listId, scheduleDate, by } = order
  const later = scheduleDate !== undefined && scheduleDate > now ? scheduleDate : null
  const operationId = await queueOperation(tx, campaign, { listId, createdBy: by.userId ?? 0, now, startDate: later })
  const runId = await insertNewRun(tx, campaign, { ...order, operationId, now, isLater: later !== null })
  if (later !== null) {
    const timer = { account_id: campaign.account_id, kind: RUN_TIMER, ref: runId, generation: 0, due: later }
    await insertTimer(tx, timer)
  }
  await updateCampaign(tx, campaign.account_id, campaign.id, { status: 'queued', schedule_date: later, updated: now })
}
