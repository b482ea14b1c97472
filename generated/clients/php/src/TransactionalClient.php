<?php

// Written by `npm run generate` from specs/transactional-v2. Do not edit.

declare(strict_types=1);

namespace MessagingPlatform;

use MessagingPlatform\Exception\MessagingException;

/**
 * A client of the Transactional API, version 2.1.0: one method for each operation.
 *
 * @phpstan-import-type AlertExecute from TransactionalTypes
 * @phpstan-import-type AlertId from TransactionalTypes
 * @phpstan-import-type AlertRun from TransactionalTypes
 * @phpstan-import-type AlertRunList from TransactionalTypes
 * @phpstan-import-type AlertStatus from TransactionalTypes
 * @phpstan-import-type AlertStop from TransactionalTypes
 * @phpstan-import-type AlertTemplate from TransactionalTypes
 * @phpstan-import-type AlertTemplateCreate from TransactionalTypes
 * @phpstan-import-type AlertTemplateId from TransactionalTypes
 * @phpstan-import-type AlertTemplateList from TransactionalTypes
 * @phpstan-import-type AlertTemplateUpdate from TransactionalTypes
 * @phpstan-import-type BatchEmail from TransactionalTypes
 * @phpstan-import-type DefaultSendingDomain from TransactionalTypes
 * @phpstan-import-type DefaultSendingDomainSet from TransactionalTypes
 * @phpstan-import-type EmailBatch from TransactionalTypes
 * @phpstan-import-type EmailLog from TransactionalTypes
 * @phpstan-import-type EmailMessage from TransactionalTypes
 * @phpstan-import-type EmailMessageIdList from TransactionalTypes
 * @phpstan-import-type EmailMessageList from TransactionalTypes
 * @phpstan-import-type EmailReportRowList from TransactionalTypes
 * @phpstan-import-type EmailResubscribe from TransactionalTypes
 * @phpstan-import-type EmailStatus from TransactionalTypes
 * @phpstan-import-type EmailTemplate from TransactionalTypes
 * @phpstan-import-type EmailTemplateList from TransactionalTypes
 * @phpstan-import-type EmailTemplateWrite from TransactionalTypes
 * @phpstan-import-type EmailValidation from TransactionalTypes
 * @phpstan-import-type EmailValidationResult from TransactionalTypes
 * @phpstan-import-type MessageId from TransactionalTypes
 * @phpstan-import-type MessageStatus from TransactionalTypes
 * @phpstan-import-type MobileAppId from TransactionalTypes
 * @phpstan-import-type MobileAppList from TransactionalTypes
 * @phpstan-import-type MobileAppWrite from TransactionalTypes
 * @phpstan-import-type MobileResubscribe from TransactionalTypes
 * @phpstan-import-type MultiChannelExecute from TransactionalTypes
 * @phpstan-import-type MultiChannelFlowCreate from TransactionalTypes
 * @phpstan-import-type MultiChannelFlowList from TransactionalTypes
 * @phpstan-import-type MultiChannelId from TransactionalTypes
 * @phpstan-import-type MultiChannelRun from TransactionalTypes
 * @phpstan-import-type MultiChannelRunList from TransactionalTypes
 * @phpstan-import-type MultiChannelRunStatus from TransactionalTypes
 * @phpstan-import-type PhoneValidation from TransactionalTypes
 * @phpstan-import-type PushBatch from TransactionalTypes
 * @phpstan-import-type PushLog from TransactionalTypes
 * @phpstan-import-type PushMessage from TransactionalTypes
 * @phpstan-import-type PushMessageIdList from TransactionalTypes
 * @phpstan-import-type PushMessageList from TransactionalTypes
 * @phpstan-import-type PushReportRowList from TransactionalTypes
 * @phpstan-import-type PushTemplate from TransactionalTypes
 * @phpstan-import-type PushTemplateList from TransactionalTypes
 * @phpstan-import-type PushTemplateWrite from TransactionalTypes
 * @phpstan-import-type ResubscribedAddressList from TransactionalTypes
 * @phpstan-import-type RotatedTransactionalWebhookSecret from TransactionalTypes
 * @phpstan-import-type SendingDomain from TransactionalTypes
 * @phpstan-import-type SendingDomainCreate from TransactionalTypes
 * @phpstan-import-type SendingDomainList from TransactionalTypes
 * @phpstan-import-type SendingDomainValidation from TransactionalTypes
 * @phpstan-import-type SingleEmail from TransactionalTypes
 * @phpstan-import-type SinglePush from TransactionalTypes
 * @phpstan-import-type SingleSms from TransactionalTypes
 * @phpstan-import-type SingleSmsTaken from TransactionalTypes
 * @phpstan-import-type SmsBatch from TransactionalTypes
 * @phpstan-import-type SmsLength from TransactionalTypes
 * @phpstan-import-type SmsLengthResult from TransactionalTypes
 * @phpstan-import-type SmsLog from TransactionalTypes
 * @phpstan-import-type SmsMessage from TransactionalTypes
 * @phpstan-import-type SmsMessageList from TransactionalTypes
 * @phpstan-import-type SmsReportRowList from TransactionalTypes
 * @phpstan-import-type SmsTemplate from TransactionalTypes
 * @phpstan-import-type SmsTemplateList from TransactionalTypes
 * @phpstan-import-type SmsTemplateWrite from TransactionalTypes
 * @phpstan-import-type TransactionalChannel from TransactionalTypes
 * @phpstan-import-type TransactionalEmailSenderList from TransactionalTypes
 * @phpstan-import-type TransactionalGroupList from TransactionalTypes
 * @phpstan-import-type TransactionalPong from TransactionalTypes
 * @phpstan-import-type TransactionalSmsSenderList from TransactionalTypes
 * @phpstan-import-type TransactionalTemplateId from TransactionalTypes
 * @phpstan-import-type TransactionalWebhook from TransactionalTypes
 * @phpstan-import-type TransactionalWebhookCreate from TransactionalTypes
 * @phpstan-import-type TransactionalWebhookId from TransactionalTypes
 * @phpstan-import-type TransactionalWebhookList from TransactionalTypes
 * @phpstan-import-type TransactionalWebhookSecretRotate from TransactionalTypes
 * @phpstan-import-type TransactionalWebhookUpdate from TransactionalTypes
 * @phpstan-import-type VerifyCode from TransactionalTypes
 * @phpstan-import-type VerifyEmailCreate from TransactionalTypes
 * @phpstan-import-type VerifyPushCreate from TransactionalTypes
 * @phpstan-import-type VerifyRequest from TransactionalTypes
 * @phpstan-import-type VerifyRequestId from TransactionalTypes
 * @phpstan-import-type VerifyRequestIdList from TransactionalTypes
 * @phpstan-import-type VerifyResultList from TransactionalTypes
 * @phpstan-import-type VerifySmsCreate from TransactionalTypes
 */
final class TransactionalClient extends ApiClient
{
    // Ping

    /**
     * Test the connection.
     *
     * Returns the server's time. Needs no key, so you can tell a wrong URL from a wrong key.
     *
     * `GET /api/v2/ping`
     *
     * @return TransactionalPong
     * @throws MessagingException
     */
    public function ping(?CallOptions $options = null): array
    {
        /** @var TransactionalPong */
        return $this->call('ping', options: $options);
    }

    // Alerts

    /**
     * List alert templates.
     *
     * Returns all alert templates of the account, oldest first.
     *
     * `GET /api/v2/alert/template`
     *
     * @return AlertTemplateList
     * @throws MessagingException
     */
    public function listAlertTemplates(?CallOptions $options = null): array
    {
        /** @var AlertTemplateList */
        return $this->call('listAlertTemplates', options: $options);
    }

    /**
     * Create an alert template.
     *
     * Creates a message that `executeAlert` sends and repeats until a recipient confirms it. Its text is a stored
     * template of the channel, or in the request. Returns 400 for a name already in use, a template that was not
     * found, or an email without a subject.
     *
     * `POST /api/v2/alert/template`
     *
     * @param AlertTemplateCreate $body
     *     - `name` (required): The name to execute it by, unique among alert templates.
     *     - `templateId`: The id of a stored template of the channel.
     *     - `channel` (required): The channel of a message.
     *     - `interval`: Seconds between messages, at most a day.
     *     - `maxAttempts`: Maximum number of messages to each recipient, including the first.
     *     - `subject`: The subject of an email, or the title of a push message; with placeholders.
     *     - `htmlBody`: The HTML text of an email, with placeholders.
     *     - `textBody`: The plain text, with placeholders.
     * @return AlertTemplateId
     * @throws MessagingException with the reason of a conflict: `name_taken`
     */
    public function createAlertTemplate(array $body, ?CallOptions $options = null): array
    {
        /** @var AlertTemplateId */
        return $this->call('createAlertTemplate', body: $body, options: $options);
    }

    /**
     * Get an alert template.
     *
     * Returns one alert template.
     *
     * `GET /api/v2/alert/template/{id}`
     *
     * @param string $id The id of the alert template.
     * @return AlertTemplate
     * @throws MessagingException
     */
    public function getAlertTemplate(string $id, ?CallOptions $options = null): array
    {
        /** @var AlertTemplate */
        return $this->call('getAlertTemplate', path: compact('id'), options: $options);
    }

    /**
     * Update an alert template.
     *
     * Changes the fields in the body and keeps the others. A new `templateId` replaces the text of the request, and a
     * new text replaces the template. Pending alerts keep their content. Returns 400 for a name already in use.
     *
     * `PATCH /api/v2/alert/template/{id}`
     *
     * @param string $id The id of the alert template.
     * @param AlertTemplateUpdate $body
     *     - `name`: The name to execute it by, unique among alert templates.
     *     - `templateId`: The id of a stored template of the channel.
     *     - `channel`: The channel of a message.
     *     - `interval`: Seconds between messages, at most a day.
     *     - `maxAttempts`: Maximum number of messages to each recipient, including the first.
     *     - `subject`: The subject of an email, or the title of a push message; with placeholders.
     *     - `htmlBody`: The HTML text of an email, with placeholders.
     *     - `textBody`: The plain text, with placeholders.
     * @return AlertTemplate
     * @throws MessagingException with the reason of a conflict: `name_taken`
     */
    public function updateAlertTemplate(string $id, array $body, ?CallOptions $options = null): array
    {
        /** @var AlertTemplate */
        return $this->call('updateAlertTemplate', path: compact('id'), body: $body, options: $options);
    }

