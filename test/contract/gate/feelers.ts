// Finds who feels a change at a place of a bundle, by following every call through its references. It shares no code with
// the comparison, whose findings it judges.
export type Tree = Record<string, unknown>
export type Direction = 'sent' | 'got'
/** The operations, webhooks and callbacks that send a place, and those that get it. */
export type Feelers = Record<Direction, Set<string>>

/** An operation, webhook or callback with its place. */
export interface Call {
  id: string
  pointer: string
  operation: Tree
  /** What its consumer does with the request; with the answer it does the opposite. */
  request: Direction
  hook: boolean
}

export const methods = ['get', 'post', 'put', 'patch', 'delete']
export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const treeOf = (value: unknown): Tree => (isTree(value) ? value : {})
export const step = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')
const stepsOf = (pointer: string) =>
  pointer
    .slice(2)
    .split('/')
    .map((one) => one.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The value at a place. */
export const at = (document: unknown, pointer: string): unknown =>
  pointer === '#' ? document : stepsOf(pointer).reduce((node, name) => (node as Tree | undefined)?.[name], document)

const opposite = (direction: Direction): Direction => (direction === 'sent' ? 'got' : 'sent')

/** Every call of a bundle. Where others implement an API, its reader answers what others call. */
export function callsOf(document: Tree): Call[] {
  const turned = document['x-implemented-by'] !== undefined
  const calls: Call[] = []
  const add = (item: unknown, pointer: string, hook: boolean, name?: (operation: Tree) => string) => {
    for (const method of methods) {
      const operation = treeOf(item)[method]
      if (!isTree(operation)) continue
      const place = `${pointer}/${method}`
      const id = name ? name(operation) : String(operation['operationId'])
      calls.push({ id, pointer: place, operation, request: hook === turned ? 'sent' : 'got', hook })
      for (const [callback, expressions] of Object.entries(treeOf(operation['callbacks'])))
        for (const [expression, inner] of Object.entries(treeOf(expressions)))
          add(inner, `${place}/callbacks/${step(callback)}/${step(expression)}`, true, () => `${id}.${callback}`)
    }
  }
  for (const [path, item] of Object.entries(treeOf(document['paths']))) add(item, `#/paths/${step(path)}`, false)
  for (const [name, item] of Object.entries(treeOf(document['webhooks'])))
    add(item, `#/webhooks/${step(name)}`, true, () => name)
  return calls
}

/** Members whose content is data or another call. */
const skipped = new Set(['example', 'examples', 'default', 'const', 'enum', 'callbacks', 'security', 'servers'])

/** The feelers of every place that a call reaches. */
export function feelersIn(document: Tree): Map<string, Feelers> {
  const felt = new Map<string, Feelers>()
  const visit = (value: unknown, pointer: string, direction: Direction, id: string): void => {
    if (typeof value !== 'object' || value === null) return
    const known = felt.get(pointer) ?? { sent: new Set(), got: new Set() }
    felt.set(pointer, known)
    if (known[direction].has(id)) return
    const { readOnly, writeOnly, $ref } = value as Tree
    if ((readOnly === true && direction === 'sent') || (writeOnly === true && direction === 'got')) return
    known[direction].add(id)
    if (typeof $ref === 'string') visit(at(document, $ref), $ref, direction, id)
    const names = pointer.endsWith('/properties')
    for (const [key, member] of Object.entries(value))
      if (names || !skipped.has(key)) visit(member, `${pointer}/${step(key)}`, direction, id)
  }
  for (const { id, pointer, operation, request } of callsOf(document)) {
    const parts: [string, Direction][] = [
      ['parameters', request],
      ['requestBody', request],
      ['responses', opposite(request)],
    ]
    for (const [part, direction] of parts) visit(operation[part], `${pointer}/${part}`, direction, id)
  }
  return felt
}

/** The feelers of a place, or of the nearest place around it that a call reaches. */
export function feelersAt(felt: Map<string, Feelers>, pointer: string): Feelers {
  return felt.get(pointer) ?? { sent: new Set(), got: new Set() }
}
