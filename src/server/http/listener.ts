// The ports. One port speaks TLS; a client that sends plain HTTP to it gets 426 and an explanation instead of a closed
// socket: the first byte tells which it is, before TLS has a chance to destroy the connection.

import type http from 'node:http'
import type { RequestListener } from 'node:http'
import https from 'node:https'
import net from 'node:net'
import type { Duplex } from 'node:stream'
import type { Certificate } from './certificate.ts'
import {
  type ConnectionLimits,
  countConnections,
  inTurn,
  type OnClosed,
  usualLimits,
  watchHandshakes,
} from './connections.ts'
import { ownChecks, refuseExpectations, withOneHost } from './framing.ts'
import { PiecewiseResponse } from './piecewise.ts'
import { safeHeaders } from './safe-headers.ts'

/** An import of this module reads its export WebSocket, for which Node loads its whole fetch: 4 MB and 30 ms. */
const { createServer } = process.getBuiltinModule('node:http')

/** The seven suites of the contract, in the order of preference. */
const SUITES = [
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'TLS_AES_128_GCM_SHA256',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES128-GCM-SHA256',
  'DHE-RSA-AES256-GCM-SHA384',
  'DHE-RSA-AES128-GCM-SHA256',
]
const TLS_HANDSHAKE = 22
/** Milliseconds for the whole request to arrive; Node answers 408 after it. */
const REQUEST_TIMEOUT_MS = 60_000
/**
 * Milliseconds that a connection stays open for the next request. Proxies keep theirs for up to 60 s (nginx, load
 * balancers of clouds). If the platform closed one first, a request that was just sent on it would be lost, and a POST
 * cannot be repeated safely. It is less than the silence that a connection may keep.
 */
const KEEP_ALIVE = 75_000
const times = {
  requestTimeout: REQUEST_TIMEOUT_MS,
  keepAliveTimeout: KEEP_ALIVE,
  // The types want a class that is generic in its request, which no subclass for one kind of request can be.
  ServerResponse: PiecewiseResponse as typeof http.ServerResponse,
}

/** TLS options for every port of the platform. */
export function tlsOptions(certificate: Certificate) {
  return {
    key: certificate.key,
    cert: certificate.cert,
    minVersion: 'TLSv1.2',
    maxVersion: 'TLSv1.3',
    honorCipherOrder: true,
    // Without it Node would silently not offer the two DHE suites.
    dhparam: 'auto',
    ciphers: SUITES.join(':'),
  } as const
}

const UPGRADE_BODY = JSON.stringify({
  type: '/docs/#errors',
  title: 'Upgrade Required',
  status: 426,
  detail: 'This port speaks HTTPS only. Use https:// in the address.',
})

const refusePlain: RequestListener = (_request, response) => {
  response.writeHead(426, {
    ...safeHeaders,
    'content-type': 'application/json',
    upgrade: 'TLS/1.2, HTTP/1.1',
    connection: 'close',
  })
  response.end(UPGRADE_BODY)
}

const broken: Readonly<Record<number, { title: string; detail: string }>> = {
  400: { title: 'Bad Request', detail: 'This is not an HTTP request.' },
  408: { title: 'Request Timeout', detail: 'The request did not arrive in time. Send it again.' },
  431: { title: 'Request Header Fields Too Large', detail: 'The headers of the request are too large.' },
}

