// Which fate a recipient of the sandbox asks for, as users of the big providers know it: by the local
// part of the address, with or without a +tag. `bounce-hard@example.com`, `bounce-hard+42@example.com`.
import type { Outcome } from '../../domain/delivery/carrier.ts'

export interface MagicRecipient {
  localPart: string
  meaning: string
  outcome(ref: string): Outcome
}

export const magicRecipients: readonly MagicRecipient[] = [
  {
    localPart: 'bounce-hard',
    meaning: 'refused for good: a hard bounce, and the address is suppressed',
    outcome: () => ({ state: 'failed', reason: '550 5.1.1 no such user (sandbox)', bounce: 'hard' }),
  },
  {
    localPart: 'bounce-soft',
    meaning: 'refused this time: a soft bounce',
    outcome: () => ({ state: 'failed', reason: '552 5.2.2 mailbox full (sandbox)', bounce: 'soft' }),
  },
  {
    localPart: 'complaint',
    meaning: 'delivered, then reported as spam; the address is suppressed',
    outcome: (ref) => ({ state: 'accepted', ref, delivered: true, then: 'complaint' }),
  },
  {
    localPart: 'reject',
    meaning: 'refused for its content: it fails without a bounce',
    outcome: () => ({ state: 'failed', reason: '554 5.7.1 content refused (sandbox)' }),
  },
  {
    localPart: 'defer',
    meaning: 'put off each time, with growing waits, until it fails after 72 hours',
    outcome: () => ({ state: 'deferred', reason: '451 4.7.1 try again later (sandbox)' }),
  },
]

/** The outcome for a recipient; an ordinary address is delivered. */
export function sandboxOutcome(address: string, ref: string): Outcome {
  const local = address.slice(0, address.lastIndexOf('@')).toLowerCase().split('+')[0]
  const magic = magicRecipients.find(({ localPart }) => localPart === local)
  return magic?.outcome(ref) ?? { state: 'accepted', ref, delivered: true }
}
