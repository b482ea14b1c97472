// The outcome of a request under an idempotency key, as it is stored and as it is replayed.
import { openText, sealText } from '../../../lib/sealed-text.ts'
import type { IdempotencyRow } from '../../../store/accounts/idempotency.ts'
import type { ErrorCode, ErrorDetails } from '../../errors.ts'
import { conflict, DomainError } from '../../errors.ts'

/** The result of the request, or why it was refused after it had taken effect in part. */
export type Outcome = { result: unknown } | { refusal: DomainError }

/** Maximum number of characters of a stored outcome (I-002). */
const MAX_OUTCOME = 256 * 1024

interface KeptOutcome {
  result?: unknown
  refusal?: { code: ErrorCode; message: string; details?: ErrorDetails | undefined }
}

/**
 * The outcome as text that only the holder of the key can read: it may hold a secret, such as the key of a
 * new account. Null when it is too long.
 */
export function sealOutcome(outcome: Outcome, key: string): string | null {
  const kept: KeptOutcome = 'result' in outcome ? outcome : { refusal: partsOf(outcome.refusal) }
  const text = JSON.stringify(kept)
  return text.length > MAX_OUTCOME ? null : sealText('outcome', text, key)
}

const partsOf = ({ code, message, details }: DomainError) => ({ code, message, details })

function openOutcome(sealed: string, key: string): Outcome {
  const { result, refusal } = JSON.parse(openText('outcome', sealed, key)) as KeptOutcome
  return refusal ? { refusal: new DomainError(refusal.code, refusal.message, refusal.details) } : { result }
}

/** The outcome that a stored row gives a request; throws when the row cannot answer it. */
export function outcomeOfRow(
  row: IdempotencyRow,
  { key, fingerprint, wall }: { key: string; fingerprint: string; wall: number },
): Outcome {
  if (row.fingerprint !== fingerprint) throw refuseOther()
  if (row.outcome !== null) return openOutcome(row.outcome, key)
  throw row.lease_until > wall ? refuseInProgress() : refuseLost()
}

/** The key belongs to another request. */
export function refuseOther(): DomainError {
  const text = 'The Idempotency-Key belongs to another request. Use a new key for a new request.'
  return new DomainError('invalid', text, { idempotency_key_reused: text })
}

/** The first request under the key has not ended. */
export const refuseInProgress = (): DomainError =>
  conflict(
    'idempotency_in_progress',
    'A request with this Idempotency-Key is still in progress. Try again in a moment.',
  )

const refuseLost = (): DomainError =>
  conflict(
    'idempotency_answer_lost',
    'The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data.',
  )
