// `messaging carrier`: shows the state of the carriers and sends a test message.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OrderAnswer } from '../../server/operator/orders.ts'
import type { Config } from '../../server/settings/settings.ts'
import { defineCommand, UsageError } from '../../terminal/command.ts'
import { formatJson, formatText, joinText, type TerminalText } from '../../terminal/printer.ts'
import { alignTable, timeText } from '../../terminal/text.ts'
import { isMissing, type Order, printing, printResult, withOperator } from '../account/operator-orders.ts'

type Carrier = OrderAnswer<'listCarriers'>[number]
type Trial = OrderAnswer<'tryCarrier'>

const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

const publicOf = ({ name, target, state, since, reason }: Carrier) => {
  return { name, target, state, since: iso(since), detail: reason }
}

const toRow = ({ name, target, state, since, detail, reason }: Carrier) => [
  name,
  target,
  state,
  since === null ? '' : timeText(since),
  reason === null ? '' : `${detail}: ${reason}`,
]

/** If the platform doesn't exist yet, uses a temporary data folder instead of creating one. */
async function withoutTraces<T>(work: (toOpen: (config: Config) => Config) => Promise<T>): Promise<T> {
  let folder: string | null = null
  const elsewhere = (config: Config): Config => {
    if (!isMissing(config)) return config
    folder = mkdtempSync(join(tmpdir(), 'messaging-carrier-'))
    return { ...config, data: folder }
  }
  try {
    return await work(elsewhere)
  } finally {
    if (folder !== null) rmSync(folder, { recursive: true, force: true })
  }
}

const NO_SERVER =
  'The state is unknown because no running server was asked. Check /readyz of each sending process, or test a carrier with `messaging carrier test`.'

export const list = defineCommand({
  name: 'list',
  summary: 'List configured carriers and their state',
  options: printing,
  async run(call) {
    const requestCarriers = async (order: Order, isServer: () => boolean) => {
      const carriers = await order('listCarriers', {})
      if (!isServer()) call.warn(NO_SERVER)
      printResult(call, { asked: isServer() ? 'server' : 'settings', carriers: carriers.map(publicOf) }, () =>
        alignTable([['Carrier', 'Target', 'State', 'Since', ''], ...carriers.map(toRow)]),
      )
    }
    await withoutTraces((toOpen) => withOperator(call, requestCarriers, toOpen))
  },
})

const endings: Readonly<Record<Trial['outcome'], string>> = {
  accepted: 'The carrier accepted the message.',
  deferred: 'The message was not sent. A real message would be retried.',
  failed: 'The carrier rejected the message.',
  unknown: 'The outcome is unknown: the connection ended before the carrier replied.',
}

function textOf({ steps, outcome, remedy: advice }: Trial): TerminalText {
  const width = Math.max(...steps.map(({ step }) => step.length))
  const lines = steps.map(
    ({ step, isDone, detail }) => formatText`${isDone ? 'ok    ' : 'failed'}  ${step.padEnd(width)}  ${detail}`,
  )
  return joinText([...lines, '', endings[outcome], ...(advice === null ? [] : [advice])])
}

const jsonOf = ({ name, steps, ...trial }: Trial) => ({
  carrier: name,
  ...trial,
  steps: steps.map(({ step, isDone, detail }) => ({ step, ok: isDone, detail })),
})

export const test = defineCommand({
  name: 'test',
  summary: 'Send a test message through a carrier',
  args: {
    name: {
      summary: 'smtp, smpp, gateway, voice-gateway, apns, fcm or web-push, as in `messaging carrier list`',
    },
  },
  options: {
    ...printing,
    to: {
      type: 'text',
      summary: 'email address, phone number, device token or browser endpoint',
      value: 'recipient',
    },
    from: {
      type: 'text',
      summary: 'email address, SMS number or name, or caller number',
      value: 'sender',
    },
    development: { type: 'flag', summary: 'use the Apple sandbox, for development builds' },
  },
  examples: [
    ['carrier test smtp --to you@example.com --from shop@example.com', 'send an email'],
    ['carrier test smpp --to +351910000001', 'send an SMS'],
    ['carrier test voice-gateway --to +351910000001 --from +351210000000', 'make a call'],
    ['carrier test apns --to 740f4707bebcf74f...', 'send a push notification'],
  ],
  details: `Prints each step. If the test fails, it prints how to fix it. The message is not billed to
an account and does not appear in reports. If you use several SMTP hosts, they are named
smtp-1, smtp-2 and so on.`,
  async run(call) {
    const { to, from, development } = call.options
    if (to === undefined) throw new UsageError('--to is missing. Set it to the recipient of the test message.')
    const send = async (order: Order) => {
      call.step(`sending a message through ${call.args.name}`)
      const trial = await order('tryCarrier', { name: call.args.name, to, from, development })
      call.say(call.options.json ? formatJson(jsonOf(trial), 2) : textOf(trial))
      return trial.outcome === 'accepted'
    }
    return withoutTraces((toOpen) => withOperator(call, send, toOpen))
  },
})
