// Written by `npm run generate` from specs/transactional-v2. Do not edit: change the contract instead.
import type { AlertExecute, AlertId, AlertRun, AlertRunList, AlertStatus, AlertStop, AlertTemplate, AlertTemplateCreate, AlertTemplateId, AlertTemplateList, AlertTemplateUpdate, DefaultSendingDomain, DefaultSendingDomainSet, DestinationPhone, EmailBatch, EmailLog, EmailMessage, EmailMessageIdList, EmailMessageList, EmailReportRowList, EmailResubscribe, EmailStatus, EmailTemplate, EmailTemplateList, EmailTemplateWrite, EmailValidation, EmailValidationResult, MessageId, MessageStatus, MobileAppId, MobileAppList, MobileAppWrite, MobileResubscribe, MultiChannelExecute, MultiChannelFlowCreate, MultiChannelFlowList, MultiChannelId, MultiChannelRun, MultiChannelRunList, MultiChannelRunStatus, PhoneValidation, PushBatch, PushLog, PushMessage, PushMessageIdList, PushMessageList, PushReportRowList, PushTemplate, PushTemplateList, PushTemplateWrite, ReceivedSmsEventList, ResubscribedAddressList, RotatedTransactionalWebhookSecret, SendingDomain, SendingDomainCreate, SendingDomainList, SendingDomainValidation, SingleEmail, SingleSms, SingleSmsTaken, SmsBatch, SmsLength, SmsLengthResult, SmsLog, SmsMessage, SmsMessageList, SmsReportRowList, SmsTemplate, SmsTemplateList, SmsTemplateWrite, TransactionalChannel, TransactionalEmailEventList, TransactionalEmailSenderList, TransactionalGroupList, TransactionalId, TransactionalPong, TransactionalPushEventList, TransactionalSmsEventList, TransactionalSmsSenderList, TransactionalTemplateId, TransactionalWebhook, TransactionalWebhookCreate, TransactionalWebhookId, TransactionalWebhookList, TransactionalWebhookSecretRotate, TransactionalWebhookUpdate, VerifyCode, VerifyEmailCreate, VerifyPushCreate, VerifyRequest, VerifyRequestId, VerifyRequestIdList, VerifyResultList, VerifySmsCreate } from './schemas.ts'
/** The request of `createAlertTemplate`. */
export type CreateAlertTemplateRequest = {
  body: AlertTemplateCreate
}
/** The request of `getAlertTemplate`. */
export type GetAlertTemplateRequest = {
  path: {
      /**
       * @description The id of the alert template.
       * @example 1
       */
      id: string;
  }
}
/** The request of `updateAlertTemplate`. */
export type UpdateAlertTemplateRequest = {
  path: {
      /**
       * @description The id of the alert template.
       * @example 1
       */
      id: string;
  }
  body: AlertTemplateUpdate
}
/** The request of `deleteAlertTemplate`. */
export type DeleteAlertTemplateRequest = {
  path: {
      /**
       * @description The id of the alert template.
       * @example 1
       */
      id: string;
  }
}
/** The request of `executeAlert`. */
export type ExecuteAlertRequest = {
  body: AlertExecute
}
/** The request of `stopAlert`. */
export type StopAlertRequest = {
  body: AlertStop
}
/** The request of `listAlerts`. */
export type ListAlertsRequest = {
  query?: {
      /**
       * @description Only objects created on or before this day; with a time, `YYYY-MM-DD hh:mm:ss`, up to and including that second.
       * @example 2026-03-31
       */
      dateEnd?: string | undefined;
      /**
       * @description Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from that second on.
       * @example 2026-03-01
       */
      dateStart?: string | undefined;
      /**
       * @description Only alerts with this current status.
       * @example acknowledge
       */
      status?: AlertStatus | undefined;
  } | undefined
}
/** The request of `getAlert`. */
export type GetAlertRequest = {
  path: {
      /**
       * @description The id from `executeAlert`.
       * @example 1
       */
      id: string;
  }
}
/** The request of `createMultiChannelFlow`. */
export type CreateMultiChannelFlowRequest = {
  body: MultiChannelFlowCreate
}
/** The request of `getMultiChannelFlow`. */
export type GetMultiChannelFlowRequest = {
  path: {
      /**
       * @description The id of the flow.
       * @example 1
       */
      id: string;
  }
}
/** The request of `deleteMultiChannelFlow`. */
export type DeleteMultiChannelFlowRequest = {
  path: {
      /**
       * @description The id of the flow.
       * @example 1
       */
      id: string;
  }
}
/** The request of `executeMultiChannel`. */
export type ExecuteMultiChannelRequest = {
  body: MultiChannelExecute
}
/** The request of `listMultiChannelRuns`. */
export type ListMultiChannelRunsRequest = {
  query?: {
      /**
       * @description Only objects created on or before this day; with a time, `YYYY-MM-DD hh:mm:ss`, up to and including that second.
       * @example 2026-03-31
       */
      dateEnd?: string | undefined;
      /**
       * @description Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from that second on.
       * @example 2026-03-01
       */
      dateStart?: string | undefined;
      /**
       * @description Only runs with this current status.
       * @example pending
       */
      status?: MultiChannelRunStatus | undefined;
  } | undefined
}
/** The request of `getMultiChannelRun`. */
export type GetMultiChannelRunRequest = {
  path: {
      /**
       * @description The id from `executeMultiChannel`.
       * @example 1
       */
      id: string;
  }
}
/** The request of `requestVerifyBySms`. */
export type RequestVerifyBySmsRequest = {
  body: VerifySmsCreate
}
/** The request of `requestVerifyByEmail`. */
export type RequestVerifyByEmailRequest = {
  body: VerifyEmailCreate
}
/** The request of `requestVerifyByPush`. */
export type RequestVerifyByPushRequest = {
  body: VerifyPushCreate
}
/** The request of `requestVerifyLegacy`. */
export type RequestVerifyLegacyRequest = {
  body: VerifySmsCreate
}
/** The request of `getVerifyRequest`. */
export type GetVerifyRequestRequest = {
  path: {
      /**
       * @description The id from the request for the code.
       * @example 3f2a9c0d5b7e41868a1d2c3b4e5f6071
       */
      id: string;
  }
}
/** The request of `cancelVerifyRequest`. */
export type CancelVerifyRequestRequest = {
  path: {
      /**
       * @description The id from the request for the code.
       * @example 3f2a9c0d5b7e41868a1d2c3b4e5f6071
       */
      id: string;
  }
}
/** The request of `resendVerifyRequest`. */
export type ResendVerifyRequestRequest = {
  path: {
      /**
       * @description The id from the request for the code.
       * @example 3f2a9c0d5b7e41868a1d2c3b4e5f6071
       */
      id: string;
  }
}
/** The request of `validateVerifyCode`. */
export type ValidateVerifyCodeRequest = {
  path: {
      /**
       * @description The id from the request for the code.
       * @example 3f2a9c0d5b7e41868a1d2c3b4e5f6071
       */
      id: string;
  }
  body: VerifyCode
}
/** The request of `sendEmail`. */
export type SendEmailRequest = {
  body: SingleEmail
}
/** The request of `sendEmailBatch`. */
export type SendEmailBatchRequest = {
  body: EmailBatch
}
/** The request of `listEmailMessages`. */
export type ListEmailMessagesRequest = {
  query?: {
      /**
       * @description Only objects created on or before this day; with a time, `YYYY-MM-DD hh:mm:ss`, up to and including that second.
       * @example 2026-03-31
       */
      dateEnd?: string | undefined;
      /**
       * @description Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from that second on.
       * @example 2026-03-01
       */
      dateStart?: string | undefined;
      /**
       * @description Only emails to this address.
       * @example ana@example.com
       */
      destination?: string | undefined;
      /**
       * @description Only messages of the group with exactly this name.
       * @example orders
       */
      group?: string | undefined;
      /**
       * @description Only emails with this current status.
       * @example delivered
       */
      status?: EmailStatus | undefined;
  } | undefined
}
/** The request of `getEmailMessage`. */
export type GetEmailMessageRequest = {
  path: {
      /**
       * @description The id of the email.
       * @example 1
       */
      id: number;
  }
}
/** The request of `getEmailLog`. */
export type GetEmailLogRequest = {
  path: {
      /**
       * @description The id from `sendEmail`.
       * @example 1
       */
      messageId: number;
  }
}
/** The request of `getEmailReport`. */
export type GetEmailReportRequest = {
  query?: {
      /**
       * @description Only objects created on or before this day; with a time, `YYYY-MM-DD hh:mm:ss`, up to and including that second.
       * @example 2026-03-31
       */
      dateEnd?: string | undefined;
      /**
       * @description Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from that second on.
       * @example 2026-03-01
       */
      dateStart?: string | undefined;
      /**
       * @description Only the group with this id; see `listGroups`. By default, all groups.
       * @example 2
       */
      group?: TransactionalId | undefined;
      /**
       * @description The period of a row.
       * @example month
       */
      groupBy?: ("day" | "month") | undefined;
  } | undefined
}
/** The request of `resubscribeEmail`. */
export type ResubscribeEmailRequest = {
  body: EmailResubscribe
}
/** The request of `createEmailTemplate`. */
export type CreateEmailTemplateRequest = {
  body: EmailTemplateWrite
}
/** The request of `getEmailTemplate`. */
export type GetEmailTemplateRequest = {
  path: {
      /**
       * @description The id of the email template.
       * @example 1
       */
      id: string;
  }
}
/** The request of `updateEmailTemplate`. */
export type UpdateEmailTemplateRequest = {
  path: {
      /**
       * @description The id of the email template.
       * @example 1
       */
      id: string;
  }
  body: EmailTemplateWrite
}
/** The request of `deleteEmailTemplate`. */
export type DeleteEmailTemplateRequest = {
  path: {
      /**
       * @description The id of the email template.
       * @example 1
       */
      id: string;
  }
}
/** The request of `sendSms`. */
export type SendSmsRequest = {
  body: SingleSms
}
/** The request of `sendSmsBatch`. */
export type SendSmsBatchRequest = {
  body: SmsBatch
}
/** The request of `listSmsMessages`. */
export type ListSmsMessagesRequest = {
  query?: {
      /**
       * @description Only objects created on or before this day; with a time, `YYYY-MM-DD hh:mm:ss`, up to and including that second.
       * @example 2026-03-31
       */
      dateEnd?: string | undefined;
      /**
       * @description Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from that second on.
       * @example 2026-03-01
       */
      dateStart?: string | undefined;
      /**
       * @description Only SMS to this number.
       * @example 351-910000001
       */
      destination?: DestinationPhone | undefined;
      /**
       * @description Only messages of the group with exactly this name.
       * @example orders
       */
      group?: string | undefined;
      /**
       * @description Only messages with this current status.
       * @example delivered
       */
      status?: MessageStatus | undefined;
  } | undefined
}
/** The request of `getSmsMessage`. */
export type GetSmsMessageRequest = {
  path: {
      /**
       * @description The id of the SMS.
       * @example 2
       */
      id: number;
  }
}
/** The request of `getSmsLog`. */
export type GetSmsLogRequest = {
  path: {
      /**
       * @description The id of the SMS.
       * @example 2
       */
      messageId: number;
  }
}
/** The request of `getSmsReport`. */
export type GetSmsReportRequest = {
  query?: {
      /**
       * @description Only objects created on or before this day; with a time, `YYYY-MM-DD hh:mm:ss`, up to and including that second.
       * @example 2026-03-31
       */
      dateEnd?: string | undefined;
      /**
       * @description Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from that second on.
       * @example 2026-03-01
       */
      dateStart?: string | undefined;
      /**
       * @description Only the group with this id; see `listGroups`. By default, all groups.
       * @example 3
       */
      group?: TransactionalId | undefined;
      /**
       * @description The period of a row.
       * @example month
       */
      groupBy?: ("day" | "month") | undefined;
  } | undefined
}
/** The request of `resubscribeMobile`. */
export type ResubscribeMobileRequest = {
  body: MobileResubscribe
}
/** The request of `createSmsTemplate`. */
export type CreateSmsTemplateRequest = {
  body: SmsTemplateWrite
}
/** The request of `getSmsTemplate`. */
export type GetSmsTemplateRequest = {
  path: {
      /**
       * @description The id of the SMS template.
       * @example 2
       */
      id: string;
  }
}
/** The request of `updateSmsTemplate`. */
export type UpdateSmsTemplateRequest = {
  path: {
      /**
       * @description The id of the SMS template.
       * @example 2
       */
      id: string;
  }
  body: SmsTemplateWrite
}
/** The request of `deleteSmsTemplate`. */
export type DeleteSmsTemplateRequest = {
  path: {
      /**
       * @description The id of the SMS template.
       * @example 2
       */
      id: string;
  }
}
/** The request of `createMobileApp`. */
export type CreateMobileAppRequest = {
  body: MobileAppWrite
}
/** The request of `getMobileApp`. */
export type GetMobileAppRequest = {
  path: {
      /**
       * @description The id of the mobile app.
       * @example 1
       */
      id: string;
  }
}
/** The request of `updateMobileAppLegacy`. */
export type UpdateMobileAppLegacyRequest = {
  path: {
      /**
       * @description The id of the mobile app.
       * @example 1
       */
      id: string;
  }
  body: MobileAppWrite
}
/** The request of `updateMobileApp`. */
export type UpdateMobileAppRequest = {
  path: {
      /**
       * @description The id of the mobile app.
       * @example 1
       */
      id: string;
  }
  body: MobileAppWrite
}
/** The request of `deleteMobileApp`. */
export type DeleteMobileAppRequest = {
  path: {
      /**
       * @description The id of the mobile app.
       * @example 1
       */
      id: string;
  }
}
/** The request of `sendPush`. */
export type SendPushRequest = {
  body: PushBatch
}
/** The request of `listPushMessages`. */
export type ListPushMessagesRequest = {
  query?: {
      /**
       * @description Only objects created on or before this day; with a time, `YYYY-MM-DD hh:mm:ss`, up to and including that second.
       * @example 2026-03-31
       */
      dateEnd?: string | undefined;
      /**
       * @description Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from that second on.
       * @example 2026-03-01
       */
      dateStart?: string | undefined;
      /**
       * @description Only messages to the device with this token.
       * @example fcm-token-of-ana
       */
      destination?: string | undefined;
      /**
       * @description Only messages of the group with exactly this name.
       * @example default
       */
      group?: string | undefined;
      /**
       * @description Only messages with this current status.
       * @example delivered
       */
      status?: MessageStatus | undefined;
  } | undefined
}
/** The request of `getPushMessage`. */
export type GetPushMessageRequest = {
  path: {
      /**
       * @description The id of the push message.
       * @example 3
       */
      id: number;
  }
}
/** The request of `getPushLog`. */
export type GetPushLogRequest = {
  path: {
      /**
       * @description The id of the push message.
       * @example 3
       */
      messageId: number;
  }
}
/** The request of `getPushReport`. */
export type GetPushReportRequest = {
  query?: {
      /**
       * @description Only objects created on or before this day; with a time, `YYYY-MM-DD hh:mm:ss`, up to and including that second.
       * @example 2026-03-31
       */
      dateEnd?: string | undefined;
      /**
       * @description Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from that second on.
       * @example 2026-03-01
       */
      dateStart?: string | undefined;
      /**
       * @description Only the group with this id. By default, all groups.
       * @example 4
       */
      group?: TransactionalId | undefined;
      /**
       * @description The period of a row.
       * @example day
       */
      groupBy?: ("day" | "month") | undefined;
  } | undefined
}
/** The request of `createPushTemplate`. */
export type CreatePushTemplateRequest = {
  body: PushTemplateWrite
}
/** The request of `getPushTemplate`. */
export type GetPushTemplateRequest = {
  path: {
      /**
       * @description The id of the push template.
       * @example 3
       */
      id: string;
  }
}
/** The request of `updatePushTemplate`. */
export type UpdatePushTemplateRequest = {
  path: {
      /**
       * @description The id of the push template.
       * @example 3
       */
      id: string;
  }
  body: PushTemplateWrite
}
/** The request of `deletePushTemplate`. */
export type DeletePushTemplateRequest = {
  path: {
      /**
       * @description The id of the push template.
       * @example 3
       */
      id: string;
  }
}
/** The request of `createSendingDomain`. */
export type CreateSendingDomainRequest = {
  body: SendingDomainCreate
}
/** The request of `setDefaultSendingDomain`. */
export type SetDefaultSendingDomainRequest = {
  body: DefaultSendingDomainSet
}
/** The request of `getSendingDomain`. */
export type GetSendingDomainRequest = {
  path: {
      /**
       * @description The id of the sending domain.
       * @example 1
       */
      id: string;
  }
}
/** The request of `getSendingDomainValidation`. */
export type GetSendingDomainValidationRequest = {
  path: {
      /**
       * @description The id of the sending domain.
       * @example 1
       */
      id: string;
  }
}
/** The request of `cancelMessage`. */
export type CancelMessageRequest = {
  path: {
      /**
       * @description The id of a scheduled message, of any channel.
       * @example 4
       */
      id: number;
  }
}
/** The request of `cancelMessageLegacy`. */
export type CancelMessageLegacyRequest = {
  path: {
      /**
       * @description The id of a scheduled message, of any channel.
       * @example 4
       */
      id: number;
  }
}
/** The request of `listGroups`. */
export type ListGroupsRequest = {
  query?: {
      /**
       * @description Only groups of this channel.
       * @example email
       */
      channel?: TransactionalChannel | undefined;
  } | undefined
}
/** The request of `listWebhooks`. */
export type ListWebhooksRequest = {
  query?: {
      /**
       * @description Only webhooks of this channel.
       * @example sms
       */
      channel?: TransactionalChannel | undefined;
  } | undefined
}
/** The request of `createWebhook`. */
export type CreateWebhookRequest = {
  body: TransactionalWebhookCreate
}
/** The request of `updateWebhook`. */
export type UpdateWebhookRequest = {
  query: {
      /**
       * @description The id of the webhook.
       * @example 1
       */
      id: TransactionalId;
  }
  body: TransactionalWebhookUpdate
}
/** The request of `deleteWebhook`. */
export type DeleteWebhookRequest = {
  query: {
      /**
       * @description Delete it only if it has this channel. By default, any channel.
       * @example sms
       */
      channel?: TransactionalChannel | undefined;
      /**
       * @description The id of the webhook.
       * @example 1
       */
      id: TransactionalId;
  }
}
/** The request of `rotateWebhookSecret`. */
export type RotateWebhookSecretRequest = {
  query: {
      /**
       * @description The id of the webhook.
       * @example 1
       */
      id: TransactionalId;
  }
  body: TransactionalWebhookSecretRotate
}
/** The request of `validateEmail`. */
export type ValidateEmailRequest = {
  body: EmailValidation
}
/** The request of `validateEmailLegacy`. */
export type ValidateEmailLegacyRequest = {
  body: EmailValidation
}
/** The request of `calculateSmsLength`. */
export type CalculateSmsLengthRequest = {
  body: SmsLength
}
/** The request of `calculateSmsLengthLegacy`. */
export type CalculateSmsLengthLegacyRequest = {
  body: SmsLength
}
/** The request of `getPhoneValidation`. */
export type GetPhoneValidationRequest = {
  path: {
      /**
       * @description The phone number to check: country code and number, separated by a hyphen.
       * @example 351-910000001
       */
      number: string;
  }
}
/** The request of `getPhoneValidationLegacy`. */
export type GetPhoneValidationLegacyRequest = {
  path: {
      /**
       * @description The phone number to check: country code and number, separated by a hyphen.
       * @example 351-910000001
       */
      number: string;
  }
}
/** The methods of a client: what each takes and resolves with. */
export interface TransactionalMethods {
  /**
   * Test the connection
   *
   * Returns the server's time. Needs no key, so you can tell a wrong URL from a wrong key.
   *
   * `GET /api/v2/ping`
   */
  ping: { request: Record<string, never>; answer: TransactionalPong }
  /**
   * List alert templates
   *
   * Returns all alert templates of the account, oldest first.
   *
   * `GET /api/v2/alert/template`
   */
  listAlertTemplates: { request: Record<string, never>; answer: AlertTemplateList }
  /**
   * Create an alert template
   *
   * Creates a message that `executeAlert` sends and repeats until a recipient confirms it. Its text is a stored template of the channel, or in the request. Returns 400 for a name already in use, a template that was not found, or an email without a subject.
   *
   * `POST /api/v2/alert/template`
   */
  createAlertTemplate: { request: CreateAlertTemplateRequest; answer: AlertTemplateId; keyed: true }
  /**
   * Get an alert template
   *
   * Returns one alert template.
   *
   * `GET /api/v2/alert/template/{id}`
   */
  getAlertTemplate: { request: GetAlertTemplateRequest; answer: AlertTemplate }
  /**
   * Update an alert template
   *
   * Changes the fields in the body and keeps the others. A new `templateId` replaces the text of the request, and a new text replaces the template. Pending alerts keep their content. Returns 400 for a name already in use.
   *
   * `PATCH /api/v2/alert/template/{id}`
   */
  updateAlertTemplate: { request: UpdateAlertTemplateRequest; answer: AlertTemplate }
  /**
   * Delete an alert template
   *
   * Deletes the alert template. Pending alerts continue; stop them with `stopAlert`.
   *
   * `DELETE /api/v2/alert/template/{id}`
   */
  deleteAlertTemplate: { request: DeleteAlertTemplateRequest; answer: void }
  /**
   * Start an alert
   *
   * Sends the message of an alert template to every recipient at once. It repeats after each interval until a recipient follows the link, the attempts are used up, or you call `stopAlert`. `getAlert` shows the status. Returns 400 for a template, sender or address of another channel.
   *
   * `POST /api/v2/alert/action/execute`
   */
  executeAlert: { request: ExecuteAlertRequest; answer: AlertId; keyed: true }
  /**
   * Stop alerts
   *
   * Ends pending alerts; their status becomes `cancelack`. The name of a template ends all its alerts and returns the id of the newest; the id of an alert ends only that one. Returns 400 if none of them is pending.
   *
   * `POST /api/v2/alert/action/stop`
   */
  stopAlert: { request: StopAlertRequest; answer: AlertId; keyed: true }
  /**
   * List alerts
   *
   * Returns alerts that match all filters, newest first, at most 1,000. Narrow the dates to see older ones.
   *
   * `GET /api/v2/alert`
   */
  listAlerts: { request: ListAlertsRequest; answer: AlertRunList }
  /**
   * Get an alert
   *
   * Returns one alert with its status, its messages and the time of the next one.
   *
   * `GET /api/v2/alert/{id}`
   */
  getAlert: { request: GetAlertRequest; answer: AlertRun }
  /**
   * List multi-channel flows
   *
   * Returns all flows of the account, oldest first.
   *
   * `GET /api/v2/multi-channel/flow`
   */
  listMultiChannelFlows: { request: Record<string, never>; answer: MultiChannelFlowList }
  /**
   * Create a multi-channel flow
   *
   * Creates a chain of messages for `executeMultiChannel`. The first message is sent at once. Each later message is sent after its interval, if its condition on the previous message is met. Returns 400 for a condition that does not fit the previous channel, or a template that was not found. A flow cannot be changed: delete it and create another.
   *
   * `POST /api/v2/multi-channel/flow`
   */
  createMultiChannelFlow: { request: CreateMultiChannelFlowRequest; answer: MultiChannelId; keyed: true }
  /**
   * Get a multi-channel flow
   *
   * Returns one flow, in an array of one item.
   *
   * `GET /api/v2/multi-channel/flow/{id}`
   */
  getMultiChannelFlow: { request: GetMultiChannelFlowRequest; answer: MultiChannelFlowList }
  /**
   * Delete a multi-channel flow
   *
   * Deletes the flow. Pending runs continue to their end.
   *
   * `DELETE /api/v2/multi-channel/flow/{id}`
   */
  deleteMultiChannelFlow: { request: DeleteMultiChannelFlowRequest; answer: void }
  /**
   * Run a multi-channel flow
   *
   * Sends the first message of the flow to one recipient and returns the id of the run; `getMultiChannelRun` shows its progress. `to` needs an address for each channel of the flow. A channel without a `sender` uses the account's oldest active one, which the run shows. Returns 400 if an address or an active sender is missing, the flow or the sender was not found, or a message cannot be built for the recipient.
   *
   * `POST /api/v2/multi-channel/execute`
   */
  executeMultiChannel: { request: ExecuteMultiChannelRequest; answer: MultiChannelId; keyed: true }
  /**
   * List runs of flows
   *
   * Returns runs that match all filters, newest first, at most 1,000. Narrow the dates to see older ones.
   *
   * `GET /api/v2/multi-channel`
   */
  listMultiChannelRuns: { request: ListMultiChannelRunsRequest; answer: MultiChannelRunList }
  /**
   * Get a flow's run
   *
   * Returns one run with its status and the outcome of each message.
   *
   * `GET /api/v2/multi-channel/{id}`
   */
  getMultiChannelRun: { request: GetMultiChannelRunRequest; answer: MultiChannelRun }
  /**
   * Send a code by SMS
   *
   * Creates a code and sends it by SMS. Pass the recipient's input to `validateVerifyCode` within `codeValidity` seconds. A recipient can get 5 codes in 10 minutes and 20 in 24 hours per account. Returns 400 if the sender was not found, or if the number bounced, was suppressed manually or belongs to an erased person; the error tells how to remove the suppression. Returns 429 beyond the limit.
   *
   * `POST /api/v2/verify/request/sms`
   */
  requestVerifyBySms: { request: RequestVerifyBySmsRequest; answer: VerifyRequestId; keyed: true }
  /**
   * Send a code by email
   *
   * Creates a code and sends it to an address. Pass the recipient's input to `validateVerifyCode` within `codeValidity` seconds. A recipient can get 5 codes in 10 minutes and 20 in 24 hours per account. Returns 400 if the sender was not found, or if the address bounced, was suppressed manually or belongs to an erased person; the error tells how to remove the suppression. Returns 429 beyond the limit.
   *
   * `POST /api/v2/verify/request/email`
   */
  requestVerifyByEmail: { request: RequestVerifyByEmailRequest; answer: VerifyRequestId; keyed: true }
  /**
   * Send a code to a device
   *
   * Creates a code and sends it as a push message. Pass the recipient's input to `validateVerifyCode` within `codeValidity` seconds. A recipient can get 5 codes in 10 minutes and 20 in 24 hours per account. Returns 400 if the app was not found, and 429 beyond the limit.
   *
   * `POST /api/v2/verify/request/push`
   */
  requestVerifyByPush: { request: RequestVerifyByPushRequest; answer: VerifyRequestId; keyed: true }
  /**
   * Send a code by SMS (older path)
   *
   * Use `requestVerifyBySms`, which does the same. Deprecated, but kept: the published client library of the API's 2020 contract calls this path, which had no other channel.
   *
   * `POST /api/v2/verify/request`
   */
  requestVerifyLegacy: { request: RequestVerifyLegacyRequest; answer: VerifyRequestId; keyed: true }
  /**
   * Get a verification
   *
   * Returns the request with its code and status. Keep the code secret from the recipient. Because the response contains the code, the key needs the right `transactional`.
   *
   * `GET /api/v2/verify/{id}`
   */
  getVerifyRequest: { request: GetVerifyRequestRequest; answer: VerifyRequest }
  /**
   * Cancel a verification
   *
   * Invalidates the code; the status becomes `Canceled`, and no new code can be sent. Returns 400 for a request that has ended.
   *
   * `POST /api/v2/verify/{id}/cancel`
   */
  cancelVerifyRequest: { request: CancelVerifyRequestRequest; answer: VerifyRequestIdList; keyed: true }
  /**
   * Resend a verification code
   *
   * Creates a new code, sends it the same way and restarts its validity; the previous code becomes invalid. Wrong attempts still count. The first new code is sent at once, the next ones at least 15 seconds apart. Each counts towards the recipient's limit of 5 codes in 10 minutes and 20 in 24 hours. Returns 400 for a request that has ended or a recipient that is now suppressed, and 429 for a code that is too early or beyond the limit.
   *
   * `POST /api/v2/verify/{id}/resend`
   */
  resendVerifyRequest: { request: ResendVerifyRequestRequest; answer: VerifyRequestIdList; keyed: true }
  /**
   * Check a verification code
   *
   * Compares the code with the newest one. The correct code ends the request as `Validated`; the fifth wrong code ends it as `Invalidated`. Check `status`: a wrong code also returns 200. Returns 400 for a request that has ended or expired.
   *
   * `POST /api/v2/verify/{id}/validate`
   */
  validateVerifyCode: { request: ValidateVerifyCodeRequest; answer: VerifyResultList; keyed: true }
  /**
   * Send an email
   *
   * Accepts an email to one recipient and returns its id at once. The email is sent in the background, or at `scheduleTo`. At least one of `htmlBody`, `textBody` and `templateId` is required. `mergeTags` fill placeholders such as `{{ name }}`; `advancedTemplatingData` also fills those of a template. Returns 400 if the sender or the template was not found. `getEmailLog` shows the outcome.
   *
   * `POST /api/v2/email/messages/action/send/single`
   */
  sendEmail: { request: SendEmailRequest; answer: MessageId; keyed: true }
  /**
   * Send up to 100 emails
   *
   * Accepts up to 100 emails and returns their ids at once, in the same order. If one is invalid, none is accepted; `errors` of the 400 names the paths. They are sent in the background, or at `scheduleTo`. `getEmailLog` shows the outcome of each.
   *
   * `POST /api/v2/email/messages/action/send`
   */
  sendEmailBatch: { request: SendEmailBatchRequest; answer: EmailMessageIdList; keyed: true; bulk: null }
  /**
   * List emails
   *
   * Returns emails that match all filters, newest first, at most 1,000. Narrow the dates to see older ones.
   *
   * `GET /api/v2/email/messages`
   */
  listEmailMessages: { request: ListEmailMessagesRequest; answer: EmailMessageList }
  /**
   * Get an email
   *
   * Returns the email as requested and its current status; `getEmailLog` has the earlier ones.
   *
   * `GET /api/v2/email/messages/{id}`
   */
  getEmailMessage: { request: GetEmailMessageRequest; answer: EmailMessage }
  /**
   * Get the log of an email
   *
   * Returns the email as requested and all its statuses so far, oldest first. The log grows until a final status.
   *
   * `GET /api/v2/email/log/{messageId}`
   */
  getEmailLog: { request: GetEmailLogRequest; answer: EmailLog }
  /**
   * Count emails by group and time
   *
   * Returns a row for each group and each day or month with emails. Opens and clicks count on the day of the email's request, and only if tracking was enabled.
   *
   * `GET /api/v2/email/reports`
   */
  getEmailReport: { request: GetEmailReportRequest; answer: EmailReportRowList }
  /**
   * List email senders
   *
   * Returns all email senders of the account. Create and delete them with the Marketing API.
   *
   * `GET /api/v2/email/senders`
   */
  listEmailSenders: { request: Record<string, never>; answer: TransactionalEmailSenderList }
  /**
   * Resubscribe an email address
   *
   * Removes an address from the list of addresses that unsubscribed from transactional emails, bounced or complained, and adds it again to the groups that it left. The response has the address if it was listed, and is empty if not. Use this only at the recipient's request.
   *
   * `POST /api/v2/email/resubscribe`
   */
  resubscribeEmail: { request: ResubscribeEmailRequest; answer: ResubscribedAddressList; keyed: true }
  /**
   * List email templates
   *
   * Returns all email templates of the account, oldest first.
   *
   * `GET /api/v2/email/templates`
   */
  listEmailTemplates: { request: Record<string, never>; answer: EmailTemplateList }
  /**
   * Create an email template
   *
   * Stores a text for emails. Use its id in `sendEmail`, alert templates and flows. Returns 400 for an invalid template.
   *
   * `POST /api/v2/email/templates`
   */
  createEmailTemplate: { request: CreateEmailTemplateRequest; answer: TransactionalTemplateId; keyed: true }
  /**
   * Get an email template
   *
   * Returns one email template.
   *
   * `GET /api/v2/email/templates/{id}`
   */
  getEmailTemplate: { request: GetEmailTemplateRequest; answer: EmailTemplate }
  /**
   * Replace an email template
   *
   * Replaces the template with the body; an optional field that you leave out is cleared. Scheduled emails use the new text.
   *
   * `PATCH /api/v2/email/templates/{id}`
   */
  updateEmailTemplate: { request: UpdateEmailTemplateRequest; answer: EmailTemplate }
  /**
   * Delete an email template
   *
   * Deletes the template. Scheduled emails that need it end as `send_failed`.
   *
   * `DELETE /api/v2/email/templates/{id}`
   */
  deleteEmailTemplate: { request: DeleteEmailTemplateRequest; answer: void }
  /**
   * Send an SMS
   *
   * Accepts an SMS to one recipient and returns its id at once. The SMS is sent in the background, or at `scheduleTo`; `getSmsLog` shows the outcome. `warnings` shows how networks in Brazil, Colombia, India and Spain can change the SMS. Returns 400 if the sender was not found, the encoding lacks a character of the text, or the filled text needs more than `maxCount` parts.
   *
   * `POST /api/v2/sms/messages/action/send/single`
   */
  sendSms: { request: SendSmsRequest; answer: SingleSmsTaken; keyed: true }
  /**
   * Send up to 100 SMS
   *
   * Accepts all of the SMS or, if one is invalid, none; `errors` of the 400 names the paths. The response has no ids: find the messages with `listSmsMessages`, or by `customData` in webhooks.
   *
   * `POST /api/v2/sms/messages/action/send`
   */
  sendSmsBatch: { request: SendSmsBatchRequest; answer: void; keyed: true; bulk: null }
  /**
   * List SMS
   *
   * Returns SMS that match all filters, newest first, at most 1,000. Narrow the dates to see older ones.
   *
   * `GET /api/v2/sms/messages`
   */
  listSmsMessages: { request: ListSmsMessagesRequest; answer: SmsMessageList }
  /**
   * Get an SMS
   *
   * Returns the SMS as requested and its current status; `getSmsLog` has the earlier ones.
   *
   * `GET /api/v2/sms/messages/{id}`
   */
  getSmsMessage: { request: GetSmsMessageRequest; answer: SmsMessage }
  /**
   * Get the log of an SMS
   *
   * Returns the SMS as requested and all its statuses so far, oldest first. The log grows until a final status.
   *
   * `GET /api/v2/sms/log/{messageId}`
   */
  getSmsLog: { request: GetSmsLogRequest; answer: SmsLog }
  /**
   * Count SMS by group and time
   *
   * Returns a row for each group and each day or month with SMS. The outcome of an SMS counts on the day of its request.
   *
   * `GET /api/v2/sms/reports`
   */
  getSmsReport: { request: GetSmsReportRequest; answer: SmsReportRowList }
  /**
   * List SMS senders
   *
   * Returns all SMS senders of the account. Create them with the Marketing API.
   *
   * `GET /api/v2/sms/senders`
   */
  listSmsSenders: { request: Record<string, never>; answer: TransactionalSmsSenderList }
  /**
   * Resubscribe a phone number
   *
   * Removes a number from the list of numbers that stopped transactional SMS. The response has the number if it was listed, and is empty if not. Use this only at the recipient's request.
   *
   * `POST /api/v2/sms/resubscribe`
   */
  resubscribeMobile: { request: ResubscribeMobileRequest; answer: ResubscribedAddressList; keyed: true }
  /**
   * List SMS templates
   *
   * Returns all SMS templates of the account, oldest first.
   *
   * `GET /api/v2/sms/templates`
   */
  listSmsTemplates: { request: Record<string, never>; answer: SmsTemplateList }
  /**
   * Create an SMS template
   *
   * Stores a text for SMS, with its encoding and maximum length. Use its id in alert templates and flows. Returns 400 for an invalid template or for characters that the encoding lacks.
   *
   * `POST /api/v2/sms/templates`
   */
  createSmsTemplate: { request: CreateSmsTemplateRequest; answer: TransactionalTemplateId; keyed: true }
  /**
   * Get an SMS template
   *
   * Returns one SMS template.
   *
   * `GET /api/v2/sms/templates/{id}`
   */
  getSmsTemplate: { request: GetSmsTemplateRequest; answer: SmsTemplate }
  /**
   * Replace an SMS template
   *
   * Replaces the template with the body. Messages sent from now on use the new text.
   *
   * `PATCH /api/v2/sms/templates/{id}`
   */
  updateSmsTemplate: { request: UpdateSmsTemplateRequest; answer: SmsTemplate }
  /**
   * Delete an SMS template
   *
   * Deletes the template. Alerts and flows that still need it cannot send their next message.
   *
   * `DELETE /api/v2/sms/templates/{id}`
   */
  deleteSmsTemplate: { request: DeleteSmsTemplateRequest; answer: void }
  /**
   * List mobile apps
   *
   * Returns all mobile apps of the account, oldest first. Passwords, keys and certificates given as text are never returned; eight asterisks mean that one is set.
   *
   * `GET /api/v2/apps`
   */
  listMobileApps: { request: Record<string, never>; answer: MobileAppList }
  /**
   * Create a mobile app
   *
   * Registers an app, with a certificate for iOS, a key for Android, or both. The platform sends push messages only to a system with credentials. Despite its name, `templateId` in the response is the id of the app.
   *
   * `POST /api/v2/apps`
   */
  createMobileApp: { request: CreateMobileAppRequest; answer: TransactionalTemplateId; keyed: true }
  /**
   * Get a mobile app's id
   *
   * Returns only the id of the app, to check that it exists; `listMobileApps` has the other fields.
   *
   * `GET /api/v2/apps/{id}`
   */
  getMobileApp: { request: GetMobileAppRequest; answer: MobileAppId }
  /**
   * Update a mobile app (older method)
   *
   * Use `updateMobileApp`, which does the same. Deprecated, but kept: clients of the API's 2020 contract send PUT, while the specification has PATCH.
   *
   * `PUT /api/v2/apps/{id}`
   */
  updateMobileAppLegacy: { request: UpdateMobileAppLegacyRequest; answer: MobileAppId }
  /**
   * Update a mobile app
   *
   * Changes the name and `sandbox` and, if the body has them, the certificate, its password and the key.
   *
   * `PATCH /api/v2/apps/{id}`
   */
  updateMobileApp: { request: UpdateMobileAppRequest; answer: MobileAppId }
  /**
   * Delete a mobile app
   *
   * Deletes the app and its push templates. Scheduled messages end as `send_failed`.
   *
   * `DELETE /api/v2/apps/{id}`
   */
  deleteMobileApp: { request: DeleteMobileAppRequest; answer: MobileAppId }
  /**
   * Send push messages
   *
   * Accepts up to 100 push messages, each to one device, and returns their ids at once, in the same order. If one is invalid, none is accepted. They are sent in the background, or at `scheduleTo`. Returns 400 if an app or a template was not found. `getPushLog` shows the outcome of each.
   *
   * `POST /api/v2/push/messages/action/send`
   */
  sendPush: { request: SendPushRequest; answer: PushMessageIdList; keyed: true; bulk: null }
  /**
   * List push messages
   *
   * Returns push messages that match all filters, newest first, at most 1,000. Narrow the dates to see older ones.
   *
   * `GET /api/v2/push/messages`
   */
  listPushMessages: { request: ListPushMessagesRequest; answer: PushMessageList }
  /**
   * Get a push message
   *
   * Returns the message as requested and its current status; `getPushLog` has the earlier ones.
   *
   * `GET /api/v2/push/messages/{id}`
   */
  getPushMessage: { request: GetPushMessageRequest; answer: PushMessage }
  /**
   * Get the log of a push message
   *
   * Returns the message as requested and all its statuses so far, oldest first. The log grows until a final status.
   *
   * `GET /api/v2/push/log/{messageId}`
   */
  getPushLog: { request: GetPushLogRequest; answer: PushLog }
  /**
   * Count push messages
   *
   * Returns a row for each group and each day or month with push messages. The outcome of a message counts on the day of its request.
   *
   * `GET /api/v2/push/reports`
   */
  getPushReport: { request: GetPushReportRequest; answer: PushReportRowList }
  /**
   * List push templates
   *
   * Returns all push templates of the account, oldest first.
   *
   * `GET /api/v2/push/templates`
   */
  listPushTemplates: { request: Record<string, never>; answer: PushTemplateList }
  /**
   * Create a push template
   *
   * Stores a text for push messages of one app. Use its id in `sendPush` and alert templates. Returns 400 if the app was not found.
   *
   * `POST /api/v2/push/templates`
   */
  createPushTemplate: { request: CreatePushTemplateRequest; answer: TransactionalTemplateId; keyed: true }
  /**
   * Get a push template
   *
   * Returns one push template.
   *
   * `GET /api/v2/push/templates/{id}`
   */
  getPushTemplate: { request: GetPushTemplateRequest; answer: PushTemplate }
  /**
   * Replace a push template
   *
   * Replaces the template with the body; `customData` is cleared if you leave it out. Messages sent from now on use the new text.
   *
   * `PATCH /api/v2/push/templates/{id}`
   */
  updatePushTemplate: { request: UpdatePushTemplateRequest; answer: PushTemplate }
  /**
   * Delete a push template
   *
   * Deletes the template. Scheduled messages that need it end as `send_failed`.
   *
   * `DELETE /api/v2/push/templates/{id}`
   */
  deletePushTemplate: { request: DeletePushTemplateRequest; answer: void }
  /**
   * List sending domains
   *
   * Returns all sending domains of the account, oldest first.
   *
   * `GET /api/v2/domain`
   */
  listSendingDomains: { request: Record<string, never>; answer: SendingDomainList }
  /**
   * Create a sending domain
   *
   * Registers a domain. Point the CNAME of its `server` to the platform, then check with `getSendingDomainValidation`; until everything is found, no email can use the domain. Returns 400 with `domain_exists` in `errors` for a domain already in the account.
   *
   * `POST /api/v2/domain`
   */
  createSendingDomain: { request: CreateSendingDomainRequest; answer: SendingDomain; keyed: true }
  /**
   * Get the default sending domain
   *
   * Returns the domain for emails without `domain`, or an empty object if none is set.
   *
   * `GET /api/v2/domain/default`
   */
  getDefaultSendingDomain: { request: Record<string, never>; answer: DefaultSendingDomain }
  /**
   * Set the default sending domain
   *
   * Makes a domain the default for emails without `domain`, instead of the previous one. Until it is verified, links in these emails use the platform's host.
   *
   * `POST /api/v2/domain/default`
   */
  setDefaultSendingDomain: { request: SetDefaultSendingDomainRequest; answer: SendingDomain; keyed: true }
  /**
   * Get a sending domain
   *
   * Returns one sending domain with the results of the last DNS check.
   *
   * `GET /api/v2/domain/{id}`
   */
  getSendingDomain: { request: GetSendingDomainRequest; answer: SendingDomain }
  /**
   * Check the DNS of a domain
   *
   * Discards the previous results and queries DNS for three records: the SPF record of the domain, the DKIM record of the platform's key, and the CNAME of the link host. Domains of a sandbox account are always valid, without a check. If another account has already verified the host, the domain is not valid.
   *
   * `GET /api/v2/domain/{id}/validate`
   */
  getSendingDomainValidation: { request: GetSendingDomainValidationRequest; answer: SendingDomainValidation }
  /**
   * Cancel a scheduled message
   *
   * Cancels a message with `scheduleTo`, of any channel; its status becomes `canceled`. Returns 400 for a message that is no longer scheduled.
   *
   * `POST /api/v2/messages/{id}/action/cancel`
   */
  cancelMessage: { request: CancelMessageRequest; answer: void; keyed: true }
  /**
   * Cancel a scheduled message (older path)
   *
   * Use `cancelMessage`, which does the same. Deprecated, but kept: the API's 2020 contract has this path for cancelling, and its published client library calls it. Despite the name, nothing is sent.
   *
   * `POST /api/v2/messages/{id}/action/send`
   */
  cancelMessageLegacy: { request: CancelMessageLegacyRequest; answer: void; keyed: true }
  /**
   * List message groups
   *
   * Returns the groups of messages in reports. The first message with a new group name creates the group.
   *
   * `GET /api/v2/groups`
   */
  listGroups: { request: ListGroupsRequest; answer: TransactionalGroupList }
  /**
   * List webhooks
   *
   * Returns the webhooks of the account, oldest first.
   *
   * `GET /api/v2/webhooks`
   */
  listWebhooks: { request: ListWebhooksRequest; answer: TransactionalWebhookList }
  /**
   * Create a webhook
   *
   * Creates a webhook: the platform calls the URL for the chosen actions of one channel. `transactionalEmailEvent`, `transactionalSmsEvent`, `transactionalSmsReceived` and `transactionalPushEvent` show the calls. Only this response shows the secret that signs them. Returns 400 for a second webhook with the same channel, URL and actions. At most 20 webhooks of a channel can receive the same action; beyond that, returns 400 with `webhook_limit_reached`.
   *
   * `POST /api/v2/webhooks`
   */
  createWebhook: { request: CreateWebhookRequest; answer: TransactionalWebhookId; keyed: true }
  /**
   * Update a webhook
   *
   * Changes the URL or the actions, or pauses or enables the webhook. Waiting calls use the new URL. While a webhook is paused or disabled, its calls are held; enabling it sends them, oldest first. They are kept as long as ended deliveries (`MESSAGING_KEEP_HOOKS`, 30 days). A receiver that responds with 410 Gone disables its webhook, and the users of the account get an email.
   *
   * `PATCH /api/v2/webhooks`
   */
  updateWebhook: { request: UpdateWebhookRequest; answer: TransactionalWebhook }
  /**
   * Delete a webhook
   *
   * Deletes the webhook and discards its waiting calls, including retries. Returns 404 if it was not found, or has another channel.
   *
   * `DELETE /api/v2/webhooks`
   */
  deleteWebhook: { request: DeleteWebhookRequest; answer: void }
  /**
   * Rotate a webhook's secret
   *
   * Creates a new secret for the webhook, which only this response shows. For another `overlapHours` hours, each call has two signatures, separated by a space, so your receiver can verify with either secret. Another rotation ends the overlap of the previous secret. Waiting calls are signed with the secrets valid at the time of sending.
   *
   * `POST /api/v2/webhooks/secret`
   */
  rotateWebhookSecret: { request: RotateWebhookSecretRequest; answer: RotatedTransactionalWebhookSecret; keyed: true }
  /**
   * Check an email address
   *
   * Checks the syntax of the address and, on request, the mail server of its domain and known domains of disposable addresses. Nothing is sent. Needs no key.
   *
   * `POST /api/v2/utilities/emailValidator`
   */
  validateEmail: { request: ValidateEmailRequest; answer: EmailValidationResult }
  /**
   * Check an email address (older path)
   *
   * Use `validateEmail`, which does the same. Deprecated, but kept: the published client library of the API's 2020 contract calls this path. Newer clients use the path below `utilities`.
   *
   * `POST /api/v2/emailValidator`
   */
  validateEmailLegacy: { request: ValidateEmailLegacyRequest; answer: EmailValidationResult }
  /**
   * Count the parts of an SMS
   *
   * Returns the number of parts of a text, as limited by `maxCount`. Fill placeholders first. Needs no key.
   *
   * `POST /api/v2/utilities/smsLengthCalculator`
   */
  calculateSmsLength: { request: CalculateSmsLengthRequest; answer: SmsLengthResult }
  /**
   * Count the parts of an SMS (older path)
   *
   * Use `calculateSmsLength`, which does the same. Deprecated, but kept: the published client library of the API's 2020 contract calls this path.
   *
   * `POST /api/v2/smsLengthCalculator`
   */
  calculateSmsLengthLegacy: { request: CalculateSmsLengthLegacyRequest; answer: SmsLengthResult }
  /**
   * Check a phone number
   *
   * Checks the country code, the length and the first digits. Nothing is sent. For an invalid number, returns 200 with `valid` false.
   *
   * `GET /api/v2/utilities/validate-phone/{number}`
   */
  getPhoneValidation: { request: GetPhoneValidationRequest; answer: PhoneValidation }
  /**
   * Check a phone number (older path)
   *
   * Use `getPhoneValidation`, which does the same. Deprecated, but kept: the published client library of the API's 2020 contract calls this path.
   *
   * `GET /api/v2/validate-phone/{number}`
   */
  getPhoneValidationLegacy: { request: GetPhoneValidationLegacyRequest; answer: PhoneValidation }
}
/** The operation of each path and method, with the status and the media type of its success. */
export interface TransactionalRoutes {
  "/api/v2/ping": { get: ["ping",200,"application/json"] }
  "/api/v2/alert/template": { get: ["listAlertTemplates",200,"application/json"]; post: ["createAlertTemplate",200,"application/json"] }
  "/api/v2/alert/template/{id}": { get: ["getAlertTemplate",200,"application/json"]; patch: ["updateAlertTemplate",200,"application/json"]; delete: ["deleteAlertTemplate",204,null] }
  "/api/v2/alert/action/execute": { post: ["executeAlert",200,"application/json"] }
  "/api/v2/alert/action/stop": { post: ["stopAlert",200,"application/json"] }
  "/api/v2/alert": { get: ["listAlerts",200,"application/json"] }
  "/api/v2/alert/{id}": { get: ["getAlert",200,"application/json"] }
  "/api/v2/multi-channel/flow": { get: ["listMultiChannelFlows",200,"application/json"]; post: ["createMultiChannelFlow",201,"application/json"] }
  "/api/v2/multi-channel/flow/{id}": { get: ["getMultiChannelFlow",200,"application/json"]; delete: ["deleteMultiChannelFlow",204,null] }
  "/api/v2/multi-channel/execute": { post: ["executeMultiChannel",200,"application/json"] }
  "/api/v2/multi-channel": { get: ["listMultiChannelRuns",200,"application/json"] }
  "/api/v2/multi-channel/{id}": { get: ["getMultiChannelRun",200,"application/json"] }
  "/api/v2/verify/request/sms": { post: ["requestVerifyBySms",201,"application/json"] }
  "/api/v2/verify/request/email": { post: ["requestVerifyByEmail",201,"application/json"] }
  "/api/v2/verify/request/push": { post: ["requestVerifyByPush",201,"application/json"] }
  "/api/v2/verify/request": { post: ["requestVerifyLegacy",201,"application/json"] }
  "/api/v2/verify/{id}": { get: ["getVerifyRequest",200,"application/json"] }
  "/api/v2/verify/{id}/cancel": { post: ["cancelVerifyRequest",200,"application/json"] }
  "/api/v2/verify/{id}/resend": { post: ["resendVerifyRequest",200,"application/json"] }
  "/api/v2/verify/{id}/validate": { post: ["validateVerifyCode",200,"application/json"] }
  "/api/v2/email/messages/action/send/single": { post: ["sendEmail",200,"application/json"] }
  "/api/v2/email/messages/action/send": { post: ["sendEmailBatch",201,"application/json"] }
  "/api/v2/email/messages": { get: ["listEmailMessages",200,"application/json"] }
  "/api/v2/email/messages/{id}": { get: ["getEmailMessage",200,"application/json"] }
  "/api/v2/email/log/{messageId}": { get: ["getEmailLog",200,"application/json"] }
  "/api/v2/email/reports": { get: ["getEmailReport",200,"application/json"] }
  "/api/v2/email/senders": { get: ["listEmailSenders",200,"application/json"] }
  "/api/v2/email/resubscribe": { post: ["resubscribeEmail",200,"application/json"] }
  "/api/v2/email/templates": { get: ["listEmailTemplates",200,"application/json"]; post: ["createEmailTemplate",201,"application/json"] }
  "/api/v2/email/templates/{id}": { get: ["getEmailTemplate",200,"application/json"]; patch: ["updateEmailTemplate",200,"application/json"]; delete: ["deleteEmailTemplate",204,null] }
  "/api/v2/sms/messages/action/send/single": { post: ["sendSms",200,"application/json"] }
  "/api/v2/sms/messages/action/send": { post: ["sendSmsBatch",204,null] }
  "/api/v2/sms/messages": { get: ["listSmsMessages",200,"application/json"] }
  "/api/v2/sms/messages/{id}": { get: ["getSmsMessage",200,"application/json"] }
  "/api/v2/sms/log/{messageId}": { get: ["getSmsLog",200,"application/json"] }
  "/api/v2/sms/reports": { get: ["getSmsReport",200,"application/json"] }
  "/api/v2/sms/senders": { get: ["listSmsSenders",200,"application/json"] }
  "/api/v2/sms/resubscribe": { post: ["resubscribeMobile",200,"application/json"] }
  "/api/v2/sms/templates": { get: ["listSmsTemplates",200,"application/json"]; post: ["createSmsTemplate",201,"application/json"] }
  "/api/v2/sms/templates/{id}": { get: ["getSmsTemplate",200,"application/json"]; patch: ["updateSmsTemplate",200,"application/json"]; delete: ["deleteSmsTemplate",204,null] }
  "/api/v2/apps": { get: ["listMobileApps",200,"application/json"]; post: ["createMobileApp",201,"application/json"] }
  "/api/v2/apps/{id}": { get: ["getMobileApp",200,"application/json"]; put: ["updateMobileAppLegacy",200,"application/json"]; patch: ["updateMobileApp",200,"application/json"]; delete: ["deleteMobileApp",200,"application/json"] }
  "/api/v2/push/messages/action/send": { post: ["sendPush",201,"application/json"] }
  "/api/v2/push/messages": { get: ["listPushMessages",200,"application/json"] }
  "/api/v2/push/messages/{id}": { get: ["getPushMessage",200,"application/json"] }
  "/api/v2/push/log/{messageId}": { get: ["getPushLog",200,"application/json"] }
  "/api/v2/push/reports": { get: ["getPushReport",200,"application/json"] }
  "/api/v2/push/templates": { get: ["listPushTemplates",200,"application/json"]; post: ["createPushTemplate",201,"application/json"] }
  "/api/v2/push/templates/{id}": { get: ["getPushTemplate",200,"application/json"]; patch: ["updatePushTemplate",200,"application/json"]; delete: ["deletePushTemplate",204,null] }
  "/api/v2/domain": { get: ["listSendingDomains",200,"application/json"]; post: ["createSendingDomain",201,"application/json"] }
  "/api/v2/domain/default": { get: ["getDefaultSendingDomain",200,"application/json"]; post: ["setDefaultSendingDomain",200,"application/json"] }
  "/api/v2/domain/{id}": { get: ["getSendingDomain",200,"application/json"] }
  "/api/v2/domain/{id}/validate": { get: ["getSendingDomainValidation",200,"application/json"] }
  "/api/v2/messages/{id}/action/cancel": { post: ["cancelMessage",204,null] }
  "/api/v2/messages/{id}/action/send": { post: ["cancelMessageLegacy",204,null] }
  "/api/v2/groups": { get: ["listGroups",200,"application/json"] }
  "/api/v2/webhooks": { get: ["listWebhooks",200,"application/json"]; post: ["createWebhook",201,"application/json"]; patch: ["updateWebhook",200,"application/json"]; delete: ["deleteWebhook",204,null] }
  "/api/v2/webhooks/secret": { post: ["rotateWebhookSecret",200,"application/json"] }
  "/api/v2/utilities/emailValidator": { post: ["validateEmail",200,"application/json"] }
  "/api/v2/emailValidator": { post: ["validateEmailLegacy",200,"application/json"] }
  "/api/v2/utilities/smsLengthCalculator": { post: ["calculateSmsLength",200,"application/json"] }
  "/api/v2/smsLengthCalculator": { post: ["calculateSmsLengthLegacy",200,"application/json"] }
  "/api/v2/utilities/validate-phone/{number}": { get: ["getPhoneValidation",200,"application/json"] }
  "/api/v2/validate-phone/{number}": { get: ["getPhoneValidationLegacy",200,"application/json"] }
}
/** The webhooks and callbacks of the API by name, each with its body. */
export interface TransactionalWebhooks {
  /**
   * Email event
   */
  transactionalEmailEvent: TransactionalEmailEventList
  /**
   * SMS event
   */
  transactionalSmsEvent: TransactionalSmsEventList
  /**
   * SMS received
   */
  transactionalSmsReceived: ReceivedSmsEventList
  /**
   * Push message event
   */
  transactionalPushEvent: TransactionalPushEventList
}
