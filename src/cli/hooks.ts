// `npm run account -- hook list|show|replay`: shows and repeats the webhooks and callbacks of an account.
import { parseArgs } from 'node:util'
import type { App } from '../server/app.ts'
import { accountOf, table, timeText } from './text.ts'

type Deliveries = App['domain']['hookDeliveries']
type Delivery = Awaited<ReturnType<Deliveries['list']>>['items'][number]

/** The part of the help of `account` about hooks. */
export const HOOK_HELP = `  npm run account -- hook list 2 --state parked lists the newest hook deliveries of account 2 in one state: pending,
                                                delivered, or parked (given up after 72 hours). Without --state, in
                                                any state
  npm run account -- hook show 2 17             shows delivery 17 of account 2, its attempts and its body
  npm run account -- hook replay 2 17           sends it again; hook replay 2 parked sends all parked ones`

/** How many deliveries a list shows. */
const SHOWN = 100
const states = ['pending', 'delivered', 'parked'] as const

const toRow = (row: Delivery) => [
  String(row.id),
  row.state,
  row.event ?? '',
  row.url,
  String(row.attempts),
  timeText(row.created),
  row.state === 'pending' ? timeText(row.next_at) : '',
]

const head = ['Delivery', 'State', 'Event', 'Address', 'Attempts', 'Created', 'Next attempt']

function deliveryOf(text: string | undefined): number {
  if (text === undefined || !/^\d{1,15}$/.test(text))
    throw new Error('Give the number of a delivery, as hook list shows it.')
  return Number(text)
}

const commands: Record<string, (deliveries: Deliveries, rest: string[]) => Promise<string>> = {
  async list(deliveries, rest) {
    const { values, positionals } = parseArgs({
      args: rest,
      allowPositionals: true,
      options: { state: { type: 'string' } },
    })
    const state = states.find((one) => one === values.state)
    if (values.state !== undefined && !state)
      throw new Error(`There is no state "${values.state}". The states are ${states.join(', ')}.`)
    const page = await deliveries.list(
      accountOf(positionals[0], 'hook list 2'),
      { state },
      { offset: 0, limit: SHOWN, orderBy: 'id', order: 'desc' },
    )
    const more = page.total > page.items.length ? [`These are the newest ${page.items.length} of ${page.total}.`] : []
    return page.total === 0
      ? 'There are no such deliveries.'
      : [table([head, ...page.items.map(toRow)]), ...more].join('\n')
  },
  async show(deliveries, rest) {
    const { delivery, attempts } = await deliveries.get(accountOf(rest[0], 'hook show 2 17'), deliveryOf(rest[1]))
    const log = attempts.map(({ at, status, error, duration }) => [
      timeText(at),
      status === null ? '' : String(status),
      error ?? '',
      `${duration} ms`,
    ])
    return [
      table([head, toRow(delivery)]),
      table([['Attempt', 'Status', 'Error', 'Took'], ...log]),
      delivery.body,
    ].join('\n\n')
  },
  async replay(deliveries, rest) {
    const account = accountOf(rest[0], 'hook replay 2 17')
    if (rest[1] === 'parked')
      return `Deliveries to send again: ${await deliveries.replayAll(account, { state: 'parked' })}.`
    const { id } = await deliveries.replay(account, deliveryOf(rest[1]))
    return `Delivery ${id} will be sent again.`
  },
}

/** Runs `hook <verb> …`; its errors say what to type instead. */
export async function hookCommand(app: App, verb: string, rest: string[]): Promise<string> {
  const command = commands[verb]
  if (!command) throw new Error(`hook takes ${Object.keys(commands).join(', ')}, not "${verb}".`)
  return command(app.domain.hookDeliveries, rest)
}
