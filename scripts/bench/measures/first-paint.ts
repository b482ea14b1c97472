// How soon a browser shows something of the console: of a new window that has nothing in its cache, from the moment it asks
// for the page. A page of one line from node:http tells what the browser itself takes.
import type { Browser } from 'playwright-core'
import { startBrowser } from '../../../test/support/browser.ts'
import { median } from '../load.ts'
import { KEY, startBare, startPlatform, withFolder } from '../servers.ts'
import { type Row, target } from '../table.ts'

/** Milliseconds. */
const WANTED = 300

/** Milliseconds until the first content of the page was painted. */
async function paintOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.goto(url)
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const find = (entries: PerformanceEntryList) => {
            const paint = entries.find(({ name }) => name === 'first-contentful-paint')
            if (paint) resolve(paint.startTime)
          }
          new PerformanceObserver((list) => find(list.getEntries())).observe({ type: 'paint', buffered: true })
        }),
    )
  } finally {
    await context.close()
  }
}

export async function measureFirstPaint({ quick }: { quick: boolean }): Promise<Row[]> {
  return withFolder(async (folder) => {
    const [server, bare, browser] = [await startPlatform(folder), await startBare(), await startBrowser()]
    try {
      const ours: number[] = []
      const peer: number[] = []
      // The first window of a browser waits for the browser itself.
      await paintOf(browser, bare.url)
      for (let n = 0; n < (quick ? 3 : 15); n++) {
        ours.push(await paintOf(browser, `${new URL(server.url).origin}/console/inbox#key=${KEY}`))
        peer.push(await paintOf(browser, bare.url))
      }
      const ms = median(ours)
      return [
        {
          what: 'the console in a new window: first content painted',
          unit: 'ms',
          ours: ms,
          peer: { name: 'a page of one line', value: median(peer) },
          target: target('at most', WANTED, ms, `${WANTED} ms`),
          ifMissed: 'Browser and platform share the cores: compare with the page of one line.',
        },
      ]
    } finally {
      await browser.close()
      await Promise.all([server.child.stop(), bare.child.stop()])
    }
  })
}
