// What can be done to an operation now.
import { useState } from 'preact/hooks'
import { api } from '../../data/api.ts'
import { useAction } from '../../data/load.ts'
import { showNotice } from '../../shell/notices.tsx'
import { t } from '../../texts/texts.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Failure } from '../../ui/failure.tsx'
import { useReaching } from '../../ui/real-people.tsx'
import type { Status } from './operation-parts.tsx'

const texts = t.operations
type Action = keyof typeof texts.actions

/** Which actions a state allows (see the state machine of the contract). */
const allowed: Record<Status, readonly Action[]> = {
  queued: ['approve', 'pause', 'cancel'],
  processing: ['pause', 'cancel'],
  executing: ['pause', 'cancel'],
  paused: ['resume', 'cancel'],
  finished: [],
  canceled: [],
  error: [],
}

/** Those of an operation whose issue waits for a decision. */
const held: readonly Action[] = ['approve', 'resume', 'cancel']

/** Actions that another one takes back. */
const undone: Partial<Record<Action, Action>> = { pause: 'resume', resume: 'pause' }

/** Does it; throws in words when the operation does not allow it any more. */
async function act(action: Action, id: number): Promise<void> {
  const { marketing } = api()
  const call = {
    approve: marketing.approveOperations,
    pause: marketing.pauseOperations,
    resume: marketing.resumeOperations,
    cancel: marketing.cancelOperations,
  }[action]
  const { success } = await call({ body: { operations: [id] } })
  if (!success.includes(id)) throw new Error(texts.refused)
}

interface Operation {
  id: number
  status: Status
  /** Whether an issue of a feed waits for a decision. */
  isHeld: boolean
  onDone(): void
}

/** The buttons for an operation. */
export function OperationActions({ id, status, isHeld, onDone }: Operation) {
  const [asking, setAsking] = useState(false)
  const { busy, error, run } = useAction()
  const { reach, question } = useReaching()
  const labels = isHeld ? { ...texts.actions, ...texts.heldActions } : texts.actions
  const perform = async (action: Action) => {
    const back = undone[action]
    const isDone = await run(() => act(action, id))
    onDone()
    if (isDone) showNotice(texts.did[action](id), back && (() => void perform(back)))
  }
  const choose = (action: Action): void => {
    if (action === 'cancel') setAsking(true)
    else if (action === 'pause') void perform(action)
    else reach({ action: labels[action], work: () => perform(action) })
  }
  return (
    <>
      <div class="actions">
        {(isHeld ? held : allowed[status]).map((action) => (
          <button
            key={action}
            type="button"
            class={action === 'cancel' ? 'danger' : undefined}
            disabled={busy}
            onClick={() => choose(action)}
          >
            {labels[action]}
          </button>
        ))}
      </div>
      <Failure error={error} />
      {question}
      {asking && (
        <Confirm
          title={texts.cancelTitle}
          text={texts.cancelText}
          action={texts.actions.cancel}
          work={() => perform('cancel')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
