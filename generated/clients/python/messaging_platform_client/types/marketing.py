# Written by `npm run generate` from specs/marketing-v3. Do not edit: change that instead.
"""Types of the Marketing API."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class Accepted(TypedDict):
    """The request was accepted; the platform processes it in the background."""

    result: Literal["success"]
    """Always `success`."""


class AccountBalanceInfo(TypedDict):
    """The balance of the account."""

    balance: str
    """The amount, a decimal number as text to keep its precision."""
    currency: str
    """Currency code (ISO 4217)."""


class AccountBillingInfo(TypedDict):
    """The billing recipient. Missing texts are empty."""

    type: Literal["single_person", "company"]
    """Whether a person or a company pays the invoices."""
    company_legal_name: str
    """The name on invoices."""
    vat_number: str
    """The tax number."""
    country: AccountBillingInfoCountry
    """The country of the address."""
    city: str
    """The town."""
    state: str
    """The state or district."""
    address1: str
    """The first line of the address."""
    address2: str
    """The second line of the address."""
    zip_code: str
    """The postal code."""
    invoice_comments: str
    """The text printed on each invoice."""


class AccountBillingInfoCountry(TypedDict):
    """The country of the address."""

    country_code: str
    """Country code (ISO 3166, two letters)."""


class AccountGeneralInfo(TypedDict):
    """The owner of the account. Missing texts are empty."""

    name: str
    """The name of the company or person."""
    website: str
    """The URL of the website."""
    cellphone: str
    """The cellphone: country code and number, separated by a hyphen."""
    client_id: str
    """The number of the account, for support."""
    company_size: int
    """The number of employees; 0 if unknown."""
    business_sector: AccountGeneralInfoBusinessSector
    """The business sector."""


class AccountGeneralInfoBusinessSector(TypedDict):
    """The business sector."""

    business_sector_id: NotRequired[int]
    """The id of the sector; left out if unknown."""
    name: str
    """The name of the sector."""


class AccountModuleInfo(TypedDict):
    """The modules of the account."""

    te: AccountModuleInfoTe
    """Track&Engage: tracks visitors of websites."""


class AccountModuleInfoTe(TypedDict):
    """Track&Engage: tracks visitors of websites."""

    enabled: bool
    """Whether it is enabled. Enable it with `enableTrackAndEngage`."""


class AccountPlanInfo(TypedDict):
    """The subscription of the account."""

    type: Literal["enterprise", "free", "pro", "starter", "trial", "base"]
    """The plan."""


class Activity(TypedDict):
    """An activity of a contact."""

    action_data: NotRequired[ActivityData]
    """The details of the activity: a URL for clicks, the campaign for messages, the id for tags and automations."""
    date: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    action_name: ActivityName
    """The kind of a contact's activity. Shop events have a separate list (`listContactEvents`). `push_delivered` means
    that a push service accepted the message, `push_received` that the device reported it. `remove_push_contact` means
    that a contact lost a device, `push_unsubscription` that its push service reported a removed app or an expired
    token. `forget_subscription` is the only activity of an erased contact. Never recorded: `mms_send` and `mms_open`
    (the platform has no MMS), `facebook_like` (Facebook does not report likes), `voice_redirect` (voice campaigns
    cannot redirect calls).
    """


class ActivityData(TypedDict):
    """The details of the activity: a URL for clicks, the campaign for messages, the id for tags and automations."""

    campaign_hash: NotRequired[str]
    """The campaign of the message."""
    url: NotRequired[str]
    """The clicked URL."""
    tag_id: NotRequired[int]
    """The tag that was attached or detached."""
    automation_id: NotRequired[int]
    """The automation of the event."""


class ActivityList(TypedDict):
    """A page of activities, the latest first."""

    items: list[Activity]
    """The activities on this page."""


# The kind of a contact's activity. Shop events have a separate list (`listContactEvents`). `push_delivered` means
# that a push service accepted the message, `push_received` that the device reported it. `remove_push_contact` means
# that a contact lost a device, `push_unsubscription` that its push service reported a removed app or an expired
# token. `forget_subscription` is the only activity of an erased contact. Never recorded: `mms_send` and `mms_open`
# (the platform has no MMS), `facebook_like` (Facebook does not report likes), `voice_redirect` (voice campaigns
# cannot redirect calls).
ActivityName: TypeAlias = "Literal[\"email_open\", \"email_click\", \"forward\", \"conversion\", \"email_send\", \"sms_send\", \"voice_send\", \"mms_send\", \"sms_report\", \"voice_report\", \"invitation_send\", \"invitation_open\", \"mms_open\", \"unsubscribe\", \"email_soft_bounce\", \"email_hard_bounce\", \"subscription\", \"resubscription\", \"unsubscribe_reason\", \"facebook_like\", \"social_share\", \"unsubscribe_manual\", \"double_optin\", \"double_optin_resend\", \"email_spam_complaint\", \"email_field_disable\", \"cellphone_field_disable\", \"phone_field_disable\", \"unsubscribe_api\", \"email_field_enable\", \"cellphone_field_enable\", \"phone_field_enable\", \"edit_subscription\", \"double_optedit\", \"automation_event\", \"push_send\", \"push_open\", \"push_click\", \"push_received\", \"push_error\", \"push_canceled\", \"reply_to_email\", \"web_push_send\", \"web_push_delivered\", \"web_push_open\", \"web_push_bounce\", \"web_push_click\", \"web_push_subscription\", \"web_push_unsubscription\", \"add_push_contact\", \"remove_push_contact\", \"forget_subscription\", \"change_consent\", \"push_unsubscription\", \"voice_menu_event\", \"voice_redirect\", \"automation_action\", \"automation_trigger\", \"push_delivered\", \"attach_tag\", \"detach_tag\", \"smart_sms_send\", \"smart_sms_open\", \"smart_sms_click\", \"smart_sms_report\"]"


class AdvancedReport(TypedDict):
    """A requested report and its status."""

    advanced_report_id: int
    """The id of the report."""
    title: str
    """The title from the request."""
    hash: str
    """The hash of the report. Unlike the id, it cannot be guessed."""
    file: str
    """The URL of the file, valid without a key for seven days; empty until the report has finished. Each response has a
    new URL.
    """
    status: AdvancedReportStatus
    """The status of a report. Only a finished one has a file."""
    created: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


class AdvancedReportAllCampaigns(TypedDict):
    """Every campaign to the list within the range."""

    list_id: int
    """The list of the campaigns."""
    type: Literal["all"]
    """How the campaigns are selected."""


class AdvancedReportCampaignFields(TypedDict):
    """The columns for each campaign. Columns that you leave out are not shown."""

    internal_name: NotRequired[bool]
    """Whether to show the name for internal use."""
    campaign_hash: NotRequired[bool]
    """Whether to show the hash."""
    send_date: NotRequired[bool]
    """Whether to show when it was sent."""
    group: NotRequired[bool]
    """Whether to show its group."""
    channel: NotRequired[bool]
    """Whether to show its channel."""
    type: NotRequired[bool]
    """Whether to show the kind of campaign."""
    sender: NotRequired[bool]
    """Whether to show the sender."""


class AdvancedReportCampaignGroups(TypedDict):
    """The campaigns of some groups."""

    list_id: int
    """The list of the campaigns."""
    type: Literal["group"]
    """How the campaigns are selected."""
    data: list[int]
    """The ids of the campaign groups."""


# Campaigns of one list that a report covers.
AdvancedReportCampaigns: TypeAlias = "AdvancedReportAllCampaigns | AdvancedReportLastCampaign | AdvancedReportSpecificCampaigns | AdvancedReportCampaignGroups"


class AdvancedReportClickFields(TypedDict):
    """The columns for each campaign and click. Columns that you leave out are not shown."""

    internal_name: NotRequired[bool]
    """Whether to show the name for internal use."""
    campaign_hash: NotRequired[bool]
    """Whether to show the hash."""
    send_date: NotRequired[bool]
    """Whether to show when it was sent."""
    group: NotRequired[bool]
    """Whether to show its group."""
    channel: NotRequired[bool]
    """Whether to show its channel."""
    type: NotRequired[bool]
    """Whether to show the kind of campaign."""
    sender: NotRequired[bool]
    """Whether to show the sender."""
    url: NotRequired[bool]
    """Whether to show the clicked URL."""
    city: NotRequired[bool]
    """Whether to show the city."""
    country: NotRequired[bool]
    """Whether to show the country."""
    region: NotRequired[bool]
    """Whether to show the region."""
    program: NotRequired[bool]
    """Whether to show the mail program or browser."""
    os: NotRequired[bool]
    """Whether to show the operating system."""


class AdvancedReportExtraFields(TypedDict):
    """Extra fields of one list."""

    list_id: int
    """The list of the fields."""
    fields: list[str]
    """The ids of the extra fields to show, written as text."""


class AdvancedReportFile(TypedDict):
    """The result in the callback of a finished report."""

    file: str
    """The URL of the file, valid without a key for seven days; `listAdvancedReports` returns a new one."""


class AdvancedReportForm(TypedDict):
    """Forms of one list."""

    list_id: int
    """The list of the forms."""
    forms: list[int]
    """The ids of the forms."""


# The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns.
AdvancedReportFormat: TypeAlias = "Literal[\"csv\", \"xlsx\"]"


# The first columns and the sort order: by contact, with all campaigns of a contact together, or by campaign, with all
# contacts of a campaign together.
AdvancedReportGrouping: TypeAlias = "Literal[\"by_contact\", \"by_campaign\"]"


# The kind of report: the last part of the path of the operation that generates it. Kinds that begin with `email` or
# `sms` cover campaigns, `form-answers` covers forms, the others lists.
AdvancedReportKind: TypeAlias = "Literal[\"email-bounces\", \"email-clicks-by-contact\", \"email-clicks-by-url\", \"email-events\", \"email-unsubscriptions\", \"sms-bounces\", \"sms-events\", \"sends\", \"subscriptions\", \"unsubscriptions\", \"form-answers\", \"contact-activity\"]"


class AdvancedReportLastCampaign(TypedDict):
    """Only the last campaign sent to the list."""

    list_id: int
    """The list of the campaigns."""
    type: Literal["last"]
    """How the campaigns are selected."""


class AdvancedReportModel(TypedDict):
    """The stored settings of a repeatable report."""

    model_id: int
    """The id of the model."""
    title: str
    """The title of the model."""
    kind: AdvancedReportKind
    """The kind of report: the last part of the path of the operation that generates it. Kinds that begin with `email` or
    `sms` cover campaigns, `form-answers` covers forms, the others lists.
    """
    created: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


class AdvancedReportModelColumns(TypedDict):
    """The columns of a model's reports, as in the request for its kind. Columns that you leave out are not shown."""

    list_base_fields: NotRequired[list[str]]
    """The ids of the base fields of the contacts to show."""
    list_extra_fields: NotRequired[list[AdvancedReportExtraFields]]
    """The extra fields of the contacts to show, by list."""
    list_stats_fields: NotRequired[dict[str, bool]]
    """The events to show, with the names of the kind."""
    campaign_fields: NotRequired[dict[str, bool]]
    """The columns for campaigns, with the names of the kind."""
    contact_activities: NotRequired[dict[str, bool]]
    """The activities to count, for the kind `contact-activity`."""


class AdvancedReportModelCreation(TypedDict):
    """The settings of a repeatable report."""

    title: str
    """The title of the model, and by default of its reports."""
    kind: AdvancedReportKind
    """The kind of report: the last part of the path of the operation that generates it. Kinds that begin with `email` or
    `sms` cover campaigns, `form-answers` covers forms, the others lists.
    """
    days: NotRequired[int]
    """How many days before its creation a report covers, by default."""
    campaigns: NotRequired[list[AdvancedReportCampaigns]]
    """The campaigns of a report. If you leave them out, set them for each report."""
    lists: NotRequired[list[int]]
    """The ids of the lists of a report. If you leave them out, set them for each report."""
    forms: NotRequired[list[AdvancedReportForm]]
    """The forms of a report, by list."""
    columns: NotRequired[AdvancedReportModelColumns]
    """The columns of a model's reports, as in the request for its kind. Columns that you leave out are not shown."""
    options: NotRequired[EmailBouncesReportOptions]
    """The users to notify, and the rows of a report."""
    format: NotRequired[AdvancedReportFormat]
    """The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns."""


class AdvancedReportModelPage(TypedDict):
    """A page of report models."""

    total_items: int
    """Total number of matching models, on all pages."""
    items: list[AdvancedReportModel]
    """The models on this page."""


class AdvancedReportModelRun(TypedDict):
    """The model, and the changes for this report."""

    model_id: int
    """The id of the model."""
    title: NotRequired[str]
    """The title of the report. By default, the model's title."""
    range: NotRequired[AdvancedReportRange]
    """The time range of a report, including both ends. The end must not be before the start."""
    campaigns: NotRequired[list[AdvancedReportCampaigns]]
    """The campaigns, instead of the model's."""
    lists: NotRequired[list[int]]
    """The ids of the lists, instead of the model's."""


class AdvancedReportOptions(TypedDict):
    """The users to notify of a report."""

    notify: NotRequired[list[int]]
    """The ids of the users to notify when the report has ended."""


class AdvancedReportPage(TypedDict):
    """A page of reports."""

    total_items: int
    """Total number of matching reports, on all pages."""
    items: list[AdvancedReport]
    """The reports on this page."""


class AdvancedReportRange(TypedDict):
    """The time range of a report, including both ends. The end must not be before the start."""

    start: DateTime
    """The start, in UTC."""
    end: DateTime
    """The end, in UTC."""


class AdvancedReportSpecificCampaigns(TypedDict):
    """Individual campaigns."""

    list_id: int
    """The list of the campaigns."""
    type: Literal["specific"]
    """How the campaigns are selected."""
    data: list[str]
    """The hashes of the campaigns."""


# The status of a report. Only a finished one has a file.
AdvancedReportStatus: TypeAlias = "Literal[\"queued\", \"running\", \"finished\", \"stopped\", \"canceled\", \"paused\", \"error\"]"


class AdvancedReportUrlFields(TypedDict):
    """The columns for each campaign and URL. Columns that you leave out are not shown."""

    internal_name: NotRequired[bool]
    """Whether to show the name for internal use."""
    campaign_hash: NotRequired[bool]
    """Whether to show the hash."""
    send_date: NotRequired[bool]
    """Whether to show when it was sent."""
    group: NotRequired[bool]
    """Whether to show its group."""
    channel: NotRequired[bool]
    """Whether to show its channel."""
    type: NotRequired[bool]
    """Whether to show the kind of campaign."""
    url: NotRequired[bool]
    """Whether to show the clicked URL."""
    city: NotRequired[bool]
    """Whether to show the city."""
    country: NotRequired[bool]
    """Whether to show the country."""
    region: NotRequired[bool]
    """Whether to show the region."""
    program: NotRequired[bool]
    """Whether to show the mail program or browser."""
    os: NotRequired[bool]
    """Whether to show the operating system."""


class Automation(TypedDict):
    """A sequence of actions for contacts of one list."""

    automation_id: int
    """The id of the automation."""
    title: str
    """The name of the automation."""
    list_id: int
    """The list of its contacts."""
    status: AutomationStatus
    """Only an active automation accepts contacts and runs actions."""
    created_by: NotRequired[int]
    """The user who created it; left out if a key without a user did."""
    allow_multiple_contacts: bool
    """Whether a contact can enter it more than once."""
    contact_limit: int
    """Maximum number of runs per contact; 0 for unlimited."""
    runs: NotRequired[AutomationRunTotals]
    """The number of active and completed contacts, in `listAutomations`."""
    created: str
    """The day of creation."""
    updated: str
    """The day of the last change."""


class AutomationAction(TypedDict):
    """One step of an automation."""

    action_id: int
    """The id of the action."""
    title: str
    """The name of the automation."""
    action: str
    """The kind of action, for example `addTag`. Ignore unknown kinds, because new ones can be added."""
    parent_id: NotRequired[int]
    """The previous action; left out for the first one."""
    branch: NotRequired[AutomationBranch]
    """The branch of the previous action that leads here; left out if it has no branches."""
    created_by: NotRequired[int]
    """The user who created it; left out if a key without a user did."""
    created: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    updated: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


class AutomationActionCall(TypedDict):
    """A contact that reached a webhook action of an automation, as sent to your URL."""

    automation_id: int
    """The automation."""
    title: str
    """Its title."""
    action_id: int
    """The number of the action."""
    run_id: int
    """The run of the contact. It can reach an action more than once if a `goTo` leads back."""
    list_id: int
    """The list of the contact."""
    contact: AutomationActionCallContact
    """The contact, with its values when it reached the action. Addresses that it does not have are left out."""
    date: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


class AutomationActionCallContact(TypedDict):
    """The contact, with its values when it reached the action. Addresses that it does not have are left out."""

    contact_id: str
    """The id of the contact."""
    first_name: str
    """The first name, empty if there is none."""
    last_name: str
    """The last name, empty if there is none."""
    email: NotRequired[str]
    """The email address."""
    cellphone: NotRequired[str]
    """The cellphone."""


class AutomationActionPage(TypedDict):
    """A page of actions."""

    total_items: int
    """Total number of actions of the automation, on all pages."""
    items: list[AutomationAction]
    """The actions on this page."""


class AutomationAddTagAction(TypedDict):
    """Adds a tag to the contact."""

    action: Literal["addTag"]
    """The kind of action."""
    action_id: NotRequired[int]
    """Your number for the action, unique in the automation. By default, the next free one."""
    title: NotRequired[str]
    """A name. By default, the kind."""
    parent_id: NotRequired[int]
    """The previous action. By default, the one before it in the list."""
    branch: NotRequired[AutomationBranch]
    """After a `condition` or a `waitForEvent`, the branch that leads here."""
    tag_id: int
    """The tag."""


class AutomationBackInStockTrigger(TypedDict):
    """Contacts who viewed a sold-out product, when it is in stock again."""

    type: Literal["back_in_stock"]
    """The kind of trigger."""
    domain: NotRequired[str]
    """Only visits of this shop. By default, all."""
    days: NotRequired[int]
    """How many days after the visit the contact waits for the product."""


# `yes` if the condition is met or the event occurred, otherwise `no`.
AutomationBranch: TypeAlias = "Literal[\"yes\", \"no\"]"


class AutomationCartIdleTrigger(TypedDict):
    """Contacts with products in their cart, but no order."""

    type: Literal["cart_idle"]
    """The kind of trigger."""
    minutes: int
    """Minutes since the last change of the cart."""
    domain: NotRequired[str]
    """Only carts of this shop. By default, all."""


class AutomationChangeFieldAction(TypedDict):
    """Sets a field of the contact, as `updateContact` does."""

    action: Literal["changeField"]
    """The kind of action."""
    action_id: NotRequired[int]
    """Your number for the action, unique in the automation. By default, the next free one."""
    title: NotRequired[str]
    """A name. By default, the kind."""
    parent_id: NotRequired[int]
    """The previous action. By default, the one before it in the list."""
    branch: NotRequired[AutomationBranch]
    """After a `condition` or a `waitForEvent`, the branch that leads here."""
    field_id: str
    """A base field or the id of an extra field of the list."""
    value: str
    """The value; an empty one clears the field. Of a field with options, the ids, separated by commas."""


class AutomationConditionAction(TypedDict):
    """Checks whether the contact is in a segment of the list, or meets conditions: set one of the two. The branch is
    `yes` or `no`.
    """

    action: Literal["condition"]
    """The kind of action."""
    action_id: NotRequired[int]
    """Your number for the action, unique in the automation. By default, the next free one."""
    title: NotRequired[str]
    """A name. By default, the kind."""
    parent_id: NotRequired[int]
    """The previous action. By default, the one before it in the list."""
    branch: NotRequired[AutomationBranch]
    """After a `condition` or a `waitForEvent`, the branch that leads here."""
    segment_id: NotRequired[str]
    """A segment of the list, as it is when the contact reaches the action."""
    segment_filter: NotRequired[SegmentFilter]
    """The conditions of a segment, at most 100. Without a condition on the status `removed`, removed contacts are
    excluded.
    """


class AutomationCopyToListAction(TypedDict):
    """Copies the contact to another list, if no contact there has its address. The run continues here."""

    action: Literal["copyToList"]
    """The kind of action."""
    action_id: NotRequired[int]
    """Your number for the action, unique in the automation. By default, the next free one."""
    title: NotRequired[str]
    """A name. By default, the kind."""
    parent_id: NotRequired[int]
    """The previous action. By default, the one before it in the list."""
    branch: NotRequired[AutomationBranch]
    """After a `condition` or a `waitForEvent`, the branch that leads here."""
    list_id: int
    """The other list."""


class AutomationCreate(TypedDict):
    """A new automation, inactive until you activate it."""

    title: str
    """The name."""
    list_id: int
    """The list of its contacts."""
    allow_multiple_contacts: NotRequired[bool]
    """Whether a contact can enter it more than once."""
    contact_limit: NotRequired[int]
    """Maximum number of runs per contact; 0 for unlimited."""
    triggers: NotRequired[list[AutomationTrigger]]
    """The triggers, any of which adds a contact. Without a trigger, only `startAutomationForContacts` does."""
    actions: list[AutomationStep]
    """The actions: a tree, beginning with the first. Each action comes after its parent in the list."""


class AutomationDateTrigger(TypedDict):
    """Contacts a number of days before or after a date in one of their fields."""

    type: Literal["date"]
    """The kind of trigger."""
    field_id: str
    """A field of the format date: `birth_date` or the id of an extra field."""
    offset_days: NotRequired[int]
    """Days after the date; negative for days before it."""
    hour: NotRequired[int]
    """The hour of the day, in the time zone."""
    time_zone: NotRequired[str]
    """The time zone of the hour, as an IANA name."""
    yearly: NotRequired[bool]
    """Whether it repeats each year, for example for birthdays."""


class AutomationDetail(TypedDict):
    """An automation with its triggers and actions."""

    automation_id: int
    """The id of the automation."""
    title: str
    """The name."""
    list_id: int
    """The list of its contacts."""
    status: AutomationStatus
    """Only an active automation accepts contacts and runs actions."""
    created_by: NotRequired[int]
    """The user who created it; left out if a key without a user did."""
    allow_multiple_contacts: bool
    """Whether a contact can enter it more than once."""
    contact_limit: int
    """Maximum number of runs per contact; 0 for unlimited."""
    version: int
    """The current version of its triggers and actions, for new contacts."""
    triggers: list[AutomationTrigger]
    """The kind of trigger."""
    actions: list[AutomationStep]
    """Its actions, each after its parent."""
    created: str
    """The day of creation."""
    updated: str
    """The day of the last change."""


class AutomationEndAction(TypedDict):
    """Ends the run. By default, a run ends after its last action."""

    action: Literal["end"]
    """The kind of action."""
    action_id: NotRequired[int]
    """Your number for the action, unique in the automation. By default, the next free one."""
    title: NotRequired[str]
    """A name. By default, the kind."""
    parent_id: NotRequired[int]
    """The previous action. By default, the one before it in the list."""
    branch: NotRequired[AutomationBranch]
    """After a `condition` or a `waitForEvent`, the branch that leads here."""


# An action of a contact.
AutomationEventName: TypeAlias = "Literal[\"email_open\", \"email_click\", \"reply_to_email\", \"push_open\", \"push_click\", \"web_push_open\", \"web_push_click\", \"smart_sms_open\", \"smart_sms_click\", \"voice_menu_event\", \"goal_conversion\", \"product_view\"]"


class AutomationEventTrigger(TypedDict):
    """Contacts who do something."""

    type: Literal["event"]
    """The kind of trigger."""
    event: AutomationEventName
    """An action of a contact."""
    campaign_hash: NotRequired[str]
    """A campaign of the account. By default, events of all messages count."""
    goal_id: NotRequired[int]
    """The goal, for `goal_conversion`. By default, any."""
    url: NotRequired[str]
    """The URL of the link for clicks, or of the page for `goal_conversion` and `product_view`. By default, any."""


class AutomationFieldChangeTrigger(TypedDict):
    """Contacts with a changed value of a field."""

    type: Literal["field_change"]
    """The kind of trigger."""
    field_id: str
    """A base field or the id of an extra field of the list."""
    value: NotRequired[str]
    """Only changes to this value; without it, all count."""


class AutomationGoToAction(TypedDict):
    """Continues at another action, also an earlier one. A loop needs a `wait`, `waitUntil` or `waitForEvent`."""

    action: Literal["goTo"]
    """The kind of action."""
    action_id: NotRequired[int]
    """Your number for the action, unique in the automation. By default, the next free one."""
    title: NotRequired[str]
    """A name. By default, the kind."""
    parent_id: NotRequired[int]
    """The previous action. By default, the one before it in the list."""
    branch: NotRequired[AutomationBranch]
    """After a `condition` or a `waitForEvent`, the branch that leads here."""
    target_id: int
    """The action."""


class AutomationMoveToListAction(TypedDict):
    """Moves the contact to another list, as `copyToList` does, and removes it from this list and the automation."""

    action: Literal["moveToList"]
    """The kind of action."""
    action_id: NotRequired[int]
    """Your number for the action, unique in the automation. By default, the next free one."""
    title: NotRequired[str]
    """A name. By default, the kind."""
    parent_id: NotRequired[int]
    """The previous action. By default, the one before it in the list."""
    branch: NotRequired[AutomationBranch]
    """After a `condition` or a `waitForEvent`, the branch that leads here."""
    list_id: int
    """The other list."""


class AutomationOrderTrigger(TypedDict):
    """Contacts who place an order."""

    type: Literal["order"]
    """The kind of trigger."""
    domain: NotRequired[str]
    """Only orders of this shop. By default, all."""


class AutomationPage(TypedDict):
    """A page of automations."""

    total_items: int
    """Total number of matching automations, on all pages."""
    items: list[Automation]
    """The automations on this page."""


class AutomationRemoveTagAction(TypedDict):
    """Removes a tag from the contact."""

    action: Literal["removeTag"]
    """The kind of action."""
    action_id: NotRequired[int]
    """Your number for the action, unique in the automation. By default, the next free one."""
    title: NotRequired[str]
    """A name. By default, the kind."""
    parent_id: NotRequired[int]
    """The previous action. By default, the one before it in the list."""
    branch: NotRequired[AutomationBranch]
    """After a `condition` or a `waitForEvent`, the branch that leads here."""
    tag_id: int
    """The tag."""


class AutomationRun(TypedDict):
    """The run of one contact through an automation."""

    run_id: int
    """The id of the run."""
    contact_id: str
    """The contact."""
    status: AutomationRunStatus
    """`active` until the run ends, then `ended`."""
    version: int
    """The version of the automation that the contact entered."""
    action_id: int
    """The action where it waits, or its next one; the last one of an ended run."""
    cause: AutomationRunCause
    """The cause of a run: a trigger, by its type, or `manual` for `startAutomationForContacts`."""
    entered: DateTime
    """When it entered."""
    due: NotRequired[DateTime]
    """When it continues at the latest; left out for an ended run."""
    ended: NotRequired[DateTime]
    """When it ended; left out for an active run."""
    reason: NotRequired[AutomationRunReason]
    """Why it ended; left out for an active run."""


# The cause of a run: a trigger, by its type, or `manual` for `startAutomationForContacts`.
AutomationRunCause: TypeAlias = "Literal[\"manual\", \"subscription\", \"tag_added\", \"tag_removed\", \"field_change\", \"date\", \"segment_entered\", \"event\", \"cart_idle\", \"order\", \"back_in_stock\"]"


