// Stored texts of the three channels: the same ways for each.
import { describe, expect, it } from 'vitest'
import { NotFoundError } from '../../../src/clients/index.ts'
import { withSender } from '../../support/mailing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

const newKey = async () => (await server.createAccount('Shop')).key
const open = async () => server.transactional(await newKey())
type Api = Awaited<ReturnType<typeof open>>

/** Creates, lists, reads, replaces and deletes, and finds nothing of another account. */
function ways<Body extends { templateName: string }, Shown>(
  calls: (api: Api) => {
    create(body: Body): Promise<{ templateId: string }>
    list(): Promise<Shown[]>
    get(id: string): Promise<Shown>
    update(id: string, body: Body): Promise<Shown>
    remove(id: string): Promise<void>
  },
  body: Body,
  shown: object,
) {
  it('keeps a text that can be listed, read, replaced and deleted', async () => {
    const { create, list, get, update, remove } = calls(await open())
    const { templateId: id } = await create(body)
    await expect(get(id)).resolves.toEqual({ id, ...shown })
    const { templateId: second } = await create({ ...body, templateName: 'Second' })
    await expect(list()).resolves.toEqual([
      { id, ...shown },
      { id: second, ...shown, templateName: 'Second' },
    ])
    const renamed = { id, ...shown, templateName: 'Renamed' }
    await expect(update(id, { ...body, templateName: 'Renamed' })).resolves.toEqual(renamed)
    await expect(get(id)).resolves.toEqual(renamed)
    await remove(id)
    await expect(get(id)).rejects.toThrow(NotFoundError)
    await expect(remove(id)).rejects.toThrow(NotFoundError)
    await expect(update(id, body)).rejects.toThrow(NotFoundError)
    await expect(list()).resolves.toHaveLength(1)
  })

  it('shows and changes nothing of another account, and no template of another channel', async () => {
    const [mine, others] = [calls(await open()), calls(await open())]
    const { templateId: id } = await mine.create(body)
    await expect(others.get(id)).rejects.toThrow(NotFoundError)
    await expect(others.update(id, body)).rejects.toThrow(NotFoundError)
    await expect(others.remove(id)).rejects.toThrow(NotFoundError)
    await expect(others.list()).resolves.toEqual([])
  })

  it('refuses a text that is no template', async () => {
    const { create, list } = calls(await open())
    const wrong = {
      ...body,
      ...('textBody' in body ? { textBody: '{% if %}' } : {}),
      ...('htmlBody' in body ? { htmlBody: '{% if %}' } : {}),
    }
    await expect(create(wrong)).rejects.toMatchObject({ status: 400 })
    await expect(list()).resolves.toEqual([])
  })
}

const email = { templateName: 'Order', subject: 'Order {{ id }}', htmlBody: '<p>{{ id }}</p>' }
const sms = {
  templateName: 'Order',
  textBody: 'Order {{ id }}',
  encoding: 'gsm0338' as const,
  language: 'portuguese' as const,
  maxCount: 1,
}
const push = { templateName: 'Order', subject: 'Order', textBody: 'Order {{ id }}', appId: 1 }

describe('createEmailTemplate, listEmailTemplates, getEmailTemplate, updateEmailTemplate, deleteEmailTemplate', () => {
  ways(
    (api) => ({
      create: (body: typeof email) => api.createEmailTemplate({ body }),
      list: () => api.listEmailTemplates(),
      get: (id) => api.getEmailTemplate({ path: { id } }),
      update: (id, body) => api.updateEmailTemplate({ path: { id }, body }),
      remove: (id) => api.deleteEmailTemplate({ path: { id } }),
    }),
    email,
    email,
  )
})

describe('createSmsTemplate, listSmsTemplates, getSmsTemplate, updateSmsTemplate, deleteSmsTemplate', () => {
  ways(
    (api) => ({
      create: (body: typeof sms) => api.createSmsTemplate({ body }),
      list: () => api.listSmsTemplates(),
      get: (id) => api.getSmsTemplate({ path: { id } }),
      update: (id, body) => api.updateSmsTemplate({ path: { id }, body }),
      remove: (id) => api.deleteSmsTemplate({ path: { id } }),
    }),
    sms,
    sms,
  )
})

describe('createPushTemplate, listPushTemplates, getPushTemplate, updatePushTemplate, deletePushTemplate', () => {
  ways(
    (api) => ({
      create: (body: typeof push) => api.createPushTemplate({ body }),
      list: () => api.listPushTemplates(),
      get: (id) => api.getPushTemplate({ path: { id } }),
      update: (id, body) => api.updatePushTemplate({ path: { id }, body }),
      remove: (id) => api.deletePushTemplate({ path: { id } }),
    }),
    push,
    push,
  )

  it('is called as its title when it is given no name', async () => {
    const api = server.transactional(await newKey())
    const { templateName: _, ...unnamed } = push
    const { templateId } = await api.createPushTemplate({ body: unnamed })
    expect(await api.getPushTemplate({ path: { id: templateId } })).toMatchObject({ templateName: push.subject })
  })
})

describe('an email with a template', () => {
  it('an email keeps the text that its template had at the request, and its own goes before it', async () => {
    const { transactional, send, captured, log } = await withSender(server, await newKey())
    const { templateId } = await transactional.createEmailTemplate({ body: { ...email, textBody: 'Text {{ id }}' } })
    const id = await send({ templateId, subject: 'Order {{ id }}', mergeTags: ['id:7'] })
    const own = await send({ templateId, to: 'rui@example.com', htmlBody: '<b>Own</b>' })
    await transactional.deleteEmailTemplate({ path: { id: templateId } })
    await expect(captured('ana@example.com')).resolves.toMatchObject({
      subject: 'Order 7',
      html: expect.stringContaining('<p>7</p>'),
      text: expect.stringContaining('Text 7'),
    })
    await expect(captured('rui@example.com')).resolves.toMatchObject({ html: expect.stringContaining('<b>Own</b>') })
    expect((await log(id)).campaign).toMatchObject({ templateId: Number(templateId), contentHtml: '<p>{{ id }}</p>' })
    expect((await log(own)).campaign.contentHtml).toBe('<b>Own</b>')
  })
})
