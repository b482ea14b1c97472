// Mocks of the APIs for MSW, or as the `fetch` of a client. They are apart from the clients: nobody who only calls loads them.

export { mockMarketing } from './mock/marketing.ts'
export type { ApiMock, MockOptions, MswHttp } from './mock/mock.ts'
export { mockRegistered } from './mock/registered.ts'
export { mockSandbox } from './mock/sandbox.ts'
export { mockTransactional } from './mock/transactional.ts'
