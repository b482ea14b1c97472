// The platform under attack, with its ports on loopback and what it logged.
import { listenLoopback } from '../../src/server/http/listener.ts'
import { populate, type World } from '../support/fuzz/world.ts'
import { openAccount } from '../support/marketing.ts'
import { startRelay, type TestRelay } from '../support/relay.ts'
import { startReturns, type TestReturns } from '../support/returned.ts'
import { startServer, type TestServer } from '../support/server.ts'

export interface Target {
  server: TestServer
  /** An account with one of each thing. */
  owner: World
  /** The key of another account. */
  strangerKey: string
  port: number
  relay: TestRelay
  returns: TestReturns
  /** What the platform has logged so far. */
  logged: string[]
  /** Whether to try a part only, for `npm test`. */
  isShort: boolean
}

/** How long slow clients may take here, in milliseconds: patience of minutes would make the suite as long. */
export const SLOW = { phase: 1_500, silence: 3_000 }

export async function startTarget(isShort: boolean): Promise<Target & { close(): Promise<void> }> {
  const logged: string[] = []
  const logStream = { write: (line: string) => void logged.push(line) }
  const server = await startServer({
    env: { MESSAGING_LOG: 'info', MESSAGING_REQUEST_LIMITS: '20,10,5' },
    app: { logStream },
  })
  const owner = await populate(server, 1)
  const { key: strangerKey } = await openAccount(server, 'Stranger')
  const listener = await listenLoopback(0, server.app.http.routing.bind(server.app.http))
  const phases = { login: SLOW.phase, command: SLOW.phase, mail: SLOW.phase }
  const limits = { phases, silence: SLOW.silence, unread: SLOW.phase }
  const relay = await startRelay(server, limits)
  const returns = await startReturns(server, limits)
  return {
    ...{ server, owner, strangerKey, relay, returns, logged, isShort },
    port: listener.port,
    async close() {
      server.app.domain.sandbox.live.end()
      await returns.close()
      await relay.close()
      await listener.close()
      await server.close()
    },
  }
}
