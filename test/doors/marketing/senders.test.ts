import { expect, it } from 'vitest'
import { startServer } from '../../support/server.ts'

const body = { name: 'Shop', email: 'shop@Example.com' }

it('createEmailSender answers moderation; in a sandbox the sender is active at the next read', async () => {
  await using server = await startServer()
  const api = server.marketing()
  const sender = await api.createEmailSender({ body })
  expect(sender).toMatchObject({ name: 'Shop', email: 'shop@example.com', status: 'moderation' })
  await expect(api.listEmailSenders({ query: { status: 'active' } })).resolves.toEqual({ items: [{ ...sender, status: 'active' }] })
  await expect(api.createEmailSender({ body })).rejects.toMatchObject({ status: 409, errors: { sender_exists: expect.any(String) } })

  const live = server.marketing((await server.app.domain.accounts.create('Live', 'live')).key)
  await live.createEmailSender({ body })
  await expect(live.listEmailSenders()).resolves.toMatchObject({ items: [{ status: 'moderation' }] })
})

it('deleteEmailSender keeps a sender that a draft names', async () => {
  await using server = await startServer()
  const api = server.marketing()
  const { list_id } = await api.createList({ body: { internal_name: 'a' } })
  const { sender_id } = await api.createEmailSender({ body })
  const content = { type: 'html', body: '<p>Hi</p>' } as const
  const { campaign_hash } = await api.createEmailCampaign({ body: { list_id, internal_name: 'a', sender_id, content } })
  const used = api.deleteEmailSender({ path: { sender_id } })
  await expect(used).rejects.toMatchObject({ status: 409, errors: { sender_in_use: expect.any(String) } })
  await api.deleteCampaign({ path: { campaign_hash } })
  const stranger = server.marketing((await server.createAccount('Stranger')).key)
  await expect(stranger.deleteEmailSender({ path: { sender_id } })).rejects.toMatchObject({ status: 404 })
  await api.deleteEmailSender({ path: { sender_id } })
  await expect(api.listEmailSenders()).resolves.toEqual({ items: [] })
})
