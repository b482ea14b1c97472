// Every operationId of a document is there once: in paths, webhooks and callbacks. Spectral's own rule looks at paths.
import { callbacksIn, operationsIn } from './lib/operations.js'

export default function uniqueOperationIds(root) {
  const operations = [...operationsIn(root.paths, ['paths']), ...operationsIn(root.webhooks, ['webhooks'])]
  const first = new Map()
  return [...operations, ...callbacksIn(operations)].flatMap(({ operation: { operationId: id }, method, path }) => {
    if (typeof id !== 'string') return []
    const taken = first.get(id)
    first.set(id, taken ?? `${method.toUpperCase()} ${path.at(-2)}`)
    if (taken === undefined) return []
    return [
      { message: `The name ${id} is taken by ${taken}: rename one of the operations.`, path: [...path, 'operationId'] },
    ]
  })
}
