// The leaves: names, times, lines.
import { describe, expect, it } from 'vitest'
import { createMeter } from '../../../src/server/contract/rate-limit.ts'
import { toEmail, toPhone } from '../../../src/server/lib/addresses.ts'
import { createClock } from '../../../src/server/lib/clock.ts'
import { csvLine } from '../../../src/server/lib/csv.ts'
import { fromDateTime, isDate, toDate, toDateTime } from '../../../src/server/lib/dates.ts'
import {
  fromContactId,
  openToken,
  randomSecret,
  randomToken,
  sealToken,
  toContactId,
} from '../../../src/server/lib/ids.ts'
import { createShortCodes } from '../../../src/server/lib/short-codes.ts'

describe('contact ids', () => {
  it('go out and come back, each row its own', () => {
    const rows = [...Array.from({ length: 20_000 }, (_, n) => n), 2 ** 31, 2 ** 32 + 7, 2 ** 40 - 1]
    const ids = rows.map(toContactId)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{10}$/)
    expect(new Set(ids).size).toBe(rows.length)
    expect(ids.map(fromContactId)).toEqual(rows)
  })

  it('do not count up', () => {
    const steps = [1, 2, 3, 4].map((row) =>
      Math.abs(Number.parseInt(toContactId(row), 16) - Number.parseInt(toContactId(row + 1), 16)),
    )
    for (const step of steps) expect(step).toBeGreaterThan(1_000)
  })

  it('take any ten digits', () => {
    for (const id of ['0000000000', 'ffffffffff', '00000000ff']) expect(toContactId(fromContactId(id))).toBe(id)
  })
})

describe('short codes', () => {
  const { codeOf, numberOf } = createShortCodes('a secret of this installation')

  it('have ten letters and digits, go out and come back, each number its own', () => {
    const numbers = [...Array.from({ length: 5_000 }, (_, n) => n), 2 ** 32 + 7, 2 ** 40 - 1]
    const codes = numbers.map(codeOf)
    for (const code of codes) expect(code).toMatch(/^[0-9A-Za-z]{10}$/)
    expect(new Set(codes).size).toBe(numbers.length)
    expect(codes.map(numberOf)).toEqual(numbers)
    for (const number of [-1, 1.5, 2 ** 40, Number.NaN]) expect(() => codeOf(number)).toThrow(/has no code/)
  })

  it('do not tell their neighbours', () => {
    // Of 62 characters, chance lets one in six codes share one at its place.
    const same = Array.from({ length: 1_000 }, (_, n) => {
      const [one, next] = [codeOf(n), codeOf(n + 1)]
      return [...one].filter((character, at) => character === next[at]).length
    }).reduce((sum, n) => sum + n, 0)
    expect(same).toBeLessThan(400)
  })

  it('are those of one secret, and hardly any other text is one', () => {
    const others = createShortCodes('another secret')
    const numbers = Array.from({ length: 2_000 }, (_, n) => n)
    expect(numbers.filter((n) => others.numberOf(codeOf(n)) !== null)).toEqual([])
    const changed = numbers.map((n) => codeOf(n).slice(0, 9) + (codeOf(n).endsWith('a') ? 'b' : 'a'))
    expect(changed.filter((code) => numberOf(code) !== null)).toEqual([])
    for (const text of ['', 'abc', 'abcdefghijk', 'abcdefghi-', 'ábcdefghij']) expect(numberOf(text)).toBeNull()
  })
})

describe('tokens', () => {
  it('open with the secret that sealed them', () => {
    for (const payload of ['o-1', 'c-1-2-aGVsbG8', 'a.b.c'])
      expect(openToken('link', sealToken('link', payload, 's'), 's')).toBe(payload)
  })

  it.each([
    (token: string) => token.slice(0, -1),
    (token: string) => `${token}A`,
    (token: string) => token.replace('o-1', 'o-2'),
    (token: string) => token.split('.')[0] as string,
    (token: string) => `.${token.split('.')[1]}`,
    () => '',
    () => '.',
  ])('do not open after %s', (change) => {
    expect(openToken('link', change(sealToken('link', 'o-1', 's')), 's')).toBeNull()
    expect(openToken('link', sealToken('link', 'o-1', 's'), 't')).toBeNull()
  })

  it('at random are never the same', () => {
    expect(new Set(Array.from({ length: 1_000 }, () => randomToken(9))).size).toBe(1_000)
    expect(randomToken(24)).toMatch(/^[\w-]{32}$/)
    expect(Buffer.from(randomSecret().replace(/^whsec_/, ''), 'base64')).toHaveLength(24)
  })
})

