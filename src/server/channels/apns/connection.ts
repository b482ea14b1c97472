// One HTTP/2 connection with as many concurrent requests as the host allows. After GOAWAY it takes no more requests,
// and closes when the open ones have their responses.
import { type ClientHttp2Session, connect, constants } from 'node:http2'
import { isIP, connect as netConnect, type Socket } from 'node:net'
import { connect as tlsConnect } from 'node:tls'
import { type Guard, GuardError } from '../http/guarded-client.ts'

/** The result of a request. `unsent`: the host certainly did nothing for it. `lost`: the outcome is unknown. */
export type Exchange =
  | { kind: 'answer'; status: number; headers: Readonly<Record<string, unknown>>; body: string }
  | { kind: 'unsent' | 'lost'; reason: string }

export interface WireRequest {
  /** With those that begin with a colon. */
  headers: Record<string, string>
  body: Buffer
}

/** How long things may take, milliseconds. */
export interface WireTimes {
  /** To connect, until the host has said how many requests it takes. */
  connect: number
  /** An answer. */
  answer: number
  /** After that, until a request that cannot even be called off takes the connection with it. */
  grace: number
  /** Between two looks whether the connection still lives, and the answer to one. */
  ping: number
  pong: number
  /** Milliseconds without a request after which the connection is closed. */
  idle: number
}

export const TIMES: WireTimes = {
  connect: 10_000,
  answer: 30_000,
  grace: 5_000,
  ping: 60_000,
  pong: 10_000,
  idle: 600_000,
}

/** Requests at a time that we want at most, and bytes of an answer that we read. */
const MAX_AT_ONCE = 500
const MAX_BYTES = 16_384

export interface Connection {
  request(request: WireRequest): Promise<Exchange>
  /** Takes no more requests, and closes when those under way have ended. */
  end(): void
  /** Resolves when it is closed. */
  closed: Promise<void>
}

/** A socket to the host, at an address that the guard allows. Throws GuardError. */
function openSocket({ protocol, hostname, port: given }: URL, guard: Guard): Socket {
  const isSecure = protocol === 'https:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const port = Number(given) || (isSecure ? 443 : 80)
  const way = guard(port)
  const refusal = way.refusal(host)
  if (refusal) throw refusal
  const to = { host, port, lookup: way.lookup as never }
  if (!isSecure) return netConnect(to)
  return tlsConnect({ ...to, ALPNProtocols: ['h2'], ...(isIP(host) === 0 && { servername: host }) })
}

/** What went wrong on the way, without the addresses that system errors name. */
function describeError(error: unknown, url: URL): string {
  if (error instanceof GuardError) return error.message
  const { code, message } = error as { code?: unknown; message?: string }
  return `${url.host} cannot be reached (${typeof code === 'string' ? code : (message ?? 'no reason')})`
}

/** Connects to the origin of an address; rejects with why it cannot be reached. `onEnd`: it takes no more requests. */
export function openConnection(url: URL, guard: Guard, times: WireTimes, onEnd: () => void): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(new Error(describeError(error, url)))
    let socket: Socket
    try {
      socket = openSocket(url, guard)
    } catch (error) {
      return fail(error)
    }
    const session = connect(url.origin, { createConnection: () => socket })
    const timer = setTimeout(() => session.destroy(new Error('no answer')), times.connect)
    session.once('error', fail)
    session.once('close', () => {
      clearTimeout(timer)
      fail(new Error('it closed the connection'))
    })
    session.once('remoteSettings', () => {
      clearTimeout(timer)
      resolve(connectionOver(session, socket, times, onEnd))
    })
  })
}

/** What a request has to know of its connection, and tell it. */
interface Around {
  /** The last request that the host took, once it wants to end. */
  lastTaken(): number
  end(): void
  /** Ends at once, whatever is under way. */
  destroy(): void
}