class AutomationRunCounts(TypedDict):
    """The numbers of contacts at each point of an automation."""

    active: int
    """Active runs."""
    ended: int
    """Ended runs, for any reason."""
    reasons: dict[str, int]
    """Ended runs by reason, without reasons that have none."""
    steps: list[AutomationStepCounts]
    """The counts by version and action, in this order, without actions that have none."""


class AutomationRunPage(TypedDict):
    """A page of runs."""

    total_items: int
    """Total number of matching runs, on all pages."""
    items: list[AutomationRun]
    """The runs on this page, newest first."""


# Why a run ended. `completed`: after its last action; `unsubscribed`: the contact left the list or is not active;
# `suppressed`: its address is on the suppression list; `moved`: the automation moved it to another list; `taken_out`:
# by `deleteAutomationRun`; `too_many_steps`: it was in a loop; `failed`: an action failed, for example because an
# object was deleted.
AutomationRunReason: TypeAlias = "Literal[\"completed\", \"unsubscribed\", \"suppressed\", \"moved\", \"taken_out\", \"too_many_steps\", \"failed\"]"


# `active` until the run ends, then `ended`.
AutomationRunStatus: TypeAlias = "Literal[\"active\", \"ended\"]"


class AutomationRunTotals(TypedDict):
    """The numbers of active and completed contacts of an automation."""

    active: int
    """Active runs."""
    completed: int
    """Completed runs."""


class AutomationSegmentEnteredTrigger(TypedDict):
    """Contacts who newly meet the conditions of a segment."""

    type: Literal["segment_entered"]
    """The kind of trigger."""
    segment_id: str
    """A segment of the list."""


class AutomationSendCampaignAction(TypedDict):
    """Sends the campaign to the contact, on its channel. You don't need to send the campaign itself; its text can change
    while the automation is active.
    """

    action: Literal["sendCampaign"]
    """The kind of action."""
    action_id: NotRequired[int]
    """Your number for the action, unique in the automation. By default, the next free one."""
    title: NotRequired[str]
    """A name. By default, the kind."""
    parent_id: NotRequired[int]
    """The previous action. By default, the one before it in the list."""
    branch: NotRequired[AutomationBranch]
    """After a `condition` or a `waitForEvent`, the branch that leads here."""
    campaign_hash: str
    """A campaign of the account, of any channel, except RSS campaigns."""
    destination_field: NotRequired[str]
    """The field with the address, as for sending the campaign. By default, the field of the channel."""
    app_id: NotRequired[str]
    """The app of the devices, for push."""
    site_id: NotRequired[int]
    """The site of the subscribers, for web push."""


class AutomationStart(TypedDict):
    """The contacts to start in an automation."""

    automation_id: int
    """The automation. It must be active and belong to the list."""
    action_id: int
    """The first action, from `listAutomationActions`."""
    contacts: list[str]
    """The ids of the contacts."""


class AutomationStartResult(TypedDict):
    """The started contacts."""

    automation_id: int
    """The automation."""
    action_id: int
    """The first action."""
    success: list[str]
    """The started contacts."""
    error: AutomationStartResultError
    """The other contacts, by reason. An array without ids is empty."""


class AutomationStartResultError(TypedDict):
    """The other contacts, by reason. An array without ids is empty."""

    already_in_queue: list[str]
    """They are already waiting for this action."""


# Only an active automation accepts contacts and runs actions.
AutomationStatus: TypeAlias = "Literal[\"active\", \"inactive\"]"


# An action to write in an automation.
AutomationStep: TypeAlias = "AutomationSendCampaignAction | AutomationWaitAction | AutomationWaitUntilAction | AutomationWaitForEventAction | AutomationConditionAction | AutomationAddTagAction | AutomationRemoveTagAction | AutomationChangeFieldAction | AutomationCopyToListAction | AutomationMoveToListAction | AutomationUnsubscribeAction | AutomationWebhookAction | AutomationGoToAction | AutomationEndAction"


class AutomationStepCounts(TypedDict):
    """The numbers of contacts at one action of a version."""

    version: int
    """The version that they entered."""
    action_id: int
    """The action."""
    active: int
    """Contacts waiting in it or next to reach it."""
    ended: int
    """Runs that ended at it."""


class AutomationSubscriptionTrigger(TypedDict):
    """Contacts who join the list, also repeatedly; with double opt-in, after confirming."""

    type: Literal["subscription"]
    """The kind of trigger."""
    form_id: NotRequired[int]
    """Only contacts who join by this form. By default, all."""


class AutomationTagAddedTrigger(TypedDict):
    """Contacts who get a tag."""

    type: Literal["tag_added"]
    """The kind of trigger."""
    tag_id: int
    """The tag."""


class AutomationTagRemovedTrigger(TypedDict):
    """Contacts who lose a tag."""

    type: Literal["tag_removed"]
    """The kind of trigger."""
    tag_id: int
    """The tag."""


# A unit of time; a day has 24 hours.
AutomationTimeUnit: TypeAlias = "Literal[\"minutes\", \"hours\", \"days\", \"weeks\"]"


# A trigger that adds contacts of the list to an automation. Earlier events, before its activation, don't count.
AutomationTrigger: TypeAlias = "AutomationSubscriptionTrigger | AutomationTagAddedTrigger | AutomationTagRemovedTrigger | AutomationFieldChangeTrigger | AutomationDateTrigger | AutomationSegmentEnteredTrigger | AutomationEventTrigger | AutomationCartIdleTrigger | AutomationOrderTrigger | AutomationBackInStockTrigger"


class AutomationUnsubscribeAction(TypedDict):
    """Removes the contact from the list and the automation."""

    action: Literal["unsubscribe"]
    """The kind of action."""
    action_id: NotRequired[int]
    """Your number for the action, unique in the automation. By default, the next free one."""
    title: NotRequired[str]
    """A name. By default, the kind."""
    parent_id: NotRequired[int]
    """The previous action. By default, the one before it in the list."""
    branch: NotRequired[AutomationBranch]
    """After a `condition` or a `waitForEvent`, the branch that leads here."""


class AutomationUpdate(TypedDict):
    """The changes of an automation. Fields that you leave out stay unchanged. Other triggers or actions create a new
    version; active contacts stay in theirs.
    """

    title: NotRequired[str]
    """The name."""
    allow_multiple_contacts: NotRequired[bool]
    """Whether a contact can enter it more than once."""
    contact_limit: NotRequired[int]
    """Maximum number of runs per contact; 0 for unlimited."""
    triggers: NotRequired[list[AutomationTrigger]]
    """The triggers, any of which adds a contact. Without a trigger, only `startAutomationForContacts` does."""
    actions: NotRequired[list[AutomationStep]]
    """The actions: a tree, beginning with the first. Each action comes after its parent in the list."""


class AutomationWaitAction(TypedDict):
    """Waits for a period."""

    action: Literal["wait"]
    """The kind of action."""
    action_id: NotRequired[int]
    """Your number for the action, unique in the automation. By default, the next free one."""
    title: NotRequired[str]
    """A name. By default, the kind."""
    parent_id: NotRequired[int]
    """The previous action. By default, the one before it in the list."""
    branch: NotRequired[AutomationBranch]
    """After a `condition` or a `waitForEvent`, the branch that leads here."""
    amount: int
    """Number of units."""
    unit: AutomationTimeUnit
    """A unit of time; a day has 24 hours."""


class AutomationWaitForEventAction(TypedDict):
    """Waits for an event of the contact and continues at `yes`, or after the period at `no`."""

    action: Literal["waitForEvent"]
    """The kind of action."""
    action_id: NotRequired[int]
    """Your number for the action, unique in the automation. By default, the next free one."""
    title: NotRequired[str]
    """A name. By default, the kind."""
    parent_id: NotRequired[int]
    """The previous action. By default, the one before it in the list."""
    branch: NotRequired[AutomationBranch]
    """After a `condition` or a `waitForEvent`, the branch that leads here."""
    event: AutomationEventName
    """An action of a contact."""
    campaign_hash: NotRequired[str]
    """A campaign of the account. By default, events of all messages count."""
    goal_id: NotRequired[int]
    """The goal, for `goal_conversion`. By default, any."""
    url: NotRequired[str]
    """The URL of the link for clicks, or of the page for `goal_conversion` and `product_view`. By default, any."""
    amount: int
    """Number of units."""
    unit: AutomationTimeUnit
    """A unit of time; a day has 24 hours."""


class AutomationWaitUntilAction(TypedDict):
    """Waits until an hour of the day. A contact who arrives within that hour on such a day does not wait, unless a
    `goTo` led here: then it waits for the next time.
    """

    action: Literal["waitUntil"]
    """The kind of action."""
    action_id: NotRequired[int]
    """Your number for the action, unique in the automation. By default, the next free one."""
    title: NotRequired[str]
    """A name. By default, the kind."""
    parent_id: NotRequired[int]
    """The previous action. By default, the one before it in the list."""
    branch: NotRequired[AutomationBranch]
    """After a `condition` or a `waitForEvent`, the branch that leads here."""
    hour: int
    """The hour."""
    weekdays: NotRequired[list[int]]
    """Days of the week, 1 for Monday to 7 for Sunday. By default, any day."""
    time_zone: NotRequired[str]
    """The time zone of the hour, as an IANA name."""


class AutomationWebhookAction(TypedDict):
    """Sends a signed POST with the contact, `automationAction`, to your URL."""

    action: Literal["webhook"]
    """The kind of action."""
    action_id: NotRequired[int]
    """Your number for the action, unique in the automation. By default, the next free one."""
    title: NotRequired[str]
    """A name. By default, the kind."""
    parent_id: NotRequired[int]
    """The previous action. By default, the one before it in the list."""
    branch: NotRequired[AutomationBranch]
    """After a `condition` or a `waitForEvent`, the branch that leads here."""
    url: str
    """An http or https URL. Private networks are refused."""


class BaseFieldUpdate(TypedDict):
    """The fields of a base field to change."""

    unique: NotRequired[bool]
    """Whether contacts of the list must have different values."""


class CallbackSecret(TypedDict):
    """The secret that signs the account's callbacks."""

    secret: str
    """The secret, in the form of the Standard Webhooks libraries."""


class Campaign(TypedDict):
    """A campaign of any channel."""

    id: int
    """The number of the campaign in the account."""
    campaign_hash: str
    """The hash that identifies the campaign."""
    status: CampaignStatus
    """A draft can be changed. A queued campaign waits for its time, a sending one is in progress, a sent one is
    finished.
    """
    thumbnail: str
    """URL of a thumbnail. Always empty: the platform does not render HTML as images. To show one, render the HTML of
    `getCampaignPreview`.
    """
    channel: CampaignChannel
    """The channel of a campaign."""
    internal_name: str
    """The name for internal use."""
    list_id: int
    """The list of the campaign."""
    title: str
    """The text that recipients see first; the subject of an email."""
    created_by: NotRequired[int]
    """The user who created it; left out if a key without a user did."""
    group_id: NotRequired[int]
    """The group of the campaign; left out if none."""
    processed_messages: int
    """Messages that have left the queue so far, with any outcome."""
    planned_messages: NotRequired[int]
    """Planned recipients of all sends; 0 before the first is planned."""
    feed: NotRequired[str]
    """The URL of its feed; left out if none."""
    automation_id: NotRequired[int]
    """The automation of the campaign; left out if none."""
    created: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    updated: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    start_date: NotRequired[DateTime]
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    end_date: NotRequired[DateTime]
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    schedule_date: CampaignScheduleDate
    """Whether the send is scheduled, and when."""


class CampaignButton(TypedDict):
    """A button of a push or web push message."""

    title: NotRequired[str]
    """The text of the button."""
    link: NotRequired[str]
    """The URL that it opens."""
    type: NotRequired[Literal["url", "deeplink"]]
    """Whether the link is a URL or a deep link into the app; push only."""
    cancel_label: NotRequired[str]
    """The text of the second button, which closes the message; push only."""


# The channel of a campaign.
CampaignChannel: TypeAlias = "Literal[\"email\", \"push\", \"sms\", \"smart_sms\", \"voice\", \"web_push\"]"


class CampaignContact(TypedDict):
    """A contact with an event of a campaign."""

    contact_id: str
    """The id of the contact."""
    list_id: int
    """The list of the contact."""
    first_name: str
    """First name."""
    last_name: str
    """Last name."""
    email: str
    """The email address."""
    cellphone: str
    """The cellphone number."""
    times: int
    """How many times it happened."""
    first_date: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    last_date: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


class CampaignContactPage(TypedDict):
    """A page of contacts with an event of a campaign."""

    items: list[CampaignContact]
    """The contacts on this page."""
    next: NotRequired[str]
    """`after` for the next page; left out on the last."""


class CampaignCounts(TypedDict):
    """The totals of a campaign's report, also for a smart SMS, which has no separate report. Counts without events, or
    that the channel does not have, are left out.
    """

    sends: NotRequired[int]
    """Sent messages."""
    delivered: NotRequired[int]
    """Delivered messages, if the channel reports them."""
    opens: NotRequired[int]
    """Opens."""
    unique_opens: NotRequired[int]
    """Recipients who opened it."""
    clicks: NotRequired[int]
    """Clicks."""
    unique_clicks: NotRequired[int]
    """Recipients who clicked."""
    unsubscriptions: NotRequired[int]
    """Recipients who unsubscribed."""
    hard_bounces: NotRequired[int]
    """Hard bounces."""
    soft_bounces: NotRequired[int]
    """Soft bounces."""
    bounces: NotRequired[int]
    """Bounces, on channels with one kind."""
    complaints: NotRequired[int]
    """Spam complaints."""
    error: NotRequired[int]
    """Failed messages."""
    invalid: NotRequired[int]
    """Messages to invalid numbers."""
    pending: NotRequired[int]
    """Messages with an unknown outcome."""
    machine_opens: NotRequired[int]
    """Images loaded by programs, not readers: filters, previews, mail providers. `opens` excludes them. Left out if
    none.
    """
    machine_clicks: NotRequired[int]
    """Links followed by such programs. `clicks` excludes them. Left out if none."""


class CampaignDetail(TypedDict):
    """A campaign of any channel, with its content, sends and counts."""

    id: int
    """The number of the campaign in the account."""
    campaign_hash: str
    """The hash that identifies the campaign."""
    status: CampaignStatus
    """A draft can be changed. A queued campaign waits for its time, a sending one is in progress, a sent one is
    finished.
    """
    thumbnail: str
    """URL of a thumbnail. Always empty: the platform does not render HTML as images. To show one, render the HTML of
    `getCampaignPreview`.
    """
    channel: CampaignChannel
    """The channel of a campaign."""
    internal_name: str
    """The name for internal use."""
    list_id: int
    """The list of the campaign."""
    title: str
    """The text that recipients see first; the subject of an email."""
    created_by: NotRequired[int]
    """The user who created it; left out if a key without a user did."""
    group_id: NotRequired[int]
    """The group of the campaign; left out if none."""
    processed_messages: int
    """Messages that have left the queue so far, with any outcome."""
    planned_messages: int
    """Planned recipients of all sends; 0 before the first is planned."""
    feed: NotRequired[str]
    """The URL of its feed; left out if none."""
    automation_id: NotRequired[int]
    """The automation of the campaign; left out if none."""
    created: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    updated: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    start_date: NotRequired[DateTime]
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    end_date: NotRequired[DateTime]
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    schedule_date: CampaignDetailScheduleDate
    """Whether the send is scheduled, and when."""
    sender_id: NotRequired[int]
    """The sender; left out if none."""
    reply_to: NotRequired[int]
    """The email sender for replies; left out if it is the sender."""
    header_footer: NotRequired[HeaderFooter]
    """The header and footer of an email. Your own template has its own links; then both sets here are ignored."""
    content: CampaignSaid
    """The content of a campaign, with placeholders. Each channel has the fields of its create request; missing ones are
    left out.
    """
    runs: list[CampaignRun]
    """The last 50 sends, newest first."""
    counts: CampaignCounts
    """The totals of a campaign's report, also for a smart SMS, which has no separate report. Counts without events, or
    that the channel does not have, are left out.
    """


class CampaignDetailScheduleDate(TypedDict):
    """Whether the send is scheduled, and when."""

    enabled: bool
    """False if the send is not scheduled."""
    date: NotRequired[DateTime]
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


class CampaignFailure(TypedDict):
    """Recipients that a campaign did not reach, for one reason."""

    reason: str
    """The reason, without addresses."""
    recipients: int
    """Number of recipients."""


class CampaignGroup(TypedDict):
    """A group of campaigns."""

    group_id: int
    """The id of the group."""
    name: str
    """The name of the group."""


class CampaignGroupPage(TypedDict):
    """A page of campaign groups."""

    total_items: int
    """Total number of matching groups, on all pages."""
    items: list[CampaignGroup]
    """The groups on this page."""


class CampaignGroupWrite(TypedDict):
    """The name of a campaign group."""

    name: str
    """The name of the group, unique in the account."""


class CampaignHash(TypedDict):
    """The hash of the new or changed campaign."""

    campaign_hash: str
    """The hash that identifies the campaign."""
    warnings: NotRequired[list[str]]
    """Warnings before sending, as sentences, such as characters that the encoding of an SMS lacks. Left out if none, and
    on channels other than SMS and smart SMS.
    """


class CampaignLocalTime(TypedDict):
    """The local hour of a send, and how time zones are determined."""

    date: str
    """The local time, `YYYY-MM-DD hh:mm:ss`."""
    time_zone_field: NotRequired[str]
    """The id of the extra field with a contact's time zone; left out if none."""
    time_zone: str
    """The time zone for recipients without a known one."""
    if_passed: Literal["next_day", "at_once"]
    """When to send to time zones in which the hour had already passed."""


class CampaignMessageUpdate(TypedDict):
    """The text to change. The kind of content cannot change."""

    message: NotRequired[str]
    """The text."""


class CampaignPage(TypedDict):
    """A page of campaigns."""

    total_items: int
    """Total number of matching campaigns, on all pages."""
    items: list[Campaign]
    """The campaigns on this page."""


# A campaign as one contact would receive it. Fields that the channel does not have are left out.
CampaignPreview = TypedDict(
    "CampaignPreview",
    {
        # The channel of a campaign.
        "channel": "CampaignChannel",
        # The sender: a name with its address, a number, or a name.
        "from": "NotRequired[str]",
        # The recipient; empty without a contact.
        "to": "NotRequired[str]",
        # The subject of an email, or the title of a push or web push message.
        "subject": "NotRequired[str]",
        # The HTML of an email, with its header and footer.
        "html": "NotRequired[str]",
        # The path of a page with this HTML on this server, without a key, for a frame. Scripts don't run, and remote images
        # are blocked unless you add `?pictures=1`. It expires after an hour.
        "html_path": "NotRequired[str]",
        # The text of an email, of an SMS with its link, of a message, or of a spoken call.
        "text": "NotRequired[str]",
        # The encoding of an SMS.
        "encoding": "NotRequired[Literal[\"gsm\", \"unicode\"]]",
        # Number of SMS parts.
        "parts": "NotRequired[int]",
        # Length of the SMS, in units of its encoding.
        "characters": "NotRequired[int]",
        # The URL that a click on a message opens.
        "link": "NotRequired[str]",
        # The URL of the image beside the text.
        "icon": "NotRequired[str]",
        # The buttons.
        "buttons": "NotRequired[list[CampaignButton]]",
        # The URL of the recording.
        "audio": "NotRequired[str]",
        # Why this contact would get nothing; left out otherwise.
        "problem": "NotRequired[str]",
        # Warnings before sending, as sentences; left out if none.
        "warnings": "NotRequired[list[str]]",
    },
)


class CampaignRun(TypedDict):
    """One send of a campaign."""

    operation_id: NotRequired[int]
    """The operation of the send; left out for contacts of automations, who are sent to individually."""
    status: Literal["standing", "scheduled", "planning", "sending", "paused", "halted", "cancelling", "sent", "cancelled"]
    """The status. `standing` is the open-ended send of an automation; `halted` was stopped because its recipient counts
    don't match.
    """
    list_id: int
    """The list of the send."""
    planned: int
    """Planned recipients."""
    accepted: int
    """Recipients whose message was sent."""
    failed: int
    """Recipients whose message failed."""
    skipped: int
    """Recipients excluded later, such as suppressed ones."""
    cancelled: int
    """Recipients left when it was canceled."""
    unknown: int
    """Recipients with an unknown outcome."""
    created: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    start_date: NotRequired[DateTime]
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    end_date: NotRequired[DateTime]
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    failures: NotRequired[list[CampaignFailure]]
    """Failed recipients by reason, most frequent first; left out if none."""
    local_time: NotRequired[CampaignLocalTime]
    """The local hour of a send, and how time zones are determined."""
    time_zones: NotRequired[list[CampaignTimeZone]]
    """The recipients by time zone, in the order of sending; left out for a send without local times, and empty until the
    recipients are selected.
    """


class CampaignSaid(TypedDict):
    """The content of a campaign, with placeholders. Each channel has the fields of its create request; missing ones are
    left out.
    """

    body: NotRequired[str]
    """The HTML of an email; with markers for an RSS campaign."""
    plain_text: NotRequired[str]
    """The text of an email for readers without HTML."""
    snippet: NotRequired[str]
    """The preview text beside the subject in inboxes."""
    message: NotRequired[str]
    """The text of an SMS, a smart SMS (without its link), a push or web push message, or a spoken call."""
    audio: NotRequired[str]
    """The URL of the recording. It needs no key."""
    link: NotRequired[str]
    """The URL that a click on a web push message opens."""
    icon: NotRequired[str]
    """The URL of the image beside the text of a push or web push message."""
    buttons: NotRequired[list[CampaignButton]]
    """The buttons of a push or web push message."""
    options: NotRequired[SmsCampaignOptions]
    """The encoding and maximum length of the text. A message has 160 characters in gsm and 70 in unicode, and fewer if a
    text needs several.
    """
    page: NotRequired[CampaignSaidPage]
    """The target of the short link of a smart SMS."""


class CampaignSaidPage(TypedDict):
    """The target of the short link of a smart SMS."""

    type: Literal["redirect", "import", "html"]
    """An external URL, the copy of a page, or HTML."""
    url: NotRequired[str]
    """The URL of the page; left out for HTML."""
    html: NotRequired[str]
    """The HTML, or that of the copy; left out for an external URL."""


class CampaignScheduleDate(TypedDict):
    """Whether the send is scheduled, and when."""

    enabled: bool
    """False if the send is not scheduled."""
    date: NotRequired[DateTime]
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


# A draft can be changed. A queued campaign waits for its time, a sending one is in progress, a sent one is finished.
CampaignStatus: TypeAlias = "Literal[\"draft\", \"canceled\", \"queued\", \"paused\", \"sending\", \"sent\"]"


class CampaignTemplate(TypedDict):
    """A stored template of the same channel. Its text is copied when the campaign is created."""

    type: Literal["template"]
    """The kind of content."""
    template_id: int
    """The id of the template."""


class CampaignTest(TypedDict):
    """The recipients of a test."""

    to: list[str]
    """The addresses for the campaign's channel: email addresses, or numbers with their country code. For push and web
    push, ids of contacts: each gets it on the most recently used device.
    """
    contact_id: NotRequired[str]
    """A contact of the campaign's list whose data fill the placeholders."""


class CampaignTested(TypedDict):
    """The outcome of a test."""

    items: list[CampaignTestedItem]
    """One result per address, in the order of the request."""


class CampaignTestedItem(TypedDict):
    """The outcome of a test to one address."""

    to: str
    """The address."""
    state: Literal["accepted", "deferred", "failed", "unknown", "skipped"]
    """`accepted`: the carrier accepted it. `deferred`: the carrier asked to retry later, and a test is not retried.
    `failed`: it was refused or cannot be built. `unknown`: the outcome is unknown. `skipped`: the address is
    suppressed.
    """
    reason: NotRequired[str]
    """Why it was not accepted."""


class CampaignText(TypedDict):
    """A text in the request."""

    type: Literal["text"]
    """The kind of content."""
    message: str
    """The text."""


# The content of a push or text message: a text in the request, or a stored template. In the text, `{{ field }}`
# becomes the recipient's value.
CampaignTextContent: TypeAlias = "CampaignText | CampaignTemplate"


class CampaignTimeZone(TypedDict):
    """The recipients of a send in one time zone."""

    time_zone: str
    """The IANA name of the time zone, or its offset."""
    send_date: DateTime
    """When it is sent to them, in UTC."""
    planned: int
    """Number of recipients."""
    processed: int
    """How many were sent to or excluded."""


class Cart(TypedDict):
    """A cart of a shop."""

    domain: str
    """The domain of the shop."""
    cart_id: str
    """The id of the cart in the shop, or the platform's own if the shop sent none."""
    state: CartState
    """The status of a cart: waiting (`open`), empty (`emptied`), or closed by an order (`ordered`)."""
    cart_total: NotRequired[float]
    """The total of the cart; left out if unknown."""
    cart_url: str
    """The URL of the cart in the shop; empty if unknown."""
    order_id: NotRequired[str]
    """The id of the order that closed it; left out if none."""
    list_id: NotRequired[int]
    """The list of its contact; left out if none."""
    contact_id: NotRequired[str]
    """The contact of the cart; left out if unknown."""
    lines: int
    """Number of product lines."""
    products: list[CartProduct]
    """The products, as sent by the shop."""
    reminder: NotRequired[CartReminder]
    """The result of the trigger `cart_idle` for a cart: `started` (the contact entered the automation) or `ordered` (it
    did not, because the contact ordered after the last change of the cart).
    """
    created: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    updated: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


class CartContact(TypedDict):
    """The contact of a cart or order: its id, or values to find or create it."""

    base: NotRequired[CartContactBase]
    """The base fields of the contact of a cart or an order."""
    extra: NotRequired[list[ExtraValue]]
    """Values for extra fields of the list."""


class CartContactBase(TypedDict):
    """The base fields of the contact of a cart or an order."""

    contact_id: NotRequired[str]
    """The id of an existing contact. The other fields are then not needed."""
    status: NotRequired[Literal["active", "inactive", "removed", "unconfirmed"]]
    """The status of a new contact."""
    first_name: NotRequired[str]
    """The first name."""
    last_name: NotRequired[str]
    """The last name."""
    birth_date: NotRequired[str]
    """The date of birth, `YYYY-MM-DD`, or empty."""
    language: NotRequired[Literal["pt", "en", "es", "br", "fr", "de", ""]]
    """The language of the contact. Empty means en."""
    email: NotRequired[str]
    """The email address."""
    cellphone: NotRequired[str]
    """The cellphone: country code and number, separated by a hyphen."""
    phone: NotRequired[str]
    """The phone: country code and number, separated by a hyphen."""
    push_token_android: NotRequired[list[PushTokenWrite]]
    """Tokens of Android apps. They replace the stored ones."""
    push_token_ios: NotRequired[list[PushTokenWrite]]
    """Tokens of iOS apps. They replace the stored ones."""


class CartCreate(TypedDict):
    """The current state of a cart."""

    cart_id: NotRequired[str]
    """The id of the cart in the shop. Repeat it to change the cart; without it, each request creates a new cart."""
    cart_total: NotRequired[float]
    """The total of the cart."""
    cart_url: NotRequired[str]
    """The URL of the cart in the shop."""
    contact: NotRequired[CartContact]
    """The contact of a cart or order: its id, or values to find or create it."""
    products: NotRequired[list[CartProduct]]
    """The products. An empty array empties the cart."""


