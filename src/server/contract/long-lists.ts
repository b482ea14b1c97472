// Checks a body with a very long list in slices, between which other requests have their turn: a validator cannot be
// interrupted.
import { createLoopTurn } from '../lib/loop-turn.ts'
import { hasMember, type RequestShapes, resolveShape, type Shape } from './request-shapes.ts'
import { atMostItems, violationError } from './violations.ts'

/** Items beyond which a list is checked in slices. Lists that must be unique have lower bounds in the contract. */
const LONG = 10_000
const SLICE = 5_000

/** A list that the contract allows more than `LONG` items. */
export interface LongList {
  /** The member of the body; null when the body is the list itself. */
  name: string | null
  items: unknown[]
  /** The bound of the contract. */
  most: number
}

const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > LONG

/** The shapes that a member may have: that of the body, or those of its arms. */
const memberShapes = (shape: Shape, name: string, shapes: RequestShapes): Shape[] =>
  [shape, ...(shape.oneOf ?? []).map((arm) => resolveShape(arm, shapes))].flatMap(({ properties }) => {
    const own = properties && hasMember(properties, name) ? properties[name] : undefined
    return own ? [resolveShape(own, shapes)] : []
  })

const boundOf = (shapes: readonly Shape[]): number => Math.max(0, ...shapes.map(({ maxItems = 0 }) => maxItems))

/** The long list of a body; null when it has none. `shapeOf` reads the shape of the body, which only a long one needs. */
export function longListIn(body: unknown, shapeOf: () => [Shape, RequestShapes]): LongList | null {
  if (typeof body !== 'object' || body === null) return null
  if (!isLong(body) && !Object.values(body).some(isLong)) return null
  const [given, shapes] = shapeOf()
  const shape = resolveShape(given, shapes)
  const listAt = (name: string | null, items: unknown, most: number) =>
    isLong(items) && most > LONG ? { name, items, most } : null
  if (Array.isArray(body)) return listAt(null, body, boundOf([shape]))
  for (const [name, items] of Object.entries(body)) {
    const found = listAt(name, items, isLong(items) ? boundOf(memberShapes(shape, name, shapes)) : 0)
    if (found) return found
  }
  return null
}

/** The body with another list; `name` is null when the body is the list. */
export const withList = (body: unknown, name: string | null, items: unknown[]): unknown =>
  name === null ? items : { ...(body as object), [name]: items }
/** The list of a body; `name` is null when the body is the list. */
export const listIn = (body: unknown, name: string | null): unknown[] =>
  (name === null ? body : (body as Record<string, unknown>)[name]) as unknown[]

/** The body as `check` returns it. `check` gets the body with a slice of the list, and the position of its first item. */
export async function fitInSlices(
  body: unknown,
  { name, items, most }: LongList,
  check: (part: unknown, from: number) => unknown | Promise<unknown>,
): Promise<unknown> {
  if (items.length > most) throw violationError('body', { steps: name === null ? [] : [name], text: atMostItems(most) })
  const turn = createLoopTurn()
  const fitted: unknown[] = []
  let part: unknown
  for (let from = 0, to = 0; from < items.length; from = to) {
    // The last slice takes the rest, so that none is shorter than the contract allows.
    to = items.length - from < 2 * SLICE ? items.length : from + SLICE
    part = await check(withList(body, name, items.slice(from, to)), from)
    for (const item of listIn(part, name)) fitted.push(item)
    const pause = turn()
    if (pause) await pause
  }
  return withList(part, name, fitted)
}
