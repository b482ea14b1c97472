// What the doors ask by which mails come back: whom they may take mail for, and what to tell a mail server.
import { recipientsIn, withoutMailboxLine } from '../../../lib/returns/recipients.ts'
import type { ReturnAddresses } from '../../sending/return-addresses.ts'

/** From whom to whom a mail came, whatever its header says; `from` is empty for a report. */
export interface Envelope {
  from: string
  to: string
}

/** `forged`: a return address that nobody was given. `unknown`: none of ours. */
export type Addressed = 'ours' | 'forged' | 'unknown'

/** `nobody`: it came to a return address that nobody was given. `nothing`: it says nothing of a message of ours. */
export type Piped = 'taken' | 'nobody' | 'nothing'

interface ReturnDoorParts {
  returnAddresses: ReturnAddresses
  countInbound(channel: 'email', meaning: 'forged'): void
}

/** `take` resolves with null for a mail that is about nothing here. */
export function createReturnDoors(
  { returnAddresses, countInbound }: ReturnDoorParts,
  take: (source: string, envelope: Envelope, account: null) => Promise<object | null>,
) {
  function addressed(to: string): Addressed {
    const returned = returnAddresses.read(to)
    if (typeof returned === 'object' || to.toLowerCase() === returnAddresses.complaints.toLowerCase()) return 'ours'
    return returned === 'forged' ? 'forged' : 'unknown'
  }

  return {
    /** What a mail server may be told of a recipient before it sends the mail. */
    addressed(to: string): Addressed {
      const said = addressed(to)
      if (said === 'forged') countInbound('email', 'forged')
      return said
    },

    /**
     * Takes a mail that a mail server hands to a program. Without `to`, its header says where it was sent to. At another
     * address than ours, it is believed if it returns something that we signed.
     */
    async takePiped(given: string, from: string, to: string | null): Promise<Piped> {
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
