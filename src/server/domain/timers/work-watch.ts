// Notes what the steps of this process have in progress, and lets suspects run one at a time.
import type { WorkKind } from '../../store/schema.ts'
import type { Store } from '../../store/store.ts'
import { forgetDeaths, type QuarantineRow } from '../../store/timers/quarantine.ts'
import { createIsolation } from './isolation.ts'
import type { WorkNote, WorkTurn } from './work-turn.ts'

/** What a process notes of the work of one step. */
export interface JournalEntry extends WorkNote {
  kind: WorkKind
  /** Whether it was the only suspect in progress. */
  isAlone: boolean
}

/** Where a process notes what it has in progress; the notes survive its death. */
export interface Journal {
  /** What processes that died had in progress. */
  left: readonly JournalEntry[]
  /** Forgets `left`. */
  forgetLeft(): void
  /** A place for the note of one step. */
  open(): { write(entry: JournalEntry): void; clear(): void }
}

/** A turn that the work loop ends. */
export interface OpenTurn extends WorkTurn {
  end(): Promise<void>
}

/** Milliseconds after the start for which suspects run alone; by then the leases of the dead process are over. */
const CAREFUL_MS = 90_000
const NONE: readonly string[] = []

interface WatchDeps {
  store: Store
  /** Real time, milliseconds. */
  now(): number
  /** Keys of a kind that are set aside. */
  heldOf(kind: WorkKind): readonly string[] | undefined
}

/** Work that was in progress at a death, with the place at which it was. */
function createSuspects({ store, now }: Pick<WatchDeps, 'store' | 'now'>) {
  const byKind = new Map<WorkKind, Map<string, string>>()
  let until = 0
  return {
    load(rows: readonly QuarantineRow[]): void {
      for (const { kind, ref, place } of rows) byKind.set(kind, (byKind.get(kind) ?? new Map()).set(ref, place))
      until = now() + CAREFUL_MS
    },

    /** Those of a kind; a kind without any costs nothing. */
    of(kind: WorkKind): ReadonlyMap<string, string> | undefined {
      if (byKind.size === 0) return undefined
      if (now() > until) byKind.clear()
      return byKind.get(kind)
    },

    /** These got on, or ended without the process. */
    async clear(kind: WorkKind, refs: readonly string[]): Promise<void> {
      const known = byKind.get(kind)
      const cleared = refs.filter((ref) => known?.delete(ref))
      if (known?.size === 0) byKind.delete(kind)
      if (cleared.length === 0) return
      // Without the database the deaths stay until they are old, and the work is done all the same.
      await store.writeAlongside((tx) => forgetDeaths(tx, kind, cleared)).catch(() => undefined)
    },
  }
}

export function createWorkWatch(parts: WatchDeps) {
  const suspects = createSuspects(parts)
  const isolation = createIsolation()

  /** One step whose work is noted. `leave` ends its isolation. */
  function createTurn(kind: WorkKind, journal: Journal, leave: (() => void) | null): OpenTurn {
    let slot: ReturnType<Journal['open']> | null = null
    /** The suspects among the work in progress. */
    let mine: readonly string[] = NONE
    let cleared: Promise<unknown> = Promise.resolve()
    const letGo = (refs: readonly string[]) => {
      if (refs.length > 0) cleared = Promise.all([cleared, suspects.clear(kind, refs)])
    }
    return {
      limit: (most) => (leave ? 1 : most),
      get held() {
        return parts.heldOf(kind) ?? NONE
      },
      note(work) {
        const known = suspects.of(kind)
        const place = String(work.place ?? '')
        const found = known ? work.refs.map(String).filter((ref) => known.get(ref) === place) : NONE
        letGo(mine.filter((ref) => !found.includes(ref)))
        mine = found
        if (found.length === 0) leave?.()
        slot ??= journal.open()
        slot.write({ ...work, kind, isAlone: leave !== null && found.length > 0 })
      },
      async end() {
        slot?.clear()
        slot = null
        letGo(mine)
        mine = NONE
        leave?.()
        await cleared
      },
    }
  }

  return {
    load: suspects.load,

    /** Begins a turn of a task. While the kind has suspects, it waits until no other suspect runs. */
    async openTurn(kind: WorkKind, journal: Journal): Promise<OpenTurn> {
      return createTurn(kind, journal, suspects.of(kind) ? await isolation.enter() : null)
    },
  }
}
