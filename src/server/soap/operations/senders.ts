import type { SenderChannel } from '../../domain/accounts/senders/senders.ts'
import type { Domain } from '../../domain/domain.ts'
import { Refusal } from '../errors.ts'
import { notBuilt, type SoapHandlers } from '../handler.ts'
import { entryOf, filledOf } from '../options.ts'

/** The sender channels of the interface, and their names in the platform; there are no others yet (O-016). */
const channels: Readonly<Record<string, SenderChannel | null>> = {
  email: 'email',
  telemovel: 'cellphone',
  telefone: null,
  fax: null,
}
/** An account has few senders; the answer has no pages. */
const ALL = { offset: 0, limit: 1000 }

export function createSenderOperations({ senders }: Domain) {
  return {
    async getSenders({ options, caller }) {
      const channel = filledOf(options, 'channel') ?? 'email'
      const own = entryOf(channels, channel)
      if (own === undefined) throw new Refusal('INVALID_TYPE')
      const found = own === null ? [] : await senders.list(caller.accountId, own, {}, ALL)
      const shown = (name: string, address: string) => (own === 'email' ? `${name} <${address}>` : address)
      return found.map(({ id, name, address, status }) => ({
        FROMID: String(id),
        SENDER: shown(name, address),
        CHANNEL: channel,
        STATUS: status,
      }))
    },

    ...notBuilt('addSender', 'editSender', 'deleteSender', 'addCname'),
  } satisfies Partial<SoapHandlers>
}
