// Whether the engines take the SQL of a condition. SQLite takes 32,766 parameters and expressions 1,000 deep, PostgreSQL
// 65,535 parameters; the limits here are the same for both, and leave room for the query around the condition.
import type { Db } from '../store.ts'
import { type Condition, conditionSql } from './conditions.ts'

const MAX_PARAMETERS = 10_000
/** Characters of SQL. */
const MAX_SQL = 500_000
const MAX_DEPTH = 500

/** Depth of the expression: SQLite nests `a AND b AND c` as `(a AND b) AND c`. */
function depthOf(condition: Condition): number {
  if ('not' in condition) return 1 + depthOf(condition.not)
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : []
  return parts.reduce((deepest, part) => Math.max(deepest, depthOf(part)), 4) + parts.length
}

/** Whether both engines take the condition in a query. */
export function isCompilable(db: Db, condition: Condition): boolean {
  // Conditions that are too deep are not compiled: compiling them could overflow the stack.
  if (depthOf(condition) > MAX_DEPTH) return false
  const { sql, parameters } = conditionSql(db, condition).compile(db)
  return sql.length <= MAX_SQL && parameters.length <= MAX_PARAMETERS
}