/** Answers bytes that do not form a complete HTTP request, with a body in the contract's error shape. */
function answerBroken({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy()
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const { title, detail } = broken[status] as { title: string; detail: string }
  const body = JSON.stringify({ type: '/docs/#errors', title, status, detail })
  const headers = {
    ...safeHeaders,
    'content-type': 'application/json',
    'content-length': body.length,
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n`
  socket.end(head + body)
}

/** How long a request may take to arrive. */
type ArrivalLimits = Pick<http.ServerOptions, 'requestTimeout' | 'headersTimeout' | 'connectionsCheckingInterval'>

export interface ListenerOptions {
  /** The address to listen on; without it, loopback. */
  host?: string
  arrival?: ArrivalLimits
  connections?: Partial<ConnectionLimits>
  /** Called for connections that were closed because of those limits. */
  onClosed?: OnClosed
}

export interface Listener {
  /** The port in use, also when 0 was asked for. */
  port: number
  /** Takes no new connections, lets open requests end, closes idle connections. */
  close(): Promise<void>
}

/** A listener whose certificate can be exchanged. */
export interface SecureListener extends Listener {
  /** Takes another certificate for the connections from now on; those that are open keep theirs. */
  renew(certificate: Certificate): void
}

async function listenOn(server: net.Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return (server.address() as net.AddressInfo).port
}

/** HTTPS on `port` of an address of the machine (127.0.0.1). */
export async function listenHttps(
  port: number,
  certificate: Certificate,
  onRequest: RequestListener,
  { host = '127.0.0.1', arrival = {}, connections = {}, onClosed = () => {} }: ListenerOptions = {},
): Promise<SecureListener> {
  const limits = { ...usualLimits, ...connections }
  const secure = https.createServer(
    { ...tlsOptions(certificate), ...ownChecks, ...times, ...arrival },
    inTurn(withOneHost(onRequest)),
  )
  const plain = createServer(refusePlain)
  const handshakes = watchHandshakes(limits.handshake, onClosed)
  secure.on('secureConnection', handshakes.end)
  secure.on('clientError', answerBroken)
  refuseExpectations(secure)
  closeSilent(secure, limits.silence, onClosed)
  // These two servers never listen themselves. Node starts its time-outs and its list of idle connections on this
  // event.
  for (const server of [secure, plain]) server.emit('listening')
  const counted = countConnections(limits, onClosed)
  const front = net.createServer({ noDelay: true }, (socket) => {
    if (!counted.countSocket(socket)) return
    routeSocket(socket, limits.firstByte, (first) => {
      if (first === TLS_HANDSHAKE) handshakes.watchSocket(socket)
      return first === TLS_HANDSHAKE ? secure : plain
    })
  })
  const bound = await listenOn(front, port, host)
  return {
    port: bound,
    renew: (renewed) => secure.setSecureContext(tlsOptions(renewed)),
    async close() {
      const closed = new Promise((resolve) => front.close(resolve))
      secure.close()
      plain.close()
      plain.closeAllConnections()
      const force = setTimeout(() => counted.open.forEach((socket) => socket.destroy()), 2_000)
      await closed
      clearTimeout(force)
    },
  }
}

/** Closes connections on which no byte moved for `silence` milliseconds, in either direction. */
function closeSilent(server: http.Server | https.Server, silence: number, onClosed: OnClosed): void {
  server.setTimeout(silence, (socket) => {
    onClosed('unread answer', socket.remoteAddress ?? '')
    socket.destroy()
  })
}

/** Reads one byte, puts it back, and hands the connection to the server that `serverFor` names for it. */
function routeSocket(socket: net.Socket, patience: number, serverFor: (first: number) => net.Server): void {
  socket.setTimeout(patience, () => socket.destroy())
  socket.on('error', () => socket.destroy())
  socket.once('readable', () => {
    const first = socket.read(1) as Buffer | null
    if (!first) return
    socket.setTimeout(0)
    socket.unshift(first)
    serverFor(first[0] as number).emit('connection', socket)
  })
}

/** Plain HTTP for browsers, mocks and benchmarks on this machine; never reachable from another. */
export const listenLoopback = (port: number, onRequest: RequestListener): Promise<Listener> =>
  listenPlain(port, onRequest, '127.0.0.1')

/** Plain HTTP on an address of the machine. */
export async function listenPlain(port: number, onRequest: RequestListener, host: string): Promise<Listener> {
  const options = { ...ownChecks, ...times, noDelay: true }
  const server = createServer(options, inTurn(withOneHost(onRequest)))
  server.on('clientError', answerBroken)
  refuseExpectations(server)
  const bound = await listenOn(server, port, host)
  return {
    port: bound,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      const force = setTimeout(() => server.closeAllConnections(), 2_000)
      await closed
      clearTimeout(force)
    },
  }
}
