import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { UserRow } from '../../domain/accounts/users/users.ts'
import type { Domain } from '../../domain/domain.ts'
import { toDateTime } from '../../lib/dates.ts'
import { toPage, toTimeRanges } from '../query.ts'

type User = components['schemas']['User']

function toUser(row: UserRow): User {
  return {
    user_id: row.id,
    username: row.username,
    is_admin: row.is_admin === 1,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    profile_image: row.profile_image,
    status: row.status,
    created: toDateTime(row.created),
    updated: toDateTime(row.updated),
  }
}

export function userHandlers({ users }: Domain) {
  return {
    async listUsers({ query, caller }) {
      const filter = {
        username: query.username,
        status: query.status,
        times: toTimeRanges(query, ['created', 'updated']),
      }
      const page = await users.list(caller.accountId, filter, toPage(query, { username: 'username' }))
      return { total_items: page.total, items: page.items.map(toUser) }
    },

    async deleteUser({ path, caller }) {
      await users.delete(caller.accountId, path.user_id)
    },
  } satisfies Handlers<'marketing-v3', 'Users'>
}
