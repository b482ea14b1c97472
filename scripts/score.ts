// `messaging score`: Redocly's score of each API, which rates how easily a program finds its way in the contract.
import { formatJson, printLine } from '../src/terminal/printer.ts'
import { alignTable } from '../src/terminal/text.ts'
import { apiNames } from './contract/bundle.ts'
import { parseAnswer, runRedocly } from './contract/tools.ts'

/** The score that the contract aims at. */
const AIM = 90

interface Score {
  agentReadiness: number
  discoverability: number
  subscores: Record<string, number>
  rawMetrics: { operationCount: number }
}

async function scoreOf(api: string) {
  const { stdout, stderr } = await runRedocly(['score', api, '--format', 'json'])
  const { agentReadiness, discoverability, subscores, rawMetrics } = parseAnswer<Score>('redocly score', stdout, stderr)
  return {
    api,
    operations: rawMetrics.operationCount,
    readiness: agentReadiness,
    aim: AIM,
    discoverability,
    weakest: weakestOf(subscores),
  }
}

/** The three weakest parts, averaged over all operations, each in the form `schemaSimplicity 56 %`. */
function weakestOf(subscores: Record<string, number>): string {
  const parts = Object.entries(subscores).sort(([, a], [, b]) => a - b)
  return parts
    .slice(0, 3)
    .map(([name, value]) => `${name} ${Math.round(value * 100)} %`)
    .join(', ')
}

/** Prints the scores, and what is weakest where the aim is missed. */
export async function score({ json }: { json: boolean }): Promise<void> {
  const rows = await Promise.all((await apiNames()).map(scoreOf))
  if (json) return printLine(formatJson(rows, 2))
  const head = ['API', 'Operations', 'Readiness', 'Aim', 'Discoverability']
  const cells = rows.map(({ api, operations, readiness, aim, discoverability }) =>
    [api, operations, readiness, aim, discoverability].map(String),
  )
  printLine(alignTable([head, ...cells]))
  for (const { api, readiness, weakest } of rows) {
    if (readiness < AIM)
      printLine(
        `${api}: ${readiness}, ${(AIM - readiness).toFixed(1)} below the aim; the weakest parts are ${weakest}.`,
      )
  }
}
