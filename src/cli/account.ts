// `npm run account`: the operator's commands. A secret that it creates is printed once, and only its hash is stored.
import { type App, createApp } from '../server/app.ts'
import { readDkimRecords } from '../server/setup/dkim-keys.ts'
import { readConfig, unknownSettings } from '../server/setup/settings.ts'
import { HOOK_HELP, hookCommand } from './hooks.ts'
import { KEY_HELP, keyCommand } from './keys.ts'
import { approveSender, listSenders, rejectSender, SENDER_HELP, saveDocument } from './senders.ts'

const HELP = `Manages live accounts, whose messages go to real carriers.

  npm run account -- create "Acme"              creates a live account and prints its key, this once
${SENDER_HELP}
  npm run account -- user 2 acme a@example.com  adds the user acme to account 2, for the SMTP relay and SOAP, and
                                                prints the password, this once. Notices, such as the end of a
                                                campaign, go to the address; you may leave it out
  npm run account -- dkim                       prints the DNS records of the keys in MESSAGING_DKIM
  npm run account -- registered 7               enables registered messages for live account 7
${HOOK_HELP}
${KEY_HELP}

On SQLite, stop the server on the same data folder (MESSAGING_DATA) first.`

const commands: Record<string, (app: App, value: string, rest: string[]) => Promise<string>> = {
  async create(app, name) {
    const { accountId, key } = await app.domain.accounts.create(name, 'live')
    return `Account ${accountId}, ${name}. Its key, printed this once:\n\n  ${key}\n`
  },
  senders: listSenders,
  approve: approveSender,
  reject: rejectSender,
  document: saveDocument,
  async user(app, account, [username = '', email = '']) {
    const { accounts, users } = app.domain
    if (!/^\d{1,15}$/.test(account) || !(await accounts.exists(Number(account))))
      throw new Error(`There is no account ${account}.`)
    const { password } = await users.create(Number(account), { username: username.trim(), email })
    return `User ${username.trim()} of account ${account}. The password, printed this once:\n\n  ${password}\n`
  },
  async registered(app, id) {
    if (!(await app.domain.accounts.enableRegistered(Number(id)))) throw new Error(`There is no account ${id}.`)
    return `Account ${id} may now send registered messages.`
  },
  hook: hookCommand,
  key: keyCommand,
}

/** The DNS records to publish for the keys of MESSAGING_DKIM. */
function dkimRecords(): string {
  const records = readDkimRecords(readConfig(process.env).dkim)
  if (records.length === 0) throw new Error('MESSAGING_DKIM is not set: there are no keys.')
  return records.map(({ name, value }) => `TXT record of ${name}:\n\n  ${value}\n`).join('\n')
}

async function main([verb = '', value = '', ...rest]: string[]): Promise<void> {
  if (verb === 'dkim') return console.log(dkimRecords())
  const command = commands[verb]
  if (!command || (value.trim() === '' && verb !== 'senders')) {
    console.log(HELP)
    process.exitCode = verb === '--help' || verb === '-h' ? 0 : 1
    return
  }
  for (const warning of unknownSettings(process.env)) console.error(warning)
  const app = await createApp({ config: { ...readConfig(process.env), logLevel: 'silent' }, idle: true })
  try {
    console.log(await command(app, value.trim(), rest))
  } finally {
    await app.close()
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`Nothing was changed. ${error.message}`)
  process.exitCode = 1
})
