// Finds the recipients of a mail if only its header has them.
import { toCrlf } from '../line-breaks.ts'
import { readFields, UnreadableMailError } from '../mime/headers.ts'
import { addressesIn } from './report-fields.ts'

/** Fields that mail servers add at delivery, and then that of the sender. */
const FIELDS = ['delivered-to', 'x-original-to', 'envelope-to', 'to']

/** Characters of the header that are read. */
const MAX_HEADER = 64 * 1024

/** Addresses that are looked at: each costs a signature. */
const MAX_ADDRESSES = 100

/** A mail without the line `From …` that delivery to a mailbox or a program puts before it. */
export const withoutMailboxLine = (source: string): string => source.replace(/^>?From [^\r\n]{0,1000}\r?\n/, '')

/** The addresses to which the header of a mail says that it came, the surest first. */
export function recipientsIn(source: string): string[] {
  try {
    const fields = readFields(toCrlf(source.slice(0, MAX_HEADER)).split('\r\n\r\n', 1)[0] ?? '')
    const found = FIELDS.flatMap((name) => fields.filter((field) => field.name === name))
    return [...new Set(found.flatMap(({ value }) => addressesIn(value)))].slice(0, MAX_ADDRESSES)
  } catch (error) {
    if (error instanceof UnreadableMailError) return []
    throw error
  }
}
