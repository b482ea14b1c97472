// A second language: it has the type of the first, and nothing that pages say stands outside its texts.
import type { Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { bundleModule } from '../../scripts/generate/console.ts'
import { en } from '../../src/console/texts/en/en.ts'
import type { Texts } from '../../src/console/texts/texts.ts'
import { tourOf, useConsole } from '../support/console.ts'
import { LOOKING, openLiveAccount } from '../support/live-accounts.ts'
import { BEGIN, END, pseudo } from '../support/pseudo-locale.ts'

const bench = useConsole()

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
        for (const name of ['aria-label', 'title', 'placeholder'])
          if (element.tagName !== 'TIME') found.push(bare(element.getAttribute(name) ?? ''))
      return [...new Set(found.filter(Boolean))]
    },
    [BEGIN, END] as const,
  )

/** Views of an account, without records and with those of the seed. */
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
  ...[
    'domains',
    'reports',
    'operations',
    'clock',
    'clock?show=faults',
    'clock?show=senders',
    'users',
    'snapshots',
    'health',
  ],
]
/** Views that have something to show only with records, and forms that the contract gives. */
const moreViews = [
  ...['commerce/orders', 'commerce/catalogs', 'commerce/sites', 'operations?show=ended', 'clock?show=account'],
  ...[
    'campaigns/new',
    'automations/new',
    'reports/new',
    'contract',
    'contract/marketing/createContact',
    'contract/soap',
  ],
]
/** Names that are the same in every language: of APIs and formats, methods of HTTP, and units. */
const NAMES =
  /^(Marketing|Transactional|Registered|Sandbox|SOAP|JSON|TypeScript|CSV|XLSX|GET|POST|PUT|PATCH|DELETE|\d+ [kM]?B)$/i
/** Values of the contract that its forms and tables show, and words of the data of the seed. */
const VALUES = new Set(['true', 'false', 'no', 'weeks', 'orders', 'customer', 'member', 'en'])
/** The name of an event or an operation of the contract. */
const OF_CONTRACT = /^[a-z]+(?:[A-Z.][A-Za-z]*)+$/

/** A text without signs that only mark it up. */
const plain = (text: string) => text.replaceAll(/[`*]/g, '')

/** Names and texts of JSON that a person or the contract wrote. A word in small letters may be a state, which has a text. */
const wordsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? /^[a-z]+$/.test(value)
      ? []
      : plain(value).split(/\n|(?<=[.:])\s/)
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, one]) => [...(Array.isArray(value) ? [] : [name]), ...wordsIn(one)])
      : []

/** Collects what the answers of the platform say, which stands on pages as it is. */
function listen(page: Page): () => Promise<Set<string>> {
  const said = new Set<string>()
  const readings = new Set<Promise<unknown>>()
  const read = async (response: Response) => {
    const answer: unknown = await response.json().catch(() => null)
    for (const word of wordsIn(answer)) if (/\p{L}{2}/u.test(word)) said.add(word.trim())
  }
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('json')) return
    const reading: Promise<unknown> = read(response).finally(() => readings.delete(reading))
    readings.add(reading)
  })
  return async () => {
    await Promise.all(readings)
    return said
  }
}

/** What is left of texts without the answers of the platform. */
function withoutAnswers(texts: readonly string[], answers: ReadonlySet<string>): string[] {
  const longestFirst = [...answers].sort((a, b) => b.length - a.length)
  const rest = (text: string) => longestFirst.reduce((left, word) => left.replaceAll(word, ' '), plain(text))
  return texts.filter((text) => /\p{L}{2}/u.test(rest(text)))
}

async function untranslatedOn(page: Page, some: readonly string[]): Promise<Record<string, string[]>> {
  const answers = listen(page)
  const tour = tourOf(page)
  const found: Record<string, string[]> = {}
  for (const [n, view] of some.entries()) {
    // What the console reads only when it is loaded belongs to the answers as well.
    await (n === 0 ? tour.load : tour.follow)(`${bench.origin}/console/${view}`)
    await page.getByRole('heading', { level: 1 }).filter({ hasText: BEGIN }).waitFor()
    const said = (await untranslated(page)).filter(
      (text) => ![OF_CONTRACT, NAMES].some((one) => one.test(text)) && !VALUES.has(text),
    )
    const own = withoutAnswers(said, await answers())
    if (own.length > 0) found[view] = own
  }
  return found
}

test('what pages say is in the texts', async () => {
  const { page } = await bench.open('inbox')
  await translate(page)
  expect(await untranslatedOn(page, views)).toEqual({})
  await bench.sandbox.seedAccount({ body: { contacts: 20 } })
  expect(await untranslatedOn(page, [...views, ...moreViews])).toEqual({})
  await page.context().close()
})

test('what pages say of a live account is in the texts', async () => {
  const { keyWith } = await openLiveAccount(bench.domain)
  const { page } = await bench.open('health', {}, await keyWith(...LOOKING))
  await translate(page)
  expect(await untranslatedOn(page, [...views, 'nowhere'])).toEqual({})
  await page.context().close()
})
