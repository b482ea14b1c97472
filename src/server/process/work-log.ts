// What the log says of background work that fails, and of outages of the database.
import type { FastifyInstance } from 'fastify'
import { type Store, StoreUnavailableError } from '../store/store.ts'

/** Creates the function that logs failed steps of the work loop. It keeps the first one in `failures`. */
export function logFailures({ log }: FastifyInstance, { outage }: Store, failures: unknown[]) {
  return (task: string, err: unknown): void => {
    // The log has one line for the outage, not one for each step that fails because of it.
    if (err instanceof StoreUnavailableError) return outage.note(err)
    failures[0] ??= err
    log.error({ task, err }, 'a step of the work loop failed')
  }
}

/** One line in the log when reads move from the replica to the primary, and one when they return. */
function logReplica({ log }: FastifyInstance, { replica }: Store): void {
  const say = (reason: string | null) => {
    if (reason !== null) log.warn(`The replica is not used: ${reason} Its reads go to the primary.`)
    else log.info('The replica is used again.')
  }
  const reason = replica?.reason() ?? null
  if (reason !== null) say(reason)
  replica?.onChange(say)
}

/** One line in the log when an outage of the database begins, and one when it is over. */
function logOutages({ log }: FastifyInstance, { outage }: Store): void {
  outage.onChange((error) => {
    if (error) log.error(`${error.message}. Requests that write get 503, and nothing is sent until this is over.`)
    else log.warn('The database takes writes again. The outcomes of sent messages are stored, and work continues.')
  })
}

/** Logs outages of the database and changes of its replica. */
export function logServers(app: FastifyInstance, store: Store): void {
  logOutages(app, store)
  logReplica(app, store)
}
