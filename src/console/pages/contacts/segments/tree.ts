// The tree of conditions as the builder edits it. The contract types its three levels one by one; here one type serves all.
import type { MarketingSchemas } from '../../../../clients/index.ts'

/** A condition or a group; its members tell which it is. */
export type Item = Readonly<Record<string, unknown>>

/** Conditions of which all or one must hold. */
export interface Group {
  segment_filter_array: readonly Item[]
  boolean_operator?: 'and' | 'or'
  invert?: boolean
}

/** Groups inside of the outermost one. */
export const MAX_LEVELS = 2

export const isGroup = (item: unknown): item is Group =>
  typeof item === 'object' && item !== null && 'segment_filter_array' in item

/** The tree as the contract has it. The platform checks it: what is wrong is shown with its place. */
export const toFilter = (group: Group): MarketingSchemas['SegmentFilter'] =>
  group as unknown as MarketingSchemas['SegmentFilter']

/** The tree of a segment. */
export const fromFilter = (filter: MarketingSchemas['SegmentFilter']): Group => filter as unknown as Group

/** A group as an item of another. */
export const asItem = (group: Group): Item => ({ ...group })

/** What the address has of a tree that is not saved; null for anything else. */
export function readTree(text: string | null): Group | null {
  try {
    const tree: unknown = JSON.parse(text ?? '')
    return isGroup(tree) && Array.isArray(tree.segment_filter_array) ? tree : null
  } catch {
    return null
  }
}

/** The tree with another item in a place; null takes it away. */
export function withItem(group: Group, place: number, item: Item | null): Group {
  const items = [...group.segment_filter_array]
  items.splice(place, 1, ...(item ? [item] : []))
  return { ...group, segment_filter_array: items }
}
