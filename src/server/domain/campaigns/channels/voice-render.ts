// From a campaign and a contact to the call that the carrier makes.
import { fromJson } from '../../../lib/json-text.ts'
import { languageFor, languageTags } from '../../content/languages.ts'
import { createBudgets } from '../../content/template-budget.ts'
import { compileTemplate } from '../../content/templates.ts'
import { callKeyOf } from '../../sending/call-fates.ts'
import type { OutgoingCall } from '../../sending/carrier.ts'
import { type CampaignSource, type CompiledCampaign, type Target, Unsendable } from './channel.ts'
import { contactVariables } from './contact-variables.ts'

/** What the record of a campaign keeps as its content: the text to speak, unless the campaign has a recording. */
export interface VoiceContent {
  text?: string
}

/** Creates the media of each recipient's call. Throws the error of the template language for a mistake in the text. */
function compileMedia({ campaign, fields, language, trackingLinks }: CampaignSource) {
  const { account_id: account, file_id: file } = campaign
  if (file !== null) {
    const media = { audioUrl: trackingLinks.file(account, file) }
    return () => media
  }
  const template = compileTemplate(fromJson<VoiceContent>(campaign.content).text ?? '', 'plain')
  const budgets = createBudgets()
  return ({ contact }: Target) => {
    const text = template.render(contactVariables(contact, fields), budgets.next())
    if (text.trim() === '') throw new Unsendable('the text is empty once its placeholders are filled')
    return { text, language: languageTags[languageFor(contact.language, language)] }
  }
}

/** Parses the campaign; throws the error of the template language for a mistake in its text. */
export function compileVoice(source: CampaignSource): CompiledCampaign<OutgoingCall> {
  const { campaign, sender } = source
  const mediaFor = compileMedia(source)
  return {
    urls: [],
    render: (target, { epoch, date }) => ({
      messageId: target.messageId,
      key: callKeyOf(target.contact.id, target.attempts ?? 0),
      accountId: campaign.account_id,
      epoch,
      campaignHash: campaign.hash,
      // The channel requires a sender.
      from: sender?.address ?? '',
      to: target.address,
      media: mediaFor(target),
      date,
    }),
  }
}
