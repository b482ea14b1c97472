// Gives an order to the server that runs on the data folder: on SQLite, no second process may open the database.
import { existsSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import type { OrderAnswer, OrderInput, OrderName } from '../../server/operator/orders.ts'
import { type AnswerLine, type OrderLine, socketOf } from '../../server/operator/socket.ts'

/** A connection to the server on this data folder; null when none runs. Throws when it belongs to somebody else. */
async function reach(data: string): Promise<Socket | null> {
  const path = socketOf(data)
  if (path === null || !existsSync(path)) return null
  try {
    return await new Promise<Socket>((resolve, reject) => {
      const socket = connect({ path, allowHalfOpen: true }, () => resolve(socket))
      socket.once('error', reject)
    })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // A server that was killed leaves its socket behind.
    if (code === 'ECONNREFUSED' || code === 'ENOENT') return null
    throw new Error(`The server cannot be reached at ${path} (${code}). Run the command as the user of the server.`)
  }
}

async function textOf(socket: Socket): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of socket) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

/** The answer of the running server; null when no server runs on the data folder. Throws what the order throws. */
export async function orderFromServer<Name extends OrderName>(
  data: string,
  order: Name,
  input: OrderInput<Name>,
): Promise<{ answer: OrderAnswer<Name> } | null> {
  const socket = await reach(data)
  if (socket === null) return null
  const line: OrderLine = { order, input }
  socket.end(`${JSON.stringify(line)}\n`)
  const text = await textOf(socket)
  if (text === '') throw new Error('The server ended before it answered: look whether the order took effect.')
  const said = JSON.parse(text) as AnswerLine
  if ('error' in said) throw new Error(said.error)
  // The order is what the server carried out, and this is what it answers.
  return said as { answer: OrderAnswer<Name> }
}
