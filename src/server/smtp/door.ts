// A port that takes mail: the relay's, and that for what comes back. It bounds connections and their time, takes other
// certificates, and ends without cutting off a mail.
import { type AddressInfo, createServer } from 'node:net'
import type { SecureContextOptions } from 'node:tls'
import type { FastifyBaseLogger } from 'fastify'
import type { SMTPServerOptions, SMTPServerSession } from 'smtp-server'
import type { Answered, PhaseLimits } from './connection.ts'

/** The options of the library that every port has. */
const fixed: SMTPServerOptions = {
  disableReverseLookup: true,
  heloResponse: '%s',
  hideENHANCEDSTATUSCODES: false,
  hideSMTPUTF8: true,
  hideREQUIRETLS: true,
  logger: false,
}

/** Commands that the library would answer by itself, but that are not part of any contract. */
const DISABLED = ['HELP', 'XCLIENT', 'XFORWARD', 'WIZ', 'SHELL', 'KILL']

export interface DoorLimits {
  /** Milliseconds of silence after which a connection is closed (RFC 5321 4.5.3.2.7). */
  silence: number
  /** Maximum number of connections in all, and from one address. */
  connections: number
  perAddress: number
  /** Milliseconds that a client has for each phase of its session. */
  phases: PhaseLimits
  /** Milliseconds without progress after which a client that does not read its replies is disconnected. */
  unread: number
  /** Milliseconds that a connection without a mail has to say goodbye when the server stops. */
  leave: number
  /** Milliseconds that an incoming mail has to finish when the server stops. */
  finish: number
}

export interface DoorDeps {
  /** What its lines in the log are called. */
  op: string
  /** The name of this host. */
  name: string
  log: FastifyBaseLogger
  /** Options of the library in addition to those of every port. */
  options: SMTPServerOptions
  /** Clients have to log in before anything else; otherwise the port knows no login. */
  needsLogin: boolean
  session: {
    handlers: SMTPServerOptions
    answered?: (session: SMTPServerSession, answered: Answered) => void
    /** Resolves when no mail is being processed. */
    close(): Promise<void>
  }
  limits: DoorLimits
}

export interface Door {
  /** The port in use, also when 0 was asked for. */
  port: number
  /** Takes other options of STARTTLS for the sessions from now on. */
  renewTls(tls: SecureContextOptions): void
  /** Stops taking connections, replies to the current mails, and ends. */
  close(): Promise<void>
}

/** Opens the port on an address of the machine; `tls` are the options of STARTTLS. */
export async function openDoor(
  { op, name, log, options, needsLogin, session, limits }: DoorDeps,
  { port, host, tls: startTls }: { port: number; host: string; tls: SecureContextOptions },
): Promise<Door> {
  const { silence, connections, phases, unread, leave, finish } = limits
  let tls = startTls
  // The library is loaded for the first client, so that the start of the server does not wait for it.
  let loaded: ReturnType<typeof load> | undefined

  async function load() {
    const { DoorServer } = await import('./connection.ts')
    const server = new DoorServer({
      ...fixed,
      ...options,
      disabledCommands: needsLogin ? DISABLED : [...DISABLED, 'AUTH'],
      ...tls,
      ...session.handlers,
      name,
      socketTimeout: silence,
      maxClients: connections,
    })
    server.needsLogin = needsLogin
    server.phases = phases
    server.unread = unread
    server.onSlow = (phase, ip) => log.info({ op, ip, phase, status: 421 }, 'a client was too slow')
    if (session.answered) server.onAnswered = session.answered
    // A client that disconnects early or cannot do TLS is not an error of the server.
    server.on('error', (error: Error) => log.debug({ op, err: error }, 'a connection failed'))
    return server
  }

  const front = createServer({ noDelay: true }, (socket) => {
    socket.on('error', () => socket.destroy())
    const connect = (server: Awaited<ReturnType<typeof load>>) => {
      if (!socket.destroyed) server.connect(socket)
    }
    ;(loaded ??= load()).then(connect).catch((err: unknown) => {
      log.error({ op, err }, 'could not accept a connection')
      socket.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    front.once('error', reject)
    front.listen(port, host, resolve)
  })

  async function close(): Promise<void> {
    const closed = new Promise((resolve) => front.close(resolve))
    const server = await loaded
    server?.stop()
    const timers = [
      setTimeout(() => server?.closeSockets('idle'), leave),
      setTimeout(() => server?.closeSockets('receiving'), finish),
    ]
    await closed
    timers.forEach(clearTimeout)
    await session.close()
  }

  function renewTls(renewed: SecureContextOptions): void {
    tls = renewed
    // If the library fails to load, the next client logs the error.
    loaded?.then((server) => server.updateSecureContext(tls)).catch(() => undefined)
  }

  return { port: (front.address() as AddressInfo).port, renewTls, close }
}
