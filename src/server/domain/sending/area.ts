// How messages leave, and what comes back.
import { createCallReports } from './call-reports.ts'
import { createCarrierIds } from './carrier-ids.ts'
import { createReceipts, type ReceiptParts } from './receipts.ts'
import { createReturnAddresses } from './return-addresses.ts'
import { createSmsReports } from './sms-reports.ts'

export type SendingArea = ReturnType<typeof createSendingArea>

/** What follows from news about messages is decided by the areas above: see ReceiptParts. */
export function createSendingArea(parts: ReceiptParts & { returnDomain: string; linkSecret: string }) {
  const receipts = createReceipts(parts)
  const carrierIds = createCarrierIds(parts.linkSecret)
  return {
    receipts,
    carrierIds,
    callReports: createCallReports({ ...parts, receipts, ids: carrierIds }),
    returnAddresses: createReturnAddresses(parts.returnDomain, parts.linkSecret),
    smsReports: createSmsReports({ ...parts, receipts }),
  }
}
