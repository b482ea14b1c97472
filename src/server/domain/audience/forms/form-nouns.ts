// What the doors may ask about forms.
import type { DomainDeps } from '../../deps.ts'
import { createNetworkLimit } from '../network-limit.ts'
import { type AskDeps, createAsk } from './ask.ts'
import { type Confirmations, createConfirmations } from './confirmations.ts'
import { createForms, type Forms } from './forms.ts'
import { createSubmissions, type Submissions } from './submissions.ts'

/** Submissions of one form from one network in an hour (M-321). */
const SUBMISSIONS = 30

export type FormDeps = DomainDeps & AskDeps

export interface FormNouns {
  forms: Forms
  submissions: Submissions
  confirmations: Confirmations
}

export function createFormNouns(parts: FormDeps): FormNouns {
  const ask = createAsk(parts)
  return {
    forms: createForms(parts),
    submissions: createSubmissions({ ...parts, limit: createNetworkLimit(parts, 'form', SUBMISSIONS), ask }),
    confirmations: createConfirmations({ ...parts, ask }),
  }
}
