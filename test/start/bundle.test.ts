// The bundle that `npm ci` makes of the platform: `messaging serve` takes it as long as its sources are as they were.
import { spawn } from 'node:child_process'
import { cp, mkdir, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { root } from '../../scripts/contract/tools.ts'
import { useFolder } from '../support/use-folder.ts'

const RUNNING = 'The messaging platform is running'

const bundle = join('node_modules', '.cache', 'messaging', 'serve.js')

const copy = useFolder('bundle-')

/** Runs Node in the copy until its output has a match, or it ends, and resolves with all output. */
async function outputOf(args: string[], wanted: RegExp | null): Promise<string> {
  const env = { ...process.env, MESSAGING_PORT: '0', MESSAGING_HTTP_PORT: 'off', MESSAGING_SMTP_PORT: 'off' }
  const child = spawn(process.execPath, args, { cwd: copy, env: { ...env, MESSAGING_DATA: join(copy, 'data') } })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += String(text)
      if (wanted?.test(output)) child.kill('SIGKILL')
    })
  await new Promise((resolve) => child.once('close', resolve))
  return output
}

const start = () => outputOf(['src/cli/start.js'], /Press Ctrl-C/)

async function edit(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(copy, path), 'utf8')
  expect(text).toContain(from)
  await writeFile(join(copy, path), text.replace(from, to))
}

beforeAll(async () => {
  for (const name of ['package.json', 'generated', 'scripts', 'src'])
    await cp(join(root, name), join(copy, name), { recursive: true })
  await mkdir(join(copy, 'node_modules'))
  for (const name of await readdir(join(root, 'node_modules')))
    if (!name.startsWith('.') && name !== 'kysely')
      await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  await cp(join(root, 'node_modules', 'kysely'), join(copy, 'node_modules', 'kysely'), { recursive: true })
})

it('is taken while the sources are as they were, and left when one has changed', async () => {
  expect(await outputOf(['scripts/pack/after-install.ts'], null)).toBe('')
  await edit(bundle, RUNNING, 'The bundle is running')
  expect(await start()).toContain('The bundle is running')
  // It is made once.
  await outputOf(['scripts/pack/after-install.ts'], null)
  expect(await start()).toContain('The bundle is running')

  await edit('src/cli/banner.ts', RUNNING, 'The edited platform is running')
  expect(await start()).toContain('The edited platform is running')
  await outputOf(['scripts/pack/after-install.ts'], null)
  expect(await readFile(join(copy, bundle), 'utf8')).toContain('The edited platform is running')
})

it('is taken after `npm prune --omit=dev`, and left when a package in it was installed anew', async () => {
  await outputOf(['scripts/pack/after-install.ts'], null)
  await edit(bundle, 'The edited platform is running', 'The bundle is running')
  // npm writes it with every change of the packages.
  await writeFile(join(copy, 'node_modules', '.package-lock.json'), '{}')
  expect(await start()).toContain('The bundle is running')
  await utimes(join(copy, 'node_modules', 'kysely', 'package.json'), new Date(), new Date())
  expect(await start()).toContain('The edited platform is running')
})
