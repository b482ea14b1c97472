// The run by which automations send a campaign: recipients are added to it one by one, each with a row in the ledger from
// the beginning, and it never ends. What follows is the same as for every deferred message of a run.
import { toJson } from '../../../lib/json-text.ts'
import { insertTogether } from '../../../store/bulk.ts'
import type { CampaignRow } from '../../../store/campaigns/campaigns.ts'
import { findRun, holdStandingRun, insertRun, type RunRow, updateRun } from '../../../store/campaigns/runs.ts'
import { dialectOf } from '../../../store/dialect.ts'
import { type NewMessage, newMessages } from '../../../store/sending/campaign-ledger.ts'
import type { Db } from '../../../store/store.ts'
import { PRIORITY } from '../../sending/priority.ts'
import { takeMessageNumbers } from './message-numbers.ts'
import type { RunAudience } from './plan.ts'

/** A recipient of a campaign. */
interface StandingRecipient {
  contactId: number
  address: string
}

/** The campaign of an automation, and its audience: `field` is that of the place. */
export interface StandingOrder {
  campaign: CampaignRow
  list: number
  field: string
  recipients: readonly StandingRecipient[]
}

/**
 * Adds recipients to the runs of their campaigns; returns the numbers of the messages, in the order of the recipients.
 * The rows that it holds are those that settling holds last, so it belongs to the end of a transaction.
 */
export async function addRecipients(tx: Db, orders: readonly StandingOrder[], now: number): Promise<number[][]> {
  const total = orders.reduce((sum, { recipients }) => sum + recipients.length, 0)
  if (total === 0) return orders.map(() => [])
  const runs = new Map<StandingOrder, RunRow>()
  const inOrder = [...orders].sort((a, b) => a.campaign.id - b.campaign.id || (a.field < b.field ? -1 : 1))
  for (const order of inOrder) {
    if (order.recipients.length === 0) continue
    const run = await runFor(tx, order, now)
    // Several actions may send the same campaign.
    const { planned } = (await findRun(tx, run.id)) ?? run
    await updateRun(tx, run.id, { planned: planned + order.recipients.length, started: now })
    runs.set(order, run)
  }
  let next = await takeMessageNumbers(tx, total)
  const rows: NewMessage[] = []
  const numbers = orders.map((order) =>
    order.recipients.map((recipient) => {
      rows.push(toMessage(next, runs.get(order) as RunRow, recipient, now))
      return next++
    }),
  )
  await insertTogether(tx, [newMessages(rows)])
  return numbers
}

/** The standing run of a campaign, held; it is made when it is needed first. */
async function runFor(tx: Db, { campaign, list, field }: StandingOrder, now: number): Promise<RunRow> {
  const audience = toJson({ type: 'none', field } satisfies RunAudience)
  const found = await holdStandingRun(tx, campaign.id, list, audience)
  if (found) return found
  await dialectOf(tx).oneAtATime(tx, `standing run ${campaign.id}`)
  const made = await holdStandingRun(tx, campaign.id, list, audience)
  if (made) return made
  const id = await insertRun(tx, {
    account_id: campaign.account_id,
    campaign_id: campaign.id,
    list_id: list,
    channel: campaign.channel,
    state: 'standing',
    audience,
    options: '{}',
    // No operation shows it.
    operation_id: 0,
    first_message_id: 0,
    planned: 0,
    accepted: 0,
    failed: 0,
    skipped: 0,
    cancelled: 0,
    unknown: 0,
    created: now,
    started: now,
    ended: null,
  })
  return (await findRun(tx, id)) as RunRow
}

const toMessage = (id: number, run: RunRow, { contactId, address }: StandingRecipient, now: number): NewMessage => ({
  id,
  account_id: run.account_id,
  channel: run.channel,
  run_id: run.id,
  campaign_id: run.campaign_id,
  list_id: run.list_id,
  contact_id: contactId,
  address,
  state: 'deferred',
  reason: null,
  attempts: 0,
  carrier_ref: null,
  next_at: now,
  lease_until: 0,
  created: now,
  settled: null,
  priority: PRIORITY.automation,
  pending: null,
})
