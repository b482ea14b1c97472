// The mock of the Marketing API.
import { calls, server } from '../../../generated/marketing-v3/calls.ts'
import type { MarketingMethods } from '../../../generated/marketing-v3/methods.ts'
import { mocks } from '../../../generated/marketing-v3/mocks.ts'
import { type ApiMock, createMock, type MockOptions } from './mock.ts'

/** A mock of the Marketing API that needs no server. */
export const mockMarketing = (options?: MockOptions): ApiMock<keyof MarketingMethods & string> =>
  createMock(calls, server, mocks, options)
