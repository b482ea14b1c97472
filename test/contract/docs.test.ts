// The documentation is complete, loads nothing from elsewhere, and is the same on a server as on a disk.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { apiNames, root } from '../../scripts/contract/bundle.ts'
import { hookPlace, isForOthers, readApis, readDecisions, rowsOf } from '../../src/server/docs/contracts.ts'
import { readGuide, readGuides } from '../../src/server/docs/guides.ts'
import { highlightCode } from '../../src/server/docs/highlight.ts'
import { actionsOf, hooksOf } from '../../src/server/docs/hooks.ts'
import { escapeHtml, html, proseHtml, scriptJson } from '../../src/server/docs/html.ts'
import { createLinks } from '../../src/server/docs/links.ts'
import { createMarkdown } from '../../src/server/docs/markdown.ts'
import { registerDocs } from '../../src/server/docs/routes.ts'
import { createDocsSite } from '../../src/server/docs/site.ts'

const site = createDocsSite()
const body = (path: string): string => site.get(path)?.body ?? ''

/** Addresses that a browser would load without being asked: sources, style sheets, icons, url(). */
function loadedBy(page: string): string[] {
  const tags = [
    ...page.matchAll(/<(?:script|img|link|iframe|source|video|audio|object|embed)\b[^>]*?(?:src|href|data)="([^"]*)"/g),
  ]
  const styles = [...page.matchAll(/url\(\s*['"]?([^'")]+)|@import\s+['"]([^'"]+)/g)]
  return [...tags, ...styles].map((match) => match[1] ?? match[2] ?? '')
}

describe.each(readApis(root))('$name', ({ name, document }) => {
  const rows = rowsOf(document.paths)

  test('every operation stands in the table of operations, and has a page', () => {
    for (const { operation, path } of rows) {
      const { operationId, summary } = operation
      expect(body('operations.html')).toContain(`href="${name}/${operationId}.html"`)
      const page = body(`${name}/${operationId}.html`)
      expect(page).toContain(`<h1>${escapeHtml(summary)}</h1>`)
      expect(page).toContain(`${path}</code>`)
    }
  })

  test('every webhook stands in the table of operations', () => {
    for (const { operation } of rowsOf(document.webhooks ?? {}))
      expect(body('operations.html')).toContain(`href="${hookPlace({ name, document }, operation.operationId)}"`)
  })

  test('the description can be loaded', () => {
    expect(JSON.parse(body(`${name}/openapi.json`))).toEqual(document)
  })

  test('the page of an operation names the decision behind it', () => {
    const decided = rows.find(({ operation }) => operation['x-decision'])?.operation
    expect(body(`${name}/${decided?.operationId}.html`)).toContain(
      `href="../decisions.html#${decided?.['x-decision']}"`,
    )
  })
})

describe('nothing is loaded from another machine', () => {
  test.each(site.paths.filter((path) => /\.(html|css)$/.test(path)))('%s', (path) => {
    expect(loadedBy(body(path)).filter((address) => /^(\w+:)?\/\//.test(address))).toEqual([])
  })

  test.each(site.paths.filter((path) => path.endsWith('.html')))('%s forbids it, too', (path) => {
    expect(body(path)).toMatch(
      /<meta http-equiv="Content-Security-Policy" content="default-src &#39;self&#39;[^"]*connect-src &#39;self&#39;/,
    )
    expect(body(path)).not.toMatch(/Content-Security-Policy" content="[^"]*unsafe/)
  })
})

test('every decision has an anchor, and the errors stand where their type points', () => {
  for (const { id } of readDecisions(root))
    expect(body('decisions.html')).toContain(`<details class="entry" id="${id}"`)
  expect(body('index.html')).toContain('id="errors"')
  for (const status of [400, 401, 403, 404, 408, 500, 503]) expect(body('index.html')).toContain(`id="error-${status}"`)
})

describe('the page of the hooks', () => {
  const apis = readApis(root).filter((api) => !isForOthers(api))
  const page = body('hooks.html')

  test.each(hooksOf(apis).map((hook) => ({ hook, id: hook.operation.operationId })))(
    'shows $id with an example and its cause',
    ({ hook, id }) => {
      const section = page.split(`<h3 id="${id}">`)[1]?.split('<h3 id=')[0] ?? ''
      expect(section).toContain(
        hook.askedBy === null ? 'Webhook of the' : `Callback of <a href="${hook.api.name}/${hook.askedBy}.html">`,
      )
      expect(section).toContain('<figure class="code">')
      for (const action of actionsOf(hook)) expect(section).toContain(`<code>${action}</code>`)
    },
  )

  test('shows all of the contracts, with the actions of the webhooks', () => {
    const callbacks = JSON.stringify(apis.map(({ document }) => document.paths)).match(/"callbacks":/g) ?? []
    const webhooks = apis.flatMap(({ document }) => Object.keys(document.webhooks ?? {}))
    expect(hooksOf(apis)).toHaveLength(callbacks.length + webhooks.length)
    const without = hooksOf(apis).filter((hook) => hook.askedBy === null && actionsOf(hook).length === 0)
    // An automation says when it calls.
    expect(without.map(({ operation }) => operation.operationId)).toEqual(['automationAction'])
  })

  test('shows the headers of the signature, and every wait', () => {
    for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature'])
      expect(page).toContain(`<td><code>${name}</code></td>`)
    expect(page).toMatch(/<td>11<\/td><td [^>]*>24.5 hours<\/td><td [^>]*>72.1 hours<\/td>/)
    expect(page).not.toMatch(/^@\w+$/m)
  })
})

test('the page of the relay says all that its contract says', async () => {
  const source = await readFile(join(root, 'specs/smtp-relay.md'), 'utf8')
  const page = body('smtp-relay.html')
  const headings = [...source.matchAll(/^## (.+)$/gm)].map(([, text = '']) => text)
  expect(headings.length).toBeGreaterThan(5)
  for (const text of headings) expect(page).toContain(`>${text}</h2>`)
  expect(page.match(/<tr><td>\d{3}<\/td>/g)).toHaveLength((source.match(/^\| \d{3} \|/gm) ?? []).length)
  expect(page).toContain('<a href="decisions.html#R-032">R-032</a>')
  expect(page).toContain('<a href="transactional-v2/sendEmail.html"><code>sendEmail</code></a>')
})

describe('Markdown', () => {
  const markdown = createMarkdown(createLinks(readApis(root), readDecisions(root)))

  test.each([
    { given: '<script>alert(1)</script>', want: '&lt;script&gt;alert(1)&lt;/script&gt;' },
    { given: 'See M-028.', want: '<p>See <a href="decisions.html#M-028">M-028</a>.</p>\n' },
    { given: 'X-999 is no decision.', want: '<p>X-999 is no decision.</p>\n' },
    { given: '`ping` is in several APIs.', want: '<p><code>ping</code> is in several APIs.</p>\n' },
    { given: '`listEvent`', want: '<p><a href="hooks.html#listEvent"><code>listEvent</code></a></p>\n' },
    { given: '## Retries and parking', want: '<h2 id="retries-and-parking">Retries and parking</h2>\n' },
  ])('$given', ({ given, want }) => {
    expect(markdown(given).markup).toBe(want)
  })
})

test('highlighting changes no character of the code', () => {
  for (const { text, language } of [...readGuides(), readGuide('hooks')].flatMap(({ programs }) => programs)) {
    const shown = highlightCode(text, language).markup.replace(/<[^>]+>/g, '')
    expect(shown).toBe(escapeHtml(text))
  }
  expect(highlightCode("const a = '<b>' // c", 'ts').markup).toBe(
    '<span class="keyword">const</span> a = <span class="string">&#39;&lt;b&gt;&#39;</span> <span class="comment">// c</span>',
  )
})

test('text from the contract cannot become markup', () => {
  expect(html`<b title="${'"'}">${'<script>'}</b>`.markup).toBe('<b title="&quot;">&lt;script&gt;</b>')
  expect(proseHtml('`<b>` & more').markup).toBe('<code>&lt;b&gt;</code> &amp; more')
  expect(scriptJson('</script>').markup).toBe('"\\u003c/script>"')
})

describe('the routes', () => {
  const app = Fastify()
  registerDocs(app, { served: null, roots: {}, publicUrl: 'https://localhost:8443', isHome: true })

  test.each([
    { given: '/docs', want: 'docs/' },
    { given: '/docs/marketing-v3', want: 'marketing-v3/' },
  ])('$given leads to $want', async ({ given, want }) => {
    const { statusCode, headers } = await app.inject(given)
    expect({ statusCode, location: headers.location }).toEqual({ statusCode: 302, location: want })
  })

  test('serve every page of the site', async () => {
    for (const path of site.paths) {
      const reply = await app.inject({ url: `/docs/${path}`, headers: { host: 'localhost:8443' } })
      expect(reply.statusCode, path).toBe(200)
      expect(reply.body === body(path), path).toBe(true)
    }
    for (const api of await apiNames())
      expect((await app.inject(`/docs/${api}/`)).headers['content-type']).toContain('text/html')
  })

  test('answer 304 to who has the page, 404 to unknown pages', async () => {
    const { headers } = await app.inject('/docs/')
    const again = await app.inject({ url: '/docs/', headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect((await app.inject('/docs/../package.json')).statusCode).toBe(404)
    expect((await app.inject('/docs/nothing')).statusCode).toBe(404)
  })
})
