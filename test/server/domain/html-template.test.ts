// Templates of HTML whose links are counted: read once for all recipients or anew for each, they make the same bytes as
// rendering first and rewriting the HTML afterwards.
import { describe, expect, it } from 'vitest'
import { compileHtml, type MailLink } from '../../../src/server/domain/content/html-template.ts'
import { compileTemplate } from '../../../src/server/domain/content/templates.ts'
import { rewriteLinks } from '../../../src/server/lib/html/links.ts'
import { pageText } from '../../../src/server/lib/html/page-text.ts'
import { createSeededRandom } from '../../../src/server/lib/seeded.ts'

const put = ({ url }: MailLink) => `https://t.example/${Buffer.from(url).toString('base64url')}?a=1&b=2`
const added = { head: '<p class="head">H</p>', tail: '<p class="tail">T</p>' }

const values = [
  'Ana',
  '',
  '-',
  '--',
  '!',
  '>',
  '-->',
  '"',
  "'",
  '<b>',
  '&amp;',
  ' ',
  'a b',
  '</style>',
  '</a>',
  'https://x.example/?a=1&b="2"',
  'é',
  'style',
  '\n',
  '/',
  '<!--',
  'javascript:x',
]
const names = ['first_name', 'last_name', 'empty', 'extra.city', 'missing']

/** Pieces of HTML and of templates that fit together, or do not. */
const pieces = [
  ...[
    '<p>',
    '</p>',
    'text',
    ' ',
    '\n',
    '&amp;',
    '&eacute;',
    '1 < 2',
    '<',
    '>',
    '</',
    '<!',
    '"',
    "'",
    '=',
    '-',
    '--',
    '/',
  ],
  ...['<body>', '<body class="{{ v }}">', '</body>', '</html>', '<html>', '<head>', '</head>', '<!doctype html>'],
  ...[
    '<!--',
    '-->',
    '<!-- c {{ v }} d -->',
    '<!--[if mso]>',
    '<![endif]-->',
    '<!--[if mso]><a href="https://m.example/{{ v }}">o</a><![endif]-->',
  ],
  ...[
    '<!--[if mso]><v:roundrect href="https://v.example/"></v:roundrect><![endif]-->',
    '<style>',
    '</style>',
    '<style>a { color: {{ v }} }</style>',
  ],
  ...['<title>{{ v }}</title>', '<textarea>', '</textarea>', '<script>', '</script>', '<script>x={{ v }}</script>'],
  ...[
    '<a href="https://x.example/">',
    '<a href="https://x.example/?n={{ v | default: "friend" }}">',
    "<a href='https://x.example/?a={{ v }}&amp;b=1'>",
    '</a>',
  ],
  ...[
    '<a href=https://x.example/{{ v }}>',
    '<a href=https://x.example/bare>',
    '<a href="{{ v }}">',
    '<a href="{{ url }}">',
    '<a href={{ url }}>',
    '<a {{ v }} href="https://y.example/">',
  ],
  ...[
    '<a href="{% if v == "Ana" %}https://a.example/{% else %}https://b.example/{% endif %}">',
    '<a{% if v %} href="https://c.example/"{% endif %}>',
  ],
  ...[
    '<area href="https://area.example/">',
    '<base href="https://base.example/dir/">',
    '<base href="https://{{ v }}.example/">',
    '<a href="p/{{ v }}">',
    '<a href="/q">',
  ],
  ...[
    '<a href="https&#x3A;//e.example/&#x3D;&#38;&apos;&#039;&eacute;&lt;">',
    '<a href="mailto:{{ v }}">',
    '<a title="{{ v }}" href="https://t.example/">',
    '<a href="https://x.example',
    '<img alt="{{ v }}" src="{{ url }}">',
  ],
  ...[
    '{{ v }}',
    '{{ v | raw }}',
    '{{ v | upcase }}',
    '{{- v -}}',
    '{% comment %}<a href="https://no.example/{{ v }}">{% endcomment %}',
    '{% raw %}<a href="https://raw.example/{{ n }}">{% endraw %}',
  ],
  ...['{% assign w = v %}', '{{ w }}', '{% cycle "a", v %}', '{% echo v %}'],
]

