// Runs the two linters that read rules from files: Redocly on the sources, Spectral on the bundles.
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../contract/bundle.ts'
import type { Document } from '../contract/document.ts'
import type { Finding } from './finding.ts'
import { pointerStep } from './finding.ts'
import type { Locate } from './places.ts'

interface RedoclyProblem {
  ruleId: string
  message: string
  location: { source: { ref: string }; pointer?: string; start?: { line: number } }[]
}
interface SpectralProblem {
  code: string
  message: string
  source: string
  path: (string | number)[]
}

/** Runs a tool of node_modules; a linter exits with 1 when it finds something, which is no failure of the run. */
function runTool(script: string[], args: string[], cwd = root): Promise<{ stdout: string; stderr: string }> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  const command = [join(root, 'node_modules', ...script), ...args]
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd, env, maxBuffer: 64e6 }, (_error, stdout, stderr) => {
      resolve({ stdout, stderr })
    })
  })
}

/** Parses the answer of a tool; whatever else it printed is the reason why it printed no answer. */
function parseAnswer<T>(tool: string, { stdout, stderr }: { stdout: string; stderr: string }): T {
  const start = stdout.search(/^[[{]/m)
  try {
    return JSON.parse(stdout.slice(start)) as T
  } catch {
    throw new Error(`${tool} did not run:\n${stdout}${stderr}`)
  }
}

/** The workflows of specs/, which Redocly does not find by itself. */
async function workflowFiles(): Promise<string[]> {
  const names = await readdir(join(root, 'specs', 'workflows'))
  return names.filter((name) => name.endsWith('.arazzo.yaml')).map((name) => `specs/workflows/${name}`)
}

/** Redocly on the workflows. */
export const lintWorkflows = async (): Promise<Finding[]> => lintSources(root, await workflowFiles())

/**
 * Redocly on these files, or on all APIs of `<folder>/redocly.yaml`, in one process: it prints one answer for
 * each, one after the other.
 */
export async function lintSources(folder: string = root, files: string[] = []): Promise<Finding[]> {
  const args = ['lint', ...files, '--format=json', '--max-problems=1000', '--lint-config=error']
  const { stdout, stderr } = await runTool(['@redocly', 'cli', 'bin', 'cli.js'], args, folder)
  const answers = stdout.split(/^\}(?=\{$)/m).map((answer, index, all) => (index < all.length - 1 ? `${answer}}` : answer))
  const parsed = answers.map((answer) => parseAnswer<{ problems: RedoclyProblem[] }>('Redocly', { stdout: answer, stderr }))
  return parsed.flatMap(({ problems }) => problems.map(redoclyFinding))
}

function redoclyFinding({ ruleId, message, location: [where] }: RedoclyProblem): Finding {
  const place = `:${where?.start?.line ?? 1} ${where?.pointer ?? ''}`.trimEnd()
  return { file: where?.source.ref ?? 'redocly.yaml', place, mend: message, rule: ruleId }
}

/** Spectral on all bundles, with the rules of .spectral.yaml. */
export async function lintBundles(bundles: Map<string, Document>, locate: (api: string) => Locate): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lint-'))
  try {
    const files = [...bundles.keys()].map((api) => join(folder, `${api}.json`))
    await Promise.all([...bundles].map(([api, bundle]) => writeFile(join(folder, `${api}.json`), JSON.stringify(bundle))))
    const args = ['lint', ...files, '--ruleset', join(root, '.spectral.yaml'), '--format', 'json', '--quiet']
    const output = await runTool(['@stoplight', 'spectral-cli', 'dist', 'index.js'], args)
    const problems = parseAnswer<SpectralProblem[]>('Spectral', output)
    return problems.map(({ code, message, source, path }) => {
      const pointer = ['#', ...path.map((step) => pointerStep(String(step)))].join('/')
      return { ...locate(basename(source, '.json'))(pointer), mend: message, rule: code }
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
