// Written by `npm run generate` from specs/soap-v2. Do not edit: change the contract instead.
/** Every code that an operation may answer. */
export type SoapErrorCode =
  | 'NO_USERNAME_AND_PASSWORD_AND_APIKEY'
  | 'NO_USERNAME_AND_PASSWORD'
  | 'NO_USERNAME'
  | 'NO_PASSWORD'
  | 'NO_APIKEY'
  | 'INVALID'
  | 'NO_ACCESS'
  | 'NO_MORE_LISTS_ALLOWED'
  | 'CANNOT_ADD_MORE_SUBSCRIBERS'
  | 'MAX_SUBSCRIBERS_FILE_LIMIT_EXCEEDED'
  | 'INTERNAL_ERROR'
  | 'NO_DATA'
  | 'ERROR_NOT_FOUND'
  | 'LIST_MISSING'
  | 'LISTID_MISSING'
  | 'LIST_NOT_FOUND'
  | 'LIST_NOT_EXISTS'
  | 'INVALID_LIST'
  | 'IN_USE'
  | 'NAME_MISSING'
  | 'NAME_ALREADY_EXISTS'
  | 'FORMS_NOT_FOUND'
  | 'FORM_MISSING'
  | 'NO_TAG_ID'
  | 'NO_TAGS_FOUND'
  | 'TAG_ALREADY_EXISTS'
  | 'TAG_NOT_FOUND'
  | 'SUBSCRIBER_MISSING'
  | 'NO_TARGET_ELEMENTS'
  | 'SUBSCRIBER_NOT_FOUND'
  | 'SUBSCRIBER_ALREADY_REMOVED'
  | 'SUBSCRIBER_DATA_CANNOT_BE_EDITED'
  | 'DATA_CANNOT_BE_EDITED'
  | 'SUBSCRIBER_FORMAT_ERROR'
  | 'NO_SUBSCRIBERS'
  | 'NO_COMPARE_FIELD'
  | 'NO_DATA_TO_INSERT'
  | 'EMAIL_REQUIRED'
  | 'EMAIL_ALREADY_EXISTS'
  | 'EMAIL_ADDRESS_INVALID'
  | 'EMAIL_ADDRESS_INVALID_MX_ERROR'
  | 'EMAIL_ADDRESS_INVALID_DOESNT_EXIST'
  | 'FIRST_NAME_REQUIRED'
  | 'FIST_NAME_ALREADY_EXISTS'
  | 'LAST_NAME_REQUIRED'
  | 'LAST_NAME_ALREADY_EXISTS'
  | 'CELLPHONE_REQUIRED'
  | 'CELLPHONE_ALREADY_EXISTS'
  | 'TELEPHONE_REQUIRED'
  | 'TELEPHONE_ALREADY_EXISTS'
  | 'FAX_REQUIRED'
  | 'FAX_ALREADY_EXISTS'
  | 'BIRTH_DATE_REQUIRED'
  | 'BIRTH_DATE_ALREADY_EXISTS'
  | 'NO_CELLPHONE_OR_TELEPHONE'
  | 'FIELD_NAME_MISSING'
  | 'FIELD_NOT_FOUND'
  | 'INVALID_TYPE'
  | 'INVALID_EXTRA_FIELD'
  | 'EXTRA_FIELD_XX_ALREADY_EXISTS'
  | 'SEGMENT_NAME_MISSING'
  | 'SEGMENT_NOT_FOUND'
  | 'SEGMENT_ALREADY_EXISTS'
  | 'NO_SEGMENTS_FOUND'
  | 'NO_SEARCH_FIELDS'
  | 'NO_CAMPAIGN'
  | 'CAMPAIGN_NOT_FOUND'
  | 'CAMPAIGN_NOT_VALID'
  | 'CANNOT_EDIT_CAMPAIGN'
  | 'CANNOT_BE_DELETED'
  | 'ALREADY_DELETED'
  | 'NO_SUBJECT'
  | 'NO_MESSAGE'
  | 'INVALID_MESSAGE'
  | 'MESSAGE_TOO_LONG'
  | 'MESSAGE_TO_LONG'
  | 'CHANNEL_MISSING'
  | 'SENDER_EXISTS'
  | 'SENDER_MISSING'
  | 'INVALID_FROM'
  | 'INVALID_URL'
  | 'INVALID_FILE'
  | 'FILE_TOO_LARGE'
  | 'NO_ZIP_FILE'
  | 'NO_FAX_FILE'
  | 'NO_AUDIO_FILE'
  | 'GROUP_NOT_FOUND'
  | 'AUTOBOT_NOT_FOUND'
  | 'NO_TEMPLATE_PROVIDED'
  | 'TEMPLATE_NOT_FOUND'
  | 'NO_LISTS_OR_CAMPAIGNS_PROVIDED'
  | 'NO_LISTS_PROVIDED'
  | 'NO_LISTS_PROVIDED_AS_ARRAY'
  | 'NO_CAMPAIGNS_PROVIDED'
  | 'NO_CAMPAIGNS_PROVIDED_AS_ARRAY'
  | 'INVALID_CAMPAIGN_ID_PROVIDED_IN_ARRAY'
  | 'CANT_GENERATE_ADVANCED_REPORT'
