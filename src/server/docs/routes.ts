// The documentation on the running server, under /docs/. No key is needed to read it.
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentPolicy } from './layout.ts'
import type { DocsSite, Page } from './site.ts'

const tagOf = (page: Page): string => `"${createHash('sha256').update(page.body).digest('base64url').slice(0, 22)}"`

/** Pages link to each other by relative paths, which would be wrong at a folder without its slash. */
function folderWithoutSlash(site: DocsSite, path: string): boolean {
  return !path.endsWith('/') && site.get(`${path}/`) !== null
}

/** Loads the pages and what renders them only when needed, to keep it out of the start of the server. */
async function loadSite(): Promise<DocsSite> {
  const { createDocsSite } = await import('./site.ts')
  return createDocsSite()
}

/** Adds GET /docs and GET /docs/* to the application. Pages are loaded and rendered at their first request. */
export function registerDocs(app: FastifyInstance): void {
  let loaded: Promise<DocsSite> | undefined
  const tags = new Map<string, string>()

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const site = await (loaded ??= loadSite())
    const address = request.url.split('?')[0] ?? ''
    const path = address.slice('/docs/'.length)
    if (address === '/docs' || folderWithoutSlash(site, path)) return reply.redirect(`${address}/`)
    const page = site.get(path)
    if (!page) return reply.callNotFound()
    const tag = tags.get(path) ?? tagOf(page)
    tags.set(path, tag)
    // With no-cache an unchanged page is still a 304: new versions show immediately, the large script is sent once.
    reply.header('etag', tag).header('cache-control', 'no-cache').header('x-content-type-options', 'nosniff')
    reply.header('content-security-policy', contentPolicy)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type(page.type).send(page.body)
  }
  app.get('/docs', answer)
  app.get('/docs/*', answer)
}
