// Puts load on one address at a time: ten connections for some seconds, several rounds in turns, then medians.
import autocannon, { type Request } from 'autocannon'
import type { Child } from './child.ts'
import { KEY } from './servers.ts'

const CONNECTIONS = 10

export interface Target {
  /** The process whose CPU the requests cost. */
  child: Child
  url: string
  method: 'GET' | 'POST'
  /** Content type of the body (JSON). */
  type?: string
  /** Makes the body of a request, a new one each time. */
  body?: () => string
  /** Gives the path of a request, in place of that of `url`. */
  path?: () => string
  /** What a browser says of itself, for pages. */
  browser?: string
  /** Headers in place of the usual ones. */
  headers?: Record<string, string>
  /** Whether the right answer leads on (false). */
  redirects?: boolean
}

export interface Figures {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Milliseconds of CPU of the server for each request. */
  cpu: number
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}

async function round(
  { child, url, method, body, path, browser, headers, redirects = false, type = 'application/json' }: Target,
  seconds: number,
): Promise<Figures> {
  const { origin, pathname, search } = new URL(url)
  const base: Request = {
    method,
    path: pathname + search,
    headers:
      headers ??
      (browser === undefined ? { apikey: KEY, ...(body && { 'content-type': type }) } : { 'user-agent': browser }),
  }
  const setupRequest = (request: Request) => ({
    ...request,
    ...(body && { body: body() }),
    ...(path && { path: path() }),
  })
  const cpuBefore = child.cpu()
  const run = autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [body || path ? { ...base, setupRequest } : base],
  })
  // The histogram of autocannon only counts whole milliseconds.
  const times: number[] = []
  run.on('response', (_client: unknown, _status: number, _bytes: number, ms: number) => times.push(ms))
  const result = await run
  const cpu = child.cpu() - cpuBefore
  const wrong = redirects ? result.non2xx - result['3xx'] + result['2xx'] : result.non2xx
  const failed = result.errors + result.timeouts + wrong
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed: ${child.errors()}`)
  times.sort((a, b) => a - b)
  // When nobody was answered, an answer takes longer than the round.
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? seconds * 1_000
  return {
    perSecond: times.length / result.duration,
    p50: at(0.5),
    p99: at(0.99),
    cpu: cpu / Math.max(1, times.length),
  }
}

/**
 * Seconds of load after which V8 has compiled what a request runs: at first it takes twice the CPU. A platform that runs
 * for days is measured as it is then, and so are its peers.
 */
export const UNTIL_WARM = 6

/** The medians of each target, in their order. The first round warms up (a second) and is not counted. */
export async function measure(
  targets: readonly Target[],
  { rounds, seconds, warmUp = 1 }: { rounds: number; seconds: number; warmUp?: number },
): Promise<Figures[]> {
  const all: Figures[][] = targets.map(() => [])
  for (const target of targets) await round(target, warmUp)
  for (let n = 0; n < rounds; n++) {
    for (const [i, target] of targets.entries()) all[i]?.push(await round(target, seconds))
  }
  return all.map((figures) => ({
    perSecond: median(figures.map((f) => f.perSecond)),
    p50: median(figures.map((f) => f.p50)),
    p99: median(figures.map((f) => f.p99)),
    cpu: median(figures.map((f) => f.cpu)),
  }))
}
