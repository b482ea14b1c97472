// Finds the test files that are independent of the engine: those that do not reach engine.ts through any import, and a
// few that start a platform and try something else. They prove the same on both engines, so CI runs them once.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const tests = resolve(import.meta.dirname, '..')
const engine = join(import.meta.dirname, 'engine.ts')

/** What is imported for its types only: it is not there when the file runs. */
const TYPES = /\bimport type [^'"]*'[^']*'/g

/** The files of test/ that a file imports; src/ and scripts/ import none of them. A test may hold the text of a program. */
function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8')
    .replaceAll(TYPES, '')
    .matchAll(/\b(?:from|import) ?\(?'(\.[^']+\.ts)'/g)
  const paths = [...found].map(([, path = '']) => resolve(dirname(file), path))
  return paths.filter((path) => path.startsWith(tests) && existsSync(path))
}

function reachesEngine(file: string, seen: Set<string>): boolean {
  if (file === engine) return true
  if (seen.has(file)) return false
  seen.add(file)
  return importsOf(file).some((path) => reachesEngine(path, seen))
}

/** Files for which any platform will do, by what they try. */
const indifferent: Record<string, string> = {
  'clients/carrier.test.ts': 'a gateway, without a platform',
  'clients/package.test.ts': 'the package of clients, installed elsewhere',
  'clients/react-page.test.ts': 'a React page, in a browser',
  'clients/times.test.ts': 'time zones of client programs',
  'clients/php.test.ts': 'the package for PHP, whose calls other tests make on both',
  'contract/docs-frame-browser.test.ts': 'the documentation in a browser',
  'contract/docs-programs.test.ts': 'the programs of the documentation',
  'deploy/postfix.test.ts': 'Postfix on both sides of the platform',
  'deploy/proxies.test.ts': 'proxies of others in front of the platform',
  'doors/base64.test.ts': 'forms of Base64, which are decoded before anything is stored',
  'doors/event-loop.test.ts': 'how long the loop works in one piece, to which only SQLite adds its queries',
  'doors/public/shell.test.ts': 'the frame of pages, in a browser',
  'doors/safe-headers.test.ts': 'headers; the attack on headers runs on each engine',
  'doors/smtp/limits.test.ts': 'connections, passwords and mails in number, before anything is stored',
  'doors/smtp/swaks.test.ts': 'a mail program of others',
  'doors/soap/clients.test.ts': 'SOAP clients of others',
  'journeys/web-push-browser.test.ts': 'a browser that subscribes; what is stored, doors/public/web-push.test.ts tries',
  'server/channels/api-carrier.test.ts': 'a wire, which has no database',
  'server/channels/every-wire.test.ts': 'wires, which have no database',
  'server/channels/smpp-pair.test.ts': 'a wire, which has no database',
  'server/cors.test.ts': 'headers',
  'server/dkim.test.ts': 'signatures, judged by dkimpy',
  'server/feedback-id.test.ts': 'headers of emails and their signatures',
  'server/http-app.test.ts': 'HTTP before an operation is reached',
  'start/carrier.test.ts': 'wires, as commands test them',
  'start/commands.test.ts': 'npm, terminals and mistakes at the start',
  'start/conformance.test.ts': 'gateways, without a platform',
  'start/hostile-mails.test.ts': 'the memory of whoever reads a mail',
  'start/simulate.test.ts': 'the peers of the wires, without a platform',
  'start/terminal-texts.test.ts': 'texts in a terminal',
}

/** The test files, relative to the project, that are the same on every engine. */
export const filesWithoutEngine = (): string[] =>
  globSync('**/*.test.ts', { cwd: tests })
    .filter((file) => file in indifferent || !reachesEngine(join(tests, file), new Set()))
    .map((file) => join('test', file))
    .sort()
