// One attempt for recipients of a run: who is still wanted, what the mail says, and what came of it.

import type { Clock } from '../../../lib/clock.ts'
import { type ContactRow, contactsByIds } from '../../../store/audience/contacts.ts'
import { type AddressKind, suppressedAmong } from '../../../store/campaigns/recipients.ts'
import type { RunRow } from '../../../store/campaigns/runs.ts'
import type { Store } from '../../../store/store.ts'
import { addressOf, isUsable } from '../channels/address.ts'
import type { SendOutcome, Target } from '../channels/channel.ts'
import { channelOf } from '../channels/channels.ts'
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

type Passed = Target & Pick<Recipient, 'attempts'>

/**
 * Verdicts on recipients in doubt that are not sent again: the channel does not repeat, or it has done so once, and
 * a third time would be spam.
 */
export function inDoubtForGood(recipients: Recipient[], isRepeated: boolean): Verdict[] {
  const outcome = {
    state: 'unknown' as const,
    reason: `the sender ended ${isRepeated ? 'twice ' : ''}before the outcome was known`,
  }
  return recipients.map((recipient) => ({ ...recipient, address: '', attempts: 2, outcome }))
}

/** Verdicts on recipients in doubt whose run was cancelled meanwhile: they are not sent again. */
export function inDoubtCancelled(recipients: Recipient[]): Verdict[] {
  const outcome = {
    state: 'unknown' as const,
    reason: 'the sender ended before the outcome was known, and the send was cancelled',
  }
  return recipients.map((recipient) => ({ ...recipient, address: '', attempts: 2, outcome }))
}

/** Recipients that may get the message, and verdicts for the others. */
export interface Gated {
  passed: Passed[]
  skipped: Verdict[]
}

/** Looks at each recipient once more: somebody may have left since it was planned. */
export async function gate(
  { store }: AttemptParts,
  run: RunRow,
  context: RunContext | null,
  recipients: Recipient[],
): Promise<Gated> {
  const { address: kind } = channelOf(run.channel)
  const rows = await contactsByIds(
    store.db,
    recipients.map((r) => r.contactId),
  )
  const contacts = new Map(rows.map((row) => [row.id, row]))
  const addresses = new Map(rows.map((row) => [row.id, context ? addressOf(row, kind, context.field) : '']))
  const suppressed = await suppressedAmong(store.db, run.account_id, kind, [...addresses.values()].filter(Boolean))
  const gated: Gated = { passed: [], skipped: [] }
  for (const { messageId, contactId, attempts } of recipients) {
    const contact = contacts.get(contactId)
    const address = addresses.get(contactId) ?? ''
    const reason = reasonToSkip(context, kind, contact, address, suppressed)
    if (reason === null && contact) gated.passed.push({ messageId, contact, address, attempts })
    else {
      const outcome = { state: 'skipped' as const, reason: reason ?? 'deleted' }
      gated.skipped.push({ messageId, contactId, address, attempts, outcome })
    }
  }
  return gated
}

/** Renders and sends to those that passed. One verdict for each recipient, the others included. */
export async function attempt(
  { clock }: AttemptParts,
  context: RunContext | null,
  epoch: number,
  { passed, skipped }: Gated,
): Promise<Verdict[]> {
  if (!context || passed.length === 0) return skipped
  const outcomes = await context.open.send(passed, {
    epoch,
    date: clock.now(context.campaign.account_id),
    links: context.links,
  })
  const sent = passed.map(({ messageId, contact, address, attempts }, i) => ({
    messageId,
    contactId: contact.id,
    address,
    attempts: attempts + 1,
    // There is one for each.
    outcome: outcomes[i] as SendOutcome,
  }))
  return [...skipped, ...sent]
}

/** Why a planned recipient is not written to after all, or null. */
function reasonToSkip(
  context: RunContext | null,
  kind: AddressKind,
  contact: ContactRow | undefined,
  address: string,
  suppressed: ReadonlySet<string>,
): string | null {
  if (!context) return 'the campaign or its sender is gone'
  if (!contact) return 'deleted'
  if (contact.status !== 'active') return contact.status
  if (address === '') return 'no address'
  if (!isUsable(contact, kind, context.field)) return `${kind} disabled`
  return suppressed.has(address.toLowerCase()) ? 'suppressed' : null
}
