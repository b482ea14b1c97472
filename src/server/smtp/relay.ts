// The SMTP relay: a port that accepts mail, as specs/smtp-relay.md says. A mail becomes a transactional email, and the
// relay replies 250 when that email is stored.
import { type AddressInfo, createServer } from 'node:net'
import type { SecureContextOptions } from 'node:tls'
import type { SMTPServerOptions } from 'smtp-server'
import type { PhaseLimits } from './connection.ts'
import { MAIL_LIMIT } from './intake.ts'
import { createSession, type SessionParts } from './session.ts'

/** The fixed options of the library. */
const options: SMTPServerOptions = {
  authMethods: ['PLAIN', 'LOGIN'],
  authRequiredMessage: 'Log in first: STARTTLS, then AUTH',
  // Commands that the library would answer by itself, but that are not part of the contract.
  disabledCommands: ['HELP', 'XCLIENT', 'XFORWARD', 'WIZ', 'SHELL', 'KILL'],
  disableReverseLookup: true,
  heloResponse: '%s',
  hideENHANCEDSTATUSCODES: false,
  hideSMTPUTF8: true,
  hideDSN: false,
  hideREQUIRETLS: true,
  logger: false,
  maxRecipients: 100,
  size: MAIL_LIMIT,
}

export interface RelayLimits {
  /** Milliseconds of silence after which a connection is closed (RFC 5321 4.5.3.2.7). */
  silence: number
  /** Maximum number of connections in all, and from one address. */
  connections: number
  perAddress: number
  /** Milliseconds that a client has for each phase of its session. */
  phases: PhaseLimits
  /** Milliseconds that a connection without a mail has to say goodbye when the server stops. */
  leave: number
  /** Milliseconds that an incoming mail has to finish when the server stops. */
  finish: number
}

const usual: RelayLimits = {
  silence: 300_000,
  connections: 1_000,
  perAddress: 100,
  phases: { login: 60_000, command: 300_000, mail: 600_000 },
  leave: 2_000,
  finish: 5_000,
}

export interface RelayParts extends Omit<SessionParts, 'perAddress'> {
  /** The name of this host. */
  name: string
}

export interface RelayListener {
  /** The port in use, also when 0 was asked for. */
  port: number
  /** Takes other options of STARTTLS for the sessions from now on. */
  renewTls(tls: SecureContextOptions): void
  /** Stops taking connections, answers the mails in hand, and ends. */
  close(): Promise<void>
}

export type Relay = ReturnType<typeof createRelay>

export function createRelay(parts: RelayParts) {
  return {
    /** Opens the port on an address of the machine (127.0.0.1); `startTls` are its options. */
    async listen(
      port: number,
      startTls: SecureContextOptions,
      { host = '127.0.0.1', ...limits }: Partial<RelayLimits> & { host?: string } = {},
    ): Promise<RelayListener> {
      const { silence, connections, perAddress, phases, leave, finish } = { ...usual, ...limits }
      const session = createSession({ ...parts, perAddress })
      let tls = startTls
      // The library is loaded for the first client, so that the start of the server does not wait for it.
      let loaded: ReturnType<typeof load> | undefined

      async function load() {
        const { RelayServer } = await import('./connection.ts')
        const server = new RelayServer({
          ...options,
          ...tls,
          ...session.handlers,
          name: parts.name,
          socketTimeout: silence,
          maxClients: connections,
        })
        server.phases = phases
        server.onSlow = (phase, ip) => parts.log.info({ op: 'relay', ip, phase, status: 421 }, 'a client was too slow')
        server.onAnswered = session.answered
        // A client that leaves in the middle or cannot do TLS is no failure of the server.
        server.on('error', (error: Error) => parts.log.debug({ op: 'relay', err: error }, 'a connection failed'))
        return server
      }

      const front = createServer({ noDelay: true }, (socket) => {
        socket.on('error', () => socket.destroy())
        const connect = (server: Awaited<ReturnType<typeof load>>) => {
          if (!socket.destroyed) server.connect(socket)
        }
        ;(loaded ??= load()).then(connect).catch((err: unknown) => {
          parts.log.error({ op: 'relay', err }, 'a connection could not be taken')
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
          setTimeout(() => server?.cut('idle'), leave),
          setTimeout(() => server?.cut('receiving'), finish),
        ]
        await closed
        timers.forEach(clearTimeout)
        await session.close()
      }

      function renewTls(renewed: SecureContextOptions): void {
        tls = renewed
        // Whoever cannot load the library hears of it with the next client.
        loaded?.then((server) => server.updateSecureContext(tls)).catch(() => undefined)
      }

      return { port: (front.address() as AddressInfo).port, renewTls, close }
    },
  }
}
