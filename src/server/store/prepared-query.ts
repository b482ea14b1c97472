// Queries that are asked for every message or every few recipients. The query builder takes several times as long to
// write one as SQLite to answer it, so each is written once for an engine, with arguments in the places of values.
import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import { dialectOf, type SqlDialect } from './dialect.ts'
import type { Db } from './store.ts'

/** Stands for the value of an argument while the query is written. */
export class Argument {
  readonly #name: string
  readonly #change: (value: unknown) => unknown

  constructor(name: string, change: (value: unknown) => unknown = (value) => value) {
    this.#name = name
    this.#change = change
  }

  /** This argument, converted before it is bound. */
  as(change: (value: unknown) => unknown): Argument {
    return new Argument(this.#name, change)
  }

  valueIn(values: object): unknown {
    return this.#change(values[this.#name as keyof typeof values])
  }
}

const named = new Proxy({}, { get: (_, name) => new Argument(String(name)) })

interface Keeping {
  /** Whether the engine may keep its plan, too: for reads by a key, whose plan is the same for all values. */
  keepsPlan?: boolean
}

/**
 * Makes the function that asks the query which `write` builds. `write` is called once for transactions and once outside
 * of them: its text must not depend on its arguments, which it may use only as values and as lists for words (`oneOf`,
 * `inKeys`, `rowsFor`).
 */
export function preparedQuery<V extends object, O>(
  write: (db: Db, values: V) => Compilable<O>,
  { keepsPlan = false }: Keeping = {},
): (db: Db, values: V) => Promise<QueryResult<O>> {
  const kept = new WeakMap<SqlDialect, Map<boolean, CompiledQuery<O>>>()
  return (db, values) => {
    const ofEngine = kept.get(dialectOf(db)) ?? new Map<boolean, CompiledQuery<O>>()
    let query = ofEngine.get(db.isTransaction)
    if (!query) {
      // Arguments take the places of the values, which nothing looks at while the query is written.
      query = write(db, named as V).compile()
      if (keepsPlan) dialectOf(db).keepPlan(query.sql)
      kept.set(dialectOf(db), ofEngine.set(db.isTransaction, query))
    }
    const parameters = query.parameters.map((one) => (one instanceof Argument ? one.valueIn(values) : one))
    return db.executeQuery({ ...query, parameters })
  }
}

/** As `preparedQuery`, for a query with at most one row; undefined without one. */
export function preparedRow<V extends object, O>(
  write: (db: Db, values: V) => Compilable<O>,
  keeping?: Keeping,
): (db: Db, values: V) => Promise<O | undefined> {
  const ask = preparedQuery(write, keeping)
  return async (db, values) => (await ask(db, values)).rows[0]
}
