// What the compiler accepts in calls. `npm run typecheck` is the test: a line under @ts-expect-error that compiles is
// an error there. Nothing in this file is called.
import { expect, expectTypeOf, it } from 'vitest'
import type { paths as marketingPaths } from '../../generated/marketing-v3/types.ts'
import type { paths as registeredPaths } from '../../generated/registered-v1/types.ts'
import type { paths as sandboxPaths } from '../../generated/sandbox-v1/types.ts'
import type { paths as transactionalPaths } from '../../generated/transactional-v2/types.ts'
import type {
  ApiError,
  MarketingClient,
  MarketingFetchClient,
  MarketingPaths,
  MarketingSchemas,
  RegisteredPaths,
  SandboxClient,
  SandboxFetchClient,
  SandboxPaths,
  TransactionalClient,
  TransactionalPaths,
} from '../../src/clients/index.ts'

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

export function refusedByPath(marketing: MarketingFetchClient) {
  // @ts-expect-error a path that is not there
  void marketing.GET('/list')
  // @ts-expect-error a method that the path does not have
  void marketing.PUT('/lists')
  // @ts-expect-error no path parameter
  void marketing.GET('/lists/{list_id}')
  // @ts-expect-error a misspelt path parameter
  void marketing.GET('/lists/{list_id}', { params: { path: { listId: 1 } } })
  // @ts-expect-error a misspelt member of the query
  void marketing.GET('/lists', { params: { query: { limits: 1 } } })
  // @ts-expect-error a query where there is none
  void marketing.GET('/lists/{list_id}', { params: { path: { list_id: 1 }, query: { limit: 1 } } })
  // @ts-expect-error no body
  void marketing.POST('/lists', {})
  // @ts-expect-error a member of the body of the wrong type
  void marketing.POST('/lists', { body: { internal_name: 7 } })
  // @ts-expect-error a key for an operation that takes none
  void marketing.GET('/lists', { params: { header: { 'Idempotency-Key': 'a' } } })
}

export async function resultsByPath(marketing: MarketingFetchClient, sandbox: SandboxFetchClient) {
  const { data, error } = await marketing.GET('/lists', { params: { query: { limit: 1 } } })
  if (data) expectTypeOf(data).toEqualTypeOf<MarketingSchemas['ListPage']>()
  if (error) expectTypeOf(error).toExtend<Pick<ApiError, 'status' | 'detail' | 'errors' | 'requestId' | 'message'>>()
  const removed = await marketing.DELETE('/lists/{list_id}', { params: { path: { list_id: 1 } } })
  expectTypeOf(removed.data).toEqualTypeOf<undefined>()
  const source = await sandbox.GET('/messages/{captured_id}/source', { params: { path: { captured_id: 1 } } })
  expectTypeOf(source.data).toEqualTypeOf<string | undefined>()
  const { data: events } = await sandbox.GET('/events', { parseAs: 'stream' })
  expectTypeOf(events).toEqualTypeOf<ReadableStream<Uint8Array<ArrayBuffer>> | null | undefined>()
}

type Content<R> = {
  [S in keyof R]: S extends 200 | 201 | 202 ? (R[S] extends { content: infer C } ? C : never) : never
}[keyof R]
type Body<O> = O extends { requestBody?: infer B } ? (NonNullable<B> extends { content: infer C } ? C : never) : never
type Part<O, Name extends string> = O extends { parameters: { [K in Name]?: infer P } } ? NonNullable<P> : never
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

type Fits<Ours, Theirs> = Ours extends { responses: infer R }
  ? Theirs extends { responses: infer S }
    ? [
        Same<Body<Ours>, Body<Theirs>>,
        Same<Part<Ours, 'path'>, Part<Theirs, 'path'>>,
        Same<Part<Ours, 'query'>, Part<Theirs, 'query'>>,
        unknown extends Content<R>[keyof Content<R>] ? true : Same<Content<R>, Content<S>>,
      ]
    : [false]
  : [Same<Ours, Theirs>]

/** The operations of which two `paths` say different things. */
type Different<Ours, Theirs> = {
  [Path in keyof Theirs]: Path extends keyof Ours
    ? {
        [Verb in keyof Theirs[Path]]-?: Verb extends keyof Ours[Path]
          ? false extends Fits<Ours[Path][Verb], Theirs[Path][Verb]>[number]
            ? [Path, Verb]
            : never
          : [Path, Verb]
      }[keyof Theirs[Path]]
    : [Path]
}[keyof Theirs]

it('the paths of the clients say what those of openapi-typescript say', () => {
  expectTypeOf<Different<MarketingPaths, marketingPaths>>().toBeNever()
  expectTypeOf<Different<TransactionalPaths, transactionalPaths>>().toBeNever()
  expectTypeOf<Different<RegisteredPaths, registeredPaths>>().toBeNever()
  expectTypeOf<Different<SandboxPaths, sandboxPaths>>().toBeNever()
  expectTypeOf<keyof MarketingPaths>().toEqualTypeOf<keyof marketingPaths>()
  expectTypeOf<keyof TransactionalPaths>().toEqualTypeOf<keyof transactionalPaths>()
  expectTypeOf<keyof RegisteredPaths>().toEqualTypeOf<keyof registeredPaths>()
  expectTypeOf<keyof SandboxPaths>().toEqualTypeOf<keyof sandboxPaths>()
})

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
  expect([refused, results, refusedByPath, resultsByPath].every((check) => typeof check === 'function')).toBe(true)
})
