// The verdict depends on specs/ and the release, not on what other commands wrote, in whichever order they run.
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { root } from '../../scripts/contract/bundle.ts'

const copied = [
  ...['scripts', 'src', 'specs', 'releases', 'generated', 'package.json', 'package-lock.json'],
  ...['redocly.yaml', '.spectral.yaml', 'tsconfig.json', 'LICENSE'],
]

async function copyOfProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'diff-order-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of copied) await cp(join(root, name), join(folder, name), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** The findings about the member that is gone, as a command prints them. */
function removalsIn(folder: string, ...words: string[]): Promise<string[]> {
  const command = [join(folder, 'src/cli/messaging.js'), ...words]
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: folder, maxBuffer: 64e6 }, (_error, stdout, stderr) => {
      // `contract` names line and column, too.
      const lines = `${stdout}\n${stderr}`.replaceAll(/\.yaml:[\d:]+ /g, '.yaml ').split('\n')
      resolve(lines.filter((line) => line.includes('[soap-v2 soap-member-removed ')))
    })
  })
}

const commands = [['diff'], ['contract', '--write']]
/** The shortest order in which each follows each. */
const order = [0, 0, 1, 1, 0]

test('a SOAP member that is removed is found before, while and after generated/ is written', {
  timeout: 900_000,
}, async () => {
  const folder = await copyOfProject()
  const file = join(folder, 'specs/soap-v2/records/ContactValues.yaml')
  const record = parse(await readFile(file, 'utf8')) as { members: Record<string, unknown> }
  delete record.members['fax']
  await writeFile(file, stringify(record))
  const first = await removalsIn(folder, 'diff')
  expect(first).toEqual([expect.stringContaining('/records/ContactValues/members/fax]') as string])
  for (const index of order)
    expect([index, await removalsIn(folder, ...(commands[index] as string[]))]).toEqual([index, first])
  expect(await removalsIn(folder, 'contract')).toEqual(first)
  // While one writes, the other reads.
  const both = await Promise.all([removalsIn(folder, 'contract', '--write', '--fresh'), removalsIn(folder, 'diff')])
  expect(both).toEqual([first, first])
})

test('the order has each command after each, and after itself', () => {
  const pairs = new Set(order.slice(1).map((index, at) => `${order[at]} ${index}`))
  expect(pairs.size).toBe(commands.length ** 2)
})
