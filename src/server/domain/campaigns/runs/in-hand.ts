// How many recipients of campaigns one process has in hand at once: when it is killed, nobody knows their fate.
// More workers would each have fewer; with fewer workers one slow mail host would hold up every campaign.

/** Recipients of all workers of a process together. */
export const IN_HAND = 100

/** Workers that go through chunks. */
export const CHUNK_WORKERS = 2
/** Recipients of a chunk between two writes of the ledger. */
export const SUB_BATCH = 40
/** The same for the one worker that takes an account which has nothing in hand, while the others are busy. */
export const SPARE_BATCH = 8

/** Pieces of work with messages of automations, and the messages of one: they are in hand besides those of campaigns. */
export const AUTOMATION_JOBS = 2
export const AUTOMATION_MESSAGES = 25

/** Workers that retry recipients who were put off, and those of one account among them. */
export const RETRY_WORKERS = 3
export const RETRIES_EACH = 2
/** Recipients that one retry worker takes at once. */
export const RETRIES = (IN_HAND - CHUNK_WORKERS * SUB_BATCH - SPARE_BATCH) / RETRY_WORKERS
