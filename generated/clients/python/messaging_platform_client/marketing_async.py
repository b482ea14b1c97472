# Written by `npm run generate` from specs/marketing-v3. Do not edit: change that instead.
"""The client of the Marketing API for asyncio."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from ._bulk import AsyncBulkResult
from ._client import AsyncClient
from ._operations import marketing as ops
from ._paging import AsyncPage
from .types import marketing as t


class AsyncMarketingClient(AsyncClient):
    """One method for each operation of the Marketing API."""

    server = "https://localhost:8443/marketing/v3"

    async def ping(self) -> t.Pong:
        """Test the connection: `POST /ping` (Ping)."""
        return await self._call(ops.PING, locals())

    async def list_lists(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        order_by: Literal["list_id", "internal_name", "public_name", "created", "updated"] | None = None,
        internal_name: str | None = None,
        public_name: str | None = None,
        created_min: t.DateTime | None = None,
        created_max: t.DateTime | None = None,
        updated_min: t.DateTime | None = None,
        updated_max: t.DateTime | None = None,
    ) -> AsyncPage[t.List]:
        """List lists: `GET /lists` (Lists)."""
        return await self._page(ops.LIST_LISTS, locals())

    async def create_list(
        self,
        *,
        internal_name: str,
        public_name: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.List:
        """Create a list: `POST /lists` (Lists)."""
        return await self._call(ops.CREATE_LIST, locals())

    async def get_list(self, list_id: int) -> t.ListDetail:
        """Get a list: `GET /lists/{list_id}` (Lists)."""
        return await self._call(ops.GET_LIST, locals())

    async def update_list(
        self,
        list_id: int,
        *,
        internal_name: str | None = None,
        public_name: str | None = None,
        group_id: int | None = None,
    ) -> t.List:
        """Update a list: `PATCH /lists/{list_id}` (Lists)."""
        return await self._call(ops.UPDATE_LIST, locals())

    async def delete_list(self, list_id: int) -> None:
        """Delete a list: `DELETE /lists/{list_id}` (Lists)."""
        return await self._call(ops.DELETE_LIST, locals())

    async def list_fields(
        self,
        list_id: int,
        *,
        offset: int | None = None,
        limit: int | None = None,
    ) -> AsyncPage[t.FieldListItem]:
        """List fields of a list: `GET /lists/{list_id}/fields` (Fields)."""
        return await self._page(ops.LIST_FIELDS, locals())

    async def create_extra_field(
        self,
        list_id: int,
        *,
        name: str,
        format: t.FieldFormat,
        unique: bool | None = None,
        idempotency_key: str | None = None,
    ) -> t.Field:
        """Create an extra field: `POST /lists/{list_id}/fields/extra` (Fields)."""
        return await self._call(ops.CREATE_EXTRA_FIELD, locals())

    async def update_base_field(self, list_id: int, field_id: str, *, unique: bool | None = None) -> t.Field:
        """Update a base field: `PATCH /lists/{list_id}/fields/base/{field_id}` (Fields)."""
        return await self._call(ops.UPDATE_BASE_FIELD, locals())

    async def update_extra_field(
        self,
        list_id: int,
        field_id: int,
        *,
        name: str | None = None,
        unique: bool | None = None,
    ) -> t.Field:
        """Update an extra field: `PATCH /lists/{list_id}/fields/extra/{field_id}` (Fields)."""
        return await self._call(ops.UPDATE_EXTRA_FIELD, locals())

    async def delete_extra_field(self, list_id: int, field_id: int) -> None:
        """Delete an extra field: `DELETE /lists/{list_id}/fields/extra/{field_id}` (Fields)."""
        return await self._call(ops.DELETE_EXTRA_FIELD, locals())

    async def list_field_options(self, list_id: int, field_id: int) -> t.FieldOptionList:
        """List field options: `GET /lists/{list_id}/fields/extra/{field_id}/options` (Fields)."""
        return await self._call(ops.LIST_FIELD_OPTIONS, locals())

    async def create_field_option(
        self,
        list_id: int,
        field_id: int,
        *,
        en: str | None = None,
        pt: str | None = None,
        br: str | None = None,
        es: str | None = None,
        de: str | None = None,
        hu: str | None = None,
        fr: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.FieldOption:
        """Create a field option: `POST /lists/{list_id}/fields/extra/{field_id}/options` (Fields)."""
        return await self._call(ops.CREATE_FIELD_OPTION, locals())

    async def update_field_option(
        self,
        list_id: int,
        field_id: int,
        option_id: int,
        *,
        en: str | None = None,
        pt: str | None = None,
        br: str | None = None,
        es: str | None = None,
        de: str | None = None,
        hu: str | None = None,
        fr: str | None = None,
    ) -> t.FieldOption:
        """Update a field option: `PATCH /lists/{list_id}/fields/extra/{field_id}/options/{option_id}` (Fields)."""
        return await self._call(ops.UPDATE_FIELD_OPTION, locals())

    async def delete_field_option(self, list_id: int, field_id: int, option_id: int) -> None:
        """Delete a field option: `DELETE /lists/{list_id}/fields/extra/{field_id}/options/{option_id}` (Fields)."""
        return await self._call(ops.DELETE_FIELD_OPTION, locals())

    async def list_contacts(
        self,
        list_id: int,
        *,
        offset: int | None = None,
        limit: int | None = None,
        first_name: str | None = None,
        last_name: str | None = None,
        email: str | None = None,
        email_status: bool | None = None,
        cellphone: str | None = None,
        cellphone_status: bool | None = None,
        phone: str | None = None,
        phone_status: bool | None = None,
        birth_date: str | None = None,
        language: t.Language | None = None,
        extra_field_id: dict[str, str] | None = None,
    ) -> AsyncPage[t.Contact]:
        """List contacts of a list: `GET /lists/{list_id}/contacts` (Contacts)."""
        return await self._page(ops.LIST_CONTACTS, locals())

    async def create_contact(
        self,
        list_id: int,
        *,
        base: t.ContactCreateBase | None = None,
        extra: list[t.ExtraValue] | None = None,
        utm: t.ContactUtm | None = None,
        referrer: t.ContactReferrer | None = None,
        advertising: t.ContactAdvertising | None = None,
        idempotency_key: str | None = None,
    ) -> t.ContactRef:
        """Create a contact: `POST /lists/{list_id}/contacts` (Contacts)."""
        return await self._call(ops.CREATE_CONTACT, locals())

    async def get_contact(self, list_id: int, contact_id: str) -> t.ContactDetail:
        """Get a contact: `GET /lists/{list_id}/contacts/{contact_id}` (Contacts)."""
        return await self._call(ops.GET_CONTACT, locals())

    async def update_contact(
        self,
        list_id: int,
        contact_id: str,
        *,
        base: t.ContactUpdateBase | None = None,
        extra: list[t.ExtraValue] | None = None,
    ) -> t.ContactRef:
        """Update a contact: `PATCH /lists/{list_id}/contacts/{contact_id}` (Contacts)."""
        return await self._call(ops.UPDATE_CONTACT, locals())

    async def list_contact_activities(
        self,
        list_id: int,
        contact_id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
        date_min: t.DateTime | None = None,
        date_max: t.DateTime | None = None,
        action_name: t.ActivityName | None = None,
    ) -> AsyncPage[t.Activity]:
        """List activities of a contact: `GET /lists/{list_id}/contacts/{contact_id}/activities` (Contacts)."""
        return await self._page(ops.LIST_CONTACT_ACTIVITIES, locals())

    async def list_contact_events(
        self,
        list_id: int,
        contact_id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
        date_min: t.DateTime | None = None,
        date_max: t.DateTime | None = None,
        event: t.ContactEventName | None = None,
    ) -> AsyncPage[t.ContactEvent]:
        """List events of a contact: `GET /lists/{list_id}/contacts/{contact_id}/events` (Contacts)."""
        return await self._page(ops.LIST_CONTACT_EVENTS, locals())

    async def import_contacts(
        self,
        list_id: int,
        *,
        mode: t.ContactImportMode,
        compare_field: str,
        contacts: list[t.ContactImportItem] | None = None,
        force_empty: bool | None = None,
        tags: list[int] | None = None,
        notify: list[int] | None = None,
        callback_url: str | None = None,
        file: t.ContactImportCsv | None = None,
        idempotency_key: str | None = None,
    ) -> t.OperationAccepted:
        """Import contacts: `POST /lists/{list_id}/contacts/actions/import-bulk` (Contacts)."""
        return await self._call(ops.IMPORT_CONTACTS, locals())

    async def import_contacts_in_parts(
        self,
        list_id: int,
        contacts: Iterable[t.ContactImportItem],
        *,
        mode: t.ContactImportMode,
        compare_field: str,
        force_empty: bool | None = None,
        tags: list[int] | None = None,
        notify: list[int] | None = None,
        callback_url: str | None = None,
        file: t.ContactImportCsv | None = None,
        size: int | None = None,
        concurrency: int = 4,
        idempotency_key: str | None = None,
    ) -> AsyncBulkResult[t.ContactImportItem, t.OperationAccepted]:
        """Import contacts, in parts of at most 100,000 items and 20 MB.

        Doesn't raise if a part fails: see the result, and call its `resume()`. Arguments are those of
        `import_contacts`.
        """
        return await self._bulk(ops.IMPORT_CONTACTS, contacts, locals())

    async def unsubscribe_contacts(
        self,
        list_id: int,
        *,
        data: list[t.UnsubscribeItem],
        idempotency_key: str | None = None,
    ) -> t.UnsubscribeResult:
        """Unsubscribe contacts: `POST /lists/{list_id}/contacts/actions/unsubscribe` (Contacts)."""
        return await self._call(ops.UNSUBSCRIBE_CONTACTS, locals())

    async def resend_double_optin(
        self,
        list_id: int,
        contact_id: str,
        *,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Resend the double opt-in email: `POST /lists/{list_id}/contacts/{contact_id}/actions/resend-double-optin` (Contacts)."""
        return await self._call(ops.RESEND_DOUBLE_OPTIN, locals())

    async def search_contacts(
        self,
        *,
        contact: str,
        type: Literal["email", "cellphone", "phone"] | None = None,
    ) -> t.ContactSearchResult:
        """Find a contact in all lists: `GET /contacts/search` (Contacts)."""
        return await self._call(ops.SEARCH_CONTACTS, locals())

    async def list_contacts_by_segment(
        self,
        list_id: int,
        segment_id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
        show_removed: bool | None = None,
    ) -> AsyncPage[t.Contact]:
        """List contacts of a segment: `GET /lists/{list_id}/contacts/segment/{segment_id}` (Contacts)."""
        return await self._page(ops.LIST_CONTACTS_BY_SEGMENT, locals())

    async def activate_contacts(
        self,
        list_id: int,
        *,
        type: Literal["all", "contacts"],
        contacts: list[str] | None = None,
        idempotency_key: str | None = None,
    ) -> t.OperationAccepted:
        """Activate contacts: `POST /lists/{list_id}/contacts/actions/activate` (Contacts)."""
        return await self._call(ops.ACTIVATE_CONTACTS, locals())

    async def deactivate_contacts(
        self,
        list_id: int,
        *,
        type: Literal["all", "contacts"],
        contacts: list[str] | None = None,
        idempotency_key: str | None = None,
    ) -> t.OperationAccepted:
        """Deactivate contacts: `POST /lists/{list_id}/contacts/actions/deactivate` (Contacts)."""
        return await self._call(ops.DEACTIVATE_CONTACTS, locals())

    async def attach_tag_to_contacts(
        self,
        list_id: int,
        *,
        tag_id: int,
        contacts: list[str] | None = None,
        segment_id: str | None = None,
        field_id: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.OperationAccepted:
        """Attach a tag to contacts: `POST /lists/{list_id}/contacts/actions/attach-tag` (Contacts)."""
        return await self._call(ops.ATTACH_TAG_TO_CONTACTS, locals())

    async def detach_tag_from_contacts(
        self,
        list_id: int,
        *,
        tag_id: int,
        contacts: list[str] | None = None,
        segment_id: str | None = None,
        field_id: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.OperationAccepted:
        """Detach a tag from contacts: `POST /lists/{list_id}/contacts/actions/detach-tag` (Contacts)."""
        return await self._call(ops.DETACH_TAG_FROM_CONTACTS, locals())

    async def export_contacts(
        self,
        list_id: int,
        *,
        format: Literal["csv", "xml", "xlsx"],
        callback_url: str | None = None,
        segments: list[str] | None = None,
        segment_filter: t.SegmentFilter | None = None,
        contacts: list[str] | None = None,
        fields: list[str] | None = None,
        include_tags: bool | None = None,
        include_stats: bool | None = None,
        idempotency_key: str | None = None,
    ) -> t.OperationAccepted:
        """Export contacts: `POST /lists/{list_id}/contacts/actions/export` (Contacts)."""
        return await self._call(ops.EXPORT_CONTACTS, locals())

    async def forget_contacts(
        self,
        list_id: int,
        *,
        contacts: list[str],
        idempotency_key: str | None = None,
    ) -> t.OperationAccepted:
        """Erase contacts: `POST /lists/{list_id}/contacts/actions/forget` (Contacts)."""
        return await self._call(ops.FORGET_CONTACTS, locals())

    async def forget_contacts_in_parts(
        self,
        list_id: int,
        contacts: Iterable[str],
        *,
        size: int | None = None,
        concurrency: int = 4,
        idempotency_key: str | None = None,
    ) -> AsyncBulkResult[str, t.OperationAccepted]:
        """Erase contacts, in parts of at most 1,000 items and 20 MB.

        Doesn't raise if a part fails: see the result, and call its `resume()`. Arguments are those of
        `forget_contacts`.
        """
        return await self._bulk(ops.FORGET_CONTACTS, contacts, locals())

    async def start_automation_for_contacts(
        self,
        list_id: int,
        *,
        automation_id: int,
        action_id: int,
        contacts: list[str],
        idempotency_key: str | None = None,
    ) -> t.AutomationStartResult:
        """Start an automation for contacts: `POST /lists/{list_id}/contacts/actions/start-automation` (Contacts)."""
        return await self._call(ops.START_AUTOMATION_FOR_CONTACTS, locals())

    async def unify_contacts(
        self,
        list_id: int,
        *,
        type: Literal["fields", "contacts"],
        compare_fields: list[str] | None = None,
        survivor: Literal["oldest", "newest"] | None = None,
        values: Literal["newest", "survivor"] | None = None,
        dry_run: bool | None = None,
        contacts: list[str] | None = None,
        survivor_id: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.OperationAccepted:
        """Merge duplicate contacts: `POST /lists/{list_id}/contacts/actions/unify` (Contacts)."""
        return await self._call(ops.UNIFY_CONTACTS, locals())

    async def update_contacts(
        self,
        list_id: int,
        *,
        type: Literal["contacts", "segment", "all"],
        contacts: list[str] | None = None,
        base: t.ContactMassUpdateBase | None = None,
        extra: list[t.ExtraValue] | None = None,
        segment_id: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.OperationAccepted:
        """Update contacts: `POST /lists/{list_id}/contacts/actions/update` (Contacts)."""
        return await self._call(ops.UPDATE_CONTACTS, locals())

    async def update_contact_by_field(
        self,
        list_id: int,
        *,
        compare_field: t.ContactUpdateByFieldCompareField,
        base: t.ContactUpdateBase | None = None,
        extra: list[t.ExtraValue] | None = None,
        idempotency_key: str | None = None,
    ) -> t.ContactRef:
        """Update a contact by field: `POST /lists/{list_id}/contacts/by-field` (Contacts)."""
        return await self._call(ops.UPDATE_CONTACT_BY_FIELD, locals())

    async def list_forms(
        self,
        list_id: int,
        *,
        offset: int | None = None,
        limit: int | None = None,
    ) -> AsyncPage[t.Form]:
        """List forms of a list: `GET /lists/{list_id}/forms` (Forms)."""
        return await self._page(ops.LIST_FORMS, locals())

    async def create_form(
        self,
        list_id: int,
        *,
        name: str,
        language: t.FormLanguage | None = None,
        fields: list[t.FormField] | None = None,
        consent: t.FormTexts | None = None,
        double_optin: bool | None = None,
        sender_id: int | None = None,
        redirect_url: str | None = None,
        display: t.FormDisplay | None = None,
        idempotency_key: str | None = None,
    ) -> t.Form:
        """Create a form: `POST /lists/{list_id}/forms` (Forms)."""
        return await self._call(ops.CREATE_FORM, locals())

    async def get_form(self, list_id: int, form_id: int) -> t.Form:
        """Get a form: `GET /lists/{list_id}/forms/{form_id}` (Forms)."""
        return await self._call(ops.GET_FORM, locals())

    async def update_form(
        self,
        list_id: int,
        form_id: int,
        *,
        name: str | None = None,
        language: t.FormLanguage | None = None,
        fields: list[t.FormField] | None = None,
        consent: t.FormTexts | None = None,
        double_optin: bool | None = None,
        sender_id: int | None = None,
        redirect_url: str | None = None,
        display: t.FormDisplay | None = None,
    ) -> t.Form:
        """Update a form: `PATCH /lists/{list_id}/forms/{form_id}` (Forms)."""
        return await self._call(ops.UPDATE_FORM, locals())

    async def delete_form(self, list_id: int, form_id: int) -> None:
        """Delete a form: `DELETE /lists/{list_id}/forms/{form_id}` (Forms)."""
        return await self._call(ops.DELETE_FORM, locals())

    async def list_form_submissions(
        self,
        list_id: int,
        form_id: int,
        *,
        offset: int | None = None,
        limit: int | None = None,
    ) -> AsyncPage[t.FormSubmission]:
        """List form submissions: `GET /lists/{list_id}/forms/{form_id}/submissions` (Forms)."""
        return await self._page(ops.LIST_FORM_SUBMISSIONS, locals())

    async def list_email_senders(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        status: t.SenderStatus | None = None,
    ) -> AsyncPage[t.EmailSender]:
        """List email senders: `GET /senders/email` (Senders)."""
        return await self._page(ops.LIST_EMAIL_SENDERS, locals())

    async def create_email_sender(
        self,
        *,
        name: str,
        email: str,
        idempotency_key: str | None = None,
    ) -> t.EmailSender:
        """Create an email sender: `POST /senders/email` (Senders)."""
        return await self._call(ops.CREATE_EMAIL_SENDER, locals())

    async def update_email_sender(self, sender_id: int, *, name: str) -> t.EmailSender:
        """Rename an email sender: `PUT /senders/email/{sender_id}` (Senders)."""
        return await self._call(ops.UPDATE_EMAIL_SENDER, locals())

    async def delete_email_sender(self, sender_id: int) -> None:
        """Delete an email sender: `DELETE /senders/email/{sender_id}` (Senders)."""
        return await self._call(ops.DELETE_EMAIL_SENDER, locals())

    async def list_cellphone_senders(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        status: t.SenderStatus | None = None,
    ) -> AsyncPage[t.CellphoneSender]:
        """List cellphone senders: `GET /senders/cellphone` (Senders)."""
        return await self._page(ops.LIST_CELLPHONE_SENDERS, locals())

    async def create_cellphone_sender(
        self,
        *,
        type: Literal["alpha_numeric", "numeric"],
        cellphone: str,
        file: str,
        idempotency_key: str | None = None,
    ) -> t.CellphoneSender:
        """Create a cellphone sender: `POST /senders/cellphone` (Senders)."""
        return await self._call(ops.CREATE_CELLPHONE_SENDER, locals())

    async def delete_cellphone_sender(self, sender_id: int) -> None:
        """Delete a cellphone sender: `DELETE /senders/cellphone/{sender_id}` (Senders)."""
        return await self._call(ops.DELETE_CELLPHONE_SENDER, locals())

    async def get_cellphone_sender_help(self, sender_id: int) -> t.SenderHelp:
        """Get replies to HELP: `GET /senders/cellphone/{sender_id}/help` (Senders)."""
        return await self._call(ops.GET_CELLPHONE_SENDER_HELP, locals())

    async def update_cellphone_sender_help(self, sender_id: int, *, texts: dict[str, str]) -> t.SenderHelp:
        """Set replies to HELP: `PUT /senders/cellphone/{sender_id}/help` (Senders)."""
        return await self._call(ops.UPDATE_CELLPHONE_SENDER_HELP, locals())

    async def list_phone_senders(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        status: t.SenderStatus | None = None,
    ) -> AsyncPage[t.PhoneSender]:
        """List phone senders: `GET /senders/phone` (Senders)."""
        return await self._page(ops.LIST_PHONE_SENDERS, locals())

    async def create_phone_sender(
        self,
        *,
        phone: str,
        file: str,
        idempotency_key: str | None = None,
    ) -> t.PhoneSender:
        """Create a phone sender: `POST /senders/phone` (Senders)."""
        return await self._call(ops.CREATE_PHONE_SENDER, locals())

    async def delete_phone_sender(self, sender_id: int) -> None:
        """Delete a phone sender: `DELETE /senders/phone/{sender_id}` (Senders)."""
        return await self._call(ops.DELETE_PHONE_SENDER, locals())

    async def list_campaigns(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        order_by: Literal["list_id", "internal_name", "created_by", "group_id", "created"] | None = None,
        channel: t.CampaignChannel | None = None,
        campaign_hash: str | None = None,
        list_id: int | None = None,
        status: t.CampaignStatus | None = None,
        internal_name: str | None = None,
        search: str | None = None,
        created_by: int | None = None,
        group_id: int | None = None,
        created_min: t.DateTime | None = None,
        created_max: t.DateTime | None = None,
        updated_min: t.DateTime | None = None,
        updated_max: t.DateTime | None = None,
        start_date_min: t.DateTime | None = None,
        start_date_max: t.DateTime | None = None,
        end_date_min: t.DateTime | None = None,
        end_date_max: t.DateTime | None = None,
        schedule_date_min: t.DateTime | None = None,
        schedule_date_max: t.DateTime | None = None,
    ) -> AsyncPage[t.Campaign]:
        """List campaigns: `GET /campaigns` (Campaigns)."""
        return await self._page(ops.LIST_CAMPAIGNS, locals())

    async def get_campaign(self, campaign_hash: str) -> t.CampaignDetail:
        """Get a campaign: `GET /campaigns/{campaign_hash}` (Campaigns)."""
        return await self._call(ops.GET_CAMPAIGN, locals())

    async def delete_campaign(self, campaign_hash: str) -> None:
        """Delete a campaign: `DELETE /campaigns/{campaign_hash}` (Campaigns)."""
        return await self._call(ops.DELETE_CAMPAIGN, locals())

    async def get_campaign_preview(self, campaign_hash: str, *, contact_id: str | None = None) -> t.CampaignPreview:
        """Preview a campaign for a contact: `GET /campaigns/{campaign_hash}/preview` (Campaigns)."""
        return await self._call(ops.GET_CAMPAIGN_PREVIEW, locals())

    async def list_campaign_contacts(
        self,
        campaign_hash: str,
        *,
        event: Literal["sent", "delivered", "opened", "not_opened", "clicked", "bounced", "unsubscribed", "complained", "replied", "answered"],
        after: str | None = None,
        limit: int | None = None,
    ) -> t.CampaignContactPage:
        """List contacts by campaign event: `GET /campaigns/{campaign_hash}/contacts` (Campaigns)."""
        return await self._call(ops.LIST_CAMPAIGN_CONTACTS, locals())

    async def retry_campaign(self, campaign_hash: str, *, idempotency_key: str | None = None) -> t.Accepted:
        """Retry a campaign's failed recipients: `POST /campaigns/{campaign_hash}/actions/retry` (Campaigns)."""
        return await self._call(ops.RETRY_CAMPAIGN, locals())

    async def test_campaign(
        self,
        campaign_hash: str,
        *,
        to: list[str],
        contact_id: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.CampaignTested:
        """Send a test of a campaign: `POST /campaigns/{campaign_hash}/actions/test` (Campaigns)."""
        return await self._call(ops.TEST_CAMPAIGN, locals())

    async def create_email_campaign(
        self,
        *,
        list_id: int,
        internal_name: str,
        content: t.EmailContent,
        sender_id: int,
        subject: str | None = None,
        reply_to: int | None = None,
        header_footer: t.HeaderFooter | None = None,
        group_id: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.CampaignHash:
        """Create an email campaign: `POST /campaigns/email` (Email campaigns)."""
        return await self._call(ops.CREATE_EMAIL_CAMPAIGN, locals())

    async def update_email_campaign(
        self,
        campaign_hash: str,
        *,
        internal_name: str | None = None,
        subject: str | None = None,
        content: t.EmailContentUpdate | None = None,
        sender_id: int | None = None,
        reply_to: int | None = None,
        header_footer: t.HeaderFooter | None = None,
        group_id: int | None = None,
    ) -> t.CampaignHash:
        """Update an email campaign: `PATCH /campaigns/email/{campaign_hash}` (Email campaigns)."""
        return await self._call(ops.UPDATE_EMAIL_CAMPAIGN, locals())

    async def send_email_campaign(
        self,
        campaign_hash: str,
        *,
        list_id: int,
        segments: t.EmailSendSegment,
        notify: list[int] | None = None,
        destination_field: str | None = None,
        unique_contacts_only: bool | None = None,
        limit_hour: t.LimitHour | None = None,
        schedule_date: t.DateTime | None = None,
        local_time: t.LocalTime | None = None,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Send an email campaign: `POST /campaigns/email/{campaign_hash}/actions/send` (Email campaigns)."""
        return await self._call(ops.SEND_EMAIL_CAMPAIGN, locals())

    async def list_header_footer_templates(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
    ) -> AsyncPage[t.HeaderFooterTemplateItem]:
        """List header and footer templates: `GET /header-footer-templates` (Header and footer templates)."""
        return await self._page(ops.LIST_HEADER_FOOTER_TEMPLATES, locals())

    async def create_header_footer_template(
        self,
        *,
        name: str,
        header: str | None = None,
        footer: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.HeaderFooterTemplate:
        """Create a header and footer template: `POST /header-footer-templates` (Header and footer templates)."""
        return await self._call(ops.CREATE_HEADER_FOOTER_TEMPLATE, locals())

    async def get_header_footer_template(self, template_id: int) -> t.HeaderFooterTemplate:
        """Get a header and footer template: `GET /header-footer-templates/{template_id}` (Header and footer templates)."""
        return await self._call(ops.GET_HEADER_FOOTER_TEMPLATE, locals())

    async def update_header_footer_template(
        self,
        template_id: int,
        *,
        name: str | None = None,
        header: str | None = None,
        footer: str | None = None,
    ) -> t.HeaderFooterTemplate:
        """Update a header and footer template: `PATCH /header-footer-templates/{template_id}` (Header and footer templates)."""
        return await self._call(ops.UPDATE_HEADER_FOOTER_TEMPLATE, locals())

    async def delete_header_footer_template(self, template_id: int) -> None:
        """Delete a template of header and footer: `DELETE /header-footer-templates/{template_id}` (Header and footer templates)."""
        return await self._call(ops.DELETE_HEADER_FOOTER_TEMPLATE, locals())

    async def get_email_report(
        self,
        campaign_hash: str,
        *,
        date: bool | None = None,
        weekday: bool | None = None,
        hour: bool | None = None,
        location: bool | None = None,
        domain: bool | None = None,
        url: bool | None = None,
        reader: bool | None = None,
    ) -> t.EmailReport:
        """Get an email campaign's report: `GET /reports/email/{campaign_hash}` (Reports)."""
        return await self._call(ops.GET_EMAIL_REPORT, locals())

    async def get_push_report(self, campaign_hash: str, *, operating_systems: bool | None = None) -> t.PushReport:
        """Get a push campaign's report: `GET /reports/push/{campaign_hash}` (Reports)."""
        return await self._call(ops.GET_PUSH_REPORT, locals())

    async def get_sms_report(self, campaign_hash: str, *, networks: bool | None = None) -> t.PhoneReport:
        """Get an SMS campaign's report: `GET /reports/sms/{campaign_hash}` (Reports)."""
        return await self._call(ops.GET_SMS_REPORT, locals())

    async def get_voice_report(self, campaign_hash: str, *, networks: bool | None = None) -> t.PhoneReport:
        """Get a voice campaign's report: `GET /reports/voice/{campaign_hash}` (Reports)."""
        return await self._call(ops.GET_VOICE_REPORT, locals())

    async def get_webpush_report(
        self,
        campaign_hash: str,
        *,
        devices: bool | None = None,
        operating_systems: bool | None = None,
        browsers: bool | None = None,
        url: bool | None = None,
    ) -> t.WebpushReport:
        """Get a web push campaign's report: `GET /reports/web-push/{campaign_hash}` (Reports)."""
        return await self._call(ops.GET_WEBPUSH_REPORT, locals())

    async def list_webhooks(self, *, offset: int | None = None, limit: int | None = None) -> AsyncPage[t.Webhook]:
        """List webhooks: `GET /webhooks` (Webhooks)."""
        return await self._page(ops.LIST_WEBHOOKS, locals())

    async def create_webhook(
        self,
        *,
        list_id: int,
        url: str,
        actions: list[t.WebhookAction],
        fields: list[str] | None = None,
        idempotency_key: str | None = None,
    ) -> t.Webhook:
        """Create a webhook: `POST /webhooks` (Webhooks)."""
        return await self._call(ops.CREATE_WEBHOOK, locals())

    async def get_callback_secret(self) -> t.CallbackSecret:
        """Get the callback secret: `GET /webhooks/callback-secret` (Webhooks)."""
        return await self._call(ops.GET_CALLBACK_SECRET, locals())

    async def list_webhook_statuses(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
    ) -> AsyncPage[t.WebhookState]:
        """List webhook statuses: `GET /webhooks/statuses` (Webhooks)."""
        return await self._page(ops.LIST_WEBHOOK_STATUSES, locals())

    async def update_webhook(
        self,
        webhook_id: int,
        *,
        url: str | None = None,
        actions: list[t.WebhookAction] | None = None,
        fields: list[str] | None = None,
        status: t.WebhookWantedStatus | None = None,
    ) -> t.WebhookDetail:
        """Update a webhook: `PATCH /webhooks/{webhook_id}` (Webhooks)."""
        return await self._call(ops.UPDATE_WEBHOOK, locals())

    async def delete_webhook(self, webhook_id: int) -> None:
        """Delete a webhook: `DELETE /webhooks/{webhook_id}` (Webhooks)."""
        return await self._call(ops.DELETE_WEBHOOK, locals())

    async def get_webhook_secret(self, webhook_id: int) -> t.WebhookSecret:
        """Get a webhook's secret: `GET /webhooks/{webhook_id}/secret` (Webhooks)."""
        return await self._call(ops.GET_WEBHOOK_SECRET, locals())

    async def rotate_webhook_secret(
        self,
        webhook_id: int,
        *,
        overlap_hours: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.RotatedWebhookSecret:
        """Rotate a webhook's secret: `POST /webhooks/{webhook_id}/secret` (Webhooks)."""
        return await self._call(ops.ROTATE_WEBHOOK_SECRET, locals())

    async def list_operations(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        order_by: Literal["operation_id", "created", "start_date"] | None = None,
        type: t.OperationType | None = None,
        status: t.OperationStatus | None = None,
    ) -> AsyncPage[t.Operation]:
        """List operations: `GET /operations` (Operations)."""
        return await self._page(ops.LIST_OPERATIONS, locals())

    async def list_ended_operations(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        type: t.OperationType | None = None,
        status: t.EndedOperationStatus | None = None,
    ) -> AsyncPage[t.EndedOperation]:
        """List ended operations: `GET /operations/ended` (Operations)."""
        return await self._page(ops.LIST_ENDED_OPERATIONS, locals())

    async def get_operation(self, operation_id: int) -> t.OperationDetail:
        """Get an operation: `GET /operations/{operation_id}` (Operations)."""
        return await self._call(ops.GET_OPERATION, locals())

    async def approve_operations(
        self,
        *,
        operations: list[int],
        idempotency_key: str | None = None,
    ) -> t.OperationActionResult:
        """Approve operations: `POST /operations/actions/approve` (Operations)."""
        return await self._call(ops.APPROVE_OPERATIONS, locals())

    async def cancel_operations(
        self,
        *,
        operations: list[int],
        idempotency_key: str | None = None,
    ) -> t.OperationActionResult:
        """Cancel operations: `POST /operations/actions/cancel` (Operations)."""
        return await self._call(ops.CANCEL_OPERATIONS, locals())

    async def pause_operations(
        self,
        *,
        operations: list[int],
        idempotency_key: str | None = None,
    ) -> t.OperationActionResult:
        """Pause operations: `POST /operations/actions/pause` (Operations)."""
        return await self._call(ops.PAUSE_OPERATIONS, locals())

    async def resume_operations(
        self,
        *,
        operations: list[int],
        idempotency_key: str | None = None,
    ) -> t.OperationActionResult:
        """Resume operations: `POST /operations/actions/resume` (Operations)."""
        return await self._call(ops.RESUME_OPERATIONS, locals())

    async def create_email_rss_campaign(
        self,
        *,
        list_id: int,
        internal_name: str,
        content: t.EmailRssContent,
        sender_id: int,
        subject: str | None = None,
        reply_to: int | None = None,
        header_footer: t.HeaderFooter | None = None,
        group_id: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.CampaignHash:
        """Create an RSS email campaign: `POST /campaigns/email/rss` (Email RSS campaigns)."""
        return await self._call(ops.CREATE_EMAIL_RSS_CAMPAIGN, locals())

    async def enable_email_rss_campaign(
        self,
        campaign_hash: str,
        *,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Enable an RSS email campaign: `POST /campaigns/email/rss/{campaign_hash}/actions/enable` (Email RSS campaigns)."""
        return await self._call(ops.ENABLE_EMAIL_RSS_CAMPAIGN, locals())

    async def create_push_campaign(
        self,
        *,
        app_id: str,
        title: str,
        content: t.CampaignTextContent,
        actions: t.PushCampaignActions | None = None,
        geo_options: t.PushCampaignGeo | None = None,
        notification_options: t.PushCampaignNotification | None = None,
        group_id: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.CampaignHash:
        """Create a push campaign: `POST /campaigns/push` (Push campaigns)."""
        return await self._call(ops.CREATE_PUSH_CAMPAIGN, locals())

    async def update_push_campaign(
        self,
        campaign_hash: str,
        *,
        title: str | None = None,
        content: t.CampaignMessageUpdate | None = None,
        actions: t.PushCampaignActions | None = None,
        geo_options: t.PushCampaignGeoUpdate | None = None,
        notification_options: t.PushCampaignNotification | None = None,
        group_id: int | None = None,
    ) -> t.CampaignHash:
        """Update a push campaign: `PATCH /campaigns/push/{campaign_hash}` (Push campaigns)."""
        return await self._call(ops.UPDATE_PUSH_CAMPAIGN, locals())

    async def send_push_campaign(
        self,
        campaign_hash: str,
        *,
        app_id: str,
        segments: t.PushSendSegment,
        notify: list[int] | None = None,
        schedule_date: t.DateTime | None = None,
        local_time: t.LocalTime | None = None,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Send a push campaign: `POST /campaigns/push/{campaign_hash}/actions/send` (Push campaigns)."""
        return await self._call(ops.SEND_PUSH_CAMPAIGN, locals())

    async def list_push_apps(self, *, list_id: int | None = None) -> list[t.PushApp]:
        """List push apps: `GET /push/apps` (Push apps)."""
        return await self._call(ops.LIST_PUSH_APPS, locals())

    async def create_push_app(
        self,
        *,
        list_id: int,
        name: str,
        description: str | None = None,
        two_steps_config: str | None = None,
        development: bool | None = None,
        idempotency_key: str | None = None,
    ) -> t.PushApp:
        """Create a push app: `POST /push/apps` (Push apps)."""
        return await self._call(ops.CREATE_PUSH_APP, locals())

    async def get_push_app(self, app_id: str) -> t.PushApp:
        """Get a push app: `GET /push/apps/{app_id}` (Push apps)."""
        return await self._call(ops.GET_PUSH_APP, locals())

    async def delete_push_app(self, app_id: str) -> None:
        """Delete a push app: `DELETE /push/apps/{app_id}` (Push apps)."""
        return await self._call(ops.DELETE_PUSH_APP, locals())

    async def register_push_event(
        self,
        app_id: str,
        *,
        os: str,
        contact: str,
        message_hash: str,
        event: Literal["open", "canceled"],
        device_id: int,
        mailing_id: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.PushAck:
        """Register a push message event: `POST /push/apps/{app_id}/event` (Push apps)."""
        return await self._call(ops.REGISTER_PUSH_EVENT, locals())

    async def register_push_token(
        self,
        app_id: str,
        *,
        os: str,
        token: str,
        two_steps_data: t.PushTokenRegisterTwoStepsData | None = None,
        idempotency_key: str | None = None,
    ) -> t.PushAck:
        """Register a device token: `POST /push/apps/{app_id}/token` (Push apps)."""
        return await self._call(ops.REGISTER_PUSH_TOKEN, locals())

    async def create_sms_campaign(
        self,
        *,
        list_id: int,
        internal_name: str,
        content: t.CampaignTextContent,
        sender_id: int | None = None,
        options: t.SmsCampaignOptions | None = None,
        group_id: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.CampaignHash:
        """Create an SMS campaign: `POST /campaigns/sms` (SMS campaigns)."""
        return await self._call(ops.CREATE_SMS_CAMPAIGN, locals())

    async def update_sms_campaign(
        self,
        campaign_hash: str,
        *,
        internal_name: str | None = None,
        content: t.CampaignMessageUpdate | None = None,
        sender_id: int | None = None,
        options: t.SmsCampaignOptions | None = None,
        group_id: int | None = None,
    ) -> t.CampaignHash:
        """Update an SMS campaign: `PATCH /campaigns/sms/{campaign_hash}` (SMS campaigns)."""
        return await self._call(ops.UPDATE_SMS_CAMPAIGN, locals())

    async def send_sms_campaign(
        self,
        campaign_hash: str,
        *,
        list_id: int,
        destination_field: str,
        segments: t.PhoneSendSegment,
        notify: list[int] | None = None,
        schedule_date: t.DateTime | None = None,
        local_time: t.LocalTime | None = None,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Send an SMS campaign: `POST /campaigns/sms/{campaign_hash}/actions/send` (SMS campaigns)."""
        return await self._call(ops.SEND_SMS_CAMPAIGN, locals())

    async def create_smart_sms_campaign(
        self,
        *,
        list_id: int,
        internal_name: str,
        campaign_content: t.SmartSmsMessage,
        page_content: t.SmartSmsPage,
        sender_id: int | None = None,
        cname_id: int | None = None,
        options: t.SmsCampaignOptions | None = None,
        group_id: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.CampaignHash:
        """Create a smart SMS campaign: `POST /campaigns/smart-sms` (Smart SMS campaigns)."""
        return await self._call(ops.CREATE_SMART_SMS_CAMPAIGN, locals())

    async def update_smart_sms_campaign(
        self,
        campaign_hash: str,
        *,
        internal_name: str | None = None,
        campaign_content: t.CampaignMessageUpdate | None = None,
        page_content: t.SmartSmsPageUpdate | None = None,
        sender_id: int | None = None,
        cname_id: int | None = None,
        options: t.SmsCampaignOptions | None = None,
        group_id: int | None = None,
    ) -> t.CampaignHash:
        """Update a smart SMS campaign: `PATCH /campaigns/smart-sms/{campaign_hash}` (Smart SMS campaigns)."""
        return await self._call(ops.UPDATE_SMART_SMS_CAMPAIGN, locals())

    async def send_smart_sms_campaign(
        self,
        campaign_hash: str,
        *,
        list_id: int,
        destination_field: str,
        segments: t.PhoneSendSegment,
        notify: list[int] | None = None,
        schedule_date: t.DateTime | None = None,
        local_time: t.LocalTime | None = None,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Send a smart SMS campaign: `POST /campaigns/smart-sms/{campaign_hash}/actions/send` (Smart SMS campaigns)."""
        return await self._call(ops.SEND_SMART_SMS_CAMPAIGN, locals())

    async def create_voice_campaign(
        self,
        *,
        internal_name: str,
        list_id: int,
        content: t.VoiceCampaignContent,
        sender_id: int,
        group_id: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.CampaignHash:
        """Create a voice campaign: `POST /campaigns/voice` (Voice campaigns)."""
        return await self._call(ops.CREATE_VOICE_CAMPAIGN, locals())

    async def update_voice_campaign(
        self,
        campaign_hash: str,
        *,
        internal_name: str | None = None,
        group_id: int | None = None,
        content: t.VoiceCampaignContent | None = None,
        message: t.VoiceCampaignMessage | None = None,
        sender_id: int | None = None,
    ) -> t.CampaignHash:
        """Update a voice campaign: `PATCH /campaigns/voice/{campaign_hash}` (Voice campaigns)."""
        return await self._call(ops.UPDATE_VOICE_CAMPAIGN, locals())

    async def send_voice_campaign(
        self,
        campaign_hash: str,
        *,
        list_id: int,
        destination_field: t.VoiceDestination,
        segments: t.PhoneSendSegment,
        unique_contacts_only: bool | None = None,
        notify: list[int] | None = None,
        limit_contacts: t.VoiceLimit | None = None,
        limit_hour: t.LimitHour | None = None,
        limit_speed: int | None = None,
        schedule_date: t.DateTime | None = None,
        local_time: t.LocalTime | None = None,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Send a voice campaign: `POST /campaigns/voice/{campaign_hash}/actions/send` (Voice campaigns)."""
        return await self._call(ops.SEND_VOICE_CAMPAIGN, locals())

    async def create_webpush_campaign(
        self,
        *,
        site_id: int,
        internal_name: str,
        content: t.WebpushCampaignContent,
        actions: list[t.WebpushCampaignAction] | None = None,
        group_id: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.CampaignHash:
        """Create a web push campaign: `POST /campaigns/web-push` (Webpush campaigns)."""
        return await self._call(ops.CREATE_WEBPUSH_CAMPAIGN, locals())

    async def update_webpush_campaign(
        self,
        campaign_hash: str,
        *,
        internal_name: str | None = None,
        content: t.WebpushCampaignContentUpdate | None = None,
        actions: list[t.WebpushCampaignAction] | None = None,
        group_id: int | None = None,
    ) -> t.CampaignHash:
        """Update a web push campaign: `PATCH /campaigns/web-push/{campaign_hash}` (Webpush campaigns)."""
        return await self._call(ops.UPDATE_WEBPUSH_CAMPAIGN, locals())

    async def send_webpush_campaign(
        self,
        campaign_hash: str,
        *,
        site_id: int,
        segments: t.PushSendSegment,
        notify: list[int] | None = None,
        schedule_date: t.DateTime | None = None,
        local_time: t.LocalTime | None = None,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Send a web push campaign: `POST /campaigns/web-push/{campaign_hash}/actions/send` (Webpush campaigns)."""
        return await self._call(ops.SEND_WEBPUSH_CAMPAIGN, locals())

    async def create_webpush_rss_campaign(
        self,
        *,
        site_id: int,
        internal_name: str,
        content: t.WebpushRssContent,
        group_id: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.CampaignHash:
        """Create an RSS web push campaign: `POST /campaigns/webpush/rss` (Webpush campaigns)."""
        return await self._call(ops.CREATE_WEBPUSH_RSS_CAMPAIGN, locals())

    async def enable_webpush_rss_campaign(
        self,
        campaign_hash: str,
        *,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Enable an RSS web push campaign: `POST /campaigns/webpush/rss/{campaign_hash}/actions/enable` (Webpush campaigns)."""
        return await self._call(ops.ENABLE_WEBPUSH_RSS_CAMPAIGN, locals())

    async def list_webpush_sites(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        order_by: Literal["list_id", "created", "updated"] | None = None,
        list_id: int | None = None,
    ) -> AsyncPage[t.WebpushSite]:
        """List web push sites: `GET /webpush/sites` (Webpush sites)."""
        return await self._page(ops.LIST_WEBPUSH_SITES, locals())

    async def create_webpush_site(
        self,
        *,
        site: str,
        list_id: int,
        name: str,
        idempotency_key: str | None = None,
    ) -> t.WebpushSite:
        """Create a web push site: `POST /webpush/sites` (Webpush sites)."""
        return await self._call(ops.CREATE_WEBPUSH_SITE, locals())

    async def list_campaign_groups(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        group_id: int | None = None,
        name: str | None = None,
    ) -> AsyncPage[t.CampaignGroup]:
        """List campaign groups: `GET /campaign-groups` (Campaign groups)."""
        return await self._page(ops.LIST_CAMPAIGN_GROUPS, locals())

    async def create_campaign_group(self, *, name: str, idempotency_key: str | None = None) -> t.CampaignGroup:
        """Create a campaign group: `POST /campaign-groups` (Campaign groups)."""
        return await self._call(ops.CREATE_CAMPAIGN_GROUP, locals())

    async def update_campaign_group(self, group_id: int, *, name: str) -> t.CampaignGroup:
        """Rename a campaign group: `PUT /campaign-groups/{group_id}` (Campaign groups)."""
        return await self._call(ops.UPDATE_CAMPAIGN_GROUP, locals())

    async def delete_campaign_group(self, group_id: int) -> None:
        """Delete a campaign group: `DELETE /campaign-groups/{group_id}` (Campaign groups)."""
        return await self._call(ops.DELETE_CAMPAIGN_GROUP, locals())

    async def list_advanced_reports(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        order_by: Literal["advanced_report_id", "title", "created"] | None = None,
        status: t.AdvancedReportStatus | None = None,
        title: str | None = None,
        created_min: t.DateTime | None = None,
        created_max: t.DateTime | None = None,
    ) -> AsyncPage[t.AdvancedReport]:
        """List advanced reports: `GET /reports/advanced` (Advanced reports)."""
        return await self._page(ops.LIST_ADVANCED_REPORTS, locals())

    async def generate_email_bounces_report(
        self,
        *,
        title: str,
        range: t.AdvancedReportRange,
        campaigns: list[t.AdvancedReportCampaigns],
        columns: t.EmailBouncesReportColumns | None = None,
        options: t.EmailBouncesReportOptions | None = None,
        format: t.AdvancedReportFormat | None = None,
        callback_url: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Generate a report of email bounces: `POST /reports/advanced/email-bounces` (Advanced reports)."""
        return await self._call(ops.GENERATE_EMAIL_BOUNCES_REPORT, locals())

    async def generate_email_clicks_by_contact_report(
        self,
        *,
        title: str,
        range: t.AdvancedReportRange,
        campaigns: list[t.AdvancedReportCampaigns],
        columns: t.EmailClicksByContactReportColumns | None = None,
        options: t.AdvancedReportOptions | None = None,
        format: t.AdvancedReportFormat | None = None,
        callback_url: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Generate a report of clicks by contact: `POST /reports/advanced/email-clicks-by-contact` (Advanced reports)."""
        return await self._call(ops.GENERATE_EMAIL_CLICKS_BY_CONTACT_REPORT, locals())

    async def generate_email_clicks_by_url_report(
        self,
        *,
        title: str,
        range: t.AdvancedReportRange,
        campaigns: list[t.AdvancedReportCampaigns],
        columns: t.EmailClicksByUrlReportColumns | None = None,
        options: t.AdvancedReportOptions | None = None,
        format: t.AdvancedReportFormat | None = None,
        callback_url: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Generate a report of clicks by URL: `POST /reports/advanced/email-clicks-by-url` (Advanced reports)."""
        return await self._call(ops.GENERATE_EMAIL_CLICKS_BY_URL_REPORT, locals())

    async def generate_email_events_report(
        self,
        *,
        title: str,
        range: t.AdvancedReportRange,
        campaigns: list[t.AdvancedReportCampaigns],
        columns: t.EmailEventsReportColumns | None = None,
        options: t.EmailEventsReportOptions | None = None,
        format: t.AdvancedReportFormat | None = None,
        callback_url: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Generate a report of email events: `POST /reports/advanced/email-events` (Advanced reports)."""
        return await self._call(ops.GENERATE_EMAIL_EVENTS_REPORT, locals())

    async def generate_email_unsubscriptions_report(
        self,
        *,
        title: str,
        range: t.AdvancedReportRange,
        campaigns: list[t.AdvancedReportCampaigns],
        columns: t.EmailUnsubscriptionsReportColumns | None = None,
        options: t.AdvancedReportOptions | None = None,
        format: t.AdvancedReportFormat | None = None,
        callback_url: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Generate a report of email unsubscriptions: `POST /reports/advanced/email-unsubscriptions` (Advanced reports)."""
        return await self._call(ops.GENERATE_EMAIL_UNSUBSCRIPTIONS_REPORT, locals())

    async def generate_sms_bounces_report(
        self,
        *,
        title: str,
        range: t.AdvancedReportRange,
        campaigns: list[t.AdvancedReportCampaigns],
        columns: t.SmsReportColumns | None = None,
        options: t.SmsReportOptions | None = None,
        format: t.AdvancedReportFormat | None = None,
        callback_url: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Generate a report of SMS bounces: `POST /reports/advanced/sms-bounces` (Advanced reports)."""
        return await self._call(ops.GENERATE_SMS_BOUNCES_REPORT, locals())

    async def generate_sms_events_report(
        self,
        *,
        title: str,
        range: t.AdvancedReportRange,
        campaigns: list[t.AdvancedReportCampaigns],
        columns: t.SmsReportColumns | None = None,
        options: t.SmsReportOptions | None = None,
        format: t.AdvancedReportFormat | None = None,
        callback_url: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Generate a report of SMS events: `POST /reports/advanced/sms-events` (Advanced reports)."""
        return await self._call(ops.GENERATE_SMS_EVENTS_REPORT, locals())

    async def generate_sends_report(
        self,
        *,
        title: str,
        range: t.AdvancedReportRange,
        lists: list[int],
        columns: t.SendsReportColumns | None = None,
        options: t.AdvancedReportOptions | None = None,
        format: t.AdvancedReportFormat | None = None,
        callback_url: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Generate a report of sends: `POST /reports/advanced/sends` (Advanced reports)."""
        return await self._call(ops.GENERATE_SENDS_REPORT, locals())

    async def generate_subscriptions_report(
        self,
        *,
        title: str,
        range: t.AdvancedReportRange,
        lists: list[int],
        columns: t.SubscriptionsReportColumns | None = None,
        options: t.AdvancedReportOptions | None = None,
        format: t.AdvancedReportFormat | None = None,
        callback_url: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Generate a report of subscriptions: `POST /reports/advanced/subscriptions` (Advanced reports)."""
        return await self._call(ops.GENERATE_SUBSCRIPTIONS_REPORT, locals())

    async def generate_unsubscriptions_report(
        self,
        *,
        title: str,
        range: t.AdvancedReportRange,
        lists: list[int],
        columns: t.UnsubscriptionsReportColumns | None = None,
        options: t.AdvancedReportOptions | None = None,
        format: t.AdvancedReportFormat | None = None,
        callback_url: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Generate a report of unsubscriptions: `POST /reports/advanced/unsubscriptions` (Advanced reports)."""
        return await self._call(ops.GENERATE_UNSUBSCRIPTIONS_REPORT, locals())

    async def generate_form_answers_report(
        self,
        *,
        title: str,
        range: t.AdvancedReportRange,
        forms: list[t.AdvancedReportForm],
        format: t.AdvancedReportFormat | None = None,
        callback_url: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Generate a report of form answers: `POST /reports/advanced/form-answers` (Advanced reports)."""
        return await self._call(ops.GENERATE_FORM_ANSWERS_REPORT, locals())

    async def generate_contact_activity_report(
        self,
        *,
        title: str,
        range: t.AdvancedReportRange,
        lists: list[int],
        columns: t.ContactActivityReportColumns | None = None,
        options: t.AdvancedReportOptions | None = None,
        format: t.AdvancedReportFormat | None = None,
        callback_url: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Generate a report of contact activity: `POST /reports/advanced/contact-activity` (Advanced reports)."""
        return await self._call(ops.GENERATE_CONTACT_ACTIVITY_REPORT, locals())

    async def list_advanced_report_models(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        order_by: Literal["model_id", "title", "created"] | None = None,
        title: str | None = None,
    ) -> AsyncPage[t.AdvancedReportModel]:
        """List report models: `GET /reports/advanced/models` (Advanced reports)."""
        return await self._page(ops.LIST_ADVANCED_REPORT_MODELS, locals())

    async def create_advanced_report_model(
        self,
        *,
        title: str,
        kind: t.AdvancedReportKind,
        days: int | None = None,
        campaigns: list[t.AdvancedReportCampaigns] | None = None,
        lists: list[int] | None = None,
        forms: list[t.AdvancedReportForm] | None = None,
        columns: t.AdvancedReportModelColumns | None = None,
        options: t.EmailBouncesReportOptions | None = None,
        format: t.AdvancedReportFormat | None = None,
        idempotency_key: str | None = None,
    ) -> t.AdvancedReportModel:
        """Create a report model: `POST /reports/advanced/models` (Advanced reports)."""
        return await self._call(ops.CREATE_ADVANCED_REPORT_MODEL, locals())

    async def delete_advanced_report_model(self, model_id: int) -> None:
        """Delete a report model: `DELETE /reports/advanced/models/{model_id}` (Advanced reports)."""
        return await self._call(ops.DELETE_ADVANCED_REPORT_MODEL, locals())

    async def generate_report_from_model(
        self,
        *,
        model_id: int,
        title: str | None = None,
        range: t.AdvancedReportRange | None = None,
        campaigns: list[t.AdvancedReportCampaigns] | None = None,
        lists: list[int] | None = None,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Generate a report from a model: `POST /reports/advanced/model` (Advanced reports)."""
        return await self._call(ops.GENERATE_REPORT_FROM_MODEL, locals())

    async def list_catalogs(self) -> t.CatalogPage:
        """List catalogs: `GET /catalogs` (Catalogs)."""
        return await self._call(ops.LIST_CATALOGS, locals())

    async def create_catalog(
        self,
        *,
        title: str,
        language: str,
        currency: str,
        idempotency_key: str | None = None,
    ) -> t.Catalog:
        """Create a catalog: `POST /catalogs` (Catalogs)."""
        return await self._call(ops.CREATE_CATALOG, locals())

    async def delete_catalog(self, catalog_id: int) -> None:
        """Delete a catalog: `DELETE /catalogs/{catalog_id}` (Catalogs)."""
        return await self._call(ops.DELETE_CATALOG, locals())

    async def list_products(
        self,
        catalog_id: int,
        *,
        offset: int | None = None,
        limit: int | None = None,
        product_identifier: str | None = None,
        name: str | None = None,
        description: str | None = None,
        sku: str | None = None,
        upc: str | None = None,
        ean: str | None = None,
        gtin: str | None = None,
        mpn: str | None = None,
        price: float | None = None,
        sale_price: float | None = None,
        brand: str | None = None,
        custom_attributes: dict[str, str] | None = None,
    ) -> AsyncPage[t.Product]:
        """List products of a catalog: `GET /catalogs/{catalog_id}/products` (Products)."""
        return await self._page(ops.LIST_PRODUCTS, locals())

    async def create_product(
        self,
        catalog_id: int,
        *,
        product_identifier: str,
        name: str,
        description: str | None = None,
        sku: str | None = None,
        upc: str | None = None,
        ean: str | None = None,
        gtin: str | None = None,
        mpn: str | None = None,
        link: str | None = None,
        image_link: str | None = None,
        price: float | None = None,
        sale_price: float | None = None,
        brand: str | None = None,
        categories: list[str] | None = None,
        related_products: list[str] | None = None,
        custom_attributes: list[t.ProductAttributeWrite] | None = None,
        in_stock: bool | None = None,
        idempotency_key: str | None = None,
    ) -> t.Product:
        """Create a product: `POST /catalogs/{catalog_id}/products` (Products)."""
        return await self._call(ops.CREATE_PRODUCT, locals())

    async def get_product(self, catalog_id: int, product_identifier: str) -> t.Product:
        """Get a product: `GET /catalogs/{catalog_id}/products/{product_identifier}` (Products)."""
        return await self._call(ops.GET_PRODUCT, locals())

    async def update_product(
        self,
        catalog_id: int,
        product_identifier: str,
        *,
        name: str | None = None,
        description: str | None = None,
        sku: str | None = None,
        upc: str | None = None,
        ean: str | None = None,
        gtin: str | None = None,
        mpn: str | None = None,
        link: str | None = None,
        image_link: str | None = None,
        price: float | None = None,
        sale_price: float | None = None,
        brand: str | None = None,
        categories: list[str] | None = None,
        related_products: list[str] | None = None,
        custom_attributes: list[t.ProductAttributeWrite] | None = None,
        in_stock: bool | None = None,
    ) -> t.Product:
        """Update a product: `PATCH /catalogs/{catalog_id}/products/{product_identifier}` (Products)."""
        return await self._call(ops.UPDATE_PRODUCT, locals())

    async def delete_product(self, catalog_id: int, product_identifier: str) -> None:
        """Delete a product: `DELETE /catalogs/{catalog_id}/products/{product_identifier}` (Products)."""
        return await self._call(ops.DELETE_PRODUCT, locals())

    async def import_products(
        self,
        catalog_id: int,
        *,
        products: list[t.ProductImportItem],
        mode: t.ProductImportMode | None = None,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Import products: `POST /catalogs/{catalog_id}/products/actions/import` (Products)."""
        return await self._call(ops.IMPORT_PRODUCTS, locals())

    async def import_products_in_parts(
        self,
        catalog_id: int,
        products: Iterable[t.ProductImportItem],
        *,
        mode: t.ProductImportMode | None = None,
        size: int | None = None,
        concurrency: int = 4,
        idempotency_key: str | None = None,
    ) -> AsyncBulkResult[t.ProductImportItem, t.Accepted]:
        """Import products, in parts of at most 200,000 items and 20 MB.

        Doesn't raise if a part fails: see the result, and call its `resume()`. Arguments are those of
        `import_products`.
        """
        return await self._bulk(ops.IMPORT_PRODUCTS, products, locals())

    async def list_carts(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        order_by: Literal["created", "updated"] | None = None,
        domain: str | None = None,
        contact_id: str | None = None,
        has_contact: bool | None = None,
        state: t.CartState | None = None,
        created_min: t.DateTime | None = None,
        created_max: t.DateTime | None = None,
        updated_min: t.DateTime | None = None,
        updated_max: t.DateTime | None = None,
    ) -> AsyncPage[t.CartItem]:
        """List carts: `GET /carts` (Carts and orders)."""
        return await self._page(ops.LIST_CARTS, locals())

    async def list_orders(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        order_by: Literal["order_date", "order_total", "created", "updated"] | None = None,
        domain: str | None = None,
        contact_id: str | None = None,
        has_contact: bool | None = None,
        cart_id: str | None = None,
        order_status: t.OrderStatus | None = None,
        order_date_min: t.DateTime | None = None,
        order_date_max: t.DateTime | None = None,
        created_min: t.DateTime | None = None,
        created_max: t.DateTime | None = None,
        updated_min: t.DateTime | None = None,
        updated_max: t.DateTime | None = None,
    ) -> AsyncPage[t.OrderItem]:
        """List orders: `GET /orders` (Carts and orders)."""
        return await self._page(ops.LIST_ORDERS, locals())

    async def create_cart(
        self,
        domain: str,
        *,
        cart_id: str | None = None,
        cart_total: float | None = None,
        cart_url: str | None = None,
        contact: t.CartContact | None = None,
        products: list[t.CartProduct] | None = None,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Create or update a cart: `POST /{domain}/carts` (Carts and orders)."""
        return await self._call(ops.CREATE_CART, locals())

    async def get_cart(self, domain: str, cart_id: str) -> t.Cart:
        """Get a cart: `GET /{domain}/carts/{cart_id}` (Carts and orders)."""
        return await self._call(ops.GET_CART, locals())

    async def create_order(
        self,
        domain: str,
        *,
        order_id: str,
        order_total: float | None = None,
        cart_id: str | None = None,
        contact: t.CartContact | None = None,
        products: list[t.OrderProduct] | None = None,
        order_date: t.DateTime | None = None,
        order_status: t.OrderStatus | None = None,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Create or update an order: `POST /{domain}/orders` (Carts and orders)."""
        return await self._call(ops.CREATE_ORDER, locals())

    async def get_order(self, domain: str, order_id: str) -> t.PlacedOrder:
        """Get an order: `GET /{domain}/orders/{order_id}` (Carts and orders)."""
        return await self._call(ops.GET_ORDER, locals())

    async def import_orders(
        self,
        list_id: int,
        items: t.OrderImport,
        *,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Import orders: `POST /lists/{list_id}/orders` (Carts and orders)."""
        return await self._call(ops.IMPORT_ORDERS, locals())

    async def import_orders_in_parts(
        self,
        list_id: int,
        items: Iterable[t.OrderImportItem],
        *,
        size: int | None = None,
        concurrency: int = 4,
        idempotency_key: str | None = None,
    ) -> AsyncBulkResult[t.OrderImportItem, t.Accepted]:
        """Import orders, in parts of at most 100,000 items and 20 MB.

        Doesn't raise if a part fails: see the result, and call its `resume()`. Arguments are those of
        `import_orders`.
        """
        return await self._bulk(ops.IMPORT_ORDERS, items, locals())

    async def list_automations(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        order_by: Literal["automation_id", "title", "list_id", "created_by"] | None = None,
        automation_id: int | None = None,
        title: str | None = None,
        created_by: int | None = None,
        list_id: int | None = None,
        status: t.AutomationStatus | None = None,
    ) -> AsyncPage[t.Automation]:
        """List automations: `GET /automations` (Automations)."""
        return await self._page(ops.LIST_AUTOMATIONS, locals())

    async def create_automation(
        self,
        *,
        title: str,
        list_id: int,
        actions: list[t.AutomationStep],
        allow_multiple_contacts: bool | None = None,
        contact_limit: int | None = None,
        triggers: list[t.AutomationTrigger] | None = None,
        idempotency_key: str | None = None,
    ) -> t.AutomationDetail:
        """Create an automation: `POST /automations` (Automations)."""
        return await self._call(ops.CREATE_AUTOMATION, locals())

    async def list_system_automations(self) -> t.SystemAutomationList:
        """List system automations: `GET /automations/system` (Automations)."""
        return await self._call(ops.LIST_SYSTEM_AUTOMATIONS, locals())

    async def switch_system_automation(
        self,
        *,
        paused: bool,
        type: t.SystemAutomationType,
        domain: str,
        idempotency_key: str | None = None,
    ) -> t.SystemAutomation:
        """Pause or resume a system automation: `POST /automations/system` (Automations)."""
        return await self._call(ops.SWITCH_SYSTEM_AUTOMATION, locals())

    async def get_automation(self, automation_id: int, *, version: int | None = None) -> t.AutomationDetail:
        """Get an automation: `GET /automations/{automation_id}` (Automations)."""
        return await self._call(ops.GET_AUTOMATION, locals())

    async def update_automation(
        self,
        automation_id: int,
        *,
        title: str | None = None,
        allow_multiple_contacts: bool | None = None,
        contact_limit: int | None = None,
        triggers: list[t.AutomationTrigger] | None = None,
        actions: list[t.AutomationStep] | None = None,
    ) -> t.AutomationDetail:
        """Update an automation: `PATCH /automations/{automation_id}` (Automations)."""
        return await self._call(ops.UPDATE_AUTOMATION, locals())

    async def delete_automation(self, automation_id: int) -> None:
        """Delete an automation: `DELETE /automations/{automation_id}` (Automations)."""
        return await self._call(ops.DELETE_AUTOMATION, locals())

    async def list_automation_actions(
        self,
        automation_id: int,
        *,
        offset: int | None = None,
        limit: int | None = None,
    ) -> AsyncPage[t.AutomationAction]:
        """List actions of an automation: `GET /automations/{automation_id}/actions` (Automations)."""
        return await self._page(ops.LIST_AUTOMATION_ACTIONS, locals())

    async def activate_automation(
        self,
        automation_id: int,
        *,
        idempotency_key: str | None = None,
    ) -> t.AutomationDetail:
        """Activate an automation: `POST /automations/{automation_id}/actions/activate` (Automations)."""
        return await self._call(ops.ACTIVATE_AUTOMATION, locals())

    async def pause_automation(self, automation_id: int, *, idempotency_key: str | None = None) -> t.AutomationDetail:
        """Pause an automation: `POST /automations/{automation_id}/actions/pause` (Automations)."""
        return await self._call(ops.PAUSE_AUTOMATION, locals())

    async def list_automation_runs(
        self,
        automation_id: int,
        *,
        offset: int | None = None,
        limit: int | None = None,
        status: t.AutomationRunStatus | None = None,
        action_id: int | None = None,
        contact_id: str | None = None,
    ) -> AsyncPage[t.AutomationRun]:
        """List runs of an automation: `GET /automations/{automation_id}/runs` (Automations)."""
        return await self._page(ops.LIST_AUTOMATION_RUNS, locals())

    async def get_automation_run_counts(self, automation_id: int) -> t.AutomationRunCounts:
        """Count contacts in an automation: `GET /automations/{automation_id}/runs/counts` (Automations)."""
        return await self._call(ops.GET_AUTOMATION_RUN_COUNTS, locals())

    async def delete_automation_run(self, automation_id: int, run_id: int) -> None:
        """Remove a contact from an automation: `DELETE /automations/{automation_id}/runs/{run_id}` (Automations)."""
        return await self._call(ops.DELETE_AUTOMATION_RUN, locals())

    async def list_segments(
        self,
        list_id: int,
        *,
        offset: int | None = None,
        limit: int | None = None,
        type: t.SegmentType | None = None,
        name: str | None = None,
    ) -> AsyncPage[t.Segment]:
        """List segments of a list: `GET /lists/{list_id}/segments` (Segments)."""
        return await self._page(ops.LIST_SEGMENTS, locals())

    async def create_segment(
        self,
        list_id: int,
        *,
        name: str,
        segment_filter: t.SegmentFilter,
        idempotency_key: str | None = None,
    ) -> t.SegmentSaved:
        """Create a segment: `POST /lists/{list_id}/segments` (Segments)."""
        return await self._call(ops.CREATE_SEGMENT, locals())

    async def count_segment(
        self,
        list_id: int,
        *,
        segment_filter: t.SegmentFilter,
        offset: int | None = None,
        limit: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.ContactPage:
        """Count contacts by filter: `POST /lists/{list_id}/segments/actions/count` (Segments)."""
        return await self._call(ops.COUNT_SEGMENT, locals())

    async def get_segment(self, list_id: int, segment_id: str) -> t.SegmentDetail:
        """Get a segment: `GET /lists/{list_id}/segments/{segment_id}` (Segments)."""
        return await self._call(ops.GET_SEGMENT, locals())

    async def update_segment(
        self,
        list_id: int,
        segment_id: str,
        *,
        name: str | None = None,
        segment_filter: t.SegmentFilter | None = None,
    ) -> t.SegmentSaved:
        """Update a segment: `PATCH /lists/{list_id}/segments/{segment_id}` (Segments)."""
        return await self._call(ops.UPDATE_SEGMENT, locals())

    async def delete_segment(self, list_id: int, segment_id: str) -> None:
        """Delete a segment: `DELETE /lists/{list_id}/segments/{segment_id}` (Segments)."""
        return await self._call(ops.DELETE_SEGMENT, locals())

    async def get_my_account(self) -> t.MyAccount:
        """Get the account: `GET /my-account` (Account)."""
        return await self._call(ops.GET_MY_ACCOUNT, locals())

    async def enable_transactional(self, *, idempotency_key: str | None = None) -> None:
        """Enable the Transactional API: `POST /my-account/actions/enable-transactional` (Account)."""
        return await self._call(ops.ENABLE_TRANSACTIONAL, locals())

    async def enable_track_and_engage(
        self,
        *,
        domain: str,
        list_id: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.TrackEngageResult:
        """Enable Track&Engage: `POST /my-account/actions/enable-te` (Account)."""
        return await self._call(ops.ENABLE_TRACK_AND_ENGAGE, locals())

    async def list_cnames(self) -> t.CnamePage:
        """List CNAMEs: `GET /cnames` (Cnames)."""
        return await self._call(ops.LIST_CNAMES, locals())

    async def create_cname(self, *, value: str, idempotency_key: str | None = None) -> t.Cname:
        """Create a CNAME: `POST /cnames` (Cnames)."""
        return await self._call(ops.CREATE_CNAME, locals())

    async def list_suppression_entries(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        order_by: Literal["id", "value", "created"] | None = None,
        type: t.SuppressionType | None = None,
        method: t.SuppressionMethod | None = None,
        value: str | None = None,
        campaign_hash: str | None = None,
        created_min: t.DateTime | None = None,
        created_max: t.DateTime | None = None,
    ) -> AsyncPage[t.SuppressionEntry]:
        """List suppression list entries: `GET /suppression-list` (Suppression list)."""
        return await self._page(ops.LIST_SUPPRESSION_ENTRIES, locals())

    async def add_suppression_entries(
        self,
        *,
        type: Literal["email", "email_domain", "email_user", "cellphone", "phone"],
        value: list[str],
        idempotency_key: str | None = None,
    ) -> t.SuppressionAdded:
        """Add to the suppression list: `POST /suppression-list` (Suppression list)."""
        return await self._call(ops.ADD_SUPPRESSION_ENTRIES, locals())

    async def delete_suppression_entry(self, suppression_id: int) -> None:
        """Delete a suppression list entry: `DELETE /suppression-list/{suppression_id}` (Suppression list)."""
        return await self._call(ops.DELETE_SUPPRESSION_ENTRY, locals())

    async def list_tags(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        order_by: Literal["tag_id", "name", "color"] | None = None,
    ) -> AsyncPage[t.Tag]:
        """List tags: `GET /tags` (Tags)."""
        return await self._page(ops.LIST_TAGS, locals())

    async def create_tag(self, *, name: str, color: str | None = None, idempotency_key: str | None = None) -> t.Tag:
        """Create a tag: `POST /tags` (Tags)."""
        return await self._call(ops.CREATE_TAG, locals())

    async def update_tag(self, tag_id: int, *, name: str | None = None, color: str | None = None) -> t.Tag:
        """Replace a tag: `PUT /tags/{tag_id}` (Tags)."""
        return await self._call(ops.UPDATE_TAG, locals())

    async def delete_tag(self, tag_id: int) -> None:
        """Delete a tag: `DELETE /tags/{tag_id}` (Tags)."""
        return await self._call(ops.DELETE_TAG, locals())

    async def list_users(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        order_by: Literal["user_id", "username"] | None = None,
        username: str | None = None,
        status: t.UserStatus | None = None,
        created_min: t.DateTime | None = None,
        created_max: t.DateTime | None = None,
        updated_min: t.DateTime | None = None,
        updated_max: t.DateTime | None = None,
    ) -> AsyncPage[t.User]:
        """List users: `GET /users` (Users)."""
        return await self._page(ops.LIST_USERS, locals())

    async def update_user(
        self,
        user_id: int,
        *,
        first_name: str | None = None,
        last_name: str | None = None,
        phone: str | None = None,
        profile_image: str | None = None,
        status: t.UserStatus | None = None,
    ) -> t.User:
        """Update a user: `PATCH /users/{user_id}` (Users)."""
        return await self._call(ops.UPDATE_USER, locals())

    async def delete_user(self, user_id: int) -> None:
        """Delete a user: `DELETE /users/{user_id}` (Users)."""
        return await self._call(ops.DELETE_USER, locals())

    async def list_countries(self, *, phone: str | None = None) -> t.CountryPage:
        """List countries: `GET /utilities/countries` (Utilities)."""
        return await self._call(ops.LIST_COUNTRIES, locals())

    async def list_connected_sites(self) -> t.ConnectedSitePage:
        """List the connected sites: `GET /connectedsites` (Connected sites)."""
        return await self._call(ops.LIST_CONNECTED_SITES, locals())

    async def create_connected_site(
        self,
        *,
        domain: str,
        list_id: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.ConnectedSite:
        """Connect a site: `POST /connectedsites` (Connected sites)."""
        return await self._call(ops.CREATE_CONNECTED_SITE, locals())

    async def get_connected_site(self, domain: str) -> t.ConnectedSite:
        """Get a connected site: `GET /connectedsites/{domain}` (Connected sites)."""
        return await self._call(ops.GET_CONNECTED_SITE, locals())

    async def delete_connected_site(self, domain: str) -> None:
        """Disconnect a site: `DELETE /connectedsites/{domain}` (Connected sites)."""
        return await self._call(ops.DELETE_CONNECTED_SITE, locals())

    async def get_connected_site_statistics(
        self,
        domain: str,
        *,
        from_: str | None = None,
        to: str | None = None,
    ) -> t.ConnectedSiteStatistics:
        """Get a connected site's statistics: `GET /connectedsites/{domain}/statistics` (Connected sites)."""
        return await self._call(ops.GET_CONNECTED_SITE_STATISTICS, locals())

    async def list_track_engage_domains(self) -> t.TrackEngageDomainPage:
        """List Track&Engage domains: `GET /trackengage/domains` (Track&Engage)."""
        return await self._call(ops.LIST_TRACK_ENGAGE_DOMAINS, locals())

    async def list_track_engage_goals(self) -> t.TrackEngageGoalPage:
        """List Track&Engage goals: `GET /trackengage/goals` (Track&Engage)."""
        return await self._call(ops.LIST_TRACK_ENGAGE_GOALS, locals())

    async def create_track_engage_goal(
        self,
        *,
        domain: str,
        name: str,
        config: t.TrackEngageGoalConfig,
        idempotency_key: str | None = None,
    ) -> t.TrackEngageGoal:
        """Create a Track&Engage goal: `POST /trackengage/goals` (Track&Engage)."""
        return await self._call(ops.CREATE_TRACK_ENGAGE_GOAL, locals())

    async def delete_track_engage_goal(self, goal_id: int) -> None:
        """Delete a Track&Engage goal: `DELETE /trackengage/goals/{goal_id}` (Track&Engage)."""
        return await self._call(ops.DELETE_TRACK_ENGAGE_GOAL, locals())
