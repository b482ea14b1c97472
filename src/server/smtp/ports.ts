// The ports that take mail.
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createRelay, type Relay, type RelayDeps } from './relay.ts'
import { createReturns, type ReturnDeps, type Returns } from './returns.ts'

export interface SmtpDeps extends Pick<RelayDeps, 'meter' | 'name'>, Pick<ReturnDeps, 'countRefusal'> {
  domain: RelayDeps['domain'] & ReturnDeps['domain']
  log: FastifyBaseLogger
  /** The data folder; it holds larger mails while they arrive. */
  data: string
}

export interface SmtpPorts {
  relay: Relay
  returns: Returns
}

/** The relay, and the port for what comes back. */
export function createSmtpPorts({ data, ...parts }: SmtpDeps): SmtpPorts {
  return {
    relay: createRelay({ ...parts, folder: join(data, 'relay') }),
    returns: createReturns({ ...parts, folder: join(data, 'inbound') }),
  }
}
