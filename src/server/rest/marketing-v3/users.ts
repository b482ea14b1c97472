import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { User } from '../../domain/accounts/users/users.ts'
import type { Domain } from '../../domain/domain.ts'
import { toDateTime } from '../../lib/dates.ts'
import { toPage, toTimeRanges } from '../query.ts'

function toUser(user: User): components['schemas']['User'] {
  return {
    user_id: user.id,
    username: user.username,
    is_admin: user.isAdmin,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    phone: user.phone,
    profile_image: user.profileImage,
    status: user.status,
    created: toDateTime(user.created),
    updated: toDateTime(user.updated),
  }
}

export function userHandlers({ accounts: { users } }: Domain) {
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

    async updateUser({ path, body, caller }) {
      return toUser(
        await users.change(caller.accountId, path.user_id, {
          firstName: body.first_name,
          lastName: body.last_name,
          phone: body.phone,
          profileImage: body.profile_image,
          status: body.status,
        }),
      )
    },

    async deleteUser({ path, caller }) {
      await users.delete(caller.accountId, path.user_id)
    },
  } satisfies Handlers<'marketing-v3', 'Users'>
}
