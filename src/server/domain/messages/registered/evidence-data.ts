// What an evidence says, as data: a file in the PDF, from which a program checks what the pages print.

import type { SealedLeaf } from '../../../store/messages/chain-seals.ts'
import type { RegisteredEventRow, RegisteredHeading } from '../../../store/messages/registered.ts'
import type { EvidenceLevel } from '../../../store/schema.ts'
import type { RegisteredDetail } from './copy.ts'

/** The name of the file in the PDF. */
export const DATA_FILE = 'evidence.json'
const FORMAT = 'messaging-evidence-1'

/** Times are Unix milliseconds. */
export interface EvidenceData {
  format: typeof FORMAT
  name: string
  /** Of B-T, the signature has a time stamp. */
  level: EvidenceLevel
  created: number
  message: {
    registered_id: string
    message_id: number
    channel: 'email' | 'sms'
    registered: number
    sender: string
    recipient: string
    content_hash: string
    /** Of an SMS, whose content hash can be made of it. */
    text: string | null
  }
  events: { type: string; happened: number; noted: number; data: string; hash: string }[]
  /** Time stamps over the chain, oldest first; left out where there are none. */
  seals?: EvidenceSeal[]
}

/** A time stamp over the chains of many messages: proves that the first events of this one were written by then. */
export interface EvidenceSeal {
  /** How many events it covers; 0: the content alone. */
  events: number
  /** From the hash of the last of them to the root of the tree that is stamped (RFC 6962, 2.1). */
  path: string
  root: string
  /** RFC 3161, Base64. */
  token: string
}

/** What an evidence is made of. */
export interface CertificateContent {
  name: string
  message: RegisteredHeading
  detail: RegisteredDetail
  /** Oldest first, all of them. */
  events: readonly RegisteredEventRow[]
  /** Oldest first. */
  seals: readonly SealedLeaf[]
  /** When it is made, milliseconds. */
  created: number
  /** Whether its signature gets a time stamp: `missed` when the authority gave none in time, `none` without authority. */
  stamp: 'stamped' | 'missed' | 'none'
}

/** The level of its signature. */
export const levelOf = ({ stamp }: Pick<CertificateContent, 'stamp'>): EvidenceLevel =>
  stamp === 'stamped' ? 'B-T' : 'B-B'

/** The seals over ends of this chain, with how many events each of them covers. */
export function coveredBy({ message, events, seals }: Pick<CertificateContent, 'message' | 'events' | 'seals'>) {
  const counts = new Map([message.content_hash, ...events.map(({ hash }) => hash)].map((end, count) => [end, count]))
  return seals.flatMap((seal) => {
    const count = counts.get(seal.head)
    return count === undefined ? [] : [{ ...seal, events: count }]
  })
}

/** The file for the PDF. No name of a PDF can begin in it: the programs that sign and check look for such names. */
export function writeData(content: CertificateContent): Buffer {
  const { name, message, detail, events, created } = content
  const seals = coveredBy(content)
  const data: EvidenceData = {
    format: FORMAT,
    name,
    level: levelOf(content),
    created,
    message: {
      registered_id: message.hash,
      message_id: message.message_id,
      channel: message.channel,
      registered: message.created,
      sender: detail.sender,
      recipient: detail.to,
      content_hash: message.content_hash,
      text: message.channel === 'sms' ? detail.textBody : null,
    },
    events: events.map(({ type, at, recorded, custom_data, hash }) => ({
      type,
      happened: at,
      noted: recorded,
      data: custom_data,
      hash,
    })),
    ...(seals.length > 0 && {
      seals: seals.map(({ events: count, path, root, token }) => ({ events: count, path, root, token })),
    }),
  }
  return Buffer.from(JSON.stringify(data, null, 1).replaceAll('/', '\\u002f'))
}

type Shape = Readonly<Record<string, 'string' | 'number'>>

const shapes: Readonly<Record<'data' | 'message' | 'event' | 'seal', Shape>> = {
  data: { name: 'string', level: 'string', created: 'number' },
  message: {
    registered_id: 'string',
    message_id: 'number',
    channel: 'string',
    registered: 'number',
    sender: 'string',
    recipient: 'string',
    content_hash: 'string',
  },
  event: { type: 'string', happened: 'number', noted: 'number', data: 'string', hash: 'string' },
  seal: { events: 'number', path: 'string', root: 'string', token: 'string' },
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fits = (value: unknown, shape: Shape): value is Record<string, unknown> =>
  isRecord(value) && Object.entries(shape).every(([name, type]) => typeof value[name] === type)

function parsed(file: Buffer): unknown {
  try {
    return JSON.parse(file.toString('utf8'))
  } catch {
    return null
  }
}

/** Reads the file of a PDF; null when it is not what `writeData` writes. */
export function readData(file: Buffer): EvidenceData | null {
  const data = parsed(file)
  if (!fits(data, shapes.data) || data['format'] !== FORMAT || !['B-B', 'B-T'].includes(String(data['level'])))
    return null
  const { message, events, seals = [] } = data
  if (!fits(message, shapes.message) || !['email', 'sms'].includes(String(message['channel']))) return null
  if (message['channel'] === 'sms' && typeof message['text'] !== 'string') return null
  if (!Array.isArray(events) || !events.every((event) => fits(event, shapes.event))) return null
  if (!Array.isArray(seals) || !seals.every((seal) => fits(seal, shapes.seal))) return null
  return data as unknown as EvidenceData
}
