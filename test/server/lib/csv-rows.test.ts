// What one reader makes of tables as people's programs write them, however the bytes arrive.
import { parse } from 'csv-parse/sync'
import { describe, expect, it, test } from 'vitest'
import { readCsvRows } from '../../../src/server/lib/csv-rows.ts'
import { type CsvOptions, type CsvRow, usualDelimiters } from '../../../src/wire/csv/rows.ts'

const options: CsvOptions = { delimiter: ',', quote: '"', maxRow: 100 }

async function* piecesOf(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function rowsOf(file: string | Buffer, size = 65_536, more: Partial<CsvOptions> = {}) {
  const rows: CsvRow[] = []
  for await (const row of readCsvRows(piecesOf(Buffer.from(file), size), { ...options, ...more })) rows.push(row)
  return rows.map((row) => ('fault' in row ? row.fault : row.cells))
}

const utf16 = (text: string, mark: boolean) => Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le')
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16()
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const NAMES = [
  ['email', 'name'],
  ['ana@example.com', 'João'],
]
const text = 'email,name\nana@example.com,João\n'
const NOT_CLOSED = /^The quotation mark of value \d+ never closes$/
const TOO_LONG = 'The row has more than 100 characters'

const cases: [what: string, file: string | Buffer, rows: unknown[]][] = [
  ['UTF-8 with a mark', `\uFEFF${text}`, NAMES],
  ['Windows-1252', latin1(text), NAMES],
  ['UTF-16 with a mark', utf16(text, true), NAMES],
  ['UTF-16 without', utf16(text, false), NAMES],
  ['UTF-16, big end first', swapped(utf16(text, true)), NAMES],
  ['UTF-16, big end first, without a mark', swapped(utf16(text, false)), NAMES],
  [
    'lines of two encodings',
    Buffer.concat([Buffer.from('José\n'), latin1('João\n'), Buffer.from('€\n')]),
    [['José'], ['João'], ['€']],
  ],
  ['a byte that no encoding has', Buffer.from([0x61, 0x81, 0x0a]), [['a\u0081']]],
  [
    'sep= of a spreadsheet',
    'sep=;\r\na;b\r\n1;2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['sep= in quotes, by a tab', '"sep=\t"\na\tb\n', [['a', 'b']]],
  ['mixed line ends', 'a\nb\r\nc\rd', [['a'], ['b'], ['c'], ['d']]],
  [
    'line ends of old Macs',
    'a,b\r1,2\r',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['blank lines', '\n\r\na\n \n\nb\n\n', [['a'], ['b']]],
  [
    'a delimiter at the end',
    'a,b,\n1,2,\n',
    [
      ['a', 'b', ''],
      ['1', '2', ''],
    ],
  ],
  ['cells of several lines', 'a,"1\n2\r\n3",b\nc', [['a', '1\n2\r\n3', 'b'], ['c']]],
  ['doubled quotes', '"say ""hi""","",""""\n', [['say "hi"', '', '"']]],
  ['blanks around quotes', 'a, "b, c" ,d\n', [['a', 'b, c', 'd']]],
  ['quotes within a cell', '5" pipe,6" pipe\n', [['5" pipe', '6" pipe']]],
  ['quotes within a quoted cell', '"5" pipe",x\n', [['5" pipe', 'x']]],
  [
    'text behind a quote',
    '"Ana" Silva,x\n"Rui",y\n',
    [
      ['Ana Silva', 'x'],
      ['Rui', 'y'],
    ],
  ],
  [
    'one stray quote',
    'a,b\n"1,2\n3,"4"\n5,6\n',
    [['a', 'b'], expect.stringMatching(NOT_CLOSED), ['3', '4'], ['5', '6']],
  ],
  ['one stray quote in the last row', 'a\n"1', [['a'], expect.stringMatching(NOT_CLOSED)]],
  [
    'a stray quote before many rows',
    `a\n"1\n${'2\n'.repeat(60)}`,
    [['a'], expect.stringMatching(NOT_CLOSED), ...Array(60).fill(['2'])],
  ],
  ['a row that is too long', `a\n${'x'.repeat(101)}\nb`, [['a'], TOO_LONG, ['b']]],
  ['a row that is far too long', `a\n${'x'.repeat(1_000)}\r\nb\n`, [['a'], TOO_LONG, ['b']]],
  ['a row of many cells that is too long', `a\n${'x,'.repeat(400)}\nb\n`, [['a'], TOO_LONG, ['b']]],
  ['nothing', '', []],
  ['a mark only', '\uFEFF', []],
]

describe.each([1, 2, 3, 7, 65_536])('in pieces of %d bytes', (size) => {
  it.each(cases)('reads %s', async (_what, file, rows) => {
    expect(await rowsOf(file, size)).toEqual(rows)
  })
})

it('refuses a workbook', async () => {
  await expect(rowsOf(Buffer.from('PK\u0003\u0004...'))).rejects.toThrow('workbook')
})

it('lets the caller choose the delimiter by the first row, whatever is in its quotes', async () => {
  const widest = (headingsBy: (delimiter: string) => string[]) =>
    usualDelimiters.toSorted((a, b) => headingsBy(b).length - headingsBy(a).length)[0] ?? ','
  expect(await rowsOf('"a,b,c";d\n1;2', 3, { delimiter: widest })).toEqual([
    ['a,b,c', 'd'],
    ['1', '2'],
  ])
})

test('agrees with another reader on every well-formed table of some characters', async () => {
  const cells = ['', 'a', '"b"', '"c,d"', '"e\nf"', '"g""h"', 'é', ' ']
  for (const one of cells)
    for (const two of cells)
      for (const end of ['\n', '\r\n']) {
        const file = `x,y${end}${one},${two}${end}${two},${one}${end}`
        const expected = parse(file, { record_delimiter: end, relax_column_count: true }) as string[][]
        expect(await rowsOf(file, 4)).toEqual(expected)
      }
})

test('reads many stray quotes, and many rows of several lines, in linear time', async () => {
  const stray = await rowsOf('"x\n'.repeat(200_000), 65_536, { maxRow: 20_480 })
  expect(stray).toHaveLength(200_000)
  const lines = await rowsOf('"a\nb",c" d\n'.repeat(200_000), 2 ** 24, { maxRow: 20_480 })
  expect(lines).toHaveLength(200_000)
})
