// Bodies as they travel: compressed once for each form that browsers ask for, and kept.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How a body is compressed on its way; `identity` is not at all. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** Bytes of compressed bodies that are cached: each host name of the platform has its own pages. */
const KEPT_BYTES = 16 * 1024 * 1024

/** Shorter bodies would hardly shrink. */
const MIN_BYTES = 1_000

/** What names a body: the beginning of its hash. */
export const hashOf = (body: string | Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22)

/** The best encoding that an Accept-Encoding header allows (RFC 9110 12.5.3). */
export function encodingFor(header: string | undefined): Encoding {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const weight = parameters.find((one) => one.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
  const isAllowed = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return isAllowed('br') ? 'br' : isAllowed('gzip') ? 'gzip' : 'identity'
}

/** Brotli at quality 5 is about as fast as gzip, and smaller; a request waits for it. */
function compress(body: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body)
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}

/** Compresses bodies and keeps the last ones. */
export interface Compressor {
  /** The bytes of a body of this hash, and their encoding: short bodies stay as they are. */
  encode(body: string, hash: string, encoding: Encoding): Promise<{ bytes: Buffer; encoding: Encoding }>
}

/** A compressor that keeps at most this many bytes. */
export function createCompressor(keptBytes = KEPT_BYTES): Compressor {
  const kept = new Map<string, Promise<Buffer>>()
  const sizes = new Map<string, number>()
  let total = 0

  const forgetOldest = () => {
    for (const [key, size] of sizes) {
      if (total <= keptBytes) return
      sizes.delete(key)
      kept.delete(key)
      total -= size
    }
  }
  async function compressBody(key: string, body: string, encoding: Encoding): Promise<Buffer> {
    try {
      // Also kept as it is: connections that take it slowly share these bytes.
      const bytes = encoding === 'identity' ? Buffer.from(body) : await compress(body, encoding)
      sizes.set(key, bytes.length)
      total += bytes.length
      forgetOldest()
      return bytes
    } catch (error) {
      kept.delete(key)
      throw error
    }
  }
  return {
    async encode(body, hash, encoding) {
      if (body.length < MIN_BYTES) return { bytes: Buffer.from(body), encoding: 'identity' }
      const key = `${hash}-${encoding}`
      const bytes = kept.get(key) ?? compressBody(key, body, encoding)
      kept.set(key, bytes)
      return { bytes: await bytes, encoding }
    },
  }
}
