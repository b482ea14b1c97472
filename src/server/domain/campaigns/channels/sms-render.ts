// From the text of a campaign and a contact to the SMS that the carrier takes.
import type { SmsLanguage } from '../../../lib/gsm-languages.ts'
import { encodingFor, outsideBasicGsm0338, outsideGsm0338, type SmsEncoding, segmentSms } from '../../../lib/gsm0338.ts'
import { fromJson } from '../../../lib/json-text.ts'
import { transliterateText } from '../../../lib/transliterate.ts'
import type { CampaignRow } from '../../../store/campaigns/campaigns.ts'
import { createBudgets } from '../../content/template-budget.ts'
import { compileTemplate } from '../../content/templates.ts'
import type { OutgoingSms } from '../../sending/carrier.ts'
import { waitForHours } from '../../sending/destinations.ts'
import { type CampaignSource, type CompiledCampaign, HeldBack, Unsendable } from './channel.ts'
import { contactVariables } from './contact-variables.ts'

export interface SmsOptions {
  /** Without it, the first encoding that has all characters of the text (M-111). */
  encoding?: CampaignEncoding | undefined
  /** Whose national tables the text may use (M-860). */
  language?: SmsLanguage | undefined
  /** How many messages the text may take; 7 by default (M-111). */
  maxMessages?: number | undefined
  /** Whether characters that the encoding lacks are written by others (M-822). */
  transliterate?: boolean | undefined
}

/** What the record of a campaign keeps as its content. */
export interface SmsContent extends SmsOptions {
  message: string
}

export type CampaignEncoding = 'gsm' | 'gsm_extended' | 'unicode'

/** The text of a campaign, with its placeholders. */
export const smsTextOf = (campaign: CampaignRow): string => fromJson<SmsContent>(campaign.content).message

/** Messages that a text may take whose campaign says nothing of it (M-111). */
export const MAX_MESSAGES = 7
/** The sender that recipients see when the campaign names none; a name has at most 11 characters. */
const PLATFORM_SENDER = 'Messaging'

/** The first character that the encoding lacks, or null. */
export const strangers: Readonly<Record<CampaignEncoding, (text: string, language?: SmsLanguage) => string | null>> = {
  gsm: outsideBasicGsm0338,
  gsm_extended: outsideGsm0338,
  unicode: () => null,
}

/** The text in characters of the encoding, where the campaign asks for that. */
export function writeInEncoding(text: string, { encoding, language, transliterate: isAsked }: SmsOptions): string {
  if (!isAsked || encoding === undefined || encoding === 'unicode') return text
  const stranger = (one: string) => strangers[encoding](one, language)
  return stranger(text) === null ? text : transliterateText(text, (character) => stranger(character) === null)
}

/** The encoding of the text; throws `Unsendable` for a text that does not fit (M-111). */
function encode(text: string, { encoding, language, maxMessages = MAX_MESSAGES }: SmsOptions): SmsEncoding {
  const stranger = encoding === undefined ? null : strangers[encoding](text, language)
  if (stranger !== null)
    throw new Unsendable(
      `the text has a character that the encoding ${encoding} lacks: ${stranger}. Set \`transliterate\`, or another encoding`,
    )
  const wire = encoding === undefined ? encodingFor(text, language) : encoding === 'unicode' ? 'unicode' : 'gsm0338'
  const messages = segmentSms(text, wire, language).parts.length
  if (messages > maxMessages)
    throw new Unsendable(`the text takes ${messages} messages, and the campaign allows ${maxMessages}`)
  return wire
}

/** The text with something at its end, apart from the last word. */
const withEnding = (text: string, ending: string): string =>
  /\s$/.test(text) || ending === '' ? text + ending : `${text} ${ending}`

/**
 * Parses the text; throws the error of the template language for a mistake in it. Links stay as their author wrote
 * them. The text that `endingOf` returns for a message is appended, and counts towards the length.
 */
export function compileSms(
  { campaign, sender, fields }: CampaignSource,
  content: SmsContent,
  channel: OutgoingSms['channel'],
  endingOf: (messageId: number) => string = () => '',
): CompiledCampaign<OutgoingSms> {
  const template = compileTemplate(content.message, 'plain')
  const budgets = createBudgets()
  const from = sender?.address ?? PLATFORM_SENDER
  return {
    urls: [],
    render({ messageId, contact, address }, { epoch, date }) {
      const held = waitForHours(address, date)
      if (held) throw new HeldBack(held.reason, held.wait)
      const filled = template.render(contactVariables(contact, fields), budgets.next())
      if (filled.trim() === '') throw new Unsendable('the text is empty once its placeholders are filled')
      const text = withEnding(writeInEncoding(filled, content), endingOf(messageId))
      return {
        channel,
        messageId,
        accountId: campaign.account_id,
        epoch,
        campaignHash: campaign.hash,
        from,
        to: address,
        text,
        encoding: encode(text, content),
        ...(content.language !== undefined && { language: content.language }),
        date,
      }
    },
  }
}
