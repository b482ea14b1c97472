// Which messages somebody has read in this browser, per account: all up to a number, but for those that were turned
// around since.
import { type ReadonlySignal, signal } from '@preact/signals'

interface Marks {
  upTo: number
  turned: number[]
}

/** More are forgotten, the oldest first. */
const MAX_MARKS = 2_000
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
  // Components that show the marks render again when they change.
  void changes.value
  const marks = known.get(account) ?? stored(account)
  known.set(account, marks)
  return marks
}

function storeMarks(account: number, next: Marks): void {
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

/** The marks as they are now: another tab may have made some a moment ago. */
function newestMarks(account: number): Marks {
  known.delete(account)
  return marksOf(account)
}

const isReadBy = ({ upTo, turned }: Marks, id: number): boolean => id <= upTo !== turned.includes(id)

/** Whether somebody has opened the message. */
export const isRead = ({ captured_id: id, account_id }: Marked): boolean => isReadBy(marksOf(account_id), id)

/** Marks a message as read or unread. */
export function markMessage({ captured_id: id, account_id }: Marked, read: boolean): void {
  const marks = newestMarks(account_id)
  if (isReadBy(marks, id) === read) return
  const { upTo, turned } = marks
  const next = turned.includes(id) ? turned.filter((one) => one !== id) : [...turned, id].slice(-MAX_MARKS)
  storeMarks(account_id, { upTo, turned: next })
}

/**
 * Marks all messages up to the newest as read; returns what takes it back, and nothing that was marked since. Newer ones
 * keep their marks.
 */
export function markAllRead({ captured_id: newest, account_id }: Marked): () => void {
  const before = newestMarks(account_id)
  const upTo = Math.max(newest, before.upTo)
  storeMarks(account_id, { upTo, turned: before.turned.filter((id) => id > newest) })
  return () => {
    const since = newestMarks(account_id)
    // Somebody has marked all once more.
    if (since.upTo !== upTo) return
    const read = (id: number) => isReadBy(since, id) && (id > newest || isReadBy(before, id))
    const turned = [...new Set([...before.turned, ...since.turned])]
    storeMarks(account_id, { upTo: before.upTo, turned: turned.filter((id) => id <= before.upTo !== read(id)) })
  }
}
