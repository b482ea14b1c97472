// Decides for the ports that take returned mails which recipients they accept, and what they reply.
import { recipientsIn, withoutMailboxLine } from '../../../lib/returns/recipients.ts'
import type { ReturnAddresses } from '../../sending/return-addresses.ts'

/** The envelope of a mail, whatever its header says. */
export interface Envelope {
  /** Empty for `<>`, the sender of reports (RFC 5321 4.5.5); null where the door does not know it. */
  from: string | null
  to: string
}

/** `forged`: a return address that the platform did not issue. `unknown`: not a return address. */
type Addressed = 'ours' | 'forged' | 'unknown'

/**
 * `nobody`: it was sent to a return address that the platform did not issue. `nothing`: it is not about a message of
 * the platform.
 */
type Piped = 'taken' | 'nobody' | 'nothing'

interface BounceAddressDeps {
  returnAddresses: ReturnAddresses
  countInbound(channel: 'email', meaning: 'forged'): void
}

export interface ReturnDoors {
  /** What a mail server may learn about a recipient before it sends the mail. */
  addressed(to: string): Addressed
  /**
   * Takes a mail that a mail server hands to a program. Without `to`, its header says where it was sent to. At another
   * address than ours, it is believed if it returns something that we signed.
   */
  takePiped(given: string, from: string | null, to: string | null): Promise<Piped>
}

/** `take` resolves with null for a mail that is about nothing here. */
export function createBounceAddresses(
  { returnAddresses, countInbound }: BounceAddressDeps,
  take: (source: string, envelope: Envelope, account: null) => Promise<object | null>,
): ReturnDoors {
  function addressed(to: string): Addressed {
    const returned = returnAddresses.read(to)
    if (typeof returned === 'object' || to.toLowerCase() === returnAddresses.complaints.toLowerCase()) return 'ours'
    return returned === 'forged' ? 'forged' : 'unknown'
  }

  return {
    addressed(to): Addressed {
      const said = addressed(to)
      if (said === 'forged') countInbound('email', 'forged')
      return said
    },

    async takePiped(given, from, to): Promise<Piped> {
      const source = withoutMailboxLine(given)
      const recipients = to === null ? recipientsIn(source) : [to]
      const ours = recipients.find((one) => addressed(one) === 'ours')
      if (ours === undefined && recipients.some((one) => addressed(one) === 'forged')) {
        countInbound('email', 'forged')
        return 'nobody'
      }
      const taken = await take(source, { from, to: ours ?? recipients[0] ?? '' }, null)
      return ours !== undefined || taken ? 'taken' : 'nothing'
    },
  }
}
