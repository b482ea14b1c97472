// Mistakes of an author: `npm run contract` reports each on one line with file, place and mend, and fails. Runs on a
// copy, so that a test never touches the real folders. Everything passed before the mistake, so only the parts that it
// touches are checked, as on the author's machine.
import { execFile } from 'node:child_process'
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import { inputHashes, keepPassed } from '../../scripts/contract/passed.ts'

let copy: string

beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'contract-test-'))
  for (const part of [
    'scripts',
    'src',
    'specs',
    'generated',
    'releases',
    'redocly.yaml',
    '.spectral.yaml',
    'package.json',
  ]) {
    await cp(join(root, part), join(copy, part), { recursive: true })
  }
  // The copy has a cache of its own for what is known to have passed.
  const modules = join(copy, 'node_modules')
  await mkdir(modules)
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '.cache') await symlink(join(root, 'node_modules', name), join(modules, name))
  await keepPassed(await inputHashes(copy), copy)
})
afterEach(() => rm(copy, { recursive: true, force: true }))

async function replace(path: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(join(copy, path), 'utf8')
  expect(text, path).toMatch(from)
  await writeFile(join(copy, path), text.replace(from, to))
}

/** The exit code, and the lines that report a fault: those that end with the name of a rule. */
function run(script: string, ...args: string[]): Promise<{ code: number; findings: string[]; output: string }> {
  return new Promise((resolve) => {
    // With CI set, everything would be checked.
    const env = { ...process.env, CI: undefined }
    execFile(process.execPath, [script, ...args], { cwd: copy, env }, (error, stdout, stderr) => {
      const output = stdout + stderr
      resolve({ code: error ? 1 : 0, findings: output.split('\n').filter((line) => /\[[^\]]+\]+$/.test(line)), output })
    })
  })
}

test('a reference that leads nowhere', async () => {
  await replace('specs/sandbox-v1/clock/advanceClock.yaml', 'ClockAdvance.yaml', 'ClockStep.yaml')
  const want = [
    expect.stringMatching(
      /^specs\/sandbox-v1\/clock\/advanceClock\.yaml:\d+ #\S+ {2}The reference leads to specs\/sandbox-v1\/schemas\/ClockStep\.yaml, which does not exist: correct the reference, .*\[no-unresolved-refs\]$/,
    ) as string,
  ]
  const contract = await run('scripts/contract.ts')
  // Nothing uses the schema any more, which is a finding of its own.
  expect(contract.findings.filter((line) => !line.endsWith('[no-unused-components]'))).toEqual(want)
  expect(contract.code).toBe(1)
  expect(await run('scripts/generate.ts', '--check')).toMatchObject({ code: 1, findings: want })
}, 240_000)

test('an example that does not fit, a missing decision, a generated file changed by hand, a break', async () => {
  await replace('specs/sandbox-v1/schemas/CapturedHeader.yaml', /^example:/m, 'example: 7\nx-example:')
  await replace('specs/sandbox-v1/clock/getClock.yaml', /^(x-decision: ).*/m, '$1X-999')
  await appendFile(join(copy, 'generated/registered-v1/types.ts'), '// by hand\n')
  await replace('specs/sandbox-v1/openapi.yaml', /^ {2}\/reset:\n {4}\$?.*\n(?: {4,}.*\n)*/m, '')
  const { code, findings } = await run('scripts/contract.ts')
  const has = (...parts: string[]) =>
    expect(
      findings.filter((line) => parts.every((part) => line.includes(part))),
      parts.join(),
    ).toHaveLength(1)
  has('specs/sandbox-v1/schemas/CapturedHeader.yaml #/example  ', 'does not fit its schema', '[example-fits]')
  has(
    'specs/sandbox-v1/clock/getClock.yaml #/x-decision  ',
    'There is no decision X-999: add it to specs/decisions.yaml',
    '[decision-dangling]',
  )
  has('generated/registered-v1/types.ts  ', 'change specs/, not this file, and run `npm run generate`', '[stale]')
  has(
    'specs/sandbox-v1/',
    'Path `/reset` was removed. It breaks resetAccount (POST /reset). Undo it, or explain it in specs/waivers.yaml.',
    'path-removed',
  )
  expect(code).toBe(1)
}, 240_000)

test('a file that is no YAML', async () => {
  await replace('specs/sandbox-v1/clock/getClock.yaml', /^summary: .*/m, 'summary: "open')
  const want = [
    expect.stringMatching(
      /^specs\/sandbox-v1\/clock\/getClock\.yaml:\d+ {2}This is no YAML: Missing closing "quote\. .*\[yaml\]$/,
    ) as string,
  ]
  expect(await run('scripts/lint.ts')).toMatchObject({ code: 1, findings: want })
}, 240_000)

test('two operations of one name', async () => {
  await replace('specs/sandbox-v1/clock/advanceClock.yaml', /^operationId: .*/m, 'operationId: createSandboxAccount')
  const lint = await run('scripts/lint.ts')
  expect(lint.findings).toContain(
    'specs/sandbox-v1/clock/advanceClock.yaml #/operationId  The name createSandboxAccount is taken by ' +
      'specs/sandbox-v1/accounts/createSandboxAccount.yaml: rename one of the operations.  [operation-id-unique]',
  )
  expect(lint.code).toBe(1)
  const generate = await run('scripts/generate.ts')
  expect(generate).toMatchObject({
    code: 1,
    findings: [
      'specs/sandbox-v1/openapi.yaml #/paths  Two operations are called createSandboxAccount, POST /clock/actions/advance and POST /accounts: ' +
        'rename one of them.  [operation-id-unique]',
    ],
  })
}, 240_000)
