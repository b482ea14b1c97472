// What stands before the handlers of every API.

import type { Meter } from './contract/rate-limit.ts'
import { type ApiName, contracts, type OperationEntry } from './contract/registry.ts'
import type { Requirements } from './contract/requirements.ts'
import type { RequestPolicy } from './contract/routes.ts'
import { assertTransactional } from './domain/accounts/details.ts'
import type { Idempotency } from './domain/accounts/idempotency/idempotency.ts'
import { assertMay } from './domain/accounts/rights.ts'
import type { Domain } from './domain/domain.ts'
import { assertMayUseSandbox } from './domain/sandbox/live-accounts.ts'
import type { Config } from './settings/settings.ts'

/** Every operation of the contract that a fault may be for: all but those of the sandbox itself. */
export const faultTargets = () =>
  Object.values(contracts)
    .filter(({ name }) => name !== 'sandbox-v1')
    .flatMap(({ name: api, operations }) =>
      Object.entries(operations).map(([operationId, { statuses }]) => ({ api, operationId, statuses })),
    )

/**
 * Which operations of an API a process serves. Without a sandbox, its API is nothing but what the console shows of live
 * accounts.
 */
export const servedBy =
  ({ sandbox, console }: Pick<Config, 'sandbox' | 'console'>, api: ApiName) =>
  ({ live }: OperationEntry): boolean =>
    sandbox || api !== 'sandbox-v1' || (console === true && live !== undefined)

/** Which accounts an API is for, beyond the rights of a key. */
const requirementsOf = ({ messages: { registered } }: Domain): Requirements => ({
  'marketing-v3': null,
  'transactional-v2': { assertMet: assertTransactional, except: [] },
  // A ping tells whether a key is right.
  'registered-v1': { assertMet: ({ accountId }) => registered.require(accountId), except: ['ping'] },
  'sandbox-v1': null,
})

export interface RequestPolicyDeps {
  domain: Domain
  idempotency: Pick<Idempotency, 'run'>
  meter: Meter
  limits: Config['limits']
  /** Whether an answer that does not fit the contract fails the request. */
  isStrict: boolean
}

/** What every request of an API has to pass. */
export const createRequestPolicy = ({
  domain,
  idempotency,
  meter,
  limits,
  isStrict,
}: RequestPolicyDeps): RequestPolicy => ({
  cachedCaller: domain.accounts.accounts.cachedCaller,
  authenticate: domain.accounts.accounts.authenticate,
  authenticateAgain: domain.accounts.accounts.authenticateAgain,
  watchAccess: domain.accounts.accounts.watchAccess,
  authorize: (caller, area, operation) =>
    area === 'sandbox' ? assertMayUseSandbox(caller, operation) : assertMay(caller.rights, area, operation.access),
  requirements: requirementsOf(domain),
  meter,
  faults: domain.sandbox.faults,
  noteRequest: domain.sandbox.requests.note,
  runOnce: idempotency.run,
  limits,
  onMismatch: isStrict ? 'fail' : 'log',
})
