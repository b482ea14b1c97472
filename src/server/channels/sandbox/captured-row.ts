// Captured messages as the sandbox keeps them.
import type { CapturedText } from '../../domain/sandbox/captured-content.ts'
import type { TakenMessage } from '../../domain/sandbox/keep-captured.ts'
import type { Outcome, OutgoingCall, OutgoingEmail, OutgoingPush, OutgoingSms } from '../../domain/sending/carrier.ts'
import type { OutgoingWebPush } from '../../domain/sending/web-push.ts'
import { segmentSms } from '../../lib/gsm0338.ts'
import { toJson } from '../../lib/json-text.ts'
import { linksOf } from '../../lib/mail-source.ts'
import { appData } from '../push/app-data.ts'

type State = Outcome['state']

type Outgoing = OutgoingEmail | OutgoingSms | OutgoingPush | OutgoingCall | OutgoingWebPush

/** The columns that messages of every channel fill alike. */
const commonColumns = (message: Outgoing, outcome: State) => ({
  account_id: message.accountId,
  epoch: message.epoch,
  message_id: message.messageId,
  campaign_hash: message.campaignHash,
  outcome,
  created: message.date,
})

/** For a message without a source, its content takes the place of the source. */
export const textColumns = (text: CapturedText) => ({ source: '', content: toJson(text) })

/** An email: its source as it would have gone out. */
export const capturedEmail = (mail: OutgoingEmail, source: string, outcome: State): TakenMessage => ({
  ...commonColumns(mail, outcome),
  channel: 'email',
  sender: mail.from.email,
  recipient: mail.to.email,
  subject: mail.subject,
  source,
  content: null,
  // The source of a relayed mail says more than what is known of it.
  ...(mail.source === undefined && {
    said: { text: mail.text, html: mail.html, files: mail.attachments?.length ?? 0 },
  }),
})

/** An SMS or smart SMS: its text, and the number of parts. */
export function capturedSms(sms: OutgoingSms, outcome: State): TakenMessage {
  const { channel, text, encoding, language } = sms
  const { from: sender, to: recipient } = sms
  const { parts, shifts } = segmentSms(text, encoding, language)
  const isNational = language !== undefined && shifts.locking + shifts.single > 0
  const content = textColumns({ text, encoding, segments: parts.length, ...(isNational && { language }) })
  return { ...commonColumns(sms, outcome), channel, sender, recipient, subject: null, ...content }
}

/** A push message: its title, its text, and the data for the app. */
export function capturedPush(push: OutgoingPush, outcome: State): TakenMessage {
  const { title, text, extras } = push
  const link = extras?.action?.link
  const links = link === undefined ? {} : { links: [link, ...linksOf(null, text)] }
  const { appName: sender, device: recipient } = push
  const content = textColumns({ title, text, ...links, data: appData(push) })
  return { ...commonColumns(push, outcome), channel: 'push', sender, recipient, subject: title, ...content }
}

/** A call: the recording that it plays, or the text that it speaks, in which language, and how that sounds. */
export function capturedCall(call: OutgoingCall, outcome: State, spoken: string | null): TakenMessage {
  const { from: sender, to: recipient, media } = call
  const heard = (url: string) => ({ media: [{ type: 'audio' as const, url }] })
  const said =
    'audioUrl' in media
      ? heard(media.audioUrl)
      : { text: media.text, data: { language: media.language }, ...(spoken !== null && heard(spoken)) }
  return { ...commonColumns(call, outcome), channel: 'voice', sender, recipient, subject: null, ...textColumns(said) }
}

/** A web push message: what the browser shows, and where its clicks lead. */
export function capturedWebPush(push: OutgoingWebPush, outcome: State): TakenMessage {
  const { title, body: text, navigate, icon, actions = [], data } = push.notification
  const content = textColumns({
    title,
    text,
    links: [navigate, ...actions.map((action) => action.navigate)],
    ...(icon !== undefined && { media: [{ type: 'icon' as const, url: icon }] }),
    // The removal of a person finds the row by the name of the subscription.
    data: { subscription: push.subscription, actions, ...data },
  })
  const { siteName: sender, endpoint: recipient } = push
  return { ...commonColumns(push, outcome), channel: 'web_push', sender, recipient, subject: title, ...content }
}
