// Whether an automation acts: activated, paused, deleted.
import type { Clock } from '../../lib/clock.ts'
import { type AutomationRow, deleteListeners, updateAutomation } from '../../store/automations/automations.ts'
import { hasOpenRuns } from '../../store/automations/runs.ts'
import { stopLooks } from '../../store/automations/triggers.ts'
import { findCampaign } from '../../store/campaigns/campaigns.ts'
import type { Db, Store } from '../../store/store.ts'
import { channelOf } from '../campaigns/channels/channels.ts'
import { assertRenders } from '../campaigns/renders.ts'
import { assertActiveSender } from '../campaigns/send.ts'
import type { TrackingLinks } from '../content/tracking-links.ts'
import { conflict } from '../errors.ts'
import { type AutomationDetail, detailOf, requireHeldAutomation } from './find.ts'
import { setLooks } from './triggers/looks.ts'

export interface AutomationStateDeps {
  store: Store
  clock: Clock
  trackingLinks: TrackingLinks
}

export interface AutomationStates {
  /**
   * Lets an automation take contacts and act. Throws `conflict` when the sender of a campaign cannot send, and `invalid` at
   * `place` when a campaign cannot be rendered.
   */
  activate(account: number, id: number, place?: string): Promise<AutomationDetail>
  /** Freezes an automation. */
  pause(account: number, id: number): Promise<AutomationDetail>
  /** Deletes an automation; throws `conflict` while contacts are on their way through it. */
  delete(account: number, id: number): Promise<void>
}

/** What moves automations from state to state. */
export function createAutomationStates({ store, clock, trackingLinks: links }: AutomationStateDeps): AutomationStates {
  async function setStatus(tx: Db, row: AutomationRow, status: AutomationRow['status']): Promise<AutomationRow> {
    if (row.status === status) return row
    const now = clock.now(row.account_id)
    return updateAutomation(tx, row.id, { status, updated: now, ...(status === 'active' && { activated: now }) })
  }

  return {
    activate(account, id, place = 'automationId'): Promise<AutomationDetail> {
      return store.write(async (tx) => {
        const row = await requireHeldAutomation(tx, account, id)
        const detail = await detailOf(tx, row)
        for (const action of detail.actions)
          if (action.action === 'sendCampaign') await assertSendable(tx, row, action.campaign_hash, { links, place })
        const active = await setStatus(tx, row, 'active')
        if (row.status !== 'active') await setLooks(tx, active, detail.triggers, clock.now(account))
        return { ...detail, row: active }
      })
    },

    pause(account, id): Promise<AutomationDetail> {
      return store.write(async (tx) => {
        const row = await requireHeldAutomation(tx, account, id)
        await stopLooks(tx, id)
        return detailOf(tx, await setStatus(tx, row, 'inactive'))
      })
    },

    delete(account, id): Promise<void> {
      return store.writeAlongside(async (tx) => {
        const row = await requireHeldAutomation(tx, account, id)
        if (await hasOpenRuns(tx, id))
          throw conflict(
            'automation_in_use',
            'The automation still has active contacts. Wait for them, or remove them from it first.',
          )
        await setStatus(tx, row, 'deleted')
        await deleteListeners(tx, id)
        await stopLooks(tx, id)
      })
    },
  }
}

/** Throws `conflict` when the sender of a campaign is gone or not active, and `invalid` when it cannot be rendered. */
async function assertSendable(
  tx: Db,
  { account_id: account, list_id: list }: AutomationRow,
  hash: string,
  tried: { links: TrackingLinks; place: string },
): Promise<void> {
  const campaign = await findCampaign(tx, account, hash)
  if (!campaign) return
  const { sender } = channelOf(campaign.channel)
  await assertActiveSender(tx, { sender, refusal: conflict }, campaign)
  await assertRenders(tx, campaign, { list, ...tried })
}
