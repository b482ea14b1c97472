# Written by `npm run generate` from specs/transactional-v2. Do not edit: change that instead.
"""The client of the Transactional API for asyncio."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from ._bulk import AsyncBulkResult
from ._client import AsyncClient
from ._operations import transactional as ops
from .types import transactional as t


class AsyncTransactionalClient(AsyncClient):
    """One method for each operation of the Transactional API."""

    server = "https://localhost:8443"

    async def ping(self) -> t.TransactionalPong:
        """Test the connection: `GET /api/v2/ping` (Ping)."""
        return await self._call(ops.PING, locals())

    async def list_alert_templates(self) -> t.AlertTemplateList:
        """List alert templates: `GET /api/v2/alert/template` (Alerts)."""
        return await self._call(ops.LIST_ALERT_TEMPLATES, locals())

    async def create_alert_template(
        self,
        *,
        name: str,
        channel: t.TransactionalChannel,
        templateId: str | None = None,
        interval: int | None = None,
        maxAttempts: int | None = None,
        subject: str | None = None,
        htmlBody: str | None = None,
        textBody: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.AlertTemplateId:
        """Create an alert template: `POST /api/v2/alert/template` (Alerts)."""
        return await self._call(ops.CREATE_ALERT_TEMPLATE, locals())

    async def get_alert_template(self, id: str) -> t.AlertTemplate:
        """Get an alert template: `GET /api/v2/alert/template/{id}` (Alerts)."""
        return await self._call(ops.GET_ALERT_TEMPLATE, locals())

    async def update_alert_template(
        self,
        id: str,
        *,
        name: str | None = None,
        templateId: str | None = None,
        channel: t.TransactionalChannel | None = None,
        interval: int | None = None,
        maxAttempts: int | None = None,
        subject: str | None = None,
        htmlBody: str | None = None,
        textBody: str | None = None,
    ) -> t.AlertTemplate:
        """Update an alert template: `PATCH /api/v2/alert/template/{id}` (Alerts)."""
        return await self._call(ops.UPDATE_ALERT_TEMPLATE, locals())

    async def delete_alert_template(self, id: str) -> None:
        """Delete an alert template: `DELETE /api/v2/alert/template/{id}` (Alerts)."""
        return await self._call(ops.DELETE_ALERT_TEMPLATE, locals())

    async def execute_alert(
        self,
        *,
        alertTemplateName: str,
        to: list[t.AlertRecipient],
        senderId: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.AlertId:
        """Start an alert: `POST /api/v2/alert/action/execute` (Alerts)."""
        return await self._call(ops.EXECUTE_ALERT, locals())

    async def stop_alert(self, *, alertName: str, idempotency_key: str | None = None) -> t.AlertId:
        """Stop alerts: `POST /api/v2/alert/action/stop` (Alerts)."""
        return await self._call(ops.STOP_ALERT, locals())

    async def list_alerts(
        self,
        *,
        status: t.AlertStatus | None = None,
        dateStart: str | None = None,
        dateEnd: str | None = None,
    ) -> t.AlertRunList:
        """List alerts: `GET /api/v2/alert` (Alerts)."""
        return await self._call(ops.LIST_ALERTS, locals())

    async def get_alert(self, id: str) -> t.AlertRun:
        """Get an alert: `GET /api/v2/alert/{id}` (Alerts)."""
        return await self._call(ops.GET_ALERT, locals())

    async def list_multi_channel_flows(self) -> t.MultiChannelFlowList:
        """List multi-channel flows: `GET /api/v2/multi-channel/flow` (Multi-channel)."""
        return await self._call(ops.LIST_MULTI_CHANNEL_FLOWS, locals())

    async def create_multi_channel_flow(
        self,
        *,
        messages: list[t.MultiChannelMessageCreate],
        name: str | None = None,
        group: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.MultiChannelId:
        """Create a multi-channel flow: `POST /api/v2/multi-channel/flow` (Multi-channel)."""
        return await self._call(ops.CREATE_MULTI_CHANNEL_FLOW, locals())

    async def get_multi_channel_flow(self, id: str) -> t.MultiChannelFlowList:
        """Get a multi-channel flow: `GET /api/v2/multi-channel/flow/{id}` (Multi-channel)."""
        return await self._call(ops.GET_MULTI_CHANNEL_FLOW, locals())

    async def delete_multi_channel_flow(self, id: str) -> None:
        """Delete a multi-channel flow: `DELETE /api/v2/multi-channel/flow/{id}` (Multi-channel)."""
        return await self._call(ops.DELETE_MULTI_CHANNEL_FLOW, locals())

    async def execute_multi_channel(
        self,
        *,
        templateId: str,
        to: t.MultiChannelRecipient | None = None,
        sender: t.MultiChannelSender | None = None,
        idempotency_key: str | None = None,
    ) -> t.MultiChannelId:
        """Run a multi-channel flow: `POST /api/v2/multi-channel/execute` (Multi-channel)."""
        return await self._call(ops.EXECUTE_MULTI_CHANNEL, locals())

    async def list_multi_channel_runs(
        self,
        *,
        status: t.MultiChannelRunStatus | None = None,
        dateStart: str | None = None,
        dateEnd: str | None = None,
    ) -> t.MultiChannelRunList:
        """List runs of flows: `GET /api/v2/multi-channel` (Multi-channel)."""
        return await self._call(ops.LIST_MULTI_CHANNEL_RUNS, locals())

    async def get_multi_channel_run(self, id: str) -> t.MultiChannelRun:
        """Get a flow's run: `GET /api/v2/multi-channel/{id}` (Multi-channel)."""
        return await self._call(ops.GET_MULTI_CHANNEL_RUN, locals())

    async def request_verify_by_sms(
        self,
        *,
        senderId: str,
        to: t.DestinationPhone,
        message: t.VerifyMessage | None = None,
        codeLength: int | None = None,
        codeValidity: int | None = None,
        codeType: t.VerifyCodeType | None = None,
        idempotency_key: str | None = None,
    ) -> t.VerifyRequestId:
        """Send a code by SMS: `POST /api/v2/verify/request/sms` (Verify)."""
        return await self._call(ops.REQUEST_VERIFY_BY_SMS, locals())

    async def request_verify_by_email(
        self,
        *,
        email: str,
        subject: str,
        senderId: str | None = None,
        senderHash: str | None = None,
        group: str | None = None,
        message: t.VerifyMessage | None = None,
        codeLength: int | None = None,
        codeValidity: int | None = None,
        codeType: t.VerifyCodeType | None = None,
        mergeTags: t.MergeTags | None = None,
        idempotency_key: str | None = None,
    ) -> t.VerifyRequestId:
        """Send a code by email: `POST /api/v2/verify/request/email` (Verify)."""
        return await self._call(ops.REQUEST_VERIFY_BY_EMAIL, locals())

    async def request_verify_by_push(
        self,
        *,
        apikey: str,
        appId: int,
        device: str,
        title: str | None = None,
        message: t.VerifyMessage | None = None,
        codeLength: int | None = None,
        codeValidity: int | None = None,
        codeType: t.VerifyCodeType | None = None,
        idempotency_key: str | None = None,
    ) -> t.VerifyRequestId:
        """Send a code to a device: `POST /api/v2/verify/request/push` (Verify)."""
        return await self._call(ops.REQUEST_VERIFY_BY_PUSH, locals())

    async def request_verify_legacy(
        self,
        *,
        senderId: str,
        to: t.DestinationPhone,
        message: t.VerifyMessage | None = None,
        codeLength: int | None = None,
        codeValidity: int | None = None,
        codeType: t.VerifyCodeType | None = None,
        idempotency_key: str | None = None,
    ) -> t.VerifyRequestId:
        """Send a code by SMS (older path): `POST /api/v2/verify/request` (Verify)."""
        return await self._call(ops.REQUEST_VERIFY_LEGACY, locals())

    async def get_verify_request(self, id: str) -> t.VerifyRequest:
        """Get a verification: `GET /api/v2/verify/{id}` (Verify)."""
        return await self._call(ops.GET_VERIFY_REQUEST, locals())

    async def cancel_verify_request(self, id: str, *, idempotency_key: str | None = None) -> t.VerifyRequestIdList:
        """Cancel a verification: `POST /api/v2/verify/{id}/cancel` (Verify)."""
        return await self._call(ops.CANCEL_VERIFY_REQUEST, locals())

    async def resend_verify_request(self, id: str, *, idempotency_key: str | None = None) -> t.VerifyRequestIdList:
        """Resend a verification code: `POST /api/v2/verify/{id}/resend` (Verify)."""
        return await self._call(ops.RESEND_VERIFY_REQUEST, locals())

    async def validate_verify_code(
        self,
        id: str,
        *,
        code: str,
        idempotency_key: str | None = None,
    ) -> t.VerifyResultList:
        """Check a verification code: `POST /api/v2/verify/{id}/validate` (Verify)."""
        return await self._call(ops.VALIDATE_VERIFY_CODE, locals())

    async def send_email(
        self,
        *,
        senderId: str,
        to: str,
        subject: str,
        domain: str | None = None,
        senderName: str | None = None,
        cc: list[str] | None = None,
        bcc: list[str] | None = None,
        htmlBody: str | None = None,
        textBody: str | None = None,
        openTracking: bool | None = None,
        clickTracking: bool | None = None,
        attachment: list[t.SingleEmailAttachment] | None = None,
        mergeTags: list[str] | None = None,
        customData: str | None = None,
        priority: Literal["urgent", "non-urgent"] | None = None,
        registered: bool | None = None,
        header: t.EmailHeaderOptions | None = None,
        group: str | None = None,
        scheduleTo: t.SendDate | None = None,
        replyTo: t.ReplyTo | None = None,
        snippet: str | None = None,
        templateId: str | None = None,
        advancedTemplatingData: t.SingleEmailAdvancedTemplatingData | None = None,
        idempotency_key: str | None = None,
    ) -> t.MessageId:
        """Send an email: `POST /api/v2/email/messages/action/send/single` (Email)."""
        return await self._call(ops.SEND_EMAIL, locals())

    async def send_email_batch(
        self,
        items: t.EmailBatch,
        *,
        idempotency_key: str | None = None,
    ) -> t.EmailMessageIdList:
        """Send up to 100 emails: `POST /api/v2/email/messages/action/send` (Email)."""
        return await self._call(ops.SEND_EMAIL_BATCH, locals())

    async def send_email_batch_in_parts(
        self,
        items: Iterable[t.BatchEmail],
        *,
        size: int | None = None,
        concurrency: int = 4,
        idempotency_key: str | None = None,
    ) -> AsyncBulkResult[t.BatchEmail, t.EmailMessageIdList]:
        """Send up to 100 emails, in parts of at most 100 items and 20 MB.

        Doesn't raise if a part fails: see the result, and call its `resume()`. Arguments are those of
        `send_email_batch`.
        """
        return await self._bulk(ops.SEND_EMAIL_BATCH, items, locals())

    async def list_email_messages(
        self,
        *,
        group: str | None = None,
        dateStart: str | None = None,
        dateEnd: str | None = None,
        destination: str | None = None,
        status: t.EmailStatus | None = None,
    ) -> t.EmailMessageList:
        """List emails: `GET /api/v2/email/messages` (Email)."""
        return await self._call(ops.LIST_EMAIL_MESSAGES, locals())

    async def get_email_message(self, id: int) -> t.EmailMessage:
        """Get an email: `GET /api/v2/email/messages/{id}` (Email)."""
        return await self._call(ops.GET_EMAIL_MESSAGE, locals())

    async def get_email_log(self, messageId: int) -> t.EmailLog:
        """Get the log of an email: `GET /api/v2/email/log/{messageId}` (Email)."""
        return await self._call(ops.GET_EMAIL_LOG, locals())

    async def get_email_report(
        self,
        *,
        group: t.TransactionalId | None = None,
        groupBy: Literal["day", "month"] | None = None,
        dateStart: str | None = None,
        dateEnd: str | None = None,
    ) -> t.EmailReportRowList:
        """Count emails by group and time: `GET /api/v2/email/reports` (Email)."""
        return await self._call(ops.GET_EMAIL_REPORT, locals())

    async def list_email_senders(self) -> t.TransactionalEmailSenderList:
        """List email senders: `GET /api/v2/email/senders` (Email)."""
        return await self._call(ops.LIST_EMAIL_SENDERS, locals())

    async def resubscribe_email(
        self,
        *,
        emailAddress: str,
        idempotency_key: str | None = None,
    ) -> t.ResubscribedAddressList:
        """Resubscribe an email address: `POST /api/v2/email/resubscribe` (Email)."""
        return await self._call(ops.RESUBSCRIBE_EMAIL, locals())

    async def list_email_templates(self) -> t.EmailTemplateList:
        """List email templates: `GET /api/v2/email/templates` (Email templates)."""
        return await self._call(ops.LIST_EMAIL_TEMPLATES, locals())

    async def create_email_template(
        self,
        *,
        templateName: str,
        subject: str,
        htmlBody: str,
        textBody: str | None = None,
        snippet: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.TransactionalTemplateId:
        """Create an email template: `POST /api/v2/email/templates` (Email templates)."""
        return await self._call(ops.CREATE_EMAIL_TEMPLATE, locals())

    async def get_email_template(self, id: str) -> t.EmailTemplate:
        """Get an email template: `GET /api/v2/email/templates/{id}` (Email templates)."""
        return await self._call(ops.GET_EMAIL_TEMPLATE, locals())

    async def update_email_template(
        self,
        id: str,
        *,
        templateName: str,
        subject: str,
        htmlBody: str,
        textBody: str | None = None,
        snippet: str | None = None,
    ) -> t.EmailTemplate:
        """Replace an email template: `PATCH /api/v2/email/templates/{id}` (Email templates)."""
        return await self._call(ops.UPDATE_EMAIL_TEMPLATE, locals())

    async def delete_email_template(self, id: str) -> None:
        """Delete an email template: `DELETE /api/v2/email/templates/{id}` (Email templates)."""
        return await self._call(ops.DELETE_EMAIL_TEMPLATE, locals())

    async def send_sms(
        self,
        *,
        to: t.DestinationPhone,
        from_: str,
        textBody: str,
        encoding: t.SmsEncoding,
        maxCount: int,
        language: t.SmsLanguage | None = None,
        mergeTags: t.MergeTags | None = None,
        advancedTemplatingData: t.SingleSmsAdvancedTemplatingData | None = None,
        priority: t.MessagePriority | None = None,
        customData: str | None = None,
        registered: bool | None = None,
        group: str | None = None,
        scheduleTo: t.SendDate | None = None,
        idempotency_key: str | None = None,
    ) -> t.SingleSmsTaken:
        """Send an SMS: `POST /api/v2/sms/messages/action/send/single` (SMS)."""
        return await self._call(ops.SEND_SMS, locals())

    async def send_sms_batch(self, items: t.SmsBatch, *, idempotency_key: str | None = None) -> None:
        """Send up to 100 SMS: `POST /api/v2/sms/messages/action/send` (SMS)."""
        return await self._call(ops.SEND_SMS_BATCH, locals())

    async def send_sms_batch_in_parts(
        self,
        items: Iterable[t.SingleSms],
        *,
        size: int | None = None,
        concurrency: int = 4,
        idempotency_key: str | None = None,
    ) -> AsyncBulkResult[t.SingleSms, None]:
        """Send up to 100 SMS, in parts of at most 100 items and 20 MB.

        Doesn't raise if a part fails: see the result, and call its `resume()`. Arguments are those of
        `send_sms_batch`.
        """
        return await self._bulk(ops.SEND_SMS_BATCH, items, locals())

    async def list_sms_messages(
        self,
        *,
        group: str | None = None,
        dateStart: str | None = None,
        dateEnd: str | None = None,
        destination: t.DestinationPhone | None = None,
        status: t.MessageStatus | None = None,
    ) -> t.SmsMessageList:
        """List SMS: `GET /api/v2/sms/messages` (SMS)."""
        return await self._call(ops.LIST_SMS_MESSAGES, locals())

    async def get_sms_message(self, id: int) -> t.SmsMessage:
        """Get an SMS: `GET /api/v2/sms/messages/{id}` (SMS)."""
        return await self._call(ops.GET_SMS_MESSAGE, locals())

    async def get_sms_log(self, messageId: int) -> t.SmsLog:
        """Get the log of an SMS: `GET /api/v2/sms/log/{messageId}` (SMS)."""
        return await self._call(ops.GET_SMS_LOG, locals())

    async def get_sms_report(
        self,
        *,
        group: t.TransactionalId | None = None,
        groupBy: Literal["day", "month"] | None = None,
        dateStart: str | None = None,
        dateEnd: str | None = None,
    ) -> t.SmsReportRowList:
        """Count SMS by group and time: `GET /api/v2/sms/reports` (SMS)."""
        return await self._call(ops.GET_SMS_REPORT, locals())

    async def list_sms_senders(self) -> t.TransactionalSmsSenderList:
        """List SMS senders: `GET /api/v2/sms/senders` (SMS)."""
        return await self._call(ops.LIST_SMS_SENDERS, locals())

    async def resubscribe_mobile(
        self,
        *,
        mobileNumber: t.DestinationPhone,
        idempotency_key: str | None = None,
    ) -> t.ResubscribedAddressList:
        """Resubscribe a phone number: `POST /api/v2/sms/resubscribe` (SMS)."""
        return await self._call(ops.RESUBSCRIBE_MOBILE, locals())

    async def list_sms_templates(self) -> t.SmsTemplateList:
        """List SMS templates: `GET /api/v2/sms/templates` (SMS templates)."""
        return await self._call(ops.LIST_SMS_TEMPLATES, locals())

    async def create_sms_template(
        self,
        *,
        textBody: str,
        encoding: t.SmsEncoding,
        maxCount: int,
        templateName: str,
        language: t.SmsLanguage | None = None,
        idempotency_key: str | None = None,
    ) -> t.TransactionalTemplateId:
        """Create an SMS template: `POST /api/v2/sms/templates` (SMS templates)."""
        return await self._call(ops.CREATE_SMS_TEMPLATE, locals())

    async def get_sms_template(self, id: str) -> t.SmsTemplate:
        """Get an SMS template: `GET /api/v2/sms/templates/{id}` (SMS templates)."""
        return await self._call(ops.GET_SMS_TEMPLATE, locals())

    async def update_sms_template(
        self,
        id: str,
        *,
        textBody: str,
        encoding: t.SmsEncoding,
        maxCount: int,
        templateName: str,
        language: t.SmsLanguage | None = None,
    ) -> t.SmsTemplate:
        """Replace an SMS template: `PATCH /api/v2/sms/templates/{id}` (SMS templates)."""
        return await self._call(ops.UPDATE_SMS_TEMPLATE, locals())

    async def delete_sms_template(self, id: str) -> None:
        """Delete an SMS template: `DELETE /api/v2/sms/templates/{id}` (SMS templates)."""
        return await self._call(ops.DELETE_SMS_TEMPLATE, locals())

    async def list_mobile_apps(self) -> t.MobileAppList:
        """List mobile apps: `GET /api/v2/apps` (Mobile apps)."""
        return await self._call(ops.LIST_MOBILE_APPS, locals())

    async def create_mobile_app(
        self,
        *,
        name: str,
        sandbox: bool,
        certificate: str | None = None,
        password: str | None = None,
        authKey: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.TransactionalTemplateId:
        """Create a mobile app: `POST /api/v2/apps` (Mobile apps)."""
        return await self._call(ops.CREATE_MOBILE_APP, locals())

    async def get_mobile_app(self, id: str) -> t.MobileAppId:
        """Get a mobile app's id: `GET /api/v2/apps/{id}` (Mobile apps)."""
        return await self._call(ops.GET_MOBILE_APP, locals())

    async def update_mobile_app_legacy(
        self,
        id: str,
        *,
        name: str,
        sandbox: bool,
        certificate: str | None = None,
        password: str | None = None,
        authKey: str | None = None,
    ) -> t.MobileAppId:
        """Update a mobile app (older method): `PUT /api/v2/apps/{id}` (Mobile apps)."""
        return await self._call(ops.UPDATE_MOBILE_APP_LEGACY, locals())

    async def update_mobile_app(
        self,
        id: str,
        *,
        name: str,
        sandbox: bool,
        certificate: str | None = None,
        password: str | None = None,
        authKey: str | None = None,
    ) -> t.MobileAppId:
        """Update a mobile app: `PATCH /api/v2/apps/{id}` (Mobile apps)."""
        return await self._call(ops.UPDATE_MOBILE_APP, locals())

    async def delete_mobile_app(self, id: str) -> t.MobileAppId:
        """Delete a mobile app: `DELETE /api/v2/apps/{id}` (Mobile apps)."""
        return await self._call(ops.DELETE_MOBILE_APP, locals())

    async def send_push(self, items: t.PushBatch, *, idempotency_key: str | None = None) -> t.PushMessageIdList:
        """Send push messages: `POST /api/v2/push/messages/action/send` (Push)."""
        return await self._call(ops.SEND_PUSH, locals())

    async def send_push_in_parts(
        self,
        items: Iterable[t.SinglePush],
        *,
        size: int | None = None,
        concurrency: int = 4,
        idempotency_key: str | None = None,
    ) -> AsyncBulkResult[t.SinglePush, t.PushMessageIdList]:
        """Send push messages, in parts of at most 100 items and 20 MB.

        Doesn't raise if a part fails: see the result, and call its `resume()`. Arguments are those of `send_push`.
        """
        return await self._bulk(ops.SEND_PUSH, items, locals())

    async def list_push_messages(
        self,
        *,
        group: str | None = None,
        dateStart: str | None = None,
        dateEnd: str | None = None,
        destination: str | None = None,
        status: t.MessageStatus | None = None,
    ) -> t.PushMessageList:
        """List push messages: `GET /api/v2/push/messages` (Push)."""
        return await self._call(ops.LIST_PUSH_MESSAGES, locals())

    async def get_push_message(self, id: int) -> t.PushMessage:
        """Get a push message: `GET /api/v2/push/messages/{id}` (Push)."""
        return await self._call(ops.GET_PUSH_MESSAGE, locals())

    async def get_push_log(self, messageId: int) -> t.PushLog:
        """Get the log of a push message: `GET /api/v2/push/log/{messageId}` (Push)."""
        return await self._call(ops.GET_PUSH_LOG, locals())

    async def get_push_report(
        self,
        *,
        group: t.TransactionalId | None = None,
        groupBy: Literal["day", "month"] | None = None,
        dateStart: str | None = None,
        dateEnd: str | None = None,
    ) -> t.PushReportRowList:
        """Count push messages: `GET /api/v2/push/reports` (Push)."""
        return await self._call(ops.GET_PUSH_REPORT, locals())

    async def list_push_templates(self) -> t.PushTemplateList:
        """List push templates: `GET /api/v2/push/templates` (Push templates)."""
        return await self._call(ops.LIST_PUSH_TEMPLATES, locals())

    async def create_push_template(
        self,
        *,
        subject: str,
        textBody: str,
        appId: int,
        customData: str | None = None,
        templateName: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.TransactionalTemplateId:
        """Create a push template: `POST /api/v2/push/templates` (Push templates)."""
        return await self._call(ops.CREATE_PUSH_TEMPLATE, locals())

    async def get_push_template(self, id: str) -> t.PushTemplate:
        """Get a push template: `GET /api/v2/push/templates/{id}` (Push templates)."""
        return await self._call(ops.GET_PUSH_TEMPLATE, locals())

    async def update_push_template(
        self,
        id: str,
        *,
        subject: str,
        textBody: str,
        appId: int,
        customData: str | None = None,
        templateName: str | None = None,
    ) -> t.PushTemplate:
        """Replace a push template: `PATCH /api/v2/push/templates/{id}` (Push templates)."""
        return await self._call(ops.UPDATE_PUSH_TEMPLATE, locals())

    async def delete_push_template(self, id: str) -> None:
        """Delete a push template: `DELETE /api/v2/push/templates/{id}` (Push templates)."""
        return await self._call(ops.DELETE_PUSH_TEMPLATE, locals())

    async def list_sending_domains(self) -> t.SendingDomainList:
        """List sending domains: `GET /api/v2/domain` (Sending domains)."""
        return await self._call(ops.LIST_SENDING_DOMAINS, locals())

    async def create_sending_domain(
        self,
        *,
        domain: str,
        server: str | None = None,
        fallbackUrl: str | None = None,
        default: bool | None = None,
        idempotency_key: str | None = None,
    ) -> t.SendingDomain:
        """Create a sending domain: `POST /api/v2/domain` (Sending domains)."""
        return await self._call(ops.CREATE_SENDING_DOMAIN, locals())

    async def get_default_sending_domain(self) -> t.DefaultSendingDomain:
        """Get the default sending domain: `GET /api/v2/domain/default` (Sending domains)."""
        return await self._call(ops.GET_DEFAULT_SENDING_DOMAIN, locals())

    async def set_default_sending_domain(
        self,
        *,
        domainId: t.TransactionalId,
        idempotency_key: str | None = None,
    ) -> t.SendingDomain:
        """Set the default sending domain: `POST /api/v2/domain/default` (Sending domains)."""
        return await self._call(ops.SET_DEFAULT_SENDING_DOMAIN, locals())

    async def get_sending_domain(self, id: str) -> t.SendingDomain:
        """Get a sending domain: `GET /api/v2/domain/{id}` (Sending domains)."""
        return await self._call(ops.GET_SENDING_DOMAIN, locals())

    async def get_sending_domain_validation(self, id: str) -> t.SendingDomainValidation:
        """Check the DNS of a domain: `GET /api/v2/domain/{id}/validate` (Sending domains)."""
        return await self._call(ops.GET_SENDING_DOMAIN_VALIDATION, locals())

    async def cancel_message(self, id: int, *, idempotency_key: str | None = None) -> None:
        """Cancel a scheduled message: `POST /api/v2/messages/{id}/action/cancel` (Messages)."""
        return await self._call(ops.CANCEL_MESSAGE, locals())

    async def cancel_message_legacy(self, id: int, *, idempotency_key: str | None = None) -> None:
        """Cancel a scheduled message (older path): `POST /api/v2/messages/{id}/action/send` (Messages)."""
        return await self._call(ops.CANCEL_MESSAGE_LEGACY, locals())

    async def list_groups(self, *, channel: t.TransactionalChannel | None = None) -> t.TransactionalGroupList:
        """List message groups: `GET /api/v2/groups` (Groups)."""
        return await self._call(ops.LIST_GROUPS, locals())

    async def list_webhooks(self, *, channel: t.TransactionalChannel | None = None) -> t.TransactionalWebhookList:
        """List webhooks: `GET /api/v2/webhooks` (Webhooks)."""
        return await self._call(ops.LIST_WEBHOOKS, locals())

    async def create_webhook(
        self,
        *,
        url: str,
        channel: Literal["email", "sms", "push"],
        actions: list[t.TransactionalEmailAction] | list[t.TransactionalSmsWebhookAction] | list[t.TransactionalPushAction] | None = None,
        idempotency_key: str | None = None,
    ) -> t.TransactionalWebhookId:
        """Create a webhook: `POST /api/v2/webhooks` (Webhooks)."""
        return await self._call(ops.CREATE_WEBHOOK, locals())

    async def update_webhook(
        self,
        *,
        id: t.TransactionalId,
        url: str | None = None,
        callbackUrl: str | None = None,
        actions: list[t.TransactionalAction] | None = None,
        status: t.WebhookWantedStatus | None = None,
    ) -> t.TransactionalWebhook:
        """Update a webhook: `PATCH /api/v2/webhooks` (Webhooks)."""
        return await self._call(ops.UPDATE_WEBHOOK, locals())

    async def delete_webhook(self, *, id: t.TransactionalId, channel: t.TransactionalChannel | None = None) -> None:
        """Delete a webhook: `DELETE /api/v2/webhooks` (Webhooks)."""
        return await self._call(ops.DELETE_WEBHOOK, locals())

    async def rotate_webhook_secret(
        self,
        *,
        id: t.TransactionalId,
        overlapHours: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.RotatedTransactionalWebhookSecret:
        """Rotate a webhook's secret: `POST /api/v2/webhooks/secret` (Webhooks)."""
        return await self._call(ops.ROTATE_WEBHOOK_SECRET, locals())

    async def validate_email(
        self,
        *,
        email: str,
        isMx: bool | None = None,
        isTemporaryEmail: bool | None = None,
    ) -> t.EmailValidationResult:
        """Check an email address: `POST /api/v2/utilities/emailValidator` (Utilities)."""
        return await self._call(ops.VALIDATE_EMAIL, locals())

    async def validate_email_legacy(
        self,
        *,
        email: str,
        isMx: bool | None = None,
        isTemporaryEmail: bool | None = None,
    ) -> t.EmailValidationResult:
        """Check an email address (older path): `POST /api/v2/emailValidator` (Utilities)."""
        return await self._call(ops.VALIDATE_EMAIL_LEGACY, locals())

    async def calculate_sms_length(
        self,
        *,
        message: str,
        gsm0338: bool,
        language: t.SmsLanguage | None = None,
    ) -> t.SmsLengthResult:
        """Count the parts of an SMS: `POST /api/v2/utilities/smsLengthCalculator` (Utilities)."""
        return await self._call(ops.CALCULATE_SMS_LENGTH, locals())

    async def calculate_sms_length_legacy(
        self,
        *,
        message: str,
        gsm0338: bool,
        language: t.SmsLanguage | None = None,
    ) -> t.SmsLengthResult:
        """Count the parts of an SMS (older path): `POST /api/v2/smsLengthCalculator` (Utilities)."""
        return await self._call(ops.CALCULATE_SMS_LENGTH_LEGACY, locals())

    async def get_phone_validation(self, number: str) -> t.PhoneValidation:
        """Check a phone number: `GET /api/v2/utilities/validate-phone/{number}` (Utilities)."""
        return await self._call(ops.GET_PHONE_VALIDATION, locals())

    async def get_phone_validation_legacy(self, number: str) -> t.PhoneValidation:
        """Check a phone number (older path): `GET /api/v2/validate-phone/{number}` (Utilities)."""
        return await self._call(ops.GET_PHONE_VALIDATION_LEGACY, locals())
