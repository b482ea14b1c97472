// Runs an operation in the server on the data folder, since SQLite allows only one process per database.
import { existsSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import type { OrderAnswer, OrderInput, OrderName } from '../../server/operator/orders.ts'
import { type AnswerLine, type OrderLine, socketOf } from '../../server/operator/socket.ts'

/** Connects to the server on this data folder. Resolves with null if none is running. Throws without permission. */
async function connectToServer(data: string): Promise<Socket | null> {
  const path = socketOf(data)
  if (path === null || !existsSync(path)) return null
  try {
    return await new Promise<Socket>((resolve, reject) => {
      const socket = connect({ path, allowHalfOpen: true }, () => resolve(socket))
      socket.once('error', reject)
    })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // A killed server leaves its socket file behind.
    if (code === 'ECONNREFUSED' || code === 'ENOENT') return null
    throw new Error(
      `Cannot connect to the server at ${path} (${code}). Run the command as the user that runs the server.`,
    )
  }
}

async function textOf(socket: Socket): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of socket) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

/** The result of the running server, or null if no server is running. Throws the error of the operation. */
export async function orderFromServer<Name extends OrderName>(
  data: string,
  order: Name,
  input: OrderInput<Name>,
): Promise<{ answer: OrderAnswer<Name> } | null> {
  const socket = await connectToServer(data)
  if (socket === null) return null
  const line: OrderLine = { order, input }
  socket.end(`${JSON.stringify(line)}\n`)
  const text = await textOf(socket)
  if (text === '') throw new Error('The server stopped before it replied. Check whether the command took effect.')
  const said = JSON.parse(text) as AnswerLine
  if ('error' in said) throw new Error(said.error)
  // The type follows from the operation that the server ran.
  return said as { answer: OrderAnswer<Name> }
}
