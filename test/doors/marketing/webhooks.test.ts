import { expect, it } from 'vitest'
import { startServer } from '../../support/server.ts'

it('webhooks are created once, listed and deleted', async () => {
  await using server = await startServer()
  const api = server.marketing()
  const { list_id } = await api.createList({ body: { internal_name: 'a' } })
  const body = { list_id, url: 'https://shop.example.com/hook', actions: ['subscription' as const], fields: ['email'] }
  const webhook = await api.createWebhook({ body })
  expect(webhook).toMatchObject(body)
  expect(webhook.secret).toMatch(/^whsec_[\w+/]{32}$/)
  await expect(api.createWebhook({ body })).rejects.toMatchObject({ status: 409, errors: { webhook_exists: expect.any(String) } })
  const { secret: _shownOnce, ...shown } = webhook
  await expect(api.listWebhooks()).resolves.toEqual({ total_items: 1, items: [shown] })
  const path = { webhook_id: webhook.webhook_id }
  const stranger = server.marketing((await server.createAccount('Stranger')).key)
  await expect(stranger.deleteWebhook({ path })).rejects.toMatchObject({ status: 404 })
  await expect(stranger.createWebhook({ body })).rejects.toMatchObject({ status: 404 })
  await api.deleteWebhook({ path })
  await expect(api.listWebhooks()).resolves.toEqual({ total_items: 0, items: [] })
})

it('a webhook that could never be called as asked is refused', async () => {
  await using server = await startServer()
  const api = server.marketing()
  const { list_id } = await api.createList({ body: { internal_name: 'a' } })
  const good = { list_id, url: 'https://shop.example.com/hook', actions: ['subscription' as const], fields: [] }
  const cases = [
    [{ url: 'ftp://shop.example.com/' }, 'body.url'],
    [{ url: 'https://user:password@shop.example.com/' }, 'body.url'],
    [{ actions: [] }, 'body.actions'],
    [{ fields: ['999'] }, 'body.fields.0'],
  ] as const
  for (const [change, place] of cases) {
    const attempt = api.createWebhook({ body: { ...good, ...change } as typeof good })
    await expect(attempt).rejects.toMatchObject({ status: 422, errors: { [place]: expect.any(String) } })
  }
})
