// Checks an evidence with nothing but the PDF and the certificates that the reader trusts: no network, no database.
import { hash, type X509Certificate } from 'node:crypto'
import { readPath, rootFrom } from '../../../lib/merkle.ts'
import { maySign, pathTo } from '../../../lib/pki/certificates.ts'
import { type Cms, DATA, faultOf, readCms } from '../../../lib/pki/cms.ts'
import { DerError } from '../../../lib/pki/der.ts'
import { fileIn, PdfError, readSignedPdf, type SignedPdf } from '../../../lib/pki/signed-pdf.ts'
import { isStampTrusted, readStamp, stampFault, type TimeStamp } from '../../../lib/pki/time-stamp.ts'
import type { EvidenceLevel } from '../../../store/schema.ts'
import { type EvidenceData, type EvidenceSeal, readData } from './evidence-data.ts'
import { linkHash, smsHash } from './hashes.ts'

/** RFC 3161, appendix A: the stamp over the value of a signature. */
const SIGNATURE_STAMP = '1.2.840.113549.1.9.16.2.14'

/** Milliseconds by which clocks may differ. */
const TOLERANCE_MS = 5 * 60_000

/** What was checked, in the order in which it is. */
type CheckName = 'file' | 'signature' | 'stamp' | 'signer' | 'times' | 'data' | 'chain' | 'seals' | 'content'

/** One check; `unknown` could not be made because something is missing that the reader may have, `note` never fails. */
export interface Check {
  name: CheckName
  result: 'ok' | 'failed' | 'unknown' | 'note'
  says: string
}

/** A certificate, for people. */
interface Shown {
  subject: string
  issuer: string
  from: string
  to: string
  /** SHA-256, hexadecimal. */
  fingerprint: string
}

/** What was found. */
export interface EvidenceVerdict {
  /** No check failed, and none was left open. */
  isConfirmed: boolean
  /** That of the signature; null while it is not intact. */
  level: EvidenceLevel | null
  checks: Check[]
  signer: Shown | null
  /** When the signature says that it was made, and when its time stamp says so; RFC 3339. */
  claimed: string | null
  stamped: string | null
  authority: Shown | null
  /** The message and its events. */
  evidence: Pick<EvidenceData, 'name' | 'created' | 'message' | 'events'> | null
}

/** What the reader brings along. */
export interface EvidenceReader {
  /** The certificates that he trusts for signatures: those of signers, or of authorities that vouch for them. */
  anchors: readonly X509Certificate[]
  /** Those that he trusts for time stamps, and for nothing else: a root of many customers may be among them. */
  stampAnchors: readonly X509Certificate[]
  /** Milliseconds. */
  now: number
  /** The email that was sent, if the reader has it. */
  email: Buffer | null
}

const shownCertificate = (certificate: X509Certificate): Shown => ({
  subject: certificate.subject.replaceAll('\n', ', '),
  issuer: certificate.issuer.replaceAll('\n', ', '),
  from: certificate.validFromDate.toISOString(),
  to: certificate.validToDate.toISOString(),
  fingerprint: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
})

const timeText = (time: number) =>
  new Date(time)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' UTC')
const nameOf = (certificate: X509Certificate) =>
  /(?:^|\n)CN=(.+)/.exec(certificate.subject)?.[1] ??
  (certificate.subject.replaceAll('\n', ', ') || 'somebody without a name')

/** Runs a step on untrusted bytes; null after an error, whose reason goes to `fail`. */
function attemptStep<T>(step: () => T, fail: (reason: string) => void): T | null {
  try {
    return step()
  } catch (error) {
    // Other errors describe internals, which would not help the reader.
    fail(error instanceof PdfError || error instanceof DerError ? error.message : 'It cannot be read.')
    return null
  }
}

type Note = (name: CheckName, result: Check['result'], says: string) => void

/** The signature, intact; null when it is not. */
function checkSignature({ cms: bytes, covered }: SignedPdf, note: Note): Cms | null {
  const fail = (reason: string) => note('signature', 'failed', `The signature does not hold. ${reason}`)
  const cms = attemptStep(() => readCms(bytes), fail)
  if (!cms) return null
  const isStranger = cms.contentType !== DATA || cms.content !== null
  const others = [...cms.unsigned.keys()].filter((name) => name !== SIGNATURE_STAMP)
  if (isStranger || others.length > 0) fail('It is not one of a PDF, or holds what nobody signed.')
  const fault = attemptStep(() => faultOf(cms, covered) ?? '', fail)
  if (fault) fail(fault)
  if (fault !== '' || isStranger || others.length > 0) return null
  note('signature', 'ok', 'Nothing was changed since it was signed.')
  return cms
}

