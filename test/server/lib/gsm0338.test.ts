// How SMS are coded and cut.
import { describe, expect, it } from 'vitest'
import { encodingFor, outsideGsm0338, type SmsEncoding, segmentSms } from '../../../src/server/lib/gsm0338.ts'

const pieces = { gsm0338: ['a', 'é', '€', '[', '\n', 'Ω'], unicode: ['a', 'ã', '😀', '汉', '€'] }

/** Texts of many lengths from a seed, so that a failure can be repeated. */
function* texts(encoding: SmsEncoding, seed: number): Generator<string> {
  let state = seed
  const next = (n: number) => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) % n
  for (let round = 0; round < 300; round++) {
    const length = next(700)
    yield Array.from({ length }, () => pieces[encoding][next(pieces[encoding].length)]).join('')
  }
}

const unitsOf = (text: string, encoding: SmsEncoding) =>
  encoding === 'unicode' ? text.length : [...text].reduce((sum, c) => sum + ('\f^{}\\[~]|€'.includes(c) ? 2 : 1), 0)

describe('segmentSms', () => {
  it.each<[string, SmsEncoding, number, number]>([
    ['', 'gsm0338', 0, 160],
    ['a'.repeat(160), 'gsm0338', 1, 160],
    ['a'.repeat(161), 'gsm0338', 2, 153],
    ['a'.repeat(306), 'gsm0338', 2, 153],
    ['a'.repeat(307), 'gsm0338', 3, 153],
    ['€'.repeat(80), 'gsm0338', 1, 160],
    ['€'.repeat(81), 'gsm0338', 2, 153],
    // 76 pairs make 152: the 77th would be cut by the end of the part, so it begins the next one.
    ['€'.repeat(153), 'gsm0338', 3, 153],
    ['ã'.repeat(70), 'unicode', 1, 70],
    ['ã'.repeat(71), 'unicode', 2, 67],
    ['😀'.repeat(35), 'unicode', 1, 70],
    ['😀'.repeat(67), 'unicode', 3, 67],
  ])('cuts %#: %s as %s', (text, encoding, parts, perPart) => {
    expect(segmentSms(text, encoding)).toMatchObject({ perPart, parts: { length: parts } })
  })

  it.each<SmsEncoding>(['gsm0338', 'unicode'])('loses nothing and keeps pairs together: %s', (encoding) => {
    for (const text of texts(encoding, 7)) {
      const { parts, perPart, units } = segmentSms(text, encoding)
      expect(parts.join('')).toBe(text)
      expect(units).toBe(unitsOf(text, encoding))
      for (const part of parts) {
        expect(unitsOf(part, encoding)).toBeLessThanOrEqual(perPart)
        expect(part.isWellFormed()).toBe(true)
      }
    }
  })
})

describe('the alphabet', () => {
  it.each(['ÄÖÑÜ§¿äöñüà', 'ΔΦΓΛΩΠΨΣΘΞ', '@£$¥èéùìòÇ', '^{}\\[~]|€\f', '\r\n'])('has %j', (text) => {
    expect(outsideGsm0338(text)).toBeNull()
    expect(encodingFor(text)).toBe('gsm0338')
  })

  it.each([
    ['ç', 'ç'],
    ['não', 'ã'],
    ['a😀', '😀'],
    ['`', '`'],
    ['\t', '\t'],
  ])('%j has what it lacks', (text, stranger) => {
    expect(outsideGsm0338(text)).toBe(stranger)
    expect(encodingFor(text)).toBe('unicode')
  })
})
