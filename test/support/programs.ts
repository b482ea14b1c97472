// Programs that are not ours and that some tests need. Such a test says so with `needs`, and is skipped where the
// program is missing; the closing lines of the run name it.
import { spawnSync } from 'node:child_process'
import { delimiter } from 'node:path'
import { binFolder } from './postgres-cluster.ts'

interface Program {
  name: string
  /** How to get it: a command, or words. */
  get: string
  /** The command that runs it; null where it is missing. */
  find(): string | null
}

/** What a skipped test tells the reporter: the program that it needs. */
export interface Missing {
  name: string
  get: string
}

declare module 'vitest' {
  interface TaskMeta {
    missing?: Missing
    /** Left to the other engine. */
    left?: boolean
    /** A line of what the test measured, for the end of the run. */
    figures?: string
  }
}

/** The first of the commands that succeeds with these arguments. */
const firstOf = (commands: string[], ...args: string[]): string | null =>
  commands.find((command) => spawnSync(command, args, { stdio: 'ignore' }).status === 0) ?? null

/** Includes the Python of the machine, which another one may precede on the path. */
const pythons = ['python3', '/usr/bin/python3']

/** The oldest Node on the path among those that the client package supports. */
function olderNode(): string | null {
  const candidates = (process.env['PATH'] ?? '').split(delimiter).map((folder) => `${folder}/node`)
  return (
    candidates.find((node) => /^v2[0-3]\./.test(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '')) ??
    null
  )
}

const debian = (packages: string) => `apt-get install -y ${packages}`

