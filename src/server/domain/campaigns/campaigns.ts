// Campaigns as content; their runs do the sending.
import type { Clock } from '../../lib/clock.ts'
import { randomToken } from '../../lib/ids.ts'
import { fromJson, toJson } from '../../lib/json-text.ts'
import { findSender } from '../../store/accounts/senders.ts'
import type { CampaignFilter, CampaignRow } from '../../store/campaigns/campaigns.ts'
import * as rows from '../../store/campaigns/campaigns.ts'
import { hasRunSince } from '../../store/campaigns/runs.ts'
import type { PageRequest } from '../../store/pages.ts'
import type { Db, Store } from '../../store/store.ts'
import { requireNamedList } from '../audience/lists.ts'
import { assertTemplates, type EmailContent, type HeaderFooter } from '../content/email-content.ts'
import { conflict, invalid, notFound } from '../errors.ts'

export type { CampaignFilter, CampaignRow }

export interface EmailCampaignInput {
  listId: number
  internalName: string
  subject?: string | undefined
  content: EmailContent
  senderId: number
  replyTo?: number | undefined
  headerFooter?: HeaderFooter | undefined
}

export interface EmailCampaignChange {
  internalName?: string | undefined
  subject?: string | undefined
  content?: Partial<Omit<EmailContent, 'type'>> | undefined
  senderId?: number | undefined
  replyTo?: number | undefined
  headerFooter?: HeaderFooter | undefined
}

const DAY = 86_400_000
const inProgress = new Set(['queued', 'sending', 'paused'])

/** The campaign of this account; throws `not_found`. */
export async function requireCampaign(db: Db, account: number, hash: string, channel?: string): Promise<CampaignRow> {
  const row = await rows.findCampaign(db, account, hash)
  if (!row || (channel !== undefined && row.channel !== channel)) throw notFound('campaign', hash)
  return row
}

async function assertSender(db: Db, account: number, id: number | undefined, place: string): Promise<void> {
  if (id === undefined) return
  if (!(await findSender(db, account, 'email', id))) throw invalid(place, 'is no email sender of this account')
}

const placeTemplates = (input: { subject?: string | undefined; content?: Partial<EmailContent> | undefined }) => ({
  'body.subject': { text: input.subject, kind: 'plain' as const },
  'body.content.body': { text: input.content?.body, kind: 'html' as const },
  'body.content.plain_text': { text: input.content?.plain_text, kind: 'plain' as const },
  'body.content.snippet': { text: input.content?.snippet, kind: 'html' as const },
})

export type Campaigns = ReturnType<typeof createCampaigns>

export function createCampaigns({ store, clock }: { store: Store; clock: Clock }) {
  return {
    list: (account: number, filter: CampaignFilter, page: PageRequest) =>
      rows.listCampaigns(store.db, account, filter, page),

    get: (account: number, hash: string, channel?: string) => requireCampaign(store.db, account, hash, channel),

    /** Creates a draft. Throws `invalid` for a list, a sender or a template. */
    createEmail(account: number, input: EmailCampaignInput): Promise<CampaignRow> {
      assertTemplates(placeTemplates(input))
      const now = clock.now()
      return store.write(async (tx) => {
        await requireNamedList(tx, account, input.listId)
        await assertSender(tx, account, input.senderId, 'body.sender_id')
        await assertSender(tx, account, input.replyTo, 'body.reply_to')
        return rows.insertCampaign(tx, {
          account_id: account,
          hash: randomToken(9),
          channel: 'email',
          list_id: input.listId,
          internal_name: input.internalName,
          title: input.subject ?? input.internalName,
          content: toJson(input.content),
          sender_id: input.senderId,
          reply_to: input.replyTo ?? null,
          header_footer: input.headerFooter ? toJson(input.headerFooter) : null,
          status: 'draft',
          group_id: 0,
          // A key belongs to no user.
          created_by: 0,
          processed: 0,
          schedule_date: null,
          start_date: null,
          end_date: null,
          created: now,
          updated: now,
        })
      })
    },

    /** Changes a campaign that is not on its way; throws `invalid` otherwise (M-115). */
    updateEmail(account: number, hash: string, change: EmailCampaignChange): Promise<void> {
      assertTemplates(placeTemplates(change))
      return store.write(async (tx) => {
        const row = await requireCampaign(tx, account, hash, 'email')
        if (inProgress.has(row.status))
          throw invalid('path.campaign_hash', `names a campaign that is ${row.status}; change it when that is over`)
        await assertSender(tx, account, change.senderId, 'body.sender_id')
        await assertSender(tx, account, change.replyTo, 'body.reply_to')
        await rows.updateCampaign(tx, account, row.id, { ...toColumns(row, change), updated: clock.now() })
      })
    },

    /** Deletes a campaign; throws `conflict` while it is on its way and for thirty days after it was sent. */
    delete(account: number, hash: string): Promise<void> {
      return store.write(async (tx) => {
        const row = await requireCampaign(tx, account, hash)
        if (inProgress.has(row.status))
          throw conflict('campaign_in_progress', `The campaign is ${row.status}; delete it when that is over.`)
        if (await hasRunSince(tx, row.id, clock.now() - 30 * DAY)) {
          throw conflict('campaign_sent_last_30_days', 'The campaign was sent within the last 30 days.')
        }
        await rows.deleteCampaign(tx, account, row.id)
      })
    },
  }
}

function toColumns(row: CampaignRow, change: EmailCampaignChange) {
  const content = change.content && toJson({ ...fromJson<EmailContent>(row.content), ...change.content })
  return {
    ...(change.internalName !== undefined && { internal_name: change.internalName }),
    ...(change.subject !== undefined && { title: change.subject }),
    ...(content !== undefined && { content }),
    ...(change.senderId !== undefined && { sender_id: change.senderId }),
    ...(change.replyTo !== undefined && { reply_to: change.replyTo }),
    ...(change.headerFooter !== undefined && { header_footer: toJson(change.headerFooter) }),
  }
}
