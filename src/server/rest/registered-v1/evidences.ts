import type { components } from '../../../../generated/registered-v1/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import type { Evidence } from '../../domain/messages/registered/evidences.ts'
import { toDateTime } from '../../lib/dates.ts'
import { toPage } from '../query.ts'

function toEvidence({ row, channel }: Evidence): components['schemas']['Evidence'] {
  const at = toDateTime(row.created ?? row.queued)
  return {
    id: row.id,
    channel,
    name: row.name,
    size: String(row.size),
    level: row.level,
    ...(row.stamped !== null && { stamped_at: toDateTime(row.stamped) }),
    created_at: at,
    updated_at: at,
  }
}

export function evidenceHandlers({ messages: { registered } }: Domain) {
  return {
    async createEvidencesBulk({ body, caller }) {
      const { queued, unknown } = await registered.evidences.order(caller.accountId, body)
      return { in_queue: queued, not_found: unknown }
    },

    async listRegisteredEvidences({ path, query, caller }) {
      const page = await registered.evidences.list(caller.accountId, path.registered_id, toPage(query))
      return { total_items: page.total, items: page.items.map(toEvidence) }
    },

    async getRegisteredEvidence({ path, caller }) {
      return toEvidence(await registered.evidences.get(caller.accountId, path.registered_id, path.evidence_id))
    },

    async downloadRegisteredEvidence({ path, caller, asFile }) {
      const { name, bytes } = await registered.evidences.download(
        caller.accountId,
        path.registered_id,
        path.evidence_id,
      )
      asFile(name)
      return bytes
    },

    async deleteRegisteredEvidence({ path, caller }) {
      await registered.evidences.delete(caller.accountId, path.registered_id, path.evidence_id)
    },
  } satisfies Handlers<'registered-v1', 'Evidences'>
}
