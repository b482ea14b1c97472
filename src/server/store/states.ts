// States by which an index holds only some rows of a table. They stand in the text of a query: of a value that is
// bound to it, SQLite does not know that it is the one of the index, and reads the whole table.
import { sql } from 'kysely'

export const isPending = sql.lit('pending')
export const isParked = sql.lit('parked')
export const isInQueue = sql.lit('in_queue')
export const isOpen = sql.lit('open')
/** Of operations that a worker takes. */
export const isWaiting = [sql.lit('queued'), sql.lit('processing')]
