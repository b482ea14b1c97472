// Writes header fields: texts as encoded words (RFC 2047), in lines that every mail server takes.

const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/

/** Whether a decoded text holds what no header may hold, such as a line break in an encoded word. */
export const hasControls = (text: string): boolean => CONTROLS.test(text)

/** The text with blanks in place of control characters. */
export const oneLine = (text: string): string => text.replaceAll(new RegExp(CONTROLS, 'g'), ' ').trim()

/** Bytes of text in one encoded word: 45 take 60 characters, and with what is around them a word has at most 75. */
const WORD_BYTES = 45

/** The text, as encoded words if it is not plain ASCII. */
export function encodeWords(text: string): string {
  // A word that no blank divides could not be folded.
  if (/^[ -~]*$/.test(text) && !text.includes('=?') && !/[!-~]{900}/.test(text)) return foldHeader(text)
  const words: string[] = []
  let word = ''
  let bytes = 0
  for (const character of text) {
    const size = Buffer.byteLength(character)
    if (bytes + size > WORD_BYTES) {
      words.push(word)
      word = ''
      bytes = 0
    }
    word += character
    bytes += size
  }
  words.push(word)
  return words.map((one) => `=?UTF-8?B?${Buffer.from(one).toString('base64')}?=`).join('\r\n ')
}

/** An address with the name of its owner. */
export function writeMailbox({ name, email }: { name?: string | undefined; email: string }): string {
  if (!name) return email
  if (/^[\w !#$%&'*+/=?^`{|}~-]{1,900}$/.test(name) && !name.includes('=?')) return `${name} <${email}>`
  const isPlain = /^[ -~]{1,450}$/.test(name) && !name.includes('=?')
  return `${isPlain ? `"${name.replace(/["\\]/g, '\\$&')}"` : encodeWords(name)} <${email}>`
}

/** Characters of a line, where blanks allow to fold it (RFC 5322 2.1.1). */
const LINE = 78

/** The value in lines: each but the first begins with the blank at which it was folded. */
export function foldHeader(value: string): string {
  let line = 0
  return value
    .split(/(?= )/)
    .map((piece) => {
      const breaks = line > 0 && line + piece.length > LINE && piece.trim() !== ''
      line = breaks ? piece.length : line + piece.length
      return breaks ? `\r\n${piece}` : piece
    })
    .join('')
}
