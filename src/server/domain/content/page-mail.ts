// Turns a web page into the content of an email: its URLs become absolute, and braces in its scripts, styles and
// comments are not taken for placeholders.
import { decodeHTML } from 'entities'
import { escapeAttribute, mapPage } from '../../lib/html/links.ts'
import { type Attribute, type HtmlToken, readHtml, type Span, valueSpan } from '../../lib/html/tokens.ts'
import { hasTags } from './templates.ts'

const ADDRESSES = new Set(['href', 'src', 'background', 'poster', 'action', 'longdesc'])
const CSS_ADDRESS = /url\(\s*(["']?)([^"'()]*)\1\s*\)/gi

/** The title of a page; undefined without one, or with an empty one. */
export function pageTitle(html: string): string | undefined {
  let title: string | undefined
  readHtml(html, (token) => {
    if (token.type === 'raw' && token.name === 'title' && !token.isOpen)
      title ??= decodeHTML(html.slice(token.start, token.end)).replace(/\s+/g, ' ').trim()
  })
  return title || undefined
}

/** An address on the page as a whole one; null for one that stays as it is. */
function absolute(value: string, base: string): string | null {
  const address = value.trim()
  // A scheme, a place on the page, or a placeholder.
  if (address === '' || /^(?:[a-z][a-z\d+.-]*:|#)/i.test(address) || hasTags(address)) return null
  return URL.canParse(address, base) ? new URL(address, base).href : null
}

const absoluteCss = (css: string, base: string): string =>
  css.replace(CSS_ADDRESS, (all, _quote: string, address: string) => {
    const whole = absolute(address, base)
    return whole === null ? all : `url('${whole.replaceAll("'", '%27')}')`
  })

const absoluteSet = (value: string, base: string): string =>
  value
    .split(/,\s+/)
    .map((candidate) => {
      const [address = '', ...size] = candidate.trim().split(/\s+/)
      return [absolute(address, base) ?? address, ...size].join(' ')
    })
    .join(', ')

function changedValue({ name, value }: Attribute, base: string): string | null {
  if (ADDRESSES.has(name)) return absolute(value, base)
  if (name === 'srcset') return absoluteSet(value, base)
  return name === 'style' ? absoluteCss(value, base) : null
}

/** Text that the template language leaves alone. */
function withoutTags(text: string): string {
  if (!hasTags(text)) return text
  return text.includes('endraw') ? '' : `{% raw %}${text}{% endraw %}`
}

/** The content of an email; `url` is where the page was read. */
export function pageAsMail(html: string, url: string): string {
  const base = mapPage(html, url).base ?? url
  let made = ''
  let at = 0
  const replaceSpan = ({ start, end }: Span, text: string) => {
    made += html.slice(at, start) + text
    at = end
  }
  const inTag = (token: HtmlToken & { type: 'start' }) => {
    for (const attribute of token.attributes) {
      const span = valueSpan(html, attribute)
      const value = span && changedValue(attribute, base)
      if (!span || value === null || value === attribute.value) continue
      replaceSpan(span, span.isQuoted ? escapeAttribute(value) : `"${escapeAttribute(value)}"`)
    }
  }
  readHtml(html, (token) => {
    const text = html.slice(token.start, token.end)
    if (token.type === 'start') inTag(token)
    else if (token.type === 'raw' && token.name === 'style') replaceSpan(token, withoutTags(absoluteCss(text, base)))
    else if (token.type === 'raw' && token.name !== 'title') replaceSpan(token, withoutTags(text))
    else if (token.type === 'comment' && token.content === null) replaceSpan(token, withoutTags(text))
  })
  return made + html.slice(at)
}
