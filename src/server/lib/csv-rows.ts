// Reads a CSV file (RFC 4180) as it comes, one row at a time: the memory it takes does not grow with the file.
import { Readable } from 'node:stream'

/** The file cannot be read; the message says where and why. */
export class CsvError extends Error {}

export interface CsvShape {
  /** The character between two columns. */
  delimiter: string
  /** The character around a value that holds a delimiter or a line break. */
  quote: string
  /** The longest row, bytes. */
  maxRowBytes: number
}

const NO_UTF8 = 'The file is not in UTF-8: save it in this encoding'

/** Throws CsvError at the first byte that is not UTF-8. Drops a byte order mark. */
async function* decoded(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (part?: Buffer) => {
    try {
      return decoder.decode(part, { stream: part !== undefined })
    } catch {
      throw new CsvError(NO_UTF8)
    }
  }
  for await (const part of bytes) yield decode(part)
  yield decode()
}

/** The rows of a file, including its first line but no empty lines. Throws CsvError, or what `bytes` throws. */
export async function* readCsvRows(
  bytes: AsyncIterable<Buffer>,
  { delimiter, quote, maxRowBytes }: CsvShape,
): AsyncGenerator<string[]> {
  // Loaded with the first file: the start of the server should not wait for the library.
  const { CsvError: ParserError, parse } = await import('csv-parse')
  // Whoever reads the rows deals with those of another length than the first.
  const parser = parse({
    delimiter,
    quote,
    escape: quote,
    max_record_size: maxRowBytes,
    relax_column_count: true,
    skip_empty_lines: true,
  })
  const source = Readable.from(decoded(bytes), { objectMode: false })
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const row of parser) yield row as string[]
  } catch (error) {
    throw error instanceof ParserError ? new CsvError(`The file is no CSV: ${error.message}`) : error
  } finally {
    source.destroy()
  }
}