const programs = {
  bash: { name: 'bash', get: debian('bash'), find: () => firstOf(['bash'], '--version') },
  dkimpy: {
    name: 'dkimpy',
    get: debian('python3-dkim python3-nacl'),
    find: () => firstOf(pythons, '-c', 'import dkim, nacl'),
  },
  espeak: { name: 'espeak-ng', get: debian('espeak-ng'), find: () => firstOf(['espeak-ng'], '--version') },
  fish: { name: 'fish', get: debian('fish'), find: () => firstOf(['fish'], '--version') },
  fluflBounce: {
    name: 'flufl.bounce',
    get: debian('python3-flufl.bounce'),
    find: () => firstOf(pythons, '-c', 'import flufl.bounce.tests.data'),
  },
  olderNode: { name: 'Node 20 to 23', get: 'put one on the path, after ours', find: olderNode },
  caddy: { name: 'Caddy', get: debian('caddy'), find: () => firstOf(['caddy'], 'version') },
  nginx: { name: 'nginx', get: debian('nginx-light'), find: () => firstOf(['nginx', '/usr/sbin/nginx'], '-v') },
  promtool: { name: 'promtool', get: debian('prometheus'), find: () => firstOf(['promtool'], '--version') },
  systemd: {
    name: 'systemd-analyze',
    get: debian('systemd'),
    find: () => firstOf(['systemd-analyze'], '--version'),
  },
  openpyxl: {
    name: 'openpyxl',
    get: debian('python3-openpyxl'),
    find: () => firstOf(pythons, '-c', 'import openpyxl'),
  },
  git: { name: 'git', get: debian('git'), find: () => firstOf(['git'], '--version') },
  openssl: { name: 'OpenSSL', get: debian('openssl'), find: () => firstOf(['openssl'], 'version') },
  perl: {
    name: 'Perl with SOAP::Lite',
    get: debian('libsoap-lite-perl'),
    find: () => firstOf(['perl'], '-MSOAP::Lite', '-e', '1'),
  },
  kannel: {
    name: 'Kannel',
    get: debian('kannel'),
    find: () => firstOf(['bearerbox', '/usr/sbin/bearerbox'], '--version'),
  },
  httpx: { name: 'httpx', get: debian('python3-httpx'), find: () => firstOf(pythons, '-c', 'import httpx') },
  mypy: { name: 'mypy', get: debian('mypy'), find: () => firstOf(['mypy', '/usr/bin/mypy'], '--version') },
  netSmpp: {
    name: 'Perl with Net::SMPP',
    get: debian('libnet-smpp-perl'),
    find: () => firstOf(['perl'], '-MNet::SMPP', '-e', '1'),
  },
  pgDump: {
    name: 'pg_dump',
    get: debian('postgresql-client'),
    find: () => firstOf(['pg_dump'], '--version'),
  },
  pgbouncer: {
    name: 'PgBouncer',
    get: debian('pgbouncer'),
    find: () => firstOf([process.env['PGBOUNCER_PATH'] || 'pgbouncer', '/usr/sbin/pgbouncer'], '--version'),
  },
  php: {
    name: 'PHP with SOAP',
    get: debian('php-cli php-soap'),
    find: () => firstOf(['php'], '-r', 'exit(class_exists("SoapClient") ? 0 : 1);'),
  },
  phpCurl: {
    name: 'PHP with cURL',
    get: debian('php-cli php-curl'),
    find: () => firstOf(['php'], '-r', 'exit(extension_loaded("curl") ? 0 : 1);'),
  },
  phpdocParser: {
    name: 'the PHPDoc parser of PHPStan',
    get: debian('php-phpstan-phpdoc-parser'),
    find: () => firstOf(['php'], '-r', 'require "PHPStan/PhpDocParser/autoload.php";'),
  },
  phpGuzzle: {
    name: 'Guzzle',
    get: debian('php-guzzlehttp-guzzle'),
    find: () => firstOf(['php'], '-r', 'require "GuzzleHttp/autoload.php";'),
  },
  phpSymfony: {
    name: 'the HTTP client of Symfony',
    get: debian('php-symfony-http-client php-nyholm-psr7 php-psr-http-client'),
    find: () =>
      firstOf(
        ['php'],
        '-r',
        'foreach (["Symfony/Component/HttpClient", "Nyholm/Psr7", "Psr/Http/Client"] as $f) require "$f/autoload.php";',
      ),
  },
  phpTls: {
    name: 'PHP with OpenSSL',
    get: debian('php-cli'),
    find: () => firstOf(['php'], '-r', 'exit(extension_loaded("openssl") ? 0 : 1);'),
  },
  poppler: { name: 'Poppler', get: debian('poppler-utils'), find: () => firstOf(['pdfsig'], '-v') },
  postfix: {
    name: 'Postfix, as root',
    get: debian('postfix'),
    find: () =>
      process.getuid?.() === 0 ? firstOf(['postfix', '/usr/sbin/postfix'], '-c', '/etc/postfix', 'check') : null,
  },
  postgres: {
    name: 'PostgreSQL',
    get: `${debian('postgresql')}, then npm run test:postgres`,
    find: () => (process.env['TEST_DATABASE_URL'] ? 'a server' : firstOf([`${binFolder()}initdb`], '--version')),
  },
  python311: {
    name: 'Python 3.11',
    get: debian('python3'),
    find: () => firstOf(pythons, '-c', 'import ssl, sys; sys.exit(sys.version_info < (3, 11))'),
  },
  python: { name: 'Python 3', get: debian('python3'), find: () => firstOf(pythons, '-c', 'import ssl') },
  registry: {
    name: 'a registry of npm',
    get: 'npm ping has to succeed',
    find: () => firstOf(['npm'], 'ping'),
  },
  setuptools: {
    name: 'setuptools and pip',
    get: debian('python3-setuptools python3-wheel python3-pip'),
    find: () => firstOf(pythons, '-c', 'import setuptools, pip, wheel'),
  },
  script: { name: 'script', get: debian('bsdutils'), find: () => firstOf(['script'], '--version') },
  swaks: { name: 'swaks', get: debian('swaks'), find: () => firstOf(['swaks'], '--version') },
  tshark: { name: 'tshark', get: debian('tshark'), find: () => firstOf(['tshark'], '--version') },
  unzip: { name: 'unzip', get: debian('unzip'), find: () => firstOf(['unzip'], '-v') },
  zsh: { name: 'zsh', get: debian('zsh'), find: () => firstOf(['zsh'], '--version') },
  zeep: { name: 'zeep', get: debian('python3-zeep'), find: () => firstOf(pythons, '-c', 'import zeep') },
} satisfies Record<string, Program>

export type ProgramName = keyof typeof programs

const found = new Map<ProgramName, string | null>()

function find(name: ProgramName): string | null {
  if (!found.has(name)) found.set(name, programs[name].find())
  return found.get(name) ?? null
}

/** The command that runs a program; only for tests that need it. */
export function commandOf(name: ProgramName): string {
  const command = find(name)
  if (command === null) throw new Error(`There is no ${programs[name].name}: ${programs[name].get}.`)
  return command
}

const missing = ({ name, get }: Program): { missing: Missing } => ({ missing: { name, get } })

/** The options of a test, or of several, that need a program. */
export const needs = (name: ProgramName) =>
  find(name) === null ? { skip: true, meta: missing(programs[name]) } : { skip: false }
