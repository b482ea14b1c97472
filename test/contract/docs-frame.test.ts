// What the frame of the documentation adds to its pages: Markdown, the list for programs that read, the index of the
// search, the order of the pages, and names of assets that change with their content.
import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import { readApis, readDecisions, rowsOf } from '../../src/server/docs/contracts.ts'
import { dressBody, headingsOf } from '../../src/server/docs/frame/dress.ts'
import { plainMarkdown } from '../../src/server/docs/frame/plain.ts'
import { createDocsSite } from '../../src/server/docs/site.ts'

const site = createDocsSite()
const body = (path: string): string => site.get(path)?.body ?? ''
const pages = site.paths.filter((path) => path.endsWith('.html'))
const operations = readApis(root).flatMap(({ name, document }) =>
  rowsOf(document.paths).map(({ operation }) => ({ api: name, ...operation })),
)

describe('Markdown', () => {
  test('every page names its Markdown, which begins with its title and has no markup of HTML', () => {
    const wrong = pages.filter((path) => {
      const own = path.replace(/\.html$/, '.md')
      const [, named = ''] = /<link rel="alternate" type="text\/markdown" href="([^"]+)">/.exec(body(path)) ?? []
      const prose = body(own).replace(/```[\s\S]*?```|`[^`]*`/g, '')
      return (
        posix.join(posix.dirname(path), named) !== own ||
        !/^# \S/.test(body(own)) ||
        /<\/?(p|a|td|div|span|table|details)\b/.test(prose)
      )
    })
    expect(wrong).toEqual([])
    expect(site.get('hooks.md')?.type).toBe('text/markdown; charset=utf-8')
  })

  test('its links lead to files of the site', () => {
    const files = new Set(site.paths)
    const broken = site.paths
      .filter((path) => path.endsWith('.md') || path === 'llms.txt')
      .flatMap((path) =>
        [
          ...body(path)
            .replace(/```[\s\S]*?```/g, '')
            .matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g),
        ]
          .map(([, to = '']) => posix.join(posix.dirname(path), to))
          .filter((to) => !files.has(to) && !site.pictures.has(to))
          .map((to) => `${path}: ${to}`),
      )
    expect(broken).toEqual([])
  })

  test.each([
    { given: '<h2 id="a">A <code>b</code></h2><p>One\n<b>two</b>.</p>', want: '## A `b`\n\nOne **two**.\n' },
    { given: '<p>a <a href="x.html#y">b &amp; c</a></p>', want: 'a [b & c](x.html#y)\n' },
    { given: '<ul><li>one</li><li><p>two</p></li></ul>', want: '- one\n- two\n' },
    {
      given: '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1|2</td><td></td></tr></tbody></table>',
      want: '| A | B |\n| --- | --- |\n| 1\\|2 |  |\n',
    },
    {
      given:
        '<figure class="code"><figcaption>a.ts</figcaption><button>Copy</button><pre><code>if (a &lt; b)\n</code></pre></figure>',
      want: '``` a.ts\nif (a < b)\n```\n',
    },
    {
      given: '<svg><path d="M0 0"/><text>no</text></svg><p>yes<span class="source mark">decided</span></p>',
      want: 'yes\n',
    },
    { given: '<details><summary>More</summary><p>text</p></details>', want: '**More**\n\ntext\n' },
  ])('$given', ({ given, want }) => expect(plainMarkdown([{ markup: given }])).toBe(want))
})

test('llms.txt names every page once, after a title and a summary', () => {
  const text = body('llms.txt')
  expect(text).toMatch(/^# Messaging platform\n\n> \S[^\n]+\n/)
  const named = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, path = '']) => path)
  expect(named.toSorted()).toEqual(pages.map((path) => path.replace(/\.html$/, '.md')).toSorted())
  expect(text).toContain('](marketing-v3/createList.md): `createList POST /marketing/v3/lists`')
})

describe('the search', () => {
  const path = site.paths.find((one) => /^assets\/search\./.test(one)) ?? ''
  const script = body(path)

  test('fits into 100 kB', () => {
    expect(gzipSync(script).length).toBeLessThan(100_000)
  })

  test('knows every operation and decision, hooks, SOAP, and the headings of guides', () => {
    for (const { api, operationId } of operations) {
      expect(script).toContain(`"${api}/${operationId}.html"`)
      expect(script).toContain(`"${operationId} `)
    }
    for (const { id } of readDecisions(root)) expect(script).toContain(`["${id}","${id}",`)
    for (const place of ['"operation-addSubscriber"', '"importFinished"', '"retries-and-parking"'])
      expect(script).toContain(place)
  })
})

