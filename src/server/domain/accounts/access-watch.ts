// Has long work checked again while it runs: streams, waits. A right that was taken away would otherwise last as long as they.
import type { Store } from '../../store/store.ts'

/** Milliseconds between two checks where another process may have changed something and its signal got lost. */
const PERIOD_MS = 500

export interface AccessWatch {
  /** Calls `check` from now on; the function that it returns ends that. */
  add(check: () => void): () => void
  /** Call it when access may have changed: runs all checks. */
  recheckAccess(): void
}

export function createAccessWatch({ shared }: Pick<Store, 'shared'>): AccessWatch {
  const checks = new Set<() => void>()
  let timer: NodeJS.Timeout | undefined

  function recheckAccess(): void {
    for (const check of [...checks]) check()
  }

  return {
    add(check) {
      checks.add(check)
      if (shared) timer ??= setInterval(recheckAccess, PERIOD_MS).unref()
      return () => {
        checks.delete(check)
        if (checks.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
    recheckAccess,
  }
}
