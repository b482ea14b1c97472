import type { Handlers } from '../../contract/handlers.ts'
import { notImplemented } from '../../contract/not-implemented.ts'
import type { Domain } from '../../domain/domain.ts'
import type { SenderRow } from '../../domain/senders/senders.ts'

function toEmailSender(row: SenderRow) {
  const status = row.status as 'active' | 'moderation' | 'rejected'
  return { sender_id: row.id, name: row.name, email: row.address, status }
}

export function senderHandlers({ senders }: Domain) {
  return {
    async listEmailSenders({ query, caller }) {
      const found = await senders.listEmail(caller.accountId, { status: query.status }, query)
      return { items: found.map(toEmailSender) }
    },

    async createEmailSender({ body, caller }) {
      return toEmailSender(await senders.createEmail(caller, body))
    },

    async deleteEmailSender({ path, caller }) {
      await senders.deleteEmail(caller.accountId, path.sender_id)
    },

    updateEmailSender: notImplemented,
    listCellphoneSenders: notImplemented,
    createCellphoneSender: notImplemented,
    deleteCellphoneSender: notImplemented,
    listPhoneSenders: notImplemented,
    createPhoneSender: notImplemented,
    deletePhoneSender: notImplemented,
  } satisfies Handlers<'marketing-v3', 'Senders'>
}
