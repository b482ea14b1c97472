// The link at the end of a smart SMS. It leads on to a page elsewhere, or shows one: the HTML of an account, or a copy of
// a page. Either may run scripts, so the policy takes away the origin that the page comes from: it has no cookies and no
// storage, and to the platform it is a stranger.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Domain } from '../../domain/domain.ts'
import { createShortCodes, SHORT_PATH } from '../../lib/short-codes.ts'
import { settleFirst, shortPaths } from './buffered.ts'
import { privately } from './frame.ts'
import { toLocation } from './locations.ts'
import type { Astray } from './messages.ts'
import { isPerson } from './people.ts'

const policy = {
  sandbox:
    'allow-scripts allow-forms allow-popups allow-top-navigation-by-user-activation allow-popups-to-escape-sandbox',
  'frame-ancestors': "'none'",
}

const headers = privately(policy)

type CodeRequest = FastifyRequest<{ Params: { code: string } }>

/** Registers the links. `secret` made their codes; `astray` answers a link that is none of ours. */
export function registerShortLinks(
  app: FastifyInstance,
  { visits }: Domain,
  { secret, astray }: { secret: string; astray: Astray },
): void {
  const { numberOf } = createShortCodes(secret)
  const { follow: open, settle } = visits.receive((err, openings) =>
    app.log.error({ err, openings }, 'openings of short links were not counted'),
  )

  async function follow(request: CodeRequest, reply: FastifyReply) {
    request.op = 'followShortLink'
    const message = numberOf(request.params.code)
    // Who only looks where it leads gets the same answer, and counts for nothing.
    const landing = message === null ? null : await open(message, isPerson(request))
    if (landing && 'html' in landing) return reply.headers(headers).type('text/html; charset=utf-8').send(landing.html)
    const location = landing && toLocation(landing.url)
    return location === null ? astray(request, reply) : reply.headers(headers).redirect(location, 302)
  }

  settleFirst(app, settle)
  const [path, bare] = shortPaths
  app.get(path, follow)
  // On hosts of their own, they stand right behind the host.
  app.get(bare, follow)
  app.get(SHORT_PATH, (request, reply) => astray(request, reply))
}
