// The keys of an account, and what each may do.
import type { OrderAnswer } from '../../server/operator/orders.ts'
import { type Call, command, type Group, UsageError } from '../frame/command.ts'
import { table, timeText } from '../text.ts'
import { ask, printing, tell } from './ask.ts'
import { account, accountOf } from './numbers.ts'

type KeyInfo = OrderAnswer<'listKeys'>[number]

const textOf = (rights: KeyInfo['rights']) => rights?.join(',') ?? 'all'

const head = ['Key', 'Name', 'Rights', 'User', 'Created', 'Last used', 'Revoked']

const toRow = ({ keyId, name, rights, userId, created, lastUsed, revoked }: KeyInfo) => [
  keyId,
  name || '(first)',
  textOf(rights),
  userId === null ? '' : String(userId),
  timeText(created),
  timeText(lastUsed),
  revoked === null ? '' : timeText(revoked),
]

/** The rights with which the console shows everything of a live account and changes as little as can be. */
const LOOKING = 'console,marketing:read,transactional:read,registered:read'

/** Where a key of a live account opens the console, if it may. */
async function consoleOf({ env }: Pick<Call, 'env'>, { key, rights }: OrderAnswer<'createKey'>): Promise<string> {
  if (!rights?.some((right) => right === 'console' || right === 'console:read')) return ''
  const { readConfig } = await import('../../server/setup/settings.ts')
  return `\nIt opens the console:\n\n  ${readConfig(env).publicUrl}/console/#key=${key}\n`
}

const create = command({
  name: 'create',
  summary: 'Adds a key to an account and prints it, this once',
  args: { account },
  options: {
    ...printing,
    name: { type: 'text', summary: 'what the key is for' },
    rights: { type: 'text', summary: 'what it may do', default: 'all' },
    user: { type: 'text', value: 'username', summary: 'the user as whom it acts, whom answers then name' },
  },
  details:
    'Rights are the APIs that a key may use, separated by commas: marketing, transactional, registered, sandbox. With\n:read the key may use only GET operations of that API. A key of a live account with the right console opens the\nconsole, where one sees its messages, hooks and queues and can send hooks again; console:read shows neither\nmessages nor buttons that do something. all does not include it. What the other pages show needs the other rights.',
  examples: [
    ['account key create 2 --name "Shop" --rights transactional,marketing:read', 'a key with less rights'],
    [`account key create 2 --name "Console" --rights ${LOOKING}`, 'a key to look at a live account'],
  ],
  async run(call) {
    const id = accountOf(call.args.account)
    const { name, rights, user } = call.options
    if (name === undefined) throw new UsageError('Give the key a name that says what it is for: --name "Shop".')
    const made = await ask(call, 'createKey', { account: id, name, rights, username: user })
    const lead = await consoleOf(call, made)
    tell(call, made, (it) => {
      return `Key ${it.keyId} of account ${id}, rights: ${textOf(it.rights)}. Printed this once:\n\n  ${it.key}\n${lead}`
    })
  },
})

const list = command({
  name: 'list',
  summary: 'Lists the keys of an account: rights, last use, whether revoked',
  args: { account },
  options: printing,
  async run(call) {
    const keys = await ask(call, 'listKeys', { account: accountOf(call.args.account) })
    tell(call, keys, () => table([head, ...keys.map(toRow)]))
  },
})

const revoke = command({
  name: 'revoke',
  summary: 'Revokes a key for good; it stops working immediately',
  args: { key: { summary: 'the id of a key, as `account key list` shows it' } },
  options: printing,
  async run(call) {
    tell(call, await ask(call, 'revokeKey', { key: call.args.key }), ({ keyId, accountId, name }) => {
      return `Key ${keyId}${name && `, ${name},`} of account ${accountId} is revoked.`
    })
  },
})

export const key: Group = {
  name: 'key',
  summary: 'The keys of an account, and what each may do',
  commands: [create, list, revoke],
}
