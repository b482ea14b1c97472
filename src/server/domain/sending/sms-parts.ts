// The parts of SMS by the ids of their carrier. The transaction that settles the message writes them. A receipt may
// come before that: it is stored with the id, and the one that comes second finds the other.
import { awaitAll } from '../../store/pipelined.ts'
import { insertParts, partsOfMessages, releaseParts, type SmsPartRow } from '../../store/sending/sms-parts.ts'
import type { Db } from '../../store/store.ts'
import type { Outcome } from './carrier.ts'

/** What the parts of a message say of it. */
export interface PartNews {
  messageId: number
  kind: 'delivered' | 'rejected'
  reason?: string | undefined
}

/** A message is delivered when all of its parts are, and lost with one of them. */
export function newsOfParts(messageId: number, parts: readonly SmsPartRow[]): PartNews | null {
  const lost = parts.find(({ state }) => state === 'failed')
  if (lost) return { messageId, kind: 'rejected', reason: lost.reason ?? undefined }
  const delivered = parts.filter(({ state }) => state === 'delivered').length
  return delivered > 0 && delivered >= (parts[0]?.total ?? 0) ? { messageId, kind: 'delivered' } : null
}

interface SettledMessage {
  messageId: number
  outcome: Outcome | { state: 'skipped' | 'cancelled' }
}

/**
 * Keeps the ids of messages that are being settled; resolves with what was reported of them before. A message that was
 * sent again is what its last attempt was: the ids of the others are no longer its own.
 */
export async function keepParts(tx: Db, settled: readonly SettledMessage[], wall: number): Promise<PartNews[]> {
  const rows = new Map<string, SmsPartRow>()
  const attempted: number[] = []
  for (const { messageId, outcome } of settled) {
    if ((outcome.state !== 'accepted' && outcome.state !== 'unknown') || !outcome.parts) continue
    const { carrier, ids, total } = outcome.parts
    attempted.push(messageId)
    for (const carrier_id of ids) {
      // Some carriers give no id: they do not report.
      if (carrier_id === '') continue
      const part = { carrier, carrier_id, message_id: messageId, total, state: 'sent' as const, reason: null }
      rows.set(`${carrier} ${carrier_id}`, { ...part, created: wall })
    }
  }
  const released = attempted.length > 0 ? releaseParts(tx, attempted) : null
  // In one order, so that of two that write the same ids one waits for the other.
  const inOrder = [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  const [kept] = await awaitAll([inOrder.length > 0 ? insertParts(tx, inOrder) : [], released])
  const early = kept.filter(({ state }) => state !== 'sent')
  const messages = [...new Set(early.flatMap(({ message_id }) => message_id ?? []))]
  if (messages.length === 0) return []
  const parts = Map.groupBy(await partsOfMessages(tx, messages), ({ message_id }) => message_id)
  return messages.flatMap((id) => newsOfParts(id, parts.get(id) ?? []) ?? [])
}
