// The channels that the proof can be made for: whom a campaign goes to, how it is sent, and who sees what leaves.
import { join } from 'node:path'
import type { MarketingClient } from '../../src/clients/index.ts'
import type { Engine } from './engines.ts'
import { tokenOf } from './push-tokens.ts'
import { captureSink, type Sink, startCentre, startMailSink, startPushService } from './sinks.ts'

interface Audience {
  marketing: MarketingClient
  list_id: number
  addresses: readonly string[]
  engine: Engine
}

export interface CrashChannel {
  /** That of the account: only live ones use real wires. */
  kind: 'sandbox' | 'live'
  /** The column of a contact with its address. */
  column: 'email' | 'cellphone'
  /** Whether a message in doubt is sent once more. */
  isRepeated: boolean
  /** The address of the recipient with this number, from 0; the first `hangs` get no answer. */
  addressOf(n: number, hangs: number): string
  /** Creates the campaign and sends it to the list of these addresses. */
  send(to: Audience): Promise<void>
  /** Starts what takes the messages, before the platform starts with the settings `env`. */
  openSink(folder: string, seed: string): Promise<{ env: Record<string, string>; sinkOf(engine: Engine): Sink }>
}

const toAll = { segments: { type: 'none' } } as const

const email: CrashChannel = {
  kind: 'live',
  column: 'email',
  isRepeated: true,
  addressOf: (n, hangs) => `${n < hangs ? 'hang' : 'a'}${n}@example.com`,
  async send({ marketing, list_id, engine }) {
    const { sender_id } = await marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    await engine.change(`UPDATE sender SET status = 'active'`)
    const content = { type: 'html', body: '<p>Hello</p>' } as const
    const { campaign_hash } = await marketing.createEmailCampaign({
      body: { list_id, internal_name: 'All', subject: 'Hello', sender_id, content },
    })
    await marketing.sendEmailCampaign({ path: { campaign_hash }, body: { list_id, ...toAll } })
  },
  async openSink(folder, seed) {
    const sink = await startMailSink(folder, seed)
    return { env: { MESSAGING_SMTP_URL: sink.url }, sinkOf: () => sink }
  },
}

/** Endings of numbers: one of a hundred is refused, fails, gets no receipt, or is lost by the carrier. */
const endings = ['9901', '9902', '9904', '9905']
const LOST = '9905'

/** Numbers of which one of a hundred has each ending. */
const numberOf = (n: number, endings: readonly string[]) =>
  `351-91${String(n).padStart(6, '0')}${endings[n % 100] ?? '0000'}`

const sms: CrashChannel = {
  kind: 'sandbox',
  column: 'cellphone',
  isRepeated: false,
  addressOf: (n) => numberOf(n, endings),
  async send({ marketing, list_id }) {
    const content = { type: 'text', message: 'Hello' } as const
    const { campaign_hash } = await marketing.createSmsCampaign({ body: { list_id, internal_name: 'All', content } })
    const body = { list_id, destination_field: 'cellphone', ...toAll }
    await marketing.sendSmsCampaign({ path: { campaign_hash }, body })
  },
  openSink: async () => ({ env: {}, sinkOf: (engine) => captureSink(engine, (number) => number.endsWith(LOST)) }),
}

/**
 * Endings of numbers: one of a hundred is refused, gets no receipt, or is reported as lost. No number cuts the connection:
 * that leaves all that is on its way in doubt, as a kill of the centre does.
 */
const endingsOfCentre = ['9901', '9904', '9912']

const smpp: CrashChannel = {
  kind: 'live',
  column: 'cellphone',
  isRepeated: false,
  addressOf: (n) => numberOf(n, endingsOfCentre),
  async send({ marketing, list_id, engine }) {
    const { sender_id } = await marketing.createCellphoneSender({
      body: { type: 'numeric', cellphone: '351-920000001', file: 'JVBERi0xLjQK' },
    })
    await engine.change(`UPDATE sender SET status = 'active'`)
    const content = { type: 'text', message: 'Hello' } as const
    const { campaign_hash } = await marketing.createSmsCampaign({
      body: { list_id, internal_name: 'All', content, sender_id },
    })
    const body = { list_id, destination_field: 'cellphone', ...toAll }
    await marketing.sendSmsCampaign({ path: { campaign_hash }, body })
  },
  async openSink(folder) {
    // Nobody is throttled, which pauses everything for a second.
    const sink = await startCentre(folder, 'early=10,duplicate=10,orphan=5,split=20')
    return { env: { MESSAGING_SMPP_URL: `smpp://storm:secret@127.0.0.1:${sink.port}?window=20` }, sinkOf: () => sink }
  },
}

/** Devices registered at once. */
const AT_ONCE = 50

const push: CrashChannel = {
  kind: 'live',
  column: 'email',
  isRepeated: true,
  addressOf: email.addressOf,
  async send({ marketing, list_id, addresses }) {
    const { app_id } = await marketing.createPushApp({ body: { list_id, name: 'App', two_steps_config: 'email' } })
    for (let from = 0; from < addresses.length; from += AT_ONCE)
      await Promise.all(
        addresses.slice(from, from + AT_ONCE).map((value) =>
          marketing.registerPushToken({
            path: { app_id },
            body: { os: 'android', token: tokenOf(value), two_steps_data: { value } },
          }),
        ),
      )
    const content = { type: 'text', message: 'Hello' } as const
    const { campaign_hash } = await marketing.createPushCampaign({ body: { app_id, title: 'All', content } })
    await marketing.sendPushCampaign({ path: { campaign_hash }, body: { app_id, ...toAll } })
  },
  async openSink(folder, seed) {
    const sink = await startPushService(folder, seed)
    return {
      env: {
        MESSAGING_ALLOW_PRIVATE: '127.0.0.0/8',
        MESSAGING_FCM_SERVICE_ACCOUNT_FILE: join(folder, 'service-account.json'),
        MESSAGING_FCM_URL: `http://127.0.0.1:${sink.port}`,
      },
      sinkOf: () => sink,
    }
  },
}

export const channels = { email, sms, smpp, push }
export type ChannelName = keyof typeof channels
