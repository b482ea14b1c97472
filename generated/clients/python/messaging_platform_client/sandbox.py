# Written by `npm run generate` from specs/sandbox-v1. Do not edit: change that instead.
"""The client of the Sandbox API."""

from __future__ import annotations

from typing import Literal

from ._call import NOT_SET, NotSet
from ._client import Client
from ._events import EventStream
from ._operations import sandbox as ops
from ._paging import Page
from .types import sandbox as t


class SandboxClient(Client):
    """One method for each operation of the Sandbox API."""

    server = "https://localhost:8443/sandbox/v1"

    def list_captured_messages(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        channel: Literal["email", "push", "sms", "smart_sms", "voice", "web_push"] | None = None,
        recipient: str | None = None,
        account_id: int | None = None,
        subject: str | None = None,
        subject_part: str | None = None,
        sender_part: str | None = None,
        recipient_part: str | None = None,
        words: str | None = None,
        outcome: Literal["accepted", "deferred", "failed", "unknown"] | None = None,
        campaign_hash: str | None = None,
        operation_id: str | None = None,
        has_attachment: bool | None = None,
        larger: int | None = None,
        created_min: str | None = None,
        created_max: str | None = None,
        after: int | None = None,
        before: int | None = None,
    ) -> Page[t.CapturedMessage]:
        """List captured messages.

        Returns captured messages that match all filters, newest first by default; change this with `order`.

        `GET /messages` (Messages)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            order: Sort direction. Default "desc".
            channel: Only messages of this channel.
            recipient: Only messages to exactly this address, number or device.
            account_id: The account whose messages to read: the account of the key (default) or one that it created.
                Returns 404 for others.
            subject: Only messages whose subject contains this text; case-sensitive.
            subject_part: Only messages whose subject or title contains this text, in any case.
            sender_part: Only messages whose sender contains this text, in any case.
            recipient_part: Only messages whose recipient contains this text, in any case.
            words: Only messages with each of these words in the recipient, sender, subject or first 8,000 characters
                of the text (the HTML if present), in any case. Put a phrase in quotes. A hyphen before a word or
                phrase excludes it.
            outcome: Only messages with this outcome from the sandbox carrier.
            campaign_hash: Only messages of this campaign.
            operation_id: Only messages from requests to this operation; `relayEmail` for relayed emails.
            has_attachment: True for messages with files, false for those without.
            larger: Only messages larger than this many bytes.
            created_min: Only messages captured at or after this time of the account.
            created_max: Only messages captured at or before this time of the account.
            after: Only messages with a greater `captured_id`, so only newer ones.
            before: Only messages with a smaller `captured_id`. Use it to page while new messages arrive.
        """
        return self._page(ops.LIST_CAPTURED_MESSAGES, locals())

    def wait_for_captured_message(
        self,
        *,
        channel: Literal["email", "push", "sms", "smart_sms", "voice", "web_push"] | None = None,
        recipient: str | None = None,
        account_id: int | None = None,
        subject: str | None = None,
        after: int | None = None,
        timeout: int | None = None,
    ) -> t.CapturedMessageDetail:
        """Wait for a message.

        Returns the oldest message that matches all filters: at once if already captured, otherwise as soon as it is.
        To read messages one by one, pass the last `captured_id` as `after`. `timeout` replaces the limit of 10 s for
        other reads.

        `GET /messages/actions/wait` (Messages)

        Args:
            channel: Only messages of this channel.
            recipient: Only messages to exactly this address, number or device.
            account_id: The account whose messages to read: the account of the key (default) or one that it created.
                Returns 404 for others.
            subject: Only messages whose subject contains this text; case-sensitive.
            after: Only messages with a greater `captured_id`. Default 0.
            timeout: Maximum wait in seconds of real time; advancing the clock does not shorten it. 0 checks once.
                Default 10.
        """
        return self._call(ops.WAIT_FOR_CAPTURED_MESSAGE, locals())

    def get_captured_message(self, captured_id: int) -> t.CapturedMessageDetail:
        """Get a captured message.

        Returns one message with its headers, texts, links and files.

        `GET /messages/{captured_id}` (Messages)

        Args:
            captured_id: The id of the captured message.
        """
        return self._call(ops.GET_CAPTURED_MESSAGE, locals())

    def get_captured_source(self, captured_id: int) -> str:
        """Get a captured email's source.

        Returns the raw email exactly as it would be sent. Returns 404 for messages of other channels.

        `GET /messages/{captured_id}/source` (Messages)

        Args:
            captured_id: The id of the captured message.
        """
        return self._call(ops.GET_CAPTURED_SOURCE, locals())

    def get_captured_attachment(self, captured_id: int, position: int) -> bytes:
        """Get a captured email's attachment.

        Returns the decoded bytes of a file, always as `application/octet-stream`, so that browsers don't show
        untrusted content. `attachments` of the message has its type.

        `GET /messages/{captured_id}/attachments/{position}` (Messages)

        Args:
            captured_id: The id of the captured message.
            position: The position of the file in `attachments` of the message, from 1.
        """
        return self._call(ops.GET_CAPTURED_ATTACHMENT, locals())

    def create_preview_link(
        self,
        captured_id: int,
        *,
        remote_images: bool | None = None,
        dark: bool | None = None,
        idempotency_key: str | None = None,
    ) -> t.PreviewLink:
        """Create a preview link.

        Returns a URL that shows the HTML of a message (an email, or the page of a smart SMS) in a browser for ten
        minutes. Use it in a frame of one of the platform's pages. Nothing in it runs, sends or loads anything:
        scripts, forms, external styles, fonts and images are removed, and a content security policy blocks them.
        Embedded images are shown; remote ones only with `remote_images`. Links open in a new window. A preview never
        counts as an open. Returns 404 for a message without HTML.

        `POST /messages/{captured_id}/preview-links` (Messages)

        Args:
            captured_id: The id of the captured message.
            remote_images: Whether the browser can load remote images of the message. Their host then learns of the
                request. Default false.
            dark: Whether to show the message on a dark background. Default false.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_PREVIEW_LINK, locals())

    def create_message_event(
        self,
        captured_id: int,
        *,
        type: Literal["open", "click", "bounce", "complaint", "delivered", "failed", "reply", "unsubscribe"],
        url: str | None = None,
        bounce_type: Literal["hard", "soft"] | None = None,
        text: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.CapturedEvent:
        """Simulate a message event.

        Behaves as if the recipient or their mail server caused the event: statuses, reports, suppressions and
        webhooks follow as for a real one. A network report for an unsent message waits until it is sent. A click on
        the link of an alert confirms it. Per message, a complaint, each bounce type, a delivery, a failure, a reply
        and an unsubscription count only once. Returns 409 for an event that the message cannot have: a click without
        a link, or an event that its channel does not have, such as a bounce of an SMS or a delivery report of an
        email.

        `POST /messages/{captured_id}/events` (Messages)

        Args:
            captured_id: The id of the captured message.
            type: type
            url: One of the `links` of the message. By default, the first. Returns 422 for another URL.
            bounce_type: Whether the failure is permanent (`hard`) or temporary (`soft`).
            text: The text of the reply.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: no_such_link, no_such_event, message_gone
        """
        return self._call(ops.CREATE_MESSAGE_EVENT, locals())

    def list_inbound_messages(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        channel: Literal["email", "sms"] | None = None,
        account_id: int | None = None,
    ) -> Page[t.InboundMessage]:
        """List inbound messages.

        Returns inbound messages, including those of magic recipients, newest first by default; change this with
        `order`.

        `GET /inbound-messages` (Inbound messages)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            order: Sort direction. Default "desc".
            channel: Only messages of this channel.
            account_id: The account whose messages to read: the account of the key (default) or one that it created.
                Returns 404 for others.
        """
        return self._page(ops.LIST_INBOUND_MESSAGES, locals())

    def create_inbound_message(
        self,
        *,
        channel: Literal["sms", "email"],
        recipient: str,
        sender: str | None = None,
        text: str | None = None,
        source: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.InboundMessage:
        """Simulate an inbound message.

        Behaves like an inbound SMS to a sender of the account, or an inbound email from a mail server or person. An
        opt-out word in an SMS (`STOP`, `PARAR`, `BAJA`, `STOPP`, `ARRET` and others) suppresses the number and sends
        one confirmation; an opt-in word (`START`, `UNSTOP`) undoes that, at most 3 times in 24 hours. An email is
        given as raw source. A bounce or complaint counts if it arrives at the `return_address` of a captured message,
        or contains that address or the link of `List-Unsubscribe`; a reply also counts by its Message-ID. The
        response shows the meaning and the effect.

        `POST /inbound-messages` (Inbound messages)

        Args:
            channel: channel
            recipient: The recipient: a number or name, the `sender` of a captured SMS. The envelope recipient: the
                `return_address` of a captured message for a report, or the sender's address for a reply.
            sender: The sender's number, `<country code>-<number>`. The envelope sender; empty or left out for a
                report of a mail server.
            text: The text.
            source: The raw email with its headers (RFC 5322), at most 1 MiB.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_INBOUND_MESSAGE, locals())

    def get_clock(self) -> t.Clock:
        """Get the time.

        Returns the time of the key's account, its offset from real time, and upcoming jobs, including those already
        due. It lists at most 100 jobs, soonest first, up to 50 years from now. Expiries without a job, such as the
        validity of a code, are not listed.

        `GET /clock` (Clock)
        """
        return self._call(ops.GET_CLOCK, locals())

    def advance_clock(
        self,
        *,
        seconds: int | None = None,
        to: t.ClockTime | None = None,
        idempotency_key: str | None = None,
    ) -> t.ClockAdvanced:
        """Advance the clock.

        Moves only the clock of the key's account, by a number of seconds or to a time. Everything that becomes due on
        the way (scheduled sends, retries, expiries) is processed in order before the response. The clock never moves
        back; only restoring a snapshot does that. Returns 422 for a time before `now`, more than ten years after it,
        or more than 50 years after real time. If more is due than fits in the time of a request, returns 408 and the
        clock keeps its progress: repeat the call with `to` to continue. Returns 409 if the account is emptied or
        restored during the call.

        `POST /clock/actions/advance` (Clock)

        Args:
            seconds: Number of seconds, at most ten years.
            to: A date and time in UTC, `YYYY-MM-DD hh:mm:ss`.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: clock_put_back
        """
        return self._call(ops.ADVANCE_CLOCK, locals())

    def create_sandbox_account(
        self,
        *,
        name: str,
        plan: Literal["enterprise", "free", "pro", "starter", "trial", "base"] | None = None,
        currency: str | None = None,
        credit: str | None = None,
        list_limit: int | None = None,
        transactional: Literal["on", "off", "enabling"] | None = None,
        general_info: t.SandboxAccountGeneral | None = None,
        billing_info: t.SandboxAccountBilling | None = None,
        idempotency_key: str | None = None,
    ) -> t.SandboxAccount:
        """Create a sandbox account.

        Creates an empty sandbox account with its own key. The key of the request can read its messages. Only this
        response shows the new key.

        `POST /accounts` (Accounts)

        Args:
            name: A label. Two accounts can have the same name.
            plan: Its plan in `getMyAccount`. Default "trial".
            currency: The currency of its balance (ISO 4217, three letters). Default "EUR".
            credit: The prepaid amount, a decimal number. Sending reduces it. Default "1000.00".
            list_limit: How many lists it can have; 0 for unlimited. One more returns 409 with `list_limit_reached`.
                Default 0.
            transactional: Whether it can use the Transactional API: `on`, `off` until it calls `enableTransactional`,
                or `enabling`, for which that call returns 409. Default "on".
            general_info: The owner of the account in `getMyAccount`.
            billing_info: The billing recipient in `getMyAccount`.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_SANDBOX_ACCOUNT, locals())

    def get_account_counts(self) -> t.AccountCounts:
        """Count the records of the account.

        Returns the current number of records of each kind, as a snapshot would hold them. The kinds are counted one
        after another, up to a million each.

        `GET /counts` (Accounts)
        """
        return self._call(ops.GET_ACCOUNT_COUNTS, locals())

    def reset_account(self, *, idempotency_key: str | None = None) -> None:
        """Reset the account.

        Deletes all records of the key's account: lists, contacts, campaigns, messages, captured messages, webhooks
        with their waiting deliveries, and faults. Its clock returns to real time. The account, its keys, its
        snapshots and the accounts that it created are kept. Without a snapshot, you cannot undo this.

        `POST /reset` (Accounts)

        Args:
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.RESET_ACCOUNT, locals())

    def seed_account(
        self,
        *,
        dataset: Literal["shop"] | None = None,
        seed: int | None = None,
        contacts: int | None = None,
        reset: bool | None = None,
        webhook_url: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.Seeded:
        """Load sample data.

        Loads the data set `shop` into an empty account. It has an email sender; a list of readers with extra fields,
        about 90 % of them active; and a list of 20 customers, some with tags, and two addresses that bounce or
        complain. A campaign was sent to the customers, with opens, clicks, a bounce, a complaint and an
        unsubscription. There are also a draft, a form with one customer's change, a transactional email, three
        members reached by campaigns on each other channel, a welcome automation, single messages on every channel
        (one registered), and at least one of every other object that the APIs list, except faults and snapshots. With
        `webhook_url`, webhooks of each API call it. 100,000 readers take a few seconds. An interrupted request leaves
        partial data: set `reset` when you retry. Returns 404 if the account is emptied during the call.

        `POST /seed` (Seed)

        Args:
            dataset: The name of the data set. Default "shop".
            seed: Determines the names, addresses and values of the contacts, and who opens and clicks. The same
                number gives the same data; ids and dates differ each time. Default 1.
            contacts: Number of contacts in the list of readers. Default 100.
            reset: Empties the account first. Without it, returns 409 for an account that is not empty. Default false.
            webhook_url: URL for webhooks: of the list of customers with its campaign, and of single and registered
                messages. By default, no webhooks.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: account_not_empty
        """
        return self._call(ops.SEED_ACCOUNT, locals())

    def list_snapshots(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
    ) -> Page[t.Snapshot]:
        """List snapshots.

        Returns the snapshots of the account, newest first by default; change this with `order`.

        `GET /snapshots` (Snapshots)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            order: Sort direction. Default "desc".
        """
        return self._page(ops.LIST_SNAPSHOTS, locals())

    def create_snapshot(
        self,
        *,
        name: t.SnapshotName,
        replace: bool | None = None,
        idempotency_key: str | None = None,
    ) -> t.Snapshot:
        """Create a snapshot.

        Stores all records of the account at one moment, under a name. Faults, keys, the clock and other accounts are
        not included. An account can have 20 snapshots, each with at most a million records and 512 MiB; beyond that,
        returns 409.

        `POST /snapshots` (Snapshots)

        Args:
            name: A name of 1 to 64 letters, digits, dots, hyphens and underscores, unique within the account.
            replace: Whether to replace a snapshot with the same name. Without it, such a snapshot returns 409.
                Default false.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: snapshot_exists, too_many_snapshots, account_too_large
        """
        return self._call(ops.CREATE_SNAPSHOT, locals())

    def get_snapshot(self, snapshot_name: t.SnapshotName) -> t.SnapshotDetail:
        """Get a snapshot.

        Returns one snapshot with its number of records of each kind. Compare it with `getAccountCounts` for the
        current numbers.

        `GET /snapshots/{snapshot_name}` (Snapshots)

        Args:
            snapshot_name: The name of the snapshot.
        """
        return self._call(ops.GET_SNAPSHOT, locals())

    def delete_snapshot(self, snapshot_name: t.SnapshotName) -> None:
        """Delete a snapshot.

        Deletes the snapshot; the account stays unchanged.

        `DELETE /snapshots/{snapshot_name}` (Snapshots)

        Args:
            snapshot_name: The name of the snapshot.
        """
        return self._call(ops.DELETE_SNAPSHOT, locals())

    def restore_snapshot(self, snapshot_name: t.SnapshotName, *, idempotency_key: str | None = None) -> None:
        """Restore a snapshot.

        Empties the account and restores every record of the snapshot with its old id; you can restore the snapshot
        again. New records get unused ids. Current work of the account (a send, an import, a webhook) is discarded,
        and work in progress at the time of the snapshot restarts: scheduled sends, retries and undelivered webhooks.
        The faults of the account are deleted. Its clock moves to the time of the snapshot, or to real time if that is
        later. Returns 409 for a snapshot of another platform version.

        `POST /snapshots/{snapshot_name}/actions/restore` (Snapshots)

        Args:
            snapshot_name: The name of the snapshot.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: snapshot_outdated
        """
        return self._call(ops.RESTORE_SNAPSHOT, locals())

    def list_faults(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
    ) -> Page[t.Fault]:
        """List faults.

        Returns the faults of the account, including used-up ones, newest first by default; change this with `order`.

        `GET /faults` (Faults)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            order: Sort direction. Default "desc".
        """
        return self._page(ops.LIST_FAULTS, locals())

    def create_fault(
        self,
        *,
        type: Literal["status", "delay", "lost_answer", "hook_twice", "hook_failure"],
        status: int | None | NotSet = NOT_SET,
        retry_after: int | None = None,
        api: Literal["marketing-v3", "transactional-v2", "registered-v1"] | None = None,
        operation_id: str | None = None,
        times: int | None | NotSet = NOT_SET,
        delay_ms: int | None = None,
        event: str | None = None,
        url: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.Fault:
        """Create a fault.

        Makes matching requests or webhook deliveries of the account fail from now on. For each type, the oldest
        matching fault applies. Only sandbox accounts can have faults, and operations of this API never fail because
        of one. An account can have 100 active faults; beyond that, returns 409.

        `POST /faults` (Faults)

        Args:
            type: type
            status: The response status, from 400. Returns 422 if no matching operation documents it; the fault skips
                operations that don't document it. The simulated response status of the receiver; null for no
                response.
            retry_after: Seconds for the header `Retry-After`. By default, no such header.
            api: Only requests to this API. By default, all except the Sandbox API.
            operation_id: Only requests to this operation. By default, all operations.
            times: How many times the fault occurs; null for unlimited.
            delay_ms: Delay in milliseconds.
            event: Only deliveries of this webhook action, such as `email_open`. By default, all, including callbacks.
            url: Only deliveries to exactly this URL. By default, all.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: too_many_faults
        """
        return self._call(ops.CREATE_FAULT, locals())

    def delete_fault(self, fault_id: int) -> None:
        """Delete a fault.

        Deletes the fault; requests and deliveries work again. Resetting the account deletes all faults.

        `DELETE /faults/{fault_id}` (Faults)

        Args:
            fault_id: The id of the fault.
        """
        return self._call(ops.DELETE_FAULT, locals())

    def update_sender_status(
        self,
        sender_id: int,
        *,
        status: Literal["active", "moderation", "rejected"],
    ) -> t.ModeratedSender:
        """Approve or reject a sender.

        Changes the status of a sender of any channel, like the moderators in production. Senders of a sandbox account
        are active from the start; use this to test one in moderation, or a rejected one.

        `PATCH /senders/{sender_id}` (Senders)

        Args:
            sender_id: The id of the sender, of any channel.
            status: Only an active sender can send.
        """
        return self._call(ops.UPDATE_SENDER_STATUS, locals())

    def list_hook_deliveries(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        state: t.HookDeliveryFilterState | None = None,
        name: str | None = None,
        event: str | None = None,
        url: str | None = None,
        webhook_id: int | None = None,
        since: str | None = None,
        text: str | None = None,
    ) -> Page[t.HookDelivery]:
        """List webhook deliveries.

        Returns the webhook and callback deliveries of the account that match all filters, newest first by default;
        change this with `order`. Ended deliveries are kept for 30 days, or as configured by the operator.

        `GET /hook-deliveries` (Hook deliveries)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            order: Sort direction. Default "desc".
            state: Only deliveries in this state. `failed`: parked deliveries, and those that failed and wait for a
                retry.
            name: Only deliveries of this webhook or callback.
            event: Only deliveries that report this webhook action.
            url: Only deliveries to exactly this URL.
            webhook_id: Only deliveries of the webhook with this id. Webhooks of lists and of channels have separate
                ids; `name` distinguishes them.
            since: Only deliveries created at or after this time.
            text: Only deliveries whose name, event, URL or body contains this text; case-sensitive.
        """
        return self._page(ops.LIST_HOOK_DELIVERIES, locals())

    def create_test_hook_delivery(
        self,
        *,
        name: Literal["listEvent", "transactionalEmailEvent", "transactionalSmsEvent", "transactionalSmsReceived", "transactionalPushEvent", "certificateSent", "listCallback"],
        webhook_id: int,
        event: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.HookDelivery:
        """Send a test webhook.

        Creates a test delivery to a webhook or a list callback, without a real event. Its body is the example of the
        contract, with the id of the webhook, its list and one of its actions. It is signed, retried and listed as any
        delivery. A list callback reports the newest contact of the list; returns 422 for a list without contacts.

        `POST /hook-deliveries` (Hook deliveries)

        Args:
            name: The webhook of the contract, or `listCallback`. It determines the API of the webhook.
            webhook_id: The id of the webhook or list callback.
            event: The action to report, one of the webhook's actions. By default, the first.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_TEST_HOOK_DELIVERY, locals())

    def replay_hook_deliveries(
        self,
        *,
        state: Literal["delivered", "parked", "failed"] | None = None,
        since: str | None = None,
        name: str | None = None,
        event: str | None = None,
        url: str | None = None,
        webhook_id: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.HookReplayed:
        """Replay webhook deliveries.

        Makes all matching deliveries due now: by default the parked ones, or those selected by `state`. Deliveries in
        progress are not changed.

        `POST /hook-deliveries/actions/replay` (Hook deliveries)

        Args:
            state: Only deliveries in this state. `failed`: parked deliveries, and those that failed and wait for a
                retry. Default "parked".
            since: Only deliveries created at or after this time.
            name: Only deliveries of this webhook or callback, such as `listEvent`.
            event: Only deliveries that report this webhook action.
            url: Only deliveries to exactly this URL.
            webhook_id: Only deliveries of the webhook with this id. Webhooks of lists and of channels have separate
                ids; `name` distinguishes them.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.REPLAY_HOOK_DELIVERIES, locals())

    def get_hook_delivery(self, delivery_id: int) -> t.HookDeliveryDetail:
        """Get a webhook delivery.

        Returns one delivery with its body and all its attempts.

        `GET /hook-deliveries/{delivery_id}` (Hook deliveries)

        Args:
            delivery_id: The id of the hook delivery.
        """
        return self._call(ops.GET_HOOK_DELIVERY, locals())

    def replay_hook_delivery(self, delivery_id: int, *, idempotency_key: str | None = None) -> t.HookDelivery:
        """Replay a webhook delivery.

        Makes the delivery due now, whatever its state: the same body with the same `webhook-id`, a new signature, and
        another 72 hours of retries. Returns 409 while it is being sent.

        `POST /hook-deliveries/{delivery_id}/actions/replay` (Hook deliveries)

        Args:
            delivery_id: The id of the hook delivery.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: delivery_under_way
        """
        return self._call(ops.REPLAY_HOOK_DELIVERY, locals())

    def stream_events(
        self,
        *,
        kind: str | None = None,
        after: str | None = None,
        console: bool | None = None,
        seconds: int | None = None,
    ) -> EventStream[t.LiveEvent]:
        """Stream account events.

        Returns server-sent events (`text/event-stream`) for everything that happens in the account from now on, in
        order of visibility: `id` is the position, `event` the kind, and `data` the JSON described here. To resume,
        send the last `id` as `Last-Event-ID` or `after`: you miss nothing and get nothing twice, from any process.
        Events are kept for an hour after the last reader left (five minutes in a live account), at most 100,000; an
        event of kind `gap` reports missing ones. A comment is sent at least every 15 seconds.

        `GET /events` (Live)

        Args:
            kind: Only events of these kinds, separated by commas. Events of the kind `gap` are always sent.
            after: The `id` of your last event; the header `Last-Event-ID` overrides it.
            console: Whether to include requests of the console. Default false.
            seconds: Seconds until the stream ends; resume with the last `id`. With 0 it ends after the events
                available now. The limit of 10 s for other reads does not apply. Default 3600.

        Raises:
            ConflictError: too_many_streams
        """
        return self._stream(ops.STREAM_EVENTS, locals())

    def list_requests(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        api: t.ApiName | None = None,
        operation_id: str | None = None,
        status_class: int | None = None,
        text: str | None = None,
        console: bool | None = None,
    ) -> Page[t.RecordedRequest]:
        """List requests.

        Returns the newest requests of the account that match all filters, newest first by default; change this with
        `order`. They include requests to the REST APIs, SOAP calls, and emails or refused commands of the relay. The
        newest 500 are kept, and 100 of the console. A request appears within two seconds.

        `GET /requests` (Requests)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            order: Sort direction. Default "desc".
            api: Only requests to this API or entry point.
            operation_id: Only requests to this operation, or `relayEmail`.
            status_class: Only requests whose status begins with this digit. A refused SOAP call counts as 4.
            text: Only requests whose stored id, path or bodies contain this text; case-sensitive.
            console: Whether to include requests of the console. Default false.
        """
        return self._page(ops.LIST_REQUESTS, locals())

    def get_request(self, request_id: str) -> t.RecordedRequestDetail:
        """Get a request.

        Returns one request with its body and its response.

        `GET /requests/{request_id}` (Requests)

        Args:
            request_id: The id of the request: the response header `X-Request-Id`.
        """
        return self._call(ops.GET_REQUEST, locals())

    def list_list_callbacks(self, *, offset: int | None = None, limit: int | None = None) -> Page[t.ListCallback]:
        """List list callbacks.

        Returns the callbacks of lists, set with `editApiCallback` of the SOAP API or `updateListCallback`.
        `getCallbackSecret` of the Marketing API returns the secret that signs their calls.

        `GET /list-callbacks` (Hook deliveries)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
        """
        return self._page(ops.LIST_LIST_CALLBACKS, locals())

    def update_list_callback(self, list_id: int, *, url: str, flags: list[t.ListCallbackFlag]) -> t.ListCallback:
        """Set a list callback.

        Works like `editApiCallback` of the SOAP API: the callback replaces the list's previous one. Waiting
        deliveries continue if the URL stays the same.

        `PUT /list-callbacks/{list_id}` (Hook deliveries)

        Args:
            list_id: The id of the list.
            url: The http or https URL to call.
            flags: The events to report.
        """
        return self._call(ops.UPDATE_LIST_CALLBACK, locals())

    def delete_list_callback(self, list_id: int) -> None:
        """Delete a list callback.

        Deletes the callback and its waiting deliveries. Returns 404 if the list has no callback.

        `DELETE /list-callbacks/{list_id}` (Hook deliveries)

        Args:
            list_id: The id of the list.
        """
        return self._call(ops.DELETE_LIST_CALLBACK, locals())

    def get_health(self) -> t.Health:
        """Get the platform's health.

        Returns the operator's view of the platform, limited to the key's account: whether the database accepts writes
        and the work loop runs, the progress of an upgrade, the queues of the account, the status of its carriers, and
        alarms that need action. It describes the responding process; with a shared database, another process can be
        the one that sends. Returns 503 if the database does not respond.

        `GET /health` (Health)
        """
        return self._call(ops.GET_HEALTH, locals())
