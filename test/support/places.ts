// A database of places in the MaxMind format, written for a test: https://maxmind.github.io/MaxMind-DB/.
import { writeFile } from 'node:fs/promises'

type Value = string | number | { [key: string]: Value } | Value[]

/** The control byte of a type with its size, which is below 285 here. */
function control(type: number, size: number): Buffer {
  const low = size < 29 ? size : 29
  const head = type < 8 ? [(type << 5) | low] : [low, type - 7]
  return Buffer.from(size < 29 ? head : [...head, size - 29])
}

function encode(value: Value): Buffer {
  if (typeof value === 'string') {
    const text = Buffer.from(value)
    return Buffer.concat([control(2, text.length), text])
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return Buffer.concat([control(6, 4), bytes])
  }
  if (Array.isArray(value)) return Buffer.concat([control(11, value.length), ...value.map(encode)])
  const entries = Object.entries(value)
  return Buffer.concat([
    control(7, entries.length),
    ...entries.flatMap(([key, member]) => [encode(key), encode(member)]),
  ])
}

/** Writes a database that knows one IPv4 address. */
export async function writePlaces(file: string, address: string, record: { [key: string]: Value }): Promise<void> {
  const bits = address.split('.').flatMap((part) => [...Number(part).toString(2).padStart(8, '0')].map(Number))
  // A node for each bit: one side leads on, the other says that nothing is known.
  const nodes = bits.map((bit, n) => {
    const [nothing, on] = [bits.length, n + 1 < bits.length ? n + 1 : bits.length + 16]
    const node = Buffer.alloc(6)
    node.writeUIntBE(bit === 0 ? on : nothing, 0, 3)
    node.writeUIntBE(bit === 1 ? on : nothing, 3, 3)
    return node
  })
  const metadata = encode({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_700_000_000,
    database_type: 'Test-City',
    description: { en: 'One place' },
    ip_version: 4,
    languages: ['en'],
    node_count: nodes.length,
    record_size: 24,
  })
  const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')])
  await writeFile(file, Buffer.concat([...nodes, Buffer.alloc(16), encode(record), marker, metadata]))
}
