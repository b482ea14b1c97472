# Written by `npm run generate` from specs/transactional-v2. Do not edit: change that instead.
"""The client of the Transactional API."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from ._bulk import BulkResult
from ._client import Client
from ._operations import transactional as ops
from .types import transactional as t


class TransactionalClient(Client):
    """One method for each operation of the Transactional API."""

    server = "https://localhost:8443"

    def ping(self) -> t.TransactionalPong:
        """Test the connection.

        Returns the server's time. Needs no key, so you can tell a wrong URL from a wrong key.

        `GET /api/v2/ping` (Ping)
        """
        return self._call(ops.PING, locals())

    def list_alert_templates(self) -> t.AlertTemplateList:
        """List alert templates.

        Returns all alert templates of the account, oldest first.

        `GET /api/v2/alert/template` (Alerts)
        """
        return self._call(ops.LIST_ALERT_TEMPLATES, locals())

    def create_alert_template(
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
        """Create an alert template.

        Creates a message that `executeAlert` sends and repeats until a recipient confirms it. Its text is a stored
        template of the channel, or in the request. Returns 400 for a name already in use, a template that was not
        found, or an email without a subject.

        `POST /api/v2/alert/template` (Alerts)

        Args:
            name: The name to execute it by, unique among alert templates.
            channel: The channel of a message.
            templateId: The id of a stored template of the channel.
            interval: Seconds between messages, at most a day. Default 300.
            maxAttempts: Maximum number of messages to each recipient, including the first. Default 3.
            subject: The subject of an email, or the title of a push message; with placeholders.
            htmlBody: The HTML text of an email, with placeholders. Only for email.
            textBody: The plain text, with placeholders. `{{ acknowledge_url }}` becomes the confirmation link;
                without it, the link is appended.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: name_taken
        """
        return self._call(ops.CREATE_ALERT_TEMPLATE, locals())

    def get_alert_template(self, id: str) -> t.AlertTemplate:
        """Get an alert template.

        Returns one alert template.

        `GET /api/v2/alert/template/{id}` (Alerts)

        Args:
            id: The id of the alert template.
        """
        return self._call(ops.GET_ALERT_TEMPLATE, locals())

    def update_alert_template(
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
        """Update an alert template.

        Changes the fields in the body and keeps the others. A new `templateId` replaces the text of the request, and
        a new text replaces the template. Pending alerts keep their content. Returns 400 for a name already in use.

        `PATCH /api/v2/alert/template/{id}` (Alerts)

        Args:
            id: The id of the alert template.
            name: The name to execute it by, unique among alert templates.
            templateId: The id of a stored template of the channel.
            channel: The channel of a message.
            interval: Seconds between messages, at most a day.
            maxAttempts: Maximum number of messages to each recipient, including the first.
            subject: The subject of an email, or the title of a push message; with placeholders.
            htmlBody: The HTML text of an email, with placeholders. Only for email.
            textBody: The plain text, with placeholders.

        Raises:
            ConflictError: name_taken
        """
        return self._call(ops.UPDATE_ALERT_TEMPLATE, locals())

    def delete_alert_template(self, id: str) -> None:
        """Delete an alert template.

        Deletes the alert template. Pending alerts continue; stop them with `stopAlert`.

        `DELETE /api/v2/alert/template/{id}` (Alerts)

        Args:
            id: The id of the alert template.
        """
        return self._call(ops.DELETE_ALERT_TEMPLATE, locals())

    def execute_alert(
        self,
        *,
        alertTemplateName: str,
        to: list[t.AlertRecipient],
        senderId: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.AlertId:
        """Start an alert.

        Sends the message of an alert template to every recipient at once. It repeats after each interval until a
        recipient follows the link, the attempts are used up, or you call `stopAlert`. `getAlert` shows the status.
        Returns 400 for a template, sender or address of another channel.

        `POST /api/v2/alert/action/execute` (Alerts)

        Args:
            alertTemplateName: The name of an alert template.
            to: The recipients, all of the channel of the template.
            senderId: The id of an active sender of the channel. Required for email and SMS; not used for push.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.EXECUTE_ALERT, locals())

    def stop_alert(self, *, alertName: str, idempotency_key: str | None = None) -> t.AlertId:
        """Stop alerts.

        Ends pending alerts; their status becomes `cancelack`. The name of a template ends all its alerts and returns
        the id of the newest; the id of an alert ends only that one. Returns 400 if none of them is pending.

        `POST /api/v2/alert/action/stop` (Alerts)

        Args:
            alertName: The name of an alert template, for all its pending alerts, or the id of one alert.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: none_pending
        """
        return self._call(ops.STOP_ALERT, locals())

    def list_alerts(
        self,
        *,
        status: t.AlertStatus | None = None,
        dateStart: str | None = None,
        dateEnd: str | None = None,
    ) -> t.AlertRunList:
        """List alerts.

        Returns alerts that match all filters, newest first, at most 1,000. Narrow the dates to see older ones.

        `GET /api/v2/alert` (Alerts)

        Args:
            status: Only alerts with this current status.
            dateStart: Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD
                hh:mm:ss`, from that second on.
            dateEnd: Only objects created on or before this day; with a time, `YYYY-MM-DD hh:mm:ss`, up to and
                including that second.
        """
        return self._call(ops.LIST_ALERTS, locals())

    def get_alert(self, id: str) -> t.AlertRun:
        """Get an alert.

        Returns one alert with its status, its messages and the time of the next one.

        `GET /api/v2/alert/{id}` (Alerts)

        Args:
            id: The id from `executeAlert`.
        """
        return self._call(ops.GET_ALERT, locals())

    def list_multi_channel_flows(self) -> t.MultiChannelFlowList:
        """List multi-channel flows.

        Returns all flows of the account, oldest first.

        `GET /api/v2/multi-channel/flow` (Multi-channel)
        """
        return self._call(ops.LIST_MULTI_CHANNEL_FLOWS, locals())

    def create_multi_channel_flow(
        self,
        *,
        messages: list[t.MultiChannelMessageCreate],
        name: str | None = None,
        group: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.MultiChannelId:
        """Create a multi-channel flow.

        Creates a chain of messages for `executeMultiChannel`. The first message is sent at once. Each later message
        is sent after its interval, if its condition on the previous message is met. Returns 400 for a condition that
        does not fit the previous channel, or a template that was not found. A flow cannot be changed: delete it and
        create another.

        `POST /api/v2/multi-channel/flow` (Multi-channel)

        Args:
            messages: The messages, in order. Executing the flow sends the first one at once.
            name: The name of the flow. By default, the subject or the beginning of the text of the first message, or
                `Flow` if it is a stored template.
            group: The name of the messages' group in reports. A new name creates a group. Default "default".
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_MULTI_CHANNEL_FLOW, locals())

    def get_multi_channel_flow(self, id: str) -> t.MultiChannelFlowList:
        """Get a multi-channel flow.

        Returns one flow, in an array of one item.

        `GET /api/v2/multi-channel/flow/{id}` (Multi-channel)

        Args:
            id: The id of the flow.
        """
        return self._call(ops.GET_MULTI_CHANNEL_FLOW, locals())

    def delete_multi_channel_flow(self, id: str) -> None:
        """Delete a multi-channel flow.

        Deletes the flow. Pending runs continue to their end.

        `DELETE /api/v2/multi-channel/flow/{id}` (Multi-channel)

        Args:
            id: The id of the flow.
        """
        return self._call(ops.DELETE_MULTI_CHANNEL_FLOW, locals())

    def execute_multi_channel(
        self,
        *,
        templateId: str,
        to: t.MultiChannelRecipient | None = None,
        sender: t.MultiChannelSender | None = None,
        idempotency_key: str | None = None,
    ) -> t.MultiChannelId:
        """Run a multi-channel flow.

        Sends the first message of the flow to one recipient and returns the id of the run; `getMultiChannelRun` shows
        its progress. `to` needs an address for each channel of the flow. A channel without a `sender` uses the
        account's oldest active one, which the run shows. Returns 400 if an address or an active sender is missing,
        the flow or the sender was not found, or a message cannot be built for the recipient.

        `POST /api/v2/multi-channel/execute` (Multi-channel)

        Args:
            templateId: The id of the flow from `createMultiChannelFlow`.
            to: The recipient, with an address for each channel of the flow.
            sender: The senders of the flow's channels. By default, a channel uses the account's oldest active sender.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.EXECUTE_MULTI_CHANNEL, locals())

    def list_multi_channel_runs(
        self,
        *,
        status: t.MultiChannelRunStatus | None = None,
        dateStart: str | None = None,
        dateEnd: str | None = None,
    ) -> t.MultiChannelRunList:
        """List runs of flows.

        Returns runs that match all filters, newest first, at most 1,000. Narrow the dates to see older ones.

        `GET /api/v2/multi-channel` (Multi-channel)

        Args:
            status: Only runs with this current status.
            dateStart: Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD
                hh:mm:ss`, from that second on.
            dateEnd: Only objects created on or before this day; with a time, `YYYY-MM-DD hh:mm:ss`, up to and
                including that second.
        """
        return self._call(ops.LIST_MULTI_CHANNEL_RUNS, locals())

    def get_multi_channel_run(self, id: str) -> t.MultiChannelRun:
        """Get a flow's run.

        Returns one run with its status and the outcome of each message.

        `GET /api/v2/multi-channel/{id}` (Multi-channel)

        Args:
            id: The id from `executeMultiChannel`.
        """
        return self._call(ops.GET_MULTI_CHANNEL_RUN, locals())

    def request_verify_by_sms(
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
        """Send a code by SMS.

        Creates a code and sends it by SMS. Pass the recipient's input to `validateVerifyCode` within `codeValidity`
        seconds. A recipient can get 5 codes in 10 minutes and 20 in 24 hours per account. Returns 400 if the sender
        was not found, or if the number bounced, was suppressed manually or belongs to an erased person; the error
        tells how to remove the suppression. Returns 429 beyond the limit.

        `POST /api/v2/verify/request/sms` (Verify)

        Args:
            senderId: The id of an active SMS sender.
            to: A phone number: country code and number, separated by a hyphen.
            message: The text around the code. Every `{{ code }}` becomes the code; without it, the code is appended.
                Default "{{ code }}".
            codeLength: Number of characters of the code. Default 6.
            codeValidity: Validity of the code in seconds. Default 600.
            codeType: The characters of the code: `numeric` has digits, `alpha` capital letters, `alphanumeric` both,
                `hex` digits and the letters A to F. `hexa` is an older name of `hex`. Default "numeric".
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.REQUEST_VERIFY_BY_SMS, locals())

    def request_verify_by_email(
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
        """Send a code by email.

        Creates a code and sends it to an address. Pass the recipient's input to `validateVerifyCode` within
        `codeValidity` seconds. A recipient can get 5 codes in 10 minutes and 20 in 24 hours per account. Returns 400
        if the sender was not found, or if the address bounced, was suppressed manually or belongs to an erased
        person; the error tells how to remove the suppression. Returns 429 beyond the limit.

        `POST /api/v2/verify/request/email` (Verify)

        Args:
            email: The address of the recipient.
            subject: The subject, with placeholders.
            senderId: The id of an active email sender.
            senderHash: The hash of an active email sender, instead of its id.
            group: The name of the email's group in reports. A new name creates a group. Default "default".
            message: The text around the code. Every `{{ code }}` becomes the code; without it, the code is appended.
                Default "{{ code }}".
            codeLength: Number of characters of the code. Default 6.
            codeValidity: Validity of the code in seconds. Default 600.
            codeType: The characters of the code: `numeric` has digits, `alpha` capital letters, `alphanumeric` both,
                `hex` digits and the letters A to F. `hexa` is an older name of `hex`. Default "numeric".
            mergeTags: Names and values, separated by the first colon: `name:Ana` replaces `{{ name }}` with `Ana`.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.REQUEST_VERIFY_BY_EMAIL, locals())

    def request_verify_by_push(
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
        """Send a code to a device.

        Creates a code and sends it as a push message. Pass the recipient's input to `validateVerifyCode` within
        `codeValidity` seconds. A recipient can get 5 codes in 10 minutes and 20 in 24 hours per account. Returns 400
        if the app was not found, and 429 beyond the limit.

        `POST /api/v2/verify/request/push` (Verify)

        Args:
            apikey: The key of the header, repeated. Another key returns 401.
            appId: The id of a mobile app of the account.
            device: The token of the device.
            title: The title of the message. By default, the device shows the name of the app.
            message: The text around the code. Every `{{ code }}` becomes the code; without it, the code is appended.
                Default "{{ code }}".
            codeLength: Number of characters of the code. Default 6.
            codeValidity: Validity of the code in seconds. Default 600.
            codeType: The characters of the code: `numeric` has digits, `alpha` capital letters, `alphanumeric` both,
                `hex` digits and the letters A to F. `hexa` is an older name of `hex`. Default "numeric".
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.REQUEST_VERIFY_BY_PUSH, locals())

    def request_verify_legacy(
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
        """Send a code by SMS (older path).

        Use `requestVerifyBySms`, which does the same. Deprecated, but kept: the published client library of the API's
        2020 contract calls this path, which had no other channel.

        `POST /api/v2/verify/request` (Verify)

        Args:
            senderId: The id of an active SMS sender.
            to: A phone number: country code and number, separated by a hyphen.
            message: The text around the code. Every `{{ code }}` becomes the code; without it, the code is appended.
                Default "{{ code }}".
            codeLength: Number of characters of the code. Default 6.
            codeValidity: Validity of the code in seconds. Default 600.
            codeType: The characters of the code: `numeric` has digits, `alpha` capital letters, `alphanumeric` both,
                `hex` digits and the letters A to F. `hexa` is an older name of `hex`. Default "numeric".
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.REQUEST_VERIFY_LEGACY, locals())

    def get_verify_request(self, id: str) -> t.VerifyRequest:
        """Get a verification.

        Returns the request with its code and status. Keep the code secret from the recipient. Because the response
        contains the code, the key needs the right `transactional`.

        `GET /api/v2/verify/{id}` (Verify)

        Args:
            id: The id from the request for the code.
        """
        return self._call(ops.GET_VERIFY_REQUEST, locals())

    def cancel_verify_request(self, id: str, *, idempotency_key: str | None = None) -> t.VerifyRequestIdList:
        """Cancel a verification.

        Invalidates the code; the status becomes `Canceled`, and no new code can be sent. Returns 400 for a request
        that has ended.

        `POST /api/v2/verify/{id}/cancel` (Verify)

        Args:
            id: The id from the request for the code.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: request_ended
        """
        return self._call(ops.CANCEL_VERIFY_REQUEST, locals())

    def resend_verify_request(self, id: str, *, idempotency_key: str | None = None) -> t.VerifyRequestIdList:
        """Resend a verification code.

        Creates a new code, sends it the same way and restarts its validity; the previous code becomes invalid. Wrong
        attempts still count. The first new code is sent at once, the next ones at least 15 seconds apart. Each counts
        towards the recipient's limit of 5 codes in 10 minutes and 20 in 24 hours. Returns 400 for a request that has
        ended or a recipient that is now suppressed, and 429 for a code that is too early or beyond the limit.

        `POST /api/v2/verify/{id}/resend` (Verify)

        Args:
            id: The id from the request for the code.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: request_ended
        """
        return self._call(ops.RESEND_VERIFY_REQUEST, locals())

    def validate_verify_code(self, id: str, *, code: str, idempotency_key: str | None = None) -> t.VerifyResultList:
        """Check a verification code.

        Compares the code with the newest one. The correct code ends the request as `Validated`; the fifth wrong code
        ends it as `Invalidated`. Check `status`: a wrong code also returns 200. Returns 400 for a request that has
        ended or expired.

        `POST /api/v2/verify/{id}/validate` (Verify)

        Args:
            id: The id from the request for the code.
            code: The code as typed. Lowercase letters, spaces, hyphens and digits of any script are accepted.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: request_ended
        """
        return self._call(ops.VALIDATE_VERIFY_CODE, locals())

    def send_email(
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
        """Send an email.

        Accepts an email to one recipient and returns its id at once. The email is sent in the background, or at
        `scheduleTo`. At least one of `htmlBody`, `textBody` and `templateId` is required. `mergeTags` fill
        placeholders such as `{{ name }}`; `advancedTemplatingData` also fills those of a template. Returns 400 if the
        sender or the template was not found. `getEmailLog` shows the outcome.

        `POST /api/v2/email/messages/action/send/single` (Email)

        Args:
            senderId: The id of an active sender of the account.
            to: The address of the recipient.
            subject: The subject, with placeholders. Required even with a template.
            domain: The name of a verified sending domain of the account, whose host is used in tracked links. By
                default, the default domain or the platform's host. Returns 400 for other domains.
            senderName: The name to show instead of the sender's name.
            cc: Addresses for copies, visible to all recipients. Each gets a separate message. At most 100 recipients
                with `to` and `bcc`.
            bcc: Addresses for blind copies. Each gets a separate message, invisible to other recipients.
            htmlBody: The HTML text, with placeholders.
            textBody: The plain text, with placeholders.
            openTracking: Whether to track opens, by an image in the HTML. Default false.
            clickTracking: Whether to track clicks; links then lead through the platform. Default false.
            attachment: The files: at most 20, together at most 5 MB.
            mergeTags: Names and values, separated by the first colon: `name:Ana` replaces `{{ name }}` with `Ana` in
                the subject and the bodies.
            customData: Any text. The webhooks of this email carry it unchanged.
            priority: An urgent email is sent before waiting ones. Default "non-urgent".
            registered: Whether to store evidence of the email. Only for accounts with registered messages. Default
                false.
            header: Extra headers of the email.
            group: The name of the email's group in reports. A new name creates a group. Default "default".
            scheduleTo: When to send, in UTC, `YYYY-MM-DD hh:mm:ss`. Until then the status is `scheduled`. A past time
                sends at once.
            replyTo: Where replies to the email are sent. By default, to the sender.
            snippet: The preview text beside the subject in mail programs.
            templateId: The id of a stored template for the bodies missing from the request.
            advancedTemplatingData: The variables of the template, of any shape: `{{ order.total }}` reads the field
                `total` of `order`. In the objects of `codeSnippets`, a field with `template` in its name holds the id
                of a stored template to embed; the other fields are its variables.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.SEND_EMAIL, locals())

    def send_email_batch(self, items: t.EmailBatch, *, idempotency_key: str | None = None) -> t.EmailMessageIdList:
        """Send up to 100 emails.

        Accepts up to 100 emails and returns their ids at once, in the same order. If one is invalid, none is
        accepted; `errors` of the 400 names the paths. They are sent in the background, or at `scheduleTo`.
        `getEmailLog` shows the outcome of each.

        `POST /api/v2/email/messages/action/send` (Email)

        Args:
            items: The list.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.SEND_EMAIL_BATCH, locals())

    def send_email_batch_in_parts(
        self,
        items: Iterable[t.BatchEmail],
        *,
        size: int | None = None,
        concurrency: int = 4,
        idempotency_key: str | None = None,
    ) -> BulkResult[t.BatchEmail, t.EmailMessageIdList]:
        """Send up to 100 emails, in parts of at most 100 items and 20 MB.

        Doesn't raise if a part fails: see the result, and call its `resume()`. Arguments are those of
        `send_email_batch`.
        """
        return self._bulk(ops.SEND_EMAIL_BATCH, items, locals())

    def list_email_messages(
        self,
        *,
        group: str | None = None,
        dateStart: str | None = None,
        dateEnd: str | None = None,
        destination: str | None = None,
        status: t.EmailStatus | None = None,
    ) -> t.EmailMessageList:
        """List emails.

        Returns emails that match all filters, newest first, at most 1,000. Narrow the dates to see older ones.

        `GET /api/v2/email/messages` (Email)

        Args:
            group: Only messages of the group with exactly this name.
            dateStart: Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD
                hh:mm:ss`, from that second on.
            dateEnd: Only objects created on or before this day; with a time, `YYYY-MM-DD hh:mm:ss`, up to and
                including that second.
            destination: Only emails to this address.
            status: Only emails with this current status.
        """
        return self._call(ops.LIST_EMAIL_MESSAGES, locals())

    def get_email_message(self, id: int) -> t.EmailMessage:
        """Get an email.

        Returns the email as requested and its current status; `getEmailLog` has the earlier ones.

        `GET /api/v2/email/messages/{id}` (Email)

        Args:
            id: The id of the email.
        """
        return self._call(ops.GET_EMAIL_MESSAGE, locals())

    def get_email_log(self, messageId: int) -> t.EmailLog:
        """Get the log of an email.

        Returns the email as requested and all its statuses so far, oldest first. The log grows until a final status.

        `GET /api/v2/email/log/{messageId}` (Email)

        Args:
            messageId: The id from `sendEmail`.
        """
        return self._call(ops.GET_EMAIL_LOG, locals())

    def get_email_report(
        self,
        *,
        group: t.TransactionalId | None = None,
        groupBy: Literal["day", "month"] | None = None,
        dateStart: str | None = None,
        dateEnd: str | None = None,
    ) -> t.EmailReportRowList:
        """Count emails by group and time.

        Returns a row for each group and each day or month with emails. Opens and clicks count on the day of the
        email's request, and only if tracking was enabled.

        `GET /api/v2/email/reports` (Email)

        Args:
            group: Only the group with this id; see `listGroups`. By default, all groups.
            groupBy: The period of a row. Default "day".
            dateStart: Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD
                hh:mm:ss`, from that second on.
            dateEnd: Only objects created on or before this day; with a time, `YYYY-MM-DD hh:mm:ss`, up to and
                including that second.
        """
        return self._call(ops.GET_EMAIL_REPORT, locals())

    def list_email_senders(self) -> t.TransactionalEmailSenderList:
        """List email senders.

        Returns all email senders of the account. Create and delete them with the Marketing API.

        `GET /api/v2/email/senders` (Email)
        """
        return self._call(ops.LIST_EMAIL_SENDERS, locals())

    def resubscribe_email(
        self,
        *,
        emailAddress: str,
        idempotency_key: str | None = None,
    ) -> t.ResubscribedAddressList:
        """Resubscribe an email address.

        Removes an address from the list of addresses that unsubscribed from transactional emails, bounced or
        complained, and adds it again to the groups that it left. The response has the address if it was listed, and
        is empty if not. Use this only at the recipient's request.

        `POST /api/v2/email/resubscribe` (Email)

        Args:
            emailAddress: The address.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.RESUBSCRIBE_EMAIL, locals())

    def list_email_templates(self) -> t.EmailTemplateList:
        """List email templates.

        Returns all email templates of the account, oldest first.

        `GET /api/v2/email/templates` (Email templates)
        """
        return self._call(ops.LIST_EMAIL_TEMPLATES, locals())

    def create_email_template(
        self,
        *,
        templateName: str,
        subject: str,
        htmlBody: str,
        textBody: str | None = None,
        snippet: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.TransactionalTemplateId:
        """Create an email template.

        Stores a text for emails. Use its id in `sendEmail`, alert templates and flows. Returns 400 for an invalid
        template.

        `POST /api/v2/email/templates` (Email templates)

        Args:
            templateName: The name of the template.
            subject: The subject, with placeholders.
            htmlBody: The HTML text, with placeholders.
            textBody: The plain text, with placeholders.
            snippet: The preview text beside the subject in mail programs.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_EMAIL_TEMPLATE, locals())

    def get_email_template(self, id: str) -> t.EmailTemplate:
        """Get an email template.

        Returns one email template.

        `GET /api/v2/email/templates/{id}` (Email templates)

        Args:
            id: The id of the email template.
        """
        return self._call(ops.GET_EMAIL_TEMPLATE, locals())

    def update_email_template(
        self,
        id: str,
        *,
        templateName: str,
        subject: str,
        htmlBody: str,
        textBody: str | None = None,
        snippet: str | None = None,
    ) -> t.EmailTemplate:
        """Replace an email template.

        Replaces the template with the body; an optional field that you leave out is cleared. Scheduled emails use the
        new text.

        `PATCH /api/v2/email/templates/{id}` (Email templates)

        Args:
            id: The id of the email template.
            templateName: The name of the template.
            subject: The subject, with placeholders.
            htmlBody: The HTML text, with placeholders.
            textBody: The plain text, with placeholders.
            snippet: The preview text beside the subject in mail programs.
        """
        return self._call(ops.UPDATE_EMAIL_TEMPLATE, locals())

    def delete_email_template(self, id: str) -> None:
        """Delete an email template.

        Deletes the template. Scheduled emails that need it end as `send_failed`.

        `DELETE /api/v2/email/templates/{id}` (Email templates)

        Args:
            id: The id of the email template.
        """
        return self._call(ops.DELETE_EMAIL_TEMPLATE, locals())

    def send_sms(
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
        """Send an SMS.

        Accepts an SMS to one recipient and returns its id at once. The SMS is sent in the background, or at
        `scheduleTo`; `getSmsLog` shows the outcome. `warnings` shows how networks in Brazil, Colombia, India and
        Spain can change the SMS. Returns 400 if the sender was not found, the encoding lacks a character of the text,
        or the filled text needs more than `maxCount` parts.

        `POST /api/v2/sms/messages/action/send/single` (SMS)

        Args:
            to: A phone number: country code and number, separated by a hyphen.
            from_: The id of an active sender of the account.
            textBody: The text, with placeholders.
            encoding: The encoding of the text. `gsm0338` supports the characters of GSM 03.38: 160 in one part, or
                153 in each of several. `unicode` supports all characters: 70 in one part, or 67 in each of several.
            maxCount: Maximum number of parts. You pay for each part.
            language: The language whose national tables (3GPP TS 23.038, annex A) a `gsm0338` text can use for
                letters missing from the default tables, such as ã in Portuguese. It fits 155 or 152 characters in one
                part, or 149 or 146 in each of several, instead of 70 and 67 in `unicode`. No effect on `unicode`. Old
                phones show other letters.
            mergeTags: Names and values, separated by the first colon: `name:Ana` replaces `{{ name }}` with `Ana`.
            advancedTemplatingData: The variables of the text, of any shape: `{{ order.total }}` reads the field
                `total` of `order`. In the objects of `codeSnippets`, a field with `template` in its name holds the id
                of a stored SMS template to embed; the other fields are its variables.
            priority: An urgent message is sent before waiting ones. Default "non-urgent".
            customData: Any text. The webhooks of this SMS carry it unchanged.
            registered: Whether to store evidence of the SMS. Only for accounts with registered messages. Default
                false.
            group: The name of the SMS's group in reports. A new name creates a group. Default "default".
            scheduleTo: When to send, in UTC, `YYYY-MM-DD hh:mm:ss`. Until then the status is `scheduled`. A past time
                sends at once.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.SEND_SMS, locals())

    def send_sms_batch(self, items: t.SmsBatch, *, idempotency_key: str | None = None) -> None:
        """Send up to 100 SMS.

        Accepts all of the SMS or, if one is invalid, none; `errors` of the 400 names the paths. The response has no
        ids: find the messages with `listSmsMessages`, or by `customData` in webhooks.

        `POST /api/v2/sms/messages/action/send` (SMS)

        Args:
            items: The list.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.SEND_SMS_BATCH, locals())

    def send_sms_batch_in_parts(
        self,
        items: Iterable[t.SingleSms],
        *,
        size: int | None = None,
        concurrency: int = 4,
        idempotency_key: str | None = None,
    ) -> BulkResult[t.SingleSms, None]:
        """Send up to 100 SMS, in parts of at most 100 items and 20 MB.

        Doesn't raise if a part fails: see the result, and call its `resume()`. Arguments are those of
        `send_sms_batch`.
        """
        return self._bulk(ops.SEND_SMS_BATCH, items, locals())

    def list_sms_messages(
        self,
        *,
        group: str | None = None,
        dateStart: str | None = None,
        dateEnd: str | None = None,
        destination: t.DestinationPhone | None = None,
        status: t.MessageStatus | None = None,
    ) -> t.SmsMessageList:
        """List SMS.

        Returns SMS that match all filters, newest first, at most 1,000. Narrow the dates to see older ones.

        `GET /api/v2/sms/messages` (SMS)

        Args:
            group: Only messages of the group with exactly this name.
            dateStart: Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD
                hh:mm:ss`, from that second on.
            dateEnd: Only objects created on or before this day; with a time, `YYYY-MM-DD hh:mm:ss`, up to and
                including that second.
            destination: Only SMS to this number.
            status: Only messages with this current status.
        """
        return self._call(ops.LIST_SMS_MESSAGES, locals())

    def get_sms_message(self, id: int) -> t.SmsMessage:
        """Get an SMS.

        Returns the SMS as requested and its current status; `getSmsLog` has the earlier ones.

        `GET /api/v2/sms/messages/{id}` (SMS)

        Args:
            id: The id of the SMS.
        """
        return self._call(ops.GET_SMS_MESSAGE, locals())

    def get_sms_log(self, messageId: int) -> t.SmsLog:
        """Get the log of an SMS.

        Returns the SMS as requested and all its statuses so far, oldest first. The log grows until a final status.

        `GET /api/v2/sms/log/{messageId}` (SMS)

        Args:
            messageId: The id of the SMS.
        """
        return self._call(ops.GET_SMS_LOG, locals())

    def get_sms_report(
        self,
        *,
        group: t.TransactionalId | None = None,
        groupBy: Literal["day", "month"] | None = None,
        dateStart: str | None = None,
        dateEnd: str | None = None,
    ) -> t.SmsReportRowList:
        """Count SMS by group and time.

        Returns a row for each group and each day or month with SMS. The outcome of an SMS counts on the day of its
        request.

        `GET /api/v2/sms/reports` (SMS)

        Args:
            group: Only the group with this id; see `listGroups`. By default, all groups.
            groupBy: The period of a row. Default "day".
            dateStart: Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD
                hh:mm:ss`, from that second on.
            dateEnd: Only objects created on or before this day; with a time, `YYYY-MM-DD hh:mm:ss`, up to and
                including that second.
        """
        return self._call(ops.GET_SMS_REPORT, locals())

    def list_sms_senders(self) -> t.TransactionalSmsSenderList:
        """List SMS senders.

        Returns all SMS senders of the account. Create them with the Marketing API.

        `GET /api/v2/sms/senders` (SMS)
        """
        return self._call(ops.LIST_SMS_SENDERS, locals())

    def resubscribe_mobile(
        self,
        *,
        mobileNumber: t.DestinationPhone,
        idempotency_key: str | None = None,
    ) -> t.ResubscribedAddressList:
        """Resubscribe a phone number.

        Removes a number from the list of numbers that stopped transactional SMS. The response has the number if it
        was listed, and is empty if not. Use this only at the recipient's request.

        `POST /api/v2/sms/resubscribe` (SMS)

        Args:
            mobileNumber: A phone number: country code and number, separated by a hyphen.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.RESUBSCRIBE_MOBILE, locals())

    def list_sms_templates(self) -> t.SmsTemplateList:
        """List SMS templates.

        Returns all SMS templates of the account, oldest first.

        `GET /api/v2/sms/templates` (SMS templates)
        """
        return self._call(ops.LIST_SMS_TEMPLATES, locals())

    def create_sms_template(
        self,
        *,
        textBody: str,
        encoding: t.SmsEncoding,
        maxCount: int,
        templateName: str,
        language: t.SmsLanguage | None = None,
        idempotency_key: str | None = None,
    ) -> t.TransactionalTemplateId:
        """Create an SMS template.

        Stores a text for SMS, with its encoding and maximum length. Use its id in alert templates and flows. Returns
        400 for an invalid template or for characters that the encoding lacks.

        `POST /api/v2/sms/templates` (SMS templates)

        Args:
            textBody: The text, with placeholders.
            encoding: The encoding of the text. `gsm0338` supports the characters of GSM 03.38: 160 in one part, or
                153 in each of several. `unicode` supports all characters: 70 in one part, or 67 in each of several.
            maxCount: Maximum number of parts after filling.
            templateName: The name of the template.
            language: The language whose national tables (3GPP TS 23.038, annex A) a `gsm0338` text can use for
                letters missing from the default tables, such as ã in Portuguese. It fits 155 or 152 characters in one
                part, or 149 or 146 in each of several, instead of 70 and 67 in `unicode`. No effect on `unicode`. Old
                phones show other letters.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_SMS_TEMPLATE, locals())

    def get_sms_template(self, id: str) -> t.SmsTemplate:
        """Get an SMS template.

        Returns one SMS template.

        `GET /api/v2/sms/templates/{id}` (SMS templates)

        Args:
            id: The id of the SMS template.
        """
        return self._call(ops.GET_SMS_TEMPLATE, locals())

    def update_sms_template(
        self,
        id: str,
        *,
        textBody: str,
        encoding: t.SmsEncoding,
        maxCount: int,
        templateName: str,
        language: t.SmsLanguage | None = None,
    ) -> t.SmsTemplate:
        """Replace an SMS template.

        Replaces the template with the body. Messages sent from now on use the new text.

        `PATCH /api/v2/sms/templates/{id}` (SMS templates)

        Args:
            id: The id of the SMS template.
            textBody: The text, with placeholders.
            encoding: The encoding of the text. `gsm0338` supports the characters of GSM 03.38: 160 in one part, or
                153 in each of several. `unicode` supports all characters: 70 in one part, or 67 in each of several.
            maxCount: Maximum number of parts after filling.
            templateName: The name of the template.
            language: The language whose national tables (3GPP TS 23.038, annex A) a `gsm0338` text can use for
                letters missing from the default tables, such as ã in Portuguese. It fits 155 or 152 characters in one
                part, or 149 or 146 in each of several, instead of 70 and 67 in `unicode`. No effect on `unicode`. Old
                phones show other letters.
        """
        return self._call(ops.UPDATE_SMS_TEMPLATE, locals())

    def delete_sms_template(self, id: str) -> None:
        """Delete an SMS template.

        Deletes the template. Alerts and flows that still need it cannot send their next message.

        `DELETE /api/v2/sms/templates/{id}` (SMS templates)

        Args:
            id: The id of the SMS template.
        """
        return self._call(ops.DELETE_SMS_TEMPLATE, locals())

    def list_mobile_apps(self) -> t.MobileAppList:
        """List mobile apps.

        Returns all mobile apps of the account, oldest first. Passwords, keys and certificates given as text are never
        returned; eight asterisks mean that one is set.

        `GET /api/v2/apps` (Mobile apps)
        """
        return self._call(ops.LIST_MOBILE_APPS, locals())

    def create_mobile_app(
        self,
        *,
        name: str,
        sandbox: bool,
        certificate: str | None = None,
        password: str | None = None,
        authKey: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.TransactionalTemplateId:
        """Create a mobile app.

        Registers an app, with a certificate for iOS, a key for Android, or both. The platform sends push messages
        only to a system with credentials. Despite its name, `templateId` in the response is the id of the app.

        `POST /api/v2/apps` (Mobile apps)

        Args:
            name: The name of the app.
            sandbox: Whether to use Apple's sandbox for iOS devices.
            certificate: The certificate for iOS as PEM, or its http or https URL.
            password: The password of the certificate.
            authKey: The key for Android.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_MOBILE_APP, locals())

    def get_mobile_app(self, id: str) -> t.MobileAppId:
        """Get a mobile app's id.

        Returns only the id of the app, to check that it exists; `listMobileApps` has the other fields.

        `GET /api/v2/apps/{id}` (Mobile apps)

        Args:
            id: The id of the mobile app.
        """
        return self._call(ops.GET_MOBILE_APP, locals())

    def update_mobile_app_legacy(
        self,
        id: str,
        *,
        name: str,
        sandbox: bool,
        certificate: str | None = None,
        password: str | None = None,
        authKey: str | None = None,
    ) -> t.MobileAppId:
        """Update a mobile app (older method).

        Use `updateMobileApp`, which does the same. Deprecated, but kept: clients of the API's 2020 contract send PUT,
        while the specification has PATCH.

        `PUT /api/v2/apps/{id}` (Mobile apps)

        Args:
            id: The id of the mobile app.
            name: The name of the app.
            sandbox: Whether to use Apple's sandbox for iOS devices.
            certificate: The certificate for iOS as PEM, or its http or https URL.
            password: The password of the certificate.
            authKey: The key for Android.
        """
        return self._call(ops.UPDATE_MOBILE_APP_LEGACY, locals())

    def update_mobile_app(
        self,
        id: str,
        *,
        name: str,
        sandbox: bool,
        certificate: str | None = None,
        password: str | None = None,
        authKey: str | None = None,
    ) -> t.MobileAppId:
        """Update a mobile app.

        Changes the name and `sandbox` and, if the body has them, the certificate, its password and the key.

        `PATCH /api/v2/apps/{id}` (Mobile apps)

        Args:
            id: The id of the mobile app.
            name: The name of the app.
            sandbox: Whether to use Apple's sandbox for iOS devices.
            certificate: The certificate for iOS as PEM, or its http or https URL.
            password: The password of the certificate.
            authKey: The key for Android.
        """
        return self._call(ops.UPDATE_MOBILE_APP, locals())

    def delete_mobile_app(self, id: str) -> t.MobileAppId:
        """Delete a mobile app.

        Deletes the app and its push templates. Scheduled messages end as `send_failed`.

        `DELETE /api/v2/apps/{id}` (Mobile apps)

        Args:
            id: The id of the mobile app.
        """
        return self._call(ops.DELETE_MOBILE_APP, locals())

    def send_push(self, items: t.PushBatch, *, idempotency_key: str | None = None) -> t.PushMessageIdList:
        """Send push messages.

        Accepts up to 100 push messages, each to one device, and returns their ids at once, in the same order. If one
        is invalid, none is accepted. They are sent in the background, or at `scheduleTo`. Returns 400 if an app or a
        template was not found. `getPushLog` shows the outcome of each.

        `POST /api/v2/push/messages/action/send` (Push)

        Args:
            items: The list.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.SEND_PUSH, locals())

    def send_push_in_parts(
        self,
        items: Iterable[t.SinglePush],
        *,
        size: int | None = None,
        concurrency: int = 4,
        idempotency_key: str | None = None,
    ) -> BulkResult[t.SinglePush, t.PushMessageIdList]:
        """Send push messages, in parts of at most 100 items and 20 MB.

        Doesn't raise if a part fails: see the result, and call its `resume()`. Arguments are those of `send_push`.
        """
        return self._bulk(ops.SEND_PUSH, items, locals())

    def list_push_messages(
        self,
        *,
        group: str | None = None,
        dateStart: str | None = None,
        dateEnd: str | None = None,
        destination: str | None = None,
        status: t.MessageStatus | None = None,
    ) -> t.PushMessageList:
        """List push messages.

        Returns push messages that match all filters, newest first, at most 1,000. Narrow the dates to see older ones.

        `GET /api/v2/push/messages` (Push)

        Args:
            group: Only messages of the group with exactly this name.
            dateStart: Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD
                hh:mm:ss`, from that second on.
            dateEnd: Only objects created on or before this day; with a time, `YYYY-MM-DD hh:mm:ss`, up to and
                including that second.
            destination: Only messages to the device with this token.
            status: Only messages with this current status.
        """
        return self._call(ops.LIST_PUSH_MESSAGES, locals())

    def get_push_message(self, id: int) -> t.PushMessage:
        """Get a push message.

        Returns the message as requested and its current status; `getPushLog` has the earlier ones.

        `GET /api/v2/push/messages/{id}` (Push)

        Args:
            id: The id of the push message.
        """
        return self._call(ops.GET_PUSH_MESSAGE, locals())

    def get_push_log(self, messageId: int) -> t.PushLog:
        """Get the log of a push message.

        Returns the message as requested and all its statuses so far, oldest first. The log grows until a final
        status.

        `GET /api/v2/push/log/{messageId}` (Push)

        Args:
            messageId: The id of the push message.
        """
        return self._call(ops.GET_PUSH_LOG, locals())

    def get_push_report(
        self,
        *,
        group: t.TransactionalId | None = None,
        groupBy: Literal["day", "month"] | None = None,
        dateStart: str | None = None,
        dateEnd: str | None = None,
    ) -> t.PushReportRowList:
        """Count push messages.

        Returns a row for each group and each day or month with push messages. The outcome of a message counts on the
        day of its request.

        `GET /api/v2/push/reports` (Push)

        Args:
            group: Only the group with this id. By default, all groups.
            groupBy: The period of a row. Default "day".
            dateStart: Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD
                hh:mm:ss`, from that second on.
            dateEnd: Only objects created on or before this day; with a time, `YYYY-MM-DD hh:mm:ss`, up to and
                including that second.
        """
        return self._call(ops.GET_PUSH_REPORT, locals())

    def list_push_templates(self) -> t.PushTemplateList:
        """List push templates.

        Returns all push templates of the account, oldest first.

        `GET /api/v2/push/templates` (Push templates)
        """
        return self._call(ops.LIST_PUSH_TEMPLATES, locals())

    def create_push_template(
        self,
        *,
        subject: str,
        textBody: str,
        appId: int,
        customData: str | None = None,
        templateName: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.TransactionalTemplateId:
        """Create a push template.

        Stores a text for push messages of one app. Use its id in `sendPush` and alert templates. Returns 400 if the
        app was not found.

        `POST /api/v2/push/templates` (Push templates)

        Args:
            subject: The title, with placeholders.
            textBody: The text, with placeholders.
            appId: The id of a mobile app of the account.
            customData: Extra data for the app.
            templateName: The name of the template. By default, the title.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_PUSH_TEMPLATE, locals())

    def get_push_template(self, id: str) -> t.PushTemplate:
        """Get a push template.

        Returns one push template.

        `GET /api/v2/push/templates/{id}` (Push templates)

        Args:
            id: The id of the push template.
        """
        return self._call(ops.GET_PUSH_TEMPLATE, locals())

    def update_push_template(
        self,
        id: str,
        *,
        subject: str,
        textBody: str,
        appId: int,
        customData: str | None = None,
        templateName: str | None = None,
    ) -> t.PushTemplate:
        """Replace a push template.

        Replaces the template with the body; `customData` is cleared if you leave it out. Messages sent from now on
        use the new text.

        `PATCH /api/v2/push/templates/{id}` (Push templates)

        Args:
            id: The id of the push template.
            subject: The title, with placeholders.
            textBody: The text, with placeholders.
            appId: The id of a mobile app of the account.
            customData: Extra data for the app.
            templateName: The name of the template. By default, the title.
        """
        return self._call(ops.UPDATE_PUSH_TEMPLATE, locals())

    def delete_push_template(self, id: str) -> None:
        """Delete a push template.

        Deletes the template. Scheduled messages that need it end as `send_failed`.

        `DELETE /api/v2/push/templates/{id}` (Push templates)

        Args:
            id: The id of the push template.
        """
        return self._call(ops.DELETE_PUSH_TEMPLATE, locals())

    def list_sending_domains(self) -> t.SendingDomainList:
        """List sending domains.

        Returns all sending domains of the account, oldest first.

        `GET /api/v2/domain` (Sending domains)
        """
        return self._call(ops.LIST_SENDING_DOMAINS, locals())

    def create_sending_domain(
        self,
        *,
        domain: str,
        server: str | None = None,
        fallbackUrl: str | None = None,
        default: bool | None = None,
        idempotency_key: str | None = None,
    ) -> t.SendingDomain:
        """Create a sending domain.

        Registers a domain. Point the CNAME of its `server` to the platform, then check with
        `getSendingDomainValidation`; until everything is found, no email can use the domain. Returns 400 with
        `domain_exists` in `errors` for a domain already in the account.

        `POST /api/v2/domain` (Sending domains)

        Args:
            domain: The name of the domain, without protocol and path.
            server: The host of the tracked links. By default, `links.` and the domain.
            fallbackUrl: Where to redirect a reader of an outdated link on the host, http or https.
            default: Whether emails that name no domain use it from now on. Default false.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: domain_exists
        """
        return self._call(ops.CREATE_SENDING_DOMAIN, locals())

    def get_default_sending_domain(self) -> t.DefaultSendingDomain:
        """Get the default sending domain.

        Returns the domain for emails without `domain`, or an empty object if none is set.

        `GET /api/v2/domain/default` (Sending domains)
        """
        return self._call(ops.GET_DEFAULT_SENDING_DOMAIN, locals())

    def set_default_sending_domain(
        self,
        *,
        domainId: t.TransactionalId,
        idempotency_key: str | None = None,
    ) -> t.SendingDomain:
        """Set the default sending domain.

        Makes a domain the default for emails without `domain`, instead of the previous one. Until it is verified,
        links in these emails use the platform's host.

        `POST /api/v2/domain/default` (Sending domains)

        Args:
            domainId: The id of the domain.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.SET_DEFAULT_SENDING_DOMAIN, locals())

    def get_sending_domain(self, id: str) -> t.SendingDomain:
        """Get a sending domain.

        Returns one sending domain with the results of the last DNS check.

        `GET /api/v2/domain/{id}` (Sending domains)

        Args:
            id: The id of the sending domain.
        """
        return self._call(ops.GET_SENDING_DOMAIN, locals())

    def get_sending_domain_validation(self, id: str) -> t.SendingDomainValidation:
        """Check the DNS of a domain.

        Discards the previous results and queries DNS for three records: the SPF record of the domain, the DKIM record
        of the platform's key, and the CNAME of the link host. Domains of a sandbox account are always valid, without
        a check. If another account has already verified the host, the domain is not valid.

        `GET /api/v2/domain/{id}/validate` (Sending domains)

        Args:
            id: The id of the sending domain.
        """
        return self._call(ops.GET_SENDING_DOMAIN_VALIDATION, locals())

    def cancel_message(self, id: int, *, idempotency_key: str | None = None) -> None:
        """Cancel a scheduled message.

        Cancels a message with `scheduleTo`, of any channel; its status becomes `canceled`. Returns 400 for a message
        that is no longer scheduled.

        `POST /api/v2/messages/{id}/action/cancel` (Messages)

        Args:
            id: The id of a scheduled message, of any channel.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: not_scheduled
        """
        return self._call(ops.CANCEL_MESSAGE, locals())

    def cancel_message_legacy(self, id: int, *, idempotency_key: str | None = None) -> None:
        """Cancel a scheduled message (older path).

        Use `cancelMessage`, which does the same. Deprecated, but kept: the API's 2020 contract has this path for
        cancelling, and its published client library calls it. Despite the name, nothing is sent.

        `POST /api/v2/messages/{id}/action/send` (Messages)

        Args:
            id: The id of a scheduled message, of any channel.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: not_scheduled
        """
        return self._call(ops.CANCEL_MESSAGE_LEGACY, locals())

    def list_groups(self, *, channel: t.TransactionalChannel | None = None) -> t.TransactionalGroupList:
        """List message groups.

        Returns the groups of messages in reports. The first message with a new group name creates the group.

        `GET /api/v2/groups` (Groups)

        Args:
            channel: Only groups of this channel.
        """
        return self._call(ops.LIST_GROUPS, locals())

    def list_webhooks(self, *, channel: t.TransactionalChannel | None = None) -> t.TransactionalWebhookList:
        """List webhooks.

        Returns the webhooks of the account, oldest first.

        `GET /api/v2/webhooks` (Webhooks)

        Args:
            channel: Only webhooks of this channel.
        """
        return self._call(ops.LIST_WEBHOOKS, locals())

    def create_webhook(
        self,
        *,
        url: str,
        channel: Literal["email", "sms", "push"],
        actions: list[t.TransactionalEmailAction] | list[t.TransactionalSmsWebhookAction] | list[t.TransactionalPushAction] | None = None,
        idempotency_key: str | None = None,
    ) -> t.TransactionalWebhookId:
        """Create a webhook.

        Creates a webhook: the platform calls the URL for the chosen actions of one channel.
        `transactionalEmailEvent`, `transactionalSmsEvent`, `transactionalSmsReceived` and `transactionalPushEvent`
        show the calls. Only this response shows the secret that signs them. Returns 400 for a second webhook with the
        same channel, URL and actions. At most 20 webhooks of a channel can receive the same action; beyond that,
        returns 400 with `webhook_limit_reached`.

        `POST /api/v2/webhooks` (Webhooks)

        Args:
            url: The http or https URL to call.
            channel: channel
            actions: The actions to report. By default, all actions. The actions to report. By default, all except
                `received`.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: webhook_exists, webhook_limit_reached
        """
        return self._call(ops.CREATE_WEBHOOK, locals())

    def update_webhook(
        self,
        *,
        id: t.TransactionalId,
        url: str | None = None,
        callbackUrl: str | None = None,
        actions: list[t.TransactionalAction] | None = None,
        status: t.WebhookWantedStatus | None = None,
    ) -> t.TransactionalWebhook:
        """Update a webhook.

        Changes the URL or the actions, or pauses or enables the webhook. Waiting calls use the new URL. While a
        webhook is paused or disabled, its calls are held; enabling it sends them, oldest first. They are kept as long
        as ended deliveries (`MESSAGING_KEEP_HOOKS`, 30 days). A receiver that responds with 410 Gone disables its
        webhook, and the users of the account get an email.

        `PATCH /api/v2/webhooks` (Webhooks)

        Args:
            id: The id of the webhook.
            url: The http or https URL to call.
            callbackUrl: An alias of `url`, as used in lists. If you send both, `url` is used.
            actions: The actions to report. Returns 400 for an action of another channel.
            status: `paused` holds the calls of the webhook. `active` enables a paused or disabled webhook and sends
                the held calls, oldest first. `disabled` is accepted only for a disabled webhook, which stays
                unchanged.

        Raises:
            ConflictError: webhook_exists, webhook_limit_reached
        """
        return self._call(ops.UPDATE_WEBHOOK, locals())

    def delete_webhook(self, *, id: t.TransactionalId, channel: t.TransactionalChannel | None = None) -> None:
        """Delete a webhook.

        Deletes the webhook and discards its waiting calls, including retries. Returns 404 if it was not found, or has
        another channel.

        `DELETE /api/v2/webhooks` (Webhooks)

        Args:
            id: The id of the webhook.
            channel: Delete it only if it has this channel. By default, any channel.
        """
        return self._call(ops.DELETE_WEBHOOK, locals())

    def rotate_webhook_secret(
        self,
        *,
        id: t.TransactionalId,
        overlapHours: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.RotatedTransactionalWebhookSecret:
        """Rotate a webhook's secret.

        Creates a new secret for the webhook, which only this response shows. For another `overlapHours` hours, each
        call has two signatures, separated by a space, so your receiver can verify with either secret. Another
        rotation ends the overlap of the previous secret. Waiting calls are signed with the secrets valid at the time
        of sending.

        `POST /api/v2/webhooks/secret` (Webhooks)

        Args:
            id: The id of the webhook.
            overlapHours: For how many hours the previous secret also signs. With 0 it stops at once, for example
                after a leak. Default 24.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.ROTATE_WEBHOOK_SECRET, locals())

    def validate_email(
        self,
        *,
        email: str,
        isMx: bool | None = None,
        isTemporaryEmail: bool | None = None,
    ) -> t.EmailValidationResult:
        """Check an email address.

        Checks the syntax of the address and, on request, the mail server of its domain and known domains of
        disposable addresses. Nothing is sent. Needs no key.

        `POST /api/v2/utilities/emailValidator` (Utilities)

        Args:
            email: The address to validate.
            isMx: Whether to check that the domain has a mail server. Default false.
            isTemporaryEmail: Whether to check for a disposable address. Default false.
        """
        return self._call(ops.VALIDATE_EMAIL, locals())

    def validate_email_legacy(
        self,
        *,
        email: str,
        isMx: bool | None = None,
        isTemporaryEmail: bool | None = None,
    ) -> t.EmailValidationResult:
        """Check an email address (older path).

        Use `validateEmail`, which does the same. Deprecated, but kept: the published client library of the API's 2020
        contract calls this path. Newer clients use the path below `utilities`.

        `POST /api/v2/emailValidator` (Utilities)

        Args:
            email: The address to validate.
            isMx: Whether to check that the domain has a mail server. Default false.
            isTemporaryEmail: Whether to check for a disposable address. Default false.
        """
        return self._call(ops.VALIDATE_EMAIL_LEGACY, locals())

    def calculate_sms_length(
        self,
        *,
        message: str,
        gsm0338: bool,
        language: t.SmsLanguage | None = None,
    ) -> t.SmsLengthResult:
        """Count the parts of an SMS.

        Returns the number of parts of a text, as limited by `maxCount`. Fill placeholders first. Needs no key.

        `POST /api/v2/utilities/smsLengthCalculator` (Utilities)

        Args:
            message: The text, with placeholders filled.
            gsm0338: True to measure as GSM 03.38, false as Unicode.
            language: The language whose national tables (3GPP TS 23.038, annex A) a `gsm0338` text can use for
                letters missing from the default tables, such as ã in Portuguese. It fits 155 or 152 characters in one
                part, or 149 or 146 in each of several, instead of 70 and 67 in `unicode`. No effect on `unicode`. Old
                phones show other letters.
        """
        return self._call(ops.CALCULATE_SMS_LENGTH, locals())

    def calculate_sms_length_legacy(
        self,
        *,
        message: str,
        gsm0338: bool,
        language: t.SmsLanguage | None = None,
    ) -> t.SmsLengthResult:
        """Count the parts of an SMS (older path).

        Use `calculateSmsLength`, which does the same. Deprecated, but kept: the published client library of the API's
        2020 contract calls this path.

        `POST /api/v2/smsLengthCalculator` (Utilities)

        Args:
            message: The text, with placeholders filled.
            gsm0338: True to measure as GSM 03.38, false as Unicode.
            language: The language whose national tables (3GPP TS 23.038, annex A) a `gsm0338` text can use for
                letters missing from the default tables, such as ã in Portuguese. It fits 155 or 152 characters in one
                part, or 149 or 146 in each of several, instead of 70 and 67 in `unicode`. No effect on `unicode`. Old
                phones show other letters.
        """
        return self._call(ops.CALCULATE_SMS_LENGTH_LEGACY, locals())

    def get_phone_validation(self, number: str) -> t.PhoneValidation:
        """Check a phone number.

        Checks the country code, the length and the first digits. Nothing is sent. For an invalid number, returns 200
        with `valid` false.

        `GET /api/v2/utilities/validate-phone/{number}` (Utilities)

        Args:
            number: The phone number to check: country code and number, separated by a hyphen.
        """
        return self._call(ops.GET_PHONE_VALIDATION, locals())

    def get_phone_validation_legacy(self, number: str) -> t.PhoneValidation:
        """Check a phone number (older path).

        Use `getPhoneValidation`, which does the same. Deprecated, but kept: the published client library of the API's
        2020 contract calls this path.

        `GET /api/v2/validate-phone/{number}` (Utilities)

        Args:
            number: The phone number to check: country code and number, separated by a hyphen.
        """
        return self._call(ops.GET_PHONE_VALIDATION_LEGACY, locals())
