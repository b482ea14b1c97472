// HTML that is safe by default: every value in a template is escaped unless it is HTML already.

/** A piece of HTML. Only `html` creates it, so untrusted text cannot pass for HTML. */
export class Html {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

/** Values for a template. `undefined`, `null` and `false` add nothing. */
type Part = Html | string | number | undefined | null | false | readonly Part[]

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function writePart(part: Part): string {
  if (part === undefined || part === null || part === false) return ''
  if (part instanceof Html) return part.source
  if (typeof part === 'object') return part.map(writePart).join('')
  return String(part).replace(/[&<>"']/g, (c) => escapes[c] as string)
}

/** Joins texts and pieces of HTML. Attributes must be in double quotes. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: texts }, ...parts.map(writePart)))
}

/** HTML that was not made here: the style, and scripts whose hash the policy names. */
export const trustedHtml = (source: string) => new Html(source)
