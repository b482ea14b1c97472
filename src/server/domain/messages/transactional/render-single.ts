// From a single email to the mail that the carrier takes.

import type { SenderRow } from '../../../store/accounts/senders.ts'
import type { MessageRow } from '../../../store/sending/messages.ts'
import { appendToBody, extractLinks, isDynamic, prependToBody, replaceLinks } from '../../content/links.ts'
import { mergeTagValues } from '../../content/merge-tags.ts'
import { oneLine } from '../../content/one-line.ts'
import { Budget } from '../../content/template-budget.ts'
import { compileTemplate } from '../../content/templates.ts'
import type { TrackingLinks } from '../../content/tracking-links.ts'
import type { Attachment, RenderedEmail } from '../../sending/carrier.ts'
import { type FeedbackKind, feedbackId } from '../../sending/feedback-id.ts'
import { PRIORITY } from '../../sending/priority.ts'
import type { SingleEmail } from './single-email.ts'

export interface SingleToRender {
  email: SingleEmail
  message: MessageRow
  /** The number of the message to the first recipient. */
  firstId: number
  sender: SenderRow
  /** Numbers of the tracked links. */
  links: ReadonlyMap<string, number>
  trackingLinks: TrackingLinks
  attachments: Attachment[]
  /** Milliseconds. */
  date: number
}

/** An image that nobody sees, and that tells of an opening. */
export const openPixel = (url: string) =>
  `<img src="${url}" width="1" height="1" alt="" style="display:block;border:0">`

/** The addresses whose clicks are to be tracked, as the author wrote them. */
export function trackedUrls(email: SingleEmail): string[] {
  return email.clickTracking && email.htmlBody !== undefined ? extractLinks(email.htmlBody).urls : []
}

/** Variables of the templates: the templating data, and the merge tags on top of it. */
export function singleVariables(email: SingleEmail): Record<string, unknown> {
  return { ...email.templatingData, ...mergeTagValues(email.mergeTags) }
}

/** Fills the placeholders of a text. */
type Fill = (text: string, kind: 'html' | 'plain') => string

/** What looks like a placeholder in a mail of the relay is text like any other. */
const asItIs: Fill = (text) => text

/** Renders the email; throws the error of the template language for a mistake in a text. */
export function renderSingle(single: SingleToRender): RenderedEmail {
  const { email, message, sender, trackingLinks, attachments, date } = single
  const variables = singleVariables(email)
  variables['open_url'] = trackingLinks.open(message.id)
  const budget = new Budget()
  const fill: Fill = email.relayed ? asItIs : (text, kind) => compileTemplate(text, kind).render(variables, budget)
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
    subject: oneLine(fill(email.subject, 'plain')),
    html: email.htmlBody === undefined ? undefined : renderHtml(single, email.htmlBody, fill),
    text: email.textBody === undefined ? undefined : fill(email.textBody, 'plain'),
    attachments,
    headers: headersOf(single),
    priority: message.priority,
    date,
  }
}

/** The Message-ID of an email that brings none along: the same for all recipients, who may answer one another. */
export const headerIdOf = (firstId: number, { address }: SenderRow): string =>
  `t.${firstId}@${address.slice(address.lastIndexOf('@') + 1)}`

/** The kind of a single email in its Feedback-ID. */
function kindOf({ priority }: MessageRow): FeedbackKind {
  if (priority === PRIORITY.verify) return 'code'
  return priority === PRIORITY.alert ? 'alert' : 'single'
}

function headersOf({ email, message, sender, trackingLinks }: SingleToRender): Record<string, string> {
  const { account_id: accountId } = message
  return {
    'Feedback-ID': feedbackId({ campaignHash: null, accountId, kind: kindOf(message), from: sender.address }),
    ...(email.priority === 'urgent' && { 'X-Priority': '1' }),
    ...(email.header?.listUnsubscribe && {
      'List-Unsubscribe': `<${trackingLinks.unsubscribe(message.id)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
}

/** Makes the tracked address of each link once: a link may stand in a body a thousand times. */
export function oncePerUrl(make: (url: string) => string): (url: string) => string {
  const made = new Map<string, string>()
  return (url) => {
    const known = made.get(url) ?? make(url)
    made.set(url, known)
    return known
  }
}

function renderHtml({ email, message, links, trackingLinks }: SingleToRender, body: string, fill: Fill): string {
  const clickUrl = oncePerUrl((url) => {
    const target = isDynamic(url) ? fill(url, 'plain') : undefined
    return trackingLinks.click(message.id, links.get(url) ?? 0, target)
  })
  let html = email.clickTracking ? replaceLinks(body, clickUrl) : body
  if (email.snippet)
    html = prependToBody(html, `<div style="display:none;max-height:0;overflow:hidden">${email.snippet}</div>`)
  if (email.openTracking) html = appendToBody(html, openPixel(trackingLinks.open(message.id)))
  return fill(html, 'html')
}
