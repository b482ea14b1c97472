// The addresses that an account sends email from, the numbers and names that its SMS come from, and the numbers that it
// calls from.

import { toEmail } from '../../../lib/addresses.ts'
import { fromBase64, NO_BASE64 } from '../../../lib/base64.ts'
import type { Clock } from '../../../lib/clock.ts'
import { readPhone } from '../../../lib/phones.ts'
import type { SenderRow } from '../../../store/accounts/senders.ts'
import * as rows from '../../../store/accounts/senders.ts'
import type { SenderChannel, SenderStatus } from '../../../store/schema.ts'
import type { Store } from '../../../store/store.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import type { Caller } from '../accounts.ts'
import { assertEmailName } from './email-name.ts'
import { createSenderHelp, type SenderHelp } from './sender-help.ts'
import type { SenderNames } from './sender-names.ts'
import { smsSender } from './sms-sender.ts'

export type { SenderChannel }

export interface Sender {
  id: number
  channel: SenderChannel
  name: string
  /** An email address; a number as `<country code>-<number>`, or a name, for SMS; a number for calls. */
  address: string
  status: SenderStatus
}

/** What shows that an account may use a sender, in Base64. */
interface Document {
  file?: string | undefined
}

function assertDocument(file: string | undefined): void {
  if (file !== undefined && fromBase64(file) === null) throw invalid('file', NO_BASE64)
}

interface NewSender extends Document {
  channel: SenderChannel
  name: string
  address: string
}

interface SenderDeps {
  store: Store
  clock: Clock
  senderNames: SenderNames
}

/**
 * Adds a sender. A sandbox sends nothing, so its sender is active at once; that of a live account stays in moderation
 * until the operator of the platform has verified that the address belongs to the account.
 */
async function addSender(
  { store, clock }: Pick<SenderDeps, 'store' | 'clock'>,
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
  if (!added) throw conflict('sender_exists', 'The account already has a sender with this address.')
  return added
}

export interface Senders extends SenderHelp {
  /** The second name of a sender, 32 hexadecimal digits. */
  hashOf(account: number, senderId: number): string
  list(
    account: number,
    channel: SenderChannel,
    filter: { status?: SenderStatus | undefined },
    page: { offset: number; limit: number },
  ): Promise<Sender[]>
  /** The email sender with this address, without regard to case, in any state. */
  findEmail(account: number, address: string): Promise<Sender | undefined>
  /** The email sender with this hash or id, in any state. */
  findEmailByName(account: number, name: string): Promise<Sender | undefined>
  createEmail(caller: Caller, input: { name: string; email: string }): Promise<Sender>
  /** Gives an email sender another name; its emails have it from now on. Throws `not_found`. */
  renameEmail(account: number, id: number, name: string): Promise<Sender>
  /** Adds a number `<country code>-<number>`, or a name. */
  createCellphone(caller: Caller, input: { cellphone: string } & Document): Promise<Sender>
  /** Adds a number `<country code>-<number>` for calls. */
  createPhone(caller: Caller, input: { phone: string } & Document): Promise<Sender>
  /** Deletes a sender; throws `conflict` while a campaign that is not over names it. */
  delete(account: number, channel: SenderChannel, id: number): Promise<void>
}

export function createSenders({ store, clock, senderNames }: SenderDeps): Senders {
  const add = (caller: Caller, sender: NewSender) => addSender({ store, clock }, caller, sender)

  return {
    ...createSenderHelp(store),

    hashOf: senderNames.hashOf,

    list: (account, channel, filter, page) => rows.listSenders(store.db, account, channel, filter, page),

    findEmail: (account, address) => rows.findSenderByAddress(store.db, account, 'email', address),

    async findEmailByName(account, name) {
      const hash = /^[\da-f]{32}$/i.test(name)
      const id = hash
        ? await senderNames.byHash(store.db, account, 'email', name.toLowerCase())
        : /^\d{1,15}$/.test(name)
          ? Number(name)
          : null
      return id === null ? undefined : rows.findSender(store.db, account, 'email', id)
    },

    async createEmail(caller, input) {
      const address = toEmail(input.email)
      if (address === null) throw invalid('email', 'is not an email address')
      assertEmailName(input.name)
      return add(caller, { channel: 'email', name: input.name, address })
    },

    async renameEmail(account, id, name) {
      assertEmailName(name)
      return store.write(async (tx) => {
        const row = await rows.findSender(tx, account, 'email', id)
        if (!row) throw notFound('sender', id)
        await rows.updateSender(tx, account, id, { name })
        return { ...row, name }
      })
    },

    async createCellphone(caller, { cellphone, file }) {
      const address = smsSender(cellphone, caller.country)
      assertDocument(file)
      return add(caller, { channel: 'cellphone', name: address, address, file })
    },

    async createPhone(caller, { phone, file }) {
      const reading = readPhone(phone, caller.country)
      if ('fault' in reading) throw invalid('phone', reading.fault)
      assertDocument(file)
      return add(caller, { channel: 'phone', name: reading.number, address: reading.number, file })
    },

    delete(account, channel, id): Promise<void> {
      return store.write(async (tx) => {
        if (!(await rows.findSender(tx, account, channel, id))) throw notFound('sender', id)
        if (await rows.isSenderInUse(tx, account, id)) {
          throw conflict(
            'sender_in_use',
            'A draft or unsent campaign uses the sender. Change or delete the campaign first.',
          )
        }
        await rows.deleteSender(tx, account, id)
      })
    },
  }
}
