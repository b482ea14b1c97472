// Counts that are written a moment later, but before any other request is answered: a client always finds them
// complete.
import type { FastifyInstance } from 'fastify'
import { SHORT_PATH } from '../lib/short-codes.ts'

/** The paths of short links. */
export const shortPaths = [`${SHORT_PATH}/:code`, '/:code(^[0-9A-Za-z]{10}$)'] as const

/** Requests that show no counts and must not wait for a database. */
const mayNotWait = new Set<string | undefined>([...shortPaths, '/te/:name', '/te/e', '/healthz', '/readyz', '/metrics'])

/** Writes what is buffered before any other request is answered, and before the server closes. */
export function settleFirst(app: FastifyInstance, settle: () => Promise<void> | null): void {
  app.addHook('onRequest', async ({ routeOptions: { url } }) => {
    if (!mayNotWait.has(url)) await settle()
  })
  app.addHook('onClose', async () => void (await settle()))
}
