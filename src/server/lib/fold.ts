// The form in which two texts are the same without regard to case and outer blanks. Both engines can make it: they know
// the capitals of ASCII only, so other letters are folded one by one, where they have exactly one capital.

/** What counts as blank around a text. */
export const BLANKS = ' \t\r\n'

/** The letter without its capital form; the same when it has none, or no single one. */
function foldLetter(letter: string): string {
  const small = letter.toLowerCase()
  return small.toUpperCase() === letter && [...small].length === 1 ? small : letter
}

const BEYOND_ASCII = /[^\0-\x7f]/gu
const smallLetters = new Map<string, string>()

function smallLetter(letter: string): string {
  const known = smallLetters.get(letter)
  if (known !== undefined) return known
  const small = foldLetter(letter)
  // Only letters with capitals are kept: there are about 1,400.
  if (small !== letter) smallLetters.set(letter, small)
  return small
}

/** The text with small letters in place of those beyond ASCII that have exactly one. */
export const foldBeyondAscii = (text: string): string => text.replace(BEYOND_ASCII, smallLetter)

const trimBlanks = (text: string) => text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '')

/** Without outer blanks, in small letters. */
export const foldText = (text: string): string => [...trimBlanks(text)].map(foldLetter).join('')

/** As `foldText`, but only for ASCII letters: the form in which texts are sorted. */
export const foldAscii = (text: string): string => trimBlanks(text).replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** The letters of a folded text beyond ASCII that have a capital, each with it. */
export function capitalsIn(folded: string): (readonly [capital: string, small: string])[] {
  const letters = new Set([...folded].filter((letter) => letter > '\u007f'))
  return [...letters].flatMap((small) => {
    const capital = small.toUpperCase()
    return capital !== small && foldLetter(capital) === small ? [[capital, small] as const] : []
  })
}