    /**
     * Delete an alert template.
     *
     * Deletes the alert template. Pending alerts continue; stop them with `stopAlert`.
     *
     * `DELETE /api/v2/alert/template/{id}`
     *
     * @param string $id The id of the alert template.
     * @throws MessagingException
     */
    public function deleteAlertTemplate(string $id, ?CallOptions $options = null): void
    {
        $this->call('deleteAlertTemplate', path: compact('id'), options: $options);
    }

    /**
     * Start an alert.
     *
     * Sends the message of an alert template to every recipient at once. It repeats after each interval until a
     * recipient follows the link, the attempts are used up, or you call `stopAlert`. `getAlert` shows the status.
     * Returns 400 for a template, sender or address of another channel.
     *
     * `POST /api/v2/alert/action/execute`
     *
     * @param AlertExecute $body
     *     - `alertTemplateName` (required): The name of an alert template.
     *     - `senderId`: The id of an active sender of the channel.
     *     - `to` (required): The recipients, all of the channel of the template.
     * @return AlertId
     * @throws MessagingException
     */
    public function executeAlert(array $body, ?CallOptions $options = null): array
    {
        /** @var AlertId */
        return $this->call('executeAlert', body: $body, options: $options);
    }

    /**
     * Stop alerts.
     *
     * Ends pending alerts; their status becomes `cancelack`. The name of a template ends all its alerts and returns
     * the id of the newest; the id of an alert ends only that one. Returns 400 if none of them is pending.
     *
     * `POST /api/v2/alert/action/stop`
     *
     * @param AlertStop $body
     *     - `alertName` (required): The name of an alert template, for all its pending alerts, or the id of one
     *       alert.
     * @return AlertId
     * @throws MessagingException with the reason of a conflict: `none_pending`
     */
    public function stopAlert(array $body, ?CallOptions $options = null): array
    {
        /** @var AlertId */
        return $this->call('stopAlert', body: $body, options: $options);
    }

    /**
     * List alerts.
     *
     * Returns alerts that match all filters, newest first, at most 1,000. Narrow the dates to see older ones.
     *
     * `GET /api/v2/alert`
     *
     * @param AlertStatus|null $status Only alerts with this current status.
     * @param string|null $dateStart
     *   Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from
     *   that second on.
     * @param string|null $dateEnd
     *   Only objects created on or before this day; with a time, `YYYY-MM-DD hh:mm:ss`, up to and including that
     *   second.
     * @return AlertRunList
     * @throws MessagingException
     */
    public function listAlerts(
        ?string $status = null,
        ?string $dateStart = null,
        ?string $dateEnd = null,
        ?CallOptions $options = null,
    ): array {
        /** @var AlertRunList */
        return $this->call(
            'listAlerts',
            query: compact('status', 'dateStart', 'dateEnd'),
            options: $options,
        );
    }

    /**
     * Get an alert.
     *
     * Returns one alert with its status, its messages and the time of the next one.
     *
     * `GET /api/v2/alert/{id}`
     *
     * @param string $id The id from `executeAlert`.
     * @return AlertRun
     * @throws MessagingException
     */
    public function getAlert(string $id, ?CallOptions $options = null): array
    {
        /** @var AlertRun */
        return $this->call('getAlert', path: compact('id'), options: $options);
    }

    // Multi-channel

    /**
     * List multi-channel flows.
     *
     * Returns all flows of the account, oldest first.
     *
     * `GET /api/v2/multi-channel/flow`
     *
     * @return MultiChannelFlowList
     * @throws MessagingException
     */
    public function listMultiChannelFlows(?CallOptions $options = null): array
    {
        /** @var MultiChannelFlowList */
        return $this->call('listMultiChannelFlows', options: $options);
    }

    /**
     * Create a multi-channel flow.
     *
     * Creates a chain of messages for `executeMultiChannel`. The first message is sent at once. Each later message is
     * sent after its interval, if its condition on the previous message is met. Returns 400 for a condition that does
     * not fit the previous channel, or a template that was not found. A flow cannot be changed: delete it and create
     * another.
     *
     * `POST /api/v2/multi-channel/flow`
     *
     * @param MultiChannelFlowCreate $body
     *     - `name`: The name of the flow.
     *     - `group`: The name of the messages' group in reports.
     *     - `messages` (required): The messages, in order.
     * @return MultiChannelId
     * @throws MessagingException
     */
    public function createMultiChannelFlow(array $body, ?CallOptions $options = null): array
    {
        /** @var MultiChannelId */
        return $this->call('createMultiChannelFlow', body: $body, options: $options);
    }

    /**
     * Get a multi-channel flow.
     *
     * Returns one flow, in an array of one item.
     *
     * `GET /api/v2/multi-channel/flow/{id}`
     *
     * @param string $id The id of the flow.
     * @return MultiChannelFlowList
     * @throws MessagingException
     */
    public function getMultiChannelFlow(string $id, ?CallOptions $options = null): array
    {
        /** @var MultiChannelFlowList */
        return $this->call('getMultiChannelFlow', path: compact('id'), options: $options);
    }

    /**
     * Delete a multi-channel flow.
     *
     * Deletes the flow. Pending runs continue to their end.
     *
     * `DELETE /api/v2/multi-channel/flow/{id}`
     *
     * @param string $id The id of the flow.
     * @throws MessagingException
     */
    public function deleteMultiChannelFlow(string $id, ?CallOptions $options = null): void
    {
        $this->call('deleteMultiChannelFlow', path: compact('id'), options: $options);
    }

    /**
     * Run a multi-channel flow.
     *
     * Sends the first message of the flow to one recipient and returns the id of the run; `getMultiChannelRun` shows
     * its progress. `to` needs an address for each channel of the flow. A channel without a `sender` uses the
     * account's oldest active one, which the run shows. Returns 400 if an address or an active sender is missing, the
     * flow or the sender was not found, or a message cannot be built for the recipient.
     *
     * `POST /api/v2/multi-channel/execute`
     *
     * @param MultiChannelExecute $body
     *     - `templateId` (required): The id of the flow from `createMultiChannelFlow`.
     *     - `to`: The recipient, with an address for each channel of the flow.
     *     - `sender`: The senders of the flow's channels.
     * @return MultiChannelId
     * @throws MessagingException
     */
    public function executeMultiChannel(array $body, ?CallOptions $options = null): array
    {
        /** @var MultiChannelId */
        return $this->call('executeMultiChannel', body: $body, options: $options);
    }

    /**
     * List runs of flows.
     *
     * Returns runs that match all filters, newest first, at most 1,000. Narrow the dates to see older ones.
     *
     * `GET /api/v2/multi-channel`
     *
     * @param MultiChannelRunStatus|null $status Only runs with this current status.
     * @param string|null $dateStart
     *   Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from
     *   that second on.
     * @param string|null $dateEnd
     *   Only objects created on or before this day; with a time, `YYYY-MM-DD hh:mm:ss`, up to and including that
     *   second.
     * @return MultiChannelRunList
     * @throws MessagingException
     */
    public function listMultiChannelRuns(
        ?string $status = null,
        ?string $dateStart = null,
        ?string $dateEnd = null,
        ?CallOptions $options = null,
    ): array {
        /** @var MultiChannelRunList */
        return $this->call(
            'listMultiChannelRuns',
            query: compact('status', 'dateStart', 'dateEnd'),
            options: $options,
        );
    }

    /**
     * Get a flow's run.
     *
     * Returns one run with its status and the outcome of each message.
     *
     * `GET /api/v2/multi-channel/{id}`
     *
     * @param string $id The id from `executeMultiChannel`.
     * @return MultiChannelRun
     * @throws MessagingException
     */
    public function getMultiChannelRun(string $id, ?CallOptions $options = null): array
    {
        /** @var MultiChannelRun */
        return $this->call('getMultiChannelRun', path: compact('id'), options: $options);
    }

    // Verify

    /**
     * Send a code by SMS.
     *
     * Creates a code and sends it by SMS. Pass the recipient's input to `validateVerifyCode` within `codeValidity`
     * seconds. A recipient can get 5 codes in 10 minutes and 20 in 24 hours per account. Returns 400 if the sender was
     * not found, or if the number bounced, was suppressed manually or belongs to an erased person; the error tells how
     * to remove the suppression. Returns 429 beyond the limit.
     *
     * `POST /api/v2/verify/request/sms`
     *
     * @param VerifySmsCreate $body
     *     - `senderId` (required): The id of an active SMS sender.
     *     - `to` (required): A phone number: country code and number, separated by a hyphen.
     *     - `message`: The text around the code.
     *     - `codeLength`: Number of characters of the code.
     *     - `codeValidity`: Validity of the code in seconds.
     *     - `codeType`: The characters of the code: `numeric` has digits, `alpha` capital letters, `alphanumeric`
     *       both, `hex` digits and the letters A to F.
     * @return VerifyRequestId
     * @throws MessagingException
     */
    public function requestVerifyBySms(array $body, ?CallOptions $options = null): array
    {
        /** @var VerifyRequestId */
        return $this->call('requestVerifyBySms', body: $body, options: $options);
    }

    /**
     * Send a code by email.
     *
     * Creates a code and sends it to an address. Pass the recipient's input to `validateVerifyCode` within
     * `codeValidity` seconds. A recipient can get 5 codes in 10 minutes and 20 in 24 hours per account. Returns 400 if
     * the sender was not found, or if the address bounced, was suppressed manually or belongs to an erased person; the
     * error tells how to remove the suppression. Returns 429 beyond the limit.
     *
     * `POST /api/v2/verify/request/email`
     *
     * @param VerifyEmailCreate $body
     *     - `email` (required): The address of the recipient.
     *     - `subject` (required): The subject, with placeholders.
     *     - `senderId`: The id of an active email sender.
     *     - `senderHash`: The hash of an active email sender, instead of its id.
     *     - `group`: The name of the email's group in reports.
     *     - `message`: The text around the code.
     *     - `codeLength`: Number of characters of the code.
     *     - `codeValidity`: Validity of the code in seconds.
     *     - `codeType`: The characters of the code: `numeric` has digits, `alpha` capital letters, `alphanumeric`
     *       both, `hex` digits and the letters A to F.
     *     - `mergeTags`: Names and values, separated by the first colon: `name:Ana` replaces `{{ name }}` with
     *       `Ana`.
     * @return VerifyRequestId
     * @throws MessagingException
     */
    public function requestVerifyByEmail(array $body, ?CallOptions $options = null): array
    {
        /** @var VerifyRequestId */
        return $this->call('requestVerifyByEmail', body: $body, options: $options);
    }

