// Findings in the forms that other programs read: annotations of GitHub, SARIF 2.1.0, JSON.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  isNode as isYamlNode,
  LineCounter,
  type Node,
  parseDocument,
} from 'yaml'
import { type Finding, pointerSteps, printFinding } from './finding.ts'
import { root } from './tools.ts'

/** The forms in which findings are printed. */
export const formats = ['text', 'github', 'sarif', 'json'] as const
export type Format = (typeof formats)[number]

/** A finding with its line and column, both from 1. */
export interface PlacedFinding extends Finding {
  line: number
  column: number
}

interface Position {
  line: number
  column: number
}

interface Source {
  lines: LineCounter
  document: Document
}

async function sourceOf(base: string, file: string): Promise<Source | null> {
  const text = /\.(ya?ml|json)$/.test(file) ? await readFile(join(base, file), 'utf8').catch(() => null) : null
  if (text === null) return null
  const lines = new LineCounter()
  // The parser removes a byte order mark, but counts from after it.
  return { lines, document: parseDocument(text.replace(/^\ufeff/, ''), { lineCounter: lines }) }
}

/** The node of a step, and the offset to show: of the value if it is a scalar, else of its key. */
function stepInto(document: Document, holder: unknown, step: string): { node: unknown; offset?: number } | null {
  const node = isAlias(holder) ? holder.resolve(document) : holder
  if (isSeq(node)) {
    const item = node.items[Number(step)]
    return item === undefined ? null : { node: item, offset: offsetOf(item) }
  }
  if (!isMap(node)) return null
  const pair = node.items.find((one) => isScalar(one.key) && String(one.key.value) === step)
  if (!pair) return null
  const [from = 0, to = 0] = isScalar(pair.value) ? (pair.value.range ?? []) : []
  const isShown = to > from
  return { node: pair.value, offset: offsetOf(isShown ? pair.value : pair.key) }
}

const offsetOf = (node: unknown): number | undefined =>
  isPair(node) ? offsetOf(node.key) : isYamlNode(node) ? (node as Node).range?.[0] : undefined

/** The position of a place: the one it says, or that of the deepest part of its JSON pointer in the file. */
function positionOf(source: Source | null, place: string): Position {
  const [, line, column = '1'] = /^:(\d+)(?::(\d+))?/.exec(place) ?? []
  if (line !== undefined) return { line: Number(line), column: Number(column) }
  let offset = 0
  let node: unknown = source?.document.contents
  for (const step of pointerSteps(place)) {
    const next = source && stepInto(source.document, node, step)
    if (!next) break
    node = next.node
    offset = next.offset ?? offset
  }
  const { line: row = 1, col = 1 } = source?.lines.linePos(offset) ?? {}
  return { line: Math.max(row, 1), column: Math.max(col, 1) }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The findings in the order of their positions in the files below `base`. Each file is read once. */
export async function withLines(findings: readonly Finding[], base: string = root): Promise<PlacedFinding[]> {
  const names = [...new Set(findings.map(({ file }) => file))]
  const sources = new Map(await Promise.all(names.map(async (name) => [name, await sourceOf(base, name)] as const)))
  return findings
    .map((finding) => ({ ...finding, ...positionOf(sources.get(finding.file) ?? null, finding.place) }))
    .sort((a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.rule, b.rule))
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

/** The escapes of workflow commands: https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts. */
const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

const annotation = ({ file, line, column, message, rule, level }: PlacedFinding): string =>
  `::${level ?? 'error'} file=${property(file)},line=${line},col=${column},title=${property(rule)}::${data(oneLine(message))}`

const locationsOf = ({ file, line, column }: PlacedFinding): object[] => [
  {
    physicalLocation: {
      artifactLocation: { uri: encodeURI(file) },
      region: { startLine: line, startColumn: column },
    },
  },
]

const sarifResult = (finding: PlacedFinding): object => ({
  ruleId: finding.rule,
  level: finding.level ?? 'error',
  message: { text: oneLine(finding.message) },
  locations: locationsOf(finding),
})

const isUnfinished = ({ unfinished }: PlacedFinding): boolean => unfinished !== undefined

/** Why results may be missing: section 3.20.21 of SARIF 2.1.0. */
const notification = (finding: PlacedFinding): object => ({
  level: 'error',
  descriptor: { id: finding.rule },
  message: { text: oneLine(finding.message) },
  locations: locationsOf(finding),
})

function sarif(findings: readonly PlacedFinding[]): object {
  const rules = [...new Set(findings.map(({ rule }) => rule))].map((id) => ({ id }))
  const unfinished = findings.filter(isUnfinished)
  const invocation = {
    executionSuccessful: unfinished.length === 0,
    toolExecutionNotifications: unfinished.map(notification),
  }
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'messaging contract', rules } },
        invocations: [invocation],
        columnKind: 'utf16CodeUnits',
        results: findings.map(sarifResult),
      },
    ],
  }
}

/** A place of a person: the file with line and column, and within it the pointer. */
const asText = ({ line, column, ...finding }: PlacedFinding): string =>
  printFinding({
    ...finding,
    file: `${finding.file}${/^(:|$)/.test(finding.place) ? '' : `:${line}:${column}`}`,
    place: finding.place === '#' ? '' : finding.place,
  })

/** All findings in a format; an empty text where there is nothing to print. */
export function render(format: Format, findings: readonly PlacedFinding[]): string {
  if (format === 'github') return findings.map(annotation).join('\n')
  if (format === 'sarif') return JSON.stringify(sarif(findings), null, 2)
  if (format === 'json') return JSON.stringify({ complete: !findings.some(isUnfinished), findings }, null, 2)
  return findings.map(asText).join('\n')
}
