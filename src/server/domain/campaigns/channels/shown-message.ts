// The message of one recipient as its carrier would get it, in words that all channels share.
import { segmentSms } from '../../../lib/gsm0338.ts'
import { toJson } from '../../../lib/json-text.ts'
import type { DeviceRow } from '../../../store/audience/devices.ts'
import type {
  Address,
  Carrier,
  Carriers,
  OutgoingCall,
  OutgoingEmail,
  OutgoingPush,
  OutgoingSms,
} from '../../sending/carrier.ts'
import type { OutgoingWebPush } from '../../sending/web-push.ts'
import type { CampaignChannel, Target } from './channel.ts'

/** Members that the channel does not have are missing. */
export interface ShownMessage {
  from?: string
  to?: string
  subject?: string
  html?: string
  text?: string
  encoding?: 'gsm' | 'unicode'
  parts?: number
  characters?: number
  link?: string
  icon?: string
  buttons?: { title?: string | undefined; link?: string | undefined; cancelLabel?: string | undefined }[]
  audio?: string
}

/** A sample device for previews. */
export const standInDevice = (account: number): DeviceRow => ({
  id: 0,
  account_id: account,
  channel: 'push',
  app: '',
  contact_id: null,
  address: '',
  system: 'unknown',
  details: toJson({ endpoint: '', p256dh: '', auth: '' }),
  created: 0,
  seen: 0,
})

/** A carrier that keeps what it gets. */
const keeping =
  <Outgoing>(keep: (message: Outgoing) => void) =>
  (): Carrier<Outgoing> => ({
    async send(messages) {
      for (const message of messages) keep(message)
      return messages.map(() => ({ state: 'accepted', ref: '' }))
    },
    async close() {},
  })

/** The message that the channel would hand to its carrier, and why it would not. */
export async function messageShownTo(
  channel: CampaignChannel,
  source: Parameters<CampaignChannel['open']>[0],
  target: Target,
  date: number,
): Promise<{ shown: ShownMessage; problem: string | undefined }> {
  let shown: ShownMessage = {}
  const recordShown =
    <Outgoing>(show: (message: Outgoing) => ShownMessage) =>
    (message: Outgoing) => {
      shown = show(message)
    }
  const carriers: Carriers = {
    email: keeping(recordShown(emailShown)),
    sms: keeping(recordShown(smsShown)),
    push: keeping(recordShown(pushShown)),
    voice: keeping(recordShown(callShown)),
    webPush: keeping(recordShown(webPushShown)),
  }
  const open = channel.open(source, carriers, 'sandbox')
  // Clicks are not counted here: the links lead nowhere.
  const links = new Map(open.urls.map((url) => [url, 0]))
  const [outcome] = await open.send([target], { epoch: 0, date, links })
  return { shown, problem: outcome && 'reason' in outcome ? outcome.reason : undefined }
}

const addressText = ({ name, email }: Address) => (name ? `${name} <${email}>` : email)

const emailShown = ({ from, to, subject, html, text }: OutgoingEmail): ShownMessage => ({
  from: addressText(from),
  to: to.email,
  subject,
  ...(html !== undefined && { html }),
  ...(text !== undefined && { text }),
})

function smsShown({ from, to, text, encoding, language }: OutgoingSms): ShownMessage {
  const { parts, units } = segmentSms(text, encoding, language)
  return {
    from,
    to,
    text,
    encoding: encoding === 'unicode' ? 'unicode' : 'gsm',
    parts: parts.length,
    characters: units,
  }
}

const pushShown = ({ appName, title, text, extras }: OutgoingPush): ShownMessage => ({
  from: appName,
  subject: title,
  text,
  ...(extras?.icon && { icon: extras.icon }),
  ...(extras?.action && { buttons: [extras.action] }),
})

const webPushShown = ({ siteName, notification }: OutgoingWebPush): ShownMessage => ({
  from: siteName,
  subject: notification.title,
  text: notification.body,
  link: notification.navigate,
  ...(notification.icon !== undefined && { icon: notification.icon }),
  ...(notification.actions && {
    buttons: notification.actions.map(({ title, navigate }) => ({ title, link: navigate })),
  }),
})

const callShown = ({ from, to, media }: OutgoingCall): ShownMessage => ({
  from,
  to,
  ...('text' in media ? { text: media.text } : { audio: media.audioUrl }),
})