class CartItem(TypedDict):
    """A cart of a shop, without its products."""

    domain: str
    """The domain of the shop."""
    cart_id: str
    """The id of the cart in the shop, or the platform's own if the shop sent none."""
    state: CartState
    """The status of a cart: waiting (`open`), empty (`emptied`), or closed by an order (`ordered`)."""
    cart_total: NotRequired[float]
    """The total of the cart; left out if unknown."""
    order_id: NotRequired[str]
    """The id of the order that closed it; left out if none."""
    list_id: NotRequired[int]
    """The list of its contact; left out if none."""
    contact_id: NotRequired[str]
    """The contact of the cart; left out if unknown."""
    lines: int
    """Number of product lines."""
    reminder: NotRequired[CartReminder]
    """The result of the trigger `cart_idle` for a cart: `started` (the contact entered the automation) or `ordered` (it
    did not, because the contact ordered after the last change of the cart).
    """
    created: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    updated: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


class CartPage(TypedDict):
    """A page of carts."""

    total_items: int
    """Total number of matching carts, on all pages."""
    items: list[CartItem]
    """The carts on this page."""


class CartProduct(TypedDict):
    """A product in a cart."""

    product_identifier: NotRequired[str]
    """The identifier: letters, digits, `_`, `.` and `-`. Unique in its catalog."""
    name: NotRequired[str]
    """The name."""
    description: NotRequired[str]
    """A description."""
    sku: NotRequired[str]
    """The shop's stock keeping unit (SKU)."""
    upc: NotRequired[str]
    """The Universal Product Code."""
    ean: NotRequired[str]
    """The European Article Number."""
    gtin: NotRequired[str]
    """The Global Trade Item Number."""
    mpn: NotRequired[str]
    """The manufacturer part number."""
    link: NotRequired[str]
    """The URL of its page."""
    image_link: NotRequired[str]
    """The URL of an image."""
    price: NotRequired[float]
    """The unit price, in the currency of the catalog."""
    sale_price: NotRequired[float]
    """The reduced unit price; 0 if it is not reduced."""
    brand: NotRequired[str]
    """The brand."""
    categories: NotRequired[list[str]]
    """The categories, each from broad to narrow, separated by `>`."""
    related_products: NotRequired[list[str]]
    """The identifiers of related products."""
    custom_attributes: NotRequired[list[ProductAttributeWrite]]
    """Additional properties."""
    quantity: NotRequired[float]
    """Quantity in the cart."""


class CartReminder(TypedDict):
    """The result of the trigger `cart_idle` for a cart: `started` (the contact entered the automation) or `ordered` (it
    did not, because the contact ordered after the last change of the cart).
    """

    outcome: Literal["started", "ordered"]
    """The result."""
    automation_id: int
    """The id of the automation; of several, the last one."""
    order_id: NotRequired[str]
    """The id of the order that made the reminder unnecessary; left out if the automation started."""
    date: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


# The status of a cart: waiting (`open`), empty (`emptied`), or closed by an order (`ordered`).
CartState: TypeAlias = "Literal[\"open\", \"emptied\", \"ordered\"]"


class Catalog(TypedDict):
    """A collection of products in one language and one currency."""

    catalog_id: int
    """The id of the catalog."""
    title: str
    """The title."""
    language: str
    """The language of its texts, for example `en`."""
    currency: str
    """The currency of its prices, for example `eur`."""
    created: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    updated: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


class CatalogCreate(TypedDict):
    """The fields of a new catalog."""

    title: str
    """The title."""
    language: str
    """The language of its texts, for example `en`."""
    currency: str
    """The currency of its prices, for example `eur`."""


class CatalogPage(TypedDict):
    """The catalogs of the account, all on one page."""

    total_items: int
    """Total number of catalogs."""
    items: list[Catalog]
    """All catalogs of the account."""


class CellphoneSender(TypedDict):
    """A name or number that sends text messages."""

    sender_id: int
    """The id of the sender."""
    cellphone: str
    """The name, or country code and number separated by a hyphen."""
    type: CellphoneSenderType
    """Whether a name or a number sends the text messages."""
    status: SenderStatus
    """Only an active sender can send. One in moderation is under review; a rejected one cannot be used."""


# The fields of a new cellphone sender.
CellphoneSenderCreate: TypeAlias = "CellphoneSenderCreateName | CellphoneSenderCreateNumber"


class CellphoneSenderCreateName(TypedDict):
    """A name that sends text messages."""

    type: Literal["alpha_numeric"]
    """The kind of sender."""
    cellphone: str
    """The name: up to 11 letters, digits and signs of the GSM alphabet, without `€ [ ] { } \\ ^ ~ |`. A short code has 3
    to 8 digits. Returns 422 for a name that networks would change.
    """
    file: str
    """A Base64 document that proves your right to use the sender, for the moderators. It is never returned."""


class CellphoneSenderCreateNumber(TypedDict):
    """A number that sends text messages."""

    type: Literal["numeric"]
    """The kind of sender."""
    cellphone: str
    """Country code and number, separated by a hyphen."""
    file: str
    """A Base64 document that proves your right to use the sender, for the moderators. It is never returned."""


class CellphoneSenderList(TypedDict):
    """A page of cellphone senders."""

    items: list[CellphoneSender]
    """The senders on this page."""


# Whether a name or a number sends the text messages.
CellphoneSenderType: TypeAlias = "Literal[\"alpha_numeric\", \"numeric\"]"


# No messages are sent to an inactive address.
ChannelStatus: TypeAlias = "Literal[\"active\", \"inactive\"]"


class Cname(TypedDict):
    """Your own domain name for links, instead of the platform's."""

    cname_id: int
    """The id of the CNAME."""
    value: str
    """The domain name."""
    status: CnameStatus
    """`recent` has not been checked yet. `verified` is valid. `unverified`: DNS has no entry, or the platform does not
    respond to the name over HTTPS. `invalid`: the entry points elsewhere, or another account has the name. `private`:
    it points to a private address. Links use only a verified name; otherwise they use the platform's.
    """
    records: NotRequired[list[CnameRecord]]
    """The DNS records to set. The CNAME record points the name to the platform. The TXT record proves that the name is
    yours; you need it only if another account has the name.
    """


class CnameCreate(TypedDict):
    """The fields of a new CNAME."""

    value: str
    """The domain name, without protocol and path. Let its DNS entry lead to the platform."""


class CnamePage(TypedDict):
    """All CNAMEs of the account."""

    total_items: int
    """Total number of CNAMEs."""
    items: list[Cname]
    """The CNAMEs of the account."""


class CnameRecord(TypedDict):
    """A DNS record of a CNAME."""

    type: Literal["CNAME", "TXT"]
    """The type of the record."""
    name: str
    """The name of the record."""
    value: str
    """Where a CNAME record leads, or the text of a TXT record."""


# `recent` has not been checked yet. `verified` is valid. `unverified`: DNS has no entry, or the platform does not
# respond to the name over HTTPS. `invalid`: the entry points elsewhere, or another account has the name. `private`:
# it points to a private address. Links use only a verified name; otherwise they use the platform's.
CnameStatus: TypeAlias = "Literal[\"verified\", \"unverified\", \"recent\", \"invalid\", \"private\"]"


class ConnectedSite(TypedDict):
    """A connected website."""

    domain: str
    """The domain of the site, without protocol and path."""
    list_id: NotRequired[int]
    """The list for visitors; left out if none."""
    code: str
    """The script for every page of the site."""
    features: list[ConnectedSiteFeatures]
    """The features of the site."""


class ConnectedSiteCreate(TypedDict):
    """The site to connect."""

    domain: str
    """The domain of the site, without protocol and path."""
    list_id: NotRequired[int]
    """The list for visitors."""


class ConnectedSiteEmbedForms(TypedDict):
    """Forms embedded in the pages of a site."""

    enabled: bool
    """Whether it is enabled."""
    items: list[ConnectedSiteEmbedFormsItemsItem]
    """The shown forms; empty if disabled."""


class ConnectedSiteEmbedFormsItemsItem(TypedDict):
    internal_name: str
    """The name for internal use."""
    form_id: int
    """The id of the form."""
    form_hash: str
    """The hash of the form in the page's code."""


class ConnectedSiteFeatures(TypedDict):
    """The features of a connected site. All six are always present."""

    track_and_engage: ConnectedSiteFeaturesTrackAndEngage
    """Visits and goals."""
    on_site_message: ConnectedSiteForms
    """Forms with the `display` `message`. Enabled while the list of the site has some."""
    popup_forms: ConnectedSiteForms
    """Forms with the `display` `popup`. Enabled while the list of the site has some."""
    whatsapp: ConnectedSiteForms
    """Forms with the `display` `whatsapp`. Enabled while the list of the site has some."""
    web_push: ConnectedSiteWebPush
    """Web push on a site."""
    embed_forms: ConnectedSiteEmbedForms
    """The other forms of the list, for you to embed."""


class ConnectedSiteFeaturesTrackAndEngage(TypedDict):
    """Visits and goals."""

    enabled: bool
    """Whether it is enabled."""


class ConnectedSiteForms(TypedDict):
    """Forms shown by the site's script."""

    enabled: bool
    """Whether it is enabled."""
    items: list[ConnectedSiteFormsItemsItem]
    """The shown forms; empty if disabled."""


class ConnectedSiteFormsItemsItem(TypedDict):
    internal_name: str
    """The name for internal use."""
    form_id: int
    """The id of the form."""


class ConnectedSiteItem(TypedDict):
    """A connected site in a list."""

    domain: str
    """The domain of the site, without protocol and path."""
    list_id: NotRequired[int]
    """The list for visitors; left out if none."""


class ConnectedSitePage(TypedDict):
    """All sites of the account."""

    total_items: int
    """Total number of connected sites."""
    items: list[ConnectedSiteItem]
    """The sites of the account."""


# The actions of all visitors of a site in the given days.
ConnectedSiteStatistics = TypedDict(
    "ConnectedSiteStatistics",
    {
        # The domain of the site.
        "domain": "str",
        # The first day.
        "from": "str",
        # The last day.
        "to": "str",
        # Page views.
        "page_views": "int",
        # Product views.
        "product_views": "int",
        # Form views.
        "form_displays": "int",
        # Browsers with a web push opt-in.
        "web_push_optins": "int",
        # Goal conversions.
        "goal_conversions": "int",
        # The viewed forms.
        "forms": "list[ConnectedSiteStatisticsFormsItem]",
        # The goals of the site.
        "goals": "list[ConnectedSiteStatisticsGoalsItem]",
    },
)


class ConnectedSiteStatisticsFormsItem(TypedDict):
    form_id: int
    """The id of the form."""
    displays: int
    """Number of views."""


class ConnectedSiteStatisticsGoalsItem(TypedDict):
    id: int
    """The number of the goal."""
    name: str
    """The name of the goal."""
    conversions: int
    """Number of conversions."""


class ConnectedSiteWebPush(TypedDict):
    """Web push on a site."""

    enabled: bool
    """Whether it is enabled."""
    items: list[ConnectedSiteWebPushItemsItem]
    """The shown forms; empty if disabled."""


class ConnectedSiteWebPushItemsItem(TypedDict):
    internal_name: str
    """The name for internal use."""
    site_id: int
    """The id of the webpush site."""
    app_code: str
    """The code of the site in its script."""


# The legal basis for messages to the contact; `consent` for a new one.
Consent: TypeAlias = "Literal[\"any\", \"consent\", \"contract\", \"legitimate_interest\", \"none\", \"protect_vital_interests\", \"public_interests\", \"required_by_law\", \"withdrawn\"]"


class Contact(TypedDict):
    """A contact of a list."""

    base: ContactBase
    """The base fields of a contact. A text without a value is empty; a date without one is left out."""
    extra: list[ContactExtra]
    """The extra fields that have a value."""
    tags: list[int]
    """The ids of the attached tags."""


class ContactActivityReportActivities(TypedDict):
    """The activities to show in a contact activity report. Activities that you leave out are not shown."""

    opens: NotRequired[bool]
    """Whether to show opened emails."""
    clicks: NotRequired[bool]
    """Whether to show clicks."""
    recommends: NotRequired[bool]
    """Whether to show recommendations to others."""
    conversion: NotRequired[bool]
    """Whether to show conversions."""
    email_send: NotRequired[bool]
    """Whether to show emails sent."""
    sms_send: NotRequired[bool]
    """Whether to show SMS sent."""
    sms_report: NotRequired[bool]
    """Whether to show delivery receipts of SMS."""
    voice_send: NotRequired[bool]
    """Whether to show calls made."""
    voice_report: NotRequired[bool]
    """Whether to show results of calls."""
    invitation_send: NotRequired[bool]
    """Whether to show invitations sent."""
    invitation_open: NotRequired[bool]
    """Whether to show opened invitations."""
    unsubscribe: NotRequired[bool]
    """Whether to show unsubscriptions by the contact."""
    email_soft_bounce: NotRequired[bool]
    """Whether to show soft bounces of emails."""
    email_hard_bounce: NotRequired[bool]
    """Whether to show hard bounces of emails."""
    subscription: NotRequired[bool]
    """Whether to show subscriptions."""
    resubscription: NotRequired[bool]
    """Whether to show repeated subscriptions."""
    unsubscribe_reason: NotRequired[bool]
    """Whether to show reasons given for leaving."""
    facebook_like: NotRequired[bool]
    """Whether to show likes on Facebook. The column is always 0, because Facebook does not report them."""
    social_share: NotRequired[bool]
    """Whether to show shares on social networks."""
    unsubscribe_manual: NotRequired[bool]
    """Whether to show unsubscriptions by a user."""
    double_optin: NotRequired[bool]
    """Whether to show requests to confirm a subscription."""
    email_spam_complaint: NotRequired[bool]
    """Whether to show reports as spam."""
    email_field_disable: NotRequired[bool]
    """Whether to show disabled email addresses."""
    cellphone_field_disable: NotRequired[bool]
    """Whether to show disabled cellphones."""
    phone_field_disable: NotRequired[bool]
    """Whether to show disabled phones."""
    unsubscribe_api: NotRequired[bool]
    """Whether to show unsubscriptions by the API."""
    email_field_enable: NotRequired[bool]
    """Whether to show enabled email addresses."""
    cellphone_field_enable: NotRequired[bool]
    """Whether to show enabled cellphones."""
    phone_field_enable: NotRequired[bool]
    """Whether to show enabled phones."""
    edit_subscription: NotRequired[bool]
    """Whether to show changes of the contact."""
    automation_event: NotRequired[bool]
    """Whether to show events of automations."""
    push_send: NotRequired[bool]
    """Whether to show push messages sent."""
    push_delivered: NotRequired[bool]
    """Whether to show push messages delivered."""
    push_error: NotRequired[bool]
    """Whether to show push messages that failed."""
    push_received: NotRequired[bool]
    """Whether to show push messages received by the device."""
    push_open: NotRequired[bool]
    """Whether to show opened push messages."""
    push_canceled: NotRequired[bool]
    """Whether to show push messages that were dismissed."""
    push_unsubscription: NotRequired[bool]
    """Whether to show unsubscriptions from push."""
    reply_to_email: NotRequired[bool]
    """Whether to show replies to emails."""
    web_push_send: NotRequired[bool]
    """Whether to show web push messages sent."""
    web_push_delivered: NotRequired[bool]
    """Whether to show web push messages delivered."""
    web_push_open: NotRequired[bool]
    """Whether to show opened web push messages."""
    web_push_bounce: NotRequired[bool]
    """Whether to show web push messages that bounced."""
    web_push_click: NotRequired[bool]
    """Whether to show clicks in web push messages."""
    web_push_subscription: NotRequired[bool]
    """Whether to show subscriptions to web push."""
    web_push_unsubscription: NotRequired[bool]
    """Whether to show unsubscriptions from web push."""
    forget_subscription: NotRequired[bool]
    """Whether to show erased contacts. The column is always 0, because the report has no row for them."""
    change_consent: NotRequired[bool]
    """Whether to show changes of the consent."""
    double_optin_resend: NotRequired[bool]
    """Whether to show repeated requests to confirm a subscription."""
    double_optedit: NotRequired[bool]
    """Whether to show confirmed changes of the contact."""


class ContactActivityReportColumns(TypedDict):
    """The columns of a contact activity report. Columns that you leave out are not shown."""

    list_base_fields: NotRequired[list[str]]
    """The ids of the base fields to show, for example `email`."""
    list_extra_fields: NotRequired[list[AdvancedReportExtraFields]]
    """The extra fields to show, by list."""
    contact_activities: NotRequired[ContactActivityReportActivities]
    """The activities to show in a contact activity report. Activities that you leave out are not shown."""


class ContactActivityReportRequest(TypedDict):
    """The settings of a contact activity report."""

    title: str
    """The title of the report."""
    range: AdvancedReportRange
    """The time range of a report, including both ends. The end must not be before the start."""
    lists: list[int]
    """The ids of its lists, at most three."""
    columns: NotRequired[ContactActivityReportColumns]
    """The columns of a contact activity report. Columns that you leave out are not shown."""
    options: NotRequired[AdvancedReportOptions]
    """The users to notify of a report."""
    format: NotRequired[AdvancedReportFormat]
    """The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns."""
    callback_url: NotRequired[str]
    """The http or https URL to call when the report has finished."""


class ContactAdvertising(TypedDict):
    """The click ids of advertising networks."""

    gclid: NotRequired[str]
    """The id of a click on a Google ad."""
    msclkid: NotRequired[str]
    """The id of a click on a Microsoft ad."""
    fbclid: NotRequired[str]
    """The id of a click on a Facebook ad."""


class ContactBase(TypedDict):
    """The base fields of a contact. A text without a value is empty; a date without one is left out."""

    contact_id: str
    """The id of the contact."""
    status: ContactStatus
    """Only an active contact gets messages. A removed contact unsubscribed; an unconfirmed one has not confirmed the
    subscription.
    """
    consent: Consent
    """The legal basis for messages to the contact; `consent` for a new one."""
    consent_date: NotRequired[DateTime]
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    subscription_method: Literal["manual", "form", "imported", "referral", "api"]
    """How the contact joined the list."""
    subscription_date: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    subscription_form: int
    """The form of the subscription; 0 if none."""
    unsubscription_method: Literal["manual", "form", "unsubscribe_link", "bounce", "api", ""]
    """How the contact left; empty otherwise."""
    unsubscription_reason: Literal["not_interested", "lack_of_time", "email_address_change", "spam", "other", ""]
    """Why the contact left; empty if unknown."""
    unsubscription_observation: str
    """The note on why the contact left."""
    unsubscription_date: NotRequired[DateTime]
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    change_date: str
    """The day of the last change, at first the day of creation."""
    first_name: str
    """The first name."""
    last_name: str
    """The last name."""
    birth_date: NotRequired[str]
    """The date of birth."""
    language: Language
    """The language of a contact."""
    email: str
    """The email address."""
    email_status: ChannelStatus
    """No messages are sent to an inactive address."""
    cellphone: str
    """The cellphone: country code and number, separated by a hyphen."""
    cellphone_status: ChannelStatus
    """No messages are sent to an inactive address."""
    phone: str
    """The phone: country code and number, separated by a hyphen."""
    phone_status: ChannelStatus
    """No messages are sent to an inactive address."""
    push_token_android: list[PushToken]
    """Tokens of Android apps."""
    push_token_ios: list[PushToken]
    """Tokens of iOS apps."""


class ContactCreate(TypedDict):
    """A new contact. Fields that you leave out are empty."""

    base: NotRequired[ContactCreateBase]
    """The base fields of a new contact."""
    extra: NotRequired[list[ExtraValue]]
    """Values for extra fields of the list."""
    utm: NotRequired[ContactUtm]
    """The campaign tags (UTM) of the subscription."""
    referrer: NotRequired[ContactReferrer]
    """The page before the subscription."""
    advertising: NotRequired[ContactAdvertising]
    """The click ids of advertising networks."""


class ContactCreateBase(TypedDict):
    """The base fields of a new contact."""

    status: NotRequired[Literal["active", "inactive", "removed", "unconfirmed"]]
    """The initial status."""
    first_name: NotRequired[str]
    """The first name."""
    last_name: NotRequired[str]
    """The last name."""
    birth_date: NotRequired[str]
    """The date of birth, `YYYY-MM-DD`, or empty."""
    language: NotRequired[Literal["pt", "en", "es", "br", "fr", "de", ""]]
    """The language of the contact. Empty means en."""
    email: NotRequired[str]
    """The email address, or empty."""
    cellphone: NotRequired[str]
    """The cellphone: country code and number, separated by a hyphen, or empty."""
    phone: NotRequired[str]
    """The phone: country code and number, separated by a hyphen, or empty."""
    push_token_android: NotRequired[list[PushTokenWrite]]
    """Tokens of Android apps. They replace the stored ones."""
    push_token_ios: NotRequired[list[PushTokenWrite]]
    """Tokens of iOS apps. They replace the stored ones."""


class ContactDetail(TypedDict):
    """A contact with its message statistics."""

    base: ContactBase
    """The base fields of a contact. A text without a value is empty; a date without one is left out."""
    extra: list[ContactExtra]
    """The extra fields that have a value."""
    tags: list[int]
    """The ids of the attached tags."""
    email_stats: ContactEmailStats
    """The email statistics of one contact. Counts of zero are left out."""
    sms_stats: ContactSmsStats
    """The SMS statistics of one contact."""
    push_stats: ContactPushStats
    """The push statistics of one contact."""
    webpush_stats: ContactWebpushStats
    """The web push statistics of one contact."""
    voice_stats: ContactVoiceStats
    """The call statistics of one contact."""
    traffic_stats: ContactTrafficStats
    """The source of the contact, as given at its creation. Missing values are empty."""


class ContactEmailStats(TypedDict):
    """The email statistics of one contact. Counts of zero are left out."""

    sent: int
    """Sent emails."""
    opens: int
    """Opens. Repeated opens of a message within 10 minutes count once."""
    clicks: int
    """Clicks. Repeated clicks on a link of a message within 10 minutes count once."""
    soft_bounces: int
    """Emails with a temporary delivery failure."""
    hard_bounces: int
    """Emails to invalid addresses."""
    forwards: int
    """Emails forwarded by the contact."""
    conversions: int
    """Goals reached after a click."""
    social_actions: int
    """Likes and shares."""
    last_send_date: NotRequired[DateTime]
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    last_open_date: NotRequired[DateTime]
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    last_click_date: NotRequired[DateTime]
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    last_open_country: NotRequired[str]
    """The country of the last open."""
    last_open_region: NotRequired[str]
    """The region of the last open."""
    last_open_city: NotRequired[str]
    """The city of the last open."""


class ContactEvent(TypedDict):
    """An activity or shop event of a contact."""

    event: ContactEventName
    """The kind of a contact's event: an activity or a shop event. `product_view`: the contact viewed a product on a site
    with Track&Engage. `cart_update`: a cart changed. `new_order`: an order was placed.
    """
    date: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    data: NotRequired[ContactEventData]
    """The details of the event: a URL for clicks and visits, the campaign for messages, the id for tags and automations,
    the shop and total for carts and orders.
    """


class ContactEventData(TypedDict):
    """The details of the event: a URL for clicks and visits, the campaign for messages, the id for tags and automations,
    the shop and total for carts and orders.
    """

    campaign_hash: NotRequired[str]
    """The campaign of the message."""
    url: NotRequired[str]
    """The clicked URL, or the page of the product or goal."""
    tag_id: NotRequired[int]
    """The tag that was attached or detached."""
    automation_id: NotRequired[int]
    """The automation of the event."""
    domain: NotRequired[str]
    """The shop of the cart or the order."""
    cart_id: NotRequired[str]
    """The changed cart, or the cart of the order."""
    cart_total: NotRequired[float]
    """The total of the cart."""
    order_id: NotRequired[str]
    """The placed order."""
    order_total: NotRequired[float]
    """The total of the order."""


class ContactEventList(TypedDict):
    """A page of events of a contact, latest first."""

    items: list[ContactEvent]
    """The events on this page."""


# The kind of a contact's event: an activity or a shop event. `product_view`: the contact viewed a product on a site
# with Track&Engage. `cart_update`: a cart changed. `new_order`: an order was placed.
ContactEventName: TypeAlias = "Literal[\"email_open\", \"email_click\", \"forward\", \"conversion\", \"email_send\", \"sms_send\", \"voice_send\", \"mms_send\", \"sms_report\", \"voice_report\", \"invitation_send\", \"invitation_open\", \"mms_open\", \"unsubscribe\", \"email_soft_bounce\", \"email_hard_bounce\", \"subscription\", \"resubscription\", \"unsubscribe_reason\", \"facebook_like\", \"social_share\", \"unsubscribe_manual\", \"double_optin\", \"double_optin_resend\", \"email_spam_complaint\", \"email_field_disable\", \"cellphone_field_disable\", \"phone_field_disable\", \"unsubscribe_api\", \"email_field_enable\", \"cellphone_field_enable\", \"phone_field_enable\", \"edit_subscription\", \"double_optedit\", \"automation_event\", \"push_send\", \"push_open\", \"push_click\", \"push_received\", \"push_error\", \"push_canceled\", \"reply_to_email\", \"web_push_send\", \"web_push_delivered\", \"web_push_open\", \"web_push_bounce\", \"web_push_click\", \"web_push_subscription\", \"web_push_unsubscription\", \"add_push_contact\", \"remove_push_contact\", \"forget_subscription\", \"change_consent\", \"push_unsubscription\", \"voice_menu_event\", \"voice_redirect\", \"automation_action\", \"automation_trigger\", \"push_delivered\", \"attach_tag\", \"detach_tag\", \"smart_sms_send\", \"smart_sms_open\", \"smart_sms_click\", \"smart_sms_report\", \"product_view\", \"cart_update\", \"new_order\"]"


class ContactExport(TypedDict):
    """The contacts to export, and the format."""

    format: Literal["csv", "xml", "xlsx"]
    """The format of the file. Text is in UTF-8; `xlsx` is an Excel workbook."""
    callback_url: NotRequired[str]
    """The http or https URL that receives the file's URL, which `getOperation` also shows."""
    segments: NotRequired[list[str]]
    """The ids of segments of the type `saved`; contacts in any of them are exported. If left out or empty, the whole
    list is exported, including removed contacts.
    """
    segment_filter: NotRequired[SegmentFilter]
    """Exports only contacts that meet these conditions, without a saved segment."""
    contacts: NotRequired[list[str]]
    """Exports only the contacts with these ids."""
    fields: NotRequired[list[str]]
    """The ids of the fields to export, in this order; ids of extra fields as text. If left out or empty, all fields are
    exported.
    """
    include_tags: NotRequired[bool]
    """Whether to export the names of each contact's tags."""
    include_stats: NotRequired[bool]
    """Whether to export each contact's message statistics, as in `getContact`."""


class ContactExportResult(TypedDict):
    """The file of an export."""

    file: str
    """The URL of the file."""


# The value of an extra field of a contact. `format` determines its form.
ContactExtra: TypeAlias = "ContactExtraDate | ContactExtraText | ContactExtraCellphone | ContactExtraPhone | ContactExtraNumber | ContactExtraEmail | ContactExtraOptions"


class ContactExtraCellphone(TypedDict):
    """The value of an extra field with another cellphone."""

    field_id: int
    """The id of the extra field."""
    format: Literal["cellphone"]
    """The format of the field."""
    value: str
    """Country code and number with a dash between them."""
    status: ChannelStatus
    """No messages are sent to an inactive address."""


class ContactExtraDate(TypedDict):
    """The value of an extra field with a date."""

    field_id: int
    """The id of the extra field."""
    format: Literal["date"]
    """The format of the field."""
    value: str
    """The day, `YYYY-MM-DD`."""


