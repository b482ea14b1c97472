import type { Handler, Handlers } from '../../contract/handlers.ts'
import type { HeaderFooterTemplate, HeaderFooterTemplateItem } from '../../domain/campaigns/header-footer-templates.ts'
import type { Domain } from '../../domain/domain.ts'
import { toDateTime } from '../../lib/dates.ts'
import { toPage } from '../query.ts'

type Template = Awaited<ReturnType<Handler<'marketing-v3', 'getHeaderFooterTemplate'>>>

const toItem = ({ id, name, created, updated }: HeaderFooterTemplateItem) => ({
  template_id: id,
  name,
  created: toDateTime(created),
  updated: toDateTime(updated),
})

const toTemplate = (row: HeaderFooterTemplate): Template => ({ ...toItem(row), header: row.header, footer: row.footer })

export function headerFooterTemplateHandlers({ campaigns: { headerFooterTemplates } }: Domain) {
  return {
    async listHeaderFooterTemplates({ query, caller }) {
      const page = await headerFooterTemplates.list(caller.accountId, toPage(query))
      return { total_items: page.total, items: page.items.map(toItem) }
    },

    async createHeaderFooterTemplate({ body, caller }) {
      return toTemplate(await headerFooterTemplates.create(caller.accountId, body))
    },

    async getHeaderFooterTemplate({ path, caller }) {
      return toTemplate(await headerFooterTemplates.get(caller.accountId, path.template_id))
    },

    async updateHeaderFooterTemplate({ path, body, caller }) {
      return toTemplate(await headerFooterTemplates.update(caller.accountId, path.template_id, body))
    },

    async deleteHeaderFooterTemplate({ path, caller }) {
      await headerFooterTemplates.delete(caller.accountId, path.template_id)
    },
  } satisfies Handlers<'marketing-v3', 'Header and footer templates'>
}
