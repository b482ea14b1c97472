// Who asks for a message, as its log shows it.
import type { Caller } from '../../domain/accounts/accounts.ts'
import type { Requester } from '../../domain/messages/transactional/message.ts'

export const requesterOf = ({ userId }: Caller, ip: string): Requester => ({ userId, ip })
