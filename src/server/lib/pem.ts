// Texts of PEM (RFC 7468).
import { fromBase64 } from './base64.ts'

const BEGIN = '-----BEGIN '
const END = '-----END '
const RULE = '-----'

/** Whether the text holds parts of PEM, each of which is whole and has its bytes in Base64. */
export function isPem(text: string): boolean {
  let parts = 0
  for (let begin = text.indexOf(BEGIN); begin >= 0; begin = text.indexOf(BEGIN, begin)) {
    const head = text.indexOf(RULE, begin + BEGIN.length)
    const end = head < 0 ? -1 : text.indexOf(END, head + RULE.length)
    if (end < 0) return false
    // The headers of an encrypted key stand before its Base64.
    const body = (
      text
        .slice(head + RULE.length, end)
        .split(/\r?\n\r?\n/)
        .at(-1) ?? ''
    ).trim()
    if (body === '' || fromBase64(body) === null) return false
    parts++
    begin = end + END.length
  }
  return parts > 0
}
