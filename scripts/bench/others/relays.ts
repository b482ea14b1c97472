// Other programs that take mail, set up as their users do for a port with TLS and a login. The bench installs them.
import { cp, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { loadCertificate } from '../../../src/server/http/certificate.ts'
import { installIsolated } from '../../isolated-install/install.ts'
import { type Child, root, startChild } from '../child.ts'
import { freePort } from '../servers.ts'

/** How a connection begins: with TLS, or with STARTTLS. */
export type Security = 'tls' | 'starttls'

export interface OtherRelay {
  /** What it is, and what becomes of a mail. */
  name: string
  security: Security
  /** Starts it with a login; `folder` is empty and its own. */
  start(folder: string, login: { user: string; password: string }): Promise<{ child: Child; port: number }>
}

/** Milliseconds after which a program that does not listen is given up. */
const GIVE_UP = 60_000
const home = join(root, '.bench')

/** Installs the programs that the bench compares with, unless they are there. */
export const installOthers = (): Promise<void> => installIsolated(import.meta.dirname, home)

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/** Waits until the program takes connections; ends it when it never does. */
async function listening(child: Child, port: number): Promise<{ child: Child; port: number }> {
  while (!(await isOpen(port))) {
    if (performance.now() - child.startedAt < GIVE_UP) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      continue
    }
    await child.stop()
    throw new Error(`Nothing listens on port ${port}: ${child.errors()}`)
  }
  return { child, port }
}

const maildev: OtherRelay = {
  name: 'maildev, keeps files',
  security: 'tls',
  async start(folder, { user, password }) {
    await loadCertificate(folder)
    const [port, tls] = [await freePort(), join(folder, 'tls')]
    const login = ['--incoming-user', user, '--incoming-pass', password]
    const secure = [
      '--incoming-secure',
      '--incoming-cert',
      join(tls, 'cert.pem'),
      '--incoming-key',
      join(tls, 'key.pem'),
    ]
    const quiet = ['--disable-web', '--silent', '--mail-directory', join(folder, 'mails')]
    const program = join(home, 'node_modules', 'maildev', 'dist', 'bin', 'maildev.js')
    return listening(startChild([program, '--smtp', String(port), ...login, ...secure, ...quiet]), port)
  },
}

const haraka: OtherRelay = {
  name: 'Haraka, discards',
  security: 'starttls',
  async start(folder, { user, password }) {
    await loadCertificate(folder)
    const port = await freePort()
    const tls = join(folder, 'tls')
    const config: Record<string, string> = {
      plugins: 'tls\nauth/flat_file\nqueue/discard\n',
      // One process, without a cluster of them.
      'smtp.ini': `listen=127.0.0.1:${port}\nnodes=0\n`,
      'tls.ini': `key=${join(tls, 'key.pem')}\ncert=${join(tls, 'cert.pem')}\n`,
      'auth_flat_file.ini': `[core]\nmethods=PLAIN\n[users]\n${user}=${password}\n`,
      'log.ini': 'level=crit\n',
      me: 'bench.example.com\n',
    }
    // It needs the files that it comes with.
    await cp(join(home, 'node_modules', 'Haraka', 'config'), join(folder, 'config'), { recursive: true })
    for (const [name, text] of Object.entries(config)) await writeFile(join(folder, 'config', name), text)
    return listening(startChild([join(home, 'node_modules', 'Haraka', 'bin', 'haraka'), '-c', folder]), port)
  },
}

export const otherRelays: readonly OtherRelay[] = [maildev, haraka]
