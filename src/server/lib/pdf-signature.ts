// Signs a PDF (ISO 32000-2, 12.8; ETSI EN 319 142-1 as CAdES detached) with an RSA key or one on a NIST curve. With
// RSA, the same document and key give the same bytes, but for a time stamp: the signature holds neither a time nor anything
// random.
import { createPrivateKey, hash, KeyObject, webcrypto, X509Certificate } from 'node:crypto'

/** In PEM; the certificate of the key comes first, others of its chain may follow. */
export interface SigningIdentity {
  key: string
  certificates: string[]
}

/** Bytes reserved at least for the signature and its certificates, and for a time stamp with those of the authority. */
const ROOM = 8192
const STAMP_ROOM = 12_288
/** The size of the signature without its certificates, at most. */
const BARE = 4096
const DATA = '1.2.840.113549.1.7.1'
const SIGNED_DATA = '1.2.840.113549.1.7.2'
const CONTENT_TYPE = '1.2.840.113549.1.9.3'
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4'
/** RFC 5035: names the certificate, so that another one with the same key cannot take its place. */
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47'
/** RFC 3161, appendix A: a stamp over the value of the signature. It is not signed itself. */
const SIGNATURE_STAMP = '1.2.840.113549.1.9.16.2.14'

/** The signature, with its certificates and its stamp, does not fit in its place in the PDF. */
export class RoomError extends Error {}

/** Gives a time stamp over the value of a signature, DER. */
type Stamp = (signature: Buffer) => Promise<Buffer>

const YEAR = 365 * 86_400_000

const algorithms = {
  rsa: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
  ec: (curve: string) => ({ name: 'ECDSA', namedCurve: curve, hash: 'SHA-256' }),
} as const
const curves: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384', secp521r1: 'P-521' }

/** The key, imported for its algorithm; throws for a key that cannot sign here. */
function signingKey(pem: string): webcrypto.CryptoKey {
  const key = createPrivateKey(pem)
  const curve = curves[key.asymmetricKeyDetails?.namedCurve ?? '']
  if (key.asymmetricKeyType === 'rsa') return key.toCryptoKey(algorithms.rsa, false, ['sign'])
  if (key.asymmetricKeyType === 'ec' && curve !== undefined)
    return key.toCryptoKey(algorithms.ec(curve), false, ['sign'])
  throw new Error('The key must be RSA or of one of the curves P-256, P-384, P-521.')
}

/** Reads a key and its certificates out of one PEM text; throws when one is missing or they do not belong together. */
export function readIdentity(pem: string): SigningIdentity {
  const certificates = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? []
  const key = /-----BEGIN (?:RSA |EC )?PRIVATE KEY-----[\s\S]+?-----END (?:RSA |EC )?PRIVATE KEY-----/.exec(pem)?.[0]
  if (key === undefined || certificates[0] === undefined)
    throw new Error('There must be a private key without a password and its certificate, both in PEM.')
  signingKey(key)
  if (!new X509Certificate(certificates[0]).checkPrivateKey(createPrivateKey(key)))
    throw new Error('The first certificate is not that of the key.')
  return { key, certificates }
}

/** A new RSA key with a self-signed certificate, valid for ten years from `now` (milliseconds). */
export async function makeIdentity(name: string, now: number): Promise<SigningIdentity> {
  await import('reflect-metadata')
  const x509 = await import('@peculiar/x509')
  const algorithm = { ...algorithms.rsa, publicExponent: new Uint8Array([1, 0, 1]), modulusLength: 3072 }
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: Buffer.from(webcrypto.getRandomValues(new Uint8Array(8))).toString('hex'),
    name: `CN=${name}`,
    notBefore: new Date(now - 86_400_000),
    notAfter: new Date(now + 10 * YEAR),
    signingAlgorithm: algorithm,
    keys: keys as never,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature | x509.KeyUsageFlags.nonRepudiation, true),
    ],
  })
  const key = KeyObject.from(keys.privateKey as never).export({ type: 'pkcs8', format: 'pem' })
  return { key: key.toString(), certificates: [certificate.toString('pem')] }
}

/** The libraries that read and write signatures, which the start of the server should not wait for. */
const loadLibraries = () => Promise.all([import('asn1js'), import('pkijs')])