/** Sends a request and resolves with its result. */
function exchangeRequest(
  session: ClientHttp2Session,
  { headers, body }: WireRequest,
  { answer: patience, grace }: Pick<WireTimes, 'answer' | 'grace'>,
  { lastTaken, end, destroy }: Around,
): Promise<Exchange> {
  return new Promise((resolve) => {
    const stream = session.request(headers)
    let answer: { status: number; headers: Record<string, unknown> } | null = null
    let error: Error | null = null
    const parts: Buffer[] = []
    let size = 0
    let timer = setTimeout(() => {
      error = new Error(`no answer in ${patience / 1_000} seconds`)
      stream.close(constants.NGHTTP2_CANCEL)
      // A connection that takes no bytes does not even take that.
      timer = setTimeout(destroy, grace)
      // Whatever keeps this one waiting would keep the next ones waiting too.
      end()
    }, patience)
    stream.on('response', (given) => {
      answer = { status: Number(given[':status']), headers: { ...given } }
    })
    stream.on('data', (part: Buffer) => {
      size += part.length
      if (size <= MAX_BYTES) parts.push(part)
    })
    stream.on('error', (happened: Error) => {
      error ??= happened
    })
    stream.on('close', () => {
      clearTimeout(timer)
      // What the host says of the requests that it took may come in the same packet.
      setImmediate(() => {
        const wasRefused = stream.rstCode === constants.NGHTTP2_REFUSED_STREAM || (stream.id ?? 0) > lastTaken()
        const reason = error?.message ?? 'the connection ended'
        // Who answered has the message, even when the rest of the answer is lost.
        if (answer) resolve({ kind: 'answer', ...answer, body: Buffer.concat(parts).toString() })
        else resolve({ kind: wasRefused || stream.id === undefined ? 'unsent' : 'lost', reason })
      })
    })
    stream.end(body)
  })
}

function connectionOver(session: ClientHttp2Session, socket: Socket, times: WireTimes, onEnd: () => void): Connection {
  let isEnding = false
  let open = 0
  let used = performance.now()
  /** The last request that the host says it took, once it wants to end. */
  let lastTaken = Number.POSITIVE_INFINITY
  let waiting: (() => void)[] = []
  const closed = new Promise<void>((resolve) => session.once('close', resolve))
  const looking = setInterval(pingConnection, times.ping).unref()

  const wakeAll = () => {
    const woken = waiting
    waiting = []
    for (const go of woken) go()
  }

  function end(): void {
    if (isEnding) return
    isEnding = true
    clearInterval(looking)
    onEnd()
    wakeAll()
    destroyIfIdle()
  }

  /** Destroys an idle session that is ending. If the host refused some of its requests, `close` would never finish. */
  function destroyIfIdle(): void {
    if (isEnding && open === 0) destroy()
  }

  function destroy(): void {
    session.destroy()
    socket.destroy()
  }

  /** A connection may be dead without a notice from the system. */
  function pingConnection(): void {
    if (open === 0 && performance.now() - used > times.idle) return end()
    const timer = setTimeout(destroy, times.pong)
    const isAsked = session.ping(() => clearTimeout(timer))
    if (!isAsked) clearTimeout(timer)
  }

  session.on('goaway', (_code, last) => {
    lastTaken = last
    end()
  })
  session.on('error', end)
  session.on('frameError', end)
  session.on('close', end)
  session.on('remoteSettings', wakeAll)

  const mostAtOnce = () => Math.min(session.remoteSettings.maxConcurrentStreams ?? MAX_AT_ONCE, MAX_AT_ONCE)

  return {
    async request(request) {
      while (!isEnding && open >= mostAtOnce()) await new Promise<void>((go) => void waiting.push(go))
      if (isEnding) return { kind: 'unsent', reason: 'the host ended the connection' }
      open++
      try {
        return await exchangeRequest(session, request, times, { lastTaken: () => lastTaken, end, destroy })
      } catch (error) {
        // The session refused it before a byte left.
        end()
        return { kind: 'unsent', reason: (error as Error).message }
      } finally {
        open--
        used = performance.now()
        waiting.shift()?.()
        destroyIfIdle()
      }
    },
    end,
    closed,
  }
}
