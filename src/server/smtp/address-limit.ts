// How many connections one address may have open at the same time.
import type { SMTPServerSession } from 'smtp-server'
import { tooMuch } from './replies.ts'

export interface AddressLimit {
  /** Counts a connection; throws a Refusal when its address has too many. */
  enter(session: SMTPServerSession): void
  leave(session: SMTPServerSession): void
}

export function createAddressLimit(perAddress: number): AddressLimit {
  const connections = new Map<string, Set<string>>()
  return {
    enter({ remoteAddress, id }) {
      const open = connections.get(remoteAddress) ?? new Set()
      if (open.size >= perAddress) throw tooMuch('Too many connections from this address')
      connections.set(remoteAddress, open.add(id))
    },
    leave({ remoteAddress, id }) {
      const open = connections.get(remoteAddress)
      open?.delete(id)
      if (open?.size === 0) connections.delete(remoteAddress)
    },
  }
}
