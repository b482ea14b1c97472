// What a process knows of its read replica.

/** A server that copies the database and may be some seconds late. */
export interface Replica {
  /** Why reads go to the primary now, or null. */
  reason(): string | null
  /** Milliseconds that the replica is late at most; null while unknown. */
  late(): number | null
  /** Calls `listener` with the reason when reads move to the primary, and with null when they return. */
  onChange(listener: (reason: string | null) => void): void
}
