// The documentation on the running server, under /docs/. No key is needed to read it.
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentPolicy } from './layout.ts'
import { originOf, showOrigin } from './origin.ts'
import type { DocsSite } from './site.ts'

export interface DocsOptions {
  /** The APIs to show, by name; null for all. */
  served: readonly string[] | null
  /** What the addresses of an API begin with, by its name: its description lies there as well. */
  roots: Readonly<Record<string, string>>
  /** The address of the platform for others. */
  publicUrl: string
  /** Whether the root of the server leads here. */
  isHome: boolean
}

const tagOf = (body: string): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

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

  const send = (site: DocsSite, path: string, request: FastifyRequest, reply: FastifyReply) => {
    const page = site.get(path)
    if (!page) return reply.callNotFound()
    // Scripts and style sheets name no address, and are large.
    const body = path.startsWith('assets/') ? page.body : showOrigin(page.body, originOf(request, publicUrl))
    const tag = tagOf(body)
    // With no-cache an unchanged page is still a 304: new versions show immediately, the large script is sent once.
    reply.header('etag', tag).header('cache-control', 'no-cache').header('x-content-type-options', 'nosniff')
    reply.header('content-security-policy', contentPolicy)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type(page.type).send(body)
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const site = await siteOf()
    const address = request.url.split('?')[0] ?? ''
    const path = address.slice('/docs/'.length)
    if (address === '/docs' || folderWithoutSlash(site, path)) return reply.redirect(`${address}/`)
    return send(site, path, request, reply)
  }
  app.get('/docs', answer)
  app.get('/docs/*', answer)
  if (isHome) app.get('/', async (_request, reply) => reply.redirect('/docs/'))
  for (const [name, root] of Object.entries(roots))
    app.get(`${root}/openapi.json`, async (request, reply) =>
      send(await siteOf(), `${name}/openapi.json`, request, reply),
    )
}
