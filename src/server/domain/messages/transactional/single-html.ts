// The HTML of a single email: filled first, then read, so that its links are those that the recipient gets.
import { assemblePage, mapPage } from '../../../lib/html/links.ts'
import { pageText } from '../../../lib/html/page-text.ts'
import { type ClickLinks, clickLinks } from '../../content/click-links.ts'
import { openPixel } from '../../content/header-footer.ts'
import { asWritten, type FilledHtml, fixedLink, MAX_LINKS, type PutMailLink } from '../../content/html-template.ts'
import { previewElement } from '../../content/preview-text.ts'
import type { SingleEmail } from './single-email.ts'

export interface FilledSingle {
  /** The links whose clicks are counted, as their author wrote them. */
  urls: string[]
  finish(ids: ReadonlyMap<string, number>, click: ClickLinks['click']): string
  /** What it says to those who read without HTML. */
  text(): string
}

/** HTML without placeholders. */
export function fixedHtml(html: string): FilledHtml {
  const map = mapPage(html)
  return {
    finish: (put, added = {}) => assemblePage(html, map, (url) => put(fixedLink(url)), added),
    text: () => pageText(html),
  }
}

/** A link from data is treated as a fixed link, because the message has only one recipient. */
const named =
  (put: PutMailLink): PutMailLink =>
  (link) =>
    put(link.source === null ? fixedLink(link.url) : link)

/** `fill` fills a template, `own` are addresses of the platform that it may name. */
export function fillHtml(
  { clickTracking, openTracking, snippet }: SingleEmail,
  body: string,
  fill: (html: string) => FilledHtml,
  own: readonly string[],
): FilledSingle {
  const preview = snippet ? fill(previewElement(snippet)) : null
  const html = fill(body)
  const urls = clickTracking ? [...sourcesOf(html), ...(preview ? sourcesOf(preview) : [])] : []
  const counted = new Set([...new Set(urls)].slice(0, MAX_LINKS))
  return {
    text: html.text,
    urls: [...counted],
    finish(ids, click) {
      const put = clickTracking ? named(clickLinks({ ids, click, own })) : asWritten
      const tail = openTracking ? openPixel(own[0] ?? '') : ''
      return html.finish(put, { head: preview?.finish(put) ?? '', tail })
    },
  }
}

function sourcesOf(html: FilledHtml): string[] {
  const urls: string[] = []
  const note = named(({ source }) => {
    if (source !== null) urls.push(source)
    return null
  })
  html.finish(note)
  return urls
}
