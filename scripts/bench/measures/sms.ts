// SMS of a live account by SMPP: from the ledger to an SMSC on this machine, and the receipts back.
import { startChild } from '../child.ts'
import { type Engine, onEachEngine } from '../engines.ts'
import type { SmscFigures } from '../peers/smsc.ts'
import { type Row, target } from '../table.ts'

/** Parts a second. */
const WANTED = 5_000

async function onEngine({ name, folder, env }: Engine, total: number): Promise<Row[]> {
  const smsc = startChild(['scripts/bench/peers/smsc.ts'])
  try {
    const port = await smsc.message<number>()
    const MESSAGING_SMPP_URL = `smpp://bench:bench@127.0.0.1:${port}?window=100`
    const platform = startChild(['scripts/bench/peers/sms.ts', folder, String(total)], { ...env, MESSAGING_SMPP_URL })
    try {
      await platform.message<string>()
      const taken = smsc.message<SmscFigures>()
      smsc.send(String(total))
      platform.send('go')
      const done = platform.message<{ delivered: number; cpu: number }>()
      const { first, last } = await taken
      const { delivered, cpu } = await done
      const rate = (total / (last - first)) * 1000
      return [
        {
          what: `${name}: parts of SMS from the ledger to an SMSC by SMPP`,
          unit: '/s',
          ours: rate,
          target: target('at least', WANTED, rate, `${WANTED.toLocaleString('en-US')}/s`),
          ifMissed:
            'Each of two workers takes 40 SMS at a time. On PostgreSQL, to look at them, settle them and write the intent of the next 40 takes five or six writes to the database, and their receipts take seven. The SMSC runs on the same cores, and its receipts are written at the same time.',
        },
        {
          what: `${name}: the same with the receipt of each in the report`,
          unit: '/s',
          ours: (total / (delivered - first)) * 1000,
        },
        { what: `${name}: CPU of the process per SMS with its receipt`, unit: 'ms', ours: cpu / total },
      ]
    } finally {
      await platform.stop()
    }
  } finally {
    await smsc.stop()
  }
}

/** How many parts of SMS leave a second. */
export async function measureSms({ quick }: { quick: boolean }): Promise<Row[]> {
  return (await onEachEngine((engine) => onEngine(engine, quick ? 5_000 : 50_000))).flat()
}
