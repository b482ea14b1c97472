// One mistake, one finding: several tools see the same one, or stumble over what it leaves behind.
import { dirname, join } from 'node:path/posix'
import type { Finding } from '../contract/finding.ts'
import { isNode, pointerSteps, printFinding } from '../contract/finding.ts'
import type { SourceFile } from '../contract/sources.ts'

const pointerIn = (place: string): string => /#\S*$/.exec(place)?.[0] ?? ''

/** The file that a reference at a place of a source names. */
function targetOf(files: ReadonlyMap<string, SourceFile>, { file, place }: Finding): string | null {
  let node = files.get(file)?.value
  for (const step of pointerSteps(pointerIn(place)))
    node = isNode(node) || Array.isArray(node) ? (node as Record<string, unknown>)[step] : undefined
  const reference = isNode(node) ? node['$ref'] : undefined
  return typeof reference === 'string' ? join(dirname(file), reference.split('#')[0] ?? '') : null
}

/** Which findings repeat others of a run. */
function createEcho(
  findings: readonly Finding[],
  files: ReadonlyMap<string, SourceFile>,
): (finding: Finding) => boolean {
  const isBroken = (path: string | null) => path !== null && files.get(path)?.faults !== undefined
  const placesOf = (rule: string) =>
    findings.filter((one) => one.rule === rule).map(({ file, place }) => `${file} ${pointerIn(place)}`)
  const filesOf = (rule: string) => new Set(findings.filter((one) => one.rule === rule).map(({ file }) => file))
  const structure = placesOf('struct')
  const references = new Set(placesOf('reference-text'))
  const [asked, versions] = [filesOf('reference-text'), filesOf('openapi-version')]
  const isMissing = ['no-unresolved-refs', 'yaml', 'reference-circular'].some((rule) => filesOf(rule).size > 0)
  return (finding) => {
    const { file, place, rule, unfinished } = finding
    if (unfinished !== undefined) return rule === 'lint-unfinished' && versions.has(file)
    if (rule !== 'yaml' && isBroken(file)) return true
    if (rule === 'schema-keyword') {
      const here = `${file} ${place}`
      return structure.some((one) => one === here || one.startsWith(`${here}/`))
    }
    // Redocly takes an empty reference for the whole document, of which nothing fits.
    if (rule === 'struct' && asked.has(file))
      return references.has(`${file} ${pointerIn(place)}`) || pointerSteps(pointerIn(place)).length === 1
    if (rule === 'no-unused-components') return isMissing
    return rule === 'no-unresolved-refs' && isBroken(targetOf(files, finding))
  }
}

/**
 * The findings, each once, without those that repeat another: of a file that cannot be read and of references to it, of a
 * keyword that Redocly reports too, and of components that seem unused because a reference is broken.
 */
export function withoutEchoes(findings: readonly Finding[], sources: readonly SourceFile[]): Finding[] {
  const isEcho = createEcho(findings, new Map(sources.map((file) => [file.path, file])))
  const once = new Map(findings.filter((one) => !isEcho(one)).map((finding) => [printFinding(finding), finding]))
  return [...once].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, finding]) => finding)
}
