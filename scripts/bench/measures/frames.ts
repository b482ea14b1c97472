// Whether the console stays smooth: the frames that a real browser draws of the page "Live" while events stream in, and
// of the same page while nothing happens.
import type { Page } from 'playwright-core'
import { startBrowser } from '../../../test/support/browser.ts'
import { clientOf, KEY, type Server, startPlatform, withFolder } from '../servers.ts'
import { type Row, target } from '../table.ts'

/** Contacts that are written in a second. Each makes two events: the request, and what it did. */
const WRITES = 50
/** Milliseconds in which the page fills up with the 1,000 events that it keeps. */
const FILL = 12_000
/** Frames of a second, and how many there must be: one in twenty may be somebody else's. */
const [SMOOTH, ENOUGH] = [60, 57]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Frames {
  perSecond: number
  /** The longest pause between two, milliseconds. */
  longest: number
}

/** The frames of a page, for so many seconds. */
async function framesOf(page: Page, seconds: number): Promise<Frames> {
  const times = await page.evaluate(
    (ms) =>
      new Promise<number[]>((resolve) => {
        const found: number[] = []
        const next = (at: number) => {
          found.push(at)
          if (at - (found[0] ?? at) < ms) requestAnimationFrame(next)
          else resolve(found)
        }
        requestAnimationFrame(next)
      }),
    seconds * 1000,
  )
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  const longest = Math.max(...times.slice(1).map((at, i) => at - (times[i] as number)))
  return { perSecond: ((times.length - 1) * 1000) / (last - first), longest }
}

/** Writes contacts at a steady rate until it is told to stop; resolves with the rate that it reached. */
async function write(server: Server, stop: AbortSignal): Promise<number> {
  const api = clientOf(server)
  const { list_id } = await api.createList({ body: { internal_name: 'Watched' } })
  const start = performance.now()
  // Not one after the other: an answer that is late must not lower the rate.
  const writes: Promise<unknown>[] = []
  while (!stop.aborted) {
    const n = writes.length
    await pause(Math.max(0, start + (n * 1000) / WRITES - performance.now()))
    writes.push(api.createContact({ path: { list_id }, body: { base: { email: `watched${n}@example.com` } } }))
  }
  await Promise.all(writes)
  return (writes.length * 1000) / (performance.now() - start)
}

/** Frames without and with events, and the writes of a second that made those. */
async function watch(server: Server, seconds: number) {
  const browser = await startBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${new URL(server.url).origin}/console/live#key=${KEY}`)
    await page.getByText('Nothing has happened').or(page.getByRole('table')).first().waitFor()
    await framesOf(page, 1)
    const idle = await framesOf(page, seconds)
    const stop = new AbortController()
    const [writes, busy] = await Promise.all([
      write(server, stop.signal),
      pause(FILL)
        .then(() => framesOf(page, seconds))
        .finally(() => stop.abort()),
    ])
    return { idle, busy, writes }
  } finally {
    await browser.close()
  }
}

export async function measureFrames({ quick }: { quick: boolean }): Promise<Row[]> {
  return withFolder(async (folder) => {
    const server = await startPlatform(folder)
    try {
      const { idle, busy, writes } = await watch(server, quick ? 3 : 10)
      const what = `the page of what happens live, ${Math.round(2 * writes)} events a second`
      const name = 'the same page, idle'
      return [
        {
          what: `${what}: frames`,
          unit: '/s',
          ours: busy.perSecond,
          peer: { name, value: idle.perSecond },
          target: target('at least', ENOUGH, busy.perSecond, `${ENOUGH} of ${SMOOTH}`),
          ifMissed: 'Browser, platform and bench share the cores: compare with the idle page of the same run.',
        },
        { what: `${what}: the longest pause`, unit: 'ms', ours: busy.longest, peer: { name, value: idle.longest } },
      ]
    } finally {
      await server.child.stop()
    }
  })
}
