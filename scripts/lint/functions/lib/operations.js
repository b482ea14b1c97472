// The operations of a document, and what they inherit from it.
import { isNode } from './reached.js'

const methods = ['get', 'put', 'post', 'delete', 'patch']
const entriesOf = (value) => Object.entries(isNode(value) || Array.isArray(value) ? value : {})

/** Every operation below a map of path items: its method and its path in the document. */
export function* operationsIn(items, path) {
  for (const [name, item] of entriesOf(items)) {
    for (const method of methods) {
      const operation = isNode(item) ? item[method] : undefined
      if (isNode(operation)) yield { operation, method, path: [...path, name, method] }
    }
  }
}

/** The same for the callbacks of operations. */
export function* callbacksIn(operations) {
  for (const { operation, path } of operations)
    for (const [name, expressions] of entriesOf(operation.callbacks))
      yield* operationsIn(expressions, [...path, 'callbacks', name])
}

/** Whether an operation needs an API key: it has security, or the document has some and the operation does not remove it. */
export const needsKey = (root, operation) => (operation.security ?? root.security ?? []).length > 0

/** Whether others implement the API, so that the platform's rules about keys and answers do not apply. */
export const isForOthers = (root) => root['x-implemented-by'] !== undefined

function* mediaOf(holder, path) {
  for (const [type, media] of entriesOf(holder?.content))
    if (isNode(media?.schema)) yield { schema: media.schema, path: [...path, 'content', type, 'schema'] }
}

function* bodiesOf(operations) {
  for (const { operation, path } of operations) yield* mediaOf(operation.requestBody, [...path, 'requestBody'])
}

function* schemasOf(map, path) {
  for (const [name, holder] of entriesOf(map))
    if (isNode(holder?.schema)) yield { schema: holder.schema, path: [...path, name, 'schema'] }
}

function* parametersOf(operations) {
  for (const { operation, path } of operations) yield* schemasOf(operation.parameters, [...path, 'parameters'])
}

function* responsesOf(operations) {
  for (const { operation, path } of operations)
    for (const [status, response] of entriesOf(operation.responses))
      yield* mediaOf(response, [...path, 'responses', status])
}

function* headersOf(operations) {
  for (const { operation, path } of operations)
    for (const [status, response] of entriesOf(operation.responses))
      yield* schemasOf(response?.headers, [...path, 'responses', status, 'headers'])
}

/** The schemas that a document names directly, by what they are for. */
export const startsOf = {
  /** The bodies that callers send. */
  bodies: (root) => [...bodiesOf(operationsIn(root.paths, ['paths']))],
  /** What callers send. In an API that others implement, webhooks are requests to the platform. */
  requests(root) {
    const operations = [
      ...operationsIn(root.paths, ['paths']),
      ...(isForOthers(root) ? operationsIn(root.webhooks, ['webhooks']) : []),
    ]
    return [...bodiesOf(operations), ...parametersOf(operations)]
  },
  /** The bodies that the platform sends: responses, webhooks, callbacks. */
  answers(root) {
    const operations = [...operationsIn(root.paths, ['paths'])]
    return [
      ...responsesOf(operations),
      ...bodiesOf(callbacksIn(operations)),
      ...bodiesOf(operationsIn(root.webhooks, ['webhooks'])),
    ]
  },
  /** All of them. */
  every(root) {
    const operations = [...operationsIn(root.paths, ['paths']), ...operationsIn(root.webhooks, ['webhooks'])]
    const all = [...operations, ...callbacksIn(operations)]
    const schemas = entriesOf(root.components?.schemas).filter(([, schema]) => isNode(schema))
    return [
      ...schemas.map(([name, schema]) => ({ schema, path: ['components', 'schemas', name] })),
      ...bodiesOf(all),
      ...parametersOf(all),
      ...responsesOf(all),
      ...headersOf(all),
    ]
  },
}
