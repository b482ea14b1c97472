// What may be asked of an address: an address that exists, asked in another way, is a 405 and names the ways (RFC 9110
// 15.5.6).
import type { FastifyInstance, RouteOptions } from 'fastify'

/** An address with parameters, as text that a regular expression matches. */
const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace('*', '.*')}/?$`,
  )

/**
 * Notes the routes that are registered from now on; the function tells the methods of a path, none for a path that no
 * route has. The expressions are made with the first question, to keep them out of the start.
 */
export function followMethods(app: FastifyInstance): (path: string) => string[] {
  const byUrl = new Map<string, Set<string>>()
  let patterns: { pattern: RegExp; methods: Set<string> }[] | undefined
  app.addHook('onRoute', ({ url, method }: RouteOptions) => {
    const methods = byUrl.get(url) ?? new Set()
    for (const one of [method].flat()) methods.add(one)
    byUrl.set(url, methods)
  })
  return (path) => {
    patterns ??= [...byUrl].map(([url, methods]) => ({ pattern: patternOf(url), methods }))
    const found = patterns.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => [...methods])
    return [...new Set(found)].sort()
  }
}
