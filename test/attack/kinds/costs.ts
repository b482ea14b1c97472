// The costliest requests that the contract allows: none holds the event loop. The platform runs in its own process, which
// measures itself.
import { runOperation } from '../../support/extremes/run.ts'
import { populate } from '../../support/fuzz/world.ts'
import { isImplemented } from '../../support/implemented.ts'
import { samples } from '../../support/sample-requests.ts'
import { startWatchedServer } from '../../support/watched-server.ts'
import { type Attempt, judged } from '../attack.ts'
import type { Target } from '../target.ts'

/** Milliseconds of CPU in one piece, on the reference machine of `cpu-speed.ts`. */
const MOST = 400
const left = ['advanceClock', 'restoreSnapshot', 'createFault', 'streamEvents', 'waitForCapturedMessage']
/** These end the world of the others. */
const last = ['resetAccount', 'forgetContacts', 'seedAccount', 'updateContacts']

export async function* costs({ isShort }: Target): AsyncGenerator<Attempt> {
  const server = await startWatchedServer({ MESSAGING_SPEECH: 'off' })
  try {
    const world = await populate(server.doors, 1)
    const chosen = samples
      .filter((sample) => isImplemented(sample) && !left.includes(sample.id))
      // In the short form only reads; `event-loop-contract.test.ts` has the dearest of the others.
      .filter(({ operation, api }) => !isShort || (operation.method === 'get' && api !== 'sandbox-v1'))
      .sort((a, b) => Number(last.includes(a.id)) - Number(last.includes(b.id)))
    for (const sample of chosen) {
      const { costs: found } = await runOperation(sample, { server, world, bytes: 250_000, thorough: false }, MOST)
      const dear = found.filter(({ longest }) => longest > MOST)
      const said = dear.map(({ what, longest }) => `${what}: ${Math.round(longest)} ms`).join(', ')
      yield judged(`${sample.api} ${sample.id}`, dear.length > 0, said)
    }
  } finally {
    await server.close()
  }
}