const blocks: [string, string][] = [
  ['{% if v == "Ana" %}', '{% endif %}'],
  ['{% if v %}', '{% else %}else<a href="https://else.example/">{% endif %}'],
  ['{%- unless missing -%}', '{%- endunless -%}'],
  ['{% for item in items %}<a href="https://x.example/p/{{ item.id }}">', '{{ item.id }}{% endfor %}'],
  ['{% for item in items %}{% if item.id == 2 %}{% break %}{% endif %}', '{% endfor %}'],
  ['{% case v %}{% when "Ana" %}', '{% when "" %}b{% else %}c{% endcase %}'],
  ['{% capture c %}', '{% endcapture %}{{ c }}{{ c | raw }}'],
]

const variables = (random: () => number) => {
  const value = () => values[Math.floor(random() * values.length)]
  return {
    ...Object.fromEntries(names.slice(0, 3).map((name) => [name, value()])),
    extra: { city: value() },
    url: random() < 0.5 ? 'https://u.example/?a=1&b=2' : value(),
    items: random() < 0.2 ? [] : [{ id: 1 }, { id: 2 }, { id: value() }],
  }
}

function template(random: () => number): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const text = (depth: number): string => {
    let made = ''
    for (let n = Math.floor(random() * (depth === 0 ? 8 : 4)) + 1; n > 0; n--) {
      if (depth < 3 && random() < 0.2) {
        const [open, close] = pick(blocks)
        made += open + text(depth + 1) + close
      } else made += pick(pieces)
    }
    return made
  }
  const name = pick(names)
  return text(0).replace(/\bv\b/g, name)
}

describe('a template with links', () => {
  const rounds = Number(process.env['HTML_ROUNDS'] ?? 4_000)

  it(`makes the same bytes however it is compiled, in ${rounds} templates`, () => {
    const { next: random } = createSeededRandom(Number(process.env['HTML_SEED'] ?? 1))
    const counts = { once: 0, links: 0, refused: 0 }
    for (let round = 0; round < rounds; round++) {
      const source = template(random)
      let expected: ReturnType<typeof compileTemplate>
      try {
        expected = compileTemplate(source, 'html')
      } catch {
        counts.refused++
        continue
      }
      const fast = compileHtml(source, { hasText: true })
      const slow = compileHtml(source, { isReadOnce: false })
      if (fast.isReadOnce) counts.once++
      for (let n = 0; n < 4; n++) {
        const data = variables(random)
        const wanted = rewriteLinks(
          expected.render(data),
          (url) => put({ url, source: null, block: null, isFixed: false }),
          added,
        )
        const about = JSON.stringify({ source, data })
        expect(slow.fill(data).finish(put, added), about).toBe(wanted)
        expect(fast.fill(data).finish(put, added), about).toBe(wanted)
        expect(fast.fill(data).text(), about).toBe(pageText(expected.render(data)))
        const sources: Record<'fast' | 'slow', MailLink[]> = { fast: [], slow: [] }
        for (const [way, compiled] of [
          ['fast', fast],
          ['slow', slow],
        ] as const)
          compiled.fill(data).finish((link) => {
            sources[way].push(link)
            return null
          })
        expect(sources.fast, about).toEqual(sources.slow)
        counts.links += sources.slow.length
      }
    }
    // Both ways were tried, with links in them.
    expect(counts.once).toBeGreaterThan(rounds / 5)
    expect(counts.links).toBeGreaterThan(rounds)
    expect(counts.refused).toBeLessThan(rounds / 2)
  })
})

const linksOf = (html: string) => {
  const urls: string[] = []
  rewriteLinks(html, (url) => {
    urls.push(url)
    return null
  })
  return urls
}

