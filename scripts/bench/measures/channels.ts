// The same for every channel: planning a run and settling its recipients, against the email path of the same process.
import type { ChannelName } from '../../../src/server/domain/campaigns/channels/channels.ts'
import { startChild } from '../child.ts'
import { type Engine, onEachEngine } from '../engines.ts'
import type { LedgerFigures } from '../peers/ledger.ts'
import { type Row, target } from '../table.ts'

/** The peer of the others comes first. */
const names: readonly ChannelName[] = ['email', 'sms', 'smart_sms', 'voice', 'push', 'web_push']
/** How much slower than email a channel may be. */
const SLACK = 0.1

const perSecond = ({ sent, sendMs }: LedgerFigures) => (sent / sendMs) * 1000

function planned(engine: string, many: string, found: LedgerFigures, email: LedgerFigures): Row {
  const row = { what: `${engine}, ${found.channel}: a run of ${many} planned`, unit: 's', ours: found.planMs / 1000 }
  if (found === email) return row
  return {
    ...row,
    peer: { name: 'email', value: email.planMs / 1000 },
    target: target('at most', 1 + SLACK, found.planMs / email.planMs, `${1 + SLACK}x`),
    ifMissed: `To read the audience takes ${(found.readMs / 1000).toFixed(2)} s, that of the emails ${(email.readMs / 1000).toFixed(2)} s.`,
  }
}

function settled(engine: string, found: LedgerFigures, email: LedgerFigures): Row {
  const what = `${engine}, ${found.channel}: recipients gated, rendered and settled`
  const row = { what, unit: '/s', ours: perSecond(found) }
  if (found === email) return row
  const cpu = ({ sendCpu, sent }: LedgerFigures) => (sendCpu / sent).toFixed(3)
  return {
    ...row,
    peer: { name: 'email', value: perSecond(email) },
    target: target('at least', 1 - SLACK, perSecond(found) / perSecond(email), `${1 - SLACK}x`),
    ifMissed: `Each takes ${cpu(found)} ms of CPU, an email ${cpu(email)} ms.`,
  }
}

async function onEngine({ name, folder, env }: Engine, contacts: number, toSend: number): Promise<Row[]> {
  const counts = [String(contacts), String(toSend)]
  const child = startChild(['scripts/bench/peers/ledger.ts', folder, ...counts, names.join(',')], env)
  try {
    const [email, ...others] = await child.message<[LedgerFigures, ...LedgerFigures[]]>()
    const all = [email, ...others]
    return [
      ...all.map((found) => planned(name, contacts.toLocaleString('en-US'), found, email)),
      ...all.map((found) => settled(name, found, email)),
    ]
  } finally {
    await child.stop()
  }
}

export async function measureChannels({ quick }: { quick: boolean }): Promise<Row[]> {
  const [contacts, toSend] = quick ? [100_000, 5_000] : [1_000_000, 20_000]
  return (await onEachEngine((engine) => onEngine(engine, contacts, toSend))).flat()
}
