import type { ComponentChildren } from 'preact'
import { useAction } from '../data/load.ts'
import { Failure } from './failure.tsx'
import { Progress } from './progress.tsx'

/** A form that does one thing. It shows what went wrong, and takes no second press while it works. */
export function Form(props: {
  /** The label of its button. */
  action: string
  work(): Promise<unknown>
  /** Whether enough is filled in. */
  isReady?: boolean
  /** The look of the button. */
  kind?: 'primary' | 'danger' | 'usual'
  class?: string
  /** Shown beside the button. */
  beside?: ComponentChildren
  /** What is going on, for work that takes a while. */
  waiting?: string | undefined
  children: ComponentChildren
}) {
  const { action, work, isReady = true, kind = 'primary', beside, waiting, children } = props
  const { busy, error, run } = useAction()
  const submit = (event: Event) => {
    event.preventDefault()
    void run(work)
  }
  return (
    <form class={`stack ${props.class ?? ''}`} onSubmit={submit}>
      {children}
      <Failure error={error} />
      <div class="actions">
        <button type="submit" class={kind} disabled={busy || !isReady}>
          {action}
        </button>
        {beside}
        {busy && waiting !== undefined && <Progress done={0} label={waiting} />}
      </div>
    </form>
  )
}
