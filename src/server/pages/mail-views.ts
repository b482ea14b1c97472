// Campaigns in a browser. The HTML of a mail is untrusted: the policy puts it into a sandbox without scripts, so it can
// reach neither the platform nor another page. It may load pictures and styles, as in a mail program.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CampaignView } from '../domain/campaigns/views.ts'
import { readTrackingToken } from '../domain/content/tracking-links.ts'
import type { Domain } from '../domain/domain.ts'
import { readHead } from '../lib/html/page-head.ts'
import { isPerson } from './bot-detection.ts'
import { privateHeaders } from './frame.ts'
import { html } from './html.ts'
import type { Astray } from './messages.ts'
import { visitorOf } from './visitor.ts'

const policy = {
  sandbox: 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
  'default-src': "'none'",
  'img-src': 'https: http: data:',
  'font-src': 'https: http: data:',
  'style-src': "'unsafe-inline' https: http:",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
}

/** The HTML as a page: with a title, and as wide as a phone, unless its author said so himself. */
function asPage({ title, html: source }: CampaignView): string {
  const { hasTitle, hasViewport, start } = readHead(source)
  const missing = [
    hasTitle ? '' : html`<title>${title}</title>`.source,
    hasViewport ? '' : '<meta name="viewport" content="width=device-width, initial-scale=1">',
  ].join('')
  return start === null
    ? `<!doctype html>\n${missing}${source}`
    : source.slice(0, start) + missing + source.slice(start)
}

/**
 * A preview is in a frame of this server. Its links lead nowhere, and it loads no pictures of other hosts unless the
 * reader allows that.
 */
const draftPolicy = (hasPictures: boolean) => ({
  ...policy,
  sandbox: 'allow-popups',
  'frame-ancestors': "'self'",
  ...(!hasPictures && { 'img-src': 'data:', 'font-src': 'data:', 'style-src': "'unsafe-inline'" }),
})

const sendView = (reply: FastifyReply, view: CampaignView, directives: Readonly<Record<string, string>> = policy) =>
  reply.headers(privateHeaders(directives)).type('text/html; charset=utf-8').send(asPage(view))

type TokenRequest = FastifyRequest<{ Params: { token: string } }>

/** Registers the views. `secret` sealed the tokens; `unknownLink` answers a link that is none of ours. */
export function registerMailViews(
  app: FastifyInstance,
  { campaigns: { campaignPreviews, campaignViews }, insight: { tracking } }: Domain,
  { secret, unknownLink }: { secret: string; unknownLink: Astray },
): void {
  app.get('/v/:token', async (request: TokenRequest, reply) => {
    request.op = 'viewMail'
    const target = readTrackingToken(request.params.token, secret)
    const view = target?.kind === 'view' ? await campaignViews.toRecipient(target.messageId) : null
    if (target?.kind !== 'view' || !view) return unknownLink(request, reply)
    // The view counts as an open, since mail programs may never load the pictures (M-341).
    await tracking.open(target.messageId, visitorOf(request, isPerson(request)))
    return sendView(reply, view)
  })

  app.get('/p/:token', async (request: TokenRequest, reply) => {
    request.op = 'viewCampaign'
    const target = readTrackingToken(request.params.token, secret)
    if (target?.kind === 'draft') {
      const { account, campaignId, contactId, until } = target
      const draft = await campaignPreviews.page(account, campaignId, contactId, until)
      const { pictures } = request.query as { pictures?: string }
      return draft ? sendView(reply, draft, draftPolicy(pictures === '1')) : unknownLink(request, reply)
    }
    const view =
      target?.kind === 'everybody' ? await campaignViews.toEverybody(target.account, target.campaignId) : null
    return view ? sendView(reply, view) : unknownLink(request, reply)
  })
}
