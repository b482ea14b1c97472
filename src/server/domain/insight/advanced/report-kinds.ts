// The table of the kinds of advanced reports: what each covers and reads, its columns and its options. A test holds it
// against the contract.
import type { Channel } from '../../../store/schema.ts'
import { activityColumns, kindsOfActivities } from './activities.ts'
import { clicksByUrl } from './clicks-by-url.ts'
import { arrivalDetails, bounceDetails, deliveryDetails, departureDetails } from './details.ts'
import { countedByContact, eachEvent, eachEventOrUnopened } from './folds.ts'
import { formAnswers } from './form-answers.ts'
import { byCampaign, countedOfLists, groupedReader, membershipOfLists } from './readers.ts'
import type { ReportGrouping, ReportKindName } from './report-request.ts'
import {
  type Columns,
  campaignColumns,
  countColumn,
  type ReadContext,
  type ReportReader,
  textColumn,
} from './report-row.ts'

/** The groups of booleans of the contract that name columns, in their order. */
export const columnGroups = ['list_stats_fields', 'contact_activities', 'campaign_fields'] as const
type ColumnGroup = (typeof columnGroups)[number]

/** What a row is about; such a column is always there, in front of all others. */
export type Lead = 'contact_id' | 'campaign_hash' | 'list_id' | 'form_id' | 'url' | 'date' | 'status'

export interface ReportKind {
  /** The operation of the contract that asks for it, and the one that it calls when it has finished. */
  operation: string
  finished: string
  /** What it covers: campaigns of some channels, lists, the campaigns that were sent to lists, or forms. */
  scope: { of: 'campaigns'; channels: readonly Channel[] } | { of: 'lists' | 'sends' | 'forms' }
  leads(grouping: ReportGrouping): readonly Lead[]
  columns: Readonly<Partial<Record<ColumnGroup, Columns>>>
  /** Its options other than `notify`. */
  options: readonly ('include_unopens' | 'grouping')[]
  reader: ReportReader
}

/** What clicks and openings can be told apart by. */
const placeColumns = {
  url: textColumn('url'),
  city: textColumn('city'),
  country: textColumn('country'),
  region: textColumn('region'),
  program: textColumn('program'),
  os: textColumn('os'),
} satisfies Columns

const clickColumns = { ...campaignColumns, ...placeColumns }
const { sender: _sender, ...urlColumns } = clickColumns

const deliveryColumns = { delivery_answer: textColumn('delivery_answer'), delivery_date: textColumn('delivery_date') }

const email = { of: 'campaigns', channels: ['email'] } as const
const sms = { of: 'campaigns', channels: ['sms', 'smart_sms'] } as const

const contactFirst = () => ['contact_id', 'campaign_hash'] as const
const byGrouping = (grouping: ReportGrouping) =>
  grouping === 'by_contact' ? contactFirst() : (['campaign_hash', 'contact_id'] as const)

const BOUNCES = ['email_hard_bounce', 'email_soft_bounce']
const SMS_SENT = ['sms_send', 'smart_sms_send']
const SENT = ['email_send', 'push_send', ...SMS_SENT, 'voice_send', 'web_push_send']
const ARRIVALS = ['subscription', 'resubscription']
const DEPARTURES = ['unsubscribe', 'unsubscribe_api', 'unsubscribe_manual']

const eventColumns = {
  opens: countColumn('email_open'),
  clicks: countColumn('email_click'),
  complaints: countColumn('email_spam_complaint'),
  unsubscribes: countColumn('unsubscribe'),
  bounces: countColumn(...BOUNCES),
  forwards: countColumn('forward'),
  forwards_conversion: countColumn('invitation_open'),
  fb_likes: countColumn('facebook_like'),
  fb_shares: countColumn('social_share:facebook'),
  tw_shares: countColumn('social_share:twitter'),
  social_shares: countColumn('social_share'),
} satisfies Columns

const REACTIONS = [
  ...['email_open', 'email_click', 'email_spam_complaint', 'unsubscribe', ...BOUNCES],
  ...['forward', 'invitation_open', 'facebook_like', 'social_share'],
]

/** Some kinds of events, and what else is needed to find out who did not open. */
const orUnopened =
  (kinds: readonly string[], more: readonly string[]) =>
  ({ input }: ReadContext): readonly string[] =>
    input.includeUnopens ? [...kinds, ...more] : kinds

const always = (kinds: readonly string[]) => () => kinds

