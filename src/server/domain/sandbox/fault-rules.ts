// The rules of all accounts, in the memory of each process: a request of an account without rules asks only one map.
import type { Clock } from '../../lib/clock.ts'
import { fromJson } from '../../lib/json-text.ts'
import type { AccountKind } from '../../store/accounts/accounts.ts'
import type { FaultRow } from '../../store/sandbox/faults.ts'
import * as rows from '../../store/sandbox/faults.ts'
import type { FaultType } from '../../store/schema.ts'
import type { Store } from '../../store/store.ts'

/** Which requests or hooks a rule is for; what is left out matches everything. */
export interface FaultMatch {
  api?: string | undefined
  operation_id?: string | undefined
  /** The action of a webhook, as in `email_open`; a delivery may name several, separated by commas. */
  event?: string | undefined
  url?: string | undefined
}

export interface FaultEffect {
  /** The status of the answer; null for a hook that fails without any answer. */
  status?: number | null | undefined
  retry_after?: number | undefined
  delay_ms?: number | undefined
}

export type { FaultType }

export interface Fault {
  id: number
  type: FaultType
  match: FaultMatch
  effect: FaultEffect
  times: number | null
  hits: number
  created: number
}

export interface FaultRules {
  /** Whether `useRule` may find something. It costs no query, and is out of date by a second at most. */
  mayHave(caller: { accountId: number; kind: AccountKind }): boolean
  /**
   * Uses the oldest rule of a type that matches and that `fits` accepts; null when there is none. Rules that this
   * process changed apply at once, those that another one changed apply a second later at most.
   */
  useRule(
    account: number,
    type: FaultType,
    wanted: FaultMatch,
    fits?: (effect: FaultEffect) => boolean,
  ): Promise<(FaultEffect & { id: number }) | null>
  /** Tells every process that the rules have changed; they apply in this one when it resolves. */
  signalRulesChanged(): Promise<void>
}

/** Milliseconds of wall time after which a process checks whether another one has changed the rules. */
const CHECK_INTERVAL_MS = 1_000
/** The topic on which processes tell each other that rules have changed. */
const SIGNAL = 'faults'

/** The rule of a row. */
export const toFault = (row: FaultRow): Fault => ({
  id: row.id,
  type: row.type,
  match: fromJson<FaultMatch>(row.matching),
  effect: fromJson<FaultEffect>(row.effect),
  times: row.times,
  hits: row.hits,
  created: row.created,
})

/** A delivery may contain several events. */
const namesOf = (key: string, wanted: FaultMatch): (string | undefined)[] =>
  key === 'event' ? (wanted.event?.split(',') ?? []) : [wanted[key as keyof FaultMatch]]

const matches = (fault: Fault, type: FaultType, wanted: FaultMatch) =>
  fault.type === type && Object.entries(fault.match).every(([key, value]) => namesOf(key, wanted).includes(value))

/** The rules of each account that still have something to do, oldest first. */
async function readRules(store: Store): Promise<ReadonlyMap<number, Fault[]>> {
  const byAccount = Map.groupBy(await rows.armedFaults(store.db), (row) => row.account_id)
  return new Map([...byAccount].map(([account, own]) => [account, own.map(toFault)]))
}

export function createFaultRules({ store, clock }: { store: Store; clock: Clock }): FaultRules {
  let armed: ReadonlyMap<number, Fault[]> = new Map()
  let version = -1
  let lookedAt = -Infinity
  let looking: Promise<void> | null = null

  async function load(): Promise<void> {
    const now = await rows.faultVersion(store.db)
    if (now !== version) {
      armed = await readRules(store)
      version = now
    }
    lookedAt = clock.wall()
  }

  /** Reads the rules again when some process may have changed them. Callers at the same moment share one query. */
  function refresh(): Promise<void> {
    looking ??= load().finally(() => {
      looking = null
    })
    return looking
  }

  // Without the signal, or when it gets lost, this process checks within a second.
  store.onSignal(SIGNAL, () => {
    lookedAt = -Infinity
  })

  return {
    mayHave: ({ accountId, kind }) =>
      kind === 'sandbox' && (armed.has(accountId) || Math.abs(clock.wall() - lookedAt) > CHECK_INTERVAL_MS),

    async useRule(account, type, wanted, fits = () => true) {
      if (Math.abs(clock.wall() - lookedAt) > CHECK_INTERVAL_MS) await refresh()
      const own = armed.get(account)
      if (!own) return null
      for (const fault of own) {
        if (!matches(fault, type, wanted) || !fits(fault.effect)) continue
        const hit = await store.writeAlongside((tx) => rows.hitFault(tx, account, fault.id))
        if (hit) return { ...fault.effect, id: fault.id }
      }
      return null
    },

    async signalRulesChanged() {
      store.signal(SIGNAL)
      // A query that began before the change may have missed it.
      await looking
      await refresh()
    },
  }
}
