// What one can do with a campaign where it is.
import { useState } from 'preact/hooks'
import { api } from '../../data/api.ts'
import { useAction } from '../../data/load.ts'
import { useShortcuts } from '../../shell/keys.ts'
import { showNotice } from '../../shell/notices.tsx'
import { goTo, hrefOf } from '../../shell/router.ts'
import { t } from '../../texts/texts.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Failure } from '../../ui/failure.tsx'
import { useReaching } from '../../ui/real-people.tsx'
import { type Campaign, isUnderWay } from './campaign.ts'
import { SendDialog } from './send-dialog.tsx'
import { TestDialog } from './test-dialog.tsx'

const text = t.campaigns

type Move = 'pauseOperations' | 'resumeOperations' | 'cancelOperations'

/** Moves a send on; false when it has moved by itself meanwhile. */
async function moveSend(deed: Move, operation: number): Promise<boolean> {
  const { success } = await api().marketing[deed]({ body: { operations: [operation] } })
  return success.includes(operation)
}

type Asked = 'send' | 'test' | 'cancel' | 'remove'

/** The deeds of the buttons. */
function useDeeds(campaign: Campaign, onChange: () => void) {
  const { busy, error, run } = useAction()
  const { campaign_hash } = campaign
  const operation = campaign.runs.find(({ operation_id }) => operation_id !== undefined)?.operation_id ?? 0
  const step = (deed: Move, done: string, back?: () => void) =>
    run(async () => {
      if (await moveSend(deed, operation)) showNotice(done, back)
      else showNotice(text.done.refused)
      onChange()
    })
  const pause = (): void => void step('pauseOperations', text.done.paused, resume)
  const resume = (): void => void step('resumeOperations', text.done.resumed, pause)
  return {
    busy,
    error,
    pause,
    resume,
    cancel: () => step('cancelOperations', text.done.canceled),
    retry: () =>
      void run(async () => {
        await api().marketing.retryCampaign({ path: { campaign_hash } })
        showNotice(text.done.retried)
        onChange()
      }),
    remove: () =>
      run(async () => {
        await api().marketing.deleteCampaign({ path: { campaign_hash } })
        showNotice(text.done.removed)
        goTo(hrefOf('campaigns'))
      }),
  }
}

/** The buttons that fit the state of the campaign, and the dialogs that they open. */
export function CampaignActions({ campaign, onChange }: { campaign: Campaign; onChange(): void }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { busy, error, ...deeds } = useDeeds(campaign, onChange)
  const { reach, question } = useReaching()
  const { status, runs, campaign_hash: hash, feed } = campaign
  const close = () => setAsked(null)
  const moves = isUnderWay(status)
  const { actions } = text
  const isDraft = status === 'draft'
  const sendLabel = isDraft ? actions.send : actions.sendAgain
  const edit = hrefOf(`campaigns/${hash}/edit`)
  const hasFailed = runs.some(({ failed }) => failed > 0)
  useShortcuts(
    [
      ...(moves || feed !== undefined ? [] : [{ key: 's', label: sendLabel, run: () => setAsked('send') }]),
      ...(moves ? [] : [{ key: 'e', label: text.actions.edit, run: () => goTo(edit) }]),
      { key: 't', label: text.actions.test, run: () => setAsked('test') },
    ],
    [status, hash],
  )
  const button = (label: string, run: () => void, kind?: string) => (
    <button type="button" class={kind} disabled={busy} onClick={run}>
      {label}
    </button>
  )
  const reaching = (action: string, work: () => void, kind?: string) =>
    button(action, () => reach({ action, work }), kind)
  return (
    <>
      <span class="actions campaign-actions">
        {!moves && feed === undefined && button(sendLabel, () => setAsked('send'), isDraft ? 'primary' : undefined)}
        {(status === 'queued' || status === 'sending') && button(actions.pause, deeds.pause)}
        {status === 'paused' && feed === undefined && reaching(actions.resume, deeds.resume, 'primary')}
        {/* An issue may wait for a decision there, and resuming would skip it. */}
        {status === 'paused' && feed !== undefined && (
          <a class="button primary" href={hrefOf('operations')}>
            {actions.operation}
          </a>
        )}
        {moves && button(actions.cancel, () => setAsked('cancel'), 'danger')}
        {button(actions.test, () => setAsked('test'))}
        {!moves && hasFailed && reaching(actions.retry, deeds.retry)}
        {!moves && (
          <a class="button" href={edit}>
            {actions.edit}
          </a>
        )}
        {!moves && button(actions.remove, () => setAsked('remove'), 'danger')}
      </span>
      <Failure error={error} />
      {question}
      {asked === 'send' && <SendDialog campaign={campaign} onClose={close} onSent={onChange} />}
      {asked === 'test' && <TestDialog campaign={campaign} onClose={close} />}
      {asked === 'cancel' && (
        <Confirm
          title={actions.cancel}
          text={text.confirmCancel}
          action={actions.cancel}
          work={deeds.cancel}
          onClose={close}
        />
      )}
      {asked === 'remove' && (
        <Confirm
          title={actions.remove}
          text={text.confirmRemove}
          action={actions.remove}
          work={deeds.remove}
          onClose={close}
        />
      )}
    </>
  )
}
