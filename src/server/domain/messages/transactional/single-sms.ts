// A single SMS as it was requested, stored as JSON with its record; and the final text, checked.
import type { SmsLanguage } from '../../../lib/gsm-languages.ts'
import { encodingFor, outsideGsm0338, type SmsEncoding, segmentSms } from '../../../lib/gsm0338.ts'
import { mergeTagValues } from '../../content/merge-tags.ts'
import { Budget } from '../../content/template-budget.ts'
import { compileTemplate } from '../../content/templates.ts'
import { invalid } from '../../errors.ts'
import { type Snippets, withSnippets } from './code-snippets.ts'

export interface SingleSms {
  /** With placeholders, as it was given. */
  textBody: string
  /** `<name>:<value>`. */
  mergeTags: string[]
  /** The variables of the request; left out for none. */
  templatingData?: Record<string, unknown> | undefined
  /** With placeholders filled. */
  text: string
  encoding: SmsEncoding
  /** Whose national tables the text may use. */
  language?: SmsLanguage | undefined
  /** Parts that the text is sent in. */
  parts: number
  registered: boolean
  /** When it is of no use any more, milliseconds of the account. */
  until?: number
}

export interface SmsText {
  textBody: string
  mergeTags?: string[] | undefined
  templatingData?: Record<string, unknown> | undefined
  /** The templates that `templatingData` embeds. */
  snippets?: Snippets | undefined
  /** What filling the text may cost; the SMS of a batch share it. */
  budget?: Budget | undefined
  /** Without one, the cheapest that shows the text as it is written (T-028). */
  encoding?: SmsEncoding | undefined
  /** Whose national tables `gsm0338` may use (T-240). */
  language?: SmsLanguage | undefined
  /** Parts that the text may take (10). */
  maxCount?: number | undefined
  /** (false) */
  registered?: boolean | undefined
  /** When it is of no use any more, milliseconds of the account. */
  until?: number | undefined
}

/** The limit of parts of an SMS without a limit in its request (T-028). */
const MAX_PARTS = 10

/** Fills the placeholders and counts the parts; throws `invalid` at `place` for a text that cannot be sent (T-027). */
export function composeSms(sms: SmsText, place: string): SingleSms {
  const { textBody, mergeTags = [], templatingData, language, maxCount = MAX_PARTS, registered = false } = sms
  const text = fill(sms, place)
  const encoding = sms.encoding ?? encodingFor(text, language)
  const stranger = encoding === 'gsm0338' ? outsideGsm0338(text, language) : null
  if (stranger !== null)
    throw invalid(place, `has a character that gsm0338 lacks: ${stranger}. Use unicode, or leave it out`)
  const parts = segmentSms(text, encoding, language).parts.length
  if (parts === 0) throw invalid(place, 'is empty once its placeholders are filled')
  if (parts > maxCount) throw invalid(place, `takes ${parts} parts, and maxCount allows ${maxCount}`)
  return {
    textBody,
    mergeTags,
    ...(templatingData !== undefined && { templatingData }),
    text,
    encoding,
    ...(language !== undefined && { language }),
    parts,
    registered,
    ...(sms.until !== undefined && { until: sms.until }),
  }
}

/** The variables of the text: the templating data, and the merge tags on top of it. */
function variablesOf({ mergeTags = [], templatingData = {}, snippets }: SmsText, budget: Budget): object {
  if (!snippets) return { ...templatingData, ...mergeTagValues(mergeTags) }
  try {
    return { ...withSnippets(templatingData, snippets, 'plain', budget), ...mergeTagValues(mergeTags) }
  } catch (error) {
    throw invalid('templatingData.codeSnippets', `cannot be filled: ${(error as Error).message}`)
  }
}

function fill(sms: SmsText, place: string): string {
  const { budget = new Budget() } = sms
  const variables = variablesOf(sms, budget)
  try {
    return compileTemplate(sms.textBody, 'plain').render(variables, budget)
  } catch (error) {
    throw invalid(place, `is not a valid template: ${(error as Error).message}`)
  }
}

/** What logs call an SMS: the beginning of its text (T-051). */
export const smsName = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 50)
