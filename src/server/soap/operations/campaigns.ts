import type { Campaign } from '../../../../generated/soap-v2/types.ts'
import type { CampaignRow } from '../../domain/campaigns/campaigns.ts'
import type { Domain } from '../../domain/domain.ts'
import { toDateTime } from '../../lib/dates.ts'
import type { OptionMap } from '../call.ts'
import { NO_TIME } from '../contact-records.ts'
import { orRefuse, Refusal } from '../errors.ts'
import { notBuilt, type SoapHandlers } from '../handler.ts'
import { entryOf, filledOf, numberOf, pageOf, textsOf } from '../options.ts'
import { requiredList } from '../required-list.ts'
import { asBodyOf } from '../twin.ts'
import { readContent, readLinks } from './email-content.ts'

/** The channel names of this interface, where they differ from those of the platform (O-016). */
const channelWords: Readonly<Record<string, string>> = { sms: 'sms_premium' }
const channelsByWord: Readonly<Record<string, string>> = { sms_premium: 'sms' }
const statusWords: Readonly<Record<string, string>> = { sent: 'finished' }

const timeOf = (time: number | null) => (time === null ? NO_TIME : toDateTime(time))

function toCampaign(row: CampaignRow): Campaign {
  return {
    HASH: row.hash,
    REF: row.id,
    LISTNUM: row.list_id,
    SUBJECT: row.title,
    INTERNAL_NAME: row.internal_name,
    CHANNEL: channelWords[row.channel] ?? row.channel,
    STATUS: statusWords[row.status] ?? row.status,
    START: timeOf(row.start_date),
    END: timeOf(row.end_date),
    PROCESSED_MESSAGES: row.processed,
  }
}

/** The id of the sender that a call names; undefined when it names none. */
function senderOf(options: OptionMap): number | undefined {
  const code = filledOf(options, 'fromID') ?? filledOf(options, 'from')
  if (code !== undefined && !/^\d{1,15}$/.test(code)) throw new Refusal('INVALID_FROM')
  return code === undefined ? undefined : Number(code)
}

/** Maximum number of addresses in one call. */
const MOST_ADDRESSES = 1000

/** The audience of a campaign: the whole list, or contacts of it (O-024). There are no segments yet. */
function audienceOf(options: OptionMap): { type: 'none' } | { type: 'contact'; data: string[] } {
  const data = textsOf(options, 'email')
  if (data.length > MOST_ADDRESSES) throw new Refusal('MAX_SUBSCRIBERS_FILE_LIMIT_EXCEEDED')
  if (data.length > 0) return { type: 'contact', data }
  const segments = textsOf(options, 'segment')
  if (segments.length === 0) throw new Refusal('NO_SUBSCRIBERS')
  if (segments.some((segment) => segment !== 'all')) throw new Refusal('SEGMENT_NOT_FOUND')
  return { type: 'none' }
}

/** The audience, its addresses checked as the twin would check them, which takes one at a time. */
function readAudience(options: OptionMap, list_id: number): ReturnType<typeof audienceOf> {
  const audience = audienceOf(options)
  const orders = audience.type === 'none' ? [audience] : audience.data.map((data) => ({ type: 'contact', data }))
  for (const segments of orders) asBodyOf('sendEmailCampaign', { list_id, segments })
  return audience
}

/** The platform sends nothing by fax (O-014). */
const noFax = async (): Promise<never> => {
  throw new Refusal('NO_ACCESS')
}

export function createCampaignOperations({ campaigns, emailContents, lists, sends }: Domain) {
  const requireCampaign = (account: number, hash: string) =>
    orRefuse({ not_found: 'CAMPAIGN_NOT_FOUND' }, () => campaigns.get(account, hash, 'email'))
  const requireList = (account: number, list: number) =>
    orRefuse({ not_found: 'LIST_NOT_FOUND' }, () => lists.get(account, list))

  return {
    async getCampaigns({ options, caller }) {
      const channel = filledOf(options, 'channel')
      const filter = {
        channel: channel && (entryOf(channelsByWord, channel) ?? channel),
        listId: numberOf(options, 'listID'),
        times: [],
      }
      const page = await campaigns.list(caller.accountId, filter, { ...pageOf(options), orderBy: 'id', order: 'desc' })
      return page.items.map(toCampaign)
    },

    async createCampaignEmail({ options, caller }) {
      const list_id = requiredList(options)
      const subject = filledOf(options, 'subject')
      if (subject === undefined) throw new Refusal('NO_SUBJECT')
      const given = readContent(options)
      const sender_id = senderOf(options)
      if (sender_id === undefined) throw new Refusal('INVALID_FROM')
      const names = { internal_name: filledOf(options, 'internal_name') ?? subject, subject }
      const body = asBodyOf('createEmailCampaign', {
        list_id,
        ...names,
        sender_id,
        content: given,
        header_footer: readLinks(options),
      })
      await requireList(caller.accountId, list_id)
      const { content } = await emailContents.read(body.content, caller.kind)
      const row = await campaigns.createEmail(caller.accountId, {
        listId: list_id,
        internalName: body.internal_name,
        subject,
        content,
        senderId: body.sender_id,
        headerFooter: body.header_footer,
      })
      return { ID: row.hash }
    },

    async sendEmail({ options, caller: { accountId } }) {
      const hash = filledOf(options, 'campaign')
      if (hash === undefined) throw new Refusal('NO_CAMPAIGN')
      const list_id = requiredList(options)
      if (numberOf(options, 'header_footer_template')) throw new Refusal('TEMPLATE_NOT_FOUND')
      const segments = readAudience(options, list_id)
      await requireCampaign(accountId, hash)
      await requireList(accountId, list_id)
      const change = { senderId: senderOf(options), subject: filledOf(options, 'subject') }
      if (change.senderId !== undefined || change.subject !== undefined) {
        await orRefuse({ 'path.campaign_hash': 'CAMPAIGN_NOT_VALID' }, () =>
          campaigns.updateEmail(accountId, hash, change),
        )
      }
      await sends.sendEmail(accountId, hash, { listId: list_id, segments })
      return { ID: hash }
    },

    createCampaignFAX: noFax,
    sendFAX: noFax,

    ...notBuilt(
      'editCampaignEmail',
      'createCampaignSMS',
      'editCampaignSMS',
      'createCampaignVoice',
      'deleteCampaign',
      'sendSMS',
      'sendCall',
      'createCampaignGroup',
      'editCampaignGroup',
      'getHeaderFooterTemplates',
      'getTemplates',
    ),
  } satisfies Partial<SoapHandlers>
}