/** The time stamp of the signature, if it has one that fits. */
function checkStamp({ unsigned, signature }: Cms, { stampAnchors }: EvidenceReader, note: Note): TimeStamp | null {
  const token = unsigned.get(SIGNATURE_STAMP)
  if (!token) return null
  const fail = (reason: string) => note('stamp', 'failed', `The time stamp does not hold. ${reason}`)
  const stamp = attemptStep(() => readStamp(token.raw), fail)
  const fault = stamp && attemptStep(() => stampFault(stamp, signature) ?? '', fail)
  if (fault) fail(fault)
  if (!stamp || fault !== '') return null
  const { time, cms } = stamp
  const says = `${nameOf(cms.signer)} stamped the signature at ${timeText(time)}`
  if (attemptStep(() => isStampTrusted(stamp, stampAnchors), fail)) note('stamp', 'ok', `${says}.`)
  else note('stamp', 'unknown', `${says}, but no certificate that you trust vouches for this authority.`)
  return stamp
}

/** `provenBy`: a time at which the signature existed for sure. */
function checkSigner(cms: Cms, provenBy: number | null, { anchors, now }: EvidenceReader, note: Note): void {
  const { signer, certificates } = cms
  const name = nameOf(signer)
  if (anchors.length === 0) {
    const text = `It is signed by ${name}, but anybody can write that name, and you trust no certificate yet.`
    return note('signer', 'unknown', text)
  }
  const at = provenBy ?? now
  const fail = () => note('signer', 'failed', `The certificate of ${name} cannot be read.`)
  const mayDoSo = attemptStep(() => maySign(signer), fail)
  if (mayDoSo === null) return
  if (!mayDoSo) return note('signer', 'failed', `It is signed by ${name}, whose certificate is not one for documents.`)
  const isTrusted = attemptStep(() => pathTo(signer, { anchors, others: certificates, at }) !== null, fail)
  if (isTrusted) return note('signer', 'ok', `It is signed by ${name}, whom a certificate that you trust vouches for.`)
  if (isTrusted === null) return
  const isOver = signer.validToDate.getTime() < at || at < signer.validFromDate.getTime()
  const until = `is valid from ${timeText(signer.validFromDate.getTime())} to ${timeText(signer.validToDate.getTime())} only`
  const reason = isOver ? `, whose certificate ${until}` : ', whom no certificate that you trust vouches for'
  note('signer', 'failed', `It is signed by ${name}${reason}.`)
}

function checkTimes(claimed: number | null, stamp: TimeStamp | null, { now }: EvidenceReader, note: Note): void {
  if (claimed === null) return note('times', 'failed', 'The signature does not say when it was made.')
  const latest = stamp?.time ?? now
  if (stamp && stamp.time > now + TOLERANCE_MS)
    return note('times', 'failed', `The time stamp is of ${timeText(stamp.time)}, which is still to come.`)
  const says = `The signature says that it was made at ${timeText(claimed)}`
  if (claimed > latest + TOLERANCE_MS)
    return note('times', 'failed', `${says}, which is ${stamp ? 'later than its time stamp' : 'still to come'}.`)
  note('times', stamp ? 'ok' : 'note', `${says}; ${stamp ? 'the time stamp fits' : 'no time stamp proves it'}.`)
}

/** The data in the PDF; null where there is none that can be read. */
function checkData(pdf: Buffer, hasStamp: boolean, note: Note): EvidenceData | null {
  const fail = (reason: string) => note('data', 'failed', `The data of the evidence cannot be read. ${reason}`)
  let isMissing = false
  const file = attemptStep(() => {
    const found = fileIn(pdf)
    isMissing = found === null
    return found
  }, fail)
  if (isMissing)
    note(
      'data',
      'note',
      'It holds no data for programs, as an earlier version of the platform made it: only people can read its chain.',
    )
  if (!file) return null
  const data = readData(file)
  if (!data) {
    fail('It has another form.')
    return null
  }
  const { message, level, name } = data
  if ((level === 'B-T') !== hasStamp) {
    const text = hasStamp
      ? 'has a time stamp that the evidence does not know of'
      : 'had a time stamp, which was taken out'
    note('data', 'failed', `The signature ${text}.`)
    return null
  }
  const what = `${message.channel === 'sms' ? 'SMS' : 'email'} ${message.registered_id}`
  note('data', 'ok', `It is ${name}, of the ${what} from ${message.sender} to ${message.recipient}.`)
  return data
}

function checkChain({ message, events }: EvidenceData, note: Note): void {
  let head = message.content_hash
  for (const [i, { type, happened, noted, data, hash: link }] of events.entries()) {
    head = linkHash(head, { type, at: happened, recorded: noted, data })
    if (head !== link)
      return note('chain', 'failed', `Event ${i + 1}, ${type}, does not follow from the one before it.`)
  }
  const types = events.map(({ type }) => type).join(', ')
  note(
    'chain',
    'ok',
    `The chain leads from the content to the last of ${events.length} events without a gap: ${types}.`,
  )
}

