import type { Handlers } from '../../contract/handlers.ts'
import { notImplemented } from '../../contract/not-implemented.ts'
import type { Field } from '../../domain/audience/fields.ts'
import type { Domain } from '../../domain/domain.ts'

function toField({ id, name, type, format, unique }: Field) {
  return { field_id: type === 'base' ? id : Number(id), name, format, unique }
}

export function fieldHandlers({ fields }: Domain) {
  return {
    async listFields({ path, query, caller, countOf }) {
      const { total, items } = await fields.list(caller.accountId, path.list_id, query)
      countOf(total)
      return items.map((field) => ({
        ...toField(field),
        type: field.type,
        ...(field.format === 'options' && { options: [] }),
      }))
    },

    async createExtraField({ path, body, caller }) {
      return toField(await fields.create(caller.accountId, path.list_id, body))
    },

    updateBaseField: notImplemented,
    updateExtraField: notImplemented,
    deleteExtraField: notImplemented,
    listFieldOptions: notImplemented,
    createFieldOption: notImplemented,
    updateFieldOption: notImplemented,
    deleteFieldOption: notImplemented,
  } satisfies Handlers<'marketing-v3', 'Fields'>
}
