// The addresses that recipients follow. Each is sealed: nobody can make one for another message, and a
// click leads only where the sender of the message meant it to lead.
import { openToken, sealToken } from '../../lib/ids.ts'

export interface TrackingLinks {
  /** The same links on another host that leads here; without one, on that of the platform. */
  on(host: string | undefined): TrackingLinks
  open(messageId: number): string
  /** `url` is given when it differs by recipient; otherwise the link's row has it. */
  click(messageId: number, linkId: number, url?: string): string
  unsubscribe(messageId: number): string
}

export type TrackingTarget =
  | { kind: 'open'; messageId: number }
  | { kind: 'click'; messageId: number; linkId: number; url: string | null }
  | { kind: 'unsubscribe'; messageId: number }

/** Makes the addresses under `publicUrl`. */
export function createTrackingLinks(publicUrl: string, secret: string): TrackingLinks {
  const seal = (payload: string) => sealToken(payload, secret)
  const links: TrackingLinks = {
    on: (host) => (host === undefined ? links : createTrackingLinks(withHost(publicUrl, host), secret)),
    open: (message) => `${publicUrl}/t/${seal(`o-${message}`)}`,
    click: (message, link, url) => {
      const target = url === undefined ? '' : `-${Buffer.from(url).toString('base64url')}`
      return `${publicUrl}/t/${seal(`c-${message}-${link}${target}`)}`
    },
    unsubscribe: (message) => `${publicUrl}/u/${seal(`u-${message}`)}`,
  }
  return links
}

/** The address with another host: protocol, port and path stay, since the host leads to the same server. */
function withHost(address: string, host: string): string {
  const url = new URL(address)
  url.hostname = host
  return url.href.replace(/\/$/, '')
}

/** What a sealed token points to; null when it is not ours. */
export function readTrackingToken(token: string, secret: string): TrackingTarget | null {
  const payload = openToken(token, secret)
  if (payload === null) return null
  const open = /^o-(\d+)$/.exec(payload)
  if (open) return { kind: 'open', messageId: Number(open[1]) }
  const unsubscribe = /^u-(\d+)$/.exec(payload)
  if (unsubscribe) return { kind: 'unsubscribe', messageId: Number(unsubscribe[1]) }
  const click = /^c-(\d+)-(\d+)(?:-([\w-]+))?$/.exec(payload)
  if (!click) return null
  const url = click[3] === undefined ? null : Buffer.from(click[3], 'base64url').toString()
  return { kind: 'click', messageId: Number(click[1]), linkId: Number(click[2]), url }
}
