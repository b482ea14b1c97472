// What people see of a body that is kept: no secrets, no codes, and nothing cut in two.
import { describe, expect, it } from 'vitest'
import { redactedJson } from '../../../src/server/lib/redacted-json.ts'

const shown = (value: unknown, codes = false) => JSON.parse(redactedJson(value, 8_000, { codes }).text) as unknown

describe('redactedJson', () => {
  it('leaves the value of a secret member out of the texts beside it, too', () => {
    const body = { text: 'Hello, 4711 is "it"', list: [{ note: 'x4711x' }], code: 4711, count: 47_110 }
    expect(shown(body)).toEqual({
      text: 'Hello, [redacted] is "it"',
      list: [{ note: 'x[redacted]x' }],
      code: '[redacted]',
      count: 47_110,
    })
    expect(shown({ quote: 'say "open\\" now', secret: '"open\\"' })).toEqual({
      quote: 'say [redacted] now',
      secret: '[redacted]',
    })
    expect(shown({ text: 'in 12 days', code: '12' })).toEqual({ text: 'in 12 days', code: '[redacted]' })
  })

  it('leaves what looks like a code out of what people read, where there may be one', () => {
    const body = {
      to: '351-910000001',
      message: 'Your code is 482913, Ana',
      subject: 'AB12CD for 2 days, GET it: x7312',
      mergeTags: ['name:Ana', 'code:7F3A'],
      created: '2026-03-02 10:00:04',
    }
    expect(shown(body)).toEqual(body)
    expect(shown(body, true)).toEqual({
      ...body,
      message: 'Your code is [redacted], Ana',
      subject: '[redacted] for 2 days, GET it: x[redacted]',
      mergeTags: ['name:Ana', 'code:[redacted]'],
    })
  })

  it('cuts no secret in two, and says that it cut', () => {
    const text = `${'a '.repeat(497)}482913 and so on`
    const redacted = redactedJson({ text, token: '482913' }, 8_000)
    expect(redacted.text).not.toContain('4829')
    expect(redacted.isCut).toBe(true)
    const long = 's'.repeat(1_500)
    expect(redactedJson({ text: `${long}${long}`, secret: long }, 8_000)).toEqual({
      text: '{"text":"[redacted] …","secret":"[redacted]"}',
      isCut: true,
    })
    const secret = 's'.repeat(900)
    expect(redactedJson({ text: secret.repeat(3), secret }, 8_000).text).toBe(
      '{"text":"[redacted][redacted] …","secret":"[redacted]"}',
    )
  })
})
