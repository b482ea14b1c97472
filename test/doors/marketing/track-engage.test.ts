// Track&Engage: domains, goals, and what visits of contacts lead to.
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../../src/clients/index.ts'
import { eventually } from '../../support/eventually.ts'
import { linkOf, sendMail } from '../../support/mail-links.ts'
import { follow } from '../../support/mailing.ts'
import { actionsOf, makeContact, makeList, openAccount, refused, settle } from '../../support/marketing.ts'
import { useReceiver } from '../../support/receiver.ts'
import { startServer, useServer } from '../../support/server.ts'
import { DOMAIN, openTrackedSite } from '../../support/sites.ts'

const receiver = useReceiver()
const server = useServer()

const open = async () => {
  const account = await openAccount(server)
  return { ...account, ...(await openTrackedSite(server, account)) }
}
type Open = Awaited<ReturnType<typeof open>>

const makeGoal = ({ api, domain }: Pick<Open, 'api' | 'domain'>, config: MarketingSchemas['TrackEngageGoalConfig']) =>
  api.createTrackEngageGoal({ body: { domain, name: 'Order', config } })

const manual = (multiple_conversion: boolean) => ({ type: 'manual', multiple_conversion }) as const
const byPattern = (pattern: string, condition: 'contains' | 'regex' = 'regex') =>
  ({
    type: 'automatic',
    rule: 'url',
    condition,
    pattern,
    case_sensitive: false,
    multiple_conversion: false,
  }) as const

describe('enableTrackAndEngage', () => {
  it('connects the site, needs a list, and is refused where it is on', async () => {
    const { api } = await openAccount(server)
    const enable = (more: { list_id?: number } = {}) => api.enableTrackAndEngage({ body: { domain: DOMAIN, ...more } })
    await expect(enable()).rejects.toMatchObject(refused(409, 'domain_list_required'))
    await expect(enable({ list_id: 999_999 })).rejects.toMatchObject(refused(422, 'body.list_id'))
    await api.createConnectedSite({ body: { domain: DOMAIN } })
    await expect(enable()).rejects.toMatchObject(refused(409, 'domain_list_required'))
    const list_id = await makeList(api)
    await api.createConnectedSite({ body: { domain: DOMAIN, list_id } })
    await expect(enable()).resolves.toEqual({ result: true, response: `Track&Engage is on for ${DOMAIN}.` })
    await expect(enable({ list_id })).rejects.toMatchObject(refused(409, 'domain_already_defined'))
    const { features } = await api.getConnectedSite({ path: { domain: DOMAIN } })
    expect(features[0]?.track_and_engage).toEqual({ enabled: true })
    expect((await api.getMyAccount()).module_info).toEqual({ te: { enabled: true } })
  })
})

describe('listTrackEngageDomains', () => {
  it('shows where it is on, and nothing that was only connected', async () => {
    const { api, list_id } = await open()
    await api.createConnectedSite({ body: { domain: 'blog.example.com' } })
    await expect(api.listTrackEngageDomains()).resolves.toEqual({
      total_items: 1,
      items: [{ domain: DOMAIN, list_id, status: 'active' }],
    })
  })
})

