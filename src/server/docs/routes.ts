// The documentation on the running server, under /docs/. No key is needed to read it.
import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { movedTo } from './changes/moved.ts'
import { createCompressor, encodingFor, hashOf } from './compressed.ts'
import { allowEveryOrigin, answerPreflights, isContractFile } from './contract-files.ts'
import { contentPolicy } from './frame/policy.ts'
import { originOf, showOrigin } from './origin.ts'
import type { DocsSite } from './site.ts'

export interface DocsOptions {
  /** The APIs to show, by name; null for all. */
  served: readonly string[] | null
  /** The URL prefix of each API by name; it also serves the description of the API. */
  roots: Readonly<Record<string, string>>
  /** The address of the platform for others. */
  publicUrl: string
  /** Whether the root of the server leads here. */
  isHome: boolean
}

/** Whether the reader has what has this tag; a proxy that compresses makes a weak tag of it. */
const hasTag = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag)

/** The names of assets change with their content. Pages show new versions at once: an unchanged one is a short 304. */
const cachingOf = (path: string): string =>
  path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

/** Pages link to each other by relative paths, which would be wrong at a folder without its slash. */
function folderWithoutSlash(site: DocsSite, path: string): boolean {
  return !path.endsWith('/') && site.get(`${path}/`) !== null
}

/**
 * Adds GET /docs/*, and the description of each API at its root, to the application. Pages are loaded and rendered at
 * their first request, to keep them and what renders them out of the start of the server.
 */
export function registerDocs(app: FastifyInstance, { served, roots, publicUrl, isHome }: DocsOptions): void {
  let loaded: Promise<DocsSite> | undefined
  const loadSite = async (): Promise<DocsSite> => (await import('./site.ts')).createDocsSite({ served })
  const siteOf = () => (loaded ??= loadSite())

  const { encode } = createCompressor()
  const send = async (site: DocsSite, path: string, request: FastifyRequest, reply: FastifyReply) => {
    const page = site.get(path)
    if (!page) return reply.callNotFound()
    // Scripts and style sheets name no address.
    const body = path.startsWith('assets/') ? page.body : showOrigin(page.body, originOf(request, publicUrl))
    const hash = hashOf(body)
    const { bytes, encoding } = await encode(body, hash, encodingFor(String(request.headers['accept-encoding'] ?? '')))
    const tag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
    reply.headers({ etag: tag, 'cache-control': cachingOf(path), vary: 'accept-encoding' })
    reply.headers({ 'content-security-policy': contentPolicy, 'x-frame-options': 'DENY' })
    if (isContractFile(path)) allowEveryOrigin(reply)
    if (hasTag(request, tag)) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type(page.type).send(bytes)
  }
  const sendPicture = async (file: string, request: FastifyRequest, reply: FastifyReply) => {
    const picture = await readFile(file)
    const tag = `"${hashOf(picture)}"`
    reply.headers({ etag: tag, 'cache-control': 'no-cache' })
    return hasTag(request, tag) ? reply.code(304).send() : reply.type('image/png').send(picture)
  }
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const site = await siteOf()
    const address = request.url.split('?')[0] ?? ''
    const path = address.slice('/docs/'.length)
    // Relative, so that it stays below the path prefix of a proxy.
    if (address === '/docs' || folderWithoutSlash(site, path)) return reply.redirect(`${posix.basename(address)}/`)
    const moved = site.moved.get(path)
    if (moved) return reply.header('cache-control', 'no-cache').redirect(movedTo(path, moved), 301)
    const picture = site.pictures.get(path)
    if (picture !== undefined) return sendPicture(picture, request, reply)
    return send(site, path, request, reply)
  }
  answerPreflights(app)
  app.get('/docs', sendPage)
  app.get('/docs/*', sendPage)
  // Where programs that read look first.
  for (const file of ['llms.txt', 'llms-full.txt'])
    app.get(`/${file}`, async (_request, reply) => reply.redirect(`docs/${file}`))
  if (isHome) app.get('/', async (_request, reply) => reply.redirect('docs/'))
  for (const [name, root] of Object.entries(roots))
    app.get(`${root}/openapi.json`, async (request, reply) =>
      send(await siteOf(), `${name}/openapi.json`, request, reply),
    )
}
