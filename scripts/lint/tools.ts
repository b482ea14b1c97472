// Runs the two linters that read rules from files: Redocly on the sources, Spectral on the bundles.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { adviceForReference, apiNames } from '../contract/bundle.ts'
import type { Document } from '../contract/document.ts'
import type { Finding } from '../contract/finding.ts'
import { pointerStep, unfinishedFinding } from '../contract/finding.ts'
import { runOverApis } from '../contract/over-apis.ts'
import { workflows } from '../contract/passed.ts'
import type { Locate } from '../contract/places.ts'
import { generalRedocly } from '../contract/project.ts'
import { root, runNode } from '../contract/tools.ts'
import type { SpectralAnswer, SpectralRequest } from './spectral-process.ts'

interface RedoclyProblem {
  ruleId: string
  message: string
  severity: 'error' | 'warn'
  location: { source: { ref: string }; pointer?: string; start?: { line: number | null; col: number | null } }[]
}

/** The workflows of specs/, which Redocly does not find by itself. */
async function workflowFiles(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'specs', 'workflows'))
  return names.filter((name) => name.endsWith('.arazzo.yaml')).map((name) => `specs/workflows/${name}`)
}

/**
 * Runs Redocly on all APIs of `<folder>/redocly.yaml` and on the workflows, except `known` ones. An API that Redocly cannot
 * finish is a finding at its root.
 */
export async function lintSources(folder: string = root, known: ReadonlySet<string> = new Set()): Promise<Finding[]> {
  const apis = (await apiNames(folder)).filter((api) => !known.has(api))
  const files = [...apis, ...(known.has(workflows) ? [] : await workflowFiles(folder))]
  return lintWithRedocly(folder, files)
}

const rootFile = (api: string): string => (api.includes('/') ? api : `specs/${api}/openapi.yaml`)

/** Runs Redocly on APIs of its configuration, or on files. */
export async function lintWithRedocly(
  folder: string,
  apis: string[],
  args: string[] = ['--lint-config=error'],
  rootOf: (api: string) => string = rootFile,
): Promise<Finding[]> {
  const options = ['--format=json', '--max-problems=1000', ...args]
  const { answers, failures, preface } = await runOverApis('lint', apis, options, folder)
  return [
    ...configurationFindings(preface),
    ...answers.flatMap(({ stdout }) =>
      (JSON.parse(stdout) as { problems: RedoclyProblem[] }).problems.map((problem) => redoclyFinding(problem, folder)),
    ),
    ...failures.map(({ api, reason }) => unfinishedFinding('Redocly', rootOf(api), ':1:1', reason)),
  ]
}

const warning = { level: 'warning' } as const

/** What Redocly says about its configuration. An unknown rule is an error: it checks nothing. */
const configurationFindings = (text: string): Finding[] =>
  [...text.matchAll(/^\[\d+\] (\S+):(\d+):(\d+) at (#\S*)\n\n(.+)$/gm)].map(
    ([, file = '', line = '', column = '', pointer = '', message = '']) => ({
      file,
      place: `:${line}:${column} ${pointer}`,
      message,
      rule: 'configuration',
      ...(!pointer.startsWith('#/rules/') && warning),
    }),
  )

function redoclyFinding({ ruleId, message, severity, location: [where] }: RedoclyProblem, folder: string): Finding {
  const place = `:${where?.start?.line ?? 1}:${where?.start?.col ?? 1} ${where?.pointer ?? ''}`.trimEnd()
  const text = ruleId === 'no-unresolved-refs' ? adviceForReference(message, folder) : message
  const level = severity === 'warn' ? warning : {}
  return { file: where?.source.ref ?? 'redocly.yaml', place, message: text, rule: ruleId, ...level }
}

/** Rules for contracts without rules of their own. */
export const generalRules = {
  redocly: generalRedocly,
  spectral: join(import.meta.dirname, 'general', 'spectral.yaml'),
}

/** The rules of the contract. */
export const ownRules = join(root, '.spectral.yaml')

/** Spectral on all bundles, with the rules of .spectral.yaml or of another file. A rule that throws is a finding. */
export async function lintBundles(
  bundles: Map<string, Document>,
  locate: (api: string) => Locate,
  rules: string = ownRules,
): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lint-'))
  try {
    const documents = [...bundles.keys()].map((api, index) => ({ api, path: join(folder, `${index}.json`) }))
    await Promise.all(documents.map(({ api, path }) => writeFile(path, JSON.stringify(bundles.get(api)))))
    const request: SpectralRequest = { rules, fast: rules === ownRules || rules === generalRules.spectral, documents }
    await writeFile(join(folder, 'request.json'), JSON.stringify(request))
    // The other cores are busy with Redocly and our own checks: helper threads of V8 would only take their time.
    const script = fileURLToPath(new URL('./spectral-process.ts', import.meta.url))
    const { stdout, stderr, code } = await runNode(['--single-threaded', script, join(folder, 'request.json')])
    if (code !== 0)
      throw new Error(
        stderr
          .trim()
          .split('\n')
          .findLast((line) => /Error|FATAL/.test(line)) ?? stderr,
      )
    const { problems, failures } = JSON.parse(stdout) as SpectralAnswer
    const placeOf = (api: string, path: (string | number)[]) =>
      locate(api)(['#', ...path.map((step) => pointerStep(String(step)))].join('/'))
    return [
      ...problems.map(({ api, code: rule, message, path, severity }) => ({
        ...placeOf(api, path),
        message,
        rule,
        ...(severity > 0 && warning),
      })),
      ...failures.map(({ api, rule, reason, path }) => {
        const { file, place } = placeOf(api, path)
        return unfinishedFinding(`The rule ${rule}`, file, place, reason)
      }),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
