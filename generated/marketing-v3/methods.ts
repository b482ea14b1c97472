// Written by `npm run generate` from specs/marketing-v3. Do not edit: change the contract instead.
import type { Accepted, ActivityList, ActivityName, AdvancedReportFile, AdvancedReportModel, AdvancedReportModelCreation, AdvancedReportModelPage, AdvancedReportModelRun, AdvancedReportPage, AdvancedReportStatus, AutomationActionCall, AutomationActionPage, AutomationCreate, AutomationDetail, AutomationPage, AutomationRunCounts, AutomationRunPage, AutomationRunStatus, AutomationStart, AutomationStartResult, AutomationStatus, AutomationUpdate, BaseFieldUpdate, CallbackSecret, CampaignChannel, CampaignContactPage, CampaignDetail, CampaignGroup, CampaignGroupPage, CampaignGroupWrite, CampaignHash, CampaignPage, CampaignPreview, CampaignStatus, CampaignTest, CampaignTested, Cart, CartCreate, CartPage, CartState, Catalog, CatalogCreate, CatalogPage, CellphoneSender, CellphoneSenderCreate, CellphoneSenderList, Cname, CnameCreate, CnamePage, ConnectedSite, ConnectedSiteCreate, ConnectedSitePage, ConnectedSiteStatistics, ContactActivityReportRequest, ContactCreate, ContactDetail, ContactEventList, ContactEventName, ContactExport, ContactExportResult, ContactForget, ContactImport, ContactPage, ContactRef, ContactSearchResult, ContactTagging, ContactTarget, ContactUpdate, ContactUpdateByField, ContactsUnify, ContactsUpdate, CountryPage, DateTime, EmailBouncesReportRequest, EmailCampaignCreate, EmailCampaignSend, EmailCampaignUpdate, EmailClicksByContactReportRequest, EmailClicksByUrlReportRequest, EmailEventsReportRequest, EmailReport, EmailRssCampaignCreate, EmailSender, EmailSenderCreate, EmailSenderList, EmailSenderUpdate, EmailUnsubscriptionsReportRequest, EndedOperationPage, EndedOperationStatus, ExtraFieldCreate, ExtraFieldUpdate, Field, FieldListItem, FieldOption, FieldOptionList, FieldOptionWrite, Form, FormAnswersReportRequest, FormCreate, FormPage, FormSubmissionPage, FormUpdate, HeaderFooterTemplate, HeaderFooterTemplateCreate, HeaderFooterTemplatePage, HeaderFooterTemplateUpdate, ImportResult, Language, List, ListCreate, ListDetail, ListEvent, ListPage, ListUpdate, MyAccount, OperationAccepted, OperationActionResult, OperationDetail, OperationIds, OperationPage, OperationStatus, OperationType, OrderCreate, OrderImport, OrderPage, OrderStatus, PhoneReport, PhoneSender, PhoneSenderCreate, PhoneSenderList, PlacedOrder, Pong, Product, ProductCreate, ProductImport, ProductPage, ProductUpdate, PushAck, PushApp, PushAppCreate, PushCampaignCreate, PushCampaignSend, PushCampaignUpdate, PushEventRegister, PushReport, PushTokenRegister, RotatedWebhookSecret, SegmentCount, SegmentCreate, SegmentDetail, SegmentPage, SegmentSaved, SegmentType, SegmentUpdate, SenderHelp, SenderStatus, SendsReportRequest, SmartSmsCampaignCreate, SmartSmsCampaignUpdate, SmsBouncesReportRequest, SmsCampaignCreate, SmsCampaignSend, SmsCampaignUpdate, SmsEventsReportRequest, SubscriptionsReportRequest, SuppressionAdd, SuppressionAdded, SuppressionMethod, SuppressionPage, SuppressionType, SystemAutomation, SystemAutomationList, SystemAutomationSwitch, Tag, TagPage, TagUpdate, TagWrite, TrackEngageDomainPage, TrackEngageEnable, TrackEngageGoal, TrackEngageGoalCreate, TrackEngageGoalPage, TrackEngageResult, UnsubscribeRequest, UnsubscribeResult, UnsubscriptionsReportRequest, User, UserPage, UserStatus, UserUpdate, VoiceCampaignCreate, VoiceCampaignSend, VoiceCampaignUpdate, Webhook, WebhookCreate, WebhookDetail, WebhookPage, WebhookSecret, WebhookSecretRotate, WebhookStatePage, WebhookUpdate, WebpushCampaignCreate, WebpushCampaignSend, WebpushCampaignUpdate, WebpushReport, WebpushRssCampaignCreate, WebpushSite, WebpushSiteCreate, WebpushSitePage } from './schemas.ts'
/** The request of `listLists`. */
export type ListListsRequest = {
  query?: {
      /**
       * @description Only objects created at or before this time.
       * @example 2026-03-02 09:15:00
       */
      created_max?: DateTime | undefined;
      /**
       * @description Only objects created at or after this time.
       * @example 2026-03-02 09:15:00
       */
      created_min?: DateTime | undefined;
      /**
       * @description Lists with exactly this internal name.
       * @example Newsletter 2026
       */
      internal_name?: string | undefined;
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: ("asc" | "desc") | undefined;
      /**
       * @description The field to sort by.
       * @example created
       */
      order_by?: ("list_id" | "internal_name" | "public_name" | "created" | "updated") | undefined;
      /**
       * @description Lists with exactly this public name.
       * @example Newsletter
       */
      public_name?: string | undefined;
      /**
       * @description Only objects changed at or before this time.
       * @example 2026-03-02 09:15:00
       */
      updated_max?: DateTime | undefined;
      /**
       * @description Only objects changed at or after this time.
       * @example 2026-03-02 09:15:00
       */
      updated_min?: DateTime | undefined;
  } | undefined
}
/** The request of `createList`. */
export type CreateListRequest = {
  body: ListCreate
}
/** The request of `getList`. */
export type GetListRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
}
/** The request of `updateList`. */
export type UpdateListRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  body: ListUpdate
}
/** The request of `deleteList`. */
export type DeleteListRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
}
/** The request of `listFields`. */
export type ListFieldsRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  query?: {
      /**
       * @description Maximum number of items to return. By default, all.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
  } | undefined
}
/** The request of `createExtraField`. */
export type CreateExtraFieldRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  body: ExtraFieldCreate
}
/** The request of `updateBaseField`. */
export type UpdateBaseFieldRequest = {
  path: {
      /**
       * @description The id of the base field, a name.
       * @example cellphone
       */
      field_id: string;
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  body: BaseFieldUpdate
}
/** The request of `updateExtraField`. */
export type UpdateExtraFieldRequest = {
  path: {
      /**
       * @description The id of the extra field, a number.
       * @example 1
       */
      field_id: number;
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  body: ExtraFieldUpdate
}
/** The request of `deleteExtraField`. */
export type DeleteExtraFieldRequest = {
  path: {
      /**
       * @description The id of the extra field, a number.
       * @example 1
       */
      field_id: number;
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
}
/** The request of `listFieldOptions`. */
export type ListFieldOptionsRequest = {
  path: {
      /**
       * @description The id of the extra field, a number. Its format must be `options`.
       * @example 2
       */
      field_id: number;
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
}
/** The request of `createFieldOption`. */
export type CreateFieldOptionRequest = {
  path: {
      /**
       * @description The id of the extra field, a number. Its format must be `options`.
       * @example 2
       */
      field_id: number;
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  body: FieldOptionWrite
}
/** The request of `updateFieldOption`. */
export type UpdateFieldOptionRequest = {
  path: {
      /**
       * @description The id of the extra field, a number. Its format must be `options`.
       * @example 2
       */
      field_id: number;
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
      /**
       * @description The id of the option.
       * @example 1
       */
      option_id: number;
  }
  body: FieldOptionWrite
}
/** The request of `deleteFieldOption`. */
export type DeleteFieldOptionRequest = {
  path: {
      /**
       * @description The id of the extra field, a number. Its format must be `options`.
       * @example 2
       */
      field_id: number;
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
      /**
       * @description The id of the option.
       * @example 1
       */
      option_id: number;
  }
}
/** The request of `listContacts`. */
export type ListContactsRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  query?: {
      /**
       * @description Contacts born on this day.
       * @example 1990-05-17
       */
      birth_date?: string | undefined;
      /**
       * @description Contacts with this cellphone.
       * @example 351-910000001
       */
      cellphone?: string | undefined;
      /**
       * @description True for contacts whose cellphone is active, false for inactive ones.
       * @example true
       */
      cellphone_status?: boolean | undefined;
      /**
       * @description Contacts with this email address.
       * @example ana@example.com
       */
      email?: string | undefined;
      /**
       * @description True for contacts whose email is active, false for inactive ones.
       * @example true
       */
      email_status?: boolean | undefined;
      /**
       * @description Contacts with this value in an extra field, `extra_field_id[<field_id>]=<value>`. Repeat it for more fields. For a field with options: contacts with the option with this id or text; with several separated by semicolons, contacts with all of them.
       * @example {
       *       "1": "Lisboa"
       *     }
       */
      extra_field_id?: {
          [key: string]: string;
      } | undefined;
      /**
       * @description Contacts with this first name.
       * @example Ana
       */
      first_name?: string | undefined;
      /**
       * @description Contacts with this language.
       * @example pt
       */
      language?: Language | undefined;
      /**
       * @description Contacts with this last name.
       * @example Silva
       */
      last_name?: string | undefined;
      /**
       * @description Maximum number of items to return.
       * @example 100
       */
      limit?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
      /**
       * @description Contacts with this phone.
       * @example 351-210000001
       */
      phone?: string | undefined;
      /**
       * @description True for contacts whose phone is active, false for inactive ones.
       * @example true
       */
      phone_status?: boolean | undefined;
  } | undefined
}
/** The request of `createContact`. */
export type CreateContactRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  body: ContactCreate
}
/** The request of `getContact`. */
export type GetContactRequest = {
  path: {
      /**
       * @description The id of the contact, ten hexadecimal digits.
       * @example a1b2c3d4e5
       */
      contact_id: string;
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
}
/** The request of `updateContact`. */
export type UpdateContactRequest = {
  path: {
      /**
       * @description The id of the contact, ten hexadecimal digits.
       * @example a1b2c3d4e5
       */
      contact_id: string;
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  body: ContactUpdate
}
/** The request of `listContactActivities`. */
export type ListContactActivitiesRequest = {
  path: {
      /**
       * @description The id of the contact, ten hexadecimal digits.
       * @example a1b2c3d4e5
       */
      contact_id: string;
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  query?: {
      /**
       * @description Only activities of this kind.
       * @example email_click
       */
      action_name?: ActivityName | undefined;
      /**
       * @description Only events at or before this time.
       * @example 2026-03-04 23:59:59
       */
      date_max?: DateTime | undefined;
      /**
       * @description Only events at or after this time.
       * @example 2026-03-04 00:00:00
       */
      date_min?: DateTime | undefined;
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
  } | undefined
}
/** The request of `listContactEvents`. */
export type ListContactEventsRequest = {
  path: {
      /**
       * @description The id of the contact, ten hexadecimal digits.
       * @example a1b2c3d4e5
       */
      contact_id: string;
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  query?: {
      /**
       * @description Only events at or before this time.
       * @example 2026-03-04 23:59:59
       */
      date_max?: DateTime | undefined;
      /**
       * @description Only events at or after this time.
       * @example 2026-03-04 00:00:00
       */
      date_min?: DateTime | undefined;
      /**
       * @description Only events of this kind.
       * @example new_order
       */
      event?: ContactEventName | undefined;
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
  } | undefined
}
/** The request of `importContacts`. */
export type ImportContactsRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  body: ContactImport
}
/** The request of `unsubscribeContacts`. */
export type UnsubscribeContactsRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  body: UnsubscribeRequest
}
/** The request of `resendDoubleOptin`. */
export type ResendDoubleOptinRequest = {
  path: {
      /**
       * @description The id of the contact, ten hexadecimal digits.
       * @example a1b2c3d4e5
       */
      contact_id: string;
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
}
/** The request of `searchContacts`. */
export type SearchContactsRequest = {
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
      type?: ("email" | "cellphone" | "phone") | undefined;
  }
}
/** The request of `listContactsBySegment`. */
export type ListContactsBySegmentRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
      /**
       * @description The id of the segment, as `listSegments` shows it.
       * @example saved_1
       */
      segment_id: string;
  }
  query?: {
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
      /**
       * @description Whether to include removed contacts. A segment with a condition on the status `removed` always includes them.
       * @example false
       */
      show_removed?: boolean | undefined;
  } | undefined
}
/** The request of `activateContacts`. */
export type ActivateContactsRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  body: ContactTarget
}
/** The request of `deactivateContacts`. */
export type DeactivateContactsRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  body: ContactTarget
}
/** The request of `attachTagToContacts`. */
export type AttachTagToContactsRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  body: ContactTagging
}
/** The request of `detachTagFromContacts`. */
export type DetachTagFromContactsRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  body: ContactTagging
}
/** The request of `exportContacts`. */
export type ExportContactsRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  body: ContactExport
}
/** The request of `forgetContacts`. */
export type ForgetContactsRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  body: ContactForget
}
/** The request of `startAutomationForContacts`. */
export type StartAutomationForContactsRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  body: AutomationStart
}
/** The request of `unifyContacts`. */
export type UnifyContactsRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  body: ContactsUnify
}
/** The request of `updateContacts`. */
export type UpdateContactsRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  body: ContactsUpdate
}
/** The request of `updateContactByField`. */
export type UpdateContactByFieldRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  body: ContactUpdateByField
}
/** The request of `listForms`. */
export type ListFormsRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  query?: {
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
  } | undefined
}
/** The request of `createForm`. */
export type CreateFormRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  body: FormCreate
}
/** The request of `getForm`. */
export type GetFormRequest = {
  path: {
      /**
       * @description The id of the form.
       * @example 1
       */
      form_id: number;
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
}
/** The request of `updateForm`. */
export type UpdateFormRequest = {
  path: {
      /**
       * @description The id of the form.
       * @example 1
       */
      form_id: number;
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  body: FormUpdate
}
/** The request of `deleteForm`. */
export type DeleteFormRequest = {
  path: {
      /**
       * @description The id of the form.
       * @example 1
       */
      form_id: number;
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
}
/** The request of `listFormSubmissions`. */
export type ListFormSubmissionsRequest = {
  path: {
      /**
       * @description The id of the form.
       * @example 1
       */
      form_id: number;
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  query?: {
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
  } | undefined
}
/** The request of `listEmailSenders`. */
export type ListEmailSendersRequest = {
  query?: {
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
      /**
       * @description Only senders with this status.
       * @example active
       */
      status?: SenderStatus | undefined;
  } | undefined
}
/** The request of `createEmailSender`. */
export type CreateEmailSenderRequest = {
  body: EmailSenderCreate
}
/** The request of `updateEmailSender`. */
export type UpdateEmailSenderRequest = {
  path: {
      /**
       * @description The id of the email sender.
       * @example 1
       */
      sender_id: number;
  }
  body: EmailSenderUpdate
}
/** The request of `deleteEmailSender`. */
export type DeleteEmailSenderRequest = {
  path: {
      /**
       * @description The id of the email sender.
       * @example 1
       */
      sender_id: number;
  }
}
/** The request of `listCellphoneSenders`. */
export type ListCellphoneSendersRequest = {
  query?: {
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
      /**
       * @description Only senders with this status.
       * @example active
       */
      status?: SenderStatus | undefined;
  } | undefined
}
/** The request of `createCellphoneSender`. */
export type CreateCellphoneSenderRequest = {
  body: CellphoneSenderCreate
}
/** The request of `deleteCellphoneSender`. */
export type DeleteCellphoneSenderRequest = {
  path: {
      /**
       * @description The id of the cellphone sender.
       * @example 2
       */
      sender_id: number;
  }
}
/** The request of `getCellphoneSenderHelp`. */
export type GetCellphoneSenderHelpRequest = {
  path: {
      /**
       * @description The id of the cellphone sender.
       * @example 2
       */
      sender_id: number;
  }
}
/** The request of `updateCellphoneSenderHelp`. */
export type UpdateCellphoneSenderHelpRequest = {
  path: {
      /**
       * @description The id of the cellphone sender.
       * @example 2
       */
      sender_id: number;
  }
  body: SenderHelp
}
/** The request of `listPhoneSenders`. */
export type ListPhoneSendersRequest = {
  query?: {
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
      /**
       * @description Only senders with this status.
       * @example active
       */
      status?: SenderStatus | undefined;
  } | undefined
}
/** The request of `createPhoneSender`. */
export type CreatePhoneSenderRequest = {
  body: PhoneSenderCreate
}
/** The request of `deletePhoneSender`. */
export type DeletePhoneSenderRequest = {
  path: {
      /**
       * @description The id of the phone sender.
       * @example 3
       */
      sender_id: number;
  }
}
/** The request of `listCampaigns`. */
export type ListCampaignsRequest = {
  query?: {
      /**
       * @description Only the campaign with this hash.
       * @example c4mp41gn01
       */
      campaign_hash?: string | undefined;
      /**
       * @description Only campaigns of this channel.
       * @example email
       */
      channel?: CampaignChannel | undefined;
      /**
       * @description Only campaigns of this user.
       * @example 1
       */
      created_by?: number | undefined;
      /**
       * @description Only objects created at or before this time.
       * @example 2026-03-02 09:15:00
       */
      created_max?: DateTime | undefined;
      /**
       * @description Only objects created at or after this time.
       * @example 2026-03-02 09:15:00
       */
      created_min?: DateTime | undefined;
      /**
       * @description Only operations that ended at or before this time.
       * @example 2026-03-04 23:59:59
       */
      end_date_max?: DateTime | undefined;
      /**
       * @description Only operations that ended at or after this time.
       * @example 2026-03-04 00:00:00
       */
      end_date_min?: DateTime | undefined;
      /**
       * @description Only campaigns of this group; 0 for those without one.
       * @example 0
       */
      group_id?: number | undefined;
      /**
       * @description Campaigns with exactly this internal name.
       * @example Spring sale
       */
      internal_name?: string | undefined;
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Only campaigns for this list.
       * @example 1
       */
      list_id?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: ("asc" | "desc") | undefined;
      /**
       * @description The field to sort by.
       * @example created
       */
      order_by?: ("list_id" | "internal_name" | "created_by" | "group_id" | "created") | undefined;
      /**
       * @description Only operations due at or before this time.
       * @example 2026-03-04 23:59:59
       */
      schedule_date_max?: DateTime | undefined;
      /**
       * @description Only operations due at or after this time.
       * @example 2026-03-04 00:00:00
       */
      schedule_date_min?: DateTime | undefined;
      /**
       * @description Campaigns whose internal name or title contains this text, ignoring the case of the letters a to z.
       * @example spring
       */
      search?: string | undefined;
      /**
       * @description Only operations that started at or before this time.
       * @example 2026-03-04 23:59:59
       */
      start_date_max?: DateTime | undefined;
      /**
       * @description Only operations that started at or after this time.
       * @example 2026-03-04 00:00:00
       */
      start_date_min?: DateTime | undefined;
      /**
       * @description Only campaigns with this status.
       * @example sent
       */
      status?: CampaignStatus | undefined;
      /**
       * @description Only objects changed at or before this time.
       * @example 2026-03-02 09:15:00
       */
      updated_max?: DateTime | undefined;
      /**
       * @description Only objects changed at or after this time.
       * @example 2026-03-02 09:15:00
       */
      updated_min?: DateTime | undefined;
  } | undefined
}
/** The request of `getCampaign`. */
export type GetCampaignRequest = {
  path: {
      /**
       * @description The hash of the campaign, from its creation.
       * @example c4mp41gn01
       */
      campaign_hash: string;
  }
}
/** The request of `deleteCampaign`. */
export type DeleteCampaignRequest = {
  path: {
      /**
       * @description The hash of the campaign, from its creation.
       * @example c4mp41gn01
       */
      campaign_hash: string;
  }
}
/** The request of `getCampaignPreview`. */
export type GetCampaignPreviewRequest = {
  path: {
      /**
       * @description The hash of the campaign, from its creation.
       * @example c4mp41gn01
       */
      campaign_hash: string;
  }
  query?: {
      /**
       * @description A contact of the campaign's list.
       * @example a1b2c3d4e5
       */
      contact_id?: string | undefined;
  } | undefined
}
/** The request of `listCampaignContacts`. */
export type ListCampaignContactsRequest = {
  path: {
      /**
       * @description The hash of the campaign, from its creation.
       * @example c4mp41gn01
       */
      campaign_hash: string;
  }
  query: {
      /**
       * @description The contact before the page. By default, the page begins with the first.
       * @example a1b2c3d4e5
       */
      after?: string | undefined;
      /**
       * @description The event. `not_opened`: sent to them, but not opened. `bounced`: a hard or soft bounce. `answered`: they pressed a digit in a call.
       * @example opened
       */
      event: "sent" | "delivered" | "opened" | "not_opened" | "clicked" | "bounced" | "unsubscribed" | "complained" | "replied" | "answered";
      /**
       * @description Maximum number of items to return.
       * @example 100
       */
      limit?: number | undefined;
  }
}
/** The request of `retryCampaign`. */
export type RetryCampaignRequest = {
  path: {
      /**
       * @description The hash of the campaign, from its creation.
       * @example c4mp41gn01
       */
      campaign_hash: string;
  }
}
/** The request of `testCampaign`. */
export type TestCampaignRequest = {
  path: {
      /**
       * @description The hash of the campaign, from its creation.
       * @example c4mp41gn01
       */
      campaign_hash: string;
  }
  body: CampaignTest
}
/** The request of `createEmailCampaign`. */
export type CreateEmailCampaignRequest = {
  body: EmailCampaignCreate
}
/** The request of `updateEmailCampaign`. */
export type UpdateEmailCampaignRequest = {
  path: {
      /**
       * @description The hash of the campaign, from its creation.
       * @example c4mp41gn01
       */
      campaign_hash: string;
  }
  body: EmailCampaignUpdate
}
/** The request of `sendEmailCampaign`. */
export type SendEmailCampaignRequest = {
  path: {
      /**
       * @description The hash of the campaign, from its creation.
       * @example c4mp41gn01
       */
      campaign_hash: string;
  }
  body: EmailCampaignSend
}
/** The request of `listHeaderFooterTemplates`. */
export type ListHeaderFooterTemplatesRequest = {
  query?: {
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
  } | undefined
}
/** The request of `createHeaderFooterTemplate`. */
export type CreateHeaderFooterTemplateRequest = {
  body: HeaderFooterTemplateCreate
}
/** The request of `getHeaderFooterTemplate`. */
export type GetHeaderFooterTemplateRequest = {
  path: {
      /**
       * @description The id of the template.
       * @example 1
       */
      template_id: number;
  }
}
/** The request of `updateHeaderFooterTemplate`. */
export type UpdateHeaderFooterTemplateRequest = {
  path: {
      /**
       * @description The id of the template.
       * @example 1
       */
      template_id: number;
  }
  body: HeaderFooterTemplateUpdate
}
/** The request of `deleteHeaderFooterTemplate`. */
export type DeleteHeaderFooterTemplateRequest = {
  path: {
      /**
       * @description The id of the template.
       * @example 1
       */
      template_id: number;
  }
}
/** The request of `getEmailReport`. */
export type GetEmailReportRequest = {
  path: {
      /**
       * @description The hash of the campaign, from its creation.
       * @example c4mp41gn01
       */
      campaign_hash: string;
  }
  query?: {
      /**
       * @description Whether to include counts by day.
       * @example true
       */
      date?: boolean | undefined;
      /**
       * @description Whether to include counts by domain of the recipients.
       * @example true
       */
      domain?: boolean | undefined;
      /**
       * @description Whether to include counts by hour of the day.
       * @example true
       */
      hour?: boolean | undefined;
      /**
       * @description Whether to include counts by place.
       * @example true
       */
      location?: boolean | undefined;
      /**
       * @description Whether to include counts by mail program.
       * @example true
       */
      reader?: boolean | undefined;
      /**
       * @description Whether to include counts by clicked URL.
       * @example true
       */
      url?: boolean | undefined;
      /**
       * @description Whether to include counts by day of the week.
       * @example true
       */
      weekday?: boolean | undefined;
  } | undefined
}
/** The request of `getPushReport`. */
export type GetPushReportRequest = {
  path: {
      /**
       * @description The hash of a push campaign. Returns 404 for other channels.
       * @example c4mp41gn03
       */
      campaign_hash: string;
  }
  query?: {
      /**
       * @description Whether to include counts by operating system.
       * @example true
       */
      operating_systems?: boolean | undefined;
  } | undefined
}
/** The request of `getSmsReport`. */
export type GetSmsReportRequest = {
  path: {
      /**
       * @description The hash of an SMS campaign. Returns 404 for other channels.
       * @example c4mp41gn04
       */
      campaign_hash: string;
  }
  query?: {
      /**
       * @description Whether to include counts by network.
       * @example true
       */
      networks?: boolean | undefined;
  } | undefined
}
/** The request of `getVoiceReport`. */
export type GetVoiceReportRequest = {
  path: {
      /**
       * @description The hash of a voice campaign. Returns 404 for other channels.
       * @example c4mp41gn06
       */
      campaign_hash: string;
  }
  query?: {
      /**
       * @description Whether to include counts by network.
       * @example true
       */
      networks?: boolean | undefined;
  } | undefined
}
/** The request of `getWebpushReport`. */
export type GetWebpushReportRequest = {
  path: {
      /**
       * @description The hash of a web push campaign. Returns 404 for other channels.
       * @example c4mp41gn07
       */
      campaign_hash: string;
  }
  query?: {
      /**
       * @description Whether to include counts by browser.
       * @example true
       */
      browsers?: boolean | undefined;
      /**
       * @description Whether to include counts by kind of device.
       * @example true
       */
      devices?: boolean | undefined;
      /**
       * @description Whether to include counts by operating system.
       * @example true
       */
      operating_systems?: boolean | undefined;
      /**
       * @description Whether to include counts by URL.
       * @example true
       */
      url?: boolean | undefined;
  } | undefined
}
/** The request of `listWebhooks`. */
export type ListWebhooksRequest = {
  query?: {
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
  } | undefined
}
/** The request of `createWebhook`. */
export type CreateWebhookRequest = {
  body: WebhookCreate
}
/** The request of `listWebhookStatuses`. */
export type ListWebhookStatusesRequest = {
  query?: {
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
  } | undefined
}
/** The request of `updateWebhook`. */
export type UpdateWebhookRequest = {
  path: {
      /**
       * @description The id of the webhook.
       * @example 1
       */
      webhook_id: number;
  }
  body: WebhookUpdate
}
/** The request of `deleteWebhook`. */
export type DeleteWebhookRequest = {
  path: {
      /**
       * @description The id of the webhook.
       * @example 1
       */
      webhook_id: number;
  }
}
/** The request of `getWebhookSecret`. */
export type GetWebhookSecretRequest = {
  path: {
      /**
       * @description The id of the webhook.
       * @example 1
       */
      webhook_id: number;
  }
}
/** The request of `rotateWebhookSecret`. */
export type RotateWebhookSecretRequest = {
  path: {
      /**
       * @description The id of the webhook.
       * @example 1
       */
      webhook_id: number;
  }
  body: WebhookSecretRotate
}
/** The request of `listOperations`. */
export type ListOperationsRequest = {
  query?: {
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: ("asc" | "desc") | undefined;
      /**
       * @description The field to sort by.
       * @example created
       */
      order_by?: ("operation_id" | "created" | "start_date") | undefined;
      /**
       * @description Only operations with this status.
       * @example queued
       */
      status?: OperationStatus | undefined;
      /**
       * @description Only operations of this type.
       * @example email
       */
      type?: OperationType | undefined;
  } | undefined
}
/** The request of `listEndedOperations`. */
export type ListEndedOperationsRequest = {
  query?: {
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
      /**
       * @description Only operations that ended with this status.
       * @example finished
       */
      status?: EndedOperationStatus | undefined;
      /**
       * @description Only operations of this type.
       * @example import_contacts
       */
      type?: OperationType | undefined;
  } | undefined
}
/** The request of `getOperation`. */
export type GetOperationRequest = {
  path: {
      /**
       * @description The id of the operation.
       * @example 1
       */
      operation_id: number;
  }
}
/** The request of `approveOperations`. */
export type ApproveOperationsRequest = {
  body: OperationIds
}
/** The request of `cancelOperations`. */
export type CancelOperationsRequest = {
  body: OperationIds
}
/** The request of `pauseOperations`. */
export type PauseOperationsRequest = {
  body: OperationIds
}
/** The request of `resumeOperations`. */
export type ResumeOperationsRequest = {
  body: OperationIds
}
/** The request of `createEmailRssCampaign`. */
export type CreateEmailRssCampaignRequest = {
  body: EmailRssCampaignCreate
}
/** The request of `enableEmailRssCampaign`. */
export type EnableEmailRssCampaignRequest = {
  path: {
      /**
       * @description The hash of an RSS email campaign. Returns 404 for other campaigns.
       * @example c4mp41gn02
       */
      campaign_hash: string;
  }
}
/** The request of `createPushCampaign`. */
export type CreatePushCampaignRequest = {
  body: PushCampaignCreate
}
/** The request of `updatePushCampaign`. */
export type UpdatePushCampaignRequest = {
  path: {
      /**
       * @description The hash of a push campaign. Returns 404 for other channels.
       * @example c4mp41gn03
       */
      campaign_hash: string;
  }
  body: PushCampaignUpdate
}
/** The request of `sendPushCampaign`. */
export type SendPushCampaignRequest = {
  path: {
      /**
       * @description The hash of a push campaign. Returns 404 for other channels.
       * @example c4mp41gn03
       */
      campaign_hash: string;
  }
  body: PushCampaignSend
}
/** The request of `listPushApps`. */
export type ListPushAppsRequest = {
  query?: {
      /**
       * @description Only apps of this list.
       * @example 1
       */
      list_id?: number | undefined;
  } | undefined
}
/** The request of `createPushApp`. */
export type CreatePushAppRequest = {
  body: PushAppCreate
}
/** The request of `getPushApp`. */
export type GetPushAppRequest = {
  path: {
      /**
       * @description The id of the push app.
       * @example app_1
       */
      app_id: string;
  }
}
/** The request of `deletePushApp`. */
export type DeletePushAppRequest = {
  path: {
      /**
       * @description The id of the push app.
       * @example app_1
       */
      app_id: string;
  }
}
/** The request of `registerPushEvent`. */
export type RegisterPushEventRequest = {
  path: {
      /**
       * @description The id of the push app.
       * @example app_1
       */
      app_id: string;
  }
  body: PushEventRegister
}
/** The request of `registerPushToken`. */
export type RegisterPushTokenRequest = {
  path: {
      /**
       * @description The id of the push app.
       * @example app_1
       */
      app_id: string;
  }
  body: PushTokenRegister
}
/** The request of `createSmsCampaign`. */
export type CreateSmsCampaignRequest = {
  body: SmsCampaignCreate
}
/** The request of `updateSmsCampaign`. */
export type UpdateSmsCampaignRequest = {
  path: {
      /**
       * @description The hash of an SMS campaign. Returns 404 for other channels.
       * @example c4mp41gn04
       */
      campaign_hash: string;
  }
  body: SmsCampaignUpdate
}
/** The request of `sendSmsCampaign`. */
export type SendSmsCampaignRequest = {
  path: {
      /**
       * @description The hash of an SMS campaign. Returns 404 for other channels.
       * @example c4mp41gn04
       */
      campaign_hash: string;
  }
  body: SmsCampaignSend
}
/** The request of `createSmartSmsCampaign`. */
export type CreateSmartSmsCampaignRequest = {
  body: SmartSmsCampaignCreate
}
/** The request of `updateSmartSmsCampaign`. */
export type UpdateSmartSmsCampaignRequest = {
  path: {
      /**
       * @description The hash of a smart SMS campaign. Returns 404 for other channels.
       * @example c4mp41gn05
       */
      campaign_hash: string;
  }
  body: SmartSmsCampaignUpdate
}
/** The request of `sendSmartSmsCampaign`. */
export type SendSmartSmsCampaignRequest = {
  path: {
      /**
       * @description The hash of a smart SMS campaign. Returns 404 for other channels.
       * @example c4mp41gn05
       */
      campaign_hash: string;
  }
  body: SmsCampaignSend
}
/** The request of `createVoiceCampaign`. */
export type CreateVoiceCampaignRequest = {
  body: VoiceCampaignCreate
}
/** The request of `updateVoiceCampaign`. */
export type UpdateVoiceCampaignRequest = {
  path: {
      /**
       * @description The hash of a voice campaign. Returns 404 for other channels.
       * @example c4mp41gn06
       */
      campaign_hash: string;
  }
  body: VoiceCampaignUpdate
}
/** The request of `sendVoiceCampaign`. */
export type SendVoiceCampaignRequest = {
  path: {
      /**
       * @description The hash of a voice campaign. Returns 404 for other channels.
       * @example c4mp41gn06
       */
      campaign_hash: string;
  }
  body: VoiceCampaignSend
}
/** The request of `createWebpushCampaign`. */
export type CreateWebpushCampaignRequest = {
  body: WebpushCampaignCreate
}
/** The request of `updateWebpushCampaign`. */
export type UpdateWebpushCampaignRequest = {
  path: {
      /**
       * @description The hash of a web push campaign. Returns 404 for other channels.
       * @example c4mp41gn07
       */
      campaign_hash: string;
  }
  body: WebpushCampaignUpdate
}
/** The request of `sendWebpushCampaign`. */
export type SendWebpushCampaignRequest = {
  path: {
      /**
       * @description The hash of a web push campaign. Returns 404 for other channels.
       * @example c4mp41gn07
       */
      campaign_hash: string;
  }
  body: WebpushCampaignSend
}
/** The request of `createWebpushRssCampaign`. */
export type CreateWebpushRssCampaignRequest = {
  body: WebpushRssCampaignCreate
}
/** The request of `enableWebpushRssCampaign`. */
export type EnableWebpushRssCampaignRequest = {
  path: {
      /**
       * @description The hash of an RSS web push campaign. Returns 404 for other campaigns.
       * @example c4mp41gn08
       */
      campaign_hash: string;
  }
}
/** The request of `listWebpushSites`. */
export type ListWebpushSitesRequest = {
  query?: {
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Only sites of this list.
       * @example 1
       */
      list_id?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: ("asc" | "desc") | undefined;
      /**
       * @description The field to sort by: the id of the list, or the time of creation or the last change.
       * @example list_id
       */
      order_by?: ("list_id" | "created" | "updated") | undefined;
  } | undefined
}
/** The request of `createWebpushSite`. */
export type CreateWebpushSiteRequest = {
  body: WebpushSiteCreate
}
/** The request of `listCampaignGroups`. */
export type ListCampaignGroupsRequest = {
  query?: {
      /**
       * @description Only the group with this id.
       * @example 1
       */
      group_id?: number | undefined;
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Groups with exactly this name.
       * @example Spring 2026
       */
      name?: string | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
  } | undefined
}
/** The request of `createCampaignGroup`. */
export type CreateCampaignGroupRequest = {
  body: CampaignGroupWrite
}
/** The request of `updateCampaignGroup`. */
export type UpdateCampaignGroupRequest = {
  path: {
      /**
       * @description The id of the campaign group.
       * @example 1
       */
      group_id: number;
  }
  body: CampaignGroupWrite
}
/** The request of `deleteCampaignGroup`. */
export type DeleteCampaignGroupRequest = {
  path: {
      /**
       * @description The id of the campaign group.
       * @example 1
       */
      group_id: number;
  }
}
/** The request of `listAdvancedReports`. */
export type ListAdvancedReportsRequest = {
  query?: {
      /**
       * @description Only objects created at or before this time.
       * @example 2026-03-02 09:15:00
       */
      created_max?: DateTime | undefined;
      /**
       * @description Only objects created at or after this time.
       * @example 2026-03-02 09:15:00
       */
      created_min?: DateTime | undefined;
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: ("asc" | "desc") | undefined;
      /**
       * @description The field to sort by.
       * @example created
       */
      order_by?: ("advanced_report_id" | "title" | "created") | undefined;
      /**
       * @description Only reports with this status.
       * @example finished
       */
      status?: AdvancedReportStatus | undefined;
      /**
       * @description Reports with exactly this title.
       * @example Spring sale, events
       */
      title?: string | undefined;
  } | undefined
}
/** The request of `generateEmailBouncesReport`. */
export type GenerateEmailBouncesReportRequest = {
  body: EmailBouncesReportRequest
}
/** The request of `generateEmailClicksByContactReport`. */
export type GenerateEmailClicksByContactReportRequest = {
  body: EmailClicksByContactReportRequest
}
/** The request of `generateEmailClicksByUrlReport`. */
export type GenerateEmailClicksByUrlReportRequest = {
  body: EmailClicksByUrlReportRequest
}
/** The request of `generateEmailEventsReport`. */
export type GenerateEmailEventsReportRequest = {
  body: EmailEventsReportRequest
}
/** The request of `generateEmailUnsubscriptionsReport`. */
export type GenerateEmailUnsubscriptionsReportRequest = {
  body: EmailUnsubscriptionsReportRequest
}
/** The request of `generateSmsBouncesReport`. */
export type GenerateSmsBouncesReportRequest = {
  body: SmsBouncesReportRequest
}
/** The request of `generateSmsEventsReport`. */
export type GenerateSmsEventsReportRequest = {
  body: SmsEventsReportRequest
}
/** The request of `generateSendsReport`. */
export type GenerateSendsReportRequest = {
  body: SendsReportRequest
}
/** The request of `generateSubscriptionsReport`. */
export type GenerateSubscriptionsReportRequest = {
  body: SubscriptionsReportRequest
}
/** The request of `generateUnsubscriptionsReport`. */
export type GenerateUnsubscriptionsReportRequest = {
  body: UnsubscriptionsReportRequest
}
/** The request of `generateFormAnswersReport`. */
export type GenerateFormAnswersReportRequest = {
  body: FormAnswersReportRequest
}
/** The request of `generateContactActivityReport`. */
export type GenerateContactActivityReportRequest = {
  body: ContactActivityReportRequest
}
/** The request of `listAdvancedReportModels`. */
export type ListAdvancedReportModelsRequest = {
  query?: {
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: ("asc" | "desc") | undefined;
      /**
       * @description The field to sort by.
       * @example created
       */
      order_by?: ("model_id" | "title" | "created") | undefined;
      /**
       * @description Models with exactly this title.
       * @example Monthly events
       */
      title?: string | undefined;
  } | undefined
}
/** The request of `createAdvancedReportModel`. */
export type CreateAdvancedReportModelRequest = {
  body: AdvancedReportModelCreation
}
/** The request of `deleteAdvancedReportModel`. */
export type DeleteAdvancedReportModelRequest = {
  path: {
      /**
       * @description The id of the model.
       * @example 1
       */
      model_id: number;
  }
}
/** The request of `generateReportFromModel`. */
export type GenerateReportFromModelRequest = {
  body: AdvancedReportModelRun
}
/** The request of `createCatalog`. */
export type CreateCatalogRequest = {
  body: CatalogCreate
}
/** The request of `deleteCatalog`. */
export type DeleteCatalogRequest = {
  path: {
      /**
       * @description The id of the catalog.
       * @example 1
       */
      catalog_id: number;
  }
}
/** The request of `listProducts`. */
export type ListProductsRequest = {
  path: {
      /**
       * @description The id of the catalog.
       * @example 1
       */
      catalog_id: number;
  }
  query?: {
      /**
       * @description Products of this brand.
       * @example Example
       */
      brand?: string | undefined;
      /**
       * @description Products with this value in a custom attribute, `custom_attributes[<alias>]=<value>`. Repeat it for more attributes.
       * @example {
       *       "colour": "red"
       *     }
       */
      custom_attributes?: {
          [key: string]: string;
      } | undefined;
      /**
       * @description Products with exactly this description.
       * @example A shirt of organic cotton.
       */
      description?: string | undefined;
      /**
       * @description Products with this European Article Number.
       * @example 4006381333931
       */
      ean?: string | undefined;
      /**
       * @description Products with this Global Trade Item Number.
       * @example 04006381333931
       */
      gtin?: string | undefined;
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Products with this manufacturer part number.
       * @example TS-4711
       */
      mpn?: string | undefined;
      /**
       * @description Products with exactly this name.
       * @example T-shirt, red, M
       */
      name?: string | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
      /**
       * @description Products with exactly this price.
       * @example 19.9
       */
      price?: number | undefined;
      /**
       * @description Only the product with this identifier.
       * @example TSHIRT-RED-M
       */
      product_identifier?: string | undefined;
      /**
       * @description Products with exactly this reduced price.
       * @example 15.92
       */
      sale_price?: number | undefined;
      /**
       * @description Products with this SKU.
       * @example 4711-R-M
       */
      sku?: string | undefined;
      /**
       * @description Products with this Universal Product Code.
       * @example 036000291452
       */
      upc?: string | undefined;
  } | undefined
}
/** The request of `createProduct`. */
export type CreateProductRequest = {
  path: {
      /**
       * @description The id of the catalog.
       * @example 1
       */
      catalog_id: number;
  }
  body: ProductCreate
}
/** The request of `getProduct`. */
export type GetProductRequest = {
  path: {
      /**
       * @description The id of the catalog.
       * @example 1
       */
      catalog_id: number;
      /**
       * @description The identifier of the product.
       * @example TSHIRT-RED-M
       */
      product_identifier: string;
  }
}
/** The request of `updateProduct`. */
export type UpdateProductRequest = {
  path: {
      /**
       * @description The id of the catalog.
       * @example 1
       */
      catalog_id: number;
      /**
       * @description The identifier of the product.
       * @example TSHIRT-RED-M
       */
      product_identifier: string;
  }
  body: ProductUpdate
}
/** The request of `deleteProduct`. */
export type DeleteProductRequest = {
  path: {
      /**
       * @description The id of the catalog.
       * @example 1
       */
      catalog_id: number;
      /**
       * @description The identifier of the product.
       * @example TSHIRT-RED-M
       */
      product_identifier: string;
  }
}
/** The request of `importProducts`. */
export type ImportProductsRequest = {
  path: {
      /**
       * @description The id of the catalog.
       * @example 1
       */
      catalog_id: number;
  }
  body: ProductImport
}
/** The request of `listCarts`. */
export type ListCartsRequest = {
  query?: {
      /**
       * @description Only carts of this contact.
       * @example a1b2c3d4e5
       */
      contact_id?: string | undefined;
      /**
       * @description Only objects created at or before this time.
       * @example 2026-03-02 09:15:00
       */
      created_max?: DateTime | undefined;
      /**
       * @description Only objects created at or after this time.
       * @example 2026-03-02 09:15:00
       */
      created_min?: DateTime | undefined;
      /**
       * @description Only carts of the shop with this domain.
       * @example shop.example.com
       */
      domain?: string | undefined;
      /**
       * @description True for carts of a contact, false for carts without a known contact.
       * @example true
       */
      has_contact?: boolean | undefined;
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: ("asc" | "desc") | undefined;
      /**
       * @description The field to sort by.
       * @example updated
       */
      order_by?: ("created" | "updated") | undefined;
      /**
       * @description Only carts in this state.
       * @example open
       */
      state?: CartState | undefined;
      /**
       * @description Only objects changed at or before this time.
       * @example 2026-03-02 09:15:00
       */
      updated_max?: DateTime | undefined;
      /**
       * @description Only objects changed at or after this time.
       * @example 2026-03-02 09:15:00
       */
      updated_min?: DateTime | undefined;
  } | undefined
}
/** The request of `listOrders`. */
export type ListOrdersRequest = {
  query?: {
      /**
       * @description Only orders from the cart with this id.
       * @example cart_1001
       */
      cart_id?: string | undefined;
      /**
       * @description Only orders of this contact.
       * @example a1b2c3d4e5
       */
      contact_id?: string | undefined;
      /**
       * @description Only objects created at or before this time.
       * @example 2026-03-02 09:15:00
       */
      created_max?: DateTime | undefined;
      /**
       * @description Only objects created at or after this time.
       * @example 2026-03-02 09:15:00
       */
      created_min?: DateTime | undefined;
      /**
       * @description Only orders of the shop with this domain.
       * @example shop.example.com
       */
      domain?: string | undefined;
      /**
       * @description True for orders of a contact, false for orders without a known contact.
       * @example true
       */
      has_contact?: boolean | undefined;
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: ("asc" | "desc") | undefined;
      /**
       * @description The field to sort by.
       * @example order_date
       */
      order_by?: ("order_date" | "order_total" | "created" | "updated") | undefined;
      /**
       * @description Only orders placed at or before this time, in UTC.
       * @example 2026-03-31 23:59:59
       */
      order_date_max?: DateTime | undefined;
      /**
       * @description Only orders placed at or after this time, in UTC.
       * @example 2026-03-01 00:00:00
       */
      order_date_min?: DateTime | undefined;
      /**
       * @description Only orders with this status.
       * @example completed
       */
      order_status?: OrderStatus | undefined;
      /**
       * @description Only objects changed at or before this time.
       * @example 2026-03-02 09:15:00
       */
      updated_max?: DateTime | undefined;
      /**
       * @description Only objects changed at or after this time.
       * @example 2026-03-02 09:15:00
       */
      updated_min?: DateTime | undefined;
  } | undefined
}
/** The request of `createCart`. */
export type CreateCartRequest = {
  path: {
      /**
       * @description The domain of the connected shop, without protocol. It contains a dot, unlike other paths.
       * @example shop.example.com
       */
      domain: string;
  }
  body: CartCreate
}
/** The request of `getCart`. */
export type GetCartRequest = {
  path: {
      /**
       * @description The id of the cart in the shop.
       * @example cart_1001
       */
      cart_id: string;
      /**
       * @description The domain of the connected shop, without protocol. It contains a dot, unlike other paths.
       * @example shop.example.com
       */
      domain: string;
  }
}
/** The request of `createOrder`. */
export type CreateOrderRequest = {
  path: {
      /**
       * @description The domain of the connected shop, without protocol. It contains a dot, unlike other paths.
       * @example shop.example.com
       */
      domain: string;
  }
  body: OrderCreate
}
/** The request of `getOrder`. */
export type GetOrderRequest = {
  path: {
      /**
       * @description The domain of the connected shop, without protocol. It contains a dot, unlike other paths.
       * @example shop.example.com
       */
      domain: string;
      /**
       * @description The id of the order in the shop.
       * @example order_1001
       */
      order_id: string;
  }
}
/** The request of `importOrders`. */
export type ImportOrdersRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  body: OrderImport
}
/** The request of `listAutomations`. */
export type ListAutomationsRequest = {
  query?: {
      /**
       * @description Only the automation with this id.
       * @example 1
       */
      automation_id?: number | undefined;
      /**
       * @description Only automations created by this user.
       * @example 1
       */
      created_by?: number | undefined;
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Only automations of this list.
       * @example 1
       */
      list_id?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: ("asc" | "desc") | undefined;
      /**
       * @description The field to sort by.
       * @example title
       */
      order_by?: ("automation_id" | "title" | "list_id" | "created_by") | undefined;
      /**
       * @description Only automations with this status.
       * @example active
       */
      status?: AutomationStatus | undefined;
      /**
       * @description Automations with exactly this title.
       * @example Welcome
       */
      title?: string | undefined;
  } | undefined
}
/** The request of `createAutomation`. */
export type CreateAutomationRequest = {
  body: AutomationCreate
}
/** The request of `switchSystemAutomation`. */
export type SwitchSystemAutomationRequest = {
  body: SystemAutomationSwitch
}
/** The request of `getAutomation`. */
export type GetAutomationRequest = {
  path: {
      /**
       * @description The id of the automation.
       * @example 1
       */
      automation_id: number;
  }
  query?: {
      /**
       * @description The version with the triggers and actions to return; contacts stay in the version that they entered. By default, the current one.
       * @example 1
       */
      version?: number | undefined;
  } | undefined
}
/** The request of `updateAutomation`. */
export type UpdateAutomationRequest = {
  path: {
      /**
       * @description The id of the automation.
       * @example 1
       */
      automation_id: number;
  }
  body: AutomationUpdate
}
/** The request of `deleteAutomation`. */
export type DeleteAutomationRequest = {
  path: {
      /**
       * @description The id of the automation.
       * @example 1
       */
      automation_id: number;
  }
}
/** The request of `listAutomationActions`. */
export type ListAutomationActionsRequest = {
  path: {
      /**
       * @description The id of the automation.
       * @example 1
       */
      automation_id: number;
  }
  query?: {
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
  } | undefined
}
/** The request of `activateAutomation`. */
export type ActivateAutomationRequest = {
  path: {
      /**
       * @description The id of the automation.
       * @example 1
       */
      automation_id: number;
  }
}
/** The request of `pauseAutomation`. */
export type PauseAutomationRequest = {
  path: {
      /**
       * @description The id of the automation.
       * @example 1
       */
      automation_id: number;
  }
}
/** The request of `listAutomationRuns`. */
export type ListAutomationRunsRequest = {
  path: {
      /**
       * @description The id of the automation.
       * @example 1
       */
      automation_id: number;
  }
  query?: {
      /**
       * @description Only contacts at this action.
       * @example 2
       */
      action_id?: number | undefined;
      /**
       * @description Only runs of this contact.
       * @example a1b2c3d4e5
       */
      contact_id?: string | undefined;
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
      /**
       * @description Only runs with this status.
       * @example active
       */
      status?: AutomationRunStatus | undefined;
  } | undefined
}
/** The request of `getAutomationRunCounts`. */
export type GetAutomationRunCountsRequest = {
  path: {
      /**
       * @description The id of the automation.
       * @example 1
       */
      automation_id: number;
  }
}
/** The request of `deleteAutomationRun`. */
export type DeleteAutomationRunRequest = {
  path: {
      /**
       * @description The id of the automation.
       * @example 1
       */
      automation_id: number;
      /**
       * @description The id of the run.
       * @example 1
       */
      run_id: number;
  }
}
/** The request of `listSegments`. */
export type ListSegmentsRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  query?: {
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Segments with exactly this name.
       * @example Lisbon
       */
      name?: string | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
      /**
       * @description Only segments of this type.
       * @example saved
       */
      type?: SegmentType | undefined;
  } | undefined
}
/** The request of `createSegment`. */
export type CreateSegmentRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  body: SegmentCreate
}
/** The request of `countSegment`. */
export type CountSegmentRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  query?: {
      /**
       * @description Maximum number of items to return.
       * @example 100
       */
      limit?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
  } | undefined
  body: SegmentCount
}
/** The request of `getSegment`. */
export type GetSegmentRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
      /**
       * @description The id of the segment, as `listSegments` shows it.
       * @example saved_1
       */
      segment_id: string;
  }
}
/** The request of `updateSegment`. */
export type UpdateSegmentRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
      /**
       * @description The id of the segment, as `listSegments` shows it.
       * @example saved_1
       */
      segment_id: string;
  }
  body: SegmentUpdate
}
/** The request of `deleteSegment`. */
export type DeleteSegmentRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
      /**
       * @description The id of the segment, as `listSegments` shows it.
       * @example saved_1
       */
      segment_id: string;
  }
}
/** The request of `enableTrackAndEngage`. */
export type EnableTrackAndEngageRequest = {
  body: TrackEngageEnable
}
/** The request of `createCname`. */
export type CreateCnameRequest = {
  body: CnameCreate
}
/** The request of `listSuppressionEntries`. */
export type ListSuppressionEntriesRequest = {
  query?: {
      /**
       * @description Only entries caused by this campaign.
       * @example c4mp41gn01
       */
      campaign_hash?: string | undefined;
      /**
       * @description Only objects created at or before this time.
       * @example 2026-03-02 09:15:00
       */
      created_max?: DateTime | undefined;
      /**
       * @description Only objects created at or after this time.
       * @example 2026-03-02 09:15:00
       */
      created_min?: DateTime | undefined;
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Only entries with this method.
       * @example manual
       */
      method?: SuppressionMethod | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: ("asc" | "desc") | undefined;
      /**
       * @description The field to sort by.
       * @example created
       */
      order_by?: ("id" | "value" | "created") | undefined;
      /**
       * @description Only entries of this type.
       * @example email
       */
      type?: SuppressionType | undefined;
      /**
       * @description Entries with exactly this value, or with its hash if it was erased.
       * @example nobody@example.net
       */
      value?: string | undefined;
  } | undefined
}
/** The request of `addSuppressionEntries`. */
export type AddSuppressionEntriesRequest = {
  body: SuppressionAdd
}
/** The request of `deleteSuppressionEntry`. */
export type DeleteSuppressionEntryRequest = {
  path: {
      /**
       * @description The id of the entry.
       * @example 1
       */
      suppression_id: number;
  }
}
/** The request of `listTags`. */
export type ListTagsRequest = {
  query?: {
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: ("asc" | "desc") | undefined;
      /**
       * @description The field to sort by.
       * @example name
       */
      order_by?: ("tag_id" | "name" | "color") | undefined;
  } | undefined
}
/** The request of `createTag`. */
export type CreateTagRequest = {
  body: TagWrite
}
/** The request of `updateTag`. */
export type UpdateTagRequest = {
  path: {
      /**
       * @description The id of the tag.
       * @example 1
       */
      tag_id: number;
  }
  body: TagUpdate
}
/** The request of `deleteTag`. */
export type DeleteTagRequest = {
  path: {
      /**
       * @description The id of the tag.
       * @example 1
       */
      tag_id: number;
  }
}
/** The request of `listUsers`. */
export type ListUsersRequest = {
  query?: {
      /**
       * @description Only objects created at or before this time.
       * @example 2026-03-02 09:15:00
       */
      created_max?: DateTime | undefined;
      /**
       * @description Only objects created at or after this time.
       * @example 2026-03-02 09:15:00
       */
      created_min?: DateTime | undefined;
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number | undefined;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: ("asc" | "desc") | undefined;
      /**
       * @description The field to sort by.
       * @example username
       */
      order_by?: ("user_id" | "username") | undefined;
      /**
       * @description Only users with this status.
       * @example active
       */
      status?: UserStatus | undefined;
      /**
       * @description Only objects changed at or before this time.
       * @example 2026-03-02 09:15:00
       */
      updated_max?: DateTime | undefined;
      /**
       * @description Only objects changed at or after this time.
       * @example 2026-03-02 09:15:00
       */
      updated_min?: DateTime | undefined;
      /**
       * @description The user with exactly this name.
       * @example marta
       */
      username?: string | undefined;
  } | undefined
}
/** The request of `updateUser`. */
export type UpdateUserRequest = {
  path: {
      /**
       * @description The id of the user.
       * @example 2
       */
      user_id: number;
  }
  body: UserUpdate
}
/** The request of `deleteUser`. */
export type DeleteUserRequest = {
  path: {
      /**
       * @description The id of the user.
       * @example 2
       */
      user_id: number;
  }
}
/** The request of `listCountries`. */
export type ListCountriesRequest = {
  query?: {
      /**
       * @description A phone number without country code. Only countries with such numbers are returned.
       * @example 910000001
       */
      phone?: string | undefined;
  } | undefined
}
/** The request of `createConnectedSite`. */
export type CreateConnectedSiteRequest = {
  body: ConnectedSiteCreate
}
/** The request of `getConnectedSite`. */
export type GetConnectedSiteRequest = {
  path: {
      /**
       * @description The domain of the site, without protocol and path.
       * @example shop.example.com
       */
      domain: string;
  }
}
/** The request of `deleteConnectedSite`. */
export type DeleteConnectedSiteRequest = {
  path: {
      /**
       * @description The domain of the site, without protocol and path.
       * @example shop.example.com
       */
      domain: string;
  }
}
/** The request of `getConnectedSiteStatistics`. */
export type GetConnectedSiteStatisticsRequest = {
  path: {
      /**
       * @description The domain of the site, without protocol and path.
       * @example shop.example.com
       */
      domain: string;
  }
  query?: {
      /**
       * @description The first day, in UTC (by default, 29 days before the last one).
       * @example 2026-03-01
       */
      from?: string | undefined;
      /**
       * @description The last day, in UTC (by default, today).
       * @example 2026-03-31
       */
      to?: string | undefined;
  } | undefined
}
/** The request of `createTrackEngageGoal`. */
export type CreateTrackEngageGoalRequest = {
  body: TrackEngageGoalCreate
}
/** The request of `deleteTrackEngageGoal`. */
export type DeleteTrackEngageGoalRequest = {
  path: {
      /**
       * @description The number of the goal.
       * @example 1
       */
      goal_id: number;
  }
}
/** The methods of a client: what each takes and resolves with. */
export interface MarketingMethods {
  /**
   * Test the connection
   *
   * Returns `pong`. Needs no key, so you can tell a wrong URL from a wrong key.
   *
   * `POST /ping`
   */
  ping: { request: Record<string, never>; answer: Pong }
  /**
   * List lists
   *
   * Returns lists of the account that match all filters.
   *
   * `GET /lists`
   */
  listLists: { request: ListListsRequest; answer: ListPage; paged: true }
  /**
   * Create a list
   *
   * Creates an empty list with the base fields; add your own with `createExtraField`. Returns 409 with `list_limit_reached` if the plan allows no more lists.
   *
   * `POST /lists`
   */
  createList: { request: CreateListRequest; answer: List; keyed: true }
  /**
   * Get a list
   *
   * Returns one list with its languages and the number of its contacts by status.
   *
   * `GET /lists/{list_id}`
   */
  getList: { request: GetListRequest; answer: ListDetail }
  /**
   * Update a list
   *
   * Changes the fields in the body and keeps the others.
   *
   * `PATCH /lists/{list_id}`
   */
  updateList: { request: UpdateListRequest; answer: List }
  /**
   * Delete a list
   *
   * Deletes the list with its contacts and fields. They disappear at once; the contacts of a long list are erased in the background, within minutes. Returns 409 if the list is in use, with `has_queued_operations`, `has_automations`, `has_push_app`, `has_web_push_site` or `has_campaigns_last_thirty_days`.
   *
   * `DELETE /lists/{list_id}`
   */
  deleteList: { request: DeleteListRequest; answer: void }
  /**
   * List fields of a list
   *
   * Returns base fields first, then the extra ones, as a plain array with their options. By default, returns all; the header `X-Total-Count` has the total.
   *
   * `GET /lists/{list_id}/fields`
   */
  listFields: { request: ListFieldsRequest; answer: FieldListItem[]; paged: true }
  /**
   * Create an extra field
   *
   * Adds a field to the list and all its contacts, without a value. The id in the response is a number. Add the choices of an `options` field with `createFieldOption`; such a field cannot be unique.
   *
   * `POST /lists/{list_id}/fields/extra`
   */
  createExtraField: { request: CreateExtraFieldRequest; answer: Field; keyed: true }
  /**
   * Update a base field
   *
   * Makes a base field of one list unique, or allows repeated values. During the change of a large list, an operation is listed, and contacts cannot get a value that another contact has; after a 408, the change continues. Returns 422 if two contacts share a value.
   *
   * `PATCH /lists/{list_id}/fields/base/{field_id}`
   */
  updateBaseField: { request: UpdateBaseFieldRequest; answer: Field }
  /**
   * Update an extra field
   *
   * Renames an extra field, makes it unique or allows repeated values; its format cannot change. During the change of a large list, an operation is listed, and contacts cannot get a value that another contact has; after a 408, the change continues. Returns 422 if two contacts share a value; then the name is not changed either.
   *
   * `PATCH /lists/{list_id}/fields/extra/{field_id}`
   */
  updateExtraField: { request: UpdateExtraFieldRequest; answer: Field }
  /**
   * Delete an extra field
   *
   * Deletes the field with its options and its values of all contacts. It disappears at once; an operation of the type `mass_operation` erases the values. Returns 409 with `field_in_use` if segments, forms, webhooks or active campaigns use it; `field_in_use_data` has the ids of the `segments`, `forms` and `webhooks`, and the hashes of the `campaigns`.
   *
   * `DELETE /lists/{list_id}/fields/extra/{field_id}`
   */
  deleteExtraField: { request: DeleteExtraFieldRequest; answer: void }
  /**
   * List field options
   *
   * Returns all options of one extra field, without pages. Returns 422 for a field of another format.
   *
   * `GET /lists/{list_id}/fields/extra/{field_id}/options`
   */
  listFieldOptions: { request: ListFieldOptionsRequest; answer: FieldOptionList }
  /**
   * Create a field option
   *
   * Adds a choice to an extra field with options. Returns 422 for a field of another format, or one that already has 500 options.
   *
   * `POST /lists/{list_id}/fields/extra/{field_id}/options`
   */
  createFieldOption: { request: CreateFieldOptionRequest; answer: FieldOption; keyed: true }
  /**
   * Update a field option
   *
   * Changes the texts in the body and keeps the others. Contacts who chose the option keep it.
   *
   * `PATCH /lists/{list_id}/fields/extra/{field_id}/options/{option_id}`
   */
  updateFieldOption: { request: UpdateFieldOptionRequest; answer: FieldOption }
  /**
   * Delete a field option
   *
   * Deletes the option, also for contacts who chose it. It disappears at once; an operation of the type `mass_operation` removes it from the contacts.
   *
   * `DELETE /lists/{list_id}/fields/extra/{field_id}/options/{option_id}`
   */
  deleteFieldOption: { request: DeleteFieldOptionRequest; answer: void }
  /**
   * List contacts of a list
   *
   * Returns contacts of one list that match all filters, including removed ones. Texts must match exactly.
   *
   * `GET /lists/{list_id}/contacts`
   */
  listContacts: { request: ListContactsRequest; answer: ContactPage; paged: true }
  /**
   * Create a contact
   *
   * Adds one contact to the list; webhooks with `subscription` receive it. Returns 409 with `unique_field_in_use` if another contact of the list has a unique value, with the field in `field_id` and the contacts in `contacts`. Returns 409 with `address_forgotten` for an address erased with `forgetContacts`.
   *
   * `POST /lists/{list_id}/contacts`
   */
  createContact: { request: CreateContactRequest; answer: ContactRef; keyed: true }
  /**
   * Get a contact
   *
   * Returns one contact with the number of messages sent to it on each channel.
   *
   * `GET /lists/{list_id}/contacts/{contact_id}`
   */
  getContact: { request: GetContactRequest; answer: ContactDetail }
  /**
   * Update a contact
   *
   * Changes the fields in the body and keeps the others; an empty text clears a value. Webhooks with `edit_subscription` or `change_consent` receive the change. Returns 409 with `unique_field_in_use` if another contact has a unique value, as in `createContact`, or with `address_forgotten` for an erased address.
   *
   * `PATCH /lists/{list_id}/contacts/{contact_id}`
   */
  updateContact: { request: UpdateContactRequest; answer: ContactRef }
  /**
   * List activities of a contact
   *
   * Returns the activities of one contact, latest first. `listContactEvents` also returns shop events. For an erased contact it returns only `forget_subscription`. Returns 404 if the list never had the contact.
   *
   * `GET /lists/{list_id}/contacts/{contact_id}/activities`
   */
  listContactActivities: { request: ListContactActivitiesRequest; answer: ActivityList; paged: true }
  /**
   * List events of a contact
   *
   * Returns the activities and shop events (`product_view`, `cart_update`, `new_order`) of one contact, latest first. `listContactActivities` returns only the activities. For an erased contact it returns only `forget_subscription`. Returns 404 if the list never had the contact.
   *
   * `GET /lists/{list_id}/contacts/{contact_id}/events`
   */
  listContactEvents: { request: ListContactEventsRequest; answer: ContactEventList; paged: true }
  /**
   * Import contacts
   *
   * Imports at least two contacts, or a CSV file from a URL, in the background, as an operation of the type `import_contacts`. `callback_url` receives the result. Split requests larger than 20 MB, or use a file. The comparison field must be unique. A contact with a value already used in another unique field counts as invalid; a contact with an erased address is ignored. If a file cannot be read to its end, nothing is imported.
   *
   * `POST /lists/{list_id}/contacts/actions/import-bulk`
   */
  importContacts: { request: ImportContactsRequest; answer: OperationAccepted; keyed: true; bulk: "contacts" }
  /**
   * Unsubscribe contacts
   *
   * Sets the status of the contacts to `removed`, so that they get no more messages; webhooks with `unsubscribe` receive them. The result is per contact: the response is 200 even if none could be unsubscribed, with the reason for each.
   *
   * `POST /lists/{list_id}/contacts/actions/unsubscribe`
   */
  unsubscribeContacts: { request: UnsubscribeContactsRequest; answer: UnsubscribeResult; keyed: true }
  /**
   * Resend the double opt-in email
   *
   * Sends the confirmation email to an unconfirmed contact, also if none was sent before. Its link is valid for 30 days; links of earlier emails stay valid. The contact gets the activity `double_optin_resend`. Returns 409 with `contact_not_confirmable`, with `sender_missing` if the account has no active email sender, or with `double_optin_too_often` if the address received three such emails within 24 hours.
   *
   * `POST /lists/{list_id}/contacts/{contact_id}/actions/resend-double-optin`
   */
  resendDoubleOptin: { request: ResendDoubleOptinRequest; answer: Accepted; keyed: true }
  /**
   * Find a contact in all lists
   *
   * Searches for an address in all lists of the account. Returns 404 if no contact has it.
   *
   * `GET /contacts/search`
   */
  searchContacts: { request: SearchContactsRequest; answer: ContactSearchResult }
  /**
   * List contacts of a segment
   *
   * Returns contacts of one list that are now in a segment, newest first. Because membership changes with their values, a later page can miss or repeat a contact.
   *
   * `GET /lists/{list_id}/contacts/segment/{segment_id}`
   */
  listContactsBySegment: { request: ListContactsBySegmentRequest; answer: ContactPage; paged: true }
  /**
   * Activate contacts
   *
   * Sets the status of the contacts to `active` in the background, as an operation of the type `mass_operation`. Removed contacts stay removed. Active contacts receive messages again. Webhooks with `edit_subscription` receive each changed contact.
   *
   * `POST /lists/{list_id}/contacts/actions/activate`
   */
  activateContacts: { request: ActivateContactsRequest; answer: OperationAccepted; keyed: true }
  /**
   * Deactivate contacts
   *
   * Sets the status of the contacts to `inactive` in the background, as an operation of the type `mass_operation`. Removed contacts stay removed. Inactive contacts get no messages. Webhooks with `edit_subscription` receive each changed contact.
   *
   * `POST /lists/{list_id}/contacts/actions/deactivate`
   */
  deactivateContacts: { request: DeactivateContactsRequest; answer: OperationAccepted; keyed: true }
  /**
   * Attach a tag to contacts
   *
   * Attaches the tag in the background, as an operation of the type `attach_tag`. Each contact without the tag gets the activity `attach_tag`. Returns 422 for an unknown tag, segment or field.
   *
   * `POST /lists/{list_id}/contacts/actions/attach-tag`
   */
  attachTagToContacts: { request: AttachTagToContactsRequest; answer: OperationAccepted; keyed: true }
  /**
   * Detach a tag from contacts
   *
   * Detaches the tag in the background, as an operation of the type `detach_tag`. Each contact with the tag gets the activity `detach_tag`. The tag itself is kept. Returns 422 for an unknown tag, segment or field.
   *
   * `POST /lists/{list_id}/contacts/actions/detach-tag`
   */
  detachTagFromContacts: { request: DetachTagFromContactsRequest; answer: OperationAccepted; keyed: true }
  /**
   * Export contacts
   *
   * Exports contacts of the list to a file in the background, as an operation of the type `export_contacts`. `callback_url` receives the URL of the file, and `getOperation` shows it. A CSV file (RFC 4180) begins with the column names: the fields in order, then `contact_id`, `status`, `subscription_date`, and `tags` and statistics if included. An apostrophe is added before text that a spreadsheet would run as a formula, also after a semicolon, `|`, tab or line break in the text; `importContacts` removes it. An XML file has an element `contact` per contact, with an element `field` per field. If you combine `segments`, `segment_filter` and `contacts`, contacts that match all of them are exported. Returns 422 for an unknown segment or field, or a segment of another type than `saved`.
   *
   * `POST /lists/{list_id}/contacts/actions/export`
   */
  exportContacts: { request: ExportContactsRequest; answer: OperationAccepted; keyed: true }
  /**
   * Erase contacts
   *
   * Permanently erases persons (GDPR article 17) in the background, as an operation of the type `mass_operation`. It erases the contacts, and all contacts of the account with one of their email addresses: values, tags and activities; the address and text of each campaign or single message to them; and captured copies. Messages waiting for them are canceled. It deletes webhooks and callbacks with their data, export files of their lists, and snapshots that contain them. Contacts with the same number lose that number. Report counts, registered messages (as evidence) and mentions in messages to others are kept. A keyed hash of each address is added to the suppression list with the method `forgotten`: it receives no messages, and no contact can have it. Webhooks with `forget_subscription` receive the id, and `listContactActivities` shows this one activity. You cannot undo this. A canceled operation erases no more; you can erase its remaining contacts again.
   *
   * `POST /lists/{list_id}/contacts/actions/forget`
   */
  forgetContacts: { request: ForgetContactsRequest; answer: OperationAccepted; keyed: true; bulk: "contacts" }
  /**
   * Start an automation for contacts
   *
   * Starts an automation for contacts of the list, at the given action. The result is per contact: the response is 200 even if none could start. Removed and unknown contacts are skipped, without a result. Returns 422 for an unknown or inactive automation, or an action of another automation.
   *
   * `POST /lists/{list_id}/contacts/actions/start-automation`
   */
  startAutomationForContacts: { request: StartAutomationForContactsRequest; answer: AutomationStartResult; keyed: true }
  /**
   * Merge duplicate contacts
   *
   * Merges duplicates of the list in the background, as an operation of the type `unify`. Each group of duplicates becomes one contact, which keeps its id. The others are permanently deleted; this cannot be undone, so start with `dry_run`. You can pause and cancel the operation; merged groups stay merged.
   *
   * - **Opt-outs win.** If one contact of the group is removed, the merged contact is removed. The same applies to `inactive`, to a withdrawn or missing consent, and to an inactive channel. If an address of one of them is on the suppression list, except after a bounce, that channel becomes inactive.
   * - **Values.** `values` decides between different values; empty ones never replace others. Addresses of contacts who never confirmed their subscription are not used. The subscription date is the earliest.
   * - **Related data.** Tags are joined. Activities, devices, carts, orders, form entries and automation runs move to the merged contact; if it already is in an automation, the second run ends. Report counts don't change.
   * - **Links** in emails to a deleted contact, such as the unsubscribe link, apply to the merged contact. Requests that use its id return 404 with the id of the merged contact.
   * - **Webhooks** for `edit_subscription` receive one event per group. Its `action_data.merged_contacts` lists the deleted ids.
   *
   * A group of more than 100 contacts is not merged, because their value is probably a placeholder. A campaign in progress skips deleted contacts that it has not reached. Returns 422 for an unknown field, or a `survivor_id` that is not in `contacts`.
   *
   * `POST /lists/{list_id}/contacts/actions/unify`
   */
  unifyContacts: { request: UnifyContactsRequest; answer: OperationAccepted; keyed: true }
  /**
   * Update contacts
   *
   * Sets the same values for all selected contacts in the background, as an operation of the type `update_contacts`. Fields that you leave out, and removed contacts, stay unchanged. Webhooks with `edit_subscription`, `change_consent` or `unsubscribe` receive only changed contacts. Returns 409 with `unique_field_in_use` and `field_id` for a unique field, whose value cannot belong to many, or with `address_forgotten` for an erased address. Returns 422 for an unknown segment or field, or an invalid value.
   *
   * `POST /lists/{list_id}/contacts/actions/update`
   */
  updateContacts: { request: UpdateContactsRequest; answer: OperationAccepted; keyed: true }
  /**
   * Update a contact by field
   *
   * Updates one contact like `updateContact`, but finds it by a unique value. It never creates a contact. Returns 404 if no contact of the list has the value, and 422 if the field is not unique. Returns 409 with `unique_field_in_use` if another contact has a new value, with the field in `field_id` and the contacts in `contacts`.
   *
   * `POST /lists/{list_id}/contacts/by-field`
   */
  updateContactByField: { request: UpdateContactByFieldRequest; answer: ContactRef; keyed: true }
  /**
   * List forms of a list
   *
   * Returns the forms of a list, oldest first.
   *
   * `GET /lists/{list_id}/forms`
   */
  listForms: { request: ListFormsRequest; answer: FormPage; paged: true }
  /**
   * Create a form
   *
   * Creates a subscription form of the list: a page of the platform (`url`), and the same form as HTML for your page (`embed`). With `display`, the script of a connected site shows it as a popup, message or WhatsApp button. A submission creates a new contact. It changes an existing contact only after the person confirms it by email; the pages never reveal whether an address is known. Returns 422 for more than ten displayed forms of a list.
   *
   * `POST /lists/{list_id}/forms`
   */
  createForm: { request: CreateFormRequest; answer: Form; keyed: true }
  /**
   * Get a form
   *
   * Returns one form with its URL and HTML.
   *
   * `GET /lists/{list_id}/forms/{form_id}`
   */
  getForm: { request: GetFormRequest; answer: Form }
  /**
   * Update a form
   *
   * Changes the fields in the body and keeps the others; `fields`, `labels`, `consent` and `display` are replaced as a whole. The page shows the change at once. HTML in your own page does not change: until you replace it, values of removed fields are ignored.
   *
   * `PATCH /lists/{list_id}/forms/{form_id}`
   */
  updateForm: { request: UpdateFormRequest; answer: Form }
  /**
   * Delete a form
   *
   * Deletes the form with its submissions and its page. Contacts are kept, with the id of the form in `subscription_form`. Unconfirmed new contacts can still confirm; unconfirmed changes are discarded.
   *
   * `DELETE /lists/{list_id}/forms/{form_id}`
   */
  deleteForm: { request: DeleteFormRequest; answer: void }
  /**
   * List form submissions
   *
   * Returns the submissions of the form, newest first. Submissions by robots are not stored.
   *
   * `GET /lists/{list_id}/forms/{form_id}/submissions`
   */
  listFormSubmissions: { request: ListFormSubmissionsRequest; answer: FormSubmissionPage; paged: true }
  /**
   * List email senders
   *
   * Returns the email senders of the account.
   *
   * `GET /senders/email`
   */
  listEmailSenders: { request: ListEmailSendersRequest; answer: EmailSenderList; paged: true }
  /**
   * Create an email sender
   *
   * Adds an address that sends emails. In a sandbox account it is active at once; in a live account it is in moderation, and campaigns can use it once it is active. Returns 409 with `sender_exists` for an address already in the account.
   *
   * `POST /senders/email`
   */
  createEmailSender: { request: CreateEmailSenderRequest; answer: EmailSender; keyed: true }
  /**
   * Rename an email sender
   *
   * Changes the name of the sender; the address stays. Emails sent from now on use it, including those of campaigns in progress.
   *
   * `PUT /senders/email/{sender_id}`
   */
  updateEmailSender: { request: UpdateEmailSenderRequest; answer: EmailSender }
  /**
   * Delete an email sender
   *
   * Deletes the sender; campaigns already sent are kept. Returns 409 with `sender_in_use` if a draft, or a queued, paused or sending campaign uses it, also as reply-to.
   *
   * `DELETE /senders/email/{sender_id}`
   */
  deleteEmailSender: { request: DeleteEmailSenderRequest; answer: void }
  /**
   * List cellphone senders
   *
   * Returns the names and numbers of the account that send text messages.
   *
   * `GET /senders/cellphone`
   */
  listCellphoneSenders: { request: ListCellphoneSendersRequest; answer: CellphoneSenderList; paged: true }
  /**
   * Create a cellphone sender
   *
   * Adds a name or number that sends text messages. In a sandbox account it is active at once, and any file is accepted; in a live account it is in moderation, and campaigns can use it once it is active. Returns 409 with `sender_exists` for a name or number already in the account.
   *
   * `POST /senders/cellphone`
   */
  createCellphoneSender: { request: CreateCellphoneSenderRequest; answer: CellphoneSender; keyed: true }
  /**
   * Delete a cellphone sender
   *
   * Deletes the sender; campaigns already sent are kept. Returns 409 with `sender_in_use` if a draft, or a queued, paused or sending campaign uses it.
   *
   * `DELETE /senders/cellphone/{sender_id}`
   */
  deleteCellphoneSender: { request: DeleteCellphoneSenderRequest; answer: void }
  /**
   * Get replies to HELP
   *
   * Returns the number's replies to HELP, INFO and their translations; empty for the default reply.
   *
   * `GET /senders/cellphone/{sender_id}/help`
   */
  getCellphoneSenderHelp: { request: GetCellphoneSenderHelpRequest; answer: SenderHelp }
  /**
   * Set replies to HELP
   *
   * Replaces the number's replies to HELP; without any text it sends the default reply. A number gets one reply in 24 hours, also after STOP. Short codes, names and numbers of this platform get none, to avoid loops between machines.
   *
   * `PUT /senders/cellphone/{sender_id}/help`
   */
  updateCellphoneSenderHelp: { request: UpdateCellphoneSenderHelpRequest; answer: SenderHelp }
  /**
   * List phone senders
   *
   * Returns the numbers of the account that make calls.
   *
   * `GET /senders/phone`
   */
  listPhoneSenders: { request: ListPhoneSendersRequest; answer: PhoneSenderList; paged: true }
  /**
   * Create a phone sender
   *
   * Adds a number that makes calls. In a sandbox account it is active at once; in a live account it is in moderation, and campaigns can use it once it is active. Returns 409 with `sender_exists` for a number already in the account.
   *
   * `POST /senders/phone`
   */
  createPhoneSender: { request: CreatePhoneSenderRequest; answer: PhoneSender; keyed: true }
  /**
   * Delete a phone sender
   *
   * Deletes the sender; campaigns already sent are kept. Returns 409 with `sender_in_use` if a draft, or a queued, paused or sending campaign uses it.
   *
   * `DELETE /senders/phone/{sender_id}`
   */
  deletePhoneSender: { request: DeletePhoneSenderRequest; answer: void }
  /**
   * List campaigns
   *
   * Returns campaigns of the account, of every channel, that match all filters.
   *
   * `GET /campaigns`
   */
  listCampaigns: { request: ListCampaignsRequest; answer: CampaignPage; paged: true }
  /**
   * Get a campaign
   *
   * Returns a campaign of any channel: its content as written, its last sends, and the totals of its report.
   *
   * `GET /campaigns/{campaign_hash}`
   */
  getCampaign: { request: GetCampaignRequest; answer: CampaignDetail }
  /**
   * Delete a campaign
   *
   * Deletes a campaign of any channel, with its report. Returns 409 with `campaign_sent_last_30_days` if it was sent within the last 30 days, or with `campaign_in_progress` if it is queued, sending or paused.
   *
   * `DELETE /campaigns/{campaign_hash}`
   */
  deleteCampaign: { request: DeleteCampaignRequest; answer: void }
  /**
   * Preview a campaign for a contact
   *
   * Returns the campaign, of any channel and status, as a contact would receive it now: with placeholders filled, header and footer, and links. Nothing is sent or counted, and tracked links lead nowhere. Without a contact, placeholders are empty. Returns 409 with `sender_missing` if the sender was deleted, and 422 if the contact is not in the campaign's list.
   *
   * `GET /campaigns/{campaign_hash}/preview`
   */
  getCampaignPreview: { request: GetCampaignPreviewRequest; answer: CampaignPreview }
  /**
   * List contacts by campaign event
   *
   * Returns contacts with an event of a campaign of any channel, oldest contact first. To get the next page, pass `next` as `after`. Deleted contacts are left out. Returns 422 for an event of another channel.
   *
   * `GET /campaigns/{campaign_hash}/contacts`
   */
  listCampaignContacts: { request: ListCampaignContactsRequest; answer: CampaignContactPage }
  /**
   * Retry a campaign's failed recipients
   *
   * Queues a campaign of any channel again for the recipients whose newest message failed, with the list, address field, hours and notified users of the last send. Recipients who got it, or may have got it, get nothing; nor do contacts now removed, inactive or suppressed. Returns 409 if the campaign is queued, sending or paused (`campaign_not_sendable`), no recipient failed (`nothing_failed`), or its sender was deleted (`sender_missing`) or is not active (`sender_not_active`). Returns 422 if its texts cannot be rendered.
   *
   * `POST /campaigns/{campaign_hash}/actions/retry`
   */
  retryCampaign: { request: RetryCampaignRequest; answer: Accepted; keyed: true }
  /**
   * Send a test of a campaign
   *
   * Sends a campaign of any channel and status to one to five addresses at once, and returns the outcome of each. Placeholders get the data of the contact in the request; without one they are empty. A test counts in no report or activity; its links work, but change no contact. Suppressed addresses get nothing. Returns 409 if the sender was deleted (`sender_missing`) or is not active (`sender_not_active`), and 422 if the contact is not in the campaign's list or the texts cannot be rendered.
   *
   * `POST /campaigns/{campaign_hash}/actions/test`
   */
  testCampaign: { request: TestCampaignRequest; answer: CampaignTested; keyed: true }
  /**
   * Create an email campaign
   *
   * Creates the email as a draft; `sendEmailCampaign` sends it. Returns 422 for an unknown list or sender, or an invalid template.
   *
   * `POST /campaigns/email`
   */
  createEmailCampaign: { request: CreateEmailCampaignRequest; answer: CampaignHash; keyed: true }
  /**
   * Update an email campaign
   *
   * Changes the fields in the body and keeps the others; only HTML content can be changed. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.
   *
   * `PATCH /campaigns/email/{campaign_hash}`
   */
  updateEmailCampaign: { request: UpdateEmailCampaignRequest; answer: CampaignHash }
  /**
   * Send an email campaign
   *
   * Queues the email for the selected contacts, now or for `schedule_date`, as an operation of the type `email`. Contacts that are not active, have an inactive address or are suppressed get nothing. Webhooks receive opens, clicks and bounces. You can send a finished campaign again. Returns 409 if it is queued, sending or paused (`campaign_not_sendable`), or its sender was deleted (`sender_missing`) or is not active (`sender_not_active`).
   *
   * `POST /campaigns/email/{campaign_hash}/actions/send`
   */
  sendEmailCampaign: { request: SendEmailCampaignRequest; answer: Accepted; keyed: true }
  /**
   * List header and footer templates
   *
   * Returns the templates of the account without their HTML, newest first.
   *
   * `GET /header-footer-templates`
   */
  listHeaderFooterTemplates: { request: ListHeaderFooterTemplatesRequest; answer: HeaderFooterTemplatePage; paged: true }
  /**
   * Create a header and footer template
   *
   * Creates your own header and footer. Use its id in `header_footer.id` of an email campaign: the content is placed between the two, with your own link texts.
   *
   * `POST /header-footer-templates`
   */
  createHeaderFooterTemplate: { request: CreateHeaderFooterTemplateRequest; answer: HeaderFooterTemplate; keyed: true }
  /**
   * Get a header and footer template
   *
   * Returns the template with its HTML.
   *
   * `GET /header-footer-templates/{template_id}`
   */
  getHeaderFooterTemplate: { request: GetHeaderFooterTemplateRequest; answer: HeaderFooterTemplate }
  /**
   * Update a header and footer template
   *
   * Changes the fields in the body and keeps the others. Emails sent from now on use the new version, including those of a campaign in progress.
   *
   * `PATCH /header-footer-templates/{template_id}`
   */
  updateHeaderFooterTemplate: { request: UpdateHeaderFooterTemplateRequest; answer: HeaderFooterTemplate }
  /**
   * Delete a template of header and footer
   *
   * Deletes the template. Other campaigns with it lose their header and footer. Returns 409 with `template_in_use` if a campaign with it is queued, scheduled, paused or in progress.
   *
   * `DELETE /header-footer-templates/{template_id}`
   */
  deleteHeaderFooterTemplate: { request: DeleteHeaderFooterTemplateRequest; answer: void }
  /**
   * Get an email campaign's report
   *
   * Returns the totals of the campaign and its breakdowns. Set a breakdown to `false` for a smaller response. Counts grow as recipients open and click.
   *
   * `GET /reports/email/{campaign_hash}`
   */
  getEmailReport: { request: GetEmailReportRequest; answer: EmailReport }
  /**
   * Get a push campaign's report
   *
   * Returns the totals of the campaign, and the counts by operating system. Counts grow as devices report events.
   *
   * `GET /reports/push/{campaign_hash}`
   */
  getPushReport: { request: GetPushReportRequest; answer: PushReport }
  /**
   * Get an SMS campaign's report
   *
   * Returns the totals of the campaign, and the counts by network. A message is pending until its network reports the outcome; some networks never do.
   *
   * `GET /reports/sms/{campaign_hash}`
   */
  getSmsReport: { request: GetSmsReportRequest; answer: PhoneReport }
  /**
   * Get a voice campaign's report
   *
   * Returns the totals of the campaign, and the counts by network. A call is pending until it ends.
   *
   * `GET /reports/voice/{campaign_hash}`
   */
  getVoiceReport: { request: GetVoiceReportRequest; answer: PhoneReport }
  /**
   * Get a web push campaign's report
   *
   * Returns the totals of the campaign and its breakdowns, also for an RSS campaign. Set a breakdown to `false` for a smaller response.
   *
   * `GET /reports/web-push/{campaign_hash}`
   */
  getWebpushReport: { request: GetWebpushReportRequest; answer: WebpushReport }
  /**
   * List webhooks
   *
   * Returns the webhooks of the account.
   *
   * `GET /webhooks`
   */
  listWebhooks: { request: ListWebhooksRequest; answer: WebhookPage; paged: true }
  /**
   * Create a webhook
   *
   * Creates a webhook: the platform calls the URL for the chosen actions of one list; `listEvent` shows the call. `getWebhookSecret` returns the secret that signs the calls. At most 20 webhooks of a list can receive the same action. Returns 422 for an unknown list, and 409 with `webhook_exists` for a second webhook with the same list, URL, actions and fields, or with `webhook_limit_reached` beyond the limit.
   *
   * `POST /webhooks`
   */
  createWebhook: { request: CreateWebhookRequest; answer: Webhook; keyed: true }
  /**
   * Get the callback secret
   *
   * Returns the secret that signs callbacks, such as the one at the end of an import, with one secret for the whole account. It is created at first use and does not change. The key needs the right `marketing`.
   *
   * `GET /webhooks/callback-secret`
   */
  getCallbackSecret: { request: Record<string, never>; answer: CallbackSecret }
  /**
   * List webhook statuses
   *
   * Returns the status of each webhook and its reason, in the order of `listWebhooks`. `updateWebhook` changes the status.
   *
   * `GET /webhooks/statuses`
   */
  listWebhookStatuses: { request: ListWebhookStatusesRequest; answer: WebhookStatePage; paged: true }
  /**
   * Update a webhook
   *
   * Changes the URL, the actions or the fields, or pauses or enables the webhook. Waiting calls use the new URL. While a webhook is paused or disabled, its calls are held; enabling it sends them, oldest first. They are kept as long as ended deliveries (`MESSAGING_KEEP_HOOKS`, 30 days). A receiver that responds with 410 Gone disables its webhook, and the users of the account get an email.
   *
   * `PATCH /webhooks/{webhook_id}`
   */
  updateWebhook: { request: UpdateWebhookRequest; answer: WebhookDetail }
  /**
   * Delete a webhook
   *
   * Deletes the webhook and discards its waiting calls, including retries.
   *
   * `DELETE /webhooks/{webhook_id}`
   */
  deleteWebhook: { request: DeleteWebhookRequest; answer: void }
  /**
   * Get a webhook's secret
   *
   * Returns the webhook's own secret, which stays the same until you call `rotateWebhookSecret`. The key needs the right `marketing`.
   *
   * `GET /webhooks/{webhook_id}/secret`
   */
  getWebhookSecret: { request: GetWebhookSecretRequest; answer: WebhookSecret }
  /**
   * Rotate a webhook's secret
   *
   * Creates a new secret for the webhook, which `getWebhookSecret` returns from now on. For another `overlap_hours` hours, each call has two signatures, separated by a space, so your receiver can verify with either secret. Another rotation ends the overlap of the previous secret. Waiting calls are signed with the secrets valid at the time of sending.
   *
   * `POST /webhooks/{webhook_id}/secret`
   */
  rotateWebhookSecret: { request: RotateWebhookSecretRequest; answer: RotatedWebhookSecret; keyed: true }
  /**
   * List operations
   *
   * Returns waiting operations and those in progress that match all filters, without ended ones.
   *
   * `GET /operations`
   */
  listOperations: { request: ListOperationsRequest; answer: OperationPage; paged: true }
  /**
   * List ended operations
   *
   * Returns finished or canceled operations that match all filters, latest first, as long as the platform keeps them. `getOperation` has their results.
   *
   * `GET /operations/ended`
   */
  listEndedOperations: { request: ListEndedOperationsRequest; answer: EndedOperationPage; paged: true }
  /**
   * Get an operation
   *
   * Returns one operation with its progress, also after its end, as long as the platform keeps it. `file` has a new link to its result in each response, valid for seven days.
   *
   * `GET /operations/{operation_id}`
   */
  getOperation: { request: GetOperationRequest; answer: OperationDetail }
  /**
   * Approve operations
   *
   * Starts `queued` operations at once, including scheduled ones; they become `processing`. A paused one with `held_items` (see `getOperation`) sends these. The result is per operation: the response is 200 even if none changed, with the reasons.
   *
   * `POST /operations/actions/approve`
   */
  approveOperations: { request: ApproveOperationsRequest; answer: OperationActionResult; keyed: true }
  /**
   * Cancel operations
   *
   * Ends operations of any status; they leave the list. Completed work is kept: sent messages, changed contacts. A campaign becomes `canceled`. The result is per operation: the response is 200 even if none changed, with the reasons.
   *
   * `POST /operations/actions/cancel`
   */
  cancelOperations: { request: CancelOperationsRequest; answer: OperationActionResult; keyed: true }
  /**
   * Pause operations
   *
   * Pauses `queued`, `processing` or `executing` operations and their campaigns. Work in progress at this moment is completed. The result is per operation: the response is 200 even if none changed, with the reasons.
   *
   * `POST /operations/actions/pause`
   */
  pauseOperations: { request: PauseOperationsRequest; answer: OperationActionResult; keyed: true }
  /**
   * Resume operations
   *
   * Resumes `paused` operations where they stopped; they become `queued`. An overdue one continues at once. One with `held_items` (see `getOperation`) continues without them. The result is per operation: the response is 200 even if none changed, with the reasons.
   *
   * `POST /operations/actions/resume`
   */
  resumeOperations: { request: ResumeOperationsRequest; answer: OperationActionResult; keyed: true }
  /**
   * Create an RSS email campaign
   *
   * Creates an email that is filled from an RSS feed; `enableEmailRssCampaign` starts sending. In the body, `{{FEEDBLOCK:<feed_url>}}` and `{{ENDFEEDBLOCK}}` enclose the content from one feed. In it, the part between `{{FEEDITEMS:count=<n>}}` and `{{ENDFEEDITEMS}}` repeats for the newest n items, 1 to 50, with `{{FEEDITEM:LINK}}`, `{{FEEDITEM:IMAGE}}`, `{{FEEDITEM:TITLE}}` and `{{FEEDITEM:DESCRIPTION}}` as plain text. For the feed that triggers a send, these are the newest new items, so that contacts never get an item twice; for others, the newest available. A body can have ten feeds. Returns 422 for an unknown list or sender, a body without a feed, or unbalanced markers.
   *
   * `POST /campaigns/email/rss`
   */
  createEmailRssCampaign: { request: CreateEmailRssCampaignRequest; answer: CampaignHash; keyed: true }
  /**
   * Enable an RSS email campaign
   *
   * Starts reading the feed every hour and sends its new items as one email to the active contacts of the list; existing items don't count as new. Each issue triggers the same events as any email. Between issues, `listOperations` shows a queued operation of the type `email`; cancel it to end the campaign. While an issue is sent, the operation is executing. Approving it reads the feed at once. `problem` of `getOperation` shows feed errors; a host that responds with 410 ends the campaign. An unusually large issue pauses the operation (`held_items`): approve it to send the issue, or resume it to skip the issue. Enabling an enabled campaign changes nothing; enabling an ended one restarts it. Returns 422 with `path.campaign_hash` in `errors` if the list or sender was deleted, the sender is not active or the texts cannot be rendered.
   *
   * `POST /campaigns/email/rss/{campaign_hash}/actions/enable`
   */
  enableEmailRssCampaign: { request: EnableEmailRssCampaignRequest; answer: Accepted; keyed: true }
  /**
   * Create a push campaign
   *
   * Creates the message as a draft; `sendPushCampaign` sends it. Returns 422 for an unknown app or template, an invalid template, or a title and text of more than 4,096 bytes, the limit of push services.
   *
   * `POST /campaigns/push`
   */
  createPushCampaign: { request: CreatePushCampaignRequest; answer: CampaignHash; keyed: true }
  /**
   * Update a push campaign
   *
   * Changes the fields in the body and keeps the others; only text content can be changed. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.
   *
   * `PATCH /campaigns/push/{campaign_hash}`
   */
  updatePushCampaign: { request: UpdatePushCampaignRequest; answer: CampaignHash }
  /**
   * Send a push campaign
   *
   * Queues the message for the devices of the selected contacts, now or for `schedule_date`, as an operation of the type `push`. Contacts without a token of the app get nothing. Webhooks receive `push_send`, `push_received`, `push_open`, `push_click`, `push_canceled` and `push_error`. You can send a finished campaign again. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.
   *
   * `POST /campaigns/push/{campaign_hash}/actions/send`
   */
  sendPushCampaign: { request: SendPushCampaignRequest; answer: Accepted; keyed: true }
  /**
   * List push apps
   *
   * Returns all push apps of the account as a plain array, without pages.
   *
   * `GET /push/apps`
   */
  listPushApps: { request: ListPushAppsRequest; answer: PushApp[] }
  /**
   * Create a push app
   *
   * Creates an app whose devices belong to contacts of the list. It is also a mobile app of the Transactional API, with the same number as id: set its certificate or key there. Returns 422 for an unknown list, or a `two_steps_config` that is not one of its fields.
   *
   * `POST /push/apps`
   */
  createPushApp: { request: CreatePushAppRequest; answer: PushApp; keyed: true }
  /**
   * Get a push app
   *
   * Returns one push app with its list.
   *
   * `GET /push/apps/{app_id}`
   */
  getPushApp: { request: GetPushAppRequest; answer: PushApp }
  /**
   * Delete a push app
   *
   * Deletes the app, here and in the Transactional API, with tokens that wait for a contact. Contacts keep their tokens, but get no more messages. Waiting campaign messages to the app are skipped.
   *
   * `DELETE /push/apps/{app_id}`
   */
  deletePushApp: { request: DeletePushAppRequest; answer: void }
  /**
   * Register a push message event
   *
   * The app calls this when its user opens or closes a push message. The campaign's report counts opens. The contact gets the activity `push_open` or `push_canceled`, which webhooks receive. A repeated event of one device and message counts once.
   *
   * `POST /push/apps/{app_id}/event`
   */
  registerPushEvent: { request: RegisterPushEventRequest; answer: PushAck; keyed: true }
  /**
   * Register a device token
   *
   * The app calls this when its push service gives the device a token. `two_steps_data` adds the token to that contact of the app's list, who then gets push messages and the activity `add_push_contact`. A token belongs to one contact: it is removed from the previous one.
   *
   * `POST /push/apps/{app_id}/token`
   */
  registerPushToken: { request: RegisterPushTokenRequest; answer: PushAck; keyed: true }
  /**
   * Create an SMS campaign
   *
   * Creates the text as a draft; `sendSmsCampaign` sends it. Returns 422 for an unknown list, sender or template, or an invalid template.
   *
   * `POST /campaigns/sms`
   */
  createSmsCampaign: { request: CreateSmsCampaignRequest; answer: CampaignHash; keyed: true }
  /**
   * Update an SMS campaign
   *
   * Changes the fields in the body and keeps the others; only text content can be changed. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.
   *
   * `PATCH /campaigns/sms/{campaign_hash}`
   */
  updateSmsCampaign: { request: UpdateSmsCampaignRequest; answer: CampaignHash }
  /**
   * Send an SMS campaign
   *
   * Queues the text for the selected contacts, now or for `schedule_date`, as an operation of the type `sms`. Contacts that are not active, have an inactive number or are suppressed get nothing. Webhooks receive `sms_send` and `sms_delivered`. Messages to India are sent only from 9 to 21 o'clock IST and wait until then, as its networks require for promotions. You can send a finished campaign again. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused, or its sender was deleted or is not active.
   *
   * `POST /campaigns/sms/{campaign_hash}/actions/send`
   */
  sendSmsCampaign: { request: SendSmsCampaignRequest; answer: Accepted; keyed: true }
  /**
   * Create a smart SMS campaign
   *
   * Creates the text and its page as a draft; `sendSmartSmsCampaign` sends it. Each recipient gets a separate short link at the end of the text. Returns 422 for an unknown list, sender or domain name, an invalid template, or a page that cannot be downloaded.
   *
   * `POST /campaigns/smart-sms`
   */
  createSmartSmsCampaign: { request: CreateSmartSmsCampaignRequest; answer: CampaignHash; keyed: true }
  /**
   * Update a smart SMS campaign
   *
   * Changes the fields in the body and keeps the others. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.
   *
   * `PATCH /campaigns/smart-sms/{campaign_hash}`
   */
  updateSmartSmsCampaign: { request: UpdateSmartSmsCampaignRequest; answer: CampaignHash }
  /**
   * Send a smart SMS campaign
   *
   * Queues the text for the selected contacts, now or for `schedule_date`, as an operation of the type `smart_sms`. Contacts that are not active, have an inactive number or are suppressed get nothing. A contact's activities show `smart_sms_send`, `smart_sms_report`, `smart_sms_open` (once per message) and `smart_sms_click`; webhooks receive the first two as `sms_send` and `sms_delivered`. Messages to India are sent only from 9 to 21 o'clock IST and wait until then, as its networks require for promotions. You can send a finished campaign again. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused, or its sender was deleted or is not active.
   *
   * `POST /campaigns/smart-sms/{campaign_hash}/actions/send`
   */
  sendSmartSmsCampaign: { request: SendSmartSmsCampaignRequest; answer: Accepted; keyed: true }
  /**
   * Create a voice campaign
   *
   * Creates the call as a draft; `sendVoiceCampaign` makes the calls. Returns 422 for an unknown list, sender, group or template, or a recording that is not audio.
   *
   * `POST /campaigns/voice`
   */
  createVoiceCampaign: { request: CreateVoiceCampaignRequest; answer: CampaignHash; keyed: true }
  /**
   * Update a voice campaign
   *
   * Changes the fields in the body and keeps the others. Set the audio as `content` or `message`; returns 422 for both. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.
   *
   * `PATCH /campaigns/voice/{campaign_hash}`
   */
  updateVoiceCampaign: { request: UpdateVoiceCampaignRequest; answer: CampaignHash }
  /**
   * Send a voice campaign
   *
   * Queues calls to the selected contacts, now or for `schedule_date`, as an operation of the type `voice`. Contacts that are not active, have no active number or are suppressed are not called. An unanswered call is repeated, three calls in all. Webhooks receive `voice_send`. You can send a finished campaign again. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused, or its sender was deleted or is not active.
   *
   * `POST /campaigns/voice/{campaign_hash}/actions/send`
   */
  sendVoiceCampaign: { request: SendVoiceCampaignRequest; answer: Accepted; keyed: true }
  /**
   * Create a web push campaign
   *
   * Creates the message as a draft; `sendWebpushCampaign` sends it. Returns 422 for an unknown site or an invalid template.
   *
   * `POST /campaigns/web-push`
   */
  createWebpushCampaign: { request: CreateWebpushCampaignRequest; answer: CampaignHash; keyed: true }
  /**
   * Update a web push campaign
   *
   * Changes the fields in the body and keeps the others; for an RSS campaign only `internal_name` and `group_id`. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.
   *
   * `PATCH /campaigns/web-push/{campaign_hash}`
   */
  updateWebpushCampaign: { request: UpdateWebpushCampaignRequest; answer: CampaignHash }
  /**
   * Send a web push campaign
   *
   * Queues the message for the browsers of the selected contacts, now or for `schedule_date`, as an operation of the type `webpush`. Contacts without a subscription on the site get nothing. Webhooks receive `web_push_send`, `web_push_delivered`, `web_push_open`, `web_push_click` and `web_push_bounce`. You can send a finished campaign again. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.
   *
   * `POST /campaigns/web-push/{campaign_hash}/actions/send`
   */
  sendWebpushCampaign: { request: SendWebpushCampaignRequest; answer: Accepted; keyed: true }
  /**
   * Create an RSS web push campaign
   *
   * Creates a campaign with messages from an RSS feed; `enableWebpushRssCampaign` starts sending. Returns 422 for an unknown site or an unreadable feed, with the reason in `body.content.feed` of `errors`.
   *
   * `POST /campaigns/webpush/rss`
   */
  createWebpushRssCampaign: { request: CreateWebpushRssCampaignRequest; answer: CampaignHash; keyed: true }
  /**
   * Enable an RSS web push campaign
   *
   * Starts reading the feed every hour and sends its newest item, if new, to the subscribers of the site; existing items don't count as new. Each message triggers the same events as any web push message. Between messages, `listOperations` shows a queued operation of the type `webpush`; cancel it to end the campaign. Unusually many new items pause the operation (`held_items`): approve it to send them, or resume it to skip them. Enabling an enabled campaign changes nothing. Returns 422 if the texts cannot be rendered.
   *
   * `POST /campaigns/webpush/rss/{campaign_hash}/actions/enable`
   */
  enableWebpushRssCampaign: { request: EnableWebpushRssCampaignRequest; answer: Accepted; keyed: true }
  /**
   * List web push sites
   *
   * Returns the web push sites of the account.
   *
   * `GET /webpush/sites`
   */
  listWebpushSites: { request: ListWebpushSitesRequest; answer: WebpushSitePage; paged: true }
  /**
   * Create a web push site
   *
   * Adds a website. When its pages have the script with `app_code` from the response, visitors can subscribe. Each subscription is the activity `web_push_subscription` of a contact, which webhooks receive. Returns 409 with `name_already_exists` for a name already in use, and 422 for an unknown list or a `site` that is not an https URL.
   *
   * Load the script `https://{host}/wp/{app_code}/subscribe.js` on the pages, and give a button the attribute `data-web-push` with the value `subscribe` or `unsubscribe`; your scripts can call `messagingPush.subscribe()`, `messagingPush.unsubscribe()` and `messagingPush.state()`. Serve a file `/messaging-worker.js` on the website with the line `importScripts('https://{host}/wp/{app_code}/worker.js')`: browsers accept service workers only from the website itself. An existing worker can contain the line; name its file in the attribute `data-worker` of the script.
   *
   * `POST /webpush/sites`
   */
  createWebpushSite: { request: CreateWebpushSiteRequest; answer: WebpushSite; keyed: true }
  /**
   * List campaign groups
   *
   * Returns campaign groups of the account that match all filters.
   *
   * `GET /campaign-groups`
   */
  listCampaignGroups: { request: ListCampaignGroupsRequest; answer: CampaignGroupPage; paged: true }
  /**
   * Create a campaign group
   *
   * Creates an empty group. Returns 409 with `name_already_exists` for a name already in use.
   *
   * `POST /campaign-groups`
   */
  createCampaignGroup: { request: CreateCampaignGroupRequest; answer: CampaignGroup; keyed: true }
  /**
   * Rename a campaign group
   *
   * Renames the group and keeps its campaigns. Returns 422 with `body.name` in `errors` for a name already in use.
   *
   * `PUT /campaign-groups/{group_id}`
   */
  updateCampaignGroup: { request: UpdateCampaignGroupRequest; answer: CampaignGroup }
  /**
   * Delete a campaign group
   *
   * Deletes the group; its campaigns are kept without a group. Returns 409 with `campaign_in_progress` for a group with a queued, sending or paused campaign.
   *
   * `DELETE /campaign-groups/{group_id}`
   */
  deleteCampaignGroup: { request: DeleteCampaignGroupRequest; answer: void }
  /**
   * List advanced reports
   *
   * Returns requested reports that match all filters, with any status. A finished report has the URL of its file.
   *
   * `GET /reports/advanced`
   */
  listAdvancedReports: { request: ListAdvancedReportsRequest; answer: AdvancedReportPage; paged: true }
  /**
   * Generate a report of email bounces
   *
   * Lists the bounced emails of the campaigns, with the reason. It is created in the background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list, campaign or field.
   *
   * `POST /reports/advanced/email-bounces`
   */
  generateEmailBouncesReport: { request: GenerateEmailBouncesReportRequest; answer: Accepted; keyed: true }
  /**
   * Generate a report of clicks by contact
   *
   * Lists the contacts who clicked in the campaigns, with links and counts. It is created in the background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list, campaign or field.
   *
   * `POST /reports/advanced/email-clicks-by-contact`
   */
  generateEmailClicksByContactReport: { request: GenerateEmailClicksByContactReportRequest; answer: Accepted; keyed: true }
  /**
   * Generate a report of clicks by URL
   *
   * Lists the URLs in the campaigns with their clicks. It is created in the background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list, campaign or field.
   *
   * `POST /reports/advanced/email-clicks-by-url`
   */
  generateEmailClicksByUrlReport: { request: GenerateEmailClicksByUrlReportRequest; answer: Accepted; keyed: true }
  /**
   * Generate a report of email events
   *
   * Counts opens, clicks, bounces and other events of the campaigns by contact; if you show the URL, place or program, each has a separate row. It is created in the background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list, campaign or field.
   *
   * `POST /reports/advanced/email-events`
   */
  generateEmailEventsReport: { request: GenerateEmailEventsReportRequest; answer: Accepted; keyed: true }
  /**
   * Generate a report of email unsubscriptions
   *
   * Lists the contacts who unsubscribed through an email of the campaigns, with the reason. It is created in the background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list, campaign or field.
   *
   * `POST /reports/advanced/email-unsubscriptions`
   */
  generateEmailUnsubscriptionsReport: { request: GenerateEmailUnsubscriptionsReportRequest; answer: Accepted; keyed: true }
  /**
   * Generate a report of SMS bounces
   *
   * Lists the undelivered SMS of the campaigns. It is created in the background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list, campaign or field.
   *
   * `POST /reports/advanced/sms-bounces`
   */
  generateSmsBouncesReport: { request: GenerateSmsBouncesReportRequest; answer: Accepted; keyed: true }
  /**
   * Generate a report of SMS events
   *
   * Lists the SMS of the campaigns with the carrier's status. It is created in the background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list, campaign or field.
   *
   * `POST /reports/advanced/sms-events`
   */
  generateSmsEventsReport: { request: GenerateSmsEventsReportRequest; answer: Accepted; keyed: true }
  /**
   * Generate a report of sends
   *
   * Lists the messages to contacts of the lists, on every channel. It is created in the background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list or field.
   *
   * `POST /reports/advanced/sends`
   */
  generateSendsReport: { request: GenerateSendsReportRequest; answer: Accepted; keyed: true }
  /**
   * Generate a report of subscriptions
   *
   * Lists subscriptions to the lists, with their method. It is created in the background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list or field.
   *
   * `POST /reports/advanced/subscriptions`
   */
  generateSubscriptionsReport: { request: GenerateSubscriptionsReportRequest; answer: Accepted; keyed: true }
  /**
   * Generate a report of unsubscriptions
   *
   * Lists unsubscriptions from the lists, with their method. It is created in the background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list or field.
   *
   * `POST /reports/advanced/unsubscriptions`
   */
  generateUnsubscriptionsReport: { request: GenerateUnsubscriptionsReportRequest; answer: Accepted; keyed: true }
  /**
   * Generate a report of form answers
   *
   * Lists the data entered in the forms. It is created in the background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list or form.
   *
   * `POST /reports/advanced/form-answers`
   */
  generateFormAnswersReport: { request: GenerateFormAnswersReportRequest; answer: Accepted; keyed: true }
  /**
   * Generate a report of contact activity
   *
   * Counts the actions of the contacts of up to three lists on every channel, with a row for each contact with a selected action. It is created in the background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list or field.
   *
   * `POST /reports/advanced/contact-activity`
   */
  generateContactActivityReport: { request: GenerateContactActivityReportRequest; answer: Accepted; keyed: true }
  /**
   * List report models
   *
   * Returns report models that match the filter. A model has the kind, columns and options of a report; create one with `createAdvancedReportModel`.
   *
   * `GET /reports/advanced/models`
   */
  listAdvancedReportModels: { request: ListAdvancedReportModelsRequest; answer: AdvancedReportModelPage; paged: true }
  /**
   * Create a report model
   *
   * Stores the kind, columns and options of a report, so that `generateReportFromModel` can create it repeatedly. Lists, campaigns and fields are checked now and each time. Returns 422 if one was not found, or the kind has no such column.
   *
   * `POST /reports/advanced/models`
   */
  createAdvancedReportModel: { request: CreateAdvancedReportModelRequest; answer: AdvancedReportModel; keyed: true }
  /**
   * Delete a report model
   *
   * Deletes the model. Its reports are kept.
   *
   * `DELETE /reports/advanced/models/{model_id}`
   */
  deleteAdvancedReportModel: { request: DeleteAdvancedReportModelRequest; answer: void }
  /**
   * Generate a report from a model
   *
   * Creates a report from a model, for the days before now and with the title of the model, unless the request changes them. It is created in the background. It has no callback; find it with `listAdvancedReports`. Returns 422 if the model, or an object in it, was not found.
   *
   * `POST /reports/advanced/model`
   */
  generateReportFromModel: { request: GenerateReportFromModelRequest; answer: Accepted; keyed: true }
  /**
   * List catalogs
   *
   * Returns all catalogs of the account, without pages.
   *
   * `GET /catalogs`
   */
  listCatalogs: { request: Record<string, never>; answer: CatalogPage }
  /**
   * Create a catalog
   *
   * Creates an empty catalog. Fill it with `importProducts`, or with `createProduct` for single products.
   *
   * `POST /catalogs`
   */
  createCatalog: { request: CreateCatalogRequest; answer: Catalog; keyed: true }
  /**
   * Delete a catalog
   *
   * Deletes the catalog with its products. Carts and orders keep their product data.
   *
   * `DELETE /catalogs/{catalog_id}`
   */
  deleteCatalog: { request: DeleteCatalogRequest; answer: void }
  /**
   * List products of a catalog
   *
   * Returns products of one catalog that match all filters. Texts must match exactly.
   *
   * `GET /catalogs/{catalog_id}/products`
   */
  listProducts: { request: ListProductsRequest; answer: ProductPage; paged: true }
  /**
   * Create a product
   *
   * Adds one product to the catalog. For many products use `importProducts`. Returns 409 with `product_already_exists` for an identifier already in the catalog.
   *
   * `POST /catalogs/{catalog_id}/products`
   */
  createProduct: { request: CreateProductRequest; answer: Product; keyed: true }
  /**
   * Get a product
   *
   * Returns one product of the catalog.
   *
   * `GET /catalogs/{catalog_id}/products/{product_identifier}`
   */
  getProduct: { request: GetProductRequest; answer: Product }
  /**
   * Update a product
   *
   * Changes the fields in the body and keeps the others. The identifier cannot change.
   *
   * `PATCH /catalogs/{catalog_id}/products/{product_identifier}`
   */
  updateProduct: { request: UpdateProductRequest; answer: Product }
  /**
   * Delete a product
   *
   * Deletes the product from the catalog. Carts and orders keep its data.
   *
   * `DELETE /catalogs/{catalog_id}/products/{product_identifier}`
   */
  deleteProduct: { request: DeleteProductRequest; answer: void }
  /**
   * Import products
   *
   * Accepts products and processes them in the background, as an operation of the type `import_ecommerce`. Invalid products are ignored, the others are imported. `getOperation` then has their numbers, and a link to a file that names the ignored ones. Imports into one catalog run one after another; a rewrite replaces the catalog in one step at its end. Split requests larger than 20 MB.
   *
   * `POST /catalogs/{catalog_id}/products/actions/import`
   */
  importProducts: { request: ImportProductsRequest; answer: Accepted; keyed: true; bulk: "products" }
  /**
   * List carts
   *
   * Returns carts of all shops that match all filters, without products and including carts without a known contact.
   *
   * `GET /carts`
   */
  listCarts: { request: ListCartsRequest; answer: CartPage; paged: true }
  /**
   * List orders
   *
   * Returns orders of all shops that match all filters, without products and including imported orders and orders without a known contact.
   *
   * `GET /orders`
   */
  listOrders: { request: ListOrdersRequest; answer: OrderPage; paged: true }
  /**
   * Create or update a cart
   *
   * Accepts the state of a cart of a connected shop and processes it in the background. A known `cart_id` replaces the stored cart, unless an order has closed it. If the contact is known, webhooks with the action `cart_update` receive it. Returns 404 if the domain is not connected, and 422 for an unknown contact.
   *
   * `POST /{domain}/carts`
   */
  createCart: { request: CreateCartRequest; answer: Accepted; keyed: true }
  /**
   * Get a cart
   *
   * Returns a cart with its products.
   *
   * `GET /{domain}/carts/{cart_id}`
   */
  getCart: { request: GetCartRequest; answer: Cart }
  /**
   * Create or update an order
   *
   * Accepts an order of a connected shop and processes it in the background. A known `order_id` changes the order. If its contact is known, a new order triggers the event `new_order` for webhooks. Returns 404 if the domain is not connected, and 422 for an unknown contact.
   *
   * `POST /{domain}/orders`
   */
  createOrder: { request: CreateOrderRequest; answer: Accepted; keyed: true }
  /**
   * Get an order
   *
   * Returns an order with its products.
   *
   * `GET /{domain}/orders/{order_id}`
   */
  getOrder: { request: GetOrderRequest; answer: PlacedOrder }
  /**
   * Import orders
   *
   * Accepts orders of contacts of one list and processes them in the background, as an operation of the type `import_ecommerce`. Orders of unknown contacts, and invalid orders, are skipped; the operation's file names them, and invalid ones count as invalid. No events follow. Split requests larger than 20 MB.
   *
   * `POST /lists/{list_id}/orders`
   */
  importOrders: { request: ImportOrdersRequest; answer: Accepted; keyed: true; bulk: null }
  /**
   * List automations
   *
   * Returns automations of the account that match all filters.
   *
   * `GET /automations`
   */
  listAutomations: { request: ListAutomationsRequest; answer: AutomationPage; paged: true }
  /**
   * Create an automation
   *
   * Creates an inactive automation of a list; `activateAutomation` starts it. Returns 422 with the path for an unknown tag, field, segment, campaign or list, actions that are not a tree, or a loop without a wait.
   *
   * `POST /automations`
   */
  createAutomation: { request: CreateAutomationRequest; answer: AutomationDetail; keyed: true }
  /**
   * List system automations
   *
   * Returns the built-in automations, one for each type and each domain with Track&Engage, and whether each is paused.
   *
   * `GET /automations/system`
   */
  listSystemAutomations: { request: Record<string, never>; answer: SystemAutomationList }
  /**
   * Pause or resume a system automation
   *
   * Pauses or resumes one automation of a domain. If the list of the site has changed, a new automation is created for it. Returns 422 for a domain without Track&Engage.
   *
   * `POST /automations/system`
   */
  switchSystemAutomation: { request: SwitchSystemAutomationRequest; answer: SystemAutomation; keyed: true }
  /**
   * Get an automation
   *
   * Returns the automation with the triggers and actions of the current or the requested version. Returns 404 for an unknown version.
   *
   * `GET /automations/{automation_id}`
   */
  getAutomation: { request: GetAutomationRequest; answer: AutomationDetail }
  /**
   * Update an automation
   *
   * Changes the fields in the body and keeps the others. Other triggers or actions create a new version for new contacts; those already in it stay in their version. Actions that keep their id are the same in reports and for clients. Contacts waiting for a trigger, such as an abandoned cart, are discarded only if the triggers change.
   *
   * `PATCH /automations/{automation_id}`
   */
  updateAutomation: { request: UpdateAutomationRequest; answer: AutomationDetail }
  /**
   * Delete an automation
   *
   * Deletes the automation with its actions; its campaigns are kept. Returns 409 with `automation_in_use` while contacts are in it.
   *
   * `DELETE /automations/{automation_id}`
   */
  deleteAutomation: { request: DeleteAutomationRequest; answer: void }
  /**
   * List actions of an automation
   *
   * Returns the steps of one automation. Use the id of a step as the start in `startAutomationForContacts`.
   *
   * `GET /automations/{automation_id}/actions`
   */
  listAutomationActions: { request: ListAutomationActionsRequest; answer: AutomationActionPage; paged: true }
  /**
   * Activate an automation
   *
   * Allows the automation to accept contacts and run its actions; an active one stays unchanged. Contacts whose wait ended during a pause continue at once; those waiting for an hour continue at its next occurrence. Returns 409 with `sender_missing` or `sender_not_active` if the sender of one of its campaigns was deleted or is not active, and 422 if the texts of such a campaign cannot be rendered.
   *
   * `POST /automations/{automation_id}/actions/activate`
   */
  activateAutomation: { request: ActivateAutomationRequest; answer: AutomationDetail; keyed: true }
  /**
   * Pause an automation
   *
   * Pauses the automation; an inactive one stays unchanged. It accepts no contacts, and those in it stay where they are. Messages already queued are still sent.
   *
   * `POST /automations/{automation_id}/actions/pause`
   */
  pauseAutomation: { request: PauseAutomationRequest; answer: AutomationDetail; keyed: true }
  /**
   * List runs of an automation
   *
   * Returns runs of contacts through the automation that match all filters, newest first.
   *
   * `GET /automations/{automation_id}/runs`
   */
  listAutomationRuns: { request: ListAutomationRunsRequest; answer: AutomationRunPage; paged: true }
  /**
   * Count contacts in an automation
   *
   * Returns the number of active runs and of ended runs by reason, and the same for each action of each version that a contact has entered.
   *
   * `GET /automations/{automation_id}/runs/counts`
   */
  getAutomationRunCounts: { request: GetAutomationRunCountsRequest; answer: AutomationRunCounts }
  /**
   * Remove a contact from an automation
   *
   * Ends the run of the contact. The run stays in the list with the reason `taken_out`; an ended run stays unchanged.
   *
   * `DELETE /automations/{automation_id}/runs/{run_id}`
   */
  deleteAutomationRun: { request: DeleteAutomationRunRequest; answer: void }
  /**
   * List segments of a list
   *
   * Returns segments of one list that match all filters: first those of the account and its tags, newest first, then those of the platform.
   *
   * `GET /lists/{list_id}/segments`
   */
  listSegments: { request: ListSegmentsRequest; answer: SegmentPage; paged: true }
  /**
   * Create a segment
   *
   * Adds a segment of the type `saved`. Contacts are in it as long as they meet its conditions; removed contacts never get messages. Returns 422 for an unknown field, or an operator or value that its format does not support, with the path and the allowed values. Returns 409 with `segment_exists` for a name already in the list.
   *
   * `POST /lists/{list_id}/segments`
   */
  createSegment: { request: CreateSegmentRequest; answer: SegmentSaved; keyed: true }
  /**
   * Count contacts by filter
   *
   * Counts the contacts of the list that meet the conditions, without saving a segment, and returns a page of them, newest first; by default, ten. Returns 422 for the same errors as `createSegment`.
   *
   * `POST /lists/{list_id}/segments/actions/count`
   */
  countSegment: { request: CountSegmentRequest; answer: ContactPage; keyed: true }
  /**
   * Get a segment
   *
   * Returns a segment of any type with its conditions, in the format for creating a segment.
   *
   * `GET /lists/{list_id}/segments/{segment_id}`
   */
  getSegment: { request: GetSegmentRequest; answer: SegmentDetail }
  /**
   * Update a segment
   *
   * Changes the fields in the body of a segment of the type `saved` and keeps the others. A scheduled campaign uses the segment as it is at the time of sending; planned recipients don't change. Returns 409 with `invalid_segment_type` for another type, or with `segment_exists` for a name already in the list.
   *
   * `PATCH /lists/{list_id}/segments/{segment_id}`
   */
  updateSegment: { request: UpdateSegmentRequest; answer: SegmentSaved }
  /**
   * Delete a segment
   *
   * Deletes a segment of the type `saved`; its contacts stay in the list. Returns 409 with `invalid_segment_type` for another type, or with `used_in_automations`, `used_in_recurring_messages` or `has_queued_campaigns` if it is in use.
   *
   * `DELETE /lists/{list_id}/segments/{segment_id}`
   */
  deleteSegment: { request: DeleteSegmentRequest; answer: void }
  /**
   * Get the account
   *
   * Returns the account with its owner, plan, balance and modules.
   *
   * `GET /my-account`
   */
  getMyAccount: { request: Record<string, never>; answer: MyAccount }
  /**
   * Enable the Transactional API
   *
   * Allows the keys of the account to use the Transactional API. It takes no body and cannot be undone here. Returns 409 with `client_already_enabled` if it is already enabled, or with `client_is_being_enabled` during an earlier request.
   *
   * `POST /my-account/actions/enable-transactional`
   */
  enableTransactional: { request: Record<string, never>; answer: void; keyed: true }
  /**
   * Enable Track&Engage
   *
   * Enables Track&Engage for a domain, and connects the site if necessary. `listTrackEngageDomains` then lists it. Visits count once your pages have the site's code. Returns 409 with `domain_list_required` if neither the body nor the connected site has a list, or with `domain_already_defined` if it is already enabled. Returns 422 for an unknown list.
   *
   * `POST /my-account/actions/enable-te`
   */
  enableTrackAndEngage: { request: EnableTrackAndEngageRequest; answer: TrackEngageResult; keyed: true }
  /**
   * List CNAMEs
   *
   * Returns all CNAMEs of the account, without pages.
   *
   * `GET /cnames`
   */
  listCnames: { request: Record<string, never>; answer: CnamePage }
  /**
   * Create a CNAME
   *
   * Adds a domain name for links. The response has the status `recent` and the DNS records to set. The platform soon checks DNS, then each hour for three days and then each day. In a sandbox account it is `verified` at the next read; a name that begins with `unverified.`, `invalid.` or `private.` gets that status. Returns 409 with `cname_exists` for a name already in the account.
   *
   * `POST /cnames`
   */
  createCname: { request: CreateCnameRequest; answer: Cname; keyed: true }
  /**
   * List suppression list entries
   *
   * Returns suppressed addresses, and parts of addresses, that match all filters.
   *
   * `GET /suppression-list`
   */
  listSuppressionEntries: { request: ListSuppressionEntriesRequest; answer: SuppressionPage; paged: true }
  /**
   * Add to the suppression list
   *
   * Adds values with the method manual, in the background; existing values stay unchanged. They get no more messages on any channel of their type, also from campaigns in progress. Contacts keep their status. An invalid value is refused: the response names it, and the others are added.
   *
   * `POST /suppression-list`
   */
  addSuppressionEntries: { request: AddSuppressionEntriesRequest; answer: SuppressionAdded; keyed: true }
  /**
   * Delete a suppression list entry
   *
   * Removes a value from the list, so that it can get messages again. Returns 409 with `unremovable_entry` for an entry whose method is not manual.
   *
   * `DELETE /suppression-list/{suppression_id}`
   */
  deleteSuppressionEntry: { request: DeleteSuppressionEntryRequest; answer: void }
  /**
   * List tags
   *
   * Returns the tags of the account. Each is also a segment of every list. Names are sorted regardless of case.
   *
   * `GET /tags`
   */
  listTags: { request: ListTagsRequest; answer: TagPage; paged: true }
  /**
   * Create a tag
   *
   * Adds a tag; `attachTagToContacts` adds it to contacts. Returns 409 with `tag_exists` for a name already in use.
   *
   * `POST /tags`
   */
  createTag: { request: CreateTagRequest; answer: Tag; keyed: true }
  /**
   * Replace a tag
   *
   * Replaces the name and color; without a name it keeps its own, without a color it gets the default one. Contacts keep the tag. Returns 409 with `tag_exists` for a name already in use.
   *
   * `PUT /tags/{tag_id}`
   */
  updateTag: { request: UpdateTagRequest; answer: Tag }
  /**
   * Delete a tag
   *
   * Deletes the tag and its segment, and removes it from its contacts at once; an operation of the type `detach_tag` completes the work. Returns 409 with `tag_in_use` if a saved segment or a queued campaign uses it; `tag_in_use_data` has the details.
   *
   * `DELETE /tags/{tag_id}`
   */
  deleteTag: { request: DeleteTagRequest; answer: void }
  /**
   * List users
   *
   * Returns users of the account that match all filters.
   *
   * `GET /users`
   */
  listUsers: { request: ListUsersRequest; answer: UserPage; paged: true }
  /**
   * Update a user
   *
   * Changes the name, phone, image or status of a user. An inactive user cannot log in, their sessions end, and they get no notifications; API keys keep working. Returns 409 with `last_admin` if no active administrator would be left, and 422 for an invalid phone number or image URL.
   *
   * `PATCH /users/{user_id}`
   */
  updateUser: { request: UpdateUserRequest; answer: User }
  /**
   * Delete a user
   *
   * Deletes the user, who can no longer log in; the user's objects are kept. Returns 409 with `last_admin` for the last active administrator.
   *
   * `DELETE /users/{user_id}`
   */
  deleteUser: { request: DeleteUserRequest; answer: void }
  /**
   * List countries
   *
   * Returns all countries without pages or, with `phone`, those in which the number can exist, as choices for a phone field.
   *
   * `GET /utilities/countries`
   */
  listCountries: { request: ListCountriesRequest; answer: CountryPage }
  /**
   * List the connected sites
   *
   * List connected sites
   *
   * `GET /connectedsites`
   */
  listConnectedSites: { request: Record<string, never>; answer: ConnectedSitePage }
  /**
   * Connect a site
   *
   * Connects a website and returns the script for its pages. Track&Engage is off until you call `enableTrackAndEngage`. Other features are on if the account has forms of the list or web push sites of the domain. The script shows forms with a `display` (`createForm`). For a domain already connected, returns that site, with the list of the body if given. Returns 422 for an unknown list.
   *
   * `POST /connectedsites`
   */
  createConnectedSite: { request: CreateConnectedSiteRequest; answer: ConnectedSite; keyed: true }
  /**
   * Get a connected site
   *
   * Returns one connected site with its script and features.
   *
   * `GET /connectedsites/{domain}`
   */
  getConnectedSite: { request: GetConnectedSiteRequest; answer: ConnectedSite }
  /**
   * Disconnect a site
   *
   * Disconnects the site: its script stops working, and carts and orders of the domain are refused. Contacts, forms and counts are kept. The site keeps its script: if you reconnect it, its pages need no change.
   *
   * `DELETE /connectedsites/{domain}`
   */
  deleteConnectedSite: { request: DeleteConnectedSiteRequest; answer: void }
  /**
   * Get a connected site's statistics
   *
   * Returns the actions of visitors of the site, for at most 366 days. All visitors count, including unknown ones; the activities of a contact show its own. A visit counts within a second.
   *
   * `GET /connectedsites/{domain}/statistics`
   */
  getConnectedSiteStatistics: { request: GetConnectedSiteStatisticsRequest; answer: ConnectedSiteStatistics }
  /**
   * List Track&Engage domains
   *
   * Returns all domains enabled with `enableTrackAndEngage`, without pages. A disconnected site is `inactive`.
   *
   * `GET /trackengage/domains`
   */
  listTrackEngageDomains: { request: Record<string, never>; answer: TrackEngageDomainPage }
  /**
   * List Track&Engage goals
   *
   * Returns the goals of all domains, without pages. Webhooks with `goal_conversion` receive conversions of contacts.
   *
   * `GET /trackengage/goals`
   */
  listTrackEngageGoals: { request: Record<string, never>; answer: TrackEngageGoalPage }
  /**
   * Create a Track&Engage goal
   *
   * Creates a goal of a connected site, at most 50 per site. The site's script has it within two minutes; browsers cache the script for five. Returns 422 for a `regex` pattern outside the limited syntax.
   *
   * `POST /trackengage/goals`
   */
  createTrackEngageGoal: { request: CreateTrackEngageGoalRequest; answer: TrackEngageGoal; keyed: true }
  /**
   * Delete a Track&Engage goal
   *
   * Deletes the goal. Earlier conversions stay in the activities.
   *
   * `DELETE /trackengage/goals/{goal_id}`
   */
  deleteTrackEngageGoal: { request: DeleteTrackEngageGoalRequest; answer: void }
}
/** The operation of each path and method, with the status and the media type of its success. */
export interface MarketingRoutes {
  "/ping": { post: ["ping",200,"application/json"] }
  "/lists": { get: ["listLists",200,"application/json"]; post: ["createList",201,"application/json"] }
  "/lists/{list_id}": { get: ["getList",200,"application/json"]; patch: ["updateList",200,"application/json"]; delete: ["deleteList",204,null] }
  "/lists/{list_id}/fields": { get: ["listFields",200,"application/json"] }
  "/lists/{list_id}/fields/extra": { post: ["createExtraField",201,"application/json"] }
  "/lists/{list_id}/fields/base/{field_id}": { patch: ["updateBaseField",200,"application/json"] }
  "/lists/{list_id}/fields/extra/{field_id}": { patch: ["updateExtraField",200,"application/json"]; delete: ["deleteExtraField",204,null] }
  "/lists/{list_id}/fields/extra/{field_id}/options": { get: ["listFieldOptions",200,"application/json"]; post: ["createFieldOption",201,"application/json"] }
  "/lists/{list_id}/fields/extra/{field_id}/options/{option_id}": { patch: ["updateFieldOption",200,"application/json"]; delete: ["deleteFieldOption",204,null] }
  "/lists/{list_id}/contacts": { get: ["listContacts",200,"application/json"]; post: ["createContact",201,"application/json"] }
  "/lists/{list_id}/contacts/{contact_id}": { get: ["getContact",200,"application/json"]; patch: ["updateContact",200,"application/json"] }
  "/lists/{list_id}/contacts/{contact_id}/activities": { get: ["listContactActivities",200,"application/json"] }
  "/lists/{list_id}/contacts/{contact_id}/events": { get: ["listContactEvents",200,"application/json"] }
  "/lists/{list_id}/contacts/actions/import-bulk": { post: ["importContacts",202,"application/json"] }
  "/lists/{list_id}/contacts/actions/unsubscribe": { post: ["unsubscribeContacts",200,"application/json"] }
  "/lists/{list_id}/contacts/{contact_id}/actions/resend-double-optin": { post: ["resendDoubleOptin",202,"application/json"] }
  "/contacts/search": { get: ["searchContacts",200,"application/json"] }
  "/lists/{list_id}/contacts/segment/{segment_id}": { get: ["listContactsBySegment",200,"application/json"] }
  "/lists/{list_id}/contacts/actions/activate": { post: ["activateContacts",202,"application/json"] }
  "/lists/{list_id}/contacts/actions/deactivate": { post: ["deactivateContacts",202,"application/json"] }
  "/lists/{list_id}/contacts/actions/attach-tag": { post: ["attachTagToContacts",202,"application/json"] }
  "/lists/{list_id}/contacts/actions/detach-tag": { post: ["detachTagFromContacts",202,"application/json"] }
  "/lists/{list_id}/contacts/actions/export": { post: ["exportContacts",202,"application/json"] }
  "/lists/{list_id}/contacts/actions/forget": { post: ["forgetContacts",202,"application/json"] }
  "/lists/{list_id}/contacts/actions/start-automation": { post: ["startAutomationForContacts",200,"application/json"] }
  "/lists/{list_id}/contacts/actions/unify": { post: ["unifyContacts",202,"application/json"] }
  "/lists/{list_id}/contacts/actions/update": { post: ["updateContacts",202,"application/json"] }
  "/lists/{list_id}/contacts/by-field": { post: ["updateContactByField",201,"application/json"] }
  "/lists/{list_id}/forms": { get: ["listForms",200,"application/json"]; post: ["createForm",201,"application/json"] }
  "/lists/{list_id}/forms/{form_id}": { get: ["getForm",200,"application/json"]; patch: ["updateForm",200,"application/json"]; delete: ["deleteForm",204,null] }
  "/lists/{list_id}/forms/{form_id}/submissions": { get: ["listFormSubmissions",200,"application/json"] }
  "/senders/email": { get: ["listEmailSenders",200,"application/json"]; post: ["createEmailSender",201,"application/json"] }
  "/senders/email/{sender_id}": { put: ["updateEmailSender",200,"application/json"]; delete: ["deleteEmailSender",204,null] }
  "/senders/cellphone": { get: ["listCellphoneSenders",200,"application/json"]; post: ["createCellphoneSender",201,"application/json"] }
  "/senders/cellphone/{sender_id}": { delete: ["deleteCellphoneSender",204,null] }
  "/senders/cellphone/{sender_id}/help": { get: ["getCellphoneSenderHelp",200,"application/json"]; put: ["updateCellphoneSenderHelp",200,"application/json"] }
  "/senders/phone": { get: ["listPhoneSenders",200,"application/json"]; post: ["createPhoneSender",201,"application/json"] }
  "/senders/phone/{sender_id}": { delete: ["deletePhoneSender",204,null] }
  "/campaigns": { get: ["listCampaigns",200,"application/json"] }
  "/campaigns/{campaign_hash}": { get: ["getCampaign",200,"application/json"]; delete: ["deleteCampaign",204,null] }
  "/campaigns/{campaign_hash}/preview": { get: ["getCampaignPreview",200,"application/json"] }
  "/campaigns/{campaign_hash}/contacts": { get: ["listCampaignContacts",200,"application/json"] }
  "/campaigns/{campaign_hash}/actions/retry": { post: ["retryCampaign",200,"application/json"] }
  "/campaigns/{campaign_hash}/actions/test": { post: ["testCampaign",200,"application/json"] }
  "/campaigns/email": { post: ["createEmailCampaign",201,"application/json"] }
  "/campaigns/email/{campaign_hash}": { patch: ["updateEmailCampaign",200,"application/json"] }
  "/campaigns/email/{campaign_hash}/actions/send": { post: ["sendEmailCampaign",200,"application/json"] }
  "/header-footer-templates": { get: ["listHeaderFooterTemplates",200,"application/json"]; post: ["createHeaderFooterTemplate",201,"application/json"] }
  "/header-footer-templates/{template_id}": { get: ["getHeaderFooterTemplate",200,"application/json"]; patch: ["updateHeaderFooterTemplate",200,"application/json"]; delete: ["deleteHeaderFooterTemplate",204,null] }
  "/reports/email/{campaign_hash}": { get: ["getEmailReport",200,"application/json"] }
  "/reports/push/{campaign_hash}": { get: ["getPushReport",200,"application/json"] }
  "/reports/sms/{campaign_hash}": { get: ["getSmsReport",200,"application/json"] }
  "/reports/voice/{campaign_hash}": { get: ["getVoiceReport",200,"application/json"] }
  "/reports/web-push/{campaign_hash}": { get: ["getWebpushReport",200,"application/json"] }
  "/webhooks": { get: ["listWebhooks",200,"application/json"]; post: ["createWebhook",201,"application/json"] }
  "/webhooks/callback-secret": { get: ["getCallbackSecret",200,"application/json"] }
  "/webhooks/statuses": { get: ["listWebhookStatuses",200,"application/json"] }
  "/webhooks/{webhook_id}": { patch: ["updateWebhook",200,"application/json"]; delete: ["deleteWebhook",204,null] }
  "/webhooks/{webhook_id}/secret": { get: ["getWebhookSecret",200,"application/json"]; post: ["rotateWebhookSecret",200,"application/json"] }
  "/operations": { get: ["listOperations",200,"application/json"] }
  "/operations/ended": { get: ["listEndedOperations",200,"application/json"] }
  "/operations/{operation_id}": { get: ["getOperation",200,"application/json"] }
  "/operations/actions/approve": { post: ["approveOperations",200,"application/json"] }
  "/operations/actions/cancel": { post: ["cancelOperations",200,"application/json"] }
  "/operations/actions/pause": { post: ["pauseOperations",200,"application/json"] }
  "/operations/actions/resume": { post: ["resumeOperations",200,"application/json"] }
  "/campaigns/email/rss": { post: ["createEmailRssCampaign",201,"application/json"] }
  "/campaigns/email/rss/{campaign_hash}/actions/enable": { post: ["enableEmailRssCampaign",200,"application/json"] }
  "/campaigns/push": { post: ["createPushCampaign",201,"application/json"] }
  "/campaigns/push/{campaign_hash}": { patch: ["updatePushCampaign",200,"application/json"] }
  "/campaigns/push/{campaign_hash}/actions/send": { post: ["sendPushCampaign",202,"application/json"] }
  "/push/apps": { get: ["listPushApps",200,"application/json"]; post: ["createPushApp",201,"application/json"] }
  "/push/apps/{app_id}": { get: ["getPushApp",200,"application/json"]; delete: ["deletePushApp",204,null] }
  "/push/apps/{app_id}/event": { post: ["registerPushEvent",202,"application/json"] }
  "/push/apps/{app_id}/token": { post: ["registerPushToken",202,"application/json"] }
  "/campaigns/sms": { post: ["createSmsCampaign",201,"application/json"] }
  "/campaigns/sms/{campaign_hash}": { patch: ["updateSmsCampaign",200,"application/json"] }
  "/campaigns/sms/{campaign_hash}/actions/send": { post: ["sendSmsCampaign",202,"application/json"] }
  "/campaigns/smart-sms": { post: ["createSmartSmsCampaign",201,"application/json"] }
  "/campaigns/smart-sms/{campaign_hash}": { patch: ["updateSmartSmsCampaign",200,"application/json"] }
  "/campaigns/smart-sms/{campaign_hash}/actions/send": { post: ["sendSmartSmsCampaign",202,"application/json"] }
  "/campaigns/voice": { post: ["createVoiceCampaign",201,"application/json"] }
  "/campaigns/voice/{campaign_hash}": { patch: ["updateVoiceCampaign",200,"application/json"] }
  "/campaigns/voice/{campaign_hash}/actions/send": { post: ["sendVoiceCampaign",200,"application/json"] }
  "/campaigns/web-push": { post: ["createWebpushCampaign",201,"application/json"] }
  "/campaigns/web-push/{campaign_hash}": { patch: ["updateWebpushCampaign",200,"application/json"] }
  "/campaigns/web-push/{campaign_hash}/actions/send": { post: ["sendWebpushCampaign",202,"application/json"] }
  "/campaigns/webpush/rss": { post: ["createWebpushRssCampaign",201,"application/json"] }
  "/campaigns/webpush/rss/{campaign_hash}/actions/enable": { post: ["enableWebpushRssCampaign",200,"application/json"] }
  "/webpush/sites": { get: ["listWebpushSites",200,"application/json"]; post: ["createWebpushSite",201,"application/json"] }
  "/campaign-groups": { get: ["listCampaignGroups",200,"application/json"]; post: ["createCampaignGroup",201,"application/json"] }
  "/campaign-groups/{group_id}": { put: ["updateCampaignGroup",200,"application/json"]; delete: ["deleteCampaignGroup",204,null] }
  "/reports/advanced": { get: ["listAdvancedReports",200,"application/json"] }
  "/reports/advanced/email-bounces": { post: ["generateEmailBouncesReport",202,"application/json"] }
  "/reports/advanced/email-clicks-by-contact": { post: ["generateEmailClicksByContactReport",202,"application/json"] }
  "/reports/advanced/email-clicks-by-url": { post: ["generateEmailClicksByUrlReport",202,"application/json"] }
  "/reports/advanced/email-events": { post: ["generateEmailEventsReport",202,"application/json"] }
  "/reports/advanced/email-unsubscriptions": { post: ["generateEmailUnsubscriptionsReport",202,"application/json"] }
  "/reports/advanced/sms-bounces": { post: ["generateSmsBouncesReport",202,"application/json"] }
  "/reports/advanced/sms-events": { post: ["generateSmsEventsReport",202,"application/json"] }
  "/reports/advanced/sends": { post: ["generateSendsReport",202,"application/json"] }
  "/reports/advanced/subscriptions": { post: ["generateSubscriptionsReport",202,"application/json"] }
  "/reports/advanced/unsubscriptions": { post: ["generateUnsubscriptionsReport",202,"application/json"] }
  "/reports/advanced/form-answers": { post: ["generateFormAnswersReport",202,"application/json"] }
  "/reports/advanced/contact-activity": { post: ["generateContactActivityReport",202,"application/json"] }
  "/reports/advanced/models": { get: ["listAdvancedReportModels",200,"application/json"]; post: ["createAdvancedReportModel",201,"application/json"] }
  "/reports/advanced/models/{model_id}": { delete: ["deleteAdvancedReportModel",204,null] }
  "/reports/advanced/model": { post: ["generateReportFromModel",202,"application/json"] }
  "/catalogs": { get: ["listCatalogs",200,"application/json"]; post: ["createCatalog",201,"application/json"] }
  "/catalogs/{catalog_id}": { delete: ["deleteCatalog",204,null] }
  "/catalogs/{catalog_id}/products": { get: ["listProducts",200,"application/json"]; post: ["createProduct",201,"application/json"] }
  "/catalogs/{catalog_id}/products/{product_identifier}": { get: ["getProduct",200,"application/json"]; patch: ["updateProduct",200,"application/json"]; delete: ["deleteProduct",204,null] }
  "/catalogs/{catalog_id}/products/actions/import": { post: ["importProducts",202,"application/json"] }
  "/carts": { get: ["listCarts",200,"application/json"] }
  "/orders": { get: ["listOrders",200,"application/json"] }
  "/{domain}/carts": { post: ["createCart",202,"application/json"] }
  "/{domain}/carts/{cart_id}": { get: ["getCart",200,"application/json"] }
  "/{domain}/orders": { post: ["createOrder",202,"application/json"] }
  "/{domain}/orders/{order_id}": { get: ["getOrder",200,"application/json"] }
  "/lists/{list_id}/orders": { post: ["importOrders",202,"application/json"] }
  "/automations": { get: ["listAutomations",200,"application/json"]; post: ["createAutomation",201,"application/json"] }
  "/automations/system": { get: ["listSystemAutomations",200,"application/json"]; post: ["switchSystemAutomation",200,"application/json"] }
  "/automations/{automation_id}": { get: ["getAutomation",200,"application/json"]; patch: ["updateAutomation",200,"application/json"]; delete: ["deleteAutomation",204,null] }
  "/automations/{automation_id}/actions": { get: ["listAutomationActions",200,"application/json"] }
  "/automations/{automation_id}/actions/activate": { post: ["activateAutomation",200,"application/json"] }
  "/automations/{automation_id}/actions/pause": { post: ["pauseAutomation",200,"application/json"] }
  "/automations/{automation_id}/runs": { get: ["listAutomationRuns",200,"application/json"] }
  "/automations/{automation_id}/runs/counts": { get: ["getAutomationRunCounts",200,"application/json"] }
  "/automations/{automation_id}/runs/{run_id}": { delete: ["deleteAutomationRun",204,null] }
  "/lists/{list_id}/segments": { get: ["listSegments",200,"application/json"]; post: ["createSegment",201,"application/json"] }
  "/lists/{list_id}/segments/actions/count": { post: ["countSegment",200,"application/json"] }
  "/lists/{list_id}/segments/{segment_id}": { get: ["getSegment",200,"application/json"]; patch: ["updateSegment",200,"application/json"]; delete: ["deleteSegment",204,null] }
  "/my-account": { get: ["getMyAccount",200,"application/json"] }
  "/my-account/actions/enable-transactional": { post: ["enableTransactional",204,null] }
  "/my-account/actions/enable-te": { post: ["enableTrackAndEngage",200,"application/json"] }
  "/cnames": { get: ["listCnames",200,"application/json"]; post: ["createCname",201,"application/json"] }
  "/suppression-list": { get: ["listSuppressionEntries",200,"application/json"]; post: ["addSuppressionEntries",202,"application/json"] }
  "/suppression-list/{suppression_id}": { delete: ["deleteSuppressionEntry",204,null] }
  "/tags": { get: ["listTags",200,"application/json"]; post: ["createTag",201,"application/json"] }
  "/tags/{tag_id}": { put: ["updateTag",200,"application/json"]; delete: ["deleteTag",204,null] }
  "/users": { get: ["listUsers",200,"application/json"] }
  "/users/{user_id}": { patch: ["updateUser",200,"application/json"]; delete: ["deleteUser",204,null] }
  "/utilities/countries": { get: ["listCountries",200,"application/json"] }
  "/connectedsites": { get: ["listConnectedSites",200,"application/json"]; post: ["createConnectedSite",200,"application/json"] }
  "/connectedsites/{domain}": { get: ["getConnectedSite",200,"application/json"]; delete: ["deleteConnectedSite",204,null] }
  "/connectedsites/{domain}/statistics": { get: ["getConnectedSiteStatistics",200,"application/json"] }
  "/trackengage/domains": { get: ["listTrackEngageDomains",200,"application/json"] }
  "/trackengage/goals": { get: ["listTrackEngageGoals",200,"application/json"]; post: ["createTrackEngageGoal",201,"application/json"] }
  "/trackengage/goals/{goal_id}": { delete: ["deleteTrackEngageGoal",204,null] }
}
/** The webhooks and callbacks of the API by name, each with its body. */
export interface MarketingWebhooks {
  /**
   * List event
   */
  listEvent: ListEvent
  /**
   * Contact reached an automation step
   */
  automationAction: AutomationActionCall
  /**
   * Import finished
   */
  importFinished: ImportResult
  /**
   * Export finished
   */
  exportFinished: ContactExportResult
  /**
   * Email bounces report finished
   */
  emailBouncesReportFinished: AdvancedReportFile
  /**
   * Email clicks by contact report finished
   */
  emailClicksByContactReportFinished: AdvancedReportFile
  /**
   * Email clicks by URL report finished
   */
  emailClicksByUrlReportFinished: AdvancedReportFile
  /**
   * Email events report finished
   */
  emailEventsReportFinished: AdvancedReportFile
  /**
   * Email unsubscriptions report finished
   */
  emailUnsubscriptionsReportFinished: AdvancedReportFile
  /**
   * SMS bounces report finished
   */
  smsBouncesReportFinished: AdvancedReportFile
  /**
   * SMS events report finished
   */
  smsEventsReportFinished: AdvancedReportFile
  /**
   * Sends report finished
   */
  sendsReportFinished: AdvancedReportFile
  /**
   * Subscriptions report finished
   */
  subscriptionsReportFinished: AdvancedReportFile
  /**
   * Unsubscriptions report finished
   */
  unsubscriptionsReportFinished: AdvancedReportFile
  /**
   * Form answers report finished
   */
  formAnswersReportFinished: AdvancedReportFile
  /**
   * Contact activity report finished
   */
  contactActivityReportFinished: AdvancedReportFile
}