class ContactExtraEmail(TypedDict):
    """The value of an extra field with another email address."""

    field_id: int
    """The id of the extra field."""
    format: Literal["email"]
    """The format of the field."""
    value: str
    """The address."""
    status: ChannelStatus
    """No messages are sent to an inactive address."""


class ContactExtraNumber(TypedDict):
    """The value of an extra field with a number, as text to keep its precision."""

    field_id: int
    """The id of the extra field."""
    format: Literal["number"]
    """The format of the field."""
    value: str
    """The digits."""


class ContactExtraOptions(TypedDict):
    """The value of an extra field with a choice among its options."""

    field_id: int
    """The id of the extra field."""
    format: Literal["options"]
    """The format of the field."""
    value: list[int]
    """The ids of the chosen options."""


class ContactExtraPhone(TypedDict):
    """The value of an extra field with another phone."""

    field_id: int
    """The id of the extra field."""
    format: Literal["phone"]
    """The format of the field."""
    value: str
    """Country code and number with a dash between them."""
    status: ChannelStatus
    """No messages are sent to an inactive address."""


class ContactExtraText(TypedDict):
    """The value of an extra field with a text."""

    field_id: int
    """The id of the extra field."""
    format: Literal["text"]
    """The format of the field."""
    value: str
    """The text."""


class ContactForget(TypedDict):
    """The contacts to erase."""

    contacts: list[str]
    """The ids of the contacts, at most 1,000."""


# Contacts to import into a list, in `contacts` or in a `file`. For a single contact, use `createContact`.
ContactImport: TypeAlias = "ContactImportContacts | ContactImportFile"


class ContactImportBase(TypedDict):
    """The base fields of an imported contact. With an invalid value, the contact counts as invalid in the result, and
    the import continues.
    """

    status: NotRequired[Literal["active", "inactive", "removed", "unconfirmed"]]
    """The status of a new contact."""
    first_name: NotRequired[str]
    """The first name."""
    last_name: NotRequired[str]
    """The last name."""
    birth_date: NotRequired[str]
    """The date of birth, `YYYY-MM-DD`."""
    language: NotRequired[str]
    """The language of the contact: pt, en, es, br, fr or de."""
    email: NotRequired[str]
    """The email address."""
    cellphone: NotRequired[str]
    """The cellphone: country code and number, separated by a hyphen."""
    phone: NotRequired[str]
    """The phone: country code and number, separated by a hyphen."""
    push_token_android: NotRequired[list[PushTokenWrite]]
    """Tokens of Android apps. They replace the stored ones."""
    push_token_ios: NotRequired[list[PushTokenWrite]]
    """Tokens of iOS apps. They replace the stored ones."""


class ContactImportColumn(TypedDict):
    """A column of a file and its field."""

    field_id: str
    """The field; the id of an extra field as text. A field of the format `options` accepts options separated by
    semicolons, each by its id or its text in any language and case.
    """
    column_name: str
    """The name of the column in the first line."""


class ContactImportContacts(TypedDict):
    """Contacts in the request."""

    mode: ContactImportMode
    """How to handle existing contacts. `add` keeps them unchanged, `update` overwrites the given values; both create new
    contacts. `update_only` overwrites and creates none.
    """
    compare_field: str
    """The id of a unique field. Its value determines whether a contact is new."""
    contacts: list[ContactImportItem]
    """The contacts, at least two."""
    force_empty: NotRequired[bool]
    """Whether an empty value clears the stored value. Otherwise empty values are ignored."""
    tags: NotRequired[list[int]]
    """The tags to add to each new or changed contact."""
    notify: NotRequired[list[int]]
    """The ids of the users to notify when the import has ended."""
    callback_url: NotRequired[str]
    """The http or https URL that receives the result when the import has ended."""


class ContactImportCsv(TypedDict):
    """A CSV file with column names in its first line. It is downloaded once, in the background, and can have 256 MiB.
    UTF-8, UTF-16, Windows-1252 and a first line `sep=;` are recognized. Column names match in any case. An unreadable
    row is refused; the result file has its number and the reason. If the whole file is unreadable, the operation ends
    with the status `error` and a `problem`. One apostrophe before a formula (`'=`, `'+`, `'-`, `'@`) is removed, so
    you can import a file of `exportContacts` unchanged.
    """

    url: str
    """The http or https URL of the file."""
    field_mapping: list[ContactImportColumn]
    """The field of each column, including the comparison field. Columns that you leave out are ignored."""
    separator: NotRequired[str]
    """The quote character around text with a delimiter or line break. By default, the double quote (`"`)."""
    delimiter: NotRequired[str]
    """The character between columns. If the columns are found only with another common delimiter, that one is used."""


class ContactImportFile(TypedDict):
    """Contacts in a CSV file that the platform downloads."""

    mode: ContactImportMode
    """How to handle existing contacts. `add` keeps them unchanged, `update` overwrites the given values; both create new
    contacts. `update_only` overwrites and creates none.
    """
    compare_field: str
    """The id of a unique field. Its value determines whether a contact is new."""
    file: ContactImportCsv
    """A CSV file with column names in its first line. It is downloaded once, in the background, and can have 256 MiB.
    UTF-8, UTF-16, Windows-1252 and a first line `sep=;` are recognized. Column names match in any case. An unreadable
    row is refused; the result file has its number and the reason. If the whole file is unreadable, the operation ends
    with the status `error` and a `problem`. One apostrophe before a formula (`'=`, `'+`, `'-`, `'@`) is removed, so
    you can import a file of `exportContacts` unchanged.
    """
    force_empty: NotRequired[bool]
    """Whether an empty value clears the stored value. Otherwise empty values are ignored."""
    tags: NotRequired[list[int]]
    """The tags to add to each new or changed contact."""
    notify: NotRequired[list[int]]
    """The ids of the users to notify when the import has ended."""
    callback_url: NotRequired[str]
    """The http or https URL that receives the result when the import has ended."""


class ContactImportItem(TypedDict):
    """One contact of an import."""

    base: NotRequired[ContactImportBase]
    """The base fields of an imported contact. With an invalid value, the contact counts as invalid in the result, and
    the import continues.
    """
    extra: NotRequired[list[ExtraValue]]
    """Values for extra fields of the list."""
    utm: NotRequired[ContactUtm]
    """The campaign tags (UTM) of the subscription."""
    referrer: NotRequired[ContactReferrer]
    """The page before the subscription."""


# How to handle existing contacts. `add` keeps them unchanged, `update` overwrites the given values; both create new
# contacts. `update_only` overwrites and creates none.
ContactImportMode: TypeAlias = "Literal[\"add\", \"update\", \"update_only\"]"


class ContactMassUpdateBase(TypedDict):
    """The base fields for all selected contacts. An empty text clears the value."""

    status: NotRequired[Literal["active", "inactive", "removed", "unconfirmed"]]
    """The new status. `removed` unsubscribes the contacts with the method `api`."""
    consent: NotRequired[Consent]
    """The legal basis for messages to the contact; `consent` for a new one."""
    first_name: NotRequired[str]
    """The first name."""
    last_name: NotRequired[str]
    """The last name."""
    birth_date: NotRequired[str]
    """The date of birth, `YYYY-MM-DD`, or empty."""
    language: NotRequired[Literal["pt", "en", "es", "br", "fr", "de", ""]]
    """The language of the contacts. Empty resets it to en."""
    email: NotRequired[str]
    """The email address, or empty."""
    email_status: NotRequired[ChannelStatus]
    """No messages are sent to an inactive address."""
    cellphone: NotRequired[str]
    """The cellphone: country code and number, separated by a hyphen, or empty."""
    cellphone_status: NotRequired[ChannelStatus]
    """No messages are sent to an inactive address."""
    phone: NotRequired[str]
    """The phone: country code and number, separated by a hyphen, or empty."""
    phone_status: NotRequired[ChannelStatus]
    """No messages are sent to an inactive address."""


class ContactPage(TypedDict):
    """A page of contacts."""

    total_items: int
    """Total number of matching contacts, on all pages."""
    items: list[Contact]
    """The contacts on this page."""


class ContactPushStats(TypedDict):
    """The push statistics of one contact."""

    sent: int
    """Sent messages."""
    delivered: int
    """Messages received by a device."""
    not_delivered: int
    """Messages not received by any device."""
    views: int
    """Opened messages."""
    clicks: int
    """Clicks, including repeated ones."""
    last_view_date: NotRequired[DateTime]
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


class ContactRef(TypedDict):
    """The id of the new or changed contact."""

    contact_id: str
    """The id of the contact."""


class ContactReferrer(TypedDict):
    """The page before the subscription."""

    referrer: NotRequired[str]
    """The URL of the page."""


class ContactSearchResult(TypedDict):
    """The contacts with the address, in all lists."""

    items: list[ContactSearchResultItemsItem]
    """One entry per list with the address."""


class ContactSearchResultItemsItem(TypedDict):
    contact_id: str
    """The id of the contact."""
    list_id: int
    """The list of the contact."""


class ContactSmsStats(TypedDict):
    """The SMS statistics of one contact."""

    sent: int
    """Sent messages."""
    delivered: int
    """Messages reported as delivered by the network."""


# Only an active contact gets messages. A removed contact unsubscribed; an unconfirmed one has not confirmed the
# subscription.
ContactStatus: TypeAlias = "Literal[\"active\", \"inactive\", \"removed\", \"unconfirmed\"]"


# A tag and its contacts: by `contacts`, by `segment_id`, or by `field_id` with values in `contacts`.
ContactTagging: TypeAlias = "ContactTaggingContacts | ContactTaggingSegment | ContactTaggingField"


class ContactTaggingContacts(TypedDict):
    """A tag, and contacts by id."""

    tag_id: int
    """The tag."""
    contacts: list[str]
    """The ids of the contacts."""


class ContactTaggingField(TypedDict):
    """A tag, and contacts by field value."""

    tag_id: int
    """The tag."""
    field_id: str
    """The field of the values, of any format except `options`; the id of an extra field as text."""
    contacts: list[str]
    """The values, at most 1,000 for a field that is not unique. All contacts with one of them are selected; unknown
    values are ignored.
    """


class ContactTaggingSegment(TypedDict):
    """A tag, and contacts by segment."""

    tag_id: int
    """The tag."""
    segment_id: str
    """The segment of the list, with its current contacts."""


# The contacts to change.
ContactTarget: TypeAlias = "ContactTargetAll | ContactTargetContacts"


class ContactTargetAll(TypedDict):
    """All contacts of the list, except removed ones."""

    type: Literal["all"]
    """How the contacts are selected."""


class ContactTargetContacts(TypedDict):
    """Single contacts of the list. Removed ones are skipped."""

    type: Literal["contacts"]
    """How the contacts are selected."""
    contacts: list[str]
    """The ids of the contacts."""


class ContactTrafficStats(TypedDict):
    """The source of the contact, as given at its creation. Missing values are empty."""

    utm: ContactTrafficStatsUtm
    """The campaign tags (UTM) of the subscription."""
    referrer: ContactTrafficStatsReferrer
    """The page before the subscription."""
    advertising: ContactTrafficStatsAdvertising
    """The click ids of advertising networks."""


class ContactTrafficStatsAdvertising(TypedDict):
    """The click ids of advertising networks."""

    gclid: str
    """The id of a click on a Google ad."""
    msclkid: str
    """The id of a click on a Microsoft ad."""
    fbclid: str
    """The id of a click on a Facebook ad."""


class ContactTrafficStatsReferrer(TypedDict):
    """The page before the subscription."""

    referrer: str
    """The URL of the page."""


class ContactTrafficStatsUtm(TypedDict):
    """The campaign tags (UTM) of the subscription."""

    utm_source: str
    """The site or partner."""
    utm_medium: str
    """The kind of ad."""
    utm_campaign: str
    """The name of the campaign."""
    utm_content: str
    """Distinguishes several ads."""
    utm_term: str
    """The search words."""


class ContactUpdate(TypedDict):
    """The fields of a contact to change. Fields that you leave out stay unchanged."""

    base: NotRequired[ContactUpdateBase]
    """The base fields to change. An empty text clears the value."""
    extra: NotRequired[list[ExtraValue]]
    """New values for extra fields of the list; other fields keep theirs. An empty text or array clears the value."""


class ContactUpdateBase(TypedDict):
    """The base fields to change. An empty text clears the value."""

    status: NotRequired[Literal["active", "inactive", "unconfirmed"]]
    """The new status. To remove a contact, unsubscribe it."""
    consent: NotRequired[Consent]
    """The legal basis for messages to the contact; `consent` for a new one."""
    first_name: NotRequired[str]
    """The first name."""
    last_name: NotRequired[str]
    """The last name."""
    birth_date: NotRequired[str]
    """The date of birth, `YYYY-MM-DD`, or empty."""
    language: NotRequired[Literal["pt", "en", "es", "br", "fr", "de", ""]]
    """The language of the contact. Empty resets it to en."""
    email: NotRequired[str]
    """The email address, or empty."""
    email_status: NotRequired[ChannelStatus]
    """No messages are sent to an inactive address."""
    cellphone: NotRequired[str]
    """The cellphone: country code and number, separated by a hyphen, or empty."""
    cellphone_status: NotRequired[ChannelStatus]
    """No messages are sent to an inactive address."""
    phone: NotRequired[str]
    """The phone: country code and number, separated by a hyphen, or empty."""
    phone_status: NotRequired[ChannelStatus]
    """No messages are sent to an inactive address."""
    push_token_android: NotRequired[list[PushTokenWrite]]
    """Tokens of Android apps. They replace the stored ones."""
    push_token_ios: NotRequired[list[PushTokenWrite]]
    """Tokens of iOS apps. They replace the stored ones."""


class ContactUpdateByField(TypedDict):
    """A contact, identified by a unique value, and the fields to change."""

    compare_field: ContactUpdateByFieldCompareField
    """The contact to change."""
    base: NotRequired[ContactUpdateBase]
    """The base fields to change. An empty text clears the value."""
    extra: NotRequired[list[ExtraValue]]
    """New values for extra fields of the list; other fields keep theirs. An empty text or array clears the value."""


class ContactUpdateByFieldCompareField(TypedDict):
    """The contact to change."""

    field_id: str
    """The id of a unique field; that of an extra field as text."""
    value: str
    """The value that the contact has in it, in any form that the field takes. The case of an email does not matter."""


class ContactUtm(TypedDict):
    """The campaign tags (UTM) of the subscription."""

    utm_source: NotRequired[str]
    """The site or partner."""
    utm_medium: NotRequired[str]
    """The kind of ad."""
    utm_campaign: NotRequired[str]
    """The name of the campaign."""
    utm_content: NotRequired[str]
    """Distinguishes several ads."""
    utm_term: NotRequired[str]
    """The search words."""


class ContactVoiceStats(TypedDict):
    """The call statistics of one contact."""

    sent: int
    """Calls made."""
    answered: int
    """Answered calls."""


class ContactWebpushStats(TypedDict):
    """The web push statistics of one contact."""

    sent: int
    """Sent messages."""
    delivered: int
    """Messages received by a browser."""
    clicks: int
    """Clicks. Repeated clicks on a link of a message within 10 minutes count once."""
    bounces: int
    """Messages not accepted by any browser."""
    last_send_date: NotRequired[DateTime]
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    last_delivery_date: NotRequired[DateTime]
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    last_click_date: NotRequired[DateTime]
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    last_bounce_date: NotRequired[DateTime]
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


# The duplicates to merge.
ContactsUnify: TypeAlias = "ContactsUnifyFields | ContactsUnifyContacts"


class ContactsUnifyContacts(TypedDict):
    """Contacts of one person. Ids that are not in the list are ignored."""

    type: Literal["contacts"]
    """How to find the duplicates."""
    contacts: list[str]
    """The ids of the contacts to merge into one."""
    survivor_id: NotRequired[str]
    """The contact to keep. By default, `survivor` decides."""
    survivor: NotRequired[Literal["oldest", "newest"]]
    """Which contact of a group to keep, with its id."""
    values: NotRequired[Literal["newest", "survivor"]]
    """Which values to keep if they differ. `newest`: those of the last changed contact. `survivor`: those of the kept
    contact. Empty values are never used.
    """
    dry_run: NotRequired[bool]
    """Only counts the contacts to merge. `getOperation` returns the counts in `duplicates`."""


class ContactsUnifyFields(TypedDict):
    """Contacts of the list with equal values. A contact without a value in one of the fields is not compared."""

    type: Literal["fields"]
    """How to find the duplicates."""
    compare_fields: list[str]
    """The ids of the base or extra fields that must all be equal in duplicates. Case and surrounding spaces are ignored.
    Returns 422 for a field of the format `options`, and for `language`.
    """
    survivor: NotRequired[Literal["oldest", "newest"]]
    """Which contact of a group to keep, with its id."""
    values: NotRequired[Literal["newest", "survivor"]]
    """Which values to keep if they differ. `newest`: those of the last changed contact. `survivor`: those of the kept
    contact. Empty values are never used.
    """
    dry_run: NotRequired[bool]
    """Only counts the contacts to merge. `getOperation` returns the counts in `duplicates`."""


# The same values for many contacts.
ContactsUpdate: TypeAlias = "ContactsUpdateContacts | ContactsUpdateSegment | ContactsUpdateAll"


class ContactsUpdateAll(TypedDict):
    """Values for all contacts of the list, except removed ones."""

    type: Literal["all"]
    """How the contacts are selected."""
    base: NotRequired[ContactMassUpdateBase]
    """The base fields for all selected contacts. An empty text clears the value."""
    extra: NotRequired[list[ExtraValue]]
    """New values for extra fields of the list; other fields keep theirs. An empty text or array clears the value."""


class ContactsUpdateContacts(TypedDict):
    """Values for single contacts of the list."""

    type: Literal["contacts"]
    """How the contacts are selected."""
    contacts: list[str]
    """The ids of the contacts."""
    base: NotRequired[ContactMassUpdateBase]
    """The base fields for all selected contacts. An empty text clears the value."""
    extra: NotRequired[list[ExtraValue]]
    """New values for extra fields of the list; other fields keep theirs. An empty text or array clears the value."""


class ContactsUpdateSegment(TypedDict):
    """Values for the contacts of a segment."""

    type: Literal["segment"]
    """How the contacts are selected."""
    segment_id: str
    """The segment of the list. A contact must be in it at the time of its change."""
    base: NotRequired[ContactMassUpdateBase]
    """The base fields for all selected contacts. An empty text clears the value."""
    extra: NotRequired[list[ExtraValue]]
    """New values for extra fields of the list; other fields keep theirs. An empty text or array clears the value."""


class Country(TypedDict):
    """A country with its currency and phone code."""

    country: int
    """The id of the country."""
    name: str
    """The English name."""
    iso_code: str
    """Country code (ISO 3166, two letters)."""
    currency: str
    """Currency code (ISO 4217)."""
    country_code: str
    """The country code of its phone numbers."""


class CountryPage(TypedDict):
    """All matching countries."""

    total_items: int
    """Total number of matching countries."""
    items: list[Country]
    """The matching countries."""


# A date and time in UTC, `YYYY-MM-DD hh:mm:ss`.
DateTime: TypeAlias = "str"


class EmailBouncesReportColumns(TypedDict):
    """The columns of an email bounces report. Columns that you leave out are not shown."""

    list_base_fields: NotRequired[list[str]]
    """The ids of the base fields to show, for example `email`."""
    list_extra_fields: NotRequired[list[AdvancedReportExtraFields]]
    """The extra fields to show, by list."""
    list_stats_fields: NotRequired[EmailBouncesReportStats]
    """The columns for each bounce. Columns that you leave out are not shown."""
    campaign_fields: NotRequired[AdvancedReportCampaignFields]
    """The columns for each campaign. Columns that you leave out are not shown."""


class EmailBouncesReportOptions(TypedDict):
    """The users to notify, and the rows of a report."""

    include_unopens: NotRequired[bool]
    """Whether to include contacts who did not open the email."""
    notify: NotRequired[list[int]]
    """The ids of the users to notify when the report has ended."""
    grouping: NotRequired[AdvancedReportGrouping]
    """The first columns and the sort order: by contact, with all campaigns of a contact together, or by campaign, with
    all contacts of a campaign together.
    """


class EmailBouncesReportRequest(TypedDict):
    """The settings of an email bounces report."""

    title: str
    """The title of the report."""
    range: AdvancedReportRange
    """The time range of a report, including both ends. The end must not be before the start."""
    campaigns: list[AdvancedReportCampaigns]
    """The campaigns of the report."""
    columns: NotRequired[EmailBouncesReportColumns]
    """The columns of an email bounces report. Columns that you leave out are not shown."""
    options: NotRequired[EmailBouncesReportOptions]
    """The users to notify, and the rows of a report."""
    format: NotRequired[AdvancedReportFormat]
    """The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns."""
    callback_url: NotRequired[str]
    """The http or https URL to call when the report has finished."""


class EmailBouncesReportStats(TypedDict):
    """The columns for each bounce. Columns that you leave out are not shown."""

    bounce_date: NotRequired[bool]
    """Whether to show when the email bounced."""
    bounce_type: NotRequired[bool]
    """Whether to show whether the bounce was hard or soft."""
    bounce_detail: NotRequired[bool]
    """Whether to show the reply of the receiving server."""


class EmailCampaignCreate(TypedDict):
    """The fields of a new email campaign."""

    list_id: int
    """The list of the campaign."""
    internal_name: str
    """The name for internal use."""
    subject: NotRequired[str]
    """The subject. By default, the internal name."""
    content: EmailContent
    """The content and sender of an email. In the subject, body, plain text and snippet, `{{ field }}` becomes the
    recipient's value.
    """
    sender_id: int
    """The email sender. It must be active at the time of sending."""
    reply_to: NotRequired[int]
    """The email sender for replies. By default, the campaign's sender."""
    header_footer: NotRequired[HeaderFooter]
    """The header and footer of an email. Your own template has its own links; then both sets here are ignored."""
    group_id: NotRequired[int]
    """The group of the campaign. By default, none."""


class EmailCampaignSend(TypedDict):
    """The recipients of an email campaign, and the time."""

    list_id: int
    """The list to send to."""
    segments: EmailSendSegment
    """The contacts of the list to send to. Only active ones receive the email."""
    notify: NotRequired[list[int]]
    """The ids of the users to notify when the send has ended."""
    destination_field: NotRequired[str]
    """The field with the address: `email`, or the id of an extra field of the format email."""
    unique_contacts_only: NotRequired[bool]
    """Whether contacts with the same address get the email only once. By default, each gets one."""
    limit_hour: NotRequired[LimitHour]
    """The hours of the day, in UTC, in which messages can be sent; remaining ones wait for the next day. An end before
    the start means past midnight; equal times mean the whole day.
    """
    schedule_date: NotRequired[DateTime]
    """When to send, in UTC, or with `local_time` in the recipients' local time. By default, and for a past time, now."""
    local_time: NotRequired[LocalTime]
    """Sends at `schedule_date` in each recipient's local time instead of UTC. The time zone is that of the contact's
    `time_zone_field`, else of its `cellphone`, else of its `phone`, else `time_zone`. A country with several time
    zones uses its most populated one; numbers of North America, Brazil and Mexico use their area code. The recipients
    and their time zones are fixed when that hour begins in the first time zone, 14 hours ahead of UTC. An hour
    skipped by a clock change is moved later by the skipped time; for a repeated hour, the first one is used. A
    resumed send continues with all time zones whose hour has passed.
    """


class EmailCampaignUpdate(TypedDict):
    """The fields of an email campaign to change. Fields that you leave out stay unchanged."""

    internal_name: NotRequired[str]
    """The name for internal use."""
    subject: NotRequired[str]
    """The subject."""
    content: NotRequired[EmailContentUpdate]
    """The parts of HTML content to change. The kind of content cannot change."""
    sender_id: NotRequired[int]
    """The email sender."""
    reply_to: NotRequired[int]
    """The email sender for replies."""
    header_footer: NotRequired[HeaderFooter]
    """The header and footer of an email. Your own template has its own links; then both sets here are ignored."""
    group_id: NotRequired[int]
    """The group of the campaign."""


class EmailClicksByContactReportColumns(TypedDict):
    """The columns of a report of clicks by contact. Columns that you leave out are not shown."""

    list_base_fields: NotRequired[list[str]]
    """The ids of the base fields to show, for example `email`."""
    list_extra_fields: NotRequired[list[AdvancedReportExtraFields]]
    """The extra fields to show, by list."""
    list_stats_fields: NotRequired[EmailClicksByContactReportStats]
    """The columns for each contact. Columns that you leave out are not shown."""
    campaign_fields: NotRequired[AdvancedReportClickFields]
    """The columns for each campaign and click. Columns that you leave out are not shown."""


class EmailClicksByContactReportRequest(TypedDict):
    """The settings of a report of clicks by contact."""

    title: str
    """The title of the report."""
    range: AdvancedReportRange
    """The time range of a report, including both ends. The end must not be before the start."""
    campaigns: list[AdvancedReportCampaigns]
    """The campaigns of the report."""
    columns: NotRequired[EmailClicksByContactReportColumns]
    """The columns of a report of clicks by contact. Columns that you leave out are not shown."""
    options: NotRequired[AdvancedReportOptions]
    """The users to notify of a report."""
    format: NotRequired[AdvancedReportFormat]
    """The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns."""
    callback_url: NotRequired[str]
    """The http or https URL to call when the report has finished."""


class EmailClicksByContactReportStats(TypedDict):
    """The columns for each contact. Columns that you leave out are not shown."""

    clicks: NotRequired[bool]
    """Whether to show the contact's number of clicks."""


class EmailClicksByUrlReportColumns(TypedDict):
    """The columns of a report of clicks by URL. Columns that you leave out are not shown."""

    list_base_fields: NotRequired[list[str]]
    """The ids of the base fields to show, for example `email`."""
    list_extra_fields: NotRequired[list[AdvancedReportExtraFields]]
    """The extra fields to show, by list."""
    list_stats_fields: NotRequired[EmailClicksByUrlReportStats]
    """The columns for each URL. Columns that you leave out are not shown."""
    campaign_fields: NotRequired[AdvancedReportUrlFields]
    """The columns for each campaign and URL. Columns that you leave out are not shown."""


class EmailClicksByUrlReportRequest(TypedDict):
    """The settings of a report of clicks by URL."""

    title: str
    """The title of the report."""
    range: AdvancedReportRange
    """The time range of a report, including both ends. The end must not be before the start."""
    campaigns: list[AdvancedReportCampaigns]
    """The campaigns of the report."""
    columns: NotRequired[EmailClicksByUrlReportColumns]
    """The columns of a report of clicks by URL. Columns that you leave out are not shown."""
    options: NotRequired[AdvancedReportOptions]
    """The users to notify of a report."""
    format: NotRequired[AdvancedReportFormat]
    """The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns."""
    callback_url: NotRequired[str]
    """The http or https URL to call when the report has finished."""


class EmailClicksByUrlReportStats(TypedDict):
    """The columns for each URL. Columns that you leave out are not shown."""

    clicks: NotRequired[bool]
    """Whether to show all clicks."""
    unique_clicks: NotRequired[bool]
    """Whether to show the number of contacts who clicked."""
    click_rate_per_url: NotRequired[bool]
    """Whether to show the share of the clicks of the campaign, in percent."""


# The content and sender of an email. In the subject, body, plain text and snippet, `{{ field }}` becomes the
# recipient's value.
EmailContent: TypeAlias = "EmailContentHtml | EmailContentTemplate | EmailContentWebPage | EmailContentFile"


