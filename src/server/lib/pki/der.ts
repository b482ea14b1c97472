// Reads and writes DER (X.690). The reader takes the one form that DER allows for a length and nothing past the end, so
// two different texts never read as the same value. It goes into a value only when it is asked to: no input is too deep.

/** Tags of the types that signatures are made of. */
export const tag = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octets: 0x04,
  null: 0x05,
  oid: 0x06,
  utf8: 0x0c,
  sequence: 0x30,
  set: 0x31,
  time: 0x18,
  /** `[n]`, constructed. */
  context: (n: number) => 0xa0 | n,
} as const

/** The bytes are not the DER that stands here. */
export class DerError extends Error {}

/** One value, with its tag. */
export interface Der {
  tag: number
  /** What is in it. */
  body: Buffer
  /** All of it, with tag and length. */
  raw: Buffer
}

const MAX_CHILDREN = 10_000

function readOne(bytes: Buffer, start: number): Der & { end: number } {
  const [first, length] = [bytes[start], bytes[start + 1]]
  if (first === undefined || length === undefined) throw new DerError('A value ends too early.')
  if ((first & 0x1f) === 0x1f) throw new DerError('A tag has more than one byte.')
  let [size, from] = [length, start + 2]
  if (length >= 0x80) {
    const count = length - 0x80
    if (count < 1 || count > 4 || from + count > bytes.length) throw new DerError('A length cannot be read.')
    size = bytes.readUIntBE(from, count)
    if (size < 0x80 || size < 2 ** (8 * (count - 1))) throw new DerError('A length is longer than it needs to be.')
    from += count
  }
  const end = from + size
  if (end > bytes.length) throw new DerError('A value ends too early.')
  return { tag: first, body: bytes.subarray(from, end), raw: bytes.subarray(start, end), end }
}

/** The value at the beginning of the bytes, and what follows it. */
export function readFirst(bytes: Buffer): { value: Der; rest: Buffer } {
  const { end, ...value } = readOne(bytes, 0)
  return { value, rest: bytes.subarray(end) }
}

/** The bytes as one value of this tag; nothing may follow. */
export function readDer(bytes: Buffer, wanted: number): Der {
  const { value, rest } = readFirst(bytes)
  if (rest.length > 0) throw new DerError('Something follows the value.')
  return expectTag(value, wanted)
}

/** The value, which must be there and have this tag. */
export function expectTag(value: Der | undefined, wanted: number): Der {
  if (value?.tag !== wanted) throw new DerError('A value of another type is expected.')
  return value
}

/** The values in a sequence, a set or `[n]`. */
export function partsOf({ body, tag: outer }: Der): Der[] {
  if ((outer & 0x20) === 0) throw new DerError('The value has no parts.')
  const parts: Der[] = []
  for (let at = 0; at < body.length; ) {
    if (parts.length === MAX_CHILDREN) throw new DerError('The value has too many parts.')
    const { end, ...part } = readOne(body, at)
    parts.push(part)
    at = end
  }
  return parts
}

/** An object identifier as its numbers: `1.2.840`. */
export function oidOf(value: Der | undefined): string {
  const { body } = expectTag(value, tag.oid)
  if (body.length === 0 || body.length > 64 || (body.at(-1) ?? 0) >= 0x80)
    throw new DerError('An identifier is cut off.')
  const numbers: number[] = []
  let number = 0
  for (const byte of body) {
    number = number * 128 + (byte & 0x7f)
    if (byte < 0x80) {
      numbers.push(number)
      number = 0
    }
  }
  const [first = 0, ...others] = numbers
  const root = Math.min(Math.trunc(first / 40), 2)
  return [root, first - root * 40, ...others].join('.')
}

/** A whole number of at most six bytes. */
export function integerOf(value: Der | undefined): number {
  const { body } = expectTag(value, tag.integer)
  if (body.length < 1 || body.length > 6) throw new DerError('A number has an unexpected size.')
  return body.readIntBE(0, body.length)
}

/** A value with this tag around the parts. */
export function der(outer: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  if (body.length < 0x80) return Buffer.concat([Buffer.of(outer, body.length), body])
  const digits = body.length.toString(16)
  const length = Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex')
  return Buffer.concat([Buffer.of(outer, 0x80 | length.length), length, body])
}

/** An object identifier of its numbers. */
export function derOid(text: string): Buffer {
  const [first = 0, second = 0, ...others] = text.split('.').map(Number)
  const bytes = [first * 40 + second, ...others].flatMap((number) => {
    const groups = [number & 0x7f]
    for (let left = Math.trunc(number / 128); left > 0; left = Math.trunc(left / 128))
      groups.unshift(0x80 | (left & 0x7f))
    return groups
  })
  return der(tag.oid, Buffer.from(bytes))
}
