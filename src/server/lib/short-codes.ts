// Numbers as ten letters and digits, for links whose characters cost money. A code is a number of 40 bits, spread over
// all texts of ten such characters by a Feistel network with AES in its rounds. Of invented texts, one in 760,000 is a
// valid code, of a number that cannot be chosen. So the database need not store which codes were issued.
import { createCipheriv, hkdfSync } from 'node:crypto'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]))

/** Half of a code, and how many different ones there are. */
const HALF = 5
const HALVES = DIGITS.length ** HALF
/**
 * Two more than a network needs to look random to an attacker who may encode and decode (Luby and Rackoff); a round
 * takes 2.5 µs.
 */
const ROUNDS = 6
/** No number is this large. */
const MAX_NUMBER = 2 ** 40

/** Below this path stand short links on the hosts that have other addresses as well. */
export const SHORT_PATH = '/l'

export interface ShortCodes {
  /** The code of a number from 0 to 2^40 - 1. */
  codeOf(number: number): string
  /** The number of a code; null for a text that is none. */
  numberOf(code: string): number | null
}

/** Whether a text has the form of a code. */
export const isShortCode = (text: string): boolean => /^[0-9A-Za-z]{10}$/.test(text)

function toDigits(value: number): string {
  let digits = ''
  for (let rest = value; digits.length < HALF; rest = Math.floor(rest / DIGITS.length))
    digits = DIGITS.charAt(rest % DIGITS.length) + digits
  return digits
}

const fromDigits = (digits: string): number =>
  [...digits].reduce((value, digit) => value * DIGITS.length + (VALUES.get(digit) ?? 0), 0)

/** Creates the codes of an installation. Codes of another secret are rejected. */
export function createShortCodes(secret: string): ShortCodes {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'short codes', 16))
  // Without chaining and padding each block is independent, so one cipher serves all calls.
  const cipher = createCipheriv('aes-128-ecb', key, null).setAutoPadding(false)
  const block = Buffer.alloc(16)

  /** The function of a round: from one half to a shift of the other. */
  function shift(round: number, half: number): number {
    block.writeUInt8(round, 0)
    block.writeUInt32BE(half, 12)
    return cipher.update(block).readUIntBE(0, 6) % HALVES
  }

  return {
    codeOf(number) {
      if (!Number.isInteger(number) || number < 0 || number >= MAX_NUMBER) throw new RangeError(`${number} has no code`)
      let [left, right] = [Math.floor(number / HALVES), number % HALVES]
      for (let round = 0; round < ROUNDS; round++) [left, right] = [right, (left + shift(round, right)) % HALVES]
      return toDigits(left) + toDigits(right)
    },

    numberOf(code) {
      if (!isShortCode(code)) return null
      let [left, right] = [fromDigits(code.slice(0, HALF)), fromDigits(code.slice(HALF))]
      for (let round = ROUNDS - 1; round >= 0; round--)
        [left, right] = [(right - shift(round, left) + HALVES) % HALVES, left]
      const number = left * HALVES + right
      return number < MAX_NUMBER ? number : null
    },
  }
}
