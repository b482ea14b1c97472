import { DomainError } from '../domain/errors.ts'

/** Stands for a handler that nobody has written yet; the operation answers 501. */
export const notImplemented = async (): Promise<never> => {
  throw new DomainError('not_implemented', 'The contract has this operation; the platform does not do it yet.')
}
