// Emails in the sandbox: they are composed as if they went out. The local part of the recipient asks for the outcome.
import type { OutgoingEmail } from '../../domain/sending/carrier.ts'
import { composeSource } from '../email/mime.ts'
import { capturedEmail } from './captured-row.ts'
import { emailEnding, sandboxOutcome } from './outcomes.ts'
import type { SandboxChannel } from './sandbox-carrier.ts'

export const sandboxEmail: SandboxChannel<OutgoingEmail> = {
  outcomeOf: (mail) => sandboxOutcome(mail.to.email, `sandbox ${mail.headerId}`),
  toRow: async (mail, outcome) => capturedEmail(mail, await composeSource(mail), outcome),
  endingOf: (mail) => emailEnding(mail.to.email),
}
