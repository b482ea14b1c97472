// Operations that read the contacts of a list and write what they are to the result file. They hold no contact, and read
// outside the transaction of their slice, in steps between which others have their turn.
import { setImmediate } from 'node:timers/promises'
import * as pages from '../../../store/audience/contact-pages.ts'
import type { ContactRow } from '../../../store/audience/contacts.ts'
import type { Store } from '../../../store/store.ts'
import type { OperationKind, Slice, Work } from '../../operations/kinds.ts'
import type { TableState } from '../../operations/table-files.ts'
import { readStretch } from '../contact-reads.ts'
import { type ContactProgress, type ContactWorkInput, progressOf, setOf } from './contact-work.ts'

/** Contacts that are read in one piece: with their statistics about 10 ms of work, for which requests wait. */
const STEP = 500
/** Steps of a slice: a part of the file is some hundred kilobytes, so writing it costs little. */
const STEPS = 10

/** A contact as far as it was read: columns that were not asked for are not there. */
export type ReadContact = Pick<ContactRow, Always> & Partial<ContactRow>
type Always = 'id' | 'account_id' | 'status' | 'subscription_date'
const always = ['id', 'account_id', 'status', 'subscription_date'] as const satisfies readonly Always[]

/** Some contacts that were read. */
export interface Extract<I> {
  account: number
  contacts: ReadContact[]
  input: I
}

/** What a slice adds to the file, and what the next one has to know of it. */
export interface WrittenSlice {
  lines: string | Buffer
  table?: TableState
}

/** Writes what one slice adds to the file. */
interface SliceWriter<I> {
  add(extract: Extract<I>): Promise<void>
  close(isLast: boolean): Promise<WrittenSlice>
}

export interface ExtractProgress extends ContactProgress {
  /** The table that the file is, unless it is none. */
  table?: TableState
}

/** What an operation writes of contacts. `I` is what it keeps of its request. */
export interface ContactExtract<I extends ContactWorkInput>
  extends Pick<OperationKind<I, ExtractProgress>, 'name' | 'type' | 'resultFile' | 'end' | 'discard'> {
  /** The columns that it needs in addition to the usual ones. */
  columnsOf(input: I): (keyof ContactRow)[]
  /** Begins with a slice. */
  open(work: Work<I, ExtractProgress>): SliceWriter<I>
}

/** Makes the kind of operation that writes the extract. */
export function createExtractKind<I extends ContactWorkInput>(
  { store }: { store: Store },
  extract: ContactExtract<I>,
): OperationKind<I, ExtractProgress> {
  type ExtractWork = Work<I, ExtractProgress>

  /** Reads the next stretch of the list after the contact `after`; null at its end. */
  async function step(work: ExtractWork, writer: SliceWriter<I>, after: number) {
    const { account_id: account } = work.operation
    const stretch = await pages.nextStretch(store.db, setOf(work), { after, to: work.input.last }, STEP)
    if (!stretch) return null
    const columns = [...new Set([...always, ...extract.columnsOf(work.input)])]
    const contacts: ReadContact[] = await readStretch(store, setOf(work), stretch, (db) =>
      pages.columnsOfStretch(db, setOf(work), stretch, columns),
    )
    await writer.add({ account, contacts, input: work.input })
    return { looked: stretch.contacts, after: stretch.to, found: contacts.length }
  }

  async function read(work: ExtractWork): Promise<Slice<ExtractProgress>> {
    const { last } = work.input
    const writer = extract.open(work)
    const progress = { ...work.progress }
    let isLast = progress.after >= last
    for (let n = 0; n < STEPS && !isLast; n++) {
      const found = await step(work, writer, progress.after)
      if (found) {
        progress.done += found.looked
        progress.changed += found.found
        progress.after = found.after
      }
      isLast = !found || found.after >= last
      // Lets waiting requests run first.
      await setImmediate()
    }
    const { lines, table } = await writer.close(isLast)
    const outcome = { progress: { ...progress, ...(table && { table }) }, lines, isLast }
    return { apply: () => Promise.resolve(outcome) }
  }

  const { name, type, resultFile, end, discard } = extract
  return { name, type, resultFile, end, discard, read, progressOf }
}
