// The webhooks and callbacks of an account: shows them, and sends them again.
import type { OrderAnswer } from '../../server/operator/orders.ts'
import { command, type Group } from '../frame/command.ts'
import { table, timeText } from '../text.ts'
import { ask, printing, tell } from './ask.ts'
import { account, accountOf, numberOf } from './numbers.ts'

type Delivery = OrderAnswer<'listHooks'>['items'][number]

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

const deliveryOf = (text: string): number => numberOf(text, 'a delivery', '`messaging account hook list`')

const iso = (ms: number) => new Date(ms).toISOString()

/** What JSON tells of a delivery; not its secret. */
const publicOf = ({ id, state, event, url, attempts, created }: Delivery) => {
  return { delivery: id, state, event, url, attempts, created: iso(created) }
}

const list = command({
  name: 'list',
  summary: 'Lists the newest hook deliveries of an account',
  args: { account },
  options: { ...printing, state: { type: 'text', summary: 'only those in this state', choices: states } },
  details: 'parked: given up after 72 hours.',
  async run(call) {
    const page = await ask(call, 'listHooks', { account: accountOf(call.args.account), state: call.options.state })
    const { items, total } = page
    const more = total > items.length ? [`These are the newest ${items.length} of ${total}.`] : []
    const words = () =>
      total === 0 ? 'There are no such deliveries.' : [table([head, ...items.map(toRow)]), ...more].join('\n')
    tell(call, { total, items: items.map(publicOf) }, words)
  },
})

const show = command({
  name: 'show',
  summary: 'Shows a delivery, its attempts and its body',
  args: { account, delivery: { summary: 'the number of the delivery' } },
  options: printing,
  async run(call) {
    const order = { account: accountOf(call.args.account), delivery: deliveryOf(call.args.delivery) }
    const { delivery, attempts } = await ask(call, 'showHook', order)
    const tries = attempts.map(({ at, status, error, duration }) => ({ at: iso(at), status, error, duration }))
    tell(call, { ...publicOf(delivery), tries, body: delivery.body }, () => {
      const log = attempts.map(({ at, status, error, duration }) => [
        timeText(at),
        status === null ? '' : String(status),
        error ?? '',
        `${duration} ms`,
      ])
      const tables = [table([head, toRow(delivery)]), table([['Attempt', 'Status', 'Error', 'Took'], ...log])]
      return [...tables, delivery.body].join('\n\n')
    })
  },
})

const replay = command({
  name: 'replay',
  summary: 'Sends a delivery again, or all parked ones',
  args: { account, delivery: { summary: 'the number of the delivery, or the word parked' } },
  options: printing,
  examples: [
    ['account hook replay 2 17', 'delivery 17 of account 2'],
    ['account hook replay 2 parked', 'all that were given up'],
  ],
  async run(call) {
    const id = accountOf(call.args.account)
    if (call.args.delivery === 'parked') {
      const all = await ask(call, 'replayParked', { account: id })
      return tell(call, all, ({ replayed }) => `Deliveries to send again: ${replayed}.`)
    }
    const one = await ask(call, 'replayHook', { account: id, delivery: deliveryOf(call.args.delivery) })
    tell(call, one, ({ id: delivery }) => `Delivery ${delivery} will be sent again.`)
  },
})

export const hook: Group = {
  name: 'hook',
  summary: 'The webhooks and callbacks of an account, and how to send them again',
  commands: [list, show, replay],
}
