// An operation takes an Idempotency-Key if it is a POST that needs an API key, and then declares what belongs to it
// (I-001). A POST without security only calculates.
import { isForOthers, needsKey, operationsIn } from './lib/operations.js'

const REPLAYED = 'Idempotent-Replayed'

const takesKey = ({ parameters = [] }) =>
  parameters.some((parameter) => parameter?.in === 'header' && parameter.name === 'Idempotency-Key')

/** The messages about the responses of an operation that takes a key. */
function missingResponses({ responses = {} }, refusals) {
  const messages = refusals
    .filter((status) => !(status in responses))
    .map((status) => `Declare ${status}, for a key that is in use.`)
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  if (!success || REPLAYED in (success.headers ?? {})) return messages
  return [
    ...messages,
    `The success lacks the header ${REPLAYED}: use headers/ReplayableRateLimits.yaml or headers/IdempotentReplayed.yaml of specs/shared.`,
  ]
}

function messagesOf(root, method, operation, refusals) {
  const needs = method === 'post' && needsKey(root, operation)
  if (takesKey(operation) === needs) return needs ? missingResponses(operation, refusals) : []
  return needs
    ? ['A POST that needs an API key takes effect: add shared/parameters/IdempotencyKey.yaml to its parameters.']
    : ['Only a POST that needs an API key takes an Idempotency-Key: remove the parameter.']
}

/** `refusesWith400` lists the APIs, by title, that refuse with 400 what others refuse with 409 or 422 (T-002). */
export default function idempotencyKey(root, { refusesWith400 }) {
  if (isForOthers(root)) return []
  const refusals = refusesWith400.includes(root.info?.title) ? ['400'] : ['409', '422']
  return [...operationsIn(root.paths, ['paths'])].flatMap(({ operation, method, path }) =>
    messagesOf(root, method, operation, refusals).map((message) => ({ message, path })),
  )
}
