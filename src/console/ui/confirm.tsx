import type { ComponentChildren } from 'preact'
import { t } from '../texts/texts.ts'
import { Dialog } from './dialog.tsx'
import { Form } from './form.tsx'

/** Asks before something that cannot be undone. It closes when the work is done. */
export function Confirm(props: {
  title: string
  /** What will be, as a text or in more than one part. */
  text: ComponentChildren
  action: string
  work(): Promise<unknown>
  onClose(): void
  /** The label of the way out ("Keep it"). */
  keep?: string
  /** What is going on, for work that takes a while. */
  waiting?: string | undefined
}) {
  const { title, text, action, work, onClose, keep = t.ui.keep, waiting } = props
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        action={action}
        kind="danger"
        work={async () => {
          await work()
          onClose()
        }}
        beside={
          <button type="button" onClick={onClose}>
            {keep}
          </button>
        }
        waiting={waiting}
      >
        <p>{text}</p>
      </Form>
    </Dialog>
  )
}
