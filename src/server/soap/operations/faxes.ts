import { faxPage, readFile } from '../../domain/campaigns/files.ts'
import type { Domain } from '../../domain/domain.ts'
import { mapDomainError, Refusal } from '../errors.ts'
import { fileOf } from '../files.ts'
import type { SoapHandlers } from '../handler.ts'
import { trimmedOption } from '../options.ts'
import { requiredList, requireKnownList } from '../required-list.ts'

/** The operations of fax campaigns, which are kept and not sent (O-014). */
export function createFaxOperations({ campaigns: { faxes }, audience: { lists } }: Domain) {
  return {
    async createCampaignFAX({ options, caller }) {
      const listId = requiredList(options)
      const title = trimmedOption(options, 'subject')
      if (title === undefined) throw new Refusal('NO_SUBJECT')
      const given = fileOf(options)
      if (given === undefined) throw new Refusal('NO_FAX_FILE')
      const file = await mapDomainError({ invalid: 'INVALID_FILE' }, async () => readFile(faxPage, given, 'file'))
      await requireKnownList(lists, caller.accountId, listId)
      return { ID: await faxes.create(caller, { listId, title, file }) }
    },

    async sendFAX() {
      throw new Refusal('NO_ACCESS')
    },
  } satisfies Partial<SoapHandlers>
}
