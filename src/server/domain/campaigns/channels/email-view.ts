// An email of a campaign as a page shows it, rendered again: what goes out to each recipient is not kept.
import type { ContactRow } from '../../../store/audience/contacts.ts'
import { languageFor } from '../../content/languages.ts'
import { frameHtml, linkVariables } from '../../content/mail-frame.ts'
import { Budget } from '../../content/template-budget.ts'
import { compileTemplate } from '../../content/templates.ts'
import type { TrackingLinks } from '../../content/tracking-links.ts'
import type { CampaignView, Moment, Target } from './channel.ts'
import { contactVariables } from './contact-variables.ts'
import { type CampaignMail, compileBody } from './email-render.ts'

/** The email of one recipient, with the links that it has there, and without the pixel that tells of an opening. */
export function viewForRecipient(
  mail: CampaignMail,
  links: TrackingLinks,
  { contact, messageId }: Target,
  linkIds: Moment['links'],
): CampaignView {
  const framed = frameHtml(mail.content.body, mail.headerFooter, mail.frame)
  const { body, subject, addressesOf } = compileBody(mail, framed, links)
  const setLinks = linkVariables([framed, mail.subject], links)
  const variables = contactVariables(contact, mail.fields)
  setLinks(variables, messageId, languageFor(contact.language, mail.language))
  const budget = new Budget()
  variables['links'] = addressesOf(variables, messageId, linkIds, budget)
  return { title: subject.render(variables, budget), html: body.render(variables, budget) }
}

/** The email without anything of a recipient: no data, no header and footer, and links that count nothing. */
export function viewForEverybody(mail: CampaignMail, nobody: ContactRow, address: string): CampaignView {
  const variables = { ...contactVariables(nobody, mail.fields), contact_id: '', view_url: address }
  const budget = new Budget()
  return {
    title: compileTemplate(mail.subject, 'plain').render(variables, budget),
    html: compileTemplate(mail.content.body, 'html').render(variables, budget),
  }
}