describe('createTrackEngageGoal', () => {
  it('puts the goal into the script of the site', async () => {
    const site = await open()
    const configs = [byPattern('/thank-you', 'contains'), manual(true), { type: 'time', minutes: 2.5 }] as const
    for (const config of configs) {
      const goal = await makeGoal(site, config)
      expect(goal).toEqual({ domain: DOMAIN, name: 'Order', id: expect.any(Number), config })
      expect(await site.script()).toContain(`{"i":${goal.id}`)
    }
    const script = await site.script()
    expect(() => new Function(script)).not.toThrow()
    expect(gzipSync(script).length).toBeLessThan(2_000)
    // What a strict policy forbids.
    expect(script).not.toMatch(/\beval\b|new Function|\.style\b|innerHTML|document\.write|cookie/)
  })

  it.each([
    ['(a+)+$', 'repeats a group'],
    ['(a|a)*b', 'repeats a group'],
    ['(?:x){2}', 'repeats a group'],
    ['.*.*.*=', 'variable length'],
    ['a?'.repeat(20), 'variable length'],
    ['(a)\\1', 'not allowed'],
    ['(?=a)', 'no groups but'],
    ['[a', 'without its'],
    ['a)', 'without its'],
    ['*a', 'nothing before it'],
    ['z{2,1}', 'not a regular expression'],
    ['a'.repeat(201), 'more than 200'],
  ])('refuses the pattern %s', async (pattern, reason) => {
    const site = { api: server.marketing(), domain: DOMAIN }
    await expect(makeGoal(site, byPattern(pattern))).rejects.toMatchObject({
      status: 422,
      errors: { 'body.config.pattern': expect.stringContaining(reason) },
    })
  })

  it.each(['/orders/\\d+/done$', '/(thanks|obrigad[oa])(?:/[\\w-]+)?$', '^https://.*\\.pdf$', 'a{2,30}b?c{3}'])(
    'takes the pattern %s',
    async (pattern) => {
      await expect(makeGoal(await open(), byPattern(pattern))).resolves.toMatchObject({ config: { pattern } })
    },
  )

  it('needs a connected site, and makes no more than fifty', async () => {
    const site = await open()
    await expect(makeGoal({ ...site, domain: 'none.example.com' }, manual(true))).rejects.toMatchObject(
      refused(422, 'body.domain'),
    )
    for (let n = 0; n < 50; n++) await makeGoal(site, manual(true))
    await expect(makeGoal(site, manual(true))).rejects.toMatchObject(refused(409, 'goal_limit_reached'))
  })
})

describe('listTrackEngageGoals', () => {
  it('shows the goals of all sites of the account', async () => {
    const site = await open()
    const goal = await makeGoal(site, manual(false))
    await makeGoal(await open(), manual(false))
    await expect(site.api.listTrackEngageGoals()).resolves.toEqual({ total_items: 1, items: [goal] })
  })
})

describe('deleteTrackEngageGoal', () => {
  it('takes the goal out of the script, and nobody reaches it any more', async () => {
    const site = await open()
    const { id } = await makeGoal(site, manual(true))
    const path = { goal_id: id }
    await expect((await openAccount(server)).api.deleteTrackEngageGoal({ path })).rejects.toMatchObject(refused(404))
    await site.report([['goal', id]])
    await site.api.deleteTrackEngageGoal({ path })
    await expect(site.api.deleteTrackEngageGoal({ path })).rejects.toMatchObject(refused(404))
    expect(await site.script()).not.toContain(`"i":${id}`)
    await site.report([['goal', id]])
    await expect(site.counts()).resolves.toMatchObject({ goal_conversions: 1, goals: [] })
  })
})

