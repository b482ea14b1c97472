// Compares the released bundle of a REST API with the present one.
import type { Document } from '../contract/document.ts'
import { isForOthers } from '../contract/document.ts'
import { isNode } from '../contract/finding.ts'
import type { Locate } from '../contract/places.ts'
import { requestSchemas } from '../contract/request-schemas.ts'
import type { Change, Subject } from './change.ts'
import { idOf, joined } from './change.ts'
import { comparablePair, turned, turnedPlace } from './comparable.ts'
import { weighed } from './extensions.ts'
import type { Pair } from './pair.ts'
import { createPair } from './pair.ts'
import { redoclyChanges } from './redocly.ts'
import { schemaBreaks } from './schemas.ts'
import { calledOf, valueAt } from './subjects.ts'
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

/** Drops what Redocly found, too: the same place, or a hook that is gone. */
function unlessFound(own: Change[], redocly: Change[]): Change[] {
  const gone = redocly
    .filter(({ rule }) => rule === 'path-removed' || rule === 'operation-removed')
    .map(({ place }) => place)
  const places = new Set(redocly.map(({ place }) => place))
  return own.filter(({ rule, place }) => {
    if (places.has(place)) return false
    if (rule !== 'callback-gone' && rule !== 'webhook-gone') return true
    return !gone.some((one) => `${place}/`.startsWith(`${one}/`))
  })
}

/** A request body that refuses members beside its own, where it took them before. */
function closedRequests(pair: Pair, base: Document, revision: Document): Change[] {
  const schemas = [...requestSchemas(revision)].map(({ pointer }) => pointer)
  return schemas.flatMap((pointer): Change[] => {
    const [was, is] = [valueAt(base, pointer), valueAt(revision, pointer)]
    if (!isNode(was) || !isNode(is) || is['additionalProperties'] !== false) return []
    if (was['additionalProperties'] !== undefined && was['additionalProperties'] !== true) return []
    const place = `${pointer}/additionalProperties`
    const message = 'Members that are not listed are refused now.'
    return [
      {
        kind: 'breaking',
        ...pair.at(place),
        rule: 'request-closed',
        message,
        subjects: pair.subjectsAt(place, 'sent'),
      },
    ]
  })
}

async function compared(pair: Pair, base: Document, revision: Document): Promise<Change[]> {
  const redocly = await redoclyChanges(pair)
  const rated = redocly.filter(({ kind }) => kind === 'breaking')
  const own = [...surfaceBreaks(pair), ...schemaBreaks(pair), ...closedRequests(pair, base, revision)]
  const said = [...rated, ...unlessFound(own, rated), ...addedOperations(pair)]
  const mild = unsaid(
    redocly.filter(({ kind }) => kind !== 'breaking'),
    said,
  )
  return joined([...said, ...mild])
}

/** The calls of an API that others implement, as its bundle names them. */
function turnedBack(changes: Change[], api: string, documents: Document[], locate: Locate): Change[] {
  // Where both have a call, it is named as before.
  const subjects = documents.toReversed().flatMap((document) => {
    const names = new Map([...calledOf(document)].map(({ pointer, subject }) => [pointer, subject]))
    return [...calledOf(turned(document, true))].map(({ subject, pointer }): [string, Subject] => [
      subject.id,
      names.get(turnedPlace(pointer)) ?? subject,
    ])
  })
  const byId = new Map(subjects)
  const { at } = createPair(api, documents[0] as Document, documents[1] as Document, locate)
  return changes.map((change) => {
    return {
      ...change,
      ...at(turnedPlace(change.place)),
      subjects: change.subjects.map((subject) => byId.get(subject.id) ?? subject),
    }
  })
}

/** An API that others implement now, or no longer. */
function implementerChanged({ base, revision, at }: Pair): Change[] {
  const name = 'x-implemented-by'
  const found = weighed(name, base[name], revision[name])
  if (!found) return []
  const subjects = [...calledOf(base)].map(({ subject }) => subject)
  return [{ kind: 'breaking', ...at(`#/${name}`), rule: 'extension-changed', message: found.message, subjects }]
}

/** Every change of an API; `base` and `revision` are compact. */
export async function compareRest(api: string, base: Document, revision: Document, locate: Locate): Promise<Change[]> {
  const pair = createPair(api, ...comparablePair(base, revision), locate)
  const changes = await compared(pair, turned(base), turned(revision, isForOthers(base)))
  const written = isForOthers(base) ? turnedBack(changes, api, [base, revision], locate) : changes
  return [...written, ...implementerChanged(pair)].sort((a, b) => idOf(a).localeCompare(idOf(b), 'en'))
}

/** The change for an API that is gone, or new, as a whole. */
export function wholeApi(api: string, document: Document, kind: 'breaking' | 'added'): Change {
  const subjects: Subject[] = [...calledOf(document)].map(({ subject }) => subject)
  const [rule, message] = kind === 'added' ? ['api-added', 'New API.'] : ['api-gone', 'The API was removed or renamed.']
  return { kind, api, rule, place: '#', source: { file: 'redocly.yaml', place: '#/apis' }, message, subjects }
}