/** An event of a contact. */
export interface Activity {
  /** The event, as named by the Marketing API. */
  ACTION: string
  /** When it happened. */
  DATE: string
  /** The details, such as the campaign or the URL of a link. */
  ACTION_DATA?: { readonly [key: string]: unknown }
}
/** A requested report. */
export interface AdvancedReport {
  /** The number of the report. */
  ID: number
  /** Its name. */
  TITLE: string
  /** The status, as named by the Marketing API. */
  STATUS: string
  /** When it was requested. */
  CREATED: string
  /** The URL of its file; empty until it is ready. */
  URL: string
}
/** An automation. */
export interface Autobot {
  /** The number of the automation. */
  ID: number
  /** Its name. */
  NAME: string
  /** The number of its list. */
  LISTNUM: number
  /** The status, as named by the Marketing API. */
  STATUS: string
}
/** A campaign. */
export interface Campaign {
  /** The hash of the campaign. */
  HASH: string
  /** Its number. */
  REF: number
  /** The number of its list. */
  LISTNUM: number
  /** The subject or title. */
  SUBJECT: string
  /** The name for internal use; empty for messages of the platform, such as an opt-in. */
  INTERNAL_NAME: string
  /** `email`, `sms_premium`, `voice`, `fax`, or as named by the Marketing API. */
  CHANNEL: string
  /** `draft`, `queued`, `sending`, `paused`, `finished`, `canceled`, `standby`, `archived` or `deleted`. */
  STATUS: string
  /** When sending started. */
  START: string
  /** When sending ended. */
  END: string
  /** Messages processed so far. */
  PROCESSED_MESSAGES: number
}
/** A group of campaigns. */
export interface CampaignGroup {
  /** The number of the group. */
  ID: number
  /** Its name. */
  NAME: string
}
/** The campaign of the operation. */
export interface CampaignReference {
  /** The hash of the campaign. */
  ID: string
}
/** The account with its plan. */
export interface Client {
  /** The number of the account. The name is Portuguese. */
  CLIENTE_ID: number
  /** The name of the account. */
  COMPANY_NAME: string
  /** The company's registered name. */
  COMPANY_LEGAL_NAME: string
  /** `company` or `single_person`. */
  COMPANY_TYPE: string
  /** The code of its business activity. */
  BUSINESS_ACTIVITY_CODE: string
  /** The registration date of the company. */
  DATE_REGISTRATION: string
  /** The country (ISO 3166, two letters). */
  COUNTRY: string
  /** The state or district. */
  STATE: string
  /** The city. */
  CITY: string
  /** Street and number. */
  ADDRESS: string
  /** The URL of its website. */
  WEBSITE: string
  /** When the account was opened. */
  SIGNUP_DATE: string
  /** The balance, currency and amount. */
  CREDITS: string
  /** The name of the plan. */
  CONTRACT: string
  /** The end date of the plan. */
  CONTRACT_EXPIRE_DATE: string
  /** Emails included in the plan; 0 is unlimited. */
  PLAN_EMAIL_LIMIT: number
  /** Sent emails. */
  PLAN_EMAIL_SENT?: number
  /** SMS included in the plan; 0 is unlimited. */
  PLAN_SMS_LIMIT: number
  /** Sent SMS. */
  PLAN_SMS_SENT?: number
}
/** A domain of the account for links and pages. */
export interface Cname {
  /** The number of the entry. */
  ID: number
  /** The domain. */
  CNAME: string
  /** `recent`, `verified`, `unverified`, `invalid` or `private`, as in the Marketing API. */
  STATUS: string
}
/** A contact of a list. Missing values are empty texts. */
export interface Contact {
  /** The contact's id: ten hexadecimal digits, as `contact_id` of the Marketing API. */
  UID: string
  /** The number of the list. */
  LIST: number
  /** 0 unconfirmed, 1 active, 2 removed, 4 inactive. */
  STATUS: number
  /** The email address. */
  EMAIL: string
  /** The first name. */
  FIRST_NAME: string
  /** The last name. */
  LAST_NAME: string
  /** The cellphone, `<country code>-<number>`. */
  CELLPHONE: string
  /** The phone, `<country code>-<number>`. */
  TELEPHONE: string
  /** Always empty. */
  FAX: string
  /** The date of birth, YYYY-MM-DD. */
  BIRTH_DATE: string
  /** The language. */
  LANGUAGE: string
  /** When the contact joined the list. */
  ADD_DATE: string
  /** How it joined, as named by the Marketing API. */
  SUBSCRIPTION_METHOD: string
  /** When it left the list. */
  REMOVE_DATE: string
  /** How it left, as named by the Marketing API; `API` stands for `api`. */
  REMOVE_METHOD: string
  /** When it was last changed. Only in the response to a change of an existing contact. */
  MODIFICATION_DATE?: string
  /** Emails sent to it. Only for a request for one contact, like the next four. */
  EMAIL_SENT?: number
  /** Opens. */
  EMAIL_VIEWS?: number
  /** Clicks. */
  CLICKS?: number
  /** Bounced emails. */
  BOUNCES?: number
  /** How many times it forwarded one to a friend. */
  REFERRALS?: number
  /** How many of those friends subscribed. */
  REFERRALS_CONVERTED?: number
  /** SMS sent to it. */
  SMS_SENT?: number
  /** Delivered SMS. */
  SMS_DELIVERED?: number
  /** The numbers of its tags. */
  TAGS: (number)[]
  /** The value of an extra field; `<id>` is its number. */
  [name: `EXTRA_${number}`]: string
}
/** The values of a contact. Values that you leave out stay unchanged; an empty text clears a value. */
export interface ContactValues {
  /** The email address, unique in the list. */
  email?: string
  /** The cellphone, `<country code>-<number>`. */
  cellphone?: string
  /** The phone, `<country code>-<number>`. */
  telephone?: string
  /** The fax number. It is not stored. */
  fax?: string
  /** The first name. */
  first_name?: string
  /** The last name. */
  last_name?: string
  /** The date of birth. */
  birth_date?: string
  /** The language: `pt`, `br`, `en`, `es`, `fr` or `de`. */
  lang?: string
  /** 0 or 3 for unconfirmed, 1 active, 4 inactive. Only `removeSubscriber` sets 2 (removed). */
  status?: number | string
  /** The value of an extra field; `<id>` is its number. */
  [name: `extra_${number}`]: string | number | string
}
/** The operation succeeded. */
export interface Done {
  /** Always `OK`. */
  RESULT: string
}
/** The content of an email campaign. */
export interface EmailContent {
  /** The name for internal use. By default, the subject. */
  internal_name?: string
  /** The sender, as `FROMID` of `getSenders`. `fromID` is the same. */
  from?: string
  /** The sender, as `FROMID` of `getSenders`. `from` is the same. */
  fromID?: string
  /** The HTML. `{{ field }}` becomes the recipient's value. (at most 2097152 characters) */
  message?: string
  /** The URL of a page, downloaded once as the HTML, instead of `message`. */
  url?: string
  /** An HTML file in Base64, instead of `message`. (8 MB) */
  file?: string
  /** The campaign group; 0 for none. */
  group?: number | string
  /** A link above the content to forward the email to a friend. */
  link_referer_top?: boolean | 0 | 1 | '0' | '1'
  /** The same, below the content. */
  link_referer_bottom?: boolean | 0 | 1 | '0' | '1'
  /** A link above the content to open the email in a browser. */
  link_view_top?: boolean | 0 | 1 | '0' | '1'
  /** The same, below the content. */
  link_view_bottom?: boolean | 0 | 1 | '0' | '1'
  /** A link above the content to unsubscribe. */
  link_remove_top?: boolean | 0 | 1 | '0' | '1'
  /** The same, below the content. */
  link_remove_bottom?: boolean | 0 | 1 | '0' | '1'
  /** A link above the content to edit the contact's data. */
  link_edit_top?: boolean | 0 | 1 | '0' | '1'
  /** The same, below the content. */
  link_edit_bottom?: boolean | 0 | 1 | '0' | '1'
  /** A link above the content to print. No effect. */
  link_print_top?: boolean | 0 | 1 | '0' | '1'
  /** The same, below the content. No effect. */
  link_print_bottom?: boolean | 0 | 1 | '0' | '1'
  /** A link above the content to share the email. */
  link_social_networks_top?: boolean | 0 | 1 | '0' | '1'
  /** The same, below the content. */
  link_social_networks_bottom?: boolean | 0 | 1 | '0' | '1'
}
/** The text of an error code. */
export interface ErrorText {
  /** The code. */
  CODE: string
  /** The meaning. */
  MESSAGE: string
}
/** An extra field. */
export interface ExtraField {
  /** The name of the field. */
  NAME: string
  /** One of the types of `addExtraField`. */
  TYPE: string
  /** The choices of a field of the type `opcoes`; other fields have none. */
  OPTIONS?: (ExtraFieldOption)[]
}
/** A choice of an extra field. */
export interface ExtraFieldOption {
  /** The number of the choice, used as the value `EXTRA_<id>` of a contact. */
  ID: number
  /** Its text in the language of the list. */
  NAME: string
}
/** A subscription form. The keys are in lower case. */
export interface Form {
  /** The number of the form. */
  id: number
  /** Its name. */
  title: string
  /** The URL of its page. */
  url: string
  /** The id of the form in the URL. */
  hash: string
  /** 1 for the oldest form of the list, 0 for the others. */
  default: 0 | 1
}
/** The data that a contact entered in a form. */
export interface FormSubmission {
  /** The contact; empty if the submission was refused. */
  UID: string
  /** When it happened. */
  DATE: string
  /** The values by name of the base field or `extra_<number>`; option ids separated by commas. */
  ANSWERS: { readonly [key: string]: unknown }
}
/** A header and footer template for emails. The keys are in lower case. */
export interface HeaderFooterTemplate {
  /** The number of the template. */
  id: number
  /** Its name. */
  name: string
}
/** A list. The keys are in lower case. */
export interface List {
  /** The number of the list. */
  listnum: number
  /** The name shown to contacts. */
  title: string
  /** The name for internal use. */
  title_ref: string
  /** The group of the list; 0 for none. */
  grupo: number
  /** The language. */
  idioma: string
  /** Active contacts. */
  subs_activos: number
  /** All contacts, including removed ones. */
  subs_total: number
  /** Whether the list has the email channel. */
  canal_email: 0 | 1
  /** Whether the list has the SMS channel. */
  canal_sms: 0 | 1
  /** The extra fields; the text `0` if there are none. */
  extra_fields: (ListField)[] | '0'
}
/** An extra field in a list. */
export interface ListField {
  /** The number of the field. Contacts have its value as `extra_<id>`. */
  id: number
  /** The number of the list. */
  listnum: number
  /** The name of the field. */
  ref: string
  /** The texts of the choices in the list's language, separated by commas; empty for a field without choices. */
  opcoes: string
}
/** A waiting or current operation. */
export interface QueuedOperation {
  /** The number of the operation. */
  OPERATION_ID: number
  /** The type, as named by the Marketing API. */
  TYPE: string
  /** `queued`, `processing`, `executing` or `paused`. */
  STATUS: string
  /** When it was requested. */
  CREATED: string
  /** When it is due or started. */
  START_DATE: string
}
/** The totals of a campaign, by channel: SMS and voice campaigns have `DELIVERED`, `NOT_DELIVERED`, `INVALID` and `NETWORKS`; smart SMS also `VIEWS` and `CLICKS_SUB`; push and web push `VIEWS`, `CLICKS_SUB` and `RETURNED`; email campaigns all others. */
export interface Report {
  /** The campaign. */
  HASH: string
  /** Sent messages. */
  SENT: number
  /** Opens. */
  VIEWS?: number
  /** Recipients who opened it. */
  UNIQUE_VIEWS?: number
  /** Recipients who did not open it. */
  NOT_OPENED?: number
  /** Clicks. */
  CLICKS_SUB?: number
  /** Recipients who clicked. */
  UNIQUE_CLICKS?: number
  /** Recipients who clicked, in percent of the sent messages. */
  CLICKS_RATE?: number
  /** Bounced messages. */
  RETURNED?: number
  /** Recipients who unsubscribed. */
  TOTAL_REMOVES?: number
  /** Complaints. */
  COMPLAIN?: number
  /** Complaints, in percent of the sent messages. */
  COMPLAIN_RATE?: number
  /** How many times it was forwarded. The API spells the name this way. */
  RECOMENDATIONS?: number
  /** How many of those friends subscribed. */
  RECOMENDATIONS_SUCCESS?: number
  /** Likes on Facebook. Always 0, because Facebook does not report them. */
  FACEBOOK_LIKE?: number
  /** Shares on Facebook. */
  FACEBOOK_SHARE?: number
  /** Shares on Twitter. */
  TWEETS?: number
  /** Shares on a discontinued network; always 0. */
  GOOGLE_BUZZES?: number
  /** Other shares. */
  OTHER_SOCIAL?: number
  /** Opens by mail program. */
  PROGRAMS_TOTALS?: Record<string, number>
  /** Clicks by URL. */
  LINKS_CAMPAIGN?: Record<string, number>
  /** Recipients who clicked, by URL. */
  UNIQUE_LINKS?: Record<string, number>
  /** Opens by country. */
  TOP_COUNTRY?: Record<string, number>
  /** Opens by city. */
  TOP_CITY?: Record<string, number>
  /** Countries with an open. */
  TOTAL_COUNTRY?: number
  /** Cities with an open. */
  TOTAL_CITY?: number
  /** Delivered messages. */
  DELIVERED?: number
  /** Messages not delivered. */
  NOT_DELIVERED?: number
  /** Invalid numbers. */
  INVALID?: number
  /** Messages by network. */
  NETWORKS?: Record<string, number>
}
/** A segment. */
export interface Segment {
  /** The number of the segment. */
  ID: number
  /** Its name, used for sending. */
  NAME: string
}
/** A condition of a segment, or a group of conditions. */
export interface SegmentCondition {
  /** A base field such as `email`, or `extra_<id>`. */
  field?: string
  /** `equal`, `not_equal`, `contains`, `starts`, `ends`, `greater` or `lower`. By default, `equal`. */
  condition?: string
  /** What the field is compared with. */
  value?: string
  /** `and` or `or`, for a group. */
  operator?: string
  /** The conditions of a group; leave out field, condition and value. (at most 100 items) */
  conditions?: readonly (SegmentCondition)[]
}
/** A segment in a list of segments. */
export interface SegmentItem {
  /** The segment. */
  segment: Segment
}
/** A sender. */
export interface Sender {
  /** The sender's id: the number of the Marketing API as text. */
  FROMID: string
  /** The sender's address or number; for email with its name, `Name <address>`. */
  SENDER: string
  /** `email`, `telemovel` (SMS), `telefone` (voice) or `fax`. */
  CHANNEL: string
  /** `active`, `moderation` or `rejected`. Only `active` senders can send. */
  STATUS?: string
}
/** A tag. */
export interface Tag {
  /** The number of the tag. */
  ID: number
  /** Its name. */
  NAME: string
  /** Its colour, `#RRGGBB`. */
  COLOR?: string
}
/** An email template. */
export interface Template {
  /** The number of the template. */
  ID: number
  /** Its name. */
  NAME: string
  /** Its subject. */
  SUBJECT: string
  /** The URL of its thumbnail; empty if there is none. */
  THUMBNAIL: string
}
/** The user of the key or password. */
export interface User {
  /** The number of the user. If it is present, the credentials are valid. */
  USER_ID: number
  /** The user's login name. */
  USERNAME: string
  /** The first name. */
  FIRST_NAME: string
  /** The last name. */
  LAST_NAME: string
  /** The email address. */
  EMAIL: string
  /** The cellphone, `<country code>-<number>`. */
  CELLPHONE: string
  /** The fax number. */
  FAX: string
  /** The gender. */
  GENDER: string
  /** The user's role. `owner` has all rights; `user` is not an administrator. */
  USER_LEVEL: string
  /** The balance of the account: currency and amount. */
  CREDITS: string
  /** The key of the call. */
  APIKEY: string
}
/** Arguments, result and error codes of every operation. */
export interface SoapOperations {
  /** Register an affiliate. */
  afiliado: {
    arguments: {
    }
    result: Done
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'INTERNAL_ERROR'
  }
  /** Check whether a user exists. */
  checkUser: {
    arguments: {
      /** The user's login name; or send `email`. */
      username?: string
      /** The user's email address; or send `username`. */
      email?: string
    }
    result: {
      /** Whether the user exists. */
      EXISTS: 0 | 1
    }
    errors: 'NO_ACCESS' | 'INTERNAL_ERROR'
  }
  /** Check whether the service responds. */
  check_status: {
    arguments: {
    }
    result: boolean
    errors: 'INTERNAL_ERROR'
  }
  /** Check credentials. */
  checklogin: {
    arguments: {
    }
    result: User
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'INTERNAL_ERROR'
  }
  /** Open an account. */
  createAccount: {
    arguments: {
      /** The language: `pt`, `br` or `en`. */
      idioma?: string
      /** The user's first name. */
      primeiro_nome: string
      /** The user's last name. */
      ultimo_nome: string
      /** The user's email address. */
      email: string
      /** The user's login name. */
      utilizador: string
      /** The user's password. */
      password: string
      /** The country code of the phone number. */
      telefone_ind?: string
      /** The phone number. */
      telefone_numero?: string
      /** The company. */
      empresa: string
      /** The town. */
      localidade: string
      /** The country: its English name or ISO 3166 code of two letters. */
      pais: string
      /** Whether the terms of use are accepted. 0 is refused. */
      terms?: boolean | 0 | 1 | '0' | '1'
    }
    result: {
      /** The number of the user. */
      USER_ID: number
      /** The key of the account. */
      APIKEY: string
      /** The number of the account. */
      CLIENTE_ID: number
    }
    errors: 'NO_ACCESS' | 'EMAIL_ADDRESS_INVALID' | 'NAME_ALREADY_EXISTS' | 'INTERNAL_ERROR'
  }
  /** List the error codes. */
  getAllErrors: {
    arguments: {
      /** The language of the texts. Only `en` is available. */
      lang?: string
    }
    result: (ErrorText)[]
    errors: 'INTERNAL_ERROR'
  }
  /** Get the account. */
  getClientData: {
    arguments: {
    }
    result: Client
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'INTERNAL_ERROR'
  }
  /** Get the balance. */
  getCredits: {
    arguments: {
    }
    result: {
      /** The balance, currency and amount. */
      CREDITS: string
    }
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'INTERNAL_ERROR'
  }
  /** List easy services. */
  getEasyservice: {
    arguments: {
    }
    result: ({ readonly [key: string]: unknown })[]
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'INTERNAL_ERROR'
  }
  /** Explain an error code. */
  getError: {
    arguments: {
      /** The code. */
      error?: string
      /** The language of the text. Only `en` is available. */
      lang?: string
    }
    result: ErrorText
    errors: 'ERROR_NOT_FOUND' | 'INTERNAL_ERROR'
  }
  /** List the queued operations. */
  getOperationsQueue: {
    arguments: {
      /** Only operations of this type, as named by the Marketing API. */
      type?: string
      /** Only operations with this status. No other words than these four occur. */
      status?: string
      /** Number of items to skip. By default, 0. */
      start?: number | string
      /** Maximum number of items. By default, and at most, 1,000. */
      limit?: number | string
    }
    result: (QueuedOperation)[]
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'INTERNAL_ERROR'
  }
  /** Count the queued operations. */
  getQueueStatus: {
    arguments: {
      /** Only this operation; a finished one is not counted. */
      operation_id?: number | string
    }
    result: {
      /** The total. */
      TOTAL: number
      /** Waiting operations. */
      QUEUED: number
      /** Operations being prepared. */
      PROCESSING: number
      /** Operations in progress. */
      EXECUTING: number
      /** Paused operations. */
      PAUSED: number
    }
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'INTERNAL_ERROR'
  }
  /** Get the user. */
  getUserData: {
    arguments: {
    }
    result: User
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'INTERNAL_ERROR'
  }
  /** Check an email address. */
  testEmailAddress: {
    arguments: {
      /** The address. */
      email: string
    }
    result: boolean
    errors: 'INTERNAL_ERROR'
  }
  /** Add an extra field. */
  addExtraField: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The name of the field. */
      name: string
      /** `texto` (text), `numero` (number), `data` (date), `email`, `telemovel` (cellphone), `telefone` (phone) or `opcoes` (choices). */
      type: string
    }
    result: {
      /** The number of the field. */
      NEW_ID: number
    }
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'FIELD_NAME_MISSING' | 'INVALID_TYPE' | 'INTERNAL_ERROR'
  }
  /** Create a list. */
  createList: {
    arguments: {
      /** The name shown to contacts. */
      nome: string
      /** The name for internal use. By default, `nome`. */
      internal_name?: string
      /** The language: `en`, `pt`, `br`, `es`, `de`, `hu` or `fr`. By default, and for other values, `en`. */
      idioma_lista?: string
      /** Whether the list has the email channel. No effect; every list has all channels. */
      canal_email?: boolean | 0 | 1 | '0' | '1'
      /** The same for SMS. */
      canal_sms?: boolean | 0 | 1 | '0' | '1'
      /** The same for fax. */
      canal_fax?: boolean | 0 | 1 | '0' | '1'
      /** The same for voice. */
      canal_voz?: boolean | 0 | 1 | '0' | '1'
      /** The same for MMS. */
      canal_mms?: boolean | 0 | 1 | '0' | '1'
    }
    result: {
      /** The number of the new list. */
      LIST_ID: number
    }
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'NAME_MISSING' | 'NO_MORE_LISTS_ALLOWED' | 'INTERNAL_ERROR'
  }
  /** Delete an extra field. */
  deleteExtraField: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The number of the field. */
      id: number | string
    }
    result: Done
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'FIELD_NOT_FOUND' | 'IN_USE' | 'INTERNAL_ERROR'
  }
  /** Delete a list. */
  deleteList: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
    }
    result: Done
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LISTID_MISSING' | 'LIST_NOT_EXISTS' | 'IN_USE' | 'INTERNAL_ERROR'
  }
  /** Rename an extra field. */
  editExtraField: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The number of the field. */
      id: number | string
      /** The new name. */
      name?: string
      /** The field's current type; any other is refused. */
      type?: string
    }
    result: {
      /** The number of the field. */
      ID: number
    }
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'FIELD_NOT_FOUND' | 'FIELD_NAME_MISSING' | 'INVALID_TYPE' | 'INTERNAL_ERROR'
  }
  /** List the extra fields of a list. */
  getExtraFields: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
    }
    result: {
      /** The fields by number; the text `0` if there are none. */
      extra_fields: Record<string, ExtraField> | '0'
    }
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'INTERNAL_ERROR'
  }
  /** List the lists. */
  getLists: {
    arguments: {
      /** Only this list. */
      listID?: number | string
      /** Number of items to skip. By default, 0. */
      start?: number | string
      /** Maximum number of items. By default, and at most, 1,000. */
      limit?: number | string
    }
    result: (List)[]
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_NOT_FOUND' | 'INTERNAL_ERROR'
  }
  /** Change a list. */
  updateList: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The name shown to contacts. */
      name?: string
      /** The name for internal use. */
      internal_name?: string
      /** The language: `en`, `pt`, `br`, `es`, `de`, `hu` or `fr`. Other values have no effect. */
      language?: string
    }
    result: {
      /** The number of the list. */
      LIST_ID: number
    }
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'NAME_MISSING' | 'INTERNAL_ERROR'
  }
  /** Add a contact. */
  addSubscriber: {
    arguments: ContactValues & {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** An email address, if `email` is left out. */
      subscriber?: string
      /** 1 only adds, 2 also changes an existing contact. By default, 1. */
      operation?: number | string
      /** With `operation` 2, the field that identifies an existing contact. By default, `email`. */
      compareField?: string
      /** With `status` 0 or 3, the sender of the confirmation email. By default, an active sender of the account. */
      from?: string
      /** No effect; email addresses are always validated. */
      validate_email?: boolean | 0 | 1 | '0' | '1'
      /** No effect; phone numbers are always validated. */
      validate_phone?: boolean | 0 | 1 | '0' | '1'
      /** The subscription form. Ignored if the list has no such form. */
      formID?: number | string
      /** The numbers of tags to add to the contact. (at most 100 items) */
      tags?: readonly (number | string)[]
    }
    result: Contact
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'NO_DATA_TO_INSERT' | 'EMAIL_REQUIRED' | 'TELEPHONE_REQUIRED' | 'FAX_REQUIRED' | 'CELLPHONE_REQUIRED' | 'FIRST_NAME_REQUIRED' | 'LAST_NAME_REQUIRED' | 'BIRTH_DATE_REQUIRED' | 'EMAIL_ALREADY_EXISTS' | 'CELLPHONE_ALREADY_EXISTS' | 'TELEPHONE_ALREADY_EXISTS' | 'FAX_ALREADY_EXISTS' | 'FIST_NAME_ALREADY_EXISTS' | 'LAST_NAME_ALREADY_EXISTS' | 'BIRTH_DATE_ALREADY_EXISTS' | 'EXTRA_FIELD_XX_ALREADY_EXISTS' | 'EMAIL_ADDRESS_INVALID' | 'EMAIL_ADDRESS_INVALID_MX_ERROR' | 'EMAIL_ADDRESS_INVALID_DOESNT_EXIST' | 'SUBSCRIBER_FORMAT_ERROR' | 'INVALID_EXTRA_FIELD' | 'INVALID_FROM' | 'NO_COMPARE_FIELD' | 'INVALID_TYPE' | 'DATA_CANNOT_BE_EDITED' | 'CANNOT_ADD_MORE_SUBSCRIBERS' | 'TAG_NOT_FOUND' | 'INTERNAL_ERROR'
  }
  /** Add many contacts. */
  addSubscriberBulk: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The field that identifies an existing contact, usually `email`. It must be unique. */
      compareField: string
      /** 1 only adds, 2 also changes existing contacts. By default, 2. */
      operation?: number | string
      /** The contacts. A first item with the names of the fields is ignored. (at most 100000 items; 20 MB for the whole call) */
      subscribers: readonly (ContactValues)[]
      /** The status of all contacts, as in `addSubscriber`. */
      status?: number | string
      /** The numbers of tags for all added or changed contacts. (at most 100 items) */
      tags?: readonly (number | string)[]
      /** Whether the contacts get the welcome message. No effect yet. */
      autoresponder?: boolean | 0 | 1 | '0' | '1'
      /** Whether the owner gets an email at the end. No effect yet. */
      notification?: boolean | 0 | 1 | '0' | '1'
    }
    result: {
      /** Always `OK`. */
      RESULT: string
      /** The number of the operation in the queue. */
      OPERATION_ID: number
    }
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'NO_SUBSCRIBERS' | 'NO_COMPARE_FIELD' | 'INVALID_TYPE' | 'INVALID_EXTRA_FIELD' | 'SUBSCRIBER_FORMAT_ERROR' | 'MAX_SUBSCRIBERS_FILE_LIMIT_EXCEEDED' | 'CANNOT_ADD_MORE_SUBSCRIBERS' | 'TAG_NOT_FOUND' | 'INTERNAL_ERROR'
  }
  /** Change a contact. */
  editSubscriber: {
    arguments: ContactValues & {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The contact: its UID, its email address, or its cellphone or telephone with the country code. */
      subscriber: string
      /** The numbers of tags to add to the contact. (at most 100 items) */
      tags?: readonly (number | string)[]
    }
    result: Contact
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'SUBSCRIBER_MISSING' | 'SUBSCRIBER_NOT_FOUND' | 'SUBSCRIBER_DATA_CANNOT_BE_EDITED' | 'EMAIL_ALREADY_EXISTS' | 'CELLPHONE_ALREADY_EXISTS' | 'TELEPHONE_ALREADY_EXISTS' | 'FAX_ALREADY_EXISTS' | 'FIST_NAME_ALREADY_EXISTS' | 'LAST_NAME_ALREADY_EXISTS' | 'BIRTH_DATE_ALREADY_EXISTS' | 'EXTRA_FIELD_XX_ALREADY_EXISTS' | 'EMAIL_ADDRESS_INVALID' | 'EMAIL_ADDRESS_INVALID_MX_ERROR' | 'EMAIL_ADDRESS_INVALID_DOESNT_EXIST' | 'SUBSCRIBER_FORMAT_ERROR' | 'INVALID_EXTRA_FIELD' | 'TAG_NOT_FOUND' | 'INTERNAL_ERROR'
  }
  /** List the activity of a contact. */
  getSubscriberActivity: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The contact: its UID, its email address, or its cellphone or telephone with the country code. */
      subscriber: string
      /** Number of items to skip. By default, 0. */
      start?: number | string
      /** Maximum number of items. By default, and at most, 1,000. */
      limit?: number | string
      /** Only events at or after this time. A date alone means its start. */
      date_min?: string
      /** Only events at or before this time. A date alone means its end. */
      date_max?: string
      /** Only events of this kind, as named by the Marketing API. */
      action_name?: string
    }
    result: (Activity)[]
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'SUBSCRIBER_MISSING' | 'SUBSCRIBER_NOT_FOUND' | 'INTERNAL_ERROR'
  }
  /** Remove a contact. */
  removeSubscriber: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The contact: its UID, its email address, or its cellphone or telephone with the country code. */
      subscriber: string
      /** How it left: `API` or a removal method of the Marketing API. By default, and for unknown words, `API`. */
      removeMethod?: string
    }
    result: Contact
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'SUBSCRIBER_MISSING' | 'SUBSCRIBER_NOT_FOUND' | 'SUBSCRIBER_ALREADY_REMOVED' | 'INTERNAL_ERROR'
  }
  /** Get one contact or all. */
  subscriberData: {
    arguments: {
      /** The contact: its UID, its email address, its cellphone or telephone with the country code, or `all_subscribers`. */
      subscriber: string
      /** The number of the list. Required for `all_subscribers`. */
      listID?: number | string
      /** Number of items to skip. By default, 0. */
      start?: number | string
      /** Maximum number of items. By default, and at most, 1,000. */
      limit?: number | string
    }
    result: {
      /** The contact. A list of contacts for `all_subscribers`, or if `listID` is left out and the contact is in several lists. */
      subscriber: Contact | (Contact)[]
    }
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'SUBSCRIBER_MISSING' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'SUBSCRIBER_NOT_FOUND' | 'INTERNAL_ERROR'
  }
  /** Create a tag. */
  addTag: {
    arguments: {
      /** The name. */
      name: string
      /** The colour. (`#RRGGBB`) */
      color?: string
    }
    result: Tag
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'NAME_MISSING' | 'TAG_ALREADY_EXISTS' | 'INTERNAL_ERROR'
  }
  /** Tag contacts. */
  attachTag: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The number of the tag. */
      tag: number | string
      /** The type of the targets: always `subscriber`. */
      type: string
      /** The contacts, each as UID, email address or phone number; or a map with the key `subscriber`. (at most 10000 items) */
      target: readonly (string)[] | { readonly [key: string]: unknown }
    }
    result: Done
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'INVALID_LIST' | 'NO_TAG_ID' | 'TAG_NOT_FOUND' | 'NO_TARGET_ELEMENTS' | 'INVALID_TYPE' | 'SUBSCRIBER_MISSING' | 'SUBSCRIBER_NOT_FOUND' | 'INTERNAL_ERROR'
  }
  /** Delete a tag. */
  deleteTag: {
    arguments: {
      /** The number of the tag. */
      tag: number | string
    }
    result: Done
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'NO_TAG_ID' | 'TAG_NOT_FOUND' | 'IN_USE' | 'INTERNAL_ERROR'
  }
  /** Remove a tag from contacts. */
  detachTag: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The number of the tag. */
      tag: number | string
      /** The type of the targets: always `subscriber`. */
      type: string
      /** The contacts, each as UID, email address or phone number; or a map with the key `subscriber`. (at most 10000 items) */
      target: readonly (string)[] | { readonly [key: string]: unknown }
    }
    result: Done
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'INVALID_LIST' | 'NO_TAG_ID' | 'TAG_NOT_FOUND' | 'NO_TARGET_ELEMENTS' | 'INVALID_TYPE' | 'SUBSCRIBER_MISSING' | 'SUBSCRIBER_NOT_FOUND' | 'INTERNAL_ERROR'
  }
  /** List the tags. */
  getTags: {
    arguments: {
    }
    result: {
      /** The tags. */
      TAG_LIST: (Tag)[]
    }
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'NO_TAGS_FOUND' | 'INTERNAL_ERROR'
  }
  /** Create a segment with one condition. */
  createSegment: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The name of the segment. */
      name: string
      /** A base field such as `email`, or `extra_<id>`. */
      field: string
      /** What the field is compared with. */
      value: string
      /** `equal`, `not_equal`, `contains`, `starts`, `ends`, `greater` or `lower`. By default, `equal`. */
      condition?: string
    }
    result: Segment
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'SEGMENT_NAME_MISSING' | 'SEGMENT_ALREADY_EXISTS' | 'NO_SEARCH_FIELDS' | 'FIELD_NOT_FOUND' | 'INVALID_TYPE' | 'INTERNAL_ERROR'
  }
  /** Create a segment with several conditions. */
  createSegmentAdvanced: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The name of the segment. */
      name: string
      /** `and` or `or`. By default, `and`. */
      operator?: string
      /** The conditions. A group of conditions can replace a condition, and can contain another group. (at most 100 items) */
      conditions: readonly (SegmentCondition)[]
    }
    result: Segment
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'SEGMENT_NAME_MISSING' | 'SEGMENT_ALREADY_EXISTS' | 'NO_SEARCH_FIELDS' | 'FIELD_NOT_FOUND' | 'INVALID_TYPE' | 'INTERNAL_ERROR'
  }
  /** Delete a segment. */
  deleteSegment: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The number or the name of the segment. */
      segment: string
    }
    result: Done
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'SEGMENT_NOT_FOUND' | 'IN_USE' | 'CANNOT_BE_DELETED' | 'INTERNAL_ERROR'
  }
  /** List the segments of a list. */
  getSegments: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
    }
    result: (SegmentItem)[]
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'NO_SEGMENTS_FOUND' | 'INTERNAL_ERROR'
  }
  /** Add a domain for links and pages. */
  addCname: {
    arguments: {
      /** The domain. `domain` is an alias. */
      cname: string
      /** An alias of `cname`. */
      domain?: string
    }
    result: Cname
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'NAME_MISSING' | 'NAME_ALREADY_EXISTS' | 'INVALID_URL' | 'INTERNAL_ERROR'
  }
  /** Add a sender. */
  addSender: {
    arguments: {
      /** `email`, `telemovel` (SMS) or `telefone` (voice). */
      channel: string
      /** The email address, for `email`. */
      email?: string
      /** The number, or a name of at most eleven characters, for `telemovel`. */
      cellphone?: string
      /** The number, for `telefone`. */
      phone?: string
      /** The name shown with an email address. By default, the address. */
      name?: string
    }
    result: Sender
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'CHANNEL_MISSING' | 'INVALID_TYPE' | 'SENDER_MISSING' | 'SENDER_EXISTS' | 'EMAIL_REQUIRED' | 'EMAIL_ADDRESS_INVALID' | 'EMAIL_ALREADY_EXISTS' | 'NAME_MISSING' | 'NO_CELLPHONE_OR_TELEPHONE' | 'SUBSCRIBER_FORMAT_ERROR' | 'INTERNAL_ERROR'
  }
  /** Delete a sender. */
  deleteSender: {
    arguments: {
      /** The sender, as `FROMID` of `getSenders`. */
      fromID: string
      /** `email`, `telemovel` or `telefone`. By default, `email`. */
      channel?: string
    }
    result: Done
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'SENDER_MISSING' | 'INVALID_TYPE' | 'INVALID_FROM' | 'IN_USE' | 'INTERNAL_ERROR'
  }
  /** Rename an email sender. */
  editSender: {
    arguments: {
      /** The sender, as `FROMID` of `getSenders`. */
      fromID: string
      /** The new name. */
      name: string
    }
    result: Sender
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'SENDER_MISSING' | 'INVALID_FROM' | 'NAME_MISSING' | 'INTERNAL_ERROR'
  }
  /** List the senders. */
  getSenders: {
    arguments: {
      /** `email`, `telemovel` (SMS), `telefone` (voice) or `fax`. By default, all. */
      channel?: string
    }
    result: (Sender)[]
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'INVALID_TYPE' | 'INTERNAL_ERROR'
  }
  /** Create an email campaign. */
  createCampaignEmail: {
    arguments: EmailContent & {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The subject. */
      subject: string
    }
    result: CampaignReference
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'NO_SUBJECT' | 'NO_MESSAGE' | 'GROUP_NOT_FOUND' | 'INVALID_MESSAGE' | 'NO_ZIP_FILE' | 'INVALID_FILE' | 'FILE_TOO_LARGE' | 'INVALID_URL' | 'INVALID_FROM' | 'INTERNAL_ERROR'
  }
  /** Create a fax campaign. */
  createCampaignFAX: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The title. */
      subject: string
      /** The PDF file in Base64. (8 MB) */
      file: string
    }
    result: CampaignReference
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'NO_SUBJECT' | 'NO_FAX_FILE' | 'INVALID_FILE' | 'FILE_TOO_LARGE' | 'FAX_REQUIRED' | 'INTERNAL_ERROR'
  }
  /** Create a campaign group. */
  createCampaignGroup: {
    arguments: {
      /** The name. */
      name: string
    }
    result: CampaignGroup
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'NAME_MISSING' | 'NAME_ALREADY_EXISTS' | 'INTERNAL_ERROR'
  }
  /** Create an SMS campaign. */
  createCampaignSMS: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The title, not shown to recipients. */
      subject?: string
      /** The name for internal use. By default, the title. */
      internal_name?: string
      /** The sender, as `FROMID` of `getSenders`. */
      fromID?: string
      /** The text. (160 characters) */
      message: string
    }
    result: CampaignReference
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'NO_SUBJECT' | 'NO_MESSAGE' | 'MESSAGE_TOO_LONG' | 'MESSAGE_TO_LONG' | 'INVALID_FROM' | 'INTERNAL_ERROR'
  }
  /** Create a voice campaign. */
  createCampaignVoice: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The title, not played to recipients. */
      subject: string
      /** The name for internal use. By default, the title. */
      internal_name?: string
      /** The sender, as `FROMID` of `getSenders`. */
      fromID?: string
      /** The recording in Base64. (8 MB) */
      file: string
    }
    result: CampaignReference
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'NO_SUBJECT' | 'NO_AUDIO_FILE' | 'INVALID_FILE' | 'FILE_TOO_LARGE' | 'INVALID_FROM' | 'INTERNAL_ERROR'
  }
  /** Delete a campaign. */
  deleteCampaign: {
    arguments: {
      /** The hash of the campaign, as `HASH` of `getCampaigns`. */
      campaign: string
    }
    result: Done
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'NO_CAMPAIGN' | 'CAMPAIGN_NOT_FOUND' | 'ALREADY_DELETED' | 'CANNOT_BE_DELETED' | 'INTERNAL_ERROR'
  }
  /** Change an email campaign. */
  editCampaignEmail: {
    arguments: EmailContent & {
      /** The hash of the campaign, as `HASH` of `getCampaigns`. */
      campaign: string
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The subject. */
      subject?: string
    }
    result: CampaignReference
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'NO_CAMPAIGN' | 'CAMPAIGN_NOT_FOUND' | 'CANNOT_EDIT_CAMPAIGN' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'NO_SUBJECT' | 'GROUP_NOT_FOUND' | 'INVALID_MESSAGE' | 'NO_ZIP_FILE' | 'INVALID_FILE' | 'FILE_TOO_LARGE' | 'INVALID_URL' | 'INVALID_FROM' | 'INTERNAL_ERROR'
  }
  /** Rename a campaign group. */
  editCampaignGroup: {
    arguments: {
      /** The number of the group. */
      id: number | string
      /** The new name. */
      name: string
    }
    result: CampaignGroup
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'NAME_MISSING' | 'NAME_ALREADY_EXISTS' | 'GROUP_NOT_FOUND' | 'INTERNAL_ERROR'
  }
  /** Change an SMS campaign. */
  editCampaignSMS: {
    arguments: {
      /** The hash of the campaign, as `HASH` of `getCampaigns`. */
      campaign: string
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The title, not shown to recipients. */
      subject?: string
      /** The name for internal use. */
      internal_name?: string
      /** The sender, as `FROMID` of `getSenders`. */
      fromID?: string
      /** The text. (160 characters) */
      message?: string
    }
    result: CampaignReference
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'NO_CAMPAIGN' | 'CAMPAIGN_NOT_FOUND' | 'CANNOT_EDIT_CAMPAIGN' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'MESSAGE_TOO_LONG' | 'MESSAGE_TO_LONG' | 'INVALID_FROM' | 'INTERNAL_ERROR'
  }
  /** List the campaigns. */
  getCampaigns: {
    arguments: {
      /** Number of items to skip. By default, 0. */
      start?: number | string
      /** Maximum number of items. By default, and at most, 1,000. */
      limit?: number | string
      /** Only campaigns of this list. */
      listID?: number | string
      /** Only campaigns of this channel, as in `CHANNEL`. */
      channel?: string
    }
    result: (Campaign)[]
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'INTERNAL_ERROR'
  }
  /** List header and footer templates. */
  getHeaderFooterTemplates: {
    arguments: {
    }
    result: (HeaderFooterTemplate)[]
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'INTERNAL_ERROR'
  }
  /** List the email templates. */
  getTemplates: {
    arguments: {
      /** Number of items to skip. By default, 0. */
      start?: number | string
      /** Maximum number of items. By default, and at most, 1,000. */
      limit?: number | string
    }
    result: (Template)[]
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'INTERNAL_ERROR'
  }
  /** Send a voice campaign. */
  sendCall: {
    arguments: {
      /** The hash of the campaign, as `HASH` of `getCampaigns`. */
      campaign: string
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The sender, as `FROMID` of `getSenders`. */
      fromID?: string
      /** The phone numbers of contacts of the list, instead of `segment`. Numbers without an active contact are not called. (at most 1000 items) */
      telephone?: string | readonly (string)[]
      /** The cellphone numbers of contacts of the list, in the same way. (at most 1000 items) */
      cellphone?: string | readonly (string)[]
      /** The recipients: `all` for the whole list, or names of segments. (at most 100 items) */
      segment?: string | readonly (string)[]
    }
    result: CampaignReference
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'NO_CAMPAIGN' | 'CAMPAIGN_NOT_FOUND' | 'CAMPAIGN_NOT_VALID' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'INVALID_FROM' | 'NO_CELLPHONE_OR_TELEPHONE' | 'NO_SUBSCRIBERS' | 'SEGMENT_NOT_FOUND' | 'INTERNAL_ERROR'
  }
  /** Send an email campaign. */
  sendEmail: {
    arguments: {
      /** The hash of the campaign, as `HASH` of `getCampaigns`. */
      campaign: string
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The recipients: `all` for the whole list, or names of segments. (at most 100 items) */
      segment?: string | readonly (string)[]
      /** The email addresses of contacts of the list, instead of `segment`. Addresses without an active contact get nothing. (at most 1000 items) */
      email?: string | readonly (string)[]
      /** The new sender, as `FROMID` of `getSenders`. */
      fromID?: string
      /** The new subject. */
      subject?: string
      /** The header and footer template, as `id` of `getHeaderFooterTemplates`. */
      header_footer_template?: number | string
    }
    result: CampaignReference
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'NO_CAMPAIGN' | 'CAMPAIGN_NOT_FOUND' | 'CAMPAIGN_NOT_VALID' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'INVALID_FROM' | 'INVALID_MESSAGE' | 'NO_SUBSCRIBERS' | 'SEGMENT_NOT_FOUND' | 'EMAIL_ADDRESS_INVALID' | 'MAX_SUBSCRIBERS_FILE_LIMIT_EXCEEDED' | 'TEMPLATE_NOT_FOUND' | 'INTERNAL_ERROR'
  }
  /** Send a fax campaign. */
  sendFAX: {
    arguments: {
      /** The hash of the campaign, as `HASH` of `getCampaigns`. */
      campaign: string
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The recipients' numbers, instead of `segment`. (at most 1000 items) */
      fax?: string | readonly (string)[]
      /** The recipients: `all` for the whole list, or names of segments. (at most 100 items) */
      segment?: string | readonly (string)[]
    }
    result: CampaignReference
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'NO_CAMPAIGN' | 'CAMPAIGN_NOT_FOUND' | 'CAMPAIGN_NOT_VALID' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'FAX_REQUIRED' | 'NO_SUBSCRIBERS' | 'SEGMENT_NOT_FOUND' | 'INTERNAL_ERROR'
  }
  /** Send an SMS campaign or text. */
  sendSMS: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The hash of the campaign, as `HASH` of `getCampaigns`. */
      campaign?: string
      /** The title, if `campaign` is left out. */
      subject?: string
      /** The text, if `campaign` is left out. (160 characters) */
      message?: string
      /** The sender, as `FROMID` of `getSenders`. */
      fromID?: string
      /** The sender's number or name, instead of `fromID`. */
      from?: string
      /** The recipients' numbers, instead of `segment`, at most 1,000. (at most 1000 items) */
      cellphone?: string | readonly (string)[]
      /** The recipients' UIDs, instead of `cellphone` and `segment`. (at most 1000 items) */
      uid?: string | readonly (string)[]
      /** The recipients: `all` for the whole list, or names of segments. (at most 100 items) */
      segment?: string | readonly (string)[]
    }
    result: {
      /** The hash of the campaign. */
      ID: string
      /** The same hash, under the name that other clients use. */
      CAMPAIGN: string
    }
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'CAMPAIGN_NOT_FOUND' | 'CAMPAIGN_NOT_VALID' | 'NO_CELLPHONE_OR_TELEPHONE' | 'NO_MESSAGE' | 'MESSAGE_TOO_LONG' | 'MESSAGE_TO_LONG' | 'INVALID_FROM' | 'NO_SUBSCRIBERS' | 'SEGMENT_NOT_FOUND' | 'MAX_SUBSCRIBERS_FILE_LIMIT_EXCEEDED' | 'INTERNAL_ERROR'
  }
  /** List the automations. */
  getAutobots: {
    arguments: {
      /** Only automations of this list. */
      listID?: number | string
    }
    result: (Autobot)[]
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_NOT_FOUND' | 'INTERNAL_ERROR'
  }
  /** Start an automation for contacts. */
  startAutobot: {
    arguments: {
      /** The number of the automation. */
      autobot: number | string
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** One contact; or send `subscribers`. */
      subscriber?: string
      /** Several contacts; or send `subscriber`. (at most 1000 items) */
      subscribers?: readonly (string)[]
      /** The first action to run. By default, the first of the automation. */
      action?: number | string
    }
    result: Done
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'AUTOBOT_NOT_FOUND' | 'SUBSCRIBER_MISSING' | 'SUBSCRIBER_NOT_FOUND' | 'INTERNAL_ERROR'
  }
  /** List the forms of a list. */
  getForms: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
    }
    result: (Form)[]
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LISTID_MISSING' | 'LIST_NOT_FOUND' | 'FORMS_NOT_FOUND' | 'INTERNAL_ERROR'
  }
  /** List the submissions of a form. */
  getFormsSubmissions: {
    arguments: {
      /** The number of the form. */
      form: number | string
      /** The number of the list, as `listnum` of `getLists`. */
      listID?: number | string
      /** Number of items to skip. By default, 0. */
      start?: number | string
      /** Maximum number of items. By default, and at most, 1,000. */
      limit?: number | string
    }
    result: (FormSubmission)[]
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'FORM_MISSING' | 'FORMS_NOT_FOUND' | 'LIST_NOT_FOUND' | 'INTERNAL_ERROR'
  }
  /** Request an advanced report. */
  generateAdvancedReport: {
    arguments: {
      /** The number of the model. */
      template: number | string
      /** The name of the report. */
      name?: string
      /** The numbers of the lists; or send `campaigns`. (at most 1000 items) */
      lists?: readonly (number | string)[]
      /** The hashes of the campaigns; or send `lists`. (at most 1000 items) */
      campaigns?: readonly (string)[]
    }
    result: {
      /** The number of the report. */
      ID: number
    }
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'NO_TEMPLATE_PROVIDED' | 'TEMPLATE_NOT_FOUND' | 'NO_LISTS_OR_CAMPAIGNS_PROVIDED' | 'NO_LISTS_PROVIDED' | 'NO_LISTS_PROVIDED_AS_ARRAY' | 'NO_CAMPAIGNS_PROVIDED' | 'NO_CAMPAIGNS_PROVIDED_AS_ARRAY' | 'INVALID_CAMPAIGN_ID_PROVIDED_IN_ARRAY' | 'LIST_NOT_FOUND' | 'CANT_GENERATE_ADVANCED_REPORT' | 'INTERNAL_ERROR'
  }
  /** List the advanced reports. */
  getAdvancedReport: {
    arguments: {
      /** Only this report. */
      id?: number | string
      /** Number of items to skip. By default, 0. */
      start?: number | string
      /** Maximum number of items. By default, and at most, 1,000. */
      limit?: number | string
    }
    result: (AdvancedReport)[]
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'NO_DATA' | 'INTERNAL_ERROR'
  }
  /** Get the report of a campaign. */
  getReport: {
    arguments: {
      /** The hash of the campaign, as `HASH` of `getCampaigns`. */
      campaign: string
    }
    result: Report
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'NO_CAMPAIGN' | 'CAMPAIGN_NOT_FOUND' | 'NO_DATA' | 'INTERNAL_ERROR'
  }
  /** Set the callback of a list. */
  editApiCallback: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The http or https URL; empty for none. */
      callback_url: string
      /** Report subscriptions by a form or by hand. */
      notif_api_1?: boolean | 0 | 1 | '0' | '1'
      /** Report confirmed subscriptions. */
      notif_api_2?: boolean | 0 | 1 | '0' | '1'
      /** Report subscriptions by an API or an import. */
      notif_api_3?: boolean | 0 | 1 | '0' | '1'
      /** Report sent emails. */
      notif_api_4?: boolean | 0 | 1 | '0' | '1'
      /** Report opens. */
      notif_api_5?: boolean | 0 | 1 | '0' | '1'
      /** Report clicks. */
      notif_api_6?: boolean | 0 | 1 | '0' | '1'
      /** Report contacts who unsubscribed by a link or a form. */
      notif_api_7?: boolean | 0 | 1 | '0' | '1'
      /** Report contacts removed by hand. */
      notif_api_8?: boolean | 0 | 1 | '0' | '1'
      /** Report contacts removed by an API. */
      notif_api_9?: boolean | 0 | 1 | '0' | '1'
      /** Report hard bounces, and contacts removed because of one. */
      notif_api_10?: boolean | 0 | 1 | '0' | '1'
      /** Report soft bounces. */
      notif_api_11?: boolean | 0 | 1 | '0' | '1'
      /** Report changed contacts. */
      notif_api_12?: boolean | 0 | 1 | '0' | '1'
      /** Report delivered SMS. */
      notif_api_13?: boolean | 0 | 1 | '0' | '1'
      /** Report complaints. */
      notif_api_14?: boolean | 0 | 1 | '0' | '1'
      /** Report contacts who subscribed again. */
      notif_api_15?: boolean | 0 | 1 | '0' | '1'
      /** Report changed consent. */
      notif_api_16?: boolean | 0 | 1 | '0' | '1'
    }
    result: Done
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'INVALID_URL' | 'INTERNAL_ERROR'
  }
}
