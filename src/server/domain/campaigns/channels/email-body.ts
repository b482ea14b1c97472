// The HTML of a campaign: its content between header and footer, with links whose clicks are counted. Each part is a
// separate template, so that no part of one can hide another.

import { clickLinks } from '../../content/click-links.ts'
import type { EmailContent, HeaderFooter } from '../../content/email-content.ts'
import { type HeaderFooterTexts, headerFooterHtml, isOwnPlaceholder } from '../../content/header-footer.ts'
import { compileHtml, type FilledHtml, MAX_LINKS } from '../../content/html-template.ts'
import { previewElement } from '../../content/preview-text.ts'
import type { Budget } from '../../content/template-budget.ts'
import type { TrackingLinks } from '../../content/tracking-links.ts'
import type { Moment } from './channel.ts'

export interface BodyParts {
  content: Pick<EmailContent, 'body' | 'snippet'>
  headerFooter: HeaderFooter | null
  /** In place of the links of `headerFooter`. */
  frame: HeaderFooterTexts | null
}

/** What the HTML of one recipient is made of. */
export interface BodyOf {
  variables: Record<string, unknown>
  messageId: number
  ids: Moment['links']
  /** Addresses of the platform in the variables. */
  own: readonly string[]
  /** HTML at the very end. */
  ending: string
  budget: Budget
}

/** Parses the HTML; throws an Error that says what is wrong where. `hasText`: its text is wanted, too. */
export function compileBody({ content, headerFooter, frame }: BodyParts, links: TrackingLinks, hasText = false) {
  const { header, footer } = headerFooterHtml(headerFooter, frame)
  const preview = content.snippet ? previewElement(content.snippet) : ''
  const compile = (html: string) => compileHtml(html, { hasText })
  const parts = { head: compile(preview + header), body: compile(content.body), tail: compile(footer) }
  const urls = [...new Set([parts.head, parts.body, parts.tail].flatMap((part) => part.urls))].filter(
    (url) => !isOwnPlaceholder(url),
  )
  if (urls.length > MAX_LINKS)
    throw new Error(`has more than ${MAX_LINKS} different links, whose clicks cannot be tracked`)
  return {
    urls,
    /** All texts of the HTML, for looking up what they name. */
    sources: [header, content.body, footer],
    render({ variables, messageId, ids, own, ending, budget }: BodyOf): { html: string; text: string | undefined } {
      const put = clickLinks({ ids, own, click: (id, url) => links.click(messageId, id, url) })
      const head = parts.head.fill(variables, budget)
      const body = parts.body.fill(variables, budget)
      const tail = parts.tail.fill(variables, budget)
      const html = body.finish(put, { head: head.finish(put), tail: tail.finish(put) + ending })
      return { html, text: hasText ? joined([head, body, tail]) : undefined }
    },
  }
}

/** The texts, apart from one another; undefined when they say nothing. */
const joined = (parts: readonly FilledHtml[]): string | undefined =>
  parts
    .map((part) => part.text())
    .filter((text) => text !== '')
    .join('\n\n') || undefined
