// The previous and the next page of a page, and its neighbours in the menu.
import type { TextPage } from '../pages.ts'

/** The pages before and after one. */
export interface Neighbours {
  before: TextPage | null
  after: TextPage | null
}

const isListed = ({ isInMenu }: TextPage): boolean => isInMenu !== false

/** The pages of the operations of an API after its first page, tag by tag. */
function chainOf(pages: readonly TextPage[], api: string): TextPage[] {
  const own = pages.filter((page) => page.api === api && (isListed(page) || page.tag !== undefined))
  const tags = [...new Set(own.map(({ tag }) => tag))]
  return tags.flatMap((tag) => own.filter((page) => page.tag === tag))
}

/** The order of the menu for its pages; that of the tags for pages of operations. */
export function neighboursOf(pages: readonly TextPage[], page: TextPage): Neighbours {
  const chain = isListed(page) || page.api === undefined ? pages.filter(isListed) : chainOf(pages, page.api)
  const at = chain.indexOf(page)
  // A page outside of both, such as the changelog of an API.
  if (at < 0) return { before: null, after: null }
  return { before: chain[at - 1] ?? null, after: chain[at + 1] ?? null }
}

/** The pages of the group of operations that a page belongs to; none for other pages. */
export const kinOf = (pages: readonly TextPage[], { api, tag, isInMenu }: TextPage): TextPage[] =>
  isInMenu === false && tag !== undefined ? pages.filter((other) => other.api === api && other.tag === tag) : []
