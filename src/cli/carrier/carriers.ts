// `messaging carrier`: how the carriers are, and one message to try one.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OrderAnswer } from '../../server/operator/orders.ts'
import type { Config } from '../../server/setup/settings.ts'
import { isMissing, type Order, ordering, printing, tell } from '../account/ask.ts'
import { command, UsageError } from '../frame/command.ts'
import { table, timeText } from '../text.ts'

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

/** Settings can be looked at before there is a platform, and that makes none: it has a folder of its own, which goes. */
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

const NOBODY =
  'No running server was asked, so nothing is known of how they are. /readyz of each process that sends tells, and `messaging carrier test` tries one.'

export const list = command({
  name: 'list',
  summary: 'Lists the carriers that the settings name, and how each is as the running server sees it',
  options: printing,
  async run(call) {
    const look = async (order: Order, isServer: () => boolean) => {
      const carriers = await order('listCarriers', {})
      if (!isServer()) call.warn(NOBODY)
      tell(call, { asked: isServer() ? 'server' : 'settings', carriers: carriers.map(publicOf) }, () =>
        table([['Carrier', 'Where', 'State', 'Since', ''], ...carriers.map(toRow)]),
      )
    }
    await withoutTraces((toOpen) => ordering(call, look, toOpen))
  },
})

const endings: Readonly<Record<Trial['outcome'], string>> = {
  accepted: 'The carrier took the message.',
  deferred: 'The message did not leave; a real one would be tried again.',
  failed: 'The carrier refused the message.',
  unknown: 'Nobody knows whether the message arrived: the connection ended before the answer.',
}

function textOf({ steps, outcome, mend }: Trial): string {
  const width = Math.max(...steps.map(({ step }) => step.length))
  const lines = steps.map(
    ({ step, isDone, detail }) => `${isDone ? 'ok    ' : 'failed'}  ${step.padEnd(width)}  ${detail}`,
  )
  return [...lines, '', endings[outcome], ...(mend === null ? [] : [mend])].join('\n')
}

const jsonOf = ({ name, steps, ...trial }: Trial) => ({
  carrier: name,
  ...trial,
  steps: steps.map(({ step, isDone, detail }) => ({ step, ok: isDone, detail })),
})

export const test = command({
  name: 'test',
  summary: 'Sends one message by a carrier, tells of each step, and says what to mend',
  args: {
    name: {
      summary:
        'the carrier: smtp (smtp-1 and so on of several), smpp, gateway, voice-gateway, apns, fcm or web-push; `messaging carrier list` names them',
    },
  },
  options: {
    ...printing,
    to: {
      type: 'text',
      summary: 'who gets it: an email address, a number, the token of a device, or the endpoint of a browser',
      value: 'recipient',
    },
    from: {
      type: 'text',
      summary: 'the sender: an email address, a number or name for SMS, or the number that calls',
      value: 'sender',
    },
    development: { type: 'flag', summary: 'the token is of an app under development (Apple)' },
  },
  examples: [
    ['carrier test smtp --to you@example.com --from shop@example.com', 'a mail from a sender of yours'],
    ['carrier test smpp --to +351910000001', 'an SMS'],
    ['carrier test voice-gateway --to +351910000001 --from +351210000000', 'a call'],
    ['carrier test apns --to 740f4707bebcf74f...', 'a notification to the device with this token'],
  ],
  details: 'The message belongs to no account: nobody is billed for it, and no report counts it.',
  async run(call) {
    const { to, from, development } = call.options
    if (to === undefined) throw new UsageError('Say who gets the message: --to <recipient>.')
    const send = async (order: Order) => {
      call.step(`sending a message by ${call.args.name}`)
      const trial = await order('tryCarrier', { name: call.args.name, to, from, development })
      call.say(call.options.json ? JSON.stringify(jsonOf(trial), null, 2) : textOf(trial))
      return trial.outcome === 'accepted'
    }
    return withoutTraces((toOpen) => ordering(call, send, toOpen))
  },
})
