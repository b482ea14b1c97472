import type { Handlers } from '../../contract/handlers.ts'
import type { WebPushSite } from '../../domain/audience/web-push/sites.ts'
import type { Domain } from '../../domain/domain.ts'
import { toPage } from '../query.ts'

const columns = { list_id: 'list_id', created: 'created', updated: 'updated' }

const toSite = ({ id, site, listId, appCode, name }: WebPushSite) => ({
  site_id: id,
  site,
  list_id: listId,
  app_code: appCode,
  name,
})

export function webpushSiteHandlers({ audience: { webPushSites } }: Domain) {
  return {
    async listWebpushSites({ query, caller }) {
      const page = await webPushSites.list(caller.accountId, { listId: query.list_id }, toPage(query, columns))
      return { total_items: page.total, items: page.items.map(toSite) }
    },

    async createWebpushSite({ body, caller }) {
      const input = { site: body.site, listId: body.list_id, name: body.name }
      return toSite(await webPushSites.create(caller.accountId, input))
    },
  } satisfies Handlers<'marketing-v3', 'Webpush sites'>
}
