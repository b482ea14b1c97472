// `messaging simulate`: fake carriers.
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
import { readBreaks, readFaults as readGatewayFaults } from '../simulators/gateway/faults.ts'
import { startGateway } from '../simulators/gateway/gateway.ts'
import { readFaults } from '../simulators/smsc/faults.ts'
import { readQuirks } from '../simulators/smsc/quirks.ts'
import { startSmsc } from '../simulators/smsc/smsc.ts'
import { type Call, UsageError } from '../terminal/command.ts'
import { formatJson, formatText } from '../terminal/printer.ts'
import { onParentExit } from './parent-exit.ts'

interface SmscCall extends Pick<Call, 'say' | 'warn'> {
  options: {
    port: number
    host: string
    user: string | undefined
    password: string | undefined
    faults: string[]
    quirks: string[]
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
  if (port > 65_535) throw new UsageError(`--port: ${port} is not a valid port. Example: ${example}`)
}

/** Passes each line of standard input to `take`, until a signal. */
async function untilEnd(take: (line: string) => void): Promise<void> {
  const input = createInterface({ input: process.stdin })
  input.on('line', (line) => {
    if (line.trim() !== '') take(line)
  })
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
    onParentExit(resolve)
  })
  input.close()
}

/** Runs a fake SMSC until a signal. */
export async function simulateSmsc({ options, say, warn }: SmscCall): Promise<void> {
  const { port, host, user, password = '', receiptAfter, ids, json } = options
  assertPort(port, 2775)
  const smsc = await startSmsc({
    port,
    host,
    receiptAfter,
    faults: faultsIn(readFaults, options.faults),
    quirks: faultsIn(readQuirks, options.quirks),
    ids: idForms[ids],
    // Each part is printed when it arrives and not needed later.
    keep: 0,
    ...(user !== undefined && { client: { systemId: user, password } }),
    // With --json, standard output contains only JSON.
    note: json ? warn : say,
    ...(json && { onPart: (part) => say(formatJson(part)) }),
  })
  say(
    json
      ? formatJson({ port: smsc.port })
      : `The fake SMSC is listening on smpp://${host}:${smsc.port}. Press Ctrl-C to stop.`,
  )
  await untilEnd((line) => {
    const [, from, to, text] = /^\s*(\d{3,15})\s+(\d{3,15})\s+(.+)$/.exec(line) ?? []
    if (from !== undefined && to !== undefined && text !== undefined) smsc.text(from, to, text)
    else warn('Invalid input. Type <from> <to> <text>, with numbers of 3 to 15 digits and no plus sign.')
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

/** Runs a fake Carrier API gateway until a signal. */
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
    // With --json, standard output contains only JSON.
    note: json ? warn : say,
    ...(json && {
      onMessage: (taken) => say(formatJson(taken)),
      onCall: (taken) => say(formatJson(taken)),
    }),
  })
  if (json) say(formatJson({ port: gateway.port, url: gateway.url, secret }))
  else
    say(formatText`The fake gateway is listening. Use these settings for the platform. Press Ctrl-C to stop.

  MESSAGING_SMS_CARRIER_URL=${gateway.url}
  MESSAGING_SMS_CARRIER_SECRET=${secret}
  MESSAGING_VOICE_CARRIER_URL=${gateway.url}
  MESSAGING_VOICE_CARRIER_SECRET=${secret}
`)
  await untilEnd((line) => {
    const [, from, to, text] = /^\s*(\+?\w{3,15})\s+(\+?\w{3,15})\s+(.+)$/.exec(line) ?? []
    if (from === undefined || to === undefined || text === undefined)
      return warn('Invalid input. Type <from> <to> <text>.')
    if (!gateway.text(from, to, text)) warn('The callback URL is not known yet. Send an SMS through the gateway first.')
  })
  await gateway.close()
}
