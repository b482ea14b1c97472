// Two bundles of one API, the released and the present one, and how to describe a place in them.
import type { Document } from '../contract/document.ts'
import type { Locate } from '../contract/places.ts'
import type { Change, Subject } from './change.ts'
import type { Direction, Users } from './subjects.ts'
import { createUsers } from './subjects.ts'

export interface Pair {
  api: string
  base: Document
  revision: Document
  users: { base: Users; revision: Users }
  /** The members of a change that say where it is. */
  at: (pointer: string) => Pick<Change, 'api' | 'place' | 'source'>
  /** Who is affected: those who knew the place before, else those who know it now. */
  subjectsAt: (pointer: string, direction?: Direction) => Subject[]
}

/** `locate` finds the source of a place in the present bundle; what is gone is reported at the API's root file. */
export function createPair(api: string, base: Document, revision: Document, locate: Locate): Pair {
  const users = { base: createUsers(base), revision: createUsers(revision) }
  const sourceOf = (pointer: string) => {
    const source = locate(pointer)
    return source.file.startsWith('generated/') ? { file: `specs/${api}/openapi.yaml`, place: pointer } : source
  }
  return {
    api,
    base,
    revision,
    users,
    at: (place) => ({ api, place, source: sourceOf(place) }),
    subjectsAt: (pointer, direction) => {
      const before = users.base.of(pointer, direction)
      return before.length > 0 ? before : users.revision.of(pointer, direction)
    },
  }
}
