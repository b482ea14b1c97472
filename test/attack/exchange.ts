// A bare HTTP connection: sends bytes as they are and reads whatever comes back.
import { connect } from 'node:net'

export interface Exchange {
  text: string
  /** Whether the platform closed the connection. */
  isClosed: boolean
}

/** Sends `parts` one after the other; resolves when the connection is closed, or `ms` milliseconds after the last part. */
export function exchange(port: number, parts: readonly (string | Buffer)[], ms = 300): Promise<Exchange> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => {
      for (const part of parts) socket.write(typeof part === 'string' ? Buffer.from(part, 'latin1') : part)
    })
    const done = (isClosed: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ text, isClosed })
    }
    const timer = setTimeout(() => done(false), ms)
    socket.on('data', (data) => {
      text += data.toString('latin1')
    })
    socket.on('error', () => done(true))
    socket.on('close', () => done(true))
  })
}

/** The statuses of the responses in a text, in their order. */
export const statusesIn = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
