// The carrier that carries nowhere: it keeps every message for the sandbox API and gives each the outcome that its
// recipient asks for.
import type { TakenMessage } from '../../domain/sandbox/sandbox.ts'
import type { Carrier, Outcome, OutgoingCall, OutgoingPush, OutgoingSms } from '../../domain/sending/carrier.ts'
import { capturedCall, capturedPush, capturedSms } from './captured-row.ts'
import { callOutcome, deviceOutcome, numberOutcome } from './outcomes.ts'

/** How the sandbox treats the messages of one channel. */
export interface SandboxChannel<Outgoing> {
  outcomeOf(message: Outgoing): Outcome
  /** What is kept of a message. */
  toRow(message: Outgoing, outcome: Outcome['state']): TakenMessage | Promise<TakenMessage>
}

/** Keeps captured messages durably before the carrier answers. */
export type Capture = (messages: TakenMessage[]) => Promise<void>

export function createSandboxCarrier<Outgoing>(
  { outcomeOf, toRow }: SandboxChannel<Outgoing>,
  capture: Capture,
): Carrier<Outgoing> {
  return {
    async send(messages) {
      const taken = messages.map((message) => ({ message, outcome: outcomeOf(message) }))
      await capture(await Promise.all(taken.map(({ message, outcome }) => toRow(message, outcome.state))))
      return taken.map(({ outcome }) => outcome)
    },
    close: async () => {},
  }
}

/** The last digits of a number ask for the outcome. */
export const sandboxSms: SandboxChannel<OutgoingSms> = {
  outcomeOf: (sms) => numberOutcome(sms.to, `sandbox ${sms.messageId}`),
  toRow: capturedSms,
}

/** The beginning of a device token asks for the outcome. */
export const sandboxPush: SandboxChannel<OutgoingPush> = {
  outcomeOf: (push) => deviceOutcome(push.device, `sandbox ${push.messageId}`),
  toRow: capturedPush,
}

/** The last digits of a number ask for the outcome. */
export const sandboxCall: SandboxChannel<OutgoingCall> = {
  outcomeOf: (call) => callOutcome(call.to, `sandbox ${call.messageId}`),
  toRow: capturedCall,
}
