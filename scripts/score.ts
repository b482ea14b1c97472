// `npm run score`: Redocly's score of each API, how easily a program can find its way in the contract.
import { apiNames, runRedocly } from './contract/bundle.ts'

/** What the contract aims at. */
const AIM = 90

interface Score {
  agentReadiness: number
  discoverability: number
  subscores: Record<string, number>
  rawMetrics: { operationCount: number }
}

async function scoreOf(api: string) {
  const output = await runRedocly(['score', api, '--format', 'json'])
  const { agentReadiness, discoverability, subscores, rawMetrics } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Score
  const [weakest = ''] = Object.entries(subscores).sort(([, a], [, b]) => a - b)[0] ?? []
  return { api, operations: rawMetrics.operationCount, readiness: agentReadiness, aim: AIM, discoverability, weakest }
}

async function main(): Promise<void> {
  const rows = await Promise.all((await apiNames()).map(scoreOf))
  console.table(rows)
  for (const { api, readiness, weakest } of rows) {
    if (readiness < AIM) console.log(`${api}: ${readiness}, ${(AIM - readiness).toFixed(1)} below the aim; the weakest part is ${weakest}.`)
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
