// One attempt for recipients of a run: who is still wanted, what the mail says, and what came of it.

import type { Clock } from '../../../lib/clock.ts'
import { fromJson } from '../../../lib/json-text.ts'
import type { RunRow } from '../../../store/campaigns/runs.ts'
import type { MessageRow } from '../../../store/sending/campaign-ledger.ts'
import type { Db, Store } from '../../../store/store.ts'
import { isHeld } from '../../sending/carrier.ts'
import type { SendOutcome, Target } from '../channels/channel.ts'
import { channelOf } from '../channels/channels.ts'
import type { FoundRecipient } from '../channels/recipients.ts'
import type { RunAudience } from './plan.ts'
import type { RunContext } from './run-context.ts'
import type { RecipientVerdict } from './settle.ts'

export interface AttemptDeps {
  store: Store
  clock: Clock
}

/** A planned recipient, with its state in the ledger. */
export interface Recipient {
  messageId: number
  /** What its chunk holds; null when it is gone for certain. */
  id: number | null
  contactId: number | null
  address: string
  attempts: number
}

/** The planned recipients of deferred messages. */
export async function toRecipients(
  { store }: Pick<AttemptDeps, 'store'>,
  run: RunRow,
  messages: MessageRow[],
): Promise<Recipient[]> {
  const { field } = fromJson<RunAudience>(run.audience)
  const ids = await channelOf(run.channel).recipients.ofMessages(store.db, field, messages)
  return messages.map(({ id, contact_id: contactId, address, attempts }) => {
    return { messageId: id, id: ids.get(id) ?? null, contactId, address, attempts }
  })
}

/** A recipient as it is now; undefined when it is gone. */
export type FoundOf = (recipient: Recipient) => FoundRecipient | undefined

/** `ways`: at how many addresses the recipient can be tried. */
type Passed = Target & Pick<Recipient, 'attempts'> & { ways: number }

/** Looks at recipients as they are now, by their ids. */
export async function findRecipients(db: Db, run: RunRow, recipients: readonly Recipient[]): Promise<FoundOf> {
  const { field } = fromJson<RunAudience>(run.audience)
  const ids = recipients.flatMap(({ id }) => id ?? [])
  const found = await channelOf(run.channel).recipients.find(db, run.account_id, field, ids)
  return ({ id }) => (id === null ? undefined : found.get(id))
}

/** At how many addresses each of these can be tried. */
export async function waysOf(
  parts: Pick<AttemptDeps, 'store'>,
  run: RunRow,
  recipients: readonly Recipient[],
): Promise<(recipient: Recipient) => number> {
  const foundOf = await findRecipients(parts.store.db, run, recipients)
  return (recipient) => 1 + (foundOf(recipient)?.others?.length ?? 0)
}

/** Verdicts for recipients whose outcome will stay unknown. */
async function unknownFor(
  parts: Pick<AttemptDeps, 'store'>,
  run: RunRow,
  recipients: readonly Recipient[],
  reason: string,
): Promise<RecipientVerdict[]> {
  const foundOf = await findRecipients(parts.store.db, run, recipients)
  return recipients.map((recipient) => {
    const { contact, address = recipient.address, device = null } = foundOf(recipient) ?? {}
    const contactId = contact?.id ?? recipient.contactId
    const { messageId } = recipient
    return { messageId, contactId, address, device, attempts: 2, outcome: { state: 'unknown', reason } }
  })
}

/**
 * Verdicts for recipients with an unknown outcome that are not sent again: the channel does not repeat, or it has done
 * so once, and a third message would be spam. If the carrier will report on them, the run waits for that. Their
 * attempts include the one with the unknown outcome.
 */
export async function inDoubtForGood(
  parts: Pick<AttemptDeps, 'store'>,
  run: RunRow,
  context: RunContext | null,
  recipients: readonly Recipient[],
): Promise<RecipientVerdict[]> {
  const { isRepeated } = channelOf(run.channel)
  const reason = `the sender ended ${isRepeated ? 'twice ' : ''}before the outcome was known`
  const verdicts = await unknownFor(parts, run, recipients, reason)
  const told = context?.open.inDoubt
  if (!told) return verdicts
  return verdicts.map((verdict, i) => {
    const { messageId, contactId, attempts } = recipients[i] as Recipient
    const outcome = told({ messageId, contactId, attempts: attempts - 1 })
    return { ...verdict, attempts, inDoubt: true, outcome }
  })
}

/** Verdicts for recipients with an unknown outcome in a cancelled run: they are not sent again. */
export function inDoubtCancelled(parts: Pick<AttemptDeps, 'store'>, run: RunRow, recipients: readonly Recipient[]) {
  const reason = 'the sender ended before the outcome was known, and the send was cancelled'
  return unknownFor(parts, run, recipients, reason)
}

/** Recipients that may get the message, and verdicts for the others. */
export interface EligibleRecipients {
  passed: Passed[]
  skipped: RecipientVerdict[]
}

/** Judges each recipient again by its current state: contacts may have unsubscribed since the planning. */
export function filterRecipients(
  context: RunContext | null,
  recipients: readonly Recipient[],
  foundOf: FoundOf,
): EligibleRecipients {
  const gated: EligibleRecipients = { passed: [], skipped: [] }
  for (const recipient of recipients) {
    const { messageId, attempts } = recipient
    const found = foundOf(recipient)
    const reason = reasonToSkip(context, found)
    if (reason === null && found) {
      const { contact, device } = found
      // Each attempt tries the next address.
      const addresses = [found.address, ...(found.others ?? [])]
      const ways = addresses.length
      const address = addresses[attempts % ways] as string
      gated.passed.push({ messageId, contact, address, device, attempts, ways })
    } else {
      const outcome = { state: 'skipped' as const, reason: reason ?? 'deleted' }
      const { contact, address = recipient.address, device = null } = found ?? {}
      const contactId = contact?.id ?? recipient.contactId
      gated.skipped.push({ messageId, contactId, address, device, attempts, outcome })
    }
  }
  return gated
}

/** Renders and sends to those that passed. One verdict for each recipient, the others included. */
export async function attemptRecipients(
  { clock }: AttemptDeps,
  context: RunContext | null,
  epoch: number,
  { passed, skipped }: EligibleRecipients,
): Promise<RecipientVerdict[]> {
  if (!context || passed.length === 0) return skipped
  const outcomes = await context.open.send(passed, {
    epoch,
    date: clock.now(context.campaign.account_id),
    links: context.links,
  })
  const sent = passed.map(({ messageId, contact, address, device, attempts, ways }, i) => {
    // There is one for each.
    const outcome = outcomes[i] as SendOutcome
    const made = isHeld(outcome) ? attempts : attempts + 1
    return { messageId, contactId: contact.id, address, device, attempts: made, ways, outcome }
  })
  return [...skipped, ...sent]
}

/** Why a planned recipient is not written to after all, or null. */
function reasonToSkip(context: RunContext | null, found: FoundRecipient | undefined): string | null {
  if (!context) return 'the campaign or its sender is gone'
  if (!found) return 'deleted'
  return found.contact.status === 'active' ? found.refusal : found.contact.status
}
