// What the services of Apple and Google are asked alike.
import type { OutgoingPush } from '../../domain/sending/carrier.ts'

/** Seconds for which a push service keeps a message for a device that is off: three days. */
export const KEPT_FOR = 259_200

export { MAX_APP_PUSH as MOST_BYTES } from '../../lib/push-text.ts'

/** A device that gets a message twice shows it once: each attempt has this name. */
export const shownUnder = ({ messageId }: OutgoingPush): string => `message-${messageId}`

/**
 * Whether a token is one of Apple's: hexadecimal digits, at least 64. Apps on iPhones that use Firebase have tokens of
 * Firebase, so the system of the device does not tell.
 */
export const isAppleToken = (token: string): boolean => /^(?:[\da-f]{2}){32,100}$/i.test(token)
