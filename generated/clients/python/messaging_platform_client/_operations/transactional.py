# Written by `npm run generate` from specs/transactional-v2. Do not edit: change that instead.
"""The operations of the Transactional API."""

from __future__ import annotations

from .._call import Operation
from ..types import transactional as t

PING: Operation[t.TransactionalPong] = Operation(
    "ping", "GET", "/api/v2/ping", secured=False
)
LIST_ALERT_TEMPLATES: Operation[t.AlertTemplateList] = Operation(
    "listAlertTemplates", "GET", "/api/v2/alert/template"
)
CREATE_ALERT_TEMPLATE: Operation[t.AlertTemplateId] = Operation(
    "createAlertTemplate", "POST", "/api/v2/alert/template", body="object", keyed=True
)
GET_ALERT_TEMPLATE: Operation[t.AlertTemplate] = Operation(
    "getAlertTemplate", "GET", "/api/v2/alert/template/{id}"
)
UPDATE_ALERT_TEMPLATE: Operation[t.AlertTemplate] = Operation(
    "updateAlertTemplate", "PATCH", "/api/v2/alert/template/{id}", body="object"
)
DELETE_ALERT_TEMPLATE: Operation[None] = Operation(
    "deleteAlertTemplate", "DELETE", "/api/v2/alert/template/{id}", answer=""
)
EXECUTE_ALERT: Operation[t.AlertId] = Operation(
    "executeAlert", "POST", "/api/v2/alert/action/execute", body="object", keyed=True
)
STOP_ALERT: Operation[t.AlertId] = Operation(
    "stopAlert", "POST", "/api/v2/alert/action/stop", body="object", keyed=True
)
LIST_ALERTS: Operation[t.AlertRunList] = Operation(
    "listAlerts", "GET", "/api/v2/alert"
)
GET_ALERT: Operation[t.AlertRun] = Operation(
    "getAlert", "GET", "/api/v2/alert/{id}"
)
LIST_MULTI_CHANNEL_FLOWS: Operation[t.MultiChannelFlowList] = Operation(
    "listMultiChannelFlows", "GET", "/api/v2/multi-channel/flow"
)
CREATE_MULTI_CHANNEL_FLOW: Operation[t.MultiChannelId] = Operation(
    "createMultiChannelFlow", "POST", "/api/v2/multi-channel/flow", body="object", keyed=True
)
GET_MULTI_CHANNEL_FLOW: Operation[t.MultiChannelFlowList] = Operation(
    "getMultiChannelFlow", "GET", "/api/v2/multi-channel/flow/{id}"
)
DELETE_MULTI_CHANNEL_FLOW: Operation[None] = Operation(
    "deleteMultiChannelFlow", "DELETE", "/api/v2/multi-channel/flow/{id}", answer=""
)
EXECUTE_MULTI_CHANNEL: Operation[t.MultiChannelId] = Operation(
    "executeMultiChannel", "POST", "/api/v2/multi-channel/execute", body="object", keyed=True
)
LIST_MULTI_CHANNEL_RUNS: Operation[t.MultiChannelRunList] = Operation(
    "listMultiChannelRuns", "GET", "/api/v2/multi-channel"
)
GET_MULTI_CHANNEL_RUN: Operation[t.MultiChannelRun] = Operation(
    "getMultiChannelRun", "GET", "/api/v2/multi-channel/{id}"
)
REQUEST_VERIFY_BY_SMS: Operation[t.VerifyRequestId] = Operation(
    "requestVerifyBySms", "POST", "/api/v2/verify/request/sms", body="object", keyed=True
)
REQUEST_VERIFY_BY_EMAIL: Operation[t.VerifyRequestId] = Operation(
    "requestVerifyByEmail", "POST", "/api/v2/verify/request/email", body="object", keyed=True
)
REQUEST_VERIFY_BY_PUSH: Operation[t.VerifyRequestId] = Operation(
    "requestVerifyByPush", "POST", "/api/v2/verify/request/push", body="object", keyed=True
)
REQUEST_VERIFY_LEGACY: Operation[t.VerifyRequestId] = Operation(
    "requestVerifyLegacy", "POST", "/api/v2/verify/request", body="object", keyed=True
)
GET_VERIFY_REQUEST: Operation[t.VerifyRequest] = Operation(
    "getVerifyRequest", "GET", "/api/v2/verify/{id}"
)
CANCEL_VERIFY_REQUEST: Operation[t.VerifyRequestIdList] = Operation(
    "cancelVerifyRequest", "POST", "/api/v2/verify/{id}/cancel", keyed=True
)
RESEND_VERIFY_REQUEST: Operation[t.VerifyRequestIdList] = Operation(
    "resendVerifyRequest", "POST", "/api/v2/verify/{id}/resend", keyed=True
)
VALIDATE_VERIFY_CODE: Operation[t.VerifyResultList] = Operation(
    "validateVerifyCode", "POST", "/api/v2/verify/{id}/validate", body="object", keyed=True
)
SEND_EMAIL: Operation[t.MessageId] = Operation(
    "sendEmail", "POST", "/api/v2/email/messages/action/send/single", body="object", keyed=True
)
SEND_EMAIL_BATCH: Operation[t.EmailMessageIdList] = Operation(
    "sendEmailBatch", "POST", "/api/v2/email/messages/action/send", body="items", keyed=True, part="", part_max=100
)
LIST_EMAIL_MESSAGES: Operation[t.EmailMessageList] = Operation(
    "listEmailMessages", "GET", "/api/v2/email/messages"
)
GET_EMAIL_MESSAGE: Operation[t.EmailMessage] = Operation(
    "getEmailMessage", "GET", "/api/v2/email/messages/{id}"
)
GET_EMAIL_LOG: Operation[t.EmailLog] = Operation(
    "getEmailLog", "GET", "/api/v2/email/log/{messageId}"
)
GET_EMAIL_REPORT: Operation[t.EmailReportRowList] = Operation(
    "getEmailReport", "GET", "/api/v2/email/reports"
)
LIST_EMAIL_SENDERS: Operation[t.TransactionalEmailSenderList] = Operation(
    "listEmailSenders", "GET", "/api/v2/email/senders"
)
RESUBSCRIBE_EMAIL: Operation[t.ResubscribedAddressList] = Operation(
    "resubscribeEmail", "POST", "/api/v2/email/resubscribe", body="object", keyed=True
)
LIST_EMAIL_TEMPLATES: Operation[t.EmailTemplateList] = Operation(
    "listEmailTemplates", "GET", "/api/v2/email/templates"
)
CREATE_EMAIL_TEMPLATE: Operation[t.TransactionalTemplateId] = Operation(
    "createEmailTemplate", "POST", "/api/v2/email/templates", body="object", keyed=True
)
GET_EMAIL_TEMPLATE: Operation[t.EmailTemplate] = Operation(
    "getEmailTemplate", "GET", "/api/v2/email/templates/{id}"
)
UPDATE_EMAIL_TEMPLATE: Operation[t.EmailTemplate] = Operation(
    "updateEmailTemplate", "PATCH", "/api/v2/email/templates/{id}", body="object"
)
DELETE_EMAIL_TEMPLATE: Operation[None] = Operation(
    "deleteEmailTemplate", "DELETE", "/api/v2/email/templates/{id}", answer=""
)
SEND_SMS: Operation[t.SingleSmsTaken] = Operation(
    "sendSms", "POST", "/api/v2/sms/messages/action/send/single", body="object", keyed=True, renamed={"from_": "from"}
)
SEND_SMS_BATCH: Operation[None] = Operation(
    "sendSmsBatch", "POST", "/api/v2/sms/messages/action/send", body="items", answer="", keyed=True, part="", part_max=100
)
LIST_SMS_MESSAGES: Operation[t.SmsMessageList] = Operation(
    "listSmsMessages", "GET", "/api/v2/sms/messages"
)
GET_SMS_MESSAGE: Operation[t.SmsMessage] = Operation(
    "getSmsMessage", "GET", "/api/v2/sms/messages/{id}"
)
GET_SMS_LOG: Operation[t.SmsLog] = Operation(
    "getSmsLog", "GET", "/api/v2/sms/log/{messageId}"
)
GET_SMS_REPORT: Operation[t.SmsReportRowList] = Operation(
    "getSmsReport", "GET", "/api/v2/sms/reports"
)
LIST_SMS_SENDERS: Operation[t.TransactionalSmsSenderList] = Operation(
    "listSmsSenders", "GET", "/api/v2/sms/senders"
)
RESUBSCRIBE_MOBILE: Operation[t.ResubscribedAddressList] = Operation(
    "resubscribeMobile", "POST", "/api/v2/sms/resubscribe", body="object", keyed=True
)
LIST_SMS_TEMPLATES: Operation[t.SmsTemplateList] = Operation(
    "listSmsTemplates", "GET", "/api/v2/sms/templates"
)
CREATE_SMS_TEMPLATE: Operation[t.TransactionalTemplateId] = Operation(
    "createSmsTemplate", "POST", "/api/v2/sms/templates", body="object", keyed=True
)
GET_SMS_TEMPLATE: Operation[t.SmsTemplate] = Operation(
    "getSmsTemplate", "GET", "/api/v2/sms/templates/{id}"
)
UPDATE_SMS_TEMPLATE: Operation[t.SmsTemplate] = Operation(
    "updateSmsTemplate", "PATCH", "/api/v2/sms/templates/{id}", body="object"
)
DELETE_SMS_TEMPLATE: Operation[None] = Operation(
    "deleteSmsTemplate", "DELETE", "/api/v2/sms/templates/{id}", answer=""
)
LIST_MOBILE_APPS: Operation[t.MobileAppList] = Operation(
    "listMobileApps", "GET", "/api/v2/apps"
)
CREATE_MOBILE_APP: Operation[t.TransactionalTemplateId] = Operation(
    "createMobileApp", "POST", "/api/v2/apps", body="object", keyed=True
)
GET_MOBILE_APP: Operation[t.MobileAppId] = Operation(
    "getMobileApp", "GET", "/api/v2/apps/{id}"
)
UPDATE_MOBILE_APP_LEGACY: Operation[t.MobileAppId] = Operation(
    "updateMobileAppLegacy", "PUT", "/api/v2/apps/{id}", body="object"
)
UPDATE_MOBILE_APP: Operation[t.MobileAppId] = Operation(
    "updateMobileApp", "PATCH", "/api/v2/apps/{id}", body="object"
)
DELETE_MOBILE_APP: Operation[t.MobileAppId] = Operation(
    "deleteMobileApp", "DELETE", "/api/v2/apps/{id}"
)
SEND_PUSH: Operation[t.PushMessageIdList] = Operation(
    "sendPush", "POST", "/api/v2/push/messages/action/send", body="items", keyed=True, part="", part_max=100
)
LIST_PUSH_MESSAGES: Operation[t.PushMessageList] = Operation(
    "listPushMessages", "GET", "/api/v2/push/messages"
)
GET_PUSH_MESSAGE: Operation[t.PushMessage] = Operation(
    "getPushMessage", "GET", "/api/v2/push/messages/{id}"
)
GET_PUSH_LOG: Operation[t.PushLog] = Operation(
    "getPushLog", "GET", "/api/v2/push/log/{messageId}"
)
GET_PUSH_REPORT: Operation[t.PushReportRowList] = Operation(
    "getPushReport", "GET", "/api/v2/push/reports"
)
LIST_PUSH_TEMPLATES: Operation[t.PushTemplateList] = Operation(
    "listPushTemplates", "GET", "/api/v2/push/templates"
)
CREATE_PUSH_TEMPLATE: Operation[t.TransactionalTemplateId] = Operation(
    "createPushTemplate", "POST", "/api/v2/push/templates", body="object", keyed=True
)
GET_PUSH_TEMPLATE: Operation[t.PushTemplate] = Operation(
    "getPushTemplate", "GET", "/api/v2/push/templates/{id}"
)
UPDATE_PUSH_TEMPLATE: Operation[t.PushTemplate] = Operation(
    "updatePushTemplate", "PATCH", "/api/v2/push/templates/{id}", body="object"
)
DELETE_PUSH_TEMPLATE: Operation[None] = Operation(
    "deletePushTemplate", "DELETE", "/api/v2/push/templates/{id}", answer=""
)
LIST_SENDING_DOMAINS: Operation[t.SendingDomainList] = Operation(
    "listSendingDomains", "GET", "/api/v2/domain"
)
CREATE_SENDING_DOMAIN: Operation[t.SendingDomain] = Operation(
    "createSendingDomain", "POST", "/api/v2/domain", body="object", keyed=True
)
GET_DEFAULT_SENDING_DOMAIN: Operation[t.DefaultSendingDomain] = Operation(
    "getDefaultSendingDomain", "GET", "/api/v2/domain/default"
)
SET_DEFAULT_SENDING_DOMAIN: Operation[t.SendingDomain] = Operation(
    "setDefaultSendingDomain", "POST", "/api/v2/domain/default", body="object", keyed=True
)
GET_SENDING_DOMAIN: Operation[t.SendingDomain] = Operation(
    "getSendingDomain", "GET", "/api/v2/domain/{id}"
)
GET_SENDING_DOMAIN_VALIDATION: Operation[t.SendingDomainValidation] = Operation(
    "getSendingDomainValidation", "GET", "/api/v2/domain/{id}/validate"
)
CANCEL_MESSAGE: Operation[None] = Operation(
    "cancelMessage", "POST", "/api/v2/messages/{id}/action/cancel", answer="", keyed=True
)
CANCEL_MESSAGE_LEGACY: Operation[None] = Operation(
    "cancelMessageLegacy", "POST", "/api/v2/messages/{id}/action/send", answer="", keyed=True
)
LIST_GROUPS: Operation[t.TransactionalGroupList] = Operation(
    "listGroups", "GET", "/api/v2/groups"
)
LIST_WEBHOOKS: Operation[t.TransactionalWebhookList] = Operation(
    "listWebhooks", "GET", "/api/v2/webhooks"
)
CREATE_WEBHOOK: Operation[t.TransactionalWebhookId] = Operation(
    "createWebhook", "POST", "/api/v2/webhooks", body="object", keyed=True
)
UPDATE_WEBHOOK: Operation[t.TransactionalWebhook] = Operation(
    "updateWebhook", "PATCH", "/api/v2/webhooks", body="object", query=("id",)
)
DELETE_WEBHOOK: Operation[None] = Operation(
    "deleteWebhook", "DELETE", "/api/v2/webhooks", answer=""
)
ROTATE_WEBHOOK_SECRET: Operation[t.RotatedTransactionalWebhookSecret] = Operation(
    "rotateWebhookSecret", "POST", "/api/v2/webhooks/secret", body="object", query=("id",), keyed=True
)
VALIDATE_EMAIL: Operation[t.EmailValidationResult] = Operation(
    "validateEmail", "POST", "/api/v2/utilities/emailValidator", body="object", secured=False
)
VALIDATE_EMAIL_LEGACY: Operation[t.EmailValidationResult] = Operation(
    "validateEmailLegacy", "POST", "/api/v2/emailValidator", body="object", secured=False
)
CALCULATE_SMS_LENGTH: Operation[t.SmsLengthResult] = Operation(
    "calculateSmsLength", "POST", "/api/v2/utilities/smsLengthCalculator", body="object", secured=False
)
CALCULATE_SMS_LENGTH_LEGACY: Operation[t.SmsLengthResult] = Operation(
    "calculateSmsLengthLegacy", "POST", "/api/v2/smsLengthCalculator", body="object", secured=False
)
GET_PHONE_VALIDATION: Operation[t.PhoneValidation] = Operation(
    "getPhoneValidation", "GET", "/api/v2/utilities/validate-phone/{number}"
)
GET_PHONE_VALIDATION_LEGACY: Operation[t.PhoneValidation] = Operation(
    "getPhoneValidationLegacy", "GET", "/api/v2/validate-phone/{number}"
)
