// What apps report of messages that their users saw (M-463).
import type { Clock } from '../../../lib/clock.ts'
import { toContactId } from '../../../lib/ids.ts'
import { fromJson } from '../../../lib/json-text.ts'
import { updateDevice } from '../../../store/audience/devices.ts'
import { findRun } from '../../../store/campaigns/runs.ts'
import { isTest, type MessageRow, markFirst } from '../../../store/sending/campaign-ledger.ts'
import { insertReceipt } from '../../../store/sending/receipts.ts'
import type { Db, Store } from '../../../store/store.ts'
import { pushAppId, requirePushApp, systemOf } from '../../audience/push-apps.ts'
import { channelOf } from '../../campaigns/channels/channels.ts'
import { deviceOf, messageOfRecipient } from '../../campaigns/runs/message-of-recipient.ts'
import type { RunAudience } from '../../campaigns/runs/plan.ts'
import { readMessageHash } from '../../content/tracking-links.ts'
import { invalid } from '../../errors.ts'
import { recordReaction } from './reaction-events.ts'

/** What an app says; the message carried all but the first two. */
interface DeviceEvent {
  event: 'open' | 'cancel'
  os: string
  messageHash: string
  contact: string
  /** The number of the campaign; undefined or 0 from an app that does not say. */
  campaign: number | undefined
  device: number
}

export interface DeviceEvents {
  /** Records what a user did, once for each message. Throws `not_found` for the app, and `invalid` for what does not fit. */
  report(account: number, appId: string, said: DeviceEvent): Promise<void>
}

export function createDeviceEvents({
  store,
  clock,
  linkSecret,
}: {
  store: Store
  clock: Clock
  linkSecret: string
}): DeviceEvents {
  /** The message that the hash names, of a run to this app; throws `invalid`. */
  async function requireMessage(tx: Db, account: number, app: string, hash: string): Promise<MessageRow> {
    const id = readMessageHash(hash, linkSecret)
    const message = id === null ? undefined : await messageOfRecipient(tx, id, clock.now)
    if (message?.account_id === account && isTest(message)) return message
    const run =
      message?.account_id === account && message.run_id !== null ? await findRun(tx, message.run_id) : undefined
    if (!message || !run || fromJson<RunAudience>(run.audience).field !== app)
      throw invalid('messageHash', 'is the hash of no message to this app')
    return message
  }

  return {
    report(account, appId, said): Promise<void> {
      return store.writeAlongside(async (tx) => {
        const app = pushAppId((await requirePushApp(tx, account, appId)).id)
        const message = await requireMessage(tx, account, app, said.messageHash)
        // A test counts nowhere.
        if (isTest(message)) return
        if (message.contact_id === null || toContactId(message.contact_id) !== said.contact.toLowerCase())
          throw invalid('contact', 'is not the contact of the message')
        if (said.campaign && said.campaign !== message.campaign_id)
          throw invalid('mailingId', 'is not the campaign of the message')
        const device = await deviceOf(tx, message)
        if (device && device.id !== said.device) throw invalid('deviceId', 'is not the device of the message')
        const now = clock.now(account)
        const receipt = { message_id: message.id, account_id: account, kind: said.event, reason: null, at: now }
        if (!(await insertReceipt(tx, receipt))) return
        if (device) await updateDevice(tx, device.id, { seen: now })
        if (said.event === 'open') await markFirst(tx, message.id, 'opened', now)
        // Of a device that is gone, only its own report tells the system.
        const known = device ?? { system: systemOf(said.os) }
        const parts = channelOf(message.channel).partsAt(now)(message.address, known)
        await recordReaction(tx, message, said.event, now, { parts })
      })
    },
  }
}