describe('dates', () => {
  it.each([
    { text: '2031-03-01 00:00:00', time: Date.UTC(2031, 2, 1) },
    { text: '2028-02-29 23:59:59', time: Date.UTC(2028, 1, 29, 23, 59, 59) },
    { text: '1970-01-01 00:00:00', time: 0 },
    { text: '1969-12-31 23:59:59', time: -1_000 },
    { text: '0999-12-31 23:59:59', time: Date.parse('0999-12-31T23:59:59Z') },
    { text: '2031-02-29 00:00:00', time: null },
    { text: '2031-02-31 00:00:00', time: null },
    { text: '2031-13-01 00:00:00', time: null },
    { text: '2031-03-01 24:00:00', time: null },
    { text: '2031-03-01 23:60:00', time: null },
    { text: '2031-03-01T00:00:00', time: null },
    { text: '2031-3-1 00:00:00', time: null },
    { text: '2031-03-01', time: null },
    { text: '', time: null },
  ])('"$text" is $time', ({ text, time }) => {
    expect(fromDateTime(text)).toBe(time)
    if (time !== null) expect([toDateTime(time), toDate(time)]).toEqual([text, text.slice(0, 10)])
  })

  it.each([
    { text: '2028-02-29', day: true },
    { text: '2031-02-29', day: false },
    { text: '2031-04-31', day: false },
    { text: '2031-1-1', day: false },
    { text: 'tomorrow', day: false },
  ])('$text is a day: $day', ({ text, day }) => expect(isDate(text)).toBe(day))

  it('each account has the time of its own clock, and real time does not move', () => {
    const clock = createClock(() => 1_000)
    clock.setAhead(new Map([[7, 60_000]]))
    const ahead = (time: number) => Math.round((time - Date.now()) / 1_000)
    expect([clock.now(7), clock.now(8), clock.wall()].map(ahead)).toEqual([61, 1, 1])
    expect([...clock.times().ahead]).toEqual([[7, 60_000]])
    clock.setAhead(new Map())
    expect(ahead(clock.now(7))).toBe(1)
  })
})

describe('csvLine', () => {
  it.each([
    { values: [1, 'a', ''], line: '1,a,\r\n' },
    { values: ['a,b', 'a"b', 'a\nb'], line: '"a,b","a""b","a\nb"\r\n' },
    { values: ['=1+1', '+1', '-1', '@a', -1], line: "'=1+1,'+1,'-1,'@a,-1\r\n" },
  ])('$values', ({ values, line }) => expect(csvLine(values)).toBe(line))
})

