import type { Sender } from '../../../../generated/soap-v2/types.ts'
import type { Caller } from '../../domain/accounts/accounts.ts'
import type { SenderChannel, SenderRow } from '../../domain/accounts/senders/senders.ts'
import type { Domain } from '../../domain/domain.ts'
import { toPhone } from '../../lib/addresses.ts'
import type { OptionMap } from '../call.ts'
import { orRefuse, orRefuseAt, Refusal } from '../errors.ts'
import type { SoapHandlers } from '../handler.ts'
import { entryOf, filledOf } from '../options.ts'
import { asBodyOf } from '../twin.ts'

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

const toSender = ({ id, channel, name, address, status }: SenderRow): Sender => ({
  FROMID: String(id),
  SENDER: channel === 'email' ? `${name} <${address}>` : address,
  CHANNEL: words[channel],
  STATUS: status,
})

/** The channel that a call names, null for one without senders; undefined when it names none. */
function channelOf(options: OptionMap): SenderChannel | null | undefined {
  const word = filledOf(options, 'channel')
  if (word === undefined) return undefined
  const channel = entryOf(channels, word)
  if (channel === undefined) throw new Refusal('INVALID_TYPE')
  return channel
}

function numberOfSender(options: OptionMap): number {
  const code = filledOf(options, 'fromID')
  if (code === undefined) throw new Refusal('SENDER_MISSING')
  if (!/^\d{1,15}$/.test(code)) throw new Refusal('INVALID_FROM')
  return Number(code)
}

const unknownSender = { not_found: 'INVALID_FROM' } as const

/** Many networks show no more of a name. */
const LONGEST_NAME = 11

/** What SMS come from: a number, or a name, which has a letter. */
function readCellphone(text: string): string {
  const found = /[^\d\s+().-]/.test(text) ? (text.length <= LONGEST_NAME ? text : null) : toPhone(text)
  if (found === null) throw new Refusal('SUBSCRIBER_FORMAT_ERROR')
  return found
}

/** The option of a number; refuses a call without it. */
function requiredNumber(options: OptionMap, name: 'cellphone' | 'phone'): string {
  const text = filledOf(options, name)
  if (text === undefined) throw new Refusal('NO_CELLPHONE_OR_TELEPHONE')
  return text
}

type Adding = (senders: Domain['senders'], caller: Caller, options: OptionMap) => Promise<SenderRow>

/** How a sender of each channel is added. This interface has no document for those who moderate (O-057). */
const adding: Readonly<Record<SenderChannel, Adding>> = {
  email(senders, caller, options) {
    const email = filledOf(options, 'email')
    if (email === undefined) throw new Refusal('EMAIL_REQUIRED')
    const body = { name: filledOf(options, 'name') ?? email, email }
    const codes = { email: 'EMAIL_ADDRESS_INVALID', name: 'NAME_MISSING' } as const
    return orRefuseAt(codes, async () => senders.createEmail(caller, asBodyOf('createEmailSender', body)))
  },
  cellphone: (senders, caller, options) =>
    senders.createCellphone(caller, { cellphone: readCellphone(requiredNumber(options, 'cellphone')) }),
  async phone(senders, caller, options) {
    const phone = toPhone(requiredNumber(options, 'phone'))
    if (phone === null) throw new Refusal('SUBSCRIBER_FORMAT_ERROR')
    return senders.createPhone(caller, { phone })
  },
}

/** The channels that a call asks for: one, or all. */
const asked = (channel: SenderChannel | null | undefined): SenderChannel[] =>
  channel === undefined ? ['email', 'cellphone', 'phone'] : channel === null ? [] : [channel]

export function createSenderOperations({ senders, cnames }: Domain) {
  return {
    async getSenders({ options, caller }) {
      const found: SenderRow[] = []
      for (const channel of asked(channelOf(options)))
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
      const name = filledOf(options, 'name')
      if (name === undefined) throw new Refusal('NAME_MISSING')
      const body = await orRefuseAt({ name: 'NAME_MISSING' }, async () => asBodyOf('updateEmailSender', { name }))
      return toSender(await orRefuse(unknownSender, () => senders.renameEmail(caller.accountId, id, body.name)))
    },

    async deleteSender({ options, caller }) {
      const id = numberOfSender(options)
      const channel = channelOf(options)
      // No sender is one of fax.
      if (channel === null) throw new Refusal('INVALID_FROM')
      await orRefuse(unknownSender, () => senders.delete(caller.accountId, channel ?? 'email', id))
      return { RESULT: 'OK' }
    },

    async addCname({ options, caller }) {
      const value = filledOf(options, 'cname') ?? filledOf(options, 'domain')
      if (value === undefined) throw new Refusal('NAME_MISSING')
      const { id, name, status } = await orRefuseAt({ value: 'INVALID_URL' }, async () =>
        cnames.create(caller, asBodyOf('createCname', { value }).value),
      )
      return { ID: id, CNAME: name, STATUS: status }
    },
  } satisfies Partial<SoapHandlers>
}
