// Reads a CSV file as it comes: the memory it takes does not grow with the file.
import { createTextReader, isArchive } from '../../wire/csv/encoding.ts'
import { type CsvOptions, type CsvRow, createCsvReader } from '../../wire/csv/rows.ts'

export { type CsvRow, usualDelimiters } from '../../wire/csv/rows.ts'

/** The file cannot be read; the message says why. */
export class CsvError extends Error {}

const NO_TABLE = 'The file is a workbook or another archive: save it as CSV'

/** The rows of a file, including its first line but no blank lines. Throws CsvError, or what `bytes` throws. */
export async function* readCsvRows(bytes: AsyncIterable<Buffer>, options: CsvOptions): AsyncGenerator<CsvRow> {
  const text = createTextReader()
  const reader = createCsvReader(options)
  let isFirst = true
  for await (const part of bytes) {
    if (isFirst && isArchive(part)) throw new CsvError(NO_TABLE)
    isFirst = false
    yield* reader.push(text.push(part))
  }
  yield* reader.push(text.end())
  yield* reader.end()
}
