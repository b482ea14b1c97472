// `messaging simulate`: carriers that carry nowhere.
import { createInterface } from 'node:readline'
import { type Faults, readFaults } from '../simulators/smsc/faults.ts'
import { startSmsc } from '../simulators/smsc/smsc.ts'
import { type Call, UsageError } from './frame/command.ts'
import { whenOrphaned } from './orphaned.ts'

interface SmscCall extends Pick<Call, 'say' | 'warn'> {
  options: {
    port: number
    host: string
    user: string | undefined
    password: string | undefined
    faults: string[]
    receiptAfter: number
    ids: 'same' | 'hex-dec' | 'dec-hex'
    json: boolean
  }
}

const idForms = {
  same: { answer: 'dec', receipt: 'dec' },
  'hex-dec': { answer: 'hex', receipt: 'dec' },
  'dec-hex': { answer: 'dec', receipt: 'hex' },
} as const

function faultsIn(texts: readonly string[]): Faults {
  try {
    return readFaults(texts)
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

/** Runs a centre of SMS until a signal ends it. */
export async function simulateSmsc({ options, say, warn }: SmscCall): Promise<void> {
  const { port, host, user, password = '', receiptAfter, ids, json } = options
  if (port > 65_535) throw new UsageError('--port must be a port, for instance 2775.')
  const smsc = await startSmsc({
    port,
    host,
    receiptAfter,
    faults: faultsIn(options.faults),
    ids: idForms[ids],
    ...(user !== undefined && { client: { systemId: user, password } }),
    // For programs, the lines of the output are texts alone.
    note: json ? warn : say,
    ...(json && { onPart: (part) => say(JSON.stringify(part)) }),
  })
  say(
    json
      ? JSON.stringify({ port: smsc.port })
      : `A centre of SMS listens at smpp://${host}:${smsc.port}. Ctrl-C ends it.`,
  )
  const input = createInterface({ input: process.stdin })
  input.on('line', (line) => {
    const [, from, to, text] = /^\s*(\d{3,15})\s+(\d{3,15})\s+(.+)$/.exec(line) ?? []
    if (from !== undefined && to !== undefined && text !== undefined) smsc.text(from, to, text)
    else if (line.trim() !== '') warn('Write: <from> <to> <text>, with digits only in the numbers.')
  })
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
    whenOrphaned(resolve)
  })
  input.close()
  await smsc.close()
}
