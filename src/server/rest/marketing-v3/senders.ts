import type { Handlers } from '../../contract/handlers.ts'
import type { Sender } from '../../domain/accounts/senders/senders.ts'
import type { Domain } from '../../domain/domain.ts'

/** A number has its country code before a hyphen; anything else is a name. */
const NUMBER = /^\d{1,3}-\d{4,20}$/

function toCellphoneSender(row: Sender) {
  const type = NUMBER.test(row.address) ? ('numeric' as const) : ('alpha_numeric' as const)
  return { sender_id: row.id, cellphone: row.address, type, status: row.status }
}

const toPhoneSender = (row: Sender) => ({ sender_id: row.id, phone: row.address, status: row.status })

export function senderHandlers({ accounts: { senders } }: Domain) {
  const toEmailSender = (account: number) => (row: Sender) => {
    const sender_hash = senders.hashOf(account, row.id)
    return { sender_id: row.id, name: row.name, email: row.address, status: row.status, sender_hash }
  }

  return {
    async listEmailSenders({ query, caller }) {
      const found = await senders.list(caller.accountId, 'email', { status: query.status }, query)
      return { items: found.map(toEmailSender(caller.accountId)) }
    },

    async createEmailSender({ body, caller }) {
      return toEmailSender(caller.accountId)(await senders.createEmail(caller, body))
    },

    async updateEmailSender({ path, body, caller }) {
      return toEmailSender(caller.accountId)(await senders.renameEmail(caller.accountId, path.sender_id, body.name))
    },

    async deleteEmailSender({ path, caller }) {
      await senders.delete(caller.accountId, 'email', path.sender_id)
    },

    async listCellphoneSenders({ query, caller }) {
      const found = await senders.list(caller.accountId, 'cellphone', { status: query.status }, query)
      return { items: found.map(toCellphoneSender) }
    },

    async createCellphoneSender({ body, caller }) {
      return toCellphoneSender(await senders.createCellphone(caller, body))
    },

    async deleteCellphoneSender({ path, caller }) {
      await senders.delete(caller.accountId, 'cellphone', path.sender_id)
    },

    async getCellphoneSenderHelp({ path, caller }) {
      return { texts: await senders.helpOf(caller.accountId, path.sender_id) }
    },

    async updateCellphoneSenderHelp({ path, body, caller }) {
      return { texts: await senders.setHelp(caller.accountId, path.sender_id, body.texts) }
    },

    async listPhoneSenders({ query, caller }) {
      const found = await senders.list(caller.accountId, 'phone', { status: query.status }, query)
      return { items: found.map(toPhoneSender) }
    },

    async createPhoneSender({ body, caller }) {
      return toPhoneSender(await senders.createPhone(caller, body))
    },

    async deletePhoneSender({ path, caller }) {
      await senders.delete(caller.accountId, 'phone', path.sender_id)
    },
  } satisfies Handlers<'marketing-v3', 'Senders'>
}
