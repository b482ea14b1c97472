// What the demo shop sends to its members: a campaign on each channel that goes to phones, devices and browsers.
import type { Caller } from '../accounts/accounts.ts'
import type { AccountsArea } from '../accounts/area.ts'
import type { AudienceArea } from '../audience/area.ts'
import { pushAppId } from '../audience/push-apps.ts'
import type { CampaignsArea } from '../campaigns/area.ts'
import type { CampaignRow } from '../campaigns/campaigns.ts'
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
  accounts: Pick<AccountsArea, 'senders'>
  audience: Pick<AudienceArea, 'pushApps' | 'webPushSites' | 'webPushSubscriptions'>
  campaigns: Pick<CampaignsArea, 'campaignGroups' | 'campaigns' | 'sends'>
}

const everybody = { segments: { type: 'none' as const } }

export function createSeedMembers(areas: SeedMemberDeps) {
  const { senders } = areas.accounts
  const { pushApps, webPushSites, webPushSubscriptions } = areas.audience
  const { campaignGroups, campaigns, sends } = areas.campaigns

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
