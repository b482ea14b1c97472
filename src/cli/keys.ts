// `npm run account -- key create|list|revoke`: the keys of an account, and what each may do.
import { parseArgs } from 'node:util'
import type { App } from '../server/app.ts'
import { accountOf, table, timeText } from './text.ts'

type KeyInfo = Awaited<ReturnType<App['domain']['keys']['list']>>[number]

/** The part of the help of `account` about keys. */
export const KEY_HELP = `  npm run account -- key create 2 --name "Shop" --rights transactional,marketing:read
                                                adds a key with these rights to account 2 and prints it, this once
  npm run account -- key list 2                 lists the keys of account 2: rights, last use, whether revoked
  npm run account -- key revoke 0a1b2c3d4e5f    revokes a key for good; it stops working immediately

  npm run account -- key create 2 --name "Shop" --user acme
                                                the key acts as the user acme of account 2: answers name the user
                                                as the one who created a campaign or asked for a message

Rights are the APIs that a key may use, separated by commas: marketing, transactional, registered, sandbox. With
:read the key may use only GET operations of that API. Without --rights it may do everything.`

const textOf = (rights: KeyInfo['rights']) => rights?.join(',') ?? 'all'

const toRow = ({ keyId, name, rights, userId, created, lastUsed, revoked }: KeyInfo) => [
  keyId,
  name || '(first)',
  textOf(rights),
  userId === null ? '' : String(userId),
  timeText(created),
  timeText(lastUsed),
  revoked === null ? '' : timeText(revoked),
]

const commands: Record<string, (app: App, rest: string[]) => Promise<string>> = {
  async create({ domain }, rest) {
    const { values, positionals } = parseArgs({
      args: rest,
      allowPositionals: true,
      options: { name: { type: 'string' }, rights: { type: 'string' }, user: { type: 'string' } },
    })
    const account = accountOf(positionals[0], 'key create 2')
    if (values.name === undefined) throw new Error('Give the key a name that says what it is for: --name "Shop".')
    const rights = domain.keys.parseRights(values.rights ?? 'all')
    const { keyId, key } = await domain.keys.create(account, { name: values.name, rights, username: values.user })
    return `Key ${keyId} of account ${account}, rights: ${textOf(rights)}. Printed this once:\n\n  ${key}\n`
  },
  async list({ domain }, rest) {
    const keys = await domain.keys.list(accountOf(rest[0], 'key list 2'))
    if (keys.length === 0) throw new Error(`There is no account ${rest[0]}.`)
    return table([['Key', 'Name', 'Rights', 'User', 'Created', 'Last used', 'Revoked'], ...keys.map(toRow)])
  },
  async revoke({ domain }, rest) {
    const { keyId, accountId, name } = await domain.keys.revoke(rest[0] ?? '')
    return `Key ${keyId}${name && `, ${name},`} of account ${accountId} is revoked.`
  },
}

/** Runs `key <verb> …`; its errors say what to type instead. */
export async function keyCommand(app: App, verb: string, rest: string[]): Promise<string> {
  const command = commands[verb]
  if (!command) throw new Error(`key takes ${Object.keys(commands).join(', ')}, not "${verb}".`)
  return command(app, rest)
}
