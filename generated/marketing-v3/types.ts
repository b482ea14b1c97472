// Written by `npm run generate` from specs/marketing-v3. Do not edit: change the contract instead.
import type { MarketingSchemas } from './schemas.ts'
export interface paths {
    "/{domain}/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or update a cart
         * @description Accepts the state of a cart of a connected shop and processes it in the background. A known `cart_id` replaces the stored cart, unless an order has closed it. If the contact is known, webhooks with the action `cart_update` receive it. Returns 404 if the domain is not connected, and 422 for an unknown contact.
         */
        post: operations["createCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{domain}/carts/{cart_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a cart
         * @description Returns a cart with its products.
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{domain}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or update an order
         * @description Accepts an order of a connected shop and processes it in the background. A known `order_id` changes the order. If its contact is known, a new order triggers the event `new_order` for webhooks. Returns 404 if the domain is not connected, and 422 for an unknown contact.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{domain}/orders/{order_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order
         * @description Returns an order with its products.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List automations
         * @description Returns automations of the account that match all filters.
         */
        get: operations["listAutomations"];
        put?: never;
        /**
         * Create an automation
         * @description Creates an inactive automation of a list; `activateAutomation` starts it. Returns 422 with the path for an unknown tag, field, segment, campaign or list, actions that are not a tree, or a loop without a wait.
         */
        post: operations["createAutomation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automations/{automation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an automation
         * @description Returns the automation with the triggers and actions of the current or the requested version. Returns 404 for an unknown version.
         */
        get: operations["getAutomation"];
        put?: never;
        post?: never;
        /**
         * Delete an automation
         * @description Deletes the automation with its actions; its campaigns are kept. Returns 409 with `automation_in_use` while contacts are in it.
         */
        delete: operations["deleteAutomation"];
        options?: never;
        head?: never;
        /**
         * Update an automation
         * @description Changes the fields in the body and keeps the others. Other triggers or actions create a new version for new contacts; those already in it stay in their version. Actions that keep their id are the same in reports and for clients. Contacts waiting for a trigger, such as an abandoned cart, are discarded only if the triggers change.
         */
        patch: operations["updateAutomation"];
        trace?: never;
    };
    "/automations/{automation_id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List actions of an automation
         * @description Returns the steps of one automation. Use the id of a step as the start in `startAutomationForContacts`.
         */
        get: operations["listAutomationActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automations/{automation_id}/actions/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate an automation
         * @description Allows the automation to accept contacts and run its actions; an active one stays unchanged. Contacts whose wait ended during a pause continue at once; those waiting for an hour continue at its next occurrence. Returns 409 with `sender_missing` or `sender_not_active` if the sender of one of its campaigns was deleted or is not active, and 422 if the texts of such a campaign cannot be rendered.
         */
        post: operations["activateAutomation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automations/{automation_id}/actions/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause an automation
         * @description Pauses the automation; an inactive one stays unchanged. It accepts no contacts, and those in it stay where they are. Messages already queued are still sent.
         */
        post: operations["pauseAutomation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automations/{automation_id}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List runs of an automation
         * @description Returns runs of contacts through the automation that match all filters, newest first.
         */
        get: operations["listAutomationRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automations/{automation_id}/runs/{run_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a contact from an automation
         * @description Ends the run of the contact. The run stays in the list with the reason `taken_out`; an ended run stays unchanged.
         */
        delete: operations["deleteAutomationRun"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automations/{automation_id}/runs/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count contacts in an automation
         * @description Returns the number of active runs and of ended runs by reason, and the same for each action of each version that a contact has entered.
         */
        get: operations["getAutomationRunCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/automations/system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List system automations
         * @description Returns the built-in automations, one for each type and each domain with Track&Engage, and whether each is paused.
         */
        get: operations["listSystemAutomations"];
        put?: never;
        /**
         * Pause or resume a system automation
         * @description Pauses or resumes one automation of a domain. If the list of the site has changed, a new automation is created for it. Returns 422 for a domain without Track&Engage.
         */
        post: operations["switchSystemAutomation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaign-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campaign groups
         * @description Returns campaign groups of the account that match all filters.
         */
        get: operations["listCampaignGroups"];
        put?: never;
        /**
         * Create a campaign group
         * @description Creates an empty group. Returns 409 with `name_already_exists` for a name already in use.
         */
        post: operations["createCampaignGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaign-groups/{group_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a campaign group
         * @description Renames the group and keeps its campaigns. Returns 422 with `body.name` in `errors` for a name already in use.
         */
        put: operations["updateCampaignGroup"];
        post?: never;
        /**
         * Delete a campaign group
         * @description Deletes the group; its campaigns are kept without a group. Returns 409 with `campaign_in_progress` for a group with a queued, sending or paused campaign.
         */
        delete: operations["deleteCampaignGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campaigns
         * @description Returns campaigns of the account, of every channel, that match all filters.
         */
        get: operations["listCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a campaign
         * @description Returns a campaign of any channel: its content as written, its last sends, and the totals of its report.
         */
        get: operations["getCampaign"];
        put?: never;
        post?: never;
        /**
         * Delete a campaign
         * @description Deletes a campaign of any channel, with its report. Returns 409 with `campaign_sent_last_30_days` if it was sent within the last 30 days, or with `campaign_in_progress` if it is queued, sending or paused.
         */
        delete: operations["deleteCampaign"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign_hash}/actions/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a campaign's failed recipients
         * @description Queues a campaign of any channel again for the recipients whose newest message failed, with the list, address field, hours and notified users of the last send. Recipients who got it, or may have got it, get nothing; nor do contacts now removed, inactive or suppressed. Returns 409 if the campaign is queued, sending or paused (`campaign_not_sendable`), no recipient failed (`nothing_failed`), or its sender was deleted (`sender_missing`) or is not active (`sender_not_active`). Returns 422 if its texts cannot be rendered.
         */
        post: operations["retryCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign_hash}/actions/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test of a campaign
         * @description Sends a campaign of any channel and status to one to five addresses at once, and returns the outcome of each. Placeholders get the data of the contact in the request; without one they are empty. A test counts in no report or activity; its links work, but change no contact. Suppressed addresses get nothing. Returns 409 if the sender was deleted (`sender_missing`) or is not active (`sender_not_active`), and 422 if the contact is not in the campaign's list or the texts cannot be rendered.
         */
        post: operations["testCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign_hash}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts by campaign event
         * @description Returns contacts with an event of a campaign of any channel, oldest contact first. To get the next page, pass `next` as `after`. Deleted contacts are left out. Returns 422 for an event of another channel.
         */
        get: operations["listCampaignContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{campaign_hash}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a campaign for a contact
         * @description Returns the campaign, of any channel and status, as a contact would receive it now: with placeholders filled, header and footer, and links. Nothing is sent or counted, and tracked links lead nowhere. Without a contact, placeholders are empty. Returns 409 with `sender_missing` if the sender was deleted, and 422 if the contact is not in the campaign's list.
         */
        get: operations["getCampaignPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an email campaign
         * @description Creates the email as a draft; `sendEmailCampaign` sends it. Returns 422 for an unknown list or sender, or an invalid template.
         */
        post: operations["createEmailCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/email/{campaign_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an email campaign
         * @description Changes the fields in the body and keeps the others; only HTML content can be changed. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.
         */
        patch: operations["updateEmailCampaign"];
        trace?: never;
    };
    "/campaigns/email/{campaign_hash}/actions/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an email campaign
         * @description Queues the email for the selected contacts, now or for `schedule_date`, as an operation of the type `email`. Contacts that are not active, have an inactive address or are suppressed get nothing. Webhooks receive opens, clicks and bounces. You can send a finished campaign again. Returns 409 if it is queued, sending or paused (`campaign_not_sendable`), or its sender was deleted (`sender_missing`) or is not active (`sender_not_active`).
         */
        post: operations["sendEmailCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/email/rss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an RSS email campaign
         * @description Creates an email that is filled from an RSS feed; `enableEmailRssCampaign` starts sending. In the body, `{{FEEDBLOCK:<feed_url>}}` and `{{ENDFEEDBLOCK}}` enclose the content from one feed. In it, the part between `{{FEEDITEMS:count=<n>}}` and `{{ENDFEEDITEMS}}` repeats for the newest n items, 1 to 50, with `{{FEEDITEM:LINK}}`, `{{FEEDITEM:IMAGE}}`, `{{FEEDITEM:TITLE}}` and `{{FEEDITEM:DESCRIPTION}}` as plain text. For the feed that triggers a send, these are the newest new items, so that contacts never get an item twice; for others, the newest available. A body can have ten feeds. Returns 422 for an unknown list or sender, a body without a feed, or unbalanced markers.
         */
        post: operations["createEmailRssCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/email/rss/{campaign_hash}/actions/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable an RSS email campaign
         * @description Starts reading the feed every hour and sends its new items as one email to the active contacts of the list; existing items don't count as new. Each issue triggers the same events as any email. Between issues, `listOperations` shows a queued operation of the type `email`; cancel it to end the campaign. While an issue is sent, the operation is executing. Approving it reads the feed at once. `problem` of `getOperation` shows feed errors; a host that responds with 410 ends the campaign. An unusually large issue pauses the operation (`held_items`): approve it to send the issue, or resume it to skip the issue. Enabling an enabled campaign changes nothing; enabling an ended one restarts it. Returns 422 with `path.campaign_hash` in `errors` if the list or sender was deleted, the sender is not active or the texts cannot be rendered.
         */
        post: operations["enableEmailRssCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a push campaign
         * @description Creates the message as a draft; `sendPushCampaign` sends it. Returns 422 for an unknown app or template, an invalid template, or a title and text of more than 4,096 bytes, the limit of push services.
         */
        post: operations["createPushCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/push/{campaign_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a push campaign
         * @description Changes the fields in the body and keeps the others; only text content can be changed. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.
         */
        patch: operations["updatePushCampaign"];
        trace?: never;
    };
    "/campaigns/push/{campaign_hash}/actions/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a push campaign
         * @description Queues the message for the devices of the selected contacts, now or for `schedule_date`, as an operation of the type `push`. Contacts without a token of the app get nothing. Webhooks receive `push_send`, `push_received`, `push_open`, `push_click`, `push_canceled` and `push_error`. You can send a finished campaign again. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.
         */
        post: operations["sendPushCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/smart-sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a smart SMS campaign
         * @description Creates the text and its page as a draft; `sendSmartSmsCampaign` sends it. Each recipient gets a separate short link at the end of the text. Returns 422 for an unknown list, sender or domain name, an invalid template, or a page that cannot be downloaded.
         */
        post: operations["createSmartSmsCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/smart-sms/{campaign_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a smart SMS campaign
         * @description Changes the fields in the body and keeps the others. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.
         */
        patch: operations["updateSmartSmsCampaign"];
        trace?: never;
    };
    "/campaigns/smart-sms/{campaign_hash}/actions/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a smart SMS campaign
         * @description Queues the text for the selected contacts, now or for `schedule_date`, as an operation of the type `smart_sms`. Contacts that are not active, have an inactive number or are suppressed get nothing. A contact's activities show `smart_sms_send`, `smart_sms_report`, `smart_sms_open` (once per message) and `smart_sms_click`; webhooks receive the first two as `sms_send` and `sms_delivered`. Messages to India are sent only from 9 to 21 o'clock IST and wait until then, as its networks require for promotions. You can send a finished campaign again. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused, or its sender was deleted or is not active.
         */
        post: operations["sendSmartSmsCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an SMS campaign
         * @description Creates the text as a draft; `sendSmsCampaign` sends it. Returns 422 for an unknown list, sender or template, or an invalid template.
         */
        post: operations["createSmsCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/sms/{campaign_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an SMS campaign
         * @description Changes the fields in the body and keeps the others; only text content can be changed. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.
         */
        patch: operations["updateSmsCampaign"];
        trace?: never;
    };
    "/campaigns/sms/{campaign_hash}/actions/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an SMS campaign
         * @description Queues the text for the selected contacts, now or for `schedule_date`, as an operation of the type `sms`. Contacts that are not active, have an inactive number or are suppressed get nothing. Webhooks receive `sms_send` and `sms_delivered`. Messages to India are sent only from 9 to 21 o'clock IST and wait until then, as its networks require for promotions. You can send a finished campaign again. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused, or its sender was deleted or is not active.
         */
        post: operations["sendSmsCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/voice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a voice campaign
         * @description Creates the call as a draft; `sendVoiceCampaign` makes the calls. Returns 422 for an unknown list, sender, group or template, or a recording that is not audio.
         */
        post: operations["createVoiceCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/voice/{campaign_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a voice campaign
         * @description Changes the fields in the body and keeps the others. Set the audio as `content` or `message`; returns 422 for both. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.
         */
        patch: operations["updateVoiceCampaign"];
        trace?: never;
    };
    "/campaigns/voice/{campaign_hash}/actions/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a voice campaign
         * @description Queues calls to the selected contacts, now or for `schedule_date`, as an operation of the type `voice`. Contacts that are not active, have no active number or are suppressed are not called. An unanswered call is repeated, three calls in all. Webhooks receive `voice_send`. You can send a finished campaign again. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused, or its sender was deleted or is not active.
         */
        post: operations["sendVoiceCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/web-push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a web push campaign
         * @description Creates the message as a draft; `sendWebpushCampaign` sends it. Returns 422 for an unknown site or an invalid template.
         */
        post: operations["createWebpushCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/web-push/{campaign_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a web push campaign
         * @description Changes the fields in the body and keeps the others; for an RSS campaign only `internal_name` and `group_id`. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.
         */
        patch: operations["updateWebpushCampaign"];
        trace?: never;
    };
    "/campaigns/web-push/{campaign_hash}/actions/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a web push campaign
         * @description Queues the message for the browsers of the selected contacts, now or for `schedule_date`, as an operation of the type `webpush`. Contacts without a subscription on the site get nothing. Webhooks receive `web_push_send`, `web_push_delivered`, `web_push_open`, `web_push_click` and `web_push_bounce`. You can send a finished campaign again. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.
         */
        post: operations["sendWebpushCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/webpush/rss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an RSS web push campaign
         * @description Creates a campaign with messages from an RSS feed; `enableWebpushRssCampaign` starts sending. Returns 422 for an unknown site or an unreadable feed, with the reason in `body.content.feed` of `errors`.
         */
        post: operations["createWebpushRssCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/webpush/rss/{campaign_hash}/actions/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable an RSS web push campaign
         * @description Starts reading the feed every hour and sends its newest item, if new, to the subscribers of the site; existing items don't count as new. Each message triggers the same events as any web push message. Between messages, `listOperations` shows a queued operation of the type `webpush`; cancel it to end the campaign. Unusually many new items pause the operation (`held_items`): approve it to send them, or resume it to skip them. Enabling an enabled campaign changes nothing. Returns 422 if the texts cannot be rendered.
         */
        post: operations["enableWebpushRssCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List carts
         * @description Returns carts of all shops that match all filters, without products and including carts without a known contact.
         */
        get: operations["listCarts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List catalogs
         * @description Returns all catalogs of the account, without pages.
         */
        get: operations["listCatalogs"];
        put?: never;
        /**
         * Create a catalog
         * @description Creates an empty catalog. Fill it with `importProducts`, or with `createProduct` for single products.
         */
        post: operations["createCatalog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogs/{catalog_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a catalog
         * @description Deletes the catalog with its products. Carts and orders keep their product data.
         */
        delete: operations["deleteCatalog"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogs/{catalog_id}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products of a catalog
         * @description Returns products of one catalog that match all filters. Texts must match exactly.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Create a product
         * @description Adds one product to the catalog. For many products use `importProducts`. Returns 409 with `product_already_exists` for an identifier already in the catalog.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogs/{catalog_id}/products/{product_identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product
         * @description Returns one product of the catalog.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        /**
         * Delete a product
         * @description Deletes the product from the catalog. Carts and orders keep its data.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        /**
         * Update a product
         * @description Changes the fields in the body and keeps the others. The identifier cannot change.
         */
        patch: operations["updateProduct"];
        trace?: never;
    };
    "/catalogs/{catalog_id}/products/actions/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import products
         * @description Accepts products and processes them in the background, as an operation of the type `import_ecommerce`. Invalid products are ignored, the others are imported. `getOperation` then has their numbers, and a link to a file that names the ignored ones. Imports into one catalog run one after another; a rewrite replaces the catalog in one step at its end. Split requests larger than 20 MB.
         */
        post: operations["importProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cnames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List CNAMEs
         * @description Returns all CNAMEs of the account, without pages.
         */
        get: operations["listCnames"];
        put?: never;
        /**
         * Create a CNAME
         * @description Adds a domain name for links. The response has the status `recent` and the DNS records to set. The platform soon checks DNS, then each hour for three days and then each day. In a sandbox account it is `verified` at the next read; a name that begins with `unverified.`, `invalid.` or `private.` gets that status. Returns 409 with `cname_exists` for a name already in the account.
         */
        post: operations["createCname"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connectedsites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the connected sites
         * @description List connected sites
         */
        get: operations["listConnectedSites"];
        put?: never;
        /**
         * Connect a site
         * @description Connects a website and returns the script for its pages. Track&Engage is off until you call `enableTrackAndEngage`. Other features are on if the account has forms of the list or web push sites of the domain. The script shows forms with a `display` (`createForm`). For a domain already connected, returns that site, with the list of the body if given. Returns 422 for an unknown list.
         */
        post: operations["createConnectedSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connectedsites/{domain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a connected site
         * @description Returns one connected site with its script and features.
         */
        get: operations["getConnectedSite"];
        put?: never;
        post?: never;
        /**
         * Disconnect a site
         * @description Disconnects the site: its script stops working, and carts and orders of the domain are refused. Contacts, forms and counts are kept. The site keeps its script: if you reconnect it, its pages need no change.
         */
        delete: operations["deleteConnectedSite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connectedsites/{domain}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a connected site's statistics
         * @description Returns the actions of visitors of the site, for at most 366 days. All visitors count, including unknown ones; the activities of a contact show its own. A visit counts within a second.
         */
        get: operations["getConnectedSiteStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a contact in all lists
         * @description Searches for an address in all lists of the account. Returns 404 if no contact has it.
         */
        get: operations["searchContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/header-footer-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List header and footer templates
         * @description Returns the templates of the account without their HTML, newest first.
         */
        get: operations["listHeaderFooterTemplates"];
        put?: never;
        /**
         * Create a header and footer template
         * @description Creates your own header and footer. Use its id in `header_footer.id` of an email campaign: the content is placed between the two, with your own link texts.
         */
        post: operations["createHeaderFooterTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/header-footer-templates/{template_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a header and footer template
         * @description Returns the template with its HTML.
         */
        get: operations["getHeaderFooterTemplate"];
        put?: never;
        post?: never;
        /**
         * Delete a template of header and footer
         * @description Deletes the template. Other campaigns with it lose their header and footer. Returns 409 with `template_in_use` if a campaign with it is queued, scheduled, paused or in progress.
         */
        delete: operations["deleteHeaderFooterTemplate"];
        options?: never;
        head?: never;
        /**
         * Update a header and footer template
         * @description Changes the fields in the body and keeps the others. Emails sent from now on use the new version, including those of a campaign in progress.
         */
        patch: operations["updateHeaderFooterTemplate"];
        trace?: never;
    };
    "/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lists
         * @description Returns lists of the account that match all filters.
         */
        get: operations["listLists"];
        put?: never;
        /**
         * Create a list
         * @description Creates an empty list with the base fields; add your own with `createExtraField`. Returns 409 with `list_limit_reached` if the plan allows no more lists.
         */
        post: operations["createList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a list
         * @description Returns one list with its languages and the number of its contacts by status.
         */
        get: operations["getList"];
        put?: never;
        post?: never;
        /**
         * Delete a list
         * @description Deletes the list with its contacts and fields. They disappear at once; the contacts of a long list are erased in the background, within minutes. Returns 409 if the list is in use, with `has_queued_operations`, `has_automations`, `has_push_app`, `has_web_push_site` or `has_campaigns_last_thirty_days`.
         */
        delete: operations["deleteList"];
        options?: never;
        head?: never;
        /**
         * Update a list
         * @description Changes the fields in the body and keeps the others.
         */
        patch: operations["updateList"];
        trace?: never;
    };
    "/lists/{list_id}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts of a list
         * @description Returns contacts of one list that match all filters, including removed ones. Texts must match exactly.
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Create a contact
         * @description Adds one contact to the list; webhooks with `subscription` receive it. Returns 409 with `unique_field_in_use` if another contact of the list has a unique value, with the field in `field_id` and the contacts in `contacts`. Returns 409 with `address_forgotten` for an address erased with `forgetContacts`.
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/{contact_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a contact
         * @description Returns one contact with the number of messages sent to it on each channel.
         */
        get: operations["getContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a contact
         * @description Changes the fields in the body and keeps the others; an empty text clears a value. Webhooks with `edit_subscription` or `change_consent` receive the change. Returns 409 with `unique_field_in_use` if another contact has a unique value, as in `createContact`, or with `address_forgotten` for an erased address.
         */
        patch: operations["updateContact"];
        trace?: never;
    };
    "/lists/{list_id}/contacts/{contact_id}/actions/resend-double-optin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the double opt-in email
         * @description Sends the confirmation email to an unconfirmed contact, also if none was sent before. Its link is valid for 30 days; links of earlier emails stay valid. The contact gets the activity `double_optin_resend`. Returns 409 with `contact_not_confirmable`, with `sender_missing` if the account has no active email sender, or with `double_optin_too_often` if the address received three such emails within 24 hours.
         */
        post: operations["resendDoubleOptin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/{contact_id}/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List activities of a contact
         * @description Returns the activities of one contact, latest first. `listContactEvents` also returns shop events. For an erased contact it returns only `forget_subscription`. Returns 404 if the list never had the contact.
         */
        get: operations["listContactActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/{contact_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events of a contact
         * @description Returns the activities and shop events (`product_view`, `cart_update`, `new_order`) of one contact, latest first. `listContactActivities` returns only the activities. For an erased contact it returns only `forget_subscription`. Returns 404 if the list never had the contact.
         */
        get: operations["listContactEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/actions/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate contacts
         * @description Sets the status of the contacts to `active` in the background, as an operation of the type `mass_operation`. Removed contacts stay removed. Active contacts receive messages again. Webhooks with `edit_subscription` receive each changed contact.
         */
        post: operations["activateContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/actions/attach-tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a tag to contacts
         * @description Attaches the tag in the background, as an operation of the type `attach_tag`. Each contact without the tag gets the activity `attach_tag`. Returns 422 for an unknown tag, segment or field.
         */
        post: operations["attachTagToContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/actions/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate contacts
         * @description Sets the status of the contacts to `inactive` in the background, as an operation of the type `mass_operation`. Removed contacts stay removed. Inactive contacts get no messages. Webhooks with `edit_subscription` receive each changed contact.
         */
        post: operations["deactivateContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/actions/detach-tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Detach a tag from contacts
         * @description Detaches the tag in the background, as an operation of the type `detach_tag`. Each contact with the tag gets the activity `detach_tag`. The tag itself is kept. Returns 422 for an unknown tag, segment or field.
         */
        post: operations["detachTagFromContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/actions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export contacts
         * @description Exports contacts of the list to a file in the background, as an operation of the type `export_contacts`. `callback_url` receives the URL of the file, and `getOperation` shows it. A CSV file (RFC 4180) begins with the column names: the fields in order, then `contact_id`, `status`, `subscription_date`, and `tags` and statistics if included. An apostrophe is added before text that a spreadsheet would run as a formula, also after a semicolon, `|`, tab or line break in the text; `importContacts` removes it. An XML file has an element `contact` per contact, with an element `field` per field. If you combine `segments`, `segment_filter` and `contacts`, contacts that match all of them are exported. Returns 422 for an unknown segment or field, or a segment of another type than `saved`.
         */
        post: operations["exportContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/actions/forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase contacts
         * @description Permanently erases persons (GDPR article 17) in the background, as an operation of the type `mass_operation`. It erases the contacts, and all contacts of the account with one of their email addresses: values, tags and activities; the address and text of each campaign or single message to them; and captured copies. Messages waiting for them are canceled. It deletes webhooks and callbacks with their data, export files of their lists, and snapshots that contain them. Contacts with the same number lose that number. Report counts, registered messages (as evidence) and mentions in messages to others are kept. A keyed hash of each address is added to the suppression list with the method `forgotten`: it receives no messages, and no contact can have it. Webhooks with `forget_subscription` receive the id, and `listContactActivities` shows this one activity. You cannot undo this. A canceled operation erases no more; you can erase its remaining contacts again.
         */
        post: operations["forgetContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/actions/import-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import contacts
         * @description Imports at least two contacts, or a CSV file from a URL, in the background, as an operation of the type `import_contacts`. `callback_url` receives the result. Split requests larger than 20 MB, or use a file. The comparison field must be unique. A contact with a value already used in another unique field counts as invalid; a contact with an erased address is ignored. If a file cannot be read to its end, nothing is imported.
         */
        post: operations["importContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/actions/start-automation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an automation for contacts
         * @description Starts an automation for contacts of the list, at the given action. The result is per contact: the response is 200 even if none could start. Removed and unknown contacts are skipped, without a result. Returns 422 for an unknown or inactive automation, or an action of another automation.
         */
        post: operations["startAutomationForContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/actions/unify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge duplicate contacts
         * @description Merges duplicates of the list in the background, as an operation of the type `unify`. Each group of duplicates becomes one contact, which keeps its id. The others are permanently deleted; this cannot be undone, so start with `dry_run`. You can pause and cancel the operation; merged groups stay merged.
         *
         *     - **Opt-outs win.** If one contact of the group is removed, the merged contact is removed. The same applies to `inactive`, to a withdrawn or missing consent, and to an inactive channel. If an address of one of them is on the suppression list, except after a bounce, that channel becomes inactive.
         *     - **Values.** `values` decides between different values; empty ones never replace others. Addresses of contacts who never confirmed their subscription are not used. The subscription date is the earliest.
         *     - **Related data.** Tags are joined. Activities, devices, carts, orders, form entries and automation runs move to the merged contact; if it already is in an automation, the second run ends. Report counts don't change.
         *     - **Links** in emails to a deleted contact, such as the unsubscribe link, apply to the merged contact. Requests that use its id return 404 with the id of the merged contact.
         *     - **Webhooks** for `edit_subscription` receive one event per group. Its `action_data.merged_contacts` lists the deleted ids.
         *
         *     A group of more than 100 contacts is not merged, because their value is probably a placeholder. A campaign in progress skips deleted contacts that it has not reached. Returns 422 for an unknown field, or a `survivor_id` that is not in `contacts`.
         */
        post: operations["unifyContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/actions/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe contacts
         * @description Sets the status of the contacts to `removed`, so that they get no more messages; webhooks with `unsubscribe` receive them. The result is per contact: the response is 200 even if none could be unsubscribed, with the reason for each.
         */
        post: operations["unsubscribeContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/actions/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update contacts
         * @description Sets the same values for all selected contacts in the background, as an operation of the type `update_contacts`. Fields that you leave out, and removed contacts, stay unchanged. Webhooks with `edit_subscription`, `change_consent` or `unsubscribe` receive only changed contacts. Returns 409 with `unique_field_in_use` and `field_id` for a unique field, whose value cannot belong to many, or with `address_forgotten` for an erased address. Returns 422 for an unknown segment or field, or an invalid value.
         */
        post: operations["updateContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/by-field": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update a contact by field
         * @description Updates one contact like `updateContact`, but finds it by a unique value. It never creates a contact. Returns 404 if no contact of the list has the value, and 422 if the field is not unique. Returns 409 with `unique_field_in_use` if another contact has a new value, with the field in `field_id` and the contacts in `contacts`.
         */
        post: operations["updateContactByField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/contacts/segment/{segment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts of a segment
         * @description Returns contacts of one list that are now in a segment, newest first. Because membership changes with their values, a later page can miss or repeat a contact.
         */
        get: operations["listContactsBySegment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List fields of a list
         * @description Returns base fields first, then the extra ones, as a plain array with their options. By default, returns all; the header `X-Total-Count` has the total.
         */
        get: operations["listFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/fields/base/{field_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a base field
         * @description Makes a base field of one list unique, or allows repeated values. During the change of a large list, an operation is listed, and contacts cannot get a value that another contact has; after a 408, the change continues. Returns 422 if two contacts share a value.
         */
        patch: operations["updateBaseField"];
        trace?: never;
    };
    "/lists/{list_id}/fields/extra": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an extra field
         * @description Adds a field to the list and all its contacts, without a value. The id in the response is a number. Add the choices of an `options` field with `createFieldOption`; such a field cannot be unique.
         */
        post: operations["createExtraField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/fields/extra/{field_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an extra field
         * @description Deletes the field with its options and its values of all contacts. It disappears at once; an operation of the type `mass_operation` erases the values. Returns 409 with `field_in_use` if segments, forms, webhooks or active campaigns use it; `field_in_use_data` has the ids of the `segments`, `forms` and `webhooks`, and the hashes of the `campaigns`.
         */
        delete: operations["deleteExtraField"];
        options?: never;
        head?: never;
        /**
         * Update an extra field
         * @description Renames an extra field, makes it unique or allows repeated values; its format cannot change. During the change of a large list, an operation is listed, and contacts cannot get a value that another contact has; after a 408, the change continues. Returns 422 if two contacts share a value; then the name is not changed either.
         */
        patch: operations["updateExtraField"];
        trace?: never;
    };
    "/lists/{list_id}/fields/extra/{field_id}/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List field options
         * @description Returns all options of one extra field, without pages. Returns 422 for a field of another format.
         */
        get: operations["listFieldOptions"];
        put?: never;
        /**
         * Create a field option
         * @description Adds a choice to an extra field with options. Returns 422 for a field of another format, or one that already has 500 options.
         */
        post: operations["createFieldOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/fields/extra/{field_id}/options/{option_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a field option
         * @description Deletes the option, also for contacts who chose it. It disappears at once; an operation of the type `mass_operation` removes it from the contacts.
         */
        delete: operations["deleteFieldOption"];
        options?: never;
        head?: never;
        /**
         * Update a field option
         * @description Changes the texts in the body and keeps the others. Contacts who chose the option keep it.
         */
        patch: operations["updateFieldOption"];
        trace?: never;
    };
    "/lists/{list_id}/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List forms of a list
         * @description Returns the forms of a list, oldest first.
         */
        get: operations["listForms"];
        put?: never;
        /**
         * Create a form
         * @description Creates a subscription form of the list: a page of the platform (`url`), and the same form as HTML for your page (`embed`). With `display`, the script of a connected site shows it as a popup, message or WhatsApp button. A submission creates a new contact. It changes an existing contact only after the person confirms it by email; the pages never reveal whether an address is known. Returns 422 for more than ten displayed forms of a list.
         */
        post: operations["createForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/forms/{form_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a form
         * @description Returns one form with its URL and HTML.
         */
        get: operations["getForm"];
        put?: never;
        post?: never;
        /**
         * Delete a form
         * @description Deletes the form with its submissions and its page. Contacts are kept, with the id of the form in `subscription_form`. Unconfirmed new contacts can still confirm; unconfirmed changes are discarded.
         */
        delete: operations["deleteForm"];
        options?: never;
        head?: never;
        /**
         * Update a form
         * @description Changes the fields in the body and keeps the others; `fields`, `labels`, `consent` and `display` are replaced as a whole. The page shows the change at once. HTML in your own page does not change: until you replace it, values of removed fields are ignored.
         */
        patch: operations["updateForm"];
        trace?: never;
    };
    "/lists/{list_id}/forms/{form_id}/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List form submissions
         * @description Returns the submissions of the form, newest first. Submissions by robots are not stored.
         */
        get: operations["listFormSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import orders
         * @description Accepts orders of contacts of one list and processes them in the background, as an operation of the type `import_ecommerce`. Orders of unknown contacts, and invalid orders, are skipped; the operation's file names them, and invalid ones count as invalid. No events follow. Split requests larger than 20 MB.
         */
        post: operations["importOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/segments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List segments of a list
         * @description Returns segments of one list that match all filters: first those of the account and its tags, newest first, then those of the platform.
         */
        get: operations["listSegments"];
        put?: never;
        /**
         * Create a segment
         * @description Adds a segment of the type `saved`. Contacts are in it as long as they meet its conditions; removed contacts never get messages. Returns 422 for an unknown field, or an operator or value that its format does not support, with the path and the allowed values. Returns 409 with `segment_exists` for a name already in the list.
         */
        post: operations["createSegment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{list_id}/segments/{segment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a segment
         * @description Returns a segment of any type with its conditions, in the format for creating a segment.
         */
        get: operations["getSegment"];
        put?: never;
        post?: never;
        /**
         * Delete a segment
         * @description Deletes a segment of the type `saved`; its contacts stay in the list. Returns 409 with `invalid_segment_type` for another type, or with `used_in_automations`, `used_in_recurring_messages` or `has_queued_campaigns` if it is in use.
         */
        delete: operations["deleteSegment"];
        options?: never;
        head?: never;
        /**
         * Update a segment
         * @description Changes the fields in the body of a segment of the type `saved` and keeps the others. A scheduled campaign uses the segment as it is at the time of sending; planned recipients don't change. Returns 409 with `invalid_segment_type` for another type, or with `segment_exists` for a name already in the list.
         */
        patch: operations["updateSegment"];
        trace?: never;
    };
    "/lists/{list_id}/segments/actions/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count contacts by filter
         * @description Counts the contacts of the list that meet the conditions, without saving a segment, and returns a page of them, newest first; by default, ten. Returns 422 for the same errors as `createSegment`.
         */
        post: operations["countSegment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the account
         * @description Returns the account with its owner, plan, balance and modules.
         */
        get: operations["getMyAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-account/actions/enable-te": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable Track&Engage
         * @description Enables Track&Engage for a domain, and connects the site if necessary. `listTrackEngageDomains` then lists it. Visits count once your pages have the site's code. Returns 409 with `domain_list_required` if neither the body nor the connected site has a list, or with `domain_already_defined` if it is already enabled. Returns 422 for an unknown list.
         */
        post: operations["enableTrackAndEngage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-account/actions/enable-transactional": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable the Transactional API
         * @description Allows the keys of the account to use the Transactional API. It takes no body and cannot be undone here. Returns 409 with `client_already_enabled` if it is already enabled, or with `client_is_being_enabled` during an earlier request.
         */
        post: operations["enableTransactional"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List operations
         * @description Returns waiting operations and those in progress that match all filters, without ended ones.
         */
        get: operations["listOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/{operation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an operation
         * @description Returns one operation with its progress, also after its end, as long as the platform keeps it. `file` has a new link to its result in each response, valid for seven days.
         */
        get: operations["getOperation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/actions/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve operations
         * @description Starts `queued` operations at once, including scheduled ones; they become `processing`. A paused one with `held_items` (see `getOperation`) sends these. The result is per operation: the response is 200 even if none changed, with the reasons.
         */
        post: operations["approveOperations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/actions/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel operations
         * @description Ends operations of any status; they leave the list. Completed work is kept: sent messages, changed contacts. A campaign becomes `canceled`. The result is per operation: the response is 200 even if none changed, with the reasons.
         */
        post: operations["cancelOperations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/actions/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause operations
         * @description Pauses `queued`, `processing` or `executing` operations and their campaigns. Work in progress at this moment is completed. The result is per operation: the response is 200 even if none changed, with the reasons.
         */
        post: operations["pauseOperations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/actions/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume operations
         * @description Resumes `paused` operations where they stopped; they become `queued`. An overdue one continues at once. One with `held_items` (see `getOperation`) continues without them. The result is per operation: the response is 200 even if none changed, with the reasons.
         */
        post: operations["resumeOperations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ended operations
         * @description Returns finished or canceled operations that match all filters, latest first, as long as the platform keeps them. `getOperation` has their results.
         */
        get: operations["listEndedOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description Returns orders of all shops that match all filters, without products and including imported orders and orders without a known contact.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test the connection
         * @description Returns `pong`. Needs no key, so you can tell a wrong URL from a wrong key.
         */
        post: operations["ping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List push apps
         * @description Returns all push apps of the account as a plain array, without pages.
         */
        get: operations["listPushApps"];
        put?: never;
        /**
         * Create a push app
         * @description Creates an app whose devices belong to contacts of the list. It is also a mobile app of the Transactional API, with the same number as id: set its certificate or key there. Returns 422 for an unknown list, or a `two_steps_config` that is not one of its fields.
         */
        post: operations["createPushApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/apps/{app_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a push app
         * @description Returns one push app with its list.
         */
        get: operations["getPushApp"];
        put?: never;
        post?: never;
        /**
         * Delete a push app
         * @description Deletes the app, here and in the Transactional API, with tokens that wait for a contact. Contacts keep their tokens, but get no more messages. Waiting campaign messages to the app are skipped.
         */
        delete: operations["deletePushApp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/apps/{app_id}/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a push message event
         * @description The app calls this when its user opens or closes a push message. The campaign's report counts opens. The contact gets the activity `push_open` or `push_canceled`, which webhooks receive. A repeated event of one device and message counts once.
         */
        post: operations["registerPushEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/apps/{app_id}/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a device token
         * @description The app calls this when its push service gives the device a token. `two_steps_data` adds the token to that contact of the app's list, who then gets push messages and the activity `add_push_contact`. A token belongs to one contact: it is removed from the previous one.
         */
        post: operations["registerPushToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List advanced reports
         * @description Returns requested reports that match all filters, with any status. A finished report has the URL of its file.
         */
        get: operations["listAdvancedReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/contact-activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report of contact activity
         * @description Counts the actions of the contacts of up to three lists on every channel, with a row for each contact with a selected action. It is created in the background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list or field.
         */
        post: operations["generateContactActivityReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/email-bounces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report of email bounces
         * @description Lists the bounced emails of the campaigns, with the reason. It is created in the background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list, campaign or field.
         */
        post: operations["generateEmailBouncesReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/email-clicks-by-contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report of clicks by contact
         * @description Lists the contacts who clicked in the campaigns, with links and counts. It is created in the background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list, campaign or field.
         */
        post: operations["generateEmailClicksByContactReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/email-clicks-by-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report of clicks by URL
         * @description Lists the URLs in the campaigns with their clicks. It is created in the background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list, campaign or field.
         */
        post: operations["generateEmailClicksByUrlReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/email-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report of email events
         * @description Counts opens, clicks, bounces and other events of the campaigns by contact; if you show the URL, place or program, each has a separate row. It is created in the background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list, campaign or field.
         */
        post: operations["generateEmailEventsReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/email-unsubscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report of email unsubscriptions
         * @description Lists the contacts who unsubscribed through an email of the campaigns, with the reason. It is created in the background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list, campaign or field.
         */
        post: operations["generateEmailUnsubscriptionsReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/form-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report of form answers
         * @description Lists the data entered in the forms. It is created in the background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list or form.
         */
        post: operations["generateFormAnswersReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/model": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report from a model
         * @description Creates a report from a model, for the days before now and with the title of the model, unless the request changes them. It is created in the background. It has no callback; find it with `listAdvancedReports`. Returns 422 if the model, or an object in it, was not found.
         */
        post: operations["generateReportFromModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List report models
         * @description Returns report models that match the filter. A model has the kind, columns and options of a report; create one with `createAdvancedReportModel`.
         */
        get: operations["listAdvancedReportModels"];
        put?: never;
        /**
         * Create a report model
         * @description Stores the kind, columns and options of a report, so that `generateReportFromModel` can create it repeatedly. Lists, campaigns and fields are checked now and each time. Returns 422 if one was not found, or the kind has no such column.
         */
        post: operations["createAdvancedReportModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/models/{model_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a report model
         * @description Deletes the model. Its reports are kept.
         */
        delete: operations["deleteAdvancedReportModel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/sends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report of sends
         * @description Lists the messages to contacts of the lists, on every channel. It is created in the background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list or field.
         */
        post: operations["generateSendsReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/sms-bounces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report of SMS bounces
         * @description Lists the undelivered SMS of the campaigns. It is created in the background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list, campaign or field.
         */
        post: operations["generateSmsBouncesReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/sms-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report of SMS events
         * @description Lists the SMS of the campaigns with the carrier's status. It is created in the background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list, campaign or field.
         */
        post: operations["generateSmsEventsReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report of subscriptions
         * @description Lists subscriptions to the lists, with their method. It is created in the background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list or field.
         */
        post: operations["generateSubscriptionsReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/advanced/unsubscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a report of unsubscriptions
         * @description Lists unsubscriptions from the lists, with their method. It is created in the background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list or field.
         */
        post: operations["generateUnsubscriptionsReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/email/{campaign_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an email campaign's report
         * @description Returns the totals of the campaign and its breakdowns. Set a breakdown to `false` for a smaller response. Counts grow as recipients open and click.
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
    "/reports/push/{campaign_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a push campaign's report
         * @description Returns the totals of the campaign, and the counts by operating system. Counts grow as devices report events.
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
    "/reports/sms/{campaign_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an SMS campaign's report
         * @description Returns the totals of the campaign, and the counts by network. A message is pending until its network reports the outcome; some networks never do.
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
    "/reports/voice/{campaign_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a voice campaign's report
         * @description Returns the totals of the campaign, and the counts by network. A call is pending until it ends.
         */
        get: operations["getVoiceReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/web-push/{campaign_hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a web push campaign's report
         * @description Returns the totals of the campaign and its breakdowns, also for an RSS campaign. Set a breakdown to `false` for a smaller response.
         */
        get: operations["getWebpushReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/senders/cellphone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List cellphone senders
         * @description Returns the names and numbers of the account that send text messages.
         */
        get: operations["listCellphoneSenders"];
        put?: never;
        /**
         * Create a cellphone sender
         * @description Adds a name or number that sends text messages. In a sandbox account it is active at once, and any file is accepted; in a live account it is in moderation, and campaigns can use it once it is active. Returns 409 with `sender_exists` for a name or number already in the account.
         */
        post: operations["createCellphoneSender"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/senders/cellphone/{sender_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a cellphone sender
         * @description Deletes the sender; campaigns already sent are kept. Returns 409 with `sender_in_use` if a draft, or a queued, paused or sending campaign uses it.
         */
        delete: operations["deleteCellphoneSender"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/senders/cellphone/{sender_id}/help": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get replies to HELP
         * @description Returns the number's replies to HELP, INFO and their translations; empty for the default reply.
         */
        get: operations["getCellphoneSenderHelp"];
        /**
         * Set replies to HELP
         * @description Replaces the number's replies to HELP; without any text it sends the default reply. A number gets one reply in 24 hours, also after STOP. Short codes, names and numbers of this platform get none, to avoid loops between machines.
         */
        put: operations["updateCellphoneSenderHelp"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/senders/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List email senders
         * @description Returns the email senders of the account.
         */
        get: operations["listEmailSenders"];
        put?: never;
        /**
         * Create an email sender
         * @description Adds an address that sends emails. In a sandbox account it is active at once; in a live account it is in moderation, and campaigns can use it once it is active. Returns 409 with `sender_exists` for an address already in the account.
         */
        post: operations["createEmailSender"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/senders/email/{sender_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename an email sender
         * @description Changes the name of the sender; the address stays. Emails sent from now on use it, including those of campaigns in progress.
         */
        put: operations["updateEmailSender"];
        post?: never;
        /**
         * Delete an email sender
         * @description Deletes the sender; campaigns already sent are kept. Returns 409 with `sender_in_use` if a draft, or a queued, paused or sending campaign uses it, also as reply-to.
         */
        delete: operations["deleteEmailSender"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/senders/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List phone senders
         * @description Returns the numbers of the account that make calls.
         */
        get: operations["listPhoneSenders"];
        put?: never;
        /**
         * Create a phone sender
         * @description Adds a number that makes calls. In a sandbox account it is active at once; in a live account it is in moderation, and campaigns can use it once it is active. Returns 409 with `sender_exists` for a number already in the account.
         */
        post: operations["createPhoneSender"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/senders/phone/{sender_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a phone sender
         * @description Deletes the sender; campaigns already sent are kept. Returns 409 with `sender_in_use` if a draft, or a queued, paused or sending campaign uses it.
         */
        delete: operations["deletePhoneSender"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suppression-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List suppression list entries
         * @description Returns suppressed addresses, and parts of addresses, that match all filters.
         */
        get: operations["listSuppressionEntries"];
        put?: never;
        /**
         * Add to the suppression list
         * @description Adds values with the method manual, in the background; existing values stay unchanged. They get no more messages on any channel of their type, also from campaigns in progress. Contacts keep their status. An invalid value is refused: the response names it, and the others are added.
         */
        post: operations["addSuppressionEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suppression-list/{suppression_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a suppression list entry
         * @description Removes a value from the list, so that it can get messages again. Returns 409 with `unremovable_entry` for an entry whose method is not manual.
         */
        delete: operations["deleteSuppressionEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags
         * @description Returns the tags of the account. Each is also a segment of every list. Names are sorted regardless of case.
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Create a tag
         * @description Adds a tag; `attachTagToContacts` adds it to contacts. Returns 409 with `tag_exists` for a name already in use.
         */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/{tag_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a tag
         * @description Replaces the name and color; without a name it keeps its own, without a color it gets the default one. Contacts keep the tag. Returns 409 with `tag_exists` for a name already in use.
         */
        put: operations["updateTag"];
        post?: never;
        /**
         * Delete a tag
         * @description Deletes the tag and its segment, and removes it from its contacts at once; an operation of the type `detach_tag` completes the work. Returns 409 with `tag_in_use` if a saved segment or a queued campaign uses it; `tag_in_use_data` has the details.
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trackengage/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Track&Engage domains
         * @description Returns all domains enabled with `enableTrackAndEngage`, without pages. A disconnected site is `inactive`.
         */
        get: operations["listTrackEngageDomains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trackengage/goals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Track&Engage goals
         * @description Returns the goals of all domains, without pages. Webhooks with `goal_conversion` receive conversions of contacts.
         */
        get: operations["listTrackEngageGoals"];
        put?: never;
        /**
         * Create a Track&Engage goal
         * @description Creates a goal of a connected site, at most 50 per site. The site's script has it within two minutes; browsers cache the script for five. Returns 422 for a `regex` pattern outside the limited syntax.
         */
        post: operations["createTrackEngageGoal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trackengage/goals/{goal_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a Track&Engage goal
         * @description Deletes the goal. Earlier conversions stay in the activities.
         */
        delete: operations["deleteTrackEngageGoal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Returns users of the account that match all filters.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description Deletes the user, who can no longer log in; the user's objects are kept. Returns 409 with `last_admin` for the last active administrator.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Update a user
         * @description Changes the name, phone, image or status of a user. An inactive user cannot log in, their sessions end, and they get no notifications; API keys keep working. Returns 409 with `last_admin` if no active administrator would be left, and 422 for an invalid phone number or image URL.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/utilities/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List countries
         * @description Returns all countries without pages or, with `phone`, those in which the number can exist, as choices for a phone field.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Returns the webhooks of the account.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Creates a webhook: the platform calls the URL for the chosen actions of one list; `listEvent` shows the call. `getWebhookSecret` returns the secret that signs the calls. At most 20 webhooks of a list can receive the same action. Returns 422 for an unknown list, and 409 with `webhook_exists` for a second webhook with the same list, URL, actions and fields, or with `webhook_limit_reached` beyond the limit.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes the webhook and discards its waiting calls, including retries.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Update a webhook
         * @description Changes the URL, the actions or the fields, or pauses or enables the webhook. Waiting calls use the new URL. While a webhook is paused or disabled, its calls are held; enabling it sends them, oldest first. They are kept as long as ended deliveries (`MESSAGING_KEEP_HOOKS`, 30 days). A receiver that responds with 410 Gone disables its webhook, and the users of the account get an email.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/webhooks/{webhook_id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook's secret
         * @description Returns the webhook's own secret, which stays the same until you call `rotateWebhookSecret`. The key needs the right `marketing`.
         */
        get: operations["getWebhookSecret"];
        put?: never;
        /**
         * Rotate a webhook's secret
         * @description Creates a new secret for the webhook, which `getWebhookSecret` returns from now on. For another `overlap_hours` hours, each call has two signatures, separated by a space, so your receiver can verify with either secret. Another rotation ends the overlap of the previous secret. Waiting calls are signed with the secrets valid at the time of sending.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/callback-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the callback secret
         * @description Returns the secret that signs callbacks, such as the one at the end of an import, with one secret for the whole account. It is created at first use and does not change. The key needs the right `marketing`.
         */
        get: operations["getCallbackSecret"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook statuses
         * @description Returns the status of each webhook and its reason, in the order of `listWebhooks`. `updateWebhook` changes the status.
         */
        get: operations["listWebhookStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webpush/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List web push sites
         * @description Returns the web push sites of the account.
         */
        get: operations["listWebpushSites"];
        put?: never;
        /**
         * Create a web push site
         * @description Adds a website. When its pages have the script with `app_code` from the response, visitors can subscribe. Each subscription is the activity `web_push_subscription` of a contact, which webhooks receive. Returns 409 with `name_already_exists` for a name already in use, and 422 for an unknown list or a `site` that is not an https URL.
         *
         *     Load the script `https://{host}/wp/{app_code}/subscribe.js` on the pages, and give a button the attribute `data-web-push` with the value `subscribe` or `unsubscribe`; your scripts can call `messagingPush.subscribe()`, `messagingPush.unsubscribe()` and `messagingPush.state()`. Serve a file `/messaging-worker.js` on the website with the line `importScripts('https://{host}/wp/{app_code}/worker.js')`: browsers accept service workers only from the website itself. An existing worker can contain the line; name its file in the attribute `data-worker` of the script.
         */
        post: operations["createWebpushSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    automationAction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Contact reached an automation step
         * @description The platform calls the URL of a `webhook` action for each contact that reaches it, and signs the call with the secret of `getCallbackSecret`. The contact continues without waiting for your response. If you don't respond with 2xx within 15 seconds, it retries for up to 72 hours. A call can arrive twice and out of order: repeated calls have the same `webhook-id`.
         */
        post: operations["automationAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "exportContacts.exportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export finished
         * @description The platform calls `callback_url` when the file of the export is ready. If you don't respond with 2xx within 15 seconds, it retries for up to 72 hours.
         */
        post: operations["exportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "generateContactActivityReport.contactActivityReportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Contact activity report finished
         * @description The platform calls `callback_url` when the file is ready; a report without a file makes no call. If you don't respond with 2xx within 15 seconds, it retries for up to 72 hours.
         */
        post: operations["contactActivityReportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "generateEmailBouncesReport.emailBouncesReportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email bounces report finished
         * @description The platform calls `callback_url` when the file is ready; a report without a file makes no call. If you don't respond with 2xx within 15 seconds, it retries for up to 72 hours.
         */
        post: operations["emailBouncesReportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "generateEmailClicksByContactReport.emailClicksByContactReportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email clicks by contact report finished
         * @description The platform calls `callback_url` when the file is ready; a report without a file makes no call. If you don't respond with 2xx within 15 seconds, it retries for up to 72 hours.
         */
        post: operations["emailClicksByContactReportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "generateEmailClicksByUrlReport.emailClicksByUrlReportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email clicks by URL report finished
         * @description The platform calls `callback_url` when the file is ready; a report without a file makes no call. If you don't respond with 2xx within 15 seconds, it retries for up to 72 hours.
         */
        post: operations["emailClicksByUrlReportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "generateEmailEventsReport.emailEventsReportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email events report finished
         * @description The platform calls `callback_url` when the file is ready; a report without a file makes no call. If you don't respond with 2xx within 15 seconds, it retries for up to 72 hours.
         */
        post: operations["emailEventsReportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "generateEmailUnsubscriptionsReport.emailUnsubscriptionsReportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email unsubscriptions report finished
         * @description The platform calls `callback_url` when the file is ready; a report without a file makes no call. If you don't respond with 2xx within 15 seconds, it retries for up to 72 hours.
         */
        post: operations["emailUnsubscriptionsReportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "generateFormAnswersReport.formAnswersReportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Form answers report finished
         * @description The platform calls `callback_url` when the file is ready; a report without a file makes no call. If you don't respond with 2xx within 15 seconds, it retries for up to 72 hours.
         */
        post: operations["formAnswersReportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "generateSendsReport.sendsReportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends report finished
         * @description The platform calls `callback_url` when the file is ready; a report without a file makes no call. If you don't respond with 2xx within 15 seconds, it retries for up to 72 hours.
         */
        post: operations["sendsReportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "generateSmsBouncesReport.smsBouncesReportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * SMS bounces report finished
         * @description The platform calls `callback_url` when the file is ready; a report without a file makes no call. If you don't respond with 2xx within 15 seconds, it retries for up to 72 hours.
         */
        post: operations["smsBouncesReportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "generateSmsEventsReport.smsEventsReportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * SMS events report finished
         * @description The platform calls `callback_url` when the file is ready; a report without a file makes no call. If you don't respond with 2xx within 15 seconds, it retries for up to 72 hours.
         */
        post: operations["smsEventsReportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "generateSubscriptionsReport.subscriptionsReportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscriptions report finished
         * @description The platform calls `callback_url` when the file is ready; a report without a file makes no call. If you don't respond with 2xx within 15 seconds, it retries for up to 72 hours.
         */
        post: operations["subscriptionsReportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "generateUnsubscriptionsReport.unsubscriptionsReportFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscriptions report finished
         * @description The platform calls `callback_url` when the file is ready; a report without a file makes no call. If you don't respond with 2xx within 15 seconds, it retries for up to 72 hours.
         */
        post: operations["unsubscriptionsReportFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "importContacts.importFinished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import finished
         * @description The platform calls `callback_url` when the import has ended. If you don't respond with 2xx within 15 seconds, it retries for up to 72 hours.
         */
        post: operations["importFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    listEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List event
         * @description The platform calls the webhook's URL once for each of its actions. If you don't respond with 2xx within 15 seconds, it retries for up to 72 hours. A call can arrive twice and out of order: repeated calls have the same `webhook-id`.
         */
        post: operations["listEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: MarketingSchemas;
    responses: {
        /** @description The body is not valid JSON, or not the JSON value that the operation requires. */
        BadRequest: {
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
        /** @description The request conflicts with stored data. `errors` names the reason. */
        Conflict: {
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
                "application/json": components["schemas"]["KeyConflict"];
            };
        };
        /** @description The key is valid, but does not have the required right. */
        Forbidden: {
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
        /** @description The server failed. Nothing was partially saved. */
        InternalServerError: {
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
        /** @description The object was not found in this account. */
        NotFound: {
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
        RequestTimeout: {
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
        /** @description The server is temporarily unavailable, for example during shutdown or while its database accepts no writes. */
        ServiceUnavailable: {
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
        /** @description The limit of requests is used up. The headers tell when it restarts. */
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
        /** @description A parameter or a field of the body is invalid. `errors` names the paths. */
        UnprocessableEntity: {
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
    };
    parameters: {
        /**
         * @description The id of the push app.
         * @example app_1
         */
        AppId: string;
        /**
         * @description The id of the automation.
         * @example 1
         */
        AutomationId: number;
        /**
         * @description The id of the run.
         * @example 1
         */
        AutomationRunId: number;
        /**
         * @description The id of the base field, a name.
         * @example cellphone
         */
        BaseFieldId: string;
        /**
         * @description The hash of the campaign, from its creation.
         * @example c4mp41gn01
         */
        CampaignHash: string;
        /**
         * @description The id of the cart in the shop.
         * @example cart_1001
         */
        CartId: string;
        /**
         * @description The id of the catalog.
         * @example 1
         */
        CatalogId: number;
        /**
         * @description The id of the cellphone sender.
         * @example 2
         */
        CellphoneSenderId: number;
        /**
         * @description The id of the contact, ten hexadecimal digits.
         * @example a1b2c3d4e5
         */
        ContactId: string;
        /**
         * @description Only objects created at or before this time.
         * @example 2026-03-02 09:15:00
         */
        CreatedMax: components["schemas"]["DateTime"];
        /**
         * @description Only objects created at or after this time.
         * @example 2026-03-02 09:15:00
         */
        CreatedMin: components["schemas"]["DateTime"];
        /**
         * @description Only events at or before this time.
         * @example 2026-03-04 23:59:59
         */
        DateMax: components["schemas"]["DateTime"];
        /**
         * @description Only events at or after this time.
         * @example 2026-03-04 00:00:00
         */
        DateMin: components["schemas"]["DateTime"];
        /**
         * @description The hash of an RSS email campaign. Returns 404 for other campaigns.
         * @example c4mp41gn02
         */
        EmailRssCampaignHash: string;
        /**
         * @description The id of the email sender.
         * @example 1
         */
        EmailSenderId: number;
        /**
         * @description Only operations that ended at or before this time.
         * @example 2026-03-04 23:59:59
         */
        EndDateMax: components["schemas"]["DateTime"];
        /**
         * @description Only operations that ended at or after this time.
         * @example 2026-03-04 00:00:00
         */
        EndDateMin: components["schemas"]["DateTime"];
        /**
         * @description The id of the extra field, a number.
         * @example 1
         */
        ExtraFieldId: number;
        /**
         * @description The id of the form.
         * @example 1
         */
        FormId: number;
        /**
         * @description The number of the goal.
         * @example 1
         */
        GoalId: number;
        /**
         * @description The id of the campaign group.
         * @example 1
         */
        GroupId: number;
        /**
         * @description The id of the template.
         * @example 1
         */
        HeaderFooterTemplateId: number;
        /**
         * @description The id of this call. Retries keep it, so ignore ids that you have processed.
         * @example msg_2b6f1c0de4a7
         */
        HookId: string;
        /**
         * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, computed over the raw body with the secret of the webhook or, for a callback, of the account. During a rotation of the secret there are two signatures, separated by a space; one valid signature is enough.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        HookSignature: string;
        /**
         * @description When this attempt was sent, in Unix seconds. Reject a time more than five minutes from yours.
         * @example 1772619185
         */
        HookTimestamp: number;
        /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
        IdempotencyKey: string;
        /**
         * @description Maximum number of items to return.
         * @example 10
         */
        Limit100: number;
        /**
         * @description Maximum number of items to return.
         * @example 100
         */
        Limit1000: number;
        /**
         * @description Maximum number of items to return. By default, all.
         * @example 10
         */
        LimitOrAll: number;
        /**
         * @description The id of the list.
         * @example 1
         */
        ListId: number;
        /**
         * @description Number of items to skip.
         * @example 0
         */
        Offset: number;
        /**
         * @description The id of the operation.
         * @example 1
         */
        OperationId: number;
        /**
         * @description The id of the option.
         * @example 1
         */
        OptionId: number;
        /**
         * @description The id of the extra field, a number. Its format must be `options`.
         * @example 2
         */
        OptionsFieldId: number;
        /**
         * @description Sort direction.
         * @example desc
         */
        Order: "asc" | "desc";
        /**
         * @description The id of the order in the shop.
         * @example order_1001
         */
        OrderId: string;
        /**
         * @description The id of the phone sender.
         * @example 3
         */
        PhoneSenderId: number;
        /**
         * @description The identifier of the product.
         * @example TSHIRT-RED-M
         */
        ProductIdentifier: string;
        /**
         * @description The hash of a push campaign. Returns 404 for other channels.
         * @example c4mp41gn03
         */
        PushCampaignHash: string;
        /**
         * @description The id of the model.
         * @example 1
         */
        ReportModelId: number;
        /**
         * @description Only operations due at or before this time.
         * @example 2026-03-04 23:59:59
         */
        ScheduleDateMax: components["schemas"]["DateTime"];
        /**
         * @description Only operations due at or after this time.
         * @example 2026-03-04 00:00:00
         */
        ScheduleDateMin: components["schemas"]["DateTime"];
        /**
         * @description The id of the segment, as `listSegments` shows it.
         * @example saved_1
         */
        SegmentId: string;
        /**
         * @description The domain of the site, without protocol and path.
         * @example shop.example.com
         */
        SiteDomain: string;
        /**
         * @description The hash of a smart SMS campaign. Returns 404 for other channels.
         * @example c4mp41gn05
         */
        SmartSmsCampaignHash: string;
        /**
         * @description The hash of an SMS campaign. Returns 404 for other channels.
         * @example c4mp41gn04
         */
        SmsCampaignHash: string;
        /**
         * @description Only operations that started at or before this time.
         * @example 2026-03-04 23:59:59
         */
        StartDateMax: components["schemas"]["DateTime"];
        /**
         * @description Only operations that started at or after this time.
         * @example 2026-03-04 00:00:00
         */
        StartDateMin: components["schemas"]["DateTime"];
        /**
         * @description The first day, in UTC (by default, 29 days before the last one).
         * @example 2026-03-01
         */
        StatisticsFrom: string;
        /**
         * @description The last day, in UTC (by default, today).
         * @example 2026-03-31
         */
        StatisticsTo: string;
        /**
         * @description The domain of the connected shop, without protocol. It contains a dot, unlike other paths.
         * @example shop.example.com
         */
        StoreDomain: string;
        /**
         * @description The id of the entry.
         * @example 1
         */
        SuppressionId: number;
        /**
         * @description The id of the tag.
         * @example 1
         */
        TagId: number;
        /**
         * @description Only objects changed at or before this time.
         * @example 2026-03-02 09:15:00
         */
        UpdatedMax: components["schemas"]["DateTime"];
        /**
         * @description Only objects changed at or after this time.
         * @example 2026-03-02 09:15:00
         */
        UpdatedMin: components["schemas"]["DateTime"];
        /**
         * @description The id of the user.
         * @example 2
         */
        UserId: number;
        /**
         * @description The hash of a voice campaign. Returns 404 for other channels.
         * @example c4mp41gn06
         */
        VoiceCampaignHash: string;
        /**
         * @description The id of the webhook.
         * @example 1
         */
        WebhookId: number;
        /**
         * @description The hash of a web push campaign. Returns 404 for other channels.
         * @example c4mp41gn07
         */
        WebpushCampaignHash: string;
        /**
         * @description The hash of an RSS web push campaign. Returns 404 for other campaigns.
         * @example c4mp41gn08
         */
        WebpushRssCampaignHash: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description `true` if this is the stored response to an earlier request with the same `Idempotency-Key`; the request was not repeated. Left out otherwise.
         * @example true
         */
        IdempotentReplayed: "true";
        /**
         * @description Seconds to wait before the next try (RFC 9110 10.2.3).
         * @example 5
         */
        RetryAfter: number;
        /**
         * @description The account's limit of requests in its window of one hour.
         * @example 360000
         */
        XAccountLimit: number;
        /**
         * @description Remaining requests of the account in its window.
         * @example 359990
         */
        XAccountRemaining: number;
        /**
         * @description Seconds until the account's window restarts.
         * @example 2710
         */
        XAccountReset: number;
        /**
         * @description The key's limit of requests in the current short window.
         * @example 6000
         */
        XRateLimitLimit: number;
        /**
         * @description Remaining requests of the key in the current short window.
         * @example 5999
         */
        XRateLimitRemaining: number;
        /**
         * @description Seconds until the short window restarts.
         * @example 42
         */
        XRateLimitReset: number;
        /**
         * @description Total number of items, on all pages.
         * @example 9
         */
        XTotalCount: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The domain of the connected shop, without protocol. It contains a dot, unlike other paths.
                 * @example shop.example.com
                 */
                domain: components["parameters"]["StoreDomain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartCreate"];
            };
        };
        responses: {
            /** @description The cart was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the cart in the shop.
                 * @example cart_1001
                 */
                cart_id: components["parameters"]["CartId"];
                /**
                 * @description The domain of the connected shop, without protocol. It contains a dot, unlike other paths.
                 * @example shop.example.com
                 */
                domain: components["parameters"]["StoreDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
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
                    "application/json": components["schemas"]["Cart"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The domain of the connected shop, without protocol. It contains a dot, unlike other paths.
                 * @example shop.example.com
                 */
                domain: components["parameters"]["StoreDomain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCreate"];
            };
        };
        responses: {
            /** @description The order was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The domain of the connected shop, without protocol. It contains a dot, unlike other paths.
                 * @example shop.example.com
                 */
                domain: components["parameters"]["StoreDomain"];
                /**
                 * @description The id of the order in the shop.
                 * @example order_1001
                 */
                order_id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
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
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAutomations: {
        parameters: {
            query?: {
                /**
                 * @description Only the automation with this id.
                 * @example 1
                 */
                automation_id?: number;
                /**
                 * @description Only automations created by this user.
                 * @example 1
                 */
                created_by?: number;
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Only automations of this list.
                 * @example 1
                 */
                list_id?: number;
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Sort direction.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description The field to sort by.
                 * @example title
                 */
                order_by?: "automation_id" | "title" | "list_id" | "created_by";
                /**
                 * @description Only automations with this status.
                 * @example active
                 */
                status?: components["schemas"]["AutomationStatus"];
                /**
                 * @description Automations with exactly this title.
                 * @example Welcome
                 */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of automations. */
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
                    "application/json": components["schemas"]["AutomationPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAutomation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AutomationCreate"];
            };
        };
        responses: {
            /** @description The new automation. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomationDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAutomation: {
        parameters: {
            query?: {
                /**
                 * @description The version with the triggers and actions to return; contacts stay in the version that they entered. By default, the current one.
                 * @example 1
                 */
                version?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the automation.
                 * @example 1
                 */
                automation_id: components["parameters"]["AutomationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The automation. */
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
                    "application/json": components["schemas"]["AutomationDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAutomation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the automation.
                 * @example 1
                 */
                automation_id: components["parameters"]["AutomationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The automation was deleted. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The automation is in use. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["DeleteAutomationConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAutomation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the automation.
                 * @example 1
                 */
                automation_id: components["parameters"]["AutomationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AutomationUpdate"];
            };
        };
        responses: {
            /** @description The changed automation. */
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
                    "application/json": components["schemas"]["AutomationDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAutomationActions: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the automation.
                 * @example 1
                 */
                automation_id: components["parameters"]["AutomationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of actions. */
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
                    "application/json": components["schemas"]["AutomationActionPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    activateAutomation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the automation.
                 * @example 1
                 */
                automation_id: components["parameters"]["AutomationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active automation. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomationDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["ActivateAutomationConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pauseAutomation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the automation.
                 * @example 1
                 */
                automation_id: components["parameters"]["AutomationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The inactive automation. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomationDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAutomationRuns: {
        parameters: {
            query?: {
                /**
                 * @description Only contacts at this action.
                 * @example 2
                 */
                action_id?: number;
                /**
                 * @description Only runs of this contact.
                 * @example a1b2c3d4e5
                 */
                contact_id?: string;
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Only runs with this status.
                 * @example active
                 */
                status?: components["schemas"]["AutomationRunStatus"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the automation.
                 * @example 1
                 */
                automation_id: components["parameters"]["AutomationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of runs. */
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
                    "application/json": components["schemas"]["AutomationRunPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAutomationRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the automation.
                 * @example 1
                 */
                automation_id: components["parameters"]["AutomationId"];
                /**
                 * @description The id of the run.
                 * @example 1
                 */
                run_id: components["parameters"]["AutomationRunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact was removed from the automation. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAutomationRunCounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the automation.
                 * @example 1
                 */
                automation_id: components["parameters"]["AutomationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
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
                    "application/json": components["schemas"]["AutomationRunCounts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSystemAutomations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The system automations. */
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
                    "application/json": components["schemas"]["SystemAutomationList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    switchSystemAutomation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SystemAutomationSwitch"];
            };
        };
        responses: {
            /** @description The changed automation. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemAutomation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCampaignGroups: {
        parameters: {
            query?: {
                /**
                 * @description Only the group with this id.
                 * @example 1
                 */
                group_id?: number;
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Groups with exactly this name.
                 * @example Spring 2026
                 */
                name?: string;
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of campaign groups. */
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
                    "application/json": components["schemas"]["CampaignGroupPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCampaignGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignGroupWrite"];
            };
        };
        responses: {
            /** @description The new campaign group. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["CreateCampaignGroupConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCampaignGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign group.
                 * @example 1
                 */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignGroupWrite"];
            };
        };
        responses: {
            /** @description The renamed campaign group. */
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
                    "application/json": components["schemas"]["CampaignGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCampaignGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the campaign group.
                 * @example 1
                 */
                group_id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign group was deleted. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The group is in use. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["DeleteCampaignGroupConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCampaigns: {
        parameters: {
            query?: {
                /**
                 * @description Only the campaign with this hash.
                 * @example c4mp41gn01
                 */
                campaign_hash?: string;
                /**
                 * @description Only campaigns of this channel.
                 * @example email
                 */
                channel?: components["schemas"]["CampaignChannel"];
                /**
                 * @description Only campaigns of this user.
                 * @example 1
                 */
                created_by?: number;
                /**
                 * @description Only objects created at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_max?: components["parameters"]["CreatedMax"];
                /**
                 * @description Only objects created at or after this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_min?: components["parameters"]["CreatedMin"];
                /**
                 * @description Only operations that ended at or before this time.
                 * @example 2026-03-04 23:59:59
                 */
                end_date_max?: components["parameters"]["EndDateMax"];
                /**
                 * @description Only operations that ended at or after this time.
                 * @example 2026-03-04 00:00:00
                 */
                end_date_min?: components["parameters"]["EndDateMin"];
                /**
                 * @description Only campaigns of this group; 0 for those without one.
                 * @example 0
                 */
                group_id?: number;
                /**
                 * @description Campaigns with exactly this internal name.
                 * @example Spring sale
                 */
                internal_name?: string;
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Only campaigns for this list.
                 * @example 1
                 */
                list_id?: number;
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Sort direction.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description The field to sort by.
                 * @example created
                 */
                order_by?: "list_id" | "internal_name" | "created_by" | "group_id" | "created";
                /**
                 * @description Only operations due at or before this time.
                 * @example 2026-03-04 23:59:59
                 */
                schedule_date_max?: components["parameters"]["ScheduleDateMax"];
                /**
                 * @description Only operations due at or after this time.
                 * @example 2026-03-04 00:00:00
                 */
                schedule_date_min?: components["parameters"]["ScheduleDateMin"];
                /**
                 * @description Campaigns whose internal name or title contains this text, ignoring the case of the letters a to z.
                 * @example spring
                 */
                search?: string;
                /**
                 * @description Only operations that started at or before this time.
                 * @example 2026-03-04 23:59:59
                 */
                start_date_max?: components["parameters"]["StartDateMax"];
                /**
                 * @description Only operations that started at or after this time.
                 * @example 2026-03-04 00:00:00
                 */
                start_date_min?: components["parameters"]["StartDateMin"];
                /**
                 * @description Only campaigns with this status.
                 * @example sent
                 */
                status?: components["schemas"]["CampaignStatus"];
                /**
                 * @description Only objects changed at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                updated_max?: components["parameters"]["UpdatedMax"];
                /**
                 * @description Only objects changed at or after this time.
                 * @example 2026-03-02 09:15:00
                 */
                updated_min?: components["parameters"]["UpdatedMin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of campaigns. */
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
                    "application/json": components["schemas"]["CampaignPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hash of the campaign, from its creation.
                 * @example c4mp41gn01
                 */
                campaign_hash: components["parameters"]["CampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign. */
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
                    "application/json": components["schemas"]["CampaignDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hash of the campaign, from its creation.
                 * @example c4mp41gn01
                 */
                campaign_hash: components["parameters"]["CampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign was deleted. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The campaign cannot be deleted yet. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["DeleteCampaignConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    retryCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of the campaign, from its creation.
                 * @example c4mp41gn01
                 */
                campaign_hash: components["parameters"]["CampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The retry was accepted. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["RetryCampaignConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    testCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of the campaign, from its creation.
                 * @example c4mp41gn01
                 */
                campaign_hash: components["parameters"]["CampaignHash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignTest"];
            };
        };
        responses: {
            /** @description The outcomes. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignTested"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["TestCampaignConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCampaignContacts: {
        parameters: {
            query: {
                /**
                 * @description The contact before the page. By default, the page begins with the first.
                 * @example a1b2c3d4e5
                 */
                after?: string;
                /**
                 * @description The event. `not_opened`: sent to them, but not opened. `bounced`: a hard or soft bounce. `answered`: they pressed a digit in a call.
                 * @example opened
                 */
                event: "sent" | "delivered" | "opened" | "not_opened" | "clicked" | "bounced" | "unsubscribed" | "complained" | "replied" | "answered";
                /**
                 * @description Maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit1000"];
            };
            header?: never;
            path: {
                /**
                 * @description The hash of the campaign, from its creation.
                 * @example c4mp41gn01
                 */
                campaign_hash: components["parameters"]["CampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of contacts. */
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
                    "application/json": components["schemas"]["CampaignContactPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCampaignPreview: {
        parameters: {
            query?: {
                /**
                 * @description A contact of the campaign's list.
                 * @example a1b2c3d4e5
                 */
                contact_id?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The hash of the campaign, from its creation.
                 * @example c4mp41gn01
                 */
                campaign_hash: components["parameters"]["CampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rendered campaign. */
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
                    "application/json": components["schemas"]["CampaignPreview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["GetCampaignPreviewConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createEmailCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailCampaignCreate"];
            };
        };
        responses: {
            /** @description The hash of the new campaign. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateEmailCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hash of the campaign, from its creation.
                 * @example c4mp41gn01
                 */
                campaign_hash: components["parameters"]["CampaignHash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailCampaignUpdate"];
            };
        };
        responses: {
            /** @description The hash of the campaign. */
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
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendEmailCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of the campaign, from its creation.
                 * @example c4mp41gn01
                 */
                campaign_hash: components["parameters"]["CampaignHash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailCampaignSend"];
            };
        };
        responses: {
            /** @description The send was accepted. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["SendEmailCampaignConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createEmailRssCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRssCampaignCreate"];
            };
        };
        responses: {
            /** @description The hash of the new campaign. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    enableEmailRssCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of an RSS email campaign. Returns 404 for other campaigns.
                 * @example c4mp41gn02
                 */
                campaign_hash: components["parameters"]["EmailRssCampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign was enabled. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPushCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushCampaignCreate"];
            };
        };
        responses: {
            /** @description The hash of the new campaign. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePushCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hash of a push campaign. Returns 404 for other channels.
                 * @example c4mp41gn03
                 */
                campaign_hash: components["parameters"]["PushCampaignHash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushCampaignUpdate"];
            };
        };
        responses: {
            /** @description The hash of the campaign. */
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
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendPushCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of a push campaign. Returns 404 for other channels.
                 * @example c4mp41gn03
                 */
                campaign_hash: components["parameters"]["PushCampaignHash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushCampaignSend"];
            };
        };
        responses: {
            /** @description The send was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSmartSmsCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmartSmsCampaignCreate"];
            };
        };
        responses: {
            /** @description The hash of the new campaign. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSmartSmsCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hash of a smart SMS campaign. Returns 404 for other channels.
                 * @example c4mp41gn05
                 */
                campaign_hash: components["parameters"]["SmartSmsCampaignHash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmartSmsCampaignUpdate"];
            };
        };
        responses: {
            /** @description The hash of the campaign. */
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
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendSmartSmsCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of a smart SMS campaign. Returns 404 for other channels.
                 * @example c4mp41gn05
                 */
                campaign_hash: components["parameters"]["SmartSmsCampaignHash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsCampaignSend"];
            };
        };
        responses: {
            /** @description The send was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSmsCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsCampaignCreate"];
            };
        };
        responses: {
            /** @description The hash of the new campaign. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSmsCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hash of an SMS campaign. Returns 404 for other channels.
                 * @example c4mp41gn04
                 */
                campaign_hash: components["parameters"]["SmsCampaignHash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsCampaignUpdate"];
            };
        };
        responses: {
            /** @description The hash of the campaign. */
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
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendSmsCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of an SMS campaign. Returns 404 for other channels.
                 * @example c4mp41gn04
                 */
                campaign_hash: components["parameters"]["SmsCampaignHash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsCampaignSend"];
            };
        };
        responses: {
            /** @description The send was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createVoiceCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoiceCampaignCreate"];
            };
        };
        responses: {
            /** @description The hash of the new campaign. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateVoiceCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hash of a voice campaign. Returns 404 for other channels.
                 * @example c4mp41gn06
                 */
                campaign_hash: components["parameters"]["VoiceCampaignHash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoiceCampaignUpdate"];
            };
        };
        responses: {
            /** @description The hash of the campaign. */
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
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendVoiceCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of a voice campaign. Returns 404 for other channels.
                 * @example c4mp41gn06
                 */
                campaign_hash: components["parameters"]["VoiceCampaignHash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoiceCampaignSend"];
            };
        };
        responses: {
            /** @description The send was accepted. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebpushCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebpushCampaignCreate"];
            };
        };
        responses: {
            /** @description The hash of the new campaign. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateWebpushCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hash of a web push campaign. Returns 404 for other channels.
                 * @example c4mp41gn07
                 */
                campaign_hash: components["parameters"]["WebpushCampaignHash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebpushCampaignUpdate"];
            };
        };
        responses: {
            /** @description The hash of the campaign. */
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
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendWebpushCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of a web push campaign. Returns 404 for other channels.
                 * @example c4mp41gn07
                 */
                campaign_hash: components["parameters"]["WebpushCampaignHash"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebpushCampaignSend"];
            };
        };
        responses: {
            /** @description The send was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebpushRssCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebpushRssCampaignCreate"];
            };
        };
        responses: {
            /** @description The hash of the new campaign. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignHash"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    enableWebpushRssCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of an RSS web push campaign. Returns 404 for other campaigns.
                 * @example c4mp41gn08
                 */
                campaign_hash: components["parameters"]["WebpushRssCampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign was enabled. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCarts: {
        parameters: {
            query?: {
                /**
                 * @description Only carts of this contact.
                 * @example a1b2c3d4e5
                 */
                contact_id?: string;
                /**
                 * @description Only objects created at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_max?: components["parameters"]["CreatedMax"];
                /**
                 * @description Only objects created at or after this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_min?: components["parameters"]["CreatedMin"];
                /**
                 * @description Only carts of the shop with this domain.
                 * @example shop.example.com
                 */
                domain?: string;
                /**
                 * @description True for carts of a contact, false for carts without a known contact.
                 * @example true
                 */
                has_contact?: boolean;
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Sort direction.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description The field to sort by.
                 * @example updated
                 */
                order_by?: "created" | "updated";
                /**
                 * @description Only carts in this state.
                 * @example open
                 */
                state?: components["schemas"]["CartState"];
                /**
                 * @description Only objects changed at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                updated_max?: components["parameters"]["UpdatedMax"];
                /**
                 * @description Only objects changed at or after this time.
                 * @example 2026-03-02 09:15:00
                 */
                updated_min?: components["parameters"]["UpdatedMin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of carts. */
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
                    "application/json": components["schemas"]["CartPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCatalogs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All catalogs. */
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
                    "application/json": components["schemas"]["CatalogPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCatalog: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CatalogCreate"];
            };
        };
        responses: {
            /** @description The new catalog. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Catalog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the catalog.
                 * @example 1
                 */
                catalog_id: components["parameters"]["CatalogId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalog was deleted. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The catalog was not found in this account. */
            404: {
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
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /**
                 * @description Products of this brand.
                 * @example Example
                 */
                brand?: string;
                /**
                 * @description Products with this value in a custom attribute, `custom_attributes[<alias>]=<value>`. Repeat it for more attributes.
                 * @example {
                 *       "colour": "red"
                 *     }
                 */
                custom_attributes?: {
                    [key: string]: string;
                };
                /**
                 * @description Products with exactly this description.
                 * @example A shirt of organic cotton.
                 */
                description?: string;
                /**
                 * @description Products with this European Article Number.
                 * @example 4006381333931
                 */
                ean?: string;
                /**
                 * @description Products with this Global Trade Item Number.
                 * @example 04006381333931
                 */
                gtin?: string;
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Products with this manufacturer part number.
                 * @example TS-4711
                 */
                mpn?: string;
                /**
                 * @description Products with exactly this name.
                 * @example T-shirt, red, M
                 */
                name?: string;
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Products with exactly this price.
                 * @example 19.9
                 */
                price?: number;
                /**
                 * @description Only the product with this identifier.
                 * @example TSHIRT-RED-M
                 */
                product_identifier?: string;
                /**
                 * @description Products with exactly this reduced price.
                 * @example 15.92
                 */
                sale_price?: number;
                /**
                 * @description Products with this SKU.
                 * @example 4711-R-M
                 */
                sku?: string;
                /**
                 * @description Products with this Universal Product Code.
                 * @example 036000291452
                 */
                upc?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the catalog.
                 * @example 1
                 */
                catalog_id: components["parameters"]["CatalogId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
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
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the catalog.
                 * @example 1
                 */
                catalog_id: components["parameters"]["CatalogId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductCreate"];
            };
        };
        responses: {
            /** @description The new product. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["CreateProductConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the catalog.
                 * @example 1
                 */
                catalog_id: components["parameters"]["CatalogId"];
                /**
                 * @description The identifier of the product.
                 * @example TSHIRT-RED-M
                 */
                product_identifier: components["parameters"]["ProductIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
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
                    "application/json": components["schemas"]["Product"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the catalog.
                 * @example 1
                 */
                catalog_id: components["parameters"]["CatalogId"];
                /**
                 * @description The identifier of the product.
                 * @example TSHIRT-RED-M
                 */
                product_identifier: components["parameters"]["ProductIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product was deleted. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The product was not found in this account. */
            404: {
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
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the catalog.
                 * @example 1
                 */
                catalog_id: components["parameters"]["CatalogId"];
                /**
                 * @description The identifier of the product.
                 * @example TSHIRT-RED-M
                 */
                product_identifier: components["parameters"]["ProductIdentifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductUpdate"];
            };
        };
        responses: {
            /** @description The changed product. */
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
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the catalog.
                 * @example 1
                 */
                catalog_id: components["parameters"]["CatalogId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductImport"];
            };
        };
        responses: {
            /** @description The import was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCnames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The CNAMEs. */
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
                    "application/json": components["schemas"]["CnamePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCname: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CnameCreate"];
            };
        };
        responses: {
            /** @description The new CNAME. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cname"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["CreateCnameConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listConnectedSites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns all connected sites of the account, without pages, script or features; `getConnectedSite` returns these. */
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
                    "application/json": components["schemas"]["ConnectedSitePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createConnectedSite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectedSiteCreate"];
            };
        };
        responses: {
            /** @description The site with all features off */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectedSite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getConnectedSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The domain of the site, without protocol and path.
                 * @example shop.example.com
                 */
                domain: components["parameters"]["SiteDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site. */
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
                    "application/json": components["schemas"]["ConnectedSite"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteConnectedSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The domain of the site, without protocol and path.
                 * @example shop.example.com
                 */
                domain: components["parameters"]["SiteDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site was disconnected. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The connected site was not found in this account. */
            404: {
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
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getConnectedSiteStatistics: {
        parameters: {
            query?: {
                /**
                 * @description The first day, in UTC (by default, 29 days before the last one).
                 * @example 2026-03-01
                 */
                from?: components["parameters"]["StatisticsFrom"];
                /**
                 * @description The last day, in UTC (by default, today).
                 * @example 2026-03-31
                 */
                to?: components["parameters"]["StatisticsTo"];
            };
            header?: never;
            path: {
                /**
                 * @description The domain of the site, without protocol and path.
                 * @example shop.example.com
                 */
                domain: components["parameters"]["SiteDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics. */
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
                    "application/json": components["schemas"]["ConnectedSiteStatistics"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchContacts: {
        parameters: {
            query: {
                /**
                 * @description The complete address.
                 * @example ana@example.com
                 */
                contact: string;
                /**
                 * @description The kind of address.
                 * @example email
                 */
                type?: "email" | "cellphone" | "phone";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts with the address. */
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
                    "application/json": components["schemas"]["ContactSearchResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listHeaderFooterTemplates: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of templates. */
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
                    "application/json": components["schemas"]["HeaderFooterTemplatePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createHeaderFooterTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeaderFooterTemplateCreate"];
            };
        };
        responses: {
            /** @description The new template. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeaderFooterTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getHeaderFooterTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the template.
                 * @example 1
                 */
                template_id: components["parameters"]["HeaderFooterTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
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
                    "application/json": components["schemas"]["HeaderFooterTemplate"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteHeaderFooterTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the template.
                 * @example 1
                 */
                template_id: components["parameters"]["HeaderFooterTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template was deleted. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["DeleteHeaderFooterTemplateConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateHeaderFooterTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the template.
                 * @example 1
                 */
                template_id: components["parameters"]["HeaderFooterTemplateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeaderFooterTemplateUpdate"];
            };
        };
        responses: {
            /** @description The changed template. */
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
                    "application/json": components["schemas"]["HeaderFooterTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLists: {
        parameters: {
            query?: {
                /**
                 * @description Only objects created at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_max?: components["parameters"]["CreatedMax"];
                /**
                 * @description Only objects created at or after this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_min?: components["parameters"]["CreatedMin"];
                /**
                 * @description Lists with exactly this internal name.
                 * @example Newsletter 2026
                 */
                internal_name?: string;
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Sort direction.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description The field to sort by.
                 * @example created
                 */
                order_by?: "list_id" | "internal_name" | "public_name" | "created" | "updated";
                /**
                 * @description Lists with exactly this public name.
                 * @example Newsletter
                 */
                public_name?: string;
                /**
                 * @description Only objects changed at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                updated_max?: components["parameters"]["UpdatedMax"];
                /**
                 * @description Only objects changed at or after this time.
                 * @example 2026-03-02 09:15:00
                 */
                updated_min?: components["parameters"]["UpdatedMin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of lists. */
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
                    "application/json": components["schemas"]["ListPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createList: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListCreate"];
            };
        };
        responses: {
            /** @description The new list. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["CreateListConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
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
                    "application/json": components["schemas"]["ListDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list was deleted. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The list is in use. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["DeleteListConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListUpdate"];
            };
        };
        responses: {
            /** @description The changed list. */
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
                    "application/json": components["schemas"]["List"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /**
                 * @description Contacts born on this day.
                 * @example 1990-05-17
                 */
                birth_date?: string;
                /**
                 * @description Contacts with this cellphone.
                 * @example 351-910000001
                 */
                cellphone?: string;
                /**
                 * @description True for contacts whose cellphone is active, false for inactive ones.
                 * @example true
                 */
                cellphone_status?: boolean;
                /**
                 * @description Contacts with this email address.
                 * @example ana@example.com
                 */
                email?: string;
                /**
                 * @description True for contacts whose email is active, false for inactive ones.
                 * @example true
                 */
                email_status?: boolean;
                /**
                 * @description Contacts with this value in an extra field, `extra_field_id[<field_id>]=<value>`. Repeat it for more fields. For a field with options: contacts with the option with this id or text; with several separated by semicolons, contacts with all of them.
                 * @example {
                 *       "1": "Lisboa"
                 *     }
                 */
                extra_field_id?: {
                    [key: string]: string;
                };
                /**
                 * @description Contacts with this first name.
                 * @example Ana
                 */
                first_name?: string;
                /**
                 * @description Contacts with this language.
                 * @example pt
                 */
                language?: components["schemas"]["Language"];
                /**
                 * @description Contacts with this last name.
                 * @example Silva
                 */
                last_name?: string;
                /**
                 * @description Maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit1000"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Contacts with this phone.
                 * @example 351-210000001
                 */
                phone?: string;
                /**
                 * @description True for contacts whose phone is active, false for inactive ones.
                 * @example true
                 */
                phone_status?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of contacts. */
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
                    "application/json": components["schemas"]["ContactPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactCreate"];
            };
        };
        responses: {
            /** @description The id of the new contact. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactRef"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["CreateContactConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the contact, ten hexadecimal digits.
                 * @example a1b2c3d4e5
                 */
                contact_id: components["parameters"]["ContactId"];
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact. */
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
                    "application/json": components["schemas"]["ContactDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the contact, ten hexadecimal digits.
                 * @example a1b2c3d4e5
                 */
                contact_id: components["parameters"]["ContactId"];
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactUpdate"];
            };
        };
        responses: {
            /** @description The id of the contact. */
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
                    "application/json": components["schemas"]["ContactRef"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["UpdateContactConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resendDoubleOptin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the contact, ten hexadecimal digits.
                 * @example a1b2c3d4e5
                 */
                contact_id: components["parameters"]["ContactId"];
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["ResendDoubleOptinConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listContactActivities: {
        parameters: {
            query?: {
                /**
                 * @description Only activities of this kind.
                 * @example email_click
                 */
                action_name?: components["schemas"]["ActivityName"];
                /**
                 * @description Only events at or before this time.
                 * @example 2026-03-04 23:59:59
                 */
                date_max?: components["parameters"]["DateMax"];
                /**
                 * @description Only events at or after this time.
                 * @example 2026-03-04 00:00:00
                 */
                date_min?: components["parameters"]["DateMin"];
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the contact, ten hexadecimal digits.
                 * @example a1b2c3d4e5
                 */
                contact_id: components["parameters"]["ContactId"];
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of activities. */
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
                    "application/json": components["schemas"]["ActivityList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listContactEvents: {
        parameters: {
            query?: {
                /**
                 * @description Only events at or before this time.
                 * @example 2026-03-04 23:59:59
                 */
                date_max?: components["parameters"]["DateMax"];
                /**
                 * @description Only events at or after this time.
                 * @example 2026-03-04 00:00:00
                 */
                date_min?: components["parameters"]["DateMin"];
                /**
                 * @description Only events of this kind.
                 * @example new_order
                 */
                event?: components["schemas"]["ContactEventName"];
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the contact, ten hexadecimal digits.
                 * @example a1b2c3d4e5
                 */
                contact_id: components["parameters"]["ContactId"];
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
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
                    "application/json": components["schemas"]["ContactEventList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    activateContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactTarget"];
            };
        };
        responses: {
            /** @description The change was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationAccepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    attachTagToContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactTagging"];
            };
        };
        responses: {
            /** @description The tag will be attached. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationAccepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deactivateContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactTarget"];
            };
        };
        responses: {
            /** @description The change was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationAccepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    detachTagFromContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactTagging"];
            };
        };
        responses: {
            /** @description The tag will be detached. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationAccepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactExport"];
            };
        };
        responses: {
            /** @description The export was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationAccepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    forgetContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactForget"];
            };
        };
        responses: {
            /** @description The contacts will be erased. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationAccepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactImport"];
            };
        };
        responses: {
            /** @description The import was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationAccepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startAutomationForContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AutomationStart"];
            };
        };
        responses: {
            /** @description The result for each contact. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomationStartResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unifyContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactsUnify"];
            };
        };
        responses: {
            /** @description The contacts will be merged. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationAccepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unsubscribeContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscribeRequest"];
            };
        };
        responses: {
            /** @description The result for each contact. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsubscribeResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactsUpdate"];
            };
        };
        responses: {
            /** @description The change was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationAccepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["UpdateContactsConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateContactByField: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactUpdateByField"];
            };
        };
        responses: {
            /** @description The id of the contact. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactRef"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["UpdateContactByFieldConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listContactsBySegment: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Whether to include removed contacts. A segment with a condition on the status `removed` always includes them.
                 * @example false
                 */
                show_removed?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
                /**
                 * @description The id of the segment, as `listSegments` shows it.
                 * @example saved_1
                 */
                segment_id: components["parameters"]["SegmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of contacts. */
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
                    "application/json": components["schemas"]["ContactPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFields: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items to return. By default, all.
                 * @example 10
                 */
                limit?: components["parameters"]["LimitOrAll"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of fields. */
            200: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "X-Total-Count": components["headers"]["XTotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldListItem"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateBaseField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the base field, a name.
                 * @example cellphone
                 */
                field_id: components["parameters"]["BaseFieldId"];
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BaseFieldUpdate"];
            };
        };
        responses: {
            /** @description The changed field. */
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
                    "application/json": components["schemas"]["Field"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description A field is invalid, or contacts share a value. In that case, `repeated_values` has their `count`, the number of contacts that repeat a value, and at most ten of these in `contacts`. */
            422: {
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
                    "application/json": components["schemas"]["FieldProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createExtraField: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtraFieldCreate"];
            };
        };
        responses: {
            /** @description The new field. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Field"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteExtraField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the extra field, a number.
                 * @example 1
                 */
                field_id: components["parameters"]["ExtraFieldId"];
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The field was deleted. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The field is in use. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["DeleteExtraFieldConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateExtraField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the extra field, a number.
                 * @example 1
                 */
                field_id: components["parameters"]["ExtraFieldId"];
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtraFieldUpdate"];
            };
        };
        responses: {
            /** @description The changed field. */
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
                    "application/json": components["schemas"]["Field"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description A field is invalid, or contacts share a value. In that case, `repeated_values` has their `count`, the number of contacts that repeat a value, and at most ten of these in `contacts`. */
            422: {
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
                    "application/json": components["schemas"]["FieldProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFieldOptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the extra field, a number. Its format must be `options`.
                 * @example 2
                 */
                field_id: components["parameters"]["OptionsFieldId"];
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
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
                    "application/json": components["schemas"]["FieldOptionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createFieldOption: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the extra field, a number. Its format must be `options`.
                 * @example 2
                 */
                field_id: components["parameters"]["OptionsFieldId"];
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FieldOptionWrite"];
            };
        };
        responses: {
            /** @description The new option. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldOption"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteFieldOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the extra field, a number. Its format must be `options`.
                 * @example 2
                 */
                field_id: components["parameters"]["OptionsFieldId"];
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
                /**
                 * @description The id of the option.
                 * @example 1
                 */
                option_id: components["parameters"]["OptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The option was deleted. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The option was not found in this account. */
            404: {
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
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateFieldOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the extra field, a number. Its format must be `options`.
                 * @example 2
                 */
                field_id: components["parameters"]["OptionsFieldId"];
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
                /**
                 * @description The id of the option.
                 * @example 1
                 */
                option_id: components["parameters"]["OptionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FieldOptionWrite"];
            };
        };
        responses: {
            /** @description The changed option. */
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
                    "application/json": components["schemas"]["FieldOption"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listForms: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of forms. */
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
                    "application/json": components["schemas"]["FormPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormCreate"];
            };
        };
        responses: {
            /** @description The new form. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Form"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the form.
                 * @example 1
                 */
                form_id: components["parameters"]["FormId"];
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form. */
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
                    "application/json": components["schemas"]["Form"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the form.
                 * @example 1
                 */
                form_id: components["parameters"]["FormId"];
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form was deleted. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the form.
                 * @example 1
                 */
                form_id: components["parameters"]["FormId"];
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormUpdate"];
            };
        };
        responses: {
            /** @description The changed form. */
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
                    "application/json": components["schemas"]["Form"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFormSubmissions: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the form.
                 * @example 1
                 */
                form_id: components["parameters"]["FormId"];
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of submissions. */
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
                    "application/json": components["schemas"]["FormSubmissionPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderImport"];
            };
        };
        responses: {
            /** @description The import was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSegments: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Segments with exactly this name.
                 * @example Lisbon
                 */
                name?: string;
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Only segments of this type.
                 * @example saved
                 */
                type?: components["schemas"]["SegmentType"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of segments. */
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
                    "application/json": components["schemas"]["SegmentPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSegment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SegmentCreate"];
            };
        };
        responses: {
            /** @description The new segment. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SegmentSaved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["CreateSegmentConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
                /**
                 * @description The id of the segment, as `listSegments` shows it.
                 * @example saved_1
                 */
                segment_id: components["parameters"]["SegmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The segment. */
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
                    "application/json": components["schemas"]["SegmentDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteSegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
                /**
                 * @description The id of the segment, as `listSegments` shows it.
                 * @example saved_1
                 */
                segment_id: components["parameters"]["SegmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The segment was deleted. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The segment cannot be deleted. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["DeleteSegmentConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
                /**
                 * @description The id of the segment, as `listSegments` shows it.
                 * @example saved_1
                 */
                segment_id: components["parameters"]["SegmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SegmentUpdate"];
            };
        };
        responses: {
            /** @description The changed segment. */
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
                    "application/json": components["schemas"]["SegmentSaved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["UpdateSegmentConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    countSegment: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit1000"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SegmentCount"];
            };
        };
        responses: {
            /** @description The number of matching contacts, and a page of them. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMyAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
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
                    "application/json": components["schemas"]["MyAccount"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    enableTrackAndEngage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackEngageEnable"];
            };
        };
        responses: {
            /** @description The result of the request. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackEngageResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["EnableTrackAndEngageConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    enableTransactional: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The Transactional API is enabled. */
            204: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["EnableTransactionalConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOperations: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Sort direction.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description The field to sort by.
                 * @example created
                 */
                order_by?: "operation_id" | "created" | "start_date";
                /**
                 * @description Only operations with this status.
                 * @example queued
                 */
                status?: components["schemas"]["OperationStatus"];
                /**
                 * @description Only operations of this type.
                 * @example email
                 */
                type?: components["schemas"]["OperationType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of operations. */
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
                    "application/json": components["schemas"]["OperationPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOperation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the operation.
                 * @example 1
                 */
                operation_id: components["parameters"]["OperationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation. */
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
                    "application/json": components["schemas"]["OperationDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    approveOperations: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperationIds"];
            };
        };
        responses: {
            /** @description The result for each operation. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationActionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelOperations: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperationIds"];
            };
        };
        responses: {
            /** @description The result for each operation. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationActionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pauseOperations: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperationIds"];
            };
        };
        responses: {
            /** @description The result for each operation. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationActionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resumeOperations: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperationIds"];
            };
        };
        responses: {
            /** @description The result for each operation. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationActionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEndedOperations: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Only operations that ended with this status.
                 * @example finished
                 */
                status?: components["schemas"]["EndedOperationStatus"];
                /**
                 * @description Only operations of this type.
                 * @example import_contacts
                 */
                type?: components["schemas"]["OperationType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of operations. */
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
                    "application/json": components["schemas"]["EndedOperationPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description Only orders from the cart with this id.
                 * @example cart_1001
                 */
                cart_id?: string;
                /**
                 * @description Only orders of this contact.
                 * @example a1b2c3d4e5
                 */
                contact_id?: string;
                /**
                 * @description Only objects created at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_max?: components["parameters"]["CreatedMax"];
                /**
                 * @description Only objects created at or after this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_min?: components["parameters"]["CreatedMin"];
                /**
                 * @description Only orders of the shop with this domain.
                 * @example shop.example.com
                 */
                domain?: string;
                /**
                 * @description True for orders of a contact, false for orders without a known contact.
                 * @example true
                 */
                has_contact?: boolean;
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Sort direction.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description The field to sort by.
                 * @example order_date
                 */
                order_by?: "order_date" | "order_total" | "created" | "updated";
                /**
                 * @description Only orders placed at or before this time, in UTC.
                 * @example 2026-03-31 23:59:59
                 */
                order_date_max?: components["schemas"]["DateTime"];
                /**
                 * @description Only orders placed at or after this time, in UTC.
                 * @example 2026-03-01 00:00:00
                 */
                order_date_min?: components["schemas"]["DateTime"];
                /**
                 * @description Only orders with this status.
                 * @example completed
                 */
                order_status?: components["schemas"]["OrderStatus"];
                /**
                 * @description Only objects changed at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                updated_max?: components["parameters"]["UpdatedMax"];
                /**
                 * @description Only objects changed at or after this time.
                 * @example 2026-03-02 09:15:00
                 */
                updated_min?: components["parameters"]["UpdatedMin"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
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
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
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
            /** @description The API responds. */
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
                    "application/json": components["schemas"]["Pong"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPushApps: {
        parameters: {
            query?: {
                /**
                 * @description Only apps of this list.
                 * @example 1
                 */
                list_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The push apps. */
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
                    "application/json": components["schemas"]["PushApp"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPushApp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushAppCreate"];
            };
        };
        responses: {
            /** @description The new app. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushApp"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPushApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the push app.
                 * @example app_1
                 */
                app_id: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The push app. */
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
                    "application/json": components["schemas"]["PushApp"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deletePushApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the push app.
                 * @example app_1
                 */
                app_id: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The app was deleted. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    registerPushEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the push app.
                 * @example app_1
                 */
                app_id: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushEventRegister"];
            };
        };
        responses: {
            /** @description The event was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushAck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    registerPushToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the push app.
                 * @example app_1
                 */
                app_id: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushTokenRegister"];
            };
        };
        responses: {
            /** @description The token was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushAck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAdvancedReports: {
        parameters: {
            query?: {
                /**
                 * @description Only objects created at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_max?: components["parameters"]["CreatedMax"];
                /**
                 * @description Only objects created at or after this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_min?: components["parameters"]["CreatedMin"];
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Sort direction.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description The field to sort by.
                 * @example created
                 */
                order_by?: "advanced_report_id" | "title" | "created";
                /**
                 * @description Only reports with this status.
                 * @example finished
                 */
                status?: components["schemas"]["AdvancedReportStatus"];
                /**
                 * @description Reports with exactly this title.
                 * @example Spring sale, events
                 */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reports. */
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
                    "application/json": components["schemas"]["AdvancedReportPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateContactActivityReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactActivityReportRequest"];
            };
        };
        responses: {
            /** @description The request was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateEmailBouncesReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBouncesReportRequest"];
            };
        };
        responses: {
            /** @description The request was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateEmailClicksByContactReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailClicksByContactReportRequest"];
            };
        };
        responses: {
            /** @description The request was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateEmailClicksByUrlReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailClicksByUrlReportRequest"];
            };
        };
        responses: {
            /** @description The request was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateEmailEventsReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailEventsReportRequest"];
            };
        };
        responses: {
            /** @description The request was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateEmailUnsubscriptionsReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailUnsubscriptionsReportRequest"];
            };
        };
        responses: {
            /** @description The request was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateFormAnswersReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormAnswersReportRequest"];
            };
        };
        responses: {
            /** @description The request was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateReportFromModel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportModelRun"];
            };
        };
        responses: {
            /** @description The request was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAdvancedReportModels: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Sort direction.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description The field to sort by.
                 * @example created
                 */
                order_by?: "model_id" | "title" | "created";
                /**
                 * @description Models with exactly this title.
                 * @example Monthly events
                 */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of models. */
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
                    "application/json": components["schemas"]["AdvancedReportModelPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAdvancedReportModel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportModelCreation"];
            };
        };
        responses: {
            /** @description The new model. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvancedReportModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAdvancedReportModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the model.
                 * @example 1
                 */
                model_id: components["parameters"]["ReportModelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The model was deleted. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateSendsReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendsReportRequest"];
            };
        };
        responses: {
            /** @description The request was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateSmsBouncesReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsBouncesReportRequest"];
            };
        };
        responses: {
            /** @description The request was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateSmsEventsReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsEventsReportRequest"];
            };
        };
        responses: {
            /** @description The request was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateSubscriptionsReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionsReportRequest"];
            };
        };
        responses: {
            /** @description The request was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateUnsubscriptionsReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscriptionsReportRequest"];
            };
        };
        responses: {
            /** @description The request was accepted. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEmailReport: {
        parameters: {
            query?: {
                /**
                 * @description Whether to include counts by day.
                 * @example true
                 */
                date?: boolean;
                /**
                 * @description Whether to include counts by domain of the recipients.
                 * @example true
                 */
                domain?: boolean;
                /**
                 * @description Whether to include counts by hour of the day.
                 * @example true
                 */
                hour?: boolean;
                /**
                 * @description Whether to include counts by place.
                 * @example true
                 */
                location?: boolean;
                /**
                 * @description Whether to include counts by mail program.
                 * @example true
                 */
                reader?: boolean;
                /**
                 * @description Whether to include counts by clicked URL.
                 * @example true
                 */
                url?: boolean;
                /**
                 * @description Whether to include counts by day of the week.
                 * @example true
                 */
                weekday?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The hash of the campaign, from its creation.
                 * @example c4mp41gn01
                 */
                campaign_hash: components["parameters"]["CampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
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
                    "application/json": components["schemas"]["EmailReport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPushReport: {
        parameters: {
            query?: {
                /**
                 * @description Whether to include counts by operating system.
                 * @example true
                 */
                operating_systems?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The hash of a push campaign. Returns 404 for other channels.
                 * @example c4mp41gn03
                 */
                campaign_hash: components["parameters"]["PushCampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
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
                    "application/json": components["schemas"]["PushReport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSmsReport: {
        parameters: {
            query?: {
                /**
                 * @description Whether to include counts by network.
                 * @example true
                 */
                networks?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The hash of an SMS campaign. Returns 404 for other channels.
                 * @example c4mp41gn04
                 */
                campaign_hash: components["parameters"]["SmsCampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
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
                    "application/json": components["schemas"]["PhoneReport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getVoiceReport: {
        parameters: {
            query?: {
                /**
                 * @description Whether to include counts by network.
                 * @example true
                 */
                networks?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The hash of a voice campaign. Returns 404 for other channels.
                 * @example c4mp41gn06
                 */
                campaign_hash: components["parameters"]["VoiceCampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
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
                    "application/json": components["schemas"]["PhoneReport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebpushReport: {
        parameters: {
            query?: {
                /**
                 * @description Whether to include counts by browser.
                 * @example true
                 */
                browsers?: boolean;
                /**
                 * @description Whether to include counts by kind of device.
                 * @example true
                 */
                devices?: boolean;
                /**
                 * @description Whether to include counts by operating system.
                 * @example true
                 */
                operating_systems?: boolean;
                /**
                 * @description Whether to include counts by URL.
                 * @example true
                 */
                url?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The hash of a web push campaign. Returns 404 for other channels.
                 * @example c4mp41gn07
                 */
                campaign_hash: components["parameters"]["WebpushCampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
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
                    "application/json": components["schemas"]["WebpushReport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCellphoneSenders: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Only senders with this status.
                 * @example active
                 */
                status?: components["schemas"]["SenderStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of senders. */
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
                    "application/json": components["schemas"]["CellphoneSenderList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCellphoneSender: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CellphoneSenderCreate"];
            };
        };
        responses: {
            /** @description The new sender. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CellphoneSender"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["CreateCellphoneSenderConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCellphoneSender: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the cellphone sender.
                 * @example 2
                 */
                sender_id: components["parameters"]["CellphoneSenderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sender was deleted. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The sender is in use. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["DeleteCellphoneSenderConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCellphoneSenderHelp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the cellphone sender.
                 * @example 2
                 */
                sender_id: components["parameters"]["CellphoneSenderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts. */
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
                    "application/json": components["schemas"]["SenderHelp"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCellphoneSenderHelp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the cellphone sender.
                 * @example 2
                 */
                sender_id: components["parameters"]["CellphoneSenderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SenderHelp"];
            };
        };
        responses: {
            /** @description The texts. */
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
                    "application/json": components["schemas"]["SenderHelp"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEmailSenders: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Only senders with this status.
                 * @example active
                 */
                status?: components["schemas"]["SenderStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of senders. */
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
                    "application/json": components["schemas"]["EmailSenderList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createEmailSender: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailSenderCreate"];
            };
        };
        responses: {
            /** @description The new sender. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailSender"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["CreateEmailSenderConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateEmailSender: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the email sender.
                 * @example 1
                 */
                sender_id: components["parameters"]["EmailSenderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailSenderUpdate"];
            };
        };
        responses: {
            /** @description The changed sender. */
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
                    "application/json": components["schemas"]["EmailSender"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteEmailSender: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the email sender.
                 * @example 1
                 */
                sender_id: components["parameters"]["EmailSenderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sender was deleted. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The sender is in use. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["DeleteEmailSenderConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPhoneSenders: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Only senders with this status.
                 * @example active
                 */
                status?: components["schemas"]["SenderStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of senders. */
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
                    "application/json": components["schemas"]["PhoneSenderList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPhoneSender: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneSenderCreate"];
            };
        };
        responses: {
            /** @description The new sender. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneSender"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["CreatePhoneSenderConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deletePhoneSender: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the phone sender.
                 * @example 3
                 */
                sender_id: components["parameters"]["PhoneSenderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sender was deleted. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The sender is in use. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["DeletePhoneSenderConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSuppressionEntries: {
        parameters: {
            query?: {
                /**
                 * @description Only entries caused by this campaign.
                 * @example c4mp41gn01
                 */
                campaign_hash?: string;
                /**
                 * @description Only objects created at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_max?: components["parameters"]["CreatedMax"];
                /**
                 * @description Only objects created at or after this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_min?: components["parameters"]["CreatedMin"];
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Only entries with this method.
                 * @example manual
                 */
                method?: components["schemas"]["SuppressionMethod"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Sort direction.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description The field to sort by.
                 * @example created
                 */
                order_by?: "id" | "value" | "created";
                /**
                 * @description Only entries of this type.
                 * @example email
                 */
                type?: components["schemas"]["SuppressionType"];
                /**
                 * @description Entries with exactly this value, or with its hash if it was erased.
                 * @example nobody@example.net
                 */
                value?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
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
                    "application/json": components["schemas"]["SuppressionPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addSuppressionEntries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuppressionAdd"];
            };
        };
        responses: {
            /** @description The values will be added. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuppressionAdded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteSuppressionEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the entry.
                 * @example 1
                 */
                suppression_id: components["parameters"]["SuppressionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry was deleted. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The entry cannot be deleted. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["DeleteSuppressionEntryConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Sort direction.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description The field to sort by.
                 * @example name
                 */
                order_by?: "tag_id" | "name" | "color";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tags. */
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
                    "application/json": components["schemas"]["TagPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagWrite"];
            };
        };
        responses: {
            /** @description The new tag. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["CreateTagConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the tag.
                 * @example 1
                 */
                tag_id: components["parameters"]["TagId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagUpdate"];
            };
        };
        responses: {
            /** @description The changed tag. */
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
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["UpdateTagConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the tag.
                 * @example 1
                 */
                tag_id: components["parameters"]["TagId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag was deleted. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The tag is in use. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["DeleteTagConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTrackEngageDomains: {
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
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackEngageDomainPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTrackEngageGoals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The goals. */
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
                    "application/json": components["schemas"]["TrackEngageGoalPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTrackEngageGoal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackEngageGoalCreate"];
            };
        };
        responses: {
            /** @description The new goal. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackEngageGoal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["CreateTrackEngageGoalConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteTrackEngageGoal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the goal.
                 * @example 1
                 */
                goal_id: components["parameters"]["GoalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The goal was deleted. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description Only objects created at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_max?: components["parameters"]["CreatedMax"];
                /**
                 * @description Only objects created at or after this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_min?: components["parameters"]["CreatedMin"];
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Sort direction.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description The field to sort by.
                 * @example username
                 */
                order_by?: "user_id" | "username";
                /**
                 * @description Only users with this status.
                 * @example active
                 */
                status?: components["schemas"]["UserStatus"];
                /**
                 * @description Only objects changed at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                updated_max?: components["parameters"]["UpdatedMax"];
                /**
                 * @description Only objects changed at or after this time.
                 * @example 2026-03-02 09:15:00
                 */
                updated_min?: components["parameters"]["UpdatedMin"];
                /**
                 * @description The user with exactly this name.
                 * @example marta
                 */
                username?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
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
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the user.
                 * @example 2
                 */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user was deleted. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The user cannot be deleted. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["DeleteUserConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the user.
                 * @example 2
                 */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The changed user. */
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
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The user cannot be made inactive. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["UpdateUserConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCountries: {
        parameters: {
            query?: {
                /**
                 * @description A phone number without country code. Only countries with such numbers are returned.
                 * @example 910000001
                 */
                phone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
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
                    "application/json": components["schemas"]["CountryPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of webhooks. */
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
                    "application/json": components["schemas"]["WebhookPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            /** @description The new webhook. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["CreateWebhookConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 1
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook was deleted. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The webhook was not found in this account. */
            404: {
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
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 1
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            /** @description The changed webhook. */
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
                    "application/json": components["schemas"]["WebhookDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["UpdateWebhookConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 1
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret. */
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
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 1
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookSecretRotate"];
            };
        };
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedWebhookSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCallbackSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret. */
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
                    "application/json": components["schemas"]["CallbackSecret"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookStatuses: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of statuses. */
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
                    "application/json": components["schemas"]["WebhookStatePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebpushSites: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Only sites of this list.
                 * @example 1
                 */
                list_id?: number;
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Sort direction.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description The field to sort by: the id of the list, or the time of creation or the last change.
                 * @example list_id
                 */
                order_by?: "list_id" | "created" | "updated";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of web push sites. */
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
                    "application/json": components["schemas"]["WebpushSitePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebpushSite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebpushSiteCreate"];
            };
        };
        responses: {
            /** @description The new web push site. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebpushSite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
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
                    "application/json": components["schemas"]["CreateWebpushSiteConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    automationAction: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. Retries keep it, so ignore ids that you have processed.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, computed over the raw body with the secret of the webhook or, for a callback, of the account. During a rotation of the secret there are two signatures, separated by a space; one valid signature is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was sent, in Unix seconds. Reject a time more than five minutes from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AutomationActionCall"];
            };
        };
        responses: {
            /** @description You accepted the contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You accepted the contact, without a response body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    exportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. Retries keep it, so ignore ids that you have processed.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, computed over the raw body with the secret of the webhook or, for a callback, of the account. During a rotation of the secret there are two signatures, separated by a space; one valid signature is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was sent, in Unix seconds. Reject a time more than five minutes from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactExportResult"];
            };
        };
        responses: {
            /** @description You accepted the URL. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You accepted the URL, without a response body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not accept the URL. The platform retries. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    contactActivityReportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. Retries keep it, so ignore ids that you have processed.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, computed over the raw body with the secret of the webhook or, for a callback, of the account. During a rotation of the secret there are two signatures, separated by a space; one valid signature is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was sent, in Unix seconds. Reject a time more than five minutes from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You accepted the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You accepted the result, without a response body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not accept the result. The platform retries. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    emailBouncesReportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. Retries keep it, so ignore ids that you have processed.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, computed over the raw body with the secret of the webhook or, for a callback, of the account. During a rotation of the secret there are two signatures, separated by a space; one valid signature is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was sent, in Unix seconds. Reject a time more than five minutes from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You accepted the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You accepted the result, without a response body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not accept the result. The platform retries. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    emailClicksByContactReportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. Retries keep it, so ignore ids that you have processed.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, computed over the raw body with the secret of the webhook or, for a callback, of the account. During a rotation of the secret there are two signatures, separated by a space; one valid signature is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was sent, in Unix seconds. Reject a time more than five minutes from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You accepted the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You accepted the result, without a response body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not accept the result. The platform retries. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    emailClicksByUrlReportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. Retries keep it, so ignore ids that you have processed.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, computed over the raw body with the secret of the webhook or, for a callback, of the account. During a rotation of the secret there are two signatures, separated by a space; one valid signature is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was sent, in Unix seconds. Reject a time more than five minutes from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You accepted the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You accepted the result, without a response body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not accept the result. The platform retries. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    emailEventsReportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. Retries keep it, so ignore ids that you have processed.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, computed over the raw body with the secret of the webhook or, for a callback, of the account. During a rotation of the secret there are two signatures, separated by a space; one valid signature is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was sent, in Unix seconds. Reject a time more than five minutes from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You accepted the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You accepted the result, without a response body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not accept the result. The platform retries. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    emailUnsubscriptionsReportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. Retries keep it, so ignore ids that you have processed.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, computed over the raw body with the secret of the webhook or, for a callback, of the account. During a rotation of the secret there are two signatures, separated by a space; one valid signature is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was sent, in Unix seconds. Reject a time more than five minutes from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You accepted the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You accepted the result, without a response body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not accept the result. The platform retries. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    formAnswersReportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. Retries keep it, so ignore ids that you have processed.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, computed over the raw body with the secret of the webhook or, for a callback, of the account. During a rotation of the secret there are two signatures, separated by a space; one valid signature is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was sent, in Unix seconds. Reject a time more than five minutes from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You accepted the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You accepted the result, without a response body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not accept the result. The platform retries. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    sendsReportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. Retries keep it, so ignore ids that you have processed.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, computed over the raw body with the secret of the webhook or, for a callback, of the account. During a rotation of the secret there are two signatures, separated by a space; one valid signature is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was sent, in Unix seconds. Reject a time more than five minutes from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You accepted the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You accepted the result, without a response body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not accept the result. The platform retries. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    smsBouncesReportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. Retries keep it, so ignore ids that you have processed.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, computed over the raw body with the secret of the webhook or, for a callback, of the account. During a rotation of the secret there are two signatures, separated by a space; one valid signature is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was sent, in Unix seconds. Reject a time more than five minutes from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You accepted the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You accepted the result, without a response body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not accept the result. The platform retries. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    smsEventsReportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. Retries keep it, so ignore ids that you have processed.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, computed over the raw body with the secret of the webhook or, for a callback, of the account. During a rotation of the secret there are two signatures, separated by a space; one valid signature is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was sent, in Unix seconds. Reject a time more than five minutes from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You accepted the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You accepted the result, without a response body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not accept the result. The platform retries. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    subscriptionsReportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. Retries keep it, so ignore ids that you have processed.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, computed over the raw body with the secret of the webhook or, for a callback, of the account. During a rotation of the secret there are two signatures, separated by a space; one valid signature is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was sent, in Unix seconds. Reject a time more than five minutes from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You accepted the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You accepted the result, without a response body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not accept the result. The platform retries. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    unsubscriptionsReportFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. Retries keep it, so ignore ids that you have processed.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, computed over the raw body with the secret of the webhook or, for a callback, of the account. During a rotation of the secret there are two signatures, separated by a space; one valid signature is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was sent, in Unix seconds. Reject a time more than five minutes from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You accepted the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You accepted the result, without a response body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not accept the result. The platform retries. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    importFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. Retries keep it, so ignore ids that you have processed.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, computed over the raw body with the secret of the webhook or, for a callback, of the account. During a rotation of the secret there are two signatures, separated by a space; one valid signature is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was sent, in Unix seconds. Reject a time more than five minutes from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportResult"];
            };
        };
        responses: {
            /** @description You accepted the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You accepted the result, without a response body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not accept the result. The platform retries. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. Retries keep it, so ignore ids that you have processed.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, computed over the raw body with the secret of the webhook or, for a callback, of the account. During a rotation of the secret there are two signatures, separated by a space; one valid signature is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was sent, in Unix seconds. Reject a time more than five minutes from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListEvent"];
            };
        };
        responses: {
            /** @description You accepted the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You accepted the event, without a response body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
