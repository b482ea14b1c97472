// Commands for the senders of an account, and for those of live accounts that wait for approval.
import { writeFile } from 'node:fs/promises'
import type { OrderAnswer } from '../../server/operator/orders.ts'
import { type Call, defineCommand } from '../../terminal/command.ts'
import { alignTable, timeText } from '../../terminal/text.ts'
import { accountOf, numberOf } from './numbers.ts'
import { printing, printResult, runOrder } from './operator-orders.ts'

type Sender = OrderAnswer<'waitingSenders'>[number]

/** A sender of an account; email senders have a hash. */
type Known = OrderAnswer<'sendersOfAccount'>[number]

const head = ['Sender', 'Account', 'Channel', 'Address', 'Name', 'Created']

const toRow = ({ id, account_id, channel, address, name, created }: Sender) => [
  String(id),
  String(account_id),
  channel,
  address,
  channel === 'email' ? name : '',
  timeText(created),
]

const headOfAccount = ['Sender', 'Channel', 'Address', 'Status', 'Name', 'Hash']

const toRowOfAccount = ({ id, channel, address, name, status, hash }: Known) => [
  String(id),
  channel,
  address,
  status,
  channel === 'email' ? name : '',
  hash ?? '',
]

const senderOf = (text: string): number => numberOf(text, 'sender', '`messaging account senders`')

/** The JSON of a sender. */
const publicOf = ({ id, account_id, channel, address, name, status, created }: Sender) => {
  return { sender: id, account: account_id, channel, address, name, status, created: new Date(created).toISOString() }
}

export const senders = defineCommand({
  name: 'senders',
  summary: 'List senders waiting for approval',
  args: { account: { summary: 'id of an account: list all its senders', optional: true } },
  options: printing,
  details: 'With an account, lists all its senders with their status and the hash for `X-Sender-Hash`.',
  examples: [['account senders 2', 'list the senders of account 2']],
  async run(call) {
    if (call.args.account !== undefined) {
      const all = await runOrder(call, 'sendersOfAccount', { account: accountOf(call.args.account) })
      const list = () =>
        all.length === 0 ? 'The account has no senders.' : alignTable([headOfAccount, ...all.map(toRowOfAccount)])
      return printResult(
        call,
        all.map((one) => ({ ...publicOf(one), ...(one.hash !== null && { hash: one.hash }) })),
        list,
      )
    }
    const waiting = await runOrder(call, 'waitingSenders', {})
    const none = 'No senders are waiting for approval.'
    const words = () => (waiting.length === 0 ? none : alignTable([head, ...waiting.map(toRow)]))
    printResult(call, waiting.map(publicOf), words)
  },
})

type Settling = Pick<Call, 'env' | 'warn' | 'say'> & { args: { sender: string }; options: { json: boolean } }

async function settleModeration(call: Settling, status: 'active' | 'rejected'): Promise<void> {
  const settled = await runOrder(call, 'settleSender', { sender: senderOf(call.args.sender), status })
  printResult(call, publicOf(settled), ({ sender, account, address }) => {
    return `Sender ${sender}, ${address} of account ${account}, is now ${status}.`
  })
}

export const approve = defineCommand({
  name: 'approve',
  summary: 'Approve a sender',
  args: { sender: { summary: 'id of a sender, or an email address' } },
  options: printing,
  details: 'With an email address, approves all waiting senders that use it.',
  examples: [
    ['account approve 17', 'approve sender 17'],
    ['account approve shop@example.com', 'approve all senders with this address'],
  ],
  async run(call) {
    const { sender } = call.args
    if (!sender.includes('@')) return settleModeration(call, 'active')
    printResult(call, await runOrder(call, 'approveEmail', { address: sender }), ({ approved }) => {
      return `${sender}: ${approved} ${approved === 1 ? 'sender is' : 'senders are'} now active.`
    })
  },
})

export const reject = defineCommand({
  name: 'reject',
  summary: 'Reject a sender',
  args: { sender: { summary: 'id of the sender' } },
  options: printing,
  run: (call) => settleModeration(call, 'rejected'),
})

export const document = defineCommand({
  name: 'document',
  summary: 'Save the document of a sender',
  args: { sender: { summary: 'id of the sender' }, file: { summary: 'new file to write' } },
  options: printing,
  details: 'Saves the document of a waiting sender. Only you can read the file.',
  examples: [['account document 17 proof.pdf', 'save the document of sender 17']],
  async run(call) {
    const sender = senderOf(call.args.sender)
    const { file } = call.args
    const content = Buffer.from((await runOrder(call, 'senderDocument', { sender })).document, 'base64')
    await writeFile(file, content, { flag: 'wx', mode: 0o600 })
    printResult(call, { sender, file, bytes: content.length }, ({ bytes }) => {
      return `Saved the document of sender ${sender} to ${file} (${bytes} bytes). Its contents were not checked.`
    })
  },
})
