// A mail that its lane puts off costs nothing: no place in MESSAGING_SMTP_RATE, and no signature.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, it } from 'vitest'
import { readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { withCampaign, withSender } from '../support/mailing.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { useSmtpSink } from '../support/smtp.ts'
import { useFolder } from '../support/use-folder.ts'

const folder = useFolder('messaging-held-')
const smtp = useSmtpSink()
let server: TestServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

it('the rate is for those that leave', async () => {
  const file = join(folder, 'groups.json')
  await writeFile(file, JSON.stringify({ post: { domains: ['post.example'], rate: 0.01, floor: 0.01 } }))
  const env = { MESSAGING_SANDBOX_SMTP_URL: smtp.url, MESSAGING_SMTP_RATE: '1', MESSAGING_SMTP_GROUPS: file }
  server = await startServer({ env })
  const { data } = server
  const held = Array.from({ length: 300 }, (_, n) => `a${n}@post.example`)
  const campaign = await withCampaign(server, [...held, 'ana@example.com'], await withSender(server))
  await campaign.start()
  // At one mail a second, the others would be five minutes ahead of it.
  await smtp.waitFor(({ to }) => to[0] === 'ana@example.com')
  await eventually(async () => {
    const rows = await readRows<{ state: string }>(data, 'SELECT state FROM message')
    return rows.filter(({ state }) => state === 'deferred').length === held.length - 1
  })
})
