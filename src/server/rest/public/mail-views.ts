// Campaigns in a browser. The mail is somebody else's HTML: the policy puts it into a sandbox in which nothing runs, so
// it can reach neither the platform nor another page. What it shows, pictures and styles, it may load as mail programs do.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CampaignView } from '../../domain/campaigns/views.ts'
import { readTrackingToken } from '../../domain/content/tracking-links.ts'
import type { Domain } from '../../domain/domain.ts'
import { privately } from './frame.ts'
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
  const missing = [
    /<title\b/i.test(source) ? '' : html`<title>${title}</title>`.source,
    /<meta\b[^<>]*viewport/i.test(source) ? '' : '<meta name="viewport" content="width=device-width, initial-scale=1">',
  ].join('')
  const place = /<head\b[^<>]*>/i.exec(source) ?? /<html\b[^<>]*>/i.exec(source)
  if (!place) return `<!doctype html>\n${missing}${source}`
  const at = place.index + place[0].length
  return source.slice(0, at) + missing + source.slice(at)
}

/** A preview stands in a frame of this server. It leads nowhere, and asks no other host for pictures unless it is told to. */
const draftPolicy = (hasPictures: boolean) => ({
  ...policy,
  sandbox: 'allow-popups',
  'frame-ancestors': "'self'",
  ...(!hasPictures && { 'img-src': 'data:', 'font-src': 'data:', 'style-src': "'unsafe-inline'" }),
})

const sendView = (reply: FastifyReply, view: CampaignView, directives: Readonly<Record<string, string>> = policy) =>
  reply.headers(privately(directives)).type('text/html; charset=utf-8').send(asPage(view))

type TokenRequest = FastifyRequest<{ Params: { token: string } }>

/** Registers the views. `secret` sealed the tokens; `astray` answers a link that is none of ours. */
export function registerMailViews(
  app: FastifyInstance,
  { campaignPreviews, campaignViews, tracking }: Domain,
  { secret, astray }: { secret: string; astray: Astray },
): void {
  app.get('/v/:token', async (request: TokenRequest, reply) => {
    request.op = 'viewMail'
    const target = readTrackingToken(request.params.token, secret)
    const view = target?.kind === 'view' ? await campaignViews.toRecipient(target.messageId) : null
    if (target?.kind !== 'view' || !view) return astray(request, reply)
    // Who reads it here may never show its pictures in the mail program (M-341).
    await tracking.open(target.messageId, visitorOf(request))
    return sendView(reply, view)
  })

  app.get('/p/:token', async (request: TokenRequest, reply) => {
    request.op = 'viewCampaign'
    const target = readTrackingToken(request.params.token, secret)
    if (target?.kind === 'draft') {
      const { account, campaignId, contactId, until } = target
      const draft = await campaignPreviews.page(account, campaignId, contactId, until)
      const { pictures } = request.query as { pictures?: string }
      return draft ? sendView(reply, draft, draftPolicy(pictures === '1')) : astray(request, reply)
    }
    const view =
      target?.kind === 'everybody' ? await campaignViews.toEverybody(target.account, target.campaignId) : null
    return view ? sendView(reply, view) : astray(request, reply)
  })
}
