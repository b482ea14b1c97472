// What can be done to an operation now.
import { useState } from 'preact/hooks'
import { api } from '../../data/api.ts'
import { useAction } from '../../data/load.ts'
import { notify } from '../../shell/notices.tsx'
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
}

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

/** The buttons for an operation. */
export function OperationActions({ id, status, onDone }: { id: number; status: Status; onDone(): void }) {
  const [asking, setAsking] = useState(false)
  const { busy, error, run } = useAction()
  const { reach, question } = useReaching()
  const perform = async (action: Action) => {
    const back = undone[action]
    const isDone = await run(() => act(action, id))
    onDone()
    if (isDone) notify(texts.did[action](id), back && (() => void perform(back)))
  }
  const choose = (action: Action): void => {
    if (action === 'cancel') setAsking(true)
    else if (action === 'pause') void perform(action)
    else reach({ action: texts.actions[action], work: () => perform(action) })
  }
  return (
    <>
      <div class="actions">
        {allowed[status].map((action) => (
          <button
            key={action}
            type="button"
            class={action === 'cancel' ? 'danger' : undefined}
            disabled={busy}
            onClick={() => choose(action)}
          >
            {texts.actions[action]}
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
