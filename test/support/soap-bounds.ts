// The arguments of SOAP calls and their bounds, from the table of the operations.
import { shapes } from '../../generated/soap-v2/shapes.ts'
import type { OperationId } from '../../src/server/soap/call.ts'

interface Bound {
  items?: number
  characters?: number
}

export interface BoundedArgument {
  /** For titles of tests. */
  name: string
  operation: OperationId
  argument: string
  /** Items of a list; undefined for a text. */
  items?: number
  /** Characters of a text; undefined for a list. */
  characters?: number
}

/** The bound of a text that names none. */
const ANY_TEXT = 65_535

/** Every list and every text of every operation, with its bound. */
export const boundedArguments: readonly BoundedArgument[] = Object.entries(shapes).flatMap(
  ([operation, { arguments: names, bounds }]) => {
    const known = bounds as Record<string, Bound | null>
    const named = new Set([...names.filter((name) => !name.includes('<')), ...Object.keys(known)])
    return [...named].flatMap((argument) => {
      if (known[argument] === null) return []
      const { items, characters = ANY_TEXT } = known[argument] ?? {}
      const row = { name: `${operation} ${argument}`, operation: operation as OperationId, argument }
      return [items === undefined ? { ...row, characters } : { ...row, items }]
    })
  },
)
