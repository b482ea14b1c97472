// Old posts of a feed do not go out again, whatever a site does to them, and unusual issues wait for a person.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { block, type FeedHost, makeFedCampaign, rss, type Story, startFeedHost } from '../../support/feeds.ts'
import { campaignOf, makeContact, makeList, openAccount, settle } from '../../support/marketing.ts'
import { startServer, type TestServer } from '../../support/server.ts'

const HOUR = 3_600
const DAY = 24 * HOUR * 1_000
const START = Date.now() - 30 * DAY

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

const at = (day: number) => new Date(START + day * DAY).toUTCString()
/** A post of a day, with a guid, a link and a date. */
const post = (day: number, change: Partial<Story> = {}): Story => ({
  title: `Post ${day}`,
  link: `https://blog.example.com/posts/${day}`,
  guid: `guid-${day}`,
  date: at(day),
  ...change,
})
const without = (part: 'date' | 'guid' | 'link', one: Story): Story => {
  const { [part]: _, ...rest } = one
  return rest
}
const undated = (day: number) => without('date', post(day))
/** Posts from the newest to the oldest. */
const posts = (newest: number, oldest: number, make: (day: number) => Story = post): Story[] =>
  Array.from({ length: newest - oldest + 1 }, (_, n) => make(newest - n))

async function openNews(first: readonly Story[]) {
  const account = await openAccount(server)
  const { api, sandbox } = account
  const list_id = await makeList(api)
  await makeContact(api, list_id, 'ana@example.com')
  const feed = host.open(rss(...first))
  const campaign_hash = await makeFedCampaign(api, list_id, block(feed.url, 20))
  await api.enableEmailRssCampaign({ path: { campaign_hash } })
  await settle(account)
  const operation_id = (await api.listOperations()).items[0]?.operation_id ?? 0
  return {
    account,
    api,
    feed,
    campaign_hash,
    operation: () => api.getOperation({ path: { operation_id } }),
    which: { body: { operations: [operation_id] } },
    /** The titles of each issue that has gone out, oldest first. */
    async issues(): Promise<string[][]> {
      const { items } = await sandbox.listCapturedMessages({ query: { recipient: 'ana@example.com', limit: 100 } })
      const ids = items.map(({ captured_id }) => captured_id).sort((a, b) => a - b)
      const mails = await Promise.all(ids.map((captured_id) => sandbox.getCapturedMessage({ path: { captured_id } })))
      return mails.map(({ html = '' }) => (html ?? '').match(/Post -?\d+/g) ?? [])
    },
    async read(...next: readonly Story[]) {
      feed.serve(rss(...next))
      await settle(account, HOUR)
    },
  }
}

const ten = posts(10, 1)
const moved = (link: (one: Story) => string, change: (one: Story) => Partial<Story> = () => ({})) =>
  ten.map((one) => ({ ...one, link: link(one), ...change(one) }))
const pathOf = ({ link = '' }: Story) => new URL(link).pathname

