// Findings in the forms that other programs read: annotations of GitHub, SARIF 2.1.0, JSON.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Document, isNode as isYamlNode, LineCounter, parseDocument } from 'yaml'
import { type Finding, pointerSteps, printFinding } from './finding.ts'
import { root } from './tools.ts'

/** The forms in which findings are printed. */
export const formats = ['text', 'github', 'sarif', 'json'] as const
export type Format = (typeof formats)[number]

/** A finding with the number of its line, from 1. */
export interface PlacedFinding extends Finding {
  line: number
}

interface Source {
  lines: LineCounter
  document: Document
}

async function sourceOf(file: string): Promise<Source | null> {
  const text = /\.(ya?ml|json)$/.test(file) ? await readFile(join(root, file), 'utf8').catch(() => null) : null
  if (text === null) return null
  const lines = new LineCounter()
  return { lines, document: parseDocument(text, { lineCounter: lines }) }
}

/** The line of a place: it says one itself, or is a JSON pointer, of which the deepest part that the file has counts. */
function lineOf(source: Source | null, place: string): number {
  const [, said] = /^:(\d+)/.exec(place) ?? []
  if (said !== undefined) return Number(said)
  if (!source) return 1
  const steps = pointerSteps(place).map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  for (let depth = steps.length; depth > 0; depth--) {
    const node = source.document.getIn(steps.slice(0, depth), true)
    if (isYamlNode(node) && node.range) return source.lines.linePos(node.range[0]).line
  }
  return 1
}

/** The findings with their lines. Each file is read once. */
export async function withLines(findings: readonly Finding[]): Promise<PlacedFinding[]> {
  const names = [...new Set(findings.map(({ file }) => file))]
  const sources = new Map(await Promise.all(names.map(async (name) => [name, await sourceOf(name)] as const)))
  return findings.map((finding) => ({ ...finding, line: lineOf(sources.get(finding.file) ?? null, finding.place) }))
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

/** The escapes of workflow commands: https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts. */
const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

const annotation = ({ file, line, mend, rule }: PlacedFinding): string =>
  `::error file=${property(file)},line=${line},title=${property(rule)}::${data(oneLine(mend))}`

const sarifResult = ({ file, line, mend, rule }: PlacedFinding): object => ({
  ruleId: rule,
  level: 'error',
  message: { text: oneLine(mend) },
  locations: [{ physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line } } }],
})

function sarif(findings: readonly PlacedFinding[]): object {
  const rules = [...new Set(findings.map(({ rule }) => rule))].map((id) => ({ id }))
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'messaging contract', rules } }, results: findings.map(sarifResult) }],
  }
}

/** A place of a person: the file with the line, and within it the pointer. */
const asText = ({ line, ...finding }: PlacedFinding): string =>
  printFinding({ ...finding, file: `${finding.file}${finding.place.startsWith('#') ? `:${line}` : ''}` })

/** All findings in a format; an empty text where there is nothing to print. */
export function render(format: Format, findings: readonly PlacedFinding[]): string {
  if (format === 'github') return findings.map(annotation).join('\n')
  if (format === 'sarif') return JSON.stringify(sarif(findings), null, 2)
  if (format === 'json') return JSON.stringify({ findings }, null, 2)
  return findings.map(asText).join('\n')
}
