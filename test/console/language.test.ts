// A second language: it has the type of the first, and nothing that pages say stands outside its texts.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleModule } from '../../scripts/generate/console.ts'
import { en } from '../../src/console/texts/en/en.ts'
import type { Texts } from '../../src/console/texts/texts.ts'
import { type ConsoleBench, startConsole } from '../support/console.ts'
import { BEGIN, END, pseudo } from '../support/pseudo-locale.ts'

let bench: ConsoleBench
beforeAll(async () => {
  bench = await startConsole()
})
afterAll(() => bench?.close())

/** The texts with any words in place of the English ones; functions take what they took. */
type InOtherWords<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => InOtherWords<Said>
    : { [Name in keyof T]: InOtherWords<T[Name]> }

/** Texts that are in every language as they are. */
const leaves = (value: unknown, at = ''): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => leaves(one, `${at}.${name}`))
    : [[at, value]]

test('any other words have the type of the texts', () => {
  // The type checker refuses this line when a text may only be the English one.
  const other: Texts = pseudo(en) as InOtherWords<typeof en>
  const names = (texts: Texts) => leaves(texts).map(([name, value]) => `${name} ${typeof value}`)
  expect(names(other)).toEqual(names(en))
  expect(leaves(en).filter(([, value]) => typeof value !== 'string' && typeof value !== 'function')).toEqual([])
})

/** Replaces the console of a page by one in the other language. */
async function translate(page: Page): Promise<void> {
  const inOtherWords = `import { en } from './en/en.ts'\n${pseudo}\nexport const t = { ...pseudo(en), language: 'en' }\n`
  const body = await bundleModule([
    {
      name: 'other-words',
      load: { filter: { id: /texts\/texts\.ts$/ }, handler: () => ({ code: inOtherWords, moduleType: 'js' }) },
    },
  ])
  await page.route(/\/console\/assets\/console.*\.js$/, (route) =>
    route.fulfill({ body, contentType: 'text/javascript' }),
  )
}

/** What a page says without the signs, outside what is code or comes from the contract and the account. */
const untranslated = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([begin, end]) => {
      const bare = (text: string) => {
        let depth = 0
        let found = ''
        for (const sign of text) {
          if (sign === begin) depth++
          else if (sign === end) depth--
          else if (depth === 0) found += sign
        }
        return /\p{L}{2}/u.test(found) ? found.trim() : ''
      }
      const found: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        if (!parent?.closest('pre, code, kbd, script, style, textarea, time')) found.push(bare(node.textContent ?? ''))
      }
      for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
        for (const name of ['aria-label', 'title', 'placeholder']) found.push(bare(element.getAttribute(name) ?? ''))
      return [...new Set(found.filter(Boolean))]
    },
    [BEGIN, END] as const,
  )

/** Pages of an empty account. Forms that the contract gives show its names and descriptions, which have one language. */
const views = [
  ...[
    'inbox',
    'live',
    'requests',
    'hooks',
    'campaigns',
    'contacts',
    'automations',
    'flows',
    'flows/verify',
    'commerce',
  ],
  ...['domains', 'reports', 'operations', 'clock', 'clock?show=faults', 'clock?show=senders', 'snapshots', 'health'],
]
/** The name of an event or an operation of the contract. */
const OF_CONTRACT = /^[a-z]+(?:[A-Z.][A-Za-z]*)+$/

test('what pages say is in the texts', async () => {
  const { page } = await bench.open('inbox')
  await translate(page)
  const found: Record<string, string[]> = {}
  for (const view of views) {
    await page.goto(`${bench.origin}/console/${view}`)
    await page.getByRole('heading', { level: 1 }).filter({ hasText: BEGIN }).waitFor()
    await page.waitForFunction(() => document.querySelector('.loading') === null)
    const said = (await untranslated(page)).filter((text) => !OF_CONTRACT.test(text))
    if (said.length > 0) found[view] = said
  }
  expect(found).toEqual({})
  await page.context().close()
})
