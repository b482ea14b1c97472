// The links of one message, whose clicks are counted.
import type { PutMailLink } from './html-template.ts'

export interface ClickLinks {
  /** Numbers of the links by their source. */
  ids: ReadonlyMap<string, number>
  /** Makes an address; `url` is given where it differs by recipient. */
  click(id: number, url?: string): string
  /** URLs of the platform, such as that for unsubscribing: clicks on them are not counted. */
  own: readonly string[]
}

/** Makes each address once: sealing takes longer than looking it up. */
export function clickLinks({ ids, click, own }: ClickLinks): PutMailLink {
  const made = new Map<string, string>()
  return ({ url, source, block, isFixed }) => {
    const name = source ?? block
    const id = name === null ? undefined : ids.get(name)
    if (id === undefined || (!isFixed && own.some((one) => url.startsWith(one)))) return null
    const key = isFixed ? url : `${id} ${url}`
    const known = made.get(key) ?? click(id, isFixed ? undefined : url)
    made.set(key, known)
    return known
  }
}
