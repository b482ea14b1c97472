// From a single email to the mail that the carrier takes.

import { pageText } from '../../../lib/html/page-text.ts'
import type { SenderRow } from '../../../store/accounts/senders.ts'
import type { MessageRow } from '../../../store/sending/campaign-ledger.ts'
import { compileHtml } from '../../content/html-template.ts'
import { mergeTagValues } from '../../content/merge-tags.ts'
import { oneLine } from '../../content/one-line.ts'
import { Budget } from '../../content/template-budget.ts'
import { compileTemplate } from '../../content/templates.ts'
import type { TrackingLinks } from '../../content/tracking-links.ts'
import type { Attachment, RenderedEmail } from '../../sending/carrier.ts'
import { type FeedbackKind, feedbackId } from '../../sending/feedback-id.ts'
import { PRIORITY } from '../../sending/priority.ts'
import { withSnippets } from './code-snippets.ts'
import type { SingleEmail } from './single-email.ts'
import { type FilledSingle, fillHtml, fixedHtml } from './single-html.ts'

export interface SingleToRender {
  email: SingleEmail
  filled: FilledEmail
  message: MessageRow
  /** The number of the message to the first recipient. */
  firstId: number
  sender: SenderRow
  /** The number of its group. */
  group: number
  /** Whether the platform wrote it: a code, an alert, a confirmation. */
  isAutomatic: boolean
  /** Numbers of the tracked links. */
  links: ReadonlyMap<string, number>
  trackingLinks: TrackingLinks
  attachments: Attachment[]
  /** Milliseconds. */
  date: number
}

/**
 * Variables of the templates: the templating data, and the merge tags on top of it. `kind` is that of the text that they
 * fill, in whose form it embeds others.
 */
export function singleVariables(
  { templatingData, snippets, mergeTags }: SingleEmail,
  kind: 'html' | 'plain',
  budget: Budget,
): Record<string, unknown> {
  const data = snippets ? withSnippets(templatingData, snippets, kind, budget) : templatingData
  return { ...data, ...mergeTagValues(mergeTags) }
}

/** Fills the placeholders of a text. */
type Fill = (text: string, kind: 'html' | 'plain') => string

/** What looks like a placeholder in a mail of the relay is text like any other. */
const asItIs: Fill = (text) => text

/** The texts of an email with the data of its recipient. */
export interface FilledEmail {
  subject: string
  text: string | undefined
  html: FilledSingle | undefined
}

/** Fills the texts; throws the error of the template language for a mistake in one. */
export function fillSingle(email: SingleEmail, openUrl: string): FilledEmail {
  const budget = new Budget()
  const variablesOf = (kind: 'html' | 'plain') => ({ ...singleVariables(email, kind, budget), open_url: openUrl })
  const plain = variablesOf('plain')
  const rich = email.snippets ? variablesOf('html') : plain
  const variables = { plain, html: rich }
  const fill: Fill = email.relayed
    ? asItIs
    : (text, kind) => compileTemplate(text, kind).render(variables[kind], budget)
  const filledHtml = (html: string) => (email.relayed ? fixedHtml(html) : compileHtml(html, SINGLE).fill(rich, budget))
  const toHtml = (body: string): FilledSingle => {
    if (email.clickTracking || email.openTracking || email.snippet) return fillHtml(email, body, filledHtml, [openUrl])
    const html = fill(body, 'html')
    return { urls: [], finish: () => html, text: () => pageText(html) }
  }
  const html = email.htmlBody === undefined ? undefined : toHtml(email.htmlBody)
  return {
    subject: oneLine(fill(email.subject, 'plain')),
    html,
    text: email.textBody === undefined ? html?.text() || undefined : fill(email.textBody, 'plain'),
  }
}

/** One message needs neither what is the same for many, nor links that show only with other data. */
const SINGLE = { isReadOnce: false, looksForMore: false }

/** Renders the email. */
export function renderSingle(single: SingleToRender): RenderedEmail {
  const { email, filled, message, sender, trackingLinks, attachments, date } = single
  const click = (id: number, url?: string) => trackingLinks.click(message.id, id, url)
  return {
    messageId: message.id,
    accountId: message.account_id,
    headerId: headerIdOf(single.firstId, sender),
    campaignHash: null,
    from: { name: email.senderName ?? sender.name, email: sender.address },
    to: { email: message.address },
    shownTo: [email.to, ...(email.alsoTo ?? [])].map((address) => ({ email: address })),
    cc: email.cc.map((address) => ({ email: address })),
    replyTo: email.replyTo,
    subject: filled.subject,
    html: filled.html?.finish(single.links, click),
    text: filled.text,
    attachments,
    headers: headersOf(single),
    priority: message.priority,
    date,
  }
}

/** The domain of a sender. */
const domainOf = ({ address }: SenderRow): string => address.slice(address.lastIndexOf('@') + 1)

/** The Message-ID of an email that brings none along: the same for all recipients, who may answer one another. */
export const headerIdOf = (firstId: number, sender: SenderRow): string => `t.${firstId}@${domainOf(sender)}`

/** The kind of a single email in its Feedback-ID. */
function kindOf({ priority }: MessageRow): FeedbackKind {
  if (priority === PRIORITY.verify) return 'code'
  return priority === PRIORITY.alert ? 'alert' : 'single'
}

function headersOf(single: SingleToRender): Record<string, string> {
  const { email, message, sender, group, isAutomatic, trackingLinks } = single
  const { account_id: accountId } = message
  return {
    'Feedback-ID': feedbackId({ campaignHash: null, accountId, kind: kindOf(message), from: sender.address }),
    // RFC 3834: programs that answer mails leave it alone.
    ...(isAutomatic && { 'Auto-Submitted': 'auto-generated' }),
    ...(email.priority === 'urgent' && { 'X-Priority': '1' }),
    ...(email.header?.listUnsubscribe && {
      'List-Unsubscribe': `<${trackingLinks.unsubscribe(message.id)}>`,
      'List-ID': `<group-${group}.${domainOf(sender)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
}
