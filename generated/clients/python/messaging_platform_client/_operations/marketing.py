# Written by `npm run generate` from specs/marketing-v3. Do not edit: change that instead.
"""The operations of the Marketing API."""

from __future__ import annotations

from .._call import Operation
from ..types import marketing as t

PING: Operation[t.Pong] = Operation(
    "ping", "POST", "/ping", secured=False
)
LIST_LISTS: Operation[t.List] = Operation(
    "listLists", "GET", "/lists", page="items", page_id="list_id"
)
CREATE_LIST: Operation[t.List] = Operation(
    "createList", "POST", "/lists", body="object", keyed=True
)
GET_LIST: Operation[t.ListDetail] = Operation(
    "getList", "GET", "/lists/{list_id}"
)
UPDATE_LIST: Operation[t.List] = Operation(
    "updateList", "PATCH", "/lists/{list_id}", body="object"
)
DELETE_LIST: Operation[None] = Operation(
    "deleteList", "DELETE", "/lists/{list_id}", answer=""
)
LIST_FIELDS: Operation[t.FieldListItem] = Operation(
    "listFields", "GET", "/lists/{list_id}/fields", page=""
)
CREATE_EXTRA_FIELD: Operation[t.Field] = Operation(
    "createExtraField", "POST", "/lists/{list_id}/fields/extra", body="object", keyed=True
)
UPDATE_BASE_FIELD: Operation[t.Field] = Operation(
    "updateBaseField", "PATCH", "/lists/{list_id}/fields/base/{field_id}", body="object"
)
UPDATE_EXTRA_FIELD: Operation[t.Field] = Operation(
    "updateExtraField", "PATCH", "/lists/{list_id}/fields/extra/{field_id}", body="object"
)
DELETE_EXTRA_FIELD: Operation[None] = Operation(
    "deleteExtraField", "DELETE", "/lists/{list_id}/fields/extra/{field_id}", answer=""
)
LIST_FIELD_OPTIONS: Operation[t.FieldOptionList] = Operation(
    "listFieldOptions", "GET", "/lists/{list_id}/fields/extra/{field_id}/options"
)
CREATE_FIELD_OPTION: Operation[t.FieldOption] = Operation(
    "createFieldOption", "POST", "/lists/{list_id}/fields/extra/{field_id}/options", body="object", keyed=True
)
UPDATE_FIELD_OPTION: Operation[t.FieldOption] = Operation(
    "updateFieldOption", "PATCH", "/lists/{list_id}/fields/extra/{field_id}/options/{option_id}", body="object"
)
DELETE_FIELD_OPTION: Operation[None] = Operation(
    "deleteFieldOption", "DELETE", "/lists/{list_id}/fields/extra/{field_id}/options/{option_id}", answer=""
)
LIST_CONTACTS: Operation[t.Contact] = Operation(
    "listContacts", "GET", "/lists/{list_id}/contacts", page="items", page_id="contact_id"
)
CREATE_CONTACT: Operation[t.ContactRef] = Operation(
    "createContact", "POST", "/lists/{list_id}/contacts", body="object", keyed=True
)
GET_CONTACT: Operation[t.ContactDetail] = Operation(
    "getContact", "GET", "/lists/{list_id}/contacts/{contact_id}"
)
UPDATE_CONTACT: Operation[t.ContactRef] = Operation(
    "updateContact", "PATCH", "/lists/{list_id}/contacts/{contact_id}", body="object"
)
LIST_CONTACT_ACTIVITIES: Operation[t.Activity] = Operation(
    "listContactActivities", "GET", "/lists/{list_id}/contacts/{contact_id}/activities", page="items"
)
LIST_CONTACT_EVENTS: Operation[t.ContactEvent] = Operation(
    "listContactEvents", "GET", "/lists/{list_id}/contacts/{contact_id}/events", page="items"
)
IMPORT_CONTACTS: Operation[t.OperationAccepted] = Operation(
    "importContacts", "POST", "/lists/{list_id}/contacts/actions/import-bulk", body="object", keyed=True, part="contacts", part_min=2, part_max=100000
)
UNSUBSCRIBE_CONTACTS: Operation[t.UnsubscribeResult] = Operation(
    "unsubscribeContacts", "POST", "/lists/{list_id}/contacts/actions/unsubscribe", body="object", keyed=True
)
RESEND_DOUBLE_OPTIN: Operation[t.Accepted] = Operation(
    "resendDoubleOptin", "POST", "/lists/{list_id}/contacts/{contact_id}/actions/resend-double-optin", keyed=True
)
SEARCH_CONTACTS: Operation[t.ContactSearchResult] = Operation(
    "searchContacts", "GET", "/contacts/search"
)
LIST_CONTACTS_BY_SEGMENT: Operation[t.Contact] = Operation(
    "listContactsBySegment", "GET", "/lists/{list_id}/contacts/segment/{segment_id}", page="items"
)
ACTIVATE_CONTACTS: Operation[t.OperationAccepted] = Operation(
    "activateContacts", "POST", "/lists/{list_id}/contacts/actions/activate", body="object", keyed=True
)
DEACTIVATE_CONTACTS: Operation[t.OperationAccepted] = Operation(
    "deactivateContacts", "POST", "/lists/{list_id}/contacts/actions/deactivate", body="object", keyed=True
)
ATTACH_TAG_TO_CONTACTS: Operation[t.OperationAccepted] = Operation(
    "attachTagToContacts", "POST", "/lists/{list_id}/contacts/actions/attach-tag", body="object", keyed=True
)
DETACH_TAG_FROM_CONTACTS: Operation[t.OperationAccepted] = Operation(
    "detachTagFromContacts", "POST", "/lists/{list_id}/contacts/actions/detach-tag", body="object", keyed=True
)
EXPORT_CONTACTS: Operation[t.OperationAccepted] = Operation(
    "exportContacts", "POST", "/lists/{list_id}/contacts/actions/export", body="object", keyed=True
)
FORGET_CONTACTS: Operation[t.OperationAccepted] = Operation(
    "forgetContacts", "POST", "/lists/{list_id}/contacts/actions/forget", body="object", keyed=True, part="contacts", part_max=1000
)
START_AUTOMATION_FOR_CONTACTS: Operation[t.AutomationStartResult] = Operation(
    "startAutomationForContacts", "POST", "/lists/{list_id}/contacts/actions/start-automation", body="object", keyed=True
)
UNIFY_CONTACTS: Operation[t.OperationAccepted] = Operation(
    "unifyContacts", "POST", "/lists/{list_id}/contacts/actions/unify", body="object", keyed=True
)
UPDATE_CONTACTS: Operation[t.OperationAccepted] = Operation(
    "updateContacts", "POST", "/lists/{list_id}/contacts/actions/update", body="object", keyed=True
)
UPDATE_CONTACT_BY_FIELD: Operation[t.ContactRef] = Operation(
    "updateContactByField", "POST", "/lists/{list_id}/contacts/by-field", body="object", keyed=True
)
LIST_FORMS: Operation[t.Form] = Operation(
    "listForms", "GET", "/lists/{list_id}/forms", page="items", page_id="form_id"
)
CREATE_FORM: Operation[t.Form] = Operation(
    "createForm", "POST", "/lists/{list_id}/forms", body="object", keyed=True
)
GET_FORM: Operation[t.Form] = Operation(
    "getForm", "GET", "/lists/{list_id}/forms/{form_id}"
)
UPDATE_FORM: Operation[t.Form] = Operation(
    "updateForm", "PATCH", "/lists/{list_id}/forms/{form_id}", body="object"
)
DELETE_FORM: Operation[None] = Operation(
    "deleteForm", "DELETE", "/lists/{list_id}/forms/{form_id}", answer=""
)
LIST_FORM_SUBMISSIONS: Operation[t.FormSubmission] = Operation(
    "listFormSubmissions", "GET", "/lists/{list_id}/forms/{form_id}/submissions", page="items"
)
LIST_EMAIL_SENDERS: Operation[t.EmailSender] = Operation(
    "listEmailSenders", "GET", "/senders/email", page="items", page_id="sender_id"
)
CREATE_EMAIL_SENDER: Operation[t.EmailSender] = Operation(
    "createEmailSender", "POST", "/senders/email", body="object", keyed=True
)
UPDATE_EMAIL_SENDER: Operation[t.EmailSender] = Operation(
    "updateEmailSender", "PUT", "/senders/email/{sender_id}", body="object"
)
DELETE_EMAIL_SENDER: Operation[None] = Operation(
    "deleteEmailSender", "DELETE", "/senders/email/{sender_id}", answer=""
)
LIST_CELLPHONE_SENDERS: Operation[t.CellphoneSender] = Operation(
    "listCellphoneSenders", "GET", "/senders/cellphone", page="items", page_id="sender_id"
)
CREATE_CELLPHONE_SENDER: Operation[t.CellphoneSender] = Operation(
    "createCellphoneSender", "POST", "/senders/cellphone", body="object", keyed=True
)
DELETE_CELLPHONE_SENDER: Operation[None] = Operation(
    "deleteCellphoneSender", "DELETE", "/senders/cellphone/{sender_id}", answer=""
)
GET_CELLPHONE_SENDER_HELP: Operation[t.SenderHelp] = Operation(
    "getCellphoneSenderHelp", "GET", "/senders/cellphone/{sender_id}/help"
)
UPDATE_CELLPHONE_SENDER_HELP: Operation[t.SenderHelp] = Operation(
    "updateCellphoneSenderHelp", "PUT", "/senders/cellphone/{sender_id}/help", body="object"
)
LIST_PHONE_SENDERS: Operation[t.PhoneSender] = Operation(
    "listPhoneSenders", "GET", "/senders/phone", page="items", page_id="sender_id"
)
CREATE_PHONE_SENDER: Operation[t.PhoneSender] = Operation(
    "createPhoneSender", "POST", "/senders/phone", body="object", keyed=True
)
DELETE_PHONE_SENDER: Operation[None] = Operation(
    "deletePhoneSender", "DELETE", "/senders/phone/{sender_id}", answer=""
)
LIST_CAMPAIGNS: Operation[t.Campaign] = Operation(
    "listCampaigns", "GET", "/campaigns", page="items", page_id="campaign_hash"
)
GET_CAMPAIGN: Operation[t.CampaignDetail] = Operation(
    "getCampaign", "GET", "/campaigns/{campaign_hash}"
)
DELETE_CAMPAIGN: Operation[None] = Operation(
    "deleteCampaign", "DELETE", "/campaigns/{campaign_hash}", answer=""
)
GET_CAMPAIGN_PREVIEW: Operation[t.CampaignPreview] = Operation(
    "getCampaignPreview", "GET", "/campaigns/{campaign_hash}/preview"
)
LIST_CAMPAIGN_CONTACTS: Operation[t.CampaignContactPage] = Operation(
    "listCampaignContacts", "GET", "/campaigns/{campaign_hash}/contacts"
)
RETRY_CAMPAIGN: Operation[t.Accepted] = Operation(
    "retryCampaign", "POST", "/campaigns/{campaign_hash}/actions/retry", keyed=True
)
TEST_CAMPAIGN: Operation[t.CampaignTested] = Operation(
    "testCampaign", "POST", "/campaigns/{campaign_hash}/actions/test", body="object", keyed=True
)
CREATE_EMAIL_CAMPAIGN: Operation[t.CampaignHash] = Operation(
    "createEmailCampaign", "POST", "/campaigns/email", body="object", keyed=True
)
UPDATE_EMAIL_CAMPAIGN: Operation[t.CampaignHash] = Operation(
    "updateEmailCampaign", "PATCH", "/campaigns/email/{campaign_hash}", body="object"
)
SEND_EMAIL_CAMPAIGN: Operation[t.Accepted] = Operation(
    "sendEmailCampaign", "POST", "/campaigns/email/{campaign_hash}/actions/send", body="object", keyed=True
)
LIST_HEADER_FOOTER_TEMPLATES: Operation[t.HeaderFooterTemplateItem] = Operation(
    "listHeaderFooterTemplates", "GET", "/header-footer-templates", page="items", page_id="template_id"
)
CREATE_HEADER_FOOTER_TEMPLATE: Operation[t.HeaderFooterTemplate] = Operation(
    "createHeaderFooterTemplate", "POST", "/header-footer-templates", body="object", keyed=True
)
GET_HEADER_FOOTER_TEMPLATE: Operation[t.HeaderFooterTemplate] = Operation(
    "getHeaderFooterTemplate", "GET", "/header-footer-templates/{template_id}"
)
UPDATE_HEADER_FOOTER_TEMPLATE: Operation[t.HeaderFooterTemplate] = Operation(
    "updateHeaderFooterTemplate", "PATCH", "/header-footer-templates/{template_id}", body="object"
)
DELETE_HEADER_FOOTER_TEMPLATE: Operation[None] = Operation(
    "deleteHeaderFooterTemplate", "DELETE", "/header-footer-templates/{template_id}", answer=""
)
GET_EMAIL_REPORT: Operation[t.EmailReport] = Operation(
    "getEmailReport", "GET", "/reports/email/{campaign_hash}"
)
GET_PUSH_REPORT: Operation[t.PushReport] = Operation(
    "getPushReport", "GET", "/reports/push/{campaign_hash}"
)
GET_SMS_REPORT: Operation[t.PhoneReport] = Operation(
    "getSmsReport", "GET", "/reports/sms/{campaign_hash}"
)
GET_VOICE_REPORT: Operation[t.PhoneReport] = Operation(
    "getVoiceReport", "GET", "/reports/voice/{campaign_hash}"
)
GET_WEBPUSH_REPORT: Operation[t.WebpushReport] = Operation(
    "getWebpushReport", "GET", "/reports/web-push/{campaign_hash}"
)
LIST_WEBHOOKS: Operation[t.Webhook] = Operation(
    "listWebhooks", "GET", "/webhooks", page="items", page_id="webhook_id"
)
CREATE_WEBHOOK: Operation[t.Webhook] = Operation(
    "createWebhook", "POST", "/webhooks", body="object", keyed=True
)
GET_CALLBACK_SECRET: Operation[t.CallbackSecret] = Operation(
    "getCallbackSecret", "GET", "/webhooks/callback-secret"
)
LIST_WEBHOOK_STATUSES: Operation[t.WebhookState] = Operation(
    "listWebhookStatuses", "GET", "/webhooks/statuses", page="items"
)
UPDATE_WEBHOOK: Operation[t.WebhookDetail] = Operation(
    "updateWebhook", "PATCH", "/webhooks/{webhook_id}", body="object"
)
DELETE_WEBHOOK: Operation[None] = Operation(
    "deleteWebhook", "DELETE", "/webhooks/{webhook_id}", answer=""
)
GET_WEBHOOK_SECRET: Operation[t.WebhookSecret] = Operation(
    "getWebhookSecret", "GET", "/webhooks/{webhook_id}/secret"
)
ROTATE_WEBHOOK_SECRET: Operation[t.RotatedWebhookSecret] = Operation(
    "rotateWebhookSecret", "POST", "/webhooks/{webhook_id}/secret", body="object", keyed=True
)
LIST_OPERATIONS: Operation[t.Operation] = Operation(
    "listOperations", "GET", "/operations", page="items", page_id="operation_id"
)
LIST_ENDED_OPERATIONS: Operation[t.EndedOperation] = Operation(
    "listEndedOperations", "GET", "/operations/ended", page="items"
)
GET_OPERATION: Operation[t.OperationDetail] = Operation(
    "getOperation", "GET", "/operations/{operation_id}"
)
APPROVE_OPERATIONS: Operation[t.OperationActionResult] = Operation(
    "approveOperations", "POST", "/operations/actions/approve", body="object", keyed=True
)
CANCEL_OPERATIONS: Operation[t.OperationActionResult] = Operation(
    "cancelOperations", "POST", "/operations/actions/cancel", body="object", keyed=True
)
PAUSE_OPERATIONS: Operation[t.OperationActionResult] = Operation(
    "pauseOperations", "POST", "/operations/actions/pause", body="object", keyed=True
)
RESUME_OPERATIONS: Operation[t.OperationActionResult] = Operation(
    "resumeOperations", "POST", "/operations/actions/resume", body="object", keyed=True
)
CREATE_EMAIL_RSS_CAMPAIGN: Operation[t.CampaignHash] = Operation(
    "createEmailRssCampaign", "POST", "/campaigns/email/rss", body="object", keyed=True
)
ENABLE_EMAIL_RSS_CAMPAIGN: Operation[t.Accepted] = Operation(
    "enableEmailRssCampaign", "POST", "/campaigns/email/rss/{campaign_hash}/actions/enable", keyed=True
)
CREATE_PUSH_CAMPAIGN: Operation[t.CampaignHash] = Operation(
    "createPushCampaign", "POST", "/campaigns/push", body="object", keyed=True
)
UPDATE_PUSH_CAMPAIGN: Operation[t.CampaignHash] = Operation(
    "updatePushCampaign", "PATCH", "/campaigns/push/{campaign_hash}", body="object"
)
SEND_PUSH_CAMPAIGN: Operation[t.Accepted] = Operation(
    "sendPushCampaign", "POST", "/campaigns/push/{campaign_hash}/actions/send", body="object", keyed=True
)
LIST_PUSH_APPS: Operation[list[t.PushApp]] = Operation(
    "listPushApps", "GET", "/push/apps"
)
CREATE_PUSH_APP: Operation[t.PushApp] = Operation(
    "createPushApp", "POST", "/push/apps", body="object", keyed=True
)
GET_PUSH_APP: Operation[t.PushApp] = Operation(
    "getPushApp", "GET", "/push/apps/{app_id}"
)
DELETE_PUSH_APP: Operation[None] = Operation(
    "deletePushApp", "DELETE", "/push/apps/{app_id}", answer=""
)
REGISTER_PUSH_EVENT: Operation[t.PushAck] = Operation(
    "registerPushEvent", "POST", "/push/apps/{app_id}/event", body="object", keyed=True
)
REGISTER_PUSH_TOKEN: Operation[t.PushAck] = Operation(
    "registerPushToken", "POST", "/push/apps/{app_id}/token", body="object", keyed=True
)
CREATE_SMS_CAMPAIGN: Operation[t.CampaignHash] = Operation(
    "createSmsCampaign", "POST", "/campaigns/sms", body="object", keyed=True
)
UPDATE_SMS_CAMPAIGN: Operation[t.CampaignHash] = Operation(
    "updateSmsCampaign", "PATCH", "/campaigns/sms/{campaign_hash}", body="object"
)
SEND_SMS_CAMPAIGN: Operation[t.Accepted] = Operation(
    "sendSmsCampaign", "POST", "/campaigns/sms/{campaign_hash}/actions/send", body="object", keyed=True
)
CREATE_SMART_SMS_CAMPAIGN: Operation[t.CampaignHash] = Operation(
    "createSmartSmsCampaign", "POST", "/campaigns/smart-sms", body="object", keyed=True
)
UPDATE_SMART_SMS_CAMPAIGN: Operation[t.CampaignHash] = Operation(
    "updateSmartSmsCampaign", "PATCH", "/campaigns/smart-sms/{campaign_hash}", body="object"
)
SEND_SMART_SMS_CAMPAIGN: Operation[t.Accepted] = Operation(
    "sendSmartSmsCampaign", "POST", "/campaigns/smart-sms/{campaign_hash}/actions/send", body="object", keyed=True
)
CREATE_VOICE_CAMPAIGN: Operation[t.CampaignHash] = Operation(
    "createVoiceCampaign", "POST", "/campaigns/voice", body="object", keyed=True
)
UPDATE_VOICE_CAMPAIGN: Operation[t.CampaignHash] = Operation(
    "updateVoiceCampaign", "PATCH", "/campaigns/voice/{campaign_hash}", body="object"
)
SEND_VOICE_CAMPAIGN: Operation[t.Accepted] = Operation(
    "sendVoiceCampaign", "POST", "/campaigns/voice/{campaign_hash}/actions/send", body="object", keyed=True
)
CREATE_WEBPUSH_CAMPAIGN: Operation[t.CampaignHash] = Operation(
    "createWebpushCampaign", "POST", "/campaigns/web-push", body="object", keyed=True
)
UPDATE_WEBPUSH_CAMPAIGN: Operation[t.CampaignHash] = Operation(
    "updateWebpushCampaign", "PATCH", "/campaigns/web-push/{campaign_hash}", body="object"
)
SEND_WEBPUSH_CAMPAIGN: Operation[t.Accepted] = Operation(
    "sendWebpushCampaign", "POST", "/campaigns/web-push/{campaign_hash}/actions/send", body="object", keyed=True
)
CREATE_WEBPUSH_RSS_CAMPAIGN: Operation[t.CampaignHash] = Operation(
    "createWebpushRssCampaign", "POST", "/campaigns/webpush/rss", body="object", keyed=True
)
ENABLE_WEBPUSH_RSS_CAMPAIGN: Operation[t.Accepted] = Operation(
    "enableWebpushRssCampaign", "POST", "/campaigns/webpush/rss/{campaign_hash}/actions/enable", keyed=True
)
LIST_WEBPUSH_SITES: Operation[t.WebpushSite] = Operation(
    "listWebpushSites", "GET", "/webpush/sites", page="items"
)
CREATE_WEBPUSH_SITE: Operation[t.WebpushSite] = Operation(
    "createWebpushSite", "POST", "/webpush/sites", body="object", keyed=True
)
LIST_CAMPAIGN_GROUPS: Operation[t.CampaignGroup] = Operation(
    "listCampaignGroups", "GET", "/campaign-groups", page="items", page_id="group_id"
)
CREATE_CAMPAIGN_GROUP: Operation[t.CampaignGroup] = Operation(
    "createCampaignGroup", "POST", "/campaign-groups", body="object", keyed=True
)
UPDATE_CAMPAIGN_GROUP: Operation[t.CampaignGroup] = Operation(
    "updateCampaignGroup", "PUT", "/campaign-groups/{group_id}", body="object"
)
DELETE_CAMPAIGN_GROUP: Operation[None] = Operation(
    "deleteCampaignGroup", "DELETE", "/campaign-groups/{group_id}", answer=""
)
LIST_ADVANCED_REPORTS: Operation[t.AdvancedReport] = Operation(
    "listAdvancedReports", "GET", "/reports/advanced", page="items"
)
GENERATE_EMAIL_BOUNCES_REPORT: Operation[t.Accepted] = Operation(
    "generateEmailBouncesReport", "POST", "/reports/advanced/email-bounces", body="object", keyed=True
)
GENERATE_EMAIL_CLICKS_BY_CONTACT_REPORT: Operation[t.Accepted] = Operation(
    "generateEmailClicksByContactReport", "POST", "/reports/advanced/email-clicks-by-contact", body="object", keyed=True
)
GENERATE_EMAIL_CLICKS_BY_URL_REPORT: Operation[t.Accepted] = Operation(
    "generateEmailClicksByUrlReport", "POST", "/reports/advanced/email-clicks-by-url", body="object", keyed=True
)
GENERATE_EMAIL_EVENTS_REPORT: Operation[t.Accepted] = Operation(
    "generateEmailEventsReport", "POST", "/reports/advanced/email-events", body="object", keyed=True
)
GENERATE_EMAIL_UNSUBSCRIPTIONS_REPORT: Operation[t.Accepted] = Operation(
    "generateEmailUnsubscriptionsReport", "POST", "/reports/advanced/email-unsubscriptions", body="object", keyed=True
)
GENERATE_SMS_BOUNCES_REPORT: Operation[t.Accepted] = Operation(
    "generateSmsBouncesReport", "POST", "/reports/advanced/sms-bounces", body="object", keyed=True
)
GENERATE_SMS_EVENTS_REPORT: Operation[t.Accepted] = Operation(
    "generateSmsEventsReport", "POST", "/reports/advanced/sms-events", body="object", keyed=True
)
GENERATE_SENDS_REPORT: Operation[t.Accepted] = Operation(
    "generateSendsReport", "POST", "/reports/advanced/sends", body="object", keyed=True
)
GENERATE_SUBSCRIPTIONS_REPORT: Operation[t.Accepted] = Operation(
    "generateSubscriptionsReport", "POST", "/reports/advanced/subscriptions", body="object", keyed=True
)
GENERATE_UNSUBSCRIPTIONS_REPORT: Operation[t.Accepted] = Operation(
    "generateUnsubscriptionsReport", "POST", "/reports/advanced/unsubscriptions", body="object", keyed=True
)
GENERATE_FORM_ANSWERS_REPORT: Operation[t.Accepted] = Operation(
    "generateFormAnswersReport", "POST", "/reports/advanced/form-answers", body="object", keyed=True
)
GENERATE_CONTACT_ACTIVITY_REPORT: Operation[t.Accepted] = Operation(
    "generateContactActivityReport", "POST", "/reports/advanced/contact-activity", body="object", keyed=True
)
LIST_ADVANCED_REPORT_MODELS: Operation[t.AdvancedReportModel] = Operation(
    "listAdvancedReportModels", "GET", "/reports/advanced/models", page="items", page_id="model_id"
)
CREATE_ADVANCED_REPORT_MODEL: Operation[t.AdvancedReportModel] = Operation(
    "createAdvancedReportModel", "POST", "/reports/advanced/models", body="object", keyed=True
)
DELETE_ADVANCED_REPORT_MODEL: Operation[None] = Operation(
    "deleteAdvancedReportModel", "DELETE", "/reports/advanced/models/{model_id}", answer=""
)
GENERATE_REPORT_FROM_MODEL: Operation[t.Accepted] = Operation(
    "generateReportFromModel", "POST", "/reports/advanced/model", body="object", keyed=True
)
LIST_CATALOGS: Operation[t.CatalogPage] = Operation(
    "listCatalogs", "GET", "/catalogs"
)
CREATE_CATALOG: Operation[t.Catalog] = Operation(
    "createCatalog", "POST", "/catalogs", body="object", keyed=True
)
DELETE_CATALOG: Operation[None] = Operation(
    "deleteCatalog", "DELETE", "/catalogs/{catalog_id}", answer=""
)
LIST_PRODUCTS: Operation[t.Product] = Operation(
    "listProducts", "GET", "/catalogs/{catalog_id}/products", page="items", page_id="product_identifier"
)
CREATE_PRODUCT: Operation[t.Product] = Operation(
    "createProduct", "POST", "/catalogs/{catalog_id}/products", body="object", keyed=True
)
GET_PRODUCT: Operation[t.Product] = Operation(
    "getProduct", "GET", "/catalogs/{catalog_id}/products/{product_identifier}"
)
UPDATE_PRODUCT: Operation[t.Product] = Operation(
    "updateProduct", "PATCH", "/catalogs/{catalog_id}/products/{product_identifier}", body="object"
)
DELETE_PRODUCT: Operation[None] = Operation(
    "deleteProduct", "DELETE", "/catalogs/{catalog_id}/products/{product_identifier}", answer=""
)
IMPORT_PRODUCTS: Operation[t.Accepted] = Operation(
    "importProducts", "POST", "/catalogs/{catalog_id}/products/actions/import", body="object", keyed=True, part="products", part_max=200000
)
LIST_CARTS: Operation[t.CartItem] = Operation(
    "listCarts", "GET", "/carts", page="items"
)
LIST_ORDERS: Operation[t.OrderItem] = Operation(
    "listOrders", "GET", "/orders", page="items"
)
CREATE_CART: Operation[t.Accepted] = Operation(
    "createCart", "POST", "/{domain}/carts", body="object", keyed=True
)
GET_CART: Operation[t.Cart] = Operation(
    "getCart", "GET", "/{domain}/carts/{cart_id}"
)
CREATE_ORDER: Operation[t.Accepted] = Operation(
    "createOrder", "POST", "/{domain}/orders", body="object", keyed=True
)
GET_ORDER: Operation[t.PlacedOrder] = Operation(
    "getOrder", "GET", "/{domain}/orders/{order_id}"
)
IMPORT_ORDERS: Operation[t.Accepted] = Operation(
    "importOrders", "POST", "/lists/{list_id}/orders", body="items", keyed=True, part="", part_max=100000
)
LIST_AUTOMATIONS: Operation[t.Automation] = Operation(
    "listAutomations", "GET", "/automations", page="items", page_id="automation_id"
)
CREATE_AUTOMATION: Operation[t.AutomationDetail] = Operation(
    "createAutomation", "POST", "/automations", body="object", keyed=True
)
LIST_SYSTEM_AUTOMATIONS: Operation[t.SystemAutomationList] = Operation(
    "listSystemAutomations", "GET", "/automations/system"
)
SWITCH_SYSTEM_AUTOMATION: Operation[t.SystemAutomation] = Operation(
    "switchSystemAutomation", "POST", "/automations/system", body="object", keyed=True
)
GET_AUTOMATION: Operation[t.AutomationDetail] = Operation(
    "getAutomation", "GET", "/automations/{automation_id}"
)
UPDATE_AUTOMATION: Operation[t.AutomationDetail] = Operation(
    "updateAutomation", "PATCH", "/automations/{automation_id}", body="object"
)
DELETE_AUTOMATION: Operation[None] = Operation(
    "deleteAutomation", "DELETE", "/automations/{automation_id}", answer=""
)
LIST_AUTOMATION_ACTIONS: Operation[t.AutomationAction] = Operation(
    "listAutomationActions", "GET", "/automations/{automation_id}/actions", page="items"
)
ACTIVATE_AUTOMATION: Operation[t.AutomationDetail] = Operation(
    "activateAutomation", "POST", "/automations/{automation_id}/actions/activate", keyed=True
)
PAUSE_AUTOMATION: Operation[t.AutomationDetail] = Operation(
    "pauseAutomation", "POST", "/automations/{automation_id}/actions/pause", keyed=True
)
LIST_AUTOMATION_RUNS: Operation[t.AutomationRun] = Operation(
    "listAutomationRuns", "GET", "/automations/{automation_id}/runs", page="items", page_id="run_id"
)
GET_AUTOMATION_RUN_COUNTS: Operation[t.AutomationRunCounts] = Operation(
    "getAutomationRunCounts", "GET", "/automations/{automation_id}/runs/counts"
)
DELETE_AUTOMATION_RUN: Operation[None] = Operation(
    "deleteAutomationRun", "DELETE", "/automations/{automation_id}/runs/{run_id}", answer=""
)
LIST_SEGMENTS: Operation[t.Segment] = Operation(
    "listSegments", "GET", "/lists/{list_id}/segments", page="items", page_id="segment_id"
)
CREATE_SEGMENT: Operation[t.SegmentSaved] = Operation(
    "createSegment", "POST", "/lists/{list_id}/segments", body="object", keyed=True
)
COUNT_SEGMENT: Operation[t.ContactPage] = Operation(
    "countSegment", "POST", "/lists/{list_id}/segments/actions/count", body="object", query=("offset", "limit"), keyed=True
)
GET_SEGMENT: Operation[t.SegmentDetail] = Operation(
    "getSegment", "GET", "/lists/{list_id}/segments/{segment_id}"
)
UPDATE_SEGMENT: Operation[t.SegmentSaved] = Operation(
    "updateSegment", "PATCH", "/lists/{list_id}/segments/{segment_id}", body="object"
)
DELETE_SEGMENT: Operation[None] = Operation(
    "deleteSegment", "DELETE", "/lists/{list_id}/segments/{segment_id}", answer=""
)
GET_MY_ACCOUNT: Operation[t.MyAccount] = Operation(
    "getMyAccount", "GET", "/my-account"
)
ENABLE_TRANSACTIONAL: Operation[None] = Operation(
    "enableTransactional", "POST", "/my-account/actions/enable-transactional", answer="", keyed=True
)
ENABLE_TRACK_AND_ENGAGE: Operation[t.TrackEngageResult] = Operation(
    "enableTrackAndEngage", "POST", "/my-account/actions/enable-te", body="object", keyed=True
)
LIST_CNAMES: Operation[t.CnamePage] = Operation(
    "listCnames", "GET", "/cnames"
)
CREATE_CNAME: Operation[t.Cname] = Operation(
    "createCname", "POST", "/cnames", body="object", keyed=True
)
LIST_SUPPRESSION_ENTRIES: Operation[t.SuppressionEntry] = Operation(
    "listSuppressionEntries", "GET", "/suppression-list", page="items", page_id="suppression_id"
)
ADD_SUPPRESSION_ENTRIES: Operation[t.SuppressionAdded] = Operation(
    "addSuppressionEntries", "POST", "/suppression-list", body="object", keyed=True
)
DELETE_SUPPRESSION_ENTRY: Operation[None] = Operation(
    "deleteSuppressionEntry", "DELETE", "/suppression-list/{suppression_id}", answer=""
)
LIST_TAGS: Operation[t.Tag] = Operation(
    "listTags", "GET", "/tags", page="items", page_id="tag_id"
)
CREATE_TAG: Operation[t.Tag] = Operation(
    "createTag", "POST", "/tags", body="object", keyed=True
)
UPDATE_TAG: Operation[t.Tag] = Operation(
    "updateTag", "PUT", "/tags/{tag_id}", body="object"
)
DELETE_TAG: Operation[None] = Operation(
    "deleteTag", "DELETE", "/tags/{tag_id}", answer=""
)
LIST_USERS: Operation[t.User] = Operation(
    "listUsers", "GET", "/users", page="items", page_id="user_id"
)
UPDATE_USER: Operation[t.User] = Operation(
    "updateUser", "PATCH", "/users/{user_id}", body="object"
)
DELETE_USER: Operation[None] = Operation(
    "deleteUser", "DELETE", "/users/{user_id}", answer=""
)
LIST_COUNTRIES: Operation[t.CountryPage] = Operation(
    "listCountries", "GET", "/utilities/countries"
)
LIST_CONNECTED_SITES: Operation[t.ConnectedSitePage] = Operation(
    "listConnectedSites", "GET", "/connectedsites"
)
CREATE_CONNECTED_SITE: Operation[t.ConnectedSite] = Operation(
    "createConnectedSite", "POST", "/connectedsites", body="object", keyed=True
)
GET_CONNECTED_SITE: Operation[t.ConnectedSite] = Operation(
    "getConnectedSite", "GET", "/connectedsites/{domain}"
)
DELETE_CONNECTED_SITE: Operation[None] = Operation(
    "deleteConnectedSite", "DELETE", "/connectedsites/{domain}", answer=""
)
GET_CONNECTED_SITE_STATISTICS: Operation[t.ConnectedSiteStatistics] = Operation(
    "getConnectedSiteStatistics", "GET", "/connectedsites/{domain}/statistics", renamed={"from_": "from"}
)
LIST_TRACK_ENGAGE_DOMAINS: Operation[t.TrackEngageDomainPage] = Operation(
    "listTrackEngageDomains", "GET", "/trackengage/domains"
)
LIST_TRACK_ENGAGE_GOALS: Operation[t.TrackEngageGoalPage] = Operation(
    "listTrackEngageGoals", "GET", "/trackengage/goals"
)
CREATE_TRACK_ENGAGE_GOAL: Operation[t.TrackEngageGoal] = Operation(
    "createTrackEngageGoal", "POST", "/trackengage/goals", body="object", keyed=True
)
DELETE_TRACK_ENGAGE_GOAL: Operation[None] = Operation(
    "deleteTrackEngageGoal", "DELETE", "/trackengage/goals/{goal_id}", answer=""
)