    /**
     * Send a code to a device.
     *
     * Creates a code and sends it as a push message. Pass the recipient's input to `validateVerifyCode` within
     * `codeValidity` seconds. A recipient can get 5 codes in 10 minutes and 20 in 24 hours per account. Returns 400 if
     * the app was not found, and 429 beyond the limit.
     *
     * `POST /api/v2/verify/request/push`
     *
     * @param VerifyPushCreate $body
     *     - `apikey` (required): The key of the header, repeated.
     *     - `appId` (required): The id of a mobile app of the account.
     *     - `title`: The title of the message.
     *     - `device` (required): The token of the device.
     *     - `message`: The text around the code.
     *     - `codeLength`: Number of characters of the code.
     *     - `codeValidity`: Validity of the code in seconds.
     *     - `codeType`: The characters of the code: `numeric` has digits, `alpha` capital letters, `alphanumeric`
     *       both, `hex` digits and the letters A to F.
     * @return VerifyRequestId
     * @throws MessagingException
     */
    public function requestVerifyByPush(array $body, ?CallOptions $options = null): array
    {
        /** @var VerifyRequestId */
        return $this->call('requestVerifyByPush', body: $body, options: $options);
    }

    /**
     * Send a code by SMS (older path).
     *
     * Use `requestVerifyBySms`, which does the same. Deprecated, but kept: the published client library of the API's
     * 2020 contract calls this path, which had no other channel.
     *
     * `POST /api/v2/verify/request`
     *
     * @param VerifySmsCreate $body
     *     - `senderId` (required): The id of an active SMS sender.
     *     - `to` (required): A phone number: country code and number, separated by a hyphen.
     *     - `message`: The text around the code.
     *     - `codeLength`: Number of characters of the code.
     *     - `codeValidity`: Validity of the code in seconds.
     *     - `codeType`: The characters of the code: `numeric` has digits, `alpha` capital letters, `alphanumeric`
     *       both, `hex` digits and the letters A to F.
     * @return VerifyRequestId
     * @throws MessagingException
     */
    public function requestVerifyLegacy(array $body, ?CallOptions $options = null): array
    {
        /** @var VerifyRequestId */
        return $this->call('requestVerifyLegacy', body: $body, options: $options);
    }

    /**
     * Get a verification.
     *
     * Returns the request with its code and status. Keep the code secret from the recipient. Because the response
     * contains the code, the key needs the right `transactional`.
     *
     * `GET /api/v2/verify/{id}`
     *
     * @param string $id The id from the request for the code.
     * @return VerifyRequest
     * @throws MessagingException
     */
    public function getVerifyRequest(string $id, ?CallOptions $options = null): array
    {
        /** @var VerifyRequest */
        return $this->call('getVerifyRequest', path: compact('id'), options: $options);
    }

    /**
     * Cancel a verification.
     *
     * Invalidates the code; the status becomes `Canceled`, and no new code can be sent. Returns 400 for a request that
     * has ended.
     *
     * `POST /api/v2/verify/{id}/cancel`
     *
     * @param string $id The id from the request for the code.
     * @return VerifyRequestIdList
     * @throws MessagingException with the reason of a conflict: `request_ended`
     */
    public function cancelVerifyRequest(string $id, ?CallOptions $options = null): array
    {
        /** @var VerifyRequestIdList */
        return $this->call('cancelVerifyRequest', path: compact('id'), options: $options);
    }

    /**
     * Resend a verification code.
     *
     * Creates a new code, sends it the same way and restarts its validity; the previous code becomes invalid. Wrong
     * attempts still count. The first new code is sent at once, the next ones at least 15 seconds apart. Each counts
     * towards the recipient's limit of 5 codes in 10 minutes and 20 in 24 hours. Returns 400 for a request that has
     * ended or a recipient that is now suppressed, and 429 for a code that is too early or beyond the limit.
     *
     * `POST /api/v2/verify/{id}/resend`
     *
     * @param string $id The id from the request for the code.
     * @return VerifyRequestIdList
     * @throws MessagingException with the reason of a conflict: `request_ended`
     */
    public function resendVerifyRequest(string $id, ?CallOptions $options = null): array
    {
        /** @var VerifyRequestIdList */
        return $this->call('resendVerifyRequest', path: compact('id'), options: $options);
    }

    /**
     * Check a verification code.
     *
     * Compares the code with the newest one. The correct code ends the request as `Validated`; the fifth wrong code
     * ends it as `Invalidated`. Check `status`: a wrong code also returns 200. Returns 400 for a request that has
     * ended or expired.
     *
     * `POST /api/v2/verify/{id}/validate`
     *
     * @param string $id The id from the request for the code.
     * @param VerifyCode $body
     *     - `code` (required): The code as typed.
     * @return VerifyResultList
     * @throws MessagingException with the reason of a conflict: `request_ended`
     */
    public function validateVerifyCode(string $id, array $body, ?CallOptions $options = null): array
    {
        /** @var VerifyResultList */
        return $this->call('validateVerifyCode', path: compact('id'), body: $body, options: $options);
    }

    // Email

    /**
     * Send an email.
     *
     * Accepts an email to one recipient and returns its id at once. The email is sent in the background, or at
     * `scheduleTo`. At least one of `htmlBody`, `textBody` and `templateId` is required. `mergeTags` fill placeholders
     * such as `{{ name }}`; `advancedTemplatingData` also fills those of a template. Returns 400 if the sender or the
     * template was not found. `getEmailLog` shows the outcome.
     *
     * `POST /api/v2/email/messages/action/send/single`
     *
     * @param SingleEmail $body
     *     - `domain`: The name of a verified sending domain of the account, whose host is used in tracked links.
     *     - `senderId` (required): The id of an active sender of the account.
     *     - `senderName`: The name to show instead of the sender's name.
     *     - `to` (required): The address of the recipient.
     *     - `cc`: Addresses for copies, visible to all recipients.
     *     - `bcc`: Addresses for blind copies.
     *     - `subject` (required): The subject, with placeholders.
     *     - `htmlBody`: The HTML text, with placeholders.
     *     - `textBody`: The plain text, with placeholders.
     *     - `openTracking`: Whether to track opens, by an image in the HTML.
     *     - `clickTracking`: Whether to track clicks; links then lead through the platform.
     *     - `attachment`: The files: at most 20, together at most 5 MB.
     *     - `mergeTags`: Names and values, separated by the first colon: `name:Ana` replaces `{{ name }}` with `Ana`
     *       in the subject and the bodies.
     *     - `customData`: Any text.
     *     - `priority`: An urgent email is sent before waiting ones.
     *     - `registered`: Whether to store evidence of the email.
     *     - `header`: Extra headers of the email.
     *     - `group`: The name of the email's group in reports.
     *     - `scheduleTo`: When to send, in UTC, `YYYY-MM-DD hh:mm:ss`.
     *     - `replyTo`: Where replies to the email are sent.
     *     - `snippet`: The preview text beside the subject in mail programs.
     *     - `templateId`: The id of a stored template for the bodies missing from the request.
     *     - `advancedTemplatingData`: The variables of the template, of any shape: `{{ order.total }}` reads the
     *       field `total` of `order`.
     * @return MessageId
     * @throws MessagingException
     */
    public function sendEmail(array $body, ?CallOptions $options = null): array
    {
        /** @var MessageId */
        return $this->call('sendEmail', body: $body, options: $options);
    }

    /**
     * Send up to 100 emails.
     *
     * Accepts up to 100 emails and returns their ids at once, in the same order. If one is invalid, none is accepted;
     * `errors` of the 400 names the paths. They are sent in the background, or at `scheduleTo`. `getEmailLog` shows
     * the outcome of each.
     *
     * `POST /api/v2/email/messages/action/send`
     *
     * @param EmailBatch $body
     * @return EmailMessageIdList
     * @throws MessagingException
     */
    public function sendEmailBatch(array $body, ?CallOptions $options = null): array
    {
        /** @var EmailMessageIdList */
        return $this->call('sendEmailBatch', body: $body, options: $options);
    }

    /**
     * Sends any number of items through {@see sendEmailBatch()}, in parts of at most 100. It doesn't throw when a part fails:
     * the result says what was done, and its `resume()` sends the rest.
     *
     * @param iterable<BatchEmail> $items
     * @param int|null $size Maximum number of items in a part.
     * @return BulkResult<BatchEmail, EmailMessageIdList>
     */
    public function sendEmailBatchInParts(iterable $items, ?int $size = null, ?CallOptions $options = null): BulkResult
    {
        /** @var BulkResult<BatchEmail, EmailMessageIdList> */
        return $this->inParts('sendEmailBatch', [], $items, [], $size, $options);
    }

    /**
     * List emails.
     *
     * Returns emails that match all filters, newest first, at most 1,000. Narrow the dates to see older ones.
     *
     * `GET /api/v2/email/messages`
     *
     * @param string|null $group Only messages of the group with exactly this name.
     * @param string|null $dateStart
     *   Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from
     *   that second on.
     * @param string|null $dateEnd
     *   Only objects created on or before this day; with a time, `YYYY-MM-DD hh:mm:ss`, up to and including that
     *   second.
     * @param string|null $destination Only emails to this address.
     * @param EmailStatus|null $status Only emails with this current status.
     * @return EmailMessageList
     * @throws MessagingException
     */
    public function listEmailMessages(
        ?string $group = null,
        ?string $dateStart = null,
        ?string $dateEnd = null,
        ?string $destination = null,
        ?string $status = null,
        ?CallOptions $options = null,
    ): array {
        /** @var EmailMessageList */
        return $this->call(
            'listEmailMessages',
            query: compact('group', 'dateStart', 'dateEnd', 'destination', 'status'),
            options: $options,
        );
    }

