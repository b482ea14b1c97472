// The content of an email campaign as the record keeps it, and its check before it is stored.

import { invalid } from '../errors.ts'
import { compileHtml } from './html-template.ts'
import { copiedLinks } from './page-copy.ts'
import { type CompiledTemplate, compileTemplate, hasTags } from './templates.ts'

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

/**
 * Throws `invalid` at the first text that is not a valid template, or that cannot be rendered with one of the samples:
 * its recipients would get nothing. Without samples the data is unknown, so only a text that fails with any data is
 * rejected.
 */
export function assertTemplates(
  texts: Record<string, { text: string | undefined; kind: 'html' | 'plain' }>,
  samples?: readonly object[],
): void {
  for (const [place, { text, kind }] of Object.entries(texts)) {
    if (text === undefined || !hasTags(text)) continue
    const template = tried(place, 'is not a valid template', () => compileTemplate(text, kind))
    const fill = (sample: object) => tried(place, 'cannot be filled', () => template.render({ ...sample }))
    if (samples) for (const sample of samples) fill(sample)
    else if (!canBeFilled(template, guessed(text))) fill({})
  }
}

function canBeFilled(template: CompiledTemplate, data: object): boolean {
  try {
    template.render(data)
    return true
  } catch {
    return false
  }
}

/** A small value for each name that a template may read. */
const guessed = (text: string): object => Object.fromEntries((text.match(/[a-z_]\w*/gi) ?? []).map((name) => [name, 1]))

function tried<Result>(place: string, what: string, act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    throw invalid(place, `${what}: ${(error as Error).message}`)
  }
}

/** Throws `invalid` at `place` for a template of HTML with more links than can be tracked. */
export function assertTrackable(place: string, html: string | undefined): void {
  assertReads(place, () => compileHtml(html ?? ''))
}

/** As `assertTemplates`, but checks only the links of HTML without placeholders. */
export function assertLinks(place: string, html: string | undefined): void {
  assertReads(place, () => copiedLinks(html ?? ''))
}

function assertReads(place: string, read: () => unknown): void {
  try {
    read()
  } catch (error) {
    throw invalid(place, (error as Error).message)
  }
}
