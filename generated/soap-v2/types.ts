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
/** Something that happened to a contact. */
export interface Activity {
  /** What happened, in the words of the Marketing API. */
  ACTION: string
  /** When. */
  DATE: string
  /** What goes with it, such as the campaign or the address of a link. */
  ACTION_DATA?: { readonly [key: string]: unknown }
}
/** A report that was asked for. */
export interface AdvancedReport {
  /** The number of the report. */
  ID: number
  /** Its name. */
  TITLE: string
  /** The status, in the words of the Marketing API. */
  STATUS: string
  /** When it was asked for. */
  CREATED: string
  /** Where its file is; empty until it is ready. */
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
  /** The status, in the words of the Marketing API. */
  STATUS: string
}
/** A campaign. */
export interface Campaign {
  /** Names the campaign. */
  HASH: string
  /** Its number. */
  REF: number
  /** The number of its list. */
  LISTNUM: number
  /** The subject or title. */
  SUBJECT: string
  /** The name that only the account sees; empty for messages of the platform itself, such as an opt-in. */
  INTERNAL_NAME: string
  /** `email`, `sms_premium`, `voice`, `fax`, or as in the Marketing API. */
  CHANNEL: string
  /** `draft`, `queued`, `sending`, `paused`, `finished`, `canceled`, `standby`, `archived` or `deleted`. */
  STATUS: string
  /** When its sending began. */
  START: string
  /** When its sending ended. */
  END: string
  /** Messages worked off so far. */
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
  /** The number of the account. The word is Portuguese. */
  CLIENTE_ID: number
  /** The name of the account. */
  COMPANY_NAME: string
  /** The registered name of the company. */
  COMPANY_LEGAL_NAME: string
  /** Whether it is a `company` or a `single_person`. */
  COMPANY_TYPE: string
  /** The code of its line of business. */
  BUSINESS_ACTIVITY_CODE: string
  /** The day on which the company was registered. */
  DATE_REGISTRATION: string
  /** The country, two letters as in ISO 3166. */
  COUNTRY: string
  /** The state or district. */
  STATE: string
  /** The city. */
  CITY: string
  /** Street and number. */
  ADDRESS: string
  /** The address of its site. */
  WEBSITE: string
  /** When the account was opened. */
  SIGNUP_DATE: string
  /** The balance, currency and amount. */
  CREDITS: string
  /** The name of the plan. */
  CONTRACT: string
  /** The day on which the plan ends. */
  CONTRACT_EXPIRE_DATE: string
  /** Emails that the plan holds; 0 is no limit. */
  PLAN_EMAIL_LIMIT: number
  /** Emails that were sent. */
  PLAN_EMAIL_SENT?: number
  /** SMS that the plan holds; 0 is no limit. */
  PLAN_SMS_LIMIT: number
  /** SMS that were sent. */
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
/** A contact of a list. Values that it does not have are empty texts. */
export interface Contact {
  /** Names the contact; ten hexadecimal digits, as `contact_id` of the Marketing API. */
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
  /** The day of birth, YYYY-MM-DD. */
  BIRTH_DATE: string
  /** The language. */
  LANGUAGE: string
  /** When the contact came to the list. */
  ADD_DATE: string
  /** How it came, in the words of the Marketing API. */
  SUBSCRIPTION_METHOD: string
  /** When it left the list. */
  REMOVE_DATE: string
  /** How it left, in the words of the Marketing API; `API` stands for `api`. */
  REMOVE_METHOD: string
  /** When it was changed last. Only in the answer to a change of a contact that was there. */
  MODIFICATION_DATE?: string
  /** Emails that went out to it. Only where one contact was asked for, like the four that follow. */
  EMAIL_SENT?: number
  /** How often it opened one. */
  EMAIL_VIEWS?: number
  /** How often it followed a link. */
  CLICKS?: number
  /** How many came back. */
  BOUNCES?: number
  /** How often it passed one on. */
  REFERRALS?: number
  /** How many of those subscribed. */
  REFERRALS_CONVERTED?: number
  /** SMS that went out to it. */
  SMS_SENT?: number
  /** SMS that arrived. */
  SMS_DELIVERED?: number
  /** The numbers of its tags. */
  TAGS: (number)[]
  /** The value of an extra field; `<id>` is its number. */
  [name: `EXTRA_${number}`]: string
}
/** What can be said of a contact. Values that are left out stay as they are, an empty text erases. */
export interface ContactValues {
  /** The email address. No two contacts of a list share one. */
  email?: string
  /** The cellphone, `<country code>-<number>`. */
  cellphone?: string
  /** The phone, `<country code>-<number>`. */
  telephone?: string
  /** The fax number. It is not kept. */
  fax?: string
  /** The first name. */
  first_name?: string
  /** The last name. */
  last_name?: string
  /** The day of birth. */
  birth_date?: string
  /** The language, `pt`, `br`, `en`, `es`, `fr` or `de`. */
  lang?: string
  /** 0 or 3 unconfirmed, 1 active, 4 inactive. A contact becomes 2, removed, by `removeSubscriber` only. */
  status?: number | string
  /** The value of an extra field; `<id>` is its number. */
  [name: `extra_${number}`]: string | number | string
}
/** The operation succeeded. */
export interface Done {
  /** Always `OK`. */
  RESULT: string
}
/** What an email campaign holds. */
export interface EmailContent {
  /** The name that only the account sees. Without it, the subject. */
  internal_name?: string
  /** The sender, as `FROMID` of `getSenders`. `fromID` is the same. */
  from?: string
  /** The sender, as `FROMID` of `getSenders`. `from` is the same. */
  fromID?: string
  /** The HTML. `{{ field }}` becomes the value of the recipient. */
  message?: string
  /** The address of a page that is fetched once and becomes the HTML; instead of `message`. */
  url?: string
  /** An HTML file in Base64; instead of `message`. (8 MB) */
  file?: string
  /** The group of campaigns that it belongs to; 0 is none. */
  group?: number | string
  /** A link above the content that passes the email on to a friend. */
  link_referer_top?: boolean | 0 | 1 | '0' | '1'
  /** The same below the content. */
  link_referer_bottom?: boolean | 0 | 1 | '0' | '1'
  /** A link above the content that opens the email in a browser. */
  link_view_top?: boolean | 0 | 1 | '0' | '1'
  /** The same below the content. */
  link_view_bottom?: boolean | 0 | 1 | '0' | '1'
  /** A link above the content that unsubscribes. */
  link_remove_top?: boolean | 0 | 1 | '0' | '1'
  /** The same below the content. */
  link_remove_bottom?: boolean | 0 | 1 | '0' | '1'
  /** A link above the content that leads to the own data. */
  link_edit_top?: boolean | 0 | 1 | '0' | '1'
  /** The same below the content. */
  link_edit_bottom?: boolean | 0 | 1 | '0' | '1'
  /** A link above the content that prints. It has no effect. */
  link_print_top?: boolean | 0 | 1 | '0' | '1'
  /** The same below the content. It has no effect. */
  link_print_bottom?: boolean | 0 | 1 | '0' | '1'
  /** A link above the content that shares the email. */
  link_social_networks_top?: boolean | 0 | 1 | '0' | '1'
  /** The same below the content. */
  link_social_networks_bottom?: boolean | 0 | 1 | '0' | '1'
}
/** An error code in words. */
export interface ErrorText {
  /** The code. */
  CODE: string
  /** What it means. */
  MESSAGE: string
}
/** An extra field. */
export interface ExtraField {
  /** The name of the field. */
  NAME: string
  /** One of the words that `addExtraField` takes. */
  TYPE: string
  /** The choices of a field of the type `opcoes`; other fields have none. */
  OPTIONS?: (ExtraFieldOption)[]
}
/** A choice of an extra field. */
export interface ExtraFieldOption {
  /** The number of the choice; the value `EXTRA_<id>` of a contact has it. */
  ID: number
  /** Its text in the language of the list. */
  NAME: string
}
/** A subscription form. The keys are lower case. */
export interface Form {
  /** The number of the form. */
  id: number
  /** Its name. */
  title: string
  /** The address of its page. */
  url: string
  /** Names the form in the address. */
  hash: string
  /** 1 for the oldest form of the list, 0 for the others. */
  default: 0 | 1
}
/** What a contact entered into a form. */
export interface FormSubmission {
  /** The contact; empty when the submission was refused. */
  UID: string
  /** When. */
  DATE: string
  /** The values by the name of the base field or `extra_<number>`; the ids of options with commas between them. */
  ANSWERS: { readonly [key: string]: unknown }
}
/** A header and footer template for emails. The keys are in lower case. */
export interface HeaderFooterTemplate {
  /** The number of the template. */
  id: number
  /** Its name. */
  name: string
}
/** A list. The keys are lower case. */
export interface List {
  /** The number of the list. */
  listnum: number
  /** The name that contacts see. */
  title: string
  /** The name that only the account sees. */
  title_ref: string
  /** The group of lists that it belongs to; 0 is none. */
  grupo: number
  /** The language. */
  idioma: string
  /** Contacts that are active. */
  subs_activos: number
  /** All contacts, also those that have left. */
  subs_total: number
  /** Whether the list takes email. */
  canal_email: 0 | 1
  /** Whether the list takes SMS. */
  canal_sms: 0 | 1
  /** The extra fields; the text `0` when there are none. */
  extra_fields: (ListField)[] | '0'
}
/** An extra field as a list shows it. */
export interface ListField {
  /** The number of the field. Its value is `extra_<id>` of a contact. */
  id: number
  /** The number of the list. */
  listnum: number
  /** The name of the field. */
  ref: string
  /** The texts of the choices in the language of the list, separated by commas; empty for a field without choices. */
  opcoes: string
}
/** Work that waits or is being done. */
export interface QueuedOperation {
  /** The number of the operation. */
  OPERATION_ID: number
  /** What is done, in the words of the Marketing API. */
  TYPE: string
  /** `queued`, `processing`, `executing` or `paused`. */
  STATUS: string
  /** When it was asked for. */
  CREATED: string
  /** When it is due or was begun. */
  START_DATE: string
}
/** The sums of a campaign. Which there are depends on the channel: SMS and voice campaigns have `DELIVERED`, `NOT_DELIVERED`, `INVALID` and `NETWORKS`, smart SMS these with `VIEWS` and `CLICKS_SUB`, push and web push `VIEWS`, `CLICKS_SUB` and `RETURNED`, an email campaign all others. */
export interface Report {
  /** The campaign. */
  HASH: string
  /** Messages that went out. */
  SENT: number
  /** Openings. */
  VIEWS?: number
  /** Recipients who opened it. */
  UNIQUE_VIEWS?: number
  /** Recipients who did not. */
  NOT_OPENED?: number
  /** Clicks. */
  CLICKS_SUB?: number
  /** Recipients who clicked. */
  UNIQUE_CLICKS?: number
  /** Recipients who clicked, per cent of those it was sent to. */
  CLICKS_RATE?: number
  /** Messages that came back. */
  RETURNED?: number
  /** Recipients who left the list. */
  TOTAL_REMOVES?: number
  /** Complaints. */
  COMPLAIN?: number
  /** Complaints, per cent of those it was sent to. */
  COMPLAIN_RATE?: number
  /** How often it was passed on. The spelling is that of the interface. */
  RECOMENDATIONS?: number
  /** How many of those subscribed. */
  RECOMENDATIONS_SUCCESS?: number
  /** Likes on Facebook. */
  FACEBOOK_LIKE?: number
  /** Shares on Facebook. */
  FACEBOOK_SHARE?: number
  /** Shares on Twitter. */
  TWEETS?: number
  /** Shares on a network that is gone; always 0. */
  GOOGLE_BUZZES?: number
  /** Shares elsewhere. */
  OTHER_SOCIAL?: number
  /** Openings by mail program. */
  PROGRAMS_TOTALS?: Record<string, number>
  /** Clicks by the address of the link. */
  LINKS_CAMPAIGN?: Record<string, number>
  /** Recipients who clicked, by the address of the link. */
  UNIQUE_LINKS?: Record<string, number>
  /** Openings by country. */
  TOP_COUNTRY?: Record<string, number>
  /** Openings by city. */
  TOP_CITY?: Record<string, number>
  /** Countries with an opening. */
  TOTAL_COUNTRY?: number
  /** Cities with an opening. */
  TOTAL_CITY?: number
  /** Messages that arrived. */
  DELIVERED?: number
  /** Messages that did not arrive. */
  NOT_DELIVERED?: number
  /** Numbers that cannot exist. */
  INVALID?: number
  /** Messages by network. */
  NETWORKS?: Record<string, number>
}
/** A segment. */
export interface Segment {
  /** The number of the segment. */
  ID: number
  /** Its name, by which sending names it. */
  NAME: string
}
/** A condition of a segment, or a group of conditions. */
export interface SegmentCondition {
  /** A base field such as `email`, or `extra_<id>`. */
  field?: string
  /** `equal`, `not_equal`, `contains`, `starts`, `ends`, `greater` or `lower`; `equal` when it is left out. */
  condition?: string
  /** What the field is compared with. */
  value?: string
  /** For a group, `and` or `or`. */
  operator?: string
  /** For a group, its conditions; then field, condition and value are left out. */
  conditions?: readonly (SegmentCondition)[]
}
/** A segment in a list of segments. */
export interface SegmentItem {
  /** The segment. */
  segment: Segment
}
/** A sender. */
export interface Sender {
  /** Names the sender; the number of the Marketing API as text. */
  FROMID: string
  /** The address or number that it sends from; an email sender with its name, `Name <address>`. */
  SENDER: string
  /** `email`, `telemovel` (SMS), `telefone` (voice) or `fax`. */
  CHANNEL: string
  /** `active`, `moderation` or `rejected`. Only `active` ones can send. */
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
/** A template of emails. */
export interface Template {
  /** The number of the template. */
  ID: number
  /** Its name. */
  NAME: string
  /** Its subject. */
  SUBJECT: string
  /** The address of a picture of it; empty when there is none. */
  THUMBNAIL: string
}
/** The user that a key or a password belongs to. */
export interface User {
  /** The number of the user. That it is there tells that the credentials are right. */
  USER_ID: number
  /** The name that the user signs in with. */
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
  /** What the user may do; `owner` may do everything, `user` is no administrator. */
  USER_LEVEL: string
  /** The balance of the account, currency and amount. */
  CREDITS: string
  /** The key that the call was made with. */
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
  /** Ask whether a user exists. */
  checkUser: {
    arguments: {
      /** The name that the user signs in with; or `email`. */
      username?: string
      /** The email address of the user; or `username`. */
      email?: string
    }
    result: {
      /** Whether there is such a user. */
      EXISTS: 0 | 1
    }
    errors: 'NO_ACCESS' | 'INTERNAL_ERROR'
  }
  /** Ask whether the service answers. */
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
      /** The language, `pt`, `br` or `en`. */
      idioma?: string
      /** The first name of the user. */
      primeiro_nome: string
      /** The last name of the user. */
      ultimo_nome: string
      /** The email address of the user. */
      email: string
      /** The name that the user will sign in with. */
      utilizador: string
      /** The password of the user. */
      password: string
      /** The country code of the phone. */
      telefone_ind?: string
      /** The number of the phone. */
      telefone_numero?: string
      /** The company. */
      empresa: string
      /** The town. */
      localidade: string
      /** The country, its English name or two letters as in ISO 3166. */
      pais: string
      /** Whether the terms of use are accepted; 0 is refused. */
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
      /** The language of the texts. There is only `en`. */
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
  /** List what is left of a former service. */
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
      /** The language of the text. There is only `en`. */
      lang?: string
    }
    result: ErrorText
    errors: 'ERROR_NOT_FOUND' | 'INTERNAL_ERROR'
  }
  /** List the queued operations. */
  getOperationsQueue: {
    arguments: {
      /** Shows operations of this type only, in the words of the Marketing API. */
      type?: string
      /** Shows operations in this status only. None has another word than the four. */
      status?: string
      /** How many items to leave out first; 0 when it is left out. */
      start?: number | string
      /** How many items to answer at most; 1000 when it is left out or larger. */
      limit?: number | string
    }
    result: (QueuedOperation)[]
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'INTERNAL_ERROR'
  }
  /** Count the queued operations. */
  getQueueStatus: {
    arguments: {
      /** Counts this operation only; one that has ended is not counted. */
      operation_id?: number | string
    }
    result: {
      /** All of them. */
      TOTAL: number
      /** Those that wait. */
      QUEUED: number
      /** Those that are made ready. */
      PROCESSING: number
      /** Those that are under way. */
      EXECUTING: number
      /** Those that were halted. */
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
      /** The name that contacts see. */
      nome: string
      /** The name that only the account sees. Without it, `nome`. */
      internal_name?: string
      /** The language, `en`, `pt`, `br`, `es`, `de`, `hu` or `fr`. Without it, or with another one, `en`. */
      idioma_lista?: string
      /** Whether the list takes email. It has no effect; every list takes every channel. */
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
  /** Change an extra field. */
  editExtraField: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The number of the field. */
      id: number | string
      /** The new name. */
      name?: string
      /** The type that the field has; any other one is refused. */
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
      /** The fields by number; the text `0` when there are none. */
      extra_fields: Record<string, ExtraField> | '0'
    }
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'INTERNAL_ERROR'
  }
  /** List the lists. */
  getLists: {
    arguments: {
      /** Shows this list only. */
      listID?: number | string
      /** How many items to leave out first; 0 when it is left out. */
      start?: number | string
      /** How many items to answer at most; 1000 when it is left out or larger. */
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
      /** The name that contacts see. */
      name?: string
      /** The name that only the account sees. */
      internal_name?: string
      /** The language, `en`, `pt`, `br`, `es`, `de`, `hu` or `fr`. Another one has no effect. */
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
      /** An email address, when `email` is left out. */
      subscriber?: string
      /** 1 only adds, 2 changes a contact that is there; 1 when it is left out. */
      operation?: number | string
      /** With `operation` 2, the field that tells whether a contact is there; `email` when it is left out. */
      compareField?: string
      /** With `status` 0 or 3, the sender of the email that asks to confirm; without one, an active sender of the account. */
      from?: string
      /** Has no effect; the form of an address is always checked. */
      validate_email?: boolean | 0 | 1 | '0' | '1'
      /** Has no effect; the form of a number is always checked. */
      validate_phone?: boolean | 0 | 1 | '0' | '1'
      /** The form that it came through. A number that is no form of the list has no effect. */
      formID?: number | string
      /** The numbers of tags that it gets, besides those that it has (O-056). */
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
      /** The field that tells whether a contact is there, usually `email`. It has to be a unique one. */
      compareField: string
      /** 1 only adds, 2 also changes contacts that are there; 2 when it is left out. */
      operation?: number | string
      /** The contacts. A first one that holds the names of the fields is passed over. (20 MB for the whole call) */
      subscribers: readonly (ContactValues)[]
      /** The status of all of them, as in `addSubscriber`. */
      status?: number | string
      /** The numbers of tags that all of them get whom it adds or changes (O-056). */
      tags?: readonly (number | string)[]
      /** Whether they get the welcome message. It has no effect yet. */
      autoresponder?: boolean | 0 | 1 | '0' | '1'
      /** Whether the owner gets an email at the end. It has no effect yet. */
      notification?: boolean | 0 | 1 | '0' | '1'
    }
    result: {
      /** Always `OK`. */
      RESULT: string
      /** The number of the operation that works it off. */
      OPERATION_ID: number
    }
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'NO_SUBSCRIBERS' | 'NO_COMPARE_FIELD' | 'INVALID_TYPE' | 'INVALID_EXTRA_FIELD' | 'SUBSCRIBER_FORMAT_ERROR' | 'MAX_SUBSCRIBERS_FILE_LIMIT_EXCEEDED' | 'CANNOT_ADD_MORE_SUBSCRIBERS' | 'TAG_NOT_FOUND' | 'INTERNAL_ERROR'
  }
  /** Change a contact. */
  editSubscriber: {
    arguments: ContactValues & {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The contact, as its UID, its email address, or its cellphone or telephone with the country code. */
      subscriber: string
      /** The numbers of tags that it gets, besides those that it has (O-056). */
      tags?: readonly (number | string)[]
    }
    result: Contact
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'SUBSCRIBER_MISSING' | 'SUBSCRIBER_NOT_FOUND' | 'SUBSCRIBER_DATA_CANNOT_BE_EDITED' | 'EMAIL_ALREADY_EXISTS' | 'CELLPHONE_ALREADY_EXISTS' | 'TELEPHONE_ALREADY_EXISTS' | 'FAX_ALREADY_EXISTS' | 'FIST_NAME_ALREADY_EXISTS' | 'LAST_NAME_ALREADY_EXISTS' | 'BIRTH_DATE_ALREADY_EXISTS' | 'EXTRA_FIELD_XX_ALREADY_EXISTS' | 'EMAIL_ADDRESS_INVALID' | 'EMAIL_ADDRESS_INVALID_MX_ERROR' | 'EMAIL_ADDRESS_INVALID_DOESNT_EXIST' | 'SUBSCRIBER_FORMAT_ERROR' | 'INVALID_EXTRA_FIELD' | 'TAG_NOT_FOUND' | 'INTERNAL_ERROR'
  }
  /** List what happened to a contact. */
  getSubscriberActivity: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The contact, as its UID, its email address, or its cellphone or telephone with the country code. */
      subscriber: string
      /** How many items to leave out first; 0 when it is left out. */
      start?: number | string
      /** How many items to answer at most; 1000 when it is left out or larger. */
      limit?: number | string
      /** Shows what happened then or later. A day alone is its beginning. */
      date_min?: string
      /** Shows what happened then or earlier. A day alone is its end. */
      date_max?: string
      /** Shows events of this kind only, in the words of the Marketing API. */
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
      /** The contact, as its UID, its email address, or its cellphone or telephone with the country code. */
      subscriber: string
      /** How it left, `API` or a way out of the Marketing API; `API` when it is left out or another word. */
      removeMethod?: string
    }
    result: Contact
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'SUBSCRIBER_MISSING' | 'SUBSCRIBER_NOT_FOUND' | 'SUBSCRIBER_ALREADY_REMOVED' | 'INTERNAL_ERROR'
  }
  /** Get one contact or all. */
  subscriberData: {
    arguments: {
      /** The contact, as its UID, its email address, or its cellphone or telephone with the country code; or `all_subscribers`. */
      subscriber: string
      /** The number of the list. It has to be there for `all_subscribers`. */
      listID?: number | string
      /** How many items to leave out first; 0 when it is left out. */
      start?: number | string
      /** How many items to answer at most; 1000 when it is left out or larger. */
      limit?: number | string
    }
    result: {
      /** The contact; a list of them for `all_subscribers`, and for one that is in several lists when `listID` is left out. */
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
  /** Give contacts a tag. */
  attachTag: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The number of the tag. */
      tag: number | string
      /** What the targets are; always `subscriber`. */
      type: string
      /** The contacts, each as UID, email address or phone number; also as a map with the key `subscriber`. */
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
  /** Take a tag from contacts. */
  detachTag: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The number of the tag. */
      tag: number | string
      /** What the targets are; always `subscriber`. */
      type: string
      /** The contacts, each as UID, email address or phone number; also as a map with the key `subscriber`. */
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
      /** `equal`, `not_equal`, `contains`, `starts`, `ends`, `greater` or `lower`; `equal` when it is left out. */
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
      /** `and` or `or`; `and` when it is left out. */
      operator?: string
      /** The conditions; a group of conditions may stand for one, and another one inside of it. */
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
      /** The domain; `domain` is the same. */
      cname: string
      /** The same as `cname`. */
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
      /** The address, for `email`. */
      email?: string
      /** The number or the name of at most eleven characters, for `telemovel`. */
      cellphone?: string
      /** The number, for `telefone`. */
      phone?: string
      /** The name that stands before an email address. Without it, the address. */
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
      /** `email`, `telemovel` or `telefone`; `email` when it is left out. */
      channel?: string
    }
    result: Done
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'SENDER_MISSING' | 'INVALID_TYPE' | 'INVALID_FROM' | 'IN_USE' | 'INTERNAL_ERROR'
  }
  /** Change the name of an email sender. */
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
      /** `email`, `telemovel` (SMS), `telefone` (voice) or `fax`; all when it is left out. */
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
  /** Create a group of campaigns. */
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
      /** The title, which recipients do not see. */
      subject?: string
      /** The name that only the account sees. Without it, the title. */
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
      /** The title, which recipients do not hear. */
      subject: string
      /** The name that only the account sees. Without it, the title. */
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
  /** Rename a group of campaigns. */
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
      /** The title, which recipients do not see. */
      subject?: string
      /** The name that only the account sees. */
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
      /** How many items to leave out first; 0 when it is left out. */
      start?: number | string
      /** How many items to answer at most; 1000 when it is left out or larger. */
      limit?: number | string
      /** Shows campaigns of this list only. */
      listID?: number | string
      /** Shows campaigns of this channel only, in the words of `CHANNEL`. */
      channel?: string
    }
    result: (Campaign)[]
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'INTERNAL_ERROR'
  }
  /** List the templates of headers and footers. */
  getHeaderFooterTemplates: {
    arguments: {
    }
    result: (HeaderFooterTemplate)[]
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'INTERNAL_ERROR'
  }
  /** List the templates of emails. */
  getTemplates: {
    arguments: {
      /** How many items to leave out first; 0 when it is left out. */
      start?: number | string
      /** How many items to answer at most; 1000 when it is left out or larger. */
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
      /** The phones of contacts of the list, instead of `segment`. A number that no active contact has is not called. */
      telephone?: string | readonly (string)[]
      /** The same with their cellphones. */
      cellphone?: string | readonly (string)[]
      /** Who gets it, `all` for the whole list, or names of segments. */
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
      /** Who gets it, `all` for the whole list, or names of segments. */
      segment?: string | readonly (string)[]
      /** The addresses of contacts of the list, instead of `segment`. One that no active contact has gets nothing. (at most 1000) */
      email?: string | readonly (string)[]
      /** The sender from now on, as `FROMID` of `getSenders`. */
      fromID?: string
      /** The subject from now on. */
      subject?: string
      /** The template of header and footer, as `id` of `getHeaderFooterTemplates`. */
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
      /** The numbers that it goes to, instead of `segment`. */
      fax?: string | readonly (string)[]
      /** Who gets it, `all` for the whole list, or names of segments. */
      segment?: string | readonly (string)[]
    }
    result: CampaignReference
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'NO_CAMPAIGN' | 'CAMPAIGN_NOT_FOUND' | 'CAMPAIGN_NOT_VALID' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'FAX_REQUIRED' | 'NO_SUBSCRIBERS' | 'SEGMENT_NOT_FOUND' | 'INTERNAL_ERROR'
  }
  /** Send an SMS campaign, or a single text. */
  sendSMS: {
    arguments: {
      /** The number of the list, as `listnum` of `getLists`. */
      listID: number | string
      /** The hash of the campaign, as `HASH` of `getCampaigns`. */
      campaign?: string
      /** Without `campaign`, the title. */
      subject?: string
      /** Without `campaign`, the text. (160 characters) */
      message?: string
      /** The sender, as `FROMID` of `getSenders`. */
      fromID?: string
      /** The number or name that it comes from, instead of `fromID`. */
      from?: string
      /** The numbers that it goes to, instead of `segment`, 1,000 at most. */
      cellphone?: string | readonly (string)[]
      /** The UIDs of the contacts that it goes to, instead of `cellphone` and `segment`. */
      uid?: string | readonly (string)[]
      /** Who gets it, `all` for the whole list, or names of segments. */
      segment?: string | readonly (string)[]
    }
    result: {
      /** The hash of the campaign. */
      ID: string
      /** The same once more; clients look for one or the other. */
      CAMPAIGN: string
    }
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'CAMPAIGN_NOT_FOUND' | 'CAMPAIGN_NOT_VALID' | 'NO_CELLPHONE_OR_TELEPHONE' | 'NO_MESSAGE' | 'MESSAGE_TOO_LONG' | 'MESSAGE_TO_LONG' | 'INVALID_FROM' | 'NO_SUBSCRIBERS' | 'SEGMENT_NOT_FOUND' | 'MAX_SUBSCRIBERS_FILE_LIMIT_EXCEEDED' | 'INTERNAL_ERROR'
  }
  /** List the automations. */
  getAutobots: {
    arguments: {
      /** Shows automations of this list only. */
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
      /** One contact; or `subscribers`. */
      subscriber?: string
      /** Several contacts; or `subscriber`. */
      subscribers?: readonly (string)[]
      /** The action of the automation to begin with; the first when it is left out. */
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
  /** List what was entered into a form. */
  getFormsSubmissions: {
    arguments: {
      /** The number of the form. */
      form: number | string
      /** The number of the list, as `listnum` of `getLists`. */
      listID?: number | string
      /** How many items to leave out first; 0 when it is left out. */
      start?: number | string
      /** How many items to answer at most; 1000 when it is left out or larger. */
      limit?: number | string
    }
    result: (FormSubmission)[]
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'FORM_MISSING' | 'FORMS_NOT_FOUND' | 'LIST_NOT_FOUND' | 'INTERNAL_ERROR'
  }
  /** Ask for an advanced report. */
  generateAdvancedReport: {
    arguments: {
      /** The number of the model. */
      template: number | string
      /** The name of the report. */
      name?: string
      /** The numbers of the lists; or `campaigns`. */
      lists?: readonly (number | string)[]
      /** The hashes of the campaigns; or `lists`. */
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
      /** Shows this report only. */
      id?: number | string
      /** How many items to leave out first; 0 when it is left out. */
      start?: number | string
      /** How many items to answer at most; 1000 when it is left out or larger. */
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
      /** The http or https address; empty for none. */
      callback_url: string
      /** Tells of subscriptions by a form or by hand. */
      notif_api_1?: boolean | 0 | 1 | '0' | '1'
      /** Tells of confirmed subscriptions. */
      notif_api_2?: boolean | 0 | 1 | '0' | '1'
      /** Tells of subscriptions by an interface or an import. */
      notif_api_3?: boolean | 0 | 1 | '0' | '1'
      /** Tells of emails that went out. */
      notif_api_4?: boolean | 0 | 1 | '0' | '1'
      /** Tells of openings. */
      notif_api_5?: boolean | 0 | 1 | '0' | '1'
      /** Tells of clicks. */
      notif_api_6?: boolean | 0 | 1 | '0' | '1'
      /** Tells of contacts that left by a link or a form. */
      notif_api_7?: boolean | 0 | 1 | '0' | '1'
      /** Tells of contacts that were removed by hand. */
      notif_api_8?: boolean | 0 | 1 | '0' | '1'
      /** Tells of contacts that were removed by an interface. */
      notif_api_9?: boolean | 0 | 1 | '0' | '1'
      /** Tells of addresses that mail came back from for good, and of contacts that were removed because of it. */
      notif_api_10?: boolean | 0 | 1 | '0' | '1'
      /** Tells of mail that came back for a while. */
      notif_api_11?: boolean | 0 | 1 | '0' | '1'
      /** Tells of changed contacts. */
      notif_api_12?: boolean | 0 | 1 | '0' | '1'
      /** Tells of SMS that arrived. */
      notif_api_13?: boolean | 0 | 1 | '0' | '1'
      /** Tells of complaints. */
      notif_api_14?: boolean | 0 | 1 | '0' | '1'
      /** Tells of contacts that came back. */
      notif_api_15?: boolean | 0 | 1 | '0' | '1'
      /** Tells of changed consent. */
      notif_api_16?: boolean | 0 | 1 | '0' | '1'
    }
    result: Done
    errors: 'NO_USERNAME_AND_PASSWORD_AND_APIKEY' | 'NO_USERNAME_AND_PASSWORD' | 'NO_USERNAME' | 'NO_PASSWORD' | 'NO_APIKEY' | 'INVALID' | 'NO_ACCESS' | 'LIST_MISSING' | 'LIST_NOT_FOUND' | 'INVALID_URL' | 'INTERNAL_ERROR'
  }
}
