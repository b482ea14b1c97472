import { describe, expect, it } from 'vitest'
import {
  type Account,
  campaignOf,
  makeCampaign,
  makeContact,
  makeList,
  makeSender,
  makeSmartSmsCampaign,
  makeSmsCampaign,
  openAccount,
  refused,
  sendCampaign,
  settle,
  timeOf,
} from '../../support/marketing.ts'
import { makePushApp, makePushCampaign } from '../../support/pushing.ts'
import { useServer } from '../../support/server.ts'
import { makeWebpushCampaign, openSite } from '../../support/web-push.ts'

const server = useServer()

async function opened(name = 'Spring') {
  const account = await openAccount(server)
  const { group_id } = await account.api.createCampaignGroup({ body: { name } })
  return { ...account, group_id, path: { group_id } }
}

type Group = { group_id?: number }

/** How a campaign of a channel is made and changed; campaigns with a feed are not changed. */
const channels = {
  smart_sms: async ({ api }: Account) => {
    const list_id = await makeList(api)
    return {
      make: (group: Group) => makeSmartSmsCampaign(api, list_id, group),
      change: (campaign_hash: string, body: Group) => api.updateSmartSmsCampaign({ path: { campaign_hash }, body }),
    }
  },
  push: async ({ api }: Account) => {
    const app_id = await makePushApp(api, await makeList(api))
    return {
      make: (group: Group) => makePushCampaign(api, app_id, group),
      change: (campaign_hash: string, body: Group) => api.updatePushCampaign({ path: { campaign_hash }, body }),
    }
  },
  web_push: async (account: Account) => {
    const { api } = account
    const { site_id } = await openSite(server, account)
    return {
      make: (group: Group) => makeWebpushCampaign(account, site_id, group),
      change: (campaign_hash: string, body: Group) => api.updateWebpushCampaign({ path: { campaign_hash }, body }),
    }
  },
  'email with a feed': async ({ api }: Account) => {
    const list_id = await makeList(api)
    const content = {
      type: 'html' as const,
      body: '{{FEEDBLOCK:https://news.example.com/feed.xml}}{{ENDFEEDBLOCK}}',
    }
    const body = { list_id, sender_id: await makeSender(api), internal_name: 'News', content }
    return {
      make: async (group: Group) => (await api.createEmailRssCampaign({ body: { ...body, ...group } })).campaign_hash,
      change: undefined,
    }
  },
}
type Channel = keyof typeof channels

describe('createCampaignGroup', () => {
  it('makes a group whose name no other group of the account has', async () => {
    const { api, group_id } = await opened()
    await expect(api.createCampaignGroup({ body: { name: 'Spring' } })).rejects.toMatchObject(
      refused(409, 'name_already_exists'),
    )
    const other = await api.createCampaignGroup({ body: { name: 'spring' } })
    expect(other).toEqual({ group_id: expect.any(Number), name: 'spring' })
    expect(other.group_id).not.toBe(group_id)
    await opened()
  })

  it.each([[{}], [{ name: '' }], [{ name: 'a'.repeat(256) }]])('refuses %j', async (body) => {
    const { api } = await openAccount(server)
    await expect(api.createCampaignGroup({ body: body as { name: string } })).rejects.toMatchObject(
      refused(422, 'body.name'),
    )
  })
})

describe('listCampaignGroups', () => {
  it('shows pages, newest first, and filters by id and by name', async () => {
    const { api, group_id } = await opened('a')
    for (const name of ['b', 'c']) await api.createCampaignGroup({ body: { name } })
    const find = async (query: NonNullable<Parameters<typeof api.listCampaignGroups>[0]>['query']) => {
      const { total_items, items } = await api.listCampaignGroups({ query })
      return `${total_items}: ${items.map(({ name }) => name).join('')}`
    }
    await expect(find({})).resolves.toBe('3: cba')
    await expect(find({ limit: 1, offset: 1 })).resolves.toBe('3: b')
    await expect(find({ name: 'c' })).resolves.toBe('1: c')
    await expect(find({ name: 'C' })).resolves.toBe('0: ')
    await expect(find({ group_id })).resolves.toBe('1: a')
    await expect(find({ group_id, name: 'b' })).resolves.toBe('0: ')
  })
})

