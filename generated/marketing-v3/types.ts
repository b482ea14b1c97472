// Written by `npm run generate` from specs/marketing-v3. Do not edit: change the contract instead.
export interface paths {
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
        get?: never;
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
         * @description Stores the email as a draft; nothing is sent before `sendEmailCampaign`. 404 when the list does not exist; 422 when a sender does not, or when a text is no valid template.
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
         * @description Changes the members that the body names and leaves the others as they are; of the content, only one in HTML can be changed. A campaign that is queued, sending or paused gives 409: then `errors` holds `campaign_in_progress`.
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
         * @description Queues the email for the chosen contacts, at once or for `schedule_date`; until it is out `listOperations` shows an operation of the type `email`. Contacts that are not active, have an inactive address or are suppressed get nothing. Opens, clicks and bounces follow as events of webhooks. A campaign that is over can be sent again. 409 when it is queued, sending or paused (`errors` holds `campaign_not_sendable`) and when its sender is gone (`sender_missing`) or not active (`sender_not_active`).
         */
        post: operations["sendEmailCampaign"];
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
         * @description Creates an empty list. It has the base fields; add your own with `createExtraField`.
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
         * @description Deletes the list with its contacts and fields. A list that is still in use stays: `errors` of the 409 names the reason.
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
         * @description Adds one contact to the list; webhooks that listen to `subscription` are told. A value of a unique field that another contact of the list has gives 409: `errors` then holds `unique_field_in_use`, the id of the field in `field_id` and the ids of the contacts that have the value in `contacts`.
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
         * @description Changes the members that the body names and leaves the others as they are; an empty text erases a value. Webhooks that listen to `edit_subscription` or `change_consent` are told. A value of a unique field that another contact has gives 409; `errors` is as in `createContact`.
         */
        patch: operations["updateContact"];
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
         * @description Takes two contacts or more and works them off in the background; until then `listOperations` shows an operation of the type `import_contacts`. The result goes to `callback_url`. Split what is larger than 20 MB. The field to compare by has to be unique. A value that clashes with another unique field counts its contact as invalid (M-039).
         */
        post: operations["importContacts"];
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
    "/lists/{list_id}/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the fields of a list
         * @description Returns base fields first, then the extra ones, as a plain array. Fields with options carry them.
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
         * @description Adds a field to the list; every contact has it at once, without a value. The id in the answer is a number. Add the choices of a field with options afterwards.
         */
        post: operations["createExtraField"];
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
         * @description Adds an address that emails may come from. It comes back in moderation; a campaign can be sent from it once it is active. In a sandbox account that is the case at the next read. An address that the account has already gives 409: `errors` holds `sender_exists`.
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
        put?: never;
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
         * @description Has the platform call an address for the chosen actions of one list from now on; `listEvent` shows the call. The answer holds the secret that signs the calls, this once. A webhook cannot be changed: delete it and create another. 404 when the list does not exist. A second one with the same list, address, actions and fields is a 409 (`webhook_exists`).
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
    "/webhooks/callback-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the secret that signs callbacks
         * @description Callbacks, such as the one at the end of an import, are signed like webhooks, with one secret for the whole account. It is made at the first need and then stays the same.
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
}
export interface webhooks {
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
    schemas: {
        /**
         * Accepted
         * @description The request was taken; the work follows in the background.
         * @example {
         *       "result": "success"
         *     }
         */
        Accepted: {
            /**
             * @description Always `success`.
             * @constant
             */
            result: "success";
        };
        /**
         * Activity
         * @description Something that a contact did, or that was done to it.
         * @example {
         *       "action_data": {
         *         "campaign_hash": "c4mp41gn01",
         *         "url": "https://shop.example.com/spring"
         *       },
         *       "date": "2026-03-04 10:13:05",
         *       "action_name": "email_click"
         *     }
         */
        Activity: {
            action_data?: components["schemas"]["ActivityData"];
            action_name: components["schemas"]["ActivityName"];
            date: components["schemas"]["DateTime"];
        };
        /**
         * ActivityData
         * @description What the activity was about. Clicks carry an address, messages their campaign, tags and automations their id.
         * @example {
         *       "campaign_hash": "c4mp41gn01",
         *       "url": "https://shop.example.com/spring"
         *     }
         */
        ActivityData: {
            /** @description The automation that acted. */
            automation_id?: number;
            /** @description The campaign of the message. */
            campaign_hash?: string;
            /** @description The tag that was attached or detached. */
            tag_id?: number;
            /** @description The address that was clicked. */
            url?: string;
        };
        /**
         * ActivityList
         * @description A page of activities, the latest first.
         * @example {
         *       "items": [
         *         {
         *           "action_data": {
         *             "campaign_hash": "c4mp41gn01",
         *             "url": "https://shop.example.com/spring"
         *           },
         *           "date": "2026-03-04 10:13:05",
         *           "action_name": "email_click"
         *         }
         *       ]
         *     }
         */
        ActivityList: {
            /** @description The activities of this page. */
            items: components["schemas"]["Activity"][];
        };
        /**
         * ActivityName
         * @description The kind of an activity of a contact.
         * @example email_click
         * @enum {string}
         */
        ActivityName: "email_open" | "email_click" | "forward" | "conversion" | "email_send" | "sms_send" | "voice_send" | "mms_send" | "sms_report" | "voice_report" | "invitation_send" | "invitation_open" | "mms_open" | "unsubscribe" | "email_soft_bounce" | "email_hard_bounce" | "subscription" | "resubscription" | "unsubscribe_reason" | "facebook_like" | "social_share" | "unsubscribe_manual" | "double_optin" | "double_optin_resend" | "email_spam_complaint" | "email_field_disable" | "cellphone_field_disable" | "phone_field_disable" | "unsubscribe_api" | "email_field_enable" | "cellphone_field_enable" | "phone_field_enable" | "edit_subscription" | "double_optedit" | "automation_event" | "push_send" | "push_open" | "push_click" | "push_received" | "push_error" | "push_canceled" | "reply_to_email" | "web_push_send" | "web_push_delivered" | "web_push_open" | "web_push_bounce" | "web_push_click" | "web_push_subscription" | "web_push_unsubscription" | "add_push_contact" | "remove_push_contact" | "forget_subscription" | "change_consent" | "push_unsubscription" | "voice_menu_event" | "voice_redirect" | "automation_action" | "automation_trigger" | "push_delivered" | "attach_tag" | "detach_tag" | "smart_sms_send" | "smart_sms_open" | "smart_sms_click" | "smart_sms_report";
        /**
         * CallbackSecret
         * @description What signs the callbacks of the account.
         * @example {
         *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
         *     }
         */
        CallbackSecret: {
            /** @description The secret, in the form that libraries of Standard Webhooks take. */
            readonly secret: string;
        };
        /**
         * Campaign
         * @description A campaign of any channel.
         * @example {
         *       "id": 1,
         *       "campaign_hash": "c4mp41gn01",
         *       "status": "sent",
         *       "thumbnail": "",
         *       "channel": "email",
         *       "internal_name": "Spring sale",
         *       "list_id": 1,
         *       "title": "Spring is here",
         *       "created_by": 1,
         *       "group_id": 0,
         *       "processed_messages": 2,
         *       "automation_id": 0,
         *       "created": "2026-03-03 14:05:00",
         *       "updated": "2026-03-04 10:00:00",
         *       "start_date": "2026-03-04 10:00:00",
         *       "end_date": "2026-03-04 10:00:04",
         *       "schedule_date": {
         *         "enabled": true,
         *         "date": "2026-03-04 10:00:00"
         *       }
         *     }
         */
        Campaign: {
            /** @description The automation that it belongs to; 0 for none. */
            automation_id: number;
            /** @description The hash by which every operation names the campaign. */
            readonly campaign_hash: string;
            channel: components["schemas"]["CampaignChannel"];
            created: components["schemas"]["DateTime"];
            /** @description The user who made it; 0 when a key without a user did. */
            created_by: number;
            end_date: components["schemas"]["NullableDateTime"];
            /** @description The group of campaigns that it belongs to; 0 for none. */
            group_id: number;
            /** @description The number of the campaign in the account. */
            readonly id: number;
            /** @description The name that only the account sees. */
            internal_name: string;
            /** @description The list that it is sent to. */
            list_id: number;
            /** @description Messages that have left the queue so far, whatever became of them. */
            processed_messages: number;
            /** @description Whether the send has a time of its own, and which. */
            schedule_date: {
                date: components["schemas"]["NullableDateTime"];
                /** @description False when the send was not put off. */
                enabled: boolean;
            };
            start_date: components["schemas"]["NullableDateTime"];
            status: components["schemas"]["CampaignStatus"];
            /** @description Address of a small picture of the content; empty when there is none. */
            thumbnail: string;
            /** @description What recipients see first; for an email its subject. */
            title: string;
            updated: components["schemas"]["DateTime"];
        };
        /**
         * CampaignChannel
         * @description The channel through which a campaign goes out.
         * @example email
         * @enum {string}
         */
        CampaignChannel: "email" | "push" | "sms" | "smart_sms" | "voice" | "web_push";
        /**
         * CampaignHash
         * @description The hash of the campaign that was created or changed.
         * @example {
         *       "campaign_hash": "c4mp41gn01"
         *     }
         */
        CampaignHash: {
            /** @description The hash by which every operation names the campaign. */
            readonly campaign_hash: string;
        };
        /**
         * CampaignPage
         * @description A page of campaigns.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "id": 1,
         *           "campaign_hash": "c4mp41gn01",
         *           "status": "sent",
         *           "thumbnail": "",
         *           "channel": "email",
         *           "internal_name": "Spring sale",
         *           "list_id": 1,
         *           "title": "Spring is here",
         *           "created_by": 1,
         *           "group_id": 0,
         *           "processed_messages": 2,
         *           "automation_id": 0,
         *           "created": "2026-03-03 14:05:00",
         *           "updated": "2026-03-04 10:00:00",
         *           "start_date": "2026-03-04 10:00:00",
         *           "end_date": "2026-03-04 10:00:04",
         *           "schedule_date": {
         *             "enabled": true,
         *             "date": "2026-03-04 10:00:00"
         *           }
         *         }
         *       ]
         *     }
         */
        CampaignPage: {
            /** @description The campaigns of this page. */
            items: components["schemas"]["Campaign"][];
            /** @description How many campaigns match, on all pages. */
            total_items: number;
        };
        /**
         * CampaignStatus
         * @description A draft can still be changed. A queued campaign waits for its time, a sending one is under way, a sent one has done its work.
         * @example sent
         * @enum {string}
         */
        CampaignStatus: "draft" | "canceled" | "queued" | "paused" | "sending" | "sent";
        /**
         * ChannelStatus
         * @description An inactive address is left out of every send.
         * @example active
         * @enum {string}
         */
        ChannelStatus: "active" | "inactive";
        /**
         * Consent
         * @description The legal ground on which the contact is written to; `consent` for a new one.
         * @example any
         * @enum {string}
         */
        Consent: "any" | "consent" | "contract" | "legitimate_interest" | "none" | "protect_vital_interests" | "public_interests" | "required_by_law" | "withdrawn";
        /**
         * Contact
         * @description A contact of a list.
         * @example {
         *       "base": {
         *         "contact_id": "a1b2c3d4e5",
         *         "status": "active",
         *         "consent": "consent",
         *         "consent_date": "2026-03-02 09:20:00",
         *         "subscription_method": "api",
         *         "subscription_date": "2026-03-02 09:20:00",
         *         "subscription_form": 0,
         *         "unsubscription_method": "",
         *         "unsubscription_reason": "",
         *         "unsubscription_observation": "",
         *         "unsubscription_date": null,
         *         "change_date": "2026-03-02",
         *         "first_name": "Ana",
         *         "last_name": "Silva",
         *         "birth_date": "1990-05-17",
         *         "language": "pt",
         *         "email": "ana@example.com",
         *         "email_status": "active",
         *         "cellphone": "351-910000001",
         *         "cellphone_status": "active",
         *         "phone": "",
         *         "phone_status": "active",
         *         "push_token_android": [],
         *         "push_token_ios": []
         *       },
         *       "extra": [
         *         {
         *           "field_id": 1,
         *           "format": "text",
         *           "value": "Lisboa"
         *         }
         *       ],
         *       "tags": [
         *         1
         *       ]
         *     }
         */
        Contact: {
            base: components["schemas"]["ContactBase"];
            /** @description The extra fields that have a value. */
            extra: components["schemas"]["ContactExtra"][];
            /** @description The ids of the attached tags. */
            readonly tags: number[];
        };
        /**
         * ContactAdvertising
         * @description The ids that advertising networks gave to the click.
         * @example {
         *       "gclid": "Cj0KCQiA"
         *     }
         */
        ContactAdvertising: {
            /** @description The id of a click on a Facebook advertisement. */
            fbclid?: string;
            /** @description The id of a click on a Google advertisement. */
            gclid?: string;
            /** @description The id of a click on a Microsoft advertisement. */
            msclkid?: string;
        };
        /**
         * ContactBase
         * @description The base fields of a contact. A text without a value is empty, a date without one is null.
         * @example {
         *       "contact_id": "a1b2c3d4e5",
         *       "status": "active",
         *       "consent": "consent",
         *       "consent_date": "2026-03-02 09:20:00",
         *       "subscription_method": "api",
         *       "subscription_date": "2026-03-02 09:20:00",
         *       "subscription_form": 0,
         *       "unsubscription_method": "",
         *       "unsubscription_reason": "",
         *       "unsubscription_observation": "",
         *       "unsubscription_date": null,
         *       "change_date": "2026-03-02",
         *       "first_name": "Ana",
         *       "last_name": "Silva",
         *       "birth_date": "1990-05-17",
         *       "language": "pt",
         *       "email": "ana@example.com",
         *       "email_status": "active",
         *       "cellphone": "351-910000001",
         *       "cellphone_status": "active",
         *       "phone": "",
         *       "phone_status": "active",
         *       "push_token_android": [],
         *       "push_token_ios": []
         *     }
         */
        ContactBase: {
            /**
             * Format: date
             * @description The day of birth.
             */
            birth_date: string | null;
            /** @description The cellphone, country code and number with a dash between them. */
            cellphone: string;
            cellphone_status: components["schemas"]["ChannelStatus"];
            /**
             * Format: date
             * @description The day of the last change; at first the day on which the contact was made.
             */
            change_date: string;
            consent: components["schemas"]["Consent"];
            consent_date: components["schemas"]["NullableDateTime"];
            /** @description The id of the contact. */
            readonly contact_id: string;
            /** @description The email address. */
            email: string;
            email_status: components["schemas"]["ChannelStatus"];
            /** @description The first name. */
            first_name: string;
            language: components["schemas"]["Language"];
            /** @description The last name. */
            last_name: string;
            /** @description The phone, country code and number with a dash between them. */
            phone: string;
            phone_status: components["schemas"]["ChannelStatus"];
            /** @description Tokens of Android apps. */
            push_token_android: components["schemas"]["PushToken"][];
            /** @description Tokens of iOS apps. */
            push_token_ios: components["schemas"]["PushToken"][];
            status: components["schemas"]["ContactStatus"];
            subscription_date: components["schemas"]["DateTime"];
            /** @description The form through which the contact came; 0 for none. */
            subscription_form: number;
            /**
             * @description The way in which the contact came to the list.
             * @enum {string}
             */
            subscription_method: "manual" | "form" | "imported" | "referral" | "api";
            unsubscription_date: components["schemas"]["NullableDateTime"];
            /**
             * @description The way in which the contact left; empty while it has not.
             * @enum {string}
             */
            unsubscription_method: "manual" | "form" | "unsubscribe_link" | "bounce" | "api" | "";
            /** @description What was noted when the contact left. */
            unsubscription_observation: string;
            /**
             * @description Why the contact left; empty when nobody said.
             * @enum {string}
             */
            unsubscription_reason: "not_interested" | "lack_of_time" | "email_address_change" | "spam" | "other" | "";
        };
        /**
         * ContactCreate
         * @description A new contact. Members left out stay empty.
         * @example {
         *       "base": {
         *         "first_name": "Ana",
         *         "last_name": "Silva",
         *         "birth_date": "1990-05-17",
         *         "language": "pt",
         *         "email": "ana@example.com",
         *         "cellphone": "351-910000001"
         *       },
         *       "extra": [
         *         {
         *           "field_id": 1,
         *           "value": "Lisboa"
         *         }
         *       ]
         *     }
         */
        ContactCreate: {
            advertising?: components["schemas"]["ContactAdvertising"];
            base?: components["schemas"]["ContactCreateBase"];
            /** @description Values for extra fields of the list. */
            extra?: components["schemas"]["ExtraValue"][];
            referrer?: components["schemas"]["ContactReferrer"];
            utm?: components["schemas"]["ContactUtm"];
        };
        /**
         * ContactCreateBase
         * @description The base fields of a new contact.
         * @example {
         *       "first_name": "Ana",
         *       "last_name": "Silva",
         *       "birth_date": "1990-05-17",
         *       "language": "pt",
         *       "email": "ana@example.com",
         *       "cellphone": "351-910000001"
         *     }
         */
        ContactCreateBase: {
            /**
             * Format: date
             * @description The day of birth, `YYYY-MM-DD`.
             */
            birth_date?: string;
            /** @description The cellphone, country code and number with a dash between them. */
            cellphone?: string;
            /**
             * Format: email
             * @description The email address.
             */
            email?: string;
            /** @description The first name. */
            first_name?: string;
            /**
             * @description The language of the contact.
             * @default en
             * @enum {string}
             */
            language?: "pt" | "en" | "es" | "br" | "fr" | "de";
            /** @description The last name. */
            last_name?: string;
            /** @description The phone, country code and number with a dash between them. */
            phone?: string;
            /** @description Tokens of Android apps; they take the place of those stored. */
            push_token_android?: components["schemas"]["PushTokenWrite"][];
            /** @description Tokens of iOS apps; they take the place of those stored. */
            push_token_ios?: components["schemas"]["PushTokenWrite"][];
            /**
             * @description The status to begin with.
             * @default active
             * @enum {string}
             */
            status?: "active" | "inactive" | "removed" | "unconfirmed";
        };
        /**
         * ContactDetail
         * @description A contact with what is known of the messages sent to it.
         * @example {
         *       "base": {
         *         "contact_id": "a1b2c3d4e5",
         *         "status": "active",
         *         "consent": "consent",
         *         "consent_date": "2026-03-02 09:20:00",
         *         "subscription_method": "api",
         *         "subscription_date": "2026-03-02 09:20:00",
         *         "subscription_form": 0,
         *         "unsubscription_method": "",
         *         "unsubscription_reason": "",
         *         "unsubscription_observation": "",
         *         "unsubscription_date": null,
         *         "change_date": "2026-03-02",
         *         "first_name": "Ana",
         *         "last_name": "Silva",
         *         "birth_date": "1990-05-17",
         *         "language": "pt",
         *         "email": "ana@example.com",
         *         "email_status": "active",
         *         "cellphone": "351-910000001",
         *         "cellphone_status": "active",
         *         "phone": "",
         *         "phone_status": "active",
         *         "push_token_android": [],
         *         "push_token_ios": []
         *       },
         *       "extra": [
         *         {
         *           "field_id": 1,
         *           "format": "text",
         *           "value": "Lisboa"
         *         }
         *       ],
         *       "tags": [
         *         1
         *       ],
         *       "email_stats": {
         *         "sent": 1,
         *         "opens": 2,
         *         "clicks": 1,
         *         "soft_bounces": 0,
         *         "hard_bounces": 0,
         *         "forwards": 0,
         *         "conversions": 0,
         *         "social_actions": 0,
         *         "last_send_date": "2026-03-04 10:00:03",
         *         "last_open_date": "2026-03-04 10:12:41",
         *         "last_click_date": "2026-03-04 10:13:05",
         *         "last_open_country": "Portugal",
         *         "last_open_region": "Lisboa",
         *         "last_open_city": "Lisboa"
         *       },
         *       "sms_stats": {
         *         "sent": 0,
         *         "delivered": 0
         *       },
         *       "push_stats": {
         *         "sent": 0,
         *         "delivered": 0,
         *         "not_delivered": 0,
         *         "views": 0,
         *         "clicks": 0,
         *         "last_view_date": null
         *       },
         *       "webpush_stats": {
         *         "sent": 0,
         *         "delivered": 0,
         *         "clicks": 0,
         *         "bounces": 0,
         *         "last_send_date": null,
         *         "last_delivery_date": null,
         *         "last_click_date": null,
         *         "last_bounce_date": null
         *       },
         *       "voice_stats": {
         *         "sent": 0,
         *         "answered": 0
         *       },
         *       "traffic_stats": {
         *         "utm": {
         *           "utm_source": "partner",
         *           "utm_medium": "banner",
         *           "utm_campaign": "spring",
         *           "utm_content": "",
         *           "utm_term": ""
         *         },
         *         "referrer": {
         *           "referrer": "https://partner.example.com/"
         *         },
         *         "advertising": {
         *           "gclid": "",
         *           "msclkid": "",
         *           "fbclid": ""
         *         }
         *       }
         *     }
         */
        ContactDetail: {
            base: components["schemas"]["ContactBase"];
            email_stats: components["schemas"]["ContactEmailStats"];
            /** @description The extra fields that have a value. */
            extra: components["schemas"]["ContactExtra"][];
            push_stats: components["schemas"]["ContactPushStats"];
            sms_stats: components["schemas"]["ContactSmsStats"];
            /** @description The ids of the attached tags. */
            readonly tags: number[];
            traffic_stats: components["schemas"]["ContactTrafficStats"];
            voice_stats: components["schemas"]["ContactVoiceStats"];
            webpush_stats: components["schemas"]["ContactWebpushStats"];
        };
        /**
         * ContactEmailStats
         * @description The emails sent to one contact, counted. What never happened is null.
         * @example {
         *       "sent": 1,
         *       "opens": 2,
         *       "clicks": 1,
         *       "soft_bounces": 0,
         *       "hard_bounces": 0,
         *       "forwards": 0,
         *       "conversions": 0,
         *       "social_actions": 0,
         *       "last_send_date": "2026-03-04 10:00:03",
         *       "last_open_date": "2026-03-04 10:12:41",
         *       "last_click_date": "2026-03-04 10:13:05",
         *       "last_open_country": "Portugal",
         *       "last_open_region": "Lisboa",
         *       "last_open_city": "Lisboa"
         *     }
         */
        ContactEmailStats: {
            /** @description Clicks, repeated ones included. */
            clicks: number;
            /** @description Goals reached after a click. */
            conversions: number;
            /** @description Emails that the contact passed on. */
            forwards: number;
            /** @description Emails whose address does not exist. */
            hard_bounces: number;
            last_click_date: components["schemas"]["NullableDateTime"];
            /** @description The city of the last open. */
            last_open_city: string | null;
            /** @description The country of the last open. */
            last_open_country: string | null;
            last_open_date: components["schemas"]["NullableDateTime"];
            /** @description The region of the last open. */
            last_open_region: string | null;
            last_send_date: components["schemas"]["NullableDateTime"];
            /** @description Opens, repeated ones included. */
            opens: number;
            /** @description Emails sent. */
            sent: number;
            /** @description Likes and shares. */
            social_actions: number;
            /** @description Emails that could not be delivered for the moment. */
            soft_bounces: number;
        };
        /**
         * ContactExtra
         * @description The value of an extra field of a contact. `format` tells what the value looks like.
         * @example {
         *       "field_id": 1,
         *       "format": "text",
         *       "value": "Lisboa"
         *     }
         */
        ContactExtra: components["schemas"]["ContactExtraDate"] | components["schemas"]["ContactExtraText"] | components["schemas"]["ContactExtraCellphone"] | components["schemas"]["ContactExtraPhone"] | components["schemas"]["ContactExtraNumber"] | components["schemas"]["ContactExtraEmail"] | components["schemas"]["ContactExtraOptions"];
        /**
         * ContactExtraCellphone
         * @description The value of an extra field that holds another cellphone.
         * @example {
         *       "field_id": 4,
         *       "format": "cellphone",
         *       "value": "351-910000002",
         *       "status": "active"
         *     }
         */
        ContactExtraCellphone: {
            /** @description The id of the extra field. */
            field_id: number;
            /**
             * @description The format of the field. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "cellphone";
            status: components["schemas"]["ChannelStatus"];
            /** @description Country code and number with a dash between them. */
            value: string;
        };
        /**
         * ContactExtraDate
         * @description The value of an extra field that holds a day.
         * @example {
         *       "field_id": 2,
         *       "format": "date",
         *       "value": "2026-05-01"
         *     }
         */
        ContactExtraDate: {
            /** @description The id of the extra field. */
            field_id: number;
            /**
             * @description The format of the field. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "date";
            /**
             * Format: date
             * @description The day, `YYYY-MM-DD`.
             */
            value: string;
        };
        /**
         * ContactExtraEmail
         * @description The value of an extra field that holds another email address.
         * @example {
         *       "field_id": 7,
         *       "format": "email",
         *       "value": "ana.silva@example.org",
         *       "status": "active"
         *     }
         */
        ContactExtraEmail: {
            /** @description The id of the extra field. */
            field_id: number;
            /**
             * @description The format of the field. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "email";
            status: components["schemas"]["ChannelStatus"];
            /** @description The address. */
            value: string;
        };
        /**
         * ContactExtraNumber
         * @description The value of an extra field that holds a number, written as text so that no digit is lost.
         * @example {
         *       "field_id": 6,
         *       "format": "number",
         *       "value": "100"
         *     }
         */
        ContactExtraNumber: {
            /** @description The id of the extra field. */
            field_id: number;
            /**
             * @description The format of the field. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "number";
            /** @description The digits. */
            value: string;
        };
        /**
         * ContactExtraOptions
         * @description The value of an extra field that holds a choice among the options of the field.
         * @example {
         *       "field_id": 8,
         *       "format": "options",
         *       "value": [
         *         1
         *       ]
         *     }
         */
        ContactExtraOptions: {
            /** @description The id of the extra field. */
            field_id: number;
            /**
             * @description The format of the field. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "options";
            /** @description The ids of the chosen options. */
            value: number[];
        };
        /**
         * ContactExtraPhone
         * @description The value of an extra field that holds another phone.
         * @example {
         *       "field_id": 5,
         *       "format": "phone",
         *       "value": "351-210000001",
         *       "status": "active"
         *     }
         */
        ContactExtraPhone: {
            /** @description The id of the extra field. */
            field_id: number;
            /**
             * @description The format of the field. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "phone";
            status: components["schemas"]["ChannelStatus"];
            /** @description Country code and number with a dash between them. */
            value: string;
        };
        /**
         * ContactExtraText
         * @description The value of an extra field that holds a text.
         * @example {
         *       "field_id": 1,
         *       "format": "text",
         *       "value": "Lisboa"
         *     }
         */
        ContactExtraText: {
            /** @description The id of the extra field. */
            field_id: number;
            /**
             * @description The format of the field. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            format: "text";
            /** @description The text. */
            value: string;
        };
        /**
         * ContactImport
         * @description Contacts to bring into a list at once. For a single one use `createContact`.
         * @example {
         *       "mode": "update",
         *       "compare_field": "email",
         *       "contacts": [
         *         {
         *           "base": {
         *             "first_name": "Ana",
         *             "last_name": "Silva",
         *             "email": "ana@example.com",
         *             "cellphone": "351-910000001"
         *           },
         *           "extra": [
         *             {
         *               "field_id": 1,
         *               "value": "Lisboa"
         *             }
         *           ]
         *         },
         *         {
         *           "base": {
         *             "first_name": "Rui",
         *             "last_name": "Costa",
         *             "email": "rui@example.com"
         *           },
         *           "extra": [
         *             {
         *               "field_id": 1,
         *               "value": "Porto"
         *             }
         *           ]
         *         }
         *       ],
         *       "force_empty": false,
         *       "notify": [
         *         1
         *       ],
         *       "callback_url": "https://shop.example.com/hooks/import"
         *     }
         */
        ContactImport: {
            /**
             * Format: uri
             * @description The http or https address that gets the result when the import has ended.
             */
            callback_url?: string;
            /** @description The id of a unique field. Its value tells whether a contact is new. */
            compare_field: string;
            /** @description The contacts, two at least. */
            contacts: components["schemas"]["ContactImportItem"][];
            /**
             * @description Whether an empty value erases what is stored. Otherwise empty values are passed over.
             * @default false
             */
            force_empty?: boolean;
            /**
             * @description What to do with a contact that the list has already: `add` leaves it as it is, `update` writes the given values over its own. Both create the contacts that are new.
             * @enum {string}
             */
            mode: "add" | "update";
            /** @description The ids of the users to tell when the import has ended. */
            notify?: number[];
        };
        /**
         * ContactImportBase
         * @description The base fields of a contact of an import. A value that is not well formed does not refuse the import: its contact counts as invalid in the result.
         * @example {
         *       "first_name": "Rui",
         *       "last_name": "Costa",
         *       "email": "rui@example.com"
         *     }
         */
        ContactImportBase: {
            /** @description The day of birth, `YYYY-MM-DD`. */
            birth_date?: string;
            /** @description The cellphone, country code and number with a dash between them. */
            cellphone?: string;
            /** @description The email address. */
            email?: string;
            /** @description The first name. */
            first_name?: string;
            /** @description The language of the contact, one of pt, en, es, br, fr and de. */
            language?: string;
            /** @description The last name. */
            last_name?: string;
            /** @description The phone, country code and number with a dash between them. */
            phone?: string;
            /** @description Tokens of Android apps; they take the place of those stored. */
            push_token_android?: components["schemas"]["PushTokenWrite"][];
            /** @description Tokens of iOS apps; they take the place of those stored. */
            push_token_ios?: components["schemas"]["PushTokenWrite"][];
            /**
             * @description The status of a contact that is new.
             * @default active
             * @enum {string}
             */
            status?: "active" | "inactive" | "removed" | "unconfirmed";
        };
        /**
         * ContactImportItem
         * @description One contact of an import.
         * @example {
         *       "base": {
         *         "first_name": "Rui",
         *         "last_name": "Costa",
         *         "email": "rui@example.com"
         *       },
         *       "extra": [
         *         {
         *           "field_id": 1,
         *           "value": "Porto"
         *         }
         *       ]
         *     }
         */
        ContactImportItem: {
            base?: components["schemas"]["ContactImportBase"];
            /** @description Values for extra fields of the list. */
            extra?: components["schemas"]["ExtraValue"][];
            referrer?: components["schemas"]["ContactReferrer"];
            utm?: components["schemas"]["ContactUtm"];
        };
        /**
         * ContactPage
         * @description A page of contacts.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "base": {
         *             "contact_id": "a1b2c3d4e5",
         *             "status": "active",
         *             "consent": "consent",
         *             "consent_date": "2026-03-02 09:20:00",
         *             "subscription_method": "api",
         *             "subscription_date": "2026-03-02 09:20:00",
         *             "subscription_form": 0,
         *             "unsubscription_method": "",
         *             "unsubscription_reason": "",
         *             "unsubscription_observation": "",
         *             "unsubscription_date": null,
         *             "change_date": "2026-03-02",
         *             "first_name": "Ana",
         *             "last_name": "Silva",
         *             "birth_date": "1990-05-17",
         *             "language": "pt",
         *             "email": "ana@example.com",
         *             "email_status": "active",
         *             "cellphone": "351-910000001",
         *             "cellphone_status": "active",
         *             "phone": "",
         *             "phone_status": "active",
         *             "push_token_android": [],
         *             "push_token_ios": []
         *           },
         *           "extra": [
         *             {
         *               "field_id": 1,
         *               "format": "text",
         *               "value": "Lisboa"
         *             }
         *           ],
         *           "tags": [
         *             1
         *           ]
         *         }
         *       ]
         *     }
         */
        ContactPage: {
            /** @description The contacts of this page. */
            items: components["schemas"]["Contact"][];
            /** @description How many contacts match, on all pages. */
            total_items: number;
        };
        /**
         * ContactPushStats
         * @description The push messages sent to one contact, counted.
         * @example {
         *       "sent": 0,
         *       "delivered": 0,
         *       "not_delivered": 0,
         *       "views": 0,
         *       "clicks": 0,
         *       "last_view_date": null
         *     }
         */
        ContactPushStats: {
            /** @description Clicks, repeated ones included. */
            clicks: number;
            /** @description Messages that a device received. */
            delivered: number;
            last_view_date: components["schemas"]["NullableDateTime"];
            /** @description Messages that no device received. */
            not_delivered: number;
            /** @description Messages sent. */
            sent: number;
            /** @description Messages that the contact opened. */
            views: number;
        };
        /**
         * ContactRef
         * @description The id of the contact that was created or changed.
         * @example {
         *       "contact_id": "a1b2c3d4e5"
         *     }
         */
        ContactRef: {
            /** @description The id of the contact. */
            readonly contact_id: string;
        };
        /**
         * ContactReferrer
         * @description The page before the subscription.
         * @example {
         *       "referrer": "https://partner.example.com/"
         *     }
         */
        ContactReferrer: {
            /** @description The address of the page. */
            referrer?: string;
        };
        /**
         * ContactSearchResult
         * @description The contacts that have the searched address, in all lists.
         * @example {
         *       "items": [
         *         {
         *           "contact_id": "a1b2c3d4e5",
         *           "list_id": 1
         *         }
         *       ]
         *     }
         */
        ContactSearchResult: {
            /** @description One entry for each list that knows the address. */
            items: {
                /** @description The id of the contact. */
                contact_id: string;
                /** @description The list of the contact. */
                list_id: number;
            }[];
        };
        /**
         * ContactSmsStats
         * @description The text messages sent to one contact, counted.
         * @example {
         *       "sent": 0,
         *       "delivered": 0
         *     }
         */
        ContactSmsStats: {
            /** @description Messages that the network reported as delivered. */
            delivered: number;
            /** @description Messages sent. */
            sent: number;
        };
        /**
         * ContactStatus
         * @description Only an active contact is written to. A removed one unsubscribed; an unconfirmed one has not answered the request to confirm.
         * @example active
         * @enum {string}
         */
        ContactStatus: "active" | "inactive" | "removed" | "unconfirmed";
        /**
         * ContactTrafficStats
         * @description Where the contact came from, as given when it was created. What was not given is empty.
         * @example {
         *       "utm": {
         *         "utm_source": "partner",
         *         "utm_medium": "banner",
         *         "utm_campaign": "spring",
         *         "utm_content": "",
         *         "utm_term": ""
         *       },
         *       "referrer": {
         *         "referrer": "https://partner.example.com/"
         *       },
         *       "advertising": {
         *         "gclid": "",
         *         "msclkid": "",
         *         "fbclid": ""
         *       }
         *     }
         */
        ContactTrafficStats: {
            /** @description The ids that advertising networks gave to the click. */
            advertising: {
                /** @description The id of a click on a Facebook advertisement. */
                fbclid: string;
                /** @description The id of a click on a Google advertisement. */
                gclid: string;
                /** @description The id of a click on a Microsoft advertisement. */
                msclkid: string;
            };
            /** @description The page before the subscription. */
            referrer: {
                /** @description The address of the page. */
                referrer: string;
            };
            /** @description The tags of the campaign that led to the subscription. */
            utm: {
                /** @description The name of the campaign. */
                utm_campaign: string;
                /** @description Which of several advertisements. */
                utm_content: string;
                /** @description The kind of advertisement. */
                utm_medium: string;
                /** @description The site or partner. */
                utm_source: string;
                /** @description The words that were searched for. */
                utm_term: string;
            };
        };
        /**
         * ContactUpdate
         * @description The members of a contact to change; those left out stay as they are.
         * @example {
         *       "base": {
         *         "last_name": "Sousa",
         *         "phone": ""
         *       }
         *     }
         */
        ContactUpdate: {
            base?: components["schemas"]["ContactUpdateBase"];
            /** @description New values for extra fields of the list; fields that are not named keep theirs. An empty text or an empty array erases the value. */
            extra?: components["schemas"]["ExtraValue"][];
        };
        /**
         * ContactUpdateBase
         * @description The base fields to change. An empty text erases the value.
         * @example {
         *       "last_name": "Sousa",
         *       "phone": ""
         *     }
         */
        ContactUpdateBase: {
            /** @description The day of birth, `YYYY-MM-DD`, or empty. */
            birth_date?: string;
            /** @description The cellphone, country code and number with a dash between them, or empty. */
            cellphone?: string;
            cellphone_status?: components["schemas"]["ChannelStatus"];
            consent?: components["schemas"]["Consent"];
            /** @description The email address, or empty. */
            email?: string;
            email_status?: components["schemas"]["ChannelStatus"];
            /** @description The first name. */
            first_name?: string;
            /**
             * @description The language of the contact. Empty means en again.
             * @enum {string}
             */
            language?: "pt" | "en" | "es" | "br" | "fr" | "de" | "";
            /** @description The last name. */
            last_name?: string;
            /** @description The phone, country code and number with a dash between them, or empty. */
            phone?: string;
            phone_status?: components["schemas"]["ChannelStatus"];
            /** @description Tokens of Android apps; they take the place of those stored. */
            push_token_android?: components["schemas"]["PushTokenWrite"][];
            /** @description Tokens of iOS apps; they take the place of those stored. */
            push_token_ios?: components["schemas"]["PushTokenWrite"][];
            /**
             * @description The new status. To remove a contact, unsubscribe it.
             * @enum {string}
             */
            status?: "active" | "inactive" | "unconfirmed";
        };
        /**
         * ContactUtm
         * @description The tags of the campaign that led to the subscription.
         * @example {
         *       "utm_source": "partner",
         *       "utm_medium": "banner",
         *       "utm_campaign": "spring"
         *     }
         */
        ContactUtm: {
            /** @description The name of the campaign. */
            utm_campaign?: string;
            /** @description Which of several advertisements. */
            utm_content?: string;
            /** @description The kind of advertisement. */
            utm_medium?: string;
            /** @description The site or partner. */
            utm_source?: string;
            /** @description The words that were searched for. */
            utm_term?: string;
        };
        /**
         * ContactVoiceStats
         * @description The calls made to one contact, counted.
         * @example {
         *       "sent": 0,
         *       "answered": 0
         *     }
         */
        ContactVoiceStats: {
            /** @description Calls that were answered. */
            answered: number;
            /** @description Calls made. */
            sent: number;
        };
        /**
         * ContactWebpushStats
         * @description The web push messages sent to one contact, counted.
         * @example {
         *       "sent": 0,
         *       "delivered": 0,
         *       "clicks": 0,
         *       "bounces": 0,
         *       "last_send_date": null,
         *       "last_delivery_date": null,
         *       "last_click_date": null,
         *       "last_bounce_date": null
         *     }
         */
        ContactWebpushStats: {
            /** @description Messages that no browser took. */
            bounces: number;
            /** @description Clicks, repeated ones included. */
            clicks: number;
            /** @description Messages that a browser received. */
            delivered: number;
            last_bounce_date: components["schemas"]["NullableDateTime"];
            last_click_date: components["schemas"]["NullableDateTime"];
            last_delivery_date: components["schemas"]["NullableDateTime"];
            last_send_date: components["schemas"]["NullableDateTime"];
            /** @description Messages sent. */
            sent: number;
        };
        /**
         * DateTime
         * @description A date and time in UTC, `YYYY-MM-DD hh:mm:ss`.
         * @example 2026-03-02 09:15:00
         */
        DateTime: string;
        /**
         * EmailCampaignCreate
         * @description What a new email campaign needs.
         * @example {
         *       "list_id": 1,
         *       "internal_name": "Spring sale",
         *       "subject": "Spring is here",
         *       "content": {
         *         "type": "html",
         *         "body": "<p>Hello {{ first_name }}, everything is 20 % off until Sunday.</p>",
         *         "plain_text": "Hello {{ first_name }}, everything is 20 % off until Sunday.",
         *         "snippet": "20 % off until Sunday"
         *       },
         *       "sender_id": 1
         *     }
         */
        EmailCampaignCreate: {
            content: components["schemas"]["EmailContent"];
            header_footer?: components["schemas"]["HeaderFooter"];
            /** @description The name that only the account sees. */
            internal_name: string;
            /** @description The list that it is for. */
            list_id: number;
            /** @description The email sender that gets the replies. Without it, the one that it comes from. */
            reply_to?: number;
            /** @description The email sender that it comes from. It has to be active when the campaign is sent. */
            sender_id: number;
            /** @description The subject. Without it, the internal name. */
            subject?: string;
        };
        /**
         * EmailCampaignSend
         * @description To whom an email campaign goes, and when.
         * @example {
         *       "list_id": 1,
         *       "segments": {
         *         "type": "none"
         *       },
         *       "schedule_date": "2026-03-04 10:00:00"
         *     }
         */
        EmailCampaignSend: {
            /**
             * @description The field that holds the address, `email` or the id of an extra field of the format email.
             * @default email
             */
            destination_field?: string;
            limit_hour?: components["schemas"]["LimitHour"];
            /** @description The list to send to. */
            list_id: number;
            /** @description The ids of the users to tell when the send has ended. */
            notify?: number[];
            /** @description When to send, in UTC. Without it, or when it has passed, at once. */
            schedule_date?: components["schemas"]["DateTime"];
            segments: components["schemas"]["EmailSendSegment"];
            /**
             * @description Whether an address that several contacts share gets the email only once.
             * @default false
             */
            unique_contacts_only?: boolean;
        };
        /**
         * EmailCampaignUpdate
         * @description The members of an email campaign to change; those left out stay as they are.
         * @example {
         *       "subject": "Spring is here, and 20 % off"
         *     }
         */
        EmailCampaignUpdate: {
            content?: components["schemas"]["EmailContentUpdate"];
            header_footer?: components["schemas"]["HeaderFooter"];
            /** @description The name that only the account sees. */
            internal_name?: string;
            /** @description The email sender that gets the replies. */
            reply_to?: number;
            /** @description The email sender that it comes from. */
            sender_id?: number;
            /** @description The subject. */
            subject?: string;
        };
        /**
         * EmailContent
         * @description What an email says, and where it comes from. Subject, body, plain text and snippet may hold `{{ field }}`, which becomes the value of the recipient.
         * @example {
         *       "type": "html",
         *       "body": "<p>Hello {{ first_name }}, everything is 20 % off until Sunday.</p>",
         *       "plain_text": "Hello {{ first_name }}, everything is 20 % off until Sunday.",
         *       "snippet": "20 % off until Sunday"
         *     }
         */
        EmailContent: components["schemas"]["EmailContentHtml"] | components["schemas"]["EmailContentTemplate"] | components["schemas"]["EmailContentWebPage"] | components["schemas"]["EmailContentFile"];
        /**
         * EmailContentFile
         * @description An HTML file that travels in the request.
         * @example {
         *       "type": "file",
         *       "file": "PHA+SGVsbG88L3A+"
         *     }
         */
        EmailContentFile: {
            /** @description The file in Base64; its text is UTF-8. */
            file: string;
            /** @description The text for readers without HTML. */
            plain_text?: string;
            /** @description The line that inboxes show next to the subject. */
            snippet?: string;
            /**
             * @description The kind of content. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file";
        };
        /**
         * EmailContentHtml
         * @description The HTML stands in the request.
         * @example {
         *       "type": "html",
         *       "body": "<p>Hello {{ first_name }}, everything is 20 % off until Sunday.</p>",
         *       "plain_text": "Hello {{ first_name }}, everything is 20 % off until Sunday.",
         *       "snippet": "20 % off until Sunday"
         *     }
         */
        EmailContentHtml: {
            /** @description The HTML. */
            body: string;
            /** @description The text for readers without HTML. */
            plain_text?: string;
            /** @description The line that inboxes show next to the subject. */
            snippet?: string;
            /**
             * @description The kind of content. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "html";
        };
        /**
         * EmailContentTemplate
         * @description A stored template. Those of the drag-and-drop builder are refused.
         * @example {
         *       "type": "template",
         *       "template_id": 1
         *     }
         */
        EmailContentTemplate: {
            /** @description The text for readers without HTML. */
            plain_text?: string;
            /** @description The line that inboxes show next to the subject. */
            snippet?: string;
            /** @description The id of the template. */
            template_id: number;
            /**
             * @description The kind of content. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "template";
        };
        /**
         * EmailContentUpdate
         * @description The parts of an HTML content to change. The kind of content stays.
         * @example {
         *       "snippet": "Only until Sunday"
         *     }
         */
        EmailContentUpdate: {
            /** @description The HTML. */
            body?: string;
            /** @description The text for readers without HTML. */
            plain_text?: string;
            /** @description The line that inboxes show next to the subject. */
            snippet?: string;
        };
        /**
         * EmailContentWebPage
         * @description A page that is fetched once, when the campaign is created.
         * @example {
         *       "type": "web_page",
         *       "url": "https://shop.example.com/newsletter",
         *       "use_page_title": true
         *     }
         */
        EmailContentWebPage: {
            /** @description The text for readers without HTML. */
            plain_text?: string;
            /** @description The line that inboxes show next to the subject. */
            snippet?: string;
            /**
             * @description The kind of content. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "web_page";
            /**
             * Format: uri
             * @description The http or https address of the page.
             */
            url: string;
            /**
             * @description Whether the title of the page becomes the subject.
             * @default false
             */
            use_page_title?: boolean;
        };
        /**
         * EmailReport
         * @description What became of an email campaign. A breakdown that was not asked for is left out.
         * @example {
         *       "campaign_hash": "c4mp41gn01",
         *       "overall": {
         *         "sends": 2,
         *         "opens": 3,
         *         "clicks": 1,
         *         "hard_bounces": 0,
         *         "soft_bounces": 0,
         *         "complaints": 0,
         *         "unsubscriptions": 1,
         *         "unique_opens": 2,
         *         "unique_clicks": 1
         *       },
         *       "date": [
         *         {
         *           "date": "2026-03-04",
         *           "sends": 2,
         *           "opens": 3,
         *           "clicks": 1,
         *           "hard_bounces": 0,
         *           "soft_bounces": 0,
         *           "complaints": 0,
         *           "unsubscriptions": 1
         *         }
         *       ],
         *       "weekday": [
         *         {
         *           "weekday": "3",
         *           "sends": 2,
         *           "opens": 3,
         *           "clicks": 1,
         *           "hard_bounces": 0,
         *           "soft_bounces": 0,
         *           "complaints": 0,
         *           "unsubscriptions": 1
         *         }
         *       ],
         *       "hour": [
         *         {
         *           "hour": "10",
         *           "sends": 2,
         *           "opens": 3,
         *           "clicks": 1,
         *           "hard_bounces": 0,
         *           "soft_bounces": 0,
         *           "complaints": 0,
         *           "unsubscriptions": 1
         *         }
         *       ],
         *       "location": [
         *         {
         *           "location": "Lisboa",
         *           "region": "Lisboa",
         *           "country": "Portugal",
         *           "opens": 3,
         *           "clicks": 1,
         *           "hard_bounces": 0,
         *           "soft_bounces": 0,
         *           "complaints": 0,
         *           "unsubscriptions": 1
         *         }
         *       ],
         *       "domain": [
         *         {
         *           "domain": "example.com",
         *           "sends": 2,
         *           "opens": 3,
         *           "clicks": 1,
         *           "hard_bounces": 0,
         *           "soft_bounces": 0,
         *           "complaints": 0,
         *           "unsubscriptions": 1
         *         }
         *       ],
         *       "url": [
         *         {
         *           "url": "https://shop.example.com/spring",
         *           "clicks": 1
         *         }
         *       ],
         *       "reader": [
         *         {
         *           "reader": "Gmail",
         *           "type": "webmail",
         *           "opens": 3
         *         }
         *       ]
         *     }
         */
        EmailReport: {
            /** @description The hash of the campaign. */
            readonly campaign_hash: string;
            /** @description The counts by day. */
            date?: components["schemas"]["EmailReportDate"][];
            /** @description The counts by domain of the recipients. */
            domain?: components["schemas"]["EmailReportDomain"][];
            /** @description The counts by hour of the day. */
            hour?: components["schemas"]["EmailReportHour"][];
            /** @description The counts by place. */
            location?: components["schemas"]["EmailReportLocation"][];
            overall: components["schemas"]["EmailReportOverall"];
            /** @description The opens by mail program. */
            reader?: components["schemas"]["EmailReportReader"][];
            /** @description The clicks by address. */
            url?: components["schemas"]["EmailReportUrl"][];
            /** @description The counts by day of the week. */
            weekday?: components["schemas"]["EmailReportWeekday"][];
        };
        /**
         * EmailReportDate
         * @description The counts of one day.
         * @example {
         *       "date": "2026-03-04",
         *       "sends": 2,
         *       "opens": 3,
         *       "clicks": 1,
         *       "hard_bounces": 0,
         *       "soft_bounces": 0,
         *       "complaints": 0,
         *       "unsubscriptions": 1
         *     }
         */
        EmailReportDate: {
            /** @description Clicks, repeated ones included. */
            clicks: number;
            /** @description Recipients who reported the email as spam. */
            complaints: number;
            /**
             * Format: date
             * @description The day, in UTC.
             */
            date: string;
            /** @description Emails whose address does not exist. */
            hard_bounces: number;
            /** @description Opens, repeated ones included. */
            opens: number;
            /** @description Emails sent. */
            sends: number;
            /** @description Emails that could not be delivered for the moment. */
            soft_bounces: number;
            /** @description Recipients who unsubscribed. */
            unsubscriptions: number;
        };
        /**
         * EmailReportDomain
         * @description The counts of one domain of recipients.
         * @example {
         *       "domain": "example.com",
         *       "sends": 2,
         *       "opens": 3,
         *       "clicks": 1,
         *       "hard_bounces": 0,
         *       "soft_bounces": 0,
         *       "complaints": 0,
         *       "unsubscriptions": 1
         *     }
         */
        EmailReportDomain: {
            /** @description Clicks, repeated ones included. */
            clicks: number;
            /** @description Recipients who reported the email as spam. */
            complaints: number;
            /** @description What stands behind the @. */
            domain: string;
            /** @description Emails whose address does not exist. */
            hard_bounces: number;
            /** @description Opens, repeated ones included. */
            opens: number;
            /** @description Emails sent. */
            sends: number;
            /** @description Emails that could not be delivered for the moment. */
            soft_bounces: number;
            /** @description Recipients who unsubscribed. */
            unsubscriptions: number;
        };
        /**
         * EmailReportHour
         * @description The counts of one hour of the day.
         * @example {
         *       "hour": "10",
         *       "sends": 2,
         *       "opens": 3,
         *       "clicks": 1,
         *       "hard_bounces": 0,
         *       "soft_bounces": 0,
         *       "complaints": 0,
         *       "unsubscriptions": 1
         *     }
         */
        EmailReportHour: {
            /** @description Clicks, repeated ones included. */
            clicks: number;
            /** @description Recipients who reported the email as spam. */
            complaints: number;
            /** @description Emails whose address does not exist. */
            hard_bounces: number;
            /** @description The hour in UTC, two digits. */
            hour: string;
            /** @description Opens, repeated ones included. */
            opens: number;
            /** @description Emails sent. */
            sends: number;
            /** @description Emails that could not be delivered for the moment. */
            soft_bounces: number;
            /** @description Recipients who unsubscribed. */
            unsubscriptions: number;
        };
        /**
         * EmailReportLocation
         * @description The counts of one place. Nobody knows beforehand where an email is read, so sends are not counted.
         * @example {
         *       "location": "Lisboa",
         *       "region": "Lisboa",
         *       "country": "Portugal",
         *       "opens": 3,
         *       "clicks": 1,
         *       "hard_bounces": 0,
         *       "soft_bounces": 0,
         *       "complaints": 0,
         *       "unsubscriptions": 1
         *     }
         */
        EmailReportLocation: {
            /** @description Clicks, repeated ones included. */
            clicks: number;
            /** @description Recipients who reported the email as spam. */
            complaints: number;
            /** @description The country. */
            country: string;
            /** @description Emails whose address does not exist. */
            hard_bounces: number;
            /** @description The city. */
            location: string;
            /** @description Opens, repeated ones included. */
            opens: number;
            /** @description The region. */
            region: string;
            /** @description Emails that could not be delivered for the moment. */
            soft_bounces: number;
            /** @description Recipients who unsubscribed. */
            unsubscriptions: number;
        };
        /**
         * EmailReportOverall
         * @description The counts of the whole campaign.
         * @example {
         *       "sends": 2,
         *       "opens": 3,
         *       "clicks": 1,
         *       "hard_bounces": 0,
         *       "soft_bounces": 0,
         *       "complaints": 0,
         *       "unsubscriptions": 1,
         *       "unique_opens": 2,
         *       "unique_clicks": 1
         *     }
         */
        EmailReportOverall: {
            /** @description Clicks, repeated ones included. */
            clicks: number;
            /** @description Recipients who reported the email as spam. */
            complaints: number;
            /** @description Emails whose address does not exist. */
            hard_bounces: number;
            /** @description Opens, repeated ones included. */
            opens: number;
            /** @description Emails sent. */
            sends: number;
            /** @description Emails that could not be delivered for the moment. */
            soft_bounces: number;
            /** @description Recipients who clicked a link. */
            unique_clicks: number;
            /** @description Recipients who opened the email. */
            unique_opens: number;
            /** @description Recipients who unsubscribed. */
            unsubscriptions: number;
        };
        /**
         * EmailReportReader
         * @description The opens in one mail program.
         * @example {
         *       "reader": "Gmail",
         *       "type": "webmail",
         *       "opens": 3
         *     }
         */
        EmailReportReader: {
            /** @description Opens, repeated ones included. */
            opens: number;
            /** @description The name of the program. */
            reader: string;
            /** @description The kind of the program, for instance webmail. */
            type: string;
        };
        /**
         * EmailReportUrl
         * @description The clicks on one address.
         * @example {
         *       "url": "https://shop.example.com/spring",
         *       "clicks": 1
         *     }
         */
        EmailReportUrl: {
            /** @description Clicks, repeated ones included. */
            clicks: number;
            /** @description The address of the link. */
            url: string;
        };
        /**
         * EmailReportWeekday
         * @description The counts of one day of the week.
         * @example {
         *       "weekday": "3",
         *       "sends": 2,
         *       "opens": 3,
         *       "clicks": 1,
         *       "hard_bounces": 0,
         *       "soft_bounces": 0,
         *       "complaints": 0,
         *       "unsubscriptions": 1
         *     }
         */
        EmailReportWeekday: {
            /** @description Clicks, repeated ones included. */
            clicks: number;
            /** @description Recipients who reported the email as spam. */
            complaints: number;
            /** @description Emails whose address does not exist. */
            hard_bounces: number;
            /** @description Opens, repeated ones included. */
            opens: number;
            /** @description Emails sent. */
            sends: number;
            /** @description Emails that could not be delivered for the moment. */
            soft_bounces: number;
            /** @description Recipients who unsubscribed. */
            unsubscriptions: number;
            /**
             * @description The day of the week, `0` for Sunday to `6` for Saturday.
             * @enum {string}
             */
            weekday: "0" | "1" | "2" | "3" | "4" | "5" | "6";
        };
        /**
         * EmailSender
         * @description A name and an address that emails come from.
         * @example {
         *       "sender_id": 1,
         *       "name": "Shop",
         *       "email": "shop@example.com",
         *       "status": "active"
         *     }
         */
        EmailSender: {
            /** @description The address that emails come from. */
            email: string;
            /** @description The name that recipients see. */
            name: string;
            /** @description The id of the sender. */
            readonly sender_id: number;
            status: components["schemas"]["SenderStatus"];
        };
        /**
         * EmailSenderCreate
         * @description What a new email sender needs.
         * @example {
         *       "name": "Shop",
         *       "email": "shop@example.com"
         *     }
         */
        EmailSenderCreate: {
            /**
             * Format: email
             * @description The address that emails come from.
             */
            email: string;
            /** @description The name that recipients see. */
            name: string;
        };
        /**
         * EmailSenderList
         * @description A page of email senders.
         * @example {
         *       "items": [
         *         {
         *           "sender_id": 1,
         *           "name": "Shop",
         *           "email": "shop@example.com",
         *           "status": "active"
         *         }
         *       ]
         *     }
         */
        EmailSenderList: {
            /** @description The senders of this page. */
            items: components["schemas"]["EmailSender"][];
        };
        /**
         * EmailSendSegment
         * @description Which contacts of the list get the email. Only active ones do.
         * @example {
         *       "type": "none"
         *     }
         */
        EmailSendSegment: components["schemas"]["EmailSendToList"] | components["schemas"]["EmailSendToSegments"] | components["schemas"]["EmailSendToContact"];
        /**
         * EmailSendToContact
         * @description A single contact.
         * @example {
         *       "type": "contact",
         *       "data": "ana@example.com"
         *     }
         */
        EmailSendToContact: {
            /**
             * Format: email
             * @description The email address of the contact.
             */
            data: string;
            /**
             * @description How the contacts are chosen. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "contact";
        };
        /**
         * EmailSendToList
         * @description Every contact of the list.
         * @example {
         *       "type": "none"
         *     }
         */
        EmailSendToList: {
            /**
             * @description How the contacts are chosen. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "none";
        };
        /**
         * EmailSendToSegments
         * @description The contacts that are in one of these segments at least.
         * @example {
         *       "type": "segment",
         *       "data": [
         *         "saved_1",
         *         "tag_1"
         *       ]
         *     }
         */
        EmailSendToSegments: {
            /** @description The ids of the segments, of any kind. */
            data: string[];
            /**
             * @description How the contacts are chosen. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "segment";
        };
        /**
         * ExtraFieldCreate
         * @description What a new extra field needs.
         * @example {
         *       "name": "City",
         *       "format": "text"
         *     }
         */
        ExtraFieldCreate: {
            format: components["schemas"]["FieldFormat"];
            /** @description The name of the field. */
            name: string;
            /**
             * @description Whether no two contacts of the list may have the same value.
             * @default false
             */
            unique?: boolean;
        };
        /**
         * ExtraValue
         * @description A value for an extra field. The format of the field decides what the value may be.
         * @example {
         *       "field_id": 1,
         *       "value": "Lisboa"
         *     }
         */
        ExtraValue: {
            /** @description The id of the extra field. */
            field_id: number;
            /** @description For a field with options the ids of the chosen ones; for every other field a text, which is a day, a number or an address as the format asks. */
            value: string | number[];
        };
        /**
         * Field
         * @description A field of a list.
         * @example {
         *       "field_id": 1,
         *       "name": "City",
         *       "format": "text",
         *       "unique": false
         *     }
         */
        Field: {
            /** @description The id of the field; a name for a base field, a number for an extra field. */
            readonly field_id: string | number;
            format: components["schemas"]["FieldFormat"];
            /** @description The name of the field. */
            name: string;
            /** @description Whether no two contacts of the list may have the same value. */
            unique: boolean;
        };
        /**
         * FieldFormat
         * @description What the values of a field look like.
         * @example text
         * @enum {string}
         */
        FieldFormat: "date" | "text" | "cellphone" | "phone" | "number" | "email" | "options";
        /**
         * FieldListItem
         * @description A field of a list, with its kind and its options.
         * @example {
         *       "field_id": 1,
         *       "name": "City",
         *       "format": "text",
         *       "unique": false,
         *       "type": "extra"
         *     }
         */
        FieldListItem: {
            /** @description The id of the field; a name for a base field, a number for an extra field. */
            readonly field_id: string | number;
            format: components["schemas"]["FieldFormat"];
            /** @description The name of the field. */
            name: string;
            /** @description The choices, for a field with options only. */
            readonly options?: components["schemas"]["FieldOption"][];
            /**
             * @description Whether every list has the field or you added it.
             * @enum {string}
             */
            readonly type: "base" | "extra";
            /** @description Whether no two contacts of the list may have the same value. */
            unique: boolean;
        };
        /**
         * FieldOption
         * @description One choice of a field, with its text in each language. A language without a text is empty.
         * @example {
         *       "option_id": 1,
         *       "en": "Monthly",
         *       "pt": "Mensal",
         *       "br": "Mensal",
         *       "es": "Mensual",
         *       "de": "Monatlich",
         *       "hu": "Havonta",
         *       "fr": "Mensuel"
         *     }
         */
        FieldOption: {
            /** @description Portuguese of Brazil. */
            br: string;
            /** @description German. */
            de: string;
            /** @description English. */
            en: string;
            /** @description Spanish. */
            es: string;
            /** @description French. */
            fr: string;
            /** @description Hungarian. */
            hu: string;
            /** @description The id of the option. */
            readonly option_id: number;
            /** @description Portuguese. */
            pt: string;
        };
        /**
         * HeaderFooter
         * @description The frame around an email. A template of your own brings its links with it; then both sets here are passed over.
         * @example {
         *       "id": 1,
         *       "header_links": {
         *         "view_web": true
         *       },
         *       "footer_links": {
         *         "unsubscribe": true,
         *         "edit": true
         *       }
         *     }
         */
        HeaderFooter: {
            footer_links?: components["schemas"]["HeaderFooterLinks"];
            header_links?: components["schemas"]["HeaderFooterLinks"];
            /** @description The id of the template of the frame. */
            id?: number;
        };
        /**
         * HeaderFooterLinks
         * @description The links to show.
         * @example {
         *       "unsubscribe": true,
         *       "edit": true
         *     }
         */
        HeaderFooterLinks: {
            /**
             * @description Lets the recipient change its own data.
             * @default false
             */
            edit?: boolean;
            /**
             * @description Shares the email on Facebook.
             * @default false
             */
            facebook_share?: boolean;
            /**
             * @description Passes the email on to a friend.
             * @default false
             */
            forward?: boolean;
            /**
             * @description Shares the email on a network of choice.
             * @default false
             */
            social_share?: boolean;
            /**
             * @description Shares the email on Twitter.
             * @default false
             */
            twitter_share?: boolean;
            /**
             * @description Unsubscribes the recipient.
             * @default false
             */
            unsubscribe?: boolean;
            /**
             * @description Opens the email in a browser.
             * @default false
             */
            view_web?: boolean;
        };
        /**
         * ImportResult
         * @description What became of an import. The four counts add up to the contacts of the request.
         * @example {
         *       "imported": 1,
         *       "updated": 1,
         *       "ignored": 0,
         *       "invalid": 0,
         *       "file": ""
         *     }
         */
        ImportResult: {
            /** @description Address of a file with the contacts that were not taken; empty when there are none. */
            file: string;
            /** @description Contacts that were there already and were left as they were (M-039). */
            ignored: number;
            /** @description Contacts that were created. */
            imported: number;
            /** @description Contacts with a value that is not well formed. */
            invalid: number;
            /** @description Contacts that the list had and that were changed. */
            updated: number;
        };
        /**
         * Language
         * @description The language of a contact.
         * @example pt
         * @enum {string}
         */
        Language: "pt" | "en" | "es" | "br" | "fr" | "de";
        /**
         * LimitHour
         * @description The hours of the day, in UTC, in which messages may leave; what is left over waits for the next day. An end before the start means over midnight; equal times mean the whole day.
         * @example {
         *       "hour_start": "09:00",
         *       "hour_end": "18:00"
         *     }
         */
        LimitHour: {
            /** @description Up to this time, `HH:MM`. Without it, to midnight. */
            hour_end?: string;
            /** @description From this time on, `HH:MM`. Without it, from midnight. */
            hour_start?: string;
        };
        /**
         * List
         * @description A list of contacts.
         * @example {
         *       "list_id": 1,
         *       "internal_name": "Newsletter 2026",
         *       "public_name": "Newsletter",
         *       "status": "active",
         *       "group_id": 0,
         *       "created": "2026-03-02 09:15:00",
         *       "updated": "2026-03-02 09:15:00"
         *     }
         */
        List: {
            created: components["schemas"]["DateTime"];
            /** @description The group of lists that it belongs to; 0 for none. */
            readonly group_id: number;
            /** @description The name that only the account sees. */
            internal_name: string;
            /** @description The id of the list. */
            readonly list_id: number;
            /** @description The name that contacts see, for instance on the page where they unsubscribe. */
            public_name: string;
            /**
             * @description A blocked list takes no sends.
             * @enum {string}
             */
            readonly status: "active" | "blocked";
            updated: components["schemas"]["DateTime"];
        };
        /**
         * ListCreate
         * @description What a new list needs.
         * @example {
         *       "internal_name": "Newsletter 2026",
         *       "public_name": "Newsletter"
         *     }
         */
        ListCreate: {
            /** @description The name that only the account sees. */
            internal_name: string;
            /** @description The name that contacts see. Without it, the internal name. */
            public_name?: string;
        };
        /**
         * ListDetail
         * @description A list with its languages and the number of its contacts by status.
         * @example {
         *       "list_id": 1,
         *       "internal_name": "Newsletter 2026",
         *       "public_name": "Newsletter",
         *       "status": "active",
         *       "group_id": 0,
         *       "created": "2026-03-02 09:15:00",
         *       "updated": "2026-03-02 09:15:00",
         *       "default_language": "en",
         *       "available_languages": [
         *         "en"
         *       ],
         *       "stats": {
         *         "total_contacts": 3,
         *         "total_active": 2,
         *         "total_inactive": 0,
         *         "total_removed": 1,
         *         "total_unconfirmed": 0,
         *         "total_waiting_new_confirmation": 0
         *       }
         *     }
         */
        ListDetail: {
            /** @description The languages that the list can speak. */
            available_languages: string[];
            created: components["schemas"]["DateTime"];
            /**
             * @description The language of contacts that name none.
             * @enum {string}
             */
            default_language: "en" | "pt" | "br" | "es" | "de" | "hu" | "fr";
            /** @description The group of lists that it belongs to; 0 for none. */
            group_id: number;
            /** @description The name that only the account sees. */
            internal_name: string;
            /** @description The id of the list. */
            readonly list_id: number;
            /** @description The name that contacts see. */
            public_name: string;
            stats: components["schemas"]["ListStats"];
            /**
             * @description A blocked list takes no sends.
             * @enum {string}
             */
            readonly status: "active" | "blocked";
            updated: components["schemas"]["DateTime"];
        };
        /**
         * ListEvent
         * @description One thing that happened in a list, as a webhook is told of it.
         * @example {
         *       "webhook_id": 1,
         *       "list_id": 1,
         *       "action": "email_click",
         *       "action_date": "2026-03-04 10:13:05",
         *       "contact": {
         *         "1": "Lisboa",
         *         "contact_id": "a1b2c3d4e5",
         *         "email": "ana@example.com",
         *         "first_name": "Ana"
         *       },
         *       "action_data": {
         *         "campaign_hash": "c4mp41gn01",
         *         "url": "https://shop.example.com/spring"
         *       }
         *     }
         */
        ListEvent: {
            action: components["schemas"]["WebhookAction"];
            /** @description What the action was about, for instance the campaign and the address that was clicked; empty when there is nothing to say. */
            action_data: {
                [key: string]: unknown;
            };
            action_date: components["schemas"]["DateTime"];
            /** @description The contact. Beside its id stand the fields that the webhook asked for, each under its id and with the value that it has when the message is made. */
            contact: {
                /** @description The id of the contact. */
                contact_id: string;
            } & {
                [key: string]: unknown;
            };
            /** @description The list of the contact. */
            list_id: number;
            /** @description The webhook that asked for it. */
            webhook_id: number;
        };
        /**
         * ListPage
         * @description A page of lists.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "list_id": 1,
         *           "internal_name": "Newsletter 2026",
         *           "public_name": "Newsletter",
         *           "status": "active",
         *           "group_id": 0,
         *           "created": "2026-03-02 09:15:00",
         *           "updated": "2026-03-02 09:15:00"
         *         }
         *       ]
         *     }
         */
        ListPage: {
            /** @description The lists of this page. */
            items: components["schemas"]["List"][];
            /** @description How many lists match, on all pages. */
            total_items: number;
        };
        /**
         * ListStats
         * @description The contacts of a list, counted by status.
         * @example {
         *       "total_contacts": 3,
         *       "total_active": 2,
         *       "total_inactive": 0,
         *       "total_removed": 1,
         *       "total_unconfirmed": 0,
         *       "total_waiting_new_confirmation": 0
         *     }
         */
        ListStats: {
            /** @description Contacts that may be written to. */
            total_active: number;
            /** @description All contacts. */
            total_contacts: number;
            /** @description Contacts that were deactivated. */
            total_inactive: number;
            /** @description Contacts that unsubscribed or were removed. */
            total_removed: number;
            /** @description Contacts that have not confirmed their subscription yet. */
            total_unconfirmed: number;
            /** @description Contacts that were asked to confirm again. */
            total_waiting_new_confirmation: number;
        };
        /**
         * ListUpdate
         * @description The members of a list to change; those left out stay as they are.
         * @example {
         *       "public_name": "Our newsletter"
         *     }
         */
        ListUpdate: {
            /** @description The group of lists that it belongs to. */
            group_id?: number;
            /** @description The name that only the account sees. */
            internal_name?: string;
            /** @description The name that contacts see. */
            public_name?: string;
        };
        /**
         * NullableDateTime
         * @description A date and time in UTC, `YYYY-MM-DD hh:mm:ss`; null while there is none.
         * @example 2026-03-04 10:00:00
         */
        NullableDateTime: string | null;
        /**
         * Operation
         * @description Work that the platform does in the background.
         * @example {
         *       "operation_id": 1,
         *       "type": "email",
         *       "status": "queued",
         *       "created": "2026-03-03 14:10:00",
         *       "start_date": "2026-03-04 10:00:00",
         *       "operation_data": {
         *         "internal_name": "Spring sale",
         *         "campaign_hash": "c4mp41gn01"
         *       },
         *       "created_by": 1
         *     }
         */
        Operation: {
            created: components["schemas"]["DateTime"];
            /** @description The user who asked for it; 0 when a key without a user did. */
            readonly created_by: number;
            /** @description The campaign that it sends; both members are empty when it sends none. */
            operation_data: {
                /** @description The hash of the campaign. */
                campaign_hash: string;
                /** @description The name of the campaign that only the account sees. */
                internal_name: string;
            };
            /** @description The id of the operation. */
            readonly operation_id: number;
            /** @description When it began or, while it waits for its time, will begin; otherwise null. */
            start_date: components["schemas"]["NullableDateTime"];
            status: components["schemas"]["OperationStatus"];
            type: components["schemas"]["OperationType"];
        };
        /**
         * OperationPage
         * @description A page of operations.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "operation_id": 1,
         *           "type": "email",
         *           "status": "queued",
         *           "created": "2026-03-03 14:10:00",
         *           "start_date": "2026-03-04 10:00:00",
         *           "operation_data": {
         *             "internal_name": "Spring sale",
         *             "campaign_hash": "c4mp41gn01"
         *           },
         *           "created_by": 1
         *         }
         *       ]
         *     }
         */
        OperationPage: {
            /** @description The operations of this page. */
            items: components["schemas"]["Operation"][];
            /** @description How many operations match, on all pages. */
            total_items: number;
        };
        /**
         * OperationStatus
         * @description A queued operation waits, a processing one is being prepared, an executing one does its work, a paused one was stopped for a while.
         * @example queued
         * @enum {string}
         */
        OperationStatus: "queued" | "processing" | "executing" | "paused";
        /**
         * OperationType
         * @description The kind of work.
         * @example email
         * @enum {string}
         */
        OperationType: "import_contacts" | "update_contacts" | "export_contacts" | "export_reports" | "advanced_report" | "email" | "sms" | "smart_sms" | "voice" | "push" | "webpush" | "ads" | "social" | "segment_generation" | "mass_operation" | "unify" | "import_ecommerce" | "attach_tag" | "detach_tag";
        /**
         * Pong
         * @description The answer to a ping.
         * @example {
         *       "result": "pong"
         *     }
         */
        Pong: {
            /**
             * @description Always `pong`.
             * @constant
             */
            result: "pong";
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
            /** @description The HTTP status, again. */
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
            /** @description The HTTP status, again. */
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
         * PushToken
         * @description The token of one app on one device.
         * @example {
         *       "app_id": "app_1",
         *       "token": "f3Kd9sQ2"
         *     }
         */
        PushToken: {
            /** @description The id of the app. */
            app_id: string;
            /** @description The token that the push service gave to the device. */
            token: string;
        };
        /**
         * PushTokenWrite
         * @description The token of one app on one device, as a request gives it.
         * @example {
         *       "app_id": "app_1",
         *       "token": "f3Kd9sQ2"
         *     }
         */
        PushTokenWrite: {
            /** @description The id of the app. */
            app_id: string;
            /** @description The token that the push service gave to the device. */
            token: string;
        };
        /**
         * SenderStatus
         * @description Only an active sender can send. One in moderation is being looked at; a rejected one cannot be used.
         * @example active
         * @enum {string}
         */
        SenderStatus: "active" | "moderation" | "rejected";
        /**
         * UnsubscribeItem
         * @description One contact to unsubscribe, and why.
         * @example {
         *       "contact_id": "a1b2c3d4e5",
         *       "unsubscription_method": "manual",
         *       "unsubscription_reason": "not_interested"
         *     }
         */
        UnsubscribeItem: {
            /** @description The id of the contact. A text that is no id is reported under `invalid_data_type`. */
            contact_id: string;
            /** @description One of manual, form, unsubscribe_link, bounce and api; api when left out. Another one is reported under `invalid_unsubscription_method`. */
            unsubscription_method?: string;
            /** @description A note of your own. */
            unsubscription_observation?: string;
            /** @description One of not_interested, lack_of_time, email_address_change, spam and other. Another one is reported under `invalid_unsubscription_reason`. */
            unsubscription_reason?: string;
        };
        /**
         * UnsubscribeRequest
         * @description The contacts to unsubscribe.
         * @example {
         *       "data": [
         *         {
         *           "contact_id": "a1b2c3d4e5",
         *           "unsubscription_method": "manual",
         *           "unsubscription_reason": "not_interested",
         *           "unsubscription_observation": "Asked for it on the phone."
         *         }
         *       ]
         *     }
         */
        UnsubscribeRequest: {
            /** @description One entry for each contact. Each is judged by itself. */
            data: components["schemas"]["UnsubscribeItem"][];
        };
        /**
         * UnsubscribeResult
         * @description Which contacts were unsubscribed, and which were not and why.
         * @example {
         *       "success": [
         *         "a1b2c3d4e5"
         *       ],
         *       "errors": {
         *         "invalid_unsubscription_reason": [],
         *         "invalid_unsubscription_method": [],
         *         "invalid_data_type": [],
         *         "contact_not_in_list": [],
         *         "contact_already_removed": []
         *       }
         *     }
         */
        UnsubscribeResult: {
            /** @description The contacts that stay as they were, by reason. An array without ids is empty. */
            errors: {
                /** @description The contact was unsubscribed before. */
                contact_already_removed: string[];
                /** @description The list has no such contact. */
                contact_not_in_list: string[];
                /** @description The id is not made of ten hexadecimal digits. */
                invalid_data_type: string[];
                /** @description The method is none of those known. */
                invalid_unsubscription_method: string[];
                /** @description The reason is none of those known. */
                invalid_unsubscription_reason: string[];
            };
            /** @description The contacts that are unsubscribed now. */
            success: string[];
        };
        /**
         * Webhook
         * @description An address that is called when something happens in a list.
         * @example {
         *       "webhook_id": 1,
         *       "list_id": 1,
         *       "url": "https://shop.example.com/hooks/list",
         *       "actions": [
         *         "email_open",
         *         "email_click",
         *         "unsubscribe"
         *       ],
         *       "fields": [
         *         "email",
         *         "first_name",
         *         "1"
         *       ]
         *     }
         */
        Webhook: {
            /** @description What it is told of. */
            actions: components["schemas"]["WebhookAction"][];
            /** @description The ids of the fields of the contact that are sent along. */
            fields: string[];
            /** @description The list whose contacts are watched. */
            list_id: number;
            /** @description The secret that signs the calls. Only the answer to the creation shows it; keep it. */
            readonly secret?: string;
            /**
             * Format: uri
             * @description The address to call.
             */
            url: string;
            /** @description The id of the webhook. */
            readonly webhook_id: number;
        };
        /**
         * WebhookAction
         * @description Something that a webhook can be told of.
         * @example email_click
         * @enum {string}
         */
        WebhookAction: "forget_subscription" | "change_consent" | "web_push_bounce" | "web_push_click" | "web_push_delivered" | "web_push_open" | "web_push_send" | "web_push_subscription" | "web_push_unsubscription" | "email_send" | "email_open" | "email_click" | "email_soft_bounce" | "email_hard_bounce" | "sms_send" | "sms_delivered" | "voice_send" | "unsubscribe" | "subscription" | "edit_subscription" | "resubscription" | "facebook_like" | "social_share" | "double_optin" | "email_spam_complaint" | "email_field_disable" | "cellphone_field_disable" | "phone_field_disable" | "push_send" | "push_open" | "push_click" | "push_received" | "push_error" | "push_canceled" | "new_order" | "cart_update" | "goal_conversion" | "product_view";
        /**
         * WebhookCreate
         * @description Where to call, and for what.
         * @example {
         *       "list_id": 1,
         *       "url": "https://shop.example.com/hooks/list",
         *       "actions": [
         *         "email_open",
         *         "email_click",
         *         "unsubscribe"
         *       ],
         *       "fields": [
         *         "email",
         *         "first_name",
         *         "1"
         *       ]
         *     }
         */
        WebhookCreate: {
            /** @description What to be told of. */
            actions: components["schemas"]["WebhookAction"][];
            /** @description The ids of the fields of the contact to send along; those of extra fields written as text. */
            fields?: string[];
            /** @description The list whose contacts are watched. */
            list_id: number;
            /**
             * Format: uri
             * @description The http or https address to call.
             */
            url: string;
        };
        /**
         * WebhookPage
         * @description A page of webhooks.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "webhook_id": 1,
         *           "list_id": 1,
         *           "url": "https://shop.example.com/hooks/list",
         *           "actions": [
         *             "email_open",
         *             "email_click",
         *             "unsubscribe"
         *           ],
         *           "fields": [
         *             "email",
         *             "first_name",
         *             "1"
         *           ]
         *         }
         *       ]
         *     }
         */
        WebhookPage: {
            /** @description The webhooks of this page. */
            items: components["schemas"]["Webhook"][];
            /** @description How many webhooks the account has, on all pages. */
            total_items: number;
        };
    };
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
                "application/json": components["schemas"]["ProblemWithErrors"];
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
        /** @description The server cannot answer now, for instance while it stops. */
        ServiceUnavailable: {
            headers: {
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
         * @description The hash of the campaign, as its creation returned it.
         * @example c4mp41gn01
         */
        CampaignHash: string;
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
         * @description The id of this message. It stays the same when the message is sent again, so drop ids that you know.
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
         * @description Direction of the order.
         * @example desc
         */
        Order: "asc" | "desc";
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
         * @description The id of the sender.
         * @example 1
         */
        SenderId: number;
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
         * @description The id of the webhook.
         * @example 1
         */
        WebhookId: number;
    };
    requestBodies: never;
    headers: {
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createEmailCampaign: {
        parameters: {
            query?: never;
            header?: never;
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
            409: components["responses"]["Conflict"];
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
                "application/json": components["schemas"]["EmailCampaignSend"];
            };
        };
        responses: {
            /** @description The send was taken. */
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
            header?: never;
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
            409: components["responses"]["Conflict"];
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
            409: components["responses"]["Conflict"];
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
                 * @description Contacts with this value in an extra field, `extra_field_id[<field_id>]=<value>`. Repeat it for more fields.
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
                "application/json": components["schemas"]["ContactCreate"];
            };
        };
        responses: {
            /** @description The id of the new contact. */
            201: {
                headers: {
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
            409: components["responses"]["Conflict"];
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
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
    importContacts: {
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
                "application/json": components["schemas"]["ContactImport"];
            };
        };
        responses: {
            /** @description The import was taken. */
            202: {
                headers: {
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
    unsubscribeContacts: {
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
                "application/json": components["schemas"]["UnsubscribeRequest"];
            };
        };
        responses: {
            /** @description What became of each contact. */
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
                    "application/json": components["schemas"]["UnsubscribeResult"];
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
    listFields: {
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
            /** @description A page of fields. */
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
    createExtraField: {
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
                "application/json": components["schemas"]["ExtraFieldCreate"];
            };
        };
        responses: {
            /** @description The new field. */
            201: {
                headers: {
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
            header?: never;
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
            409: components["responses"]["Conflict"];
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
                 * @description The id of the sender.
                 * @example 1
                 */
                sender_id: components["parameters"]["SenderId"];
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
            409: components["responses"]["Conflict"];
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
            header?: never;
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
    importFinished: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this message. It stays the same when the message is sent again, so drop ids that you know.
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
                 * @description The id of this message. It stays the same when the message is sent again, so drop ids that you know.
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
