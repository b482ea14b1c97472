// Refuses a call with a list or a text that is longer than the table allows (O-200), before anything is done for it.
import { shapes } from '../../../generated/soap-v2/shapes.ts'
import type { SoapValue } from '../../wire/soap/names.ts'
import { DomainError } from '../domain/errors.ts'
import { isMap, type OperationId, type OptionMap } from './call.ts'
import { Refusal } from './errors.ts'
import { entryOf } from './options.ts'

interface Bound {
  items?: number
  characters?: number
}

/** Characters of a text for which the table says nothing else. */
const MAX_TEXT = 65_535

/** Lists of addresses, for which some operations have a separate error code. */
const addresses: ReadonlySet<string> = new Set(['email', 'cellphone', 'telephone', 'fax', 'uid', 'subscribers'])
const TOO_MANY = 'MAX_SUBSCRIBERS_FILE_LIMIT_EXCEEDED'

/** Items of the longest list in an option. Maps stand for lists in some clients: `{ item: [...] }`, `{ 0: ..., 1: ... }`. */
function longestList(value: SoapValue): number {
  if (Array.isArray(value)) return value.length
  if (!isMap(value)) return 1
  const members = Object.values(value)
  return members.reduce<number>((most, member) => Math.max(most, longestList(member)), members.length)
}

/** Whether a text is longer, at any depth. */
function hasLongText(value: SoapValue, most: number): boolean {
  if (typeof value === 'string') return value.length > most
  return typeof value === 'object' && value !== null && Object.values(value).some((one) => hasLongText(one, most))
}

function refuseList(operation: OperationId, name: string, most: number): never {
  const errors: readonly string[] = shapes[operation].errors
  if (addresses.has(name) && errors.includes(TOO_MANY)) throw new Refusal(TOO_MANY)
  if (name === 'conditions') throw new Refusal('INVALID_TYPE')
  throw new DomainError('malformed', `${name} must have at most ${most} items. Split it into several calls.`)
}

/** Throws for the first option that is longer than its bound; options that the operation does not have are not read. */
export function assertBounds(operation: OperationId, options: OptionMap): void {
  const bounds = shapes[operation].bounds as Readonly<Record<string, Bound | null>>
  for (const [name, value] of Object.entries(options)) {
    const bound = entryOf(bounds, name)
    // Files have limits in bytes, and a separate error code.
    if (bound === null) continue
    const { items, characters = MAX_TEXT } = bound ?? {}
    if (items !== undefined && longestList(value) > items) refuseList(operation, name, items)
    if (hasLongText(value, characters))
      throw new DomainError('malformed', `${name} must have at most ${characters} characters.`)
  }
}
