// What the site knows of a page: enough for the menu, the search, the pages before and after it, and its Markdown.
import type { Html } from './html.ts'

/** A part of a page that the search leads to. */
export interface PageSection {
  /** The id of its element. */
  anchor: string
  title: string
  summary?: string
}

/** A page of text, and the section of the menu that shows it. */
export interface TextPage {
  /** Relative to the top of the site: `hooks.html`, `marketing-v3/createList.html`. */
  path: string
  title: string
  section: 'Start' | 'Quick-starts' | 'Reference' | 'Contract'
  /** One or two sentences, for the search and for `llms.txt`. */
  summary?: string
  /** Further words by which the search finds the page, such as an operationId, a method and a path. */
  terms?: string
  /** Whether the menu names the page (true). Pages of operations are too many for it. */
  isInMenu?: boolean
  /** The name of the API that the page belongs to. Its pages follow one another, and the search groups them. */
  api?: string
  /** The group of operations that the page belongs to: pages of one follow one another. */
  tag?: string
  /** The method of the operation that the page is about, in lower case. */
  method?: string
  /** What the search finds on the page, if that is not its headings with an id. */
  places?(): PageSection[]
  /** What stands between the bar and the links to the pages before and after. Begins with an h1. */
  body(): Html[]
  /** The page as Markdown, beginning with `# <title>`; links are relative, to `.md` files. Made of the body if left out. */
  markdown?(): string
}
