import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { block, type FeedHost, makeFedCampaign, rss, startFeedHost, story } from '../../support/feeds.ts'
import {
  actionsOf,
  campaignOf,
  makeContact,
  makeList,
  openAccount,
  recipientsOf,
  refused,
  sendCampaign,
  settle,
} from '../../support/marketing.ts'
import { startServer, type TestServer } from '../../support/server.ts'

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

/** A list with two readers, and a campaign that a feed with these stories fills. */
async function openNews(stories = [story(1)], body = (url: string) => block(url)) {
  const account = await openAccount(server)
  const { api, sandbox } = account
  const list_id = await makeList(api)
  const ana = await makeContact(api, list_id, { base: { email: 'ana@example.com', first_name: 'Ana' } })
  await makeContact(api, list_id, 'ben@example.com')
  const feed = host.open(rss(...stories))
  const hash = await makeFedCampaign(api, list_id, body(feed.url))
  const path = { campaign_hash: hash }
  const operationOf = async () =>
    (await api.listOperations()).items.find((one) => one.operation_data.campaign_hash === hash)
  const opened = {
    account,
    api,
    sandbox,
    list_id,
    ana,
    feed,
    hash,
    enable: () => api.enableEmailRssCampaign({ path }),
    /** Enables the campaign and lets it read the feed for the first time. */
    begin: async () => {
      await api.enableEmailRssCampaign({ path })
      await settle(account)
    },
    hour: () => settle(account, HOUR),
    status: async () => (await campaignOf(api, hash)).status,
    recipients: () => recipientsOf(account, hash),
    operation: operationOf,
    detail: async (operation_id: number) => api.getOperation({ path: { operation_id } }),
    problem: async () => {
      const operation_id = (await operationOf())?.operation_id ?? 0
      return (await api.getOperation({ path: { operation_id } })).problem
    },
    /** The HTML of the newest mail to Ana. */
    html: async () => {
      const { items } = await sandbox.listCapturedMessages({ query: { recipient: 'ana@example.com', limit: 100 } })
      const id = Math.max(...items.map((message) => message.captured_id))
      return (await sandbox.getCapturedMessage({ path: { captured_id: id } })).html ?? ''
    },
  }
  return opened
}

describe('createEmailRssCampaign', () => {
  it('keeps a draft that shows its feed, and that nothing but its feed sends', async () => {
    const { api, list_id, hash, feed } = await openNews()
    await expect(campaignOf(api, hash)).resolves.toMatchObject({
      channel: 'email',
      status: 'draft',
      title: 'News for {{ first_name }}',
      feed: feed.url,
    })
    await expect(sendCampaign(api, hash, list_id)).rejects.toMatchObject(refused(409, 'campaign_not_sendable'))
    await expect(api.retryCampaign({ path: { campaign_hash: hash } })).rejects.toMatchObject(
      refused(409, 'campaign_not_sendable'),
    )
    const other = await makeFedCampaign(api, list_id, block(feed.url), { feed: 'https://news.example.com/other.xml' })
    await expect(campaignOf(api, other)).resolves.toMatchObject({ feed: 'https://news.example.com/other.xml' })
  })

  const [begin, list, end] = [
    '{{FEEDBLOCK:https://news.example.com/feed.xml}}',
    '{{FEEDITEMS:count=3}}',
    '{{ENDFEEDITEMS}}',
  ]
  it.each([
    ['no feed', '<p>Hello</p>', 'has no feed'],
    ['a feed elsewhere', block('ftp://news.example.com/feed.xml'), 'http or https'],
    ['a block without an end', `${begin}${list}${end}`, 'ENDFEEDBLOCK'],
    ['a block in a block', `${begin}${begin}{{ENDFEEDBLOCK}}{{ENDFEEDBLOCK}}`, 'FEEDBLOCK'],
    ['a list outside of a block', `${list}${end}`, 'FEEDITEMS'],
    ['a list without a number', `${begin}{{FEEDITEMS}}${end}{{ENDFEEDBLOCK}}`, 'count=3'],
    ['a list of too many', block('https://news.example.com/feed.xml', 51), '1 to 50'],
    ['an item outside of a list', `${begin}{{FEEDITEM:LINK}}{{ENDFEEDBLOCK}}`, 'FEEDITEM'],
    ['an unknown part of an item', `${begin}${list}{{FEEDITEM:PRICE}}${end}{{ENDFEEDBLOCK}}`, 'FEEDITEM:TITLE'],
    [
      'too much to repeat',
      `${begin}{{FEEDITEMS:count=50}}${'x'.repeat(20_000)}${end}{{ENDFEEDBLOCK}}`,
      'repeats too much',
    ],
    ['a broken placeholder', `${block('https://news.example.com/feed.xml')}{{ first_name | nonsense }}`, 'template'],
    ['eleven feeds', Array.from({ length: 11 }, (_, n) => block(`https://news.example.com/${n}`)).join(''), 'most'],
  ])('refuses a body with %s, and says what is wrong', async (_name, body, reason) => {
    const account = await openAccount(server)
    const list_id = await makeList(account.api)
    await expect(makeFedCampaign(account.api, list_id, body)).rejects.toMatchObject({
      status: 422,
      errors: { 'body.content.body': expect.stringContaining(reason) },
    })
  })
})

