// Mistakes of an author: `npm run contract` reports each on one line with file, place and message, and fails. Runs on a
// copy, so that a test never touches the real folders. Everything passed before the mistake, so only the parts that it
// touches are checked, as on the author's machine.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { root } from '../../scripts/contract/bundle.ts'
import { inputHashes, keepPassed } from '../../scripts/contract/passed.ts'
import { eventually } from '../support/eventually.ts'
import { useFolder } from '../support/use-folder.ts'

const copy = useFolder('contract-test-')
/** The texts of the files that the test has changed, as they were. */
const changed = new Map<string, string>()

beforeAll(async () => {
  for (const part of [
    'scripts',
    'src',
    'specs',
    'generated',
    'releases',
    'redocly.yaml',
    'LICENSE',
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
afterEach(async () => {
  for (const [path, text] of changed) await writeFile(join(copy, path), text)
  changed.clear()
})

async function replace(path: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(join(copy, path), 'utf8')
  expect(text, path).toMatch(from)
  if (!changed.has(path)) changed.set(path, text)
  await writeFile(join(copy, path), text.replace(from, to))
}

/** The exit code, and the lines that report a fault: those that end with the name of a rule. */
function run(...words: string[]): Promise<{ code: number; findings: string[]; output: string; stdout: string }> {
  return new Promise((resolve) => {
    // With CI set, everything would be checked.
    const env = { ...process.env, CI: undefined }
    execFile(process.execPath, ['src/cli/messaging.js', ...words], { cwd: copy, env }, (error, stdout, stderr) => {
      const output = stdout + stderr
      const findings = output.split('\n').filter((line) => /\[[^\]]+\]+$/.test(line))
      resolve({ code: error ? 1 : 0, findings, output, stdout })
    })
  })
}

test('a reference that leads nowhere', async () => {
  await replace('specs/sandbox-v1/clock/advanceClock.yaml', 'ClockAdvance.yaml', 'ClockStep.yaml')
  const want = [
    expect.stringMatching(
      /^specs\/sandbox-v1\/clock\/advanceClock\.yaml:\d+:\d+ #\S+ {2}The reference leads to specs\/sandbox-v1\/schemas\/ClockStep\.yaml, which does not exist: correct the reference, .*\[no-unresolved-refs\]$/,
    ) as string,
  ]
  const contract = await run('contract')
  // Nothing uses the schema any more, which is a finding of its own.
  expect(contract.findings.filter((line) => !line.endsWith('[no-unused-components]'))).toEqual(want)
  expect(contract.code).toBe(1)
  expect(await run('generate', '--check')).toMatchObject({ code: 1, findings: want })
})

test('an example that does not fit, a missing decision, a generated file changed by hand, a break', async () => {
  await replace('specs/sandbox-v1/schemas/CapturedHeader.yaml', /^example:/m, 'example: 7\nx-example:')
  await replace('specs/sandbox-v1/clock/getClock.yaml', /^(x-decision: ).*/m, '$1X-999')
  await replace('generated/registered-v1/types.ts', /$/, '// by hand\n')
  await replace('specs/sandbox-v1/openapi.yaml', /^ {2}\/seed:\n {4}\$?.*\n(?: {4,}.*\n)*/m, '')
  const clock = await readFile(join(copy, 'specs/sandbox-v1/clock/getClock.yaml'), 'utf8')
  const line = clock.split('\n').findIndex((text) => text.startsWith('x-decision: ')) + 1
  const { code, findings } = await run('contract')
  const has = (...parts: string[]) =>
    expect(
      findings.filter((line) => parts.every((part) => line.includes(part))),
      parts.join(),
    ).toHaveLength(1)
  has('specs/sandbox-v1/schemas/CapturedHeader.yaml:', ' #/example  ', 'does not fit its schema', '[example-fits]')
  has(
    `specs/sandbox-v1/clock/getClock.yaml:${line}:13 #/x-decision  `,
    'There is no decision X-999: add it to specs/decisions.yaml',
    '[decision-dangling]',
  )
  has('generated/registered-v1/types.ts  ', 'change specs/, not this file, and run `npm run generate`', '[stale]')
  has(
    'specs/sandbox-v1/',
    'Path `/seed` was removed. It breaks seedAccount (POST /seed). Undo it, or explain it in specs/waivers.yaml.',
    'path-removed',
  )
  expect(code).toBe(1)
})

test('a file with broken YAML', async () => {
  await replace('specs/sandbox-v1/clock/getClock.yaml', /^summary: .*/m, 'summary: "open')
  const want = [
    expect.stringMatching(
      /^specs\/sandbox-v1\/clock\/getClock\.yaml:\d+:\d+ {2}This is not valid YAML: Missing closing "quote\. .*\[yaml\]$/,
    ) as string,
  ]
  expect(await run('lint')).toMatchObject({ code: 1, findings: want })
  const { code, stdout } = await run('lint', '--json')
  expect(code).toBe(1)
  const { findings } = JSON.parse(stdout) as { findings: object[] }
  expect(findings).toEqual([
    {
      file: 'specs/sandbox-v1/clock/getClock.yaml',
      place: expect.stringMatching(/^:\d+:\d+$/) as string,
      line: expect.any(Number) as number,
      column: expect.any(Number) as number,
      message: expect.stringContaining('This is not valid YAML') as string,
      rule: 'yaml',
    },
  ])
})

test('in the forms that other programs read', async () => {
  await replace('specs/sandbox-v1/clock/getClock.yaml', /^summary: .*/m, 'summary: "100%: open')
  const github = await run('contract', '--format', 'github')
  expect(github.code).toBe(1)
  expect(github.stdout.trim()).toMatch(
    /^::error file=specs\/sandbox-v1\/clock\/getClock\.yaml,line=\d+,col=\d+,title=yaml::This is not valid YAML: [^\n]+$/,
  )
  const sarif = JSON.parse((await run('contract', '--format', 'sarif')).stdout) as { version: string; runs: object[] }
  expect(sarif).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { rules: [{ id: 'yaml' }] } },
        results: [
          {
            ruleId: 'yaml',
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'specs/sandbox-v1/clock/getClock.yaml' },
                  region: { startLine: expect.any(Number) as number, startColumn: expect.any(Number) as number },
                },
              },
            ],
          },
        ],
      },
    ],
  })
  const { findings } = JSON.parse((await run('contract', '--format', 'json')).stdout) as { findings: object[] }
  expect(findings).toMatchObject([{ rule: 'yaml', line: expect.any(Number) as number }])
})

