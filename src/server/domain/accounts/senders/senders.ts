// The addresses that an account sends email from, the numbers and names that its SMS come from, and the numbers that it
// calls from.

import { toEmail } from '../../../lib/addresses.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { SenderRow } from '../../../store/accounts/senders.ts'
import * as rows from '../../../store/accounts/senders.ts'
import type { SenderChannel, SenderStatus } from '../../../store/schema.ts'
import type { Store } from '../../../store/store.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import type { Caller } from '../accounts.ts'
import type { SenderNames } from './sender-names.ts'

export type { SenderRow }
export type Senders = ReturnType<typeof createSenders>

export type { SenderChannel }

/** What shows that an account may use a sender, in Base64. */
interface Document {
  file?: string | undefined
}

interface NewSender extends Document {
  channel: SenderChannel
  name: string
  address: string
}

interface SenderParts {
  store: Store
  clock: Clock
  senderNames: SenderNames
}

/**
 * Adds a sender. A sandbox reaches nobody, so its sender is active at once; that of a live account stays in
 * moderation until the operator of the platform has seen that the address is the account's.
 */
async function addSender(
  { store, clock }: Pick<SenderParts, 'store' | 'clock'>,
  caller: Caller,
  { channel, name, address, file }: NewSender,
): Promise<SenderRow> {
  const status = caller.kind === 'sandbox' ? 'active' : 'moderation'
  const row = {
    account_id: caller.accountId,
    channel,
    name,
    address,
    status,
    created: clock.now(caller.accountId),
  } as const
  const added = await store.write(async (tx) => {
    const sender = await rows.insertSender(tx, row)
    // Only people who moderate read it, and in a sandbox there are none.
    if (sender && file !== undefined && status === 'moderation') await rows.insertSenderFile(tx, sender, file)
    return sender
  })
  if (!added) throw conflict('sender_exists', 'The account has a sender with this address already.')
  return added
}

export function createSenders({ store, clock, senderNames }: SenderParts) {
  const add = (caller: Caller, sender: NewSender) => addSender({ store, clock }, caller, sender)

  return {
    /** The second name of a sender, 32 hexadecimal digits. */
    hashOf: senderNames.hashOf,

    list: (
      account: number,
      channel: SenderChannel,
      filter: { status?: SenderStatus | undefined },
      page: { offset: number; limit: number },
    ): Promise<SenderRow[]> => rows.listSenders(store.db, account, channel, filter, page),

    /** The email sender with this address, without regard to case, in whatever state. */
    findEmail: (account: number, address: string): Promise<SenderRow | undefined> =>
      rows.findSenderByAddress(store.db, account, 'email', address),

    /** The email sender with this hash or id, in whatever state. */
    async findEmailByName(account: number, name: string): Promise<SenderRow | undefined> {
      const hash = /^[\da-f]{32}$/i.test(name)
      const id = hash
        ? await senderNames.byHash(store.db, account, 'email', name.toLowerCase())
        : /^\d{1,15}$/.test(name)
          ? Number(name)
          : null
      return id === null ? undefined : rows.findSender(store.db, account, 'email', id)
    },

    async createEmail(caller: Caller, input: { name: string; email: string }): Promise<SenderRow> {
      const address = toEmail(input.email)
      if (address === null) throw invalid('email', 'is no email address')
      return add(caller, { channel: 'email', name: input.name, address })
    },

    /** Gives an email sender another name; its emails have it from now on. Throws `not_found`. */
    renameEmail(account: number, id: number, name: string): Promise<SenderRow> {
      return store.write(async (tx) => {
        const row = await rows.findSender(tx, account, 'email', id)
        if (!row) throw notFound('sender', id)
        await rows.updateSender(tx, account, id, { name })
        return { ...row, name }
      })
    },

    /** Adds a number `<country code>-<number>`, or a name. */
    createCellphone: (caller: Caller, { cellphone, file }: { cellphone: string } & Document): Promise<SenderRow> =>
      add(caller, { channel: 'cellphone', name: cellphone, address: cellphone, file }),

    /** Adds a number `<country code>-<number>` for calls. */
    createPhone: (caller: Caller, { phone, file }: { phone: string } & Document): Promise<SenderRow> =>
      add(caller, { channel: 'phone', name: phone, address: phone, file }),

    /** Deletes a sender; throws `conflict` while a campaign that is not over names it. */
    delete(account: number, channel: SenderChannel, id: number): Promise<void> {
      return store.write(async (tx) => {
        if (!(await rows.findSender(tx, account, channel, id))) throw notFound('sender', id)
        if (await rows.isSenderInUse(tx, account, id)) {
          throw conflict(
            'sender_in_use',
            'A campaign that is a draft or not sent yet uses the sender. Change or delete it first.',
          )
        }
        await rows.deleteSender(tx, account, id)
      })
    },
  }
}
