// Compares types of the SOAP table, and finds the operations that use its records.
import type { SoapType } from '../contract/soap/types.ts'
import { parseType, recordsIn } from '../contract/soap/types.ts'
import type { Parts, SoapContract, TableOperation } from './soap-table.ts'
import type { Direction } from './subjects.ts'

/** The operation that uses a record, and the direction. */
export interface Use {
  operation: string
  direction: Direction
}

/** Records are compared by name: their members are compared separately. */
function holds(wide: SoapType, narrow: SoapType): boolean {
  if (narrow.kind === 'either') return narrow.types.every((one) => holds(wide, one))
  if (wide.kind === 'either') return wide.types.some((one) => holds(one, narrow))
  if (wide.kind === 'list' && narrow.kind === 'list') return holds(wide.of, narrow.of)
  if (wide.kind === 'mapOf' && narrow.kind === 'mapOf') return holds(wide.of, narrow.of)
  if (wide.kind === 'plain' && wide.name === 'string' && narrow.kind === 'text') return true
  if (wide.kind === 'plain' && wide.name === 'map' && narrow.kind === 'mapOf') return true
  return JSON.stringify(wide) === JSON.stringify(narrow)
}

/** Whether every value of the type `narrow` is one of the type `wide`. */
export const typeHolds = (wide: string, narrow: string): boolean => holds(parseType(wide), parseType(narrow))

export const recordsOf = (type: string): string[] => recordsIn(parseType(type))

const typesOf = (parts: Parts): string[] => Object.values(parts).map(({ type }) => type)

const resultTypes = ({ result }: TableOperation): string[] =>
  'type' in result ? [result.type] : typesOf(result.members)

/** The uses of every record, including those inside other records. */
export function usesOfRecords(table: SoapContract): Map<string, Use[]> {
  const uses = new Map<string, Use[]>()
  const follow = (record: string, use: Use): void => {
    const known = uses.get(record) ?? []
    if (known.some((one) => one.operation === use.operation && one.direction === use.direction)) return
    uses.set(record, [...known, use])
    for (const inner of typesOf(table.records[record]?.members ?? {}).flatMap(recordsOf)) follow(inner, use)
  }
  for (const [operation, row] of Object.entries(table.operations)) {
    if (row.arguments_of) follow(row.arguments_of, { operation, direction: 'sent' })
    for (const record of typesOf(row.arguments).flatMap(recordsOf)) follow(record, { operation, direction: 'sent' })
    for (const record of resultTypes(row).flatMap(recordsOf)) follow(record, { operation, direction: 'got' })
  }
  return uses
}
