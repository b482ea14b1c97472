// `npm run account -- create "Acme"`: makes a live account and prints its key. The key is not kept.
import { createApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'

const HELP = `Makes an account whose messages go to real carriers.

  npm run account -- create "Acme"

The key is shown once. The server must not run on the same data folder (MESSAGING_DATA).`

async function main([verb, name]: string[]): Promise<void> {
  if (verb !== 'create' || !name?.trim()) {
    console.log(HELP)
    process.exitCode = verb === '--help' || verb === '-h' ? 0 : 1
    return
  }
  const app = await createApp({ config: { ...readConfig(process.env), logLevel: 'silent' }, idle: true })
  try {
    const { accountId, key } = await app.domain.accounts.create(name.trim(), 'live')
    console.log(`Account ${accountId}, ${name.trim()}. Its key, shown this once:\n\n  ${key}\n`)
  } finally {
    await app.close()
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`No account was made. ${error.message}`)
  process.exitCode = 1
})
