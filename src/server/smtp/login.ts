// Who a connection has logged in as, and from which senders it may send then.
import type { SMTPServerAddress, SMTPServerAuthentication, SMTPServerSession } from 'smtp-server'
import type { Meter } from '../contract/rate-limit.ts'
import type { Caller } from '../domain/accounts/accounts.ts'
import { assertTransactional } from '../domain/accounts/details.ts'
import { assertMay } from '../domain/accounts/rights.ts'
import type { SenderRow } from '../domain/accounts/senders/senders.ts'
import type { Domain } from '../domain/domain.ts'
import { activeSender, senderAddress } from './envelope.ts'
import { badSender, loggedOut, notASender } from './replies.ts'

/**
 * Milliseconds for which a connection relies on its last check of the login and of the sender; the sender is checked
 * again when a mail is stored.
 */
const SENDER_MEMORY = 5_000

/** What is known about a connection after the login. */
export interface Login {
  caller: Caller
  /** The sender of the last MAIL FROM, and when it was looked up. */
  sender?: { row: SenderRow; address: string; at: number }
}

/** The login of a session that has logged in; the library keeps it as the user. */
export const loginOf = (session: SMTPServerSession): Login => session.user as Login

/** Logs in with a user or a key that may send; throws what the domain throws. */
export async function logIn(
  users: Domain['users'],
  { username, password }: SMTPServerAuthentication,
  { remoteAddress }: SMTPServerSession,
): Promise<Login> {
  const caller = await users.logIn(username ?? '', password ?? '', remoteAddress)
  assertMay(caller.rights, 'transactional', 'write')
  assertTransactional(caller)
  return { caller }
}

/** Notes the sender that MAIL FROM names, and counts the mail. Throws a Refusal, or the refusal of the meter. */
export async function checkSender(
  { domain, meter }: { domain: Pick<Domain, 'senders' | 'users'>; meter: Meter },
  from: SMTPServerAddress,
  session: SMTPServerSession,
): Promise<void> {
  const login = loginOf(session)
  const { accountId, keyId } = login.caller
  const address = senderAddress(from)
  if (address === null) throw badSender('MAIL FROM holds no address')
  if (address === '') throw notASender('The empty address belongs to no sender of this account')
  const { refusal } = meter.take(keyId, accountId)
  if (refusal) throw refusal
  const { sender } = login
  if (sender?.address === address && performance.now() - sender.at < SENDER_MEMORY) return
  if (!(await domain.users.isCurrent(login.caller))) throw loggedOut()
  const row = activeSender(await domain.senders.findEmail(accountId, address), `The address ${address} in MAIL FROM`)
  login.sender = { row, address, at: performance.now() }
}
