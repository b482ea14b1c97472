// The APIs that the server answers: generated tables, types and validators by name.
import { operations as marketing } from '../../../generated/marketing-v3/operations.ts'
import type { operations as MarketingTypes } from '../../../generated/marketing-v3/types.ts'
import { validators as marketingValidators } from '../../../generated/marketing-v3/validators.js'
import { operations as registered } from '../../../generated/registered-v1/operations.ts'
import type { operations as RegisteredTypes } from '../../../generated/registered-v1/types.ts'
import { validators as registeredValidators } from '../../../generated/registered-v1/validators.js'
import { operations as sandbox } from '../../../generated/sandbox-v1/operations.ts'
import type { operations as SandboxTypes } from '../../../generated/sandbox-v1/types.ts'
import { validators as sandboxValidators } from '../../../generated/sandbox-v1/validators.js'
import { operations as transactional } from '../../../generated/transactional-v2/operations.ts'
import type { operations as TransactionalTypes } from '../../../generated/transactional-v2/types.ts'
import { validators as transactionalValidators } from '../../../generated/transactional-v2/validators.js'
import type { OperationValidators } from '../../../generated/marketing-v3/validators.js'

export interface Tables {
  'marketing-v3': typeof marketing
  'transactional-v2': typeof transactional
  'sandbox-v1': typeof sandbox
  'registered-v1': typeof registered
}
export interface Types {
  'marketing-v3': MarketingTypes
  'transactional-v2': TransactionalTypes
  'sandbox-v1': SandboxTypes
  'registered-v1': RegisteredTypes
}
export type ApiName = keyof Tables

export interface ParameterEntry {
  readonly type: string
  readonly default?: unknown
}
/** A row of a generated table of operations. */
export interface OperationEntry {
  readonly method: string
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly secured: boolean
  readonly status: number
  readonly statuses: readonly number[]
  readonly produces: string | null
  readonly consumes: string | null
  readonly paging: string | null
  /** Seconds that the operation may take, where it differs from the rule of its method. */
  readonly timeout: number | null
  readonly path_parameters: Readonly<Record<string, ParameterEntry>>
  readonly query: Readonly<Record<string, ParameterEntry>>
}

/** One API as the router needs it. */
export interface ApiContract {
  name: ApiName
  /** What stands before every path of the contract on this server. */
  basePath: string
  /** Whether answers carry the headers about the limits of requests. */
  metered: boolean
  operations: Readonly<Record<string, OperationEntry>>
  validators: Record<string, OperationValidators>
}

export const contracts: Record<ApiName, ApiContract> = {
  'marketing-v3': {
    name: 'marketing-v3',
    basePath: '/marketing/v3',
    metered: true,
    operations: marketing,
    validators: marketingValidators,
  },
  'transactional-v2': {
    name: 'transactional-v2',
    basePath: '',
    metered: false,
    operations: transactional,
    validators: transactionalValidators,
  },
  'sandbox-v1': {
    name: 'sandbox-v1',
    basePath: '/sandbox/v1',
    metered: false,
    operations: sandbox,
    validators: sandboxValidators,
  },
  'registered-v1': {
    name: 'registered-v1',
    basePath: '/registered/v1',
    metered: true,
    operations: registered,
    validators: registeredValidators,
  },
}
