// `npm run test:crash`: the full proof. Environment variables, with defaults:
//   CRASH_RECIPIENTS (200000)  CRASH_BLOWS (24)  CRASH_HANGS (2)  CRASH_SEED (the time)
//   CRASH_ENGINES (sqlite,postgres)
import { IN_HAND } from '../../src/server/domain/campaigns/runs/in-hand.ts'
import type { EngineName } from './engines.ts'
import { runStorm, type StormResult } from './storm.ts'

const setting = (name: string, fallback: string) => process.env[`CRASH_${name}`] || fallback
const HOUR = 3_600_000

const recipients = Number(setting('RECIPIENTS', '200000'))
const blows = Number(setting('BLOWS', '24'))
const hangs = Number(setting('HANGS', '2'))
const seed = setting('SEED', String(Date.now()))
const engines = setting('ENGINES', 'sqlite,postgres').split(',') as EngineName[]

/** The promises that a run broke. */
function broken(found: StormResult): string[] {
  const inDoubt = found.workersKilled * IN_HAND
  const { planned, accepted, failed, skipped, cancelled, unknown } = found
  return [
    ...(planned === recipients ? [] : [`planned ${planned} of ${recipients}`]),
    ...(planned === accepted + failed + skipped + cancelled + unknown
      ? []
      : ['the outcomes do not add up to the planned']),
    ...(found.lost.length === 0 ? [] : [`lost: ${found.lost.slice(0, 10)}`]),
    ...(found.sentAfterSettled.length === 0
      ? []
      : [`sent after they were settled: ${found.sentAfterSettled.slice(0, 10)}`]),
    ...(found.underTwoIds.length === 0 ? [] : [`under two Message-IDs: ${found.underTwoIds.slice(0, 10)}`]),
    ...(found.ambiguous <= inDoubt ? [] : [`${found.ambiguous} in doubt, ${inDoubt} allowed`]),
  ]
}

for (const engine of engines) {
  console.log(`${engine}: ${recipients} recipients, ${blows} blows, seed ${seed}`)
  const say = (line: string) => console.log(`  ${line}`)
  const found = await runStorm({ engine, recipients, blows, hangs, seed, lease: 5_000, patience: HOUR, say })
  const { lost, sentAfterSettled, underTwoIds, ...counts } = found
  console.log({
    ...counts,
    lost: lost.length,
    sentAfterSettled: sentAfterSettled.length,
    underTwoIds: underTwoIds.length,
  })
  const wrong = broken(found)
  for (const line of wrong) console.error(`  BROKEN: ${line}`)
  if (wrong.length > 0) process.exitCode = 1
}