    /**
     * Get an email.
     *
     * Returns the email as requested and its current status; `getEmailLog` has the earlier ones.
     *
     * `GET /api/v2/email/messages/{id}`
     *
     * @param int $id The id of the email.
     * @return EmailMessage
     * @throws MessagingException
     */
    public function getEmailMessage(int $id, ?CallOptions $options = null): array
    {
        /** @var EmailMessage */
        return $this->call('getEmailMessage', path: compact('id'), options: $options);
    }

    /**
     * Get the log of an email.
     *
     * Returns the email as requested and all its statuses so far, oldest first. The log grows until a final status.
     *
     * `GET /api/v2/email/log/{messageId}`
     *
     * @param int $messageId The id from `sendEmail`.
     * @return EmailLog
     * @throws MessagingException
     */
    public function getEmailLog(int $messageId, ?CallOptions $options = null): array
    {
        /** @var EmailLog */
        return $this->call('getEmailLog', path: compact('messageId'), options: $options);
    }

    /**
     * Count emails by group and time.
     *
     * Returns a row for each group and each day or month with emails. Opens and clicks count on the day of the email's
     * request, and only if tracking was enabled.
     *
     * `GET /api/v2/email/reports`
     *
     * @param string|null $group Only the group with this id; see `listGroups`.
     * @param 'day'|'month'|null $groupBy The period of a row.
     * @param string|null $dateStart
     *   Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from
     *   that second on.
     * @param string|null $dateEnd
     *   Only objects created on or before this day; with a time, `YYYY-MM-DD hh:mm:ss`, up to and including that
     *   second.
     * @return EmailReportRowList
     * @throws MessagingException
     */
    public function getEmailReport(
        ?string $group = null,
        ?string $groupBy = null,
        ?string $dateStart = null,
        ?string $dateEnd = null,
        ?CallOptions $options = null,
    ): array {
        /** @var EmailReportRowList */
        return $this->call(
            'getEmailReport',
            query: compact('group', 'groupBy', 'dateStart', 'dateEnd'),
            options: $options,
        );
    }

    /**
     * List email senders.
     *
     * Returns all email senders of the account. Create and delete them with the Marketing API.
     *
     * `GET /api/v2/email/senders`
     *
     * @return TransactionalEmailSenderList
     * @throws MessagingException
     */
    public function listEmailSenders(?CallOptions $options = null): array
    {
        /** @var TransactionalEmailSenderList */
        return $this->call('listEmailSenders', options: $options);
    }

    /**
     * Resubscribe an email address.
     *
     * Removes an address from the list of addresses that unsubscribed from transactional emails, bounced or
     * complained, and adds it again to the groups that it left. The response has the address if it was listed, and is
     * empty if not. Use this only at the recipient's request.
     *
     * `POST /api/v2/email/resubscribe`
     *
     * @param EmailResubscribe $body
     *     - `emailAddress` (required): The address.
     * @return ResubscribedAddressList
     * @throws MessagingException
     */
    public function resubscribeEmail(array $body, ?CallOptions $options = null): array
    {
        /** @var ResubscribedAddressList */
        return $this->call('resubscribeEmail', body: $body, options: $options);
    }

    // Email templates

    /**
     * List email templates.
     *
     * Returns all email templates of the account, oldest first.
     *
     * `GET /api/v2/email/templates`
     *
     * @return EmailTemplateList
     * @throws MessagingException
     */
    public function listEmailTemplates(?CallOptions $options = null): array
    {
        /** @var EmailTemplateList */
        return $this->call('listEmailTemplates', options: $options);
    }

    /**
     * Create an email template.
     *
     * Stores a text for emails. Use its id in `sendEmail`, alert templates and flows. Returns 400 for an invalid
     * template.
     *
     * `POST /api/v2/email/templates`
     *
     * @param EmailTemplateWrite $body
     *     - `templateName` (required): The name of the template.
     *     - `subject` (required): The subject, with placeholders.
     *     - `htmlBody` (required): The HTML text, with placeholders.
     *     - `textBody`: The plain text, with placeholders.
     *     - `snippet`: The preview text beside the subject in mail programs.
     * @return TransactionalTemplateId
     * @throws MessagingException
     */
    public function createEmailTemplate(array $body, ?CallOptions $options = null): array
    {
        /** @var TransactionalTemplateId */
        return $this->call('createEmailTemplate', body: $body, options: $options);
    }

    /**
     * Get an email template.
     *
     * Returns one email template.
     *
     * `GET /api/v2/email/templates/{id}`
     *
     * @param string $id The id of the email template.
     * @return EmailTemplate
     * @throws MessagingException
     */
    public function getEmailTemplate(string $id, ?CallOptions $options = null): array
    {
        /** @var EmailTemplate */
        return $this->call('getEmailTemplate', path: compact('id'), options: $options);
    }

    /**
     * Replace an email template.
     *
     * Replaces the template with the body; an optional field that you leave out is cleared. Scheduled emails use the
     * new text.
     *
     * `PATCH /api/v2/email/templates/{id}`
     *
     * @param string $id The id of the email template.
     * @param EmailTemplateWrite $body
     *     - `templateName` (required): The name of the template.
     *     - `subject` (required): The subject, with placeholders.
     *     - `htmlBody` (required): The HTML text, with placeholders.
     *     - `textBody`: The plain text, with placeholders.
     *     - `snippet`: The preview text beside the subject in mail programs.
     * @return EmailTemplate
     * @throws MessagingException
     */
    public function updateEmailTemplate(string $id, array $body, ?CallOptions $options = null): array
    {
        /** @var EmailTemplate */
        return $this->call('updateEmailTemplate', path: compact('id'), body: $body, options: $options);
    }

    /**
     * Delete an email template.
     *
     * Deletes the template. Scheduled emails that need it end as `send_failed`.
     *
     * `DELETE /api/v2/email/templates/{id}`
     *
     * @param string $id The id of the email template.
     * @throws MessagingException
     */
    public function deleteEmailTemplate(string $id, ?CallOptions $options = null): void
    {
        $this->call('deleteEmailTemplate', path: compact('id'), options: $options);
    }

    // SMS

    /**
     * Send an SMS.
     *
     * Accepts an SMS to one recipient and returns its id at once. The SMS is sent in the background, or at
     * `scheduleTo`; `getSmsLog` shows the outcome. `warnings` shows how networks in Brazil, Colombia, India and Spain
     * can change the SMS. Returns 400 if the sender was not found, the encoding lacks a character of the text, or the
     * filled text needs more than `maxCount` parts.
     *
     * `POST /api/v2/sms/messages/action/send/single`
     *
     * @param SingleSms $body
     *     - `to` (required): A phone number: country code and number, separated by a hyphen.
     *     - `from` (required): The id of an active sender of the account.
     *     - `textBody` (required): The text, with placeholders.
     *     - `encoding` (required): The encoding of the text.
     *     - `language`: The language whose national tables (3GPP TS 23.038, annex A) a `gsm0338` text can use for
     *       letters missing from the default tables, such as ã in Portuguese.
     *     - `maxCount` (required): Maximum number of parts.
     *     - `mergeTags`: Names and values, separated by the first colon: `name:Ana` replaces `{{ name }}` with
     *       `Ana`.
     *     - `advancedTemplatingData`: The variables of the text, of any shape: `{{ order.total }}` reads the field
     *       `total` of `order`.
     *     - `priority`: An urgent message is sent before waiting ones.
     *     - `customData`: Any text.
     *     - `registered`: Whether to store evidence of the SMS.
     *     - `group`: The name of the SMS's group in reports.
     *     - `scheduleTo`: When to send, in UTC, `YYYY-MM-DD hh:mm:ss`.
     * @return SingleSmsTaken
     * @throws MessagingException
     */
    public function sendSms(array $body, ?CallOptions $options = null): array
    {
        /** @var SingleSmsTaken */
        return $this->call('sendSms', body: $body, options: $options);
    }

    /**
     * Send up to 100 SMS.
     *
     * Accepts all of the SMS or, if one is invalid, none; `errors` of the 400 names the paths. The response has no
     * ids: find the messages with `listSmsMessages`, or by `customData` in webhooks.
     *
     * `POST /api/v2/sms/messages/action/send`
     *
     * @param SmsBatch $body
     * @throws MessagingException
     */
    public function sendSmsBatch(array $body, ?CallOptions $options = null): void
    {
        $this->call('sendSmsBatch', body: $body, options: $options);
    }

    /**
     * Sends any number of items through {@see sendSmsBatch()}, in parts of at most 100. It doesn't throw when a part fails:
     * the result says what was done, and its `resume()` sends the rest.
     *
     * @param iterable<SingleSms> $items
     * @param int|null $size Maximum number of items in a part.
     * @return BulkResult<SingleSms, null>
     */
    public function sendSmsBatchInParts(iterable $items, ?int $size = null, ?CallOptions $options = null): BulkResult
    {
        /** @var BulkResult<SingleSms, null> */
        return $this->inParts('sendSmsBatch', [], $items, [], $size, $options);
    }

    /**
     * List SMS.
     *
     * Returns SMS that match all filters, newest first, at most 1,000. Narrow the dates to see older ones.
     *
     * `GET /api/v2/sms/messages`
     *
     * @param string|null $group Only messages of the group with exactly this name.
     * @param string|null $dateStart
     *   Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from
     *   that second on.
     * @param string|null $dateEnd
     *   Only objects created on or before this day; with a time, `YYYY-MM-DD hh:mm:ss`, up to and including that
     *   second.
     * @param string|null $destination Only SMS to this number.
     * @param MessageStatus|null $status Only messages with this current status.
     * @return SmsMessageList
     * @throws MessagingException
     */
    public function listSmsMessages(
        ?string $group = null,
        ?string $dateStart = null,
        ?string $dateEnd = null,
        ?string $destination = null,
        ?string $status = null,
        ?CallOptions $options = null,
    ): array {
        /** @var SmsMessageList */
        return $this->call(
            'listSmsMessages',
            query: compact('group', 'dateStart', 'dateEnd', 'destination', 'status'),
            options: $options,
        );
    }

    /**
     * Get an SMS.
     *
     * Returns the SMS as requested and its current status; `getSmsLog` has the earlier ones.
     *
     * `GET /api/v2/sms/messages/{id}`
     *
     * @param int $id The id of the SMS.
     * @return SmsMessage
     * @throws MessagingException
     */
    public function getSmsMessage(int $id, ?CallOptions $options = null): array
    {
        /** @var SmsMessage */
        return $this->call('getSmsMessage', path: compact('id'), options: $options);
    }

