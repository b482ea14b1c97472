// `messaging trigger`: simulates an event in a sandbox account.
import { readFile } from 'node:fs/promises'
import type { SandboxClient, SandboxSchemas } from '../clients/sandbox.ts'
import { type Call, UsageError } from '../terminal/command.ts'
import { formatJson } from '../terminal/printer.ts'
import { type Connection, connectClients, explainFailure } from './connection.ts'
import type { TriggerEvent } from './trigger/events.ts'

type Captured = SandboxSchemas['CapturedMessage']
type Channel = Captured['channel']
type EventBody = SandboxSchemas['CapturedEventCreate']

interface Wishes {
  message: number | undefined
  recipient: string | undefined
  link: string | undefined
  text: string | undefined
  from: string | undefined
  to: string | undefined
  source: string | undefined
  webhook: number | undefined
  hook: SandboxSchemas['TestHookDeliveryCreate']['name']
  action: string | undefined
}

interface TriggerCall extends Pick<Call, 'env' | 'say' | 'warn'> {
  args: { event: TriggerEvent }
  options: Wishes & { url: string | undefined; key: string | undefined; json: boolean }
}

/** The result as text and as the API response. */
interface Happened {
  text: string
  answer: object
}

type Maker = (sandbox: SandboxClient, wishes: Wishes) => Promise<Happened>

/** Throws a UsageError if an option that the event needs is missing. */
function needed<T>(value: T | undefined, option: string, event: TriggerEvent): T {
  if (value === undefined) throw new UsageError(`--${option} is missing: \`messaging trigger ${event}\` needs it.`)
  return value
}

/** Finds the message by the options. Default: the newest one. */
async function messageOf(sandbox: SandboxClient, { message, recipient }: Wishes, channel?: Channel): Promise<Captured> {
  if (message !== undefined) return sandbox.getCapturedMessage({ path: { captured_id: message } })
  const query = { limit: 1, ...(recipient !== undefined && { recipient }), ...(channel && { channel }) }
  const [newest] = (await sandbox.listCapturedMessages({ query })).items
  if (newest) return newest
  const which = [channel, recipient && `to ${recipient}`].filter(Boolean).join(' ')
  throw new Error(
    `No captured ${which === '' ? 'message' : `message (${which})`} was found. Send one, or add sample data with POST /sandbox/v1/seed.`,
  )
}

/** Simulates an event of a captured message. */
const onMessage =
  (body: (wishes: Wishes) => EventBody): Maker =>
  async (sandbox, wishes) => {
    const message = await messageOf(sandbox, wishes)
    const answer = await sandbox.createMessageEvent({ path: { captured_id: message.captured_id }, body: body(wishes) })
    const about = message.subject === undefined ? '' : `, ${message.subject}`
    return { text: `${answer.type}: message ${message.captured_id} to ${message.recipient}${about}`, answer }
  }

/** Simulates a reply to a captured SMS. */
const backBySms =
  (text: string): Maker =>
  async (sandbox, wishes) => {
    const { recipient: sender, sender: recipient } = await messageOf(sandbox, wishes, 'sms')
    const answer = await sandbox.createInboundMessage({ body: { channel: 'sms', sender, recipient, text } })
    return { text: `${text} from ${sender} to ${recipient}: ${answer.meaning}, ${answer.effect}`, answer }
  }

const makers: Record<TriggerEvent, Maker> = {
  delivered: onMessage(() => ({ type: 'delivered' })),
  failed: onMessage(() => ({ type: 'failed' })),
  open: onMessage(() => ({ type: 'open' })),
  click: onMessage(({ link }) => ({ type: 'click', ...(link !== undefined && { url: link }) })),
  bounce: onMessage(() => ({ type: 'bounce', bounce_type: 'hard' })),
  'soft-bounce': onMessage(() => ({ type: 'bounce', bounce_type: 'soft' })),
  complaint: onMessage(() => ({ type: 'complaint' })),
  reply: onMessage(({ text }) => ({ type: 'reply', ...(text !== undefined && { text }) })),
  unsubscribe: onMessage(() => ({ type: 'unsubscribe' })),
  stop: backBySms('STOP'),
  start: backBySms('START'),
  async sms(sandbox, { from, to, text }) {
    const [sender, recipient] = [needed(from, 'from', 'sms'), needed(to, 'to', 'sms')]
    const body = { channel: 'sms', sender, recipient, text: needed(text, 'text', 'sms') } as const
    const answer = await sandbox.createInboundMessage({ body })
    return { text: `SMS from ${sender} to ${recipient}: ${answer.meaning}, ${answer.effect}`, answer }
  },
  async email(sandbox, { from, to, source }) {
    const recipient = needed(to, 'to', 'email')
    const mail = await readFile(needed(source, 'source', 'email'), 'utf8')
    const body = { channel: 'email', recipient, source: mail, ...(from !== undefined && { sender: from }) } as const
    const answer = await sandbox.createInboundMessage({ body })
    return { text: `Email to ${recipient}: ${answer.meaning}, ${answer.effect}`, answer }
  },
  async hook(sandbox, { webhook, hook, action }) {
    const webhook_id = needed(webhook, 'webhook', 'hook')
    const body = { name: hook, webhook_id, ...(action !== undefined && { event: action }) }
    const answer = await sandbox.createTestHookDelivery({ body })
    return {
      text: `Delivery ${answer.delivery_id} of ${[hook, answer.event].filter(Boolean).join(' ')} to ${answer.url}`,
      answer,
    }
  },
}

async function happen(call: TriggerCall, { sandbox, base }: Connection): Promise<Happened> {
  try {
    return await makers[call.args.event](sandbox, call.options)
  } catch (error) {
    throw explainFailure(error, base)
  }
}

/** Simulates the event and prints the result. */
export async function simulateEvent(call: TriggerCall): Promise<void> {
  const connection = connectClients(call)
  try {
    const { text, answer } = await happen(call, connection)
    call.say(call.options.json ? formatJson(answer, 2) : text)
  } finally {
    await connection.close()
  }
}
