// Who is there: accounts and their users.
import type { OrderAnswer } from '../../server/operator/orders.ts'
import { command } from '../frame/command.ts'
import { table, timeText } from '../text.ts'
import { ask, nothingChanged, ordering, printing, tell, untilNothingInHand } from './ask.ts'
import { account, accountOf } from './numbers.ts'

type Account = OrderAnswer<'listAccounts'>['items'][number]
type User = OrderAnswer<'listUsers'>['items'][number]

const iso = (ms: number) => new Date(ms).toISOString()

const publicOf = ({ id, kind, name, created, suspended, deleted }: Account) => {
  return { account: id, kind, name, created: iso(created), suspended: suspended !== null, deleted: deleted !== null }
}

const stateOf = ({ suspended, deleted }: Pick<Account, 'suspended' | 'deleted'>): string =>
  deleted !== null ? 'being deleted' : suspended !== null ? 'suspended' : ''

const partOf = (shown: number, total: number): string[] => (total > shown ? [`These are ${shown} of ${total}.`] : [])

export const list = command({
  name: 'list',
  summary: 'Lists the accounts, the newest first',
  options: {
    ...printing,
    kind: { type: 'text', summary: 'only those of this kind', choices: ['live', 'sandbox'] },
    limit: { type: 'integer', summary: 'how many at most', default: 100 },
  },
  async run(call) {
    const { items, total } = await ask(call, 'listAccounts', call.options)
    const rows = items.map((one) => {
      return [String(one.id), one.kind, one.name, timeText(one.created), stateOf(one)]
    })
    tell(call, { total, items: items.map(publicOf) }, () =>
      [table([['Account', 'Kind', 'Name', 'Created', ''], ...rows]), ...partOf(items.length, total)].join('\n'),
    )
  },
})

export const show = command({
  name: 'show',
  summary: 'Shows an account: its balance, what it sent, how many keys and users it has',
  args: { account },
  options: printing,
  async run(call) {
    const known = await ask(call, 'showAccount', { account: accountOf(call.args.account) })
    const flags = { suspended: known.suspended !== null, deleted: known.deleted !== null }
    tell(call, { ...known, created: iso(known.created), ...flags }, () => {
      const sent = Object.entries(known.sent).map(([channel, count]) => `${channel} ${count}`)
      const rows = [
        ['Account', String(known.id)],
        ['Name', known.name],
        ['Kind', known.kind],
        ['Created', timeText(known.created)],
        ...(known.suspended === null ? [] : [['Suspended', timeText(known.suspended)]]),
        ...(known.deleted === null ? [] : [['Being deleted', timeText(known.deleted)]]),
        ['Plan', known.plan],
        ['Balance', known.balance],
        ['Sent', sent.join(', ') || 'nothing'],
        ['Keys', String(known.keys)],
        ['Users', String(known.users)],
      ]
      return table(rows)
    })
  },
})

export const suspend = command({
  name: 'suspend',
  summary: 'Stops an account: its keys and users are kept out, and what it has queued waits',
  args: { account },
  options: printing,
  details:
    'Campaigns, messages, automations, feeds and webhooks wait, and nothing is lost. The command ends when nothing that was\nunder way can leave any more.',
  async run(call) {
    const id = accountOf(call.args.account)
    await ordering(call, async (order) => {
      const answer = await order('suspend', { account: id, since: Date.now() }).catch(nothingChanged)
      call.step('waiting for what is under way')
      if (!(await untilNothingInHand(order, id)))
        call.warn('Something is still under way, and may leave: a carrier takes very long.')
      tell(call, answer, () => `Account ${id} is suspended.`)
    })
  },
})

export const resume = command({
  name: 'resume',
  summary: 'Lets the keys and users of a suspended account in again, and what it has queued go on',
  args: { account },
  options: printing,
  async run(call) {
    const order = { account: accountOf(call.args.account), since: null }
    tell(call, await ask(call, 'suspend', order), ({ account: id }) => `Account ${id} is in use again.`)
  },
})

const toRow = ({ username, email, isAdmin, status, created }: User) => [
  username,
  email,
  isAdmin ? 'administrator' : '',
  status,
  timeText(created),
]

export const users = command({
  name: 'users',
  summary: 'Lists the users of an account',
  args: { account },
  options: printing,
  async run(call) {
    const { items, total } = await ask(call, 'listUsers', { account: accountOf(call.args.account) })
    tell(call, { total, items: items.map((user) => ({ ...user, created: iso(user.created) })) }, () => {
      if (total === 0) return 'The account has no users.'
      const head = ['Username', 'Email', 'Role', 'Status', 'Created']
      return [table([head, ...items.map(toRow)]), ...partOf(items.length, total)].join('\n')
    })
  },
})

export const password = command({
  name: 'password',
  summary: 'Gives a user a new password and prints it, this once; the old one stops working',
  args: { username: { summary: 'the name of the user, of whatever account' } },
  options: printing,
  async run(call) {
    const { username } = call.args
    tell(call, await ask(call, 'renewPassword', { username }), (made) => {
      return `User ${username} of account ${made.account}. The new password, printed this once:\n\n  ${made.password}\n`
    })
  },
})
