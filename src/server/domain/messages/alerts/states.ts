// Where an alert stands, and what moves it. Final states name nothing, so they are never left.

import type { AlertStatus } from '../../../store/schema.ts'

export type { AlertStatus }
export type AlertStep = 'repeat' | 'acknowledge' | 'exhaust' | 'stop'

const alertTransitions: Readonly<Record<AlertStatus, Partial<Record<AlertStep, AlertStatus>>>> = {
  pending: { repeat: 'pending', acknowledge: 'acknowledge', exhaust: 'noaction', stop: 'cancelack' },
  acknowledge: {},
  noaction: {},
  cancelack: {},
}

/** The status that a step leads to, or null when the alert has come to its end. */
export const afterStep = (status: AlertStatus, step: AlertStep): AlertStatus | null =>
  alertTransitions[status][step] ?? null