describe('what a feed shows', () => {
  const nothing: string[][] = []
  it.each<[string, Story[], Story[], string[][]]>([
    ['the newest post was deleted, and an older one slides in', ten, posts(9, 0), nothing],
    ['the same without dates', posts(10, 1, undated), posts(9, 0, undated), nothing],
    ['two were deleted, and a new one came', ten, [post(11), ...posts(8, 0)], [['Post 11']]],
    ['it grows from 10 to 20', posts(20, 11), posts(20, 1), nothing],
    ['it grows without dates', posts(20, 11, undated), posts(20, 1, undated), nothing],
    ['it grows, and a new one came', posts(20, 11), posts(21, 1), [['Post 21']]],
    [
      'one old post stays on top, and others slide in',
      [post(-90), ...posts(10, 2)],
      [post(-90), ...posts(8, 0)],
      nothing,
    ],
    [
      'http became https',
      moved(
        (one) => `http://blog.example.com${pathOf(one)}`,
        () => ({ guid: '' }),
      ),
      moved(
        (one) => `https://blog.example.com${pathOf(one)}`,
        () => ({ guid: '' }),
      ),
      nothing,
    ],
    [
      'links with tracking, www, a slash, capitals',
      ten,
      moved(
        (one) => `https://WWW.Blog.example.com${pathOf(one)}/?utm_source=rss&amp;fbclid=1`,
        ({ title }) => ({ guid: `new ${title}` }),
      ),
      nothing,
    ],
    [
      'links with a parameter that nobody knows',
      ten,
      moved(
        (one) => `https://blog.example.com${pathOf(one)}?visit=77`,
        ({ title }) => ({ guid: `new ${title}` }),
      ),
      nothing,
    ],
    [
      'the site has another host',
      ten.map((one) => without('date', one)),
      moved(
        (one) => `https://new.example.org${pathOf(one)}`,
        ({ title }) => ({ guid: `new ${title}` }),
      ).map((one) => without('date', one)),
      nothing,
    ],
    [
      'the site has other paths, and dates stay',
      ten,
      moved(
        ({ title }) => `https://new.example.org/${title.replace(' ', '-')}`,
        ({ title }) => ({ guid: `new ${title}` }),
      ),
      nothing,
    ],
    ['dates were edited', ten, posts(10, 1, (day) => post(day, { date: at(day + 12) })), nothing],
    [
      'dates were edited, and a new one came',
      ten,
      [post(23), ...posts(10, 1, (day) => post(day, { date: at(day + 12) }))],
      [['Post 23']],
    ],
    ['a date in the future', ten, [post(11, { date: at(900) }), ...ten], [['Post 11']]],
    [
      'a known date in the future',
      [post(10, { date: at(900) }), ...posts(9, 1)],
      [post(11), post(10, { date: at(900) }), ...posts(9, 1)],
      [['Post 11']],
    ],
    [
      'a draft of yesterday is published',
      [post(10), ...posts(8, 1)],
      [post(10), post(9), ...posts(8, 1)],
      [['Post 9']],
    ],
    [
      'posts of one day without a time',
      posts(3, 1, (n) => post(n, { date: at(0) })),
      posts(4, 1, (n) => post(n, { date: at(0) })),
      [['Post 4']],
    ],
    [
      'all posts have one guid',
      posts(10, 1, (day) => post(day, { guid: 'https://blog.example.com/' })),
      posts(11, 2, (day) => post(day, { guid: 'https://blog.example.com/' })),
      [['Post 11']],
    ],
    [
      'all posts have one link',
      posts(10, 1, (day) => post(day, { link: 'https://blog.example.com/' })),
      posts(11, 2, (day) => post(day, { link: 'https://blog.example.com/' })),
      [['Post 11']],
    ],
    [
      'guids are the places in the feed',
      posts(10, 1, (day) => post(day, { guid: String(11 - day) })),
      posts(11, 2, (day) => post(day, { guid: String(12 - day) })),
      [['Post 11']],
    ],
    [
      'posts differ by a parameter',
      posts(3, 1, (n) => post(n, { link: `https://blog.example.com/?p=${n}` })),
      posts(4, 1, (n) => post(n, { link: `https://blog.example.com/?p=${n}` })),
      [['Post 4']],
    ],
    ['a new post without dates', posts(10, 1, undated), posts(11, 2, undated), [['Post 11']]],
    [
      'neither guids nor dates',
      posts(10, 1, (n) => without('guid', undated(n))),
      posts(11, 2, (n) => without('guid', undated(n))),
      [['Post 11']],
    ],
    ['one post at a time', [post(1)], [post(2)], [['Post 2']]],
    ['one post without a date at a time', [undated(1)], [undated(2)], [['Post 2']]],
    ['the first post of a blog', [], [post(1)], [['Post 1']]],
    [
      'a title and a link were edited',
      ten,
      [post(10, { title: 'Post 99', link: 'https://blog.example.com/other' }), ...posts(9, 1)],
      nothing,
    ],
    ['a post stands in it twice', ten, [post(11), post(11, { guid: 'twin' }), ...posts(10, 1)], [['Post 11']]],
  ])('%s', async (_name, before, after, sent) => {
    const { read, issues, operation } = await openNews(before)
    await read(...after)
    await expect(issues()).resolves.toEqual(sent)
    await expect(operation()).resolves.toMatchObject({ status: 'queued' })
  })

  it('comes back after it has left', async () => {
    const { read, issues } = await openNews(ten)
    await read(...posts(10, 9))
    await read()
    await read(...ten)
    await expect(issues()).resolves.toEqual([])
  })
})

describe('an unusual issue', () => {
  it.each<[string, Story[], Story[], number]>([
    ['has far more posts than usual', ten, posts(17, 8), 7],
    ['has nothing that was there before', posts(10, 8, undated), posts(33, 31, undated), 3],
    ['has all posts of a site that moved and changed its dates', ten, posts(29, 25), 5],
  ])('%s, and waits for a person', async (_name, before, after, held_items) => {
    const { account, api, campaign_hash, read, issues, operation, feed } = await openNews(before)
    await read(...after)
    await expect(issues()).resolves.toEqual([])
    await expect(operation()).resolves.toMatchObject({
      status: 'paused',
      held_items,
      problem: expect.stringContaining('Approve the operation to send them'),
    })
    await expect(campaignOf(api, campaign_hash)).resolves.toMatchObject({ status: 'paused' })
    const asked = feed.requests().length
    await settle(account, 5 * HOUR)
    expect(feed.requests()).toHaveLength(asked)
  })

  it('goes out once it is approved, and is usual from then on', async () => {
    const { account, api, read, issues, operation, which } = await openNews(ten)
    await read(...posts(17, 8))
    await expect(api.approveOperations(which)).resolves.toMatchObject({ success: which.body.operations })
    await settle(account)
    await expect(issues()).resolves.toEqual([posts(17, 11).map(({ title }) => title)])
    const after = await operation()
    expect(after).toMatchObject({ status: 'queued' })
    expect(after).not.toHaveProperty('problem')
    expect(after).not.toHaveProperty('held_items')
    await read(...posts(24, 15))
    await expect(issues()).resolves.toHaveLength(2)
  })

  it('is left out when the operation is resumed, and later posts go out', async () => {
    const { account, api, feed, read, issues, operation, which } = await openNews(ten)
    await read(...posts(17, 8))
    feed.serve(rss(...posts(18, 9)))
    await api.resumeOperations(which)
    await settle(account)
    await expect(issues()).resolves.toEqual([['Post 18']])
    await read(...posts(19, 10))
    await expect(issues()).resolves.toEqual([['Post 18'], ['Post 19']])
    await expect(operation()).resolves.toMatchObject({ status: 'queued' })
  })

  it('is written about to the users of the account', async () => {
    const { account, read } = await openNews(ten)
    const user = { username: 'feed.editor', password: 'editor-of-the-feed-1', email: 'editor@example.com' }
    await server.app.domain.accounts.users.create(account.accountId, user)
    await read(...posts(17, 8))
    const { items } = await account.sandbox.listCapturedMessages({ query: { recipient: 'editor@example.com' } })
    expect(items).toMatchObject([{ subject: expect.stringContaining('waits for your decision') }])
  })
})
