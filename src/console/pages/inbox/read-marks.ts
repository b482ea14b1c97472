// Which messages somebody has read in this browser, per account: all up to a number, but for those that were turned
// around since.
import { type ReadonlySignal, signal } from '@preact/signals'

interface Marks {
  upTo: number
  turned: number[]
}

/** More are forgotten, the oldest first. */
const MOST = 2_000
const marks = signal<Record<number, Marks>>({})

/** Changes with each mark. */
export const readMarks: ReadonlySignal<unknown> = marks

const keyOf = (account: number) => `messaging.console.read.${account}`

function marksOf(account: number): Marks {
  const known = marks.value[account]
  if (known) return known
  try {
    const { upTo = 0, turned = [] } = JSON.parse(localStorage.getItem(keyOf(account)) ?? '{}') as Partial<Marks>
    return { upTo, turned }
  } catch {
    return { upTo: 0, turned: [] }
  }
}

function keep(account: number, next: Marks): void {
  marks.value = { ...marks.peek(), [account]: next }
  localStorage.setItem(keyOf(account), JSON.stringify(next))
}

/** A message as far as its mark goes. */
interface Marked {
  captured_id: number
  account_id: number
}

/** Whether somebody has opened the message. */
export function isRead({ captured_id: id, account_id }: Marked): boolean {
  const { upTo, turned } = marksOf(account_id)
  return id <= upTo !== turned.includes(id)
}

/** Marks a message as read or unread. */
export function mark(message: Marked, read: boolean): void {
  if (isRead(message) === read) return
  const { captured_id: id, account_id } = message
  const { upTo, turned } = marksOf(account_id)
  const next = turned.includes(id) ? turned.filter((one) => one !== id) : [...turned, id].slice(-MOST)
  keep(account_id, { upTo, turned: next })
}

/** Marks all messages up to the newest as read; returns what takes it back. */
export function markAllRead({ captured_id, account_id }: Marked): () => void {
  const before = marksOf(account_id)
  keep(account_id, { upTo: captured_id, turned: [] })
  return () => keep(account_id, before)
}
