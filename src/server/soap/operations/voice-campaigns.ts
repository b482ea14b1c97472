import { type CampaignFile, readFile, recording } from '../../domain/campaigns/files.ts'
import type { Domain } from '../../domain/domain.ts'
import { toPhone } from '../../lib/addresses.ts'
import type { OptionMap } from '../call.ts'
import { mapDomainError, orRefuseAt, Refusal } from '../errors.ts'
import { fileOf } from '../files.ts'
import type { SoapHandlers, SoapRequest } from '../handler.ts'
import { textsOf, trimmedOption } from '../options.ts'
import { requiredList, requireKnownList } from '../required-list.ts'
import { validateAsRestBody } from '../rest-validation.ts'
import { type Audience, audienceOf, senderOf, withIds } from '../send-order.ts'

/** The recording of a call. */
async function recordingOf(options: OptionMap): Promise<CampaignFile> {
  const file = fileOf(options)
  if (file === undefined) throw new Refusal('NO_AUDIO_FILE')
  return mapDomainError({ invalid: 'INVALID_FILE' }, async () => readFile(recording, file, 'content.audio'))
}

/** The numbers that an option names. */
function numbersOf(options: OptionMap, name: string, country: string | undefined): string[] {
  return textsOf(options, name).map((text) => {
    const number = toPhone(text, country)
    if (number === null) throw new Refusal('NO_CELLPHONE_OR_TELEPHONE')
    return number
  })
}

/** Which number of a contact is called: the one that the call names, else its phone and after that its cellphone (O-076). */
function orderOf({ options, caller }: Pick<SoapRequest, 'options' | 'caller'>): {
  audience: Audience
  destinationField: string
} {
  const [phones = [], cellphones = []] = ['telephone', 'cellphone'].map((name) =>
    numbersOf(options, name, caller.country),
  )
  const audience = audienceOf(options, [...new Set([...phones, ...cellphones])])
  if (audience.type !== 'contact') return { audience, destinationField: 'phone_failsafe_cellphone' }
  if (cellphones.length === 0) return { audience, destinationField: 'phone' }
  return { audience, destinationField: phones.length === 0 ? 'cellphone' : 'cellphone_phone' }
}

/** The operations of voice campaigns. */
export function createVoiceCampaignOperations(domain: Domain) {
  const {
    campaigns: { campaigns, sends },
    audience: { lists },
  } = domain
  return {
    async createCampaignVoice({ options, caller }) {
      const listId = requiredList(options)
      const title = trimmedOption(options, 'subject')
      if (title === undefined) throw new Refusal('NO_SUBJECT')
      const audio = await recordingOf(options)
      const senderId = senderOf(options)
      if (senderId === undefined) throw new Refusal('INVALID_FROM')
      const internalName = trimmedOption(options, 'internal_name') ?? title
      validateAsRestBody('createVoiceCampaign', {
        list_id: listId,
        internal_name: internalName,
        content: { type: 'audio', audio: '' },
        sender_id: senderId,
      })
      await requireKnownList(lists, caller.accountId, listId)
      const content = { type: 'audio' as const, audio }
      return { ID: (await campaigns.create('voice', caller, { listId, internalName, title, content, senderId })).hash }
    },

    async sendCall({ options, caller }) {
      const { accountId } = caller
      const hash = trimmedOption(options, 'campaign')
      if (hash === undefined) throw new Refusal('NO_CAMPAIGN')
      const listId = requiredList(options)
      const { audience, destinationField } = orderOf({ options, caller })
      await mapDomainError({ not_found: 'CAMPAIGN_NOT_FOUND' }, () => campaigns.get(accountId, hash, 'voice'))
      await requireKnownList(lists, accountId, listId)
      const segments = await withIds(domain, accountId, listId, audience)
      const codes = { campaignHash: 'CAMPAIGN_NOT_VALID' } as const
      const senderId = senderOf(options)
      if (senderId !== undefined)
        await orRefuseAt(codes, () => campaigns.update('voice', accountId, hash, { senderId }))
      await orRefuseAt(codes, () => sends.send('voice', caller, hash, { listId, segments, destinationField }))
      return { ID: hash }
    },
  } satisfies Partial<SoapHandlers>
}
