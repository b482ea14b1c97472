// Emails in the sandbox, composed as for sending. The local part of the recipient selects the outcome.
import type { EmailCarrier, Outcome, OutgoingEmail } from '../../domain/sending/carrier.ts'
import { composeSource } from '../email/mime.ts'
import { capturedEmail } from './captured-row.ts'
import { emailEnding, sandboxOutcome } from './outcomes.ts'
import { type Capture, captureMessages, type SandboxChannel } from './sandbox-carrier.ts'

const outcomeFor = (mail: OutgoingEmail) => sandboxOutcome(mail.to.email, `sandbox ${mail.headerId}`)

export const sandboxEmail: SandboxChannel<OutgoingEmail> = {
  outcomeOf: outcomeFor,
  toRow: async (mail, outcome) => capturedEmail(mail, await composeSource(mail), outcome),
  endingOf: (mail) => emailEnding(mail.to.email),
}

/** What the catcher answered, with what the recipient asks for beyond it. */
function joinOutcomes(wanted: Outcome, answer: Outcome): Outcome {
  if (wanted.state !== 'accepted' || answer.state !== 'accepted' || !wanted.then) return answer
  return { ...answer, delivered: true, then: wanted.then }
}

/**
 * The carrier of sandbox accounts where there is a mail catcher. Every email is captured. Those that the sandbox would
 * deliver also go to the catcher, whose answer is their outcome; the others never leave, since their recipient asks for
 * a failure.
 */
export function createCatchingCarrier(catcher: EmailCarrier, capture: Capture): EmailCarrier {
  return {
    async send(mails) {
      const wanted = new Map(mails.map((mail) => [mail, outcomeFor(mail)]))
      const going = mails.filter((mail) => wanted.get(mail)?.state === 'accepted')
      const answers = going.length === 0 ? [] : await catcher.send(going)
      const answered = new Map(going.map((mail, i) => [mail, answers[i]]))
      const tried = mails.map((message) => {
        // Each mail is in the first map, and has an answer where it went to the catcher.
        const own = wanted.get(message) as Outcome
        const answer = answered.get(message)
        return { message, outcome: answer ? joinOutcomes(own, answer) : own }
      })
      // What was not let through yet comes again.
      await captureMessages(
        sandboxEmail,
        tried.filter(({ outcome }) => outcome.state !== 'deferred' || !outcome.held),
        capture,
      )
      return tried.map(({ outcome }) => outcome)
    },
    close: () => catcher.close(),
  }
}
