// From the content of a campaign and a contact to the mail that the carrier takes. Everything that is
// the same for all recipients is done once per run.

import type { EmailContent, HeaderFooter } from '../../content/email-content.ts'
import { type Language, languageFor } from '../../content/languages.ts'
import { appendToBody, extractLinks, prependToBody } from '../../content/links.ts'
import { type FrameTemplate, frameHtml, frameText, linkVariables } from '../../content/mail-frame.ts'
import { oneLine } from '../../content/one-line.ts'
import { createBudgets } from '../../content/template-budget.ts'
import { compileTemplate } from '../../content/templates.ts'
import type { TrackingLinks } from '../../content/tracking-links.ts'
import type { Address, OutgoingEmail } from '../../sending/carrier.ts'
import { feedbackId } from '../../sending/feedback-id.ts'
import type { CompiledCampaign } from './channel.ts'
import { contactVariables, type TemplateFields } from './contact-variables.ts'
import { linkAddresses } from './link-addresses.ts'

export interface CampaignMail {
  accountId: number
  campaignHash: string
  from: Address
  replyTo: Address | undefined
  subject: string
  content: EmailContent
  headerFooter: HeaderFooter | null
  /** In place of the links of `headerFooter`. */
  frame: FrameTemplate | null
  /** That of the list. */
  language: Language
  /** The extra fields of the list. */
  fields: TemplateFields
}

const OPEN_PIXEL = '<img src="{{ open_url }}" width="1" height="1" alt="" style="display:block;border:0">'
const PREVIEW = (text: string) => `<div style="display:none;max-height:0;overflow:hidden">${text}</div>`

/** The texts of a campaign, parsed, with the links whose clicks are counted. */
export function compileBody(mail: CampaignMail, source: string, links: TrackingLinks) {
  const { html, urls } = extractLinks(source)
  return {
    urls,
    body: compileTemplate(html, 'html'),
    subject: compileTemplate(mail.subject, 'plain'),
    addressesOf: linkAddresses(urls, links.click),
  }
}

/** Parses the texts of a campaign; throws the error of the template language for a mistake in them. */
export function compileEmail(mail: CampaignMail, links: TrackingLinks): CompiledCampaign<OutgoingEmail> {
  const { content, headerFooter, frame } = mail
  const framed = frameHtml(withPreview(content), headerFooter, frame)
  const { urls, body, subject, addressesOf } = compileBody(mail, appendToBody(framed, OPEN_PIXEL), links)
  const plain = content.plain_text ? frameText(content.plain_text, headerFooter, frame) : ''
  const text = plain === '' ? null : compileTemplate(plain, 'plain')
  const setLinks = linkVariables([framed, plain, mail.subject], links)
  const budgets = createBudgets()
  const { accountId, campaignHash } = mail
  const feedback = feedbackId({ accountId, campaignHash, kind: 'campaign', from: mail.from.email })
  const domain = mail.from.email.slice(mail.from.email.lastIndexOf('@') + 1)

  return {
    urls,
    render({ contact, address, messageId }, { epoch, date, links: linkIds }) {
      const budget = budgets.next()
      const variables = contactVariables(contact, mail.fields)
      setLinks(variables, messageId, languageFor(contact.language, mail.language))
      variables['open_url'] = links.open(messageId)
      variables['links'] = addressesOf(variables, messageId, linkIds, budget)
      return {
        messageId,
        accountId: mail.accountId,
        epoch,
        headerId: `m.${messageId}@${domain}`,
        campaignHash: mail.campaignHash,
        from: mail.from,
        replyTo: mail.replyTo,
        to: { email: address, name: [contact.first_name, contact.last_name].filter(Boolean).join(' ') || undefined },
        subject: oneLine(subject.render(variables, budget)),
        html: body.render(variables, budget),
        text: text?.render(variables, budget),
        // RFC 2369 and RFC 8058: the mail program offers the button, the POST does it.
        headers: {
          'List-Unsubscribe': `<${variables['unsubscribe_url'] ?? links.unsubscribe(messageId)}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Feedback-ID': feedback,
        },
        date,
      }
    },
  }
}

/** The HTML with the text that mail programs show beside the subject. */
const withPreview = ({ body, snippet }: EmailContent): string =>
  snippet ? prependToBody(body, PREVIEW(snippet)) : body
