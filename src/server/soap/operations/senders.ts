import type { Sender } from '../../../../generated/soap-v2/types.ts'
import type { Caller } from '../../domain/accounts/accounts.ts'
import type { Sender as AccountSender, SenderChannel } from '../../domain/accounts/senders/senders.ts'
import type { Domain } from '../../domain/domain.ts'
import type { OptionMap } from '../call.ts'
import { mapDomainError, orRefuseAt, Refusal } from '../errors.ts'
import type { SoapHandlers } from '../handler.ts'
import { entryOf, trimmedOption } from '../options.ts'
import { validateAsRestBody } from '../rest-validation.ts'

/** The sender channels of the interface, and their names in the platform, which sends nothing by fax (O-016). */
const channels: Readonly<Record<string, SenderChannel | null>> = {
  email: 'email',
  telemovel: 'cellphone',
  telefone: 'phone',
  fax: null,
}
const words: Readonly<Record<SenderChannel, string>> = { email: 'email', cellphone: 'telemovel', phone: 'telefone' }
/** An account has few senders; the answer has no pages. */
const ALL = { offset: 0, limit: 1000 }

const toSender = ({ id, channel, name, address, status }: AccountSender): Sender => ({
  FROMID: String(id),
  SENDER: channel === 'email' ? `${name} <${address}>` : address,
  CHANNEL: words[channel],
  STATUS: status,
})

/** The channel that a call names, null for one without senders; undefined when it names none. */
function channelOf(options: OptionMap): SenderChannel | null | undefined {
  const word = trimmedOption(options, 'channel')
  if (word === undefined) return undefined
  const channel = entryOf(channels, word)
  if (channel === undefined) throw new Refusal('INVALID_TYPE')
  return channel
}

function numberOfSender(options: OptionMap): number {
  const code = trimmedOption(options, 'fromID')
  if (code === undefined) throw new Refusal('SENDER_MISSING')
  if (!/^\d{1,15}$/.test(code)) throw new Refusal('INVALID_FROM')
  return Number(code)
}

const unknownSender = { not_found: 'INVALID_FROM' } as const

const noSender = { cellphone: 'SUBSCRIBER_FORMAT_ERROR', phone: 'SUBSCRIBER_FORMAT_ERROR' } as const

/** The option of a number; refuses a call without it. */
function requiredNumber(options: OptionMap, name: 'cellphone' | 'phone'): string {
  const text = trimmedOption(options, name)
  if (text === undefined) throw new Refusal('NO_CELLPHONE_OR_TELEPHONE')
  return text
}

type Adding = (senders: Domain['accounts']['senders'], caller: Caller, options: OptionMap) => Promise<AccountSender>

/** How a sender of each channel is added. This interface has no document for those who moderate (O-057). */
const adding: Readonly<Record<SenderChannel, Adding>> = {
  email(senders, caller, options) {
    const email = trimmedOption(options, 'email')
    if (email === undefined) throw new Refusal('EMAIL_REQUIRED')
    const body = { name: trimmedOption(options, 'name') ?? email, email }
    const codes = { email: 'EMAIL_ADDRESS_INVALID', name: 'NAME_MISSING' } as const
    return orRefuseAt(codes, async () => senders.createEmail(caller, validateAsRestBody('createEmailSender', body)))
  },
  async cellphone(senders, caller, options) {
    const cellphone = requiredNumber(options, 'cellphone')
    return orRefuseAt(noSender, () => senders.createCellphone(caller, { cellphone }))
  },
  async phone(senders, caller, options) {
    const phone = requiredNumber(options, 'phone')
    return orRefuseAt(noSender, () => senders.createPhone(caller, { phone }))
  },
}

/** The channels that a call asks for: one, or all. */
const askedChannels = (channel: SenderChannel | null | undefined): SenderChannel[] =>
  channel === undefined ? ['email', 'cellphone', 'phone'] : channel === null ? [] : [channel]

export function createSenderOperations({ accounts: { senders }, content: { cnames } }: Domain) {
  return {
    async getSenders({ options, caller }) {
      const found: AccountSender[] = []
      for (const channel of askedChannels(channelOf(options)))
        found.push(...(await senders.list(caller.accountId, channel, {}, ALL)))
      return found.map(toSender)
    },

    async addSender({ options, caller }) {
      const channel = channelOf(options)
      if (channel === undefined) throw new Refusal('CHANNEL_MISSING')
      if (channel === null) throw new Refusal('INVALID_TYPE')
      return toSender(await adding[channel](senders, caller, options))
    },

    async editSender({ options, caller }) {
      const id = numberOfSender(options)
      const name = trimmedOption(options, 'name')
      if (name === undefined) throw new Refusal('NAME_MISSING')
      const body = await orRefuseAt({ name: 'NAME_MISSING' }, async () =>
        validateAsRestBody('updateEmailSender', { name }),
      )
      const codes = { ...unknownSender, invalid: 'NAME_MISSING' } as const
      return toSender(await mapDomainError(codes, () => senders.renameEmail(caller.accountId, id, body.name)))
    },

    async deleteSender({ options, caller }) {
      const id = numberOfSender(options)
      const channel = channelOf(options)
      // No sender is one of fax.
      if (channel === null) throw new Refusal('INVALID_FROM')
      await mapDomainError(unknownSender, () => senders.delete(caller.accountId, channel ?? 'email', id))
      return { RESULT: 'OK' }
    },

    async addCname({ options, caller }) {
      const value = trimmedOption(options, 'cname') ?? trimmedOption(options, 'domain')
      if (value === undefined) throw new Refusal('NAME_MISSING')
      const { id, name, status } = await orRefuseAt({ value: 'INVALID_URL' }, async () =>
        cnames.create(caller, validateAsRestBody('createCname', { value }).value),
      )
      return { ID: id, CNAME: name, STATUS: status }
    },
  } satisfies Partial<SoapHandlers>
}
