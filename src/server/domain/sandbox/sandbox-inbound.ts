// Messages that a test lets come in to the account.
import type { Page, PageRequest } from '../../store/pages.ts'
import type { InboundFilter } from '../../store/sending/inbound.ts'
import type { Accounts, Caller } from '../accounts/accounts.ts'
import type { Inbound, InboundMessages } from '../insight/inbound/inbound.ts'

type InboundInput =
  | { channel: 'sms'; sender: string; recipient: string; text: string }
  | { channel: 'email'; sender?: string | undefined; recipient: string; source: string }

export interface SandboxInbound {
  create(account: number, input: InboundInput): Promise<Inbound>
  list(caller: Caller, account: number | undefined, filter: InboundFilter, page: PageRequest): Promise<Page<Inbound>>
}

export function createSandboxInbound({
  inbound,
  accounts,
}: {
  inbound: InboundMessages
  accounts: Accounts
}): SandboxInbound {
  async function takeInbound(account: number, input: InboundInput): Promise<Inbound | null> {
    const { sender, recipient: to } = input
    if (input.channel === 'sms') return inbound.takeSms({ account, from: input.sender, to, text: input.text })
    // One character for each byte, as it comes over a wire.
    const source = Buffer.from(input.source).toString('latin1')
    return inbound.takeMail(source, { from: sender ?? null, to }, account)
  }

  return {
    async create(account, input): Promise<Inbound> {
      const row = await takeInbound(account, input)
      if (!row) throw new Error("What comes in to an account is the account's")
      return row
    },

    async list(caller, account, filter, page): Promise<Page<Inbound>> {
      const owner = account === undefined ? caller.accountId : await accounts.own(caller, account)
      return inbound.list(owner, filter, page)
    },
  }
}
