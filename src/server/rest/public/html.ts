// HTML that is safe by default: whatever stands in a template is escaped unless it is HTML already.

/** A piece of HTML. Only `html` makes it, so a text of somebody else can never pass for one. */
export class Html {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

/** What may stand in a template. `undefined`, `null` and `false` put nothing there. */
type Part = Html | string | number | undefined | null | false | readonly Part[]

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function write(part: Part): string {
  if (part === undefined || part === null || part === false) return ''
  if (part instanceof Html) return part.source
  if (typeof part === 'object') return part.map(write).join('')
  return String(part).replace(/[&<>"']/g, (c) => escapes[c] as string)
}

/** Joins texts and pieces of HTML. Attributes must stand in double quotes. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: texts }, ...parts.map(write)))
}

/** HTML that was not made here: the style, and scripts whose hash the policy names. */
export const trusted = (source: string) => new Html(source)