class EmailContentFile(TypedDict):
    """An HTML file in the request."""

    type: Literal["file"]
    """The kind of content."""
    file: str
    """The file in Base64, with UTF-8 text."""
    plain_text: NotRequired[str]
    """The text for readers without HTML."""
    snippet: NotRequired[str]
    """The preview text beside the subject in inboxes."""


class EmailContentHtml(TypedDict):
    """HTML in the request."""

    type: Literal["html"]
    """The kind of content."""
    body: str
    """The HTML."""
    plain_text: NotRequired[str]
    """The text for readers without HTML."""
    snippet: NotRequired[str]
    """The preview text beside the subject in inboxes."""


class EmailContentTemplate(TypedDict):
    """A stored template. Templates of the drag-and-drop builder are refused."""

    type: Literal["template"]
    """The kind of content."""
    template_id: int
    """The id of the template."""
    plain_text: NotRequired[str]
    """The text for readers without HTML."""
    snippet: NotRequired[str]
    """The preview text beside the subject in inboxes."""


class EmailContentUpdate(TypedDict):
    """The parts of HTML content to change. The kind of content cannot change."""

    body: NotRequired[str]
    """The HTML."""
    plain_text: NotRequired[str]
    """The text for readers without HTML."""
    snippet: NotRequired[str]
    """The preview text beside the subject in inboxes."""


class EmailContentWebPage(TypedDict):
    """A page, downloaded once when the campaign is created."""

    type: Literal["web_page"]
    """The kind of content."""
    url: str
    """The http or https URL of the page."""
    use_page_title: NotRequired[bool]
    """Whether the title of the page becomes the subject."""
    plain_text: NotRequired[str]
    """The text for readers without HTML."""
    snippet: NotRequired[str]
    """The preview text beside the subject in inboxes."""


class EmailEventsReportColumns(TypedDict):
    """The columns of an email events report. Columns that you leave out are not shown."""

    list_base_fields: NotRequired[list[str]]
    """The ids of the base fields to show, for example `email`."""
    list_extra_fields: NotRequired[list[AdvancedReportExtraFields]]
    """The extra fields to show, by list."""
    list_stats_fields: NotRequired[EmailEventsReportStats]
    """The events to count for each contact. Events that you leave out are not shown."""
    campaign_fields: NotRequired[AdvancedReportClickFields]
    """The columns for each campaign and click. Columns that you leave out are not shown."""


class EmailEventsReportOptions(TypedDict):
    """The users to notify, and the rows of a report."""

    include_unopens: NotRequired[bool]
    """Whether to include contacts who did not open the email."""
    notify: NotRequired[list[int]]
    """The ids of the users to notify when the report has ended."""


class EmailEventsReportRequest(TypedDict):
    """The settings of an email events report."""

    title: str
    """The title of the report."""
    range: AdvancedReportRange
    """The time range of a report, including both ends. The end must not be before the start."""
    campaigns: list[AdvancedReportCampaigns]
    """The campaigns of the report."""
    columns: NotRequired[EmailEventsReportColumns]
    """The columns of an email events report. Columns that you leave out are not shown."""
    options: NotRequired[EmailEventsReportOptions]
    """The users to notify, and the rows of a report."""
    format: NotRequired[AdvancedReportFormat]
    """The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns."""
    callback_url: NotRequired[str]
    """The http or https URL to call when the report has finished."""


class EmailEventsReportStats(TypedDict):
    """The events to count for each contact. Events that you leave out are not shown."""

    opens: NotRequired[bool]
    """Whether to show opens."""
    clicks: NotRequired[bool]
    """Whether to show clicks."""
    complaints: NotRequired[bool]
    """Whether to show reports as spam."""
    unsubscribes: NotRequired[bool]
    """Whether to show unsubscriptions."""
    bounces: NotRequired[bool]
    """Whether to show bounces, hard and soft."""
    forwards: NotRequired[bool]
    """Whether to show how often the email was recommended to others."""
    forwards_conversion: NotRequired[bool]
    """Whether to show subscriptions after a recommendation."""
    fb_likes: NotRequired[bool]
    """Whether to show likes on Facebook. The column is always 0, because Facebook does not report them."""
    fb_shares: NotRequired[bool]
    """Whether to show shares on Facebook."""
    tw_shares: NotRequired[bool]
    """Whether to show shares on Twitter."""
    social_shares: NotRequired[bool]
    """Whether to show shares on all social networks."""


class EmailReport(TypedDict):
    """The results of an email campaign. A breakdown that you did not request is left out."""

    campaign_hash: str
    """The hash of the campaign."""
    overall: EmailReportOverall
    """The counts of the whole campaign."""
    date: NotRequired[list[EmailReportDate]]
    """The counts by day."""
    weekday: NotRequired[list[EmailReportWeekday]]
    """The counts by day of the week."""
    hour: NotRequired[list[EmailReportHour]]
    """The counts by hour of the day."""
    location: NotRequired[list[EmailReportLocation]]
    """The counts by place."""
    domain: NotRequired[list[EmailReportDomain]]
    """The counts by domain of the recipients."""
    url: NotRequired[list[EmailReportUrl]]
    """The clicks by URL."""
    reader: NotRequired[list[EmailReportReader]]
    """The opens by mail program."""
    failures: NotRequired[list[CampaignFailure]]
    """Failed recipients by reason, most frequent first; left out if none."""
    time_zones: NotRequired[list[ReportTimeZone]]
    """The counts by time zone; left out for a campaign sent without `local_time`."""


class EmailReportDate(TypedDict):
    """The counts of one day."""

    date: str
    """The day, in UTC."""
    sends: int
    """Sent emails."""
    opens: int
    """Opens. Repeated opens of a message within 10 minutes count once."""
    clicks: int
    """Clicks. Repeated clicks on a link of a message within 10 minutes count once."""
    hard_bounces: int
    """Emails to invalid addresses."""
    soft_bounces: int
    """Emails with a temporary delivery failure."""
    complaints: int
    """Recipients who reported the email as spam."""
    unsubscriptions: int
    """Recipients who unsubscribed."""


class EmailReportDomain(TypedDict):
    """The counts of one domain of recipients."""

    domain: str
    """The part after the @."""
    sends: int
    """Sent emails."""
    opens: int
    """Opens. Repeated opens of a message within 10 minutes count once."""
    clicks: int
    """Clicks. Repeated clicks on a link of a message within 10 minutes count once."""
    hard_bounces: int
    """Emails to invalid addresses."""
    soft_bounces: int
    """Emails with a temporary delivery failure."""
    complaints: int
    """Recipients who reported the email as spam."""
    unsubscriptions: int
    """Recipients who unsubscribed."""


class EmailReportHour(TypedDict):
    """The counts of one hour of the day."""

    hour: str
    """The hour in UTC, two digits."""
    sends: int
    """Sent emails."""
    opens: int
    """Opens. Repeated opens of a message within 10 minutes count once."""
    clicks: int
    """Clicks. Repeated clicks on a link of a message within 10 minutes count once."""
    hard_bounces: int
    """Emails to invalid addresses."""
    soft_bounces: int
    """Emails with a temporary delivery failure."""
    complaints: int
    """Recipients who reported the email as spam."""
    unsubscriptions: int
    """Recipients who unsubscribed."""


class EmailReportLocation(TypedDict):
    """The counts of one place. Sends are not counted, because the place is unknown before the email is read."""

    location: str
    """The city."""
    region: str
    """The region."""
    country: str
    """The country."""
    opens: int
    """Opens. Repeated opens of a message within 10 minutes count once."""
    clicks: int
    """Clicks. Repeated clicks on a link of a message within 10 minutes count once."""
    hard_bounces: int
    """Emails to invalid addresses."""
    soft_bounces: int
    """Emails with a temporary delivery failure."""
    complaints: int
    """Recipients who reported the email as spam."""
    unsubscriptions: int
    """Recipients who unsubscribed."""


class EmailReportOverall(TypedDict):
    """The counts of the whole campaign."""

    sends: int
    """Sent emails."""
    opens: int
    """Opens. Repeated opens of a message within 10 minutes count once."""
    clicks: int
    """Clicks. Repeated clicks on a link of a message within 10 minutes count once."""
    hard_bounces: int
    """Emails to invalid addresses."""
    soft_bounces: int
    """Emails with a temporary delivery failure."""
    complaints: int
    """Recipients who reported the email as spam."""
    unsubscriptions: int
    """Recipients who unsubscribed."""
    unique_opens: int
    """Recipients who opened the email."""
    unique_clicks: int
    """Recipients who clicked a link."""
    machine_opens: NotRequired[int]
    """Images loaded by programs, not readers: filters, previews, mail providers. `opens` excludes them. Left out if
    none.
    """
    machine_clicks: NotRequired[int]
    """Links followed by such programs. `clicks` excludes them. Left out if none."""


class EmailReportReader(TypedDict):
    """The opens in one mail program."""

    reader: str
    """The name of the program."""
    type: str
    """The kind of program, for example webmail."""
    opens: int
    """Opens. Repeated opens of a message within 10 minutes count once."""


class EmailReportUrl(TypedDict):
    """The clicks on one URL."""

    url: str
    """The URL of the link."""
    clicks: int
    """Clicks. Repeated clicks on a link of a message within 10 minutes count once."""


class EmailReportWeekday(TypedDict):
    """The counts of one day of the week."""

    weekday: Literal["0", "1", "2", "3", "4", "5", "6"]
    """The day of the week, `0` for Sunday to `6` for Saturday."""
    sends: int
    """Sent emails."""
    opens: int
    """Opens. Repeated opens of a message within 10 minutes count once."""
    clicks: int
    """Clicks. Repeated clicks on a link of a message within 10 minutes count once."""
    hard_bounces: int
    """Emails to invalid addresses."""
    soft_bounces: int
    """Emails with a temporary delivery failure."""
    complaints: int
    """Recipients who reported the email as spam."""
    unsubscriptions: int
    """Recipients who unsubscribed."""


class EmailRssCampaignCreate(TypedDict):
    """The fields of a new RSS email campaign."""

    list_id: int
    """The list of the campaign."""
    internal_name: str
    """The name for internal use."""
    subject: NotRequired[str]
    """The subject of every issue. Without it, the internal name."""
    content: EmailRssContent
    """HTML filled from a feed. The markers are those of `createEmailRssCampaign`; elsewhere, `{{ field }}` becomes the
    recipient's value.
    """
    sender_id: int
    """The email sender. It must be active for each issue."""
    reply_to: NotRequired[int]
    """The email sender for replies. By default, the campaign's sender."""
    header_footer: NotRequired[HeaderFooter]
    """The header and footer of an email. Your own template has its own links; then both sets here are ignored."""
    group_id: NotRequired[int]
    """The group of the campaign. By default, none."""


class EmailRssContent(TypedDict):
    """HTML filled from a feed. The markers are those of `createEmailRssCampaign`; elsewhere, `{{ field }}` becomes the
    recipient's value.
    """

    type: Literal["html"]
    """The kind of content; only HTML supports feeds."""
    body: str
    """The HTML, with the markers of at least one feed."""
    feed: NotRequired[str]
    """The http or https URL of the RSS feed whose new items trigger a send. By default, the first feed of the body."""
    plain_text: NotRequired[str]
    """The text for readers without HTML."""
    snippet: NotRequired[str]
    """The preview text beside the subject in inboxes."""


# The contacts of the list to send to. Only active ones receive the email.
EmailSendSegment: TypeAlias = "EmailSendToList | EmailSendToSegments | EmailSendToContact"


class EmailSendToContact(TypedDict):
    """A single contact."""

    type: Literal["contact"]
    """How the contacts are selected."""
    data: str
    """The email address of the contact."""


class EmailSendToList(TypedDict):
    """Every contact of the list."""

    type: Literal["none"]
    """How the contacts are selected."""


class EmailSendToSegments(TypedDict):
    """The contacts in at least one of these segments."""

    type: Literal["segment"]
    """How the contacts are selected."""
    data: list[str]
    """The ids of the segments, of any kind."""


class EmailSender(TypedDict):
    """A name and address that sends emails."""

    sender_id: int
    """The id of the sender."""
    name: str
    """The name that recipients see."""
    email: str
    """The sender's address."""
    status: SenderStatus
    """Only an active sender can send. One in moderation is under review; a rejected one cannot be used."""
    sender_hash: NotRequired[str]
    """A permanent alternative id of the sender, for `senderHash` of the Transactional API and the headers
    `X-Sender-Hash` and `X-Reply-To-Hash` of the relay.
    """


class EmailSenderCreate(TypedDict):
    """The fields of a new email sender."""

    name: str
    """The name that recipients see. It must not be blank or contain control characters."""
    email: str
    """The sender's address."""


class EmailSenderList(TypedDict):
    """A page of email senders."""

    items: list[EmailSender]
    """The senders on this page."""


class EmailSenderUpdate(TypedDict):
    """The fields of an email sender to change."""

    name: str
    """The name that recipients see."""


class EmailUnsubscriptionsReportColumns(TypedDict):
    """The columns of an email unsubscriptions report. Columns that you leave out are not shown."""

    list_base_fields: NotRequired[list[str]]
    """The ids of the base fields to show, for example `email`."""
    list_extra_fields: NotRequired[list[AdvancedReportExtraFields]]
    """The extra fields to show, by list."""
    list_stats_fields: NotRequired[EmailUnsubscriptionsReportStats]
    """The columns for each unsubscription. Columns that you leave out are not shown."""
    campaign_fields: NotRequired[AdvancedReportCampaignFields]
    """The columns for each campaign. Columns that you leave out are not shown."""


class EmailUnsubscriptionsReportRequest(TypedDict):
    """The settings of an email unsubscriptions report."""

    title: str
    """The title of the report."""
    range: AdvancedReportRange
    """The time range of a report, including both ends. The end must not be before the start."""
    campaigns: list[AdvancedReportCampaigns]
    """The campaigns of the report."""
    columns: NotRequired[EmailUnsubscriptionsReportColumns]
    """The columns of an email unsubscriptions report. Columns that you leave out are not shown."""
    options: NotRequired[AdvancedReportOptions]
    """The users to notify of a report."""
    format: NotRequired[AdvancedReportFormat]
    """The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns."""
    callback_url: NotRequired[str]
    """The http or https URL to call when the report has finished."""


class EmailUnsubscriptionsReportStats(TypedDict):
    """The columns for each unsubscription. Columns that you leave out are not shown."""

    unsubscription_method: NotRequired[bool]
    """Whether to show how the contact left."""
    unsubscription_motive: NotRequired[bool]
    """Whether to show the contact's reason."""
    unsubscription_date: NotRequired[bool]
    """Whether to show when the contact left."""


class EndedOperation(TypedDict):
    """Work that the platform did in the background."""

    operation_id: int
    """The id of the operation."""
    type: OperationType
    """The kind of work. Imports and exports, mass operations, merges of contacts (`unify`), advanced reports and
    campaigns are operations. Never created: `export_reports` (a report is an `advanced_report`), `segment_generation`
    (segments are always current), `ads` and `social` (the platform has no such channels).
    """
    status: EndedOperationStatus
    """A finished operation did its work, a canceled one was stopped, and one with `error` did nothing."""
    created: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    start_date: NotRequired[DateTime]
    """When it started; left out if it was canceled before."""
    operation_data: EndedOperationOperationData
    """The campaign of the operation; both fields are empty if none."""
    created_by: NotRequired[int]
    """The user who requested it; left out if a key without a user did."""
    end_date: DateTime
    """When it ended."""


class EndedOperationOperationData(TypedDict):
    """The campaign of the operation; both fields are empty if none."""

    internal_name: str
    """The campaign's name for internal use."""
    campaign_hash: str
    """The hash of the campaign."""


class EndedOperationPage(TypedDict):
    """A page of ended operations."""

    total_items: int
    """Total number of matching operations, on all pages."""
    items: list[EndedOperation]
    """The operations on this page."""


# A finished operation did its work, a canceled one was stopped, and one with `error` did nothing.
EndedOperationStatus: TypeAlias = "Literal[\"finished\", \"canceled\", \"error\"]"


class ExtraFieldCreate(TypedDict):
    """The fields of a new extra field."""

    name: str
    """The name of the field."""
    format: FieldFormat
    """The format of a field's values."""
    unique: NotRequired[bool]
    """Whether contacts of the list must have different values."""


class ExtraFieldUpdate(TypedDict):
    """The fields of an extra field to change. Fields that you leave out stay unchanged."""

    name: NotRequired[str]
    """The name of the field."""
    unique: NotRequired[bool]
    """Whether contacts of the list must have different values."""


class ExtraValue(TypedDict):
    """A value for an extra field, in its format."""

    field_id: int
    """The id of the extra field."""
    value: str | list[int]
    """For a field with options the ids of the chosen ones, or a text that names them by their ids or their texts in any
    language, with semicolons between them; for every other field a text, which is a day, a number or an address as
    the format asks.
    """
    status: NotRequired[ChannelStatus]
    """Whether the address can be used, for a field of the format email, cellphone or phone; other formats have none."""


class Field(TypedDict):
    """A field of a list."""

    field_id: str | int
    """The id of the field; a name for a base field, a number for an extra field."""
    name: str
    """The name of the field."""
    format: FieldFormat
    """The format of a field's values."""
    unique: bool
    """Whether contacts of the list must have different values."""


# The format of a field's values.
FieldFormat: TypeAlias = "Literal[\"date\", \"text\", \"cellphone\", \"phone\", \"number\", \"email\", \"options\"]"


class FieldListItem(TypedDict):
    """A field of a list, with its kind and its options."""

    field_id: str | int
    """The id of the field; a name for a base field, a number for an extra field."""
    name: str
    """The name of the field."""
    format: FieldFormat
    """The format of a field's values."""
    unique: bool
    """Whether contacts of the list must have different values."""
    type: Literal["base", "extra"]
    """Whether it is a field of every list or one that you added."""
    options: NotRequired[list[FieldOption]]
    """The choices, only for a field with options."""


class FieldOption(TypedDict):
    """A choice of a field, with its text in each language, empty if missing. Placeholders show the text in the contact's
    language.
    """

    option_id: int
    """The id of the option."""
    en: str
    """English."""
    pt: str
    """Portuguese."""
    br: str
    """Portuguese of Brazil."""
    es: str
    """Spanish."""
    de: str
    """German."""
    hu: str
    """Hungarian."""
    fr: str
    """French."""


class FieldOptionList(TypedDict):
    """The options of a field."""

    items: list[FieldOption]
    """The options, oldest first."""


class FieldOptionWrite(TypedDict):
    """The texts of an option by language. A language that you leave out is empty in a new option, and unchanged in an
    update.
    """

    en: NotRequired[str]
    """English."""
    pt: NotRequired[str]
    """Portuguese."""
    br: NotRequired[str]
    """Portuguese of Brazil."""
    es: NotRequired[str]
    """Spanish."""
    de: NotRequired[str]
    """German."""
    hu: NotRequired[str]
    """Hungarian."""
    fr: NotRequired[str]
    """French."""


class Form(TypedDict):
    """A subscription form of a list."""

    form_id: int
    """The id of the form."""
    form_hash: str
    """The hash of the form in its URL."""
    list_id: int
    """The list of the form."""
    name: str
    """The name, used as the heading of the page."""
    language: FormLanguage
    """The language of the page and its emails. `?lang=` in the URL selects another one."""
    fields: list[FormField]
    """The fields of the form, in this order, each once. One of them is `email`."""
    consent: NotRequired[FormTexts]
    """The text of a required consent checkbox; the contact then has the consent `consent`. Left out if the form has
    none.
    """
    double_optin: bool
    """Whether the contact is unconfirmed until the person confirms by email."""
    sender_id: NotRequired[int]
    """The email sender of the confirmation email. By default, or if it is no longer active, another active sender of the
    account.
    """
    redirect_url: NotRequired[str]
    """Where to redirect the browser after a submission. By default, a thank-you page of the platform."""
    display: NotRequired[FormDisplay]
    """How the script of a connected site shows the form. The site must have the form's list. Without `display`, the form
    is shown only where you link to `url` or paste `embed`.
    """
    created: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    updated: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    url: str
    """The URL of the page with the form."""
    embed: str
    """The form as HTML for your page, in the form's language. It has no script and no styles. A page with a
    Content-Security-Policy needs the host of `url`, and of `redirect_url`, in `form-action`. Paste it again after a
    change of the form.
    """


class FormAnswer(TypedDict):
    """The value of one field of a submission."""

    field_id: str
    """The id of the field, the name of a base field or the number of an extra one."""
    value: str | list[int]
    """The value; for a field with options the ids of the chosen ones."""


class FormAnswersReportRequest(TypedDict):
    """The settings of a form answers report."""

    title: str
    """The title of the report."""
    range: AdvancedReportRange
    """The time range of a report, including both ends. The end must not be before the start."""
    forms: list[AdvancedReportForm]
    """The forms of the report, by list."""
    format: NotRequired[AdvancedReportFormat]
    """The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns."""
    callback_url: NotRequired[str]
    """The http or https URL to call when the report has finished."""


class FormCreate(TypedDict):
    """The fields of a new form."""

    name: str
    """The name, used as the heading of the page."""
    language: NotRequired[FormLanguage]
    """The language of the page and its emails. `?lang=` in the URL selects another one. By default, the list's language."""
    fields: NotRequired[list[FormField]]
    """The fields of the form, in this order, each once. One of them is `email`. By default, only `email`."""
    consent: NotRequired[FormTexts]
    """The text of a required consent checkbox; the contact then has the consent `consent`."""
    double_optin: NotRequired[bool]
    """Whether the contact is unconfirmed until the person confirms by email."""
    sender_id: NotRequired[int]
    """The email sender of the confirmation email. By default, or if it is no longer active, another active sender of the
    account.
    """
    redirect_url: NotRequired[str]
    """Where to redirect the browser after a submission. By default, a thank-you page of the platform."""
    display: NotRequired[FormDisplay]
    """How the script of a connected site shows the form. The site must have the form's list. Without `display`, the form
    is shown only where you link to `url` or paste `embed`.
    """


class FormDisplay(TypedDict):
    """How the script of a connected site shows the form. The site must have the form's list. Without `display`, the form
    is shown only where you link to `url` or paste `embed`.
    """

    kind: Literal["none", "popup", "message", "whatsapp"]
    """`popup`: the form in a dialog. `message`: a text in the corner, with a button to the form or to `link`.
    `whatsapp`: a button in the corner that opens a chat with `phone`. `none`: nothing; an update with it removes
    `display`.
    """
    opens: NotRequired[Literal["delay", "scroll", "exit"]]
    """When it opens: after the delay, after scrolling to `scroll_percent`, or when the pointer leaves the page at the
    top. Without a mouse, `exit` opens after the delay.
    """
    delay_seconds: NotRequired[int]
    """Minimum seconds on the page before it opens. By default 5, for a WhatsApp button 0."""
    scroll_percent: NotRequired[int]
    """How much of the page must be scrolled, for `opens` `scroll`. By default 50."""
    text: NotRequired[str]
    """The text of a message (required), the text above the form of a popup, or the first text of a WhatsApp chat."""
    button: NotRequired[str]
    """The label of the button. By default, in the form's language."""
    link: NotRequired[str]
    """The URL that the button of a message opens. By default, it opens the form."""
    phone: NotRequired[str]
    """The number of the chat: country code and number, separated by a hyphen. Required for a WhatsApp button."""


class FormField(TypedDict):
    """A field of the list that a form asks for."""

    field_id: str
    """The id of the field, the name of a base field or the number of an extra one."""
    labels: NotRequired[FormTexts]
    """The labels of the field. If a label is missing in the language of the page and of the form, a base field has the
    platform's label, and an extra field its name.
    """
    required: NotRequired[bool]
    """Whether it is required. The email address is always required."""


# A language for pages and emails to subscribers.
FormLanguage: TypeAlias = "Literal[\"en\", \"pt\", \"br\", \"es\", \"de\", \"hu\", \"fr\"]"


class FormPage(TypedDict):
    """A page of forms."""

    total_items: int
    """Total number of forms of the list, on all pages."""
    items: list[Form]
    """The forms on this page."""


class FormSubmission(TypedDict):
    """A submission of a form."""

    submission_id: int
    """The id of the submission."""
    contact_id: NotRequired[str]
    """The new or related contact; left out if it was refused."""
    status: Literal["accepted", "waiting", "confirmed", "refused"]
    """`accepted`: it took effect at once. `waiting`: it takes effect when the person confirms. `confirmed`: the person
    confirmed. `refused`: it had no effect, because the address is suppressed or another contact has a unique value.
    """
    language: FormLanguage
    """A language for pages and emails to subscribers."""
    created: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    answers: list[FormAnswer]
    """The values by field, in the order of the form, without empty fields."""


class FormSubmissionPage(TypedDict):
    """A page of submissions of a form."""

    total_items: int
    """Total number of submissions of the form, on all pages."""
    items: list[FormSubmission]
    """The submissions on this page."""


class FormTexts(TypedDict):
    """A text by language. The page shows it in its language, or else in the form's language."""

    en: NotRequired[str]
    """English."""
    pt: NotRequired[str]
    """Portuguese."""
    br: NotRequired[str]
    """Portuguese of Brazil."""
    es: NotRequired[str]
    """Spanish."""
    de: NotRequired[str]
    """German."""
    hu: NotRequired[str]
    """Hungarian."""
    fr: NotRequired[str]
    """French."""


class FormUpdate(TypedDict):
    """The changes of a form. Fields that you leave out stay unchanged."""

    name: NotRequired[str]
    """The name, used as the heading of the page."""
    language: NotRequired[FormLanguage]
    """The language of the page and its emails. `?lang=` in the URL selects another one."""
    fields: NotRequired[list[FormField]]
    """The fields of the form, in this order, each once. One of them is `email`."""
    consent: NotRequired[FormTexts]
    """The text of a required consent checkbox; the contact then has the consent `consent`. Without any text the form has
    none.
    """
    double_optin: NotRequired[bool]
    """Whether the contact is unconfirmed until the person confirms by email."""
    sender_id: NotRequired[int]
    """The email sender of the confirmation email. By default, or if it is no longer active, another active sender of the
    account.
    """
    redirect_url: NotRequired[str]
    """Where to redirect the browser after a submission. By default, a thank-you page of the platform. An empty text
    removes it.
    """
    display: NotRequired[FormDisplay]
    """How the script of a connected site shows the form. The site must have the form's list. Without `display`, the form
    is shown only where you link to `url` or paste `embed`.
    """


class HeaderFooter(TypedDict):
    """The header and footer of an email. Your own template has its own links; then both sets here are ignored."""

    id: NotRequired[int]
    """The id of a header and footer template (`createHeaderFooterTemplate`). Returns 422 for an unknown id."""
    header_links: NotRequired[HeaderFooterLinks]
    """The links to show, in the contact's language or else the list's."""
    footer_links: NotRequired[HeaderFooterLinks]
    """The links to show, in the contact's language or else the list's."""
    edit_fields: NotRequired[list[int]]
    """The extra fields of the list on the page of the link `edit`, beside the base fields. Recipients can see and change
    only these.
    """


class HeaderFooterLinks(TypedDict):
    """The links to show, in the contact's language or else the list's."""

    forward: NotRequired[bool]
    """Forwards the email to friends of the recipient, without revealing their addresses."""
    view_web: NotRequired[bool]
    """Opens the email in a browser, which counts as an open."""
    unsubscribe: NotRequired[bool]
    """Unsubscribes the recipient, who can then give a reason."""
    edit: NotRequired[bool]
    """Lets recipients change their data, channels and language."""
    social_share: NotRequired[bool]
    """Shares the email on a social network, without the recipient's data."""
    facebook_share: NotRequired[bool]
    """Shares the email on Facebook."""
    twitter_share: NotRequired[bool]
    """Shares the email on Twitter."""


