// The console on the running server, under /console/. It is one page for every address; the key that it calls the APIs
// with is the reader's own.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const folder = join(import.meta.dirname, '..', '..', '..', 'generated', 'console')

/** What the page may do: nothing but its own files, calls of this server, and frames with previews from it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const HEADERS = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

interface Asset {
  type: string
  plain: Buffer
  gzip: Buffer
  br: Buffer
}

const types: Record<string, string> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }

/** The compressed forms by the hash of the file, for all servers of a process: Brotli takes half a second. */
const compressedByHash = new Map<string, Promise<[gzip: Buffer, br: Buffer]>>()

function compress(plain: Buffer, hash: string): Promise<[gzip: Buffer, br: Buffer]> {
  const known = compressedByHash.get(hash)
  if (known) return known
  const compressed = Promise.all([promisify(gzip)(plain), promisify(brotliCompress)(plain)])
  compressedByHash.set(hash, compressed)
  return compressed
}

/** A file with its compressed forms, under a name that changes with its content. */
async function readAsset(extension: 'js' | 'css'): Promise<[name: string, asset: Asset]> {
  const plain = await readFile(join(folder, `console.${extension}`))
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 12)
  const [zipped, br] = await compress(plain, hash)
  return [`console-${hash}.${extension}`, { type: types[extension] as string, plain, gzip: zipped, br }]
}

/** The page with the names of its files, and the files by name. */
async function readConsole() {
  const [js, css] = await Promise.all([readAsset('js'), readAsset('css')])
  const html = await readFile(join(folder, 'console.html'), 'utf8')
  const page = html.replace('{console.js}', js[0]).replace('{console.css}', css[0])
  return { page, assets: new Map([js, css]) }
}

const encodingFor = ({ headers }: FastifyRequest): 'br' | 'gzip' | 'plain' => {
  const accepted = String(headers['accept-encoding'] ?? '')
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'plain'
}

function sendAsset(asset: Asset, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = encodingFor(request)
  reply.headers(HEADERS).header('vary', 'Accept-Encoding').type(asset.type)
  if (encoding !== 'plain') reply.header('content-encoding', encoding)
  return reply.header('cache-control', 'public, max-age=31536000, immutable').send(asset[encoding])
}

/** Adds GET /console/* to the application, and leads the root of the server there. The files are read and compressed at the first request. */
export function registerConsole(app: FastifyInstance): void {
  let loaded: ReturnType<typeof readConsole> | undefined
  const load = () => (loaded ??= readConsole())

  app.get<{ Params: { name: string } }>('/console/assets/:name', async (request, reply) => {
    const asset = (await load()).assets.get(request.params.name)
    return asset ? sendAsset(asset, request, reply) : reply.callNotFound()
  })
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url.split('?')[0] === '/console') return reply.redirect('/console/')
    const { page } = await load()
    return reply.headers(HEADERS).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
  }
  app.get('/console', show)
  app.get('/console/*', show)
  app.get('/', async (_request, reply) => reply.redirect('/console/'))
}
