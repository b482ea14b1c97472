// The names under which a connection prepares its statements. A prepared statement is parsed only once; in our sessions
// it is still planned for its values each time (`plan_cache_mode`). Reads that have one good plan keep it, but only for a
// moment: for an almost empty table the plan is to read all of it, and nobody tells a plan that its table has grown.

/** Names are kept for good, so their number is limited. */
const MAX_NAMES = 500
const MAX_TEXT = 4_000
/** Milliseconds for which a plan is kept. */
const MAX_AGE = 1_000

const names = new Map<string, string>()
const keeping = new Set<string>()

/**
 * Lets PostgreSQL keep a plan of the query with this text: for reads by a key, whose plan is the same for all values and
 * whose planning takes longer than the answer.
 */
export function keepPlan(text: string): void {
  keeping.add(text)
}

/** The name of a statement that is planned anew each time; undefined for one that is not worth a name. */
export function nameOf(text: string): string | undefined {
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

/** What one connection has prepared, and whether it keeps plans now. Plans are kept outside of transactions only. */
export class Prepared {
  readonly #plans = new Map<string, { name: string; since: number }>()
  #made = 0
  #keeps = false

  /** The way of a statement outside of transactions. */
  wayOf(text: string): Way {
    if (!keeping.has(text)) return { name: nameOf(text), before: this.#switched(false) }
    const [known, now] = [this.#plans.get(text), performance.now()]
    if (known && now - known.since < MAX_AGE) return { name: known.name, before: this.#switched(true) }
    const name = `k${++this.#made}`
    this.#plans.set(text, { name, since: now })
    if (!known) return { name, before: this.#switched(true) }
    return { name, before: [...this.#switched(true), `DEALLOCATE ${known.name}`], forgotten: known.name }
  }

  /** What goes before a transaction: a setting that changes within one would be undone with it. */
  beforeTransaction(): readonly string[] {
    return this.#switched(false)
  }

  #switched(keeps: boolean): readonly string[] {
    if (this.#keeps === keeps) return []
    this.#keeps = keeps
    return [`SET plan_cache_mode = ${keeps ? 'auto' : 'force_custom_plan'}`]
  }
}
