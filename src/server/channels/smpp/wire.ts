// The units of SMPP on a socket, in both directions, until it ends.
import type { Socket } from 'node:net'
import { createPduReader, encodePdu, type Pdu } from './pdu.ts'

export interface WireParts {
  onPdu(pdu: Pdu): void
  /** Called once, with the reason. */
  onEnd(reason: string): void
}

export function createWire(socket: Socket, { onPdu, onEnd }: WireParts) {
  const over = Promise.withResolvers<void>()
  let ended: string | null = null

  function end(reason: string): void {
    if (ended !== null) return
    ended = reason
    socket.destroy()
    over.resolve()
    onEnd(reason)
  }

  const read = createPduReader(onPdu)
  socket.setNoDelay(true)
  socket.on('data', (chunk: Buffer) => {
    try {
      read(chunk)
    } catch (error) {
      end((error as Error).message)
    }
  })
  socket.on('error', (error) => end(error.message))
  socket.on('close', () => end('the connection was closed'))
  const isOpen = () => ended === null && socket.writable

  return {
    isOpen,
    /** Why it has ended; null while it has not. */
    ended: (): string | null => ended,
    /** Resolves when it has ended. */
    over: over.promise,
    end,
    /** Reads nothing more. */
    deafen: (): void => void socket.pause(),
    listen: (): void => void socket.resume(),

    /** What is written at one moment leaves together. */
    write(pdu: Pdu): void {
      if (!isOpen()) return
      if (socket.writableCorked === 0) {
        socket.cork()
        process.nextTick(() => socket.uncork())
      }
      socket.write(encodePdu(pdu))
    },

    /** Ends once all that was written has left. */
    finish(reason: string): Promise<void> {
      if (ended === null) socket.end(() => end(reason))
      return over.promise
    },
  }
}
