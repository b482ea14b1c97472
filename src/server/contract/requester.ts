// Who asks for messages, whatever the door.
import type { Caller } from '../domain/accounts/accounts.ts'
import type { Requester } from '../domain/messages/transactional/message.ts'

/** Who asks, and by which request: only sandbox accounts keep that. */
export const requesterOf = ({ userId, kind }: Caller, ip: string, id: string, operation: string): Requester => ({
  userId,
  ip,
  request: kind === 'sandbox' ? { id, operation } : undefined,
})
