// Removes a deleted tag from its contacts, in slices. The tag is already hidden.
import type { Clock } from '../../../lib/clock.ts'
import { detachTag, holdTagged } from '../../../store/audience/contact-tags.ts'
import type { Db } from '../../../store/store.ts'
import { recordEvents } from '../../events/events.ts'
import type { OperationInput, OperationKind } from '../../operations/kinds.ts'
import { openOperation } from '../../operations/operations.ts'
import { SLICE } from '../../operations/slices.ts'
import { tagEvent } from './tag-events.ts'

interface RemovalInput extends OperationInput {
  tag: number
}

interface RemovalProgress {
  done: number
  total: number
}

const kind = { type: 'detach_tag', kind: 'tag-removal' } as const

/** Queues the work, in the transaction that deletes the tag. */
export function openTagRemoval(
  tx: Db,
  { account, user, tag, total, at }: { account: number; user: number | null; tag: number; total: number; at: number },
): Promise<number> {
  const input: RemovalInput = { tag, notify: [], callbackUrl: null }
  const progress = { done: 0, total, next: 0 }
  return openOperation(tx, { ...kind, accountId: account, userId: user, listId: null, input, progress, at })
}

/** The kind of operation that takes a deleted tag off its contacts. */
export const createTagRemovalKind = ({ clock }: { clock: Clock }): OperationKind<RemovalInput, RemovalProgress> => ({
  name: kind.kind,
  type: kind.type,
  resultFile: () => null,
  async read({ operation: { account_id: account }, input: { tag }, progress }) {
    return {
      async apply(tx) {
        const contacts = await holdTagged(tx, account, tag, SLICE)
        const ids = contacts.map(({ id }) => id)
        await detachTag(tx, tag, ids)
        const now = clock.now(account)
        await recordEvents(
          tx,
          contacts.map((contact) => tagEvent('detach_tag', contact, tag, now)),
        )
        const next = { ...progress, done: progress.done + contacts.length }
        return { progress: next, lines: '', isLast: contacts.length < SLICE }
      },
    }
  },
  end: ({ input }) => ({
    subject: `Tag ${input.tag} is gone`,
    text: `No contact has tag ${input.tag} any more.`,
    callback: null,
  }),
  discard: async () => undefined,
})
