import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'

export function accountHandlers({ accounts, sandbox }: Domain) {
  return {
    async createSandboxAccount({ body, caller }) {
      const { accountId, name, key } = await accounts.create(body.name, 'sandbox', { parentId: caller.accountId })
      return { account_id: accountId, name, api_key: key }
    },

    async resetAccount({ caller }) {
      await sandbox.reset(caller)
    },
  } satisfies Handlers<'sandbox-v1', 'Accounts'>
}
