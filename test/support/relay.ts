// The SMTP relay of a test server on a free port, with two clients: nodemailer as a program would use it, and
// a bare socket that says exactly what a test wants said.
import { connect, type Socket } from 'node:net'
import { type ConnectionOptions, connect as connectTls } from 'node:tls'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { SentMessageInfo } from 'nodemailer/lib/smtp-transport/index.js'
import { loadCertificate } from '../../src/server/http/certificate.ts'
import { tlsOptions } from '../../src/server/http/listener.ts'
import type { DoorLimits } from '../../src/server/smtp/door.ts'
import type { TestServer } from './server.ts'

export const USER = 'marta'
export const PASSWORD = 'correct horse battery staple'

/** A mail to send, with its own envelope, or with the one that nodemailer derives from the headers. */
export type Mail = SendMailOptions

export type TestRelay = Awaited<ReturnType<typeof startRelay>>

/** Opens the relay, with a user of the test's first account. */
export async function startRelay(server: TestServer, limits: Partial<DoorLimits> = {}) {
  const certificate = await loadCertificate(server.data)
  await server.app.domain.accounts.users.create(server.accountId, { username: USER, password: PASSWORD })
  const listener = await server.app.relay.listen(0, tlsOptions(certificate), limits)
  const { port } = listener
  const sessions: Session[] = []
  let stopped: Promise<void> | undefined

  /** A mail program, logged in as the user or as somebody else. */
  const program = (auth: { user: string; pass: string } = { user: USER, pass: PASSWORD }) =>
    createTransport({ host: 'localhost', port, requireTLS: true, tls: { ca: certificate.cert }, auth })
  /** One that keeps its connection from mail to mail. */
  const pooled = () =>
    createTransport({
      host: 'localhost',
      port,
      requireTLS: true,
      tls: { ca: certificate.cert },
      auth: { user: USER, pass: PASSWORD },
      pool: true,
      maxConnections: 1,
    })

  return {
    ...listener,
    certificate,
    program,
    pooled,
    /** Sends by nodemailer; resolves with the number of the message and the reply. */
    async send(mail: Mail): Promise<{ id: number; response: string }> {
      const { response } = (await program().sendMail({ from: 'shop@example.com', ...mail })) as SentMessageInfo
      return { id: Number(/^250 2\.0\.0 (\d+) queued$/.exec(response)?.[1]), response }
    },
    /** A bare connection, after the greeting. */
    async dial(): Promise<Session> {
      const session = createSession(connect(port, '127.0.0.1'), certificate.cert)
      sessions.push(session)
      await session.reply()
      return session
    },
    /** A bare connection that has not even read the greeting. */
    dialSilently(): Session {
      const session = createSession(connect(port, '127.0.0.1'), certificate.cert)
      sessions.push(session)
      return session
    },
    /** A bare connection that is logged in. */
    async logIn(user = USER, password = PASSWORD): Promise<Session> {
      const session = await this.dial()
      await session.secure()
      const reply = await session.say(plain(user, password))
      if (!reply.startsWith('235')) throw new Error(reply)
      return session
    },
    /** Stops the relay while clients are there. */
    stop: () => (stopped ??= listener.close()),
    async close() {
      sessions.forEach((session) => session.end())
      // A test may have stopped it.
      await (stopped ??= listener.close())
    },
  }
}

/** The command that logs in. */
export const plain = (user: string, password: string) =>
  `AUTH PLAIN ${Buffer.from(`\0${user}\0${password}`).toString('base64')}`

export type Session = ReturnType<typeof createSession>

/** A bare SMTP client on a socket. */
export function createSession(raw: Socket, ca: string) {
  let socket: Socket = raw
  let buffer = ''
  let closed = false
  let cipher = ''
  let wake = () => {}
  const listen = (on: Socket) => {
    on.setNoDelay(true)
    on.on('data', (data: Buffer) => {
      buffer += data.toString('latin1')
      wake()
    })
    on.on('error', () => {})
    on.on('close', () => {
      closed = true
      wake()
    })
  }
  listen(raw)

  /** The next whole reply, its lines joined by \n; 'closed' when the server ended the connection first. */
  async function reply(): Promise<string> {
    for (;;) {
      const found = /^(?:\d{3}-.*\r\n)*\d{3}(?: .*)?\r\n/.exec(buffer)
      if (found) {
        buffer = buffer.slice(found[0].length)
        return found[0].trimEnd().replaceAll('\r\n', '\n')
      }
      if (closed) return 'closed'
      await new Promise<void>((resolve) => (wake = resolve))
    }
  }
  const write = (text: string | Buffer) =>
    void socket.write(typeof text === 'string' ? Buffer.from(text, 'latin1') : text)

  /** Says a line; resolves with the reply. */
  const say = (line: string) => {
    write(`${line}\r\n`)
    return reply()
  }
  /** Starts TLS on the connection; resolves when it is established. */
  async function handshake(options: ConnectionOptions = {}): Promise<void> {
    raw.removeAllListeners('data')
    const tls = connectTls({ socket: raw, ca, servername: 'localhost', ...options })
    await new Promise<void>((resolve, reject) => tls.once('secureConnect', resolve).once('error', reject))
    listen(tls)
    socket = tls
    cipher = tls.getCipher().name
  }

  return {
    reply,
    write,
    say,
    handshake,
    /** Says hello, changes to TLS and says hello again; resolves with the second answer. */
    async secure(): Promise<string> {
      await say('EHLO client.example.com')
      await say('STARTTLS')
      await handshake()
      return say('EHLO client.example.com')
    },
    /** A whole mail, its data as given; resolves with the last reply. */
    async mail(data: string | Buffer, { from = 'shop@example.com', to = ['ana@example.com'] } = {}): Promise<string> {
      await say(`MAIL FROM:<${from}>`)
      for (const one of to) await say(`RCPT TO:<${one}>`)
      await say('DATA')
      write(data)
      return say('\r\n.')
    },
    /** Reads nothing any more. */
    stopReading: () => void socket.pause(),
    readAgain: () => void socket.resume(),
    /** Bytes that the other side has not taken. */
    waiting: () => socket.writableLength,
    /** What came in and has not been read as a reply. */
    rest: () => buffer,
    isClosed: () => closed,
    /** The cipher suite of TLS. */
    cipher: () => cipher,
    end: () => void raw.destroy(),
  }
}
