// The mail to a friend: the words of the recipient, and below them the campaign as everybody may see it.
import type { SenderRow } from '../../../store/accounts/senders.ts'
import type { MessageRow } from '../../../store/sending/messages.ts'
import type { CampaignView } from '../../campaigns/views.ts'
import { fill, inLanguage, type Language } from '../../content/languages.ts'
import { appendToBody, prependToBody } from '../../content/links.ts'
import type { NewTransactional } from '../../messages/transactional/message.ts'
import { toEmailMessage } from '../../messages/transactional/order.ts'
import { openPixel } from '../../messages/transactional/render-single.ts'
import { friendTexts } from './texts.ts'

/** What somebody writes to friends. */
export interface Recommendation {
  name: string
  /** Addresses; what is none is left out. */
  friends: readonly string[]
  note: string
}

interface FriendMail {
  said: Recommendation
  to: string
  view: CampaignView
  /** Where everybody can see the campaign. */
  address: string
  pixel: string
  language: Language
  sender: SenderRow
  /** The one that is forwarded. */
  message: MessageRow
}

const MARK = '<div data-forwarded="1"></div>'
const FRAME = 'font:14px/1.5 sans-serif;padding:12px;margin:0 0 16px;border:1px solid #999'

/** Where the words of the recipient stand; a template, since only that escapes them. */
const words = `<div style="${FRAME}"><p>{{ intro }}</p>{% if note != '' %}<p>{{ note }}</p>{% endif %}</div>`
const outro = `<p style="font:12px/1.5 sans-serif">{{ outro }}</p>`
const text = `{{ intro }}
{% if note != '' %}
{{ note }}
{% endif %}
{{ look }}: {{ address }}

{{ outro }}`

/** The mail to one friend, as it is to be sent. */
export function friendMail({
  said,
  to,
  view,
  address,
  pixel,
  language,
  sender,
  message,
}: FriendMail): NewTransactional {
  const texts = inLanguage(friendTexts, language)
  const { name, note } = said
  // The mail is no template any more: what looks like one in it goes out as it is.
  const marked = prependToBody(view.html, MARK)
  const at = marked.indexOf(MARK)
  const data = {
    subject: fill(texts.subject, { name, subject: view.title }),
    intro: fill(texts.intro, { name }),
    outro: texts.outro,
    look: texts.look,
    note,
    address,
    above: marked.slice(0, at),
    below: appendToBody(marked.slice(at + MARK.length), openPixel(pixel)),
  }
  const htmlBody = `{{ above | raw }}${words}{{ below | raw }}${outro}`
  const senderId = sender.id
  const order = { senderId: String(senderId), to, subject: '{{ subject }}', htmlBody, textBody: text }
  const sending = { senderId, origin: 'forward' as const, originId: message.id }
  return { ...toEmailMessage(sending, { ...order, templatingData: data }), subject: '' }
}
