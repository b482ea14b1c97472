// What became of a run, message by message.
import { fromJson } from '../../../lib/json-text.ts'
import type { FlowRunRow } from '../../../store/messages/flows.ts'
import { flowsByIds } from '../../../store/messages/flows.ts'
import { sentOfOrigins } from '../../../store/messages/transactional.ts'
import type { Db } from '../../../store/store.ts'
import { type Flow, toFlow } from './flows.ts'
import type { FlowChannel, FlowRecipient, FlowSenders } from './message.ts'

/** What became of a message of a run. */
interface RunMessage {
  channel: FlowChannel
  status: 'waiting' | 'sent' | 'skipped'
  messageId: number | null
  /** When that was, or when it is due; null while that is not known. Milliseconds. */
  at: number | null
}

export interface FlowRunState {
  row: FlowRunRow
  to: FlowRecipient
  sender: FlowSenders
  /** One for each message of the flow, in order. */
  messages: RunMessage[]
}

/** Runs of one account with their messages. */
export async function toRunStates(db: Db, account: number, found: FlowRunRow[]): Promise<FlowRunState[]> {
  const flows = new Map(
    (await flowsByIds(db, account, [...new Set(found.map((row) => row.flow_id))])).map((row) => [row.id, toFlow(row)]),
  )
  const sent = Map.groupBy(
    await sentOfOrigins(
      db,
      account,
      'flow',
      found.map(({ id }) => id),
    ),
    ({ origin_id }) => origin_id,
  )
  return found.map((row) => toState(row, flows.get(row.flow_id), sent.get(row.id) ?? []))
}

function toState(
  row: FlowRunRow,
  flow: Flow | undefined,
  sent: { message_id: number; created: number }[],
): FlowRunState {
  const messages = (flow?.messages ?? []).map(({ channel }, i): RunMessage => {
    const message = i < row.sent ? sent[i] : undefined
    if (message) return { channel, status: 'sent', messageId: message.message_id, at: message.created }
    if (row.ended !== null) return { channel, status: 'skipped', messageId: null, at: row.ended }
    return { channel, status: 'waiting', messageId: null, at: i === row.sent ? row.next_at : null }
  })
  return { row, to: fromJson<FlowRecipient>(row.recipient), sender: fromJson<FlowSenders>(row.senders), messages }
}
