// What the doors may ask about forms.
import type { Parts } from '../../parts.ts'
import { createNetworkLimit } from '../network-limit.ts'
import { type AskParts, createAsk } from './ask.ts'
import { createConfirmations } from './confirmations.ts'
import { createForms } from './forms.ts'
import { createSubmissions } from './submissions.ts'

/** Submissions of one form from one network in an hour (M-321). */
const SUBMISSIONS = 30

export type FormParts = Parts & AskParts

export function createFormNouns(parts: FormParts) {
  const ask = createAsk(parts)
  return {
    forms: createForms(parts),
    submissions: createSubmissions({ ...parts, limit: createNetworkLimit(parts, 'form', SUBMISSIONS), ask }),
    confirmations: createConfirmations({ ...parts, ask }),
  }
}
