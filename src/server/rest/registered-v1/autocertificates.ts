import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import { toDateTime } from '../../lib/dates.ts'
import { toPage } from '../query.ts'

export function autocertificateHandlers({ messages: { registered } }: Domain) {
  return {
    async listAutocertificateOptions({ query, caller }) {
      const page = await registered.autocertificates.list(caller.accountId, { ...toPage(query), order: 'asc' })
      return {
        total_items: page.total,
        items: page.items.map(({ id, days, created }) => ({
          id,
          autoCertificationDays: days,
          created_at: toDateTime(created),
        })),
      }
    },

    async createAutocertificateOption({ body, caller }) {
      return {
        result: 'success' as const,
        id: await registered.autocertificates.create(caller.accountId, body.autoCertificationDays),
      }
    },

    async deleteAutocertificateOption({ path, caller }) {
      await registered.autocertificates.delete(caller.accountId, path.id)
    },
  } satisfies Handlers<'registered-v1', 'Autocertificates'>
}
