// `messaging account hook`: shows and resends webhooks and callbacks.
import type { OrderAnswer } from '../../server/operator/orders.ts'
import { defineCommand, type Group } from '../../terminal/command.ts'
import { joinText } from '../../terminal/printer.ts'
import { alignTable, timeText } from '../../terminal/text.ts'
import { account, accountOf, numberOf } from './numbers.ts'
import { printing, printResult, runOrder } from './operator-orders.ts'

type Delivery = OrderAnswer<'listHooks'>['items'][number]

const states = ['pending', 'delivered', 'parked', 'held'] as const

const toRow = (row: Delivery) => [
  String(row.id),
  row.state,
  row.event ?? '',
  row.url,
  String(row.attempts),
  timeText(row.created),
  row.state === 'pending' ? timeText(row.next_at) : '',
]

const head = ['Delivery', 'State', 'Event', 'URL', 'Attempts', 'Created', 'Next attempt']

const deliveryOf = (text: string): number => numberOf(text, 'delivery', '`messaging account hook list`')

const iso = (ms: number) => new Date(ms).toISOString()

/** The JSON of a delivery, without its secret. */
const publicOf = ({ id, state, event, url, attempts, created }: Delivery) => {
  return { delivery: id, state, event, url, attempts, created: iso(created) }
}

const list = defineCommand({
  name: 'list',
  summary: 'List webhook deliveries, newest first',
  args: { account },
  options: { ...printing, state: { type: 'text', summary: 'only deliveries in this state', choices: states } },
  details: `parked: given up after 72 hours, or because the receiver returned 410.
held: waiting until the webhook is enabled.`,
  async run(call) {
    const page = await runOrder(call, 'listHooks', { account: accountOf(call.args.account), state: call.options.state })
    const { items, total } = page
    const more = total > items.length ? [`Showing the newest ${items.length} of ${total}.`] : []
    const words = () =>
      total === 0 ? 'No deliveries found.' : joinText([alignTable([head, ...items.map(toRow)]), ...more])
    printResult(call, { total, items: items.map(publicOf) }, words)
  },
})

const show = defineCommand({
  name: 'show',
  summary: 'Show a webhook delivery',
  args: { account, delivery: { summary: 'id of the delivery' } },
  options: printing,
  details: 'Shows the attempts and the body.',
  async run(call) {
    const order = { account: accountOf(call.args.account), delivery: deliveryOf(call.args.delivery) }
    const { delivery, attempts } = await runOrder(call, 'showHook', order)
    const tries = attempts.map(({ at, status, error, duration }) => ({ at: iso(at), status, error, duration }))
    printResult(call, { ...publicOf(delivery), tries, body: delivery.body }, () => {
      const log = attempts.map(({ at, status, error, duration }) => [
        timeText(at),
        status === null ? '' : String(status),
        error ?? '',
        `${duration} ms`,
      ])
      const tables = [alignTable([head, toRow(delivery)]), alignTable([['Attempt', 'Status', 'Error', 'Took'], ...log])]
      return joinText([...tables, delivery.body], '\n\n')
    })
  },
})

const replay = defineCommand({
  name: 'replay',
  summary: 'Resend one or all parked deliveries',
  args: { account, delivery: { summary: 'id of the delivery, or parked for all parked ones' } },
  options: printing,
  examples: [
    ['account hook replay 2 17', 'resend delivery 17 of account 2'],
    ['account hook replay 2 parked', 'resend all parked deliveries'],
  ],
  async run(call) {
    const id = accountOf(call.args.account)
    if (call.args.delivery === 'parked') {
      const all = await runOrder(call, 'replayParked', { account: id })
      return printResult(
        call,
        all,
        ({ replayed }) => `Queued ${replayed} ${replayed === 1 ? 'delivery' : 'deliveries'} for resending.`,
      )
    }
    const one = await runOrder(call, 'replayHook', { account: id, delivery: deliveryOf(call.args.delivery) })
    printResult(call, one, ({ id: delivery }) => `Queued delivery ${delivery} for resending.`)
  },
})

export const hook: Group = {
  name: 'hook',
  summary: 'List and resend webhook deliveries',
  commands: [list, show, replay],
}
