// The items of an operation, stored as slices until the runner comes to them.
import { toJson } from '../../lib/json-text.ts'
import * as rows from '../../store/operations/operations.ts'
import { type Db, type Store, StoreUnavailableError } from '../../store/store.ts'

/** Items per slice: about 15 ms of work, for which other requests wait. */
export const SLICE = 1000
/** Slices stored per transaction when a request comes in. */
const SLICES_PER_WRITE = 4

/** A row that does not fit, and why, as a sentence or with the place in the row before it. */
export interface BadRow {
  fault: string
}

/** Some items as slices to store, from the slice `seq` on. */
export function slicesOf(items: readonly unknown[], operation: number, seq: number) {
  const slices: { operation_id: number; seq: number; data: string }[] = []
  for (let from = 0; from < items.length; from += SLICE) {
    slices.push({ operation_id: operation, seq: seq + from / SLICE, data: toJson(items.slice(from, from + SLICE)) })
  }
  return slices
}

/** Takes away what was stored of an operation that was not made. What a crash or a failure leaves, retention takes. */
async function dropItems(store: Store, id: number): Promise<void> {
  await store.writeAlongside(async (tx) => {
    if (!(await rows.findOperation(tx, id))) await rows.deleteSlices(tx, id)
  })
}

/**
 * Stores the items of a new operation, at least one; returns its number. `open` makes the operation together with
 * the last items, so nothing works off what a crash leaves before that.
 */
export async function storeItems(
  store: Store,
  items: readonly unknown[],
  open: (tx: Db, id: number) => Promise<unknown>,
): Promise<number> {
  const id = await store.writeAlongside(rows.takeOperationId)
  const step = SLICES_PER_WRITE * SLICE
  try {
    for (let from = 0; from < items.length; from += step) {
      const slices = slicesOf(items.slice(from, from + step), id, from / SLICE)
      await store.writeAlongside(async (tx) => {
        await rows.insertSlices(tx, slices)
        if (from + step >= items.length) await open(tx, id)
      })
    }
  } catch (error) {
    // Keep the items if the store did not respond: it may have created the operation.
    if (!(error instanceof StoreUnavailableError)) await dropItems(store, id).catch(() => undefined)
    throw error
  }
  return id
}
