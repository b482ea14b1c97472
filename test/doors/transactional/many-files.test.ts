// Emails whose files come from addresses of a customer: however many and large they are, they take little memory.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { startWatchedServer, type WatchedServer } from '../../support/watched-server.ts'

const MB = 1024 * 1024
const EMAILS = 6
const FILES = 20
/** Emails with a file of 4 MB in their body: 225 MB as Base64. */
const INLINE = 40
/** Megabytes, with what a collection has yet to free. All at once they take 950. */
const MOST_INLINE = 600
/** Megabytes. The files of all emails together have 600 MB. */
const MOST = 200

let server: WatchedServer
let host: http.Server
beforeAll(async () => {
  server = await startWatchedServer()
  const content = Buffer.alloc(5 * MB)
  host = http.createServer((_request, response) => response.end(content))
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await server?.close()
  host?.closeAllConnections()
  host?.close()
})

it('stops to read files as soon as those of an email have more than 5 MB together', async () => {
  const { sender_id } = await server.marketing.createEmailSender({ body: { name: 'a', email: 'a@example.com' } })
  const { port } = host.address() as AddressInfo
  const send = async (email: number, files: number) => {
    const attachment = Array.from({ length: files }, (_, n) => ({
      filename: `${n}.bin`,
      mimeType: 'application/octet-stream',
      arrangement: 'attachment' as const,
      url: `http://127.0.0.1:${port}/${email}/${n}`,
    }))
    const body = { senderId: String(sender_id), to: 'b@example.com', subject: 'a', textBody: 'a', attachment }
    return Number((await server.transactional.sendEmail({ body })).messageId)
  }
  const isOver = async (messageId: number) => {
    const [entry] = await server.transactional.getEmailLog({ path: { messageId } })
    return entry?.campaign.currentStatus === 'send_failed'
  }
  // What is loaded with the first email is loaded now.
  const first = await send(0, 2)
  await eventually(() => isOver(first))
  const before = await server.memory()
  const ids = await Promise.all(Array.from({ length: EMAILS }, (_, n) => send(n + 1, FILES)))
  for (const id of ids) await eventually(() => isOver(id))
  const { mostResident } = await server.memory()
  expect((mostResident - before.rss) / MB).toBeLessThan(MOST)
})

it('reads the files in the body of a few emails at a time, however many emails are due', async () => {
  const { sender_id } = await server.marketing.createEmailSender({ body: { name: 'b', email: 'b@example.com' } })
  const sandbox = server.doors.sandbox(server.key)
  const data = Buffer.alloc(4 * MB).toString('base64')
  const at = new Date(Date.parse((await sandbox.getClock()).now) + 3_600_000).toISOString().slice(0, 19)
  const attachment = [
    { filename: 'a.bin', mimeType: 'application/octet-stream', arrangement: 'attachment' as const, data },
  ]
  const order = {
    senderId: String(sender_id),
    subject: 'a',
    textBody: 'a',
    attachment,
    scheduleTo: at.replace('T', ' '),
  }
  for (let n = 0; n < INLINE; n++)
    await server.transactional.sendEmail({ body: { ...order, to: `inline${n}@example.com` } })
  const before = await server.memory()
  await sandbox.advanceClock({ body: { seconds: 3_600 } })
  await eventually(async () => {
    const { total_items } = await sandbox.listCapturedMessages()
    return total_items === INLINE
  })
  const { mostResident } = await server.memory()
  process.stdout.write(`${Math.round((mostResident - before.rss) / MB)} MB\n`)
  expect((mostResident - before.rss) / MB).toBeLessThan(MOST_INLINE)
})
