import { describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../../src/clients/index.ts'
import {
  type Account,
  campaignOf,
  makeCampaign,
  makeContact,
  makeList,
  openAccount,
  sendCampaign,
  settle,
} from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const DAY = 86_400
const LINKS = '<a href="https://shop.example.com/one">1</a> <a href="https://shop.example.com/two">2</a>'
const magic = ['bounce-hard', 'bounce-soft', 'complaint', 'reject', 'defer'] as const
const parts = ['date', 'weekday', 'hour', 'location', 'domain', 'url', 'reader'] as const

const server = useServer()

type Report = MarketingSchemas['EmailReport']
type Counters = Record<string, number>
const zero: Counters = {
  sends: 0,
  opens: 0,
  clicks: 0,
  hard_bounces: 0,
  soft_bounces: 0,
  complaints: 0,
  unsubscriptions: 0,
}
const metrics: Record<string, string> = {
  email_send: 'sends',
  email_open: 'opens',
  email_click: 'clicks',
  email_hard_bounce: 'hard_bounces',
  email_soft_bounce: 'soft_bounces',
  email_spam_complaint: 'complaints',
  unsubscribe: 'unsubscriptions',
}

/** The report, computed from the activities of all contacts of the list. */
async function recompute(
  { api }: Account,
  list_id: number,
  hash: string,
): Promise<Omit<Report, 'reader' | 'location'>> {
  const found = new Map<string, Counters>()
  const urls = new Map<string, number>()
  const unique: Record<string, Set<string>> = { email_open: new Set(), email_click: new Set() }
  const add = (part: string, item: string, metric: string) => {
    const counters = found.get(`${part}\n${item}`) ?? { ...zero }
    found.set(`${part}\n${item}`, { ...counters, [metric]: (counters[metric] ?? 0) + 1 })
  }
  for await (const { base } of api.listContacts.items({ path: { list_id }, query: { limit: 1000 } })) {
    const path = { list_id, contact_id: base.contact_id }
    const { items } = await api.listContactActivities({ path, query: { limit: 100 } })
    for (const { action_name, date, action_data = {} } of items) {
      const metric = metrics[action_name]
      if (!metric || action_data['campaign_hash'] !== hash) continue
      const time = new Date(`${date.replace(' ', 'T')}Z`)
      add('overall', '', metric)
      add('date', date.slice(0, 10), metric)
      add('weekday', String(time.getUTCDay()), metric)
      add('hour', date.slice(11, 13), metric)
      add('domain', base.email.split('@')[1] ?? '', metric)
      unique[action_name]?.add(base.contact_id)
      if (action_name === 'email_click')
        urls.set(String(action_data['url']), (urls.get(String(action_data['url'])) ?? 0) + 1)
    }
  }
  const part = (name: string) =>
    [...found]
      .sort()
      .flatMap(([key, counters]) =>
        key.startsWith(`${name}\n`) ? [{ [name]: key.slice(name.length + 1), ...counters }] : [],
      )
  return {
    campaign_hash: hash,
    overall: {
      ...zero,
      ...found.get('overall\n'),
      unique_opens: unique['email_open']?.size,
      unique_clicks: unique['email_click']?.size,
    },
    date: part('date'),
    weekday: part('weekday'),
    hour: part('hour'),
    domain: part('domain'),
    url: [...urls].sort().map(([url, clicks]) => ({ url, clicks })),
  } as Omit<Report, 'reader' | 'location'>
}

/** A campaign to three good addresses and to one for each fate of the sandbox. */
async function sendToAllFates() {
  const account = await openAccount(server)
  const list_id = await makeList(account.api)
  for (const name of ['a', 'b', 'c']) await makeContact(account.api, list_id, `${name}@good.example.com`)
  for (const fate of magic) await makeContact(account.api, list_id, `${fate}@fate.example.com`)
  const hash = await makeCampaign(account.api, list_id, { content: { type: 'html', body: LINKS } })
  await sendCampaign(account.api, hash, list_id)
  await settle(account)
  const act = async (recipient: string, body: Parameters<typeof account.sandbox.createMessageEvent>[0]['body']) => {
    const { captured_id } = await account.sandbox.waitForCapturedMessage({ query: { recipient } })
    await account.sandbox.createMessageEvent({ path: { captured_id }, body })
    // Repetitions within 10 minutes do not count.
    await account.sandbox.advanceClock({ body: { seconds: 600 } })
  }
  const leave = async (recipient: string) => {
    const { headers } = await account.sandbox.waitForCapturedMessage({ query: { recipient } })
    const way = /<(.+)>/.exec(headers.find((header) => header.name === 'List-Unsubscribe')?.value ?? '')?.[1] ?? ''
    expect(
      (await server.inject(way, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }))
        .status,
    ).toBe(200)
  }
  const report = (query?: Partial<Record<(typeof parts)[number], boolean>>) =>
    account.api.getEmailReport({ path: { campaign_hash: hash }, query })
  return { account, list_id, hash, act, leave, report }
}

