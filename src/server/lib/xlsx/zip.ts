// The records of a ZIP archive that is written from its beginning to its end (APPNOTE.TXT 4.3): sizes and checksums
// follow the content of each entry, and nothing is longer than 4 GiB.

/** An entry whose content has been written. */
export interface ZipEntry {
  name: string
  /** Where its header begins. */
  offset: number
  crc: number
  /** Bytes, deflated and as they were. */
  deflated: number
  size: number
}

/** What the fields of 32 bits can say. */
export const ZIP_LIMIT = 0xffff_ffff

/** Deflate needs version 2.0. */
const VERSION = 20
/** Sizes follow the content (bit 3), names are UTF-8 (bit 11). */
const FLAGS = 0x0808
const DEFLATE = 8
/** 1 January 1980, the first day there is: the same rows make the same bytes. */
const [TIME, DAY] = [0, 0x21]

/** Numbers of two and of four bytes, little-endian. */
function packRecord(...fields: readonly (readonly [2 | 4, number])[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [width]) => sum + width, 0))
  let at = 0
  for (const [width, value] of fields) at = bytes.writeUIntLE(value, at, width)
  return bytes
}

/** What precedes the content of an entry. */
export function entryHeader(name: string): Buffer {
  const nameBytes = Buffer.from(name)
  const fixed = packRecord(
    ...([
      [4, 0x04034b50],
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATE],
      [2, TIME],
      [2, DAY],
    ] as const),
    ...([
      [4, 0],
      [4, 0],
      [4, 0],
      [2, nameBytes.length],
      [2, 0],
    ] as const),
  )
  return Buffer.concat([fixed, nameBytes])
}

/** What follows the content. */
export const entryEnd = ({ crc, deflated, size }: ZipEntry): Buffer =>
  packRecord([4, 0x08074b50], [4, crc], [4, deflated], [4, size])

function directoryEntry({ name, offset, crc, deflated, size }: ZipEntry): Buffer {
  const nameBytes = Buffer.from(name)
  const fixed = packRecord(
    ...([
      [4, 0x02014b50],
      [2, VERSION],
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATE],
      [2, TIME],
      [2, DAY],
    ] as const),
    ...([
      [4, crc],
      [4, deflated],
      [4, size],
      [2, nameBytes.length],
      [2, 0],
      [2, 0],
    ] as const),
    ...([
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ] as const),
  )
  return Buffer.concat([fixed, nameBytes])
}

/** The list of the entries, which ends the archive; `offset` is where it begins. */
export function archiveEnd(entries: readonly ZipEntry[], offset: number): Buffer {
  const list = Buffer.concat(entries.map(directoryEntry))
  const count = entries.length
  if (offset + list.length > ZIP_LIMIT) throw new Error(`An archive of ${offset + list.length} bytes is too large`)
  const end = packRecord(
    ...([
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, count],
      [2, count],
    ] as const),
    ...([
      [4, list.length],
      [4, offset],
      [2, 0],
    ] as const),
  )
  return Buffer.concat([list, end])
}
