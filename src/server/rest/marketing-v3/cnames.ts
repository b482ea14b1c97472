import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Cname } from '../../domain/content/cnames/cnames.ts'
import type { Domain } from '../../domain/domain.ts'

const toCname = ({ id, name, status, records }: Cname): components['schemas']['Cname'] => ({
  cname_id: id,
  value: name,
  status,
  records,
})

export function cnameHandlers({ content: { cnames } }: Domain) {
  return {
    async listCnames({ caller }) {
      const items = (await cnames.list(caller.accountId)).map(toCname)
      return { total_items: items.length, items }
    },

    async createCname({ body, caller }) {
      return toCname(await cnames.create(caller, body.value))
    },
  } satisfies Handlers<'marketing-v3', 'Cnames'>
}
