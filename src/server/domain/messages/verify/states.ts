// Where a request for a code stands, and what moves it. What the table does not name is refused.

import type { VerifyStatus } from '../../../store/schema.ts'

export type { VerifyStatus }
export type VerifyStep = 'resend' | 'rightCode' | 'wrongCode' | 'lastWrongCode' | 'cancel'

export const verifyTransitions: Readonly<Record<VerifyStatus, Partial<Record<VerifyStep, VerifyStatus>>>> = {
  pending: {
    resend: 'pending',
    rightCode: 'Validated',
    wrongCode: 'pending',
    lastWrongCode: 'Invalidated',
    cancel: 'Canceled',
  },
  Validated: {},
  Invalidated: {},
  Canceled: {},
}

/** Wrong codes that end a request (T-044). */
export const MAX_TRIES = 5

/** The status at a time: an expired pending request counts as Canceled, without a write (T-045). */
export function statusAt(
  row: { status: VerifyStatus; expires: number },
  now: number,
): { status: VerifyStatus; expired: boolean } {
  const expired = row.status === 'pending' && row.expires <= now
  return { status: expired ? 'Canceled' : row.status, expired }
}
