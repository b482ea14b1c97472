// The client of the Sandbox API for tests. A single wait for a captured message ends after 30 s at most, in which a busy
// machine may not send it: this client waits again until the message is there.
import {
  type ClientOptions,
  createSandboxClient,
  RequestTimeoutError,
  type SandboxClient,
} from '../../src/clients/index.ts'

/** Seconds of the longest wait. Tests of the wait itself choose a shorter one, which is not repeated. */
const LONGEST = 30
/** Milliseconds after which the last timeout is thrown, as in `eventually`. */
const PATIENCE = 120_000

/** A client whose `waitForCapturedMessage` repeats a wait without `timeout`, or with the longest one. */
export function createPatientSandbox(options: ClientOptions): SandboxClient {
  const client = createSandboxClient(options)
  const waitForCapturedMessage: SandboxClient['waitForCapturedMessage'] = async (request = {}, callOptions) => {
    const { query } = request
    const timeout = query?.timeout ?? LONGEST
    const end = performance.now() + PATIENCE
    for (;;) {
      try {
        return await client.waitForCapturedMessage({ ...request, query: { ...query, timeout } }, callOptions)
      } catch (error) {
        const isOver = timeout !== LONGEST || performance.now() > end
        if (isOver || !(error instanceof RequestTimeoutError)) throw error
      }
    }
  }
  return { ...client, waitForCapturedMessage }
}
