// A Postfix of its own for a test, with the lines of docs/deploy that operators add to theirs.
import { execFileSync, spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deployText, replaced } from './deploy.ts'
import { eventually } from './eventually.ts'
import { freePort } from './free-port.ts'
import { commandOf } from './programs.ts'

export type Postfix = Awaited<ReturnType<typeof startPostfix>>

interface PostfixOptions {
  /** The port that takes all mail to others. */
  others: number
  /** The port of the platform for what comes back. */
  inbound: number
  /** Lines of docs/deploy/postfix-master.cf, which make it use the pipe instead. */
  pipe?: string
}

const services = (port: number) => `
127.0.0.1:${port} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 1 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
smtp unix - - n - - smtp
relay unix - - n - - smtp
showq unix n - n - - showq
error unix - - n - - error
retry unix - - n - - error
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
tlsmgr unix - - n 1000? 1 tlsmgr
postlog unix-dgram n - n - 1 postlogd
`

/** The settings of this test, besides the lines of the documentation. */
const surroundings = (folder: string, others: number) => `
compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/lib
maillog_file = ${folder}/maillog
maillog_file_prefixes = ${folder}
myhostname = relay.example.com
mydestination =
alias_maps =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
default_transport = smtp:[127.0.0.1]:${others}
smtp_dns_support_level = disabled
minimal_backoff_time = 2s
queue_run_delay = 2s
`

/** Starts it; its queue, its log and its settings lie in a folder that goes with it. */
export async function startPostfix({ others, inbound, pipe }: PostfixOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'postfix-'))
  const port = await freePort()
  // Its processes run as another user.
  await chmod(folder, 0o755)
  for (const name of ['queue', 'lib', 'etc']) await mkdir(join(folder, name))
  const main = replaced(deployText('postfix-main.cf'), {
    'smtp:[127.0.0.1]:2525': pipe === undefined ? `smtp:[127.0.0.1]:${inbound}` : 'messaging:',
    ...(pipe !== undefined && { '=reject_unverified_recipient': '=permit' }),
  })
  await writeFile(join(folder, 'etc', 'main.cf'), surroundings(folder, others) + main)
  await writeFile(join(folder, 'etc', 'master.cf'), services(port) + (pipe ?? ''))
  execFileSync('chown', ['postfix', join(folder, 'lib')])
  const etc = join(folder, 'etc')
  const daemons = execFileSync(
    `${commandOf('postfix').slice(0, -'fix'.length)}conf`,
    ['-c', etc, '-h', 'daemon_directory'],
    { encoding: 'utf8' },
  ).trim()
  execFileSync(commandOf('postfix'), ['-c', etc, 'check'], { stdio: 'ignore' })
  const master = spawn(join(daemons, 'master'), ['-c', etc, '-d'], { stdio: 'ignore' })
  const ended = new Promise((done) => master.once('exit', done))
  const log = () => readFile(join(folder, 'maillog'), 'utf8').catch(() => '')
  await eventually(async () => (await log()).includes('daemon started'))
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    log,
    async close() {
      master.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
