// `npm run test:soak`: ten minutes of single messages and campaigns by every real wire, with faults on each of them. SMS leave
// by a centre on SQLite, and by a gateway on PostgreSQL.
// Environment variables, with defaults:
//   SOAK_SECONDS (600)  SOAK_EACH (5 single messages of each wire a second)  SOAK_RECIPIENTS (60 of each campaign)
//   SOAK_SEED (the time)  SOAK_ENGINES (sqlite,postgres)
import type { EngineName } from '../crash/engines.ts'
import { grown, MOST_GROWN, runSoak, type SoakResult } from './soak.ts'

const setting = (name: string, fallback: string) => process.env[`SOAK_${name}`] || fallback

const rounds = Number(setting('SECONDS', '600'))
const each = Number(setting('EACH', '5'))
const recipients = Number(setting('RECIPIENTS', '60'))
const seed = setting('SEED', String(Date.now()))

const megabytes = (bytes: number) => Math.round(bytes / 1_048_576)

/** The promises that a run broke. */
const broken = ({ wires, hooks, memory }: SoakResult): string[] => [
  ...Object.entries(wires).flatMap(([wire, { lost, twice }]) => [
    ...(lost.length === 0 ? [] : [`${wire}, lost: ${lost.slice(0, 10)}`]),
    ...((wire !== 'sms' && wire !== 'calls') || twice.length === 0
      ? []
      : [`${wire}, sent twice: ${twice.slice(0, 10)}`]),
  ]),
  ...(grown(memory) < MOST_GROWN ? [] : [`the heaps have grown by ${megabytes(grown(memory))} MB`]),
  ...(hooks.missing === 0 ? [] : [`${hooks.missing} webhooks did not come`]),
]

for (const engine of setting('ENGINES', 'sqlite,postgres').split(',') as EngineName[]) {
  console.log(`${engine}: ${each} messages of each wire a second for ${rounds} s, seed ${seed}`)
  const say = (line: string) => console.log(`  ${line}`)
  const smsBy = engine === 'sqlite' ? 'centre' : 'gateway'
  const load = { rounds, each, recipients, pause: 1_000 }
  const found = await runSoak({ engine, smsBy, ...load, seed, patience: 600_000, say })
  for (const [wire, { lost, twice, ...counts }] of Object.entries(found.wires))
    console.log(`  ${wire}:`, { ...counts, lost: lost.length, twice: twice.length })
  console.log('  webhooks:', found.hooks)
  for (const [when, { resident, heap }] of Object.entries(found.memory))
    console.log(`  memory, ${when}: ${megabytes(resident)} MB resident, ${megabytes(heap)} MB in use on the heaps`)
  const promises = broken(found)
  for (const line of promises) console.error(`  BROKEN: ${line}`)
  if (promises.length > 0) process.exitCode = 1
}
