// What an API asks of an account beyond a key with the right to it. It is checked in this one place, so no handler can
// forget it.
import type { Caller } from '../domain/accounts/accounts.ts'
import type { ApiName, Tables } from './registry.ts'

/** What every operation of an API asks of its caller. */
interface Requirement<OperationId extends string = string> {
  /** Throws `forbidden` for a caller that the API is not for. */
  assertMet(caller: Caller): Promise<void> | void
  /** The operations that are exempt. */
  except: readonly OperationId[]
}

/** The requirement of each API; null for an API that is open to every account. */
export type Requirements = { readonly [Api in ApiName]: Requirement<keyof Tables[Api] & string> | null }

/** Throws `forbidden` when the operation of the API is not for this caller. */
export async function assertRequirement(
  requirements: Requirements,
  api: ApiName,
  operationId: string,
  caller: Caller,
): Promise<void> {
  const requirement: Requirement | null = requirements[api]
  if (requirement && !requirement.except.includes(operationId)) await requirement.assertMet(caller)
}
