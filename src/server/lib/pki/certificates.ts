// Whether a certificate is trusted (RFC 5280, 6): a path of certificates, each signed by the next, that ends at one of
// the reader's trusted certificates. Nothing is fetched, so revocation is not checked.
import { X509Certificate } from 'node:crypto'
import { expectTag, oidOf, partsOf, readDer, tag } from './der.ts'

const BASIC_CONSTRAINTS = '2.5.29.19'
const KEY_USAGE = '2.5.29.15'
const EXTENDED_KEY_USAGE = '2.5.29.37'
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8'
/** Documents (RFC 9336), mails, and anything: purposes of a certificate whose key may sign a document. */
const documentPurposes = ['1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4', '2.5.29.37.0']
/** Extensions that are read here, or that say nothing about what is asked; another critical one ends a path. */
const known = [BASIC_CONSTRAINTS, KEY_USAGE, EXTENDED_KEY_USAGE, '2.5.29.17', '2.5.29.32']
/** How certificates are signed: RSA and ECDSA with SHA-256, SHA-384 and SHA-512, and Ed25519. */
const strong = [
  ...['11', '12', '13'].map((end) => `1.2.840.113549.1.1.${end}`),
  ...['2', '3', '4'].map((end) => `1.2.840.10045.4.3.${end}`),
  '1.3.101.112',
]
/** RSA with PSS, whose parameters name the hash; without them it is SHA-1. */
const PSS = '1.2.840.113549.1.1.10'
const pssHashes = ['1', '2', '3'].map((end) => `2.16.840.1.101.3.4.2.${end}`)
/** Certificates in a path, and those that are tried for it. */
const MAX_PATH = 8
const MAX_TRIED = 50

/** The certificates in a PEM text. */
export function readCertificates(pem: string): X509Certificate[] {
  const texts = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  return texts.map((text) => new X509Certificate(text))
}

interface Extension {
  isCritical: boolean
  value: Buffer
}

function extensionsOf(certificate: X509Certificate): Map<string, Extension> {
  const body = partsOf(expectTag(partsOf(readDer(certificate.raw, tag.sequence))[0], tag.sequence))
  const list = body.find((part) => part.tag === tag.context(3))
  const extensions = list ? partsOf(readDer(list.body, tag.sequence)) : []
  return new Map(
    extensions.map((extension) => {
      const [name, ...others] = partsOf(extension)
      const isCritical = others[0]?.tag === tag.boolean
      return [oidOf(name), { isCritical, value: expectTag(others.at(-1), tag.octets).body }]
    }),
  )
}

/** How many certificates of issuers may be below this one in the chain. */
function depthBelow(extensions: ReadonlyMap<string, Extension>): number {
  const constraints = extensions.get(BASIC_CONSTRAINTS)
  const depth =
    constraints && partsOf(readDer(constraints.value, tag.sequence)).find((part) => part.tag === tag.integer)
  return depth?.body.readIntBE(0, Math.min(depth.body.length, 6)) ?? MAX_PATH
}

/** Whether the signature of a certificate is strong enough that another certificate cannot be forged to fit. */
function isStrong({ raw }: X509Certificate): boolean {
  const [name, parameters] = partsOf(expectTag(partsOf(readDer(raw, tag.sequence))[1], tag.sequence))
  if (oidOf(name) !== PSS) return strong.includes(oidOf(name))
  const digest = partsOf(expectTag(parameters, tag.sequence)).find((part) => part.tag === tag.context(0))
  return digest !== undefined && pssHashes.includes(oidOf(partsOf(readDer(digest.body, tag.sequence))[0]))
}

/** What it says it is for (RFC 5280, 4.2.1.12); null when it does not say. */
function purposesOf(certificate: X509Certificate): { isCritical: boolean; names: string[] } | null {
  const usage = extensionsOf(certificate).get(EXTENDED_KEY_USAGE)
  return usage ? { isCritical: usage.isCritical, names: partsOf(readDer(usage.value, tag.sequence)).map(oidOf) } : null
}

/** Whether its key may sign documents. */
export function maySign(certificate: X509Certificate): boolean {
  const purposes = purposesOf(certificate)
  if (purposes && !purposes.names.some((name) => documentPurposes.includes(name))) return false
  const usage = extensionsOf(certificate).get(KEY_USAGE)
  if (!usage) return true
  const bits = expectTag(readDer(usage.value, tag.bitString), tag.bitString).body[1] ?? 0
  // digitalSignature, nonRepudiation
  return (bits & 0xc0) !== 0
}

/** Whether the certificate is one of an authority of time stamps (RFC 3161, 2.3): for nothing else, and it says so. */
export function maySignTime(certificate: X509Certificate): boolean {
  const purposes = purposesOf(certificate)
  return purposes?.isCritical === true && purposes.names.length === 1 && purposes.names[0] === TIME_STAMPING
}

const isSame = (a: X509Certificate, b: X509Certificate) => a.raw.equals(b.raw)
const isValidAt = ({ validFromDate, validToDate }: X509Certificate, at: number) =>
  validFromDate.getTime() <= at && at <= validToDate.getTime()

/** Whether `issuer` signed `certificate` and may do so, with so many certificates of issuers between it and the end. */
function hasIssued(issuer: X509Certificate, certificate: X509Certificate, between: number): boolean {
  return (
    issuer.ca &&
    certificate.checkIssued(issuer) &&
    isStrong(certificate) &&
    between <= depthBelow(extensionsOf(issuer)) &&
    certificate.verify(issuer.publicKey)
  )
}

const hasUnknown = (certificate: X509Certificate) =>
  [...extensionsOf(certificate)].some(([name, { isCritical }]) => isCritical && !known.includes(name))

/** The reader's certificates, others that may stand between, and the time at which all of them have to be valid. */
export interface Trust {
  anchors: readonly X509Certificate[]
  others: readonly X509Certificate[]
  at: number
}

/** The path from a certificate to one of the anchors, which may be itself; null when there is none. */
export function pathTo(end: X509Certificate, { anchors, others, at }: Trust): X509Certificate[] | null {
  let tried = 0
  const extend = (path: X509Certificate[]): X509Certificate[] | null => {
    const last = path.at(-1) as X509Certificate
    if (++tried > MAX_TRIED || path.length > MAX_PATH || !isValidAt(last, at) || hasUnknown(last)) return null
    if (anchors.some((anchor) => isSame(anchor, last))) return path
    for (const issuer of [...anchors, ...others]) {
      if (path.some((one) => isSame(one, issuer)) || !hasIssued(issuer, last, path.length - 1)) continue
      const found = extend([...path, issuer])
      if (found) return found
    }
    return null
  }
  return extend([end])
}
