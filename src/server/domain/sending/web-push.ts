// What the carrier of web push gets.

/** A notification in the declarative form, which some browsers show without a script of ours. */
export interface WebNotification {
  title: string
  body: string
  /** Where a click leads. */
  navigate: string
  icon?: string
  actions?: { action: string; title: string; navigate: string }[]
  /** A browser that gets the message twice shows it once. */
  tag: string
  /** What our worker reports when it has shown the notification. */
  data: { shown: string }
}

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
  /** The address at the push service, and the keys of the browser, base64url. */
  endpoint: string
  p256dh: string
  auth: string
  notification: WebNotification
  /** Milliseconds. */
  date: number
}
