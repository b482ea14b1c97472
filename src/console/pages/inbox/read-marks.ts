// Which messages somebody has read in this browser, per account: all up to a number, but for those that were turned
// around since.
import { type ReadonlySignal, signal } from '@preact/signals'

interface Marks {
  upTo: number
  turned: number[]
}

/** More are forgotten, the oldest first. */
const MOST = 2_000
const STORED = 'messaging.console.read.'
const known = new Map<number, Marks>()
const changes = signal(0)

/** Changes with each mark, also with those of other tabs. */
export const readMarks: ReadonlySignal<unknown> = changes

function stored(account: number): Marks {
  try {
    const { upTo = 0, turned = [] } = JSON.parse(localStorage.getItem(STORED + account) ?? '{}') as Partial<Marks>
    return { upTo, turned }
  } catch {
    return { upTo: 0, turned: [] }
  }
}

function marksOf(account: number): Marks {
  // Whoever draws by the marks draws again when they change.
  void changes.value
  const marks = known.get(account) ?? stored(account)
  known.set(account, marks)
  return marks
}

function keep(account: number, next: Marks): void {
  localStorage.setItem(STORED + account, JSON.stringify(next))
  known.set(account, next)
  changes.value++
}

addEventListener('storage', ({ key }) => {
  if (key !== null && !key.startsWith(STORED)) return
  known.clear()
  changes.value++
})

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
  const { captured_id: id, account_id } = message
  // Another tab may have marked some a moment ago.
  known.delete(account_id)
  if (isRead(message) === read) return
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
