import { smsTextOf } from '../../domain/campaigns/channels/sms-render.ts'
import type { Domain } from '../../domain/domain.ts'
import { toPhone } from '../../lib/addresses.ts'
import { isContactId } from '../../lib/ids.ts'
import type { OptionMap } from '../call.ts'
import { mapDomainError, orRefuseAt, Refusal } from '../errors.ts'
import type { SoapHandlers, SoapRequest } from '../handler.ts'
import { textsOf, trimmedOption } from '../options.ts'
import { requiredList, requireKnownList } from '../required-list.ts'
import { validateAsRestBody } from '../rest-validation.ts'
import { type Audience, audienceOf, senderOf, withIds } from '../send-order.ts'

/** Characters that the text of a call may have; the Marketing API takes longer ones. */
const MAX_CALL_TEXT = 160
/** An account has few senders. */
const ALL = { offset: 0, limit: 1000 }

function messageOf(options: OptionMap): string | undefined {
  const message = trimmedOption(options, 'message')
  if (message !== undefined && [...message].length > MAX_CALL_TEXT) throw new Refusal('MESSAGE_TOO_LONG')
  return message
}

/** The sender that a call names by its id, its number or its name; undefined when it names none. */
async function namedSender(
  { accounts: { senders } }: Domain,
  { options, caller }: Pick<SoapRequest, 'options' | 'caller'>,
): Promise<number | undefined> {
  const from = trimmedOption(options, 'from')
  if (from === undefined || trimmedOption(options, 'fromID') !== undefined) return senderOf(options)
  const all = await senders.list(caller.accountId, 'cellphone', {}, ALL)
  const number = toPhone(from, caller.country) ?? from
  const named = all.find(({ id, address }) => address === from || address === number || String(id) === from)
  if (!named) throw new Refusal('INVALID_FROM')
  return named.id
}

/** What a call says of a campaign that it makes. */
function draftOf(options: OptionMap, listId: number, senderId: number | undefined) {
  const [title, message] = [trimmedOption(options, 'subject'), messageOf(options)]
  if (message === undefined) throw new Refusal('NO_MESSAGE')
  const internalName = trimmedOption(options, 'internal_name') ?? title
  if (internalName === undefined) throw new Refusal('NO_SUBJECT')
  validateAsRestBody('createSmsCampaign', {
    list_id: listId,
    internal_name: internalName,
    content: { type: 'text', message },
    sender_id: senderId,
  })
  return { listId, internalName, title, content: { type: 'text' as const, message }, senderId }
}

/** The numbers that a call names, each once: its own, and those of the contacts that it names. */
async function numbersOf(
  { audience: { contacts } }: Domain,
  { options, caller }: SoapRequest,
  list: number,
): Promise<string[]> {
  const { accountId: account, country } = caller
  const numbers = textsOf(options, 'cellphone').map((text) => {
    const number = toPhone(text, country)
    if (number === null) throw new Refusal('NO_CELLPHONE_OR_TELEPHONE')
    return number
  })
  const unknown = { not_found: 'NO_SUBSCRIBERS' } as const
  for (const uid of textsOf(options, 'uid')) {
    if (!isContactId(uid)) throw new Refusal('NO_SUBSCRIBERS')
    const { row } = await mapDomainError(unknown, () => contacts.get(account, list, uid))
    if (!row.cellphone) throw new Refusal('NO_CELLPHONE_OR_TELEPHONE')
    numbers.push(row.cellphone)
  }
  return [...new Set(numbers)]
}

/** The text of the campaign as single messages to numbers that no contact of the list has (O-150). */
async function singlesOf(
  { campaigns: { campaigns }, accounts: { senders } }: Domain,
  account: number,
  hash: string,
  numbers: readonly string[],
) {
  if (numbers.length === 0) return []
  const row = await campaigns.get(account, hash, 'sms')
  const [first] = await senders.list(account, 'cellphone', { status: 'active' }, { offset: 0, limit: 1 })
  const senderId = row.sender_id ?? first?.id
  if (senderId === undefined) throw new Refusal('INVALID_FROM')
  return numbers.map((to) => ({ to, senderId: String(senderId), textBody: smsTextOf(row) }))
}

/** The campaign that a call names, with the text and the sender that it gives; one that it makes otherwise. */
async function campaignOf(domain: Domain, { options, caller }: SoapRequest, list: number): Promise<string> {
  const {
    campaigns: { campaigns },
  } = domain
  const { accountId } = caller
  const hash = trimmedOption(options, 'campaign')
  const senderId = await namedSender(domain, { options, caller })
  if (hash === undefined) return (await campaigns.create('sms', caller, draftOf(options, list, senderId))).hash
  await mapDomainError({ not_found: 'CAMPAIGN_NOT_FOUND' }, () => campaigns.get(accountId, hash, 'sms'))
  const change = { senderId, message: messageOf(options), title: trimmedOption(options, 'subject') }
  if (Object.values(change).some((value) => value !== undefined))
    await orRefuseAt({ campaignHash: 'CAMPAIGN_NOT_VALID' }, () => campaigns.update('sms', accountId, hash, change))
  return hash
}

/** The operations of SMS campaigns. */
export function createSmsCampaignOperations(domain: Domain) {
  const {
    campaigns: { campaigns, sends },
    audience: { contacts, lists },
    messages: { transactional },
  } = domain
  return {
    async createCampaignSMS({ options, caller }) {
      const list = requiredList(options)
      const draft = draftOf(options, list, senderOf(options))
      await requireKnownList(lists, caller.accountId, list)
      return { ID: (await campaigns.create('sms', caller, draft)).hash }
    },

    async editCampaignSMS({ options, caller }) {
      const hash = trimmedOption(options, 'campaign')
      if (hash === undefined) throw new Refusal('NO_CAMPAIGN')
      await requireKnownList(lists, caller.accountId, requiredList(options))
      const names = { internalName: trimmedOption(options, 'internal_name'), title: trimmedOption(options, 'subject') }
      const change = { ...names, message: messageOf(options), senderId: senderOf(options) }
      await mapDomainError({ not_found: 'CAMPAIGN_NOT_FOUND' }, () =>
        campaigns.update('sms', caller.accountId, hash, change),
      )
      return { ID: hash }
    },

    async sendSMS(request) {
      const { options, caller } = request
      const { accountId } = caller
      const list = requiredList(options)
      await requireKnownList(lists, accountId, list)
      const numbers = await numbersOf(domain, request, list)
      const segments: Audience = await withIds(domain, accountId, list, audienceOf(options, numbers))
      const hash = await campaignOf(domain, request, list)
      const strangers = await contacts.strangersAmong(accountId, list, numbers)
      const singles = await singlesOf(domain, accountId, hash, strangers)
      await sends.send('sms', caller, hash, { listId: list, segments })
      if (singles.length > 0) await transactional.sms.sendBatch(accountId, singles, request.by)
      return { ID: hash, CAMPAIGN: hash }
    },
  } satisfies Partial<SoapHandlers>
}
