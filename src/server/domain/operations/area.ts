// Queued work that the API shows, and who works it off.
import type { Parts } from '../parts.ts'
import type { ActionParts } from './actions.ts'
import { createEnding, type EndParts } from './ending.ts'
import { createOperations } from './operations.ts'
import { createOperationRunner, type RunnerParts } from './runner.ts'

export type OperationsAreaParts = Parts & ActionParts & EndParts & Omit<RunnerParts, 'endOperation'>

export type OperationsArea = ReturnType<typeof createOperationsArea>

export function createOperationsArea(parts: OperationsAreaParts) {
  const endOperation = createEnding(parts)
  return {
    endOperation,
    operations: createOperations(parts),
    operationRunner: createOperationRunner({ ...parts, endOperation }),
  }
}
