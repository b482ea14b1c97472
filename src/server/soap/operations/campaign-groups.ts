import type { Domain } from '../../domain/domain.ts'
import type { OptionMap } from '../call.ts'
import { mapDomainError, orRefuseAt, Refusal } from '../errors.ts'
import type { SoapHandlers } from '../handler.ts'
import { numberOf, trimmedOption } from '../options.ts'
import { validateAsRestBody } from '../rest-validation.ts'

function nameOf(options: OptionMap): Promise<string> {
  const name = trimmedOption(options, 'name')
  if (name === undefined) throw new Refusal('NAME_MISSING')
  return orRefuseAt({ name: 'NAME_MISSING' }, async () => validateAsRestBody('createCampaignGroup', { name }).name)
}

export function createCampaignGroupOperations({ campaigns: { campaignGroups } }: Domain) {
  return {
    async createCampaignGroup({ options, caller }) {
      const { id, name } = await campaignGroups.create(caller.accountId, await nameOf(options))
      return { ID: id, NAME: name }
    },

    async editCampaignGroup({ options, caller }) {
      const id = numberOf(options, 'id')
      if (id === undefined) throw new Refusal('GROUP_NOT_FOUND')
      const name = await nameOf(options)
      await orRefuseAt({ name: 'NAME_ALREADY_EXISTS' }, () =>
        mapDomainError({ not_found: 'GROUP_NOT_FOUND' }, () => campaignGroups.rename(caller.accountId, id, name)),
      )
      return { ID: id, NAME: name }
    },
  } satisfies Partial<SoapHandlers>
}