export const reportKinds: Readonly<Record<ReportKindName, ReportKind>> = {
  'email-bounces': {
    operation: 'generateEmailBouncesReport',
    finished: 'emailBouncesReportFinished',
    scope: email,
    leads: byGrouping,
    columns: {
      list_stats_fields: {
        bounce_date: textColumn('bounce_date'),
        bounce_type: textColumn('bounce_type'),
        bounce_detail: textColumn('bounce_detail'),
      },
      campaign_fields: campaignColumns,
    },
    options: ['include_unopens', 'grouping'],
    reader: groupedReader(orUnopened(BOUNCES, ['email_send', 'email_open']), eachEventOrUnopened(bounceDetails)),
  },
  'email-clicks-by-contact': {
    operation: 'generateEmailClicksByContactReport',
    finished: 'emailClicksByContactReportFinished',
    scope: email,
    leads: contactFirst,
    columns: { list_stats_fields: { clicks: countColumn('email_click') }, campaign_fields: clickColumns },
    options: [],
    reader: byCampaign(always(['email_click']), countedByContact),
  },
  'email-clicks-by-url': {
    operation: 'generateEmailClicksByUrlReport',
    finished: 'emailClicksByUrlReportFinished',
    scope: email,
    leads: () => ['campaign_hash', 'url'],
    columns: {
      list_stats_fields: {
        clicks: countColumn('clicks'),
        unique_clicks: countColumn('unique_clicks'),
        click_rate_per_url: countColumn('click_rate_per_url'),
      },
      campaign_fields: urlColumns,
    },
    options: [],
    reader: clicksByUrl,
  },
  'email-events': {
    operation: 'generateEmailEventsReport',
    finished: 'emailEventsReportFinished',
    scope: email,
    leads: contactFirst,
    columns: { list_stats_fields: eventColumns, campaign_fields: clickColumns },
    options: ['include_unopens'],
    reader: byCampaign(orUnopened(REACTIONS, ['email_send']), countedByContact),
  },
  'email-unsubscriptions': {
    operation: 'generateEmailUnsubscriptionsReport',
    finished: 'emailUnsubscriptionsReportFinished',
    scope: email,
    leads: contactFirst,
    columns: {
      list_stats_fields: {
        unsubscription_method: textColumn('unsubscription_method'),
        unsubscription_motive: textColumn('unsubscription_motive'),
        unsubscription_date: textColumn('unsubscription_date'),
      },
      campaign_fields: campaignColumns,
    },
    options: [],
    reader: byCampaign(always(['unsubscribe']), eachEvent(departureDetails)),
  },
  'sms-bounces': {
    operation: 'generateSmsBouncesReport',
    finished: 'smsBouncesReportFinished',
    scope: sms,
    leads: byGrouping,
    columns: { list_stats_fields: deliveryColumns, campaign_fields: campaignColumns },
    options: ['grouping'],
    reader: groupedReader(always(SMS_SENT), eachEvent(deliveryDetails('bounces'))),
  },
  'sms-events': {
    operation: 'generateSmsEventsReport',
    finished: 'smsEventsReportFinished',
    scope: sms,
    leads: byGrouping,
    columns: { list_stats_fields: deliveryColumns, campaign_fields: campaignColumns },
    options: ['grouping'],
    reader: groupedReader(always(SMS_SENT), eachEvent(deliveryDetails('all'))),
  },
  sends: {
    operation: 'generateSendsReport',
    finished: 'sendsReportFinished',
    scope: { of: 'sends' },
    leads: () => ['contact_id', 'campaign_hash', 'date'],
    columns: { campaign_fields: campaignColumns },
    options: [],
    reader: byCampaign(always(SENT), eachEvent()),
  },
  subscriptions: {
    operation: 'generateSubscriptionsReport',
    finished: 'subscriptionsReportFinished',
    scope: { of: 'lists' },
    leads: () => ['contact_id', 'list_id', 'date'],
    columns: {
      list_stats_fields: {
        subscription_method: textColumn('subscription_method'),
        subscription_src: textColumn('subscription_src'),
      },
    },
    options: [],
    reader: membershipOfLists(ARRIVALS, arrivalDetails),
  },
  unsubscriptions: {
    operation: 'generateUnsubscriptionsReport',
    finished: 'unsubscriptionsReportFinished',
    scope: { of: 'lists' },
    leads: () => ['contact_id', 'list_id'],
    columns: {
      list_stats_fields: {
        unsubscription_method: textColumn('unsubscription_method'),
        unsubscription_src: textColumn('unsubscription_src'),
        unsubscription_date: textColumn('unsubscription_date'),
      },
    },
    options: [],
    reader: membershipOfLists(DEPARTURES, departureDetails),
  },
  'form-answers': {
    operation: 'generateFormAnswersReport',
    finished: 'formAnswersReportFinished',
    scope: { of: 'forms' },
    leads: () => ['contact_id', 'form_id', 'date', 'status'],
    columns: {},
    options: [],
    reader: formAnswers,
  },
  'contact-activity': {
    operation: 'generateContactActivityReport',
    finished: 'contactActivityReportFinished',
    scope: { of: 'lists' },
    leads: () => ['contact_id', 'list_id'],
    columns: { contact_activities: activityColumns },
    options: [],
    reader: countedOfLists(({ input }) => kindsOfActivities(input.shown)),
  },
}

export type { ReportKindName }

/** The kind with this name. */
export const reportKindOf = (name: ReportKindName): ReportKind => reportKinds[name]

/** The optional columns of a kind, by their names. */
export const columnsOfKind = ({ columns }: ReportKind): Columns =>
  Object.assign({}, ...columnGroups.map((group) => columns[group] ?? {}))