describe('updateCampaignGroup', () => {
  it('gives the group another name, and refuses that of another one', async () => {
    const { api, path, group_id } = await opened()
    await api.createCampaignGroup({ body: { name: 'Summer' } })
    await expect(api.updateCampaignGroup({ path, body: { name: 'Winter' } })).resolves.toEqual({
      group_id,
      name: 'Winter',
    })
    await api.updateCampaignGroup({ path, body: { name: 'Winter' } })
    await expect(api.updateCampaignGroup({ path, body: { name: 'Summer' } })).rejects.toMatchObject(
      refused(422, 'body.name'),
    )
    await expect(api.listCampaignGroups()).resolves.toMatchObject({ items: [{ name: 'Summer' }, { name: 'Winter' }] })
  })
})

describe('deleteCampaignGroup', () => {
  it('leaves the campaigns, which belong to none then', async () => {
    const { api, path, group_id } = await opened()
    const list_id = await makeList(api)
    const hashes = [await makeCampaign(api, list_id, { group_id }), await makeSmsCampaign(api, list_id, { group_id })]
    const groups = () => Promise.all(hashes.map(async (hash) => (await campaignOf(api, hash)).group_id))
    await expect(groups()).resolves.toEqual([group_id, group_id])
    await api.deleteCampaignGroup({ path })
    await expect(groups()).resolves.toEqual([undefined, undefined])
    await expect(api.deleteCampaignGroup({ path })).rejects.toMatchObject({ status: 404 })
  })

  it('keeps a group with a campaign that waits, until the campaign was sent', async () => {
    const account = await opened()
    const { api, path, group_id } = account
    const list_id = await makeList(api)
    await makeContact(api, list_id, 'ana@example.com')
    const hash = await makeCampaign(api, list_id, { group_id })
    await sendCampaign(api, hash, list_id, { schedule_date: await timeOf(account, 60) })
    await expect(api.deleteCampaignGroup({ path })).rejects.toMatchObject(refused(409, 'campaign_in_progress'))
    await settle(account, 61)
    await api.deleteCampaignGroup({ path })
  })
})

describe('the group of a campaign', () => {
  it('can be changed, and is a group of the account', async () => {
    const { api, group_id } = await opened()
    const stranger = await opened()
    const list_id = await makeList(api)
    const email = { campaign_hash: await makeCampaign(api, list_id) }
    const sms = { campaign_hash: await makeSmsCampaign(api, list_id) }
    const wrong = { group_id: stranger.group_id }
    await expect(makeCampaign(api, list_id, wrong)).rejects.toMatchObject(refused(422, 'body.group_id'))
    await expect(makeSmsCampaign(api, list_id, wrong)).rejects.toMatchObject(refused(422, 'body.group_id'))
    await expect(api.updateEmailCampaign({ path: email, body: wrong })).rejects.toMatchObject(
      refused(422, 'body.group_id'),
    )
    await api.updateEmailCampaign({ path: email, body: { group_id } })
    await api.updateSmsCampaign({ path: sms, body: { group_id } })
    await api.updateSmsCampaign({ path: sms, body: { internal_name: 'Renamed' } })
    const { items } = await api.listCampaigns({ query: { group_id } })
    expect(items.map(({ channel }) => channel)).toEqual(['sms', 'email'])
  })

  it.each(Object.keys(channels) as Channel[])('is taken by the operations of %s', async (name) => {
    const account = await opened()
    const { api, group_id } = account
    const { make, change } = await channels[name](account)
    await expect(make({ group_id: group_id + 1_000 })).rejects.toMatchObject(refused(422, 'body.group_id'))
    const grouped = await make({ group_id })
    await expect(campaignOf(api, grouped)).resolves.toMatchObject({ group_id })
    if (!change) return
    const hash = await make({})
    await change(hash, {})
    await expect(campaignOf(api, hash)).resolves.not.toHaveProperty('group_id')
    await expect(change(hash, { group_id: group_id + 1_000 })).rejects.toMatchObject(refused(422, 'body.group_id'))
    await change(hash, { group_id })
    await expect(campaignOf(api, hash)).resolves.toMatchObject({ group_id })
  })
})
