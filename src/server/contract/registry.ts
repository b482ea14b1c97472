// The APIs that the server answers: generated tables, types and validators by name.
import { createRequire } from 'node:module'
import { operations as marketing } from '../../../generated/marketing-v3/operations.ts'
import type { operations as MarketingTypes } from '../../../generated/marketing-v3/types.ts'
import type { OperationValidators } from '../../../generated/marketing-v3/validators.js'
import { operations as registered } from '../../../generated/registered-v1/operations.ts'
import type { operations as RegisteredTypes } from '../../../generated/registered-v1/types.ts'
import { operations as sandbox } from '../../../generated/sandbox-v1/operations.ts'
import type { operations as SandboxTypes } from '../../../generated/sandbox-v1/types.ts'
import { operations as transactional } from '../../../generated/transactional-v2/operations.ts'
import type { operations as TransactionalTypes } from '../../../generated/transactional-v2/types.ts'
import type { RightArea } from '../domain/accounts/rights.ts'
import type { RequestShapes } from './request-shapes.ts'

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
/** The rights of `x-live-accounts` (S-104). */
type LiveRight = 'console' | 'console:read'
/** A row of a generated table of operations. */
export interface OperationEntry {
  readonly method: string
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly secured: boolean
  /** The right that a key needs: to read for a GET, unless its answer holds a secret. */
  readonly access: 'read' | 'write'
  /** The right by which a key of a live account may call an operation of the Sandbox API; without it, none may. */
  readonly live?: LiveRight
  /** Whether it makes something new, as a POST does that does not say otherwise. */
  readonly creates: boolean
  /** The list whose items are judged one by one: the member of the body, or null for the body itself. */
  readonly partial?: { readonly member: string | null; readonly min: number }
  readonly status: number
  readonly statuses: readonly number[]
  /** Reasons of its conflicts, including those of an idempotency key. */
  readonly conflicts: readonly string[]
  readonly produces: string | null
  readonly consumes: string | null
  readonly paging: string | null
  /** Seconds that the operation may take, where it differs from the rule of its method. */
  readonly timeout: number | null
  /** Whether it takes an Idempotency-Key (I-001). */
  readonly idempotent: boolean
  readonly path_parameters: Readonly<Record<string, ParameterEntry>>
  readonly query: Readonly<Record<string, ParameterEntry>>
}

/** One API as the router needs it. */
export interface ApiContract {
  name: ApiName
  /** The area that a key needs a right to. */
  area: RightArea
  /** The prefix of every path of the contract on this server. */
  basePath: string
  /** Whether answers carry the headers about the limits of requests. */
  metered: boolean
  operations: Readonly<Record<string, OperationEntry>>
  readonly validators: Readonly<Record<string, OperationValidators>>
  /** What the requests look like; read when a validator refuses one. */
  readonly requests: RequestShapes
}

const load = createRequire(import.meta.url)
const loaded = new Map<string, unknown>()

/** A generated file of an API, read once. */
function loadOnce<T>(file: string): T {
  if (!loaded.has(file)) loaded.set(file, load(`../../../generated/${file}`))
  return loaded.get(file) as T
}

/**
 * Loaded with the first request that needs them: they are most of the code of an API, many servers serve only one or
 * two APIs, and workers serve none.
 */
const validatorsOf = (api: ApiName) =>
  loadOnce<{ validators: ApiContract['validators'] }>(`${api}/validators.js`).validators

const requestsOf = (api: ApiName) => loadOnce<RequestShapes>(`${api}/requests.json`)

export const contracts: Record<ApiName, ApiContract> = {
  'marketing-v3': {
    name: 'marketing-v3',
    area: 'marketing',
    basePath: '/marketing/v3',
    metered: true,
    operations: marketing,
    get validators() {
      return validatorsOf('marketing-v3')
    },
    get requests() {
      return requestsOf('marketing-v3')
    },
  },
  'transactional-v2': {
    name: 'transactional-v2',
    area: 'transactional',
    basePath: '',
    metered: true,
    operations: transactional,
    get validators() {
      return validatorsOf('transactional-v2')
    },
    get requests() {
      return requestsOf('transactional-v2')
    },
  },
  'sandbox-v1': {
    name: 'sandbox-v1',
    area: 'sandbox',
    basePath: '/sandbox/v1',
    metered: false,
    operations: sandbox,
    get validators() {
      return validatorsOf('sandbox-v1')
    },
    get requests() {
      return requestsOf('sandbox-v1')
    },
  },
  'registered-v1': {
    name: 'registered-v1',
    area: 'registered',
    basePath: '/registered/v1',
    metered: true,
    operations: registered,
    get validators() {
      return validatorsOf('registered-v1')
    },
    get requests() {
      return requestsOf('registered-v1')
    },
  },
}

/** What the addresses of some APIs begin with: `/marketing/v3`, `/api/v2`. */
export const prefixesOf = (names: readonly ApiName[]): string[] => [
  ...new Set(
    names.flatMap((name) =>
      Object.values(contracts[name].operations).map(({ path }) =>
        `${contracts[name].basePath}${path}`.split('/', 3).join('/'),
      ),
    ),
  ),
]