/** The detached signature of some bytes (RFC 5652) in DER, and its value. */
async function signBytes(bytes: Buffer, identity: SigningIdentity): Promise<{ der: Buffer; value: Buffer }> {
  const [asn1, pki] = await loadLibraries()
  const chain = identity.certificates.map((pem) => new X509Certificate(pem).raw)
  const certificates = chain.map((der) => pki.Certificate.fromBER(new Uint8Array(der)))
  const [own, first] = [certificates[0], chain[0]]
  if (!own || !first) throw new Error('The identity has no certificate.')
  const octets = (value: Buffer) => new asn1.OctetString({ valueHex: new Uint8Array(value) })
  const list = (...value: InstanceType<typeof asn1.BaseBlock>[]) => new asn1.Sequence({ value: value as never })
  const attribute = (type: string, value: unknown) => new pki.Attribute({ type, values: [value] })
  const signer = new pki.SignerInfo({
    version: 1,
    sid: new pki.IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
    signedAttrs: new pki.SignedAndUnsignedAttributes({
      type: 0,
      attributes: [
        attribute(CONTENT_TYPE, new asn1.ObjectIdentifier({ value: DATA })),
        attribute(MESSAGE_DIGEST, octets(hash('sha256', bytes, 'buffer'))),
        attribute(SIGNING_CERTIFICATE_V2, list(list(list(octets(hash('sha256', first, 'buffer')))))),
      ],
    }),
  })
  const signed = new pki.SignedData({
    version: 1,
    encapContentInfo: new pki.EncapsulatedContentInfo({ eContentType: DATA }),
    certificates,
    signerInfos: [signer],
  })
  const engine = new pki.CryptoEngine({ name: 'node', crypto: webcrypto as never })
  await signed.sign(signingKey(identity.key) as never, 0, 'SHA-256', new Uint8Array(bytes), engine)
  const content = new pki.ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) })
  return {
    der: Buffer.from(content.toSchema().toBER(false)),
    value: Buffer.from(signer.signature.valueBlock.valueHexView),
  }
}

/** Texts in the signature of a PDF. `time` (milliseconds) is a claim of the signer. */
export interface SignatureText {
  name: string
  reason: string
  time: number
}

/** A signed PDF, and the value of its signature, which an authority can stamp. */
export interface SignedPdf {
  pdf: Buffer
  value: Buffer
}

/** Signs a PDF; with `stampRoom`, `addStamp` can add a time stamp afterwards. */
export async function signForStamp(
  pdf: Buffer,
  identity: SigningIdentity,
  about: SignatureText & { stampRoom: boolean },
): Promise<SignedPdf> {
  const [{ plainAddPlaceholder }, { SignPdf }, { Signer, SUBFILTER_ETSI_CADES_DETACHED }] = await Promise.all([
    import('@signpdf/placeholder-plain'),
    import('@signpdf/signpdf'),
    import('@signpdf/utils'),
  ])
  const chain = identity.certificates.reduce((bytes, pem) => bytes + pem.length, BARE)
  const room = Math.max(ROOM, chain) + (about.stampRoom ? STAMP_ROOM : 0)
  let value: Buffer = Buffer.alloc(0)
  class IdentitySigner extends Signer {
    override sign = async (bytes: Buffer) => {
      const signature = await signBytes(bytes, identity)
      value = signature.value
      if (signature.der.length > room)
        throw new RoomError(`The signature has ${signature.der.length} bytes; ${room} fit.`)
      return signature.der
    }
  }
  const pdfBuffer = plainAddPlaceholder({
    pdfBuffer: pdf,
    name: about.name,
    reason: about.reason,
    contactInfo: '',
    location: '',
    signingTime: new Date(about.time),
    signatureLength: room,
    subFilter: SUBFILTER_ETSI_CADES_DETACHED,
  })
  return { pdf: await new SignPdf().sign(pdfBuffer, new IdentitySigner()), value }
}

/** Where the hexadecimal digits of the last signature of a PDF begin and end. */
function digitsOf(pdf: Buffer): { start: number; end: number } {
  const range = pdf.lastIndexOf('/ByteRange [')
  const text = range < 0 ? '' : pdf.toString('latin1', range, range + 80)
  const [, before, after] = /^\/ByteRange \[0 (\d+) (\d+) /.exec(text) ?? []
  if (before === undefined || after === undefined) throw new Error('The PDF has no signature.')
  return { start: Number(before) + 1, end: Number(after) - 1 }
}

/** Writes a time stamp into the signature of `signForStamp`, in place. Rejects with RoomError when it does not fit. */
export async function addStamp(pdf: Buffer, stamp: Buffer): Promise<void> {
  const [asn1, pki] = await loadLibraries()
  const { start, end } = digitsOf(pdf)
  const read = asn1.fromBER(new Uint8Array(Buffer.from(pdf.toString('latin1', start, end), 'hex')))
  const signed = new pki.SignedData({ schema: new pki.ContentInfo({ schema: read.result }).content })
  const [signer] = signed.signerInfos
  if (!signer) throw new Error('The signature has no signer.')
  const token = asn1.fromBER(new Uint8Array(stamp)).result
  const attributes = [new pki.Attribute({ type: SIGNATURE_STAMP, values: [token] })]
  signer.unsignedAttrs = new pki.SignedAndUnsignedAttributes({ type: 1, attributes })
  const content = new pki.ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) })
  const der = Buffer.from(content.toSchema().toBER(false))
  const room = (end - start) / 2
  if (der.length > room) throw new RoomError(`The signature has ${der.length} bytes; ${room} fit.`)
  pdf.write(der.toString('hex').padEnd(end - start, '0'), start, 'latin1')
}

/**
 * Signs a PDF. `stamp` gets the word of an authority, and rejects the signature when it rejects. Rejects with RoomError
 * when a stamp is too large.
 */
export async function signPdf(
  pdf: Buffer,
  identity: SigningIdentity,
  { stamp = null, ...about }: SignatureText & { stamp?: Stamp | null },
): Promise<Buffer> {
  const signed = await signForStamp(pdf, identity, { ...about, stampRoom: stamp !== null })
  if (stamp) await addStamp(signed.pdf, await stamp(signed.value))
  return signed.pdf
}
