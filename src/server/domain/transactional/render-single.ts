// From a single email to the mail that the carrier takes.
import type { MessageRow } from '../../store/messages.ts'
import type { SenderRow } from '../../store/senders.ts'
import type { Attachment, OutgoingEmail } from '../delivery/carrier.ts'
import { appendToBody, extractLinks, isDynamic, prependToBody } from '../delivery/links.ts'
import { oneLine } from '../delivery/render.ts'
import { compileTemplate } from '../delivery/templates.ts'
import type { TrackingLinks } from '../tracking/tokens.ts'
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

const PIXEL = '<img src="{{ open_url }}" width="1" height="1" alt="" style="display:block;border:0">'

/** The addresses whose clicks are to be noticed, as the author wrote them. */
export function trackedUrls(email: SingleEmail): string[] {
  return email.clickTracking && email.htmlBody !== undefined ? extractLinks(email.htmlBody).urls : []
}

/** Variables of the templates: the templating data, and the merge tags on top of it. */
export function singleVariables(email: SingleEmail): Record<string, unknown> {
  const tags = email.mergeTags.map((tag) => {
    const colon = tag.indexOf(':')
    return [tag.slice(0, colon).trim(), tag.slice(colon + 1)] as const
  })
  return { ...email.templatingData, ...Object.fromEntries(tags) }
}

/** Renders the email; throws what the template language says of a mistake. */
export function renderSingle({ email, message, sender, links, trackingLinks, attachments, date }: SingleToRender): OutgoingEmail {
  const variables = singleVariables(email)
  variables['open_url'] = trackingLinks.open(message.id)
  const unsubscribe = trackingLinks.unsubscribe(message.id)
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1)
  return {
    messageId: message.id,
    accountId: message.account_id,
    headerId: `t.${message.id}@${domain}`,
    campaignHash: null,
    from: { name: email.senderName ?? sender.name, email: sender.address },
    to: { email: email.to },
    replyTo: email.replyTo,
    cc: email.cc,
    bcc: email.bcc,
    subject: oneLine(compileTemplate(email.subject, 'plain').render(variables)),
    html: email.htmlBody === undefined ? undefined : renderHtml(email, email.htmlBody, variables),
    text: email.textBody === undefined ? undefined : compileTemplate(email.textBody, 'plain').render(variables),
    attachments,
    headers: {
      ...(email.priority === 'urgent' && { 'X-Priority': '1' }),
      ...(email.header?.listUnsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    date,
  }

  function renderHtml(mail: SingleEmail, body: string, values: Record<string, unknown>): string {
    let html = body
    if (mail.clickTracking) {
      const tracked = extractLinks(html)
      html = tracked.html
      values['links'] = tracked.urls.map((url) => {
        const target = isDynamic(url) ? compileTemplate(url, 'plain').render(values) : undefined
        return trackingLinks.click(message.id, links.get(url) ?? 0, target)
      })
    }
    if (mail.snippet) html = prependToBody(html, `<div style="display:none;max-height:0;overflow:hidden">${mail.snippet}</div>`)
    if (mail.openTracking) html = appendToBody(html, PIXEL)
    return compileTemplate(html, 'html').render(values)
  }
}
