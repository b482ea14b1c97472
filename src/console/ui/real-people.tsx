// What is said, and asked, before a live account reaches people.
import { useState } from 'preact/hooks'
import { isLiveAccount } from '../data/session.ts'
import { t } from '../texts/texts.ts'
import { Confirm } from './confirm.tsx'

/** Says that real people get what is sent; nothing in a sandbox account. */
export const RealPeople = () => (isLiveAccount.value ? <p class="real-people">{t.ui.realPeople}</p> : null)

/** A deed by which people may get something; `action` is the label of its button. */
interface GuardedAction {
  action: string
  work(): unknown
}

/** Does a deed at once in a sandbox account, and asks before in a live one. Render `question`. */
export function useReaching() {
  const [asked, ask] = useState<GuardedAction | null>(null)
  return {
    reach: (deed: GuardedAction) => (isLiveAccount.peek() ? ask(deed) : void deed.work()),
    question: asked && (
      <Confirm
        title={asked.action}
        text={t.ui.realPeople}
        action={asked.action}
        keep={t.ui.cancel}
        work={async () => void (await asked.work())}
        onClose={() => ask(null)}
      />
    ),
  }
}
