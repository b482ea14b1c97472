// What a caller has to have for an operation, asked when a request comes and, for one that takes long, while it runs.
import type { Caller } from '../domain/accounts/accounts.ts'
import type { RightArea } from '../domain/accounts/rights.ts'
import { DomainError } from '../domain/errors.ts'
import { EVENT_STREAM } from './event-stream.ts'
import type { ApiContract, OperationEntry } from './registry.ts'
import { assertRequirement, type Requirements } from './requirements.ts'
import { type EndEarly, limitTime } from './time-limit.ts'

export interface AccessPolicy {
  /** The caller behind a key, by the store and not by what is remembered; throws `unauthorized` or `forbidden`. */
  authenticateAgain(key: string): Promise<Caller>
  /** Calls `check` whenever access may have been taken away; returns the function that ends it. */
  watchAccess(check: () => void): () => void
  /** Throws `forbidden` when the key of the caller may not do this. */
  authorize(caller: Caller, area: RightArea, operation: Pick<OperationEntry, 'access' | 'live'>): void
  /** What an API asks of its callers beyond a right. */
  requirements: Requirements
  /** Seconds that an operation may take, unless the contract says otherwise for it. */
  limits: { readSeconds: number; writeSeconds: number }
}

/** Throws `forbidden` when the operation is not for this caller. */
export async function assertAccess(
  caller: Caller,
  contract: ApiContract,
  op: string,
  { authorize, requirements, limits }: AccessPolicy,
): Promise<void> {
  authorize(caller, contract.area, contract.operations[op] as OperationEntry)
  if (!requirements[contract.name]) return
  await limitTime(limits.readSeconds, () => assertRequirement(requirements, contract.name, op, caller))
}

/** Whether an operation may run on long after its caller was let in. */
const mayTakeLong = ({ secured, produces, timeout }: OperationEntry): boolean =>
  secured && (produces === EVENT_STREAM || timeout !== null)

/** Ends a long operation as soon as its key could not begin it any more; undefined for an operation that is short. */
export function endWithAccess(
  key: string | undefined,
  contract: ApiContract,
  op: string,
  gate: AccessPolicy,
): EndEarly | undefined {
  if (key === undefined || !mayTakeLong(contract.operations[op] as OperationEntry)) return undefined
  return (end) => {
    async function check(): Promise<void> {
      try {
        await assertAccess(await gate.authenticateAgain(key as string), contract, op, gate)
      } catch (error) {
        // A database that is away takes no right away.
        if (error instanceof DomainError && (error.code === 'unauthorized' || error.code === 'forbidden')) end(error)
      }
    }
    return gate.watchAccess(() => void check())
  }
}
