// What a template may cost is counted, so these bounds hold on every machine; only the last test looks at the time.
import { describe, expect, it } from 'vitest'
import { createBudgets } from '../../../src/server/domain/content/template-budget.ts'
import { compileTemplate } from '../../../src/server/domain/content/templates.ts'

const long = 'a'.repeat(400_000)
const wide = Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`k${n}`, 1]))
const list = Array.from({ length: 400_000 }, () => '')
const again = (body: string) => `{% for i in (1..50000) %}${body}{% endfor %}`
const overlapping = { a: long, b: `${'a'.repeat(5_000)}b${'a'.repeat(5_000)}` }

const TOO_MUCH = /does more work/

/** Templates that a budget ends, with the data that makes them expensive. */
const endless: [name: string, template: string, variables?: object][] = [
  ['a range', '{{ (1..9900000) | size }}'],
  ['a joined range', '{{ (1..450000) | join }}'],
  ['a sorted range', '{{ (1..450000) | sort | size }}'],
  ['a sorted list', '{{ a | sort | size }}', { a: Array.from({ length: 20_000 }, (_, n) => `${(n * 7919) % 20_000}`) }],
  ['an empty loop', again('')],
  ['loops in loops', again(again(again('')))],
  ['conditions', again('{% if i > 3 and i < 100000 %}x{% endif %}')],
  ['branches without variables', again(`{% if false %}${'{% elsif false %}'.repeat(1_900)}{% endif %}`)],
  ['values of a case', again(`{% case 1 %}{% when ${'2,'.repeat(20_000)}2 %}{% endcase %}`)],
  ['operands', again(`{% if ${'a or '.repeat(9_000)}a %}{% endif %}`)],
  ['filters', again(`{{ a${' | upcase'.repeat(5_000)} }}`)],
  ['arguments of a filter', again(`{{ a | upcase: ${'x,'.repeat(20_000)}x }}`)],
  ['members of members', again(`{{ a${'.b'.repeat(20_000)} }}`)],
  ['a text that doubles', `{% assign a = "xxxxxxxx" %}${'{% assign a = a | append: a %}'.repeat(40)}{{ a }}`],
  ['a capture that doubles', `{% assign a = "x" %}${'{% capture a %}{{ a }}{{ a }}{% endcapture %}'.repeat(40)}`],
  ['a text of 300 million characters', `{% for i in (1..5000) %}${'x'.repeat(60_000)}{% endfor %}`],
  ['replacements that grow', '{{ a | replace: "a", a }}', { a: 'a'.repeat(5_000) }],
  ['a search that looks again and again', '{{ a | replace: b, "" }}', overlapping],
  ['a search in a condition', '{% if a contains b %}x{% endif %}', overlapping],
  ['equal texts', again('{% if a == b %}x{% endif %}'), { a: `${long}x`, b: `${long}y` }],
  ['equal texts in a case', again('{% case a %}{% when b %}{% endcase %}'), { a: `${long}x`, b: `${long}y` }],
  ['dates', again('{{ "2020-01-01" | date: "%A %B %c" }}')],
  ['dates in a zone', again('{{ "2020-01-01" | date: "%c", "America/New_York" }}')],
  ['a date with a width', '{{ "now" | date: "%999999999Y" }}'],
  ['an object as a list', again('{% for x in a limit: 1 %}{% endfor %}'), { a: wide }],
  ['a long list', again('{% for x in a reversed limit: 1 %}{% endfor %}'), { a: list }],
  ['a printed list', again('{{ a }}'), { a: list }],
  ['escapes', '{{ a }}', { a: '<"&'.repeat(300_000) }],
]

describe('a template that costs more than a message may', () => {
  it.each(endless)('ends: %s', (_name, template, variables = {}) => {
    expect(() => compileTemplate(template, 'html').render(variables)).toThrow(TOO_MUCH)
  })

  it.each('where_exp reject_exp group_by_exp has_exp find_exp find_index_exp where map sum json'.split(' '))(
    'is refused for the filter %s',
    (filter) => expect(() => compileTemplate(`{{ (1..9900000) | ${filter}: "i", "i == 0" }}`, 'html')).toThrow(filter),
  )

  it.each(['include "x"', 'render "x"', 'layout "x"', 'block x', 'tablerow a in b', 'liquid', 'increment a'])(
    'is refused for the tag %s',
    (tag) => expect(() => compileTemplate(`{% ${tag} %}`, 'html')).toThrow('not found'),
  )

  it('is refused with too much code, too many tags or blocks too deep', () => {
    expect(() => compileTemplate(`{{ ${'a or '.repeat(20_000)}a }}`, 'plain')).toThrow('50000 is the most')
    expect(() => compileTemplate('{{ a }}'.repeat(2_001), 'plain')).toThrow('2000 is the most')
    const nested = '{% if a %}'.repeat(101) + '{% endif %}'.repeat(101)
    expect(() => compileTemplate(nested, 'plain')).toThrow('more than 100 deep')
  })
})

