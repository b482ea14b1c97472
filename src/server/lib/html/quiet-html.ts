// Turns untrusted HTML into a page that does nothing: what could run, send, navigate or load is left out. The policy of
// the page blocks all of it as well; removing it avoids even the attempt.
import { type Loadable, quietCss } from './quiet-css.ts'
import { type Attribute, readHtml } from './tokens.ts'

const words = (text: string) => new Set(text.split(' '))

/** Elements that are kept. Of all others, only the text inside is kept. */
const ELEMENTS = words(
  'html head title style body div span p a img table thead tbody tfoot tr td th caption colgroup col br hr wbr h1 h2 h3 h4 ' +
    'h5 h6 ul ol li dl dt dd b i u s em strong small big sub sup font center blockquote pre code kbd samp var q cite abbr ' +
    'address del ins mark section article header footer main nav aside figure figcaption map area label button input ' +
    'select option textarea fieldset legend details summary time bdi bdo ruby rt rp strike tt nobr',
)

/** Attributes that say how something looks or what it means, and load nothing. */
const ATTRIBUTES = words(
  'align valign width height bgcolor color face size border cellpadding cellspacing colspan rowspan alt title dir lang ' +
    'role class id name value type checked disabled placeholder hspace vspace nowrap summary scope start headers span ' +
    'rules frame clear noshade open for media text link vlink alink usemap shape coords datetime reversed',
)

/** Elements without an end, and those that the next of them ends: they cannot be in one another by themselves. */
const FLAT = words(
  'img br hr wbr col area input p li dt dd tr td th tbody thead tfoot caption colgroup option html head body rt rp',
)
/** Maximum nesting of elements; browsers have crashed on deeper ones, and no real mail has so many. */
const DEEPEST = 60

/** Raw content that is shown. */
const SHOWN = words('title textarea')
const LEADS = /^(?:https?:|mailto:|tel:|sms:)/i

const escapeValue = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** An attribute of an element as it stays; null for one that goes. */
function quietAttribute(
  element: string,
  { name, value: decoded }: Attribute,
  loadable: Loadable,
): [string, string] | null {
  // Browsers leave blanks and line breaks in addresses out.
  const url = decoded.replace(/[\0-\x20]+/g, '')
  if (name === 'style') return [name, quietCss(decoded, loadable)]
  if (name === 'src' || name === 'background') {
    const loaded = element === 'img' || name === 'background' ? loadable(decoded.trim()) : null
    return loaded === null ? null : [name, loaded]
  }
  if (name === 'href') return (element === 'a' || element === 'area') && LEADS.test(url) ? [name, decoded.trim()] : null
  // A picture as a button would be loaded.
  if (name === 'type' && element === 'input' && /image/i.test(decoded)) return null
  return ATTRIBUTES.has(name) || /^aria-[a-z]+$/.test(name) ? [name, decoded] : null
}

function quietTag(element: string, attributes: readonly Attribute[], loadable: Loadable): string {
  const kept = attributes.flatMap((attribute) => {
    const quiet = quietAttribute(element, attribute, loadable)
    return quiet ? [quiet] : []
  })
  const leads = kept.some(([name]) => name === 'href')
  const all = leads ? [...kept, ['target', '_blank'] as const, ['rel', 'noopener noreferrer'] as const] : kept
  const shown = element === 'img' ? [...all, ['referrerpolicy', 'no-referrer'] as const] : all
  return `<${element}${shown.map(([name, value]) => ` ${name}="${escapeValue(value)}"`).join('')}>`
}

/** Lets elements through until they are too deep in one another; the end of one goes with its beginning. */
function createDepth() {
  const open = new Map<string, number>()
  const dropped = new Map<string, number>()
  let depth = 0
  const decrement = (from: Map<string, number>, name: string): boolean => {
    const count = from.get(name) ?? 0
    if (count > 0) from.set(name, count - 1)
    return count > 0
  }
  const increment = (into: Map<string, number>, name: string) => void into.set(name, (into.get(name) ?? 0) + 1)
  return {
    begins(name: string): boolean {
      if (!ELEMENTS.has(name) || FLAT.has(name)) return ELEMENTS.has(name)
      const fits = depth < DEEPEST
      increment(fits ? open : dropped, name)
      if (fits) depth++
      return fits
    },
    ends(name: string): boolean {
      if (!ELEMENTS.has(name) || FLAT.has(name)) return ELEMENTS.has(name)
      if (decrement(dropped, name)) return false
      if (decrement(open, name)) depth--
      return true
    },
  }
}

/**
 * The page. `loadable` says what may be loaded in place of an address that it names, `head` is HTML that is put before
 * everything else of it.
 */
export function quietHtml(html: string, { loadable, head }: { loadable: Loadable; head: string }): string {
  const made: string[] = []
  const depth = createDepth()
  let doctype = ''
  readHtml(html, (token) => {
    const text = html.slice(token.start, token.end)
    if (token.type === 'text') made.push(text)
    // It says how browsers lay out the page, and is one of a few texts.
    else if (token.type === 'doctype') doctype ||= /^<!doctype[\w\s"'/.:+-]*>$/i.test(text) ? text : ''
    else if (token.type === 'end') made.push(depth.ends(token.name) ? `</${token.name}>` : '')
    else if (token.type === 'start')
      made.push(depth.begins(token.name) ? quietTag(token.name, token.attributes, loadable) : '')
    else if (token.type !== 'raw') return
    else if (token.name === 'style') made.push(quietCss(text, loadable))
    else if (SHOWN.has(token.name)) made.push(text)
  })
  return `${doctype}${head}${made.join('')}`
}
