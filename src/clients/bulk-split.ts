// Cuts a list into parts that an operation accepts: limited by the number of items and by the size of a request.
import type { BulkEntry } from './call-table.ts'

/** Items in a part where the contract sets no limit. */
const DEFAULT_SIZE = 10_000
/** Bytes that the items of a request may have: the 20 MiB of the contract, less room for what surrounds them. */
const MAX_BYTES = 20 * 1024 * 1024 - 64 * 1024

const encoder = new TextEncoder()
/** Bytes of an item in the body, with its comma. */
const bytesOf = (item: unknown): number => encoder.encode(JSON.stringify(item) ?? '').length + 1

/** The parts in order; `around` is the size of the rest of the body in bytes. Throws RangeError for an invalid size. */
export function splitItems<Item>(
  items: Iterable<Item>,
  { min, max }: BulkEntry,
  size: number | undefined,
  around: number,
): Item[][] {
  const most = size ?? max ?? DEFAULT_SIZE
  if (!Number.isInteger(most) || most < min || most > (max ?? Infinity)) {
    throw new RangeError(`size must be a whole number from ${min}${max === null ? '' : ` to ${max}`}, not ${most}.`)
  }
  const parts: Item[][] = []
  let room = 0
  for (const item of items) {
    const bytes = bytesOf(item)
    const part = parts.at(-1)
    if (part && part.length < most && bytes <= room) part.push(item)
    else {
      parts.push([item])
      room = MAX_BYTES - around
    }
    room -= bytes
  }
  return withFullLast(parts, min, max)
}

/**
 * An import of one contact is refused, so a last part that is too short takes items from the one before, or joins it.
 */
function withFullLast<Item>(parts: Item[][], min: number, max: number | null): Item[][] {
  const [before, last] = [parts.at(-2), parts.at(-1)]
  if (!before || !last || last.length >= min) return parts
  const lacks = min - last.length
  if (before.length - lacks >= min) last.unshift(...before.splice(-lacks))
  else if (before.length + last.length <= (max ?? Infinity)) before.push(...(parts.pop() as Item[]))
  return parts
}
