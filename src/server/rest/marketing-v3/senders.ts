import type { Handlers } from '../../contract/handlers.ts'
import { notImplemented } from '../../contract/not-implemented.ts'
import type { SenderRow } from '../../domain/accounts/senders/senders.ts'
import type { Domain } from '../../domain/domain.ts'

function toEmailSender(row: SenderRow) {
  return { sender_id: row.id, name: row.name, email: row.address, status: row.status }
}

/** A number has its country code before a hyphen; anything else is a name. */
const NUMBER = /^\d{1,3}-\d{4,20}$/

function toCellphoneSender(row: SenderRow) {
  const type = NUMBER.test(row.address) ? ('numeric' as const) : ('alpha_numeric' as const)
  return { sender_id: row.id, cellphone: row.address, type, status: row.status }
}

export function senderHandlers({ senders }: Domain) {
  return {
    async listEmailSenders({ query, caller }) {
      const found = await senders.list(caller.accountId, 'email', { status: query.status }, query)
      return { items: found.map(toEmailSender) }
    },

    async createEmailSender({ body, caller }) {
      return toEmailSender(await senders.createEmail(caller, body))
    },

    async deleteEmailSender({ path, caller }) {
      await senders.delete(caller.accountId, 'email', path.sender_id)
    },

    async listCellphoneSenders({ query, caller }) {
      const found = await senders.list(caller.accountId, 'cellphone', { status: query.status }, query)
      return { items: found.map(toCellphoneSender) }
    },

    async createCellphoneSender({ body, caller }) {
      return toCellphoneSender(await senders.createCellphone(caller, body.cellphone))
    },

    async deleteCellphoneSender({ path, caller }) {
      await senders.delete(caller.accountId, 'cellphone', path.sender_id)
    },

    updateEmailSender: notImplemented,
    listPhoneSenders: notImplemented,
    createPhoneSender: notImplemented,
    deletePhoneSender: notImplemented,
  } satisfies Handlers<'marketing-v3', 'Senders'>
}
