// Snapshots of a sandbox account: named, and restored with the same numbers as often as one likes.
import type { Clock } from '../../lib/clock.ts'
import { fromJson } from '../../lib/json-text.ts'
import type { AccountKind } from '../../store/accounts/accounts.ts'
import { putClock } from '../../store/accounts/clocks.ts'
import type { Page, PageRequest } from '../../store/pages.ts'
import type { TableCounts } from '../../store/sandbox/record-counts.ts'
import type { SnapshotLimits, SnapshotRow } from '../../store/sandbox/snapshots.ts'
import * as rows from '../../store/sandbox/snapshots.ts'
import type { Db, Store } from '../../store/store.ts'
import { conflict, DomainError, notFound } from '../errors.ts'
import { type KindCount, kindCounts } from './record-kinds.ts'

/** Snapshots that an account may keep. */
const MAX_SNAPSHOTS = 20
/** A million rows are an account of 150,000 contacts that got a campaign. */
export const SNAPSHOT_LIMITS: SnapshotLimits = { records: 1_000_000, bytes: 512 * 1024 * 1024 }

export interface Snapshot {
  name: string
  /** How many records it holds. */
  records: number
  bytes: number
  /** Milliseconds. */
  created: number
}

/** A snapshot with what it holds. */
interface SnapshotDetail extends Snapshot {
  /** Whether the tables have the shape that they had then. */
  isRestorable: boolean
  kinds: KindCount[]
}

interface Owner {
  accountId: number
  kind: AccountKind
}

export interface Snapshots {
  list(account: number, page: PageRequest): Promise<Page<Snapshot>>
  get(account: number, name: string): Promise<SnapshotDetail>
  /** Keeps the account as it is at one moment. Throws `conflict` when the name is taken or the account too large. */
  create(owner: Owner, input: { name: string; replace: boolean }): Promise<Snapshot>
  /**
   * Restores the account with its clock, and removes its faults. Running work for it has no effect any more. The
   * clock shows the time of the snapshot, or real time if that is later.
   */
  restore(owner: Owner, name: string): Promise<void>
  delete(account: number, name: string): Promise<void>
}

export function createSnapshots(parts: {
  store: Store
  clock: Clock
  limits: SnapshotLimits
  onRestore(): Promise<void>
}): Snapshots {
  const { store, clock, limits, onRestore } = parts

  async function require(tx: Db, account: number, name: string): Promise<SnapshotRow> {
    const row = await rows.findSnapshot(tx, account, name)
    if (!row) throw notFound('snapshot', name)
    return row
  }

  function assertSandboxOwner({ kind }: Owner): void {
    if (kind !== 'sandbox') throw new DomainError('forbidden', 'Only a sandbox account can be put back to a snapshot.')
  }

  async function makeRoom(tx: Db, account: number, name: string, replace: boolean): Promise<void> {
    const same = await rows.findSnapshot(tx, account, name)
    if (same && !replace)
      throw conflict('snapshot_exists', `The snapshot ${name} already exists. Delete it, or set replace to true.`)
    if (same) await rows.deleteSnapshot(tx, account, same.id)
    if ((await rows.countSnapshots(tx, account)) >= MAX_SNAPSHOTS) {
      throw conflict('too_many_snapshots', `The account has ${MAX_SNAPSHOTS} snapshots. Delete one first.`)
    }
  }

  return {
    list: (account, page) => rows.listSnapshots(store.db, account, page),

    async get(account, name): Promise<SnapshotDetail> {
      const row = await require(store.db, account, name)
      const kinds = row.counts === null ? [] : kindCounts(fromJson<TableCounts>(row.counts))
      return { ...row, isRestorable: row.version === rows.schemaVersion, kinds }
    },

    async create(owner, { name, replace }) {
      assertSandboxOwner(owner)
      const row = { account_id: owner.accountId, name, created: clock.now(owner.accountId) }
      try {
        return await store.copy(async (tx) => {
          await makeRoom(tx, owner.accountId, name, replace)
          return rows.insertSnapshot(tx, row, limits)
        })
      } catch (error) {
        if (!(error instanceof rows.SnapshotTooLarge)) throw error
        const text = `The account has more than a snapshot holds: ${limits.records} records, ${limits.bytes} bytes.`
        throw conflict('account_too_large', text, { max_records: limits.records, max_bytes: limits.bytes })
      }
    },

    async restore(owner, name): Promise<void> {
      assertSandboxOwner(owner)
      await store.writeAlongside(async (tx) => {
        const snapshot = await require(tx, owner.accountId, name)
        if (snapshot.version !== rows.schemaVersion) {
          throw conflict('snapshot_outdated', 'Another version of the platform created the snapshot. Create a new one.')
        }
        await rows.restoreRecords(tx, snapshot, clock.wall)
        await putClock(tx, owner.accountId, Math.max(0, snapshot.created - clock.wall()))
      })
      await onRestore()
    },

    delete(account, name): Promise<void> {
      return store.writeAlongside(async (tx) => {
        const { id } = await require(tx, account, name)
        await rows.deleteSnapshot(tx, account, id)
      })
    },
  }
}
