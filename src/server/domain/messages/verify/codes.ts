// One-time codes and the texts around them.
import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

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

const digest = (text: string) => createHash('sha256').update(text.trim().toUpperCase()).digest()

/** Whether a guess is the code, in capital letters or not (T-043). The comparison takes the same time for any guess. */
export const isSameCode = (guess: string, code: string): boolean => timingSafeEqual(digest(guess), digest(code))

/** The text with a place for the code; one without it gets the code at its end. */
export function withCodePlace(message: string | undefined): string {
  if (message === undefined || message.trim() === '') return '{{ code }}'
  return /\{\{-?\s*code\b/.test(message) ? message : `${message} {{ code }}`
}
