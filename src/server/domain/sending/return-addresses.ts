// The addresses that mail servers return mails to (VERP): each names a message and is signed. So an incoming mail is
// identified before it is read, and only a recipient can report on a message.
import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The meaning of a return address: its message, and whether a mail to it unsubscribes. `forged`: the signature is
 * wrong. `other`: it is not a return address.
 */
export type ReturnAddress = { messageId: number; isLeaving: boolean } | 'forged' | 'other'

export interface ReturnAddresses {
  of(messageId: number): string
  /** Where a mail program writes to for a recipient who leaves (RFC 2369). */
  leaving(messageId: number): string
  /** Where mail hosts send complaints that name no message in their address; what they return does. */
  complaints: string
  read(address: string): ReturnAddress
}

/** Digits and letters that survive a change of case; 5 bits each. */
const BASE = 32
/** 40 bits: out of reach of guessing by mail. */
const SEAL_BYTES = 5
const SEAL = 8

const LOCAL = /^([bu])-([0-9a-v]{1,11})-([0-9a-v]{8})$/

/** The signed purpose, by the letter of the address. */
const purposes = { b: 'return', u: 'leave' } as const
type Letter = keyof typeof purposes

/** Makes and reads `b-<number>-<seal>@<domain>`, and the same with `u`. */
export function createReturnAddresses(domain: string, secret: string): ReturnAddresses {
  const seal = (letter: Letter, number: string): string => {
    const mac = createHmac('sha256', secret).update(`${purposes[letter]} ${number}`).digest('hex')
    return BigInt(`0x${mac.slice(0, 2 * SEAL_BYTES)}`)
      .toString(BASE)
      .padStart(SEAL, '0')
  }
  const address = (letter: Letter, messageId: number): string => {
    const number = messageId.toString(BASE)
    return `${letter}-${number}-${seal(letter, number)}@${domain}`
  }
  return {
    complaints: `fbl@${domain}`,

    of: (messageId) => address('b', messageId),
    leaving: (messageId) => address('u', messageId),

    read(address) {
      const at = address.lastIndexOf('@')
      // Some servers change the case.
      const local = address.slice(0, at).toLowerCase()
      const found = address.slice(at + 1).toLowerCase() === domain.toLowerCase() ? LOCAL.exec(local) : null
      if (!found) return 'other'
      const [, letter, number = '', given = ''] = found
      const isLeaving = letter === 'u'
      const isOurs = timingSafeEqual(Buffer.from(given), Buffer.from(seal(isLeaving ? 'u' : 'b', number)))
      const messageId = Number.parseInt(number, BASE)
      return isOurs && Number.isSafeInteger(messageId) ? { messageId, isLeaving } : 'forged'
    },
  }
}
