// The documentation is complete, loads nothing from elsewhere, and is the same on a server as on a disk.
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { apiNames, root } from '../../scripts/contract/bundle.ts'
import { readApis, readDecisions, rowsOf } from '../../src/server/docs/contracts.ts'
import { html, prose, scriptJson } from '../../src/server/docs/html.ts'
import { edits, redocScript, redocSource } from '../../src/server/docs/redoc.ts'
import { registerDocs } from '../../src/server/docs/routes.ts'
import { createDocsSite } from '../../src/server/docs/site.ts'

const site = createDocsSite()
const body = (path: string): string => site.get(path)?.body ?? ''

/** Addresses that a browser would load without being asked: sources, style sheets, icons, url(). */
function loadedBy(page: string): string[] {
  const tags = [...page.matchAll(/<(?:script|img|link|iframe|source|video|audio|object|embed)\b[^>]*?(?:src|href|data)="([^"]*)"/g)]
  const styles = [...page.matchAll(/url\(\s*['"]?([^'")]+)|@import\s+['"]([^'"]+)/g)]
  return [...tags, ...styles].map((match) => match[1] ?? match[2] ?? '')
}

describe.each(readApis(root))('$name', ({ name, document }) => {
  const operations = [...rowsOf(document.paths), ...rowsOf(document.webhooks ?? {})].map(({ operation }) => operation)

  test('every operation stands on the first page and in the reference', () => {
    for (const { operationId } of operations) {
      expect(body('index.html')).toContain(`href="${name}/index.html#operation/${operationId}"`)
      expect(body(`${name}/index.html`)).toContain(`"operationId":"${operationId}"`)
    }
  })

  test('the description can be loaded', () => {
    expect(JSON.parse(body(`${name}/openapi.json`))).toEqual(document)
  })

  test('the reference names the decision behind an operation', () => {
    const decided = operations.find((operation) => operation['x-decision'])
    expect(body(`${name}/index.html`)).toContain(`[${decided?.['x-decision']}](../index.html#${decided?.['x-decision']})`)
  })
})

describe('nothing is loaded from another machine', () => {
  test.each(site.paths.filter((path) => /\.(html|css)$/.test(path)))('%s', (path) => {
    expect(loadedBy(body(path)).filter((address) => /^(\w+:)?\/\//.test(address))).toEqual([])
  })

  test.each(site.paths.filter((path) => path.endsWith('.html')))('%s forbids it, too', (path) => {
    expect(body(path)).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src &#39;self&#39;[^"]*connect-src &#39;none&#39;/)
  })

  test('each edit of the bundle of Redoc finds its place, and none is left over', () => {
    const [before, after] = [redocSource(), redocScript()]
    for (const [from] of edits) {
      expect(before).toContain(from)
      expect(after).not.toContain(from)
    }
    expect(after).not.toMatch(/https?:\/\/(cdn|otel)\./)
  })
})

test('the first page shows every decision and the errors', () => {
  for (const { id } of readDecisions(root)) expect(body('index.html')).toContain(`<tr id="${id}">`)
  expect(body('index.html')).toContain('id="errors"')
  for (const status of [400, 401, 403, 404, 408, 500, 503]) expect(body('index.html')).toContain(`id="error-${status}"`)
})

test('text from the contract cannot become markup', () => {
  expect(html`<b title="${'"'}">${'<script>'}</b>`.markup).toBe('<b title="&quot;">&lt;script&gt;</b>')
  expect(prose('`<b>` & more').markup).toBe('<code>&lt;b&gt;</code> &amp; more')
  expect(scriptJson('</script>').markup).toBe('"\\u003c/script>"')
})

describe('the routes', () => {
  const app = Fastify()
  registerDocs(app)

  test.each([
    { given: '/docs', want: '/docs/' },
    { given: '/docs/marketing-v3', want: '/docs/marketing-v3/' },
  ])('$given leads to $want', async ({ given, want }) => {
    const { statusCode, headers } = await app.inject(given)
    expect({ statusCode, location: headers.location }).toEqual({ statusCode: 302, location: want })
  })

  test('serve every page of the site', async () => {
    for (const path of site.paths) {
      const reply = await app.inject(`/docs/${path}`)
      expect(reply.statusCode, path).toBe(200)
      expect(reply.body === body(path), path).toBe(true)
    }
    for (const api of await apiNames()) expect((await app.inject(`/docs/${api}/`)).headers['content-type']).toContain('text/html')
  })

  test('answer 304 to who has the page, 404 to unknown pages', async () => {
    const { headers } = await app.inject('/docs/')
    const again = await app.inject({ url: '/docs/', headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect((await app.inject('/docs/../package.json')).statusCode).toBe(404)
    expect((await app.inject('/docs/nothing')).statusCode).toBe(404)
  })
})
