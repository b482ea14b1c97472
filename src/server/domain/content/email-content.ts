// The content of an email campaign as the record keeps it, and its check before it is stored.

import { invalid } from '../errors.ts'
import { extractLinks } from './links.ts'
import { compileTemplate } from './templates.ts'

export interface EmailContent {
  type: 'html'
  body: string
  plain_text?: string | undefined
  snippet?: string | undefined
}

export interface HeaderFooter {
  id?: number | undefined
  header_links?: Record<string, boolean> | undefined
  footer_links?: Record<string, boolean> | undefined
  /** Extra fields of the list that the recipient may change. */
  edit_fields?: number[] | undefined
}

/** Throws `invalid` at the first text that is no valid template. */
export function assertTemplates(texts: Record<string, { text: string | undefined; kind: 'html' | 'plain' }>): void {
  for (const [place, { text, kind }] of Object.entries(texts)) {
    if (text === undefined) continue
    try {
      compileTemplate(text, kind)
    } catch (error) {
      throw invalid(place, `is no valid template: ${(error as Error).message}`)
    }
  }
}

/** Throws `invalid` at `place` for HTML with more links than can be tracked. */
export function assertTrackable(place: string, html: string | undefined): void {
  try {
    extractLinks(html ?? '')
  } catch (error) {
    throw invalid(place, (error as Error).message)
  }
}
