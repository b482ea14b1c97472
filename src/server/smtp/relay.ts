// The SMTP relay: a port that accepts mail, as specs/smtp-relay.md says. A mail becomes a transactional email, and the
// relay replies 250 when that email is stored.
import type { SecureContextOptions } from 'node:tls'
import type { SMTPServerOptions } from 'smtp-server'
import { type Door, type DoorLimits, openDoor } from './door.ts'
import { MAIL_LIMIT } from './intake.ts'
import { createSession, type SessionDeps } from './session.ts'

/** The fixed options of the library. */
const options: SMTPServerOptions = {
  authMethods: ['PLAIN', 'LOGIN'],
  authRequiredMessage: 'Log in first: STARTTLS, then AUTH',
  hideDSN: false,
  maxRecipients: 100,
  size: MAIL_LIMIT,
}

const usual: DoorLimits = {
  silence: 300_000,
  connections: 1_000,
  perAddress: 100,
  phases: { login: 60_000, command: 300_000, mail: 600_000 },
  unread: 60_000,
  leave: 2_000,
  finish: 5_000,
}

export interface RelayDeps extends Omit<SessionDeps, 'perAddress'> {
  /** The name of this host. */
  name: string
}

export interface Relay {
  /** Opens the port on an address of the machine (127.0.0.1); `tls` are the options of STARTTLS. */
  listen(port: number, tls: SecureContextOptions, options?: Partial<DoorLimits> & { host?: string }): Promise<Door>
}

export function createRelay(parts: RelayDeps): Relay {
  return {
    listen(port, tls, { host = '127.0.0.1', ...changed } = {}): Promise<Door> {
      const limits = { ...usual, ...changed }
      const session = createSession({ ...parts, perAddress: limits.perAddress })
      return openDoor({ ...parts, op: 'relay', options, needsLogin: true, session, limits }, { port, host, tls })
    },
  }
}
