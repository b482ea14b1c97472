// The import of products as a kind of operation. A rewrite fills a hidden edition; its last slice shows that in place
// of the previous one, which a task of the work loop deletes.
import { csvLine } from '../../lib/csv.ts'
import { fromJson } from '../../lib/json-text.ts'
import * as catalogs from '../../store/commerce/catalogs.ts'
import { productsOf, writeProducts } from '../../store/commerce/products.ts'
import { deleteSlice, deleteSlices, findSlice } from '../../store/operations/operations.ts'
import type { Db } from '../../store/store.ts'
import type { DomainDeps } from '../deps.ts'
import type { OperationEnd, OperationKind, Slice, SliceOutcome, Work } from '../operations/kinds.ts'
import { SLICE } from '../operations/slices.ts'
import {
  PRODUCT_IMPORT,
  PRODUCT_IMPORT_KIND,
  type ProductImportInput,
  type ProductImportProgress,
} from './product-import-record.ts'
import { judgeEntries, type ProductEntry, readEntries } from './product-import-slice.ts'
import type { ProductInput } from './product-input.ts'

type ImportWork = Work<ProductImportInput, ProductImportProgress>

/** The edition that the import writes: a new one, or the one that the catalog shows. */
async function editionOf(tx: Db, { operation, input, progress }: ImportWork): Promise<number> {
  const { account_id, id } = operation
  if (input.mode !== 'rewrite') return catalogs.currentEditionId(tx, account_id, input.catalog)
  return progress.edition ?? catalogs.beginEdition(tx, account_id, input.catalog, id)
}

/** Writes the slice into the catalog, which the caller holds. */
async function writeSlice(
  tx: Db,
  work: ImportWork,
  entries: readonly ProductEntry[],
): Promise<SliceOutcome<ProductImportProgress>> {
  const { operation, input, progress, seq } = work
  const edition = await editionOf(tx, work)
  const good = entries.filter((entry) => 'patch' in entry).map(({ identifier }) => identifier)
  const stored = await productsOf(tx, edition, good)
  const { rows, counts, lines } = judgeEntries(entries, stored, {
    mode: input.mode,
    edition,
    firstRow: seq * SLICE + 1,
  })
  await writeProducts(tx, rows)
  await deleteSlice(tx, operation.id, seq)
  const isLast = seq + 1 >= input.slices
  const isRewrite = input.mode === 'rewrite'
  if (isLast && isRewrite) await catalogs.showEdition(tx, operation.account_id, input.catalog, edition)
  return {
    progress: {
      imported: progress.imported + counts.imported,
      updated: progress.updated + counts.updated,
      ignored: progress.ignored + counts.ignored,
      invalid: progress.invalid + counts.invalid,
      edition: isRewrite ? edition : null,
    },
    lines,
    isLast,
  }
}

/** Ends the import into a catalog that was deleted. */
async function passOver(
  tx: Db,
  { operation, input, progress, seq }: ImportWork,
): Promise<SliceOutcome<ProductImportProgress>> {
  await deleteSlices(tx, operation.id)
  const left = input.total - seq * SLICE
  const detail = `The catalog was deleted; this product and all after it, ${left} in all, were not imported`
  return {
    progress: { ...progress, ignored: progress.ignored + left },
    lines: csvLine([seq * SLICE + 1, '', 'ignored', detail]),
    isLast: true,
  }
}

function end({ input, progress }: ImportWork): OperationEnd {
  const { imported, updated, ignored, invalid } = progress
  const subject = `The import into catalog ${input.catalog} has ended`
  const counts = `imported: ${imported}\nupdated: ${updated}\nignored: ${ignored}\ninvalid: ${invalid}\n`
  return { subject, text: `${subject}. Its products:\n\n${counts}`, callback: null }
}

/** Makes the kind. */
export function createProductImportKind({
  store,
  clock,
}: DomainDeps): OperationKind<ProductImportInput, ProductImportProgress> {
  async function read(work: ImportWork): Promise<Slice<ProductImportProgress> | null> {
    const { operation, input, seq } = work
    const data = input.slices === 0 ? '[]' : await findSlice(store.db, operation.id, seq)
    if (data === undefined) return null
    const entries = readEntries(fromJson<ProductInput[]>(data))
    return {
      async apply(tx) {
        const account = operation.account_id
        const catalog = await catalogs.holdCatalog(tx, account, input.catalog)
        if (!catalog) return passOver(tx, work)
        await catalogs.touchCatalog(tx, account, catalog.id, clock.now(account))
        return writeSlice(tx, work, entries)
      },
    }
  }

  return {
    name: PRODUCT_IMPORT_KIND,
    type: PRODUCT_IMPORT,
    resultFile: () => ({
      extension: 'csv',
      mediaType: 'text/csv; charset=utf-8',
      head: csvLine(['row', 'product_identifier', 'result', 'detail']),
    }),
    read,
    progressOf: ({ input, progress: { edition: _, ...counts } }) => ({
      done: Object.values(counts).reduce((sum, n) => sum + n, 0),
      total: input.total,
      counts,
    }),
    end,
    discard: catalogs.abandonEdition,
  }
}
