// Queued work that the API shows, and who works it off.
import type { DomainDeps } from '../deps.ts'
import type { ActionDeps } from './actions.ts'
import { createEnding, type EndDeps, type EndOperation } from './ending.ts'
import { createOperations, type Operations } from './operations.ts'
import { createOperationRunner, type OperationRunner, type RunnerDeps } from './runner.ts'

export type OperationsAreaDeps = DomainDeps & ActionDeps & EndDeps & Omit<RunnerDeps, 'endOperation'>

export interface OperationsArea {
  endOperation: EndOperation
  operations: Operations
  operationRunner: OperationRunner
}

export function createOperationsArea(parts: OperationsAreaDeps): OperationsArea {
  const endOperation = createEnding(parts)
  return {
    endOperation,
    operations: createOperations(parts),
    operationRunner: createOperationRunner({ ...parts, endOperation }),
  }
}
