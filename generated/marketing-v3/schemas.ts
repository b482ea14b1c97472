// Written by `npm run generate` from specs/marketing-v3. Do not edit: change the contract instead.
/**
 * Accepted
 * @description The request was accepted; the platform processes it in the background.
 * @example {
 *       "result": "success"
 *     }
 */
export type Accepted = {
    /**
     * @description Always `success`.
     * @enum {string}
     */
    result: "success";
};
/**
 * AccountBalanceInfo
 * @description The balance of the account.
 * @example {
 *       "balance": "123.45",
 *       "currency": "EUR"
 *     }
 */
export type AccountBalanceInfo = {
    /** @description The amount, a decimal number as text to keep its precision. */
    balance: string;
    /** @description Currency code (ISO 4217). */
    currency: string;
};
/**
 * AccountBillingInfo
 * @description The billing recipient. Missing texts are empty.
 * @example {
 *       "type": "company",
 *       "company_legal_name": "Shop Lda",
 *       "vat_number": "PT500000000",
 *       "country": {
 *         "country_code": "PT"
 *       },
 *       "city": "Lisboa",
 *       "state": "Lisboa",
 *       "address1": "Rua Augusta 1",
 *       "address2": "",
 *       "zip_code": "1100-048",
 *       "invoice_comments": ""
 *     }
 */
export type AccountBillingInfo = {
    /** @description The first line of the address. */
    address1: string;
    /** @description The second line of the address. */
    address2: string;
    /** @description The town. */
    city: string;
    /** @description The name on invoices. */
    company_legal_name: string;
    /** @description The country of the address. */
    country: {
        /** @description Country code (ISO 3166, two letters). */
        country_code: string;
    };
    /** @description The text printed on each invoice. */
    invoice_comments: string;
    /** @description The state or district. */
    state: string;
    /**
     * @description Whether a person or a company pays the invoices.
     * @enum {string}
     */
    type: "single_person" | "company";
    /** @description The tax number. */
    vat_number: string;
    /** @description The postal code. */
    zip_code: string;
};
/**
 * AccountGeneralInfo
 * @description The owner of the account. Missing texts are empty.
 * @example {
 *       "name": "Shop",
 *       "website": "https://shop.example.com/",
 *       "cellphone": "351-910000009",
 *       "client_id": "10000001",
 *       "company_size": 2,
 *       "business_sector": {
 *         "business_sector_id": 1,
 *         "name": "Retail"
 *       }
 *     }
 */
export type AccountGeneralInfo = {
    /** @description The business sector. */
    business_sector: {
        /**
         * Format: int64
         * @description The id of the sector; left out if unknown.
         */
        business_sector_id?: number;
        /** @description The name of the sector. */
        name: string;
    };
    /** @description The cellphone: country code and number, separated by a hyphen. */
    cellphone: string;
    /** @description The number of the account, for support. */
    client_id: string;
    /**
     * Format: int64
     * @description The number of employees; 0 if unknown.
     */
    company_size: number;
    /** @description The name of the company or person. */
    name: string;
    /** @description The URL of the website. */
    website: string;
};
/**
 * AccountModuleInfo
 * @description The modules of the account.
 * @example {
 *       "te": {
 *         "enabled": true
 *       }
 *     }
 */
export type AccountModuleInfo = {
    /** @description Track&Engage: tracks visitors of websites. */
    te: {
        /** @description Whether it is enabled. Enable it with `enableTrackAndEngage`. */
        enabled: boolean;
    };
};
/**
 * AccountPlanInfo
 * @description The subscription of the account.
 * @example {
 *       "type": "pro"
 *     }
 */
export type AccountPlanInfo = {
    /**
     * @description The plan.
     * @enum {string}
     */
    type: "enterprise" | "free" | "pro" | "starter" | "trial" | "base";
};
/**
 * ActivateAutomationConflict
 * @description What stands against the request.
 */
export type ActivateAutomationConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description The sender of the campaign was deleted, or the account has no active sender. Choose another sender. */
        sender_missing?: string;
        /** @description The sender is not active. Only active senders can send. */
        sender_not_active?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * Activity
 * @description An activity of a contact.
 * @example {
 *       "action_data": {
 *         "campaign_hash": "c4mp41gn01",
 *         "url": "https://shop.example.com/spring"
 *       },
 *       "date": "2026-03-04 10:13:05",
 *       "action_name": "email_click"
 *     }
 */
export type Activity = {
    action_data?: ActivityData;
    action_name: ActivityName;
    date: DateTime;
};
/**
 * ActivityData
 * @description The details of the activity: a URL for clicks, the campaign for messages, the id for tags and automations.
 * @example {
 *       "campaign_hash": "c4mp41gn01",
 *       "url": "https://shop.example.com/spring"
 *     }
 */
export type ActivityData = {
    /**
     * Format: int64
     * @description The automation of the event.
     */
    automation_id?: number;
    /** @description The campaign of the message. */
    campaign_hash?: string;
    /**
     * Format: int64
     * @description The tag that was attached or detached.
     */
    tag_id?: number;
    /** @description The clicked URL. */
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
export type ActivityList = {
    /** @description The activities on this page. */
    items: Activity[];
};
/**
 * ActivityName
 * @description The kind of a contact's activity. Shop events have a separate list (`listContactEvents`). `push_delivered` means that a push service accepted the message, `push_received` that the device reported it. `remove_push_contact` means that a contact lost a device, `push_unsubscription` that its push service reported a removed app or an expired token. `forget_subscription` is the only activity of an erased contact. Never recorded: `mms_send` and `mms_open` (the platform has no MMS), `facebook_like` (Facebook does not report likes), `voice_redirect` (voice campaigns cannot redirect calls).
 * @example email_click
 * @enum {string}
 */
export type ActivityName = "email_open" | "email_click" | "forward" | "conversion" | "email_send" | "sms_send" | "voice_send" | "mms_send" | "sms_report" | "voice_report" | "invitation_send" | "invitation_open" | "mms_open" | "unsubscribe" | "email_soft_bounce" | "email_hard_bounce" | "subscription" | "resubscription" | "unsubscribe_reason" | "facebook_like" | "social_share" | "unsubscribe_manual" | "double_optin" | "double_optin_resend" | "email_spam_complaint" | "email_field_disable" | "cellphone_field_disable" | "phone_field_disable" | "unsubscribe_api" | "email_field_enable" | "cellphone_field_enable" | "phone_field_enable" | "edit_subscription" | "double_optedit" | "automation_event" | "push_send" | "push_open" | "push_click" | "push_received" | "push_error" | "push_canceled" | "reply_to_email" | "web_push_send" | "web_push_delivered" | "web_push_open" | "web_push_bounce" | "web_push_click" | "web_push_subscription" | "web_push_unsubscription" | "add_push_contact" | "remove_push_contact" | "forget_subscription" | "change_consent" | "push_unsubscription" | "voice_menu_event" | "voice_redirect" | "automation_action" | "automation_trigger" | "push_delivered" | "attach_tag" | "detach_tag" | "smart_sms_send" | "smart_sms_open" | "smart_sms_click" | "smart_sms_report";
/**
 * AdvancedReport
 * @description A requested report and its status.
 * @example {
 *       "advanced_report_id": 1,
 *       "title": "Spring sale, events",
 *       "hash": "r3p0rt0001",
 *       "file": "https://localhost:8443/files/r3p0rt0001",
 *       "status": "finished",
 *       "created": "2026-03-05 09:00:00"
 *     }
 */
export type AdvancedReport = {
    /**
     * Format: int64
     * @description The id of the report.
     */
    readonly advanced_report_id: number;
    created: DateTime;
    /** @description The URL of the file, valid without a key for seven days; empty until the report has finished. Each response has a new URL. */
    file: string;
    /** @description The hash of the report. Unlike the id, it cannot be guessed. */
    hash: string;
    status: AdvancedReportStatus;
    /** @description The title from the request. */
    title: string;
};
/**
 * AdvancedReportAllCampaigns
 * @description Every campaign to the list within the range.
 * @example {
 *       "list_id": 1,
 *       "type": "all"
 *     }
 */
export type AdvancedReportAllCampaigns = {
    /**
     * Format: int64
     * @description The list of the campaigns.
     */
    list_id: number;
    /**
     * @description How the campaigns are selected. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "all";
};
/**
 * AdvancedReportCampaignFields
 * @description The columns for each campaign. Columns that you leave out are not shown.
 * @example {
 *       "internal_name": true,
 *       "campaign_hash": true,
 *       "send_date": true,
 *       "group": false,
 *       "channel": false,
 *       "type": false,
 *       "sender": true
 *     }
 */
export type AdvancedReportCampaignFields = {
    /**
     * @description Whether to show the hash.
     * @default false
     */
    campaign_hash?: boolean | undefined;
    /**
     * @description Whether to show its channel.
     * @default false
     */
    channel?: boolean | undefined;
    /**
     * @description Whether to show its group.
     * @default false
     */
    group?: boolean | undefined;
    /**
     * @description Whether to show the name for internal use.
     * @default false
     */
    internal_name?: boolean | undefined;
    /**
     * @description Whether to show when it was sent.
     * @default false
     */
    send_date?: boolean | undefined;
    /**
     * @description Whether to show the sender.
     * @default false
     */
    sender?: boolean | undefined;
    /**
     * @description Whether to show the kind of campaign.
     * @default false
     */
    type?: boolean | undefined;
};
/**
 * AdvancedReportCampaignGroups
 * @description The campaigns of some groups.
 * @example {
 *       "list_id": 1,
 *       "type": "group",
 *       "data": [
 *         1
 *       ]
 *     }
 */
export type AdvancedReportCampaignGroups = {
    /** @description The ids of the campaign groups. */
    data: number[];
    /**
     * Format: int64
     * @description The list of the campaigns.
     */
    list_id: number;
    /**
     * @description How the campaigns are selected. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "group";
};
/**
 * AdvancedReportCampaigns
 * @description Campaigns of one list that a report covers.
 * @example {
 *       "list_id": 1,
 *       "type": "specific",
 *       "data": [
 *         "c4mp41gn01"
 *       ]
 *     }
 */
export type AdvancedReportCampaigns = AdvancedReportAllCampaigns | AdvancedReportLastCampaign | AdvancedReportSpecificCampaigns | AdvancedReportCampaignGroups;
/**
 * AdvancedReportClickFields
 * @description The columns for each campaign and click. Columns that you leave out are not shown.
 * @example {
 *       "internal_name": true,
 *       "campaign_hash": true,
 *       "send_date": true,
 *       "url": true
 *     }
 */
export type AdvancedReportClickFields = {
    /**
     * @description Whether to show the hash.
     * @default false
     */
    campaign_hash?: boolean | undefined;
    /**
     * @description Whether to show its channel.
     * @default false
     */
    channel?: boolean | undefined;
    /**
     * @deprecated
     * @description Whether to show the city.
     * @default false
     */
    city?: boolean | undefined;
    /**
     * @deprecated
     * @description Whether to show the country.
     * @default false
     */
    country?: boolean | undefined;
    /**
     * @description Whether to show its group.
     * @default false
     */
    group?: boolean | undefined;
    /**
     * @description Whether to show the name for internal use.
     * @default false
     */
    internal_name?: boolean | undefined;
    /**
     * @deprecated
     * @description Whether to show the operating system.
     * @default false
     */
    os?: boolean | undefined;
    /**
     * @deprecated
     * @description Whether to show the mail program or browser.
     * @default false
     */
    program?: boolean | undefined;
    /**
     * @deprecated
     * @description Whether to show the region.
     * @default false
     */
    region?: boolean | undefined;
    /**
     * @description Whether to show when it was sent.
     * @default false
     */
    send_date?: boolean | undefined;
    /**
     * @description Whether to show the sender.
     * @default false
     */
    sender?: boolean | undefined;
    /**
     * @description Whether to show the kind of campaign.
     * @default false
     */
    type?: boolean | undefined;
    /**
     * @description Whether to show the clicked URL.
     * @default false
     */
    url?: boolean | undefined;
};
/**
 * AdvancedReportExtraFields
 * @description Extra fields of one list.
 * @example {
 *       "list_id": 1,
 *       "fields": [
 *         "1"
 *       ]
 *     }
 */
export type AdvancedReportExtraFields = {
    /** @description The ids of the extra fields to show, written as text. */
    fields: string[];
    /**
     * Format: int64
     * @description The list of the fields.
     */
    list_id: number;
};
/**
 * AdvancedReportFile
 * @description The result in the callback of a finished report.
 * @example {
 *       "file": "https://localhost:8443/files/r3p0rt0001"
 *     }
 */
export type AdvancedReportFile = {
    /**
     * Format: uri
     * @description The URL of the file, valid without a key for seven days; `listAdvancedReports` returns a new one.
     */
    file: string;
};
/**
 * AdvancedReportForm
 * @description Forms of one list.
 * @example {
 *       "list_id": 1,
 *       "forms": [
 *         1
 *       ]
 *     }
 */
export type AdvancedReportForm = {
    /** @description The ids of the forms. */
    forms: number[];
    /**
     * Format: int64
     * @description The list of the forms.
     */
    list_id: number;
};
/**
 * AdvancedReportFormat
 * @description The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns.
 * @default csv
 * @example xlsx
 * @enum {string}
 */
export type AdvancedReportFormat = "csv" | "xlsx";
/**
 * AdvancedReportGrouping
 * @description The first columns and the sort order: by contact, with all campaigns of a contact together, or by campaign, with all contacts of a campaign together.
 * @example by_contact
 * @enum {string}
 */
export type AdvancedReportGrouping = "by_contact" | "by_campaign";
/**
 * AdvancedReportKind
 * @description The kind of report: the last part of the path of the operation that generates it. Kinds that begin with `email` or `sms` cover campaigns, `form-answers` covers forms, the others lists.
 * @example email-events
 * @enum {string}
 */
export type AdvancedReportKind = "email-bounces" | "email-clicks-by-contact" | "email-clicks-by-url" | "email-events" | "email-unsubscriptions" | "sms-bounces" | "sms-events" | "sends" | "subscriptions" | "unsubscriptions" | "form-answers" | "contact-activity";
/**
 * AdvancedReportLastCampaign
 * @description Only the last campaign sent to the list.
 * @example {
 *       "list_id": 1,
 *       "type": "last"
 *     }
 */
export type AdvancedReportLastCampaign = {
    /**
     * Format: int64
     * @description The list of the campaigns.
     */
    list_id: number;
    /**
     * @description How the campaigns are selected. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "last";
};
/**
 * AdvancedReportModel
 * @description The stored settings of a repeatable report.
 * @example {
 *       "model_id": 1,
 *       "title": "Monthly events",
 *       "kind": "email-events",
 *       "created": "2026-03-02 16:00:00"
 *     }
 */
export type AdvancedReportModel = {
    created: DateTime;
    kind: AdvancedReportKind;
    /**
     * Format: int64
     * @description The id of the model.
     */
    readonly model_id: number;
    /** @description The title of the model. */
    title: string;
};
/**
 * AdvancedReportModelColumns
 * @description The columns of a model's reports, as in the request for its kind. Columns that you leave out are not shown.
 * @example {
 *       "list_base_fields": [
 *         "first_name",
 *         "email"
 *       ],
 *       "list_extra_fields": [
 *         {
 *           "list_id": 1,
 *           "fields": [
 *             "1"
 *           ]
 *         }
 *       ],
 *       "list_stats_fields": {
 *         "opens": true,
 *         "clicks": true
 *       },
 *       "campaign_fields": {
 *         "internal_name": true
 *       }
 *     }
 */
export type AdvancedReportModelColumns = {
    /** @description The columns for campaigns, with the names of the kind. */
    campaign_fields?: {
        [key: string]: boolean;
    } | undefined;
    /** @description The activities to count, for the kind `contact-activity`. */
    contact_activities?: {
        [key: string]: boolean;
    } | undefined;
    /** @description The ids of the base fields of the contacts to show. */
    list_base_fields?: string[] | undefined;
    /** @description The extra fields of the contacts to show, by list. */
    list_extra_fields?: AdvancedReportExtraFields[] | undefined;
    /** @description The events to show, with the names of the kind. */
    list_stats_fields?: {
        [key: string]: boolean;
    } | undefined;
};
/**
 * AdvancedReportModelCreation
 * @description The settings of a repeatable report.
 * @example {
 *       "title": "Monthly events",
 *       "kind": "email-events",
 *       "days": 31,
 *       "campaigns": [
 *         {
 *           "list_id": 1,
 *           "type": "all"
 *         }
 *       ],
 *       "columns": {
 *         "list_base_fields": [
 *           "first_name",
 *           "email"
 *         ],
 *         "list_stats_fields": {
 *           "opens": true,
 *           "clicks": true
 *         },
 *         "campaign_fields": {
 *           "internal_name": true
 *         }
 *       },
 *       "options": {
 *         "include_unopens": true,
 *         "notify": [
 *           1
 *         ]
 *       },
 *       "format": "xlsx"
 *     }
 */
export type AdvancedReportModelCreation = {
    /** @description The campaigns of a report. If you leave them out, set them for each report. */
    campaigns?: AdvancedReportCampaigns[] | undefined;
    columns?: AdvancedReportModelColumns | undefined;
    /**
     * Format: int32
     * @description How many days before its creation a report covers, by default.
     * @default 30
     */
    days?: number | undefined;
    format?: AdvancedReportFormat | undefined;
    /** @description The forms of a report, by list. */
    forms?: AdvancedReportForm[] | undefined;
    kind: AdvancedReportKind;
    /** @description The ids of the lists of a report. If you leave them out, set them for each report. */
    lists?: number[] | undefined;
    options?: EmailBouncesReportOptions | undefined;
    /** @description The title of the model, and by default of its reports. */
    title: string;
};
/**
 * AdvancedReportModelPage
 * @description A page of report models.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "model_id": 1,
 *           "title": "Monthly events",
 *           "kind": "email-events",
 *           "created": "2026-03-02 16:00:00"
 *         }
 *       ]
 *     }
 */
export type AdvancedReportModelPage = {
    /** @description The models on this page. */
    items: AdvancedReportModel[];
    /**
     * Format: int64
     * @description Total number of matching models, on all pages.
     */
    total_items: number;
};
/**
 * AdvancedReportModelRun
 * @description The model, and the changes for this report.
 * @example {
 *       "model_id": 1
 *     }
 */
export type AdvancedReportModelRun = {
    /** @description The campaigns, instead of the model's. */
    campaigns?: AdvancedReportCampaigns[] | undefined;
    /** @description The ids of the lists, instead of the model's. */
    lists?: number[] | undefined;
    /**
     * Format: int64
     * @description The id of the model.
     */
    model_id: number;
    range?: AdvancedReportRange | undefined;
    /** @description The title of the report. By default, the model's title. */
    title?: string | undefined;
};
/**
 * AdvancedReportOptions
 * @description The users to notify of a report.
 * @example {
 *       "notify": [
 *         1
 *       ]
 *     }
 */
export type AdvancedReportOptions = {
    /** @description The ids of the users to notify when the report has ended. */
    notify?: number[] | undefined;
};
/**
 * AdvancedReportPage
 * @description A page of reports.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "advanced_report_id": 1,
 *           "title": "Spring sale, events",
 *           "hash": "r3p0rt0001",
 *           "file": "https://localhost:8443/files/r3p0rt0001",
 *           "status": "finished",
 *           "created": "2026-03-05 09:00:00"
 *         }
 *       ]
 *     }
 */
export type AdvancedReportPage = {
    /** @description The reports on this page. */
    items: AdvancedReport[];
    /**
     * Format: int64
     * @description Total number of matching reports, on all pages.
     */
    total_items: number;
};
/**
 * AdvancedReportRange
 * @description The time range of a report, including both ends. The end must not be before the start.
 * @example {
 *       "start": "2026-03-01 00:00:00",
 *       "end": "2026-03-31 23:59:59"
 *     }
 */
export type AdvancedReportRange = {
    /** @description The end, in UTC. */
    end: DateTime;
    /** @description The start, in UTC. */
    start: DateTime;
};
/**
 * AdvancedReportSpecificCampaigns
 * @description Individual campaigns.
 * @example {
 *       "list_id": 1,
 *       "type": "specific",
 *       "data": [
 *         "c4mp41gn01"
 *       ]
 *     }
 */
export type AdvancedReportSpecificCampaigns = {
    /** @description The hashes of the campaigns. */
    data: string[];
    /**
     * Format: int64
     * @description The list of the campaigns.
     */
    list_id: number;
    /**
     * @description How the campaigns are selected. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "specific";
};
/**
 * AdvancedReportStatus
 * @description The status of a report. Only a finished one has a file.
 * @example finished
 * @enum {string}
 */
export type AdvancedReportStatus = "queued" | "running" | "finished" | "stopped" | "canceled" | "paused" | "error";
/**
 * AdvancedReportUrlFields
 * @description The columns for each campaign and URL. Columns that you leave out are not shown.
 * @example {
 *       "internal_name": true,
 *       "campaign_hash": true,
 *       "url": true
 *     }
 */
export type AdvancedReportUrlFields = {
    /**
     * @description Whether to show the hash.
     * @default false
     */
    campaign_hash?: boolean | undefined;
    /**
     * @description Whether to show its channel.
     * @default false
     */
    channel?: boolean | undefined;
    /**
     * @deprecated
     * @description Whether to show the city.
     * @default false
     */
    city?: boolean | undefined;
    /**
     * @deprecated
     * @description Whether to show the country.
     * @default false
     */
    country?: boolean | undefined;
    /**
     * @description Whether to show its group.
     * @default false
     */
    group?: boolean | undefined;
    /**
     * @description Whether to show the name for internal use.
     * @default false
     */
    internal_name?: boolean | undefined;
    /**
     * @deprecated
     * @description Whether to show the operating system.
     * @default false
     */
    os?: boolean | undefined;
    /**
     * @deprecated
     * @description Whether to show the mail program or browser.
     * @default false
     */
    program?: boolean | undefined;
    /**
     * @deprecated
     * @description Whether to show the region.
     * @default false
     */
    region?: boolean | undefined;
    /**
     * @description Whether to show when it was sent.
     * @default false
     */
    send_date?: boolean | undefined;
    /**
     * @description Whether to show the kind of campaign.
     * @default false
     */
    type?: boolean | undefined;
    /**
     * @description Whether to show the clicked URL.
     * @default false
     */
    url?: boolean | undefined;
};
/**
 * Automation
 * @description A sequence of actions for contacts of one list.
 * @example {
 *       "automation_id": 1,
 *       "title": "Welcome",
 *       "list_id": 1,
 *       "status": "active",
 *       "created_by": 1,
 *       "allow_multiple_contacts": false,
 *       "contact_limit": 0,
 *       "runs": {
 *         "active": 3,
 *         "completed": 2
 *       },
 *       "created": "2026-03-02",
 *       "updated": "2026-03-02"
 *     }
 */
export type Automation = {
    /** @description Whether a contact can enter it more than once. */
    allow_multiple_contacts: boolean;
    /**
     * Format: int64
     * @description The id of the automation.
     */
    readonly automation_id: number;
    /**
     * Format: int64
     * @description Maximum number of runs per contact; 0 for unlimited.
     */
    contact_limit: number;
    /**
     * Format: date
     * @description The day of creation.
     */
    created: string;
    /**
     * Format: int64
     * @description The user who created it; left out if a key without a user did.
     */
    created_by?: number;
    /**
     * Format: int64
     * @description The list of its contacts.
     */
    list_id: number;
    /** @description The number of active and completed contacts, in `listAutomations`. */
    runs?: AutomationRunTotals;
    status: AutomationStatus;
    /** @description The name of the automation. */
    title: string;
    /**
     * Format: date
     * @description The day of the last change.
     */
    updated: string;
};
/**
 * AutomationAction
 * @description One step of an automation.
 * @example {
 *       "action_id": 1,
 *       "title": "Tag the newcomer",
 *       "action": "addTag",
 *       "created_by": 1,
 *       "created": "2026-03-02 09:30:00",
 *       "updated": "2026-03-02 09:30:00"
 *     }
 */
export type AutomationAction = {
    /** @description The kind of action, for example `addTag`. Ignore unknown kinds, because new ones can be added. */
    action: string;
    /**
     * Format: int64
     * @description The id of the action.
     */
    readonly action_id: number;
    /** @description The branch of the previous action that leads here; left out if it has no branches. */
    readonly branch?: AutomationBranch;
    created: DateTime;
    /**
     * Format: int64
     * @description The user who created it; left out if a key without a user did.
     */
    readonly created_by?: number;
    /**
     * Format: int64
     * @description The previous action; left out for the first one.
     */
    readonly parent_id?: number;
    /** @description The name of the automation. */
    title: string;
    updated: DateTime;
};
/**
 * AutomationActionCall
 * @description A contact that reached a webhook action of an automation, as sent to your URL.
 * @example {
 *       "automation_id": 1,
 *       "title": "Welcome",
 *       "action_id": 2,
 *       "run_id": 1,
 *       "list_id": 1,
 *       "contact": {
 *         "contact_id": "a1b2c3d4e5",
 *         "first_name": "Ana",
 *         "last_name": "Silva",
 *         "email": "ana@example.com",
 *         "cellphone": "351-912345678"
 *       },
 *       "date": "2026-03-04 10:13:05"
 *     }
 */
export type AutomationActionCall = {
    /**
     * Format: int64
     * @description The number of the action.
     */
    action_id: number;
    /**
     * Format: int64
     * @description The automation.
     */
    automation_id: number;
    /** @description The contact, with its values when it reached the action. Addresses that it does not have are left out. */
    contact: {
        /** @description The cellphone. */
        cellphone?: string;
        /** @description The id of the contact. */
        contact_id: string;
        /** @description The email address. */
        email?: string;
        /** @description The first name, empty if there is none. */
        first_name: string;
        /** @description The last name, empty if there is none. */
        last_name: string;
    };
    date: DateTime;
    /**
     * Format: int64
     * @description The list of the contact.
     */
    list_id: number;
    /**
     * Format: int64
     * @description The run of the contact. It can reach an action more than once if a `goTo` leads back.
     */
    run_id: number;
    /** @description Its title. */
    title: string;
};
/**
 * AutomationActionPage
 * @description A page of actions.
 * @example {
 *       "total_items": 2,
 *       "items": [
 *         {
 *           "action_id": 1,
 *           "title": "Tag the newcomer",
 *           "action": "addTag",
 *           "created_by": 1,
 *           "created": "2026-03-02 09:30:00",
 *           "updated": "2026-03-02 09:30:00"
 *         },
 *         {
 *           "action_id": 2,
 *           "title": "Tag the regular",
 *           "action": "addTag",
 *           "parent_id": 1,
 *           "created_by": 1,
 *           "created": "2026-03-02 09:30:00",
 *           "updated": "2026-03-02 09:30:00"
 *         }
 *       ]
 *     }
 */
export type AutomationActionPage = {
    /** @description The actions on this page. */
    items: AutomationAction[];
    /**
     * Format: int64
     * @description Total number of actions of the automation, on all pages.
     */
    total_items: number;
};
/**
 * AutomationAddTagAction
 * @description Adds a tag to the contact.
 * @example {
 *       "action_id": 1,
 *       "title": "Tag the newcomer",
 *       "action": "addTag",
 *       "tag_id": 1
 *     }
 */
export type AutomationAddTagAction = {
    /**
     * @description The kind of action. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "addTag";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. By default, the next free one.
     */
    action_id?: number | undefined;
    /** @description After a `condition` or a `waitForEvent`, the branch that leads here. */
    branch?: AutomationBranch | undefined;
    /**
     * Format: int64
     * @description The previous action. By default, the one before it in the list.
     */
    parent_id?: number | undefined;
    /**
     * Format: int64
     * @description The tag.
     */
    tag_id: number;
    /** @description A name. By default, the kind. */
    title?: string | undefined;
};
/**
 * AutomationBackInStockTrigger
 * @description Contacts who viewed a sold-out product, when it is in stock again.
 * @example {
 *       "type": "back_in_stock",
 *       "domain": "shop.example.com",
 *       "days": 30
 *     }
 */
export type AutomationBackInStockTrigger = {
    /**
     * Format: int32
     * @description How many days after the visit the contact waits for the product.
     * @default 30
     */
    days?: number | undefined;
    /** @description Only visits of this shop. By default, all. */
    domain?: string | undefined;
    /**
     * @description The kind of trigger. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "back_in_stock";
};
/**
 * AutomationBranch
 * @description `yes` if the condition is met or the event occurred, otherwise `no`.
 * @example yes
 * @enum {string}
 */
export type AutomationBranch = "yes" | "no";
/**
 * AutomationCartIdleTrigger
 * @description Contacts with products in their cart, but no order.
 * @example {
 *       "type": "cart_idle",
 *       "minutes": 60,
 *       "domain": "shop.example.com"
 *     }
 */
export type AutomationCartIdleTrigger = {
    /** @description Only carts of this shop. By default, all. */
    domain?: string | undefined;
    /**
     * Format: int32
     * @description Minutes since the last change of the cart.
     */
    minutes: number;
    /**
     * @description The kind of trigger. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "cart_idle";
};
/**
 * AutomationChangeFieldAction
 * @description Sets a field of the contact, as `updateContact` does.
 * @example {
 *       "action_id": 1,
 *       "title": "Note the name",
 *       "action": "changeField",
 *       "field_id": "first_name",
 *       "value": "Ana"
 *     }
 */
export type AutomationChangeFieldAction = {
    /**
     * @description The kind of action. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "changeField";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. By default, the next free one.
     */
    action_id?: number | undefined;
    /** @description After a `condition` or a `waitForEvent`, the branch that leads here. */
    branch?: AutomationBranch | undefined;
    /** @description A base field or the id of an extra field of the list. */
    field_id: string;
    /**
     * Format: int64
     * @description The previous action. By default, the one before it in the list.
     */
    parent_id?: number | undefined;
    /** @description A name. By default, the kind. */
    title?: string | undefined;
    /** @description The value; an empty one clears the field. Of a field with options, the ids, separated by commas. */
    value: string;
};
/**
 * AutomationConditionAction
 * @description Checks whether the contact is in a segment of the list, or meets conditions: set one of the two. The branch is `yes` or `no`.
 * @example {
 *       "action_id": 1,
 *       "title": "Lives in Lisbon?",
 *       "action": "condition",
 *       "segment_id": "saved_1"
 *     }
 */
export type AutomationConditionAction = {
    /**
     * @description The kind of action. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "condition";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. By default, the next free one.
     */
    action_id?: number | undefined;
    /** @description After a `condition` or a `waitForEvent`, the branch that leads here. */
    branch?: AutomationBranch | undefined;
    /**
     * Format: int64
     * @description The previous action. By default, the one before it in the list.
     */
    parent_id?: number | undefined;
    segment_filter?: SegmentFilter | undefined;
    /** @description A segment of the list, as it is when the contact reaches the action. */
    segment_id?: string | undefined;
    /** @description A name. By default, the kind. */
    title?: string | undefined;
};
/**
 * AutomationCopyToListAction
 * @description Copies the contact to another list, if no contact there has its address. The run continues here.
 * @example {
 *       "action_id": 1,
 *       "title": "Also a customer",
 *       "action": "copyToList",
 *       "list_id": 2
 *     }
 */
export type AutomationCopyToListAction = {
    /**
     * @description The kind of action. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "copyToList";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. By default, the next free one.
     */
    action_id?: number | undefined;
    /** @description After a `condition` or a `waitForEvent`, the branch that leads here. */
    branch?: AutomationBranch | undefined;
    /**
     * Format: int64
     * @description The other list.
     */
    list_id: number;
    /**
     * Format: int64
     * @description The previous action. By default, the one before it in the list.
     */
    parent_id?: number | undefined;
    /** @description A name. By default, the kind. */
    title?: string | undefined;
};
/**
 * AutomationCreate
 * @description A new automation, inactive until you activate it.
 * @example {
 *       "title": "Welcome",
 *       "list_id": 1,
 *       "allow_multiple_contacts": false,
 *       "contact_limit": 0,
 *       "triggers": [
 *         {
 *           "type": "tag_added",
 *           "tag_id": 1
 *         }
 *       ],
 *       "actions": [
 *         {
 *           "action_id": 1,
 *           "title": "Tag the newcomer",
 *           "action": "addTag",
 *           "tag_id": 1
 *         },
 *         {
 *           "action_id": 2,
 *           "title": "Let two days pass",
 *           "action": "wait",
 *           "amount": 2,
 *           "unit": "days"
 *         },
 *         {
 *           "action_id": 3,
 *           "title": "Say welcome",
 *           "action": "sendCampaign",
 *           "campaign_hash": "c4mp41gn01"
 *         }
 *       ]
 *     }
 */
export type AutomationCreate = {
    /** @description The actions: a tree, beginning with the first. Each action comes after its parent in the list. */
    actions: AutomationStep[];
    /**
     * @description Whether a contact can enter it more than once.
     * @default true
     */
    allow_multiple_contacts?: boolean | undefined;
    /**
     * Format: int64
     * @description Maximum number of runs per contact; 0 for unlimited.
     * @default 0
     */
    contact_limit?: number | undefined;
    /**
     * Format: int64
     * @description The list of its contacts.
     */
    list_id: number;
    /** @description The name. */
    title: string;
    /** @description The triggers, any of which adds a contact. Without a trigger, only `startAutomationForContacts` does. */
    triggers?: AutomationTrigger[] | undefined;
};
/**
 * AutomationDateTrigger
 * @description Contacts a number of days before or after a date in one of their fields.
 * @example {
 *       "type": "date",
 *       "field_id": "birth_date",
 *       "offset_days": 0,
 *       "hour": 9,
 *       "time_zone": "Europe/Lisbon",
 *       "yearly": true
 *     }
 */
export type AutomationDateTrigger = {
    /** @description A field of the format date: `birth_date` or the id of an extra field. */
    field_id: string;
    /**
     * Format: int32
     * @description The hour of the day, in the time zone.
     * @default 9
     */
    hour?: number | undefined;
    /**
     * Format: int32
     * @description Days after the date; negative for days before it.
     * @default 0
     */
    offset_days?: number | undefined;
    /**
     * @description The time zone of the hour, as an IANA name.
     * @default UTC
     */
    time_zone?: string | undefined;
    /**
     * @description The kind of trigger. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "date";
    /**
     * @description Whether it repeats each year, for example for birthdays.
     * @default false
     */
    yearly?: boolean | undefined;
};
/**
 * AutomationDetail
 * @description An automation with its triggers and actions.
 * @example {
 *       "automation_id": 1,
 *       "title": "Welcome",
 *       "list_id": 1,
 *       "status": "inactive",
 *       "created_by": 1,
 *       "allow_multiple_contacts": false,
 *       "contact_limit": 0,
 *       "version": 1,
 *       "triggers": [
 *         {
 *           "type": "tag_added",
 *           "tag_id": 1
 *         }
 *       ],
 *       "actions": [
 *         {
 *           "action_id": 1,
 *           "title": "Tag the newcomer",
 *           "action": "addTag",
 *           "tag_id": 1
 *         },
 *         {
 *           "action_id": 2,
 *           "title": "Let two days pass",
 *           "action": "wait",
 *           "amount": 2,
 *           "unit": "days",
 *           "parent_id": 1
 *         },
 *         {
 *           "action_id": 3,
 *           "title": "Say welcome",
 *           "action": "sendCampaign",
 *           "campaign_hash": "c4mp41gn01",
 *           "parent_id": 2
 *         }
 *       ],
 *       "created": "2026-03-02",
 *       "updated": "2026-03-02"
 *     }
 */
export type AutomationDetail = {
    /** @description Its actions, each after its parent. */
    actions: AutomationStep[];
    /** @description Whether a contact can enter it more than once. */
    allow_multiple_contacts: boolean;
    /**
     * Format: int64
     * @description The id of the automation.
     */
    readonly automation_id: number;
    /**
     * Format: int64
     * @description Maximum number of runs per contact; 0 for unlimited.
     */
    contact_limit: number;
    /**
     * Format: date
     * @description The day of creation.
     */
    created: string;
    /**
     * Format: int64
     * @description The user who created it; left out if a key without a user did.
     */
    created_by?: number;
    /**
     * Format: int64
     * @description The list of its contacts.
     */
    list_id: number;
    status: AutomationStatus;
    /** @description The name. */
    title: string;
    /** @description The kind of trigger. */
    triggers: AutomationTrigger[];
    /**
     * Format: date
     * @description The day of the last change.
     */
    updated: string;
    /**
     * Format: int32
     * @description The current version of its triggers and actions, for new contacts.
     */
    readonly version: number;
};
/**
 * AutomationEndAction
 * @description Ends the run. By default, a run ends after its last action.
 * @example {
 *       "action_id": 1,
 *       "title": "Enough",
 *       "action": "end"
 *     }
 */
export type AutomationEndAction = {
    /**
     * @description The kind of action. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "end";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. By default, the next free one.
     */
    action_id?: number | undefined;
    /** @description After a `condition` or a `waitForEvent`, the branch that leads here. */
    branch?: AutomationBranch | undefined;
    /**
     * Format: int64
     * @description The previous action. By default, the one before it in the list.
     */
    parent_id?: number | undefined;
    /** @description A name. By default, the kind. */
    title?: string | undefined;
};
/**
 * AutomationEventName
 * @description An action of a contact.
 * @example email_click
 * @enum {string}
 */
export type AutomationEventName = "email_open" | "email_click" | "reply_to_email" | "push_open" | "push_click" | "web_push_open" | "web_push_click" | "smart_sms_open" | "smart_sms_click" | "voice_menu_event" | "goal_conversion" | "product_view";
/**
 * AutomationEventTrigger
 * @description Contacts who do something.
 * @example {
 *       "type": "event",
 *       "event": "email_click",
 *       "campaign_hash": "c4mp41gn01",
 *       "url": "https://shop.example.com/spring"
 *     }
 */
export type AutomationEventTrigger = {
    /** @description A campaign of the account. By default, events of all messages count. */
    campaign_hash?: string | undefined;
    event: AutomationEventName;
    /**
     * Format: int64
     * @description The goal, for `goal_conversion`. By default, any.
     */
    goal_id?: number | undefined;
    /**
     * @description The kind of trigger. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "event";
    /** @description The URL of the link for clicks, or of the page for `goal_conversion` and `product_view`. By default, any. */
    url?: string | undefined;
};
/**
 * AutomationFieldChangeTrigger
 * @description Contacts with a changed value of a field.
 * @example {
 *       "type": "field_change",
 *       "field_id": "first_name",
 *       "value": "Ana"
 *     }
 */
export type AutomationFieldChangeTrigger = {
    /** @description A base field or the id of an extra field of the list. */
    field_id: string;
    /**
     * @description The kind of trigger. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "field_change";
    /** @description Only changes to this value; without it, all count. */
    value?: string | undefined;
};
/**
 * AutomationGoToAction
 * @description Continues at another action, also an earlier one. A loop needs a `wait`, `waitUntil` or `waitForEvent`.
 * @example {
 *       "action_id": 1,
 *       "title": "Once more",
 *       "action": "goTo",
 *       "target_id": 1
 *     }
 */
export type AutomationGoToAction = {
    /**
     * @description The kind of action. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "goTo";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. By default, the next free one.
     */
    action_id?: number | undefined;
    /** @description After a `condition` or a `waitForEvent`, the branch that leads here. */
    branch?: AutomationBranch | undefined;
    /**
     * Format: int64
     * @description The previous action. By default, the one before it in the list.
     */
    parent_id?: number | undefined;
    /**
     * Format: int64
     * @description The action.
     */
    target_id: number;
    /** @description A name. By default, the kind. */
    title?: string | undefined;
};
/**
 * AutomationMoveToListAction
 * @description Moves the contact to another list, as `copyToList` does, and removes it from this list and the automation.
 * @example {
 *       "action_id": 1,
 *       "title": "Now a customer",
 *       "action": "moveToList",
 *       "list_id": 2
 *     }
 */
export type AutomationMoveToListAction = {
    /**
     * @description The kind of action. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "moveToList";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. By default, the next free one.
     */
    action_id?: number | undefined;
    /** @description After a `condition` or a `waitForEvent`, the branch that leads here. */
    branch?: AutomationBranch | undefined;
    /**
     * Format: int64
     * @description The other list.
     */
    list_id: number;
    /**
     * Format: int64
     * @description The previous action. By default, the one before it in the list.
     */
    parent_id?: number | undefined;
    /** @description A name. By default, the kind. */
    title?: string | undefined;
};
/**
 * AutomationOrderTrigger
 * @description Contacts who place an order.
 * @example {
 *       "type": "order",
 *       "domain": "shop.example.com"
 *     }
 */
export type AutomationOrderTrigger = {
    /** @description Only orders of this shop. By default, all. */
    domain?: string | undefined;
    /**
     * @description The kind of trigger. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "order";
};
/**
 * AutomationPage
 * @description A page of automations.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "automation_id": 1,
 *           "title": "Welcome",
 *           "list_id": 1,
 *           "status": "active",
 *           "created_by": 1,
 *           "allow_multiple_contacts": false,
 *           "contact_limit": 0,
 *           "runs": {
 *             "active": 3,
 *             "completed": 2
 *           },
 *           "created": "2026-03-02",
 *           "updated": "2026-03-02"
 *         }
 *       ]
 *     }
 */
export type AutomationPage = {
    /** @description The automations on this page. */
    items: Automation[];
    /**
     * Format: int64
     * @description Total number of matching automations, on all pages.
     */
    total_items: number;
};
/**
 * AutomationRemoveTagAction
 * @description Removes a tag from the contact.
 * @example {
 *       "action_id": 1,
 *       "title": "No longer new",
 *       "action": "removeTag",
 *       "tag_id": 1
 *     }
 */
export type AutomationRemoveTagAction = {
    /**
     * @description The kind of action. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "removeTag";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. By default, the next free one.
     */
    action_id?: number | undefined;
    /** @description After a `condition` or a `waitForEvent`, the branch that leads here. */
    branch?: AutomationBranch | undefined;
    /**
     * Format: int64
     * @description The previous action. By default, the one before it in the list.
     */
    parent_id?: number | undefined;
    /**
     * Format: int64
     * @description The tag.
     */
    tag_id: number;
    /** @description A name. By default, the kind. */
    title?: string | undefined;
};
/**
 * AutomationRun
 * @description The run of one contact through an automation.
 * @example {
 *       "run_id": 1,
 *       "contact_id": "a1b2c3d4e5",
 *       "status": "active",
 *       "version": 1,
 *       "action_id": 2,
 *       "cause": "tag_added",
 *       "entered": "2026-03-02 09:30:00",
 *       "due": "2026-03-04 09:30:00"
 *     }
 */
export type AutomationRun = {
    /**
     * Format: int64
     * @description The action where it waits, or its next one; the last one of an ended run.
     */
    action_id: number;
    cause: AutomationRunCause;
    /** @description The contact. */
    contact_id: string;
    /** @description When it continues at the latest; left out for an ended run. */
    due?: DateTime;
    /** @description When it ended; left out for an active run. */
    ended?: DateTime;
    /** @description When it entered. */
    entered: DateTime;
    /** @description Why it ended; left out for an active run. */
    reason?: AutomationRunReason;
    /**
     * Format: int64
     * @description The id of the run.
     */
    readonly run_id: number;
    status: AutomationRunStatus;
    /**
     * Format: int32
     * @description The version of the automation that the contact entered.
     */
    version: number;
};
/**
 * AutomationRunCause
 * @description The cause of a run: a trigger, by its type, or `manual` for `startAutomationForContacts`.
 * @example manual
 * @enum {string}
 */
export type AutomationRunCause = "manual" | "subscription" | "tag_added" | "tag_removed" | "field_change" | "date" | "segment_entered" | "event" | "cart_idle" | "order" | "back_in_stock";
/**
 * AutomationRunCounts
 * @description The numbers of contacts at each point of an automation.
 * @example {
 *       "active": 3,
 *       "ended": 2,
 *       "reasons": {
 *         "completed": 2
 *       },
 *       "steps": [
 *         {
 *           "version": 1,
 *           "action_id": 2,
 *           "active": 3,
 *           "ended": 0
 *         },
 *         {
 *           "version": 1,
 *           "action_id": 3,
 *           "active": 0,
 *           "ended": 2
 *         }
 *       ]
 *     }
 */
export type AutomationRunCounts = {
    /**
     * Format: int64
     * @description Active runs.
     */
    active: number;
    /**
     * Format: int64
     * @description Ended runs, for any reason.
     */
    ended: number;
    /** @description Ended runs by reason, without reasons that have none. */
    reasons: {
        [key: string]: number;
    };
    /** @description The counts by version and action, in this order, without actions that have none. */
    steps: AutomationStepCounts[];
};
/**
 * AutomationRunPage
 * @description A page of runs.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "run_id": 1,
 *           "contact_id": "a1b2c3d4e5",
 *           "status": "active",
 *           "version": 1,
 *           "action_id": 2,
 *           "cause": "tag_added",
 *           "entered": "2026-03-02 09:30:00",
 *           "due": "2026-03-04 09:30:00"
 *         }
 *       ]
 *     }
 */
export type AutomationRunPage = {
    /** @description The runs on this page, newest first. */
    items: AutomationRun[];
    /**
     * Format: int64
     * @description Total number of matching runs, on all pages.
     */
    total_items: number;
};
/**
 * AutomationRunReason
 * @description Why a run ended. `completed`: after its last action; `unsubscribed`: the contact left the list or is not active; `suppressed`: its address is on the suppression list; `moved`: the automation moved it to another list; `taken_out`: by `deleteAutomationRun`; `too_many_steps`: it was in a loop; `failed`: an action failed, for example because an object was deleted.
 * @example completed
 * @enum {string}
 */
export type AutomationRunReason = "completed" | "unsubscribed" | "suppressed" | "moved" | "taken_out" | "too_many_steps" | "failed";
/**
 * AutomationRunStatus
 * @description `active` until the run ends, then `ended`.
 * @example active
 * @enum {string}
 */
export type AutomationRunStatus = "active" | "ended";
/**
 * AutomationRunTotals
 * @description The numbers of active and completed contacts of an automation.
 * @example {
 *       "active": 3,
 *       "completed": 2
 *     }
 */
export type AutomationRunTotals = {
    /**
     * Format: int64
     * @description Active runs.
     */
    active: number;
    /**
     * Format: int64
     * @description Completed runs.
     */
    completed: number;
};
/**
 * AutomationSegmentEnteredTrigger
 * @description Contacts who newly meet the conditions of a segment.
 * @example {
 *       "type": "segment_entered",
 *       "segment_id": "saved_1"
 *     }
 */
export type AutomationSegmentEnteredTrigger = {
    /** @description A segment of the list. */
    segment_id: string;
    /**
     * @description The kind of trigger. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "segment_entered";
};
/**
 * AutomationSendCampaignAction
 * @description Sends the campaign to the contact, on its channel. You don't need to send the campaign itself; its text can change while the automation is active.
 * @example {
 *       "action_id": 1,
 *       "title": "Say welcome",
 *       "action": "sendCampaign",
 *       "campaign_hash": "c4mp41gn01"
 *     }
 */
export type AutomationSendCampaignAction = {
    /**
     * @description The kind of action. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "sendCampaign";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. By default, the next free one.
     */
    action_id?: number | undefined;
    /** @description The app of the devices, for push. */
    app_id?: string | undefined;
    /** @description After a `condition` or a `waitForEvent`, the branch that leads here. */
    branch?: AutomationBranch | undefined;
    /** @description A campaign of the account, of any channel, except RSS campaigns. */
    campaign_hash: string;
    /** @description The field with the address, as for sending the campaign. By default, the field of the channel. */
    destination_field?: string | undefined;
    /**
     * Format: int64
     * @description The previous action. By default, the one before it in the list.
     */
    parent_id?: number | undefined;
    /**
     * Format: int64
     * @description The site of the subscribers, for web push.
     */
    site_id?: number | undefined;
    /** @description A name. By default, the kind. */
    title?: string | undefined;
};
/**
 * AutomationStart
 * @description The contacts to start in an automation.
 * @example {
 *       "automation_id": 1,
 *       "action_id": 1,
 *       "contacts": [
 *         "a1b2c3d4e5"
 *       ]
 *     }
 */
export type AutomationStart = {
    /**
     * Format: int64
     * @description The first action, from `listAutomationActions`.
     */
    action_id: number;
    /**
     * Format: int64
     * @description The automation. It must be active and belong to the list.
     */
    automation_id: number;
    /** @description The ids of the contacts. */
    contacts: string[];
};
/**
 * AutomationStartResult
 * @description The started contacts.
 * @example {
 *       "automation_id": 1,
 *       "action_id": 1,
 *       "success": [
 *         "a1b2c3d4e5"
 *       ],
 *       "error": {
 *         "already_in_queue": []
 *       }
 *     }
 */
export type AutomationStartResult = {
    /**
     * Format: int64
     * @description The first action.
     */
    readonly action_id: number;
    /**
     * Format: int64
     * @description The automation.
     */
    readonly automation_id: number;
    /** @description The other contacts, by reason. An array without ids is empty. */
    error: {
        /** @description They are already waiting for this action. */
        already_in_queue: string[];
    };
    /** @description The started contacts. */
    success: string[];
};
/**
 * AutomationStatus
 * @description Only an active automation accepts contacts and runs actions.
 * @example active
 * @enum {string}
 */
export type AutomationStatus = "active" | "inactive";
/**
 * AutomationStep
 * @description An action to write in an automation.
 * @example {
 *       "action_id": 1,
 *       "title": "Tag the newcomer",
 *       "action": "addTag",
 *       "tag_id": 1
 *     }
 */
export type AutomationStep = AutomationSendCampaignAction | AutomationWaitAction | AutomationWaitUntilAction | AutomationWaitForEventAction | AutomationConditionAction | AutomationAddTagAction | AutomationRemoveTagAction | AutomationChangeFieldAction | AutomationCopyToListAction | AutomationMoveToListAction | AutomationUnsubscribeAction | AutomationWebhookAction | AutomationGoToAction | AutomationEndAction;
/**
 * AutomationStepCounts
 * @description The numbers of contacts at one action of a version.
 * @example {
 *       "version": 1,
 *       "action_id": 2,
 *       "active": 3,
 *       "ended": 0
 *     }
 */
export type AutomationStepCounts = {
    /**
     * Format: int64
     * @description The action.
     */
    action_id: number;
    /**
     * Format: int64
     * @description Contacts waiting in it or next to reach it.
     */
    active: number;
    /**
     * Format: int64
     * @description Runs that ended at it.
     */
    ended: number;
    /**
     * Format: int32
     * @description The version that they entered.
     */
    version: number;
};
/**
 * AutomationSubscriptionTrigger
 * @description Contacts who join the list, also repeatedly; with double opt-in, after confirming.
 * @example {
 *       "type": "subscription",
 *       "form_id": 1
 *     }
 */
export type AutomationSubscriptionTrigger = {
    /**
     * Format: int64
     * @description Only contacts who join by this form. By default, all.
     */
    form_id?: number | undefined;
    /**
     * @description The kind of trigger. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "subscription";
};
/**
 * AutomationTagAddedTrigger
 * @description Contacts who get a tag.
 * @example {
 *       "type": "tag_added",
 *       "tag_id": 1
 *     }
 */
export type AutomationTagAddedTrigger = {
    /**
     * Format: int64
     * @description The tag.
     */
    tag_id: number;
    /**
     * @description The kind of trigger. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "tag_added";
};
/**
 * AutomationTagRemovedTrigger
 * @description Contacts who lose a tag.
 * @example {
 *       "type": "tag_removed",
 *       "tag_id": 1
 *     }
 */
export type AutomationTagRemovedTrigger = {
    /**
     * Format: int64
     * @description The tag.
     */
    tag_id: number;
    /**
     * @description The kind of trigger. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "tag_removed";
};
/**
 * AutomationTimeUnit
 * @description A unit of time; a day has 24 hours.
 * @example days
 * @enum {string}
 */
export type AutomationTimeUnit = "minutes" | "hours" | "days" | "weeks";
/**
 * AutomationTrigger
 * @description A trigger that adds contacts of the list to an automation. Earlier events, before its activation, don't count.
 * @example {
 *       "type": "tag_added",
 *       "tag_id": 1
 *     }
 */
export type AutomationTrigger = AutomationSubscriptionTrigger | AutomationTagAddedTrigger | AutomationTagRemovedTrigger | AutomationFieldChangeTrigger | AutomationDateTrigger | AutomationSegmentEnteredTrigger | AutomationEventTrigger | AutomationCartIdleTrigger | AutomationOrderTrigger | AutomationBackInStockTrigger;
/**
 * AutomationUnsubscribeAction
 * @description Removes the contact from the list and the automation.
 * @example {
 *       "action_id": 1,
 *       "title": "Say goodbye",
 *       "action": "unsubscribe"
 *     }
 */
export type AutomationUnsubscribeAction = {
    /**
     * @description The kind of action. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "unsubscribe";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. By default, the next free one.
     */
    action_id?: number | undefined;
    /** @description After a `condition` or a `waitForEvent`, the branch that leads here. */
    branch?: AutomationBranch | undefined;
    /**
     * Format: int64
     * @description The previous action. By default, the one before it in the list.
     */
    parent_id?: number | undefined;
    /** @description A name. By default, the kind. */
    title?: string | undefined;
};
/**
 * AutomationUpdate
 * @description The changes of an automation. Fields that you leave out stay unchanged. Other triggers or actions create a new version; active contacts stay in theirs.
 * @example {
 *       "title": "Welcome",
 *       "actions": [
 *         {
 *           "action_id": 1,
 *           "title": "Tag the newcomer",
 *           "action": "addTag",
 *           "tag_id": 1
 *         },
 *         {
 *           "action_id": 2,
 *           "title": "Let two days pass",
 *           "action": "wait",
 *           "amount": 2,
 *           "unit": "days"
 *         },
 *         {
 *           "action_id": 3,
 *           "title": "Say welcome",
 *           "action": "sendCampaign",
 *           "campaign_hash": "c4mp41gn01"
 *         }
 *       ]
 *     }
 */
export type AutomationUpdate = {
    /** @description The actions: a tree, beginning with the first. Each action comes after its parent in the list. */
    actions?: AutomationStep[] | undefined;
    /** @description Whether a contact can enter it more than once. */
    allow_multiple_contacts?: boolean | undefined;
    /**
     * Format: int64
     * @description Maximum number of runs per contact; 0 for unlimited.
     */
    contact_limit?: number | undefined;
    /** @description The name. */
    title?: string | undefined;
    /** @description The triggers, any of which adds a contact. Without a trigger, only `startAutomationForContacts` does. */
    triggers?: AutomationTrigger[] | undefined;
};
/**
 * AutomationWaitAction
 * @description Waits for a period.
 * @example {
 *       "action_id": 1,
 *       "title": "Let two days pass",
 *       "action": "wait",
 *       "amount": 2,
 *       "unit": "days"
 *     }
 */
export type AutomationWaitAction = {
    /**
     * @description The kind of action. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "wait";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. By default, the next free one.
     */
    action_id?: number | undefined;
    /**
     * Format: int32
     * @description Number of units.
     */
    amount: number;
    /** @description After a `condition` or a `waitForEvent`, the branch that leads here. */
    branch?: AutomationBranch | undefined;
    /**
     * Format: int64
     * @description The previous action. By default, the one before it in the list.
     */
    parent_id?: number | undefined;
    /** @description A name. By default, the kind. */
    title?: string | undefined;
    unit: AutomationTimeUnit;
};
/**
 * AutomationWaitForEventAction
 * @description Waits for an event of the contact and continues at `yes`, or after the period at `no`.
 * @example {
 *       "action_id": 1,
 *       "title": "Until the click",
 *       "action": "waitForEvent",
 *       "event": "email_click",
 *       "campaign_hash": "c4mp41gn01",
 *       "amount": 3,
 *       "unit": "days"
 *     }
 */
export type AutomationWaitForEventAction = {
    /**
     * @description The kind of action. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "waitForEvent";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. By default, the next free one.
     */
    action_id?: number | undefined;
    /**
     * Format: int32
     * @description Number of units.
     */
    amount: number;
    /** @description After a `condition` or a `waitForEvent`, the branch that leads here. */
    branch?: AutomationBranch | undefined;
    /** @description A campaign of the account. By default, events of all messages count. */
    campaign_hash?: string | undefined;
    event: AutomationEventName;
    /**
     * Format: int64
     * @description The goal, for `goal_conversion`. By default, any.
     */
    goal_id?: number | undefined;
    /**
     * Format: int64
     * @description The previous action. By default, the one before it in the list.
     */
    parent_id?: number | undefined;
    /** @description A name. By default, the kind. */
    title?: string | undefined;
    unit: AutomationTimeUnit;
    /** @description The URL of the link for clicks, or of the page for `goal_conversion` and `product_view`. By default, any. */
    url?: string | undefined;
};
/**
 * AutomationWaitUntilAction
 * @description Waits until an hour of the day. A contact who arrives within that hour on such a day does not wait, unless a `goTo` led here: then it waits for the next time.
 * @example {
 *       "action_id": 1,
 *       "title": "Until a working morning",
 *       "action": "waitUntil",
 *       "hour": 9,
 *       "weekdays": [
 *         1,
 *         2,
 *         3,
 *         4,
 *         5
 *       ],
 *       "time_zone": "Europe/Lisbon"
 *     }
 */
export type AutomationWaitUntilAction = {
    /**
     * @description The kind of action. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "waitUntil";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. By default, the next free one.
     */
    action_id?: number | undefined;
    /** @description After a `condition` or a `waitForEvent`, the branch that leads here. */
    branch?: AutomationBranch | undefined;
    /**
     * Format: int32
     * @description The hour.
     */
    hour: number;
    /**
     * Format: int64
     * @description The previous action. By default, the one before it in the list.
     */
    parent_id?: number | undefined;
    /**
     * @description The time zone of the hour, as an IANA name.
     * @default UTC
     */
    time_zone?: string | undefined;
    /** @description A name. By default, the kind. */
    title?: string | undefined;
    /** @description Days of the week, 1 for Monday to 7 for Sunday. By default, any day. */
    weekdays?: number[] | undefined;
};
/**
 * AutomationWebhookAction
 * @description Sends a signed POST with the contact, `automationAction`, to your URL.
 * @example {
 *       "action_id": 1,
 *       "title": "Tell the shop",
 *       "action": "webhook",
 *       "url": "https://hooks.example.com/automation"
 *     }
 */
export type AutomationWebhookAction = {
    /**
     * @description The kind of action. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "webhook";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. By default, the next free one.
     */
    action_id?: number | undefined;
    /** @description After a `condition` or a `waitForEvent`, the branch that leads here. */
    branch?: AutomationBranch | undefined;
    /**
     * Format: int64
     * @description The previous action. By default, the one before it in the list.
     */
    parent_id?: number | undefined;
    /** @description A name. By default, the kind. */
    title?: string | undefined;
    /**
     * Format: uri
     * @description An http or https URL. Private networks are refused.
     */
    url: string;
};
/**
 * BaseFieldUpdate
 * @description The fields of a base field to change.
 * @example {
 *       "unique": true
 *     }
 */
export type BaseFieldUpdate = {
    /** @description Whether contacts of the list must have different values. */
    unique?: boolean | undefined;
};
/**
 * CallbackSecret
 * @description The secret that signs the account's callbacks.
 * @example {
 *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
 *     }
 */
export type CallbackSecret = {
    /** @description The secret, in the form of the Standard Webhooks libraries. */
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
 *       "processed_messages": 2,
 *       "planned_messages": 2,
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
export type Campaign = {
    /**
     * Format: int64
     * @description The automation of the campaign; left out if none.
     */
    automation_id?: number;
    /** @description The hash that identifies the campaign. */
    readonly campaign_hash: string;
    channel: CampaignChannel;
    created: DateTime;
    /**
     * Format: int64
     * @description The user who created it; left out if a key without a user did.
     */
    created_by?: number;
    end_date?: DateTime;
    /**
     * Format: uri
     * @description The URL of its feed; left out if none.
     */
    feed?: string;
    /**
     * Format: int64
     * @description The group of the campaign; left out if none.
     */
    group_id?: number;
    /**
     * Format: int64
     * @description The number of the campaign in the account.
     */
    readonly id: number;
    /** @description The name for internal use. */
    internal_name: string;
    /**
     * Format: int64
     * @description The list of the campaign.
     */
    list_id: number;
    /**
     * Format: int64
     * @description Planned recipients of all sends; 0 before the first is planned.
     */
    planned_messages?: number;
    /**
     * Format: int64
     * @description Messages that have left the queue so far, with any outcome.
     */
    processed_messages: number;
    /** @description Whether the send is scheduled, and when. */
    schedule_date: {
        date?: DateTime;
        /** @description False if the send is not scheduled. */
        enabled: boolean;
    };
    start_date?: DateTime;
    status: CampaignStatus;
    /** @description URL of a thumbnail. Always empty: the platform does not render HTML as images. To show one, render the HTML of `getCampaignPreview`. */
    thumbnail: string;
    /** @description The text that recipients see first; the subject of an email. */
    title: string;
    updated: DateTime;
};
/**
 * CampaignButton
 * @description A button of a push or web push message.
 * @example {
 *       "title": "To the shop",
 *       "link": "https://shop.example.com"
 *     }
 */
export type CampaignButton = {
    /** @description The text of the second button, which closes the message; push only. */
    cancel_label?: string;
    /** @description The URL that it opens. */
    link?: string;
    /** @description The text of the button. */
    title?: string;
    /**
     * @description Whether the link is a URL or a deep link into the app; push only.
     * @enum {string}
     */
    type?: "url" | "deeplink";
};
/**
 * CampaignChannel
 * @description The channel of a campaign.
 * @example email
 * @enum {string}
 */
export type CampaignChannel = "email" | "push" | "sms" | "smart_sms" | "voice" | "web_push";
/**
 * CampaignContact
 * @description A contact with an event of a campaign.
 * @example {
 *       "contact_id": "a1b2c3d4e5",
 *       "list_id": 1,
 *       "first_name": "Ana",
 *       "last_name": "Silva",
 *       "email": "ana@example.com",
 *       "cellphone": "351-910000001",
 *       "times": 2,
 *       "first_date": "2026-03-04 10:12:41",
 *       "last_date": "2026-03-04 10:20:00"
 *     }
 */
export type CampaignContact = {
    /** @description The cellphone number. */
    cellphone: string;
    /** @description The id of the contact. */
    contact_id: string;
    /** @description The email address. */
    email: string;
    first_date: DateTime;
    /** @description First name. */
    first_name: string;
    last_date: DateTime;
    /** @description Last name. */
    last_name: string;
    /**
     * Format: int64
     * @description The list of the contact.
     */
    list_id: number;
    /**
     * Format: int64
     * @description How many times it happened.
     */
    times: number;
};
/**
 * CampaignContactPage
 * @description A page of contacts with an event of a campaign.
 * @example {
 *       "items": [
 *         {
 *           "contact_id": "a1b2c3d4e5",
 *           "list_id": 1,
 *           "first_name": "Ana",
 *           "last_name": "Silva",
 *           "email": "ana@example.com",
 *           "cellphone": "351-910000001",
 *           "times": 2,
 *           "first_date": "2026-03-04 10:12:41",
 *           "last_date": "2026-03-04 10:20:00"
 *         }
 *       ]
 *     }
 */
export type CampaignContactPage = {
    /** @description The contacts on this page. */
    items: CampaignContact[];
    /** @description `after` for the next page; left out on the last. */
    next?: string;
};
/**
 * CampaignCounts
 * @description The totals of a campaign's report, also for a smart SMS, which has no separate report. Counts without events, or that the channel does not have, are left out.
 * @example {
 *       "sends": 2,
 *       "opens": 3,
 *       "unique_opens": 2,
 *       "clicks": 1,
 *       "unsubscriptions": 1
 *     }
 */
export type CampaignCounts = {
    /**
     * Format: int64
     * @description Bounces, on channels with one kind.
     */
    bounces?: number;
    /**
     * Format: int64
     * @description Clicks.
     */
    clicks?: number;
    /**
     * Format: int64
     * @description Spam complaints.
     */
    complaints?: number;
    /**
     * Format: int64
     * @description Delivered messages, if the channel reports them.
     */
    delivered?: number;
    /**
     * Format: int64
     * @description Failed messages.
     */
    error?: number;
    /**
     * Format: int64
     * @description Hard bounces.
     */
    hard_bounces?: number;
    /**
     * Format: int64
     * @description Messages to invalid numbers.
     */
    invalid?: number;
    /**
     * Format: int64
     * @description Links followed by such programs. `clicks` excludes them. Left out if none.
     */
    machine_clicks?: number;
    /**
     * Format: int64
     * @description Images loaded by programs, not readers: filters, previews, mail providers. `opens` excludes them. Left out if none.
     */
    machine_opens?: number;
    /**
     * Format: int64
     * @description Opens.
     */
    opens?: number;
    /**
     * Format: int64
     * @description Messages with an unknown outcome.
     */
    pending?: number;
    /**
     * Format: int64
     * @description Sent messages.
     */
    sends?: number;
    /**
     * Format: int64
     * @description Soft bounces.
     */
    soft_bounces?: number;
    /**
     * Format: int64
     * @description Recipients who clicked.
     */
    unique_clicks?: number;
    /**
     * Format: int64
     * @description Recipients who opened it.
     */
    unique_opens?: number;
    /**
     * Format: int64
     * @description Recipients who unsubscribed.
     */
    unsubscriptions?: number;
};
/**
 * CampaignDetail
 * @description A campaign of any channel, with its content, sends and counts.
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
 *       "processed_messages": 2,
 *       "planned_messages": 2,
 *       "created": "2026-03-03 14:05:00",
 *       "updated": "2026-03-04 10:00:00",
 *       "start_date": "2026-03-04 10:00:00",
 *       "end_date": "2026-03-04 10:00:04",
 *       "schedule_date": {
 *         "enabled": true,
 *         "date": "2026-03-04 10:00:00"
 *       },
 *       "sender_id": 1,
 *       "content": {
 *         "body": "<p>Hello {{ first_name }}, everything is 20 % off until Sunday.</p>",
 *         "plain_text": "Hello {{ first_name }}, everything is 20 % off until Sunday.",
 *         "snippet": "20 % off until Sunday"
 *       },
 *       "runs": [
 *         {
 *           "operation_id": 1,
 *           "status": "sent",
 *           "list_id": 1,
 *           "planned": 2,
 *           "accepted": 2,
 *           "failed": 0,
 *           "skipped": 0,
 *           "cancelled": 0,
 *           "unknown": 0,
 *           "created": "2026-03-03 14:10:00",
 *           "start_date": "2026-03-04 10:00:00",
 *           "end_date": "2026-03-04 10:00:04"
 *         }
 *       ],
 *       "counts": {
 *         "sends": 2,
 *         "opens": 3,
 *         "unique_opens": 2,
 *         "clicks": 1,
 *         "unsubscriptions": 1
 *       }
 *     }
 */
export type CampaignDetail = {
    /**
     * Format: int64
     * @description The automation of the campaign; left out if none.
     */
    automation_id?: number;
    /** @description The hash that identifies the campaign. */
    readonly campaign_hash: string;
    channel: CampaignChannel;
    content: CampaignSaid;
    counts: CampaignCounts;
    created: DateTime;
    /**
     * Format: int64
     * @description The user who created it; left out if a key without a user did.
     */
    created_by?: number;
    end_date?: DateTime;
    /**
     * Format: uri
     * @description The URL of its feed; left out if none.
     */
    feed?: string;
    /**
     * Format: int64
     * @description The group of the campaign; left out if none.
     */
    group_id?: number;
    header_footer?: HeaderFooter;
    /**
     * Format: int64
     * @description The number of the campaign in the account.
     */
    readonly id: number;
    /** @description The name for internal use. */
    internal_name: string;
    /**
     * Format: int64
     * @description The list of the campaign.
     */
    list_id: number;
    /**
     * Format: int64
     * @description Planned recipients of all sends; 0 before the first is planned.
     */
    planned_messages: number;
    /**
     * Format: int64
     * @description Messages that have left the queue so far, with any outcome.
     */
    processed_messages: number;
    /**
     * Format: int64
     * @description The email sender for replies; left out if it is the sender.
     */
    reply_to?: number;
    /** @description The last 50 sends, newest first. */
    runs: CampaignRun[];
    /** @description Whether the send is scheduled, and when. */
    schedule_date: {
        date?: DateTime;
        /** @description False if the send is not scheduled. */
        enabled: boolean;
    };
    /**
     * Format: int64
     * @description The sender; left out if none.
     */
    sender_id?: number;
    start_date?: DateTime;
    status: CampaignStatus;
    /** @description URL of a thumbnail. Always empty: the platform does not render HTML as images. To show one, render the HTML of `getCampaignPreview`. */
    thumbnail: string;
    /** @description The text that recipients see first; the subject of an email. */
    title: string;
    updated: DateTime;
};
/**
 * CampaignFailure
 * @description Recipients that a campaign did not reach, for one reason.
 * @example {
 *       "reason": "hard bounce: 550 5.1.1",
 *       "recipients": 2
 *     }
 */
export type CampaignFailure = {
    /** @description The reason, without addresses. */
    reason: string;
    /**
     * Format: int64
     * @description Number of recipients.
     */
    recipients: number;
};
/**
 * CampaignGroup
 * @description A group of campaigns.
 * @example {
 *       "group_id": 1,
 *       "name": "Spring 2026"
 *     }
 */
export type CampaignGroup = {
    /**
     * Format: int64
     * @description The id of the group.
     */
    readonly group_id: number;
    /** @description The name of the group. */
    name: string;
};
/**
 * CampaignGroupPage
 * @description A page of campaign groups.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "group_id": 1,
 *           "name": "Spring 2026"
 *         }
 *       ]
 *     }
 */
export type CampaignGroupPage = {
    /** @description The groups on this page. */
    items: CampaignGroup[];
    /**
     * Format: int64
     * @description Total number of matching groups, on all pages.
     */
    total_items: number;
};
/**
 * CampaignGroupWrite
 * @description The name of a campaign group.
 * @example {
 *       "name": "Spring 2026"
 *     }
 */
export type CampaignGroupWrite = {
    /** @description The name of the group, unique in the account. */
    name: string;
};
/**
 * CampaignHash
 * @description The hash of the new or changed campaign.
 * @example {
 *       "campaign_hash": "c4mp41gn01"
 *     }
 */
export type CampaignHash = {
    /** @description The hash that identifies the campaign. */
    readonly campaign_hash: string;
    /** @description Warnings before sending, as sentences, such as characters that the encoding of an SMS lacks. Left out if none, and on channels other than SMS and smart SMS. */
    readonly warnings?: string[];
};
/**
 * CampaignLocalTime
 * @description The local hour of a send, and how time zones are determined.
 * @example {
 *       "date": "2026-03-04 10:00:00",
 *       "time_zone_field": "1",
 *       "time_zone": "Europe/Lisbon",
 *       "if_passed": "next_day"
 *     }
 */
export type CampaignLocalTime = {
    /** @description The local time, `YYYY-MM-DD hh:mm:ss`. */
    date: string;
    /**
     * @description When to send to time zones in which the hour had already passed.
     * @enum {string}
     */
    if_passed: "next_day" | "at_once";
    /** @description The time zone for recipients without a known one. */
    time_zone: string;
    /** @description The id of the extra field with a contact's time zone; left out if none. */
    time_zone_field?: string;
};
/**
 * CampaignMessageUpdate
 * @description The text to change. The kind of content cannot change.
 * @example {
 *       "message": "Hello {{ first_name }}, only until Sunday: https://shop.example.com/spring"
 *     }
 */
export type CampaignMessageUpdate = {
    /** @description The text. */
    message?: string | undefined;
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
 *           "processed_messages": 2,
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
export type CampaignPage = {
    /** @description The campaigns on this page. */
    items: Campaign[];
    /**
     * Format: int64
     * @description Total number of matching campaigns, on all pages.
     */
    total_items: number;
};
/**
 * CampaignPreview
 * @description A campaign as one contact would receive it. Fields that the channel does not have are left out.
 * @example {
 *       "channel": "email",
 *       "from": "Shop <shop@example.com>",
 *       "to": "ana@example.com",
 *       "subject": "Spring is here",
 *       "html": "<p>Hello Ana, everything is 20 % off until Sunday.</p>",
 *       "html_path": "/p/dy0xLTEtMS0x.c2VhbA",
 *       "text": "Hello Ana, everything is 20 % off until Sunday."
 *     }
 */
export type CampaignPreview = {
    /** @description The URL of the recording. */
    audio?: string;
    /** @description The buttons. */
    buttons?: CampaignButton[];
    channel: CampaignChannel;
    /**
     * Format: int32
     * @description Length of the SMS, in units of its encoding.
     */
    characters?: number;
    /**
     * @description The encoding of an SMS.
     * @enum {string}
     */
    encoding?: "gsm" | "unicode";
    /** @description The sender: a name with its address, a number, or a name. */
    from?: string;
    /** @description The HTML of an email, with its header and footer. */
    html?: string;
    /** @description The path of a page with this HTML on this server, without a key, for a frame. Scripts don't run, and remote images are blocked unless you add `?pictures=1`. It expires after an hour. */
    html_path?: string;
    /** @description The URL of the image beside the text. */
    icon?: string;
    /** @description The URL that a click on a message opens. */
    link?: string;
    /**
     * Format: int32
     * @description Number of SMS parts.
     */
    parts?: number;
    /** @description Why this contact would get nothing; left out otherwise. */
    problem?: string;
    /** @description The subject of an email, or the title of a push or web push message. */
    subject?: string;
    /** @description The text of an email, of an SMS with its link, of a message, or of a spoken call. */
    text?: string;
    /** @description The recipient; empty without a contact. */
    to?: string;
    /** @description Warnings before sending, as sentences; left out if none. */
    warnings?: string[];
};
/**
 * CampaignRun
 * @description One send of a campaign.
 * @example {
 *       "operation_id": 1,
 *       "status": "sent",
 *       "list_id": 1,
 *       "planned": 2,
 *       "accepted": 2,
 *       "failed": 0,
 *       "skipped": 0,
 *       "cancelled": 0,
 *       "unknown": 0,
 *       "created": "2026-03-03 14:10:00",
 *       "start_date": "2026-03-04 10:00:00",
 *       "end_date": "2026-03-04 10:00:04"
 *     }
 */
export type CampaignRun = {
    /**
     * Format: int64
     * @description Recipients whose message was sent.
     */
    accepted: number;
    /**
     * Format: int64
     * @description Recipients left when it was canceled.
     */
    cancelled: number;
    created: DateTime;
    end_date?: DateTime;
    /**
     * Format: int64
     * @description Recipients whose message failed.
     */
    failed: number;
    /** @description Failed recipients by reason, most frequent first; left out if none. */
    failures?: CampaignFailure[];
    /**
     * Format: int64
     * @description The list of the send.
     */
    list_id: number;
    local_time?: CampaignLocalTime;
    /**
     * Format: int64
     * @description The operation of the send; left out for contacts of automations, who are sent to individually.
     */
    operation_id?: number;
    /**
     * Format: int64
     * @description Planned recipients.
     */
    planned: number;
    /**
     * Format: int64
     * @description Recipients excluded later, such as suppressed ones.
     */
    skipped: number;
    start_date?: DateTime;
    /**
     * @description The status. `standing` is the open-ended send of an automation; `halted` was stopped because its recipient counts don't match.
     * @enum {string}
     */
    status: "standing" | "scheduled" | "planning" | "sending" | "paused" | "halted" | "cancelling" | "sent" | "cancelled";
    /** @description The recipients by time zone, in the order of sending; left out for a send without local times, and empty until the recipients are selected. */
    time_zones?: CampaignTimeZone[];
    /**
     * Format: int64
     * @description Recipients with an unknown outcome.
     */
    unknown: number;
};
/**
 * CampaignSaid
 * @description The content of a campaign, with placeholders. Each channel has the fields of its create request; missing ones are left out.
 * @example {
 *       "body": "<p>Hello {{ first_name }}, everything is 20 % off until Sunday.</p>",
 *       "plain_text": "Hello {{ first_name }}, everything is 20 % off until Sunday.",
 *       "snippet": "20 % off until Sunday"
 *     }
 */
export type CampaignSaid = {
    /** @description The URL of the recording. It needs no key. */
    audio?: string;
    /** @description The HTML of an email; with markers for an RSS campaign. */
    body?: string;
    /** @description The buttons of a push or web push message. */
    buttons?: CampaignButton[];
    /** @description The URL of the image beside the text of a push or web push message. */
    icon?: string;
    /** @description The URL that a click on a web push message opens. */
    link?: string;
    /** @description The text of an SMS, a smart SMS (without its link), a push or web push message, or a spoken call. */
    message?: string;
    options?: SmsCampaignOptions;
    page?: CampaignSaidPage;
    /** @description The text of an email for readers without HTML. */
    plain_text?: string;
    /** @description The preview text beside the subject in inboxes. */
    snippet?: string;
};
/**
 * CampaignSaidPage
 * @description The target of the short link of a smart SMS.
 * @example {
 *       "type": "redirect",
 *       "url": "https://shop.example.com/spring"
 *     }
 */
export type CampaignSaidPage = {
    /** @description The HTML, or that of the copy; left out for an external URL. */
    html?: string;
    /**
     * @description An external URL, the copy of a page, or HTML.
     * @enum {string}
     */
    type: "redirect" | "import" | "html";
    /** @description The URL of the page; left out for HTML. */
    url?: string;
};
/**
 * CampaignStatus
 * @description A draft can be changed. A queued campaign waits for its time, a sending one is in progress, a sent one is finished.
 * @example sent
 * @enum {string}
 */
export type CampaignStatus = "draft" | "canceled" | "queued" | "paused" | "sending" | "sent";
/**
 * CampaignTemplate
 * @description A stored template of the same channel. Its text is copied when the campaign is created.
 * @example {
 *       "type": "template",
 *       "template_id": 1
 *     }
 */
export type CampaignTemplate = {
    /**
     * Format: int64
     * @description The id of the template.
     */
    template_id: number;
    /**
     * @description The kind of content. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "template";
};
/**
 * CampaignTest
 * @description The recipients of a test.
 * @example {
 *       "to": [
 *         "ana@example.com"
 *       ],
 *       "contact_id": "a1b2c3d4e5"
 *     }
 */
export type CampaignTest = {
    /** @description A contact of the campaign's list whose data fill the placeholders. */
    contact_id?: string | undefined;
    /** @description The addresses for the campaign's channel: email addresses, or numbers with their country code. For push and web push, ids of contacts: each gets it on the most recently used device. */
    to: string[];
};
/**
 * CampaignTested
 * @description The outcome of a test.
 * @example {
 *       "items": [
 *         {
 *           "to": "ana@example.com",
 *           "state": "accepted"
 *         }
 *       ]
 *     }
 */
export type CampaignTested = {
    /** @description One result per address, in the order of the request. */
    items: CampaignTestedItem[];
};
/**
 * CampaignTestedItem
 * @description The outcome of a test to one address.
 * @example {
 *       "to": "ana@example.com",
 *       "state": "accepted"
 *     }
 */
export type CampaignTestedItem = {
    /** @description Why it was not accepted. */
    reason?: string;
    /**
     * @description `accepted`: the carrier accepted it. `deferred`: the carrier asked to retry later, and a test is not retried. `failed`: it was refused or cannot be built. `unknown`: the outcome is unknown. `skipped`: the address is suppressed.
     * @enum {string}
     */
    state: "accepted" | "deferred" | "failed" | "unknown" | "skipped";
    /** @description The address. */
    to: string;
};
/**
 * CampaignText
 * @description A text in the request.
 * @example {
 *       "type": "text",
 *       "message": "Hello {{ first_name }}, 20 % off until Sunday: https://shop.example.com/spring"
 *     }
 */
export type CampaignText = {
    /** @description The text. */
    message: string;
    /**
     * @description The kind of content. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "text";
};
/**
 * CampaignTextContent
 * @description The content of a push or text message: a text in the request, or a stored template. In the text, `{{ field }}` becomes the recipient's value.
 * @example {
 *       "type": "text",
 *       "message": "Hello {{ first_name }}, 20 % off until Sunday: https://shop.example.com/spring"
 *     }
 */
export type CampaignTextContent = CampaignText | CampaignTemplate;
/**
 * CampaignTimeZone
 * @description The recipients of a send in one time zone.
 * @example {
 *       "time_zone": "Asia/Tokyo",
 *       "send_date": "2026-03-04 01:00:00",
 *       "planned": 2,
 *       "processed": 2
 *     }
 */
export type CampaignTimeZone = {
    /**
     * Format: int64
     * @description Number of recipients.
     */
    planned: number;
    /**
     * Format: int64
     * @description How many were sent to or excluded.
     */
    processed: number;
    /** @description When it is sent to them, in UTC. */
    send_date: DateTime;
    /** @description The IANA name of the time zone, or its offset. */
    time_zone: string;
};
/**
 * Cart
 * @description A cart of a shop.
 * @example {
 *       "domain": "shop.example.com",
 *       "cart_id": "cart_1001",
 *       "state": "open",
 *       "cart_total": 15.92,
 *       "cart_url": "https://shop.example.com/cart?id=cart_1001",
 *       "list_id": 1,
 *       "contact_id": "a1b2c3d4e5",
 *       "lines": 1,
 *       "products": [
 *         {
 *           "product_identifier": "TSHIRT-RED-M",
 *           "name": "T-shirt, red, M",
 *           "price": 15.92,
 *           "quantity": 1
 *         }
 *       ],
 *       "created": "2026-03-04 10:20:00",
 *       "updated": "2026-03-04 10:21:30"
 *     }
 */
export type Cart = {
    /** @description The id of the cart in the shop, or the platform's own if the shop sent none. */
    cart_id: string;
    /**
     * Format: double
     * @description The total of the cart; left out if unknown.
     */
    cart_total?: number;
    /** @description The URL of the cart in the shop; empty if unknown. */
    cart_url: string;
    /** @description The contact of the cart; left out if unknown. */
    contact_id?: string;
    created: DateTime;
    /** @description The domain of the shop. */
    domain: string;
    /**
     * Format: int64
     * @description Number of product lines.
     */
    lines: number;
    /**
     * Format: int64
     * @description The list of its contact; left out if none.
     */
    list_id?: number;
    /** @description The id of the order that closed it; left out if none. */
    order_id?: string;
    /** @description The products, as sent by the shop. */
    products: CartProduct[];
    reminder?: CartReminder;
    state: CartState;
    updated: DateTime;
};
/**
 * CartContact
 * @description The contact of a cart or order: its id, or values to find or create it.
 * @example {
 *       "base": {
 *         "contact_id": "a1b2c3d4e5"
 *       }
 *     }
 */
export type CartContact = {
    base?: CartContactBase | undefined;
    /** @description Values for extra fields of the list. */
    extra?: ExtraValue[] | undefined;
};
/**
 * CartContactBase
 * @description The base fields of the contact of a cart or an order.
 * @example {
 *       "first_name": "Ana",
 *       "last_name": "Silva",
 *       "email": "ana@example.com",
 *       "cellphone": "351-910000001"
 *     }
 */
export type CartContactBase = {
    /** @description The date of birth, `YYYY-MM-DD`, or empty. */
    birth_date?: string | undefined;
    /** @description The cellphone: country code and number, separated by a hyphen. */
    cellphone?: string | undefined;
    /** @description The id of an existing contact. The other fields are then not needed. */
    contact_id?: string | undefined;
    /** @description The email address. */
    email?: string | undefined;
    /** @description The first name. */
    first_name?: string | undefined;
    /**
     * @description The language of the contact. Empty means en.
     * @default en
     * @enum {string}
     */
    language?: ("pt" | "en" | "es" | "br" | "fr" | "de" | "") | undefined;
    /** @description The last name. */
    last_name?: string | undefined;
    /** @description The phone: country code and number, separated by a hyphen. */
    phone?: string | undefined;
    /** @description Tokens of Android apps. They replace the stored ones. */
    push_token_android?: PushTokenWrite[] | undefined;
    /** @description Tokens of iOS apps. They replace the stored ones. */
    push_token_ios?: PushTokenWrite[] | undefined;
    /**
     * @description The status of a new contact.
     * @default active
     * @enum {string}
     */
    status?: ("active" | "inactive" | "removed" | "unconfirmed") | undefined;
};
/**
 * CartCreate
 * @description The current state of a cart.
 * @example {
 *       "cart_id": "cart_1001",
 *       "cart_total": 15.92,
 *       "contact": {
 *         "base": {
 *           "first_name": "Ana",
 *           "last_name": "Silva",
 *           "email": "ana@example.com",
 *           "cellphone": "351-910000001"
 *         }
 *       },
 *       "products": [
 *         {
 *           "product_identifier": "TSHIRT-RED-M",
 *           "name": "T-shirt, red, M",
 *           "price": 15.92
 *         }
 *       ]
 *     }
 */
export type CartCreate = {
    /** @description The id of the cart in the shop. Repeat it to change the cart; without it, each request creates a new cart. */
    cart_id?: string | undefined;
    /**
     * Format: double
     * @description The total of the cart.
     */
    cart_total?: number | undefined;
    /** @description The URL of the cart in the shop. */
    cart_url?: string | undefined;
    contact?: CartContact | undefined;
    /** @description The products. An empty array empties the cart. */
    products?: CartProduct[] | undefined;
};
/**
 * CartItem
 * @description A cart of a shop, without its products.
 * @example {
 *       "domain": "shop.example.com",
 *       "cart_id": "cart_1001",
 *       "state": "open",
 *       "cart_total": 15.92,
 *       "list_id": 1,
 *       "contact_id": "a1b2c3d4e5",
 *       "lines": 1,
 *       "created": "2026-03-04 10:20:00",
 *       "updated": "2026-03-04 10:21:30"
 *     }
 */
export type CartItem = {
    /** @description The id of the cart in the shop, or the platform's own if the shop sent none. */
    cart_id: string;
    /**
     * Format: double
     * @description The total of the cart; left out if unknown.
     */
    cart_total?: number;
    /** @description The contact of the cart; left out if unknown. */
    contact_id?: string;
    created: DateTime;
    /** @description The domain of the shop. */
    domain: string;
    /**
     * Format: int64
     * @description Number of product lines.
     */
    lines: number;
    /**
     * Format: int64
     * @description The list of its contact; left out if none.
     */
    list_id?: number;
    /** @description The id of the order that closed it; left out if none. */
    order_id?: string;
    reminder?: CartReminder;
    state: CartState;
    updated: DateTime;
};
/**
 * CartPage
 * @description A page of carts.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "domain": "shop.example.com",
 *           "cart_id": "cart_1001",
 *           "state": "open",
 *           "cart_total": 15.92,
 *           "list_id": 1,
 *           "contact_id": "a1b2c3d4e5",
 *           "lines": 1,
 *           "created": "2026-03-04 10:20:00",
 *           "updated": "2026-03-04 10:21:30"
 *         }
 *       ]
 *     }
 */
export type CartPage = {
    /** @description The carts on this page. */
    items: CartItem[];
    /**
     * Format: int64
     * @description Total number of matching carts, on all pages.
     */
    total_items: number;
};
/**
 * CartProduct
 * @description A product in a cart.
 * @example {
 *       "product_identifier": "TSHIRT-RED-M",
 *       "name": "T-shirt, red, M",
 *       "price": 15.92
 *     }
 */
export type CartProduct = {
    /** @description The brand. */
    brand?: string | undefined;
    /** @description The categories, each from broad to narrow, separated by `>`. */
    categories?: string[] | undefined;
    /** @description Additional properties. */
    custom_attributes?: ProductAttributeWrite[] | undefined;
    /** @description A description. */
    description?: string | undefined;
    /** @description The European Article Number. */
    ean?: string | undefined;
    /** @description The Global Trade Item Number. */
    gtin?: string | undefined;
    /** @description The URL of an image. */
    image_link?: string | undefined;
    /** @description The URL of its page. */
    link?: string | undefined;
    /** @description The manufacturer part number. */
    mpn?: string | undefined;
    /** @description The name. */
    name?: string | undefined;
    /**
     * Format: double
     * @description The unit price, in the currency of the catalog.
     * @default 0
     */
    price?: number | undefined;
    /** @description The identifier: letters, digits, `_`, `.` and `-`. Unique in its catalog. */
    product_identifier?: string | undefined;
    /**
     * Format: double
     * @description Quantity in the cart.
     */
    quantity?: number | undefined;
    /** @description The identifiers of related products. */
    related_products?: string[] | undefined;
    /**
     * Format: double
     * @description The reduced unit price; 0 if it is not reduced.
     * @default 0
     */
    sale_price?: number | undefined;
    /** @description The shop's stock keeping unit (SKU). */
    sku?: string | undefined;
    /** @description The Universal Product Code. */
    upc?: string | undefined;
};
/**
 * CartReminder
 * @description The result of the trigger `cart_idle` for a cart: `started` (the contact entered the automation) or `ordered` (it did not, because the contact ordered after the last change of the cart).
 * @example {
 *       "outcome": "ordered",
 *       "automation_id": 1,
 *       "order_id": "order_2001",
 *       "date": "2026-03-04 11:21:30"
 *     }
 */
export type CartReminder = {
    /**
     * Format: int64
     * @description The id of the automation; of several, the last one.
     */
    automation_id: number;
    date: DateTime;
    /** @description The id of the order that made the reminder unnecessary; left out if the automation started. */
    order_id?: string;
    /**
     * @description The result.
     * @enum {string}
     */
    outcome: "started" | "ordered";
};
/**
 * CartState
 * @description The status of a cart: waiting (`open`), empty (`emptied`), or closed by an order (`ordered`).
 * @example open
 * @enum {string}
 */
export type CartState = "open" | "emptied" | "ordered";
/**
 * Catalog
 * @description A collection of products in one language and one currency.
 * @example {
 *       "catalog_id": 1,
 *       "title": "Spring collection",
 *       "language": "en",
 *       "currency": "eur",
 *       "created": "2026-03-03 08:00:00",
 *       "updated": "2026-03-03 08:00:00"
 *     }
 */
export type Catalog = {
    /**
     * Format: int64
     * @description The id of the catalog.
     */
    readonly catalog_id: number;
    created: DateTime;
    /** @description The currency of its prices, for example `eur`. */
    currency: string;
    /** @description The language of its texts, for example `en`. */
    language: string;
    /** @description The title. */
    title: string;
    updated: DateTime;
};
/**
 * CatalogCreate
 * @description The fields of a new catalog.
 * @example {
 *       "title": "Spring collection",
 *       "language": "en",
 *       "currency": "eur"
 *     }
 */
export type CatalogCreate = {
    /** @description The currency of its prices, for example `eur`. */
    currency: string;
    /** @description The language of its texts, for example `en`. */
    language: string;
    /** @description The title. */
    title: string;
};
/**
 * CatalogPage
 * @description The catalogs of the account, all on one page.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "catalog_id": 1,
 *           "title": "Spring collection",
 *           "language": "en",
 *           "currency": "eur",
 *           "created": "2026-03-03 08:00:00",
 *           "updated": "2026-03-03 08:00:00"
 *         }
 *       ]
 *     }
 */
export type CatalogPage = {
    /** @description All catalogs of the account. */
    items: Catalog[];
    /**
     * Format: int64
     * @description Total number of catalogs.
     */
    total_items: number;
};
/**
 * CellphoneSender
 * @description A name or number that sends text messages.
 * @example {
 *       "sender_id": 2,
 *       "cellphone": "SHOP",
 *       "type": "alpha_numeric",
 *       "status": "active"
 *     }
 */
export type CellphoneSender = {
    /** @description The name, or country code and number separated by a hyphen. */
    cellphone: string;
    /**
     * Format: int64
     * @description The id of the sender.
     */
    readonly sender_id: number;
    status: SenderStatus;
    type: CellphoneSenderType;
};
/**
 * CellphoneSenderCreate
 * @description The fields of a new cellphone sender.
 * @example {
 *       "type": "alpha_numeric",
 *       "cellphone": "SHOP",
 *       "file": "JVBERi0xLjQK"
 *     }
 */
export type CellphoneSenderCreate = CellphoneSenderCreateName | CellphoneSenderCreateNumber;
/**
 * CellphoneSenderCreateName
 * @description A name that sends text messages.
 * @example {
 *       "type": "alpha_numeric",
 *       "cellphone": "SHOP",
 *       "file": "JVBERi0xLjQK"
 *     }
 */
export type CellphoneSenderCreateName = {
    /** @description The name: up to 11 letters, digits and signs of the GSM alphabet, without `€ [ ] { } \ ^ ~ |`. A short code has 3 to 8 digits. Returns 422 for a name that networks would change. */
    cellphone: string;
    /** @description A Base64 document that proves your right to use the sender, for the moderators. It is never returned. */
    file: string;
    /**
     * @description The kind of sender. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "alpha_numeric";
};
/**
 * CellphoneSenderCreateNumber
 * @description A number that sends text messages.
 * @example {
 *       "type": "numeric",
 *       "cellphone": "351-910000009",
 *       "file": "JVBERi0xLjQK"
 *     }
 */
export type CellphoneSenderCreateNumber = {
    /** @description Country code and number, separated by a hyphen. */
    cellphone: string;
    /** @description A Base64 document that proves your right to use the sender, for the moderators. It is never returned. */
    file: string;
    /**
     * @description The kind of sender. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "numeric";
};
/**
 * CellphoneSenderList
 * @description A page of cellphone senders.
 * @example {
 *       "items": [
 *         {
 *           "sender_id": 2,
 *           "cellphone": "SHOP",
 *           "type": "alpha_numeric",
 *           "status": "active"
 *         }
 *       ]
 *     }
 */
export type CellphoneSenderList = {
    /** @description The senders on this page. */
    items: CellphoneSender[];
};
/**
 * CellphoneSenderType
 * @description Whether a name or a number sends the text messages.
 * @example alpha_numeric
 * @enum {string}
 */
export type CellphoneSenderType = "alpha_numeric" | "numeric";
/**
 * ChannelStatus
 * @description No messages are sent to an inactive address.
 * @example active
 * @enum {string}
 */
export type ChannelStatus = "active" | "inactive";
/**
 * Cname
 * @description Your own domain name for links, instead of the platform's.
 * @example {
 *       "cname_id": 1,
 *       "value": "links.shop.example.com",
 *       "status": "verified",
 *       "records": [
 *         {
 *           "type": "CNAME",
 *           "name": "links.shop.example.com",
 *           "value": "localhost"
 *         },
 *         {
 *           "type": "TXT",
 *           "name": "_mt-verify.links.shop.example.com",
 *           "value": "7f3a9c0d52e84b61a0c4f8e2d9b15c76"
 *         }
 *       ]
 *     }
 */
export type Cname = {
    /**
     * Format: int64
     * @description The id of the CNAME.
     */
    readonly cname_id: number;
    /** @description The DNS records to set. The CNAME record points the name to the platform. The TXT record proves that the name is yours; you need it only if another account has the name. */
    readonly records?: CnameRecord[];
    status: CnameStatus;
    /** @description The domain name. */
    value: string;
};
/**
 * CnameCreate
 * @description The fields of a new CNAME.
 * @example {
 *       "value": "links.shop.example.com"
 *     }
 */
export type CnameCreate = {
    /** @description The domain name, without protocol and path. Let its DNS entry lead to the platform. */
    value: string;
};
/**
 * CnamePage
 * @description All CNAMEs of the account.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "cname_id": 1,
 *           "value": "links.shop.example.com",
 *           "status": "verified",
 *           "records": [
 *             {
 *               "type": "CNAME",
 *               "name": "links.shop.example.com",
 *               "value": "localhost"
 *             },
 *             {
 *               "type": "TXT",
 *               "name": "_mt-verify.links.shop.example.com",
 *               "value": "7f3a9c0d52e84b61a0c4f8e2d9b15c76"
 *             }
 *           ]
 *         }
 *       ]
 *     }
 */
export type CnamePage = {
    /** @description The CNAMEs of the account. */
    items: Cname[];
    /**
     * Format: int64
     * @description Total number of CNAMEs.
     */
    total_items: number;
};
/**
 * CnameRecord
 * @description A DNS record of a CNAME.
 * @example {
 *       "type": "CNAME",
 *       "name": "links.shop.example.com",
 *       "value": "localhost"
 *     }
 */
export type CnameRecord = {
    /** @description The name of the record. */
    name: string;
    /**
     * @description The type of the record.
     * @enum {string}
     */
    type: "CNAME" | "TXT";
    /** @description Where a CNAME record leads, or the text of a TXT record. */
    value: string;
};
/**
 * CnameStatus
 * @description `recent` has not been checked yet. `verified` is valid. `unverified`: DNS has no entry, or the platform does not respond to the name over HTTPS. `invalid`: the entry points elsewhere, or another account has the name. `private`: it points to a private address. Links use only a verified name; otherwise they use the platform's.
 * @example verified
 * @enum {string}
 */
export type CnameStatus = "verified" | "unverified" | "recent" | "invalid" | "private";
/**
 * ConnectedSite
 * @description A connected website.
 * @example {
 *       "domain": "shop.example.com",
 *       "list_id": 1,
 *       "code": "<script async src=\"https://localhost:8443/te/te5b0c41d97a2e6f38.js\"></script>",
 *       "features": [
 *         {
 *           "track_and_engage": {
 *             "enabled": true
 *           },
 *           "on_site_message": {
 *             "enabled": false,
 *             "items": []
 *           },
 *           "popup_forms": {
 *             "enabled": true,
 *             "items": [
 *               {
 *                 "internal_name": "Spring",
 *                 "form_id": 2
 *               }
 *             ]
 *           },
 *           "whatsapp": {
 *             "enabled": false,
 *             "items": []
 *           },
 *           "web_push": {
 *             "enabled": true,
 *             "items": [
 *               {
 *                 "internal_name": "Shop",
 *                 "site_id": 1,
 *                 "app_code": "wp4f2a9c"
 *               }
 *             ]
 *           },
 *           "embed_forms": {
 *             "enabled": true,
 *             "items": [
 *               {
 *                 "internal_name": "Newsletter",
 *                 "form_id": 1,
 *                 "form_hash": "4e1f0057aa"
 *               }
 *             ]
 *           }
 *         }
 *       ]
 *     }
 */
export type ConnectedSite = {
    /** @description The script for every page of the site. */
    readonly code: string;
    /** @description The domain of the site, without protocol and path. */
    domain: string;
    /** @description The features of the site. */
    features: ConnectedSiteFeatures[];
    /**
     * Format: int64
     * @description The list for visitors; left out if none.
     */
    list_id?: number;
};
/**
 * ConnectedSiteCreate
 * @description The site to connect.
 * @example {
 *       "domain": "shop.example.com",
 *       "list_id": 1
 *     }
 */
export type ConnectedSiteCreate = {
    /** @description The domain of the site, without protocol and path. */
    domain: string;
    /**
     * Format: int64
     * @description The list for visitors.
     */
    list_id?: number | undefined;
};
/**
 * ConnectedSiteEmbedForms
 * @description Forms embedded in the pages of a site.
 * @example {
 *       "enabled": true,
 *       "items": [
 *         {
 *           "internal_name": "Newsletter",
 *           "form_id": 1,
 *           "form_hash": "4e1f0057aa"
 *         }
 *       ]
 *     }
 */
export type ConnectedSiteEmbedForms = {
    /** @description Whether it is enabled. */
    enabled: boolean;
    /** @description The shown forms; empty if disabled. */
    items: {
        /** @description The hash of the form in the page's code. */
        form_hash: string;
        /**
         * Format: int64
         * @description The id of the form.
         */
        form_id: number;
        /** @description The name for internal use. */
        internal_name: string;
    }[];
};
/**
 * ConnectedSiteFeatures
 * @description The features of a connected site. All six are always present.
 * @example {
 *       "track_and_engage": {
 *         "enabled": true
 *       },
 *       "on_site_message": {
 *         "enabled": false,
 *         "items": []
 *       },
 *       "popup_forms": {
 *         "enabled": true,
 *         "items": [
 *           {
 *             "internal_name": "Spring",
 *             "form_id": 2
 *           }
 *         ]
 *       },
 *       "whatsapp": {
 *         "enabled": false,
 *         "items": []
 *       },
 *       "web_push": {
 *         "enabled": true,
 *         "items": [
 *           {
 *             "internal_name": "Shop",
 *             "site_id": 1,
 *             "app_code": "wp4f2a9c"
 *           }
 *         ]
 *       },
 *       "embed_forms": {
 *         "enabled": true,
 *         "items": [
 *           {
 *             "internal_name": "Newsletter",
 *             "form_id": 1,
 *             "form_hash": "4e1f0057aa"
 *           }
 *         ]
 *       }
 *     }
 */
export type ConnectedSiteFeatures = {
    /** @description The other forms of the list, for you to embed. */
    embed_forms: ConnectedSiteEmbedForms;
    /** @description Forms with the `display` `message`. Enabled while the list of the site has some. */
    on_site_message: ConnectedSiteForms;
    /** @description Forms with the `display` `popup`. Enabled while the list of the site has some. */
    popup_forms: ConnectedSiteForms;
    /** @description Visits and goals. */
    track_and_engage: {
        /** @description Whether it is enabled. */
        enabled: boolean;
    };
    web_push: ConnectedSiteWebPush;
    /** @description Forms with the `display` `whatsapp`. Enabled while the list of the site has some. */
    whatsapp: ConnectedSiteForms;
};
/**
 * ConnectedSiteForms
 * @description Forms shown by the site's script.
 * @example {
 *       "enabled": true,
 *       "items": [
 *         {
 *           "internal_name": "Spring",
 *           "form_id": 2
 *         }
 *       ]
 *     }
 */
export type ConnectedSiteForms = {
    /** @description Whether it is enabled. */
    enabled: boolean;
    /** @description The shown forms; empty if disabled. */
    items: {
        /**
         * Format: int64
         * @description The id of the form.
         */
        form_id: number;
        /** @description The name for internal use. */
        internal_name: string;
    }[];
};
/**
 * ConnectedSiteItem
 * @description A connected site in a list.
 * @example {
 *       "domain": "shop.example.com",
 *       "list_id": 1
 *     }
 */
export type ConnectedSiteItem = {
    /** @description The domain of the site, without protocol and path. */
    domain: string;
    /**
     * Format: int64
     * @description The list for visitors; left out if none.
     */
    list_id?: number;
};
/**
 * ConnectedSitePage
 * @description All sites of the account.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "domain": "shop.example.com",
 *           "list_id": 1
 *         }
 *       ]
 *     }
 */
export type ConnectedSitePage = {
    /** @description The sites of the account. */
    items: ConnectedSiteItem[];
    /**
     * Format: int64
     * @description Total number of connected sites.
     */
    total_items: number;
};
/**
 * ConnectedSiteStatistics
 * @description The actions of all visitors of a site in the given days.
 * @example {
 *       "domain": "shop.example.com",
 *       "from": "2026-03-01",
 *       "to": "2026-03-31",
 *       "page_views": 4180,
 *       "product_views": 1210,
 *       "form_displays": 310,
 *       "web_push_optins": 12,
 *       "goal_conversions": 96,
 *       "forms": [
 *         {
 *           "form_id": 1,
 *           "displays": 310
 *         }
 *       ],
 *       "goals": [
 *         {
 *           "id": 1,
 *           "name": "Order",
 *           "conversions": 90
 *         },
 *         {
 *           "id": 2,
 *           "name": "Long visit",
 *           "conversions": 6
 *         }
 *       ]
 *     }
 */
export type ConnectedSiteStatistics = {
    /** @description The domain of the site. */
    domain: string;
    /**
     * Format: int64
     * @description Form views.
     */
    form_displays: number;
    /** @description The viewed forms. */
    forms: {
        /**
         * Format: int64
         * @description Number of views.
         */
        displays: number;
        /**
         * Format: int64
         * @description The id of the form.
         */
        form_id: number;
    }[];
    /**
     * Format: date
     * @description The first day.
     */
    from: string;
    /**
     * Format: int64
     * @description Goal conversions.
     */
    goal_conversions: number;
    /** @description The goals of the site. */
    goals: {
        /**
         * Format: int64
         * @description Number of conversions.
         */
        conversions: number;
        /**
         * Format: int64
         * @description The number of the goal.
         */
        id: number;
        /** @description The name of the goal. */
        name: string;
    }[];
    /**
     * Format: int64
     * @description Page views.
     */
    page_views: number;
    /**
     * Format: int64
     * @description Product views.
     */
    product_views: number;
    /**
     * Format: date
     * @description The last day.
     */
    to: string;
    /**
     * Format: int64
     * @description Browsers with a web push opt-in.
     */
    web_push_optins: number;
};
/**
 * ConnectedSiteWebPush
 * @description Web push on a site.
 * @example {
 *       "enabled": true,
 *       "items": [
 *         {
 *           "internal_name": "Shop",
 *           "site_id": 1,
 *           "app_code": "wp4f2a9c"
 *         }
 *       ]
 *     }
 */
export type ConnectedSiteWebPush = {
    /** @description Whether it is enabled. */
    enabled: boolean;
    /** @description The shown forms; empty if disabled. */
    items: {
        /** @description The code of the site in its script. */
        readonly app_code: string;
        /** @description The name for internal use. */
        internal_name: string;
        /**
         * Format: int64
         * @description The id of the webpush site.
         */
        site_id: number;
    }[];
};
/**
 * Consent
 * @description The legal basis for messages to the contact; `consent` for a new one.
 * @example any
 * @enum {string}
 */
export type Consent = "any" | "consent" | "contract" | "legitimate_interest" | "none" | "protect_vital_interests" | "public_interests" | "required_by_law" | "withdrawn";
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
export type Contact = {
    base: ContactBase;
    /** @description The extra fields that have a value. */
    extra: ContactExtra[];
    /** @description The ids of the attached tags. */
    readonly tags: number[];
};
/**
 * ContactActivityReportActivities
 * @description The activities to show in a contact activity report. Activities that you leave out are not shown.
 * @example {
 *       "opens": true,
 *       "clicks": true,
 *       "subscription": true,
 *       "unsubscribe": true
 *     }
 */
export type ContactActivityReportActivities = {
    /**
     * @description Whether to show events of automations.
     * @default false
     */
    automation_event?: boolean | undefined;
    /**
     * @description Whether to show disabled cellphones.
     * @default false
     */
    cellphone_field_disable?: boolean | undefined;
    /**
     * @description Whether to show enabled cellphones.
     * @default false
     */
    cellphone_field_enable?: boolean | undefined;
    /**
     * @description Whether to show changes of the consent.
     * @default false
     */
    change_consent?: boolean | undefined;
    /**
     * @description Whether to show clicks.
     * @default false
     */
    clicks?: boolean | undefined;
    /**
     * @description Whether to show conversions.
     * @default false
     */
    conversion?: boolean | undefined;
    /**
     * @description Whether to show confirmed changes of the contact.
     * @default false
     */
    double_optedit?: boolean | undefined;
    /**
     * @description Whether to show requests to confirm a subscription.
     * @default false
     */
    double_optin?: boolean | undefined;
    /**
     * @description Whether to show repeated requests to confirm a subscription.
     * @default false
     */
    double_optin_resend?: boolean | undefined;
    /**
     * @description Whether to show changes of the contact.
     * @default false
     */
    edit_subscription?: boolean | undefined;
    /**
     * @description Whether to show disabled email addresses.
     * @default false
     */
    email_field_disable?: boolean | undefined;
    /**
     * @description Whether to show enabled email addresses.
     * @default false
     */
    email_field_enable?: boolean | undefined;
    /**
     * @description Whether to show hard bounces of emails.
     * @default false
     */
    email_hard_bounce?: boolean | undefined;
    /**
     * @description Whether to show emails sent.
     * @default false
     */
    email_send?: boolean | undefined;
    /**
     * @description Whether to show soft bounces of emails.
     * @default false
     */
    email_soft_bounce?: boolean | undefined;
    /**
     * @description Whether to show reports as spam.
     * @default false
     */
    email_spam_complaint?: boolean | undefined;
    /**
     * @description Whether to show likes on Facebook. The column is always 0, because Facebook does not report them.
     * @default false
     */
    facebook_like?: boolean | undefined;
    /**
     * @description Whether to show erased contacts. The column is always 0, because the report has no row for them.
     * @default false
     */
    forget_subscription?: boolean | undefined;
    /**
     * @description Whether to show opened invitations.
     * @default false
     */
    invitation_open?: boolean | undefined;
    /**
     * @description Whether to show invitations sent.
     * @default false
     */
    invitation_send?: boolean | undefined;
    /**
     * @description Whether to show opened emails.
     * @default false
     */
    opens?: boolean | undefined;
    /**
     * @description Whether to show disabled phones.
     * @default false
     */
    phone_field_disable?: boolean | undefined;
    /**
     * @description Whether to show enabled phones.
     * @default false
     */
    phone_field_enable?: boolean | undefined;
    /**
     * @description Whether to show push messages that were dismissed.
     * @default false
     */
    push_canceled?: boolean | undefined;
    /**
     * @description Whether to show push messages delivered.
     * @default false
     */
    push_delivered?: boolean | undefined;
    /**
     * @description Whether to show push messages that failed.
     * @default false
     */
    push_error?: boolean | undefined;
    /**
     * @description Whether to show opened push messages.
     * @default false
     */
    push_open?: boolean | undefined;
    /**
     * @description Whether to show push messages received by the device.
     * @default false
     */
    push_received?: boolean | undefined;
    /**
     * @description Whether to show push messages sent.
     * @default false
     */
    push_send?: boolean | undefined;
    /**
     * @description Whether to show unsubscriptions from push.
     * @default false
     */
    push_unsubscription?: boolean | undefined;
    /**
     * @description Whether to show recommendations to others.
     * @default false
     */
    recommends?: boolean | undefined;
    /**
     * @description Whether to show replies to emails.
     * @default false
     */
    reply_to_email?: boolean | undefined;
    /**
     * @description Whether to show repeated subscriptions.
     * @default false
     */
    resubscription?: boolean | undefined;
    /**
     * @description Whether to show delivery receipts of SMS.
     * @default false
     */
    sms_report?: boolean | undefined;
    /**
     * @description Whether to show SMS sent.
     * @default false
     */
    sms_send?: boolean | undefined;
    /**
     * @description Whether to show shares on social networks.
     * @default false
     */
    social_share?: boolean | undefined;
    /**
     * @description Whether to show subscriptions.
     * @default false
     */
    subscription?: boolean | undefined;
    /**
     * @description Whether to show unsubscriptions by the contact.
     * @default false
     */
    unsubscribe?: boolean | undefined;
    /**
     * @description Whether to show unsubscriptions by the API.
     * @default false
     */
    unsubscribe_api?: boolean | undefined;
    /**
     * @description Whether to show unsubscriptions by a user.
     * @default false
     */
    unsubscribe_manual?: boolean | undefined;
    /**
     * @description Whether to show reasons given for leaving.
     * @default false
     */
    unsubscribe_reason?: boolean | undefined;
    /**
     * @description Whether to show results of calls.
     * @default false
     */
    voice_report?: boolean | undefined;
    /**
     * @description Whether to show calls made.
     * @default false
     */
    voice_send?: boolean | undefined;
    /**
     * @description Whether to show web push messages that bounced.
     * @default false
     */
    web_push_bounce?: boolean | undefined;
    /**
     * @description Whether to show clicks in web push messages.
     * @default false
     */
    web_push_click?: boolean | undefined;
    /**
     * @description Whether to show web push messages delivered.
     * @default false
     */
    web_push_delivered?: boolean | undefined;
    /**
     * @description Whether to show opened web push messages.
     * @default false
     */
    web_push_open?: boolean | undefined;
    /**
     * @description Whether to show web push messages sent.
     * @default false
     */
    web_push_send?: boolean | undefined;
    /**
     * @description Whether to show subscriptions to web push.
     * @default false
     */
    web_push_subscription?: boolean | undefined;
    /**
     * @description Whether to show unsubscriptions from web push.
     * @default false
     */
    web_push_unsubscription?: boolean | undefined;
};
/**
 * ContactActivityReportColumns
 * @description The columns of a contact activity report. Columns that you leave out are not shown.
 * @example {
 *       "list_base_fields": [
 *         "first_name",
 *         "email"
 *       ],
 *       "list_extra_fields": [
 *         {
 *           "list_id": 1,
 *           "fields": [
 *             "1"
 *           ]
 *         }
 *       ],
 *       "contact_activities": {
 *         "opens": true,
 *         "clicks": true,
 *         "subscription": true,
 *         "unsubscribe": true
 *       }
 *     }
 */
export type ContactActivityReportColumns = {
    contact_activities?: ContactActivityReportActivities | undefined;
    /** @description The ids of the base fields to show, for example `email`. */
    list_base_fields?: string[] | undefined;
    /** @description The extra fields to show, by list. */
    list_extra_fields?: AdvancedReportExtraFields[] | undefined;
};
/**
 * ContactActivityReportRequest
 * @description The settings of a contact activity report.
 * @example {
 *       "title": "Activity of March",
 *       "range": {
 *         "start": "2026-03-01 00:00:00",
 *         "end": "2026-03-31 23:59:59"
 *       },
 *       "lists": [
 *         1
 *       ],
 *       "columns": {
 *         "list_base_fields": [
 *           "first_name",
 *           "email"
 *         ],
 *         "list_extra_fields": [
 *           {
 *             "list_id": 1,
 *             "fields": [
 *               "1"
 *             ]
 *           }
 *         ],
 *         "contact_activities": {
 *           "opens": true,
 *           "clicks": true,
 *           "subscription": true,
 *           "unsubscribe": true
 *         }
 *       },
 *       "options": {
 *         "notify": [
 *           1
 *         ]
 *       },
 *       "callback_url": "https://shop.example.com/hooks/report"
 *     }
 */
export type ContactActivityReportRequest = {
    /**
     * Format: uri
     * @description The http or https URL to call when the report has finished.
     */
    callback_url?: string | undefined;
    columns?: ContactActivityReportColumns | undefined;
    format?: AdvancedReportFormat | undefined;
    /** @description The ids of its lists, at most three. */
    lists: number[];
    options?: AdvancedReportOptions | undefined;
    range: AdvancedReportRange;
    /** @description The title of the report. */
    title: string;
};
/**
 * ContactAdvertising
 * @description The click ids of advertising networks.
 * @example {
 *       "gclid": "Cj0KCQiA"
 *     }
 */
export type ContactAdvertising = {
    /** @description The id of a click on a Facebook ad. */
    fbclid?: string | undefined;
    /** @description The id of a click on a Google ad. */
    gclid?: string | undefined;
    /** @description The id of a click on a Microsoft ad. */
    msclkid?: string | undefined;
};
/**
 * ContactBase
 * @description The base fields of a contact. A text without a value is empty; a date without one is left out.
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
export type ContactBase = {
    /**
     * Format: date
     * @description The date of birth.
     */
    birth_date?: string;
    /** @description The cellphone: country code and number, separated by a hyphen. */
    cellphone: string;
    cellphone_status: ChannelStatus;
    /**
     * Format: date
     * @description The day of the last change, at first the day of creation.
     */
    change_date: string;
    consent: Consent;
    consent_date?: DateTime;
    /** @description The id of the contact. */
    readonly contact_id: string;
    /** @description The email address. */
    email: string;
    email_status: ChannelStatus;
    /** @description The first name. */
    first_name: string;
    language: Language;
    /** @description The last name. */
    last_name: string;
    /** @description The phone: country code and number, separated by a hyphen. */
    phone: string;
    phone_status: ChannelStatus;
    /** @description Tokens of Android apps. */
    push_token_android: PushToken[];
    /** @description Tokens of iOS apps. */
    push_token_ios: PushToken[];
    status: ContactStatus;
    subscription_date: DateTime;
    /**
     * Format: int64
     * @description The form of the subscription; 0 if none.
     */
    subscription_form: number;
    /**
     * @description How the contact joined the list.
     * @enum {string}
     */
    subscription_method: "manual" | "form" | "imported" | "referral" | "api";
    unsubscription_date?: DateTime;
    /**
     * @description How the contact left; empty otherwise.
     * @enum {string}
     */
    unsubscription_method: "manual" | "form" | "unsubscribe_link" | "bounce" | "api" | "";
    /** @description The note on why the contact left. */
    unsubscription_observation: string;
    /**
     * @description Why the contact left; empty if unknown.
     * @enum {string}
     */
    unsubscription_reason: "not_interested" | "lack_of_time" | "email_address_change" | "spam" | "other" | "";
};
/**
 * ContactCreate
 * @description A new contact. Fields that you leave out are empty.
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
export type ContactCreate = {
    advertising?: ContactAdvertising | undefined;
    base?: ContactCreateBase | undefined;
    /** @description Values for extra fields of the list. */
    extra?: ExtraValue[] | undefined;
    referrer?: ContactReferrer | undefined;
    utm?: ContactUtm | undefined;
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
export type ContactCreateBase = {
    /** @description The date of birth, `YYYY-MM-DD`, or empty. */
    birth_date?: string | undefined;
    /** @description The cellphone: country code and number, separated by a hyphen, or empty. */
    cellphone?: string | undefined;
    /** @description The email address, or empty. */
    email?: string | undefined;
    /** @description The first name. */
    first_name?: string | undefined;
    /**
     * @description The language of the contact. Empty means en.
     * @default en
     * @enum {string}
     */
    language?: ("pt" | "en" | "es" | "br" | "fr" | "de" | "") | undefined;
    /** @description The last name. */
    last_name?: string | undefined;
    /** @description The phone: country code and number, separated by a hyphen, or empty. */
    phone?: string | undefined;
    /** @description Tokens of Android apps. They replace the stored ones. */
    push_token_android?: PushTokenWrite[] | undefined;
    /** @description Tokens of iOS apps. They replace the stored ones. */
    push_token_ios?: PushTokenWrite[] | undefined;
    /**
     * @description The initial status.
     * @default active
     * @enum {string}
     */
    status?: ("active" | "inactive" | "removed" | "unconfirmed") | undefined;
};
/**
 * ContactDetail
 * @description A contact with its message statistics.
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
 *         "clicks": 0
 *       },
 *       "webpush_stats": {
 *         "sent": 0,
 *         "delivered": 0,
 *         "clicks": 0,
 *         "bounces": 0
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
export type ContactDetail = {
    base: ContactBase;
    email_stats: ContactEmailStats;
    /** @description The extra fields that have a value. */
    extra: ContactExtra[];
    push_stats: ContactPushStats;
    sms_stats: ContactSmsStats;
    /** @description The ids of the attached tags. */
    readonly tags: number[];
    traffic_stats: ContactTrafficStats;
    voice_stats: ContactVoiceStats;
    webpush_stats: ContactWebpushStats;
};
/**
 * ContactEmailStats
 * @description The email statistics of one contact. Counts of zero are left out.
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
export type ContactEmailStats = {
    /**
     * Format: int64
     * @description Clicks. Repeated clicks on a link of a message within 10 minutes count once.
     */
    clicks: number;
    /**
     * Format: int64
     * @description Goals reached after a click.
     */
    conversions: number;
    /**
     * Format: int64
     * @description Emails forwarded by the contact.
     */
    forwards: number;
    /**
     * Format: int64
     * @description Emails to invalid addresses.
     */
    hard_bounces: number;
    last_click_date?: DateTime;
    /** @description The city of the last open. */
    last_open_city?: string;
    /** @description The country of the last open. */
    last_open_country?: string;
    last_open_date?: DateTime;
    /** @description The region of the last open. */
    last_open_region?: string;
    last_send_date?: DateTime;
    /**
     * Format: int64
     * @description Opens. Repeated opens of a message within 10 minutes count once.
     */
    opens: number;
    /**
     * Format: int64
     * @description Sent emails.
     */
    sent: number;
    /**
     * Format: int64
     * @description Likes and shares.
     */
    social_actions: number;
    /**
     * Format: int64
     * @description Emails with a temporary delivery failure.
     */
    soft_bounces: number;
};
/**
 * ContactEvent
 * @description An activity or shop event of a contact.
 * @example {
 *       "event": "new_order",
 *       "date": "2026-03-04 10:31:00",
 *       "data": {
 *         "domain": "shop.example.com",
 *         "order_id": "1001",
 *         "order_total": 31.84
 *       }
 *     }
 */
export type ContactEvent = {
    data?: ContactEventData;
    date: DateTime;
    event: ContactEventName;
};
/**
 * ContactEventData
 * @description The details of the event: a URL for clicks and visits, the campaign for messages, the id for tags and automations, the shop and total for carts and orders.
 * @example {
 *       "domain": "shop.example.com",
 *       "order_id": "1001",
 *       "order_total": 31.84
 *     }
 */
export type ContactEventData = {
    /**
     * Format: int64
     * @description The automation of the event.
     */
    automation_id?: number;
    /** @description The campaign of the message. */
    campaign_hash?: string;
    /** @description The changed cart, or the cart of the order. */
    cart_id?: string;
    /**
     * Format: double
     * @description The total of the cart.
     */
    cart_total?: number;
    /** @description The shop of the cart or the order. */
    domain?: string;
    /** @description The placed order. */
    order_id?: string;
    /**
     * Format: double
     * @description The total of the order.
     */
    order_total?: number;
    /**
     * Format: int64
     * @description The tag that was attached or detached.
     */
    tag_id?: number;
    /** @description The clicked URL, or the page of the product or goal. */
    url?: string;
};
/**
 * ContactEventList
 * @description A page of events of a contact, latest first.
 * @example {
 *       "items": [
 *         {
 *           "event": "new_order",
 *           "date": "2026-03-04 10:31:00",
 *           "data": {
 *             "domain": "shop.example.com",
 *             "order_id": "1001",
 *             "order_total": 31.84
 *           }
 *         }
 *       ]
 *     }
 */
export type ContactEventList = {
    /** @description The events on this page. */
    items: ContactEvent[];
};
/**
 * ContactEventName
 * @description The kind of a contact's event: an activity or a shop event. `product_view`: the contact viewed a product on a site with Track&Engage. `cart_update`: a cart changed. `new_order`: an order was placed.
 * @example new_order
 * @enum {string}
 */
export type ContactEventName = "email_open" | "email_click" | "forward" | "conversion" | "email_send" | "sms_send" | "voice_send" | "mms_send" | "sms_report" | "voice_report" | "invitation_send" | "invitation_open" | "mms_open" | "unsubscribe" | "email_soft_bounce" | "email_hard_bounce" | "subscription" | "resubscription" | "unsubscribe_reason" | "facebook_like" | "social_share" | "unsubscribe_manual" | "double_optin" | "double_optin_resend" | "email_spam_complaint" | "email_field_disable" | "cellphone_field_disable" | "phone_field_disable" | "unsubscribe_api" | "email_field_enable" | "cellphone_field_enable" | "phone_field_enable" | "edit_subscription" | "double_optedit" | "automation_event" | "push_send" | "push_open" | "push_click" | "push_received" | "push_error" | "push_canceled" | "reply_to_email" | "web_push_send" | "web_push_delivered" | "web_push_open" | "web_push_bounce" | "web_push_click" | "web_push_subscription" | "web_push_unsubscription" | "add_push_contact" | "remove_push_contact" | "forget_subscription" | "change_consent" | "push_unsubscription" | "voice_menu_event" | "voice_redirect" | "automation_action" | "automation_trigger" | "push_delivered" | "attach_tag" | "detach_tag" | "smart_sms_send" | "smart_sms_open" | "smart_sms_click" | "smart_sms_report" | "product_view" | "cart_update" | "new_order";
/**
 * ContactExport
 * @description The contacts to export, and the format.
 * @example {
 *       "format": "csv",
 *       "segments": [
 *         "saved_1"
 *       ],
 *       "fields": [
 *         "email",
 *         "first_name",
 *         "1"
 *       ],
 *       "include_tags": true,
 *       "include_stats": false,
 *       "callback_url": "https://shop.example.com/hooks/export"
 *     }
 */
export type ContactExport = {
    /**
     * Format: uri
     * @description The http or https URL that receives the file's URL, which `getOperation` also shows.
     */
    callback_url?: string | undefined;
    /** @description Exports only the contacts with these ids. */
    contacts?: string[] | undefined;
    /** @description The ids of the fields to export, in this order; ids of extra fields as text. If left out or empty, all fields are exported. */
    fields?: string[] | undefined;
    /**
     * @description The format of the file. Text is in UTF-8; `xlsx` is an Excel workbook.
     * @enum {string}
     */
    format: "csv" | "xml" | "xlsx";
    /**
     * @description Whether to export each contact's message statistics, as in `getContact`.
     * @default false
     */
    include_stats?: boolean | undefined;
    /**
     * @description Whether to export the names of each contact's tags.
     * @default false
     */
    include_tags?: boolean | undefined;
    /** @description Exports only contacts that meet these conditions, without a saved segment. */
    segment_filter?: SegmentFilter | undefined;
    /** @description The ids of segments of the type `saved`; contacts in any of them are exported. If left out or empty, the whole list is exported, including removed contacts. */
    segments?: string[] | undefined;
};
/**
 * ContactExportResult
 * @description The file of an export.
 * @example {
 *       "file": "https://localhost:8443/files/k5Zb0yTq"
 *     }
 */
export type ContactExportResult = {
    /**
     * Format: uri
     * @description The URL of the file.
     */
    file: string;
};
/**
 * ContactExtra
 * @description The value of an extra field of a contact. `format` determines its form.
 * @example {
 *       "field_id": 1,
 *       "format": "text",
 *       "value": "Lisboa"
 *     }
 */
export type ContactExtra = ContactExtraDate | ContactExtraText | ContactExtraCellphone | ContactExtraPhone | ContactExtraNumber | ContactExtraEmail | ContactExtraOptions;
/**
 * ContactExtraCellphone
 * @description The value of an extra field with another cellphone.
 * @example {
 *       "field_id": 4,
 *       "format": "cellphone",
 *       "value": "351-910000002",
 *       "status": "active"
 *     }
 */
export type ContactExtraCellphone = {
    /**
     * Format: int64
     * @description The id of the extra field.
     */
    field_id: number;
    /**
     * @description The format of the field. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    format: "cellphone";
    status: ChannelStatus;
    /** @description Country code and number with a dash between them. */
    value: string;
};
/**
 * ContactExtraDate
 * @description The value of an extra field with a date.
 * @example {
 *       "field_id": 2,
 *       "format": "date",
 *       "value": "2026-05-01"
 *     }
 */
export type ContactExtraDate = {
    /**
     * Format: int64
     * @description The id of the extra field.
     */
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
 * @description The value of an extra field with another email address.
 * @example {
 *       "field_id": 7,
 *       "format": "email",
 *       "value": "ana.silva@example.org",
 *       "status": "active"
 *     }
 */
export type ContactExtraEmail = {
    /**
     * Format: int64
     * @description The id of the extra field.
     */
    field_id: number;
    /**
     * @description The format of the field. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    format: "email";
    status: ChannelStatus;
    /** @description The address. */
    value: string;
};
/**
 * ContactExtraNumber
 * @description The value of an extra field with a number, as text to keep its precision.
 * @example {
 *       "field_id": 6,
 *       "format": "number",
 *       "value": "100"
 *     }
 */
export type ContactExtraNumber = {
    /**
     * Format: int64
     * @description The id of the extra field.
     */
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
 * @description The value of an extra field with a choice among its options.
 * @example {
 *       "field_id": 8,
 *       "format": "options",
 *       "value": [
 *         1
 *       ]
 *     }
 */
export type ContactExtraOptions = {
    /**
     * Format: int64
     * @description The id of the extra field.
     */
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
 * @description The value of an extra field with another phone.
 * @example {
 *       "field_id": 5,
 *       "format": "phone",
 *       "value": "351-210000001",
 *       "status": "active"
 *     }
 */
export type ContactExtraPhone = {
    /**
     * Format: int64
     * @description The id of the extra field.
     */
    field_id: number;
    /**
     * @description The format of the field. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    format: "phone";
    status: ChannelStatus;
    /** @description Country code and number with a dash between them. */
    value: string;
};
/**
 * ContactExtraText
 * @description The value of an extra field with a text.
 * @example {
 *       "field_id": 1,
 *       "format": "text",
 *       "value": "Lisboa"
 *     }
 */
export type ContactExtraText = {
    /**
     * Format: int64
     * @description The id of the extra field.
     */
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
 * ContactForget
 * @description The contacts to erase.
 * @example {
 *       "contacts": [
 *         "a1b2c3d4e5"
 *       ]
 *     }
 */
export type ContactForget = {
    /** @description The ids of the contacts, at most 1,000. */
    contacts: string[];
};
/**
 * ContactImport
 * @description Contacts to import into a list, in `contacts` or in a `file`. For a single contact, use `createContact`.
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
export type ContactImport = ContactImportContacts | ContactImportFile;
/**
 * ContactImportBase
 * @description The base fields of an imported contact. With an invalid value, the contact counts as invalid in the result, and the import continues.
 * @example {
 *       "first_name": "Rui",
 *       "last_name": "Costa",
 *       "email": "rui@example.com"
 *     }
 */
export type ContactImportBase = {
    /** @description The date of birth, `YYYY-MM-DD`. */
    birth_date?: string | undefined;
    /** @description The cellphone: country code and number, separated by a hyphen. */
    cellphone?: string | undefined;
    /** @description The email address. */
    email?: string | undefined;
    /** @description The first name. */
    first_name?: string | undefined;
    /** @description The language of the contact: pt, en, es, br, fr or de. */
    language?: string | undefined;
    /** @description The last name. */
    last_name?: string | undefined;
    /** @description The phone: country code and number, separated by a hyphen. */
    phone?: string | undefined;
    /** @description Tokens of Android apps. They replace the stored ones. */
    push_token_android?: PushTokenWrite[] | undefined;
    /** @description Tokens of iOS apps. They replace the stored ones. */
    push_token_ios?: PushTokenWrite[] | undefined;
    /**
     * @description The status of a new contact.
     * @default active
     * @enum {string}
     */
    status?: ("active" | "inactive" | "removed" | "unconfirmed") | undefined;
};
/**
 * ContactImportColumn
 * @description A column of a file and its field.
 * @example {
 *       "field_id": "email",
 *       "column_name": "E-mail"
 *     }
 */
export type ContactImportColumn = {
    /** @description The name of the column in the first line. */
    column_name: string;
    /** @description The field; the id of an extra field as text. A field of the format `options` accepts options separated by semicolons, each by its id or its text in any language and case. */
    field_id: string;
};
/**
 * ContactImportContacts
 * @description Contacts in the request.
 * @example {
 *       "mode": "add",
 *       "compare_field": "email",
 *       "contacts": [
 *         {
 *           "base": {
 *             "email": "ana@example.com"
 *           }
 *         },
 *         {
 *           "base": {
 *             "email": "rui@example.com"
 *           }
 *         }
 *       ]
 *     }
 */
export type ContactImportContacts = {
    /**
     * Format: uri
     * @description The http or https URL that receives the result when the import has ended.
     */
    callback_url?: string | undefined;
    /** @description The id of a unique field. Its value determines whether a contact is new. */
    compare_field: string;
    /** @description The contacts, at least two. */
    contacts: ContactImportItem[];
    /**
     * @description Whether an empty value clears the stored value. Otherwise empty values are ignored.
     * @default false
     */
    force_empty?: boolean | undefined;
    mode: ContactImportMode;
    /** @description The ids of the users to notify when the import has ended. */
    notify?: number[] | undefined;
    /** @description The tags to add to each new or changed contact. */
    tags?: number[] | undefined;
};
/**
 * ContactImportCsv
 * @description A CSV file with column names in its first line. It is downloaded once, in the background, and can have 256 MiB. UTF-8, UTF-16, Windows-1252 and a first line `sep=;` are recognized. Column names match in any case. An unreadable row is refused; the result file has its number and the reason. If the whole file is unreadable, the operation ends with the status `error` and a `problem`. One apostrophe before a formula (`'=`, `'+`, `'-`, `'@`) is removed, so you can import a file of `exportContacts` unchanged.
 * @example {
 *       "url": "https://shop.example.com/exports/contacts.csv",
 *       "field_mapping": [
 *         {
 *           "field_id": "email",
 *           "column_name": "E-mail"
 *         },
 *         {
 *           "field_id": "first_name",
 *           "column_name": "First name"
 *         }
 *       ],
 *       "separator": "\"",
 *       "delimiter": ";"
 *     }
 */
export type ContactImportCsv = {
    /**
     * @description The character between columns. If the columns are found only with another common delimiter, that one is used.
     * @default ,
     */
    delimiter?: string | undefined;
    /** @description The field of each column, including the comparison field. Columns that you leave out are ignored. */
    field_mapping: ContactImportColumn[];
    /** @description The quote character around text with a delimiter or line break. By default, the double quote (`"`). */
    separator?: string | undefined;
    /**
     * Format: uri
     * @description The http or https URL of the file.
     */
    url: string;
};
/**
 * ContactImportFile
 * @description Contacts in a CSV file that the platform downloads.
 * @example {
 *       "mode": "update",
 *       "compare_field": "email",
 *       "file": {
 *         "url": "https://shop.example.com/exports/contacts.csv",
 *         "field_mapping": [
 *           {
 *             "field_id": "email",
 *             "column_name": "E-mail"
 *           },
 *           {
 *             "field_id": "first_name",
 *             "column_name": "First name"
 *           },
 *           {
 *             "field_id": "1",
 *             "column_name": "City"
 *           }
 *         ],
 *         "separator": "\"",
 *         "delimiter": ";"
 *       },
 *       "callback_url": "https://shop.example.com/hooks/import"
 *     }
 */
export type ContactImportFile = {
    /**
     * Format: uri
     * @description The http or https URL that receives the result when the import has ended.
     */
    callback_url?: string | undefined;
    /** @description The id of a unique field. Its value determines whether a contact is new. */
    compare_field: string;
    file: ContactImportCsv;
    /**
     * @description Whether an empty value clears the stored value. Otherwise empty values are ignored.
     * @default false
     */
    force_empty?: boolean | undefined;
    mode: ContactImportMode;
    /** @description The ids of the users to notify when the import has ended. */
    notify?: number[] | undefined;
    /** @description The tags to add to each new or changed contact. */
    tags?: number[] | undefined;
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
export type ContactImportItem = {
    base?: ContactImportBase | undefined;
    /** @description Values for extra fields of the list. */
    extra?: ExtraValue[] | undefined;
    referrer?: ContactReferrer | undefined;
    utm?: ContactUtm | undefined;
};
/**
 * ContactImportMode
 * @description How to handle existing contacts. `add` keeps them unchanged, `update` overwrites the given values; both create new contacts. `update_only` overwrites and creates none.
 * @example update
 * @enum {string}
 */
export type ContactImportMode = "add" | "update" | "update_only";
/**
 * ContactMassUpdateBase
 * @description The base fields for all selected contacts. An empty text clears the value.
 * @example {
 *       "language": "pt"
 *     }
 */
export type ContactMassUpdateBase = {
    /** @description The date of birth, `YYYY-MM-DD`, or empty. */
    birth_date?: string | undefined;
    /** @description The cellphone: country code and number, separated by a hyphen, or empty. */
    cellphone?: string | undefined;
    cellphone_status?: ChannelStatus | undefined;
    consent?: Consent | undefined;
    /** @description The email address, or empty. */
    email?: string | undefined;
    email_status?: ChannelStatus | undefined;
    /** @description The first name. */
    first_name?: string | undefined;
    /**
     * @description The language of the contacts. Empty resets it to en.
     * @enum {string}
     */
    language?: ("pt" | "en" | "es" | "br" | "fr" | "de" | "") | undefined;
    /** @description The last name. */
    last_name?: string | undefined;
    /** @description The phone: country code and number, separated by a hyphen, or empty. */
    phone?: string | undefined;
    phone_status?: ChannelStatus | undefined;
    /**
     * @description The new status. `removed` unsubscribes the contacts with the method `api`.
     * @enum {string}
     */
    status?: ("active" | "inactive" | "removed" | "unconfirmed") | undefined;
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
export type ContactPage = {
    /** @description The contacts on this page. */
    items: Contact[];
    /**
     * Format: int64
     * @description Total number of matching contacts, on all pages.
     */
    total_items: number;
};
/**
 * ContactPushStats
 * @description The push statistics of one contact.
 * @example {
 *       "sent": 0,
 *       "delivered": 0,
 *       "not_delivered": 0,
 *       "views": 0,
 *       "clicks": 0
 *     }
 */
export type ContactPushStats = {
    /**
     * Format: int64
     * @description Clicks, including repeated ones.
     */
    clicks: number;
    /**
     * Format: int64
     * @description Messages received by a device.
     */
    delivered: number;
    last_view_date?: DateTime;
    /**
     * Format: int64
     * @description Messages not received by any device.
     */
    not_delivered: number;
    /**
     * Format: int64
     * @description Sent messages.
     */
    sent: number;
    /**
     * Format: int64
     * @description Opened messages.
     */
    views: number;
};
/**
 * ContactRef
 * @description The id of the new or changed contact.
 * @example {
 *       "contact_id": "a1b2c3d4e5"
 *     }
 */
export type ContactRef = {
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
export type ContactReferrer = {
    /** @description The URL of the page. */
    referrer?: string | undefined;
};
/**
 * ContactSearchResult
 * @description The contacts with the address, in all lists.
 * @example {
 *       "items": [
 *         {
 *           "contact_id": "a1b2c3d4e5",
 *           "list_id": 1
 *         }
 *       ]
 *     }
 */
export type ContactSearchResult = {
    /** @description One entry per list with the address. */
    items: {
        /** @description The id of the contact. */
        contact_id: string;
        /**
         * Format: int64
         * @description The list of the contact.
         */
        list_id: number;
    }[];
};
/**
 * ContactSmsStats
 * @description The SMS statistics of one contact.
 * @example {
 *       "sent": 0,
 *       "delivered": 0
 *     }
 */
export type ContactSmsStats = {
    /**
     * Format: int64
     * @description Messages reported as delivered by the network.
     */
    delivered: number;
    /**
     * Format: int64
     * @description Sent messages.
     */
    sent: number;
};
/**
 * ContactStatus
 * @description Only an active contact gets messages. A removed contact unsubscribed; an unconfirmed one has not confirmed the subscription.
 * @example active
 * @enum {string}
 */
export type ContactStatus = "active" | "inactive" | "removed" | "unconfirmed";
/**
 * ContactsUnify
 * @description The duplicates to merge.
 * @example {
 *       "type": "fields",
 *       "compare_fields": [
 *         "email"
 *       ],
 *       "dry_run": true
 *     }
 */
export type ContactsUnify = ContactsUnifyFields | ContactsUnifyContacts;
/**
 * ContactsUnifyContacts
 * @description Contacts of one person. Ids that are not in the list are ignored.
 * @example {
 *       "type": "contacts",
 *       "contacts": [
 *         "a1b2c3d4e5",
 *         "b1b2c3d4e5"
 *       ]
 *     }
 */
export type ContactsUnifyContacts = {
    /** @description The ids of the contacts to merge into one. */
    contacts: string[];
    /**
     * @description Only counts the contacts to merge. `getOperation` returns the counts in `duplicates`.
     * @default false
     */
    dry_run?: boolean | undefined;
    /**
     * @description Which contact of a group to keep, with its id.
     * @default oldest
     * @enum {string}
     */
    survivor?: ("oldest" | "newest") | undefined;
    /** @description The contact to keep. By default, `survivor` decides. */
    survivor_id?: string | undefined;
    /**
     * @description How to find the duplicates. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "contacts";
    /**
     * @description Which values to keep if they differ. `newest`: those of the last changed contact. `survivor`: those of the kept contact. Empty values are never used.
     * @default newest
     * @enum {string}
     */
    values?: ("newest" | "survivor") | undefined;
};
/**
 * ContactsUnifyFields
 * @description Contacts of the list with equal values. A contact without a value in one of the fields is not compared.
 * @example {
 *       "type": "fields",
 *       "compare_fields": [
 *         "email"
 *       ],
 *       "dry_run": true
 *     }
 */
export type ContactsUnifyFields = {
    /** @description The ids of the base or extra fields that must all be equal in duplicates. Case and surrounding spaces are ignored. Returns 422 for a field of the format `options`, and for `language`. */
    compare_fields: string[];
    /**
     * @description Only counts the contacts to merge. `getOperation` returns the counts in `duplicates`.
     * @default false
     */
    dry_run?: boolean | undefined;
    /**
     * @description Which contact of a group to keep, with its id.
     * @default oldest
     * @enum {string}
     */
    survivor?: ("oldest" | "newest") | undefined;
    /**
     * @description How to find the duplicates. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "fields";
    /**
     * @description Which values to keep if they differ. `newest`: those of the last changed contact. `survivor`: those of the kept contact. Empty values are never used.
     * @default newest
     * @enum {string}
     */
    values?: ("newest" | "survivor") | undefined;
};
/**
 * ContactsUpdate
 * @description The same values for many contacts.
 * @example {
 *       "type": "contacts",
 *       "contacts": [
 *         "a1b2c3d4e5"
 *       ],
 *       "base": {
 *         "language": "pt"
 *       },
 *       "extra": [
 *         {
 *           "field_id": 1,
 *           "value": "Porto"
 *         }
 *       ]
 *     }
 */
export type ContactsUpdate = ContactsUpdateContacts | ContactsUpdateSegment | ContactsUpdateAll;
/**
 * ContactsUpdateAll
 * @description Values for all contacts of the list, except removed ones.
 * @example {
 *       "type": "all",
 *       "base": {
 *         "consent": "legitimate_interest"
 *       }
 *     }
 */
export type ContactsUpdateAll = {
    base?: ContactMassUpdateBase | undefined;
    /** @description New values for extra fields of the list; other fields keep theirs. An empty text or array clears the value. */
    extra?: ExtraValue[] | undefined;
    /**
     * @description How the contacts are selected. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "all";
};
/**
 * ContactsUpdateContacts
 * @description Values for single contacts of the list.
 * @example {
 *       "type": "contacts",
 *       "contacts": [
 *         "a1b2c3d4e5"
 *       ],
 *       "base": {
 *         "language": "pt"
 *       },
 *       "extra": [
 *         {
 *           "field_id": 1,
 *           "value": "Porto"
 *         }
 *       ]
 *     }
 */
export type ContactsUpdateContacts = {
    base?: ContactMassUpdateBase | undefined;
    /** @description The ids of the contacts. */
    contacts: string[];
    /** @description New values for extra fields of the list; other fields keep theirs. An empty text or array clears the value. */
    extra?: ExtraValue[] | undefined;
    /**
     * @description How the contacts are selected. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "contacts";
};
/**
 * ContactsUpdateSegment
 * @description Values for the contacts of a segment.
 * @example {
 *       "type": "segment",
 *       "segment_id": "saved_1",
 *       "base": {
 *         "language": "pt"
 *       }
 *     }
 */
export type ContactsUpdateSegment = {
    base?: ContactMassUpdateBase | undefined;
    /** @description New values for extra fields of the list; other fields keep theirs. An empty text or array clears the value. */
    extra?: ExtraValue[] | undefined;
    /** @description The segment of the list. A contact must be in it at the time of its change. */
    segment_id: string;
    /**
     * @description How the contacts are selected. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "segment";
};
/**
 * ContactTagging
 * @description A tag and its contacts: by `contacts`, by `segment_id`, or by `field_id` with values in `contacts`.
 * @example {
 *       "tag_id": 1,
 *       "contacts": [
 *         "a1b2c3d4e5"
 *       ]
 *     }
 */
export type ContactTagging = ContactTaggingContacts | ContactTaggingSegment | ContactTaggingField;
/**
 * ContactTaggingContacts
 * @description A tag, and contacts by id.
 * @example {
 *       "tag_id": 1,
 *       "contacts": [
 *         "a1b2c3d4e5"
 *       ]
 *     }
 */
export type ContactTaggingContacts = {
    /** @description The ids of the contacts. */
    contacts: string[];
    /**
     * Format: int64
     * @description The tag.
     */
    tag_id: number;
};
/**
 * ContactTaggingField
 * @description A tag, and contacts by field value.
 * @example {
 *       "tag_id": 1,
 *       "field_id": "email",
 *       "contacts": [
 *         "ana@example.com"
 *       ]
 *     }
 */
export type ContactTaggingField = {
    /** @description The values, at most 1,000 for a field that is not unique. All contacts with one of them are selected; unknown values are ignored. */
    contacts: string[];
    /** @description The field of the values, of any format except `options`; the id of an extra field as text. */
    field_id: string;
    /**
     * Format: int64
     * @description The tag.
     */
    tag_id: number;
};
/**
 * ContactTaggingSegment
 * @description A tag, and contacts by segment.
 * @example {
 *       "tag_id": 1,
 *       "segment_id": "saved_1"
 *     }
 */
export type ContactTaggingSegment = {
    /** @description The segment of the list, with its current contacts. */
    segment_id: string;
    /**
     * Format: int64
     * @description The tag.
     */
    tag_id: number;
};
/**
 * ContactTarget
 * @description The contacts to change.
 * @example {
 *       "type": "all"
 *     }
 */
export type ContactTarget = ContactTargetAll | ContactTargetContacts;
/**
 * ContactTargetAll
 * @description All contacts of the list, except removed ones.
 * @example {
 *       "type": "all"
 *     }
 */
export type ContactTargetAll = {
    /**
     * @description How the contacts are selected. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "all";
};
/**
 * ContactTargetContacts
 * @description Single contacts of the list. Removed ones are skipped.
 * @example {
 *       "type": "contacts",
 *       "contacts": [
 *         "a1b2c3d4e5"
 *       ]
 *     }
 */
export type ContactTargetContacts = {
    /** @description The ids of the contacts. */
    contacts: string[];
    /**
     * @description How the contacts are selected. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "contacts";
};
/**
 * ContactTrafficStats
 * @description The source of the contact, as given at its creation. Missing values are empty.
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
export type ContactTrafficStats = {
    /** @description The click ids of advertising networks. */
    advertising: {
        /** @description The id of a click on a Facebook ad. */
        fbclid: string;
        /** @description The id of a click on a Google ad. */
        gclid: string;
        /** @description The id of a click on a Microsoft ad. */
        msclkid: string;
    };
    /** @description The page before the subscription. */
    referrer: {
        /** @description The URL of the page. */
        referrer: string;
    };
    /** @description The campaign tags (UTM) of the subscription. */
    utm: {
        /** @description The name of the campaign. */
        utm_campaign: string;
        /** @description Distinguishes several ads. */
        utm_content: string;
        /** @description The kind of ad. */
        utm_medium: string;
        /** @description The site or partner. */
        utm_source: string;
        /** @description The search words. */
        utm_term: string;
    };
};
/**
 * ContactUpdate
 * @description The fields of a contact to change. Fields that you leave out stay unchanged.
 * @example {
 *       "base": {
 *         "last_name": "Sousa",
 *         "phone": ""
 *       }
 *     }
 */
export type ContactUpdate = {
    base?: ContactUpdateBase | undefined;
    /** @description New values for extra fields of the list; other fields keep theirs. An empty text or array clears the value. */
    extra?: ExtraValue[] | undefined;
};
/**
 * ContactUpdateBase
 * @description The base fields to change. An empty text clears the value.
 * @example {
 *       "last_name": "Sousa",
 *       "phone": ""
 *     }
 */
export type ContactUpdateBase = {
    /** @description The date of birth, `YYYY-MM-DD`, or empty. */
    birth_date?: string | undefined;
    /** @description The cellphone: country code and number, separated by a hyphen, or empty. */
    cellphone?: string | undefined;
    cellphone_status?: ChannelStatus | undefined;
    consent?: Consent | undefined;
    /** @description The email address, or empty. */
    email?: string | undefined;
    email_status?: ChannelStatus | undefined;
    /** @description The first name. */
    first_name?: string | undefined;
    /**
     * @description The language of the contact. Empty resets it to en.
     * @enum {string}
     */
    language?: ("pt" | "en" | "es" | "br" | "fr" | "de" | "") | undefined;
    /** @description The last name. */
    last_name?: string | undefined;
    /** @description The phone: country code and number, separated by a hyphen, or empty. */
    phone?: string | undefined;
    phone_status?: ChannelStatus | undefined;
    /** @description Tokens of Android apps. They replace the stored ones. */
    push_token_android?: PushTokenWrite[] | undefined;
    /** @description Tokens of iOS apps. They replace the stored ones. */
    push_token_ios?: PushTokenWrite[] | undefined;
    /**
     * @description The new status. To remove a contact, unsubscribe it.
     * @enum {string}
     */
    status?: ("active" | "inactive" | "unconfirmed") | undefined;
};
/**
 * ContactUpdateByField
 * @description A contact, identified by a unique value, and the fields to change.
 * @example {
 *       "compare_field": {
 *         "field_id": "email",
 *         "value": "ana@example.com"
 *       },
 *       "base": {
 *         "last_name": "Sousa"
 *       },
 *       "extra": [
 *         {
 *           "field_id": 1,
 *           "value": "Porto"
 *         }
 *       ]
 *     }
 */
export type ContactUpdateByField = {
    base?: ContactUpdateBase | undefined;
    /** @description The contact to change. */
    compare_field: {
        /** @description The id of a unique field; that of an extra field as text. */
        field_id: string;
        /** @description The value that the contact has in it, in any form that the field takes. The case of an email does not matter. */
        value: string;
    };
    /** @description New values for extra fields of the list; other fields keep theirs. An empty text or array clears the value. */
    extra?: ExtraValue[] | undefined;
};
/**
 * ContactUtm
 * @description The campaign tags (UTM) of the subscription.
 * @example {
 *       "utm_source": "partner",
 *       "utm_medium": "banner",
 *       "utm_campaign": "spring"
 *     }
 */
export type ContactUtm = {
    /** @description The name of the campaign. */
    utm_campaign?: string | undefined;
    /** @description Distinguishes several ads. */
    utm_content?: string | undefined;
    /** @description The kind of ad. */
    utm_medium?: string | undefined;
    /** @description The site or partner. */
    utm_source?: string | undefined;
    /** @description The search words. */
    utm_term?: string | undefined;
};
/**
 * ContactVoiceStats
 * @description The call statistics of one contact.
 * @example {
 *       "sent": 0,
 *       "answered": 0
 *     }
 */
export type ContactVoiceStats = {
    /**
     * Format: int64
     * @description Answered calls.
     */
    answered: number;
    /**
     * Format: int64
     * @description Calls made.
     */
    sent: number;
};
/**
 * ContactWebpushStats
 * @description The web push statistics of one contact.
 * @example {
 *       "sent": 0,
 *       "delivered": 0,
 *       "clicks": 0,
 *       "bounces": 0
 *     }
 */
export type ContactWebpushStats = {
    /**
     * Format: int64
     * @description Messages not accepted by any browser.
     */
    bounces: number;
    /**
     * Format: int64
     * @description Clicks. Repeated clicks on a link of a message within 10 minutes count once.
     */
    clicks: number;
    /**
     * Format: int64
     * @description Messages received by a browser.
     */
    delivered: number;
    last_bounce_date?: DateTime;
    last_click_date?: DateTime;
    last_delivery_date?: DateTime;
    last_send_date?: DateTime;
    /**
     * Format: int64
     * @description Sent messages.
     */
    sent: number;
};
/**
 * Country
 * @description A country with its currency and phone code.
 * @example {
 *       "country": 620,
 *       "name": "Portugal",
 *       "iso_code": "PT",
 *       "currency": "EUR",
 *       "country_code": "351"
 *     }
 */
export type Country = {
    /**
     * Format: int64
     * @description The id of the country.
     */
    country: number;
    /** @description The country code of its phone numbers. */
    country_code: string;
    /** @description Currency code (ISO 4217). */
    currency: string;
    /** @description Country code (ISO 3166, two letters). */
    iso_code: string;
    /** @description The English name. */
    name: string;
};
/**
 * CountryPage
 * @description All matching countries.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "country": 620,
 *           "name": "Portugal",
 *           "iso_code": "PT",
 *           "currency": "EUR",
 *           "country_code": "351"
 *         }
 *       ]
 *     }
 */
export type CountryPage = {
    /** @description The matching countries. */
    items: Country[];
    /**
     * Format: int64
     * @description Total number of matching countries.
     */
    total_items: number;
};
/**
 * CreateCampaignGroupConflict
 * @description What stands against the request.
 */
export type CreateCampaignGroupConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description This name is already in use. */
        name_already_exists?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * CreateCellphoneSenderConflict
 * @description What stands against the request.
 */
export type CreateCellphoneSenderConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description The account already has a sender with this address. */
        sender_exists?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * CreateCnameConflict
 * @description What stands against the request.
 */
export type CreateCnameConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The account already has this domain. */
        cname_exists?: string;
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * CreateContactConflict
 * @description What stands against the request.
 */
export type CreateContactConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The data of the person with this address was erased. Only a confirmed subscription by this person can add it again. */
        address_forgotten?: string;
        /** @description The ids of the contacts with the value. */
        contacts?: string[];
        /** @description The id of the field, or the name of a base field. */
        field_id?: string;
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description Another contact already has this value. */
        unique_field_in_use?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * CreateEmailSenderConflict
 * @description What stands against the request.
 */
export type CreateEmailSenderConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description The account already has a sender with this address. */
        sender_exists?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * CreateListConflict
 * @description What stands against the request.
 */
export type CreateListConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description The account has reached its limit of lists. */
        list_limit_reached?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * CreatePhoneSenderConflict
 * @description What stands against the request.
 */
export type CreatePhoneSenderConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description The account already has a sender with this address. */
        sender_exists?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * CreateProductConflict
 * @description What stands against the request.
 */
export type CreateProductConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description The catalog already has a product with this identifier. */
        product_already_exists?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * CreateSegmentConflict
 * @description What stands against the request.
 */
export type CreateSegmentConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description The list already has a segment with this name. */
        segment_exists?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * CreateTagConflict
 * @description What stands against the request.
 */
export type CreateTagConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description The account already has a tag with this name. */
        tag_exists?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * CreateTrackEngageGoalConflict
 * @description What stands against the request.
 */
export type CreateTrackEngageGoalConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The site has reached its limit of goals. Delete one first. */
        goal_limit_reached?: string;
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * CreateWebhookConflict
 * @description What stands against the request.
 */
export type CreateWebhookConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description An identical webhook already exists. */
        webhook_exists?: string;
        /** @description 20 webhooks already receive one of these actions. Delete one of them first. */
        webhook_limit_reached?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * CreateWebpushSiteConflict
 * @description What stands against the request.
 */
export type CreateWebpushSiteConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description This name is already in use. */
        name_already_exists?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * DateTime
 * @description A date and time in UTC, `YYYY-MM-DD hh:mm:ss`.
 * @example 2026-03-02 09:15:00
 */
export type DateTime = string;
/**
 * DeleteAutomationConflict
 * @description What stands against the request.
 */
export type DeleteAutomationConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The automation still has active contacts. Wait for them, or remove them from it first. */
        automation_in_use?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * DeleteCampaignConflict
 * @description What stands against the request.
 */
export type DeleteCampaignConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The campaign is in progress. Delete it when it has ended. */
        campaign_in_progress?: string;
        /** @description The campaign was sent within the last 30 days. */
        campaign_sent_last_30_days?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * DeleteCampaignGroupConflict
 * @description What stands against the request.
 */
export type DeleteCampaignGroupConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The campaign is in progress. Delete it when it has ended. */
        campaign_in_progress?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * DeleteCellphoneSenderConflict
 * @description What stands against the request.
 */
export type DeleteCellphoneSenderConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description A draft or unsent campaign uses the sender. Change or delete the campaign first. */
        sender_in_use?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * DeleteEmailSenderConflict
 * @description What stands against the request.
 */
export type DeleteEmailSenderConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description A draft or unsent campaign uses the sender. Change or delete the campaign first. */
        sender_in_use?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * DeleteExtraFieldConflict
 * @description What stands against the request.
 */
export type DeleteExtraFieldConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description Segments, forms, webhooks, automations or active campaigns use the field. Remove it from them first. */
        field_in_use?: string;
        /** @description The ids of the segments, forms, webhooks and automations, and the hashes of the campaigns. */
        field_in_use_data?: {
            /** @description The ids of the automations. */
            automations?: number[];
            /** @description The hashes of the campaigns. */
            campaigns: string[];
            /** @description The ids of the forms. */
            forms: number[];
            /** @description The ids of the segments. */
            segments: number[];
            /** @description The ids of the webhooks. */
            webhooks: number[];
        };
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * DeleteHeaderFooterTemplateConflict
 * @description What stands against the request.
 */
export type DeleteHeaderFooterTemplateConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description A campaign with this template is queued, scheduled, paused or in progress. Wait for it or cancel it. */
        template_in_use?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * DeleteListConflict
 * @description What stands against the request.
 */
export type DeleteListConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description Automations use the list. */
        has_automations?: string;
        /** @description A campaign was sent to the list within the last thirty days. */
        has_campaigns_last_thirty_days?: string;
        /** @description A push app belongs to the list. */
        has_push_app?: string;
        /** @description The list has operations in progress. Wait for them or cancel them. */
        has_queued_operations?: string;
        /** @description A web push site belongs to the list. */
        has_web_push_site?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * DeletePhoneSenderConflict
 * @description What stands against the request.
 */
export type DeletePhoneSenderConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description A draft or unsent campaign uses the sender. Change or delete the campaign first. */
        sender_in_use?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * DeleteSegmentConflict
 * @description What stands against the request.
 */
export type DeleteSegmentConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description A campaign in the queue uses the segment. */
        has_queued_campaigns?: string;
        /** @description Only segments of the type saved can be changed or deleted. */
        invalid_segment_type?: string;
        /** @description Automations use the segment. */
        used_in_automations?: string;
        /** @description Recurring messages use the segment. */
        used_in_recurring_messages?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * DeleteSuppressionEntryConflict
 * @description What stands against the request.
 */
export type DeleteSuppressionEntryConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description This entry cannot be removed. */
        unremovable_entry?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * DeleteTagConflict
 * @description What stands against the request.
 */
export type DeleteTagConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description Segments, automations or queued campaigns use the tag. */
        tag_in_use?: string;
        /** @description What uses the tag. */
        tag_in_use_data?: {
            /** @description The ids of the automations. */
            automations?: number[];
            /** @description The hashes of the campaigns. */
            campaigns: string[];
            /** @description The ids of the segments. */
            segments: string[];
        };
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * DeleteUserConflict
 * @description What stands against the request.
 */
export type DeleteUserConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description This is the last active administrator of the account. Make another user an administrator first. */
        last_admin?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * EmailBouncesReportColumns
 * @description The columns of an email bounces report. Columns that you leave out are not shown.
 * @example {
 *       "list_base_fields": [
 *         "first_name",
 *         "email"
 *       ],
 *       "list_extra_fields": [
 *         {
 *           "list_id": 1,
 *           "fields": [
 *             "1"
 *           ]
 *         }
 *       ],
 *       "list_stats_fields": {
 *         "bounce_date": true,
 *         "bounce_type": true,
 *         "bounce_detail": true
 *       },
 *       "campaign_fields": {
 *         "internal_name": true,
 *         "campaign_hash": true,
 *         "send_date": true,
 *         "group": false,
 *         "channel": false,
 *         "type": false,
 *         "sender": true
 *       }
 *     }
 */
export type EmailBouncesReportColumns = {
    campaign_fields?: AdvancedReportCampaignFields | undefined;
    /** @description The ids of the base fields to show, for example `email`. */
    list_base_fields?: string[] | undefined;
    /** @description The extra fields to show, by list. */
    list_extra_fields?: AdvancedReportExtraFields[] | undefined;
    list_stats_fields?: EmailBouncesReportStats | undefined;
};
/**
 * EmailBouncesReportOptions
 * @description The users to notify, and the rows of a report.
 * @example {
 *       "include_unopens": false,
 *       "notify": [
 *         1
 *       ],
 *       "grouping": "by_contact"
 *     }
 */
export type EmailBouncesReportOptions = {
    /** @default by_campaign */
    grouping?: AdvancedReportGrouping | undefined;
    /**
     * @description Whether to include contacts who did not open the email.
     * @default false
     */
    include_unopens?: boolean | undefined;
    /** @description The ids of the users to notify when the report has ended. */
    notify?: number[] | undefined;
};
/**
 * EmailBouncesReportRequest
 * @description The settings of an email bounces report.
 * @example {
 *       "title": "Spring sale, bounces",
 *       "range": {
 *         "start": "2026-03-01 00:00:00",
 *         "end": "2026-03-31 23:59:59"
 *       },
 *       "campaigns": [
 *         {
 *           "list_id": 1,
 *           "type": "specific",
 *           "data": [
 *             "c4mp41gn01"
 *           ]
 *         }
 *       ],
 *       "columns": {
 *         "list_base_fields": [
 *           "first_name",
 *           "email"
 *         ],
 *         "list_extra_fields": [
 *           {
 *             "list_id": 1,
 *             "fields": [
 *               "1"
 *             ]
 *           }
 *         ],
 *         "list_stats_fields": {
 *           "bounce_date": true,
 *           "bounce_type": true,
 *           "bounce_detail": true
 *         },
 *         "campaign_fields": {
 *           "internal_name": true,
 *           "campaign_hash": true,
 *           "send_date": true,
 *           "group": false,
 *           "channel": false,
 *           "type": false,
 *           "sender": true
 *         }
 *       },
 *       "options": {
 *         "include_unopens": false,
 *         "notify": [
 *           1
 *         ],
 *         "grouping": "by_contact"
 *       },
 *       "callback_url": "https://shop.example.com/hooks/report"
 *     }
 */
export type EmailBouncesReportRequest = {
    /**
     * Format: uri
     * @description The http or https URL to call when the report has finished.
     */
    callback_url?: string | undefined;
    /** @description The campaigns of the report. */
    campaigns: AdvancedReportCampaigns[];
    columns?: EmailBouncesReportColumns | undefined;
    format?: AdvancedReportFormat | undefined;
    options?: EmailBouncesReportOptions | undefined;
    range: AdvancedReportRange;
    /** @description The title of the report. */
    title: string;
};
/**
 * EmailBouncesReportStats
 * @description The columns for each bounce. Columns that you leave out are not shown.
 * @example {
 *       "bounce_date": true,
 *       "bounce_type": true,
 *       "bounce_detail": true
 *     }
 */
export type EmailBouncesReportStats = {
    /**
     * @description Whether to show when the email bounced.
     * @default false
     */
    bounce_date?: boolean | undefined;
    /**
     * @description Whether to show the reply of the receiving server.
     * @default false
     */
    bounce_detail?: boolean | undefined;
    /**
     * @description Whether to show whether the bounce was hard or soft.
     * @default false
     */
    bounce_type?: boolean | undefined;
};
/**
 * EmailCampaignCreate
 * @description The fields of a new email campaign.
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
export type EmailCampaignCreate = {
    content: EmailContent;
    /**
     * Format: int64
     * @description The group of the campaign. By default, none.
     */
    group_id?: number | undefined;
    header_footer?: HeaderFooter | undefined;
    /** @description The name for internal use. */
    internal_name: string;
    /**
     * Format: int64
     * @description The list of the campaign.
     */
    list_id: number;
    /**
     * Format: int64
     * @description The email sender for replies. By default, the campaign's sender.
     */
    reply_to?: number | undefined;
    /**
     * Format: int64
     * @description The email sender. It must be active at the time of sending.
     */
    sender_id: number;
    /** @description The subject. By default, the internal name. */
    subject?: string | undefined;
};
/**
 * EmailCampaignSend
 * @description The recipients of an email campaign, and the time.
 * @example {
 *       "list_id": 1,
 *       "segments": {
 *         "type": "none"
 *       },
 *       "schedule_date": "2026-03-04 10:00:00"
 *     }
 */
export type EmailCampaignSend = {
    /**
     * @description The field with the address: `email`, or the id of an extra field of the format email.
     * @default email
     */
    destination_field?: string | undefined;
    limit_hour?: LimitHour | undefined;
    /**
     * Format: int64
     * @description The list to send to.
     */
    list_id: number;
    local_time?: LocalTime | undefined;
    /** @description The ids of the users to notify when the send has ended. */
    notify?: number[] | undefined;
    /** @description When to send, in UTC, or with `local_time` in the recipients' local time. By default, and for a past time, now. */
    schedule_date?: DateTime | undefined;
    segments: EmailSendSegment;
    /**
     * @description Whether contacts with the same address get the email only once. By default, each gets one.
     * @default false
     */
    unique_contacts_only?: boolean | undefined;
};
/**
 * EmailCampaignUpdate
 * @description The fields of an email campaign to change. Fields that you leave out stay unchanged.
 * @example {
 *       "subject": "Spring is here, and 20 % off"
 *     }
 */
export type EmailCampaignUpdate = {
    content?: EmailContentUpdate | undefined;
    /**
     * Format: int64
     * @description The group of the campaign.
     */
    group_id?: number | undefined;
    header_footer?: HeaderFooter | undefined;
    /** @description The name for internal use. */
    internal_name?: string | undefined;
    /**
     * Format: int64
     * @description The email sender for replies.
     */
    reply_to?: number | undefined;
    /**
     * Format: int64
     * @description The email sender.
     */
    sender_id?: number | undefined;
    /** @description The subject. */
    subject?: string | undefined;
};
/**
 * EmailClicksByContactReportColumns
 * @description The columns of a report of clicks by contact. Columns that you leave out are not shown.
 * @example {
 *       "list_base_fields": [
 *         "first_name",
 *         "email"
 *       ],
 *       "list_extra_fields": [
 *         {
 *           "list_id": 1,
 *           "fields": [
 *             "1"
 *           ]
 *         }
 *       ],
 *       "list_stats_fields": {
 *         "clicks": true
 *       },
 *       "campaign_fields": {
 *         "internal_name": true,
 *         "campaign_hash": true,
 *         "send_date": true,
 *         "url": true
 *       }
 *     }
 */
export type EmailClicksByContactReportColumns = {
    campaign_fields?: AdvancedReportClickFields | undefined;
    /** @description The ids of the base fields to show, for example `email`. */
    list_base_fields?: string[] | undefined;
    /** @description The extra fields to show, by list. */
    list_extra_fields?: AdvancedReportExtraFields[] | undefined;
    list_stats_fields?: EmailClicksByContactReportStats | undefined;
};
/**
 * EmailClicksByContactReportRequest
 * @description The settings of a report of clicks by contact.
 * @example {
 *       "title": "Spring sale, clicks by contact",
 *       "range": {
 *         "start": "2026-03-01 00:00:00",
 *         "end": "2026-03-31 23:59:59"
 *       },
 *       "campaigns": [
 *         {
 *           "list_id": 1,
 *           "type": "specific",
 *           "data": [
 *             "c4mp41gn01"
 *           ]
 *         }
 *       ],
 *       "columns": {
 *         "list_base_fields": [
 *           "first_name",
 *           "email"
 *         ],
 *         "list_extra_fields": [
 *           {
 *             "list_id": 1,
 *             "fields": [
 *               "1"
 *             ]
 *           }
 *         ],
 *         "list_stats_fields": {
 *           "clicks": true
 *         },
 *         "campaign_fields": {
 *           "internal_name": true,
 *           "campaign_hash": true,
 *           "send_date": true,
 *           "url": true
 *         }
 *       },
 *       "options": {
 *         "notify": [
 *           1
 *         ]
 *       },
 *       "callback_url": "https://shop.example.com/hooks/report"
 *     }
 */
export type EmailClicksByContactReportRequest = {
    /**
     * Format: uri
     * @description The http or https URL to call when the report has finished.
     */
    callback_url?: string | undefined;
    /** @description The campaigns of the report. */
    campaigns: AdvancedReportCampaigns[];
    columns?: EmailClicksByContactReportColumns | undefined;
    format?: AdvancedReportFormat | undefined;
    options?: AdvancedReportOptions | undefined;
    range: AdvancedReportRange;
    /** @description The title of the report. */
    title: string;
};
/**
 * EmailClicksByContactReportStats
 * @description The columns for each contact. Columns that you leave out are not shown.
 * @example {
 *       "clicks": true
 *     }
 */
export type EmailClicksByContactReportStats = {
    /**
     * @description Whether to show the contact's number of clicks.
     * @default false
     */
    clicks?: boolean | undefined;
};
/**
 * EmailClicksByUrlReportColumns
 * @description The columns of a report of clicks by URL. Columns that you leave out are not shown.
 * @example {
 *       "list_base_fields": [
 *         "first_name",
 *         "email"
 *       ],
 *       "list_extra_fields": [
 *         {
 *           "list_id": 1,
 *           "fields": [
 *             "1"
 *           ]
 *         }
 *       ],
 *       "list_stats_fields": {
 *         "clicks": true,
 *         "unique_clicks": true,
 *         "click_rate_per_url": true
 *       },
 *       "campaign_fields": {
 *         "internal_name": true,
 *         "campaign_hash": true,
 *         "url": true
 *       }
 *     }
 */
export type EmailClicksByUrlReportColumns = {
    campaign_fields?: AdvancedReportUrlFields | undefined;
    /** @description The ids of the base fields to show, for example `email`. */
    list_base_fields?: string[] | undefined;
    /** @description The extra fields to show, by list. */
    list_extra_fields?: AdvancedReportExtraFields[] | undefined;
    list_stats_fields?: EmailClicksByUrlReportStats | undefined;
};
/**
 * EmailClicksByUrlReportRequest
 * @description The settings of a report of clicks by URL.
 * @example {
 *       "title": "Spring sale, clicks by address",
 *       "range": {
 *         "start": "2026-03-01 00:00:00",
 *         "end": "2026-03-31 23:59:59"
 *       },
 *       "campaigns": [
 *         {
 *           "list_id": 1,
 *           "type": "specific",
 *           "data": [
 *             "c4mp41gn01"
 *           ]
 *         }
 *       ],
 *       "columns": {
 *         "list_base_fields": [
 *           "first_name",
 *           "email"
 *         ],
 *         "list_extra_fields": [
 *           {
 *             "list_id": 1,
 *             "fields": [
 *               "1"
 *             ]
 *           }
 *         ],
 *         "list_stats_fields": {
 *           "clicks": true,
 *           "unique_clicks": true,
 *           "click_rate_per_url": true
 *         },
 *         "campaign_fields": {
 *           "internal_name": true,
 *           "campaign_hash": true,
 *           "url": true
 *         }
 *       },
 *       "options": {
 *         "notify": [
 *           1
 *         ]
 *       },
 *       "callback_url": "https://shop.example.com/hooks/report"
 *     }
 */
export type EmailClicksByUrlReportRequest = {
    /**
     * Format: uri
     * @description The http or https URL to call when the report has finished.
     */
    callback_url?: string | undefined;
    /** @description The campaigns of the report. */
    campaigns: AdvancedReportCampaigns[];
    columns?: EmailClicksByUrlReportColumns | undefined;
    format?: AdvancedReportFormat | undefined;
    options?: AdvancedReportOptions | undefined;
    range: AdvancedReportRange;
    /** @description The title of the report. */
    title: string;
};
/**
 * EmailClicksByUrlReportStats
 * @description The columns for each URL. Columns that you leave out are not shown.
 * @example {
 *       "clicks": true,
 *       "unique_clicks": true,
 *       "click_rate_per_url": true
 *     }
 */
export type EmailClicksByUrlReportStats = {
    /**
     * @description Whether to show the share of the clicks of the campaign, in percent.
     * @default false
     */
    click_rate_per_url?: boolean | undefined;
    /**
     * @description Whether to show all clicks.
     * @default false
     */
    clicks?: boolean | undefined;
    /**
     * @description Whether to show the number of contacts who clicked.
     * @default false
     */
    unique_clicks?: boolean | undefined;
};
/**
 * EmailContent
 * @description The content and sender of an email. In the subject, body, plain text and snippet, `{{ field }}` becomes the recipient's value.
 * @example {
 *       "type": "html",
 *       "body": "<p>Hello {{ first_name }}, everything is 20 % off until Sunday.</p>",
 *       "plain_text": "Hello {{ first_name }}, everything is 20 % off until Sunday.",
 *       "snippet": "20 % off until Sunday"
 *     }
 */
export type EmailContent = EmailContentHtml | EmailContentTemplate | EmailContentWebPage | EmailContentFile;
/**
 * EmailContentFile
 * @description An HTML file in the request.
 * @example {
 *       "type": "file",
 *       "file": "PHA+SGVsbG88L3A+"
 *     }
 */
export type EmailContentFile = {
    /** @description The file in Base64, with UTF-8 text. */
    file: string;
    /** @description The text for readers without HTML. */
    plain_text?: string | undefined;
    /** @description The preview text beside the subject in inboxes. */
    snippet?: string | undefined;
    /**
     * @description The kind of content. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "file";
};
/**
 * EmailContentHtml
 * @description HTML in the request.
 * @example {
 *       "type": "html",
 *       "body": "<p>Hello {{ first_name }}, everything is 20 % off until Sunday.</p>",
 *       "plain_text": "Hello {{ first_name }}, everything is 20 % off until Sunday.",
 *       "snippet": "20 % off until Sunday"
 *     }
 */
export type EmailContentHtml = {
    /** @description The HTML. */
    body: string;
    /** @description The text for readers without HTML. */
    plain_text?: string | undefined;
    /** @description The preview text beside the subject in inboxes. */
    snippet?: string | undefined;
    /**
     * @description The kind of content. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "html";
};
/**
 * EmailContentTemplate
 * @description A stored template. Templates of the drag-and-drop builder are refused.
 * @example {
 *       "type": "template",
 *       "template_id": 1
 *     }
 */
export type EmailContentTemplate = {
    /** @description The text for readers without HTML. */
    plain_text?: string | undefined;
    /** @description The preview text beside the subject in inboxes. */
    snippet?: string | undefined;
    /**
     * Format: int64
     * @description The id of the template.
     */
    template_id: number;
    /**
     * @description The kind of content. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "template";
};
/**
 * EmailContentUpdate
 * @description The parts of HTML content to change. The kind of content cannot change.
 * @example {
 *       "snippet": "Only until Sunday"
 *     }
 */
export type EmailContentUpdate = {
    /** @description The HTML. */
    body?: string | undefined;
    /** @description The text for readers without HTML. */
    plain_text?: string | undefined;
    /** @description The preview text beside the subject in inboxes. */
    snippet?: string | undefined;
};
/**
 * EmailContentWebPage
 * @description A page, downloaded once when the campaign is created.
 * @example {
 *       "type": "web_page",
 *       "url": "https://shop.example.com/newsletter",
 *       "use_page_title": true
 *     }
 */
export type EmailContentWebPage = {
    /** @description The text for readers without HTML. */
    plain_text?: string | undefined;
    /** @description The preview text beside the subject in inboxes. */
    snippet?: string | undefined;
    /**
     * @description The kind of content. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "web_page";
    /**
     * Format: uri
     * @description The http or https URL of the page.
     */
    url: string;
    /**
     * @description Whether the title of the page becomes the subject.
     * @default false
     */
    use_page_title?: boolean | undefined;
};
/**
 * EmailEventsReportColumns
 * @description The columns of an email events report. Columns that you leave out are not shown.
 * @example {
 *       "list_base_fields": [
 *         "first_name",
 *         "email"
 *       ],
 *       "list_extra_fields": [
 *         {
 *           "list_id": 1,
 *           "fields": [
 *             "1"
 *           ]
 *         }
 *       ],
 *       "list_stats_fields": {
 *         "opens": true,
 *         "clicks": true,
 *         "complaints": true,
 *         "unsubscribes": true,
 *         "bounces": true,
 *         "forwards": true,
 *         "forwards_conversion": true,
 *         "fb_likes": true,
 *         "fb_shares": true,
 *         "tw_shares": true,
 *         "social_shares": true
 *       },
 *       "campaign_fields": {
 *         "internal_name": true,
 *         "campaign_hash": true,
 *         "send_date": true,
 *         "url": true
 *       }
 *     }
 */
export type EmailEventsReportColumns = {
    campaign_fields?: AdvancedReportClickFields | undefined;
    /** @description The ids of the base fields to show, for example `email`. */
    list_base_fields?: string[] | undefined;
    /** @description The extra fields to show, by list. */
    list_extra_fields?: AdvancedReportExtraFields[] | undefined;
    list_stats_fields?: EmailEventsReportStats | undefined;
};
/**
 * EmailEventsReportOptions
 * @description The users to notify, and the rows of a report.
 * @example {
 *       "include_unopens": true,
 *       "notify": [
 *         1
 *       ]
 *     }
 */
export type EmailEventsReportOptions = {
    /**
     * @description Whether to include contacts who did not open the email.
     * @default false
     */
    include_unopens?: boolean | undefined;
    /** @description The ids of the users to notify when the report has ended. */
    notify?: number[] | undefined;
};
/**
 * EmailEventsReportRequest
 * @description The settings of an email events report.
 * @example {
 *       "title": "Spring sale, events",
 *       "range": {
 *         "start": "2026-03-01 00:00:00",
 *         "end": "2026-03-31 23:59:59"
 *       },
 *       "campaigns": [
 *         {
 *           "list_id": 1,
 *           "type": "specific",
 *           "data": [
 *             "c4mp41gn01"
 *           ]
 *         }
 *       ],
 *       "columns": {
 *         "list_base_fields": [
 *           "first_name",
 *           "email"
 *         ],
 *         "list_extra_fields": [
 *           {
 *             "list_id": 1,
 *             "fields": [
 *               "1"
 *             ]
 *           }
 *         ],
 *         "list_stats_fields": {
 *           "opens": true,
 *           "clicks": true,
 *           "complaints": true,
 *           "unsubscribes": true,
 *           "bounces": true,
 *           "forwards": true,
 *           "forwards_conversion": true,
 *           "fb_likes": true,
 *           "fb_shares": true,
 *           "tw_shares": true,
 *           "social_shares": true
 *         },
 *         "campaign_fields": {
 *           "internal_name": true,
 *           "campaign_hash": true,
 *           "send_date": true,
 *           "url": true
 *         }
 *       },
 *       "options": {
 *         "include_unopens": true,
 *         "notify": [
 *           1
 *         ]
 *       },
 *       "callback_url": "https://shop.example.com/hooks/report"
 *     }
 */
export type EmailEventsReportRequest = {
    /**
     * Format: uri
     * @description The http or https URL to call when the report has finished.
     */
    callback_url?: string | undefined;
    /** @description The campaigns of the report. */
    campaigns: AdvancedReportCampaigns[];
    columns?: EmailEventsReportColumns | undefined;
    format?: AdvancedReportFormat | undefined;
    options?: EmailEventsReportOptions | undefined;
    range: AdvancedReportRange;
    /** @description The title of the report. */
    title: string;
};
/**
 * EmailEventsReportStats
 * @description The events to count for each contact. Events that you leave out are not shown.
 * @example {
 *       "opens": true,
 *       "clicks": true,
 *       "complaints": true,
 *       "unsubscribes": true,
 *       "bounces": true,
 *       "forwards": true,
 *       "forwards_conversion": true,
 *       "fb_likes": true,
 *       "fb_shares": true,
 *       "tw_shares": true,
 *       "social_shares": true
 *     }
 */
export type EmailEventsReportStats = {
    /**
     * @description Whether to show bounces, hard and soft.
     * @default false
     */
    bounces?: boolean | undefined;
    /**
     * @description Whether to show clicks.
     * @default false
     */
    clicks?: boolean | undefined;
    /**
     * @description Whether to show reports as spam.
     * @default false
     */
    complaints?: boolean | undefined;
    /**
     * @description Whether to show likes on Facebook. The column is always 0, because Facebook does not report them.
     * @default false
     */
    fb_likes?: boolean | undefined;
    /**
     * @description Whether to show shares on Facebook.
     * @default false
     */
    fb_shares?: boolean | undefined;
    /**
     * @description Whether to show how often the email was recommended to others.
     * @default false
     */
    forwards?: boolean | undefined;
    /**
     * @description Whether to show subscriptions after a recommendation.
     * @default false
     */
    forwards_conversion?: boolean | undefined;
    /**
     * @description Whether to show opens.
     * @default false
     */
    opens?: boolean | undefined;
    /**
     * @description Whether to show shares on all social networks.
     * @default false
     */
    social_shares?: boolean | undefined;
    /**
     * @description Whether to show shares on Twitter.
     * @default false
     */
    tw_shares?: boolean | undefined;
    /**
     * @description Whether to show unsubscriptions.
     * @default false
     */
    unsubscribes?: boolean | undefined;
};
/**
 * EmailReport
 * @description The results of an email campaign. A breakdown that you did not request is left out.
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
export type EmailReport = {
    /** @description The hash of the campaign. */
    readonly campaign_hash: string;
    /** @description The counts by day. */
    date?: EmailReportDate[];
    /** @description The counts by domain of the recipients. */
    domain?: EmailReportDomain[];
    /** @description Failed recipients by reason, most frequent first; left out if none. */
    failures?: CampaignFailure[];
    /** @description The counts by hour of the day. */
    hour?: EmailReportHour[];
    /** @description The counts by place. */
    location?: EmailReportLocation[];
    overall: EmailReportOverall;
    /** @description The opens by mail program. */
    reader?: EmailReportReader[];
    /** @description The counts by time zone; left out for a campaign sent without `local_time`. */
    time_zones?: ReportTimeZone[];
    /** @description The clicks by URL. */
    url?: EmailReportUrl[];
    /** @description The counts by day of the week. */
    weekday?: EmailReportWeekday[];
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
export type EmailReportDate = {
    /**
     * Format: int64
     * @description Clicks. Repeated clicks on a link of a message within 10 minutes count once.
     */
    clicks: number;
    /**
     * Format: int64
     * @description Recipients who reported the email as spam.
     */
    complaints: number;
    /**
     * Format: date
     * @description The day, in UTC.
     */
    date: string;
    /**
     * Format: int64
     * @description Emails to invalid addresses.
     */
    hard_bounces: number;
    /**
     * Format: int64
     * @description Opens. Repeated opens of a message within 10 minutes count once.
     */
    opens: number;
    /**
     * Format: int64
     * @description Sent emails.
     */
    sends: number;
    /**
     * Format: int64
     * @description Emails with a temporary delivery failure.
     */
    soft_bounces: number;
    /**
     * Format: int64
     * @description Recipients who unsubscribed.
     */
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
export type EmailReportDomain = {
    /**
     * Format: int64
     * @description Clicks. Repeated clicks on a link of a message within 10 minutes count once.
     */
    clicks: number;
    /**
     * Format: int64
     * @description Recipients who reported the email as spam.
     */
    complaints: number;
    /** @description The part after the @. */
    domain: string;
    /**
     * Format: int64
     * @description Emails to invalid addresses.
     */
    hard_bounces: number;
    /**
     * Format: int64
     * @description Opens. Repeated opens of a message within 10 minutes count once.
     */
    opens: number;
    /**
     * Format: int64
     * @description Sent emails.
     */
    sends: number;
    /**
     * Format: int64
     * @description Emails with a temporary delivery failure.
     */
    soft_bounces: number;
    /**
     * Format: int64
     * @description Recipients who unsubscribed.
     */
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
export type EmailReportHour = {
    /**
     * Format: int64
     * @description Clicks. Repeated clicks on a link of a message within 10 minutes count once.
     */
    clicks: number;
    /**
     * Format: int64
     * @description Recipients who reported the email as spam.
     */
    complaints: number;
    /**
     * Format: int64
     * @description Emails to invalid addresses.
     */
    hard_bounces: number;
    /** @description The hour in UTC, two digits. */
    hour: string;
    /**
     * Format: int64
     * @description Opens. Repeated opens of a message within 10 minutes count once.
     */
    opens: number;
    /**
     * Format: int64
     * @description Sent emails.
     */
    sends: number;
    /**
     * Format: int64
     * @description Emails with a temporary delivery failure.
     */
    soft_bounces: number;
    /**
     * Format: int64
     * @description Recipients who unsubscribed.
     */
    unsubscriptions: number;
};
/**
 * EmailReportLocation
 * @description The counts of one place. Sends are not counted, because the place is unknown before the email is read.
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
export type EmailReportLocation = {
    /**
     * Format: int64
     * @description Clicks. Repeated clicks on a link of a message within 10 minutes count once.
     */
    clicks: number;
    /**
     * Format: int64
     * @description Recipients who reported the email as spam.
     */
    complaints: number;
    /** @description The country. */
    country: string;
    /**
     * Format: int64
     * @description Emails to invalid addresses.
     */
    hard_bounces: number;
    /** @description The city. */
    location: string;
    /**
     * Format: int64
     * @description Opens. Repeated opens of a message within 10 minutes count once.
     */
    opens: number;
    /** @description The region. */
    region: string;
    /**
     * Format: int64
     * @description Emails with a temporary delivery failure.
     */
    soft_bounces: number;
    /**
     * Format: int64
     * @description Recipients who unsubscribed.
     */
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
export type EmailReportOverall = {
    /**
     * Format: int64
     * @description Clicks. Repeated clicks on a link of a message within 10 minutes count once.
     */
    clicks: number;
    /**
     * Format: int64
     * @description Recipients who reported the email as spam.
     */
    complaints: number;
    /**
     * Format: int64
     * @description Emails to invalid addresses.
     */
    hard_bounces: number;
    /**
     * Format: int64
     * @description Links followed by such programs. `clicks` excludes them. Left out if none.
     */
    machine_clicks?: number;
    /**
     * Format: int64
     * @description Images loaded by programs, not readers: filters, previews, mail providers. `opens` excludes them. Left out if none.
     */
    machine_opens?: number;
    /**
     * Format: int64
     * @description Opens. Repeated opens of a message within 10 minutes count once.
     */
    opens: number;
    /**
     * Format: int64
     * @description Sent emails.
     */
    sends: number;
    /**
     * Format: int64
     * @description Emails with a temporary delivery failure.
     */
    soft_bounces: number;
    /**
     * Format: int64
     * @description Recipients who clicked a link.
     */
    unique_clicks: number;
    /**
     * Format: int64
     * @description Recipients who opened the email.
     */
    unique_opens: number;
    /**
     * Format: int64
     * @description Recipients who unsubscribed.
     */
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
export type EmailReportReader = {
    /**
     * Format: int64
     * @description Opens. Repeated opens of a message within 10 minutes count once.
     */
    opens: number;
    /** @description The name of the program. */
    reader: string;
    /** @description The kind of program, for example webmail. */
    type: string;
};
/**
 * EmailReportUrl
 * @description The clicks on one URL.
 * @example {
 *       "url": "https://shop.example.com/spring",
 *       "clicks": 1
 *     }
 */
export type EmailReportUrl = {
    /**
     * Format: int64
     * @description Clicks. Repeated clicks on a link of a message within 10 minutes count once.
     */
    clicks: number;
    /** @description The URL of the link. */
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
export type EmailReportWeekday = {
    /**
     * Format: int64
     * @description Clicks. Repeated clicks on a link of a message within 10 minutes count once.
     */
    clicks: number;
    /**
     * Format: int64
     * @description Recipients who reported the email as spam.
     */
    complaints: number;
    /**
     * Format: int64
     * @description Emails to invalid addresses.
     */
    hard_bounces: number;
    /**
     * Format: int64
     * @description Opens. Repeated opens of a message within 10 minutes count once.
     */
    opens: number;
    /**
     * Format: int64
     * @description Sent emails.
     */
    sends: number;
    /**
     * Format: int64
     * @description Emails with a temporary delivery failure.
     */
    soft_bounces: number;
    /**
     * Format: int64
     * @description Recipients who unsubscribed.
     */
    unsubscriptions: number;
    /**
     * @description The day of the week, `0` for Sunday to `6` for Saturday.
     * @enum {string}
     */
    weekday: "0" | "1" | "2" | "3" | "4" | "5" | "6";
};
/**
 * EmailRssCampaignCreate
 * @description The fields of a new RSS email campaign.
 * @example {
 *       "list_id": 1,
 *       "internal_name": "Shop news",
 *       "subject": "New in the shop",
 *       "content": {
 *         "type": "html",
 *         "body": "{{FEEDBLOCK:https://shop.example.com/feed.xml}}{{FEEDITEMS:count=3}}<p><a href=\"{{FEEDITEM:LINK}}\">{{FEEDITEM:TITLE}}</a></p>{{ENDFEEDITEMS}}{{ENDFEEDBLOCK}}",
 *         "plain_text": "New in the shop: https://shop.example.com/news",
 *         "snippet": "New in the shop"
 *       },
 *       "sender_id": 1
 *     }
 */
export type EmailRssCampaignCreate = {
    content: EmailRssContent;
    /**
     * Format: int64
     * @description The group of the campaign. By default, none.
     */
    group_id?: number | undefined;
    header_footer?: HeaderFooter | undefined;
    /** @description The name for internal use. */
    internal_name: string;
    /**
     * Format: int64
     * @description The list of the campaign.
     */
    list_id: number;
    /**
     * Format: int64
     * @description The email sender for replies. By default, the campaign's sender.
     */
    reply_to?: number | undefined;
    /**
     * Format: int64
     * @description The email sender. It must be active for each issue.
     */
    sender_id: number;
    /** @description The subject of every issue. Without it, the internal name. */
    subject?: string | undefined;
};
/**
 * EmailRssContent
 * @description HTML filled from a feed. The markers are those of `createEmailRssCampaign`; elsewhere, `{{ field }}` becomes the recipient's value.
 * @example {
 *       "type": "html",
 *       "body": "{{FEEDBLOCK:https://shop.example.com/feed.xml}}{{FEEDITEMS:count=3}}<p><a href=\"{{FEEDITEM:LINK}}\">{{FEEDITEM:TITLE}}</a></p>{{ENDFEEDITEMS}}{{ENDFEEDBLOCK}}",
 *       "plain_text": "New in the shop: https://shop.example.com/news",
 *       "snippet": "New in the shop"
 *     }
 */
export type EmailRssContent = {
    /** @description The HTML, with the markers of at least one feed. */
    body: string;
    /**
     * Format: uri
     * @description The http or https URL of the RSS feed whose new items trigger a send. By default, the first feed of the body.
     */
    feed?: string | undefined;
    /** @description The text for readers without HTML. */
    plain_text?: string | undefined;
    /** @description The preview text beside the subject in inboxes. */
    snippet?: string | undefined;
    /**
     * @description The kind of content; only HTML supports feeds.
     * @enum {string}
     */
    type: "html";
};
/**
 * EmailSender
 * @description A name and address that sends emails.
 * @example {
 *       "sender_id": 1,
 *       "name": "Shop",
 *       "email": "shop@example.com",
 *       "status": "active",
 *       "sender_hash": "f53e2cb90ad64c7bb6f18b7c2d0e9a41"
 *     }
 */
export type EmailSender = {
    /**
     * Format: email
     * @description The sender's address.
     */
    email: string;
    /** @description The name that recipients see. */
    name: string;
    /** @description A permanent alternative id of the sender, for `senderHash` of the Transactional API and the headers `X-Sender-Hash` and `X-Reply-To-Hash` of the relay. */
    readonly sender_hash?: string;
    /**
     * Format: int64
     * @description The id of the sender.
     */
    readonly sender_id: number;
    status: SenderStatus;
};
/**
 * EmailSenderCreate
 * @description The fields of a new email sender.
 * @example {
 *       "name": "Shop",
 *       "email": "shop@example.com"
 *     }
 */
export type EmailSenderCreate = {
    /**
     * Format: email
     * @description The sender's address.
     */
    email: string;
    /** @description The name that recipients see. It must not be blank or contain control characters. */
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
 *           "status": "active",
 *           "sender_hash": "f53e2cb90ad64c7bb6f18b7c2d0e9a41"
 *         }
 *       ]
 *     }
 */
export type EmailSenderList = {
    /** @description The senders on this page. */
    items: EmailSender[];
};
/**
 * EmailSenderUpdate
 * @description The fields of an email sender to change.
 * @example {
 *       "name": "The Shop"
 *     }
 */
export type EmailSenderUpdate = {
    /** @description The name that recipients see. */
    name: string;
};
/**
 * EmailSendSegment
 * @description The contacts of the list to send to. Only active ones receive the email.
 * @example {
 *       "type": "none"
 *     }
 */
export type EmailSendSegment = EmailSendToList | EmailSendToSegments | EmailSendToContact;
/**
 * EmailSendToContact
 * @description A single contact.
 * @example {
 *       "type": "contact",
 *       "data": "ana@example.com"
 *     }
 */
export type EmailSendToContact = {
    /**
     * Format: idn-email
     * @description The email address of the contact.
     */
    data: string;
    /**
     * @description How the contacts are selected. (enum property replaced by openapi-typescript)
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
export type EmailSendToList = {
    /**
     * @description How the contacts are selected. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "none";
};
/**
 * EmailSendToSegments
 * @description The contacts in at least one of these segments.
 * @example {
 *       "type": "segment",
 *       "data": [
 *         "saved_1",
 *         "tag_1"
 *       ]
 *     }
 */
export type EmailSendToSegments = {
    /** @description The ids of the segments, of any kind. */
    data: string[];
    /**
     * @description How the contacts are selected. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "segment";
};
/**
 * EmailUnsubscriptionsReportColumns
 * @description The columns of an email unsubscriptions report. Columns that you leave out are not shown.
 * @example {
 *       "list_base_fields": [
 *         "first_name",
 *         "email"
 *       ],
 *       "list_extra_fields": [
 *         {
 *           "list_id": 1,
 *           "fields": [
 *             "1"
 *           ]
 *         }
 *       ],
 *       "list_stats_fields": {
 *         "unsubscription_method": true,
 *         "unsubscription_motive": true,
 *         "unsubscription_date": true
 *       },
 *       "campaign_fields": {
 *         "internal_name": true,
 *         "campaign_hash": true,
 *         "send_date": true,
 *         "group": false,
 *         "channel": false,
 *         "type": false,
 *         "sender": true
 *       }
 *     }
 */
export type EmailUnsubscriptionsReportColumns = {
    campaign_fields?: AdvancedReportCampaignFields | undefined;
    /** @description The ids of the base fields to show, for example `email`. */
    list_base_fields?: string[] | undefined;
    /** @description The extra fields to show, by list. */
    list_extra_fields?: AdvancedReportExtraFields[] | undefined;
    list_stats_fields?: EmailUnsubscriptionsReportStats | undefined;
};
/**
 * EmailUnsubscriptionsReportRequest
 * @description The settings of an email unsubscriptions report.
 * @example {
 *       "title": "Spring sale, unsubscriptions",
 *       "range": {
 *         "start": "2026-03-01 00:00:00",
 *         "end": "2026-03-31 23:59:59"
 *       },
 *       "campaigns": [
 *         {
 *           "list_id": 1,
 *           "type": "specific",
 *           "data": [
 *             "c4mp41gn01"
 *           ]
 *         }
 *       ],
 *       "columns": {
 *         "list_base_fields": [
 *           "first_name",
 *           "email"
 *         ],
 *         "list_extra_fields": [
 *           {
 *             "list_id": 1,
 *             "fields": [
 *               "1"
 *             ]
 *           }
 *         ],
 *         "list_stats_fields": {
 *           "unsubscription_method": true,
 *           "unsubscription_motive": true,
 *           "unsubscription_date": true
 *         },
 *         "campaign_fields": {
 *           "internal_name": true,
 *           "campaign_hash": true,
 *           "send_date": true,
 *           "group": false,
 *           "channel": false,
 *           "type": false,
 *           "sender": true
 *         }
 *       },
 *       "options": {
 *         "notify": [
 *           1
 *         ]
 *       },
 *       "callback_url": "https://shop.example.com/hooks/report"
 *     }
 */
export type EmailUnsubscriptionsReportRequest = {
    /**
     * Format: uri
     * @description The http or https URL to call when the report has finished.
     */
    callback_url?: string | undefined;
    /** @description The campaigns of the report. */
    campaigns: AdvancedReportCampaigns[];
    columns?: EmailUnsubscriptionsReportColumns | undefined;
    format?: AdvancedReportFormat | undefined;
    options?: AdvancedReportOptions | undefined;
    range: AdvancedReportRange;
    /** @description The title of the report. */
    title: string;
};
/**
 * EmailUnsubscriptionsReportStats
 * @description The columns for each unsubscription. Columns that you leave out are not shown.
 * @example {
 *       "unsubscription_method": true,
 *       "unsubscription_motive": true,
 *       "unsubscription_date": true
 *     }
 */
export type EmailUnsubscriptionsReportStats = {
    /**
     * @description Whether to show when the contact left.
     * @default false
     */
    unsubscription_date?: boolean | undefined;
    /**
     * @description Whether to show how the contact left.
     * @default false
     */
    unsubscription_method?: boolean | undefined;
    /**
     * @description Whether to show the contact's reason.
     * @default false
     */
    unsubscription_motive?: boolean | undefined;
};
/**
 * EnableTrackAndEngageConflict
 * @description What stands against the request.
 */
export type EnableTrackAndEngageConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description Track&Engage is already enabled for this domain. */
        domain_already_defined?: string;
        /** @description Track&Engage needs a list of contacts to identify visitors. Set list_id. */
        domain_list_required?: string;
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * EnableTransactionalConflict
 * @description What stands against the request.
 */
export type EnableTransactionalConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description Transactional messages are already enabled for the account. */
        client_already_enabled?: string;
        /** @description Transactional messages are being enabled for the account. */
        client_is_being_enabled?: string;
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * EndedOperation
 * @description Work that the platform did in the background.
 * @example {
 *       "operation_id": 1,
 *       "type": "import_contacts",
 *       "status": "finished",
 *       "created": "2026-03-03 14:10:00",
 *       "start_date": "2026-03-03 14:10:01",
 *       "end_date": "2026-03-03 14:20:03",
 *       "operation_data": {
 *         "internal_name": "",
 *         "campaign_hash": ""
 *       },
 *       "created_by": 1
 *     }
 */
export type EndedOperation = {
    created: DateTime;
    /**
     * Format: int64
     * @description The user who requested it; left out if a key without a user did.
     */
    readonly created_by?: number;
    /** @description When it ended. */
    end_date: DateTime;
    /** @description The campaign of the operation; both fields are empty if none. */
    operation_data: {
        /** @description The hash of the campaign. */
        campaign_hash: string;
        /** @description The campaign's name for internal use. */
        internal_name: string;
    };
    /**
     * Format: int64
     * @description The id of the operation.
     */
    readonly operation_id: number;
    /** @description When it started; left out if it was canceled before. */
    start_date?: DateTime;
    status: EndedOperationStatus;
    type: OperationType;
};
/**
 * EndedOperationPage
 * @description A page of ended operations.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "operation_id": 1,
 *           "type": "import_contacts",
 *           "status": "finished",
 *           "created": "2026-03-03 14:10:00",
 *           "start_date": "2026-03-03 14:10:01",
 *           "end_date": "2026-03-03 14:20:03",
 *           "operation_data": {
 *             "internal_name": "",
 *             "campaign_hash": ""
 *           },
 *           "created_by": 1
 *         }
 *       ]
 *     }
 */
export type EndedOperationPage = {
    /** @description The operations on this page. */
    items: EndedOperation[];
    /**
     * Format: int64
     * @description Total number of matching operations, on all pages.
     */
    total_items: number;
};
/**
 * EndedOperationStatus
 * @description A finished operation did its work, a canceled one was stopped, and one with `error` did nothing.
 * @example finished
 * @enum {string}
 */
export type EndedOperationStatus = "finished" | "canceled" | "error";
/**
 * ExtraFieldCreate
 * @description The fields of a new extra field.
 * @example {
 *       "name": "City",
 *       "format": "text"
 *     }
 */
export type ExtraFieldCreate = {
    format: FieldFormat;
    /** @description The name of the field. */
    name: string;
    /**
     * @description Whether contacts of the list must have different values.
     * @default false
     */
    unique?: boolean | undefined;
};
/**
 * ExtraFieldUpdate
 * @description The fields of an extra field to change. Fields that you leave out stay unchanged.
 * @example {
 *       "name": "Home town"
 *     }
 */
export type ExtraFieldUpdate = {
    /** @description The name of the field. */
    name?: string | undefined;
    /** @description Whether contacts of the list must have different values. */
    unique?: boolean | undefined;
};
/**
 * ExtraValue
 * @description A value for an extra field, in its format.
 * @example {
 *       "field_id": 1,
 *       "value": "Lisboa"
 *     }
 */
export type ExtraValue = {
    /**
     * Format: int64
     * @description The id of the extra field.
     */
    field_id: number;
    /** @description Whether the address can be used, for a field of the format email, cellphone or phone; other formats have none. */
    status?: ChannelStatus | undefined;
    /** @description For a field with options the ids of the chosen ones, or a text that names them by their ids or their texts in any language, with semicolons between them; for every other field a text, which is a day, a number or an address as the format asks. */
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
export type Field = {
    /** @description The id of the field; a name for a base field, a number for an extra field. */
    readonly field_id: string | number;
    format: FieldFormat;
    /** @description The name of the field. */
    name: string;
    /** @description Whether contacts of the list must have different values. */
    unique: boolean;
};
/**
 * FieldFormat
 * @description The format of a field's values.
 * @example text
 * @enum {string}
 */
export type FieldFormat = "date" | "text" | "cellphone" | "phone" | "number" | "email" | "options";
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
export type FieldListItem = {
    /** @description The id of the field; a name for a base field, a number for an extra field. */
    readonly field_id: string | number;
    format: FieldFormat;
    /** @description The name of the field. */
    name: string;
    /** @description The choices, only for a field with options. */
    readonly options?: FieldOption[];
    /**
     * @description Whether it is a field of every list or one that you added.
     * @enum {string}
     */
    readonly type: "base" | "extra";
    /** @description Whether contacts of the list must have different values. */
    unique: boolean;
};
/**
 * FieldOption
 * @description A choice of a field, with its text in each language, empty if missing. Placeholders show the text in the contact's language.
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
export type FieldOption = {
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
    /**
     * Format: int64
     * @description The id of the option.
     */
    readonly option_id: number;
    /** @description Portuguese. */
    pt: string;
};
/**
 * FieldOptionList
 * @description The options of a field.
 * @example {
 *       "items": [
 *         {
 *           "option_id": 1,
 *           "en": "Monthly",
 *           "pt": "Mensal",
 *           "br": "Mensal",
 *           "es": "Mensual",
 *           "de": "Monatlich",
 *           "hu": "Havonta",
 *           "fr": "Mensuel"
 *         }
 *       ]
 *     }
 */
export type FieldOptionList = {
    /** @description The options, oldest first. */
    items: FieldOption[];
};
/**
 * FieldOptionWrite
 * @description The texts of an option by language. A language that you leave out is empty in a new option, and unchanged in an update.
 * @example {
 *       "en": "Monthly",
 *       "pt": "Mensal",
 *       "br": "Mensal",
 *       "es": "Mensual",
 *       "de": "Monatlich",
 *       "hu": "Havonta",
 *       "fr": "Mensuel"
 *     }
 */
export type FieldOptionWrite = {
    /** @description Portuguese of Brazil. */
    br?: string | undefined;
    /** @description German. */
    de?: string | undefined;
    /** @description English. */
    en?: string | undefined;
    /** @description Spanish. */
    es?: string | undefined;
    /** @description French. */
    fr?: string | undefined;
    /** @description Hungarian. */
    hu?: string | undefined;
    /** @description Portuguese. */
    pt?: string | undefined;
};
/**
 * FieldProblem
 * @description The problems of a field change.
 * @example {
 *       "type": "/docs/#errors",
 *       "title": "Unprocessable Entity",
 *       "status": 422,
 *       "detail": "body.unique must be true or false",
 *       "errors": {
 *         "body.unique": "must be true or false"
 *       }
 *     }
 */
export type FieldProblem = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The path and its text, and `repeated_values` if contacts share values. */
    errors?: {
        repeated_values?: RepeatedValues;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * Form
 * @description A subscription form of a list.
 * @example {
 *       "form_id": 1,
 *       "form_hash": "4e1f0057aa",
 *       "list_id": 1,
 *       "name": "Newsletter",
 *       "language": "en",
 *       "fields": [
 *         {
 *           "field_id": "email",
 *           "required": true
 *         },
 *         {
 *           "field_id": "first_name",
 *           "labels": {
 *             "en": "First name",
 *             "pt": "Nome próprio"
 *           },
 *           "required": false
 *         },
 *         {
 *           "field_id": "1",
 *           "required": false
 *         }
 *       ],
 *       "consent": {
 *         "en": "I want to get the newsletter."
 *       },
 *       "double_optin": true,
 *       "sender_id": 1,
 *       "redirect_url": "https://shop.example.com/thanks",
 *       "created": "2026-03-02 09:30:00",
 *       "updated": "2026-03-02 09:30:00",
 *       "url": "https://localhost:8443/f/4e1f0057aa",
 *       "embed": "<form method=\"post\" action=\"https://localhost:8443/f/4e1f0057aa\">...</form>"
 *     }
 */
export type Form = {
    /** @description The text of a required consent checkbox; the contact then has the consent `consent`. Left out if the form has none. */
    consent?: FormTexts;
    created: DateTime;
    display?: FormDisplay;
    /** @description Whether the contact is unconfirmed until the person confirms by email. */
    double_optin: boolean;
    /** @description The form as HTML for your page, in the form's language. It has no script and no styles. A page with a Content-Security-Policy needs the host of `url`, and of `redirect_url`, in `form-action`. Paste it again after a change of the form. */
    readonly embed: string;
    /** @description The fields of the form, in this order, each once. One of them is `email`. */
    fields: FormField[];
    /** @description The hash of the form in its URL. */
    readonly form_hash: string;
    /**
     * Format: int64
     * @description The id of the form.
     */
    readonly form_id: number;
    /** @description The language of the page and its emails. `?lang=` in the URL selects another one. */
    language: FormLanguage;
    /**
     * Format: int64
     * @description The list of the form.
     */
    readonly list_id: number;
    /** @description The name, used as the heading of the page. */
    name: string;
    /**
     * Format: uri
     * @description Where to redirect the browser after a submission. By default, a thank-you page of the platform.
     */
    redirect_url?: string;
    /**
     * Format: int64
     * @description The email sender of the confirmation email. By default, or if it is no longer active, another active sender of the account.
     */
    sender_id?: number;
    updated: DateTime;
    /**
     * Format: uri
     * @description The URL of the page with the form.
     */
    readonly url: string;
};
/**
 * FormAnswer
 * @description The value of one field of a submission.
 * @example {
 *       "field_id": "email",
 *       "value": "ana@example.com"
 *     }
 */
export type FormAnswer = {
    /** @description The id of the field, the name of a base field or the number of an extra one. */
    field_id: string;
    /** @description The value; for a field with options the ids of the chosen ones. */
    value: string | number[];
};
/**
 * FormAnswersReportRequest
 * @description The settings of a form answers report.
 * @example {
 *       "title": "Answers of March",
 *       "range": {
 *         "start": "2026-03-01 00:00:00",
 *         "end": "2026-03-31 23:59:59"
 *       },
 *       "forms": [
 *         {
 *           "list_id": 1,
 *           "forms": [
 *             1
 *           ]
 *         }
 *       ],
 *       "callback_url": "https://shop.example.com/hooks/report"
 *     }
 */
export type FormAnswersReportRequest = {
    /**
     * Format: uri
     * @description The http or https URL to call when the report has finished.
     */
    callback_url?: string | undefined;
    format?: AdvancedReportFormat | undefined;
    /** @description The forms of the report, by list. */
    forms: AdvancedReportForm[];
    range: AdvancedReportRange;
    /** @description The title of the report. */
    title: string;
};
/**
 * FormCreate
 * @description The fields of a new form.
 * @example {
 *       "name": "Newsletter",
 *       "language": "en",
 *       "fields": [
 *         {
 *           "field_id": "email",
 *           "required": true
 *         },
 *         {
 *           "field_id": "first_name",
 *           "labels": {
 *             "en": "First name",
 *             "pt": "Nome próprio"
 *           },
 *           "required": false
 *         },
 *         {
 *           "field_id": "1",
 *           "required": false
 *         }
 *       ],
 *       "consent": {
 *         "en": "I want to get the newsletter."
 *       },
 *       "double_optin": true,
 *       "sender_id": 1,
 *       "redirect_url": "https://shop.example.com/thanks"
 *     }
 */
export type FormCreate = {
    /** @description The text of a required consent checkbox; the contact then has the consent `consent`. */
    consent?: FormTexts | undefined;
    display?: FormDisplay | undefined;
    /**
     * @description Whether the contact is unconfirmed until the person confirms by email.
     * @default true
     */
    double_optin?: boolean | undefined;
    /** @description The fields of the form, in this order, each once. One of them is `email`. By default, only `email`. */
    fields?: FormField[] | undefined;
    /** @description The language of the page and its emails. `?lang=` in the URL selects another one. By default, the list's language. */
    language?: FormLanguage | undefined;
    /** @description The name, used as the heading of the page. */
    name: string;
    /**
     * Format: uri
     * @description Where to redirect the browser after a submission. By default, a thank-you page of the platform.
     */
    redirect_url?: string | undefined;
    /**
     * Format: int64
     * @description The email sender of the confirmation email. By default, or if it is no longer active, another active sender of the account.
     */
    sender_id?: number | undefined;
};
/**
 * FormDisplay
 * @description How the script of a connected site shows the form. The site must have the form's list. Without `display`, the form is shown only where you link to `url` or paste `embed`.
 * @example {
 *       "kind": "popup",
 *       "opens": "scroll",
 *       "delay_seconds": 10,
 *       "scroll_percent": 40,
 *       "text": "10 % off your first order."
 *     }
 */
export type FormDisplay = {
    /** @description The label of the button. By default, in the form's language. */
    button?: string | undefined;
    /**
     * Format: int32
     * @description Minimum seconds on the page before it opens. By default 5, for a WhatsApp button 0.
     */
    delay_seconds?: number | undefined;
    /**
     * @description `popup`: the form in a dialog. `message`: a text in the corner, with a button to the form or to `link`. `whatsapp`: a button in the corner that opens a chat with `phone`. `none`: nothing; an update with it removes `display`.
     * @enum {string}
     */
    kind: "none" | "popup" | "message" | "whatsapp";
    /**
     * Format: uri
     * @description The URL that the button of a message opens. By default, it opens the form.
     */
    link?: string | undefined;
    /**
     * @description When it opens: after the delay, after scrolling to `scroll_percent`, or when the pointer leaves the page at the top. Without a mouse, `exit` opens after the delay.
     * @default delay
     * @enum {string}
     */
    opens?: ("delay" | "scroll" | "exit") | undefined;
    /** @description The number of the chat: country code and number, separated by a hyphen. Required for a WhatsApp button. */
    phone?: string | undefined;
    /**
     * Format: int32
     * @description How much of the page must be scrolled, for `opens` `scroll`. By default 50.
     */
    scroll_percent?: number | undefined;
    /** @description The text of a message (required), the text above the form of a popup, or the first text of a WhatsApp chat. */
    text?: string | undefined;
};
/**
 * FormField
 * @description A field of the list that a form asks for.
 * @example {
 *       "field_id": "first_name",
 *       "labels": {
 *         "en": "First name",
 *         "pt": "Nome próprio"
 *       },
 *       "required": true
 *     }
 */
export type FormField = {
    /** @description The id of the field, the name of a base field or the number of an extra one. */
    field_id: string;
    /** @description The labels of the field. If a label is missing in the language of the page and of the form, a base field has the platform's label, and an extra field its name. */
    labels?: FormTexts | undefined;
    /**
     * @description Whether it is required. The email address is always required.
     * @default false
     */
    required?: boolean | undefined;
};
/**
 * FormLanguage
 * @description A language for pages and emails to subscribers.
 * @example en
 * @enum {string}
 */
export type FormLanguage = "en" | "pt" | "br" | "es" | "de" | "hu" | "fr";
/**
 * FormPage
 * @description A page of forms.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "form_id": 1,
 *           "form_hash": "4e1f0057aa",
 *           "list_id": 1,
 *           "name": "Newsletter",
 *           "language": "en",
 *           "fields": [
 *             {
 *               "field_id": "email",
 *               "required": true
 *             },
 *             {
 *               "field_id": "first_name",
 *               "labels": {
 *                 "en": "First name",
 *                 "pt": "Nome próprio"
 *               },
 *               "required": false
 *             },
 *             {
 *               "field_id": "1",
 *               "required": false
 *             }
 *           ],
 *           "consent": {
 *             "en": "I want to get the newsletter."
 *           },
 *           "double_optin": true,
 *           "sender_id": 1,
 *           "redirect_url": "https://shop.example.com/thanks",
 *           "created": "2026-03-02 09:30:00",
 *           "updated": "2026-03-02 09:30:00",
 *           "url": "https://localhost:8443/f/4e1f0057aa",
 *           "embed": "<form method=\"post\" action=\"https://localhost:8443/f/4e1f0057aa\">...</form>"
 *         }
 *       ]
 *     }
 */
export type FormPage = {
    /** @description The forms on this page. */
    items: Form[];
    /**
     * Format: int64
     * @description Total number of forms of the list, on all pages.
     */
    total_items: number;
};
/**
 * FormSubmission
 * @description A submission of a form.
 * @example {
 *       "submission_id": 1,
 *       "contact_id": "a1b2c3d4e5",
 *       "status": "confirmed",
 *       "language": "en",
 *       "created": "2026-03-02 09:31:00",
 *       "answers": [
 *         {
 *           "field_id": "email",
 *           "value": "ana@example.com"
 *         },
 *         {
 *           "field_id": "first_name",
 *           "value": "Ana"
 *         }
 *       ]
 *     }
 */
export type FormSubmission = {
    /** @description The values by field, in the order of the form, without empty fields. */
    answers: FormAnswer[];
    /** @description The new or related contact; left out if it was refused. */
    contact_id?: string;
    created: DateTime;
    language: FormLanguage;
    /**
     * @description `accepted`: it took effect at once. `waiting`: it takes effect when the person confirms. `confirmed`: the person confirmed. `refused`: it had no effect, because the address is suppressed or another contact has a unique value.
     * @enum {string}
     */
    status: "accepted" | "waiting" | "confirmed" | "refused";
    /**
     * Format: int64
     * @description The id of the submission.
     */
    submission_id: number;
};
/**
 * FormSubmissionPage
 * @description A page of submissions of a form.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "submission_id": 1,
 *           "contact_id": "a1b2c3d4e5",
 *           "status": "confirmed",
 *           "language": "en",
 *           "created": "2026-03-02 09:31:00",
 *           "answers": [
 *             {
 *               "field_id": "email",
 *               "value": "ana@example.com"
 *             },
 *             {
 *               "field_id": "first_name",
 *               "value": "Ana"
 *             }
 *           ]
 *         }
 *       ]
 *     }
 */
export type FormSubmissionPage = {
    /** @description The submissions on this page. */
    items: FormSubmission[];
    /**
     * Format: int64
     * @description Total number of submissions of the form, on all pages.
     */
    total_items: number;
};
/**
 * FormTexts
 * @description A text by language. The page shows it in its language, or else in the form's language.
 * @example {
 *       "en": "First name",
 *       "pt": "Nome próprio"
 *     }
 */
export type FormTexts = {
    /** @description Portuguese of Brazil. */
    br?: string | undefined;
    /** @description German. */
    de?: string | undefined;
    /** @description English. */
    en?: string | undefined;
    /** @description Spanish. */
    es?: string | undefined;
    /** @description French. */
    fr?: string | undefined;
    /** @description Hungarian. */
    hu?: string | undefined;
    /** @description Portuguese. */
    pt?: string | undefined;
};
/**
 * FormUpdate
 * @description The changes of a form. Fields that you leave out stay unchanged.
 * @example {
 *       "name": "Our newsletter"
 *     }
 */
export type FormUpdate = {
    /** @description The text of a required consent checkbox; the contact then has the consent `consent`. Without any text the form has none. */
    consent?: FormTexts | undefined;
    display?: FormDisplay | undefined;
    /** @description Whether the contact is unconfirmed until the person confirms by email. */
    double_optin?: boolean | undefined;
    /** @description The fields of the form, in this order, each once. One of them is `email`. */
    fields?: FormField[] | undefined;
    /** @description The language of the page and its emails. `?lang=` in the URL selects another one. */
    language?: FormLanguage | undefined;
    /** @description The name, used as the heading of the page. */
    name?: string | undefined;
    /** @description Where to redirect the browser after a submission. By default, a thank-you page of the platform. An empty text removes it. */
    redirect_url?: string | undefined;
    /**
     * Format: int64
     * @description The email sender of the confirmation email. By default, or if it is no longer active, another active sender of the account.
     */
    sender_id?: number | undefined;
};
/**
 * GetCampaignPreviewConflict
 * @description What stands against the request.
 */
export type GetCampaignPreviewConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The sender of the campaign was deleted, or the account has no active sender. Choose another sender. */
        sender_missing?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * HeaderFooter
 * @description The header and footer of an email. Your own template has its own links; then both sets here are ignored.
 * @example {
 *       "id": 1,
 *       "header_links": {
 *         "view_web": true
 *       },
 *       "footer_links": {
 *         "unsubscribe": true,
 *         "edit": true
 *       },
 *       "edit_fields": [
 *         1
 *       ]
 *     }
 */
export type HeaderFooter = {
    /** @description The extra fields of the list on the page of the link `edit`, beside the base fields. Recipients can see and change only these. */
    edit_fields?: number[] | undefined;
    footer_links?: HeaderFooterLinks | undefined;
    header_links?: HeaderFooterLinks | undefined;
    /**
     * Format: int64
     * @description The id of a header and footer template (`createHeaderFooterTemplate`). Returns 422 for an unknown id.
     */
    id?: number | undefined;
};
/**
 * HeaderFooterLinks
 * @description The links to show, in the contact's language or else the list's.
 * @example {
 *       "unsubscribe": true,
 *       "edit": true
 *     }
 */
export type HeaderFooterLinks = {
    /**
     * @description Lets recipients change their data, channels and language.
     * @default false
     */
    edit?: boolean | undefined;
    /**
     * @description Shares the email on Facebook.
     * @default false
     */
    facebook_share?: boolean | undefined;
    /**
     * @description Forwards the email to friends of the recipient, without revealing their addresses.
     * @default false
     */
    forward?: boolean | undefined;
    /**
     * @description Shares the email on a social network, without the recipient's data.
     * @default false
     */
    social_share?: boolean | undefined;
    /**
     * @description Shares the email on Twitter.
     * @default false
     */
    twitter_share?: boolean | undefined;
    /**
     * @description Unsubscribes the recipient, who can then give a reason.
     * @default false
     */
    unsubscribe?: boolean | undefined;
    /**
     * @description Opens the email in a browser, which counts as an open.
     * @default false
     */
    view_web?: boolean | undefined;
};
/**
 * HeaderFooterTemplate
 * @description A header and a footer for campaign emails.
 * @example {
 *       "template_id": 1,
 *       "name": "Plain",
 *       "header": "<p style=\"text-align:center\"><a href=\"{{ view_url }}\">View in browser</a></p>",
 *       "footer": "<p style=\"text-align:center\"><a href=\"{{ edit_url }}\">Change your data</a> &middot; <a href=\"{{ unsubscribe_url }}\">Unsubscribe</a></p>",
 *       "created": "2026-03-02 09:15:00",
 *       "updated": "2026-03-02 09:15:00"
 *     }
 */
export type HeaderFooterTemplate = {
    created: DateTime;
    /** @description HTML at the bottom of the body. */
    footer: string;
    /** @description HTML at the top of the body. */
    header: string;
    /** @description The name of the template. */
    name: string;
    /**
     * Format: int64
     * @description The id of the template, for `header_footer.id` of email campaigns.
     */
    readonly template_id: number;
    updated: DateTime;
};
/**
 * HeaderFooterTemplateCreate
 * @description A new header and footer template.
 * @example {
 *       "name": "Plain",
 *       "header": "<p style=\"text-align:center\"><a href=\"{{ view_url }}\">View in browser</a></p>",
 *       "footer": "<p style=\"text-align:center\"><a href=\"{{ edit_url }}\">Change your data</a> &middot; <a href=\"{{ unsubscribe_url }}\">Unsubscribe</a></p>"
 *     }
 */
export type HeaderFooterTemplateCreate = {
    /**
     * @description HTML at the bottom of the body, with the same placeholders.
     * @default
     */
    footer?: string | undefined;
    /**
     * @description HTML at the top of the body. Placeholders are filled as in the content; `{{ view_url }}`, `{{ forward_url }}`, `{{ share_url }}`, `{{ facebook_url }}`, `{{ twitter_url }}`, `{{ edit_url }}` and `{{ unsubscribe_url }}` are the links for the recipient.
     * @default
     */
    header?: string | undefined;
    /** @description The name of the template. */
    name: string;
};
/**
 * HeaderFooterTemplateItem
 * @description A header and footer template without its HTML.
 * @example {
 *       "template_id": 1,
 *       "name": "Plain",
 *       "created": "2026-03-02 09:15:00",
 *       "updated": "2026-03-02 09:15:00"
 *     }
 */
export type HeaderFooterTemplateItem = {
    created: DateTime;
    /** @description The name of the template. */
    name: string;
    /**
     * Format: int64
     * @description The id of the template, for `header_footer.id` of email campaigns.
     */
    readonly template_id: number;
    updated: DateTime;
};
/**
 * HeaderFooterTemplatePage
 * @description A page of header and footer templates.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "template_id": 1,
 *           "name": "Plain",
 *           "created": "2026-03-02 09:15:00",
 *           "updated": "2026-03-02 09:15:00"
 *         }
 *       ]
 *     }
 */
export type HeaderFooterTemplatePage = {
    /** @description The templates on this page. */
    items: HeaderFooterTemplateItem[];
    /**
     * Format: int64
     * @description Total number of templates, on all pages.
     */
    total_items: number;
};
/**
 * HeaderFooterTemplateUpdate
 * @description The fields of a header and footer template to change.
 * @example {
 *       "name": "Plain",
 *       "header": "<p style=\"text-align:center\"><a href=\"{{ view_url }}\">View in browser</a></p>",
 *       "footer": "<p style=\"text-align:center\"><a href=\"{{ edit_url }}\">Change your data</a> &middot; <a href=\"{{ unsubscribe_url }}\">Unsubscribe</a></p>"
 *     }
 */
export type HeaderFooterTemplateUpdate = {
    /** @description HTML at the bottom of the body, with the same placeholders. */
    footer?: string | undefined;
    /** @description HTML at the top of the body. Placeholders are filled as in the content; `{{ view_url }}`, `{{ forward_url }}`, `{{ share_url }}`, `{{ facebook_url }}`, `{{ twitter_url }}`, `{{ edit_url }}` and `{{ unsubscribe_url }}` are the links for the recipient. */
    header?: string | undefined;
    /** @description The name of the template. */
    name?: string | undefined;
};
/**
 * ImportResult
 * @description The result of an import. The four counts add up to the contacts of the request or the rows of the file.
 * @example {
 *       "imported": 1,
 *       "updated": 1,
 *       "ignored": 0,
 *       "invalid": 0,
 *       "file": ""
 *     }
 */
export type ImportResult = {
    /** @description URL of a file with the skipped and invalid contacts and their reasons; empty if there are none. If the request's file was unreadable, all counts are 0 and this file has the reason. The URL is valid for seven days; `getOperation` returns a new one. */
    file: string;
    /**
     * Format: int64
     * @description Skipped contacts: already in the list or, in mode `update_only`, not in the list.
     */
    ignored: number;
    /**
     * Format: int64
     * @description Created contacts.
     */
    imported: number;
    /**
     * Format: int64
     * @description Contacts with an invalid value.
     */
    invalid: number;
    /**
     * Format: int64
     * @description Updated contacts.
     */
    updated: number;
};
/**
 * KeyConflict
 * @description What stands against the request.
 */
export type KeyConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * Language
 * @description The language of a contact.
 * @example pt
 * @enum {string}
 */
export type Language = "pt" | "en" | "es" | "br" | "fr" | "de";
/**
 * LimitHour
 * @description The hours of the day, in UTC, in which messages can be sent; remaining ones wait for the next day. An end before the start means past midnight; equal times mean the whole day.
 * @example {
 *       "hour_start": "09:00",
 *       "hour_end": "18:00"
 *     }
 */
export type LimitHour = {
    /** @description The end, `HH:MM`. By default, midnight. */
    hour_end?: string | undefined;
    /** @description The start, `HH:MM`. By default, midnight. */
    hour_start?: string | undefined;
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
export type List = {
    created: DateTime;
    /**
     * Format: int64
     * @description The group of the list; 0 for none.
     */
    readonly group_id: number;
    /** @description The name for internal use. */
    internal_name: string;
    /**
     * Format: int64
     * @description The id of the list.
     */
    readonly list_id: number;
    /** @description The name shown to contacts, for example on the unsubscribe page. */
    public_name: string;
    /**
     * @description You cannot send to a blocked list.
     * @enum {string}
     */
    readonly status: "active" | "blocked";
    updated: DateTime;
};
/**
 * ListCreate
 * @description The fields of a new list.
 * @example {
 *       "internal_name": "Newsletter 2026",
 *       "public_name": "Newsletter"
 *     }
 */
export type ListCreate = {
    /** @description The name for internal use. */
    internal_name: string;
    /** @description The name shown to contacts. By default, the internal name. */
    public_name?: string | undefined;
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
export type ListDetail = {
    /** @description The languages of the list, always one. */
    available_languages: string[];
    created: DateTime;
    /**
     * @description The language of the list, by default `en`. A contact without a language is `en` in every list.
     * @enum {string}
     */
    default_language: "en" | "pt" | "br" | "es" | "de" | "hu" | "fr";
    /**
     * Format: int64
     * @description The group of the list; 0 for none.
     */
    group_id: number;
    /** @description The name for internal use. */
    internal_name: string;
    /**
     * Format: int64
     * @description The id of the list.
     */
    readonly list_id: number;
    /** @description The name shown to contacts. */
    public_name: string;
    stats: ListStats;
    /**
     * @description You cannot send to a blocked list.
     * @enum {string}
     */
    readonly status: "active" | "blocked";
    updated: DateTime;
};
/**
 * ListEvent
 * @description An event of a list, as sent to a webhook.
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
export type ListEvent = {
    action: WebhookAction;
    /** @description The details of the action, for example the campaign and the clicked URL; empty if none. */
    action_data: {
        [key: string]: unknown;
    };
    action_date: DateTime;
    /** @description The contact: its id and the webhook's fields by id, with their current values. A missing text is empty; other missing values are left out. */
    contact: {
        /** @description The id of the contact. */
        contact_id: string;
    } & {
        [key: string]: unknown;
    };
    /**
     * Format: int64
     * @description The list of the contact.
     */
    list_id: number;
    /**
     * Format: int64
     * @description The webhook of the call.
     */
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
export type ListPage = {
    /** @description The lists on this page. */
    items: List[];
    /**
     * Format: int64
     * @description Total number of matching lists, on all pages.
     */
    total_items: number;
};
/**
 * ListStats
 * @description The contacts of a list by status.
 * @example {
 *       "total_contacts": 3,
 *       "total_active": 2,
 *       "total_inactive": 0,
 *       "total_removed": 1,
 *       "total_unconfirmed": 0,
 *       "total_waiting_new_confirmation": 0
 *     }
 */
export type ListStats = {
    /**
     * Format: int64
     * @description Active contacts.
     */
    total_active: number;
    /**
     * Format: int64
     * @description All contacts.
     */
    total_contacts: number;
    /**
     * Format: int64
     * @description Deactivated contacts.
     */
    total_inactive: number;
    /**
     * Format: int64
     * @description Contacts that unsubscribed or were removed.
     */
    total_removed: number;
    /**
     * Format: int64
     * @description Contacts who have not confirmed their subscription.
     */
    total_unconfirmed: number;
    /**
     * Format: int64
     * @description Contacts who were asked to confirm again.
     */
    total_waiting_new_confirmation: number;
};
/**
 * ListUpdate
 * @description The fields of a list to change. Fields that you leave out stay unchanged.
 * @example {
 *       "public_name": "Our newsletter"
 *     }
 */
export type ListUpdate = {
    /**
     * Format: int64
     * @description The group of the list; 0 for none.
     */
    group_id?: number | undefined;
    /** @description The name for internal use. */
    internal_name?: string | undefined;
    /** @description The name shown to contacts. */
    public_name?: string | undefined;
};
/**
 * LocalTime
 * @description Sends at `schedule_date` in each recipient's local time instead of UTC. The time zone is that of the contact's `time_zone_field`, else of its `cellphone`, else of its `phone`, else `time_zone`. A country with several time zones uses its most populated one; numbers of North America, Brazil and Mexico use their area code. The recipients and their time zones are fixed when that hour begins in the first time zone, 14 hours ahead of UTC. An hour skipped by a clock change is moved later by the skipped time; for a repeated hour, the first one is used. A resumed send continues with all time zones whose hour has passed.
 * @example {
 *       "time_zone_field": "1",
 *       "time_zone": "Europe/Lisbon",
 *       "if_passed": "next_day"
 *     }
 */
export type LocalTime = {
    /**
     * @description When to send to time zones where the hour has already passed at the time of the request: the next day (`next_day`), or now (`at_once`).
     * @default next_day
     * @enum {string}
     */
    if_passed?: ("next_day" | "at_once") | undefined;
    /** @description The time zone for recipients without a known one. By default, that of the account's country, else UTC. */
    time_zone?: string | undefined;
    /** @description The id of an extra field of the format text with the IANA name of a time zone, such as `Europe/Lisbon`, or an offset such as `+05:45`. Other values are ignored. */
    time_zone_field?: string | undefined;
};
/**
 * MyAccount
 * @description The account of the key.
 * @example {
 *       "general_info": {
 *         "name": "Shop",
 *         "website": "https://shop.example.com/",
 *         "cellphone": "351-910000009",
 *         "client_id": "10000001",
 *         "company_size": 2,
 *         "business_sector": {
 *           "business_sector_id": 1,
 *           "name": "Retail"
 *         }
 *       },
 *       "billing_info": {
 *         "type": "company",
 *         "company_legal_name": "Shop Lda",
 *         "vat_number": "PT500000000",
 *         "country": {
 *           "country_code": "PT"
 *         },
 *         "city": "Lisboa",
 *         "state": "Lisboa",
 *         "address1": "Rua Augusta 1",
 *         "address2": "",
 *         "zip_code": "1100-048",
 *         "invoice_comments": ""
 *       },
 *       "plan_info": {
 *         "type": "pro"
 *       },
 *       "balance_info": {
 *         "balance": "123.45",
 *         "currency": "EUR"
 *       },
 *       "module_info": {
 *         "te": {
 *           "enabled": true
 *         }
 *       }
 *     }
 */
export type MyAccount = {
    balance_info: AccountBalanceInfo;
    billing_info: AccountBillingInfo;
    general_info: AccountGeneralInfo;
    module_info: AccountModuleInfo;
    plan_info: AccountPlanInfo;
};
/**
 * Operation
 * @description Background work of the platform.
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
export type Operation = {
    created: DateTime;
    /**
     * Format: int64
     * @description The user who requested it; left out if a key without a user did.
     */
    readonly created_by?: number;
    /** @description The campaign of the operation; both fields are empty if none. */
    operation_data: {
        /** @description The hash of the campaign. */
        campaign_hash: string;
        /** @description The campaign's name for internal use. */
        internal_name: string;
    };
    /**
     * Format: int64
     * @description The id of the operation.
     */
    readonly operation_id: number;
    /** @description When it started or is scheduled to start; left out otherwise. */
    start_date?: DateTime;
    status: OperationStatus;
    type: OperationType;
};
/**
 * OperationAccepted
 * @description The request was accepted; an operation processes it in the background.
 * @example {
 *       "result": "success",
 *       "operation_id": 1
 *     }
 */
export type OperationAccepted = {
    /**
     * Format: int64
     * @description The operation; `getOperation` shows its progress and file.
     */
    readonly operation_id: number;
    /**
     * @description Always `success`.
     * @enum {string}
     */
    result: "success";
};
/**
 * OperationActionResult
 * @description The changed operations.
 * @example {
 *       "success": [
 *         1
 *       ],
 *       "error": {
 *         "invalid_operation_action": [],
 *         "operation_not_found": []
 *       }
 *     }
 */
export type OperationActionResult = {
    /** @description The unchanged operations, by reason. An array without ids is empty. */
    error: {
        /** @description Not allowed for the status or type of the operation. */
        invalid_operation_action: number[];
        /** @description The operation was not found, or has ended. */
        operation_not_found: number[];
    };
    /** @description The changed operations. */
    success: number[];
};
/**
 * OperationDetail
 * @description Background work of the platform, with its progress.
 * @example {
 *       "operation_id": 1,
 *       "type": "import_contacts",
 *       "status": "finished",
 *       "created": "2026-03-03 14:10:00",
 *       "start_date": "2026-03-03 14:10:01",
 *       "end_date": "2026-03-03 14:20:03",
 *       "operation_data": {
 *         "internal_name": "",
 *         "campaign_hash": ""
 *       },
 *       "created_by": 1,
 *       "list_id": 1,
 *       "done": 3,
 *       "total": 3,
 *       "counts": {
 *         "imported": 2,
 *         "updated": 0,
 *         "ignored": 0,
 *         "invalid": 1
 *       },
 *       "file": "https://localhost:8443/files/import:1:1773152403000.bm90IGEgc2VhbCE",
 *       "file_until": "2026-03-10 14:20:03"
 *     }
 */
export type OperationDetail = {
    /** @description The results of an import of contacts or products; left out for other operations. */
    counts?: {
        /**
         * Format: int64
         * @description Unchanged items.
         */
        ignored: number;
        /**
         * Format: int64
         * @description New items.
         */
        imported: number;
        /**
         * Format: int64
         * @description Refused items.
         */
        invalid: number;
        /**
         * Format: int64
         * @description Updated items.
         */
        updated: number;
    };
    created: DateTime;
    /**
     * Format: int64
     * @description The user who requested it; left out if a key without a user did.
     */
    readonly created_by?: number;
    /**
     * Format: int64
     * @description Number of processed items; left out if not counted.
     */
    done?: number;
    /** @description The contacts merged by `unifyContacts`, or to be merged with `dry_run`. Left out for other operations. */
    duplicates?: {
        /**
         * Format: int64
         * @description Groups of duplicates. Each becomes one contact.
         */
        groups: number;
        /**
         * Format: int64
         * @description Deleted contacts after the merge.
         */
        merged: number;
        /**
         * Format: int64
         * @description Groups not merged, because more than 100 contacts have equal values.
         */
        skipped_groups: number;
    };
    /** @description When it ended; left out for an active run. */
    end_date?: DateTime;
    /**
     * Format: uri
     * @description The URL of its result file, valid without a key; left out if none.
     */
    file?: string;
    /** @description When the URL in `file` expires. */
    file_until?: DateTime;
    /**
     * Format: int64
     * @description New feed items that need your decision, because there are unusually many. Approve the operation to send them, or resume it to continue without them. Left out if none.
     */
    held_items?: number;
    /**
     * Format: int64
     * @description The list of its contacts; left out for campaigns and other work.
     */
    readonly list_id?: number;
    /** @description The campaign of the operation; both fields are empty if none. */
    operation_data: {
        /** @description The hash of the campaign. */
        campaign_hash: string;
        /** @description The campaign's name for internal use. */
        internal_name: string;
    };
    /**
     * Format: int64
     * @description The id of the operation.
     */
    readonly operation_id: number;
    /** @description Why it cannot continue, or what ended it, as text, for example an unreadable feed. Left out if none. */
    problem?: string;
    /** @description When it started or is scheduled to start; left out otherwise. */
    start_date?: DateTime;
    status: OperationDetailStatus;
    /**
     * Format: int64
     * @description Total number of items: contacts, products, rows of a file, recipients of a campaign. Left out while unknown.
     */
    total?: number;
    type: OperationType;
};
/**
 * OperationDetailStatus
 * @description A queued operation waits, a processing one is being prepared, an executing one is in progress, a paused one was stopped temporarily; a finished or canceled one has ended. One with `error` ended without doing anything: `problem` has the reason.
 * @example finished
 * @enum {string}
 */
export type OperationDetailStatus = "queued" | "processing" | "executing" | "paused" | "finished" | "canceled" | "error";
/**
 * OperationIds
 * @description The operations to change.
 * @example {
 *       "operations": [
 *         1
 *       ]
 *     }
 */
export type OperationIds = {
    /** @description The ids of the operations, from `listOperations`. Repeated ones count once. */
    operations: number[];
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
export type OperationPage = {
    /** @description The operations on this page. */
    items: Operation[];
    /**
     * Format: int64
     * @description Total number of matching operations, on all pages.
     */
    total_items: number;
};
/**
 * OperationStatus
 * @description A queued operation waits, a processing one is being prepared, an executing one is in progress, a paused one was stopped temporarily.
 * @example queued
 * @enum {string}
 */
export type OperationStatus = "queued" | "processing" | "executing" | "paused";
/**
 * OperationType
 * @description The kind of work. Imports and exports, mass operations, merges of contacts (`unify`), advanced reports and campaigns are operations. Never created: `export_reports` (a report is an `advanced_report`), `segment_generation` (segments are always current), `ads` and `social` (the platform has no such channels).
 * @example email
 * @enum {string}
 */
export type OperationType = "import_contacts" | "update_contacts" | "export_contacts" | "export_reports" | "advanced_report" | "email" | "sms" | "smart_sms" | "voice" | "push" | "webpush" | "ads" | "social" | "segment_generation" | "mass_operation" | "unify" | "import_ecommerce" | "attach_tag" | "detach_tag";
/**
 * OrderCreate
 * @description An order.
 * @example {
 *       "order_id": "order_1001",
 *       "order_total": 31.84,
 *       "cart_id": "cart_1001",
 *       "contact": {
 *         "base": {
 *           "contact_id": "a1b2c3d4e5"
 *         }
 *       },
 *       "products": [
 *         {
 *           "product_identifier": "TSHIRT-RED-M",
 *           "name": "T-shirt, red, M",
 *           "price": 15.92,
 *           "quantity": 2
 *         }
 *       ],
 *       "order_date": "2026-03-04 10:30:00",
 *       "order_status": "created"
 *     }
 */
export type OrderCreate = {
    /** @description The id of its cart, which the order closes. */
    cart_id?: string | undefined;
    contact?: CartContact | undefined;
    /** @description When it was placed, in UTC. By default, now. */
    order_date?: DateTime | undefined;
    /** @description The id of the order in the shop. Repeat it to change the order. */
    order_id: string;
    /** @default unknown */
    order_status?: OrderStatus | undefined;
    /**
     * Format: double
     * @description The total of the order.
     */
    order_total?: number | undefined;
    /** @description The ordered products. */
    products?: OrderProduct[] | undefined;
};
/**
 * OrderImport
 * @description Orders to import.
 * @example [
 *       {
 *         "order_id": "order_0901",
 *         "order_status": "completed",
 *         "contact_id": "ana@example.com",
 *         "revenue": 19.9,
 *         "store_url": "https://shop.example.com",
 *         "date": "2026-02-20 17:05:00",
 *         "items": [
 *           {
 *             "id": "TSHIRT-RED-M",
 *             "name": "T-shirt, red, M",
 *             "category": "12,7",
 *             "price": 19.9,
 *             "quantity": 1
 *           }
 *         ]
 *       }
 *     ]
 */
export type OrderImport = OrderImportItem[];
/**
 * OrderImportItem
 * @description One order of an import.
 * @example {
 *       "order_id": "order_0901",
 *       "order_status": "completed",
 *       "contact_id": "ana@example.com",
 *       "revenue": 19.9,
 *       "store_url": "https://shop.example.com",
 *       "date": "2026-02-20 17:05:00",
 *       "items": [
 *         {
 *           "id": "TSHIRT-RED-M",
 *           "name": "T-shirt, red, M",
 *           "category": "12,7",
 *           "price": 19.9,
 *           "quantity": 1
 *         }
 *       ]
 *     }
 */
export type OrderImportItem = {
    /** @description The customer: the id or email address of a contact of the list. */
    contact_id: string;
    /** @description When it was placed, in UTC. Reports count the order at the time of the import. */
    date: DateTime;
    /** @description The ordered products. */
    items: OrderImportLine[];
    /** @description The id of the order in the shop. */
    order_id: string;
    /** @default unknown */
    order_status?: OrderStatus | undefined;
    /** @description The revenue of the order; 0 for a free one. */
    revenue: number;
    /** @description The URL of the shop. */
    store_url: string;
};
/**
 * OrderImportLine
 * @description A product in an imported order.
 * @example {
 *       "id": "TSHIRT-RED-M",
 *       "name": "T-shirt, red, M",
 *       "category": "12,7",
 *       "price": 19.9,
 *       "quantity": 1
 *     }
 */
export type OrderImportLine = {
    /** @description The ids of its categories in the shop, separated by commas. */
    category?: string | undefined;
    /** @description The identifier of the product. */
    id: string;
    /** @description The name of the product. */
    name: string;
    /** @description The unit price. */
    price?: number | undefined;
    /**
     * Format: int64
     * @description The ordered quantity.
     */
    quantity?: number | undefined;
};
/**
 * OrderItem
 * @description An order of a shop, without its products.
 * @example {
 *       "domain": "shop.example.com",
 *       "order_id": "order_1001",
 *       "order_total": 31.84,
 *       "order_date": "2026-03-04 10:30:00",
 *       "order_status": "created",
 *       "cart_id": "cart_1001",
 *       "list_id": 1,
 *       "contact_id": "a1b2c3d4e5",
 *       "lines": 1,
 *       "created": "2026-03-04 10:30:02",
 *       "updated": "2026-03-04 10:30:02"
 *     }
 */
export type OrderItem = {
    /** @description The id of its cart; left out if unknown. */
    cart_id?: string;
    /** @description The contact of the order; left out if unknown. */
    contact_id?: string;
    created: DateTime;
    /** @description The domain of the shop. */
    domain: string;
    /**
     * Format: int64
     * @description Number of product lines.
     */
    lines: number;
    /**
     * Format: int64
     * @description The list of its contact; left out if none.
     */
    list_id?: number;
    /** @description When it was placed, in UTC. */
    order_date: DateTime;
    /** @description The id of the order in the shop. */
    order_id: string;
    order_status: OrderStatus;
    /**
     * Format: double
     * @description The total of the order; left out if unknown.
     */
    order_total?: number;
    updated: DateTime;
};
/**
 * OrderPage
 * @description A page of orders.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "domain": "shop.example.com",
 *           "order_id": "order_1001",
 *           "order_total": 31.84,
 *           "order_date": "2026-03-04 10:30:00",
 *           "order_status": "created",
 *           "cart_id": "cart_1001",
 *           "list_id": 1,
 *           "contact_id": "a1b2c3d4e5",
 *           "lines": 1,
 *           "created": "2026-03-04 10:30:02",
 *           "updated": "2026-03-04 10:30:02"
 *         }
 *       ]
 *     }
 */
export type OrderPage = {
    /** @description The orders on this page. */
    items: OrderItem[];
    /**
     * Format: int64
     * @description Total number of matching orders, on all pages.
     */
    total_items: number;
};
/**
 * OrderProduct
 * @description A product in an order, with its quantity.
 * @example {
 *       "product_identifier": "TSHIRT-RED-M",
 *       "name": "T-shirt, red, M",
 *       "price": 15.92,
 *       "quantity": 2
 *     }
 */
export type OrderProduct = {
    /** @description The brand. */
    brand?: string | undefined;
    /** @description The categories, each from broad to narrow, separated by `>`. */
    categories?: string[] | undefined;
    /** @description Additional properties. */
    custom_attributes?: ProductAttributeWrite[] | undefined;
    /** @description A description. */
    description?: string | undefined;
    /** @description The European Article Number. */
    ean?: string | undefined;
    /** @description The Global Trade Item Number. */
    gtin?: string | undefined;
    /** @description The URL of an image. */
    image_link?: string | undefined;
    /** @description The URL of its page. */
    link?: string | undefined;
    /** @description The manufacturer part number. */
    mpn?: string | undefined;
    /** @description The name. */
    name?: string | undefined;
    /**
     * Format: double
     * @description The unit price, in the currency of the catalog.
     * @default 0
     */
    price?: number | undefined;
    /** @description The identifier: letters, digits, `_`, `.` and `-`. Unique in its catalog. */
    product_identifier?: string | undefined;
    /**
     * Format: double
     * @description The ordered quantity.
     * @default 0
     */
    quantity?: number | undefined;
    /** @description The identifiers of related products. */
    related_products?: string[] | undefined;
    /**
     * Format: double
     * @description The reduced unit price; 0 if it is not reduced.
     * @default 0
     */
    sale_price?: number | undefined;
    /** @description The shop's stock keeping unit (SKU). */
    sku?: string | undefined;
    /** @description The Universal Product Code. */
    upc?: string | undefined;
};
/**
 * OrderStatus
 * @description The status of an order.
 * @example completed
 * @enum {string}
 */
export type OrderStatus = "created" | "pending" | "canceled" | "completed" | "unknown";
/**
 * PhoneReport
 * @description The results of an SMS or voice campaign. A breakdown that you did not request is left out.
 * @example {
 *       "campaign_hash": "c4mp41gn04",
 *       "overall": {
 *         "destinations": 2,
 *         "sends": 2,
 *         "delivered": 1,
 *         "error": 0,
 *         "invalid": 0,
 *         "pending": 1
 *       },
 *       "networks": [
 *         {
 *           "network": "Example Mobile",
 *           "sends": 2,
 *           "delivered": 1,
 *           "error": 0,
 *           "invalid": 0,
 *           "pending": 1
 *         }
 *       ]
 *     }
 */
export type PhoneReport = {
    /** @description The hash of the campaign. */
    readonly campaign_hash: string;
    /** @description Failed recipients by reason, most frequent first; left out if none. */
    failures?: CampaignFailure[];
    /** @description The counts by network. */
    networks?: PhoneReportNetwork[];
    overall: PhoneReportOverall;
    /** @description The counts by time zone; left out for a campaign sent without `local_time`. */
    time_zones?: ReportTimeZone[];
};
/**
 * PhoneReportNetwork
 * @description The counts in one network.
 * @example {
 *       "network": "Example Mobile",
 *       "sends": 2,
 *       "delivered": 1,
 *       "error": 0,
 *       "invalid": 0,
 *       "pending": 1
 *     }
 */
export type PhoneReportNetwork = {
    /**
     * Format: int64
     * @description Delivered messages, or answered calls.
     */
    delivered: number;
    /**
     * Format: int64
     * @description Failed messages or calls.
     */
    error: number;
    /**
     * Format: int64
     * @description Numbers not reachable by this channel.
     */
    invalid: number;
    /** @description The name of the network. */
    network: string;
    /**
     * Format: int64
     * @description Messages or calls with an unknown outcome.
     */
    pending: number;
    /**
     * Format: int64
     * @description Sent messages, or calls made.
     */
    sends: number;
};
/**
 * PhoneReportOverall
 * @description The counts of the whole campaign.
 * @example {
 *       "destinations": 2,
 *       "sends": 2,
 *       "delivered": 1,
 *       "error": 0,
 *       "invalid": 0,
 *       "pending": 1
 *     }
 */
export type PhoneReportOverall = {
    /**
     * Format: int64
     * @description Delivered messages, or answered calls.
     */
    delivered: number;
    /**
     * Format: int64
     * @description The campaign's target numbers.
     */
    destinations: number;
    /**
     * Format: int64
     * @description Failed messages or calls.
     */
    error: number;
    /**
     * Format: int64
     * @description Numbers not reachable by this channel.
     */
    invalid: number;
    /**
     * Format: int64
     * @description Messages or calls with an unknown outcome.
     */
    pending: number;
    /**
     * Format: int64
     * @description Sent messages, or calls made.
     */
    sends: number;
};
/**
 * PhoneSender
 * @description A number that makes calls.
 * @example {
 *       "sender_id": 3,
 *       "phone": "351-210000009",
 *       "status": "active"
 *     }
 */
export type PhoneSender = {
    /** @description Country code and number, separated by a hyphen. */
    phone: string;
    /**
     * Format: int64
     * @description The id of the sender.
     */
    readonly sender_id: number;
    status: SenderStatus;
};
/**
 * PhoneSenderCreate
 * @description The fields of a new phone sender.
 * @example {
 *       "phone": "351-210000009",
 *       "file": "JVBERi0xLjQK"
 *     }
 */
export type PhoneSenderCreate = {
    /** @description A Base64 document that proves your right to use the sender, for the moderators. It is never returned. */
    file: string;
    /** @description Country code and number, separated by a hyphen. */
    phone: string;
};
/**
 * PhoneSenderList
 * @description A page of phone senders.
 * @example {
 *       "items": [
 *         {
 *           "sender_id": 3,
 *           "phone": "351-210000009",
 *           "status": "active"
 *         }
 *       ]
 *     }
 */
export type PhoneSenderList = {
    /** @description The senders on this page. */
    items: PhoneSender[];
};
/**
 * PhoneSendSegment
 * @description The contacts of the list to send to. Only active ones receive the message or call.
 * @example {
 *       "type": "none"
 *     }
 */
export type PhoneSendSegment = EmailSendToList | EmailSendToSegments | PhoneSendToContact;
/**
 * PhoneSendToContact
 * @description A single contact, by its number.
 * @example {
 *       "type": "contact",
 *       "data": "351-910000001"
 *     }
 */
export type PhoneSendToContact = {
    /** @description The contact's number: country code and number, separated by a hyphen. */
    data: string;
    /**
     * @description How the contacts are selected. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "contact";
};
/**
 * PlacedOrder
 * @description An order of a shop.
 * @example {
 *       "domain": "shop.example.com",
 *       "order_id": "order_1001",
 *       "order_total": 31.84,
 *       "order_date": "2026-03-04 10:30:00",
 *       "order_status": "created",
 *       "cart_id": "cart_1001",
 *       "list_id": 1,
 *       "contact_id": "a1b2c3d4e5",
 *       "lines": 1,
 *       "products": [
 *         {
 *           "product_identifier": "TSHIRT-RED-M",
 *           "name": "T-shirt, red, M",
 *           "price": 15.92,
 *           "quantity": 2
 *         }
 *       ],
 *       "created": "2026-03-04 10:30:02",
 *       "updated": "2026-03-04 10:30:02"
 *     }
 */
export type PlacedOrder = {
    /** @description The id of its cart; left out if unknown. */
    cart_id?: string;
    /** @description The contact of the order; left out if unknown. */
    contact_id?: string;
    created: DateTime;
    /** @description The domain of the shop. */
    domain: string;
    /**
     * Format: int64
     * @description Number of product lines.
     */
    lines: number;
    /**
     * Format: int64
     * @description The list of its contact; left out if none.
     */
    list_id?: number;
    /** @description When it was placed, in UTC. */
    order_date: DateTime;
    /** @description The id of the order in the shop. */
    order_id: string;
    order_status: OrderStatus;
    /**
     * Format: double
     * @description The total of the order; left out if unknown.
     */
    order_total?: number;
    /** @description The products, as sent by the shop. */
    products: OrderProduct[];
    updated: DateTime;
};
/**
 * Pong
 * @description The response to a ping.
 * @example {
 *       "result": "pong"
 *     }
 */
export type Pong = {
    /**
     * @description Always `pong`.
     * @enum {string}
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
 *       "detail": "List 4711 was not found in this account."
 *     }
 */
export type Problem = {
    /** @description What is wrong, and what to change. */
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * ProblemWithErrors
 * @description An error with its causes. `errors` maps a path (`body.base.email`, `query.limit`) or the reason of a conflict (`unique_field_in_use`) to its text or data.
 * @example {
 *       "type": "/docs/#errors",
 *       "title": "Unprocessable Entity",
 *       "status": 422,
 *       "detail": "query.limit must be at most 100",
 *       "errors": {
 *         "query.limit": "must be at most 100"
 *       }
 *     }
 */
export type ProblemWithErrors = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description Path or reason, and its text or data. */
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * Product
 * @description A product of a catalog. A missing text is empty, a missing price is 0.
 * @example {
 *       "product_identifier": "TSHIRT-RED-M",
 *       "catalog_id": 1,
 *       "name": "T-shirt, red, M",
 *       "description": "A shirt of organic cotton.",
 *       "sku": "4711-R-M",
 *       "upc": "",
 *       "ean": "4006381333931",
 *       "gtin": "",
 *       "mpn": "",
 *       "link": "https://shop.example.com/t-shirt-red-m",
 *       "image_link": "https://shop.example.com/t-shirt-red-m.jpg",
 *       "price": 19.9,
 *       "sale_price": 15.92,
 *       "brand": "Example",
 *       "categories": [
 *         "Clothes>Shirts>T-shirts"
 *       ],
 *       "related_products": [
 *         "CAP-BLUE"
 *       ],
 *       "custom_attributes": [
 *         {
 *           "alias": "colour",
 *           "value": "red"
 *         }
 *       ]
 *     }
 */
export type Product = {
    /** @description The brand. */
    brand: string;
    /**
     * Format: int64
     * @description The catalog of the product.
     */
    readonly catalog_id: number;
    /** @description The categories, each from broad to narrow, separated by `>`. */
    categories: string[];
    /** @description Additional properties. */
    custom_attributes: ProductAttribute[];
    /** @description A description. */
    description: string;
    /** @description The European Article Number. */
    ean: string;
    /** @description The Global Trade Item Number. */
    gtin: string;
    /** @description The URL of an image. */
    image_link: string;
    /** @description The URL of its page. */
    link: string;
    /** @description The manufacturer part number. */
    mpn: string;
    /** @description The name. */
    name: string;
    /**
     * Format: double
     * @description The unit price, in the currency of the catalog.
     */
    price: number;
    /** @description The identifier: letters, digits, `_`, `.` and `-`. Unique in its catalog. */
    product_identifier: string;
    /** @description The identifiers of related products. */
    related_products: string[];
    /**
     * Format: double
     * @description The reduced unit price; 0 if it is not reduced.
     */
    sale_price: number;
    /** @description The shop's stock keeping unit (SKU). */
    sku: string;
    /** @description The Universal Product Code. */
    upc: string;
};
/**
 * ProductAttribute
 * @description A custom property of a product.
 * @example {
 *       "alias": "colour",
 *       "value": "red"
 *     }
 */
export type ProductAttribute = {
    /** @description The name, in lower case and without spaces. */
    alias: string;
    /** @description The value. */
    value: string;
};
/**
 * ProductAttributeWrite
 * @description A custom property of a product, as sent in a request.
 * @example {
 *       "alias": "colour",
 *       "value": "red"
 *     }
 */
export type ProductAttributeWrite = {
    /** @description The name, in lower case and without spaces. */
    alias: string;
    /** @description The value. */
    value: string;
};
/**
 * ProductCreate
 * @description A new product. Fields that you leave out are empty.
 * @example {
 *       "product_identifier": "TSHIRT-RED-M",
 *       "name": "T-shirt, red, M",
 *       "description": "A shirt of organic cotton.",
 *       "sku": "4711-R-M",
 *       "ean": "4006381333931",
 *       "link": "https://shop.example.com/t-shirt-red-m",
 *       "image_link": "https://shop.example.com/t-shirt-red-m.jpg",
 *       "price": 19.9,
 *       "sale_price": 15.92,
 *       "brand": "Example",
 *       "categories": [
 *         "Clothes>Shirts>T-shirts"
 *       ],
 *       "related_products": [
 *         "CAP-BLUE"
 *       ],
 *       "custom_attributes": [
 *         {
 *           "alias": "colour",
 *           "value": "red"
 *         }
 *       ]
 *     }
 */
export type ProductCreate = {
    /** @description The brand. */
    brand?: string | undefined;
    /** @description The categories, each from broad to narrow, separated by `>`. */
    categories?: string[] | undefined;
    /** @description Additional properties. */
    custom_attributes?: ProductAttributeWrite[] | undefined;
    /** @description A description. */
    description?: string | undefined;
    /** @description The European Article Number. */
    ean?: string | undefined;
    /** @description The Global Trade Item Number. */
    gtin?: string | undefined;
    /** @description The URL of an image. */
    image_link?: string | undefined;
    /** @description Whether it is in stock. It is not returned; the platform uses it to detect a product that is in stock again. */
    in_stock?: boolean | undefined;
    /** @description The URL of its page. */
    link?: string | undefined;
    /** @description The manufacturer part number. */
    mpn?: string | undefined;
    /** @description The name. */
    name: string;
    /**
     * Format: double
     * @description The unit price, in the currency of the catalog.
     * @default 0
     */
    price?: number | undefined;
    /** @description The identifier: letters, digits, `_`, `.` and `-`. Unique in its catalog. */
    product_identifier: string;
    /** @description The identifiers of related products. */
    related_products?: string[] | undefined;
    /**
     * Format: double
     * @description The reduced unit price; 0 if it is not reduced.
     * @default 0
     */
    sale_price?: number | undefined;
    /** @description The shop's stock keeping unit (SKU). */
    sku?: string | undefined;
    /** @description The Universal Product Code. */
    upc?: string | undefined;
};
/**
 * ProductImport
 * @description Products to import into a catalog.
 * @example {
 *       "products": [
 *         {
 *           "product_identifier": "TSHIRT-RED-M",
 *           "name": "T-shirt, red, M",
 *           "description": "A shirt of organic cotton.",
 *           "sku": "4711-R-M",
 *           "ean": "4006381333931",
 *           "link": "https://shop.example.com/t-shirt-red-m",
 *           "image_link": "https://shop.example.com/t-shirt-red-m.jpg",
 *           "price": 19.9,
 *           "sale_price": 15.92,
 *           "brand": "Example",
 *           "categories": [
 *             "Clothes>Shirts>T-shirts"
 *           ],
 *           "related_products": [
 *             "CAP-BLUE"
 *           ],
 *           "custom_attributes": [
 *             {
 *               "alias": "colour",
 *               "value": "red"
 *             }
 *           ]
 *         },
 *         {
 *           "product_identifier": "CAP-BLUE",
 *           "name": "Cap, blue",
 *           "price": 12.5,
 *           "categories": [
 *             "Clothes>Caps"
 *           ]
 *         }
 *       ],
 *       "mode": "update"
 *     }
 */
export type ProductImport = {
    /** @default update */
    mode?: ProductImportMode | undefined;
    /** @description The products. Invalid ones are ignored. */
    products: ProductImportItem[];
};
/**
 * ProductImportItem
 * @description A product of an import, with the fields of a product. A product with an invalid value is ignored; the import continues.
 * @example {
 *       "product_identifier": "TSHIRT-RED-M",
 *       "name": "T-shirt, red, M",
 *       "description": "A shirt of organic cotton.",
 *       "sku": "4711-R-M",
 *       "ean": "4006381333931",
 *       "link": "https://shop.example.com/t-shirt-red-m",
 *       "image_link": "https://shop.example.com/t-shirt-red-m.jpg",
 *       "price": 19.9,
 *       "sale_price": 15.92,
 *       "brand": "Example",
 *       "categories": [
 *         "Clothes>Shirts>T-shirts"
 *       ],
 *       "related_products": [
 *         "CAP-BLUE"
 *       ],
 *       "custom_attributes": [
 *         {
 *           "alias": "colour",
 *           "value": "red"
 *         }
 *       ]
 *     }
 */
export type ProductImportItem = {
    /** @description The brand. */
    brand?: unknown | undefined;
    /** @description The categories, each from broad to narrow, separated by `>`. */
    categories?: unknown | undefined;
    /** @description Additional properties. */
    custom_attributes?: unknown | undefined;
    /** @description A description. */
    description?: unknown | undefined;
    /** @description The European Article Number. */
    ean?: unknown | undefined;
    /** @description The Global Trade Item Number. */
    gtin?: unknown | undefined;
    /** @description The URL of an image. */
    image_link?: unknown | undefined;
    /** @description Whether it is in stock. It is not returned; the platform uses it to detect a product that is in stock again. */
    in_stock?: unknown | undefined;
    /** @description The URL of its page. */
    link?: unknown | undefined;
    /** @description The manufacturer part number. */
    mpn?: unknown | undefined;
    /** @description The name. */
    name?: unknown | undefined;
    /** @description The unit price, in the currency of the catalog. */
    price?: unknown | undefined;
    /** @description The identifier: letters, digits, `_`, `.` and `-`. Unique in its catalog. */
    product_identifier?: unknown | undefined;
    /** @description The identifiers of related products. */
    related_products?: unknown | undefined;
    /** @description The reduced unit price; 0 if it is not reduced. */
    sale_price?: unknown | undefined;
    /** @description The shop's stock keeping unit (SKU). */
    sku?: unknown | undefined;
    /** @description The Universal Product Code. */
    upc?: unknown | undefined;
} & {
    [key: string]: unknown;
};
/**
 * ProductImportMode
 * @description How to handle existing products. `rewrite` deletes them all first, `add` keeps them and adds new ones, `update` also overwrites the given values.
 * @example update
 * @enum {string}
 */
export type ProductImportMode = "rewrite" | "add" | "update";
/**
 * ProductPage
 * @description A page of products.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "product_identifier": "TSHIRT-RED-M",
 *           "catalog_id": 1,
 *           "name": "T-shirt, red, M",
 *           "description": "A shirt of organic cotton.",
 *           "sku": "4711-R-M",
 *           "upc": "",
 *           "ean": "4006381333931",
 *           "gtin": "",
 *           "mpn": "",
 *           "link": "https://shop.example.com/t-shirt-red-m",
 *           "image_link": "https://shop.example.com/t-shirt-red-m.jpg",
 *           "price": 19.9,
 *           "sale_price": 15.92,
 *           "brand": "Example",
 *           "categories": [
 *             "Clothes>Shirts>T-shirts"
 *           ],
 *           "related_products": [
 *             "CAP-BLUE"
 *           ],
 *           "custom_attributes": [
 *             {
 *               "alias": "colour",
 *               "value": "red"
 *             }
 *           ]
 *         }
 *       ]
 *     }
 */
export type ProductPage = {
    /** @description The products on this page. */
    items: Product[];
    /**
     * Format: int64
     * @description Total number of matching products, on all pages.
     */
    total_items: number;
};
/**
 * ProductUpdate
 * @description The fields of a product to change. Fields that you leave out stay unchanged. An empty text or array clears the value.
 * @example {
 *       "price": 17.9,
 *       "sale_price": 0
 *     }
 */
export type ProductUpdate = {
    /** @description The brand. */
    brand?: string | undefined;
    /** @description The categories, each from broad to narrow, separated by `>`. */
    categories?: string[] | undefined;
    /** @description Additional properties. They replace the stored ones. */
    custom_attributes?: ProductAttributeWrite[] | undefined;
    /** @description A description. */
    description?: string | undefined;
    /** @description The European Article Number. */
    ean?: string | undefined;
    /** @description The Global Trade Item Number. */
    gtin?: string | undefined;
    /** @description The URL of an image. */
    image_link?: string | undefined;
    /** @description Whether it is in stock. It is not returned; the platform uses it to detect a product that is in stock again. */
    in_stock?: boolean | undefined;
    /** @description The URL of its page. */
    link?: string | undefined;
    /** @description The manufacturer part number. */
    mpn?: string | undefined;
    /** @description The name. */
    name?: string | undefined;
    /**
     * Format: double
     * @description The unit price, in the currency of the catalog.
     */
    price?: number | undefined;
    /** @description The identifiers of related products. */
    related_products?: string[] | undefined;
    /**
     * Format: double
     * @description The reduced unit price; 0 if it is not reduced.
     */
    sale_price?: number | undefined;
    /** @description The shop's stock keeping unit (SKU). */
    sku?: string | undefined;
    /** @description The Universal Product Code. */
    upc?: string | undefined;
};
/**
 * PushAck
 * @description Whether the device's report was accepted.
 * @example {
 *       "success": true
 *     }
 */
export type PushAck = {
    /** @description True if it was accepted. */
    success: boolean;
};
/**
 * PushApp
 * @description An app that receives push messages.
 * @example {
 *       "app_id": "app_1",
 *       "list": {
 *         "id": 1,
 *         "internal_name": "Newsletter 2026"
 *       },
 *       "name": "Shop app",
 *       "description": "The app of the shop",
 *       "two_steps_config": "email",
 *       "development": false,
 *       "created": "2026-03-02 09:30:00",
 *       "updated": "2026-03-02 09:30:00"
 *     }
 */
export type PushApp = {
    /** @description The id of the app. */
    app_id: string;
    created: DateTime;
    /** @description The purpose of the app; empty if unknown. */
    description: string;
    /** @description Whether the app uses the push service's development environment. */
    development: boolean;
    /** @description The list of the app's contacts. */
    list: {
        /**
         * Format: int64
         * @description The id of the list.
         */
        id: number;
        /** @description The list's name for internal use. */
        internal_name: string;
    };
    /** @description The name of the app. */
    name: string;
    /** @description The field of the list that connects a token to its contact; empty if none. */
    two_steps_config: string;
    updated: DateTime;
};
/**
 * PushAppCreate
 * @description The fields of a new push app.
 * @example {
 *       "list_id": 1,
 *       "name": "Shop app",
 *       "description": "The app of the shop",
 *       "two_steps_config": "email"
 *     }
 */
export type PushAppCreate = {
    /**
     * @description The purpose of the app.
     * @default
     */
    description?: string | undefined;
    /**
     * @description Whether the app uses the push service's development environment.
     * @default false
     */
    development?: boolean | undefined;
    /**
     * Format: int64
     * @description The list of the app's contacts.
     */
    list_id: number;
    /** @description The name of the app. */
    name: string;
    /**
     * @description The field of the list that connects a token to its contact, by default: `email`, `cellphone`, `phone`, or a unique field. Empty for none.
     * @default
     */
    two_steps_config?: string | undefined;
};
/**
 * PushCampaignActions
 * @description The buttons of a push message: one that opens a link, and one that closes the message.
 * @example {
 *       "type": "url",
 *       "title": "To the shop",
 *       "link": "https://shop.example.com/spring",
 *       "cancel_label": "Not now"
 *     }
 */
export type PushCampaignActions = {
    /** @description The text of the button that closes the message. */
    cancel_label?: string | undefined;
    /** @description The URL or deep link that the button opens. */
    link?: string | undefined;
    /** @description The text of the button. */
    title?: string | undefined;
    /**
     * @description Whether the link is a URL or a deep link into the app.
     * @enum {string}
     */
    type?: ("url" | "deeplink") | undefined;
};
/**
 * PushCampaignCreate
 * @description The fields of a new push campaign.
 * @example {
 *       "app_id": "app_1",
 *       "title": "Spring is here",
 *       "content": {
 *         "type": "text",
 *         "message": "Everything is 20 % off until Sunday."
 *       },
 *       "actions": {
 *         "type": "url",
 *         "title": "To the shop",
 *         "link": "https://shop.example.com/spring",
 *         "cancel_label": "Not now"
 *       },
 *       "notification_options": {
 *         "icon": "https://shop.example.com/icon.png"
 *       }
 *     }
 */
export type PushCampaignCreate = {
    actions?: PushCampaignActions | undefined;
    /** @description The app of the devices. */
    app_id: string;
    content: CampaignTextContent;
    geo_options?: PushCampaignGeo | undefined;
    /**
     * Format: int64
     * @description The group of the campaign. By default, none.
     */
    group_id?: number | undefined;
    notification_options?: PushCampaignNotification | undefined;
    /** @description The title of the message, and the name of the campaign in lists. */
    title: string;
};
/**
 * PushCampaignGeo
 * @description The place where devices receive the message.
 * @example {
 *       "latitude": 38.7223,
 *       "longitude": -9.1393,
 *       "range": 5000,
 *       "duration": 86400
 *     }
 */
export type PushCampaignGeo = {
    /**
     * Format: int64
     * @description How long the message waits for a device to come near, in seconds.
     */
    duration?: number | undefined;
    /** @description Degrees of latitude, negative in the south. */
    latitude?: number | undefined;
    /** @description Degrees of longitude, negative in the west. */
    longitude?: number | undefined;
    /**
     * Format: int64
     * @description Maximum distance from that point, in meters.
     */
    range?: number | undefined;
};
/**
 * PushCampaignGeoUpdate
 * @description The parts of the place to change. The duration cannot change.
 * @example {
 *       "range": 10000
 *     }
 */
export type PushCampaignGeoUpdate = {
    /** @description Degrees of latitude, negative in the south. */
    latitude?: number | undefined;
    /** @description Degrees of longitude, negative in the west. */
    longitude?: number | undefined;
    /**
     * Format: int64
     * @description Maximum distance from that point, in meters.
     */
    range?: number | undefined;
};
/**
 * PushCampaignNotification
 * @description How a device shows the message.
 * @example {
 *       "icon": "https://shop.example.com/icon.png"
 *     }
 */
export type PushCampaignNotification = {
    /** @description The URL of the image beside the text. By default, the app's icon. */
    icon?: string | undefined;
};
/**
 * PushCampaignSend
 * @description The recipients of a push campaign, and the time.
 * @example {
 *       "app_id": "app_1",
 *       "segments": {
 *         "type": "none"
 *       },
 *       "schedule_date": "2026-03-04 10:00:00"
 *     }
 */
export type PushCampaignSend = {
    /** @description The app to send to. */
    app_id: string;
    local_time?: LocalTime | undefined;
    /** @description The ids of the users to notify when the send has ended. */
    notify?: number[] | undefined;
    /** @description When to send, in UTC, or with `local_time` in the recipients' local time. By default, and for a past time, now. */
    schedule_date?: DateTime | undefined;
    segments: PushSendSegment;
};
/**
 * PushCampaignUpdate
 * @description The fields of a push campaign to change. Fields that you leave out stay unchanged.
 * @example {
 *       "title": "Spring is here, and 20 % off",
 *       "geo_options": {
 *         "range": 10000
 *       }
 *     }
 */
export type PushCampaignUpdate = {
    actions?: PushCampaignActions | undefined;
    content?: CampaignMessageUpdate | undefined;
    geo_options?: PushCampaignGeoUpdate | undefined;
    /**
     * Format: int64
     * @description The group of the campaign.
     */
    group_id?: number | undefined;
    notification_options?: PushCampaignNotification | undefined;
    /** @description The title of the message. */
    title?: string | undefined;
};
/**
 * PushEventRegister
 * @description A device's event of a push message.
 * @example {
 *       "os": "android",
 *       "contact": "a1b2c3d4e5",
 *       "message_hash": "c4mp41gn03",
 *       "mailing_id": 3,
 *       "event": "open",
 *       "device_id": 1
 *     }
 */
export type PushEventRegister = {
    /** @description The id of the contact, from the message. */
    contact: string;
    /**
     * Format: int64
     * @description The number of the device, from the message.
     */
    device_id: number;
    /**
     * @description The event: the message was opened, or dismissed.
     * @enum {string}
     */
    event: "open" | "canceled";
    /**
     * Format: int64
     * @description The number of the campaign, from the message. Returns 422 for another number; 0 counts as missing.
     */
    mailing_id?: number | undefined;
    /** @description The hash of the message, from the message. */
    message_hash: string;
    /** @description The operating system of the device, for example `android` or `ios`. */
    os: string;
};
/**
 * PushReport
 * @description The results of a push campaign. A breakdown that you did not request is left out.
 * @example {
 *       "campaign_hash": "c4mp41gn03",
 *       "overall": {
 *         "sends": 2,
 *         "opens": 1,
 *         "delivered": 2,
 *         "received": 2,
 *         "bounces": 0,
 *         "error": 0
 *       },
 *       "operating_systems": [
 *         {
 *           "operating_systems": "Android",
 *           "sends": 1,
 *           "opens": 1,
 *           "delivered": 1,
 *           "received": 1,
 *           "bounces": 0,
 *           "error": 0
 *         },
 *         {
 *           "operating_systems": "iOS",
 *           "sends": 1,
 *           "opens": 0,
 *           "delivered": 1,
 *           "received": 1,
 *           "bounces": 0,
 *           "error": 0
 *         }
 *       ]
 *     }
 */
export type PushReport = {
    /** @description The hash of the campaign. */
    readonly campaign_hash: string;
    /** @description Failed recipients by reason, most frequent first; left out if none. */
    failures?: CampaignFailure[];
    /** @description The counts by operating system. */
    operating_systems?: PushReportOperatingSystem[];
    overall: PushReportOverall;
    /** @description The counts by time zone; left out for a campaign sent without `local_time`. */
    time_zones?: ReportTimeZone[];
};
/**
 * PushReportOperatingSystem
 * @description The counts on one operating system.
 * @example {
 *       "operating_systems": "Android",
 *       "sends": 1,
 *       "opens": 1,
 *       "delivered": 1,
 *       "received": 1,
 *       "bounces": 0,
 *       "error": 0
 *     }
 */
export type PushReportOperatingSystem = {
    /**
     * Format: int64
     * @description Messages to devices without the app.
     */
    bounces: number;
    /**
     * Format: int64
     * @description Messages accepted by the push service.
     */
    delivered: number;
    /**
     * Format: int64
     * @description Messages refused by the push service.
     */
    error: number;
    /**
     * Format: int64
     * @description Opens, including repeated ones.
     */
    opens: number;
    /** @description The name of one operating system, despite the plural name. */
    operating_systems: string;
    /**
     * Format: int64
     * @description Messages reported as received by a device.
     */
    received: number;
    /**
     * Format: int64
     * @description Sent messages, one per device.
     */
    sends: number;
};
/**
 * PushReportOverall
 * @description The counts of the whole campaign.
 * @example {
 *       "sends": 2,
 *       "opens": 1,
 *       "delivered": 2,
 *       "received": 2,
 *       "bounces": 0,
 *       "error": 0
 *     }
 */
export type PushReportOverall = {
    /**
     * Format: int64
     * @description Messages to devices without the app.
     */
    bounces: number;
    /**
     * Format: int64
     * @description Messages accepted by the push service.
     */
    delivered: number;
    /**
     * Format: int64
     * @description Messages refused by the push service.
     */
    error: number;
    /**
     * Format: int64
     * @description Opens, including repeated ones.
     */
    opens: number;
    /**
     * Format: int64
     * @description Messages reported as received by a device.
     */
    received: number;
    /**
     * Format: int64
     * @description Sent messages, one per device.
     */
    sends: number;
};
/**
 * PushSendSegment
 * @description The contacts of the app's or site's list to send to. Only active ones receive the message.
 * @example {
 *       "type": "none"
 *     }
 */
export type PushSendSegment = EmailSendToList | EmailSendToSegments;
/**
 * PushToken
 * @description The token of one app on one device.
 * @example {
 *       "app_id": "app_1",
 *       "token": "f3Kd9sQ2"
 *     }
 */
export type PushToken = {
    /** @description The id of the app. */
    app_id: string;
    /** @description The device's token from the push service. */
    token: string;
};
/**
 * PushTokenRegister
 * @description The token of an app on one device, and its contact.
 * @example {
 *       "os": "android",
 *       "token": "f3Kd9sQ2",
 *       "two_steps_data": {
 *         "field": "email",
 *         "value": "ana@example.com"
 *       }
 *     }
 */
export type PushTokenRegister = {
    /** @description The operating system of the device, for example `android` or `ios`. */
    os: string;
    /** @description The device's token from the push service. */
    token: string;
    /** @description The contact of the device. Without it, the token waits until a later call sets it. */
    two_steps_data?: {
        /** @description The field to find the contact by. By default, `two_steps_config` of the app. */
        field?: string | undefined;
        /** @description The value of that field. */
        value?: string | undefined;
    } | undefined;
};
/**
 * PushTokenWrite
 * @description The token of one app on one device, as sent in a request.
 * @example {
 *       "app_id": "app_1",
 *       "token": "f3Kd9sQ2"
 *     }
 */
export type PushTokenWrite = {
    /** @description The id of the app. */
    app_id: string;
    /** @description The device's token from the push service. */
    token: string;
};
/**
 * RepeatedValues
 * @description The contacts of a list that share values of a field.
 * @example {
 *       "count": 1,
 *       "contacts": [
 *         "a1b2c3d4e5",
 *         "a1b2c3d4e6"
 *       ]
 *     }
 */
export type RepeatedValues = {
    /** @description The ids of the first such contacts, at most ten. */
    contacts: string[];
    /**
     * Format: int64
     * @description Number of contacts with a repeated value, which would have to change.
     */
    count: number;
};
/**
 * ReportTimeZone
 * @description The counts of the recipients in one time zone.
 * @example {
 *       "time_zone": "Asia/Tokyo",
 *       "counts": {
 *         "sends": 2,
 *         "opens": 1
 *       }
 *     }
 */
export type ReportTimeZone = {
    counts: CampaignCounts;
    /** @description The IANA name of the time zone, or its offset. */
    time_zone: string;
};
/**
 * ResendDoubleOptinConflict
 * @description What stands against the request.
 */
export type ResendDoubleOptinConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The contact is already confirmed, has no active email address, or its address is suppressed. */
        contact_not_confirmable?: string;
        /** @description The address received three confirmation emails within 24 hours. Try again after a day. */
        double_optin_too_often?: string;
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description The sender of the campaign was deleted, or the account has no active sender. Choose another sender. */
        sender_missing?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * RetryCampaignConflict
 * @description What stands against the request.
 */
export type RetryCampaignConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The campaign is in progress. Send it again when it has ended. */
        campaign_not_sendable?: string;
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description No recipient of the campaign has failed. */
        nothing_failed?: string;
        /** @description The sender of the campaign was deleted, or the account has no active sender. Choose another sender. */
        sender_missing?: string;
        /** @description The sender is not active. Only active senders can send. */
        sender_not_active?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * RotatedWebhookSecret
 * @description The new secret of a webhook.
 * @example {
 *       "secret": "whsec_cm90YXRlZC1leGFtcGxlLW5vLXNlY3JldA==",
 *       "former_until": "2026-03-05 10:00:00"
 *     }
 */
export type RotatedWebhookSecret = {
    /** @description Until when the previous secret also signs. */
    former_until: DateTime;
    /** @description The new secret, in the form of the Standard Webhooks libraries. */
    readonly secret: string;
};
/**
 * Segment
 * @description A part of a list that contacts enter and leave automatically.
 * @example {
 *       "segment_id": "saved_1",
 *       "name": "Lisbon",
 *       "type": "saved",
 *       "created": "2026-03-02 09:30:00",
 *       "updated": "2026-03-02 09:30:00"
 *     }
 */
export type Segment = SegmentAuto | SegmentSaved | SegmentTag;
/**
 * SegmentActivityCondition
 * @description A condition on a contact's activities.
 * @example {
 *       "segment_activity": "email_open",
 *       "within_days": 30,
 *       "campaign_hash": "c4mp41gn01",
 *       "invert": false
 *     }
 */
export type SegmentActivityCondition = {
    /** @description Only activities of this campaign. By default, all. */
    campaign_hash?: string | undefined;
    /**
     * @description Whether to select contacts without such an activity.
     * @default false
     */
    invert?: boolean | undefined;
    /** @description The required activity, from `listContactEvents`. */
    segment_activity: ContactEventName;
    /**
     * Format: int32
     * @description Only activities of the last so many days, of 24 hours each. By default, all.
     */
    within_days?: number | undefined;
};
/**
 * SegmentAnniversaryCondition
 * @description A condition on the month and the day of a date, in any year.
 * @example {
 *       "segment_field": "birth_date",
 *       "segment_anniversary": "month_start||month_end",
 *       "invert": false
 *     }
 */
export type SegmentAnniversaryCondition = {
    /**
     * @description Whether to select contacts with another anniversary, or without one.
     * @default false
     */
    invert?: boolean | undefined;
    /** @description The day of the anniversary, or its first and last day separated by `||`, written as in `segment_value`. The range can continue into the next year. */
    segment_anniversary: string;
    /** @description The id of a field of the format date, as `listFields` shows it. */
    segment_field: string;
};
/**
 * SegmentAuto
 * @description A segment that the platform keeps for every list.
 * @example {
 *       "segment_id": "auto_opened",
 *       "name": "Opened an email in the last 30 days",
 *       "type": "auto"
 *     }
 */
export type SegmentAuto = {
    /** @description The name of the segment. */
    name: string;
    /** @description The id of the segment. Treat it as opaque. */
    readonly segment_id: string;
    /**
     * @description The origin of the segment. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "auto";
};
/**
 * SegmentCondition
 * @description A condition on one field or property of a contact.
 * @example {
 *       "segment_field": "1",
 *       "segment_operator": "equal_to",
 *       "segment_value": "Lisboa"
 *     }
 */
export type SegmentCondition = {
    /** @description The id of the field, from `listFields`; that of an extra field as text. Or a property of the contact: `status`, `consent`, `email_status`, `cellphone_status`, `phone_status`, `subscription_method`, `unsubscription_method` or `unsubscription_reason`, or one of the days `subscription_date`, `consent_date`, `unsubscription_date` and `change_date`. */
    segment_field: string;
    segment_operator: SegmentOperator;
    /** @description The value to compare with: a text, a number, an address, the id of an option, or a day. A day is `YYYY-MM-DD` or relative to the current day in UTC: `today`, `today-30`, `today+7`, `month_start` or `month_end`. For `date_range` the first and the last day, `2026-01-01||2026-03-31`. An empty text means no value. */
    segment_value: string;
};
/**
 * SegmentCount
 * @description The filter for the count.
 * @example {
 *       "segment_filter": {
 *         "segment_filter_array": [
 *           {
 *             "segment_field": "1",
 *             "segment_operator": "equal_to",
 *             "segment_value": "Lisboa"
 *           }
 *         ],
 *         "boolean_operator": "and",
 *         "invert": false
 *       }
 *     }
 */
export type SegmentCount = {
    segment_filter: SegmentFilter;
};
/**
 * SegmentCreate
 * @description The fields of a new segment.
 * @example {
 *       "name": "Lisbon",
 *       "segment_filter": {
 *         "segment_filter_array": [
 *           {
 *             "segment_field": "1",
 *             "segment_operator": "equal_to",
 *             "segment_value": "Lisboa"
 *           }
 *         ],
 *         "boolean_operator": "and",
 *         "invert": false
 *       }
 *     }
 */
export type SegmentCreate = {
    /** @description The name of the segment. */
    name: string;
    segment_filter: SegmentFilter;
};
/**
 * SegmentDetail
 * @description A segment with its conditions.
 * @example {
 *       "segment_id": "saved_1",
 *       "name": "Lisbon",
 *       "type": "saved",
 *       "created": "2026-03-02 09:30:00",
 *       "updated": "2026-03-02 09:30:00",
 *       "segment_filter": {
 *         "segment_filter_array": [
 *           {
 *             "segment_field": "1",
 *             "segment_operator": "equal_to",
 *             "segment_value": "Lisboa"
 *           }
 *         ],
 *         "boolean_operator": "and",
 *         "invert": false
 *       }
 *     }
 */
export type SegmentDetail = {
    /** @description When the segment was created; left out for segments of the platform. */
    created?: DateTime;
    /** @description The name of the segment. */
    name: string;
    segment_filter: SegmentFilter;
    /** @description The id of the segment. Treat it as opaque. */
    readonly segment_id: string;
    readonly type: SegmentType;
    /** @description When the segment was last changed; left out for segments of the platform. */
    updated?: DateTime;
};
/**
 * SegmentFilter
 * @description The conditions of a segment, at most 100. Without a condition on the status `removed`, removed contacts are excluded.
 * @example {
 *       "segment_filter_array": [
 *         {
 *           "segment_field": "1",
 *           "segment_operator": "equal_to",
 *           "segment_value": "Lisboa"
 *         }
 *       ],
 *       "boolean_operator": "and",
 *       "invert": false
 *     }
 */
export type SegmentFilter = {
    /**
     * @description Whether a contact must meet all conditions, or at least one.
     * @default and
     * @enum {string}
     */
    boolean_operator?: ("and" | "or") | undefined;
    /**
     * @description Whether to select all other contacts of the list instead.
     * @default false
     */
    invert?: boolean | undefined;
    /** @description The conditions or groups of conditions. */
    segment_filter_array: SegmentFilterItem[];
};
/**
 * SegmentFilterItem
 * @description A condition, or a group of conditions, distinguished by its fields.
 * @example {
 *       "segment_tag": 1,
 *       "invert": true
 *     }
 */
export type SegmentFilterItem = SegmentCondition | SegmentAnniversaryCondition | SegmentTagCondition | SegmentListCondition | SegmentActivityCondition | SegmentGroup;
/**
 * SegmentGroup
 * @description Conditions combined into one.
 * @example {
 *       "segment_filter_array": [
 *         {
 *           "segment_field": "last_name",
 *           "segment_operator": "begins_with",
 *           "segment_value": "S"
 *         },
 *         {
 *           "segment_tag": 1,
 *           "invert": true
 *         }
 *       ],
 *       "boolean_operator": "or",
 *       "invert": false
 *     }
 */
export type SegmentGroup = {
    /**
     * @description Whether a contact must meet all conditions, or at least one.
     * @default and
     * @enum {string}
     */
    boolean_operator?: ("and" | "or") | undefined;
    /**
     * @description Whether to select all other contacts instead.
     * @default false
     */
    invert?: boolean | undefined;
    /** @description The conditions or groups of conditions. */
    segment_filter_array: SegmentGroupItem[];
};
/**
 * SegmentGroupItem
 * @description A condition, or a group of conditions, distinguished by its fields.
 * @example {
 *       "segment_tag": 1,
 *       "invert": true
 *     }
 */
export type SegmentGroupItem = SegmentCondition | SegmentAnniversaryCondition | SegmentTagCondition | SegmentListCondition | SegmentActivityCondition | SegmentInnerGroup;
/**
 * SegmentInnerGroup
 * @description Conditions combined into one within a group.
 * @example {
 *       "segment_filter_array": [
 *         {
 *           "segment_field": "last_name",
 *           "segment_operator": "begins_with",
 *           "segment_value": "S"
 *         },
 *         {
 *           "segment_tag": 1,
 *           "invert": true
 *         }
 *       ],
 *       "boolean_operator": "or",
 *       "invert": false
 *     }
 */
export type SegmentInnerGroup = {
    /**
     * @description Whether a contact must meet all conditions, or at least one.
     * @default and
     * @enum {string}
     */
    boolean_operator?: ("and" | "or") | undefined;
    /**
     * @description Whether to select all other contacts instead.
     * @default false
     */
    invert?: boolean | undefined;
    /** @description The conditions. */
    segment_filter_array: SegmentInnerItem[];
};
/**
 * SegmentInnerItem
 * @description A condition. Its fields determine its kind.
 * @example {
 *       "segment_tag": 1,
 *       "invert": true
 *     }
 */
export type SegmentInnerItem = SegmentCondition | SegmentAnniversaryCondition | SegmentTagCondition | SegmentListCondition | SegmentActivityCondition;
/**
 * SegmentListCondition
 * @description A condition on membership in another list.
 * @example {
 *       "segment_list": 1,
 *       "invert": true
 *     }
 */
export type SegmentListCondition = {
    /**
     * @description Whether to select contacts who are not in the list.
     * @default false
     */
    invert?: boolean | undefined;
    /**
     * Format: int64
     * @description The id of a list of the account. It must have an unremoved contact with the same email address.
     */
    segment_list: number;
};
/**
 * SegmentOperator
 * @description How to compare a value. Texts ignore case and surrounding spaces, dates compare as days, numbers by size; `not_equal_to` and `does_not_contain` include contacts without a value.
 * @example equal_to
 * @enum {string}
 */
export type SegmentOperator = "equal_to" | "not_equal_to" | "greater_or_equal_to" | "greater_than" | "less_or_equal_to" | "less_than" | "contains" | "does_not_contain" | "begins_with" | "ends_with" | "date_range";
/**
 * SegmentPage
 * @description A page of segments.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "segment_id": "saved_1",
 *           "name": "Lisbon",
 *           "type": "saved",
 *           "created": "2026-03-02 09:30:00",
 *           "updated": "2026-03-02 09:30:00"
 *         }
 *       ]
 *     }
 */
export type SegmentPage = {
    /** @description The segments on this page. */
    items: Segment[];
    /**
     * Format: int64
     * @description Total number of matching segments, on all pages.
     */
    total_items: number;
};
/**
 * SegmentSaved
 * @description A segment created by the account.
 * @example {
 *       "segment_id": "saved_1",
 *       "name": "Lisbon",
 *       "type": "saved",
 *       "created": "2026-03-02 09:30:00",
 *       "updated": "2026-03-02 09:30:00"
 *     }
 */
export type SegmentSaved = {
    created: DateTime;
    /** @description The name of the segment. */
    name: string;
    /** @description The id of the segment. Treat it as opaque. */
    readonly segment_id: string;
    /**
     * @description The origin of the segment. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "saved";
    updated: DateTime;
};
/**
 * SegmentTag
 * @description The contacts with a tag.
 * @example {
 *       "segment_id": "tag_1",
 *       "name": "VIP",
 *       "type": "tag",
 *       "created": "2026-03-02 09:30:00",
 *       "updated": "2026-03-02 09:30:00"
 *     }
 */
export type SegmentTag = {
    created: DateTime;
    /** @description The name of the segment. */
    name: string;
    /** @description The id of the segment. Treat it as opaque. */
    readonly segment_id: string;
    /**
     * @description The origin of the segment. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "tag";
    updated: DateTime;
};
/**
 * SegmentTagCondition
 * @description A condition on the tags of a contact.
 * @example {
 *       "segment_tag": 1,
 *       "invert": true
 *     }
 */
export type SegmentTagCondition = {
    /**
     * @description Whether to select contacts without the tag.
     * @default false
     */
    invert?: boolean | undefined;
    /**
     * Format: int64
     * @description The id of the required tag.
     */
    segment_tag: number;
};
/**
 * SegmentType
 * @description The origin of a segment: a segment of the platform (`auto`), created by the account (`saved`), or the contacts with a tag (`tag`).
 * @example saved
 * @enum {string}
 */
export type SegmentType = "auto" | "saved" | "tag";
/**
 * SegmentUpdate
 * @description The fields of a segment to change. Fields that you leave out stay unchanged.
 * @example {
 *       "name": "Lisbon and Porto",
 *       "segment_filter": {
 *         "segment_filter_array": [
 *           {
 *             "segment_field": "1",
 *             "segment_operator": "equal_to",
 *             "segment_value": "Lisboa"
 *           },
 *           {
 *             "segment_field": "1",
 *             "segment_operator": "equal_to",
 *             "segment_value": "Porto"
 *           }
 *         ],
 *         "boolean_operator": "or",
 *         "invert": false
 *       }
 *     }
 */
export type SegmentUpdate = {
    /** @description The name of the segment. */
    name?: string | undefined;
    segment_filter?: SegmentFilter | undefined;
};
/**
 * SendEmailCampaignConflict
 * @description What stands against the request.
 */
export type SendEmailCampaignConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The campaign is in progress. Send it again when it has ended. */
        campaign_not_sendable?: string;
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description The sender of the campaign was deleted, or the account has no active sender. Choose another sender. */
        sender_missing?: string;
        /** @description The sender is not active. Only active senders can send. */
        sender_not_active?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * SenderHelp
 * @description A number's replies to HELP, by language.
 * @example {
 *       "texts": {
 *         "en": "Shop: help at help@shop.example.com or +351 210 000 009. Reply STOP to get no more SMS."
 *       }
 *     }
 */
export type SenderHelp = {
    /** @description A text by language (`en`, `pt`, `br`, `es`, `de`, `hu`, `fr`). In a language without a text, HELP gets the first available text in this order. Without any, it gets the default text, which names the account and the number and explains that STOP ends SMS. */
    texts: {
        [key: string]: string;
    };
};
/**
 * SenderStatus
 * @description Only an active sender can send. One in moderation is under review; a rejected one cannot be used.
 * @example active
 * @enum {string}
 */
export type SenderStatus = "active" | "moderation" | "rejected";
/**
 * SendsReportColumns
 * @description The columns of a sends report. Columns that you leave out are not shown.
 * @example {
 *       "list_base_fields": [
 *         "first_name",
 *         "email"
 *       ],
 *       "list_extra_fields": [
 *         {
 *           "list_id": 1,
 *           "fields": [
 *             "1"
 *           ]
 *         }
 *       ],
 *       "campaign_fields": {
 *         "internal_name": true,
 *         "campaign_hash": true,
 *         "send_date": true,
 *         "group": false,
 *         "channel": false,
 *         "type": false,
 *         "sender": true
 *       }
 *     }
 */
export type SendsReportColumns = {
    campaign_fields?: AdvancedReportCampaignFields | undefined;
    /** @description The ids of the base fields to show, for example `email`. */
    list_base_fields?: string[] | undefined;
    /** @description The extra fields to show, by list. */
    list_extra_fields?: AdvancedReportExtraFields[] | undefined;
};
/**
 * SendsReportRequest
 * @description The settings of a sends report.
 * @example {
 *       "title": "Sends of March",
 *       "range": {
 *         "start": "2026-03-01 00:00:00",
 *         "end": "2026-03-31 23:59:59"
 *       },
 *       "lists": [
 *         1
 *       ],
 *       "columns": {
 *         "list_base_fields": [
 *           "first_name",
 *           "email"
 *         ],
 *         "list_extra_fields": [
 *           {
 *             "list_id": 1,
 *             "fields": [
 *               "1"
 *             ]
 *           }
 *         ],
 *         "campaign_fields": {
 *           "internal_name": true,
 *           "campaign_hash": true,
 *           "send_date": true,
 *           "group": false,
 *           "channel": false,
 *           "type": false,
 *           "sender": true
 *         }
 *       },
 *       "options": {
 *         "notify": [
 *           1
 *         ]
 *       },
 *       "callback_url": "https://shop.example.com/hooks/report"
 *     }
 */
export type SendsReportRequest = {
    /**
     * Format: uri
     * @description The http or https URL to call when the report has finished.
     */
    callback_url?: string | undefined;
    columns?: SendsReportColumns | undefined;
    format?: AdvancedReportFormat | undefined;
    /** @description The ids of the lists of the report. */
    lists: number[];
    options?: AdvancedReportOptions | undefined;
    range: AdvancedReportRange;
    /** @description The title of the report. */
    title: string;
};
/**
 * SmartSmsCampaignCreate
 * @description The fields of a new smart SMS campaign.
 * @example {
 *       "list_id": 1,
 *       "internal_name": "Spring sale by smart SMS",
 *       "campaign_content": {
 *         "message": "Hello {{ first_name }}, your spring offers:"
 *       },
 *       "page_content": {
 *         "type": "redirect",
 *         "page_url": "https://shop.example.com/spring"
 *       },
 *       "sender_id": 2,
 *       "cname_id": 1,
 *       "options": {
 *         "encoding": "gsm",
 *         "max_messages": 2
 *       }
 *     }
 */
export type SmartSmsCampaignCreate = {
    campaign_content: SmartSmsMessage;
    /**
     * Format: int64
     * @description The verified domain name of the short link. By default, and if it is no longer verified, the platform's.
     */
    cname_id?: number | undefined;
    /**
     * Format: int64
     * @description The group of the campaign. By default, none.
     */
    group_id?: number | undefined;
    /** @description The name for internal use. */
    internal_name: string;
    /**
     * Format: int64
     * @description The list of the campaign.
     */
    list_id: number;
    options?: SmsCampaignOptions | undefined;
    page_content: SmartSmsPage;
    /**
     * Format: int64
     * @description The cellphone sender. It must be active at the time of sending. By default, the platform's sender.
     */
    sender_id?: number | undefined;
};
/**
 * SmartSmsCampaignUpdate
 * @description The fields of a smart SMS campaign to change. Fields that you leave out stay unchanged.
 * @example {
 *       "campaign_content": {
 *         "message": "Hello {{ first_name }}, only until Sunday:"
 *       },
 *       "page_content": {
 *         "page_url": "https://shop.example.com/sale"
 *       }
 *     }
 */
export type SmartSmsCampaignUpdate = {
    campaign_content?: CampaignMessageUpdate | undefined;
    /**
     * Format: int64
     * @description The verified domain name of the short link.
     */
    cname_id?: number | undefined;
    /**
     * Format: int64
     * @description The group of the campaign.
     */
    group_id?: number | undefined;
    /** @description The name for internal use. */
    internal_name?: string | undefined;
    options?: SmsCampaignOptions | undefined;
    page_content?: SmartSmsPageUpdate | undefined;
    /**
     * Format: int64
     * @description The cellphone sender.
     */
    sender_id?: number | undefined;
};
/**
 * SmartSmsMessage
 * @description The text of a smart SMS. The short link to its page is appended, and counts towards the length.
 * @example {
 *       "message": "Hello {{ first_name }}, your spring offers:"
 *     }
 */
export type SmartSmsMessage = {
    /** @description The text, without the link. `{{ field }}` becomes the recipient's value. */
    message: string;
};
/**
 * SmartSmsPage
 * @description The target of the short link.
 * @example {
 *       "type": "redirect",
 *       "page_url": "https://shop.example.com/spring"
 *     }
 */
export type SmartSmsPage = SmartSmsPageRedirect | SmartSmsPageImport | SmartSmsPageHtml;
/**
 * SmartSmsPageHtml
 * @description A page in the request, hosted by the platform. Clicks on its links are counted. Its scripts run isolated, without cookies or storage.
 * @example {
 *       "type": "html",
 *       "page_html": "<h1>Spring is here</h1><p>20 % off until Sunday.</p>",
 *       "page_internal_name": "Spring page"
 *     }
 */
export type SmartSmsPageHtml = {
    /** @description The HTML of the page. `{{ field }}` becomes the recipient's value, and `{{ unsubscribe_url }}` the unsubscribe link. */
    page_html: string;
    /** @description The name of the page for internal use. By default, the campaign's. */
    page_internal_name?: string | undefined;
    /**
     * @description The kind of page. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "html";
};
/**
 * SmartSmsPageImport
 * @description A copy of a page, made when the campaign is created and hosted by the platform. Images, styles and scripts are loaded from the original host. Clicks on links of the copy are counted.
 * @example {
 *       "type": "import",
 *       "page_url": "https://shop.example.com/spring",
 *       "page_internal_name": "Spring page"
 *     }
 */
export type SmartSmsPageImport = {
    /** @description The name of the page for internal use. By default, the campaign's. */
    page_internal_name?: string | undefined;
    /** @description The http or https URL of the page to copy: at most 2 MB, without a redirect. */
    page_url: string;
    /**
     * @description The kind of page. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "import";
};
/**
 * SmartSmsPageRedirect
 * @description A redirect to your page.
 * @example {
 *       "type": "redirect",
 *       "page_url": "https://shop.example.com/spring"
 *     }
 */
export type SmartSmsPageRedirect = {
    /** @description The http or https URL of the page. `{{ field }}` becomes the recipient's value. */
    page_url: string;
    /**
     * @description The kind of page. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "redirect";
};
/**
 * SmartSmsPageUpdate
 * @description The parts of the page to change. The kind of page cannot change; parts of other kinds are ignored.
 * @example {
 *       "page_url": "https://shop.example.com/sale"
 *     }
 */
export type SmartSmsPageUpdate = {
    /** @description The HTML of the page. */
    page_html?: string | undefined;
    /** @description The name of the page for internal use; a redirect has none. */
    page_internal_name?: string | undefined;
    /** @description The target URL, or the URL of a page to copy again. Links already sent also use it. */
    page_url?: string | undefined;
};
/**
 * SmsBouncesReportRequest
 * @description The settings of an SMS bounces report.
 * @example {
 *       "title": "SMS of March, bounces",
 *       "range": {
 *         "start": "2026-03-01 00:00:00",
 *         "end": "2026-03-31 23:59:59"
 *       },
 *       "campaigns": [
 *         {
 *           "list_id": 1,
 *           "type": "all"
 *         }
 *       ],
 *       "columns": {
 *         "list_base_fields": [
 *           "first_name",
 *           "email"
 *         ],
 *         "list_extra_fields": [
 *           {
 *             "list_id": 1,
 *             "fields": [
 *               "1"
 *             ]
 *           }
 *         ],
 *         "list_stats_fields": {
 *           "delivery_answer": true,
 *           "delivery_date": true
 *         },
 *         "campaign_fields": {
 *           "internal_name": true,
 *           "campaign_hash": true,
 *           "send_date": true,
 *           "group": false,
 *           "channel": false,
 *           "type": false,
 *           "sender": true
 *         }
 *       },
 *       "options": {
 *         "notify": [
 *           1
 *         ],
 *         "grouping": "by_contact"
 *       },
 *       "callback_url": "https://shop.example.com/hooks/report"
 *     }
 */
export type SmsBouncesReportRequest = {
    /**
     * Format: uri
     * @description The http or https URL to call when the report has finished.
     */
    callback_url?: string | undefined;
    /** @description The campaigns of the report. */
    campaigns: AdvancedReportCampaigns[];
    columns?: SmsReportColumns | undefined;
    format?: AdvancedReportFormat | undefined;
    options?: SmsReportOptions | undefined;
    range: AdvancedReportRange;
    /** @description The title of the report. */
    title: string;
};
/**
 * SmsCampaignCreate
 * @description The fields of a new SMS campaign.
 * @example {
 *       "list_id": 1,
 *       "internal_name": "Spring sale by SMS",
 *       "content": {
 *         "type": "text",
 *         "message": "Hello {{ first_name }}, 20 % off until Sunday: https://shop.example.com/spring"
 *       },
 *       "sender_id": 2,
 *       "options": {
 *         "encoding": "gsm",
 *         "max_messages": 2
 *       }
 *     }
 */
export type SmsCampaignCreate = {
    content: CampaignTextContent;
    /**
     * Format: int64
     * @description The group of the campaign. By default, none.
     */
    group_id?: number | undefined;
    /** @description The name for internal use. */
    internal_name: string;
    /**
     * Format: int64
     * @description The list of the campaign.
     */
    list_id: number;
    options?: SmsCampaignOptions | undefined;
    /**
     * Format: int64
     * @description The cellphone sender. It must be active at the time of sending. By default, the platform's sender.
     */
    sender_id?: number | undefined;
};
/**
 * SmsCampaignOptions
 * @description The encoding and maximum length of the text. A message has 160 characters in gsm and 70 in unicode, and fewer if a text needs several.
 * @example {
 *       "encoding": "gsm",
 *       "max_messages": 2
 *     }
 */
export type SmsCampaignOptions = {
    /**
     * @description The encoding: `gsm` has the basic alphabet, `gsm_extended` also its extension, `unicode` all characters. By default, the first that has all characters of the text.
     * @enum {string}
     */
    encoding?: ("gsm" | "gsm_extended" | "unicode") | undefined;
    /**
     * @description The language whose national tables (3GPP TS 23.038) the text can use for letters missing from `gsm` or `gsm_extended`, such as ã in Portuguese: up to 155 characters in one message and 149 in each of several. No effect on `unicode`. Old phones show other letters.
     * @enum {string}
     */
    language?: ("portuguese" | "spanish" | "turkish") | undefined;
    /**
     * Format: int32
     * @description Maximum number of messages for one recipient's text, by default 7. A longer text is not sent to that recipient.
     */
    max_messages?: number | undefined;
    /**
     * @description Whether to replace characters that the encoding lacks with similar ones: `João` becomes `Joao`. Otherwise, a recipient whose text has such a character is skipped, with the character as the reason.
     * @default false
     */
    transliterate?: boolean | undefined;
};
/**
 * SmsCampaignSend
 * @description The recipients of an SMS or smart SMS campaign, and the time.
 * @example {
 *       "list_id": 1,
 *       "destination_field": "cellphone",
 *       "segments": {
 *         "type": "none"
 *       },
 *       "schedule_date": "2026-03-04 10:00:00"
 *     }
 */
export type SmsCampaignSend = {
    /** @description The field with the number: `cellphone`, or the id of an extra field of the format cellphone. */
    destination_field: string;
    /**
     * Format: int64
     * @description The list to send to.
     */
    list_id: number;
    local_time?: LocalTime | undefined;
    /** @description The ids of the users to notify when the send has ended. */
    notify?: number[] | undefined;
    /** @description When to send, in UTC, or with `local_time` in the recipients' local time. By default, and for a past time, now. */
    schedule_date?: DateTime | undefined;
    segments: PhoneSendSegment;
};
/**
 * SmsCampaignUpdate
 * @description The fields of an SMS campaign to change. Fields that you leave out stay unchanged.
 * @example {
 *       "content": {
 *         "message": "Hello {{ first_name }}, only until Sunday: https://shop.example.com/spring"
 *       },
 *       "options": {
 *         "max_messages": 1
 *       }
 *     }
 */
export type SmsCampaignUpdate = {
    content?: CampaignMessageUpdate | undefined;
    /**
     * Format: int64
     * @description The group of the campaign.
     */
    group_id?: number | undefined;
    /** @description The name for internal use. */
    internal_name?: string | undefined;
    options?: SmsCampaignOptions | undefined;
    /**
     * Format: int64
     * @description The cellphone sender.
     */
    sender_id?: number | undefined;
};
/**
 * SmsEventsReportRequest
 * @description The settings of an SMS events report.
 * @example {
 *       "title": "SMS of March, events",
 *       "range": {
 *         "start": "2026-03-01 00:00:00",
 *         "end": "2026-03-31 23:59:59"
 *       },
 *       "campaigns": [
 *         {
 *           "list_id": 1,
 *           "type": "all"
 *         }
 *       ],
 *       "columns": {
 *         "list_base_fields": [
 *           "first_name",
 *           "email"
 *         ],
 *         "list_extra_fields": [
 *           {
 *             "list_id": 1,
 *             "fields": [
 *               "1"
 *             ]
 *           }
 *         ],
 *         "list_stats_fields": {
 *           "delivery_answer": true,
 *           "delivery_date": true
 *         },
 *         "campaign_fields": {
 *           "internal_name": true,
 *           "campaign_hash": true,
 *           "send_date": true,
 *           "group": false,
 *           "channel": false,
 *           "type": false,
 *           "sender": true
 *         }
 *       },
 *       "options": {
 *         "notify": [
 *           1
 *         ],
 *         "grouping": "by_contact"
 *       },
 *       "callback_url": "https://shop.example.com/hooks/report"
 *     }
 */
export type SmsEventsReportRequest = {
    /**
     * Format: uri
     * @description The http or https URL to call when the report has finished.
     */
    callback_url?: string | undefined;
    /** @description The campaigns of the report. */
    campaigns: AdvancedReportCampaigns[];
    columns?: SmsReportColumns | undefined;
    format?: AdvancedReportFormat | undefined;
    options?: SmsReportOptions | undefined;
    range: AdvancedReportRange;
    /** @description The title of the report. */
    title: string;
};
/**
 * SmsReportColumns
 * @description The columns of a report of SMS events or bounces. Columns that you leave out are not shown.
 * @example {
 *       "list_base_fields": [
 *         "first_name",
 *         "email"
 *       ],
 *       "list_extra_fields": [
 *         {
 *           "list_id": 1,
 *           "fields": [
 *             "1"
 *           ]
 *         }
 *       ],
 *       "list_stats_fields": {
 *         "delivery_answer": true,
 *         "delivery_date": true
 *       },
 *       "campaign_fields": {
 *         "internal_name": true,
 *         "campaign_hash": true,
 *         "send_date": true,
 *         "group": false,
 *         "channel": false,
 *         "type": false,
 *         "sender": true
 *       }
 *     }
 */
export type SmsReportColumns = {
    campaign_fields?: AdvancedReportCampaignFields | undefined;
    /** @description The ids of the base fields to show, for example `email`. */
    list_base_fields?: string[] | undefined;
    /** @description The extra fields to show, by list. */
    list_extra_fields?: AdvancedReportExtraFields[] | undefined;
    list_stats_fields?: SmsReportStats | undefined;
};
/**
 * SmsReportOptions
 * @description The users to notify, and the grouping of rows.
 * @example {
 *       "notify": [
 *         1
 *       ],
 *       "grouping": "by_contact"
 *     }
 */
export type SmsReportOptions = {
    /** @default by_campaign */
    grouping?: AdvancedReportGrouping | undefined;
    /** @description The ids of the users to notify when the report has ended. */
    notify?: number[] | undefined;
};
/**
 * SmsReportStats
 * @description The columns for each SMS delivery. Columns that you leave out are not shown.
 * @example {
 *       "delivery_answer": true,
 *       "delivery_date": true
 *     }
 */
export type SmsReportStats = {
    /**
     * @description Whether to show the carrier's receipt.
     * @default false
     */
    delivery_answer?: boolean | undefined;
    /**
     * @description Whether to show the time of the receipt.
     * @default false
     */
    delivery_date?: boolean | undefined;
};
/**
 * SubscriptionsReportColumns
 * @description The columns of a subscriptions report. Columns that you leave out are not shown.
 * @example {
 *       "list_base_fields": [
 *         "first_name",
 *         "email"
 *       ],
 *       "list_extra_fields": [
 *         {
 *           "list_id": 1,
 *           "fields": [
 *             "1"
 *           ]
 *         }
 *       ],
 *       "list_stats_fields": {
 *         "subscription_method": true,
 *         "subscription_src": true
 *       }
 *     }
 */
export type SubscriptionsReportColumns = {
    /** @description The ids of the base fields to show, for example `email`. */
    list_base_fields?: string[] | undefined;
    /** @description The extra fields to show, by list. */
    list_extra_fields?: AdvancedReportExtraFields[] | undefined;
    list_stats_fields?: SubscriptionsReportStats | undefined;
};
/**
 * SubscriptionsReportRequest
 * @description The settings of a subscriptions report.
 * @example {
 *       "title": "Subscriptions of March",
 *       "range": {
 *         "start": "2026-03-01 00:00:00",
 *         "end": "2026-03-31 23:59:59"
 *       },
 *       "lists": [
 *         1
 *       ],
 *       "columns": {
 *         "list_base_fields": [
 *           "first_name",
 *           "email"
 *         ],
 *         "list_extra_fields": [
 *           {
 *             "list_id": 1,
 *             "fields": [
 *               "1"
 *             ]
 *           }
 *         ],
 *         "list_stats_fields": {
 *           "subscription_method": true,
 *           "subscription_src": true
 *         }
 *       },
 *       "options": {
 *         "notify": [
 *           1
 *         ]
 *       },
 *       "callback_url": "https://shop.example.com/hooks/report"
 *     }
 */
export type SubscriptionsReportRequest = {
    /**
     * Format: uri
     * @description The http or https URL to call when the report has finished.
     */
    callback_url?: string | undefined;
    columns?: SubscriptionsReportColumns | undefined;
    format?: AdvancedReportFormat | undefined;
    /** @description The ids of the lists of the report. */
    lists: number[];
    options?: AdvancedReportOptions | undefined;
    range: AdvancedReportRange;
    /** @description The title of the report. */
    title: string;
};
/**
 * SubscriptionsReportStats
 * @description The columns for each subscription. Columns that you leave out are not shown.
 * @example {
 *       "subscription_method": true,
 *       "subscription_src": true
 *     }
 */
export type SubscriptionsReportStats = {
    /**
     * @description Whether to show how the contact joined.
     * @default false
     */
    subscription_method?: boolean | undefined;
    /**
     * @description Whether to show the source of the contact, for example the form.
     * @default false
     */
    subscription_src?: boolean | undefined;
};
/**
 * SuppressionAdd
 * @description Values of one type for the suppression list.
 * @example {
 *       "type": "email",
 *       "value": [
 *         "nobody@example.net"
 *       ]
 *     }
 */
export type SuppressionAdd = SuppressionAddEmail | SuppressionAddEmailDomain | SuppressionAddEmailUser | SuppressionAddCellphone | SuppressionAddPhone;
/**
 * SuppressionAddCellphone
 * @description Values of the type `cellphone` for the suppression list.
 * @example {
 *       "type": "cellphone",
 *       "value": [
 *         "351-910000008"
 *       ]
 *     }
 */
export type SuppressionAddCellphone = {
    /**
     * @description The type of the values. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "cellphone";
    /** @description Cellphones, country code and number with a dash between them. */
    value: string[];
};
/**
 * SuppressionAdded
 * @description The result of adding to the suppression list.
 * @example {
 *       "result": "success"
 *     }
 */
export type SuppressionAdded = {
    /** @description The values that were not added, at most 100. */
    refused?: SuppressionRefusal[];
    /**
     * Format: int64
     * @description Number of values not added, because they are not valid for the type. Left out if all were added.
     */
    refused_items?: number;
    /**
     * @description The request was accepted.
     * @enum {string}
     */
    result: "success";
};
/**
 * SuppressionAddEmail
 * @description Values of the type `email` for the suppression list.
 * @example {
 *       "type": "email",
 *       "value": [
 *         "nobody@example.net"
 *       ]
 *     }
 */
export type SuppressionAddEmail = {
    /**
     * @description The type of the values. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "email";
    /** @description Whole email addresses. */
    value: string[];
};
/**
 * SuppressionAddEmailDomain
 * @description Values of the type `email_domain` for the suppression list.
 * @example {
 *       "type": "email_domain",
 *       "value": [
 *         "example.net"
 *       ]
 *     }
 */
export type SuppressionAddEmailDomain = {
    /**
     * @description The type of the values. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "email_domain";
    /** @description Domains, which means every email address in them. */
    value: string[];
};
/**
 * SuppressionAddEmailUser
 * @description Values of the type `email_user` for the suppression list.
 * @example {
 *       "type": "email_user",
 *       "value": [
 *         "noreply"
 *       ]
 *     }
 */
export type SuppressionAddEmailUser = {
    /**
     * @description The type of the values. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "email_user";
    /** @description Names before the at sign, at any domain. */
    value: string[];
};
/**
 * SuppressionAddPhone
 * @description Values of the type `phone` for the suppression list.
 * @example {
 *       "type": "phone",
 *       "value": [
 *         "351-210000008"
 *       ]
 *     }
 */
export type SuppressionAddPhone = {
    /**
     * @description The type of the values. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "phone";
    /** @description Phones, country code and number with a dash between them. */
    value: string[];
};
/**
 * SuppressionEntry
 * @description An address, or a part of one, that gets no messages.
 * @example {
 *       "id": 1,
 *       "value": "nobody@example.net",
 *       "type": "email",
 *       "method": "manual",
 *       "campaign_hash": "",
 *       "created": "2026-03-02 09:30:00"
 *     }
 */
export type SuppressionEntry = {
    /** @description The campaign that caused it; empty if none. */
    campaign_hash: string;
    created: DateTime;
    /**
     * Format: int64
     * @description The id of the entry.
     */
    readonly id: number;
    method: SuppressionMethod;
    type: SuppressionType;
    /** @description The address, or the part of it; by the method `forgotten`, a keyed hash of 64 hexadecimal digits. */
    value: string;
};
/**
 * SuppressionMethod
 * @description How an entry was added. Only a manual one can be deleted.
 * @example manual
 * @enum {string}
 */
export type SuppressionMethod = "unsubscribe" | "bounce" | "manual" | "other" | "forgotten";
/**
 * SuppressionPage
 * @description A page of entries.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "id": 1,
 *           "value": "nobody@example.net",
 *           "type": "email",
 *           "method": "manual",
 *           "campaign_hash": "",
 *           "created": "2026-03-02 09:30:00"
 *         }
 *       ]
 *     }
 */
export type SuppressionPage = {
    /** @description The entries on this page. */
    items: SuppressionEntry[];
    /**
     * Format: int64
     * @description Total number of matching entries, on all pages.
     */
    total_items: number;
};
/**
 * SuppressionRefusal
 * @description A value that was not added to the suppression list.
 * @example {
 *       "row": 2,
 *       "detail": "must be an email address"
 *     }
 */
export type SuppressionRefusal = {
    /** @description What a value of the type must be. */
    detail: string;
    /**
     * Format: int64
     * @description The position of the value in the request, from 1.
     */
    row: number;
};
/**
 * SuppressionType
 * @description What an entry matches: a whole address, the part of an email address after the at sign (`email_domain`) or before it (`email_user`).
 * @example email
 * @enum {string}
 */
export type SuppressionType = "email" | "email_domain" | "email_user" | "cellphone" | "phone";
/**
 * SystemAutomation
 * @description A built-in automation of the platform.
 * @example {
 *       "paused": false,
 *       "type": "abandoned_cart",
 *       "domain": "shop.example.com",
 *       "url": "https://shop.example.com/cart",
 *       "title": "Abandoned cart"
 *     }
 */
export type SystemAutomation = {
    /** @description The domain of the automation. */
    domain: string;
    /** @description Whether it is paused. */
    paused: boolean;
    /** @description Its name. */
    title: string;
    type: SystemAutomationType;
    /**
     * Format: uri
     * @description The page of the automation; left out if none.
     */
    url?: string;
};
/**
 * SystemAutomationList
 * @description The system automations, by domain.
 * @example [
 *       {
 *         "paused": false,
 *         "type": "abandoned_cart",
 *         "domain": "shop.example.com",
 *         "url": "https://shop.example.com/cart",
 *         "title": "Abandoned cart"
 *       }
 *     ]
 */
export type SystemAutomationList = SystemAutomation[];
/**
 * SystemAutomationSwitch
 * @description The system automation to pause or resume.
 * @example {
 *       "paused": false,
 *       "type": "abandoned_cart",
 *       "domain": "shop.example.com"
 *     }
 */
export type SystemAutomationSwitch = {
    /** @description The domain of the automation. */
    domain: string;
    /** @description Whether to pause it. */
    paused: boolean;
    type: SystemAutomationType;
};
/**
 * SystemAutomationType
 * @description The event that a system automation follows up.
 * @example abandoned_cart
 * @enum {string}
 */
export type SystemAutomationType = "abandoned_cart" | "back_in_stock";
/**
 * Tag
 * @description A label for contacts of any list.
 * @example {
 *       "tag_id": 1,
 *       "name": "VIP",
 *       "color": "#F59E0B"
 *     }
 */
export type Tag = {
    /** @description The color, `#RRGGBB`. */
    color: string;
    /** @description The name of the tag. */
    name: string;
    /**
     * Format: int64
     * @description The id of the tag.
     */
    readonly tag_id: number;
};
/**
 * TagPage
 * @description A page of tags.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "tag_id": 1,
 *           "name": "VIP",
 *           "color": "#F59E0B"
 *         }
 *       ]
 *     }
 */
export type TagPage = {
    /** @description The tags on this page. */
    items: Tag[];
    /**
     * Format: int64
     * @description Total number of matching tags, on all pages.
     */
    total_items: number;
};
/**
 * TagUpdate
 * @description The fields of a tag to change.
 * @example {
 *       "color": "#F59E0B"
 *     }
 */
export type TagUpdate = {
    /**
     * @description The color, `#RRGGBB` or `#RGB`, in any case.
     * @default #808080
     */
    color?: string | undefined;
    /** @description The name of the tag, unique regardless of case. If left out, it stays unchanged. */
    name?: string | undefined;
};
/**
 * TagWrite
 * @description The fields of a tag.
 * @example {
 *       "name": "VIP",
 *       "color": "#F59E0B"
 *     }
 */
export type TagWrite = {
    /**
     * @description The color, `#RRGGBB` or `#RGB`, in any case.
     * @default #808080
     */
    color?: string | undefined;
    /** @description The name of the tag, unique regardless of case. */
    name: string;
};
/**
 * TestCampaignConflict
 * @description What stands against the request.
 */
export type TestCampaignConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description The sender of the campaign was deleted, or the account has no active sender. Choose another sender. */
        sender_missing?: string;
        /** @description The sender is not active. Only active senders can send. */
        sender_not_active?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * TrackEngageDomain
 * @description A domain with visitor tracking.
 * @example {
 *       "domain": "shop.example.com",
 *       "list_id": 1,
 *       "status": "active"
 *     }
 */
export type TrackEngageDomain = {
    /** @description The domain of the site, without protocol and path. */
    domain: string;
    /**
     * Format: int64
     * @description The list for visitors; left out if none.
     */
    list_id?: number;
    /**
     * @description Whether visits are counted.
     * @enum {string}
     */
    readonly status: "active" | "inactive";
};
/**
 * TrackEngageDomainPage
 * @description All domains of the account.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "domain": "shop.example.com",
 *           "list_id": 1,
 *           "status": "active"
 *         }
 *       ]
 *     }
 */
export type TrackEngageDomainPage = {
    /** @description The domains of the account. */
    items: TrackEngageDomain[];
    /**
     * Format: int64
     * @description Total number of domains.
     */
    total_items: number;
};
/**
 * TrackEngageEnable
 * @description The website for visitor tracking.
 * @example {
 *       "domain": "shop.example.com",
 *       "list_id": 1
 *     }
 */
export type TrackEngageEnable = {
    /** @description The domain of the website, without protocol and path. */
    domain: string;
    /**
     * Format: int64
     * @description The list for visitors. Not needed if the connected site has a list.
     */
    list_id?: number | undefined;
};
/**
 * TrackEngageGoal
 * @description A goal for visitors of a site.
 * @example {
 *       "domain": "shop.example.com",
 *       "name": "Order",
 *       "id": 1,
 *       "config": {
 *         "type": "automatic",
 *         "rule": "url",
 *         "condition": "contains",
 *         "pattern": "/thank-you",
 *         "case_sensitive": false,
 *         "multiple_conversion": false
 *       }
 *     }
 */
export type TrackEngageGoal = {
    config: TrackEngageGoalConfig;
    /** @description The domain of the goal. */
    domain: string;
    /**
     * Format: int64
     * @description The number of the goal.
     */
    id: number;
    /** @description The name of the goal. */
    name: string;
};
/**
 * TrackEngageGoalAutomatic
 * @description A goal reached by visiting a page or following a link.
 * @example {
 *       "type": "automatic",
 *       "rule": "url",
 *       "condition": "contains",
 *       "pattern": "/thank-you",
 *       "case_sensitive": false,
 *       "multiple_conversion": false
 *     }
 */
export type TrackEngageGoalAutomatic = {
    /** @description Whether case matters. */
    case_sensitive: boolean;
    /**
     * @description How to compare it.
     * @enum {string}
     */
    condition: "contains" | "exactly" | "regex";
    /** @description Whether a repeated conversion by a visitor counts again. */
    multiple_conversion: boolean;
    /** @description The value to compare with. With `regex`, at most 200 characters of a limited syntax. */
    pattern: string;
    /**
     * @description What to compare: the URL or title of a page, the URL of a download, or of an external link. URLs are complete, from `https://` on, without a fragment.
     * @enum {string}
     */
    rule: "url" | "title" | "download" | "external_url";
    /**
     * @description How the goal is reached. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "automatic";
};
/**
 * TrackEngageGoalConfig
 * @description The condition of a goal.
 * @example {
 *       "type": "automatic",
 *       "rule": "url",
 *       "condition": "contains",
 *       "pattern": "/thank-you",
 *       "case_sensitive": false,
 *       "multiple_conversion": false
 *     }
 */
export type TrackEngageGoalConfig = TrackEngageGoalManual | TrackEngageGoalAutomatic | TrackEngageGoalTime;
/**
 * TrackEngageGoalCreate
 * @description The goal to create.
 * @example {
 *       "domain": "shop.example.com",
 *       "name": "Order",
 *       "config": {
 *         "type": "automatic",
 *         "rule": "url",
 *         "condition": "contains",
 *         "pattern": "/thank-you",
 *         "case_sensitive": false,
 *         "multiple_conversion": false
 *       }
 *     }
 */
export type TrackEngageGoalCreate = {
    config: TrackEngageGoalConfig;
    /** @description The connected site of the goal. */
    domain: string;
    /** @description The name of the goal. */
    name: string;
};
/**
 * TrackEngageGoalManual
 * @description A goal reported by a script in the page.
 * @example {
 *       "type": "manual",
 *       "multiple_conversion": true
 *     }
 */
export type TrackEngageGoalManual = {
    /** @description Whether a repeated conversion by a visitor counts again. */
    multiple_conversion: boolean;
    /**
     * @description How the goal is reached. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "manual";
};
/**
 * TrackEngageGoalPage
 * @description All goals of the account.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "domain": "shop.example.com",
 *           "name": "Order",
 *           "id": 1,
 *           "config": {
 *             "type": "automatic",
 *             "rule": "url",
 *             "condition": "contains",
 *             "pattern": "/thank-you",
 *             "case_sensitive": false,
 *             "multiple_conversion": false
 *           }
 *         }
 *       ]
 *     }
 */
export type TrackEngageGoalPage = {
    /** @description The goals of the account. */
    items: TrackEngageGoal[];
    /**
     * Format: int64
     * @description Total number of goals.
     */
    total_items: number;
};
/**
 * TrackEngageGoalTime
 * @description A goal reached by time on a page.
 * @example {
 *       "type": "time",
 *       "minutes": 2.5
 *     }
 */
export type TrackEngageGoalTime = {
    /**
     * Format: double
     * @description How long a page must be visible, in minutes.
     */
    minutes: number;
    /**
     * @description How the goal is reached. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "time";
};
/**
 * TrackEngageResult
 * @description The result of enabling Track&Engage.
 * @example {
 *       "result": true,
 *       "response": "Track&Engage is on for shop.example.com."
 *     }
 */
export type TrackEngageResult = {
    /** @description The result as readable text. */
    response: string;
    /** @description Whether it is now enabled. */
    result: boolean;
};
/**
 * UnsubscribeItem
 * @description A contact to unsubscribe, with the reason.
 * @example {
 *       "contact_id": "a1b2c3d4e5",
 *       "unsubscription_method": "manual",
 *       "unsubscription_reason": "not_interested"
 *     }
 */
export type UnsubscribeItem = {
    /** @description The id of the contact. An invalid id is reported under `invalid_data_type`. */
    contact_id: string;
    /** @description manual, form, unsubscribe_link, bounce or api. By default, api. Others are reported under `invalid_unsubscription_method`. */
    unsubscription_method?: string | undefined;
    /** @description Your note. */
    unsubscription_observation?: string | undefined;
    /** @description not_interested, lack_of_time, email_address_change, spam or other. Others are reported under `invalid_unsubscription_reason`. */
    unsubscription_reason?: string | undefined;
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
export type UnsubscribeRequest = {
    /** @description One entry per contact, each with its own result. */
    data: UnsubscribeItem[];
};
/**
 * UnsubscribeResult
 * @description The result for each contact.
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
export type UnsubscribeResult = {
    /** @description The unchanged contacts, by reason. An array without ids is empty. */
    errors: {
        /** @description The contact has already been unsubscribed. */
        contact_already_removed: string[];
        /** @description The contact was not found in the list. */
        contact_not_in_list: string[];
        /** @description The id is not ten hexadecimal digits. */
        invalid_data_type: string[];
        /** @description The method is unknown. */
        invalid_unsubscription_method: string[];
        /** @description The reason is unknown. */
        invalid_unsubscription_reason: string[];
    };
    /** @description The unsubscribed contacts. */
    success: string[];
};
/**
 * UnsubscriptionsReportColumns
 * @description The columns of an unsubscriptions report. Columns that you leave out are not shown.
 * @example {
 *       "list_base_fields": [
 *         "first_name",
 *         "email"
 *       ],
 *       "list_extra_fields": [
 *         {
 *           "list_id": 1,
 *           "fields": [
 *             "1"
 *           ]
 *         }
 *       ],
 *       "list_stats_fields": {
 *         "unsubscription_method": true,
 *         "unsubscription_src": true,
 *         "unsubscription_date": true
 *       }
 *     }
 */
export type UnsubscriptionsReportColumns = {
    /** @description The ids of the base fields to show, for example `email`. */
    list_base_fields?: string[] | undefined;
    /** @description The extra fields to show, by list. */
    list_extra_fields?: AdvancedReportExtraFields[] | undefined;
    list_stats_fields?: UnsubscriptionsReportStats | undefined;
};
/**
 * UnsubscriptionsReportRequest
 * @description The settings of an unsubscriptions report.
 * @example {
 *       "title": "Unsubscriptions of March",
 *       "range": {
 *         "start": "2026-03-01 00:00:00",
 *         "end": "2026-03-31 23:59:59"
 *       },
 *       "lists": [
 *         1
 *       ],
 *       "columns": {
 *         "list_base_fields": [
 *           "first_name",
 *           "email"
 *         ],
 *         "list_extra_fields": [
 *           {
 *             "list_id": 1,
 *             "fields": [
 *               "1"
 *             ]
 *           }
 *         ],
 *         "list_stats_fields": {
 *           "unsubscription_method": true,
 *           "unsubscription_src": true,
 *           "unsubscription_date": true
 *         }
 *       },
 *       "options": {
 *         "notify": [
 *           1
 *         ]
 *       },
 *       "callback_url": "https://shop.example.com/hooks/report"
 *     }
 */
export type UnsubscriptionsReportRequest = {
    /**
     * Format: uri
     * @description The http or https URL to call when the report has finished.
     */
    callback_url?: string | undefined;
    columns?: UnsubscriptionsReportColumns | undefined;
    format?: AdvancedReportFormat | undefined;
    /** @description The ids of the lists of the report. */
    lists: number[];
    options?: AdvancedReportOptions | undefined;
    range: AdvancedReportRange;
    /** @description The title of the report. */
    title: string;
};
/**
 * UnsubscriptionsReportStats
 * @description The columns for each unsubscription. Columns that you leave out are not shown.
 * @example {
 *       "unsubscription_method": true,
 *       "unsubscription_src": true,
 *       "unsubscription_date": true
 *     }
 */
export type UnsubscriptionsReportStats = {
    /**
     * @description Whether to show when the contact left.
     * @default false
     */
    unsubscription_date?: boolean | undefined;
    /**
     * @description Whether to show how the contact left.
     * @default false
     */
    unsubscription_method?: boolean | undefined;
    /**
     * @description Whether to show the source, for example the campaign.
     * @default false
     */
    unsubscription_src?: boolean | undefined;
};
/**
 * UpdateContactByFieldConflict
 * @description What stands against the request.
 */
export type UpdateContactByFieldConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The ids of the contacts with the value. */
        contacts?: string[];
        /** @description The id of the field, or the name of a base field. */
        field_id?: string;
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description Another contact already has this value. */
        unique_field_in_use?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * UpdateContactConflict
 * @description What stands against the request.
 */
export type UpdateContactConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The data of the person with this address was erased. Only a confirmed subscription by this person can add it again. */
        address_forgotten?: string;
        /** @description The ids of the contacts with the value. */
        contacts?: string[];
        /** @description The id of the field, or the name of a base field. */
        field_id?: string;
        /** @description Another contact already has this value. */
        unique_field_in_use?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * UpdateContactsConflict
 * @description What stands against the request.
 */
export type UpdateContactsConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The data of the person with this address was erased. Only a confirmed subscription by this person can add it again. */
        address_forgotten?: string;
        /** @description The ids of the contacts with the value. */
        contacts?: string[];
        /** @description The id of the field, or the name of a base field. */
        field_id?: string;
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description Another contact already has this value. */
        unique_field_in_use?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * UpdateSegmentConflict
 * @description What stands against the request.
 */
export type UpdateSegmentConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description Only segments of the type saved can be changed or deleted. */
        invalid_segment_type?: string;
        /** @description The list already has a segment with this name. */
        segment_exists?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * UpdateTagConflict
 * @description What stands against the request.
 */
export type UpdateTagConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The account already has a tag with this name. */
        tag_exists?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * UpdateUserConflict
 * @description What stands against the request.
 */
export type UpdateUserConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description This is the last active administrator of the account. Make another user an administrator first. */
        last_admin?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * UpdateWebhookConflict
 * @description What stands against the request.
 */
export type UpdateWebhookConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description An identical webhook already exists. */
        webhook_exists?: string;
        /** @description 20 webhooks already receive one of these actions. Delete one of them first. */
        webhook_limit_reached?: string;
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
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * User
 * @description A user of the account.
 * @example {
 *       "user_id": 1,
 *       "username": "marta",
 *       "is_admin": true,
 *       "first_name": "Marta",
 *       "last_name": "Reis",
 *       "email": "marta@example.com",
 *       "phone": "351-210000001",
 *       "profile_image": "",
 *       "status": "active",
 *       "created": "2026-03-01 08:00:00",
 *       "updated": "2026-03-01 08:00:00"
 *     }
 */
export type User = {
    created: DateTime;
    /** @description The email address. */
    email: string;
    /** @description The first name. */
    first_name: string;
    /**
     * @description Whether the user is an administrator, with all rights.
     * @default false
     */
    readonly is_admin: boolean;
    /** @description The last name. */
    last_name: string;
    /** @description The phone; empty if none. */
    phone: string;
    /** @description The URL of an image; empty if none. */
    readonly profile_image: string;
    status: UserStatus;
    updated: DateTime;
    /**
     * Format: int64
     * @description The id of the user.
     */
    readonly user_id: number;
    /** @description The user's login name. */
    readonly username: string;
};
/**
 * UserPage
 * @description A page of users.
 * @example {
 *       "total_items": 2,
 *       "items": [
 *         {
 *           "user_id": 1,
 *           "username": "marta",
 *           "is_admin": true,
 *           "first_name": "Marta",
 *           "last_name": "Reis",
 *           "email": "marta@example.com",
 *           "phone": "351-210000001",
 *           "profile_image": "",
 *           "status": "active",
 *           "created": "2026-03-01 08:00:00",
 *           "updated": "2026-03-01 08:00:00"
 *         },
 *         {
 *           "user_id": 2,
 *           "username": "joao",
 *           "is_admin": false,
 *           "first_name": "Joao",
 *           "last_name": "Pinto",
 *           "email": "joao@example.com",
 *           "phone": "",
 *           "profile_image": "",
 *           "status": "active",
 *           "created": "2026-03-01 08:00:00",
 *           "updated": "2026-03-01 08:00:00"
 *         }
 *       ]
 *     }
 */
export type UserPage = {
    /** @description The users on this page. */
    items: User[];
    /**
     * Format: int64
     * @description Total number of matching users, on all pages.
     */
    total_items: number;
};
/**
 * UserStatus
 * @description An inactive user cannot log in.
 * @example active
 * @enum {string}
 */
export type UserStatus = "active" | "inactive";
/**
 * UserUpdate
 * @description The fields of a user to change. Fields that you leave out stay unchanged.
 * @example {
 *       "first_name": "Marta",
 *       "last_name": "Reis",
 *       "phone": "351-210000001",
 *       "profile_image": "https://shop.example.com/marta.png",
 *       "status": "active"
 *     }
 */
export type UserUpdate = {
    /** @description The first name. */
    first_name?: string | undefined;
    /** @description The last name. */
    last_name?: string | undefined;
    /** @description The phone number with its country code, in any format; empty for none. */
    phone?: string | undefined;
    /** @description The http or https URL of an image; empty for none. The platform does not download it. */
    profile_image?: string | undefined;
    status?: UserStatus | undefined;
};
/**
 * VoiceCampaignAudio
 * @description A recording in the request.
 * @example {
 *       "type": "audio",
 *       "audio": "SUQzBAAAAAAAAA=="
 *     }
 */
export type VoiceCampaignAudio = {
    /** @description The recording, an MP3 or WAV file of at most 8 MB, in Base64. */
    audio: string;
    /**
     * @description The kind of content. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "audio";
};
/**
 * VoiceCampaignContent
 * @description The audio of a call.
 * @example {
 *       "type": "template_id",
 *       "template_id": 1
 *     }
 */
export type VoiceCampaignContent = VoiceCampaignAudio | VoiceCampaignTemplate;
/**
 * VoiceCampaignCreate
 * @description The fields of a new voice campaign.
 * @example {
 *       "internal_name": "Spring sale by phone",
 *       "list_id": 1,
 *       "content": {
 *         "type": "template_id",
 *         "template_id": 1
 *       },
 *       "sender_id": 3,
 *       "group_id": 1
 *     }
 */
export type VoiceCampaignCreate = {
    content: VoiceCampaignContent;
    /**
     * Format: int64
     * @description The group of the campaign. By default, none.
     */
    group_id?: number | undefined;
    /** @description The name for internal use. */
    internal_name: string;
    /**
     * Format: int64
     * @description The list of the campaign.
     */
    list_id: number;
    /**
     * Format: int64
     * @description The phone sender. It must be active at the time of sending.
     */
    sender_id: number;
};
/**
 * VoiceCampaignMessage
 * @description A new recording for a campaign.
 * @example {
 *       "audio": "SUQzBAAAAAAAAA=="
 *     }
 */
export type VoiceCampaignMessage = {
    /** @description The recording, an MP3 or WAV file of at most 8 MB, in Base64. */
    audio?: string | undefined;
};
/**
 * VoiceCampaignSend
 * @description The recipients of a voice campaign, and the time.
 * @example {
 *       "list_id": 1,
 *       "destination_field": "cellphone",
 *       "segments": {
 *         "type": "none"
 *       },
 *       "limit_hour": {
 *         "hour_start": "09:00",
 *         "hour_end": "18:00"
 *       },
 *       "limit_speed": 2,
 *       "schedule_date": "2026-03-04 10:00:00"
 *     }
 */
export type VoiceCampaignSend = {
    destination_field: VoiceDestination;
    limit_contacts?: VoiceLimit | undefined;
    limit_hour?: LimitHour | undefined;
    /**
     * Format: int32
     * @description Maximum number of calls started per second. By default, the carrier's limit.
     */
    limit_speed?: number | undefined;
    /**
     * Format: int64
     * @description The list to send to.
     */
    list_id: number;
    local_time?: LocalTime | undefined;
    /** @description The ids of the users to notify when the send has ended. */
    notify?: number[] | undefined;
    /** @description When to send, in UTC, or with `local_time` in the recipients' local time. By default, and for a past time, now. */
    schedule_date?: DateTime | undefined;
    segments: PhoneSendSegment;
    /**
     * @description Whether to call a number shared by several contacts only once.
     * @default false
     */
    unique_contacts_only?: boolean | undefined;
};
/**
 * VoiceCampaignTemplate
 * @description An SMS template. Its text is copied when the campaign is created, filled for each contact, and spoken.
 * @example {
 *       "type": "template_id",
 *       "template_id": 1
 *     }
 */
export type VoiceCampaignTemplate = {
    /**
     * Format: int64
     * @description The id of the SMS template.
     */
    template_id: number;
    /**
     * @description The kind of content. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "template_id";
};
/**
 * VoiceCampaignUpdate
 * @description The fields of a voice campaign to change. Fields that you leave out stay unchanged. Set `content` or `message`, not both.
 * @example {
 *       "group_id": 1,
 *       "message": {
 *         "audio": "SUQzBAAAAAAAAA=="
 *       }
 *     }
 */
export type VoiceCampaignUpdate = {
    content?: VoiceCampaignContent | undefined;
    /**
     * Format: int64
     * @description The group of the campaign.
     */
    group_id?: number | undefined;
    /** @description The name for internal use. */
    internal_name?: string | undefined;
    /** @description A recording that replaces the current audio, like `content` of the type `audio`. */
    message?: VoiceCampaignMessage | undefined;
    /**
     * Format: int64
     * @description The phone sender.
     */
    sender_id?: number | undefined;
};
/**
 * VoiceDestination
 * @description The number to call: `phone`, `cellphone`, one of them with the other if there is no answer, or both.
 * @example cellphone
 * @enum {string}
 */
export type VoiceDestination = "phone" | "cellphone" | "phone_failsafe_cellphone" | "cellphone_failsafe_phone" | "cellphone_phone";
/**
 * VoiceLimit
 * @description How many of the selected contacts to call, longest in the list first.
 * @example {
 *       "type": "percent",
 *       "value": 50
 *     }
 */
export type VoiceLimit = VoiceLimitPercent | VoiceLimitValue;
/**
 * VoiceLimitPercent
 * @description A share of the selected contacts.
 * @example {
 *       "type": "percent",
 *       "value": 50
 *     }
 */
export type VoiceLimitPercent = {
    /**
     * @description The kind of limit. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "percent";
    /**
     * Format: int32
     * @description Percent of the chosen contacts, rounded up to whole ones.
     */
    value: number;
};
/**
 * VoiceLimitValue
 * @description A number of contacts.
 * @example {
 *       "type": "value",
 *       "value": 100
 *     }
 */
export type VoiceLimitValue = {
    /**
     * @description The kind of limit. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "value";
    /**
     * Format: int64
     * @description How many contacts are called at most.
     */
    value: number;
};
/**
 * Webhook
 * @description A URL that receives list events.
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
export type Webhook = {
    /** @description The events that the webhook receives. */
    actions: WebhookAction[];
    /** @description The ids of the contact's fields to send. */
    fields: string[];
    /**
     * Format: int64
     * @description The list of the contacts.
     */
    list_id: number;
    /**
     * Format: uri
     * @description The URL to call.
     */
    url: string;
    /**
     * Format: int64
     * @description The id of the webhook.
     */
    readonly webhook_id: number;
};
/**
 * WebhookAction
 * @description An event for a webhook. `facebook_like` never occurs, because Facebook does not report likes.
 * @example email_click
 * @enum {string}
 */
export type WebhookAction = "forget_subscription" | "change_consent" | "web_push_bounce" | "web_push_click" | "web_push_delivered" | "web_push_open" | "web_push_send" | "web_push_subscription" | "web_push_unsubscription" | "email_send" | "email_open" | "email_click" | "email_soft_bounce" | "email_hard_bounce" | "sms_send" | "sms_delivered" | "voice_send" | "unsubscribe" | "subscription" | "edit_subscription" | "resubscription" | "facebook_like" | "social_share" | "double_optin" | "email_spam_complaint" | "email_field_disable" | "cellphone_field_disable" | "phone_field_disable" | "push_send" | "push_open" | "push_click" | "push_received" | "push_error" | "push_canceled" | "new_order" | "cart_update" | "goal_conversion" | "product_view" | "sms_received";
/**
 * WebhookCreate
 * @description The URL and the actions of a webhook.
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
export type WebhookCreate = {
    /** @description The actions to report. */
    actions: WebhookAction[];
    /** @description The ids of the contact's fields to send; those of extra fields as text. */
    fields?: string[] | undefined;
    /**
     * Format: int64
     * @description The list of the contacts.
     */
    list_id: number;
    /**
     * Format: uri
     * @description The http or https URL to call.
     */
    url: string;
};
/**
 * WebhookDetail
 * @description A webhook with its status.
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
 *       ],
 *       "status": "paused",
 *       "status_since": "2026-03-04 10:00:00"
 *     }
 */
export type WebhookDetail = {
    /** @description The events that the webhook receives. */
    actions: WebhookAction[];
    /** @description The ids of the contact's fields to send. */
    fields: string[];
    /**
     * Format: int64
     * @description The list of the contacts.
     */
    list_id: number;
    status: WebhookStatus;
    status_reason?: WebhookStatusReason;
    /** @description When the status last changed. Left out before the first change. */
    status_since?: DateTime;
    /**
     * Format: uri
     * @description The URL to call.
     */
    url: string;
    /**
     * Format: int64
     * @description The id of the webhook.
     */
    readonly webhook_id: number;
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
export type WebhookPage = {
    /** @description The webhooks on this page. */
    items: Webhook[];
    /**
     * Format: int64
     * @description Total number of webhooks, on all pages.
     */
    total_items: number;
};
/**
 * WebhookSecret
 * @description The secret that signs the calls of a webhook.
 * @example {
 *       "secret": "whsec_YW4tZXhhbXBsZS1hbmQtbm8tc2VjcmV0"
 *     }
 */
export type WebhookSecret = {
    /** @description The secret, in the form of the Standard Webhooks libraries. */
    readonly secret: string;
};
/**
 * WebhookSecretRotate
 * @description How to replace the secret of a webhook.
 * @example {
 *       "overlap_hours": 24
 *     }
 */
export type WebhookSecretRotate = {
    /**
     * Format: int32
     * @description For how many hours the previous secret also signs. With 0 it stops at once, for example after a leak.
     * @default 24
     */
    overlap_hours?: number | undefined;
};
/**
 * WebhookState
 * @description The status of a webhook.
 * @example {
 *       "webhook_id": 1,
 *       "status": "disabled",
 *       "status_since": "2026-03-04 10:00:00",
 *       "status_reason": "gone"
 *     }
 */
export type WebhookState = {
    status: WebhookStatus;
    status_reason?: WebhookStatusReason;
    /** @description When the status last changed. Left out before the first change. */
    status_since?: DateTime;
    /**
     * Format: int64
     * @description The id of the webhook.
     */
    webhook_id: number;
};
/**
 * WebhookStatePage
 * @description A page of webhook statuses.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "webhook_id": 1,
 *           "status": "disabled",
 *           "status_since": "2026-03-04 10:00:00",
 *           "status_reason": "gone"
 *         }
 *       ]
 *     }
 */
export type WebhookStatePage = {
    /** @description The statuses on this page. */
    items: WebhookState[];
    /**
     * Format: int64
     * @description Total number of webhooks.
     */
    total_items: number;
};
/**
 * WebhookStatus
 * @description The platform calls an `active` webhook. It holds the calls of a `paused` one until it is active again. A `disabled` one responded with 410 Gone: its calls are held, too.
 * @example active
 * @enum {string}
 */
export type WebhookStatus = "active" | "paused" | "disabled";
/**
 * WebhookStatusReason
 * @description Why a webhook is disabled: its receiver responded with 410 Gone. Left out for others.
 * @example gone
 * @enum {string}
 */
export type WebhookStatusReason = "gone";
/**
 * WebhookUpdate
 * @description The fields of a webhook to change. Fields that you leave out stay unchanged.
 * @example {
 *       "status": "paused"
 *     }
 */
export type WebhookUpdate = {
    /** @description The actions to report. */
    actions?: WebhookAction[] | undefined;
    /** @description The ids of the contact's fields to send; those of extra fields as text. */
    fields?: string[] | undefined;
    status?: WebhookWantedStatus | undefined;
    /**
     * Format: uri
     * @description The http or https URL to call.
     */
    url?: string | undefined;
};
/**
 * WebhookWantedStatus
 * @description `paused` holds the calls of the webhook. `active` enables a paused or disabled webhook and sends the held calls, oldest first. `disabled` is accepted only for a disabled webhook, which stays unchanged.
 * @example paused
 * @enum {string}
 */
export type WebhookWantedStatus = "active" | "paused" | "disabled";
/**
 * WebpushCampaignAction
 * @description A button below a web push message. Browsers show only as many as fit.
 * @example {
 *       "title": "To the shop",
 *       "link": "https://shop.example.com"
 *     }
 */
export type WebpushCampaignAction = {
    /** @description The URL that the button opens. */
    link: string;
    /** @description The text of the button. */
    title: string;
};
/**
 * WebpushCampaignContent
 * @description The content of a web push message. In the title and text, `{{ field }}` becomes the recipient's value.
 * @example {
 *       "title": "Spring is here",
 *       "message": "Everything is 20 % off until Sunday.",
 *       "link": "https://shop.example.com/spring",
 *       "icon": "https://shop.example.com/icon.png"
 *     }
 */
export type WebpushCampaignContent = {
    /** @description The URL of the image beside the text. By default, the browser's own. */
    icon?: string | undefined;
    /** @description The URL that a click on the message opens. */
    link: string;
    /** @description The text below the title. The whole message with its links can have 3,993 bytes; a longer one is refused, or fails if a recipient's values make it too long. */
    message: string;
    /** @description The title of the message. */
    title: string;
};
/**
 * WebpushCampaignContentUpdate
 * @description The parts of a web push message to change.
 * @example {
 *       "title": "Spring is here, and 20 % off"
 *     }
 */
export type WebpushCampaignContentUpdate = {
    /** @description The URL of the image beside the text. */
    icon?: string | undefined;
    /** @description The URL that a click on the message opens. */
    link?: string | undefined;
    /** @description The text below the title. */
    message?: string | undefined;
    /** @description The title of the message. */
    title?: string | undefined;
};
/**
 * WebpushCampaignCreate
 * @description The fields of a new web push campaign.
 * @example {
 *       "site_id": 1,
 *       "internal_name": "Spring sale by web push",
 *       "content": {
 *         "title": "Spring is here",
 *         "message": "Everything is 20 % off until Sunday.",
 *         "link": "https://shop.example.com/spring",
 *         "icon": "https://shop.example.com/icon.png"
 *       },
 *       "actions": [
 *         {
 *           "title": "To the shop",
 *           "link": "https://shop.example.com"
 *         }
 *       ]
 *     }
 */
export type WebpushCampaignCreate = {
    /** @description The buttons below the message. */
    actions?: WebpushCampaignAction[] | undefined;
    content: WebpushCampaignContent;
    /**
     * Format: int64
     * @description The group of the campaign. By default, none.
     */
    group_id?: number | undefined;
    /** @description The name for internal use. */
    internal_name: string;
    /**
     * Format: int64
     * @description The site of the subscribers.
     */
    site_id: number;
};
/**
 * WebpushCampaignSend
 * @description The recipients of a web push campaign, and the time.
 * @example {
 *       "site_id": 1,
 *       "segments": {
 *         "type": "none"
 *       },
 *       "schedule_date": "2026-03-04 10:00:00"
 *     }
 */
export type WebpushCampaignSend = {
    local_time?: LocalTime | undefined;
    /** @description The ids of the users to notify when the send has ended. */
    notify?: number[] | undefined;
    /** @description When to send, in UTC, or with `local_time` in the recipients' local time. By default, and for a past time, now. */
    schedule_date?: DateTime | undefined;
    segments: PushSendSegment;
    /**
     * Format: int64
     * @description The site of the subscribers.
     */
    site_id: number;
};
/**
 * WebpushCampaignUpdate
 * @description The fields of a web push campaign to change. Fields that you leave out stay unchanged.
 * @example {
 *       "content": {
 *         "title": "Spring is here, and 20 % off"
 *       },
 *       "actions": []
 *     }
 */
export type WebpushCampaignUpdate = {
    /** @description The buttons below the message. They replace the stored ones. */
    actions?: WebpushCampaignAction[] | undefined;
    content?: WebpushCampaignContentUpdate | undefined;
    /**
     * Format: int64
     * @description The group of the campaign.
     */
    group_id?: number | undefined;
    /** @description The name for internal use. */
    internal_name?: string | undefined;
};
/**
 * WebpushReport
 * @description The results of a web push campaign. A breakdown that you did not request is left out.
 * @example {
 *       "campaign_hash": "c4mp41gn07",
 *       "overall": {
 *         "opens": 2,
 *         "sends": 2,
 *         "clicks": 1,
 *         "bounces": 0
 *       },
 *       "devices": [
 *         {
 *           "device": "desktop",
 *           "opens": 2,
 *           "sends": 2,
 *           "clicks": 1,
 *           "bounces": 0
 *         }
 *       ],
 *       "operating_systems": [
 *         {
 *           "operating_system": "Windows",
 *           "versions": [
 *             {
 *               "version": "11",
 *               "opens": 2,
 *               "sends": 2,
 *               "clicks": 1,
 *               "bounces": 0
 *             }
 *           ]
 *         }
 *       ],
 *       "browsers": [
 *         {
 *           "browser": "Firefox",
 *           "versions": [
 *             {
 *               "version": "135.0",
 *               "opens": 2,
 *               "sends": 2,
 *               "clicks": 1,
 *               "bounces": 0
 *             }
 *           ]
 *         }
 *       ],
 *       "url": [
 *         {
 *           "url": "https://shop.example.com/spring",
 *           "opens": 2,
 *           "sends": 2,
 *           "clicks": 1,
 *           "bounces": 0
 *         }
 *       ]
 *     }
 */
export type WebpushReport = {
    /** @description The counts by browser. */
    browsers?: WebpushReportBrowser[];
    /** @description The hash of the campaign. */
    readonly campaign_hash: string;
    /** @description The counts by kind of device. */
    devices?: WebpushReportDevice[];
    /** @description Failed recipients by reason, most frequent first; left out if none. */
    failures?: CampaignFailure[];
    /** @description The counts by operating system. */
    operating_systems?: WebpushReportOperatingSystem[];
    overall: WebpushReportOverall;
    /** @description The counts by time zone; left out for a campaign sent without `local_time`. */
    time_zones?: ReportTimeZone[];
    /** @description The counts by URL. An RSS campaign has other URLs in each message, so it counts only clicks. */
    url?: WebpushReportUrl[];
};
/**
 * WebpushReportBrowser
 * @description The counts in one browser.
 * @example {
 *       "browser": "Firefox",
 *       "versions": [
 *         {
 *           "version": "135.0",
 *           "opens": 2,
 *           "sends": 2,
 *           "clicks": 1,
 *           "bounces": 0
 *         }
 *       ]
 *     }
 */
export type WebpushReportBrowser = {
    /** @description The name of the browser. */
    browser: string;
    /** @description The counts by version. */
    versions: WebpushReportVersion[];
};
/**
 * WebpushReportDevice
 * @description The counts on one kind of device.
 * @example {
 *       "device": "desktop",
 *       "opens": 2,
 *       "sends": 2,
 *       "clicks": 1,
 *       "bounces": 0
 *     }
 */
export type WebpushReportDevice = {
    /**
     * Format: int64
     * @description Messages not accepted by any browser.
     */
    bounces: number;
    /**
     * Format: int64
     * @description Clicks. Repeated clicks on a link of a message within 10 minutes count once.
     */
    clicks: number;
    /** @description The kind of device, for example `desktop`. */
    device: string;
    /**
     * Format: int64
     * @description Shown messages.
     */
    opens: number;
    /**
     * Format: int64
     * @description Sent messages, one per browser.
     */
    sends: number;
};
/**
 * WebpushReportOperatingSystem
 * @description The counts on one operating system.
 * @example {
 *       "operating_system": "Windows",
 *       "versions": [
 *         {
 *           "version": "11",
 *           "opens": 2,
 *           "sends": 2,
 *           "clicks": 1,
 *           "bounces": 0
 *         }
 *       ]
 *     }
 */
export type WebpushReportOperatingSystem = {
    /** @description The name of the operating system. */
    operating_system: string;
    /** @description The counts by version. */
    versions: WebpushReportVersion[];
};
/**
 * WebpushReportOverall
 * @description The counts of the whole campaign.
 * @example {
 *       "opens": 2,
 *       "sends": 2,
 *       "clicks": 1,
 *       "bounces": 0
 *     }
 */
export type WebpushReportOverall = {
    /**
     * Format: int64
     * @description Messages not accepted by any browser.
     */
    bounces: number;
    /**
     * Format: int64
     * @description Clicks. Repeated clicks on a link of a message within 10 minutes count once.
     */
    clicks: number;
    /**
     * Format: int64
     * @description Shown messages, as reported by the website's script.
     */
    opens: number;
    /**
     * Format: int64
     * @description Sent messages, one per browser.
     */
    sends: number;
};
/**
 * WebpushReportUrl
 * @description The counts of one URL. Messages count for the message's current link, clicks for the clicked link or button.
 * @example {
 *       "url": "https://shop.example.com/spring",
 *       "opens": 2,
 *       "sends": 2,
 *       "clicks": 1,
 *       "bounces": 0
 *     }
 */
export type WebpushReportUrl = {
    /**
     * Format: int64
     * @description Messages not accepted by any browser.
     */
    bounces: number;
    /**
     * Format: int64
     * @description Clicks. Repeated clicks on a link of a message within 10 minutes count once.
     */
    clicks: number;
    /**
     * Format: int64
     * @description Shown messages.
     */
    opens: number;
    /**
     * Format: int64
     * @description Sent messages, one per browser.
     */
    sends: number;
    /** @description The URL that a click opens. */
    url: string;
};
/**
 * WebpushReportVersion
 * @description The counts of one version of an operating system or browser.
 * @example {
 *       "version": "11",
 *       "opens": 2,
 *       "sends": 2,
 *       "clicks": 1,
 *       "bounces": 0
 *     }
 */
export type WebpushReportVersion = {
    /**
     * Format: int64
     * @description Messages not accepted by any browser.
     */
    bounces: number;
    /**
     * Format: int64
     * @description Clicks. Repeated clicks on a link of a message within 10 minutes count once.
     */
    clicks: number;
    /**
     * Format: int64
     * @description Shown messages.
     */
    opens: number;
    /**
     * Format: int64
     * @description Sent messages, one per browser.
     */
    sends: number;
    /** @description The version. */
    version: string;
};
/**
 * WebpushRssCampaignCreate
 * @description The fields of a new RSS web push campaign.
 * @example {
 *       "site_id": 1,
 *       "internal_name": "Shop news",
 *       "content": {
 *         "feed": "https://shop.example.com/feed.xml"
 *       }
 *     }
 */
export type WebpushRssCampaignCreate = {
    content: WebpushRssContent;
    /**
     * Format: int64
     * @description The group of the campaign. By default, none.
     */
    group_id?: number | undefined;
    /** @description The name for internal use. */
    internal_name: string;
    /**
     * Format: int64
     * @description The site of the subscribers.
     */
    site_id: number;
};
/**
 * WebpushRssContent
 * @description The source of the messages: the title, description, link and image of an item become the title, text, link and icon of the message. A text too long for a push service is shortened.
 * @example {
 *       "feed": "https://shop.example.com/feed.xml"
 *     }
 */
export type WebpushRssContent = {
    /**
     * Format: uri
     * @description The http or https URL of the RSS feed.
     */
    feed: string;
};
/**
 * WebpushSite
 * @description A website for web push subscriptions.
 * @example {
 *       "site_id": 1,
 *       "site": "https://shop.example.com",
 *       "list_id": 1,
 *       "app_code": "wp4f2a9c",
 *       "name": "Shop"
 *     }
 */
export type WebpushSite = {
    /** @description The code of the site in the website's script. */
    readonly app_code: string;
    /**
     * Format: int64
     * @description The list of the subscribers.
     */
    list_id: number;
    /** @description The name of the site, unique in the account. */
    name: string;
    /** @description The URL of the website. */
    site: string;
    /**
     * Format: int64
     * @description The id of the site.
     */
    readonly site_id: number;
};
/**
 * WebpushSiteCreate
 * @description The fields of a new web push site.
 * @example {
 *       "site": "https://shop.example.com",
 *       "list_id": 1,
 *       "name": "Shop"
 *     }
 */
export type WebpushSiteCreate = {
    /**
     * Format: int64
     * @description The list of the subscribers. Each browser becomes a separate contact without an address, because its user is unknown.
     */
    list_id: number;
    /** @description The name of the site, unique in the account. */
    name: string;
    /** @description The URL of the website. Browsers require https; without a scheme, https is used. Pages of other origins cannot subscribe on the site. */
    site: string;
};
/**
 * WebpushSitePage
 * @description A page of web push sites.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "site_id": 1,
 *           "site": "https://shop.example.com",
 *           "list_id": 1,
 *           "app_code": "wp4f2a9c",
 *           "name": "Shop"
 *         }
 *       ]
 *     }
 */
export type WebpushSitePage = {
    /** @description The sites on this page. */
    items: WebpushSite[];
    /**
     * Format: int64
     * @description Total number of matching sites, on all pages.
     */
    total_items: number;
};
/** The schemas of the API by name. */
export interface MarketingSchemas {
    Accepted: Accepted;
    AccountBalanceInfo: AccountBalanceInfo;
    AccountBillingInfo: AccountBillingInfo;
    AccountGeneralInfo: AccountGeneralInfo;
    AccountModuleInfo: AccountModuleInfo;
    AccountPlanInfo: AccountPlanInfo;
    ActivateAutomationConflict: ActivateAutomationConflict;
    Activity: Activity;
    ActivityData: ActivityData;
    ActivityList: ActivityList;
    ActivityName: ActivityName;
    AdvancedReport: AdvancedReport;
    AdvancedReportAllCampaigns: AdvancedReportAllCampaigns;
    AdvancedReportCampaignFields: AdvancedReportCampaignFields;
    AdvancedReportCampaignGroups: AdvancedReportCampaignGroups;
    AdvancedReportCampaigns: AdvancedReportCampaigns;
    AdvancedReportClickFields: AdvancedReportClickFields;
    AdvancedReportExtraFields: AdvancedReportExtraFields;
    AdvancedReportFile: AdvancedReportFile;
    AdvancedReportForm: AdvancedReportForm;
    AdvancedReportFormat: AdvancedReportFormat;
    AdvancedReportGrouping: AdvancedReportGrouping;
    AdvancedReportKind: AdvancedReportKind;
    AdvancedReportLastCampaign: AdvancedReportLastCampaign;
    AdvancedReportModel: AdvancedReportModel;
    AdvancedReportModelColumns: AdvancedReportModelColumns;
    AdvancedReportModelCreation: AdvancedReportModelCreation;
    AdvancedReportModelPage: AdvancedReportModelPage;
    AdvancedReportModelRun: AdvancedReportModelRun;
    AdvancedReportOptions: AdvancedReportOptions;
    AdvancedReportPage: AdvancedReportPage;
    AdvancedReportRange: AdvancedReportRange;
    AdvancedReportSpecificCampaigns: AdvancedReportSpecificCampaigns;
    AdvancedReportStatus: AdvancedReportStatus;
    AdvancedReportUrlFields: AdvancedReportUrlFields;
    Automation: Automation;
    AutomationAction: AutomationAction;
    AutomationActionCall: AutomationActionCall;
    AutomationActionPage: AutomationActionPage;
    AutomationAddTagAction: AutomationAddTagAction;
    AutomationBackInStockTrigger: AutomationBackInStockTrigger;
    AutomationBranch: AutomationBranch;
    AutomationCartIdleTrigger: AutomationCartIdleTrigger;
    AutomationChangeFieldAction: AutomationChangeFieldAction;
    AutomationConditionAction: AutomationConditionAction;
    AutomationCopyToListAction: AutomationCopyToListAction;
    AutomationCreate: AutomationCreate;
    AutomationDateTrigger: AutomationDateTrigger;
    AutomationDetail: AutomationDetail;
    AutomationEndAction: AutomationEndAction;
    AutomationEventName: AutomationEventName;
    AutomationEventTrigger: AutomationEventTrigger;
    AutomationFieldChangeTrigger: AutomationFieldChangeTrigger;
    AutomationGoToAction: AutomationGoToAction;
    AutomationMoveToListAction: AutomationMoveToListAction;
    AutomationOrderTrigger: AutomationOrderTrigger;
    AutomationPage: AutomationPage;
    AutomationRemoveTagAction: AutomationRemoveTagAction;
    AutomationRun: AutomationRun;
    AutomationRunCause: AutomationRunCause;
    AutomationRunCounts: AutomationRunCounts;
    AutomationRunPage: AutomationRunPage;
    AutomationRunReason: AutomationRunReason;
    AutomationRunStatus: AutomationRunStatus;
    AutomationRunTotals: AutomationRunTotals;
    AutomationSegmentEnteredTrigger: AutomationSegmentEnteredTrigger;
    AutomationSendCampaignAction: AutomationSendCampaignAction;
    AutomationStart: AutomationStart;
    AutomationStartResult: AutomationStartResult;
    AutomationStatus: AutomationStatus;
    AutomationStep: AutomationStep;
    AutomationStepCounts: AutomationStepCounts;
    AutomationSubscriptionTrigger: AutomationSubscriptionTrigger;
    AutomationTagAddedTrigger: AutomationTagAddedTrigger;
    AutomationTagRemovedTrigger: AutomationTagRemovedTrigger;
    AutomationTimeUnit: AutomationTimeUnit;
    AutomationTrigger: AutomationTrigger;
    AutomationUnsubscribeAction: AutomationUnsubscribeAction;
    AutomationUpdate: AutomationUpdate;
    AutomationWaitAction: AutomationWaitAction;
    AutomationWaitForEventAction: AutomationWaitForEventAction;
    AutomationWaitUntilAction: AutomationWaitUntilAction;
    AutomationWebhookAction: AutomationWebhookAction;
    BaseFieldUpdate: BaseFieldUpdate;
    CallbackSecret: CallbackSecret;
    Campaign: Campaign;
    CampaignButton: CampaignButton;
    CampaignChannel: CampaignChannel;
    CampaignContact: CampaignContact;
    CampaignContactPage: CampaignContactPage;
    CampaignCounts: CampaignCounts;
    CampaignDetail: CampaignDetail;
    CampaignFailure: CampaignFailure;
    CampaignGroup: CampaignGroup;
    CampaignGroupPage: CampaignGroupPage;
    CampaignGroupWrite: CampaignGroupWrite;
    CampaignHash: CampaignHash;
    CampaignLocalTime: CampaignLocalTime;
    CampaignMessageUpdate: CampaignMessageUpdate;
    CampaignPage: CampaignPage;
    CampaignPreview: CampaignPreview;
    CampaignRun: CampaignRun;
    CampaignSaid: CampaignSaid;
    CampaignSaidPage: CampaignSaidPage;
    CampaignStatus: CampaignStatus;
    CampaignTemplate: CampaignTemplate;
    CampaignTest: CampaignTest;
    CampaignTested: CampaignTested;
    CampaignTestedItem: CampaignTestedItem;
    CampaignText: CampaignText;
    CampaignTextContent: CampaignTextContent;
    CampaignTimeZone: CampaignTimeZone;
    Cart: Cart;
    CartContact: CartContact;
    CartContactBase: CartContactBase;
    CartCreate: CartCreate;
    CartItem: CartItem;
    CartPage: CartPage;
    CartProduct: CartProduct;
    CartReminder: CartReminder;
    CartState: CartState;
    Catalog: Catalog;
    CatalogCreate: CatalogCreate;
    CatalogPage: CatalogPage;
    CellphoneSender: CellphoneSender;
    CellphoneSenderCreate: CellphoneSenderCreate;
    CellphoneSenderCreateName: CellphoneSenderCreateName;
    CellphoneSenderCreateNumber: CellphoneSenderCreateNumber;
    CellphoneSenderList: CellphoneSenderList;
    CellphoneSenderType: CellphoneSenderType;
    ChannelStatus: ChannelStatus;
    Cname: Cname;
    CnameCreate: CnameCreate;
    CnamePage: CnamePage;
    CnameRecord: CnameRecord;
    CnameStatus: CnameStatus;
    ConnectedSite: ConnectedSite;
    ConnectedSiteCreate: ConnectedSiteCreate;
    ConnectedSiteEmbedForms: ConnectedSiteEmbedForms;
    ConnectedSiteFeatures: ConnectedSiteFeatures;
    ConnectedSiteForms: ConnectedSiteForms;
    ConnectedSiteItem: ConnectedSiteItem;
    ConnectedSitePage: ConnectedSitePage;
    ConnectedSiteStatistics: ConnectedSiteStatistics;
    ConnectedSiteWebPush: ConnectedSiteWebPush;
    Consent: Consent;
    Contact: Contact;
    ContactActivityReportActivities: ContactActivityReportActivities;
    ContactActivityReportColumns: ContactActivityReportColumns;
    ContactActivityReportRequest: ContactActivityReportRequest;
    ContactAdvertising: ContactAdvertising;
    ContactBase: ContactBase;
    ContactCreate: ContactCreate;
    ContactCreateBase: ContactCreateBase;
    ContactDetail: ContactDetail;
    ContactEmailStats: ContactEmailStats;
    ContactEvent: ContactEvent;
    ContactEventData: ContactEventData;
    ContactEventList: ContactEventList;
    ContactEventName: ContactEventName;
    ContactExport: ContactExport;
    ContactExportResult: ContactExportResult;
    ContactExtra: ContactExtra;
    ContactExtraCellphone: ContactExtraCellphone;
    ContactExtraDate: ContactExtraDate;
    ContactExtraEmail: ContactExtraEmail;
    ContactExtraNumber: ContactExtraNumber;
    ContactExtraOptions: ContactExtraOptions;
    ContactExtraPhone: ContactExtraPhone;
    ContactExtraText: ContactExtraText;
    ContactForget: ContactForget;
    ContactImport: ContactImport;
    ContactImportBase: ContactImportBase;
    ContactImportColumn: ContactImportColumn;
    ContactImportContacts: ContactImportContacts;
    ContactImportCsv: ContactImportCsv;
    ContactImportFile: ContactImportFile;
    ContactImportItem: ContactImportItem;
    ContactImportMode: ContactImportMode;
    ContactMassUpdateBase: ContactMassUpdateBase;
    ContactPage: ContactPage;
    ContactPushStats: ContactPushStats;
    ContactRef: ContactRef;
    ContactReferrer: ContactReferrer;
    ContactSearchResult: ContactSearchResult;
    ContactSmsStats: ContactSmsStats;
    ContactStatus: ContactStatus;
    ContactsUnify: ContactsUnify;
    ContactsUnifyContacts: ContactsUnifyContacts;
    ContactsUnifyFields: ContactsUnifyFields;
    ContactsUpdate: ContactsUpdate;
    ContactsUpdateAll: ContactsUpdateAll;
    ContactsUpdateContacts: ContactsUpdateContacts;
    ContactsUpdateSegment: ContactsUpdateSegment;
    ContactTagging: ContactTagging;
    ContactTaggingContacts: ContactTaggingContacts;
    ContactTaggingField: ContactTaggingField;
    ContactTaggingSegment: ContactTaggingSegment;
    ContactTarget: ContactTarget;
    ContactTargetAll: ContactTargetAll;
    ContactTargetContacts: ContactTargetContacts;
    ContactTrafficStats: ContactTrafficStats;
    ContactUpdate: ContactUpdate;
    ContactUpdateBase: ContactUpdateBase;
    ContactUpdateByField: ContactUpdateByField;
    ContactUtm: ContactUtm;
    ContactVoiceStats: ContactVoiceStats;
    ContactWebpushStats: ContactWebpushStats;
    Country: Country;
    CountryPage: CountryPage;
    CreateCampaignGroupConflict: CreateCampaignGroupConflict;
    CreateCellphoneSenderConflict: CreateCellphoneSenderConflict;
    CreateCnameConflict: CreateCnameConflict;
    CreateContactConflict: CreateContactConflict;
    CreateEmailSenderConflict: CreateEmailSenderConflict;
    CreateListConflict: CreateListConflict;
    CreatePhoneSenderConflict: CreatePhoneSenderConflict;
    CreateProductConflict: CreateProductConflict;
    CreateSegmentConflict: CreateSegmentConflict;
    CreateTagConflict: CreateTagConflict;
    CreateTrackEngageGoalConflict: CreateTrackEngageGoalConflict;
    CreateWebhookConflict: CreateWebhookConflict;
    CreateWebpushSiteConflict: CreateWebpushSiteConflict;
    DateTime: DateTime;
    DeleteAutomationConflict: DeleteAutomationConflict;
    DeleteCampaignConflict: DeleteCampaignConflict;
    DeleteCampaignGroupConflict: DeleteCampaignGroupConflict;
    DeleteCellphoneSenderConflict: DeleteCellphoneSenderConflict;
    DeleteEmailSenderConflict: DeleteEmailSenderConflict;
    DeleteExtraFieldConflict: DeleteExtraFieldConflict;
    DeleteHeaderFooterTemplateConflict: DeleteHeaderFooterTemplateConflict;
    DeleteListConflict: DeleteListConflict;
    DeletePhoneSenderConflict: DeletePhoneSenderConflict;
    DeleteSegmentConflict: DeleteSegmentConflict;
    DeleteSuppressionEntryConflict: DeleteSuppressionEntryConflict;
    DeleteTagConflict: DeleteTagConflict;
    DeleteUserConflict: DeleteUserConflict;
    EmailBouncesReportColumns: EmailBouncesReportColumns;
    EmailBouncesReportOptions: EmailBouncesReportOptions;
    EmailBouncesReportRequest: EmailBouncesReportRequest;
    EmailBouncesReportStats: EmailBouncesReportStats;
    EmailCampaignCreate: EmailCampaignCreate;
    EmailCampaignSend: EmailCampaignSend;
    EmailCampaignUpdate: EmailCampaignUpdate;
    EmailClicksByContactReportColumns: EmailClicksByContactReportColumns;
    EmailClicksByContactReportRequest: EmailClicksByContactReportRequest;
    EmailClicksByContactReportStats: EmailClicksByContactReportStats;
    EmailClicksByUrlReportColumns: EmailClicksByUrlReportColumns;
    EmailClicksByUrlReportRequest: EmailClicksByUrlReportRequest;
    EmailClicksByUrlReportStats: EmailClicksByUrlReportStats;
    EmailContent: EmailContent;
    EmailContentFile: EmailContentFile;
    EmailContentHtml: EmailContentHtml;
    EmailContentTemplate: EmailContentTemplate;
    EmailContentUpdate: EmailContentUpdate;
    EmailContentWebPage: EmailContentWebPage;
    EmailEventsReportColumns: EmailEventsReportColumns;
    EmailEventsReportOptions: EmailEventsReportOptions;
    EmailEventsReportRequest: EmailEventsReportRequest;
    EmailEventsReportStats: EmailEventsReportStats;
    EmailReport: EmailReport;
    EmailReportDate: EmailReportDate;
    EmailReportDomain: EmailReportDomain;
    EmailReportHour: EmailReportHour;
    EmailReportLocation: EmailReportLocation;
    EmailReportOverall: EmailReportOverall;
    EmailReportReader: EmailReportReader;
    EmailReportUrl: EmailReportUrl;
    EmailReportWeekday: EmailReportWeekday;
    EmailRssCampaignCreate: EmailRssCampaignCreate;
    EmailRssContent: EmailRssContent;
    EmailSender: EmailSender;
    EmailSenderCreate: EmailSenderCreate;
    EmailSenderList: EmailSenderList;
    EmailSenderUpdate: EmailSenderUpdate;
    EmailSendSegment: EmailSendSegment;
    EmailSendToContact: EmailSendToContact;
    EmailSendToList: EmailSendToList;
    EmailSendToSegments: EmailSendToSegments;
    EmailUnsubscriptionsReportColumns: EmailUnsubscriptionsReportColumns;
    EmailUnsubscriptionsReportRequest: EmailUnsubscriptionsReportRequest;
    EmailUnsubscriptionsReportStats: EmailUnsubscriptionsReportStats;
    EnableTrackAndEngageConflict: EnableTrackAndEngageConflict;
    EnableTransactionalConflict: EnableTransactionalConflict;
    EndedOperation: EndedOperation;
    EndedOperationPage: EndedOperationPage;
    EndedOperationStatus: EndedOperationStatus;
    ExtraFieldCreate: ExtraFieldCreate;
    ExtraFieldUpdate: ExtraFieldUpdate;
    ExtraValue: ExtraValue;
    Field: Field;
    FieldFormat: FieldFormat;
    FieldListItem: FieldListItem;
    FieldOption: FieldOption;
    FieldOptionList: FieldOptionList;
    FieldOptionWrite: FieldOptionWrite;
    FieldProblem: FieldProblem;
    Form: Form;
    FormAnswer: FormAnswer;
    FormAnswersReportRequest: FormAnswersReportRequest;
    FormCreate: FormCreate;
    FormDisplay: FormDisplay;
    FormField: FormField;
    FormLanguage: FormLanguage;
    FormPage: FormPage;
    FormSubmission: FormSubmission;
    FormSubmissionPage: FormSubmissionPage;
    FormTexts: FormTexts;
    FormUpdate: FormUpdate;
    GetCampaignPreviewConflict: GetCampaignPreviewConflict;
    HeaderFooter: HeaderFooter;
    HeaderFooterLinks: HeaderFooterLinks;
    HeaderFooterTemplate: HeaderFooterTemplate;
    HeaderFooterTemplateCreate: HeaderFooterTemplateCreate;
    HeaderFooterTemplateItem: HeaderFooterTemplateItem;
    HeaderFooterTemplatePage: HeaderFooterTemplatePage;
    HeaderFooterTemplateUpdate: HeaderFooterTemplateUpdate;
    ImportResult: ImportResult;
    KeyConflict: KeyConflict;
    Language: Language;
    LimitHour: LimitHour;
    List: List;
    ListCreate: ListCreate;
    ListDetail: ListDetail;
    ListEvent: ListEvent;
    ListPage: ListPage;
    ListStats: ListStats;
    ListUpdate: ListUpdate;
    LocalTime: LocalTime;
    MyAccount: MyAccount;
    Operation: Operation;
    OperationAccepted: OperationAccepted;
    OperationActionResult: OperationActionResult;
    OperationDetail: OperationDetail;
    OperationDetailStatus: OperationDetailStatus;
    OperationIds: OperationIds;
    OperationPage: OperationPage;
    OperationStatus: OperationStatus;
    OperationType: OperationType;
    OrderCreate: OrderCreate;
    OrderImport: OrderImport;
    OrderImportItem: OrderImportItem;
    OrderImportLine: OrderImportLine;
    OrderItem: OrderItem;
    OrderPage: OrderPage;
    OrderProduct: OrderProduct;
    OrderStatus: OrderStatus;
    PhoneReport: PhoneReport;
    PhoneReportNetwork: PhoneReportNetwork;
    PhoneReportOverall: PhoneReportOverall;
    PhoneSender: PhoneSender;
    PhoneSenderCreate: PhoneSenderCreate;
    PhoneSenderList: PhoneSenderList;
    PhoneSendSegment: PhoneSendSegment;
    PhoneSendToContact: PhoneSendToContact;
    PlacedOrder: PlacedOrder;
    Pong: Pong;
    Problem: Problem;
    ProblemWithErrors: ProblemWithErrors;
    Product: Product;
    ProductAttribute: ProductAttribute;
    ProductAttributeWrite: ProductAttributeWrite;
    ProductCreate: ProductCreate;
    ProductImport: ProductImport;
    ProductImportItem: ProductImportItem;
    ProductImportMode: ProductImportMode;
    ProductPage: ProductPage;
    ProductUpdate: ProductUpdate;
    PushAck: PushAck;
    PushApp: PushApp;
    PushAppCreate: PushAppCreate;
    PushCampaignActions: PushCampaignActions;
    PushCampaignCreate: PushCampaignCreate;
    PushCampaignGeo: PushCampaignGeo;
    PushCampaignGeoUpdate: PushCampaignGeoUpdate;
    PushCampaignNotification: PushCampaignNotification;
    PushCampaignSend: PushCampaignSend;
    PushCampaignUpdate: PushCampaignUpdate;
    PushEventRegister: PushEventRegister;
    PushReport: PushReport;
    PushReportOperatingSystem: PushReportOperatingSystem;
    PushReportOverall: PushReportOverall;
    PushSendSegment: PushSendSegment;
    PushToken: PushToken;
    PushTokenRegister: PushTokenRegister;
    PushTokenWrite: PushTokenWrite;
    RepeatedValues: RepeatedValues;
    ReportTimeZone: ReportTimeZone;
    ResendDoubleOptinConflict: ResendDoubleOptinConflict;
    RetryCampaignConflict: RetryCampaignConflict;
    RotatedWebhookSecret: RotatedWebhookSecret;
    Segment: Segment;
    SegmentActivityCondition: SegmentActivityCondition;
    SegmentAnniversaryCondition: SegmentAnniversaryCondition;
    SegmentAuto: SegmentAuto;
    SegmentCondition: SegmentCondition;
    SegmentCount: SegmentCount;
    SegmentCreate: SegmentCreate;
    SegmentDetail: SegmentDetail;
    SegmentFilter: SegmentFilter;
    SegmentFilterItem: SegmentFilterItem;
    SegmentGroup: SegmentGroup;
    SegmentGroupItem: SegmentGroupItem;
    SegmentInnerGroup: SegmentInnerGroup;
    SegmentInnerItem: SegmentInnerItem;
    SegmentListCondition: SegmentListCondition;
    SegmentOperator: SegmentOperator;
    SegmentPage: SegmentPage;
    SegmentSaved: SegmentSaved;
    SegmentTag: SegmentTag;
    SegmentTagCondition: SegmentTagCondition;
    SegmentType: SegmentType;
    SegmentUpdate: SegmentUpdate;
    SendEmailCampaignConflict: SendEmailCampaignConflict;
    SenderHelp: SenderHelp;
    SenderStatus: SenderStatus;
    SendsReportColumns: SendsReportColumns;
    SendsReportRequest: SendsReportRequest;
    SmartSmsCampaignCreate: SmartSmsCampaignCreate;
    SmartSmsCampaignUpdate: SmartSmsCampaignUpdate;
    SmartSmsMessage: SmartSmsMessage;
    SmartSmsPage: SmartSmsPage;
    SmartSmsPageHtml: SmartSmsPageHtml;
    SmartSmsPageImport: SmartSmsPageImport;
    SmartSmsPageRedirect: SmartSmsPageRedirect;
    SmartSmsPageUpdate: SmartSmsPageUpdate;
    SmsBouncesReportRequest: SmsBouncesReportRequest;
    SmsCampaignCreate: SmsCampaignCreate;
    SmsCampaignOptions: SmsCampaignOptions;
    SmsCampaignSend: SmsCampaignSend;
    SmsCampaignUpdate: SmsCampaignUpdate;
    SmsEventsReportRequest: SmsEventsReportRequest;
    SmsReportColumns: SmsReportColumns;
    SmsReportOptions: SmsReportOptions;
    SmsReportStats: SmsReportStats;
    SubscriptionsReportColumns: SubscriptionsReportColumns;
    SubscriptionsReportRequest: SubscriptionsReportRequest;
    SubscriptionsReportStats: SubscriptionsReportStats;
    SuppressionAdd: SuppressionAdd;
    SuppressionAddCellphone: SuppressionAddCellphone;
    SuppressionAdded: SuppressionAdded;
    SuppressionAddEmail: SuppressionAddEmail;
    SuppressionAddEmailDomain: SuppressionAddEmailDomain;
    SuppressionAddEmailUser: SuppressionAddEmailUser;
    SuppressionAddPhone: SuppressionAddPhone;
    SuppressionEntry: SuppressionEntry;
    SuppressionMethod: SuppressionMethod;
    SuppressionPage: SuppressionPage;
    SuppressionRefusal: SuppressionRefusal;
    SuppressionType: SuppressionType;
    SystemAutomation: SystemAutomation;
    SystemAutomationList: SystemAutomationList;
    SystemAutomationSwitch: SystemAutomationSwitch;
    SystemAutomationType: SystemAutomationType;
    Tag: Tag;
    TagPage: TagPage;
    TagUpdate: TagUpdate;
    TagWrite: TagWrite;
    TestCampaignConflict: TestCampaignConflict;
    TrackEngageDomain: TrackEngageDomain;
    TrackEngageDomainPage: TrackEngageDomainPage;
    TrackEngageEnable: TrackEngageEnable;
    TrackEngageGoal: TrackEngageGoal;
    TrackEngageGoalAutomatic: TrackEngageGoalAutomatic;
    TrackEngageGoalConfig: TrackEngageGoalConfig;
    TrackEngageGoalCreate: TrackEngageGoalCreate;
    TrackEngageGoalManual: TrackEngageGoalManual;
    TrackEngageGoalPage: TrackEngageGoalPage;
    TrackEngageGoalTime: TrackEngageGoalTime;
    TrackEngageResult: TrackEngageResult;
    UnsubscribeItem: UnsubscribeItem;
    UnsubscribeRequest: UnsubscribeRequest;
    UnsubscribeResult: UnsubscribeResult;
    UnsubscriptionsReportColumns: UnsubscriptionsReportColumns;
    UnsubscriptionsReportRequest: UnsubscriptionsReportRequest;
    UnsubscriptionsReportStats: UnsubscriptionsReportStats;
    UpdateContactByFieldConflict: UpdateContactByFieldConflict;
    UpdateContactConflict: UpdateContactConflict;
    UpdateContactsConflict: UpdateContactsConflict;
    UpdateSegmentConflict: UpdateSegmentConflict;
    UpdateTagConflict: UpdateTagConflict;
    UpdateUserConflict: UpdateUserConflict;
    UpdateWebhookConflict: UpdateWebhookConflict;
    User: User;
    UserPage: UserPage;
    UserStatus: UserStatus;
    UserUpdate: UserUpdate;
    VoiceCampaignAudio: VoiceCampaignAudio;
    VoiceCampaignContent: VoiceCampaignContent;
    VoiceCampaignCreate: VoiceCampaignCreate;
    VoiceCampaignMessage: VoiceCampaignMessage;
    VoiceCampaignSend: VoiceCampaignSend;
    VoiceCampaignTemplate: VoiceCampaignTemplate;
    VoiceCampaignUpdate: VoiceCampaignUpdate;
    VoiceDestination: VoiceDestination;
    VoiceLimit: VoiceLimit;
    VoiceLimitPercent: VoiceLimitPercent;
    VoiceLimitValue: VoiceLimitValue;
    Webhook: Webhook;
    WebhookAction: WebhookAction;
    WebhookCreate: WebhookCreate;
    WebhookDetail: WebhookDetail;
    WebhookPage: WebhookPage;
    WebhookSecret: WebhookSecret;
    WebhookSecretRotate: WebhookSecretRotate;
    WebhookState: WebhookState;
    WebhookStatePage: WebhookStatePage;
    WebhookStatus: WebhookStatus;
    WebhookStatusReason: WebhookStatusReason;
    WebhookUpdate: WebhookUpdate;
    WebhookWantedStatus: WebhookWantedStatus;
    WebpushCampaignAction: WebpushCampaignAction;
    WebpushCampaignContent: WebpushCampaignContent;
    WebpushCampaignContentUpdate: WebpushCampaignContentUpdate;
    WebpushCampaignCreate: WebpushCampaignCreate;
    WebpushCampaignSend: WebpushCampaignSend;
    WebpushCampaignUpdate: WebpushCampaignUpdate;
    WebpushReport: WebpushReport;
    WebpushReportBrowser: WebpushReportBrowser;
    WebpushReportDevice: WebpushReportDevice;
    WebpushReportOperatingSystem: WebpushReportOperatingSystem;
    WebpushReportOverall: WebpushReportOverall;
    WebpushReportUrl: WebpushReportUrl;
    WebpushReportVersion: WebpushReportVersion;
    WebpushRssCampaignCreate: WebpushRssCampaignCreate;
    WebpushRssContent: WebpushRssContent;
    WebpushSite: WebpushSite;
    WebpushSiteCreate: WebpushSiteCreate;
    WebpushSitePage: WebpushSitePage;
}
