// `npm run bench`: measures the platform against its peers, in one run on one machine, and prints a table.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './bench/child.ts'
import { machine } from './bench/machine.ts'
import { measureImport } from './bench/measures/import.ts'
import { measureMail } from './bench/measures/mail.ts'
import { measureRequests } from './bench/measures/requests.ts'
import { measureStart } from './bench/measures/start.ts'
import { misses, toMarkdown, toText, type Row } from './bench/table.ts'

const measures: Record<string, (options: { quick: boolean }) => Promise<Row[]>> = {
  start: measureStart,
  requests: measureRequests,
  import: measureImport,
  mail: measureMail,
}

const usage = `Usage: npm run bench -- [--quick] [--only <name>]... [--markdown]

  --quick        smaller counts and one round: one minute instead of three, to see that it runs
  --only <name>  one of: ${Object.keys(measures).join(', ')}; may be given several times
  --markdown     writes BENCHMARKS.md as well
  --help         this text

Linux only: CPU and memory are read from /proc.`

/** A bench that hangs ends by itself. */
const DEADLINE = 15 * 60_000

const remarks = [
  'Every figure of a row comes from the same run. Ratio is ours divided by the peer: for rates more is better, for times and memory less.',
  'Rates of requests: autocannon, 10 connections, a warm-up and then rounds in turns between the servers, medians. CPU is that of the server process, user and system.',
  'The load generator, the mail server and the server that is measured share the cores. Rates would be higher with the load on another machine; CPU per request would not change much.',
  'Prism answers with the examples of the contract and keeps nothing; its log is off. node:http answers with a fixed body of the same size and checks nothing. Ours checks the key, counts it, validates the request and the answer, and reads or durably writes the store.',
  'Mails of a campaign are counted from the request to send until the last has arrived. No DKIM yet, so none is signed.',
]

function page(rows: Row[], where: string): string {
  const missed = misses(rows)
  const list = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n')
  return `# Benchmarks

Written by \`npm run bench -- --markdown\`; do not edit.

${where}.

${toMarkdown(rows)}

## How to read it

${list(remarks)}

## Targets missed

${missed.length === 0 ? 'None.' : list(missed)}
`
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      markdown: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const unknown = values.only.find((name) => !(name in measures))
  if (unknown !== undefined) throw new Error(`There is no measure "${unknown}".\n\n${usage}`)

  const where = machine()
  const rows: Row[] = []
  for (const [name, measure] of Object.entries(measures)) {
    if (values.only.length > 0 && !values.only.includes(name)) continue
    console.error(`measuring: ${name}`)
    rows.push(...(await measure({ quick: values.quick })))
  }
  console.log(`\n${where}\n\n${toText(rows)}`)
  const missed = misses(rows)
  if (missed.length > 0) console.log(`\nMissed:\n${missed.map((line) => `  ${line}`).join('\n')}`)
  if (values.markdown) await writeFile(join(root, 'BENCHMARKS.md'), page(rows, where))
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
setTimeout(() => {
  console.error('The bench took too long and was ended.')
  process.exit(1)
}, DEADLINE).unref()

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
