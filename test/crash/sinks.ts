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
  close(): Promise<void>
}

/** `m.<number>@host`: the number of the message. */
const numberOf = (id: string) => /^m\.(\d+)@/.exec(id)?.[1] ?? id

/** A mail host that misbehaves, and writes down what it takes; `url` is its address. */
export async function startMailSink(folder: string, seed: string): Promise<Sink & { url: string }> {
  const file = join(folder, 'sink.txt')
  const program = await startProgram('sink.ts', [file, seed])
  const position = async () => (existsSync(file) ? (await stat(file)).size : 0)
  let [read, lines] = [0, 0]

  return {
    url: `smtp://127.0.0.1:${program.port}`,
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
    close: () => program.kill(),
  }
}

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
