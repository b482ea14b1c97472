// The senders of live accounts that wait for the operator.
import { writeFile } from 'node:fs/promises'
import type { OrderAnswer } from '../../server/operator/orders.ts'
import { type Call, command } from '../frame/command.ts'
import { table, timeText } from '../text.ts'
import { ask, printing, tell } from './ask.ts'
import { numberOf } from './numbers.ts'

type Sender = OrderAnswer<'waitingSenders'>[number]

const head = ['Sender', 'Account', 'Channel', 'Address', 'Name', 'Created']

const toRow = ({ id, account_id, channel, address, name, created }: Sender) => [
  String(id),
  String(account_id),
  channel,
  address,
  channel === 'email' ? name : '',
  timeText(created),
]

const senderOf = (text: string): number => numberOf(text, 'a sender', '`messaging account senders`')

/** What JSON tells of a sender. */
const publicOf = ({ id, account_id, channel, address, name, status, created }: Sender) => {
  return { sender: id, account: account_id, channel, address, name, status, created: new Date(created).toISOString() }
}

export const senders = command({
  name: 'senders',
  summary: 'Lists the senders of live accounts that wait for approval',
  options: printing,
  async run(call) {
    const waiting = await ask(call, 'waitingSenders', {})
    const none = 'No sender is waiting for approval.'
    const words = () => (waiting.length === 0 ? none : table([head, ...waiting.map(toRow)]))
    tell(call, waiting.map(publicOf), words)
  },
})

type Settling = Pick<Call, 'env' | 'warn' | 'say'> & { args: { sender: string }; options: { json: boolean } }

async function settle(call: Settling, status: 'active' | 'rejected'): Promise<void> {
  const settled = await ask(call, 'settleSender', { sender: senderOf(call.args.sender), status })
  tell(call, publicOf(settled), ({ sender, account, address }) => {
    return `Sender ${sender}, ${address} of account ${account}, is now ${status}.`
  })
}

export const approve = command({
  name: 'approve',
  summary: 'Lets a sender send: one by its number, or all that wait with an email address',
  args: { sender: { summary: 'the number of a sender, or an email address' } },
  options: printing,
  examples: [
    ['account approve 17', 'sender 17'],
    ['account approve shop@example.com', 'lets live accounts send from this address'],
  ],
  async run(call) {
    const { sender } = call.args
    if (!sender.includes('@')) return settle(call, 'active')
    tell(call, await ask(call, 'approveEmail', { address: sender }), ({ approved }) => {
      return `${sender}: ${approved} ${approved === 1 ? 'sender is' : 'senders are'} now active.`
    })
  },
})

export const reject = command({
  name: 'reject',
  summary: 'Refuses a sender',
  args: { sender: { summary: 'the number of a sender' } },
  options: printing,
  run: (call) => settle(call, 'rejected'),
})

export const document = command({
  name: 'document',
  summary: 'Writes the document of a sender that waits into a new file, which only you may read',
  args: { sender: { summary: 'the number of a sender' }, file: { summary: 'the file, which must not exist yet' } },
  options: printing,
  examples: [['account document 17 proof.pdf', 'the document of sender 17']],
  async run(call) {
    const sender = senderOf(call.args.sender)
    const { file } = call.args
    const content = Buffer.from((await ask(call, 'senderDocument', { sender })).document, 'base64')
    await writeFile(file, content, { flag: 'wx', mode: 0o600 })
    tell(call, { sender, file, bytes: content.length }, ({ bytes }) => {
      return `${file}: ${bytes} bytes, as sender ${sender} came with them. Nobody has checked what they hold.`
    })
  },
})
