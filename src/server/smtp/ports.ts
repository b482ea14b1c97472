// The ports that take mail.
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createRelay, type RelayParts } from './relay.ts'
import { createReturns, type ReturnParts } from './returns.ts'

export interface SmtpParts extends Pick<RelayParts, 'meter' | 'name'>, Pick<ReturnParts, 'countRefusal'> {
  domain: RelayParts['domain'] & ReturnParts['domain']
  log: FastifyBaseLogger
  /** The data folder; larger mails lie there while they come in. */
  data: string
}

/** The relay, and the port for what comes back. */
export function createSmtpPorts({ data, ...parts }: SmtpParts) {
  return {
    relay: createRelay({ ...parts, folder: join(data, 'relay') }),
    returns: createReturns({ ...parts, folder: join(data, 'inbound') }),
  }
}
