// Slips of authors, each in a separate contract, all in one folder: `messaging lint` points at each with file, line and column,
// in every format, whatever the others do to the tools.
import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type PlacedFinding, render } from '../../scripts/contract/formats.ts'
import { root } from '../../scripts/contract/tools.ts'
import { positionOf, type Slip, slips, soundContract } from '../support/slips.ts'
import { useFolder } from '../support/use-folder.ts'

interface Report {
  complete: boolean
  findings: PlacedFinding[]
}
interface Notification {
  message: { text: string }
  locations: Location[]
}
interface Location {
  physicalLocation: { artifactLocation: { uri: string }; region: { startLine: number; startColumn: number } }
}
interface Sarif {
  runs: {
    invocations: { executionSuccessful: boolean; toolExecutionNotifications: Notification[] }[]
    results: { ruleId: string; locations: Location[] }[]
  }[]
}

const folder = useFolder('slips-test-')

async function write(path: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path, name)), { recursive: true })
    await writeFile(join(folder, path, name), content)
  }
}

/** Runs the command in the folder. */
function lint(...words: string[]): Promise<{ code: unknown; stdout: string; stderr: string }> {
  const program = join(root, 'src', 'cli', 'messaging.js')
  return new Promise((resolve) => {
    const options = { cwd: folder, maxBuffer: 64e6 }
    execFile(process.execPath, [program, 'lint', ...words], options, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout, stderr }),
    )
  })
}
const read = async (...words: string[]): Promise<Report> =>
  JSON.parse((await lint(...words, '--format', 'json')).stdout) as Report

const folderOf = (slip: Slip): string => `all/${String(slips.indexOf(slip) + 1).padStart(3, '0')}`
const errorsBelow = (findings: readonly PlacedFinding[], path: string): PlacedFinding[] =>
  findings.filter(({ file, level }) => level === undefined && file.startsWith(`${path}/`))

beforeAll(async () => {
  await write('all/sound', soundContract)
  for (const slip of slips) await write(folderOf(slip), { ...soundContract, [slip.file]: slip.content })
})

test('there are at least 60 slips, each with another name', () => {
  expect(new Set(slips.map(({ name }) => name)).size).toBe(slips.length)
  expect(slips.length).toBeGreaterThanOrEqual(60)
})

describe.each([
  { rules: 'general rules', words: [] },
  { rules: 'the house rules', words: ['--house'] },
])('$rules', ({ words }) => {
  let report: Report
  beforeAll(async () => {
    report = await read('--contract', 'all', ...words)
  }, 900_000)

  test.each(slips)('$name', (slip) => {
    const found = errorsBelow(report.findings, folderOf(slip))
    const at = found.filter(({ file, line, column }) => {
      const want = positionOf(slip)
      return file === `${folderOf(slip)}/${slip.file}` && line === want.line && column === want.column
    })
    expect(at, JSON.stringify(found, null, 1)).not.toEqual([])
    expect(found.filter(({ unfinished }) => unfinished !== undefined).length > 0).toBe(slip.unfinished ?? false)
  })

  test('every finding is at a place of a file of an author', () => {
    const paths = new Set([
      ...Object.keys(soundContract).map((name) => `all/sound/${name}`),
      ...slips.flatMap((slip) => Object.keys(soundContract).map((name) => `${folderOf(slip)}/${name}`)),
    ])
    expect(report.findings.filter(({ file }) => !paths.has(file))).toEqual([])
    expect(report.findings.filter(({ line, column }) => !(line >= 1 && column >= 1))).toEqual([])
    expect(report.complete).toBe(false)
  })

  test('every format has the line and column of every finding', () => {
    const { findings } = report
    const places = findings.map(({ file, line, column }) => `${file}:${line}:${column}`)
    const text = render('text', findings).split('\n')
    expect(text.map((line) => /^\S+?:\d+:\d+/.exec(line)?.[0])).toEqual(places)
    const github = render('github', findings).split('\n')
    const annotated = github.map((line) => /^::(?:error|warning) file=(\S+?),line=(\d+),col=(\d+),title=/.exec(line))
    expect(annotated.map((one) => one?.slice(1).join(':'))).toEqual(places)
    const { results, invocations } = (JSON.parse(render('sarif', findings)) as Sarif).runs[0] as Sarif['runs'][number]
    const placeOf = ({ physicalLocation: { artifactLocation, region } }: Location) =>
      `${artifactLocation.uri}:${region.startLine}:${region.startColumn}`
    expect(results.map(({ locations: [location] }) => location && placeOf(location))).toEqual(places)
    const notes = invocations[0]?.toolExecutionNotifications ?? []
    expect(invocations[0]?.executionSuccessful).toBe(false)
    expect(notes).toHaveLength(findings.filter(({ unfinished }) => unfinished !== undefined).length)
  })
})

