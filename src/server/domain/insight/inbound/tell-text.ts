// Tells webhooks of a text that a person sent, once for each webhook.
import { contactsOfCellphone } from '../../../store/audience/contacts.ts'
import type { InboundMeaning } from '../../../store/schema.ts'
import type { MessageRow } from '../../../store/sending/campaign-ledger.ts'
import type { InboundRow } from '../../../store/sending/inbound.ts'
import type { Db } from '../../../store/store.ts'
import { deliverToWebhooks } from '../../events/webhook-deliveries.ts'
import { announceText, type ReceivedText } from '../../messages/transactional/received-texts.ts'

/** How the contract names what a text was read as. */
const keywords: Readonly<Partial<Record<InboundMeaning, ReceivedText['keyword']>>> = {
  opt_out: 'stop',
  opt_in: 'start',
  help: 'help',
}

/** A text that is kept. */
type KeptText = Pick<InboundRow, 'account_id' | 'sender' | 'recipient' | 'content' | 'meaning' | 'created'>

/** Queues the deliveries, in the transaction that keeps the text. `last`: the last SMS of the account to the number. */
export async function tellOfText(tx: Db, kept: KeptText, last: MessageRow | undefined): Promise<void> {
  const { account_id: account, sender, recipient, content: text, created: at } = kept
  const keyword = keywords[kept.meaning]
  const messageId = last?.campaign_id === null ? last.id : undefined
  await announceText(tx, { account, at, sender, recipient, text, keyword, messageId })
  const lists = new Map<number, number>()
  for (const { id, list_id } of await contactsOfCellphone(tx, account, sender))
    if (!lists.has(list_id)) lists.set(list_id, id)
  const data = { text, sender, recipient, ...(keyword && { keyword }) }
  const rest = { accountId: account, kind: 'sms_received', at, campaignId: null, messageId: null, data }
  await deliverToWebhooks(
    tx,
    [...lists].map(([listId, contactId]) => ({ ...rest, listId, contactId })),
  )
}
