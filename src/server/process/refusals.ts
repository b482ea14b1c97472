// Reports refusals by mail servers to the operator: those of a sender, and those in unknown words.
import { createSenderAlarm } from '../domain/sending/sender-alarm.ts'
import { createUnclassifiedLog, type RefusalWatch } from '../domain/sending/unclassified-refusals.ts'
import type { Clock } from '../lib/clock.ts'
import type { Metrics } from '../lib/metrics.ts'
import { countSenderRefusals, countUnclassified } from './metrics.ts'

interface RefusalWatchDeps {
  clock: Clock
  metrics: Metrics
  log: Record<'error' | 'warn', (data: Record<string, unknown>, text: string) => void>
}

/** Makes what reports refusals to the log and to the metrics. */
export const watchRefusals = ({ clock, metrics, log }: RefusalWatchDeps): RefusalWatch => ({
  ofSender: createSenderAlarm({
    clock,
    alarm: (text, data) => log.error(data, text),
    count: countSenderRefusals(metrics),
  }),
  unclassified: createUnclassifiedLog({
    clock,
    log: (text, data) => log.warn(data, text),
    count: countUnclassified(metrics),
  }),
})
