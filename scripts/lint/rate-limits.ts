// Every answer of a metered API, and of an operation without a key (M-301), carries the six headers of its two windows
// (M-004); other answers carry none.

import type { Document, Response } from '../contract/document.ts'
import { operationsOf } from '../contract/document.ts'
import type { Finding } from '../contract/finding.ts'
import { pointerStep } from '../contract/finding.ts'
import type { Locate } from '../contract/places.ts'

const limitHeaders = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-Account-Limit',
  'X-Account-Remaining',
  'X-Account-Reset',
]

/** The answers of operations that are metered, or of the others, by their pointer; one that is shared appears once. */
function answersOf(document: Document, metered: boolean, isMetered: boolean): Map<string, Response> {
  const answers = new Map<string, Response>()
  for (const { path, method, operation } of operationsOf(document)) {
    const needsKey = (operation.security ?? document.security ?? []).length > 0
    if ((metered || !needsKey) !== isMetered) continue
    for (const [status, answer] of Object.entries(operation.responses)) {
      if ('$ref' in answer) {
        const shared = document.components.responses?.[answer.$ref.split('/').at(-1) ?? '']
        if (shared) answers.set(answer.$ref, shared)
      } else answers.set(`#/paths/${pointerStep(path)}/${method}/responses/${status}`, answer)
    }
  }
  return answers
}

/** `metered` says whether the operations of the API with a key are. */
export const checkRateLimits = (document: Document, metered: boolean, locate: Locate): Finding[] =>
  [true, false].flatMap((isMetered) => checkAnswers(answersOf(document, metered, isMetered), isMetered, locate))

function checkAnswers(answers: Map<string, Response>, isMetered: boolean, locate: Locate): Finding[] {
  return [...answers].flatMap(([pointer, { headers = {} }]) => {
    const wrong = limitHeaders.filter((name) => name in headers !== isMetered)
    if (wrong.length === 0) return []
    const mend = isMetered
      ? `The answer lacks ${wrong.join(', ')}: add headers: { $ref: shared/headers/RateLimits.yaml }.`
      : `The operation is not metered, but the answer carries ${wrong.join(', ')}: use the answers of specs/shared/unmetered.`
    return [{ ...locate(pointer), mend, rule: 'rate-limit-headers' }]
  })
}