    /**
     * Get the log of an SMS.
     *
     * Returns the SMS as requested and all its statuses so far, oldest first. The log grows until a final status.
     *
     * `GET /api/v2/sms/log/{messageId}`
     *
     * @param int $messageId The id of the SMS.
     * @return SmsLog
     * @throws MessagingException
     */
    public function getSmsLog(int $messageId, ?CallOptions $options = null): array
    {
        /** @var SmsLog */
        return $this->call('getSmsLog', path: compact('messageId'), options: $options);
    }

    /**
     * Count SMS by group and time.
     *
     * Returns a row for each group and each day or month with SMS. The outcome of an SMS counts on the day of its
     * request.
     *
     * `GET /api/v2/sms/reports`
     *
     * @param string|null $group Only the group with this id; see `listGroups`.
     * @param 'day'|'month'|null $groupBy The period of a row.
     * @param string|null $dateStart
     *   Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from
     *   that second on.
     * @param string|null $dateEnd
     *   Only objects created on or before this day; with a time, `YYYY-MM-DD hh:mm:ss`, up to and including that
     *   second.
     * @return SmsReportRowList
     * @throws MessagingException
     */
    public function getSmsReport(
        ?string $group = null,
        ?string $groupBy = null,
        ?string $dateStart = null,
        ?string $dateEnd = null,
        ?CallOptions $options = null,
    ): array {
        /** @var SmsReportRowList */
        return $this->call(
            'getSmsReport',
            query: compact('group', 'groupBy', 'dateStart', 'dateEnd'),
            options: $options,
        );
    }

    /**
     * List SMS senders.
     *
     * Returns all SMS senders of the account. Create them with the Marketing API.
     *
     * `GET /api/v2/sms/senders`
     *
     * @return TransactionalSmsSenderList
     * @throws MessagingException
     */
    public function listSmsSenders(?CallOptions $options = null): array
    {
        /** @var TransactionalSmsSenderList */
        return $this->call('listSmsSenders', options: $options);
    }

    /**
     * Resubscribe a phone number.
     *
     * Removes a number from the list of numbers that stopped transactional SMS. The response has the number if it was
     * listed, and is empty if not. Use this only at the recipient's request.
     *
     * `POST /api/v2/sms/resubscribe`
     *
     * @param MobileResubscribe $body
     *     - `mobileNumber` (required): A phone number: country code and number, separated by a hyphen.
     * @return ResubscribedAddressList
     * @throws MessagingException
     */
    public function resubscribeMobile(array $body, ?CallOptions $options = null): array
    {
        /** @var ResubscribedAddressList */
        return $this->call('resubscribeMobile', body: $body, options: $options);
    }

    // SMS templates

    /**
     * List SMS templates.
     *
     * Returns all SMS templates of the account, oldest first.
     *
     * `GET /api/v2/sms/templates`
     *
     * @return SmsTemplateList
     * @throws MessagingException
     */
    public function listSmsTemplates(?CallOptions $options = null): array
    {
        /** @var SmsTemplateList */
        return $this->call('listSmsTemplates', options: $options);
    }

    /**
     * Create an SMS template.
     *
     * Stores a text for SMS, with its encoding and maximum length. Use its id in alert templates and flows. Returns
     * 400 for an invalid template or for characters that the encoding lacks.
     *
     * `POST /api/v2/sms/templates`
     *
     * @param SmsTemplateWrite $body
     *     - `textBody` (required): The text, with placeholders.
     *     - `encoding` (required): The encoding of the text.
     *     - `language`: The language whose national tables (3GPP TS 23.038, annex A) a `gsm0338` text can use for
     *       letters missing from the default tables, such as ã in Portuguese.
     *     - `maxCount` (required): Maximum number of parts after filling.
     *     - `templateName` (required): The name of the template.
     * @return TransactionalTemplateId
     * @throws MessagingException
     */
    public function createSmsTemplate(array $body, ?CallOptions $options = null): array
    {
        /** @var TransactionalTemplateId */
        return $this->call('createSmsTemplate', body: $body, options: $options);
    }

    /**
     * Get an SMS template.
     *
     * Returns one SMS template.
     *
     * `GET /api/v2/sms/templates/{id}`
     *
     * @param string $id The id of the SMS template.
     * @return SmsTemplate
     * @throws MessagingException
     */
    public function getSmsTemplate(string $id, ?CallOptions $options = null): array
    {
        /** @var SmsTemplate */
        return $this->call('getSmsTemplate', path: compact('id'), options: $options);
    }

    /**
     * Replace an SMS template.
     *
     * Replaces the template with the body. Messages sent from now on use the new text.
     *
     * `PATCH /api/v2/sms/templates/{id}`
     *
     * @param string $id The id of the SMS template.
     * @param SmsTemplateWrite $body
     *     - `textBody` (required): The text, with placeholders.
     *     - `encoding` (required): The encoding of the text.
     *     - `language`: The language whose national tables (3GPP TS 23.038, annex A) a `gsm0338` text can use for
     *       letters missing from the default tables, such as ã in Portuguese.
     *     - `maxCount` (required): Maximum number of parts after filling.
     *     - `templateName` (required): The name of the template.
     * @return SmsTemplate
     * @throws MessagingException
     */
    public function updateSmsTemplate(string $id, array $body, ?CallOptions $options = null): array
    {
        /** @var SmsTemplate */
        return $this->call('updateSmsTemplate', path: compact('id'), body: $body, options: $options);
    }

    /**
     * Delete an SMS template.
     *
     * Deletes the template. Alerts and flows that still need it cannot send their next message.
     *
     * `DELETE /api/v2/sms/templates/{id}`
     *
     * @param string $id The id of the SMS template.
     * @throws MessagingException
     */
    public function deleteSmsTemplate(string $id, ?CallOptions $options = null): void
    {
        $this->call('deleteSmsTemplate', path: compact('id'), options: $options);
    }

    // Mobile apps

    /**
     * List mobile apps.
     *
     * Returns all mobile apps of the account, oldest first. Passwords, keys and certificates given as text are never
     * returned; eight asterisks mean that one is set.
     *
     * `GET /api/v2/apps`
     *
     * @return MobileAppList
     * @throws MessagingException
     */
    public function listMobileApps(?CallOptions $options = null): array
    {
        /** @var MobileAppList */
        return $this->call('listMobileApps', options: $options);
    }

    /**
     * Create a mobile app.
     *
     * Registers an app, with a certificate for iOS, a key for Android, or both. The platform sends push messages only
     * to a system with credentials. Despite its name, `templateId` in the response is the id of the app.
     *
     * `POST /api/v2/apps`
     *
     * @param MobileAppWrite $body
     *     - `name` (required): The name of the app.
     *     - `sandbox` (required): Whether to use Apple's sandbox for iOS devices.
     *     - `certificate`: The certificate for iOS as PEM, or its http or https URL.
     *     - `password`: The password of the certificate.
     *     - `authKey`: The key for Android.
     * @return TransactionalTemplateId
     * @throws MessagingException
     */
    public function createMobileApp(array $body, ?CallOptions $options = null): array
    {
        /** @var TransactionalTemplateId */
        return $this->call('createMobileApp', body: $body, options: $options);
    }

    /**
     * Get a mobile app's id.
     *
     * Returns only the id of the app, to check that it exists; `listMobileApps` has the other fields.
     *
     * `GET /api/v2/apps/{id}`
     *
     * @param string $id The id of the mobile app.
     * @return MobileAppId
     * @throws MessagingException
     */
    public function getMobileApp(string $id, ?CallOptions $options = null): array
    {
        /** @var MobileAppId */
        return $this->call('getMobileApp', path: compact('id'), options: $options);
    }

    /**
     * Update a mobile app (older method).
     *
     * Use `updateMobileApp`, which does the same. Deprecated, but kept: clients of the API's 2020 contract send PUT,
     * while the specification has PATCH.
     *
     * `PUT /api/v2/apps/{id}`
     *
     * @param string $id The id of the mobile app.
     * @param MobileAppWrite $body
     *     - `name` (required): The name of the app.
     *     - `sandbox` (required): Whether to use Apple's sandbox for iOS devices.
     *     - `certificate`: The certificate for iOS as PEM, or its http or https URL.
     *     - `password`: The password of the certificate.
     *     - `authKey`: The key for Android.
     * @return MobileAppId
     * @throws MessagingException
     */
    public function updateMobileAppLegacy(string $id, array $body, ?CallOptions $options = null): array
    {
        /** @var MobileAppId */
        return $this->call('updateMobileAppLegacy', path: compact('id'), body: $body, options: $options);
    }

    /**
     * Update a mobile app.
     *
     * Changes the name and `sandbox` and, if the body has them, the certificate, its password and the key.
     *
     * `PATCH /api/v2/apps/{id}`
     *
     * @param string $id The id of the mobile app.
     * @param MobileAppWrite $body
     *     - `name` (required): The name of the app.
     *     - `sandbox` (required): Whether to use Apple's sandbox for iOS devices.
     *     - `certificate`: The certificate for iOS as PEM, or its http or https URL.
     *     - `password`: The password of the certificate.
     *     - `authKey`: The key for Android.
     * @return MobileAppId
     * @throws MessagingException
     */
    public function updateMobileApp(string $id, array $body, ?CallOptions $options = null): array
    {
        /** @var MobileAppId */
        return $this->call('updateMobileApp', path: compact('id'), body: $body, options: $options);
    }

    /**
     * Delete a mobile app.
     *
     * Deletes the app and its push templates. Scheduled messages end as `send_failed`.
     *
     * `DELETE /api/v2/apps/{id}`
     *
     * @param string $id The id of the mobile app.
     * @return MobileAppId
     * @throws MessagingException
     */
    public function deleteMobileApp(string $id, ?CallOptions $options = null): array
    {
        /** @var MobileAppId */
        return $this->call('deleteMobileApp', path: compact('id'), options: $options);
    }

    // Push

    /**
     * Send push messages.
     *
     * Accepts up to 100 push messages, each to one device, and returns their ids at once, in the same order. If one is
     * invalid, none is accepted. They are sent in the background, or at `scheduleTo`. Returns 400 if an app or a
     * template was not found. `getPushLog` shows the outcome of each.
     *
     * `POST /api/v2/push/messages/action/send`
     *
     * @param PushBatch $body
     * @return PushMessageIdList
     * @throws MessagingException
     */
    public function sendPush(array $body, ?CallOptions $options = null): array
    {
        /** @var PushMessageIdList */
        return $this->call('sendPush', body: $body, options: $options);
    }

