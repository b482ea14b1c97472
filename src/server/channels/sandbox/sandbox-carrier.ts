// The carrier that carries nowhere: it keeps every message for the sandbox API and gives each the outcome that its
// recipient asks for.
import type { TakenMessage } from '../../domain/sandbox/keep-captured.ts'
import type { CapturedEnding } from '../../domain/sandbox/sandbox.ts'
import type { Carrier, Outcome, OutgoingCall, OutgoingPush, OutgoingSms } from '../../domain/sending/carrier.ts'
import type { OutgoingWebPush } from '../../domain/sending/web-push.ts'
import { capturedCall, capturedPush, capturedSms, capturedWebPush } from './captured-row.ts'
import { callOutcome, deviceOutcome, endpointOutcome, smsEnding, smsOutcome } from './outcomes.ts'

/** How the sandbox treats the messages of one channel. */
export interface SandboxChannel<Outgoing> {
  outcomeOf(message: Outgoing): Outcome | Promise<Outcome>
  /** What is kept of a message. */
  toRow(message: Outgoing, outcome: Outcome['state']): TakenMessage | Promise<TakenMessage>
  /** What follows later, by the clock of the account. */
  endingOf?(message: Outgoing): CapturedEnding | undefined
}

/** Keeps captured messages durably before the carrier answers. */
export type Capture = (messages: TakenMessage[]) => Promise<void>

/** A message, and its outcome. */
interface Tried<Outgoing> {
  message: Outgoing
  outcome: Outcome
}

/** Keeps messages with their outcomes. */
export async function captureMessages<Outgoing>(
  { toRow, endingOf }: Pick<SandboxChannel<Outgoing>, 'toRow' | 'endingOf'>,
  tried: readonly Tried<Outgoing>[],
  capture: Capture,
): Promise<void> {
  if (tried.length === 0) return
  const toCaptured = async ({ message, outcome }: Tried<Outgoing>): Promise<TakenMessage> => {
    const ending = endingOf?.(message)
    return { ...(await toRow(message, outcome.state)), ...(ending && { ending }) }
  }
  await capture(await Promise.all(tried.map(toCaptured)))
}

export function createSandboxCarrier<Outgoing>(channel: SandboxChannel<Outgoing>, capture: Capture): Carrier<Outgoing> {
  return {
    async send(messages) {
      const outcomeOf = async (message: Outgoing) => ({ message, outcome: await channel.outcomeOf(message) })
      const tried = await Promise.all(messages.map(outcomeOf))
      await captureMessages(channel, tried, capture)
      return tried.map(({ outcome }) => outcome)
    },
    close: async () => {},
  }
}

/** The last digits of a number ask for the outcome. */
export const sandboxSms: SandboxChannel<OutgoingSms> = {
  outcomeOf: (sms) => smsOutcome(sms.to, `sandbox ${sms.messageId}`),
  toRow: capturedSms,
  endingOf: (sms) => smsEnding(sms.to),
}

/** The beginning of a device token asks for the outcome. */
export const sandboxPush: SandboxChannel<OutgoingPush> = {
  outcomeOf: (push) => deviceOutcome(push.device, `sandbox ${push.messageId}`),
  toRow: capturedPush,
}

/** The last digits of a number ask for the outcome. `speech`: the address of a recording of a text, where there is one. */
export const sandboxCall = (
  speech: (text: string, language: string) => string | null,
): SandboxChannel<OutgoingCall> => ({
  outcomeOf: (call) => callOutcome(call.to, `sandbox ${call.messageId}`),
  toRow: (call, outcome) =>
    capturedCall(call, outcome, 'text' in call.media ? speech(call.media.text, call.media.language) : null),
})

/**
 * The end of an endpoint asks for the outcome. A message for a browser of this machine goes to its push service by
 * `here`, which gives null for all others.
 */
export const sandboxWebPush = (
  here: (push: OutgoingWebPush) => Promise<Outcome> | null,
): SandboxChannel<OutgoingWebPush> => ({
  outcomeOf: (push) => here(push) ?? endpointOutcome(push.endpoint, `sandbox ${push.messageId}`),
  toRow: capturedWebPush,
})
