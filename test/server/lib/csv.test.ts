// The guard against formulas, of the files of the platform and of the console, and that imports undo it.
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { csvText } from '../../../src/console/pages/campaigns/csv.ts'
import { csvLine } from '../../../src/server/lib/csv.ts'
import { guardFormula, unguardFormula } from '../../../src/wire/csv/guard.ts'
import { cellsInSpiteOfQuotes, formulas, isFormula, lookalikes } from '../../support/formulas.ts'

/** Every text of up to five of these characters. */
function* shortTexts(): Generator<string> {
  const alphabet = ["'", '=', ';', ' ', '\t', '\n', 'a']
  let texts = ['']
  for (let length = 0; length <= 5; length++) {
    yield* texts
    texts = texts.flatMap((text) => alphabet.map((one) => text + one))
  }
}

describe.each([
  { of: 'the platform', line: (cell: string) => csvLine([1, cell, 'b']) },
  { of: 'the console', line: (cell: string) => csvText([['1', cell, 'b']]) },
])('CSV files of $of', ({ line }) => {
  it.each(formulas)('run no formula of %j', (formula) => {
    expect(isFormula(guardFormula(formula))).toBe(false)
    expect(cellsInSpiteOfQuotes(line(formula)).filter(isFormula)).toEqual([])
    const [row] = parse(line(formula), { record_delimiter: '\r\n' }) as string[][]
    expect(row).toEqual(['1', guardFormula(formula), 'b'])
    expect(unguardFormula(guardFormula(formula))).toBe(formula)
  })

  it.each([...lookalikes])('keep %j apart from what its guard makes of others', (text) => {
    expect(unguardFormula(guardFormula(text))).toBe(text)
    expect(unguardFormula(guardFormula(guardFormula(text)))).toBe(guardFormula(text))
  })

  it('have a guard that can be undone, whatever the text', () => {
    const wrong = [...shortTexts()].filter(
      (text) => unguardFormula(guardFormula(text)) !== text || isFormula(guardFormula(text)),
    )
    expect(wrong).toEqual([])
  })

  it('leave texts without formulas as they are', () => {
    for (const text of ["'quoted", "''x", "it's; 5", 'a-b', 'ana@example.com', '1 = 1', ''])
      expect([guardFormula(text), unguardFormula(text)]).toEqual([text, text])
  })

  it('read each character of a long text once', () => {
    // Quadratic work on these takes minutes.
    for (const long of ['\t'.repeat(1_000_000), "'".repeat(1_000_000), ";'".repeat(500_000), '\n '.repeat(500_000)])
      expect(unguardFormula(guardFormula(long))).toBe(long)
  })
})
