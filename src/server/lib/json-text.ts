// JSON columns are text on both engines; only this file converts them.

/** The value of a JSON column. Its shape is the writer's: the store is its only writer. */
export function fromJson<T>(text: string): T {
  return JSON.parse(text) as T
}

/** U+0000 and halves of surrogate pairs, as JSON escapes them; a backslash that is itself escaped begins no escape. */
const UNKEEPABLE = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g

/** Text for a JSON column. What PostgreSQL cannot keep in a text becomes U+FFFD, on either engine. */
export function toJson(value: unknown): string {
  const json = JSON.stringify(value)
  return json.includes('\\u') ? json.replace(UNKEEPABLE, '$1\\ufffd') : json
}
