// Which operations are for live accounts (S-104): x-live-accounts names a right, in the Sandbox API only, and the right to
// read only where nothing is done.
import type { Document, Operation } from '../contract/document.ts'
import { operationsOf } from '../contract/document.ts'
import type { Finding } from '../contract/finding.ts'
import { pointerStep } from '../contract/finding.ts'
import type { Locate } from '../contract/places.ts'

function mendOf(api: string, method: string, { 'x-live-accounts': right }: Operation): string | null {
  if (right === undefined) return null
  if (api !== 'sandbox-v1') return 'Only the Sandbox API is closed to live accounts: remove x-live-accounts.'
  if (right !== 'console' && right !== 'console:read') return 'x-live-accounts names a right: console or console:read.'
  return right === 'console:read' && method !== 'get' ? 'Only a GET may need no more than console:read.' : null
}

/** Finds operations whose x-live-accounts says what cannot be. */
export function checkLiveAccounts(api: string, document: Document, locate: Locate): Finding[] {
  return [...operationsOf(document)].flatMap(({ path, method, operation }) => {
    const mend = mendOf(api, method, operation)
    const pointer = `#/paths/${pointerStep(path)}/${method}`
    return mend === null ? [] : [{ ...locate(pointer), mend, rule: 'live-accounts' }]
  })
}