    /**
     * Sends any number of items through {@see sendPush()}, in parts of at most 100. It doesn't throw when a part fails:
     * the result says what was done, and its `resume()` sends the rest.
     *
     * @param iterable<SinglePush> $items
     * @param int|null $size Maximum number of items in a part.
     * @return BulkResult<SinglePush, PushMessageIdList>
     */
    public function sendPushInParts(iterable $items, ?int $size = null, ?CallOptions $options = null): BulkResult
    {
        /** @var BulkResult<SinglePush, PushMessageIdList> */
        return $this->inParts('sendPush', [], $items, [], $size, $options);
    }

    /**
     * List push messages.
     *
     * Returns push messages that match all filters, newest first, at most 1,000. Narrow the dates to see older ones.
     *
     * `GET /api/v2/push/messages`
     *
     * @param string|null $group Only messages of the group with exactly this name.
     * @param string|null $dateStart
     *   Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from
     *   that second on.
     * @param string|null $dateEnd
     *   Only objects created on or before this day; with a time, `YYYY-MM-DD hh:mm:ss`, up to and including that
     *   second.
     * @param string|null $destination Only messages to the device with this token.
     * @param MessageStatus|null $status Only messages with this current status.
     * @return PushMessageList
     * @throws MessagingException
     */
    public function listPushMessages(
        ?string $group = null,
        ?string $dateStart = null,
        ?string $dateEnd = null,
        ?string $destination = null,
        ?string $status = null,
        ?CallOptions $options = null,
    ): array {
        /** @var PushMessageList */
        return $this->call(
            'listPushMessages',
            query: compact('group', 'dateStart', 'dateEnd', 'destination', 'status'),
            options: $options,
        );
    }

    /**
     * Get a push message.
     *
     * Returns the message as requested and its current status; `getPushLog` has the earlier ones.
     *
     * `GET /api/v2/push/messages/{id}`
     *
     * @param int $id The id of the push message.
     * @return PushMessage
     * @throws MessagingException
     */
    public function getPushMessage(int $id, ?CallOptions $options = null): array
    {
        /** @var PushMessage */
        return $this->call('getPushMessage', path: compact('id'), options: $options);
    }

    /**
     * Get the log of a push message.
     *
     * Returns the message as requested and all its statuses so far, oldest first. The log grows until a final status.
     *
     * `GET /api/v2/push/log/{messageId}`
     *
     * @param int $messageId The id of the push message.
     * @return PushLog
     * @throws MessagingException
     */
    public function getPushLog(int $messageId, ?CallOptions $options = null): array
    {
        /** @var PushLog */
        return $this->call('getPushLog', path: compact('messageId'), options: $options);
    }

    /**
     * Count push messages.
     *
     * Returns a row for each group and each day or month with push messages. The outcome of a message counts on the
     * day of its request.
     *
     * `GET /api/v2/push/reports`
     *
     * @param string|null $group Only the group with this id.
     * @param 'day'|'month'|null $groupBy The period of a row.
     * @param string|null $dateStart
     *   Only objects created on or after this day, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from
     *   that second on.
     * @param string|null $dateEnd
     *   Only objects created on or before this day; with a time, `YYYY-MM-DD hh:mm:ss`, up to and including that
     *   second.
     * @return PushReportRowList
     * @throws MessagingException
     */
    public function getPushReport(
        ?string $group = null,
        ?string $groupBy = null,
        ?string $dateStart = null,
        ?string $dateEnd = null,
        ?CallOptions $options = null,
    ): array {
        /** @var PushReportRowList */
        return $this->call(
            'getPushReport',
            query: compact('group', 'groupBy', 'dateStart', 'dateEnd'),
            options: $options,
        );
    }

    // Push templates

    /**
     * List push templates.
     *
     * Returns all push templates of the account, oldest first.
     *
     * `GET /api/v2/push/templates`
     *
     * @return PushTemplateList
     * @throws MessagingException
     */
    public function listPushTemplates(?CallOptions $options = null): array
    {
        /** @var PushTemplateList */
        return $this->call('listPushTemplates', options: $options);
    }

    /**
     * Create a push template.
     *
     * Stores a text for push messages of one app. Use its id in `sendPush` and alert templates. Returns 400 if the app
     * was not found.
     *
     * `POST /api/v2/push/templates`
     *
     * @param PushTemplateWrite $body
     *     - `subject` (required): The title, with placeholders.
     *     - `textBody` (required): The text, with placeholders.
     *     - `appId` (required): The id of a mobile app of the account.
     *     - `customData`: Extra data for the app.
     *     - `templateName`: The name of the template.
     * @return TransactionalTemplateId
     * @throws MessagingException
     */
    public function createPushTemplate(array $body, ?CallOptions $options = null): array
    {
        /** @var TransactionalTemplateId */
        return $this->call('createPushTemplate', body: $body, options: $options);
    }

    /**
     * Get a push template.
     *
     * Returns one push template.
     *
     * `GET /api/v2/push/templates/{id}`
     *
     * @param string $id The id of the push template.
     * @return PushTemplate
     * @throws MessagingException
     */
    public function getPushTemplate(string $id, ?CallOptions $options = null): array
    {
        /** @var PushTemplate */
        return $this->call('getPushTemplate', path: compact('id'), options: $options);
    }

    /**
     * Replace a push template.
     *
     * Replaces the template with the body; `customData` is cleared if you leave it out. Messages sent from now on use
     * the new text.
     *
     * `PATCH /api/v2/push/templates/{id}`
     *
     * @param string $id The id of the push template.
     * @param PushTemplateWrite $body
     *     - `subject` (required): The title, with placeholders.
     *     - `textBody` (required): The text, with placeholders.
     *     - `appId` (required): The id of a mobile app of the account.
     *     - `customData`: Extra data for the app.
     *     - `templateName`: The name of the template.
     * @return PushTemplate
     * @throws MessagingException
     */
    public function updatePushTemplate(string $id, array $body, ?CallOptions $options = null): array
    {
        /** @var PushTemplate */
        return $this->call('updatePushTemplate', path: compact('id'), body: $body, options: $options);
    }

    /**
     * Delete a push template.
     *
     * Deletes the template. Scheduled messages that need it end as `send_failed`.
     *
     * `DELETE /api/v2/push/templates/{id}`
     *
     * @param string $id The id of the push template.
     * @throws MessagingException
     */
    public function deletePushTemplate(string $id, ?CallOptions $options = null): void
    {
        $this->call('deletePushTemplate', path: compact('id'), options: $options);
    }

    // Sending domains

    /**
     * List sending domains.
     *
     * Returns all sending domains of the account, oldest first.
     *
     * `GET /api/v2/domain`
     *
     * @return SendingDomainList
     * @throws MessagingException
     */
    public function listSendingDomains(?CallOptions $options = null): array
    {
        /** @var SendingDomainList */
        return $this->call('listSendingDomains', options: $options);
    }

    /**
     * Create a sending domain.
     *
     * Registers a domain. Point the CNAME of its `server` to the platform, then check with
     * `getSendingDomainValidation`; until everything is found, no email can use the domain. Returns 400 with
     * `domain_exists` in `errors` for a domain already in the account.
     *
     * `POST /api/v2/domain`
     *
     * @param SendingDomainCreate $body
     *     - `domain` (required): The name of the domain, without protocol and path.
     *     - `server`: The host of the tracked links.
     *     - `fallbackUrl`: Where to redirect a reader of an outdated link on the host, http or https.
     *     - `default`: Whether emails that name no domain use it from now on.
     * @return SendingDomain
     * @throws MessagingException with the reason of a conflict: `domain_exists`
     */
    public function createSendingDomain(array $body, ?CallOptions $options = null): array
    {
        /** @var SendingDomain */
        return $this->call('createSendingDomain', body: $body, options: $options);
    }

    /**
     * Get the default sending domain.
     *
     * Returns the domain for emails without `domain`, or an empty object if none is set.
     *
     * `GET /api/v2/domain/default`
     *
     * @return DefaultSendingDomain
     * @throws MessagingException
     */
    public function getDefaultSendingDomain(?CallOptions $options = null): array
    {
        /** @var DefaultSendingDomain */
        return $this->call('getDefaultSendingDomain', options: $options);
    }

    /**
     * Set the default sending domain.
     *
     * Makes a domain the default for emails without `domain`, instead of the previous one. Until it is verified, links
     * in these emails use the platform's host.
     *
     * `POST /api/v2/domain/default`
     *
     * @param DefaultSendingDomainSet $body
     *     - `domainId` (required): The id of the domain.
     * @return SendingDomain
     * @throws MessagingException
     */
    public function setDefaultSendingDomain(array $body, ?CallOptions $options = null): array
    {
        /** @var SendingDomain */
        return $this->call('setDefaultSendingDomain', body: $body, options: $options);
    }

    /**
     * Get a sending domain.
     *
     * Returns one sending domain with the results of the last DNS check.
     *
     * `GET /api/v2/domain/{id}`
     *
     * @param string $id The id of the sending domain.
     * @return SendingDomain
     * @throws MessagingException
     */
    public function getSendingDomain(string $id, ?CallOptions $options = null): array
    {
        /** @var SendingDomain */
        return $this->call('getSendingDomain', path: compact('id'), options: $options);
    }

    /**
     * Check the DNS of a domain.
     *
     * Discards the previous results and queries DNS for three records: the SPF record of the domain, the DKIM record
     * of the platform's key, and the CNAME of the link host. Domains of a sandbox account are always valid, without a
     * check. If another account has already verified the host, the domain is not valid.
     *
     * `GET /api/v2/domain/{id}/validate`
     *
     * @param string $id The id of the sending domain.
     * @return SendingDomainValidation
     * @throws MessagingException
     */
    public function getSendingDomainValidation(string $id, ?CallOptions $options = null): array
    {
        /** @var SendingDomainValidation */
        return $this->call('getSendingDomainValidation', path: compact('id'), options: $options);
    }

    // Messages

