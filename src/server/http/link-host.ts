// The host that has short links and the pages behind them. What an account wrote runs there, so nothing else of the
// platform does.
import { isShortCode, SHORT_PATH } from '../lib/short-codes.ts'

/** Whether the path is that of a short link, or of a link on a page behind one. */
const isLink = (path: string): boolean => isShortCode(path.slice(1)) || /^\/t\/[^/]+$/.test(path)

const nameOf = (host: string | undefined): string => (host ?? '').toLowerCase().replace(/\.?(?::\d+)?$/, '')

/**
 * Creates the function that rewrites URLs on the link host. If a URL is not a link, it becomes the path of an unknown
 * short link.
 */
export function createFence(linkHost: string | undefined): (host: string | undefined, url: string) => string {
  if (linkHost === undefined) return (_host, url) => url
  const name = nameOf(linkHost)
  return (host, url) => (nameOf(host) !== name || isLink(url.split('?')[0] as string) ? url : SHORT_PATH)
}