test('keywords with wrong values, each at its line and column', async () => {
  const slips: [file: string, from: RegExp, to: string, at: string][] = [
    ['sandbox-v1/schemas/CapturedHeader.yaml', /(?<=^ +)type: string$/m, 'type: strin', 'strin'],
    ['sandbox-v1/schemas/CapturedHeader.yaml', /(?<=^ +)minLength: .*$/m, "minLength: '1'", "'1'"],
    ['marketing-v3/schemas/AccountBalanceInfo.yaml', /(?<=^ +)pattern: .*$/m, "pattern: '[a'", "'[a'"],
    ['marketing-v3/schemas/AccountPlanInfo.yaml', /(?<=^ +)enum: .*$(\n +- .*$)*/m, 'enum: []', 'enum'],
  ]
  const want: string[] = []
  for (const [file, from, to, at] of slips) {
    await replace(`specs/${file}`, from, to)
    const text = await readFile(join(copy, 'specs', file), 'utf8')
    const before = text.slice(0, text.indexOf(`${to}\n`) + to.indexOf(at)).split('\n')
    want.push(`specs/${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`)
  }
  const { code, stdout } = await run('lint', '--format', 'json')
  const { complete, findings } = JSON.parse(stdout) as {
    complete: boolean
    findings: { file: string; line: number; column: number }[]
  }
  const found = findings.map(({ file, line, column }) => `${file}:${line}:${column}`)
  for (const place of want) expect(found).toContain(place)
  expect([code, complete]).toEqual([1, true])
})

test('two operations of one name', async () => {
  await replace('specs/sandbox-v1/clock/advanceClock.yaml', /^operationId: .*/m, 'operationId: createSandboxAccount')
  const lint = await run('lint')
  expect(lint.findings).toContain(
    'specs/sandbox-v1/accounts/createSandboxAccount.yaml:1:14 #/operationId  The name createSandboxAccount is taken by ' +
      'POST /clock/actions/advance: rename one of the operations.  [operation-id-unique]',
  )
  expect(lint.code).toBe(1)
  const generate = await run('generate')
  expect(generate).toMatchObject({
    code: 1,
    findings: [
      'specs/sandbox-v1/openapi.yaml #/paths  Two operations are called createSandboxAccount, POST /clock/actions/advance and POST /accounts: ' +
        'rename one of them.  [operation-id-unique]',
    ],
  })
})

// It changes generated/ of the copy, so it stands last.
test('the loop of an author: what is saved is written and checked again', async () => {
  const env = { ...process.env, CI: undefined }
  const child = spawn(process.execPath, ['src/cli/messaging.js', 'contract', '--watch', '--write'], { cwd: copy, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  const waits = () => output.split('Waiting for a change of specs/').length - 1
  try {
    await eventually(() => waits() === 1 || undefined)
    expect(output).toMatch(/contract: passed/)
    await replace('specs/sandbox-v1/clock/getClock.yaml', /^summary: .*/m, 'summary: The time of the account')
    await eventually(() => waits() === 2 || undefined)
    const bundle = await readFile(join(copy, 'generated/sandbox-v1/openapi.json'), 'utf8')
    expect(bundle).toContain('"summary": "The time of the account"')
  } finally {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
})