describe('a template that fits', () => {
  const render = (template: string, variables: object = {}, kind: 'html' | 'plain' = 'html') =>
    compileTemplate(template, kind).render(variables)

  it('does what the language promises', () => {
    expect(render('Hello {{ name.first | default: "you" | upcase }}', { name: { first: 'Ana' } })).toBe('Hello ANA')
    expect(render('{% if a > 1 and b == "x" %}yes{% elsif a %}so{% else %}no{% endif %}', { a: 1 })).toBe('so')
    expect(render('{% for i in a limit: 2 offset: 1 %}{{ i }}{{ forloop.index }}{% endfor %}', { a: [1, 2, 3] })).toBe(
      '2132',
    )
    expect(render('{% for p in a %}{{ p[0] }}={{ p[1] }};{% endfor %}', { a: { x: 1, y: 2 } })).toBe('x=1;y=2;')
    expect(render('{% case a %}{% when 1, 2 %}low{% else %}high{% endcase %}', { a: 2 })).toBe('low')
    expect(render('{{ a }} {{ a | raw }}', { a: '<b>' })).toBe('&lt;b&gt; <b>')
    expect(render('{{ a }}', { a: '<b>' }, 'plain')).toBe('<b>')
    expect(render('{{ "a,b" | split: "," | reverse | join: "-" }}')).toBe('b-a')
    expect(render('{{ "2026-03-04" | date: "%d/%m/%Y" }} {{ 7 | divided_by: 2.0 | round: 1 }}')).toBe('04/03/2026 3.5')
    expect(render('{{ list.size }} {{ text.size }}', { list: [1, 2], text: 'abc' })).toBe('2 3')
    expect(render('{% capture x %}{{ a }}!{% endcapture %}{% assign y = x | append: "?" %}{{ y }}', { a: 1 })).toBe(
      '1!?',
    )
    expect(render('a {%- comment -%} x {%- endcomment -%} b{% raw %}{{ c }}{% endraw %}')).toBe('ab{{ c }}')
  })

  it('may be an invoice with 500 lines', () => {
    const lines = Array.from({ length: 500 }, (_, n) => ({ name: `Item ${n}`, price: n, count: 2 }))
    const row =
      '<tr>{% if line.price > 0 %}<td>{{ line.name }}</td><td>{{ line.price | times: line.count }}</td>{% endif %}'
    const made = render(`{% for line in lines %}${row}</tr>{% endfor %}`, { lines })
    expect(made).toContain('<td>Item 499</td><td>998</td>')
  })

  it('may be as large as a large email', () => {
    const html = `${'<p>hello</p>'.repeat(80_000)}{{ a }}`
    expect(render(html, { a: 'x' })).toHaveLength(html.length - '{{ a }}'.length + 1)
  })
})

describe('texts that are filled again and again', () => {
  it('are not tried any more after five excesses', () => {
    const budgets = createBudgets()
    const template = compileTemplate(again(again('')), 'plain')
    for (let n = 0; n < 5; n++) expect(() => template.render({}, budgets.next())).toThrow(TOO_MUCH)
    expect(() => budgets.next()).toThrow('not tried any more')
  })
})

/** Milliseconds that this thread worked for `work`, whatever else the machine has to do. */
function worked(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

it('stops the event loop for a moment only, whatever a template does', () => {
  const times = endless.map(([name, template, variables = {}]) => {
    const compiled = compileTemplate(template, 'html')
    return [name, worked(() => expect(() => compiled.render(variables)).toThrow(TOO_MUCH))] as const
  })
  // Some 50 ms on an idle machine of today; seconds to minutes without the budget.
  expect(times.filter(([, ms]) => ms > 500)).toEqual([])
})
