// The rules of sending that can be looked at alone: hours, waits, links.
import { describe, expect, it } from 'vitest'
import { verifyWebhook } from '../../../src/clients/index.ts'
import { nextAllowed } from '../../../src/server/domain/campaigns/runs/limit-hour.ts'
import { compileTemplate } from '../../../src/server/domain/content/templates.ts'
import { waitAfter } from '../../../src/server/domain/sending/back-off.ts'
import { randomSecret } from '../../../src/server/lib/ids.ts'
import { signatureHeaders } from '../../../src/server/lib/webhook-signature.ts'

describe('waitAfter', () => {
  it('grows, and adds up to 72 hours', () => {
    const waits: number[] = []
    for (let n = 1, wait = waitAfter(1); wait !== null; wait = waitAfter(++n)) waits.push(wait)
    expect(waits).toEqual([...waits].sort((a, b) => a - b))
    expect(waits.reduce((a, b) => a + b, 0)).toBe(72 * 3_600_000)
    expect(waitAfter(waits.length + 1)).toBeNull()
  })
})

describe('nextAllowed', () => {
  const at = (day: number, time: string) => Date.parse(`2031-03-0${day}T${time}Z`)
  it.each([
    { limit: null, now: [1, '03:00:00'], next: [1, '03:00:00'] },
    { limit: {}, now: [1, '23:59:59'], next: [1, '23:59:59'] },
    { limit: { hour_start: '09:00', hour_end: '18:00' }, now: [1, '08:59:59'], next: [1, '09:00:00'] },
    { limit: { hour_start: '09:00', hour_end: '18:00' }, now: [1, '09:00:00'], next: [1, '09:00:00'] },
    { limit: { hour_start: '09:00', hour_end: '18:00' }, now: [1, '17:59:59'], next: [1, '17:59:59'] },
    { limit: { hour_start: '09:00', hour_end: '18:00' }, now: [1, '18:00:00'], next: [2, '09:00:00'] },
    { limit: { hour_start: '9:30', hour_end: '18:00' }, now: [1, '09:00:00'], next: [1, '09:30:00'] },
    { limit: { hour_start: '22:00', hour_end: '06:00' }, now: [1, '23:00:00'], next: [1, '23:00:00'] },
    { limit: { hour_start: '22:00', hour_end: '06:00' }, now: [1, '05:59:59'], next: [1, '05:59:59'] },
    { limit: { hour_start: '22:00', hour_end: '06:00' }, now: [1, '06:00:00'], next: [1, '22:00:00'] },
    { limit: { hour_start: '12:00' }, now: [1, '11:00:00'], next: [1, '12:00:00'] },
    { limit: { hour_start: '12:00' }, now: [1, '23:59:59'], next: [1, '23:59:59'] },
    { limit: { hour_end: '06:00' }, now: [1, '06:00:00'], next: [2, '00:00:00'] },
    { limit: { hour_start: '08:00', hour_end: '08:00' }, now: [1, '07:00:00'], next: [1, '07:00:00'] },
  ] as const)('$limit at $now is $next', ({ limit, now, next }) => {
    expect(nextAllowed(limit, at(...(now as [number, string])))).toBe(at(...(next as [number, string])))
  })
})

describe('compileTemplate', () => {
  it.each([
    { text: '{{ a.b }}', variables: { a: { b: '<&>' } }, html: '&lt;&amp;&gt;', plain: '<&>' },
    { text: '{% if a %}yes{% else %}no{% endif %}', variables: {}, html: 'no', plain: 'no' },
    { text: '{{ a | upcase | default: "x" }}{{ nothing }}', variables: { a: 'b' }, html: 'B', plain: 'B' },
    { text: '{{ a.constructor }}{{ a.__proto__ }}{{ a.toString }}', variables: { a: {} }, html: '', plain: '' },
  ])('renders $text', ({ text, variables, html, plain }) => {
    expect(compileTemplate(text, 'html').render(variables)).toBe(html)
    expect(compileTemplate(text, 'plain').render(variables)).toBe(plain)
  })

  it.each(['{% include "/etc/passwd" %}', '{% render "/etc/passwd" %}', '{% layout "package.json" %}'])(
    'reads no file: %s',
    (text) => {
      expect(() => compileTemplate(text, 'plain').render({})).toThrow()
    },
  )

  it.each(['{{ a', '{% if %}', '{% for %}', '{{ a | nothing }}', '{% nothing %}'])(
    'refuses %s when it is parsed',
    (text) => {
      expect(() => compileTemplate(text, 'html')).toThrow()
    },
  )

  it('does not fill the memory', () => {
    expect(() => compileTemplate('{% for i in (1..100000000) %}x{% endfor %}', 'plain').render({})).toThrow(
      /does more work/,
    )
  })
})

describe('signatureHeaders', () => {
  it('are those that the clients check', async () => {
    const [secret, body] = [randomSecret(), '{"a":"Olá"}']
    const now = 1_900_000_000_123
    const headers = signatureHeaders('hook_1', now, body, secret)
    await verifyWebhook(body, headers, secret, { now })
    await expect(verifyWebhook(`${body} `, headers, secret, { now })).rejects.toThrow()
    await expect(verifyWebhook(body, headers, randomSecret(), { now })).rejects.toThrow()
    expect(headers['webhook-id']).toBe('hook_1')
  })
})
