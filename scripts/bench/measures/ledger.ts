// Planning a run and settling its recipients, on each engine, without building or sending mails: what the guarantee
// costs.
import { startChild } from '../child.ts'
import { type Engine, onEachEngine } from '../engines.ts'
import type { LedgerFigures } from '../peers/ledger.ts'
import { type Row, target } from '../table.ts'

const many = (n: number) => n.toLocaleString('en-US')

/** Recipients that are settled in a second at least, and where the time goes otherwise. */
const settling = {
  SQLite: {
    least: 40_000,
    ifMissed:
      'SQLite takes half of the CPU: the rows of messages and events with their indexes, and the log. A third is the mail and the token of its links.',
  },
  PostgreSQL: {
    least: 25_000,
    ifMissed:
      'The process and the database share two cores. The rows of messages and events with their indexes take two thirds of the database. The process spends a sixth of its CPU on the mails, and the rest on statements and answers.',
  },
} as const

async function onEngine({ name, folder, env }: Engine, contacts: number, toSend: number): Promise<Row[]> {
  const child = startChild(['scripts/bench/peers/ledger.ts', folder, String(contacts), String(toSend)], env)
  try {
    const [found] = await child.message<[LedgerFigures]>()
    const perSecond = (ms: number) => (found.sent / ms) * 1000
    const { least, ifMissed } = settling[name]
    return [
      {
        what: `${name}: a run of ${many(contacts)} planned`,
        unit: 's',
        ours: found.planMs / 1000,
        peer: { name: 'its audience read, nothing kept', value: found.readMs / 1000 },
        target: target('at most', (3 * contacts) / 1_000_000, found.planMs / 1000, `${(3 * contacts) / 1_000_000} s`),
        ifMissed: 'The queries of the audience take two thirds of the time.',
      },
      { what: `${name}: memory that planning took`, unit: 'MB', ours: found.planMemory },
      {
        what: `${name}: recipients gated, rendered and settled, none sent`,
        unit: '/s',
        ours: perSecond(found.sendMs),
        peer: { name: 'one row each, in commits of as many', value: perSecond(found.rowsMs) },
        target: target('at least', least, perSecond(found.sendMs), `${many(least)} /s`),
        ifMissed,
      },
      { what: `${name}: CPU of the process per recipient settled`, unit: 'ms', ours: found.sendCpu / found.sent },
    ]
  } finally {
    await child.stop()
  }
}

export async function measureLedger({ quick }: { quick: boolean }): Promise<Row[]> {
  const [contacts, toSend] = quick ? [100_000, 5_000] : [1_000_000, 50_000]
  return (await onEachEngine((engine) => onEngine(engine, contacts, toSend))).flat()
}
