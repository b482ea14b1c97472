// The addresses that an account sends email from.
import type { Caller } from '../accounts/accounts.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { toEmail } from '../../lib/addresses.ts'
import type { Clock } from '../../lib/clock.ts'
import * as rows from '../../store/senders.ts'
import type { SenderRow } from '../../store/senders.ts'
import type { Store } from '../../store/store.ts'

export type { SenderRow }
export type Senders = ReturnType<typeof createSenders>

export function createSenders({ store, clock }: { store: Store; clock: Clock }) {
  return {
    listEmail: (
      account: number,
      filter: { status?: string | undefined },
      page: { offset: number; limit: number },
    ): Promise<SenderRow[]> => rows.listSenders(store.db, account, 'email', filter, page),

    /**
     * Adds an address. The answer says `moderation`, as the contract does. A sandbox reaches nobody, so
     * its sender is active at once; that of a live account stays in moderation until the operator of
     * the platform has seen that the address is the account's.
     */
    async createEmail(caller: Caller, input: { name: string; email: string }): Promise<SenderRow> {
      const address = toEmail(input.email)
      if (address === null) throw invalid('body.email', 'is no email address')
      const row = {
        account_id: caller.accountId,
        channel: 'email',
        name: input.name,
        address,
        status: caller.kind === 'sandbox' ? 'active' : 'moderation',
        created: clock.now(),
      }
      const added = await store.write((tx) => rows.insertSender(tx, row))
      if (!added) throw conflict('sender_exists', 'The account has a sender with this address already.')
      return { ...added, status: 'moderation' }
    },

    /** The operator approves an address: senders with it that wait in moderation become active. Returns how many. */
    approveEmail: (address: string): Promise<number> => store.write((tx) => rows.approveSenders(tx, 'email', address)),

    /** Deletes a sender; throws `conflict` while a campaign that is not over names it. */
    deleteEmail(account: number, id: number): Promise<void> {
      return store.write(async (tx) => {
        if (!(await rows.findSender(tx, account, 'email', id))) throw notFound('sender', id)
        if (await rows.isSenderInUse(tx, account, id)) {
          throw conflict('sender_in_use', 'A campaign that is a draft or not sent yet uses the sender. Change or delete it first.')
        }
        await rows.deleteSender(tx, account, id)
      })
    },
  }
}
