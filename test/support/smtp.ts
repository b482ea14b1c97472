// A real SMTP server on this machine that keeps the mails it gets, and refuses what a test wants refused.

import type { AddressInfo } from 'node:net'
import type { Email } from 'postal-mime'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { createArrivals } from './arrivals.ts'
import { duringTests } from './during-tests.ts'

export interface ReceivedMail {
  from: string
  to: string[]
  /** The mail as it came, without dot-stuffing. */
  raw: Buffer
  /** The parameters of RFC 3461, of the mail and of its last recipient. */
  dsn: { ret?: string; envid?: string; notify?: string[]; orcpt?: string }
  /** User of AUTH; null without it. */
  user: string | null
  /** Milliseconds since 1970. */
  at: number
}

export interface SmtpSinkOptions {
  /** The code with which to refuse a recipient, or all of the answer; null accepts it. */
  reject?: (recipient: string) => number | string | null
  /** The answer that refuses a sender; null accepts it. */
  rejectSender?: (sender: string) => string | null
  /** The code with which to refuse a mail after its data; null accepts it. */
  rejectData?: (mail: ReceivedMail) => number | string | null | Promise<number | string | null>
  /** Whether it offers DSN, when it starts (no). */
  dsn?: boolean
  /** Whether it takes addresses in UTF-8, when it starts (yes). */
  utf8?: boolean
  /** The port to start on (any free one). */
  port?: number
  /** Whether this user may send (everybody). */
  authenticate?: (user: string, password: string) => boolean
}

export type SmtpSink = Awaited<ReturnType<typeof startSmtpSink>>

function refusal(code: number | string, words = Number(code) < 500 ? 'try again later' : 'not here'): Error {
  if (typeof code === 'string')
    return Object.assign(new Error(code.slice(4)), { responseCode: Number(code.slice(0, 3)) })
  return Object.assign(new Error(`refused by the test: ${words}`), { responseCode: code })
}

/** Reads a mail into headers, texts and attachments. */
export function parseMail(mail: Pick<ReceivedMail, 'raw'>): Promise<Email> {
  return PostalMime.parse(mail.raw)
}

/** Starts on a free port. The options may be changed at any time. */
export async function startSmtpSink(options: SmtpSinkOptions = {}) {
  const arrivals = createArrivals<ReceivedMail>('a mail')
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    hideDSN: !options.dsn,
    hideSMTPUTF8: options.utf8 === false,
    // A reverse lookup of 127.0.0.1 may take seconds where there is no DNS.
    disableReverseLookup: true,
    // Otherwise, pooled connections of the sender would delay close() for 30 s.
    closeTimeout: 100,
    onAuth({ username, password }, _session, callback) {
      const allowed = options.authenticate?.(username ?? '', password ?? '') ?? true
      callback(allowed ? null : refusal(535), { user: username })
    },
    onMailFrom({ address }, _session, callback) {
      const answer = options.rejectSender?.(address ?? '') ?? null
      callback(answer === null ? null : refusal(answer))
    },
    onRcptTo({ address }, _session, callback) {
      const code = options.reject?.(address ?? '') ?? null
      // What a mail server says of a recipient that it does not have.
      const words = code === 550 ? 'no such user' : undefined
      callback(code === null ? null : refusal(code, words))
    },
    async onData(stream, session, callback) {
      const chunks: Buffer[] = []
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer)
      } catch (error) {
        return callback(error as Error)
      }
      const { mailFrom, rcptTo } = session.envelope
      const mail: ReceivedMail = {
        from: mailFrom ? (mailFrom.address ?? '') : '',
        to: rcptTo.map(({ address }) => address ?? ''),
        raw: Buffer.concat(chunks),
        dsn: JSON.parse(JSON.stringify({ ...session.envelope.dsn, ...rcptTo.at(-1)?.dsn })),
        user: session.user ? String(session.user) : null,
        at: Date.now(),
      }
      const code = (await options.rejectData?.(mail)) ?? null
      if (code !== null) return callback(refusal(code))
      arrivals.add(mail)
      callback()
    },
  })
  // A client that leaves in the middle is part of some tests, no failure of the sink.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    /** Every mail that was taken, oldest first. */
    mails: arrivals.all,
    options,
    /** The first mail that matches, including those that came earlier. */
    waitFor: (predicate: (mail: ReceivedMail) => boolean, ms?: number) =>
      arrivals.wait((all) => all.find(predicate), ms),
    /** The first `n` mails. */
    waitForCount: (n: number, ms?: number) =>
      arrivals.wait((all) => (all.length >= n ? all.slice(0, n) : undefined), ms),
    /** Ends all connections at once. */
    cut: () => {
      for (const connection of server.connections as Set<{ _socket: { destroy(): void } }>) connection._socket.destroy()
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** The SMTP server of a file of tests. */
export const useSmtpSink = (options?: SmtpSinkOptions): SmtpSink =>
  duringTests(
    () => startSmtpSink(options),
    (sink) => sink.close(),
  )