describe('a visit', () => {
  const activities = async ({ api, list_id }: Pick<Open, 'api' | 'list_id'>, contact_id: string) =>
    (await api.listContactEvents({ path: { list_id, contact_id } })).items

  it('of a contact that the page names becomes activities and calls of webhooks', async () => {
    const site = await open()
    const { api, list_id, report } = site
    const contact_id = await makeContact(api, list_id, 'ana@example.com')
    const path = `/hook/${contact_id}`
    await api.createWebhook({
      body: { list_id, url: receiver.url + path, actions: ['goal_conversion', 'product_view'], fields: ['email'] },
    })
    const [once, often] = [await makeGoal(site, manual(false)), await makeGoal(site, manual(true))]
    const events = [['page'], ['goal', once.id], ['goal', often.id], ['product', 'shoe-1']]
    for (const [n, w] of [{ e: 'ANA@example.com' }, { i: contact_id }].entries()) {
      expect((await report(events, { w })).status).toBe(204)
      await eventually(async () => (await site.counts()).page_views === n + 1)
      await site.sandbox.advanceClock({ body: { seconds: 600 } })
    }

    const url = `https://${DOMAIN}/thank-you`
    const items = await activities(site, contact_id)
    expect(items.map(({ event }) => event)).toEqual([
      'product_view',
      'conversion',
      'product_view',
      'conversion',
      'conversion',
      'subscription',
    ])
    expect(items[0]?.data).toEqual({ url })
    await expect(site.counts()).resolves.toMatchObject({ page_views: 2, product_views: 2, goal_conversions: 3 })
    const { email_stats } = await api.getContact({ path: { list_id, contact_id } })
    expect(email_stats).toMatchObject({ conversions: 3 })

    await settle(site)
    const bodies = receiver.requests
      .filter((request) => request.path === path)
      .map(({ body }) => JSON.parse(body) as { action: string; contact: unknown; action_data: unknown })
    expect(bodies).toHaveLength(5)
    expect(bodies).toContainEqual(
      expect.objectContaining({
        action: 'goal_conversion',
        contact: { contact_id, email: 'ana@example.com' },
        action_data: { url, goal_id: once.id, goal: 'Order', domain: DOMAIN },
      }),
    )
    expect(bodies).toContainEqual(
      expect.objectContaining({
        action: 'product_view',
        action_data: { url, product_identifier: 'shoe-1', domain: DOMAIN },
      }),
    )
  })

  it('of the recipient of a mail is known by the link that was clicked', async () => {
    const mail = await sendMail(server)
    const { account, list_id, contact_id, campaign_hash } = mail
    const spring = linkOf(mail, 'Spring')
    const target = async (headers = {}) => (await follow(server, spring, { headers })).headers.get('location') ?? ''
    expect(await target()).toBe('https://shop.example.com/spring')
    await account.api.createConnectedSite({ body: { domain: DOMAIN } })
    expect(await target()).toBe('https://shop.example.com/spring')
    const site = await openTrackedSite(server, account)
    expect(await target({ 'sec-gpc': '1' })).toBe('https://shop.example.com/spring')
    expect(await target({ dnt: '1' })).toBe('https://shop.example.com/spring')
    const [, t] = /^https:\/\/shop\.example\.com\/spring\?_mt=(.+)$/.exec(await target()) ?? []
    expect(t).toEqual(expect.any(String))

    await site.report([['product', 'shoe-1']], { w: { t } })
    const ours = { api: account.api, list_id }
    const seen = async () => (await activities(ours, contact_id)).filter(({ event }) => event === 'product_view')
    expect(await seen()).toMatchObject([{ data: { campaign_hash, url: `https://${DOMAIN}/thank-you` } }])

    // On the site of somebody else, or sealed by nobody, a token says nothing; nor does one against the visitor's will.
    const stranger = await openTrackedSite(server, await openAccount(server))
    await stranger.report([['product', 'shoe-1']], { w: { t } })
    await site.report([['product', 'shoe-1']], { w: { t: `${t}x` } })
    await site.report([['product', 'shoe-1']], { w: { t } }, { 'sec-gpc': '1' })
    await site.report([['product', 'shoe-1']], { w: { t } }, { dnt: '1' })
    expect(await seen()).toHaveLength(1)
    await expect(stranger.counts()).resolves.toMatchObject({ product_views: 1 })
    await account.sandbox.advanceClock({ body: { seconds: 31 * 86_400 } })
    await site.report([['product', 'shoe-1']], { w: { t } })
    expect(await seen()).toHaveLength(1)
  })

  it('of nobody who is known makes no contact, and counts', async () => {
    const site = await open()
    const { api, list_id, report } = site
    const other = await openAccount(server)
    const foreign = await makeContact(other.api, await makeList(other.api), 'eva@example.com')
    const left = await makeContact(api, list_id, 'left@example.com')
    await api.unsubscribeContacts({ path: { list_id }, body: { data: [{ contact_id: left }] } })
    const claims = [
      { e: 'nobody@example.com' },
      { i: left },
      { e: 'left@example.com' },
      { i: foreign },
      { i: 'ffffffffff' },
      { t: 'x.y' },
      { e: 7 },
      'x',
    ]
    for (const w of claims) expect((await report([['product', 'a']], { w })).status).toBe(204)
    await expect(site.counts()).resolves.toMatchObject({ product_views: claims.length })
    await expect(api.listContacts({ path: { list_id } })).resolves.toMatchObject({ total_items: 1 })
    expect(await actionsOf(api, list_id, left)).not.toContain('product_view')
  })

  it('comes from a page of the site, small, and from no program', async () => {
    const { report, counts, code } = await open()
    const status = async (...parts: Parameters<typeof report>) => (await report(...parts)).status
    expect(await status([['page']], {}, { origin: 'https://evil.example.com' })).toBe(403)
    expect(await status([['page']], {}, { origin: 'null' })).toBe(403)
    expect(await status([['page']], { s: 'te0000000000000000' })).toBe(404)
    expect(await status(Array(21).fill(['page']))).toBe(422)
    expect(await status('x')).toBe(422)
    expect(await status([['page', 'x'.repeat(9_000)]])).toBe(413)
    expect(await status([['page']], {}, { 'user-agent': 'Googlebot/2.1' })).toBe(204)
    await expect(counts()).resolves.toMatchObject({ page_views: 0 })
    for (const origin of [`http://${DOMAIN}:8080`, `https://www.${DOMAIN}`])
      expect(await status(Array(20).fill(['page']), {}, { origin })).toBe(204)
    await expect(counts()).resolves.toMatchObject({ page_views: 40 })
    const answer = await report([['page']])
    expect([...answer.headers.keys()]).not.toContain('set-cookie')
    const script = await server.inject(new Request(`https://localhost/te/${code}.js`))
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(script.headers.get('set-cookie')).toBeNull()
    expect((await server.inject(new Request('https://localhost/te/te0000000000000000.js'))).status).toBe(404)
  })

  it('is forgotten with the contact, and not counted in an account that was emptied', async () => {
    const site = await open()
    const { api, sandbox, list_id, report } = site
    const contact_id = await makeContact(api, list_id, 'ana@example.com')
    const goal = await makeGoal(site, manual(false))
    await report([['goal', goal.id]], { w: { i: contact_id } })
    await api.forgetContacts({ path: { list_id }, body: { contacts: [contact_id] } })
    await settle(site)
    await report([['goal', goal.id]], { w: { e: 'ana@example.com' } })
    await expect(site.counts()).resolves.toMatchObject({ goal_conversions: 2 })
    await sandbox.resetAccount()
    expect((await report([['page']])).status).toBe(404)
  })

  it('is refused when a network sends too many', async () => {
    await using small = await startServer({ env: { MESSAGING_VISIT_LIMIT: '2' } })
    const { report, code } = await openTrackedSite(small, await openAccount(small))
    for (const expected of [204, 204, 429]) expect((await report([['page']])).status).toBe(expected)
    const script = await small.inject(new Request(`https://localhost/te/${code}.js`))
    expect([script.status, Number(script.headers.get('retry-after')) > 0]).toEqual([429, true])
  })

  it('knows a site from the moment on that it is connected', async () => {
    const account = await openAccount(server)
    const { code, report, script } = await openTrackedSite(server, account)
    await account.sandbox.resetAccount()
    for (const _ of [1, 2]) expect((await report([['page']])).status).toBe(404)
    const again = await openTrackedSite(server, account)
    expect(again.code).not.toBe(code)
    expect((await again.report([['page']])).status).toBe(204)
    await expect(script()).resolves.not.toContain('sendBeacon')
  })
})
