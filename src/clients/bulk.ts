// Sends any number of items through an operation that takes a limited number: in parts, several at a time, each under
// its own idempotency key, so that what failed can be sent again without doing twice what was done.
import { splitItems } from './bulk-split.ts'
import type { AnyMethod, AnyRequest, BulkEntry } from './call-table.ts'
import { AnswerLostError, ApiError, ConnectionError } from './errors.ts'
import type { BulkOptions } from './options.ts'
import { randomKey } from './random-key.ts'

const CONCURRENCY = 4

interface PartOf<Item> {
  /** Which part it is, from 0. */
  readonly index: number
  /** Index of its first item among all items. */
  readonly from: number
  readonly items: readonly Item[]
  readonly idempotencyKey: string
}

/** What became of a part. */
export type BulkPart<Item, Result> = PartOf<Item> &
  (
    | { readonly status: 'done'; readonly result: Result }
    /** `uncertain`: it may have taken effect; `resume()` finds out, and does not do it twice. */
    | { readonly status: 'failed'; readonly error: ApiError | ConnectionError; readonly uncertain: boolean }
    /** Not sent, because an earlier failure would have repeated itself, or because the signal ended the call. */
    | { readonly status: 'skipped' }
  )

/** What became of an item. */
export interface BulkItemResult<Item, Result> {
  /** Its index among all items. */
  readonly index: number
  readonly item: Item
  readonly status: 'done' | 'failed' | 'skipped'
  /** What the operation answered for it, where it answers for each item. */
  readonly result?: Result extends readonly (infer One)[] ? One : undefined
  readonly error?: ApiError | ConnectionError
}

/** What was done and what was not. All counts are numbers of items. */
export interface BulkResult<Item, Result> {
  /** Whether everything was done. */
  readonly ok: boolean
  readonly done: number
  readonly failed: number
  readonly skipped: number
  /** Every part, in the order of the items. */
  readonly parts: readonly BulkPart<Item, Result>[]
  /** Every item, in order. */
  items(): Generator<BulkItemResult<Item, Result>, void, undefined>
  /** The items that were not done, in order. */
  remaining(): Item[]
  /**
   * Sends what was not done, under the same idempotency keys, with the settings of the first call unless these
   * replace them. The parts stay the same. Resolves with the result of all parts.
   */
  resume(options?: Omit<BulkOptions, 'idempotencyKey' | 'size'>): Promise<BulkResult<Item, Result>>
}

interface Operation {
  operationId: string
  method: AnyMethod
  entry: BulkEntry
}

type AnyPart = BulkPart<unknown, unknown>
interface Sender {
  operationId: string
  send(part: AnyPart, options: BulkOptions): Promise<unknown>
}

/** Sends the items in parts. `request` is what all parts have in common. */
export async function sendInParts(
  { operationId, method, entry }: Operation,
  items: Iterable<unknown>,
  request: AnyRequest = {},
  options: BulkOptions = {},
): Promise<BulkResult<unknown, unknown>> {
  const common = (request.body ?? {}) as Record<string, unknown>
  const bodyOf = (part: AnyPart) => (entry.member === null ? part.items : { ...common, [entry.member]: part.items })
  const parts = splitLists(
    splitItems(items, entry, options.size, JSON.stringify(common).length),
    options.idempotencyKey ?? randomKey(),
  )
  const send: Sender['send'] = (part, { size: _size, concurrency: _concurrency, ...callOptions }) =>
    method({ ...request, body: bodyOf(part) }, { ...callOptions, idempotencyKey: part.idempotencyKey })
  return sendParts(parts, { operationId, send }, options)
}

function splitLists(lists: unknown[][], key: string): AnyPart[] {
  let from = 0
  return lists.map((items, index) => {
    const part = { index, from, items, idempotencyKey: `${key}-${index}`, status: 'skipped' } as const
    from += items.length
    return part
  })
}

/** Sends the parts that are not done, several at a time. Stops after a failure that the next part would share. */
async function sendParts(
  before: readonly AnyPart[],
  sender: Sender,
  options: BulkOptions,
): Promise<BulkResult<unknown, unknown>> {
  const { concurrency = CONCURRENCY, signal } = options
  if (!(concurrency >= 1)) throw new RangeError(`concurrency must be 1 or more, not ${concurrency}.`)
  const parts = [...before]
  const waiting = parts.filter(({ status }) => status !== 'done')
  let stopped = false
  const work = async () => {
    while (!stopped && !signal?.aborted) {
      const part = waiting.shift()
      if (!part) return
      const sent = await sendPart(part, sender, options)
      parts[part.index] = sent
      stopped ||= sent.status === 'failed' && isShared(sent.error)
    }
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, waiting.length) }, work))
  // A signal that ended this call must not end the resumed one, too.
  return resultOf(parts, (again) =>
    sendParts(parts, sender, { ...options, signal: undefined, ...defined(again ?? {}) }),
  )
}

/** Without members that are undefined, which would replace the settings of the first call. */
const defined = (options: object): object =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))

async function sendPart(part: AnyPart, sender: Sender, options: BulkOptions): Promise<AnyPart> {
  const { index, from, items, idempotencyKey } = part
  const same = { index, from, items, idempotencyKey }
  try {
    return { ...same, status: 'done', result: await sender.send(part, options) }
  } catch (error) {
    const known = error instanceof ApiError || error instanceof ConnectionError
    // The signal may have ended the call before the part was sent, or after.
    if (!known && options.signal?.aborted)
      return failed(same, new ConnectionError(sender.operationId, 'the signal ended the call', { cause: error }))
    if (!known) throw error
    return failed(same, error)
  }
}

const failed = (part: PartOf<unknown>, error: ApiError | ConnectionError): AnyPart => ({
  ...part,
  status: 'failed',
  error,
  uncertain: isUncertain(error),
})

const isUncertain = (error: ApiError | ConnectionError): boolean =>
  error instanceof ConnectionError ||
  error instanceof AnswerLostError ||
  (error instanceof ApiError && error.status >= 500 && error.status !== 501 && error.status !== 503)

/** Whether the next part would fail in the same way, because the failure has nothing to do with the items. */
function isShared(error: ApiError | ConnectionError): boolean {
  if (!(error instanceof ApiError)) return true
  return error.status >= 500 || [401, 403, 404, 408, 429].includes(error.status)
}

type Resume = BulkResult<unknown, unknown>['resume']

function resultOf(parts: readonly AnyPart[], resume: NonNullable<Resume>): BulkResult<unknown, unknown> {
  const count = (wanted: AnyPart['status']) =>
    parts.filter(({ status }) => status === wanted).reduce((sum, { items }) => sum + items.length, 0)
  return {
    ok: parts.every(({ status }) => status === 'done'),
    done: count('done'),
    failed: count('failed'),
    skipped: count('skipped'),
    parts,
    *items() {
      for (const part of parts) yield* itemsOfPart(part)
    },
    remaining: () => parts.filter(({ status }) => status !== 'done').flatMap(({ items }) => items),
    resume: async (options = {}) => resume(options),
  }
}

function* itemsOfPart(part: AnyPart): Generator<BulkItemResult<unknown, unknown>, void, undefined> {
  const answers =
    part.status === 'done' && Array.isArray(part.result) && part.result.length === part.items.length
      ? part.result
      : null
  for (const [n, item] of part.items.entries()) {
    yield {
      index: part.from + n,
      item,
      status: part.status,
      ...(answers && { result: answers[n] as undefined }),
      ...(part.status === 'failed' && { error: part.error }),
    }
  }
}
