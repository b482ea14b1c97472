import type { Handlers } from '../../contract/handlers.ts'
import type { List } from '../../domain/audience/lists.ts'
import type { Domain } from '../../domain/domain.ts'
import { toDateTime } from '../../lib/dates.ts'
import { toPage, toTimeRanges } from '../query.ts'

const columns = {
  list_id: 'id',
  internal_name: 'internal_name',
  public_name: 'public_name',
  created: 'created',
  updated: 'updated',
}

function toList(list: List) {
  return {
    list_id: list.id,
    internal_name: list.internalName,
    public_name: list.publicName,
    status: list.status,
    group_id: list.groupId,
    created: toDateTime(list.created),
    updated: toDateTime(list.updated),
  }
}

function toStats(count: Record<string, number>) {
  return {
    total_contacts: Object.values(count).reduce((sum, n) => sum + n, 0),
    total_active: count['active'] ?? 0,
    total_inactive: count['inactive'] ?? 0,
    total_removed: count['removed'] ?? 0,
    total_unconfirmed: count['unconfirmed'] ?? 0,
    total_waiting_new_confirmation: 0,
  }
}

export function listHandlers({ audience: { lists } }: Domain) {
  return {
    async listLists({ query, caller }) {
      const filter = {
        internalName: query.internal_name,
        publicName: query.public_name,
        times: toTimeRanges(query, ['created', 'updated']),
      }
      const page = await lists.list(caller.accountId, filter, toPage(query, columns))
      return { total_items: page.total, items: page.items.map(toList) }
    },

    async createList({ body, caller }) {
      const input = { internalName: body.internal_name, publicName: body.public_name }
      return toList(await lists.create(caller.accountId, input))
    },

    async getList({ path, caller }) {
      const [list, count] = await lists.getCounted(caller.accountId, path.list_id)
      const { language } = list
      return { ...toList(list), default_language: language, available_languages: [language], stats: toStats(count) }
    },

    async updateList({ path, body, caller }) {
      const change = { internalName: body.internal_name, publicName: body.public_name, groupId: body.group_id }
      return toList(await lists.update(caller.accountId, path.list_id, change))
    },

    async deleteList({ path, caller }) {
      await lists.delete(caller.accountId, path.list_id)
    },
  } satisfies Handlers<'marketing-v3', 'Lists'>
}
