import { describe, expect, it } from 'vitest'
import { dateTime } from '../../support/mailing.ts'
import { campaignOf, openAccount, recipientsOf, refused, settle, timeOf } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { LINK, makeWebpushCampaign, openSite, sendWebpushCampaign, subscriptionOf } from '../../support/web-push.ts'

const server = useServer()

const endpoint = (name: string) => `https://push.example.com/v1/${name}`

async function open() {
  const account = await openAccount(server)
  return { ...account, ...(await openSite(server, account)) }
}

const content = { title: 'Spring', message: 'Hello', link: LINK }

describe('createWebpushCampaign', () => {
  it('stores a draft for the site', async () => {
    const site = await open()
    const hash = await makeWebpushCampaign(site, site.site_id)
    await expect(campaignOf(site.api, hash)).resolves.toMatchObject({
      channel: 'web_push',
      status: 'draft',
      internal_name: 'Spring',
      title: 'Spring',
      list_id: site.list_id,
    })
    await expect(site.api.getEmailReport({ path: { campaign_hash: hash } })).rejects.toMatchObject({ status: 404 })
  })

  it.each([
    ['a title that is no template', { ...content, title: '{{ name' }, 'body.content.title'],
    ['an empty title', { ...content, title: ' ' }, 'body.content.title'],
    ['a text that is no template', { ...content, message: '{% if %}' }, 'body.content.message'],
    ['a text that no push service takes', { ...content, message: 'é'.repeat(2_000) }, 'body.content.message'],
    ['a link that is a script', { ...content, link: 'javascript:alert(1)' }, 'body.content.link'],
    ['an icon without an address', { ...content, icon: 'icon.png' }, 'body.content.icon'],
  ])('refuses %s', async (_what, given, place) => {
    const site = await open()
    await expect(makeWebpushCampaign(site, site.site_id, { content: given })).rejects.toMatchObject(refused(422, place))
  })

  it('refuses a button that leads nowhere, and a site of another account', async () => {
    const [site, other] = [await open(), await open()]
    const actions = [{ title: 'Basket', link: 'basket' }]
    await expect(makeWebpushCampaign(site, site.site_id, { actions })).rejects.toMatchObject(
      refused(422, 'body.actions.0.link'),
    )
    await expect(makeWebpushCampaign(site, other.site_id)).rejects.toMatchObject(refused(422, 'body.site_id'))
  })
})

describe('updateWebpushCampaign', () => {
  it('changes what the body names, and what goes out', async () => {
    const site = await open()
    await site.subscribe(subscriptionOf(endpoint('one')))
    const campaign_hash = await makeWebpushCampaign(site, site.site_id)
    const path = { campaign_hash }
    const body = { internal_name: 'Spring 2', content: { title: 'Spring is here', icon: LINK }, actions: [] }
    await expect(site.api.updateWebpushCampaign({ path, body })).resolves.toEqual(path)
    await expect(campaignOf(site.api, campaign_hash)).resolves.toMatchObject({
      internal_name: 'Spring 2',
      title: 'Spring is here',
    })
    await sendWebpushCampaign(site, campaign_hash, site.site_id)
    await settle(site)
    const { captured_id } = (await site.sandbox.listCapturedMessages()).items[0] ?? {}
    await expect(site.sandbox.getCapturedMessage({ path: { captured_id: captured_id ?? 0 } })).resolves.toMatchObject({
      channel: 'web_push',
      sender: 'Shop',
      recipient: endpoint('one'),
      subject: 'Spring is here',
      text: 'Hello you',
      links: [expect.stringMatching(/^https:\/\/localhost:8443\/t\/c-/)],
      media: [{ type: 'icon', url: LINK }],
    })
  })

  it('refuses what the creation refuses, and a campaign on its way', async () => {
    const site = await open()
    const path = { campaign_hash: await makeWebpushCampaign(site, site.site_id) }
    const update = (body: Parameters<typeof site.api.updateWebpushCampaign>[0]['body']) =>
      site.api.updateWebpushCampaign({ path, body })
    await expect(update({ content: { link: 'spring' } })).rejects.toMatchObject(refused(422, 'body.content.link'))
    await expect(update({ content: { message: '{{' } })).rejects.toMatchObject(refused(422, 'body.content.message'))
    await sendWebpushCampaign(site, path.campaign_hash, site.site_id, { schedule_date: await timeOf(site, 3_600) })
    await expect(update({ actions: [] })).rejects.toMatchObject(refused(422, 'path.campaign_hash'))
  })
})

