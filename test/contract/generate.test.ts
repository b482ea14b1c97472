// generated/ is what the generator writes, and a change by hand is noticed. Runs on a copy, so that a test
// never touches the real folder.
import { execFile } from 'node:child_process'
import { appendFile, cp, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import { useFolder } from '../support/use-folder.ts'

const copy = useFolder('generate-test-')

beforeAll(async () => {
  for (const part of ['scripts', 'src', 'specs', 'generated', 'releases', 'redocly.yaml', 'package.json', 'LICENSE']) {
    await cp(join(root, part), join(copy, part), { recursive: true })
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
})

function run(...words: string[]): Promise<{ code: number; stdout: string; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['src/cli/messaging.js', ...words], { cwd: copy }, (error, stdout, stderr) => {
      resolve({ code: error ? 1 : 0, stdout, output: stdout + stderr })
    })
  })
}

test('names a file that was edited by hand and one that nobody generates; all others are up to date', async () => {
  await appendFile(join(copy, 'generated/sandbox-v1/operations.ts'), '// by hand\n')
  await writeFile(join(copy, 'generated/sandbox-v1/extra.ts'), '')
  const { code, output } = await run('generate', '--check')
  expect(code).toBe(1)
  expect(
    output
      .split('\n')
      .filter((line) => line.endsWith('[stale]'))
      .map((line) => line.split('  ')[0]),
  ).toEqual(['generated/sandbox-v1/extra.ts', 'generated/sandbox-v1/operations.ts'])
  expect(output).toContain(', 2 stale')
  expect(output).toContain('change specs/, not this file, and run `npm run generate`')
})

test('generate and pack print JSON', async () => {
  await appendFile(join(copy, 'generated/sandbox-v1/calls.ts'), '// by hand\n')
  const checked = await run('generate', '--check', '--json')
  expect(checked.code).toBe(1)
  const { findings, written } = JSON.parse(checked.stdout) as { findings: { file: string }[]; written: string[] }
  expect(findings).toContainEqual(expect.objectContaining({ file: 'generated/sandbox-v1/calls.ts', rule: 'stale' }))
  expect(written).toEqual([])
  const packed = JSON.parse((await run('pack', '--json')).stdout) as { tarball: string; entries: object[] }
  expect(packed.tarball).toMatch(/dist\/messaging-platform-client-[\d.]+\.tgz$/)
  const bytes = expect.any(Number) as number
  expect(packed.entries).toContainEqual({ entry: './soap', code: bytes, gzip: bytes, types: bytes })
})
