import type { Handlers } from '../../contract/handlers.ts'

export function registeredPingHandlers() {
  return {
    ping: async () => ({ result: 'pong' }),
  } satisfies Handlers<'registered-v1', 'Ping'>
}
