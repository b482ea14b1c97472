// How messages leave, and what comes back.
import { createCarrierIds } from './carrier-ids.ts'
import { createReceipts, type ReceiptParts } from './receipts.ts'
import { createReturnAddresses } from './return-addresses.ts'
import { createSmsReports } from './sms-reports.ts'

export type SendingArea = ReturnType<typeof createSendingArea>

/** What follows from news about messages is decided by the areas above: see ReceiptParts. */
export function createSendingArea(parts: ReceiptParts & { returnDomain: string; linkSecret: string }) {
  const receipts = createReceipts(parts)
  return {
    receipts,
    carrierIds: createCarrierIds(parts.linkSecret),
    returnAddresses: createReturnAddresses(parts.returnDomain, parts.linkSecret),
    smsReports: createSmsReports({ ...parts, receipts }),
  }
}