    /**
     * Cancel a scheduled message.
     *
     * Cancels a message with `scheduleTo`, of any channel; its status becomes `canceled`. Returns 400 for a message
     * that is no longer scheduled.
     *
     * `POST /api/v2/messages/{id}/action/cancel`
     *
     * @param int $id The id of a scheduled message, of any channel.
     * @throws MessagingException with the reason of a conflict: `not_scheduled`
     */
    public function cancelMessage(int $id, ?CallOptions $options = null): void
    {
        $this->call('cancelMessage', path: compact('id'), options: $options);
    }

    /**
     * Cancel a scheduled message (older path).
     *
     * Use `cancelMessage`, which does the same. Deprecated, but kept: the API's 2020 contract has this path for
     * cancelling, and its published client library calls it. Despite the name, nothing is sent.
     *
     * `POST /api/v2/messages/{id}/action/send`
     *
     * @param int $id The id of a scheduled message, of any channel.
     * @throws MessagingException with the reason of a conflict: `not_scheduled`
     */
    public function cancelMessageLegacy(int $id, ?CallOptions $options = null): void
    {
        $this->call('cancelMessageLegacy', path: compact('id'), options: $options);
    }

    // Groups

    /**
     * List message groups.
     *
     * Returns the groups of messages in reports. The first message with a new group name creates the group.
     *
     * `GET /api/v2/groups`
     *
     * @param TransactionalChannel|null $channel Only groups of this channel.
     * @return TransactionalGroupList
     * @throws MessagingException
     */
    public function listGroups(?string $channel = null, ?CallOptions $options = null): array
    {
        /** @var TransactionalGroupList */
        return $this->call('listGroups', query: compact('channel'), options: $options);
    }

    // Webhooks

    /**
     * List webhooks.
     *
     * Returns the webhooks of the account, oldest first.
     *
     * `GET /api/v2/webhooks`
     *
     * @param TransactionalChannel|null $channel Only webhooks of this channel.
     * @return TransactionalWebhookList
     * @throws MessagingException
     */
    public function listWebhooks(?string $channel = null, ?CallOptions $options = null): array
    {
        /** @var TransactionalWebhookList */
        return $this->call('listWebhooks', query: compact('channel'), options: $options);
    }

    /**
     * Create a webhook.
     *
     * Creates a webhook: the platform calls the URL for the chosen actions of one channel. `transactionalEmailEvent`,
     * `transactionalSmsEvent`, `transactionalSmsReceived` and `transactionalPushEvent` show the calls. Only this
     * response shows the secret that signs them. Returns 400 for a second webhook with the same channel, URL and
     * actions. At most 20 webhooks of a channel can receive the same action; beyond that, returns 400 with
     * `webhook_limit_reached`.
     *
     * `POST /api/v2/webhooks`
     *
     * @param TransactionalWebhookCreate $body
     *     - `url` (required): The http or https URL to call.
     *     - `channel` (required):
     *     - `actions`: The actions to report.
     * @return TransactionalWebhookId
     * @throws MessagingException with the reason of a conflict: `webhook_exists`, `webhook_limit_reached`
     */
    public function createWebhook(array $body, ?CallOptions $options = null): array
    {
        /** @var TransactionalWebhookId */
        return $this->call('createWebhook', body: $body, options: $options);
    }

    /**
     * Update a webhook.
     *
     * Changes the URL or the actions, or pauses or enables the webhook. Waiting calls use the new URL. While a webhook
     * is paused or disabled, its calls are held; enabling it sends them, oldest first. They are kept as long as ended
     * deliveries (`MESSAGING_KEEP_HOOKS`, 30 days). A receiver that responds with 410 Gone disables its webhook, and
     * the users of the account get an email.
     *
     * `PATCH /api/v2/webhooks`
     *
     * @param TransactionalWebhookUpdate $body
     *     - `url`: The http or https URL to call.
     *     - `callbackUrl`: An alias of `url`, as used in lists.
     *     - `actions`: The actions to report.
     *     - `status`: `paused` holds the calls of the webhook.
     * @param string $id The id of the webhook.
     * @return TransactionalWebhook
     * @throws MessagingException with the reason of a conflict: `webhook_exists`, `webhook_limit_reached`
     */
    public function updateWebhook(array $body, string $id, ?CallOptions $options = null): array
    {
        /** @var TransactionalWebhook */
        return $this->call('updateWebhook', query: compact('id'), body: $body, options: $options);
    }

    /**
     * Delete a webhook.
     *
     * Deletes the webhook and discards its waiting calls, including retries. Returns 404 if it was not found, or has
     * another channel.
     *
     * `DELETE /api/v2/webhooks`
     *
     * @param string $id The id of the webhook.
     * @param TransactionalChannel|null $channel Delete it only if it has this channel.
     * @throws MessagingException
     */
    public function deleteWebhook(string $id, ?string $channel = null, ?CallOptions $options = null): void
    {
        $this->call('deleteWebhook', query: compact('id', 'channel'), options: $options);
    }

    /**
     * Rotate a webhook's secret.
     *
     * Creates a new secret for the webhook, which only this response shows. For another `overlapHours` hours, each
     * call has two signatures, separated by a space, so your receiver can verify with either secret. Another rotation
     * ends the overlap of the previous secret. Waiting calls are signed with the secrets valid at the time of sending.
     *
     * `POST /api/v2/webhooks/secret`
     *
     * @param TransactionalWebhookSecretRotate $body
     *     - `overlapHours`: For how many hours the previous secret also signs.
     * @param string $id The id of the webhook.
     * @return RotatedTransactionalWebhookSecret
     * @throws MessagingException
     */
    public function rotateWebhookSecret(array $body, string $id, ?CallOptions $options = null): array
    {
        /** @var RotatedTransactionalWebhookSecret */
        return $this->call('rotateWebhookSecret', query: compact('id'), body: $body, options: $options);
    }

    // Utilities

    /**
     * Check an email address.
     *
     * Checks the syntax of the address and, on request, the mail server of its domain and known domains of disposable
     * addresses. Nothing is sent. Needs no key.
     *
     * `POST /api/v2/utilities/emailValidator`
     *
     * @param EmailValidation $body
     *     - `email` (required): The address to validate.
     *     - `isMx`: Whether to check that the domain has a mail server.
     *     - `isTemporaryEmail`: Whether to check for a disposable address.
     * @return EmailValidationResult
     * @throws MessagingException
     */
    public function validateEmail(array $body, ?CallOptions $options = null): array
    {
        /** @var EmailValidationResult */
        return $this->call('validateEmail', body: $body, options: $options);
    }

    /**
     * Check an email address (older path).
     *
     * Use `validateEmail`, which does the same. Deprecated, but kept: the published client library of the API's 2020
     * contract calls this path. Newer clients use the path below `utilities`.
     *
     * `POST /api/v2/emailValidator`
     *
     * @param EmailValidation $body
     *     - `email` (required): The address to validate.
     *     - `isMx`: Whether to check that the domain has a mail server.
     *     - `isTemporaryEmail`: Whether to check for a disposable address.
     * @return EmailValidationResult
     * @throws MessagingException
     */
    public function validateEmailLegacy(array $body, ?CallOptions $options = null): array
    {
        /** @var EmailValidationResult */
        return $this->call('validateEmailLegacy', body: $body, options: $options);
    }

    /**
     * Count the parts of an SMS.
     *
     * Returns the number of parts of a text, as limited by `maxCount`. Fill placeholders first. Needs no key.
     *
     * `POST /api/v2/utilities/smsLengthCalculator`
     *
     * @param SmsLength $body
     *     - `message` (required): The text, with placeholders filled.
     *     - `gsm0338` (required): True to measure as GSM 03.38, false as Unicode.
     *     - `language`: The language whose national tables (3GPP TS 23.038, annex A) a `gsm0338` text can use for
     *       letters missing from the default tables, such as ã in Portuguese.
     * @return SmsLengthResult
     * @throws MessagingException
     */
    public function calculateSmsLength(array $body, ?CallOptions $options = null): array
    {
        /** @var SmsLengthResult */
        return $this->call('calculateSmsLength', body: $body, options: $options);
    }

    /**
     * Count the parts of an SMS (older path).
     *
     * Use `calculateSmsLength`, which does the same. Deprecated, but kept: the published client library of the API's
     * 2020 contract calls this path.
     *
     * `POST /api/v2/smsLengthCalculator`
     *
     * @param SmsLength $body
     *     - `message` (required): The text, with placeholders filled.
     *     - `gsm0338` (required): True to measure as GSM 03.38, false as Unicode.
     *     - `language`: The language whose national tables (3GPP TS 23.038, annex A) a `gsm0338` text can use for
     *       letters missing from the default tables, such as ã in Portuguese.
     * @return SmsLengthResult
     * @throws MessagingException
     */
    public function calculateSmsLengthLegacy(array $body, ?CallOptions $options = null): array
    {
        /** @var SmsLengthResult */
        return $this->call('calculateSmsLengthLegacy', body: $body, options: $options);
    }

    /**
     * Check a phone number.
     *
     * Checks the country code, the length and the first digits. Nothing is sent. For an invalid number, returns 200
     * with `valid` false.
     *
     * `GET /api/v2/utilities/validate-phone/{number}`
     *
     * @param string $number The phone number to check: country code and number, separated by a hyphen.
     * @return PhoneValidation
     * @throws MessagingException
     */
    public function getPhoneValidation(string $number, ?CallOptions $options = null): array
    {
        /** @var PhoneValidation */
        return $this->call('getPhoneValidation', path: compact('number'), options: $options);
    }

    /**
     * Check a phone number (older path).
     *
     * Use `getPhoneValidation`, which does the same. Deprecated, but kept: the published client library of the API's
     * 2020 contract calls this path.
     *
     * `GET /api/v2/validate-phone/{number}`
     *
     * @param string $number The phone number to check: country code and number, separated by a hyphen.
     * @return PhoneValidation
     * @throws MessagingException
     */
    public function getPhoneValidationLegacy(string $number, ?CallOptions $options = null): array
    {
        /** @var PhoneValidation */
        return $this->call('getPhoneValidationLegacy', path: compact('number'), options: $options);
    }

