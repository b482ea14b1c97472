// Tables of campaigns, and of what they are made of.
import type { Generated } from 'kysely'
import type { CampaignStatus, StoredChannel } from './delivery.ts'

export interface CampaignGroupTable {
  id: Generated<number>
  account_id: number
  name: string
  created: number
}

/** A campaign that there was. */
interface DeletedCampaignTable {
  account_id: number
  hash: string
  deleted: number
}

export interface CampaignTable {
  id: Generated<number>
  account_id: number
  hash: string
  channel: StoredChannel
  list_id: number
  internal_name: string
  title: string
  content: string
  sender_id: number | null
  reply_to: number | null
  header_footer: string | null
  /** The uploaded file that it plays or sends. */
  file_id: Generated<number | null>
  /** The domain name of its short links; null for that of the platform. */
  cname_id: Generated<number | null>
  status: CampaignStatus
  group_id: number
  created_by: number
  processed: number
  schedule_date: number | null
  start_date: number | null
  end_date: number | null
  created: number
  updated: number
  /** The address of the feed that starts its sends; null for a campaign that none fills. */
  feed: string | null
}

/** What a campaign said before it was changed. */
interface SentVersionTable {
  campaign_id: number
  /** When it was changed. */
  until: number
  account_id: number
  title: string
  content: string
  header_footer: string | null
}

/** What a template of header and footer was before it was changed or deleted. */
interface SentFrameTable {
  template_id: number
  /** When that happened. */
  until: number
  account_id: number
  header: string
  footer: string
}

/** A file of campaigns. */
export interface CampaignFileTable {
  id: Generated<number>
  account_id: number
  /** SHA-256 of its bytes. */
  hash: string
  /** Its media type. */
  type: string
  /** Bytes. */
  size: number
  /** Base64. */
  body: string
}

/** A header and a footer, as HTML, that emails of the account may stand between. */
export interface FrameTemplateTable {
  id: Generated<number>
  account_id: number
  name: string
  header: string
  footer: string
  created: number
  updated: number
}

export interface CampaignTables {
  campaign_group: CampaignGroupTable
  deleted_campaign: DeletedCampaignTable
  campaign: CampaignTable
  sent_version: SentVersionTable
  sent_frame: SentFrameTable
  campaign_file: CampaignFileTable
  frame_template: FrameTemplateTable
}
