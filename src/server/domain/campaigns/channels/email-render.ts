// From the content of a campaign and a contact to the mail that the carrier takes. Everything that is
// the same for all recipients is done once per run.

import { toContactId } from '../../../lib/ids.ts'
import { fromJson } from '../../../lib/json-text.ts'
import type { ContactRow } from '../../../store/audience/contacts.ts'
import type { EmailContent, HeaderFooter } from '../../content/email-content.ts'
import { appendToBody, extractLinks, isDynamic, prependToBody } from '../../content/links.ts'
import { type CompiledTemplate, compileTemplate } from '../../content/templates.ts'
import type { TrackingLinks } from '../../content/tracking-links.ts'
import type { Address, RenderedEmail } from '../../sending/carrier.ts'

export interface CampaignMail {
  accountId: number
  campaignHash: string
  from: Address
  replyTo: Address | undefined
  subject: string
  content: EmailContent
  headerFooter: HeaderFooter | null
  /** Names of the extra fields by id. */
  fieldNames: ReadonlyMap<string, string>
}

/** A campaign ready to be rendered; `linkIds` numbers the addresses of its links. */
export interface CompiledMail {
  /** The links as the author wrote them. */
  urls: string[]
  render(
    recipient: { contact: ContactRow; address: string; messageId: number; date: number },
    linkIds: ReadonlyMap<string, number>,
  ): RenderedEmail
}

const OPEN_PIXEL = '<img src="{{ open_url }}" width="1" height="1" alt="" style="display:block;border:0">'
const PREVIEW = (text: string) => `<div style="display:none;max-height:0;overflow:hidden">${text}</div>`
const FOOTER = '<p style="font-size:12px;text-align:center"><a href="{{ unsubscribe_url }}">Unsubscribe</a></p>'

/** Variables of a template: base fields by their id, extra fields as `extra.<name>` and `extra_<id>`. */
export function contactVariables(contact: ContactRow, names: ReadonlyMap<string, string>): Record<string, unknown> {
  const extra: Record<string, unknown> = {}
  const variables: Record<string, unknown> = {
    contact_id: toContactId(contact.id),
    first_name: contact.first_name,
    last_name: contact.last_name,
    birth_date: contact.birth_date,
    language: contact.language,
    email: contact.email,
    cellphone: contact.cellphone,
    phone: contact.phone,
    extra,
  }
  for (const [id, value] of Object.entries(fromJson<Record<string, unknown>>(contact.fields))) {
    variables[`extra_${id}`] = value
    extra[names.get(id) ?? id] = value
  }
  return variables
}

/** Parses the texts of a campaign; throws what the template language says of a mistake. */
export function compileCampaign(mail: CampaignMail, links: TrackingLinks): CompiledMail {
  const { html, urls } = extractLinks(withFrame(mail))
  const body = compileTemplate(html, 'html')
  const subject = compileTemplate(mail.subject, 'plain')
  const text = mail.content.plain_text ? compileTemplate(mail.content.plain_text, 'plain') : null
  const dynamic = urls.map((url): CompiledTemplate | null => (isDynamic(url) ? compileTemplate(url, 'plain') : null))
  const domain = mail.from.email.slice(mail.from.email.lastIndexOf('@') + 1)

  return {
    urls,
    render({ contact, address, messageId, date }, linkIds) {
      const unsubscribe = links.unsubscribe(messageId)
      const variables = contactVariables(contact, mail.fieldNames)
      variables['unsubscribe_url'] = unsubscribe
      variables['open_url'] = links.open(messageId)
      variables['links'] = urls.map((url, n) => {
        return links.click(messageId, linkIds.get(url) ?? 0, dynamic[n]?.render(variables))
      })
      return {
        messageId,
        accountId: mail.accountId,
        headerId: `m.${messageId}@${domain}`,
        campaignHash: mail.campaignHash,
        from: mail.from,
        replyTo: mail.replyTo,
        to: { email: address, name: [contact.first_name, contact.last_name].filter(Boolean).join(' ') || undefined },
        subject: oneLine(subject.render(variables)),
        html: body.render(variables),
        text: text?.render(variables),
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

/** A header has one line; a line break from a contact's field would begin another header. */
export const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ').trim()
