// Paths that lead out of the folder of a route, to files of the machine or of the platform.
import { readFile } from 'node:fs/promises'
import { routesOf } from '../../support/routes.ts'
import { type Attempt, judged } from '../attack.ts'
import { exchange } from '../exchange.ts'
import type { Target } from '../target.ts'

const ups = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '..%252f',
  '..%c0%af',
  '..%00/',
  './/..//',
  '%2e%2e%255c',
  '..;/',
]
const files = ['etc/passwd', 'package.json', 'proc/self/environ']

/** What no response may show. */
async function secretsOf(): Promise<string[]> {
  const passwd = (await readFile('/etc/passwd', 'utf8')).split('\n')[0] ?? 'root:'
  return [passwd, '"messaging-platform"', 'SQLite format 3', 'PRIVATE KEY', 'MESSAGING_DATA=']
}

/** Paths of routes that take a part of any form, and those of files. */
function basesOf({ server }: Target): string[] {
  const open = routesOf(server)
    .filter(([method, path]) => method === 'GET' && /\/x$|\/1$/.test(path))
    .map(([, path]) => path.replace(/[^/]*$/, ''))
  return [...new Set(['/', '/console/', '/console/assets/', '/docs/', '/files/', ...open])]
}

export async function* paths(target: Target): AsyncGenerator<Attempt> {
  const { port, isShort } = target
  const secrets = await secretsOf()
  const bases = basesOf(target)
  for (const [number, base] of bases.entries()) {
    for (const [n, up] of ups.entries()) {
      // In the short form, the ways up take turns.
      if (isShort && n % 4 !== number % 4) continue
      const requests = files.map((file) => `GET ${base}${up.repeat(8)}${file} HTTP/1.1\r\nhost: a\r\n\r\n`)
      const last = `GET ${base}${up.repeat(8)} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`
      const { text } = await exchange(port, [requests.join('') + last], 3_000)
      const found = secrets.find((secret) => text.includes(secret))
      const isBroken = /HTTP\/1\.1 5\d\d /.test(text)
      yield judged(`${base}${up}`, found !== undefined || isBroken || text === '', isBroken ? '5xx' : `shows ${found}`)
    }
  }
}
