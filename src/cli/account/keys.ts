// `messaging account key`: manages API keys.
import type { OrderAnswer } from '../../server/operator/orders.ts'
import { type Call, defineCommand, type Group, UsageError } from '../../terminal/command.ts'
import { formatText, type Printable } from '../../terminal/printer.ts'
import { alignTable, timeText } from '../../terminal/text.ts'
import { account, accountOf } from './numbers.ts'
import { printing, printResult, runOrder } from './operator-orders.ts'

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

/** Rights to view everything of a live account in the console, with as few changes as possible. */
const LOOKING = 'console,marketing:read,transactional:read,registered:read'

/** The console URL for a key with a console right. Empty for other keys. */
async function consoleOf({ env }: Pick<Call, 'env'>, { key, rights }: OrderAnswer<'createKey'>): Promise<Printable> {
  if (!rights?.some((right) => right === 'console' || right === 'console:read')) return ''
  const { readConfig } = await import('../../server/settings/settings.ts')
  return formatText`\nOpen the console with this key:\n\n  ${readConfig(env).publicUrl}/console/#key=${key}\n`
}

const create = defineCommand({
  name: 'create',
  summary: 'Create an API key',
  args: { account },
  options: {
    ...printing,
    name: { type: 'text', summary: 'name that describes the use of the key' },
    rights: { type: 'text', summary: 'rights, separated by commas', default: 'all' },
    user: { type: 'text', value: 'username', summary: 'user that the key acts for; responses show this user' },
  },
  details: `Prints the key, which is shown only once.

Rights:

  marketing, transactional, registered, sandbox
                use this API; with :read, only its GET operations
  console       open the console of a live account: messages, webhooks and queues; resend webhooks
  console:read  open the console without messages and actions
  all           every right except console and console:read

Other pages of the console need the rights of their API.`,
  examples: [
    ['account key create 2 --name "Shop" --rights transactional,marketing:read', 'create a key with limited rights'],
    [`account key create 2 --name "Console" --rights ${LOOKING}`, 'create a key to view a live account'],
  ],
  async run(call) {
    const id = accountOf(call.args.account)
    const { name, rights, user } = call.options
    if (name === undefined) throw new UsageError('--name is missing. Name the key by its use, such as --name "Shop".')
    const made = await runOrder(call, 'createKey', { account: id, name, rights, username: user })
    const lead = await consoleOf(call, made)
    printResult(call, made, (it) => {
      return formatText`Created key ${it.keyId} of account ${id} with rights: ${textOf(it.rights)}. Shown only once:\n\n  ${it.key}\n${lead}`
    })
  },
})

const list = defineCommand({
  name: 'list',
  summary: 'List the keys of an account',
  args: { account },
  options: printing,
  async run(call) {
    const keys = await runOrder(call, 'listKeys', { account: accountOf(call.args.account) })
    printResult(call, keys, () => alignTable([head, ...keys.map(toRow)]))
  },
})

const revoke = defineCommand({
  name: 'revoke',
  summary: 'Revoke a key permanently',
  args: { key: { summary: 'id of the key, from `account key list`' } },
  options: printing,
  async run(call) {
    printResult(call, await runOrder(call, 'revokeKey', { key: call.args.key }), ({ keyId, accountId, name }) => {
      return `Revoked key ${keyId}${name && `, ${name},`} of account ${accountId}.`
    })
  },
})

export const key: Group = {
  name: 'key',
  summary: 'Manage API keys',
  commands: [create, list, revoke],
}