describe('getEmailReport', () => {
  it('is empty for a draft', async () => {
    const { api } = await openAccount(server)
    const campaign_hash = await makeCampaign(api, await makeList(api))
    const empty = Object.fromEntries(parts.map((part) => [part, []]))
    const report = await api.getEmailReport({ path: { campaign_hash } })
    expect(report).toEqual({ campaign_hash, overall: { ...zero, unique_opens: 0, unique_clicks: 0 }, ...empty })
  })

  it('counts the fate of each mail', async () => {
    const { account, hash, report } = await sendToAllFates()
    // A bounce was sent and came back; what was rejected for its content never went out.
    const { overall, domain } = await report()
    expect(overall).toEqual({
      ...zero,
      sends: 6,
      hard_bounces: 1,
      soft_bounces: 1,
      complaints: 1,
      unique_opens: 0,
      unique_clicks: 0,
    })
    expect(domain).toEqual([
      { ...zero, domain: 'fate.example.com', sends: 3, hard_bounces: 1, soft_bounces: 1, complaints: 1 },
      { ...zero, domain: 'good.example.com', sends: 3 },
    ])
    await expect(campaignOf(account.api, hash)).resolves.toMatchObject({ status: 'sending', processed_messages: 7 })
  })

  it('counts a deferred mail when it went out, or was given up after three days', async () => {
    const { account, hash, report } = await sendToAllFates()
    await settle(account, 4 * DAY)
    expect((await report()).overall).toMatchObject({ sends: 7, soft_bounces: 2 })
    await expect(campaignOf(account.api, hash)).resolves.toMatchObject({ status: 'sent', processed_messages: 8 })
  })

  it('counts what recipients do, and how many did it', async () => {
    const { act, leave, report } = await sendToAllFates()
    const [a, b, c] = ['a', 'b', 'c'].map((name) => `${name}@good.example.com`) as [string, string, string]
    for (const recipient of [a, a, b]) await act(recipient, { type: 'open' })
    for (const url of ['one', 'one', 'two']) await act(a, { type: 'click', url: `https://shop.example.com/${url}` })
    await act(b, { type: 'click' })
    await leave(c)
    await leave(c)
    await act(b, { type: 'complaint' })
    await act(c, { type: 'bounce', bounce_type: 'soft' })
    await act(c, { type: 'bounce' })
    const { overall, url, reader } = await report()
    const done = {
      opens: 3,
      unique_opens: 2,
      clicks: 4,
      unique_clicks: 2,
      unsubscriptions: 1,
      complaints: 2,
      soft_bounces: 2,
      hard_bounces: 2,
    }
    expect(overall).toEqual({ ...zero, sends: 6, ...done })
    expect(url).toEqual([
      { url: 'https://shop.example.com/one', clicks: 3 },
      { url: 'https://shop.example.com/two', clicks: 1 },
    ])
    expect(reader).toEqual([{ reader: 'Unknown', type: 'other', opens: 3 }])
  })

  it('tells the mail programs apart', async () => {
    const { account, report } = await sendToAllFates()
    const { html } = await account.sandbox.waitForCapturedMessage({ query: { recipient: 'a@good.example.com' } })
    const pixel = /<img src="([^"]+)"/.exec(html ?? '')?.[1] ?? ''
    const programs = [
      'Mozilla/5.0 (via GoogleImageProxy)',
      'Mozilla/5.0 (X11) Thunderbird/128.0',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)',
    ]
    for (const agent of [...programs, programs[0] ?? '']) {
      const answer = await server.inject(pixel, { headers: { 'user-agent': agent } })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/gif'])
      await account.sandbox.advanceClock({ body: { seconds: 600 } })
    }
    const { reader, overall } = await report()
    expect(reader).toEqual([
      { reader: 'Thunderbird', type: 'desktop', opens: 1 },
      { reader: 'iOS', type: 'mobile', opens: 1 },
      { reader: 'Gmail', type: 'webmail', opens: 2 },
    ])
    expect(overall).toMatchObject({ opens: 4, unique_opens: 1 })
  })

  it('equals what the activities of all contacts say', async () => {
    const { account, list_id, hash, act, leave, report } = await sendToAllFates()
    await act('a@good.example.com', { type: 'open' })
    for (const [n, recipient] of ['a@good.example.com', 'b@good.example.com', 'complaint@fate.example.com'].entries()) {
      // Other hours, days and weekdays.
      await settle(account, (n + 1) * 7 * 3_600)
      await act(recipient, { type: 'open' })
      await act(recipient, { type: 'click', url: `https://shop.example.com/${n % 2 ? 'one' : 'two'}` })
    }
    await leave('c@good.example.com')
    await settle(account, 4 * DAY)
    await sendCampaign(account.api, hash, list_id)
    await settle(account, 5 * DAY)
    // Another campaign of the same list, which must not be counted.
    await sendCampaign(account.api, await makeCampaign(account.api, list_id), list_id)
    await settle(account, 5 * DAY)
    const { reader, location, failures, ...rest } = await report()
    const recomputed = await recompute(account, list_id, hash)
    expect(recomputed.overall).toMatchObject({ opens: 4, clicks: 3, unsubscriptions: 1 })
    expect(recomputed.date?.length).toBeGreaterThan(2)
    expect(rest).toEqual(recomputed)
    const [run] = (await account.api.getCampaign({ path: { campaign_hash: hash } })).runs
    expect(failures?.reduce((sum, { recipients }) => sum + recipients, 0)).toBeGreaterThanOrEqual(run?.failed ?? 0)
    expect(reader?.reduce((sum, { opens }) => sum + opens, 0)).toBe(4)
    expect(location).toEqual([])
  })

  it.each(parts)('leaves out the part %s when it is switched off', async (part) => {
    const { api } = await openAccount(server)
    const campaign_hash = await makeCampaign(api, await makeList(api))
    const read = (query: Partial<Record<(typeof parts)[number], boolean>>) =>
      api.getEmailReport({ path: { campaign_hash }, query })
    const { [part]: _switchedOff, ...rest } = await read({})
    await expect(read({ [part]: false })).resolves.toEqual(rest)
    await expect(read({ [part]: true })).resolves.toHaveProperty(part)
    await expect(read({ [part]: 'maybe' as unknown as boolean })).rejects.toMatchObject({
      status: 422,
      errors: { [`query.${part}`]: expect.any(String) },
    })
  })
})
