// The addresses that recipients follow without seeing a page of ours: opens, clicks, files of campaigns. They need no
// key: each token in them was sealed by the platform.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readTrackingToken } from '../domain/content/tracking-links.ts'
import type { Domain } from '../domain/domain.ts'
import { registerAlertPage } from './alerts.ts'
import { isPerson, isReader } from './bot-detection.ts'
import { registerConfirmations } from './confirmations.ts'
import { registerEvidenceCertificates } from './evidence-certificates.ts'
import { registerFiles } from './files.ts'
import { registerForms } from './forms.ts'
import { registerForwards } from './forwards.ts'
import { privateHeaders } from './frame.ts'
import { registerHosts } from './hosts.ts'
import { toLocation } from './locations.ts'
import { registerMailViews } from './mail-views.ts'
import { sendUnknownLink } from './messages.ts'
import { registerPreferences } from './preferences.ts'
import { registerPreviews } from './previews.ts'
import { registerShares } from './shares.ts'
import { registerShortLinks } from './short-links.ts'
import { registerUnsubscribe } from './unsubscribe.ts'
import { visitorOf } from './visitor.ts'

/** A transparent GIF of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const noStore = { 'cache-control': 'no-store, private' }

type TokenRequest = FastifyRequest<{ Params: { token: string } }>

/** Registers the pages. `secret` is the one that sealed the tokens. */
export function registerPages(app: FastifyInstance, domain: Domain, secret: string): void {
  const {
    campaigns: { campaignFiles },
    insight: { forwards, tracking },
    accounts: { sendingDomains },
  } = domain

  /** Leads to where the owner of the host wants it, on the host of a sending domain. */
  const unknownLink = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = await sendingDomains.fallbackOf(request.hostname)
    const location = url === null ? null : toLocation(url)
    return location === null ? sendUnknownLink(request, reply) : reply.headers(noStore).redirect(location, 302)
  }

  app.get('/t/:token', async (request: TokenRequest, reply) => {
    request.op = 'track'
    const target = readTrackingToken(request.params.token, secret)
    if (target?.kind === 'open') {
      await tracking.open(target.messageId, visitorOf(request, isReader(request)))
      return reply.headers(noStore).type('image/gif').send(PIXEL)
    }
    if (target?.kind === 'friend-open') {
      if (isReader(request)) await forwards.opened(target.messageId)
      return reply.headers(noStore).type('image/gif').send(PIXEL)
    }
    if (target?.kind !== 'click') return unknownLink(request, reply)
    const { messageId, linkId } = target
    const url = await tracking.click(messageId, linkId, target.url, visitorOf(request, isPerson(request)))
    const location = url === null ? null : toLocation(url)
    return location === null ? unknownLink(request, reply) : reply.headers(noStore).redirect(location, 302)
  })

  registerUnsubscribe(app, domain, { secret, unknownLink })
  registerForwards(app, domain, { secret, unknownLink })
  registerMailViews(app, domain, { secret, unknownLink })
  registerShares(app, domain, { secret, unknownLink })
  registerPreferences(app, domain, { secret, unknownLink })
  registerShortLinks(app, domain, { secret, unknownLink })

  app.get('/m/:token', async (request: TokenRequest, reply) => {
    request.op = 'downloadCampaignFile'
    const target = readTrackingToken(request.params.token, secret)
    const file = target?.kind === 'file' ? await campaignFiles.open(target.account, target.fileId) : null
    if (file === null) return unknownLink(request, reply)
    return reply
      .headers(privateHeaders({ 'default-src': "'none'", 'media-src': "'self'" }))
      .type(file.type)
      .send(file.bytes)
  })

  registerAlertPage(app, domain)
  registerPreviews(app, domain)
  registerForms(app, domain)
  registerConfirmations(app, domain)
  registerHosts(app, domain)
  registerFiles(app, domain)
  registerEvidenceCertificates(app, domain)
}
