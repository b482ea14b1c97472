// A single push message as it was asked for; kept as JSON with its record.

export interface SinglePush {
  subject: string
  textBody: string
  /** `<name>:<value>`. */
  mergeTags: string[]
  /** Data for the app in addition to the text. */
  custom: string | null
}
