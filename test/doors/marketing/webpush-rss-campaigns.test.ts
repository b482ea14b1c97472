import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FeedHost, rss, type Served, startFeedHost, story } from '../../support/feeds.ts'
import { follow } from '../../support/mailing.ts'
import { campaignOf, openAccount, recipientsOf, refused, settle } from '../../support/marketing.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import {
  makeFedWebPush,
  makeWebpushCampaign,
  openSite,
  SITE,
  sendWebpushCampaign,
  subscriptionOf,
} from '../../support/web-push.ts'

const HOUR = 3_600

let server: TestServer
let host: FeedHost
beforeAll(async () => {
  host = await startFeedHost()
  server = await startServer()
})
afterAll(async () => {
  await server?.close()
  await host?.close()
})

const endpoint = (name: string) => `https://push.example.com/v1/${name}`

/** A site with a browser, and a campaign that a feed with one story fills. */
async function openNews() {
  const account = await openAccount(server)
  const site = { ...account, ...(await openSite(server, account)) }
  const contact_id = await site.subscribe(subscriptionOf(endpoint('one')))
  const feed = host.open(rss(story(1)))
  const hash = await makeFedWebPush(site, site.site_id, feed.url)
  const path = { campaign_hash: hash }
  const { api, sandbox } = account
  const operation = async () =>
    (await api.listOperations()).items.find((one) => one.operation_data.campaign_hash === hash)
  return {
    ...site,
    contact_id,
    feed,
    hash,
    path,
    operation,
    /** Enables the campaign and lets it read what is there already. */
    begin: async () => {
      await api.enableWebpushRssCampaign({ path })
      await settle(account)
    },
    /** An hour goes by with this in the feed. */
    hourWith: async (served: Served) => {
      feed.serve(served)
      await settle(account, HOUR)
    },
    hour: () => settle(account, HOUR),
    recipients: () => recipientsOf(account, hash),
    /** The newest message that was captured. */
    newest: async () => {
      const { items } = await sandbox.listCapturedMessages({ query: { limit: 100 } })
      const captured_id = Math.max(...items.map((message) => message.captured_id))
      return sandbox.getCapturedMessage({ path: { captured_id } })
    },
  }
}

describe('createWebpushRssCampaign', () => {
  it('keeps a draft that shows its feed, and that nothing but its feed sends', async () => {
    const news = await openNews()
    const { api, feed, hash, path, site_id, list_id, contact_id } = news
    expect(feed.requests()).toHaveLength(1)
    await expect(campaignOf(api, hash)).resolves.toMatchObject({
      channel: 'web_push',
      status: 'draft',
      internal_name: 'Shop news',
      title: 'Shop news',
      feed: feed.url,
      list_id,
    })
    await expect(sendWebpushCampaign(news, hash, site_id)).rejects.toMatchObject(refused(422, 'path.campaign_hash'))
    await expect(api.testCampaign({ path, body: { to: [contact_id] } })).resolves.toMatchObject({
      items: [{ state: 'failed', reason: 'the feed has no new items yet' }],
    })
  })

  it('refuses a feed that cannot be read, and says why', async () => {
    const { site_id, api } = await openNews()
    const unreadable: [Served, string][] = [
      [404, 'answered 404'],
      [410, 'answered 410'],
      [304, 'answered 304'],
      ['<html>Soon here</html>', 'neither RSS nor Atom'],
    ]
    for (const [served, reason] of unreadable) {
      await expect(makeFedWebPush({ api }, site_id, host.open(served).url)).rejects.toMatchObject({
        status: 422,
        errors: { 'body.content.feed': expect.stringContaining(reason) },
      })
    }
    await expect(makeFedWebPush({ api }, site_id, 'http://10.0.0.1/feed.xml')).rejects.toMatchObject(
      refused(422, 'body.content.feed'),
    )
    await expect(api.listCampaigns()).resolves.toMatchObject({ total_items: 1 })
  })

  it('takes a feed that has no items yet, and refuses the site of another account', async () => {
    const [news, other] = [await openNews(), await openNews()]
    const { url } = host.open(rss())
    await expect(makeFedWebPush(news, news.site_id, url)).resolves.toMatch(/./)
    await expect(makeFedWebPush(news, other.site_id, url)).rejects.toMatchObject(refused(422, 'body.site_id'))
  })
})

describe('updateWebpushCampaign of a campaign with a feed', () => {
  it('changes its name, and nothing that comes from the feed', async () => {
    const { api, hash, path } = await openNews()
    await api.updateWebpushCampaign({ path, body: { internal_name: 'News' } })
    await expect(campaignOf(api, hash)).resolves.toMatchObject({ internal_name: 'News', title: 'News' })
    await expect(api.updateWebpushCampaign({ path, body: { content: { title: 'a' } } })).rejects.toMatchObject(
      refused(422, 'body.content'),
    )
    await expect(api.updateWebpushCampaign({ path, body: { actions: [] } })).rejects.toMatchObject(
      refused(422, 'body.actions'),
    )
  })
})

