// Reads and changes the stored items of an API as its paths say: `/lists` is a collection, `/lists/{list_id}` one of its items.
import { type Choice, choose, type Route, success } from './routes.ts'
import { createState, fill, type Item, idOf, merge } from './state.ts'

/** A request as far as it concerns stored items. */
export interface Wanted {
  route: Route
  path: string
  query: URLSearchParams
  body: unknown
}

/** The items at a path of the contract. */
interface Collection {
  path: string
  template: string
  /** The member that is the id of an item. */
  name: string
  /** The path of one item in the contract. */
  one: string
}

const withoutLast = (path: string): string => path.replace(/\/[^/]+$/, '')

/** A part of a path in plain text. One that cannot be decoded is the id of nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const pageOf = (items: readonly unknown[], query: URLSearchParams): unknown[] => {
  const offset = Number(query.get('offset') ?? 0)
  return items.slice(offset, offset + Number(query.get('limit') ?? items.length))
}

const itemsIn = (example: unknown): unknown[] | null =>
  Array.isArray(example) ? example : ((example as { items?: unknown[] } | undefined)?.items ?? null)

/** The collections of an API; they start with the items of the examples, unless `empty`. */
export class Collections {
  readonly #state = createState()
  readonly #routes: readonly Route[]
  readonly #empty: boolean

  constructor(routes: readonly Route[], empty: boolean) {
    this.#routes = routes
    this.#empty = empty
  }

  clear(): void {
    this.#state.clear()
  }

  /** The answer of an operation that reads or changes stored items; null for another one. */
  answer(wanted: Wanted): Choice | null {
    const { route, path } = wanted
    const usual = success(route)
    if (!usual) return null
    const listed = route.method === 'get' ? itemsIn(usual.value) : null
    if (listed) return this.#list(wanted, usual, listed)
    if (route.method === 'post' && route.status === 201) return this.#create(wanted, usual)
    if (!route.path.endsWith('}')) return null
    const collection = this.#at(withoutLast(route.path), withoutLast(path))
    return collection?.one === route.path && this.#hasIds(collection) ? this.#one(wanted, collection, usual) : null
  }

  /** The collection of a path: itself if its items have paths, else the one above; null if neither has. */
  #at(template: string, path: string): Collection | null {
    const above = template.endsWith('}') ? template : withoutLast(template)
    for (const [known, real] of [[template, path] as const, [above, withoutLast(path)] as const]) {
      const isOne = (route: Route) =>
        route.path.startsWith(`${known}/{`) && route.path.indexOf('/', known.length + 1) < 0
      const one = this.#routes.find(isOne)
      // A path such as /validate-phone/{number} has no list and no creation: what it answers is not stored.
      if (one && this.#routes.some((route) => route.path === known))
        return { path: real, template: known, name: one.path_parameters.at(-1) as string, one: one.path }
    }
    return null
  }

  #exampleAt(wanted: string): unknown {
    const route = this.#routes.find(({ path, method }) => path === wanted && method === 'get')
    return route && success(route)?.value
  }

  /**
   * The items of the examples: those of the list, with the details of the one that has its own example. An item of a list of
   * unfinished work stays unfinished.
   */
  #seed({ one, template, name }: Collection): Item[] {
    const listed = (itemsIn(this.#exampleAt(template)) ?? []) as Item[]
    const detailed = this.#exampleAt(one) as Item | undefined
    const id = idOf(detailed, name)
    if (!detailed || id === null) return listed.filter((item) => idOf(item, name) !== null)
    const same = listed.find((item) => idOf(item, name) === id)
    return [merge(detailed, same), ...listed.filter((item) => item !== same)]
  }

  /** Whether the examples of a collection have ids. */
  #hasIds(collection: Collection): boolean {
    return this.#seed(collection).length > 0
  }

  #items(collection: Collection): Item[] {
    return this.#state.at(collection.path, () => (this.#empty ? [] : this.#seed(collection)))
  }

  #list({ route, path, query }: Wanted, usual: Choice, examples: readonly unknown[]): Choice {
    const collection = this.#at(route.path, path)
    let items = this.#empty ? [] : examples
    if (collection?.template === route.path && this.#hasIds(collection))
      items = [...this.#items(collection), ...this.#state.below(path)].map((item) => fill(examples[0], item))
    const page = pageOf(items, query)
    const value = Array.isArray(usual.value) ? page : { ...(usual.value as object), items: page }
    if ('total_items' in value) value.total_items = items.length
    return { ...usual, total: items.length, value }
  }

  #create({ route, path, body }: Wanted, usual: Choice): Choice | null {
    const collection = this.#at(route.path, path)
    if (!collection || idOf(usual.value, collection.name) === null) return null
    const example = merge(this.#seed(collection)[0] ?? {}, usual.value)
    return {
      ...usual,
      value: fill(usual.value, this.#state.add(this.#items(collection), example, body, collection.name)),
    }
  }

  #one({ route, path, body }: Wanted, collection: Collection, usual: Choice): Choice | null {
    const id = decoded(path.replace(/^.*\//, ''))
    const items = this.#items(collection)
    const index = items.findIndex((item) => String(idOf(item, collection.name)) === id)
    const item = items[index]
    if (!item) return choose(route, '404') ?? null
    if (route.method === 'delete') items.splice(index, 1)
    if (route.method === 'get' || route.method === 'delete') return { ...usual, value: fill(usual.value, item) }
    const changed = merge(item, body)
    items[index] = changed
    return { ...usual, value: fill(usual.value, changed) }
  }
}
