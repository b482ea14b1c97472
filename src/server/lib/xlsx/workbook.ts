// Writes a workbook piece by piece. Between two pieces it is plain data, so that another process can continue.
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { type Cell, columnName, rowsXml, SHEET_COLUMNS, SHEET_ROWS } from './rows.ts'
import { archiveEnd, entryEnd, entryHeader, ZIP_LIMIT, type ZipEntry } from './zip.ts'

/** A workbook between two pieces. */
export interface Workbook {
  /** Bytes that were written. */
  written: number
  /** The finished entries of the archive. */
  entries: ZipEntry[]
  /** The sheets, and the rows of the last one, which is open unless there is none. */
  sheets: number
  rows: number
  open: ZipEntry | null
}

/** What to add to a workbook. */
export interface Piece {
  /** The headings, which stand above the rows of each sheet. */
  headings: readonly string[]
  rows: readonly (readonly Cell[])[]
  /** Whether these are the last rows. */
  isLast: boolean
}

export const newWorkbook: Workbook = { written: 0, entries: [], sheets: 0, rows: 0, open: null }

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const sheetHead = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
const sheetTail = '</sheetData></worksheet>'

/** A sheet is the default of all parts, so this part can be written first, before the number of sheets is known. */
const contentTypes = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/></Types>`

const relationshipsXml = (items: readonly { type: string; target: string }[]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${items
    .map(({ type, target }, n) => `<Relationship Id="rId${n + 1}" Type="${DOCUMENT}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

const numbersTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1)

/** The parts that name the sheets. */
const workbookParts = (sheets: number): readonly (readonly [string, string])[] => [
  [
    'xl/workbook.xml',
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${numbersTo(sheets)
      .map((n) => `<sheet name="Sheet${n}" sheetId="${n}" r:id="rId${n}"/>`)
      .join('')}</sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    relationshipsXml(numbersTo(sheets).map((n) => ({ type: 'worksheet', target: `worksheets/sheet${n}.xml` }))),
  ],
]

const compress = promisify(deflateRaw)
/** Ends at a whole byte, so that another piece can follow: each piece is deflated by itself. */
const pieceOptions = { level: 1, finishFlush: constants.Z_SYNC_FLUSH }
/** The last block of a deflated stream, which is empty. */
const LAST_BLOCK = Buffer.from([0x03, 0x00])

/** Rows that are written at once: about 3 ms of work, then others have their turn. */
const STEP = 1_000
/** Bytes of XML after which a sheet takes no more rows: what is written at once is shorter than the rest of 4 GiB. */
const SHEET_BYTES = ZIP_LIMIT - 1024 * 1024 * 1024

/** Collects the bytes of one piece and keeps the account of them. */
class PieceWriter {
  readonly bytes: Buffer[] = []
  private readonly book: Workbook

  constructor(book: Workbook) {
    this.book = book
  }

  private writeBytes(bytes: Buffer): void {
    this.bytes.push(bytes)
    this.book.written += bytes.length
  }

  openEntry(name: string): void {
    this.book.open = { name, offset: this.book.written, crc: 0, deflated: 0, size: 0 }
    this.writeBytes(entryHeader(name))
  }

  async content(text: string): Promise<void> {
    const entry = this.book.open as ZipEntry // The caller has opened an entry.
    const source = Buffer.from(text)
    const deflated = await compress(source, pieceOptions)
    entry.crc = crc32(source, entry.crc)
    entry.size += source.length
    entry.deflated += deflated.length
    this.writeBytes(deflated)
  }

  closeEntry(): void {
    const entry = this.book.open as ZipEntry // The caller has opened an entry.
    entry.deflated += LAST_BLOCK.length
    this.writeBytes(LAST_BLOCK)
    this.writeBytes(entryEnd(entry))
    this.book.entries.push(entry)
    this.book.open = null
  }

  async entry(name: string, text: string): Promise<void> {
    this.openEntry(name)
    await this.content(text)
    this.closeEntry()
  }

  end(): void {
    this.writeBytes(archiveEnd(this.book.entries, this.book.written))
  }
}

/** The bytes that the piece adds to the file, and the workbook after it. `limit` is the rows of a sheet. */
export async function addPiece(
  before: Workbook,
  { headings, rows, isLast }: Piece,
  limit = SHEET_ROWS,
): Promise<{ bytes: Buffer; workbook: Workbook }> {
  if (headings.length > SHEET_COLUMNS) throw new Error(`A sheet cannot have ${headings.length} columns`)
  const book = structuredClone(before)
  const writer = new PieceWriter(book)
  const columns = headings.map((_, n) => columnName(n))
  if (book.written === 0) {
    await writer.entry('[Content_Types].xml', contentTypes)
    await writer.entry('_rels/.rels', relationshipsXml([{ type: 'officeDocument', target: 'xl/workbook.xml' }]))
  }

  async function nextSheet(): Promise<void> {
    await endSheet()
    book.sheets++
    book.rows = 1
    writer.openEntry(`xl/worksheets/sheet${book.sheets}.xml`)
    await writer.content(sheetHead + rowsXml([headings], 1, columns))
  }

  async function endSheet(): Promise<void> {
    if (book.open === null) return
    await writer.content(sheetTail)
    writer.closeEntry()
  }

  if (book.sheets === 0) await nextSheet()
  for (let at = 0; at < rows.length; ) {
    if (book.rows >= limit || (book.open?.size ?? 0) > SHEET_BYTES) await nextSheet()
    const fitting = rows.slice(at, at + Math.min(STEP, limit - book.rows))
    await writer.content(rowsXml(fitting, book.rows + 1, columns))
    book.rows += fitting.length
    at += fitting.length
  }
  if (isLast) {
    await endSheet()
    for (const [name, text] of workbookParts(book.sheets)) await writer.entry(name, text)
    writer.end()
  }
  return { bytes: Buffer.concat(writer.bytes), workbook: book }
}