test('a sound contract has no error, and its run is complete', async () => {
  const { code, stdout } = await lint('--contract', 'all/sound', '--format', 'json')
  const { complete, findings } = JSON.parse(stdout) as Report
  expect(errorsBelow(findings, 'all/sound')).toEqual([])
  expect([code, complete]).toEqual([0, true])
  const sarif = JSON.parse((await lint('--contract', 'all/sound', '--format', 'sarif')).stdout) as Sarif
  expect(sarif.runs[0]?.invocations).toEqual([{ executionSuccessful: true, toolExecutionNotifications: [] }])
})

describe('a run that cannot finish', () => {
  const slip = slips.find(({ name }) => name === 'a file that names itself') as Slip
  const path = () => `${folderOf(slip)}/openapi.yaml`

  test('says so in text', async () => {
    const { code, stderr } = await lint('--contract', folderOf(slip))
    expect(code).toBe(1)
    expect(stderr).toMatch(/^all\/\d+\/Kind\.yaml:1:7 #\/\$ref {2}.*\[reference-circular\]$/m)
    expect(stderr).toMatch(/^all\/\d+\/openapi\.yaml:1:1 {2}Redocly could not finish here.*\[lint-unfinished\]$/m)
  })

  test('says so as annotation', async () => {
    const { code, stdout } = await lint('--contract', folderOf(slip), '--format', 'github')
    expect(code).toBe(1)
    expect(stdout).toContain(`::error file=${path()},line=1,col=1,title=lint-unfinished::Redocly could not finish`)
  })

  test('says so in SARIF', async () => {
    const { code, stdout } = await lint('--contract', folderOf(slip), '--format', 'sarif')
    expect(code).toBe(1)
    const [invocation] = (JSON.parse(stdout) as Sarif).runs[0]?.invocations ?? []
    expect(invocation).toMatchObject({
      executionSuccessful: false,
      toolExecutionNotifications: [
        {
          level: 'error',
          message: { text: expect.stringContaining('Self-referencing circular pointer') as string },
          locations: [{ physicalLocation: { artifactLocation: { uri: path() }, region: { startLine: 1 } } }],
        },
      ],
    })
  })

  test('of which the rules of Spectral throw reports the other rules', async () => {
    await write('throwing', soundContract)
    await write('throwing', {
      'Pet.yaml': `${soundContract['Pet.yaml']}`.replace('name: Rex', 'nam: Rex'),
      '.spectral.yaml': `extends: [spectral:oas]
functions: [throwing]
rules:
  oas3-valid-schema-example: off
  breaks:
    given: $.paths[*].post
    severity: error
    then: { field: summary, function: throwing }
  no-pets:
    message: Pets are gone.
    given: $.info.title
    severity: error
    then: { function: pattern, functionOptions: { notMatch: Pets } }
`,
      'functions/throwing.js': "export default () => {\n  throw new Error('Out of order')\n}\n",
    })
    const { complete, findings } = await read('--contract', 'throwing')
    expect(complete).toBe(false)
    const errors = errorsBelow(findings, 'throwing').map(
      ({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`,
    )
    expect(errors).toEqual([
      'throwing/Pet.yaml:15:1 example-fits',
      'throwing/createPet.yaml:2:10 lint-unfinished',
      'throwing/openapi.yaml:3:10 no-pets',
    ])
    const text = render('text', findings)
    expect(text).toContain('The rule breaks could not finish')
    expect(text).toContain('Out of order')
  })

  test.each([
    ['.spectral.yaml', 'rules: [', 'The check of spectral', 'ruled/Pet.yaml'],
    ['.spectral.yaml', 'extends: [no-such-rules]\n', 'The check of spectral', 'ruled/Pet.yaml'],
    ['redocly.yaml', 'extends: [no-such-rules]\n', 'Redocly', 'ruled/openapi.yaml'],
    ['redocly.yaml', 'rules: [', 'Lint', 'ruled/redocly.yaml'],
  ])('because of %s with %j reports what else there is', async (file, content, name, place) => {
    await write('ruled', { ...soundContract, 'Pet.yaml': 'type: objct\n', [file]: content })
    const { code, stdout } = await lint('--contract', 'ruled', '--format', 'json')
    const { complete, findings } = JSON.parse(stdout) as Report
    await rm(join(folder, 'ruled'), { recursive: true })
    expect([code, complete]).toEqual([1, false])
    expect(findings.filter(({ unfinished }) => unfinished !== undefined).map((one) => one.unfinished)).toContain(name)
    expect(findings.map((one) => one.file)).toContain(place)
  })
})
