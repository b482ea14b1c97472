// How messages leave, and what comes back.
import { type CallReports, createCallReports } from './call-reports.ts'
import { type CarrierIds, createCarrierIds } from './carrier-ids.ts'
import { createReceipts, type ReceiptDeps, type Receipts } from './receipts.ts'
import { createReturnAddresses, type ReturnAddresses } from './return-addresses.ts'
import { createSmsReports, type SmsReports } from './sms-reports.ts'
import { createUnreadReceipts, type UnreadReceipts } from './unread-receipts.ts'

export interface SendingArea {
  receipts: Receipts
  carrierIds: CarrierIds
  callReports: CallReports
  returnAddresses: ReturnAddresses
  smsReports: SmsReports
  unreadReceipts: UnreadReceipts
}

/** The areas above decide the effects of receipts: see ReceiptDeps. */
export function createSendingArea(parts: ReceiptDeps & { returnDomain: string; linkSecret: string }): SendingArea {
  const receipts = createReceipts(parts)
  const carrierIds = createCarrierIds(parts.linkSecret)
  return {
    receipts,
    carrierIds,
    callReports: createCallReports({ ...parts, receipts, ids: carrierIds }),
    returnAddresses: createReturnAddresses(parts.returnDomain, parts.linkSecret),
    smsReports: createSmsReports({ ...parts, receipts }),
    unreadReceipts: createUnreadReceipts(parts),
  }
}
