// A single SMS as it was asked for, kept as JSON with its record; and the text that goes out, checked.
import { encodingFor, outsideGsm0338, type SmsEncoding, segmentSms } from '../../../lib/gsm0338.ts'
import { mergeTagValues } from '../../content/merge-tags.ts'
import { compileTemplate } from '../../content/templates.ts'
import { invalid } from '../../errors.ts'

export interface SingleSms {
  /** With placeholders, as it was given. */
  textBody: string
  /** `<name>:<value>`. */
  mergeTags: string[]
  /** With placeholders filled. */
  text: string
  encoding: SmsEncoding
  /** Parts that the text is sent in. */
  parts: number
  registered: boolean
}

export interface SmsText {
  textBody: string
  mergeTags?: string[] | undefined
  /** Without one, the cheapest that shows the text as it is written (T-028). */
  encoding?: SmsEncoding | undefined
  /** Parts that the text may take (10). */
  maxCount?: number | undefined
  /** (false) */
  registered?: boolean | undefined
}

/** Parts of an SMS whose request names no limit (T-028). */
const MAX_PARTS = 10

/** Fills the placeholders and counts the parts; throws `invalid` at `place` for a text that cannot be sent (T-027). */
export function composeSms(sms: SmsText, place: string): SingleSms {
  const { textBody, mergeTags = [], maxCount = MAX_PARTS, registered = false } = sms
  const text = fill(textBody, mergeTags, place)
  const encoding = sms.encoding ?? encodingFor(text)
  const stranger = encoding === 'gsm0338' ? outsideGsm0338(text) : null
  if (stranger !== null)
    throw invalid(place, `has a character that gsm0338 lacks: ${stranger}. Use unicode, or leave it out`)
  const parts = segmentSms(text, encoding).parts.length
  if (parts === 0) throw invalid(place, 'is empty once its placeholders are filled')
  if (parts > maxCount) throw invalid(place, `takes ${parts} parts, and maxCount allows ${maxCount}`)
  return { textBody, mergeTags, text, encoding, parts, registered }
}

function fill(textBody: string, mergeTags: string[], place: string): string {
  try {
    return compileTemplate(textBody, 'plain').render(mergeTagValues(mergeTags))
  } catch (error) {
    throw invalid(place, `is no valid template: ${(error as Error).message}`)
  }
}

/** What logs call an SMS: the beginning of its text (T-051). */
export const smsName = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 50)
