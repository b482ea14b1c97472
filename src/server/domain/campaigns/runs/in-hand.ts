// How many recipients of campaigns one process has in hand at once: those that nobody knows the fate of when it
// is killed. More workers would each have fewer; fewer would let one slow mail host hold up every campaign.

/** Recipients of all workers of a process together. */
export const IN_HAND = 100

/** Workers that go through chunks. */
export const CHUNK_WORKERS = 2
/** Recipients of a chunk between two writes of the ledger. */
export const SUB_BATCH = 40

/** Workers that try again those that were put off. */
export const RETRY_WORKERS = 2
/** Recipients that one of them takes at once. */
export const RETRIES = (IN_HAND - CHUNK_WORKERS * SUB_BATCH) / RETRY_WORKERS
