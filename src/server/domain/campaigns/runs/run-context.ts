// What every sub-batch of a run needs: the campaign, parsed once, and the carrier. Kept for the runs
// that are being sent, and read anew when the campaign was changed.

import { fromJson } from '../../../lib/json-text.ts'
import { type AccountKind, findAccount } from '../../../store/accounts/accounts.ts'
import { findSender } from '../../../store/accounts/senders.ts'
import { listFields } from '../../../store/audience/fields.ts'
import { type CampaignRow, findCampaignById } from '../../../store/campaigns/campaigns.ts'
import type { RunRow } from '../../../store/campaigns/runs.ts'
import { epochOf } from '../../../store/epoch.ts'
import { linkIds } from '../../../store/sending/messages.ts'
import type { Store } from '../../../store/store.ts'
import type { EmailContent, HeaderFooter } from '../../content/email-content.ts'
import type { TrackingLinks } from '../../content/tracking-links.ts'
import type { Carriers, EmailCarrier } from '../../sending/carrier.ts'
import { type CompiledMail, compileCampaign } from '../channels/email-render.ts'
import type { LimitHour } from './limit-hour.ts'
import type { RunOptions } from './run-options.ts'

export interface RunContext {
  campaign: CampaignRow
  mail: CompiledMail
  links: ReadonlyMap<string, number>
  carrier: EmailCarrier
  field: string
  limitHour: LimitHour | null
}

export interface DeliveryParts {
  store: Store
  carriers: Carriers
  trackingLinks: TrackingLinks
}

const MAX_CONTEXTS = 50

/** Reads and keeps contexts; null when the campaign, its sender or its account is gone. */
export function createRunContexts({ store, carriers, trackingLinks }: DeliveryParts) {
  const kept = new Map<number, { context: RunContext; version: string }>()

  async function read(run: RunRow, campaign: CampaignRow): Promise<RunContext | null> {
    const { db } = store
    const account = await findAccount(db, run.account_id)
    const sender =
      campaign.sender_id === null ? undefined : await findSender(db, run.account_id, 'email', campaign.sender_id)
    if (!account || !sender) return null
    const replyTo =
      campaign.reply_to === null ? undefined : await findSender(db, run.account_id, 'email', campaign.reply_to)
    const fields = await listFields(db, run.account_id, run.list_id)
    const mail = compileCampaign(
      {
        accountId: run.account_id,
        campaignHash: campaign.hash,
        from: { name: sender.name, email: sender.address },
        replyTo: replyTo && { name: replyTo.name, email: replyTo.address },
        subject: campaign.title,
        content: fromJson<EmailContent>(campaign.content),
        headerFooter: campaign.header_footer === null ? null : fromJson<HeaderFooter>(campaign.header_footer),
        fieldNames: new Map(fields.map((row) => [String(row.id), row.name])),
      },
      trackingLinks,
    )
    const owner = { account: run.account_id, campaign: campaign.id, message: null }
    const links = await store.write((tx) => linkIds(tx, owner, mail.urls))
    const { field } = fromJson<{ field: string }>(run.audience)
    const { limit_hour: limitHour } = fromJson<RunOptions>(run.options)
    const carrier = carriers.email(account.kind as AccountKind)
    return { campaign, mail, links, carrier, field, limitHour: limitHour ?? null }
  }

  return async function contextOf(run: RunRow): Promise<RunContext | null> {
    const campaign = await findCampaignById(store.db, run.account_id, run.campaign_id)
    if (!campaign) return null
    const memory = kept.get(run.id)
    // The epoch counts too: restoring a snapshot can bring back the same campaign without links that came later.
    const version = `${await epochOf(store.db, run.account_id)} ${campaign.updated}`
    if (memory && memory.version === version) return { ...memory.context, campaign }
    const context = await read(run, campaign)
    if (!context) return null
    if (kept.size >= MAX_CONTEXTS) kept.clear()
    kept.set(run.id, { context, version })
    return context
  }
}
