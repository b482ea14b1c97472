// Identifies the sender of messages for all APIs and the relay.
import type { Caller } from '../domain/accounts/accounts.ts'
import type { Requester } from '../domain/messages/transactional/message.ts'

/** The user, network address and request behind messages; only sandbox accounts keep the request. */
export const requesterOf = ({ userId, kind }: Caller, ip: string, id: string, operation: string): Requester => ({
  userId,
  ip,
  request: kind === 'sandbox' ? { id, operation } : undefined,
})
