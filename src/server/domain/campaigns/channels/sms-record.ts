// What the records of SMS and smart SMS have in common: both are texts to a number, for which the account pays.
import { assertSender } from '../../accounts/senders/required-sender.ts'
import { assertTemplates } from '../../content/email-content.ts'
import { invalid } from '../../errors.ts'
import type { CampaignChannel, ChannelEvent, RecipientOutcome } from './channel.ts'
import { contactsBy } from './contact-recipients.ts'
import { plainSamples } from './sample-contacts.ts'

/** The column of a contact with the number, and the senders of both. */
const CELLPHONE = 'cellphone'

/** Throws `invalid` at `place` for a text that is empty or no valid template. */
export function assertMessage(message: string | undefined, place: string): void {
  assertTemplates({ [place]: { text: message, kind: 'plain' } }, plainSamples())
  if (message !== undefined && message.trim() === '') throw invalid(place, 'is empty')
}

/** Throws `invalid` for a sender that the account does not have. */
export const assertCellphoneSender = (
  tx: Parameters<typeof assertSender>[0],
  account: number,
  id: number | undefined,
): Promise<void> => assertSender(tx, account, CELLPHONE, id, 'senderId')

/** What follows from an outcome. The kinds of events begin with the name of the channel. */
function eventsFor(name: 'sms' | 'smart_sms'): CampaignChannel['eventsOf'] {
  // Each message that a carrier was asked to take counts among the sends, and as one of the other four.
  const sentAnd = (fate: string) => ({ kind: `${name}_send`, counts: { sends: 1, [fate]: 1 } })
  const delivered: ChannelEvent[] = [
    { kind: `${name}_send`, counts: { sends: 1 } },
    { kind: `${name}_report`, counts: { delivered: 1 } },
  ]
  // A report is still to come; for a message with an unknown outcome, it may never come.
  const pending = [sentAnd('pending')]
  const refused = [sentAnd('error')]
  const unreachable = [sentAnd('invalid')]
  // It never reached a carrier, so no event is recorded.
  const unsent = [{ kind: null, counts: { error: 1 } }]
  return (outcome: RecipientOutcome) => {
    switch (outcome.state) {
      case 'accepted':
        return outcome.delivered ? delivered : pending
      case 'unknown':
        return pending
      case 'failed':
        if (outcome.unsent) return unsent
        return outcome.rejected ? unreachable : refused
      default:
        return []
    }
  }
}

/** Late status reports of the network. They move messages out of `pending`. */
export const reportsOf = (name: 'sms' | 'smart_sms') =>
  ({
    delivered: { kind: `${name}_report`, counts: { delivered: 1, pending: -1 } },
    // Whatever counts the activities of a contact takes a report for a delivery.
    rejected: { kind: null, counts: { error: 1, pending: -1 } },
  }) satisfies CampaignChannel['reactions']

// Nothing here knows the network of a number.
const NETWORK = { network: 'Unknown' }

/** The parts of the record that are the same for both. */
export const smsRecord = (name: 'sms' | 'smart_sms') =>
  ({
    sender: { channel: CELLPHONE, isRequired: false },
    recipients: contactsBy(CELLPHONE),
    // Their operations have no 409 (M-115).
    refusal: (_reason, text) => invalid('campaignHash', `cannot be sent now. ${text}`),
    eventsOf: eventsFor(name),
    // A number that is out of service today may get a new owner.
    suppresses: () => null,
    partsAt: () => () => NETWORK,
  }) satisfies Partial<CampaignChannel>
