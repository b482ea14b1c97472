// A text of a person as a carrier of SMS hands it over: in octets, and perhaps in parts. The number that it was sent to
// says whose it is.
import type { Clock } from '../../../lib/clock.ts'
import { decodeSms, type SmsCoding } from '../../../lib/gsm0338.ts'
import type { NetworkAddress } from '../../../lib/phones.ts'
import { joinInboundPart, keepTextId } from '../../../store/sending/sms-parts.ts'
import type { Db, Store } from '../../../store/store.ts'
import type { InboundMessages } from './inbound.ts'
import { type Route, routeOf } from './text-route.ts'

/** A text or a part of one. */
interface CarrierText {
  from: NetworkAddress
  to: NetworkAddress
  coding: SmsCoding
  octets: Buffer
  /** `index` from 1 on. */
  part: { reference: number; total: number; index: number } | null
}

/** A text that its carrier put together, by the id that the carrier gave it. */
interface WholeText {
  carrier: string
  id: string
  from: NetworkAddress
  to: NetworkAddress
  text: string
}

/**
 * `part`: other parts are still to come. `known`: it was taken before. `nobody`: the number does not belong to a sender
 * of a live account.
 */
type TakenText = 'taken' | 'part' | 'known' | 'nobody'

export interface CarrierTextDeps {
  store: Store
  clock: Clock
  inbound: Pick<InboundMessages, 'takeSmsIn'>
}

export interface CarrierTexts {
  /** Takes a text or a part of one; durable when it resolves. */
  takeText(text: CarrierText): Promise<TakenText>
  /** Takes a whole text, once however often it comes; durable when it resolves. */
  takeWhole(text: WholeText): Promise<TakenText>
}

export function createCarrierTexts({ store, clock, inbound }: CarrierTextDeps): CarrierTexts {
  /** The whole text; null while parts are missing. */
  async function whole(tx: Db, { account, from, to }: Route, { coding, octets, part }: CarrierText) {
    if (!part) return decodeSms(octets, coding)
    const { reference, total, index } = part
    const place = { account_id: account, sender: from, recipient: to, reference, total, part: index }
    const row = { ...place, coding, octets: octets.toString('base64'), created: clock.wall() }
    const rows = await joinInboundPart(tx, row)
    if (rows.length < total) return null
    // A character may be cut in two between parts, and an alphabet may change.
    const runs: { coding: SmsCoding; octets: Buffer[] }[] = []
    for (const one of rows) {
      const last = runs.at(-1)
      const some = Buffer.from(one.octets, 'base64')
      if (last?.coding === one.coding) last.octets.push(some)
      else runs.push({ coding: one.coding, octets: [some] })
    }
    return runs.map((run) => decodeSms(Buffer.concat(run.octets), run.coding)).join('')
  }

  return {
    takeText: (text) =>
      store.writeAlongside(async (tx) => {
        const route = await routeOf(tx, text)
        if (!route) return 'nobody'
        const said = await whole(tx, route, text)
        if (said === null) return 'part'
        await inbound.takeSmsIn(tx, { ...route, text: said })
        return 'taken'
      }),

    takeWhole: ({ carrier, id, from, to, text }) =>
      store.writeAlongside(async (tx) => {
        const route = await routeOf(tx, { from, to })
        if (!route) return 'nobody'
        if (!(await keepTextId(tx, { carrier, id, created: clock.wall() }))) return 'known'
        await inbound.takeSmsIn(tx, { ...route, text })
        return 'taken'
      }),
  }
}
