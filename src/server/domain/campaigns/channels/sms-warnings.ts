// What the author of an SMS campaign learns before it is sent.
import { segmentSms } from '../../../lib/gsm0338.ts'
import { MAX_MESSAGES, type SmsContent, strangers, writeInEncoding } from './sms-render.ts'

/** Placeholders and tags of the template language. */
const TAGS = /\{\{.*?\}\}|\{%.*?%\}/gs
const PLACEHOLDER = /\{\{/

/** Characters that a warning shows, at most. */
const SHOWN = 10

/** Problems of a text for all recipients, and possible ones for some; in sentences. */
export function smsWarnings(content: SmsContent): string[] {
  const { message, encoding, language, maxMessages = MAX_MESSAGES, transliterate } = content
  const own = writeInEncoding(message.replaceAll(TAGS, ''), content)
  const isLimited = encoding !== undefined && encoding !== 'unicode'
  const lacking = isLimited ? [...new Set(own)].filter((c) => strangers[encoding](c, language) !== null) : []
  const parts = segmentSms(own, encoding === 'unicode' ? 'unicode' : 'gsm0338', language).parts.length
  const found: string[] = []
  if (lacking.length > 0) {
    const shown = lacking.slice(0, SHOWN).join(' ')
    const count = lacking.length === 1 ? 'a character' : `${lacking.length} characters`
    found.push(
      `${encoding} lacks ${count} of the text: ${shown}. No recipient gets it. Set \`transliterate\` or \`language\`, or another encoding.`,
    )
  }
  if (isLimited && transliterate !== true && PLACEHOLDER.test(message))
    found.push(
      `Values of contacts may have characters that ${encoding} lacks, such as ã in João. Those recipients are skipped, unless you set \`transliterate\`.`,
    )
  if (parts > maxMessages)
    found.push(
      `The text takes ${parts} messages without values of contacts, and ${maxMessages} are allowed. Shorten it.`,
    )
  return found
}
