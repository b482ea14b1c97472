// The text of a receipt, which Appendix B of SMPP 3.4 shows as an example and every SMSC writes in its own way: members under
// other names, in another order, with other signs between them, in other encodings, with other words.

/** `waiting`: the final status is still to come. */
export type ReceiptState = 'delivered' | 'failed' | 'waiting'

/** What the words of an SMSC mean, in capitals; they go before ours. */
export type ReceiptWords = Readonly<Record<string, ReceiptState>>

/** Words that SMSCs write, without signs between their letters. */
const meanings: Readonly<Record<ReceiptState, readonly string[]>> = {
  delivered: ['DELIVRD', 'DELIVERED', 'DELIVERD', 'DELIVRED', 'DELIVERE', 'DELIV', 'DLVRD', 'READ', 'SEEN'],
  failed: [
    ...['FAILED', 'FAIL', 'FAILURE', 'ERROR', 'UNDELIV', 'UNDELIVERED', 'UNDELIVERABLE', 'UNDELIVRD', 'UNDELIVERD'],
    ...['UNDELVRD', 'UNDELIVE', 'UNDELIVERABL', 'NOTDELIVERED', 'EXPIRED', 'EXPIRD', 'DELETED', 'DELETD'],
    ...['REJECTD', 'REJECTED', 'REJECT', 'CANCELED', 'CANCELLED', 'SKIPPED', 'BLOCKED', 'BARRED', 'ABSENT'],
  ],
  waiting: [
    ...['ENROUTE', 'ACCEPTD', 'ACCEPTED', 'UNKNOWN', 'UNKNWN', 'BUFFERED', 'BUFFRED', 'BUFFERD', 'SCHEDULED', 'QUEUED'],
    ...['SENT', 'SUBMITTED', 'SUBMITD', 'SUBMITTD', 'PENDING', 'WAITING', 'RETRY', 'RETRYING', 'PROCESSING'],
  ],
}
const ours = new Map(
  (['delivered', 'failed', 'waiting'] as const).flatMap((state) =>
    meanings[state].map((word) => [word, state] as const),
  ),
)

/** Values of message_state (5.2.28, and 4.7.15 of SMPP 5.0). Some write the number as the word. */
export const STATES = [
  ...['SCHEDULED', 'ENROUTE', 'DELIVRD', 'EXPIRED', 'DELETED'],
  ...['UNDELIV', 'ACCEPTD', 'UNKNOWN', 'REJECTD', 'SKIPPED'],
] as const

/** The word in the form in which it is looked up. */
const formOf = (word: string): string => word.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** The state that a word means; undefined for an unknown word. */
export function stateOf(word: string, words: ReceiptWords): ReceiptState | undefined {
  const form = formOf(word)
  return words[form] ?? ours.get(/^\d$/.test(form) ? (STATES[Number(form)] ?? '') : form)
}

/** No text of an SMSC is longer. */
const MAX_TEXT = 1_000
/** Of a message (5.2.23). */
export const MAX_ID = 65

/**
 * ASCII from any encoding: UCS-2 in either byte order has a zero next to each letter, and a byte order mark before
 * them.
 */
export const plainText = (octets: Buffer): string =>
  octets
    .toString('latin1', 0, 4 * MAX_TEXT)
    .replace(/^(?:\xfe\xff|\xff\xfe|\xef\xbb\xbf)/, '')
    .replaceAll('\0', '')
    .slice(0, MAX_TEXT)

/** A member by one of its names, at the beginning or after any sign that cannot be part of a name. */
const memberPattern = (names: string, value: string) =>
  new RegExp(`(?:^|[^a-z\\d_.-])(?:${names})\\s*[:=]\\s*["']?(${value})`, 'i')

const members = {
  id: memberPattern('id|msg_?id|message_?id|smsid|sms_id', `[^\\s;,|&"'<>]{1,${MAX_ID}}`),
  word: memberPattern('stat|status|state|dlvrstat|message_state', '[a-z\\d][a-z\\d_-]{0,19}'),
  error: memberPattern('err|error|err_?code|error_?code', `[^\\s;,|&"'<>]{1,65}`),
}
/** The beginning of the text that was sent may say anything. */
const EXCERPT = /(?:^|[^a-z\d_])(?:text|msg|content)\s*[:=]/i

/** The members of a text that count. */
export function readMembers(octets: Buffer): { id?: string; word?: string; error?: string } {
  const whole = plainText(octets)
  const excerpt = EXCERPT.exec(whole)
  const text = excerpt && excerpt.index > 0 ? whole.slice(0, excerpt.index) : whole
  const found = (name: keyof typeof members) => members[name].exec(text)?.[1]?.trim()
  const [id, word, error] = [found('id'), found('word'), found('error')]
  return { ...(id && { id }), ...(word && { word }), ...(error && { error }) }
}
