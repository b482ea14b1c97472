// Whether the messages of a flow can be sent to a recipient: all of them when the run is started, and each
// again when its turn comes, since senders and templates may be gone by then.

import { firstActiveSender } from '../../../store/accounts/senders.ts'
import type { Db } from '../../../store/store.ts'
import { requireSender } from '../../accounts/senders/required-sender.ts'
import { DomainError, invalid } from '../../errors.ts'
import type { NewTransactional } from '../transactional/message.ts'
import { type FlowMessage, type FlowSenders, type RunToSend, toRunMessage } from './message.ts'

/** Members of a request, and senders, by channel. */
const members = {
  email: { address: 'email', sender: 'emailSenderId', senders: 'email' },
  sms: { address: 'phone', sender: 'phoneSenderId', senders: 'cellphone' },
} as const

/**
 * The senders of a run: those given, and for a channel of the flow without one, the active sender that the account has had
 * longest (M-897). Throws `invalid` unless there are an address and an active sender for every channel of the flow (T-039). A
 * sender that the flow does not need must be an active one of the account as well.
 */
export async function requireReachable(
  tx: Db,
  account: number,
  messages: readonly FlowMessage[],
  { to, sender }: Pick<RunToSend, 'to' | 'sender'>,
): Promise<FlowSenders> {
  const used: FlowSenders = { ...sender }
  for (const channel of ['email', 'sms'] as const) {
    const { address, sender: name, senders } = members[channel]
    const needed = messages.some((message) => message.channel === channel)
    if (needed && to[address] === undefined)
      throw invalid(`to.${address}`, `is required, because the flow has a message by ${channel}`)
    const id = sender[name]
    if (id !== undefined) await requireSender(tx, account, senders, id, `sender.${name}`)
    else if (needed) used[name] = String(await requireFirst(tx, account, channel))
  }
  return used
}

/** The number of the active sender that the account has had longest. Throws `invalid`. */
async function requireFirst(tx: Db, account: number, channel: FlowMessage['channel']): Promise<number> {
  const { sender, senders } = members[channel]
  const first = await firstActiveSender(tx, account, senders)
  if (!first)
    throw invalid(
      `sender.${sender}`,
      `is required, because the flow has a message by ${channel} and no sender is active`,
    )
  return first.id
}

/**
 * The first message. The others are built as well, so that no run is started that would fail at one of them
 * (T-039). Throws `invalid`.
 */
export async function buildFirst(tx: Db, run: RunToSend, messages: readonly FlowMessage[]): Promise<NewTransactional> {
  const built: NewTransactional[] = []
  for (const [i, message] of messages.entries()) {
    const result = await orRefusal(toRunMessage(tx, run, message, `messages.${i}`))
    // The request names the flow by its number only, so that is the place of the error.
    if (result instanceof DomainError)
      throw invalid('flowId', `is a flow that cannot run for this recipient: ${result.message}`)
    built.push(result)
  }
  return built[0] as NewTransactional
}

/**
 * A message whose turn has come; null when it cannot be sent any more: its sender or template is gone, or its text
 * cannot be built.
 */
export async function buildNext(tx: Db, run: RunToSend, message: FlowMessage): Promise<NewTransactional | null> {
  const { sender, senders } = members[message.channel]
  const found = await orRefusal(requireSender(tx, run.account, senders, run.sender[sender] ?? '', sender))
  if (found instanceof DomainError) return null
  const built = await orRefusal(toRunMessage(tx, run, message, 'message'))
  return built instanceof DomainError ? null : built
}

/** The result, or the refusal that stands against it. */
async function orRefusal<T>(work: Promise<T>): Promise<T | DomainError> {
  try {
    return await work
  } catch (error) {
    if (error instanceof DomainError && error.code === 'invalid') return error
    throw error
  }
}
