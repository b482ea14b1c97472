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
         * Create or change a cart
         * @description Takes the state of a cart of a connected shop and works it off in the background; with a known `cart_id` it takes the place of what was stored, unless an order has closed that cart. Webhooks with the action `cart_update` are told of it if the contact is known. 404 when the domain is not connected, 422 when the id is of no contact.
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
         * @description Returns a cart with what is in it.
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
         * Create or change an order
         * @description Takes an order of a connected shop and works it off in the background; a known `order_id` changes the order. A new one makes the event `new_order` for webhooks if its contact is known. 404 when the domain is not connected, 422 when the id is of no contact.
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
         * @description Returns an order with what was ordered.
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
         * List the automations
         * @description Returns the automations of the account that match all filters.
         */
        get: operations["listAutomations"];
        put?: never;
        /**
         * Create an automation
         * @description Makes an automation of a list. It is inactive: `activateAutomation` lets it take contacts. A tag, field, segment, campaign or list that the account does not have, actions that are no tree, and a circle without a wait give 422 with the place.
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
         * @description Returns the automation with its triggers and actions: those of its present version, or of the one that is asked for. 404 for a version that it never had.
         */
        get: operations["getAutomation"];
        put?: never;
        post?: never;
        /**
         * Delete an automation
         * @description Deletes the automation with its actions; its campaigns stay. While contacts are on their way through it, it cannot go: `errors` of the 409 then holds `automation_in_use`.
         */
        delete: operations["deleteAutomation"];
        options?: never;
        head?: never;
        /**
         * Change an automation
         * @description Changes the members that the body names and leaves the others as they are. Other triggers or actions make a new version, which contacts enter from now on; those on their way stay on the one they entered. Actions that keep their id are the same to reports and clients. Whoever waits for a trigger, as after a cart, is forgotten only when the triggers change.
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
         * List the actions of an automation
         * @description Returns the steps of one automation. `startAutomationForContacts` takes the id of one of them to begin with.
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
         * @description Lets the automation take contacts and act on them; an active one stays as it is. Contacts whose wait ended while it was paused go on at once, those that wait for an hour of the day at its next one. 409 when a campaign that it sends has lost its sender (`errors` holds `sender_missing`), or has one that is not active (`sender_not_active`).
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
         * @description Freezes the automation; an inactive one stays as it is. It takes no contacts, and those on their way stay where they are. Messages that it has already handed over for sending still go out.
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
         * List who is where in an automation
         * @description Returns the ways of contacts through the automation that match all filters, newest first.
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
         * Take a contact out of an automation
         * @description Ends the way of the contact. The run stays in the list, with the reason `taken_out`; one that has ended stays as it is.
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
         * Count who is where in an automation
         * @description Returns how many contacts are on their way through the automation and how many ways have ended, by reason, and the same for each action of each version that a contact has entered.
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
         * List the automations of the platform
         * @description Returns the automations that the platform brings along, one for each type and each domain that track and engage is enabled for, and whether each is paused.
         */
        get: operations["listSystemAutomations"];
        put?: never;
        /**
         * Pause or resume an automation of the platform
         * @description Pauses one automation of a domain, or lets it go on. A domain that track and engage is not enabled for is a 422. When the site has another list than before, a new one is made for it.
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
         * List the campaign groups
         * @description Returns the campaign groups of the account that match all filters.
         */
        get: operations["listCampaignGroups"];
        put?: never;
        /**
         * Create a campaign group
         * @description Creates an empty group. A name that another group has gives 409: `errors` holds `name_already_exists`.
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
         * @description Gives the group another name; its campaigns stay in it. A name that another group has gives 422: `errors` holds `body.name`.
         */
        put: operations["updateCampaignGroup"];
        post?: never;
        /**
         * Delete a campaign group
         * @description Deletes the group; its campaigns stay and belong to none. A group with a campaign that is queued, sending or paused stays: `errors` of the 409 then holds `campaign_in_progress`.
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
         * List the campaigns
         * @description Returns the campaigns of the account, of every channel, that match all filters.
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
         * @description Returns a campaign of whatever channel: what it says as its author wrote it, its last sends, and the totals of its report.
         */
        get: operations["getCampaign"];
        put?: never;
        post?: never;
        /**
         * Delete a campaign
         * @description Deletes the campaign, of whatever channel, with its report. One that was sent within the last 30 days stays: `errors` of the 409 then holds `campaign_sent_last_30_days`. So does one that is queued, sending or paused: `campaign_in_progress`.
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
         * Send a campaign again to those whom it did not reach
         * @description Queues the campaign, of whatever channel, once more for the recipients whose newest message of it has failed, with the list, the address field, the hours and the users to notify of the last send. Recipients who got it, or may have got it, get nothing; nor do contacts that are removed, inactive or suppressed by now, as after a hard bounce. 409 when the campaign is queued, sending or paused (`errors` holds `campaign_not_sendable`), when nobody failed (`nothing_failed`) and when its sender is gone (`sender_missing`) or not active (`sender_not_active`).
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
         * Send a campaign to a few addresses as a test
         * @description Sends what the campaign says, of whatever channel and state, to one to five addresses at once, and answers what became of each. Placeholders get the data of the contact that the request names; without one they stay empty. A test counts in no report and is no activity of a contact; its links work, but they change nobody. Addresses on the suppression list get nothing. 409 when the sender of the campaign is gone (`errors` holds `sender_missing`) or not active (`sender_not_active`); 422 when the contact is not on the list of the campaign.
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
         * List the contacts of a campaign by what they did
         * @description Returns the contacts to whom something happened with a campaign, of whatever channel, in the order in which they were made. To read on, give `next` of a page as `after`. Contacts that are gone are left out. 422 for an event that the channel of the campaign does not have.
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
         * @description Returns what a contact would get if the campaign, of whatever channel and state, went out now: with its placeholders filled, its header and footer, and its links. Nothing is sent and nothing is counted; the tracked links in it lead nowhere. Without a contact, placeholders stay empty. 409 when the sender of the campaign is gone (`errors` holds `sender_missing`); 422 when the contact is not on the list of the campaign.
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
         * @description Stores the email as a draft; nothing is sent before `sendEmailCampaign`. 422 when the list or a sender does not exist, or when a text is no valid template.
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
         * Change an email campaign
         * @description Changes the members that the body names and leaves the others as they are; of the content, only one in HTML can be changed. 422 when the campaign is queued, sending or paused: then `errors` holds `path.campaign_hash`.
         */
        patch: operations["updateEmailCampaign"];
        trace?: never;
    };
    "/campaigns/email/{campaign_hash}/actions/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an email campaign again to those whom it did not reach
         * @deprecated
         * @description Use `retryCampaign`, which does the same for every channel. Queues the email once more for the recipients whose newest email of this campaign has failed, with the list, the address field, the hours and the users to notify of the last send. Recipients who got it, or may have got it, get nothing; nor do contacts that are removed, inactive or suppressed by now, as after a hard bounce. 409 when the campaign is queued, sending or paused (`errors` holds `campaign_not_sendable`), when nobody failed (`nothing_failed`) and when its sender is gone (`sender_missing`) or not active (`sender_not_active`).
         */
        post: operations["retryEmailCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description Queues the email for the chosen contacts, at once or for `schedule_date`; until it is out `listOperations` shows an operation of the type `email`. Contacts that are not active, have an inactive address or are suppressed get nothing. Opens, clicks and bounces follow as events of webhooks. A campaign that is over can be sent again. 409 when it is queued, sending or paused (`errors` holds `campaign_not_sendable`) and when its sender is gone (`sender_missing`) or not active (`sender_not_active`).
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
         * Create an email campaign with a feed
         * @description Stores an email that an RSS feed fills; nothing is sent before `enableEmailRssCampaign`. In the body, `{{FEEDBLOCK:<feed_url>}}` and `{{ENDFEEDBLOCK}}` enclose what comes from one feed. Inside, what stands between `{{FEEDITEMS:count=<n>}}` and `{{ENDFEEDITEMS}}` is repeated for the newest n items, 1 to 50; there `{{FEEDITEM:LINK}}`, `{{FEEDITEM:IMAGE}}`, `{{FEEDITEM:TITLE}}` and `{{FEEDITEM:DESCRIPTION}}` become those of the item, as plain text. Of the feed that starts a send these are the newest of the new items, so nobody gets an item twice; of others, the newest that they have. A body names ten feeds at most. 422 when the list or a sender does not exist, when the body names no feed, or when its markers do not fit together.
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
         * Enable an email campaign with a feed
         * @description From now on the feed is read every hour, and what is new in it goes out as one email to the active contacts of the list; items that are there already are not new. Each issue causes the same events as any email. Between two issues `listOperations` shows a queued operation of the type `email`; cancel it to end the campaign. While an issue goes out, the same operation is executing. Approving it reads the feed at once. What is wrong with the feed is in `problem` of `getOperation`; a host that answers 410 ends the campaign. Enabling again changes nothing; after the end it begins anew. 422 when the list or the sender is gone or the sender is not active: then `errors` holds `path.campaign_hash`.
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
         * @description Stores the message as a draft; nothing is sent before `sendPushCampaign`. 422 when there is no such app or template, or when a text is no valid template.
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
         * Change a push campaign
         * @description Changes the members that the body names and leaves the others as they are; of the content, only a text can be changed. 422 when the campaign is queued, sending or paused: then `errors` holds `path.campaign_hash`.
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
         * @description Queues the message for the devices of the chosen contacts, at once or for `schedule_date`; until it is out `listOperations` shows an operation of the type `push`. Contacts without a token of the app get nothing. `push_send`, `push_received`, `push_open`, `push_click`, `push_canceled` and `push_error` follow as events of webhooks. A campaign that is over can be sent again. 422 when the campaign is queued, sending or paused: then `errors` holds `path.campaign_hash`.
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
         * @description Stores the text and its page as a draft; nothing is sent before `sendSmartSmsCampaign`. Each recipient gets a short link of its own at the end of the text. 422 when there is no such list, sender or domain name, when the text is no valid template, or when a page to copy cannot be fetched.
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
         * Change a smart SMS campaign
         * @description Changes the members that the body names and leaves the others as they are. 422 when the campaign is queued, sending or paused: then `errors` holds `path.campaign_hash`.
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
         * @description Queues the text for the chosen contacts, at once or for `schedule_date`; until it is out `listOperations` shows an operation of the type `smart_sms`. Contacts that are not active, have an inactive number or are suppressed get nothing. The activities of a contact show `smart_sms_send`, `smart_sms_report`, `smart_sms_open` (once for each message) and `smart_sms_click`; webhooks are told of the first two as `sms_send` and `sms_delivered`. Messages to India leave from 9 to 21 o'clock IST only and wait until then, as networks there demand of promotional ones. A campaign that is over can be sent again. 422 when the campaign is queued, sending or paused and when its sender is gone or not active: then `errors` holds `path.campaign_hash`.
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
         * @description Stores the text as a draft; nothing is sent before `sendSmsCampaign`. 422 when there is no such list, sender or template, or when the text is no valid template.
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
         * Change an SMS campaign
         * @description Changes the members that the body names and leaves the others as they are; of the content, only a text can be changed. 422 when the campaign is queued, sending or paused: then `errors` holds `path.campaign_hash`.
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
         * @description Queues the text for the chosen contacts, at once or for `schedule_date`; until it is out `listOperations` shows an operation of the type `sms`. Contacts that are not active, have an inactive number or are suppressed get nothing. `sms_send` and `sms_delivered` follow as events of webhooks. Messages to India leave from 9 to 21 o'clock IST only and wait until then, as networks there demand of promotional ones. A campaign that is over can be sent again. 422 when the campaign is queued, sending or paused and when its sender is gone or not active: then `errors` holds `path.campaign_hash`.
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
         * @description Stores the call as a draft; nobody is called before `sendVoiceCampaign`. 422 when there is no such list, sender, group or template, or when the recording is no sound.
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
         * Change a voice campaign
         * @description Changes the members that the body names and leaves the others as they are. What is played is given as `content` or as `message`; a body with both is a 422. So is any change while the campaign is queued, sending or paused: then `errors` holds `path.campaign_hash`.
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
         * @description Queues the calls to the chosen contacts, at once or for `schedule_date`; until they are made `listOperations` shows an operation of the type `voice`. Contacts that are not active, have no active number or are suppressed are not called. Whoever does not take the call is called again, three times in all. `voice_send` follows as an event of webhooks. A campaign that is over can be sent again. 422 when the campaign is queued, sending or paused and when its sender is gone or not active: then `errors` holds `path.campaign_hash`.
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
         * @description Stores the message as a draft; nothing is sent before `sendWebpushCampaign`. 422 when there is no such site, or when a text is no valid template.
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
         * Change a web push campaign
         * @description Changes the members that the body names and leaves the others as they are. 422 when the campaign is queued, sending or paused: then `errors` holds `path.campaign_hash`. Of a campaign with a feed only `internal_name` and `group_id` can be changed.
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
         * @description Queues the message for the browsers of the chosen contacts, at once or for `schedule_date`; until it is out `listOperations` shows an operation of the type `webpush`. Contacts that did not subscribe on the site get nothing. `web_push_send`, `web_push_delivered`, `web_push_open`, `web_push_click` and `web_push_bounce` follow as events of webhooks. A campaign that is over can be sent again. 422 when the campaign is queued, sending or paused: then `errors` holds `path.campaign_hash`.
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
         * Create a web push campaign with a feed
         * @description Stores a campaign that takes its messages from an RSS feed; nothing is sent before `enableWebpushRssCampaign`. 422 when the site does not exist or the feed cannot be read; then `body.content.feed` of `errors` says why.
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
         * Enable a web push campaign with a feed
         * @description From now on the feed is read every hour, and its newest item goes to the subscribers of the site, if it is new; items that are there already are not. Each message causes the same events as any web push message. Between two messages `listOperations` shows a queued operation of the type `webpush`; cancel it to end the campaign. Enabling again changes nothing.
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
         * List the carts
         * @description Returns the carts of all shops that match all filters, without what is in them. Carts that came without any way to a contact are there too.
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
         * List the catalogs
         * @description Returns all catalogs of the account at once; there are no pages.
         */
        get: operations["listCatalogs"];
        put?: never;
        /**
         * Create a catalog
         * @description Creates an empty catalog. Fill it with `importProducts`, or product by product with `createProduct`.
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
         * @description Deletes the catalog with its products. Carts and orders keep what they say of them.
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
         * List the products of a catalog
         * @description Returns the products of one catalog that match all filters. Texts have to match as a whole.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Create a product
         * @description Adds one product to the catalog. An identifier that the catalog has already gives 409: `errors` then holds `product_already_exists`. For many products use `importProducts`.
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
         * @description Deletes the product from the catalog. Carts and orders keep what they say of it.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        /**
         * Change a product
         * @description Changes the members that the body names and leaves the others as they are. The identifier stays.
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
         * @description Takes products and works them off in the background; until then `listOperations` shows an operation of the type `import_ecommerce`. Products that are not well formed are ignored, the others are imported. Afterwards `getOperation` says how many, and links to a file that names them. Imports into one catalog go one after another; a rewrite replaces the catalog at its end, in one step. Split what is larger than 20 MB.
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
         * List the cnames
         * @description Returns all cnames of the account at once.
         */
        get: operations["listCnames"];
        put?: never;
        /**
         * Create a cname
         * @description Adds a domain name for links. It comes back as `recent`, with the records to put into its DNS, and is looked up soon after, each hour for three days and then each day. In a sandbox account it is `verified` at the next read; a name that begins with `unverified.`, `invalid.` or `private.` has that status there. A name that the account has gives 409: `errors` holds `cname_exists`.
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
         * @description Returns all connected sites of the account at once, in short; `getConnectedSite` shows code and features.
         */
        get: operations["listConnectedSites"];
        put?: never;
        /**
         * Connect a site
         * @description Connects a website and returns the script to put into its pages. Track&Engage is off at first; `enableTrackAndEngage` turns it on. The other features are on as soon as the account has something for them: forms of the list, web push sites of the domain (M-591). The domain of a site that is connected already gives that site, with the list of the body if there is one. A list that does not exist gives 422.
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
         * @description Returns one connected site with its script and its features.
         */
        get: operations["getConnectedSite"];
        put?: never;
        post?: never;
        /**
         * Disconnect a site
         * @description Disconnects the site: its script does nothing any more, and carts and orders of the domain are refused. Contacts, forms and what was counted stay, and the site keeps its script: when it is connected again, its pages need no change.
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
         * Get the statistics of a connected site
         * @description Returns what visitors of the site did, on at most 366 days. Everybody counts here, also visitors that nobody knows; what is known of a contact stands in its activities. A visit counts within a second.
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
         * @description Looks for an address in every list of the account. 404 when no contact has it.
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
         * List the templates of headers and footers
         * @description Returns the templates of the account without their HTML, newest first.
         */
        get: operations["listHeaderFooterTemplates"];
        put?: never;
        /**
         * Create a template of header and footer
         * @description Keeps a header and a footer of your own. `header_footer.id` of an email campaign names it: its content then stands between the two, and the texts of the links are yours.
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
         * Get a template of header and footer
         * @description Returns the template with its HTML.
         */
        get: operations["getHeaderFooterTemplate"];
        put?: never;
        post?: never;
        /**
         * Delete a template of header and footer
         * @description Deletes the template, unless a campaign with it is queued, scheduled, paused or on its way: then the answer is 409 (`template_in_use`). Other campaigns that name it have no header and footer from now on.
         */
        delete: operations["deleteHeaderFooterTemplate"];
        options?: never;
        head?: never;
        /**
         * Change a template of header and footer
         * @description Changes what the body names and leaves the rest as it is. Emails that go out from now on have the new frame, those of a campaign that is on its way included.
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
         * List the lists of contacts
         * @description Returns the lists of the account that match all filters.
         */
        get: operations["listLists"];
        put?: never;
        /**
         * Create a list
         * @description Creates an empty list. It has the base fields; add your own with `createExtraField`. A plan that allows no further list gives 409: `errors` holds `list_limit_reached`.
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
         * @description Deletes the list with its contacts and fields: nobody finds them any more. The contacts of a long list are erased in the background, within minutes. A list that is still in use stays: `errors` of the 409 then holds one of `has_queued_operations`, `has_automations`, `has_push_app`, `has_web_push_site` and `has_campaigns_last_thirty_days`.
         */
        delete: operations["deleteList"];
        options?: never;
        head?: never;
        /**
         * Change a list
         * @description Changes the members that the body names and leaves the others as they are.
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
         * List the contacts of a list
         * @description Returns the contacts of one list that match all filters, removed ones included. Texts have to match as a whole.
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Create a contact
         * @description Adds one contact to the list; webhooks that listen to `subscription` are told. A value of a unique field that another contact of the list has gives 409: `errors` then holds `unique_field_in_use`, the id of the field in `field_id` and the ids of the contacts that have the value in `contacts`. An address of somebody whom `forgetContacts` erased gives 409 with `address_forgotten`.
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
         * @description Returns one contact with the counts of the messages sent to it on each channel.
         */
        get: operations["getContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a contact
         * @description Changes the members that the body names and leaves the others as they are; an empty text erases a value. Webhooks that listen to `edit_subscription` or `change_consent` are told. A value of a unique field that another contact has gives 409; `errors` is as in `createContact`. So does an address of somebody who was forgotten.
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
         * Send the double opt-in email again
         * @description Sends an unconfirmed contact the email that asks to confirm the subscription; the first one, too, where none was sent. Its link holds for 30 days, and links of earlier emails hold on. The contact gets the activity `double_optin_resend`. 409: `errors` holds `contact_not_confirmable`, `sender_missing` when the account has no active email sender, or `double_optin_too_often` when the address has had three such emails of the account within 24 hours.
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
         * List what happened to a contact
         * @description Returns the activities of one contact, the latest first.
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
         * @description Gives the contacts the status `active`, in the background; until it is done `listOperations` shows an operation of the type `mass_operation`. Removed contacts stay removed. Active contacts are written to again. Webhooks that listen to `edit_subscription` are told of each contact that changed.
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
         * @description Attaches the tag in the background; until it is done `listOperations` shows an operation of the type `attach_tag`. Each contact that did not have the tag gets the activity `attach_tag`. A tag, segment or field that there is not gives 422.
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
         * @description Gives the contacts the status `inactive`, in the background; until it is done `listOperations` shows an operation of the type `mass_operation`. Removed contacts stay removed. Nothing is sent to them until they are activated. Webhooks that listen to `edit_subscription` are told of each contact that changed.
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
         * @description Takes the tag off in the background; until it is done `listOperations` shows an operation of the type `detach_tag`. Each contact that had the tag gets the activity `detach_tag`. The tag itself stays. A tag, segment or field that there is not gives 422.
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
         * @description Writes contacts of the list to a file, in the background; until it is done `listOperations` shows an operation of the type `export_contacts`. The address of the file goes to `callback_url`, and `getOperation` shows it. A CSV file (RFC 4180) begins with the names of its columns: the fields in their order, then `contact_id`, `status`, `subscription_date`, and `tags` and the statistics if they are included. Texts that a spreadsheet would run as a formula begin with an apostrophe. An XML file has an element `contact` for each contact with an element `field` for each field. With several of `segments`, `segment_filter` and `contacts`, those are exported that all of them mean. A segment or a field that the list does not have, or a segment of another type than `saved`, gives 422.
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
         * Forget contacts
         * @description Erases people for good (GDPR article 17), in the background; until it is done `listOperations` shows an operation of the type `mass_operation`. It erases these contacts and every contact of the account with one of their email addresses, whatever its list: values, tags and activities; the address and the text of each message to them, of campaigns and single ones, and captured copies; what waits to be sent to them is called off. It deletes webhooks and callbacks that name them, sent or not, files of exports from their lists, and snapshots that hold them. Contacts that share a number with them lose that number. What stays: the counts of reports, registered messages, which are evidence, what messages to others say about them, and a keyed hash of each address on the suppression list with the method `forgotten`. Nobody is written to at such an address, and no contact can have it. Webhooks that listen to `forget_subscription` are told the id. This cannot be undone; an operation that is cancelled erases nothing more, and its contacts can be forgotten again.
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
         * @description Takes two contacts or more, or the address of a CSV file, and works them off in the background; until then `listOperations` shows an operation of the type `import_contacts`. The result goes to `callback_url`. Split a request that is larger than 20 MB, or send a file. The field to compare by has to be unique. A value that clashes with another unique field counts its contact as invalid (M-039); a contact with an address of somebody who was forgotten is ignored (M-401). A file that cannot be read to its end brings nobody (M-044).
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
         * @description Sends contacts of the list through an automation, from the given action on. Each contact is judged by itself: the answer is 200 even when none could be sent. Contacts that are removed or unknown to the list are passed over and stand in neither array. An automation that does not exist or is not active, and an action of another automation, give 422.
         */
        post: operations["startAutomationForContacts"];
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
         * @description Gives the contacts the status `removed`, so that nothing is sent to them any more; webhooks that listen to `unsubscribe` are told. Each contact is judged by itself: the answer is 200 even when none could be unsubscribed, and names the reason for each.
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
         * Change many contacts
         * @description Gives all chosen contacts the same values, in the background; until it is done `listOperations` shows an operation of the type `update_contacts`. Members that are left out stay as they are, and so do removed contacts. A value for a unique field gives 409 with `unique_field_in_use` and the id of the field in `field_id`: it cannot belong to many. An address of somebody who was forgotten gives 409 with `address_forgotten`. A segment or a field that the list does not have, or a value that does not fit its field, gives 422. Webhooks that listen to `edit_subscription`, `change_consent` or `unsubscribe` are told of each contact that changed, and of no other.
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
         * Change the contact that has a value
         * @description Changes one contact as `updateContact` does, but finds it by a value of a unique field. 404 when no contact of the list has the value; none is created. A field that is not unique gives 422. A new value that another contact has gives 409: `errors` then holds `unique_field_in_use`, the id of the field in `field_id` and the ids of the contacts that have the value in `contacts`.
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
         * List the contacts of a segment
         * @description Returns the contacts of one list that are in a segment of the list now, newest first. Contacts come and go as their values change, so a later page may miss or repeat one.
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
         * List the fields of a list
         * @description Returns base fields first, then the extra ones, as a plain array. Fields with options carry them. Without `limit` all of them come; the header `X-Total-Count` says how many there are (M-284).
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
         * Change a base field
         * @description Makes a base field of one list unique, or lets its values repeat. A field cannot become unique while two contacts share a value: that gives 422. The values of a large list take a while, during which the operation is listed and no contact can take a value that another has; when the answer is 408, it goes on (M-315).
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
         * @description Adds a field to the list; every contact has it at once, without a value. The id in the answer is a number. Add the choices of a field with options afterwards; such a field cannot be unique (M-314).
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
         * @description Deletes the field with its options and its values of all contacts. It is gone at once; an operation of the type `mass_operation` erases the values (M-315). A field that segments, forms, webhooks, or campaigns under way use cannot go: `errors` of the 409 then holds `field_in_use`, and `field_in_use_data` with the numbers of those `segments`, `forms` and `webhooks`, and the hashes of those `campaigns` (M-313).
         */
        delete: operations["deleteExtraField"];
        options?: never;
        head?: never;
        /**
         * Change an extra field
         * @description Renames an extra field, makes it unique or lets its values repeat; its format stays. A field cannot become unique while two contacts share a value: that gives 422, and the name stays as well. The values of a large list take a while, during which the operation is listed and no contact can take a value that another has; when the answer is 408, it goes on (M-315).
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
         * List the options of a field
         * @description Returns all options of one extra field at once. A field of another format has no options: 422.
         */
        get: operations["listFieldOptions"];
        put?: never;
        /**
         * Create an option of a field
         * @description Adds a choice to an extra field with options; contacts can have it at once. A field of another format has no options, and one that has 500 of them takes no more: 422.
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
         * Delete an option of a field
         * @description Deletes the option; contacts that chose it lose it. Nobody sees it any more; an operation of the type `mass_operation` takes it off the contacts (M-315).
         */
        delete: operations["deleteFieldOption"];
        options?: never;
        head?: never;
        /**
         * Change an option of a field
         * @description Changes the texts that the body names and leaves the others as they are. Contacts that chose the option keep it.
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
         * List the forms of a list
         * @description Returns the forms of a list, oldest first.
         */
        get: operations["listForms"];
        put?: never;
        /**
         * Create a form
         * @description Makes a form by which people subscribe to the list: a page of the platform (`url`), and the same form as HTML for a page of yours (`embed`). What a person enters makes a new contact. It changes a contact that the list has already only when the person confirms it in an email; the pages never tell whether an address is known (M-323).
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
         * @description Returns one form with its address and its HTML.
         */
        get: operations["getForm"];
        put?: never;
        post?: never;
        /**
         * Delete a form
         * @description Deletes the form and what was entered into it; its page is gone. The contacts stay and keep the number of the form in `subscription_form`. Those who wait for a confirmation can still confirm that they subscribe; changes of contacts that wait are dropped (M-326).
         */
        delete: operations["deleteForm"];
        options?: never;
        head?: never;
        /**
         * Change a form
         * @description Changes the members that the body names and leaves the others as they are; `fields`, `labels` and `consent` are replaced as a whole. The page shows the change at once. HTML that you have put into a page of yours stays as it is: until you replace it, values of fields that are gone are ignored.
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
         * List what was entered into a form
         * @description Returns what people have entered into the form, newest first. What a robot filled in is not kept.
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
         * @description Takes many orders of contacts of one list and works them off in the background, as an operation of the type `import_ecommerce`. An order whose contact the list does not have is passed over; the file of the operation names it. No events follow. Split what is larger than 20 MB.
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
         * List the segments of a list
         * @description Returns the segments of one list that match all filters: those of the account and of its tags, newest first, then those that the platform keeps for every list (M-364).
         */
        get: operations["listSegments"];
        put?: never;
        /**
         * Create a segment
         * @description Adds a segment of the type `saved`. Contacts are in it as long as they meet its conditions; removed ones are never written to. A field that the list does not have, and an operator or a value that its format does not know (M-361), give 422 with the place and what would be right. A name that the list has already gives 409: `errors` holds `segment_exists`.
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
         * @description Returns a segment of any type with its conditions, in the form in which a segment is created.
         */
        get: operations["getSegment"];
        put?: never;
        post?: never;
        /**
         * Delete a segment
         * @description Deletes a segment; its contacts stay in the list. Only segments of the type `saved` that nothing uses can go: `errors` of the 409 holds `invalid_segment_type`, `used_in_automations`, `used_in_recurring_messages` or `has_queued_campaigns`.
         */
        delete: operations["deleteSegment"];
        options?: never;
        head?: never;
        /**
         * Change a segment
         * @description Changes the members that the body names and leaves the others as they are. Only segments of the type `saved` can change; for others `errors` of the 409 holds `invalid_segment_type`, and for a name that the list has already `segment_exists`. A campaign that is scheduled goes to the segment as it is at its time; one whose recipients are planned already keeps them.
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
         * Count the contacts of a filter
         * @description Counts the contacts of the list that meet the conditions now, without saving a segment, and returns a page of them, newest first: ten, unless the request asks for more (M-712). What `createSegment` refuses is refused here as well.
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
         * @description Returns who the account belongs to, its plan, its balance and its modules.
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
         * @description Turns Track&Engage on for a domain, and connects the site if it is not connected yet (M-593); `listTrackEngageDomains` shows it from then on, and visits are counted once the code of the site is in its pages. `errors` of the 409 holds `domain_list_required` when neither the body nor the connected site has a list, or `domain_already_defined` when the domain is on already. A list that does not exist gives 422.
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
         * Enable the transactional API
         * @description Lets the keys of the account use the Transactional API. It takes no body and cannot be undone here. `errors` of the 409 holds `client_already_enabled` when it is on, or `client_is_being_enabled` while an earlier request is at work.
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
         * List the operations
         * @description Returns the work that is waiting or under way and matches all filters. What has ended is not listed.
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
         * @description Returns one operation with its progress, also after it has ended, for as long as the platform keeps it. What the operation left is behind `file`: each answer has a new link, which is good for seven days.
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
         * @description Lets operations that are `queued` begin at once, also those that wait for their time; they become `processing`. Each operation is judged by itself: the answer is 200 even when none changed, and names the reason.
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
         * @description Ends operations of any status; they leave the list. What was done stays done: messages that were sent, contacts that were changed. A campaign becomes `canceled`. Each operation is judged by itself: the answer is 200 even when none changed, and names the reason.
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
         * @description Stops operations that are `queued`, `processing` or `executing` for a while; they become `paused`, and so does their campaign. What is under way at this moment is still finished. Each operation is judged by itself: the answer is 200 even when none changed, and names the reason.
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
         * @description Lets operations that are `paused` go on where they stopped; they become `queued`. One whose time has passed goes on at once. Each operation is judged by itself: the answer is 200 even when none changed, and names the reason.
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
         * List the operations that have ended
         * @description Returns the work that is done or was called off and matches all filters, the latest first, for as long as the platform keeps it. `getOperation` shows what each has left.
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
         * List the orders
         * @description Returns the orders of all shops that match all filters, without what was ordered. Imported orders are there too, and orders that came without any way to a contact.
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
         * See whether the API answers
         * @description Answers `pong`. Needs no key, so it tells a wrong address from a wrong key.
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
         * List the push apps
         * @description Returns all push apps of the account as a plain array, without pages.
         */
        get: operations["listPushApps"];
        put?: never;
        /**
         * Create a push app
         * @description Makes an app whose devices belong to contacts of the list. It is a mobile app of the Transactional API as well, under the number in its id: there it gets the certificate or the key that its push service asks for. 422 when there is no such list, or when `two_steps_config` is none of its fields.
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
         * @description Deletes the app, here and in the Transactional API, with the tokens that wait for a contact. The tokens of contacts stay with them and get nothing any more. What a campaign has still to send to the app is skipped.
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
         * Register what a device did with a push message
         * @description Called by the app when its user opens a push message or closes it. The report of the campaign counts an opening, and the contact gets the activity `push_open` or `push_canceled`, which webhooks are told of. The same event of one device and message counts once.
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
         * Register the token of a device
         * @description Called by the app when its push service gives the device a token. With `two_steps_data` the token is added to that contact of the list of the app, who from then on gets push messages; the activity `add_push_contact` tells of it. A token belongs to one contact: it leaves the one that had it.
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
         * List the advanced reports
         * @description Returns the reports that were asked for and match all filters, whatever became of them. A finished one carries the address of its file.
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
         * @description Counts what the contacts of up to three lists did, on every channel: a row for each contact who did something that it shows. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list or field that is not in the account.
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
         * @description Lists the emails of the campaigns that came back, with the reason. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list, campaign or field that is not in the account.
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
         * Generate a report of email clicks by contact
         * @description Lists who clicked in the campaigns, on what and how often. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list, campaign or field that is not in the account.
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
         * Generate a report of email clicks by address
         * @description Lists the addresses in the campaigns and how often each was clicked. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list, campaign or field that is not in the account.
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
         * @description Counts opens, clicks, bounces and everything else that came of the campaigns, contact by contact; if the address, the place or the program is shown, each of them has a row. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list, campaign or field that is not in the account.
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
         * Generate a report of unsubscriptions by email
         * @description Lists who left a list through an email of the campaigns, and why. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list, campaign or field that is not in the account.
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
         * @description Lists what contacts entered in the forms. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list or form that is not in the account.
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
         * @description Makes the report that a model describes, of the days before now, under the title of the model unless the request gives another range or title. It is worked off in the background like any other; as there is no callback, look for it with `listAdvancedReports`. 422 when there is no such model, or it names what is no longer there.
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
         * List the models of reports
         * @description Returns the models that match the filter. A model keeps kind, columns and options of a report; `createAdvancedReportModel` makes one.
         */
        get: operations["listAdvancedReportModels"];
        put?: never;
        /**
         * Save a model of reports
         * @description Keeps kind, columns and options of a report, so that `generateReportFromModel` can make it again and again. What the model covers and shows is looked up now and each time: 422 when the account does not have it, or when the kind has no such column.
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
         * Delete a model of reports
         * @description Deletes the model. Reports that were made from it stay.
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
         * @description Lists what was sent to the contacts of the lists, on every channel. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list or field that is not in the account.
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
         * @description Lists the SMS of the campaigns that could not be delivered. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list, campaign or field that is not in the account.
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
         * @description Lists the SMS of the campaigns and what the carrier said of each. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list, campaign or field that is not in the account.
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
         * @description Lists who came to the lists, and how. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list or field that is not in the account.
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
         * @description Lists who left the lists, and how. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list or field that is not in the account.
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
         * Get the report of an email campaign
         * @description Returns the counts of the whole campaign and its breakdowns. Leave out a breakdown with `false` to get a smaller answer. Counts grow for as long as recipients open and click.
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
         * Get the report of a push campaign
         * @description Returns the counts of the whole campaign and those by operating system. Counts grow for as long as devices report what became of a message.
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
         * Get the report of an SMS campaign
         * @description Returns the counts of the whole campaign and those by network. A message is pending until its network reports what became of it; some networks never do.
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
         * Get the report of a voice campaign
         * @description Returns the counts of the whole campaign and those by network. A call is pending until it has ended.
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
         * Get the report of a web push campaign
         * @description Returns the counts of the whole campaign and its breakdowns. Leave out a breakdown with `false` to get a smaller answer. Campaigns with a feed have a report, too.
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
         * List the cellphone senders
         * @description Returns the names and numbers that text messages of the account come from.
         */
        get: operations["listCellphoneSenders"];
        put?: never;
        /**
         * Create a cellphone sender
         * @description Adds a name or a number that text messages may come from. In a sandbox account it is active at once, and any file will do; in a live one it is in moderation, and a campaign can be sent from it once it is active. One that the account has already gives 409: `errors` holds `sender_exists`.
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
         * @description Deletes the sender; campaigns that were sent from it stay. A sender that a draft, or a campaign that is paused, waits or is being sent, names cannot go: `errors` of the 409 then holds `sender_in_use`.
         */
        delete: operations["deleteCellphoneSender"];
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
         * List the email senders
         * @description Returns the email senders of the account.
         */
        get: operations["listEmailSenders"];
        put?: never;
        /**
         * Create an email sender
         * @description Adds an address that emails may come from. In a sandbox account it is active at once; in a live one it is in moderation, and a campaign can be sent from it once it is active. An address that the account has already gives 409: `errors` holds `sender_exists`.
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
         * Change the name of an email sender
         * @description Gives the sender another name; the address stays. Emails that leave from now on carry it, also those of campaigns that are under way.
         */
        put: operations["updateEmailSender"];
        post?: never;
        /**
         * Delete an email sender
         * @description Deletes the sender; campaigns that were sent from it stay. A sender that a draft, or a campaign that is paused, waits or is being sent, names cannot go, not even as reply-to: `errors` of the 409 then holds `sender_in_use`.
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
         * List the phone senders
         * @description Returns the numbers that calls of the account come from.
         */
        get: operations["listPhoneSenders"];
        put?: never;
        /**
         * Create a phone sender
         * @description Adds a number that calls may come from. In a sandbox account it is active at once; in a live one it is in moderation, and a campaign can be sent from it once it is active. A number that the account has already gives 409: `errors` holds `sender_exists`.
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
         * @description Deletes the sender; campaigns that were sent from it stay. A sender that a draft, or a campaign that is paused, waits or is being sent, names cannot go: `errors` of the 409 then holds `sender_in_use`.
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
         * List the entries of the suppression list
         * @description Returns the addresses, and parts of addresses, that nothing is sent to and that match all filters.
         */
        get: operations["listSuppressionEntries"];
        put?: never;
        /**
         * Add to the suppression list
         * @description Adds values by the method manual, in the background; values that are on the list stay as they are. Nothing more is sent to them on any channel of their kind, also by campaigns that are under way. Contacts keep their status.
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
         * Delete an entry of the suppression list
         * @description Takes a value off the list, so that it is written to again. Only entries that came by the method manual can go: for others `errors` of the 409 holds `unremovable_entry`.
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
         * List the tags
         * @description Returns the tags of the account. Each is a segment of every list, too. Names are ordered without regard to case.
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Create a tag
         * @description Adds a tag; `attachTagToContacts` gives it to contacts. A name that another tag has gives 409: `errors` holds `tag_exists`.
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
         * @description Writes name and color anew; without a name it keeps the one it has, without a color it gets the default one. Contacts keep the tag. A name that another tag has gives 409: `errors` holds `tag_exists`.
         */
        put: operations["updateTag"];
        post?: never;
        /**
         * Delete a tag
         * @description Deletes the tag. The contacts that have it lose it at once, and its segment goes; until the work behind it is done `listOperations` shows an operation of the type `detach_tag`. A tag that a saved segment or a campaign in the queue uses cannot go: `errors` of the 409 then holds `tag_in_use`, and what uses it in `tag_in_use_data`.
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
         * List the domains of Track&Engage
         * @description Returns all domains at once that `enableTrackAndEngage` was called for. A site that was disconnected since is `inactive`.
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
         * List the goals of Track&Engage
         * @description Returns the goals of all domains at once. Webhooks that listen to `goal_conversion` are told when a contact reaches one.
         */
        get: operations["listTrackEngageGoals"];
        put?: never;
        /**
         * Create a goal of Track&Engage
         * @description Makes a goal of a connected site. The script of the site knows it within a minute or two; browsers keep the script for five. A site has at most 50 goals: the script of the site holds them all. A pattern with the condition `regex` is limited to what no text can hold up (M-597); another one gives 422.
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
         * Delete a goal of Track&Engage
         * @description Deletes the goal. Nobody reaches it any more; the activities of those who did stay.
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
         * List the users
         * @description Returns the people who work with the account and match all filters.
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
         * @description Deletes the user, who cannot log in any more; what the user made stays. The last administrator cannot go: `errors` of the 409 then holds `last_admin`.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
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
         * List the countries
         * @description Returns all countries at once or, with `phone`, those in which the number can exist: the choice to offer next to a field for phones.
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
         * List the webhooks
         * @description Returns the webhooks of the account.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Has the platform call an address for the chosen actions of one list from now on; `listEvent` shows the call. `getWebhookSecret` has the secret that signs the calls. A webhook cannot be changed: delete it and create another. 422 when the list does not exist (M-229). A second one with the same list, address, actions and fields is a 409 (`webhook_exists`).
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
         * @description Deletes the webhook. Calls that wait to be made, or to be made again, are dropped.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
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
         * Get the secret that signs the calls of a webhook
         * @description Each webhook has a secret of its own, which stays the same as long as the webhook is there. The key needs the right `marketing`.
         */
        get: operations["getWebhookSecret"];
        put?: never;
        post?: never;
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
         * Get the secret that signs callbacks
         * @description Callbacks, such as the one at the end of an import, are signed like webhooks, with one secret for the whole account. It is made at the first need and then stays the same. The key needs the right `marketing`.
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
    "/webpush/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the web push sites
         * @description Returns the web push sites of the account.
         */
        get: operations["listWebpushSites"];
        put?: never;
        /**
         * Create a web push site
         * @description Adds a website; once its pages hold the script with the `app_code` of the answer, visitors can subscribe. Each subscription is the activity `web_push_subscription` of a contact, which webhooks are told of. A name that another site has gives 409: `errors` holds `name_already_exists`. 422 when there is no such list, and when `site` is no https address.
         *
         *     Load the script `https://{host}/wp/{app_code}/subscribe.js` on the pages, and give a button the attribute `data-web-push` with the value `subscribe` or `unsubscribe`; scripts of your own call `messagingPush.subscribe()`, `messagingPush.unsubscribe()` and `messagingPush.state()`. Serve a file `/messaging-worker.js` on the website with the line `importScripts('https://{host}/wp/{app_code}/worker.js')`: browsers take service workers from the website itself only. A worker that is there already can hold the line; name its file in the attribute `data-worker` of the script.
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
         * Tell that a contact has come to an action
         * @description The platform calls the address of a `webhook` action once for each contact that comes to it, and signs the call with the secret of `getCallbackSecret`. The contact goes on without waiting for the answer. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours, so a call can arrive twice and out of order: `webhook-id` tells which are the same.
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
         * Tell that an export has ended
         * @description The platform calls `callback_url` once the file of the export is there. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
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
         * Tell that a report of contact activity has finished
         * @description The platform calls `callback_url` once the file is there; a report that ends without one makes no call. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
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
         * Tell that a report of email bounces has finished
         * @description The platform calls `callback_url` once the file is there; a report that ends without one makes no call. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
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
         * Tell that a report of email clicks by contact has finished
         * @description The platform calls `callback_url` once the file is there; a report that ends without one makes no call. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
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
         * Tell that a report of email clicks by address has finished
         * @description The platform calls `callback_url` once the file is there; a report that ends without one makes no call. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
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
         * Tell that a report of email events has finished
         * @description The platform calls `callback_url` once the file is there; a report that ends without one makes no call. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
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
         * Tell that a report of unsubscriptions by email has finished
         * @description The platform calls `callback_url` once the file is there; a report that ends without one makes no call. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
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
         * Tell that a report of form answers has finished
         * @description The platform calls `callback_url` once the file is there; a report that ends without one makes no call. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
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
         * Tell that a report of sends has finished
         * @description The platform calls `callback_url` once the file is there; a report that ends without one makes no call. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
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
         * Tell that a report of SMS bounces has finished
         * @description The platform calls `callback_url` once the file is there; a report that ends without one makes no call. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
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
         * Tell that a report of SMS events has finished
         * @description The platform calls `callback_url` once the file is there; a report that ends without one makes no call. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
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
         * Tell that a report of subscriptions has finished
         * @description The platform calls `callback_url` once the file is there; a report that ends without one makes no call. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
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
         * Tell that a report of unsubscriptions has finished
         * @description The platform calls `callback_url` once the file is there; a report that ends without one makes no call. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
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
         * Tell that an import has ended
         * @description The platform calls `callback_url` once the import has ended. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours.
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
         * Tell what happened in a list
         * @description The platform calls the address of a webhook once for each action that it listens to. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours, so a call can arrive twice and out of order: `webhook-id` tells which are the same.
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
        /** @description The body is not the JSON that the operation takes: it cannot be read, or it is no JSON. */
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
        /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
        /** @description The key is valid, but it may not do this. */
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
        /** @description The server failed. Nothing half-done stays behind. */
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
        /** @description There is no such thing in this account. */
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
        /** @description The server cannot answer now, for instance while it stops or while its database takes no writes. */
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
        /** @description A parameter or a member of the body does not fit the contract. `errors` names the places. */
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
         * @description The hash of the campaign, as its creation returned it.
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
         * @description Only what was made at or before this time.
         * @example 2026-03-02 09:15:00
         */
        CreatedMax: components["schemas"]["DateTime"];
        /**
         * @description Only what was made at or after this time.
         * @example 2026-03-02 09:15:00
         */
        CreatedMin: components["schemas"]["DateTime"];
        /**
         * @description Only what happened at or before this time.
         * @example 2026-03-04 23:59:59
         */
        DateMax: components["schemas"]["DateTime"];
        /**
         * @description Only what happened at or after this time.
         * @example 2026-03-04 00:00:00
         */
        DateMin: components["schemas"]["DateTime"];
        /**
         * @description The hash of an email campaign with a feed, as its creation returned it. Campaigns without one are not found.
         * @example c4mp41gn02
         */
        EmailRssCampaignHash: string;
        /**
         * @description The id of the email sender.
         * @example 1
         */
        EmailSenderId: number;
        /**
         * @description Only what ended at or before this time.
         * @example 2026-03-04 23:59:59
         */
        EndDateMax: components["schemas"]["DateTime"];
        /**
         * @description Only what ended at or after this time.
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
         * @description Items to return at most.
         * @example 10
         */
        Limit100: number;
        /**
         * @description Items to return at most.
         * @example 100
         */
        Limit1000: number;
        /**
         * @description Items to return at most; all of them when it is missing.
         * @example 10
         */
        LimitOrAll: number;
        /**
         * @description The id of the list.
         * @example 1
         */
        ListId: number;
        /**
         * @description Items to skip, counted from zero.
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
         * @description The id of the extra field, a number. Its format has to be `options`.
         * @example 2
         */
        OptionsFieldId: number;
        /**
         * @description Direction of the order.
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
         * @description The hash of a push campaign, as its creation returned it. Campaigns of other channels are not found.
         * @example c4mp41gn03
         */
        PushCampaignHash: string;
        /**
         * @description The id of the model.
         * @example 1
         */
        ReportModelId: number;
        /**
         * @description Only what is due at or before this time.
         * @example 2026-03-04 23:59:59
         */
        ScheduleDateMax: components["schemas"]["DateTime"];
        /**
         * @description Only what is due at or after this time.
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
         * @description The hash of a smart SMS campaign, as its creation returned it. Campaigns of other channels are not found.
         * @example c4mp41gn05
         */
        SmartSmsCampaignHash: string;
        /**
         * @description The hash of an SMS campaign, as its creation returned it. Campaigns of other channels are not found.
         * @example c4mp41gn04
         */
        SmsCampaignHash: string;
        /**
         * @description Only what began at or before this time.
         * @example 2026-03-04 23:59:59
         */
        StartDateMax: components["schemas"]["DateTime"];
        /**
         * @description Only what began at or after this time.
         * @example 2026-03-04 00:00:00
         */
        StartDateMin: components["schemas"]["DateTime"];
        /**
         * @description The first day that counts, in UTC (29 days before the last one).
         * @example 2026-03-01
         */
        StatisticsFrom: string;
        /**
         * @description The last day that counts, in UTC (today).
         * @example 2026-03-31
         */
        StatisticsTo: string;
        /**
         * @description The domain of the shop, without protocol, as it was connected. It has a dot, which tells these paths from all others.
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
         * @description Only what was changed at or before this time.
         * @example 2026-03-02 09:15:00
         */
        UpdatedMax: components["schemas"]["DateTime"];
        /**
         * @description Only what was changed at or after this time.
         * @example 2026-03-02 09:15:00
         */
        UpdatedMin: components["schemas"]["DateTime"];
        /**
         * @description The id of the user.
         * @example 2
         */
        UserId: number;
        /**
         * @description The hash of a voice campaign, as its creation returned it. Campaigns of other channels are not found.
         * @example c4mp41gn06
         */
        VoiceCampaignHash: string;
        /**
         * @description The id of the webhook.
         * @example 1
         */
        WebhookId: number;
        /**
         * @description The hash of a web push campaign, as its creation returned it. Campaigns of other channels are not found.
         * @example c4mp41gn07
         */
        WebpushCampaignHash: string;
        /**
         * @description The hash of a web push campaign with a feed, as its creation returned it. Campaigns without one are not found.
         * @example c4mp41gn08
         */
        WebpushRssCampaignHash: string;
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
        /**
         * @description Items that there are in all, on every page.
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The domain of the shop, without protocol, as it was connected. It has a dot, which tells these paths from all others.
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
            /** @description The cart was taken. */
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
                 * @description The domain of the shop, without protocol, as it was connected. It has a dot, which tells these paths from all others.
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The domain of the shop, without protocol, as it was connected. It has a dot, which tells these paths from all others.
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
            /** @description The order was taken. */
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
                 * @description The domain of the shop, without protocol, as it was connected. It has a dot, which tells these paths from all others.
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
                 * @description Only automations that this user made.
                 * @example 1
                 */
                created_by?: number;
                /**
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Only automations of this list.
                 * @example 1
                 */
                list_id?: number;
                /**
                 * @description Items to skip, counted from zero.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Direction of the order.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description The member to order by.
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
                 * @description The version whose triggers and actions to show; contacts stay on the one that they entered. Without it, the present one.
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
            /** @description The automation is gone. */
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
            /** @description The automation as it is now. */
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
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description The automation, active. */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description The automation, inactive. */
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
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
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
            /** @description The contact is no longer on its way. */
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
            /** @description The automations of the platform. */
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
                "application/json": components["schemas"]["SystemAutomationSwitch"];
            };
        };
        responses: {
            /** @description The automation as it is now. */
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
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Groups with exactly this name.
                 * @example Spring 2026
                 */
                name?: string;
                /**
                 * @description Items to skip, counted from zero.
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
            /** @description The campaign group as it is now. */
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
            /** @description The campaign group is gone. */
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
                 * @description Only what was made at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_max?: components["parameters"]["CreatedMax"];
                /**
                 * @description Only what was made at or after this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_min?: components["parameters"]["CreatedMin"];
                /**
                 * @description Only what ended at or before this time.
                 * @example 2026-03-04 23:59:59
                 */
                end_date_max?: components["parameters"]["EndDateMax"];
                /**
                 * @description Only what ended at or after this time.
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
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Only campaigns for this list.
                 * @example 1
                 */
                list_id?: number;
                /**
                 * @description Items to skip, counted from zero.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Direction of the order.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description The member to order by.
                 * @example created
                 */
                order_by?: "list_id" | "internal_name" | "created_by" | "group_id" | "created";
                /**
                 * @description Only what is due at or before this time.
                 * @example 2026-03-04 23:59:59
                 */
                schedule_date_max?: components["parameters"]["ScheduleDateMax"];
                /**
                 * @description Only what is due at or after this time.
                 * @example 2026-03-04 00:00:00
                 */
                schedule_date_min?: components["parameters"]["ScheduleDateMin"];
                /**
                 * @description Campaigns whose internal name or title has this text in it; the case of the letters a to z does not count.
                 * @example spring
                 */
                search?: string;
                /**
                 * @description Only what began at or before this time.
                 * @example 2026-03-04 23:59:59
                 */
                start_date_max?: components["parameters"]["StartDateMax"];
                /**
                 * @description Only what began at or after this time.
                 * @example 2026-03-04 00:00:00
                 */
                start_date_min?: components["parameters"]["StartDateMin"];
                /**
                 * @description Only campaigns with this status.
                 * @example sent
                 */
                status?: components["schemas"]["CampaignStatus"];
                /**
                 * @description Only what was changed at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                updated_max?: components["parameters"]["UpdatedMax"];
                /**
                 * @description Only what was changed at or after this time.
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
                 * @description The hash of the campaign, as its creation returned it.
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
                 * @description The hash of the campaign, as its creation returned it.
                 * @example c4mp41gn01
                 */
                campaign_hash: components["parameters"]["CampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign is gone. */
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
            /** @description The campaign cannot go yet. `errors` names the reason. */
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of the campaign, as its creation returned it.
                 * @example c4mp41gn01
                 */
                campaign_hash: components["parameters"]["CampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The repetition was taken. */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of the campaign, as its creation returned it.
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
            /** @description What became of each. */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
                 * @description The contact after which the page begins. Without it, at the first.
                 * @example a1b2c3d4e5
                 */
                after?: string;
                /**
                 * @description What happened. `not_opened`: it was sent to them, and they have not opened it. `bounced`: it was refused, for now or for good. `answered`: they pressed a digit in a call.
                 * @example opened
                 */
                event: "sent" | "delivered" | "opened" | "not_opened" | "clicked" | "bounced" | "unsubscribed" | "complained" | "replied" | "answered";
                /**
                 * @description Items to return at most.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit1000"];
            };
            header?: never;
            path: {
                /**
                 * @description The hash of the campaign, as its creation returned it.
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
                 * @description A contact of the list of the campaign.
                 * @example a1b2c3d4e5
                 */
                contact_id?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The hash of the campaign, as its creation returned it.
                 * @example c4mp41gn01
                 */
                campaign_hash: components["parameters"]["CampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the contact would get. */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
                 * @description The hash of the campaign, as its creation returned it.
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
    retryEmailCampaign: {
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
                 * @description The hash of the campaign, as its creation returned it.
                 * @example c4mp41gn01
                 */
                campaign_hash: components["parameters"]["CampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The repetition was taken. */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
                    "application/json": components["schemas"]["RetryEmailCampaignConflict"];
                };
            };
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of the campaign, as its creation returned it.
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
            /** @description The send was taken. */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of an email campaign with a feed, as its creation returned it. Campaigns without one are not found.
                 * @example c4mp41gn02
                 */
                campaign_hash: components["parameters"]["EmailRssCampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign is enabled. */
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
                 * @description The hash of a push campaign, as its creation returned it. Campaigns of other channels are not found.
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of a push campaign, as its creation returned it. Campaigns of other channels are not found.
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
            /** @description The send was taken. */
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
                 * @description The hash of a smart SMS campaign, as its creation returned it. Campaigns of other channels are not found.
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of a smart SMS campaign, as its creation returned it. Campaigns of other channels are not found.
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
            /** @description The send was taken. */
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
                 * @description The hash of an SMS campaign, as its creation returned it. Campaigns of other channels are not found.
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of an SMS campaign, as its creation returned it. Campaigns of other channels are not found.
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
            /** @description The send was taken. */
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
                 * @description The hash of a voice campaign, as its creation returned it. Campaigns of other channels are not found.
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of a voice campaign, as its creation returned it. Campaigns of other channels are not found.
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
            /** @description The send was taken. */
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
                 * @description The hash of a web push campaign, as its creation returned it. Campaigns of other channels are not found.
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of a web push campaign, as its creation returned it. Campaigns of other channels are not found.
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
            /** @description The send was taken. */
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The hash of a web push campaign with a feed, as its creation returned it. Campaigns without one are not found.
                 * @example c4mp41gn08
                 */
                campaign_hash: components["parameters"]["WebpushRssCampaignHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign is enabled. */
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
                 * @description Only what was made at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_max?: components["parameters"]["CreatedMax"];
                /**
                 * @description Only what was made at or after this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_min?: components["parameters"]["CreatedMin"];
                /**
                 * @description Only carts of the shop with this domain.
                 * @example shop.example.com
                 */
                domain?: string;
                /**
                 * @description True for carts of a contact, false for those that came without any way to one.
                 * @example true
                 */
                has_contact?: boolean;
                /**
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Direction of the order.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description The member to order by.
                 * @example updated
                 */
                order_by?: "created" | "updated";
                /**
                 * @description Only carts in this state.
                 * @example open
                 */
                state?: components["schemas"]["CartState"];
                /**
                 * @description Only what was changed at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                updated_max?: components["parameters"]["UpdatedMax"];
                /**
                 * @description Only what was changed at or after this time.
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
            /** @description The catalog is gone. */
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
            /** @description There is no such catalog in this account. */
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
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Products with this number of the maker.
                 * @example TS-4711
                 */
                mpn?: string;
                /**
                 * @description Products with exactly this name.
                 * @example T-shirt, red, M
                 */
                name?: string;
                /**
                 * @description Items to skip, counted from zero.
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
            /** @description The product is gone. */
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
            /** @description There is no such product in this account. */
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
            /** @description The product as it is now. */
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description The import was taken. */
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
            /** @description The cnames. */
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
                "application/json": components["schemas"]["CnameCreate"];
            };
        };
        responses: {
            /** @description The new cname. */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
            /** @description The sites. */
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
                "application/json": components["schemas"]["ConnectedSiteCreate"];
            };
        };
        responses: {
            /** @description The connected site. */
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
            /** @description The site is disconnected. */
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
            /** @description There is no such connected site in this account. */
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
                 * @description The first day that counts, in UTC (29 days before the last one).
                 * @example 2026-03-01
                 */
                from?: components["parameters"]["StatisticsFrom"];
                /**
                 * @description The last day that counts, in UTC (today).
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
                 * @description The address, as a whole.
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
            /** @description The contacts that have the address. */
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
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
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
            /** @description The template is gone. */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
            /** @description The template as it is now. */
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
                 * @description Only what was made at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_max?: components["parameters"]["CreatedMax"];
                /**
                 * @description Only what was made at or after this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_min?: components["parameters"]["CreatedMin"];
                /**
                 * @description Lists with exactly this internal name.
                 * @example Newsletter 2026
                 */
                internal_name?: string;
                /**
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Direction of the order.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description The member to order by.
                 * @example created
                 */
                order_by?: "list_id" | "internal_name" | "public_name" | "created" | "updated";
                /**
                 * @description Lists with exactly this public name.
                 * @example Newsletter
                 */
                public_name?: string;
                /**
                 * @description Only what was changed at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                updated_max?: components["parameters"]["UpdatedMax"];
                /**
                 * @description Only what was changed at or after this time.
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
            /** @description The list is gone. */
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
            /** @description The list as it is now. */
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
                 * @description Contacts with this value in an extra field, `extra_field_id[<field_id>]=<value>`. Repeat it for more fields. For a field with options: contacts that chose the option with this id or text, or all of several with semicolons between them.
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
                 * @description Items to return at most.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit1000"];
                /**
                 * @description Items to skip, counted from zero.
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description The email is on its way. */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
                 * @description Only what happened at or before this time.
                 * @example 2026-03-04 23:59:59
                 */
                date_max?: components["parameters"]["DateMax"];
                /**
                 * @description Only what happened at or after this time.
                 * @example 2026-03-04 00:00:00
                 */
                date_min?: components["parameters"]["DateMin"];
                /**
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
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
    activateContacts: {
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
            /** @description The change was taken. */
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description The change was taken. */
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description The export was taken. */
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description The contacts will be forgotten. */
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description The import was taken. */
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description What became of each contact. */
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
    unsubscribeContacts: {
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
            /** @description What became of each contact. */
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description The change was taken. */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Whether contacts that were removed are returned, too. A segment with a condition on the status `removed` has them in any case.
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
                 * @description Items to return at most; all of them when it is missing.
                 * @example 10
                 */
                limit?: components["parameters"]["LimitOrAll"];
                /**
                 * @description Items to skip, counted from zero.
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
            /** @description The field as it is now. */
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
            /** @description A member does not fit, or contacts share a value. Then `repeated_values` has their `count`, which is how many contacts repeat a value of another, and the first `contacts` that collide, ten at most (M-312). */
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description The field is gone. */
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
            /** @description The field as it is now. */
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
            /** @description A member does not fit, or contacts share a value. Then `repeated_values` has their `count`, which is how many contacts repeat a value of another, and the first `contacts` that collide, ten at most (M-312). */
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
                 * @description The id of the extra field, a number. Its format has to be `options`.
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the extra field, a number. Its format has to be `options`.
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
                 * @description The id of the extra field, a number. Its format has to be `options`.
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
            /** @description The option is gone. */
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
            /** @description There is no such option in this account. */
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
                 * @description The id of the extra field, a number. Its format has to be `options`.
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
            /** @description The option as it is now. */
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
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description The form is gone. */
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
            /** @description The form as it is now. */
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
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description The import was taken. */
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
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Segments with exactly this name.
                 * @example Lisbon
                 */
                name?: string;
                /**
                 * @description Items to skip, counted from zero.
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
            /** @description The segment is gone. */
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
            /** @description The segment cannot go. `errors` names the reason. */
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
            /** @description The segment as it is now. */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
                 * @description Items to return at most.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit1000"];
                /**
                 * @description Items to skip, counted from zero.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description How many contacts meet the conditions, and a page of them. */
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
                "application/json": components["schemas"]["TrackEngageEnable"];
            };
        };
        responses: {
            /** @description What became of the request. */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transactional API can be used. */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Direction of the order.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description The member to order by.
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
                "application/json": components["schemas"]["OperationIds"];
            };
        };
        responses: {
            /** @description What became of each operation. */
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
                "application/json": components["schemas"]["OperationIds"];
            };
        };
        responses: {
            /** @description What became of each operation. */
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
                "application/json": components["schemas"]["OperationIds"];
            };
        };
        responses: {
            /** @description What became of each operation. */
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
                "application/json": components["schemas"]["OperationIds"];
            };
        };
        responses: {
            /** @description What became of each operation. */
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
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Only operations that ended like this.
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
                 * @description Only orders that come from the cart with this id.
                 * @example cart_1001
                 */
                cart_id?: string;
                /**
                 * @description Only orders of this contact.
                 * @example a1b2c3d4e5
                 */
                contact_id?: string;
                /**
                 * @description Only what was made at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_max?: components["parameters"]["CreatedMax"];
                /**
                 * @description Only what was made at or after this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_min?: components["parameters"]["CreatedMin"];
                /**
                 * @description Only orders of the shop with this domain.
                 * @example shop.example.com
                 */
                domain?: string;
                /**
                 * @description True for orders of a contact, false for those that came without any way to one.
                 * @example true
                 */
                has_contact?: boolean;
                /**
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Direction of the order.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description The member to order by.
                 * @example order_date
                 */
                order_by?: "order_date" | "order_total" | "created" | "updated";
                /**
                 * @description Only orders that were placed at this time or earlier, in UTC.
                 * @example 2026-03-31 23:59:59
                 */
                order_date_max?: components["schemas"]["DateTime"];
                /**
                 * @description Only orders that were placed at this time or later, in UTC.
                 * @example 2026-03-01 00:00:00
                 */
                order_date_min?: components["schemas"]["DateTime"];
                /**
                 * @description Only orders with this status.
                 * @example completed
                 */
                order_status?: components["schemas"]["OrderStatus"];
                /**
                 * @description Only what was changed at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                updated_max?: components["parameters"]["UpdatedMax"];
                /**
                 * @description Only what was changed at or after this time.
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
            /** @description The app is gone. */
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description The event was taken. */
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description The token was taken. */
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
                 * @description Only what was made at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_max?: components["parameters"]["CreatedMax"];
                /**
                 * @description Only what was made at or after this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_min?: components["parameters"]["CreatedMin"];
                /**
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Direction of the order.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description The member to order by.
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
                "application/json": components["schemas"]["ContactActivityReportRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
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
                "application/json": components["schemas"]["EmailBouncesReportRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
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
                "application/json": components["schemas"]["EmailClicksByContactReportRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
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
                "application/json": components["schemas"]["EmailClicksByUrlReportRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
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
                "application/json": components["schemas"]["EmailEventsReportRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
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
                "application/json": components["schemas"]["EmailUnsubscriptionsReportRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
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
                "application/json": components["schemas"]["FormAnswersReportRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
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
                "application/json": components["schemas"]["AdvancedReportModelRun"];
            };
        };
        responses: {
            /** @description The request was taken. */
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
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Direction of the order.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description The member to order by.
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
            /** @description The model is gone. */
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
                "application/json": components["schemas"]["SendsReportRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
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
                "application/json": components["schemas"]["SmsBouncesReportRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
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
                "application/json": components["schemas"]["SmsEventsReportRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
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
                "application/json": components["schemas"]["SubscriptionsReportRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
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
                "application/json": components["schemas"]["UnsubscriptionsReportRequest"];
            };
        };
        responses: {
            /** @description The request was taken. */
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
                 * @description Whether to count by day.
                 * @example true
                 */
                date?: boolean;
                /**
                 * @description Whether to count by domain of the recipients.
                 * @example true
                 */
                domain?: boolean;
                /**
                 * @description Whether to count by hour of the day.
                 * @example true
                 */
                hour?: boolean;
                /**
                 * @description Whether to count by place.
                 * @example true
                 */
                location?: boolean;
                /**
                 * @description Whether to count by mail program.
                 * @example true
                 */
                reader?: boolean;
                /**
                 * @description Whether to count by clicked address.
                 * @example true
                 */
                url?: boolean;
                /**
                 * @description Whether to count by day of the week.
                 * @example true
                 */
                weekday?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The hash of the campaign, as its creation returned it.
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
                 * @description Whether to count by operating system.
                 * @example true
                 */
                operating_systems?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The hash of a push campaign, as its creation returned it. Campaigns of other channels are not found.
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
                 * @description Whether to count by network.
                 * @example true
                 */
                networks?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The hash of an SMS campaign, as its creation returned it. Campaigns of other channels are not found.
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
                 * @description Whether to count by network.
                 * @example true
                 */
                networks?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The hash of a voice campaign, as its creation returned it. Campaigns of other channels are not found.
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
                 * @description Whether to count by browser.
                 * @example true
                 */
                browsers?: boolean;
                /**
                 * @description Whether to count by kind of device.
                 * @example true
                 */
                devices?: boolean;
                /**
                 * @description Whether to count by operating system.
                 * @example true
                 */
                operating_systems?: boolean;
                /**
                 * @description Whether to count by address.
                 * @example true
                 */
                url?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The hash of a web push campaign, as its creation returned it. Campaigns of other channels are not found.
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
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
            /** @description The sender is gone. */
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
    listEmailSenders: {
        parameters: {
            query?: {
                /**
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
            /** @description The sender as it is now. */
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
            /** @description The sender is gone. */
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
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
            /** @description The sender is gone. */
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
                 * @description Only entries that this campaign led to.
                 * @example c4mp41gn01
                 */
                campaign_hash?: string;
                /**
                 * @description Only what was made at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_max?: components["parameters"]["CreatedMax"];
                /**
                 * @description Only what was made at or after this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_min?: components["parameters"]["CreatedMin"];
                /**
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Only entries that came by this method.
                 * @example manual
                 */
                method?: components["schemas"]["SuppressionMethod"];
                /**
                 * @description Items to skip, counted from zero.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Direction of the order.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description The member to order by.
                 * @example created
                 */
                order_by?: "id" | "value" | "created";
                /**
                 * @description Only entries of this type.
                 * @example email
                 */
                type?: components["schemas"]["SuppressionType"];
                /**
                 * @description Entries with exactly this value, or with its hash if somebody with this address was forgotten.
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
            /** @description The entry is gone. */
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
            /** @description The entry cannot go. `errors` names the reason. */
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
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Direction of the order.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description The member to order by.
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
            /** @description The tag as it is now. */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
            /** @description The tag is gone. */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
            /** @description The goal is gone. */
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
                 * @description Only what was made at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_max?: components["parameters"]["CreatedMax"];
                /**
                 * @description Only what was made at or after this time.
                 * @example 2026-03-02 09:15:00
                 */
                created_min?: components["parameters"]["CreatedMin"];
                /**
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Direction of the order.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description The member to order by.
                 * @example username
                 */
                order_by?: "user_id" | "username";
                /**
                 * @description Only users with this status.
                 * @example active
                 */
                status?: components["schemas"]["UserStatus"];
                /**
                 * @description Only what was changed at or before this time.
                 * @example 2026-03-02 09:15:00
                 */
                updated_max?: components["parameters"]["UpdatedMax"];
                /**
                 * @description Only what was changed at or after this time.
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
            /** @description The user is gone. */
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
            /** @description The user cannot go. `errors` names the reason. */
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
    listCountries: {
        parameters: {
            query?: {
                /**
                 * @description A phone number without country code. Only countries that have such numbers are returned.
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
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
            /** @description The webhook is gone. */
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
            /** @description There is no such webhook in this account. */
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
    listWebpushSites: {
        parameters: {
            query?: {
                /**
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Only sites of this list.
                 * @example 1
                 */
                list_id?: number;
                /**
                 * @description Items to skip, counted from zero.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Direction of the order.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description What to order by: the id of the list, or the time at which the site was made or last changed.
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
                "application/json": components["schemas"]["AutomationActionCall"];
            };
        };
        responses: {
            /** @description You took the contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the contact and have nothing to say. */
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
                "application/json": components["schemas"]["ContactExportResult"];
            };
        };
        responses: {
            /** @description You took the address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the address and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the address. It is sent again later. */
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
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
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
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
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
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
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
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
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
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
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
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
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
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
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
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
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
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
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
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
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
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
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
                "application/json": components["schemas"]["AdvancedReportFile"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
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
                "application/json": components["schemas"]["ImportResult"];
            };
        };
        responses: {
            /** @description You took the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the result and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You did not take the result. It is sent again later. */
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
                "application/json": components["schemas"]["ListEvent"];
            };
        };
        responses: {
            /** @description You took the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the event and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
