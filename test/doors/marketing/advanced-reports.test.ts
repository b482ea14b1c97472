// The reports of email campaigns: what each row says of what recipients did.
import { beforeAll, describe, expect, it } from 'vitest'
import { all, ever, readReport } from '../../support/advanced-reports.ts'
import {
  type Account,
  makeCampaign,
  makeContact,
  makeField,
  makeList,
  openAccount,
  sendCampaign,
  settle,
} from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const LINKS = '<a href="https://shop.example.com/one">1</a> <a href="https://shop.example.com/two">2</a>'
const names = ['ana', 'ben', 'cleo', 'dan'] as const
type Name = (typeof names)[number]

const server = useServer()
let account: Account
let list_id: number
let city: number
let hash: string
let other: string
const contact = {} as Record<Name | 'bounce-hard' | 'bounce-soft', string>

const mailOf = (recipient: string) => account.sandbox.waitForCapturedMessage({ query: { recipient } })

async function act(name: Name, ...events: Parameters<Account['sandbox']['createMessageEvent']>[0]['body'][]) {
  const { captured_id } = await mailOf(`${name}@example.com`)
  for (const body of events) {
    await account.sandbox.createMessageEvent({ path: { captured_id }, body })
    // Repetitions within 10 minutes do not count.
    await account.sandbox.advanceClock({ body: { seconds: 600 } })
  }
}

const open = { type: 'open' } as const
const click = (path: string) => ({ type: 'click', url: `https://shop.example.com/${path}` }) as const

