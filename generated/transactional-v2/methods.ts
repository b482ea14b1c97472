// Written by `npm run generate` from specs/transactional-v2. Do not edit: change the contract instead.
import type { AlertExecute, AlertId, AlertRun, AlertRunList, AlertStatus, AlertStop, AlertTemplate, AlertTemplateCreate, AlertTemplateId, AlertTemplateList, AlertTemplateUpdate, DefaultSendingDomain, DefaultSendingDomainSet, DestinationPhone, EmailBatch, EmailLog, EmailMessage, EmailMessageIdList, EmailMessageList, EmailReportRowList, EmailResubscribe, EmailStatus, EmailTemplate, EmailTemplateList, EmailTemplateWrite, EmailValidation, EmailValidationResult, MessageId, MessageStatus, MobileAppId, MobileAppList, MobileAppWrite, MobileResubscribe, MultiChannelExecute, MultiChannelFlowCreate, MultiChannelFlowList, MultiChannelId, MultiChannelRun, MultiChannelRunList, MultiChannelRunStatus, PhoneValidation, PushBatch, PushLog, PushMessage, PushMessageIdList, PushMessageList, PushReportRowList, PushTemplate, PushTemplateList, PushTemplateWrite, ResubscribedAddressList, SendingDomain, SendingDomainCreate, SendingDomainList, SendingDomainValidation, SingleEmail, SingleSms, SingleSmsTaken, SmsBatch, SmsLength, SmsLengthResult, SmsLog, SmsMessage, SmsMessageList, SmsReportRowList, SmsTemplate, SmsTemplateList, SmsTemplateWrite, TransactionalChannel, TransactionalEmailEventList, TransactionalEmailSenderList, TransactionalGroupList, TransactionalId, TransactionalPong, TransactionalPushEventList, TransactionalSmsEventList, TransactionalSmsSenderList, TransactionalTemplateId, TransactionalWebhookCreate, TransactionalWebhookId, TransactionalWebhookList, VerifyCode, VerifyEmailCreate, VerifyPushCreate, VerifyRequest, VerifyRequestId, VerifyRequestIdList, VerifyResultList, VerifySmsCreate } from './schemas.ts'
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
      dateEnd?: string;
      /**
       * @description Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from that second on.
       * @example 2026-03-01
       */
      dateStart?: string;
      /**
       * @description Only the alerts that have this status now.
       * @example acknowledge
       */
      status?: AlertStatus;
  }
}
/** The request of `getAlert`. */
export type GetAlertRequest = {
  path: {
      /**
       * @description The id that `executeAlert` returned.
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
      dateEnd?: string;
      /**
       * @description Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from that second on.
       * @example 2026-03-01
       */
      dateStart?: string;
      /**
       * @description Only the runs that have this status now.
       * @example pending
       */
      status?: MultiChannelRunStatus;
  }
}
/** The request of `getMultiChannelRun`. */
export type GetMultiChannelRunRequest = {
  path: {
      /**
       * @description The id that `executeMultiChannel` returned.
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
      dateEnd?: string;
      /**
       * @description Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from that second on.
       * @example 2026-03-01
       */
      dateStart?: string;
      /**
       * @description Only the emails to this address.
       * @example ana@example.com
       */
      destination?: string;
      /**
       * @description Only the messages of the group with exactly this name.
       * @example orders
       */
      group?: string;
      /**
       * @description Only the emails that have this status now.
       * @example delivered
       */
      status?: EmailStatus;
  }
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
      dateEnd?: string;
      /**
       * @description Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from that second on.
       * @example 2026-03-01
       */
      dateStart?: string;
      /**
       * @description Only the group with this id; see `listGroups`. Without it, every group.
       * @example 2
       */
      group?: TransactionalId;
      /**
       * @description The period of a row.
       * @example month
       */
      groupBy?: "day" | "month";
  }
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
      dateEnd?: string;
      /**
       * @description Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from that second on.
       * @example 2026-03-01
       */
      dateStart?: string;
      /**
       * @description Only the SMS to this number.
       * @example 351-910000001
       */
      destination?: DestinationPhone;
      /**
       * @description Only the messages of the group with exactly this name.
       * @example orders
       */
      group?: string;
      /**
       * @description Only messages with this current status.
       * @example delivered
       */
      status?: MessageStatus;
  }
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
      dateEnd?: string;
      /**
       * @description Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from that second on.
       * @example 2026-03-01
       */
      dateStart?: string;
      /**
       * @description Only the group with this id; see `listGroups`. Without it, every group.
       * @example 3
       */
      group?: TransactionalId;
      /**
       * @description The period of a row.
       * @example month
       */
      groupBy?: "day" | "month";
  }
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
      dateEnd?: string;
      /**
       * @description Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from that second on.
       * @example 2026-03-01
       */
      dateStart?: string;
      /**
       * @description Only the messages to the device with this token.
       * @example fcm-token-of-ana
       */
      destination?: string;
      /**
       * @description Only the messages of the group with exactly this name.
       * @example default
       */
      group?: string;
      /**
       * @description Only messages with this current status.
       * @example delivered
       */
      status?: MessageStatus;
  }
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
      dateEnd?: string;
      /**
       * @description Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from that second on.
       * @example 2026-03-01
       */
      dateStart?: string;
      /**
       * @description Only the group with this id. Without it, every group.
       * @example 4
       */
      group?: TransactionalId;
      /**
       * @description The period of a row.
       * @example day
       */
      groupBy?: "day" | "month";
  }
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
       * @description Only the groups of this channel.
       * @example email
       */
      channel?: TransactionalChannel;
  }
}
/** The request of `listWebhooks`. */
export type ListWebhooksRequest = {
  query?: {
      /**
       * @description Only the webhooks of this channel.
       * @example sms
       */
      channel?: TransactionalChannel;
  }
}
/** The request of `createWebhook`. */
export type CreateWebhookRequest = {
  body: TransactionalWebhookCreate
}
/** The request of `deleteWebhook`. */
export type DeleteWebhookRequest = {
  query: {
      /**
       * @description Delete it only if it has this channel. Without it, whatever its channel.
       * @example sms
       */
      channel?: TransactionalChannel;
      /**
       * @description The id of the webhook.
       * @example 1
       */
      id: TransactionalId;
  }
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
       * @description What may be a phone number, country code and number with a hyphen between them.
       * @example 351-910000001
       */
      number: string;
  }
}
/** The request of `getPhoneValidationLegacy`. */
export type GetPhoneValidationLegacyRequest = {
  path: {
      /**
       * @description What may be a phone number, country code and number with a hyphen between them.
       * @example 351-910000001
       */
      number: string;
  }
}
/** The methods of a client: what each takes and resolves with. */
export interface TransactionalMethods {
  /**
   * See whether the API answers
   *
   * Answers with the time of the server. Needs no key, so it tells a wrong address from a wrong key.
   *
   * `GET /api/v2/ping`
   */
  ping: { request: Record<string, never>; answer: TransactionalPong }
  /**
   * List the alert templates
   *
   * Returns every alert template of the account, oldest first.
   *
   * `GET /api/v2/alert/template`
   */
  listAlertTemplates: { request: Record<string, never>; answer: AlertTemplateList }
  /**
   * Create an alert template
   *
   * Keeps a message that `executeAlert` sends and repeats until somebody confirms it. The text is a stored template of the channel, or stands in the request. A name that is taken, a template that the account does not have, and an email without a subject are a 400.
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
   * Change an alert template
   *
   * Changes the members that the body names and leaves the others as they are. A new `templateId` takes the place of the text of the request, and the other way round. Alerts that are pending go on as they were executed. A name that is taken is a 400.
   *
   * `PATCH /api/v2/alert/template/{id}`
   */
  updateAlertTemplate: { request: UpdateAlertTemplateRequest; answer: AlertTemplate }
  /**
   * Delete an alert template
   *
   * Deletes the alert template. Alerts that are pending go on; stop them with `stopAlert`.
   *
   * `DELETE /api/v2/alert/template/{id}`
   */
  deleteAlertTemplate: { request: DeleteAlertTemplateRequest; answer: void }
  /**
   * Start an alert
   *
   * Sends the message of an alert template to every recipient at once, and again after each interval until one of them follows the link in it, the attempts are used up, or `stopAlert` ends it. `getAlert` shows where it stands. A template, a sender or an address that does not fit the channel is a 400.
   *
   * `POST /api/v2/alert/action/execute`
   */
  executeAlert: { request: ExecuteAlertRequest; answer: AlertId; keyed: true }
  /**
   * Stop an alert
   *
   * Ends alerts that are pending; their status becomes `cancelack`. The name of a template ends all of its alerts, and the answer has the id of the newest; the id of an alert ends that one only. A 400 when none of them is pending.
   *
   * `POST /api/v2/alert/action/stop`
   */
  stopAlert: { request: StopAlertRequest; answer: AlertId; keyed: true }
  /**
   * List the alerts that were started
   *
   * Returns the alerts that match all filters, newest first, 1,000 at most; narrow the dates to see older ones.
   *
   * `GET /api/v2/alert`
   */
  listAlerts: { request: ListAlertsRequest; answer: AlertRunList }
  /**
   * Get an alert that was started
   *
   * Returns one alert with its status, its messages and the time of the next one.
   *
   * `GET /api/v2/alert/{id}`
   */
  getAlert: { request: GetAlertRequest; answer: AlertRun }
  /**
   * List the multi-channel flows
   *
   * Returns every flow of the account, oldest first.
   *
   * `GET /api/v2/multi-channel/flow`
   */
  listMultiChannelFlows: { request: Record<string, never>; answer: MultiChannelFlowList }
  /**
   * Create a multi-channel flow
   *
   * Keeps a chain of messages for `executeMultiChannel`. The first message goes out at once; each of the others after its interval, if its condition about the one before is met. A condition that the channel of the message before cannot meet, and a template that the account does not have, are a 400. A flow cannot be changed: delete it and create another.
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
   * Deletes the flow. Runs that are pending go on to their end.
   *
   * `DELETE /api/v2/multi-channel/flow/{id}`
   */
  deleteMultiChannelFlow: { request: DeleteMultiChannelFlowRequest; answer: void }
  /**
   * Run a multi-channel flow for one recipient
   *
   * Sends the first message of the flow and returns the id of the run, by which `getMultiChannelRun` shows how it goes on. `to` and `sender` need an entry for each channel of the flow; without one, for a flow or a sender that the account does not have, and for a message that cannot be built for the recipient, the answer is a 400.
   *
   * `POST /api/v2/multi-channel/execute`
   */
  executeMultiChannel: { request: ExecuteMultiChannelRequest; answer: MultiChannelId; keyed: true }
  /**
   * List the runs of multi-channel flows
   *
   * Returns the runs that match all filters, newest first, 1,000 at most; narrow the dates to see older ones.
   *
   * `GET /api/v2/multi-channel`
   */
  listMultiChannelRuns: { request: ListMultiChannelRunsRequest; answer: MultiChannelRunList }
  /**
   * Get the run of a multi-channel flow
   *
   * Returns one run with its status and what became of each message.
   *
   * `GET /api/v2/multi-channel/{id}`
   */
  getMultiChannelRun: { request: GetMultiChannelRunRequest; answer: MultiChannelRun }
  /**
   * Send a code by SMS
   *
   * Makes a code and sends it to a phone. Give what the recipient types to `validateVerifyCode` within `codeValidity` seconds. A sender that the account does not have is a 400.
   *
   * `POST /api/v2/verify/request/sms`
   */
  requestVerifyBySms: { request: RequestVerifyBySmsRequest; answer: VerifyRequestId; keyed: true }
  /**
   * Send a code by email
   *
   * Makes a code and sends it to an address. Give what the recipient types to `validateVerifyCode` within `codeValidity` seconds. A sender that the account does not have is a 400.
   *
   * `POST /api/v2/verify/request/email`
   */
  requestVerifyByEmail: { request: RequestVerifyByEmailRequest; answer: VerifyRequestId; keyed: true }
  /**
   * Send a code to a device
   *
   * Makes a code and sends it as a push message. Give what the recipient types to `validateVerifyCode` within `codeValidity` seconds. An app that the account does not have is a 400.
   *
   * `POST /api/v2/verify/request/push`
   */
  requestVerifyByPush: { request: RequestVerifyByPushRequest; answer: VerifyRequestId; keyed: true }
  /**
   * Send a code by SMS, at the older address
   *
   * The same as `requestVerifyBySms`, for clients that were written before there were other channels.
   *
   * `POST /api/v2/verify/request`
   */
  requestVerifyLegacy: { request: RequestVerifyLegacyRequest; answer: VerifyRequestId; keyed: true }
  /**
   * Get a request for a code
   *
   * Returns the request with its code and where it stands. Keep the code from the one who has to give it back. Because of the code, the key needs the right `transactional`.
   *
   * `GET /api/v2/verify/{id}`
   */
  getVerifyRequest: { request: GetVerifyRequestRequest; answer: VerifyRequest }
  /**
   * Call off a request for a code
   *
   * Makes the code worthless; the status becomes `Canceled`, and no other code can be sent. A request that has come to its end is a 400.
   *
   * `POST /api/v2/verify/{id}/cancel`
   */
  cancelVerifyRequest: { request: CancelVerifyRequestRequest; answer: VerifyRequestIdList; keyed: true }
  /**
   * Send a new code
   *
   * Makes another code, sends it the same way and starts its time anew; the code before it becomes worthless. Wrong tries are not forgotten. A request that has come to its end is a 400.
   *
   * `POST /api/v2/verify/{id}/resend`
   */
  resendVerifyRequest: { request: ResendVerifyRequestRequest; answer: VerifyRequestIdList; keyed: true }
  /**
   * Check the code that somebody gave
   *
   * Compares the code with the newest one. The right code ends the request as `Validated`; the fifth wrong one ends it as `Invalidated`. Read `status`, not only the 200, which wrong codes get as well. A request that has come to its end, or whose time is over, is a 400.
   *
   * `POST /api/v2/verify/{id}/validate`
   */
  validateVerifyCode: { request: ValidateVerifyCodeRequest; answer: VerifyResultList; keyed: true }
  /**
   * Send an email to one recipient
   *
   * Takes one email and answers at once with its id; the email itself goes out in the background, or at `scheduleTo`. At least one of `htmlBody`, `textBody` and `templateId` has to be there. Placeholders such as `{{ name }}` are filled from `mergeTags`, those of a template also from `advancedTemplatingData`. A sender or a template that the account does not have is a 400. Read with `getEmailLog` what became of the email.
   *
   * `POST /api/v2/email/messages/action/send/single`
   */
  sendEmail: { request: SendEmailRequest; answer: MessageId; keyed: true }
  /**
   * Send up to 100 emails
   *
   * Takes up to 100 emails and answers at once with their ids, in the same order. All of them are taken or, if one is wrong, none; `errors` of the 400 names the places. They go out in the background, or at `scheduleTo`. Read with `getEmailLog` what became of one.
   *
   * `POST /api/v2/email/messages/action/send`
   */
  sendEmailBatch: { request: SendEmailBatchRequest; answer: EmailMessageIdList; keyed: true; bulk: null }
  /**
   * List the emails
   *
   * Returns the emails that match all filters, newest first, 1,000 at most; narrow the dates to see older ones.
   *
   * `GET /api/v2/email/messages`
   */
  listEmailMessages: { request: ListEmailMessagesRequest; answer: EmailMessageList }
  /**
   * Get an email
   *
   * Returns the email as it was ordered and the status that it has now; `getEmailLog` has the earlier ones.
   *
   * `GET /api/v2/email/messages/{id}`
   */
  getEmailMessage: { request: GetEmailMessageRequest; answer: EmailMessage }
  /**
   * Get the log of an email
   *
   * Returns the email as it was ordered, and every status that it had so far, oldest first. The list grows until a final status is there.
   *
   * `GET /api/v2/email/log/{messageId}`
   */
  getEmailLog: { request: GetEmailLogRequest; answer: EmailLog }
  /**
   * Count the emails by group and time
   *
   * Returns a row for each group and each day or month in which it had emails. Opens and clicks are counted with the email, on the day of its request, and only where tracking was asked for.
   *
   * `GET /api/v2/email/reports`
   */
  getEmailReport: { request: GetEmailReportRequest; answer: EmailReportRowList }
  /**
   * List the email senders
   *
   * Returns every email sender of the account. They are made and deleted in the marketing API.
   *
   * `GET /api/v2/email/senders`
   */
  listEmailSenders: { request: Record<string, never>; answer: TransactionalEmailSenderList }
  /**
   * Let an email address be written to again
   *
   * Takes an address from the list of those that unsubscribed from transactional emails, bounced or complained. The answer has the address if it was there, and is empty if not. Do this only when the recipient asked for it.
   *
   * `POST /api/v2/email/resubscribe`
   */
  resubscribeEmail: { request: ResubscribeEmailRequest; answer: ResubscribedAddressList; keyed: true }
  /**
   * List the email templates
   *
   * Returns every email template of the account, oldest first.
   *
   * `GET /api/v2/email/templates`
   */
  listEmailTemplates: { request: Record<string, never>; answer: EmailTemplateList }
  /**
   * Create an email template
   *
   * Keeps a text for emails. `sendEmail`, alert templates and flows take its id. A text that the template language cannot read is a 400.
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
   * Change an email template
   *
   * Puts the body in the place of the template; an optional member that is left out has no value then. Emails that wait for their time take the new text.
   *
   * `PATCH /api/v2/email/templates/{id}`
   */
  updateEmailTemplate: { request: UpdateEmailTemplateRequest; answer: EmailTemplate }
  /**
   * Delete an email template
   *
   * Deletes the template. Emails that still wait for their time and need it end as `send_failed`.
   *
   * `DELETE /api/v2/email/templates/{id}`
   */
  deleteEmailTemplate: { request: DeleteEmailTemplateRequest; answer: void }
  /**
   * Send an SMS to one recipient
   *
   * Takes one SMS and answers at once with its id; the SMS itself goes out in the background, or at `scheduleTo`. Read with `getSmsLog` what became of it. A sender that the account does not have, a text with characters that the encoding lacks, and one that is longer than `maxCount` parts once it is filled are a 400. What networks in Brazil, Colombia, India and Spain may do to the SMS stands in `warnings`.
   *
   * `POST /api/v2/sms/messages/action/send/single`
   */
  sendSms: { request: SendSmsRequest; answer: SingleSmsTaken; keyed: true }
  /**
   * Send up to 100 SMS
   *
   * Takes all of the SMS or, if one of them is wrong, none; `errors` of the 400 names the places. The answer has no ids: find the messages with `listSmsMessages`, or by their `customData` in the webhooks.
   *
   * `POST /api/v2/sms/messages/action/send`
   */
  sendSmsBatch: { request: SendSmsBatchRequest; answer: void; keyed: true; bulk: null }
  /**
   * List the SMS
   *
   * Returns the SMS that match all filters, newest first, 1,000 at most; narrow the dates to see older ones.
   *
   * `GET /api/v2/sms/messages`
   */
  listSmsMessages: { request: ListSmsMessagesRequest; answer: SmsMessageList }
  /**
   * Get an SMS
   *
   * Returns the SMS as it was ordered and the status that it has now; `getSmsLog` has the earlier ones.
   *
   * `GET /api/v2/sms/messages/{id}`
   */
  getSmsMessage: { request: GetSmsMessageRequest; answer: SmsMessage }
  /**
   * Get the log of an SMS
   *
   * Returns the SMS as it was ordered, and every status that it had so far, oldest first. The list grows until a final status is there.
   *
   * `GET /api/v2/sms/log/{messageId}`
   */
  getSmsLog: { request: GetSmsLogRequest; answer: SmsLog }
  /**
   * Count the SMS by group and time
   *
   * Returns a row for each group and each day or month in which it had SMS. What became of an SMS is counted with it, on the day of its request.
   *
   * `GET /api/v2/sms/reports`
   */
  getSmsReport: { request: GetSmsReportRequest; answer: SmsReportRowList }
  /**
   * List the SMS senders
   *
   * Returns every SMS sender of the account. They are made in the marketing API.
   *
   * `GET /api/v2/sms/senders`
   */
  listSmsSenders: { request: Record<string, never>; answer: TransactionalSmsSenderList }
  /**
   * Let a phone number be written to again
   *
   * Takes a number from the list of those that want no transactional SMS. The answer has the number if it was there, and is empty if not. Do this only when the recipient asked for it.
   *
   * `POST /api/v2/sms/resubscribe`
   */
  resubscribeMobile: { request: ResubscribeMobileRequest; answer: ResubscribedAddressList; keyed: true }
  /**
   * List the SMS templates
   *
   * Returns every SMS template of the account, oldest first.
   *
   * `GET /api/v2/sms/templates`
   */
  listSmsTemplates: { request: Record<string, never>; answer: SmsTemplateList }
  /**
   * Create an SMS template
   *
   * Keeps a text for SMS, with its encoding and how long it may become. Alert templates and flows take its id. A text that the template language cannot read, or with characters that the encoding lacks, is a 400.
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
   * Change an SMS template
   *
   * Puts the body in the place of the template. What is sent from now on has the new text.
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
   * List the mobile apps
   *
   * Returns every mobile app of the account, oldest first. Passwords and keys are masked.
   *
   * `GET /api/v2/apps`
   */
  listMobileApps: { request: Record<string, never>; answer: MobileAppList }
  /**
   * Create a mobile app
   *
   * Makes an app known to the platform, with a certificate for iOS, a key for Android, or both; messages go only where there is one. The member of the answer is called `templateId`, but it is the id of the app.
   *
   * `POST /api/v2/apps`
   */
  createMobileApp: { request: CreateMobileAppRequest; answer: TransactionalTemplateId; keyed: true }
  /**
   * See whether a mobile app is there
   *
   * Returns only the id of the app; `listMobileApps` has the rest.
   *
   * `GET /api/v2/apps/{id}`
   */
  getMobileApp: { request: GetMobileAppRequest; answer: MobileAppId }
  /**
   * Change a mobile app, by the older method
   *
   * The same as `updateMobileApp`.
   *
   * `PUT /api/v2/apps/{id}`
   */
  updateMobileAppLegacy: { request: UpdateMobileAppLegacyRequest; answer: MobileAppId }
  /**
   * Change a mobile app
   *
   * Changes the name and the sandbox and, where the body has them, the certificate, its password and the key.
   *
   * `PATCH /api/v2/apps/{id}`
   */
  updateMobileApp: { request: UpdateMobileAppRequest; answer: MobileAppId }
  /**
   * Delete a mobile app
   *
   * Deletes the app and its push templates. Messages that wait for their time end as `send_failed`.
   *
   * `DELETE /api/v2/apps/{id}`
   */
  deleteMobileApp: { request: DeleteMobileAppRequest; answer: MobileAppId }
  /**
   * Send push messages, each to one device
   *
   * Takes up to 100 push messages and answers at once with their ids, in the same order. All of them are taken or, if one is wrong, none. They go out in the background, or at `scheduleTo`. An app or a template that the account does not have is a 400. Read with `getPushLog` what became of one.
   *
   * `POST /api/v2/push/messages/action/send`
   */
  sendPush: { request: SendPushRequest; answer: PushMessageIdList; keyed: true; bulk: null }
  /**
   * List the push messages
   *
   * Returns the push messages that match all filters, newest first, 1,000 at most; narrow the dates to see older ones.
   *
   * `GET /api/v2/push/messages`
   */
  listPushMessages: { request: ListPushMessagesRequest; answer: PushMessageList }
  /**
   * Get a push message
   *
   * Returns the message as it was ordered and the status that it has now; `getPushLog` has the earlier ones.
   *
   * `GET /api/v2/push/messages/{id}`
   */
  getPushMessage: { request: GetPushMessageRequest; answer: PushMessage }
  /**
   * Get the log of a push message
   *
   * Returns the message as it was ordered, and every status that it had so far, oldest first. The list grows until a final status is there.
   *
   * `GET /api/v2/push/log/{messageId}`
   */
  getPushLog: { request: GetPushLogRequest; answer: PushLog }
  /**
   * Count the push messages by group and time
   *
   * Returns a row for each group and each day or month in which it had push messages. What became of a message is counted with it, on the day of its request.
   *
   * `GET /api/v2/push/reports`
   */
  getPushReport: { request: GetPushReportRequest; answer: PushReportRowList }
  /**
   * List the push templates
   *
   * Returns every push template of the account, oldest first.
   *
   * `GET /api/v2/push/templates`
   */
  listPushTemplates: { request: Record<string, never>; answer: PushTemplateList }
  /**
   * Create a push template
   *
   * Keeps a text for the push messages of one app. `sendPush` and alert templates take its id. An app that the account does not have is a 400.
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
   * Change a push template
   *
   * Puts the body in the place of the template; `customData` has no value then if it is left out. What is sent from now on has the new text.
   *
   * `PATCH /api/v2/push/templates/{id}`
   */
  updatePushTemplate: { request: UpdatePushTemplateRequest; answer: PushTemplate }
  /**
   * Delete a push template
   *
   * Deletes the template. Messages that wait for their time and need it end as `send_failed`.
   *
   * `DELETE /api/v2/push/templates/{id}`
   */
  deletePushTemplate: { request: DeletePushTemplateRequest; answer: void }
  /**
   * List the sending domains
   *
   * Returns all sending domains of the account, oldest first.
   *
   * `GET /api/v2/domain`
   */
  listSendingDomains: { request: Record<string, never>; answer: SendingDomainList }
  /**
   * Create a sending domain
   *
   * Makes a domain known. Let the CNAME of its `server` lead to the platform, then look with `getSendingDomainValidation` whether everything is there; until then no email can name it. A domain that the account has already is a 400: `errors` holds `domain_exists`.
   *
   * `POST /api/v2/domain`
   */
  createSendingDomain: { request: CreateSendingDomainRequest; answer: SendingDomain; keyed: true }
  /**
   * Get the default sending domain
   *
   * Returns the domain of emails that name none; an object without members if there is no such domain.
   *
   * `GET /api/v2/domain/default`
   */
  getDefaultSendingDomain: { request: Record<string, never>; answer: DefaultSendingDomain }
  /**
   * Choose the default sending domain
   *
   * Makes a domain the one of emails that name none, in place of the one before. While it is not verified, the links of these emails have the host of the platform.
   *
   * `POST /api/v2/domain/default`
   */
  setDefaultSendingDomain: { request: SetDefaultSendingDomainRequest; answer: SendingDomain; keyed: true }
  /**
   * Get a sending domain
   *
   * Returns one sending domain with what the last look at the DNS found.
   *
   * `GET /api/v2/domain/{id}`
   */
  getSendingDomain: { request: GetSendingDomainRequest; answer: SendingDomain }
  /**
   * Look at the DNS of a sending domain
   *
   * Forgets what was known and asks the DNS again for the SPF record of the domain, the DKIM record of the key with which the platform signs for it, and the CNAME of the host of its links. The domains of a sandbox account are valid without a look. A host that another account has verified stays with that account, so the domain is not valid then.
   *
   * `GET /api/v2/domain/{id}/validate`
   */
  getSendingDomainValidation: { request: GetSendingDomainValidationRequest; answer: SendingDomainValidation }
  /**
   * Call off a scheduled message
   *
   * Keeps a message with `scheduleTo` from being sent, whatever its channel; its status becomes `canceled`. A message that no longer waits for its time is a 400.
   *
   * `POST /api/v2/messages/{id}/action/cancel`
   */
  cancelMessage: { request: CancelMessageRequest; answer: void; keyed: true }
  /**
   * Call off a scheduled message, at the older address
   *
   * The same as `cancelMessage`. In spite of the path, nothing is sent.
   *
   * `POST /api/v2/messages/{id}/action/send`
   */
  cancelMessageLegacy: { request: CancelMessageLegacyRequest; answer: void; keyed: true }
  /**
   * List the groups of messages
   *
   * Returns the groups under which reports count messages. A group is made by the first message that names it.
   *
   * `GET /api/v2/groups`
   */
  listGroups: { request: ListGroupsRequest; answer: TransactionalGroupList }
  /**
   * List the webhooks
   *
   * Returns the webhooks of the account, oldest first.
   *
   * `GET /api/v2/webhooks`
   */
  listWebhooks: { request: ListWebhooksRequest; answer: TransactionalWebhookList }
  /**
   * Create a webhook
   *
   * Has the platform call an address for the chosen actions of one channel from now on; `transactionalEmailEvent`, `transactionalSmsEvent` and `transactionalPushEvent` show the calls. The answer holds the secret that signs them, this once. A webhook cannot be changed: delete it and create another. A second one with the same channel, address and actions is a 400.
   *
   * `POST /api/v2/webhooks`
   */
  createWebhook: { request: CreateWebhookRequest; answer: TransactionalWebhookId; keyed: true }
  /**
   * Delete a webhook
   *
   * Deletes the webhook. Calls that wait to be made, or to be made again, are dropped. 404 when there is none with this id, or when it has another channel.
   *
   * `DELETE /api/v2/webhooks`
   */
  deleteWebhook: { request: DeleteWebhookRequest; answer: void }
  /**
   * Check whether an email address can exist
   *
   * Looks at how the address is written and, if asked to, at the mail server of its domain and at known domains for short-lived addresses. Nothing is sent. Needs no key.
   *
   * `POST /api/v2/utilities/emailValidator`
   */
  validateEmail: { request: ValidateEmailRequest; answer: EmailValidationResult }
  /**
   * Check an email address, at the older address
   *
   * The same as `validateEmail`.
   *
   * `POST /api/v2/emailValidator`
   */
  validateEmailLegacy: { request: ValidateEmailLegacyRequest; answer: EmailValidationResult }
  /**
   * Count the parts of an SMS
   *
   * Tells in how many parts a text would be sent, which is what `maxCount` limits. Fill placeholders before. Needs no key.
   *
   * `POST /api/v2/utilities/smsLengthCalculator`
   */
  calculateSmsLength: { request: CalculateSmsLengthRequest; answer: SmsLengthResult }
  /**
   * Count the parts of an SMS, at the older address
   *
   * The same as `calculateSmsLength`.
   *
   * `POST /api/v2/smsLengthCalculator`
   */
  calculateSmsLengthLegacy: { request: CalculateSmsLengthLegacyRequest; answer: SmsLengthResult }
  /**
   * Check whether a phone number can exist
   *
   * Looks at the country code, the length and the first digits. Nothing is sent. A number that cannot exist is a 200 with `valid` false.
   *
   * `GET /api/v2/utilities/validate-phone/{number}`
   */
  getPhoneValidation: { request: GetPhoneValidationRequest; answer: PhoneValidation }
  /**
   * Check a phone number, at the older address
   *
   * The same as `getPhoneValidation`.
   *
   * `GET /api/v2/validate-phone/{number}`
   */
  getPhoneValidationLegacy: { request: GetPhoneValidationLegacyRequest; answer: PhoneValidation }
}
/** The webhooks and callbacks of the API by name, each with its body. */
export interface TransactionalWebhooks {
  /**
   * Tell what happened to an email
   */
  transactionalEmailEvent: TransactionalEmailEventList
  /**
   * Tell what happened to an SMS
   */
  transactionalSmsEvent: TransactionalSmsEventList
  /**
   * Tell what happened to a push message
   */
  transactionalPushEvent: TransactionalPushEventList
}
