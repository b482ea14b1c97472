import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import type { Snapshot } from '../../domain/sandbox/snapshots.ts'
import { toDateTime } from '../../lib/dates.ts'
import { toPage } from '../query.ts'

const toSnapshot = ({ name, records, bytes, created }: Snapshot) => ({
  name,
  records,
  bytes,
  created: toDateTime(created),
})

export function snapshotHandlers({ sandbox: { snapshots } }: Domain) {
  return {
    async createSnapshot({ body, caller }) {
      return toSnapshot(await snapshots.create(caller, { name: body.name, replace: body.replace ?? false }))
    },

    async listSnapshots({ query, caller }) {
      const page = await snapshots.list(caller.accountId, toPage(query))
      return { total_items: page.total, items: page.items.map(toSnapshot) }
    },

    async getSnapshot({ path, caller }) {
      const found = await snapshots.get(caller.accountId, path.snapshot_name)
      return { ...toSnapshot(found), restorable: found.isRestorable, counts: found.kinds }
    },

    async restoreSnapshot({ path, caller }) {
      await snapshots.restore(caller, path.snapshot_name)
    },

    async deleteSnapshot({ path, caller }) {
      await snapshots.delete(caller.accountId, path.snapshot_name)
    },
  } satisfies Handlers<'sandbox-v1', 'Snapshots'>
}
