// Base64 of requests (RFC 4648 4 and 5).

/** Blanks and line breaks, which MIME (RFC 2045 6.8) and PHP's `chunk_split` insert into long texts. */
const GAPS = /[ \t\r\n]+/g

/** Characters without the padding at the end. */
const unpaddedLength = (text: string): number => text.length - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0)

/** Whether the text, without gaps, decodes to this many bytes. Node skips invalid characters, so the result is shorter. */
function isWhole(text: string, bytes: number): boolean {
  const length = unpaddedLength(text)
  return length % 4 !== 1 && bytes === Math.floor((length * 3) / 4)
}

/** Decodes the text; null if it is not valid Base64. Accepts line breaks, blanks, the URL-safe alphabet and missing padding. */
export function fromBase64(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64')
  if (isWhole(text, bytes.length)) return bytes
  return isWhole(text.replace(GAPS, ''), bytes.length) ? bytes : null
}

/** The error text for invalid Base64. */
export const NO_BASE64 =
  'is not valid Base64: encode the bytes of the file, without a prefix such as `data:...;base64,`'
