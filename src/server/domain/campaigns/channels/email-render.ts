// From the content of a campaign and a contact to the mail that the carrier takes. Everything that is
// the same for all recipients is done once per run.

import type { EmailContent, HeaderFooter } from '../../content/email-content.ts'
import { type HeaderFooterTexts, headerFooterText, linkVariables, openPixel } from '../../content/header-footer.ts'
import { type Language, languageFor } from '../../content/languages.ts'
import { oneLine } from '../../content/one-line.ts'
import { createBudgets } from '../../content/template-budget.ts'
import { compileTemplate } from '../../content/templates.ts'
import type { TrackingLinks } from '../../content/tracking-links.ts'
import type { Address, OutgoingEmail } from '../../sending/carrier.ts'
import { feedbackId } from '../../sending/feedback-id.ts'
import type { CompiledCampaign } from './channel.ts'
import { contactVariables, type TemplateFields } from './contact-variables.ts'
import { type BodyOf, compileBody } from './email-body.ts'

export interface CampaignMail {
  accountId: number
  campaignHash: string
  from: Address
  replyTo: Address | undefined
  subject: string
  content: EmailContent
  headerFooter: HeaderFooter | null
  /** In place of the links of `headerFooter`. */
  frame: HeaderFooterTexts | null
  /** That of the list. */
  language: Language
  /** The extra fields of the list. */
  fields: TemplateFields
}

/** The texts of one recipient. */
type Texts = Pick<OutgoingEmail, 'subject' | 'html' | 'text'>

/** Parses the texts of a campaign; throws the error of the template language for a mistake in them. */
export function compileEmail(mail: CampaignMail, links: TrackingLinks): CompiledCampaign<OutgoingEmail> {
  const { accountId, campaignHash } = mail
  const { urls, setLinks, textsOf } = compileTexts(mail, links)
  const budgets = createBudgets()
  const feedback = feedbackId({ accountId, campaignHash, kind: 'campaign', from: mail.from.email })
  const domain = mail.from.email.slice(mail.from.email.lastIndexOf('@') + 1)

  return {
    urls,
    render({ contact, address, messageId }, { epoch, date, links: ids }) {
      const budget = budgets.next()
      const variables = contactVariables(contact, mail.fields)
      const own = setLinks(variables, messageId, languageFor(contact.language, mail.language))
      const openUrl = links.open(messageId)
      variables['open_url'] = openUrl
      return {
        messageId,
        accountId: mail.accountId,
        epoch,
        headerId: `m.${messageId}@${domain}`,
        campaignHash: mail.campaignHash,
        from: mail.from,
        replyTo: mail.replyTo,
        to: { email: address, name: [contact.first_name, contact.last_name].filter(Boolean).join(' ') || undefined },
        ...textsOf({ variables, messageId, ids, own, ending: openPixel(openUrl), budget }),
        // RFC 2369 and RFC 8058: the mail program offers the button, the POST does it.
        headers: {
          'List-Unsubscribe': `<${variables['unsubscribe_url'] ?? links.unsubscribe(messageId)}>`,
          'List-ID': `<list-${contact.list_id}.${domain}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Feedback-ID': feedback,
        },
        date,
      }
    },
  }
}

/** Parses the texts, and says of each mistake in which of them it is. */
function compileTexts(mail: CampaignMail, links: TrackingLinks) {
  const { content, headerFooter, frame } = mail
  const plain = content.plain_text ? headerFooterText(content.plain_text, headerFooter, frame) : ''
  const subject = inPart('subject', () => compileTemplate(mail.subject, 'plain'))
  // Programs and people that read no HTML get its text where the author wrote none.
  const body = inPart('body', () => compileBody(mail, links, plain === ''))
  const text = plain === '' ? null : inPart('plain_text', () => compileTemplate(plain, 'plain'))
  return {
    urls: body.urls,
    setLinks: linkVariables([...body.sources, plain, mail.subject], links),
    textsOf(of: BodyOf): Texts {
      const { variables, budget } = of
      let part = 'subject'
      try {
        const title = oneLine(subject.render(variables, budget))
        part = 'body'
        const made = body.render(of)
        part = 'plain_text'
        return { subject: title, html: made.html, text: text?.render(variables, budget) ?? made.text }
      } catch (error) {
        throw inPartOf(part, error)
      }
    },
  }
}

const inPartOf = (part: string, error: unknown) => new Error(`${part}: ${(error as Error).message}`)

function inPart<Result>(part: string, act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    throw inPartOf(part, error)
  }
}
