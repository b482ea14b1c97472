// Reads a workbook as a strict reader would: the archive by its list, each entry against its checksum and its header, the
// parts by their relationships, the cells by their references.
import { crc32, inflateRawSync } from 'node:zlib'
import { SaxesParser } from 'saxes'

export interface Sheet {
  name: string
  /** The cells by row and column; undefined where there is none. */
  rows: (string | number | undefined)[][]
}

/** The entries of an archive by their names. */
export function readZip(file: Buffer): Map<string, Buffer> {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0 || end + 22 !== file.length) throw new Error('The archive does not end with its list')
  const entries = new Map<string, Buffer>()
  let [count, at] = [file.readUInt16LE(end + 10), file.readUInt32LE(end + 16)]
  if (at + file.readUInt32LE(end + 12) !== end) throw new Error('The list is not where the end says')
  for (; count > 0; count--) {
    if (file.readUInt32LE(at) !== 0x02014b50) throw new Error(`No entry of the list at ${at}`)
    const [crc, deflated, size] = [16, 20, 24].map((place) => file.readUInt32LE(at + place)) as [number, number, number]
    const lengths = [28, 30, 32].map((place) => file.readUInt16LE(at + place)) as [number, number, number]
    const name = file.toString('utf8', at + 46, at + 46 + lengths[0])
    entries.set(name, contentOf(file, name, { offset: file.readUInt32LE(at + 42), crc, deflated, size }))
    at += 46 + lengths[0] + lengths[1] + lengths[2]
  }
  return entries
}

interface Entry {
  offset: number
  crc: number
  deflated: number
  size: number
}

function contentOf(file: Buffer, name: string, { offset, crc, deflated, size }: Entry): Buffer {
  if (file.readUInt32LE(offset) !== 0x04034b50) throw new Error(`${name} has no header`)
  const start = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28)
  const content = inflateRawSync(file.subarray(start, start + deflated))
  const end = start + deflated
  const descriptor = [0, 4, 8, 12].map((place) => file.readUInt32LE(end + place))
  if (content.length !== size || crc32(content) !== crc) throw new Error(`${name} is not as the list says`)
  if (descriptor.join() !== [0x08074b50, crc, deflated, size].join()) throw new Error(`${name} ends in another way`)
  return content
}

type Attributes = Record<string, string>

/** Goes through the elements of a part; `text` is what stands directly in one. */
function walk(xml: Buffer, visit: (name: string, attributes: Attributes, text: string) => void): void {
  const parser = new SaxesParser()
  const open: { name: string; attributes: Attributes; text: string }[] = []
  parser.on('opentag', ({ name, attributes }) => open.push({ name, attributes: attributes as Attributes, text: '' }))
  parser.on('text', (text) => {
    const top = open.at(-1)
    if (top) top.text += text
  })
  parser.on('closetag', () => {
    const { name, attributes, text } = open.pop() as (typeof open)[number]
    visit(name, attributes, text)
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml.toString('utf8')).close()
}

function numberOfColumn(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** What `_x000D_` stands for (ECMA-376 1, 22.9.2.19). */
const unescaped = (text: string) =>
  text.replace(/_x([\dA-Fa-f]{4})_/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))

function rowsOf(xml: Buffer): Sheet['rows'] {
  const rows: Sheet['rows'] = []
  let cells: Sheet['rows'][number] = []
  let value = ''
  walk(xml, (name, attributes, text) => {
    if (name === 't') value = unescaped(text)
    if (name === 'v') value = text
    if (name === 'c') {
      const [, letters = '', row] = /^([A-Z]+)(\d+)$/.exec(attributes['r'] ?? '') ?? []
      if (Number(row) !== rows.length + 1) throw new Error(`The cell ${attributes['r']} is in row ${rows.length + 1}`)
      cells[numberOfColumn(letters)] = attributes['t'] === 'inlineStr' ? value : Number(value)
    }
    if (name !== 'row') return
    rows.push([...cells])
    if (Number(attributes['r']) !== rows.length) throw new Error(`Row ${attributes['r']} is number ${rows.length}`)
    cells = []
  })
  return rows
}

/** The sheets of a workbook in their order. */
export function readWorkbook(file: Buffer): Sheet[] {
  const parts = readZip(file)
  const part = (name: string) => {
    const content = parts.get(name)
    if (!content) throw new Error(`There is no part ${name}`)
    return content
  }
  const types = new Map<string, string>()
  walk(part('[Content_Types].xml'), (_name, { PartName, Extension, ContentType = '' }) =>
    types.set(PartName ?? `.${Extension}`, ContentType),
  )
  const typeOf = (name: string) => types.get(`/${name}`) ?? types.get(`.${name.split('.').at(-1)}`) ?? ''
  const targets = (name: string) => {
    const found = new Map<string, string>()
    walk(part(name), (element, { Id = '', Target = '' }) => element === 'Relationship' && found.set(Id, Target))
    return found
  }
  const [book = ''] = targets('_rels/.rels').values()
  if (!typeOf(book).endsWith('sheet.main+xml')) throw new Error(`${book} is no workbook`)
  const sheetParts = targets('xl/_rels/workbook.xml.rels')
  const sheets: Sheet[] = []
  walk(part(book), (element, { name = '', 'r:id': id = '' }) => {
    if (element !== 'sheet') return
    const path = `xl/${sheetParts.get(id)}`
    if (!typeOf(path).endsWith('worksheet+xml')) throw new Error(`${path} is no sheet`)
    sheets.push({ name, rows: rowsOf(part(path)) })
  })
  return sheets
}
