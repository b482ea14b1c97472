// What a captured message says, whatever its channel: an email is read out of its source, the others keep
// their content as it is.
import type { SmsLanguage } from '../../lib/gsm-languages.ts'
import { fromJson } from '../../lib/json-text.ts'
import { linksOf, type ParsedMail, parseMailSource } from '../../lib/mail-source.ts'
import type { CapturedRow, ListedCaptured } from '../../store/sandbox/captured.ts'

interface CapturedMedia {
  type: 'image' | 'icon' | 'audio' | 'video' | 'file'
  url: string
}

/** What a message of a channel other than email holds; what the channel does not have is left out. */
export interface CapturedText {
  /** The title of a notification. */
  title?: string | undefined
  /** The text, or what a voice says. */
  text?: string | undefined
  /** Addresses in the message, in their order; those in the text, unless the channel names others. */
  links?: string[]
  /** The number of parts of an SMS, and their encoding. */
  segments?: number
  encoding?: 'gsm0338' | 'unicode'
  /** Whose national tables it uses. */
  language?: SmsLanguage
  media?: CapturedMedia[]
  /** Further data for an app or a browser: deep link, actions, variables. */
  data?: Record<string, unknown>
}

/** The content of a captured message as its reader sees it; what it does not have is left out. */
export interface CapturedContent extends Pick<ParsedMail, 'headers' | 'links' | 'attachments'>, CapturedText {
  /** The HTML of an email, or the page that a smart SMS leads to. */
  html?: string | undefined
  links: string[]
  media: CapturedMedia[]
}

const nothing: CapturedContent = {
  headers: [],
  links: [],
  attachments: [],
  media: [],
}

/** The content of a captured message. `page` is what its link shows. */
export async function contentOf(
  row: Pick<CapturedRow, 'content' | 'source'>,
  page: string | null = null,
): Promise<CapturedContent> {
  if (row.content !== null) {
    const content = fromJson<CapturedText>(row.content)
    const inText = linksOf(null, content.text ?? null)
    if (page === null) return { ...nothing, links: inText, ...content }
    return { ...nothing, ...content, html: page, links: [...new Set([...inText, ...linksOf(page, null)])] }
  }
  const { headers, text, html, links, attachments } = await parseMailSource(row.source)
  return { ...nothing, headers, text: text ?? undefined, html: html ?? undefined, links, attachments }
}

/** Bytes of the message as it would have gone out, without what its carrier puts around it. */
export const sizeOf = (row: CapturedRow | ListedCaptured): number => {
  if (row.content !== null) return Buffer.byteLength(fromJson<CapturedText>(row.content).text ?? '')
  // The source has a character for each byte.
  return 'source' in row ? row.source.length : row.source_bytes
}

/** Characters of a text that a list shows. */
const EXCERPT = 140

/** The beginning of the text of a message without a subject; undefined for others. */
export function excerptOf({ subject, content }: Pick<CapturedRow, 'subject' | 'content'>): string | undefined {
  if (subject !== null || content === null) return undefined
  return [...(fromJson<CapturedText>(content).text ?? '').slice(0, 2 * EXCERPT)].slice(0, EXCERPT).join('') || undefined
}
