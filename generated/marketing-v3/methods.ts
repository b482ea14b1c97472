// Written by `npm run generate` from specs/marketing-v3. Do not edit: change the contract instead.
import type { Accepted, ActivityList, ActivityName, AdvancedReportFile, AdvancedReportModel, AdvancedReportModelCreation, AdvancedReportModelPage, AdvancedReportModelRun, AdvancedReportPage, AdvancedReportStatus, AutomationActionCall, AutomationActionPage, AutomationCreate, AutomationDetail, AutomationPage, AutomationRunCounts, AutomationRunPage, AutomationRunStatus, AutomationStart, AutomationStartResult, AutomationStatus, AutomationUpdate, BaseFieldUpdate, CallbackSecret, CampaignChannel, CampaignContactPage, CampaignDetail, CampaignGroup, CampaignGroupPage, CampaignGroupWrite, CampaignHash, CampaignPage, CampaignPreview, CampaignStatus, CampaignTest, CampaignTested, Cart, CartCreate, CartPage, CartState, Catalog, CatalogCreate, CatalogPage, CellphoneSender, CellphoneSenderCreate, CellphoneSenderList, Cname, CnameCreate, CnamePage, ConnectedSite, ConnectedSiteCreate, ConnectedSitePage, ConnectedSiteStatistics, ContactActivityReportRequest, ContactCreate, ContactDetail, ContactExport, ContactExportResult, ContactForget, ContactImport, ContactPage, ContactRef, ContactSearchResult, ContactTagging, ContactTarget, ContactUpdate, ContactUpdateByField, ContactsUpdate, CountryPage, DateTime, EmailBouncesReportRequest, EmailCampaignCreate, EmailCampaignSend, EmailCampaignUpdate, EmailClicksByContactReportRequest, EmailClicksByUrlReportRequest, EmailEventsReportRequest, EmailReport, EmailRssCampaignCreate, EmailSender, EmailSenderCreate, EmailSenderList, EmailSenderUpdate, EmailUnsubscriptionsReportRequest, EndedOperationPage, EndedOperationStatus, ExtraFieldCreate, ExtraFieldUpdate, Field, FieldListItem, FieldOption, FieldOptionList, FieldOptionWrite, Form, FormAnswersReportRequest, FormCreate, FormPage, FormSubmissionPage, FormUpdate, HeaderFooterTemplate, HeaderFooterTemplateCreate, HeaderFooterTemplatePage, HeaderFooterTemplateUpdate, ImportResult, Language, List, ListCreate, ListDetail, ListEvent, ListPage, ListUpdate, MyAccount, OperationAccepted, OperationActionResult, OperationDetail, OperationIds, OperationPage, OperationStatus, OperationType, OrderCreate, OrderImport, OrderPage, OrderStatus, PhoneReport, PhoneSender, PhoneSenderCreate, PhoneSenderList, PlacedOrder, Pong, Product, ProductCreate, ProductImport, ProductPage, ProductUpdate, PushAck, PushApp, PushAppCreate, PushCampaignCreate, PushCampaignSend, PushCampaignUpdate, PushEventRegister, PushReport, PushTokenRegister, SegmentCount, SegmentCreate, SegmentDetail, SegmentPage, SegmentSaved, SegmentType, SegmentUpdate, SenderStatus, SendsReportRequest, SmartSmsCampaignCreate, SmartSmsCampaignUpdate, SmsBouncesReportRequest, SmsCampaignCreate, SmsCampaignSend, SmsCampaignUpdate, SmsEventsReportRequest, SubscriptionsReportRequest, SuppressionAdd, SuppressionMethod, SuppressionPage, SuppressionType, SystemAutomation, SystemAutomationList, SystemAutomationSwitch, Tag, TagPage, TagUpdate, TagWrite, TrackEngageDomainPage, TrackEngageEnable, TrackEngageGoal, TrackEngageGoalCreate, TrackEngageGoalPage, TrackEngageResult, UnsubscribeRequest, UnsubscribeResult, UnsubscriptionsReportRequest, UserPage, UserStatus, VoiceCampaignCreate, VoiceCampaignSend, VoiceCampaignUpdate, Webhook, WebhookCreate, WebhookPage, WebhookSecret, WebpushCampaignCreate, WebpushCampaignSend, WebpushCampaignUpdate, WebpushReport, WebpushRssCampaignCreate, WebpushSite, WebpushSiteCreate, WebpushSitePage } from './schemas.ts'
/** The request of `listLists`. */
export type ListListsRequest = {
  query?: {
      /**
       * @description Only objects created at or before this time.
       * @example 2026-03-02 09:15:00
       */
      created_max?: DateTime;
      /**
       * @description Only objects created at or after this time.
       * @example 2026-03-02 09:15:00
       */
      created_min?: DateTime;
      /**
       * @description Lists with exactly this internal name.
       * @example Newsletter 2026
       */
      internal_name?: string;
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: "asc" | "desc";
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
       * @description Only objects changed at or before this time.
       * @example 2026-03-02 09:15:00
       */
      updated_max?: DateTime;
      /**
       * @description Only objects changed at or after this time.
       * @example 2026-03-02 09:15:00
       */
      updated_min?: DateTime;
  }
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
      limit?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
  }
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
      language?: Language;
      /**
       * @description Contacts with this last name.
       * @example Silva
       */
      last_name?: string;
      /**
       * @description Maximum number of items to return.
       * @example 100
       */
      limit?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
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
  }
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
      action_name?: ActivityName;
      /**
       * @description Only events at or before this time.
       * @example 2026-03-04 23:59:59
       */
      date_max?: DateTime;
      /**
       * @description Only events at or after this time.
       * @example 2026-03-04 00:00:00
       */
      date_min?: DateTime;
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
  }
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
       * @description The address, as a whole.
       * @example ana@example.com
       */
      contact: string;
      /**
       * @description The kind of address.
       * @example email
       */
      type?: "email" | "cellphone" | "phone";
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
      limit?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
      /**
       * @description Whether to include removed contacts. A segment with a condition on the status `removed` always includes them.
       * @example false
       */
      show_removed?: boolean;
  }
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
      limit?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
  }
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
      limit?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
  }
}
/** The request of `listEmailSenders`. */
export type ListEmailSendersRequest = {
  query?: {
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
      /**
       * @description Only senders with this status.
       * @example active
       */
      status?: SenderStatus;
  }
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
      limit?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
      /**
       * @description Only senders with this status.
       * @example active
       */
      status?: SenderStatus;
  }
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
/** The request of `listPhoneSenders`. */
export type ListPhoneSendersRequest = {
  query?: {
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
      /**
       * @description Only senders with this status.
       * @example active
       */
      status?: SenderStatus;
  }
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
      campaign_hash?: string;
      /**
       * @description Only campaigns of this channel.
       * @example email
       */
      channel?: CampaignChannel;
      /**
       * @description Only campaigns of this user.
       * @example 1
       */
      created_by?: number;
      /**
       * @description Only objects created at or before this time.
       * @example 2026-03-02 09:15:00
       */
      created_max?: DateTime;
      /**
       * @description Only objects created at or after this time.
       * @example 2026-03-02 09:15:00
       */
      created_min?: DateTime;
      /**
       * @description Only operations that ended at or before this time.
       * @example 2026-03-04 23:59:59
       */
      end_date_max?: DateTime;
      /**
       * @description Only operations that ended at or after this time.
       * @example 2026-03-04 00:00:00
       */
      end_date_min?: DateTime;
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
      limit?: number;
      /**
       * @description Only campaigns for this list.
       * @example 1
       */
      list_id?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: "asc" | "desc";
      /**
       * @description The member to order by.
       * @example created
       */
      order_by?: "list_id" | "internal_name" | "created_by" | "group_id" | "created";
      /**
       * @description Only operations due at or before this time.
       * @example 2026-03-04 23:59:59
       */
      schedule_date_max?: DateTime;
      /**
       * @description Only operations due at or after this time.
       * @example 2026-03-04 00:00:00
       */
      schedule_date_min?: DateTime;
      /**
       * @description Campaigns whose internal name or title has this text in it; the case of the letters a to z does not count.
       * @example spring
       */
      search?: string;
      /**
       * @description Only operations that started at or before this time.
       * @example 2026-03-04 23:59:59
       */
      start_date_max?: DateTime;
      /**
       * @description Only operations that started at or after this time.
       * @example 2026-03-04 00:00:00
       */
      start_date_min?: DateTime;
      /**
       * @description Only campaigns with this status.
       * @example sent
       */
      status?: CampaignStatus;
      /**
       * @description Only objects changed at or before this time.
       * @example 2026-03-02 09:15:00
       */
      updated_max?: DateTime;
      /**
       * @description Only objects changed at or after this time.
       * @example 2026-03-02 09:15:00
       */
      updated_min?: DateTime;
  }
}
/** The request of `getCampaign`. */
export type GetCampaignRequest = {
  path: {
      /**
       * @description The hash of the campaign, as its creation returned it.
       * @example c4mp41gn01
       */
      campaign_hash: string;
  }
}
/** The request of `deleteCampaign`. */
export type DeleteCampaignRequest = {
  path: {
      /**
       * @description The hash of the campaign, as its creation returned it.
       * @example c4mp41gn01
       */
      campaign_hash: string;
  }
}
/** The request of `getCampaignPreview`. */
export type GetCampaignPreviewRequest = {
  path: {
      /**
       * @description The hash of the campaign, as its creation returned it.
       * @example c4mp41gn01
       */
      campaign_hash: string;
  }
  query?: {
      /**
       * @description A contact of the campaign's list.
       * @example a1b2c3d4e5
       */
      contact_id?: string;
  }
}
/** The request of `listCampaignContacts`. */
export type ListCampaignContactsRequest = {
  path: {
      /**
       * @description The hash of the campaign, as its creation returned it.
       * @example c4mp41gn01
       */
      campaign_hash: string;
  }
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
      limit?: number;
  }
}
/** The request of `retryCampaign`. */
export type RetryCampaignRequest = {
  path: {
      /**
       * @description The hash of the campaign, as its creation returned it.
       * @example c4mp41gn01
       */
      campaign_hash: string;
  }
}
/** The request of `testCampaign`. */
export type TestCampaignRequest = {
  path: {
      /**
       * @description The hash of the campaign, as its creation returned it.
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
       * @description The hash of the campaign, as its creation returned it.
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
       * @description The hash of the campaign, as its creation returned it.
       * @example c4mp41gn01
       */
      campaign_hash: string;
  }
  body: EmailCampaignSend
}
/** The request of `retryEmailCampaign`. */
export type RetryEmailCampaignRequest = {
  path: {
      /**
       * @description The hash of the campaign, as its creation returned it.
       * @example c4mp41gn01
       */
      campaign_hash: string;
  }
}
/** The request of `listHeaderFooterTemplates`. */
export type ListHeaderFooterTemplatesRequest = {
  query?: {
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
  }
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
       * @description The hash of the campaign, as its creation returned it.
       * @example c4mp41gn01
       */
      campaign_hash: string;
  }
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
  }
}
/** The request of `getPushReport`. */
export type GetPushReportRequest = {
  path: {
      /**
       * @description The hash of a push campaign, as its creation returned it. Campaigns of other channels are not found.
       * @example c4mp41gn03
       */
      campaign_hash: string;
  }
  query?: {
      /**
       * @description Whether to include counts by operating system.
       * @example true
       */
      operating_systems?: boolean;
  }
}
/** The request of `getSmsReport`. */
export type GetSmsReportRequest = {
  path: {
      /**
       * @description The hash of an SMS campaign, as its creation returned it. Campaigns of other channels are not found.
       * @example c4mp41gn04
       */
      campaign_hash: string;
  }
  query?: {
      /**
       * @description Whether to include counts by network.
       * @example true
       */
      networks?: boolean;
  }
}
/** The request of `getVoiceReport`. */
export type GetVoiceReportRequest = {
  path: {
      /**
       * @description The hash of a voice campaign, as its creation returned it. Campaigns of other channels are not found.
       * @example c4mp41gn06
       */
      campaign_hash: string;
  }
  query?: {
      /**
       * @description Whether to include counts by network.
       * @example true
       */
      networks?: boolean;
  }
}
/** The request of `getWebpushReport`. */
export type GetWebpushReportRequest = {
  path: {
      /**
       * @description The hash of a web push campaign, as its creation returned it. Campaigns of other channels are not found.
       * @example c4mp41gn07
       */
      campaign_hash: string;
  }
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
  }
}
/** The request of `listWebhooks`. */
export type ListWebhooksRequest = {
  query?: {
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
  }
}
/** The request of `createWebhook`. */
export type CreateWebhookRequest = {
  body: WebhookCreate
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
/** The request of `listOperations`. */
export type ListOperationsRequest = {
  query?: {
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: "asc" | "desc";
      /**
       * @description The field to sort by.
       * @example created
       */
      order_by?: "operation_id" | "created" | "start_date";
      /**
       * @description Only operations with this status.
       * @example queued
       */
      status?: OperationStatus;
      /**
       * @description Only operations of this type.
       * @example email
       */
      type?: OperationType;
  }
}
/** The request of `listEndedOperations`. */
export type ListEndedOperationsRequest = {
  query?: {
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
      /**
       * @description Only operations that ended with this status.
       * @example finished
       */
      status?: EndedOperationStatus;
      /**
       * @description Only operations of this type.
       * @example import_contacts
       */
      type?: OperationType;
  }
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
       * @description The hash of an email campaign with a feed, as its creation returned it. Campaigns without one are not found.
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
       * @description The hash of a push campaign, as its creation returned it. Campaigns of other channels are not found.
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
       * @description The hash of a push campaign, as its creation returned it. Campaigns of other channels are not found.
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
      list_id?: number;
  }
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
       * @description The hash of an SMS campaign, as its creation returned it. Campaigns of other channels are not found.
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
       * @description The hash of an SMS campaign, as its creation returned it. Campaigns of other channels are not found.
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
       * @description The hash of a smart SMS campaign, as its creation returned it. Campaigns of other channels are not found.
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
       * @description The hash of a smart SMS campaign, as its creation returned it. Campaigns of other channels are not found.
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
       * @description The hash of a voice campaign, as its creation returned it. Campaigns of other channels are not found.
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
       * @description The hash of a voice campaign, as its creation returned it. Campaigns of other channels are not found.
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
       * @description The hash of a web push campaign, as its creation returned it. Campaigns of other channels are not found.
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
       * @description The hash of a web push campaign, as its creation returned it. Campaigns of other channels are not found.
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
       * @description The hash of a web push campaign with a feed, as its creation returned it. Campaigns without one are not found.
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
      limit?: number;
      /**
       * @description Only sites of this list.
       * @example 1
       */
      list_id?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: "asc" | "desc";
      /**
       * @description The field to sort by: the id of the list, or the time of creation or the last change.
       * @example list_id
       */
      order_by?: "list_id" | "created" | "updated";
  }
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
      group_id?: number;
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number;
      /**
       * @description Groups with exactly this name.
       * @example Spring 2026
       */
      name?: string;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
  }
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
      created_max?: DateTime;
      /**
       * @description Only objects created at or after this time.
       * @example 2026-03-02 09:15:00
       */
      created_min?: DateTime;
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: "asc" | "desc";
      /**
       * @description The member to order by.
       * @example created
       */
      order_by?: "advanced_report_id" | "title" | "created";
      /**
       * @description Only reports with this status.
       * @example finished
       */
      status?: AdvancedReportStatus;
      /**
       * @description Reports with exactly this title.
       * @example Spring sale, events
       */
      title?: string;
  }
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
      limit?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: "asc" | "desc";
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
  }
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
      limit?: number;
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
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
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
  }
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
      contact_id?: string;
      /**
       * @description Only objects created at or before this time.
       * @example 2026-03-02 09:15:00
       */
      created_max?: DateTime;
      /**
       * @description Only objects created at or after this time.
       * @example 2026-03-02 09:15:00
       */
      created_min?: DateTime;
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
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: "asc" | "desc";
      /**
       * @description The member to order by.
       * @example updated
       */
      order_by?: "created" | "updated";
      /**
       * @description Only carts in this state.
       * @example open
       */
      state?: CartState;
      /**
       * @description Only objects changed at or before this time.
       * @example 2026-03-02 09:15:00
       */
      updated_max?: DateTime;
      /**
       * @description Only objects changed at or after this time.
       * @example 2026-03-02 09:15:00
       */
      updated_min?: DateTime;
  }
}
/** The request of `listOrders`. */
export type ListOrdersRequest = {
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
       * @description Only objects created at or before this time.
       * @example 2026-03-02 09:15:00
       */
      created_max?: DateTime;
      /**
       * @description Only objects created at or after this time.
       * @example 2026-03-02 09:15:00
       */
      created_min?: DateTime;
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
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: "asc" | "desc";
      /**
       * @description The member to order by.
       * @example order_date
       */
      order_by?: "order_date" | "order_total" | "created" | "updated";
      /**
       * @description Only orders that were placed at this time or earlier, in UTC.
       * @example 2026-03-31 23:59:59
       */
      order_date_max?: DateTime;
      /**
       * @description Only orders that were placed at this time or later, in UTC.
       * @example 2026-03-01 00:00:00
       */
      order_date_min?: DateTime;
      /**
       * @description Only orders with this status.
       * @example completed
       */
      order_status?: OrderStatus;
      /**
       * @description Only objects changed at or before this time.
       * @example 2026-03-02 09:15:00
       */
      updated_max?: DateTime;
      /**
       * @description Only objects changed at or after this time.
       * @example 2026-03-02 09:15:00
       */
      updated_min?: DateTime;
  }
}
/** The request of `createCart`. */
export type CreateCartRequest = {
  path: {
      /**
       * @description The domain of the shop, without protocol, as it was connected. It has a dot, which tells these paths from all others.
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
       * @description The domain of the shop, without protocol, as it was connected. It has a dot, which tells these paths from all others.
       * @example shop.example.com
       */
      domain: string;
  }
}
/** The request of `createOrder`. */
export type CreateOrderRequest = {
  path: {
      /**
       * @description The domain of the shop, without protocol, as it was connected. It has a dot, which tells these paths from all others.
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
       * @description The domain of the shop, without protocol, as it was connected. It has a dot, which tells these paths from all others.
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
      automation_id?: number;
      /**
       * @description Only automations that this user made.
       * @example 1
       */
      created_by?: number;
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number;
      /**
       * @description Only automations of this list.
       * @example 1
       */
      list_id?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: "asc" | "desc";
      /**
       * @description The member to order by.
       * @example title
       */
      order_by?: "automation_id" | "title" | "list_id" | "created_by";
      /**
       * @description Only automations with this status.
       * @example active
       */
      status?: AutomationStatus;
      /**
       * @description Automations with exactly this title.
       * @example Welcome
       */
      title?: string;
  }
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
      version?: number;
  }
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
      limit?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
  }
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
      limit?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
      /**
       * @description Only runs with this status.
       * @example active
       */
      status?: AutomationRunStatus;
  }
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
      limit?: number;
      /**
       * @description Segments with exactly this name.
       * @example Lisbon
       */
      name?: string;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
      /**
       * @description Only segments of this type.
       * @example saved
       */
      type?: SegmentType;
  }
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
      limit?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
  }
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
       * @description Only entries that this campaign led to.
       * @example c4mp41gn01
       */
      campaign_hash?: string;
      /**
       * @description Only objects created at or before this time.
       * @example 2026-03-02 09:15:00
       */
      created_max?: DateTime;
      /**
       * @description Only objects created at or after this time.
       * @example 2026-03-02 09:15:00
       */
      created_min?: DateTime;
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number;
      /**
       * @description Only entries that came by this method.
       * @example manual
       */
      method?: SuppressionMethod;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: "asc" | "desc";
      /**
       * @description The member to order by.
       * @example created
       */
      order_by?: "id" | "value" | "created";
      /**
       * @description Only entries of this type.
       * @example email
       */
      type?: SuppressionType;
      /**
       * @description Entries with exactly this value, or with its hash if somebody with this address was forgotten.
       * @example nobody@example.net
       */
      value?: string;
  }
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
      limit?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: "asc" | "desc";
      /**
       * @description The field to sort by.
       * @example name
       */
      order_by?: "tag_id" | "name" | "color";
  }
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
      created_max?: DateTime;
      /**
       * @description Only objects created at or after this time.
       * @example 2026-03-02 09:15:00
       */
      created_min?: DateTime;
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: "asc" | "desc";
      /**
       * @description The member to order by.
       * @example username
       */
      order_by?: "user_id" | "username";
      /**
       * @description Only users with this status.
       * @example active
       */
      status?: UserStatus;
      /**
       * @description Only objects changed at or before this time.
       * @example 2026-03-02 09:15:00
       */
      updated_max?: DateTime;
      /**
       * @description Only objects changed at or after this time.
       * @example 2026-03-02 09:15:00
       */
      updated_min?: DateTime;
      /**
       * @description The user with exactly this name.
       * @example marta
       */
      username?: string;
  }
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
       * @description A phone number without country code. Only countries that have such numbers are returned.
       * @example 910000001
       */
      phone?: string;
  }
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
      from?: string;
      /**
       * @description The last day, in UTC (by default, today).
       * @example 2026-03-31
       */
      to?: string;
  }
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
   * List the lists of contacts
   *
   * Returns the lists of the account that match all filters.
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
   * Adds a field to the list; every contact has it at once, without a value. The id in the answer is a number. Add the choices of a field with options afterwards; such a field cannot be unique (M-314).
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
   * Delete an option of a field
   *
   * Deletes the option; contacts that chose it lose it. Nobody sees it any more; an operation of the type `mass_operation` takes it off the contacts (M-315).
   *
   * `DELETE /lists/{list_id}/fields/extra/{field_id}/options/{option_id}`
   */
  deleteFieldOption: { request: DeleteFieldOptionRequest; answer: void }
  /**
   * List the contacts of a list
   *
   * Returns the contacts of one list that match all filters, removed ones included. Texts have to match as a whole.
   *
   * `GET /lists/{list_id}/contacts`
   */
  listContacts: { request: ListContactsRequest; answer: ContactPage; paged: true }
  /**
   * Create a contact
   *
   * Adds one contact to the list; webhooks that listen to `subscription` are told. A value of a unique field that another contact of the list has gives 409: `errors` then holds `unique_field_in_use`, the id of the field in `field_id` and the ids of the contacts that have the value in `contacts`. An address of somebody whom `forgetContacts` erased gives 409 with `address_forgotten`.
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
   * Change a contact
   *
   * Changes the members that the body names and leaves the others as they are; an empty text erases a value. Webhooks that listen to `edit_subscription` or `change_consent` are told. A value of a unique field that another contact has gives 409; `errors` is as in `createContact`. So does an address of somebody who was forgotten.
   *
   * `PATCH /lists/{list_id}/contacts/{contact_id}`
   */
  updateContact: { request: UpdateContactRequest; answer: ContactRef }
  /**
   * List what happened to a contact
   *
   * Returns the activities of one contact, the latest first.
   *
   * `GET /lists/{list_id}/contacts/{contact_id}/activities`
   */
  listContactActivities: { request: ListContactActivitiesRequest; answer: ActivityList; paged: true }
  /**
   * Import contacts
   *
   * Takes two contacts or more, or the address of a CSV file, and works them off in the background; until then `listOperations` shows an operation of the type `import_contacts`. The result goes to `callback_url`. Split a request that is larger than 20 MB, or send a file. The field to compare by has to be unique. A value that clashes with another unique field counts its contact as invalid (M-039); a contact with an address of somebody who was forgotten is ignored (M-401). A file that cannot be read to its end brings nobody (M-044).
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
   * Looks for an address in every list of the account. 404 when no contact has it.
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
   * Writes contacts of the list to a file, in the background; until it is done `listOperations` shows an operation of the type `export_contacts`. The address of the file goes to `callback_url`, and `getOperation` shows it. A CSV file (RFC 4180) begins with the names of its columns: the fields in their order, then `contact_id`, `status`, `subscription_date`, and `tags` and the statistics if they are included. Texts that a spreadsheet would run as a formula begin with an apostrophe. An XML file has an element `contact` for each contact with an element `field` for each field. With several of `segments`, `segment_filter` and `contacts`, those are exported that all of them mean. A segment or a field that the list does not have, or a segment of another type than `saved`, gives 422.
   *
   * `POST /lists/{list_id}/contacts/actions/export`
   */
  exportContacts: { request: ExportContactsRequest; answer: OperationAccepted; keyed: true }
  /**
   * Forget contacts
   *
   * Erases people for good (GDPR article 17), in the background; until it is done `listOperations` shows an operation of the type `mass_operation`. It erases these contacts and every contact of the account with one of their email addresses, whatever its list: values, tags and activities; the address and the text of each message to them, of campaigns and single ones, and captured copies; what waits to be sent to them is called off. It deletes webhooks and callbacks that name them, sent or not, files of exports from their lists, and snapshots that hold them. Contacts that share a number with them lose that number. What stays: the counts of reports, registered messages, which are evidence, what messages to others say about them, and a keyed hash of each address on the suppression list with the method `forgotten`. Nobody is written to at such an address, and no contact can have it. Webhooks that listen to `forget_subscription` are told the id. This cannot be undone; an operation that is cancelled erases nothing more, and its contacts can be forgotten again.
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
   * Change many contacts
   *
   * Gives all chosen contacts the same values, in the background; until it is done `listOperations` shows an operation of the type `update_contacts`. Members that are left out stay as they are, and so do removed contacts. A value for a unique field gives 409 with `unique_field_in_use` and the id of the field in `field_id`: it cannot belong to many. An address of somebody who was forgotten gives 409 with `address_forgotten`. A segment or a field that the list does not have, or a value that does not fit its field, gives 422. Webhooks that listen to `edit_subscription`, `change_consent` or `unsubscribe` are told of each contact that changed, and of no other.
   *
   * `POST /lists/{list_id}/contacts/actions/update`
   */
  updateContacts: { request: UpdateContactsRequest; answer: OperationAccepted; keyed: true }
  /**
   * Change the contact that has a value
   *
   * Changes one contact as `updateContact` does, but finds it by a value of a unique field. 404 when no contact of the list has the value; none is created. A field that is not unique gives 422. A new value that another contact has gives 409: `errors` then holds `unique_field_in_use`, the id of the field in `field_id` and the ids of the contacts that have the value in `contacts`.
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
   * Makes a form by which people subscribe to the list: a page of the platform (`url`), and the same form as HTML for a page of yours (`embed`). What a person enters makes a new contact. It changes a contact that the list has already only when the person confirms it in an email; the pages never tell whether an address is known (M-323).
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
   * Change a form
   *
   * Changes the members that the body names and leaves the others as they are; `fields`, `labels` and `consent` are replaced as a whole. The page shows the change at once. HTML that you have put into a page of yours stays as it is: until you replace it, values of fields that are gone are ignored.
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
   * List the email senders
   *
   * Returns the email senders of the account.
   *
   * `GET /senders/email`
   */
  listEmailSenders: { request: ListEmailSendersRequest; answer: EmailSenderList; paged: true }
  /**
   * Create an email sender
   *
   * Adds an address that emails may come from. In a sandbox account it is active at once; in a live one it is in moderation, and a campaign can be sent from it once it is active. An address that the account has already gives 409: `errors` holds `sender_exists`.
   *
   * `POST /senders/email`
   */
  createEmailSender: { request: CreateEmailSenderRequest; answer: EmailSender; keyed: true }
  /**
   * Change the name of an email sender
   *
   * Gives the sender another name; the address stays. Emails that leave from now on carry it, also those of campaigns that are under way.
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
   * List the campaigns
   *
   * Returns the campaigns of the account, of every channel, that match all filters.
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
   * Send a campaign again to those whom it did not reach
   *
   * Queues the campaign, of whatever channel, once more for the recipients whose newest message of it has failed, with the list, the address field, the hours and the users to notify of the last send. Recipients who got it, or may have got it, get nothing; nor do contacts that are removed, inactive or suppressed by now, as after a hard bounce. 409 when the campaign is queued, sending or paused (`errors` holds `campaign_not_sendable`), when nobody failed (`nothing_failed`) and when its sender is gone (`sender_missing`) or not active (`sender_not_active`).
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
   * Send an email campaign again to those whom it did not reach
   *
   * Use `retryCampaign`, which does the same for every channel. Queues the email once more for the recipients whose newest email of this campaign has failed, with the list, the address field, the hours and the users to notify of the last send. Recipients who got it, or may have got it, get nothing; nor do contacts that are removed, inactive or suppressed by now, as after a hard bounce. 409 when the campaign is queued, sending or paused (`errors` holds `campaign_not_sendable`), when nobody failed (`nothing_failed`) and when its sender is gone (`sender_missing`) or not active (`sender_not_active`).
   *
   * `POST /campaigns/email/{campaign_hash}/actions/retry`
   */
  retryEmailCampaign: { request: RetryEmailCampaignRequest; answer: Accepted; keyed: true }
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
   * Has the platform call an address for the chosen actions of one list from now on; `listEvent` shows the call. `getWebhookSecret` has the secret that signs the calls. A webhook cannot be changed: delete it and create another. 422 when the list does not exist (M-229). A second one with the same list, address, actions and fields is a 409 (`webhook_exists`).
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
   * Delete a webhook
   *
   * Deletes the webhook. Calls that wait to be made, or to be made again, are dropped.
   *
   * `DELETE /webhooks/{webhook_id}`
   */
  deleteWebhook: { request: DeleteWebhookRequest; answer: void }
  /**
   * Get the secret that signs the calls of a webhook
   *
   * Each webhook has a secret of its own, which stays the same as long as the webhook is there. The key needs the right `marketing`.
   *
   * `GET /webhooks/{webhook_id}/secret`
   */
  getWebhookSecret: { request: GetWebhookSecretRequest; answer: WebhookSecret }
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
   * Lets operations that are `queued` begin at once, also those that wait for their time; they become `processing`. Each operation is judged by itself: the answer is 200 even when none changed, and names the reason.
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
   * Lets operations that are `paused` go on where they stopped; they become `queued`. One whose time has passed goes on at once. Each operation is judged by itself: the answer is 200 even when none changed, and names the reason.
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
   * Enable an email campaign with a feed
   *
   * From now on the feed is read every hour, and what is new in it goes out as one email to the active contacts of the list; items that are there already are not new. Each issue causes the same events as any email. Between two issues `listOperations` shows a queued operation of the type `email`; cancel it to end the campaign. While an issue goes out, the same operation is executing. Approving it reads the feed at once. What is wrong with the feed is in `problem` of `getOperation`; a host that answers 410 ends the campaign. Enabling again changes nothing; after the end it begins anew. 422 when the list or the sender is gone or the sender is not active: then `errors` holds `path.campaign_hash`.
   *
   * `POST /campaigns/email/rss/{campaign_hash}/actions/enable`
   */
  enableEmailRssCampaign: { request: EnableEmailRssCampaignRequest; answer: Accepted; keyed: true }
  /**
   * Create a push campaign
   *
   * Stores the message as a draft; nothing is sent before `sendPushCampaign`. 422 when there is no such app or template, or when a text is no valid template.
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
   * Queues the calls to the chosen contacts, at once or for `schedule_date`; until they are made `listOperations` shows an operation of the type `voice`. Contacts that are not active, have no active number or are suppressed are not called. Whoever does not take the call is called again, three times in all. `voice_send` follows as an event of webhooks. A campaign that is over can be sent again. 422 when the campaign is queued, sending or paused and when its sender is gone or not active: then `errors` holds `path.campaign_hash`.
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
   * Enable a web push campaign with a feed
   *
   * From now on the feed is read every hour, and its newest item goes to the subscribers of the site, if it is new; items that are there already are not. Each message causes the same events as any web push message. Between two messages `listOperations` shows a queued operation of the type `webpush`; cancel it to end the campaign. Enabling again changes nothing.
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
   * List the campaign groups
   *
   * Returns the campaign groups of the account that match all filters.
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
   * List the advanced reports
   *
   * Returns the reports that were asked for and match all filters, whatever became of them. A finished one carries the address of its file.
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
   * List the models of reports
   *
   * Returns the models that match the filter. A model keeps kind, columns and options of a report; `createAdvancedReportModel` makes one.
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
   * Deletes the catalog with its products. Carts and orders keep what they say of them.
   *
   * `DELETE /catalogs/{catalog_id}`
   */
  deleteCatalog: { request: DeleteCatalogRequest; answer: void }
  /**
   * List the products of a catalog
   *
   * Returns the products of one catalog that match all filters. Texts have to match as a whole.
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
   * Deletes the product from the catalog. Carts and orders keep what they say of it.
   *
   * `DELETE /catalogs/{catalog_id}/products/{product_identifier}`
   */
  deleteProduct: { request: DeleteProductRequest; answer: void }
  /**
   * Import products
   *
   * Takes products and works them off in the background; until then `listOperations` shows an operation of the type `import_ecommerce`. Products that are not well formed are ignored, the others are imported. Afterwards `getOperation` says how many, and links to a file that names them. Imports into one catalog go one after another; a rewrite replaces the catalog at its end, in one step. Split what is larger than 20 MB.
   *
   * `POST /catalogs/{catalog_id}/products/actions/import`
   */
  importProducts: { request: ImportProductsRequest; answer: Accepted; keyed: true; bulk: "products" }
  /**
   * List the carts
   *
   * Returns the carts of all shops that match all filters, without what is in them. Carts that came without any way to a contact are there too.
   *
   * `GET /carts`
   */
  listCarts: { request: ListCartsRequest; answer: CartPage; paged: true }
  /**
   * List the orders
   *
   * Returns the orders of all shops that match all filters, without what was ordered. Imported orders are there too, and orders that came without any way to a contact.
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
   * Takes many orders of contacts of one list and works them off in the background, as an operation of the type `import_ecommerce`. An order whose contact the list does not have is passed over; the file of the operation names it. No events follow. Split what is larger than 20 MB.
   *
   * `POST /lists/{list_id}/orders`
   */
  importOrders: { request: ImportOrdersRequest; answer: Accepted; keyed: true; bulk: null }
  /**
   * List the automations
   *
   * Returns the automations of the account that match all filters.
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
   * Lets the automation take contacts and act on them; an active one stays as it is. Contacts whose wait ended while it was paused go on at once, those that wait for an hour of the day at its next one. 409 when a campaign that it sends has lost its sender (`errors` holds `sender_missing`), or has one that is not active (`sender_not_active`).
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
   * List the segments of a list
   *
   * Returns the segments of one list that match all filters: those of the account and of its tags, newest first, then those that the platform keeps for every list (M-364).
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
   * Count the contacts of a filter
   *
   * Counts the contacts of the list that meet the conditions now, without saving a segment, and returns a page of them, newest first: ten, unless the request asks for more (M-712). What `createSegment` refuses is refused here as well.
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
   * List the entries of the suppression list
   *
   * Returns the addresses, and parts of addresses, that nothing is sent to and that match all filters.
   *
   * `GET /suppression-list`
   */
  listSuppressionEntries: { request: ListSuppressionEntriesRequest; answer: SuppressionPage; paged: true }
  /**
   * Add to the suppression list
   *
   * Adds values by the method manual, in the background; values that are on the list stay as they are. Nothing more is sent to them on any channel of their kind, also by campaigns that are under way. Contacts keep their status.
   *
   * `POST /suppression-list`
   */
  addSuppressionEntries: { request: AddSuppressionEntriesRequest; answer: Accepted; keyed: true }
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
   * List the users
   *
   * Returns the people who work with the account and match all filters.
   *
   * `GET /users`
   */
  listUsers: { request: ListUsersRequest; answer: UserPage; paged: true }
  /**
   * Delete a user
   *
   * Deletes the user, who can no longer log in; the user's objects are kept. Returns 409 with `last_admin` for the last active administrator.
   *
   * `DELETE /users/{user_id}`
   */
  deleteUser: { request: DeleteUserRequest; answer: void }
  /**
   * List the countries
   *
   * Returns all countries at once or, with `phone`, those in which the number can exist: the choice to offer next to a field for phones.
   *
   * `GET /utilities/countries`
   */
  listCountries: { request: ListCountriesRequest; answer: CountryPage }
  /**
   * List the connected sites
   *
   * Returns all connected sites of the account at once, in short; `getConnectedSite` shows code and features.
   *
   * `GET /connectedsites`
   */
  listConnectedSites: { request: Record<string, never>; answer: ConnectedSitePage }
  /**
   * Connect a site
   *
   * Connects a website and returns the script to put into its pages. Track&Engage is off at first; `enableTrackAndEngage` turns it on. The other features are on as soon as the account has something for them: forms of the list, web push sites of the domain (M-591). The domain of a site that is connected already gives that site, with the list of the body if there is one. A list that does not exist gives 422.
   *
   * `POST /connectedsites`
   */
  createConnectedSite: { request: CreateConnectedSiteRequest; answer: ConnectedSite; keyed: true }
  /**
   * Get a connected site
   *
   * Returns one connected site with its script and its features.
   *
   * `GET /connectedsites/{domain}`
   */
  getConnectedSite: { request: GetConnectedSiteRequest; answer: ConnectedSite }
  /**
   * Disconnect a site
   *
   * Disconnects the site: its script does nothing any more, and carts and orders of the domain are refused. Contacts, forms and what was counted stay, and the site keeps its script: when it is connected again, its pages need no change.
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
/** The webhooks and callbacks of the API by name, each with its body. */
export interface MarketingWebhooks {
  /**
   * Tell what happened in a list
   */
  listEvent: ListEvent
  /**
   * Tell that a contact has come to an action
   */
  automationAction: AutomationActionCall
  /**
   * Tell that an import has ended
   */
  importFinished: ImportResult
  /**
   * Tell that an export has ended
   */
  exportFinished: ContactExportResult
  /**
   * Tell that a report of email bounces has finished
   */
  emailBouncesReportFinished: AdvancedReportFile
  /**
   * Tell that a report of email clicks by contact has finished
   */
  emailClicksByContactReportFinished: AdvancedReportFile
  /**
   * Tell that a report of email clicks by address has finished
   */
  emailClicksByUrlReportFinished: AdvancedReportFile
  /**
   * Tell that a report of email events has finished
   */
  emailEventsReportFinished: AdvancedReportFile
  /**
   * Tell that a report of unsubscriptions by email has finished
   */
  emailUnsubscriptionsReportFinished: AdvancedReportFile
  /**
   * Tell that a report of SMS bounces has finished
   */
  smsBouncesReportFinished: AdvancedReportFile
  /**
   * Tell that a report of SMS events has finished
   */
  smsEventsReportFinished: AdvancedReportFile
  /**
   * Tell that a report of sends has finished
   */
  sendsReportFinished: AdvancedReportFile
  /**
   * Tell that a report of subscriptions has finished
   */
  subscriptionsReportFinished: AdvancedReportFile
  /**
   * Tell that a report of unsubscriptions has finished
   */
  unsubscriptionsReportFinished: AdvancedReportFile
  /**
   * Tell that a report of form answers has finished
   */
  formAnswersReportFinished: AdvancedReportFile
  /**
   * Tell that a report of contact activity has finished
   */
  contactActivityReportFinished: AdvancedReportFile
}
