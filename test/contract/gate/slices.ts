// Cuts out of a bundle what an edit can reach, and puts many such slices, each with its edit, into one comparison. The names
// in a slice begin with its number, so that a finding says which edit it is about.
import type { Change } from '../../../scripts/diff/change.ts'
import { at, callsOf, isTree, methods, type Tree, treeOf } from './feelers.ts'
import type { Planted } from './planted.ts'

/** A bundle with what one edit can reach. */
export interface Slice {
  edit: Planted
  document: Tree
  /** The calls in it that break. */
  breaks: ReadonlySet<string>
}

/** Calls of each kind that a slice holds: those that break, and those that reach the edit and do not. */
const MOST = 3

const componentOf = (pointer: string) => pointer.split('/').slice(0, 4).join('/')

function* componentsIn(value: unknown): Generator<string> {
  if (typeof value === 'string' && value.startsWith('#/components/')) yield componentOf(value)
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* componentsIn(one)
}

function closureOf(document: Tree, value: unknown, found = new Set<string>()): Set<string> {
  for (const component of componentsIn(value))
    if (!found.has(component)) closureOf(document, at(document, component), found.add(component))
  return found
}

/** Adds a value at a pointer, with the maps around it. */
function put(document: Tree, pointer: string, value: unknown): void {
  const steps = pointer.slice(2).split('/')
  const plain = steps.map((one) => one.replaceAll('~1', '/').replaceAll('~0', '~'))
  const last = plain.pop() as string
  const map = plain.reduce((node, name) => {
    node[name] ??= {}
    return node[name] as Tree
  }, document)
  map[last] = value
}

