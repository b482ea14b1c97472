// The URLs for recipients. Each is sealed: it cannot be forged for another message, and a click leads only where the
// sender of the message meant it to lead.
import { openToken, openUnlabelledToken, sealToken } from '../../lib/ids.ts'
import { createShortCodes, SHORT_PATH } from '../../lib/short-codes.ts'

export interface TrackingLinks {
  /** The host of the links. */
  host: string
  /** These links on another host of the platform; without one, on its default host. */
  on(host: string | undefined): TrackingLinks
  open(messageId: number): string
  /** `url` is given when it differs by recipient; otherwise the link's row has it. */
  click(messageId: number, linkId: number, url?: string): string
  unsubscribe(messageId: number): string
  /** A page for the recipient of a message. */
  page(page: RecipientPage, messageId: number): string
  /** Shares the campaign on a network. */
  share(messageId: number, network: Network): string
  /** The public view of the campaign. */
  everybody(account: number, campaignId: number): string
  /** A campaign as a contact would get it, until a time; 0 for the view without a contact. */
  draft(account: number, campaignId: number, contactId: number, until: number): string
  /** A file of a campaign: the recording of a call. */
  file(account: number, fileId: number): string
  /** The pixel in a mail that a recipient had sent to a friend. */
  friendOpen(messageId: number): string
  /** Not a link: the id with which an app or a browser reports on a message. */
  hash(messageId: number): string
  /** The link in the text of a message: a host and ten characters. */
  short(messageId: number): string
  /** A link on the page to which `short` leads; otherwise as `click`. */
  clickOnPage(messageId: number, linkId: number, url?: string): string
}

/** Pages that a recipient can open from a message, other than the unsubscribe page. */
type RecipientPage = 'view' | 'edit' | 'forward' | 'share'

/** Where a recipient can share a campaign. */
export const networks = ['facebook', 'twitter', 'linkedin', 'whatsapp'] as const
export type Network = (typeof networks)[number]

/** The letter of each page in its address. */
const letters: Readonly<Record<RecipientPage, string>> = { view: 'v', edit: 'e', forward: 'r', share: 's' }

/** Links that name a message and nothing else. */
type MessageLink = 'open' | 'unsubscribe' | 'friend-open' | RecipientPage

export type TrackingTarget =
  /** `onPage`: the link is on the page behind a short link. */
  | { kind: 'click'; messageId: number; linkId: number; url: string | null; onPage: boolean }
  | { kind: MessageLink; messageId: number }
  | { kind: 'network'; messageId: number; network: Network }
  | { kind: 'everybody'; account: number; campaignId: number }
  | { kind: 'draft'; account: number; campaignId: number; contactId: number; until: number }
  | { kind: 'file'; account: number; fileId: number }

/** A host of short links: its URL, and its form in a text. */
export interface ShortHost {
  url: string
  shown: string
}

/** Creates the links under `publicUrl`, and short links on the dedicated host if there is one. */
export function createTrackingLinks(publicUrl: string, secret: string, own: ShortHost | null = null): TrackingLinks {
  const seal = (payload: string) => sealToken('link', payload, secret)
  const { codeOf } = createShortCodes(secret)
  const clickAt = (base: string, letter: 'c' | 'k') => (message: number, link: number, url?: string) => {
    const target = url === undefined ? '' : `-${Buffer.from(url).toString('base64url')}`
    return `${base}/t/${seal(`${letter}-${message}-${link}${target}`)}`
  }
  const links: TrackingLinks = {
    host: URL.canParse(publicUrl) ? new URL(publicUrl).hostname : '',
    on(host) {
      if (host === undefined) return links
      const url = withHost(publicUrl, host)
      // In a text, the names of accounts look as that of the platform does.
      const shown = own?.shown.includes('://') === false ? url.replace(/^https?:\/\//, '') : url
      return createTrackingLinks(url, secret, { url, shown })
    },
    open: (message) => `${publicUrl}/t/${seal(`o-${message}`)}`,
    click: clickAt(publicUrl, 'c'),
    short: (message) => `${own?.shown ?? publicUrl + SHORT_PATH}/${codeOf(message)}`,
    clickOnPage: clickAt(own?.url ?? publicUrl, 'k'),
    unsubscribe: (message) => `${publicUrl}/u/${seal(`u-${message}`)}`,
    page: (page, message) => `${publicUrl}/${letters[page]}/${seal(`${letters[page]}-${message}`)}`,
    share: (message, network) => `${publicUrl}/s/${seal(`n-${message}-${network}`)}`,
    everybody: (account, campaign) => `${publicUrl}/p/${seal(`p-${account}-${campaign}`)}`,
    draft: (...numbers) => `${publicUrl}/p/${seal(`w-${numbers.join('-')}`)}`,
    file: (account, file) => `${publicUrl}/m/${seal(`m-${account}-${file}`)}`,
    friendOpen: (message) => `${publicUrl}/t/${seal(`i-${message}`)}`,
    hash: (message) => sealToken('message-hash', `d-${message}`, secret),
  }
  return links
}

/** The address with another host: protocol, port and path stay, since the host leads to the same server. */
export function withHost(address: string, host: string): string {
  const url = new URL(address)
  url.hostname = host
  return url.href.replace(/\/$/, '')
}

/** What each letter means that stands before the number of a message and nothing else. */
const kinds: Readonly<Record<string, MessageLink>> = {
  o: 'open',
  u: 'unsubscribe',
  i: 'friend-open',
  v: 'view',
  e: 'edit',
  r: 'forward',
  s: 'share',
}

/** The number of the message that an app names by its hash; null when the hash is not ours. */
export function readMessageHash(hash: string, secret: string): number | null {
  const payload = openToken('message-hash', hash, secret) ?? openUnlabelledToken(hash, secret)
  const [, message] = /^d-(\d+)$/.exec(payload ?? '') ?? []
  return message === undefined ? null : Number(message)
}

/** What a sealed token points to; null when it is not ours. */
export function readTrackingToken(token: string, secret: string): TrackingTarget | null {
  const payload = openToken('link', token, secret) ?? openUnlabelledToken(token, secret)
  if (payload === null) return null
  const plain = /^([a-z])-(\d+)$/.exec(payload)
  const kind = kinds[plain?.[1] ?? '']
  if (plain && kind) return { kind, messageId: Number(plain[2]) }
  const everybody = /^p-(\d+)-(\d+)$/.exec(payload)
  if (everybody) return { kind: 'everybody', account: Number(everybody[1]), campaignId: Number(everybody[2]) }
  const [, ...draft] = /^w-(\d+)-(\d+)-(\d+)-(\d+)$/.exec(payload) ?? []
  if (draft.length > 0) {
    const [account, campaignId, contactId, until] = draft.map(Number) as [number, number, number, number]
    return { kind: 'draft', account, campaignId, contactId, until }
  }
  const file = /^m-(\d+)-(\d+)$/.exec(payload)
  if (file) return { kind: 'file', account: Number(file[1]), fileId: Number(file[2]) }
  const share = /^n-(\d+)-([a-z]+)$/.exec(payload)
  const network = networks.find((one) => one === share?.[2])
  if (share && network) return { kind: 'network', messageId: Number(share[1]), network }
  const click = /^([ck])-(\d+)-(\d+)(?:-([\w-]+))?$/.exec(payload)
  if (!click) return null
  const url = click[4] === undefined ? null : Buffer.from(click[4], 'base64url').toString()
  return { kind: 'click', messageId: Number(click[2]), linkId: Number(click[3]), url, onPage: click[1] === 'k' }
}
