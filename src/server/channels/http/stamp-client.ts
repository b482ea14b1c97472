// Asks an authority for time stamps (RFC 3161, 3.4), and takes only a stamp that holds. The operator chose its address, so
// it may be in any network.
import { randomBytes, type X509Certificate } from 'node:crypto'
import type { StampAuthority } from '../../domain/messages/registered/stamps.ts'
import { isStampTrusted, readStamp, stampFault, stampIn, stampRequest } from '../../lib/pki/time-stamp.ts'
import { createGuardedClient, type IsOwnPort } from './guarded-client.ts'

const EVERYWHERE = ['0.0.0.0/0', '::/0']
const TIMEOUT = 10_000
const MAX_BYTES = 65_536
/** Milliseconds by which its clock and ours may differ. */
const TOLERANCE_MS = 5 * 60_000

export interface StampClientDeps {
  /** May hold a name and a password. */
  url: string
  /** Certificates of which one has to vouch for the authority; without them, each authority will do. */
  anchors: readonly X509Certificate[]
  /** Wall time, milliseconds. */
  now(): number
  isOwnPort: IsOwnPort
  /** Milliseconds for an answer. */
  timeoutMs?: number
}

/** The address without name and password, and the header that carries them. */
function withoutPassword(text: string): { url: string; headers: Record<string, string> } {
  const url = new URL(text)
  const { username, password } = url
  url.username = url.password = ''
  if (username === '' && password === '') return { url: url.href, headers: {} }
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { url: url.href, headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } }
}

/** A number that no other request has: positive, and with all of its bytes. */
function makeNonce(): Buffer {
  const nonce = randomBytes(8)
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40
  return nonce
}

/** An authority behind an address; each request gets one try. */
export function createStampClient({
  url: text,
  anchors,
  now,
  isOwnPort,
  timeoutMs = TIMEOUT,
}: StampClientDeps): StampAuthority & {
  close(): Promise<void>
} {
  const client = createGuardedClient(EVERYWHERE, isOwnPort)
  const { url, headers } = withoutPassword(text)

  async function requestStamp(body: Buffer): Promise<Buffer> {
    const type = { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' }
    const sent = { headers: { ...headers, ...type }, body, timeoutMs, maxBytes: MAX_BYTES }
    const answer = await client.send(url, { method: 'POST', ...sent })
    if (answer.status !== 200) throw new Error(`The authority answers with status ${answer.status}.`)
    return stampIn(answer.body)
  }

  return {
    async stamp(bytes) {
      const nonce = makeNonce()
      const token = await requestStamp(stampRequest(bytes, nonce))
      const stamp = readStamp(token)
      const fault = stampFault(stamp, bytes)
      if (fault !== null) throw new Error(`The time stamp does not hold. ${fault}`)
      if (!stamp.nonce?.equals(nonce)) throw new Error('The time stamp is that of another request.')
      if (Math.abs(stamp.time - now()) > TOLERANCE_MS)
        throw new Error('The clock of the authority is wrong, or ours is.')
      if (anchors.length > 0 && !isStampTrusted(stamp, anchors))
        throw new Error('No certificate of MESSAGING_TSA_CA vouches for the authority.')
      return token
    },
    close: () => client.close(),
  }
}
