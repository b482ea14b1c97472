// The clients against the platform itself, and the support code that other tests rely on.
import { existsSync } from 'node:fs'
import nodemailer from 'nodemailer'
import { expect, it } from 'vitest'
import { NotFoundError, RateLimitError, UnauthorizedError, UnprocessableError } from '../../src/clients/index.ts'
import { eventually } from '../support/eventually.ts'
import { startServer } from '../support/server.ts'
import { parseMail, startSmtpSink } from '../support/smtp.ts'

it('a list is created, changed, found and deleted', async () => {
  await using server = await startServer()
  const client = server.marketing()
  const { list_id } = await client.createList({ body: { internal_name: 'Olá' } })
  await client.updateList({ path: { list_id }, body: { public_name: 'News' } })
  await expect(client.getList({ path: { list_id } })).resolves.toMatchObject({
    internal_name: 'Olá',
    public_name: 'News',
  })
  await expect(client.deleteList({ path: { list_id } })).resolves.toBeUndefined()
  const error = await client.getList({ path: { list_id } }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(NotFoundError)
  expect((error as NotFoundError).requestId).toMatch(/^\S+-\w+$/)
})

it('accounts do not see each other', async () => {
  await using server = await startServer()
  const second = await server.createAccount('Second')
  await server.marketing().createList({ body: { internal_name: 'mine' } })
  await expect(server.marketing(second.key).listLists()).resolves.toMatchObject({ total_items: 0 })
  await expect(server.marketing('unknown').listLists()).rejects.toThrow(UnauthorizedError)
})

it('items come from the pages of the server', async () => {
  await using server = await startServer()
  const client = server.marketing()
  for (let n = 1; n <= 7; n++) await client.createList({ body: { internal_name: `list ${n}` } })
  const names: string[] = []
  for await (const list of client.listLists.items({ query: { order: 'asc', limit: 3 } })) names.push(list.internal_name)
  expect(names).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `list ${n}`))
})

it('a loop over the items deletes all of them', async () => {
  await using server = await startServer()
  const client = server.marketing()
  const names = Array.from({ length: 25 }, (_, n) => `list ${n}`)
  for (const internal_name of names) await client.createList({ body: { internal_name } })
  const deleted: string[] = []
  for await (const { list_id, internal_name } of client.listLists.items({ query: { limit: 10 } })) {
    await client.deleteList({ path: { list_id } })
    deleted.push(internal_name)
  }
  expect(deleted.sort()).toEqual(names.sort())
  await expect(client.listLists()).resolves.toMatchObject({ total_items: 0 })
})

it('a loop over senders, a list without a total, deletes all of them', async () => {
  await using server = await startServer()
  const client = server.marketing()
  const emails = Array.from({ length: 25 }, (_, n) => `sender${n}@example.com`)
  for (const email of emails) await client.createEmailSender({ body: { name: 'Ana', email } })
  const deleted: string[] = []
  for await (const { sender_id, email } of client.listEmailSenders.items({ query: { limit: 10 } })) {
    await client.deleteEmailSender({ path: { sender_id } })
    deleted.push(email)
  }
  expect(deleted).toEqual(expect.arrayContaining(emails))
})

it('errors of the server name the place', async () => {
  await using server = await startServer()
  const body = { internal_name: 'a', surprise: 1 }
  const error = await server
    .marketing()
    .createList({ body })
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(UnprocessableError)
  expect(Object.keys((error as UnprocessableError).errors ?? {})).toEqual(['body.surprise'])
})

it('the limit of requests tells how long to wait', async () => {
  await using server = await startServer({ env: { MESSAGING_RATE_LIMIT: '1/60,100' } })
  await server.marketing().listLists()
  const error = await server
    .marketing()
    .listLists()
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(RateLimitError)
  expect((error as RateLimitError).retryAfter).toBeGreaterThan(50)
})

it('inject takes what the clients cannot send', async () => {
  await using server = await startServer()
  const answer = await server.inject('/marketing/v3/lists', {
    method: 'POST',
    headers: { apikey: server.key, 'content-type': 'application/json' },
    body: '{"internal_name":',
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ status: 400 })
})

it('close removes the folder', async () => {
  const server = await startServer()
  expect(existsSync(server.data)).toBe(true)
  await server.close()
  expect(existsSync(server.data)).toBe(false)
})

it('the SMTP sink takes and refuses mail', async () => {
  const sink = await startSmtpSink({ reject: (recipient) => (recipient.startsWith('no') ? 550 : null) })
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: sink.port, auth: { user: 'ana', pass: 'x' } })
  const mail = { from: 'shop@example.com', subject: 'Olá', text: '.\nHello' }
  await transport.sendMail({ ...mail, to: 'ana@example.com' })
  await expect(transport.sendMail({ ...mail, to: 'no@example.com' })).rejects.toMatchObject({ responseCode: 550 })
  const [received] = await sink.waitForCount(1)
  expect(received).toMatchObject({ from: 'shop@example.com', to: ['ana@example.com'], user: 'ana' })
  expect(received && (await parseMail(received))).toMatchObject({ subject: 'Olá', text: '.\nHello\n' })
  await expect(sink.waitForCount(2, 20)).rejects.toThrow('Waited 20 ms for a mail; 1 came')
  await sink.close()
})

it('eventually waits for a condition, and says what did not hold', async () => {
  let asked = 0
  await expect(eventually(() => ++asked === 3)).resolves.toBe(true)
  await expect(eventually(() => expect(1).toBe(2), 30)).rejects.toThrow('expected 1 to be 2')
  await expect(eventually(() => false, 30)).rejects.toThrow('did not hold within 30 ms')
})
