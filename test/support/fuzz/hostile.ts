// Values that an attacker or a broken program might send.
import type { Random } from './random.ts'

const long = 'x'.repeat(70_000)
const texts: readonly string[] = [
  '',
  ' ',
  '\t\r\n',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfff',
  '\ud83d',
  '\u202e',
  '\ufeff',
  '\u0001\u001f\u007f\u0085\u2028',
  'Ⱥ',
  'ǅ',
  'ß'.repeat(99),
  long,
  'a\r\nBcc: eve@example.com',
  '"><script>alert(1)</script>',
  "'; DROP TABLE account; --",
  '%',
  '_%',
  '\\',
  '%00',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '{{',
  '{{ a',
  '{% for %}',
  '{% if',
  '{{ a | nothing }}',
  '{% for i in (1..9999999) %}{{ i }}{% endfor %}',
  '{% render "a" %}',
  'null',
  'true',
  'NaN',
  '1e999',
  '-1',
  '0',
  '007',
  '٣',
  '9007199254740993',
  '9223372036854775808',
  '99999999999999999999999999',
  '0000-00-00 00:00:00',
  '2026-13-45 99:99:99',
  '9999-12-31 23:59:59',
  '2026-02-30',
  '275760-09-13',
  '0001-01-01 00:00:00',
  '2026-11-21T10:00:00+99:00',
  'a@',
  '@b',
  'a@b',
  '"a b"@example.com',
  'a@[127.0.0.1]',
  `${'a'.repeat(300)}@example.com`,
  'ana@exämple.com',
  'a@b,c@d',
  'Ana <ana@example.com>',
  'http://',
  'http://[',
  'https://user:password@example.com',
  'http://127.0.0.1:99999/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  'http://0x7f.1/',
  'http://[::1]:9/',
  '1-1',
  '999-00000000000000000000',
  '0-0000',
]
const numbers: readonly number[] = [
  0,
  -0,
  -1,
  1,
  0.1,
  -0.5,
  1e-320,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  -(2 ** 63),
  2 ** 64,
  1e21,
  1e300,
  253402300800,
  8.64e15,
]
const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as unknown
const others = (): readonly unknown[] => [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [{}],
  { constructor: { prototype: { a: 1 } } },
  { toString: 1, valueOf: 'a', hasOwnProperty: null },
  { length: -1 },
  { $ne: null },
  deep,
]

/** Texts for the address, each already escaped or to be sent as it is. */
export const hostileSegments: readonly string[] = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '9007199254740992',
  '9007199254740993',
  '9223372036854775807',
  '9223372036854775808',
  '-9223372036854775809',
  '99999999999999999999999',
  '2147483648',
  '%00',
  'a%00b',
  '%ff',
  '%',
  '%zz',
  '%2e%2e',
  '..',
  '%2F',
  ' ',
  '%20',
  '+',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  'a'.repeat(7_000),
  'a'.repeat(9_000),
  '%F0%9F%9A%80',
  '%ED%A0%80',
  "'",
  '"',
  '*',
  '0x1',
  '1,2',
  '٣',
]

/** Too many of an item; of a long one only a few, since changes pile up: no text could hold 1,500 times 1,500 of them. */
function manyTimes(item: unknown): unknown[] {
  const length = (JSON.stringify(item) ?? '').length > 1_000 ? 3 : 1_500
  return Array.from({ length }, () => item)
}

/** A hostile value, often of the same type as the original. */
function hostileFor(value: unknown, random: Random): unknown {
  if (random.chance(0.6)) {
    if (typeof value === 'string') return random.pick(texts)
    if (typeof value === 'number') return random.pick(numbers)
    if (Array.isArray(value))
      return random.pick([[], [...value, ...value, ...value], manyTimes(value[0] ?? 1), value[0], [...value, null]])
  }
  return random.pick([random.pick(texts), random.pick(numbers), random.pick(others())])
}

const strangeNames = [
  'constructor',
  'prototype',
  'toString',
  'surprise',
  '',
  'a.b',
  '0',
  '-1',
  '\u0001',
  'ſ',
  'length',
  'then',
  'toJSON',
]

function changeObject(value: Record<string, unknown>, random: Random): unknown {
  const names = Object.keys(value)
  const name = names.length > 0 ? random.pick(names) : 'a'
  const kind = random.below(names.length > 0 ? 8 : 1)
  if (kind === 0) return { ...value, [random.pick(strangeNames)]: random.pick(others()) }
  if (kind === 1) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
  return { ...value, [name]: hostile(value[name], random) }
}

/** The value with one thing in it that is wrong. */
export function hostile(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.7)) {
    const at = random.below(value.length)
    return value.map((item, index) => (index === at ? hostile(item, random) : (item as unknown)))
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && random.chance(0.9))
    return changeObject(value as Record<string, unknown>, random)
  return hostileFor(value, random)
}

/** A raw text for the query. */
export const hostileQuery = (random: Random): string =>
  random.chance(0.3)
    ? random.pick(hostileSegments).replace(' ', '+')
    : encodeURIComponent(
        random
          .pick(texts)
          .replace(/[\ud800-\udfff]/gu, '\ufffd')
          .slice(0, 5_000),
      )
