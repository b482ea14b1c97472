// How long what has ended is kept.

import type { Config } from '../settings/settings.ts'
import { KEPT_FOR } from '../store/sandbox/live.ts'

const MINUTE_MS = 60_000
const WEEK = 7 * 24 * 60 * 60 * 1000

/** Milliseconds by kind of record; null keeps the records permanently. */
export const retentionOf = ({
  keepHooks,
  keepOperations,
  keepCaptured,
}: Pick<Config, 'keepHooks' | 'keepOperations' | 'keepCaptured'>) => ({
  hooks: keepHooks,
  operations: keepOperations,
  captured: keepCaptured,
  inbound: keepCaptured,
  live: KEPT_FOR.sandbox,
  smsParts: WEEK,
  quiet: MINUTE_MS,
})
