// One attempt for recipients of a run: who is still wanted, what the mail says, and what came of it.

import type { Clock } from '../../../lib/clock.ts'
import { fromJson } from '../../../lib/json-text.ts'
import { type ContactRow, contactsByIds } from '../../../store/audience/contacts.ts'
import { suppressedAmong } from '../../../store/campaigns/recipients.ts'
import type { RunRow } from '../../../store/campaigns/runs.ts'
import type { Store } from '../../../store/store.ts'
import type { RunContext } from './run-context.ts'
import type { Verdict } from './settle.ts'

export interface AttemptParts {
  store: Store
  clock: Clock
}

export interface Recipient {
  messageId: number
  contactId: number
  attempts: number
}

/** Sent again once already and in doubt again: to send a third time would be to spam. */
export function inDoubtTwice(recipients: Recipient[]): Verdict[] {
  const outcome = { state: 'unknown' as const, reason: 'the sender ended twice before the outcome was known' }
  return recipients.map((recipient) => ({ ...recipient, address: '', attempts: 2, outcome }))
}

/** In doubt, and their run was cancelled meanwhile: they are not sent again. */
export function inDoubt(recipients: Recipient[]): Verdict[] {
  const outcome = {
    state: 'unknown' as const,
    reason: 'the sender ended before the outcome was known, and the send was cancelled',
  }
  return recipients.map((recipient) => ({ ...recipient, address: '', attempts: 2, outcome }))
}

/** Gates each recipient, renders and sends those that pass. One verdict per recipient. */
export async function attempt(
  { store, clock }: AttemptParts,
  { run, context, epoch }: { run: RunRow; context: RunContext | null; epoch: number },
  recipients: Recipient[],
): Promise<Verdict[]> {
  const rows = await contactsByIds(
    store.db,
    recipients.map((r) => r.contactId),
  )
  const contacts = new Map(rows.map((row) => [row.id, row]))
  const addresses = new Map(rows.map((row) => [row.id, context ? addressOf(row, context.field) : '']))
  const suppressed = await suppressedAmong(store.db, run.account_id, [...addresses.values()].filter(Boolean))
  const verdicts: Verdict[] = []
  const passed: { recipient: Recipient; contact: ContactRow; address: string }[] = []
  for (const recipient of recipients) {
    const contact = contacts.get(recipient.contactId)
    const address = addresses.get(recipient.contactId) ?? ''
    const reason = gate(context, contact, address, suppressed)
    if (reason === null && contact) passed.push({ recipient, contact, address })
    else verdicts.push({ ...recipient, address, outcome: { state: 'skipped', reason: reason ?? 'deleted' } })
  }
  if (!context || passed.length === 0) return verdicts
  return [...verdicts, ...(await send(context, passed, { epoch, date: clock.now() }))]
}

async function send(
  context: RunContext,
  passed: { recipient: Recipient; contact: ContactRow; address: string }[],
  { epoch, date }: { epoch: number; date: number },
): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  const ready: { recipient: Recipient; address: string }[] = []
  const mails = []
  for (const { recipient, contact, address } of passed) {
    try {
      const mail = context.mail.render({ contact, address, messageId: recipient.messageId, date }, context.links)
      mails.push({ ...mail, epoch })
      ready.push({ recipient, address })
    } catch (error) {
      // A template may fail on one contact's data; the others still get their mail.
      const outcome = { state: 'failed' as const, reason: `template: ${(error as Error).message}` }
      verdicts.push({ ...recipient, address, attempts: recipient.attempts + 1, outcome })
    }
  }
  const outcomes = await context.carrier.send(mails)
  for (const [i, { recipient, address }] of ready.entries()) {
    const outcome = outcomes[i] ?? { state: 'unknown' as const, reason: 'the carrier gave no outcome' }
    verdicts.push({ ...recipient, address, attempts: recipient.attempts + 1, outcome })
  }
  return verdicts
}

function addressOf(contact: ContactRow, field: string): string {
  if (field === 'email') return contact.email ?? ''
  const value = fromJson<Record<string, unknown>>(contact.fields)[field]
  return typeof value === 'string' ? value : ''
}

/** Why a planned recipient is not written to after all, or null. */
function gate(
  context: RunContext | null,
  contact: ContactRow | undefined,
  address: string,
  suppressed: ReadonlySet<string>,
): string | null {
  if (!context) return 'the campaign or its sender is gone'
  if (!contact) return 'deleted'
  if (contact.status !== 'active') return contact.status
  if (address === '') return 'no address'
  if (context.field === 'email' && contact.email_status !== 'active') return 'email disabled'
  return suppressed.has(address.toLowerCase()) ? 'suppressed' : null
}
