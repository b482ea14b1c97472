// The ids of messages at a gateway. A gateway sends a message with the same id only once, so each id names one message
// to one recipient, and stays the same on every attempt. It is signed, so that reports cannot be forged by guessing
// numbers.
import { createHmac, timingSafeEqual } from 'node:crypto'

export interface CarrierIds {
  of(messageId: number, recipient: string): string
  /** The number of the message; null for an id that was not made here. */
  read(id: string): number | null
}

const BASE = 36
/** Hexadecimal digits. */
const RECIPIENT = 8
const SEAL = 16

const FORM = /^([0-9a-z]{1,11})-([0-9a-f]{8})-([0-9a-f]{16})$/

/**
 * Creates and reads `<number>-<recipient>-<seal>`. A restored database issues some numbers a second time. With the
 * recipient in it, a gateway does not take a message to another recipient for a repetition.
 */
export function createCarrierIds(secret: string): CarrierIds {
  const digest = (text: string, digits: number): string =>
    createHmac('sha256', secret).update(`carrier ${text}`).digest('hex').slice(0, digits)
  const seal = (number: string, recipient: string) => digest(`${number} ${recipient}`, SEAL)
  return {
    of(messageId, to) {
      const [number, recipient] = [messageId.toString(BASE), digest(to, RECIPIENT)]
      return `${number}-${recipient}-${seal(number, recipient)}`
    },

    read(id) {
      const [, number = '', recipient = '', given = ''] = FORM.exec(id) ?? []
      if (given === '' || !timingSafeEqual(Buffer.from(given), Buffer.from(seal(number, recipient)))) return null
      const messageId = Number.parseInt(number, BASE)
      return Number.isSafeInteger(messageId) ? messageId : null
    },
  }
}