/** One campaign, of which something comes, and one that nobody opens. */
async function live(): Promise<void> {
  account = await openAccount(server)
  const { api } = account
  list_id = await makeList(api)
  city = await makeField(api, list_id, 'text', { name: 'City' })
  for (const name of names)
    contact[name] = await makeContact(api, list_id, {
      base: { email: `${name}@example.com`, first_name: name === 'ana' ? '=Ana' : name },
      extra: [{ field_id: city, value: `Town of ${name}` }],
    })
  for (const name of ['bounce-hard', 'bounce-soft'] as const)
    contact[name] = await makeContact(api, list_id, `${name}@example.com`)
  hash = await makeCampaign(api, list_id, { content: { type: 'html', body: LINKS } })
  await sendCampaign(api, hash, list_id)
  await settle(account)
  await act('ana', open, open, click('one'), click('one'), click('two'))
  await act('ben', click('one'))
  await act('ben', { type: 'complaint' })
  const way = /<(.+)>/.exec(
    (await mailOf('cleo@example.com')).headers.find(({ name }) => name === 'List-Unsubscribe')?.value ?? '',
  )
  await server.inject(way?.[1] ?? '', {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  other = await makeCampaign(api, list_id, { internal_name: 'Quiet' })
  await sendCampaign(api, other, list_id)
  await settle(account, 60)
}

beforeAll(async () => {
  await live()
})

const specific = (...data: string[]) => [{ list_id, type: 'specific' as const, data }]
const read = () => readReport(server, account)
const DATE = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)

describe('generateEmailEventsReport', () => {
  const stats = all('opens', 'clicks', 'complaints', 'unsubscribes', 'bounces')
  const generate = (body: object = {}) =>
    account.api.generateEmailEventsReport({
      body: { title: 'Events', range: ever, campaigns: specific(hash), columns: { list_stats_fields: stats }, ...body },
    })

  it('counts what came of the campaign, contact by contact', async () => {
    await generate()
    expect(await read()).toEqual([
      ['contact_id', 'campaign_hash', 'opens', 'clicks', 'complaints', 'unsubscribes', 'bounces'],
      [contact.ana, hash, '2', '3', '0', '0', '0'],
      [contact.ben, hash, '0', '1', '1', '0', '0'],
      [contact.cleo, hash, '0', '0', '0', '1', '0'],
      [contact['bounce-hard'], hash, '0', '0', '0', '0', '1'],
      [contact['bounce-soft'], hash, '0', '0', '0', '0', '1'],
    ])
  })

  it('equals the report of the campaign', async () => {
    await generate()
    const [head = [], ...rows] = await read()
    const sum = (name: string) => rows.reduce((total, row) => total + Number(row[head.indexOf(name)]), 0)
    const { overall } = await account.api.getEmailReport({ path: { campaign_hash: hash } })
    expect({ opens: sum('opens'), clicks: sum('clicks'), complaints: sum('complaints') }).toEqual({
      opens: overall.opens,
      clicks: overall.clicks,
      complaints: overall.complaints,
    })
    expect([sum('unsubscribes'), sum('bounces')]).toEqual([
      overall.unsubscriptions,
      overall.hard_bounces + overall.soft_bounces,
    ])
  })

  it('has a row for who did not open, when it is asked to', async () => {
    await generate({ options: { include_unopens: true }, campaigns: [{ list_id, type: 'all' }] })
    const [, ...rows] = await read()
    expect(rows).toContainEqual([contact.dan, hash, '0', '0', '0', '0', '0'])
    expect(rows.filter(([, campaign]) => campaign === other)).toHaveLength(3)
    expect(rows).toHaveLength(6 + 3)
  })

  it('shows fields and the campaign, and guards against formulas', async () => {
    const columns = {
      list_base_fields: ['email', 'first_name'],
      list_extra_fields: [{ list_id, fields: [String(city)] }],
      list_stats_fields: { opens: true, clicks: false },
      campaign_fields: all('internal_name', 'campaign_hash', 'send_date', 'group', 'channel', 'type', 'sender'),
    }
    await generate({ columns })
    const [head, row] = await read()
    const fields = ['contact_id', 'campaign_hash', 'email', 'first_name', 'City', 'opens']
    expect(head).toEqual([...fields, 'internal_name', 'send_date', 'group', 'channel', 'type', 'sender'])
    expect(row).toEqual([
      ...[contact.ana, hash, 'ana@example.com', "'=Ana", 'Town of ana', '2'],
      ...['Spring', DATE, '', 'email', 'regular', 'Shop <shop@example.com>'],
    ])
  })

  it('tells links apart when their column is shown', async () => {
    await generate({ columns: { list_stats_fields: { opens: true, clicks: true }, campaign_fields: { url: true } } })
    const [, ...rows] = await read()
    const ofAna = rows.filter(([id]) => id === contact.ana)
    expect(ofAna).toEqual([
      [contact.ana, hash, '2', '0', ''],
      [contact.ana, hash, '0', '2', 'https://shop.example.com/one'],
      [contact.ana, hash, '0', '1', 'https://shop.example.com/two'],
    ])
  })

  it('counts what happened within the range', async () => {
    await generate({ range: { start: '2020-01-01 00:00:00', end: '2020-01-02 00:00:00' } })
    expect(await read()).toHaveLength(1)
  })
})

describe('generateEmailBouncesReport', () => {
  const list_stats_fields = all('bounce_date', 'bounce_type', 'bounce_detail')
  const generate = (options: object = {}) =>
    account.api.generateEmailBouncesReport({
      body: {
        ...{ title: 'Bounces', range: ever, campaigns: [{ list_id, type: 'all' }], options },
        columns: { list_base_fields: ['email'], list_stats_fields },
      },
    })

  it('has a row for each bounce, campaign by campaign', async () => {
    await generate()
    const [head, ...rows] = await read()
    expect(head).toEqual(['campaign_hash', 'contact_id', 'email', 'bounce_date', 'bounce_type', 'bounce_detail'])
    expect(rows).toEqual([
      [hash, contact['bounce-hard'], 'bounce-hard@example.com', DATE, 'hard', expect.stringMatching(/^5/)],
      [hash, contact['bounce-soft'], 'bounce-soft@example.com', DATE, 'soft', expect.stringMatching(/./)],
      [other, contact['bounce-soft'], 'bounce-soft@example.com', DATE, 'soft', expect.stringMatching(/./)],
    ])
  })

  it('sorts by contact when it is asked to', async () => {
    await generate({ grouping: 'by_contact' })
    const [head, ...rows] = await read()
    expect(head?.slice(0, 2)).toEqual(['contact_id', 'campaign_hash'])
    expect(rows.map(([id, campaign]) => [id, campaign])).toEqual([
      [contact['bounce-hard'], hash],
      [contact['bounce-soft'], hash],
      [contact['bounce-soft'], other],
    ])
  })

  it('has a row for who did not open, when it is asked to', async () => {
    await generate({ include_unopens: true })
    const [, ...rows] = await read()
    const quiet = rows.filter(([campaign, , , date]) => campaign === hash && date === '')
    // Ben clicked, but nothing tells that he opened.
    expect(quiet.map(([, id]) => id)).toEqual([contact.ben, contact.cleo, contact.dan])
  })
})

describe('generateEmailClicksByContactReport', () => {
  const generate = (campaign_fields: object = {}) =>
    account.api.generateEmailClicksByContactReport({
      body: {
        ...{ title: 'Clicks', range: ever, campaigns: specific(hash) },
        columns: { list_stats_fields: { clicks: true }, campaign_fields },
      },
    })

  it('counts the clicks of each contact', async () => {
    await generate()
    expect(await read()).toEqual([
      ['contact_id', 'campaign_hash', 'clicks'],
      [contact.ana, hash, '3'],
      [contact.ben, hash, '1'],
    ])
  })

  it('tells links, places and programs apart when they are shown', async () => {
    await generate(all('url', 'city', 'country', 'region', 'program', 'os'))
    expect(await read()).toEqual([
      ['contact_id', 'campaign_hash', 'clicks', 'url', 'city', 'country', 'region', 'program', 'os'],
      [contact.ana, hash, '2', 'https://shop.example.com/one', '', '', '', 'Unknown', ''],
      [contact.ana, hash, '1', 'https://shop.example.com/two', '', '', '', 'Unknown', ''],
      [contact.ben, hash, '1', 'https://shop.example.com/one', '', '', '', 'Unknown', ''],
    ])
  })
})

describe('generateEmailClicksByUrlReport', () => {
  it('counts clicks and contacts of each link', async () => {
    await account.api.generateEmailClicksByUrlReport({
      body: {
        ...{ title: 'Links', range: ever, campaigns: [{ list_id, type: 'all' }] },
        columns: {
          list_stats_fields: all('clicks', 'unique_clicks', 'click_rate_per_url'),
          campaign_fields: { internal_name: true, url: true, campaign_hash: true },
        },
      },
    })
    // Six mails were sent; two contacts clicked the first link.
    expect(await read()).toEqual([
      ['campaign_hash', 'url', 'clicks', 'unique_clicks', 'click_rate_per_url', 'internal_name'],
      [hash, 'https://shop.example.com/one', '3', '2', '33.33', 'Spring'],
      [hash, 'https://shop.example.com/two', '1', '1', '16.67', 'Spring'],
    ])
  })
})

describe('generateEmailUnsubscriptionsReport', () => {
  it('has a row for each who left by a link of the campaign', async () => {
    await account.api.generateEmailUnsubscriptionsReport({
      body: {
        ...{ title: 'Left', range: ever, campaigns: specific(hash, other) },
        columns: {
          list_stats_fields: all('unsubscription_method', 'unsubscription_motive', 'unsubscription_date'),
          campaign_fields: { internal_name: true },
        },
      },
    })
    expect(await read()).toEqual([
      [
        ...['contact_id', 'campaign_hash', 'unsubscription_method', 'unsubscription_motive', 'unsubscription_date'],
        'internal_name',
      ],
      [contact.cleo, hash, 'unsubscribe_link', '', DATE, 'Spring'],
    ])
  })
})

describe('generateSendsReport', () => {
  const generate = () =>
    account.api.generateSendsReport({
      body: { title: 'Sends', range: ever, lists: [list_id], columns: { campaign_fields: { channel: true } } },
    })

  it('has a row for each message that was sent to the lists, also of campaigns that are gone', async () => {
    const gone = await makeCampaign(account.api, list_id, { internal_name: 'Gone' })
    await sendCampaign(account.api, gone, list_id)
    await settle(account, 31 * 86_400)
    await account.api.deleteCampaign({ path: { campaign_hash: gone } })
    await generate()
    const [head, ...rows] = await read()
    expect(head).toEqual(['contact_id', 'campaign_hash', 'date', 'channel'])
    const of = (campaign: string) => rows.filter(([, one]) => one === campaign)
    expect(of(hash)).toHaveLength(6)
    expect(of(other).every(([, , , channel]) => channel === 'email')).toBe(true)
    expect(of(gone)[0]).toEqual([contact.ana, gone, DATE, ''])
  })
})