describe('enableEmailRssCampaign', () => {
  it('takes what is there as known, then sends what is new as one email, tracked and counted like any other', async () => {
    const { account, api, list_id, ana, feed, hash, begin, hour, status, recipients, operation, html } =
      await openNews()
    await begin()
    await expect(status()).resolves.toBe('queued')
    const waiting = await operation()
    expect(waiting).toMatchObject({ type: 'email', status: 'queued', operation_data: { internal_name: 'News' } })
    await hour()
    await expect(recipients()).resolves.toEqual([])

    feed.serve(rss(story(3), story(2), story(1)))
    await hour()
    await expect(recipients()).resolves.toEqual(['ana@example.com', 'ben@example.com'])
    const mail = await html()
    expect(mail).toMatch(/Story 3.*Story 2/s)
    expect(mail).not.toMatch(/Story 1|FEED|\{\{|https:\/\/news/)
    await expect(actionsOf(api, list_id, ana)).resolves.toContain('email_send')
    const { overall } = await api.getEmailReport({ path: { campaign_hash: hash } })
    expect(overall).toMatchObject({ sends: 2 })
    await expect(status()).resolves.toBe('queued')
    await expect(operation()).resolves.toMatchObject({ operation_id: waiting?.operation_id, status: 'queued' })

    await settle(account, 3 * HOUR)
    await expect(recipients()).resolves.toHaveLength(2)
    feed.serve(rss(story(4), story(3), story(2)))
    await hour()
    await expect(recipients()).resolves.toHaveLength(4)
    await expect(html()).resolves.toMatch(/Story 4(?!.*Story)/s)
    await expect(api.getEmailReport({ path: { campaign_hash: hash } })).resolves.toMatchObject({
      overall: { sends: 4 },
    })
  })

  it('changes nothing when it is enabled already, and finds no other campaign', async () => {
    const { api, list_id, enable, begin, operation } = await openNews()
    await begin()
    const first = await operation()
    await enable()
    await expect(operation()).resolves.toEqual(first)
    const { sender_id } = (await api.listEmailSenders()).items[0] ?? { sender_id: 0 }
    const content = { type: 'html', body: '<p>Hello</p>' } as const
    const plain = await api.createEmailCampaign({ body: { list_id, internal_name: 'a', sender_id, content } })
    for (const campaign_hash of [plain.campaign_hash, 'nothing']) {
      await expect(api.enableEmailRssCampaign({ path: { campaign_hash } })).rejects.toMatchObject({ status: 404 })
    }
  })

  it('asks for what has changed only, and compares the bytes where the host does not', async () => {
    const { feed, begin, hour, recipients } = await openNews()
    const headers = { etag: '"a\'1"', 'last-modified': 'Sun, 22 Nov 2026 10:00:00 GMT' }
    feed.serve(() => ({ status: 200, headers, body: rss(story(1)) }))
    await begin()
    await hour()
    expect(feed.requests().map((request) => request.headers)).toMatchObject([
      {},
      { 'if-none-match': headers.etag, 'if-modified-since': headers['last-modified'] },
    ])
    expect(feed.requests()[0]?.headers).not.toHaveProperty('if-none-match')
    feed.serve(304)
    await hour()
    feed.serve(rss(story(2), story(1)))
    await hour()
    await expect(recipients()).resolves.toHaveLength(2)
    expect(feed.requests()).toHaveLength(4)
  })

  it('knows items whose ids or links have changed', async () => {
    const { feed, begin, hour, recipients } = await openNews([1, 2, 3, 4].map(story))
    await begin()
    const renumbered = [1, 2, 3, 4].map((n) => ({ ...story(n), guid: `other-${n}` }))
    feed.serve(rss(...renumbered))
    await hour()
    feed.serve(rss(...renumbered.map((one, n) => ({ ...one, link: `https://news.example.com/moved/${n}` }))))
    await hour()
    const unlinked = { title: 'Without a link', guid: 'new-1' }
    feed.serve(rss(unlinked, { ...story(1), guid: 'again-1' }, { ...story(2), guid: 'again-2' }))
    await hour()
    await expect(recipients()).resolves.toEqual([])
    feed.serve(rss({ title: 'Neither', guid: 'new-2' }, unlinked, { ...story(1), guid: 'again-1' }))
    await hour()
    await expect(recipients()).resolves.toHaveLength(2)
  })

  it('puts in what a feed says as text: neither HTML nor a template', async () => {
    const inside =
      '{{FEEDITEM:TITLE}}|{{FEEDITEM:DESCRIPTION}}|<a href="{{FEEDITEM:LINK}}">x</a><img src="{{FEEDITEM:IMAGE}}">{{{FEEDITEM:TITLE}}}'
    const { feed, begin, hour, html } = await openNews(
      [story(1)],
      (url) =>
        `{{FEEDBLOCK:${url}}}{{FEEDITEMS:count=1}}${inside}{{ENDFEEDITEMS}}{{ENDFEEDBLOCK}}<i>{{ first_name }}</i>`,
    )
    await begin()
    feed.serve(
      rss({
        title: '% assign a = 1 %{{ email }}{% raw %}&lt;script&gt;alert(1)&lt;/script&gt; 1 &amp;lt; 2',
        description: '<![CDATA[{{ email }}<img src=x onerror=alert(1)> "quoted" & \'so\']]>',
        link: 'https://news.example.com/?a={{email}}&amp;b=&quot;&gt;',
        image: 'https://news.example.com/i.png?a={{email}}&amp;b=&quot;',
      }),
    )
    await hour()
    const mail = await html()
    expect(mail).toContain('<i>Ana</i>')
    expect(mail).toContain('&#123;&#123; email &#125;&#125;')
    expect(mail).toContain('{&#37; assign a = 1 &#37;')
    expect(mail).toContain('1 &lt; 2|')
    expect(mail).toContain('&quot;quoted&quot; &amp; &#39;so&#39;')
    expect(mail).toContain('src="https://news.example.com/i.png?a=%7B%7Bemail%7D%7D&amp;b=%22"')
    expect(mail).not.toMatch(/<script|onerror|ana@example\.com/)
    const [, link = ''] = /href="([^"]*\/t\/c-[^"]*)"/.exec(mail) ?? []
    const answer = await server.app.http.inject({ method: 'GET', url: new URL(link).pathname })
    expect(answer.headers['location']).toBe('https://news.example.com/?a=%7B%7Bemail%7D%7D&b=%22%3E')
  })

  it('shows several feeds, of which one counts, and waits until all of them can be read', async () => {
    const shown = host.open(rss(story(7), story(6)))
    const { feed, begin, hour, recipients, problem, html } = await openNews(
      [story(1)],
      (url) => `${block(url, 1)}${block(shown.url, 1)}${block(url)}`,
    )
    await begin()
    shown.serve(rss(story(8), story(7)))
    await hour()
    await expect(recipients()).resolves.toEqual([])
    feed.serve(rss(story(3), story(2), story(1)))
    shown.serve(500)
    await hour()
    await expect(recipients()).resolves.toEqual([])
    await expect(problem()).resolves.toMatch(/answered 500/)
    shown.serve(rss(story(8), story(7)))
    await hour()
    await expect(recipients()).resolves.toHaveLength(2)
    await expect(problem()).resolves.toBeUndefined()
    expect((await html()).match(/Story \d/g)).toEqual(['Story 3', 'Story 8', 'Story 3', 'Story 2'])
  })

  it('says what is wrong with the feed, tries again sooner, and goes on as if nothing had been', async () => {
    const { account, feed, begin, hour, operation, problem, recipients } = await openNews()
    feed.serve('<html>Soon here</html>')
    await begin()
    await expect(problem()).resolves.toMatch(/neither RSS nor Atom/)
    feed.serve(() => ({ status: 301, headers: { location: 'https://news.example.com/new.xml' } }))
    await settle(account, 300)
    await expect(problem()).resolves.toMatch(/answered 301.*redirects are not followed/)
    feed.serve('x'.repeat(2 * 1024 * 1024 + 1))
    await settle(account, 600)
    await expect(problem()).resolves.toMatch(/larger than/)
    feed.serve(rss(story(1)))
    await hour()
    await expect(problem()).resolves.toBeUndefined()
    await expect(operation()).resolves.toMatchObject({ status: 'queued' })
    feed.serve(rss(story(2), story(1)))
    await hour()
    await expect(recipients()).resolves.toHaveLength(2)
  })

  it('leaves a host alone for as long as it asks', async () => {
    const { account, feed, begin } = await openNews()
    await begin()
    feed.serve(() => ({ status: 429, headers: { 'retry-after': String(5 * HOUR) } }))
    await settle(account, HOUR)
    const asked = feed.requests().length
    await settle(account, 4 * HOUR)
    expect(feed.requests()).toHaveLength(asked)
    await settle(account, HOUR)
    expect(feed.requests().length).toBeGreaterThan(asked)
  })

  it('ends with a feed that is gone for good, and begins anew when it is enabled again', async () => {
    const { account, feed, begin, hour, status, operation, detail, recipients } = await openNews()
    await begin()
    const { operation_id = 0 } = (await operation()) ?? {}
    feed.serve(410)
    await hour()
    await expect(status()).resolves.toBe('canceled')
    await expect(detail(operation_id)).resolves.toMatchObject({
      status: 'canceled',
      problem: expect.stringContaining('gone'),
    })
    await settle(account, 3 * HOUR)
    expect(feed.requests()).toHaveLength(2)

    feed.serve(rss(story(2), story(1)))
    await begin()
    await expect(recipients()).resolves.toEqual([])
    feed.serve(rss(story(3), story(2)))
    await hour()
    await expect(recipients()).resolves.toHaveLength(2)
  })

  it('reads the feed when it is due, as the clock says', async () => {
    const { account, feed, enable, hash } = await openNews()
    await enable()
    await settle(account)
    const { due } = await account.sandbox.getClock()
    expect(due).toMatchObject([{ kind: 'campaign_feed', id: hash }])
    const { fired } = await settle(account, 24 * HOUR)
    expect(fired).toBeGreaterThanOrEqual(24)
    expect(feed.requests().length).toBe(fired + 1)
  })
})

describe('its operation', () => {
  const ids = async (operation: () => Promise<{ operation_id: number } | undefined>) => ({
    body: { operations: [(await operation())?.operation_id ?? 0] },
  })

  it('pauses and goes on, between two issues', async () => {
    const { api, account, feed, begin, hour, operation, status, recipients } = await openNews()
    await begin()
    const which = await ids(operation)
    await api.pauseOperations(which)
    await expect(status()).resolves.toBe('paused')
    feed.serve(rss(story(2), story(1)))
    await settle(account, 5 * HOUR)
    expect(feed.requests()).toHaveLength(1)
    await expect(api.approveOperations(which)).resolves.toMatchObject({
      error: { invalid_operation_action: which.body.operations },
    })
    await api.resumeOperations(which)
    await settle(account)
    await expect(recipients()).resolves.toHaveLength(2)
    await expect(status()).resolves.toBe('queued')

    feed.serve(rss(story(3), story(2)))
    await api.approveOperations(which)
    await settle(account)
    await expect(recipients()).resolves.toHaveLength(4)
    await hour()
    await expect(operation()).resolves.toMatchObject({ status: 'queued' })
  })

  it('pauses, goes on and is cancelled while issues go out, of which one does not wait for another', async () => {
    const { api, account, list_id, feed, begin, hour, operation, detail, status, recipients } = await openNews()
    const deferred = await makeContact(api, list_id, 'defer@example.com')
    await begin()
    const which = await ids(operation)
    const [operation_id = 0] = which.body.operations
    const delivered = async () => (await recipients()).filter((address) => !address.startsWith('defer')).length
    feed.serve(rss(story(2), story(1)))
    await hour()
    await expect(detail(operation_id)).resolves.toMatchObject({ status: 'executing', done: 2, total: 3 })
    await expect(status()).resolves.toBe('sending')
    feed.serve(rss(story(3), story(2)))
    await hour()
    expect(await delivered()).toBe(4)
    await expect(detail(operation_id)).resolves.toMatchObject({ status: 'executing', done: 4, total: 6 })

    await api.pauseOperations(which)
    await expect(status()).resolves.toBe('paused')
    const before = (await recipients()).length
    feed.serve(rss(story(4), story(3)))
    await settle(account, 10 * HOUR)
    await expect(recipients()).resolves.toHaveLength(before)
    await api.resumeOperations(which)
    await settle(account)
    expect(await delivered()).toBe(6)
    await expect(detail(operation_id)).resolves.toMatchObject({ status: 'executing', done: 6, total: 9 })
    feed.serve(410)
    await hour()
    await expect(detail(operation_id)).resolves.toMatchObject({
      status: 'executing',
      problem: expect.stringContaining('gone'),
    })
    feed.serve(rss(story(4), story(3)))

    // Whoever is tried again within a day has left by then.
    await api.updateContact({ path: { list_id, contact_id: deferred }, body: { base: { status: 'inactive' } } })
    await settle(account, 25 * HOUR)
    await expect(operation()).resolves.toMatchObject({ operation_id, status: 'queued' })
    await expect(status()).resolves.toBe('queued')
    feed.serve(rss(story(5), story(4)))
    await hour()
    await api.cancelOperations(which)
    await expect(status()).resolves.toBe('canceled')
    const all = (await recipients()).length
    await settle(account, 5 * HOUR)
    await expect(recipients()).resolves.toHaveLength(all)
    await expect(detail(operation_id)).resolves.toMatchObject({ status: 'canceled' })
  })

  it('ends the campaign, which then can be changed, enabled again and, in the end, deleted', async () => {
    const { api, account, feed, hash, begin, operation, status, recipients, html } = await openNews()
    const path = { campaign_hash: hash }
    await begin()
    const change = { content: { body: `<h1>Other</h1>${block(feed.url, 1)}` } }
    await expect(api.updateEmailCampaign({ path, body: change })).rejects.toMatchObject(
      refused(422, 'path.campaign_hash'),
    )
    await expect(api.deleteCampaign({ path })).rejects.toMatchObject(refused(409, 'campaign_in_progress'))
    await api.cancelOperations(await ids(operation))
    await expect(status()).resolves.toBe('canceled')
    await expect(operation()).resolves.toBeUndefined()
    feed.serve(rss(story(3), story(2), story(1)))
    await settle(account, 5 * HOUR)
    expect(feed.requests()).toHaveLength(1)

    await expect(api.updateEmailCampaign({ path, body: { content: { body: 'no feed' } } })).rejects.toMatchObject(
      refused(422, 'body.content.body'),
    )
    await api.updateEmailCampaign({ path, body: change })
    await begin()
    feed.serve(rss(story(5), story(4), story(3)))
    await settle(account, HOUR)
    await expect(recipients()).resolves.toHaveLength(2)
    const mail = await html()
    expect(mail).toMatch(/Other.*Story 5/s)
    expect(mail).not.toMatch(/Story 4/)

    await api.cancelOperations(await ids(operation))
    await expect(api.deleteCampaign({ path })).rejects.toMatchObject(refused(409, 'campaign_sent_last_30_days'))
    await settle(account, 31 * 24 * HOUR)
    await api.deleteCampaign({ path })
    await expect(api.listCampaigns()).resolves.toMatchObject({ total_items: 0 })
  })
})
