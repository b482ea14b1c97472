// Sets stored work aside that ends its process. Each process notes what it has in progress; the next one counts a death
// for what the notes still say. Work under suspicion runs alone, so that a second death convicts only the work that
// caused it. An operator releases what was set aside.
import type { WorkKind } from '../../store/schema.ts'
import type { Store } from '../../store/store.ts'
import * as rows from '../../store/timers/quarantine.ts'
import { createWorkWatch, type Journal, type JournalEntry, type OpenTurn } from './work-watch.ts'

export interface QuarantineDeps {
  store: Store
  /** Writes a line at the level `error`. */
  alarm(text: string, data: Record<string, number | string>): void
  /** Real time, milliseconds. */
  now(): number
}

export type HeldWork = rows.QuarantineRow

/** Milliseconds for which a death is remembered. */
const MEMORY_MS = 24 * 3_600_000

/** Counts a death for each piece of work; resolves with those that are set aside now. */
function countDeaths({ store, now }: QuarantineDeps, entries: readonly JournalEntry[]): Promise<HeldWork[]> {
  const works = entries.flatMap(({ refs, place = '', state = '', ...entry }) =>
    refs.map((ref) => ({ ...entry, ref: String(ref), place: String(place), state })),
  )
  return store.write(async (tx) => {
    const convicted: HeldWork[] = []
    for (const work of works) {
      const row = await rows.countDeath(tx, work, now())
      if (row) convicted.push(row)
    }
    await rows.forgetOldDeaths(tx, now() - MEMORY_MS)
    return convicted
  })
}

export interface Quarantine {
  /** Reads the set-aside work again: another process may have changed it. */
  refresh(): Promise<void>
  /** Counts the deaths that a journal shows, sets work aside, and notes further work in the journal. */
  watch(opened: Journal): Promise<void>
  /** Begins a turn of a task; null when this process notes nothing. */
  openTurn(kind: WorkKind): Promise<OpenTurn | null>
  /** What is set aside, oldest first, as this process knows it. */
  known(): readonly HeldWork[]
  /** Whether work of the account is set aside. */
  holds(kind: WorkKind, account: number): boolean
  /** What is set aside, oldest first. */
  list(): Promise<HeldWork[]>
  /** Lets work be taken again and forgets its deaths; undefined when none with this number is set aside. */
  release(id: number): Promise<HeldWork | undefined>
}

export function createQuarantine(parts: QuarantineDeps): Quarantine {
  const { store, alarm, now } = parts
  let journal: Journal | null = null
  let held: readonly HeldWork[] = []
  let heldRefs: ReadonlyMap<WorkKind, readonly string[]> = new Map()
  const watch = createWorkWatch({ store, now, heldOf: (kind) => heldRefs.get(kind) })

  async function refresh(): Promise<void> {
    held = await rows.heldWork(store.db)
    heldRefs = new Map(
      [...Map.groupBy(held, ({ kind }) => kind)].map(([kind, all]) => [kind, all.map((row) => row.ref)]),
    )
  }

  return {
    refresh,

    async watch(opened): Promise<void> {
      const convicted = await countDeaths(parts, opened.left)
      opened.forgetLeft()
      journal = opened
      watch.load(await rows.suspectWork(store.db, now() - MEMORY_MS))
      await refresh()
      for (const { id, kind, ref, account_id, deaths } of convicted)
        alarm('Stored work was set aside, because the process died each time that it was in progress', {
          number: id,
          kind,
          ref,
          account: account_id,
          deaths,
        })
    },

    openTurn: async (kind) => journal && watch.openTurn(kind, journal),

    known: () => held,

    holds: (kind, account) => held.some((row) => row.kind === kind && row.account_id === account),

    list: () => rows.heldWork(store.db),

    async release(id): Promise<HeldWork | undefined> {
      const row = await store.write((tx) => rows.releaseWork(tx, id))
      await refresh()
      return row
    },
  }
}
