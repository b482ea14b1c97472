import type { CampaignRow } from '../../domain/campaigns/campaigns.ts'
import type { HeaderFooter } from '../../domain/content/email-content.ts'
import type { Domain } from '../../domain/domain.ts'
import { fromJson } from '../../lib/json-text.ts'
import type { OptionMap } from '../call.ts'
import { mapDomainError, Refusal } from '../errors.ts'
import type { SoapHandlers } from '../handler.ts'
import { pageOf, textOf, trimmedOption } from '../options.ts'
import { requiredList, requireKnownList } from '../required-list.ts'
import { validateAsRestBody } from '../rest-validation.ts'
import { groupOf, senderOf } from '../send-order.ts'
import { findContent, readLinks } from './email-content.ts'

function campaignOf(options: OptionMap): string {
  const hash = trimmedOption(options, 'campaign')
  if (hash === undefined) throw new Refusal('NO_CAMPAIGN')
  return hash
}

/** The subject that a call gives a campaign; undefined when it says nothing of it, and a refusal when it is empty. */
function subjectOf(options: OptionMap): string | undefined {
  if (textOf(options, 'subject') === undefined) return undefined
  const subject = trimmedOption(options, 'subject')
  if (subject === undefined) throw new Refusal('NO_SUBJECT')
  return subject
}

/** Header and footer of the campaign with the links that the flags of a call change. */
function frameOf(options: OptionMap, { header_footer: now }: CampaignRow): HeaderFooter | undefined {
  const links = readLinks(options)
  if (!links) return undefined
  const { header_links, footer_links, ...rest } = now === null ? {} : fromJson<HeaderFooter>(now)
  return {
    ...rest,
    header_links: { ...header_links, ...links.header_links },
    footer_links: { ...footer_links, ...links.footer_links },
  }
}

export function createCampaignChangeOperations({
  campaigns: { campaigns },
  content: { emailContents },
  audience: { lists },
  messages: { transactional },
}: Domain) {
  return {
    async editCampaignEmail({ options, caller }) {
      const { accountId, kind } = caller
      const hash = campaignOf(options)
      const list = requiredList(options)
      const subject = subjectOf(options)
      const given = findContent(options)
      const row = await mapDomainError({ not_found: 'CAMPAIGN_NOT_FOUND' }, () =>
        campaigns.get(accountId, hash, 'email'),
      )
      await requireKnownList(lists, accountId, list)
      const body = validateAsRestBody('updateEmailCampaign', {
        internal_name: trimmedOption(options, 'internal_name'),
        subject,
        sender_id: senderOf(options),
        header_footer: frameOf(options, row),
      })
      const content = given && (await emailContents.read(given, kind)).content.body
      await campaigns.update('email', accountId, hash, {
        internalName: body.internal_name,
        subject,
        groupId: groupOf(options),
        content: content === undefined ? undefined : { body: content },
        senderId: body.sender_id,
        headerFooter: body.header_footer,
      })
      return { ID: hash }
    },

    async deleteCampaign({ options, caller }) {
      const { accountId } = caller
      const hash = campaignOf(options)
      const gone = (await campaigns.wasDeleted(accountId, hash)) ? 'ALREADY_DELETED' : 'CAMPAIGN_NOT_FOUND'
      const codes = { not_found: gone, conflict: 'CANNOT_BE_DELETED' } as const
      await mapDomainError(codes, () => campaigns.delete(accountId, hash))
      return { RESULT: 'OK' }
    },

    async getTemplates({ options, caller }) {
      const { offset, limit } = pageOf(options)
      const newest = (await transactional.templates.list(caller.accountId, 'email')).toReversed()
      return newest.slice(offset, offset + limit).map(({ id, name, content }) => ({
        ID: id,
        NAME: name,
        SUBJECT: content.subject,
        THUMBNAIL: '',
      }))
    },
  } satisfies Partial<SoapHandlers>
}
