// The push carrier that carries nowhere: it keeps every message for the sandbox API and gives each the
// outcome that the beginning of its device token asks for.
import type { Outcome, OutgoingPush, PushCarrier } from '../../domain/sending/carrier.ts'
import { deviceOutcome } from './outcomes.ts'

/** A push message, to be kept. */
export interface CapturedPush {
  push: OutgoingPush
  outcome: Outcome['state']
}

export function createSandboxPushCarrier(capture: (messages: CapturedPush[]) => Promise<void>): PushCarrier {
  return {
    async send(messages) {
      const outcomes = messages.map((push) => deviceOutcome(push.device, `sandbox ${push.messageId}`))
      await capture(messages.map((push, i) => ({ push, outcome: (outcomes[i] as Outcome).state })))
      return outcomes
    },
    close: async () => {},
  }
}
