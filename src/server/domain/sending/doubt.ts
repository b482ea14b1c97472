// What happens to a message with an unknown outcome: its sender died, or the carrier never responded.
import { RESERVED } from './priority.ts'

/** Channels on which a message that comes twice is paid twice, and its receiver cannot tell a repeat. */
const paid = new Set(['sms', 'smart_sms', 'voice'])

/**
 * Whether it is sent again: if its receiver can detect a repetition, by the Message-ID or the id of the push message
 * (M-042); and codes and alerts on every channel, since two are better than none.
 */
export const isRetriedWhenInDoubt = (channel: string, priority: number): boolean =>
  !paid.has(channel) || priority <= RESERVED