    protected const SERVER = 'https://localhost:8443';
    protected const PREFIX = '/api/v2';
    protected const OPERATIONS = [
        'ping' => ['method' => 'GET', 'path' => '/api/v2/ping', 'open' => true],
        'listAlertTemplates' => ['method' => 'GET', 'path' => '/api/v2/alert/template'],
        'createAlertTemplate' => ['method' => 'POST', 'path' => '/api/v2/alert/template', 'keyed' => true],
        'getAlertTemplate' => ['method' => 'GET', 'path' => '/api/v2/alert/template/{id}'],
        'updateAlertTemplate' => ['method' => 'PATCH', 'path' => '/api/v2/alert/template/{id}'],
        'deleteAlertTemplate' => ['method' => 'DELETE', 'path' => '/api/v2/alert/template/{id}', 'produces' => null],
        'executeAlert' => ['method' => 'POST', 'path' => '/api/v2/alert/action/execute', 'keyed' => true],
        'stopAlert' => ['method' => 'POST', 'path' => '/api/v2/alert/action/stop', 'keyed' => true],
        'listAlerts' => ['method' => 'GET', 'path' => '/api/v2/alert'],
        'getAlert' => ['method' => 'GET', 'path' => '/api/v2/alert/{id}'],
        'listMultiChannelFlows' => ['method' => 'GET', 'path' => '/api/v2/multi-channel/flow'],
        'createMultiChannelFlow' => ['method' => 'POST', 'path' => '/api/v2/multi-channel/flow', 'keyed' => true],
        'getMultiChannelFlow' => ['method' => 'GET', 'path' => '/api/v2/multi-channel/flow/{id}'],
        'deleteMultiChannelFlow' => ['method' => 'DELETE', 'path' => '/api/v2/multi-channel/flow/{id}', 'produces' => null],
        'executeMultiChannel' => ['method' => 'POST', 'path' => '/api/v2/multi-channel/execute', 'keyed' => true],
        'listMultiChannelRuns' => ['method' => 'GET', 'path' => '/api/v2/multi-channel'],
        'getMultiChannelRun' => ['method' => 'GET', 'path' => '/api/v2/multi-channel/{id}'],
        'requestVerifyBySms' => ['method' => 'POST', 'path' => '/api/v2/verify/request/sms', 'keyed' => true],
        'requestVerifyByEmail' => ['method' => 'POST', 'path' => '/api/v2/verify/request/email', 'keyed' => true],
        'requestVerifyByPush' => ['method' => 'POST', 'path' => '/api/v2/verify/request/push', 'keyed' => true],
        'requestVerifyLegacy' => ['method' => 'POST', 'path' => '/api/v2/verify/request', 'keyed' => true],
        'getVerifyRequest' => ['method' => 'GET', 'path' => '/api/v2/verify/{id}'],
        'cancelVerifyRequest' => ['method' => 'POST', 'path' => '/api/v2/verify/{id}/cancel', 'keyed' => true],
        'resendVerifyRequest' => ['method' => 'POST', 'path' => '/api/v2/verify/{id}/resend', 'keyed' => true],
        'validateVerifyCode' => ['method' => 'POST', 'path' => '/api/v2/verify/{id}/validate', 'keyed' => true],
        'sendEmail' => ['method' => 'POST', 'path' => '/api/v2/email/messages/action/send/single', 'keyed' => true],
        'sendEmailBatch' => ['method' => 'POST', 'path' => '/api/v2/email/messages/action/send', 'keyed' => true, 'list' => null, 'min' => 1, 'max' => 100],
        'listEmailMessages' => ['method' => 'GET', 'path' => '/api/v2/email/messages'],
        'getEmailMessage' => ['method' => 'GET', 'path' => '/api/v2/email/messages/{id}'],
        'getEmailLog' => ['method' => 'GET', 'path' => '/api/v2/email/log/{messageId}'],
        'getEmailReport' => ['method' => 'GET', 'path' => '/api/v2/email/reports'],
        'listEmailSenders' => ['method' => 'GET', 'path' => '/api/v2/email/senders'],
        'resubscribeEmail' => ['method' => 'POST', 'path' => '/api/v2/email/resubscribe', 'keyed' => true],
        'listEmailTemplates' => ['method' => 'GET', 'path' => '/api/v2/email/templates'],
        'createEmailTemplate' => ['method' => 'POST', 'path' => '/api/v2/email/templates', 'keyed' => true],
        'getEmailTemplate' => ['method' => 'GET', 'path' => '/api/v2/email/templates/{id}'],
        'updateEmailTemplate' => ['method' => 'PATCH', 'path' => '/api/v2/email/templates/{id}'],
        'deleteEmailTemplate' => ['method' => 'DELETE', 'path' => '/api/v2/email/templates/{id}', 'produces' => null],
        'sendSms' => ['method' => 'POST', 'path' => '/api/v2/sms/messages/action/send/single', 'keyed' => true],
        'sendSmsBatch' => ['method' => 'POST', 'path' => '/api/v2/sms/messages/action/send', 'produces' => null, 'keyed' => true, 'list' => null, 'min' => 1, 'max' => 100],
        'listSmsMessages' => ['method' => 'GET', 'path' => '/api/v2/sms/messages'],
        'getSmsMessage' => ['method' => 'GET', 'path' => '/api/v2/sms/messages/{id}'],
        'getSmsLog' => ['method' => 'GET', 'path' => '/api/v2/sms/log/{messageId}'],
        'getSmsReport' => ['method' => 'GET', 'path' => '/api/v2/sms/reports'],
        'listSmsSenders' => ['method' => 'GET', 'path' => '/api/v2/sms/senders'],
        'resubscribeMobile' => ['method' => 'POST', 'path' => '/api/v2/sms/resubscribe', 'keyed' => true],
        'listSmsTemplates' => ['method' => 'GET', 'path' => '/api/v2/sms/templates'],
        'createSmsTemplate' => ['method' => 'POST', 'path' => '/api/v2/sms/templates', 'keyed' => true],
        'getSmsTemplate' => ['method' => 'GET', 'path' => '/api/v2/sms/templates/{id}'],
        'updateSmsTemplate' => ['method' => 'PATCH', 'path' => '/api/v2/sms/templates/{id}'],
        'deleteSmsTemplate' => ['method' => 'DELETE', 'path' => '/api/v2/sms/templates/{id}', 'produces' => null],
        'listMobileApps' => ['method' => 'GET', 'path' => '/api/v2/apps'],
        'createMobileApp' => ['method' => 'POST', 'path' => '/api/v2/apps', 'keyed' => true],
        'getMobileApp' => ['method' => 'GET', 'path' => '/api/v2/apps/{id}'],
        'updateMobileAppLegacy' => ['method' => 'PUT', 'path' => '/api/v2/apps/{id}'],
        'updateMobileApp' => ['method' => 'PATCH', 'path' => '/api/v2/apps/{id}'],
        'deleteMobileApp' => ['method' => 'DELETE', 'path' => '/api/v2/apps/{id}'],
        'sendPush' => ['method' => 'POST', 'path' => '/api/v2/push/messages/action/send', 'keyed' => true, 'list' => null, 'min' => 1, 'max' => 100],
        'listPushMessages' => ['method' => 'GET', 'path' => '/api/v2/push/messages'],
        'getPushMessage' => ['method' => 'GET', 'path' => '/api/v2/push/messages/{id}'],
        'getPushLog' => ['method' => 'GET', 'path' => '/api/v2/push/log/{messageId}'],
        'getPushReport' => ['method' => 'GET', 'path' => '/api/v2/push/reports'],
        'listPushTemplates' => ['method' => 'GET', 'path' => '/api/v2/push/templates'],
        'createPushTemplate' => ['method' => 'POST', 'path' => '/api/v2/push/templates', 'keyed' => true],
        'getPushTemplate' => ['method' => 'GET', 'path' => '/api/v2/push/templates/{id}'],
        'updatePushTemplate' => ['method' => 'PATCH', 'path' => '/api/v2/push/templates/{id}'],
        'deletePushTemplate' => ['method' => 'DELETE', 'path' => '/api/v2/push/templates/{id}', 'produces' => null],
        'listSendingDomains' => ['method' => 'GET', 'path' => '/api/v2/domain'],
        'createSendingDomain' => ['method' => 'POST', 'path' => '/api/v2/domain', 'keyed' => true],
        'getDefaultSendingDomain' => ['method' => 'GET', 'path' => '/api/v2/domain/default'],
        'setDefaultSendingDomain' => ['method' => 'POST', 'path' => '/api/v2/domain/default', 'keyed' => true],
        'getSendingDomain' => ['method' => 'GET', 'path' => '/api/v2/domain/{id}'],
        'getSendingDomainValidation' => ['method' => 'GET', 'path' => '/api/v2/domain/{id}/validate'],
        'cancelMessage' => ['method' => 'POST', 'path' => '/api/v2/messages/{id}/action/cancel', 'produces' => null, 'keyed' => true],
        'cancelMessageLegacy' => ['method' => 'POST', 'path' => '/api/v2/messages/{id}/action/send', 'produces' => null, 'keyed' => true],
        'listGroups' => ['method' => 'GET', 'path' => '/api/v2/groups'],
        'listWebhooks' => ['method' => 'GET', 'path' => '/api/v2/webhooks'],
        'createWebhook' => ['method' => 'POST', 'path' => '/api/v2/webhooks', 'keyed' => true],
        'updateWebhook' => ['method' => 'PATCH', 'path' => '/api/v2/webhooks'],
        'deleteWebhook' => ['method' => 'DELETE', 'path' => '/api/v2/webhooks', 'produces' => null],
        'rotateWebhookSecret' => ['method' => 'POST', 'path' => '/api/v2/webhooks/secret', 'keyed' => true],
        'validateEmail' => ['method' => 'POST', 'path' => '/api/v2/utilities/emailValidator', 'open' => true],
        'validateEmailLegacy' => ['method' => 'POST', 'path' => '/api/v2/emailValidator', 'open' => true],
        'calculateSmsLength' => ['method' => 'POST', 'path' => '/api/v2/utilities/smsLengthCalculator', 'open' => true],
        'calculateSmsLengthLegacy' => ['method' => 'POST', 'path' => '/api/v2/smsLengthCalculator', 'open' => true],
        'getPhoneValidation' => ['method' => 'GET', 'path' => '/api/v2/utilities/validate-phone/{number}'],
        'getPhoneValidationLegacy' => ['method' => 'GET', 'path' => '/api/v2/validate-phone/{number}'],
    ];
}
