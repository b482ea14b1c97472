import type { Handlers } from '../../contract/handlers.ts'

export function pingHandlers() {
  return {
    ping: async () => ({ result: 'pong' }),
  } satisfies Handlers<'marketing-v3', 'Ping'>
}
