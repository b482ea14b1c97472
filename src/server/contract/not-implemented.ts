// The placeholder for a missing handler: its operation is in the contract and answers 501.
import { DomainError } from '../domain/errors.ts'

/** The handler of an operation that the platform does not do yet. Over SOAP it answers with a fault (O-020). */
export const notImplemented = async (): Promise<never> => {
  throw new DomainError('not_implemented', 'The contract has this operation; the platform does not do it yet.')
}
