// Kannel, a gateway that many run, as a client of the simulated centre: its bearerbox binds, its smsbox takes orders by HTTP.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { freePort } from '../../support/free-port.ts'
import { commandOf, needs } from '../../support/programs.ts'
import { startReceiver } from '../../support/receiver.ts'
import { startTestSmsc } from '../../support/smsc.ts'

const isOpen = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect({ host: '127.0.0.1', port }, () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })

/** Kannel in front of a centre; texts of people and reports go to `hears`. */
async function startKannel(centre: number, hears: string) {
  const folder = await mkdtemp(join(tmpdir(), 'messaging-kannel-'))
  const [admin, box, http] = [await freePort(), await freePort(), await freePort()]
  const groups: Record<string, string | number>[] = [
    { group: 'core', 'admin-port': admin, 'admin-password': 'secret', 'smsbox-port': box, 'box-allow-ip': '127.0.0.1' },
    {
      ...{ group: 'smsc', smsc: 'smpp', host: '127.0.0.1', port: centre, 'smsc-username': 'user' },
      ...{ 'smsc-password': 'secret', 'system-type': '""', 'transceiver-mode': 1, 'reconnect-delay': 1 },
    },
    { group: 'smsbox', 'bearerbox-host': '127.0.0.1', 'sendsms-port': http },
    { group: 'sendsms-user', username: 'user', password: 'secret', 'max-messages': 10, concatenation: 1 },
    { group: 'sms-service', keyword: 'default', 'get-url': `"${hears}/text?from=%p&to=%P&text=%a"`, 'max-messages': 0 },
  ]
  const lines = groups.map((group) => Object.entries(group).map(([name, value]) => `${name} = ${value}`))
  const file = join(folder, 'kannel.conf')
  await writeFile(file, lines.map((group) => `${group.join('\n')}\n`).join('\n'))
  const bearerbox = commandOf('kannel')
  const children: ChildProcess[] = []
  const start = (command: string) => children.push(spawn(command, ['-v', '4', file], { cwd: folder, stdio: 'ignore' }))
  start(bearerbox)
  // The other one ends when the first does not listen for it yet, which begins after the port for the operator.
  await eventually(() => fetch(`http://127.0.0.1:${admin}/status?password=secret`))
  await eventually(() => isOpen(box))
  start(bearerbox.replace('bearerbox', 'smsbox'))
  return {
    async send(query: Record<string, string>): Promise<number> {
      const all = new URLSearchParams({ username: 'user', password: 'secret', ...query })
      return eventually(async () => (await fetch(`http://127.0.0.1:${http}/cgi-bin/sendsms?${all}`)).status)
    },
    async [Symbol.asyncDispose]() {
      for (const child of children) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}

it('Kannel sends by our centre, hears its receipts, and gets the texts of people', needs('kannel'), async () => {
  await using centre = await startTestSmsc()
  const hears = await startReceiver(() => 200)
  try {
    await using kannel = await startKannel(centre.port, hears.url)
    await eventually(() => centre.bound() === 1)
    const long = 'Olá, Ana! '.repeat(30).trim()
    const order = { from: '351920000001', to: '351910000001', 'dlr-mask': '1' }
    const url = `${hears.url}/report?state=%d`
    expect(await kannel.send({ ...order, text: 'Hello {1}', 'dlr-url': url })).toBe(202)
    expect(await centre.parts.wait((all) => all[0])).toMatchObject({
      to: '351910000001',
      text: 'Hello {1}',
      part: null,
    })
    await hears.waitFor(({ path }) => path === '/report?state=1')
    expect(await kannel.send({ ...order, text: long, charset: 'UTF-8', coding: '2' })).toBe(202)
    const parts = await centre.parts.wait((all) => {
      const found = all.slice(1)
      return found.length > 0 && found.length === found[0]?.part?.total ? found : undefined
    })
    expect(parts.map(({ text }) => text).join('')).toBe(long)
    centre.text('351910000001', '351920000001', 'STOP')
    const { path } = await hears.waitFor((request) => request.path.startsWith('/text?'))
    expect(Object.fromEntries(new URL(path, hears.url).searchParams)).toMatchObject({ text: 'STOP' })
  } finally {
    await hears.close()
  }
})
