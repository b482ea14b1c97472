// What a file of tests starts once: it is there from the first test of the file, or of the `describe`, to the last.
import { afterAll, beforeAll } from 'vitest'

/**
 * Starts something before the tests and stops it after them. Returns it under a name that may be used as soon as a hook
 * or a test runs. What is called first starts first, and stops last.
 */
export function duringTests<T extends object>(start: () => Promise<T>, stop: (started: T) => unknown): T {
  let started: T | undefined
  beforeAll(async () => {
    started = await start()
  })
  afterAll(async () => {
    if (started) await stop(started)
    started = undefined
  })
  const current = (): T => {
    if (!started) throw new Error('It starts before the tests: use it in a test or in a hook.')
    return started
  }
  return new Proxy({} as T, {
    get: (_, name) => {
      const value: unknown = Reflect.get(current(), name)
      // Methods of classes need their object, not this proxy.
      return typeof value === 'function' ? value.bind(current()) : value
    },
    set: (_, name, value) => Reflect.set(current(), name, value),
    has: (_, name) => Reflect.has(current(), name),
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor: (_, name) => {
      const found = Reflect.getOwnPropertyDescriptor(current(), name)
      return found && { ...found, configurable: true }
    },
  })
}
