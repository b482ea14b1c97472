// Runs the two linters that read rules from files: Redocly on the sources, Spectral on the bundles.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { apiNames, referenceMend } from '../contract/bundle.ts'
import type { Document } from '../contract/document.ts'
import type { Finding } from '../contract/finding.ts'
import { pointerStep } from '../contract/finding.ts'
import { workflows } from '../contract/passed.ts'
import type { Locate } from '../contract/places.ts'
import { parseAnswer, root, runRedocly, runSpectral, splitAnswers } from '../contract/tools.ts'

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

/** The workflows of specs/, which Redocly does not find by itself. */
async function workflowFiles(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'specs', 'workflows'))
  return names.filter((name) => name.endsWith('.arazzo.yaml')).map((name) => `specs/workflows/${name}`)
}

/**
 * Runs Redocly on all APIs of `<folder>/redocly.yaml` and on the workflows, except `known` ones. One process lints all
 * of them and prints one answer for each.
 */
export async function lintSources(folder: string = root, known: ReadonlySet<string> = new Set()): Promise<Finding[]> {
  const apis = (await apiNames(folder)).filter((api) => !known.has(api))
  const files = [...apis, ...(known.has(workflows) ? [] : await workflowFiles(folder))]
  if (files.length === 0) return []
  const { stdout, stderr } = await runRedocly(
    ['lint', ...files, '--format=json', '--max-problems=1000', '--lint-config=error'],
    folder,
  )
  const answers = splitAnswers(stdout).map((answer) =>
    parseAnswer<{ problems: RedoclyProblem[] }>('redocly lint', answer, stderr),
  )
  return answers.flatMap(({ problems }) => problems.map(redoclyFinding))
}

function redoclyFinding({ ruleId, message, location: [where] }: RedoclyProblem): Finding {
  const place = `:${where?.start?.line ?? 1} ${where?.pointer ?? ''}`.trimEnd()
  const mend = ruleId === 'no-unresolved-refs' ? referenceMend(message) : message
  return { file: where?.source.ref ?? 'redocly.yaml', place, mend, rule: ruleId }
}

const resolver = join(import.meta.dirname, 'spectral-resolver.ts')

/** Spectral on all bundles, with the rules of .spectral.yaml. */
export async function lintBundles(bundles: Map<string, Document>, locate: (api: string) => Locate): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lint-'))
  try {
    const files = [...bundles.keys()].map((api) => join(folder, `${api}.json`))
    await Promise.all(
      [...bundles].map(([api, bundle]) => writeFile(join(folder, `${api}.json`), JSON.stringify(bundle))),
    )
    const rules = ['--ruleset', join(root, '.spectral.yaml'), '--resolver', resolver]
    const args = ['lint', ...files, ...rules, '--format', 'json', '--quiet']
    const { stdout, stderr } = await runSpectral(args)
    const problems = parseAnswer<SpectralProblem[]>('Spectral', stdout, stderr)
    return problems.map(({ code, message, source, path }) => {
      const pointer = ['#', ...path.map((step) => pointerStep(String(step)))].join('/')
      return { ...locate(basename(source, '.json'))(pointer), mend: message, rule: code }
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