test('pages name assets by what is in them', () => {
  const assets = site.paths.filter((path) => path.startsWith('assets/'))
  expect(assets.map((path) => path.replace(/\.[\w-]{10}\./, '.')).toSorted()).toEqual([
    'assets/search.js',
    'assets/site.css',
    'assets/site.js',
  ])
  for (const path of assets) {
    expect(path).toContain(createHash('sha256').update(body(path)).digest('base64url').slice(0, 10))
    expect(body('index.html')).toContain(`"${path}"`)
    expect(body('marketing-v3/createList.html')).toContain(`"../${path}"`)
  }
})

describe('the way through the pages', () => {
  const next = (path: string): string | null => {
    const [, to] = /<a class="next" rel="next" href="([^"]+)">/.exec(body(path)) ?? []
    return to === undefined ? null : posix.join(posix.dirname(path), to)
  }
  const walk = (path: string): string[] => {
    const after = next(path)
    return after === null ? [path] : [path, ...walk(after)]
  }

  test('goes through the menu from the overview to its last page', () => {
    const way = walk('index.html')
    expect(way.slice(0, 3)).toEqual(['index.html', 'changelog.html', 'first-email.html'])
    expect(way).toContain('marketing-v3/index.html')
    expect(way.at(-1)).toBe('decisions.html')
    expect(way.filter((path) => /\/[a-z]\w+\.html$/.test(path) && !path.endsWith('/index.html'))).toEqual([])
  })

  test.each(readApis(root))('goes through all operations of $name, tag by tag', ({ name, document }) => {
    const first = document.tags[0]?.name
    const start = operations.find(({ api, tags }) => api === name && tags[0] === first)?.operationId ?? ''
    expect(body(`${name}/${start}.html`)).toContain(`<a class="prev" rel="prev" href="../${name}/index.html">`)
    const way = walk(`${name}/${start}.html`)
    const own = operations.filter(({ api }) => api === name)
    expect(way.toSorted()).toEqual(own.map(({ operationId }) => `${name}/${operationId}.html`).toSorted())
    const tags = way.map((path) => own.find(({ operationId }) => path === `${name}/${operationId}.html`)?.tags[0])
    expect(tags.filter((tag, at) => tag !== tags[at - 1])).toEqual([...new Set(tags)])
  })

  test('leads from every page to every API', () => {
    for (const path of pages)
      for (const { name } of readApis(root))
        expect(body(path), path).toMatch(new RegExp(`<nav aria-label="APIs"[^\\n]*${name}/index.html"`))
    expect(body('marketing-v3/createList.html')).toContain(
      'href="../marketing-v3/index.html" aria-current="true">Marketing<',
    )
  })
})

describe('what a page gets', () => {
  const dressed = (markup: string) => dressBody([{ markup }]).markup

  test('headings of the same words have anchors of their own', () => {
    const { markup } = dressBody([{ markup: '<h2 id="a">A</h2><h3 id="a">A &amp; <code>b</code></h3>' }])
    expect(headingsOf({ markup })).toEqual([
      { level: 2, id: 'a', text: 'A' },
      { level: 3, id: 'a-2', text: 'A &amp; b' },
    ])
    expect(markup).toContain('<a class="permalink" href="#a-2" aria-label="Link to: A &amp; b"></a>')
  })

  test('cells name their column, except the first', () => {
    expect(
      dressed(
        '<table><thead><tr><th>A</th><th>B</th><th></th></tr></thead><tbody><tr><td>1</td><td class="x">2</td><td>3</td></tr></tbody></table>',
      ),
    ).toContain('<tr><td>1</td><td data-label="B" class="x">2</td><td>3</td></tr>')
  })

  test('long names in tables break after signs and before capitals, entities stay whole', () => {
    expect(
      dressed('<table><tr><td>a_very_long_name_of_this&lt;country_code_and_number&gt;</td></tr></table>'),
    ).toContain('>a_<wbr>very_<wbr>long_<wbr>name_<wbr>of_<wbr>this&lt;country_<wbr>code_<wbr>and_<wbr>number&gt;<')
    expect(dressed('<table><tr><td>startAutomationForContacts</td></tr></table>')).toContain(
      'start<wbr>Automation<wbr>For<wbr>Contacts',
    )
    expect(dressed('<p>startAutomationForContacts</p>')).toBe('<p>startAutomationForContacts</p>')
  })
})
