// What a process knows of an outage of its database: since when no write succeeds, and what happened outside that is
// not written yet. While an outage lasts, nothing new begins: what is sent and cannot be written down would be sent
// again.
import { putSetting } from './settings.ts'
import { type Db, type Outage, type OutageCause, type Store, StoreUnavailableError } from './store.ts'

/** Milliseconds between two looks at the database: whether its files are in place, and whether an outage is over. */
const PROBE_INTERVAL_MS = 250
/**
 * Milliseconds after the first write that succeeds, if several processes share the database: each of them first stores
 * the outcome of what it sent, before any of them takes work that another one may have started.
 */
const GRACE_MS = 1_000

/** What an engine makes. */
export type EngineStore = Omit<Store, 'outage' | 'mayShare'> & {
  /** Throws StoreUnavailableError when what is written now would be lost. */
  assertInPlace?(): void
  /** Writes a small unused value. */
  probe(): Promise<unknown>
}

/** SQLSTATE of PostgreSQL, and the code of SQLite, by what they say. After a failed fsync, PostgreSQL crashes on purpose. */
const causes: readonly [RegExp, OutageCause][] = [
  [/^(53100|13)$/, 'disk_full'],
  [/^53300$/, 'connections'],
  [/^(25006|0A000)$/, 'read_only'],
  [/^(57P02|58030|XX001)$/, 'crash'],
]

/** Finds the kind of a failure in its code, or in those of the errors behind it. */
export function causeOf(error: unknown): OutageCause {
  const seen = new Set<unknown>()
  for (let at = error; at && !seen.has(at); ) {
    seen.add(at)
    // The type does not know the codes.
    const { code, errcode, cause } = at as { code?: unknown; errcode?: unknown; cause?: unknown }
    const found = causes.find(([pattern]) => pattern.test(String(errcode ?? code)))
    if (found) return found[1]
    at = cause
  }
  return 'other'
}

interface Waiter {
  resolve(): void
  reject(error: StoreUnavailableError): void
}

class OutageWatch implements Outage {
  readonly #store: EngineStore
  readonly #listeners: ((error: StoreUnavailableError | null) => void)[] = []
  readonly #timer: NodeJS.Timeout
  #waiters: Waiter[] = []
  #error: StoreUnavailableError | null = null
  #owed = 0
  /** When the first write after the failures succeeded; null while writes fail. */
  #worksSince: number | null = null
  #probing = false
  #ending = false

  constructor(store: EngineStore) {
    this.#store = store
    this.#timer = setInterval(() => this.#look(), PROBE_INTERVAL_MS).unref()
  }

  reason(): string | null {
    return this.#error?.message ?? null
  }

  cause(): OutageCause | null {
    return this.#error && causeOf(this.#error)
  }

  over(): Promise<void> {
    if (!this.#error) return Promise.resolve()
    if (this.#ending) return Promise.reject(this.#error)
    return new Promise((resolve, reject) => this.#waiters.push({ resolve, reject }))
  }

  note(error: StoreUnavailableError): void {
    this.#worksSince = null
    if (this.#error) return
    this.#error = error
    for (const listener of this.#listeners) listener(error)
  }

  /** A write succeeded. */
  succeeded(): void {
    if (!this.#error) return
    this.#worksSince ??= performance.now()
    this.#endIfOver()
  }

  hold(): () => void {
    this.#owed++
    return () => {
      this.#owed--
      this.#endIfOver()
    }
  }

  onChange(listener: (error: StoreUnavailableError | null) => void): void {
    this.#listeners.push(listener)
  }

  abandonWaiters(): void {
    this.#ending = true
    for (const { reject } of this.#waiters.splice(0)) if (this.#error) reject(this.#error)
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #endIfOver(): void {
    if (!this.#error || this.#worksSince === null || this.#owed > 0) return
    if (this.#store.shared && performance.now() - this.#worksSince < GRACE_MS) return
    this.#error = null
    this.#worksSince = null
    for (const listener of this.#listeners) listener(null)
    for (const { resolve } of this.#waiters.splice(0)) resolve()
  }

  #look(): void {
    try {
      this.#store.assertInPlace?.()
    } catch (error) {
      this.note(error as StoreUnavailableError)
    }
    if (!this.#error || this.#probing) return
    if (this.#worksSince !== null) return this.#endIfOver()
    this.#probing = true
    this.#store
      .probe()
      .then(
        () => this.succeeded(),
        () => undefined,
      )
      .finally(() => {
        this.#probing = false
      })
  }
}

/** The store of an engine, which also knows of outages. */
export function withOutage(engine: EngineStore): Store {
  const outage = new OutageWatch(engine)
  const watched =
    (write: Store['write']): Store['write'] =>
    async (work) => {
      try {
        const value = await write(work)
        outage.succeeded()
        return value
      } catch (error) {
        if (error instanceof StoreUnavailableError) outage.note(error)
        throw error
      }
    }
  const { probe: _probe, assertInPlace: _assertInPlace, ...store } = engine
  return {
    ...store,
    mayShare: () => true,
    write: watched(engine.write),
    writeAlongside: watched(engine.writeAlongside),
    copy: watched(engine.copy),
    outage,
    async close() {
      outage.close()
      await engine.close()
    },
  }
}

/** Writes an unused setting. */
export const writeProbe = (tx: Db): Promise<void> => putSetting(tx, 'probe', String(Date.now()))
