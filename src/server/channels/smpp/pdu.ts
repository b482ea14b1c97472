// The protocol data units of SMPP 3.4 and 5.0, under the names of its specification: a header of four integers (3.2), mandatory
// parameters in a fixed order (4), and optional ones by tag (5.3).

/** Command identifiers (5.1.2.1). */
export const COMMAND = {
  generic_nack: 0x80000000,
  bind_receiver: 0x01,
  bind_receiver_resp: 0x80000001,
  bind_transmitter: 0x02,
  bind_transmitter_resp: 0x80000002,
  submit_sm: 0x04,
  submit_sm_resp: 0x80000004,
  deliver_sm: 0x05,
  deliver_sm_resp: 0x80000005,
  unbind: 0x06,
  unbind_resp: 0x80000006,
  bind_transceiver: 0x09,
  outbind: 0x0b,
  bind_transceiver_resp: 0x80000009,
  enquire_link: 0x15,
  enquire_link_resp: 0x80000015,
  alert_notification: 0x0102,
  data_sm: 0x0103,
} as const

/** Requests that have no response (4.1.7, 4.12). */
export const WITHOUT_ANSWER: ReadonlySet<number> = new Set([COMMAND.outbind, COMMAND.alert_notification])

/** The direction of a session: to send, to receive, or both. */
export type BindKind = 'transmitter' | 'receiver' | 'transceiver'

/** The bit of a command identifier that marks an answer. */
export const RESPONSE = 0x80000000

/** Tags of optional parameters (5.3.2). */
export const TAG = {
  receipted_message_id: 0x001e,
  message_payload: 0x0424,
  message_state: 0x0427,
  network_error_code: 0x0423,
  sar_msg_ref_num: 0x020c,
  sar_total_segments: 0x020e,
  sar_segment_seqnum: 0x020f,
  sc_interface_version: 0x0210,
  /** Of SMPP 5.0 (4.8.4.18). */
  congestion_state: 0x0428,
} as const

/** Bits of esm_class (5.2.12). */
export const ESM = { receipt: 0x04, notification: 0x20, typeMask: 0x3c, udh: 0x40 } as const

/** Values of data_coding (5.2.19). */
export const CODING = { default: 0x00, latin1: 0x03, ucs2: 0x08 } as const

/** One unit, its body not yet read. */
export interface Pdu {
  command: number
  /** command_status: 0 in a request. */
  status: number
  /** sequence_number, by which an answer finds its request. */
  sequence: number
  body: Buffer
}

const HEADER = 16
/** No unit that we know is longer: message_payload has at most 64 KB. */
const MAX_PDU = 70_000

/** The peer sent invalid SMPP. The connection cannot continue, since the start of the next PDU is unknown. */
class ProtocolError extends Error {}

/** The octets of a unit. */
export function encodePdu({ command, status, sequence, body }: Pdu): Buffer {
  const header = Buffer.alloc(HEADER)
  header.writeUInt32BE(HEADER + body.length, 0)
  header.writeUInt32BE(command, 4)
  header.writeUInt32BE(status, 8)
  header.writeUInt32BE(sequence, 12)
  return Buffer.concat([header, body])
}

/** Makes a reader of the octets of a connection, in whatever pieces they come; it throws ProtocolError. */
export function createPduReader(onPdu: (pdu: Pdu) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    while (rest.length >= 4) {
      const length = rest.readUInt32BE(0)
      if (length < HEADER || length > MAX_PDU) throw new ProtocolError(`a unit of ${length} octets`)
      if (rest.length < length) return
      const unit = rest.subarray(0, length)
      rest = rest.subarray(length)
      onPdu({
        command: unit.readUInt32BE(4),
        status: unit.readUInt32BE(8),
        sequence: unit.readUInt32BE(12),
        body: unit.subarray(HEADER),
      })
    }
  }
}

/** A C-Octet String (3.1): ASCII that ends with a zero octet. */
const cString = (text: string): Buffer => Buffer.from(`${text.replaceAll('\0', '')}\0`, 'latin1')

/** Reads the mandatory parameters of a body one after the other. What the peer left out at the end is empty or 0. */
function createBodyReader(body: Buffer) {
  let at = 0
  return {
    text(): string {
      const end = body.indexOf(0, at)
      const text = body.toString('latin1', at, end < 0 ? body.length : end)
      at = end < 0 ? body.length : end + 1
      return text
    },
    octet: (): number => body[at++] ?? 0,
    octets(length: number): Buffer {
      at += length
      return body.subarray(at - length, at)
    },
    rest: (): Buffer => body.subarray(at),
  }
}

