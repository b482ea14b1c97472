// Written by `npm run generate` from specs/marketing-v3. Do not edit: change the contract instead.
import type { Accepted, ActivityList, ActivityName, AdvancedReportFile, AdvancedReportModel, AdvancedReportModelCreation, AdvancedReportModelPage, AdvancedReportModelRun, AdvancedReportPage, AdvancedReportStatus, AutomationActionCall, AutomationActionPage, AutomationCreate, AutomationDetail, AutomationPage, AutomationRunCounts, AutomationRunPage, AutomationRunStatus, AutomationStart, AutomationStartResult, AutomationStatus, AutomationUpdate, BaseFieldUpdate, CallbackSecret, CampaignChannel, CampaignContactPage, CampaignDetail, CampaignGroup, CampaignGroupPage, CampaignGroupWrite, CampaignHash, CampaignPage, CampaignPreview, CampaignStatus, CampaignTest, CampaignTested, Cart, CartCreate, CartPage, CartState, Catalog, CatalogCreate, CatalogPage, CellphoneSender, CellphoneSenderCreate, CellphoneSenderList, Cname, CnameCreate, CnamePage, ConnectedSite, ConnectedSiteCreate, ConnectedSitePage, ConnectedSiteStatistics, ContactActivityReportRequest, ContactCreate, ContactDetail, ContactExport, ContactExportResult, ContactForget, ContactImport, ContactPage, ContactRef, ContactSearchResult, ContactTagging, ContactTarget, ContactUpdate, ContactUpdateByField, ContactsUpdate, CountryPage, DateTime, EmailBouncesReportRequest, EmailCampaignCreate, EmailCampaignSend, EmailCampaignUpdate, EmailClicksByContactReportRequest, EmailClicksByUrlReportRequest, EmailEventsReportRequest, EmailReport, EmailRssCampaignCreate, EmailSender, EmailSenderCreate, EmailSenderList, EmailSenderUpdate, EmailUnsubscriptionsReportRequest, EndedOperationPage, EndedOperationStatus, ExtraFieldCreate, ExtraFieldUpdate, Field, FieldListItem, FieldOption, FieldOptionList, FieldOptionWrite, Form, FormAnswersReportRequest, FormCreate, FormPage, FormSubmissionPage, FormUpdate, HeaderFooterTemplate, HeaderFooterTemplateCreate, HeaderFooterTemplatePage, HeaderFooterTemplateUpdate, ImportResult, Language, List, ListCreate, ListDetail, ListEvent, ListPage, ListUpdate, MyAccount, OperationAccepted, OperationActionResult, OperationDetail, OperationIds, OperationPage, OperationStatus, OperationType, OrderCreate, OrderImport, OrderPage, OrderStatus, PhoneReport, PhoneSender, PhoneSenderCreate, PhoneSenderList, PlacedOrder, Pong, Product, ProductCreate, ProductImport, ProductPage, ProductUpdate, PushAck, PushApp, PushAppCreate, PushCampaignCreate, PushCampaignSend, PushCampaignUpdate, PushEventRegister, PushReport, PushTokenRegister, SegmentCount, SegmentCreate, SegmentDetail, SegmentPage, SegmentSaved, SegmentType, SegmentUpdate, SenderStatus, SendsReportRequest, SmartSmsCampaignCreate, SmartSmsCampaignUpdate, SmsBouncesReportRequest, SmsCampaignCreate, SmsCampaignSend, SmsCampaignUpdate, SmsEventsReportRequest, SubscriptionsReportRequest, SuppressionAdd, SuppressionMethod, SuppressionPage, SuppressionType, SystemAutomation, SystemAutomationList, SystemAutomationSwitch, Tag, TagPage, TagUpdate, TagWrite, TrackEngageDomainPage, TrackEngageEnable, TrackEngageGoal, TrackEngageGoalCreate, TrackEngageGoalPage, TrackEngageResult, UnsubscribeRequest, UnsubscribeResult, UnsubscriptionsReportRequest, UserPage, UserStatus, VoiceCampaignCreate, VoiceCampaignSend, VoiceCampaignUpdate, Webhook, WebhookCreate, WebhookPage, WebhookSecret, WebpushCampaignCreate, WebpushCampaignSend, WebpushCampaignUpdate, WebpushReport, WebpushRssCampaignCreate, WebpushSite, WebpushSiteCreate, WebpushSitePage } from './schemas.ts'
/** The request of `listLists`. */
export type ListListsRequest = {
  query?: {
      /**
       * @description Only what was made at or before this time.
       * @example 2026-03-02 09:15:00
       */
      created_max?: DateTime;
      /**
       * @description Only what was made at or after this time.
       * @example 2026-03-02 09:15:00
       */
      created_min?: DateTime;
      /**
       * @description Lists with exactly this internal name.
       * @example Newsletter 2026
       */
      internal_name?: string;
      /**
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Items to skip, counted from zero.
       * @example 0
       */
      offset?: number;
      /**
       * @description Direction of the order.
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
       * @description Only what was changed at or before this time.
       * @example 2026-03-02 09:15:00
       */
      updated_max?: DateTime;
      /**
       * @description Only what was changed at or after this time.
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
       * @description Items to return at most; all of them when it is missing.
       * @example 10
       */
      limit?: number;
      /**
       * @description Items to skip, counted from zero.
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
       * @description The id of the extra field, a number. Its format has to be `options`.
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
       * @description The id of the extra field, a number. Its format has to be `options`.
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
       * @description The id of the extra field, a number. Its format has to be `options`.
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
       * @description The id of the extra field, a number. Its format has to be `options`.
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
       * @description Items to return at most.
       * @example 100
       */
      limit?: number;
      /**
       * @description Items to skip, counted from zero.
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
       * @description Only what happened at or before this time.
       * @example 2026-03-04 23:59:59
       */
      date_max?: DateTime;
      /**
       * @description Only what happened at or after this time.
       * @example 2026-03-04 00:00:00
       */
      date_min?: DateTime;
      /**
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Items to skip, counted from zero.
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
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Items to skip, counted from zero.
       * @example 0
       */
      offset?: number;
      /**
       * @description Whether contacts that were removed are returned, too. A segment with a condition on the status `removed` has them in any case.
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
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Items to skip, counted from zero.
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
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Items to skip, counted from zero.
       * @example 0
       */
      offset?: number;
  }
}
/** The request of `listEmailSenders`. */
export type ListEmailSendersRequest = {
  query?: {
      /**
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Items to skip, counted from zero.
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
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Items to skip, counted from zero.
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
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Items to skip, counted from zero.
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
       * @description Only what was made at or before this time.
       * @example 2026-03-02 09:15:00
       */
      created_max?: DateTime;
      /**
       * @description Only what was made at or after this time.
       * @example 2026-03-02 09:15:00
       */
      created_min?: DateTime;
      /**
       * @description Only what ended at or before this time.
       * @example 2026-03-04 23:59:59
       */
      end_date_max?: DateTime;
      /**
       * @description Only what ended at or after this time.
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
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Only campaigns for this list.
       * @example 1
       */
      list_id?: number;
      /**
       * @description Items to skip, counted from zero.
       * @example 0
       */
      offset?: number;
      /**
       * @description Direction of the order.
       * @example desc
       */
      order?: "asc" | "desc";
      /**
       * @description The member to order by.
       * @example created
       */
      order_by?: "list_id" | "internal_name" | "created_by" | "group_id" | "created";
      /**
       * @description Only what is due at or before this time.
       * @example 2026-03-04 23:59:59
       */
      schedule_date_max?: DateTime;
      /**
       * @description Only what is due at or after this time.
       * @example 2026-03-04 00:00:00
       */
      schedule_date_min?: DateTime;
      /**
       * @description Campaigns whose internal name or title has this text in it; the case of the letters a to z does not count.
       * @example spring
       */
      search?: string;
      /**
       * @description Only what began at or before this time.
       * @example 2026-03-04 23:59:59
       */
      start_date_max?: DateTime;
      /**
       * @description Only what began at or after this time.
       * @example 2026-03-04 00:00:00
       */
      start_date_min?: DateTime;
      /**
       * @description Only campaigns with this status.
       * @example sent
       */
      status?: CampaignStatus;
      /**
       * @description Only what was changed at or before this time.
       * @example 2026-03-02 09:15:00
       */
      updated_max?: DateTime;
      /**
       * @description Only what was changed at or after this time.
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
       * @description A contact of the list of the campaign.
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
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Items to skip, counted from zero.
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
       * @description Whether to count by operating system.
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
       * @description Whether to count by network.
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
       * @description Whether to count by network.
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
  }
}
/** The request of `listWebhooks`. */
export type ListWebhooksRequest = {
  query?: {
      /**
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Items to skip, counted from zero.
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
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Items to skip, counted from zero.
       * @example 0
       */
      offset?: number;
      /**
       * @description Direction of the order.
       * @example desc
       */
      order?: "asc" | "desc";
      /**
       * @description The member to order by.
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
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Items to skip, counted from zero.
       * @example 0
       */
      offset?: number;
      /**
       * @description Only operations that ended like this.
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
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Only sites of this list.
       * @example 1
       */
      list_id?: number;
      /**
       * @description Items to skip, counted from zero.
       * @example 0
       */
      offset?: number;
      /**
       * @description Direction of the order.
       * @example desc
       */
      order?: "asc" | "desc";
      /**
       * @description What to order by: the id of the list, or the time at which the site was made or last changed.
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
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Groups with exactly this name.
       * @example Spring 2026
       */
      name?: string;
      /**
       * @description Items to skip, counted from zero.
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
       * @description Only what was made at or before this time.
       * @example 2026-03-02 09:15:00
       */
      created_max?: DateTime;
      /**
       * @description Only what was made at or after this time.
       * @example 2026-03-02 09:15:00
       */
      created_min?: DateTime;
      /**
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Items to skip, counted from zero.
       * @example 0
       */
      offset?: number;
      /**
       * @description Direction of the order.
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
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Items to skip, counted from zero.
       * @example 0
       */
      offset?: number;
      /**
       * @description Direction of the order.
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
       * @description Items to return at most.
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
       * @description Items to skip, counted from zero.
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
       * @description Only what was made at or before this time.
       * @example 2026-03-02 09:15:00
       */
      created_max?: DateTime;
      /**
       * @description Only what was made at or after this time.
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
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Items to skip, counted from zero.
       * @example 0
       */
      offset?: number;
      /**
       * @description Direction of the order.
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
       * @description Only what was changed at or before this time.
       * @example 2026-03-02 09:15:00
       */
      updated_max?: DateTime;
      /**
       * @description Only what was changed at or after this time.
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
       * @description Only what was made at or before this time.
       * @example 2026-03-02 09:15:00
       */
      created_max?: DateTime;
      /**
       * @description Only what was made at or after this time.
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
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Items to skip, counted from zero.
       * @example 0
       */
      offset?: number;
      /**
       * @description Direction of the order.
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
       * @description Only what was changed at or before this time.
       * @example 2026-03-02 09:15:00
       */
      updated_max?: DateTime;
      /**
       * @description Only what was changed at or after this time.
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
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Only automations of this list.
       * @example 1
       */
      list_id?: number;
      /**
       * @description Items to skip, counted from zero.
       * @example 0
       */
      offset?: number;
      /**
       * @description Direction of the order.
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
       * @description The version whose triggers and actions to show; contacts stay on the one that they entered. Without it, the present one.
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
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Items to skip, counted from zero.
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
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Items to skip, counted from zero.
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
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Segments with exactly this name.
       * @example Lisbon
       */
      name?: string;
      /**
       * @description Items to skip, counted from zero.
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
       * @description Items to return at most.
       * @example 100
       */
      limit?: number;
      /**
       * @description Items to skip, counted from zero.
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
       * @description Only what was made at or before this time.
       * @example 2026-03-02 09:15:00
       */
      created_max?: DateTime;
      /**
       * @description Only what was made at or after this time.
       * @example 2026-03-02 09:15:00
       */
      created_min?: DateTime;
      /**
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Only entries that came by this method.
       * @example manual
       */
      method?: SuppressionMethod;
      /**
       * @description Items to skip, counted from zero.
       * @example 0
       */
      offset?: number;
      /**
       * @description Direction of the order.
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
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Items to skip, counted from zero.
       * @example 0
       */
      offset?: number;
      /**
       * @description Direction of the order.
       * @example desc
       */
      order?: "asc" | "desc";
      /**
       * @description The member to order by.
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
       * @description Only what was made at or before this time.
       * @example 2026-03-02 09:15:00
       */
      created_max?: DateTime;
      /**
       * @description Only what was made at or after this time.
       * @example 2026-03-02 09:15:00
       */
      created_min?: DateTime;
      /**
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Items to skip, counted from zero.
       * @example 0
       */
      offset?: number;
      /**
       * @description Direction of the order.
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
       * @description Only what was changed at or before this time.
       * @example 2026-03-02 09:15:00
       */
      updated_max?: DateTime;
      /**
       * @description Only what was changed at or after this time.
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
       * @description The first day that counts, in UTC (29 days before the last one).
       * @example 2026-03-01
       */
      from?: string;
      /**
       * @description The last day that counts, in UTC (today).
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
   * See whether the API answers
   *
   * Answers `pong`. Needs no key, so it tells a wrong address from a wrong key.
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
   * Creates an empty list. It has the base fields; add your own with `createExtraField`. A plan that allows no further list gives 409: `errors` holds `list_limit_reached`.
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
   * Change a list
   *
   * Changes the members that the body names and leaves the others as they are.
   *
   * `PATCH /lists/{list_id}`
   */
  updateList: { request: UpdateListRequest; answer: List }
  /**
   * Delete a list
   *
   * Deletes the list with its contacts and fields: nobody finds them any more. The contacts of a long list are erased in the background, within minutes. A list that is still in use stays: `errors` of the 409 then holds one of `has_queued_operations`, `has_automations`, `has_push_app`, `has_web_push_site` and `has_campaigns_last_thirty_days`.
   *
   * `DELETE /lists/{list_id}`
   */
  deleteList: { request: DeleteListRequest; answer: void }
  /**
   * List the fields of a list
   *
   * Returns base fields first, then the extra ones, as a plain array. Fields with options carry them. Without `limit` all of them come; the header `X-Total-Count` says how many there are (M-284).
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
   * Change a base field
   *
   * Makes a base field of one list unique, or lets its values repeat. A field cannot become unique while two contacts share a value: that gives 422. The values of a large list take a while, during which the operation is listed and no contact can take a value that another has; when the answer is 408, it goes on (M-315).
   *
   * `PATCH /lists/{list_id}/fields/base/{field_id}`
   */
  updateBaseField: { request: UpdateBaseFieldRequest; answer: Field }
  /**
   * Change an extra field
   *
   * Renames an extra field, makes it unique or lets its values repeat; its format stays. A field cannot become unique while two contacts share a value: that gives 422, and the name stays as well. The values of a large list take a while, during which the operation is listed and no contact can take a value that another has; when the answer is 408, it goes on (M-315).
   *
   * `PATCH /lists/{list_id}/fields/extra/{field_id}`
   */
  updateExtraField: { request: UpdateExtraFieldRequest; answer: Field }
  /**
   * Delete an extra field
   *
   * Deletes the field with its options and its values of all contacts. It is gone at once; an operation of the type `mass_operation` erases the values (M-315). A field that segments, forms, webhooks, or campaigns under way use cannot go: `errors` of the 409 then holds `field_in_use`, and `field_in_use_data` with the numbers of those `segments`, `forms` and `webhooks`, and the hashes of those `campaigns` (M-313).
   *
   * `DELETE /lists/{list_id}/fields/extra/{field_id}`
   */
  deleteExtraField: { request: DeleteExtraFieldRequest; answer: void }
  /**
   * List the options of a field
   *
   * Returns all options of one extra field at once. A field of another format has no options: 422.
   *
   * `GET /lists/{list_id}/fields/extra/{field_id}/options`
   */
  listFieldOptions: { request: ListFieldOptionsRequest; answer: FieldOptionList }
  /**
   * Create an option of a field
   *
   * Adds a choice to an extra field with options; contacts can have it at once. A field of another format has no options, and one that has 500 of them takes no more: 422.
   *
   * `POST /lists/{list_id}/fields/extra/{field_id}/options`
   */
  createFieldOption: { request: CreateFieldOptionRequest; answer: FieldOption; keyed: true }
  /**
   * Change an option of a field
   *
   * Changes the texts that the body names and leaves the others as they are. Contacts that chose the option keep it.
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
   * Returns one contact with the counts of the messages sent to it on each channel.
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
   * Gives the contacts the status `removed`, so that nothing is sent to them any more; webhooks that listen to `unsubscribe` are told. Each contact is judged by itself: the answer is 200 even when none could be unsubscribed, and names the reason for each.
   *
   * `POST /lists/{list_id}/contacts/actions/unsubscribe`
   */
  unsubscribeContacts: { request: UnsubscribeContactsRequest; answer: UnsubscribeResult; keyed: true }
  /**
   * Send the double opt-in email again
   *
   * Sends an unconfirmed contact the email that asks to confirm the subscription; the first one, too, where none was sent. Its link holds for 30 days, and links of earlier emails hold on. The contact gets the activity `double_optin_resend`. 409: `errors` holds `contact_not_confirmable`, `sender_missing` when the account has no active email sender, or `double_optin_too_often` when the address has had three such emails of the account within 24 hours.
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
   * List the contacts of a segment
   *
   * Returns the contacts of one list that are in a segment of the list now, newest first. Contacts come and go as their values change, so a later page may miss or repeat one.
   *
   * `GET /lists/{list_id}/contacts/segment/{segment_id}`
   */
  listContactsBySegment: { request: ListContactsBySegmentRequest; answer: ContactPage; paged: true }
  /**
   * Activate contacts
   *
   * Gives the contacts the status `active`, in the background; until it is done `listOperations` shows an operation of the type `mass_operation`. Removed contacts stay removed. Active contacts are written to again. Webhooks that listen to `edit_subscription` are told of each contact that changed.
   *
   * `POST /lists/{list_id}/contacts/actions/activate`
   */
  activateContacts: { request: ActivateContactsRequest; answer: OperationAccepted; keyed: true }
  /**
   * Deactivate contacts
   *
   * Gives the contacts the status `inactive`, in the background; until it is done `listOperations` shows an operation of the type `mass_operation`. Removed contacts stay removed. Nothing is sent to them until they are activated. Webhooks that listen to `edit_subscription` are told of each contact that changed.
   *
   * `POST /lists/{list_id}/contacts/actions/deactivate`
   */
  deactivateContacts: { request: DeactivateContactsRequest; answer: OperationAccepted; keyed: true }
  /**
   * Attach a tag to contacts
   *
   * Attaches the tag in the background; until it is done `listOperations` shows an operation of the type `attach_tag`. Each contact that did not have the tag gets the activity `attach_tag`. A tag, segment or field that there is not gives 422.
   *
   * `POST /lists/{list_id}/contacts/actions/attach-tag`
   */
  attachTagToContacts: { request: AttachTagToContactsRequest; answer: OperationAccepted; keyed: true }
  /**
   * Detach a tag from contacts
   *
   * Takes the tag off in the background; until it is done `listOperations` shows an operation of the type `detach_tag`. Each contact that had the tag gets the activity `detach_tag`. The tag itself stays. A tag, segment or field that there is not gives 422.
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
   * Sends contacts of the list through an automation, from the given action on. Each contact is judged by itself: the answer is 200 even when none could be sent. Contacts that are removed or unknown to the list are passed over and stand in neither array. An automation that does not exist or is not active, and an action of another automation, give 422.
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
   * List the forms of a list
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
   * Returns one form with its address and its HTML.
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
   * Deletes the form and what was entered into it; its page is gone. The contacts stay and keep the number of the form in `subscription_form`. Those who wait for a confirmation can still confirm that they subscribe; changes of contacts that wait are dropped (M-326).
   *
   * `DELETE /lists/{list_id}/forms/{form_id}`
   */
  deleteForm: { request: DeleteFormRequest; answer: void }
  /**
   * List what was entered into a form
   *
   * Returns what people have entered into the form, newest first. What a robot filled in is not kept.
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
   * Deletes the sender; campaigns that were sent from it stay. A sender that a draft, or a campaign that is paused, waits or is being sent, names cannot go, not even as reply-to: `errors` of the 409 then holds `sender_in_use`.
   *
   * `DELETE /senders/email/{sender_id}`
   */
  deleteEmailSender: { request: DeleteEmailSenderRequest; answer: void }
  /**
   * List the cellphone senders
   *
   * Returns the names and numbers that text messages of the account come from.
   *
   * `GET /senders/cellphone`
   */
  listCellphoneSenders: { request: ListCellphoneSendersRequest; answer: CellphoneSenderList; paged: true }
  /**
   * Create a cellphone sender
   *
   * Adds a name or a number that text messages may come from. In a sandbox account it is active at once, and any file will do; in a live one it is in moderation, and a campaign can be sent from it once it is active. One that the account has already gives 409: `errors` holds `sender_exists`.
   *
   * `POST /senders/cellphone`
   */
  createCellphoneSender: { request: CreateCellphoneSenderRequest; answer: CellphoneSender; keyed: true }
  /**
   * Delete a cellphone sender
   *
   * Deletes the sender; campaigns that were sent from it stay. A sender that a draft, or a campaign that is paused, waits or is being sent, names cannot go: `errors` of the 409 then holds `sender_in_use`.
   *
   * `DELETE /senders/cellphone/{sender_id}`
   */
  deleteCellphoneSender: { request: DeleteCellphoneSenderRequest; answer: void }
  /**
   * List the phone senders
   *
   * Returns the numbers that calls of the account come from.
   *
   * `GET /senders/phone`
   */
  listPhoneSenders: { request: ListPhoneSendersRequest; answer: PhoneSenderList; paged: true }
  /**
   * Create a phone sender
   *
   * Adds a number that calls may come from. In a sandbox account it is active at once; in a live one it is in moderation, and a campaign can be sent from it once it is active. A number that the account has already gives 409: `errors` holds `sender_exists`.
   *
   * `POST /senders/phone`
   */
  createPhoneSender: { request: CreatePhoneSenderRequest; answer: PhoneSender; keyed: true }
  /**
   * Delete a phone sender
   *
   * Deletes the sender; campaigns that were sent from it stay. A sender that a draft, or a campaign that is paused, waits or is being sent, names cannot go: `errors` of the 409 then holds `sender_in_use`.
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
   * Returns a campaign of whatever channel: what it says as its author wrote it, its last sends, and the totals of its report.
   *
   * `GET /campaigns/{campaign_hash}`
   */
  getCampaign: { request: GetCampaignRequest; answer: CampaignDetail }
  /**
   * Delete a campaign
   *
   * Deletes the campaign, of whatever channel, with its report. One that was sent within the last 30 days stays: `errors` of the 409 then holds `campaign_sent_last_30_days`. So does one that is queued, sending or paused: `campaign_in_progress`.
   *
   * `DELETE /campaigns/{campaign_hash}`
   */
  deleteCampaign: { request: DeleteCampaignRequest; answer: void }
  /**
   * Preview a campaign for a contact
   *
   * Returns what a contact would get if the campaign, of whatever channel and state, went out now: with its placeholders filled, its header and footer, and its links. Nothing is sent and nothing is counted; the tracked links in it lead nowhere. Without a contact, placeholders stay empty. 409 when the sender of the campaign is gone (`errors` holds `sender_missing`); 422 when the contact is not on the list of the campaign.
   *
   * `GET /campaigns/{campaign_hash}/preview`
   */
  getCampaignPreview: { request: GetCampaignPreviewRequest; answer: CampaignPreview }
  /**
   * List the contacts of a campaign by what they did
   *
   * Returns the contacts to whom something happened with a campaign, of whatever channel, in the order in which they were made. To read on, give `next` of a page as `after`. Contacts that are gone are left out. 422 for an event that the channel of the campaign does not have.
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
   * Send a campaign to a few addresses as a test
   *
   * Sends what the campaign says, of whatever channel and state, to one to five addresses at once, and answers what became of each. Placeholders get the data of the contact that the request names; without one they stay empty. A test counts in no report and is no activity of a contact; its links work, but they change nobody. Addresses on the suppression list get nothing. 409 when the sender of the campaign is gone (`errors` holds `sender_missing`) or not active (`sender_not_active`); 422 when the contact is not on the list of the campaign.
   *
   * `POST /campaigns/{campaign_hash}/actions/test`
   */
  testCampaign: { request: TestCampaignRequest; answer: CampaignTested; keyed: true }
  /**
   * Create an email campaign
   *
   * Stores the email as a draft; nothing is sent before `sendEmailCampaign`. 422 when the list or a sender does not exist, or when a text is no valid template.
   *
   * `POST /campaigns/email`
   */
  createEmailCampaign: { request: CreateEmailCampaignRequest; answer: CampaignHash; keyed: true }
  /**
   * Change an email campaign
   *
   * Changes the members that the body names and leaves the others as they are; of the content, only one in HTML can be changed. 422 when the campaign is queued, sending or paused: then `errors` holds `path.campaign_hash`.
   *
   * `PATCH /campaigns/email/{campaign_hash}`
   */
  updateEmailCampaign: { request: UpdateEmailCampaignRequest; answer: CampaignHash }
  /**
   * Send an email campaign
   *
   * Queues the email for the chosen contacts, at once or for `schedule_date`; until it is out `listOperations` shows an operation of the type `email`. Contacts that are not active, have an inactive address or are suppressed get nothing. Opens, clicks and bounces follow as events of webhooks. A campaign that is over can be sent again. 409 when it is queued, sending or paused (`errors` holds `campaign_not_sendable`) and when its sender is gone (`sender_missing`) or not active (`sender_not_active`).
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
   * List the templates of headers and footers
   *
   * Returns the templates of the account without their HTML, newest first.
   *
   * `GET /header-footer-templates`
   */
  listHeaderFooterTemplates: { request: ListHeaderFooterTemplatesRequest; answer: HeaderFooterTemplatePage; paged: true }
  /**
   * Create a template of header and footer
   *
   * Keeps a header and a footer of your own. `header_footer.id` of an email campaign names it: its content then stands between the two, and the texts of the links are yours.
   *
   * `POST /header-footer-templates`
   */
  createHeaderFooterTemplate: { request: CreateHeaderFooterTemplateRequest; answer: HeaderFooterTemplate; keyed: true }
  /**
   * Get a template of header and footer
   *
   * Returns the template with its HTML.
   *
   * `GET /header-footer-templates/{template_id}`
   */
  getHeaderFooterTemplate: { request: GetHeaderFooterTemplateRequest; answer: HeaderFooterTemplate }
  /**
   * Change a template of header and footer
   *
   * Changes what the body names and leaves the rest as it is. Emails that go out from now on have the new frame, those of a campaign that is on its way included.
   *
   * `PATCH /header-footer-templates/{template_id}`
   */
  updateHeaderFooterTemplate: { request: UpdateHeaderFooterTemplateRequest; answer: HeaderFooterTemplate }
  /**
   * Delete a template of header and footer
   *
   * Deletes the template, unless a campaign with it is queued, scheduled, paused or on its way: then the answer is 409 (`template_in_use`). Other campaigns that name it have no header and footer from now on.
   *
   * `DELETE /header-footer-templates/{template_id}`
   */
  deleteHeaderFooterTemplate: { request: DeleteHeaderFooterTemplateRequest; answer: void }
  /**
   * Get the report of an email campaign
   *
   * Returns the counts of the whole campaign and its breakdowns. Leave out a breakdown with `false` to get a smaller answer. Counts grow for as long as recipients open and click.
   *
   * `GET /reports/email/{campaign_hash}`
   */
  getEmailReport: { request: GetEmailReportRequest; answer: EmailReport }
  /**
   * Get the report of a push campaign
   *
   * Returns the counts of the whole campaign and those by operating system. Counts grow for as long as devices report what became of a message.
   *
   * `GET /reports/push/{campaign_hash}`
   */
  getPushReport: { request: GetPushReportRequest; answer: PushReport }
  /**
   * Get the report of an SMS campaign
   *
   * Returns the counts of the whole campaign and those by network. A message is pending until its network reports what became of it; some networks never do.
   *
   * `GET /reports/sms/{campaign_hash}`
   */
  getSmsReport: { request: GetSmsReportRequest; answer: PhoneReport }
  /**
   * Get the report of a voice campaign
   *
   * Returns the counts of the whole campaign and those by network. A call is pending until it has ended.
   *
   * `GET /reports/voice/{campaign_hash}`
   */
  getVoiceReport: { request: GetVoiceReportRequest; answer: PhoneReport }
  /**
   * Get the report of a web push campaign
   *
   * Returns the counts of the whole campaign and its breakdowns. Leave out a breakdown with `false` to get a smaller answer. Campaigns with a feed have a report, too.
   *
   * `GET /reports/web-push/{campaign_hash}`
   */
  getWebpushReport: { request: GetWebpushReportRequest; answer: WebpushReport }
  /**
   * List the webhooks
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
   * Get the secret that signs callbacks
   *
   * Callbacks, such as the one at the end of an import, are signed like webhooks, with one secret for the whole account. It is made at the first need and then stays the same. The key needs the right `marketing`.
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
   * List the operations
   *
   * Returns the work that is waiting or under way and matches all filters. What has ended is not listed.
   *
   * `GET /operations`
   */
  listOperations: { request: ListOperationsRequest; answer: OperationPage; paged: true }
  /**
   * List the operations that have ended
   *
   * Returns the work that is done or was called off and matches all filters, the latest first, for as long as the platform keeps it. `getOperation` shows what each has left.
   *
   * `GET /operations/ended`
   */
  listEndedOperations: { request: ListEndedOperationsRequest; answer: EndedOperationPage; paged: true }
  /**
   * Get an operation
   *
   * Returns one operation with its progress, also after it has ended, for as long as the platform keeps it. What the operation left is behind `file`: each answer has a new link, which is good for seven days.
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
   * Ends operations of any status; they leave the list. What was done stays done: messages that were sent, contacts that were changed. A campaign becomes `canceled`. Each operation is judged by itself: the answer is 200 even when none changed, and names the reason.
   *
   * `POST /operations/actions/cancel`
   */
  cancelOperations: { request: CancelOperationsRequest; answer: OperationActionResult; keyed: true }
  /**
   * Pause operations
   *
   * Stops operations that are `queued`, `processing` or `executing` for a while; they become `paused`, and so does their campaign. What is under way at this moment is still finished. Each operation is judged by itself: the answer is 200 even when none changed, and names the reason.
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
   * Create an email campaign with a feed
   *
   * Stores an email that an RSS feed fills; nothing is sent before `enableEmailRssCampaign`. In the body, `{{FEEDBLOCK:<feed_url>}}` and `{{ENDFEEDBLOCK}}` enclose what comes from one feed. Inside, what stands between `{{FEEDITEMS:count=<n>}}` and `{{ENDFEEDITEMS}}` is repeated for the newest n items, 1 to 50; there `{{FEEDITEM:LINK}}`, `{{FEEDITEM:IMAGE}}`, `{{FEEDITEM:TITLE}}` and `{{FEEDITEM:DESCRIPTION}}` become those of the item, as plain text. Of the feed that starts a send these are the newest of the new items, so nobody gets an item twice; of others, the newest that they have. A body names ten feeds at most. 422 when the list or a sender does not exist, when the body names no feed, or when its markers do not fit together.
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
   * Change a push campaign
   *
   * Changes the members that the body names and leaves the others as they are; of the content, only a text can be changed. 422 when the campaign is queued, sending or paused: then `errors` holds `path.campaign_hash`.
   *
   * `PATCH /campaigns/push/{campaign_hash}`
   */
  updatePushCampaign: { request: UpdatePushCampaignRequest; answer: CampaignHash }
  /**
   * Send a push campaign
   *
   * Queues the message for the devices of the chosen contacts, at once or for `schedule_date`; until it is out `listOperations` shows an operation of the type `push`. Contacts without a token of the app get nothing. `push_send`, `push_received`, `push_open`, `push_click`, `push_canceled` and `push_error` follow as events of webhooks. A campaign that is over can be sent again. 422 when the campaign is queued, sending or paused: then `errors` holds `path.campaign_hash`.
   *
   * `POST /campaigns/push/{campaign_hash}/actions/send`
   */
  sendPushCampaign: { request: SendPushCampaignRequest; answer: Accepted; keyed: true }
  /**
   * List the push apps
   *
   * Returns all push apps of the account as a plain array, without pages.
   *
   * `GET /push/apps`
   */
  listPushApps: { request: ListPushAppsRequest; answer: PushApp[] }
  /**
   * Create a push app
   *
   * Makes an app whose devices belong to contacts of the list. It is a mobile app of the Transactional API as well, under the number in its id: there it gets the certificate or the key that its push service asks for. 422 when there is no such list, or when `two_steps_config` is none of its fields.
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
   * Deletes the app, here and in the Transactional API, with the tokens that wait for a contact. The tokens of contacts stay with them and get nothing any more. What a campaign has still to send to the app is skipped.
   *
   * `DELETE /push/apps/{app_id}`
   */
  deletePushApp: { request: DeletePushAppRequest; answer: void }
  /**
   * Register what a device did with a push message
   *
   * Called by the app when its user opens a push message or closes it. The report of the campaign counts an opening, and the contact gets the activity `push_open` or `push_canceled`, which webhooks are told of. The same event of one device and message counts once.
   *
   * `POST /push/apps/{app_id}/event`
   */
  registerPushEvent: { request: RegisterPushEventRequest; answer: PushAck; keyed: true }
  /**
   * Register the token of a device
   *
   * Called by the app when its push service gives the device a token. With `two_steps_data` the token is added to that contact of the list of the app, who from then on gets push messages; the activity `add_push_contact` tells of it. A token belongs to one contact: it leaves the one that had it.
   *
   * `POST /push/apps/{app_id}/token`
   */
  registerPushToken: { request: RegisterPushTokenRequest; answer: PushAck; keyed: true }
  /**
   * Create an SMS campaign
   *
   * Stores the text as a draft; nothing is sent before `sendSmsCampaign`. 422 when there is no such list, sender or template, or when the text is no valid template.
   *
   * `POST /campaigns/sms`
   */
  createSmsCampaign: { request: CreateSmsCampaignRequest; answer: CampaignHash; keyed: true }
  /**
   * Change an SMS campaign
   *
   * Changes the members that the body names and leaves the others as they are; of the content, only a text can be changed. 422 when the campaign is queued, sending or paused: then `errors` holds `path.campaign_hash`.
   *
   * `PATCH /campaigns/sms/{campaign_hash}`
   */
  updateSmsCampaign: { request: UpdateSmsCampaignRequest; answer: CampaignHash }
  /**
   * Send an SMS campaign
   *
   * Queues the text for the chosen contacts, at once or for `schedule_date`; until it is out `listOperations` shows an operation of the type `sms`. Contacts that are not active, have an inactive number or are suppressed get nothing. `sms_send` and `sms_delivered` follow as events of webhooks. Messages to India leave from 9 to 21 o'clock IST only and wait until then, as networks there demand of promotional ones. A campaign that is over can be sent again. 422 when the campaign is queued, sending or paused and when its sender is gone or not active: then `errors` holds `path.campaign_hash`.
   *
   * `POST /campaigns/sms/{campaign_hash}/actions/send`
   */
  sendSmsCampaign: { request: SendSmsCampaignRequest; answer: Accepted; keyed: true }
  /**
   * Create a smart SMS campaign
   *
   * Stores the text and its page as a draft; nothing is sent before `sendSmartSmsCampaign`. Each recipient gets a short link of its own at the end of the text. 422 when there is no such list, sender or domain name, when the text is no valid template, or when a page to copy cannot be fetched.
   *
   * `POST /campaigns/smart-sms`
   */
  createSmartSmsCampaign: { request: CreateSmartSmsCampaignRequest; answer: CampaignHash; keyed: true }
  /**
   * Change a smart SMS campaign
   *
   * Changes the members that the body names and leaves the others as they are. 422 when the campaign is queued, sending or paused: then `errors` holds `path.campaign_hash`.
   *
   * `PATCH /campaigns/smart-sms/{campaign_hash}`
   */
  updateSmartSmsCampaign: { request: UpdateSmartSmsCampaignRequest; answer: CampaignHash }
  /**
   * Send a smart SMS campaign
   *
   * Queues the text for the chosen contacts, at once or for `schedule_date`; until it is out `listOperations` shows an operation of the type `smart_sms`. Contacts that are not active, have an inactive number or are suppressed get nothing. The activities of a contact show `smart_sms_send`, `smart_sms_report`, `smart_sms_open` (once for each message) and `smart_sms_click`; webhooks are told of the first two as `sms_send` and `sms_delivered`. Messages to India leave from 9 to 21 o'clock IST only and wait until then, as networks there demand of promotional ones. A campaign that is over can be sent again. 422 when the campaign is queued, sending or paused and when its sender is gone or not active: then `errors` holds `path.campaign_hash`.
   *
   * `POST /campaigns/smart-sms/{campaign_hash}/actions/send`
   */
  sendSmartSmsCampaign: { request: SendSmartSmsCampaignRequest; answer: Accepted; keyed: true }
  /**
   * Create a voice campaign
   *
   * Stores the call as a draft; nobody is called before `sendVoiceCampaign`. 422 when there is no such list, sender, group or template, or when the recording is no sound.
   *
   * `POST /campaigns/voice`
   */
  createVoiceCampaign: { request: CreateVoiceCampaignRequest; answer: CampaignHash; keyed: true }
  /**
   * Change a voice campaign
   *
   * Changes the members that the body names and leaves the others as they are. What is played is given as `content` or as `message`; a body with both is a 422. So is any change while the campaign is queued, sending or paused: then `errors` holds `path.campaign_hash`.
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
   * Stores the message as a draft; nothing is sent before `sendWebpushCampaign`. 422 when there is no such site, or when a text is no valid template.
   *
   * `POST /campaigns/web-push`
   */
  createWebpushCampaign: { request: CreateWebpushCampaignRequest; answer: CampaignHash; keyed: true }
  /**
   * Change a web push campaign
   *
   * Changes the members that the body names and leaves the others as they are. 422 when the campaign is queued, sending or paused: then `errors` holds `path.campaign_hash`. Of a campaign with a feed only `internal_name` and `group_id` can be changed.
   *
   * `PATCH /campaigns/web-push/{campaign_hash}`
   */
  updateWebpushCampaign: { request: UpdateWebpushCampaignRequest; answer: CampaignHash }
  /**
   * Send a web push campaign
   *
   * Queues the message for the browsers of the chosen contacts, at once or for `schedule_date`; until it is out `listOperations` shows an operation of the type `webpush`. Contacts that did not subscribe on the site get nothing. `web_push_send`, `web_push_delivered`, `web_push_open`, `web_push_click` and `web_push_bounce` follow as events of webhooks. A campaign that is over can be sent again. 422 when the campaign is queued, sending or paused: then `errors` holds `path.campaign_hash`.
   *
   * `POST /campaigns/web-push/{campaign_hash}/actions/send`
   */
  sendWebpushCampaign: { request: SendWebpushCampaignRequest; answer: Accepted; keyed: true }
  /**
   * Create a web push campaign with a feed
   *
   * Stores a campaign that takes its messages from an RSS feed; nothing is sent before `enableWebpushRssCampaign`. 422 when the site does not exist or the feed cannot be read; then `body.content.feed` of `errors` says why.
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
   * List the web push sites
   *
   * Returns the web push sites of the account.
   *
   * `GET /webpush/sites`
   */
  listWebpushSites: { request: ListWebpushSitesRequest; answer: WebpushSitePage; paged: true }
  /**
   * Create a web push site
   *
   * Adds a website; once its pages hold the script with the `app_code` of the answer, visitors can subscribe. Each subscription is the activity `web_push_subscription` of a contact, which webhooks are told of. A name that another site has gives 409: `errors` holds `name_already_exists`. 422 when there is no such list, and when `site` is no https address.
   *
   * Load the script `https://{host}/wp/{app_code}/subscribe.js` on the pages, and give a button the attribute `data-web-push` with the value `subscribe` or `unsubscribe`; scripts of your own call `messagingPush.subscribe()`, `messagingPush.unsubscribe()` and `messagingPush.state()`. Serve a file `/messaging-worker.js` on the website with the line `importScripts('https://{host}/wp/{app_code}/worker.js')`: browsers take service workers from the website itself only. A worker that is there already can hold the line; name its file in the attribute `data-worker` of the script.
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
   * Creates an empty group. A name that another group has gives 409: `errors` holds `name_already_exists`.
   *
   * `POST /campaign-groups`
   */
  createCampaignGroup: { request: CreateCampaignGroupRequest; answer: CampaignGroup; keyed: true }
  /**
   * Rename a campaign group
   *
   * Gives the group another name; its campaigns stay in it. A name that another group has gives 422: `errors` holds `body.name`.
   *
   * `PUT /campaign-groups/{group_id}`
   */
  updateCampaignGroup: { request: UpdateCampaignGroupRequest; answer: CampaignGroup }
  /**
   * Delete a campaign group
   *
   * Deletes the group; its campaigns stay and belong to none. A group with a campaign that is queued, sending or paused stays: `errors` of the 409 then holds `campaign_in_progress`.
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
   * Lists the emails of the campaigns that came back, with the reason. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list, campaign or field that is not in the account.
   *
   * `POST /reports/advanced/email-bounces`
   */
  generateEmailBouncesReport: { request: GenerateEmailBouncesReportRequest; answer: Accepted; keyed: true }
  /**
   * Generate a report of email clicks by contact
   *
   * Lists who clicked in the campaigns, on what and how often. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list, campaign or field that is not in the account.
   *
   * `POST /reports/advanced/email-clicks-by-contact`
   */
  generateEmailClicksByContactReport: { request: GenerateEmailClicksByContactReportRequest; answer: Accepted; keyed: true }
  /**
   * Generate a report of email clicks by address
   *
   * Lists the addresses in the campaigns and how often each was clicked. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list, campaign or field that is not in the account.
   *
   * `POST /reports/advanced/email-clicks-by-url`
   */
  generateEmailClicksByUrlReport: { request: GenerateEmailClicksByUrlReportRequest; answer: Accepted; keyed: true }
  /**
   * Generate a report of email events
   *
   * Counts opens, clicks, bounces and everything else that came of the campaigns, contact by contact; if the address, the place or the program is shown, each of them has a row. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list, campaign or field that is not in the account.
   *
   * `POST /reports/advanced/email-events`
   */
  generateEmailEventsReport: { request: GenerateEmailEventsReportRequest; answer: Accepted; keyed: true }
  /**
   * Generate a report of unsubscriptions by email
   *
   * Lists who left a list through an email of the campaigns, and why. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list, campaign or field that is not in the account.
   *
   * `POST /reports/advanced/email-unsubscriptions`
   */
  generateEmailUnsubscriptionsReport: { request: GenerateEmailUnsubscriptionsReportRequest; answer: Accepted; keyed: true }
  /**
   * Generate a report of SMS bounces
   *
   * Lists the SMS of the campaigns that could not be delivered. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list, campaign or field that is not in the account.
   *
   * `POST /reports/advanced/sms-bounces`
   */
  generateSmsBouncesReport: { request: GenerateSmsBouncesReportRequest; answer: Accepted; keyed: true }
  /**
   * Generate a report of SMS events
   *
   * Lists the SMS of the campaigns and what the carrier said of each. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list, campaign or field that is not in the account.
   *
   * `POST /reports/advanced/sms-events`
   */
  generateSmsEventsReport: { request: GenerateSmsEventsReportRequest; answer: Accepted; keyed: true }
  /**
   * Generate a report of sends
   *
   * Lists what was sent to the contacts of the lists, on every channel. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list or field that is not in the account.
   *
   * `POST /reports/advanced/sends`
   */
  generateSendsReport: { request: GenerateSendsReportRequest; answer: Accepted; keyed: true }
  /**
   * Generate a report of subscriptions
   *
   * Lists who came to the lists, and how. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list or field that is not in the account.
   *
   * `POST /reports/advanced/subscriptions`
   */
  generateSubscriptionsReport: { request: GenerateSubscriptionsReportRequest; answer: Accepted; keyed: true }
  /**
   * Generate a report of unsubscriptions
   *
   * Lists who left the lists, and how. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list or field that is not in the account.
   *
   * `POST /reports/advanced/unsubscriptions`
   */
  generateUnsubscriptionsReport: { request: GenerateUnsubscriptionsReportRequest; answer: Accepted; keyed: true }
  /**
   * Generate a report of form answers
   *
   * Lists what contacts entered in the forms. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list or form that is not in the account.
   *
   * `POST /reports/advanced/form-answers`
   */
  generateFormAnswersReport: { request: GenerateFormAnswersReportRequest; answer: Accepted; keyed: true }
  /**
   * Generate a report of contact activity
   *
   * Counts what the contacts of up to three lists did, on every channel: a row for each contact who did something that it shows. It is worked off in the background, as an operation of the type `advanced_report`; `callback_url` gets the address of the file. 422 when it names a list or field that is not in the account.
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
   * Save a model of reports
   *
   * Keeps kind, columns and options of a report, so that `generateReportFromModel` can make it again and again. What the model covers and shows is looked up now and each time: 422 when the account does not have it, or when the kind has no such column.
   *
   * `POST /reports/advanced/models`
   */
  createAdvancedReportModel: { request: CreateAdvancedReportModelRequest; answer: AdvancedReportModel; keyed: true }
  /**
   * Delete a model of reports
   *
   * Deletes the model. Reports that were made from it stay.
   *
   * `DELETE /reports/advanced/models/{model_id}`
   */
  deleteAdvancedReportModel: { request: DeleteAdvancedReportModelRequest; answer: void }
  /**
   * Generate a report from a model
   *
   * Makes the report that a model describes, of the days before now, under the title of the model unless the request gives another range or title. It is worked off in the background like any other; as there is no callback, look for it with `listAdvancedReports`. 422 when there is no such model, or it names what is no longer there.
   *
   * `POST /reports/advanced/model`
   */
  generateReportFromModel: { request: GenerateReportFromModelRequest; answer: Accepted; keyed: true }
  /**
   * List the catalogs
   *
   * Returns all catalogs of the account at once; there are no pages.
   *
   * `GET /catalogs`
   */
  listCatalogs: { request: Record<string, never>; answer: CatalogPage }
  /**
   * Create a catalog
   *
   * Creates an empty catalog. Fill it with `importProducts`, or product by product with `createProduct`.
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
   * Adds one product to the catalog. An identifier that the catalog has already gives 409: `errors` then holds `product_already_exists`. For many products use `importProducts`.
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
   * Change a product
   *
   * Changes the members that the body names and leaves the others as they are. The identifier stays.
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
   * Create or change a cart
   *
   * Takes the state of a cart of a connected shop and works it off in the background; with a known `cart_id` it takes the place of what was stored, unless an order has closed that cart. Webhooks with the action `cart_update` are told of it if the contact is known. 404 when the domain is not connected, 422 when the id is of no contact.
   *
   * `POST /{domain}/carts`
   */
  createCart: { request: CreateCartRequest; answer: Accepted; keyed: true }
  /**
   * Get a cart
   *
   * Returns a cart with what is in it.
   *
   * `GET /{domain}/carts/{cart_id}`
   */
  getCart: { request: GetCartRequest; answer: Cart }
  /**
   * Create or change an order
   *
   * Takes an order of a connected shop and works it off in the background; a known `order_id` changes the order. A new one makes the event `new_order` for webhooks if its contact is known. 404 when the domain is not connected, 422 when the id is of no contact.
   *
   * `POST /{domain}/orders`
   */
  createOrder: { request: CreateOrderRequest; answer: Accepted; keyed: true }
  /**
   * Get an order
   *
   * Returns an order with what was ordered.
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
   * Makes an automation of a list. It is inactive: `activateAutomation` lets it take contacts. A tag, field, segment, campaign or list that the account does not have, actions that are no tree, and a circle without a wait give 422 with the place.
   *
   * `POST /automations`
   */
  createAutomation: { request: CreateAutomationRequest; answer: AutomationDetail; keyed: true }
  /**
   * List the automations of the platform
   *
   * Returns the automations that the platform brings along, one for each type and each domain that track and engage is enabled for, and whether each is paused.
   *
   * `GET /automations/system`
   */
  listSystemAutomations: { request: Record<string, never>; answer: SystemAutomationList }
  /**
   * Pause or resume an automation of the platform
   *
   * Pauses one automation of a domain, or lets it go on. A domain that track and engage is not enabled for is a 422. When the site has another list than before, a new one is made for it.
   *
   * `POST /automations/system`
   */
  switchSystemAutomation: { request: SwitchSystemAutomationRequest; answer: SystemAutomation; keyed: true }
  /**
   * Get an automation
   *
   * Returns the automation with its triggers and actions: those of its present version, or of the one that is asked for. 404 for a version that it never had.
   *
   * `GET /automations/{automation_id}`
   */
  getAutomation: { request: GetAutomationRequest; answer: AutomationDetail }
  /**
   * Change an automation
   *
   * Changes the members that the body names and leaves the others as they are. Other triggers or actions make a new version, which contacts enter from now on; those on their way stay on the one they entered. Actions that keep their id are the same to reports and clients. Whoever waits for a trigger, as after a cart, is forgotten only when the triggers change.
   *
   * `PATCH /automations/{automation_id}`
   */
  updateAutomation: { request: UpdateAutomationRequest; answer: AutomationDetail }
  /**
   * Delete an automation
   *
   * Deletes the automation with its actions; its campaigns stay. While contacts are on their way through it, it cannot go: `errors` of the 409 then holds `automation_in_use`.
   *
   * `DELETE /automations/{automation_id}`
   */
  deleteAutomation: { request: DeleteAutomationRequest; answer: void }
  /**
   * List the actions of an automation
   *
   * Returns the steps of one automation. `startAutomationForContacts` takes the id of one of them to begin with.
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
   * Freezes the automation; an inactive one stays as it is. It takes no contacts, and those on their way stay where they are. Messages that it has already handed over for sending still go out.
   *
   * `POST /automations/{automation_id}/actions/pause`
   */
  pauseAutomation: { request: PauseAutomationRequest; answer: AutomationDetail; keyed: true }
  /**
   * List who is where in an automation
   *
   * Returns the ways of contacts through the automation that match all filters, newest first.
   *
   * `GET /automations/{automation_id}/runs`
   */
  listAutomationRuns: { request: ListAutomationRunsRequest; answer: AutomationRunPage; paged: true }
  /**
   * Count who is where in an automation
   *
   * Returns how many contacts are on their way through the automation and how many ways have ended, by reason, and the same for each action of each version that a contact has entered.
   *
   * `GET /automations/{automation_id}/runs/counts`
   */
  getAutomationRunCounts: { request: GetAutomationRunCountsRequest; answer: AutomationRunCounts }
  /**
   * Take a contact out of an automation
   *
   * Ends the way of the contact. The run stays in the list, with the reason `taken_out`; one that has ended stays as it is.
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
   * Adds a segment of the type `saved`. Contacts are in it as long as they meet its conditions; removed ones are never written to. A field that the list does not have, and an operator or a value that its format does not know (M-361), give 422 with the place and what would be right. A name that the list has already gives 409: `errors` holds `segment_exists`.
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
   * Returns a segment of any type with its conditions, in the form in which a segment is created.
   *
   * `GET /lists/{list_id}/segments/{segment_id}`
   */
  getSegment: { request: GetSegmentRequest; answer: SegmentDetail }
  /**
   * Change a segment
   *
   * Changes the members that the body names and leaves the others as they are. Only segments of the type `saved` can change; for others `errors` of the 409 holds `invalid_segment_type`, and for a name that the list has already `segment_exists`. A campaign that is scheduled goes to the segment as it is at its time; one whose recipients are planned already keeps them.
   *
   * `PATCH /lists/{list_id}/segments/{segment_id}`
   */
  updateSegment: { request: UpdateSegmentRequest; answer: SegmentSaved }
  /**
   * Delete a segment
   *
   * Deletes a segment; its contacts stay in the list. Only segments of the type `saved` that nothing uses can go: `errors` of the 409 holds `invalid_segment_type`, `used_in_automations`, `used_in_recurring_messages` or `has_queued_campaigns`.
   *
   * `DELETE /lists/{list_id}/segments/{segment_id}`
   */
  deleteSegment: { request: DeleteSegmentRequest; answer: void }
  /**
   * Get the account
   *
   * Returns who the account belongs to, its plan, its balance and its modules.
   *
   * `GET /my-account`
   */
  getMyAccount: { request: Record<string, never>; answer: MyAccount }
  /**
   * Enable the transactional API
   *
   * Lets the keys of the account use the Transactional API. It takes no body and cannot be undone here. `errors` of the 409 holds `client_already_enabled` when it is on, or `client_is_being_enabled` while an earlier request is at work.
   *
   * `POST /my-account/actions/enable-transactional`
   */
  enableTransactional: { request: Record<string, never>; answer: void; keyed: true }
  /**
   * Enable Track&Engage
   *
   * Turns Track&Engage on for a domain, and connects the site if it is not connected yet (M-593); `listTrackEngageDomains` shows it from then on, and visits are counted once the code of the site is in its pages. `errors` of the 409 holds `domain_list_required` when neither the body nor the connected site has a list, or `domain_already_defined` when the domain is on already. A list that does not exist gives 422.
   *
   * `POST /my-account/actions/enable-te`
   */
  enableTrackAndEngage: { request: EnableTrackAndEngageRequest; answer: TrackEngageResult; keyed: true }
  /**
   * List the cnames
   *
   * Returns all cnames of the account at once.
   *
   * `GET /cnames`
   */
  listCnames: { request: Record<string, never>; answer: CnamePage }
  /**
   * Create a cname
   *
   * Adds a domain name for links. It comes back as `recent`, with the records to put into its DNS, and is looked up soon after, each hour for three days and then each day. In a sandbox account it is `verified` at the next read; a name that begins with `unverified.`, `invalid.` or `private.` has that status there. A name that the account has gives 409: `errors` holds `cname_exists`.
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
   * Delete an entry of the suppression list
   *
   * Takes a value off the list, so that it is written to again. Only entries that came by the method manual can go: for others `errors` of the 409 holds `unremovable_entry`.
   *
   * `DELETE /suppression-list/{suppression_id}`
   */
  deleteSuppressionEntry: { request: DeleteSuppressionEntryRequest; answer: void }
  /**
   * List the tags
   *
   * Returns the tags of the account. Each is a segment of every list, too. Names are ordered without regard to case.
   *
   * `GET /tags`
   */
  listTags: { request: ListTagsRequest; answer: TagPage; paged: true }
  /**
   * Create a tag
   *
   * Adds a tag; `attachTagToContacts` gives it to contacts. A name that another tag has gives 409: `errors` holds `tag_exists`.
   *
   * `POST /tags`
   */
  createTag: { request: CreateTagRequest; answer: Tag; keyed: true }
  /**
   * Replace a tag
   *
   * Writes name and color anew; without a name it keeps the one it has, without a color it gets the default one. Contacts keep the tag. A name that another tag has gives 409: `errors` holds `tag_exists`.
   *
   * `PUT /tags/{tag_id}`
   */
  updateTag: { request: UpdateTagRequest; answer: Tag }
  /**
   * Delete a tag
   *
   * Deletes the tag. The contacts that have it lose it at once, and its segment goes; until the work behind it is done `listOperations` shows an operation of the type `detach_tag`. A tag that a saved segment or a campaign in the queue uses cannot go: `errors` of the 409 then holds `tag_in_use`, and what uses it in `tag_in_use_data`.
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
   * Deletes the user, who cannot log in any more; what the user made stays. The last administrator cannot go: `errors` of the 409 then holds `last_admin`.
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
   * Get the statistics of a connected site
   *
   * Returns what visitors of the site did, on at most 366 days. Everybody counts here, also visitors that nobody knows; what is known of a contact stands in its activities. A visit counts within a second.
   *
   * `GET /connectedsites/{domain}/statistics`
   */
  getConnectedSiteStatistics: { request: GetConnectedSiteStatisticsRequest; answer: ConnectedSiteStatistics }
  /**
   * List the domains of Track&Engage
   *
   * Returns all domains at once that `enableTrackAndEngage` was called for. A site that was disconnected since is `inactive`.
   *
   * `GET /trackengage/domains`
   */
  listTrackEngageDomains: { request: Record<string, never>; answer: TrackEngageDomainPage }
  /**
   * List the goals of Track&Engage
   *
   * Returns the goals of all domains at once. Webhooks that listen to `goal_conversion` are told when a contact reaches one.
   *
   * `GET /trackengage/goals`
   */
  listTrackEngageGoals: { request: Record<string, never>; answer: TrackEngageGoalPage }
  /**
   * Create a goal of Track&Engage
   *
   * Makes a goal of a connected site. The script of the site knows it within a minute or two; browsers keep the script for five. A site has at most 50 goals: the script of the site holds them all. A pattern with the condition `regex` is limited to what no text can hold up (M-597); another one gives 422.
   *
   * `POST /trackengage/goals`
   */
  createTrackEngageGoal: { request: CreateTrackEngageGoalRequest; answer: TrackEngageGoal; keyed: true }
  /**
   * Delete a goal of Track&Engage
   *
   * Deletes the goal. Nobody reaches it any more; the activities of those who did stay.
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
