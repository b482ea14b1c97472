// How long what has ended is kept.
import { KEPT_FOR } from '../store/sandbox/live.ts'
import type { Config } from './settings.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000

/** Milliseconds by kind of record; null: for ever. */
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
})
