// Texts in national language tables (3GPP TS 23.038, annex A): which tables, how long the parts are, and what comes back.
import { describe, expect, it } from 'vitest'
import type { SmsLanguage } from '../../../src/server/lib/gsm-languages.ts'
import {
  decodeSms,
  encodeSms,
  encodingFor,
  outsideBasicGsm0338,
  outsideGsm0338,
  segmentSms,
} from '../../../src/server/lib/gsm0338.ts'

const letters = { portuguese: 'êçÔôÁáΦÀÍÓÚÃÕÂíóúãõâ', spanish: 'çÁÍÓÚáíóú', turkish: 'ĞİŞçğış' } as const
const languages = Object.keys(letters) as SmsLanguage[]

describe('the header leaves', () => {
  it.each<[string, SmsLanguage, number, number]>([
    // A single shift and an escape for each ã: 155 septets alone, 149 in each of several (TS 23.040, 9.2.3.24.1).
    [`ã${'a'.repeat(153)}`, 'portuguese', 1, 155],
    [`ú${'a'.repeat(153)}`, 'spanish', 1, 155],
    [`ú${'a'.repeat(154)}`, 'spanish', 2, 149],
    [`ú${'a'.repeat(296)}`, 'spanish', 2, 149],
    [`ú${'a'.repeat(297)}`, 'spanish', 3, 149],
    // The locking shift has it in one septet, so one more fits.
    [`ã${'a'.repeat(154)}`, 'portuguese', 1, 155],
    [`ã${'a'.repeat(155)}`, 'portuguese', 2, 149],
    ['ã'.repeat(155), 'portuguese', 1, 155],
    ['ã'.repeat(298), 'portuguese', 2, 149],
    ['ş'.repeat(155), 'turkish', 1, 155],
    // Â is in both tables, Φ in that of the single shift only: both together leave 152, and 146 of several.
    [`${'ã'.repeat(120)}Φ${'a'.repeat(30)}`, 'portuguese', 1, 152],
    [`${'ã'.repeat(120)}Φ${'a'.repeat(31)}`, 'portuguese', 2, 149],
    [`${'ã'.repeat(220)}Φ${'a'.repeat(70)}`, 'portuguese', 2, 146],
    // What needs no table has none.
    [`é${'a'.repeat(159)}`, 'portuguese', 1, 160],
    ['', 'turkish', 0, 160],
  ])('%#: room in %s', (text, language, parts, perPart) => {
    expect(segmentSms(text, 'gsm0338', language)).toMatchObject({ perPart, parts: { length: parts } })
  })

  it('an escape stays with what follows it', () => {
    const { parts, perPart } = segmentSms(`${'a'.repeat(148)}ú${'a'.repeat(148)}`, 'gsm0338', 'spanish')
    expect([perPart, parts]).toEqual([149, ['a'.repeat(148), `ú${'a'.repeat(147)}`, 'a']])
  })
})

describe('texts', () => {
  it.each(languages)('in %s come back as they were, whatever their length', (language) => {
    const all = [...letters[language], 'a', 'é', '€', '[', '~', '@', '\n']
    let state = 11
    const next = (n: number) => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) % n
    for (let round = 0; round < 300; round++) {
      const text = Array.from({ length: next(500) }, () => all[next(all.length)]).join('')
      expect(outsideGsm0338(text, language)).toBeNull()
      const { parts, perPart, shifts } = segmentSms(text, 'gsm0338', language)
      expect(parts.join('')).toBe(text)
      for (const part of parts) {
        const octets = encodeSms(part, 'gsm0338', shifts)
        expect(octets.length).toBeLessThanOrEqual(perPart)
        expect(decodeSms(octets, `gsm0338-${shifts.locking}-${shifts.single}`)).toBe(part)
      }
    }
  })

  it('take fewer parts than in Unicode', () => {
    const text = 'A sua encomenda está a caminho: amanhã de manhã, entre as nove e as doze. Não é preciso assinar. '
    expect(segmentSms(text.repeat(3), 'unicode').parts).toHaveLength(5)
    expect(segmentSms(text.repeat(3), 'gsm0338', 'portuguese').parts).toHaveLength(2)
  })

  it('with a letter of no table say which', () => {
    expect(outsideGsm0338('não ш', 'portuguese')).toBe('ш')
    expect(outsideGsm0338('não', 'spanish')).toBe('ã')
    expect(encodingFor('não', 'portuguese')).toBe('gsm0338')
    expect(encodingFor('não', 'turkish')).toBe('unicode')
    // º is in the locking table, which has ã in the place of ä.
    expect(outsideGsm0338('nº 5 ã', 'portuguese')).toBeNull()
    expect(outsideGsm0338('nº 5 ä', 'portuguese')).not.toBeNull()
  })

  it('of the basic alphabet have no extension', () => {
    expect(outsideBasicGsm0338('não', 'portuguese')).toBeNull()
    expect(outsideBasicGsm0338('não')).toBe('ã')
    expect(outsideBasicGsm0338('não [ok]', 'portuguese')).toBe('[')
  })
})