describe('sendWebpushCampaign', () => {
  it('reaches every browser of the site, and no browser of another', async () => {
    const site = await open()
    const elsewhere = await openSite(server, await openAccount(server))
    for (const name of ['one', 'two']) await site.subscribe(subscriptionOf(endpoint(name)))
    await elsewhere.subscribe(subscriptionOf(endpoint('three')))
    const hash = await makeWebpushCampaign(site, site.site_id)
    await sendWebpushCampaign(site, hash, site.site_id)
    await expect(site.api.listOperations()).resolves.toMatchObject({ items: [{ type: 'webpush' }] })
    await settle(site)
    await expect(campaignOf(site.api, hash)).resolves.toMatchObject({ status: 'sent', processed_messages: 2 })
    await expect(recipientsOf(site, hash)).resolves.toEqual([endpoint('one'), endpoint('two')])
  })

  it('reaches the contacts of segments that are active', async () => {
    const site = await open()
    const path = { list_id: site.list_id }
    const ids: string[] = []
    for (const name of ['tagged', 'inactive', 'other']) ids.push(await site.subscribe(subscriptionOf(endpoint(name))))
    const [tagged = '', inactive = ''] = ids
    const { tag_id } = await site.api.createTag({ body: { name: 'VIP' } })
    await site.api.attachTagToContacts({ path, body: { tag_id, contacts: [tagged, inactive] } })
    await site.api.updateContact({ path: { ...path, contact_id: inactive }, body: { base: { status: 'inactive' } } })
    await settle(site)
    const hash = await makeWebpushCampaign(site, site.site_id)
    await sendWebpushCampaign(site, hash, site.site_id, { segments: { type: 'segment', data: [`tag_${tag_id}`] } })
    await settle(site)
    await expect(recipientsOf(site, hash)).resolves.toEqual([endpoint('tagged')])
  })

  it('waits for its time', async () => {
    const site = await open()
    await site.subscribe(subscriptionOf(endpoint('one')))
    const hash = await makeWebpushCampaign(site, site.site_id)
    await sendWebpushCampaign(site, hash, site.site_id, { schedule_date: await timeOf(site, 3_600) })
    await settle(site, 3_500)
    await expect(recipientsOf(site, hash)).resolves.toEqual([])
    await settle(site, 200)
    await expect(recipientsOf(site, hash)).resolves.toEqual([endpoint('one')])
  })

  it('refuses what is not there, and a campaign that is on its way', async () => {
    const site = await open()
    const hash = await makeWebpushCampaign(site, site.site_id)
    const send = (more: Parameters<typeof sendWebpushCampaign>[3]) =>
      sendWebpushCampaign(site, hash, site.site_id, more)
    await expect(send({ site_id: 9_999_999 })).rejects.toMatchObject(refused(422, 'body.site_id'))
    await expect(send({ notify: [9_999_999] })).rejects.toMatchObject(refused(422, 'body.notify.0'))
    await expect(send({ segments: { type: 'segment', data: ['saved_9'] } })).rejects.toMatchObject(
      refused(422, 'body.segments.data.0'),
    )
    await send({ schedule_date: dateTime(Date.now() + 86_400_000) })
    await expect(send({})).rejects.toMatchObject(refused(422, 'path.campaign_hash'))
    const path = { campaign_hash: 'nobodys' }
    const body = { site_id: site.site_id, segments: { type: 'none' as const } }
    await expect(site.api.sendWebpushCampaign({ path, body })).rejects.toMatchObject({ status: 404 })
  })
})

describe('getWebpushReport', () => {
  it('has nothing to count before a campaign goes out, and no campaign of another account or channel', async () => {
    const [site, other] = [await open(), await open()]
    const path = { campaign_hash: await makeWebpushCampaign(site, site.site_id) }
    await expect(site.api.getWebpushReport({ path })).resolves.toEqual({
      ...path,
      overall: { opens: 0, sends: 0, clicks: 0, bounces: 0 },
      devices: [],
      operating_systems: [],
      browsers: [],
      url: [],
    })
    await expect(other.api.getWebpushReport({ path })).rejects.toMatchObject({ status: 404 })
    await expect(site.api.getSmsReport({ path })).rejects.toMatchObject({ status: 404 })
  })
})
