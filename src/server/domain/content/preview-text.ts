// The text that mail programs show next to the subject. Its author writes plain text: markup is escaped, while
// placeholders and the entities of HTML stay.
const TAG = /(\{\{[^}]*\}\}|\{%[^%]*%\})/
const ENTITY = /&(?!#\d{1,7};|#x[\da-f]{1,6};|[a-z][a-z\d]{1,31};)/gi

const escaped = (text: string) => text.replace(ENTITY, '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** An element with the text, which no reader of the mail sees. */
export function previewElement(text: string): string {
  const safe = text
    .split(TAG)
    .map((part, i) => (i % 2 === 1 ? part : escaped(part)))
    .join('')
  return `<div style="display:none;max-height:0;overflow:hidden">${safe}</div>`
}
