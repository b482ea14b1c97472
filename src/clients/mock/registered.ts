// The mock of the Registered API.
import { calls, server } from '../../../generated/registered-v1/calls.ts'
import type { RegisteredMethods } from '../../../generated/registered-v1/methods.ts'
import { mocks } from '../../../generated/registered-v1/mocks.ts'
import { type ApiMock, createMock, type MockOptions } from './mock.ts'

/** A mock of the Registered API that needs no server. */
export const mockRegistered = (options?: MockOptions): ApiMock<keyof RegisteredMethods & string> =>
  createMock(calls, server, mocks, options)
