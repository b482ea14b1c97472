import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'

export function moderationHandlers({ accounts: { moderation } }: Domain) {
  return {
    async updateSenderStatus({ path, body, caller }) {
      const { id, channel, address, status } = await moderation.set(caller, path.sender_id, body.status)
      return { sender_id: id, channel, address, status }
    },
  } satisfies Handlers<'sandbox-v1', 'Senders'>
}
