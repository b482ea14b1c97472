// One-time codes and the texts around them.
import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { plainDigits } from '../../../lib/typed-digits.ts'

export type CodeType = 'numeric' | 'alpha' | 'alphanumeric' | 'hex'

const DIGITS = '0123456789'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const alphabets: Readonly<Record<CodeType, string>> = {
  numeric: DIGITS,
  alpha: LETTERS,
  alphanumeric: DIGITS + LETTERS,
  hex: `${DIGITS}ABCDEF`,
}

/** A code of `length` characters, each as likely as the others. */
export function newCode(type: CodeType, length: number): string {
  const alphabet = alphabets[type]
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** What people write between the characters of a code. */
const BETWEEN = /[\s.,_'"()/-]/g
const ONLY_DIGITS = /^\d+$/

/** A typed code without blanks, hyphens and invisible characters, in ASCII digits and capital letters (T-220). */
export const typedCode = (text: string): string => plainDigits(text).replace(BETWEEN, '').toUpperCase()

/**
 * Whether a guess is the code. Programs that send a number lose its zeros at the front, so these are added. The comparison
 * takes the same time for any guess.
 */
export function isSameCode(guess: string, code: string): boolean {
  const typed = typedCode(guess)
  const isNumber = ONLY_DIGITS.test(typed) && ONLY_DIGITS.test(code)
  return timingSafeEqual(digest(isNumber ? typed.padStart(code.length, '0') : typed), digest(code))
}

/** The text with a place for the code; one without it gets the code at its end. */
export function withCodePlace(message: string | undefined): string {
  if (message === undefined || message.trim() === '') return '{{ code }}'
  return /\{\{-?\s*code\b/.test(message) ? message : `${message} {{ code }}`
}
