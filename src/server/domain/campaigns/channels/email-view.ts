// An email of a campaign as a web page. It is rendered again, because the mails that were sent are not stored.
import type { ContactRow } from '../../../store/audience/contacts.ts'
import { linkVariables } from '../../content/header-footer.ts'
import { languageFor } from '../../content/languages.ts'
import { Budget } from '../../content/template-budget.ts'
import { compileTemplate } from '../../content/templates.ts'
import type { TrackingLinks } from '../../content/tracking-links.ts'
import type { CampaignView, Moment, Target } from './channel.ts'
import { contactVariables } from './contact-variables.ts'
import { compileBody } from './email-body.ts'
import type { CampaignMail } from './email-render.ts'

/** The email of one recipient with its links, but without the tracking pixel. */
export function viewForRecipient(
  mail: CampaignMail,
  links: TrackingLinks,
  { contact, messageId }: Target,
  linkIds: Moment['links'],
): CampaignView {
  // The page needs no text for lists of mails.
  const body = compileBody({ ...mail, content: { body: mail.content.body } }, links)
  const setLinks = linkVariables([...body.sources, mail.subject], links)
  const variables = contactVariables(contact, mail.fields)
  const own = setLinks(variables, messageId, languageFor(contact.language, mail.language))
  const budget = new Budget()
  return {
    title: compileTemplate(mail.subject, 'plain').render(variables, budget),
    html: body.render({ variables, messageId, ids: linkIds, own, ending: '', budget }).html,
  }
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
