// Checks MAIL FROM and RCPT TO, and so refuses what it can before the mail is sent.
import { domainToASCII } from 'node:url'
import type { SMTPServerAddress, SMTPServerSession } from 'smtp-server'
import type { Sender } from '../domain/accounts/senders/senders.ts'
import type { RequestedNotice } from '../domain/messages/transactional/single-email.ts'
import { toEmail } from '../lib/addresses.ts'
import { notASender, unknownParameter } from './replies.ts'

/**
 * Parameters of MAIL FROM: of SIZE, of 8BITMIME, of AUTH, which says nothing that the login did not (RFC 4954 section
 * 5), and of DSN (RFC 3461).
 */
const MAIL_PARAMETERS = ['SIZE', 'BODY', 'AUTH', 'RET', 'ENVID']
/** Parameters of RCPT TO: those of DSN. */
const RCPT_PARAMETERS = ['NOTIFY', 'ORCPT']

function refuseOthers({ args }: SMTPServerAddress, known: string[]): void {
  const other = Object.keys(args || {}).find((name) => !known.includes(name))
  if (other !== undefined) throw unknownParameter(other)
}

/** The address of MAIL FROM, which may be empty; null when it is not an address. */
export function senderAddress(from: SMTPServerAddress): string | null {
  refuseOthers(from, MAIL_PARAMETERS)
  return from.address === '' ? '' : plainAddress(from.address)
}

/** The address of RCPT TO; null when it is not an address. */
export function recipientAddress(to: SMTPServerAddress): string | null {
  refuseOthers(to, RCPT_PARAMETERS)
  return plainAddress(to.address)
}

/** The DSN that the client requests for one recipient (NOTIFY, ORCPT); undefined without a request. */
export function noticeOf(
  { envelope }: SMTPServerSession,
  { dsn }: SMTPServerAddress,
  to: string,
): RequestedNotice | undefined {
  const { ret, envid } = envelope.dsn ?? {}
  const { notify, orcpt } = dsn ?? {}
  const asked = {
    ...(notify && { notify: notify as RequestedNotice['notify'] }),
    ...(orcpt && { orcpt }),
    ...(envid && { envid }),
    ...(ret && { ret: ret as RequestedNotice['ret'] }),
  }
  return Object.keys(asked).length === 0 ? undefined : { ...asked, to }
}

/** An address in the form in which it is stored; the library gives domain names in Unicode. */
export function plainAddress(address: string): string | null {
  const at = address.lastIndexOf('@')
  return at < 0 ? null : toEmail(`${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`)
}

/** The sender, if it may send; `what` says for the refusal where it was named. */
export function activeSender(sender: Sender | undefined, what: string): Sender {
  if (!sender) throw notASender(`${what} belongs to no email sender of this account`)
  if (sender.status !== 'active')
    throw notASender(`${what} belongs to a sender in state ${sender.status}; only active ones send`)
  return sender
}
