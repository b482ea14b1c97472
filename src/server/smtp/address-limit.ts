// How many connections one network may have open at the same time.
import type { SMTPServerSession } from 'smtp-server'
import { networkOf } from '../lib/networks.ts'
import { tooMuch } from './replies.ts'

export interface AddressLimit {
  /** Counts a connection; throws a Refusal when its network has too many. */
  acquire(session: SMTPServerSession): void
  release(session: SMTPServerSession): void
}

export function createAddressLimit(perAddress: number): AddressLimit {
  const connections = new Map<string, Set<string>>()
  return {
    acquire({ remoteAddress, id }) {
      const network = networkOf(remoteAddress)
      const open = connections.get(network) ?? new Set()
      if (open.size >= perAddress) throw tooMuch('Too many connections from this address')
      connections.set(network, open.add(id))
    },
    release({ remoteAddress, id }) {
      const network = networkOf(remoteAddress)
      const open = connections.get(network)
      open?.delete(id)
      if (open?.size === 0) connections.delete(network)
    },
  }
}
