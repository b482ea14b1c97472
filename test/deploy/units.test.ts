// The units of systemd and the compose file: what they set has to be what the platform reads.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../../src/server/settings/settings.ts'
import { settingWarnings } from '../../src/server/settings/warnings.ts'
import { deployFile, deployText, replaced } from '../support/deploy.ts'
import { needs } from '../support/programs.ts'

const UNITS = ['messaging.service', 'messaging@.service']
const SERVICES = [...UNITS, 'messaging-backup.service']

/** The settings of a text of `NAME=value` lines, also of those that are there to be uncommented. */
const settingsIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^(?:# )?((?:MESSAGING_|DATABASE_)[A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>

describe('the units of systemd', { ...needs('systemd') }, () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'messaging-units-'))
    for (const name of SERVICES) {
      // This machine has its Node and the platform elsewhere.
      const text = replaced(deployText(name), { '/usr/bin/node': process.execPath, '/opt/messaging': resolve('.') })
      await writeFile(join(folder, name), text)
    }
    await copyFile(deployFile('messaging-backup.timer'), join(folder, 'messaging-backup.timer'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each(SERVICES)('%s says nothing that systemd does not understand', (name) => {
    const unit = join(folder, name.replace('@.', '@work.'))
    const { stdout, stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' })
    // Units of this machine are none of ours.
    const about = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('messaging'))
    expect([status, about]).toEqual([0, []])
  })

  it.each(SERVICES)('%s leaves an intruder little', (name) => {
    // 10 is everything, 0 nothing; what remains is that it has a network and writes machine code.
    const args = ['security', '--offline=true', '--threshold=16', join(folder, name.replace('@.', '@work.'))]
    expect(spawnSync('systemd-analyze', args, { encoding: 'utf8' }).status).toBe(0)
  })

  it('the timer is one, and has its service', () => {
    const unit = join(folder, 'messaging-backup.timer')
    const { stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' })
    expect([status, stderr.split('\n').filter((line) => line.includes('messaging'))]).toEqual([0, []])
  })

  it('both are the same but for the role', () => {
    const lines = UNITS.map((name) => deployText(name).slice(deployText(name).indexOf('[Unit]')))
    const [one, role] = lines as [string, string]
    expect(role.replaceAll('-%i', '').replace(' --role %i', '').replace(', role %i', '')).toBe(one)
  })

  it('the command is there', () => {
    const [, path = ''] = /^ExecStart=\/usr\/bin\/node \S+ (\S+)/m.exec(deployText('messaging.service')) ?? []
    expect(execFileSync(process.execPath, [path, '--help'], { encoding: 'utf8' })).toContain('serve')
  })
})

describe('the settings', () => {
  it.each(['messaging.env.example', 'compose.env.example'])('of %s are all known and take their values', (name) => {
    const settings = settingsIn(deployText(name))
    expect(Object.keys(settings).length).toBeGreaterThan(2)
    expect(settingWarnings(settings)).toEqual([])
    expect(readConfig(settings).publicUrl).toBe('https://messaging.example.com')
  })
})

describe('the compose file', () => {
  interface Service {
    image: string
    build?: { context: string; dockerfile: string }
    environment: Record<string, string>
    volumes: string[]
    depends_on?: Record<string, { condition: string }>
    healthcheck?: unknown
    read_only?: boolean
    cap_drop?: string[]
  }
  const compose = parse(deployText('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>
    volumes: Record<string, null>
  }
  const { database, ...ours } = compose.services as Record<string, Service> & { database: Service }
  /** The value of a variable as .env gives it, or its default. */
  const filledIn = (text: string) =>
    text.replace(/\$\{(\w+):[-?]([^}]*)\}/g, (_, name: string, rest: string) =>
      name === 'MESSAGING_PUBLIC_URL'
        ? 'https://messaging.example.com'
        : name === 'POSTGRES_PASSWORD'
          ? 'secret'
          : rest,
    )

  it('has a process for each role, with settings that the platform takes', () => {
    const configs = Object.values(ours).map(({ environment }) => {
      const env = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filledIn(value)]))
      expect(settingWarnings(env)).toEqual([])
      return readConfig(env)
    })
    expect(configs.map(({ role }) => role).sort()).toEqual(['api', 'smtp', 'work'])
    for (const { databaseUrl, publicUrl, sandbox } of configs)
      expect([databaseUrl, publicUrl, sandbox]).toEqual([
        'postgres://messaging:secret@database:5432/messaging',
        'https://messaging.example.com',
        false,
      ])
  })

  it('builds our image, and waits for a database that answers', () => {
    const folder = dirname(deployFile('compose.yaml'))
    for (const { build, depends_on, read_only, cap_drop } of Object.values(ours)) {
      expect(existsSync(join(folder, build?.context ?? '', build?.dockerfile ?? ''))).toBe(true)
      expect(depends_on).toEqual({ database: { condition: 'service_healthy' } })
      expect([read_only, cap_drop]).toEqual([true, ['ALL']])
    }
    expect(database.healthcheck).toBeDefined()
  })

  it('keeps what has to stay in volumes', () => {
    const named = Object.values(compose.services).flatMap(({ volumes }) => volumes.map((one) => one.split(':')[0]))
    expect([...new Set(named.filter((name) => !name?.startsWith('.')))].sort()).toEqual(
      Object.keys(compose.volumes).sort(),
    )
    for (const { volumes } of Object.values(ours)) expect(volumes.join()).toContain(':/var/lib/messaging')
  })
})
