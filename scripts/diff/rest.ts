// Compares the released bundle of a REST API with the present one.
import type { Document } from '../contract/document.ts'
import type { Locate } from '../contract/places.ts'
import { withClosedRequests } from '../contract/request-schemas.ts'
import type { Change, Subject } from './change.ts'
import { idOf, joined } from './change.ts'
import type { Pair } from './pair.ts'
import { createPair } from './pair.ts'
import { redoclyChanges } from './redocly.ts'
import { schemaBreaks } from './schemas.ts'
import { calledOf } from './subjects.ts'
import { surfaceBreaks } from './surface.ts'

/** New operations, webhooks and callbacks, each by its name; Redocly names only the path that is new. */
function addedOperations(pair: Pair): Change[] {
  const known = new Set([...calledOf(pair.base)].map(({ pointer }) => pointer))
  const fresh = [...calledOf(pair.revision)].filter(({ pointer }) => !known.has(pointer))
  return fresh.map(({ subject, pointer }) => {
    return { kind: 'added', ...pair.at(pointer), rule: 'operation-added', message: 'New.', subjects: [subject] }
  })
}

/** Drops mild changes that are reported already: inside a new operation, or where we found a break. */
function unsaid(mild: Change[], said: Change[]): Change[] {
  const breaks = said.filter(({ kind }) => kind === 'breaking').map(({ place }) => place)
  const fresh = said.filter(({ rule }) => rule === 'operation-added').map(({ place }) => place)
  return mild.filter(({ place }) => {
    const isWithin = fresh.some((one) => `${place}/`.startsWith(`${one}/`) || `${one}/`.startsWith(`${place}/`))
    return !isWithin && !breaks.includes(place)
  })
}

/** Drops what Redocly found, too: the same place, a hook that is gone, a key that is demanded. */
function unlessFound(own: Change[], redocly: Change[]): Change[] {
  const gone = redocly
    .filter(({ rule }) => rule === 'path-removed' || rule === 'operation-removed')
    .map(({ place }) => place)
  const secured = redocly
    .filter(({ rule }) => rule.startsWith('security-'))
    .flatMap(({ subjects }) => subjects.map(({ id }) => id))
  const places = new Set(redocly.map(({ place }) => place))
  return own.filter(({ rule, place, subjects }) => {
    if (places.has(place)) return false
    if (rule === 'callback-gone' || rule === 'webhook-gone')
      return !gone.some((one) => `${place}/`.startsWith(`${one}/`))
    return rule !== 'security-tightened' || !subjects.every(({ id }) => secured.includes(id))
  })
}

/** Every change of an API; `base` and `revision` are compact. */
export async function compareRest(api: string, base: Document, revision: Document, locate: Locate): Promise<Change[]> {
  // A member that the server no longer knows is ignored, so whoever sends it loses something: as if bodies were closed.
  const pair = createPair(api, withClosedRequests(base), withClosedRequests(revision), locate)
  const redocly = await redoclyChanges(pair)
  const rated = redocly.filter(({ kind }) => kind === 'breaking')
  const said = [
    ...rated,
    ...unlessFound([...surfaceBreaks(pair), ...schemaBreaks(pair)], rated),
    ...addedOperations(pair),
  ]
  const mild = unsaid(
    redocly.filter(({ kind }) => kind !== 'breaking'),
    said,
  )
  return joined([...said, ...mild]).sort((a, b) => idOf(a).localeCompare(idOf(b), 'en'))
}

/** The change for an API that is gone, or new, as a whole. */
export function wholeApi(api: string, document: Document, kind: 'breaking' | 'added'): Change {
  const subjects: Subject[] = [...calledOf(document)].map(({ subject }) => subject)
  const [rule, message] = kind === 'added' ? ['api-added', 'New API.'] : ['api-gone', 'The API was removed or renamed.']
  return { kind, api, rule, place: '#', source: { file: 'redocly.yaml', place: '#/apis' }, message, subjects }
}
