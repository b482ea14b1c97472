// What the operator does from the command line: `npm run account -- create "Acme"` makes a live account
// and prints its key, which is not kept; `npm run account -- approve shop@example.com` ends the moderation
// of a sender.
import { createApp, type App } from '../server/app.ts'
import { readConfig } from '../server/config.ts'

const HELP = `Accounts whose messages go to real carriers, and their senders.

  npm run account -- create "Acme"              makes a live account; its key is shown once
  npm run account -- approve shop@example.com   lets live accounts send from an address

The server must not run on the same data folder (MESSAGING_DATA).`

const commands: Record<string, (app: App, value: string) => Promise<string>> = {
  async create(app, name) {
    const { accountId, key } = await app.domain.accounts.create(name, 'live')
    return `Account ${accountId}, ${name}. Its key, shown this once:\n\n  ${key}\n`
  },
  async approve(app, address) {
    const n = await app.domain.senders.approveEmail(address)
    if (n === 0) throw new Error(`No sender ${address} waits in moderation.`)
    return `${address}: ${n} ${n === 1 ? 'sender is' : 'senders are'} active now.`
  },
}

async function main([verb = '', value = '']: string[]): Promise<void> {
  const command = commands[verb]
  if (!command || value.trim() === '') {
    console.log(HELP)
    process.exitCode = verb === '--help' || verb === '-h' ? 0 : 1
    return
  }
  const app = await createApp({ config: { ...readConfig(process.env), logLevel: 'silent' }, idle: true })
  try {
    console.log(await command(app, value.trim()))
  } finally {
    await app.close()
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`Nothing was changed. ${error.message}`)
  process.exitCode = 1
})
