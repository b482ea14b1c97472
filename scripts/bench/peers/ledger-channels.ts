// What the ledger's bench needs for each channel: a campaign that is ordered for everybody, and recipients.
import { randomBytes } from 'node:crypto'
import type { App } from '../../../src/server/app.ts'
import type { Caller } from '../../../src/server/domain/accounts/accounts.ts'
import { pushAppId } from '../../../src/server/domain/audience/push-apps.ts'
import {
  type ChannelName,
  type DraftOf,
  channels as records,
} from '../../../src/server/domain/campaigns/channels/channels.ts'
import type { Destination } from '../../../src/server/domain/campaigns/channels/recipients.ts'
import type { ContactRow } from '../../../src/server/store/audience/contacts.ts'
import type { DeviceRow } from '../../../src/server/store/audience/devices.ts'
import { insertMany } from '../../../src/server/store/bulk.ts'
import type { Db } from '../../../src/server/store/store.ts'

/** An ordered campaign; `app` is the id of the app or the site whose devices get it. */
export interface Ordered {
  channel: ChannelName
  app?: string
}

/** A recording is at least as long as its head. */
const WAV = { type: 'audio/wav', bytes: Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ') }
const MESSAGE = 'Hello {{ first_name }}'

/** Makes a campaign of the channel and sends it to the whole list. */
export async function order({ domain }: App, by: Caller, listId: number, channel: ChannelName): Promise<Ordered> {
  const {
    campaigns: { campaigns, sends },
    accounts: { senders },
    audience: { pushApps, webPushSites },
  } = domain
  const common = { listId, internalName: 'Spring' }

  async function send<Name extends ChannelName>(name: Name, draft: DraftOf<Name>, to: Destination): Promise<Ordered> {
    const { hash } = await campaigns.create(name, by, draft)
    await sends.send(name, by, hash, { ...to, segments: { type: 'none' } })
    return { channel: name, ...(to.app !== undefined && { app: to.app }) }
  }

  switch (channel) {
    case 'email': {
      const sender = await senders.createEmail(by, { name: 'Shop', email: 'shop@example.com' })
      const content = { type: 'html' as const, body: '<body><p>Hello {{ first_name }}</p></body>' }
      return send(channel, { ...common, subject: 'Spring', content, senderId: sender.id }, { listId })
    }
    case 'sms':
      return send(channel, { ...common, content: { type: 'text', message: MESSAGE } }, { listId })
    case 'smart_sms': {
      const page = { type: 'redirect' as const, url: 'https://shop.example.com/spring' }
      return send(channel, { ...common, message: `${MESSAGE}:`, page }, { listId })
    }
    case 'voice': {
      const sender = await senders.createPhone(by, { phone: '351-210000009' })
      const content = { type: 'audio' as const, audio: WAV }
      return send(channel, { ...common, content, senderId: sender.id }, { listId, destinationField: 'cellphone' })
    }
    case 'push': {
      const app = pushAppId((await pushApps.create(by.accountId, { listId, name: 'Shop app' })).id)
      const content = { type: 'text' as const, message: MESSAGE }
      return send(channel, { internalName: 'Spring', app, title: 'Spring', content }, { app })
    }
    case 'web_push': {
      const site = await webPushSites.create(by.accountId, { site: 'https://shop.example.com', listId, name: 'Shop' })
      const app = String(site.id)
      const content = { title: 'Spring', message: MESSAGE, link: 'https://shop.example.com/spring' }
      return send(channel, { internalName: 'Spring', app, content }, { app })
    }
  }
}

export const isChannel = (name: string): name is ChannelName => Object.hasOwn(records, name)

/** The number of a contact; no two have the same. */
export const numberOf = (contact: number): string => `351-9${String(contact).padStart(8, '0')}`

const columns = [
  'account_id',
  'channel',
  'app',
  'contact_id',
  'address',
  'system',
  'details',
  'created',
  'seen',
] as const

// What is sent does not depend on the keys of a browser, so all have the same.
const details = JSON.stringify({
  endpoint: 'https://push.example.com/send/bench',
  p256dh: randomBytes(65).toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
  device: 'Desktop',
  system: { name: 'Windows', version: '10' },
  browser: { name: 'Firefox', version: '135' },
})

/** Gives each of these contacts a device of each app or site that a campaign goes to. */
export async function insertDevices(tx: Db, ordered: readonly Ordered[], contacts: readonly ContactRow[]) {
  const now = Date.now()
  for (const { channel, app } of ordered) {
    if (app === undefined || (channel !== 'push' && channel !== 'web_push')) continue
    const rows = contacts.map(
      ({ id, account_id }): Omit<DeviceRow, 'id'> => ({
        ...{ account_id, channel, app, contact_id: id, address: `${channel}-${id}` },
        ...{ system: 'android', details: channel === 'web_push' ? details : null, created: now, seen: now },
      }),
    )
    await insertMany(tx, { table: 'device', columns }, rows)
  }
}
