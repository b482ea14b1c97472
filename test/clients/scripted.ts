// A server on this machine that gives the answers of a script, one for each request, and a client of it
// that notes its waits instead of waiting.

import type { ClientOptions } from '../../src/clients/index.ts'
import { createMarketingClient } from '../../src/clients/index.ts'
import type { Respond, ScriptedAnswer } from '../support/receiver.ts'
import { startReceiver } from '../support/receiver.ts'

export const KEY = 'sandbox_0123456789abcdef'

/** An answer with a JSON body. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): ScriptedAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json', 'x-request-id': 'boot-1', ...headers },
    body: JSON.stringify(body),
  }
}

/** An error as the contract has it. */
export function problem(
  status: number,
  headers?: Record<string, string>,
  more: Record<string, unknown> = {},
): ScriptedAnswer {
  return json(status, { title: `Title ${status}`, status, detail: `Detail ${status}`, ...more }, headers)
}

type Step = Awaited<ReturnType<Respond>> | Respond

/** Answers with the steps in turn; the last one stays. */
export async function startScripted(...steps: Step[]) {
  let next = 0
  const receiver = await startReceiver((request) => {
    const step = steps[Math.min(next++, steps.length - 1)] as Step
    return typeof step === 'function' ? step(request) : step
  })
  const waits: number[] = []
  const client = (options: Partial<ClientOptions> = {}) =>
    createMarketingClient({
      apiKey: KEY,
      baseUrl: `${receiver.url}/marketing/v3/`,
      sleep: async (ms) => void waits.push(ms),
      random: () => 0,
      ...options,
    })
  const close = () => receiver.close()
  return { receiver, waits, client, close, [Symbol.asyncDispose]: close }
}
