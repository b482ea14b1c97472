// Builds HTML so that text from the contract cannot become markup: every value is escaped unless it is Html.

/** A piece of markup that is safe to print as it is. */
export interface Html {
  readonly markup: string
}
type Value = Html | Html[] | string | number | null | undefined

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

function print(value: Value): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((piece) => piece.markup).join('')
  return typeof value === 'object' ? value.markup : escapeHtml(String(value))
}

/** A template: html`<td>${text}</td>`. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return { markup: strings.map((text, index) => text + print(values[index])).join('') }
}

/** A description in the contract, of whose Markdown only `code` in backticks is rendered. */
export function proseHtml(text: string): Html {
  return { markup: escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>') }
}

/** JSON for a script element, escaped because a `</script>` in an example would end the element. */
export const scriptJson = (value: unknown): Html => ({ markup: JSON.stringify(value).replace(/</g, '\\u003c') })
