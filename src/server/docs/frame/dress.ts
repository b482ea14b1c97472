// What the frame adds to the markup of a page: links at headings, the name of the column in each cell of a table, for
// windows too narrow for columns, and places where a long name in a table may break.
import type { Html } from '../html.ts'

/** Characters of a word that every window has room for. */
const LONG = 18

/** Gives headings of the same words anchors that differ, and each a link to itself. */
function linkHeadings(markup: string): string {
  const seen = new Map<string, number>()
  return markup.replace(/<(h[2-4]) id="([^"]+)">([\s\S]*?)<\/\1>/g, (_, name: string, id: string, text: string) => {
    const count = (seen.get(id) ?? 0) + 1
    seen.set(id, count)
    const anchor = count === 1 ? id : `${id}-${count}`
    const label = text.replace(/<[^>]+>/g, '')
    return `<${name} id="${anchor}"><a class="permalink" href="#${anchor}" aria-label="Link to: ${label}"></a>${text}</${name}>`
  })
}

/** Lets a long name break after its signs and before its capitals. */
const breakable = (text: string): string =>
  text.replace(/&[#\w]+;|[^\s&]+/g, (word) =>
    word.length < LONG || word.startsWith('&')
      ? word
      : word.replace(/[_./:=?,}-](?=.)|[a-z\d](?=[A-Z])/g, (sign) => `${sign}<wbr>`),
  )

function dressTable(table: string): string {
  const head = /<thead>[\s\S]*?<\/thead>/.exec(table)?.[0] ?? ''
  const names = [...head.matchAll(/<th\b[^>]*>([\s\S]*?)<\/th>/g)].map(([, text = '']) => text.replace(/<[^>]+>/g, ''))
  const labelled = table.replace(/<tr\b[\s\S]*?<\/tr>/g, (row) => {
    let column = 0
    return row.replace(/<td\b/g, (cell) => {
      const name = names[column++]
      return name && column > 1 ? `${cell} data-label="${name}"` : cell
    })
  })
  return labelled.replace(/>([^<>]+)</g, (_, text: string) => `>${breakable(text)}<`)
}

/** The body of a page as it is shown. */
export const dressBody = (body: Html[]): Html => ({
  markup: linkHeadings(body.map(({ markup }) => markup).join('')).replace(/<table>[\s\S]*?<\/table>/g, dressTable),
})

/** A heading with an anchor; its text may hold entities, and no markup. */
export interface Heading {
  level: number
  id: string
  text: string
}

/** The headings of a page that have an anchor, from the second level on. */
export const headingsOf = ({ markup }: Html): Heading[] =>
  [...markup.matchAll(/<h([2-4]) id="([^"]+)">([\s\S]*?)<\/h\1>/g)].map(([, level, id = '', text = '']) => ({
    level: Number(level),
    id,
    text: text.replace(/<[^>]+>/g, ''),
  }))
