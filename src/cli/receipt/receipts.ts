// `messaging receipt`: lists unreadable SMS receipts and tests how a receipt is read.
import type { OrderAnswer } from '../../server/operator/orders.ts'
import { defineCommand } from '../../terminal/command.ts'
import { alignTable, timeText } from '../../terminal/text.ts'
import { printing, printResult, runOrder } from '../account/operator-orders.ts'

type Unread = OrderAnswer<'listUnreadReceipts'>[number]

const hexOf = ({ octets }: Unread): string => Buffer.from(octets, 'base64').toString('hex')

export const list = defineCommand({
  name: 'list',
  summary: 'List unreadable receipts',
  options: printing,
  details: `Lists the newest 100 receipts of the last 7 days that the platform received from the SMSC
but could not read. The octets are the body of deliver_sm or data_sm in hexadecimal. Pass
them to \`messaging receipt read\`.`,
  async run(call) {
    const unread = await runOrder(call, 'listUnreadReceipts', {})
    const shown = unread.map((one) => {
      const { carrier, reason, created } = one
      return {
        carrier,
        reason: `The receipt ${reason}.`,
        received: new Date(created).toISOString(),
        octets: hexOf(one),
      }
    })
    const rows = unread.map((one) => [timeText(one.created), one.carrier, one.reason, hexOf(one)])
    printResult(call, { unread: shown }, () =>
      unread.length === 0
        ? 'No unreadable receipts in the last 7 days.'
        : alignTable([['Received', 'SMSC', 'Reason', 'Octets'], ...rows]),
    )
  },
})

export const read = defineCommand({
  name: 'read',
  summary: 'Test how a receipt is read',
  args: { receipt: { summary: 'text of the receipt, or its octets in hexadecimal or Base64' } },
  options: printing,
  examples: [
    ["receipt read 'id:0A1F sub:001 dlvrd:001 stat:DELIVRD err:000'", 'read the text of a receipt'],
    ['receipt read 0001013335313931...', 'read octets from `messaging receipt list`'],
  ],
  details: `Uses the options words and ids of MESSAGING_SMPP_URL. Change them to test other values,
such as words=GONE:failed,OK:delivered.`,
  async run(call) {
    const { readPastedReceipt } = await import('../../server/carriers/pasted-receipt.ts')
    const found = readPastedReceipt(call.args.receipt, call.env)
    printResult(call, found, (reading) =>
      'fault' in reading
        ? `Unreadable: the receipt ${reading.fault}.`
        : alignTable([
            ['Message', reading.id],
            ['Looked up as', reading.lookedUp],
            ['State', reading.state],
            ['Reason', reading.reason],
          ]),
    )
    return !('fault' in found)
  },
})