describe('the links of a page', () => {
  it.each([
    { html: '<a href="https://a.example/">a</a>', urls: ['https://a.example/'] },
    { html: "<A class='x' HREF = 'HTTP://a.example'>a</A>", urls: ['HTTP://a.example'] },
    { html: '<a\n  href="https://a.example/?x=1&amp;y=&quot;2">a</a>', urls: ['https://a.example/?x=1&y="2'] },
    { html: '<a href=" https://a.example/ ">a</a>', urls: ['https://a.example/'] },
    { html: '<a href=https://a.example/?a=b>a</a>', urls: ['https://a.example/?a=b'] },
    { html: '<a href="https://a.example/?a&#x3D;1&#38;b&#x26;c">a</a>', urls: ['https://a.example/?a=1&b&c'] },
    { html: '<a href="https://a.example/?&apos;&#x27;&#039;&lt;&eacute;">', urls: ["https://a.example/?'''<é"] },
    { html: '<a href="https://a.example/?a=1&copy=2&para;">', urls: ['https://a.example/?a=1&copy=2¶'] },
    { html: '<a title="<a href=&quot;" href="https://a.example/">', urls: ['https://a.example/'] },
    { html: '<a data-href="https://b.example/" href="https://a.example/">', urls: ['https://a.example/'] },
    { html: '<a href="https://a.example/" href="https://b.example/">', urls: ['https://a.example/'] },
    { html: '<map><area href="https://a.example/"></map>', urls: ['https://a.example/'] },
    { html: '<base href="https://b.example/d/e"><a href="f?g&amp;h">', urls: ['https://b.example/d/f?g&h'] },
    { html: '<!--[if mso]><a href="https://a.example/">a</a><![endif]-->', urls: ['https://a.example/'] },
    { html: '<!--[if !mso]><!--><a href="https://a.example/">a</a><!--<![endif]-->', urls: ['https://a.example/'] },
    { html: '<!--[if mso]><v:rect href="https://a.example/"></v:rect><![endif]-->', urls: ['https://a.example/'] },
    { html: '<a\thref="https://a.example/\nb">', urls: ['https://a.example/b'] },
  ])('are $urls in $html', ({ html, urls }) => {
    expect(linksOf(html)).toEqual(urls)
  })

  it.each([
    '<a href="mailto:ana@example.com">a</a>',
    '<a href="tel:+351910000001">a</a>',
    '<a href="#top">a</a>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="">a</a>',
    '<a href>a</a>',
    '<a name="x">a</a>',
    '<a href="/relative">a</a>',
    '<a href="https://">a</a>',
    '<link href="https://a.example/a.css">',
    '<!-- <a href="https://a.example/"> -->',
    '<style>a::after { content: \'<a href="https://a.example/">\' }</style>',
    '<script>s = \'<a href="https://a.example/">\'</script>',
    '<title><a href="https://a.example/"></title>',
    '<textarea><a href="https://a.example/"></textarea>',
    '<a href="https://a.example/',
    '<p title=\'<a href="https://a.example/">\'>',
    'https://a.example/',
  ])('are none in %s', (html) => {
    expect(linksOf(html)).toEqual([])
  })
})

describe('what is added to a page', () => {
  it.each([
    { html: '<body class="x"><p>a</p></BODY></html>', made: '<body class="x">H<p>a</p>T</BODY></html>' },
    { html: '<p>a</p>', made: 'H<p>a</p>T' },
    { html: '<!-- <body> --><body>a<!-- </body> --></body>', made: '<!-- <body> --><body>Ha<!-- </body> -->T</body>' },
    { html: '<style>/* <body> */</style><body>a</body>', made: '<style>/* <body> */</style><body>HaT</body>' },
    { html: '<!doctype html><p>a', made: '<!doctype html>H<p>aT' },
    {
      html: '<html><head><title>t</title></head><p>a</html>',
      made: '<html><head><title>t</title></head>H<p>aT</html>',
    },
    { html: '<p>a</p><!-- never', made: 'H<p>a</p>T<!-- never' },
    { html: '<p>a</p><style>never', made: 'H<p>a</p>T<style>never' },
    { html: '<p>a</p><a href="never', made: 'H<p>a</p>T<a href="never' },
  ])('stands inside of what is shown of $html', ({ html, made }) => {
    expect(rewriteLinks(html, () => null, { head: 'H', tail: 'T' })).toBe(made)
  })
})

describe('a template that is read once for all', () => {
  it.each([
    '<body><p>Hello {{ first_name }}</p><a href="https://x.example/?n={{ first_name | default: "friend" }}">a</a></body>',
    '{% for item in items %}<a href="https://x.example/{{ item.id }}">{{ item.name }}</a>{% endfor %}',
    '<a href="https://x.example/{% if a %}b{% else %}c{% endif %}">d</a>',
    '<style>a { color: {{ colour }} }</style><!--[if mso]><a href="{{ url }}">a</a><![endif]-->',
  ])('is %s', (template) => {
    expect(compileHtml(template).isReadOnce).toBe(true)
  })

  it.each([
    '{{ html | raw }}',
    '{% capture link %}<a href="https://x.example/">{% endcapture %}{{ link | raw }}',
    '{% if a %}<body>{% else %}<body class="b">{% endif %}</body>',
    '<a href={{ url }}>',
    '<{{ tag }}>',
    '</{% if a %}>{% else %}b{% endif %}<a href="https://x.example/">',
  ])('is not %s', (template) => {
    expect(compileHtml(template).isReadOnce).toBe(false)
  })
})
