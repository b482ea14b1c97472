// The units of SMPP on a socket, in both directions, until it ends.
import type { Socket } from 'node:net'
import { createPduReader, encodePdu, type Pdu } from './pdu.ts'

export interface WireDeps {
  onPdu(pdu: Pdu): void
  /** Called once, with the reason. */
  onEnd(reason: string): void
}

export interface Wire {
  isOpen(): boolean
  /** Why it has ended; null while it has not. */
  ended(): string | null
  /** Resolves when it has ended. */
  over: Promise<void>
  end(reason: string): void
  /** Reads nothing more. */
  suspend(): void
  listen(): void
  /** What is written at one moment leaves together. */
  write(pdu: Pdu): void
  /** Ends once all that was written has left. */
  finish(reason: string): Promise<void>
}

export function createWire(socket: Socket, { onPdu, onEnd }: WireDeps): Wire {
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
    ended: () => ended,
    over: over.promise,
    end,
    suspend: () => void socket.pause(),
    listen: () => void socket.resume(),

    write(pdu): void {
      if (!isOpen()) return
      if (socket.writableCorked === 0) {
        socket.cork()
        process.nextTick(() => socket.uncork())
      }
      socket.write(encodePdu(pdu))
    },

    finish(reason): Promise<void> {
      if (ended === null) socket.end(() => end(reason))
      return over.promise
    },
  }
}
