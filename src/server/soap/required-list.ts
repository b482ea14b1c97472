// The list that a call is about.
import type { OptionMap } from './call.ts'
import { Refusal } from './errors.ts'
import { numberOf } from './options.ts'

/** The error code for a list that the account does not have. */
export const unknownList = { not_found: 'LIST_NOT_FOUND' } as const

/** The list that a call names; refuses when it names none. */
export function requiredList(options: OptionMap): number {
  const list = numberOf(options, 'listID')
  if (list === undefined) throw new Refusal('LIST_MISSING')
  return list
}
