// Reads a signature in CMS (RFC 5652) with one signer, and checks that it fits the signed data. Trust in the signer is
// checked in certificates.ts.
import { constants, hash, verify, X509Certificate } from 'node:crypto'
import { type Der, DerError, expectTag, integerOf, oidOf, partsOf, readDer, tag } from './der.ts'

/** The content type of bytes that mean nothing to CMS, such as a PDF. */
export const DATA = '1.2.840.113549.1.7.1'
const SIGNED_DATA = '1.2.840.113549.1.7.2'
const CONTENT_TYPE = '1.2.840.113549.1.9.3'
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4'
/** RFC 2634 and RFC 5035: name the certificate of the signer by its hash, SHA-1 or another. */
const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.12'
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47'

type HashName = 'sha256' | 'sha384' | 'sha512'

/** The hashes that a signature may use, by their identifiers. */
export const hashNames: Readonly<Record<string, HashName>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}

/** Algorithms by object identifier; one without `hash` uses the hash of the signer. */
const signatures: Readonly<Record<string, { key: 'rsa' | 'ec'; hash?: HashName; pss?: true }>> = {
  '1.2.840.113549.1.1.1': { key: 'rsa' },
  '1.2.840.113549.1.1.10': { key: 'rsa', pss: true },
  '1.2.840.113549.1.1.11': { key: 'rsa', hash: 'sha256' },
  '1.2.840.113549.1.1.12': { key: 'rsa', hash: 'sha384' },
  '1.2.840.113549.1.1.13': { key: 'rsa', hash: 'sha512' },
  '1.2.840.10045.4.3.2': { key: 'ec', hash: 'sha256' },
  '1.2.840.10045.4.3.3': { key: 'ec', hash: 'sha384' },
  '1.2.840.10045.4.3.4': { key: 'ec', hash: 'sha512' },
}

/** Bits of an RSA key that is strong enough. */
const SMALLEST_RSA = 2048
const MAX_CERTIFICATES = 20

/** A signature that was read; nothing of it is checked yet. */
export interface Cms {
  contentType: string
  /** What it signs, where that is in it. */
  content: Buffer | null
  signer: X509Certificate
  /** All that it holds, the signer's too. */
  certificates: X509Certificate[]
  hash: HashName
  algorithm: string
  signature: Buffer
  /** The bytes that are signed: a set of attributes. */
  signedBytes: Buffer
  /** Attributes by their identifiers; each has one value. */
  signed: ReadonlyMap<string, Der>
  unsigned: ReadonlyMap<string, Der>
}

function attributesOf(list: Der): Map<string, Der> {
  const found = new Map<string, Der>()
  for (const attribute of partsOf(list)) {
    const [type, values, ...more] = partsOf(expectTag(attribute, tag.sequence))
    const name = oidOf(type)
    const [value, ...others] = partsOf(expectTag(values, tag.set))
    if (!value || others.length > 0 || more.length > 0 || found.has(name))
      throw new DerError('An attribute does not have exactly one value.')
    found.set(name, value)
  }
  return found
}

function hashOf(value: Der | undefined): HashName {
  const [algorithm, parameters, ...more] = partsOf(expectTag(value, tag.sequence))
  const name = hashNames[oidOf(algorithm)]
  const isPlain = more.length === 0 && (parameters === undefined || parameters.raw.equals(NULL))
  if (!name || !isPlain) throw new DerError('The hash is none of SHA-256, SHA-384 and SHA-512.')
  return name
}

const NULL = Buffer.of(tag.null, 0)

/** The certificate that the signer names by issuer and serial number. */
function signerAmong(certificates: readonly Buffer[], sid: Der | undefined): Buffer {
  const [issuer, serial] = partsOf(expectTag(sid, tag.sequence))
  const found = certificates.filter((certificate) => {
    const parts = partsOf(expectTag(partsOf(readDer(certificate, tag.sequence))[0], tag.sequence))
    // The version, which most certificates have, comes before the serial number.
    const at = parts[0]?.tag === tag.context(0) ? 1 : 0
    return serial && issuer && parts[at]?.raw.equals(serial.raw) && parts[at + 2]?.raw.equals(issuer.raw)
  })
  if (!found[0] || found.length > 1) throw new DerError('The certificate of the signer is not in the signature.')
  return found[0]
}

