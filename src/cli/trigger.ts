// `messaging trigger`: makes an event happen in a sandbox account.
import { readFile } from 'node:fs/promises'
import type { SandboxClient, SandboxSchemas } from '../clients/sandbox.ts'
import { type Connection, connect, explained } from './connection.ts'
import { type Call, UsageError } from './frame/command.ts'
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

/** What happened: in words, and as the API answered. */
interface Happened {
  text: string
  answer: object
}

type Maker = (sandbox: SandboxClient, wishes: Wishes) => Promise<Happened>

/** The value of an option without which the event cannot be made. */
function needed<T>(value: T | undefined, option: string, event: TriggerEvent): T {
  if (value === undefined) throw new UsageError(`trigger ${event} needs --${option}.`)
  return value
}

/** The message that the options name; without any, the newest. */
async function messageOf(sandbox: SandboxClient, { message, recipient }: Wishes, channel?: Channel): Promise<Captured> {
  if (message !== undefined) return sandbox.getCapturedMessage({ path: { captured_id: message } })
  const query = { limit: 1, ...(recipient !== undefined && { recipient }), ...(channel && { channel }) }
  const [newest] = (await sandbox.listCapturedMessages({ query })).items
  if (newest) return newest
  const which = [channel, recipient && `to ${recipient}`].filter(Boolean).join(' ')
  throw new Error(
    `There is no captured message${which && ` (${which})`}: send one, or fill the account (seedAccount, POST /sandbox/v1/seed).`,
  )
}

/** An event of a captured message. */
const onMessage =
  (body: (wishes: Wishes) => EventBody): Maker =>
  async (sandbox, wishes) => {
    const message = await messageOf(sandbox, wishes)
    const answer = await sandbox.createMessageEvent({ path: { captured_id: message.captured_id }, body: body(wishes) })
    const about = message.subject === undefined ? '' : `, ${message.subject}`
    return { text: `${answer.type}: message ${message.captured_id} to ${message.recipient}${about}`, answer }
  }

/** An SMS back to where a captured SMS came from. */
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
    throw explained(error, base)
  }
}

/** Makes the event happen and says what became of it. */
export async function trigger(call: TriggerCall): Promise<void> {
  const connection = connect(call)
  try {
    const { text, answer } = await happen(call, connection)
    call.say(call.options.json ? JSON.stringify(answer, null, 2) : text)
  } finally {
    await connection.close()
  }
}
