import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Tag } from '../../domain/audience/tags/tags.ts'
import type { Domain } from '../../domain/domain.ts'
import { toPage } from '../query.ts'

const toTag = ({ id, name, color }: Tag): components['schemas']['Tag'] => ({ tag_id: id, name, color })

export function tagHandlers({ audience: { tags } }: Domain) {
  return {
    async listTags({ query, caller }) {
      const page = await tags.list(caller.accountId, toPage(query, { name: 'name_key', color: 'color' }))
      return { total_items: page.total, items: page.items.map(toTag) }
    },

    async createTag({ body, caller }) {
      return toTag(await tags.create(caller.accountId, body))
    },

    async updateTag({ path, body, caller }) {
      return toTag(await tags.update(caller.accountId, path.tag_id, body))
    },

    async deleteTag({ path, caller }) {
      await tags.delete(caller, path.tag_id)
    },
  } satisfies Handlers<'marketing-v3', 'Tags'>
}
