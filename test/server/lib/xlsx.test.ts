// Workbooks: what we write is read by a strict reader, and by two programs that are not ours.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cell, columnName } from '../../../src/server/lib/xlsx/rows.ts'
import { addPiece, newWorkbook, type Workbook } from '../../../src/server/lib/xlsx/workbook.ts'
import { commandOf, needs } from '../../support/programs.ts'
import { readWorkbook, readZip } from '../../support/xlsx.ts'

/** A file of these pieces; between two of them, the workbook is kept as JSON. */
async function fileOf(headings: string[], pieces: Cell[][][], limit?: number): Promise<Buffer> {
  const written: Buffer[] = []
  let workbook = newWorkbook
  for (const [n, rows] of pieces.entries()) {
    const { bytes, workbook: next } = await addPiece(
      workbook,
      { headings, rows, isLast: n === pieces.length - 1 },
      limit,
    )
    written.push(bytes)
    workbook = JSON.parse(JSON.stringify(next)) as Workbook
  }
  return Buffer.concat(written)
}

const headings = ['name', 'n & <more>', 'empty']
const texts: [text: string, read?: string][] = [
  ['plain'],
  ['=1+1'],
  [' spaces around '],
  ['two\nlines'],
  ['a\ttab and a \r'],
  ['<&>"\' ü € 😀'],
  ['0351'],
  ['a literal _x0041_ and _x005F_ and _x'],
  ['control \x00\x01\x1f\x0b characters', 'control  characters'],
  ['half of a pair \ud83d!', 'half of a pair \ufffd!'],
  ['x'.repeat(40_000), 'x'.repeat(32_767)],
  [`${'x'.repeat(32_766)}😀`, 'x'.repeat(32_766)],
]
const numbers = [0, -1, 12.5, 1e21, 2 ** 53 - 1, -0.000001]

const rows: Cell[][] = [
  ...texts.map(([text], n): Cell[] => [text, n, null]),
  ...numbers.map((n): Cell[] => [null, n, '']),
  ['no number', Number.NaN, null],
]
const wanted = [
  headings,
  ...texts.map(([text, read], n) => [read ?? text, n]),
  ...numbers.map((n) => [undefined, n]),
  ['no number', 'NaN'],
]

let folder: string
let file: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'messaging-xlsx-'))
  file = join(folder, 'a.xlsx')
  writeFileSync(file, await fileOf(headings, [rows.slice(0, 5), [], rows.slice(5)], 9))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a workbook', () => {
  it('holds texts and numbers as they are', async () => {
    expect(readWorkbook(await fileOf(headings, [rows]))).toEqual([{ name: 'Sheet1', rows: wanted }])
  })

  it('has the same cells in however many pieces it is written', async () => {
    const pieces = [[], ...rows.map((row) => [row]), []]
    expect(readWorkbook(await fileOf(headings, pieces))).toEqual([{ name: 'Sheet1', rows: wanted }])
  })

  it('has the same bytes each time', async () => {
    expect(await fileOf(headings, [rows])).toEqual(await fileOf(headings, [rows]))
  })

  it('goes on in another sheet under the same headings when one is full', async () => {
    const many = Array.from({ length: 25 }, (_, n): Cell[] => [`row ${n}`, n, null])
    const sheets = readWorkbook(await fileOf(headings, [many.slice(0, 12), many.slice(12)], 11))
    expect(sheets.map(({ name, rows: { length } }) => [name, length])).toEqual([
      ['Sheet1', 11],
      ['Sheet2', 11],
      ['Sheet3', 6],
    ])
    expect(sheets.map((sheet) => sheet.rows[0])).toEqual([headings, headings, headings])
    expect(sheets.flatMap((sheet) => sheet.rows.slice(1))).toEqual(many.map(([name, n]) => [name, n]))
  })

  it('has its headings when there are no rows', async () => {
    expect(readWorkbook(await fileOf(headings, [[]]))).toEqual([{ name: 'Sheet1', rows: [headings] }])
  })

  it('names its columns as spreadsheets do, and has no more than they', async () => {
    expect([0, 25, 26, 701, 702, 16_383].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA', 'XFD'])
    const wide = Array.from({ length: 800 }, (_, n) => `c${n}`)
    expect(readWorkbook(await fileOf(wide, [[wide]]))[0]?.rows).toEqual([wide, wide])
    await expect(fileOf(Array.from({ length: 16_385 }, String), [[]])).rejects.toThrow('16385 columns')
  })

  it('begins with the types of its parts, by which other programs know it', async () => {
    expect([...readZip(await fileOf(headings, [rows])).keys()][0]).toBe('[Content_Types].xml')
  })

  it('is a sound archive to unzip', needs('unzip'), () => {
    const { status, stdout } = spawnSync(commandOf('unzip'), ['-t', file], { encoding: 'utf8' })
    expect([status, stdout]).toEqual([0, expect.stringContaining('No errors detected')])
  })

  it('has the same cells for openpyxl', needs('openpyxl'), () => {
    const program = `
import json, sys, openpyxl
book = openpyxl.load_workbook(sys.argv[1])
print(json.dumps([[list(row) for row in sheet.iter_rows(values_only=True)] for sheet in book]))`
    const { stdout, stderr } = spawnSync(commandOf('openpyxl'), ['-c', program, file], { encoding: 'utf8' })
    expect(stderr).toBe('')
    const sheets = JSON.parse(stdout) as (string | number | null)[][][]
    expect(sheets).toHaveLength(3)
    const [first, ...others] = sheets.map((sheet) => sheet.map((row) => row.map((cell) => cell ?? undefined)))
    const cells = [...(first ?? []), ...others.flatMap((sheet) => sheet.slice(1))]
    // It leaves escaped characters as they stand in the part.
    const text = (cell: unknown) => String(cell ?? '').replace(/_x005F_(?=x[\da-f]{4}_)/gi, '_')
    expect(cells.map(([name, n]) => [text(name), n])).toEqual(wanted.map(([name, n]) => [String(name ?? ''), n]))
  })
})
