// Lists whose things are large: what a page may hold, and what an account may keep where a list has no pages.
import { describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { withSender } from '../support/mailing.ts'
import { useServer } from '../support/server.ts'

const server = useServer()

const MB = 1024 * 1024

describe('a page', () => {
  it('of contacts that is larger than 20 MB is refused, with what to do; fewer are answered', async () => {
    const { key } = await server.createAccount('Large contacts')
    const marketing = server.marketing(key)
    const { list_id } = await marketing.createList({ body: { internal_name: 'Large' } })
    const path = { list_id }
    const fields: number[] = []
    for (let n = 0; n < 4; n++) {
      const { field_id } = await marketing.createExtraField({ path, body: { name: `Field ${n}`, format: 'text' } })
      fields.push(Number(field_id))
    }
    const extra = fields.map((field_id) => ({ field_id, value: 'x'.repeat(65_000) }))
    const contacts = (part: number) =>
      Array.from({ length: 45 }, (_, n) => ({ base: { email: `ana.${part}.${n}@example.com` }, extra }))
    for (let n = 0; n < 2; n++)
      await marketing.importContacts({ path, body: { mode: 'add', compare_field: 'email', contacts: contacts(n) } })
    await eventually(async () => (await marketing.listOperations()).total_items === 0)
    await expect(marketing.listContacts({ path, query: { limit: 90 } })).rejects.toMatchObject({
      status: 422,
      errors: { 'query.limit': expect.stringContaining('20 MB') },
    })
    const { items, total_items } = await marketing.listContacts({ path, query: { limit: 10 } })
    expect([items.length, total_items]).toEqual([10, 90])
  })

  it('of captured messages has their sizes without their sources', async () => {
    const { key } = await server.createAccount('Large mails')
    const { send, captured, sandbox } = await withSender(server, key)
    const data = Buffer.alloc(2 * MB, 'é').toString('base64')
    await send({
      attachment: [{ arrangement: 'attachment', filename: 'large.bin', mimeType: 'application/octet-stream', data }],
    })
    const one = await captured('ana@example.com')
    const { items } = await sandbox.listCapturedMessages()
    expect(items[0]).toMatchObject({ captured_id: one.captured_id, size: one.size })
    expect(one.size).toBeGreaterThan(2 * MB)
  })
})

describe('what a list answers at once', () => {
  it('has 20 MB together, for each kind of template', async () => {
    const { key } = await server.createAccount('Large templates')
    const transactional = server.transactional(key)
    const htmlBody = `<p>${'x'.repeat(2 * MB - 100)}</p>`
    const create = (n: number) =>
      transactional.createEmailTemplate({ body: { templateName: `Template ${n}`, subject: 'Hello', htmlBody } })
    for (let n = 0; n < 9; n++) await create(n)
    const { templateId } = await transactional.createEmailTemplate({
      body: { templateName: 'Small', subject: 'Hello', htmlBody: '<p>Hello</p>' },
    })
    const textBody = 'x'.repeat(2 * MB)
    await expect(create(10)).resolves.toBeDefined()
    const path = { id: templateId }
    const body = { templateName: 'Small', subject: 'Hello', htmlBody, textBody }
    await expect(transactional.updateEmailTemplate({ path, body })).rejects.toMatchObject({ status: 413 })
    await expect(create(11)).rejects.toMatchObject({ status: 413, detail: expect.stringContaining('20 MB') })
    await expect(transactional.listEmailTemplates()).resolves.toHaveLength(11)
  })
})