function readSigner(value: Der | undefined, certificates: readonly Buffer[]) {
  const [version, sid, digest, ...others] = partsOf(expectTag(value, tag.sequence))
  const [attributes, algorithm, signature, unsigned, ...more] = others
  if (integerOf(version) !== 1 || more.length > 0) throw new DerError('The signer has an unknown form.')
  const set = expectTag(attributes, tag.context(0))
  const [name, parameters, ...rest] = partsOf(expectTag(algorithm, tag.sequence))
  const known = signatures[oidOf(name)]
  const isPlain = rest.length === 0 && (known?.pss || parameters === undefined || parameters.raw.equals(NULL))
  if (!known || !isPlain) throw new DerError('The signature has an unknown algorithm.')
  return {
    signer: new X509Certificate(signerAmong(certificates, sid)),
    hash: hashOf(digest),
    algorithm: oidOf(name),
    signature: expectTag(signature, tag.octets).body,
    // The signature stores the attributes under tag [0], but covers them as a set.
    signedBytes: Buffer.concat([Buffer.of(tag.set), set.raw.subarray(1)]),
    signed: attributesOf(set),
    unsigned: unsigned ? attributesOf(expectTag(unsigned, tag.context(1))) : new Map<string, Der>(),
  }
}

/** Reads a signature; throws DerError where it has another form, or several signers. */
export function readCms(bytes: Buffer): Cms {
  const [type, wrapped, ...none] = partsOf(readDer(bytes, tag.sequence))
  if (oidOf(type) !== SIGNED_DATA || none.length > 0) throw new DerError('This is not a signature in CMS.')
  const [version, digests, encapsulated, ...others] = partsOf(
    readDer(expectTag(wrapped, tag.context(0)).body, tag.sequence),
  )
  const signers = others.pop()
  const [held, ...lists] = others
  const [only, ...more] = partsOf(expectTag(signers, tag.set))
  if (more.length > 0) throw new DerError('The signature has several signers.')
  // Lists of revoked certificates may follow; nothing here reads them.
  if (lists.some((list) => list.tag !== tag.context(1))) throw new DerError('The signature has an unknown part.')
  const certificates = partsOf(expectTag(held, tag.context(0))).map(({ raw }) => raw)
  if (certificates.length > MAX_CERTIFICATES) throw new DerError('The signature has too many certificates.')
  const signer = readSigner(only, certificates)
  const [digest, ...furtherDigests] = partsOf(expectTag(digests, tag.set))
  if (hashOf(digest) !== signer.hash || furtherDigests.length > 0)
    throw new DerError('The signature names another hash.')
  const [contentType, content, ...rest] = partsOf(expectTag(encapsulated, tag.sequence))
  if (rest.length > 0) throw new DerError('The content has an unknown form.')
  if (integerOf(version) !== (oidOf(contentType) === DATA ? 1 : 3))
    throw new DerError('The signature has an unknown version.')
  return {
    ...signer,
    contentType: oidOf(contentType),
    content: content ? readDer(expectTag(content, tag.context(0)).body, tag.octets).body : null,
    certificates: certificates.map((raw) => new X509Certificate(raw)),
  }
}

/** Whether the signature names its certificate: without that, another certificate with the same key would pass too. */
function namesSigner({ signed, signer }: Cms, mayUseSha1: boolean): boolean {
  const second = signed.get(SIGNING_CERTIFICATE_V2)
  const first = mayUseSha1 ? signed.get(SIGNING_CERTIFICATE) : undefined
  const list = second ?? first
  if (!list) return false
  // SigningCertificate, its list, the first of it.
  const [named] = partsOf(expectTag(partsOf(expectTag(list, tag.sequence))[0], tag.sequence))
  const parts = partsOf(expectTag(named, tag.sequence))
  const algorithm = second && parts[0]?.tag === tag.sequence ? hashOf(parts.shift()) : 'sha256'
  const value = expectTag(parts[0], tag.octets).body
  return value.equals(hash(second ? algorithm : 'sha1', signer.raw, 'buffer'))
}

function isSigned({ signer, algorithm, hash: digest, signature, signedBytes }: Cms): boolean {
  const how = signatures[algorithm]
  const { publicKey } = signer
  if (!how || publicKey.asymmetricKeyType !== how.key) return false
  if (how.key === 'rsa' && (publicKey.asymmetricKeyDetails?.modulusLength ?? 0) < SMALLEST_RSA) return false
  const padding = how.pss ? { padding: constants.RSA_PKCS1_PSS_PADDING } : {}
  return verify(how.hash ?? digest, signedBytes, { key: publicKey, ...padding }, signature)
}

/**
 * What is wrong with a signature over `content`, or null. `mayUseSha1`: it may name its certificate by SHA-1, as older
 * authorities of time stamps do.
 */
export function faultOf(cms: Cms, content: Buffer, { mayUseSha1 = false } = {}): string | null {
  const [type, digest] = [cms.signed.get(CONTENT_TYPE), cms.signed.get(MESSAGE_DIGEST)]
  if (!type || oidOf(type) !== cms.contentType) return 'It does not sign the type of its content.'
  if (digest?.tag !== tag.octets || !digest.body.equals(hash(cms.hash, content, 'buffer')))
    return 'It signs something else: the hash is another one.'
  if (!namesSigner(cms, mayUseSha1)) return 'It does not name the certificate of its signer.'
  return isSigned(cms) ? null : 'It was not made with the key of its certificate.'
}
