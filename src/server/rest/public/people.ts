// Tells a person who follows a link from a program that looks at where it leads: messengers draw a preview of every link
// as soon as it arrives, filters look at it before its reader does. A list of our own instead of a package of a thousand
// patterns, most of them for crawlers that no link in a message reaches.
import type { FastifyRequest } from 'fastify'

/** Programs name themselves in far fewer characters; the rest is not looked at. */
const MOST_TEXT = 500

/** What programs call themselves. The first line has words that few browsers use; the others are names. */
const PROGRAMS = new RegExp(
  [
    'bot\\b|bots?/|crawl|spider|slurp|preview|unfurl|scan|fetch|headless|monitor|validator|https?://',
    'facebookexternalhit|facebot|facebookcatalog|meta-external|whatsapp|telegram|viber|skypeuri|snapchat|kakaotalk-scrap',
    'slack|discord|mattermost|google-(?:pagerenderer|safety|read-aloud|inspectiontool)|googlemessages|embedly|iframely',
    'proofpoint|mimecast|barracuda|safelinks|urlscan|virustotal|zscaler|trendmicro|symantec',
    '^(?:curl|wget|python|java|okhttp|go-http|node|undici|axios|ruby|perl|php|libwww|apache|dart|cfnetwork|postman)',
  ].join('|'),
  'i',
)

/** What browsers say when they load a page that nobody has asked for yet. */
const AHEAD = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'] as const

/** Whether this is how a program calls itself, or nobody. */
export function isProgram(userAgent: string | undefined): boolean {
  const text = (userAgent ?? '').slice(0, MOST_TEXT)
  return text === '' || PROGRAMS.test(text)
}

/** Whether a person follows the link, as far as the request tells. */
export function isPerson({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false
  if (AHEAD.some((name) => /prefetch|preview|prerender/i.test(String(headers[name] ?? '')))) return false
  return !isProgram(headers['user-agent'])
}
