// The fields of machine-readable reports in mails (RFC 3464, 5965, 8098): groups of fields with empty lines between them.
import { decodeWords } from 'postal-mime'
import { toCrlf } from '../line-breaks.ts'
import { bytesOf } from '../mime/content.ts'
import { decodeUnsaid, fieldOf, type HeaderField, readFields } from '../mime/headers.ts'
import type { MailPart } from '../mime/parts.ts'
import { oneLine } from '../mime/words.ts'

export type Fields = readonly HeaderField[]

/** A report has some hundred bytes; of one that is larger, the rest is not looked at. */
const MAX_BYTES = 64 * 1024

/** The text of a part that is a report, or the mail that came back, in lines that end in CRLF. */
export const reportText = (source: string, part: MailPart): string =>
  toCrlf(bytesOf(source, part).toString('latin1').slice(0, MAX_BYTES))

/** The groups of a report, without empty ones. */
export const groupsOf = (text: string): Fields[] =>
  text
    .split(/\r\n(?:[ \t]{0,80}\r\n)+/, 100)
    .map(readFields)
    .filter((group) => group.length > 0)

/** The value of a field; undefined where it is missing or empty. */
export const textOfField = (fields: Fields, name: string): string | undefined =>
  fieldOf(fields, name)?.value || undefined

/** Characters of a field of a mail that are read. */
const MAX_HEADER = 1_000

/** Characters of a field of addresses that are read. */
const MAX_LIST = 16_000

/** The value of a field with its encoded words decoded, on one line. */
export function wordsOfField(fields: Fields, name: string): string | undefined {
  const text = textOfField(fields, name)
  return text === undefined ? undefined : oneLine(decodeWords(decodeUnsaid(text.slice(0, MAX_HEADER)))).trim()
}

/** The address between angle brackets, or else the first one; empty without one. */
export function addressIn(value: string | undefined): string {
  const text = (value ?? '').slice(0, MAX_HEADER)
  return /<([^<>\s]{1,320})>/.exec(text)?.[1] ?? /[^\s<>",;]{1,64}@[^\s<>",;]{1,255}/.exec(text)?.[0] ?? ''
}

/** Every address in a field such as `To`, those between angle brackets first. */
export function addressesIn(value: string): string[] {
  const text = value.slice(0, MAX_LIST)
  const bracketed = [...text.matchAll(/<([^<>\s]{1,320})>/g)].map(([, address = '']) => address)
  const bare = text.replaceAll(/<[^<>]{0,400}>/g, ' ').matchAll(/[^\s<>",;]{1,64}@[^\s<>",;]{1,255}/g)
  return [...bracketed, ...[...bare].map(([address]) => address)]
}

/** A value such as `rfc822; ana@example.com`, without its type. */
export const typedValue = (value: string | undefined): string | undefined =>
  value === undefined ? undefined : value.slice(value.indexOf(';') + 1).trim()
