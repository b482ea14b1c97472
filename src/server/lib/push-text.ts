// The text of a web push message, before it is encrypted.

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

/** Bytes of text that fit, encrypted, into the 4,096 that every push service takes (RFC 8291 4). */
export const MAX_PUSH_TEXT = 3_993

/** Bytes of a push message to an app that Apple and Google take, its title, text and data together. */
export const MAX_APP_PUSH = 4_096

/** The message as browsers read it. */
export const pushText = (notification: WebNotification): Buffer =>
  Buffer.from(JSON.stringify({ web_push: 8030, notification }))
