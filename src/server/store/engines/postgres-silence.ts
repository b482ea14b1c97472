// Notices a server that neither answers nor ends its connections, as when its machine hangs or lost its network. TCP would
// wait for 15 minutes.
import type { Client } from 'pg'
import type { Route } from './postgres-route.ts'

/** Milliseconds between two questions. */
const BEAT_MS = 1_000
/** Milliseconds without an answer after which other servers of the list are asked whether they were promoted. */
const SILENT_MS = 3_000

/** Asks the server of a connection until the connection ends. `inTurn` runs a query after those before it. */
export function watchSilence(
  client: Client,
  route: Route,
  inTurn: (query: () => Promise<unknown>) => Promise<unknown>,
) {
  let askedAt: number | null = null
  const answered = () => {
    askedAt = null
  }
  const beat = setInterval(() => {
    if (askedAt === null) {
      askedAt = performance.now()
      inTurn(() => client.query('SELECT')).then(answered, answered)
    } else if (performance.now() - askedAt > SILENT_MS) void route.findPromoted()
  }, BEAT_MS)
  beat.unref()
  client.once('end', () => clearInterval(beat))
}
