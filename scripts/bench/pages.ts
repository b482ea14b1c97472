// The pages of the bench: what each measures, and how its figures are to be read.
import { measureAdvancedReports } from './measures/advanced-reports.ts'
import { measureBulk } from './measures/bulk.ts'
import { measureBusy } from './measures/busy.ts'
import { measureChannels } from './measures/channels.ts'
import { measureConsole } from './measures/console.ts'
import { measureFirstPaint } from './measures/first-paint.ts'
import { measureFrames } from './measures/frames.ts'
import { measureGrowth } from './measures/growth.ts'
import { measureHorizontalScaling } from './measures/horizontal-scaling.ts'
import { measureImport } from './measures/import.ts'
import { measureLedger } from './measures/ledger.ts'
import { measureMail } from './measures/mail.ts'
import { measureNoisyNeighbour } from './measures/noisy-neighbour.ts'
import { measurePooler } from './measures/pooler.ts'
import { measureProducts } from './measures/products.ts'
import { measureRelay } from './measures/relay.ts'
import { measureReport } from './measures/report.ts'
import { measureRequests } from './measures/requests.ts'
import { measureSegments } from './measures/segments.ts'
import { measureShortLinks } from './measures/short-links.ts'
import { measureSiteVisits } from './measures/site-visits.ts'
import { measureSms } from './measures/sms.ts'
import { measureSoap } from './measures/soap.ts'
import { measureStart } from './measures/start.ts'
import { misses, type Row, toMarkdown } from './table.ts'

export type Measure = (options: { quick: boolean }) => Promise<Row[]>

export interface BenchPage {
  /** The file that `--markdown` writes, from the root of the project. */
  file: string
  title: string
  /** The command that writes it. */
  command: string
  measures: Readonly<Record<string, Measure>>
  remarks: readonly string[]
}

const AGAINST_PEERS: BenchPage = {
  file: 'BENCHMARKS.md',
  title: 'Benchmarks',
  command: 'npm run bench -- --markdown',
  measures: {
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
    neighbours: measureNoisyNeighbour,
    report: measureReport,
    'advanced-reports': measureAdvancedReports,
    segments: measureSegments,
    'short-links': measureShortLinks,
    'site-visits': measureSiteVisits,
    soap: measureSoap,
    console: measureConsole,
    'first-paint': measureFirstPaint,
    frames: measureFrames,
    relay: measureRelay,
    pooler: measurePooler,
  },
  remarks: [
    "One core of a fast machine makes 4,000 RSA-2048 signatures a second. On a machine that makes 25 % of that, expect 25 % of the rates and 4 times the times; the ratios to peers stay the same. The GETs are an exception: on a Xeon with 3,700 signatures a second, under another hypervisor, they reached 0.42 to 0.48 of the floor's rate for 2.2 to 2.6 times its CPU. To wake a client that sleeps costs the server 12 of the 67 microseconds of an answer there, and 4 of the 30 of the floor, whose client sleeps less.",
    'All figures of a row come from the same run. The ratio is our figure divided by that of the peer: for rates, more is better; for times and memory, less.',
    'autocannon measures the rates of requests over 10 connections: a warm-up (6 seconds for each server of an API, since V8 compiles a program while it runs), then rounds that alternate between the servers, of which the table shows the medians. CPU is the user and system time of the server process.',
    'The load generator, the mail server and the measured server share the cores. With the load on another machine the rates would be higher; CPU per request would hardly change.',
    'Prism answers with the examples of the contract and stores nothing; its log is off. node:http answers with a fixed body of the same size and checks nothing. The floor is Fastify with one route written by hand, which looks up the hash of the key, runs the same statements on the same database and writes the same JSON; it knows no limits, no contract, no log and no measurements. Ours checks the key, counts the request, validates request and answer, and reads the store or writes to it durably.',
    'The relay receives mails over 20 connections with TLS and a login, one mail at a time on each, while the platform sends those that it has. smtp-server reads each mail to its end and answers.',
    'The time of a campaign runs from the request to send until the last mail has arrived. Each signed mail has an RSA signature of 2,048 bits.',
    'The host of the large account takes every request and answers none: 250 mails wait for a file from it, 20 webhooks and three files of imports for its answer.',
    'Changes and exports of contacts run from the request until the operation has ended; meanwhile the bench asks for it every 20 ms. The peer of a change records nothing; that of an export writes seven columns without a look at their texts.',
    'The advanced report has a row for each contact; the peer counts the events of all contacts in one query, which holds the database for all others until its end.',
    'Each short link is opened by its recipient for the first time, which writes an event and counters at most 0.25 s later; the GET of two lists writes nothing. When all have been opened, a request counts and adds no event.',
    'Each visit is a separate request from a page of a connected site, as the script sends them; every tenth is of a contact. It is counted at most 0.25 s later; the GET of two lists writes nothing.',
    'The frames are those of the Chromium of the tests without a screen, which draws 60 a second without a graphics card; the page shows the newest 1,000 events as rows.',
    'An SMS has one part. The SMSC responds and reports at once, over one session with a window of 100; the rate counts from the first part that it takes to the last.',
    'For the channels, one process plans a campaign of each to the same contacts and then sends some of each in turns; the peer of all is its email campaign.',
    'For the ledger, recipients are gated, rendered and settled like any others, but a carrier that accepts everything takes their mails: nothing is composed or sent.',
  ],
}

/** Takes half an hour, most of it to fill the stores: it is measured only when it is named. */
const AS_IT_GROWS: BenchPage = {
  file: 'docs/growth.md',
  title: 'As it grows, and as it widens',
  command: 'npm run bench -- --only growth widening --markdown',
  measures: { growth: measureGrowth, widening: measureHorizontalScaling },
  remarks: [
    'Each list has ten events per contact: 10,000,000 for 1,000,000 contacts. All are within one week, so each report has the same number of hours and days. The peer of a row is the same request to the smallest list; the requests alternate.',
    'The target of a request is logarithmic growth, 1.5x from 10,000 to 1,000,000. Counting a segment reads every contact, so you see its time per contact.',
    'autocannon measures requests over 10 connections: a warm-up, then three rounds in turn between the stores. You see the medians in the table.',
    "The processes, PostgreSQL, the mail server and the load generator share one machine. With more processes than cores, rates can't grow. Compare the CPU per unit to see the cost of an additional process.",
    'The CPU of the database covers its connections, without its writer and its checkpoints.',
  ],
}

export const benchPages: readonly BenchPage[] = [AGAINST_PEERS, AS_IT_GROWS]

/** The text of a page. */
export function pageText({ title, command, remarks }: BenchPage, rows: readonly Row[], where: string): string {
  const missed = misses(rows)
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')
  return `# ${title}

\`${command}\` writes this page; do not edit it.

${where}.

${toMarkdown(rows)}

## How to read it

${list(remarks)}

## Targets missed

${missed.length === 0 ? 'None.' : list(missed)}
`
}
