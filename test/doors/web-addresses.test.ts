// Addresses that people and programs write with capitals or with letters of any script, wherever one is taken. The table of
// every address of the contract is in test/contract/web-addresses.test.ts; these are the doors behind it, and the members
// that are texts in the contract.
import { beforeAll, describe, expect, it } from 'vitest'
import { toWebAddress } from '../../src/server/lib/web-address.ts'
import {
  type Account,
  makeContact,
  makeList,
  makeSmartSmsCampaign,
  openAccount,
  refused,
  settle,
} from '../support/marketing.ts'
import { useReceiver } from '../support/receiver.ts'
import { useServer } from '../support/server.ts'

const receiver = useReceiver()
const server = useServer()
let account: Account
beforeAll(async () => {
  account = await openAccount(server)
})

describe('toWebAddress', () => {
  it.each([
    ['https://shop.example.com/a?b=c', 'https://shop.example.com/a?b=c'],
    ['https://Shop.example.com', 'https://Shop.example.com'],
    ['HTTPS://Example.com/x', 'https://example.com/x'],
    ['Http://EXAMPLE.com:80', 'http://example.com/'],
    ['https://bücher.example/Größe?ä=ö', 'https://xn--bcher-kva.example/Gr%C3%B6%C3%9Fe?%C3%A4=%C3%B6'],
    ['https://BÜCHER.example/', 'https://xn--bcher-kva.example/'],
    ['https://例え.テスト/', 'https://xn--r8jz45g.xn--zckzah/'],
    ['https://пример.испытание', 'https://xn--e1afmkfd.xn--80akhbyknj4f/'],
    ['https://shop。example/', 'https://shop.example/'],
    [' https://shop.example/a ', 'https://shop.example/a'],
    ['https://shop.example/a b', 'https://shop.example/a%20b'],
    ['ftp://bücher.example/', null],
    ['javascript://bücher.example/%0aalert(1)', null],
    ['https:/bücher.example/', null],
    ['https://', null],
    ['https://ex\nample.com/', null],
    ['https://a b.example/', null],
    [`https://bücher.example/${'x'.repeat(8_000)}`, null],
  ])('%j is %j', (text, address) => {
    expect(toWebAddress(text)).toBe(address)
  })
})

describe('createWebhook', () => {
  it('takes capitals, and calls the receiver', async () => {
    const { api } = account
    const list_id = await makeList(api)
    const url = `${receiver.url.replace('http://127.0.0.1', 'HTTP://LOCALHOST')}/Loud`
    const body = { list_id, url, actions: ['subscription' as const] }
    const webhook = await api.createWebhook({ body })
    expect(webhook.url).toBe(`${receiver.url.replace('127.0.0.1', 'localhost')}/Loud`)
    await expect(api.createWebhook({ body })).rejects.toMatchObject(refused(409, 'webhook_exists'))
    await makeContact(api, list_id, 'ana@example.com')
    await settle(account)
    await receiver.waitFor(({ path }) => path === '/Loud')
  })

  it('takes a host in any script, in every API and as a change', async () => {
    const { api, key } = account
    const [given, kept] = ['https://bücher.example/hook', 'https://xn--bcher-kva.example/hook']
    const list_id = await makeList(api)
    const { webhook_id } = await api.createWebhook({
      body: { list_id, url: 'https://shop.example.com/', actions: ['subscription'] },
    })
    const changed = await api.updateWebhook({ path: { webhook_id }, body: { url: given } })
    expect(changed.url).toBe(kept)
    const transactional = server.transactional(key)
    await transactional.createWebhook({ body: { channel: 'sms', url: given } })
    await expect(transactional.listWebhooks({ query: {} })).resolves.toMatchObject([{ callbackUrl: kept }])
    const sandbox = server.sandbox(key)
    await sandbox.updateListCallback({ path: { list_id }, body: { url: given, flags: ['notif_api_1'] } })
    const { items } = await sandbox.listListCallbacks()
    expect(items.find((callback) => callback.list_id === list_id)).toMatchObject({ url: kept })
  })

  it.each([['ftp://Bücher.example/'], ['HTTPS://user:password@bücher.example/'], ['https://bü cher.example/']])(
    'refuses %s',
    async (url) => {
      const list_id = await makeList(account.api)
      const body = { list_id, url, actions: ['subscription' as const] }
      await expect(account.api.createWebhook({ body })).rejects.toMatchObject(refused(422, 'body.url'))
    },
  )
})

describe('addresses that are texts in the contract', () => {
  it.each([['HTTPS://Shop.Example.COM/spring'], ['https://bücher.example/größe']])('%s', async (url) => {
    const { api } = account
    const list_id = await makeList(api)
    await api.createWebpushSite({ body: { site: url, list_id, name: `Shop ${list_id}` } })
    await makeSmartSmsCampaign(api, list_id, { page_content: { type: 'redirect', page_url: url } })
    const domain = `shop-${list_id}.example.com`
    await api.createConnectedSite({ body: { domain, list_id } })
    const body = { cart_id: 'c1', contact: { base: { email: 'ana@example.com' } }, products: [], cart_url: url }
    await api.createCart({ path: { domain }, body: { ...body, cart_total: 0 } })
  })
})
