// Commands that list, show, suspend and resume accounts, and manage users.
import type { OrderAnswer } from '../../server/operator/orders.ts'
import { defineCommand, UsageError } from '../../terminal/command.ts'
import { formatText, joinText } from '../../terminal/printer.ts'
import { alignTable, timeText } from '../../terminal/text.ts'
import { account, accountOf } from './numbers.ts'
import { printing, printResult, runOrder, untilNothingInHand, withOperator } from './operator-orders.ts'

type Account = OrderAnswer<'listAccounts'>['items'][number]
type User = OrderAnswer<'listUsers'>['items'][number]

const iso = (ms: number) => new Date(ms).toISOString()

const publicOf = ({ id, kind, name, created, suspended, deleted }: Account) => {
  return { account: id, kind, name, created: iso(created), suspended: suspended !== null, deleted: deleted !== null }
}

const stateOf = ({ suspended, deleted }: Pick<Account, 'suspended' | 'deleted'>): string =>
  deleted !== null ? 'being deleted' : suspended !== null ? 'suspended' : ''

const partOf = (shown: number, total: number): string[] => (total > shown ? [`Showing ${shown} of ${total}.`] : [])

export const list = defineCommand({
  name: 'list',
  summary: 'List accounts, newest first',
  options: {
    ...printing,
    kind: { type: 'text', summary: 'only accounts of this kind', choices: ['live', 'sandbox'] },
    limit: { type: 'integer', summary: 'maximum number of accounts', default: 100 },
  },
  async run(call) {
    const { items, total } = await runOrder(call, 'listAccounts', call.options)
    const rows = items.map((one) => {
      return [String(one.id), one.kind, one.name, timeText(one.created), stateOf(one)]
    })
    printResult(call, { total, items: items.map(publicOf) }, () =>
      joinText([alignTable([['Account', 'Kind', 'Name', 'Created', ''], ...rows]), ...partOf(items.length, total)]),
    )
  },
})

export const show = defineCommand({
  name: 'show',
  summary: 'Show an account',
  args: { account },
  options: printing,
  async run(call) {
    const known = await runOrder(call, 'showAccount', { account: accountOf(call.args.account) })
    const flags = { suspended: known.suspended !== null, deleted: known.deleted !== null }
    printResult(call, { ...known, created: iso(known.created), ...flags }, () => {
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
      return alignTable(rows)
    })
  },
})

export const suspend = defineCommand({
  name: 'suspend',
  summary: 'Suspend an account',
  args: { account },
  options: printing,
  details: `Its keys and users can no longer log in. Queued campaigns, messages, automations, feeds
and webhooks wait; nothing is lost. The command returns when work in progress is done.`,
  async run(call) {
    const id = accountOf(call.args.account)
    await withOperator(call, async (order) => {
      const answer = await order('suspend', { account: id, since: Date.now() })
      call.step('waiting for work in progress')
      if (!(await untilNothingInHand(order, id)))
        call.warn('A carrier is still busy, so some messages may still be sent.')
      printResult(call, answer, () => `Suspended account ${id}.`)
    })
  },
})

export const resume = defineCommand({
  name: 'resume',
  summary: 'Resume a suspended account',
  args: { account },
  options: printing,
  details: 'Its keys and users work again, and queued work continues.',
  async run(call) {
    const order = { account: accountOf(call.args.account), since: null }
    printResult(call, await runOrder(call, 'suspend', order), ({ account: id }) => `Resumed account ${id}.`)
  },
})

const toRow = ({ username, email, isAdmin, status, created }: User) => [
  username,
  email,
  isAdmin ? 'administrator' : '',
  status,
  timeText(created),
]

export const users = defineCommand({
  name: 'users',
  summary: 'List the users of an account',
  args: { account },
  options: printing,
  async run(call) {
    const { items, total } = await runOrder(call, 'listUsers', { account: accountOf(call.args.account) })
    printResult(call, { total, items: items.map((user) => ({ ...user, created: iso(user.created) })) }, () => {
      if (total === 0) return 'The account has no users.'
      const head = ['Username', 'Email', 'Role', 'Status', 'Created']
      return joinText([alignTable([head, ...items.map(toRow)]), ...partOf(items.length, total)])
    })
  },
})

const status = ['active', 'inactive'] as const

export const changeUser = defineCommand({
  name: 'change-user',
  summary: 'Change a user',
  args: { username: { summary: 'login name, in any account' } },
  options: {
    ...printing,
    firstName: { type: 'text', value: 'name', summary: 'first name' },
    lastName: { type: 'text', value: 'name', summary: 'last name' },
    phone: { type: 'text', value: 'number', summary: 'phone number with country code' },
    picture: { type: 'text', value: 'address', summary: 'URL of a picture' },
    status: { type: 'text', summary: 'an inactive user cannot log in', choices: status },
  },
  details: 'Options that you leave out keep their value. An empty text clears it.',
  examples: [['account change-user joao --status inactive', 'ends the sessions of joao, who cannot log in any more']],
  async run(call) {
    const { firstName, lastName, phone, picture: profileImage, status: wanted } = call.options
    const change = { firstName, lastName, phone, profileImage, status: wanted }
    if (Object.values(change).every((value) => value === undefined))
      throw new UsageError(
        'Nothing to change. Give an option, such as: messaging account change-user joao --status inactive',
      )
    printResult(call, await runOrder(call, 'changeUser', { username: call.args.username, change }), (user) => {
      return alignTable([
        ['Username', user.username],
        ['Name', `${user.first_name} ${user.last_name}`.trim()],
        ['Phone', user.phone],
        ['Picture', user.profile_image],
        ['Status', user.status],
      ])
    })
  },
})

export const password = defineCommand({
  name: 'password',
  summary: 'Reset the password of a user',
  args: { username: { summary: 'login name, in any account' } },
  options: printing,
  details: 'Prints the new password, which is shown only once. The old one stops working.',
  async run(call) {
    const { username } = call.args
    printResult(call, await runOrder(call, 'renewPassword', { username }), (made) => {
      return formatText`Reset the password of user ${username} in account ${made.account}. The new password, shown only once:\n\n  ${made.password}\n`
    })
  },
})
