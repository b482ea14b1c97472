// What left the platform, as somebody outside of its ledger has it.
import { createReadStream, existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Engine } from './engines.ts'
import { startProgram } from './processes.ts'

/** A message that was taken. */
export interface Arrival {
  /** `lost`: the sender never heard that it was taken. */
  how: 'answered' | 'lost'
  recipient: string
  /** The number of the message. */
  message: string
  /** Where it stands among the others; positions grow. */
  position: number
}

export interface Sink {
  /** That of the latest arrival. */
  position(): Promise<number>
  /** How many arrived so far. */
  taken(): Promise<number>
  arrivals(): Promise<Arrival[]>
  /** Kills what takes the messages, and starts it again; a sink without it is never struck. */
  strike?(): Promise<void>
  close(): Promise<void>
}

/** `m.<number>@host`: the number of the message. */
const numberOf = (id: string) => /^m\.(\d+)@/.exec(id)?.[1] ?? id

/** What a program wrote down: a line for each message that it took. */
function writtenIn(file: string): Omit<Sink, 'close'> {
  const position = async () => (existsSync(file) ? (await stat(file)).size : 0)
  let [read, lines] = [0, 0]

  return {
    position,
    async taken() {
      const end = await position()
      if (end > read)
        for await (const bytes of createReadStream(file, { start: read, end: end - 1 }))
          for (const byte of bytes as Buffer) if (byte === 10) lines++
      read = end
      return lines
    },
    async arrivals() {
      const found: Arrival[] = []
      let position = 0
      if (!existsSync(file)) return found
      for await (const line of createInterface({ input: createReadStream(file) })) {
        const [how, recipient = '', id = ''] = line.split(' ')
        position += Buffer.byteLength(line) + 1
        found.push({ how: how === 'lost' ? 'lost' : 'answered', recipient, message: numberOf(id), position })
      }
      return found
    },
  }
}

const fileIn = (folder: string) => join(folder, 'sink.txt')

/** A mail host that misbehaves, and writes down what it takes; `url` is its address. */
export async function startMailSink(folder: string, seed: string): Promise<Sink & { url: string }> {
  const file = fileIn(folder)
  const program = await startProgram('sink.ts', [file, seed])
  return { ...writtenIn(file), url: `smtp://127.0.0.1:${program.port}`, close: () => program.kill() }
}

/** A program that takes messages at one port, before and after it is killed. */
async function startMortal(folder: string, name: string, args: string[]): Promise<Sink & { port: number }> {
  let program = await startProgram(name, args)
  const { port } = program
  return {
    ...writtenIn(fileIn(folder)),
    port,
    async strike() {
      await program.kill()
      program = await startProgram(name, [...args, String(port)])
    },
    close: () => program.kill(),
  }
}

/** A centre of SMS with these faults, as its command takes them, which may be killed and writes down what it takes. */
export const startCentre = (folder: string, faults: string): ReturnType<typeof startMortal> =>
  startMortal(folder, 'centre.ts', [fileIn(folder), faults])

/** The same of Google's push service; it writes the file of a service account into the folder, too. */
export const startPushService = (folder: string, seed: string): ReturnType<typeof startMortal> =>
  startMortal(folder, 'push-service.ts', [folder, fileIn(folder), seed])

/** The carrier of the sandbox, which keeps every message durably before it answers. */
export function captureSink(engine: Engine, isLost: (recipient: string) => boolean): Sink {
  const one = async (what: string) => {
    const [row] = await engine.read<{ n: number | string | null }>(`SELECT ${what} AS n FROM captured_message`)
    return Number(row?.n ?? 0)
  }
  return {
    position: () => one('max(id)'),
    taken: () => one('count(*)'),
    async arrivals() {
      const rows = await engine.read<{ id: number | string; recipient: string; message_id: number | string }>(
        'SELECT id, recipient, message_id FROM captured_message ORDER BY id',
      )
      return rows.map(({ id, recipient, message_id }) => ({
        how: isLost(recipient) ? 'lost' : 'answered',
        recipient,
        message: String(message_id),
        position: Number(id),
      }))
    },
    close: async () => {},
  }
}