class HeaderFooterTemplate(TypedDict):
    """A header and a footer for campaign emails."""

    template_id: int
    """The id of the template, for `header_footer.id` of email campaigns."""
    name: str
    """The name of the template."""
    header: str
    """HTML at the top of the body."""
    footer: str
    """HTML at the bottom of the body."""
    created: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    updated: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


class HeaderFooterTemplateCreate(TypedDict):
    """A new header and footer template."""

    name: str
    """The name of the template."""
    header: NotRequired[str]
    """HTML at the top of the body. Placeholders are filled as in the content; `{{ view_url }}`, `{{ forward_url }}`, `{{
    share_url }}`, `{{ facebook_url }}`, `{{ twitter_url }}`, `{{ edit_url }}` and `{{ unsubscribe_url }}` are the
    links for the recipient.
    """
    footer: NotRequired[str]
    """HTML at the bottom of the body, with the same placeholders."""


class HeaderFooterTemplateItem(TypedDict):
    """A header and footer template without its HTML."""

    template_id: int
    """The id of the template, for `header_footer.id` of email campaigns."""
    name: str
    """The name of the template."""
    created: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    updated: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


class HeaderFooterTemplatePage(TypedDict):
    """A page of header and footer templates."""

    total_items: int
    """Total number of templates, on all pages."""
    items: list[HeaderFooterTemplateItem]
    """The templates on this page."""


class HeaderFooterTemplateUpdate(TypedDict):
    """The fields of a header and footer template to change."""

    name: NotRequired[str]
    """The name of the template."""
    header: NotRequired[str]
    """HTML at the top of the body. Placeholders are filled as in the content; `{{ view_url }}`, `{{ forward_url }}`, `{{
    share_url }}`, `{{ facebook_url }}`, `{{ twitter_url }}`, `{{ edit_url }}` and `{{ unsubscribe_url }}` are the
    links for the recipient.
    """
    footer: NotRequired[str]
    """HTML at the bottom of the body, with the same placeholders."""


class ImportResult(TypedDict):
    """The result of an import. The four counts add up to the contacts of the request or the rows of the file."""

    imported: int
    """Created contacts."""
    updated: int
    """Updated contacts."""
    ignored: int
    """Skipped contacts: already in the list or, in mode `update_only`, not in the list."""
    invalid: int
    """Contacts with an invalid value."""
    file: str
    """URL of a file with the skipped and invalid contacts and their reasons; empty if there are none. If the request's
    file was unreadable, all counts are 0 and this file has the reason. The URL is valid for seven days;
    `getOperation` returns a new one.
    """


# The language of a contact.
Language: TypeAlias = "Literal[\"pt\", \"en\", \"es\", \"br\", \"fr\", \"de\"]"


class LimitHour(TypedDict):
    """The hours of the day, in UTC, in which messages can be sent; remaining ones wait for the next day. An end before
    the start means past midnight; equal times mean the whole day.
    """

    hour_start: NotRequired[str]
    """The start, `HH:MM`. By default, midnight."""
    hour_end: NotRequired[str]
    """The end, `HH:MM`. By default, midnight."""


class List(TypedDict):
    """A list of contacts."""

    list_id: int
    """The id of the list."""
    internal_name: str
    """The name for internal use."""
    public_name: str
    """The name shown to contacts, for example on the unsubscribe page."""
    status: Literal["active", "blocked"]
    """You cannot send to a blocked list."""
    group_id: int
    """The group of the list; 0 for none."""
    created: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    updated: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


class ListCreate(TypedDict):
    """The fields of a new list."""

    internal_name: str
    """The name for internal use."""
    public_name: NotRequired[str]
    """The name shown to contacts. By default, the internal name."""


class ListDetail(TypedDict):
    """A list with its languages and the number of its contacts by status."""

    list_id: int
    """The id of the list."""
    internal_name: str
    """The name for internal use."""
    public_name: str
    """The name shown to contacts."""
    status: Literal["active", "blocked"]
    """You cannot send to a blocked list."""
    group_id: int
    """The group of the list; 0 for none."""
    created: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    updated: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    default_language: Literal["en", "pt", "br", "es", "de", "hu", "fr"]
    """The language of the list, by default `en`. A contact without a language is `en` in every list."""
    available_languages: list[str]
    """The languages of the list, always one."""
    stats: ListStats
    """The contacts of a list by status."""


class ListEvent(TypedDict):
    """An event of a list, as sent to a webhook."""

    webhook_id: int
    """The webhook of the call."""
    list_id: int
    """The list of the contact."""
    action: WebhookAction
    """An event for a webhook. `facebook_like` never occurs, because Facebook does not report likes."""
    action_date: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    contact: ListEventContact
    """The contact: its id and the webhook's fields by id, with their current values. A missing text is empty; other
    missing values are left out.
    """
    action_data: dict[str, Any]
    """The details of the action, for example the campaign and the clicked URL; empty if none."""


class ListEventContact(TypedDict):
    """The contact: its id and the webhook's fields by id, with their current values. A missing text is empty; other
    missing values are left out.
    """

    contact_id: str
    """The id of the contact."""


class ListPage(TypedDict):
    """A page of lists."""

    total_items: int
    """Total number of matching lists, on all pages."""
    items: list[List]
    """The lists on this page."""


class ListStats(TypedDict):
    """The contacts of a list by status."""

    total_contacts: int
    """All contacts."""
    total_active: int
    """Active contacts."""
    total_inactive: int
    """Deactivated contacts."""
    total_removed: int
    """Contacts that unsubscribed or were removed."""
    total_unconfirmed: int
    """Contacts who have not confirmed their subscription."""
    total_waiting_new_confirmation: int
    """Contacts who were asked to confirm again."""


class ListUpdate(TypedDict):
    """The fields of a list to change. Fields that you leave out stay unchanged."""

    internal_name: NotRequired[str]
    """The name for internal use."""
    public_name: NotRequired[str]
    """The name shown to contacts."""
    group_id: NotRequired[int]
    """The group of the list; 0 for none."""


class LocalTime(TypedDict):
    """Sends at `schedule_date` in each recipient's local time instead of UTC. The time zone is that of the contact's
    `time_zone_field`, else of its `cellphone`, else of its `phone`, else `time_zone`. A country with several time
    zones uses its most populated one; numbers of North America, Brazil and Mexico use their area code. The recipients
    and their time zones are fixed when that hour begins in the first time zone, 14 hours ahead of UTC. An hour
    skipped by a clock change is moved later by the skipped time; for a repeated hour, the first one is used. A
    resumed send continues with all time zones whose hour has passed.
    """

    time_zone_field: NotRequired[str]
    """The id of an extra field of the format text with the IANA name of a time zone, such as `Europe/Lisbon`, or an
    offset such as `+05:45`. Other values are ignored.
    """
    time_zone: NotRequired[str]
    """The time zone for recipients without a known one. By default, that of the account's country, else UTC."""
    if_passed: NotRequired[Literal["next_day", "at_once"]]
    """When to send to time zones where the hour has already passed at the time of the request: the next day
    (`next_day`), or now (`at_once`).
    """


class MyAccount(TypedDict):
    """The account of the key."""

    general_info: AccountGeneralInfo
    """The owner of the account. Missing texts are empty."""
    billing_info: AccountBillingInfo
    """The billing recipient. Missing texts are empty."""
    plan_info: AccountPlanInfo
    """The subscription of the account."""
    balance_info: AccountBalanceInfo
    """The balance of the account."""
    module_info: AccountModuleInfo
    """The modules of the account."""


class Operation(TypedDict):
    """Background work of the platform."""

    operation_id: int
    """The id of the operation."""
    type: OperationType
    """The kind of work. Imports and exports, mass operations, merges of contacts (`unify`), advanced reports and
    campaigns are operations. Never created: `export_reports` (a report is an `advanced_report`), `segment_generation`
    (segments are always current), `ads` and `social` (the platform has no such channels).
    """
    status: OperationStatus
    """A queued operation waits, a processing one is being prepared, an executing one is in progress, a paused one was
    stopped temporarily.
    """
    created: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    start_date: NotRequired[DateTime]
    """When it started or is scheduled to start; left out otherwise."""
    operation_data: OperationOperationData
    """The campaign of the operation; both fields are empty if none."""
    created_by: NotRequired[int]
    """The user who requested it; left out if a key without a user did."""


class OperationAccepted(TypedDict):
    """The request was accepted; an operation processes it in the background."""

    result: Literal["success"]
    """Always `success`."""
    operation_id: int
    """The operation; `getOperation` shows its progress and file."""


class OperationActionResult(TypedDict):
    """The changed operations."""

    success: list[int]
    """The changed operations."""
    error: OperationActionResultError
    """The unchanged operations, by reason. An array without ids is empty."""


class OperationActionResultError(TypedDict):
    """The unchanged operations, by reason. An array without ids is empty."""

    invalid_operation_action: list[int]
    """Not allowed for the status or type of the operation."""
    operation_not_found: list[int]
    """The operation was not found, or has ended."""


class OperationDetail(TypedDict):
    """Background work of the platform, with its progress."""

    operation_id: int
    """The id of the operation."""
    type: OperationType
    """The kind of work. Imports and exports, mass operations, merges of contacts (`unify`), advanced reports and
    campaigns are operations. Never created: `export_reports` (a report is an `advanced_report`), `segment_generation`
    (segments are always current), `ads` and `social` (the platform has no such channels).
    """
    status: OperationDetailStatus
    """A queued operation waits, a processing one is being prepared, an executing one is in progress, a paused one was
    stopped temporarily; a finished or canceled one has ended. One with `error` ended without doing anything:
    `problem` has the reason.
    """
    created: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    start_date: NotRequired[DateTime]
    """When it started or is scheduled to start; left out otherwise."""
    operation_data: OperationDetailOperationData
    """The campaign of the operation; both fields are empty if none."""
    created_by: NotRequired[int]
    """The user who requested it; left out if a key without a user did."""
    list_id: NotRequired[int]
    """The list of its contacts; left out for campaigns and other work."""
    end_date: NotRequired[DateTime]
    """When it ended; left out for an active run."""
    done: NotRequired[int]
    """Number of processed items; left out if not counted."""
    total: NotRequired[int]
    """Total number of items: contacts, products, rows of a file, recipients of a campaign. Left out while unknown."""
    counts: NotRequired[OperationDetailCounts]
    """The results of an import of contacts or products; left out for other operations."""
    duplicates: NotRequired[OperationDetailDuplicates]
    """The contacts merged by `unifyContacts`, or to be merged with `dry_run`. Left out for other operations."""
    problem: NotRequired[str]
    """Why it cannot continue, or what ended it, as text, for example an unreadable feed. Left out if none."""
    held_items: NotRequired[int]
    """New feed items that need your decision, because there are unusually many. Approve the operation to send them, or
    resume it to continue without them. Left out if none.
    """
    file: NotRequired[str]
    """The URL of its result file, valid without a key; left out if none."""
    file_until: NotRequired[DateTime]
    """When the URL in `file` expires."""


class OperationDetailCounts(TypedDict):
    """The results of an import of contacts or products; left out for other operations."""

    imported: int
    """New items."""
    updated: int
    """Updated items."""
    ignored: int
    """Unchanged items."""
    invalid: int
    """Refused items."""


class OperationDetailDuplicates(TypedDict):
    """The contacts merged by `unifyContacts`, or to be merged with `dry_run`. Left out for other operations."""

    groups: int
    """Groups of duplicates. Each becomes one contact."""
    merged: int
    """Deleted contacts after the merge."""
    skipped_groups: int
    """Groups not merged, because more than 100 contacts have equal values."""


class OperationDetailOperationData(TypedDict):
    """The campaign of the operation; both fields are empty if none."""

    internal_name: str
    """The campaign's name for internal use."""
    campaign_hash: str
    """The hash of the campaign."""


# A queued operation waits, a processing one is being prepared, an executing one is in progress, a paused one was
# stopped temporarily; a finished or canceled one has ended. One with `error` ended without doing anything: `problem`
# has the reason.
OperationDetailStatus: TypeAlias = "Literal[\"queued\", \"processing\", \"executing\", \"paused\", \"finished\", \"canceled\", \"error\"]"


class OperationIds(TypedDict):
    """The operations to change."""

    operations: list[int]
    """The ids of the operations, from `listOperations`. Repeated ones count once."""


class OperationOperationData(TypedDict):
    """The campaign of the operation; both fields are empty if none."""

    internal_name: str
    """The campaign's name for internal use."""
    campaign_hash: str
    """The hash of the campaign."""


class OperationPage(TypedDict):
    """A page of operations."""

    total_items: int
    """Total number of matching operations, on all pages."""
    items: list[Operation]
    """The operations on this page."""


# A queued operation waits, a processing one is being prepared, an executing one is in progress, a paused one was
# stopped temporarily.
OperationStatus: TypeAlias = "Literal[\"queued\", \"processing\", \"executing\", \"paused\"]"


# The kind of work. Imports and exports, mass operations, merges of contacts (`unify`), advanced reports and campaigns
# are operations. Never created: `export_reports` (a report is an `advanced_report`), `segment_generation` (segments
# are always current), `ads` and `social` (the platform has no such channels).
OperationType: TypeAlias = "Literal[\"import_contacts\", \"update_contacts\", \"export_contacts\", \"export_reports\", \"advanced_report\", \"email\", \"sms\", \"smart_sms\", \"voice\", \"push\", \"webpush\", \"ads\", \"social\", \"segment_generation\", \"mass_operation\", \"unify\", \"import_ecommerce\", \"attach_tag\", \"detach_tag\"]"


class OrderCreate(TypedDict):
    """An order."""

    order_id: str
    """The id of the order in the shop. Repeat it to change the order."""
    order_total: NotRequired[float]
    """The total of the order."""
    cart_id: NotRequired[str]
    """The id of its cart, which the order closes."""
    contact: NotRequired[CartContact]
    """The contact of a cart or order: its id, or values to find or create it."""
    products: NotRequired[list[OrderProduct]]
    """The ordered products."""
    order_date: NotRequired[DateTime]
    """When it was placed, in UTC. By default, now."""
    order_status: NotRequired[OrderStatus]
    """The status of an order."""


# Orders to import.
OrderImport: TypeAlias = "list[OrderImportItem]"


class OrderImportItem(TypedDict):
    """One order of an import."""

    order_id: str
    """The id of the order in the shop."""
    order_status: NotRequired[OrderStatus]
    """The status of an order."""
    contact_id: str
    """The customer: the id or email address of a contact of the list."""
    revenue: float
    """The revenue of the order; 0 for a free one."""
    store_url: str
    """The URL of the shop."""
    date: DateTime
    """When it was placed, in UTC. Reports count the order at the time of the import."""
    items: list[OrderImportLine]
    """The ordered products."""


class OrderImportLine(TypedDict):
    """A product in an imported order."""

    id: str
    """The identifier of the product."""
    name: str
    """The name of the product."""
    category: NotRequired[str]
    """The ids of its categories in the shop, separated by commas."""
    price: NotRequired[float]
    """The unit price."""
    quantity: NotRequired[int]
    """The ordered quantity."""


class OrderItem(TypedDict):
    """An order of a shop, without its products."""

    domain: str
    """The domain of the shop."""
    order_id: str
    """The id of the order in the shop."""
    order_total: NotRequired[float]
    """The total of the order; left out if unknown."""
    order_date: DateTime
    """When it was placed, in UTC."""
    order_status: OrderStatus
    """The status of an order."""
    cart_id: NotRequired[str]
    """The id of its cart; left out if unknown."""
    list_id: NotRequired[int]
    """The list of its contact; left out if none."""
    contact_id: NotRequired[str]
    """The contact of the order; left out if unknown."""
    lines: int
    """Number of product lines."""
    created: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    updated: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


class OrderPage(TypedDict):
    """A page of orders."""

    total_items: int
    """Total number of matching orders, on all pages."""
    items: list[OrderItem]
    """The orders on this page."""


class OrderProduct(TypedDict):
    """A product in an order, with its quantity."""

    product_identifier: NotRequired[str]
    """The identifier: letters, digits, `_`, `.` and `-`. Unique in its catalog."""
    name: NotRequired[str]
    """The name."""
    description: NotRequired[str]
    """A description."""
    sku: NotRequired[str]
    """The shop's stock keeping unit (SKU)."""
    upc: NotRequired[str]
    """The Universal Product Code."""
    ean: NotRequired[str]
    """The European Article Number."""
    gtin: NotRequired[str]
    """The Global Trade Item Number."""
    mpn: NotRequired[str]
    """The manufacturer part number."""
    link: NotRequired[str]
    """The URL of its page."""
    image_link: NotRequired[str]
    """The URL of an image."""
    price: NotRequired[float]
    """The unit price, in the currency of the catalog."""
    sale_price: NotRequired[float]
    """The reduced unit price; 0 if it is not reduced."""
    brand: NotRequired[str]
    """The brand."""
    categories: NotRequired[list[str]]
    """The categories, each from broad to narrow, separated by `>`."""
    related_products: NotRequired[list[str]]
    """The identifiers of related products."""
    custom_attributes: NotRequired[list[ProductAttributeWrite]]
    """Additional properties."""
    quantity: NotRequired[float]
    """The ordered quantity."""


# The status of an order.
OrderStatus: TypeAlias = "Literal[\"created\", \"pending\", \"canceled\", \"completed\", \"unknown\"]"


class PhoneReport(TypedDict):
    """The results of an SMS or voice campaign. A breakdown that you did not request is left out."""

    campaign_hash: str
    """The hash of the campaign."""
    overall: PhoneReportOverall
    """The counts of the whole campaign."""
    networks: NotRequired[list[PhoneReportNetwork]]
    """The counts by network."""
    failures: NotRequired[list[CampaignFailure]]
    """Failed recipients by reason, most frequent first; left out if none."""
    time_zones: NotRequired[list[ReportTimeZone]]
    """The counts by time zone; left out for a campaign sent without `local_time`."""


class PhoneReportNetwork(TypedDict):
    """The counts in one network."""

    network: str
    """The name of the network."""
    sends: int
    """Sent messages, or calls made."""
    delivered: int
    """Delivered messages, or answered calls."""
    error: int
    """Failed messages or calls."""
    invalid: int
    """Numbers not reachable by this channel."""
    pending: int
    """Messages or calls with an unknown outcome."""


class PhoneReportOverall(TypedDict):
    """The counts of the whole campaign."""

    destinations: int
    """The campaign's target numbers."""
    sends: int
    """Sent messages, or calls made."""
    delivered: int
    """Delivered messages, or answered calls."""
    error: int
    """Failed messages or calls."""
    invalid: int
    """Numbers not reachable by this channel."""
    pending: int
    """Messages or calls with an unknown outcome."""


# The contacts of the list to send to. Only active ones receive the message or call.
PhoneSendSegment: TypeAlias = "EmailSendToList | EmailSendToSegments | PhoneSendToContact"


class PhoneSendToContact(TypedDict):
    """A single contact, by its number."""

    type: Literal["contact"]
    """How the contacts are selected."""
    data: str
    """The contact's number: country code and number, separated by a hyphen."""


class PhoneSender(TypedDict):
    """A number that makes calls."""

    sender_id: int
    """The id of the sender."""
    phone: str
    """Country code and number, separated by a hyphen."""
    status: SenderStatus
    """Only an active sender can send. One in moderation is under review; a rejected one cannot be used."""


class PhoneSenderCreate(TypedDict):
    """The fields of a new phone sender."""

    phone: str
    """Country code and number, separated by a hyphen."""
    file: str
    """A Base64 document that proves your right to use the sender, for the moderators. It is never returned."""


class PhoneSenderList(TypedDict):
    """A page of phone senders."""

    items: list[PhoneSender]
    """The senders on this page."""


class PlacedOrder(TypedDict):
    """An order of a shop."""

    domain: str
    """The domain of the shop."""
    order_id: str
    """The id of the order in the shop."""
    order_total: NotRequired[float]
    """The total of the order; left out if unknown."""
    order_date: DateTime
    """When it was placed, in UTC."""
    order_status: OrderStatus
    """The status of an order."""
    cart_id: NotRequired[str]
    """The id of its cart; left out if unknown."""
    list_id: NotRequired[int]
    """The list of its contact; left out if none."""
    contact_id: NotRequired[str]
    """The contact of the order; left out if unknown."""
    lines: int
    """Number of product lines."""
    products: list[OrderProduct]
    """The products, as sent by the shop."""
    created: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    updated: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


class Pong(TypedDict):
    """The response to a ping."""

    result: Literal["pong"]
    """Always `pong`."""


class Product(TypedDict):
    """A product of a catalog. A missing text is empty, a missing price is 0."""

    product_identifier: str
    """The identifier: letters, digits, `_`, `.` and `-`. Unique in its catalog."""
    catalog_id: int
    """The catalog of the product."""
    name: str
    """The name."""
    description: str
    """A description."""
    sku: str
    """The shop's stock keeping unit (SKU)."""
    upc: str
    """The Universal Product Code."""
    ean: str
    """The European Article Number."""
    gtin: str
    """The Global Trade Item Number."""
    mpn: str
    """The manufacturer part number."""
    link: str
    """The URL of its page."""
    image_link: str
    """The URL of an image."""
    price: float
    """The unit price, in the currency of the catalog."""
    sale_price: float
    """The reduced unit price; 0 if it is not reduced."""
    brand: str
    """The brand."""
    categories: list[str]
    """The categories, each from broad to narrow, separated by `>`."""
    related_products: list[str]
    """The identifiers of related products."""
    custom_attributes: list[ProductAttribute]
    """Additional properties."""


class ProductAttribute(TypedDict):
    """A custom property of a product."""

    alias: str
    """The name, in lower case and without spaces."""
    value: str
    """The value."""


class ProductAttributeWrite(TypedDict):
    """A custom property of a product, as sent in a request."""

    alias: str
    """The name, in lower case and without spaces."""
    value: str
    """The value."""


class ProductCreate(TypedDict):
    """A new product. Fields that you leave out are empty."""

    product_identifier: str
    """The identifier: letters, digits, `_`, `.` and `-`. Unique in its catalog."""
    name: str
    """The name."""
    description: NotRequired[str]
    """A description."""
    sku: NotRequired[str]
    """The shop's stock keeping unit (SKU)."""
    upc: NotRequired[str]
    """The Universal Product Code."""
    ean: NotRequired[str]
    """The European Article Number."""
    gtin: NotRequired[str]
    """The Global Trade Item Number."""
    mpn: NotRequired[str]
    """The manufacturer part number."""
    link: NotRequired[str]
    """The URL of its page."""
    image_link: NotRequired[str]
    """The URL of an image."""
    price: NotRequired[float]
    """The unit price, in the currency of the catalog."""
    sale_price: NotRequired[float]
    """The reduced unit price; 0 if it is not reduced."""
    brand: NotRequired[str]
    """The brand."""
    categories: NotRequired[list[str]]
    """The categories, each from broad to narrow, separated by `>`."""
    related_products: NotRequired[list[str]]
    """The identifiers of related products."""
    custom_attributes: NotRequired[list[ProductAttributeWrite]]
    """Additional properties."""
    in_stock: NotRequired[bool]
    """Whether it is in stock. It is not returned; the platform uses it to detect a product that is in stock again."""


class ProductImport(TypedDict):
    """Products to import into a catalog."""

    products: list[ProductImportItem]
    """The products. Invalid ones are ignored."""
    mode: NotRequired[ProductImportMode]
    """How to handle existing products. `rewrite` deletes them all first, `add` keeps them and adds new ones, `update`
    also overwrites the given values.
    """


# A product of an import, with the fields of a product. A product with an invalid value is ignored; the import
# continues. It has product_identifier (Any), name (Any), description (Any), sku (Any), upc (Any), ean (Any), gtin
# (Any), mpn (Any), link (Any), image_link (Any), price (Any), sale_price (Any), brand (Any), categories (Any),
# related_products (Any), custom_attributes (Any), in_stock (Any), and more fields.
ProductImportItem: TypeAlias = dict[str, Any]


# How to handle existing products. `rewrite` deletes them all first, `add` keeps them and adds new ones, `update` also
# overwrites the given values.
ProductImportMode: TypeAlias = "Literal[\"rewrite\", \"add\", \"update\"]"


class ProductPage(TypedDict):
    """A page of products."""

    total_items: int
    """Total number of matching products, on all pages."""
    items: list[Product]
    """The products on this page."""


class ProductUpdate(TypedDict):
    """The fields of a product to change. Fields that you leave out stay unchanged. An empty text or array clears the
    value.
    """

    name: NotRequired[str]
    """The name."""
    description: NotRequired[str]
    """A description."""
    sku: NotRequired[str]
    """The shop's stock keeping unit (SKU)."""
    upc: NotRequired[str]
    """The Universal Product Code."""
    ean: NotRequired[str]
    """The European Article Number."""
    gtin: NotRequired[str]
    """The Global Trade Item Number."""
    mpn: NotRequired[str]
    """The manufacturer part number."""
    link: NotRequired[str]
    """The URL of its page."""
    image_link: NotRequired[str]
    """The URL of an image."""
    price: NotRequired[float]
    """The unit price, in the currency of the catalog."""
    sale_price: NotRequired[float]
    """The reduced unit price; 0 if it is not reduced."""
    brand: NotRequired[str]
    """The brand."""
    categories: NotRequired[list[str]]
    """The categories, each from broad to narrow, separated by `>`."""
    related_products: NotRequired[list[str]]
    """The identifiers of related products."""
    custom_attributes: NotRequired[list[ProductAttributeWrite]]
    """Additional properties. They replace the stored ones."""
    in_stock: NotRequired[bool]
    """Whether it is in stock. It is not returned; the platform uses it to detect a product that is in stock again."""


class PushAck(TypedDict):
    """Whether the device's report was accepted."""

    success: bool
    """True if it was accepted."""


# An app that receives push messages.
PushApp = TypedDict(
    "PushApp",
    {
        # The id of the app.
        "app_id": "str",
        # The list of the app's contacts.
        "list": "PushAppList",
        # The name of the app.
        "name": "str",
        # The purpose of the app; empty if unknown.
        "description": "str",
        # The field of the list that connects a token to its contact; empty if none.
        "two_steps_config": "str",
        # Whether the app uses the push service's development environment.
        "development": "bool",
        # A date and time in UTC, `YYYY-MM-DD hh:mm:ss`.
        "created": "DateTime",
        # A date and time in UTC, `YYYY-MM-DD hh:mm:ss`.
        "updated": "DateTime",
    },
)


class PushAppCreate(TypedDict):
    """The fields of a new push app."""

    list_id: int
    """The list of the app's contacts."""
    name: str
    """The name of the app."""
    description: NotRequired[str]
    """The purpose of the app."""
    two_steps_config: NotRequired[str]
    """The field of the list that connects a token to its contact, by default: `email`, `cellphone`, `phone`, or a unique
    field. Empty for none.
    """
    development: NotRequired[bool]
    """Whether the app uses the push service's development environment."""


class PushAppList(TypedDict):
    """The list of the app's contacts."""

    id: int
    """The id of the list."""
    internal_name: str
    """The list's name for internal use."""


class PushCampaignActions(TypedDict):
    """The buttons of a push message: one that opens a link, and one that closes the message."""

    type: NotRequired[Literal["url", "deeplink"]]
    """Whether the link is a URL or a deep link into the app."""
    title: NotRequired[str]
    """The text of the button."""
    link: NotRequired[str]
    """The URL or deep link that the button opens."""
    cancel_label: NotRequired[str]
    """The text of the button that closes the message."""


