// Signs mails (DKIM, RFC 6376; Ed25519 by RFC 8463), so that receivers can verify the sender and that nothing was
// changed. They find the keys in the DNS, at `<selector>._domainkey.<domain>`.
import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { promisify } from 'node:util'

export interface DkimKey {
  domain: string
  selector: string
  /** A private key, RSA or Ed25519. */
  key: KeyObject
}

const ALGORITHMS: Readonly<Record<string, string>> = { rsa: 'rsa-sha256', ed25519: 'ed25519-sha256' }

/**
 * The headers to sign if present; RFC 8058 requires those of unsubscription, Gmail its Feedback-ID. From is listed
 * twice: the second entry signs the absence of another From, so that none can be added.
 */
const SIGNED = [
  'from',
  'from',
  'to',
  'cc',
  'reply-to',
  'subject',
  'date',
  'message-id',
  'in-reply-to',
  'references',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'feedback-id',
]
const OVERSIGNED = 'from'

// With a callback Node makes the signature on another thread.
const signAside = promisify(sign)

const sha256 = (bytes: string | Buffer) =>
  createHash('sha256')
    .update(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
    .digest()

/** RFC 6376 3.4.2. */
function relaxedHeader(line: string): string {
  const colon = line.indexOf(':')
  const value = line
    .slice(colon + 1)
    .replaceAll('\r\n', '')
    .replace(/[ \t]+/g, ' ')
    .replace(/^ | $/g, '')
  return `${line.slice(0, colon).trim().toLowerCase()}:${value}`
}

const [TAB, LF, CR, SPACE] = [0x09, 0x0a, 0x0d, 0x20]

/** RFC 6376 3.4.4, byte by byte: a pattern keeps something for every match, and a mail may have millions of lines. */
function relaxedBody(body: string): Buffer {
  const bytes = Buffer.from(body, 'latin1')
  const relaxed = Buffer.allocUnsafe(bytes.length + 2)
  let length = 0
  // Where the last line ends that is not empty.
  let end = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number
    if (byte === SPACE || byte === TAB) {
      const next = bytes[at + 1]
      // The last blank of several stands for all, but none before a line break or at the very end.
      if (next === SPACE || next === TAB || next === undefined) continue
      if (next === CR && bytes[at + 2] === LF) continue
      relaxed[length++] = SPACE
      end = length
    } else if (byte === CR && bytes[at + 1] === LF) {
      relaxed[length++] = CR
      relaxed[length++] = LF
      at++
    } else {
      relaxed[length++] = byte
      end = length
    }
  }
  if (end === 0) return relaxed.subarray(0, 0)
  relaxed[end] = CR
  relaxed[end + 1] = LF
  return relaxed.subarray(0, end + 2)
}

/** The headers to sign and their names; of several headers with one name, the last comes first (RFC 6376 5.4.2). */
function chooseHeaders(lines: readonly string[]): { names: string[]; text: string } {
  const left = lines.map(relaxedHeader)
  const names: string[] = []
  let text = ''
  for (const name of SIGNED) {
    const at = left.findLastIndex((line) => line.startsWith(`${name}:`))
    if (at < 0 && name !== OVERSIGNED) continue
    names.push(name)
    if (at >= 0) text += `${left.splice(at, 1)[0]}\r\n`
  }
  return { names, text }
}

async function signatureOf(
  { domain, selector, key }: DkimKey,
  headers: { names: string[]; text: string },
  bodyHash: string,
): Promise<string> {
  const algorithm = ALGORITHMS[key.asymmetricKeyType ?? ''] as string
  const tags = [
    `v=1; a=${algorithm}; c=relaxed/relaxed; d=${domain}; s=${selector}`,
    `h=${headers.names.join(':\r\n ')}`,
    `bh=${bodyHash}`,
    'b=',
  ]
  const line = `DKIM-Signature: ${tags.join(';\r\n ')}`
  const signed = headers.text + relaxedHeader(line)
  const made =
    key.asymmetricKeyType === 'ed25519'
      ? await signAside(null, sha256(signed), key)
      : await signAside('sha256', Buffer.from(signed, 'latin1'), key)
  return `${line}${made.toString('base64').replace(/.{70}/g, '$&\r\n ')}\r\n`
}

/** The source of a mail (one character for each byte), with a signature by each key in front of it. */
export async function signMail(source: string, keys: readonly DkimKey[]): Promise<string> {
  const end = source.indexOf('\r\n\r\n')
  const [head, body] = end < 0 ? [source, ''] : [source.slice(0, end), source.slice(end + 4)]
  const headers = chooseHeaders(head.split(/\r\n(?![ \t])/))
  const bodyHash = sha256(relaxedBody(body)).toString('base64')
  const signatures = await Promise.all(keys.map((key) => signatureOf(key, headers, bodyHash)))
  return signatures.join('') + source
}

/**
 * The keys for mail from an address: those of its domain or of one above it, which is what DMARC asks for (RFC 7489
 * 3.1.1). A domain without keys gets those of the first domain, which is the platform's.
 */
export function keysFor(keys: readonly DkimKey[], address: string): readonly DkimKey[] {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  const own = keys.filter((key) => domain === key.domain || domain.endsWith(`.${key.domain}`))
  return own.length > 0 ? own : keys.filter((key) => key.domain === keys[0]?.domain)
}

/** The TXT record that the DNS needs for a key (RFC 6376 3.6.1): its name and its value. */
export function dnsRecordOf({ domain, selector, key }: DkimKey): { name: string; value: string } {
  const isRsa = key.asymmetricKeyType === 'rsa'
  const der = createPublicKey(key).export({ type: 'spki', format: 'der' })
  // For Ed25519 only the bare key is published: the last 32 bytes (RFC 8463 4).
  const published = isRsa ? der : der.subarray(-32)
  return {
    name: `${selector}._domainkey.${domain}`,
    value: `v=DKIM1; k=${isRsa ? 'rsa' : 'ed25519'}; p=${published.toString('base64')}`,
  }
}
