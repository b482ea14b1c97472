<?php

// Written by `npm run generate` from specs/marketing-v3. Do not edit.

declare(strict_types=1);

namespace MessagingPlatform;

/**
 * The types of the Marketing API. Import one with `@phpstan-import-type Name from MarketingTypes`.
 *
 * @phpstan-type Accepted array{result: 'success'}
 * @phpstan-type AccountBalanceInfo array{balance: string, currency: string}
 * @phpstan-type AccountBillingInfo array{
 *   type: 'single_person'|'company',
 *   company_legal_name: string,
 *   vat_number: string,
 *   country: AccountBillingInfoCountry,
 *   city: string,
 *   state: string,
 *   address1: string,
 *   address2: string,
 *   zip_code: string,
 *   invoice_comments: string
 * }
 * @phpstan-type AccountBillingInfoCountry array{country_code: string}
 * @phpstan-type AccountGeneralInfo array{
 *   name: string,
 *   website: string,
 *   cellphone: string,
 *   client_id: string,
 *   company_size: int,
 *   business_sector: AccountGeneralInfoBusinessSector
 * }
 * @phpstan-type AccountGeneralInfoBusinessSector array{business_sector_id?: int, name: string}
 * @phpstan-type AccountModuleInfo array{te: AccountModuleInfoTe}
 * @phpstan-type AccountModuleInfoTe array{enabled: bool}
 * @phpstan-type AccountPlanInfo array{type: 'enterprise'|'free'|'pro'|'starter'|'trial'|'base'}
 * @phpstan-type Activity array{action_data?: ActivityData, date: string, action_name: ActivityName}
 * @phpstan-type ActivityData array{campaign_hash?: string, url?: string, tag_id?: int, automation_id?: int}
 * @phpstan-type ActivityList array{items: list<Activity>}
 * @phpstan-type ActivityName 'email_open'
 *   |'email_click'
 *   |'forward'
 *   |'conversion'
 *   |'email_send'
 *   |'sms_send'
 *   |'voice_send'
 *   |'mms_send'
 *   |'sms_report'
 *   |'voice_report'
 *   |'invitation_send'
 *   |'invitation_open'
 *   |'mms_open'
 *   |'unsubscribe'
 *   |'email_soft_bounce'
 *   |'email_hard_bounce'
 *   |'subscription'
 *   |'resubscription'
 *   |'unsubscribe_reason'
 *   |'facebook_like'
 *   |'social_share'
 *   |'unsubscribe_manual'
 *   |'double_optin'
 *   |'double_optin_resend'
 *   |'email_spam_complaint'
 *   |'email_field_disable'
 *   |'cellphone_field_disable'
 *   |'phone_field_disable'
 *   |'unsubscribe_api'
 *   |'email_field_enable'
 *   |'cellphone_field_enable'
 *   |'phone_field_enable'
 *   |'edit_subscription'
 *   |'double_optedit'
 *   |'automation_event'
 *   |'push_send'
 *   |'push_open'
 *   |'push_click'
 *   |'push_received'
 *   |'push_error'
 *   |'push_canceled'
 *   |'reply_to_email'
 *   |'web_push_send'
 *   |'web_push_delivered'
 *   |'web_push_open'
 *   |'web_push_bounce'
 *   |'web_push_click'
 *   |'web_push_subscription'
 *   |'web_push_unsubscription'
 *   |'add_push_contact'
 *   |'remove_push_contact'
 *   |'forget_subscription'
 *   |'change_consent'
 *   |'push_unsubscription'
 *   |'voice_menu_event'
 *   |'voice_redirect'
 *   |'automation_action'
 *   |'automation_trigger'
 *   |'push_delivered'
 *   |'attach_tag'
 *   |'detach_tag'
 *   |'smart_sms_send'
 *   |'smart_sms_open'
 *   |'smart_sms_click'
 *   |'smart_sms_report'
 * @phpstan-type AdvancedReport array{
 *   advanced_report_id: int,
 *   title: string,
 *   hash: string,
 *   file: string,
 *   status: AdvancedReportStatus,
 *   created: string
 * }
 * @phpstan-type AdvancedReportAllCampaigns array{list_id: int, type: 'all'}
 * @phpstan-type AdvancedReportCampaignFields array{
 *   internal_name?: bool,
 *   campaign_hash?: bool,
 *   send_date?: bool,
 *   group?: bool,
 *   channel?: bool,
 *   type?: bool,
 *   sender?: bool
 * }
 * @phpstan-type AdvancedReportCampaignGroups array{list_id: int, type: 'group', data: list<int>}
 * @phpstan-type AdvancedReportCampaigns AdvancedReportAllCampaigns
 *   |AdvancedReportLastCampaign
 *   |AdvancedReportSpecificCampaigns
 *   |AdvancedReportCampaignGroups
 * @phpstan-type AdvancedReportClickFields array{
 *   internal_name?: bool,
 *   campaign_hash?: bool,
 *   send_date?: bool,
 *   group?: bool,
 *   channel?: bool,
 *   type?: bool,
 *   sender?: bool,
 *   url?: bool,
 *   city?: bool,
 *   country?: bool,
 *   region?: bool,
 *   program?: bool,
 *   os?: bool
 * }
 * @phpstan-type AdvancedReportExtraFields array{list_id: int, fields: list<string>}
 * @phpstan-type AdvancedReportFile array{file: string}
 * @phpstan-type AdvancedReportForm array{list_id: int, forms: list<int>}
 * @phpstan-type AdvancedReportFormat 'csv'|'xlsx'
 * @phpstan-type AdvancedReportGrouping 'by_contact'|'by_campaign'
 * @phpstan-type AdvancedReportKind 'email-bounces'
 *   |'email-clicks-by-contact'
 *   |'email-clicks-by-url'
 *   |'email-events'
 *   |'email-unsubscriptions'
 *   |'sms-bounces'
 *   |'sms-events'
 *   |'sends'
 *   |'subscriptions'
 *   |'unsubscriptions'
 *   |'form-answers'
 *   |'contact-activity'
 * @phpstan-type AdvancedReportLastCampaign array{list_id: int, type: 'last'}
 * @phpstan-type AdvancedReportModel array{model_id: int, title: string, kind: AdvancedReportKind, created: string}
 * @phpstan-type AdvancedReportModelColumns array{
 *   list_base_fields?: list<string>,
 *   list_extra_fields?: list<AdvancedReportExtraFields>,
 *   list_stats_fields?: array<bool>,
 *   campaign_fields?: array<bool>,
 *   contact_activities?: array<bool>
 * }
 * @phpstan-type AdvancedReportModelCreation array{
 *   title: string,
 *   kind: AdvancedReportKind,
 *   days?: int,
 *   campaigns?: list<AdvancedReportCampaigns>,
 *   lists?: list<int>,
 *   forms?: list<AdvancedReportForm>,
 *   columns?: AdvancedReportModelColumns,
 *   options?: EmailBouncesReportOptions,
 *   format?: AdvancedReportFormat
 * }
 * @phpstan-type AdvancedReportModelPage array{total_items: int, items: list<AdvancedReportModel>}
 * @phpstan-type AdvancedReportModelRun array{
 *   model_id: int,
 *   title?: string,
 *   range?: AdvancedReportRange,
 *   campaigns?: list<AdvancedReportCampaigns>,
 *   lists?: list<int>
 * }
 * @phpstan-type AdvancedReportOptions array{notify?: list<int>}
 * @phpstan-type AdvancedReportPage array{total_items: int, items: list<AdvancedReport>}
 * @phpstan-type AdvancedReportRange array{start: string, end: string}
 * @phpstan-type AdvancedReportSpecificCampaigns array{list_id: int, type: 'specific', data: list<string>}
 * @phpstan-type AdvancedReportStatus 'queued'|'running'|'finished'|'stopped'|'canceled'|'paused'|'error'
 * @phpstan-type AdvancedReportUrlFields array{
 *   internal_name?: bool,
 *   campaign_hash?: bool,
 *   send_date?: bool,
 *   group?: bool,
 *   channel?: bool,
 *   type?: bool,
 *   url?: bool,
 *   city?: bool,
 *   country?: bool,
 *   region?: bool,
 *   program?: bool,
 *   os?: bool
 * }
 * @phpstan-type Automation array{
 *   automation_id: int,
 *   title: string,
 *   list_id: int,
 *   status: AutomationStatus,
 *   created_by?: int,
 *   allow_multiple_contacts: bool,
 *   contact_limit: int,
 *   runs?: AutomationRunTotals,
 *   created: string,
 *   updated: string
 * }
 * @phpstan-type AutomationAction array{
 *   action_id: int,
 *   title: string,
 *   action: string,
 *   parent_id?: int,
 *   branch?: AutomationBranch,
 *   created_by?: int,
 *   created: string,
 *   updated: string
 * }
 * @phpstan-type AutomationActionCall array{
 *   automation_id: int,
 *   title: string,
 *   action_id: int,
 *   run_id: int,
 *   list_id: int,
 *   contact: AutomationActionCallContact,
 *   date: string
 * }
 * @phpstan-type AutomationActionCallContact array{
 *   contact_id: string,
 *   first_name: string,
 *   last_name: string,
 *   email?: string,
 *   cellphone?: string
 * }
 * @phpstan-type AutomationActionPage array{total_items: int, items: list<AutomationAction>}
 * @phpstan-type AutomationAddTagAction array{
 *   action: 'addTag',
 *   action_id?: int,
 *   title?: string,
 *   parent_id?: int,
 *   branch?: AutomationBranch,
 *   tag_id: int
 * }
 * @phpstan-type AutomationBackInStockTrigger array{type: 'back_in_stock', domain?: string, days?: int}
 * @phpstan-type AutomationBranch 'yes'|'no'
 * @phpstan-type AutomationCartIdleTrigger array{type: 'cart_idle', minutes: int, domain?: string}
 * @phpstan-type AutomationChangeFieldAction array{
 *   action: 'changeField',
 *   action_id?: int,
 *   title?: string,
 *   parent_id?: int,
 *   branch?: AutomationBranch,
 *   field_id: string,
 *   value: string
 * }
 * @phpstan-type AutomationConditionAction array{
 *   action: 'condition',
 *   action_id?: int,
 *   title?: string,
 *   parent_id?: int,
 *   branch?: AutomationBranch,
 *   segment_id?: string,
 *   segment_filter?: SegmentFilter
 * }
 * @phpstan-type AutomationCopyToListAction array{
 *   action: 'copyToList',
 *   action_id?: int,
 *   title?: string,
 *   parent_id?: int,
 *   branch?: AutomationBranch,
 *   list_id: int
 * }
 * @phpstan-type AutomationCreate array{
 *   title: string,
 *   list_id: int,
 *   allow_multiple_contacts?: bool,
 *   contact_limit?: int,
 *   triggers?: list<AutomationTrigger>,
 *   actions: list<AutomationStep>
 * }
 * @phpstan-type AutomationDateTrigger array{
 *   type: 'date',
 *   field_id: string,
 *   offset_days?: int,
 *   hour?: int,
 *   time_zone?: string,
 *   yearly?: bool
 * }
 * @phpstan-type AutomationDetail array{
 *   automation_id: int,
 *   title: string,
 *   list_id: int,
 *   status: AutomationStatus,
 *   created_by?: int,
 *   allow_multiple_contacts: bool,
 *   contact_limit: int,
 *   version: int,
 *   triggers: list<AutomationTrigger>,
 *   actions: list<AutomationStep>,
 *   created: string,
 *   updated: string
 * }
 * @phpstan-type AutomationEndAction array{
 *   action: 'end',
 *   action_id?: int,
 *   title?: string,
 *   parent_id?: int,
 *   branch?: AutomationBranch
 * }
 * @phpstan-type AutomationEventName 'email_open'
 *   |'email_click'
 *   |'reply_to_email'
 *   |'push_open'
 *   |'push_click'
 *   |'web_push_open'
 *   |'web_push_click'
 *   |'smart_sms_open'
 *   |'smart_sms_click'
 *   |'voice_menu_event'
 *   |'goal_conversion'
 *   |'product_view'
 * @phpstan-type AutomationEventTrigger array{
 *   type: 'event',
 *   event: AutomationEventName,
 *   campaign_hash?: string,
 *   goal_id?: int,
 *   url?: string
 * }
 * @phpstan-type AutomationFieldChangeTrigger array{type: 'field_change', field_id: string, value?: string}
 * @phpstan-type AutomationGoToAction array{
 *   action: 'goTo',
 *   action_id?: int,
 *   title?: string,
 *   parent_id?: int,
 *   branch?: AutomationBranch,
 *   target_id: int
 * }
 * @phpstan-type AutomationMoveToListAction array{
 *   action: 'moveToList',
 *   action_id?: int,
 *   title?: string,
 *   parent_id?: int,
 *   branch?: AutomationBranch,
 *   list_id: int
 * }
 * @phpstan-type AutomationOrderTrigger array{type: 'order', domain?: string}
 * @phpstan-type AutomationPage array{total_items: int, items: list<Automation>}
 * @phpstan-type AutomationRemoveTagAction array{
 *   action: 'removeTag',
 *   action_id?: int,
 *   title?: string,
 *   parent_id?: int,
 *   branch?: AutomationBranch,
 *   tag_id: int
 * }
 * @phpstan-type AutomationRun array{
 *   run_id: int,
 *   contact_id: string,
 *   status: AutomationRunStatus,
 *   version: int,
 *   action_id: int,
 *   cause: AutomationRunCause,
 *   entered: string,
 *   due?: string,
 *   ended?: string,
 *   reason?: AutomationRunReason
 * }
 * @phpstan-type AutomationRunCause 'manual'
 *   |'subscription'
 *   |'tag_added'
 *   |'tag_removed'
 *   |'field_change'
 *   |'date'
 *   |'segment_entered'
 *   |'event'
 *   |'cart_idle'
 *   |'order'
 *   |'back_in_stock'
 * @phpstan-type AutomationRunCounts array{
 *   active: int,
 *   ended: int,
 *   reasons: array<int>,
 *   steps: list<AutomationStepCounts>
 * }
 * @phpstan-type AutomationRunPage array{total_items: int, items: list<AutomationRun>}
 * @phpstan-type AutomationRunReason 'completed'|'unsubscribed'|'suppressed'|'moved'|'taken_out'|'too_many_steps'|'failed'
 * @phpstan-type AutomationRunStatus 'active'|'ended'
 * @phpstan-type AutomationRunTotals array{active: int, completed: int}
 * @phpstan-type AutomationSegmentEnteredTrigger array{type: 'segment_entered', segment_id: string}
 * @phpstan-type AutomationSendCampaignAction array{
 *   action: 'sendCampaign',
 *   action_id?: int,
 *   title?: string,
 *   parent_id?: int,
 *   branch?: AutomationBranch,
 *   campaign_hash: string,
 *   destination_field?: string,
 *   app_id?: string,
 *   site_id?: int
 * }
 * @phpstan-type AutomationStart array{automation_id: int, action_id: int, contacts: list<string>}
 * @phpstan-type AutomationStartResult array{
 *   automation_id: int,
 *   action_id: int,
 *   success: list<string>,
 *   error: AutomationStartResultError
 * }
 * @phpstan-type AutomationStartResultError array{already_in_queue: list<string>}
 * @phpstan-type AutomationStatus 'active'|'inactive'
 * @phpstan-type AutomationStep AutomationSendCampaignAction
 *   |AutomationWaitAction
 *   |AutomationWaitUntilAction
 *   |AutomationWaitForEventAction
 *   |AutomationConditionAction
 *   |AutomationAddTagAction
 *   |AutomationRemoveTagAction
 *   |AutomationChangeFieldAction
 *   |AutomationCopyToListAction
 *   |AutomationMoveToListAction
 *   |AutomationUnsubscribeAction
 *   |AutomationWebhookAction
 *   |AutomationGoToAction
 *   |AutomationEndAction
 * @phpstan-type AutomationStepCounts array{version: int, action_id: int, active: int, ended: int}
 * @phpstan-type AutomationSubscriptionTrigger array{type: 'subscription', form_id?: int}
 * @phpstan-type AutomationTagAddedTrigger array{type: 'tag_added', tag_id: int}
 * @phpstan-type AutomationTagRemovedTrigger array{type: 'tag_removed', tag_id: int}
 * @phpstan-type AutomationTimeUnit 'minutes'|'hours'|'days'|'weeks'
 * @phpstan-type AutomationTrigger AutomationSubscriptionTrigger
 *   |AutomationTagAddedTrigger
 *   |AutomationTagRemovedTrigger
 *   |AutomationFieldChangeTrigger
 *   |AutomationDateTrigger
 *   |AutomationSegmentEnteredTrigger
 *   |AutomationEventTrigger
 *   |AutomationCartIdleTrigger
 *   |AutomationOrderTrigger
 *   |AutomationBackInStockTrigger
 * @phpstan-type AutomationUnsubscribeAction array{
 *   action: 'unsubscribe',
 *   action_id?: int,
 *   title?: string,
 *   parent_id?: int,
 *   branch?: AutomationBranch
 * }
 * @phpstan-type AutomationUpdate array{
 *   title?: string,
 *   allow_multiple_contacts?: bool,
 *   contact_limit?: int,
 *   triggers?: list<AutomationTrigger>,
 *   actions?: list<AutomationStep>
 * }
 * @phpstan-type AutomationWaitAction array{
 *   action: 'wait',
 *   action_id?: int,
 *   title?: string,
 *   parent_id?: int,
 *   branch?: AutomationBranch,
 *   amount: int,
 *   unit: AutomationTimeUnit
 * }
 * @phpstan-type AutomationWaitForEventAction array{
 *   action: 'waitForEvent',
 *   action_id?: int,
 *   title?: string,
 *   parent_id?: int,
 *   branch?: AutomationBranch,
 *   event: AutomationEventName,
 *   campaign_hash?: string,
 *   goal_id?: int,
 *   url?: string,
 *   amount: int,
 *   unit: AutomationTimeUnit
 * }
 * @phpstan-type AutomationWaitUntilAction array{
 *   action: 'waitUntil',
 *   action_id?: int,
 *   title?: string,
 *   parent_id?: int,
 *   branch?: AutomationBranch,
 *   hour: int,
 *   weekdays?: list<int>,
 *   time_zone?: string
 * }
 * @phpstan-type AutomationWebhookAction array{
 *   action: 'webhook',
 *   action_id?: int,
 *   title?: string,
 *   parent_id?: int,
 *   branch?: AutomationBranch,
 *   url: string
 * }
 * @phpstan-type BaseFieldUpdate array{unique?: bool}
 * @phpstan-type CallbackSecret array{secret: string}
 * @phpstan-type Campaign array{
 *   id: int,
 *   campaign_hash: string,
 *   status: CampaignStatus,
 *   thumbnail: string,
 *   channel: CampaignChannel,
 *   internal_name: string,
 *   list_id: int,
 *   title: string,
 *   created_by?: int,
 *   group_id?: int,
 *   processed_messages: int,
 *   planned_messages?: int,
 *   feed?: string,
 *   automation_id?: int,
 *   created: string,
 *   updated: string,
 *   start_date?: string,
 *   end_date?: string,
 *   schedule_date: CampaignScheduleDate
 * }
 * @phpstan-type CampaignButton array{
 *   title?: string,
 *   link?: string,
 *   type?: 'url'|'deeplink',
 *   cancel_label?: string
 * }
 * @phpstan-type CampaignChannel 'email'|'push'|'sms'|'smart_sms'|'voice'|'web_push'
 * @phpstan-type CampaignContact array{
 *   contact_id: string,
 *   list_id: int,
 *   first_name: string,
 *   last_name: string,
 *   email: string,
 *   cellphone: string,
 *   times: int,
 *   first_date: string,
 *   last_date: string
 * }
 * @phpstan-type CampaignContactPage array{items: list<CampaignContact>, next?: string}
 * @phpstan-type CampaignCounts array{
 *   sends?: int,
 *   delivered?: int,
 *   opens?: int,
 *   unique_opens?: int,
 *   clicks?: int,
 *   unique_clicks?: int,
 *   unsubscriptions?: int,
 *   hard_bounces?: int,
 *   soft_bounces?: int,
 *   bounces?: int,
 *   complaints?: int,
 *   error?: int,
 *   invalid?: int,
 *   pending?: int,
 *   machine_opens?: int,
 *   machine_clicks?: int
 * }
 * @phpstan-type CampaignDetail array{
 *   id: int,
 *   campaign_hash: string,
 *   status: CampaignStatus,
 *   thumbnail: string,
 *   channel: CampaignChannel,
 *   internal_name: string,
 *   list_id: int,
 *   title: string,
 *   created_by?: int,
 *   group_id?: int,
 *   processed_messages: int,
 *   planned_messages: int,
 *   feed?: string,
 *   automation_id?: int,
 *   created: string,
 *   updated: string,
 *   start_date?: string,
 *   end_date?: string,
 *   schedule_date: CampaignDetailScheduleDate,
 *   sender_id?: int,
 *   reply_to?: int,
 *   header_footer?: HeaderFooter,
 *   content: CampaignSaid,
 *   runs: list<CampaignRun>,
 *   counts: CampaignCounts
 * }
 * @phpstan-type CampaignDetailScheduleDate array{enabled: bool, date?: string}
 * @phpstan-type CampaignFailure array{reason: string, recipients: int}
 * @phpstan-type CampaignGroup array{group_id: int, name: string}
 * @phpstan-type CampaignGroupPage array{total_items: int, items: list<CampaignGroup>}
 * @phpstan-type CampaignGroupWrite array{name: string}
 * @phpstan-type CampaignHash array{campaign_hash: string, warnings?: list<string>}
 * @phpstan-type CampaignLocalTime array{
 *   date: string,
 *   time_zone_field?: string,
 *   time_zone: string,
 *   if_passed: 'next_day'|'at_once'
 * }
 * @phpstan-type CampaignMessageUpdate array{message?: string}
 * @phpstan-type CampaignPage array{total_items: int, items: list<Campaign>}
 * @phpstan-type CampaignPreview array{
 *   channel: CampaignChannel,
 *   from?: string,
 *   to?: string,
 *   subject?: string,
 *   html?: string,
 *   html_path?: string,
 *   text?: string,
 *   encoding?: 'gsm'|'unicode',
 *   parts?: int,
 *   characters?: int,
 *   link?: string,
 *   icon?: string,
 *   buttons?: list<CampaignButton>,
 *   audio?: string,
 *   problem?: string,
 *   warnings?: list<string>
 * }
 * @phpstan-type CampaignRun array{
 *   operation_id?: int,
 *   status: 'standing'|'scheduled'|'planning'|'sending'|'paused'|'halted'|'cancelling'|'sent'|'cancelled',
 *   list_id: int,
 *   planned: int,
 *   accepted: int,
 *   failed: int,
 *   skipped: int,
 *   cancelled: int,
 *   unknown: int,
 *   created: string,
 *   start_date?: string,
 *   end_date?: string,
 *   failures?: list<CampaignFailure>,
 *   local_time?: CampaignLocalTime,
 *   time_zones?: list<CampaignTimeZone>
 * }
 * @phpstan-type CampaignSaid array{
 *   body?: string,
 *   plain_text?: string,
 *   snippet?: string,
 *   message?: string,
 *   audio?: string,
 *   link?: string,
 *   icon?: string,
 *   buttons?: list<CampaignButton>,
 *   options?: SmsCampaignOptions,
 *   page?: CampaignSaidPage
 * }
 * @phpstan-type CampaignSaidPage array{type: 'redirect'|'import'|'html', url?: string, html?: string}
 * @phpstan-type CampaignScheduleDate array{enabled: bool, date?: string}
 * @phpstan-type CampaignStatus 'draft'|'canceled'|'queued'|'paused'|'sending'|'sent'
 * @phpstan-type CampaignTemplate array{type: 'template', template_id: int}
 * @phpstan-type CampaignTest array{to: list<string>, contact_id?: string}
 * @phpstan-type CampaignTested array{items: list<CampaignTestedItem>}
 * @phpstan-type CampaignTestedItem array{
 *   to: string,
 *   state: 'accepted'|'deferred'|'failed'|'unknown'|'skipped',
 *   reason?: string
 * }
 * @phpstan-type CampaignText array{type: 'text', message: string}
 * @phpstan-type CampaignTextContent CampaignText|CampaignTemplate
 * @phpstan-type CampaignTimeZone array{time_zone: string, send_date: string, planned: int, processed: int}
 * @phpstan-type Cart array{
 *   domain: string,
 *   cart_id: string,
 *   state: CartState,
 *   cart_total?: int|float,
 *   cart_url: string,
 *   order_id?: string,
 *   list_id?: int,
 *   contact_id?: string,
 *   lines: int,
 *   products: list<CartProduct>,
 *   reminder?: CartReminder,
 *   created: string,
 *   updated: string
 * }
 * @phpstan-type CartContact array{base?: CartContactBase, extra?: list<ExtraValue>}
 * @phpstan-type CartContactBase array{
 *   contact_id?: string,
 *   status?: 'active'|'inactive'|'removed'|'unconfirmed',
 *   first_name?: string,
 *   last_name?: string,
 *   birth_date?: string,
 *   language?: 'pt'|'en'|'es'|'br'|'fr'|'de'|'',
 *   email?: string,
 *   cellphone?: string,
 *   phone?: string,
 *   push_token_android?: list<PushTokenWrite>,
 *   push_token_ios?: list<PushTokenWrite>
 * }
 * @phpstan-type CartCreate array{
 *   cart_id?: string,
 *   cart_total?: int|float,
 *   cart_url?: string,
 *   contact?: CartContact,
 *   products?: list<CartProduct>
 * }
 * @phpstan-type CartItem array{
 *   domain: string,
 *   cart_id: string,
 *   state: CartState,
 *   cart_total?: int|float,
 *   order_id?: string,
 *   list_id?: int,
 *   contact_id?: string,
 *   lines: int,
 *   reminder?: CartReminder,
 *   created: string,
 *   updated: string
 * }
 * @phpstan-type CartPage array{total_items: int, items: list<CartItem>}
 * @phpstan-type CartProduct array{
 *   product_identifier?: string,
 *   name?: string,
 *   description?: string,
 *   sku?: string,
 *   upc?: string,
 *   ean?: string,
 *   gtin?: string,
 *   mpn?: string,
 *   link?: string,
 *   image_link?: string,
 *   price?: int|float,
 *   sale_price?: int|float,
 *   brand?: string,
 *   categories?: list<string>,
 *   related_products?: list<string>,
 *   custom_attributes?: list<ProductAttributeWrite>,
 *   quantity?: int|float
 * }
 * @phpstan-type CartReminder array{
 *   outcome: 'started'|'ordered',
 *   automation_id: int,
 *   order_id?: string,
 *   date: string
 * }
 * @phpstan-type CartState 'open'|'emptied'|'ordered'
 * @phpstan-type Catalog array{
 *   catalog_id: int,
 *   title: string,
 *   language: string,
 *   currency: string,
 *   created: string,
 *   updated: string
 * }
 * @phpstan-type CatalogCreate array{title: string, language: string, currency: string}
 * @phpstan-type CatalogPage array{total_items: int, items: list<Catalog>}
 * @phpstan-type CellphoneSender array{
 *   sender_id: int,
 *   cellphone: string,
 *   type: CellphoneSenderType,
 *   status: SenderStatus
 * }
 * @phpstan-type CellphoneSenderCreate CellphoneSenderCreateName|CellphoneSenderCreateNumber
 * @phpstan-type CellphoneSenderCreateName array{type: 'alpha_numeric', cellphone: string, file: string}
 * @phpstan-type CellphoneSenderCreateNumber array{type: 'numeric', cellphone: string, file: string}
 * @phpstan-type CellphoneSenderList array{items: list<CellphoneSender>}
 * @phpstan-type CellphoneSenderType 'alpha_numeric'|'numeric'
 * @phpstan-type ChannelStatus 'active'|'inactive'
 * @phpstan-type Cname array{
 *   cname_id: int,
 *   value: string,
 *   status: CnameStatus,
 *   records?: list<CnameRecord>
 * }
 * @phpstan-type CnameCreate array{value: string}
 * @phpstan-type CnamePage array{total_items: int, items: list<Cname>}
 * @phpstan-type CnameRecord array{type: 'CNAME'|'TXT', name: string, value: string}
 * @phpstan-type CnameStatus 'verified'|'unverified'|'recent'|'invalid'|'private'
 * @phpstan-type ConnectedSite array{
 *   domain: string,
 *   list_id?: int,
 *   code: string,
 *   features: list<ConnectedSiteFeatures>
 * }
 * @phpstan-type ConnectedSiteCreate array{domain: string, list_id?: int}
 * @phpstan-type ConnectedSiteEmbedForms array{enabled: bool, items: list<ConnectedSiteEmbedFormsItemsItem>}
 * @phpstan-type ConnectedSiteEmbedFormsItemsItem array{internal_name: string, form_id: int, form_hash: string}
 * @phpstan-type ConnectedSiteFeatures array{
 *   track_and_engage: ConnectedSiteFeaturesTrackAndEngage,
 *   on_site_message: ConnectedSiteForms,
 *   popup_forms: ConnectedSiteForms,
 *   whatsapp: ConnectedSiteForms,
 *   web_push: ConnectedSiteWebPush,
 *   embed_forms: ConnectedSiteEmbedForms
 * }
 * @phpstan-type ConnectedSiteFeaturesTrackAndEngage array{enabled: bool}
 * @phpstan-type ConnectedSiteForms array{enabled: bool, items: list<ConnectedSiteFormsItemsItem>}
 * @phpstan-type ConnectedSiteFormsItemsItem array{internal_name: string, form_id: int}
 * @phpstan-type ConnectedSiteItem array{domain: string, list_id?: int}
 * @phpstan-type ConnectedSitePage array{total_items: int, items: list<ConnectedSiteItem>}
 * @phpstan-type ConnectedSiteStatistics array{
 *   domain: string,
 *   from: string,
 *   to: string,
 *   page_views: int,
 *   product_views: int,
 *   form_displays: int,
 *   web_push_optins: int,
 *   goal_conversions: int,
 *   forms: list<ConnectedSiteStatisticsFormsItem>,
 *   goals: list<ConnectedSiteStatisticsGoalsItem>
 * }
 * @phpstan-type ConnectedSiteStatisticsFormsItem array{form_id: int, displays: int}
 * @phpstan-type ConnectedSiteStatisticsGoalsItem array{id: int, name: string, conversions: int}
 * @phpstan-type ConnectedSiteWebPush array{enabled: bool, items: list<ConnectedSiteWebPushItemsItem>}
 * @phpstan-type ConnectedSiteWebPushItemsItem array{internal_name: string, site_id: int, app_code: string}
 * @phpstan-type Consent 'any'
 *   |'consent'
 *   |'contract'
 *   |'legitimate_interest'
 *   |'none'
 *   |'protect_vital_interests'
 *   |'public_interests'
 *   |'required_by_law'
 *   |'withdrawn'
 * @phpstan-type Contact array{base: ContactBase, extra: list<ContactExtra>, tags: list<int>}
 * @phpstan-type ContactActivityReportActivities array{
 *   opens?: bool,
 *   clicks?: bool,
 *   recommends?: bool,
 *   conversion?: bool,
 *   email_send?: bool,
 *   sms_send?: bool,
 *   sms_report?: bool,
 *   voice_send?: bool,
 *   voice_report?: bool,
 *   invitation_send?: bool,
 *   invitation_open?: bool,
 *   unsubscribe?: bool,
 *   email_soft_bounce?: bool,
 *   email_hard_bounce?: bool,
 *   subscription?: bool,
 *   resubscription?: bool,
 *   unsubscribe_reason?: bool,
 *   facebook_like?: bool,
 *   social_share?: bool,
 *   unsubscribe_manual?: bool,
 *   double_optin?: bool,
 *   email_spam_complaint?: bool,
 *   email_field_disable?: bool,
 *   cellphone_field_disable?: bool,
 *   phone_field_disable?: bool,
 *   unsubscribe_api?: bool,
 *   email_field_enable?: bool,
 *   cellphone_field_enable?: bool,
 *   phone_field_enable?: bool,
 *   edit_subscription?: bool,
 *   automation_event?: bool,
 *   push_send?: bool,
 *   push_delivered?: bool,
 *   push_error?: bool,
 *   push_received?: bool,
 *   push_open?: bool,
 *   push_canceled?: bool,
 *   push_unsubscription?: bool,
 *   reply_to_email?: bool,
 *   web_push_send?: bool,
 *   web_push_delivered?: bool,
 *   web_push_open?: bool,
 *   web_push_bounce?: bool,
 *   web_push_click?: bool,
 *   web_push_subscription?: bool,
 *   web_push_unsubscription?: bool,
 *   forget_subscription?: bool,
 *   change_consent?: bool,
 *   double_optin_resend?: bool,
 *   double_optedit?: bool
 * }
 * @phpstan-type ContactActivityReportColumns array{
 *   list_base_fields?: list<string>,
 *   list_extra_fields?: list<AdvancedReportExtraFields>,
 *   contact_activities?: ContactActivityReportActivities
 * }
 * @phpstan-type ContactActivityReportRequest array{
 *   title: string,
 *   range: AdvancedReportRange,
 *   lists: list<int>,
 *   columns?: ContactActivityReportColumns,
 *   options?: AdvancedReportOptions,
 *   format?: AdvancedReportFormat,
 *   callback_url?: string
 * }
 * @phpstan-type ContactAdvertising array{gclid?: string, msclkid?: string, fbclid?: string}
 * @phpstan-type ContactBase array{
 *   contact_id: string,
 *   status: ContactStatus,
 *   consent: Consent,
 *   consent_date?: string,
 *   subscription_method: 'manual'|'form'|'imported'|'referral'|'api',
 *   subscription_date: string,
 *   subscription_form: int,
 *   unsubscription_method: 'manual'|'form'|'unsubscribe_link'|'bounce'|'api'|'',
 *   unsubscription_reason: 'not_interested'|'lack_of_time'|'email_address_change'|'spam'|'other'|'',
 *   unsubscription_observation: string,
 *   unsubscription_date?: string,
 *   change_date: string,
 *   first_name: string,
 *   last_name: string,
 *   birth_date?: string,
 *   language: Language,
 *   email: string,
 *   email_status: ChannelStatus,
 *   cellphone: string,
 *   cellphone_status: ChannelStatus,
 *   phone: string,
 *   phone_status: ChannelStatus,
 *   push_token_android: list<PushToken>,
 *   push_token_ios: list<PushToken>
 * }
 * @phpstan-type ContactCreate array{
 *   base?: ContactCreateBase,
 *   extra?: list<ExtraValue>,
 *   utm?: ContactUtm,
 *   referrer?: ContactReferrer,
 *   advertising?: ContactAdvertising
 * }
 * @phpstan-type ContactCreateBase array{
 *   status?: 'active'|'inactive'|'removed'|'unconfirmed',
 *   first_name?: string,
 *   last_name?: string,
 *   birth_date?: string,
 *   language?: 'pt'|'en'|'es'|'br'|'fr'|'de'|'',
 *   email?: string,
 *   cellphone?: string,
 *   phone?: string,
 *   push_token_android?: list<PushTokenWrite>,
 *   push_token_ios?: list<PushTokenWrite>
 * }
 * @phpstan-type ContactDetail array{
 *   base: ContactBase,
 *   extra: list<ContactExtra>,
 *   tags: list<int>,
 *   email_stats: ContactEmailStats,
 *   sms_stats: ContactSmsStats,
 *   push_stats: ContactPushStats,
 *   webpush_stats: ContactWebpushStats,
 *   voice_stats: ContactVoiceStats,
 *   traffic_stats: ContactTrafficStats
 * }
 * @phpstan-type ContactEmailStats array{
 *   sent: int,
 *   opens: int,
 *   clicks: int,
 *   soft_bounces: int,
 *   hard_bounces: int,
 *   forwards: int,
 *   conversions: int,
 *   social_actions: int,
 *   last_send_date?: string,
 *   last_open_date?: string,
 *   last_click_date?: string,
 *   last_open_country?: string,
 *   last_open_region?: string,
 *   last_open_city?: string
 * }
 * @phpstan-type ContactEvent array{event: ContactEventName, date: string, data?: ContactEventData}
 * @phpstan-type ContactEventData array{
 *   campaign_hash?: string,
 *   url?: string,
 *   tag_id?: int,
 *   automation_id?: int,
 *   domain?: string,
 *   cart_id?: string,
 *   cart_total?: int|float,
 *   order_id?: string,
 *   order_total?: int|float
 * }
 * @phpstan-type ContactEventList array{items: list<ContactEvent>}
 * @phpstan-type ContactEventName 'email_open'
 *   |'email_click'
 *   |'forward'
 *   |'conversion'
 *   |'email_send'
 *   |'sms_send'
 *   |'voice_send'
 *   |'mms_send'
 *   |'sms_report'
 *   |'voice_report'
 *   |'invitation_send'
 *   |'invitation_open'
 *   |'mms_open'
 *   |'unsubscribe'
 *   |'email_soft_bounce'
 *   |'email_hard_bounce'
 *   |'subscription'
 *   |'resubscription'
 *   |'unsubscribe_reason'
 *   |'facebook_like'
 *   |'social_share'
 *   |'unsubscribe_manual'
 *   |'double_optin'
 *   |'double_optin_resend'
 *   |'email_spam_complaint'
 *   |'email_field_disable'
 *   |'cellphone_field_disable'
 *   |'phone_field_disable'
 *   |'unsubscribe_api'
 *   |'email_field_enable'
 *   |'cellphone_field_enable'
 *   |'phone_field_enable'
 *   |'edit_subscription'
 *   |'double_optedit'
 *   |'automation_event'
 *   |'push_send'
 *   |'push_open'
 *   |'push_click'
 *   |'push_received'
 *   |'push_error'
 *   |'push_canceled'
 *   |'reply_to_email'
 *   |'web_push_send'
 *   |'web_push_delivered'
 *   |'web_push_open'
 *   |'web_push_bounce'
 *   |'web_push_click'
 *   |'web_push_subscription'
 *   |'web_push_unsubscription'
 *   |'add_push_contact'
 *   |'remove_push_contact'
 *   |'forget_subscription'
 *   |'change_consent'
 *   |'push_unsubscription'
 *   |'voice_menu_event'
 *   |'voice_redirect'
 *   |'automation_action'
 *   |'automation_trigger'
 *   |'push_delivered'
 *   |'attach_tag'
 *   |'detach_tag'
 *   |'smart_sms_send'
 *   |'smart_sms_open'
 *   |'smart_sms_click'
 *   |'smart_sms_report'
 *   |'product_view'
 *   |'cart_update'
 *   |'new_order'
 * @phpstan-type ContactExport array{
 *   format: 'csv'|'xml'|'xlsx',
 *   callback_url?: string,
 *   segments?: list<string>,
 *   segment_filter?: SegmentFilter,
 *   contacts?: list<string>,
 *   fields?: list<string>,
 *   include_tags?: bool,
 *   include_stats?: bool
 * }
 * @phpstan-type ContactExportResult array{file: string}
 * @phpstan-type ContactExtra ContactExtraDate
 *   |ContactExtraText
 *   |ContactExtraCellphone
 *   |ContactExtraPhone
 *   |ContactExtraNumber
 *   |ContactExtraEmail
 *   |ContactExtraOptions
 * @phpstan-type ContactExtraCellphone array{field_id: int, format: 'cellphone', value: string, status: ChannelStatus}
 * @phpstan-type ContactExtraDate array{field_id: int, format: 'date', value: string}
 * @phpstan-type ContactExtraEmail array{field_id: int, format: 'email', value: string, status: ChannelStatus}
 * @phpstan-type ContactExtraNumber array{field_id: int, format: 'number', value: string}
 * @phpstan-type ContactExtraOptions array{field_id: int, format: 'options', value: list<int>}
 * @phpstan-type ContactExtraPhone array{field_id: int, format: 'phone', value: string, status: ChannelStatus}
 * @phpstan-type ContactExtraText array{field_id: int, format: 'text', value: string}
 * @phpstan-type ContactForget array{contacts: list<string>}
 * @phpstan-type ContactImport ContactImportContacts|ContactImportFile
 * @phpstan-type ContactImportBase array{
 *   status?: 'active'|'inactive'|'removed'|'unconfirmed',
 *   first_name?: string,
 *   last_name?: string,
 *   birth_date?: string,
 *   language?: string,
 *   email?: string,
 *   cellphone?: string,
 *   phone?: string,
 *   push_token_android?: list<PushTokenWrite>,
 *   push_token_ios?: list<PushTokenWrite>
 * }
 * @phpstan-type ContactImportColumn array{field_id: string, column_name: string}
 * @phpstan-type ContactImportContacts array{
 *   mode: ContactImportMode,
 *   compare_field: string,
 *   contacts: list<ContactImportItem>,
 *   force_empty?: bool,
 *   tags?: list<int>,
 *   notify?: list<int>,
 *   callback_url?: string
 * }
 * @phpstan-type ContactImportCsv array{
 *   url: string,
 *   field_mapping: list<ContactImportColumn>,
 *   separator?: string,
 *   delimiter?: string
 * }
 * @phpstan-type ContactImportFile array{
 *   mode: ContactImportMode,
 *   compare_field: string,
 *   file: ContactImportCsv,
 *   force_empty?: bool,
 *   tags?: list<int>,
 *   notify?: list<int>,
 *   callback_url?: string
 * }
 * @phpstan-type ContactImportItem array{
 *   base?: ContactImportBase,
 *   extra?: list<ExtraValue>,
 *   utm?: ContactUtm,
 *   referrer?: ContactReferrer
 * }
 * @phpstan-type ContactImportMode 'add'|'update'|'update_only'
 * @phpstan-type ContactMassUpdateBase array{
 *   status?: 'active'|'inactive'|'removed'|'unconfirmed',
 *   consent?: Consent,
 *   first_name?: string,
 *   last_name?: string,
 *   birth_date?: string,
 *   language?: 'pt'|'en'|'es'|'br'|'fr'|'de'|'',
 *   email?: string,
 *   email_status?: ChannelStatus,
 *   cellphone?: string,
 *   cellphone_status?: ChannelStatus,
 *   phone?: string,
 *   phone_status?: ChannelStatus
 * }
 * @phpstan-type ContactPage array{total_items: int, items: list<Contact>}
 * @phpstan-type ContactPushStats array{
 *   sent: int,
 *   delivered: int,
 *   not_delivered: int,
 *   views: int,
 *   clicks: int,
 *   last_view_date?: string
 * }
 * @phpstan-type ContactRef array{contact_id: string}
 * @phpstan-type ContactReferrer array{referrer?: string}
 * @phpstan-type ContactSearchResult array{items: list<ContactSearchResultItemsItem>}
 * @phpstan-type ContactSearchResultItemsItem array{contact_id: string, list_id: int}
 * @phpstan-type ContactSmsStats array{sent: int, delivered: int}
 * @phpstan-type ContactStatus 'active'|'inactive'|'removed'|'unconfirmed'
 * @phpstan-type ContactTagging ContactTaggingContacts|ContactTaggingSegment|ContactTaggingField
 * @phpstan-type ContactTaggingContacts array{tag_id: int, contacts: list<string>}
 * @phpstan-type ContactTaggingField array{tag_id: int, field_id: string, contacts: list<string>}
 * @phpstan-type ContactTaggingSegment array{tag_id: int, segment_id: string}
 * @phpstan-type ContactTarget ContactTargetAll|ContactTargetContacts
 * @phpstan-type ContactTargetAll array{type: 'all'}
 * @phpstan-type ContactTargetContacts array{type: 'contacts', contacts: list<string>}
 * @phpstan-type ContactTrafficStats array{
 *   utm: ContactTrafficStatsUtm,
 *   referrer: ContactTrafficStatsReferrer,
 *   advertising: ContactTrafficStatsAdvertising
 * }
 * @phpstan-type ContactTrafficStatsAdvertising array{gclid: string, msclkid: string, fbclid: string}
 * @phpstan-type ContactTrafficStatsReferrer array{referrer: string}
 * @phpstan-type ContactTrafficStatsUtm array{
 *   utm_source: string,
 *   utm_medium: string,
 *   utm_campaign: string,
 *   utm_content: string,
 *   utm_term: string
 * }
 * @phpstan-type ContactUpdate array{base?: ContactUpdateBase, extra?: list<ExtraValue>}
 * @phpstan-type ContactUpdateBase array{
 *   status?: 'active'|'inactive'|'unconfirmed',
 *   consent?: Consent,
 *   first_name?: string,
 *   last_name?: string,
 *   birth_date?: string,
 *   language?: 'pt'|'en'|'es'|'br'|'fr'|'de'|'',
 *   email?: string,
 *   email_status?: ChannelStatus,
 *   cellphone?: string,
 *   cellphone_status?: ChannelStatus,
 *   phone?: string,
 *   phone_status?: ChannelStatus,
 *   push_token_android?: list<PushTokenWrite>,
 *   push_token_ios?: list<PushTokenWrite>
 * }
 * @phpstan-type ContactUpdateByField array{
 *   compare_field: ContactUpdateByFieldCompareField,
 *   base?: ContactUpdateBase,
 *   extra?: list<ExtraValue>
 * }
 * @phpstan-type ContactUpdateByFieldCompareField array{field_id: string, value: string}
 * @phpstan-type ContactUtm array{
 *   utm_source?: string,
 *   utm_medium?: string,
 *   utm_campaign?: string,
 *   utm_content?: string,
 *   utm_term?: string
 * }
 * @phpstan-type ContactVoiceStats array{sent: int, answered: int}
 * @phpstan-type ContactWebpushStats array{
 *   sent: int,
 *   delivered: int,
 *   clicks: int,
 *   bounces: int,
 *   last_send_date?: string,
 *   last_delivery_date?: string,
 *   last_click_date?: string,
 *   last_bounce_date?: string
 * }
 * @phpstan-type ContactsUnify ContactsUnifyFields|ContactsUnifyContacts
 * @phpstan-type ContactsUnifyContacts array{
 *   type: 'contacts',
 *   contacts: list<string>,
 *   survivor_id?: string,
 *   survivor?: 'oldest'|'newest',
 *   values?: 'newest'|'survivor',
 *   dry_run?: bool
 * }
 * @phpstan-type ContactsUnifyFields array{
 *   type: 'fields',
 *   compare_fields: list<string>,
 *   survivor?: 'oldest'|'newest',
 *   values?: 'newest'|'survivor',
 *   dry_run?: bool
 * }
 * @phpstan-type ContactsUpdate ContactsUpdateContacts|ContactsUpdateSegment|ContactsUpdateAll
 * @phpstan-type ContactsUpdateAll array{type: 'all', base?: ContactMassUpdateBase, extra?: list<ExtraValue>}
 * @phpstan-type ContactsUpdateContacts array{
 *   type: 'contacts',
 *   contacts: list<string>,
 *   base?: ContactMassUpdateBase,
 *   extra?: list<ExtraValue>
 * }
 * @phpstan-type ContactsUpdateSegment array{
 *   type: 'segment',
 *   segment_id: string,
 *   base?: ContactMassUpdateBase,
 *   extra?: list<ExtraValue>
 * }
 * @phpstan-type Country array{
 *   country: int,
 *   name: string,
 *   iso_code: string,
 *   currency: string,
 *   country_code: string
 * }
 * @phpstan-type CountryPage array{total_items: int, items: list<Country>}
 * @phpstan-type EmailBouncesReportColumns array{
 *   list_base_fields?: list<string>,
 *   list_extra_fields?: list<AdvancedReportExtraFields>,
 *   list_stats_fields?: EmailBouncesReportStats,
 *   campaign_fields?: AdvancedReportCampaignFields
 * }
 * @phpstan-type EmailBouncesReportOptions array{
 *   include_unopens?: bool,
 *   notify?: list<int>,
 *   grouping?: AdvancedReportGrouping
 * }
 * @phpstan-type EmailBouncesReportRequest array{
 *   title: string,
 *   range: AdvancedReportRange,
 *   campaigns: list<AdvancedReportCampaigns>,
 *   columns?: EmailBouncesReportColumns,
 *   options?: EmailBouncesReportOptions,
 *   format?: AdvancedReportFormat,
 *   callback_url?: string
 * }
 * @phpstan-type EmailBouncesReportStats array{bounce_date?: bool, bounce_type?: bool, bounce_detail?: bool}
 * @phpstan-type EmailCampaignCreate array{
 *   list_id: int,
 *   internal_name: string,
 *   subject?: string,
 *   content: EmailContent,
 *   sender_id: int,
 *   reply_to?: int,
 *   header_footer?: HeaderFooter,
 *   group_id?: int
 * }
 * @phpstan-type EmailCampaignSend array{
 *   list_id: int,
 *   segments: EmailSendSegment,
 *   notify?: list<int>,
 *   destination_field?: string,
 *   unique_contacts_only?: bool,
 *   limit_hour?: LimitHour,
 *   schedule_date?: string,
 *   local_time?: LocalTime
 * }
 * @phpstan-type EmailCampaignUpdate array{
 *   internal_name?: string,
 *   subject?: string,
 *   content?: EmailContentUpdate,
 *   sender_id?: int,
 *   reply_to?: int,
 *   header_footer?: HeaderFooter,
 *   group_id?: int
 * }
 * @phpstan-type EmailClicksByContactReportColumns array{
 *   list_base_fields?: list<string>,
 *   list_extra_fields?: list<AdvancedReportExtraFields>,
 *   list_stats_fields?: EmailClicksByContactReportStats,
 *   campaign_fields?: AdvancedReportClickFields
 * }
 * @phpstan-type EmailClicksByContactReportRequest array{
 *   title: string,
 *   range: AdvancedReportRange,
 *   campaigns: list<AdvancedReportCampaigns>,
 *   columns?: EmailClicksByContactReportColumns,
 *   options?: AdvancedReportOptions,
 *   format?: AdvancedReportFormat,
 *   callback_url?: string
 * }
 * @phpstan-type EmailClicksByContactReportStats array{clicks?: bool}
 * @phpstan-type EmailClicksByUrlReportColumns array{
 *   list_base_fields?: list<string>,
 *   list_extra_fields?: list<AdvancedReportExtraFields>,
 *   list_stats_fields?: EmailClicksByUrlReportStats,
 *   campaign_fields?: AdvancedReportUrlFields
 * }
 * @phpstan-type EmailClicksByUrlReportRequest array{
 *   title: string,
 *   range: AdvancedReportRange,
 *   campaigns: list<AdvancedReportCampaigns>,
 *   columns?: EmailClicksByUrlReportColumns,
 *   options?: AdvancedReportOptions,
 *   format?: AdvancedReportFormat,
 *   callback_url?: string
 * }
 * @phpstan-type EmailClicksByUrlReportStats array{clicks?: bool, unique_clicks?: bool, click_rate_per_url?: bool}
 * @phpstan-type EmailContent EmailContentHtml|EmailContentTemplate|EmailContentWebPage|EmailContentFile
 * @phpstan-type EmailContentFile array{type: 'file', file: string, plain_text?: string, snippet?: string}
 * @phpstan-type EmailContentHtml array{type: 'html', body: string, plain_text?: string, snippet?: string}
 * @phpstan-type EmailContentTemplate array{type: 'template', template_id: int, plain_text?: string, snippet?: string}
 * @phpstan-type EmailContentUpdate array{body?: string, plain_text?: string, snippet?: string}
 * @phpstan-type EmailContentWebPage array{
 *   type: 'web_page',
 *   url: string,
 *   use_page_title?: bool,
 *   plain_text?: string,
 *   snippet?: string
 * }
 * @phpstan-type EmailEventsReportColumns array{
 *   list_base_fields?: list<string>,
 *   list_extra_fields?: list<AdvancedReportExtraFields>,
 *   list_stats_fields?: EmailEventsReportStats,
 *   campaign_fields?: AdvancedReportClickFields
 * }
 * @phpstan-type EmailEventsReportOptions array{include_unopens?: bool, notify?: list<int>}
 * @phpstan-type EmailEventsReportRequest array{
 *   title: string,
 *   range: AdvancedReportRange,
 *   campaigns: list<AdvancedReportCampaigns>,
 *   columns?: EmailEventsReportColumns,
 *   options?: EmailEventsReportOptions,
 *   format?: AdvancedReportFormat,
 *   callback_url?: string
 * }
 * @phpstan-type EmailEventsReportStats array{
 *   opens?: bool,
 *   clicks?: bool,
 *   complaints?: bool,
 *   unsubscribes?: bool,
 *   bounces?: bool,
 *   forwards?: bool,
 *   forwards_conversion?: bool,
 *   fb_likes?: bool,
 *   fb_shares?: bool,
 *   tw_shares?: bool,
 *   social_shares?: bool
 * }
 * @phpstan-type EmailReport array{
 *   campaign_hash: string,
 *   overall: EmailReportOverall,
 *   date?: list<EmailReportDate>,
 *   weekday?: list<EmailReportWeekday>,
 *   hour?: list<EmailReportHour>,
 *   location?: list<EmailReportLocation>,
 *   domain?: list<EmailReportDomain>,
 *   url?: list<EmailReportUrl>,
 *   reader?: list<EmailReportReader>,
 *   failures?: list<CampaignFailure>,
 *   time_zones?: list<ReportTimeZone>
 * }
 * @phpstan-type EmailReportDate array{
 *   date: string,
 *   sends: int,
 *   opens: int,
 *   clicks: int,
 *   hard_bounces: int,
 *   soft_bounces: int,
 *   complaints: int,
 *   unsubscriptions: int
 * }
 * @phpstan-type EmailReportDomain array{
 *   domain: string,
 *   sends: int,
 *   opens: int,
 *   clicks: int,
 *   hard_bounces: int,
 *   soft_bounces: int,
 *   complaints: int,
 *   unsubscriptions: int
 * }
 * @phpstan-type EmailReportHour array{
 *   hour: string,
 *   sends: int,
 *   opens: int,
 *   clicks: int,
 *   hard_bounces: int,
 *   soft_bounces: int,
 *   complaints: int,
 *   unsubscriptions: int
 * }
 * @phpstan-type EmailReportLocation array{
 *   location: string,
 *   region: string,
 *   country: string,
 *   opens: int,
 *   clicks: int,
 *   hard_bounces: int,
 *   soft_bounces: int,
 *   complaints: int,
 *   unsubscriptions: int
 * }
 * @phpstan-type EmailReportOverall array{
 *   sends: int,
 *   opens: int,
 *   clicks: int,
 *   hard_bounces: int,
 *   soft_bounces: int,
 *   complaints: int,
 *   unsubscriptions: int,
 *   unique_opens: int,
 *   unique_clicks: int,
 *   machine_opens?: int,
 *   machine_clicks?: int
 * }
 * @phpstan-type EmailReportReader array{reader: string, type: string, opens: int}
 * @phpstan-type EmailReportUrl array{url: string, clicks: int}
 * @phpstan-type EmailReportWeekday array{
 *   weekday: '0'|'1'|'2'|'3'|'4'|'5'|'6',
 *   sends: int,
 *   opens: int,
 *   clicks: int,
 *   hard_bounces: int,
 *   soft_bounces: int,
 *   complaints: int,
 *   unsubscriptions: int
 * }
 * @phpstan-type EmailRssCampaignCreate array{
 *   list_id: int,
 *   internal_name: string,
 *   subject?: string,
 *   content: EmailRssContent,
 *   sender_id: int,
 *   reply_to?: int,
 *   header_footer?: HeaderFooter,
 *   group_id?: int
 * }
 * @phpstan-type EmailRssContent array{
 *   type: 'html',
 *   body: string,
 *   feed?: string,
 *   plain_text?: string,
 *   snippet?: string
 * }
 * @phpstan-type EmailSendSegment EmailSendToList|EmailSendToSegments|EmailSendToContact
 * @phpstan-type EmailSendToContact array{type: 'contact', data: string}
 * @phpstan-type EmailSendToList array{type: 'none'}
 * @phpstan-type EmailSendToSegments array{type: 'segment', data: list<string>}
 * @phpstan-type EmailSender array{
 *   sender_id: int,
 *   name: string,
 *   email: string,
 *   status: SenderStatus,
 *   sender_hash?: string
 * }
 * @phpstan-type EmailSenderCreate array{name: string, email: string}
 * @phpstan-type EmailSenderList array{items: list<EmailSender>}
 * @phpstan-type EmailSenderUpdate array{name: string}
 * @phpstan-type EmailUnsubscriptionsReportColumns array{
 *   list_base_fields?: list<string>,
 *   list_extra_fields?: list<AdvancedReportExtraFields>,
 *   list_stats_fields?: EmailUnsubscriptionsReportStats,
 *   campaign_fields?: AdvancedReportCampaignFields
 * }
 * @phpstan-type EmailUnsubscriptionsReportRequest array{
 *   title: string,
 *   range: AdvancedReportRange,
 *   campaigns: list<AdvancedReportCampaigns>,
 *   columns?: EmailUnsubscriptionsReportColumns,
 *   options?: AdvancedReportOptions,
 *   format?: AdvancedReportFormat,
 *   callback_url?: string
 * }
 * @phpstan-type EmailUnsubscriptionsReportStats array{
 *   unsubscription_method?: bool,
 *   unsubscription_motive?: bool,
 *   unsubscription_date?: bool
 * }
 * @phpstan-type EndedOperation array{
 *   operation_id: int,
 *   type: OperationType,
 *   status: EndedOperationStatus,
 *   created: string,
 *   start_date?: string,
 *   operation_data: EndedOperationOperationData,
 *   created_by?: int,
 *   end_date: string
 * }
 * @phpstan-type EndedOperationOperationData array{internal_name: string, campaign_hash: string}
 * @phpstan-type EndedOperationPage array{total_items: int, items: list<EndedOperation>}
 * @phpstan-type EndedOperationStatus 'finished'|'canceled'|'error'
 * @phpstan-type ExtraFieldCreate array{name: string, format: FieldFormat, unique?: bool}
 * @phpstan-type ExtraFieldUpdate array{name?: string, unique?: bool}
 * @phpstan-type ExtraValue array{field_id: int, value: string|list<int>, status?: ChannelStatus}
 * @phpstan-type Field array{field_id: string|int, name: string, format: FieldFormat, unique: bool}
 * @phpstan-type FieldFormat 'date'|'text'|'cellphone'|'phone'|'number'|'email'|'options'
 * @phpstan-type FieldListItem array{
 *   field_id: string|int,
 *   name: string,
 *   format: FieldFormat,
 *   unique: bool,
 *   type: 'base'|'extra',
 *   options?: list<FieldOption>
 * }
 * @phpstan-type FieldOption array{
 *   option_id: int,
 *   en: string,
 *   pt: string,
 *   br: string,
 *   es: string,
 *   de: string,
 *   hu: string,
 *   fr: string
 * }
 * @phpstan-type FieldOptionList array{items: list<FieldOption>}
 * @phpstan-type FieldOptionWrite array{
 *   en?: string,
 *   pt?: string,
 *   br?: string,
 *   es?: string,
 *   de?: string,
 *   hu?: string,
 *   fr?: string
 * }
 * @phpstan-type Form array{
 *   form_id: int,
 *   form_hash: string,
 *   list_id: int,
 *   name: string,
 *   language: FormLanguage,
 *   fields: list<FormField>,
 *   consent?: FormTexts,
 *   double_optin: bool,
 *   sender_id?: int,
 *   redirect_url?: string,
 *   display?: FormDisplay,
 *   created: string,
 *   updated: string,
 *   url: string,
 *   embed: string
 * }
 * @phpstan-type FormAnswer array{field_id: string, value: string|list<int>}
 * @phpstan-type FormAnswersReportRequest array{
 *   title: string,
 *   range: AdvancedReportRange,
 *   forms: list<AdvancedReportForm>,
 *   format?: AdvancedReportFormat,
 *   callback_url?: string
 * }
 * @phpstan-type FormCreate array{
 *   name: string,
 *   language?: FormLanguage,
 *   fields?: list<FormField>,
 *   consent?: FormTexts,
 *   double_optin?: bool,
 *   sender_id?: int,
 *   redirect_url?: string,
 *   display?: FormDisplay
 * }
 * @phpstan-type FormDisplay array{
 *   kind: 'none'|'popup'|'message'|'whatsapp',
 *   opens?: 'delay'|'scroll'|'exit',
 *   delay_seconds?: int,
 *   scroll_percent?: int,
 *   text?: string,
 *   button?: string,
 *   link?: string,
 *   phone?: string
 * }
 * @phpstan-type FormField array{field_id: string, labels?: FormTexts, required?: bool}
 * @phpstan-type FormLanguage 'en'|'pt'|'br'|'es'|'de'|'hu'|'fr'
 * @phpstan-type FormPage array{total_items: int, items: list<Form>}
 * @phpstan-type FormSubmission array{
 *   submission_id: int,
 *   contact_id?: string,
 *   status: 'accepted'|'waiting'|'confirmed'|'refused',
 *   language: FormLanguage,
 *   created: string,
 *   answers: list<FormAnswer>
 * }
 * @phpstan-type FormSubmissionPage array{total_items: int, items: list<FormSubmission>}
 * @phpstan-type FormTexts array{
 *   en?: string,
 *   pt?: string,
 *   br?: string,
 *   es?: string,
 *   de?: string,
 *   hu?: string,
 *   fr?: string
 * }
 * @phpstan-type FormUpdate array{
 *   name?: string,
 *   language?: FormLanguage,
 *   fields?: list<FormField>,
 *   consent?: FormTexts,
 *   double_optin?: bool,
 *   sender_id?: int,
 *   redirect_url?: string,
 *   display?: FormDisplay
 * }
 * @phpstan-type HeaderFooter array{
 *   id?: int,
 *   header_links?: HeaderFooterLinks,
 *   footer_links?: HeaderFooterLinks,
 *   edit_fields?: list<int>
 * }
 * @phpstan-type HeaderFooterLinks array{
 *   forward?: bool,
 *   view_web?: bool,
 *   unsubscribe?: bool,
 *   edit?: bool,
 *   social_share?: bool,
 *   facebook_share?: bool,
 *   twitter_share?: bool
 * }
 * @phpstan-type HeaderFooterTemplate array{
 *   template_id: int,
 *   name: string,
 *   header: string,
 *   footer: string,
 *   created: string,
 *   updated: string
 * }
 * @phpstan-type HeaderFooterTemplateCreate array{name: string, header?: string, footer?: string}
 * @phpstan-type HeaderFooterTemplateItem array{template_id: int, name: string, created: string, updated: string}
 * @phpstan-type HeaderFooterTemplatePage array{total_items: int, items: list<HeaderFooterTemplateItem>}
 * @phpstan-type HeaderFooterTemplateUpdate array{name?: string, header?: string, footer?: string}
 * @phpstan-type ImportResult array{imported: int, updated: int, ignored: int, invalid: int, file: string}
 * @phpstan-type Language 'pt'|'en'|'es'|'br'|'fr'|'de'
 * @phpstan-type LimitHour array{hour_start?: string, hour_end?: string}
 * @phpstan-type ListShape array{
 *   list_id: int,
 *   internal_name: string,
 *   public_name: string,
 *   status: 'active'|'blocked',
 *   group_id: int,
 *   created: string,
 *   updated: string
 * }
 * @phpstan-type ListCreate array{internal_name: string, public_name?: string}
 * @phpstan-type ListDetail array{
 *   list_id: int,
 *   internal_name: string,
 *   public_name: string,
 *   status: 'active'|'blocked',
 *   group_id: int,
 *   created: string,
 *   updated: string,
 *   default_language: 'en'|'pt'|'br'|'es'|'de'|'hu'|'fr',
 *   available_languages: list<string>,
 *   stats: ListStats
 * }
 * @phpstan-type ListEvent array{
 *   webhook_id: int,
 *   list_id: int,
 *   action: WebhookAction,
 *   action_date: string,
 *   contact: ListEventContact,
 *   action_data: array<mixed>
 * }
 * @phpstan-type ListEventContact array{contact_id: string, ...}
 * @phpstan-type ListPage array{total_items: int, items: list<ListShape>}
 * @phpstan-type ListStats array{
 *   total_contacts: int,
 *   total_active: int,
 *   total_inactive: int,
 *   total_removed: int,
 *   total_unconfirmed: int,
 *   total_waiting_new_confirmation: int
 * }
 * @phpstan-type ListUpdate array{internal_name?: string, public_name?: string, group_id?: int}
 * @phpstan-type LocalTime array{
 *   time_zone_field?: string,
 *   time_zone?: string,
 *   if_passed?: 'next_day'|'at_once'
 * }
 * @phpstan-type MyAccount array{
 *   general_info: AccountGeneralInfo,
 *   billing_info: AccountBillingInfo,
 *   plan_info: AccountPlanInfo,
 *   balance_info: AccountBalanceInfo,
 *   module_info: AccountModuleInfo
 * }
 * @phpstan-type Operation array{
 *   operation_id: int,
 *   type: OperationType,
 *   status: OperationStatus,
 *   created: string,
 *   start_date?: string,
 *   operation_data: OperationOperationData,
 *   created_by?: int
 * }
 * @phpstan-type OperationAccepted array{result: 'success', operation_id: int}
 * @phpstan-type OperationActionResult array{success: list<int>, error: OperationActionResultError}
 * @phpstan-type OperationActionResultError array{invalid_operation_action: list<int>, operation_not_found: list<int>}
 * @phpstan-type OperationDetail array{
 *   operation_id: int,
 *   type: OperationType,
 *   status: OperationDetailStatus,
 *   created: string,
 *   start_date?: string,
 *   operation_data: OperationDetailOperationData,
 *   created_by?: int,
 *   list_id?: int,
 *   end_date?: string,
 *   done?: int,
 *   total?: int,
 *   counts?: OperationDetailCounts,
 *   duplicates?: OperationDetailDuplicates,
 *   problem?: string,
 *   held_items?: int,
 *   file?: string,
 *   file_until?: string
 * }
 * @phpstan-type OperationDetailCounts array{imported: int, updated: int, ignored: int, invalid: int}
 * @phpstan-type OperationDetailDuplicates array{groups: int, merged: int, skipped_groups: int}
 * @phpstan-type OperationDetailOperationData array{internal_name: string, campaign_hash: string}
 * @phpstan-type OperationDetailStatus 'queued'|'processing'|'executing'|'paused'|'finished'|'canceled'|'error'
 * @phpstan-type OperationIds array{operations: list<int>}
 * @phpstan-type OperationOperationData array{internal_name: string, campaign_hash: string}
 * @phpstan-type OperationPage array{total_items: int, items: list<Operation>}
 * @phpstan-type OperationStatus 'queued'|'processing'|'executing'|'paused'
 * @phpstan-type OperationType 'import_contacts'
 *   |'update_contacts'
 *   |'export_contacts'
 *   |'export_reports'
 *   |'advanced_report'
 *   |'email'
 *   |'sms'
 *   |'smart_sms'
 *   |'voice'
 *   |'push'
 *   |'webpush'
 *   |'ads'
 *   |'social'
 *   |'segment_generation'
 *   |'mass_operation'
 *   |'unify'
 *   |'import_ecommerce'
 *   |'attach_tag'
 *   |'detach_tag'
 * @phpstan-type OrderCreate array{
 *   order_id: string,
 *   order_total?: int|float,
 *   cart_id?: string,
 *   contact?: CartContact,
 *   products?: list<OrderProduct>,
 *   order_date?: string,
 *   order_status?: OrderStatus
 * }
 * @phpstan-type OrderImport list<OrderImportItem>
 * @phpstan-type OrderImportItem array{
 *   order_id: string,
 *   order_status?: OrderStatus,
 *   contact_id: string,
 *   revenue: int|float,
 *   store_url: string,
 *   date: string,
 *   items: list<OrderImportLine>
 * }
 * @phpstan-type OrderImportLine array{
 *   id: string,
 *   name: string,
 *   category?: string,
 *   price?: int|float,
 *   quantity?: int
 * }
 * @phpstan-type OrderItem array{
 *   domain: string,
 *   order_id: string,
 *   order_total?: int|float,
 *   order_date: string,
 *   order_status: OrderStatus,
 *   cart_id?: string,
 *   list_id?: int,
 *   contact_id?: string,
 *   lines: int,
 *   created: string,
 *   updated: string
 * }
 * @phpstan-type OrderPage array{total_items: int, items: list<OrderItem>}
 * @phpstan-type OrderProduct array{
 *   product_identifier?: string,
 *   name?: string,
 *   description?: string,
 *   sku?: string,
 *   upc?: string,
 *   ean?: string,
 *   gtin?: string,
 *   mpn?: string,
 *   link?: string,
 *   image_link?: string,
 *   price?: int|float,
 *   sale_price?: int|float,
 *   brand?: string,
 *   categories?: list<string>,
 *   related_products?: list<string>,
 *   custom_attributes?: list<ProductAttributeWrite>,
 *   quantity?: int|float
 * }
 * @phpstan-type OrderStatus 'created'|'pending'|'canceled'|'completed'|'unknown'
 * @phpstan-type PhoneReport array{
 *   campaign_hash: string,
 *   overall: PhoneReportOverall,
 *   networks?: list<PhoneReportNetwork>,
 *   failures?: list<CampaignFailure>,
 *   time_zones?: list<ReportTimeZone>
 * }
 * @phpstan-type PhoneReportNetwork array{
 *   network: string,
 *   sends: int,
 *   delivered: int,
 *   error: int,
 *   invalid: int,
 *   pending: int
 * }
 * @phpstan-type PhoneReportOverall array{
 *   destinations: int,
 *   sends: int,
 *   delivered: int,
 *   error: int,
 *   invalid: int,
 *   pending: int
 * }
 * @phpstan-type PhoneSendSegment EmailSendToList|EmailSendToSegments|PhoneSendToContact
 * @phpstan-type PhoneSendToContact array{type: 'contact', data: string}
 * @phpstan-type PhoneSender array{sender_id: int, phone: string, status: SenderStatus}
 * @phpstan-type PhoneSenderCreate array{phone: string, file: string}
 * @phpstan-type PhoneSenderList array{items: list<PhoneSender>}
 * @phpstan-type PlacedOrder array{
 *   domain: string,
 *   order_id: string,
 *   order_total?: int|float,
 *   order_date: string,
 *   order_status: OrderStatus,
 *   cart_id?: string,
 *   list_id?: int,
 *   contact_id?: string,
 *   lines: int,
 *   products: list<OrderProduct>,
 *   created: string,
 *   updated: string
 * }
 * @phpstan-type Pong array{result: 'pong'}
 * @phpstan-type Product array{
 *   product_identifier: string,
 *   catalog_id: int,
 *   name: string,
 *   description: string,
 *   sku: string,
 *   upc: string,
 *   ean: string,
 *   gtin: string,
 *   mpn: string,
 *   link: string,
 *   image_link: string,
 *   price: int|float,
 *   sale_price: int|float,
 *   brand: string,
 *   categories: list<string>,
 *   related_products: list<string>,
 *   custom_attributes: list<ProductAttribute>
 * }
 * @phpstan-type ProductAttribute array{alias: string, value: string}
 * @phpstan-type ProductAttributeWrite array{alias: string, value: string}
 * @phpstan-type ProductCreate array{
 *   product_identifier: string,
 *   name: string,
 *   description?: string,
 *   sku?: string,
 *   upc?: string,
 *   ean?: string,
 *   gtin?: string,
 *   mpn?: string,
 *   link?: string,
 *   image_link?: string,
 *   price?: int|float,
 *   sale_price?: int|float,
 *   brand?: string,
 *   categories?: list<string>,
 *   related_products?: list<string>,
 *   custom_attributes?: list<ProductAttributeWrite>,
 *   in_stock?: bool
 * }
 * @phpstan-type ProductImport array{products: list<ProductImportItem>, mode?: ProductImportMode}
 * @phpstan-type ProductImportItem array{
 *   product_identifier?: mixed,
 *   name?: mixed,
 *   description?: mixed,
 *   sku?: mixed,
 *   upc?: mixed,
 *   ean?: mixed,
 *   gtin?: mixed,
 *   mpn?: mixed,
 *   link?: mixed,
 *   image_link?: mixed,
 *   price?: mixed,
 *   sale_price?: mixed,
 *   brand?: mixed,
 *   categories?: mixed,
 *   related_products?: mixed,
 *   custom_attributes?: mixed,
 *   in_stock?: mixed,
 *   ...
 * }
 * @phpstan-type ProductImportMode 'rewrite'|'add'|'update'
 * @phpstan-type ProductPage array{total_items: int, items: list<Product>}
 * @phpstan-type ProductUpdate array{
 *   name?: string,
 *   description?: string,
 *   sku?: string,
 *   upc?: string,
 *   ean?: string,
 *   gtin?: string,
 *   mpn?: string,
 *   link?: string,
 *   image_link?: string,
 *   price?: int|float,
 *   sale_price?: int|float,
 *   brand?: string,
 *   categories?: list<string>,
 *   related_products?: list<string>,
 *   custom_attributes?: list<ProductAttributeWrite>,
 *   in_stock?: bool
 * }
 * @phpstan-type PushAck array{success: bool}
 * @phpstan-type PushApp array{
 *   app_id: string,
 *   list: PushAppList,
 *   name: string,
 *   description: string,
 *   two_steps_config: string,
 *   development: bool,
 *   created: string,
 *   updated: string
 * }
 * @phpstan-type PushAppCreate array{
 *   list_id: int,
 *   name: string,
 *   description?: string,
 *   two_steps_config?: string,
 *   development?: bool
 * }
 * @phpstan-type PushAppList array{id: int, internal_name: string}
 * @phpstan-type PushCampaignActions array{
 *   type?: 'url'|'deeplink',
 *   title?: string,
 *   link?: string,
 *   cancel_label?: string
 * }
 * @phpstan-type PushCampaignCreate array{
 *   app_id: string,
 *   title: string,
 *   content: CampaignTextContent,
 *   actions?: PushCampaignActions,
 *   geo_options?: PushCampaignGeo,
 *   notification_options?: PushCampaignNotification,
 *   group_id?: int
 * }
 * @phpstan-type PushCampaignGeo array{latitude?: int|float, longitude?: int|float, range?: int, duration?: int}
 * @phpstan-type PushCampaignGeoUpdate array{latitude?: int|float, longitude?: int|float, range?: int}
 * @phpstan-type PushCampaignNotification array{icon?: string}
 * @phpstan-type PushCampaignSend array{
 *   app_id: string,
 *   segments: PushSendSegment,
 *   notify?: list<int>,
 *   schedule_date?: string,
 *   local_time?: LocalTime
 * }
 * @phpstan-type PushCampaignUpdate array{
 *   title?: string,
 *   content?: CampaignMessageUpdate,
 *   actions?: PushCampaignActions,
 *   geo_options?: PushCampaignGeoUpdate,
 *   notification_options?: PushCampaignNotification,
 *   group_id?: int
 * }
 * @phpstan-type PushEventRegister array{
 *   os: string,
 *   contact: string,
 *   message_hash: string,
 *   mailing_id?: int,
 *   event: 'open'|'canceled',
 *   device_id: int
 * }
 * @phpstan-type PushReport array{
 *   campaign_hash: string,
 *   overall: PushReportOverall,
 *   operating_systems?: list<PushReportOperatingSystem>,
 *   failures?: list<CampaignFailure>,
 *   time_zones?: list<ReportTimeZone>
 * }
 * @phpstan-type PushReportOperatingSystem array{
 *   operating_systems: string,
 *   sends: int,
 *   opens: int,
 *   delivered: int,
 *   received: int,
 *   bounces: int,
 *   error: int
 * }
 * @phpstan-type PushReportOverall array{
 *   sends: int,
 *   opens: int,
 *   delivered: int,
 *   received: int,
 *   bounces: int,
 *   error: int
 * }
 * @phpstan-type PushSendSegment EmailSendToList|EmailSendToSegments
 * @phpstan-type PushToken array{app_id: string, token: string}
 * @phpstan-type PushTokenRegister array{os: string, token: string, two_steps_data?: PushTokenRegisterTwoStepsData}
 * @phpstan-type PushTokenRegisterTwoStepsData array{field?: string, value?: string}
 * @phpstan-type PushTokenWrite array{app_id: string, token: string}
 * @phpstan-type ReportTimeZone array{time_zone: string, counts: CampaignCounts}
 * @phpstan-type RotatedWebhookSecret array{secret: string, former_until: string}
 * @phpstan-type Segment SegmentAuto|SegmentSaved|SegmentTag
 * @phpstan-type SegmentActivityCondition array{
 *   segment_activity: ContactEventName,
 *   within_days?: int,
 *   campaign_hash?: string,
 *   invert?: bool
 * }
 * @phpstan-type SegmentAnniversaryCondition array{segment_field: string, segment_anniversary: string, invert?: bool}
 * @phpstan-type SegmentAuto array{segment_id: string, name: string, type: 'auto'}
 * @phpstan-type SegmentCondition array{
 *   segment_field: string,
 *   segment_operator: SegmentOperator,
 *   segment_value: string
 * }
 * @phpstan-type SegmentCount array{segment_filter: SegmentFilter}
 * @phpstan-type SegmentCreate array{name: string, segment_filter: SegmentFilter}
 * @phpstan-type SegmentDetail array{
 *   segment_id: string,
 *   name: string,
 *   type: SegmentType,
 *   created?: string,
 *   updated?: string,
 *   segment_filter: SegmentFilter
 * }
 * @phpstan-type SegmentFilter array{
 *   segment_filter_array: list<SegmentFilterItem>,
 *   boolean_operator?: 'and'|'or',
 *   invert?: bool
 * }
 * @phpstan-type SegmentFilterItem SegmentCondition
 *   |SegmentAnniversaryCondition
 *   |SegmentTagCondition
 *   |SegmentListCondition
 *   |SegmentActivityCondition
 *   |SegmentGroup
 * @phpstan-type SegmentGroup array{
 *   segment_filter_array: list<SegmentGroupItem>,
 *   boolean_operator?: 'and'|'or',
 *   invert?: bool
 * }
 * @phpstan-type SegmentGroupItem SegmentCondition
 *   |SegmentAnniversaryCondition
 *   |SegmentTagCondition
 *   |SegmentListCondition
 *   |SegmentActivityCondition
 *   |SegmentInnerGroup
 * @phpstan-type SegmentInnerGroup array{
 *   segment_filter_array: list<SegmentInnerItem>,
 *   boolean_operator?: 'and'|'or',
 *   invert?: bool
 * }
 * @phpstan-type SegmentInnerItem SegmentCondition
 *   |SegmentAnniversaryCondition
 *   |SegmentTagCondition
 *   |SegmentListCondition
 *   |SegmentActivityCondition
 * @phpstan-type SegmentListCondition array{segment_list: int, invert?: bool}
 * @phpstan-type SegmentOperator 'equal_to'
 *   |'not_equal_to'
 *   |'greater_or_equal_to'
 *   |'greater_than'
 *   |'less_or_equal_to'
 *   |'less_than'
 *   |'contains'
 *   |'does_not_contain'
 *   |'begins_with'
 *   |'ends_with'
 *   |'date_range'
 * @phpstan-type SegmentPage array{total_items: int, items: list<Segment>}
 * @phpstan-type SegmentSaved array{
 *   segment_id: string,
 *   name: string,
 *   type: 'saved',
 *   created: string,
 *   updated: string
 * }
 * @phpstan-type SegmentTag array{
 *   segment_id: string,
 *   name: string,
 *   type: 'tag',
 *   created: string,
 *   updated: string
 * }
 * @phpstan-type SegmentTagCondition array{segment_tag: int, invert?: bool}
 * @phpstan-type SegmentType 'auto'|'saved'|'tag'
 * @phpstan-type SegmentUpdate array{name?: string, segment_filter?: SegmentFilter}
 * @phpstan-type SenderHelp array{texts: array<string>}
 * @phpstan-type SenderStatus 'active'|'moderation'|'rejected'
 * @phpstan-type SendsReportColumns array{
 *   list_base_fields?: list<string>,
 *   list_extra_fields?: list<AdvancedReportExtraFields>,
 *   campaign_fields?: AdvancedReportCampaignFields
 * }
 * @phpstan-type SendsReportRequest array{
 *   title: string,
 *   range: AdvancedReportRange,
 *   lists: list<int>,
 *   columns?: SendsReportColumns,
 *   options?: AdvancedReportOptions,
 *   format?: AdvancedReportFormat,
 *   callback_url?: string
 * }
 * @phpstan-type SmartSmsCampaignCreate array{
 *   list_id: int,
 *   internal_name: string,
 *   campaign_content: SmartSmsMessage,
 *   page_content: SmartSmsPage,
 *   sender_id?: int,
 *   cname_id?: int,
 *   options?: SmsCampaignOptions,
 *   group_id?: int
 * }
 * @phpstan-type SmartSmsCampaignUpdate array{
 *   internal_name?: string,
 *   campaign_content?: CampaignMessageUpdate,
 *   page_content?: SmartSmsPageUpdate,
 *   sender_id?: int,
 *   cname_id?: int,
 *   options?: SmsCampaignOptions,
 *   group_id?: int
 * }
 * @phpstan-type SmartSmsMessage array{message: string}
 * @phpstan-type SmartSmsPage SmartSmsPageRedirect|SmartSmsPageImport|SmartSmsPageHtml
 * @phpstan-type SmartSmsPageHtml array{type: 'html', page_html: string, page_internal_name?: string}
 * @phpstan-type SmartSmsPageImport array{type: 'import', page_url: string, page_internal_name?: string}
 * @phpstan-type SmartSmsPageRedirect array{type: 'redirect', page_url: string}
 * @phpstan-type SmartSmsPageUpdate array{page_url?: string, page_html?: string, page_internal_name?: string}
 * @phpstan-type SmsBouncesReportRequest array{
 *   title: string,
 *   range: AdvancedReportRange,
 *   campaigns: list<AdvancedReportCampaigns>,
 *   columns?: SmsReportColumns,
 *   options?: SmsReportOptions,
 *   format?: AdvancedReportFormat,
 *   callback_url?: string
 * }
 * @phpstan-type SmsCampaignCreate array{
 *   list_id: int,
 *   internal_name: string,
 *   content: CampaignTextContent,
 *   sender_id?: int,
 *   options?: SmsCampaignOptions,
 *   group_id?: int
 * }
 * @phpstan-type SmsCampaignOptions array{
 *   encoding?: 'gsm'|'gsm_extended'|'unicode',
 *   max_messages?: int,
 *   language?: 'portuguese'|'spanish'|'turkish',
 *   transliterate?: bool
 * }
 * @phpstan-type SmsCampaignSend array{
 *   list_id: int,
 *   destination_field: string,
 *   segments: PhoneSendSegment,
 *   notify?: list<int>,
 *   schedule_date?: string,
 *   local_time?: LocalTime
 * }
 * @phpstan-type SmsCampaignUpdate array{
 *   internal_name?: string,
 *   content?: CampaignMessageUpdate,
 *   sender_id?: int,
 *   options?: SmsCampaignOptions,
 *   group_id?: int
 * }
 * @phpstan-type SmsEventsReportRequest array{
 *   title: string,
 *   range: AdvancedReportRange,
 *   campaigns: list<AdvancedReportCampaigns>,
 *   columns?: SmsReportColumns,
 *   options?: SmsReportOptions,
 *   format?: AdvancedReportFormat,
 *   callback_url?: string
 * }
 * @phpstan-type SmsReportColumns array{
 *   list_base_fields?: list<string>,
 *   list_extra_fields?: list<AdvancedReportExtraFields>,
 *   list_stats_fields?: SmsReportStats,
 *   campaign_fields?: AdvancedReportCampaignFields
 * }
 * @phpstan-type SmsReportOptions array{notify?: list<int>, grouping?: AdvancedReportGrouping}
 * @phpstan-type SmsReportStats array{delivery_answer?: bool, delivery_date?: bool}
 * @phpstan-type SubscriptionsReportColumns array{
 *   list_base_fields?: list<string>,
 *   list_extra_fields?: list<AdvancedReportExtraFields>,
 *   list_stats_fields?: SubscriptionsReportStats
 * }
 * @phpstan-type SubscriptionsReportRequest array{
 *   title: string,
 *   range: AdvancedReportRange,
 *   lists: list<int>,
 *   columns?: SubscriptionsReportColumns,
 *   options?: AdvancedReportOptions,
 *   format?: AdvancedReportFormat,
 *   callback_url?: string
 * }
 * @phpstan-type SubscriptionsReportStats array{subscription_method?: bool, subscription_src?: bool}
 * @phpstan-type SuppressionAdd SuppressionAddEmail
 *   |SuppressionAddEmailDomain
 *   |SuppressionAddEmailUser
 *   |SuppressionAddCellphone
 *   |SuppressionAddPhone
 * @phpstan-type SuppressionAddCellphone array{type: 'cellphone', value: list<string>}
 * @phpstan-type SuppressionAddEmail array{type: 'email', value: list<string>}
 * @phpstan-type SuppressionAddEmailDomain array{type: 'email_domain', value: list<string>}
 * @phpstan-type SuppressionAddEmailUser array{type: 'email_user', value: list<string>}
 * @phpstan-type SuppressionAddPhone array{type: 'phone', value: list<string>}
 * @phpstan-type SuppressionAdded array{
 *   result: 'success',
 *   refused_items?: int,
 *   refused?: list<SuppressionRefusal>
 * }
 * @phpstan-type SuppressionEntry array{
 *   id: int,
 *   value: string,
 *   type: SuppressionType,
 *   method: SuppressionMethod,
 *   campaign_hash: string,
 *   created: string
 * }
 * @phpstan-type SuppressionMethod 'unsubscribe'|'bounce'|'manual'|'other'|'forgotten'
 * @phpstan-type SuppressionPage array{total_items: int, items: list<SuppressionEntry>}
 * @phpstan-type SuppressionRefusal array{row: int, detail: string}
 * @phpstan-type SuppressionType 'email'|'email_domain'|'email_user'|'cellphone'|'phone'
 * @phpstan-type SystemAutomation array{
 *   paused: bool,
 *   type: SystemAutomationType,
 *   domain: string,
 *   url?: string,
 *   title: string
 * }
 * @phpstan-type SystemAutomationList list<SystemAutomation>
 * @phpstan-type SystemAutomationSwitch array{paused: bool, type: SystemAutomationType, domain: string}
 * @phpstan-type SystemAutomationType 'abandoned_cart'|'back_in_stock'
 * @phpstan-type Tag array{tag_id: int, name: string, color: string}
 * @phpstan-type TagPage array{total_items: int, items: list<Tag>}
 * @phpstan-type TagUpdate array{name?: string, color?: string}
 * @phpstan-type TagWrite array{name: string, color?: string}
 * @phpstan-type TrackEngageDomain array{domain: string, list_id?: int, status: 'active'|'inactive'}
 * @phpstan-type TrackEngageDomainPage array{total_items: int, items: list<TrackEngageDomain>}
 * @phpstan-type TrackEngageEnable array{domain: string, list_id?: int}
 * @phpstan-type TrackEngageGoal array{domain: string, name: string, id: int, config: TrackEngageGoalConfig}
 * @phpstan-type TrackEngageGoalAutomatic array{
 *   type: 'automatic',
 *   rule: 'url'|'title'|'download'|'external_url',
 *   condition: 'contains'|'exactly'|'regex',
 *   pattern: string,
 *   case_sensitive: bool,
 *   multiple_conversion: bool
 * }
 * @phpstan-type TrackEngageGoalConfig TrackEngageGoalManual|TrackEngageGoalAutomatic|TrackEngageGoalTime
 * @phpstan-type TrackEngageGoalCreate array{domain: string, name: string, config: TrackEngageGoalConfig}
 * @phpstan-type TrackEngageGoalManual array{type: 'manual', multiple_conversion: bool}
 * @phpstan-type TrackEngageGoalPage array{total_items: int, items: list<TrackEngageGoal>}
 * @phpstan-type TrackEngageGoalTime array{type: 'time', minutes: int|float}
 * @phpstan-type TrackEngageResult array{result: bool, response: string}
 * @phpstan-type UnsubscribeItem array{
 *   contact_id: string,
 *   unsubscription_method?: string,
 *   unsubscription_reason?: string,
 *   unsubscription_observation?: string
 * }
 * @phpstan-type UnsubscribeRequest array{data: list<UnsubscribeItem>}
 * @phpstan-type UnsubscribeResult array{success: list<string>, errors: UnsubscribeResultErrors}
 * @phpstan-type UnsubscribeResultErrors array{
 *   invalid_unsubscription_reason: list<string>,
 *   invalid_unsubscription_method: list<string>,
 *   invalid_data_type: list<string>,
 *   contact_not_in_list: list<string>,
 *   contact_already_removed: list<string>
 * }
 * @phpstan-type UnsubscriptionsReportColumns array{
 *   list_base_fields?: list<string>,
 *   list_extra_fields?: list<AdvancedReportExtraFields>,
 *   list_stats_fields?: UnsubscriptionsReportStats
 * }
 * @phpstan-type UnsubscriptionsReportRequest array{
 *   title: string,
 *   range: AdvancedReportRange,
 *   lists: list<int>,
 *   columns?: UnsubscriptionsReportColumns,
 *   options?: AdvancedReportOptions,
 *   format?: AdvancedReportFormat,
 *   callback_url?: string
 * }
 * @phpstan-type UnsubscriptionsReportStats array{
 *   unsubscription_method?: bool,
 *   unsubscription_src?: bool,
 *   unsubscription_date?: bool
 * }
 * @phpstan-type User array{
 *   user_id: int,
 *   username: string,
 *   is_admin: bool,
 *   first_name: string,
 *   last_name: string,
 *   email: string,
 *   phone: string,
 *   profile_image: string,
 *   status: UserStatus,
 *   created: string,
 *   updated: string
 * }
 * @phpstan-type UserPage array{total_items: int, items: list<User>}
 * @phpstan-type UserStatus 'active'|'inactive'
 * @phpstan-type UserUpdate array{
 *   first_name?: string,
 *   last_name?: string,
 *   phone?: string,
 *   profile_image?: string,
 *   status?: UserStatus
 * }
 * @phpstan-type VoiceCampaignAudio array{type: 'audio', audio: string}
 * @phpstan-type VoiceCampaignContent VoiceCampaignAudio|VoiceCampaignTemplate
 * @phpstan-type VoiceCampaignCreate array{
 *   internal_name: string,
 *   list_id: int,
 *   content: VoiceCampaignContent,
 *   sender_id: int,
 *   group_id?: int
 * }
 * @phpstan-type VoiceCampaignMessage array{audio?: string}
 * @phpstan-type VoiceCampaignSend array{
 *   list_id: int,
 *   destination_field: VoiceDestination,
 *   unique_contacts_only?: bool,
 *   segments: PhoneSendSegment,
 *   notify?: list<int>,
 *   limit_contacts?: VoiceLimit,
 *   limit_hour?: LimitHour,
 *   limit_speed?: int,
 *   schedule_date?: string,
 *   local_time?: LocalTime
 * }
 * @phpstan-type VoiceCampaignTemplate array{type: 'template_id', template_id: int}
 * @phpstan-type VoiceCampaignUpdate array{
 *   internal_name?: string,
 *   group_id?: int,
 *   content?: VoiceCampaignContent,
 *   message?: VoiceCampaignMessage,
 *   sender_id?: int
 * }
 * @phpstan-type VoiceDestination 'phone'|'cellphone'|'phone_failsafe_cellphone'|'cellphone_failsafe_phone'|'cellphone_phone'
 * @phpstan-type VoiceLimit VoiceLimitPercent|VoiceLimitValue
 * @phpstan-type VoiceLimitPercent array{type: 'percent', value: int}
 * @phpstan-type VoiceLimitValue array{type: 'value', value: int}
 * @phpstan-type Webhook array{
 *   webhook_id: int,
 *   list_id: int,
 *   url: string,
 *   actions: list<WebhookAction>,
 *   fields: list<string>
 * }
 * @phpstan-type WebhookAction 'forget_subscription'
 *   |'change_consent'
 *   |'web_push_bounce'
 *   |'web_push_click'
 *   |'web_push_delivered'
 *   |'web_push_open'
 *   |'web_push_send'
 *   |'web_push_subscription'
 *   |'web_push_unsubscription'
 *   |'email_send'
 *   |'email_open'
 *   |'email_click'
 *   |'email_soft_bounce'
 *   |'email_hard_bounce'
 *   |'sms_send'
 *   |'sms_delivered'
 *   |'voice_send'
 *   |'unsubscribe'
 *   |'subscription'
 *   |'edit_subscription'
 *   |'resubscription'
 *   |'facebook_like'
 *   |'social_share'
 *   |'double_optin'
 *   |'email_spam_complaint'
 *   |'email_field_disable'
 *   |'cellphone_field_disable'
 *   |'phone_field_disable'
 *   |'push_send'
 *   |'push_open'
 *   |'push_click'
 *   |'push_received'
 *   |'push_error'
 *   |'push_canceled'
 *   |'new_order'
 *   |'cart_update'
 *   |'goal_conversion'
 *   |'product_view'
 *   |'sms_received'
 * @phpstan-type WebhookCreate array{
 *   list_id: int,
 *   url: string,
 *   actions: list<WebhookAction>,
 *   fields?: list<string>
 * }
 * @phpstan-type WebhookDetail array{
 *   webhook_id: int,
 *   list_id: int,
 *   url: string,
 *   actions: list<WebhookAction>,
 *   fields: list<string>,
 *   status: WebhookStatus,
 *   status_since?: string,
 *   status_reason?: WebhookStatusReason
 * }
 * @phpstan-type WebhookPage array{total_items: int, items: list<Webhook>}
 * @phpstan-type WebhookSecret array{secret: string}
 * @phpstan-type WebhookSecretRotate array{overlap_hours?: int}
 * @phpstan-type WebhookState array{
 *   webhook_id: int,
 *   status: WebhookStatus,
 *   status_since?: string,
 *   status_reason?: WebhookStatusReason
 * }
 * @phpstan-type WebhookStatePage array{total_items: int, items: list<WebhookState>}
 * @phpstan-type WebhookStatus 'active'|'paused'|'disabled'
 * @phpstan-type WebhookStatusReason 'gone'
 * @phpstan-type WebhookUpdate array{
 *   url?: string,
 *   actions?: list<WebhookAction>,
 *   fields?: list<string>,
 *   status?: WebhookWantedStatus
 * }
 * @phpstan-type WebhookWantedStatus 'active'|'paused'|'disabled'
 * @phpstan-type WebpushCampaignAction array{title: string, link: string}
 * @phpstan-type WebpushCampaignContent array{title: string, message: string, link: string, icon?: string}
 * @phpstan-type WebpushCampaignContentUpdate array{title?: string, message?: string, link?: string, icon?: string}
 * @phpstan-type WebpushCampaignCreate array{
 *   site_id: int,
 *   internal_name: string,
 *   content: WebpushCampaignContent,
 *   actions?: list<WebpushCampaignAction>,
 *   group_id?: int
 * }
 * @phpstan-type WebpushCampaignSend array{
 *   site_id: int,
 *   segments: PushSendSegment,
 *   notify?: list<int>,
 *   schedule_date?: string,
 *   local_time?: LocalTime
 * }
 * @phpstan-type WebpushCampaignUpdate array{
 *   internal_name?: string,
 *   content?: WebpushCampaignContentUpdate,
 *   actions?: list<WebpushCampaignAction>,
 *   group_id?: int
 * }
 * @phpstan-type WebpushReport array{
 *   campaign_hash: string,
 *   overall: WebpushReportOverall,
 *   devices?: list<WebpushReportDevice>,
 *   operating_systems?: list<WebpushReportOperatingSystem>,
 *   browsers?: list<WebpushReportBrowser>,
 *   url?: list<WebpushReportUrl>,
 *   failures?: list<CampaignFailure>,
 *   time_zones?: list<ReportTimeZone>
 * }
 * @phpstan-type WebpushReportBrowser array{browser: string, versions: list<WebpushReportVersion>}
 * @phpstan-type WebpushReportDevice array{device: string, opens: int, sends: int, clicks: int, bounces: int}
 * @phpstan-type WebpushReportOperatingSystem array{operating_system: string, versions: list<WebpushReportVersion>}
 * @phpstan-type WebpushReportOverall array{opens: int, sends: int, clicks: int, bounces: int}
 * @phpstan-type WebpushReportUrl array{url: string, opens: int, sends: int, clicks: int, bounces: int}
 * @phpstan-type WebpushReportVersion array{version: string, opens: int, sends: int, clicks: int, bounces: int}
 * @phpstan-type WebpushRssCampaignCreate array{
 *   site_id: int,
 *   internal_name: string,
 *   content: WebpushRssContent,
 *   group_id?: int
 * }
 * @phpstan-type WebpushRssContent array{feed: string}
 * @phpstan-type WebpushSite array{site_id: int, site: string, list_id: int, app_code: string, name: string}
 * @phpstan-type WebpushSiteCreate array{site: string, list_id: int, name: string}
 * @phpstan-type WebpushSitePage array{total_items: int, items: list<WebpushSite>}
 */
final class MarketingTypes
{
}
