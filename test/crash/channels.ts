// The channels that the proof can be made for: whom a campaign goes to, how it is sent, and who sees what leaves.
import type { MarketingClient } from '../../src/clients/index.ts'
import type { Engine } from './engines.ts'
import { captureSink, type Sink, startMailSink } from './sinks.ts'

export interface CrashChannel {
  /** The column of a contact with its address. */
  column: 'email' | 'cellphone'
  /** Whether a message in doubt is sent once more. */
  isRepeated: boolean
  /** The address of the recipient with this number, from 0; the first `hangs` get no answer. */
  addressOf(n: number, hangs: number): string
  /** Creates the campaign and sends it to the list. */
  send(marketing: MarketingClient, list_id: number): Promise<void>
  /** Starts what takes the messages, before the platform starts with the settings `env`. */
  openSink(folder: string, seed: string): Promise<{ env: Record<string, string>; sinkOf(engine: Engine): Sink }>
}

const toAll = { segments: { type: 'none' } } as const

const email: CrashChannel = {
  column: 'email',
  isRepeated: true,
  addressOf: (n, hangs) => `${n < hangs ? 'hang' : 'a'}${n}@example.com`,
  async send(marketing, list_id) {
    const { sender_id } = await marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
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

const sms: CrashChannel = {
  column: 'cellphone',
  isRepeated: false,
  addressOf: (n) => `351-91${String(n).padStart(6, '0')}${n % 100 < endings.length ? endings[n % 100] : '0000'}`,
  async send(marketing, list_id) {
    const content = { type: 'text', message: 'Hello' } as const
    const { campaign_hash } = await marketing.createSmsCampaign({ body: { list_id, internal_name: 'All', content } })
    const body = { list_id, destination_field: 'cellphone', ...toAll }
    await marketing.sendSmsCampaign({ path: { campaign_hash }, body })
  },
  openSink: async () => ({ env: {}, sinkOf: (engine) => captureSink(engine, (number) => number.endsWith(LOST)) }),
}

export const channels = { email, sms }
export type ChannelName = keyof typeof channels
