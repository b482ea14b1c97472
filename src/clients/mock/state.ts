// What a mock remembers: the items of each collection, as `/lists` or `/lists/1/contacts`. It starts with the examples.

/** An object of an answer or of a request. */
export type Item = Record<string, unknown>

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value)

const copy = <T>(value: T): T => structuredClone(value)

/** The item with what a request says; objects are merged, lists and other values replaced. */
export function merge(item: Item, given: unknown): Item {
  if (!isItem(given)) return item
  const merged = { ...item }
  for (const [name, value] of Object.entries(given)) {
    const before = merged[name]
    merged[name] = isItem(before) && isItem(value) ? merge(before, value) : value
  }
  return merged
}

/** An example with the values of a stored item instead of the values in the example. */
export function fill(example: unknown, item: Item): unknown {
  if (!isItem(example)) return example
  const entries = Object.entries(example).map(([name, value]) => {
    const stored = item[name]
    return [name, stored === undefined ? value : isItem(value) && isItem(stored) ? fill(value, stored) : stored]
  })
  return Object.fromEntries(entries) as Item
}

/** The id of an item: the member itself, or one of an object in it, such as `base.contact_id`. */
export function idOf(item: unknown, name: string): string | number | null {
  if (!isItem(item)) return null
  const own = item[name] ?? Object.values(item).find((part) => isItem(part) && name in part)
  const id = isItem(own) ? own[name] : own
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

/** The item under another id, which may be in it and in an object of it. */
function withId(item: Item, name: string, id: string | number): Item {
  const parts = Object.entries(item).map(([key, value]) => [
    key,
    isItem(value) && name in value ? { ...value, [name]: id } : value,
  ])
  return { ...(Object.fromEntries(parts) as Item), [name]: id }
}

/** An id that no item has: the next number, or a text of the same length. */
function nextId(example: string | number, taken: ReadonlySet<string>): string | number {
  for (let n = 1; ; n++) {
    const number = String(n)
    const id = typeof example === 'number' ? n : `${example.slice(0, -number.length)}${number}`
    if (!taken.has(String(id))) return id
  }
}

/** The items by collection. */
export function createState() {
  const collections = new Map<string, Item[]>()
  return {
    clear: () => collections.clear(),
    /** The items of a collection; `seed` makes the first ones. */
    at(path: string, seed: () => unknown[]): Item[] {
      const items = collections.get(path) ?? copy(seed()).filter(isItem)
      collections.set(path, items)
      return items
    },
    /** The items of collections right below a path: a list of campaigns also shows those of `/campaigns/email`. */
    below: (path: string): Item[] =>
      [...collections].filter(([key]) => key.replace(/\/[a-z-]+$/, '') === path).flatMap(([, items]) => items),
    /** Adds an item under a new id, unless the request has one. */
    add(items: Item[], example: Item, given: unknown, name: string): Item {
      const taken = new Set(items.map((item) => String(idOf(item, name))))
      const asked = idOf(given, name)
      const id = asked ?? nextId(idOf(example, name) ?? 1, taken)
      const item = withId(merge(copy(example), given), name, id)
      items.push(item)
      return item
    },
  }
}