class PushCampaignCreate(TypedDict):
    """The fields of a new push campaign."""

    app_id: str
    """The app of the devices."""
    title: str
    """The title of the message, and the name of the campaign in lists."""
    content: CampaignTextContent
    """The content of a push or text message: a text in the request, or a stored template. In the text, `{{ field }}`
    becomes the recipient's value.
    """
    actions: NotRequired[PushCampaignActions]
    """The buttons of a push message: one that opens a link, and one that closes the message."""
    geo_options: NotRequired[PushCampaignGeo]
    """The place where devices receive the message."""
    notification_options: NotRequired[PushCampaignNotification]
    """How a device shows the message."""
    group_id: NotRequired[int]
    """The group of the campaign. By default, none."""


class PushCampaignGeo(TypedDict):
    """The place where devices receive the message."""

    latitude: NotRequired[float]
    """Degrees of latitude, negative in the south."""
    longitude: NotRequired[float]
    """Degrees of longitude, negative in the west."""
    range: NotRequired[int]
    """Maximum distance from that point, in meters."""
    duration: NotRequired[int]
    """How long the message waits for a device to come near, in seconds."""


class PushCampaignGeoUpdate(TypedDict):
    """The parts of the place to change. The duration cannot change."""

    latitude: NotRequired[float]
    """Degrees of latitude, negative in the south."""
    longitude: NotRequired[float]
    """Degrees of longitude, negative in the west."""
    range: NotRequired[int]
    """Maximum distance from that point, in meters."""


class PushCampaignNotification(TypedDict):
    """How a device shows the message."""

    icon: NotRequired[str]
    """The URL of the image beside the text. By default, the app's icon."""


class PushCampaignSend(TypedDict):
    """The recipients of a push campaign, and the time."""

    app_id: str
    """The app to send to."""
    segments: PushSendSegment
    """The contacts of the app's or site's list to send to. Only active ones receive the message."""
    notify: NotRequired[list[int]]
    """The ids of the users to notify when the send has ended."""
    schedule_date: NotRequired[DateTime]
    """When to send, in UTC, or with `local_time` in the recipients' local time. By default, and for a past time, now."""
    local_time: NotRequired[LocalTime]
    """Sends at `schedule_date` in each recipient's local time instead of UTC. The time zone is that of the contact's
    `time_zone_field`, else of its `cellphone`, else of its `phone`, else `time_zone`. A country with several time
    zones uses its most populated one; numbers of North America, Brazil and Mexico use their area code. The recipients
    and their time zones are fixed when that hour begins in the first time zone, 14 hours ahead of UTC. An hour
    skipped by a clock change is moved later by the skipped time; for a repeated hour, the first one is used. A
    resumed send continues with all time zones whose hour has passed.
    """


class PushCampaignUpdate(TypedDict):
    """The fields of a push campaign to change. Fields that you leave out stay unchanged."""

    title: NotRequired[str]
    """The title of the message."""
    content: NotRequired[CampaignMessageUpdate]
    """The text to change. The kind of content cannot change."""
    actions: NotRequired[PushCampaignActions]
    """The buttons of a push message: one that opens a link, and one that closes the message."""
    geo_options: NotRequired[PushCampaignGeoUpdate]
    """The parts of the place to change. The duration cannot change."""
    notification_options: NotRequired[PushCampaignNotification]
    """How a device shows the message."""
    group_id: NotRequired[int]
    """The group of the campaign."""


class PushEventRegister(TypedDict):
    """A device's event of a push message."""

    os: str
    """The operating system of the device, for example `android` or `ios`."""
    contact: str
    """The id of the contact, from the message."""
    message_hash: str
    """The hash of the message, from the message."""
    mailing_id: NotRequired[int]
    """The number of the campaign, from the message. Returns 422 for another number; 0 counts as missing."""
    event: Literal["open", "canceled"]
    """The event: the message was opened, or dismissed."""
    device_id: int
    """The number of the device, from the message."""


class PushReport(TypedDict):
    """The results of a push campaign. A breakdown that you did not request is left out."""

    campaign_hash: str
    """The hash of the campaign."""
    overall: PushReportOverall
    """The counts of the whole campaign."""
    operating_systems: NotRequired[list[PushReportOperatingSystem]]
    """The counts by operating system."""
    failures: NotRequired[list[CampaignFailure]]
    """Failed recipients by reason, most frequent first; left out if none."""
    time_zones: NotRequired[list[ReportTimeZone]]
    """The counts by time zone; left out for a campaign sent without `local_time`."""


class PushReportOperatingSystem(TypedDict):
    """The counts on one operating system."""

    operating_systems: str
    """The name of one operating system, despite the plural name."""
    sends: int
    """Sent messages, one per device."""
    opens: int
    """Opens, including repeated ones."""
    delivered: int
    """Messages accepted by the push service."""
    received: int
    """Messages reported as received by a device."""
    bounces: int
    """Messages to devices without the app."""
    error: int
    """Messages refused by the push service."""


class PushReportOverall(TypedDict):
    """The counts of the whole campaign."""

    sends: int
    """Sent messages, one per device."""
    opens: int
    """Opens, including repeated ones."""
    delivered: int
    """Messages accepted by the push service."""
    received: int
    """Messages reported as received by a device."""
    bounces: int
    """Messages to devices without the app."""
    error: int
    """Messages refused by the push service."""


# The contacts of the app's or site's list to send to. Only active ones receive the message.
PushSendSegment: TypeAlias = "EmailSendToList | EmailSendToSegments"


class PushToken(TypedDict):
    """The token of one app on one device."""

    app_id: str
    """The id of the app."""
    token: str
    """The device's token from the push service."""


class PushTokenRegister(TypedDict):
    """The token of an app on one device, and its contact."""

    os: str
    """The operating system of the device, for example `android` or `ios`."""
    token: str
    """The device's token from the push service."""
    two_steps_data: NotRequired[PushTokenRegisterTwoStepsData]
    """The contact of the device. Without it, the token waits until a later call sets it."""


class PushTokenRegisterTwoStepsData(TypedDict):
    """The contact of the device. Without it, the token waits until a later call sets it."""

    field: NotRequired[str]
    """The field to find the contact by. By default, `two_steps_config` of the app."""
    value: NotRequired[str]
    """The value of that field."""


class PushTokenWrite(TypedDict):
    """The token of one app on one device, as sent in a request."""

    app_id: str
    """The id of the app."""
    token: str
    """The device's token from the push service."""


class ReportTimeZone(TypedDict):
    """The counts of the recipients in one time zone."""

    time_zone: str
    """The IANA name of the time zone, or its offset."""
    counts: CampaignCounts
    """The totals of a campaign's report, also for a smart SMS, which has no separate report. Counts without events, or
    that the channel does not have, are left out.
    """


class RotatedWebhookSecret(TypedDict):
    """The new secret of a webhook."""

    secret: str
    """The new secret, in the form of the Standard Webhooks libraries."""
    former_until: DateTime
    """Until when the previous secret also signs."""


# A part of a list that contacts enter and leave automatically.
Segment: TypeAlias = "SegmentAuto | SegmentSaved | SegmentTag"


class SegmentActivityCondition(TypedDict):
    """A condition on a contact's activities."""

    segment_activity: ContactEventName
    """The required activity, from `listContactEvents`."""
    within_days: NotRequired[int]
    """Only activities of the last so many days, of 24 hours each. By default, all."""
    campaign_hash: NotRequired[str]
    """Only activities of this campaign. By default, all."""
    invert: NotRequired[bool]
    """Whether to select contacts without such an activity."""


class SegmentAnniversaryCondition(TypedDict):
    """A condition on the month and the day of a date, in any year."""

    segment_field: str
    """The id of a field of the format date, as `listFields` shows it."""
    segment_anniversary: str
    """The day of the anniversary, or its first and last day separated by `||`, written as in `segment_value`. The range
    can continue into the next year.
    """
    invert: NotRequired[bool]
    """Whether to select contacts with another anniversary, or without one."""


class SegmentAuto(TypedDict):
    """A segment that the platform keeps for every list."""

    segment_id: str
    """The id of the segment. Treat it as opaque."""
    name: str
    """The name of the segment."""
    type: Literal["auto"]
    """The origin of the segment."""


class SegmentCondition(TypedDict):
    """A condition on one field or property of a contact."""

    segment_field: str
    """The id of the field, from `listFields`; that of an extra field as text. Or a property of the contact: `status`,
    `consent`, `email_status`, `cellphone_status`, `phone_status`, `subscription_method`, `unsubscription_method` or
    `unsubscription_reason`, or one of the days `subscription_date`, `consent_date`, `unsubscription_date` and
    `change_date`.
    """
    segment_operator: SegmentOperator
    """How to compare a value. Texts ignore case and surrounding spaces, dates compare as days, numbers by size;
    `not_equal_to` and `does_not_contain` include contacts without a value.
    """
    segment_value: str
    """The value to compare with: a text, a number, an address, the id of an option, or a day. A day is `YYYY-MM-DD` or
    relative to the current day in UTC: `today`, `today-30`, `today+7`, `month_start` or `month_end`. For `date_range`
    the first and the last day, `2026-01-01||2026-03-31`. An empty text means no value.
    """


class SegmentCount(TypedDict):
    """The filter for the count."""

    segment_filter: SegmentFilter
    """The conditions of a segment, at most 100. Without a condition on the status `removed`, removed contacts are
    excluded.
    """


class SegmentCreate(TypedDict):
    """The fields of a new segment."""

    name: str
    """The name of the segment."""
    segment_filter: SegmentFilter
    """The conditions of a segment, at most 100. Without a condition on the status `removed`, removed contacts are
    excluded.
    """


class SegmentDetail(TypedDict):
    """A segment with its conditions."""

    segment_id: str
    """The id of the segment. Treat it as opaque."""
    name: str
    """The name of the segment."""
    type: SegmentType
    """The origin of a segment: a segment of the platform (`auto`), created by the account (`saved`), or the contacts
    with a tag (`tag`).
    """
    created: NotRequired[DateTime]
    """When the segment was created; left out for segments of the platform."""
    updated: NotRequired[DateTime]
    """When the segment was last changed; left out for segments of the platform."""
    segment_filter: SegmentFilter
    """The conditions of a segment, at most 100. Without a condition on the status `removed`, removed contacts are
    excluded.
    """


class SegmentFilter(TypedDict):
    """The conditions of a segment, at most 100. Without a condition on the status `removed`, removed contacts are
    excluded.
    """

    segment_filter_array: list[SegmentFilterItem]
    """The conditions or groups of conditions."""
    boolean_operator: NotRequired[Literal["and", "or"]]
    """Whether a contact must meet all conditions, or at least one."""
    invert: NotRequired[bool]
    """Whether to select all other contacts of the list instead."""


# A condition, or a group of conditions, distinguished by its fields.
SegmentFilterItem: TypeAlias = "SegmentCondition | SegmentAnniversaryCondition | SegmentTagCondition | SegmentListCondition | SegmentActivityCondition | SegmentGroup"


class SegmentGroup(TypedDict):
    """Conditions combined into one."""

    segment_filter_array: list[SegmentGroupItem]
    """The conditions or groups of conditions."""
    boolean_operator: NotRequired[Literal["and", "or"]]
    """Whether a contact must meet all conditions, or at least one."""
    invert: NotRequired[bool]
    """Whether to select all other contacts instead."""


# A condition, or a group of conditions, distinguished by its fields.
SegmentGroupItem: TypeAlias = "SegmentCondition | SegmentAnniversaryCondition | SegmentTagCondition | SegmentListCondition | SegmentActivityCondition | SegmentInnerGroup"


class SegmentInnerGroup(TypedDict):
    """Conditions combined into one within a group."""

    segment_filter_array: list[SegmentInnerItem]
    """The conditions."""
    boolean_operator: NotRequired[Literal["and", "or"]]
    """Whether a contact must meet all conditions, or at least one."""
    invert: NotRequired[bool]
    """Whether to select all other contacts instead."""


# A condition. Its fields determine its kind.
SegmentInnerItem: TypeAlias = "SegmentCondition | SegmentAnniversaryCondition | SegmentTagCondition | SegmentListCondition | SegmentActivityCondition"


class SegmentListCondition(TypedDict):
    """A condition on membership in another list."""

    segment_list: int
    """The id of a list of the account. It must have an unremoved contact with the same email address."""
    invert: NotRequired[bool]
    """Whether to select contacts who are not in the list."""


# How to compare a value. Texts ignore case and surrounding spaces, dates compare as days, numbers by size;
# `not_equal_to` and `does_not_contain` include contacts without a value.
SegmentOperator: TypeAlias = "Literal[\"equal_to\", \"not_equal_to\", \"greater_or_equal_to\", \"greater_than\", \"less_or_equal_to\", \"less_than\", \"contains\", \"does_not_contain\", \"begins_with\", \"ends_with\", \"date_range\"]"


class SegmentPage(TypedDict):
    """A page of segments."""

    total_items: int
    """Total number of matching segments, on all pages."""
    items: list[Segment]
    """The segments on this page."""


class SegmentSaved(TypedDict):
    """A segment created by the account."""

    segment_id: str
    """The id of the segment. Treat it as opaque."""
    name: str
    """The name of the segment."""
    type: Literal["saved"]
    """The origin of the segment."""
    created: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    updated: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


class SegmentTag(TypedDict):
    """The contacts with a tag."""

    segment_id: str
    """The id of the segment. Treat it as opaque."""
    name: str
    """The name of the segment."""
    type: Literal["tag"]
    """The origin of the segment."""
    created: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    updated: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


class SegmentTagCondition(TypedDict):
    """A condition on the tags of a contact."""

    segment_tag: int
    """The id of the required tag."""
    invert: NotRequired[bool]
    """Whether to select contacts without the tag."""


# The origin of a segment: a segment of the platform (`auto`), created by the account (`saved`), or the contacts with
# a tag (`tag`).
SegmentType: TypeAlias = "Literal[\"auto\", \"saved\", \"tag\"]"


class SegmentUpdate(TypedDict):
    """The fields of a segment to change. Fields that you leave out stay unchanged."""

    name: NotRequired[str]
    """The name of the segment."""
    segment_filter: NotRequired[SegmentFilter]
    """The conditions of a segment, at most 100. Without a condition on the status `removed`, removed contacts are
    excluded.
    """


class SenderHelp(TypedDict):
    """A number's replies to HELP, by language."""

    texts: dict[str, str]
    """A text by language (`en`, `pt`, `br`, `es`, `de`, `hu`, `fr`). In a language without a text, HELP gets the first
    available text in this order. Without any, it gets the default text, which names the account and the number and
    explains that STOP ends SMS.
    """


# Only an active sender can send. One in moderation is under review; a rejected one cannot be used.
SenderStatus: TypeAlias = "Literal[\"active\", \"moderation\", \"rejected\"]"


class SendsReportColumns(TypedDict):
    """The columns of a sends report. Columns that you leave out are not shown."""

    list_base_fields: NotRequired[list[str]]
    """The ids of the base fields to show, for example `email`."""
    list_extra_fields: NotRequired[list[AdvancedReportExtraFields]]
    """The extra fields to show, by list."""
    campaign_fields: NotRequired[AdvancedReportCampaignFields]
    """The columns for each campaign. Columns that you leave out are not shown."""


class SendsReportRequest(TypedDict):
    """The settings of a sends report."""

    title: str
    """The title of the report."""
    range: AdvancedReportRange
    """The time range of a report, including both ends. The end must not be before the start."""
    lists: list[int]
    """The ids of the lists of the report."""
    columns: NotRequired[SendsReportColumns]
    """The columns of a sends report. Columns that you leave out are not shown."""
    options: NotRequired[AdvancedReportOptions]
    """The users to notify of a report."""
    format: NotRequired[AdvancedReportFormat]
    """The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns."""
    callback_url: NotRequired[str]
    """The http or https URL to call when the report has finished."""


class SmartSmsCampaignCreate(TypedDict):
    """The fields of a new smart SMS campaign."""

    list_id: int
    """The list of the campaign."""
    internal_name: str
    """The name for internal use."""
    campaign_content: SmartSmsMessage
    """The text of a smart SMS. The short link to its page is appended, and counts towards the length."""
    page_content: SmartSmsPage
    """The target of the short link."""
    sender_id: NotRequired[int]
    """The cellphone sender. It must be active at the time of sending. By default, the platform's sender."""
    cname_id: NotRequired[int]
    """The verified domain name of the short link. By default, and if it is no longer verified, the platform's."""
    options: NotRequired[SmsCampaignOptions]
    """The encoding and maximum length of the text. A message has 160 characters in gsm and 70 in unicode, and fewer if a
    text needs several.
    """
    group_id: NotRequired[int]
    """The group of the campaign. By default, none."""


class SmartSmsCampaignUpdate(TypedDict):
    """The fields of a smart SMS campaign to change. Fields that you leave out stay unchanged."""

    internal_name: NotRequired[str]
    """The name for internal use."""
    campaign_content: NotRequired[CampaignMessageUpdate]
    """The text to change. The kind of content cannot change."""
    page_content: NotRequired[SmartSmsPageUpdate]
    """The parts of the page to change. The kind of page cannot change; parts of other kinds are ignored."""
    sender_id: NotRequired[int]
    """The cellphone sender."""
    cname_id: NotRequired[int]
    """The verified domain name of the short link."""
    options: NotRequired[SmsCampaignOptions]
    """The encoding and maximum length of the text. A message has 160 characters in gsm and 70 in unicode, and fewer if a
    text needs several.
    """
    group_id: NotRequired[int]
    """The group of the campaign."""


class SmartSmsMessage(TypedDict):
    """The text of a smart SMS. The short link to its page is appended, and counts towards the length."""

    message: str
    """The text, without the link. `{{ field }}` becomes the recipient's value."""


# The target of the short link.
SmartSmsPage: TypeAlias = "SmartSmsPageRedirect | SmartSmsPageImport | SmartSmsPageHtml"


class SmartSmsPageHtml(TypedDict):
    """A page in the request, hosted by the platform. Clicks on its links are counted. Its scripts run isolated, without
    cookies or storage.
    """

    type: Literal["html"]
    """The kind of page."""
    page_html: str
    """The HTML of the page. `{{ field }}` becomes the recipient's value, and `{{ unsubscribe_url }}` the unsubscribe
    link.
    """
    page_internal_name: NotRequired[str]
    """The name of the page for internal use. By default, the campaign's."""


class SmartSmsPageImport(TypedDict):
    """A copy of a page, made when the campaign is created and hosted by the platform. Images, styles and scripts are
    loaded from the original host. Clicks on links of the copy are counted.
    """

    type: Literal["import"]
    """The kind of page."""
    page_url: str
    """The http or https URL of the page to copy: at most 2 MB, without a redirect."""
    page_internal_name: NotRequired[str]
    """The name of the page for internal use. By default, the campaign's."""


class SmartSmsPageRedirect(TypedDict):
    """A redirect to your page."""

    type: Literal["redirect"]
    """The kind of page."""
    page_url: str
    """The http or https URL of the page. `{{ field }}` becomes the recipient's value."""


class SmartSmsPageUpdate(TypedDict):
    """The parts of the page to change. The kind of page cannot change; parts of other kinds are ignored."""

    page_url: NotRequired[str]
    """The target URL, or the URL of a page to copy again. Links already sent also use it."""
    page_html: NotRequired[str]
    """The HTML of the page."""
    page_internal_name: NotRequired[str]
    """The name of the page for internal use; a redirect has none."""


class SmsBouncesReportRequest(TypedDict):
    """The settings of an SMS bounces report."""

    title: str
    """The title of the report."""
    range: AdvancedReportRange
    """The time range of a report, including both ends. The end must not be before the start."""
    campaigns: list[AdvancedReportCampaigns]
    """The campaigns of the report."""
    columns: NotRequired[SmsReportColumns]
    """The columns of a report of SMS events or bounces. Columns that you leave out are not shown."""
    options: NotRequired[SmsReportOptions]
    """The users to notify, and the grouping of rows."""
    format: NotRequired[AdvancedReportFormat]
    """The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns."""
    callback_url: NotRequired[str]
    """The http or https URL to call when the report has finished."""


class SmsCampaignCreate(TypedDict):
    """The fields of a new SMS campaign."""

    list_id: int
    """The list of the campaign."""
    internal_name: str
    """The name for internal use."""
    content: CampaignTextContent
    """The content of a push or text message: a text in the request, or a stored template. In the text, `{{ field }}`
    becomes the recipient's value.
    """
    sender_id: NotRequired[int]
    """The cellphone sender. It must be active at the time of sending. By default, the platform's sender."""
    options: NotRequired[SmsCampaignOptions]
    """The encoding and maximum length of the text. A message has 160 characters in gsm and 70 in unicode, and fewer if a
    text needs several.
    """
    group_id: NotRequired[int]
    """The group of the campaign. By default, none."""


class SmsCampaignOptions(TypedDict):
    """The encoding and maximum length of the text. A message has 160 characters in gsm and 70 in unicode, and fewer if a
    text needs several.
    """

    encoding: NotRequired[Literal["gsm", "gsm_extended", "unicode"]]
    """The encoding: `gsm` has the basic alphabet, `gsm_extended` also its extension, `unicode` all characters. By
    default, the first that has all characters of the text.
    """
    max_messages: NotRequired[int]
    """Maximum number of messages for one recipient's text, by default 7. A longer text is not sent to that recipient."""
    language: NotRequired[Literal["portuguese", "spanish", "turkish"]]
    """The language whose national tables (3GPP TS 23.038) the text can use for letters missing from `gsm` or
    `gsm_extended`, such as ã in Portuguese: up to 155 characters in one message and 149 in each of several. No effect
    on `unicode`. Old phones show other letters.
    """
    transliterate: NotRequired[bool]
    """Whether to replace characters that the encoding lacks with similar ones: `João` becomes `Joao`. Otherwise, a
    recipient whose text has such a character is skipped, with the character as the reason.
    """


class SmsCampaignSend(TypedDict):
    """The recipients of an SMS or smart SMS campaign, and the time."""

    list_id: int
    """The list to send to."""
    destination_field: str
    """The field with the number: `cellphone`, or the id of an extra field of the format cellphone."""
    segments: PhoneSendSegment
    """The contacts of the list to send to. Only active ones receive the message or call."""
    notify: NotRequired[list[int]]
    """The ids of the users to notify when the send has ended."""
    schedule_date: NotRequired[DateTime]
    """When to send, in UTC, or with `local_time` in the recipients' local time. By default, and for a past time, now."""
    local_time: NotRequired[LocalTime]
    """Sends at `schedule_date` in each recipient's local time instead of UTC. The time zone is that of the contact's
    `time_zone_field`, else of its `cellphone`, else of its `phone`, else `time_zone`. A country with several time
    zones uses its most populated one; numbers of North America, Brazil and Mexico use their area code. The recipients
    and their time zones are fixed when that hour begins in the first time zone, 14 hours ahead of UTC. An hour
    skipped by a clock change is moved later by the skipped time; for a repeated hour, the first one is used. A
    resumed send continues with all time zones whose hour has passed.
    """


class SmsCampaignUpdate(TypedDict):
    """The fields of an SMS campaign to change. Fields that you leave out stay unchanged."""

    internal_name: NotRequired[str]
    """The name for internal use."""
    content: NotRequired[CampaignMessageUpdate]
    """The text to change. The kind of content cannot change."""
    sender_id: NotRequired[int]
    """The cellphone sender."""
    options: NotRequired[SmsCampaignOptions]
    """The encoding and maximum length of the text. A message has 160 characters in gsm and 70 in unicode, and fewer if a
    text needs several.
    """
    group_id: NotRequired[int]
    """The group of the campaign."""


class SmsEventsReportRequest(TypedDict):
    """The settings of an SMS events report."""

    title: str
    """The title of the report."""
    range: AdvancedReportRange
    """The time range of a report, including both ends. The end must not be before the start."""
    campaigns: list[AdvancedReportCampaigns]
    """The campaigns of the report."""
    columns: NotRequired[SmsReportColumns]
    """The columns of a report of SMS events or bounces. Columns that you leave out are not shown."""
    options: NotRequired[SmsReportOptions]
    """The users to notify, and the grouping of rows."""
    format: NotRequired[AdvancedReportFormat]
    """The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns."""
    callback_url: NotRequired[str]
    """The http or https URL to call when the report has finished."""


class SmsReportColumns(TypedDict):
    """The columns of a report of SMS events or bounces. Columns that you leave out are not shown."""

    list_base_fields: NotRequired[list[str]]
    """The ids of the base fields to show, for example `email`."""
    list_extra_fields: NotRequired[list[AdvancedReportExtraFields]]
    """The extra fields to show, by list."""
    list_stats_fields: NotRequired[SmsReportStats]
    """The columns for each SMS delivery. Columns that you leave out are not shown."""
    campaign_fields: NotRequired[AdvancedReportCampaignFields]
    """The columns for each campaign. Columns that you leave out are not shown."""


class SmsReportOptions(TypedDict):
    """The users to notify, and the grouping of rows."""

    notify: NotRequired[list[int]]
    """The ids of the users to notify when the report has ended."""
    grouping: NotRequired[AdvancedReportGrouping]
    """The first columns and the sort order: by contact, with all campaigns of a contact together, or by campaign, with
    all contacts of a campaign together.
    """


class SmsReportStats(TypedDict):
    """The columns for each SMS delivery. Columns that you leave out are not shown."""

    delivery_answer: NotRequired[bool]
    """Whether to show the carrier's receipt."""
    delivery_date: NotRequired[bool]
    """Whether to show the time of the receipt."""


class SubscriptionsReportColumns(TypedDict):
    """The columns of a subscriptions report. Columns that you leave out are not shown."""

    list_base_fields: NotRequired[list[str]]
    """The ids of the base fields to show, for example `email`."""
    list_extra_fields: NotRequired[list[AdvancedReportExtraFields]]
    """The extra fields to show, by list."""
    list_stats_fields: NotRequired[SubscriptionsReportStats]
    """The columns for each subscription. Columns that you leave out are not shown."""


class SubscriptionsReportRequest(TypedDict):
    """The settings of a subscriptions report."""

    title: str
    """The title of the report."""
    range: AdvancedReportRange
    """The time range of a report, including both ends. The end must not be before the start."""
    lists: list[int]
    """The ids of the lists of the report."""
    columns: NotRequired[SubscriptionsReportColumns]
    """The columns of a subscriptions report. Columns that you leave out are not shown."""
    options: NotRequired[AdvancedReportOptions]
    """The users to notify of a report."""
    format: NotRequired[AdvancedReportFormat]
    """The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns."""
    callback_url: NotRequired[str]
    """The http or https URL to call when the report has finished."""


class SubscriptionsReportStats(TypedDict):
    """The columns for each subscription. Columns that you leave out are not shown."""

    subscription_method: NotRequired[bool]
    """Whether to show how the contact joined."""
    subscription_src: NotRequired[bool]
    """Whether to show the source of the contact, for example the form."""


# Values of one type for the suppression list.
SuppressionAdd: TypeAlias = "SuppressionAddEmail | SuppressionAddEmailDomain | SuppressionAddEmailUser | SuppressionAddCellphone | SuppressionAddPhone"


class SuppressionAddCellphone(TypedDict):
    """Values of the type `cellphone` for the suppression list."""

    type: Literal["cellphone"]
    """The type of the values."""
    value: list[str]
    """Cellphones, country code and number with a dash between them."""


class SuppressionAddEmail(TypedDict):
    """Values of the type `email` for the suppression list."""

    type: Literal["email"]
    """The type of the values."""
    value: list[str]
    """Whole email addresses."""


