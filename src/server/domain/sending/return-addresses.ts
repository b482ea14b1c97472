// The addresses that mail servers return mails to (VERP): each names a message and is signed, so a mail that comes in is
// known before anybody reads it, and nobody can report on a message that he did not get.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** What an address says: a message, `forged` for a wrong signature, or `other` for one that is no return address. */
export type ReturnAddress = { messageId: number } | 'forged' | 'other'

export interface ReturnAddresses {
  of(messageId: number): string
  /** Where mail hosts send complaints that name no message in their address; what they return does. */
  complaints: string
  read(address: string): ReturnAddress
}

/** Digits and letters that survive a change of case; 5 bits each. */
const BASE = 32
/** 40 bits: out of reach of guessing by mail. */
const SEAL_BYTES = 5
const SEAL = 8

const LOCAL = /^b-([0-9a-v]{1,11})-([0-9a-v]{8})$/

/** Makes and reads `b-<number>-<seal>@<domain>`. */
export function createReturnAddresses(domain: string, secret: string): ReturnAddresses {
  const seal = (number: string): string => {
    const mac = createHmac('sha256', secret).update(`return ${number}`).digest('hex')
    return BigInt(`0x${mac.slice(0, 2 * SEAL_BYTES)}`)
      .toString(BASE)
      .padStart(SEAL, '0')
  }
  return {
    complaints: `fbl@${domain}`,

    of(messageId) {
      const number = messageId.toString(BASE)
      return `b-${number}-${seal(number)}@${domain}`
    },

    read(address) {
      const at = address.lastIndexOf('@')
      // Some servers change the case.
      const local = address.slice(0, at).toLowerCase()
      const found = address.slice(at + 1).toLowerCase() === domain.toLowerCase() ? LOCAL.exec(local) : null
      if (!found) return 'other'
      const [, number = '', given = ''] = found
      const isOurs = timingSafeEqual(Buffer.from(given), Buffer.from(seal(number)))
      const messageId = Number.parseInt(number, BASE)
      return isOurs && Number.isSafeInteger(messageId) ? { messageId } : 'forged'
    },
  }
}
