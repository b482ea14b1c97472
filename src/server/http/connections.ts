// Limits for connections to the ports. A client costs a file descriptor and some memory before it is identified, so the
// number of connections is limited, and each phase of a connection in time.
import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { networkOf } from '../lib/networks.ts'

export interface ConnectionLimits {
  /** Connections to the port at the same time, and those of one network among them: an IPv4 address, an IPv6 /64. */
  connections: number
  perAddress: number
  /** Milliseconds from the connection to its first byte, and from there to the end of the TLS handshake. */
  firstByte: number
  handshake: number
  /** Milliseconds without a byte after which an open connection is closed: the client does not read the response. */
  silence: number
}

export const usualLimits: ConnectionLimits = {
  connections: 4096,
  perAddress: 1024,
  firstByte: 10_000,
  handshake: 10_000,
  silence: 120_000,
}

/** Why a connection was closed by the platform. */
export type CloseReason = 'too many connections' | 'too many of one address' | 'slow handshake' | 'unread answer'

/** Called for every connection that the platform closed. */
export type OnClosed = (reason: CloseReason, address: string) => void

/** Counts the open connections of a port; `countSocket` closes the one that is too many and returns false. */
export function countConnections({ connections, perAddress }: ConnectionLimits, onClosed: OnClosed) {
  const open = new Set<Socket>()
  const byNetwork = new Map<string, number>()

  function refuse(socket: Socket, reason: CloseReason, address: string): false {
    socket.destroy()
    onClosed(reason, address)
    return false
  }

  function forgetSocket(socket: Socket, network: string): void {
    open.delete(socket)
    const left = (byNetwork.get(network) ?? 1) - 1
    if (left === 0) byNetwork.delete(network)
    else byNetwork.set(network, left)
  }

  return {
    open: open as ReadonlySet<Socket>,
    countSocket(socket: Socket): boolean {
      const address = socket.remoteAddress ?? ''
      const network = networkOf(address)
      const held = byNetwork.get(network) ?? 0
      if (open.size >= connections) return refuse(socket, 'too many connections', address)
      if (held >= perAddress) return refuse(socket, 'too many of one address', address)
      open.add(socket)
      byNetwork.set(network, held + 1)
      socket.once('close', () => forgetSocket(socket, network))
      return true
    },
  }
}

/** Where a connection comes from and ends: the same for the bare connection and for the TLS above it. */
const nameOf = ({ remoteAddress, remotePort, localPort }: Socket) => `${remoteAddress} ${remotePort} ${localPort}`

/** Closes connections whose TLS handshake does not end in time; a byte now and then does not extend it. */
export function watchHandshakes(limit: number, onClosed: OnClosed) {
  const deadlines = new Map<string, NodeJS.Timeout>()

  function done(name: string): void {
    clearTimeout(deadlines.get(name))
    deadlines.delete(name)
  }

  return {
    watchSocket(socket: Socket): void {
      const name = nameOf(socket)
      const { remoteAddress = '' } = socket
      const deadline = setTimeout(() => {
        socket.destroy()
        onClosed('slow handshake', remoteAddress)
      }, limit)
      deadlines.set(name, deadline)
      socket.once('close', () => done(name))
    },
    /** To be called with the socket of a finished handshake. */
    end: (socket: Socket) => done(nameOf(socket)),
  }
}

/** Pipelined requests that may wait on a connection behind the current one. */
const WAITING = 100

/**
 * Hands over the requests of a connection one after the other, the next one when the answer to the one before was
 * taken. A client that sends many at once (RFC 9112 9.3.2) and reads nothing would fill the memory with answers.
 */
export function inTurn(onRequest: RequestListener): RequestListener {
  const lines = new WeakMap<Duplex, { last: ServerResponse; waiting: number }>()
  return (request, response) => {
    const { socket } = request
    const line = lines.get(socket)
    if (!line || line.last.writableFinished) {
      lines.set(socket, { last: response, waiting: 0 })
      return onRequest(request, response)
    }
    const before = line.last
    line.last = response
    if (++line.waiting > WAITING) return void socket.destroy()
    before.once('close', () => {
      line.waiting--
      if (!socket.destroyed) onRequest(request, response)
    })
  }
}

/** How often the log repeats that connections were closed, in milliseconds. */
const REPEAT = 10_000

/** One line of the log for all connections that were closed for one reason within ten seconds. */
export function logClosedSummary(
  write: (line: { reason: CloseReason; closed: number; address: string }) => void,
): OnClosed {
  const counts = new Map<CloseReason, number>()
  return (reason, address) => {
    const closed = counts.get(reason)
    counts.set(reason, (closed ?? 0) + 1)
    if (closed !== undefined) return
    write({ reason, closed: 1, address })
    setTimeout(() => {
      const more = (counts.get(reason) ?? 1) - 1
      counts.delete(reason)
      if (more > 0) write({ reason, closed: more, address: 'several' })
    }, REPEAT).unref()
  }
}
