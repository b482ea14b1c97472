// Watches over the ledger: checks the runs that are under way, and raises an alarm for each that does not add up.
// Whatever finds such a run first halts it; the alarm is raised here.
import type { Clock } from '../../../lib/clock.ts'
import { runsIn } from '../../../store/campaigns/run-ledger.ts'
import { findRun, type RunRow } from '../../../store/campaigns/runs.ts'
import type { Store } from '../../../store/store.ts'
import { unwatched } from '../../timers/work-turn.ts'
import { addsUp, haltRun, openRecipients } from './run-moves.ts'
import type { RunState } from './run-states.ts'

/** Milliseconds of wall time between two checks of all runs. */
const PERIOD_MS = 60_000
/** States in which recipients may be lost. */
const underWay: readonly RunState[] = ['sending', 'paused', 'cancelling', 'standing']

/** Tells those who run the platform that recipients of a run are not accounted for. */
type Alarm = (text: string, data: Record<string, number | string>) => void

export interface WatchDeps {
  store: Store
  clock: Clock
  alarm: Alarm
}

/** Makes the step that halts what does not add up and raises an alarm, once per run; false when all is well. */
export function createRunWatch({ store, clock, alarm }: WatchDeps) {
  const told = new Set<number>()
  let looked = -Infinity

  async function check({ id }: RunRow): Promise<void> {
    await store.writeAlongside(async (tx) => {
      const run = await findRun(tx, id)
      if (!run || !underWay.includes(run.state) || (await addsUp(tx, run))) return
      await haltRun(tx, run, clock.now(run.account_id))
    })
  }

  return async function step(turn = unwatched): Promise<boolean> {
    if (performance.now() - looked >= PERIOD_MS) {
      looked = performance.now()
      for (const run of await runsIn(store.db, underWay)) {
        if (turn.held.includes(String(run.id))) continue
        turn.note({ account: run.account_id, refs: [run.id] })
        await check(run)
      }
    }
    const halted = await runsIn(store.db, ['halted'])
    const fresh = halted.filter(({ id }) => !told.has(id))
    told.clear()
    for (const run of halted) told.add(run.id)
    for (const run of fresh) {
      const { id, campaign_id, planned, accepted, failed, skipped, cancelled, unknown } = run
      const data = {
        run: id,
        campaign: campaign_id,
        planned,
        accepted,
        failed,
        skipped,
        cancelled,
        unknown,
        open: openRecipients(run),
      }
      alarm('The recipient counts of a run do not add up. The run was halted', data)
    }
    return fresh.length > 0
  }
}
