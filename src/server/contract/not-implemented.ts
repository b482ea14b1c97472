// Stands in for handlers that nobody has written yet: their operations are in the contract and answer 501.
import { DomainError } from '../domain/errors.ts'
import type { Handlers } from './handlers.ts'
import { type ApiName, contracts, type Tables } from './registry.ts'

/** The handler of an operation that the platform does not do yet. */
export const notImplemented = async (): Promise<never> => {
  throw new DomainError('not_implemented', 'The contract has this operation; the platform does not do it yet.')
}

type TagOf<Api extends ApiName> = {
  [Id in keyof Tables[Api]]: Tables[Api][Id] extends { tag: infer T extends string } ? T : never
}[keyof Tables[Api]]

/** Such handlers for every operation of these tags. */
export function notYet<Api extends ApiName, Tag extends TagOf<Api>>(api: Api, ...tags: Tag[]): Handlers<Api, Tag> {
  const ids = Object.entries(contracts[api].operations).filter(([, { tag }]) => (tags as string[]).includes(tag))
  // The keys are those of the table, which is what the type says.
  return Object.fromEntries(ids.map(([id]) => [id, notImplemented])) as unknown as Handlers<Api, Tag>
}
