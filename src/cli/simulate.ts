// `messaging simulate`: carriers that carry nowhere.
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
import { readBreaks, readFaults as readGatewayFaults } from '../simulators/gateway/faults.ts'
import { startGateway } from '../simulators/gateway/gateway.ts'
import { readFaults } from '../simulators/smsc/faults.ts'
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

function faultsIn<Faults>(read: (texts: readonly string[]) => Faults, texts: readonly string[]): Faults {
  try {
    return read(texts)
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function assertPort(port: number, example: number): void {
  if (port > 65_535) throw new UsageError(`--port must be a port, for instance ${example}.`)
}

/** Reads texts of people from the input, until a signal ends the program. */
async function untilEnd(take: (line: string) => void): Promise<void> {
  const input = createInterface({ input: process.stdin })
  input.on('line', (line) => {
    if (line.trim() !== '') take(line)
  })
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
    whenOrphaned(resolve)
  })
  input.close()
}

/** Runs a centre of SMS until a signal ends it. */
export async function simulateSmsc({ options, say, warn }: SmscCall): Promise<void> {
  const { port, host, user, password = '', receiptAfter, ids, json } = options
  assertPort(port, 2775)
  const smsc = await startSmsc({
    port,
    host,
    receiptAfter,
    faults: faultsIn(readFaults, options.faults),
    ids: idForms[ids],
    // It tells of each, and nobody asks it again.
    keep: 0,
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
  await untilEnd((line) => {
    const [, from, to, text] = /^\s*(\d{3,15})\s+(\d{3,15})\s+(.+)$/.exec(line) ?? []
    if (from !== undefined && to !== undefined && text !== undefined) smsc.text(from, to, text)
    else warn('Write: <from> <to> <text>, with digits only in the numbers.')
  })
  await smsc.close()
}

interface GatewayCall extends Pick<Call, 'say' | 'warn'> {
  options: {
    port: number
    host: string
    secret: string | undefined
    faults: string[]
    breaks: string[]
    receiptAfter: number
    json: boolean
  }
}

/** Runs a gateway of the Carrier API until a signal ends it. */
export async function simulateGateway({ options, say, warn }: GatewayCall): Promise<void> {
  const { port, host, receiptAfter, json } = options
  assertPort(port, 2780)
  const secret = options.secret ?? `whsec_${randomBytes(24).toString('base64')}`
  const gateway = await startGateway({
    port,
    host,
    secret,
    receiptAfter,
    faults: faultsIn(readGatewayFaults, options.faults),
    breaks: faultsIn(readBreaks, options.breaks),
    // For programs, the lines of the output are messages and calls alone.
    note: json ? warn : say,
    ...(json && {
      onMessage: (taken) => say(JSON.stringify(taken)),
      onCall: (taken) => say(JSON.stringify(taken)),
    }),
  })
  if (json) say(JSON.stringify({ port: gateway.port, url: gateway.url, secret }))
  else
    say(`A gateway of the Carrier API listens. Ctrl-C ends it.

  MESSAGING_SMS_CARRIER_URL=${gateway.url}
  MESSAGING_SMS_CARRIER_SECRET=${secret}
  MESSAGING_VOICE_CARRIER_URL=${gateway.url}
  MESSAGING_VOICE_CARRIER_SECRET=${secret}
`)
  await untilEnd((line) => {
    const [, from, to, text] = /^\s*(\+?\w{3,15})\s+(\+?\w{3,15})\s+(.+)$/.exec(line) ?? []
    if (from === undefined || to === undefined || text === undefined) return warn('Write: <from> <to> <text>.')
    if (!gateway.text(from, to, text)) warn('Nobody has said yet where texts go: a message has to come first.')
  })
  await gateway.close()
}
