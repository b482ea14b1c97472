// Judges the items of a list one by one where the contract says so: one that does not fit costs the others
// nothing.
import { DomainError } from '../domain/errors.ts'
import type { BadRow } from '../domain/operations/slices.ts'
import { createLoopTurn } from '../lib/loop-turn.ts'
import { listIn, withList } from './long-lists.ts'
import type { OperationEntry } from './registry.ts'

/**
 * Items as a handler gets them from such a list; the types of the contract know only those that fit. No request can hold
 * a `BadRow` itself: no item of such a list has a member `fault`.
 */
export const judgedItems = <T>(items: readonly T[]): readonly (T | BadRow)[] => items

type List = NonNullable<OperationEntry['partial']>

/** Why an item does not fit, in words; null when the refusal is about something else. */
function faultIn(error: unknown, { member }: List): string | null {
  if (!(error instanceof DomainError) || error.code !== 'invalid') return null
  const [[place, text] = ['', '']] = Object.entries(error.details ?? {})
  const list = member === null ? 'body.' : `body.${member}.`
  const [, inside] = place.startsWith(list) ? (/^\d+\.?(.*)$/s.exec(place.slice(list.length)) ?? []) : []
  return inside === undefined ? null : `${inside} ${String(text)}`.trimStart()
}

/**
 * The body as `check` returns it, with a `BadRow` in the place of each item that does not fit. A promise when one does
 * not: then `check` gets the body with one item at a time, and its position. Throws refusals of anything else, and when
 * no item of a member fits.
 */
export function fitItems(
  body: unknown,
  list: List,
  check: (body: unknown, at: number | null) => unknown,
): unknown | Promise<unknown> {
  try {
    return check(body, null)
  } catch (error) {
    if (faultIn(error, list) === null) throw error
    return fitOneByOne(body, list, check, error as DomainError)
  }
}

async function fitOneByOne(
  body: unknown,
  list: List,
  check: (body: unknown, at: number) => unknown,
  refusal: DomainError,
): Promise<unknown> {
  const turn = createLoopTurn()
  const fitted: unknown[] = []
  let whole: unknown = null
  for (const [at, item] of listIn(body, list.member).entries()) {
    try {
      // The contract may want more than one.
      whole = check(withList(body, list.member, new Array<unknown>(Math.max(list.min, 1)).fill(item)), at)
      fitted.push(listIn(whole, list.member)[0])
    } catch (error) {
      const fault = faultIn(error, list)
      if (fault === null) throw error
      fitted.push({ fault } satisfies BadRow)
    }
    const pause = turn()
    if (pause) await pause
  }
  // If no item fits, the members next to the list were not checked yet.
  if (whole === null && list.member !== null) throw refusal
  return withList(whole, list.member, fitted)
}
