<?php

// Written by `npm run generate` from specs/transactional-v2. Do not edit.

declare(strict_types=1);

namespace MessagingPlatform;

/**
 * The types of the Transactional API. Import one with `@phpstan-import-type Name from TransactionalTypes`.
 *
 * @phpstan-type AlertEmailRecipient array{email: string, mergeTags?: MergeTags}
 * @phpstan-type AlertExecute array{alertTemplateName: string, senderId?: string, to: list<AlertRecipient>}
 * @phpstan-type AlertId array{alertId: string}
 * @phpstan-type AlertPushRecipient array{device: string, mergeTags?: MergeTags}
 * @phpstan-type AlertRecipient AlertEmailRecipient|AlertSmsRecipient|AlertPushRecipient
 * @phpstan-type AlertRun array{
 *   alertId: string,
 *   alertTemplateName: string,
 *   channel: TransactionalChannel,
 *   senderId?: string,
 *   to: list<AlertRecipient>,
 *   status: AlertStatus,
 *   attempts: int,
 *   maxAttempts: int,
 *   messageIds: list<string>,
 *   createDate: string,
 *   nextDate?: string,
 *   endDate?: string
 * }
 * @phpstan-type AlertRunList list<AlertRun>
 * @phpstan-type AlertSmsRecipient array{phone: string, mergeTags?: MergeTags}
 * @phpstan-type AlertStatus 'pending'|'acknowledge'|'noaction'|'cancelack'
 * @phpstan-type AlertStop array{alertName: string}
 * @phpstan-type AlertTemplate array{
 *   alertId: int,
 *   name: string,
 *   templateId?: string,
 *   channel: TransactionalChannel,
 *   interval: int,
 *   maxAttempts: int,
 *   subject?: string,
 *   htmlBody?: string,
 *   textBody?: string
 * }
 * @phpstan-type AlertTemplateCreate array{
 *   name: string,
 *   templateId?: string,
 *   channel: TransactionalChannel,
 *   interval?: int,
 *   maxAttempts?: int,
 *   subject?: string,
 *   htmlBody?: string,
 *   textBody?: string
 * }
 * @phpstan-type AlertTemplateId array{alertTemplateId: string}
 * @phpstan-type AlertTemplateList list<AlertTemplate>
 * @phpstan-type AlertTemplateUpdate array{
 *   name?: string,
 *   templateId?: string,
 *   channel?: TransactionalChannel,
 *   interval?: int,
 *   maxAttempts?: int,
 *   subject?: string,
 *   htmlBody?: string,
 *   textBody?: string
 * }
 * @phpstan-type BatchEmail array{
 *   domain?: string,
 *   senderId?: string,
 *   senderHash?: string,
 *   to: list<string>,
 *   cc?: list<string>,
 *   bcc?: list<string>,
 *   subject: string,
 *   htmlBody?: string,
 *   textBody?: string,
 *   openTracking?: bool,
 *   clickTracking?: bool,
 *   attachments?: list<BatchEmailAttachment>,
 *   mergeTags?: list<string>,
 *   customData?: string,
 *   priority?: 'urgent'|'non-urgent',
 *   registered?: bool,
 *   group?: string,
 *   scheduleTo?: string,
 *   replyTo?: ReplyTo,
 *   templateId?: string,
 *   advancedTemplatingData?: BatchEmailAdvancedTemplatingData
 * }
 * @phpstan-type BatchEmailAdvancedTemplatingData array{codeSnippets?: list<array<mixed>>, ...}
 * @phpstan-type BatchEmailAttachment array{
 *   filename: string,
 *   mimeType: string,
 *   disposition: 'attachment'|'inline',
 *   data: string
 * }
 * @phpstan-type DataAttachment array{
 *   filename: string,
 *   mimeType: string,
 *   arrangement: 'attachment'|'inline',
 *   data: string
 * }
 * @phpstan-type DefaultSendingDomain array{
 *   id?: string,
 *   domain?: string,
 *   server?: string,
 *   fallbackUrl?: string,
 *   default?: bool,
 *   verified?: bool,
 *   spf?: bool,
 *   dkim?: bool,
 *   cname?: bool,
 *   dmarc?: bool,
 *   dmarcPolicy?: SendingDomainPolicy,
 *   records?: list<SendingDomainRecord>,
 *   checked?: string
 * }
 * @phpstan-type DefaultSendingDomainSet array{domainId: string}
 * @phpstan-type EmailBatch list<BatchEmail>
 * @phpstan-type EmailHeaderOptions array{listUnsubscribe?: bool, optInIpAddress?: string}
 * @phpstan-type EmailLog list<EmailLogEntry>
 * @phpstan-type EmailLogCampaign array{
 *   id: int,
 *   domainId?: int,
 *   groupId: int,
 *   userId?: int,
 *   senderId: int,
 *   replySenderId?: int,
 *   subscriberId: int,
 *   templateId?: int,
 *   name: string,
 *   domain?: string,
 *   domainShared: bool,
 *   channel: 'email',
 *   customSenderName?: string,
 *   refusal?: string,
 *   currentStatus: EmailStatus,
 *   contentSubject: string,
 *   contentHtml?: string,
 *   contentText?: string,
 *   contentFilename?: string,
 *   createDate: string,
 *   createIp?: string,
 *   openTrackingEnabled: bool,
 *   clickTrackingEnabled: bool,
 *   register: bool,
 *   mergeTags: list<string>,
 *   attachement: bool,
 *   pluginKey?: string,
 *   hasunsubscribe: bool,
 *   optInIpAddress?: string,
 *   autoResponseSuppress?: string,
 *   cc: list<NameAndEmail>,
 *   bcc: list<NameAndEmail>,
 *   advancedTemplateData?: array<mixed>
 * }
 * @phpstan-type EmailLogEntry array{
 *   campaign: EmailLogCampaign,
 *   subscriberEmail: string,
 *   campaignStatusLog: list<EmailStatusLogEntry>,
 *   shortenerCampaign?: EmailLogShortener
 * }
 * @phpstan-type EmailLogShortener array{
 *   id: int,
 *   domainId?: int,
 *   groupId: int,
 *   userId?: int,
 *   senderId: int,
 *   replySenderId?: int,
 *   subscriberId: int,
 *   templateId?: int,
 *   name: string,
 *   domain?: string,
 *   domainShared: bool,
 *   channel: 'email',
 *   customSenderName?: string,
 *   currentStatus: EmailStatus,
 *   contentSubject: string,
 *   contentHtml?: string,
 *   contentText?: string,
 *   contentFilename?: string,
 *   createDate: string,
 *   createIp?: string,
 *   openTrackingEnabled: bool,
 *   clickTrackingEnabled: bool,
 *   register: bool,
 *   mergeTags: list<string>,
 *   attachement: bool,
 *   pluginKey?: string,
 *   hasunsubscribe: bool,
 *   optInIpAddress?: string,
 *   autoResponseSuppress?: string,
 *   cc: list<NameAndEmail>,
 *   bcc: list<NameAndEmail>,
 *   advancedTemplateData?: array<mixed>,
 *   shorteners: list<EmailLogShortenerLink>
 * }
 * @phpstan-type EmailLogShortenerLink array{campaignId: int, link: string, domain: string}
 * @phpstan-type EmailMessage array{
 *   id: int,
 *   name: string,
 *   senderId: int,
 *   replyToId?: int,
 *   subscriberId: int,
 *   groupId: int,
 *   domainId?: int,
 *   domain?: string,
 *   subject: string,
 *   textBody?: string,
 *   htmlBody?: string,
 *   templateId?: string,
 *   cc: list<string>,
 *   bcc: list<string>,
 *   createDate: string,
 *   status: EmailStatus,
 *   openTracking: bool,
 *   clickTracking: bool,
 *   unsubscribe: bool,
 *   register: bool
 * }
 * @phpstan-type EmailMessageIdList list<MessageId>
 * @phpstan-type EmailMessageList list<EmailMessageListItem>
 * @phpstan-type EmailMessageListItem array{
 *   createDate: string,
 *   groupName: string,
 *   subject: string,
 *   subscriberEmail: string,
 *   messageId: string,
 *   senderEmail: string
 * }
 * @phpstan-type EmailReportRow array{
 *   groupId: string,
 *   groupName: string,
 *   viewsTotal: int,
 *   viewsUnique: int,
 *   clicksTotal: int,
 *   clicksUnique: int,
 *   viewsMachine?: int,
 *   clicksMachine?: int,
 *   metricsTotal: int,
 *   metricsProcessed: int,
 *   metricsSent: int,
 *   eventRemoved: int,
 *   eventSoftBounce: int,
 *   eventHardBounce: int,
 *   timePeriod: string
 * }
 * @phpstan-type EmailReportRowList list<EmailReportRow>
 * @phpstan-type EmailResubscribe array{emailAddress: string}
 * @phpstan-type EmailStatus 'created'
 *   |'scheduled'
 *   |'queued'
 *   |'processing'
 *   |'spool'
 *   |'sending'
 *   |'finished'
 *   |'delivered'
 *   |'send_failed'
 *   |'broken'
 *   |'rejected'
 *   |'bounce_hard'
 *   |'bounce_soft'
 *   |'canceled'
 * @phpstan-type EmailStatusLogEntry array{status: EmailStatus, createDate: string}
 * @phpstan-type EmailTemplate array{
 *   id: string,
 *   templateName: string,
 *   subject: string,
 *   htmlBody: string,
 *   textBody?: string,
 *   snippet?: string
 * }
 * @phpstan-type EmailTemplateList list<EmailTemplate>
 * @phpstan-type EmailTemplateWrite array{
 *   templateName: string,
 *   subject: string,
 *   htmlBody: string,
 *   textBody?: string,
 *   snippet?: string
 * }
 * @phpstan-type EmailValidation array{email: string, isMx?: bool, isTemporaryEmail?: bool}
 * @phpstan-type EmailValidationResult array{
 *   emailValid: 'true'|'false',
 *   mx?: 'true'|'false',
 *   emailTemporary?: 'true'|'false'
 * }
 * @phpstan-type EmailWebhookCreate array{url: string, channel: 'email', actions?: list<TransactionalEmailAction>}
 * @phpstan-type InboundKeyword 'stop'|'start'|'help'
 * @phpstan-type MergeTags list<string>
 * @phpstan-type MessageId array{messageId: string}
 * @phpstan-type MessagePriority 'urgent'|'non-urgent'
 * @phpstan-type MessageStatus 'created'
 *   |'queued'
 *   |'processing'
 *   |'spool'
 *   |'sending'
 *   |'finished'
 *   |'send_failed'
 *   |'broken'
 *   |'delivered'
 *   |'rejected'
 *   |'scheduled'
 *   |'canceled'
 * @phpstan-type MessageStatusLogEntry array{status: MessageStatus, createDate: string}
 * @phpstan-type MobileApp array{
 *   id: string,
 *   name: string,
 *   sandbox: bool,
 *   certificate?: string,
 *   password?: string,
 *   authKey?: string
 * }
 * @phpstan-type MobileAppId array{mobileAppId: string}
 * @phpstan-type MobileAppList list<MobileApp>
 * @phpstan-type MobileAppWrite array{
 *   name: string,
 *   sandbox: bool,
 *   certificate?: string,
 *   password?: string,
 *   authKey?: string
 * }
 * @phpstan-type MobileResubscribe array{mobileNumber: string}
 * @phpstan-type MultiChannelCondition 'none'|'delivered'|'not_delivered'|'open'|'not_open'|'click'|'not_click'
 * @phpstan-type MultiChannelEmailCreate array{
 *   channel: 'email',
 *   interval?: int,
 *   condition?: MultiChannelCondition,
 *   templateId?: int,
 *   subject?: string,
 *   textBody?: string,
 *   htmlBody?: string
 * }
 * @phpstan-type MultiChannelExecute array{
 *   templateId: string,
 *   to?: MultiChannelRecipient,
 *   sender?: MultiChannelSender
 * }
 * @phpstan-type MultiChannelFlow array{
 *   id: string,
 *   name: string,
 *   group: string,
 *   messages: list<MultiChannelMessage>
 * }
 * @phpstan-type MultiChannelFlowCreate array{name?: string, group?: string, messages: list<MultiChannelMessageCreate>}
 * @phpstan-type MultiChannelFlowList list<MultiChannelFlow>
 * @phpstan-type MultiChannelId array{multiChannelId: string}
 * @phpstan-type MultiChannelMessage array{
 *   channel: 'email'|'sms',
 *   interval: int,
 *   condition: MultiChannelCondition,
 *   templateId?: int,
 *   subject?: string,
 *   textBody?: string,
 *   htmlBody?: string
 * }
 * @phpstan-type MultiChannelMessageCreate MultiChannelEmailCreate|MultiChannelSmsCreate
 * @phpstan-type MultiChannelRecipient array{email?: string, phone?: string, mergeTags?: MergeTags}
 * @phpstan-type MultiChannelRun array{
 *   multiChannelId: string,
 *   flowId: string,
 *   status: MultiChannelRunStatus,
 *   to: MultiChannelRecipient,
 *   sender: MultiChannelSender,
 *   messages: list<MultiChannelRunMessage>,
 *   createDate: string,
 *   endDate?: string
 * }
 * @phpstan-type MultiChannelRunList list<MultiChannelRun>
 * @phpstan-type MultiChannelRunMessage array{
 *   channel: 'email'|'sms',
 *   status: 'waiting'|'sent'|'skipped',
 *   messageId?: string,
 *   date?: string
 * }
 * @phpstan-type MultiChannelRunStatus 'pending'|'interrupted'|'finished'|'canceled'
 * @phpstan-type MultiChannelSender array{emailSenderId?: string, phoneSenderId?: string}
 * @phpstan-type MultiChannelSmsCreate array{
 *   channel: 'sms',
 *   interval?: int,
 *   condition?: MultiChannelCondition,
 *   templateId?: int,
 *   textBody?: string
 * }
 * @phpstan-type NameAndEmail array{name?: string, email: string}
 * @phpstan-type PhoneValidation array{
 *   valid: bool,
 *   isValid: bool,
 *   prefix: string,
 *   number: string,
 *   message: string
 * }
 * @phpstan-type PushBatch list<SinglePush>
 * @phpstan-type PushLog list<PushLogEntry>
 * @phpstan-type PushLogCampaign array{
 *   id: int,
 *   domainId?: int,
 *   groupId: int,
 *   userId?: int,
 *   senderId?: int,
 *   replySenderId?: int,
 *   subscriberId: int,
 *   templateId?: int,
 *   name: string,
 *   domain?: string,
 *   domainShared: bool,
 *   channel: 'push',
 *   customSenderName?: string,
 *   currentStatus: MessageStatus,
 *   contentSubject: string,
 *   contentHtml?: string,
 *   contentText?: string,
 *   contentFilename?: string,
 *   createDate: string,
 *   createIp?: string,
 *   openTrackingEnabled: bool,
 *   clickTrackingEnabled: bool,
 *   register: bool,
 *   mergeTags: list<string>,
 *   attachement: bool,
 *   pluginKey?: string,
 *   hasunsubscribe: bool,
 *   optInIpAddress?: string,
 *   autoResponseSuppress?: string,
 *   cc: list<NameAndEmail>,
 *   bcc: list<NameAndEmail>,
 *   advancedTemplateData?: array<mixed>
 * }
 * @phpstan-type PushLogEntry array{
 *   campaign: PushLogCampaign,
 *   subscriberDevice: string,
 *   campaignStatusLog: list<MessageStatusLogEntry>
 * }
 * @phpstan-type PushMessage array{
 *   id: int,
 *   name: string,
 *   groupId: int,
 *   appId: int,
 *   subscriberId: int,
 *   subject: string,
 *   textBody: string,
 *   templateId?: int,
 *   custom?: string,
 *   createDate: string,
 *   status: MessageStatus
 * }
 * @phpstan-type PushMessageIdList list<MessageId>
 * @phpstan-type PushMessageList list<PushMessageListItem>
 * @phpstan-type PushMessageListItem array{
 *   createDate: string,
 *   subscriberDevice: string,
 *   groupName: string,
 *   messageId: string,
 *   appId: int
 * }
 * @phpstan-type PushReportRow array{
 *   groupId: string,
 *   groupName: string,
 *   metricsTotal: int,
 *   metricsNotDelivered: int,
 *   metricsSent: int,
 *   metricsDelivered: int,
 *   metricsRejected: int,
 *   metricsUnknown: int,
 *   timePeriod: string
 * }
 * @phpstan-type PushReportRowList list<PushReportRow>
 * @phpstan-type PushTemplate array{
 *   id: string,
 *   subject: string,
 *   textBody: string,
 *   appId: int,
 *   customData?: string,
 *   templateName: string
 * }
 * @phpstan-type PushTemplateList list<PushTemplate>
 * @phpstan-type PushTemplateWrite array{
 *   subject: string,
 *   textBody: string,
 *   appId: int,
 *   customData?: string,
 *   templateName?: string
 * }
 * @phpstan-type PushWebhookCreate array{url: string, channel: 'push', actions?: list<TransactionalPushAction>}
 * @phpstan-type ReceivedSmsEvent array{data: ReceivedSmsEventData, action: 'received', actionDate: int}
 * @phpstan-type ReceivedSmsEventData array{
 *   senderMobile: string,
 *   recipientMobile: string,
 *   text: string,
 *   keyword?: InboundKeyword,
 *   messageId?: string
 * }
 * @phpstan-type ReceivedSmsEventList list<ReceivedSmsEvent>
 * @phpstan-type ReplyTo array{name?: string, email: string}
 * @phpstan-type ResubscribedAddressList list<string>
 * @phpstan-type RotatedTransactionalWebhookSecret array{secret: string, formerUntil: int}
 * @phpstan-type SendingDomain array{
 *   id: string,
 *   domain: string,
 *   server: string,
 *   fallbackUrl?: string,
 *   default: bool,
 *   verified: bool,
 *   spf?: bool,
 *   dkim?: bool,
 *   cname?: bool,
 *   dmarc?: bool,
 *   dmarcPolicy?: SendingDomainPolicy,
 *   records: list<SendingDomainRecord>,
 *   checked?: string
 * }
 * @phpstan-type SendingDomainCreate array{domain: string, server?: string, fallbackUrl?: string, default?: bool}
 * @phpstan-type SendingDomainList list<SendingDomain>
 * @phpstan-type SendingDomainPolicy array{domain: string, policy: 'none'|'quarantine'|'reject', testing: bool}
 * @phpstan-type SendingDomainRecord array{
 *   check: 'spf'|'dkim'|'dmarc'|'cname',
 *   type: 'TXT'|'CNAME',
 *   name: string,
 *   value: string,
 *   found?: bool
 * }
 * @phpstan-type SendingDomainValidation array{isValid: bool}
 * @phpstan-type SingleEmail array{
 *   domain?: string,
 *   senderId: string,
 *   senderName?: string,
 *   to: string,
 *   cc?: list<string>,
 *   bcc?: list<string>,
 *   subject: string,
 *   htmlBody?: string,
 *   textBody?: string,
 *   openTracking?: bool,
 *   clickTracking?: bool,
 *   attachment?: list<SingleEmailAttachment>,
 *   mergeTags?: list<string>,
 *   customData?: string,
 *   priority?: 'urgent'|'non-urgent',
 *   registered?: bool,
 *   header?: EmailHeaderOptions,
 *   group?: string,
 *   scheduleTo?: string,
 *   replyTo?: ReplyTo,
 *   snippet?: string,
 *   templateId?: string,
 *   advancedTemplatingData?: SingleEmailAdvancedTemplatingData
 * }
 * @phpstan-type SingleEmailAdvancedTemplatingData array{codeSnippets?: list<array<mixed>>, ...}
 * @phpstan-type SingleEmailAttachment DataAttachment|UrlAttachment
 * @phpstan-type SinglePush SinglePushText|SinglePushTemplate
 * @phpstan-type SinglePushTemplate array{to: string, custom?: string, templateId: string, scheduleTo?: string}
 * @phpstan-type SinglePushText array{
 *   to: string,
 *   subject: string,
 *   textBody: string,
 *   appId: int,
 *   custom?: string,
 *   scheduleTo?: string
 * }
 * @phpstan-type SingleSms array{
 *   to: string,
 *   from: string,
 *   textBody: string,
 *   encoding: SmsEncoding,
 *   language?: SmsLanguage,
 *   maxCount: int,
 *   mergeTags?: MergeTags,
 *   advancedTemplatingData?: SingleSmsAdvancedTemplatingData,
 *   priority?: MessagePriority,
 *   customData?: string,
 *   registered?: bool,
 *   group?: string,
 *   scheduleTo?: string
 * }
 * @phpstan-type SingleSmsAdvancedTemplatingData array{codeSnippets?: list<array<mixed>>, ...}
 * @phpstan-type SingleSmsTaken array{messageId: string, warnings?: list<string>}
 * @phpstan-type SmsBatch list<SingleSms>
 * @phpstan-type SmsEncoding 'unicode'|'gsm0338'
 * @phpstan-type SmsLanguage 'portuguese'|'spanish'|'turkish'
 * @phpstan-type SmsLength array{message: string, gsm0338: bool, language?: SmsLanguage}
 * @phpstan-type SmsLengthResult array{
 *   gsm0338: bool,
 *   charCount: int,
 *   parts: int,
 *   charPerMessage: 67|70|146|149|152|153|155|160,
 *   message: string
 * }
 * @phpstan-type SmsLog list<SmsLogEntry>
 * @phpstan-type SmsLogCampaign array{
 *   id: int,
 *   domainId?: int,
 *   groupId: int,
 *   userId?: int,
 *   senderId: int,
 *   replySenderId?: int,
 *   subscriberId: int,
 *   templateId?: int,
 *   name: string,
 *   domain?: string,
 *   domainShared: bool,
 *   channel: 'sms',
 *   customSenderName?: string,
 *   refusal?: string,
 *   currentStatus: MessageStatus,
 *   contentSubject?: string,
 *   contentHtml?: string,
 *   contentText?: string,
 *   contentFilename?: string,
 *   createDate: string,
 *   createIp?: string,
 *   openTrackingEnabled: bool,
 *   clickTrackingEnabled: bool,
 *   register: bool,
 *   mergeTags: list<string>,
 *   attachement: bool,
 *   pluginKey?: string,
 *   hasunsubscribe: bool,
 *   optInIpAddress?: string,
 *   autoResponseSuppress?: string,
 *   cc: list<NameAndEmail>,
 *   bcc: list<NameAndEmail>,
 *   advancedTemplateData?: array<mixed>
 * }
 * @phpstan-type SmsLogEntry array{
 *   campaign: SmsLogCampaign,
 *   subscriberMobile: string,
 *   campaignStatusLog: list<MessageStatusLogEntry>,
 *   shortenerCampaign?: SmsLogShortener
 * }
 * @phpstan-type SmsLogShortener array{
 *   id: int,
 *   domainId?: int,
 *   groupId: int,
 *   userId?: int,
 *   senderId: int,
 *   replySenderId?: int,
 *   subscriberId: int,
 *   templateId?: int,
 *   name: string,
 *   domain?: string,
 *   domainShared: bool,
 *   channel: 'sms',
 *   customSenderName?: string,
 *   currentStatus: MessageStatus,
 *   contentSubject?: string,
 *   contentHtml?: string,
 *   contentText?: string,
 *   contentFilename?: string,
 *   createDate: string,
 *   createIp?: string,
 *   openTrackingEnabled: bool,
 *   clickTrackingEnabled: bool,
 *   register: bool,
 *   mergeTags: list<string>,
 *   attachement: bool,
 *   pluginKey?: string,
 *   hasunsubscribe: bool,
 *   optInIpAddress?: string,
 *   autoResponseSuppress?: string,
 *   cc: list<NameAndEmail>,
 *   bcc: list<NameAndEmail>,
 *   advancedTemplateData?: array<mixed>,
 *   shorteners: list<EmailLogShortenerLink>
 * }
 * @phpstan-type SmsMessage array{
 *   id: int,
 *   name: string,
 *   groupId: int,
 *   senderId: int,
 *   subscriberId: int,
 *   textBody: string,
 *   templateId?: int,
 *   createDate: string,
 *   status: MessageStatus,
 *   register: bool
 * }
 * @phpstan-type SmsMessageList list<SmsMessageListItem>
 * @phpstan-type SmsMessageListItem array{
 *   createDate: string,
 *   subscriberMobile: string,
 *   groupName: string,
 *   messageId: string,
 *   senderMobile: string
 * }
 * @phpstan-type SmsReportRow array{
 *   groupId: string,
 *   groupName: string,
 *   metricsTotal: int,
 *   metricsTotalParts: int,
 *   metricsNotDelivered: int,
 *   metricsSent: int,
 *   metricsSentParts: int,
 *   metricsDelivered: int,
 *   metricsDeliveredParts: int,
 *   metricsRejected: int,
 *   metricsRejectedParts: int,
 *   metricsUnknown: int,
 *   timePeriod: string
 * }
 * @phpstan-type SmsReportRowList list<SmsReportRow>
 * @phpstan-type SmsTemplate array{
 *   id: string,
 *   textBody: string,
 *   encoding: SmsEncoding,
 *   language?: SmsLanguage,
 *   maxCount: int,
 *   templateName: string
 * }
 * @phpstan-type SmsTemplateList list<SmsTemplate>
 * @phpstan-type SmsTemplateWrite array{
 *   textBody: string,
 *   encoding: SmsEncoding,
 *   language?: SmsLanguage,
 *   maxCount: int,
 *   templateName: string
 * }
 * @phpstan-type SmsWebhookCreate array{
 *   url: string,
 *   channel: 'sms',
 *   actions?: list<TransactionalSmsWebhookAction>
 * }
 * @phpstan-type TransactionalAction 'processed'
 *   |'failed'
 *   |'sent'
 *   |'delivered'
 *   |'canceled'
 *   |'click'
 *   |'view'
 *   |'remove'
 *   |'bounce'
 *   |'abuse'
 *   |'received'
 * @phpstan-type TransactionalChannel 'email'|'sms'|'push'
 * @phpstan-type TransactionalEmailAction 'processed'|'failed'|'sent'|'canceled'|'click'|'view'|'remove'|'bounce'|'abuse'
 * @phpstan-type TransactionalEmailEvent array{
 *   data: TransactionalEmailEventData,
 *   action: TransactionalEmailAction,
 *   actionDate: int
 * }
 * @phpstan-type TransactionalEmailEventData array{
 *   recipientEmail: string,
 *   groupId: string,
 *   recipientId: string,
 *   senderEmail: string,
 *   messageId: string,
 *   customData?: string,
 *   createDate: int,
 *   url?: string,
 *   reason?: string,
 *   bounceType?: 'hard'|'soft'
 * }
 * @phpstan-type TransactionalEmailEventList list<TransactionalEmailEvent>
 * @phpstan-type TransactionalEmailSender array{
 *   id: string,
 *   name: string,
 *   email: string,
 *   senderStatus: 'active'|'moderation'|'rejected',
 *   senderHash?: string
 * }
 * @phpstan-type TransactionalEmailSenderList list<TransactionalEmailSender>
 * @phpstan-type TransactionalGroup array{id: string, name: string, channel: TransactionalChannel}
 * @phpstan-type TransactionalGroupList list<TransactionalGroup>
 * @phpstan-type TransactionalPong array{apiStatus: 'Up', date: string}
 * @phpstan-type TransactionalPushAction 'processed'|'failed'|'sent'|'canceled'|'delivered'
 * @phpstan-type TransactionalPushEvent array{
 *   data: TransactionalPushEventData,
 *   action: TransactionalPushAction,
 *   actionDate: int
 * }
 * @phpstan-type TransactionalPushEventData array{
 *   recipientDevice: string,
 *   appId: int,
 *   messageId: string,
 *   customData?: string,
 *   createDate: int,
 *   reason?: string
 * }
 * @phpstan-type TransactionalPushEventList list<TransactionalPushEvent>
 * @phpstan-type TransactionalSmsAction 'processed'|'failed'|'sent'|'delivered'|'canceled'
 * @phpstan-type TransactionalSmsEvent array{
 *   data: TransactionalSmsEventData,
 *   action: TransactionalSmsAction,
 *   actionDate: int
 * }
 * @phpstan-type TransactionalSmsEventData array{
 *   recipientMobile: string,
 *   groupId: string,
 *   recipientId: string,
 *   senderMobile: string,
 *   messageId: string,
 *   customData?: string,
 *   createDate: int,
 *   reason?: string
 * }
 * @phpstan-type TransactionalSmsEventList list<TransactionalSmsEvent>
 * @phpstan-type TransactionalSmsSender array{
 *   id: string,
 *   name: string,
 *   phoneNumber: string,
 *   senderStatus: 'active'|'moderation'|'rejected'
 * }
 * @phpstan-type TransactionalSmsSenderList list<TransactionalSmsSender>
 * @phpstan-type TransactionalSmsWebhookAction 'processed'|'failed'|'sent'|'delivered'|'canceled'|'received'
 * @phpstan-type TransactionalTemplateId array{templateId: string}
 * @phpstan-type TransactionalWebhook array{
 *   id: string,
 *   channel: TransactionalChannel,
 *   callbackUrl: string,
 *   actions: list<TransactionalAction>,
 *   status: WebhookStatus,
 *   statusSince?: int,
 *   statusReason?: WebhookStatusReason
 * }
 * @phpstan-type TransactionalWebhookCreate EmailWebhookCreate|SmsWebhookCreate|PushWebhookCreate
 * @phpstan-type TransactionalWebhookId array{webhookId: string, secret: string}
 * @phpstan-type TransactionalWebhookList list<TransactionalWebhook>
 * @phpstan-type TransactionalWebhookSecretRotate array{overlapHours?: int}
 * @phpstan-type TransactionalWebhookUpdate array{
 *   url?: string,
 *   callbackUrl?: string,
 *   actions?: list<TransactionalAction>,
 *   status?: WebhookWantedStatus
 * }
 * @phpstan-type UrlAttachment array{
 *   filename: string,
 *   mimeType: string,
 *   arrangement: 'attachment'|'inline',
 *   url: string
 * }
 * @phpstan-type VerifyCode array{code: string}
 * @phpstan-type VerifyCodeType 'numeric'|'alpha'|'alphanumeric'|'hex'|'hexa'
 * @phpstan-type VerifyEmailCreate array{
 *   email: string,
 *   subject: string,
 *   senderId?: string,
 *   senderHash?: string,
 *   group?: string,
 *   message?: string,
 *   codeLength?: int,
 *   codeValidity?: int,
 *   codeType?: VerifyCodeType,
 *   mergeTags?: MergeTags
 * }
 * @phpstan-type VerifyPushCreate array{
 *   apikey: string,
 *   appId: int,
 *   title?: string,
 *   device: string,
 *   message?: string,
 *   codeLength?: int,
 *   codeValidity?: int,
 *   codeType?: VerifyCodeType
 * }
 * @phpstan-type VerifyRequest array{
 *   id: string,
 *   messageId: string,
 *   senderId?: string,
 *   recipientNumber: string,
 *   code: string,
 *   codeTTL: int,
 *   status: VerifyStatus,
 *   createDate: string,
 *   message: string,
 *   expired: bool
 * }
 * @phpstan-type VerifyRequestId array{requestId: string}
 * @phpstan-type VerifyRequestIdList list<VerifyRequestId>
 * @phpstan-type VerifyResult array{requestId: string, status: 'verified'|'pending'|'Invalidated'}
 * @phpstan-type VerifyResultList list<VerifyResult>
 * @phpstan-type VerifySmsCreate array{
 *   senderId: string,
 *   to: string,
 *   message?: string,
 *   codeLength?: int,
 *   codeValidity?: int,
 *   codeType?: VerifyCodeType
 * }
 * @phpstan-type VerifyStatus 'pending'|'Validated'|'Invalidated'|'Canceled'
 * @phpstan-type WebhookStatus 'active'|'paused'|'disabled'
 * @phpstan-type WebhookStatusReason 'gone'
 * @phpstan-type WebhookWantedStatus 'active'|'paused'|'disabled'
 */
final class TransactionalTypes
{
}
