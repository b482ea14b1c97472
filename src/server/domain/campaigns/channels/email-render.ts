// From the content of a campaign and a contact to the mail that the carrier takes. Everything that is
// the same for all recipients is done once per run.

import type { EmailContent, HeaderFooter } from '../../content/email-content.ts'
import { appendToBody, extractLinks, isDynamic, prependToBody } from '../../content/links.ts'
import { oneLine } from '../../content/one-line.ts'
import { createBudgets } from '../../content/template-budget.ts'
import { type CompiledTemplate, compileTemplate } from '../../content/templates.ts'
import type { TrackingLinks } from '../../content/tracking-links.ts'
import type { Address, OutgoingEmail } from '../../sending/carrier.ts'
import type { CompiledCampaign } from './channel.ts'
import { contactVariables, type TemplateFields } from './contact-variables.ts'

export interface CampaignMail {
  accountId: number
  campaignHash: string
  from: Address
  replyTo: Address | undefined
  subject: string
  content: EmailContent
  headerFooter: HeaderFooter | null
  /** The extra fields of the list. */
  fields: TemplateFields
}

const OPEN_PIXEL = '<img src="{{ open_url }}" width="1" height="1" alt="" style="display:block;border:0">'
const PREVIEW = (text: string) => `<div style="display:none;max-height:0;overflow:hidden">${text}</div>`
const FOOTER = '<p style="font-size:12px;text-align:center"><a href="{{ unsubscribe_url }}">Unsubscribe</a></p>'

/** Parses the texts of a campaign; throws the error of the template language for a mistake in them. */
export function compileEmail(mail: CampaignMail, links: TrackingLinks): CompiledCampaign<OutgoingEmail> {
  const { html, urls } = extractLinks(withFrame(mail))
  const body = compileTemplate(html, 'html')
  const subject = compileTemplate(mail.subject, 'plain')
  const text = mail.content.plain_text ? compileTemplate(mail.content.plain_text, 'plain') : null
  const dynamic = urls.map((url): CompiledTemplate | null => (isDynamic(url) ? compileTemplate(url, 'plain') : null))
  const budgets = createBudgets()
  const domain = mail.from.email.slice(mail.from.email.lastIndexOf('@') + 1)

  return {
    urls,
    render({ contact, address, messageId }, { epoch, date, links: linkIds }) {
      const budget = budgets.next()
      const unsubscribe = links.unsubscribe(messageId)
      const variables = contactVariables(contact, mail.fields)
      variables['unsubscribe_url'] = unsubscribe
      variables['open_url'] = links.open(messageId)
      variables['links'] = urls.map((url, n) => {
        return links.click(messageId, linkIds.get(url) ?? 0, dynamic[n]?.render(variables, budget))
      })
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
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
        date,
      }
    },
  }
}

/** The HTML with preview text, footer and open pixel. */
function withFrame(mail: CampaignMail): string {
  const { body, snippet } = mail.content
  let html = snippet ? prependToBody(body, PREVIEW(snippet)) : body
  if (mail.headerFooter?.footer_links?.['unsubscribe']) html = appendToBody(html, FOOTER)
  return appendToBody(html, OPEN_PIXEL)
}
