# Written by `npm run generate` from specs/marketing-v3. Do not edit: change that instead.
"""The client of the Marketing API."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from ._bulk import BulkResult
from ._client import Client
from ._operations import marketing as ops
from ._paging import Page
from .types import marketing as t


class MarketingClient(Client):
    """One method for each operation of the Marketing API."""

    server = "https://localhost:8443/marketing/v3"

    def ping(self) -> t.Pong:
        """Test the connection.

        Returns `pong`. Needs no key, so you can tell a wrong URL from a wrong key.

        `POST /ping` (Ping)
        """
        return self._call(ops.PING, locals())

    def list_lists(
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
    ) -> Page[t.List]:
        """List lists.

        Returns lists of the account that match all filters.

        `GET /lists` (Lists)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            order: Sort direction. Default "desc".
            order_by: The field to sort by. Default "list_id".
            internal_name: Lists with exactly this internal name.
            public_name: Lists with exactly this public name.
            created_min: Only objects created at or after this time.
            created_max: Only objects created at or before this time.
            updated_min: Only objects changed at or after this time.
            updated_max: Only objects changed at or before this time.
        """
        return self._page(ops.LIST_LISTS, locals())

    def create_list(
        self,
        *,
        internal_name: str,
        public_name: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.List:
        """Create a list.

        Creates an empty list with the base fields; add your own with `createExtraField`. Returns 409 with
        `list_limit_reached` if the plan allows no more lists.

        `POST /lists` (Lists)

        Args:
            internal_name: The name for internal use.
            public_name: The name shown to contacts. By default, the internal name.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: list_limit_reached
        """
        return self._call(ops.CREATE_LIST, locals())

    def get_list(self, list_id: int) -> t.ListDetail:
        """Get a list.

        Returns one list with its languages and the number of its contacts by status.

        `GET /lists/{list_id}` (Lists)

        Args:
            list_id: The id of the list.
        """
        return self._call(ops.GET_LIST, locals())

    def update_list(
        self,
        list_id: int,
        *,
        internal_name: str | None = None,
        public_name: str | None = None,
        group_id: int | None = None,
    ) -> t.List:
        """Update a list.

        Changes the fields in the body and keeps the others.

        `PATCH /lists/{list_id}` (Lists)

        Args:
            list_id: The id of the list.
            internal_name: The name for internal use.
            public_name: The name shown to contacts.
            group_id: The group of the list; 0 for none.
        """
        return self._call(ops.UPDATE_LIST, locals())

    def delete_list(self, list_id: int) -> None:
        """Delete a list.

        Deletes the list with its contacts and fields. They disappear at once; the contacts of a long list are erased
        in the background, within minutes. Returns 409 if the list is in use, with `has_queued_operations`,
        `has_automations`, `has_push_app`, `has_web_push_site` or `has_campaigns_last_thirty_days`.

        `DELETE /lists/{list_id}` (Lists)

        Args:
            list_id: The id of the list.

        Raises:
            ConflictError: has_automations, has_campaigns_last_thirty_days, has_push_app, has_queued_operations,
                has_web_push_site
        """
        return self._call(ops.DELETE_LIST, locals())

    def list_fields(
        self,
        list_id: int,
        *,
        offset: int | None = None,
        limit: int | None = None,
    ) -> Page[t.FieldListItem]:
        """List fields of a list.

        Returns base fields first, then the extra ones, as a plain array with their options. By default, returns all;
        the header `X-Total-Count` has the total.

        `GET /lists/{list_id}/fields` (Fields)

        Args:
            list_id: The id of the list.
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. By default, all.
        """
        return self._page(ops.LIST_FIELDS, locals())

    def create_extra_field(
        self,
        list_id: int,
        *,
        name: str,
        format: t.FieldFormat,
        unique: bool | None = None,
        idempotency_key: str | None = None,
    ) -> t.Field:
        """Create an extra field.

        Adds a field to the list and all its contacts, without a value. The id in the response is a number. Add the
        choices of an `options` field with `createFieldOption`; such a field cannot be unique.

        `POST /lists/{list_id}/fields/extra` (Fields)

        Args:
            list_id: The id of the list.
            name: The name of the field.
            format: The format of a field's values.
            unique: Whether contacts of the list must have different values. Default false.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_EXTRA_FIELD, locals())

    def update_base_field(self, list_id: int, field_id: str, *, unique: bool | None = None) -> t.Field:
        """Update a base field.

        Makes a base field of one list unique, or allows repeated values. During the change of a large list, an
        operation is listed, and contacts cannot get a value that another contact has; after a 408, the change
        continues. Returns 422 if two contacts share a value.

        `PATCH /lists/{list_id}/fields/base/{field_id}` (Fields)

        Args:
            list_id: The id of the list.
            field_id: The id of the base field, a name.
            unique: Whether contacts of the list must have different values.
        """
        return self._call(ops.UPDATE_BASE_FIELD, locals())

    def update_extra_field(
        self,
        list_id: int,
        field_id: int,
        *,
        name: str | None = None,
        unique: bool | None = None,
    ) -> t.Field:
        """Update an extra field.

        Renames an extra field, makes it unique or allows repeated values; its format cannot change. During the change
        of a large list, an operation is listed, and contacts cannot get a value that another contact has; after a
        408, the change continues. Returns 422 if two contacts share a value; then the name is not changed either.

        `PATCH /lists/{list_id}/fields/extra/{field_id}` (Fields)

        Args:
            list_id: The id of the list.
            field_id: The id of the extra field, a number.
            name: The name of the field.
            unique: Whether contacts of the list must have different values.
        """
        return self._call(ops.UPDATE_EXTRA_FIELD, locals())

    def delete_extra_field(self, list_id: int, field_id: int) -> None:
        """Delete an extra field.

        Deletes the field with its options and its values of all contacts. It disappears at once; an operation of the
        type `mass_operation` erases the values. Returns 409 with `field_in_use` if segments, forms, webhooks or
        active campaigns use it; `field_in_use_data` has the ids of the `segments`, `forms` and `webhooks`, and the
        hashes of the `campaigns`.

        `DELETE /lists/{list_id}/fields/extra/{field_id}` (Fields)

        Args:
            list_id: The id of the list.
            field_id: The id of the extra field, a number.

        Raises:
            ConflictError: field_in_use
        """
        return self._call(ops.DELETE_EXTRA_FIELD, locals())

    def list_field_options(self, list_id: int, field_id: int) -> t.FieldOptionList:
        """List field options.

        Returns all options of one extra field, without pages. Returns 422 for a field of another format.

        `GET /lists/{list_id}/fields/extra/{field_id}/options` (Fields)

        Args:
            list_id: The id of the list.
            field_id: The id of the extra field, a number. Its format must be `options`.
        """
        return self._call(ops.LIST_FIELD_OPTIONS, locals())

    def create_field_option(
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
        """Create a field option.

        Adds a choice to an extra field with options. Returns 422 for a field of another format, or one that already
        has 500 options.

        `POST /lists/{list_id}/fields/extra/{field_id}/options` (Fields)

        Args:
            list_id: The id of the list.
            field_id: The id of the extra field, a number. Its format must be `options`.
            en: English.
            pt: Portuguese.
            br: Portuguese of Brazil.
            es: Spanish.
            de: German.
            hu: Hungarian.
            fr: French.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_FIELD_OPTION, locals())

    def update_field_option(
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
        """Update a field option.

        Changes the texts in the body and keeps the others. Contacts who chose the option keep it.

        `PATCH /lists/{list_id}/fields/extra/{field_id}/options/{option_id}` (Fields)

        Args:
            list_id: The id of the list.
            field_id: The id of the extra field, a number. Its format must be `options`.
            option_id: The id of the option.
            en: English.
            pt: Portuguese.
            br: Portuguese of Brazil.
            es: Spanish.
            de: German.
            hu: Hungarian.
            fr: French.
        """
        return self._call(ops.UPDATE_FIELD_OPTION, locals())

    def delete_field_option(self, list_id: int, field_id: int, option_id: int) -> None:
        """Delete a field option.

        Deletes the option, also for contacts who chose it. It disappears at once; an operation of the type
        `mass_operation` removes it from the contacts.

        `DELETE /lists/{list_id}/fields/extra/{field_id}/options/{option_id}` (Fields)

        Args:
            list_id: The id of the list.
            field_id: The id of the extra field, a number. Its format must be `options`.
            option_id: The id of the option.
        """
        return self._call(ops.DELETE_FIELD_OPTION, locals())

    def list_contacts(
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
    ) -> Page[t.Contact]:
        """List contacts of a list.

        Returns contacts of one list that match all filters, including removed ones. Texts must match exactly.

        `GET /lists/{list_id}/contacts` (Contacts)

        Args:
            list_id: The id of the list.
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            first_name: Contacts with this first name.
            last_name: Contacts with this last name.
            email: Contacts with this email address.
            email_status: True for contacts whose email is active, false for inactive ones.
            cellphone: Contacts with this cellphone.
            cellphone_status: True for contacts whose cellphone is active, false for inactive ones.
            phone: Contacts with this phone.
            phone_status: True for contacts whose phone is active, false for inactive ones.
            birth_date: Contacts born on this day.
            language: Contacts with this language.
            extra_field_id: Contacts with this value in an extra field, `extra_field_id[<field_id>]=<value>`. Repeat
                it for more fields. For a field with options: contacts with the option with this id or text; with
                several separated by semicolons, contacts with all of them.
        """
        return self._page(ops.LIST_CONTACTS, locals())

    def create_contact(
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
        """Create a contact.

        Adds one contact to the list; webhooks with `subscription` receive it. Returns 409 with `unique_field_in_use`
        if another contact of the list has a unique value, with the field in `field_id` and the contacts in
        `contacts`. Returns 409 with `address_forgotten` for an address erased with `forgetContacts`.

        `POST /lists/{list_id}/contacts` (Contacts)

        Args:
            list_id: The id of the list.
            base: The base fields of a new contact.
            extra: Values for extra fields of the list.
            utm: The campaign tags (UTM) of the subscription.
            referrer: The page before the subscription.
            advertising: The click ids of advertising networks.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: address_forgotten, unique_field_in_use
        """
        return self._call(ops.CREATE_CONTACT, locals())

    def get_contact(self, list_id: int, contact_id: str) -> t.ContactDetail:
        """Get a contact.

        Returns one contact with the number of messages sent to it on each channel.

        `GET /lists/{list_id}/contacts/{contact_id}` (Contacts)

        Args:
            list_id: The id of the list.
            contact_id: The id of the contact, ten hexadecimal digits.
        """
        return self._call(ops.GET_CONTACT, locals())

    def update_contact(
        self,
        list_id: int,
        contact_id: str,
        *,
        base: t.ContactUpdateBase | None = None,
        extra: list[t.ExtraValue] | None = None,
    ) -> t.ContactRef:
        """Update a contact.

        Changes the fields in the body and keeps the others; an empty text clears a value. Webhooks with
        `edit_subscription` or `change_consent` receive the change. Returns 409 with `unique_field_in_use` if another
        contact has a unique value, as in `createContact`, or with `address_forgotten` for an erased address.

        `PATCH /lists/{list_id}/contacts/{contact_id}` (Contacts)

        Args:
            list_id: The id of the list.
            contact_id: The id of the contact, ten hexadecimal digits.
            base: The base fields to change. An empty text clears the value.
            extra: New values for extra fields of the list; other fields keep theirs. An empty text or array clears
                the value.

        Raises:
            ConflictError: address_forgotten, unique_field_in_use
        """
        return self._call(ops.UPDATE_CONTACT, locals())

    def list_contact_activities(
        self,
        list_id: int,
        contact_id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
        date_min: t.DateTime | None = None,
        date_max: t.DateTime | None = None,
        action_name: t.ActivityName | None = None,
    ) -> Page[t.Activity]:
        """List activities of a contact.

        Returns the activities of one contact, latest first. `listContactEvents` also returns shop events. For an
        erased contact it returns only `forget_subscription`. Returns 404 if the list never had the contact.

        `GET /lists/{list_id}/contacts/{contact_id}/activities` (Contacts)

        Args:
            list_id: The id of the list.
            contact_id: The id of the contact, ten hexadecimal digits.
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            date_min: Only events at or after this time.
            date_max: Only events at or before this time.
            action_name: Only activities of this kind.
        """
        return self._page(ops.LIST_CONTACT_ACTIVITIES, locals())

    def list_contact_events(
        self,
        list_id: int,
        contact_id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
        date_min: t.DateTime | None = None,
        date_max: t.DateTime | None = None,
        event: t.ContactEventName | None = None,
    ) -> Page[t.ContactEvent]:
        """List events of a contact.

        Returns the activities and shop events (`product_view`, `cart_update`, `new_order`) of one contact, latest
        first. `listContactActivities` returns only the activities. For an erased contact it returns only
        `forget_subscription`. Returns 404 if the list never had the contact.

        `GET /lists/{list_id}/contacts/{contact_id}/events` (Contacts)

        Args:
            list_id: The id of the list.
            contact_id: The id of the contact, ten hexadecimal digits.
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            date_min: Only events at or after this time.
            date_max: Only events at or before this time.
            event: Only events of this kind.
        """
        return self._page(ops.LIST_CONTACT_EVENTS, locals())

    def import_contacts(
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
        """Import contacts.

        Imports at least two contacts, or a CSV file from a URL, in the background, as an operation of the type
        `import_contacts`. `callback_url` receives the result. Split requests larger than 20 MB, or use a file. The
        comparison field must be unique. A contact with a value already used in another unique field counts as
        invalid; a contact with an erased address is ignored. If a file cannot be read to its end, nothing is
        imported.

        `POST /lists/{list_id}/contacts/actions/import-bulk` (Contacts)

        Args:
            list_id: The id of the list.
            mode: How to handle existing contacts. `add` keeps them unchanged, `update` overwrites the given values;
                both create new contacts. `update_only` overwrites and creates none.
            compare_field: The id of a unique field. Its value determines whether a contact is new.
            contacts: The contacts, at least two.
            force_empty: Whether an empty value clears the stored value. Otherwise empty values are ignored.
            tags: The tags to add to each new or changed contact.
            notify: The ids of the users to notify when the import has ended.
            callback_url: The http or https URL that receives the result when the import has ended.
            file: A CSV file with column names in its first line. It is downloaded once, in the background, and can
                have 256 MiB. UTF-8, UTF-16, Windows-1252 and a first line `sep=;` are recognized. Column names match
                in any case. An unreadable row is refused; the result file has its number and the reason. If the whole
                file is unreadable, the operation ends with the status `error` and a `problem`. One apostrophe before
                a formula (`'=`, `'+`, `'-`, `'@`) is removed, so you can import a file of `exportContacts` unchanged.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.IMPORT_CONTACTS, locals())

    def import_contacts_in_parts(
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
    ) -> BulkResult[t.ContactImportItem, t.OperationAccepted]:
        """Import contacts, in parts of at most 100,000 items and 20 MB.

        Doesn't raise if a part fails: see the result, and call its `resume()`. Arguments are those of
        `import_contacts`.
        """
        return self._bulk(ops.IMPORT_CONTACTS, contacts, locals())

    def unsubscribe_contacts(
        self,
        list_id: int,
        *,
        data: list[t.UnsubscribeItem],
        idempotency_key: str | None = None,
    ) -> t.UnsubscribeResult:
        """Unsubscribe contacts.

        Sets the status of the contacts to `removed`, so that they get no more messages; webhooks with `unsubscribe`
        receive them. The result is per contact: the response is 200 even if none could be unsubscribed, with the
        reason for each.

        `POST /lists/{list_id}/contacts/actions/unsubscribe` (Contacts)

        Args:
            list_id: The id of the list.
            data: One entry per contact, each with its own result.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.UNSUBSCRIBE_CONTACTS, locals())

    def resend_double_optin(self, list_id: int, contact_id: str, *, idempotency_key: str | None = None) -> t.Accepted:
        """Resend the double opt-in email.

        Sends the confirmation email to an unconfirmed contact, also if none was sent before. Its link is valid for 30
        days; links of earlier emails stay valid. The contact gets the activity `double_optin_resend`. Returns 409
        with `contact_not_confirmable`, with `sender_missing` if the account has no active email sender, or with
        `double_optin_too_often` if the address received three such emails within 24 hours.

        `POST /lists/{list_id}/contacts/{contact_id}/actions/resend-double-optin` (Contacts)

        Args:
            list_id: The id of the list.
            contact_id: The id of the contact, ten hexadecimal digits.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: contact_not_confirmable, double_optin_too_often, sender_missing
        """
        return self._call(ops.RESEND_DOUBLE_OPTIN, locals())

    def search_contacts(
        self,
        *,
        contact: str,
        type: Literal["email", "cellphone", "phone"] | None = None,
    ) -> t.ContactSearchResult:
        """Find a contact in all lists.

        Searches for an address in all lists of the account. Returns 404 if no contact has it.

        `GET /contacts/search` (Contacts)

        Args:
            contact: The complete address.
            type: The kind of address. Default "email".
        """
        return self._call(ops.SEARCH_CONTACTS, locals())

    def list_contacts_by_segment(
        self,
        list_id: int,
        segment_id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
        show_removed: bool | None = None,
    ) -> Page[t.Contact]:
        """List contacts of a segment.

        Returns contacts of one list that are now in a segment, newest first. Because membership changes with their
        values, a later page can miss or repeat a contact.

        `GET /lists/{list_id}/contacts/segment/{segment_id}` (Contacts)

        Args:
            list_id: The id of the list.
            segment_id: The id of the segment, as `listSegments` shows it.
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            show_removed: Whether to include removed contacts. A segment with a condition on the status `removed`
                always includes them. Default false.
        """
        return self._page(ops.LIST_CONTACTS_BY_SEGMENT, locals())

    def activate_contacts(
        self,
        list_id: int,
        *,
        type: Literal["all", "contacts"],
        contacts: list[str] | None = None,
        idempotency_key: str | None = None,
    ) -> t.OperationAccepted:
        """Activate contacts.

        Sets the status of the contacts to `active` in the background, as an operation of the type `mass_operation`.
        Removed contacts stay removed. Active contacts receive messages again. Webhooks with `edit_subscription`
        receive each changed contact.

        `POST /lists/{list_id}/contacts/actions/activate` (Contacts)

        Args:
            list_id: The id of the list.
            type: type
            contacts: The ids of the contacts.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.ACTIVATE_CONTACTS, locals())

    def deactivate_contacts(
        self,
        list_id: int,
        *,
        type: Literal["all", "contacts"],
        contacts: list[str] | None = None,
        idempotency_key: str | None = None,
    ) -> t.OperationAccepted:
        """Deactivate contacts.

        Sets the status of the contacts to `inactive` in the background, as an operation of the type `mass_operation`.
        Removed contacts stay removed. Inactive contacts get no messages. Webhooks with `edit_subscription` receive
        each changed contact.

        `POST /lists/{list_id}/contacts/actions/deactivate` (Contacts)

        Args:
            list_id: The id of the list.
            type: type
            contacts: The ids of the contacts.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.DEACTIVATE_CONTACTS, locals())

    def attach_tag_to_contacts(
        self,
        list_id: int,
        *,
        tag_id: int,
        contacts: list[str] | None = None,
        segment_id: str | None = None,
        field_id: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.OperationAccepted:
        """Attach a tag to contacts.

        Attaches the tag in the background, as an operation of the type `attach_tag`. Each contact without the tag
        gets the activity `attach_tag`. Returns 422 for an unknown tag, segment or field.

        `POST /lists/{list_id}/contacts/actions/attach-tag` (Contacts)

        Args:
            list_id: The id of the list.
            tag_id: The tag.
            contacts: The ids of the contacts. The values, at most 1,000 for a field that is not unique. All contacts
                with one of them are selected; unknown values are ignored.
            segment_id: The segment of the list, with its current contacts.
            field_id: The field of the values, of any format except `options`; the id of an extra field as text.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.ATTACH_TAG_TO_CONTACTS, locals())

    def detach_tag_from_contacts(
        self,
        list_id: int,
        *,
        tag_id: int,
        contacts: list[str] | None = None,
        segment_id: str | None = None,
        field_id: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.OperationAccepted:
        """Detach a tag from contacts.

        Detaches the tag in the background, as an operation of the type `detach_tag`. Each contact with the tag gets
        the activity `detach_tag`. The tag itself is kept. Returns 422 for an unknown tag, segment or field.

        `POST /lists/{list_id}/contacts/actions/detach-tag` (Contacts)

        Args:
            list_id: The id of the list.
            tag_id: The tag.
            contacts: The ids of the contacts. The values, at most 1,000 for a field that is not unique. All contacts
                with one of them are selected; unknown values are ignored.
            segment_id: The segment of the list, with its current contacts.
            field_id: The field of the values, of any format except `options`; the id of an extra field as text.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.DETACH_TAG_FROM_CONTACTS, locals())

    def export_contacts(
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
        """Export contacts.

        Exports contacts of the list to a file in the background, as an operation of the type `export_contacts`.
        `callback_url` receives the URL of the file, and `getOperation` shows it. A CSV file (RFC 4180) begins with
        the column names: the fields in order, then `contact_id`, `status`, `subscription_date`, and `tags` and
        statistics if included. An apostrophe is added before text that a spreadsheet would run as a formula, also
        after a semicolon, `|`, tab or line break in the text; `importContacts` removes it. An XML file has an element
        `contact` per contact, with an element `field` per field. If you combine `segments`, `segment_filter` and
        `contacts`, contacts that match all of them are exported. Returns 422 for an unknown segment or field, or a
        segment of another type than `saved`.

        `POST /lists/{list_id}/contacts/actions/export` (Contacts)

        Args:
            list_id: The id of the list.
            format: The format of the file. Text is in UTF-8; `xlsx` is an Excel workbook.
            callback_url: The http or https URL that receives the file's URL, which `getOperation` also shows.
            segments: The ids of segments of the type `saved`; contacts in any of them are exported. If left out or
                empty, the whole list is exported, including removed contacts.
            segment_filter: Exports only contacts that meet these conditions, without a saved segment.
            contacts: Exports only the contacts with these ids.
            fields: The ids of the fields to export, in this order; ids of extra fields as text. If left out or empty,
                all fields are exported.
            include_tags: Whether to export the names of each contact's tags. Default false.
            include_stats: Whether to export each contact's message statistics, as in `getContact`. Default false.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.EXPORT_CONTACTS, locals())

    def forget_contacts(
        self,
        list_id: int,
        *,
        contacts: list[str],
        idempotency_key: str | None = None,
    ) -> t.OperationAccepted:
        """Erase contacts.

        Permanently erases persons (GDPR article 17) in the background, as an operation of the type `mass_operation`.
        It erases the contacts, and all contacts of the account with one of their email addresses: values, tags and
        activities; the address and text of each campaign or single message to them; and captured copies. Messages
        waiting for them are canceled. It deletes webhooks and callbacks with their data, export files of their lists,
        and snapshots that contain them. Contacts with the same number lose that number. Report counts, registered
        messages (as evidence) and mentions in messages to others are kept. A keyed hash of each address is added to
        the suppression list with the method `forgotten`: it receives no messages, and no contact can have it.
        Webhooks with `forget_subscription` receive the id, and `listContactActivities` shows this one activity. You
        cannot undo this. A canceled operation erases no more; you can erase its remaining contacts again.

        `POST /lists/{list_id}/contacts/actions/forget` (Contacts)

        Args:
            list_id: The id of the list.
            contacts: The ids of the contacts, at most 1,000.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.FORGET_CONTACTS, locals())

    def forget_contacts_in_parts(
        self,
        list_id: int,
        contacts: Iterable[str],
        *,
        size: int | None = None,
        concurrency: int = 4,
        idempotency_key: str | None = None,
    ) -> BulkResult[str, t.OperationAccepted]:
        """Erase contacts, in parts of at most 1,000 items and 20 MB.

        Doesn't raise if a part fails: see the result, and call its `resume()`. Arguments are those of
        `forget_contacts`.
        """
        return self._bulk(ops.FORGET_CONTACTS, contacts, locals())

    def start_automation_for_contacts(
        self,
        list_id: int,
        *,
        automation_id: int,
        action_id: int,
        contacts: list[str],
        idempotency_key: str | None = None,
    ) -> t.AutomationStartResult:
        """Start an automation for contacts.

        Starts an automation for contacts of the list, at the given action. The result is per contact: the response is
        200 even if none could start. Removed and unknown contacts are skipped, without a result. Returns 422 for an
        unknown or inactive automation, or an action of another automation.

        `POST /lists/{list_id}/contacts/actions/start-automation` (Contacts)

        Args:
            list_id: The id of the list.
            automation_id: The automation. It must be active and belong to the list.
            action_id: The first action, from `listAutomationActions`.
            contacts: The ids of the contacts.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.START_AUTOMATION_FOR_CONTACTS, locals())

    def unify_contacts(
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
        """Merge duplicate contacts.

        Merges duplicates of the list in the background, as an operation of the type `unify`. Each group of duplicates
        becomes one contact, which keeps its id. The others are permanently deleted; this cannot be undone, so start
        with `dry_run`. You can pause and cancel the operation; merged groups stay merged.

        - **Opt-outs win.** If one contact of the group is removed, the merged contact is removed. The same applies to
        `inactive`, to a withdrawn or missing consent, and to an inactive channel. If an address of one of them is on
        the suppression list, except after a bounce, that channel becomes inactive.
        - **Values.** `values` decides between different values; empty ones never replace others. Addresses of
        contacts who never confirmed their subscription are not used. The subscription date is the earliest.
        - **Related data.** Tags are joined. Activities, devices, carts, orders, form entries and automation runs move
        to the merged contact; if it already is in an automation, the second run ends. Report counts don't change.
        - **Links** in emails to a deleted contact, such as the unsubscribe link, apply to the merged contact.
        Requests that use its id return 404 with the id of the merged contact.
        - **Webhooks** for `edit_subscription` receive one event per group. Its `action_data.merged_contacts` lists
        the deleted ids.

        A group of more than 100 contacts is not merged, because their value is probably a placeholder. A campaign in
        progress skips deleted contacts that it has not reached. Returns 422 for an unknown field, or a `survivor_id`
        that is not in `contacts`.

        `POST /lists/{list_id}/contacts/actions/unify` (Contacts)

        Args:
            list_id: The id of the list.
            type: type
            compare_fields: The ids of the base or extra fields that must all be equal in duplicates. Case and
                surrounding spaces are ignored. Returns 422 for a field of the format `options`, and for `language`.
            survivor: Which contact of a group to keep, with its id.
            values: Which values to keep if they differ. `newest`: those of the last changed contact. `survivor`:
                those of the kept contact. Empty values are never used.
            dry_run: Only counts the contacts to merge. `getOperation` returns the counts in `duplicates`.
            contacts: The ids of the contacts to merge into one.
            survivor_id: The contact to keep. By default, `survivor` decides.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.UNIFY_CONTACTS, locals())

    def update_contacts(
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
        """Update contacts.

        Sets the same values for all selected contacts in the background, as an operation of the type
        `update_contacts`. Fields that you leave out, and removed contacts, stay unchanged. Webhooks with
        `edit_subscription`, `change_consent` or `unsubscribe` receive only changed contacts. Returns 409 with
        `unique_field_in_use` and `field_id` for a unique field, whose value cannot belong to many, or with
        `address_forgotten` for an erased address. Returns 422 for an unknown segment or field, or an invalid value.

        `POST /lists/{list_id}/contacts/actions/update` (Contacts)

        Args:
            list_id: The id of the list.
            type: type
            contacts: The ids of the contacts.
            base: The base fields for all selected contacts. An empty text clears the value.
            extra: New values for extra fields of the list; other fields keep theirs. An empty text or array clears
                the value.
            segment_id: The segment of the list. A contact must be in it at the time of its change.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: address_forgotten, unique_field_in_use
        """
        return self._call(ops.UPDATE_CONTACTS, locals())

    def update_contact_by_field(
        self,
        list_id: int,
        *,
        compare_field: t.ContactUpdateByFieldCompareField,
        base: t.ContactUpdateBase | None = None,
        extra: list[t.ExtraValue] | None = None,
        idempotency_key: str | None = None,
    ) -> t.ContactRef:
        """Update a contact by field.

        Updates one contact like `updateContact`, but finds it by a unique value. It never creates a contact. Returns
        404 if no contact of the list has the value, and 422 if the field is not unique. Returns 409 with
        `unique_field_in_use` if another contact has a new value, with the field in `field_id` and the contacts in
        `contacts`.

        `POST /lists/{list_id}/contacts/by-field` (Contacts)

        Args:
            list_id: The id of the list.
            compare_field: The contact to change.
            base: The base fields to change. An empty text clears the value.
            extra: New values for extra fields of the list; other fields keep theirs. An empty text or array clears
                the value.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: unique_field_in_use
        """
        return self._call(ops.UPDATE_CONTACT_BY_FIELD, locals())

    def list_forms(self, list_id: int, *, offset: int | None = None, limit: int | None = None) -> Page[t.Form]:
        """List forms of a list.

        Returns the forms of a list, oldest first.

        `GET /lists/{list_id}/forms` (Forms)

        Args:
            list_id: The id of the list.
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
        """
        return self._page(ops.LIST_FORMS, locals())

    def create_form(
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
        """Create a form.

        Creates a subscription form of the list: a page of the platform (`url`), and the same form as HTML for your
        page (`embed`). With `display`, the script of a connected site shows it as a popup, message or WhatsApp
        button. A submission creates a new contact. It changes an existing contact only after the person confirms it
        by email; the pages never reveal whether an address is known. Returns 422 for more than ten displayed forms of
        a list.

        `POST /lists/{list_id}/forms` (Forms)

        Args:
            list_id: The id of the list.
            name: The name, used as the heading of the page.
            language: The language of the page and its emails. `?lang=` in the URL selects another one. By default,
                the list's language.
            fields: The fields of the form, in this order, each once. One of them is `email`. By default, only
                `email`.
            consent: The text of a required consent checkbox; the contact then has the consent `consent`.
            double_optin: Whether the contact is unconfirmed until the person confirms by email. Default true.
            sender_id: The email sender of the confirmation email. By default, or if it is no longer active, another
                active sender of the account.
            redirect_url: Where to redirect the browser after a submission. By default, a thank-you page of the
                platform.
            display: How the script of a connected site shows the form. The site must have the form's list. Without
                `display`, the form is shown only where you link to `url` or paste `embed`.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_FORM, locals())

    def get_form(self, list_id: int, form_id: int) -> t.Form:
        """Get a form.

        Returns one form with its URL and HTML.

        `GET /lists/{list_id}/forms/{form_id}` (Forms)

        Args:
            list_id: The id of the list.
            form_id: The id of the form.
        """
        return self._call(ops.GET_FORM, locals())

    def update_form(
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
        """Update a form.

        Changes the fields in the body and keeps the others; `fields`, `labels`, `consent` and `display` are replaced
        as a whole. The page shows the change at once. HTML in your own page does not change: until you replace it,
        values of removed fields are ignored.

        `PATCH /lists/{list_id}/forms/{form_id}` (Forms)

        Args:
            list_id: The id of the list.
            form_id: The id of the form.
            name: The name, used as the heading of the page.
            language: The language of the page and its emails. `?lang=` in the URL selects another one.
            fields: The fields of the form, in this order, each once. One of them is `email`.
            consent: The text of a required consent checkbox; the contact then has the consent `consent`. Without any
                text the form has none.
            double_optin: Whether the contact is unconfirmed until the person confirms by email.
            sender_id: The email sender of the confirmation email. By default, or if it is no longer active, another
                active sender of the account.
            redirect_url: Where to redirect the browser after a submission. By default, a thank-you page of the
                platform. An empty text removes it.
            display: How the script of a connected site shows the form. The site must have the form's list. Without
                `display`, the form is shown only where you link to `url` or paste `embed`.
        """
        return self._call(ops.UPDATE_FORM, locals())

    def delete_form(self, list_id: int, form_id: int) -> None:
        """Delete a form.

        Deletes the form with its submissions and its page. Contacts are kept, with the id of the form in
        `subscription_form`. Unconfirmed new contacts can still confirm; unconfirmed changes are discarded.

        `DELETE /lists/{list_id}/forms/{form_id}` (Forms)

        Args:
            list_id: The id of the list.
            form_id: The id of the form.
        """
        return self._call(ops.DELETE_FORM, locals())

    def list_form_submissions(
        self,
        list_id: int,
        form_id: int,
        *,
        offset: int | None = None,
        limit: int | None = None,
    ) -> Page[t.FormSubmission]:
        """List form submissions.

        Returns the submissions of the form, newest first. Submissions by robots are not stored.

        `GET /lists/{list_id}/forms/{form_id}/submissions` (Forms)

        Args:
            list_id: The id of the list.
            form_id: The id of the form.
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
        """
        return self._page(ops.LIST_FORM_SUBMISSIONS, locals())

    def list_email_senders(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        status: t.SenderStatus | None = None,
    ) -> Page[t.EmailSender]:
        """List email senders.

        Returns the email senders of the account.

        `GET /senders/email` (Senders)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            status: Only senders with this status.
        """
        return self._page(ops.LIST_EMAIL_SENDERS, locals())

    def create_email_sender(self, *, name: str, email: str, idempotency_key: str | None = None) -> t.EmailSender:
        """Create an email sender.

        Adds an address that sends emails. In a sandbox account it is active at once; in a live account it is in
        moderation, and campaigns can use it once it is active. Returns 409 with `sender_exists` for an address
        already in the account.

        `POST /senders/email` (Senders)

        Args:
            name: The name that recipients see. It must not be blank or contain control characters.
            email: The sender's address.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: sender_exists
        """
        return self._call(ops.CREATE_EMAIL_SENDER, locals())

    def update_email_sender(self, sender_id: int, *, name: str) -> t.EmailSender:
        """Rename an email sender.

        Changes the name of the sender; the address stays. Emails sent from now on use it, including those of
        campaigns in progress.

        `PUT /senders/email/{sender_id}` (Senders)

        Args:
            sender_id: The id of the email sender.
            name: The name that recipients see.
        """
        return self._call(ops.UPDATE_EMAIL_SENDER, locals())

    def delete_email_sender(self, sender_id: int) -> None:
        """Delete an email sender.

        Deletes the sender; campaigns already sent are kept. Returns 409 with `sender_in_use` if a draft, or a queued,
        paused or sending campaign uses it, also as reply-to.

        `DELETE /senders/email/{sender_id}` (Senders)

        Args:
            sender_id: The id of the email sender.

        Raises:
            ConflictError: sender_in_use
        """
        return self._call(ops.DELETE_EMAIL_SENDER, locals())

    def list_cellphone_senders(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        status: t.SenderStatus | None = None,
    ) -> Page[t.CellphoneSender]:
        """List cellphone senders.

        Returns the names and numbers of the account that send text messages.

        `GET /senders/cellphone` (Senders)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            status: Only senders with this status.
        """
        return self._page(ops.LIST_CELLPHONE_SENDERS, locals())

    def create_cellphone_sender(
        self,
        *,
        type: Literal["alpha_numeric", "numeric"],
        cellphone: str,
        file: str,
        idempotency_key: str | None = None,
    ) -> t.CellphoneSender:
        """Create a cellphone sender.

        Adds a name or number that sends text messages. In a sandbox account it is active at once, and any file is
        accepted; in a live account it is in moderation, and campaigns can use it once it is active. Returns 409 with
        `sender_exists` for a name or number already in the account.

        `POST /senders/cellphone` (Senders)

        Args:
            type: type
            cellphone: The name: up to 11 letters, digits and signs of the GSM alphabet, without `€ [ ] { } \\ ^ ~ |`.
                A short code has 3 to 8 digits. Returns 422 for a name that networks would change. Country code and
                number, separated by a hyphen.
            file: A Base64 document that proves your right to use the sender, for the moderators. It is never
                returned.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: sender_exists
        """
        return self._call(ops.CREATE_CELLPHONE_SENDER, locals())

    def delete_cellphone_sender(self, sender_id: int) -> None:
        """Delete a cellphone sender.

        Deletes the sender; campaigns already sent are kept. Returns 409 with `sender_in_use` if a draft, or a queued,
        paused or sending campaign uses it.

        `DELETE /senders/cellphone/{sender_id}` (Senders)

        Args:
            sender_id: The id of the cellphone sender.

        Raises:
            ConflictError: sender_in_use
        """
        return self._call(ops.DELETE_CELLPHONE_SENDER, locals())

    def get_cellphone_sender_help(self, sender_id: int) -> t.SenderHelp:
        """Get replies to HELP.

        Returns the number's replies to HELP, INFO and their translations; empty for the default reply.

        `GET /senders/cellphone/{sender_id}/help` (Senders)

        Args:
            sender_id: The id of the cellphone sender.
        """
        return self._call(ops.GET_CELLPHONE_SENDER_HELP, locals())

    def update_cellphone_sender_help(self, sender_id: int, *, texts: dict[str, str]) -> t.SenderHelp:
        """Set replies to HELP.

        Replaces the number's replies to HELP; without any text it sends the default reply. A number gets one reply in
        24 hours, also after STOP. Short codes, names and numbers of this platform get none, to avoid loops between
        machines.

        `PUT /senders/cellphone/{sender_id}/help` (Senders)

        Args:
            sender_id: The id of the cellphone sender.
            texts: A text by language (`en`, `pt`, `br`, `es`, `de`, `hu`, `fr`). In a language without a text, HELP
                gets the first available text in this order. Without any, it gets the default text, which names the
                account and the number and explains that STOP ends SMS.
        """
        return self._call(ops.UPDATE_CELLPHONE_SENDER_HELP, locals())

    def list_phone_senders(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        status: t.SenderStatus | None = None,
    ) -> Page[t.PhoneSender]:
        """List phone senders.

        Returns the numbers of the account that make calls.

        `GET /senders/phone` (Senders)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            status: Only senders with this status.
        """
        return self._page(ops.LIST_PHONE_SENDERS, locals())

    def create_phone_sender(self, *, phone: str, file: str, idempotency_key: str | None = None) -> t.PhoneSender:
        """Create a phone sender.

        Adds a number that makes calls. In a sandbox account it is active at once; in a live account it is in
        moderation, and campaigns can use it once it is active. Returns 409 with `sender_exists` for a number already
        in the account.

        `POST /senders/phone` (Senders)

        Args:
            phone: Country code and number, separated by a hyphen.
            file: A Base64 document that proves your right to use the sender, for the moderators. It is never
                returned.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: sender_exists
        """
        return self._call(ops.CREATE_PHONE_SENDER, locals())

    def delete_phone_sender(self, sender_id: int) -> None:
        """Delete a phone sender.

        Deletes the sender; campaigns already sent are kept. Returns 409 with `sender_in_use` if a draft, or a queued,
        paused or sending campaign uses it.

        `DELETE /senders/phone/{sender_id}` (Senders)

        Args:
            sender_id: The id of the phone sender.

        Raises:
            ConflictError: sender_in_use
        """
        return self._call(ops.DELETE_PHONE_SENDER, locals())

    def list_campaigns(
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
    ) -> Page[t.Campaign]:
        """List campaigns.

        Returns campaigns of the account, of every channel, that match all filters.

        `GET /campaigns` (Campaigns)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            order: Sort direction. Default "desc".
            order_by: The field to sort by. Default "created".
            channel: Only campaigns of this channel.
            campaign_hash: Only the campaign with this hash.
            list_id: Only campaigns for this list.
            status: Only campaigns with this status.
            internal_name: Campaigns with exactly this internal name.
            search: Campaigns whose internal name or title contains this text, ignoring the case of the letters a to
                z.
            created_by: Only campaigns of this user.
            group_id: Only campaigns of this group; 0 for those without one.
            created_min: Only objects created at or after this time.
            created_max: Only objects created at or before this time.
            updated_min: Only objects changed at or after this time.
            updated_max: Only objects changed at or before this time.
            start_date_min: Only operations that started at or after this time.
            start_date_max: Only operations that started at or before this time.
            end_date_min: Only operations that ended at or after this time.
            end_date_max: Only operations that ended at or before this time.
            schedule_date_min: Only operations due at or after this time.
            schedule_date_max: Only operations due at or before this time.
        """
        return self._page(ops.LIST_CAMPAIGNS, locals())

    def get_campaign(self, campaign_hash: str) -> t.CampaignDetail:
        """Get a campaign.

        Returns a campaign of any channel: its content as written, its last sends, and the totals of its report.

        `GET /campaigns/{campaign_hash}` (Campaigns)

        Args:
            campaign_hash: The hash of the campaign, from its creation.
        """
        return self._call(ops.GET_CAMPAIGN, locals())

    def delete_campaign(self, campaign_hash: str) -> None:
        """Delete a campaign.

        Deletes a campaign of any channel, with its report. Returns 409 with `campaign_sent_last_30_days` if it was
        sent within the last 30 days, or with `campaign_in_progress` if it is queued, sending or paused.

        `DELETE /campaigns/{campaign_hash}` (Campaigns)

        Args:
            campaign_hash: The hash of the campaign, from its creation.

        Raises:
            ConflictError: campaign_in_progress, campaign_sent_last_30_days
        """
        return self._call(ops.DELETE_CAMPAIGN, locals())

    def get_campaign_preview(self, campaign_hash: str, *, contact_id: str | None = None) -> t.CampaignPreview:
        """Preview a campaign for a contact.

        Returns the campaign, of any channel and status, as a contact would receive it now: with placeholders filled,
        header and footer, and links. Nothing is sent or counted, and tracked links lead nowhere. Without a contact,
        placeholders are empty. Returns 409 with `sender_missing` if the sender was deleted, and 422 if the contact is
        not in the campaign's list.

        `GET /campaigns/{campaign_hash}/preview` (Campaigns)

        Args:
            campaign_hash: The hash of the campaign, from its creation.
            contact_id: A contact of the campaign's list.

        Raises:
            ConflictError: sender_missing
        """
        return self._call(ops.GET_CAMPAIGN_PREVIEW, locals())

    def list_campaign_contacts(
        self,
        campaign_hash: str,
        *,
        event: Literal["sent", "delivered", "opened", "not_opened", "clicked", "bounced", "unsubscribed", "complained", "replied", "answered"],
        after: str | None = None,
        limit: int | None = None,
    ) -> t.CampaignContactPage:
        """List contacts by campaign event.

        Returns contacts with an event of a campaign of any channel, oldest contact first. To get the next page, pass
        `next` as `after`. Deleted contacts are left out. Returns 422 for an event of another channel.

        `GET /campaigns/{campaign_hash}/contacts` (Campaigns)

        Args:
            campaign_hash: The hash of the campaign, from its creation.
            event: The event. `not_opened`: sent to them, but not opened. `bounced`: a hard or soft bounce.
                `answered`: they pressed a digit in a call.
            after: The contact before the page. By default, the page begins with the first.
            limit: Maximum number of items to return. Default 10.
        """
        return self._call(ops.LIST_CAMPAIGN_CONTACTS, locals())

    def retry_campaign(self, campaign_hash: str, *, idempotency_key: str | None = None) -> t.Accepted:
        """Retry a campaign's failed recipients.

        Queues a campaign of any channel again for the recipients whose newest message failed, with the list, address
        field, hours and notified users of the last send. Recipients who got it, or may have got it, get nothing; nor
        do contacts now removed, inactive or suppressed. Returns 409 if the campaign is queued, sending or paused
        (`campaign_not_sendable`), no recipient failed (`nothing_failed`), or its sender was deleted
        (`sender_missing`) or is not active (`sender_not_active`). Returns 422 if its texts cannot be rendered.

        `POST /campaigns/{campaign_hash}/actions/retry` (Campaigns)

        Args:
            campaign_hash: The hash of the campaign, from its creation.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: campaign_not_sendable, nothing_failed, sender_missing, sender_not_active
        """
        return self._call(ops.RETRY_CAMPAIGN, locals())

    def test_campaign(
        self,
        campaign_hash: str,
        *,
        to: list[str],
        contact_id: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.CampaignTested:
        """Send a test of a campaign.

        Sends a campaign of any channel and status to one to five addresses at once, and returns the outcome of each.
        Placeholders get the data of the contact in the request; without one they are empty. A test counts in no
        report or activity; its links work, but change no contact. Suppressed addresses get nothing. Returns 409 if
        the sender was deleted (`sender_missing`) or is not active (`sender_not_active`), and 422 if the contact is
        not in the campaign's list or the texts cannot be rendered.

        `POST /campaigns/{campaign_hash}/actions/test` (Campaigns)

        Args:
            campaign_hash: The hash of the campaign, from its creation.
            to: The addresses for the campaign's channel: email addresses, or numbers with their country code. For
                push and web push, ids of contacts: each gets it on the most recently used device.
            contact_id: A contact of the campaign's list whose data fill the placeholders.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: sender_missing, sender_not_active
        """
        return self._call(ops.TEST_CAMPAIGN, locals())

    def create_email_campaign(
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
        """Create an email campaign.

        Creates the email as a draft; `sendEmailCampaign` sends it. Returns 422 for an unknown list or sender, or an
        invalid template.

        `POST /campaigns/email` (Email campaigns)

        Args:
            list_id: The list of the campaign.
            internal_name: The name for internal use.
            content: The content and sender of an email. In the subject, body, plain text and snippet, `{{ field }}`
                becomes the recipient's value.
            sender_id: The email sender. It must be active at the time of sending.
            subject: The subject. By default, the internal name.
            reply_to: The email sender for replies. By default, the campaign's sender.
            header_footer: The header and footer of an email. Your own template has its own links; then both sets here
                are ignored.
            group_id: The group of the campaign. By default, none.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_EMAIL_CAMPAIGN, locals())

    def update_email_campaign(
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
        """Update an email campaign.

        Changes the fields in the body and keeps the others; only HTML content can be changed. Returns 422 with
        `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.

        `PATCH /campaigns/email/{campaign_hash}` (Email campaigns)

        Args:
            campaign_hash: The hash of the campaign, from its creation.
            internal_name: The name for internal use.
            subject: The subject.
            content: The parts of HTML content to change. The kind of content cannot change.
            sender_id: The email sender.
            reply_to: The email sender for replies.
            header_footer: The header and footer of an email. Your own template has its own links; then both sets here
                are ignored.
            group_id: The group of the campaign.
        """
        return self._call(ops.UPDATE_EMAIL_CAMPAIGN, locals())

    def send_email_campaign(
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
        """Send an email campaign.

        Queues the email for the selected contacts, now or for `schedule_date`, as an operation of the type `email`.
        Contacts that are not active, have an inactive address or are suppressed get nothing. Webhooks receive opens,
        clicks and bounces. You can send a finished campaign again. Returns 409 if it is queued, sending or paused
        (`campaign_not_sendable`), or its sender was deleted (`sender_missing`) or is not active
        (`sender_not_active`).

        `POST /campaigns/email/{campaign_hash}/actions/send` (Email campaigns)

        Args:
            campaign_hash: The hash of the campaign, from its creation.
            list_id: The list to send to.
            segments: The contacts of the list to send to. Only active ones receive the email.
            notify: The ids of the users to notify when the send has ended.
            destination_field: The field with the address: `email`, or the id of an extra field of the format email.
                Default "email".
            unique_contacts_only: Whether contacts with the same address get the email only once. By default, each
                gets one. Default false.
            limit_hour: The hours of the day, in UTC, in which messages can be sent; remaining ones wait for the next
                day. An end before the start means past midnight; equal times mean the whole day.
            schedule_date: When to send, in UTC, or with `local_time` in the recipients' local time. By default, and
                for a past time, now.
            local_time: Sends at `schedule_date` in each recipient's local time instead of UTC. The time zone is that
                of the contact's `time_zone_field`, else of its `cellphone`, else of its `phone`, else `time_zone`. A
                country with several time zones uses its most populated one; numbers of North America, Brazil and
                Mexico use their area code. The recipients and their time zones are fixed when that hour begins in the
                first time zone, 14 hours ahead of UTC. An hour skipped by a clock change is moved later by the
                skipped time; for a repeated hour, the first one is used. A resumed send continues with all time zones
                whose hour has passed.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: campaign_not_sendable, sender_missing, sender_not_active
        """
        return self._call(ops.SEND_EMAIL_CAMPAIGN, locals())

    def list_header_footer_templates(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
    ) -> Page[t.HeaderFooterTemplateItem]:
        """List header and footer templates.

        Returns the templates of the account without their HTML, newest first.

        `GET /header-footer-templates` (Header and footer templates)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
        """
        return self._page(ops.LIST_HEADER_FOOTER_TEMPLATES, locals())

    def create_header_footer_template(
        self,
        *,
        name: str,
        header: str | None = None,
        footer: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.HeaderFooterTemplate:
        """Create a header and footer template.

        Creates your own header and footer. Use its id in `header_footer.id` of an email campaign: the content is
        placed between the two, with your own link texts.

        `POST /header-footer-templates` (Header and footer templates)

        Args:
            name: The name of the template.
            header: HTML at the top of the body. Placeholders are filled as in the content; `{{ view_url }}`, `{{
                forward_url }}`, `{{ share_url }}`, `{{ facebook_url }}`, `{{ twitter_url }}`, `{{ edit_url }}` and
                `{{ unsubscribe_url }}` are the links for the recipient. Default "".
            footer: HTML at the bottom of the body, with the same placeholders. Default "".
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_HEADER_FOOTER_TEMPLATE, locals())

    def get_header_footer_template(self, template_id: int) -> t.HeaderFooterTemplate:
        """Get a header and footer template.

        Returns the template with its HTML.

        `GET /header-footer-templates/{template_id}` (Header and footer templates)

        Args:
            template_id: The id of the template.
        """
        return self._call(ops.GET_HEADER_FOOTER_TEMPLATE, locals())

    def update_header_footer_template(
        self,
        template_id: int,
        *,
        name: str | None = None,
        header: str | None = None,
        footer: str | None = None,
    ) -> t.HeaderFooterTemplate:
        """Update a header and footer template.

        Changes the fields in the body and keeps the others. Emails sent from now on use the new version, including
        those of a campaign in progress.

        `PATCH /header-footer-templates/{template_id}` (Header and footer templates)

        Args:
            template_id: The id of the template.
            name: The name of the template.
            header: HTML at the top of the body. Placeholders are filled as in the content; `{{ view_url }}`, `{{
                forward_url }}`, `{{ share_url }}`, `{{ facebook_url }}`, `{{ twitter_url }}`, `{{ edit_url }}` and
                `{{ unsubscribe_url }}` are the links for the recipient.
            footer: HTML at the bottom of the body, with the same placeholders.
        """
        return self._call(ops.UPDATE_HEADER_FOOTER_TEMPLATE, locals())

    def delete_header_footer_template(self, template_id: int) -> None:
        """Delete a template of header and footer.

        Deletes the template. Other campaigns with it lose their header and footer. Returns 409 with `template_in_use`
        if a campaign with it is queued, scheduled, paused or in progress.

        `DELETE /header-footer-templates/{template_id}` (Header and footer templates)

        Args:
            template_id: The id of the template.

        Raises:
            ConflictError: template_in_use
        """
        return self._call(ops.DELETE_HEADER_FOOTER_TEMPLATE, locals())

    def get_email_report(
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
        """Get an email campaign's report.

        Returns the totals of the campaign and its breakdowns. Set a breakdown to `false` for a smaller response.
        Counts grow as recipients open and click.

        `GET /reports/email/{campaign_hash}` (Reports)

        Args:
            campaign_hash: The hash of the campaign, from its creation.
            date: Whether to include counts by day. Default true.
            weekday: Whether to include counts by day of the week. Default true.
            hour: Whether to include counts by hour of the day. Default true.
            location: Whether to include counts by place. Default true.
            domain: Whether to include counts by domain of the recipients. Default true.
            url: Whether to include counts by clicked URL. Default true.
            reader: Whether to include counts by mail program. Default true.
        """
        return self._call(ops.GET_EMAIL_REPORT, locals())

    def get_push_report(self, campaign_hash: str, *, operating_systems: bool | None = None) -> t.PushReport:
        """Get a push campaign's report.

        Returns the totals of the campaign, and the counts by operating system. Counts grow as devices report events.

        `GET /reports/push/{campaign_hash}` (Reports)

        Args:
            campaign_hash: The hash of a push campaign. Returns 404 for other channels.
            operating_systems: Whether to include counts by operating system. Default true.
        """
        return self._call(ops.GET_PUSH_REPORT, locals())

    def get_sms_report(self, campaign_hash: str, *, networks: bool | None = None) -> t.PhoneReport:
        """Get an SMS campaign's report.

        Returns the totals of the campaign, and the counts by network. A message is pending until its network reports
        the outcome; some networks never do.

        `GET /reports/sms/{campaign_hash}` (Reports)

        Args:
            campaign_hash: The hash of an SMS campaign. Returns 404 for other channels.
            networks: Whether to include counts by network. Default true.
        """
        return self._call(ops.GET_SMS_REPORT, locals())

    def get_voice_report(self, campaign_hash: str, *, networks: bool | None = None) -> t.PhoneReport:
        """Get a voice campaign's report.

        Returns the totals of the campaign, and the counts by network. A call is pending until it ends.

        `GET /reports/voice/{campaign_hash}` (Reports)

        Args:
            campaign_hash: The hash of a voice campaign. Returns 404 for other channels.
            networks: Whether to include counts by network. Default true.
        """
        return self._call(ops.GET_VOICE_REPORT, locals())

    def get_webpush_report(
        self,
        campaign_hash: str,
        *,
        devices: bool | None = None,
        operating_systems: bool | None = None,
        browsers: bool | None = None,
        url: bool | None = None,
    ) -> t.WebpushReport:
        """Get a web push campaign's report.

        Returns the totals of the campaign and its breakdowns, also for an RSS campaign. Set a breakdown to `false`
        for a smaller response.

        `GET /reports/web-push/{campaign_hash}` (Reports)

        Args:
            campaign_hash: The hash of a web push campaign. Returns 404 for other channels.
            devices: Whether to include counts by kind of device. Default true.
            operating_systems: Whether to include counts by operating system. Default true.
            browsers: Whether to include counts by browser. Default true.
            url: Whether to include counts by URL. Default true.
        """
        return self._call(ops.GET_WEBPUSH_REPORT, locals())

    def list_webhooks(self, *, offset: int | None = None, limit: int | None = None) -> Page[t.Webhook]:
        """List webhooks.

        Returns the webhooks of the account.

        `GET /webhooks` (Webhooks)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
        """
        return self._page(ops.LIST_WEBHOOKS, locals())

    def create_webhook(
        self,
        *,
        list_id: int,
        url: str,
        actions: list[t.WebhookAction],
        fields: list[str] | None = None,
        idempotency_key: str | None = None,
    ) -> t.Webhook:
        """Create a webhook.

        Creates a webhook: the platform calls the URL for the chosen actions of one list; `listEvent` shows the call.
        `getWebhookSecret` returns the secret that signs the calls. At most 20 webhooks of a list can receive the same
        action. Returns 422 for an unknown list, and 409 with `webhook_exists` for a second webhook with the same
        list, URL, actions and fields, or with `webhook_limit_reached` beyond the limit.

        `POST /webhooks` (Webhooks)

        Args:
            list_id: The list of the contacts.
            url: The http or https URL to call.
            actions: The actions to report.
            fields: The ids of the contact's fields to send; those of extra fields as text.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: webhook_exists, webhook_limit_reached
        """
        return self._call(ops.CREATE_WEBHOOK, locals())

    def get_callback_secret(self) -> t.CallbackSecret:
        """Get the callback secret.

        Returns the secret that signs callbacks, such as the one at the end of an import, with one secret for the
        whole account. It is created at first use and does not change. The key needs the right `marketing`.

        `GET /webhooks/callback-secret` (Webhooks)
        """
        return self._call(ops.GET_CALLBACK_SECRET, locals())

    def list_webhook_statuses(self, *, offset: int | None = None, limit: int | None = None) -> Page[t.WebhookState]:
        """List webhook statuses.

        Returns the status of each webhook and its reason, in the order of `listWebhooks`. `updateWebhook` changes the
        status.

        `GET /webhooks/statuses` (Webhooks)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
        """
        return self._page(ops.LIST_WEBHOOK_STATUSES, locals())

    def update_webhook(
        self,
        webhook_id: int,
        *,
        url: str | None = None,
        actions: list[t.WebhookAction] | None = None,
        fields: list[str] | None = None,
        status: t.WebhookWantedStatus | None = None,
    ) -> t.WebhookDetail:
        """Update a webhook.

        Changes the URL, the actions or the fields, or pauses or enables the webhook. Waiting calls use the new URL.
        While a webhook is paused or disabled, its calls are held; enabling it sends them, oldest first. They are kept
        as long as ended deliveries (`MESSAGING_KEEP_HOOKS`, 30 days). A receiver that responds with 410 Gone disables
        its webhook, and the users of the account get an email.

        `PATCH /webhooks/{webhook_id}` (Webhooks)

        Args:
            webhook_id: The id of the webhook.
            url: The http or https URL to call.
            actions: The actions to report.
            fields: The ids of the contact's fields to send; those of extra fields as text.
            status: `paused` holds the calls of the webhook. `active` enables a paused or disabled webhook and sends
                the held calls, oldest first. `disabled` is accepted only for a disabled webhook, which stays
                unchanged.

        Raises:
            ConflictError: webhook_exists, webhook_limit_reached
        """
        return self._call(ops.UPDATE_WEBHOOK, locals())

    def delete_webhook(self, webhook_id: int) -> None:
        """Delete a webhook.

        Deletes the webhook and discards its waiting calls, including retries.

        `DELETE /webhooks/{webhook_id}` (Webhooks)

        Args:
            webhook_id: The id of the webhook.
        """
        return self._call(ops.DELETE_WEBHOOK, locals())

    def get_webhook_secret(self, webhook_id: int) -> t.WebhookSecret:
        """Get a webhook's secret.

        Returns the webhook's own secret, which stays the same until you call `rotateWebhookSecret`. The key needs the
        right `marketing`.

        `GET /webhooks/{webhook_id}/secret` (Webhooks)

        Args:
            webhook_id: The id of the webhook.
        """
        return self._call(ops.GET_WEBHOOK_SECRET, locals())

    def rotate_webhook_secret(
        self,
        webhook_id: int,
        *,
        overlap_hours: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.RotatedWebhookSecret:
        """Rotate a webhook's secret.

        Creates a new secret for the webhook, which `getWebhookSecret` returns from now on. For another
        `overlap_hours` hours, each call has two signatures, separated by a space, so your receiver can verify with
        either secret. Another rotation ends the overlap of the previous secret. Waiting calls are signed with the
        secrets valid at the time of sending.

        `POST /webhooks/{webhook_id}/secret` (Webhooks)

        Args:
            webhook_id: The id of the webhook.
            overlap_hours: For how many hours the previous secret also signs. With 0 it stops at once, for example
                after a leak. Default 24.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.ROTATE_WEBHOOK_SECRET, locals())

    def list_operations(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        order_by: Literal["operation_id", "created", "start_date"] | None = None,
        type: t.OperationType | None = None,
        status: t.OperationStatus | None = None,
    ) -> Page[t.Operation]:
        """List operations.

        Returns waiting operations and those in progress that match all filters, without ended ones.

        `GET /operations` (Operations)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            order: Sort direction. Default "desc".
            order_by: The field to sort by.
            type: Only operations of this type.
            status: Only operations with this status.
        """
        return self._page(ops.LIST_OPERATIONS, locals())

    def list_ended_operations(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        type: t.OperationType | None = None,
        status: t.EndedOperationStatus | None = None,
    ) -> Page[t.EndedOperation]:
        """List ended operations.

        Returns finished or canceled operations that match all filters, latest first, as long as the platform keeps
        them. `getOperation` has their results.

        `GET /operations/ended` (Operations)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            type: Only operations of this type.
            status: Only operations that ended with this status.
        """
        return self._page(ops.LIST_ENDED_OPERATIONS, locals())

    def get_operation(self, operation_id: int) -> t.OperationDetail:
        """Get an operation.

        Returns one operation with its progress, also after its end, as long as the platform keeps it. `file` has a
        new link to its result in each response, valid for seven days.

        `GET /operations/{operation_id}` (Operations)

        Args:
            operation_id: The id of the operation.
        """
        return self._call(ops.GET_OPERATION, locals())

    def approve_operations(
        self,
        *,
        operations: list[int],
        idempotency_key: str | None = None,
    ) -> t.OperationActionResult:
        """Approve operations.

        Starts `queued` operations at once, including scheduled ones; they become `processing`. A paused one with
        `held_items` (see `getOperation`) sends these. The result is per operation: the response is 200 even if none
        changed, with the reasons.

        `POST /operations/actions/approve` (Operations)

        Args:
            operations: The ids of the operations, from `listOperations`. Repeated ones count once.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.APPROVE_OPERATIONS, locals())

    def cancel_operations(
        self,
        *,
        operations: list[int],
        idempotency_key: str | None = None,
    ) -> t.OperationActionResult:
        """Cancel operations.

        Ends operations of any status; they leave the list. Completed work is kept: sent messages, changed contacts. A
        campaign becomes `canceled`. The result is per operation: the response is 200 even if none changed, with the
        reasons.

        `POST /operations/actions/cancel` (Operations)

        Args:
            operations: The ids of the operations, from `listOperations`. Repeated ones count once.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CANCEL_OPERATIONS, locals())

    def pause_operations(
        self,
        *,
        operations: list[int],
        idempotency_key: str | None = None,
    ) -> t.OperationActionResult:
        """Pause operations.

        Pauses `queued`, `processing` or `executing` operations and their campaigns. Work in progress at this moment
        is completed. The result is per operation: the response is 200 even if none changed, with the reasons.

        `POST /operations/actions/pause` (Operations)

        Args:
            operations: The ids of the operations, from `listOperations`. Repeated ones count once.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.PAUSE_OPERATIONS, locals())

    def resume_operations(
        self,
        *,
        operations: list[int],
        idempotency_key: str | None = None,
    ) -> t.OperationActionResult:
        """Resume operations.

        Resumes `paused` operations where they stopped; they become `queued`. An overdue one continues at once. One
        with `held_items` (see `getOperation`) continues without them. The result is per operation: the response is
        200 even if none changed, with the reasons.

        `POST /operations/actions/resume` (Operations)

        Args:
            operations: The ids of the operations, from `listOperations`. Repeated ones count once.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.RESUME_OPERATIONS, locals())

    def create_email_rss_campaign(
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
        """Create an RSS email campaign.

        Creates an email that is filled from an RSS feed; `enableEmailRssCampaign` starts sending. In the body,
        `{{FEEDBLOCK:<feed_url>}}` and `{{ENDFEEDBLOCK}}` enclose the content from one feed. In it, the part between
        `{{FEEDITEMS:count=<n>}}` and `{{ENDFEEDITEMS}}` repeats for the newest n items, 1 to 50, with
        `{{FEEDITEM:LINK}}`, `{{FEEDITEM:IMAGE}}`, `{{FEEDITEM:TITLE}}` and `{{FEEDITEM:DESCRIPTION}}` as plain text.
        For the feed that triggers a send, these are the newest new items, so that contacts never get an item twice;
        for others, the newest available. A body can have ten feeds. Returns 422 for an unknown list or sender, a body
        without a feed, or unbalanced markers.

        `POST /campaigns/email/rss` (Email RSS campaigns)

        Args:
            list_id: The list of the campaign.
            internal_name: The name for internal use.
            content: HTML filled from a feed. The markers are those of `createEmailRssCampaign`; elsewhere, `{{ field
                }}` becomes the recipient's value.
            sender_id: The email sender. It must be active for each issue.
            subject: The subject of every issue. Without it, the internal name.
            reply_to: The email sender for replies. By default, the campaign's sender.
            header_footer: The header and footer of an email. Your own template has its own links; then both sets here
                are ignored.
            group_id: The group of the campaign. By default, none.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_EMAIL_RSS_CAMPAIGN, locals())

    def enable_email_rss_campaign(self, campaign_hash: str, *, idempotency_key: str | None = None) -> t.Accepted:
        """Enable an RSS email campaign.

        Starts reading the feed every hour and sends its new items as one email to the active contacts of the list;
        existing items don't count as new. Each issue triggers the same events as any email. Between issues,
        `listOperations` shows a queued operation of the type `email`; cancel it to end the campaign. While an issue
        is sent, the operation is executing. Approving it reads the feed at once. `problem` of `getOperation` shows
        feed errors; a host that responds with 410 ends the campaign. An unusually large issue pauses the operation
        (`held_items`): approve it to send the issue, or resume it to skip the issue. Enabling an enabled campaign
        changes nothing; enabling an ended one restarts it. Returns 422 with `path.campaign_hash` in `errors` if the
        list or sender was deleted, the sender is not active or the texts cannot be rendered.

        `POST /campaigns/email/rss/{campaign_hash}/actions/enable` (Email RSS campaigns)

        Args:
            campaign_hash: The hash of an RSS email campaign. Returns 404 for other campaigns.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.ENABLE_EMAIL_RSS_CAMPAIGN, locals())

    def create_push_campaign(
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
        """Create a push campaign.

        Creates the message as a draft; `sendPushCampaign` sends it. Returns 422 for an unknown app or template, an
        invalid template, or a title and text of more than 4,096 bytes, the limit of push services.

        `POST /campaigns/push` (Push campaigns)

        Args:
            app_id: The app of the devices.
            title: The title of the message, and the name of the campaign in lists.
            content: The content of a push or text message: a text in the request, or a stored template. In the text,
                `{{ field }}` becomes the recipient's value.
            actions: The buttons of a push message: one that opens a link, and one that closes the message.
            geo_options: The place where devices receive the message.
            notification_options: How a device shows the message.
            group_id: The group of the campaign. By default, none.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_PUSH_CAMPAIGN, locals())

    def update_push_campaign(
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
        """Update a push campaign.

        Changes the fields in the body and keeps the others; only text content can be changed. Returns 422 with
        `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.

        `PATCH /campaigns/push/{campaign_hash}` (Push campaigns)

        Args:
            campaign_hash: The hash of a push campaign. Returns 404 for other channels.
            title: The title of the message.
            content: The text to change. The kind of content cannot change.
            actions: The buttons of a push message: one that opens a link, and one that closes the message.
            geo_options: The parts of the place to change. The duration cannot change.
            notification_options: How a device shows the message.
            group_id: The group of the campaign.
        """
        return self._call(ops.UPDATE_PUSH_CAMPAIGN, locals())

    def send_push_campaign(
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
        """Send a push campaign.

        Queues the message for the devices of the selected contacts, now or for `schedule_date`, as an operation of
        the type `push`. Contacts without a token of the app get nothing. Webhooks receive `push_send`,
        `push_received`, `push_open`, `push_click`, `push_canceled` and `push_error`. You can send a finished campaign
        again. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.

        `POST /campaigns/push/{campaign_hash}/actions/send` (Push campaigns)

        Args:
            campaign_hash: The hash of a push campaign. Returns 404 for other channels.
            app_id: The app to send to.
            segments: The contacts of the app's or site's list to send to. Only active ones receive the message.
            notify: The ids of the users to notify when the send has ended.
            schedule_date: When to send, in UTC, or with `local_time` in the recipients' local time. By default, and
                for a past time, now.
            local_time: Sends at `schedule_date` in each recipient's local time instead of UTC. The time zone is that
                of the contact's `time_zone_field`, else of its `cellphone`, else of its `phone`, else `time_zone`. A
                country with several time zones uses its most populated one; numbers of North America, Brazil and
                Mexico use their area code. The recipients and their time zones are fixed when that hour begins in the
                first time zone, 14 hours ahead of UTC. An hour skipped by a clock change is moved later by the
                skipped time; for a repeated hour, the first one is used. A resumed send continues with all time zones
                whose hour has passed.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.SEND_PUSH_CAMPAIGN, locals())

    def list_push_apps(self, *, list_id: int | None = None) -> list[t.PushApp]:
        """List push apps.

        Returns all push apps of the account as a plain array, without pages.

        `GET /push/apps` (Push apps)

        Args:
            list_id: Only apps of this list.
        """
        return self._call(ops.LIST_PUSH_APPS, locals())

    def create_push_app(
        self,
        *,
        list_id: int,
        name: str,
        description: str | None = None,
        two_steps_config: str | None = None,
        development: bool | None = None,
        idempotency_key: str | None = None,
    ) -> t.PushApp:
        """Create a push app.

        Creates an app whose devices belong to contacts of the list. It is also a mobile app of the Transactional API,
        with the same number as id: set its certificate or key there. Returns 422 for an unknown list, or a
        `two_steps_config` that is not one of its fields.

        `POST /push/apps` (Push apps)

        Args:
            list_id: The list of the app's contacts.
            name: The name of the app.
            description: The purpose of the app. Default "".
            two_steps_config: The field of the list that connects a token to its contact, by default: `email`,
                `cellphone`, `phone`, or a unique field. Empty for none. Default "".
            development: Whether the app uses the push service's development environment. Default false.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_PUSH_APP, locals())

    def get_push_app(self, app_id: str) -> t.PushApp:
        """Get a push app.

        Returns one push app with its list.

        `GET /push/apps/{app_id}` (Push apps)

        Args:
            app_id: The id of the push app.
        """
        return self._call(ops.GET_PUSH_APP, locals())

    def delete_push_app(self, app_id: str) -> None:
        """Delete a push app.

        Deletes the app, here and in the Transactional API, with tokens that wait for a contact. Contacts keep their
        tokens, but get no more messages. Waiting campaign messages to the app are skipped.

        `DELETE /push/apps/{app_id}` (Push apps)

        Args:
            app_id: The id of the push app.
        """
        return self._call(ops.DELETE_PUSH_APP, locals())

    def register_push_event(
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
        """Register a push message event.

        The app calls this when its user opens or closes a push message. The campaign's report counts opens. The
        contact gets the activity `push_open` or `push_canceled`, which webhooks receive. A repeated event of one
        device and message counts once.

        `POST /push/apps/{app_id}/event` (Push apps)

        Args:
            app_id: The id of the push app.
            os: The operating system of the device, for example `android` or `ios`.
            contact: The id of the contact, from the message.
            message_hash: The hash of the message, from the message.
            event: The event: the message was opened, or dismissed.
            device_id: The number of the device, from the message.
            mailing_id: The number of the campaign, from the message. Returns 422 for another number; 0 counts as
                missing.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.REGISTER_PUSH_EVENT, locals())

    def register_push_token(
        self,
        app_id: str,
        *,
        os: str,
        token: str,
        two_steps_data: t.PushTokenRegisterTwoStepsData | None = None,
        idempotency_key: str | None = None,
    ) -> t.PushAck:
        """Register a device token.

        The app calls this when its push service gives the device a token. `two_steps_data` adds the token to that
        contact of the app's list, who then gets push messages and the activity `add_push_contact`. A token belongs to
        one contact: it is removed from the previous one.

        `POST /push/apps/{app_id}/token` (Push apps)

        Args:
            app_id: The id of the push app.
            os: The operating system of the device, for example `android` or `ios`.
            token: The device's token from the push service.
            two_steps_data: The contact of the device. Without it, the token waits until a later call sets it.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.REGISTER_PUSH_TOKEN, locals())

    def create_sms_campaign(
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
        """Create an SMS campaign.

        Creates the text as a draft; `sendSmsCampaign` sends it. Returns 422 for an unknown list, sender or template,
        or an invalid template.

        `POST /campaigns/sms` (SMS campaigns)

        Args:
            list_id: The list of the campaign.
            internal_name: The name for internal use.
            content: The content of a push or text message: a text in the request, or a stored template. In the text,
                `{{ field }}` becomes the recipient's value.
            sender_id: The cellphone sender. It must be active at the time of sending. By default, the platform's
                sender.
            options: The encoding and maximum length of the text. A message has 160 characters in gsm and 70 in
                unicode, and fewer if a text needs several.
            group_id: The group of the campaign. By default, none.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_SMS_CAMPAIGN, locals())

    def update_sms_campaign(
        self,
        campaign_hash: str,
        *,
        internal_name: str | None = None,
        content: t.CampaignMessageUpdate | None = None,
        sender_id: int | None = None,
        options: t.SmsCampaignOptions | None = None,
        group_id: int | None = None,
    ) -> t.CampaignHash:
        """Update an SMS campaign.

        Changes the fields in the body and keeps the others; only text content can be changed. Returns 422 with
        `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.

        `PATCH /campaigns/sms/{campaign_hash}` (SMS campaigns)

        Args:
            campaign_hash: The hash of an SMS campaign. Returns 404 for other channels.
            internal_name: The name for internal use.
            content: The text to change. The kind of content cannot change.
            sender_id: The cellphone sender.
            options: The encoding and maximum length of the text. A message has 160 characters in gsm and 70 in
                unicode, and fewer if a text needs several.
            group_id: The group of the campaign.
        """
        return self._call(ops.UPDATE_SMS_CAMPAIGN, locals())

    def send_sms_campaign(
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
        """Send an SMS campaign.

        Queues the text for the selected contacts, now or for `schedule_date`, as an operation of the type `sms`.
        Contacts that are not active, have an inactive number or are suppressed get nothing. Webhooks receive
        `sms_send` and `sms_delivered`. Messages to India are sent only from 9 to 21 o'clock IST and wait until then,
        as its networks require for promotions. You can send a finished campaign again. Returns 422 with
        `path.campaign_hash` in `errors` if the campaign is queued, sending or paused, or its sender was deleted or is
        not active.

        `POST /campaigns/sms/{campaign_hash}/actions/send` (SMS campaigns)

        Args:
            campaign_hash: The hash of an SMS campaign. Returns 404 for other channels.
            list_id: The list to send to.
            destination_field: The field with the number: `cellphone`, or the id of an extra field of the format
                cellphone.
            segments: The contacts of the list to send to. Only active ones receive the message or call.
            notify: The ids of the users to notify when the send has ended.
            schedule_date: When to send, in UTC, or with `local_time` in the recipients' local time. By default, and
                for a past time, now.
            local_time: Sends at `schedule_date` in each recipient's local time instead of UTC. The time zone is that
                of the contact's `time_zone_field`, else of its `cellphone`, else of its `phone`, else `time_zone`. A
                country with several time zones uses its most populated one; numbers of North America, Brazil and
                Mexico use their area code. The recipients and their time zones are fixed when that hour begins in the
                first time zone, 14 hours ahead of UTC. An hour skipped by a clock change is moved later by the
                skipped time; for a repeated hour, the first one is used. A resumed send continues with all time zones
                whose hour has passed.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.SEND_SMS_CAMPAIGN, locals())

    def create_smart_sms_campaign(
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
        """Create a smart SMS campaign.

        Creates the text and its page as a draft; `sendSmartSmsCampaign` sends it. Each recipient gets a separate
        short link at the end of the text. Returns 422 for an unknown list, sender or domain name, an invalid
        template, or a page that cannot be downloaded.

        `POST /campaigns/smart-sms` (Smart SMS campaigns)

        Args:
            list_id: The list of the campaign.
            internal_name: The name for internal use.
            campaign_content: The text of a smart SMS. The short link to its page is appended, and counts towards the
                length.
            page_content: The target of the short link.
            sender_id: The cellphone sender. It must be active at the time of sending. By default, the platform's
                sender.
            cname_id: The verified domain name of the short link. By default, and if it is no longer verified, the
                platform's.
            options: The encoding and maximum length of the text. A message has 160 characters in gsm and 70 in
                unicode, and fewer if a text needs several.
            group_id: The group of the campaign. By default, none.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_SMART_SMS_CAMPAIGN, locals())

    def update_smart_sms_campaign(
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
        """Update a smart SMS campaign.

        Changes the fields in the body and keeps the others. Returns 422 with `path.campaign_hash` in `errors` if the
        campaign is queued, sending or paused.

        `PATCH /campaigns/smart-sms/{campaign_hash}` (Smart SMS campaigns)

        Args:
            campaign_hash: The hash of a smart SMS campaign. Returns 404 for other channels.
            internal_name: The name for internal use.
            campaign_content: The text to change. The kind of content cannot change.
            page_content: The parts of the page to change. The kind of page cannot change; parts of other kinds are
                ignored.
            sender_id: The cellphone sender.
            cname_id: The verified domain name of the short link.
            options: The encoding and maximum length of the text. A message has 160 characters in gsm and 70 in
                unicode, and fewer if a text needs several.
            group_id: The group of the campaign.
        """
        return self._call(ops.UPDATE_SMART_SMS_CAMPAIGN, locals())

    def send_smart_sms_campaign(
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
        """Send a smart SMS campaign.

        Queues the text for the selected contacts, now or for `schedule_date`, as an operation of the type
        `smart_sms`. Contacts that are not active, have an inactive number or are suppressed get nothing. A contact's
        activities show `smart_sms_send`, `smart_sms_report`, `smart_sms_open` (once per message) and
        `smart_sms_click`; webhooks receive the first two as `sms_send` and `sms_delivered`. Messages to India are
        sent only from 9 to 21 o'clock IST and wait until then, as its networks require for promotions. You can send a
        finished campaign again. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending
        or paused, or its sender was deleted or is not active.

        `POST /campaigns/smart-sms/{campaign_hash}/actions/send` (Smart SMS campaigns)

        Args:
            campaign_hash: The hash of a smart SMS campaign. Returns 404 for other channels.
            list_id: The list to send to.
            destination_field: The field with the number: `cellphone`, or the id of an extra field of the format
                cellphone.
            segments: The contacts of the list to send to. Only active ones receive the message or call.
            notify: The ids of the users to notify when the send has ended.
            schedule_date: When to send, in UTC, or with `local_time` in the recipients' local time. By default, and
                for a past time, now.
            local_time: Sends at `schedule_date` in each recipient's local time instead of UTC. The time zone is that
                of the contact's `time_zone_field`, else of its `cellphone`, else of its `phone`, else `time_zone`. A
                country with several time zones uses its most populated one; numbers of North America, Brazil and
                Mexico use their area code. The recipients and their time zones are fixed when that hour begins in the
                first time zone, 14 hours ahead of UTC. An hour skipped by a clock change is moved later by the
                skipped time; for a repeated hour, the first one is used. A resumed send continues with all time zones
                whose hour has passed.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.SEND_SMART_SMS_CAMPAIGN, locals())

    def create_voice_campaign(
        self,
        *,
        internal_name: str,
        list_id: int,
        content: t.VoiceCampaignContent,
        sender_id: int,
        group_id: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.CampaignHash:
        """Create a voice campaign.

        Creates the call as a draft; `sendVoiceCampaign` makes the calls. Returns 422 for an unknown list, sender,
        group or template, or a recording that is not audio.

        `POST /campaigns/voice` (Voice campaigns)

        Args:
            internal_name: The name for internal use.
            list_id: The list of the campaign.
            content: The audio of a call.
            sender_id: The phone sender. It must be active at the time of sending.
            group_id: The group of the campaign. By default, none.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_VOICE_CAMPAIGN, locals())

    def update_voice_campaign(
        self,
        campaign_hash: str,
        *,
        internal_name: str | None = None,
        group_id: int | None = None,
        content: t.VoiceCampaignContent | None = None,
        message: t.VoiceCampaignMessage | None = None,
        sender_id: int | None = None,
    ) -> t.CampaignHash:
        """Update a voice campaign.

        Changes the fields in the body and keeps the others. Set the audio as `content` or `message`; returns 422 for
        both. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.

        `PATCH /campaigns/voice/{campaign_hash}` (Voice campaigns)

        Args:
            campaign_hash: The hash of a voice campaign. Returns 404 for other channels.
            internal_name: The name for internal use.
            group_id: The group of the campaign.
            content: The audio of a call.
            message: A recording that replaces the current audio, like `content` of the type `audio`.
            sender_id: The phone sender.
        """
        return self._call(ops.UPDATE_VOICE_CAMPAIGN, locals())

    def send_voice_campaign(
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
        """Send a voice campaign.

        Queues calls to the selected contacts, now or for `schedule_date`, as an operation of the type `voice`.
        Contacts that are not active, have no active number or are suppressed are not called. An unanswered call is
        repeated, three calls in all. Webhooks receive `voice_send`. You can send a finished campaign again. Returns
        422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused, or its sender was
        deleted or is not active.

        `POST /campaigns/voice/{campaign_hash}/actions/send` (Voice campaigns)

        Args:
            campaign_hash: The hash of a voice campaign. Returns 404 for other channels.
            list_id: The list to send to.
            destination_field: The number to call: `phone`, `cellphone`, one of them with the other if there is no
                answer, or both.
            segments: The contacts of the list to send to. Only active ones receive the message or call.
            unique_contacts_only: Whether to call a number shared by several contacts only once. Default false.
            notify: The ids of the users to notify when the send has ended.
            limit_contacts: How many of the selected contacts to call, longest in the list first.
            limit_hour: The hours of the day, in UTC, in which messages can be sent; remaining ones wait for the next
                day. An end before the start means past midnight; equal times mean the whole day.
            limit_speed: Maximum number of calls started per second. By default, the carrier's limit.
            schedule_date: When to send, in UTC, or with `local_time` in the recipients' local time. By default, and
                for a past time, now.
            local_time: Sends at `schedule_date` in each recipient's local time instead of UTC. The time zone is that
                of the contact's `time_zone_field`, else of its `cellphone`, else of its `phone`, else `time_zone`. A
                country with several time zones uses its most populated one; numbers of North America, Brazil and
                Mexico use their area code. The recipients and their time zones are fixed when that hour begins in the
                first time zone, 14 hours ahead of UTC. An hour skipped by a clock change is moved later by the
                skipped time; for a repeated hour, the first one is used. A resumed send continues with all time zones
                whose hour has passed.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.SEND_VOICE_CAMPAIGN, locals())

    def create_webpush_campaign(
        self,
        *,
        site_id: int,
        internal_name: str,
        content: t.WebpushCampaignContent,
        actions: list[t.WebpushCampaignAction] | None = None,
        group_id: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.CampaignHash:
        """Create a web push campaign.

        Creates the message as a draft; `sendWebpushCampaign` sends it. Returns 422 for an unknown site or an invalid
        template.

        `POST /campaigns/web-push` (Webpush campaigns)

        Args:
            site_id: The site of the subscribers.
            internal_name: The name for internal use.
            content: The content of a web push message. In the title and text, `{{ field }}` becomes the recipient's
                value.
            actions: The buttons below the message.
            group_id: The group of the campaign. By default, none.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_WEBPUSH_CAMPAIGN, locals())

    def update_webpush_campaign(
        self,
        campaign_hash: str,
        *,
        internal_name: str | None = None,
        content: t.WebpushCampaignContentUpdate | None = None,
        actions: list[t.WebpushCampaignAction] | None = None,
        group_id: int | None = None,
    ) -> t.CampaignHash:
        """Update a web push campaign.

        Changes the fields in the body and keeps the others; for an RSS campaign only `internal_name` and `group_id`.
        Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.

        `PATCH /campaigns/web-push/{campaign_hash}` (Webpush campaigns)

        Args:
            campaign_hash: The hash of a web push campaign. Returns 404 for other channels.
            internal_name: The name for internal use.
            content: The parts of a web push message to change.
            actions: The buttons below the message. They replace the stored ones.
            group_id: The group of the campaign.
        """
        return self._call(ops.UPDATE_WEBPUSH_CAMPAIGN, locals())

    def send_webpush_campaign(
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
        """Send a web push campaign.

        Queues the message for the browsers of the selected contacts, now or for `schedule_date`, as an operation of
        the type `webpush`. Contacts without a subscription on the site get nothing. Webhooks receive `web_push_send`,
        `web_push_delivered`, `web_push_open`, `web_push_click` and `web_push_bounce`. You can send a finished
        campaign again. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or
        paused.

        `POST /campaigns/web-push/{campaign_hash}/actions/send` (Webpush campaigns)

        Args:
            campaign_hash: The hash of a web push campaign. Returns 404 for other channels.
            site_id: The site of the subscribers.
            segments: The contacts of the app's or site's list to send to. Only active ones receive the message.
            notify: The ids of the users to notify when the send has ended.
            schedule_date: When to send, in UTC, or with `local_time` in the recipients' local time. By default, and
                for a past time, now.
            local_time: Sends at `schedule_date` in each recipient's local time instead of UTC. The time zone is that
                of the contact's `time_zone_field`, else of its `cellphone`, else of its `phone`, else `time_zone`. A
                country with several time zones uses its most populated one; numbers of North America, Brazil and
                Mexico use their area code. The recipients and their time zones are fixed when that hour begins in the
                first time zone, 14 hours ahead of UTC. An hour skipped by a clock change is moved later by the
                skipped time; for a repeated hour, the first one is used. A resumed send continues with all time zones
                whose hour has passed.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.SEND_WEBPUSH_CAMPAIGN, locals())

    def create_webpush_rss_campaign(
        self,
        *,
        site_id: int,
        internal_name: str,
        content: t.WebpushRssContent,
        group_id: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.CampaignHash:
        """Create an RSS web push campaign.

        Creates a campaign with messages from an RSS feed; `enableWebpushRssCampaign` starts sending. Returns 422 for
        an unknown site or an unreadable feed, with the reason in `body.content.feed` of `errors`.

        `POST /campaigns/webpush/rss` (Webpush campaigns)

        Args:
            site_id: The site of the subscribers.
            internal_name: The name for internal use.
            content: The source of the messages: the title, description, link and image of an item become the title,
                text, link and icon of the message. A text too long for a push service is shortened.
            group_id: The group of the campaign. By default, none.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_WEBPUSH_RSS_CAMPAIGN, locals())

    def enable_webpush_rss_campaign(self, campaign_hash: str, *, idempotency_key: str | None = None) -> t.Accepted:
        """Enable an RSS web push campaign.

        Starts reading the feed every hour and sends its newest item, if new, to the subscribers of the site; existing
        items don't count as new. Each message triggers the same events as any web push message. Between messages,
        `listOperations` shows a queued operation of the type `webpush`; cancel it to end the campaign. Unusually many
        new items pause the operation (`held_items`): approve it to send them, or resume it to skip them. Enabling an
        enabled campaign changes nothing. Returns 422 if the texts cannot be rendered.

        `POST /campaigns/webpush/rss/{campaign_hash}/actions/enable` (Webpush campaigns)

        Args:
            campaign_hash: The hash of an RSS web push campaign. Returns 404 for other campaigns.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.ENABLE_WEBPUSH_RSS_CAMPAIGN, locals())

    def list_webpush_sites(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        order_by: Literal["list_id", "created", "updated"] | None = None,
        list_id: int | None = None,
    ) -> Page[t.WebpushSite]:
        """List web push sites.

        Returns the web push sites of the account.

        `GET /webpush/sites` (Webpush sites)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            order: Sort direction. Default "desc".
            order_by: The field to sort by: the id of the list, or the time of creation or the last change. Default
                "list_id".
            list_id: Only sites of this list.
        """
        return self._page(ops.LIST_WEBPUSH_SITES, locals())

    def create_webpush_site(
        self,
        *,
        site: str,
        list_id: int,
        name: str,
        idempotency_key: str | None = None,
    ) -> t.WebpushSite:
        """Create a web push site.

        Adds a website. When its pages have the script with `app_code` from the response, visitors can subscribe. Each
        subscription is the activity `web_push_subscription` of a contact, which webhooks receive. Returns 409 with
        `name_already_exists` for a name already in use, and 422 for an unknown list or a `site` that is not an https
        URL.

        Load the script `https://{host}/wp/{app_code}/subscribe.js` on the pages, and give a button the attribute
        `data-web-push` with the value `subscribe` or `unsubscribe`; your scripts can call
        `messagingPush.subscribe()`, `messagingPush.unsubscribe()` and `messagingPush.state()`. Serve a file
        `/messaging-worker.js` on the website with the line `importScripts('https://{host}/wp/{app_code}/worker.js')`:
        browsers accept service workers only from the website itself. An existing worker can contain the line; name
        its file in the attribute `data-worker` of the script.

        `POST /webpush/sites` (Webpush sites)

        Args:
            site: The URL of the website. Browsers require https; without a scheme, https is used. Pages of other
                origins cannot subscribe on the site.
            list_id: The list of the subscribers. Each browser becomes a separate contact without an address, because
                its user is unknown.
            name: The name of the site, unique in the account.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: name_already_exists
        """
        return self._call(ops.CREATE_WEBPUSH_SITE, locals())

    def list_campaign_groups(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        group_id: int | None = None,
        name: str | None = None,
    ) -> Page[t.CampaignGroup]:
        """List campaign groups.

        Returns campaign groups of the account that match all filters.

        `GET /campaign-groups` (Campaign groups)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            group_id: Only the group with this id.
            name: Groups with exactly this name.
        """
        return self._page(ops.LIST_CAMPAIGN_GROUPS, locals())

    def create_campaign_group(self, *, name: str, idempotency_key: str | None = None) -> t.CampaignGroup:
        """Create a campaign group.

        Creates an empty group. Returns 409 with `name_already_exists` for a name already in use.

        `POST /campaign-groups` (Campaign groups)

        Args:
            name: The name of the group, unique in the account.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: name_already_exists
        """
        return self._call(ops.CREATE_CAMPAIGN_GROUP, locals())

    def update_campaign_group(self, group_id: int, *, name: str) -> t.CampaignGroup:
        """Rename a campaign group.

        Renames the group and keeps its campaigns. Returns 422 with `body.name` in `errors` for a name already in use.

        `PUT /campaign-groups/{group_id}` (Campaign groups)

        Args:
            group_id: The id of the campaign group.
            name: The name of the group, unique in the account.
        """
        return self._call(ops.UPDATE_CAMPAIGN_GROUP, locals())

    def delete_campaign_group(self, group_id: int) -> None:
        """Delete a campaign group.

        Deletes the group; its campaigns are kept without a group. Returns 409 with `campaign_in_progress` for a group
        with a queued, sending or paused campaign.

        `DELETE /campaign-groups/{group_id}` (Campaign groups)

        Args:
            group_id: The id of the campaign group.

        Raises:
            ConflictError: campaign_in_progress
        """
        return self._call(ops.DELETE_CAMPAIGN_GROUP, locals())

    def list_advanced_reports(
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
    ) -> Page[t.AdvancedReport]:
        """List advanced reports.

        Returns requested reports that match all filters, with any status. A finished report has the URL of its file.

        `GET /reports/advanced` (Advanced reports)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            order: Sort direction. Default "desc".
            order_by: The field to sort by. Default "advanced_report_id".
            status: Only reports with this status.
            title: Reports with exactly this title.
            created_min: Only objects created at or after this time.
            created_max: Only objects created at or before this time.
        """
        return self._page(ops.LIST_ADVANCED_REPORTS, locals())

    def generate_email_bounces_report(
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
        """Generate a report of email bounces.

        Lists the bounced emails of the campaigns, with the reason. It is created in the background, as an operation
        of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list,
        campaign or field.

        `POST /reports/advanced/email-bounces` (Advanced reports)

        Args:
            title: The title of the report.
            range: The time range of a report, including both ends. The end must not be before the start.
            campaigns: The campaigns of the report.
            columns: The columns of an email bounces report. Columns that you leave out are not shown.
            options: The users to notify, and the rows of a report.
            format: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns. Default
                "csv".
            callback_url: The http or https URL to call when the report has finished.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.GENERATE_EMAIL_BOUNCES_REPORT, locals())

    def generate_email_clicks_by_contact_report(
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
        """Generate a report of clicks by contact.

        Lists the contacts who clicked in the campaigns, with links and counts. It is created in the background, as an
        operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an
        unknown list, campaign or field.

        `POST /reports/advanced/email-clicks-by-contact` (Advanced reports)

        Args:
            title: The title of the report.
            range: The time range of a report, including both ends. The end must not be before the start.
            campaigns: The campaigns of the report.
            columns: The columns of a report of clicks by contact. Columns that you leave out are not shown.
            options: The users to notify of a report.
            format: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns. Default
                "csv".
            callback_url: The http or https URL to call when the report has finished.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.GENERATE_EMAIL_CLICKS_BY_CONTACT_REPORT, locals())

    def generate_email_clicks_by_url_report(
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
        """Generate a report of clicks by URL.

        Lists the URLs in the campaigns with their clicks. It is created in the background, as an operation of the
        type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list, campaign
        or field.

        `POST /reports/advanced/email-clicks-by-url` (Advanced reports)

        Args:
            title: The title of the report.
            range: The time range of a report, including both ends. The end must not be before the start.
            campaigns: The campaigns of the report.
            columns: The columns of a report of clicks by URL. Columns that you leave out are not shown.
            options: The users to notify of a report.
            format: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns. Default
                "csv".
            callback_url: The http or https URL to call when the report has finished.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.GENERATE_EMAIL_CLICKS_BY_URL_REPORT, locals())

    def generate_email_events_report(
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
        """Generate a report of email events.

        Counts opens, clicks, bounces and other events of the campaigns by contact; if you show the URL, place or
        program, each has a separate row. It is created in the background, as an operation of the type
        `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list, campaign or
        field.

        `POST /reports/advanced/email-events` (Advanced reports)

        Args:
            title: The title of the report.
            range: The time range of a report, including both ends. The end must not be before the start.
            campaigns: The campaigns of the report.
            columns: The columns of an email events report. Columns that you leave out are not shown.
            options: The users to notify, and the rows of a report.
            format: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns. Default
                "csv".
            callback_url: The http or https URL to call when the report has finished.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.GENERATE_EMAIL_EVENTS_REPORT, locals())

    def generate_email_unsubscriptions_report(
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
        """Generate a report of email unsubscriptions.

        Lists the contacts who unsubscribed through an email of the campaigns, with the reason. It is created in the
        background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file.
        Returns 422 for an unknown list, campaign or field.

        `POST /reports/advanced/email-unsubscriptions` (Advanced reports)

        Args:
            title: The title of the report.
            range: The time range of a report, including both ends. The end must not be before the start.
            campaigns: The campaigns of the report.
            columns: The columns of an email unsubscriptions report. Columns that you leave out are not shown.
            options: The users to notify of a report.
            format: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns. Default
                "csv".
            callback_url: The http or https URL to call when the report has finished.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.GENERATE_EMAIL_UNSUBSCRIPTIONS_REPORT, locals())

    def generate_sms_bounces_report(
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
        """Generate a report of SMS bounces.

        Lists the undelivered SMS of the campaigns. It is created in the background, as an operation of the type
        `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list, campaign or
        field.

        `POST /reports/advanced/sms-bounces` (Advanced reports)

        Args:
            title: The title of the report.
            range: The time range of a report, including both ends. The end must not be before the start.
            campaigns: The campaigns of the report.
            columns: The columns of a report of SMS events or bounces. Columns that you leave out are not shown.
            options: The users to notify, and the grouping of rows.
            format: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns. Default
                "csv".
            callback_url: The http or https URL to call when the report has finished.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.GENERATE_SMS_BOUNCES_REPORT, locals())

    def generate_sms_events_report(
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
        """Generate a report of SMS events.

        Lists the SMS of the campaigns with the carrier's status. It is created in the background, as an operation of
        the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list,
        campaign or field.

        `POST /reports/advanced/sms-events` (Advanced reports)

        Args:
            title: The title of the report.
            range: The time range of a report, including both ends. The end must not be before the start.
            campaigns: The campaigns of the report.
            columns: The columns of a report of SMS events or bounces. Columns that you leave out are not shown.
            options: The users to notify, and the grouping of rows.
            format: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns. Default
                "csv".
            callback_url: The http or https URL to call when the report has finished.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.GENERATE_SMS_EVENTS_REPORT, locals())

    def generate_sends_report(
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
        """Generate a report of sends.

        Lists the messages to contacts of the lists, on every channel. It is created in the background, as an
        operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an
        unknown list or field.

        `POST /reports/advanced/sends` (Advanced reports)

        Args:
            title: The title of the report.
            range: The time range of a report, including both ends. The end must not be before the start.
            lists: The ids of the lists of the report.
            columns: The columns of a sends report. Columns that you leave out are not shown.
            options: The users to notify of a report.
            format: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns. Default
                "csv".
            callback_url: The http or https URL to call when the report has finished.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.GENERATE_SENDS_REPORT, locals())

    def generate_subscriptions_report(
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
        """Generate a report of subscriptions.

        Lists subscriptions to the lists, with their method. It is created in the background, as an operation of the
        type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list or field.

        `POST /reports/advanced/subscriptions` (Advanced reports)

        Args:
            title: The title of the report.
            range: The time range of a report, including both ends. The end must not be before the start.
            lists: The ids of the lists of the report.
            columns: The columns of a subscriptions report. Columns that you leave out are not shown.
            options: The users to notify of a report.
            format: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns. Default
                "csv".
            callback_url: The http or https URL to call when the report has finished.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.GENERATE_SUBSCRIPTIONS_REPORT, locals())

    def generate_unsubscriptions_report(
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
        """Generate a report of unsubscriptions.

        Lists unsubscriptions from the lists, with their method. It is created in the background, as an operation of
        the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list or
        field.

        `POST /reports/advanced/unsubscriptions` (Advanced reports)

        Args:
            title: The title of the report.
            range: The time range of a report, including both ends. The end must not be before the start.
            lists: The ids of the lists of the report.
            columns: The columns of an unsubscriptions report. Columns that you leave out are not shown.
            options: The users to notify of a report.
            format: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns. Default
                "csv".
            callback_url: The http or https URL to call when the report has finished.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.GENERATE_UNSUBSCRIPTIONS_REPORT, locals())

    def generate_form_answers_report(
        self,
        *,
        title: str,
        range: t.AdvancedReportRange,
        forms: list[t.AdvancedReportForm],
        format: t.AdvancedReportFormat | None = None,
        callback_url: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Generate a report of form answers.

        Lists the data entered in the forms. It is created in the background, as an operation of the type
        `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list or form.

        `POST /reports/advanced/form-answers` (Advanced reports)

        Args:
            title: The title of the report.
            range: The time range of a report, including both ends. The end must not be before the start.
            forms: The forms of the report, by list.
            format: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns. Default
                "csv".
            callback_url: The http or https URL to call when the report has finished.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.GENERATE_FORM_ANSWERS_REPORT, locals())

    def generate_contact_activity_report(
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
        """Generate a report of contact activity.

        Counts the actions of the contacts of up to three lists on every channel, with a row for each contact with a
        selected action. It is created in the background, as an operation of the type `advanced_report`;
        `callback_url` receives the URL of the file. Returns 422 for an unknown list or field.

        `POST /reports/advanced/contact-activity` (Advanced reports)

        Args:
            title: The title of the report.
            range: The time range of a report, including both ends. The end must not be before the start.
            lists: The ids of its lists, at most three.
            columns: The columns of a contact activity report. Columns that you leave out are not shown.
            options: The users to notify of a report.
            format: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns. Default
                "csv".
            callback_url: The http or https URL to call when the report has finished.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.GENERATE_CONTACT_ACTIVITY_REPORT, locals())

    def list_advanced_report_models(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        order_by: Literal["model_id", "title", "created"] | None = None,
        title: str | None = None,
    ) -> Page[t.AdvancedReportModel]:
        """List report models.

        Returns report models that match the filter. A model has the kind, columns and options of a report; create one
        with `createAdvancedReportModel`.

        `GET /reports/advanced/models` (Advanced reports)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            order: Sort direction. Default "desc".
            order_by: The field to sort by. Default "model_id".
            title: Models with exactly this title.
        """
        return self._page(ops.LIST_ADVANCED_REPORT_MODELS, locals())

    def create_advanced_report_model(
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
        """Create a report model.

        Stores the kind, columns and options of a report, so that `generateReportFromModel` can create it repeatedly.
        Lists, campaigns and fields are checked now and each time. Returns 422 if one was not found, or the kind has
        no such column.

        `POST /reports/advanced/models` (Advanced reports)

        Args:
            title: The title of the model, and by default of its reports.
            kind: The kind of report: the last part of the path of the operation that generates it. Kinds that begin
                with `email` or `sms` cover campaigns, `form-answers` covers forms, the others lists.
            days: How many days before its creation a report covers, by default. Default 30.
            campaigns: The campaigns of a report. If you leave them out, set them for each report.
            lists: The ids of the lists of a report. If you leave them out, set them for each report.
            forms: The forms of a report, by list.
            columns: The columns of a model's reports, as in the request for its kind. Columns that you leave out are
                not shown.
            options: The users to notify, and the rows of a report.
            format: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns. Default
                "csv".
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_ADVANCED_REPORT_MODEL, locals())

    def delete_advanced_report_model(self, model_id: int) -> None:
        """Delete a report model.

        Deletes the model. Its reports are kept.

        `DELETE /reports/advanced/models/{model_id}` (Advanced reports)

        Args:
            model_id: The id of the model.
        """
        return self._call(ops.DELETE_ADVANCED_REPORT_MODEL, locals())

    def generate_report_from_model(
        self,
        *,
        model_id: int,
        title: str | None = None,
        range: t.AdvancedReportRange | None = None,
        campaigns: list[t.AdvancedReportCampaigns] | None = None,
        lists: list[int] | None = None,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Generate a report from a model.

        Creates a report from a model, for the days before now and with the title of the model, unless the request
        changes them. It is created in the background. It has no callback; find it with `listAdvancedReports`. Returns
        422 if the model, or an object in it, was not found.

        `POST /reports/advanced/model` (Advanced reports)

        Args:
            model_id: The id of the model.
            title: The title of the report. By default, the model's title.
            range: The time range of a report, including both ends. The end must not be before the start.
            campaigns: The campaigns, instead of the model's.
            lists: The ids of the lists, instead of the model's.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.GENERATE_REPORT_FROM_MODEL, locals())

    def list_catalogs(self) -> t.CatalogPage:
        """List catalogs.

        Returns all catalogs of the account, without pages.

        `GET /catalogs` (Catalogs)
        """
        return self._call(ops.LIST_CATALOGS, locals())

    def create_catalog(
        self,
        *,
        title: str,
        language: str,
        currency: str,
        idempotency_key: str | None = None,
    ) -> t.Catalog:
        """Create a catalog.

        Creates an empty catalog. Fill it with `importProducts`, or with `createProduct` for single products.

        `POST /catalogs` (Catalogs)

        Args:
            title: The title.
            language: The language of its texts, for example `en`.
            currency: The currency of its prices, for example `eur`.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_CATALOG, locals())

    def delete_catalog(self, catalog_id: int) -> None:
        """Delete a catalog.

        Deletes the catalog with its products. Carts and orders keep their product data.

        `DELETE /catalogs/{catalog_id}` (Catalogs)

        Args:
            catalog_id: The id of the catalog.
        """
        return self._call(ops.DELETE_CATALOG, locals())

    def list_products(
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
    ) -> Page[t.Product]:
        """List products of a catalog.

        Returns products of one catalog that match all filters. Texts must match exactly.

        `GET /catalogs/{catalog_id}/products` (Products)

        Args:
            catalog_id: The id of the catalog.
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            product_identifier: Only the product with this identifier.
            name: Products with exactly this name.
            description: Products with exactly this description.
            sku: Products with this SKU.
            upc: Products with this Universal Product Code.
            ean: Products with this European Article Number.
            gtin: Products with this Global Trade Item Number.
            mpn: Products with this manufacturer part number.
            price: Products with exactly this price.
            sale_price: Products with exactly this reduced price.
            brand: Products of this brand.
            custom_attributes: Products with this value in a custom attribute, `custom_attributes[<alias>]=<value>`.
                Repeat it for more attributes.
        """
        return self._page(ops.LIST_PRODUCTS, locals())

    def create_product(
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
        """Create a product.

        Adds one product to the catalog. For many products use `importProducts`. Returns 409 with
        `product_already_exists` for an identifier already in the catalog.

        `POST /catalogs/{catalog_id}/products` (Products)

        Args:
            catalog_id: The id of the catalog.
            product_identifier: The identifier: letters, digits, `_`, `.` and `-`. Unique in its catalog.
            name: The name.
            description: A description.
            sku: The shop's stock keeping unit (SKU).
            upc: The Universal Product Code.
            ean: The European Article Number.
            gtin: The Global Trade Item Number.
            mpn: The manufacturer part number.
            link: The URL of its page.
            image_link: The URL of an image.
            price: The unit price, in the currency of the catalog. Default 0.
            sale_price: The reduced unit price; 0 if it is not reduced. Default 0.
            brand: The brand.
            categories: The categories, each from broad to narrow, separated by `>`.
            related_products: The identifiers of related products.
            custom_attributes: Additional properties.
            in_stock: Whether it is in stock. It is not returned; the platform uses it to detect a product that is in
                stock again.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: product_already_exists
        """
        return self._call(ops.CREATE_PRODUCT, locals())

    def get_product(self, catalog_id: int, product_identifier: str) -> t.Product:
        """Get a product.

        Returns one product of the catalog.

        `GET /catalogs/{catalog_id}/products/{product_identifier}` (Products)

        Args:
            catalog_id: The id of the catalog.
            product_identifier: The identifier of the product.
        """
        return self._call(ops.GET_PRODUCT, locals())

    def update_product(
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
        """Update a product.

        Changes the fields in the body and keeps the others. The identifier cannot change.

        `PATCH /catalogs/{catalog_id}/products/{product_identifier}` (Products)

        Args:
            catalog_id: The id of the catalog.
            product_identifier: The identifier of the product.
            name: The name.
            description: A description.
            sku: The shop's stock keeping unit (SKU).
            upc: The Universal Product Code.
            ean: The European Article Number.
            gtin: The Global Trade Item Number.
            mpn: The manufacturer part number.
            link: The URL of its page.
            image_link: The URL of an image.
            price: The unit price, in the currency of the catalog.
            sale_price: The reduced unit price; 0 if it is not reduced.
            brand: The brand.
            categories: The categories, each from broad to narrow, separated by `>`.
            related_products: The identifiers of related products.
            custom_attributes: Additional properties. They replace the stored ones.
            in_stock: Whether it is in stock. It is not returned; the platform uses it to detect a product that is in
                stock again.
        """
        return self._call(ops.UPDATE_PRODUCT, locals())

    def delete_product(self, catalog_id: int, product_identifier: str) -> None:
        """Delete a product.

        Deletes the product from the catalog. Carts and orders keep its data.

        `DELETE /catalogs/{catalog_id}/products/{product_identifier}` (Products)

        Args:
            catalog_id: The id of the catalog.
            product_identifier: The identifier of the product.
        """
        return self._call(ops.DELETE_PRODUCT, locals())

    def import_products(
        self,
        catalog_id: int,
        *,
        products: list[t.ProductImportItem],
        mode: t.ProductImportMode | None = None,
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Import products.

        Accepts products and processes them in the background, as an operation of the type `import_ecommerce`. Invalid
        products are ignored, the others are imported. `getOperation` then has their numbers, and a link to a file
        that names the ignored ones. Imports into one catalog run one after another; a rewrite replaces the catalog in
        one step at its end. Split requests larger than 20 MB.

        `POST /catalogs/{catalog_id}/products/actions/import` (Products)

        Args:
            catalog_id: The id of the catalog.
            products: The products. Invalid ones are ignored.
            mode: How to handle existing products. `rewrite` deletes them all first, `add` keeps them and adds new
                ones, `update` also overwrites the given values. Default "update".
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.IMPORT_PRODUCTS, locals())

    def import_products_in_parts(
        self,
        catalog_id: int,
        products: Iterable[t.ProductImportItem],
        *,
        mode: t.ProductImportMode | None = None,
        size: int | None = None,
        concurrency: int = 4,
        idempotency_key: str | None = None,
    ) -> BulkResult[t.ProductImportItem, t.Accepted]:
        """Import products, in parts of at most 200,000 items and 20 MB.

        Doesn't raise if a part fails: see the result, and call its `resume()`. Arguments are those of
        `import_products`.
        """
        return self._bulk(ops.IMPORT_PRODUCTS, products, locals())

    def list_carts(
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
    ) -> Page[t.CartItem]:
        """List carts.

        Returns carts of all shops that match all filters, without products and including carts without a known
        contact.

        `GET /carts` (Carts and orders)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            order: Sort direction. Default "desc".
            order_by: The field to sort by. Default "updated".
            domain: Only carts of the shop with this domain.
            contact_id: Only carts of this contact.
            has_contact: True for carts of a contact, false for carts without a known contact.
            state: Only carts in this state.
            created_min: Only objects created at or after this time.
            created_max: Only objects created at or before this time.
            updated_min: Only objects changed at or after this time.
            updated_max: Only objects changed at or before this time.
        """
        return self._page(ops.LIST_CARTS, locals())

    def list_orders(
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
    ) -> Page[t.OrderItem]:
        """List orders.

        Returns orders of all shops that match all filters, without products and including imported orders and orders
        without a known contact.

        `GET /orders` (Carts and orders)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            order: Sort direction. Default "desc".
            order_by: The field to sort by. Default "order_date".
            domain: Only orders of the shop with this domain.
            contact_id: Only orders of this contact.
            has_contact: True for orders of a contact, false for orders without a known contact.
            cart_id: Only orders from the cart with this id.
            order_status: Only orders with this status.
            order_date_min: Only orders placed at or after this time, in UTC.
            order_date_max: Only orders placed at or before this time, in UTC.
            created_min: Only objects created at or after this time.
            created_max: Only objects created at or before this time.
            updated_min: Only objects changed at or after this time.
            updated_max: Only objects changed at or before this time.
        """
        return self._page(ops.LIST_ORDERS, locals())

    def create_cart(
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
        """Create or update a cart.

        Accepts the state of a cart of a connected shop and processes it in the background. A known `cart_id` replaces
        the stored cart, unless an order has closed it. If the contact is known, webhooks with the action
        `cart_update` receive it. Returns 404 if the domain is not connected, and 422 for an unknown contact.

        `POST /{domain}/carts` (Carts and orders)

        Args:
            domain: The domain of the connected shop, without protocol. It contains a dot, unlike other paths.
            cart_id: The id of the cart in the shop. Repeat it to change the cart; without it, each request creates a
                new cart.
            cart_total: The total of the cart.
            cart_url: The URL of the cart in the shop.
            contact: The contact of a cart or order: its id, or values to find or create it.
            products: The products. An empty array empties the cart.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_CART, locals())

    def get_cart(self, domain: str, cart_id: str) -> t.Cart:
        """Get a cart.

        Returns a cart with its products.

        `GET /{domain}/carts/{cart_id}` (Carts and orders)

        Args:
            domain: The domain of the connected shop, without protocol. It contains a dot, unlike other paths.
            cart_id: The id of the cart in the shop.
        """
        return self._call(ops.GET_CART, locals())

    def create_order(
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
        """Create or update an order.

        Accepts an order of a connected shop and processes it in the background. A known `order_id` changes the order.
        If its contact is known, a new order triggers the event `new_order` for webhooks. Returns 404 if the domain is
        not connected, and 422 for an unknown contact.

        `POST /{domain}/orders` (Carts and orders)

        Args:
            domain: The domain of the connected shop, without protocol. It contains a dot, unlike other paths.
            order_id: The id of the order in the shop. Repeat it to change the order.
            order_total: The total of the order.
            cart_id: The id of its cart, which the order closes.
            contact: The contact of a cart or order: its id, or values to find or create it.
            products: The ordered products.
            order_date: When it was placed, in UTC. By default, now.
            order_status: The status of an order. Default "unknown".
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_ORDER, locals())

    def get_order(self, domain: str, order_id: str) -> t.PlacedOrder:
        """Get an order.

        Returns an order with its products.

        `GET /{domain}/orders/{order_id}` (Carts and orders)

        Args:
            domain: The domain of the connected shop, without protocol. It contains a dot, unlike other paths.
            order_id: The id of the order in the shop.
        """
        return self._call(ops.GET_ORDER, locals())

    def import_orders(self, list_id: int, items: t.OrderImport, *, idempotency_key: str | None = None) -> t.Accepted:
        """Import orders.

        Accepts orders of contacts of one list and processes them in the background, as an operation of the type
        `import_ecommerce`. Orders of unknown contacts, and invalid orders, are skipped; the operation's file names
        them, and invalid ones count as invalid. No events follow. Split requests larger than 20 MB.

        `POST /lists/{list_id}/orders` (Carts and orders)

        Args:
            list_id: The id of the list.
            items: The list.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.IMPORT_ORDERS, locals())

    def import_orders_in_parts(
        self,
        list_id: int,
        items: Iterable[t.OrderImportItem],
        *,
        size: int | None = None,
        concurrency: int = 4,
        idempotency_key: str | None = None,
    ) -> BulkResult[t.OrderImportItem, t.Accepted]:
        """Import orders, in parts of at most 100,000 items and 20 MB.

        Doesn't raise if a part fails: see the result, and call its `resume()`. Arguments are those of
        `import_orders`.
        """
        return self._bulk(ops.IMPORT_ORDERS, items, locals())

    def list_automations(
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
    ) -> Page[t.Automation]:
        """List automations.

        Returns automations of the account that match all filters.

        `GET /automations` (Automations)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            order: Sort direction. Default "desc".
            order_by: The field to sort by. Default "automation_id".
            automation_id: Only the automation with this id.
            title: Automations with exactly this title.
            created_by: Only automations created by this user.
            list_id: Only automations of this list.
            status: Only automations with this status.
        """
        return self._page(ops.LIST_AUTOMATIONS, locals())

    def create_automation(
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
        """Create an automation.

        Creates an inactive automation of a list; `activateAutomation` starts it. Returns 422 with the path for an
        unknown tag, field, segment, campaign or list, actions that are not a tree, or a loop without a wait.

        `POST /automations` (Automations)

        Args:
            title: The name.
            list_id: The list of its contacts.
            actions: The actions: a tree, beginning with the first. Each action comes after its parent in the list.
            allow_multiple_contacts: Whether a contact can enter it more than once. Default true.
            contact_limit: Maximum number of runs per contact; 0 for unlimited. Default 0.
            triggers: The triggers, any of which adds a contact. Without a trigger, only `startAutomationForContacts`
                does.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_AUTOMATION, locals())

    def list_system_automations(self) -> t.SystemAutomationList:
        """List system automations.

        Returns the built-in automations, one for each type and each domain with Track&Engage, and whether each is
        paused.

        `GET /automations/system` (Automations)
        """
        return self._call(ops.LIST_SYSTEM_AUTOMATIONS, locals())

    def switch_system_automation(
        self,
        *,
        paused: bool,
        type: t.SystemAutomationType,
        domain: str,
        idempotency_key: str | None = None,
    ) -> t.SystemAutomation:
        """Pause or resume a system automation.

        Pauses or resumes one automation of a domain. If the list of the site has changed, a new automation is created
        for it. Returns 422 for a domain without Track&Engage.

        `POST /automations/system` (Automations)

        Args:
            paused: Whether to pause it.
            type: The event that a system automation follows up.
            domain: The domain of the automation.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.SWITCH_SYSTEM_AUTOMATION, locals())

    def get_automation(self, automation_id: int, *, version: int | None = None) -> t.AutomationDetail:
        """Get an automation.

        Returns the automation with the triggers and actions of the current or the requested version. Returns 404 for
        an unknown version.

        `GET /automations/{automation_id}` (Automations)

        Args:
            automation_id: The id of the automation.
            version: The version with the triggers and actions to return; contacts stay in the version that they
                entered. By default, the current one.
        """
        return self._call(ops.GET_AUTOMATION, locals())

    def update_automation(
        self,
        automation_id: int,
        *,
        title: str | None = None,
        allow_multiple_contacts: bool | None = None,
        contact_limit: int | None = None,
        triggers: list[t.AutomationTrigger] | None = None,
        actions: list[t.AutomationStep] | None = None,
    ) -> t.AutomationDetail:
        """Update an automation.

        Changes the fields in the body and keeps the others. Other triggers or actions create a new version for new
        contacts; those already in it stay in their version. Actions that keep their id are the same in reports and
        for clients. Contacts waiting for a trigger, such as an abandoned cart, are discarded only if the triggers
        change.

        `PATCH /automations/{automation_id}` (Automations)

        Args:
            automation_id: The id of the automation.
            title: The name.
            allow_multiple_contacts: Whether a contact can enter it more than once.
            contact_limit: Maximum number of runs per contact; 0 for unlimited.
            triggers: The triggers, any of which adds a contact. Without a trigger, only `startAutomationForContacts`
                does.
            actions: The actions: a tree, beginning with the first. Each action comes after its parent in the list.
        """
        return self._call(ops.UPDATE_AUTOMATION, locals())

    def delete_automation(self, automation_id: int) -> None:
        """Delete an automation.

        Deletes the automation with its actions; its campaigns are kept. Returns 409 with `automation_in_use` while
        contacts are in it.

        `DELETE /automations/{automation_id}` (Automations)

        Args:
            automation_id: The id of the automation.

        Raises:
            ConflictError: automation_in_use
        """
        return self._call(ops.DELETE_AUTOMATION, locals())

    def list_automation_actions(
        self,
        automation_id: int,
        *,
        offset: int | None = None,
        limit: int | None = None,
    ) -> Page[t.AutomationAction]:
        """List actions of an automation.

        Returns the steps of one automation. Use the id of a step as the start in `startAutomationForContacts`.

        `GET /automations/{automation_id}/actions` (Automations)

        Args:
            automation_id: The id of the automation.
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
        """
        return self._page(ops.LIST_AUTOMATION_ACTIONS, locals())

    def activate_automation(self, automation_id: int, *, idempotency_key: str | None = None) -> t.AutomationDetail:
        """Activate an automation.

        Allows the automation to accept contacts and run its actions; an active one stays unchanged. Contacts whose
        wait ended during a pause continue at once; those waiting for an hour continue at its next occurrence. Returns
        409 with `sender_missing` or `sender_not_active` if the sender of one of its campaigns was deleted or is not
        active, and 422 if the texts of such a campaign cannot be rendered.

        `POST /automations/{automation_id}/actions/activate` (Automations)

        Args:
            automation_id: The id of the automation.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: sender_missing, sender_not_active
        """
        return self._call(ops.ACTIVATE_AUTOMATION, locals())

    def pause_automation(self, automation_id: int, *, idempotency_key: str | None = None) -> t.AutomationDetail:
        """Pause an automation.

        Pauses the automation; an inactive one stays unchanged. It accepts no contacts, and those in it stay where
        they are. Messages already queued are still sent.

        `POST /automations/{automation_id}/actions/pause` (Automations)

        Args:
            automation_id: The id of the automation.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.PAUSE_AUTOMATION, locals())

    def list_automation_runs(
        self,
        automation_id: int,
        *,
        offset: int | None = None,
        limit: int | None = None,
        status: t.AutomationRunStatus | None = None,
        action_id: int | None = None,
        contact_id: str | None = None,
    ) -> Page[t.AutomationRun]:
        """List runs of an automation.

        Returns runs of contacts through the automation that match all filters, newest first.

        `GET /automations/{automation_id}/runs` (Automations)

        Args:
            automation_id: The id of the automation.
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            status: Only runs with this status.
            action_id: Only contacts at this action.
            contact_id: Only runs of this contact.
        """
        return self._page(ops.LIST_AUTOMATION_RUNS, locals())

    def get_automation_run_counts(self, automation_id: int) -> t.AutomationRunCounts:
        """Count contacts in an automation.

        Returns the number of active runs and of ended runs by reason, and the same for each action of each version
        that a contact has entered.

        `GET /automations/{automation_id}/runs/counts` (Automations)

        Args:
            automation_id: The id of the automation.
        """
        return self._call(ops.GET_AUTOMATION_RUN_COUNTS, locals())

    def delete_automation_run(self, automation_id: int, run_id: int) -> None:
        """Remove a contact from an automation.

        Ends the run of the contact. The run stays in the list with the reason `taken_out`; an ended run stays
        unchanged.

        `DELETE /automations/{automation_id}/runs/{run_id}` (Automations)

        Args:
            automation_id: The id of the automation.
            run_id: The id of the run.
        """
        return self._call(ops.DELETE_AUTOMATION_RUN, locals())

    def list_segments(
        self,
        list_id: int,
        *,
        offset: int | None = None,
        limit: int | None = None,
        type: t.SegmentType | None = None,
        name: str | None = None,
    ) -> Page[t.Segment]:
        """List segments of a list.

        Returns segments of one list that match all filters: first those of the account and its tags, newest first,
        then those of the platform.

        `GET /lists/{list_id}/segments` (Segments)

        Args:
            list_id: The id of the list.
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            type: Only segments of this type.
            name: Segments with exactly this name.
        """
        return self._page(ops.LIST_SEGMENTS, locals())

    def create_segment(
        self,
        list_id: int,
        *,
        name: str,
        segment_filter: t.SegmentFilter,
        idempotency_key: str | None = None,
    ) -> t.SegmentSaved:
        """Create a segment.

        Adds a segment of the type `saved`. Contacts are in it as long as they meet its conditions; removed contacts
        never get messages. Returns 422 for an unknown field, or an operator or value that its format does not
        support, with the path and the allowed values. Returns 409 with `segment_exists` for a name already in the
        list.

        `POST /lists/{list_id}/segments` (Segments)

        Args:
            list_id: The id of the list.
            name: The name of the segment.
            segment_filter: The conditions of a segment, at most 100. Without a condition on the status `removed`,
                removed contacts are excluded.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: segment_exists
        """
        return self._call(ops.CREATE_SEGMENT, locals())

    def count_segment(
        self,
        list_id: int,
        *,
        segment_filter: t.SegmentFilter,
        offset: int | None = None,
        limit: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.ContactPage:
        """Count contacts by filter.

        Counts the contacts of the list that meet the conditions, without saving a segment, and returns a page of
        them, newest first; by default, ten. Returns 422 for the same errors as `createSegment`.

        `POST /lists/{list_id}/segments/actions/count` (Segments)

        Args:
            list_id: The id of the list.
            segment_filter: The conditions of a segment, at most 100. Without a condition on the status `removed`,
                removed contacts are excluded.
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.COUNT_SEGMENT, locals())

    def get_segment(self, list_id: int, segment_id: str) -> t.SegmentDetail:
        """Get a segment.

        Returns a segment of any type with its conditions, in the format for creating a segment.

        `GET /lists/{list_id}/segments/{segment_id}` (Segments)

        Args:
            list_id: The id of the list.
            segment_id: The id of the segment, as `listSegments` shows it.
        """
        return self._call(ops.GET_SEGMENT, locals())

    def update_segment(
        self,
        list_id: int,
        segment_id: str,
        *,
        name: str | None = None,
        segment_filter: t.SegmentFilter | None = None,
    ) -> t.SegmentSaved:
        """Update a segment.

        Changes the fields in the body of a segment of the type `saved` and keeps the others. A scheduled campaign
        uses the segment as it is at the time of sending; planned recipients don't change. Returns 409 with
        `invalid_segment_type` for another type, or with `segment_exists` for a name already in the list.

        `PATCH /lists/{list_id}/segments/{segment_id}` (Segments)

        Args:
            list_id: The id of the list.
            segment_id: The id of the segment, as `listSegments` shows it.
            name: The name of the segment.
            segment_filter: The conditions of a segment, at most 100. Without a condition on the status `removed`,
                removed contacts are excluded.

        Raises:
            ConflictError: invalid_segment_type, segment_exists
        """
        return self._call(ops.UPDATE_SEGMENT, locals())

    def delete_segment(self, list_id: int, segment_id: str) -> None:
        """Delete a segment.

        Deletes a segment of the type `saved`; its contacts stay in the list. Returns 409 with `invalid_segment_type`
        for another type, or with `used_in_automations`, `used_in_recurring_messages` or `has_queued_campaigns` if it
        is in use.

        `DELETE /lists/{list_id}/segments/{segment_id}` (Segments)

        Args:
            list_id: The id of the list.
            segment_id: The id of the segment, as `listSegments` shows it.

        Raises:
            ConflictError: has_queued_campaigns, invalid_segment_type, used_in_automations, used_in_recurring_messages
        """
        return self._call(ops.DELETE_SEGMENT, locals())

    def get_my_account(self) -> t.MyAccount:
        """Get the account.

        Returns the account with its owner, plan, balance and modules.

        `GET /my-account` (Account)
        """
        return self._call(ops.GET_MY_ACCOUNT, locals())

    def enable_transactional(self, *, idempotency_key: str | None = None) -> None:
        """Enable the Transactional API.

        Allows the keys of the account to use the Transactional API. It takes no body and cannot be undone here.
        Returns 409 with `client_already_enabled` if it is already enabled, or with `client_is_being_enabled` during
        an earlier request.

        `POST /my-account/actions/enable-transactional` (Account)

        Args:
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: client_already_enabled, client_is_being_enabled
        """
        return self._call(ops.ENABLE_TRANSACTIONAL, locals())

    def enable_track_and_engage(
        self,
        *,
        domain: str,
        list_id: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.TrackEngageResult:
        """Enable Track&Engage.

        Enables Track&Engage for a domain, and connects the site if necessary. `listTrackEngageDomains` then lists it.
        Visits count once your pages have the site's code. Returns 409 with `domain_list_required` if neither the body
        nor the connected site has a list, or with `domain_already_defined` if it is already enabled. Returns 422 for
        an unknown list.

        `POST /my-account/actions/enable-te` (Account)

        Args:
            domain: The domain of the website, without protocol and path.
            list_id: The list for visitors. Not needed if the connected site has a list.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: domain_already_defined, domain_list_required
        """
        return self._call(ops.ENABLE_TRACK_AND_ENGAGE, locals())

    def list_cnames(self) -> t.CnamePage:
        """List CNAMEs.

        Returns all CNAMEs of the account, without pages.

        `GET /cnames` (Cnames)
        """
        return self._call(ops.LIST_CNAMES, locals())

    def create_cname(self, *, value: str, idempotency_key: str | None = None) -> t.Cname:
        """Create a CNAME.

        Adds a domain name for links. The response has the status `recent` and the DNS records to set. The platform
        soon checks DNS, then each hour for three days and then each day. In a sandbox account it is `verified` at the
        next read; a name that begins with `unverified.`, `invalid.` or `private.` gets that status. Returns 409 with
        `cname_exists` for a name already in the account.

        `POST /cnames` (Cnames)

        Args:
            value: The domain name, without protocol and path. Let its DNS entry lead to the platform.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: cname_exists
        """
        return self._call(ops.CREATE_CNAME, locals())

    def list_suppression_entries(
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
    ) -> Page[t.SuppressionEntry]:
        """List suppression list entries.

        Returns suppressed addresses, and parts of addresses, that match all filters.

        `GET /suppression-list` (Suppression list)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            order: Sort direction. Default "desc".
            order_by: The field to sort by. Default "id".
            type: Only entries of this type.
            method: Only entries with this method.
            value: Entries with exactly this value, or with its hash if it was erased.
            campaign_hash: Only entries caused by this campaign.
            created_min: Only objects created at or after this time.
            created_max: Only objects created at or before this time.
        """
        return self._page(ops.LIST_SUPPRESSION_ENTRIES, locals())

    def add_suppression_entries(
        self,
        *,
        type: Literal["email", "email_domain", "email_user", "cellphone", "phone"],
        value: list[str],
        idempotency_key: str | None = None,
    ) -> t.SuppressionAdded:
        """Add to the suppression list.

        Adds values with the method manual, in the background; existing values stay unchanged. They get no more
        messages on any channel of their type, also from campaigns in progress. Contacts keep their status. An invalid
        value is refused: the response names it, and the others are added.

        `POST /suppression-list` (Suppression list)

        Args:
            type: type
            value: Whole email addresses. Domains, which means every email address in them. Names before the at sign,
                at any domain. Cellphones, country code and number with a dash between them. Phones, country code and
                number with a dash between them.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.ADD_SUPPRESSION_ENTRIES, locals())

    def delete_suppression_entry(self, suppression_id: int) -> None:
        """Delete a suppression list entry.

        Removes a value from the list, so that it can get messages again. Returns 409 with `unremovable_entry` for an
        entry whose method is not manual.

        `DELETE /suppression-list/{suppression_id}` (Suppression list)

        Args:
            suppression_id: The id of the entry.

        Raises:
            ConflictError: unremovable_entry
        """
        return self._call(ops.DELETE_SUPPRESSION_ENTRY, locals())

    def list_tags(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        order_by: Literal["tag_id", "name", "color"] | None = None,
    ) -> Page[t.Tag]:
        """List tags.

        Returns the tags of the account. Each is also a segment of every list. Names are sorted regardless of case.

        `GET /tags` (Tags)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            order: Sort direction. Default "desc".
            order_by: The field to sort by. Default "tag_id".
        """
        return self._page(ops.LIST_TAGS, locals())

    def create_tag(self, *, name: str, color: str | None = None, idempotency_key: str | None = None) -> t.Tag:
        """Create a tag.

        Adds a tag; `attachTagToContacts` adds it to contacts. Returns 409 with `tag_exists` for a name already in
        use.

        `POST /tags` (Tags)

        Args:
            name: The name of the tag, unique regardless of case.
            color: The color, `#RRGGBB` or `#RGB`, in any case. Default "#808080".
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: tag_exists
        """
        return self._call(ops.CREATE_TAG, locals())

    def update_tag(self, tag_id: int, *, name: str | None = None, color: str | None = None) -> t.Tag:
        """Replace a tag.

        Replaces the name and color; without a name it keeps its own, without a color it gets the default one.
        Contacts keep the tag. Returns 409 with `tag_exists` for a name already in use.

        `PUT /tags/{tag_id}` (Tags)

        Args:
            tag_id: The id of the tag.
            name: The name of the tag, unique regardless of case. If left out, it stays unchanged.
            color: The color, `#RRGGBB` or `#RGB`, in any case. Default "#808080".

        Raises:
            ConflictError: tag_exists
        """
        return self._call(ops.UPDATE_TAG, locals())

    def delete_tag(self, tag_id: int) -> None:
        """Delete a tag.

        Deletes the tag and its segment, and removes it from its contacts at once; an operation of the type
        `detach_tag` completes the work. Returns 409 with `tag_in_use` if a saved segment or a queued campaign uses
        it; `tag_in_use_data` has the details.

        `DELETE /tags/{tag_id}` (Tags)

        Args:
            tag_id: The id of the tag.

        Raises:
            ConflictError: tag_in_use
        """
        return self._call(ops.DELETE_TAG, locals())

    def list_users(
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
    ) -> Page[t.User]:
        """List users.

        Returns users of the account that match all filters.

        `GET /users` (Users)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            order: Sort direction. Default "desc".
            order_by: The field to sort by. Default "user_id".
            username: The user with exactly this name.
            status: Only users with this status.
            created_min: Only objects created at or after this time.
            created_max: Only objects created at or before this time.
            updated_min: Only objects changed at or after this time.
            updated_max: Only objects changed at or before this time.
        """
        return self._page(ops.LIST_USERS, locals())

    def update_user(
        self,
        user_id: int,
        *,
        first_name: str | None = None,
        last_name: str | None = None,
        phone: str | None = None,
        profile_image: str | None = None,
        status: t.UserStatus | None = None,
    ) -> t.User:
        """Update a user.

        Changes the name, phone, image or status of a user. An inactive user cannot log in, their sessions end, and
        they get no notifications; API keys keep working. Returns 409 with `last_admin` if no active administrator
        would be left, and 422 for an invalid phone number or image URL.

        `PATCH /users/{user_id}` (Users)

        Args:
            user_id: The id of the user.
            first_name: The first name.
            last_name: The last name.
            phone: The phone number with its country code, in any format; empty for none.
            profile_image: The http or https URL of an image; empty for none. The platform does not download it.
            status: An inactive user cannot log in.

        Raises:
            ConflictError: last_admin
        """
        return self._call(ops.UPDATE_USER, locals())

    def delete_user(self, user_id: int) -> None:
        """Delete a user.

        Deletes the user, who can no longer log in; the user's objects are kept. Returns 409 with `last_admin` for the
        last active administrator.

        `DELETE /users/{user_id}` (Users)

        Args:
            user_id: The id of the user.

        Raises:
            ConflictError: last_admin
        """
        return self._call(ops.DELETE_USER, locals())

    def list_countries(self, *, phone: str | None = None) -> t.CountryPage:
        """List countries.

        Returns all countries without pages or, with `phone`, those in which the number can exist, as choices for a
        phone field.

        `GET /utilities/countries` (Utilities)

        Args:
            phone: A phone number without country code. Only countries with such numbers are returned.
        """
        return self._call(ops.LIST_COUNTRIES, locals())

    def list_connected_sites(self) -> t.ConnectedSitePage:
        """List the connected sites.

        List connected sites

        `GET /connectedsites` (Connected sites)
        """
        return self._call(ops.LIST_CONNECTED_SITES, locals())

    def create_connected_site(
        self,
        *,
        domain: str,
        list_id: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.ConnectedSite:
        """Connect a site.

        Connects a website and returns the script for its pages. Track&Engage is off until you call
        `enableTrackAndEngage`. Other features are on if the account has forms of the list or web push sites of the
        domain. The script shows forms with a `display` (`createForm`). For a domain already connected, returns that
        site, with the list of the body if given. Returns 422 for an unknown list.

        `POST /connectedsites` (Connected sites)

        Args:
            domain: The domain of the site, without protocol and path.
            list_id: The list for visitors.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_CONNECTED_SITE, locals())

    def get_connected_site(self, domain: str) -> t.ConnectedSite:
        """Get a connected site.

        Returns one connected site with its script and features.

        `GET /connectedsites/{domain}` (Connected sites)

        Args:
            domain: The domain of the site, without protocol and path.
        """
        return self._call(ops.GET_CONNECTED_SITE, locals())

    def delete_connected_site(self, domain: str) -> None:
        """Disconnect a site.

        Disconnects the site: its script stops working, and carts and orders of the domain are refused. Contacts,
        forms and counts are kept. The site keeps its script: if you reconnect it, its pages need no change.

        `DELETE /connectedsites/{domain}` (Connected sites)

        Args:
            domain: The domain of the site, without protocol and path.
        """
        return self._call(ops.DELETE_CONNECTED_SITE, locals())

    def get_connected_site_statistics(
        self,
        domain: str,
        *,
        from_: str | None = None,
        to: str | None = None,
    ) -> t.ConnectedSiteStatistics:
        """Get a connected site's statistics.

        Returns the actions of visitors of the site, for at most 366 days. All visitors count, including unknown ones;
        the activities of a contact show its own. A visit counts within a second.

        `GET /connectedsites/{domain}/statistics` (Connected sites)

        Args:
            domain: The domain of the site, without protocol and path.
            from_: The first day, in UTC (by default, 29 days before the last one).
            to: The last day, in UTC (by default, today).
        """
        return self._call(ops.GET_CONNECTED_SITE_STATISTICS, locals())

    def list_track_engage_domains(self) -> t.TrackEngageDomainPage:
        """List Track&Engage domains.

        Returns all domains enabled with `enableTrackAndEngage`, without pages. A disconnected site is `inactive`.

        `GET /trackengage/domains` (Track&Engage)
        """
        return self._call(ops.LIST_TRACK_ENGAGE_DOMAINS, locals())

    def list_track_engage_goals(self) -> t.TrackEngageGoalPage:
        """List Track&Engage goals.

        Returns the goals of all domains, without pages. Webhooks with `goal_conversion` receive conversions of
        contacts.

        `GET /trackengage/goals` (Track&Engage)
        """
        return self._call(ops.LIST_TRACK_ENGAGE_GOALS, locals())

    def create_track_engage_goal(
        self,
        *,
        domain: str,
        name: str,
        config: t.TrackEngageGoalConfig,
        idempotency_key: str | None = None,
    ) -> t.TrackEngageGoal:
        """Create a Track&Engage goal.

        Creates a goal of a connected site, at most 50 per site. The site's script has it within two minutes; browsers
        cache the script for five. Returns 422 for a `regex` pattern outside the limited syntax.

        `POST /trackengage/goals` (Track&Engage)

        Args:
            domain: The connected site of the goal.
            name: The name of the goal.
            config: The condition of a goal.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: goal_limit_reached
        """
        return self._call(ops.CREATE_TRACK_ENGAGE_GOAL, locals())

    def delete_track_engage_goal(self, goal_id: int) -> None:
        """Delete a Track&Engage goal.

        Deletes the goal. Earlier conversions stay in the activities.

        `DELETE /trackengage/goals/{goal_id}` (Track&Engage)

        Args:
            goal_id: The number of the goal.
        """
        return self._call(ops.DELETE_TRACK_ENGAGE_GOAL, locals())
