// The effects of a reaction to a single email on its counts, its evidence, its flow, and the webhooks of the
// Transactional API. A message of a campaign has none of these; its list has separate webhooks.
import { addReaction } from '../../../store/messages/transactional.ts'
import type { MessageRow } from '../../../store/sending/campaign-ledger.ts'
import type { Db } from '../../../store/store.ts'
import type { FlowRuns } from '../../messages/flows/runs.ts'
import type { Reaction } from '../../messages/flows/states.ts'
import { recordHistory } from '../../messages/registered/history.ts'
import { announceMessages, type Happening } from '../../messages/transactional/webhook-deliveries.ts'

export type ReactingFlows = Pick<FlowRuns, 'onReaction'>

/**
 * Creates the function that counts a reaction of the recipient of a single email; the first one also goes to its flow.
 */
export const createSingleReactions =
  (flowRuns: ReactingFlows) =>
  async (tx: Db, message: MessageRow, reaction: Reaction, first: boolean, now: number): Promise<void> => {
    if (message.campaign_id !== null) return
    const of = await addReaction(tx, message.id, reaction === 'open' ? 'opens' : 'clicks')
    const type = reaction === 'open' ? 'OPEN' : 'CLICK'
    if (of?.registered === 1) await recordHistory(tx, message.account_id, message.id, [type], now)
    if (first && of?.origin === 'flow' && of.origin_id !== null)
      await flowRuns.onReaction(tx, of.origin_id, reaction, now)
  }

/** Tells the webhooks of the transactional API of a single email. */
export async function tellWebhooks(tx: Db, message: MessageRow, happening: Happening, now: number): Promise<void> {
  if (message.campaign_id !== null) return
  const { account_id: account, id: messageId } = message
  await announceMessages(tx, [{ account, channel: 'email', messageId, at: now, happenings: [happening] }])
}