/** Cuts slices out of a bundle; null for an edit of the document as a whole. */
export function slicer(document: Tree): (edit: Planted) => Slice | null {
  const outer = callsOf(document).filter(({ pointer }) => pointer.split('/').length === 4)
  const reached = new Map(
    outer.map(({ pointer, operation }) => [
      pointer,
      closureOf(document, [operation, treeOf(at(document, pointer.slice(0, pointer.lastIndexOf('/'))))['parameters']]),
    ]),
  )
  const idsOf = new Map(
    outer.map(({ pointer }) => [
      pointer,
      callsOf(document)
        .filter((call) => `${call.pointer}/`.startsWith(`${pointer}/`))
        .map(({ id }) => id),
    ]),
  )
  const { paths: _paths, webhooks, components, ...rest } = document
  const { securitySchemes } = treeOf(components)

  /** The places of the calls that the slice of an edit holds. */
  const callsFor = ({ place, breaks }: Planted): string[] => {
    if (!place.startsWith('#/components/')) {
      // A call, or all calls of a path.
      return outer
        .map(({ pointer }) => pointer)
        .filter((pointer) => `${place}/`.startsWith(`${pointer}/`) || `${pointer}/`.startsWith(`${place}/`))
    }
    const users = outer.map(({ pointer }) => pointer).filter((pointer) => reached.get(pointer)?.has(componentOf(place)))
    const isBroken = (pointer: string) => idsOf.get(pointer)?.some((id) => breaks.has(id)) === true
    return [...users.filter(isBroken).slice(0, MOST), ...users.filter((pointer) => !isBroken(pointer)).slice(0, MOST)]
  }

  return (edit) => {
    if (!/^#\/(paths|webhooks|components\/(?!securitySchemes))/.test(edit.place)) return null
    const pointers = callsFor(edit)
    const slice: Tree = {
      ...rest,
      paths: {},
      ...(webhooks !== undefined && { webhooks: {} }),
      components: { securitySchemes },
    }
    const found = new Set<string>()
    const inCall = !edit.place.startsWith('#/components/')
    for (const pointer of pointers) {
      const operation = at(document, pointer) as Tree
      const isWhole = inCall && !edit.place.startsWith(`${pointer}/`)
      const within = inCall ? edit.place.slice(pointer.length + 1) : null
      const kept = isWhole ? operation : withoutOthers(document, operation, edit, within)
      const item = pointer.slice(0, pointer.lastIndexOf('/'))
      for (const [name, value] of Object.entries(treeOf(at(document, item))))
        if (!methods.includes(name)) {
          put(slice, `${item}/${name}`, value)
          closureOf(document, value, found)
        }
      put(slice, pointer, kept)
      closureOf(document, kept, found)
    }
    for (const component of found) put(slice, component, at(document, component))
    const ids = new Set(pointers.flatMap((pointer) => idsOf.get(pointer) ?? []))
    return { edit, document: slice, breaks: new Set([...edit.breaks].filter((id) => ids.has(id))) }
  }
}

/** A part of a call, and what to do with the others. */
const parts = ['parameters', 'requestBody', 'callbacks', 'responses']

/** A call without the parts that an edit cannot touch; `within` is the place of the edit in the call. */
function withoutOthers(document: Tree, operation: Tree, { place }: Planted, within: string | null): Tree {
  const reaches = (value: unknown) => closureOf(document, value).has(componentOf(place))
  const responses = Object.entries(treeOf(operation['responses']))
  const success = responses.filter(([status]) => status.startsWith('2')).slice(0, 1)
  if (within === null) {
    const kept = parts.slice(0, 3).filter((part) => reaches(operation[part]))
    const gone = Object.fromEntries(parts.filter((part) => !kept.includes(part)).map((part) => [part, undefined]))
    const reaching = responses.filter(([, response]) => reaches(response))
    return plain({ ...operation, ...gone, responses: Object.fromEntries(reaching.length > 0 ? reaching : success) })
  }
  const [part = '', status = ''] = within.split('/')
  if (!parts.includes(part) || within === 'responses') return operation
  const gone = Object.fromEntries(parts.filter((one) => one !== part).map((one) => [one, undefined]))
  const kept = part === 'responses' ? responses.filter(([one]) => one === status) : success
  return plain({ ...operation, ...gone, responses: Object.fromEntries(kept) })
}
/** Without members that are undefined. */
const plain = (node: Tree): Tree => Object.fromEntries(Object.entries(node).filter(([, value]) => value !== undefined))

const named = (text: string, mark: string) =>
  text.startsWith('#/components/') && !text.startsWith('#/components/securitySchemes/')
    ? text.replace(/^(#\/components\/[^/]+\/)/, `$1${mark}`)
    : text

function marked(value: unknown, mark: string): unknown {
  if (typeof value === 'string') return named(value, mark)
  if (Array.isArray(value)) return value.map((one) => marked(one, mark))
  if (!isTree(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      key === 'operationId' && typeof member === 'string' ? `${mark}${member}` : marked(member, mark),
    ]),
  )
}

const keyed = (map: unknown, mark: string): [string, unknown][] =>
  Object.entries(treeOf(map)).map(([name, value]) => [`${mark}${name}`, marked(value, mark)])

/** Puts the bundles of slices into one; each of them is either as it was or edited. */
export function joinedSlices(documents: readonly Tree[]): Tree {
  const [first] = documents
  const whole: Tree = {
    ...first,
    paths: {},
    components: { securitySchemes: treeOf(first?.['components'])['securitySchemes'] },
  }
  if (first?.['webhooks'] !== undefined) whole['webhooks'] = {}
  for (const [index, { paths, webhooks, components }] of documents.entries()) {
    const mark = `e${index}_`
    for (const [path, item] of Object.entries(treeOf(paths)))
      treeOf(whole['paths'])[`/${mark}${path}`] = marked(item, mark)
    if (webhooks !== undefined)
      whole['webhooks'] = { ...treeOf(whole['webhooks']), ...Object.fromEntries(keyed(webhooks, mark)) }
    for (const [kind, map] of Object.entries(treeOf(components))) {
      if (kind === 'securitySchemes') continue
      const all = treeOf(whole['components'])
      all[kind] = Object.assign(all[kind] ?? {}, Object.fromEntries(keyed(map, mark)))
    }
  }
  return whole
}

/** The slice that a finding is about; undefined for a finding about the document as a whole. */
export function sliceOf({ place }: Change): number | undefined {
  const [, index] = /^#\/(?:paths\/~1|webhooks\/(?:~1)?|components\/[^/]+\/)e(\d+)_/.exec(place) ?? []
  return index === undefined ? undefined : Number(index)
}

/** The id of a call as its slice has it. */
export const plainId = (id: string): string => id.replace(/^e\d+_/, '')
