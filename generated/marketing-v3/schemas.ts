// Written by `npm run generate` from specs/marketing-v3. Do not edit: change the contract instead.
/**
 * Accepted
 * @description The request was taken; the work follows in the background.
 * @example {
 *       "result": "success"
 *     }
 */
export type Accepted = {
    /**
     * @description Always `success`.
     * @constant
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
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
        idempotency_in_progress?: string;
        /** @description The sender of the campaign is gone, or the account has no active one. Give it another one. */
        sender_missing?: string;
        /** @description The sender is not active; only active ones send. */
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
     * @description Address of a text about the status code.
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
 * @description What the activity was about. Clicks carry an address, messages their campaign, tags and automations their id, carts and orders their shop and their total.
 * @example {
 *       "campaign_hash": "c4mp41gn01",
 *       "url": "https://shop.example.com/spring"
 *     }
 */
export type ActivityData = {
    /**
     * Format: int64
     * @description The automation that acted.
     */
    automation_id?: number;
    /** @description The campaign of the message. */
    campaign_hash?: string;
    /** @description The cart that changed, or from which the order comes. */
    cart_id?: string;
    /**
     * Format: double
     * @description What the cart costs in all.
     */
    cart_total?: number;
    /** @description The shop of the cart or the order. */
    domain?: string;
    /** @description The order that was placed. */
    order_id?: string;
    /**
     * Format: double
     * @description What the order costs in all.
     */
    order_total?: number;
    /**
     * Format: int64
     * @description The tag that was attached or detached.
     */
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
export type ActivityList = {
    /** @description The activities on this page. */
    items: Activity[];
};
/**
 * ActivityName
 * @description The kind of an activity of a contact.
 * @example email_click
 * @enum {string}
 */
export type ActivityName = "email_open" | "email_click" | "forward" | "conversion" | "email_send" | "sms_send" | "voice_send" | "mms_send" | "sms_report" | "voice_report" | "invitation_send" | "invitation_open" | "mms_open" | "unsubscribe" | "email_soft_bounce" | "email_hard_bounce" | "subscription" | "resubscription" | "unsubscribe_reason" | "facebook_like" | "social_share" | "unsubscribe_manual" | "double_optin" | "double_optin_resend" | "email_spam_complaint" | "email_field_disable" | "cellphone_field_disable" | "phone_field_disable" | "unsubscribe_api" | "email_field_enable" | "cellphone_field_enable" | "phone_field_enable" | "edit_subscription" | "double_optedit" | "automation_event" | "push_send" | "push_open" | "push_click" | "push_received" | "push_error" | "push_canceled" | "reply_to_email" | "web_push_send" | "web_push_delivered" | "web_push_open" | "web_push_bounce" | "web_push_click" | "web_push_subscription" | "web_push_unsubscription" | "add_push_contact" | "remove_push_contact" | "forget_subscription" | "change_consent" | "push_unsubscription" | "voice_menu_event" | "voice_redirect" | "automation_action" | "automation_trigger" | "push_delivered" | "attach_tag" | "detach_tag" | "smart_sms_send" | "smart_sms_open" | "smart_sms_click" | "smart_sms_report" | "product_view" | "cart_update" | "new_order";
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
     * @description The list that the campaigns went to.
     */
    list_id: number;
    /**
     * @description How the campaigns are chosen. (enum property replaced by openapi-typescript)
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
    campaign_hash?: boolean;
    /**
     * @description Whether to show its channel.
     * @default false
     */
    channel?: boolean;
    /**
     * @description Whether to show its group.
     * @default false
     */
    group?: boolean;
    /**
     * @description Whether to show the name for internal use.
     * @default false
     */
    internal_name?: boolean;
    /**
     * @description Whether to show when it was sent.
     * @default false
     */
    send_date?: boolean;
    /**
     * @description Whether to show the sender.
     * @default false
     */
    sender?: boolean;
    /**
     * @description Whether to show the kind of campaign.
     * @default false
     */
    type?: boolean;
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
     * @description The list that the campaigns went to.
     */
    list_id: number;
    /**
     * @description How the campaigns are chosen. (enum property replaced by openapi-typescript)
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
    campaign_hash?: boolean;
    /**
     * @description Whether to show its channel.
     * @default false
     */
    channel?: boolean;
    /**
     * @deprecated
     * @description Whether to show the city.
     * @default false
     */
    city?: boolean;
    /**
     * @deprecated
     * @description Whether to show the country.
     * @default false
     */
    country?: boolean;
    /**
     * @description Whether to show its group.
     * @default false
     */
    group?: boolean;
    /**
     * @description Whether to show the name for internal use.
     * @default false
     */
    internal_name?: boolean;
    /**
     * @deprecated
     * @description Whether to show the operating system.
     * @default false
     */
    os?: boolean;
    /**
     * @deprecated
     * @description Whether to show the mail program or browser.
     * @default false
     */
    program?: boolean;
    /**
     * @deprecated
     * @description Whether to show the region.
     * @default false
     */
    region?: boolean;
    /**
     * @description Whether to show when it was sent.
     * @default false
     */
    send_date?: boolean;
    /**
     * @description Whether to show the sender.
     * @default false
     */
    sender?: boolean;
    /**
     * @description Whether to show the kind of campaign.
     * @default false
     */
    type?: boolean;
    /**
     * @description Whether to show the clicked URL.
     * @default false
     */
    url?: boolean;
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
 * @description Only the campaign that was sent to the list last.
 * @example {
 *       "list_id": 1,
 *       "type": "last"
 *     }
 */
export type AdvancedReportLastCampaign = {
    /**
     * Format: int64
     * @description The list that the campaigns went to.
     */
    list_id: number;
    /**
     * @description How the campaigns are chosen. (enum property replaced by openapi-typescript)
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
 * @description The columns of the reports of a model, as in the request for a report of its kind. What is left out is not shown.
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
    /** @description What to show of the campaigns, by the names that the kind has. */
    campaign_fields?: {
        [key: string]: boolean;
    };
    /** @description The activities to count, of the kind `contact-activity`. */
    contact_activities?: {
        [key: string]: boolean;
    };
    /** @description The ids of the base fields of the contacts to show. */
    list_base_fields?: string[];
    /** @description The extra fields of the contacts to show, list by list. */
    list_extra_fields?: AdvancedReportExtraFields[];
    /** @description What to show of what happened, by the names that the kind has. */
    list_stats_fields?: {
        [key: string]: boolean;
    };
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
    campaigns?: AdvancedReportCampaigns[];
    columns?: AdvancedReportModelColumns;
    /**
     * Format: int32
     * @description How many days before its creation a report covers, by default.
     * @default 30
     */
    days?: number;
    format?: AdvancedReportFormat;
    /** @description The forms of a report, by list. */
    forms?: AdvancedReportForm[];
    kind: AdvancedReportKind;
    /** @description The ids of the lists of a report. If you leave them out, set them for each report. */
    lists?: number[];
    options?: EmailBouncesReportOptions;
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
    campaigns?: AdvancedReportCampaigns[];
    /** @description The ids of the lists, instead of the model's. */
    lists?: number[];
    /**
     * Format: int64
     * @description The id of the model.
     */
    model_id: number;
    range?: AdvancedReportRange;
    /** @description The title of the report. By default, the model's title. */
    title?: string;
};
/**
 * AdvancedReportOptions
 * @description Whom to tell of a report.
 * @example {
 *       "notify": [
 *         1
 *       ]
 *     }
 */
export type AdvancedReportOptions = {
    /** @description The ids of the users to tell when the report has ended. */
    notify?: number[];
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
 * @description Campaigns that are named one by one.
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
     * @description The list that the campaigns went to.
     */
    list_id: number;
    /**
     * @description How the campaigns are chosen. (enum property replaced by openapi-typescript)
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
    campaign_hash?: boolean;
    /**
     * @description Whether to show its channel.
     * @default false
     */
    channel?: boolean;
    /**
     * @deprecated
     * @description Whether to show the city.
     * @default false
     */
    city?: boolean;
    /**
     * @deprecated
     * @description Whether to show the country.
     * @default false
     */
    country?: boolean;
    /**
     * @description Whether to show its group.
     * @default false
     */
    group?: boolean;
    /**
     * @description Whether to show the name for internal use.
     * @default false
     */
    internal_name?: boolean;
    /**
     * @deprecated
     * @description Whether to show the operating system.
     * @default false
     */
    os?: boolean;
    /**
     * @deprecated
     * @description Whether to show the mail program or browser.
     * @default false
     */
    program?: boolean;
    /**
     * @deprecated
     * @description Whether to show the region.
     * @default false
     */
    region?: boolean;
    /**
     * @description Whether to show when it was sent.
     * @default false
     */
    send_date?: boolean;
    /**
     * @description Whether to show the kind of campaign.
     * @default false
     */
    type?: boolean;
    /**
     * @description Whether to show the clicked URL.
     * @default false
     */
    url?: boolean;
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
 * @description Gives a tag to the contact.
 * @example {
 *       "action_id": 1,
 *       "title": "Tag the newcomer",
 *       "action": "addTag",
 *       "tag_id": 1
 *     }
 */
export type AutomationAddTagAction = {
    /**
     * @description What it does. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "addTag";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. Without it, the next free one.
     */
    action_id?: number;
    /** @description After a `condition` or a `waitForEvent`, the way that leads here. */
    branch?: AutomationBranch;
    /**
     * Format: int64
     * @description The action that contacts come from. Without it, the one before in the list.
     */
    parent_id?: number;
    /**
     * Format: int64
     * @description The tag.
     */
    tag_id: number;
    /** @description A name for it. Without it, the kind. */
    title?: string;
};
/**
 * AutomationBackInStockTrigger
 * @description Contacts who looked at a product that was sold out, once it can be bought again.
 * @example {
 *       "type": "back_in_stock",
 *       "domain": "shop.example.com",
 *       "days": 30
 *     }
 */
export type AutomationBackInStockTrigger = {
    /**
     * Format: int32
     * @description For how many days after the visit the contact waits for the product.
     * @default 30
     */
    days?: number;
    /** @description Only visits of this shop; without it, of all. */
    domain?: string;
    /**
     * @description What brings contacts in. (enum property replaced by openapi-typescript)
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
 * @description Contacts who have left products in their cart for a while and ordered nothing.
 * @example {
 *       "type": "cart_idle",
 *       "minutes": 60,
 *       "domain": "shop.example.com"
 *     }
 */
export type AutomationCartIdleTrigger = {
    /** @description Only carts of this shop; without it, of all. */
    domain?: string;
    /**
     * Format: int32
     * @description Minutes since the last change of the cart.
     */
    minutes: number;
    /**
     * @description What brings contacts in. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "cart_idle";
};
/**
 * AutomationChangeFieldAction
 * @description Writes a value into a field of the contact, as `updateContact` does.
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
     * @description What it does. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "changeField";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. Without it, the next free one.
     */
    action_id?: number;
    /** @description After a `condition` or a `waitForEvent`, the way that leads here. */
    branch?: AutomationBranch;
    /** @description A base field or the id of an extra field of the list. */
    field_id: string;
    /**
     * Format: int64
     * @description The action that contacts come from. Without it, the one before in the list.
     */
    parent_id?: number;
    /** @description A name for it. Without it, the kind. */
    title?: string;
    /** @description The value; an empty one clears the field. Of a field with options, the ids, separated by commas. */
    value: string;
};
/**
 * AutomationConditionAction
 * @description Asks whether the contact is in a segment of the list, or meets conditions: one of the two. The way is `yes` or `no`.
 * @example {
 *       "action_id": 1,
 *       "title": "Lives in Lisbon?",
 *       "action": "condition",
 *       "segment_id": "saved_1"
 *     }
 */
export type AutomationConditionAction = {
    /**
     * @description What it does. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "condition";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. Without it, the next free one.
     */
    action_id?: number;
    /** @description After a `condition` or a `waitForEvent`, the way that leads here. */
    branch?: AutomationBranch;
    /**
     * Format: int64
     * @description The action that contacts come from. Without it, the one before in the list.
     */
    parent_id?: number;
    segment_filter?: SegmentFilter;
    /** @description A segment of the list, as it is when the contact gets here. */
    segment_id?: string;
    /** @description A name for it. Without it, the kind. */
    title?: string;
};
/**
 * AutomationCopyToListAction
 * @description Copies the contact to another list, if nobody there has its address. It goes on here.
 * @example {
 *       "action_id": 1,
 *       "title": "Also a customer",
 *       "action": "copyToList",
 *       "list_id": 2
 *     }
 */
export type AutomationCopyToListAction = {
    /**
     * @description What it does. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "copyToList";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. Without it, the next free one.
     */
    action_id?: number;
    /** @description After a `condition` or a `waitForEvent`, the way that leads here. */
    branch?: AutomationBranch;
    /**
     * Format: int64
     * @description The other list.
     */
    list_id: number;
    /**
     * Format: int64
     * @description The action that contacts come from. Without it, the one before in the list.
     */
    parent_id?: number;
    /** @description A name for it. Without it, the kind. */
    title?: string;
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
    allow_multiple_contacts?: boolean;
    /**
     * Format: int64
     * @description Maximum number of runs per contact; 0 for unlimited.
     * @default 0
     */
    contact_limit?: number;
    /**
     * Format: int64
     * @description The list of its contacts.
     */
    list_id: number;
    /** @description The name. */
    title: string;
    /** @description The triggers, any of which adds a contact. Without a trigger, only `startAutomationForContacts` does. */
    triggers?: AutomationTrigger[];
};
/**
 * AutomationDateTrigger
 * @description Contacts whose day has come: some days before or after a date in one of their fields.
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
    hour?: number;
    /**
     * Format: int32
     * @description Days after the date; before it, if negative.
     * @default 0
     */
    offset_days?: number;
    /**
     * @description The time zone of the hour, by its name in the IANA database.
     * @default UTC
     */
    time_zone?: string;
    /**
     * @description What brings contacts in. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "date";
    /**
     * @description Whether it comes each year, as birthdays do.
     * @default false
     */
    yearly?: boolean;
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
 * @description Ends the way of the contact. Without it, a way ends after its last action.
 * @example {
 *       "action_id": 1,
 *       "title": "Enough",
 *       "action": "end"
 *     }
 */
export type AutomationEndAction = {
    /**
     * @description What it does. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "end";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. Without it, the next free one.
     */
    action_id?: number;
    /** @description After a `condition` or a `waitForEvent`, the way that leads here. */
    branch?: AutomationBranch;
    /**
     * Format: int64
     * @description The action that contacts come from. Without it, the one before in the list.
     */
    parent_id?: number;
    /** @description A name for it. Without it, the kind. */
    title?: string;
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
    /** @description A campaign of the account. Only what happened to its messages counts; without it, all do. */
    campaign_hash?: string;
    event: AutomationEventName;
    /**
     * Format: int64
     * @description For `goal_conversion`, the goal; without it, any.
     */
    goal_id?: number;
    /**
     * @description What brings contacts in. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "event";
    /** @description For clicks, the address; for `goal_conversion` and `product_view`, that of the page. Without it, any. */
    url?: string;
};
/**
 * AutomationFieldChangeTrigger
 * @description Contacts in whom the value of a field changes.
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
     * @description What brings contacts in. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "field_change";
    /** @description Only changes to this value; without it, all count. */
    value?: string;
};
/**
 * AutomationGoToAction
 * @description Goes on at another action, which may be an earlier one. A circle needs a wait, a waitUntil or a waitForEvent on its way.
 * @example {
 *       "action_id": 1,
 *       "title": "Once more",
 *       "action": "goTo",
 *       "target_id": 1
 *     }
 */
export type AutomationGoToAction = {
    /**
     * @description What it does. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "goTo";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. Without it, the next free one.
     */
    action_id?: number;
    /** @description After a `condition` or a `waitForEvent`, the way that leads here. */
    branch?: AutomationBranch;
    /**
     * Format: int64
     * @description The action that contacts come from. Without it, the one before in the list.
     */
    parent_id?: number;
    /**
     * Format: int64
     * @description The action.
     */
    target_id: number;
    /** @description A name for it. Without it, the kind. */
    title?: string;
};
/**
 * AutomationMoveToListAction
 * @description Moves the contact to another list, as `copyToList` does, and takes it off this one: it leaves the automation.
 * @example {
 *       "action_id": 1,
 *       "title": "Now a customer",
 *       "action": "moveToList",
 *       "list_id": 2
 *     }
 */
export type AutomationMoveToListAction = {
    /**
     * @description What it does. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "moveToList";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. Without it, the next free one.
     */
    action_id?: number;
    /** @description After a `condition` or a `waitForEvent`, the way that leads here. */
    branch?: AutomationBranch;
    /**
     * Format: int64
     * @description The other list.
     */
    list_id: number;
    /**
     * Format: int64
     * @description The action that contacts come from. Without it, the one before in the list.
     */
    parent_id?: number;
    /** @description A name for it. Without it, the kind. */
    title?: string;
};
/**
 * AutomationOrderTrigger
 * @description Contacts who order something.
 * @example {
 *       "type": "order",
 *       "domain": "shop.example.com"
 *     }
 */
export type AutomationOrderTrigger = {
    /** @description Only orders of this shop; without it, of all. */
    domain?: string;
    /**
     * @description What brings contacts in. (enum property replaced by openapi-typescript)
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
 * @description Takes a tag from the contact.
 * @example {
 *       "action_id": 1,
 *       "title": "No longer new",
 *       "action": "removeTag",
 *       "tag_id": 1
 *     }
 */
export type AutomationRemoveTagAction = {
    /**
     * @description What it does. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "removeTag";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. Without it, the next free one.
     */
    action_id?: number;
    /** @description After a `condition` or a `waitForEvent`, the way that leads here. */
    branch?: AutomationBranch;
    /**
     * Format: int64
     * @description The action that contacts come from. Without it, the one before in the list.
     */
    parent_id?: number;
    /**
     * Format: int64
     * @description The tag.
     */
    tag_id: number;
    /** @description A name for it. Without it, the kind. */
    title?: string;
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
 * @description Contacts who come to meet the conditions of a segment.
 * @example {
 *       "type": "segment_entered",
 *       "segment_id": "saved_1"
 *     }
 */
export type AutomationSegmentEnteredTrigger = {
    /** @description A segment of the list. */
    segment_id: string;
    /**
     * @description What brings contacts in. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "segment_entered";
};
/**
 * AutomationSendCampaignAction
 * @description Sends the campaign to the contact, on its channel. The campaign needs no other order; its text may change while the automation is active.
 * @example {
 *       "action_id": 1,
 *       "title": "Say welcome",
 *       "action": "sendCampaign",
 *       "campaign_hash": "c4mp41gn01"
 *     }
 */
export type AutomationSendCampaignAction = {
    /**
     * @description What it does. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "sendCampaign";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. Without it, the next free one.
     */
    action_id?: number;
    /** @description For push, the app to whose devices it goes. */
    app_id?: string;
    /** @description After a `condition` or a `waitForEvent`, the way that leads here. */
    branch?: AutomationBranch;
    /** @description A campaign of the account, of any channel, that no feed fills. */
    campaign_hash: string;
    /** @description Where the address stands, as when the campaign is sent; without it, the field of the channel. */
    destination_field?: string;
    /**
     * Format: int64
     * @description The action that contacts come from. Without it, the one before in the list.
     */
    parent_id?: number;
    /**
     * Format: int64
     * @description For web push, the site to whose subscribers it goes.
     */
    site_id?: number;
    /** @description A name for it. Without it, the kind. */
    title?: string;
};
/**
 * AutomationStart
 * @description Contacts to send through an automation.
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
     * @description The action to begin with, as `listAutomationActions` shows it.
     */
    action_id: number;
    /**
     * Format: int64
     * @description The automation. It has to be active and to belong to the list.
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
 * @description Contacts who join the list, also again; those who have to confirm, once they do.
 * @example {
 *       "type": "subscription",
 *       "form_id": 1
 *     }
 */
export type AutomationSubscriptionTrigger = {
    /**
     * Format: int64
     * @description Only those who join by this form; without it, all do.
     */
    form_id?: number;
    /**
     * @description What brings contacts in. (enum property replaced by openapi-typescript)
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
     * @description What brings contacts in. (enum property replaced by openapi-typescript)
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
     * @description What brings contacts in. (enum property replaced by openapi-typescript)
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
 * @description Takes the contact off the list, and out of the automation.
 * @example {
 *       "action_id": 1,
 *       "title": "Say goodbye",
 *       "action": "unsubscribe"
 *     }
 */
export type AutomationUnsubscribeAction = {
    /**
     * @description What it does. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "unsubscribe";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. Without it, the next free one.
     */
    action_id?: number;
    /** @description After a `condition` or a `waitForEvent`, the way that leads here. */
    branch?: AutomationBranch;
    /**
     * Format: int64
     * @description The action that contacts come from. Without it, the one before in the list.
     */
    parent_id?: number;
    /** @description A name for it. Without it, the kind. */
    title?: string;
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
    actions?: AutomationStep[];
    /** @description Whether a contact can enter it more than once. */
    allow_multiple_contacts?: boolean;
    /**
     * Format: int64
     * @description Maximum number of runs per contact; 0 for unlimited.
     */
    contact_limit?: number;
    /** @description The name. */
    title?: string;
    /** @description The triggers, any of which adds a contact. Without a trigger, only `startAutomationForContacts` does. */
    triggers?: AutomationTrigger[];
};
/**
 * AutomationWaitAction
 * @description Waits for a time.
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
     * @description What it does. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "wait";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. Without it, the next free one.
     */
    action_id?: number;
    /**
     * Format: int32
     * @description How many units.
     */
    amount: number;
    /** @description After a `condition` or a `waitForEvent`, the way that leads here. */
    branch?: AutomationBranch;
    /**
     * Format: int64
     * @description The action that contacts come from. Without it, the one before in the list.
     */
    parent_id?: number;
    /** @description A name for it. Without it, the kind. */
    title?: string;
    unit: AutomationTimeUnit;
};
/**
 * AutomationWaitForEventAction
 * @description Waits until the contact does something, and takes the way `yes`; when the time has passed, the way `no`.
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
     * @description What it does. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "waitForEvent";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. Without it, the next free one.
     */
    action_id?: number;
    /**
     * Format: int32
     * @description How many units.
     */
    amount: number;
    /** @description After a `condition` or a `waitForEvent`, the way that leads here. */
    branch?: AutomationBranch;
    /** @description A campaign of the account. Only what happened to its messages counts; without it, all do. */
    campaign_hash?: string;
    event: AutomationEventName;
    /**
     * Format: int64
     * @description For `goal_conversion`, the goal; without it, any.
     */
    goal_id?: number;
    /**
     * Format: int64
     * @description The action that contacts come from. Without it, the one before in the list.
     */
    parent_id?: number;
    /** @description A name for it. Without it, the kind. */
    title?: string;
    unit: AutomationTimeUnit;
    /** @description For clicks, the address; for `goal_conversion` and `product_view`, that of the page. Without it, any. */
    url?: string;
};
/**
 * AutomationWaitUntilAction
 * @description Waits until an hour of the day. A contact who comes within that hour on such a day does not wait, unless a goTo has led it there: then it waits for the next time.
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
     * @description What it does. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "waitUntil";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. Without it, the next free one.
     */
    action_id?: number;
    /** @description After a `condition` or a `waitForEvent`, the way that leads here. */
    branch?: AutomationBranch;
    /**
     * Format: int32
     * @description The hour.
     */
    hour: number;
    /**
     * Format: int64
     * @description The action that contacts come from. Without it, the one before in the list.
     */
    parent_id?: number;
    /**
     * @description The time zone of the hour, by its name in the IANA database.
     * @default UTC
     */
    time_zone?: string;
    /** @description A name for it. Without it, the kind. */
    title?: string;
    /** @description Days of the week, 1 for Monday to 7 for Sunday. Without them, any day. */
    weekdays?: number[];
};
/**
 * AutomationWebhookAction
 * @description Sends a signed POST with the contact, `automationAction`, to an address of yours.
 * @example {
 *       "action_id": 1,
 *       "title": "Tell the shop",
 *       "action": "webhook",
 *       "url": "https://hooks.example.com/automation"
 *     }
 */
export type AutomationWebhookAction = {
    /**
     * @description What it does. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    action: "webhook";
    /**
     * Format: int64
     * @description Your number for the action, unique in the automation. Without it, the next free one.
     */
    action_id?: number;
    /** @description After a `condition` or a `waitForEvent`, the way that leads here. */
    branch?: AutomationBranch;
    /**
     * Format: int64
     * @description The action that contacts come from. Without it, the one before in the list.
     */
    parent_id?: number;
    /** @description A name for it. Without it, the kind. */
    title?: string;
    /**
     * Format: uri
     * @description An http or https address. Private networks are refused.
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
    unique?: boolean;
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
     * @description The automation that it belongs to; left out for none.
     */
    automation_id?: number;
    /** @description The hash by which every operation names the campaign. */
    readonly campaign_hash: string;
    channel: CampaignChannel;
    created: DateTime;
    /**
     * Format: int64
     * @description The user who made it; left out when a key without a user did.
     */
    created_by?: number;
    end_date?: DateTime;
    /**
     * Format: uri
     * @description The address of the feed whose news it sends; left out for a campaign that no feed fills.
     */
    feed?: string;
    /**
     * Format: int64
     * @description The group of campaigns that it belongs to; left out for none.
     */
    group_id?: number;
    /**
     * Format: int64
     * @description The number of the campaign in the account.
     */
    readonly id: number;
    /** @description The name that only the account sees. */
    internal_name: string;
    /**
     * Format: int64
     * @description The list that it is sent to.
     */
    list_id: number;
    /**
     * Format: int64
     * @description Recipients that all sends of the campaign were planned for; 0 until the first of them is planned.
     */
    planned_messages?: number;
    /**
     * Format: int64
     * @description Messages that have left the queue so far, whatever became of them.
     */
    processed_messages: number;
    /** @description Whether the send has a time of its own, and which. */
    schedule_date: {
        date?: DateTime;
        /** @description False when the send was not put off. */
        enabled: boolean;
    };
    start_date?: DateTime;
    status: CampaignStatus;
    /** @description Address of a small picture of the content; empty when there is none. */
    thumbnail: string;
    /** @description What recipients see first; for an email its subject. */
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
 * @description The totals of the report of a campaign, also of a smart SMS, which has no report of its own. What has not happened yet, or the channel does not count, is left out.
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
     * @description Refusals, on channels that know one kind.
     */
    bounces?: number;
    /**
     * Format: int64
     * @description How often its links were followed.
     */
    clicks?: number;
    /**
     * Format: int64
     * @description How often it was called spam.
     */
    complaints?: number;
    /**
     * Format: int64
     * @description Messages that arrived, as far as the channel tells.
     */
    delivered?: number;
    /**
     * Format: int64
     * @description Messages that failed.
     */
    error?: number;
    /**
     * Format: int64
     * @description Refusals for good.
     */
    hard_bounces?: number;
    /**
     * Format: int64
     * @description Messages to numbers that nobody has.
     */
    invalid?: number;
    /**
     * Format: int64
     * @description How often it was opened.
     */
    opens?: number;
    /**
     * Format: int64
     * @description Messages of whose fate nobody has told yet.
     */
    pending?: number;
    /**
     * Format: int64
     * @description Messages that left.
     */
    sends?: number;
    /**
     * Format: int64
     * @description Refusals for now.
     */
    soft_bounces?: number;
    /**
     * Format: int64
     * @description How many followed a link.
     */
    unique_clicks?: number;
    /**
     * Format: int64
     * @description How many opened it.
     */
    unique_opens?: number;
    /**
     * Format: int64
     * @description How many left the list by it.
     */
    unsubscriptions?: number;
};
/**
 * CampaignDetail
 * @description A campaign of any channel, with what it says, its sends and its counts.
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
     * @description The automation that it belongs to; left out for none.
     */
    automation_id?: number;
    /** @description The hash by which every operation names the campaign. */
    readonly campaign_hash: string;
    channel: CampaignChannel;
    content: CampaignSaid;
    counts: CampaignCounts;
    created: DateTime;
    /**
     * Format: int64
     * @description The user who made it; left out when a key without a user did.
     */
    created_by?: number;
    end_date?: DateTime;
    /**
     * Format: uri
     * @description The address of the feed whose news it sends; left out for a campaign that no feed fills.
     */
    feed?: string;
    /**
     * Format: int64
     * @description The group of campaigns that it belongs to; left out for none.
     */
    group_id?: number;
    header_footer?: HeaderFooter;
    /**
     * Format: int64
     * @description The number of the campaign in the account.
     */
    readonly id: number;
    /** @description The name that only the account sees. */
    internal_name: string;
    /**
     * Format: int64
     * @description The list that it is sent to.
     */
    list_id: number;
    /**
     * Format: int64
     * @description Recipients that all sends of the campaign were planned for; 0 until the first of them is planned.
     */
    planned_messages: number;
    /**
     * Format: int64
     * @description Messages that have left the queue so far, whatever became of them.
     */
    processed_messages: number;
    /**
     * Format: int64
     * @description The email sender that gets the replies; left out when it is the one that it comes from.
     */
    reply_to?: number;
    /** @description The last 50 sends, newest first. */
    runs: CampaignRun[];
    /** @description Whether the send has a time of its own, and which. */
    schedule_date: {
        date?: DateTime;
        /** @description False when the send was not put off. */
        enabled: boolean;
    };
    /**
     * Format: int64
     * @description The sender that it comes from; left out when it has none.
     */
    sender_id?: number;
    start_date?: DateTime;
    status: CampaignStatus;
    /** @description Address of a small picture of the content; empty when there is none. */
    thumbnail: string;
    /** @description What recipients see first; for an email its subject. */
    title: string;
    updated: DateTime;
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
 * @description The hash of the campaign that was created or changed.
 * @example {
 *       "campaign_hash": "c4mp41gn01"
 *     }
 */
export type CampaignHash = {
    /** @description The hash by which every operation names the campaign. */
    readonly campaign_hash: string;
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
    message?: string;
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
 * @description What one contact would get of a campaign. Members that the channel does not have are left out.
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
    /** @description The address of the recording that a call plays. */
    audio?: string;
    /** @description The buttons. */
    buttons?: CampaignButton[];
    channel: CampaignChannel;
    /**
     * Format: int32
     * @description How long the text of an SMS is, in units of its encoding.
     */
    characters?: number;
    /**
     * @description How the text of an SMS is encoded.
     * @enum {string}
     */
    encoding?: "gsm" | "unicode";
    /** @description Who it comes from: a name with its address, a number, or a name. */
    from?: string;
    /** @description The HTML of an email, with its header and footer. */
    html?: string;
    /** @description The path of a page with this HTML on this server, which needs no key: for a frame. Nothing in it runs, and pictures of other hosts stay away unless `?pictures=1` is added. It ends after an hour. */
    html_path?: string;
    /** @description The address of the picture beside the text. */
    icon?: string;
    /** @description Where a click on a message leads. */
    link?: string;
    /**
     * Format: int32
     * @description How many messages the text of an SMS takes.
     */
    parts?: number;
    /** @description Why this contact would get nothing; left out when it would. */
    problem?: string;
    /** @description The subject of an email, or the title of a push or web push message. */
    subject?: string;
    /** @description The text of an email, of an SMS with its link, of a message, or what a call speaks. */
    text?: string;
    /** @description Where it goes; empty without a contact. */
    to?: string;
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
     * @description Those whose message left.
     */
    accepted: number;
    /**
     * Format: int64
     * @description Those who were left when it was cancelled.
     */
    cancelled: number;
    created: DateTime;
    end_date?: DateTime;
    /**
     * Format: int64
     * @description Those whom it did not reach.
     */
    failed: number;
    /**
     * Format: int64
     * @description The list that it goes to.
     */
    list_id: number;
    /**
     * Format: int64
     * @description The operation that sends it; left out for the contacts that automations send it to, one by one.
     */
    operation_id?: number;
    /**
     * Format: int64
     * @description Recipients that it was planned for.
     */
    planned: number;
    /**
     * Format: int64
     * @description Those who no longer were to get it, such as suppressed ones.
     */
    skipped: number;
    start_date?: DateTime;
    /**
     * @description Where it stands. `standing` is the send of an automation, which never ends; `halted` one whose recipients do not add up.
     * @enum {string}
     */
    status: "standing" | "scheduled" | "planning" | "sending" | "paused" | "halted" | "cancelling" | "sent" | "cancelled";
    /**
     * Format: int64
     * @description Those of whom nobody knows whether they got it.
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
    contact_id?: string;
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
 * @description The text stands in the request.
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
    /** @description The id of the cart in the shop, or one of ours when the shop gave it none. */
    cart_id: string;
    /**
     * Format: double
     * @description What the cart costs in all; left out when the shop did not say.
     */
    cart_total?: number;
    /** @description Where the contact finds the cart in the shop; empty when the shop did not say. */
    cart_url: string;
    /** @description The contact whose cart it is; left out when it came without any way to one. */
    contact_id?: string;
    created: DateTime;
    /** @description The domain of the shop. */
    domain: string;
    /**
     * Format: int64
     * @description How many lines of products it has.
     */
    lines: number;
    /**
     * Format: int64
     * @description The list of its contact; left out when it has none.
     */
    list_id?: number;
    /** @description The id of the order that closed it; left out while none has. */
    order_id?: string;
    /** @description What is in it, as the shop sent it. */
    products: CartProduct[];
    state: CartState;
    updated: DateTime;
};
/**
 * CartContact
 * @description Whose cart or order it is: a contact by its id, or values by which the contact is found or made.
 * @example {
 *       "base": {
 *         "contact_id": "a1b2c3d4e5"
 *       }
 *     }
 */
export type CartContact = {
    base?: CartContactBase;
    /** @description Values for extra fields of the list. */
    extra?: ExtraValue[];
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
    /** @description The day of birth, `YYYY-MM-DD`, or empty. */
    birth_date?: string;
    /** @description The cellphone, country code and number with a dash between them. */
    cellphone?: string;
    /** @description The id of a contact that is there. The other members are then not needed. */
    contact_id?: string;
    /** @description The email address. */
    email?: string;
    /** @description The first name. */
    first_name?: string;
    /**
     * @description The language of the contact. Empty means en.
     * @default en
     * @enum {string}
     */
    language?: "pt" | "en" | "es" | "br" | "fr" | "de" | "";
    /** @description The last name. */
    last_name?: string;
    /** @description The phone, country code and number with a dash between them. */
    phone?: string;
    /** @description Tokens of Android apps; they take the place of those stored. */
    push_token_android?: PushTokenWrite[];
    /** @description Tokens of iOS apps; they take the place of those stored. */
    push_token_ios?: PushTokenWrite[];
    /**
     * @description The status of a contact that is new.
     * @default active
     * @enum {string}
     */
    status?: "active" | "inactive" | "removed" | "unconfirmed";
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
    cart_id?: string;
    /**
     * Format: double
     * @description The total of the cart.
     */
    cart_total?: number;
    /** @description The URL of the cart in the shop. */
    cart_url?: string;
    contact?: CartContact;
    /** @description The products. An empty array empties the cart. */
    products?: CartProduct[];
};
/**
 * CartItem
 * @description A cart of a shop, without what is in it.
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
    /** @description The id of the cart in the shop, or one of ours when the shop gave it none. */
    cart_id: string;
    /**
     * Format: double
     * @description What the cart costs in all; left out when the shop did not say.
     */
    cart_total?: number;
    /** @description The contact whose cart it is; left out when it came without any way to one. */
    contact_id?: string;
    created: DateTime;
    /** @description The domain of the shop. */
    domain: string;
    /**
     * Format: int64
     * @description How many lines of products it has.
     */
    lines: number;
    /**
     * Format: int64
     * @description The list of its contact; left out when it has none.
     */
    list_id?: number;
    /** @description The id of the order that closed it; left out while none has. */
    order_id?: string;
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
    brand?: string;
    /** @description The categories, each from the widest to the narrowest with `>` between them. */
    categories?: string[];
    /** @description Properties beyond these. */
    custom_attributes?: ProductAttributeWrite[];
    /** @description A text about it. */
    description?: string;
    /** @description The European Article Number. */
    ean?: string;
    /** @description The Global Trade Item Number. */
    gtin?: string;
    /** @description The address of a picture. */
    image_link?: string;
    /** @description The address of its page. */
    link?: string;
    /** @description The number that its manufacturer gave it. */
    mpn?: string;
    /** @description The name. */
    name?: string;
    /**
     * Format: double
     * @description The price of one, in the currency of the catalog.
     * @default 0
     */
    price?: number;
    /** @description The identifier: letters, digits, `_`, `.` and `-`. Unique in its catalog. */
    product_identifier?: string;
    /**
     * Format: double
     * @description How many are in the cart.
     */
    quantity?: number;
    /** @description The identifiers of products that go with it. */
    related_products?: string[];
    /**
     * Format: double
     * @description The reduced price of one; 0 when it is not reduced.
     * @default 0
     */
    sale_price?: number;
    /** @description The number by which the shop keeps it in stock (SKU). */
    sku?: string;
    /** @description The Universal Product Code. */
    upc?: string;
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
 * @description A name that text messages come from.
 * @example {
 *       "type": "alpha_numeric",
 *       "cellphone": "SHOP",
 *       "file": "JVBERi0xLjQK"
 *     }
 */
export type CellphoneSenderCreateName = {
    /** @description The name. Many networks show 11 characters at most. */
    cellphone: string;
    /** @description A document in Base64 which shows that you may use the sender, read by the people who moderate. It is never returned. */
    file: string;
    /**
     * @description The kind of sender. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "alpha_numeric";
};
/**
 * CellphoneSenderCreateNumber
 * @description A number that text messages come from.
 * @example {
 *       "type": "numeric",
 *       "cellphone": "351-910000009",
 *       "file": "JVBERi0xLjQK"
 *     }
 */
export type CellphoneSenderCreateNumber = {
    /** @description Country code and number with a dash between them. */
    cellphone: string;
    /** @description A document in Base64 which shows that you may use the sender, read by the people who moderate. It is never returned. */
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
 * @description A recent name has not been looked up yet. After that it is verified; unverified while DNS has no entry for it, or the platform does not answer under it over HTTPS; invalid when the entry leads elsewhere, or the name is another account's; or private when it leads to an address inside a network. Only a verified one is used: links have the name of the platform otherwise.
 * @example verified
 * @enum {string}
 */
export type CnameStatus = "verified" | "unverified" | "recent" | "invalid" | "private";
/**
 * ConnectedSite
 * @description A website that the account has connected.
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
 *                 "form_id": 1
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
 *                 "internal_name": "Footer",
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
    /** @description The script to put into every page of the site. */
    readonly code: string;
    /** @description The domain of the site, without protocol and path. */
    domain: string;
    /** @description What the site does, in one object. */
    features: ConnectedSiteFeatures[];
    /**
     * Format: int64
     * @description The list that visitors are looked up in and added to; left out when there is none.
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
    list_id?: number;
};
/**
 * ConnectedSiteEmbedForms
 * @description Forms that stand in the pages of a site.
 * @example {
 *       "enabled": true,
 *       "items": [
 *         {
 *           "internal_name": "Footer",
 *           "form_id": 1,
 *           "form_hash": "4e1f0057aa"
 *         }
 *       ]
 *     }
 */
export type ConnectedSiteEmbedForms = {
    /** @description Whether it is on. */
    enabled: boolean;
    /** @description What is shown; empty when it is off. */
    items: {
        /** @description The hash that the code in the page names the form by. */
        form_hash: string;
        /**
         * Format: int64
         * @description The id of the form.
         */
        form_id: number;
        /** @description The name that only the account sees. */
        internal_name: string;
    }[];
};
/**
 * ConnectedSiteFeatures
 * @description What a connected site does for its visitors. All six are always there.
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
 *             "form_id": 1
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
 *             "internal_name": "Footer",
 *             "form_id": 1,
 *             "form_hash": "4e1f0057aa"
 *           }
 *         ]
 *       }
 *     }
 */
export type ConnectedSiteFeatures = {
    embed_forms: ConnectedSiteEmbedForms;
    on_site_message: ConnectedSiteForms;
    popup_forms: ConnectedSiteForms;
    /** @description Visits and goals. */
    track_and_engage: {
        /** @description Whether it is on. */
        enabled: boolean;
    };
    web_push: ConnectedSiteWebPush;
    whatsapp: ConnectedSiteForms;
};
/**
 * ConnectedSiteForms
 * @description A feature that shows forms on a site.
 * @example {
 *       "enabled": true,
 *       "items": [
 *         {
 *           "internal_name": "Spring",
 *           "form_id": 1
 *         }
 *       ]
 *     }
 */
export type ConnectedSiteForms = {
    /** @description Whether it is on. */
    enabled: boolean;
    /** @description What is shown; empty when it is off. */
    items: {
        /**
         * Format: int64
         * @description The id of the form.
         */
        form_id: number;
        /** @description The name that only the account sees. */
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
 * @description The activities that a report of contact activity shows. What is left out is not shown.
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
    automation_event?: boolean;
    /**
     * @description Whether to show cellphones switched off.
     * @default false
     */
    cellphone_field_disable?: boolean;
    /**
     * @description Whether to show cellphones switched on.
     * @default false
     */
    cellphone_field_enable?: boolean;
    /**
     * @description Whether to show changes of the consent.
     * @default false
     */
    change_consent?: boolean;
    /**
     * @description Whether to show clicks.
     * @default false
     */
    clicks?: boolean;
    /**
     * @description Whether to show conversions.
     * @default false
     */
    conversion?: boolean;
    /**
     * @description Whether to show confirmed changes of the contact.
     * @default false
     */
    double_optedit?: boolean;
    /**
     * @description Whether to show requests to confirm a subscription.
     * @default false
     */
    double_optin?: boolean;
    /**
     * @description Whether to show repeated requests to confirm a subscription.
     * @default false
     */
    double_optin_resend?: boolean;
    /**
     * @description Whether to show changes of the contact.
     * @default false
     */
    edit_subscription?: boolean;
    /**
     * @description Whether to show email addresses switched off.
     * @default false
     */
    email_field_disable?: boolean;
    /**
     * @description Whether to show email addresses switched on.
     * @default false
     */
    email_field_enable?: boolean;
    /**
     * @description Whether to show hard bounces of emails.
     * @default false
     */
    email_hard_bounce?: boolean;
    /**
     * @description Whether to show emails sent.
     * @default false
     */
    email_send?: boolean;
    /**
     * @description Whether to show soft bounces of emails.
     * @default false
     */
    email_soft_bounce?: boolean;
    /**
     * @description Whether to show reports as spam.
     * @default false
     */
    email_spam_complaint?: boolean;
    /**
     * @description Whether to show likes on Facebook.
     * @default false
     */
    facebook_like?: boolean;
    /**
     * @description Whether to show contacts that were forgotten.
     * @default false
     */
    forget_subscription?: boolean;
    /**
     * @description Whether to show opened invitations.
     * @default false
     */
    invitation_open?: boolean;
    /**
     * @description Whether to show invitations sent.
     * @default false
     */
    invitation_send?: boolean;
    /**
     * @description Whether to show opened emails.
     * @default false
     */
    opens?: boolean;
    /**
     * @description Whether to show phones switched off.
     * @default false
     */
    phone_field_disable?: boolean;
    /**
     * @description Whether to show phones switched on.
     * @default false
     */
    phone_field_enable?: boolean;
    /**
     * @description Whether to show push messages that were dismissed.
     * @default false
     */
    push_canceled?: boolean;
    /**
     * @description Whether to show push messages delivered.
     * @default false
     */
    push_delivered?: boolean;
    /**
     * @description Whether to show push messages that failed.
     * @default false
     */
    push_error?: boolean;
    /**
     * @description Whether to show opened push messages.
     * @default false
     */
    push_open?: boolean;
    /**
     * @description Whether to show push messages received by the device.
     * @default false
     */
    push_received?: boolean;
    /**
     * @description Whether to show push messages sent.
     * @default false
     */
    push_send?: boolean;
    /**
     * @description Whether to show unsubscriptions from push.
     * @default false
     */
    push_unsubscription?: boolean;
    /**
     * @description Whether to show recommendations to others.
     * @default false
     */
    recommends?: boolean;
    /**
     * @description Whether to show replies to emails.
     * @default false
     */
    reply_to_email?: boolean;
    /**
     * @description Whether to show repeated subscriptions.
     * @default false
     */
    resubscription?: boolean;
    /**
     * @description Whether to show delivery answers of SMS.
     * @default false
     */
    sms_report?: boolean;
    /**
     * @description Whether to show SMS sent.
     * @default false
     */
    sms_send?: boolean;
    /**
     * @description Whether to show shares on social networks.
     * @default false
     */
    social_share?: boolean;
    /**
     * @description Whether to show subscriptions.
     * @default false
     */
    subscription?: boolean;
    /**
     * @description Whether to show unsubscriptions by the contact.
     * @default false
     */
    unsubscribe?: boolean;
    /**
     * @description Whether to show unsubscriptions by the API.
     * @default false
     */
    unsubscribe_api?: boolean;
    /**
     * @description Whether to show unsubscriptions by a user.
     * @default false
     */
    unsubscribe_manual?: boolean;
    /**
     * @description Whether to show reasons given for leaving.
     * @default false
     */
    unsubscribe_reason?: boolean;
    /**
     * @description Whether to show results of calls.
     * @default false
     */
    voice_report?: boolean;
    /**
     * @description Whether to show calls made.
     * @default false
     */
    voice_send?: boolean;
    /**
     * @description Whether to show web push messages that bounced.
     * @default false
     */
    web_push_bounce?: boolean;
    /**
     * @description Whether to show clicks in web push messages.
     * @default false
     */
    web_push_click?: boolean;
    /**
     * @description Whether to show web push messages delivered.
     * @default false
     */
    web_push_delivered?: boolean;
    /**
     * @description Whether to show opened web push messages.
     * @default false
     */
    web_push_open?: boolean;
    /**
     * @description Whether to show web push messages sent.
     * @default false
     */
    web_push_send?: boolean;
    /**
     * @description Whether to show subscriptions to web push.
     * @default false
     */
    web_push_subscription?: boolean;
    /**
     * @description Whether to show unsubscriptions from web push.
     * @default false
     */
    web_push_unsubscription?: boolean;
};
/**
 * ContactActivityReportColumns
 * @description The columns of a report of contact activity. What is left out is not shown.
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
    contact_activities?: ContactActivityReportActivities;
    /** @description The ids of the base fields to show, for instance `email`. */
    list_base_fields?: string[];
    /** @description The extra fields to show, list by list. */
    list_extra_fields?: AdvancedReportExtraFields[];
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
    callback_url?: string;
    columns?: ContactActivityReportColumns;
    format?: AdvancedReportFormat;
    /** @description The ids of its lists, at most three. */
    lists: number[];
    options?: AdvancedReportOptions;
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
    fbclid?: string;
    /** @description The id of a click on a Google ad. */
    gclid?: string;
    /** @description The id of a click on a Microsoft ad. */
    msclkid?: string;
};
/**
 * ContactBase
 * @description The base fields of a contact. A text without a value is empty, a date without one is left out.
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
     * @description The day of birth.
     */
    birth_date?: string;
    /** @description The cellphone, country code and number with a dash between them. */
    cellphone: string;
    cellphone_status: ChannelStatus;
    /**
     * Format: date
     * @description The day of the last change; at first the day on which the contact was made.
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
    /** @description The phone, country code and number with a dash between them. */
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
     * @description The form through which the contact came; 0 for none.
     */
    subscription_form: number;
    /**
     * @description The way in which the contact came to the list.
     * @enum {string}
     */
    subscription_method: "manual" | "form" | "imported" | "referral" | "api";
    unsubscription_date?: DateTime;
    /**
     * @description The way in which the contact left; empty while it has not.
     * @enum {string}
     */
    unsubscription_method: "manual" | "form" | "unsubscribe_link" | "bounce" | "api" | "";
    /** @description What was noted when the contact left. */
    unsubscription_observation: string;
    /**
     * @description Why the contact left; empty when unknown.
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
export type ContactCreate = {
    advertising?: ContactAdvertising;
    base?: ContactCreateBase;
    /** @description Values for extra fields of the list. */
    extra?: ExtraValue[];
    referrer?: ContactReferrer;
    utm?: ContactUtm;
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
    /** @description The day of birth, `YYYY-MM-DD`, or empty. */
    birth_date?: string;
    /** @description The cellphone, country code and number with a dash between them, or empty. */
    cellphone?: string;
    /** @description The email address, or empty. */
    email?: string;
    /** @description The first name. */
    first_name?: string;
    /**
     * @description The language of the contact. Empty means en.
     * @default en
     * @enum {string}
     */
    language?: "pt" | "en" | "es" | "br" | "fr" | "de" | "";
    /** @description The last name. */
    last_name?: string;
    /** @description The phone, country code and number with a dash between them, or empty. */
    phone?: string;
    /** @description Tokens of Android apps; they take the place of those stored. */
    push_token_android?: PushTokenWrite[];
    /** @description Tokens of iOS apps; they take the place of those stored. */
    push_token_ios?: PushTokenWrite[];
    /**
     * @description The status to begin with.
     * @default active
     * @enum {string}
     */
    status?: "active" | "inactive" | "removed" | "unconfirmed";
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
 * @description The emails sent to one contact, counted. What never happened is left out.
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
     * @description Clicks, repeated ones included.
     */
    clicks: number;
    /**
     * Format: int64
     * @description Goals reached after a click.
     */
    conversions: number;
    /**
     * Format: int64
     * @description Emails that the contact passed on.
     */
    forwards: number;
    /**
     * Format: int64
     * @description Emails whose address does not exist.
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
     * @description Opens, repeated ones included.
     */
    opens: number;
    /**
     * Format: int64
     * @description Emails sent.
     */
    sent: number;
    /**
     * Format: int64
     * @description Likes and shares.
     */
    social_actions: number;
    /**
     * Format: int64
     * @description Emails that could not be delivered for the moment.
     */
    soft_bounces: number;
};
/**
 * ContactExport
 * @description What to export, and how.
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
     * @description The http or https address to which the platform posts the address of the file, which `getOperation` shows as well.
     */
    callback_url?: string;
    /** @description The ids of contacts; only those are exported. */
    contacts?: string[];
    /** @description The ids of the fields to export, in this order; those of extra fields written as text. Without this member, or with none in it, all fields are. */
    fields?: string[];
    /**
     * @description The format of the file. Text is UTF-8; `xlsx` is a workbook of Office Open XML.
     * @enum {string}
     */
    format: "csv" | "xml" | "xlsx";
    /**
     * @description Whether it is exported how many messages each contact got and what it did with them, as `getContact` counts it.
     * @default false
     */
    include_stats?: boolean;
    /**
     * @description Whether the names of the tags of each contact are exported.
     * @default false
     */
    include_tags?: boolean;
    /** @description Exports only contacts that meet these conditions, which need not be those of a segment. */
    segment_filter?: SegmentFilter;
    /** @description The ids of segments; a contact that is in one of them is exported. Only segments of the type `saved` can be used. Without this member, or with none in it, the whole list is exported, removed contacts included. */
    segments?: string[];
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
 * @description The value of an extra field that holds another cellphone.
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
 * @description The value of an extra field that holds a day.
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
 * @description The value of an extra field that holds another email address.
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
 * @description The value of an extra field that holds a number, written as text so that no digit is lost.
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
 * @description The value of an extra field that holds a choice among the options of the field.
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
 * @description The value of an extra field that holds another phone.
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
 * @description The value of an extra field that holds a text.
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
 * @description The base fields of a contact of an import. A value that is not well formed does not refuse the import: its contact counts as invalid in the result.
 * @example {
 *       "first_name": "Rui",
 *       "last_name": "Costa",
 *       "email": "rui@example.com"
 *     }
 */
export type ContactImportBase = {
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
    push_token_android?: PushTokenWrite[];
    /** @description Tokens of iOS apps; they take the place of those stored. */
    push_token_ios?: PushTokenWrite[];
    /**
     * @description The status of a contact that is new.
     * @default active
     * @enum {string}
     */
    status?: "active" | "inactive" | "removed" | "unconfirmed";
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
 * @description Contacts that stand in the request.
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
     * @description The http or https address that gets the result when the import has ended.
     */
    callback_url?: string;
    /** @description The id of a unique field. Its value tells whether a contact is new. */
    compare_field: string;
    /** @description The contacts, two at least. */
    contacts: ContactImportItem[];
    /**
     * @description Whether an empty value erases what is stored. Otherwise empty values are passed over.
     * @default false
     */
    force_empty?: boolean;
    mode: ContactImportMode;
    /** @description The ids of the users to tell when the import has ended. */
    notify?: number[];
    /** @description The tags that each contact gets that the import adds or changes, besides those that it has. */
    tags?: number[];
};
/**
 * ContactImportCsv
 * @description A CSV file in UTF-8 whose first line has the names of its columns. It is fetched once, in the background, and has 256 MiB at most.
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
     * @description The character between two columns.
     * @default ,
     */
    delimiter?: string;
    /** @description Which column fills which field, the field to compare by among them. Columns that are not named are passed over. */
    field_mapping: ContactImportColumn[];
    /**
     * @description The character around a text that holds a delimiter or a line break.
     * @default "
     */
    separator?: string;
    /**
     * Format: uri
     * @description The http or https address of the file.
     */
    url: string;
};
/**
 * ContactImportFile
 * @description Contacts in a CSV file that the platform fetches, row by row.
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
     * @description The http or https address that gets the result when the import has ended.
     */
    callback_url?: string;
    /** @description The id of a unique field. Its value tells whether a contact is new. */
    compare_field: string;
    file: ContactImportCsv;
    /**
     * @description Whether an empty value erases what is stored. Otherwise empty values are passed over.
     * @default false
     */
    force_empty?: boolean;
    mode: ContactImportMode;
    /** @description The ids of the users to tell when the import has ended. */
    notify?: number[];
    /** @description The tags that each contact gets that the import adds or changes, besides those that it has. */
    tags?: number[];
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
    base?: ContactImportBase;
    /** @description Values for extra fields of the list. */
    extra?: ExtraValue[];
    referrer?: ContactReferrer;
    utm?: ContactUtm;
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
 * @description The base fields that all chosen contacts get. An empty text erases the value.
 * @example {
 *       "language": "pt"
 *     }
 */
export type ContactMassUpdateBase = {
    /** @description The day of birth, `YYYY-MM-DD`, or empty. */
    birth_date?: string;
    /** @description The cellphone, country code and number with a dash between them, or empty. */
    cellphone?: string;
    cellphone_status?: ChannelStatus;
    consent?: Consent;
    /** @description The email address, or empty. */
    email?: string;
    email_status?: ChannelStatus;
    /** @description The first name. */
    first_name?: string;
    /**
     * @description The language of the contacts. Empty means en again.
     * @enum {string}
     */
    language?: "pt" | "en" | "es" | "br" | "fr" | "de" | "";
    /** @description The last name. */
    last_name?: string;
    /** @description The phone, country code and number with a dash between them, or empty. */
    phone?: string;
    phone_status?: ChannelStatus;
    /**
     * @description The new status. With `removed` the contacts are unsubscribed by the method api.
     * @enum {string}
     */
    status?: "active" | "inactive" | "removed" | "unconfirmed";
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
    referrer?: string;
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
 * @description Values for every contact of the list that is not removed.
 * @example {
 *       "type": "all",
 *       "base": {
 *         "consent": "legitimate_interest"
 *       }
 *     }
 */
export type ContactsUpdateAll = {
    base?: ContactMassUpdateBase;
    /** @description New values for extra fields of the list; fields that are not named keep theirs. An empty text or an empty array erases the value. */
    extra?: ExtraValue[];
    /**
     * @description How the contacts are chosen. (enum property replaced by openapi-typescript)
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
    base?: ContactMassUpdateBase;
    /** @description The ids of the contacts. */
    contacts: string[];
    /** @description New values for extra fields of the list; fields that are not named keep theirs. An empty text or an empty array erases the value. */
    extra?: ExtraValue[];
    /**
     * @description How the contacts are chosen. (enum property replaced by openapi-typescript)
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
    base?: ContactMassUpdateBase;
    /** @description New values for extra fields of the list; fields that are not named keep theirs. An empty text or an empty array erases the value. */
    extra?: ExtraValue[];
    /** @description The segment of the list. A contact is meant that is in it when its turn comes. */
    segment_id: string;
    /**
     * @description How the contacts are chosen. (enum property replaced by openapi-typescript)
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
 * @description A tag, and contacts by their ids.
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
 * @description A tag, and contacts by the value of a field.
 * @example {
 *       "tag_id": 1,
 *       "field_id": "email",
 *       "contacts": [
 *         "ana@example.com"
 *       ]
 *     }
 */
export type ContactTaggingField = {
    /** @description The values, at most 1,000 of a field that is not unique. Every contact that has one of them is meant; values that nobody has are passed over. */
    contacts: string[];
    /** @description The field whose values are given, of any format but `options`; the id of an extra field is written as text. */
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
 * @description Every contact of the list that is not removed.
 * @example {
 *       "type": "all"
 *     }
 */
export type ContactTargetAll = {
    /**
     * @description How the contacts are chosen. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "all";
};
/**
 * ContactTargetContacts
 * @description Single contacts of the list. Removed ones are passed over.
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
     * @description How the contacts are chosen. (enum property replaced by openapi-typescript)
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
 * @description The members of a contact to change; those left out stay as they are.
 * @example {
 *       "base": {
 *         "last_name": "Sousa",
 *         "phone": ""
 *       }
 *     }
 */
export type ContactUpdate = {
    base?: ContactUpdateBase;
    /** @description New values for extra fields of the list; fields that are not named keep theirs. An empty text or an empty array erases the value. */
    extra?: ExtraValue[];
};
/**
 * ContactUpdateBase
 * @description The base fields to change. An empty text erases the value.
 * @example {
 *       "last_name": "Sousa",
 *       "phone": ""
 *     }
 */
export type ContactUpdateBase = {
    /** @description The day of birth, `YYYY-MM-DD`, or empty. */
    birth_date?: string;
    /** @description The cellphone, country code and number with a dash between them, or empty. */
    cellphone?: string;
    cellphone_status?: ChannelStatus;
    consent?: Consent;
    /** @description The email address, or empty. */
    email?: string;
    email_status?: ChannelStatus;
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
    phone_status?: ChannelStatus;
    /** @description Tokens of Android apps; they take the place of those stored. */
    push_token_android?: PushTokenWrite[];
    /** @description Tokens of iOS apps; they take the place of those stored. */
    push_token_ios?: PushTokenWrite[];
    /**
     * @description The new status. To remove a contact, unsubscribe it.
     * @enum {string}
     */
    status?: "active" | "inactive" | "unconfirmed";
};
/**
 * ContactUpdateByField
 * @description A contact, named by a value of its own, and the members to change.
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
    base?: ContactUpdateBase;
    /** @description Which contact is meant. */
    compare_field: {
        /** @description The id of a unique field; that of an extra field is written as text. */
        field_id: string;
        /** @description The value that the contact has in it, in any form that the field takes. The case of an email does not matter. */
        value: string;
    };
    /** @description New values for extra fields of the list; fields that are not named keep theirs. An empty text or an empty array erases the value. */
    extra?: ExtraValue[];
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
    utm_campaign?: string;
    /** @description Distinguishes several ads. */
    utm_content?: string;
    /** @description The kind of ad. */
    utm_medium?: string;
    /** @description The site or partner. */
    utm_source?: string;
    /** @description The search words. */
    utm_term?: string;
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
 * @description The web push messages sent to one contact, counted.
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
     * @description Messages that no browser took.
     */
    bounces: number;
    /**
     * Format: int64
     * @description Clicks, repeated ones included.
     */
    clicks: number;
    /**
     * Format: int64
     * @description Messages that a browser received.
     */
    delivered: number;
    last_bounce_date?: DateTime;
    last_click_date?: DateTime;
    last_delivery_date?: DateTime;
    last_send_date?: DateTime;
    /**
     * Format: int64
     * @description Messages sent.
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
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
        idempotency_in_progress?: string;
        /** @description There is one with this name already. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * CreateCellphoneSenderConflict
 * @description What stands against the request.
 */
export type CreateCellphoneSenderConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
        idempotency_in_progress?: string;
        /** @description The account has a sender with this address already. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * CreateCnameConflict
 * @description What stands against the request.
 */
export type CreateCnameConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The account has this domain already. */
        cname_exists?: string;
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * CreateContactConflict
 * @description What stands against the request.
 */
export type CreateContactConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description Somebody with this address was forgotten. Only this person can come back, by a confirmed subscription. */
        address_forgotten?: string;
        /** @description The ids of the contacts that have the value. */
        contacts?: string[];
        /** @description The id of the field, or the name of a base field. */
        field_id?: string;
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
        idempotency_in_progress?: string;
        /** @description The value belongs to another contact. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * CreateEmailSenderConflict
 * @description What stands against the request.
 */
export type CreateEmailSenderConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
        idempotency_in_progress?: string;
        /** @description The account has a sender with this address already. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * CreateListConflict
 * @description What stands against the request.
 */
export type CreateListConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
        idempotency_in_progress?: string;
        /** @description The account has as many lists as it may have. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * CreatePhoneSenderConflict
 * @description What stands against the request.
 */
export type CreatePhoneSenderConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
        idempotency_in_progress?: string;
        /** @description The account has a sender with this address already. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * CreateProductConflict
 * @description What stands against the request.
 */
export type CreateProductConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
        idempotency_in_progress?: string;
        /** @description The catalog has a product with this identifier already. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * CreateSegmentConflict
 * @description What stands against the request.
 */
export type CreateSegmentConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
        idempotency_in_progress?: string;
        /** @description The list has a segment with this name already. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * CreateTagConflict
 * @description What stands against the request.
 */
export type CreateTagConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
        idempotency_in_progress?: string;
        /** @description The account has a tag with this name already. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * CreateTrackEngageGoalConflict
 * @description What stands against the request.
 */
export type CreateTrackEngageGoalConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The site has as many goals as it may have. Delete one first. */
        goal_limit_reached?: string;
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * CreateWebhookConflict
 * @description What stands against the request.
 */
export type CreateWebhookConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
        idempotency_in_progress?: string;
        /** @description There is a webhook like this one already. */
        webhook_exists?: string;
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
 * CreateWebpushSiteConflict
 * @description What stands against the request.
 */
export type CreateWebpushSiteConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
        idempotency_in_progress?: string;
        /** @description There is one with this name already. */
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
     * @description Address of a text about the status code.
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
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description Contacts are on their way through the automation. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * DeleteCampaignConflict
 * @description What stands against the request.
 */
export type DeleteCampaignConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The campaign is under way; delete it when that is over. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * DeleteCampaignGroupConflict
 * @description What stands against the request.
 */
export type DeleteCampaignGroupConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The campaign is under way; delete it when that is over. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * DeleteCellphoneSenderConflict
 * @description What stands against the request.
 */
export type DeleteCellphoneSenderConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description A campaign that is a draft or not sent yet uses the sender. Change or delete it first. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * DeleteEmailSenderConflict
 * @description What stands against the request.
 */
export type DeleteEmailSenderConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description A campaign that is a draft or not sent yet uses the sender. Change or delete it first. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * DeleteExtraFieldConflict
 * @description What stands against the request.
 */
export type DeleteExtraFieldConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description Segments, forms, webhooks, automations or campaigns under way use the field. Take it out of them first. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * DeleteHeaderFooterTemplateConflict
 * @description What stands against the request.
 */
export type DeleteHeaderFooterTemplateConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description A campaign with this template is queued, scheduled, paused or on its way. Wait for it or cancel it. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * DeleteListConflict
 * @description What stands against the request.
 */
export type DeleteListConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description Automations use the list. */
        has_automations?: string;
        /** @description A campaign was sent to the list within the last thirty days. */
        has_campaigns_last_thirty_days?: string;
        /** @description A push app belongs to the list. */
        has_push_app?: string;
        /** @description Operations on the list have not ended yet. Wait for them or cancel them. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * DeletePhoneSenderConflict
 * @description What stands against the request.
 */
export type DeletePhoneSenderConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description A campaign that is a draft or not sent yet uses the sender. Change or delete it first. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * DeleteSegmentConflict
 * @description What stands against the request.
 */
export type DeleteSegmentConflict = {
    /** @description What went wrong here, and what to change. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * DeleteSuppressionEntryConflict
 * @description What stands against the request.
 */
export type DeleteSuppressionEntryConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The entry cannot be removed. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * DeleteTagConflict
 * @description What stands against the request.
 */
export type DeleteTagConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description Segments, automations or campaigns in the queue use the tag. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * DeleteUserConflict
 * @description What stands against the request.
 */
export type DeleteUserConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The last administrator of an account cannot be deleted. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * EmailBouncesReportColumns
 * @description The columns of a report of email bounces. What is left out is not shown.
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
    campaign_fields?: AdvancedReportCampaignFields;
    /** @description The ids of the base fields to show, for instance `email`. */
    list_base_fields?: string[];
    /** @description The extra fields to show, list by list. */
    list_extra_fields?: AdvancedReportExtraFields[];
    list_stats_fields?: EmailBouncesReportStats;
};
/**
 * EmailBouncesReportOptions
 * @description Whom to tell of a report, and which rows it has.
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
    grouping?: AdvancedReportGrouping;
    /**
     * @description Whether contacts who did not open the email get a row as well.
     * @default false
     */
    include_unopens?: boolean;
    /** @description The ids of the users to tell when the report has ended. */
    notify?: number[];
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
    callback_url?: string;
    /** @description The campaigns of the report. */
    campaigns: AdvancedReportCampaigns[];
    columns?: EmailBouncesReportColumns;
    format?: AdvancedReportFormat;
    options?: EmailBouncesReportOptions;
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
    bounce_date?: boolean;
    /**
     * @description Whether to show the reply of the receiving server.
     * @default false
     */
    bounce_detail?: boolean;
    /**
     * @description Whether to show whether the bounce was hard or soft.
     * @default false
     */
    bounce_type?: boolean;
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
    group_id?: number;
    header_footer?: HeaderFooter;
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
    reply_to?: number;
    /**
     * Format: int64
     * @description The email sender. It must be active at the time of sending.
     */
    sender_id: number;
    /** @description The subject. By default, the internal name. */
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
export type EmailCampaignSend = {
    /**
     * @description The field that holds the address, `email` or the id of an extra field of the format email.
     * @default email
     */
    destination_field?: string;
    limit_hour?: LimitHour;
    /**
     * Format: int64
     * @description The list to send to.
     */
    list_id: number;
    /** @description The ids of the users to tell when the send has ended. */
    notify?: number[];
    /** @description When to send, in UTC. Without it, or when it has passed, at once. */
    schedule_date?: DateTime;
    segments: EmailSendSegment;
    /**
     * @description Whether an address that several contacts share gets the email only once.
     * @default false
     */
    unique_contacts_only?: boolean;
};
/**
 * EmailCampaignUpdate
 * @description The fields of an email campaign to change. Fields that you leave out stay unchanged.
 * @example {
 *       "subject": "Spring is here, and 20 % off"
 *     }
 */
export type EmailCampaignUpdate = {
    content?: EmailContentUpdate;
    /**
     * Format: int64
     * @description The group of the campaign.
     */
    group_id?: number;
    header_footer?: HeaderFooter;
    /** @description The name for internal use. */
    internal_name?: string;
    /**
     * Format: int64
     * @description The email sender for replies.
     */
    reply_to?: number;
    /**
     * Format: int64
     * @description The email sender.
     */
    sender_id?: number;
    /** @description The subject. */
    subject?: string;
};
/**
 * EmailClicksByContactReportColumns
 * @description The columns of a report of clicks by contact. What is left out is not shown.
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
    campaign_fields?: AdvancedReportClickFields;
    /** @description The ids of the base fields to show, for instance `email`. */
    list_base_fields?: string[];
    /** @description The extra fields to show, list by list. */
    list_extra_fields?: AdvancedReportExtraFields[];
    list_stats_fields?: EmailClicksByContactReportStats;
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
    callback_url?: string;
    /** @description The campaigns of the report. */
    campaigns: AdvancedReportCampaigns[];
    columns?: EmailClicksByContactReportColumns;
    format?: AdvancedReportFormat;
    options?: AdvancedReportOptions;
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
    clicks?: boolean;
};
/**
 * EmailClicksByUrlReportColumns
 * @description The columns of a report of clicks by address. What is left out is not shown.
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
    campaign_fields?: AdvancedReportUrlFields;
    /** @description The ids of the base fields to show, for instance `email`. */
    list_base_fields?: string[];
    /** @description The extra fields to show, list by list. */
    list_extra_fields?: AdvancedReportExtraFields[];
    list_stats_fields?: EmailClicksByUrlReportStats;
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
    callback_url?: string;
    /** @description The campaigns of the report. */
    campaigns: AdvancedReportCampaigns[];
    columns?: EmailClicksByUrlReportColumns;
    format?: AdvancedReportFormat;
    options?: AdvancedReportOptions;
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
    click_rate_per_url?: boolean;
    /**
     * @description Whether to show all clicks.
     * @default false
     */
    clicks?: boolean;
    /**
     * @description Whether to show the number of contacts who clicked.
     * @default false
     */
    unique_clicks?: boolean;
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
 * @description An HTML file that travels in the request.
 * @example {
 *       "type": "file",
 *       "file": "PHA+SGVsbG88L3A+"
 *     }
 */
export type EmailContentFile = {
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
export type EmailContentHtml = {
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
export type EmailContentTemplate = {
    /** @description The text for readers without HTML. */
    plain_text?: string;
    /** @description The line that inboxes show next to the subject. */
    snippet?: string;
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
    body?: string;
    /** @description The text for readers without HTML. */
    plain_text?: string;
    /** @description The preview text beside the subject in inboxes. */
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
export type EmailContentWebPage = {
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
 * EmailEventsReportColumns
 * @description The columns of a report of email events. What is left out is not shown.
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
    campaign_fields?: AdvancedReportClickFields;
    /** @description The ids of the base fields to show, for instance `email`. */
    list_base_fields?: string[];
    /** @description The extra fields to show, list by list. */
    list_extra_fields?: AdvancedReportExtraFields[];
    list_stats_fields?: EmailEventsReportStats;
};
/**
 * EmailEventsReportOptions
 * @description Whom to tell of a report, and which rows it has.
 * @example {
 *       "include_unopens": true,
 *       "notify": [
 *         1
 *       ]
 *     }
 */
export type EmailEventsReportOptions = {
    /**
     * @description Whether contacts who did not open the email get a row as well.
     * @default false
     */
    include_unopens?: boolean;
    /** @description The ids of the users to tell when the report has ended. */
    notify?: number[];
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
    callback_url?: string;
    /** @description The campaigns of the report. */
    campaigns: AdvancedReportCampaigns[];
    columns?: EmailEventsReportColumns;
    format?: AdvancedReportFormat;
    options?: EmailEventsReportOptions;
    range: AdvancedReportRange;
    /** @description The title of the report. */
    title: string;
};
/**
 * EmailEventsReportStats
 * @description The events that a report counts for each contact. What is left out is not shown.
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
    bounces?: boolean;
    /**
     * @description Whether to show clicks.
     * @default false
     */
    clicks?: boolean;
    /**
     * @description Whether to show reports as spam.
     * @default false
     */
    complaints?: boolean;
    /**
     * @description Whether to show likes on Facebook.
     * @default false
     */
    fb_likes?: boolean;
    /**
     * @description Whether to show shares on Facebook.
     * @default false
     */
    fb_shares?: boolean;
    /**
     * @description Whether to show how often the email was recommended to others.
     * @default false
     */
    forwards?: boolean;
    /**
     * @description Whether to show subscriptions that followed from a recommendation.
     * @default false
     */
    forwards_conversion?: boolean;
    /**
     * @description Whether to show opens.
     * @default false
     */
    opens?: boolean;
    /**
     * @description Whether to show shares on all social networks.
     * @default false
     */
    social_shares?: boolean;
    /**
     * @description Whether to show shares on Twitter.
     * @default false
     */
    tw_shares?: boolean;
    /**
     * @description Whether to show unsubscriptions.
     * @default false
     */
    unsubscribes?: boolean;
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
export type EmailReport = {
    /** @description The hash of the campaign. */
    readonly campaign_hash: string;
    /** @description The counts by day. */
    date?: EmailReportDate[];
    /** @description The counts by domain of the recipients. */
    domain?: EmailReportDomain[];
    /** @description The counts by hour of the day. */
    hour?: EmailReportHour[];
    /** @description The counts by place. */
    location?: EmailReportLocation[];
    overall: EmailReportOverall;
    /** @description The opens by mail program. */
    reader?: EmailReportReader[];
    /** @description The clicks by address. */
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
     * @description Clicks, repeated ones included.
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
     * @description Emails whose address does not exist.
     */
    hard_bounces: number;
    /**
     * Format: int64
     * @description Opens, repeated ones included.
     */
    opens: number;
    /**
     * Format: int64
     * @description Emails sent.
     */
    sends: number;
    /**
     * Format: int64
     * @description Emails that could not be delivered for the moment.
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
     * @description Clicks, repeated ones included.
     */
    clicks: number;
    /**
     * Format: int64
     * @description Recipients who reported the email as spam.
     */
    complaints: number;
    /** @description What stands behind the @. */
    domain: string;
    /**
     * Format: int64
     * @description Emails whose address does not exist.
     */
    hard_bounces: number;
    /**
     * Format: int64
     * @description Opens, repeated ones included.
     */
    opens: number;
    /**
     * Format: int64
     * @description Emails sent.
     */
    sends: number;
    /**
     * Format: int64
     * @description Emails that could not be delivered for the moment.
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
     * @description Clicks, repeated ones included.
     */
    clicks: number;
    /**
     * Format: int64
     * @description Recipients who reported the email as spam.
     */
    complaints: number;
    /**
     * Format: int64
     * @description Emails whose address does not exist.
     */
    hard_bounces: number;
    /** @description The hour in UTC, two digits. */
    hour: string;
    /**
     * Format: int64
     * @description Opens, repeated ones included.
     */
    opens: number;
    /**
     * Format: int64
     * @description Emails sent.
     */
    sends: number;
    /**
     * Format: int64
     * @description Emails that could not be delivered for the moment.
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
 * @description The counts of one place. Where an email will be read is unknown when it is sent, so sends are not counted.
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
     * @description Clicks, repeated ones included.
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
     * @description Emails whose address does not exist.
     */
    hard_bounces: number;
    /** @description The city. */
    location: string;
    /**
     * Format: int64
     * @description Opens, repeated ones included.
     */
    opens: number;
    /** @description The region. */
    region: string;
    /**
     * Format: int64
     * @description Emails that could not be delivered for the moment.
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
     * @description Clicks, repeated ones included.
     */
    clicks: number;
    /**
     * Format: int64
     * @description Recipients who reported the email as spam.
     */
    complaints: number;
    /**
     * Format: int64
     * @description Emails whose address does not exist.
     */
    hard_bounces: number;
    /**
     * Format: int64
     * @description Opens, repeated ones included.
     */
    opens: number;
    /**
     * Format: int64
     * @description Emails sent.
     */
    sends: number;
    /**
     * Format: int64
     * @description Emails that could not be delivered for the moment.
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
     * @description Opens, repeated ones included.
     */
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
export type EmailReportUrl = {
    /**
     * Format: int64
     * @description Clicks, repeated ones included.
     */
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
export type EmailReportWeekday = {
    /**
     * Format: int64
     * @description Clicks, repeated ones included.
     */
    clicks: number;
    /**
     * Format: int64
     * @description Recipients who reported the email as spam.
     */
    complaints: number;
    /**
     * Format: int64
     * @description Emails whose address does not exist.
     */
    hard_bounces: number;
    /**
     * Format: int64
     * @description Opens, repeated ones included.
     */
    opens: number;
    /**
     * Format: int64
     * @description Emails sent.
     */
    sends: number;
    /**
     * Format: int64
     * @description Emails that could not be delivered for the moment.
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
    group_id?: number;
    header_footer?: HeaderFooter;
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
    reply_to?: number;
    /**
     * Format: int64
     * @description The email sender. It must be active for each issue.
     */
    sender_id: number;
    /** @description The subject of every issue. Without it, the internal name. */
    subject?: string;
};
/**
 * EmailRssContent
 * @description The HTML that a feed fills. The markers are those of `createEmailRssCampaign`; other places may hold `{{ field }}`, which becomes the value of the recipient.
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
     * @description The http or https address of the RSS feed whose new items start a send. Without it, the first one that the body names.
     */
    feed?: string;
    /** @description The text for readers without HTML. */
    plain_text?: string;
    /** @description The line that inboxes show next to the subject. */
    snippet?: string;
    /**
     * @description The kind of content; only HTML takes a feed.
     * @constant
     */
    type: "html";
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
export type EmailSender = {
    /**
     * Format: email
     * @description The address that emails come from.
     */
    email: string;
    /** @description The name that recipients see. */
    name: string;
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
 *           "status": "active"
 *         }
 *       ]
 *     }
 */
export type EmailSenderList = {
    /** @description The senders of this page. */
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
export type EmailSendToList = {
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
export type EmailSendToSegments = {
    /** @description The ids of the segments, of any kind. */
    data: string[];
    /**
     * @description How the contacts are chosen. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "segment";
};
/**
 * EmailUnsubscriptionsReportColumns
 * @description The columns of a report of unsubscriptions by email. What is left out is not shown.
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
    campaign_fields?: AdvancedReportCampaignFields;
    /** @description The ids of the base fields to show, for instance `email`. */
    list_base_fields?: string[];
    /** @description The extra fields to show, list by list. */
    list_extra_fields?: AdvancedReportExtraFields[];
    list_stats_fields?: EmailUnsubscriptionsReportStats;
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
    callback_url?: string;
    /** @description The campaigns of the report. */
    campaigns: AdvancedReportCampaigns[];
    columns?: EmailUnsubscriptionsReportColumns;
    format?: AdvancedReportFormat;
    options?: AdvancedReportOptions;
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
    unsubscription_date?: boolean;
    /**
     * @description Whether to show how the contact left.
     * @default false
     */
    unsubscription_method?: boolean;
    /**
     * @description Whether to show the contact's reason.
     * @default false
     */
    unsubscription_motive?: boolean;
};
/**
 * EnableTrackAndEngageConflict
 * @description What stands against the request.
 */
export type EnableTrackAndEngageConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description Track&Engage is on for this domain already. */
        domain_already_defined?: string;
        /** @description Track&Engage needs a list in which visitors are looked up. Name one in list_id. */
        domain_list_required?: string;
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * EnableTransactionalConflict
 * @description What stands against the request.
 */
export type EnableTransactionalConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description Transactional messages are enabled for the account already. */
        client_already_enabled?: string;
        /** @description Transactional messages are being enabled for the account. */
        client_is_being_enabled?: string;
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
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
     * @description Address of a text about the status code.
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
 * @description A finished operation has done its work, a canceled one was called off.
 * @example finished
 * @enum {string}
 */
export type EndedOperationStatus = "finished" | "canceled";
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
    unique?: boolean;
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
    name?: string;
    /** @description Whether contacts of the list must have different values. */
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
export type ExtraValue = {
    /**
     * Format: int64
     * @description The id of the extra field.
     */
    field_id: number;
    /** @description Whether the address may be used, for a field of the format email, cellphone or phone; others have none. */
    status?: ChannelStatus;
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
    /**
     * Format: int64
     * @description The id of the field; a name for a base field, a number for an extra field.
     */
    readonly field_id: string | number;
    format: FieldFormat;
    /** @description The name of the field. */
    name: string;
    /** @description Whether no two contacts of the list may have the same value. */
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
    /**
     * Format: int64
     * @description The id of the field; a name for a base field, a number for an extra field.
     */
    readonly field_id: string | number;
    format: FieldFormat;
    /** @description The name of the field. */
    name: string;
    /** @description The choices, for a field with options only. */
    readonly options?: FieldOption[];
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
    br?: string;
    /** @description German. */
    de?: string;
    /** @description English. */
    en?: string;
    /** @description Spanish. */
    es?: string;
    /** @description French. */
    fr?: string;
    /** @description Hungarian. */
    hu?: string;
    /** @description Portuguese. */
    pt?: string;
};
/**
 * FieldProblem
 * @description What is wrong with a change of a field.
 * @example {
 *       "type": "/docs/#errors",
 *       "title": "Unprocessable Entity",
 *       "status": 422,
 *       "detail": "body.unique must be boolean",
 *       "errors": {
 *         "body.unique": "must be boolean"
 *       }
 *     }
 */
export type FieldProblem = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The place, and its text; and `repeated_values`, when contacts share values. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * Form
 * @description A form by which people subscribe to a list.
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
    /** @description What the person agrees to by ticking a box, without which the form is not taken; the contact then has the consent `consent`. Missing when the form has none. */
    consent?: FormTexts;
    created: DateTime;
    /** @description Whether the contact is unconfirmed until the person confirms in an email (M-322). */
    double_optin: boolean;
    /** @description The form as HTML for a page of yours, in the language of the form. It has no script and no styles; a page with a Content-Security-Policy needs the host of `url`, and that of `redirect_url`, in `form-action`. Paste it again when the form has changed. */
    readonly embed: string;
    /** @description What is asked, in this order, each field once. One of them is `email`. */
    fields: FormField[];
    /** @description The name of the form in its address. */
    readonly form_hash: string;
    /**
     * Format: int64
     * @description The id of the form.
     */
    readonly form_id: number;
    /** @description The language of the page and of the emails that follow. A visitor chooses another one by `?lang=` in the address of the page. */
    language: FormLanguage;
    /**
     * Format: int64
     * @description The list that people subscribe to.
     */
    readonly list_id: number;
    /** @description The name, which is the heading of the page. */
    name: string;
    /**
     * Format: uri
     * @description Where the browser goes once the form is taken. Without it, a page of the platform says thank you.
     */
    redirect_url?: string;
    /**
     * Format: int64
     * @description The email sender of the mail that asks to confirm. Without one, or when it is not active any more, another active sender of the account writes.
     */
    sender_id?: number;
    updated: DateTime;
    /**
     * Format: uri
     * @description The address of the page with the form.
     */
    readonly url: string;
};
/**
 * FormAnswer
 * @description What a person entered into one field of a form.
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
    callback_url?: string;
    format?: AdvancedReportFormat;
    /** @description The forms of the report, by list. */
    forms: AdvancedReportForm[];
    range: AdvancedReportRange;
    /** @description The title of the report. */
    title: string;
};
/**
 * FormCreate
 * @description What a new form needs.
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
    /** @description What the person agrees to by ticking a box, without which the form is not taken; the contact then has the consent `consent`. */
    consent?: FormTexts;
    /**
     * @description Whether the contact is unconfirmed until the person confirms in an email (M-322).
     * @default true
     */
    double_optin?: boolean;
    /** @description What is asked, in this order, each field once. One of them is `email`. */
    fields: FormField[];
    /** @description The language of the page and of the emails that follow. A visitor chooses another one by `?lang=` in the address of the page. Without it, the language of the list. */
    language?: FormLanguage;
    /** @description The name, which is the heading of the page. */
    name: string;
    /**
     * Format: uri
     * @description Where the browser goes once the form is taken. Without it, a page of the platform says thank you.
     */
    redirect_url?: string;
    /**
     * Format: int64
     * @description The email sender of the mail that asks to confirm. Without one, or when it is not active any more, another active sender of the account writes.
     */
    sender_id?: number;
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
    labels?: FormTexts;
    /**
     * @description Whether it is required. The email address is always required.
     * @default false
     */
    required?: boolean;
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
    br?: string;
    /** @description German. */
    de?: string;
    /** @description English. */
    en?: string;
    /** @description Spanish. */
    es?: string;
    /** @description French. */
    fr?: string;
    /** @description Hungarian. */
    hu?: string;
    /** @description Portuguese. */
    pt?: string;
};
/**
 * FormUpdate
 * @description What is to change in a form. Members that are left out stay as they are.
 * @example {
 *       "name": "Our newsletter"
 *     }
 */
export type FormUpdate = {
    /** @description What the person agrees to by ticking a box, without which the form is not taken; the contact then has the consent `consent`. Without any text there is no box. */
    consent?: FormTexts;
    /** @description Whether the contact is unconfirmed until the person confirms in an email (M-322). */
    double_optin?: boolean;
    /** @description What is asked, in this order, each field once. One of them is `email`. */
    fields?: FormField[];
    /** @description The language of the page and of the emails that follow. A visitor chooses another one by `?lang=` in the address of the page. */
    language?: FormLanguage;
    /** @description The name, which is the heading of the page. */
    name?: string;
    /** @description Where the browser goes once the form is taken. Without it, a page of the platform says thank you. An empty text takes it away. */
    redirect_url?: string;
    /**
     * Format: int64
     * @description The email sender of the mail that asks to confirm. Without one, or when it is not active any more, another active sender of the account writes.
     */
    sender_id?: number;
};
/**
 * GetCampaignPreviewConflict
 * @description What stands against the request.
 */
export type GetCampaignPreviewConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The sender of the campaign is gone, or the account has no active one. Give it another one. */
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
     * @description Address of a text about the status code.
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
    edit_fields?: number[];
    footer_links?: HeaderFooterLinks;
    header_links?: HeaderFooterLinks;
    /**
     * Format: int64
     * @description The id of a header and footer template (`createHeaderFooterTemplate`). Returns 422 for an unknown id.
     */
    id?: number;
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
    edit?: boolean;
    /**
     * @description Shares the email on Facebook.
     * @default false
     */
    facebook_share?: boolean;
    /**
     * @description Forwards the email to friends of the recipient, without revealing their addresses.
     * @default false
     */
    forward?: boolean;
    /**
     * @description Shares the email on a social network, without the recipient's data.
     * @default false
     */
    social_share?: boolean;
    /**
     * @description Shares the email on Twitter.
     * @default false
     */
    twitter_share?: boolean;
    /**
     * @description Unsubscribes the recipient, who can then give a reason.
     * @default false
     */
    unsubscribe?: boolean;
    /**
     * @description Opens the email in a browser, which counts as an open.
     * @default false
     */
    view_web?: boolean;
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
    footer?: string;
    /**
     * @description HTML at the top of the body. Placeholders are filled as in the content; `{{ view_url }}`, `{{ forward_url }}`, `{{ share_url }}`, `{{ facebook_url }}`, `{{ twitter_url }}`, `{{ edit_url }}` and `{{ unsubscribe_url }}` are the links for the recipient.
     * @default
     */
    header?: string;
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
    footer?: string;
    /** @description HTML at the top of the body. Placeholders are filled as in the content; `{{ view_url }}`, `{{ forward_url }}`, `{{ share_url }}`, `{{ facebook_url }}`, `{{ twitter_url }}`, `{{ edit_url }}` and `{{ unsubscribe_url }}` are the links for the recipient. */
    header?: string;
    /** @description The name of the template. */
    name?: string;
};
/**
 * ImportResult
 * @description What became of an import. The four counts add up to the contacts of the request or the rows of the file.
 * @example {
 *       "imported": 1,
 *       "updated": 1,
 *       "ignored": 0,
 *       "invalid": 0,
 *       "file": ""
 *     }
 */
export type ImportResult = {
    /** @description Address of a file with the contacts that were not taken, and why; empty when there are none. If the file of the request could not be read, all counts are 0 and this file says why. The address is good for seven days; `getOperation` makes a new one (M-304). */
    file: string;
    /**
     * Format: int64
     * @description Contacts that were left out because the list has them already, or in mode update_only because it has not (M-039).
     */
    ignored: number;
    /**
     * Format: int64
     * @description Contacts that were created.
     */
    imported: number;
    /**
     * Format: int64
     * @description Contacts with a value that is not well formed.
     */
    invalid: number;
    /**
     * Format: int64
     * @description Contacts that the list had and that were changed.
     */
    updated: number;
};
/**
 * KeyConflict
 * @description What stands against the request.
 */
export type KeyConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
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
     * @description Address of a text about the status code.
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
    hour_end?: string;
    /** @description The start, `HH:MM`. By default, midnight. */
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
export type List = {
    created: DateTime;
    /**
     * Format: int64
     * @description The group of lists that it belongs to; 0 for none.
     */
    readonly group_id: number;
    /** @description The name that only the account sees. */
    internal_name: string;
    /**
     * Format: int64
     * @description The id of the list.
     */
    readonly list_id: number;
    /** @description The name that contacts see, for instance on the page where they unsubscribe. */
    public_name: string;
    /**
     * @description A blocked list takes no sends.
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
export type ListDetail = {
    /** @description The languages that the list can speak, which is one. */
    available_languages: string[];
    created: DateTime;
    /**
     * @description The language of the list, `en` unless it was given another one. A contact that names none is `en` in every list.
     * @enum {string}
     */
    default_language: "en" | "pt" | "br" | "es" | "de" | "hu" | "fr";
    /**
     * Format: int64
     * @description The group of lists that it belongs to; 0 for none.
     */
    group_id: number;
    /** @description The name that only the account sees. */
    internal_name: string;
    /**
     * Format: int64
     * @description The id of the list.
     */
    readonly list_id: number;
    /** @description The name that contacts see. */
    public_name: string;
    stats: ListStats;
    /**
     * @description A blocked list takes no sends.
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
    group_id?: number;
    /** @description The name for internal use. */
    internal_name?: string;
    /** @description The name shown to contacts. */
    public_name?: string;
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
 * @description The request was taken; an operation works it off in the background.
 * @example {
 *       "result": "success",
 *       "operation_id": 1
 *     }
 */
export type OperationAccepted = {
    /**
     * Format: int64
     * @description The operation, which `getOperation` shows with its progress and its file.
     */
    readonly operation_id: number;
    /**
     * @description Always `success`.
     * @constant
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
 * @description Work that the platform does in the background, with how far it has come.
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
    /** @description What became of the contacts or products of an import; left out for other work. */
    counts?: {
        /**
         * Format: int64
         * @description Those that were left as they are.
         */
        ignored: number;
        /**
         * Format: int64
         * @description Those that are new.
         */
        imported: number;
        /**
         * Format: int64
         * @description Those that were refused.
         */
        invalid: number;
        /**
         * Format: int64
         * @description Those that were changed.
         */
        updated: number;
    };
    created: DateTime;
    /**
     * Format: int64
     * @description The user who asked for it; left out when a key without a user did.
     */
    readonly created_by?: number;
    /**
     * Format: int64
     * @description How many of its items were worked off; left out when nobody counts them.
     */
    done?: number;
    /** @description When it ended; left out while it has not. */
    end_date?: DateTime;
    /**
     * Format: uri
     * @description The address of the file that it left, which needs no key; left out when it has left none.
     */
    file?: string;
    /** @description When the address in `file` ends. */
    file_until?: DateTime;
    /**
     * Format: int64
     * @description The list whose contacts it is about; left out for other work, and for campaigns.
     */
    readonly list_id?: number;
    /** @description The campaign that it sends; both members are empty when it sends none. */
    operation_data: {
        /** @description The hash of the campaign. */
        campaign_hash: string;
        /** @description The name of the campaign that only the account sees. */
        internal_name: string;
    };
    /**
     * Format: int64
     * @description The id of the operation.
     */
    readonly operation_id: number;
    /** @description Why it does not get on, in words: why the feed of its campaign cannot be read, for instance, or what ended it. Left out when nothing is in its way. */
    problem?: string;
    /** @description When it began or, while it waits for its time, will begin; otherwise left out. */
    start_date?: DateTime;
    status: OperationDetailStatus;
    /**
     * Format: int64
     * @description How many items it has: contacts, products, rows of a file, recipients of a campaign. Left out as long as that is not known.
     */
    total?: number;
    type: OperationType;
};
/**
 * OperationDetailStatus
 * @description A queued operation waits, a processing one is being prepared, an executing one does its work, a paused one was stopped for a while; a finished or canceled one has ended.
 * @example finished
 * @enum {string}
 */
export type OperationDetailStatus = "queued" | "processing" | "executing" | "paused" | "finished" | "canceled";
/**
 * OperationIds
 * @description The operations that an action is for.
 * @example {
 *       "operations": [
 *         1
 *       ]
 *     }
 */
export type OperationIds = {
    /** @description The ids of the operations, as `listOperations` shows them. Repeated ones count once. */
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
 * @description The kind of work.
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
    cart_id?: string;
    contact?: CartContact;
    /** @description When it was placed, in UTC. By default, now. */
    order_date?: DateTime;
    /** @description The id of the order in the shop. Repeat it to change the order. */
    order_id: string;
    /** @default unknown */
    order_status?: OrderStatus;
    /**
     * Format: double
     * @description The total of the order.
     */
    order_total?: number;
    /** @description The ordered products. */
    products?: OrderProduct[];
};
/**
 * OrderImport
 * @description Orders to bring in at once.
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
    order_status?: OrderStatus;
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
    category?: string;
    /** @description The identifier of the product. */
    id: string;
    /** @description The name of the product. */
    name: string;
    /** @description The unit price. */
    price?: number;
    /**
     * Format: int64
     * @description The ordered quantity.
     */
    quantity?: number;
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
 * @description A product in an order, and how many of it.
 * @example {
 *       "product_identifier": "TSHIRT-RED-M",
 *       "name": "T-shirt, red, M",
 *       "price": 15.92,
 *       "quantity": 2
 *     }
 */
export type OrderProduct = {
    /** @description The brand. */
    brand?: string;
    /** @description The categories, each from the widest to the narrowest with `>` between them. */
    categories?: string[];
    /** @description Properties beyond these. */
    custom_attributes?: ProductAttributeWrite[];
    /** @description A text about it. */
    description?: string;
    /** @description The European Article Number. */
    ean?: string;
    /** @description The Global Trade Item Number. */
    gtin?: string;
    /** @description The address of a picture. */
    image_link?: string;
    /** @description The address of its page. */
    link?: string;
    /** @description The number that its manufacturer gave it. */
    mpn?: string;
    /** @description The name. */
    name?: string;
    /**
     * Format: double
     * @description The price of one, in the currency of the catalog.
     * @default 0
     */
    price?: number;
    /** @description The identifier: letters, digits, `_`, `.` and `-`. Unique in its catalog. */
    product_identifier?: string;
    /**
     * Format: double
     * @description How many were ordered.
     * @default 0
     */
    quantity?: number;
    /** @description The identifiers of products that go with it. */
    related_products?: string[];
    /**
     * Format: double
     * @description The reduced price of one; 0 when it is not reduced.
     * @default 0
     */
    sale_price?: number;
    /** @description The number by which the shop keeps it in stock (SKU). */
    sku?: string;
    /** @description The Universal Product Code. */
    upc?: string;
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
 * @description What became of an SMS or voice campaign. A breakdown that was not asked for is left out.
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
    /** @description The counts by network. */
    networks?: PhoneReportNetwork[];
    overall: PhoneReportOverall;
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
    /** @description The number of the contact, country code and number with a dash between them. */
    data: string;
    /**
     * @description How the contacts are chosen. (enum property replaced by openapi-typescript)
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
 * @description The answer to a ping.
 * @example {
 *       "result": "pong"
 *     }
 */
export type Pong = {
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
export type Problem = {
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
export type ProblemWithErrors = {
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
 * @description A new product. Members left out stay empty.
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
    brand?: string;
    /** @description The categories, each from the widest to the narrowest with `>` between them. */
    categories?: string[];
    /** @description Properties beyond these. */
    custom_attributes?: ProductAttributeWrite[];
    /** @description A text about it. */
    description?: string;
    /** @description The European Article Number. */
    ean?: string;
    /** @description The Global Trade Item Number. */
    gtin?: string;
    /** @description The address of a picture. */
    image_link?: string;
    /** @description Whether it can be bought now. No answer shows it; the platform keeps it, to tell when a product is back. */
    in_stock?: boolean;
    /** @description The address of its page. */
    link?: string;
    /** @description The number that its manufacturer gave it. */
    mpn?: string;
    /** @description The name. */
    name: string;
    /**
     * Format: double
     * @description The price of one, in the currency of the catalog.
     * @default 0
     */
    price?: number;
    /** @description The identifier: letters, digits, `_`, `.` and `-`. Unique in its catalog. */
    product_identifier: string;
    /** @description The identifiers of products that go with it. */
    related_products?: string[];
    /**
     * Format: double
     * @description The reduced price of one; 0 when it is not reduced.
     * @default 0
     */
    sale_price?: number;
    /** @description The number by which the shop keeps it in stock (SKU). */
    sku?: string;
    /** @description The Universal Product Code. */
    upc?: string;
};
/**
 * ProductImport
 * @description Products to bring into a catalog at once.
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
    mode?: ProductImportMode;
    /** @description The products. One that is not well formed is ignored. */
    products: ProductImportItem[];
};
/**
 * ProductImportItem
 * @description One product of an import, with the members and types of a product. A value that does not fit refuses nothing: its product is ignored.
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
    brand?: unknown;
    /** @description The categories, each from the widest to the narrowest with `>` between them. */
    categories?: unknown;
    /** @description Properties beyond these. */
    custom_attributes?: unknown;
    /** @description A text about it. */
    description?: unknown;
    /** @description The European Article Number. */
    ean?: unknown;
    /** @description The Global Trade Item Number. */
    gtin?: unknown;
    /** @description The address of a picture. */
    image_link?: unknown;
    /** @description Whether it can be bought now. No answer shows it; the platform keeps it, to tell when a product is back. */
    in_stock?: unknown;
    /** @description The address of its page. */
    link?: unknown;
    /** @description The number that its manufacturer gave it. */
    mpn?: unknown;
    /** @description The name. */
    name?: unknown;
    /** @description The price of one, in the currency of the catalog. */
    price?: unknown;
    /** @description The identifier: letters, digits, `_`, `.` and `-`. Unique in its catalog. */
    product_identifier?: unknown;
    /** @description The identifiers of products that go with it. */
    related_products?: unknown;
    /** @description The reduced price of one; 0 when it is not reduced. */
    sale_price?: unknown;
    /** @description The number by which the shop keeps it in stock (SKU). */
    sku?: unknown;
    /** @description The Universal Product Code. */
    upc?: unknown;
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
 * @description The members of a product to change; those left out stay as they are. An empty text or array erases the value.
 * @example {
 *       "price": 17.9,
 *       "sale_price": 0
 *     }
 */
export type ProductUpdate = {
    /** @description The brand. */
    brand?: string;
    /** @description The categories, each from the widest to the narrowest with `>` between them. */
    categories?: string[];
    /** @description Properties beyond these. They take the place of those stored. */
    custom_attributes?: ProductAttributeWrite[];
    /** @description A text about it. */
    description?: string;
    /** @description The European Article Number. */
    ean?: string;
    /** @description The Global Trade Item Number. */
    gtin?: string;
    /** @description The address of a picture. */
    image_link?: string;
    /** @description Whether it can be bought now. No answer shows it; the platform keeps it, to tell when a product is back. */
    in_stock?: boolean;
    /** @description The address of its page. */
    link?: string;
    /** @description The number that its manufacturer gave it. */
    mpn?: string;
    /** @description The name. */
    name?: string;
    /**
     * Format: double
     * @description The price of one, in the currency of the catalog.
     */
    price?: number;
    /** @description The identifiers of products that go with it. */
    related_products?: string[];
    /**
     * Format: double
     * @description The reduced price of one; 0 when it is not reduced.
     */
    sale_price?: number;
    /** @description The number by which the shop keeps it in stock (SKU). */
    sku?: string;
    /** @description The Universal Product Code. */
    upc?: string;
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
    description?: string;
    /**
     * @description Whether the app uses the push service's development environment.
     * @default false
     */
    development?: boolean;
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
    two_steps_config?: string;
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
    cancel_label?: string;
    /** @description The URL or deep link that the button opens. */
    link?: string;
    /** @description The text of the button. */
    title?: string;
    /**
     * @description Whether the link is a URL or a deep link into the app.
     * @enum {string}
     */
    type?: "url" | "deeplink";
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
    actions?: PushCampaignActions;
    /** @description The app of the devices. */
    app_id: string;
    content: CampaignTextContent;
    geo_options?: PushCampaignGeo;
    /**
     * Format: int64
     * @description The group of the campaign. By default, none.
     */
    group_id?: number;
    notification_options?: PushCampaignNotification;
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
    duration?: number;
    /** @description Degrees of latitude, negative in the south. */
    latitude?: number;
    /** @description Degrees of longitude, negative in the west. */
    longitude?: number;
    /**
     * Format: int64
     * @description Maximum distance from that point, in meters.
     */
    range?: number;
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
    latitude?: number;
    /** @description Degrees of longitude, negative in the west. */
    longitude?: number;
    /**
     * Format: int64
     * @description Maximum distance from that point, in meters.
     */
    range?: number;
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
    icon?: string;
};
/**
 * PushCampaignSend
 * @description To whom a push campaign goes, and when.
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
    /** @description The ids of the users to tell when the send has ended. */
    notify?: number[];
    /** @description When to send, in UTC. Without it, or when it has passed, at once. */
    schedule_date?: DateTime;
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
    actions?: PushCampaignActions;
    content?: CampaignMessageUpdate;
    geo_options?: PushCampaignGeoUpdate;
    /**
     * Format: int64
     * @description The group of the campaign.
     */
    group_id?: number;
    notification_options?: PushCampaignNotification;
    /** @description The title of the message. */
    title?: string;
};
/**
 * PushEventRegister
 * @description What a device did with a push message.
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
    /** @description The id of the contact, as the message carried it. */
    contact: string;
    /**
     * Format: int64
     * @description The number of the device, as the message carried it.
     */
    device_id: number;
    /**
     * @description What happened: the message was opened, or closed without a look.
     * @enum {string}
     */
    event: "open" | "canceled";
    /**
     * Format: int64
     * @description The number of the campaign, as the message carried it.
     */
    mailing_id?: number;
    /** @description The hash of the message, as the message carried it. */
    message_hash: string;
    /** @description The system of the device, for instance `android` or `ios`. */
    os: string;
};
/**
 * PushReport
 * @description What became of a push campaign. A breakdown that was not asked for is left out.
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
    /** @description The counts by operating system. */
    operating_systems?: PushReportOperatingSystem[];
    overall: PushReportOverall;
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
        field?: string;
        /** @description The value of that field. */
        value?: string;
    };
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
 * ResendDoubleOptinConflict
 * @description What stands against the request.
 */
export type ResendDoubleOptinConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The contact is not unconfirmed, has no active email address, or its address is suppressed. */
        contact_not_confirmable?: string;
        /** @description The address has had three such emails within 24 hours. Wait a day. */
        double_optin_too_often?: string;
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
        idempotency_in_progress?: string;
        /** @description The sender of the campaign is gone, or the account has no active one. Give it another one. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * RetryCampaignConflict
 * @description What stands against the request.
 */
export type RetryCampaignConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The campaign is under way; it can be sent again when that is over. */
        campaign_not_sendable?: string;
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
        idempotency_in_progress?: string;
        /** @description No recipient of the campaign has failed. */
        nothing_failed?: string;
        /** @description The sender of the campaign is gone, or the account has no active one. Give it another one. */
        sender_missing?: string;
        /** @description The sender is not active; only active ones send. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * RetryEmailCampaignConflict
 * @description What stands against the request.
 */
export type RetryEmailCampaignConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The campaign is under way; it can be sent again when that is over. */
        campaign_not_sendable?: string;
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
        idempotency_in_progress?: string;
        /** @description No recipient of the campaign has failed. */
        nothing_failed?: string;
        /** @description The sender of the campaign is gone, or the account has no active one. Give it another one. */
        sender_missing?: string;
        /** @description The sender is not active; only active ones send. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
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
 * @description A condition on what happened to a contact.
 * @example {
 *       "segment_activity": "email_open",
 *       "within_days": 30,
 *       "campaign_hash": "c4mp41gn01",
 *       "invert": false
 *     }
 */
export type SegmentActivityCondition = {
    /** @description Only activities of this campaign. Without it, those of all count. */
    campaign_hash?: string;
    /**
     * @description Whether the contacts are meant that have no such activity.
     * @default false
     */
    invert?: boolean;
    /** @description The activity that the contact has, as `listContactActivities` shows it. */
    segment_activity: ActivityName;
    /**
     * Format: int32
     * @description Only activities of the last so many days, of 24 hours each. Without it, all count.
     */
    within_days?: number;
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
    invert?: boolean;
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
    /** @description The id of the segment. Do not read anything from its text. */
    readonly segment_id: string;
    /**
     * @description Where the segment comes from. (enum property replaced by openapi-typescript)
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
 * @description Which contacts are in a segment. Without a condition on the status `removed`, removed contacts are left out. A filter has at most 100 conditions.
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
     * @description Whether a contact has to meet every condition, or one at least.
     * @default and
     * @enum {string}
     */
    boolean_operator?: "and" | "or";
    /**
     * @description Whether the contacts are meant that are otherwise left out: everybody else of the list.
     * @default false
     */
    invert?: boolean;
    /** @description The conditions; a group may stand for one. */
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
 * @description Conditions that count as one.
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
     * @description Whether a contact has to meet every condition, or one at least.
     * @default and
     * @enum {string}
     */
    boolean_operator?: "and" | "or";
    /**
     * @description Whether the contacts are meant that are otherwise left out.
     * @default false
     */
    invert?: boolean;
    /** @description The conditions; a group may stand for one. */
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
 * @description Conditions that count as one inside of a group.
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
     * @description Whether a contact has to meet every condition, or one at least.
     * @default and
     * @enum {string}
     */
    boolean_operator?: "and" | "or";
    /**
     * @description Whether the contacts are meant that are otherwise left out.
     * @default false
     */
    invert?: boolean;
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
    invert?: boolean;
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
 * @description A segment that the account made, with conditions of its own.
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
    /** @description The id of the segment. Do not read anything from its text. */
    readonly segment_id: string;
    /**
     * @description Where the segment comes from. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "saved";
    updated: DateTime;
};
/**
 * SegmentTag
 * @description The contacts that have a tag.
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
    /** @description The id of the segment. Do not read anything from its text. */
    readonly segment_id: string;
    /**
     * @description Where the segment comes from. (enum property replaced by openapi-typescript)
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
    invert?: boolean;
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
    name?: string;
    segment_filter?: SegmentFilter;
};
/**
 * SendEmailCampaignConflict
 * @description What stands against the request.
 */
export type SendEmailCampaignConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The campaign is under way; it can be sent again when that is over. */
        campaign_not_sendable?: string;
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
        idempotency_in_progress?: string;
        /** @description The sender of the campaign is gone, or the account has no active one. Give it another one. */
        sender_missing?: string;
        /** @description The sender is not active; only active ones send. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
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
 * @description The columns of a report of sends. What is left out is not shown.
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
    campaign_fields?: AdvancedReportCampaignFields;
    /** @description The ids of the base fields to show, for instance `email`. */
    list_base_fields?: string[];
    /** @description The extra fields to show, list by list. */
    list_extra_fields?: AdvancedReportExtraFields[];
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
    callback_url?: string;
    columns?: SendsReportColumns;
    format?: AdvancedReportFormat;
    /** @description The ids of the lists of the report. */
    lists: number[];
    options?: AdvancedReportOptions;
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
    cname_id?: number;
    /**
     * Format: int64
     * @description The group of the campaign. By default, none.
     */
    group_id?: number;
    /** @description The name for internal use. */
    internal_name: string;
    /**
     * Format: int64
     * @description The list of the campaign.
     */
    list_id: number;
    options?: SmsCampaignOptions;
    page_content: SmartSmsPage;
    /**
     * Format: int64
     * @description The cellphone sender. It must be active at the time of sending. By default, the platform's sender.
     */
    sender_id?: number;
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
    campaign_content?: CampaignMessageUpdate;
    /**
     * Format: int64
     * @description The verified domain name of the short link.
     */
    cname_id?: number;
    /**
     * Format: int64
     * @description The group of the campaign.
     */
    group_id?: number;
    /** @description The name for internal use. */
    internal_name?: string;
    options?: SmsCampaignOptions;
    page_content?: SmartSmsPageUpdate;
    /**
     * Format: int64
     * @description The cellphone sender.
     */
    sender_id?: number;
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
 * @description A page that stands in the request and is shown by the platform. Clicks on its links are counted. Its scripts run apart from everything else: they have neither cookies nor storage.
 * @example {
 *       "type": "html",
 *       "page_html": "<h1>Spring is here</h1><p>20 % off until Sunday.</p>",
 *       "page_internal_name": "Spring page"
 *     }
 */
export type SmartSmsPageHtml = {
    /** @description The HTML of the page. It may hold `{{ field }}`, which becomes the value of the recipient, and `{{ unsubscribe_url }}`, where the recipient leaves the list. */
    page_html: string;
    /** @description The name of the page that only the account sees. Without it, the one of the campaign. */
    page_internal_name?: string;
    /**
     * @description The kind of page. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "html";
};
/**
 * SmartSmsPageImport
 * @description A copy of a page, made when the campaign is created and shown by the platform. Pictures, styles and scripts stay at the host of the page. Clicks on the links of the copy are counted.
 * @example {
 *       "type": "import",
 *       "page_url": "https://shop.example.com/spring",
 *       "page_internal_name": "Spring page"
 *     }
 */
export type SmartSmsPageImport = {
    /** @description The name of the page that only the account sees. Without it, the one of the campaign. */
    page_internal_name?: string;
    /** @description The address of the page to copy: http or https, at most 2 MB, and not one that leads on to another. */
    page_url: string;
    /**
     * @description The kind of page. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "import";
};
/**
 * SmartSmsPageRedirect
 * @description A page of yours; the link leads on to it.
 * @example {
 *       "type": "redirect",
 *       "page_url": "https://shop.example.com/spring"
 *     }
 */
export type SmartSmsPageRedirect = {
    /** @description The address of the page, http or https. It may hold `{{ field }}`, which becomes the value of the recipient. */
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
    page_html?: string;
    /** @description The name of the page for internal use; a redirect has none. */
    page_internal_name?: string;
    /** @description The target URL, or the URL of a page to copy again. Links already sent also use it. */
    page_url?: string;
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
    callback_url?: string;
    /** @description The campaigns of the report. */
    campaigns: AdvancedReportCampaigns[];
    columns?: SmsReportColumns;
    format?: AdvancedReportFormat;
    options?: SmsReportOptions;
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
    group_id?: number;
    /** @description The name for internal use. */
    internal_name: string;
    /**
     * Format: int64
     * @description The list of the campaign.
     */
    list_id: number;
    options?: SmsCampaignOptions;
    /**
     * Format: int64
     * @description The cellphone sender. It must be active at the time of sending. By default, the platform's sender.
     */
    sender_id?: number;
};
/**
 * SmsCampaignOptions
 * @description How the text is encoded, and how long it may get. A message holds 160 characters in gsm and 70 in unicode, and fewer when a text needs several.
 * @example {
 *       "encoding": "gsm",
 *       "max_messages": 2
 *     }
 */
export type SmsCampaignOptions = {
    /**
     * @description The characters: `gsm` has those of the basic alphabet, `gsm_extended` its extension as well, `unicode` all. Without it, the first of them that has all characters of the text.
     * @enum {string}
     */
    encoding?: "gsm" | "gsm_extended" | "unicode";
    /**
     * Format: int32
     * @description Into how many messages a text may be split, for one recipient. Without it, 7. A longer text is not sent to that recipient.
     */
    max_messages?: number;
};
/**
 * SmsCampaignSend
 * @description To whom an SMS or smart SMS campaign goes, and when.
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
    /** @description The field that holds the number, `cellphone` or the id of an extra field of the format cellphone. */
    destination_field: string;
    /**
     * Format: int64
     * @description The list to send to.
     */
    list_id: number;
    /** @description The ids of the users to tell when the send has ended. */
    notify?: number[];
    /** @description When to send, in UTC. Without it, or when it has passed, at once. */
    schedule_date?: DateTime;
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
    content?: CampaignMessageUpdate;
    /**
     * Format: int64
     * @description The group of the campaign.
     */
    group_id?: number;
    /** @description The name for internal use. */
    internal_name?: string;
    options?: SmsCampaignOptions;
    /**
     * Format: int64
     * @description The cellphone sender.
     */
    sender_id?: number;
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
    callback_url?: string;
    /** @description The campaigns of the report. */
    campaigns: AdvancedReportCampaigns[];
    columns?: SmsReportColumns;
    format?: AdvancedReportFormat;
    options?: SmsReportOptions;
    range: AdvancedReportRange;
    /** @description The title of the report. */
    title: string;
};
/**
 * SmsReportColumns
 * @description The columns of a report of SMS events or bounces. What is left out is not shown.
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
    campaign_fields?: AdvancedReportCampaignFields;
    /** @description The ids of the base fields to show, for instance `email`. */
    list_base_fields?: string[];
    /** @description The extra fields to show, list by list. */
    list_extra_fields?: AdvancedReportExtraFields[];
    list_stats_fields?: SmsReportStats;
};
/**
 * SmsReportOptions
 * @description Whom to tell of a report, and what a row is about.
 * @example {
 *       "notify": [
 *         1
 *       ],
 *       "grouping": "by_contact"
 *     }
 */
export type SmsReportOptions = {
    /** @default by_campaign */
    grouping?: AdvancedReportGrouping;
    /** @description The ids of the users to tell when the report has ended. */
    notify?: number[];
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
    delivery_answer?: boolean;
    /**
     * @description Whether to show the time of the receipt.
     * @default false
     */
    delivery_date?: boolean;
};
/**
 * SubscriptionsReportColumns
 * @description The columns of a report of subscriptions. What is left out is not shown.
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
    /** @description The ids of the base fields to show, for instance `email`. */
    list_base_fields?: string[];
    /** @description The extra fields to show, list by list. */
    list_extra_fields?: AdvancedReportExtraFields[];
    list_stats_fields?: SubscriptionsReportStats;
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
    callback_url?: string;
    columns?: SubscriptionsReportColumns;
    format?: AdvancedReportFormat;
    /** @description The ids of the lists of the report. */
    lists: number[];
    options?: AdvancedReportOptions;
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
    subscription_method?: boolean;
    /**
     * @description Whether to show the source of the contact, for example the form.
     * @default false
     */
    subscription_src?: boolean;
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
     * @description The kind of the values. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "cellphone";
    /** @description Cellphones, country code and number with a dash between them. */
    value: string[];
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
     * @description The kind of the values. (enum property replaced by openapi-typescript)
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
     * @description The kind of the values. (enum property replaced by openapi-typescript)
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
     * @description The kind of the values. (enum property replaced by openapi-typescript)
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
     * @description The kind of the values. (enum property replaced by openapi-typescript)
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
    color?: string;
    /** @description The name of the tag, unique regardless of case. If left out, it stays unchanged. */
    name?: string;
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
    color?: string;
    /** @description The name of the tag, unique regardless of case. */
    name: string;
};
/**
 * TestCampaignConflict
 * @description What stands against the request.
 */
export type TestCampaignConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
        idempotency_in_progress?: string;
        /** @description The sender of the campaign is gone, or the account has no active one. Give it another one. */
        sender_missing?: string;
        /** @description The sender is not active; only active ones send. */
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
     * @description Address of a text about the status code.
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
    list_id?: number;
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
 * @description A goal that is reached by visiting a page or following a link.
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
    /** @description Whether capitals count. */
    case_sensitive: boolean;
    /**
     * @description How it is compared.
     * @enum {string}
     */
    condition: "contains" | "exactly" | "regex";
    /** @description Whether a visitor who reaches it again counts again. */
    multiple_conversion: boolean;
    /** @description What it is compared with. With `regex`, at most 200 characters of a limited kind (M-597). */
    pattern: string;
    /**
     * @description What is compared: the address or the title of a page, the address of a download, or that of a link to elsewhere. Addresses are whole, from `https://` on, and without a fragment (M-597).
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
 * @description A goal that a script in the page reports.
 * @example {
 *       "type": "manual",
 *       "multiple_conversion": true
 *     }
 */
export type TrackEngageGoalManual = {
    /** @description Whether a visitor who reaches it again counts again. */
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
 * @description A goal that is reached by staying.
 * @example {
 *       "type": "time",
 *       "minutes": 2.5
 *     }
 */
export type TrackEngageGoalTime = {
    /**
     * Format: double
     * @description How long a page has to be visible, in minutes.
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
    unsubscription_method?: string;
    /** @description Your note. */
    unsubscription_observation?: string;
    /** @description not_interested, lack_of_time, email_address_change, spam or other. Others are reported under `invalid_unsubscription_reason`. */
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
export type UnsubscribeRequest = {
    /** @description One entry for each contact. Each is judged by itself. */
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
 * @description The columns of a report of unsubscriptions. What is left out is not shown.
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
    /** @description The ids of the base fields to show, for instance `email`. */
    list_base_fields?: string[];
    /** @description The extra fields to show, list by list. */
    list_extra_fields?: AdvancedReportExtraFields[];
    list_stats_fields?: UnsubscriptionsReportStats;
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
    callback_url?: string;
    columns?: UnsubscriptionsReportColumns;
    format?: AdvancedReportFormat;
    /** @description The ids of the lists of the report. */
    lists: number[];
    options?: AdvancedReportOptions;
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
    unsubscription_date?: boolean;
    /**
     * @description Whether to show how the contact left.
     * @default false
     */
    unsubscription_method?: boolean;
    /**
     * @description Whether to show the source, for example the campaign.
     * @default false
     */
    unsubscription_src?: boolean;
};
/**
 * UpdateContactByFieldConflict
 * @description What stands against the request.
 */
export type UpdateContactByFieldConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The ids of the contacts that have the value. */
        contacts?: string[];
        /** @description The id of the field, or the name of a base field. */
        field_id?: string;
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
        idempotency_in_progress?: string;
        /** @description The value belongs to another contact. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * UpdateContactConflict
 * @description What stands against the request.
 */
export type UpdateContactConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description Somebody with this address was forgotten. Only this person can come back, by a confirmed subscription. */
        address_forgotten?: string;
        /** @description The ids of the contacts that have the value. */
        contacts?: string[];
        /** @description The id of the field, or the name of a base field. */
        field_id?: string;
        /** @description The value belongs to another contact. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * UpdateContactsConflict
 * @description What stands against the request.
 */
export type UpdateContactsConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description Somebody with this address was forgotten. Only this person can come back, by a confirmed subscription. */
        address_forgotten?: string;
        /** @description The ids of the contacts that have the value. */
        contacts?: string[];
        /** @description The id of the field, or the name of a base field. */
        field_id?: string;
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
        idempotency_in_progress?: string;
        /** @description The value belongs to another contact. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * UpdateSegmentConflict
 * @description What stands against the request.
 */
export type UpdateSegmentConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description Only segments of the type saved can be changed or deleted. */
        invalid_segment_type?: string;
        /** @description The list has a segment with this name already. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * UpdateTagConflict
 * @description What stands against the request.
 */
export type UpdateTagConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The account has a tag with this name already. */
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
     * @description Address of a text about the status code.
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
 * VoiceCampaignAudio
 * @description A recording that travels in the request.
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
    group_id?: number;
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
    audio?: string;
};
/**
 * VoiceCampaignSend
 * @description Whom a voice campaign calls, and when.
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
    limit_contacts?: VoiceLimit;
    limit_hour?: LimitHour;
    /**
     * Format: int32
     * @description How many calls are started in a second at most. Without it, as many as the carrier takes.
     */
    limit_speed?: number;
    /**
     * Format: int64
     * @description The list to send to.
     */
    list_id: number;
    /** @description The ids of the users to tell when the send has ended. */
    notify?: number[];
    /** @description When to send, in UTC. Without it, or when it has passed, at once. */
    schedule_date?: DateTime;
    segments: PhoneSendSegment;
    /**
     * @description Whether a number that several contacts share is called only once.
     * @default false
     */
    unique_contacts_only?: boolean;
};
/**
 * VoiceCampaignTemplate
 * @description An SMS template. Its text is copied when the campaign is created, filled in for each contact, and spoken.
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
 * @description The members of a voice campaign to change; those left out stay as they are. Name `content` or `message`, not both.
 * @example {
 *       "group_id": 1,
 *       "message": {
 *         "audio": "SUQzBAAAAAAAAA=="
 *       }
 *     }
 */
export type VoiceCampaignUpdate = {
    content?: VoiceCampaignContent;
    /**
     * Format: int64
     * @description The group of campaigns that it belongs to.
     */
    group_id?: number;
    /** @description The name that only the account sees. */
    internal_name?: string;
    /** @description A recording that takes the place of what is played now, as `content` of the type `audio` does. */
    message?: VoiceCampaignMessage;
    /**
     * Format: int64
     * @description The phone sender that it comes from.
     */
    sender_id?: number;
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
 * @description A share of the chosen contacts.
 * @example {
 *       "type": "percent",
 *       "value": 50
 *     }
 */
export type VoiceLimitPercent = {
    /**
     * @description How the limit is given. (enum property replaced by openapi-typescript)
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
     * @description How the limit is given. (enum property replaced by openapi-typescript)
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
 * @description Something that a webhook can be told of.
 * @example email_click
 * @enum {string}
 */
export type WebhookAction = "forget_subscription" | "change_consent" | "web_push_bounce" | "web_push_click" | "web_push_delivered" | "web_push_open" | "web_push_send" | "web_push_subscription" | "web_push_unsubscription" | "email_send" | "email_open" | "email_click" | "email_soft_bounce" | "email_hard_bounce" | "sms_send" | "sms_delivered" | "voice_send" | "unsubscribe" | "subscription" | "edit_subscription" | "resubscription" | "facebook_like" | "social_share" | "double_optin" | "email_spam_complaint" | "email_field_disable" | "cellphone_field_disable" | "phone_field_disable" | "push_send" | "push_open" | "push_click" | "push_received" | "push_error" | "push_canceled" | "new_order" | "cart_update" | "goal_conversion" | "product_view";
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
export type WebhookCreate = {
    /** @description The actions to report. */
    actions: WebhookAction[];
    /** @description The ids of the fields of the contact to send along; those of extra fields written as text. */
    fields?: string[];
    /**
     * Format: int64
     * @description The list whose contacts are watched.
     */
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
    icon?: string;
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
    icon?: string;
    /** @description The URL that a click on the message opens. */
    link?: string;
    /** @description The text below the title. */
    message?: string;
    /** @description The title of the message. */
    title?: string;
};
/**
 * WebpushCampaignCreate
 * @description What a new web push campaign needs.
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
    actions?: WebpushCampaignAction[];
    content: WebpushCampaignContent;
    /**
     * Format: int64
     * @description The group of campaigns that it belongs to. Without it, none.
     */
    group_id?: number;
    /** @description The name that only the account sees. */
    internal_name: string;
    /**
     * Format: int64
     * @description The site whose subscribers it is for.
     */
    site_id: number;
};
/**
 * WebpushCampaignSend
 * @description To whom a web push campaign goes, and when.
 * @example {
 *       "site_id": 1,
 *       "segments": {
 *         "type": "none"
 *       },
 *       "schedule_date": "2026-03-04 10:00:00"
 *     }
 */
export type WebpushCampaignSend = {
    /** @description The ids of the users to tell when the send has ended. */
    notify?: number[];
    /** @description When to send, in UTC. Without it, or when it has passed, at once. */
    schedule_date?: DateTime;
    segments: PushSendSegment;
    /**
     * Format: int64
     * @description The site to whose subscribers to send.
     */
    site_id: number;
};
/**
 * WebpushCampaignUpdate
 * @description The members of a web push campaign to change; those left out stay as they are.
 * @example {
 *       "content": {
 *         "title": "Spring is here, and 20 % off"
 *       },
 *       "actions": []
 *     }
 */
export type WebpushCampaignUpdate = {
    /** @description The buttons below the message; they take the place of those stored. */
    actions?: WebpushCampaignAction[];
    content?: WebpushCampaignContentUpdate;
    /**
     * Format: int64
     * @description The group of campaigns that it belongs to.
     */
    group_id?: number;
    /** @description The name that only the account sees. */
    internal_name?: string;
};
/**
 * WebpushReport
 * @description What became of a web push campaign. A breakdown that was not asked for is left out.
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
    /** @description The counts by operating system. */
    operating_systems?: WebpushReportOperatingSystem[];
    overall: WebpushReportOverall;
    /** @description The counts by address. A campaign with a feed has other addresses in each message, so it counts clicks only. */
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
     * @description Messages that no browser took.
     */
    bounces: number;
    /**
     * Format: int64
     * @description Clicks, repeated ones included.
     */
    clicks: number;
    /** @description The kind of the device, for instance `desktop`. */
    device: string;
    /**
     * Format: int64
     * @description Messages that were shown.
     */
    opens: number;
    /**
     * Format: int64
     * @description Messages sent, one for each browser.
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
     * @description Messages that no browser took.
     */
    bounces: number;
    /**
     * Format: int64
     * @description Clicks, repeated ones included.
     */
    clicks: number;
    /**
     * Format: int64
     * @description Messages that were shown, as the script of the website tells.
     */
    opens: number;
    /**
     * Format: int64
     * @description Messages sent, one for each browser.
     */
    sends: number;
};
/**
 * WebpushReportUrl
 * @description The counts of one address. A message counts for the link of the message as it is now, a click for the link or button that was followed.
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
     * @description Messages that no browser took.
     */
    bounces: number;
    /**
     * Format: int64
     * @description Clicks, repeated ones included.
     */
    clicks: number;
    /**
     * Format: int64
     * @description Messages that were shown.
     */
    opens: number;
    /**
     * Format: int64
     * @description Messages sent, one for each browser.
     */
    sends: number;
    /** @description The address that a click opens. */
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
     * @description Messages that no browser took.
     */
    bounces: number;
    /**
     * Format: int64
     * @description Clicks, repeated ones included.
     */
    clicks: number;
    /**
     * Format: int64
     * @description Messages that were shown.
     */
    opens: number;
    /**
     * Format: int64
     * @description Messages sent, one for each browser.
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
    group_id?: number;
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
    CampaignGroup: CampaignGroup;
    CampaignGroupPage: CampaignGroupPage;
    CampaignGroupWrite: CampaignGroupWrite;
    CampaignHash: CampaignHash;
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
    Cart: Cart;
    CartContact: CartContact;
    CartContactBase: CartContactBase;
    CartCreate: CartCreate;
    CartItem: CartItem;
    CartPage: CartPage;
    CartProduct: CartProduct;
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
    ResendDoubleOptinConflict: ResendDoubleOptinConflict;
    RetryCampaignConflict: RetryCampaignConflict;
    RetryEmailCampaignConflict: RetryEmailCampaignConflict;
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
    SuppressionAddEmail: SuppressionAddEmail;
    SuppressionAddEmailDomain: SuppressionAddEmailDomain;
    SuppressionAddEmailUser: SuppressionAddEmailUser;
    SuppressionAddPhone: SuppressionAddPhone;
    SuppressionEntry: SuppressionEntry;
    SuppressionMethod: SuppressionMethod;
    SuppressionPage: SuppressionPage;
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
    User: User;
    UserPage: UserPage;
    UserStatus: UserStatus;
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
    WebhookPage: WebhookPage;
    WebhookSecret: WebhookSecret;
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
