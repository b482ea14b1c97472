import { describe, expect, it } from 'vitest'
import {
  createCaller,
  makeCampaign,
  makeContact,
  makeList,
  makeSender,
  openAccount,
  refused,
  sendCampaign,
  settle,
} from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

const body = { name: 'Shop', email: 'shop@Example.com' }

describe('createEmailSender', () => {
  it('in a sandbox the sender is active at once, and the answer says so', async () => {
    const { api } = await openAccount(server)
    const sender = await api.createEmailSender({ body })
    expect(sender).toEqual({
      sender_id: expect.any(Number),
      name: 'Shop',
      email: 'shop@example.com',
      status: 'active',
      sender_hash: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    await expect(api.listEmailSenders()).resolves.toEqual({ items: [sender] })
  })

  it.each(['Shop\u0007', 'Shop\nBcc: all@example.com', '\u202eShop', '  '])(
    'refuses %j, which no recipient sees as written, also as another name',
    async (name) => {
      const { api } = await openAccount(server)
      const { sender_id } = await api.createEmailSender({ body })
      const refusal = refused(422, 'body.name')
      await expect(api.createEmailSender({ body: { ...body, email: 'b@example.com', name } })).rejects.toMatchObject(
        refusal,
      )
      await expect(api.updateEmailSender({ path: { sender_id }, body: { name } })).rejects.toMatchObject(refusal)
      await expect(api.listEmailSenders()).resolves.toMatchObject({ items: [{ name: 'Shop' }] })
    },
  )

  it('leaves the sender of a live account in moderation, and a campaign from it unsent', async () => {
    const live = await server.app.domain.accounts.accounts.create('Live', 'live')
    const api = server.marketing(live.key)
    const { sender_id, status } = await api.createEmailSender({ body })
    expect(status).toBe('moderation')
    await expect(api.listEmailSenders()).resolves.toMatchObject({ items: [{ status: 'moderation' }] })
    const list_id = await makeList(api)
    const hash = await makeCampaign(api, list_id, { sender_id })
    await expect(sendCampaign(api, hash, list_id)).rejects.toMatchObject(refused(409, 'sender_not_active'))
  })

  it('takes an address once in an account', async () => {
    const [one, two] = [await openAccount(server), await openAccount(server)]
    await one.api.createEmailSender({ body })
    const again = { name: 'Other', email: 'shop@example.com' }
    await expect(one.api.createEmailSender({ body: again })).rejects.toMatchObject(refused(409, 'sender_exists'))
    await two.api.createEmailSender({ body })
    await expect(one.api.listEmailSenders()).resolves.toMatchObject({ items: [{ name: 'Shop' }] })
  })

  it.each([
    [{ name: 'Shop' }, 'body.email'],
    [{ name: '', email: 'shop@example.com' }, 'body.name'],
    [{ name: 'Shop', email: 'shop' }, 'body.email'],
    [{ name: 'Shop', email: 'shop@localhost' }, 'body.email'],
  ])('refuses %j', async (wrong, place) => {
    const { api } = await openAccount(server)
    await expect(api.createEmailSender({ body: wrong as typeof body })).rejects.toMatchObject(refused(422, place))
    await expect(api.listEmailSenders()).resolves.toEqual({ items: [] })
  })
})

describe('listEmailSenders', () => {
  it('shows pages, newest first, and filters by status', async () => {
    const { api } = await openAccount(server)
    for (const name of ['a', 'b', 'c']) await makeSender(api, `${name}@example.com`)
    type Query = NonNullable<Parameters<typeof api.listEmailSenders>[0]>['query']
    const find = async (query: Query) =>
      (await api.listEmailSenders({ query })).items.map((sender) => sender.email[0]).join('')
    await expect(find({})).resolves.toBe('cba')
    await expect(find({ limit: 1, offset: 1 })).resolves.toBe('b')
    await expect(find({ status: 'active', limit: 2 })).resolves.toBe('cb')
    await expect(find({ status: 'rejected' })).resolves.toBe('')
  })
})

describe('updateEmailSender', () => {
  it('gives the sender another name, also in emails of a campaign that is under way', async () => {
    const account = await openAccount(server)
    const { api, sandbox } = account
    const list_id = await makeList(api)
    for (const email of ['ana@example.com', 'defer@example.com']) await makeContact(api, list_id, email)
    const sender_id = await makeSender(api)
    const hash = await makeCampaign(api, list_id, { sender_id })
    await sendCampaign(api, hash, list_id)
    await settle(account)
    const path = { sender_id }
    await expect(api.updateEmailSender({ path, body: { name: 'The Shop' } })).resolves.toEqual({
      sender_id,
      name: 'The Shop',
      email: 'shop@example.com',
      status: 'active',
      sender_hash: expect.any(String),
    })
    await settle(account, 2 * 86_400)
    const tries = await Promise.all(
      (await sandbox.listCapturedMessages({ query: { limit: 100 } })).items.map(({ captured_id }) =>
        sandbox.getCapturedMessage({ path: { captured_id } }),
      ),
    )
    const names = (recipient: string) =>
      tries
        .filter((message) => message.recipient === recipient)
        .map(({ headers }) => headers.find(({ name }) => name.toLowerCase() === 'from')?.value)
    expect(names('ana@example.com')).toEqual(['Shop <shop@example.com>'])
    expect(new Set(names('defer@example.com'))).toContain('The Shop <shop@example.com>')
  })

  it('names an email sender of the account', async () => {
    const { api } = await openAccount(server)
    const path = { sender_id: await createCaller(api) }
    await expect(api.updateEmailSender({ path, body: { name: 'a' } })).rejects.toMatchObject({ status: 404 })
    await expect(
      api.updateEmailSender({ path: { sender_id: await makeSender(api) }, body: { name: '' } }),
    ).rejects.toMatchObject(refused(422, 'body.name'))
  })
})

describe('createPhoneSender, listPhoneSenders, deletePhoneSender', () => {
  const phone = { phone: '351-210000009', file: 'JVBERi0xLjQK' }

  it('keeps numbers for calls, which are neither email nor SMS senders', async () => {
    const { api } = await openAccount(server)
    const sender = await api.createPhoneSender({ body: phone })
    expect(sender).toEqual({ sender_id: expect.any(Number), phone: '351-210000009', status: 'active' })
    await makeSender(api)
    await api.createCellphoneSender({ body: { type: 'numeric', cellphone: '351-210000009', file: phone.file } })
    await expect(api.createPhoneSender({ body: phone })).rejects.toMatchObject(refused(409, 'sender_exists'))
    await expect(api.listPhoneSenders()).resolves.toEqual({ items: [sender] })
    const path = { sender_id: sender.sender_id }
    await expect(api.deleteCellphoneSender({ path })).rejects.toMatchObject({ status: 404 })
    await api.deletePhoneSender({ path })
    await expect(api.listPhoneSenders()).resolves.toEqual({ items: [] })
    await expect(api.deletePhoneSender({ path })).rejects.toMatchObject({ status: 404 })
  })

  it('shows pages, newest first, and filters by status', async () => {
    const { api } = await openAccount(server)
    for (const n of [1, 2, 3]) await createCaller(api, `351-21000000${n}`)
    const find = async (query: NonNullable<Parameters<typeof api.listPhoneSenders>[0]>['query']) =>
      (await api.listPhoneSenders({ query })).items.map((item) => item.phone.at(-1)).join('')
    await expect(find({})).resolves.toBe('321')
    await expect(find({ limit: 1, offset: 1 })).resolves.toBe('2')
    await expect(find({ status: 'moderation' })).resolves.toBe('')
  })

  it('leaves that of a live account in moderation, with its document for the operator', async () => {
    const { key } = await server.app.domain.accounts.accounts.create('Live', 'live')
    const api = server.marketing(key)
    const {
      accounts: { moderation },
    } = server.app.domain
    const { sender_id, status } = await api.createPhoneSender({ body: phone })
    expect(status).toBe('moderation')
    expect((await moderation.waiting()).map(({ id }) => id)).toContain(sender_id)
    expect((await moderation.documentOf(sender_id))?.toString()).toBe('%PDF-1.4\n')
    await moderation.settle(sender_id, 'rejected')
    await expect(api.listPhoneSenders()).resolves.toMatchObject({ items: [{ status: 'rejected' }] })
    await expect(moderation.documentOf(sender_id)).resolves.toBeNull()
    await expect(moderation.settle(sender_id, 'active')).resolves.toBeNull()
  })

  it.each([
    [{ ...phone, phone: '210000009' }, 'body.phone'],
    [{ phone: phone.phone }, 'body.file'],
  ])('refuses %j', async (body, place) => {
    const { api } = await openAccount(server)
    await expect(api.createPhoneSender({ body: body as typeof phone })).rejects.toMatchObject(refused(422, place))
  })
})

describe('deleteEmailSender', () => {
  it('deletes a sender that nobody uses', async () => {
    const { api } = await openAccount(server)
    const path = { sender_id: await makeSender(api) }
    await api.deleteEmailSender({ path })
    await expect(api.listEmailSenders()).resolves.toEqual({ items: [] })
    await expect(api.deleteEmailSender({ path })).rejects.toMatchObject({ status: 404 })
  })

  it.each(['sender_id', 'reply_to'] as const)('keeps a sender that a draft names in %s', async (member) => {
    const { api } = await openAccount(server)
    const path = { sender_id: await makeSender(api, 'used@example.com') }
    const campaign_hash = await makeCampaign(api, await makeList(api), { [member]: path.sender_id })
    await expect(api.deleteEmailSender({ path })).rejects.toMatchObject(refused(409, 'sender_in_use'))
    await api.deleteCampaign({ path: { campaign_hash } })
    await api.deleteEmailSender({ path })
  })

  it('lets a sender go whose campaign was sent, which then cannot be sent again', async () => {
    const account = await openAccount(server)
    const { api } = account
    const list_id = await makeList(api)
    await makeContact(api, list_id, 'ana@example.com')
    const sender_id = await makeSender(api)
    const hash = await makeCampaign(api, list_id, { sender_id })
    await sendCampaign(api, hash, list_id)
    await settle(account)
    await api.deleteEmailSender({ path: { sender_id } })
    await expect(sendCampaign(api, hash, list_id)).rejects.toMatchObject(refused(409, 'sender_missing'))
  })
})
