// Connected sites: what makes and removes them, what their features show, and what is counted of their visitors.
import { describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../../src/clients/index.ts'
import { makeList, openAccount, refused } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { codeIn, DOMAIN, openTrackedSite } from '../../support/sites.ts'

const server = useServer()

const off = { enabled: false, items: [] }

describe('createConnectedSite', () => {
  it('connects a site with its script, whose features are what the account has', async () => {
    const { api } = await openAccount(server)
    const site = await api.createConnectedSite({ body: { domain: 'Shop.Example.com' } })
    expect(site).toEqual({
      domain: DOMAIN,
      code: expect.stringMatching(/^<script async src="https:\/\/localhost:\d+\/te\/te[\da-f]{16}\.js"><\/script>$/),
      features: [
        {
          track_and_engage: { enabled: false },
          on_site_message: off,
          popup_forms: off,
          whatsapp: off,
          web_push: off,
          embed_forms: off,
        },
      ],
    })

    const list_id = await makeList(api)
    const form = await api.createForm({
      path: { list_id },
      body: { name: 'Footer', fields: [{ field_id: 'email', required: true }] },
    })
    const push = await api.createWebpushSite({ body: { site: `https://www.${DOMAIN}`, list_id, name: 'Shop' } })
    await api.createWebpushSite({ body: { site: 'https://other.example.com', list_id, name: 'Other' } })
    // Connecting again names the list, and keeps the script.
    const again = await api.createConnectedSite({ body: { domain: DOMAIN, list_id } })
    expect(again).toMatchObject({ list_id, code: site.code })
    expect(again.features[0]).toMatchObject({
      web_push: {
        enabled: true,
        items: [{ internal_name: 'Shop', site_id: push.site_id, app_code: push.app_code }],
      },
      embed_forms: {
        enabled: true,
        items: [{ internal_name: 'Footer', form_id: form.form_id, form_hash: form.form_hash }],
      },
    })
    await expect(api.createConnectedSite({ body: { domain: DOMAIN } })).resolves.toEqual(again)

    // A form with a display is an item of its feature, and of no other.
    const make = (name: string, display: MarketingSchemas['FormDisplay']) =>
      api.createForm({ path: { list_id }, body: { name, display } })
    const popup = await make('Spring', { kind: 'popup' })
    const message = await make('Sale', { kind: 'message', text: 'Sale', link: 'https://shop.example.com/sale' })
    const chat = await make('Chat', { kind: 'whatsapp', phone: '+351 912 345 678' })
    const shown = await api.getConnectedSite({ path: { domain: DOMAIN } })
    const itemOf = (form: MarketingSchemas['Form']) => ({
      enabled: true,
      items: [{ internal_name: form.name, form_id: form.form_id }],
    })
    expect(shown.features[0]).toEqual({
      ...again.features[0],
      popup_forms: itemOf(popup),
      on_site_message: itemOf(message),
      whatsapp: itemOf(chat),
    })
    await api.updateForm({ path: { list_id, form_id: popup.form_id }, body: { display: { kind: 'none' } } })
    const { features } = await api.getConnectedSite({ path: { domain: DOMAIN } })
    expect(features[0]).toMatchObject({
      popup_forms: off,
      embed_forms: { items: [{ form_id: form.form_id }, { form_id: popup.form_id }] },
    })
    await expect(api.createConnectedSite({ body: { domain: DOMAIN, list_id: 999_999 } })).rejects.toMatchObject(
      refused(422, 'body.list_id'),
    )
  })

  it('gives two accounts with the same domain a script each', async () => {
    const [one, two] = [await openAccount(server), await openAccount(server)]
    const body = { domain: DOMAIN }
    const codes = [await one.api.createConnectedSite({ body }), await two.api.createConnectedSite({ body })]
    expect(new Set(codes.map(({ code }) => codeIn(code))).size).toBe(2)
  })
})

describe('listConnectedSites', () => {
  it('shows those of the account, by domain, and no list that was deleted', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    await api.createConnectedSite({ body: { domain: DOMAIN, list_id } })
    await api.createConnectedSite({ body: { domain: 'blog.example.com' } })
    const blog = { domain: 'blog.example.com' }
    await expect(api.listConnectedSites()).resolves.toEqual({
      total_items: 2,
      items: [blog, { domain: DOMAIN, list_id }],
    })
    await api.deleteList({ path: { list_id } })
    await expect(api.listConnectedSites()).resolves.toEqual({ total_items: 2, items: [blog, { domain: DOMAIN }] })
  })
})

