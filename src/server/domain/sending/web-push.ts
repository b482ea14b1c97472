// What the carrier of web push gets.
import type { WebNotification } from '../../lib/push-text.ts'

/** One message to one browser, its placeholders filled. */
export interface OutgoingWebPush {
  /** The platform's number of the message; the same on every attempt. */
  messageId: number
  accountId: number
  /** As in OutgoingEmail. */
  epoch: number
  campaignHash: string | null
  /** The name of the site on which the browser subscribed. */
  siteName: string
  /** The short name of the subscription, by which the platform knows the browser. */
  subscription: string
  /** The address at the push service, and the keys of the browser, base64url. */
  endpoint: string
  p256dh: string
  auth: string
  notification: WebNotification
  /** Milliseconds. */
  date: number
}
