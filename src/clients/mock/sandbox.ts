// The mock of the Sandbox API.
import { calls, server } from '../../../generated/sandbox-v1/calls.ts'
import type { SandboxMethods } from '../../../generated/sandbox-v1/methods.ts'
import { mocks } from '../../../generated/sandbox-v1/mocks.ts'
import { type ApiMock, createMock, type MockOptions } from './mock.ts'

/** A mock of the Sandbox API that needs no server. */
export const mockSandbox = (options?: MockOptions): ApiMock<keyof SandboxMethods & string> =>
  createMock(calls, server, mocks, options)
