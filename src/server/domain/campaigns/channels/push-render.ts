// From the content of a campaign and a device to the push message that the carrier takes.
import { toContactId } from '../../../lib/ids.ts'
import { createBudgets } from '../../content/template-budget.ts'
import { type CompiledTemplate, compileTemplate, hasTags } from '../../content/templates.ts'
import type { OutgoingPush, PushAction, PushPlace } from '../../sending/carrier.ts'
import { type CampaignSource, type CompiledCampaign, Unsendable } from './channel.ts'
import { contactVariables } from './contact-variables.ts'

/** What the record of a campaign keeps as its content. */
export interface PushContent {
  message: string
  action?: PushAction | undefined
  place?: PushPlace | undefined
  /** The URL of the picture next to the text. */
  icon?: string | undefined
}

/** A link that is counted when it is followed: a deep link stays inside the app (M-466). */
const trackedLink = ({ action }: PushContent): string | undefined =>
  action?.type !== 'deeplink' && action?.link && /^https?:/i.test(action.link) ? action.link : undefined

function assertPlace({ place }: PushContent): void {
  const { latitude = 0 } = place ?? {}
  if (Math.abs(latitude) > 90) throw new Unsendable(`the latitude ${latitude} is not valid`)
}

/** Parses the texts; throws the error of the template language for a mistake in them. */
export function compilePush(source: CampaignSource, content: PushContent): CompiledCampaign<OutgoingPush> {
  const { campaign, fields, trackingLinks, app } = source
  const title = compileTemplate(campaign.title, 'plain')
  const message = compileTemplate(content.message, 'plain')
  const budgets = createBudgets()
  const tracked = trackedLink(content)
  const link = content.action?.link === undefined ? null : compileTemplate(content.action.link, 'plain')
  const ownLink: CompiledTemplate | null = tracked !== undefined && hasTags(tracked) ? link : null
  const { place = null, icon = null } = content
  return {
    urls: tracked === undefined ? [] : [tracked],
    render({ messageId, contact, address, device }, { epoch, date, links }) {
      assertPlace(content)
      const variables = contactVariables(contact, fields)
      const budget = budgets.next()
      const leadsTo =
        tracked === undefined
          ? link?.render(variables, budget)
          : trackingLinks.click(messageId, links.get(tracked) ?? 0, ownLink?.render(variables, budget))
      return {
        messageId,
        accountId: campaign.account_id,
        epoch,
        campaignHash: campaign.hash,
        appId: app?.number ?? 0,
        appName: app?.name ?? '',
        isDevelopment: app?.isDevelopment ?? false,
        device: address,
        title: title.render(variables, budget),
        text: message.render(variables, budget),
        custom: null,
        extras: {
          action: content.action ? { ...content.action, ...(leadsTo !== undefined && { link: leadsTo }) } : null,
          place,
          icon,
          report: {
            contact: toContactId(contact.id),
            messageHash: trackingLinks.hash(messageId),
            campaign: campaign.id,
            device: device?.id ?? 0,
          },
        },
        date,
      }
    },
  }
}