/** The time of a seal whose stamp is over the root that its path leads to; otherwise what is wrong. */
function timeOfSeal({ message, events }: EvidenceData, seal: EvidenceSeal): TimeStamp | string {
  const head = seal.events === 0 ? message.content_hash : events[seal.events - 1]?.hash
  const path = readPath(seal.path)
  if (head === undefined || !path) return 'It covers events that are not there, or its way cannot be read.'
  const root = rootFrom(Buffer.from(head, 'hex'), path)
  if (root.toString('hex') !== seal.root) return 'No way leads from the events to what was stamped.'
  const stamp = readStamp(Buffer.from(seal.token, 'base64'))
  return stampFault(stamp, root) ?? stamp
}

/** Time stamps over the chain, which prove when its events were written. */
function checkSeals(data: EvidenceData, { stampAnchors }: EvidenceReader, note: Note): void {
  for (const [i, seal] of (data.seals ?? []).entries()) {
    const fail = (reason: string) =>
      note('seals', 'failed', `Time stamp ${i + 1} of the chain does not hold. ${reason}`)
    const found = attemptStep(() => timeOfSeal(data, seal), fail)
    if (found === null) return
    if (typeof found === 'string') return fail(found)
    const isTrusted = attemptStep(() => isStampTrusted(found, stampAnchors), fail)
    const what = seal.events === 0 ? 'the content was' : `the content and the first ${seal.events} events were`
    const says = `${nameOf(found.cms.signer)} stamped the chain: ${what} written by ${timeText(found.time)}`
    if (isTrusted) note('seals', 'ok', `${says}.`)
    else note('seals', 'note', `${says}, says an authority that no certificate of yours vouches for.`)
  }
}

function checkContent({ message }: EvidenceData, { email }: EvidenceReader, note: Note): void {
  const { channel, sender, recipient, text, content_hash: wanted } = message
  if (channel === 'sms') {
    const isSame = smsHash({ from: sender, to: recipient, text: text ?? '' }) === wanted
    return note(
      'content',
      isSame ? 'ok' : 'failed',
      `The content hash is ${isSame ? '' : 'not '}that of the text of the SMS.`,
    )
  }
  if (!email)
    return note(
      'content',
      'note',
      `The content hash is ${wanted}: that of the email as it was sent, which is not in the PDF.`,
    )
  const isSame = hash('sha256', email, 'hex') === wanted
  const text2 = isSame
    ? 'The email is the one that was sent, byte for byte.'
    : 'The email is not the one that was sent.'
  note('content', isSame ? 'ok' : 'failed', text2)
}

/** Checks an evidence; never throws, whatever the bytes are. */
export function checkEvidence(pdf: Buffer, reader: EvidenceReader): EvidenceVerdict {
  const checks: Check[] = []
  const note: Note = (name, result, says) => void checks.push({ name, result, says })
  const verdict: EvidenceVerdict = {
    isConfirmed: false,
    level: null,
    checks,
    signer: null,
    claimed: null,
    stamped: null,
    authority: null,
    evidence: null,
  }
  const signed = attemptStep(
    () => readSignedPdf(pdf),
    (reason) => note('file', 'failed', reason),
  )
  if (!signed) return verdict
  note('file', 'ok', `It is a PDF with one signature, which covers all of its ${pdf.length} bytes.`)
  if (signed.claimed !== null) verdict.claimed = new Date(signed.claimed).toISOString()
  const cms = checkSignature(signed, note)
  if (!cms) return verdict
  verdict.signer = shownCertificate(cms.signer)
  const stamp = checkStamp(cms, reader, note)
  const isProven = checks.some(({ name, result }) => name === 'stamp' && result === 'ok')
  verdict.level = stamp ? 'B-T' : 'B-B'
  if (stamp) {
    verdict.stamped = new Date(stamp.time).toISOString()
    verdict.authority = shownCertificate(stamp.cms.signer)
  }
  checkSigner(cms, isProven && stamp ? stamp.time : null, reader, note)
  checkTimes(signed.claimed, stamp, reader, note)
  const data = checkData(pdf, cms.unsigned.has(SIGNATURE_STAMP), note)
  if (data) {
    checkChain(data, note)
    checkSeals(data, reader, note)
    checkContent(data, reader, note)
    const { name, created, message, events } = data
    verdict.evidence = { name, created, message, events }
  }
  verdict.isConfirmed = checks.every(({ result }) => result === 'ok' || result === 'note')
  return verdict
}