/** Optional parameters by their tag. */
export type Tlvs = ReadonlyMap<number, Buffer>

function encodeTlvs(tlvs: Tlvs): Buffer {
  return Buffer.concat(
    [...tlvs].flatMap(([tag, value]) => {
      const head = Buffer.alloc(4)
      head.writeUInt16BE(tag, 0)
      head.writeUInt16BE(value.length, 2)
      return [head, value]
    }),
  )
}

/** `isWhole`: the octets end with a parameter. If not, `tlvs` has those before the break. */
function readTlvs(octets: Buffer): { tlvs: Map<number, Buffer>; isWhole: boolean } {
  const tlvs = new Map<number, Buffer>()
  let at = 0
  while (at + 4 <= octets.length) {
    const end = at + 4 + octets.readUInt16BE(at + 2)
    if (end > octets.length) break
    tlvs.set(octets.readUInt16BE(at), octets.subarray(at + 4, end))
    at = end
  }
  return { tlvs, isWhole: at === octets.length }
}

/**
 * Reads optional parameters. Some SMSCs end short_message with a zero octet that sm_length does not count, or break off inside
 * the last parameter: the others count all the same.
 */
function decodeTlvs(octets: Buffer): Tlvs {
  const plain = readTlvs(octets)
  if (plain.isWhole || octets[0] !== 0) return plain.tlvs
  const shifted = readTlvs(octets.subarray(1))
  return shifted.isWhole || shifted.tlvs.size > plain.tlvs.size ? shifted.tlvs : plain.tlvs
}

/** The versions that are spoken, by their interface_version. */
const VERSIONS = { '3.4': 0x34, '5.0': 0x50 } as const

/** A version of SMPP. */
export type SmppVersion = keyof typeof VERSIONS

/** A peer that sends no version uses 3.4. */
const versionOf = (octet = 0): SmppVersion => (octet >= VERSIONS['5.0'] ? '5.0' : '3.4')

/** What a client says of itself when it binds (4.1.1). */
export interface Bind {
  systemId: string
  password: string
  systemType: string
  version: SmppVersion
  /** Numbers whose texts the client wants to receive; the SMSC decides without it. */
  range?: SmeAddress
}

const ANY_ADDRESS: SmeAddress = { ton: 0, npi: 0, addr: '' }

/** The body of a bind. */
export const encodeBind = ({ systemId, password, systemType, version, range = ANY_ADDRESS }: Bind): Buffer =>
  Buffer.concat([
    cString(systemId),
    cString(password),
    cString(systemType),
    Buffer.from([VERSIONS[version]]),
    encodeAddress(range),
  ])

/** Reads the body of a bind. */
export function decodeBind(body: Buffer): Bind & { range: SmeAddress } {
  const read = createBodyReader(body)
  const [systemId, password, systemType] = [read.text(), read.text(), read.text()]
  const version = versionOf(read.octet())
  return { systemId, password, systemType, version, range: { ton: read.octet(), npi: read.octet(), addr: read.text() } }
}

/** The body of a bind response: the system id of the SMSC and its SMPP version. */
export const encodeBindAnswer = (systemId: string, version: SmppVersion): Buffer =>
  encodeId(systemId, new Map([[TAG.sc_interface_version, Buffer.from([VERSIONS[version]])]]))

/** Reads the SMPP version of the SMSC from its bind response. */
export const decodeBindAnswer = (body: Buffer): SmppVersion =>
  versionOf(answerTlvs(body).get(TAG.sc_interface_version)?.[0])

/** An address with its type of number and its numbering plan (5.2.5, 5.2.6). */
export interface SmeAddress {
  ton: number
  npi: number
  addr: string
}

/** What submit_sm and deliver_sm have in common (4.4.1, 4.6.1). */
export interface ShortMessage {
  serviceType?: string
  source: SmeAddress
  destination: SmeAddress
  esmClass: number
  registeredDelivery: number
  dataCoding: number
  shortMessage: Buffer
  /** validity_period (7.1.1); empty: as long as the SMSC likes. */
  validity?: string
  /** The text goes as message_payload, however short. */
  isPayload?: boolean
  tlvs: Tlvs
}

const encodeAddress = ({ ton, npi, addr }: SmeAddress): Buffer =>
  Buffer.concat([Buffer.from([ton, npi]), cString(addr)])

