// `messaging bench`: measures the platform against its peers, in one run on one machine, and prints a table.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './bench/child.ts'
import { machine } from './bench/machine.ts'
import { measureAdvancedReports } from './bench/measures/advanced-reports.ts'
import { measureBulk } from './bench/measures/bulk.ts'
import { measureBusy } from './bench/measures/busy.ts'
import { measureChannels } from './bench/measures/channels.ts'
import { measureConsole } from './bench/measures/console.ts'
import { measureFrames } from './bench/measures/frames.ts'
import { measureImport } from './bench/measures/import.ts'
import { measureLedger } from './bench/measures/ledger.ts'
import { measureMail } from './bench/measures/mail.ts'
import { measureNeighbours } from './bench/measures/neighbours.ts'
import { measureProducts } from './bench/measures/products.ts'
import { measureRelay } from './bench/measures/relay.ts'
import { measureReport } from './bench/measures/report.ts'
import { measureRequests } from './bench/measures/requests.ts'
import { measureSegments } from './bench/measures/segments.ts'
import { measureShortLinks } from './bench/measures/short-links.ts'
import { measureSiteVisits } from './bench/measures/site-visits.ts'
import { measureSms } from './bench/measures/sms.ts'
import { measureSoap } from './bench/measures/soap.ts'
import { measureStart } from './bench/measures/start.ts'
import { misses, type Row, toMarkdown, toText } from './bench/table.ts'

const measures: Record<string, (options: { quick: boolean }) => Promise<Row[]>> = {
  start: measureStart,
  requests: measureRequests,
  import: measureImport,
  products: measureProducts,
  bulk: measureBulk,
  ledger: measureLedger,
  channels: measureChannels,
  mail: measureMail,
  sms: measureSms,
  busy: measureBusy,
  neighbours: measureNeighbours,
  report: measureReport,
  'advanced-reports': measureAdvancedReports,
  segments: measureSegments,
  'short-links': measureShortLinks,
  'site-visits': measureSiteVisits,
  soap: measureSoap,
  console: measureConsole,
  frames: measureFrames,
  relay: measureRelay,
}

/** Milliseconds after which a bench that hangs is stopped. */
const DEADLINE = 30 * 60_000

const remarks = [
  'One core of a fast machine makes 4,000 RSA-2048 signatures a second. On a machine that makes a quarter of that, expect a quarter of the rates and four times the times; the ratios to peers stay the same.',
  'All figures of a row come from the same run. The ratio is our figure divided by that of the peer: for rates, more is better; for times and memory, less.',
  'autocannon measures the rates of requests over 10 connections: a warm-up, then rounds that alternate between the servers, of which the table shows the medians. CPU is the user and system time of the server process.',
  'The load generator, the mail server and the measured server share the cores. With the load on another machine the rates would be higher; CPU per request would hardly change.',
  'Prism answers with the examples of the contract and stores nothing; its log is off. node:http answers with a fixed body of the same size and checks nothing. Ours checks the key, counts the request, validates request and answer, and reads the store or writes to it durably.',
  'The relay receives mails over 20 connections with TLS and a login, one mail at a time on each, while the platform sends those that it has. smtp-server reads each mail to its end and answers.',
  'The time of a campaign runs from the request to send until the last mail has arrived. Each signed mail has an RSA signature of 2,048 bits.',
  'The host of the large account takes every request and answers none: 250 mails wait for a file from it, 20 webhooks and three files of imports for its answer.',
  'Changes and exports of contacts run from the request until the operation has ended; meanwhile the bench asks for it every 20 ms. The peer of a change records nothing; that of an export writes seven columns without a look at their texts.',
  'The advanced report has a row for each contact; the peer counts the events of all contacts in one query, which holds the database for all others until its end.',
  'Each short link is opened by its recipient for the first time, which writes an event and counters at most a quarter of a second later; the GET of two lists writes nothing. When all have been opened, a request counts and adds no event.',
  'Each visit is a request of its own from a page of a connected site, as the script sends them; every tenth is of a contact. It is counted at most a quarter of a second later; the GET of two lists writes nothing.',
  'The frames are those of the Chromium of the tests without a screen, which draws 60 a second without a graphics card; the page shows the newest 1,000 events as rows.',
  'An SMS has one part. The centre answers and reports at once, over one session with a window of 100; the rate counts from the first part that it takes to the last.',
  'For the channels, one process plans a campaign of each to the same contacts and then sends some of each in turns; the peer of all is its email campaign.',
  'For the ledger, recipients are gated, rendered and settled like any others, but a carrier that accepts everything takes their mails: nothing is composed or sent.',
]

function page(rows: Row[], where: string): string {
  const missed = misses(rows)
  const list = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n')
  return `# Benchmarks

\`npm run bench -- --markdown\` writes this page; do not edit it.

${where}.

${toMarkdown(rows)}

## How to read it

${list(remarks)}

## Targets missed

${missed.length === 0 ? 'None.' : list(missed)}
`
}

interface BenchCall {
  options: { quick: boolean; only: string[]; markdown: boolean; json: boolean }
  step(text: string): void
}

/** Ends the process after a while, and at a signal: the peers that it started end with it. */
function endInTime(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  setTimeout(() => {
    console.error('The bench took too long and was stopped.')
    process.exit(1)
  }, DEADLINE).unref()
}

/** Measures, and prints a table; throws for a measure that does not exist. */
export async function bench({ options: { quick, only, markdown, json }, step }: BenchCall): Promise<void> {
  const unknown = only.find((name) => !(name in measures))
  if (unknown !== undefined)
    throw new Error(`There is no measure "${unknown}". There are: ${Object.keys(measures).join(', ')}.`)
  endInTime()
  const where = `${machine()}${quick ? '; smaller counts, one round (--quick)' : ''}`
  const rows: Row[] = []
  for (const [name, measure] of Object.entries(measures)) {
    if (only.length > 0 && !only.includes(name)) continue
    step(name)
    rows.push(...(await measure({ quick })))
  }
  if (markdown) await writeFile(join(root, 'BENCHMARKS.md'), page(rows, where))
  if (json) return console.log(JSON.stringify({ where, rows }, null, 2))
  console.log(`\n${where}\n\n${toText(rows)}`)
  const missed = misses(rows)
  if (missed.length > 0) console.log(`\nMissed:\n${missed.map((line) => `  ${line}`).join('\n')}`)
}
