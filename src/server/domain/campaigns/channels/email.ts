// Email as a channel of campaigns.
import { fromJson, toJson } from '../../../lib/json-text.ts'
import { findHeaderFooterTemplate } from '../../../store/campaigns/header-footer-templates.ts'
import type { Db } from '../../../store/store.ts'
import { assertSender } from '../../accounts/senders/required-sender.ts'
import { fieldsOfList, type ListFields } from '../../audience/fields.ts'
import { domainOf } from '../../audience/suppressions.ts'
import { assertTemplates, assertTrackable, type HeaderFooter } from '../../content/email-content.ts'
import { conflict, invalid } from '../../errors.ts'
import { type CampaignChange, type CampaignDraft, type CampaignSource, defineChannel } from './channel.ts'
import { contactsBy } from './contact-recipients.ts'
import { type FedContent, feedOf, filledUp, fillFeedLists, type StoredContent, shownFeeds } from './email-feeds.ts'
import { type CampaignMail, compileEmail } from './email-render.ts'
import { viewForEverybody, viewForRecipient } from './email-view.ts'
import { sampleVariables } from './sample-contacts.ts'

export interface EmailDraft extends CampaignDraft {
  /** Without it, the internal name. */
  subject?: string | undefined
  content: StoredContent
  senderId: number
  replyTo?: number | undefined
  headerFooter?: HeaderFooter | undefined
}

export interface EmailChange extends CampaignChange {
  subject?: string | undefined
  content?: Partial<Omit<FedContent, 'type' | 'feed'>> | undefined
  senderId?: number | undefined
  replyTo?: number | undefined
  headerFooter?: HeaderFooter | undefined
}

const CHANNEL = 'email'

const SENT = { kind: 'email_send', counts: { sends: 1 } }
const HARD_BOUNCE = { kind: 'email_hard_bounce', counts: { hard_bounces: 1 } }
const SOFT_BOUNCE = { kind: 'email_soft_bounce', counts: { soft_bounces: 1 } }
const COMPLAINT = { kind: 'email_spam_complaint', counts: { complaints: 1 } }
const accepted = [SENT]
// A message that bounced was sent all the same: reports count a bounce among the sends.
const bounced = { hard: [SENT, HARD_BOUNCE], soft: [SENT, SOFT_BOUNCE] }

function assertTexts({ subject, content }: Pick<EmailChange, 'subject' | 'content'>, fields: ListFields): void {
  const texts = {
    subject: { text: subject, kind: 'plain' },
    'content.body': { text: content?.body, kind: 'html' },
    'content.plainText': { text: content?.plain_text, kind: 'plain' },
    'content.snippet': { text: content?.snippet, kind: 'html' },
  } as const
  assertTemplates(texts, sampleVariables(fields))
  assertTrackable('content.body', content?.body)
}

/** Throws `invalid` for a template that the account does not have, and for a field that the list does not have. */
async function assertFrame(tx: Db, account: number, list: number, { headerFooter }: EmailChange): Promise<void> {
  const { id, edit_fields: fields = [] } = headerFooter ?? {}
  if (id !== undefined && !(await findHeaderFooterTemplate(tx, account, id)))
    throw invalid('headerFooter.id', `is not a template of header and footer of this account: ${id}`)
  if (fields.length === 0) return
  const known = await fieldsOfList(tx, account, list)
  const at = fields.findIndex((field) => !known.has(String(field)))
  if (at >= 0) throw invalid(`headerFooter.editFields.${at}`, `is not an extra field of the list: ${fields[at]}`)
}

async function assertSenders(
  tx: Db,
  account: number,
  { senderId, replyTo }: Pick<EmailChange, 'senderId' | 'replyTo'>,
): Promise<void> {
  await assertSender(tx, account, CHANNEL, senderId, 'senderId')
  await assertSender(tx, account, CHANNEL, replyTo, 'replyTo')
}

const mailOf = ({ campaign, sender, replyTo, fields, language, frame, issue }: CampaignSource): CampaignMail => ({
  accountId: campaign.account_id,
  campaignHash: campaign.hash,
  from: { name: sender?.name, email: sender?.address ?? '' },
  replyTo: replyTo ? { name: replyTo.name, email: replyTo.address } : undefined,
  subject: campaign.title,
  content: fillFeedLists(fromJson<StoredContent>(campaign.content), issue),
  headerFooter: campaign.header_footer === null ? null : fromJson<HeaderFooter>(campaign.header_footer),
  frame,
  language,
  fields,
})