const twoDigits = (parts: readonly number[]): string =>
  parts.map((part) => String(Math.floor(part) % 100).padStart(2, '0')).join('')

/** Seconds from now as a relative time (7.1.1.2), at most 30 days, or as an absolute one in UTC (7.1.1.1), which needs `now`. */
export function smppTime(seconds: number, now: Date | null = null): string {
  const whole = Math.min(Math.max(1, Math.ceil(seconds)), 30 * 86_400)
  if (now === null) {
    const hours = [(whole / 3_600) % 24, (whole / 60) % 60, whole % 60]
    return `${twoDigits([0, 0, whole / 86_400, ...hours])}000R`
  }
  const at = new Date(now.getTime() + whole * 1000)
  const day = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()]
  return `${twoDigits([...day, at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()])}000+`
}

/** The body of submit_sm or deliver_sm. A text that short_message cannot hold goes into message_payload. */
export function encodeShortMessage(message: ShortMessage): Buffer {
  const isLong = message.isPayload === true || message.shortMessage.length > 254
  const text = isLong ? Buffer.alloc(0) : message.shortMessage
  const tlvs = isLong ? new Map([...message.tlvs, [TAG.message_payload, message.shortMessage]]) : message.tlvs
  return Buffer.concat([
    cString(message.serviceType ?? ''),
    encodeAddress(message.source),
    encodeAddress(message.destination),
    // esm_class, protocol_id, priority_flag
    Buffer.from([message.esmClass, 0, 0]),
    // schedule_delivery_time, validity_period
    cString(''),
    cString(message.validity ?? ''),
    // registered_delivery, replace_if_present_flag, data_coding, sm_default_msg_id, sm_length
    Buffer.from([message.registeredDelivery, 0, message.dataCoding, 0, text.length]),
    text,
    encodeTlvs(tlvs),
  ])
}

/** Reads the body of submit_sm or deliver_sm; `shortMessage` is the text, wherever it stood. */
export function decodeShortMessage(body: Buffer): ShortMessage {
  const read = createBodyReader(body)
  const readAddress = (): SmeAddress => ({ ton: read.octet(), npi: read.octet(), addr: read.text() })
  const serviceType = read.text()
  const [source, destination, esmClass] = [readAddress(), readAddress(), read.octet()]
  read.octets(2)
  read.text()
  const validity = read.text()
  const registeredDelivery = read.octet()
  read.octet()
  const dataCoding = read.octet()
  read.octet()
  const text = read.octets(read.octet())
  const tlvs = decodeTlvs(read.rest())
  const shortMessage = text.length > 0 ? text : (tlvs.get(TAG.message_payload) ?? text)
  const message = { source, destination, esmClass, registeredDelivery, dataCoding, shortMessage, tlvs }
  return { ...message, ...(serviceType !== '' && { serviceType }), ...(validity !== '' && { validity }) }
}

/** Reads the body of data_sm (4.7.1), whose text is in message_payload. */
export function decodeDataSm(body: Buffer): ShortMessage {
  const read = createBodyReader(body)
  const readAddress = (): SmeAddress => ({ ton: read.octet(), npi: read.octet(), addr: read.text() })
  read.text()
  const [source, destination] = [readAddress(), readAddress()]
  const [esmClass, registeredDelivery, dataCoding] = [read.octet(), read.octet(), read.octet()]
  const tlvs = decodeTlvs(read.rest())
  const shortMessage = tlvs.get(TAG.message_payload) ?? Buffer.alloc(0)
  return { source, destination, esmClass, registeredDelivery, dataCoding, shortMessage, tlvs }
}

/** The body of an answer: message_id for submit_sm_resp and deliver_sm_resp, system_id for a bind. */
export const encodeId = (id: string, tlvs: Tlvs = new Map()): Buffer => Buffer.concat([cString(id), encodeTlvs(tlvs)])

/** The optional parameters of an answer. */
function answerTlvs(body: Buffer): Tlvs {
  const read = createBodyReader(body)
  read.text()
  return decodeTlvs(read.rest())
}

/** The load of the SMSC from 0 to 100 (5.0); null if the response does not contain it. */
export const decodeCongestion = (body: Buffer): number | null => answerTlvs(body).get(TAG.congestion_state)?.[0] ?? null

/** Reads the body of an answer. */
export const decodeId = (body: Buffer): string => createBodyReader(body).text()
