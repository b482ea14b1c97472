// Quirks of a fake SMSC: deviations from the standard that users of real SMSCs have reported.
import { encodeShortMessage, type ShortMessage, TAG } from '../../server/channels/smpp/pdu.ts'
import { STATUS } from '../../server/channels/smpp/status.ts'

/** Quirks with their description, and the option of MESSAGING_SMPP_URL that handles them, if needed. */
export const quirkKinds = {
  data_sm: 'receipts are sent as data_sm',
  bare_receipts: 'receipts have optional parameters and no text',
  text_receipts: 'receipts have text and no optional parameters',
  signs: 'receipts use "ID=...;STAT=..." in a different order',
  ucs2_receipts: 'receipt texts are in UCS-2',
  own_words: 'receipts use the states OK and GONE (words=OK:delivered,GONE:failed)',
  unmarked: 'receipts have esm_class 0 (receipts=any)',
  null_text: 'short_message ends with a zero octet not counted in sm_length',
  odd_tlvs: 'receipts have unknown optional parameters, the last one truncated',
  no_id: 'submit_sm_resp has no message_id, and no receipt is sent',
  one_id: 'all parts of a message share one id and one receipt',
  unterminated: 'ids in responses have no terminating zero octet',
  bare_errors: 'error responses have no body',
  nack: 'errors are sent as generic_nack',
  own_status: 'throttling uses the status 0x455 (later=0x455)',
  bare_bind: 'the bind response has no body',
  early_enquiry: 'an enquire_link with sequence number 0 precedes the bind response',
  alert: 'an alert_notification precedes each submit_sm_resp',
  latin1: 'the default alphabet is Latin 1 (alt_charset=ISO-8859-1)',
  portuguese: 'inbound SMS use the Portuguese national language tables',
  spanish: 'inbound SMS use the Spanish national language table',
  turkish: 'inbound SMS use the Turkish national language tables',
  no_relative_time: 'a relative validity_period returns ESME_RINVEXPIRY (validity_format=absolute)',
  needs_service_type: 'an empty service_type returns ESME_RINVSERTYP (service_type=...)',
  needs_ton_0: 'TON or NPI other than 0 returns ESME_RINVSRCTON (source_addr_ton=0 ...)',
  needs_range: 'a bind without address_range returns ESME_RBINDFAIL (address_range=...)',
} as const

export type QuirkKind = keyof typeof quirkKinds
export type Quirks = ReadonlySet<QuirkKind>

const isQuirk = (text: string): text is QuirkKind => Object.hasOwn(quirkKinds, text)

/** Parses names of quirks, also separated by commas. Throws for unknown names. */
export const readQuirks = (texts: readonly string[]): Quirks =>
  new Set(
    texts
      .flatMap((one) => one.split(','))
      .filter((one) => one !== '')
      .map((text) => {
        if (isQuirk(text)) return text
        throw new Error(`--quirks: "${text}" is not a quirk. Use one of: ${Object.keys(quirkKinds).join(', ')}.`)
      }),
  )

const languages = ['portuguese', 'spanish', 'turkish'] as const

/** Encoding of inbound SMS. */
export const textForm = (quirks: Quirks) => ({
  alphabet: quirks.has('latin1') ? ('latin1' as const) : ('gsm' as const),
  language: languages.find((one) => quirks.has(one)),
})

/** Status for a message that this SMSC rejects because of a quirk, or null. */
export function refusalOf({ source, destination, validity, serviceType }: ShortMessage, quirks: Quirks): number | null {
  if (quirks.has('no_relative_time') && validity?.endsWith('R')) return STATUS.ESME_RINVEXPIRY
  if (quirks.has('needs_service_type') && !serviceType) return STATUS.ESME_RINVSERTYP
  const numbers = [source, destination].filter(({ addr }) => /^\d+$/.test(addr))
  if (quirks.has('needs_ton_0') && numbers.some(({ ton, npi }) => ton + npi > 0)) return STATUS.ESME_RINVSRCTON
  return null
}

/** Contents of a receipt. */
export interface ReceiptContent {
  id: string
  state: 'DELIVRD' | 'UNDELIV'
  error: string
  /** YYMMDDhhmm. */
  date: string
  /** Number of delivered messages, with three digits. */
  count: string
}

/** Text of a receipt, in the form of Appendix B unless a quirk changes it. */
export function receiptText({ id, state, error, date, count }: ReceiptContent, quirks: Quirks): Buffer {
  const ours = { DELIVRD: 'OK', UNDELIV: 'GONE' } as const
  const told = quirks.has('own_words') ? ours[state] : state
  const text = quirks.has('signs')
    ? `STAT=${told};ERR=${error};SUBMIT DATE=${date};DONE DATE=${date};ID=${id}`
    : `id:${id} sub:001 dlvrd:${count} submit date:${date} done date:${date} stat:${told} err:${error} text:`
  return quirks.has('ucs2_receipts') ? Buffer.from(text, 'utf16le').swap16() : Buffer.from(text)
}

/** Body of a deliver_sm with the quirks. */
export function oddBody(message: ShortMessage, quirks: Quirks): Buffer {
  const body = encodeShortMessage({ ...message, tlvs: new Map() })
  const tlvs = encodeShortMessage({ ...message, shortMessage: Buffer.alloc(0), isPayload: false })
  const empty = encodeShortMessage({ ...message, shortMessage: Buffer.alloc(0), tlvs: new Map() })
  return Buffer.concat([
    body,
    Buffer.alloc(quirks.has('null_text') ? 1 : 0),
    // The optional parameters, which follow the text. Everything before the text is the same in both.
    tlvs.subarray(empty.length),
    quirks.has('odd_tlvs') ? Buffer.from('140000020102142400ff01', 'hex') : Buffer.alloc(0),
  ])
}

/** The body of a data_sm (4.7.1), whose text is in message_payload. */
export function dataSmBody(message: ShortMessage): Buffer {
  const head = (text: string) => Buffer.from(`${text}\0`, 'latin1')
  const { source, destination, esmClass, registeredDelivery, dataCoding, shortMessage, tlvs } = message
  const options = [...tlvs, ...(shortMessage.length > 0 ? [[TAG.message_payload, shortMessage] as const] : [])]
  return Buffer.concat([
    head(message.serviceType ?? ''),
    ...[source, destination].map(({ ton, npi, addr }) => Buffer.concat([Buffer.from([ton, npi]), head(addr)])),
    Buffer.from([esmClass, registeredDelivery, dataCoding]),
    ...options.map(([tag, value]) =>
      Buffer.concat([Buffer.from([tag >> 8, tag & 0xff, value.length >> 8, value.length & 0xff]), value]),
    ),
  ])
}
