// Starts what a process with work does in the background.
import { createNumberForms } from '../domain/audience/number-forms.ts'
import type { Quarantine } from '../domain/timers/quarantine.ts'
import type { Clock } from '../lib/clock.ts'
import type { Config } from '../settings/settings.ts'
import type { Store } from '../store/store.ts'
import { watchLeaps } from './time-leaps.ts'
import { openJournal } from './work-journal.ts'

interface WorkDeps {
  config: Config
  store: Store
  clock: Clock
  quarantine: Quarantine
  http: { log: Record<'info' | 'warn', (data: Record<string, unknown>, text: string) => void> }
}

/**
 * Starts the work loop and the carriers once it is known what dead processes left in progress. Returns the function that
 * ends what watches over the work, to be called when the loop has stopped; null for a process without work.
 */
export async function startWork(
  { config, store, clock, quarantine, http }: WorkDeps,
  work: { start(): void },
  carriers: { start(): void },
): Promise<(() => Promise<void>) | null> {
  const journal = openJournal(config, store.shared)
  if (!journal) return null
  await quarantine.watch(journal)
  const numbers = createNumberForms(store)
  await numbers.first()
  const moved = numbers.rest().then(
    (report) => {
      if (report && Object.values(report).some((n) => n > 0))
        http.log.info({ op: 'numbers', ...report }, 'converted phone numbers to one form')
    },
    (err: unknown) => http.log.warn({ err, op: 'numbers' }, 'phone numbers keep their forms until the next start'),
  )
  const stopLeaps = watchLeaps({ store, clock, log: http.log })
  work.start()
  carriers.start()
  return async () => {
    numbers.end()
    await moved
    journal.close()
    await stopLeaps()
  }
}
