// What the records of an import hold, and how it ends: the operation leaves the list, the callback is queued.
import { sealToken } from '../../../lib/ids.ts'
import { toJson } from '../../../lib/json-text.ts'
import type { OperationRow } from '../../../store/operations/operations.ts'
import type { Db } from '../../../store/store.ts'
import { queueCallback } from '../../hooks/callbacks.ts'
import { tellUsers } from '../../messages/notices.ts'
import { finishOperation } from '../../operations/operations.ts'
import type { ImportFile } from './import-file.ts'
import type { ImportRules, SliceItem } from './import-slice.ts'

/** What an operation keeps of the request. */
export interface ImportInput extends ImportRules {
  notify: number[]
  callbackUrl: string | null
  /** Where the contacts come from, when the request does not hold them. */
  file: ImportFile | null
  /** 0 until the file has been fetched. */
  slices: number
}

export interface ImportProgress {
  imported: number
  updated: number
  ignored: number
  invalid: number
  /** The slice to do next. */
  next: number
}

export const IMPORT = 'import_contacts'
/** Contacts per slice: about 15 ms of work, for which other requests wait. */
export const SLICE = 1000
export const nothingDone: ImportProgress = { imported: 0, updated: 0, ignored: 0, invalid: 0, next: 0 }

/** The next contacts of an import as rows to store, from the slice `seq` on. */
export function slicesOf(items: readonly SliceItem[], operation: number, seq: number) {
  const rows: { operation_id: number; seq: number; data: string }[] = []
  for (let from = 0; from < items.length; from += SLICE) {
    rows.push({ operation_id: operation, seq: seq + from / SLICE, data: toJson(items.slice(from, from + SLICE)) })
  }
  return rows
}

export interface EndParts {
  config: { publicUrl: string }
  /** Seals the links to result files. */
  linkSecret: string
}

/** Ends an import in the transaction of its last step. `hasLines`: whether its result file says anything. */
export async function endImport(
  tx: Db,
  { config, linkSecret }: EndParts,
  operation: OperationRow,
  input: ImportInput,
  end: { progress: ImportProgress; hasLines: boolean; at: number },
): Promise<void> {
  await finishOperation(tx, operation.id, end.at)
  const { imported, updated, ignored, invalid } = end.progress
  const text = `imported: ${imported}\nupdated: ${updated}\nignored: ${ignored}\ninvalid: ${invalid}\n`
  const subject = `The import into list ${operation.list_id} has ended`
  await tellUsers(tx, {
    account: operation.account_id,
    users: input.notify,
    senderId: null,
    subject,
    text: `${subject}. Its contacts:\n\n${text}`,
    now: end.at,
  })
  if (input.callbackUrl === null) return
  const file = end.hasLines ? `${config.publicUrl}/files/${sealToken(`import:${operation.id}`, linkSecret)}` : ''
  const body = { imported, updated, ignored, invalid, file }
  const call = {
    accountId: operation.account_id,
    name: 'importContacts.importFinished',
    url: input.callbackUrl,
    body,
    at: end.at,
  }
  await queueCallback(tx, call)
}
