// Shows how a pasted receipt is read: the octets of a PDU or of its body, in hexadecimal or Base64, or its text.
import { COMMAND, decodeDataSm, decodeShortMessage, ESM, type ShortMessage } from './pdu.ts'
import { comparedId, type IdForm, type ReceiptForm, readReceipt } from './receipt.ts'

const HEADER = 16
const NO_ADDRESS = { ton: 0, npi: 0, addr: '' }

/** What is read in a receipt, or why it cannot be read. */
export type ExplainedReceipt = { id: string; lookedUp: string; state: string; reason: string } | { fault: string }

function octetsOf(text: string): Buffer | null {
  const packed = text.replace(/\s|0x/gi, '')
  if (/^(?:[\da-f]{2}){20,}$/i.test(packed)) return Buffer.from(packed, 'hex')
  return /^[A-Za-z\d+/]{40,}={0,2}$/.test(packed) && packed.length % 4 === 0 ? Buffer.from(packed, 'base64') : null
}

function messageOf(text: string): ShortMessage {
  const octets = octetsOf(text)
  if (!octets) {
    const [source, destination] = [NO_ADDRESS, NO_ADDRESS]
    const rest = { registeredDelivery: 0, dataCoding: 0, tlvs: new Map<number, Buffer>() }
    return { source, destination, esmClass: ESM.receipt, shortMessage: Buffer.from(text), ...rest }
  }
  const isWhole = octets.length > HEADER && octets.readUInt32BE(0) === octets.length
  if (!isWhole) return decodeShortMessage(octets)
  const body = octets.subarray(HEADER)
  return octets.readUInt32BE(4) === COMMAND.data_sm ? decodeDataSm(body) : decodeShortMessage(body)
}

/** Reads what was pasted. */
export function explainReceipt(text: string, { ids, ...form }: ReceiptForm & { ids: IdForm }): ExplainedReceipt {
  try {
    const reading = readReceipt(messageOf(text.trim()), form)
    if (reading === null)
      return {
        fault:
          'is not a receipt: esm_class says that it is an inbound SMS; the option receipts=any reads those that have the text of a receipt',
      }
    if ('fault' in reading) return reading
    const { id, state, reason } = reading.receipt
    return { id, lookedUp: comparedId(id, 'receipt', ids), state, reason }
  } catch (error) {
    return { fault: `is not a valid SMPP PDU: ${(error as Error).message}` }
  }
}