describe('enableWebpushRssCampaign', () => {
  it('sends the newest of what is new once, to the browsers of the site, and counts it like any other', async () => {
    const news = await openNews()
    const { api, path, feed, hash, begin, hour, hourWith, recipients, operation } = news
    const elsewhere = await openSite(server, news, 'https://other.example.com', 'Other')
    await elsewhere.subscribe(subscriptionOf(endpoint('elsewhere')))
    await begin()
    await expect(campaignOf(api, hash)).resolves.toMatchObject({ status: 'queued' })
    const waiting = await operation()
    expect(waiting).toMatchObject({ type: 'webpush', status: 'queued' })
    await api.enableWebpushRssCampaign({ path })
    await hour()
    await expect(recipients()).resolves.toEqual([])
    await expect(operation()).resolves.toMatchObject({ operation_id: waiting?.operation_id })

    const image = 'https://news.example.com/3.png'
    await hourWith(rss({ ...story(3), image }, story(2), story(1)))
    await expect(recipients()).resolves.toEqual([endpoint('one')])
    const message = await news.newest()
    expect(message).toMatchObject({
      channel: 'web_push',
      sender: 'Shop',
      subject: 'Story 3',
      text: 'About 3',
      links: [expect.stringMatching(/^https:\/\/localhost:8443\/t\/c-/)],
      media: [{ type: 'icon', url: image }],
    })
    const { headers } = await follow(server, message.links?.[0] ?? '')
    expect(headers.get('location')).toBe('https://news.example.com/3')

    const read = feed.requests().length
    await hour()
    expect(feed.requests().length).toBeGreaterThan(read)
    await expect(recipients()).resolves.toHaveLength(1)
    await hourWith(rss(story(4), story(3), story(2)))
    await expect(recipients()).resolves.toHaveLength(2)
    await expect(news.newest()).resolves.toMatchObject({ subject: 'Story 4', text: 'About 4' })
    const counted = { opens: 0, sends: 0, clicks: 1, bounces: 0 }
    await expect(api.getWebpushReport({ path })).resolves.toMatchObject({
      overall: { sends: 2, clicks: 1 },
      url: [{ url: 'https://news.example.com/3', ...counted }],
    })

    await api.cancelOperations({ body: { operations: [waiting?.operation_id ?? 0] } })
    await expect(campaignOf(api, hash)).resolves.toMatchObject({ status: 'canceled' })
    await hourWith(rss(story(5), story(4)))
    await expect(recipients()).resolves.toHaveLength(2)
  })

  it('shows what a feed says as it is, as much of it as push services take, and makes up for what is missing', async () => {
    const { begin, hourWith, newest, recipients } = await openNews()
    await begin()
    const text = '{{ email }}{% if %}'
    await hourWith(rss({ guid: 'a', title: text, description: text, link: 'https://news.example.com/?a={{ email }}' }))
    await expect(newest()).resolves.toMatchObject({ subject: text, text })

    await hourWith(rss({ guid: 'b', title: '', description: 'Neither title nor link' }))
    const bare = await newest()
    expect(bare).toMatchObject({ subject: 'Shop', text: 'Neither title nor link' })
    const { headers } = await follow(server, bare.links?.[0] ?? '')
    expect(headers.get('location')).toMatch(new RegExp(`^${SITE}/?$`))

    const title = '語'.repeat(300)
    const description = '漢'.repeat(1_000)
    await hourWith(rss({ guid: 'c', title, description, link: 'https://news.example.com/c' }))
    const long = await newest()
    expect(long.subject).toBe(title)
    expect(long.text).toMatch(/^漢{800,998}…$/)

    const image = `https://news.example.com/?${'\\'.repeat(1_900)}`
    await hourWith(rss({ guid: 'd', title, description, image, link: 'https://news.example.com/d' }))
    const pictured = await newest()
    expect(pictured.text).toBe(long.text)
    expect(pictured.media ?? []).toEqual([])
    await expect(recipients()).resolves.toHaveLength(4)
  })

  it('finds no campaign without a feed, and none of another channel', async () => {
    const news = await openNews()
    const plain = await makeWebpushCampaign(news, news.site_id)
    for (const campaign_hash of [plain, 'nobodys'])
      await expect(news.api.enableWebpushRssCampaign({ path: { campaign_hash } })).rejects.toMatchObject({
        status: 404,
      })
    await expect(news.api.enableEmailRssCampaign({ path: news.path })).rejects.toMatchObject({ status: 404 })
  })
})
