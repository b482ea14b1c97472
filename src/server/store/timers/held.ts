// Leaves out work that is set aside.
import { type RawBuilder, sql } from 'kysely'

/** Whether a numeric key is none of `held`. Nearly always nothing is held, and then the condition costs nothing. */
export const isNotHeld = (column: string, held: readonly string[]): RawBuilder<boolean> =>
  held.length === 0
    ? sql<boolean>`1 = 1`
    : sql<boolean>`${sql.ref(column)} NOT IN (${sql.join(held.map((ref) => sql.lit(Number(ref))))})`
