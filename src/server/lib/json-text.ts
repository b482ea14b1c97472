// JSON columns are text on both engines; only this file converts them.

/** The value of a JSON column. Its shape is the writer's: the store is its only writer. */
export function fromJson<T>(text: string): T {
  return JSON.parse(text) as T
}

/** Text for a JSON column. */
export function toJson(value: unknown): string {
  return JSON.stringify(value)
}
