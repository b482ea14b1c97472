// A client that sends its whole request before it reads gets the answer that refuses it, not a broken connection.
import { EventEmitter, once } from 'node:events'
import type { IncomingMessage, RequestListener } from 'node:http'
import net from 'node:net'
import tls from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Certificate, loadCertificate } from '../../src/server/http/certificate.ts'
import { type Listener, listenHttps, listenLoopback } from '../../src/server/http/listener.ts'
import { useFolder } from '../support/use-folder.ts'

/** More than the buffers of both ends of a connection hold. */
const BODY = Buffer.alloc(40_000_000, 'a')
const CHUNK = Buffer.from(`${(1_000_000).toString(16)}\r\n${'a'.repeat(1_000_000)}\r\n`)

const folder = useFolder('messaging-tls-')
let certificate: Certificate
const open: Record<'http' | 'https', Listener | null> = { http: null, https: null }

const requests = new EventEmitter()

/** Refuses a body before it has arrived, and closes, as the platform does with one that is too large. */
const refuse: RequestListener = (request, response) => {
  requests.emit('request', request)
  response.writeHead(413, { connection: 'close', 'content-length': 9 })
  response.end('too large')
}

beforeAll(async () => {
  certificate = await loadCertificate(folder)
  open.http = await listenLoopback(0, refuse)
  open.https = await listenHttps(0, certificate, refuse)
})
afterAll(async () => {
  await open.http?.close()
  await open.https?.close()
})

async function connect(scheme: 'http' | 'https'): Promise<net.Socket> {
  const to = { port: open[scheme]?.port ?? 0, host: '127.0.0.1', allowHalfOpen: true }
  const socket =
    scheme === 'http' ? net.connect(to) : tls.connect({ ...to, ca: certificate.cert, servername: 'localhost' })
  await once(socket, scheme === 'http' ? 'connect' : 'secureConnect')
  return socket
}

/** Writes all of it, and only then reads to the end. */
async function sendThenRead(socket: net.Socket, pieces: readonly (string | Buffer)[]): Promise<string> {
  const broken = once(socket, 'error').then(([error]: Error[]) => Promise.reject(error ?? new Error('unknown')))
  broken.catch(() => {})
  const written = async () => {
    for (const piece of pieces)
      await new Promise<void>((resolve, reject) => socket.write(piece, (error) => (error ? reject(error) : resolve())))
    return (await socket.setEncoding('utf8').toArray()).join('')
  }
  return Promise.race([written(), broken])
}

describe.each(['http', 'https'] as const)('over %s', (scheme) => {
  it('a body that is refused early', async () => {
    const head = `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${BODY.length}\r\n\r\n`
    const answer = await sendThenRead(await connect(scheme), [head, BODY])
    expect(answer).toMatch(/^HTTP\/1.1 413 [\s\S]*too large$/)
  })

  it('a body in chunks that is refused early', async () => {
    const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n'
    const chunks = Array.from({ length: 40 }, () => CHUNK)
    const answer = await sendThenRead(await connect(scheme), [head, ...chunks, '0\r\n\r\n'])
    expect(answer).toMatch(/^HTTP\/1.1 413 [\s\S]*too large$/)
  })
})

it('does not wait for a client that has stopped sending', async () => {
  const request = once(requests, 'request') as Promise<[IncomingMessage]>
  const client = await connect('http')
  client.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${BODY.length}\r\n\r\nthe beginning`)
  const [{ socket }] = await request
  await once(socket, 'close')
  client.destroy()
})
