// Failures on purpose: rules of a sandbox account that make its requests and its hooks go wrong.
import type { Clock } from '../../lib/clock.ts'
import { fromJson, toJson } from '../../lib/json-text.ts'
import type { AccountKind } from '../../store/accounts/accounts.ts'
import type { PageRequest } from '../../store/pages.ts'
import type { FaultRow } from '../../store/sandbox/faults.ts'
import * as rows from '../../store/sandbox/faults.ts'
import type { Store } from '../../store/store.ts'
import { conflict, DomainError, invalid, notFound } from '../errors.ts'

/** Which requests or hooks a rule is for; what is left out matches everything. */
export interface FaultMatch {
  api?: string | undefined
  operation_id?: string | undefined
  /** The action of a webhook, as in `email_open`; of a delivery several, separated by commas. */
  event?: string | undefined
  url?: string | undefined
}

export interface FaultEffect {
  /** A status of the answer; for a hook that fails null, when no answer comes at all. */
  status?: number | null | undefined
  retry_after?: number | undefined
  delay_ms?: number | undefined
}

export type FaultType = 'status' | 'delay' | 'lost_answer' | 'hook_twice' | 'hook_failure'

export interface NewFault extends FaultMatch, FaultEffect {
  type: FaultType
  /** How often it happens; null: until it is deleted (1). */
  times?: number | null | undefined
}

export interface Fault {
  id: number
  type: FaultType
  match: FaultMatch
  effect: FaultEffect
  times: number | null
  hits: number
  created: number
}

/** An operation of the contract, and the statuses that it declares. */
export interface FaultTarget {
  api: string
  operationId: string
  statuses: readonly number[]
}

/** Maximum number of rules that one account has at once. */
const MAX_FAULTS = 100
/** Milliseconds of wall time after which a process looks whether another one has changed the rules. */
const FRESH = 1_000
/** The topic on which processes tell each other that rules have changed. */
const SIGNAL = 'faults'

const toFault = (row: FaultRow): Fault => ({
  id: row.id,
  type: row.type as FaultType,
  match: fromJson<FaultMatch>(row.matching),
  effect: fromJson<FaultEffect>(row.effect),
  times: row.times,
  hits: row.hits,
  created: row.created,
})

export type Faults = ReturnType<typeof createFaults>

export function createFaults({
  store,
  clock,
  targets,
}: {
  store: Store
  clock: Clock
  targets: readonly FaultTarget[]
}) {
  let armed: ReadonlyMap<number, Fault[]> = new Map()
  let version = -1
  let lookedAt = -Infinity
  let looking: Promise<void> | null = null

  async function load(): Promise<void> {
    const now = await rows.faultVersion(store.db)
    if (now !== version) {
      const found = await rows.armedFaults(store.db)
      const byAccount = Map.groupBy(found, (row) => row.account_id)
      armed = new Map([...byAccount].map(([account, own]) => [account, own.map(toFault)]))
      version = now
    }
    lookedAt = clock.wall()
  }

  /** Reads the rules again when some process may have changed them. Callers of one moment share one look. */
  function refresh(): Promise<void> {
    looking ??= load().finally(() => {
      looking = null
    })
    return looking
  }

  function assertTarget({ type, api, operation_id: id, status }: NewFault): void {
    const inApi = targets.filter((target) => api === undefined || target.api === api)
    const named = inApi.filter((target) => id === undefined || target.operationId === id)
    if (id !== undefined && named.length === 0)
      throw invalid('body.operation_id', `is no operation of ${api ?? 'any API'}: ${id}`)
    if (type !== 'status' || typeof status !== 'number') return
    const declared = [...new Set(named.flatMap(({ statuses }) => statuses))].filter((s) => s >= 400).sort()
    if (!declared.includes(status))
      throw invalid('body.status', `is declared by no such operation; there are ${declared.join(', ')}`)
  }

  async function change<T>(work: Parameters<typeof store.writeAlongside<T>>[0]): Promise<T> {
    const result = await store.writeAlongside(async (tx) => {
      await rows.raiseFaultVersion(tx)
      return work(tx)
    })
    await announce()
    return result
  }

  async function announce(): Promise<void> {
    store.signal(SIGNAL)
    // A look that began before the change may have missed it.
    await looking
    await refresh()
  }

  // Without the signal, or when it gets lost, it is a second until this process looks.
  store.onSignal(SIGNAL, () => {
    lookedAt = -Infinity
  })

  const matches = (fault: Fault, type: FaultType, wanted: FaultMatch) =>
    fault.type === type && Object.entries(fault.match).every(([key, value]) => namesOf(key, wanted).includes(value))

  /** A delivery may tell of several events. */
  const namesOf = (key: string, wanted: FaultMatch): (string | undefined)[] =>
    key === 'event' ? (wanted.event?.split(',') ?? []) : [wanted[key as keyof FaultMatch]]

  return {
    async list(account: number, page: PageRequest): Promise<{ total: number; items: Fault[] }> {
      const found = await rows.listFaults(store.db, account, page)
      return { total: found.total, items: found.items.map(toFault) }
    },

    /** Adds a rule, in force when this resolves. Throws `forbidden` for a live account. */
    async create(caller: { accountId: number; kind: AccountKind }, input: NewFault): Promise<Fault> {
      if (caller.kind !== 'sandbox') throw new DomainError('forbidden', 'Only a sandbox account can have faults.')
      assertTarget(input)
      const { type, times = 1, api, operation_id, event, url, status, retry_after, delay_ms } = input
      const row = {
        account_id: caller.accountId,
        type,
        matching: toJson({ api, operation_id, event, url }),
        effect: toJson({ status, retry_after, delay_ms }),
        times,
        hits: 0,
        created: clock.now(),
      }
      return change(async (tx) => {
        if ((await rows.countFaults(tx, caller.accountId)) >= MAX_FAULTS)
          await rows.deleteSpentFaults(tx, caller.accountId)
        if ((await rows.countFaults(tx, caller.accountId)) >= MAX_FAULTS) {
          throw conflict(
            'too_many_faults',
            `The account has ${MAX_FAULTS} faults that are not used up. Delete some first.`,
          )
        }
        return toFault(await rows.insertFault(tx, row))
      })
    },

    delete(account: number, id: number): Promise<void> {
      return change(async (tx) => {
        if (!(await rows.deleteFault(tx, account, id))) throw notFound('fault', id)
      })
    },

    /** Forgets the rules that went with the records of an account. */
    forget: announce,

    /** Whether `take` may find something: a look that costs no query and is wrong for a second at most. */
    mayHave: ({ accountId, kind }: { accountId: number; kind: AccountKind }): boolean =>
      kind === 'sandbox' && (armed.has(accountId) || clock.wall() - lookedAt > FRESH),

    /**
     * Uses the oldest rule of a type that matches and of which `fits` thinks well; null when there is none.
     * Rules of this process hold at once, those that another one has changed a second later at most.
     */
    async take(
      account: number,
      type: FaultType,
      wanted: FaultMatch,
      fits: (effect: FaultEffect) => boolean = () => true,
    ): Promise<(FaultEffect & { id: number }) | null> {
      if (clock.wall() - lookedAt > FRESH) await refresh()
      const own = armed.get(account)
      if (!own) return null
      for (const fault of own) {
        if (!matches(fault, type, wanted) || !fits(fault.effect)) continue
        const hit = await store.writeAlongside((tx) => rows.hitFault(tx, account, fault.id))
        if (hit) return { ...fault.effect, id: fault.id }
      }
      return null
    },
  }
}
