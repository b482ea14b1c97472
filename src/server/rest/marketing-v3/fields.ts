import type { Handlers } from '../../contract/handlers.ts'
import type { Field } from '../../domain/audience/fields.ts'
import type { Option } from '../../domain/audience/option-texts.ts'
import type { Domain } from '../../domain/domain.ts'

function toField({ id, name, type, format, unique }: Field) {
  return { field_id: type === 'base' ? id : Number(id), name, format, unique }
}

const toOption = ({ id, texts }: Option) => ({ option_id: id, ...texts })

export function fieldHandlers({ audience: { fields, fieldOptions } }: Domain) {
  return {
    async listFields({ path, query, caller, countOf }) {
      const { total, items } = await fields.list(caller.accountId, path.list_id, query)
      countOf(total)
      return items.map((field) => ({
        ...toField(field),
        type: field.type,
        ...(field.format === 'options' && { options: field.options.map(toOption) }),
      }))
    },

    async createExtraField({ path, body, caller }) {
      return toField(await fields.create(caller.accountId, path.list_id, body))
    },

    async updateBaseField({ path, body, caller, signal }) {
      return toField(await fields.updateBase(caller, path.list_id, path.field_id, body, signal))
    },

    async updateExtraField({ path, body, caller, signal }) {
      return toField(await fields.update(caller, path.list_id, path.field_id, body, signal))
    },

    async deleteExtraField({ path, caller }) {
      await fields.delete(caller, path.list_id, path.field_id)
    },

    async listFieldOptions({ path, caller }) {
      const options = await fieldOptions.list(caller.accountId, path.list_id, path.field_id)
      return { items: options.map(toOption) }
    },

    async createFieldOption({ path, body, caller }) {
      return toOption(await fieldOptions.create(caller.accountId, path.list_id, path.field_id, body))
    },

    async updateFieldOption({ path, body, caller }) {
      return toOption(await fieldOptions.update(caller.accountId, path.list_id, path.field_id, path.option_id, body))
    },

    async deleteFieldOption({ path, caller }) {
      await fieldOptions.delete(caller, path.list_id, path.field_id, path.option_id)
    },
  } satisfies Handlers<'marketing-v3', 'Fields'>
}
