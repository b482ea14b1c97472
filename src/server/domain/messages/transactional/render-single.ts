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
import type { SingleEmail } from './single-email.ts'

export interface SingleToRender {
  email: SingleEmail
  message: MessageRow
  sender: SenderRow
  /** Numbers of the tracked links. */
  links: ReadonlyMap<string, number>
  trackingLinks: TrackingLinks
  attachments: Attachment[]
  /** Milliseconds. */
  date: number
}

const pixel = (url: string) => `<img src="${url}" width="1" height="1" alt="" style="display:block;border:0">`

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

/** The placeholders of a mail of the relay go out as they stand. */
function fillOf(email: SingleEmail, variables: object): Fill {
  if (email.relayed) return (text) => text
  const budget = new Budget()
  return (text, kind) => compileTemplate(text, kind).render(variables, budget)
}

/** Renders the email; throws the error of the template language for a mistake in a text. */
export function renderSingle(single: SingleToRender): RenderedEmail {
  const { email, message, sender, trackingLinks, attachments, date } = single
  const variables = singleVariables(email)
  variables['open_url'] = trackingLinks.open(message.id)
  const fill = fillOf(email, variables)
  const { relayed } = email
  const named = (address: string) => ({ email: address, name: relayed?.names[address] })
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1)
  return {
    messageId: message.id,
    accountId: message.account_id,
    headerId: relayed?.messageId ?? `t.${message.id}@${domain}`,
    campaignHash: null,
    from: { name: email.senderName ?? sender.name, email: sender.address },
    to: named(email.to),
    replyTo: email.replyTo ?? relayed?.replyTo,
    cc: email.cc.map(named),
    bcc: email.bcc.map(named),
    inReplyTo: relayed?.inReplyTo,
    references: relayed?.references,
    subject: oneLine(fill(email.subject, 'plain')),
    html: email.htmlBody === undefined ? undefined : renderHtml(single, email.htmlBody, fill),
    text: email.textBody === undefined ? undefined : fill(email.textBody, 'plain'),
    attachments,
    headers: headersOf(single),
    priority: message.priority,
    date,
    written: relayed?.date,
  }
}

function headersOf({ email, message, trackingLinks }: SingleToRender): Record<string, string> {
  const priority = email.relayed ? email.relayed.priority : email.priority === 'urgent' ? '1' : undefined
  return {
    ...(priority !== undefined && { 'X-Priority': priority }),
    ...(email.header?.listUnsubscribe && {
      'List-Unsubscribe': `<${trackingLinks.unsubscribe(message.id)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
}

function renderHtml({ email, message, links, trackingLinks }: SingleToRender, body: string, fill: Fill): string {
  // A link may stand in the body a thousand times.
  const made = new Map<string, string>()
  const clickUrl = (url: string) => {
    const known = made.get(url)
    if (known !== undefined) return known
    const target = isDynamic(url) && !email.relayed ? fill(url, 'plain') : undefined
    const sealed = trackingLinks.click(message.id, links.get(url) ?? 0, target)
    made.set(url, sealed)
    return sealed
  }
  let html = email.clickTracking ? replaceLinks(body, clickUrl) : body
  if (email.snippet)
    html = prependToBody(html, `<div style="display:none;max-height:0;overflow:hidden">${email.snippet}</div>`)
  if (email.openTracking) html = appendToBody(html, pixel(trackingLinks.open(message.id)))
  return fill(html, 'html')
}
