// When a work loop counts as dead.

/** A loop looks for work twice a second; one that has not for so many milliseconds is dead. */
const MAX_IDLE_MS = 30_000

/** Whether a loop that made its last step so many milliseconds ago makes no more. */
export const isStalled = (idle: number): boolean => idle >= MAX_IDLE_MS
