// Closing a connection whose client is still sending (RFC 9112 9.6). Closed at once, the client's next bytes meet a reset,
// which also discards an answer that the client has not read: it would see a broken connection instead of the 413.
import type { IncomingMessage } from 'node:http'

/** Milliseconds between two looks at whether the client still sends, and how many looks there are: those of nginx. */
const INTERVAL = 5_000
const LOOKS = 6

/**
 * Lets the connection of `request`, when it is closed before the request has arrived, discard the rest of it first: for
 * 30 s at most, and while bytes arrive. To be called before the response ends.
 */
export function lingerBeforeClose(request: IncomingMessage): void {
  const { socket } = request
  // Node calls it when the last answer of a connection was written.
  socket.destroySoon = () => {
    Reflect.deleteProperty(socket, 'destroySoon')
    if (request.complete || socket.destroyed) return socket.destroySoon()
    socket.end()
    let before = socket.bytesRead
    let looks = 0
    const look = setInterval(() => {
      if (socket.bytesRead === before || ++looks === LOOKS) socket.destroy()
      before = socket.bytesRead
    }, INTERVAL)
    request.once('end', () => socket.destroySoon())
    socket.once('close', () => clearInterval(look))
  }
}

/** Whether a request has a body that did not arrive whole. */
export const isStillArriving = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers['content-length'] ?? headers['transfer-encoding']) !== undefined
