// Tells a person who follows a link from a program that only inspects it: messengers draw a preview of every link as
// soon as it arrives, and filters check it before its reader does. The list is short: packages have a thousand
// patterns, most of them for crawlers that never see a link in a message.
import type { FastifyRequest } from 'fastify'
import { readerOf } from '../domain/insight/tracking/readers.ts'

/** Programs name themselves in far fewer characters; the rest is not looked at. */
const MAX_TEXT = 500

/** What programs call themselves. The first line has words that few browsers use; the others are names. */
const PROGRAMS = new RegExp(
  [
    'bot\\b|bots?/|crawl|spider|slurp|preview|unfurl|scan|fetch|headless|monitor|validator|https?://',
    'facebookexternalhit|facebot|facebookcatalog|meta-external|whatsapp|telegram|viber|skypeuri|snapchat|kakaotalk-scrap',
    'slack|discord|mattermost|google-(?:pagerenderer|safety|read-aloud|inspectiontool)|googlemessages|embedly|iframely',
    'proofpoint|mimecast|barracuda|safelinks|urlscan|virustotal|zscaler|trendmicro|symantec',
    // The User-Agent of Apple's proxy, which loads pictures before the mail is read.
    '^mozilla/5\\.0$',
    '^(?:curl|wget|python|java|okhttp|go-http|node|undici|axios|ruby|perl|php|libwww|apache|dart|cfnetwork|postman)',
  ].join('|'),
  'i',
)

/** Headers of browsers that load a page before the user opens it. */
const AHEAD = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'] as const

/** Whether this User-Agent is that of a program, or is empty. */
export function isProgram(userAgent: string | undefined): boolean {
  const text = (userAgent ?? '').slice(0, MAX_TEXT)
  return text === '' || PROGRAMS.test(text)
}

/**
 * Whether a person looks at a picture of a mail, as far as the request tells. The proxies of some providers load it when the person
 * opens the mail.
 */
export const isReader = (request: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  isPerson(request) || (isAsked(request) && readerOf(request.headers['user-agent'] ?? '').isProxy === true)

/** Whether the page itself was requested, not only its headers, and not ahead of a reader. */
const isAsked = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  method === 'GET' && !AHEAD.some((name) => /prefetch|preview|prerender/i.test(String(headers[name] ?? '')))

/** Whether a person follows the link, as far as the request tells. */
export const isPerson = (request: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  isAsked(request) && !isProgram(request.headers['user-agent'])
