// Writes a text with the letters that an alphabet has: without the accents that it lacks, with its quotes, dashes and blanks.

/** Letters and signs that have no accent to leave out. */
const others: Readonly<Record<string, string>> = {
  ...{ '‘': "'", '’': "'", '‚': "'", '‛': "'", '′': "'", '`': "'", '´': "'", '“': '"', '”': '"', '„': '"', '«': '"' },
  ...{ '»': '"', '″': '"', '‹': "'", '›': "'", '–': '-', '—': '-', '‐': '-', '‑': '-', '−': '-', '…': '...', '•': '-' },
  ...{ '€': 'EUR', '©': '(c)', '®': '(r)', '™': '(tm)', '№': 'No.', ª: 'a', º: 'o', '°': 'o', '×': 'x', '÷': '/' },
  ...{ ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ħ: 'h', Ħ: 'H', œ: 'oe', Œ: 'OE', þ: 'th' },
  ...{ Þ: 'Th', ð: 'd', Ð: 'D', ø: 'o', Ø: 'O', æ: 'ae', Æ: 'AE', ß: 'ss', ẞ: 'SS', ç: 'c' },
  ...{ '[': '(', ']': ')', '{': '(', '}': ')', '\\': '/', '|': '/', '~': '-', '^': '' },
}
const MARKS = /\p{M}/gu
const BLANKS = /[\p{Zs}\t]/gu
const UNSEEN = /\p{Cf}/gu

/** The text with each character that `isKnown` refuses written by ones that it takes; a character of which none is known stays. */
export function transliterateText(text: string, isKnown: (character: string) => boolean): string {
  const write = (character: string): string => {
    if (isKnown(character)) return character
    const bare = character.normalize('NFKD').replace(MARKS, '').replace(BLANKS, ' ').replace(UNSEEN, '')
    const written = [...bare].map((one) => (isKnown(one) ? one : (others[one] ?? one))).join('')
    const named = others[character] ?? written
    return [...named].every(isKnown) ? named : character
  }
  return [...text.normalize('NFC')].map(write).join('')
}
