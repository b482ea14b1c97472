// A push service on this machine, as browsers have theirs: it checks who sends (RFC 8292) and decrypts what comes
// (RFC 8291) with the private key of the browser, which a real one does not have.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { createArrivals } from './arrivals.ts'
import type { ScriptedAnswer } from './receiver.ts'

/** The keys of a browser, base64url. */
export interface BrowserKeys {
  publicKey: string
  privateKey: string
  auth: string
}

export interface PushArrival {
  /** What follows the origin in the endpoint. */
  path: string
  headers: http.IncomingHttpHeaders
  /** The decrypted text, read as JSON. */
  message: { web_push: number; notification: Record<string, unknown> & { data: { shown: string } } }
  text: string
  /** The claims of the sender, once their signature was checked, and its public key. */
  claims: Record<string, unknown>
  key: string
}

export type PushService = Awaited<ReturnType<typeof startPushService>>

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** Keys as a browser makes them. */
export function newBrowserKeys(): BrowserKeys {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  return { publicKey, privateKey: pair.getPrivateKey('base64url'), auth: randomBytes(16).toString('base64url') }
}

/** Decrypts a body of one record (RFC 8188). Throws when it is not for these keys. */
export function decryptPush(body: Buffer, { publicKey, privateKey, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16)
  const end = 21 + body.readUInt8(20)
  const [sender, sealed] = [body.subarray(21, end), body.subarray(end)]
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(bytes(privateKey))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), bytes(publicKey), sender])
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), bytes(auth), info, 32))
  const derived = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  const last = padded.lastIndexOf(2)
  if (padded.subarray(last + 1).some((byte) => byte !== 0)) throw new Error('The padding is not of RFC 8188')
  return padded.subarray(0, last).toString()
}

/** The claims and the key of a sender; throws when the signature is not by that key. */
export function readVapid(authorization = ''): { claims: Record<string, unknown>; key: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = bytes(key)
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isRight = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    bytes(signature),
  )
  if (!isRight) throw new Error('The token is not signed by its key')
  return { claims: JSON.parse(bytes(claims).toString()) as Record<string, unknown>, key }
}

/** Starts on a free port. `respond` (201) may be replaced at any time. */
export async function startPushService() {
  const browsers = new Map<string, BrowserKeys>()
  const arrivals = createArrivals<PushArrival>('a push message')
  const service = {
    url: '',
    arrivals: arrivals.all,
    respond: (_path: string): ScriptedAnswer => ({ status: 201, headers: { location: '/m/1' } }),
    /** Adds a browser with these keys; resolves with its endpoint. */
    add(keys: BrowserKeys, name: string = randomUUID()): string {
      browsers.set(`/push/${name}`, keys)
      return `${service.url}/push/${name}`
    },
    /** The subscription of a new browser, as a page sends it. */
    subscribe(name?: string) {
      const keys = newBrowserKeys()
      return { endpoint: service.add(keys, name), keys: { p256dh: keys.publicKey, auth: keys.auth } }
    },
    /** The first messages for an endpoint. */
    messagesFor: (endpoint: string, n = 1) =>
      arrivals.wait((all) => {
        const found = all.filter(({ path }) => endpoint.endsWith(path))
        return found.length >= n ? found.slice(0, n) : undefined
      }),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }

  async function take(request: http.IncomingMessage): Promise<ScriptedAnswer> {
    const path = request.url ?? ''
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const browser = browsers.get(path)
    const answer = service.respond(path)
    if (!browser) return { status: 404 }
    if (answer.status !== 201) return answer
    const text = decryptPush(Buffer.concat(parts), browser)
    const { headers } = request
    const message = JSON.parse(text) as PushArrival['message']
    arrivals.add({ path, headers, text, message, ...readVapid(headers.authorization) })
    return answer
  }

  const server = http.createServer(async (request, response) => {
    const { status, headers, body } = await take(request).catch((error: unknown) => ({
      status: 400,
      headers: {},
      body: String(error),
    }))
    response.writeHead(status, headers).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}
