// The list that a call is about.
import type { Domain } from '../domain/domain.ts'
import type { OptionMap } from './call.ts'
import { mapDomainError, Refusal } from './errors.ts'
import { numberOf } from './options.ts'

/** The error code for a list that the account does not have. */
export const unknownList = { not_found: 'LIST_NOT_FOUND' } as const

/** The list that a call names; refuses when it names none. */
export function requiredList(options: OptionMap): number {
  const list = numberOf(options, 'listID')
  if (list === undefined) throw new Refusal('LIST_MISSING')
  return list
}

/** Refuses with LIST_NOT_FOUND when the account does not have the list. */
export const requireKnownList = (lists: Domain['audience']['lists'], account: number, list: number) =>
  mapDomainError(unknownList, () => lists.get(account, list))
