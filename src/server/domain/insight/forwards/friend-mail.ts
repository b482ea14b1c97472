// The mail to a friend: the words of the recipient, and below them the public view of the campaign.
import { mapPage } from '../../../lib/html/links.ts'
import { disarmLinks } from '../../../lib/text-links.ts'
import type { SenderRow } from '../../../store/accounts/senders.ts'
import type { MessageRow } from '../../../store/sending/campaign-ledger.ts'
import type { CampaignView } from '../../campaigns/views.ts'
import { openPixel } from '../../content/header-footer.ts'
import { fillPlaceholders, inLanguage, type Language } from '../../content/languages.ts'
import type { NewTransactional } from '../../messages/transactional/message.ts'
import { toEmailMessage } from '../../messages/transactional/order.ts'
import { friendTexts } from './texts.ts'

/** A recommendation to friends. */
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
  /** The URL of the public view of the campaign. */
  address: string
  pixel: string
  language: Language
  sender: SenderRow
  /** The one that is forwarded. */
  message: MessageRow
}

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
  // A stranger wrote these, but the mail is sent in the name of the sender.
  const [name, note] = [disarmLinks(said.name), disarmLinks(said.note)]
  // The mail is already rendered: do not take braces in it for placeholders.
  const { head, tail } = mapPage(view.html)
  const data = {
    subject: fillPlaceholders(texts.subject, { name, subject: view.title }),
    intro: fillPlaceholders(texts.intro, { name }),
    outro: texts.outro,
    look: texts.look,
    note,
    address,
    above: view.html.slice(0, head),
    below: view.html.slice(head, tail) + openPixel(pixel),
    end: view.html.slice(tail),
  }
  const htmlBody = `{{ above | raw }}${words}{{ below | raw }}${outro}{{ end | raw }}`
  const senderId = sender.id
  const order = { senderId: String(senderId), to, subject: '{{ subject }}', htmlBody, textBody: text }
  const sending = { senderId, origin: 'forward' as const, originId: message.id }
  return { ...toEmailMessage(sending, { ...order, templatingData: data }), subject: '' }
}