class SuppressionAddEmailDomain(TypedDict):
    """Values of the type `email_domain` for the suppression list."""

    type: Literal["email_domain"]
    """The type of the values."""
    value: list[str]
    """Domains, which means every email address in them."""


class SuppressionAddEmailUser(TypedDict):
    """Values of the type `email_user` for the suppression list."""

    type: Literal["email_user"]
    """The type of the values."""
    value: list[str]
    """Names before the at sign, at any domain."""


class SuppressionAddPhone(TypedDict):
    """Values of the type `phone` for the suppression list."""

    type: Literal["phone"]
    """The type of the values."""
    value: list[str]
    """Phones, country code and number with a dash between them."""


class SuppressionAdded(TypedDict):
    """The result of adding to the suppression list."""

    result: Literal["success"]
    """The request was accepted."""
    refused_items: NotRequired[int]
    """Number of values not added, because they are not valid for the type. Left out if all were added."""
    refused: NotRequired[list[SuppressionRefusal]]
    """The values that were not added, at most 100."""


class SuppressionEntry(TypedDict):
    """An address, or a part of one, that gets no messages."""

    id: int
    """The id of the entry."""
    value: str
    """The address, or the part of it; by the method `forgotten`, a keyed hash of 64 hexadecimal digits."""
    type: SuppressionType
    """What an entry matches: a whole address, the part of an email address after the at sign (`email_domain`) or before
    it (`email_user`).
    """
    method: SuppressionMethod
    """How an entry was added. Only a manual one can be deleted."""
    campaign_hash: str
    """The campaign that caused it; empty if none."""
    created: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


# How an entry was added. Only a manual one can be deleted.
SuppressionMethod: TypeAlias = "Literal[\"unsubscribe\", \"bounce\", \"manual\", \"other\", \"forgotten\"]"


class SuppressionPage(TypedDict):
    """A page of entries."""

    total_items: int
    """Total number of matching entries, on all pages."""
    items: list[SuppressionEntry]
    """The entries on this page."""


class SuppressionRefusal(TypedDict):
    """A value that was not added to the suppression list."""

    row: int
    """The position of the value in the request, from 1."""
    detail: str
    """What a value of the type must be."""


# What an entry matches: a whole address, the part of an email address after the at sign (`email_domain`) or before it
# (`email_user`).
SuppressionType: TypeAlias = "Literal[\"email\", \"email_domain\", \"email_user\", \"cellphone\", \"phone\"]"


class SystemAutomation(TypedDict):
    """A built-in automation of the platform."""

    paused: bool
    """Whether it is paused."""
    type: SystemAutomationType
    """The event that a system automation follows up."""
    domain: str
    """The domain of the automation."""
    url: NotRequired[str]
    """The page of the automation; left out if none."""
    title: str
    """Its name."""


# The system automations, by domain.
SystemAutomationList: TypeAlias = "list[SystemAutomation]"


class SystemAutomationSwitch(TypedDict):
    """The system automation to pause or resume."""

    paused: bool
    """Whether to pause it."""
    type: SystemAutomationType
    """The event that a system automation follows up."""
    domain: str
    """The domain of the automation."""


# The event that a system automation follows up.
SystemAutomationType: TypeAlias = "Literal[\"abandoned_cart\", \"back_in_stock\"]"


class Tag(TypedDict):
    """A label for contacts of any list."""

    tag_id: int
    """The id of the tag."""
    name: str
    """The name of the tag."""
    color: str
    """The color, `#RRGGBB`."""


class TagPage(TypedDict):
    """A page of tags."""

    total_items: int
    """Total number of matching tags, on all pages."""
    items: list[Tag]
    """The tags on this page."""


class TagUpdate(TypedDict):
    """The fields of a tag to change."""

    name: NotRequired[str]
    """The name of the tag, unique regardless of case. If left out, it stays unchanged."""
    color: NotRequired[str]
    """The color, `#RRGGBB` or `#RGB`, in any case."""


class TagWrite(TypedDict):
    """The fields of a tag."""

    name: str
    """The name of the tag, unique regardless of case."""
    color: NotRequired[str]
    """The color, `#RRGGBB` or `#RGB`, in any case."""


class TrackEngageDomain(TypedDict):
    """A domain with visitor tracking."""

    domain: str
    """The domain of the site, without protocol and path."""
    list_id: NotRequired[int]
    """The list for visitors; left out if none."""
    status: Literal["active", "inactive"]
    """Whether visits are counted."""


class TrackEngageDomainPage(TypedDict):
    """All domains of the account."""

    total_items: int
    """Total number of domains."""
    items: list[TrackEngageDomain]
    """The domains of the account."""


class TrackEngageEnable(TypedDict):
    """The website for visitor tracking."""

    domain: str
    """The domain of the website, without protocol and path."""
    list_id: NotRequired[int]
    """The list for visitors. Not needed if the connected site has a list."""


class TrackEngageGoal(TypedDict):
    """A goal for visitors of a site."""

    domain: str
    """The domain of the goal."""
    name: str
    """The name of the goal."""
    id: int
    """The number of the goal."""
    config: TrackEngageGoalConfig
    """The condition of a goal."""


class TrackEngageGoalAutomatic(TypedDict):
    """A goal reached by visiting a page or following a link."""

    type: Literal["automatic"]
    """How the goal is reached."""
    rule: Literal["url", "title", "download", "external_url"]
    """What to compare: the URL or title of a page, the URL of a download, or of an external link. URLs are complete,
    from `https://` on, without a fragment.
    """
    condition: Literal["contains", "exactly", "regex"]
    """How to compare it."""
    pattern: str
    """The value to compare with. With `regex`, at most 200 characters of a limited syntax."""
    case_sensitive: bool
    """Whether case matters."""
    multiple_conversion: bool
    """Whether a repeated conversion by a visitor counts again."""


# The condition of a goal.
TrackEngageGoalConfig: TypeAlias = "TrackEngageGoalManual | TrackEngageGoalAutomatic | TrackEngageGoalTime"


class TrackEngageGoalCreate(TypedDict):
    """The goal to create."""

    domain: str
    """The connected site of the goal."""
    name: str
    """The name of the goal."""
    config: TrackEngageGoalConfig
    """The condition of a goal."""


class TrackEngageGoalManual(TypedDict):
    """A goal reported by a script in the page."""

    type: Literal["manual"]
    """How the goal is reached."""
    multiple_conversion: bool
    """Whether a repeated conversion by a visitor counts again."""


class TrackEngageGoalPage(TypedDict):
    """All goals of the account."""

    total_items: int
    """Total number of goals."""
    items: list[TrackEngageGoal]
    """The goals of the account."""


class TrackEngageGoalTime(TypedDict):
    """A goal reached by time on a page."""

    type: Literal["time"]
    """How the goal is reached."""
    minutes: float
    """How long a page must be visible, in minutes."""


class TrackEngageResult(TypedDict):
    """The result of enabling Track&Engage."""

    result: bool
    """Whether it is now enabled."""
    response: str
    """The result as readable text."""


class UnsubscribeItem(TypedDict):
    """A contact to unsubscribe, with the reason."""

    contact_id: str
    """The id of the contact. An invalid id is reported under `invalid_data_type`."""
    unsubscription_method: NotRequired[str]
    """manual, form, unsubscribe_link, bounce or api. By default, api. Others are reported under
    `invalid_unsubscription_method`.
    """
    unsubscription_reason: NotRequired[str]
    """not_interested, lack_of_time, email_address_change, spam or other. Others are reported under
    `invalid_unsubscription_reason`.
    """
    unsubscription_observation: NotRequired[str]
    """Your note."""


class UnsubscribeRequest(TypedDict):
    """The contacts to unsubscribe."""

    data: list[UnsubscribeItem]
    """One entry per contact, each with its own result."""


class UnsubscribeResult(TypedDict):
    """The result for each contact."""

    success: list[str]
    """The unsubscribed contacts."""
    errors: UnsubscribeResultErrors
    """The unchanged contacts, by reason. An array without ids is empty."""


class UnsubscribeResultErrors(TypedDict):
    """The unchanged contacts, by reason. An array without ids is empty."""

    invalid_unsubscription_reason: list[str]
    """The reason is unknown."""
    invalid_unsubscription_method: list[str]
    """The method is unknown."""
    invalid_data_type: list[str]
    """The id is not ten hexadecimal digits."""
    contact_not_in_list: list[str]
    """The contact was not found in the list."""
    contact_already_removed: list[str]
    """The contact has already been unsubscribed."""


class UnsubscriptionsReportColumns(TypedDict):
    """The columns of an unsubscriptions report. Columns that you leave out are not shown."""

    list_base_fields: NotRequired[list[str]]
    """The ids of the base fields to show, for example `email`."""
    list_extra_fields: NotRequired[list[AdvancedReportExtraFields]]
    """The extra fields to show, by list."""
    list_stats_fields: NotRequired[UnsubscriptionsReportStats]
    """The columns for each unsubscription. Columns that you leave out are not shown."""


class UnsubscriptionsReportRequest(TypedDict):
    """The settings of an unsubscriptions report."""

    title: str
    """The title of the report."""
    range: AdvancedReportRange
    """The time range of a report, including both ends. The end must not be before the start."""
    lists: list[int]
    """The ids of the lists of the report."""
    columns: NotRequired[UnsubscriptionsReportColumns]
    """The columns of an unsubscriptions report. Columns that you leave out are not shown."""
    options: NotRequired[AdvancedReportOptions]
    """The users to notify of a report."""
    format: NotRequired[AdvancedReportFormat]
    """The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns."""
    callback_url: NotRequired[str]
    """The http or https URL to call when the report has finished."""


class UnsubscriptionsReportStats(TypedDict):
    """The columns for each unsubscription. Columns that you leave out are not shown."""

    unsubscription_method: NotRequired[bool]
    """Whether to show how the contact left."""
    unsubscription_src: NotRequired[bool]
    """Whether to show the source, for example the campaign."""
    unsubscription_date: NotRequired[bool]
    """Whether to show when the contact left."""


class User(TypedDict):
    """A user of the account."""

    user_id: int
    """The id of the user."""
    username: str
    """The user's login name."""
    is_admin: bool
    """Whether the user is an administrator, with all rights."""
    first_name: str
    """The first name."""
    last_name: str
    """The last name."""
    email: str
    """The email address."""
    phone: str
    """The phone; empty if none."""
    profile_image: str
    """The URL of an image; empty if none."""
    status: UserStatus
    """An inactive user cannot log in."""
    created: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    updated: DateTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


class UserPage(TypedDict):
    """A page of users."""

    total_items: int
    """Total number of matching users, on all pages."""
    items: list[User]
    """The users on this page."""


# An inactive user cannot log in.
UserStatus: TypeAlias = "Literal[\"active\", \"inactive\"]"


class UserUpdate(TypedDict):
    """The fields of a user to change. Fields that you leave out stay unchanged."""

    first_name: NotRequired[str]
    """The first name."""
    last_name: NotRequired[str]
    """The last name."""
    phone: NotRequired[str]
    """The phone number with its country code, in any format; empty for none."""
    profile_image: NotRequired[str]
    """The http or https URL of an image; empty for none. The platform does not download it."""
    status: NotRequired[UserStatus]
    """An inactive user cannot log in."""


class VoiceCampaignAudio(TypedDict):
    """A recording in the request."""

    type: Literal["audio"]
    """The kind of content."""
    audio: str
    """The recording, an MP3 or WAV file of at most 8 MB, in Base64."""


# The audio of a call.
VoiceCampaignContent: TypeAlias = "VoiceCampaignAudio | VoiceCampaignTemplate"


class VoiceCampaignCreate(TypedDict):
    """The fields of a new voice campaign."""

    internal_name: str
    """The name for internal use."""
    list_id: int
    """The list of the campaign."""
    content: VoiceCampaignContent
    """The audio of a call."""
    sender_id: int
    """The phone sender. It must be active at the time of sending."""
    group_id: NotRequired[int]
    """The group of the campaign. By default, none."""


class VoiceCampaignMessage(TypedDict):
    """A new recording for a campaign."""

    audio: NotRequired[str]
    """The recording, an MP3 or WAV file of at most 8 MB, in Base64."""


class VoiceCampaignSend(TypedDict):
    """The recipients of a voice campaign, and the time."""

    list_id: int
    """The list to send to."""
    destination_field: VoiceDestination
    """The number to call: `phone`, `cellphone`, one of them with the other if there is no answer, or both."""
    unique_contacts_only: NotRequired[bool]
    """Whether to call a number shared by several contacts only once."""
    segments: PhoneSendSegment
    """The contacts of the list to send to. Only active ones receive the message or call."""
    notify: NotRequired[list[int]]
    """The ids of the users to notify when the send has ended."""
    limit_contacts: NotRequired[VoiceLimit]
    """How many of the selected contacts to call, longest in the list first."""
    limit_hour: NotRequired[LimitHour]
    """The hours of the day, in UTC, in which messages can be sent; remaining ones wait for the next day. An end before
    the start means past midnight; equal times mean the whole day.
    """
    limit_speed: NotRequired[int]
    """Maximum number of calls started per second. By default, the carrier's limit."""
    schedule_date: NotRequired[DateTime]
    """When to send, in UTC, or with `local_time` in the recipients' local time. By default, and for a past time, now."""
    local_time: NotRequired[LocalTime]
    """Sends at `schedule_date` in each recipient's local time instead of UTC. The time zone is that of the contact's
    `time_zone_field`, else of its `cellphone`, else of its `phone`, else `time_zone`. A country with several time
    zones uses its most populated one; numbers of North America, Brazil and Mexico use their area code. The recipients
    and their time zones are fixed when that hour begins in the first time zone, 14 hours ahead of UTC. An hour
    skipped by a clock change is moved later by the skipped time; for a repeated hour, the first one is used. A
    resumed send continues with all time zones whose hour has passed.
    """


class VoiceCampaignTemplate(TypedDict):
    """An SMS template. Its text is copied when the campaign is created, filled for each contact, and spoken."""

    type: Literal["template_id"]
    """The kind of content."""
    template_id: int
    """The id of the SMS template."""


class VoiceCampaignUpdate(TypedDict):
    """The fields of a voice campaign to change. Fields that you leave out stay unchanged. Set `content` or `message`,
    not both.
    """

    internal_name: NotRequired[str]
    """The name for internal use."""
    group_id: NotRequired[int]
    """The group of the campaign."""
    content: NotRequired[VoiceCampaignContent]
    """The audio of a call."""
    message: NotRequired[VoiceCampaignMessage]
    """A recording that replaces the current audio, like `content` of the type `audio`."""
    sender_id: NotRequired[int]
    """The phone sender."""


# The number to call: `phone`, `cellphone`, one of them with the other if there is no answer, or both.
VoiceDestination: TypeAlias = "Literal[\"phone\", \"cellphone\", \"phone_failsafe_cellphone\", \"cellphone_failsafe_phone\", \"cellphone_phone\"]"


# How many of the selected contacts to call, longest in the list first.
VoiceLimit: TypeAlias = "VoiceLimitPercent | VoiceLimitValue"


class VoiceLimitPercent(TypedDict):
    """A share of the selected contacts."""

    type: Literal["percent"]
    """The kind of limit."""
    value: int
    """Percent of the chosen contacts, rounded up to whole ones."""


class VoiceLimitValue(TypedDict):
    """A number of contacts."""

    type: Literal["value"]
    """The kind of limit."""
    value: int
    """How many contacts are called at most."""


class Webhook(TypedDict):
    """A URL that receives list events."""

    webhook_id: int
    """The id of the webhook."""
    list_id: int
    """The list of the contacts."""
    url: str
    """The URL to call."""
    actions: list[WebhookAction]
    """The events that the webhook receives."""
    fields: list[str]
    """The ids of the contact's fields to send."""


# An event for a webhook. `facebook_like` never occurs, because Facebook does not report likes.
WebhookAction: TypeAlias = "Literal[\"forget_subscription\", \"change_consent\", \"web_push_bounce\", \"web_push_click\", \"web_push_delivered\", \"web_push_open\", \"web_push_send\", \"web_push_subscription\", \"web_push_unsubscription\", \"email_send\", \"email_open\", \"email_click\", \"email_soft_bounce\", \"email_hard_bounce\", \"sms_send\", \"sms_delivered\", \"voice_send\", \"unsubscribe\", \"subscription\", \"edit_subscription\", \"resubscription\", \"facebook_like\", \"social_share\", \"double_optin\", \"email_spam_complaint\", \"email_field_disable\", \"cellphone_field_disable\", \"phone_field_disable\", \"push_send\", \"push_open\", \"push_click\", \"push_received\", \"push_error\", \"push_canceled\", \"new_order\", \"cart_update\", \"goal_conversion\", \"product_view\", \"sms_received\"]"


class WebhookCreate(TypedDict):
    """The URL and the actions of a webhook."""

    list_id: int
    """The list of the contacts."""
    url: str
    """The http or https URL to call."""
    actions: list[WebhookAction]
    """The actions to report."""
    fields: NotRequired[list[str]]
    """The ids of the contact's fields to send; those of extra fields as text."""


class WebhookDetail(TypedDict):
    """A webhook with its status."""

    webhook_id: int
    """The id of the webhook."""
    list_id: int
    """The list of the contacts."""
    url: str
    """The URL to call."""
    actions: list[WebhookAction]
    """The events that the webhook receives."""
    fields: list[str]
    """The ids of the contact's fields to send."""
    status: WebhookStatus
    """The platform calls an `active` webhook. It holds the calls of a `paused` one until it is active again. A
    `disabled` one responded with 410 Gone: its calls are held, too.
    """
    status_since: NotRequired[DateTime]
    """When the status last changed. Left out before the first change."""
    status_reason: NotRequired[WebhookStatusReason]
    """Why a webhook is disabled: its receiver responded with 410 Gone. Left out for others."""


class WebhookPage(TypedDict):
    """A page of webhooks."""

    total_items: int
    """Total number of webhooks, on all pages."""
    items: list[Webhook]
    """The webhooks on this page."""


class WebhookSecret(TypedDict):
    """The secret that signs the calls of a webhook."""

    secret: str
    """The secret, in the form of the Standard Webhooks libraries."""


class WebhookSecretRotate(TypedDict):
    """How to replace the secret of a webhook."""

    overlap_hours: NotRequired[int]
    """For how many hours the previous secret also signs. With 0 it stops at once, for example after a leak."""


class WebhookState(TypedDict):
    """The status of a webhook."""

    webhook_id: int
    """The id of the webhook."""
    status: WebhookStatus
    """The platform calls an `active` webhook. It holds the calls of a `paused` one until it is active again. A
    `disabled` one responded with 410 Gone: its calls are held, too.
    """
    status_since: NotRequired[DateTime]
    """When the status last changed. Left out before the first change."""
    status_reason: NotRequired[WebhookStatusReason]
    """Why a webhook is disabled: its receiver responded with 410 Gone. Left out for others."""


class WebhookStatePage(TypedDict):
    """A page of webhook statuses."""

    total_items: int
    """Total number of webhooks."""
    items: list[WebhookState]
    """The statuses on this page."""


# The platform calls an `active` webhook. It holds the calls of a `paused` one until it is active again. A `disabled`
# one responded with 410 Gone: its calls are held, too.
WebhookStatus: TypeAlias = "Literal[\"active\", \"paused\", \"disabled\"]"


# Why a webhook is disabled: its receiver responded with 410 Gone. Left out for others.
WebhookStatusReason: TypeAlias = "Literal[\"gone\"]"


class WebhookUpdate(TypedDict):
    """The fields of a webhook to change. Fields that you leave out stay unchanged."""

    url: NotRequired[str]
    """The http or https URL to call."""
    actions: NotRequired[list[WebhookAction]]
    """The actions to report."""
    fields: NotRequired[list[str]]
    """The ids of the contact's fields to send; those of extra fields as text."""
    status: NotRequired[WebhookWantedStatus]
    """`paused` holds the calls of the webhook. `active` enables a paused or disabled webhook and sends the held calls,
    oldest first. `disabled` is accepted only for a disabled webhook, which stays unchanged.
    """


# `paused` holds the calls of the webhook. `active` enables a paused or disabled webhook and sends the held calls,
# oldest first. `disabled` is accepted only for a disabled webhook, which stays unchanged.
WebhookWantedStatus: TypeAlias = "Literal[\"active\", \"paused\", \"disabled\"]"


class WebpushCampaignAction(TypedDict):
    """A button below a web push message. Browsers show only as many as fit."""

    title: str
    """The text of the button."""
    link: str
    """The URL that the button opens."""


class WebpushCampaignContent(TypedDict):
    """The content of a web push message. In the title and text, `{{ field }}` becomes the recipient's value."""

    title: str
    """The title of the message."""
    message: str
    """The text below the title. The whole message with its links can have 3,993 bytes; a longer one is refused, or fails
    if a recipient's values make it too long.
    """
    link: str
    """The URL that a click on the message opens."""
    icon: NotRequired[str]
    """The URL of the image beside the text. By default, the browser's own."""


class WebpushCampaignContentUpdate(TypedDict):
    """The parts of a web push message to change."""

    title: NotRequired[str]
    """The title of the message."""
    message: NotRequired[str]
    """The text below the title."""
    link: NotRequired[str]
    """The URL that a click on the message opens."""
    icon: NotRequired[str]
    """The URL of the image beside the text."""


class WebpushCampaignCreate(TypedDict):
    """The fields of a new web push campaign."""

    site_id: int
    """The site of the subscribers."""
    internal_name: str
    """The name for internal use."""
    content: WebpushCampaignContent
    """The content of a web push message. In the title and text, `{{ field }}` becomes the recipient's value."""
    actions: NotRequired[list[WebpushCampaignAction]]
    """The buttons below the message."""
    group_id: NotRequired[int]
    """The group of the campaign. By default, none."""


class WebpushCampaignSend(TypedDict):
    """The recipients of a web push campaign, and the time."""

    site_id: int
    """The site of the subscribers."""
    segments: PushSendSegment
    """The contacts of the app's or site's list to send to. Only active ones receive the message."""
    notify: NotRequired[list[int]]
    """The ids of the users to notify when the send has ended."""
    schedule_date: NotRequired[DateTime]
    """When to send, in UTC, or with `local_time` in the recipients' local time. By default, and for a past time, now."""
    local_time: NotRequired[LocalTime]
    """Sends at `schedule_date` in each recipient's local time instead of UTC. The time zone is that of the contact's
    `time_zone_field`, else of its `cellphone`, else of its `phone`, else `time_zone`. A country with several time
    zones uses its most populated one; numbers of North America, Brazil and Mexico use their area code. The recipients
    and their time zones are fixed when that hour begins in the first time zone, 14 hours ahead of UTC. An hour
    skipped by a clock change is moved later by the skipped time; for a repeated hour, the first one is used. A
    resumed send continues with all time zones whose hour has passed.
    """


class WebpushCampaignUpdate(TypedDict):
    """The fields of a web push campaign to change. Fields that you leave out stay unchanged."""

    internal_name: NotRequired[str]
    """The name for internal use."""
    content: NotRequired[WebpushCampaignContentUpdate]
    """The parts of a web push message to change."""
    actions: NotRequired[list[WebpushCampaignAction]]
    """The buttons below the message. They replace the stored ones."""
    group_id: NotRequired[int]
    """The group of the campaign."""


class WebpushReport(TypedDict):
    """The results of a web push campaign. A breakdown that you did not request is left out."""

    campaign_hash: str
    """The hash of the campaign."""
    overall: WebpushReportOverall
    """The counts of the whole campaign."""
    devices: NotRequired[list[WebpushReportDevice]]
    """The counts by kind of device."""
    operating_systems: NotRequired[list[WebpushReportOperatingSystem]]
    """The counts by operating system."""
    browsers: NotRequired[list[WebpushReportBrowser]]
    """The counts by browser."""
    url: NotRequired[list[WebpushReportUrl]]
    """The counts by URL. An RSS campaign has other URLs in each message, so it counts only clicks."""
    failures: NotRequired[list[CampaignFailure]]
    """Failed recipients by reason, most frequent first; left out if none."""
    time_zones: NotRequired[list[ReportTimeZone]]
    """The counts by time zone; left out for a campaign sent without `local_time`."""


class WebpushReportBrowser(TypedDict):
    """The counts in one browser."""

    browser: str
    """The name of the browser."""
    versions: list[WebpushReportVersion]
    """The counts by version."""


class WebpushReportDevice(TypedDict):
    """The counts on one kind of device."""

    device: str
    """The kind of device, for example `desktop`."""
    opens: int
    """Shown messages."""
    sends: int
    """Sent messages, one per browser."""
    clicks: int
    """Clicks. Repeated clicks on a link of a message within 10 minutes count once."""
    bounces: int
    """Messages not accepted by any browser."""


class WebpushReportOperatingSystem(TypedDict):
    """The counts on one operating system."""

    operating_system: str
    """The name of the operating system."""
    versions: list[WebpushReportVersion]
    """The counts by version."""


class WebpushReportOverall(TypedDict):
    """The counts of the whole campaign."""

    opens: int
    """Shown messages, as reported by the website's script."""
    sends: int
    """Sent messages, one per browser."""
    clicks: int
    """Clicks. Repeated clicks on a link of a message within 10 minutes count once."""
    bounces: int
    """Messages not accepted by any browser."""


class WebpushReportUrl(TypedDict):
    """The counts of one URL. Messages count for the message's current link, clicks for the clicked link or button."""

    url: str
    """The URL that a click opens."""
    opens: int
    """Shown messages."""
    sends: int
    """Sent messages, one per browser."""
    clicks: int
    """Clicks. Repeated clicks on a link of a message within 10 minutes count once."""
    bounces: int
    """Messages not accepted by any browser."""


class WebpushReportVersion(TypedDict):
    """The counts of one version of an operating system or browser."""

    version: str
    """The version."""
    opens: int
    """Shown messages."""
    sends: int
    """Sent messages, one per browser."""
    clicks: int
    """Clicks. Repeated clicks on a link of a message within 10 minutes count once."""
    bounces: int
    """Messages not accepted by any browser."""


class WebpushRssCampaignCreate(TypedDict):
    """The fields of a new RSS web push campaign."""

    site_id: int
    """The site of the subscribers."""
    internal_name: str
    """The name for internal use."""
    content: WebpushRssContent
    """The source of the messages: the title, description, link and image of an item become the title, text, link and
    icon of the message. A text too long for a push service is shortened.
    """
    group_id: NotRequired[int]
    """The group of the campaign. By default, none."""


class WebpushRssContent(TypedDict):
    """The source of the messages: the title, description, link and image of an item become the title, text, link and
    icon of the message. A text too long for a push service is shortened.
    """

    feed: str
    """The http or https URL of the RSS feed."""


class WebpushSite(TypedDict):
    """A website for web push subscriptions."""

    site_id: int
    """The id of the site."""
    site: str
    """The URL of the website."""
    list_id: int
    """The list of the subscribers."""
    app_code: str
    """The code of the site in the website's script."""
    name: str
    """The name of the site, unique in the account."""


class WebpushSiteCreate(TypedDict):
    """The fields of a new web push site."""

    site: str
    """The URL of the website. Browsers require https; without a scheme, https is used. Pages of other origins cannot
    subscribe on the site.
    """
    list_id: int
    """The list of the subscribers. Each browser becomes a separate contact without an address, because its user is
    unknown.
    """
    name: str
    """The name of the site, unique in the account."""


class WebpushSitePage(TypedDict):
    """A page of web push sites."""

    total_items: int
    """Total number of matching sites, on all pages."""
    items: list[WebpushSite]
    """The sites on this page."""
