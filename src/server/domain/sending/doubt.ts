// What happens to a message when nobody knows whether it went out: its sender died, or the carrier never answered.
import { RESERVED } from './priority.ts'

/** Channels on which a message that comes twice is paid twice, and its receiver cannot tell a repeat. */
const paid = new Set(['sms', 'smart_sms', 'voice'])

/**
 * Whether it is sent once more: where its receiver can tell a repeat, by the Message-ID or the id of the push
 * message (M-042); and codes and alerts on every channel, since getting one twice is better than not at all.
 */
export const repeats = (channel: string, priority: number): boolean => !paid.has(channel) || priority <= RESERVED
