import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Catalog } from '../../domain/commerce/catalogs.ts'
import type { Domain } from '../../domain/domain.ts'
import { toDateTime } from '../../lib/dates.ts'

const toCatalog = ({ id, title, language, currency, created, updated }: Catalog) =>
  ({
    catalog_id: id,
    title,
    language,
    currency,
    created: toDateTime(created),
    updated: toDateTime(updated),
  }) satisfies components['schemas']['Catalog']

export function catalogHandlers({ commerce: { catalogs } }: Domain) {
  return {
    async listCatalogs({ caller }) {
      const items = await catalogs.list(caller.accountId)
      return { total_items: items.length, items: items.map(toCatalog) }
    },

    async createCatalog({ body, caller }) {
      return toCatalog(await catalogs.create(caller.accountId, body))
    },

    async deleteCatalog({ path, caller }) {
      await catalogs.delete(caller.accountId, path.catalog_id)
    },
  } satisfies Handlers<'marketing-v3', 'Catalogs'>
}
