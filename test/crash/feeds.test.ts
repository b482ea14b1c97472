// A feed is being read when the process dies: its news go out once all the same.
import { expect, it, onTestFinished } from 'vitest'
import { createMarketingClient } from '../../src/clients/index.ts'
import { readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { block, makeFedCampaign, rss, startFeedHost, story } from '../support/feeds.ts'
import { makeContact, makeList } from '../support/marketing.ts'
import { openMember } from './open-member.ts'

const KEY = 'sk_sandbox_feeds_000000000000000000000000'
const READERS = ['ana@example.com', 'ben@example.com']

it('kill -9 before, while and after a feed is read: each issue goes out once', async () => {
  const host = await startFeedHost()
  onTestFinished(() => host.close())
  await using own = await openMember({ MESSAGING_SANDBOX_KEY: KEY })
  const { data, member } = own
  const start = async () => {
    await member.start()
    return createMarketingClient({ apiKey: KEY, baseUrl: `${member.url()}/marketing/v3` })
  }
  let api = await start()
  const list_id = await makeList(api)
  for (const email of READERS) await makeContact(api, list_id, email)
  const feed = host.open(rss(story(0)))
  const campaign_hash = await makeFedCampaign(api, list_id, block(feed.url))
  await api.enableEmailRssCampaign({ path: { campaign_hash } })
  const isRead = async () => (await readRows(data, 'SELECT 1 AS n FROM feed WHERE seen IS NOT NULL')).length === 1
  await eventually(isRead)
  const issues = async () => (await readRows(data, 'SELECT run_id FROM issue')).length
  const operation = async () => (await api.listOperations()).items[0]
  const crash = async () => {
    await member.kill()
    api = await start()
  }

  /** Each serves the news, and kills the process at some moment while it takes them. */
  const moments: ((news: string, issuesBefore: number) => Promise<void>)[] = [
    async (news) => {
      const asked = Promise.withResolvers<void>()
      feed.serve(() => (asked.resolve(), new Promise(() => undefined)))
      await readNow()
      await asked.promise
      feed.serve(news)
      await crash()
    },
    async (news) => {
      const asked = Promise.withResolvers<void>()
      feed.serve(() => (asked.resolve(), { status: 200, body: news }))
      await readNow()
      await asked.promise
      await crash()
    },
    async (news, before) => {
      feed.serve(news)
      await readNow()
      await eventually(async () => (await issues()) > before)
      await crash()
    },
  ]
  const readNow = async () => {
    const { operation_id = 0 } = (await operation()) ?? {}
    await api.approveOperations({ body: { operations: [operation_id] } })
  }

  for (const [n, dieWhile] of moments.entries()) {
    await dieWhile(rss(story(n + 1), story(n)), n)
    await eventually(async () => {
      expect(await issues()).toBe(n + 1)
      return (await operation())?.status === 'queued'
    })
    // A mail in doubt may be repeated, but as the same message.
    const sent = await readRows<{ address: string }>(data, "SELECT address FROM message WHERE state = 'accepted'")
    expect(sent.map(({ address }) => address).sort()).toEqual(READERS.flatMap((email) => Array(n + 1).fill(email)))
    await expect(readRows(data, 'SELECT id FROM run')).resolves.toHaveLength(n + 1)
  }
})
