// What the import of the console makes of the tables that spreadsheets and other programs write.
import { expect, test } from 'vitest'
import { readCsv, textOfFile } from '../../src/console/pages/contacts/import/csv.ts'

test.each([
  ['commas', 'a,b\n1,2\n', ',', [['1', '2']]],
  ['semicolons, line ends of Windows and a mark', '\uFEFFa;b\r\n1,5;2\r\n', ';', [['1,5', '2']]],
  ['tabs', 'a\tb\n1\t2', '\t', [['1', '2']]],
  [
    'the last cell is empty',
    'a,b\n1,\n,\n3,4',
    ',',
    [
      ['1', ''],
      ['3', '4'],
    ],
  ],
  ['quotes around all', 'a,b\n"1, one","say ""hi""\nto all"\n', ',', [['1, one', 'say "hi"\nto all']]],
  ['a quote within a cell', 'a,b\n5" pipe,2\n', ',', [['5" pipe', '2']]],
  [
    'a quote at the wrong place',
    'a,b\n"1" and,2\n3,4',
    ',',
    [
      ['1 and', '2'],
      ['3', '4'],
    ],
  ],
])('reads a table: %s', (_what, text, _delimiter, rows) => {
  expect(readCsv(text)).toEqual({ columns: ['a', 'b'], rows, faults: [] })
})

test('leaves out a row that cannot be read, and names it', () => {
  expect(readCsv('a,b\n1,2\n"3,4\n5,6')).toEqual({
    columns: ['a', 'b'],
    rows: [
      ['1', '2'],
      ['5', '6'],
    ],
    faults: [{ row: 2, fault: expect.stringContaining('value 1') }],
  })
})

test('finds the delimiter outside of quotes', () => {
  expect(readCsv('"a,b,c";d\n1;2').columns).toEqual(['a,b,c', 'd'])
})

test('reads nothing from nothing', () => {
  expect(readCsv('\n \n')).toMatchObject({ columns: [], rows: [] })
})

test('reads files in UTF-8 and in that of old programs', () => {
  const bytes = (text: string, encoding: 'utf8' | 'latin1') => new Uint8Array(Buffer.from(text, encoding)).buffer
  expect(textOfFile(bytes('João', 'utf8'))).toBe('João')
  expect(textOfFile(bytes('João', 'latin1'))).toBe('João')
})

test('reads a large table, also with a quote that nobody closes', () => {
  const rows = '"ana@example.com";"Ana; and more"\n'.repeat(100_000)
  expect(readCsv(`email;name\n${rows}`).rows).toHaveLength(100_000)
  expect(readCsv(`email;name\n"${rows.replaceAll('"', '')}`)).toMatchObject({
    rows: { length: 99_999 },
    faults: [{ row: 1 }],
  })
})
