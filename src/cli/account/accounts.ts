// Commands that create accounts and change their settings.
import { defineCommand, UsageError } from '../../terminal/command.ts'
import { formatText, joinText } from '../../terminal/printer.ts'
import { account, accountOf } from './numbers.ts'
import { printing, printResult, runOrder } from './operator-orders.ts'

export const create = defineCommand({
  name: 'create',
  summary: 'Create a live account',
  args: { name: { summary: 'name of the account' } },
  options: printing,
  details: 'Prints the API key of the account. It is shown only once.',
  examples: [['account create "Acme"', 'create an account for a customer']],
  async run(call) {
    const { name } = call.args
    if (name.trim() === '') throw new UsageError('The name is empty. Example: messaging account create "Acme"')
    printResult(call, await runOrder(call, 'createAccount', { name: name.trim() }), ({ accountId, key }) => {
      return formatText`Created account ${accountId}, ${name.trim()}. Its API key, shown only once:\n\n  ${key}\n`
    })
  },
})

export const user = defineCommand({
  name: 'user',
  summary: 'Add a user to an account',
  args: {
    account,
    username: { summary: 'login name' },
    email: { summary: 'email address for notifications', optional: true },
  },
  options: { ...printing, admin: { type: 'flag', summary: 'make the user an administrator' } },
  details: 'Users log in to the SMTP relay and SOAP. Prints the password, which is shown only once.',
  examples: [['account user 2 acme a@example.com', 'add the user acme to account 2']],
  async run(call) {
    const { args, options } = call
    const id = accountOf(args.account)
    const made = { username: args.username.trim(), email: args.email ?? '', isAdmin: options.admin }
    printResult(call, await runOrder(call, 'addUser', { account: id, ...made }), ({ username, password }) => {
      return formatText`Added user ${username} to account ${id}. The password, shown only once:\n\n  ${password}\n`
    })
  },
})

export const registered = defineCommand({
  name: 'registered',
  summary: 'Enable registered messages for an account',
  args: { account },
  options: printing,
  async run(call) {
    const answer = await runOrder(call, 'enableRegistered', { account: accountOf(call.args.account) })
    printResult(call, answer, ({ account: id }) => `Account ${id} can now send registered messages.`)
  },
})

/** Parses `plan=pro`. */
function readMember(text: string): [string, string | number] {
  const [, name = '', value = ''] = /^([A-Za-z\d]+)=(.*)$/s.exec(text) ?? []
  if (name === '') throw new UsageError(`"${text}" is invalid. Use <name>=<value>, such as plan=pro.`)
  const isNumber = name === 'companySize' || name === 'listLimit'
  return [name, isNumber && /^\d{1,9}$/.test(value) ? Number(value) : value]
}

export const profile = defineCommand({
  name: 'profile',
  summary: 'Show or change an account profile',
  args: { account, members: { summary: 'values to change, such as plan=pro', optional: true, many: true } },
  options: printing,
  details: `You can change each printed value except balance. credit is the total ever paid in.
listLimit is the maximum number of lists (0 for unlimited).`,
  examples: [
    ['account profile 7', 'print the profile'],
    ['account profile 7 plan=pro credit=250.00 "name=Shop Lda"', 'change three values'],
  ],
  async run(call) {
    const change = Object.fromEntries(call.args.members.map(readMember))
    printResult(call, await runOrder(call, 'profile', { account: accountOf(call.args.account), change }), (known) => {
      const { profile: members, balance } = known
      return joinText(Object.entries({ ...members, balance }).map(([name, value]) => `${name}=${value}`))
    })
  },
})

export const transactional = defineCommand({
  name: 'transactional',
  summary: 'Enable or disable the Transactional API',
  args: {
    account,
    state: { summary: 'enabling: off, and the account cannot turn it on yet', choices: ['on', 'off', 'enabling'] },
  },
  options: printing,
  async run(call) {
    const order = { account: accountOf(call.args.account), transactional: call.args.state }
    printResult(call, await runOrder(call, 'setTransactional', order), ({ account: id, transactional: state }) => {
      return `The Transactional API is ${state} for account ${id}.`
    })
  },
})

export const dkim = defineCommand({
  name: 'dkim',
  summary: 'Print the DNS records for DKIM',
  options: printing,
  details: 'Prints a TXT record for each key in MESSAGING_DKIM.',
  async run(call) {
    const [{ readConfig }, { readDkimRecords }] = await Promise.all([
      import('../../server/settings/settings.ts'),
      import('../../server/carriers/dkim-keys.ts'),
    ])
    const records = readDkimRecords(readConfig(call.env).dkim)
    if (records.length === 0) throw new Error('MESSAGING_DKIM is not set. Set it to your DKIM keys first.')
    printResult(call, records, (all) =>
      joinText(all.map(({ name, value }) => formatText`TXT record of ${name}:\n\n  ${value}\n`)),
    )
  },
})
