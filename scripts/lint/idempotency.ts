// Which operations take an idempotency key (I-001): every POST that needs an API key, and nothing else. A POST
// without security only calculates. Also checks the answers that an operation with a key must declare.

import type { Document, Operation } from '../contract/document.ts'
import { deref, operationsOf, takesKey } from '../contract/document.ts'
import type { Finding } from '../contract/finding.ts'
import { pointerStep } from '../contract/finding.ts'
import type { Locate } from '../contract/places.ts'

const REPLAYED = 'Idempotent-Replayed'

const needsKey = (document: Document, method: string, operation: Operation): boolean =>
  method === 'post' && (operation.security ?? document.security ?? []).length > 0

/** What an operation that takes a key lacks; `merged` is for an API whose refusals are all 400 (T-002). */
function missingAnswers(document: Document, operation: Operation, merged: boolean): string[] {
  const wanted = merged ? ['400'] : ['409', '422']
  const statuses = wanted
    .filter((status) => !(status in operation.responses))
    .map((status) => `Declare ${status}, for a key that is in use.`)
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1]
  if (!success || REPLAYED in (deref(document, success).headers ?? {})) return statuses
  return [
    ...statuses,
    `The success lacks the header ${REPLAYED}: use headers/ReplayableRateLimits.yaml or headers/IdempotentReplayed.yaml of specs/shared.`,
  ]
}

function mends(document: Document, method: string, operation: Operation, merged: boolean): string[] {
  const takes = takesKey(document, operation)
  const needs = needsKey(document, method, operation)
  if (takes !== needs) {
    return [
      needs
        ? 'A POST that needs an API key does something: add shared/parameters/IdempotencyKey.yaml to its parameters.'
        : `Only a POST that needs an API key takes an Idempotency-Key: remove the parameter.`,
    ]
  }
  return takes ? missingAnswers(document, operation, merged) : []
}

/** Finds operations that have the parameter without need, or need it and lack part of what belongs to it. */
export function checkIdempotency(api: string, document: Document, locate: Locate): Finding[] {
  const merged = api === 'transactional-v2'
  return [...operationsOf(document)].flatMap(({ path, method, operation }) => {
    const pointer = `#/paths/${pointerStep(path)}/${method}`
    return mends(document, method, operation, merged).map((mend) => ({
      ...locate(pointer),
      mend,
      rule: 'idempotency-key',
    }))
  })
}
