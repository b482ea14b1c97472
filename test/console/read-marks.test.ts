// Which messages of the inbox are read, as several tabs of a browser mark them.
import { beforeEach, describe, expect, it } from 'vitest'

/** What a browser keeps for its tabs, and the news of it. */
const kept = new Map<string, string>()
let tellTab: (event: { key: string }) => void = () => undefined
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  },
  addEventListener: (_: string, listen: typeof tellTab) => (tellTab = listen),
})
const { isRead, markMessage, markAllRead } = await import('../../src/console/pages/inbox/read-marks.ts')

const message = (captured_id: number) => ({ captured_id, account_id: 1 })
const unread = () => [1, 2, 3, 4, 5].filter((id) => !isRead(message(id)))

/** Marks a message in another tab, which this one has not heard of yet. */
function markElsewhere(id: number): void {
  const { upTo, turned } = JSON.parse(kept.get('messaging.console.read.1') as string)
  kept.set('messaging.console.read.1', JSON.stringify({ upTo, turned: [...turned, id] }))
}

beforeEach(() => {
  kept.clear()
  tellTab({ key: 'messaging.console.read.1' })
  markMessage(message(2), true)
  expect(unread()).toEqual([1, 3, 4, 5])
})

describe('Mark all as read', () => {
  it('leaves newer messages as they are', () => {
    markMessage(message(5), true)
    markAllRead(message(3))
    expect(unread()).toEqual([4])
  })

  it('keeps what another tab marked a moment ago', () => {
    markElsewhere(5)
    markAllRead(message(3))
    expect(unread()).toEqual([4])
  })

  it('is undone, but for what was marked since', () => {
    const undo = markAllRead(message(4))
    expect(unread()).toEqual([5])
    markMessage(message(2), false)
    markElsewhere(5)
    undo()
    expect(unread()).toEqual([1, 2, 3, 4])
  })

  it('is not undone when all were marked once more', () => {
    const undo = markAllRead(message(3))
    markAllRead(message(5))
    undo()
    expect(unread()).toEqual([])
  })
})
