// Lets the operator of this machine reach a running server through a Unix domain socket, in a folder of the data folder
// that only the owner of the server may enter. This needs no secret, and no port that another user or a web page could
// try.
import { rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import type { Domain } from '../domain/domain.ts'
import { makePrivateFolder, restrictRights } from '../lib/private-files.ts'
import { carryOut, type OrderInput, type OrderName, orders } from './orders.ts'

/** Longest path of a socket, in bytes: 107 on Linux, 103 elsewhere. Node cuts a longer one off. */
const MAX_PATH = 103
/** Characters of an order: a mail of 1 MB in base64, with what belongs to it. */
const LARGEST = 1_500_000
/** Milliseconds within which an order must have come. */
const ORDER_TIMEOUT_MS = 10_000

const folderOf = (data: string) => join(data, 'operator')

/** The path of the socket for a data folder, absolute or from the working directory; null where both are too long. */
export function socketOf(data: string): string | null {
  const path = join(folderOf(data), 'socket')
  const fits = (one: string) => one !== '' && Buffer.byteLength(one) <= MAX_PATH
  return [path, relative('', path)].find(fits) ?? null
}

/** An order as it comes, one line of JSON. */
export interface OrderLine {
  order: OrderName
  input: unknown
}

/** What the server says to it, one line of JSON. */
export type AnswerLine = { answer: unknown } | { error: string }

/** Reads a line; rejects when the connection ends before, or when it is too long. */
function readLine(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => {
      text += part
      const end = text.indexOf('\n')
      if (end >= 0) resolve(text.slice(0, end))
      else if (text.length > LARGEST) socket.destroy(new Error('The order is too long.'))
    })
    for (const end of ['end', 'close'])
      socket.once(end, () => reject(new Error('The connection ended before the order.')))
  })
}

async function answerTo(line: string, domain: Domain, note: (order: string) => void): Promise<AnswerLine> {
  try {
    const { order, input } = JSON.parse(line) as OrderLine
    if (!Object.hasOwn(orders, order))
      throw new Error(`The running server knows no order ${order}: restart it with the version of this command.`)
    note(order)
    // The command of the same package made the input; the order itself checks what it says.
    return { answer: (await carryOut(domain, order, input as OrderInput<OrderName>)) ?? null }
  } catch (error) {
    return { error: (error as Error).message }
  }
}

/** What listens for orders. */
export interface OperatorDoor {
  /** Waits for running orders, then ends. */
  close(): Promise<void>
}

/**
 * Listens for orders on the socket of a data folder that this process has locked. `note` gets the name of each order,
 * without its data. Resolves with null if the path is too long.
 */
export async function listenToOperator(
  { data, domain }: { data: string; domain: Domain },
  note: (order: string) => void,
): Promise<OperatorDoor | null> {
  const path = socketOf(data)
  if (path === null) return null
  makePrivateFolder(folderOf(data))
  restrictRights(folderOf(data))
  // What a killed server left behind.
  rmSync(path, { force: true })
  const waiting = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    waiting.add(socket)
    socket.on('error', () => socket.destroy())
    socket.setTimeout(ORDER_TIMEOUT_MS, () => waiting.has(socket) && socket.destroy())
    const line = await readLine(socket).catch(() => null)
    waiting.delete(socket)
    if (line === null) return void socket.destroy()
    socket.end(`${JSON.stringify(await answerTo(line, domain, note))}\n`)
    // Closes once that is written, whatever the other side does.
    socket.destroySoon()
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve))
  restrictRights(path)
  return {
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of waiting) socket.destroy()
      return closed
    },
  }
}
