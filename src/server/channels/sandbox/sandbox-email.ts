// The carrier that carries nowhere: it keeps every mail for the sandbox API and gives each the outcome
// that its recipient asks for.
import type { EmailCarrier, Outcome, OutgoingEmail } from '../../domain/sending/carrier.ts'
import { composeSource } from '../email/mime.ts'
import { sandboxOutcome } from './outcomes.ts'

/** A mail with its source, to be kept. */
export interface CapturedEmail {
  mail: OutgoingEmail
  source: string
  outcome: Outcome['state']
}

/** Keeps captured mails durably before the carrier answers. */
export type Capture = (mails: CapturedEmail[]) => Promise<void>

export function createSandboxEmailCarrier(capture: Capture): EmailCarrier {
  return {
    async send(mails) {
      const outcomes = mails.map((mail) => sandboxOutcome(mail.to.email, `sandbox ${mail.headerId}`))
      const captured = await Promise.all(
        mails.map(async (mail, i): Promise<CapturedEmail> => {
          return { mail, source: await composeSource(mail), outcome: (outcomes[i] as Outcome).state }
        }),
      )
      await capture(captured)
      return outcomes
    },
    close: async () => {},
  }
}
