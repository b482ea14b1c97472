import type { Campaign } from '../../../../generated/soap-v2/types.ts'
import type { CampaignRow, ListedAny } from '../../domain/campaigns/campaigns.ts'
import type { HeaderFooter } from '../../domain/content/email-content.ts'
import type { Domain } from '../../domain/domain.ts'
import { fromJson } from '../../lib/json-text.ts'
import type { OptionMap } from '../call.ts'
import { timeOrNone } from '../contact-records.ts'
import { mapDomainError, orRefuseAt, Refusal } from '../errors.ts'
import type { SoapHandlers } from '../handler.ts'
import { entryOf, numberOf, pageOf, textsOf, trimmedOption } from '../options.ts'
import { requiredList, requireKnownList } from '../required-list.ts'
import { validateAsRestBody } from '../rest-validation.ts'
import { type Audience, audienceOf, groupOf, senderOf, withIds } from '../send-order.ts'
import { readContent, readLinks } from './email-content.ts'

/** The channel names of this interface, where they differ from those of the platform (O-016). */
const channelWords: Readonly<Record<string, string>> = { sms: 'sms_premium' }
const channelsByWord: Readonly<Record<string, ListedAny['channel']>> = {
  email: 'email',
  push: 'push',
  sms: 'sms',
  sms_premium: 'sms',
  smart_sms: 'smart_sms',
  voice: 'voice',
  fax: 'fax',
  web_push: 'web_push',
}
const statusWords: Readonly<Record<string, string>> = { sent: 'finished' }

function toCampaign(row: ListedAny): Campaign {
  return {
    HASH: row.hash,
    REF: row.id,
    LISTNUM: row.list_id,
    SUBJECT: row.title,
    INTERNAL_NAME: row.internal_name,
    CHANNEL: channelWords[row.channel] ?? row.channel,
    STATUS: statusWords[row.status] ?? row.status,
    START: timeOrNone(row.start_date),
    END: timeOrNone(row.end_date),
    PROCESSED_MESSAGES: row.processed,
  }
}

/** Header and footer of the campaign with the template that a call names; undefined when it names none. */
function frameOf(options: OptionMap, { header_footer: now }: Pick<CampaignRow, 'header_footer'>) {
  // 0 stands for none in this interface.
  const id = numberOf(options, 'header_footer_template')
  return id ? { ...(now !== null && fromJson<HeaderFooter>(now)), id } : undefined
}

/** Maximum number of templates in one answer. */
const MAX_TEMPLATES = 1000

/** The audience, its addresses checked as the twin would check them, which takes one at a time. */
function readAudience(options: OptionMap, list_id: number): Audience {
  const audience = audienceOf(options, [...new Set(textsOf(options, 'email'))])
  const orders = audience.type === 'contact' ? audience.data.map((data) => ({ type: 'contact', data })) : [audience]
  for (const segments of orders) validateAsRestBody('sendEmailCampaign', { list_id, segments })
  return audience
}

function campaignOperations({
  campaigns: { campaigns, headerFooterTemplates },
  content: { emailContents },
  audience: { lists },
}: Domain) {
  return {
    async getCampaigns({ options, caller }) {
      const word = trimmedOption(options, 'channel')
      const channel = word === undefined ? undefined : entryOf(channelsByWord, word)
      const filter = { channel, listId: numberOf(options, 'listID') }
      const page = { ...pageOf(options), orderBy: 'id', order: 'desc' } as const
      // No campaign has an unknown channel.
      if (word !== undefined && !channel) return []
      return (await campaigns.listAny(caller.accountId, filter, page)).items.map(toCampaign)
    },

    async createCampaignEmail({ options, caller }) {
      const list_id = requiredList(options)
      const subject = trimmedOption(options, 'subject')
      if (subject === undefined) throw new Refusal('NO_SUBJECT')
      const given = readContent(options)
      const sender_id = senderOf(options)
      if (sender_id === undefined) throw new Refusal('INVALID_FROM')
      const names = { internal_name: trimmedOption(options, 'internal_name') ?? subject, subject }
      const body = validateAsRestBody('createEmailCampaign', {
        list_id,
        ...names,
        group_id: groupOf(options) || undefined,
        sender_id,
        content: given,
        header_footer: readLinks(options),
      })
      await requireKnownList(lists, caller.accountId, list_id)
      const { content } = await emailContents.read(body.content, caller.kind)
      const row = await campaigns.create('email', caller, {
        listId: list_id,
        internalName: body.internal_name,
        groupId: body.group_id,
        subject,
        content,
        senderId: body.sender_id,
        headerFooter: body.header_footer,
      })
      return { ID: row.hash }
    },

    async getHeaderFooterTemplates({ caller }) {
      const all = { offset: 0, limit: MAX_TEMPLATES, orderBy: 'id', order: 'asc' } as const
      const { items } = await headerFooterTemplates.list(caller.accountId, all)
      return items.map(({ id, name }) => ({ id, name }))
    },
  } satisfies Partial<SoapHandlers>
}

function sendOperations(domain: Domain) {
  const {
    campaigns: { campaigns, sends },
    audience: { lists },
  } = domain
  return {
    async sendEmail({ options, caller }) {
      const { accountId } = caller
      const hash = trimmedOption(options, 'campaign')
      if (hash === undefined) throw new Refusal('NO_CAMPAIGN')
      const list_id = requiredList(options)
      const audience = readAudience(options, list_id)
      const row = await mapDomainError({ not_found: 'CAMPAIGN_NOT_FOUND' }, () =>
        campaigns.get(accountId, hash, 'email'),
      )
      await requireKnownList(lists, accountId, list_id)
      const segments = await withIds(domain, accountId, list_id, audience)
      const headerFooter = frameOf(options, row)
      const change = { senderId: senderOf(options), subject: trimmedOption(options, 'subject'), headerFooter }
      if (Object.values(change).some((value) => value !== undefined)) {
        const codes = { campaignHash: 'CAMPAIGN_NOT_VALID', 'headerFooter.id': 'TEMPLATE_NOT_FOUND' } as const
        await orRefuseAt(codes, () => campaigns.update('email', accountId, hash, change))
      }
      await sends.send('email', caller, hash, { listId: list_id, segments })
      return { ID: hash }
    },
  } satisfies Partial<SoapHandlers>
}

/** The operations that manage and send campaigns. */
export function createCampaignOperations(domain: Domain) {
  return { ...campaignOperations(domain), ...sendOperations(domain) }
}
