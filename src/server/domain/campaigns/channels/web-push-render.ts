// From the texts of a campaign and a contact to the message that a browser shows.
import { fromJson } from '../../../lib/json-text.ts'
import { MAX_PUSH_TEXT, pushText, type WebNotification } from '../../../lib/push-text.ts'
import type { SubscriptionDetails } from '../../audience/web-push/subscriptions.ts'
import { createBudgets } from '../../content/template-budget.ts'
import type { CompiledTemplate } from '../../content/templates.ts'
import type { OutgoingWebPush } from '../../sending/web-push.ts'
import { type CampaignSource, type CompiledCampaign, type Moment, Unsendable } from './channel.ts'
import { contactVariables } from './contact-variables.ts'

/** The stored content of a campaign; its title is in a separate column. */
export interface WebPushContent {
  message: string
  /** Where a click leads. */
  link: string
  icon?: string | undefined
  /** The buttons. */
  actions: { title: string; link: string }[]
}

/** What a browser shows, with each link by the address that `linkTo` gives it. */
function notificationOf(
  { title, body, content }: { title: string; body: string; content: WebPushContent },
  linkTo: (url: string) => string,
): Omit<WebNotification, 'tag' | 'data'> {
  const { link, icon, actions } = content
  return {
    title,
    body,
    navigate: linkTo(link),
    ...(icon !== undefined && { icon }),
    ...(actions.length > 0 && {
      actions: actions.map((action, i) => ({
        action: String(i),
        title: action.title,
        navigate: linkTo(action.link),
      })),
    }),
  }
}

/** A link of ours, on a host with a name of usual length. */
const SAMPLE_LINK = 'https://push.example.com/t/c-4294967296-1000000.0123456789abcdef'

/** Bytes of the message of a campaign, with tracking links in place of its links. */
export function bytesOfText(title: string, content: WebPushContent, link = SAMPLE_LINK): number {
  const notification = notificationOf({ title, body: content.message, content }, () => link)
  return pushText({ ...notification, tag: '4294967296', data: { shown: link.slice(-40) } }).length
}

/** Makes the messages of a campaign with these texts. */
export function compileWebPush(
  { campaign, app, fields, trackingLinks }: CampaignSource,
  content: WebPushContent,
  { title, message }: { title: CompiledTemplate; message: CompiledTemplate },
): CompiledCampaign<OutgoingWebPush> {
  const budgets = createBudgets()
  const linksOf = (messageId: number, links: Moment['links']) => (url: string) => {
    const id = links.get(url)
    return id === undefined ? url : trackingLinks.click(messageId, id)
  }
  return {
    urls: [content.link, ...content.actions.map(({ link }) => link)],
    render({ messageId, contact, address, device }, { epoch, date, links }) {
      if (!device?.details) throw new Unsendable('the browser has no subscription')
      const { endpoint, p256dh, auth } = fromJson<SubscriptionDetails>(device.details)
      const variables = contactVariables(contact, fields)
      const texts = {
        title: title.render(variables, budgets.next()),
        body: message.render(variables, budgets.next()),
      }
      const notification: WebNotification = {
        ...notificationOf({ ...texts, content }, linksOf(messageId, links)),
        tag: String(messageId),
        data: { shown: trackingLinks.hash(messageId) },
      }
      const bytes = pushText(notification).length
      if (bytes > MAX_PUSH_TEXT)
        throw new Unsendable(`the message has ${bytes} bytes, and a push service takes ${MAX_PUSH_TEXT}`)
      return {
        messageId,
        accountId: campaign.account_id,
        epoch,
        campaignHash: campaign.hash,
        siteName: app?.name ?? '',
        subscription: address,
        endpoint,
        p256dh,
        auth,
        notification,
        date,
      }
    },
  }
}
