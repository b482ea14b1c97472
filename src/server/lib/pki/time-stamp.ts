// Time stamps of an authority (RFC 3161): the question, the answer, and whether a stamp fits what it was asked for.
import { hash } from 'node:crypto'
import { maySignTime, pathTo, type Trust } from './certificates.ts'
import { type Cms, faultOf, hashNames, readCms } from './cms.ts'
import { type Der, DerError, der, derOid, expectTag, integerOf, oidOf, partsOf, readDer, tag } from './der.ts'

const STAMP = '1.2.840.113549.1.9.16.1.4'
const SHA256 = '2.16.840.1.101.3.4.2.1'

/** A stamp that was read. */
export interface TimeStamp {
  cms: Cms
  content: Buffer
  /** When the authority made it, milliseconds. */
  time: number
  /** What it stamped: the name of the hash and the hash. */
  imprint: { hash: string; value: Buffer }
  nonce: Buffer | null
}

/** Asks for a stamp over `bytes`, with the certificate of the authority in it. */
export function stampRequest(bytes: Buffer, nonce: Buffer): Buffer {
  const imprint = der(tag.octets, hash('sha256', bytes, 'buffer'))
  return der(
    tag.sequence,
    der(tag.integer, Buffer.of(1)),
    der(tag.sequence, der(tag.sequence, derOid(SHA256), der(tag.null)), imprint),
    der(tag.integer, nonce),
    der(tag.boolean, Buffer.of(0xff)),
  )
}

/** Reads `20261123134500.25Z`, the only form that RFC 3161 allows. */
function timeOf(value: Der | undefined): number {
  const text = expectTag(value, tag.time).body.toString('latin1')
  const found = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d{1,9})?Z$/.exec(text)
  const [year, month, day, hour, minute, second, part = ''] = found?.slice(1) ?? []
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${part.slice(0, 4)}Z`)
  if (Number.isNaN(time)) throw new DerError('The time of the stamp cannot be read.')
  return time
}

/** Reads a stamp; throws DerError where it is none. */
export function readStamp(bytes: Buffer): TimeStamp {
  const cms = readCms(bytes)
  if (cms.contentType !== STAMP || !cms.content) throw new DerError('This is not a time stamp.')
  const [version, , imprint, , time, ...optional] = partsOf(readDer(cms.content, tag.sequence))
  if (integerOf(version) !== 1) throw new DerError('The time stamp has an unknown version.')
  const [algorithm, value, ...more] = partsOf(expectTag(imprint, tag.sequence))
  const name = hashNames[oidOf(partsOf(expectTag(algorithm, tag.sequence))[0])]
  if (!name || more.length > 0) throw new DerError('The time stamp has an unknown hash.')
  return {
    cms,
    content: cms.content,
    time: timeOf(time),
    imprint: { hash: name, value: expectTag(value, tag.octets).body },
    nonce: optional.find((part) => part.tag === tag.integer)?.body ?? null,
  }
}

/** What is wrong with a stamp over `bytes`, or null; whether the authority is trusted is another question. */
export function stampFault(stamp: TimeStamp, bytes: Buffer): string | null {
  if (!stamp.imprint.value.equals(hash(stamp.imprint.hash, bytes, 'buffer'))) return 'It stamps something else.'
  if (!maySignTime(stamp.cms.signer)) return 'Its certificate is not one of an authority of time stamps.'
  return faultOf(stamp.cms, stamp.content, { mayUseSha1: true })
}

/** Whether a path leads from the authority of a stamp to one of the reader's certificates, at the time of the stamp. */
export function isStampTrusted({ cms, time }: TimeStamp, anchors: Trust['anchors']): boolean {
  return pathTo(cms.signer, { anchors, others: cms.certificates, at: time }) !== null
}

const failures: Readonly<Record<number, string>> = {
  0: 'it does not know the hash',
  2: 'it does not allow the request',
  5: 'it cannot read the request',
  14: 'its clock is not available',
  15: 'it does not know the policy',
  16: 'it does not know the extension',
  17: 'it does not have what was asked for',
  25: 'it failed',
}

/** Why the authority refuses: the first bit that is set, and what it wrote. */
function refusalOf(status: number, details: readonly Der[]): string {
  const bits = details.find((part) => part.tag === tag.bitString)?.body.subarray(1) ?? Buffer.alloc(0)
  const [first] = Array.from({ length: bits.length * 8 }, (_, bit) => bit).filter(
    (bit) => ((bits[bit >> 3] ?? 0) & (0x80 >> (bit & 7))) !== 0,
  )
  return `status ${status}${first === undefined ? '' : `, ${failures[first] ?? `failure ${first}`}`}`
}

/** The stamp in the answer of an authority; throws DerError with the reason when there is none. */
export function stampIn(answer: Buffer): Buffer {
  const [info, token, ...more] = partsOf(readDer(answer, tag.sequence))
  const [status, ...details] = partsOf(expectTag(info, tag.sequence))
  const number = integerOf(status)
  if (number !== 0 && number !== 1) throw new DerError(`The authority refuses: ${refusalOf(number, details)}.`)
  if (!token || more.length > 0) throw new DerError('The answer holds no stamp.')
  return token.raw
}
