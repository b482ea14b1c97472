// What the compiler accepts in calls. `npm run typecheck` is the test: a line under @ts-expect-error that compiles is
// an error there. Nothing in this file is called.
import { expect, expectTypeOf, it } from 'vitest'
import type { MarketingClient, MarketingSchemas, SandboxClient, TransactionalClient } from '../../src/clients/index.ts'

export function refused(marketing: MarketingClient, sandbox: SandboxClient, transactional: TransactionalClient) {
  // @ts-expect-error an operation that is not there
  void marketing.createLists({ body: { internal_name: 'a' } })
  // @ts-expect-error an operation of another API
  void marketing.getCapturedMessage({ path: { captured_id: 1 } })
  // @ts-expect-error a misspelt member of the path
  void marketing.getList({ path: { listId: 1 } })
  // @ts-expect-error a path of the wrong type
  void marketing.getList({ path: { list_id: 'one' } })
  // @ts-expect-error no path
  void marketing.getList({})
  // @ts-expect-error no request
  void marketing.getList()
  // @ts-expect-error half a path
  void marketing.getContact({ path: { list_id: 1 } })
  // @ts-expect-error no body
  void marketing.createList({})
  // @ts-expect-error a body without what it must have
  void marketing.createList({ body: { public_name: 'a' } })
  // @ts-expect-error a misspelt member of the body
  void marketing.createList({ body: { internal_name: 'a', publicname: 'a' } })
  // @ts-expect-error a body where there is none
  void marketing.deleteList({ path: { list_id: 1 }, body: {} })
  // @ts-expect-error a misspelt member of the query
  void marketing.listLists({ query: { limits: 1 } })
  // @ts-expect-error a value of the query of the wrong type
  void marketing.listContacts({ path: { list_id: 1 }, query: { extra_field_id: { 3: 4 } } })
  // @ts-expect-error a query where there is none
  void marketing.getList({ path: { list_id: 1 }, query: {} })
  // @ts-expect-error an option that is not there
  void marketing.ping({}, { timeout: 1 })
  // @ts-expect-error no pages
  void marketing.getList.items({ path: { list_id: 1 } })
  // @ts-expect-error a cap is for iterations
  void marketing.listLists({}, { max: 1 })
  // @ts-expect-error clients are not changed
  marketing.ping = marketing.ping
  // @ts-expect-error no body
  void transactional.sendEmail({})
  // @ts-expect-error a body without what it must have
  void transactional.sendEmail({ body: {} })
  // @ts-expect-error a body that is none of those that the operation takes
  void sandbox.createMessageEvent({ path: { captured_id: 1 }, body: {} })
  // @ts-expect-error the answer is text
  void sandbox.getCapturedSource({ path: { captured_id: 1 } }).then((source) => source.subject)
}

export function results(marketing: MarketingClient, sandbox: SandboxClient) {
  expectTypeOf(marketing.createList({ body: { internal_name: 'a' } })).resolves.toEqualTypeOf<
    MarketingSchemas['List']
  >()
  expectTypeOf(marketing.deleteList({ path: { list_id: 1 } })).resolves.toEqualTypeOf<void>()
  expectTypeOf(marketing.listLists()).resolves.toEqualTypeOf<MarketingSchemas['ListPage']>()
  expectTypeOf(marketing.listLists.items({ query: { limit: 1 } }, { max: 2 })).toExtend<
    AsyncIterable<MarketingSchemas['List']>
  >()
  expectTypeOf(marketing.listLists.pages()).toExtend<AsyncIterable<MarketingSchemas['ListPage']>>()
  expectTypeOf(sandbox.getCapturedSource({ path: { captured_id: 1 } })).resolves.toEqualTypeOf<string>()
}

/** Operations that have pages, but pages without items. */
type Itemless<Client> = {
  [Id in keyof Client]: Client[Id] extends { items(...args: never[]): AsyncGenerator<infer Item> }
    ? [Item] extends [never]
      ? Id
      : never
    : never
}[keyof Client]

it('every operation with pages has items', () => {
  expectTypeOf<Itemless<MarketingClient>>().toBeNever()
  expectTypeOf<Itemless<SandboxClient>>().toBeNever()
  expectTypeOf<Itemless<TransactionalClient>>().toBeNever()
})

it('calls that do not fit the contract are refused by the compiler', () => {
  expect([refused, results].every((check) => typeof check === 'function')).toBe(true)
})
