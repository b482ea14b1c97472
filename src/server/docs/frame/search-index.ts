// The search index of the site: its pages, and the headings on them. It is a script instead of JSON, because a page
// opened from a disk may load a script but fetch nothing.
import { decodeHTML } from 'entities'
import { scriptJson } from '../html.ts'
import type { PageSection, TextPage } from '../pages.ts'
import { headingsOf } from './dress.ts'

/** Characters of a summary that a result shows. */
const SHOWN = 110

/** A page: path, title, group, method, summary, terms, places. The script of the search reads it by position. */
type Entry = [
  path: string,
  title: string,
  group: number,
  method: string,
  summary: string,
  terms: string,
  places: (readonly [anchor: string, title: string, summary: string])[],
]

/** A text cut at a word. */
function short(text: string): string {
  const plain = text.replace(/`/g, '').replace(/\s+/g, ' ').trim()
  return plain.length <= SHOWN ? plain : `${plain.slice(0, SHOWN).replace(/\s+\S*$/, '')} …`
}

/** What the search finds on a page. Pages of operations are short, and their headings all the same. */
function placesOf({ places, isInMenu, body }: TextPage): PageSection[] {
  if (places) return places()
  if (isInMenu === false) return []
  return body().flatMap((part) => headingsOf(part).map(({ id, text }) => ({ anchor: id, title: decodeHTML(text) })))
}

/**
 * The script that passes the index to the search. `titles` are those of the APIs by name; other pages are grouped by
 * section.
 */
export function searchIndex(pages: readonly TextPage[], titles: Readonly<Record<string, string>>): string {
  const groups: string[] = []
  const groupOf = ({ api, section }: TextPage): number => {
    const name = (api && titles[api]) ?? section
    if (!groups.includes(name)) groups.push(name)
    return groups.indexOf(name)
  }
  const entries = pages.map((page): Entry => {
    const places = placesOf(page).map(({ anchor, title, summary = '' }) => [anchor, title, short(summary)] as const)
    const { path, title, method = '', summary = '', terms = '' } = page
    return [path, title, groupOf(page), method, short(summary), terms, places]
  })
  return `globalThis.docsIndex = ${scriptJson({ groups, entries }).markup}\n`
}
