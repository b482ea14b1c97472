// Mails of sandbox accounts among the newest requests: those that the relay took, and what it refused of others.
import type { SMTPServerSession } from 'smtp-server'
import type { NoteRequest } from '../contract/request-log.ts'
import type { Answered } from './connection.ts'
import { plainAddress } from './envelope.ts'
import { loginOf } from './login.ts'

/** The operation of a relayed mail, where others have one of the contract. */
export const RELAY_OPERATION = 'relayEmail'

/** The id of the mail that a session is about: its connection, and its number there. */
export const mailIdOf = ({ id, transaction }: SMTPServerSession): string => `${id}-${transaction}`

/** Takes what the relay answered to a command of a mail. */
export const recordMail =
  (note: NoteRequest) =>
  (session: SMTPServerSession, { command, address, code, text, ms, bytes, before }: Answered): void => {
    const { caller } = loginOf(session)
    if (caller.kind !== 'sandbox') return
    const { mailFrom, rcptTo } = session.envelope
    const from = mailFrom ? mailFrom.address : undefined
    const to = rcptTo.map((one) => plainAddress(one.address) ?? one.address)
    const [, title = String(code), detail = text] = /^([245]\.\d\.\d{1,2}) (.*)$/s.exec(text) ?? []
    note({
      account: caller.accountId,
      // Of one mail, several recipients may be refused before it is taken.
      requestId: command === 'DATA' ? mailIdOf(session) : `${mailIdOf(session)}-${before}`,
      api: 'smtp-relay',
      operation: RELAY_OPERATION,
      method: command,
      path: address === null ? '' : `<${address}>`,
      status: code,
      ms,
      keyId: caller.keyId,
      client: '',
      body: {
        mail_from: from ?? (command === 'MAIL' ? (address ?? undefined) : undefined),
        rcpt_to: to,
        ...(bytes > 0 && { bytes }),
      },
      answer: { status: code, title, detail },
      bytes: 0,
      // The library gives domain names in Unicode; who was forgotten may have been known by either form.
      addresses: [...rcptTo.map((one) => one.address), address, from].flatMap((one) =>
        typeof one === 'string' ? [one, plainAddress(one) ?? one] : [],
      ),
    })
  }
