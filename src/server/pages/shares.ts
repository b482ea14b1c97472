// The links that share the public view of a campaign on social networks. They lead through the platform, which counts
// them.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fillPlaceholders, inLanguage } from '../domain/content/languages.ts'
import { type Network, networks, readTrackingToken } from '../domain/content/tracking-links.ts'
import type { Domain } from '../domain/domain.ts'
import { isPerson } from './bot-detection.ts'
import { sendPage } from './frame.ts'
import { html } from './html.ts'
import type { Astray } from './messages.ts'
import { shareTexts } from './texts/share.ts'

type TokenRequest = FastifyRequest<{ Params: { token: string } }>

/** Where each network takes an address, and its name. */
const places: Readonly<Record<Network, { name: string; url(address: string, title: string): string }>> = {
  facebook: {
    name: 'Facebook',
    url: (address) => `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: address })}`,
  },
  twitter: {
    name: 'Twitter',
    url: (address, title) => `https://twitter.com/intent/tweet?${new URLSearchParams({ url: address, text: title })}`,
  },
  linkedin: {
    name: 'LinkedIn',
    url: (address) => `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: address })}`,
  },
  whatsapp: {
    name: 'WhatsApp',
    url: (address, title) => `https://wa.me/?${new URLSearchParams({ text: `${title} ${address}` })}`,
  },
}

/** Registers the links. `secret` sealed the tokens; `unknownLink` answers a link that is none of ours. */
export function registerShares(
  app: FastifyInstance,
  { insight: { shares } }: Domain,
  { secret, unknownLink }: { secret: string; unknownLink: Astray },
): void {
  app.get('/s/:token', async (request: TokenRequest, reply) => {
    const target = readTrackingToken(request.params.token, secret)
    if (target?.kind === 'network') {
      request.op = 'shareMail'
      const shared = await shares.share(target.messageId, target.network, isPerson(request))
      if (!shared) return unknownLink(request, reply)
      const url = places[target.network].url(shared.address, shared.subject)
      return reply
        .header('cache-control', 'no-store, private')
        .header('referrer-policy', 'no-referrer')
        .redirect(url, 302)
    }
    request.op = 'sharePage'
    const shareable = target?.kind === 'share' ? await shares.of(target.messageId) : null
    if (target?.kind !== 'share' || !shareable) return unknownLink(request, reply)
    const { language, subject, address, linkTo } = shareable
    const texts = inLanguage(shareTexts, language)
    const links = networks.map((network) => html`<li><a href="${linkTo(network)}">${places[network].name}</a></li>`)
    const body = html`<p>${fillPlaceholders(texts.intro, { subject })}</p><ul class="choices">${links}</ul><p>${texts.copy} <a href="${address}">${address}</a></p>`
    return sendPage(reply, { language, title: texts.title, body })
  })
}
