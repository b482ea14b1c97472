// Which checks an author need not wait for again: those of a part that passed with the very same files, and no other.
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { apiNames } from '../../scripts/contract/bundle.ts'
import { inputHashes, keepPassed, passedBefore, writtenFrom } from '../../scripts/contract/passed.ts'
import { readSources } from '../../scripts/contract/sources.ts'

const files = [
  ...['redocly.yaml', '.spectral.yaml', 'package-lock.json', 'scripts/lint/names.ts', 'specs/shared/Problem.yaml'],
  ...['specs/a/openapi.yaml', 'specs/a/get.yaml', 'generated/a/types.ts', 'releases/a.json'],
  ...['specs/b/openapi.yaml', 'specs/b/get.yaml', 'generated/b/types.ts', 'releases/b.json'],
  'specs/workflows/first.arazzo.yaml',
]

let base: string
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'passed-test-'))
  for (const file of files) {
    await mkdir(dirname(join(base, file)), { recursive: true })
    await writeFile(join(base, file), file === 'redocly.yaml' ? 'apis:\n  a: {}\n  b: {}\n' : '1\n')
  }
})
afterEach(() => rm(base, { recursive: true, force: true }))

const known = async () => [...(await passedBefore(await inputHashes(base), base))]
const edit = (file: string) => appendFile(join(base, file), '# 2\n')

test('nothing is known before a run passed, and everything after it', async () => {
  expect(await known()).toEqual([])
  await keepPassed(await inputHashes(base), base)
  expect(await known()).toEqual(['a', 'b', 'workflows'])
})

test.each<[string, string[]]>([
  ['specs/a/get.yaml', ['b', 'workflows']],
  ['specs/a/openapi.yaml', ['b']],
  ['generated/b/types.ts', ['a', 'workflows']],
  ['releases/a.json', ['b', 'workflows']],
  ['specs/workflows/first.arazzo.yaml', ['a', 'b']],
  ['specs/shared/Problem.yaml', ['workflows']],
  ['redocly.yaml', []],
  ['.spectral.yaml', []],
  ['package-lock.json', []],
  ['scripts/lint/names.ts', []],
])('an edit of %s leaves known %j', async (file, want) => {
  await keepPassed(await inputHashes(base), base)
  await edit(file)
  expect(await known()).toEqual(want)
})

test('a new file, one that is gone and a release that is gone are edits', async () => {
  await keepPassed(await inputHashes(base), base)
  await writeFile(join(base, 'generated/a/extra.ts'), '')
  expect(await known()).toEqual(['b', 'workflows'])
  await rm(join(base, 'generated/a/extra.ts'))
  expect(await known()).toEqual(['a', 'b', 'workflows'])
  await rm(join(base, 'specs/a/get.yaml'))
  await rm(join(base, 'releases/b.json'))
  expect(await known()).toEqual(['workflows'])
})

test('what was changed while it was checked is not kept', async () => {
  const before = await inputHashes(base)
  await edit('specs/a/get.yaml')
  await keepPassed(before, base)
  expect(await known()).toEqual(['b', 'workflows'])
})

test('a run that writes generated/ keeps what was not edited while it ran', async () => {
  const sources = await inputHashes(base, false)
  await edit('generated/a/types.ts')
  await edit('specs/b/get.yaml')
  await keepPassed(await writtenFrom(sources, base), base)
  expect(await known()).toEqual(['a', 'workflows'])
})

test('no API refers to a folder that is not among its inputs', async () => {
  const apis = await apiNames()
  const sources = (await readSources()).filter(({ path }) => apis.includes(path.split('/')[1] ?? ''))
  const strange = sources.flatMap(({ path, text }) => {
    const depth = path.split('/').length - 2
    const outside = [...text.matchAll(/\$ref:\s*['"]?((?:\.\.\/)+)([\w-]+)/g)].filter(
      ([, up = '']) => up.length / 3 >= depth,
    )
    return outside
      .map(([, , folder = '']) => folder)
      .filter((folder) => folder !== 'shared')
      .map((folder) => `${path}: ${folder}`)
  })
  expect(sources.length).toBeGreaterThan(500)
  expect(strange).toEqual([])
})
