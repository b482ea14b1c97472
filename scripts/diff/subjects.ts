// Finds the operations, webhooks and callbacks that a place in a bundle is part of.
import type { Document, Operation, PathItem } from '../contract/document.ts'
import { isForOthers, methods } from '../contract/document.ts'
import { isNode, pointerStep, pointerSteps } from '../contract/finding.ts'
import type { Subject } from './change.ts'
import { uniqueSubjects } from './change.ts'

/** From the client's point of view: what it sends, and what it gets. */
export type Direction = 'sent' | 'got'

/** An operation, webhook or callback; `pointer` is its place. */
export interface Called {
  subject: Subject
  pointer: string
  operation: Operation
  item: PathItem & { parameters?: unknown[] }
  /** Webhooks and callbacks are called by the platform: there the client gets the request. */
  byPlatform: boolean
}

function* calledIn(
  item: PathItem,
  pointer: string,
  byPlatform: boolean,
  name: (method: string, operation: Operation) => Subject,
): Generator<Called> {
  for (const method of methods) {
    const operation = item[method]
    if (operation)
      yield {
        subject: name(method.toUpperCase(), operation),
        pointer: `${pointer}/${method}`,
        operation,
        item,
        byPlatform,
      }
  }
}

function* callbacksOf({ operation, pointer, subject }: Called): Generator<Called> {
  for (const [name, expressions] of Object.entries(operation.callbacks ?? {})) {
    for (const [expression, item] of Object.entries(expressions)) {
      const place = `${pointer}/callbacks/${pointerStep(name)}/${pointerStep(expression)}`
      yield* calledIn(item, place, true, (method) => ({
        id: `${subject.id}.${name}`,
        method,
        path: expression,
      }))
    }
  }
}

/** Every operation, webhook and callback, in the order of the document. */
export function* calledOf(document: Document): Generator<Called> {
  for (const [path, item] of Object.entries(document.paths)) {
    const named = calledIn(item, `#/paths/${pointerStep(path)}`, false, (method, operation) => ({
      // Other contracts have operations without a name.
      id: operation.operationId ?? `${method} ${path}`,
      method,
      path,
    }))
    for (const called of named) {
      yield called
      yield* callbacksOf(called)
    }
  }
  for (const [name, item] of Object.entries(document.webhooks ?? {})) {
    yield* calledIn(item, `#/webhooks/${pointerStep(name)}`, true, (method) => ({ id: name, method, path: 'webhook' }))
  }
}

/** Every reference below a value, as `#/components/<kind>/<name>`. */
function* referencesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* referencesIn(item)
  else if (isNode(value)) {
    for (const [key, member] of Object.entries(value)) {
      if (key === '$ref' && typeof member === 'string') yield member
      else yield* referencesIn(member)
    }
  }
}

const componentAt = (pointer: string): string => pointer.split('/').slice(0, 4).join('/')

/** The value at a pointer, or undefined. */
export function valueAt(document: unknown, pointer: string): unknown {
  let found = document
  for (const step of pointerSteps(pointer)) {
    found = typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[step] : undefined
  }
  return found
}

/** Whether a place is in the request or an answer of a call, and not the call as a whole. */
const isPart = ({ pointer: call }: Called, pointer: string): boolean =>
  [`${call}/responses/`, `${call}/requestBody`, `${call}/parameters/`].some((part) => pointer.startsWith(part))

/** In which direction a call meets a place in it. */
const directionIn = (called: Called, pointer: string): Direction =>
  pointer.startsWith(`${called.pointer}/responses/`) === called.byPlatform ? 'sent' : 'got'

export interface Users {
  /** Who is affected by a change at this place; with a direction, only those that use it that way. */
  of: (pointer: string, direction?: Direction) => Subject[]
  /** In which directions a component is used. */
  directionsOf: (component: string) => Set<Direction>
  /** In which directions a place is used, in a component or in an operation. */
  directionsAt: (pointer: string) => Set<Direction>
}

interface Use {
  called: Called
  direction: Direction
}

function partsOf({ operation, item, byPlatform }: Called): { value: unknown; direction: Direction }[] {
  const [request, answer]: Direction[] = byPlatform ? ['got', 'sent'] : ['sent', 'got']
  return [
    { value: [item.parameters, operation.parameters, operation.requestBody], direction: request as Direction },
    { value: operation.responses, direction: answer as Direction },
  ]
}

/** Reads a document once and answers who uses what. */
export function createUsers(document: Document): Users {
  const all = [...calledOf(document)]
  const uses = new Map<string, Use[]>()
  const follow = (value: unknown, use: Use, seen: Set<string>): void => {
    for (const reference of referencesIn(value)) {
      const component = componentAt(reference)
      if (seen.has(component)) continue
      seen.add(component)
      uses.set(component, [...(uses.get(component) ?? []), use])
      follow(valueAt(document, component), use, seen)
    }
  }
  for (const called of all)
    for (const { value, direction } of partsOf(called)) follow(value, { called, direction }, new Set())

  // Where others implement an API, the document is turned: the platform calls its paths.
  const onServer = ({ byPlatform }: Called) => byPlatform === isForOthers(document)
  const securedBy = (scheme: string) => {
    return all.filter(
      (called) =>
        onServer(called) &&
        JSON.stringify(called.operation.security ?? document.security ?? []).includes(`"${scheme}"`),
    )
  }
  const within = (pointer: string) => {
    // Takes the innermost one, since a callback is inside its operation.
    const around = all.filter((called) => `${pointer}/`.startsWith(`${called.pointer}/`))
    const inner = around.sort((a, b) => b.pointer.length - a.pointer.length).slice(0, 1)
    return inner.length > 0 ? inner : all.filter((called) => called.pointer.startsWith(`${pointer}/`))
  }
  const of = (pointer: string, direction?: Direction): Subject[] => {
    const steps = pointerSteps(pointer)
    if (steps[0] === 'security')
      return all.filter((called) => onServer(called) && !called.operation.security).map((c) => c.subject)
    if (steps[0] === 'servers') return all.filter(onServer).map((c) => c.subject)
    if (steps[0] !== 'components') {
      const isMet = (called: Called) =>
        !direction || !isPart(called, pointer) || directionIn(called, pointer) === direction
      return uniqueSubjects(
        within(pointer)
          .filter(isMet)
          .map((c) => c.subject),
      )
    }
    if (steps[1] === 'securitySchemes') return securedBy(steps[2] ?? '').map((c) => c.subject)
    const found = uses.get(componentAt(pointer)) ?? []
    const directed = found.filter((use) => !direction || use.direction === direction)
    return uniqueSubjects((directed.length > 0 ? directed : found).map((use) => use.called.subject))
  }
  const directionsOf = (component: string) => new Set((uses.get(component) ?? []).map((use) => use.direction))
  const directionsAt = (pointer: string): Set<Direction> => {
    if (pointerSteps(pointer)[0] === 'components') return directionsOf(componentAt(pointer))
    return new Set(within(pointer).map((called) => directionIn(called, pointer)))
  }
  return { of, directionsOf, directionsAt }
}
