// Advanced reports and standard reports count the same: compared after random histories of campaigns, made from a seed
// through the doors. FUZZ_SEED chooses the first seed.
import { describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../../src/clients/index.ts'
import { all, ever, readReport } from '../../support/advanced-reports.ts'
import { createRandom, type Random } from '../../support/fuzz/random.ts'
import {
  type Account,
  makeCampaign,
  makeContact,
  makeList,
  openAccount,
  sendCampaign,
  settle,
} from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const first = Number(process.env['FUZZ_SEED'] || 1)
const SEEDS = [first, first + 1]

const server = useServer()

const fates = ['bounce-hard', 'bounce-soft', 'complaint', 'reject']
const pages = ['one', 'two', 'three?a=1&b=2']
const urlOf = (page: string) => `https://shop.example.com/${page}`
const body = pages.map((page) => `<a href="${urlOf(page).replaceAll('&', '&amp;')}">${page}</a>`).join(' ')

type Act = Parameters<Account['sandbox']['createMessageEvent']>[0]['body']

function randomAct(random: Random): Act {
  const dice = random.below(20)
  if (dice === 0) return { type: 'complaint' }
  if (dice === 1) return { type: 'unsubscribe' }
  return dice < 10 ? { type: 'open' } : { type: 'click', url: urlOf(random.pick(pages)) }
}

interface Campaign {
  hash: string
  /** The lists that it was sent to; it was made for the first one. */
  lists: number[]
}

/** A list with readers, and with addresses that come to grief. */
async function makeReaders({ api }: Account, random: Random, domain: string): Promise<number> {
  const list_id = await makeList(api)
  const names = Array.from({ length: 2 + random.below(4) }, (_, n) => `reader${n}`)
  for (const name of [...names, ...fates.filter((fate) => fate === 'bounce-soft' || random.chance(0.6))])
    await makeContact(api, list_id, `${name}@${domain}`)
  return list_id
}

/** Two lists with some campaigns each, one of which goes to both, and what recipients did, in an order of its own. */
async function live(random: Random) {
  const account = await openAccount(server)
  const { api, sandbox } = account
  const lists = [
    await makeReaders(account, random, 'list0.example.com'),
    await makeReaders(account, random, 'list1.example.com'),
  ]
  const campaigns: Campaign[] = []
  for (const list_id of lists)
    for (let n = 1 + random.below(2); n > 0; n--) {
      const hash = await makeCampaign(api, list_id, { content: { type: 'html', body } })
      const others = campaigns.length === 0 ? lists.filter((list) => list !== list_id) : []
      campaigns.push({ hash, lists: [list_id, ...others] })
    }
  for (const { hash, lists: to } of campaigns)
    for (const list_id of to) {
      await sendCampaign(api, hash, list_id)
      await settle(account)
    }
  const { items } = await sandbox.listCapturedMessages({ query: { limit: 100 } })
  const readers = items.filter(({ recipient }) => recipient.startsWith('reader'))
  for (let n = 12 + random.below(12); n > 0; n--) {
    const { captured_id } = random.pick(readers)
    // Who left cannot leave again: such an event is refused, and counts nowhere.
    await sandbox.createMessageEvent({ path: { captured_id }, body: randomAct(random) }).catch((error: unknown) => {
      expect(error).toMatchObject({ status: 409 })
    })
  }
  await settle(account, 24 * 60 * 60)
  return { account, lists, campaigns }
}

type Row = Record<string, string>
type Choice = MarketingSchemas['AdvancedReportCampaigns']

/** The rows of the report that was just asked for, with the headings as names. */
async function rowsOf(account: Account): Promise<Row[]> {
  const [headings = [], ...rows] = await readReport(server, account)
  return rows.map((cells) => Object.fromEntries(headings.map((name, n) => [name, cells[n] ?? ''])))
}

const sum = (rows: readonly Row[], name: string) => rows.reduce((total, row) => total + Number(row[name]), 0)

describe('advanced reports and the report of a campaign', () => {
  it.each(SEEDS)('agree after the history of seed %i', async (seed) => {
    const { account, lists, campaigns } = await live(createRandom(seed))
    const { api } = account
    const asked = { title: 'All', range: ever, campaigns: lists.map((list_id) => ({ list_id, type: 'all' as const })) }

    const stats = all('opens', 'clicks', 'complaints', 'unsubscribes', 'bounces')
    await api.generateEmailEventsReport({ body: { ...asked, columns: { list_stats_fields: stats } } })
    const events = await rowsOf(account)
    await api.generateEmailClicksByUrlReport({ body: { ...asked, columns: { list_stats_fields: all('clicks') } } })
    const byUrl = await rowsOf(account)
    await api.generateEmailClicksByContactReport({ body: { ...asked, columns: { list_stats_fields: all('clicks') } } })
    const byContact = await rowsOf(account)
    await api.generateEmailBouncesReport({ body: { ...asked, columns: { list_stats_fields: all('bounce_type') } } })
    const bounces = await rowsOf(account)
    await api.generateEmailUnsubscriptionsReport({ body: asked })
    const departures = await rowsOf(account)
    await api.generateSendsReport({ body: { title: 'Sends', range: ever, lists } })
    const sends = await rowsOf(account)

    expect(Math.min(sum(events, 'opens'), sum(byUrl, 'clicks'), bounces.length), 'something happened').toBeGreaterThan(
      0,
    )
    for (const { hash } of campaigns) {
      const { overall, url } = await api.getEmailReport({ path: { campaign_hash: hash } })
      const of = (rows: readonly Row[]) => rows.filter(({ campaign_hash }) => campaign_hash === hash)
      const bounced = overall.hard_bounces + overall.soft_bounces
      expect(overall.sends, 'the history has messages').toBeGreaterThan(0)
      expect({
        opens: sum(of(events), 'opens'),
        openers: of(events).filter(({ opens }) => opens !== '0').length,
        clicks: sum(of(events), 'clicks'),
        complaints: sum(of(events), 'complaints'),
        unsubscribes: sum(of(events), 'unsubscribes'),
        bounces: sum(of(events), 'bounces'),
      }).toEqual({
        opens: overall.opens,
        openers: overall.unique_opens,
        clicks: overall.clicks,
        complaints: overall.complaints,
        unsubscribes: overall.unsubscriptions,
        bounces: bounced,
      })
      expect(
        of(byUrl)
          .map((row) => [row['url'], Number(row['clicks'])])
          .sort(),
      ).toEqual((url ?? []).map((one) => [one.url, one.clicks]).sort())
      expect([sum(of(byContact), 'clicks'), of(byContact).length]).toEqual([overall.clicks, overall.unique_clicks])
      expect(of(bounces)).toHaveLength(bounced)
      expect(of(departures)).toHaveLength(overall.unsubscriptions)
      expect(of(sends)).toHaveLength(overall.sends)
    }
  })

  it.each(SEEDS)('tell the recipients of each list apart after the history of seed %i', async (seed) => {
    const { account, lists, campaigns } = await live(createRandom(seed))
    const { api } = account
    const contactsOf = async (list_id: number) =>
      (await api.listContacts({ path: { list_id }, query: { limit: 100 } })).items.map(({ base }) => base.contact_id)
    const members = new Map(await Promise.all(lists.map(async (list) => [list, await contactsOf(list)] as const)))
    const events = async (...choices: Choice[]) => {
      const columns = { list_stats_fields: all('opens', 'clicks', 'bounces') }
      await api.generateEmailEventsReport({
        body: { title: 'E', range: ever, campaigns: choices, columns, options: { include_unopens: true } },
      })
      return rowsOf(account)
    }
    const bounces = async (grouping: 'by_campaign' | 'by_contact', ...choices: Choice[]) => {
      await api.generateEmailBouncesReport({
        body: {
          ...{ title: 'B', range: ever, campaigns: choices, options: { grouping, include_unopens: true } },
          columns: { list_stats_fields: all('bounce_type', 'bounce_date') },
        },
      })
      return rowsOf(account)
    }
    const sorted = (rows: readonly Row[]) =>
      rows.map(({ contact_id, campaign_hash, ...rest }) => JSON.stringify([contact_id, campaign_hash, rest])).sort()

    const ofBoth = await events(...lists.map((list_id) => ({ list_id, type: 'all' as const })))
    const ofEach = []
    for (const list_id of lists) {
      const hashes = campaigns.filter(({ lists: to }) => to.includes(list_id)).map(({ hash }) => hash)
      const rows = await events({ list_id, type: 'all' })
      ofEach.push(...rows)
      expect(new Set(rows.map(({ campaign_hash }) => campaign_hash))).toEqual(new Set(hashes))
      expect(rows.filter(({ contact_id }) => !members.get(list_id)?.includes(contact_id ?? ''))).toEqual([])
      expect(sorted(await events({ list_id, type: 'specific', data: hashes }))).toEqual(sorted(rows))
      const last = await events({ list_id, type: 'last' })
      expect(sorted(last)).toEqual(sorted(rows.filter(({ campaign_hash }) => campaign_hash === hashes.at(-1))))
      const [byCampaign, byContact] = [
        await bounces('by_campaign', { list_id, type: 'all' }),
        await bounces('by_contact', { list_id, type: 'all' }),
      ]
      expect(byCampaign.length).toBeGreaterThan(0)
      expect(sorted(byContact)).toEqual(sorted(byCampaign))
    }
    expect(sorted(ofEach)).toEqual(sorted(ofBoth))

    // A campaign that went to both lists is asked for with one of them only, another one with the other.
    const [[one, other], [shared, ...rest]] = [lists as [number, number], campaigns as [Campaign, ...Campaign[]]]
    const data = rest.filter(({ lists: to }) => to.includes(other)).map(({ hash }) => hash)
    const mixed = [
      { list_id: one, type: 'specific' as const, data: [shared.hash] },
      { list_id: other, type: 'specific' as const, data },
    ]
    for (const grouping of ['by_campaign', 'by_contact'] as const)
      for (const { campaign_hash, contact_id = '' } of await bounces(grouping, ...mixed))
        expect(members.get(campaign_hash === shared.hash ? one : other)).toContain(contact_id)
  })

  it('count the rate of clicks among those of the lists', async () => {
    const account = await openAccount(server)
    const { api, sandbox } = account
    const lists = [await makeList(api), await makeList(api)] as const
    for (const name of ['ana', 'ben']) await makeContact(api, lists[0], `${name}@example.com`)
    for (const name of ['cleo', 'dan', 'eva', 'fay']) await makeContact(api, lists[1], `${name}@example.com`)
    const hash = await makeCampaign(api, lists[0], { content: { type: 'html', body } })
    for (const list_id of lists) {
      await sendCampaign(api, hash, list_id)
      await settle(account)
    }
    for (const name of ['ana', 'cleo']) {
      const { captured_id } = await sandbox.waitForCapturedMessage({ query: { recipient: `${name}@example.com` } })
      await sandbox.createMessageEvent({ path: { captured_id }, body: { type: 'click', url: urlOf('one') } })
    }
    const rateOf = async (...of: number[]) => {
      await api.generateEmailClicksByUrlReport({
        body: {
          ...{ title: 'R', range: ever, campaigns: of.map((list_id) => ({ list_id, type: 'all' as const })) },
          columns: { list_stats_fields: all('clicks', 'click_rate_per_url') },
        },
      })
      return (await rowsOf(account)).map(({ clicks, click_rate_per_url }) => [clicks, click_rate_per_url])
    }
    await expect(rateOf(lists[0])).resolves.toEqual([['1', '50']])
    await expect(rateOf(lists[1])).resolves.toEqual([['1', '25']])
    await expect(rateOf(...lists)).resolves.toEqual([['2', '33.33']])
  })
})
