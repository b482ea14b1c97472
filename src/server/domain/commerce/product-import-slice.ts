// What becomes of one slice of an import. Nothing here touches the store.
import { csvLine } from '../../lib/csv.ts'
import type { ProductRow } from '../../store/commerce/products.ts'
import type { BadRow } from '../operations/slices.ts'
import { wrongCheckDigit } from './check-digits.ts'
import type { ProductCounts, ProductImportMode } from './product-import-record.ts'
import { ProductFault, type ProductInput, type ProductPatch, readIdentifier, readProduct } from './product-input.ts'
import { rowOf } from './product-rows.ts'

/** A product of the import that is well formed. */
interface Entry {
  identifier: string
  patch: ProductPatch
}

/** A product that is not, with its identifier if that is. */
interface BadEntry {
  identifier: string
  fault: ProductFault
}

export type ProductEntry = Entry | BadEntry

/** A product may have any member, and one with no other than this would lack its identifier in any case. */
const isBad = (input: ProductInput | BadRow): input is BadRow =>
  typeof input['fault'] === 'string' && Object.keys(input).length === 1

/** Checks the products of a slice one by one. */
export function readEntries(inputs: readonly (ProductInput | BadRow)[]): ProductEntry[] {
  return inputs.map((input) => {
    if (isBad(input)) return { identifier: '', fault: new ProductFault('product', input.fault) }
    const identifier = readIdentifier(input)
    if (identifier instanceof ProductFault) return { identifier: '', fault: identifier }
    const patch = readProduct(input)
    return patch instanceof ProductFault ? { identifier, fault: patch } : { identifier, patch }
  })
}

export interface ProductSliceContext {
  mode: ProductImportMode
  edition: number
  /** Number of the first product of the slice in the import, from 1. */
  firstRow: number
}

export interface ProductSliceOutcome {
  rows: ProductRow[]
  counts: ProductCounts
  /** Lines of the result file: the products that were not taken, or look wrong. */
  lines: string
}

const isSame = (row: ProductRow, before: ProductRow) =>
  (Object.keys(row) as (keyof ProductRow)[]).every((column) => row[column] === before[column])

/** Judges the entries in their order. `stored` are the products that the edition has with their identifiers. */
export function judgeEntries(
  entries: readonly ProductEntry[],
  stored: readonly ProductRow[],
  { mode, edition, firstRow }: ProductSliceContext,
): ProductSliceOutcome {
  const known = new Map(stored.map((row) => [row.identifier, row]))
  const written = new Map<string, ProductRow>()
  const counts = { imported: 0, updated: 0, ignored: 0, invalid: 0 }
  let lines = ''

  const judgeEntry = (entry: ProductEntry): [kind: keyof ProductCounts, detail: string | undefined] => {
    const { identifier } = entry
    if ('fault' in entry) return ['invalid', `${entry.fault.place}: ${entry.fault.text}`]
    const before = known.get(identifier)
    if (before && mode === 'add') return ['ignored', 'The catalog has a product with this identifier']
    const row = rowOf(edition, identifier, entry.patch, before)
    // Shops send all of their products again and again; to write one that says the same costs as much as a new one.
    if (!before || !isSame(row, before)) written.set(identifier, row)
    known.set(identifier, row)
    return [before ? 'updated' : 'imported', wrongCheckDigit(entry.patch)]
  }

  for (const [n, entry] of entries.entries()) {
    const [kind, detail] = judgeEntry(entry)
    counts[kind]++
    if (detail !== undefined) lines += csvLine([firstRow + n, entry.identifier, kind, detail])
  }
  return { rows: [...written.values()], counts, lines }
}
