// A simulated centre of SMS for a test, and a carrier that is bound to it.
import { createSmppCarrier, type SmppCentre, type SmppParts } from '../../src/server/channels/smpp/smpp-carrier.ts'
import type { OutgoingSms } from '../../src/server/domain/sending/carrier.ts'
import { type SmscOptions, type SubmittedPart, startSmsc } from '../../src/simulators/smsc/smsc.ts'
import { createArrivals } from './arrivals.ts'

export type TestSmsc = Awaited<ReturnType<typeof startTestSmsc>>

/** A centre on a free port, with all that it takes. */
export async function startTestSmsc(options: Partial<SmscOptions> = {}) {
  const parts = createArrivals<SubmittedPart>('a part of an SMS')
  const smsc = await startSmsc({ port: 0, receiptAfter: 5, ...options, onPart: parts.add })
  return {
    ...smsc,
    parts,
    url: `smpp://user:secret@127.0.0.1:${smsc.port}`,
    [Symbol.asyncDispose]: smsc.close,
  }
}

type Receipt = Parameters<SmppParts['onReceipt']>[0]
type Text = Parameters<SmppParts['onText']>[0]

/** Times with which nobody waits long. */
const times = { retryFirst: 20, retryLongest: 100, throttlePause: 10, bindPatience: 2_000, closeIn: 2_000 }

/** A carrier of the centre at the port, with what it hears. */
export function openCarrier(port: number, change: Partial<SmppCentre> = {}, parts: Partial<SmppParts> = {}) {
  const receipts = createArrivals<Receipt>('a receipt')
  const texts = createArrivals<Text>('a text')
  const errors: unknown[] = []
  let throttled = 0
  const centre: SmppCentre = {
    host: '127.0.0.1',
    port,
    tls: false,
    ca: null,
    systemId: 'user',
    password: 'secret',
    systemType: '',
    window: 10,
    rate: null,
    long: 'udh',
    ids: 'same',
    ...change,
  }
  const carrier = createSmppCarrier(centre, {
    onReceipt: async (receipt) => receipts.add(receipt),
    onText: async (text) => texts.add(text),
    onChange: () => undefined,
    onThrottled: () => void throttled++,
    onError: (error) => errors.push(error),
    ...parts,
    times: { ...times, ...parts.times },
  })
  return {
    ...carrier,
    receipts,
    texts,
    errors,
    throttled: () => throttled,
    [Symbol.asyncDispose]: carrier.close,
  }
}

let last = 0

/** An SMS to a number. */
export const smsTo = (to: string, change: Partial<OutgoingSms> = {}): OutgoingSms => ({
  channel: 'sms',
  messageId: ++last,
  accountId: 1,
  epoch: 0,
  campaignHash: null,
  from: '351-920000001',
  to,
  text: 'Hello',
  encoding: 'gsm0338',
  date: 0,
  ...change,
})
