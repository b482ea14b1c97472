// Failures on purpose: rules of a sandbox account that make its requests and its hooks go wrong.
import type { Clock } from '../../lib/clock.ts'
import { toJson } from '../../lib/json-text.ts'
import type { AccountKind } from '../../store/accounts/accounts.ts'
import type { Page, PageRequest } from '../../store/pages.ts'
import * as rows from '../../store/sandbox/faults.ts'
import type { Db, Store } from '../../store/store.ts'
import { conflict, DomainError, invalid, notFound } from '../errors.ts'
import {
  createFaultRules,
  type Fault,
  type FaultEffect,
  type FaultMatch,
  type FaultType,
  toFault,
} from './fault-rules.ts'

export type { Fault }

interface NewFault extends FaultMatch, FaultEffect {
  type: FaultType
  /** How often it happens; null: until it is deleted (1). */
  times?: number | null | undefined
}

/** An operation of the contract, and the statuses that it declares. */
export interface FaultTarget {
  api: string
  operationId: string
  statuses: readonly number[]
}

/** Maximum number of rules that one account has at once. */
const MAX_FAULTS = 100

/** Throws `invalid` for a rule that no operation could follow. */
function assertTarget(targets: readonly FaultTarget[], { type, api, operation_id: id, status }: NewFault): void {
  const inApi = targets.filter((target) => api === undefined || target.api === api)
  const named = inApi.filter((target) => id === undefined || target.operationId === id)
  if (id !== undefined && named.length === 0)
    throw invalid('operationId', `is not an operation of ${api ?? 'any API'}: ${id}`)
  if (type !== 'status' || typeof status !== 'number') return
  const declared = [...new Set(named.flatMap(({ statuses }) => statuses))].filter((s) => s >= 400).sort()
  if (!declared.includes(status))
    throw invalid('status', `is declared by no such operation; there are ${declared.join(', ')}`)
}

/** The row of a new rule. */
function toRow(account: number, input: NewFault, created: number) {
  const { type, times = 1, api, operation_id, event, url, status, retry_after, delay_ms } = input
  return {
    account_id: account,
    type,
    matching: toJson({ api, operation_id, event, url }),
    effect: toJson({ status, retry_after, delay_ms }),
    times,
    hits: 0,
    created,
  }
}

/** Makes room for a rule by deleting those that are used up; throws `conflict` when all are in force. */
async function makeRoom(tx: Db, account: number): Promise<void> {
  if ((await rows.countFaults(tx, account)) < MAX_FAULTS) return
  await rows.deleteSpentFaults(tx, account)
  if ((await rows.countFaults(tx, account)) < MAX_FAULTS) return
  throw conflict('too_many_faults', `The account has ${MAX_FAULTS} active faults. Delete some first.`)
}

export interface Faults {
  list(account: number, page: PageRequest): Promise<Page<Fault>>
  /** Adds a rule, in force when this resolves. Throws `forbidden` for a live account. */
  create(caller: { accountId: number; kind: AccountKind }, input: NewFault): Promise<Fault>
  delete(account: number, id: number): Promise<void>
  /** Forgets the rules that went with the records of an account. */
  forget(): Promise<void>
  mayHave(caller: { accountId: number; kind: AccountKind }): boolean
  useRule(
    account: number,
    type: FaultType,
    wanted: FaultMatch,
    fits?: (effect: FaultEffect) => boolean,
  ): Promise<(FaultEffect & { id: number }) | null>
}

export function createFaults({
  store,
  clock,
  targets,
}: {
  store: Store
  clock: Clock
  targets: readonly FaultTarget[]
}): Faults {
  const rules = createFaultRules({ store, clock })

  async function change<T>(work: Parameters<typeof store.writeAlongside<T>>[0]): Promise<T> {
    const result = await store.writeAlongside(async (tx) => {
      await rows.raiseFaultVersion(tx)
      return work(tx)
    })
    await rules.signalRulesChanged()
    return result
  }

  return {
    async list(account, page): Promise<{ total: number; items: Fault[] }> {
      const found = await rows.listFaults(store.db, account, page)
      return { total: found.total, items: found.items.map(toFault) }
    },

    async create(caller, input): Promise<Fault> {
      if (caller.kind !== 'sandbox') throw new DomainError('forbidden', 'Only a sandbox account can have faults.')
      assertTarget(targets, input)
      const row = toRow(caller.accountId, input, clock.now(caller.accountId))
      return change(async (tx) => {
        await makeRoom(tx, caller.accountId)
        return toFault(await rows.insertFault(tx, row))
      })
    },

    delete(account, id): Promise<void> {
      return change(async (tx) => {
        if (!(await rows.deleteFault(tx, account, id))) throw notFound('fault', id)
      })
    },

    forget: rules.signalRulesChanged,

    mayHave: rules.mayHave,
    useRule: rules.useRule,
  }
}
