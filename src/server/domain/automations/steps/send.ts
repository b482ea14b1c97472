import { findCampaign } from '../../../store/campaigns/campaigns.ts'
import { channelOf } from '../../campaigns/channels/channels.ts'
import { DomainError } from '../../errors.ts'
import type { SendCampaign } from '../actions.ts'
import { destinationOf } from '../references.ts'
import { allGo, goOn, type Slice, type Step } from './step.ts'

/** The campaign and where it goes; null when something of it is gone. */
async function placeOf({ tx, automation }: Slice, action: SendCampaign) {
  const campaign = await findCampaign(tx, automation.account_id, action.campaign_hash)
  if (!campaign) return null
  const { recipients } = channelOf(campaign.channel)
  try {
    const place = await recipients.place(tx, automation.account_id, destinationOf(action, automation.list_id))
    return { campaign, recipients, field: place.field }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'invalid') return null
    throw error
  }
}

/**
 * Notes a message for each address of each contact. A contact without an address continues without one; a contact with
 * a suppressed address ends its run.
 */
export const sendCampaign: Step<'sendCampaign'> = async (slice, action, travellers) => {
  const { tx, automation, postings } = slice
  const found = await placeOf(slice, action)
  if (!found) return allGo({ end: 'failed' })
  const { campaign, recipients, field } = found
  const ids = await recipients.ofContacts(
    tx,
    field,
    travellers.map(({ contact }) => contact.id),
  )
  const all = await recipients.find(tx, automation.account_id, field, [...ids.values()].flat())
  const suppressed = new Set<number>()
  const order = { campaign, list: automation.list_id, field }
  for (const { run, contact } of travellers) {
    for (const [seq, id] of (ids.get(contact.id) ?? []).entries()) {
      const recipient = all.get(id)
      if (recipient?.refusal === 'suppressed') suppressed.add(run.id)
      if (!recipient || recipient.refusal !== null) continue
      const { address } = recipient
      const { id: runId, generation } = run
      postings.push({ order, actionId: action.action_id, runId, generation, seq, contactId: contact.id, address })
    }
  }
  return ({ run }) => (suppressed.has(run.id) ? { end: 'suppressed' } : goOn)
}
