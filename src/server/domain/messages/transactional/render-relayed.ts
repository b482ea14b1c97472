// From a relayed mail to the mail that the carrier takes: its own source, with a header or a link more.
import { rewriteLinks } from '../../../lib/html/links.ts'
import { readParameters } from '../../../lib/mime/headers.ts'
import type { SenderRow } from '../../../store/accounts/senders.ts'
import type { MessageRow } from '../../../store/sending/campaign-ledger.ts'
import { openPixel } from '../../content/header-footer.ts'
import { MAX_LINKS } from '../../content/html-template.ts'
import type { TrackingLinks } from '../../content/tracking-links.ts'
import type { Attachment, RenderedEmail } from '../../sending/carrier.ts'
import { feedbackId } from '../../sending/feedback-id.ts'
import { contentOfPart, type HtmlPart, htmlOf, withHtml } from './relayed-html.ts'
import { headerIdOf } from './render-single.ts'
import type { RelayedParts, RequestedNotice, SingleEmail } from './single-email.ts'

export interface RelayedToRender {
  email: SingleEmail
  relayed: RelayedParts
  source: string
  message: MessageRow
  /** The number of the message to the first recipient. */
  firstId: number
  sender: SenderRow
  /** Numbers of the tracked links. */
  links: ReadonlyMap<string, number>
  trackingLinks: TrackingLinks
  notice: RequestedNotice | undefined
  /** Whether a copy is kept, with the files. */
  registered: boolean
  /** Milliseconds. */
  date: number
}

/** The parts whose HTML tracking changes. */
export const trackedParts = (email: SingleEmail, relayed: RelayedParts, source: string): HtmlPart[] =>
  email.openTracking || email.clickTracking ? htmlOf(source, relayed.html) : []

/** The addresses in these parts whose clicks are to be tracked. */
export function urlsOf(email: SingleEmail, parts: readonly HtmlPart[]): string[] {
  if (!email.clickTracking) return []
  const urls = new Set<string>()
  const addUrl = (url: string) => {
    if (urls.size < MAX_LINKS) urls.add(url)
    return null
  }
  for (const { html } of parts) rewriteLinks(html, addUrl)
  return [...urls]
}

/** Whether a mail brings the header along: there must be only one. */
function hasFeedbackId(source: string): boolean {
  const end = source.indexOf('\r\n\r\n')
  return /^feedback-id[ \t]*:/im.test(end < 0 ? source : source.slice(0, end))
}

/** The mail as it is sent; `tracked` are the parts that tracking changes. */
export function renderRelayed(given: RelayedToRender, tracked: readonly HtmlPart[]): RenderedEmail {
  const { email, relayed, message, firstId, sender, notice, registered, date } = given
  const headerId = relayed.messageId ?? headerIdOf(firstId, sender)
  const added = [
    ...(relayed.messageId === undefined ? [`Message-ID: <${headerId}>`] : []),
    // The same on every attempt.
    ...(relayed.dated ? [] : [`Date: ${new Date(message.created).toUTCString().replace('GMT', '+0000')}`]),
  ]
  if (!hasFeedbackId(given.source)) {
    const words = { campaignHash: null, accountId: message.account_id, kind: 'relay', from: sender.address } as const
    added.push(`Feedback-ID: ${feedbackId(words)}`)
  }
  const source = tracked.length === 0 ? given.source : withHtml(given.source, trackLinks(given, tracked))
  return {
    messageId: message.id,
    accountId: message.account_id,
    headerId,
    campaignHash: null,
    from: { name: email.senderName ?? sender.name, email: sender.address },
    envelopeFrom: relayed.envelopeFrom ?? sender.address,
    to: { email: message.address },
    shownTo: [{ email: email.to }],
    cc: email.cc.map((address) => ({ name: relayed.names?.[address.toLowerCase()], email: address })),
    subject: email.subject,
    html: email.htmlBody,
    text: email.textBody,
    attachments: registered ? filesOf(given) : [],
    headers: {},
    priority: message.priority,
    date,
    source: added.map((line) => `${line}\r\n`).join('') + source,
    notice,
  }
}

/** The parts with tracked links, and with the image that reports an open in the last one. */
function trackLinks({ email, message, links, trackingLinks }: RelayedToRender, parts: readonly HtmlPart[]): HtmlPart[] {
  const made = new Map([...links].map(([url, id]) => [url, trackingLinks.click(message.id, id)]))
  const trackedLink = (url: string) => (email.clickTracking ? (made.get(url) ?? null) : null)
  const pixel = email.openTracking ? openPixel(trackingLinks.open(message.id)) : ''
  return parts.map(({ part, html }, i) => ({
    part,
    html: rewriteLinks(html, trackedLink, { tail: i === parts.length - 1 ? pixel : '' }),
  }))
}

const filesOf = ({ relayed, source }: RelayedToRender): Attachment[] =>
  relayed.files.map((file) => ({
    filename: file.filename,
    contentType: readParameters(file.type).word,
    content: contentOfPart(source, file),
  }))
