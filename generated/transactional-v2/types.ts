// Written by `npm run generate` from specs/transactional-v2. Do not edit: change the contract instead.
export interface paths {
    "/api/v2/alert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the alerts that were started
         * @description Returns the alerts that match all filters, newest first, 1,000 at most; narrow the dates to see older ones.
         */
        get: operations["listAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/alert/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an alert that was started
         * @description Returns one alert with its status, its messages and the time of the next one.
         */
        get: operations["getAlert"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/alert/action/execute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an alert
         * @description Sends the message of an alert template to every recipient at once, and again after each interval until one of them follows the link in it, the attempts are used up, or `stopAlert` ends it. `getAlert` shows where it stands. A template, a sender or an address that does not fit the channel is a 400.
         */
        post: operations["executeAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/alert/action/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop an alert
         * @description Ends alerts that are pending; their status becomes `cancelack`. The name of a template ends all of its alerts, and the answer has the id of the newest; the id of an alert ends that one only. A 400 when none of them is pending.
         */
        post: operations["stopAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/alert/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the alert templates
         * @description Returns every alert template of the account, oldest first.
         */
        get: operations["listAlertTemplates"];
        put?: never;
        /**
         * Create an alert template
         * @description Keeps a message that `executeAlert` sends and repeats until somebody confirms it. The text is a stored template of the channel, or stands in the request. A name that is taken, a template that the account does not have, and an email without a subject are a 400.
         */
        post: operations["createAlertTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/alert/template/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an alert template
         * @description Returns one alert template.
         */
        get: operations["getAlertTemplate"];
        put?: never;
        post?: never;
        /**
         * Delete an alert template
         * @description Deletes the alert template. Alerts that are pending go on; stop them with `stopAlert`.
         */
        delete: operations["deleteAlertTemplate"];
        options?: never;
        head?: never;
        /**
         * Change an alert template
         * @description Changes the members that the body names and leaves the others as they are. A new `templateId` takes the place of the text of the request, and the other way round. Alerts that are pending go on as they were executed. A name that is taken is a 400.
         */
        patch: operations["updateAlertTemplate"];
        trace?: never;
    };
    "/api/v2/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the mobile apps
         * @description Returns every mobile app of the account, oldest first. Passwords and keys are masked.
         */
        get: operations["listMobileApps"];
        put?: never;
        /**
         * Create a mobile app
         * @description Makes an app known to the platform, with a certificate for iOS, a key for Android, or both; messages go only where there is one. The member of the answer is called `templateId`, but it is the id of the app.
         */
        post: operations["createMobileApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/apps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See whether a mobile app is there
         * @description Returns only the id of the app; `listMobileApps` has the rest.
         */
        get: operations["getMobileApp"];
        /**
         * Change a mobile app, by the older method
         * @deprecated
         * @description The same as `updateMobileApp`.
         */
        put: operations["updateMobileAppLegacy"];
        post?: never;
        /**
         * Delete a mobile app
         * @description Deletes the app and its push templates. Messages that wait for their time end as `send_failed`.
         */
        delete: operations["deleteMobileApp"];
        options?: never;
        head?: never;
        /**
         * Change a mobile app
         * @description Changes the name and the sandbox and, where the body has them, the certificate, its password and the key.
         */
        patch: operations["updateMobileApp"];
        trace?: never;
    };
    "/api/v2/domain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sending domains
         * @description Returns all sending domains of the account, oldest first.
         */
        get: operations["listSendingDomains"];
        put?: never;
        /**
         * Create a sending domain
         * @description Makes a domain known. Let the CNAME of its `server` lead to the platform, then look with `getSendingDomainValidation` whether everything is there; until then no email can name it. A domain that the account has already is a 400: `errors` holds `domain_exists`.
         */
        post: operations["createSendingDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/domain/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a sending domain
         * @description Returns one sending domain with what the last look at the DNS found.
         */
        get: operations["getSendingDomain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/domain/{id}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at the DNS of a sending domain
         * @description Forgets what was known and asks the DNS again for the SPF record of the domain, the DKIM record of the key with which the platform signs for it, and the CNAME of the host of its links. The domains of a sandbox account are valid without a look. A host that another account has verified stays with that account, so the domain is not valid then.
         */
        get: operations["getSendingDomainValidation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/domain/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the default sending domain
         * @description Returns the domain of emails that name none; an object without members if there is no such domain.
         */
        get: operations["getDefaultSendingDomain"];
        put?: never;
        /**
         * Choose the default sending domain
         * @description Makes a domain the one of emails that name none, in place of the one before. While it is not verified, the links of these emails have the host of the platform.
         */
        post: operations["setDefaultSendingDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/email/log/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the log of an email
         * @description Returns the email as it was ordered, and every status that it had so far, oldest first. The list grows until a final status is there.
         */
        get: operations["getEmailLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/email/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the emails
         * @description Returns the emails that match all filters, newest first, 1,000 at most; narrow the dates to see older ones.
         */
        get: operations["listEmailMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/email/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an email
         * @description Returns the email as it was ordered and the status that it has now; `getEmailLog` has the earlier ones.
         */
        get: operations["getEmailMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/email/messages/action/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send up to 100 emails
         * @description Takes up to 100 emails and answers at once with their ids, in the same order. All of them are taken or, if one is wrong, none; `errors` of the 400 names the places. They go out in the background, or at `scheduleTo`. Read with `getEmailLog` what became of one.
         */
        post: operations["sendEmailBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/email/messages/action/send/single": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an email to one recipient
         * @description Takes one email and answers at once with its id; the email itself goes out in the background, or at `scheduleTo`. At least one of `htmlBody`, `textBody` and `templateId` has to be there. Placeholders such as `{{ name }}` are filled from `mergeTags`, those of a template also from `advancedTemplatingData`. A sender or a template that the account does not have is a 400. Read with `getEmailLog` what became of the email.
         */
        post: operations["sendEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/email/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the emails by group and time
         * @description Returns a row for each group and each day or month in which it had emails. Opens and clicks are counted with the email, on the day of its request, and only where tracking was asked for.
         */
        get: operations["getEmailReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/email/resubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let an email address be written to again
         * @description Takes an address from the list of those that unsubscribed from transactional emails, bounced or complained. The answer has the address if it was there, and is empty if not. Do this only when the recipient asked for it.
         */
        post: operations["resubscribeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/email/senders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the email senders
         * @description Returns every email sender of the account. They are made and deleted in the marketing API.
         */
        get: operations["listEmailSenders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/email/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the email templates
         * @description Returns every email template of the account, oldest first.
         */
        get: operations["listEmailTemplates"];
        put?: never;
        /**
         * Create an email template
         * @description Keeps a text for emails. `sendEmail`, alert templates and flows take its id. A text that the template language cannot read is a 400.
         */
        post: operations["createEmailTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/email/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an email template
         * @description Returns one email template.
         */
        get: operations["getEmailTemplate"];
        put?: never;
        post?: never;
        /**
         * Delete an email template
         * @description Deletes the template. Emails that still wait for their time and need it end as `send_failed`.
         */
        delete: operations["deleteEmailTemplate"];
        options?: never;
        head?: never;
        /**
         * Change an email template
         * @description Puts the body in the place of the template; an optional member that is left out has no value then. Emails that wait for their time take the new text.
         */
        patch: operations["updateEmailTemplate"];
        trace?: never;
    };
    "/api/v2/emailValidator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check an email address, at the older address
         * @deprecated
         * @description The same as `validateEmail`.
         */
        post: operations["validateEmailLegacy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the groups of messages
         * @description Returns the groups under which reports count messages. A group is made by the first message that names it.
         */
        get: operations["listGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/messages/{id}/action/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call off a scheduled message
         * @description Keeps a message with `scheduleTo` from being sent, whatever its channel; its status becomes `canceled`. A message that no longer waits for its time is a 400.
         */
        post: operations["cancelMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/messages/{id}/action/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call off a scheduled message, at the older address
         * @deprecated
         * @description The same as `cancelMessage`. In spite of the path, nothing is sent.
         */
        post: operations["cancelMessageLegacy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/multi-channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the runs of multi-channel flows
         * @description Returns the runs that match all filters, newest first, 1,000 at most; narrow the dates to see older ones.
         */
        get: operations["listMultiChannelRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/multi-channel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the run of a multi-channel flow
         * @description Returns one run with its status and what became of each message.
         */
        get: operations["getMultiChannelRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/multi-channel/execute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a multi-channel flow for one recipient
         * @description Sends the first message of the flow and returns the id of the run, by which `getMultiChannelRun` shows how it goes on. `to` and `sender` need an entry for each channel of the flow; without one, for a flow or a sender that the account does not have, and for a message that cannot be built for the recipient, the answer is a 400.
         */
        post: operations["executeMultiChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/multi-channel/flow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the multi-channel flows
         * @description Returns every flow of the account, oldest first.
         */
        get: operations["listMultiChannelFlows"];
        put?: never;
        /**
         * Create a multi-channel flow
         * @description Keeps a chain of messages for `executeMultiChannel`. The first message goes out at once; each of the others after its interval, if its condition about the one before is met. A condition that the channel of the message before cannot meet, and a template that the account does not have, are a 400. A flow cannot be changed: delete it and create another.
         */
        post: operations["createMultiChannelFlow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/multi-channel/flow/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a multi-channel flow
         * @description Returns one flow, in an array of one item.
         */
        get: operations["getMultiChannelFlow"];
        put?: never;
        post?: never;
        /**
         * Delete a multi-channel flow
         * @description Deletes the flow. Runs that are pending go on to their end.
         */
        delete: operations["deleteMultiChannelFlow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See whether the API answers
         * @description Answers with the time of the server. Needs no key, so it tells a wrong address from a wrong key.
         */
        get: operations["ping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/push/log/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the log of a push message
         * @description Returns the message as it was ordered, and every status that it had so far, oldest first. The list grows until a final status is there.
         */
        get: operations["getPushLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/push/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the push messages
         * @description Returns the push messages that match all filters, newest first, 1,000 at most; narrow the dates to see older ones.
         */
        get: operations["listPushMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/push/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a push message
         * @description Returns the message as it was ordered and the status that it has now; `getPushLog` has the earlier ones.
         */
        get: operations["getPushMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/push/messages/action/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send push messages, each to one device
         * @description Takes up to 100 push messages and answers at once with their ids, in the same order. All of them are taken or, if one is wrong, none. They go out in the background, or at `scheduleTo`. An app or a template that the account does not have is a 400. Read with `getPushLog` what became of one.
         */
        post: operations["sendPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/push/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the push messages by group and time
         * @description Returns a row for each group and each day or month in which it had push messages. What became of a message is counted with it, on the day of its request.
         */
        get: operations["getPushReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/push/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the push templates
         * @description Returns every push template of the account, oldest first.
         */
        get: operations["listPushTemplates"];
        put?: never;
        /**
         * Create a push template
         * @description Keeps a text for the push messages of one app. `sendPush` and alert templates take its id. An app that the account does not have is a 400.
         */
        post: operations["createPushTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/push/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a push template
         * @description Returns one push template.
         */
        get: operations["getPushTemplate"];
        put?: never;
        post?: never;
        /**
         * Delete a push template
         * @description Deletes the template. Messages that wait for their time and need it end as `send_failed`.
         */
        delete: operations["deletePushTemplate"];
        options?: never;
        head?: never;
        /**
         * Change a push template
         * @description Puts the body in the place of the template; `customData` has no value then if it is left out. What is sent from now on has the new text.
         */
        patch: operations["updatePushTemplate"];
        trace?: never;
    };
    "/api/v2/sms/log/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the log of an SMS
         * @description Returns the SMS as it was ordered, and every status that it had so far, oldest first. The list grows until a final status is there.
         */
        get: operations["getSmsLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sms/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the SMS
         * @description Returns the SMS that match all filters, newest first, 1,000 at most; narrow the dates to see older ones.
         */
        get: operations["listSmsMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sms/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an SMS
         * @description Returns the SMS as it was ordered and the status that it has now; `getSmsLog` has the earlier ones.
         */
        get: operations["getSmsMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sms/messages/action/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send up to 100 SMS
         * @description Takes all of the SMS or, if one of them is wrong, none; `errors` of the 400 names the places. The answer has no ids: find the messages with `listSmsMessages`, or by their `customData` in the webhooks.
         */
        post: operations["sendSmsBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sms/messages/action/send/single": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an SMS to one recipient
         * @description Takes one SMS and answers at once with its id; the SMS itself goes out in the background, or at `scheduleTo`. Read with `getSmsLog` what became of it. A sender that the account does not have, a text with characters that the encoding lacks, and one that is longer than `maxCount` parts once it is filled are a 400. What networks in Brazil, Colombia, India and Spain may do to the SMS stands in `warnings`.
         */
        post: operations["sendSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sms/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the SMS by group and time
         * @description Returns a row for each group and each day or month in which it had SMS. What became of an SMS is counted with it, on the day of its request.
         */
        get: operations["getSmsReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sms/resubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a phone number be written to again
         * @description Takes a number from the list of those that want no transactional SMS. The answer has the number if it was there, and is empty if not. Do this only when the recipient asked for it.
         */
        post: operations["resubscribeMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sms/senders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the SMS senders
         * @description Returns every SMS sender of the account. They are made in the marketing API.
         */
        get: operations["listSmsSenders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sms/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the SMS templates
         * @description Returns every SMS template of the account, oldest first.
         */
        get: operations["listSmsTemplates"];
        put?: never;
        /**
         * Create an SMS template
         * @description Keeps a text for SMS, with its encoding and how long it may become. Alert templates and flows take its id. A text that the template language cannot read, or with characters that the encoding lacks, is a 400.
         */
        post: operations["createSmsTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sms/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an SMS template
         * @description Returns one SMS template.
         */
        get: operations["getSmsTemplate"];
        put?: never;
        post?: never;
        /**
         * Delete an SMS template
         * @description Deletes the template. Alerts and flows that still need it cannot send their next message.
         */
        delete: operations["deleteSmsTemplate"];
        options?: never;
        head?: never;
        /**
         * Change an SMS template
         * @description Puts the body in the place of the template. What is sent from now on has the new text.
         */
        patch: operations["updateSmsTemplate"];
        trace?: never;
    };
    "/api/v2/smsLengthCalculator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the parts of an SMS, at the older address
         * @deprecated
         * @description The same as `calculateSmsLength`.
         */
        post: operations["calculateSmsLengthLegacy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/utilities/emailValidator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether an email address can exist
         * @description Looks at how the address is written and, if asked to, at the mail server of its domain and at known domains for short-lived addresses. Nothing is sent. Needs no key.
         */
        post: operations["validateEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/utilities/smsLengthCalculator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the parts of an SMS
         * @description Tells in how many parts a text would be sent, which is what `maxCount` limits. Fill placeholders before. Needs no key.
         */
        post: operations["calculateSmsLength"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/utilities/validate-phone/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a phone number can exist
         * @description Looks at the country code, the length and the first digits. Nothing is sent. A number that cannot exist is a 200 with `valid` false.
         */
        get: operations["getPhoneValidation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/validate-phone/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a phone number, at the older address
         * @deprecated
         * @description The same as `getPhoneValidation`.
         */
        get: operations["getPhoneValidationLegacy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/verify/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a request for a code
         * @description Returns the request with its code and where it stands. Keep the code from the one who has to give it back. Because of the code, the key needs the right `transactional`.
         */
        get: operations["getVerifyRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/verify/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call off a request for a code
         * @description Makes the code worthless; the status becomes `Canceled`, and no other code can be sent. A request that has come to its end is a 400.
         */
        post: operations["cancelVerifyRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/verify/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a new code
         * @description Makes another code, sends it the same way and starts its time anew; the code before it becomes worthless. Wrong tries are not forgotten. A request that has come to its end is a 400.
         */
        post: operations["resendVerifyRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/verify/{id}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the code that somebody gave
         * @description Compares the code with the newest one. The right code ends the request as `Validated`; the fifth wrong one ends it as `Invalidated`. Read `status`, not only the 200, which wrong codes get as well. A request that has come to its end, or whose time is over, is a 400.
         */
        post: operations["validateVerifyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/verify/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code by SMS, at the older address
         * @deprecated
         * @description The same as `requestVerifyBySms`, for clients that were written before there were other channels.
         */
        post: operations["requestVerifyLegacy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/verify/request/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code by email
         * @description Makes a code and sends it to an address. Give what the recipient types to `validateVerifyCode` within `codeValidity` seconds. A sender that the account does not have is a 400.
         */
        post: operations["requestVerifyByEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/verify/request/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to a device
         * @description Makes a code and sends it as a push message. Give what the recipient types to `validateVerifyCode` within `codeValidity` seconds. An app that the account does not have is a 400.
         */
        post: operations["requestVerifyByPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/verify/request/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code by SMS
         * @description Makes a code and sends it to a phone. Give what the recipient types to `validateVerifyCode` within `codeValidity` seconds. A sender that the account does not have is a 400.
         */
        post: operations["requestVerifyBySms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhooks
         * @description Returns the webhooks of the account, oldest first.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Has the platform call an address for the chosen actions of one channel from now on; `transactionalEmailEvent`, `transactionalSmsEvent` and `transactionalPushEvent` show the calls. The answer holds the secret that signs them, this once. A webhook cannot be changed: delete it and create another. A second one with the same channel, address and actions is a 400.
         */
        post: operations["createWebhook"];
        /**
         * Delete a webhook
         * @description Deletes the webhook. Calls that wait to be made, or to be made again, are dropped. 404 when there is none with this id, or when it has another channel.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    transactionalEmailEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what happened to an email
         * @description The platform calls the address of a webhook for each action of the channel email that it listens to. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours, so a call can arrive twice and out of order: `webhook-id` tells which are the same.
         */
        post: operations["transactionalEmailEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    transactionalPushEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what happened to a push message
         * @description The platform calls the address of a webhook for each action of the channel push that it listens to. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours, so a call can arrive twice and out of order: `webhook-id` tells which are the same.
         */
        post: operations["transactionalPushEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    transactionalSmsEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what happened to an SMS
         * @description The platform calls the address of a webhook for each action of the channel sms that it listens to. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours, so a call can arrive twice and out of order: `webhook-id` tells which are the same.
         */
        post: operations["transactionalSmsEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * AlertEmailRecipient
         * @description A recipient of an alert by email.
         * @example {
         *       "email": "ana@example.com",
         *       "mergeTags": [
         *         "degrees:11"
         *       ]
         *     }
         */
        AlertEmailRecipient: {
            /**
             * Format: email
             * @description The address.
             */
            email: string;
            mergeTags?: components["schemas"]["MergeTags"];
        };
        /**
         * AlertExecute
         * @description Whom to alert.
         * @example {
         *       "alertTemplateName": "Cold store",
         *       "senderId": "2",
         *       "to": [
         *         {
         *           "phone": "351-910000001",
         *           "mergeTags": [
         *             "degrees:11"
         *           ]
         *         }
         *       ]
         *     }
         */
        AlertExecute: {
            /** @description The name of an alert template. */
            alertTemplateName: string;
            /** @description The id of an active sender of the channel. Needed for email and SMS; push takes none. */
            senderId?: string;
            /** @description The recipients, all of the channel of the template. */
            to: components["schemas"]["AlertRecipient"][];
        };
        /**
         * AlertId
         * @description The id of an alert that was started or stopped.
         * @example {
         *       "alertId": "1"
         *     }
         */
        AlertId: {
            /** @description The id of the alert, decimal digits in a string. */
            alertId: components["schemas"]["TransactionalId"];
        };
        /**
         * AlertPushRecipient
         * @description A recipient of an alert by push.
         * @example {
         *       "device": "fcm-token-of-ana",
         *       "mergeTags": [
         *         "degrees:11"
         *       ]
         *     }
         */
        AlertPushRecipient: {
            /** @description The token of the device. */
            device: string;
            mergeTags?: components["schemas"]["MergeTags"];
        };
        /**
         * AlertRecipient
         * @description A recipient of an alert, with the address that the channel of the template needs.
         * @example {
         *       "phone": "351-910000001",
         *       "mergeTags": [
         *         "degrees:11"
         *       ]
         *     }
         */
        AlertRecipient: components["schemas"]["AlertEmailRecipient"] | components["schemas"]["AlertSmsRecipient"] | components["schemas"]["AlertPushRecipient"];
        /**
         * AlertRun
         * @description An alert that was executed. Members that it has no value for are left out.
         * @example {
         *       "alertId": "1",
         *       "alertTemplateName": "Cold store",
         *       "channel": "sms",
         *       "senderId": "2",
         *       "to": [
         *         {
         *           "phone": "351-910000001",
         *           "mergeTags": [
         *             "degrees:11"
         *           ]
         *         }
         *       ],
         *       "status": "acknowledge",
         *       "attempts": 2,
         *       "maxAttempts": 5,
         *       "messageIds": [
         *         "8",
         *         "9"
         *       ],
         *       "createDate": "2026-03-02T11:00:00Z",
         *       "endDate": "2026-03-02T11:06:12Z"
         *     }
         */
        AlertRun: {
            /** @description The id that `executeAlert` returned. */
            alertId: components["schemas"]["TransactionalId"];
            /** @description The name of its template at the time of execution. */
            alertTemplateName: string;
            /**
             * Format: int64
             * @description How often it was sent so far.
             */
            attempts: number;
            channel: components["schemas"]["TransactionalChannel"];
            /** @description When it was executed, UTC. */
            createDate: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When it ended, UTC; left out while it is pending.
             */
            endDate?: string;
            /**
             * Format: int64
             * @description How often it is sent at most.
             */
            maxAttempts: number;
            /** @description The ids of its messages, oldest first. */
            messageIds: string[];
            /**
             * Format: date-time
             * @description When it is sent again, UTC; left out when it has ended.
             */
            nextDate?: string;
            /** @description The id of the sender; left out for push. */
            senderId?: string;
            status: components["schemas"]["AlertStatus"];
            /** @description The recipients, as the request named them. */
            to: components["schemas"]["AlertRecipient"][];
        };
        /**
         * AlertRunList
         * @description Alerts, newest first.
         * @example [
         *       {
         *         "alertId": "1",
         *         "alertTemplateName": "Cold store",
         *         "channel": "sms",
         *         "senderId": "2",
         *         "to": [
         *           {
         *             "phone": "351-910000001",
         *             "mergeTags": [
         *               "degrees:11"
         *             ]
         *           }
         *         ],
         *         "status": "acknowledge",
         *         "attempts": 2,
         *         "maxAttempts": 5,
         *         "messageIds": [
         *           "8",
         *           "9"
         *         ],
         *         "createDate": "2026-03-02T11:00:00Z",
         *         "endDate": "2026-03-02T11:06:12Z"
         *       }
         *     ]
         */
        AlertRunList: components["schemas"]["AlertRun"][];
        /**
         * AlertSmsRecipient
         * @description A recipient of an alert by SMS.
         * @example {
         *       "phone": "351-910000001",
         *       "mergeTags": [
         *         "degrees:11"
         *       ]
         *     }
         */
        AlertSmsRecipient: {
            mergeTags?: components["schemas"]["MergeTags"];
            phone: components["schemas"]["DestinationPhone"];
        };
        /**
         * AlertStatus
         * @description Where an alert stands. `pending` is still repeated. Final are `acknowledge` (a recipient confirmed), `noaction` (all attempts were made and nobody confirmed) and `cancelack` (it was stopped).
         * @example acknowledge
         * @enum {string}
         */
        AlertStatus: "pending" | "acknowledge" | "noaction" | "cancelack";
        /**
         * AlertStop
         * @description Which alert to stop.
         * @example {
         *       "alertName": "Cold store"
         *     }
         */
        AlertStop: {
            /** @description The name of an alert template, for all of its alerts that are pending, or the id of one alert. */
            alertName: string;
        };
        /**
         * AlertTemplate
         * @description A message that is repeated until somebody confirms it. Members that it has no value for are left out.
         * @example {
         *       "alertId": 1,
         *       "name": "Cold store",
         *       "channel": "sms",
         *       "interval": 300,
         *       "maxAttempts": 5,
         *       "textBody": "Cold store 3 is at {{ degrees }} degrees. Confirm: {{ acknowledge_url }}"
         *     }
         */
        AlertTemplate: {
            /**
             * Format: int64
             * @description The id of the template; the path takes it as text.
             */
            readonly alertId: number;
            channel: components["schemas"]["TransactionalChannel"];
            /** @description The text of an email as HTML. */
            htmlBody?: string;
            /**
             * Format: int64
             * @description Seconds from one message to the next.
             */
            interval: number;
            /**
             * Format: int64
             * @description How many messages are sent at most to each recipient, the first one included.
             */
            maxAttempts: number;
            /** @description The name that `executeAlert` and `stopAlert` take. */
            name: string;
            /** @description The subject of an email, or the title of a push message. */
            subject?: string;
            /** @description The id of the stored template that is sent. */
            templateId?: string;
            /** @description The text without markup. */
            textBody?: string;
        };
        /**
         * AlertTemplateCreate
         * @description What an alert sends, and how often. At least one of `templateId`, `htmlBody` and `textBody` has to be there; a text that the request gives goes before the one of the stored template.
         * @example {
         *       "name": "Cold store",
         *       "channel": "sms",
         *       "interval": 300,
         *       "maxAttempts": 5,
         *       "textBody": "Cold store 3 is at {{ degrees }} degrees. Confirm: {{ acknowledge_url }}"
         *     }
         */
        AlertTemplateCreate: {
            channel: components["schemas"]["TransactionalChannel"];
            /** @description The text of an email as HTML, with placeholders. Only for email. */
            htmlBody?: string;
            /**
             * Format: int64
             * @description Seconds from one message to the next, a day at most.
             */
            interval: number;
            /**
             * Format: int64
             * @description How many messages to send at most to each recipient, the first one included.
             */
            maxAttempts: number;
            /** @description The name to execute it by. No two alert templates share one. */
            name: string;
            /** @description The subject of an email, or the title of a push message; with placeholders. */
            subject?: string;
            /** @description The id of a stored template of the channel. */
            templateId?: string;
            /** @description The text without markup, with placeholders. `{{ acknowledge_url }}` becomes the link that confirms; without it the link is put at the end. */
            textBody?: string;
        };
        /**
         * AlertTemplateId
         * @description The id of an alert template that was created.
         * @example {
         *       "alertTemplateId": "1"
         *     }
         */
        AlertTemplateId: {
            /** @description The id, decimal digits in a string. */
            alertTemplateId: components["schemas"]["TransactionalId"];
        };
        /**
         * AlertTemplateList
         * @description All alert templates of the account.
         * @example [
         *       {
         *         "alertId": 1,
         *         "name": "Cold store",
         *         "channel": "sms",
         *         "interval": 300,
         *         "maxAttempts": 5,
         *         "textBody": "Cold store 3 is at {{ degrees }} degrees. Confirm: {{ acknowledge_url }}"
         *       }
         *     ]
         */
        AlertTemplateList: components["schemas"]["AlertTemplate"][];
        /**
         * AlertTemplateUpdate
         * @description The members of an alert template to change; those left out stay as they are.
         * @example {
         *       "interval": 600
         *     }
         */
        AlertTemplateUpdate: {
            channel?: components["schemas"]["TransactionalChannel"];
            /** @description The text of an email as HTML, with placeholders. Only for email. */
            htmlBody?: string;
            /**
             * Format: int64
             * @description Seconds from one message to the next, a day at most.
             */
            interval?: number;
            /**
             * Format: int64
             * @description How many messages to send at most to each recipient, the first one included.
             */
            maxAttempts?: number;
            /** @description The name to execute it by. No two alert templates share one. */
            name?: string;
            /** @description The subject of an email, or the title of a push message; with placeholders. */
            subject?: string;
            /** @description The id of a stored template of the channel. */
            templateId?: string;
            /** @description The text without markup, with placeholders. */
            textBody?: string;
        };
        /**
         * BatchEmail
         * @description An email of a batch. It names its sender by `senderId` or `senderHash`, and has at least one of `htmlBody`, `textBody` and `templateId`; a body that the request gives goes before the one of the template.
         * @example {
         *       "senderId": "1",
         *       "to": [
         *         "ana@example.com"
         *       ],
         *       "subject": "Your order 1001",
         *       "textBody": "Thank you, {{ name }}. Your order 1001 is on its way.",
         *       "mergeTags": [
         *         "name:Ana"
         *       ],
         *       "customData": "order-1001",
         *       "group": "orders"
         *     }
         */
        BatchEmail: {
            /** @description The variables of the template, of any shape: `{{ order.total }}` reads the member `total` of `order`. In the objects of `codeSnippets`, a member whose name contains `template` holds the id of a stored template to embed, and the others are its variables. */
            advancedTemplatingData?: {
                /** @description Stored templates to embed, each with its variables. */
                codeSnippets?: {
                    [key: string]: unknown;
                }[];
            } & {
                [key: string]: unknown;
            };
            /** @description The files, 5 MB together. */
            attachments?: components["schemas"]["BatchEmailAttachment"][];
            /** @description Addresses of blind copies; each has a message of its own, which no other recipient sees. */
            bcc?: string[];
            /** @description Addresses that get a copy and that everybody sees. Each has a message of its own. At most 100 recipients with `to` and `bcc`. */
            cc?: string[];
            /**
             * @description Whether clicks are noticed; the links then lead through the platform.
             * @default false
             */
            clickTracking?: boolean;
            /** @description Anything; the webhooks of this email carry it unchanged. */
            customData?: string;
            /**
             * Format: hostname
             * @description The name of a sending domain of the account, which has to be verified: its host is in the tracked links. Without it, the default domain, or the host of the platform. Another is a 400.
             */
            domain?: string;
            /**
             * @description The name under which reports count the email. A new name makes a new group.
             * @default default
             */
            group?: string;
            /** @description The text as HTML, with placeholders. */
            htmlBody?: string;
            /** @description Names and values, divided by the first colon: `name:Ana` puts `Ana` in every place of `{{ name }}` in the subject and the bodies. */
            mergeTags?: string[];
            /**
             * @description Whether openings are noticed, by an image in the HTML.
             * @default false
             */
            openTracking?: boolean;
            /**
             * @description An urgent email overtakes those that wait.
             * @default non-urgent
             * @enum {string}
             */
            priority?: "urgent" | "non-urgent";
            /**
             * @description Whether to keep evidence of the email. Only for accounts with registered messages.
             * @default false
             */
            registered?: boolean;
            replyTo?: components["schemas"]["ReplyTo"];
            scheduleTo?: components["schemas"]["SendDate"];
            /** @description The hash of a sender of the account, in place of its id. */
            senderHash?: string;
            /** @description The id of a sender of the account; it has to be active. */
            senderId?: string;
            /** @description The subject, with placeholders. Needed with a template, too. */
            subject: string;
            /** @description The id of a stored template for the bodies that the request leaves out. */
            templateId?: string;
            /** @description The text without markup, with placeholders. */
            textBody?: string;
            /** @description The recipients, who see one another. Each has a message of its own; the answer has the id of the one to the first. At most 100 with `cc` and `bcc`. */
            to: string[];
        };
        /**
         * BatchEmailAttachment
         * @description A file of an email of a batch.
         * @example {
         *       "filename": "invoice-1001.txt",
         *       "mimeType": "text/plain",
         *       "disposition": "attachment",
         *       "data": "VG90YWw6IDE5LjkwCg=="
         *     }
         */
        BatchEmailAttachment: {
            /** @description The content in base64. All files of an email together may have 5 MB (5,242,880 bytes), counted after decoding. */
            data: string;
            /**
             * @description An attachment stands beside the text. An inline file is an image in the HTML, which shows it with the source `cid:<index>`: its place in the array, counted from zero.
             * @enum {string}
             */
            disposition: "attachment" | "inline";
            /** @description The name of the file that the recipient sees. */
            filename: string;
            /** @description The type of the file, for instance `application/pdf`. */
            mimeType: string;
        };
        /**
         * CancelMessageBadRequest
         * @description What is wrong with the request.
         */
        CancelMessageBadRequest: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description Place or reason, and its text or data. */
            errors?: {
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description The message is not scheduled any more. */
                not_scheduled?: string;
            } & {
                [key: string]: unknown;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
            status: number;
            /** @description Short name of the status. */
            title: string;
            /**
             * Format: uri-reference
             * @description Address of a text about the status code.
             */
            type?: string;
        };
        /**
         * CancelMessageLegacyBadRequest
         * @description What is wrong with the request.
         */
        CancelMessageLegacyBadRequest: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description Place or reason, and its text or data. */
            errors?: {
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description The message is not scheduled any more. */
                not_scheduled?: string;
            } & {
                [key: string]: unknown;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
            status: number;
            /** @description Short name of the status. */
            title: string;
            /**
             * Format: uri-reference
             * @description Address of a text about the status code.
             */
            type?: string;
        };
        /**
         * CancelVerifyRequestBadRequest
         * @description What is wrong with the request.
         */
        CancelVerifyRequestBadRequest: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description Place or reason, and its text or data. */
            errors?: {
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description The request has come to its end; ask for a new code. */
                request_ended?: string;
            } & {
                [key: string]: unknown;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
            status: number;
            /** @description Short name of the status. */
            title: string;
            /**
             * Format: uri-reference
             * @description Address of a text about the status code.
             */
            type?: string;
        };
        /**
         * CreateAlertTemplateBadRequest
         * @description What is wrong with the request.
         */
        CreateAlertTemplateBadRequest: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description Place or reason, and its text or data. */
            errors?: {
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description The account has an alert template with this name already. */
                name_taken?: string;
            } & {
                [key: string]: unknown;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
            status: number;
            /** @description Short name of the status. */
            title: string;
            /**
             * Format: uri-reference
             * @description Address of a text about the status code.
             */
            type?: string;
        };
        /**
         * CreateSendingDomainBadRequest
         * @description What is wrong with the request.
         */
        CreateSendingDomainBadRequest: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description Place or reason, and its text or data. */
            errors?: {
                /** @description The account has this domain already. */
                domain_exists?: string;
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
            } & {
                [key: string]: unknown;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
            status: number;
            /** @description Short name of the status. */
            title: string;
            /**
             * Format: uri-reference
             * @description Address of a text about the status code.
             */
            type?: string;
        };
        /**
         * CreateWebhookBadRequest
         * @description What is wrong with the request.
         */
        CreateWebhookBadRequest: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description Place or reason, and its text or data. */
            errors?: {
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description There is a webhook like this one already. */
                webhook_exists?: string;
            } & {
                [key: string]: unknown;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
            status: number;
            /** @description Short name of the status. */
            title: string;
            /**
             * Format: uri-reference
             * @description Address of a text about the status code.
             */
            type?: string;
        };
        /**
         * DataAttachment
         * @description A file whose content is in the request.
         * @example {
         *       "filename": "invoice-1001.txt",
         *       "mimeType": "text/plain",
         *       "arrangement": "attachment",
         *       "data": "VG90YWw6IDE5LjkwCg=="
         *     }
         */
        DataAttachment: {
            /**
             * @description An attachment stands beside the text. An inline file is an image in the HTML, which shows it with the source `cid:<index>`: its place in the array, counted from zero.
             * @enum {string}
             */
            arrangement: "attachment" | "inline";
            /** @description The content in base64. All files of an email together may have 5 MB (5,242,880 bytes), counted after decoding. */
            data: string;
            /** @description The name of the file that the recipient sees. */
            filename: string;
            /** @description The type of the file, for instance `application/pdf`. */
            mimeType: string;
        };
        /**
         * DefaultSendingDomain
         * @description The domain of emails that name none; an object without members if there is no such domain.
         * @example {
         *       "id": "1",
         *       "domain": "shop.example.com",
         *       "server": "links.shop.example.com",
         *       "fallbackUrl": "https://shop.example.com/",
         *       "default": true,
         *       "verified": true,
         *       "spf": true,
         *       "cname": true,
         *       "checked": "2026-03-02T10:00:00Z"
         *     }
         */
        DefaultSendingDomain: {
            /** @description The time of the last look at the DNS, UTC; left out before the first. */
            readonly checked?: components["schemas"]["Timestamp"];
            /** @description Whether the host of the links leads to the platform by a CNAME; left out before the first look. */
            readonly cname?: boolean;
            /** @description Whether emails that name no domain use it. */
            default?: boolean;
            /** @description Whether the record of the key with which the platform signs for the domain is there (RFC 6376); left out before the first look, and where the platform does not sign for it. */
            readonly dkim?: boolean;
            /**
             * Format: hostname
             * @description The name of the domain.
             */
            domain?: string;
            /**
             * Format: uri
             * @description Where a reader is led whose link on the host is not known any more; left out without one.
             */
            fallbackUrl?: string;
            /** @description The id of the domain. */
            readonly id?: components["schemas"]["TransactionalId"];
            /**
             * Format: hostname
             * @description The host of the tracked links.
             */
            server?: string;
            /** @description Whether the domain has one SPF record (RFC 7208); left out before the first look. */
            readonly spf?: boolean;
            /** @description Whether the last look at the DNS found everything. Only then links use the host. */
            readonly verified?: boolean;
        };
        /**
         * DefaultSendingDomainSet
         * @description Which domain is to be the default.
         * @example {
         *       "domainId": "1"
         *     }
         */
        DefaultSendingDomainSet: {
            /** @description The id of the domain. */
            domainId: components["schemas"]["TransactionalId"];
        };
        /**
         * DestinationPhone
         * @description A phone number, country code and number with a hyphen between them.
         * @example 351-910000001
         */
        DestinationPhone: string;
        /**
         * EmailBatch
         * @description Up to 100 emails.
         * @example [
         *       {
         *         "senderId": "1",
         *         "to": [
         *           "ana@example.com"
         *         ],
         *         "subject": "Your order 1001",
         *         "textBody": "Thank you, {{ name }}. Your order 1001 is on its way.",
         *         "mergeTags": [
         *           "name:Ana"
         *         ],
         *         "customData": "order-1001",
         *         "group": "orders"
         *       }
         *     ]
         */
        EmailBatch: components["schemas"]["BatchEmail"][];
        /**
         * EmailHeaderOptions
         * @description What to add to the header of the email.
         * @example {
         *       "listUnsubscribe": true,
         *       "optInIpAddress": "192.0.2.10"
         *     }
         */
        EmailHeaderOptions: {
            /** @description Adds the header by which a mail program offers to unsubscribe. */
            listUnsubscribe?: boolean;
            /** @description The IP address from which the recipient agreed to receive email. */
            optInIpAddress?: string;
        };
        /**
         * EmailLog
         * @description The log of one message, an array of one entry.
         * @example [
         *       {
         *         "campaign": {
         *           "id": 1,
         *           "groupId": 2,
         *           "userId": 1,
         *           "senderId": 1,
         *           "subscriberId": 1,
         *           "name": "Your order 1001",
         *           "domainShared": true,
         *           "channel": "email",
         *           "customSenderName": "The shop",
         *           "currentStatus": "delivered",
         *           "contentSubject": "Your order 1001",
         *           "contentHtml": "<p>Thank you, {{ name }}. Your order 1001 is on its way.</p>",
         *           "contentText": "Thank you, {{ name }}. Your order 1001 is on its way.",
         *           "createDate": "2026-03-02T10:05:00Z",
         *           "createIp": "192.0.2.10",
         *           "openTrackingEnabled": false,
         *           "clickTrackingEnabled": false,
         *           "register": false,
         *           "mergeTags": [
         *             "name:Ana"
         *           ],
         *           "attachement": false,
         *           "hasunsubscribe": false,
         *           "cc": [],
         *           "bcc": []
         *         },
         *         "subscriberEmail": "ana@example.com",
         *         "campaignStatusLog": [
         *           {
         *             "status": "created",
         *             "createDate": "2026-03-02T10:05:00Z"
         *           },
         *           {
         *             "status": "queued",
         *             "createDate": "2026-03-02T10:05:00Z"
         *           },
         *           {
         *             "status": "processing",
         *             "createDate": "2026-03-02T10:05:01Z"
         *           },
         *           {
         *             "status": "spool",
         *             "createDate": "2026-03-02T10:05:01Z"
         *           },
         *           {
         *             "status": "sending",
         *             "createDate": "2026-03-02T10:05:02Z"
         *           },
         *           {
         *             "status": "finished",
         *             "createDate": "2026-03-02T10:05:02Z"
         *           },
         *           {
         *             "status": "delivered",
         *             "createDate": "2026-03-02T10:05:03Z"
         *           }
         *         ]
         *       }
         *     ]
         */
        EmailLog: components["schemas"]["EmailLogEntry"][];
        /**
         * EmailLogCampaign
         * @description An email as it was ordered, and where it stands. Members that it has no value for are left out.
         * @example {
         *       "id": 1,
         *       "groupId": 2,
         *       "userId": 1,
         *       "senderId": 1,
         *       "subscriberId": 1,
         *       "name": "Your order 1001",
         *       "domainShared": true,
         *       "channel": "email",
         *       "customSenderName": "The shop",
         *       "currentStatus": "delivered",
         *       "contentSubject": "Your order 1001",
         *       "contentHtml": "<p>Thank you, {{ name }}. Your order 1001 is on its way.</p>",
         *       "contentText": "Thank you, {{ name }}. Your order 1001 is on its way.",
         *       "createDate": "2026-03-02T10:05:00Z",
         *       "createIp": "192.0.2.10",
         *       "openTrackingEnabled": false,
         *       "clickTrackingEnabled": false,
         *       "register": false,
         *       "mergeTags": [
         *         "name:Ana"
         *       ],
         *       "attachement": false,
         *       "hasunsubscribe": false,
         *       "cc": [],
         *       "bcc": []
         *     }
         */
        EmailLogCampaign: {
            /** @description The variables of the template. */
            advancedTemplateData?: {
                [key: string]: unknown;
            };
            /** @description Whether it has files. The spelling is that of the API. */
            attachement: boolean;
            /** @description Which automatic answers the email asks the other side not to send. */
            autoResponseSuppress?: string;
            /** @description Addresses of blind copies. */
            bcc: components["schemas"]["NameAndEmail"][];
            /** @description Copies that everybody sees. */
            cc: components["schemas"]["NameAndEmail"][];
            /**
             * @description Always `email`.
             * @constant
             */
            channel: "email";
            /** @description Whether clicks are noticed. */
            clickTrackingEnabled: boolean;
            /** @description The name of the file that the content came from. */
            contentFilename?: string;
            /** @description The HTML, before placeholders were filled. */
            contentHtml?: string;
            /** @description The subject, before placeholders were filled. */
            contentSubject: string;
            /** @description The text without markup, before placeholders were filled. */
            contentText?: string;
            /** @description When the request was taken, UTC. */
            createDate: components["schemas"]["Timestamp"];
            /** @description The IP address that the request came from. */
            createIp?: string;
            currentStatus: components["schemas"]["EmailStatus"];
            /** @description The name that the request gave the sender. */
            customSenderName?: string;
            /** @description The host of the tracked links; left out for the one of the platform. */
            domain?: string;
            /**
             * Format: int64
             * @description The id of the domain of the tracked links; left out for the one of the platform.
             */
            domainId?: number;
            /** @description Whether others use the host as well. */
            domainShared: boolean;
            /**
             * Format: int64
             * @description The id of the group that reports count it in.
             */
            groupId: number;
            /** @description Whether the recipient can unsubscribe in it. */
            hasunsubscribe: boolean;
            /**
             * Format: int64
             * @description The id of the message.
             */
            id: number;
            /** @description The merge tags of the request; empty for none. */
            mergeTags: string[];
            /** @description The name that the platform gave the message. */
            name: string;
            /** @description Whether openings are noticed. */
            openTrackingEnabled: boolean;
            /** @description The IP address from which the recipient agreed to receive email. */
            optInIpAddress?: string;
            /** @description The key of the plugin that sent it. */
            pluginKey?: string;
            /** @description Whether evidence is kept. */
            register: boolean;
            /**
             * Format: int64
             * @description The id of the sender that answers go to, where that is one of the account.
             */
            replySenderId?: number;
            /**
             * Format: int64
             * @description The id of the sender.
             */
            senderId: number;
            /**
             * Format: int64
             * @description The id of the recipient.
             */
            subscriberId: number;
            /**
             * Format: int64
             * @description The id of the template, if one was used.
             */
            templateId?: number;
            /**
             * Format: int64
             * @description The id of the user as whom the key acted, or who logged in; left out without one.
             */
            userId?: number;
        };
        /**
         * EmailLogEntry
         * @description An email and every status that it had.
         * @example {
         *       "campaign": {
         *         "id": 1,
         *         "groupId": 2,
         *         "userId": 1,
         *         "senderId": 1,
         *         "subscriberId": 1,
         *         "name": "Your order 1001",
         *         "domainShared": true,
         *         "channel": "email",
         *         "customSenderName": "The shop",
         *         "currentStatus": "delivered",
         *         "contentSubject": "Your order 1001",
         *         "contentHtml": "<p>Thank you, {{ name }}. Your order 1001 is on its way.</p>",
         *         "contentText": "Thank you, {{ name }}. Your order 1001 is on its way.",
         *         "createDate": "2026-03-02T10:05:00Z",
         *         "createIp": "192.0.2.10",
         *         "openTrackingEnabled": false,
         *         "clickTrackingEnabled": false,
         *         "register": false,
         *         "mergeTags": [
         *           "name:Ana"
         *         ],
         *         "attachement": false,
         *         "hasunsubscribe": false,
         *         "cc": [],
         *         "bcc": []
         *       },
         *       "subscriberEmail": "ana@example.com",
         *       "campaignStatusLog": [
         *         {
         *           "status": "created",
         *           "createDate": "2026-03-02T10:05:00Z"
         *         },
         *         {
         *           "status": "queued",
         *           "createDate": "2026-03-02T10:05:00Z"
         *         },
         *         {
         *           "status": "processing",
         *           "createDate": "2026-03-02T10:05:01Z"
         *         },
         *         {
         *           "status": "spool",
         *           "createDate": "2026-03-02T10:05:01Z"
         *         },
         *         {
         *           "status": "sending",
         *           "createDate": "2026-03-02T10:05:02Z"
         *         },
         *         {
         *           "status": "finished",
         *           "createDate": "2026-03-02T10:05:02Z"
         *         },
         *         {
         *           "status": "delivered",
         *           "createDate": "2026-03-02T10:05:03Z"
         *         }
         *       ]
         *     }
         */
        EmailLogEntry: {
            campaign: components["schemas"]["EmailLogCampaign"];
            /** @description The statuses, oldest first. The last one is the `currentStatus`. */
            campaignStatusLog: components["schemas"]["EmailStatusLogEntry"][];
            /** @description The email with its short links; left out when it has none. */
            shortenerCampaign?: components["schemas"]["EmailLogShortener"];
            /**
             * Format: email
             * @description The address of the recipient.
             */
            subscriberEmail: string;
        };
        /**
         * EmailLogShortener
         * @description The email again, with the links that were shortened.
         * @example {
         *       "id": 1,
         *       "groupId": 2,
         *       "userId": 1,
         *       "senderId": 1,
         *       "subscriberId": 1,
         *       "name": "Your order 1001",
         *       "domainShared": true,
         *       "channel": "email",
         *       "customSenderName": "The shop",
         *       "currentStatus": "delivered",
         *       "contentSubject": "Your order 1001",
         *       "contentHtml": "<p>Thank you, {{ name }}. Your order 1001 is on its way.</p>",
         *       "contentText": "Thank you, {{ name }}. Your order 1001 is on its way.",
         *       "createDate": "2026-03-02T10:05:00Z",
         *       "createIp": "192.0.2.10",
         *       "openTrackingEnabled": false,
         *       "clickTrackingEnabled": false,
         *       "register": false,
         *       "mergeTags": [
         *         "name:Ana"
         *       ],
         *       "attachement": false,
         *       "hasunsubscribe": false,
         *       "cc": [],
         *       "bcc": [],
         *       "shorteners": [
         *         {
         *           "campaignId": 1,
         *           "link": "https://shop.example.com/orders/1001",
         *           "domain": "go.example.com"
         *         }
         *       ]
         *     }
         */
        EmailLogShortener: {
            /** @description The variables of the template. */
            advancedTemplateData?: {
                [key: string]: unknown;
            };
            /** @description Whether it has files. The spelling is that of the API. */
            attachement: boolean;
            /** @description Which automatic answers the email asks the other side not to send. */
            autoResponseSuppress?: string;
            /** @description Addresses of blind copies. */
            bcc: components["schemas"]["NameAndEmail"][];
            /** @description Copies that everybody sees. */
            cc: components["schemas"]["NameAndEmail"][];
            /**
             * @description Always `email`.
             * @constant
             */
            channel: "email";
            /** @description Whether clicks are noticed. */
            clickTrackingEnabled: boolean;
            /** @description The name of the file that the content came from. */
            contentFilename?: string;
            /** @description The HTML, before placeholders were filled. */
            contentHtml?: string;
            /** @description The subject, before placeholders were filled. */
            contentSubject: string;
            /** @description The text without markup, before placeholders were filled. */
            contentText?: string;
            /** @description When the request was taken, UTC. */
            createDate: components["schemas"]["Timestamp"];
            /** @description The IP address that the request came from. */
            createIp?: string;
            currentStatus: components["schemas"]["EmailStatus"];
            /** @description The name that the request gave the sender. */
            customSenderName?: string;
            /** @description The host of the tracked links; left out for the one of the platform. */
            domain?: string;
            /**
             * Format: int64
             * @description The id of the domain of the tracked links; left out for the one of the platform.
             */
            domainId?: number;
            /** @description Whether others use the host as well. */
            domainShared: boolean;
            /**
             * Format: int64
             * @description The id of the group that reports count it in.
             */
            groupId: number;
            /** @description Whether the recipient can unsubscribe in it. */
            hasunsubscribe: boolean;
            /**
             * Format: int64
             * @description The id of the message.
             */
            id: number;
            /** @description The merge tags of the request; empty for none. */
            mergeTags: string[];
            /** @description The name that the platform gave the message. */
            name: string;
            /** @description Whether openings are noticed. */
            openTrackingEnabled: boolean;
            /** @description The IP address from which the recipient agreed to receive email. */
            optInIpAddress?: string;
            /** @description The key of the plugin that sent it. */
            pluginKey?: string;
            /** @description Whether evidence is kept. */
            register: boolean;
            /**
             * Format: int64
             * @description The id of the sender that answers go to, where that is one of the account.
             */
            replySenderId?: number;
            /**
             * Format: int64
             * @description The id of the sender.
             */
            senderId: number;
            /** @description The links that were shortened. */
            shorteners: components["schemas"]["EmailLogShortenerLink"][];
            /**
             * Format: int64
             * @description The id of the recipient.
             */
            subscriberId: number;
            /**
             * Format: int64
             * @description The id of the template, if one was used.
             */
            templateId?: number;
            /**
             * Format: int64
             * @description The id of the user as whom the key acted, or who logged in; left out without one.
             */
            userId?: number;
        };
        /**
         * EmailLogShortenerLink
         * @description A link that was shortened.
         * @example {
         *       "campaignId": 1,
         *       "link": "https://shop.example.com/orders/1001",
         *       "domain": "go.example.com"
         *     }
         */
        EmailLogShortenerLink: {
            /**
             * Format: int64
             * @description The id of the message that has the link.
             */
            campaignId: number;
            /** @description The host of the short link. */
            domain: string;
            /** @description The address that the link leads to. */
            link: string;
        };
        /**
         * EmailMessage
         * @description An email as it was ordered, and where it stands. Members that it has no value for are left out.
         * @example {
         *       "id": 1,
         *       "name": "Your order 1001",
         *       "senderId": 1,
         *       "subscriberId": 1,
         *       "groupId": 2,
         *       "subject": "Your order 1001",
         *       "textBody": "Thank you, {{ name }}. Your order 1001 is on its way.",
         *       "htmlBody": "<p>Thank you, {{ name }}. Your order 1001 is on its way.</p>",
         *       "cc": [],
         *       "bcc": [],
         *       "createDate": "2026-03-02T10:05:00Z",
         *       "status": "delivered",
         *       "openTracking": false,
         *       "clickTracking": false,
         *       "unsubscribe": false,
         *       "register": false
         *     }
         */
        EmailMessage: {
            /** @description Addresses of blind copies. */
            bcc: string[];
            /** @description Addresses with a copy that everybody sees. */
            cc: string[];
            /** @description Whether clicks are noticed. */
            clickTracking: boolean;
            /** @description When the request was taken, UTC. */
            createDate: components["schemas"]["Timestamp"];
            /** @description The host of the tracked links; left out for the one of the platform. */
            domain?: string;
            /**
             * Format: int64
             * @description The id of the domain of the tracked links; left out for the one of the platform.
             */
            domainId?: number;
            /**
             * Format: int64
             * @description The id of the group that reports count it in.
             */
            groupId: number;
            /** @description The HTML, before placeholders were filled. */
            htmlBody?: string;
            /**
             * Format: int64
             * @description The id of the message.
             */
            id: number;
            /** @description The name that the platform gave the message. */
            name: string;
            /** @description Whether openings are noticed. */
            openTracking: boolean;
            /** @description Whether evidence is kept. */
            register: boolean;
            /**
             * Format: int64
             * @description The id of the sender that answers go to, where that is one of the account.
             */
            replyToId?: number;
            /**
             * Format: int64
             * @description The id of the sender.
             */
            senderId: number;
            status: components["schemas"]["EmailStatus"];
            /** @description The subject, before placeholders were filled. */
            subject: string;
            /**
             * Format: int64
             * @description The id of the recipient.
             */
            subscriberId: number;
            /** @description The id of the template, if one was used. */
            templateId?: string;
            /** @description The text without markup, before placeholders were filled. */
            textBody?: string;
            /** @description Whether the recipient can unsubscribe in it. */
            unsubscribe: boolean;
        };
        /**
         * EmailMessageIdList
         * @description The ids of the emails that were taken, in the order of the request.
         * @example [
         *       {
         *         "messageId": "8"
         *       },
         *       {
         *         "messageId": "9"
         *       }
         *     ]
         */
        EmailMessageIdList: components["schemas"]["MessageId"][];
        /**
         * EmailMessageList
         * @description Emails, newest first.
         * @example [
         *       {
         *         "createDate": "2026-03-02T10:05:00Z",
         *         "groupName": "orders",
         *         "subject": "Your order 1001",
         *         "subscriberEmail": "ana@example.com",
         *         "messageId": "1",
         *         "senderEmail": "shop@example.com"
         *       }
         *     ]
         */
        EmailMessageList: components["schemas"]["EmailMessageListItem"][];
        /**
         * EmailMessageListItem
         * @description An email in a list.
         * @example {
         *       "createDate": "2026-03-02T10:05:00Z",
         *       "groupName": "orders",
         *       "subject": "Your order 1001",
         *       "subscriberEmail": "ana@example.com",
         *       "messageId": "1",
         *       "senderEmail": "shop@example.com"
         *     }
         */
        EmailMessageListItem: {
            /** @description When the request was taken, UTC. */
            createDate: components["schemas"]["Timestamp"];
            /** @description The name of its group. */
            groupName: string;
            /** @description The id of the message. */
            messageId: string;
            /** @description The address that it came from. */
            senderEmail: string;
            /** @description The subject, before placeholders were filled. */
            subject: string;
            /** @description The address of the recipient. */
            subscriberEmail: string;
        };
        /**
         * EmailReportRow
         * @description The emails of a group in a day or a month, and what became of them so far.
         * @example {
         *       "groupId": "2",
         *       "groupName": "orders",
         *       "viewsTotal": 0,
         *       "viewsUnique": 0,
         *       "clicksTotal": 0,
         *       "clicksUnique": 0,
         *       "metricsTotal": 1,
         *       "metricsProcessed": 1,
         *       "metricsSent": 1,
         *       "eventRemoved": 0,
         *       "eventSoftBounce": 0,
         *       "eventHardBounce": 0,
         *       "timePeriod": "2026-03"
         *     }
         */
        EmailReportRow: {
            /**
             * Format: int64
             * @description Clicks, repeated ones included.
             */
            clicksTotal: number;
            /**
             * Format: int64
             * @description Emails in which somebody clicked.
             */
            clicksUnique: number;
            /**
             * Format: int64
             * @description Emails whose address does not work.
             */
            eventHardBounce: number;
            /**
             * Format: int64
             * @description Recipients who unsubscribed.
             */
            eventRemoved: number;
            /**
             * Format: int64
             * @description Emails that could not be delivered for the moment.
             */
            eventSoftBounce: number;
            /** @description The id of the group. */
            groupId: string;
            /** @description The name of the group. */
            groupName: string;
            /**
             * Format: int64
             * @description Emails on which work has begun.
             */
            metricsProcessed: number;
            /**
             * Format: int64
             * @description Emails that were handed over.
             */
            metricsSent: number;
            /**
             * Format: int64
             * @description Emails that were taken.
             */
            metricsTotal: number;
            /** @description The day, `YYYY-MM-DD`, or the month, `YYYY-MM`, in UTC. */
            timePeriod: string;
            /**
             * Format: int64
             * @description Opens, repeated ones included.
             */
            viewsTotal: number;
            /**
             * Format: int64
             * @description Emails that were opened.
             */
            viewsUnique: number;
        };
        /**
         * EmailReportRowList
         * @description The rows of a report, in the order of time and, within a period, of the groups.
         * @example [
         *       {
         *         "groupId": "2",
         *         "groupName": "orders",
         *         "viewsTotal": 0,
         *         "viewsUnique": 0,
         *         "clicksTotal": 0,
         *         "clicksUnique": 0,
         *         "metricsTotal": 1,
         *         "metricsProcessed": 1,
         *         "metricsSent": 1,
         *         "eventRemoved": 0,
         *         "eventSoftBounce": 0,
         *         "eventHardBounce": 0,
         *         "timePeriod": "2026-03"
         *       }
         *     ]
         */
        EmailReportRowList: components["schemas"]["EmailReportRow"][];
        /**
         * EmailResubscribe
         * @description Which address may be written to again.
         * @example {
         *       "emailAddress": "ana@example.com"
         *     }
         */
        EmailResubscribe: {
            /**
             * Format: email
             * @description The address.
             */
            emailAddress: string;
        };
        /**
         * EmailStatus
         * @description Where an email stands. `scheduled` waits for its time, `queued` for its turn; `spool` is ready to go; `finished` was handed over and its fate is not known yet. Final are `delivered`, `canceled`, `send_failed` (it could not be built or handed over), `broken` (no connection to the mail server), `rejected` (refused for its content or recipient), `bounce_hard` (the address does not work, do not try again) and `bounce_soft` (not now, perhaps later).
         * @example delivered
         * @enum {string}
         */
        EmailStatus: "created" | "scheduled" | "queued" | "processing" | "spool" | "sending" | "finished" | "delivered" | "send_failed" | "broken" | "rejected" | "bounce_hard" | "bounce_soft" | "canceled";
        /**
         * EmailStatusLogEntry
         * @description A status that an email had, and since when.
         * @example {
         *       "status": "delivered",
         *       "createDate": "2026-03-02T10:05:03Z"
         *     }
         */
        EmailStatusLogEntry: {
            /** @description When the status began, UTC. */
            createDate: components["schemas"]["Timestamp"];
            status: components["schemas"]["EmailStatus"];
        };
        /**
         * EmailTemplate
         * @description A stored text for emails. Members that it has no value for are left out.
         * @example {
         *       "id": "1",
         *       "templateName": "Order confirmation",
         *       "subject": "Your order {{ order.number }}",
         *       "htmlBody": "<p>Thank you, {{ name }}. Your order {{ order.number }} is on its way.</p>",
         *       "textBody": "Thank you, {{ name }}. Your order {{ order.number }} is on its way."
         *     }
         */
        EmailTemplate: {
            /** @description The text as HTML, with placeholders. */
            htmlBody: string;
            /** @description The id of the template. */
            readonly id: components["schemas"]["TransactionalId"];
            /** @description The preview that mail programs show beside the subject. */
            snippet?: string;
            /** @description The subject, with placeholders. */
            subject: string;
            /** @description The name of the template. */
            templateName: string;
            /** @description The text without markup, with placeholders. */
            textBody?: string;
        };
        /**
         * EmailTemplateList
         * @description All email templates of the account.
         * @example [
         *       {
         *         "id": "1",
         *         "templateName": "Order confirmation",
         *         "subject": "Your order {{ order.number }}",
         *         "htmlBody": "<p>Thank you, {{ name }}. Your order {{ order.number }} is on its way.</p>",
         *         "textBody": "Thank you, {{ name }}. Your order {{ order.number }} is on its way."
         *       }
         *     ]
         */
        EmailTemplateList: components["schemas"]["EmailTemplate"][];
        /**
         * EmailTemplateWrite
         * @description A whole email template.
         * @example {
         *       "templateName": "Order confirmation",
         *       "subject": "Your order {{ order.number }}",
         *       "htmlBody": "<p>Thank you, {{ name }}. Your order {{ order.number }} is on its way.</p>",
         *       "textBody": "Thank you, {{ name }}. Your order {{ order.number }} is on its way."
         *     }
         */
        EmailTemplateWrite: {
            /** @description The text as HTML, with placeholders. */
            htmlBody: string;
            /** @description The preview that mail programs show beside the subject. */
            snippet?: string;
            /** @description The subject, with placeholders. */
            subject: string;
            /** @description The name of the template. */
            templateName: string;
            /** @description The text without markup, with placeholders. */
            textBody?: string;
        };
        /**
         * EmailValidation
         * @description The address to look at, and how closely.
         * @example {
         *       "email": "ana@example.com",
         *       "isMx": true
         *     }
         */
        EmailValidation: {
            /** @description What may be an address. */
            email: string;
            /**
             * @description Whether to ask if the domain has a mail server.
             * @default false
             */
            isMx?: boolean;
            /**
             * @description Whether to ask if the domain gives away addresses for a short time.
             * @default false
             */
            isTemporaryEmail?: boolean;
        };
        /**
         * EmailValidationResult
         * @description What was found, each as the text `true` or `false`.
         * @example {
         *       "emailValid": "true",
         *       "mx": "true"
         *     }
         */
        EmailValidationResult: {
            /**
             * @description Whether the domain is known for short-lived addresses. Only if `isTemporaryEmail` asked for it.
             * @enum {string}
             */
            emailTemporary?: "true" | "false";
            /**
             * @description Whether it is written as an address is.
             * @enum {string}
             */
            emailValid: "true" | "false";
            /**
             * @description Whether the domain has a mail server. Only if `isMx` asked for it.
             * @enum {string}
             */
            mx?: "true" | "false";
        };
        /**
         * EmailWebhookCreate
         * @description A webhook for emails.
         * @example {
         *       "url": "https://shop.example.com/hooks/email",
         *       "channel": "email"
         *     }
         */
        EmailWebhookCreate: {
            /** @description The actions to report. Without it, all actions. */
            actions?: components["schemas"]["TransactionalEmailAction"][];
            /**
             * @description The channel that is watched. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            channel: "email";
            /**
             * Format: uri
             * @description The http or https address to call.
             */
            url: string;
        };
        /**
         * MergeTags
         * @description Names and values, divided by the first colon: `name:Ana` puts `Ana` in every place of `{{ name }}`.
         * @example [
         *       "name:Ana"
         *     ]
         */
        MergeTags: string[];
        /**
         * MessageId
         * @description The id of a message that was taken.
         * @example {
         *       "messageId": "1"
         *     }
         */
        MessageId: {
            /** @description The id of the message, decimal digits in a string. */
            messageId: components["schemas"]["TransactionalId"];
        };
        /**
         * MessagePriority
         * @description An urgent message overtakes those that wait.
         * @default non-urgent
         * @example urgent
         * @enum {string}
         */
        MessagePriority: "urgent" | "non-urgent";
        /**
         * MessageStatus
         * @description Where an SMS or a push message stands. `scheduled` waits for its time, `queued` for its turn; `spool` is ready to go; `finished` was handed over, and its fate is not known yet. Final are `delivered`, `canceled`, `send_failed` (it could not be built or handed over), `broken` (no connection to the carrier) and `rejected` (the carrier or the device refused it).
         * @example delivered
         * @enum {string}
         */
        MessageStatus: "created" | "queued" | "processing" | "spool" | "sending" | "finished" | "send_failed" | "broken" | "delivered" | "rejected" | "scheduled" | "canceled";
        /**
         * MessageStatusLogEntry
         * @description A status that an SMS or a push message had, and since when.
         * @example {
         *       "status": "delivered",
         *       "createDate": "2026-03-02T10:06:03Z"
         *     }
         */
        MessageStatusLogEntry: {
            /** @description When the status began, UTC. */
            createDate: components["schemas"]["Timestamp"];
            status: components["schemas"]["MessageStatus"];
        };
        /**
         * MobileApp
         * @description An app that takes push messages. Members that it has no value for are left out.
         * @example {
         *       "id": "1",
         *       "name": "Shop app",
         *       "sandbox": false,
         *       "certificate": "https://shop.example.com/push/shop.pem",
         *       "password": "********",
         *       "authKey": "********"
         *     }
         */
        MobileApp: {
            /** @description The key for Android, which reads as eight asterisks. */
            authKey?: string;
            /** @description The address of the certificate; one that was given as text reads as eight asterisks. */
            certificate?: string;
            /** @description The id of the app; as a number it is the `appId` of push messages. */
            id: components["schemas"]["TransactionalId"];
            /** @description The name of the app. */
            name: string;
            /** @description The password of the certificate, which reads as eight asterisks. */
            password?: string;
            /** @description Whether iOS devices are reached through Apple's sandbox. */
            sandbox: boolean;
        };
        /**
         * MobileAppId
         * @description The id of a mobile app.
         * @example {
         *       "mobileAppId": "1"
         *     }
         */
        MobileAppId: {
            /** @description The id, decimal digits in a string. */
            mobileAppId: components["schemas"]["TransactionalId"];
        };
        /**
         * MobileAppList
         * @description All mobile apps of the account.
         * @example [
         *       {
         *         "id": "1",
         *         "name": "Shop app",
         *         "sandbox": false,
         *         "certificate": "https://shop.example.com/push/shop.pem",
         *         "password": "********",
         *         "authKey": "********"
         *       }
         *     ]
         */
        MobileAppList: components["schemas"]["MobileApp"][];
        /**
         * MobileAppWrite
         * @description An app, with what Apple or Google ask for. In a change, certificate, password and key stay as they are when they are left out. Eight asterisks, as which they read, count as left out.
         * @example {
         *       "name": "Shop app",
         *       "sandbox": false,
         *       "certificate": "https://shop.example.com/push/shop.pem",
         *       "password": "secret-of-the-certificate",
         *       "authKey": "an-example-and-no-key"
         *     }
         */
        MobileAppWrite: {
            /** @description The key for Android. */
            authKey?: string;
            /** @description The certificate for iOS as PEM, or its http or https address. */
            certificate?: string;
            /** @description The name of the app. */
            name: string;
            /** @description The password of the certificate. */
            password?: string;
            /** @description Whether to reach iOS devices through Apple's sandbox. */
            sandbox: boolean;
        };
        /**
         * MobileResubscribe
         * @description Which phone number may be written to again.
         * @example {
         *       "mobileNumber": "351-910000001"
         *     }
         */
        MobileResubscribe: {
            mobileNumber: components["schemas"]["DestinationPhone"];
        };
        /**
         * MultiChannelCondition
         * @description What has to be true of the previous message. `none`, `delivered` and `not_delivered` fit after email and SMS; `open`, `not_open`, `click` and `not_click` fit after an email with HTML only.
         * @example not_open
         * @enum {string}
         */
        MultiChannelCondition: "none" | "delivered" | "not_delivered" | "open" | "not_open" | "click" | "not_click";
        /**
         * MultiChannelEmailCreate
         * @description An email of a flow. It has a stored template, or a subject and a text; the template goes before the other members. Opens and clicks are always noticed.
         * @example {
         *       "channel": "email",
         *       "subject": "Your order 1001 is waiting",
         *       "htmlBody": "<p>Dear {{ name }}, your order 1001 is not paid yet.</p>"
         *     }
         */
        MultiChannelEmailCreate: {
            /**
             * @description The channel of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            channel: "email";
            /**
             * @description What has to be true of the previous message. Ignored in the first one.
             * @default none
             */
            condition?: components["schemas"]["MultiChannelCondition"];
            /** @description The text as HTML, with placeholders. */
            htmlBody?: string;
            /**
             * Format: int32
             * @description Seconds to wait after the previous message. Ignored in the first one.
             * @default 3600
             */
            interval?: number;
            /** @description The subject, with placeholders. */
            subject?: string;
            /**
             * Format: int64
             * @description The id of a stored email template.
             */
            templateId?: number;
            /** @description The text without markup, with placeholders. */
            textBody?: string;
        };
        /**
         * MultiChannelExecute
         * @description Which flow to run, for whom and from whom.
         * @example {
         *       "templateId": "1",
         *       "to": {
         *         "email": "ana@example.com",
         *         "phone": "351-910000001",
         *         "mergeTags": [
         *           "name:Ana"
         *         ]
         *       },
         *       "sender": {
         *         "emailSenderId": "1",
         *         "phoneSenderId": "2"
         *       }
         *     }
         */
        MultiChannelExecute: {
            sender: components["schemas"]["MultiChannelSender"];
            /** @description The id of the flow, as `createMultiChannelFlow` returned it. */
            templateId: string;
            to: components["schemas"]["MultiChannelRecipient"];
        };
        /**
         * MultiChannelFlow
         * @description Messages that follow one another, on one channel or another.
         * @example {
         *       "id": "1",
         *       "name": "Unpaid order",
         *       "group": "orders",
         *       "messages": [
         *         {
         *           "channel": "email",
         *           "interval": 3600,
         *           "condition": "none",
         *           "subject": "Your order 1001 is waiting",
         *           "htmlBody": "<p>Dear {{ name }}, your order 1001 is not paid yet.</p>"
         *         },
         *         {
         *           "channel": "sms",
         *           "interval": 7200,
         *           "condition": "not_open",
         *           "textBody": "Dear {{ name }}, your order 1001 is not paid yet."
         *         }
         *       ]
         *     }
         */
        MultiChannelFlow: {
            /** @description The name under which reports count its messages. */
            group: string;
            /** @description The id that `executeMultiChannel` takes. */
            readonly id: components["schemas"]["TransactionalId"];
            /** @description The messages, in order. */
            messages: components["schemas"]["MultiChannelMessage"][];
            /** @description The name of the flow. */
            name: string;
        };
        /**
         * MultiChannelFlowCreate
         * @description The messages of a new flow.
         * @example {
         *       "name": "Unpaid order",
         *       "group": "orders",
         *       "messages": [
         *         {
         *           "channel": "email",
         *           "subject": "Your order 1001 is waiting",
         *           "htmlBody": "<p>Dear {{ name }}, your order 1001 is not paid yet.</p>"
         *         },
         *         {
         *           "channel": "sms",
         *           "interval": 7200,
         *           "condition": "not_open",
         *           "textBody": "Dear {{ name }}, your order 1001 is not paid yet."
         *         }
         *       ]
         *     }
         */
        MultiChannelFlowCreate: {
            /**
             * @description The name under which reports count the messages. A new name makes a new group.
             * @default default
             */
            group?: string;
            /** @description The messages, in order. The first one is sent at once when the flow is executed. */
            messages: components["schemas"]["MultiChannelMessageCreate"][];
            /** @description The name of the flow. */
            name: string;
        };
        /**
         * MultiChannelFlowList
         * @description Flows; one of them when the request names one.
         * @example [
         *       {
         *         "id": "1",
         *         "name": "Unpaid order",
         *         "group": "orders",
         *         "messages": [
         *           {
         *             "channel": "email",
         *             "interval": 3600,
         *             "condition": "none",
         *             "subject": "Your order 1001 is waiting",
         *             "htmlBody": "<p>Dear {{ name }}, your order 1001 is not paid yet.</p>"
         *           },
         *           {
         *             "channel": "sms",
         *             "interval": 7200,
         *             "condition": "not_open",
         *             "textBody": "Dear {{ name }}, your order 1001 is not paid yet."
         *           }
         *         ]
         *       }
         *     ]
         */
        MultiChannelFlowList: components["schemas"]["MultiChannelFlow"][];
        /**
         * MultiChannelId
         * @description The id of a flow that was created, or of a run that was started.
         * @example {
         *       "multiChannelId": "1"
         *     }
         */
        MultiChannelId: {
            /** @description The id, decimal digits in a string. */
            multiChannelId: components["schemas"]["TransactionalId"];
        };
        /**
         * MultiChannelMessage
         * @description A message of a flow. Members that it has no value for are left out.
         * @example {
         *       "channel": "sms",
         *       "interval": 7200,
         *       "condition": "not_open",
         *       "textBody": "Dear {{ name }}, your order 1001 is not paid yet."
         *     }
         */
        MultiChannelMessage: {
            /**
             * @description The channel of the message.
             * @enum {string}
             */
            channel: "email" | "sms";
            condition: components["schemas"]["MultiChannelCondition"];
            /** @description The text of an email as HTML. */
            htmlBody?: string;
            /**
             * Format: int32
             * @description Seconds to wait after the previous message. Without meaning in the first one.
             */
            interval: number;
            /** @description The subject of an email. */
            subject?: string;
            /**
             * Format: int64
             * @description The id of the stored template that is sent.
             */
            templateId?: number;
            /** @description The text without markup. */
            textBody?: string;
        };
        /**
         * MultiChannelMessageCreate
         * @description A message of a new flow.
         * @example {
         *       "channel": "sms",
         *       "interval": 7200,
         *       "condition": "not_open",
         *       "textBody": "Dear {{ name }}, your order 1001 is not paid yet."
         *     }
         */
        MultiChannelMessageCreate: components["schemas"]["MultiChannelEmailCreate"] | components["schemas"]["MultiChannelSmsCreate"];
        /**
         * MultiChannelRecipient
         * @description The recipient, with an address for every channel of the flow.
         * @example {
         *       "email": "ana@example.com",
         *       "phone": "351-910000001",
         *       "mergeTags": [
         *         "name:Ana"
         *       ]
         *     }
         */
        MultiChannelRecipient: {
            /**
             * Format: email
             * @description The address for emails.
             */
            email?: string;
            mergeTags?: components["schemas"]["MergeTags"];
            phone?: components["schemas"]["DestinationPhone"];
        };
        /**
         * MultiChannelRun
         * @description A flow that was executed for one recipient.
         * @example {
         *       "multiChannelId": "1",
         *       "flowId": "1",
         *       "status": "pending",
         *       "to": {
         *         "email": "ana@example.com",
         *         "phone": "351-910000001",
         *         "mergeTags": [
         *           "name:Ana"
         *         ]
         *       },
         *       "sender": {
         *         "emailSenderId": "1",
         *         "phoneSenderId": "2"
         *       },
         *       "messages": [
         *         {
         *           "channel": "email",
         *           "status": "sent",
         *           "messageId": "10",
         *           "date": "2026-03-02T12:00:00Z"
         *         },
         *         {
         *           "channel": "sms",
         *           "status": "waiting",
         *           "date": "2026-03-02T14:00:00Z"
         *         }
         *       ],
         *       "createDate": "2026-03-02T12:00:00Z"
         *     }
         */
        MultiChannelRun: {
            /** @description When the flow was executed, UTC. */
            createDate: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When the run ended, UTC; left out while it is pending.
             */
            endDate?: string;
            /** @description The id of the flow. */
            flowId: components["schemas"]["TransactionalId"];
            /** @description What became of each message of the flow, in order. */
            messages: components["schemas"]["MultiChannelRunMessage"][];
            /** @description The id that `executeMultiChannel` returned. */
            multiChannelId: components["schemas"]["TransactionalId"];
            sender: components["schemas"]["MultiChannelSender"];
            status: components["schemas"]["MultiChannelRunStatus"];
            to: components["schemas"]["MultiChannelRecipient"];
        };
        /**
         * MultiChannelRunList
         * @description Runs of flows, newest first.
         * @example [
         *       {
         *         "multiChannelId": "1",
         *         "flowId": "1",
         *         "status": "pending",
         *         "to": {
         *           "email": "ana@example.com",
         *           "phone": "351-910000001",
         *           "mergeTags": [
         *             "name:Ana"
         *           ]
         *         },
         *         "sender": {
         *           "emailSenderId": "1",
         *           "phoneSenderId": "2"
         *         },
         *         "messages": [
         *           {
         *             "channel": "email",
         *             "status": "sent",
         *             "messageId": "10",
         *             "date": "2026-03-02T12:00:00Z"
         *           },
         *           {
         *             "channel": "sms",
         *             "status": "waiting",
         *             "date": "2026-03-02T14:00:00Z"
         *           }
         *         ],
         *         "createDate": "2026-03-02T12:00:00Z"
         *       }
         *     ]
         */
        MultiChannelRunList: components["schemas"]["MultiChannelRun"][];
        /**
         * MultiChannelRunMessage
         * @description A message of a run.
         * @example {
         *       "channel": "email",
         *       "status": "sent",
         *       "messageId": "10",
         *       "date": "2026-03-02T12:00:00Z"
         *     }
         */
        MultiChannelRunMessage: {
            /**
             * @description The channel of the message.
             * @enum {string}
             */
            channel: "email" | "sms";
            /**
             * Format: date-time
             * @description When it was sent or skipped, or when it is due, UTC; left out while that is not known.
             */
            date?: string;
            /** @description The id of the message, for the logs; left out unless it was sent. */
            messageId?: string;
            /**
             * @description A `waiting` message is looked at when the one before it was sent and its interval has passed; it is then `sent`, or `skipped` because its condition was not met or the run had ended.
             * @enum {string}
             */
            status: "waiting" | "sent" | "skipped";
        };
        /**
         * MultiChannelRunStatus
         * @description Where the run of a flow stands. `pending` still has messages to send. Final are `interrupted` (the recipient acted), `finished` (nothing is left to send) and `canceled` (a message could not be sent).
         * @example pending
         * @enum {string}
         */
        MultiChannelRunStatus: "pending" | "interrupted" | "finished" | "canceled";
        /**
         * MultiChannelSender
         * @description The senders, one for every channel of the flow.
         * @example {
         *       "emailSenderId": "1",
         *       "phoneSenderId": "2"
         *     }
         */
        MultiChannelSender: {
            /** @description The id of an active email sender. */
            emailSenderId?: string;
            /** @description The id of an active SMS sender. */
            phoneSenderId?: string;
        };
        /**
         * MultiChannelSmsCreate
         * @description An SMS of a flow, with a stored template or a text; the template goes before the text.
         * @example {
         *       "channel": "sms",
         *       "interval": 7200,
         *       "condition": "not_open",
         *       "textBody": "Dear {{ name }}, your order 1001 is not paid yet."
         *     }
         */
        MultiChannelSmsCreate: {
            /**
             * @description The channel of the message. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            channel: "sms";
            /**
             * @description What has to be true of the previous message. Ignored in the first one.
             * @default none
             */
            condition?: components["schemas"]["MultiChannelCondition"];
            /**
             * Format: int32
             * @description Seconds to wait after the previous message. Ignored in the first one.
             * @default 3600
             */
            interval?: number;
            /**
             * Format: int64
             * @description The id of a stored SMS template, which brings its encoding and number of parts.
             */
            templateId?: number;
            /** @description The text, with placeholders. The encoding is chosen by its characters. */
            textBody?: string;
        };
        /**
         * NameAndEmail
         * @description A recipient of a copy.
         * @example {
         *       "email": "orders@example.com"
         *     }
         */
        NameAndEmail: {
            /**
             * Format: email
             * @description The address.
             */
            email: string;
            /** @description The name; left out where the request gave only the address. */
            name?: string;
        };
        /**
         * PhoneValidation
         * @description What was found about a phone number.
         * @example {
         *       "valid": true,
         *       "isValid": true,
         *       "prefix": "351",
         *       "number": "910000001",
         *       "message": "The number is valid."
         *     }
         */
        PhoneValidation: {
            /** @description The same as `valid`. */
            isValid: boolean;
            /** @description The finding in words. */
            message: string;
            /** @description What follows the country code. */
            number: string;
            /** @description The country code; empty if none was found. */
            prefix: string;
            /** @description Whether a phone can have this number. */
            valid: boolean;
        };
        /**
         * Problem
         * @description The body of every error.
         * @example {
         *       "type": "/docs/#errors",
         *       "title": "Not Found",
         *       "status": 404,
         *       "detail": "There is no list 4711 in this account."
         *     }
         */
        Problem: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
            status: number;
            /** @description Short name of the status. */
            title: string;
            /**
             * Format: uri-reference
             * @description Address of a text about the status code.
             */
            type?: string;
        };
        /**
         * ProblemWithErrors
         * @description An error that names its causes. `errors` maps the place (`body.base.email`, `query.limit`) or the reason of a conflict (`unique_field_in_use`) to its text or data.
         * @example {
         *       "type": "/docs/#errors",
         *       "title": "Unprocessable Entity",
         *       "status": 422,
         *       "detail": "query.limit must be <= 100",
         *       "errors": {
         *         "query.limit": "must be <= 100"
         *       }
         *     }
         */
        ProblemWithErrors: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description Place or reason, and its text or data. */
            errors?: Record<string, never>;
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
            status: number;
            /** @description Short name of the status. */
            title: string;
            /**
             * Format: uri-reference
             * @description Address of a text about the status code.
             */
            type?: string;
        };
        /**
         * PushBatch
         * @description Up to 100 push messages, each to one device.
         * @example [
         *       {
         *         "to": "fcm-token-of-ana",
         *         "subject": "Your parcel",
         *         "textBody": "Your order 1001 arrives today.",
         *         "appId": 1,
         *         "custom": "order-1001"
         *       }
         *     ]
         */
        PushBatch: components["schemas"]["SinglePush"][];
        /**
         * PushLog
         * @description The log of one push message, an array of one entry.
         * @example [
         *       {
         *         "campaign": {
         *           "id": 3,
         *           "groupId": 4,
         *           "userId": 1,
         *           "subscriberId": 3,
         *           "name": "Your parcel",
         *           "domainShared": false,
         *           "channel": "push",
         *           "currentStatus": "delivered",
         *           "contentSubject": "Your parcel",
         *           "contentText": "Your order 1001 arrives today.",
         *           "createDate": "2026-03-03T08:00:00Z",
         *           "createIp": "192.0.2.10",
         *           "openTrackingEnabled": false,
         *           "clickTrackingEnabled": false,
         *           "register": false,
         *           "mergeTags": [],
         *           "attachement": false,
         *           "hasunsubscribe": false,
         *           "cc": [],
         *           "bcc": []
         *         },
         *         "subscriberDevice": "fcm-token-of-ana",
         *         "campaignStatusLog": [
         *           {
         *             "status": "created",
         *             "createDate": "2026-03-03T08:00:00Z"
         *           },
         *           {
         *             "status": "queued",
         *             "createDate": "2026-03-03T08:00:00Z"
         *           },
         *           {
         *             "status": "processing",
         *             "createDate": "2026-03-03T08:00:01Z"
         *           },
         *           {
         *             "status": "spool",
         *             "createDate": "2026-03-03T08:00:01Z"
         *           },
         *           {
         *             "status": "sending",
         *             "createDate": "2026-03-03T08:00:01Z"
         *           },
         *           {
         *             "status": "finished",
         *             "createDate": "2026-03-03T08:00:01Z"
         *           },
         *           {
         *             "status": "delivered",
         *             "createDate": "2026-03-03T08:00:02Z"
         *           }
         *         ]
         *       }
         *     ]
         */
        PushLog: components["schemas"]["PushLogEntry"][];
        /**
         * PushLogCampaign
         * @description A push message as it was ordered, and where it stands. Members that it has no value for are left out.
         * @example {
         *       "id": 3,
         *       "groupId": 4,
         *       "userId": 1,
         *       "subscriberId": 3,
         *       "name": "Your parcel",
         *       "domainShared": false,
         *       "channel": "push",
         *       "currentStatus": "delivered",
         *       "contentSubject": "Your parcel",
         *       "contentText": "Your order 1001 arrives today.",
         *       "createDate": "2026-03-03T08:00:00Z",
         *       "createIp": "192.0.2.10",
         *       "openTrackingEnabled": false,
         *       "clickTrackingEnabled": false,
         *       "register": false,
         *       "mergeTags": [],
         *       "attachement": false,
         *       "hasunsubscribe": false,
         *       "cc": [],
         *       "bcc": []
         *     }
         */
        PushLogCampaign: {
            /** @description The variables of the template; left out for none. */
            advancedTemplateData?: {
                [key: string]: unknown;
            };
            /** @description Always false. The spelling is that of the API. */
            attachement: boolean;
            /** @description Left out. */
            autoResponseSuppress?: string;
            /** @description Always empty. */
            bcc: components["schemas"]["NameAndEmail"][];
            /** @description Always empty. */
            cc: components["schemas"]["NameAndEmail"][];
            /**
             * @description Always `push`.
             * @constant
             */
            channel: "push";
            /** @description Always false. */
            clickTrackingEnabled: boolean;
            /** @description The name of the file that the content came from. */
            contentFilename?: string;
            /** @description Left out; push messages have no HTML. */
            contentHtml?: string;
            /** @description The title, before placeholders were filled. */
            contentSubject: string;
            /** @description The text, before placeholders were filled. */
            contentText?: string;
            /** @description When the request was taken, UTC. */
            createDate: components["schemas"]["Timestamp"];
            /** @description The IP address that the request came from. */
            createIp?: string;
            currentStatus: components["schemas"]["MessageStatus"];
            /** @description Left out. */
            customSenderName?: string;
            /** @description Left out. */
            domain?: string;
            /**
             * Format: int64
             * @description Left out.
             */
            domainId?: number;
            /** @description Always false. */
            domainShared: boolean;
            /**
             * Format: int64
             * @description The id of the group that reports count it in.
             */
            groupId: number;
            /** @description Always false. */
            hasunsubscribe: boolean;
            /**
             * Format: int64
             * @description The id of the message.
             */
            id: number;
            /** @description The merge tags of the request; empty for none. */
            mergeTags: string[];
            /** @description The name that the platform gave the message. */
            name: string;
            /** @description Always false. */
            openTrackingEnabled: boolean;
            /** @description Left out. */
            optInIpAddress?: string;
            /** @description The key of the plugin that sent it. */
            pluginKey?: string;
            /** @description Whether evidence is kept. */
            register: boolean;
            /**
             * Format: int64
             * @description Left out.
             */
            replySenderId?: number;
            /**
             * Format: int64
             * @description Left out; push messages have an app instead.
             */
            senderId?: number;
            /**
             * Format: int64
             * @description The id of the recipient.
             */
            subscriberId: number;
            /**
             * Format: int64
             * @description The id of the template, if one was used.
             */
            templateId?: number;
            /**
             * Format: int64
             * @description The id of the user as whom the key acted, or who logged in; left out without one.
             */
            userId?: number;
        };
        /**
         * PushLogEntry
         * @description A push message and every status that it had.
         * @example {
         *       "campaign": {
         *         "id": 3,
         *         "groupId": 4,
         *         "userId": 1,
         *         "subscriberId": 3,
         *         "name": "Your parcel",
         *         "domainShared": false,
         *         "channel": "push",
         *         "currentStatus": "delivered",
         *         "contentSubject": "Your parcel",
         *         "contentText": "Your order 1001 arrives today.",
         *         "createDate": "2026-03-03T08:00:00Z",
         *         "createIp": "192.0.2.10",
         *         "openTrackingEnabled": false,
         *         "clickTrackingEnabled": false,
         *         "register": false,
         *         "mergeTags": [],
         *         "attachement": false,
         *         "hasunsubscribe": false,
         *         "cc": [],
         *         "bcc": []
         *       },
         *       "subscriberDevice": "fcm-token-of-ana",
         *       "campaignStatusLog": [
         *         {
         *           "status": "created",
         *           "createDate": "2026-03-03T08:00:00Z"
         *         },
         *         {
         *           "status": "queued",
         *           "createDate": "2026-03-03T08:00:00Z"
         *         },
         *         {
         *           "status": "processing",
         *           "createDate": "2026-03-03T08:00:01Z"
         *         },
         *         {
         *           "status": "spool",
         *           "createDate": "2026-03-03T08:00:01Z"
         *         },
         *         {
         *           "status": "sending",
         *           "createDate": "2026-03-03T08:00:01Z"
         *         },
         *         {
         *           "status": "finished",
         *           "createDate": "2026-03-03T08:00:01Z"
         *         },
         *         {
         *           "status": "delivered",
         *           "createDate": "2026-03-03T08:00:02Z"
         *         }
         *       ]
         *     }
         */
        PushLogEntry: {
            campaign: components["schemas"]["PushLogCampaign"];
            /** @description The statuses, oldest first. The last one is the `currentStatus`. */
            campaignStatusLog: components["schemas"]["MessageStatusLogEntry"][];
            /** @description The token of the device. */
            subscriberDevice: string;
        };
        /**
         * PushMessage
         * @description A push message as it was ordered, and where it stands.
         * @example {
         *       "id": 3,
         *       "name": "Your parcel",
         *       "groupId": 4,
         *       "appId": 1,
         *       "subscriberId": 3,
         *       "subject": "Your parcel",
         *       "textBody": "Your order 1001 arrives today.",
         *       "custom": "order-1001",
         *       "createDate": "2026-03-03T08:00:00Z",
         *       "status": "delivered"
         *     }
         */
        PushMessage: {
            /**
             * Format: int64
             * @description The id of the mobile app.
             */
            appId: number;
            /** @description When the request was taken, UTC. */
            createDate: components["schemas"]["Timestamp"];
            /** @description Data that the app gets besides the text; left out when there is none. */
            custom?: string;
            /**
             * Format: int64
             * @description The id of the group that reports count it in.
             */
            groupId: number;
            /**
             * Format: int64
             * @description The id of the message.
             */
            id: number;
            /** @description The name that the platform gave the message. */
            name: string;
            status: components["schemas"]["MessageStatus"];
            /** @description The title, before placeholders were filled. */
            subject: string;
            /**
             * Format: int64
             * @description The id of the recipient.
             */
            subscriberId: number;
            /**
             * Format: int64
             * @description The id of the template; left out if none was used.
             */
            templateId?: number;
            /** @description The text, before placeholders were filled. */
            textBody: string;
        };
        /**
         * PushMessageIdList
         * @description The ids of the messages that were taken, in the order of the request.
         * @example [
         *       {
         *         "messageId": "3"
         *       }
         *     ]
         */
        PushMessageIdList: components["schemas"]["MessageId"][];
        /**
         * PushMessageList
         * @description Push messages, newest first.
         * @example [
         *       {
         *         "createDate": "2026-03-03T08:00:00Z",
         *         "subscriberDevice": "fcm-token-of-ana",
         *         "groupName": "default",
         *         "messageId": "3",
         *         "appId": 1
         *       }
         *     ]
         */
        PushMessageList: components["schemas"]["PushMessageListItem"][];
        /**
         * PushMessageListItem
         * @description A push message in a list.
         * @example {
         *       "createDate": "2026-03-03T08:00:00Z",
         *       "subscriberDevice": "fcm-token-of-ana",
         *       "groupName": "default",
         *       "messageId": "3",
         *       "appId": 1
         *     }
         */
        PushMessageListItem: {
            /**
             * Format: int64
             * @description The id of the mobile app.
             */
            appId: number;
            /** @description When the request was taken, UTC. */
            createDate: components["schemas"]["Timestamp"];
            /** @description The name of its group. */
            groupName: string;
            /** @description The id of the message. */
            messageId: string;
            /** @description The token of the device. */
            subscriberDevice: string;
        };
        /**
         * PushReportRow
         * @description The push messages of a group in a day or a month, counted by the status that they have now.
         * @example {
         *       "groupId": "4",
         *       "groupName": "default",
         *       "metricsTotal": 1,
         *       "metricsNotDelivered": 0,
         *       "metricsSent": 1,
         *       "metricsDelivered": 1,
         *       "metricsRejected": 0,
         *       "metricsUnknown": 0,
         *       "timePeriod": "2026-03-03"
         *     }
         */
        PushReportRow: {
            /** @description The id of the group. */
            groupId: string;
            /** @description The name of the group. */
            groupName: string;
            /**
             * Format: int64
             * @description Messages that the device took.
             */
            metricsDelivered: number;
            /**
             * Format: int64
             * @description Messages that did not arrive, for whatever reason.
             */
            metricsNotDelivered: number;
            /**
             * Format: int64
             * @description Messages that were refused.
             */
            metricsRejected: number;
            /**
             * Format: int64
             * @description Messages that were handed over to Apple or Google.
             */
            metricsSent: number;
            /**
             * Format: int64
             * @description Messages that were taken.
             */
            metricsTotal: number;
            /**
             * Format: int64
             * @description Messages that were handed over and of which nothing was heard since.
             */
            metricsUnknown: number;
            /** @description The day, `YYYY-MM-DD`, or the month, `YYYY-MM`, in UTC. */
            timePeriod: string;
        };
        /**
         * PushReportRowList
         * @description The rows of a report, in the order of time and, within a period, of the groups.
         * @example [
         *       {
         *         "groupId": "4",
         *         "groupName": "default",
         *         "metricsTotal": 1,
         *         "metricsNotDelivered": 0,
         *         "metricsSent": 1,
         *         "metricsDelivered": 1,
         *         "metricsRejected": 0,
         *         "metricsUnknown": 0,
         *         "timePeriod": "2026-03-03"
         *       }
         *     ]
         */
        PushReportRowList: components["schemas"]["PushReportRow"][];
        /**
         * PushTemplate
         * @description A stored text for push messages.
         * @example {
         *       "id": "3",
         *       "subject": "Your parcel",
         *       "textBody": "Your order {{ order.number }} arrives today.",
         *       "appId": 1,
         *       "customData": "order",
         *       "templateName": "Parcel arrives"
         *     }
         */
        PushTemplate: {
            /**
             * Format: int32
             * @description The id of the mobile app.
             */
            appId: number;
            /** @description Data that the app gets besides the text; left out when there is none. */
            customData?: string;
            /** @description The id of the template. */
            readonly id: components["schemas"]["TransactionalId"];
            /** @description The title, with placeholders. */
            subject: string;
            /** @description The name of the template. */
            templateName: string;
            /** @description The text, with placeholders. */
            textBody: string;
        };
        /**
         * PushTemplateList
         * @description All push templates of the account.
         * @example [
         *       {
         *         "id": "3",
         *         "subject": "Your parcel",
         *         "textBody": "Your order {{ order.number }} arrives today.",
         *         "appId": 1,
         *         "customData": "order",
         *         "templateName": "Parcel arrives"
         *       }
         *     ]
         */
        PushTemplateList: components["schemas"]["PushTemplate"][];
        /**
         * PushTemplateWrite
         * @description A whole push template.
         * @example {
         *       "subject": "Your parcel",
         *       "textBody": "Your order {{ order.number }} arrives today.",
         *       "appId": 1,
         *       "customData": "order",
         *       "templateName": "Parcel arrives"
         *     }
         */
        PushTemplateWrite: {
            /**
             * Format: int32
             * @description The id of a mobile app of the account.
             */
            appId: number;
            /** @description What to tell the app beside the text. */
            customData?: string;
            /** @description The title, with placeholders. */
            subject: string;
            /** @description The name of the template. */
            templateName: string;
            /** @description The text, with placeholders. */
            textBody: string;
        };
        /**
         * PushWebhookCreate
         * @description A webhook for push messages.
         * @example {
         *       "url": "https://shop.example.com/hooks/push",
         *       "channel": "push"
         *     }
         */
        PushWebhookCreate: {
            /** @description The actions to report. Without it, all actions. */
            actions?: components["schemas"]["TransactionalPushAction"][];
            /**
             * @description The channel that is watched. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            channel: "push";
            /**
             * Format: uri
             * @description The http or https address to call.
             */
            url: string;
        };
        /**
         * ReplyTo
         * @description Where answers to the email go. Without it, they go to the sender.
         * @example {
         *       "name": "Accounts",
         *       "email": "accounts@example.com"
         *     }
         */
        ReplyTo: {
            /**
             * Format: email
             * @description The address.
             */
            email: string;
            /** @description The name to show. */
            name?: string;
        };
        /**
         * ResendVerifyRequestBadRequest
         * @description What is wrong with the request.
         */
        ResendVerifyRequestBadRequest: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description Place or reason, and its text or data. */
            errors?: {
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description The request has come to its end; ask for a new code. */
                request_ended?: string;
            } & {
                [key: string]: unknown;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
            status: number;
            /** @description Short name of the status. */
            title: string;
            /**
             * Format: uri-reference
             * @description Address of a text about the status code.
             */
            type?: string;
        };
        /**
         * ResubscribedAddressList
         * @description The addresses that can be written to again.
         * @example [
         *       "ana@example.com"
         *     ]
         */
        ResubscribedAddressList: string[];
        /**
         * SendDate
         * @description When to send, in UTC, `YYYY-MM-DD hh:mm:ss`. Until then the status is `scheduled`; a time that has passed means at once.
         * @example 2026-03-03 08:00:00
         */
        SendDate: string;
        /**
         * SendingDomain
         * @description A domain that sends, and the host of the tracked links in its emails.
         * @example {
         *       "id": "1",
         *       "domain": "shop.example.com",
         *       "server": "links.shop.example.com",
         *       "fallbackUrl": "https://shop.example.com/",
         *       "default": true,
         *       "verified": true,
         *       "spf": true,
         *       "cname": true,
         *       "checked": "2026-03-02T10:00:00Z"
         *     }
         */
        SendingDomain: {
            /** @description The time of the last look at the DNS, UTC; left out before the first. */
            readonly checked?: components["schemas"]["Timestamp"];
            /** @description Whether the host of the links leads to the platform by a CNAME; left out before the first look. */
            readonly cname?: boolean;
            /** @description Whether emails that name no domain use it. */
            default: boolean;
            /** @description Whether the record of the key with which the platform signs for the domain is there (RFC 6376); left out before the first look, and where the platform does not sign for it. */
            readonly dkim?: boolean;
            /**
             * Format: hostname
             * @description The name of the domain.
             */
            domain: string;
            /**
             * Format: uri
             * @description Where a reader is led whose link on the host is not known any more; left out without one.
             */
            fallbackUrl?: string;
            /** @description The id of the domain. */
            readonly id: components["schemas"]["TransactionalId"];
            /**
             * Format: hostname
             * @description The host of the tracked links.
             */
            server: string;
            /** @description Whether the domain has one SPF record (RFC 7208); left out before the first look. */
            readonly spf?: boolean;
            /** @description Whether the last look at the DNS found everything. Only then links use the host. */
            readonly verified: boolean;
        };
        /**
         * SendingDomainCreate
         * @description What a new sending domain needs.
         * @example {
         *       "domain": "shop.example.com",
         *       "fallbackUrl": "https://shop.example.com/"
         *     }
         */
        SendingDomainCreate: {
            /**
             * @description Whether emails that name no domain use it from now on.
             * @default false
             */
            default?: boolean;
            /**
             * Format: hostname
             * @description The name of the domain, without protocol and path.
             */
            domain: string;
            /**
             * Format: uri
             * @description Where a reader is led whose link on the host is not known any more, http or https.
             */
            fallbackUrl?: string;
            /**
             * Format: hostname
             * @description The host of the tracked links; without it, `links.` before the domain.
             */
            server?: string;
        };
        /**
         * SendingDomainList
         * @description The domains of the account, oldest first.
         * @example [
         *       {
         *         "id": "1",
         *         "domain": "shop.example.com",
         *         "server": "links.shop.example.com",
         *         "fallbackUrl": "https://shop.example.com/",
         *         "default": true,
         *         "verified": true,
         *         "spf": true,
         *         "cname": true,
         *         "checked": "2026-03-02T10:00:00Z"
         *       }
         *     ]
         */
        SendingDomainList: components["schemas"]["SendingDomain"][];
        /**
         * SendingDomainValidation
         * @description What a look at the DNS found.
         * @example {
         *       "isValid": true
         *     }
         */
        SendingDomainValidation: {
            /** @description Whether everything was found; `getSendingDomain` tells what was and what was not. */
            isValid: boolean;
        };
        /**
         * SingleEmail
         * @description An email to one recipient. At least one of `htmlBody`, `textBody` and `templateId` has to be there; a body that the request gives goes before the one of the template.
         * @example {
         *       "senderId": "1",
         *       "senderName": "The shop",
         *       "to": "ana@example.com",
         *       "subject": "Your order 1001",
         *       "htmlBody": "<p>Thank you, {{ name }}. Your order 1001 is on its way.</p>",
         *       "textBody": "Thank you, {{ name }}. Your order 1001 is on its way.",
         *       "mergeTags": [
         *         "name:Ana"
         *       ],
         *       "customData": "order-1001",
         *       "group": "orders"
         *     }
         */
        SingleEmail: {
            /** @description The variables of the template, of any shape: `{{ order.total }}` reads the member `total` of `order`. In the objects of `codeSnippets`, a member whose name contains `template` holds the id of a stored template to embed, and the others are its variables. */
            advancedTemplatingData?: {
                /** @description Stored templates to embed, each with its variables. */
                codeSnippets?: {
                    [key: string]: unknown;
                }[];
            } & {
                [key: string]: unknown;
            };
            /** @description The files, 5 MB together. */
            attachment?: components["schemas"]["SingleEmailAttachment"][];
            /** @description Addresses of blind copies; each has a message of its own, which no other recipient sees. */
            bcc?: string[];
            /** @description Addresses that get a copy and that everybody sees. Each has a message of its own. At most 100 recipients with `to` and `bcc`. */
            cc?: string[];
            /**
             * @description Whether clicks are noticed; the links then lead through the platform.
             * @default false
             */
            clickTracking?: boolean;
            /** @description Anything; the webhooks of this email carry it unchanged. */
            customData?: string;
            /**
             * Format: hostname
             * @description The name of a sending domain of the account, which has to be verified: its host is in the tracked links. Without it, the default domain, or the host of the platform. Another is a 400.
             */
            domain?: string;
            /**
             * @description The name under which reports count the email. A new name makes a new group.
             * @default default
             */
            group?: string;
            header?: components["schemas"]["EmailHeaderOptions"];
            /** @description The text as HTML, with placeholders. */
            htmlBody?: string;
            /** @description Names and values, divided by the first colon: `name:Ana` puts `Ana` in every place of `{{ name }}` in the subject and the bodies. */
            mergeTags?: string[];
            /**
             * @description Whether openings are noticed, by an image in the HTML.
             * @default false
             */
            openTracking?: boolean;
            /**
             * @description An urgent email overtakes those that wait.
             * @default non-urgent
             * @enum {string}
             */
            priority?: "urgent" | "non-urgent";
            /**
             * @description Whether to keep evidence of the email. Only for accounts with registered messages.
             * @default false
             */
            registered?: boolean;
            replyTo?: components["schemas"]["ReplyTo"];
            scheduleTo?: components["schemas"]["SendDate"];
            /** @description The id of a sender of the account; it has to be active. */
            senderId: string;
            /** @description The name to show instead of the one of the sender. */
            senderName?: string;
            /** @description The preview that mail programs show beside the subject. */
            snippet?: string;
            /** @description The subject, with placeholders. Needed with a template, too. */
            subject: string;
            /** @description The id of a stored template for the bodies that the request leaves out. */
            templateId?: string;
            /** @description The text without markup, with placeholders. */
            textBody?: string;
            /**
             * Format: email
             * @description The address of the recipient.
             */
            to: string;
        };
        /**
         * SingleEmailAttachment
         * @description A file of an email, with its content in `data` or its address in `url`.
         * @example {
         *       "filename": "invoice-1001.txt",
         *       "mimeType": "text/plain",
         *       "arrangement": "attachment",
         *       "data": "VG90YWw6IDE5LjkwCg=="
         *     }
         */
        SingleEmailAttachment: components["schemas"]["DataAttachment"] | components["schemas"]["UrlAttachment"];
        /**
         * SinglePush
         * @description A push message to one device, with its own text or that of a stored template.
         * @example {
         *       "to": "fcm-token-of-ana",
         *       "subject": "Your parcel",
         *       "textBody": "Your order 1001 arrives today.",
         *       "appId": 1,
         *       "custom": "order-1001"
         *     }
         */
        SinglePush: components["schemas"]["SinglePushText"] | components["schemas"]["SinglePushTemplate"];
        /**
         * SinglePushTemplate
         * @description A push message with the title, the text and the app of a stored template.
         * @example {
         *       "to": "fcm-token-of-ana",
         *       "custom": "order-1001",
         *       "templateId": "3"
         *     }
         */
        SinglePushTemplate: {
            /** @description What to tell the app beside the text, instead of the `customData` of the template. */
            custom?: string;
            scheduleTo?: components["schemas"]["SendDate"];
            /** @description The id of a push template. */
            templateId: string;
            /** @description The token of the device. */
            to: string;
        };
        /**
         * SinglePushText
         * @description A push message with its own text.
         * @example {
         *       "to": "fcm-token-of-ana",
         *       "subject": "Your parcel",
         *       "textBody": "Your order 1001 arrives today.",
         *       "appId": 1,
         *       "custom": "order-1001"
         *     }
         */
        SinglePushText: {
            /**
             * Format: int32
             * @description The id of a mobile app of the account.
             */
            appId: number;
            /** @description What to tell the app beside the text. Webhooks carry it unchanged, as `customData`. */
            custom?: string;
            scheduleTo?: components["schemas"]["SendDate"];
            /** @description The title. */
            subject: string;
            /** @description The text. */
            textBody: string;
            /** @description The token of the device. */
            to: string;
        };
        /**
         * SingleSms
         * @description An SMS to one recipient.
         * @example {
         *       "to": "351-910000001",
         *       "from": "2",
         *       "textBody": "Thank you, {{ name }}. Your order 1001 is on its way.",
         *       "encoding": "gsm0338",
         *       "maxCount": 1,
         *       "mergeTags": [
         *         "name:Ana"
         *       ],
         *       "customData": "order-1001",
         *       "group": "orders"
         *     }
         */
        SingleSms: {
            /** @description Anything; the webhooks of this SMS carry it unchanged. */
            customData?: string;
            encoding: components["schemas"]["SmsEncoding"];
            /** @description The id of a sender of the account; it has to be active. */
            from: string;
            /**
             * @description The name under which reports count the SMS. A new name makes a new group.
             * @default default
             */
            group?: string;
            /**
             * Format: int32
             * @description How many parts the text may have at most. Each part is paid for.
             */
            maxCount: number;
            mergeTags?: components["schemas"]["MergeTags"];
            priority?: components["schemas"]["MessagePriority"];
            /**
             * @description Whether to keep evidence of the SMS. Only for accounts with registered messages.
             * @default false
             */
            registered?: boolean;
            scheduleTo?: components["schemas"]["SendDate"];
            /** @description The text, with placeholders. */
            textBody: string;
            to: components["schemas"]["DestinationPhone"];
        };
        /**
         * SingleSmsTaken
         * @description The id of an SMS that was taken.
         * @example {
         *       "messageId": "2"
         *     }
         */
        SingleSmsTaken: {
            /** @description The id of the message, decimal digits in a string. */
            messageId: components["schemas"]["TransactionalId"];
            /** @description What networks of the country may do to the message; missing where there is no rule. */
            warnings?: string[];
        };
        /**
         * SmsBatch
         * @description Up to 100 SMS.
         * @example [
         *       {
         *         "to": "351-910000001",
         *         "from": "2",
         *         "textBody": "Thank you, {{ name }}. Your order 1001 is on its way.",
         *         "encoding": "gsm0338",
         *         "maxCount": 1,
         *         "mergeTags": [
         *           "name:Ana"
         *         ],
         *         "customData": "order-1001",
         *         "group": "orders"
         *       }
         *     ]
         */
        SmsBatch: components["schemas"]["SingleSms"][];
        /**
         * SmsEncoding
         * @description How the text is coded. `gsm0338` takes the characters of GSM 03.38, 160 in one part or 153 in each of several; `unicode` takes every character, 70 in one part or 67 in each of several.
         * @example gsm0338
         * @enum {string}
         */
        SmsEncoding: "unicode" | "gsm0338";
        /**
         * SmsLength
         * @description The text to measure.
         * @example {
         *       "message": "Thank you for your order 1001. It left our store this morning and reaches you on Friday between nine and twelve. Please have your card ready when the driver rings.",
         *       "gsm0338": true
         *     }
         */
        SmsLength: {
            /** @description True to measure it as GSM 03.38, false as Unicode. */
            gsm0338: boolean;
            /** @description The text, with placeholders filled. */
            message: string;
        };
        /**
         * SmsLengthResult
         * @description How long a text is as an SMS.
         * @example {
         *       "gsm0338": true,
         *       "charCount": 163,
         *       "parts": 2,
         *       "charPerMessage": 153,
         *       "message": "Thank you for your order 1001. It left our store this morning and reaches you on Friday between nine and twelve. Please have your card ready when the driver rings."
         *     }
         */
        SmsLengthResult: {
            /**
             * Format: int64
             * @description How many characters it has. In GSM 03.38 some, the euro sign for instance, count twice.
             */
            charCount: number;
            /**
             * @description How many characters each part takes, 160 or 153, 70 or 67.
             * @enum {integer}
             */
            charPerMessage: 67 | 70 | 153 | 160;
            /** @description Whether it was measured as GSM 03.38; false although true was asked for when the text has other characters. */
            gsm0338: boolean;
            /** @description The text. */
            message: string;
            /**
             * Format: int64
             * @description How many parts it is sent in.
             */
            parts: number;
        };
        /**
         * SmsLog
         * @description The log of one SMS, an array of one entry.
         * @example [
         *       {
         *         "campaign": {
         *           "id": 2,
         *           "groupId": 3,
         *           "userId": 1,
         *           "senderId": 2,
         *           "subscriberId": 2,
         *           "name": "Order on its way",
         *           "domainShared": true,
         *           "channel": "sms",
         *           "currentStatus": "delivered",
         *           "contentText": "Thank you, {{ name }}. Your order 1001 is on its way.",
         *           "createDate": "2026-03-02T10:06:00Z",
         *           "createIp": "192.0.2.10",
         *           "openTrackingEnabled": false,
         *           "clickTrackingEnabled": false,
         *           "register": false,
         *           "mergeTags": [
         *             "name:Ana"
         *           ],
         *           "attachement": false,
         *           "hasunsubscribe": false,
         *           "cc": [],
         *           "bcc": []
         *         },
         *         "subscriberMobile": "351-910000001",
         *         "campaignStatusLog": [
         *           {
         *             "status": "created",
         *             "createDate": "2026-03-02T10:06:00Z"
         *           },
         *           {
         *             "status": "queued",
         *             "createDate": "2026-03-02T10:06:00Z"
         *           },
         *           {
         *             "status": "processing",
         *             "createDate": "2026-03-02T10:06:01Z"
         *           },
         *           {
         *             "status": "spool",
         *             "createDate": "2026-03-02T10:06:01Z"
         *           },
         *           {
         *             "status": "sending",
         *             "createDate": "2026-03-02T10:06:01Z"
         *           },
         *           {
         *             "status": "finished",
         *             "createDate": "2026-03-02T10:06:02Z"
         *           },
         *           {
         *             "status": "delivered",
         *             "createDate": "2026-03-02T10:06:03Z"
         *           }
         *         ]
         *       }
         *     ]
         */
        SmsLog: components["schemas"]["SmsLogEntry"][];
        /**
         * SmsLogCampaign
         * @description An SMS as it was ordered, and where it stands. Members that it has no value for are left out.
         * @example {
         *       "id": 2,
         *       "groupId": 3,
         *       "userId": 1,
         *       "senderId": 2,
         *       "subscriberId": 2,
         *       "name": "Order on its way",
         *       "domainShared": true,
         *       "channel": "sms",
         *       "currentStatus": "delivered",
         *       "contentText": "Thank you, {{ name }}. Your order 1001 is on its way.",
         *       "createDate": "2026-03-02T10:06:00Z",
         *       "createIp": "192.0.2.10",
         *       "openTrackingEnabled": false,
         *       "clickTrackingEnabled": false,
         *       "register": false,
         *       "mergeTags": [
         *         "name:Ana"
         *       ],
         *       "attachement": false,
         *       "hasunsubscribe": false,
         *       "cc": [],
         *       "bcc": []
         *     }
         */
        SmsLogCampaign: {
            /** @description The variables of the template; left out for none. */
            advancedTemplateData?: {
                [key: string]: unknown;
            };
            /** @description Always false. The spelling is that of the API. */
            attachement: boolean;
            /** @description Left out. */
            autoResponseSuppress?: string;
            /** @description Always empty. */
            bcc: components["schemas"]["NameAndEmail"][];
            /** @description Always empty. */
            cc: components["schemas"]["NameAndEmail"][];
            /**
             * @description Always `sms`.
             * @constant
             */
            channel: "sms";
            /** @description Always false. */
            clickTrackingEnabled: boolean;
            /** @description The name of the file that the content came from. */
            contentFilename?: string;
            /** @description Left out; SMS have no HTML. */
            contentHtml?: string;
            /** @description Left out; SMS have no subject. */
            contentSubject?: string;
            /** @description The text, before placeholders were filled. */
            contentText?: string;
            /** @description When the request was taken, UTC. */
            createDate: components["schemas"]["Timestamp"];
            /** @description The IP address that the request came from. */
            createIp?: string;
            currentStatus: components["schemas"]["MessageStatus"];
            /** @description Left out. */
            customSenderName?: string;
            /** @description The host of the tracked links; left out for the one of the platform. */
            domain?: string;
            /**
             * Format: int64
             * @description The id of the domain of the tracked links; left out for the one of the platform.
             */
            domainId?: number;
            /** @description Whether others use the host as well. */
            domainShared: boolean;
            /**
             * Format: int64
             * @description The id of the group that reports count it in.
             */
            groupId: number;
            /** @description Always false. */
            hasunsubscribe: boolean;
            /**
             * Format: int64
             * @description The id of the message.
             */
            id: number;
            /** @description The merge tags of the request; empty for none. */
            mergeTags: string[];
            /** @description The name that the platform gave the message. */
            name: string;
            /** @description Always false. */
            openTrackingEnabled: boolean;
            /** @description Left out. */
            optInIpAddress?: string;
            /** @description The key of the plugin that sent it. */
            pluginKey?: string;
            /** @description Whether evidence is kept. */
            register: boolean;
            /**
             * Format: int64
             * @description Left out.
             */
            replySenderId?: number;
            /**
             * Format: int64
             * @description The id of the sender.
             */
            senderId: number;
            /**
             * Format: int64
             * @description The id of the recipient.
             */
            subscriberId: number;
            /**
             * Format: int64
             * @description The id of the template, if one was used.
             */
            templateId?: number;
            /**
             * Format: int64
             * @description The id of the user as whom the key acted, or who logged in; left out without one.
             */
            userId?: number;
        };
        /**
         * SmsLogEntry
         * @description An SMS and every status that it had.
         * @example {
         *       "campaign": {
         *         "id": 2,
         *         "groupId": 3,
         *         "userId": 1,
         *         "senderId": 2,
         *         "subscriberId": 2,
         *         "name": "Order on its way",
         *         "domainShared": true,
         *         "channel": "sms",
         *         "currentStatus": "delivered",
         *         "contentText": "Thank you, {{ name }}. Your order 1001 is on its way.",
         *         "createDate": "2026-03-02T10:06:00Z",
         *         "createIp": "192.0.2.10",
         *         "openTrackingEnabled": false,
         *         "clickTrackingEnabled": false,
         *         "register": false,
         *         "mergeTags": [
         *           "name:Ana"
         *         ],
         *         "attachement": false,
         *         "hasunsubscribe": false,
         *         "cc": [],
         *         "bcc": []
         *       },
         *       "subscriberMobile": "351-910000001",
         *       "campaignStatusLog": [
         *         {
         *           "status": "created",
         *           "createDate": "2026-03-02T10:06:00Z"
         *         },
         *         {
         *           "status": "queued",
         *           "createDate": "2026-03-02T10:06:00Z"
         *         },
         *         {
         *           "status": "processing",
         *           "createDate": "2026-03-02T10:06:01Z"
         *         },
         *         {
         *           "status": "spool",
         *           "createDate": "2026-03-02T10:06:01Z"
         *         },
         *         {
         *           "status": "sending",
         *           "createDate": "2026-03-02T10:06:01Z"
         *         },
         *         {
         *           "status": "finished",
         *           "createDate": "2026-03-02T10:06:02Z"
         *         },
         *         {
         *           "status": "delivered",
         *           "createDate": "2026-03-02T10:06:03Z"
         *         }
         *       ]
         *     }
         */
        SmsLogEntry: {
            campaign: components["schemas"]["SmsLogCampaign"];
            /** @description The statuses, oldest first. The last one is the `currentStatus`. */
            campaignStatusLog: components["schemas"]["MessageStatusLogEntry"][];
            /** @description The SMS with its short links; left out when it has none. */
            shortenerCampaign?: components["schemas"]["SmsLogShortener"];
            /** @description The number of the recipient. */
            subscriberMobile: string;
        };
        /**
         * SmsLogShortener
         * @description The SMS again, with the links that were shortened.
         * @example {
         *       "id": 2,
         *       "groupId": 3,
         *       "userId": 1,
         *       "senderId": 2,
         *       "subscriberId": 2,
         *       "name": "Order on its way",
         *       "domainShared": true,
         *       "channel": "sms",
         *       "currentStatus": "delivered",
         *       "contentText": "Thank you, {{ name }}. Your order 1001 is on its way.",
         *       "createDate": "2026-03-02T10:06:00Z",
         *       "createIp": "192.0.2.10",
         *       "openTrackingEnabled": false,
         *       "clickTrackingEnabled": false,
         *       "register": false,
         *       "mergeTags": [
         *         "name:Ana"
         *       ],
         *       "attachement": false,
         *       "hasunsubscribe": false,
         *       "cc": [],
         *       "bcc": [],
         *       "shorteners": [
         *         {
         *           "campaignId": 2,
         *           "link": "https://shop.example.com/orders/1001",
         *           "domain": "go.example.com"
         *         }
         *       ]
         *     }
         */
        SmsLogShortener: {
            /** @description The variables of the template; left out for none. */
            advancedTemplateData?: {
                [key: string]: unknown;
            };
            /** @description Always false. The spelling is that of the API. */
            attachement: boolean;
            /** @description Left out. */
            autoResponseSuppress?: string;
            /** @description Always empty. */
            bcc: components["schemas"]["NameAndEmail"][];
            /** @description Always empty. */
            cc: components["schemas"]["NameAndEmail"][];
            /**
             * @description Always `sms`.
             * @constant
             */
            channel: "sms";
            /** @description Always false. */
            clickTrackingEnabled: boolean;
            /** @description The name of the file that the content came from. */
            contentFilename?: string;
            /** @description Left out; SMS have no HTML. */
            contentHtml?: string;
            /** @description Left out; SMS have no subject. */
            contentSubject?: string;
            /** @description The text, before placeholders were filled. */
            contentText?: string;
            /** @description When the request was taken, UTC. */
            createDate: components["schemas"]["Timestamp"];
            /** @description The IP address that the request came from. */
            createIp?: string;
            currentStatus: components["schemas"]["MessageStatus"];
            /** @description Left out. */
            customSenderName?: string;
            /** @description The host of the tracked links; left out for the one of the platform. */
            domain?: string;
            /**
             * Format: int64
             * @description The id of the domain of the tracked links; left out for the one of the platform.
             */
            domainId?: number;
            /** @description Whether others use the host as well. */
            domainShared: boolean;
            /**
             * Format: int64
             * @description The id of the group that reports count it in.
             */
            groupId: number;
            /** @description Always false. */
            hasunsubscribe: boolean;
            /**
             * Format: int64
             * @description The id of the message.
             */
            id: number;
            /** @description The merge tags of the request; empty for none. */
            mergeTags: string[];
            /** @description The name that the platform gave the message. */
            name: string;
            /** @description Always false. */
            openTrackingEnabled: boolean;
            /** @description Left out. */
            optInIpAddress?: string;
            /** @description The key of the plugin that sent it. */
            pluginKey?: string;
            /** @description Whether evidence is kept. */
            register: boolean;
            /**
             * Format: int64
             * @description Left out.
             */
            replySenderId?: number;
            /**
             * Format: int64
             * @description The id of the sender.
             */
            senderId: number;
            /** @description The links that were shortened. */
            shorteners: components["schemas"]["EmailLogShortenerLink"][];
            /**
             * Format: int64
             * @description The id of the recipient.
             */
            subscriberId: number;
            /**
             * Format: int64
             * @description The id of the template, if one was used.
             */
            templateId?: number;
            /**
             * Format: int64
             * @description The id of the user as whom the key acted, or who logged in; left out without one.
             */
            userId?: number;
        };
        /**
         * SmsMessage
         * @description An SMS as it was ordered, and where it stands.
         * @example {
         *       "id": 2,
         *       "name": "Order on its way",
         *       "groupId": 3,
         *       "senderId": 2,
         *       "subscriberId": 2,
         *       "textBody": "Thank you, {{ name }}. Your order 1001 is on its way.",
         *       "createDate": "2026-03-02T10:06:00Z",
         *       "status": "delivered",
         *       "register": false
         *     }
         */
        SmsMessage: {
            /** @description When the request was taken, UTC. */
            createDate: components["schemas"]["Timestamp"];
            /**
             * Format: int64
             * @description The id of the group that reports count it in.
             */
            groupId: number;
            /**
             * Format: int64
             * @description The id of the message.
             */
            id: number;
            /** @description The name that the platform gave the message. */
            name: string;
            /** @description Whether evidence is kept. */
            register: boolean;
            /**
             * Format: int64
             * @description The id of the sender.
             */
            senderId: number;
            status: components["schemas"]["MessageStatus"];
            /**
             * Format: int64
             * @description The id of the recipient.
             */
            subscriberId: number;
            /**
             * Format: int64
             * @description The id of the template; left out if none was used.
             */
            templateId?: number;
            /** @description The text, before placeholders were filled. */
            textBody: string;
        };
        /**
         * SmsMessageList
         * @description SMS, newest first.
         * @example [
         *       {
         *         "createDate": "2026-03-02T10:06:00Z",
         *         "subscriberMobile": "351-910000001",
         *         "groupName": "orders",
         *         "messageId": "2",
         *         "senderMobile": "351-920000001"
         *       }
         *     ]
         */
        SmsMessageList: components["schemas"]["SmsMessageListItem"][];
        /**
         * SmsMessageListItem
         * @description An SMS in a list.
         * @example {
         *       "createDate": "2026-03-02T10:06:00Z",
         *       "subscriberMobile": "351-910000001",
         *       "groupName": "orders",
         *       "messageId": "2",
         *       "senderMobile": "351-920000001"
         *     }
         */
        SmsMessageListItem: {
            /** @description When the request was taken, UTC. */
            createDate: components["schemas"]["Timestamp"];
            /** @description The name of its group. */
            groupName: string;
            /** @description The id of the message. */
            messageId: string;
            /** @description The number or the name that it came from. */
            senderMobile: string;
            /** @description The number of the recipient. */
            subscriberMobile: string;
        };
        /**
         * SmsReportRow
         * @description The SMS of a group in a day or a month, counted by the status that they have now. The counts with `Parts` add up their parts.
         * @example {
         *       "groupId": "3",
         *       "groupName": "orders",
         *       "metricsTotal": 3,
         *       "metricsTotalParts": 3,
         *       "metricsNotDelivered": 0,
         *       "metricsSent": 3,
         *       "metricsSentParts": 3,
         *       "metricsDelivered": 3,
         *       "metricsDeliveredParts": 3,
         *       "metricsRejected": 0,
         *       "metricsRejectedParts": 0,
         *       "metricsUnknown": 0,
         *       "timePeriod": "2026-03"
         *     }
         */
        SmsReportRow: {
            /** @description The id of the group. */
            groupId: string;
            /** @description The name of the group. */
            groupName: string;
            /**
             * Format: int64
             * @description SMS that arrived.
             */
            metricsDelivered: number;
            /**
             * Format: int64
             * @description Their parts.
             */
            metricsDeliveredParts: number;
            /**
             * Format: int64
             * @description SMS that did not arrive, for whatever reason.
             */
            metricsNotDelivered: number;
            /**
             * Format: int64
             * @description SMS that were refused.
             */
            metricsRejected: number;
            /**
             * Format: int64
             * @description Their parts.
             */
            metricsRejectedParts: number;
            /**
             * Format: int64
             * @description SMS that were handed over to the carrier.
             */
            metricsSent: number;
            /**
             * Format: int64
             * @description Their parts.
             */
            metricsSentParts: number;
            /**
             * Format: int64
             * @description SMS that were taken.
             */
            metricsTotal: number;
            /**
             * Format: int64
             * @description Their parts.
             */
            metricsTotalParts: number;
            /**
             * Format: int64
             * @description SMS that were handed over and of which nothing was heard since.
             */
            metricsUnknown: number;
            /** @description The day, `YYYY-MM-DD`, or the month, `YYYY-MM`, in UTC. */
            timePeriod: string;
        };
        /**
         * SmsReportRowList
         * @description The rows of a report, in the order of time and, within a period, of the groups.
         * @example [
         *       {
         *         "groupId": "3",
         *         "groupName": "orders",
         *         "metricsTotal": 3,
         *         "metricsTotalParts": 3,
         *         "metricsNotDelivered": 0,
         *         "metricsSent": 3,
         *         "metricsSentParts": 3,
         *         "metricsDelivered": 3,
         *         "metricsDeliveredParts": 3,
         *         "metricsRejected": 0,
         *         "metricsRejectedParts": 0,
         *         "metricsUnknown": 0,
         *         "timePeriod": "2026-03"
         *       }
         *     ]
         */
        SmsReportRowList: components["schemas"]["SmsReportRow"][];
        /**
         * SmsTemplate
         * @description A stored text for SMS.
         * @example {
         *       "id": "2",
         *       "textBody": "Your order {{ order.number }} is on its way.",
         *       "encoding": "gsm0338",
         *       "maxCount": 1,
         *       "templateName": "Order on its way"
         *     }
         */
        SmsTemplate: {
            encoding: components["schemas"]["SmsEncoding"];
            /** @description The id of the template. */
            readonly id: components["schemas"]["TransactionalId"];
            /**
             * Format: int64
             * @description How many parts the text may have once it is filled.
             */
            maxCount: number;
            /** @description The name of the template. */
            templateName: string;
            /** @description The text, with placeholders. */
            textBody: string;
        };
        /**
         * SmsTemplateList
         * @description All SMS templates of the account.
         * @example [
         *       {
         *         "id": "2",
         *         "textBody": "Your order {{ order.number }} is on its way.",
         *         "encoding": "gsm0338",
         *         "maxCount": 1,
         *         "templateName": "Order on its way"
         *       }
         *     ]
         */
        SmsTemplateList: components["schemas"]["SmsTemplate"][];
        /**
         * SmsTemplateWrite
         * @description A whole SMS template.
         * @example {
         *       "textBody": "Your order {{ order.number }} is on its way.",
         *       "encoding": "gsm0338",
         *       "maxCount": 1,
         *       "templateName": "Order on its way"
         *     }
         */
        SmsTemplateWrite: {
            encoding: components["schemas"]["SmsEncoding"];
            /**
             * Format: int64
             * @description How many parts the text may have once it is filled.
             */
            maxCount: number;
            /** @description The name of the template. */
            templateName: string;
            /** @description The text, with placeholders. */
            textBody: string;
        };
        /**
         * SmsWebhookCreate
         * @description A webhook for SMS.
         * @example {
         *       "url": "https://shop.example.com/hooks/sms",
         *       "channel": "sms",
         *       "actions": [
         *         "delivered",
         *         "failed"
         *       ]
         *     }
         */
        SmsWebhookCreate: {
            /** @description The actions to report. Without it, all actions. */
            actions?: components["schemas"]["TransactionalSmsAction"][];
            /**
             * @description The channel that is watched. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            channel: "sms";
            /**
             * Format: uri
             * @description The http or https address to call.
             */
            url: string;
        };
        /**
         * StopAlertBadRequest
         * @description What is wrong with the request.
         */
        StopAlertBadRequest: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description Place or reason, and its text or data. */
            errors?: {
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description No alert of this name or number is pending. */
                none_pending?: string;
            } & {
                [key: string]: unknown;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
            status: number;
            /** @description Short name of the status. */
            title: string;
            /**
             * Format: uri-reference
             * @description Address of a text about the status code.
             */
            type?: string;
        };
        /**
         * Timestamp
         * Format: date-time
         * @description A moment in UTC, as RFC 3339 writes it.
         * @example 2026-03-02T10:05:00Z
         */
        Timestamp: string;
        /**
         * TransactionalAction
         * @description Something that happens to a message of some channel.
         * @example delivered
         * @enum {string}
         */
        TransactionalAction: "processed" | "failed" | "sent" | "delivered" | "canceled" | "click" | "view" | "remove" | "bounce" | "abuse";
        /**
         * TransactionalChannel
         * @description The way that a message takes.
         * @example sms
         * @enum {string}
         */
        TransactionalChannel: "email" | "sms" | "push";
        /**
         * TransactionalEmailAction
         * @description What can happen to an email. It was `processed` (work on it began), `sent` (handed over), `failed` (it cannot be sent) or `canceled`; the recipient's server returned it (`bounce`); the recipient opened it (`view`), clicked in it (`click`), unsubscribed (`remove`) or complained (`abuse`).
         * @example processed
         * @enum {string}
         */
        TransactionalEmailAction: "processed" | "failed" | "sent" | "canceled" | "click" | "view" | "remove" | "bounce" | "abuse";
        /**
         * TransactionalEmailEvent
         * @description One thing that happened to an email.
         * @example {
         *       "data": {
         *         "recipientEmail": "ana@example.com",
         *         "groupId": "2",
         *         "recipientId": "1",
         *         "senderEmail": "shop@example.com",
         *         "messageId": "1",
         *         "customData": "order-1001",
         *         "createDate": 1772445900000
         *       },
         *       "action": "processed",
         *       "actionDate": 1772445901000
         *     }
         */
        TransactionalEmailEvent: {
            action: components["schemas"]["TransactionalEmailAction"];
            /**
             * Format: int64
             * @description When it happened, in milliseconds since 1970.
             */
            actionDate: number;
            data: components["schemas"]["TransactionalEmailEventData"];
        };
        /**
         * TransactionalEmailEventData
         * @description The email that something happened to.
         * @example {
         *       "recipientEmail": "ana@example.com",
         *       "groupId": "2",
         *       "recipientId": "1",
         *       "senderEmail": "shop@example.com",
         *       "messageId": "1",
         *       "customData": "order-1001",
         *       "createDate": 1772445900000
         *     }
         */
        TransactionalEmailEventData: {
            /**
             * @description Whether the address does not work (`hard`) or did not for the moment (`soft`). Only with `bounce`.
             * @enum {string}
             */
            bounceType?: "hard" | "soft";
            /**
             * Format: int64
             * @description When the request was taken, in milliseconds since 1970.
             */
            createDate: number;
            /** @description What the request gave as `customData`, unchanged; left out for nothing. */
            customData?: string;
            /** @description The id of the group that reports count it in. */
            groupId: string;
            /** @description The id that sending returned. */
            messageId: string;
            /** @description What the server of the recipient said. Only with `bounce` and `failed`. */
            reason?: string;
            /** @description The address of the recipient. */
            recipientEmail: string;
            /** @description The id of the recipient. */
            recipientId: string;
            /** @description The address that it came from. */
            senderEmail: string;
            /** @description The address that was clicked. Only with `click`. */
            url?: string;
        };
        /**
         * TransactionalEmailEventList
         * @description What happened to emails, oldest first; mostly one event.
         * @example [
         *       {
         *         "data": {
         *           "recipientEmail": "ana@example.com",
         *           "groupId": "2",
         *           "recipientId": "1",
         *           "senderEmail": "shop@example.com",
         *           "messageId": "1",
         *           "customData": "order-1001",
         *           "createDate": 1772445900000
         *         },
         *         "action": "processed",
         *         "actionDate": 1772445901000
         *       }
         *     ]
         */
        TransactionalEmailEventList: components["schemas"]["TransactionalEmailEvent"][];
        /**
         * TransactionalEmailSender
         * @description A name and an address that emails come from.
         * @example {
         *       "id": "1",
         *       "name": "Shop",
         *       "email": "shop@example.com",
         *       "senderStatus": "active"
         *     }
         */
        TransactionalEmailSender: {
            /**
             * Format: email
             * @description The address that emails come from.
             */
            email: string;
            /** @description The id that sending takes. */
            id: components["schemas"]["TransactionalId"];
            /** @description The name that recipients see. */
            name: string;
            /**
             * @description Only an active sender can send.
             * @enum {string}
             */
            senderStatus: "active" | "moderation" | "rejected";
        };
        /**
         * TransactionalEmailSenderList
         * @description All email senders of the account.
         * @example [
         *       {
         *         "id": "1",
         *         "name": "Shop",
         *         "email": "shop@example.com",
         *         "senderStatus": "active"
         *       }
         *     ]
         */
        TransactionalEmailSenderList: components["schemas"]["TransactionalEmailSender"][];
        /**
         * TransactionalGroup
         * @description A name under which reports count messages of one channel.
         * @example {
         *       "id": "2",
         *       "name": "orders",
         *       "channel": "email"
         *     }
         */
        TransactionalGroup: {
            channel: components["schemas"]["TransactionalChannel"];
            /** @description The id that reports take. */
            id: components["schemas"]["TransactionalId"];
            /** @description The name that sending takes. */
            name: string;
        };
        /**
         * TransactionalGroupList
         * @description Groups of the account.
         * @example [
         *       {
         *         "id": "2",
         *         "name": "orders",
         *         "channel": "email"
         *       }
         *     ]
         */
        TransactionalGroupList: components["schemas"]["TransactionalGroup"][];
        /**
         * TransactionalId
         * @description An id of the transactional API, decimal digits in a string.
         * @example 1
         */
        TransactionalId: string;
        /**
         * TransactionalPong
         * @description The answer to a ping.
         * @example {
         *       "apiStatus": "Up",
         *       "date": "Mon, 02 Mar 2026 10:05:00 GMT"
         *     }
         */
        TransactionalPong: {
            /**
             * @description Always `Up`.
             * @constant
             */
            apiStatus: "Up";
            /** @description The time of the server, as in the headers of HTTP. */
            date: string;
        };
        /**
         * TransactionalPushAction
         * @description What can happen to a push message. It was `processed` (work on it began), `sent` (handed over), `delivered` (the device has it), `failed` (it cannot be sent, or was refused) or `canceled`.
         * @example delivered
         * @enum {string}
         */
        TransactionalPushAction: "processed" | "failed" | "sent" | "canceled" | "delivered";
        /**
         * TransactionalPushEvent
         * @description One thing that happened to a push message.
         * @example {
         *       "data": {
         *         "recipientDevice": "fcm-token-of-ana",
         *         "appId": 1,
         *         "messageId": "3",
         *         "customData": "order-1001",
         *         "createDate": 1772524800000
         *       },
         *       "action": "delivered",
         *       "actionDate": 1772524802000
         *     }
         */
        TransactionalPushEvent: {
            action: components["schemas"]["TransactionalPushAction"];
            /**
             * Format: int64
             * @description When it happened, in milliseconds since 1970.
             */
            actionDate: number;
            data: components["schemas"]["TransactionalPushEventData"];
        };
        /**
         * TransactionalPushEventData
         * @description The push message that something happened to.
         * @example {
         *       "recipientDevice": "fcm-token-of-ana",
         *       "appId": 1,
         *       "messageId": "3",
         *       "customData": "order-1001",
         *       "createDate": 1772524800000
         *     }
         */
        TransactionalPushEventData: {
            /**
             * Format: int32
             * @description The id of the mobile app.
             */
            appId: number;
            /**
             * Format: int64
             * @description When the request was taken, in milliseconds since 1970.
             */
            createDate: number;
            /** @description What the request gave as `custom`, unchanged; left out for nothing. */
            customData?: string;
            /** @description The id that sending returned. */
            messageId: string;
            /** @description Why it failed, as Apple or Google said. Only with `failed`. */
            reason?: string;
            /** @description The token of the device. */
            recipientDevice: string;
        };
        /**
         * TransactionalPushEventList
         * @description What happened to push messages, oldest first; mostly one event.
         * @example [
         *       {
         *         "data": {
         *           "recipientDevice": "fcm-token-of-ana",
         *           "appId": 1,
         *           "messageId": "3",
         *           "customData": "order-1001",
         *           "createDate": 1772524800000
         *         },
         *         "action": "delivered",
         *         "actionDate": 1772524802000
         *       }
         *     ]
         */
        TransactionalPushEventList: components["schemas"]["TransactionalPushEvent"][];
        /**
         * TransactionalSmsAction
         * @description What can happen to an SMS. It was `processed` (work on it began), `sent` (handed over), `delivered` (it arrived), `failed` (it cannot be sent, or was refused) or `canceled`.
         * @example delivered
         * @enum {string}
         */
        TransactionalSmsAction: "processed" | "failed" | "sent" | "delivered" | "canceled";
        /**
         * TransactionalSmsEvent
         * @description One thing that happened to an SMS.
         * @example {
         *       "data": {
         *         "recipientMobile": "351-910000001",
         *         "groupId": "3",
         *         "recipientId": "2",
         *         "senderMobile": "351-920000001",
         *         "messageId": "2",
         *         "customData": "order-1001",
         *         "createDate": 1772445960000
         *       },
         *       "action": "delivered",
         *       "actionDate": 1772445963000
         *     }
         */
        TransactionalSmsEvent: {
            action: components["schemas"]["TransactionalSmsAction"];
            /**
             * Format: int64
             * @description When it happened, in milliseconds since 1970.
             */
            actionDate: number;
            data: components["schemas"]["TransactionalSmsEventData"];
        };
        /**
         * TransactionalSmsEventData
         * @description The SMS that something happened to.
         * @example {
         *       "recipientMobile": "351-910000001",
         *       "groupId": "3",
         *       "recipientId": "2",
         *       "senderMobile": "351-920000001",
         *       "messageId": "2",
         *       "customData": "order-1001",
         *       "createDate": 1772445960000
         *     }
         */
        TransactionalSmsEventData: {
            /**
             * Format: int64
             * @description When the request was taken, in milliseconds since 1970.
             */
            createDate: number;
            /** @description What the request gave as `customData`, unchanged; left out for nothing. */
            customData?: string;
            /** @description The id of the group that reports count it in. */
            groupId: string;
            /** @description The id that sending returned. */
            messageId: string;
            /** @description Why it failed, as the carrier said. Only with `failed`. */
            reason?: string;
            /** @description The id of the recipient. */
            recipientId: string;
            /** @description The number of the recipient. */
            recipientMobile: string;
            /** @description The number or the name that it came from. */
            senderMobile: string;
        };
        /**
         * TransactionalSmsEventList
         * @description What happened to SMS, oldest first; mostly one event.
         * @example [
         *       {
         *         "data": {
         *           "recipientMobile": "351-910000001",
         *           "groupId": "3",
         *           "recipientId": "2",
         *           "senderMobile": "351-920000001",
         *           "messageId": "2",
         *           "customData": "order-1001",
         *           "createDate": 1772445960000
         *         },
         *         "action": "delivered",
         *         "actionDate": 1772445963000
         *       }
         *     ]
         */
        TransactionalSmsEventList: components["schemas"]["TransactionalSmsEvent"][];
        /**
         * TransactionalSmsSender
         * @description A number or a name that SMS come from.
         * @example {
         *       "id": "2",
         *       "name": "Shop",
         *       "phoneNumber": "351-920000001",
         *       "senderStatus": "active"
         *     }
         */
        TransactionalSmsSender: {
            /** @description The id that sending takes. */
            id: components["schemas"]["TransactionalId"];
            /** @description The name of the sender. */
            name: string;
            /** @description The number, or the name in place of one, that recipients see. */
            phoneNumber: string;
            /**
             * @description Only an active sender can send.
             * @enum {string}
             */
            senderStatus: "active" | "moderation" | "rejected";
        };
        /**
         * TransactionalSmsSenderList
         * @description All SMS senders of the account.
         * @example [
         *       {
         *         "id": "2",
         *         "name": "Shop",
         *         "phoneNumber": "351-920000001",
         *         "senderStatus": "active"
         *       }
         *     ]
         */
        TransactionalSmsSenderList: components["schemas"]["TransactionalSmsSender"][];
        /**
         * TransactionalTemplateId
         * @description The id of what was created.
         * @example {
         *       "templateId": "2"
         *     }
         */
        TransactionalTemplateId: {
            /** @description The id of the new template or, for a mobile app, of the new app. */
            templateId: components["schemas"]["TransactionalId"];
        };
        /**
         * TransactionalWebhook
         * @description An address that is called when something happens to a message.
         * @example {
         *       "id": "1",
         *       "channel": "sms",
         *       "callbackUrl": "https://shop.example.com/hooks/sms",
         *       "actions": [
         *         "delivered",
         *         "failed"
         *       ]
         *     }
         */
        TransactionalWebhook: {
            /** @description What it is told of. */
            actions: components["schemas"]["TransactionalAction"][];
            /**
             * Format: uri
             * @description The address to call.
             */
            callbackUrl: string;
            channel: components["schemas"]["TransactionalChannel"];
            /** @description The id of the webhook. */
            id: components["schemas"]["TransactionalId"];
        };
        /**
         * TransactionalWebhookCreate
         * @description Where to call, and for what.
         * @example {
         *       "url": "https://shop.example.com/hooks/sms",
         *       "channel": "sms",
         *       "actions": [
         *         "delivered",
         *         "failed"
         *       ]
         *     }
         */
        TransactionalWebhookCreate: components["schemas"]["EmailWebhookCreate"] | components["schemas"]["SmsWebhookCreate"] | components["schemas"]["PushWebhookCreate"];
        /**
         * TransactionalWebhookId
         * @description The id of a webhook that was created, and its secret.
         * @example {
         *       "webhookId": "1",
         *       "secret": "whsec_YW4tZXhhbXBsZS1hbmQtbm8tc2VjcmV0"
         *     }
         */
        TransactionalWebhookId: {
            /** @description The secret that signs the calls. Only this answer shows it; keep it. */
            secret: string;
            /** @description The id, decimal digits in a string. */
            webhookId: components["schemas"]["TransactionalId"];
        };
        /**
         * TransactionalWebhookList
         * @description Webhooks of the account.
         * @example [
         *       {
         *         "id": "1",
         *         "channel": "sms",
         *         "callbackUrl": "https://shop.example.com/hooks/sms",
         *         "actions": [
         *           "delivered",
         *           "failed"
         *         ]
         *       }
         *     ]
         */
        TransactionalWebhookList: components["schemas"]["TransactionalWebhook"][];
        /**
         * UpdateAlertTemplateBadRequest
         * @description What is wrong with the request.
         */
        UpdateAlertTemplateBadRequest: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description Place or reason, and its text or data. */
            errors?: {
                /** @description The account has an alert template with this name already. */
                name_taken?: string;
            } & {
                [key: string]: unknown;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
            status: number;
            /** @description Short name of the status. */
            title: string;
            /**
             * Format: uri-reference
             * @description Address of a text about the status code.
             */
            type?: string;
        };
        /**
         * UrlAttachment
         * @description A file that the platform fetches.
         * @example {
         *       "filename": "terms.pdf",
         *       "mimeType": "application/pdf",
         *       "arrangement": "attachment",
         *       "url": "https://shop.example.com/terms.pdf"
         *     }
         */
        UrlAttachment: {
            /**
             * @description An attachment stands beside the text. An inline file is an image in the HTML, which shows it with the source `cid:<index>`: its place in the array, counted from zero.
             * @enum {string}
             */
            arrangement: "attachment" | "inline";
            /** @description The name of the file that the recipient sees. */
            filename: string;
            /** @description The type of the file, for instance `application/pdf`. */
            mimeType: string;
            /**
             * Format: uri
             * @description Where the file is, http or https. It is fetched when the email is sent, not when the request is taken; a file that cannot be had then, or is too large, ends the email with the status `send_failed`. All files of an email together may have 5 MB.
             */
            url: string;
        };
        /**
         * ValidateVerifyCodeBadRequest
         * @description What is wrong with the request.
         */
        ValidateVerifyCodeBadRequest: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description Place or reason, and its text or data. */
            errors?: {
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description The request has come to its end; ask for a new code. */
                request_ended?: string;
            } & {
                [key: string]: unknown;
            };
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
            status: number;
            /** @description Short name of the status. */
            title: string;
            /**
             * Format: uri-reference
             * @description Address of a text about the status code.
             */
            type?: string;
        };
        /**
         * VerifyCode
         * @description The code that the recipient gave.
         * @example {
         *       "code": "482913"
         *     }
         */
        VerifyCode: {
            /** @description The code. Small letters count as capital ones. */
            code: string;
        };
        /**
         * VerifyCodeType
         * @description The characters of the code: `numeric` has digits, `alpha` capital letters, `alphanumeric` both, `hex` digits and the letters A to F. `hexa` is an older name of `hex`.
         * @default numeric
         * @example numeric
         * @enum {string}
         */
        VerifyCodeType: "numeric" | "alpha" | "alphanumeric" | "hex" | "hexa";
        /**
         * VerifyEmailCreate
         * @description A code to send by email. The sender is named by `senderId` or `senderHash`; the id goes first.
         * @example {
         *       "email": "ana@example.com",
         *       "subject": "Your code",
         *       "senderId": "1",
         *       "message": "Dear {{ name }}, your code for the shop is {{ code }}.",
         *       "mergeTags": [
         *         "name:Ana"
         *       ]
         *     }
         */
        VerifyEmailCreate: {
            /**
             * Format: int32
             * @description How many characters the code has.
             * @default 6
             */
            codeLength?: number;
            codeType?: components["schemas"]["VerifyCodeType"];
            /**
             * Format: int32
             * @description How many seconds the code can be used.
             * @default 600
             */
            codeValidity?: number;
            /**
             * Format: email
             * @description The address of the recipient.
             */
            email: string;
            /**
             * @description The name under which reports count the email. A new name makes a new group.
             * @default default
             */
            group?: string;
            mergeTags?: components["schemas"]["MergeTags"];
            message?: components["schemas"]["VerifyMessage"];
            /** @description The hash of an active email sender, in place of its id. */
            senderHash?: string;
            /** @description The id of an active email sender. */
            senderId?: string;
            /** @description The subject, with placeholders. */
            subject: string;
        };
        /**
         * VerifyMessage
         * @description The text around the code. Every `{{ code }}` becomes the code; a text without it gets the code at its end.
         * @default {{ code }}
         * @example Your code for the shop is {{ code }}.
         */
        VerifyMessage: string;
        /**
         * VerifyPushCreate
         * @description A code to send to a device.
         * @example {
         *       "apikey": "sandbox_an-example-and-no-key",
         *       "appId": 1,
         *       "title": "Your code",
         *       "device": "fcm-token-of-ana",
         *       "message": "Your code for the shop is {{ code }}."
         *     }
         */
        VerifyPushCreate: {
            /** @description The key that the header carries, once more. Another one is a 401. */
            apikey: string;
            /**
             * Format: int32
             * @description The id of a mobile app of the account.
             */
            appId: number;
            /**
             * Format: int32
             * @description How many characters the code has.
             * @default 6
             */
            codeLength?: number;
            codeType?: components["schemas"]["VerifyCodeType"];
            /**
             * Format: int32
             * @description How many seconds the code can be used.
             * @default 600
             */
            codeValidity?: number;
            /** @description The token of the device. */
            device: string;
            message?: components["schemas"]["VerifyMessage"];
            /** @description The title of the message. Without it the device shows the name of the app. */
            title?: string;
        };
        /**
         * VerifyRequest
         * @description A code that was sent to somebody, who has to give it back.
         * @example {
         *       "id": "3f2a9c0d5b7e41868a1d2c3b4e5f6071",
         *       "messageId": "9",
         *       "senderId": "2",
         *       "recipientNumber": "351-910000001",
         *       "code": "482913",
         *       "codeTTL": 600,
         *       "status": "pending",
         *       "createDate": "2026-03-02T10:30:00Z",
         *       "message": "Your code for the shop is {{ code }}.",
         *       "expired": false
         *     }
         */
        VerifyRequest: {
            /** @description The newest code. Keep it secret. */
            code: string;
            /**
             * Format: int64
             * @description How many seconds each code can be used.
             */
            codeTTL: number;
            /** @description When the code was asked for, UTC. */
            createDate: components["schemas"]["Timestamp"];
            /** @description Whether it was canceled because its time ran out. */
            expired: boolean;
            /** @description The id that the request for the code returned. */
            id: string;
            /** @description The text, before the code was put in. */
            message: string;
            /** @description The id of the message that carried the newest code; its log shows whether it arrived. */
            messageId: string;
            /** @description The phone number, the email address or the token of the device. */
            recipientNumber: string;
            /** @description The id of the sender; left out for push. */
            senderId?: string;
            status: components["schemas"]["VerifyStatus"];
        };
        /**
         * VerifyRequestId
         * @description The id of a request for a code.
         * @example {
         *       "requestId": "3f2a9c0d5b7e41868a1d2c3b4e5f6071"
         *     }
         */
        VerifyRequestId: {
            /** @description The id, 32 hexadecimal digits. */
            requestId: string;
        };
        /**
         * VerifyRequestIdList
         * @description The id of the request, in an array of one item.
         * @example [
         *       {
         *         "requestId": "3f2a9c0d5b7e41868a1d2c3b4e5f6071"
         *       }
         *     ]
         */
        VerifyRequestIdList: components["schemas"]["VerifyRequestId"][];
        /**
         * VerifyResult
         * @description Whether the code was right.
         * @example {
         *       "requestId": "3f2a9c0d5b7e41868a1d2c3b4e5f6071",
         *       "status": "verified"
         *     }
         */
        VerifyResult: {
            /** @description The id of the request. */
            requestId: string;
            /**
             * @description `verified` for the right code. `pending` for a wrong one while there are tries left, and `Invalidated` for the last wrong one.
             * @enum {string}
             */
            status: "verified" | "pending" | "Invalidated";
        };
        /**
         * VerifyResultList
         * @description The result, in an array of one item.
         * @example [
         *       {
         *         "requestId": "3f2a9c0d5b7e41868a1d2c3b4e5f6071",
         *         "status": "verified"
         *       }
         *     ]
         */
        VerifyResultList: components["schemas"]["VerifyResult"][];
        /**
         * VerifySmsCreate
         * @description A code to send by SMS.
         * @example {
         *       "senderId": "2",
         *       "to": "351-910000001",
         *       "message": "Your code for the shop is {{ code }}."
         *     }
         */
        VerifySmsCreate: {
            /**
             * Format: int32
             * @description How many characters the code has.
             * @default 6
             */
            codeLength?: number;
            codeType?: components["schemas"]["VerifyCodeType"];
            /**
             * Format: int32
             * @description How many seconds the code can be used.
             * @default 600
             */
            codeValidity?: number;
            message?: components["schemas"]["VerifyMessage"];
            /** @description The id of an active SMS sender. */
            senderId: string;
            to: components["schemas"]["DestinationPhone"];
        };
        /**
         * VerifyStatus
         * @description Where a request stands. `pending` waits for the code. Final are `Validated` (the code was right), `Invalidated` (five codes were wrong) and `Canceled` (called off, or too late).
         * @example pending
         * @enum {string}
         */
        VerifyStatus: "pending" | "Validated" | "Invalidated" | "Canceled";
    };
    responses: {
        /** @description The request cannot be read, or it does not fit the contract. `errors` names the places. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProblemWithErrors"];
            };
        };
        /** @description The key is valid, but it may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed. Nothing half-done stays behind. */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing in this account. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request to an operation without a key cannot be read, or it does not fit the contract. `errors` names the places. */
        OpenBadRequest: {
            headers: {
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProblemWithErrors"];
            };
        };
        /** @description The server failed. Nothing half-done stays behind. */
        OpenInternalServerError: {
            headers: {
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than an operation without a key takes, 64 KB; it was ignored. */
        OpenPayloadTooLarge: {
            headers: {
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request took longer than 10 s (60 s for POST, PATCH and PUT). */
        OpenRequestTimeout: {
            headers: {
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server cannot answer now, for instance while it stops. */
        OpenServiceUnavailable: {
            headers: {
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than 20 MB; it was ignored. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request took longer than 10 s (60 s for POST, PATCH and PUT). */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server cannot answer now, for instance while it stops or while its database takes no writes. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The limit of requests is used up. The headers say when it starts anew. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The key is missing, unknown or revoked. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The id that `executeAlert` returned.
         * @example 1
         */
        AlertId: string;
        /**
         * @description The id of the alert template.
         * @example 1
         */
        AlertTemplateId: string;
        /**
         * @description Only what was created on this day, all of it, or before; with a time, `YYYY-MM-DD hh:mm:ss`, up to and with that second.
         * @example 2026-03-31
         */
        DateEnd: string;
        /**
         * @description Only what was created on this day or after it, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from that second on.
         * @example 2026-03-01
         */
        DateStart: string;
        /**
         * @description The id of the email.
         * @example 1
         */
        EmailMessageId: number;
        /**
         * @description The id of the email template.
         * @example 1
         */
        EmailTemplateId: string;
        /**
         * @description The period of a row.
         * @example month
         */
        GroupBy: "day" | "month";
        /**
         * @description Only the messages of the group with exactly this name.
         * @example orders
         */
        GroupName: string;
        /**
         * @description The id of this call. It stays the same when the call is made again, so drop ids that you know.
         * @example msg_2b6f1c0de4a7
         */
        HookId: string;
        /**
         * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it was sent with the secret of the webhook or, for a callback, of the account. While a secret is being replaced there are two, with a space between them; one that fits is enough.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        HookSignature: string;
        /**
         * @description When this attempt was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
         * @example 1772619185
         */
        HookTimestamp: number;
        /**
         * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
         * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
         */
        IdempotencyKey: string;
        /**
         * @description The id that `sendEmail` returned.
         * @example 1
         */
        MessageId: number;
        /**
         * @description Only the messages that have this status now.
         * @example delivered
         */
        MessageStatus: components["schemas"]["MessageStatus"];
        /**
         * @description The id of the mobile app.
         * @example 1
         */
        MobileAppId: string;
        /**
         * @description The id of the flow.
         * @example 1
         */
        MultiChannelFlowId: string;
        /**
         * @description The id that `executeMultiChannel` returned.
         * @example 1
         */
        MultiChannelRunId: string;
        /**
         * @description What may be a phone number, country code and number with a hyphen between them.
         * @example 351-910000001
         */
        PhoneNumber: string;
        /**
         * @description The id of the push message.
         * @example 3
         */
        PushLogMessageId: number;
        /**
         * @description The id of the push message.
         * @example 3
         */
        PushMessageId: number;
        /**
         * @description The id of the push template.
         * @example 3
         */
        PushTemplateId: string;
        /**
         * @description The id of a message that waits for its time, of any channel.
         * @example 4
         */
        ScheduledMessageId: number;
        /**
         * @description The id of the sending domain.
         * @example 1
         */
        SendingDomainId: string;
        /**
         * @description The id of the SMS.
         * @example 2
         */
        SmsLogMessageId: number;
        /**
         * @description The id of the SMS.
         * @example 2
         */
        SmsMessageId: number;
        /**
         * @description The id of the SMS template.
         * @example 2
         */
        SmsTemplateId: string;
        /**
         * @description The id that the request for the code returned.
         * @example 3f2a9c0d5b7e41868a1d2c3b4e5f6071
         */
        VerifyRequestId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description `true` when this is the answer that an earlier request with the same `Idempotency-Key` got; nothing was done now. Otherwise the header is not there.
         * @example true
         */
        IdempotentReplayed: "true";
        /**
         * @description Seconds after which the request may be tried again (RFC 9110 10.2.3).
         * @example 5
         */
        RetryAfter: number;
        /**
         * @description Requests that the whole account may make in its window of one hour.
         * @example 360000
         */
        XAccountLimit: number;
        /**
         * @description Requests left to the account in its window.
         * @example 359990
         */
        XAccountRemaining: number;
        /**
         * @description Seconds until the window of the account starts anew.
         * @example 2710
         */
        XAccountReset: number;
        /**
         * @description Requests that this key may make in the current short window.
         * @example 6000
         */
        XRateLimitLimit: number;
        /**
         * @description Requests left to this key in the current short window.
         * @example 5999
         */
        XRateLimitRemaining: number;
        /**
         * @description Seconds until the short window starts anew.
         * @example 42
         */
        XRateLimitReset: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAlerts: {
        parameters: {
            query?: {
                /**
                 * @description Only what was created on this day, all of it, or before; with a time, `YYYY-MM-DD hh:mm:ss`, up to and with that second.
                 * @example 2026-03-31
                 */
                dateEnd?: components["parameters"]["DateEnd"];
                /**
                 * @description Only what was created on this day or after it, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from that second on.
                 * @example 2026-03-01
                 */
                dateStart?: components["parameters"]["DateStart"];
                /**
                 * @description Only the alerts that have this status now.
                 * @example acknowledge
                 */
                status?: components["schemas"]["AlertStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alerts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertRunList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id that `executeAlert` returned.
                 * @example 1
                 */
                id: components["parameters"]["AlertId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alert. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    executeAlert: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertExecute"];
            };
        };
        responses: {
            /** @description The alert was started. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertId"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    stopAlert: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertStop"];
            };
        };
        responses: {
            /** @description The alert was stopped. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertId"];
                };
            };
            /** @description The request cannot be read, or it does not fit the contract. `errors` names the places. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StopAlertBadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAlertTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alert templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertTemplateList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAlertTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertTemplateCreate"];
            };
        };
        responses: {
            /** @description The id of the new alert template. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertTemplateId"];
                };
            };
            /** @description The request cannot be read, or it does not fit the contract. `errors` names the places. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateAlertTemplateBadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAlertTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the alert template.
                 * @example 1
                 */
                id: components["parameters"]["AlertTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alert template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAlertTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the alert template.
                 * @example 1
                 */
                id: components["parameters"]["AlertTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alert template is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such alert template in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAlertTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the alert template.
                 * @example 1
                 */
                id: components["parameters"]["AlertTemplateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertTemplateUpdate"];
            };
        };
        responses: {
            /** @description The alert template as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertTemplate"];
                };
            };
            /** @description The request cannot be read, or it does not fit the contract. `errors` names the places. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateAlertTemplateBadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMobileApps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The apps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MobileAppList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createMobileApp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MobileAppWrite"];
            };
        };
        responses: {
            /** @description The id of the new app. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionalTemplateId"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMobileApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the mobile app.
                 * @example 1
                 */
                id: components["parameters"]["MobileAppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The app is there. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MobileAppId"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateMobileAppLegacy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the mobile app.
                 * @example 1
                 */
                id: components["parameters"]["MobileAppId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MobileAppWrite"];
            };
        };
        responses: {
            /** @description The app was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MobileAppId"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteMobileApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the mobile app.
                 * @example 1
                 */
                id: components["parameters"]["MobileAppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The app is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MobileAppId"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateMobileApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the mobile app.
                 * @example 1
                 */
                id: components["parameters"]["MobileAppId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MobileAppWrite"];
            };
        };
        responses: {
            /** @description The app was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MobileAppId"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSendingDomains: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domains. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendingDomainList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSendingDomain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendingDomainCreate"];
            };
        };
        responses: {
            /** @description The new domain. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendingDomain"];
                };
            };
            /** @description The request cannot be read, or it does not fit the contract. `errors` names the places. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateSendingDomainBadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSendingDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the sending domain.
                 * @example 1
                 */
                id: components["parameters"]["SendingDomainId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domain. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendingDomain"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSendingDomainValidation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the sending domain.
                 * @example 1
                 */
                id: components["parameters"]["SendingDomainId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendingDomainValidation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDefaultSendingDomain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The default domain. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DefaultSendingDomain"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setDefaultSendingDomain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DefaultSendingDomainSet"];
            };
        };
        responses: {
            /** @description The domain, which is the default now. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendingDomain"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEmailLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id that `sendEmail` returned.
                 * @example 1
                 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailLog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEmailMessages: {
        parameters: {
            query?: {
                /**
                 * @description Only what was created on this day, all of it, or before; with a time, `YYYY-MM-DD hh:mm:ss`, up to and with that second.
                 * @example 2026-03-31
                 */
                dateEnd?: components["parameters"]["DateEnd"];
                /**
                 * @description Only what was created on this day or after it, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from that second on.
                 * @example 2026-03-01
                 */
                dateStart?: components["parameters"]["DateStart"];
                /**
                 * @description Only the emails to this address.
                 * @example ana@example.com
                 */
                destination?: string;
                /**
                 * @description Only the messages of the group with exactly this name.
                 * @example orders
                 */
                group?: components["parameters"]["GroupName"];
                /**
                 * @description Only the emails that have this status now.
                 * @example delivered
                 */
                status?: components["schemas"]["EmailStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The emails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailMessageList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEmailMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the email.
                 * @example 1
                 */
                id: components["parameters"]["EmailMessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendEmailBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBatch"];
            };
        };
        responses: {
            /** @description The emails were taken. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailMessageIdList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SingleEmail"];
            };
        };
        responses: {
            /** @description The email was taken. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageId"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEmailReport: {
        parameters: {
            query?: {
                /**
                 * @description Only what was created on this day, all of it, or before; with a time, `YYYY-MM-DD hh:mm:ss`, up to and with that second.
                 * @example 2026-03-31
                 */
                dateEnd?: components["parameters"]["DateEnd"];
                /**
                 * @description Only what was created on this day or after it, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from that second on.
                 * @example 2026-03-01
                 */
                dateStart?: components["parameters"]["DateStart"];
                /**
                 * @description Only the group with this id; see `listGroups`. Without it, every group.
                 * @example 2
                 */
                group?: components["schemas"]["TransactionalId"];
                /**
                 * @description The period of a row.
                 * @example month
                 */
                groupBy?: components["parameters"]["GroupBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailReportRowList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resubscribeEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailResubscribe"];
            };
        };
        responses: {
            /** @description The address can be written to. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResubscribedAddressList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEmailSenders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The senders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionalEmailSenderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEmailTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplateList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createEmailTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailTemplateWrite"];
            };
        };
        responses: {
            /** @description The id of the new template. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionalTemplateId"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEmailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the email template.
                 * @example 1
                 */
                id: components["parameters"]["EmailTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteEmailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the email template.
                 * @example 1
                 */
                id: components["parameters"]["EmailTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such email template in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateEmailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the email template.
                 * @example 1
                 */
                id: components["parameters"]["EmailTemplateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailTemplateWrite"];
            };
        };
        responses: {
            /** @description The template as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    validateEmailLegacy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailValidation"];
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailValidationResult"];
                };
            };
            400: components["responses"]["OpenBadRequest"];
            408: components["responses"]["OpenRequestTimeout"];
            413: components["responses"]["OpenPayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OpenInternalServerError"];
            503: components["responses"]["OpenServiceUnavailable"];
        };
    };
    listGroups: {
        parameters: {
            query?: {
                /**
                 * @description Only the groups of this channel.
                 * @example email
                 */
                channel?: components["schemas"]["TransactionalChannel"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionalGroupList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a message that waits for its time, of any channel.
                 * @example 4
                 */
                id: components["parameters"]["ScheduledMessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message will not be sent. */
            204: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read, or it does not fit the contract. `errors` names the places. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelMessageBadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such message in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelMessageLegacy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of a message that waits for its time, of any channel.
                 * @example 4
                 */
                id: components["parameters"]["ScheduledMessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message will not be sent. */
            204: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read, or it does not fit the contract. `errors` names the places. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelMessageLegacyBadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such message in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMultiChannelRuns: {
        parameters: {
            query?: {
                /**
                 * @description Only what was created on this day, all of it, or before; with a time, `YYYY-MM-DD hh:mm:ss`, up to and with that second.
                 * @example 2026-03-31
                 */
                dateEnd?: components["parameters"]["DateEnd"];
                /**
                 * @description Only what was created on this day or after it, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from that second on.
                 * @example 2026-03-01
                 */
                dateStart?: components["parameters"]["DateStart"];
                /**
                 * @description Only the runs that have this status now.
                 * @example pending
                 */
                status?: components["schemas"]["MultiChannelRunStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MultiChannelRunList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMultiChannelRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id that `executeMultiChannel` returned.
                 * @example 1
                 */
                id: components["parameters"]["MultiChannelRunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MultiChannelRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    executeMultiChannel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MultiChannelExecute"];
            };
        };
        responses: {
            /** @description The run was started. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MultiChannelId"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMultiChannelFlows: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MultiChannelFlowList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createMultiChannelFlow: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MultiChannelFlowCreate"];
            };
        };
        responses: {
            /** @description The id of the new flow. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MultiChannelId"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMultiChannelFlow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the flow.
                 * @example 1
                 */
                id: components["parameters"]["MultiChannelFlowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MultiChannelFlowList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteMultiChannelFlow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the flow.
                 * @example 1
                 */
                id: components["parameters"]["MultiChannelFlowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flow is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such multi-channel flow in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API answers. */
            200: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionalPong"];
                };
            };
            400: components["responses"]["OpenBadRequest"];
            408: components["responses"]["OpenRequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OpenInternalServerError"];
            503: components["responses"]["OpenServiceUnavailable"];
        };
    };
    getPushLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the push message.
                 * @example 3
                 */
                messageId: components["parameters"]["PushLogMessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushLog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPushMessages: {
        parameters: {
            query?: {
                /**
                 * @description Only what was created on this day, all of it, or before; with a time, `YYYY-MM-DD hh:mm:ss`, up to and with that second.
                 * @example 2026-03-31
                 */
                dateEnd?: components["parameters"]["DateEnd"];
                /**
                 * @description Only what was created on this day or after it, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from that second on.
                 * @example 2026-03-01
                 */
                dateStart?: components["parameters"]["DateStart"];
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
                 * @description Only the messages that have this status now.
                 * @example delivered
                 */
                status?: components["parameters"]["MessageStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The push messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushMessageList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPushMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the push message.
                 * @example 3
                 */
                id: components["parameters"]["PushMessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The push message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendPush: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushBatch"];
            };
        };
        responses: {
            /** @description The messages were taken. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushMessageIdList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPushReport: {
        parameters: {
            query?: {
                /**
                 * @description Only what was created on this day, all of it, or before; with a time, `YYYY-MM-DD hh:mm:ss`, up to and with that second.
                 * @example 2026-03-31
                 */
                dateEnd?: components["parameters"]["DateEnd"];
                /**
                 * @description Only what was created on this day or after it, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from that second on.
                 * @example 2026-03-01
                 */
                dateStart?: components["parameters"]["DateStart"];
                /**
                 * @description Only the group with this id. Without it, every group.
                 * @example 4
                 */
                group?: components["schemas"]["TransactionalId"];
                /**
                 * @description The period of a row.
                 * @example day
                 */
                groupBy?: "day" | "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushReportRowList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPushTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushTemplateList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPushTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushTemplateWrite"];
            };
        };
        responses: {
            /** @description The id of the new template. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionalTemplateId"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPushTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the push template.
                 * @example 3
                 */
                id: components["parameters"]["PushTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deletePushTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the push template.
                 * @example 3
                 */
                id: components["parameters"]["PushTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such push template in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePushTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the push template.
                 * @example 3
                 */
                id: components["parameters"]["PushTemplateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushTemplateWrite"];
            };
        };
        responses: {
            /** @description The template as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSmsLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the SMS.
                 * @example 2
                 */
                messageId: components["parameters"]["SmsLogMessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsLog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSmsMessages: {
        parameters: {
            query?: {
                /**
                 * @description Only what was created on this day, all of it, or before; with a time, `YYYY-MM-DD hh:mm:ss`, up to and with that second.
                 * @example 2026-03-31
                 */
                dateEnd?: components["parameters"]["DateEnd"];
                /**
                 * @description Only what was created on this day or after it, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from that second on.
                 * @example 2026-03-01
                 */
                dateStart?: components["parameters"]["DateStart"];
                /**
                 * @description Only the SMS to this number.
                 * @example 351-910000001
                 */
                destination?: components["schemas"]["DestinationPhone"];
                /**
                 * @description Only the messages of the group with exactly this name.
                 * @example orders
                 */
                group?: components["parameters"]["GroupName"];
                /**
                 * @description Only the messages that have this status now.
                 * @example delivered
                 */
                status?: components["parameters"]["MessageStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The SMS. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsMessageList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSmsMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the SMS.
                 * @example 2
                 */
                id: components["parameters"]["SmsMessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The SMS. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendSmsBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsBatch"];
            };
        };
        responses: {
            /** @description All of the SMS were taken. */
            204: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendSms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SingleSms"];
            };
        };
        responses: {
            /** @description The SMS was taken. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SingleSmsTaken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSmsReport: {
        parameters: {
            query?: {
                /**
                 * @description Only what was created on this day, all of it, or before; with a time, `YYYY-MM-DD hh:mm:ss`, up to and with that second.
                 * @example 2026-03-31
                 */
                dateEnd?: components["parameters"]["DateEnd"];
                /**
                 * @description Only what was created on this day or after it, `YYYY-MM-DD` in UTC; with a time, `YYYY-MM-DD hh:mm:ss`, from that second on.
                 * @example 2026-03-01
                 */
                dateStart?: components["parameters"]["DateStart"];
                /**
                 * @description Only the group with this id; see `listGroups`. Without it, every group.
                 * @example 3
                 */
                group?: components["schemas"]["TransactionalId"];
                /**
                 * @description The period of a row.
                 * @example month
                 */
                groupBy?: components["parameters"]["GroupBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsReportRowList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resubscribeMobile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MobileResubscribe"];
            };
        };
        responses: {
            /** @description The number can be written to. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResubscribedAddressList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSmsSenders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The senders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionalSmsSenderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSmsTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsTemplateList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSmsTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsTemplateWrite"];
            };
        };
        responses: {
            /** @description The id of the new template. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionalTemplateId"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSmsTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the SMS template.
                 * @example 2
                 */
                id: components["parameters"]["SmsTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteSmsTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the SMS template.
                 * @example 2
                 */
                id: components["parameters"]["SmsTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such sms template in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSmsTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the SMS template.
                 * @example 2
                 */
                id: components["parameters"]["SmsTemplateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsTemplateWrite"];
            };
        };
        responses: {
            /** @description The template as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    calculateSmsLengthLegacy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsLength"];
            };
        };
        responses: {
            /** @description The length. */
            200: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsLengthResult"];
                };
            };
            400: components["responses"]["OpenBadRequest"];
            408: components["responses"]["OpenRequestTimeout"];
            413: components["responses"]["OpenPayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OpenInternalServerError"];
            503: components["responses"]["OpenServiceUnavailable"];
        };
    };
    validateEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailValidation"];
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailValidationResult"];
                };
            };
            400: components["responses"]["OpenBadRequest"];
            408: components["responses"]["OpenRequestTimeout"];
            413: components["responses"]["OpenPayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OpenInternalServerError"];
            503: components["responses"]["OpenServiceUnavailable"];
        };
    };
    calculateSmsLength: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsLength"];
            };
        };
        responses: {
            /** @description The length. */
            200: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsLengthResult"];
                };
            };
            400: components["responses"]["OpenBadRequest"];
            408: components["responses"]["OpenRequestTimeout"];
            413: components["responses"]["OpenPayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OpenInternalServerError"];
            503: components["responses"]["OpenServiceUnavailable"];
        };
    };
    getPhoneValidation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What may be a phone number, country code and number with a hyphen between them.
                 * @example 351-910000001
                 */
                number: components["parameters"]["PhoneNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneValidation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPhoneValidationLegacy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What may be a phone number, country code and number with a hyphen between them.
                 * @example 351-910000001
                 */
                number: components["parameters"]["PhoneNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneValidation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getVerifyRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id that the request for the code returned.
                 * @example 3f2a9c0d5b7e41868a1d2c3b4e5f6071
                 */
                id: components["parameters"]["VerifyRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelVerifyRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id that the request for the code returned.
                 * @example 3f2a9c0d5b7e41868a1d2c3b4e5f6071
                 */
                id: components["parameters"]["VerifyRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request was called off. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyRequestIdList"];
                };
            };
            /** @description The request cannot be read, or it does not fit the contract. `errors` names the places. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelVerifyRequestBadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resendVerifyRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id that the request for the code returned.
                 * @example 3f2a9c0d5b7e41868a1d2c3b4e5f6071
                 */
                id: components["parameters"]["VerifyRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new code is on its way. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyRequestIdList"];
                };
            };
            /** @description The request cannot be read, or it does not fit the contract. `errors` names the places. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResendVerifyRequestBadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    validateVerifyCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id that the request for the code returned.
                 * @example 3f2a9c0d5b7e41868a1d2c3b4e5f6071
                 */
                id: components["parameters"]["VerifyRequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyCode"];
            };
        };
        responses: {
            /** @description The code was compared. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyResultList"];
                };
            };
            /** @description The request cannot be read, or it does not fit the contract. `errors` names the places. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidateVerifyCodeBadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestVerifyLegacy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifySmsCreate"];
            };
        };
        responses: {
            /** @description The code is on its way. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyRequestId"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestVerifyByEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailCreate"];
            };
        };
        responses: {
            /** @description The code is on its way. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyRequestId"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestVerifyByPush: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyPushCreate"];
            };
        };
        responses: {
            /** @description The code is on its way. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyRequestId"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestVerifyBySms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifySmsCreate"];
            };
        };
        responses: {
            /** @description The code is on its way. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyRequestId"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description Only the webhooks of this channel.
                 * @example sms
                 */
                channel?: components["schemas"]["TransactionalChannel"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionalWebhookList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionalWebhookCreate"];
            };
        };
        responses: {
            /** @description The id and the secret of the new webhook. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionalWebhookId"];
                };
            };
            /** @description The request cannot be read, or it does not fit the contract. `errors` names the places. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateWebhookBadRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query: {
                /**
                 * @description Delete it only if it has this channel. Without it, whatever its channel.
                 * @example sms
                 */
                channel?: components["schemas"]["TransactionalChannel"];
                /**
                 * @description The id of the webhook.
                 * @example 1
                 */
                id: components["schemas"]["TransactionalId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such webhook in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    transactionalEmailEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. It stays the same when the call is made again, so drop ids that you know.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it was sent with the secret of the webhook or, for a callback, of the account. While a secret is being replaced there are two, with a space between them; one that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionalEmailEventList"];
            };
        };
        responses: {
            /** @description You took the events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the events and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    transactionalPushEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. It stays the same when the call is made again, so drop ids that you know.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it was sent with the secret of the webhook or, for a callback, of the account. While a secret is being replaced there are two, with a space between them; one that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionalPushEventList"];
            };
        };
        responses: {
            /** @description You took the events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the events and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    transactionalSmsEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. It stays the same when the call is made again, so drop ids that you know.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it was sent with the secret of the webhook or, for a callback, of the account. While a secret is being replaced there are two, with a space between them; one that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionalSmsEventList"];
            };
        };
        responses: {
            /** @description You took the events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the events and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
