// `messaging work`: lists and releases set-aside work.
import type { OrderAnswer } from '../../server/operator/orders.ts'
import { defineCommand } from '../../terminal/command.ts'
import { alignTable, timeText } from '../../terminal/text.ts'
import { numberOf } from '../account/numbers.ts'
import { printing, printResult, runOrder } from '../account/operator-orders.ts'

type SetAside = OrderAnswer<'listSetAside'>[number]

const toRow = ({ id, kind, ref, account_id, deaths, last_death, operation_id }: SetAside) => [
  String(id),
  kind,
  ref,
  account_id === 0 ? '' : String(account_id),
  operation_id === null ? '' : String(operation_id),
  String(deaths),
  timeText(last_death),
]

const jsonOf = ({ id, kind, ref, account_id, deaths, last_death, operation_id }: SetAside) => ({
  number: id,
  kind,
  ref,
  account: account_id === 0 ? null : account_id,
  operation: operation_id,
  deaths,
  since: new Date(last_death).toISOString(),
})

export const list = defineCommand({
  name: 'list',
  summary: 'List set-aside work',
  options: printing,
  details: `The platform sets work aside when the process crashed twice during that work. Deaths is
the number of crashes, Since the time of the last one. Operation is the id that the
customer sees.`,
  async run(call) {
    const held = await runOrder(call, 'listSetAside', {})
    const head = ['Number', 'Kind', 'Key', 'Account', 'Operation', 'Deaths', 'Since']
    printResult(call, { set_aside: held.map(jsonOf) }, () =>
      held.length === 0 ? 'No work is set aside.' : alignTable([head, ...held.map(toRow)]),
    )
  },
})

export const release = defineCommand({
  name: 'release',
  summary: 'Release set-aside work',
  args: { number: { summary: 'number from `messaging work list`' } },
  options: printing,
  examples: [['work release 3', 'run number 3 again']],
  details: `Fix the cause first. The platform starts the work within a second. After two more crashes
the work is set aside again.`,
  async run(call) {
    const number = numberOf(call.args.number, 'work', '`messaging work list`')
    const released = await runOrder(call, 'releaseWork', { number })
    printResult(call, jsonOf(released), ({ kind, ref }) => `Released ${kind} ${ref}.`)
  },
})
