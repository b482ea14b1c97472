// A store of the engine for a file of tests.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '../../src/server/store/store.ts'
import { duringTests } from './during-tests.ts'
import { dropDatabaseOf, openTestStore } from './engine.ts'

/** A store with all migrations in a new folder, both of which are gone after the tests. */
export function useStore(): Store {
  let folder = ''
  return duringTests(
    async () => {
      folder = await mkdtemp(join(tmpdir(), 'messaging-store-'))
      return openTestStore(folder)
    },
    async (store) => {
      await store.close()
      await rm(folder, { recursive: true, force: true })
      await dropDatabaseOf(folder)
    },
  )
}
