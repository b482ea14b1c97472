// llms.txt and llms-full.txt: they have every page, lead to it, and a plain search finds in them what users ask for.
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import { readApis, rowsOf } from '../../src/server/docs/contracts.ts'
import { createDocsSite } from '../../src/server/docs/site.ts'
import { createRanking } from '../../src/server/lib/text-ranking.ts'
import { useServer } from '../support/server.ts'

const site = createDocsSite()
const body = (path: string): string => site.get(path)?.body ?? ''
const apis = readApis(root)
const files = new Set([...site.paths, ...site.pictures.keys()])

/** Links of a text that lead to no file of the site. */
const brokenLinks = (path: string): string[] =>
  [
    ...body(path)
      .replace(/```[\s\S]*?```/g, '')
      .matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g),
  ]
    .map(([, to = '']) => posix.join(posix.dirname(path), to))
    .filter((to) => !files.has(to))

test.each(apis)('$name: the list and the text have every operation', ({ name, document }) => {
  const [list, full] = [body(`${name}/llms.txt`), body(`${name}/llms-full.txt`)]
  for (const { operation } of rowsOf(document.paths)) {
    expect(list).toContain(`](${operation.operationId}.md)`)
    expect(full).toContain(`<!-- ${operation.operationId}.md -->`)
  }
  expect(brokenLinks(`${name}/llms.txt`)).toEqual([])
  expect(brokenLinks(`${name}/llms-full.txt`)).toEqual([])
})

test('the text of all guides fits the context of a model, and its links lead to pages', () => {
  const full = body('llms-full.txt')
  // Three characters a token are a careful estimate.
  expect(full.length / 3).toBeLessThan(100_000)
  const pages = [...full.matchAll(/^<!-- (\S+) -->$/gm)].map(([, page]) => page)
  for (const page of ['index.md', 'first-email.md', 'hooks.md', 'smtp-relay.md', 'marketing-v3/index.md'])
    expect(pages).toContain(page)
  expect(brokenLinks('llms-full.txt')).toEqual([])
})

/** Questions as users word them, and what the paragraph says that answers them. */
const questions: { question: string; answer: RegExp }[] = [
  { question: 'How do I send my first email?', answer: /sendEmail|transactional\/v2\/.*email/i },
  { question: 'Which header has the API key?', answer: /`?Apikey`?/ },
  { question: 'How do I verify the signature of a webhook?', answer: /verify|signature/i },
  { question: 'What happens when my webhook receiver is down?', answer: /retr|parked|attempt/i },
  { question: 'How can I retry a request without creating it twice?', answer: /Idempotency-Key/ },
  { question: 'How many requests may I send per second?', answer: /429|rate|limit/i },
  { question: 'How do I page through all contacts of a list?', answer: /items\(\)|offset|X-Total-Count/ },
  { question: 'How do I advance the clock of the sandbox?', answer: /advanceClock|clock/ },
  { question: 'How do I simulate a bounce in the sandbox?', answer: /bounce/ },
  { question: 'Which addresses of recipients simulate an outcome?', answer: /@/ },
  { question: 'How do I import contacts from a CSV file?', answer: /importContacts|CSV/ },
  { question: 'What does status 422 mean?', answer: /422/ },
  { question: 'How do I connect with SMTP, which user name and password?', answer: /SMTP|AUTH|password/i },
  { question: 'How do I send an SMS code and check it?', answer: /verify|code/i },
  { question: 'How do I get the certificate of a registered email as PDF?', answer: /PDF|evidence/ },
  { question: 'How do I create an automation that waits two days?', answer: /wait|delay|automation/i },
  { question: 'Can I use PHP?', answer: /PHP/ },
  { question: 'How do I mock the API in the tests of my frontend?', answer: /mock|msw/i },
  { question: 'How does an agent use the platform with MCP?', answer: /messaging mcp/ },
  { question: 'How do recipients unsubscribe with one click?', answer: /List-Unsubscribe|unsubscrib/i },
]

/** The paragraphs of a text, each with the title of its page and the heading above it; without the changes of operations. */
function paragraphsOf(path: string): { title: string; body: string }[] {
  let [page, heading] = ['', '']
  return body(path)
    .split(/\n{2,}/)
    .flatMap((text) => {
      const [, level, title = ''] = /^(#{1,6}) (.+)$/m.exec(text) ?? []
      if (level === '#') [page, heading] = [title, '']
      else if (level) heading = title
      const isText = !text.startsWith('#') && !text.startsWith('<!--') && !heading.startsWith('Changed in')
      return isText ? [{ title: `${page} ${heading}`, body: text }] : []
    })
}

describe('a plain search over the paragraphs', () => {
  const guides = paragraphsOf('llms-full.txt')
  const operations = apis.flatMap(({ name }) => paragraphsOf(`${name}/llms-full.txt`))
  const searches = [guides, operations].map((paragraphs) => ({ paragraphs, ranking: createRanking(paragraphs) }))

  test('there are twenty questions', () => expect(new Set(questions.map(({ question }) => question)).size).toBe(20))

  test.each(questions)('$question', ({ question, answer }) => {
    const best = searches.flatMap(({ paragraphs, ranking }) =>
      ranking(question, 5).map(({ at }) => `${paragraphs[at]?.title}: ${paragraphs[at]?.body}`),
    )
    expect(
      best.some((text) => answer.test(text)),
      best.map((text) => text.slice(0, 80)).join('\n'),
    ).toBe(true)
  })
})

describe('on the running server', () => {
  const server = useServer()
  test.each(['llms.txt', 'llms-full.txt'])('/%s leads to the documentation', async (file) => {
    const moved = await server.inject(`/${file}`, { redirect: 'manual' })
    expect([moved.status, moved.headers.get('location')]).toEqual([302, `docs/${file}`])
    const text = await (await server.inject(`/docs/${file}`)).text()
    expect(text).toContain('# Messaging platform')
  })
})
