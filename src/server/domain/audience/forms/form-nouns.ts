// What the doors may ask about forms.
import type { Parts } from '../../parts.ts'
import { type AskParts, createAsk } from './ask.ts'
import { createConfirmations } from './confirmations.ts'
import { createFormLimit } from './form-limit.ts'
import { createForms } from './forms.ts'
import { createSubmissions } from './submissions.ts'

export type FormParts = Parts & AskParts

export function createFormNouns(parts: FormParts) {
  const ask = createAsk(parts)
  return {
    forms: createForms(parts),
    submissions: createSubmissions({ ...parts, limit: createFormLimit(parts), ask }),
    confirmations: createConfirmations({ ...parts, ask }),
  }
}
