// The number of a recipient in logs, records and webhooks of single messages (T-265).
import { sha256 } from '../../../lib/ids.ts'
import type { TransactionalChannel } from './message.ts'

/** Hexadecimal digits of a number that JSON carries exactly: 52 bits. */
const DIGITS = 13

export interface Subscriber {
  account: number
  channel: TransactionalChannel
  /** Address, number or device token. */
  address: string
}

/** A number for the account, the channel and the address, from 1: equal for all messages to this address. */
export function subscriberId({ account, channel, address }: Subscriber): number {
  // Case makes no difference between two addresses of email; it does between two tokens.
  const known = channel === 'email' ? address.toLowerCase() : address
  return Math.max(1, Number.parseInt(sha256(`${account} ${channel} ${known}`).slice(0, DIGITS), 16))
}
