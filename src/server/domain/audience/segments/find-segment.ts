// Finds a segment of any kind by its id, and who is in it.
import { fromJson } from '../../../lib/json-text.ts'
import { findSegment, findTagSegment } from '../../../store/audience/segments.ts'
import type { Db } from '../../../store/store.ts'
import { notFound } from '../../errors.ts'
import { automaticSegments } from './automatic.ts'
import type { SegmentFilter } from './filter.ts'

export type SegmentType = 'auto' | 'saved' | 'tag'

/** A segment; those of the platform are as old as their list, and say nothing about it. */
export interface Segment {
  id: string
  type: SegmentType
  name: string
  created?: number
  updated?: number
}

export interface SegmentDetail extends Segment {
  filter: SegmentFilter
}

const PATTERN = /^(?:(saved|tag)_([1-9]\d{0,15})|auto_([a-z_]+))$/

/** The kind of a segment and its number or word, by its id; null when it is none. */
export function readSegmentId(id: string): { type: 'saved' | 'tag'; number: number } | { word: string } | null {
  const [, type, number, word] = PATTERN.exec(id) ?? []
  if (word !== undefined) return { word }
  return type === 'saved' || type === 'tag' ? { type, number: Number(number) } : null
}

const tagFilter = (tag: number): SegmentFilter => ({
  segment_filter_array: [{ segment_tag: tag, invert: false }],
  boolean_operator: 'and',
  invert: false,
})

/** The segment of the list with this id, with its filter; undefined when there is none. */
export async function lookUpSegment(
  db: Db,
  account: number,
  list: number,
  id: string,
): Promise<SegmentDetail | undefined> {
  const named = readSegmentId(id)
  if (named === null) return undefined
  if ('word' in named) {
    const found = automaticSegments.find(({ word }) => word === named.word)
    return found && { id, type: 'auto', name: found.name, filter: found.filter }
  }
  if (named.type === 'tag') {
    const tag = await findTagSegment(db, account, named.number)
    return tag && { id, type: 'tag', name: tag.name, ...timesOf(tag), filter: tagFilter(tag.id) }
  }
  const row = await findSegment(db, account, list, named.number)
  return row && { id, type: 'saved', name: row.name, ...timesOf(row), filter: fromJson<SegmentFilter>(row.filter) }
}

const timesOf = ({ created, updated }: { created: number; updated: number }) => ({ created, updated })

/** The segment of the list with this id; throws `not_found`. */
export async function requireSegment(db: Db, account: number, list: number, id: string): Promise<SegmentDetail> {
  const segment = await lookUpSegment(db, account, list, id)
  if (!segment) throw notFound('segment', id)
  return segment
}
