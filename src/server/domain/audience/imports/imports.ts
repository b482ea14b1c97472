// Imports: taken in one request, worked off in slices by the background loop.
import { hasFileToCome, insertImportFile } from '../../../store/audience/import-files.ts'
import type { Db } from '../../../store/store.ts'
import type { Author } from '../../accounts/accounts.ts'
import { assertUsers } from '../../accounts/users/named-users.ts'
import { invalid } from '../../errors.ts'
import { assertHookAddress } from '../../hooks/address.ts'
import { openOperation } from '../../operations/operations.ts'
import { SLICE, storeItems } from '../../operations/slices.ts'
import type { Agenda } from '../../timers/agenda.ts'
import type { WorkTurn } from '../../timers/work-turn.ts'
import { fieldsOfList } from '../fields.ts'
import { requireList } from '../lists.ts'
import { assertTags } from '../tags/give-tags.ts'
import { createImportFetch, type FetchDeps } from './import-fetch.ts'
import { assertImportFile, type ImportFile } from './import-file.ts'
import { IMPORT, IMPORT_KIND, type ImportInput, nothingDone } from './import-record.ts'
import type { ImportRules, SliceItem } from './import-slice.ts'

export interface ImportRequest extends ImportRules {
  /** The contacts themselves, or the file that has them. */
  source: readonly SliceItem[] | ImportFile
  /** Tags that each contact gets that the import adds or changes. */
  tags: readonly number[]
  /** Users to tell at the end. */
  notify: number[]
  callbackUrl: string | undefined
}

const isList = (source: ImportRequest['source']): source is readonly SliceItem[] => Array.isArray(source)

export interface Imports {
  /** Takes an import; the runner of operations works it off. Returns the number of the operation. */
  start(by: Author, list: number, request: ImportRequest): Promise<number>
  /** Fetches the file of some import; false when none waits. */
  fetchStep(watched?: WorkTurn): Promise<false | (() => Promise<void>)>
  /** A file comes when its host sends it, whatever the time of the account is. */
  agenda: { isAwaited: (account: number) => Promise<boolean> }
  /** Interrupts fetching, which may take minutes, so that the server can end; the next start begins it again. */
  stop(): void
}

export function createImports(parts: FetchDeps): Imports {
  const { store, clock } = parts
  const fetching = createImportFetch(parts)

  async function assertRequest(account: number, list: number, request: ImportRequest): Promise<void> {
    await requireList(store.db, account, list)
    const known = await fieldsOfList(store.db, account, list)
    if (!known.get(request.compareField)?.unique)
      throw invalid('compareField', 'must be the id of a unique field of the list')
    if (!isList(request.source)) assertImportFile(request.source, known, request.compareField)
    await assertTags(store.db, account, request.tags)
    await assertUsers(store.db, account, request.notify, 'notify')
    if (request.callbackUrl !== undefined) assertHookAddress('callbackUrl', request.callbackUrl)
  }

  /** Opens the operation of an import. Throws `not_found` if the list was deleted. */
  async function open(tx: Db, by: Author, list: number, input: ImportInput, id?: number): Promise<number> {
    const { accountId, userId } = by
    await requireList(tx, accountId, list)
    const progress = { ...nothingDone, next: 0 }
    const work = {
      accountId,
      userId,
      listId: list,
      type: IMPORT,
      kind: IMPORT_KIND,
      input,
      progress,
      at: clock.now(accountId),
    }
    return openOperation(tx, { ...work, ...(id !== undefined && { id }) })
  }

  return {
    async start(by, list, request): Promise<number> {
      await assertRequest(by.accountId, list, request)
      const { source, callbackUrl, ...rest } = request
      const kept = { ...rest, callbackUrl: callbackUrl ?? null }
      if (isList(source)) {
        const input = { ...kept, file: null, slices: Math.ceil(source.length / SLICE), total: source.length }
        return storeItems(store, source, (tx, id) => open(tx, by, list, input, id))
      }
      return store.write(async (tx) => {
        const id = await open(tx, by, list, { ...kept, file: source, slices: 0, total: null })
        await insertImportFile(tx, id, by.accountId)
        return id
      })
    },

    fetchStep: fetching.step,

    agenda: { isAwaited: (account) => hasFileToCome(store.db, account) } satisfies Agenda,

    stop: fetching.stop,
  }
}
