// Who a connection has logged in as, and from which senders it may send then.
import type { SMTPServerAddress, SMTPServerAuthentication, SMTPServerSession } from 'smtp-server'
import type { Meter } from '../contract/rate-limit.ts'
import type { Caller } from '../domain/accounts/accounts.ts'
import { assertTransactional } from '../domain/accounts/details.ts'
import { assertMay } from '../domain/accounts/rights.ts'
import type { Sender } from '../domain/accounts/senders/senders.ts'
import type { Domain } from '../domain/domain.ts'
import { activeSender, senderAddress } from './envelope.ts'
import { badSender, loggedOut, notASender } from './replies.ts'

/** Milliseconds for which a connection relies on its last look at the sender, which is checked again at the end of DATA. */
const SENDER_MEMORY = 5_000
/**
 * Milliseconds for which a connection relies on its last check of the login, for the case that the signal of a changed
 * access gets lost.
 */
const LOGIN_MEMORY = 500

/** What is known about a connection after the login. */
export interface Login {
  caller: Caller
  /** When the caller was last checked, and how many changes of access this process knew of then. */
  checked: { at: number; changes: number }
  /** The sender of the last MAIL FROM, and when it was looked up. */
  sender?: { row: Sender; address: string; at: number }
}

/** The login of a session that has logged in; the library keeps it as the user. */
export const loginOf = (session: SMTPServerSession): Login => session.user as Login

/** Logs in with a user or a key that may send; throws what the domain throws. */
export async function logIn(
  users: Domain['accounts']['users'],
  { username, password }: SMTPServerAuthentication,
  { remoteAddress }: SMTPServerSession,
): Promise<Login> {
  const checked = { at: performance.now(), changes: users.accessChanges() }
  const caller = await users.logIn(username ?? '', password ?? '', remoteAddress)
  assertMaySend(caller)
  return { caller, checked }
}

/** Throws `forbidden` for a caller who may not send. */
function assertMaySend(caller: Caller): void {
  assertMay(caller.rights, 'transactional', 'write')
  assertTransactional(caller)
}

/**
 * Throws a Refusal when the caller could not log in any more, or `forbidden` when they may not send any more. A connection
 * may last for days.
 */
export async function assertStillAllowed(
  users: Pick<Domain['accounts']['users'], 'readmit' | 'accessChanges'>,
  login: Login,
) {
  const checked = { at: performance.now(), changes: users.accessChanges() }
  if (checked.changes === login.checked.changes && checked.at - login.checked.at < LOGIN_MEMORY) return
  const caller = await users.readmit(login.caller)
  if (!caller) throw loggedOut()
  assertMaySend(caller)
  login.checked = checked
}

/** Notes the sender that MAIL FROM names, and counts the mail. Throws a Refusal, or the refusal of the meter. */
export async function checkSender(
  { domain, meter }: { domain: Pick<Domain, 'accounts'>; meter: Meter },
  from: SMTPServerAddress,
  session: SMTPServerSession,
): Promise<void> {
  const login = loginOf(session)
  const { accountId, keyId } = login.caller
  const address = senderAddress(from)
  if (address === null) throw badSender('MAIL FROM holds no address')
  if (address === '') throw notASender('The empty address is not a sender of this account')
  const { refusal } = meter.countRequest(keyId, accountId)
  if (refusal) throw refusal
  const { sender } = login
  await assertStillAllowed(domain.accounts.users, login)
  if (sender?.address === address && performance.now() - sender.at < SENDER_MEMORY) return
  const row = activeSender(
    await domain.accounts.senders.findEmail(accountId, address),
    `The address ${address} in MAIL FROM`,
  )
  login.sender = { row, address, at: performance.now() }
}