export const email = defineChannel({
  name: CHANNEL,
  sender: { channel: CHANNEL, isRequired: true },
  recipients: contactsBy(CHANNEL),

  async draft(tx, account, draft: EmailDraft) {
    const fields = await fieldsOfList(tx, account, draft.listId)
    assertTexts({ subject: draft.subject, content: filledUp(draft.content) }, fields)
    await assertSenders(tx, account, draft)
    await assertFrame(tx, account, draft.listId, draft)
    return {
      title: draft.subject ?? draft.internalName,
      content: toJson(draft.content),
      sender_id: draft.senderId,
      reply_to: draft.replyTo ?? null,
      header_footer: draft.headerFooter ? toJson(draft.headerFooter) : null,
      feed: feedOf(draft.content),
    }
  },

  async change(tx, row, change: EmailChange) {
    const content = change.content && { ...fromJson<StoredContent>(row.content), ...change.content }
    const texts = { subject: change.subject, content: content?.type === 'fed' ? filledUp(content) : change.content }
    assertTexts(texts, await fieldsOfList(tx, row.account_id, row.list_id))
    await assertSenders(tx, row.account_id, change)
    await assertFrame(tx, row.account_id, row.list_id, change)
    return {
      ...(change.subject !== undefined && { title: change.subject }),
      ...(content !== undefined && { content: toJson(content), feed: feedOf(content) }),
      ...(change.senderId !== undefined && { sender_id: change.senderId }),
      ...(change.replyTo !== undefined && { reply_to: change.replyTo }),
      ...(change.headerFooter !== undefined && { header_footer: toJson(change.headerFooter) }),
    }
  },

  refusal: conflict,

  fed: { feeds: shownFeeds, destination: ({ list_id }) => ({ listId: list_id }) },

  compile: (source: CampaignSource) => compileEmail(mailOf(source), source.trackingLinks),

  view: {
    toRecipient: (source, target, links) => viewForRecipient(mailOf(source), source.trackingLinks, target, links),
    toEverybody: (source, nobody) =>
      viewForEverybody(
        mailOf(source),
        nobody,
        source.trackingLinks.everybody(source.campaign.account_id, source.campaign.id),
      ),
  },

  carrierOf: (carriers) => carriers.email,

  eventsOf(outcome) {
    if (outcome.state === 'accepted') return accepted
    return outcome.state === 'failed' && outcome.bounce ? bounced[outcome.bounce] : []
  },

  suppresses(outcome) {
    return outcome.state === 'failed' && outcome.bounce === 'hard' ? 'bounce' : null
  },

  reactions: {
    open: { kind: 'email_open', counts: { opens: 1 }, first: { unique_opens: 1 } },
    click: { kind: 'email_click', counts: { clicks: 1 }, first: { unique_clicks: 1 } },
    machine_open: { kind: null, counts: { machine_opens: 1 } },
    machine_click: { kind: null, counts: { machine_clicks: 1 } },
    unsubscribe: { kind: 'unsubscribe', counts: { unsubscriptions: 1 } },
    hard_bounce: HARD_BOUNCE,
    soft_bounce: SOFT_BOUNCE,
    complaint: COMPLAINT,
    reply: { kind: 'reply_to_email', counts: {} },
    forward: { kind: 'forward', counts: { forwards: 1 } },
    friend_send: { kind: 'invitation_send', counts: { invitations: 1 } },
    friend_open: { kind: 'invitation_open', counts: { invitation_opens: 1 } },
    share: { kind: 'social_share', counts: { social_shares: 1 } },
  },

  partsAt(at) {
    const time = new Date(at)
    const moment = {
      date: time.toISOString().slice(0, 10),
      weekday: String(time.getUTCDay()),
      hour: String(time.getUTCHours()).padStart(2, '0'),
    }
    // Most recipients share a few domains.
    const known = new Map<string, typeof moment & { domain: string }>()
    return (address) => {
      const domain = domainOf(address)
      const parts = known.get(domain) ?? { ...moment, domain }
      known.set(domain, parts)
      return parts
    }
  },
})
