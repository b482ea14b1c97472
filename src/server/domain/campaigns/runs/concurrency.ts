// How many recipients of campaigns one process has in flight at once: if it is killed, their outcome is unknown. With
// more workers, each would have fewer recipients; with fewer workers, one slow mail host would hold up every campaign.

/** Recipients of all workers of a process together. */
export const MAX_IN_PROGRESS = 100

/** Workers that go through chunks. */
export const CHUNK_WORKERS = 2
/** Recipients of a chunk between two writes of the ledger. */
export const SUB_BATCH = 40
/** The same for the spare worker, which serves an account without a worker while the others are busy. */
export const SPARE_BATCH = 8

/** Jobs with messages of automations, and messages per job: they come on top of those of campaigns. */
export const AUTOMATION_JOBS = 2
export const AUTOMATION_MESSAGES = 25

/** Workers that retry deferred recipients, and those of one account among them. */
export const RETRY_WORKERS = 3
export const RETRIES_EACH = 2
/** Recipients that one retry worker takes at once. */
export const RETRIES = (MAX_IN_PROGRESS - CHUNK_WORKERS * SUB_BATCH - SPARE_BATCH) / RETRY_WORKERS
