// How messages leave, and what comes back.
import { createReceipts, type ReceiptParts } from './receipts.ts'
import { createReturnAddresses } from './return-addresses.ts'

export type SendingArea = ReturnType<typeof createSendingArea>

/** What follows from news about messages is decided by the areas above: see ReceiptParts. */
export const createSendingArea = (parts: ReceiptParts & { returnDomain: string; linkSecret: string }) => ({
  receipts: createReceipts(parts),
  returnAddresses: createReturnAddresses(parts.returnDomain, parts.linkSecret),
})
