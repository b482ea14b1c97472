// The link at the end of a smart SMS. It leads on to a page elsewhere, or shows one: the HTML of an account, or a copy of
// a page. Either may run scripts, so the policy takes away the origin that the page comes from: it has no cookies and no
// storage, and to the platform it is a stranger.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Domain } from '../domain/domain.ts'
import { createShortCodes, SHORT_PATH } from '../lib/short-codes.ts'
import { isPerson } from './bot-detection.ts'
import { settleFirst, shortPaths } from './buffered.ts'
import { privateHeaders } from './frame.ts'
import { toLocation } from './locations.ts'
import type { Astray } from './messages.ts'

const policy = {
  sandbox:
    'allow-scripts allow-forms allow-popups allow-top-navigation-by-user-activation allow-popups-to-escape-sandbox',
  'frame-ancestors': "'none'",
}

const headers = privateHeaders(policy)

type CodeRequest = FastifyRequest<{ Params: { code: string } }>

/** Registers the links. `secret` made their codes; `unknownLink` answers a link that is none of ours. */
export function registerShortLinks(
  app: FastifyInstance,
  { insight: { visits } }: Domain,
  { secret, unknownLink }: { secret: string; unknownLink: Astray },
): void {
  const { numberOf } = createShortCodes(secret)
  const { follow: open, settle } = visits.receive((err, openings) =>
    app.log.error({ err, openings }, 'opens of short links were not counted'),
  )

  async function redirect(request: CodeRequest, reply: FastifyReply) {
    request.op = 'followShortLink'
    const message = numberOf(request.params.code)
    // A program that looks where it leads gets the same response, and counts apart from people.
    const landing = message === null ? null : await open(message, isPerson(request))
    if (landing && 'html' in landing) return reply.headers(headers).type('text/html; charset=utf-8').send(landing.html)
    const location = landing && toLocation(landing.url)
    return location === null ? unknownLink(request, reply) : reply.headers(headers).redirect(location, 302)
  }

  settleFirst(app, settle)
  const [path, bare] = shortPaths
  app.get(path, redirect)
  // On dedicated hosts, the code follows the host directly.
  app.get(bare, redirect)
  app.get(SHORT_PATH, (request, reply) => unknownLink(request, reply))
}
