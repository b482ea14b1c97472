// Accounts themselves: who they are, what they may do, who belongs to them.
import { command, UsageError } from '../frame/command.ts'
import { ask, printing, tell } from './ask.ts'
import { account, accountOf } from './numbers.ts'

export const create = command({
  name: 'create',
  summary: 'Creates a live account and prints its key, this once',
  args: { name: { summary: 'what the account is called' } },
  options: printing,
  examples: [['account create "Acme"', 'the account of a customer']],
  async run(call) {
    const { name } = call.args
    if (name.trim() === '') throw new UsageError('Give the account a name, for example: account create "Acme".')
    tell(call, await ask(call, 'createAccount', { name: name.trim() }), ({ accountId, key }) => {
      return `Account ${accountId}, ${name.trim()}. Its key, printed this once:\n\n  ${key}\n`
    })
  },
})

export const user = command({
  name: 'user',
  summary: 'Adds a user to an account, for the SMTP relay and SOAP, and prints the password, this once',
  args: {
    account,
    username: { summary: 'the name to log in with' },
    email: { summary: 'where notices go, such as the end of a campaign', optional: true },
  },
  options: { ...printing, admin: { type: 'flag', summary: 'make the user an administrator of the account' } },
  examples: [['account user 2 acme a@example.com', 'the user acme of account 2']],
  async run(call) {
    const { args, options } = call
    const id = accountOf(args.account)
    const made = { username: args.username.trim(), email: args.email ?? '', isAdmin: options.admin }
    tell(call, await ask(call, 'addUser', { account: id, ...made }), ({ username, password }) => {
      return `User ${username} of account ${id}. The password, printed this once:\n\n  ${password}\n`
    })
  },
})

export const registered = command({
  name: 'registered',
  summary: 'Enables registered messages for a live account',
  args: { account },
  options: printing,
  async run(call) {
    const answer = await ask(call, 'enableRegistered', { account: accountOf(call.args.account) })
    tell(call, answer, ({ account: id }) => `Account ${id} may now send registered messages.`)
  },
})

/** `plan=pro` as a member of the profile. */
function readMember(text: string): [string, string | number] {
  const [, name = '', value = ''] = /^([A-Za-z\d]+)=(.*)$/s.exec(text) ?? []
  if (name === '') throw new UsageError(`"${text}" sets nothing: write it like plan=pro.`)
  const isNumber = name === 'companySize' || name === 'listLimit'
  return [name, isNumber && /^\d{1,9}$/.test(value) ? Number(value) : value]
}

export const profile = command({
  name: 'profile',
  summary: 'Prints what an account knows of itself, with its balance, and changes it',
  args: { account, members: { summary: 'what to change, like plan=pro', optional: true, many: true } },
  options: printing,
  details:
    'The printed words are the names that can be changed. credit is all that was ever paid in, listLimit how many lists\nthe account may have (0 for any).',
  examples: [
    ['account profile 7', 'prints it'],
    ['account profile 7 plan=pro credit=250.00 "name=Shop Lda"', 'changes it'],
  ],
  async run(call) {
    const change = Object.fromEntries(call.args.members.map(readMember))
    tell(call, await ask(call, 'profile', { account: accountOf(call.args.account), change }), (known) => {
      const { profile: members, balance } = known
      return Object.entries({ ...members, balance })
        .map(([name, value]) => `${name}=${value}`)
        .join('\n')
    })
  },
})

export const transactional = command({
  name: 'transactional',
  summary: 'Opens or closes the Transactional API for an account',
  args: {
    account,
    state: { summary: 'enabling: closed, and it may not open it itself yet', choices: ['on', 'off', 'enabling'] },
  },
  options: printing,
  async run(call) {
    const order = { account: accountOf(call.args.account), transactional: call.args.state }
    tell(call, await ask(call, 'setTransactional', order), ({ account: id, transactional: state }) => {
      return `The Transactional API is ${state} for account ${id}.`
    })
  },
})

export const dkim = command({
  name: 'dkim',
  summary: 'Prints the DNS records of the keys in MESSAGING_DKIM',
  options: printing,
  async run(call) {
    const [{ readConfig }, { readDkimRecords }] = await Promise.all([
      import('../../server/setup/settings.ts'),
      import('../../server/setup/dkim-keys.ts'),
    ])
    const records = readDkimRecords(readConfig(call.env).dkim)
    if (records.length === 0) throw new Error('MESSAGING_DKIM is not set: there are no keys.')
    tell(call, records, (all) => all.map(({ name, value }) => `TXT record of ${name}:\n\n  ${value}\n`).join('\n'))
  },
})
