// The SMS carrier that carries nowhere: it keeps every SMS for the sandbox API and gives each the outcome
// that the last digits of its recipient ask for.
import type { Outcome, OutgoingSms, SmsCarrier } from '../../domain/sending/carrier.ts'
import { numberOutcome } from './outcomes.ts'

/** An SMS, to be kept. */
export interface CapturedSms {
  sms: OutgoingSms
  outcome: Outcome['state']
}

export function createSandboxSmsCarrier(capture: (messages: CapturedSms[]) => Promise<void>): SmsCarrier {
  return {
    async send(messages) {
      const outcomes = messages.map((sms) => numberOutcome(sms.to, `sandbox ${sms.messageId}`))
      await capture(messages.map((sms, i) => ({ sms, outcome: (outcomes[i] as Outcome).state })))
      return outcomes
    },
    close: async () => {},
  }
}
