// Responses that a cache keeps, a browser guesses the type of, or a foreign page frames: every route, errors included.
import { contracts } from '../../../src/server/contract/registry.ts'
import { routesOf } from '../../support/routes.ts'
import { type Attempt, judged } from '../attack.ts'
import { exchange } from '../exchange.ts'
import type { Target } from '../target.ts'

interface Seen {
  status: number
  headers: Record<string, unknown>
  withKey: boolean
}

const apis = Object.values(contracts).map(({ basePath }) => basePath)

/** What is wrong with the headers of a response; null when nothing is. */
export function faultOf({ status, headers, withKey }: Seen): string | null {
  const caching = String(headers['cache-control'] ?? '')
  const faults = [
    headers['x-content-type-options'] !== 'nosniff' && 'no nosniff',
    (withKey || status >= 400) && !caching.includes('no-store') && `may be cached: ${JSON.stringify(caching)}`,
    !/no-store|public, max-age|no-cache/.test(caching) && `says nothing of caches: ${JSON.stringify(caching)}`,
    /^text\/html/.test(String(headers['content-type'])) &&
      !String(headers['content-security-policy']).includes('frame-ancestors') &&
      'may be framed',
    Object.entries(headers).some(([, value]) => /[^\t\x20-\x7e]/.test(String(value))) &&
      'a header has control characters',
  ].filter((fault) => fault !== false)
  return faults.length === 0 ? null : `${status} ${faults.join(', ')}`
}

/** Requests that no operation answers. */
const broken: Record<string, string> = {
  'no HTTP': 'nothing\r\n\r\n',
  'no Host': 'GET / HTTP/1.1\r\n\r\n',
  'two Hosts': 'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n',
  'an expectation': 'GET / HTTP/1.1\r\nhost: a\r\nexpect: much\r\n\r\n',
  'large headers': `GET / HTTP/1.1\r\nhost: a\r\na: ${'a'.repeat(17_000)}\r\n\r\n`,
  'an unknown method': 'BREW / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  'an address that is none': 'GET /%zz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
}

function headersIn(text: string): Record<string, string> {
  const lines = text.split('\r\n\r\n')[0]?.split('\r\n').slice(1) ?? []
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
}

export async function* headers({ server, owner, strangerKey, port, isShort }: Target): AsyncGenerator<Attempt> {
  const routes = routesOf(server).filter(([, path]) => !path.endsWith('/events'))
  for (const [number, [method, path]] of routes.entries()) {
    // `safe-headers.test.ts` tries all routes.
    if (isShort && number % 4 !== 0) continue
    for (const key of [strangerKey, 'wrong', null]) {
      const isApi = apis.some((base) => path.startsWith(base))
      for (const body of isApi && method !== 'GET' && key === strangerKey ? ['{', undefined] : [undefined]) {
        const { headers: given, statusCode } = await server.app.http.inject({
          method: method as 'GET',
          url: path,
          headers: { ...(key !== null && { apikey: key }), ...(body && { 'content-type': 'application/json' }) },
          ...(body && { payload: body }),
        })
        const fault = faultOf({ status: statusCode, headers: given, withKey: key !== null })
        yield judged(
          `${method} ${path} with the key ${key === strangerKey ? 'of an account' : key}`,
          fault !== null,
          fault ?? '',
        )
      }
    }
  }
  for (const [what, bytes] of Object.entries(broken)) {
    const { text } = await exchange(port, [bytes], 2_000)
    const status = Number(text.slice(9, 12))
    const fault = faultOf({ status, headers: headersIn(text), withKey: text.includes(owner.key) })
    yield judged(what, fault !== null, fault ?? '')
  }
}
