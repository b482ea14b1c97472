// What the demo shop sends to its members: a campaign on each channel that goes to phones, devices and browsers.
import type { Caller } from '../accounts/accounts.ts'
import type { Senders } from '../accounts/senders/senders.ts'
import { type PushApps, pushAppId } from '../audience/push-apps.ts'
import type { WebPushSites } from '../audience/web-push/sites.ts'
import type { WebPushSubscriptions } from '../audience/web-push/subscriptions.ts'
import type { CampaignRow, Campaigns } from '../campaigns/campaigns.ts'
import type { CampaignGroups } from '../campaigns/groups.ts'
import type { CampaignSends } from '../campaigns/send.ts'
import {
  memberContents,
  seedBrowser,
  seedMembers,
  seedName,
  seedPhone,
  seedSite,
  seedVisit,
} from './seed-member-data.ts'

export interface SeedMemberDeps {
  campaignGroups: CampaignGroups
  campaigns: Campaigns
  pushApps: PushApps
  senders: Senders
  sends: CampaignSends
  webPushSites: WebPushSites
  webPushSubscriptions: WebPushSubscriptions
}

const everybody = { segments: { type: 'none' as const } }

export function createSeedMembers(parts: SeedMemberDeps) {
  const { campaignGroups, campaigns, pushApps, senders, sends, webPushSites, webPushSubscriptions } = parts

  /** An app and a site, which reach the first of the members and the browser of an unknown person. */
  async function addReach(account: number, listId: number) {
    const app = await pushApps.create(account, { listId, name: 'Shop app', twoSteps: 'email' })
    const owner = { value: seedMembers[0]?.base?.email ?? '' }
    await pushApps.register(account, pushAppId(app.id), { os: 'android', token: 'member', owner })
    const site = await webPushSites.create(account, { site: seedSite, listId, name: 'The shop' })
    await webPushSubscriptions.subscribe(site, seedBrowser, seedVisit)
    return { app: pushAppId(app.id), site: String(site.id) }
  }

  /** Adds the senders and their recipients, and starts to send; the caller waits until everything is sent. */
  return async (by: Caller, listId: number): Promise<{ nameId: number; campaigns: CampaignRow[] }> => {
    const account = by.accountId
    const name = await senders.createCellphone(by, seedName)
    const phone = await senders.createPhone(by, seedPhone)
    const { app, site } = await addReach(account, listId)
    const { id: groupId } = await campaignGroups.create(account, 'For members')
    const { sms, smart_sms, voice, push, web_push } = memberContents
    const from = { listId, groupId, senderId: name.id }
    const made = [
      await campaigns.create('sms', by, { ...sms, ...from }),
      await campaigns.create('smart_sms', by, { ...smart_sms, ...from }),
      await campaigns.create('voice', by, { ...voice, ...from, senderId: phone.id }),
      await campaigns.create('push', by, { ...push, app, groupId }),
      await campaigns.create('web_push', by, { ...web_push, app: site, groupId }),
    ] as const
    const [text, page, call, note, news] = made
    const toPhones = { ...everybody, listId, destinationField: 'cellphone' }
    await sends.send('sms', by, text.hash, toPhones)
    await sends.send('smart_sms', by, page.hash, toPhones)
    await sends.send('voice', by, call.hash, { ...toPhones, destinationField: 'phone' })
    await sends.send('push', by, note.hash, { ...everybody, app })
    await sends.send('web_push', by, news.hash, { ...everybody, app: site })
    return { nameId: name.id, campaigns: [...made] }
  }
}