describe('addresses', () => {
  it.each([
    { text: ' Ana@Example.COM ', address: 'Ana@example.com' },
    { text: 'a+b.c@x-y.example.com', address: 'a+b.c@x-y.example.com' },
    { text: `${'a'.repeat(64)}@example.com`, address: `${'a'.repeat(64)}@example.com` },
    { text: `${'a'.repeat(65)}@example.com`, address: null },
    { text: 'ana', address: null },
    { text: 'ana@example', address: null },
    { text: 'ana@@example.com', address: null },
    { text: '.ana@example.com', address: null },
    { text: 'ana@example.com\r\nBcc: b@example.com', address: null },
    { text: 'ana@-example.com', address: null },
    { text: 'Ana@Bücher.example', address: 'Ana@xn--bcher-kva.example' },
    { text: 'José@example.com', address: 'José@example.com' },
    { text: 'e\u0301@example.com', address: 'é@example.com' },
    { text: `${'é'.repeat(32)}@example.com`, address: `${'é'.repeat(32)}@example.com` },
    { text: `${'é'.repeat(33)}@example.com`, address: null },
    { text: 'ana@\u00e9', address: null },
  ])('"$text" is $address', ({ text, address }) => expect(toEmail(text)).toBe(address))

  it.each([
    { text: '351-910000001', phone: true },
    { text: '1-2025550100', phone: true },
    { text: '999-12345', phone: false },
    { text: '351910000001', phone: false },
    { text: '+999912345678', phone: false },
    { text: '+351', phone: false },
    { text: '+3519100000010000', phone: false },
  ])('$text is a phone: $phone', ({ text, phone }) => expect(toPhone(text)).toBe(phone ? text : null))

  it.each([
    { text: '+351912345678', want: '351-912345678' },
    { text: '+351 912 345 678', want: '351-912345678' },
    { text: '+351-912345678', want: '351-912345678' },
    { text: '+351 91(0)0000001', want: '351-910000001' },
    { text: '+1.212.555.0100', want: '1-2125550100' },
    { text: '+447911123456', want: '44-7911123456' },
  ])('$text is E.164 and becomes $want', ({ text, want }) => expect(toPhone(text)).toBe(want))
})

describe('createMeter', () => {
  it('counts keys and accounts in windows of their own, which end', () => {
    let now = 1_000_000
    const meter = createMeter({ perKey: 2, keyWindow: 10, perAccount: 3 }, () => now)
    const take = (key: string) => {
      const { headers, refusal } = meter.countRequest(key, 1)
      return [headers['x-ratelimit-remaining'], headers['x-account-remaining'], refusal?.code ?? 'taken']
    }
    expect(take('a')).toEqual([1, 2, 'taken'])
    expect(take('a')).toEqual([0, 1, 'taken'])
    expect(take('a')).toEqual([0, 0, 'rate_limited'])
    expect(take('b')).toEqual([1, 0, 'rate_limited'])
    expect(meter.countRequest('b', 2).refusal).toBeNull()
    now += 10_000
    expect(take('a')).toEqual([1, 0, 'rate_limited'])
    now += 3_600_000
    expect(take('a')).toEqual([1, 2, 'taken'])
  })

  it('keeps the counts of the busy when it has to forget somebody', () => {
    const meter = createMeter({ perKey: 5, keyWindow: 10, perAccount: 1_000_000 }, () => 1_000_000)
    for (let n = 0; n < 5; n++) meter.countRequest('busy', 1)
    for (let n = 0; n < 150_000; n++) meter.countRequest(`key ${n}`, 1)
    expect(meter.countRequest('busy', 1).refusal?.code).toBe('rate_limited')
    expect(meter.countRequest('busy', 1).headers['x-account-remaining']).toBe(1_000_000 - 150_007)
  })

  it('says how long the windows last', () => {
    let now = 1_000_000
    const meter = createMeter({ perKey: 1, keyWindow: 10, perAccount: 5 }, () => now)
    meter.countRequest('a', 1)
    now += 2_500
    const { headers } = meter.countRequest('a', 1)
    expect(headers).toMatchObject({ 'x-ratelimit-reset': 8, 'x-account-reset': 3_598 })
  })

  it('counts operations without a key by address, an IPv6 one with its /64', () => {
    const meter = createMeter({ perKey: 60, keyWindow: 60, perAccount: 1_000_000 }, () => 1_000_000)
    const left = (ip: string) => meter.takeOpen(ip).headers['x-ratelimit-remaining']
    expect([left('2001:db8::1'), left('2001:db8::ffff:1'), left('2001:db8:0:1::1')]).toEqual([59, 58, 59])
    expect([left('192.0.2.1'), left('::ffff:192.0.2.1'), left('192.0.2.2')]).toEqual([59, 58, 59])
    for (let n = 0; n < 58; n++) left('192.0.2.1')
    expect(meter.takeOpen('192.0.2.1').refusal?.code).toBe('rate_limited')
  })
})
