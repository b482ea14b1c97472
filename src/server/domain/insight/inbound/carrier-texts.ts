// A text of a person as a carrier of SMS hands it over: in octets, and perhaps in parts. The number that it was sent to
// says whose it is.
import type { Clock } from '../../../lib/clock.ts'
import { decodeSms, type SmsEncoding } from '../../../lib/gsm0338.ts'
import { together } from '../../../store/at-once.ts'
import { lastSmsTo } from '../../../store/sending/inbound.ts'
import { accountsOfNumber, joinInboundPart, keepTextId } from '../../../store/sending/sms-parts.ts'
import type { Db, Store } from '../../../store/store.ts'
import type { InboundMessages } from './inbound.ts'

type Coding = SmsEncoding | 'latin1'

/** A text or a part of one. Numbers are `<country code>-<number>`. */
export interface CarrierText {
  from: string
  to: string
  coding: Coding
  octets: Buffer
  /** `index` from 1 on. */
  part: { reference: number; total: number; index: number } | null
}

/** A text that its carrier put together, by the id that the carrier gave it. */
export interface WholeText {
  carrier: string
  id: string
  from: string
  to: string
  text: string
}

/**
 * `part`: the others are still to come. `known`: it was taken before. `nobody`: the number is no sender of a live account.
 */
export type TakenText = 'taken' | 'part' | 'known' | 'nobody'

export interface CarrierTextParts {
  store: Store
  clock: Clock
  inbound: Pick<InboundMessages, 'takeSmsIn'>
}

export type CarrierTexts = ReturnType<typeof createCarrierTexts>

export function createCarrierTexts({ store, clock, inbound }: CarrierTextParts) {
  /** Of several accounts with the number, the one that wrote to the person last. */
  async function accountOf(tx: Db, { from, to }: Pick<CarrierText, 'from' | 'to'>): Promise<number | undefined> {
    const accounts = await accountsOfNumber(tx, to)
    if (accounts.length < 2) return accounts[0]
    const wrote = await together(accounts.map(async (account) => (await lastSmsTo(tx, account, from))?.id ?? 0))
    return accounts[wrote.indexOf(Math.max(...wrote))]
  }

  /** The whole text; null while parts are missing. */
  async function whole(tx: Db, account: number, { from, to, coding, octets, part }: CarrierText) {
    if (!part) return decodeSms(octets, coding)
    const { reference, total, index } = part
    const place = { account_id: account, sender: from, recipient: to, reference, total, part: index }
    const row = { ...place, coding, octets: octets.toString('base64'), created: clock.wall() }
    const rows = await joinInboundPart(tx, row)
    if (rows.length < total) return null
    // A character may be cut in two between parts, and an alphabet may change.
    const runs: { coding: Coding; octets: Buffer[] }[] = []
    for (const one of rows) {
      const last = runs.at(-1)
      const some = Buffer.from(one.octets, 'base64')
      if (last?.coding === one.coding) last.octets.push(some)
      else runs.push({ coding: one.coding, octets: [some] })
    }
    return runs.map((run) => decodeSms(Buffer.concat(run.octets), run.coding)).join('')
  }

  return {
    /** Takes a text or a part of one; durable when it resolves. */
    take: (text: CarrierText): Promise<TakenText> =>
      store.writeAlongside(async (tx) => {
        const account = await accountOf(tx, text)
        if (account === undefined) return 'nobody'
        const said = await whole(tx, account, text)
        if (said === null) return 'part'
        await inbound.takeSmsIn(tx, { account, from: text.from, to: text.to, text: said })
        return 'taken'
      }),

    /** Takes a whole text, once however often it comes; durable when it resolves. */
    takeWhole: ({ carrier, id, from, to, text }: WholeText): Promise<TakenText> =>
      store.writeAlongside(async (tx) => {
        const account = await accountOf(tx, { from, to })
        if (account === undefined) return 'nobody'
        if (!(await keepTextId(tx, { carrier, id, created: clock.wall() }))) return 'known'
        await inbound.takeSmsIn(tx, { account, from, to, text })
        return 'taken'
      }),
  }
}
