// Texts by which an outsider tries to write over a terminal, and what may not reach one.
import { expect } from 'vitest'

/** Begins a line of its own on a terminal that prints it as it is. */
const FORGED = 'Account 9  forged'

/**
 * Clears the screen, sets the title, begins lines, goes back on the line, colours by C1, turns the direction of writing
 * around, and hides characters.
 */
export const HOSTILE = `x\u001b[2J\u001b]0;t\u0007\n${FORGED}\r\t\b\u009b31m\u007f\u0085\u202eabc\u2066d\u2028${FORGED}\u2029\u200b\u061c\ufeffy`

/** Everything but line feeds that moves, colours, turns or hides; written apart from the pattern of the printer. */
const UNSAFE = /[\0-\x09\x0b-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]/

/** A text as it went to the terminal; `shown`: whether it has to show the hostile text, as escapes. */
export function expectSafe(text: string, shown = true): void {
  expect(text).not.toMatch(UNSAFE)
  expect(text).not.toMatch(new RegExp(`^\\s*${FORGED}`, 'm'))
  if (shown) expect(text).toContain('\\u001b[2J')
}

/** JSON for programs: safe on a terminal, and with the very text in it. */
export function expectSafeJson(text: string): void {
  expectSafe(text)
  const again = text.trim().startsWith('{') || text.trim().startsWith('[') ? JSON.stringify(JSON.parse(text)) : ''
  expect(again).toContain(JSON.stringify(HOSTILE).slice(1, -1))
}
