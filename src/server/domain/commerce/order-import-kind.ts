// The import of orders as a kind of operation.

import { comparedAddress } from '../../lib/addresses.ts'
import { csvLine } from '../../lib/csv.ts'
import { fromContactId, isContactId } from '../../lib/ids.ts'
import { fromJson } from '../../lib/json-text.ts'
import { type ContactRow, holdContactsOfList, newestHolders } from '../../store/audience/contacts.ts'
import { holdOrders, insertOrders, overwriteOrders } from '../../store/commerce/orders.ts'
import { deleteSlice, findSlice } from '../../store/operations/operations.ts'
import type { Db } from '../../store/store.ts'
import { requireList } from '../audience/lists.ts'
import type { DomainDeps } from '../deps.ts'
import type { OperationEnd, OperationKind, Slice, Work } from '../operations/kinds.ts'
import { type BadRow, SLICE } from '../operations/slices.ts'
import { ORDER_IMPORT, type OrderImportCounts, type OrderImportInput } from './order-import.ts'
import { type ImportedOrder, judgeOrders, orderKey, type ReadOrder, readOrder } from './order-import-slice.ts'

type ImportWork = Work<OrderImportInput, OrderImportCounts>

/** Contacts of one query. */
const PART = 500

/** The contacts of a list with these ids or emails, held, by what names them. Of several with an email, the newest. */
async function holdNamed(
  tx: Db,
  account: number,
  list: number,
  names: readonly string[],
): Promise<(named: string) => ContactRow | undefined> {
  const rowOf = new Map<string, number>()
  const emails = new Set<string>()
  for (const name of names.map(comparedAddress)) {
    if (isContactId(name)) rowOf.set(name, fromContactId(name))
    else emails.add(name)
  }
  const wanted = [...emails]
  for (let from = 0; from < wanted.length; from += PART) {
    const some = wanted.slice(from, from + PART)
    const holders = await newestHolders(tx, { account, list, column: 'email' }, some)
    for (const { value, id } of holders) rowOf.set(String(value), Number(id))
  }
  const held = await holdContactsOfList(tx, { account, list }, [...new Set(rowOf.values())])
  const byRow = new Map(held.map((row) => [row.id, row]))
  return (named) => byRow.get(rowOf.get(comparedAddress(named)) ?? 0)
}

const isRead = (read: ReadOrder | string): read is ReadOrder => typeof read !== 'string'

function end({ operation, progress }: ImportWork): OperationEnd {
  const { imported, updated, ignored, invalid } = progress
  const counts = `imported: ${imported}\nupdated: ${updated}\nignored: ${ignored}\ninvalid: ${invalid}\n`
  const subject = `The import of orders into list ${operation.list_id} has ended`
  return { subject, text: `${subject}. Its orders:\n\n${counts}`, callback: null }
}

/** Makes the kind. */
export function createOrderImportKind({
  store,
  clock,
}: DomainDeps): OperationKind<OrderImportInput, OrderImportCounts> {
  async function read(work: ImportWork): Promise<Slice<OrderImportCounts> | null> {
    const { operation, input, progress, seq } = work
    const { account_id: account, list_id: list } = operation
    const data = await findSlice(store.db, operation.id, seq)
    if (!list || data === undefined) return null
    const orders = fromJson<(ImportedOrder | BadRow)[]>(data).map((order) =>
      'fault' in order ? { id: '', read: order.fault } : { id: order.order_id, read: readOrder(order) },
    )
    const good = orders.map((order) => order.read).filter(isRead)
    return {
      async apply(tx) {
        await requireList(tx, account, list)
        const names = good.map(({ contact }) => contact)
        const contactOf = await holdNamed(tx, account, list, names)
        const keys = new Map(good.map(({ values }) => [orderKey(values), [values.domain, values.order_id] as const]))
        const stored = await holdOrders(tx, account, [...keys.values()])
        const outcome = judgeOrders(orders, {
          account,
          firstRow: seq * SLICE + 1,
          contactOf,
          stored: new Map(stored.map((order) => [orderKey(order), order])),
          now: clock.now(account),
        })
        await insertOrders(tx, outcome.inserted)
        await overwriteOrders(tx, outcome.updated)
        await deleteSlice(tx, operation.id, seq)
        const sum = (name: keyof OrderImportCounts) => progress[name] + outcome.counts[name]
        return {
          progress: {
            imported: sum('imported'),
            updated: sum('updated'),
            ignored: sum('ignored'),
            invalid: sum('invalid'),
          },
          lines: outcome.lines,
          isLast: seq + 1 === input.slices,
        }
      },
    }
  }

  return {
    ...ORDER_IMPORT,
    resultFile: () => ({
      extension: 'csv',
      mediaType: 'text/csv; charset=utf-8',
      head: csvLine(['row', 'order_id', 'result', 'detail']),
    }),
    read,
    progressOf: ({ input, progress }) => ({
      done: Object.values(progress).reduce((all, n) => all + n, 0),
      total: input.total,
      counts: { ...progress },
    }),
    end,
    discard: async () => undefined,
  }
}
