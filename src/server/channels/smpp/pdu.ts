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
  bind_transceiver_resp: 0x80000009,
  enquire_link: 0x15,
  enquire_link_resp: 0x80000015,
} as const

/** What a session is for: to send, to hear, or both. */
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
const LONGEST = 70_000

/** What the peer sent is no SMPP: nobody knows where the next unit begins. */
export class ProtocolError extends Error {}

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
      if (length < HEADER || length > LONGEST) throw new ProtocolError(`a unit of ${length} octets`)
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

function decodeTlvs(octets: Buffer): Tlvs {
  const tlvs = new Map<number, Buffer>()
  for (let at = 0; at + 4 <= octets.length; ) {
    const end = at + 4 + octets.readUInt16BE(at + 2)
    if (end > octets.length) throw new ProtocolError('an optional parameter longer than its unit')
    tlvs.set(octets.readUInt16BE(at), octets.subarray(at + 4, end))
    at = end
  }
  return tlvs
}

/** The versions that are spoken, by their interface_version. */
const VERSIONS = { '3.4': 0x34, '5.0': 0x50 } as const

/** A version of SMPP. */
export type SmppVersion = keyof typeof VERSIONS

/** Whoever names none speaks the older one. */
const versionOf = (octet = 0): SmppVersion => (octet >= VERSIONS['5.0'] ? '5.0' : '3.4')

/** What a client says of itself when it binds (4.1.1). */
export interface Bind {
  systemId: string
  password: string
  systemType: string
  version: SmppVersion
}

/** The body of a bind; it accepts whatever address the centre serves. */
export const encodeBind = ({ systemId, password, systemType, version }: Bind): Buffer =>
  Buffer.concat([
    cString(systemId),
    cString(password),
    cString(systemType),
    Buffer.from([VERSIONS[version], 0, 0]),
    cString(''),
  ])

/** Reads the body of a bind. */
export function decodeBind(body: Buffer): Bind {
  const read = createBodyReader(body)
  return { systemId: read.text(), password: read.text(), systemType: read.text(), version: versionOf(read.octet()) }
}

/** The body of the answer to a bind: who the centre is, and what it speaks. */
export const encodeBindAnswer = (systemId: string, version: SmppVersion): Buffer =>
  encodeId(systemId, new Map([[TAG.sc_interface_version, Buffer.from([VERSIONS[version]])]]))

/** Reads what the centre speaks from its answer to a bind. */
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
  source: SmeAddress
  destination: SmeAddress
  esmClass: number
  registeredDelivery: number
  dataCoding: number
  shortMessage: Buffer
  /** The text goes as message_payload, however short. */
  isPayload?: boolean
  tlvs: Tlvs
}

const address = ({ ton, npi, addr }: SmeAddress): Buffer => Buffer.concat([Buffer.from([ton, npi]), cString(addr)])

/** The body of submit_sm or deliver_sm. A text that short_message cannot hold goes into message_payload. */
export function encodeShortMessage(message: ShortMessage): Buffer {
  const isLong = message.isPayload === true || message.shortMessage.length > 254
  const text = isLong ? Buffer.alloc(0) : message.shortMessage
  const tlvs = isLong ? new Map([...message.tlvs, [TAG.message_payload, message.shortMessage]]) : message.tlvs
  return Buffer.concat([
    // service_type
    cString(''),
    address(message.source),
    address(message.destination),
    // esm_class, protocol_id, priority_flag
    Buffer.from([message.esmClass, 0, 0]),
    // schedule_delivery_time, validity_period
    cString(''),
    cString(''),
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
  read.text()
  const [source, destination, esmClass] = [readAddress(), readAddress(), read.octet()]
  read.octets(2)
  read.text()
  read.text()
  const registeredDelivery = read.octet()
  read.octet()
  const dataCoding = read.octet()
  read.octet()
  const text = read.octets(read.octet())
  const tlvs = decodeTlvs(read.rest())
  const shortMessage = text.length > 0 ? text : (tlvs.get(TAG.message_payload) ?? text)
  return { source, destination, esmClass, registeredDelivery, dataCoding, shortMessage, tlvs }
}

/** The body of an answer: message_id for submit_sm_resp and deliver_sm_resp, system_id for a bind. */
export const encodeId = (id: string, tlvs: Tlvs = new Map()): Buffer => Buffer.concat([cString(id), encodeTlvs(tlvs)])

/** The optional parameters of an answer; none where they cannot be read, since its id counts all the same. */
function answerTlvs(body: Buffer): Tlvs {
  const read = createBodyReader(body)
  read.text()
  try {
    return decodeTlvs(read.rest())
  } catch {
    return new Map()
  }
}

/** From 0 to 100, how much the centre has to do (5.0); null where the answer does not say. */
export const decodeCongestion = (body: Buffer): number | null => answerTlvs(body).get(TAG.congestion_state)?.[0] ?? null

/** Reads the body of an answer. */
export const decodeId = (body: Buffer): string => createBodyReader(body).text()
