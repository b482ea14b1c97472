// nodemailer with nothing around it: it sends the same mail, built the same way, to as many addresses.
import { readFileSync } from 'node:fs'
import { createTransport } from 'nodemailer'
import { toMailOptions } from '../../../src/server/channels/email/mime.ts'

// The last argument is a file with a key for signing the mails, or empty.
const [port, count, html, keyFile] = process.argv.slice(2) as [string, string, string, string]
// As many connections as the platform has (src/server/channels/email/smtp-carrier.ts), and as many mails in hand.
const CONNECTIONS = 5
const IN_HAND = 200

const dkim = keyFile
  ? { dkim: { domainName: 'example.com', keySelector: 'bench', privateKey: readFileSync(keyFile, 'utf8') } }
  : {}
const pool = createTransport({
  pool: true,
  host: '127.0.0.1',
  port: Number(port),
  maxConnections: CONNECTIONS,
  maxMessages: Infinity,
  ...dkim,
})
const link = `<http://127.0.0.1:8080/u/${'x'.repeat(44)}>`

async function send(n: number): Promise<void> {
  await pool.sendMail(
    toMailOptions({
      messageId: n,
      accountId: 1,
      headerId: `m.${n}@example.com`,
      campaignHash: 'x',
      from: { name: 'Shop', email: 'shop@example.com' },
      to: { email: `reader${n}@example.com`, name: `Reader ${n}` },
      subject: `Spring for Reader ${n}`,
      html,
      headers: { 'List-Unsubscribe': link, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      date: Date.now(),
    }),
  )
}

let next = 0
async function runner(): Promise<void> {
  while (next < Number(count)) await send(next++)
}

const start = performance.now()
await Promise.all(Array.from({ length: IN_HAND }, runner))
const ms = performance.now() - start
const { user, system } = process.cpuUsage()
process.send?.({ ms, cpu: (user + system) / 1000 })
pool.close()
process.disconnect?.()
