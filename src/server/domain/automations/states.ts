// Whether an automation acts: activated, paused, deleted.
import type { Clock } from '../../lib/clock.ts'
import { type AutomationRow, deleteListeners, updateAutomation } from '../../store/automations/automations.ts'
import { hasOpenRuns } from '../../store/automations/runs.ts'
import { stopLooks } from '../../store/automations/triggers.ts'
import { findCampaign } from '../../store/campaigns/campaigns.ts'
import type { Db, Store } from '../../store/store.ts'
import { channelOf } from '../campaigns/channels/channels.ts'
import { assertActiveSender } from '../campaigns/send.ts'
import { conflict } from '../errors.ts'
import { type AutomationDetail, detailOf, requireHeldAutomation } from './find.ts'
import { setLooks } from './triggers/looks.ts'

/** What moves automations from state to state. */
export function createAutomationStates({ store, clock }: { store: Store; clock: Clock }) {
  async function setStatus(tx: Db, row: AutomationRow, status: AutomationRow['status']): Promise<AutomationRow> {
    if (row.status === status) return row
    const now = clock.now(row.account_id)
    return updateAutomation(tx, row.id, { status, updated: now, ...(status === 'active' && { activated: now }) })
  }

  return {
    /** Lets an automation take contacts and act. Throws `conflict` when the sender of a campaign cannot send. */
    activate(account: number, id: number): Promise<AutomationDetail> {
      return store.write(async (tx) => {
        const row = await requireHeldAutomation(tx, account, id)
        const detail = await detailOf(tx, row)
        for (const action of detail.actions)
          if (action.action === 'sendCampaign') await assertSendable(tx, account, action.campaign_hash)
        const active = await setStatus(tx, row, 'active')
        if (row.status !== 'active') await setLooks(tx, active, detail.triggers, clock.now(account))
        return { ...detail, row: active }
      })
    },

    /** Freezes an automation. */
    pause(account: number, id: number): Promise<AutomationDetail> {
      return store.write(async (tx) => {
        const row = await requireHeldAutomation(tx, account, id)
        await stopLooks(tx, id)
        return detailOf(tx, await setStatus(tx, row, 'inactive'))
      })
    },

    /** Deletes an automation; throws `conflict` while contacts are on their way through it. */
    delete(account: number, id: number): Promise<void> {
      return store.writeAlongside(async (tx) => {
        const row = await requireHeldAutomation(tx, account, id)
        if (await hasOpenRuns(tx, id))
          throw conflict('automation_in_use', 'Contacts are on their way through the automation.')
        await setStatus(tx, row, 'deleted')
        await deleteListeners(tx, id)
        await stopLooks(tx, id)
      })
    },
  }
}

/** Throws `conflict` when the sender of a campaign is gone or not active. */
async function assertSendable(tx: Db, account: number, hash: string): Promise<void> {
  const campaign = await findCampaign(tx, account, hash)
  if (!campaign) return
  const { sender } = channelOf(campaign.channel)
  await assertActiveSender(tx, { sender, refusal: conflict }, campaign)
}
