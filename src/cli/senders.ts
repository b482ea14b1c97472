// `npm run account -- senders|approve|reject|document`: the senders of live accounts that wait for the operator.
import { writeFile } from 'node:fs/promises'
import type { App } from '../server/app.ts'
import { table, timeText } from './text.ts'

type Moderation = App['domain']['moderation']
type Sender = Awaited<ReturnType<Moderation['waiting']>>[number]

/** The part of the help of `account` about senders. */
export const SENDER_HELP = `  npm run account -- senders                    lists the senders of live accounts that wait for approval
  npm run account -- document 17 proof.pdf      writes the document of sender 17 into a new file
  npm run account -- approve 17                 lets sender 17 send; reject 17 refuses it
  npm run account -- approve shop@example.com   lets live accounts send from this address`

const head = ['Sender', 'Account', 'Channel', 'Address', 'Name', 'Created']

const toRow = ({ id, account_id, channel, address, name, created }: Sender) => [
  String(id),
  String(account_id),
  channel,
  address,
  channel === 'email' ? name : '',
  timeText(created),
]

function senderOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new Error('Give the number of a sender, as senders lists it.')
  return Number(text)
}

async function settle(moderation: Moderation, text: string, status: 'active' | 'rejected'): Promise<string> {
  const sender = await moderation.settle(senderOf(text), status)
  if (!sender) throw new Error(`No sender ${text} is waiting for approval.`)
  return `Sender ${sender.id}, ${sender.address} of account ${sender.account_id}, is now ${status}.`
}

/** `senders`: those that wait, as a table. */
export async function listSenders({ domain }: App): Promise<string> {
  const waiting = await domain.moderation.waiting()
  return waiting.length === 0 ? 'No sender is waiting for approval.' : table([head, ...waiting.map(toRow)])
}

/** `approve`: a sender by its number, or all with an email address. */
export async function approveSender({ domain }: App, value: string): Promise<string> {
  if (!value.includes('@')) return settle(domain.moderation, value, 'active')
  const n = await domain.moderation.approveEmail(value)
  if (n === 0) throw new Error(`No sender ${value} is waiting for approval.`)
  return `${value}: ${n} ${n === 1 ? 'sender is' : 'senders are'} now active.`
}

/** `reject`: a sender by its number. */
export const rejectSender = ({ domain }: App, value: string): Promise<string> =>
  settle(domain.moderation, value, 'rejected')

/** `document`: writes what came with a sender into a file that does not exist yet, which only the operator may read. */
export async function saveDocument({ domain }: App, value: string, [path = '']: string[]): Promise<string> {
  const id = senderOf(value)
  if (path === '') throw new Error('Give the file to write, for example: document 17 proof.pdf.')
  const document = await domain.moderation.documentOf(id)
  if (document === null)
    throw new Error(`Sender ${value} has no document. It is kept until the sender is approved or rejected.`)
  await writeFile(path, document, { flag: 'wx', mode: 0o600 })
  return `${path}: ${document.length} bytes, as sender ${id} came with them. Nobody has checked what they hold.`
}
