// Every response of a metered API, and of an operation without a key (M-301), has the six headers of its two windows
// (M-004). Other responses have none of them.
import { needsKey, operationsIn } from './lib/operations.js'

const limitHeaders = ['Limit', 'Remaining', 'Reset'].flatMap((end) => [`X-RateLimit-${end}`, `X-Account-${end}`])

function messageOf({ headers = {} }, isMetered) {
  const wrong = limitHeaders.filter((name) => name in headers !== isMetered).join(', ')
  if (wrong === '') return []
  return isMetered
    ? [`The response lacks ${wrong}: add headers: { $ref: shared/headers/RateLimits.yaml }.`]
    : [`The operation is not metered, but its response has ${wrong}: use the responses of specs/shared/unmetered.`]
}

/** `metered` lists the APIs, by title, whose operations with a key are metered. */
export default function rateLimitHeaders(root, { metered }) {
  return [...operationsIn(root.paths, ['paths'])].flatMap(({ operation, path }) => {
    const isMetered = metered.includes(root.info?.title) || !needsKey(root, operation)
    return Object.entries(operation.responses ?? {}).flatMap(([status, response]) =>
      messageOf(response, isMetered).map((message) => ({ message, path: [...path, 'responses', status] })),
    )
  })
}