describe('getConnectedSite', () => {
  it('knows the site under any capitals, and no site of another account', async () => {
    const [{ api }, other] = [await openAccount(server), await openAccount(server)]
    const site = await api.createConnectedSite({ body: { domain: DOMAIN } })
    await expect(api.getConnectedSite({ path: { domain: DOMAIN.toUpperCase() } })).resolves.toEqual(site)
    await expect(other.api.getConnectedSite({ path: { domain: DOMAIN } })).rejects.toMatchObject(refused(404))
  })
})

describe('deleteConnectedSite', () => {
  it('stops the script, and keeps it and the counts until the site is connected again', async () => {
    const account = await openAccount(server)
    const { api } = account
    const site = await openTrackedSite(server, account)
    const path = { domain: DOMAIN }
    await site.report([['page']])
    await api.deleteConnectedSite({ path })
    await expect(api.getConnectedSite({ path })).rejects.toMatchObject(refused(404))
    await expect(api.deleteConnectedSite({ path })).rejects.toMatchObject(refused(404))
    await expect(site.counts()).rejects.toMatchObject(refused(404))
    await expect(api.listConnectedSites()).resolves.toMatchObject({ total_items: 0 })
    await expect(api.listTrackEngageDomains()).resolves.toMatchObject({ items: [{ ...path, status: 'inactive' }] })
    expect((await site.report([['page']])).status).toBe(204)
    expect(await site.script()).toContain('"t":0')

    const again = await api.createConnectedSite({ body: path })
    expect(codeIn(again.code)).toBe(site.code)
    expect(again.features[0]?.track_and_engage).toEqual({ enabled: false })
    await expect(site.counts()).resolves.toMatchObject({ page_views: 1 })
  })
})

describe('getConnectedSiteStatistics', () => {
  it('sums up what visitors did, day by day of the account', async () => {
    const account = await openAccount(server)
    const { api, sandbox } = account
    const site = await openTrackedSite(server, account)
    const { list_id, domain } = site
    const form = await api.createForm({
      path: { list_id },
      body: { name: 'Footer', fields: [{ field_id: 'email', required: true }] },
    })
    const goal = await api.createTrackEngageGoal({
      body: { domain, name: 'Order', config: { type: 'manual', multiple_conversion: true } },
    })
    const other = await openTrackedSite(server, account, 'blog.example.com')
    const blogGoal = await api.createTrackEngageGoal({
      body: { domain: other.domain, name: 'Read', config: { type: 'manual', multiple_conversion: true } },
    })
    await site.report([['page'], ['product', 'shoe-1'], ['form', form.form_hash], ['push'], ['goal', goal.id]])
    // Goals and forms of others, and what is no event, count nowhere.
    await site.report([
      ['page'],
      ['form', 'f0f0'],
      ['goal', 999_999],
      ['goal', blogGoal.id],
      ['x'],
      7,
      ['product', '<>'],
    ])
    const first = await site.counts()
    expect(first).toMatchObject({
      domain,
      page_views: 2,
      product_views: 1,
      form_displays: 1,
      web_push_optins: 1,
      goal_conversions: 1,
      forms: [{ form_id: form.form_id, displays: 1 }],
      goals: [{ id: goal.id, name: 'Order', conversions: 1 }],
    })
    await sandbox.advanceClock({ body: { seconds: 3 * 86_400 } })
    await site.report([['page']])
    const later = await site.counts()
    expect(later).toMatchObject({ page_views: 3 })
    const path = { domain }
    const dayOf = (from: string, to: string) => api.getConnectedSiteStatistics({ path, query: { from, to } })
    await expect(dayOf(first.to, first.to)).resolves.toMatchObject({ page_views: 2, from: first.to, to: first.to })
    await expect(dayOf(later.to, later.to)).resolves.toMatchObject({ page_views: 1, goal_conversions: 0 })
    await expect(dayOf(later.to, first.to)).rejects.toMatchObject(refused(422, 'query.from'))
    await expect(dayOf('2020-01-01', first.to)).rejects.toMatchObject(refused(422, 'query.from'))
    await expect(dayOf('2026-02-31', first.to)).rejects.toMatchObject(refused(422, 'query.from'))
  })
})
