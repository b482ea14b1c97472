// The mock of the Transactional API.
import { calls, server } from '../../../generated/transactional-v2/calls.ts'
import type { TransactionalMethods } from '../../../generated/transactional-v2/methods.ts'
import { mocks } from '../../../generated/transactional-v2/mocks.ts'
import { type ApiMock, createMock, type MockOptions } from './mock.ts'

/** A mock of the Transactional API that needs no server. */
export const mockTransactional = (options?: MockOptions): ApiMock<keyof TransactionalMethods & string> =>
  createMock(calls, server, mocks, options)
