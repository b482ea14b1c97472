// A single push message as it was asked for; kept as JSON with its record.

export interface SinglePush {
  subject: string
  textBody: string
  /** `<name>:<value>`. */
  mergeTags: string[]
  /** What the app is told besides the text. */
  custom: string | null
}
