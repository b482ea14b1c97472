// `npm run test:crash`: the full proof, for email, or for what its arguments name: the channels email, sms, smpp and push, automation, and
// promotion: the primary of a pair dies, and its standby is promoted.
// Environment variables, with defaults:
//   CRASH_RECIPIENTS (200000; 10000 in automations)  CRASH_BLOWS (24)  CRASH_HANGS (2)  CRASH_SEED (the time)
//   CRASH_ENGINES (sqlite,postgres)  CRASH_LAG (1000: milliseconds, in promotions of an asynchronous standby)
import { MAX_IN_PROGRESS } from '../../src/server/domain/campaigns/runs/concurrency.ts'
import { LEASE } from '../../src/server/domain/campaigns/runs/send-run.ts'
import { brokenByAutomation, runAutomationStorm } from './automation.ts'
import { type ChannelName, channels } from './channels.ts'
import type { EngineName } from './engines.ts'
import { brokenByPromotion, runPromotions } from './promotion.ts'
import { runStorm, type StormResult } from './storm.ts'

const setting = (name: string, fallback: string) => process.env[`CRASH_${name}`] || fallback
const HOUR = 3_600_000

const recipients = Number(setting('RECIPIENTS', '200000'))
const blows = Number(setting('BLOWS', '24'))
const hangs = Number(setting('HANGS', '2'))
const seed = setting('SEED', String(Date.now()))
const engines = setting('ENGINES', 'sqlite,postgres').split(',') as EngineName[]

const named = process.argv.slice(2)
const all = [...Object.keys(channels), 'automation', 'promotion']
const wrong = named.find((name) => !all.includes(name))
if (wrong !== undefined) {
  console.error(`"${wrong}" is nothing that the proof is made for; there are ${all.join(', ')}.`)
  process.exit(2)
}

/** The promises that a run broke. */
function broken(channel: ChannelName, found: StormResult): string[] {
  const inDoubt = found.workersKilled * MAX_IN_PROGRESS
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
    ...(channels[channel].isRepeated || found.sentTwice === 0 ? [] : [`sent twice: ${found.sentTwice}`]),
    ...(found.setAside <= found.workersKilled ? [] : [`${found.setAside} set aside by ${found.workersKilled} deaths`]),
    ...(found.ambiguous <= inDoubt ? [] : [`${found.ambiguous} in doubt, ${inDoubt} allowed`]),
  ]
}

const asked = named.length > 0 ? named.filter((name): name is ChannelName => name in channels) : (['email'] as const)
for (const { engine, channel } of engines.flatMap((engine) => asked.map((channel) => ({ engine, channel })))) {
  console.log(`${engine}, ${channel}: ${recipients} recipients, ${blows} blows, seed ${seed}`)
  const say = (line: string) => console.log(`  ${line}`)
  const found = await runStorm({ engine, channel, recipients, blows, hangs, seed, lease: 5_000, patience: HOUR, say })
  const { lost, sentAfterSettled, underTwoIds, ...counts } = found
  console.log({
    ...counts,
    lost: lost.length,
    sentAfterSettled: sentAfterSettled.length,
    underTwoIds: underTwoIds.length,
  })
  const promises = broken(channel, found)
  for (const line of promises) console.error(`  BROKEN: ${line}`)
  if (promises.length > 0) process.exitCode = 1
}

for (const engine of named.includes('automation') ? engines : []) {
  const contacts = Number(setting('RECIPIENTS', '10000'))
  console.log(`${engine}, automation: ${contacts} contacts, ${blows} blows, seed ${seed}`)
  const say = (line: string) => console.log(`  ${line}`)
  const found = await runAutomationStorm({ engine, contacts, blows, seed, lease: 5_000, patience: HOUR, say })
  console.log(found)
  const promises = brokenByAutomation(found, contacts)
  for (const line of promises) console.error(`  BROKEN: ${line}`)
  if (promises.length > 0) process.exitCode = 1
}

for (const synchronous of named.includes('promotion') ? [true, false] : []) {
  const people = Number(setting('RECIPIENTS', '20000'))
  const promotions = Number(setting('BLOWS', '6'))
  console.log(`${synchronous ? 'synchronous' : 'asynchronous'} standby: ${people} recipients, ${promotions} promotions`)
  const say = (line: string) => console.log(`  ${line}`)
  const lag = Number(setting('LAG', '1000'))
  const times = { lag, pause: 2_000, lease: LEASE, patience: HOUR }
  const options = { synchronous, recipients: people, promotions, ...times, seed, say }
  const found = await runPromotions(options)
  console.log(found)
  const promises = brokenByPromotion(found, options)
  for (const line of promises) console.error(`  BROKEN: ${line}`)
  if (promises.length > 0) process.exitCode = 1
}
