// The form in which two texts are the same without regard to case and outer blanks. Both engines can make it: they know
// the capitals of ASCII only, so other letters are folded one by one, where they have exactly one capital.

/** What counts as blank around a text. */
export const BLANKS = ' \t\r\n'

/** The letter without its capital form; the same when it has none, or no single one. */
function foldLetter(letter: string): string {
  const small = letter.toLowerCase()
  return small.toUpperCase() === letter && [...small].length === 1 ? small : letter
}

const trimmed = (text: string) => text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '')

/** Without outer blanks, in small letters. */
export const fold = (text: string): string => [...trimmed(text)].map(foldLetter).join('')

/** The same for letters of ASCII alone: the form by which texts are put in order. */
export const foldAscii = (text: string): string => trimmed(text).replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** The letters of a folded text beyond ASCII that have a capital, each with it. */
export function capitalsIn(folded: string): (readonly [capital: string, small: string])[] {
  const letters = new Set([...folded].filter((letter) => letter > '\u007f'))
  return [...letters].flatMap((small) => {
    const capital = small.toUpperCase()
    return capital !== small && foldLetter(capital) === small ? [[capital, small] as const] : []
  })
}
