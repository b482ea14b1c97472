// Finds the head of a page, its title and viewport, and removes pictures from a page.
import { type Attribute, readHtml, type Span } from './tokens.ts'

/** What a page says of itself at its beginning. */
export interface PageHead {
  hasTitle: boolean
  hasViewport: boolean
  /** Where its head begins, after the tag; null for a piece of HTML without one. */
  start: number | null
}

const attributeValue = (attributes: readonly Attribute[], wanted: string): string =>
  attributes.find(({ name }) => name === wanted)?.value ?? ''

/** Reads the head of a page. Comments, scripts and styles say nothing. */
export function readHead(html: string): PageHead {
  const found: PageHead = { hasTitle: false, hasViewport: false, start: null }
  let isHead = false
  readHtml(html, (token) => {
    if (token.type !== 'start') return
    const { name, attributes, end } = token
    if (name === 'title') found.hasTitle = true
    if (name === 'meta' && attributeValue(attributes, 'name').trim().toLowerCase() === 'viewport')
      found.hasViewport = true
    if (isHead || (name !== 'head' && (name !== 'html' || found.start !== null))) return
    found.start = end
    isHead = name === 'head'
  })
  return found
}

/** The HTML without the pictures whose address is among those to leave. */
export function withoutPictures(html: string, leaves: (address: string) => boolean): string {
  const cuts: Span[] = []
  readHtml(html, (token) => {
    if (token.type === 'start' && token.name === 'img' && leaves(attributeValue(token.attributes, 'src')))
      cuts.push(token)
  })
  let made = ''
  let at = 0
  for (const { start, end } of cuts) {
    made += html.slice(at, start)
    at = end
  }
  return made + html.slice(at)
}
