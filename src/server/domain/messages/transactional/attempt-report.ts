// One attempt to send a report on a delivery.
import { fromJson } from '../../../lib/json-text.ts'
import type { SenderRow } from '../../../store/accounts/senders.ts'
import { transactionalByIds } from '../../../store/messages/transactional.ts'
import { findMessage } from '../../../store/sending/campaign-ledger.ts'
import type { RenderedEmail } from '../../sending/carrier.ts'
import type { Attempt } from './attempt.ts'
import { headerIdOf } from './render-single.ts'
import { reportSource } from './report-source.ts'
import type { DeliveryReport, RequestedNotice, SingleEmail } from './single-email.ts'

/** The report as it is sent; null if the reported message is gone. */
export async function renderReport(
  { parts, message }: Attempt,
  email: SingleEmail,
  report: DeliveryReport,
  sender: SenderRow,
): Promise<RenderedEmail | null> {
  const { store, clock } = parts
  const [row] = await transactionalByIds(store.db, [report.of])
  const told = await findMessage(store.db, report.of)
  if (!row || !told || row.notify === null) return null
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1)
  const from = `mailer-daemon@${domain}`
  const headerId = headerIdOf(message.id, sender)
  const original = {
    source: row.source ?? '',
    address: told.address,
    created: row.created,
    notice: fromJson<RequestedNotice>(row.notify),
  }
  return {
    messageId: message.id,
    accountId: message.account_id,
    headerId,
    campaignHash: null,
    from: { name: 'Mail Delivery System', email: from },
    envelopeFrom: '',
    to: { email: message.address },
    subject: email.subject,
    text: email.textBody,
    headers: {},
    priority: message.priority,
    date: clock.now(message.account_id),
    source: reportSource({ email, report, headerId, from, domain, original }),
  }
}
