// Says which items of two lists are the same one. `redocly diff` pairs parameters and alternatives by how much of their text is
// alike: one that changed by half seems to be removed, and another added. It pairs references exactly, so each changed item
// becomes a component of the same name in both bundles while they are compared.
import { isDeepStrictEqual } from 'node:util'
import type { Document } from '../contract/document.ts'
import { isNode, type Node, pointerStep } from '../contract/finding.ts'
import { contentOf } from '../contract/keywords.ts'

export type Side = 'base' | 'revision'

export interface Paired {
  base: Document
  revision: Document
  /** The place in the bundle as it was given, of one in the bundle with components for changed items. */
  placeIn(side: Side, pointer: string): string
}

/** The kind of component that an item of a list becomes. */
const listed: Readonly<Record<string, 'parameters' | 'schemas'>> = {
  parameters: 'parameters',
  allOf: 'schemas',
  oneOf: 'schemas',
  anyOf: 'schemas',
  prefixItems: 'schemas',
}

const isInline = (item: unknown): item is Node => isNode(item) && item['$ref'] === undefined
const nameOf = (item: unknown) => (isInline(item) ? `${String(item['in'])} ${String(item['name'])}` : undefined)

/** The indexes of changed items that are the same one before and now. */
function changedItems(key: string, before: readonly unknown[], now: readonly unknown[]): [number, number][] {
  const fresh = (items: readonly unknown[], others: readonly unknown[]) =>
    [...items.keys()].filter((index) => !others.some((other) => isDeepStrictEqual(other, items[index])))
  const [gone, added] = [fresh(before, now), fresh(now, before)]
  const isBoth = ([was, is]: [number, number | undefined]): boolean =>
    is !== undefined && isInline(before[was]) && isInline(now[is])
  const pairs = gone.map((was, index): [number, number | undefined] => {
    if (key === 'parameters') return [was, added.find((is) => nameOf(now[is]) === nameOf(before[was]))]
    if (key === 'prefixItems') return [was, added.find((is) => is === was)]
    // If several alternatives changed, it is unclear which became which.
    return [was, gone.length === 1 && added.length === 1 ? added[index] : undefined]
  })
  return pairs.filter(isBoth) as [number, number][]
}

/** Both bundles, each changed item of a list as a reference to a component. */
export function pairItems(base: Document, revision: Document): Paired {
  const places = new Map<string, Record<Side, string>>()
  const components: Record<Side, Record<string, Node>> = { base: {}, revision: {} }

  /** Moves a changed item to a component; returns the reference to it. */
  function moved(kind: 'parameters' | 'schemas', was: unknown, is: unknown, at: Record<Side, string>): Node {
    const name = `paired-${places.size}`
    const $ref = `#/components/${kind}/${name}`
    places.set($ref, at)
    components.base[kind] = { ...components.base[kind], [name]: was }
    components.revision[kind] = { ...components.revision[kind], [name]: is }
    return { $ref }
  }

  function lists(key: string, was: unknown[], is: unknown[], at: Record<Side, string>): [unknown[], unknown[]] {
    const kind = listed[key]
    const [before, now] = [[...was], [...is]]
    const pairs = kind
      ? changedItems(key, was, is)
      : was.flatMap((_, i): [number, number][] => (i in is ? [[i, i]] : []))
    for (const [i, j] of pairs) {
      const place = { base: `${at.base}/${i}`, revision: `${at.revision}/${j}` }
      const [one, other] = both('', was[i], is[j], place)
      const reference = kind && moved(kind, one, other, place)
      ;[before[i], now[j]] = [reference ?? one, reference ?? other]
    }
    return [before, now]
  }

  function both(key: string, was: unknown, is: unknown, at: Record<Side, string>, isName = false): [unknown, unknown] {
    if (Array.isArray(was) && Array.isArray(is)) return isName ? [was, is] : lists(key, was, is, at)
    if (!isNode(was) || !isNode(is)) return [was, is]
    const [before, now] = [{ ...was }, { ...is }]
    const names = contentOf(key, isName) === 'names'
    for (const [name, member] of Object.entries(was)) {
      if (!(name in is) || contentOf(name, names) === 'data') continue
      const place = { base: `${at.base}/${pointerStep(name)}`, revision: `${at.revision}/${pointerStep(name)}` }
      ;[before[name], now[name]] = both(name, member, is[name], place, names)
    }
    return [before, now]
  }

  const withComponents = (document: Document, side: Side): Document => {
    const own = Object.entries(components[side]).map(([kind, moved]) => [
      kind,
      { ...document.components[kind as 'schemas'], ...moved },
    ])
    return { ...document, components: { ...document.components, ...Object.fromEntries(own) } }
  }

  const [before, now] = both('', base, revision, { base: '#', revision: '#' }) as [Document, Document]
  return {
    base: withComponents(before, 'base'),
    revision: withComponents(now, 'revision'),
    placeIn(side, pointer) {
      let place = pointer
      for (;;) {
        const [component = ''] = /^#\/components\/\w+\/paired-\d+/.exec(place) ?? []
        const found = places.get(component)
        if (!found) return place
        place = found[side] + place.slice(component.length)
      }
    },
  }
}
