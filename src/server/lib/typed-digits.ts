// Digits as people type or paste them: in any script, full-width, and with invisible characters.

const DIGIT = /^\p{Nd}$/u
const BEYOND_ASCII = /[^\0-\x7f]/
/** Marks of direction (U+200E, U+202A to U+202E, U+2066 to U+2069), joiners, soft hyphens and byte order marks. */
const UNSEEN = /\p{Cf}/gu
const BLANK = /[\p{Zs}\s]/gu
const DASH = /[\p{Pd}\u2212]/gu
const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu

/** The value of a digit of any script: in Unicode, the ten of a script begin at U+xxx0 or U+xxx6. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const first = code & ~15
  return String(code - (DIGIT.test(String.fromCodePoint(first)) ? first : first + 6))
}

/** The text with ASCII digits, blanks and hyphens, and without invisible characters. */
export function plainDigits(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text
  return text.replace(UNSEEN, '').normalize('NFKC').replace(BLANK, ' ').replace(DASH, '-').replace(OTHER_DIGIT, digitOf)
}
