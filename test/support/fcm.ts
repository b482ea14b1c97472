// Google's push service on this machine, with the place where tokens are got: it checks who signs in, keeps what comes,
// and misbehaves as a test asks.
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { readToken } from './apns.ts'
import { createArrivals } from './arrivals.ts'

export interface FcmMessage {
  token: string
  notification: { title: string; body: string; image?: string }
  data?: Record<string, string>
  [more: string]: unknown
}

export interface FcmArrival {
  path: string
  message: FcmMessage
  /** The token that says who sends. */
  bearer: string
}

/** An answer, or null: the connection is cut. */
export type FcmAnswer = { status: number; headers?: Record<string, string>; body?: unknown } | null

export type Fcm = Awaited<ReturnType<typeof startFcm>>

/** What Google says of a token that has no form of a token. */
export const BAD_TOKEN = 'The registration token is not a valid FCM registration token'

/** The same error with another text. */
export const saying = (answer: Exclude<FcmAnswer, null>, message: string): Exclude<FcmAnswer, null> => {
  const { error } = answer.body as { error: object }
  return { ...answer, body: { error: { ...error, message } } }
}

/** An error as Google writes it, with the code of the service and other details. */
export function fcmError(status: number, code: string | null, ...types: string[]): Exclude<FcmAnswer, null> {
  const details = [
    ...(code === null ? [] : [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: code }]),
    ...types.map((type) => ({ '@type': `type.googleapis.com/google.rpc.${type}` })),
  ]
  return { status, body: { error: { code: status, message: 'why', status: 'X', details } } }
}

/** The key of a service account. */
export const newServiceKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

/** Starts on a port, or a free one. `respond` (200) and `signIn` (a new token) may be replaced at any time. */
export async function startFcm({ key = newServiceKey(), port = 0 } = {}) {
  const arrivals = createArrivals<FcmArrival>('a push message for Google')
  const signIns: Record<string, unknown>[] = []
  const service = {
    url: '',
    key,
    clientEmail: 'sender@shop-1.iam.gserviceaccount.com',
    projectId: 'shop-1',
    /** Every message, oldest first. */
    arrivals: arrivals.all,
    /** The claims of all who signed in. */
    signIns,
    respond: (_arrival: FcmArrival): FcmAnswer | Promise<FcmAnswer> => ({ status: 200 }),
    signIn: (): FcmAnswer => ({
      status: 200,
      body: { access_token: `access-${signIns.length}`, expires_in: 3_599, token_type: 'Bearer' },
    }),
    waitForCount: (n: number) => arrivals.wait((all) => (all.length >= n ? all.slice(0, n) : undefined)),
    /** Writes the file of the service account, as the console of Firebase gives it. */
    async writeAccount(file: string, change: object = {}): Promise<string> {
      const account = {
        type: 'service_account',
        project_id: service.projectId,
        private_key: key.export({ type: 'pkcs8', format: 'pem' }),
        client_email: service.clientEmail,
        token_uri: `${service.url}/token`,
        ...change,
      }
      await writeFile(file, JSON.stringify(account))
      return file
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }

  function signedIn(body: string): FcmAnswer {
    const form = new URLSearchParams(body)
    const { claims } = readToken(form.get('assertion') ?? '', key)
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') return { status: 400 }
    signIns.push(claims)
    return service.signIn()
  }

  async function take(request: http.IncomingMessage): Promise<FcmAnswer> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts).toString()
    if (request.url === '/token') return signedIn(body)
    const { message } = JSON.parse(body) as { message: FcmMessage }
    const bearer = (request.headers.authorization ?? '').replace(/^Bearer /, '')
    const arrival = { path: request.url ?? '', message, bearer }
    arrivals.add(arrival)
    const answer = await service.respond(arrival)
    if (answer?.status !== 200 || answer.body) return answer
    return { status: 200, body: { name: `projects/${service.projectId}/messages/${arrivals.all.length}` } }
  }

  const server = http.createServer(async (request, response) => {
    const answer = await take(request).catch((error: unknown) => ({ status: 400, headers: {}, body: String(error) }))
    if (answer === null) return void request.socket.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
    response.end(answer.body === undefined ? '' : JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}
