// The names under which a connection prepares its statements. A prepared statement is parsed only once; in our sessions
// it is still planned for its values each time (`plan_cache_mode`). Reads that have one good plan keep it, but only for
// a moment: the plan for an almost empty table reads all of it, and PostgreSQL does not notice in time that the table
// has grown.
import type { SessionKind } from './postgres-session.ts'

/** Names stay until the connection ends, so their number is limited. */
const MAX_NAMES = 500
const MAX_TEXT = 4_000
/** Milliseconds for which a plan is kept. */
const MAX_AGE_MS = 1_000

const names = new Map<string, string>()
const keeping = new Set<string>()

/**
 * Lets PostgreSQL keep a plan of the query with this text: for reads by a key, whose plan is the same for all values and
 * whose planning takes longer than the answer.
 */
export function keepPlan(text: string): void {
  keeping.add(text)
}

/** The name of a statement that is planned each time; undefined for one that is not worth a name. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= MAX_NAMES || text.length > MAX_TEXT || !/^(select|insert|update|delete|with)/i.test(text))
    return undefined
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

/** How a statement goes to the server: under a name, after others that prepare the way for it. */
export interface Way {
  name: string | undefined
  before: readonly string[]
  /** A name that means nothing any more. */
  forgotten?: string
}

/** How the statements of one connection go. */
export interface Statements {
  /** The way of a statement outside of transactions. */
  wayOf(text: string): Way
  inTransaction(text: string): Way
  /** What goes before a transaction: a setting that changes within one would be undone with it. */
  beforeTransaction(): readonly string[]
  /** The plan that goes with a name is of no use any more. */
  giveUp(text: string): void
}

const unnamed: Way = { name: undefined, before: [] }

/** In the session of a pooler, nothing outlives a transaction. */
const unprepared: Statements = {
  wayOf: () => unnamed,
  inTransaction: () => unnamed,
  beforeTransaction: () => [],
  giveUp: () => undefined,
}

/** Statements whose plans stayed in sessions of a pooler after their tables had changed. */
const givenUp = new Set<string>()

/**
 * Through a pooler that knows names. Outside of transactions there are none: the session may plan as it likes, and keep
 * the plan of an empty table.
 */
const namedInTransactions: Statements = {
  ...unprepared,
  inTransaction: (text) => (givenUp.has(text) ? unnamed : { name: nameOf(text), before: [] }),
  giveUp: (text) => void givenUp.add(text),
}

/** A new record of what a connection of this kind has prepared. */
export function statementsIn(kind: SessionKind): Statements {
  if (kind === 'own') return new Prepared()
  return kind === 'named' ? namedInTransactions : unprepared
}

/** What one connection has prepared, and whether it keeps plans now. Plans are kept outside of transactions only. */
class Prepared implements Statements {
  readonly #plans = new Map<string, { name: string; since: number }>()
  #made = 0
  #keeps = false

  wayOf(text: string): Way {
    if (!keeping.has(text)) return { name: nameOf(text), before: this.#switched(false) }
    const [known, now] = [this.#plans.get(text), performance.now()]
    if (known && now - known.since < MAX_AGE_MS) return { name: known.name, before: this.#switched(true) }
    const name = `k${++this.#made}`
    this.#plans.set(text, { name, since: now })
    if (!known) return { name, before: this.#switched(true) }
    return { name, before: [...this.#switched(true), `DEALLOCATE ${known.name}`], forgotten: known.name }
  }

  inTransaction(text: string): Way {
    return { name: nameOf(text), before: [] }
  }

  giveUp(): void {
    // The connection is closed, and its names with it.
  }

  beforeTransaction(): readonly string[] {
    return this.#switched(false)
  }

  #switched(keeps: boolean): readonly string[] {
    if (this.#keeps === keeps) return []
    this.#keeps = keeps
    return [`SET plan_cache_mode = ${keeps ? 'auto' : 'force_custom_plan'}`]
  }
}
