<?php

// Written by `npm run generate` from specs/marketing-v3. Do not edit.

declare(strict_types=1);

namespace MessagingPlatform;

use MessagingPlatform\Exception\MessagingException;

/**
 * A client of the Marketing API, version 3.1.0: one method for each operation.
 *
 * @phpstan-import-type Accepted from MarketingTypes
 * @phpstan-import-type Activity from MarketingTypes
 * @phpstan-import-type ActivityList from MarketingTypes
 * @phpstan-import-type ActivityName from MarketingTypes
 * @phpstan-import-type AdvancedReport from MarketingTypes
 * @phpstan-import-type AdvancedReportModel from MarketingTypes
 * @phpstan-import-type AdvancedReportModelCreation from MarketingTypes
 * @phpstan-import-type AdvancedReportModelPage from MarketingTypes
 * @phpstan-import-type AdvancedReportModelRun from MarketingTypes
 * @phpstan-import-type AdvancedReportPage from MarketingTypes
 * @phpstan-import-type AdvancedReportStatus from MarketingTypes
 * @phpstan-import-type Automation from MarketingTypes
 * @phpstan-import-type AutomationAction from MarketingTypes
 * @phpstan-import-type AutomationActionPage from MarketingTypes
 * @phpstan-import-type AutomationCreate from MarketingTypes
 * @phpstan-import-type AutomationDetail from MarketingTypes
 * @phpstan-import-type AutomationPage from MarketingTypes
 * @phpstan-import-type AutomationRun from MarketingTypes
 * @phpstan-import-type AutomationRunCounts from MarketingTypes
 * @phpstan-import-type AutomationRunPage from MarketingTypes
 * @phpstan-import-type AutomationRunStatus from MarketingTypes
 * @phpstan-import-type AutomationStart from MarketingTypes
 * @phpstan-import-type AutomationStartResult from MarketingTypes
 * @phpstan-import-type AutomationStatus from MarketingTypes
 * @phpstan-import-type AutomationUpdate from MarketingTypes
 * @phpstan-import-type BaseFieldUpdate from MarketingTypes
 * @phpstan-import-type CallbackSecret from MarketingTypes
 * @phpstan-import-type Campaign from MarketingTypes
 * @phpstan-import-type CampaignChannel from MarketingTypes
 * @phpstan-import-type CampaignContactPage from MarketingTypes
 * @phpstan-import-type CampaignDetail from MarketingTypes
 * @phpstan-import-type CampaignGroup from MarketingTypes
 * @phpstan-import-type CampaignGroupPage from MarketingTypes
 * @phpstan-import-type CampaignGroupWrite from MarketingTypes
 * @phpstan-import-type CampaignHash from MarketingTypes
 * @phpstan-import-type CampaignPage from MarketingTypes
 * @phpstan-import-type CampaignPreview from MarketingTypes
 * @phpstan-import-type CampaignStatus from MarketingTypes
 * @phpstan-import-type CampaignTest from MarketingTypes
 * @phpstan-import-type CampaignTested from MarketingTypes
 * @phpstan-import-type Cart from MarketingTypes
 * @phpstan-import-type CartCreate from MarketingTypes
 * @phpstan-import-type CartItem from MarketingTypes
 * @phpstan-import-type CartPage from MarketingTypes
 * @phpstan-import-type CartState from MarketingTypes
 * @phpstan-import-type Catalog from MarketingTypes
 * @phpstan-import-type CatalogCreate from MarketingTypes
 * @phpstan-import-type CatalogPage from MarketingTypes
 * @phpstan-import-type CellphoneSender from MarketingTypes
 * @phpstan-import-type CellphoneSenderCreate from MarketingTypes
 * @phpstan-import-type CellphoneSenderList from MarketingTypes
 * @phpstan-import-type Cname from MarketingTypes
 * @phpstan-import-type CnameCreate from MarketingTypes
 * @phpstan-import-type CnamePage from MarketingTypes
 * @phpstan-import-type ConnectedSite from MarketingTypes
 * @phpstan-import-type ConnectedSiteCreate from MarketingTypes
 * @phpstan-import-type ConnectedSitePage from MarketingTypes
 * @phpstan-import-type ConnectedSiteStatistics from MarketingTypes
 * @phpstan-import-type Contact from MarketingTypes
 * @phpstan-import-type ContactActivityReportRequest from MarketingTypes
 * @phpstan-import-type ContactCreate from MarketingTypes
 * @phpstan-import-type ContactDetail from MarketingTypes
 * @phpstan-import-type ContactEvent from MarketingTypes
 * @phpstan-import-type ContactEventList from MarketingTypes
 * @phpstan-import-type ContactEventName from MarketingTypes
 * @phpstan-import-type ContactExport from MarketingTypes
 * @phpstan-import-type ContactForget from MarketingTypes
 * @phpstan-import-type ContactImport from MarketingTypes
 * @phpstan-import-type ContactImportCsv from MarketingTypes
 * @phpstan-import-type ContactImportItem from MarketingTypes
 * @phpstan-import-type ContactImportMode from MarketingTypes
 * @phpstan-import-type ContactPage from MarketingTypes
 * @phpstan-import-type ContactRef from MarketingTypes
 * @phpstan-import-type ContactSearchResult from MarketingTypes
 * @phpstan-import-type ContactTagging from MarketingTypes
 * @phpstan-import-type ContactTarget from MarketingTypes
 * @phpstan-import-type ContactUpdate from MarketingTypes
 * @phpstan-import-type ContactUpdateByField from MarketingTypes
 * @phpstan-import-type ContactsUnify from MarketingTypes
 * @phpstan-import-type ContactsUpdate from MarketingTypes
 * @phpstan-import-type CountryPage from MarketingTypes
 * @phpstan-import-type EmailBouncesReportRequest from MarketingTypes
 * @phpstan-import-type EmailCampaignCreate from MarketingTypes
 * @phpstan-import-type EmailCampaignSend from MarketingTypes
 * @phpstan-import-type EmailCampaignUpdate from MarketingTypes
 * @phpstan-import-type EmailClicksByContactReportRequest from MarketingTypes
 * @phpstan-import-type EmailClicksByUrlReportRequest from MarketingTypes
 * @phpstan-import-type EmailEventsReportRequest from MarketingTypes
 * @phpstan-import-type EmailReport from MarketingTypes
 * @phpstan-import-type EmailRssCampaignCreate from MarketingTypes
 * @phpstan-import-type EmailSender from MarketingTypes
 * @phpstan-import-type EmailSenderCreate from MarketingTypes
 * @phpstan-import-type EmailSenderList from MarketingTypes
 * @phpstan-import-type EmailSenderUpdate from MarketingTypes
 * @phpstan-import-type EmailUnsubscriptionsReportRequest from MarketingTypes
 * @phpstan-import-type EndedOperation from MarketingTypes
 * @phpstan-import-type EndedOperationPage from MarketingTypes
 * @phpstan-import-type EndedOperationStatus from MarketingTypes
 * @phpstan-import-type ExtraFieldCreate from MarketingTypes
 * @phpstan-import-type ExtraFieldUpdate from MarketingTypes
 * @phpstan-import-type Field from MarketingTypes
 * @phpstan-import-type FieldListItem from MarketingTypes
 * @phpstan-import-type FieldOption from MarketingTypes
 * @phpstan-import-type FieldOptionList from MarketingTypes
 * @phpstan-import-type FieldOptionWrite from MarketingTypes
 * @phpstan-import-type Form from MarketingTypes
 * @phpstan-import-type FormAnswersReportRequest from MarketingTypes
 * @phpstan-import-type FormCreate from MarketingTypes
 * @phpstan-import-type FormPage from MarketingTypes
 * @phpstan-import-type FormSubmission from MarketingTypes
 * @phpstan-import-type FormSubmissionPage from MarketingTypes
 * @phpstan-import-type FormUpdate from MarketingTypes
 * @phpstan-import-type HeaderFooterTemplate from MarketingTypes
 * @phpstan-import-type HeaderFooterTemplateCreate from MarketingTypes
 * @phpstan-import-type HeaderFooterTemplateItem from MarketingTypes
 * @phpstan-import-type HeaderFooterTemplatePage from MarketingTypes
 * @phpstan-import-type HeaderFooterTemplateUpdate from MarketingTypes
 * @phpstan-import-type Language from MarketingTypes
 * @phpstan-import-type ListCreate from MarketingTypes
 * @phpstan-import-type ListDetail from MarketingTypes
 * @phpstan-import-type ListPage from MarketingTypes
 * @phpstan-import-type ListShape from MarketingTypes
 * @phpstan-import-type ListUpdate from MarketingTypes
 * @phpstan-import-type MyAccount from MarketingTypes
 * @phpstan-import-type Operation from MarketingTypes
 * @phpstan-import-type OperationAccepted from MarketingTypes
 * @phpstan-import-type OperationActionResult from MarketingTypes
 * @phpstan-import-type OperationDetail from MarketingTypes
 * @phpstan-import-type OperationIds from MarketingTypes
 * @phpstan-import-type OperationPage from MarketingTypes
 * @phpstan-import-type OperationStatus from MarketingTypes
 * @phpstan-import-type OperationType from MarketingTypes
 * @phpstan-import-type OrderCreate from MarketingTypes
 * @phpstan-import-type OrderImport from MarketingTypes
 * @phpstan-import-type OrderImportItem from MarketingTypes
 * @phpstan-import-type OrderItem from MarketingTypes
 * @phpstan-import-type OrderPage from MarketingTypes
 * @phpstan-import-type OrderStatus from MarketingTypes
 * @phpstan-import-type PhoneReport from MarketingTypes
 * @phpstan-import-type PhoneSender from MarketingTypes
 * @phpstan-import-type PhoneSenderCreate from MarketingTypes
 * @phpstan-import-type PhoneSenderList from MarketingTypes
 * @phpstan-import-type PlacedOrder from MarketingTypes
 * @phpstan-import-type Pong from MarketingTypes
 * @phpstan-import-type Product from MarketingTypes
 * @phpstan-import-type ProductCreate from MarketingTypes
 * @phpstan-import-type ProductImport from MarketingTypes
 * @phpstan-import-type ProductImportItem from MarketingTypes
 * @phpstan-import-type ProductImportMode from MarketingTypes
 * @phpstan-import-type ProductPage from MarketingTypes
 * @phpstan-import-type ProductUpdate from MarketingTypes
 * @phpstan-import-type PushAck from MarketingTypes
 * @phpstan-import-type PushApp from MarketingTypes
 * @phpstan-import-type PushAppCreate from MarketingTypes
 * @phpstan-import-type PushCampaignCreate from MarketingTypes
 * @phpstan-import-type PushCampaignSend from MarketingTypes
 * @phpstan-import-type PushCampaignUpdate from MarketingTypes
 * @phpstan-import-type PushEventRegister from MarketingTypes
 * @phpstan-import-type PushReport from MarketingTypes
 * @phpstan-import-type PushTokenRegister from MarketingTypes
 * @phpstan-import-type RotatedWebhookSecret from MarketingTypes
 * @phpstan-import-type Segment from MarketingTypes
 * @phpstan-import-type SegmentCount from MarketingTypes
 * @phpstan-import-type SegmentCreate from MarketingTypes
 * @phpstan-import-type SegmentDetail from MarketingTypes
 * @phpstan-import-type SegmentPage from MarketingTypes
 * @phpstan-import-type SegmentSaved from MarketingTypes
 * @phpstan-import-type SegmentType from MarketingTypes
 * @phpstan-import-type SegmentUpdate from MarketingTypes
 * @phpstan-import-type SenderHelp from MarketingTypes
 * @phpstan-import-type SenderStatus from MarketingTypes
 * @phpstan-import-type SendsReportRequest from MarketingTypes
 * @phpstan-import-type SmartSmsCampaignCreate from MarketingTypes
 * @phpstan-import-type SmartSmsCampaignUpdate from MarketingTypes
 * @phpstan-import-type SmsBouncesReportRequest from MarketingTypes
 * @phpstan-import-type SmsCampaignCreate from MarketingTypes
 * @phpstan-import-type SmsCampaignSend from MarketingTypes
 * @phpstan-import-type SmsCampaignUpdate from MarketingTypes
 * @phpstan-import-type SmsEventsReportRequest from MarketingTypes
 * @phpstan-import-type SubscriptionsReportRequest from MarketingTypes
 * @phpstan-import-type SuppressionAdd from MarketingTypes
 * @phpstan-import-type SuppressionAdded from MarketingTypes
 * @phpstan-import-type SuppressionEntry from MarketingTypes
 * @phpstan-import-type SuppressionMethod from MarketingTypes
 * @phpstan-import-type SuppressionPage from MarketingTypes
 * @phpstan-import-type SuppressionType from MarketingTypes
 * @phpstan-import-type SystemAutomation from MarketingTypes
 * @phpstan-import-type SystemAutomationList from MarketingTypes
 * @phpstan-import-type SystemAutomationSwitch from MarketingTypes
 * @phpstan-import-type Tag from MarketingTypes
 * @phpstan-import-type TagPage from MarketingTypes
 * @phpstan-import-type TagUpdate from MarketingTypes
 * @phpstan-import-type TagWrite from MarketingTypes
 * @phpstan-import-type TrackEngageDomainPage from MarketingTypes
 * @phpstan-import-type TrackEngageEnable from MarketingTypes
 * @phpstan-import-type TrackEngageGoal from MarketingTypes
 * @phpstan-import-type TrackEngageGoalCreate from MarketingTypes
 * @phpstan-import-type TrackEngageGoalPage from MarketingTypes
 * @phpstan-import-type TrackEngageResult from MarketingTypes
 * @phpstan-import-type UnsubscribeRequest from MarketingTypes
 * @phpstan-import-type UnsubscribeResult from MarketingTypes
 * @phpstan-import-type UnsubscriptionsReportRequest from MarketingTypes
 * @phpstan-import-type User from MarketingTypes
 * @phpstan-import-type UserPage from MarketingTypes
 * @phpstan-import-type UserStatus from MarketingTypes
 * @phpstan-import-type UserUpdate from MarketingTypes
 * @phpstan-import-type VoiceCampaignCreate from MarketingTypes
 * @phpstan-import-type VoiceCampaignSend from MarketingTypes
 * @phpstan-import-type VoiceCampaignUpdate from MarketingTypes
 * @phpstan-import-type Webhook from MarketingTypes
 * @phpstan-import-type WebhookCreate from MarketingTypes
 * @phpstan-import-type WebhookDetail from MarketingTypes
 * @phpstan-import-type WebhookPage from MarketingTypes
 * @phpstan-import-type WebhookSecret from MarketingTypes
 * @phpstan-import-type WebhookSecretRotate from MarketingTypes
 * @phpstan-import-type WebhookState from MarketingTypes
 * @phpstan-import-type WebhookStatePage from MarketingTypes
 * @phpstan-import-type WebhookUpdate from MarketingTypes
 * @phpstan-import-type WebpushCampaignCreate from MarketingTypes
 * @phpstan-import-type WebpushCampaignSend from MarketingTypes
 * @phpstan-import-type WebpushCampaignUpdate from MarketingTypes
 * @phpstan-import-type WebpushReport from MarketingTypes
 * @phpstan-import-type WebpushRssCampaignCreate from MarketingTypes
 * @phpstan-import-type WebpushSite from MarketingTypes
 * @phpstan-import-type WebpushSiteCreate from MarketingTypes
 * @phpstan-import-type WebpushSitePage from MarketingTypes
 */
final class MarketingClient extends ApiClient
{
    // Ping

    /**
     * Test the connection.
     *
     * Returns `pong`. Needs no key, so you can tell a wrong URL from a wrong key.
     *
     * `POST /ping`
     *
     * @return Pong
     * @throws MessagingException
     */
    public function ping(?CallOptions $options = null): array
    {
        /** @var Pong */
        return $this->call('ping', options: $options);
    }

    // Lists

    /**
     * List lists.
     *
     * Returns lists of the account that match all filters.
     *
     * `GET /lists`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param 'asc'|'desc'|null $order Sort direction.
     * @param 'list_id'|'internal_name'|'public_name'|'created'|'updated'|null $order_by The field to sort by.
     * @param string|null $internal_name Lists with exactly this internal name.
     * @param string|null $public_name Lists with exactly this public name.
     * @param string|null $created_min Only objects created at or after this time.
     * @param string|null $created_max Only objects created at or before this time.
     * @param string|null $updated_min Only objects changed at or after this time.
     * @param string|null $updated_max Only objects changed at or before this time.
     * @return ListPage
     * @throws MessagingException
     */
    public function listLists(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $order_by = null,
        ?string $internal_name = null,
        ?string $public_name = null,
        ?string $created_min = null,
        ?string $created_max = null,
        ?string $updated_min = null,
        ?string $updated_max = null,
        ?CallOptions $options = null,
    ): array {
        /** @var ListPage */
        return $this->call(
            'listLists',
            query: compact(
                'offset', 'limit', 'order', 'order_by', 'internal_name', 'public_name', 'created_min',
                'created_max', 'updated_min', 'updated_max'
            ),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listLists()}.
     *
     * @param 'asc'|'desc'|null $order
     * @param 'list_id'|'internal_name'|'public_name'|'created'|'updated'|null $order_by
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<ListShape, ListPage>
     */
    public function iterateLists(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $order_by = null,
        ?string $internal_name = null,
        ?string $public_name = null,
        ?string $created_min = null,
        ?string $created_max = null,
        ?string $updated_min = null,
        ?string $updated_max = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<ListShape, ListPage> */
        return $this->pager(
            'listLists',
            [],
            compact(
                'offset', 'limit', 'order', 'order_by', 'internal_name', 'public_name', 'created_min',
                'created_max', 'updated_min', 'updated_max'
            ),
            $max,
            $options,
        );
    }

    /**
     * Create a list.
     *
     * Creates an empty list with the base fields; add your own with `createExtraField`. Returns 409 with
     * `list_limit_reached` if the plan allows no more lists.
     *
     * `POST /lists`
     *
     * @param ListCreate $body
     *     - `internal_name` (required): The name for internal use.
     *     - `public_name`: The name shown to contacts.
     * @return ListShape
     * @throws MessagingException with the reason of a conflict: `list_limit_reached`
     */
    public function createList(array $body, ?CallOptions $options = null): array
    {
        /** @var ListShape */
        return $this->call('createList', body: $body, options: $options);
    }

    /**
     * Get a list.
     *
     * Returns one list with its languages and the number of its contacts by status.
     *
     * `GET /lists/{list_id}`
     *
     * @param int $list_id The id of the list.
     * @return ListDetail
     * @throws MessagingException
     */
    public function getList(int $list_id, ?CallOptions $options = null): array
    {
        /** @var ListDetail */
        return $this->call('getList', path: compact('list_id'), options: $options);
    }

    /**
     * Update a list.
     *
     * Changes the fields in the body and keeps the others.
     *
     * `PATCH /lists/{list_id}`
     *
     * @param int $list_id The id of the list.
     * @param ListUpdate $body
     *     - `internal_name`: The name for internal use.
     *     - `public_name`: The name shown to contacts.
     *     - `group_id`: The group of the list; 0 for none.
     * @return ListShape
     * @throws MessagingException
     */
    public function updateList(int $list_id, array $body, ?CallOptions $options = null): array
    {
        /** @var ListShape */
        return $this->call('updateList', path: compact('list_id'), body: $body, options: $options);
    }

    /**
     * Delete a list.
     *
     * Deletes the list with its contacts and fields. They disappear at once; the contacts of a long list are erased in
     * the background, within minutes. Returns 409 if the list is in use, with `has_queued_operations`,
     * `has_automations`, `has_push_app`, `has_web_push_site` or `has_campaigns_last_thirty_days`.
     *
     * `DELETE /lists/{list_id}`
     *
     * @param int $list_id The id of the list.
     * @throws MessagingException with the reason of a conflict: `has_automations`, `has_campaigns_last_thirty_days`,
     *     `has_push_app`, `has_queued_operations`, `has_web_push_site`
     */
    public function deleteList(int $list_id, ?CallOptions $options = null): void
    {
        $this->call('deleteList', path: compact('list_id'), options: $options);
    }

    // Fields

    /**
     * List fields of a list.
     *
     * Returns base fields first, then the extra ones, as a plain array with their options. By default, returns all;
     * the header `X-Total-Count` has the total.
     *
     * `GET /lists/{list_id}/fields`
     *
     * @param int $list_id The id of the list.
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @return list<FieldListItem>
     * @throws MessagingException
     */
    public function listFields(
        int $list_id,
        ?int $offset = null,
        ?int $limit = null,
        ?CallOptions $options = null,
    ): array {
        /** @var list<FieldListItem> */
        return $this->call(
            'listFields',
            path: compact('list_id'),
            query: compact('offset', 'limit'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listFields()}.
     *
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<FieldListItem, list<FieldListItem>>
     */
    public function iterateFields(
        int $list_id,
        ?int $offset = null,
        ?int $limit = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<FieldListItem, list<FieldListItem>> */
        return $this->pager('listFields', compact('list_id'), compact('offset', 'limit'), $max, $options);
    }

    /**
     * Create an extra field.
     *
     * Adds a field to the list and all its contacts, without a value. The id in the response is a number. Add the
     * choices of an `options` field with `createFieldOption`; such a field cannot be unique.
     *
     * `POST /lists/{list_id}/fields/extra`
     *
     * @param int $list_id The id of the list.
     * @param ExtraFieldCreate $body
     *     - `name` (required): The name of the field.
     *     - `format` (required): The format of a field's values.
     *     - `unique`: Whether contacts of the list must have different values.
     * @return Field
     * @throws MessagingException
     */
    public function createExtraField(int $list_id, array $body, ?CallOptions $options = null): array
    {
        /** @var Field */
        return $this->call('createExtraField', path: compact('list_id'), body: $body, options: $options);
    }

    /**
     * Update a base field.
     *
     * Makes a base field of one list unique, or allows repeated values. During the change of a large list, an
     * operation is listed, and contacts cannot get a value that another contact has; after a 408, the change
     * continues. Returns 422 if two contacts share a value.
     *
     * `PATCH /lists/{list_id}/fields/base/{field_id}`
     *
     * @param int $list_id The id of the list.
     * @param string $field_id The id of the base field, a name.
     * @param BaseFieldUpdate $body
     *     - `unique`: Whether contacts of the list must have different values.
     * @return Field
     * @throws MessagingException
     */
    public function updateBaseField(int $list_id, string $field_id, array $body, ?CallOptions $options = null): array
    {
        /** @var Field */
        return $this->call(
            'updateBaseField',
            path: compact('list_id', 'field_id'),
            body: $body,
            options: $options,
        );
    }

    /**
     * Update an extra field.
     *
     * Renames an extra field, makes it unique or allows repeated values; its format cannot change. During the change
     * of a large list, an operation is listed, and contacts cannot get a value that another contact has; after a 408,
     * the change continues. Returns 422 if two contacts share a value; then the name is not changed either.
     *
     * `PATCH /lists/{list_id}/fields/extra/{field_id}`
     *
     * @param int $list_id The id of the list.
     * @param int $field_id The id of the extra field, a number.
     * @param ExtraFieldUpdate $body
     *     - `name`: The name of the field.
     *     - `unique`: Whether contacts of the list must have different values.
     * @return Field
     * @throws MessagingException
     */
    public function updateExtraField(int $list_id, int $field_id, array $body, ?CallOptions $options = null): array
    {
        /** @var Field */
        return $this->call(
            'updateExtraField',
            path: compact('list_id', 'field_id'),
            body: $body,
            options: $options,
        );
    }

    /**
     * Delete an extra field.
     *
     * Deletes the field with its options and its values of all contacts. It disappears at once; an operation of the
     * type `mass_operation` erases the values. Returns 409 with `field_in_use` if segments, forms, webhooks or active
     * campaigns use it; `field_in_use_data` has the ids of the `segments`, `forms` and `webhooks`, and the hashes of
     * the `campaigns`.
     *
     * `DELETE /lists/{list_id}/fields/extra/{field_id}`
     *
     * @param int $list_id The id of the list.
     * @param int $field_id The id of the extra field, a number.
     * @throws MessagingException with the reason of a conflict: `field_in_use`
     */
    public function deleteExtraField(int $list_id, int $field_id, ?CallOptions $options = null): void
    {
        $this->call('deleteExtraField', path: compact('list_id', 'field_id'), options: $options);
    }

    /**
     * List field options.
     *
     * Returns all options of one extra field, without pages. Returns 422 for a field of another format.
     *
     * `GET /lists/{list_id}/fields/extra/{field_id}/options`
     *
     * @param int $list_id The id of the list.
     * @param int $field_id The id of the extra field, a number.
     * @return FieldOptionList
     * @throws MessagingException
     */
    public function listFieldOptions(int $list_id, int $field_id, ?CallOptions $options = null): array
    {
        /** @var FieldOptionList */
        return $this->call('listFieldOptions', path: compact('list_id', 'field_id'), options: $options);
    }

    /**
     * Create a field option.
     *
     * Adds a choice to an extra field with options. Returns 422 for a field of another format, or one that already has
     * 500 options.
     *
     * `POST /lists/{list_id}/fields/extra/{field_id}/options`
     *
     * @param int $list_id The id of the list.
     * @param int $field_id The id of the extra field, a number.
     * @param FieldOptionWrite $body
     *     - `en`: English.
     *     - `pt`: Portuguese.
     *     - `br`: Portuguese of Brazil.
     *     - `es`: Spanish.
     *     - `de`: German.
     *     - `hu`: Hungarian.
     *     - `fr`: French.
     * @return FieldOption
     * @throws MessagingException
     */
    public function createFieldOption(int $list_id, int $field_id, array $body, ?CallOptions $options = null): array
    {
        /** @var FieldOption */
        return $this->call(
            'createFieldOption',
            path: compact('list_id', 'field_id'),
            body: $body,
            options: $options,
        );
    }

    /**
     * Update a field option.
     *
     * Changes the texts in the body and keeps the others. Contacts who chose the option keep it.
     *
     * `PATCH /lists/{list_id}/fields/extra/{field_id}/options/{option_id}`
     *
     * @param int $list_id The id of the list.
     * @param int $field_id The id of the extra field, a number.
     * @param int $option_id The id of the option.
     * @param FieldOptionWrite $body
     *     - `en`: English.
     *     - `pt`: Portuguese.
     *     - `br`: Portuguese of Brazil.
     *     - `es`: Spanish.
     *     - `de`: German.
     *     - `hu`: Hungarian.
     *     - `fr`: French.
     * @return FieldOption
     * @throws MessagingException
     */
    public function updateFieldOption(
        int $list_id,
        int $field_id,
        int $option_id,
        array $body,
        ?CallOptions $options = null,
    ): array {
        /** @var FieldOption */
        return $this->call(
            'updateFieldOption',
            path: compact('list_id', 'field_id', 'option_id'),
            body: $body,
            options: $options,
        );
    }

    /**
     * Delete a field option.
     *
     * Deletes the option, also for contacts who chose it. It disappears at once; an operation of the type
     * `mass_operation` removes it from the contacts.
     *
     * `DELETE /lists/{list_id}/fields/extra/{field_id}/options/{option_id}`
     *
     * @param int $list_id The id of the list.
     * @param int $field_id The id of the extra field, a number.
     * @param int $option_id The id of the option.
     * @throws MessagingException
     */
    public function deleteFieldOption(int $list_id, int $field_id, int $option_id, ?CallOptions $options = null): void
    {
        $this->call(
            'deleteFieldOption',
            path: compact('list_id', 'field_id', 'option_id'),
            options: $options,
        );
    }

    // Contacts

    /**
     * List contacts of a list.
     *
     * Returns contacts of one list that match all filters, including removed ones. Texts must match exactly.
     *
     * `GET /lists/{list_id}/contacts`
     *
     * @param int $list_id The id of the list.
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param string|null $first_name Contacts with this first name.
     * @param string|null $last_name Contacts with this last name.
     * @param string|null $email Contacts with this email address.
     * @param bool|null $email_status True for contacts whose email is active, false for inactive ones.
     * @param string|null $cellphone Contacts with this cellphone.
     * @param bool|null $cellphone_status True for contacts whose cellphone is active, false for inactive ones.
     * @param string|null $phone Contacts with this phone.
     * @param bool|null $phone_status True for contacts whose phone is active, false for inactive ones.
     * @param string|null $birth_date Contacts born on this day.
     * @param Language|null $language Contacts with this language.
     * @param array<string>|null $extra_field_id
     *   Contacts with this value in an extra field, `extra_field_id[<field_id>]=<value>`.
     * @return ContactPage
     * @throws MessagingException
     */
    public function listContacts(
        int $list_id,
        ?int $offset = null,
        ?int $limit = null,
        ?string $first_name = null,
        ?string $last_name = null,
        ?string $email = null,
        ?bool $email_status = null,
        ?string $cellphone = null,
        ?bool $cellphone_status = null,
        ?string $phone = null,
        ?bool $phone_status = null,
        ?string $birth_date = null,
        ?string $language = null,
        ?array $extra_field_id = null,
        ?CallOptions $options = null,
    ): array {
        /** @var ContactPage */
        return $this->call(
            'listContacts',
            path: compact('list_id'),
            query: compact(
                'offset', 'limit', 'first_name', 'last_name', 'email', 'email_status', 'cellphone',
                'cellphone_status', 'phone', 'phone_status', 'birth_date', 'language', 'extra_field_id'
            ),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listContacts()}.
     *
     * @param Language|null $language
     * @param array<string>|null $extra_field_id
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<Contact, ContactPage>
     */
    public function iterateContacts(
        int $list_id,
        ?int $offset = null,
        ?int $limit = null,
        ?string $first_name = null,
        ?string $last_name = null,
        ?string $email = null,
        ?bool $email_status = null,
        ?string $cellphone = null,
        ?bool $cellphone_status = null,
        ?string $phone = null,
        ?bool $phone_status = null,
        ?string $birth_date = null,
        ?string $language = null,
        ?array $extra_field_id = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<Contact, ContactPage> */
        return $this->pager(
            'listContacts',
            compact('list_id'),
            compact(
                'offset', 'limit', 'first_name', 'last_name', 'email', 'email_status', 'cellphone',
                'cellphone_status', 'phone', 'phone_status', 'birth_date', 'language', 'extra_field_id'
            ),
            $max,
            $options,
        );
    }

    /**
     * Create a contact.
     *
     * Adds one contact to the list; webhooks with `subscription` receive it. Returns 409 with `unique_field_in_use` if
     * another contact of the list has a unique value, with the field in `field_id` and the contacts in `contacts`.
     * Returns 409 with `address_forgotten` for an address erased with `forgetContacts`.
     *
     * `POST /lists/{list_id}/contacts`
     *
     * @param int $list_id The id of the list.
     * @param ContactCreate $body
     *     - `base`: The base fields of a new contact.
     *     - `extra`: Values for extra fields of the list.
     *     - `utm`: The campaign tags (UTM) of the subscription.
     *     - `referrer`: The page before the subscription.
     *     - `advertising`: The click ids of advertising networks.
     * @return ContactRef
     * @throws MessagingException with the reason of a conflict: `address_forgotten`, `unique_field_in_use`
     */
    public function createContact(int $list_id, array $body, ?CallOptions $options = null): array
    {
        /** @var ContactRef */
        return $this->call('createContact', path: compact('list_id'), body: $body, options: $options);
    }

    /**
     * Get a contact.
     *
     * Returns one contact with the number of messages sent to it on each channel.
     *
     * `GET /lists/{list_id}/contacts/{contact_id}`
     *
     * @param int $list_id The id of the list.
     * @param string $contact_id The id of the contact, ten hexadecimal digits.
     * @return ContactDetail
     * @throws MessagingException
     */
    public function getContact(int $list_id, string $contact_id, ?CallOptions $options = null): array
    {
        /** @var ContactDetail */
        return $this->call('getContact', path: compact('list_id', 'contact_id'), options: $options);
    }

    /**
     * Update a contact.
     *
     * Changes the fields in the body and keeps the others; an empty text clears a value. Webhooks with
     * `edit_subscription` or `change_consent` receive the change. Returns 409 with `unique_field_in_use` if another
     * contact has a unique value, as in `createContact`, or with `address_forgotten` for an erased address.
     *
     * `PATCH /lists/{list_id}/contacts/{contact_id}`
     *
     * @param int $list_id The id of the list.
     * @param string $contact_id The id of the contact, ten hexadecimal digits.
     * @param ContactUpdate $body
     *     - `base`: The base fields to change.
     *     - `extra`: New values for extra fields of the list; other fields keep theirs.
     * @return ContactRef
     * @throws MessagingException with the reason of a conflict: `address_forgotten`, `unique_field_in_use`
     */
    public function updateContact(int $list_id, string $contact_id, array $body, ?CallOptions $options = null): array
    {
        /** @var ContactRef */
        return $this->call(
            'updateContact',
            path: compact('list_id', 'contact_id'),
            body: $body,
            options: $options,
        );
    }

    /**
     * List activities of a contact.
     *
     * Returns the activities of one contact, latest first. `listContactEvents` also returns shop events. For an erased
     * contact it returns only `forget_subscription`. Returns 404 if the list never had the contact.
     *
     * `GET /lists/{list_id}/contacts/{contact_id}/activities`
     *
     * @param int $list_id The id of the list.
     * @param string $contact_id The id of the contact, ten hexadecimal digits.
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param string|null $date_min Only events at or after this time.
     * @param string|null $date_max Only events at or before this time.
     * @param ActivityName|null $action_name Only activities of this kind.
     * @return ActivityList
     * @throws MessagingException
     */
    public function listContactActivities(
        int $list_id,
        string $contact_id,
        ?int $offset = null,
        ?int $limit = null,
        ?string $date_min = null,
        ?string $date_max = null,
        ?string $action_name = null,
        ?CallOptions $options = null,
    ): array {
        /** @var ActivityList */
        return $this->call(
            'listContactActivities',
            path: compact('list_id', 'contact_id'),
            query: compact('offset', 'limit', 'date_min', 'date_max', 'action_name'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listContactActivities()}.
     *
     * @param ActivityName|null $action_name
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<Activity, ActivityList>
     */
    public function iterateContactActivities(
        int $list_id,
        string $contact_id,
        ?int $offset = null,
        ?int $limit = null,
        ?string $date_min = null,
        ?string $date_max = null,
        ?string $action_name = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<Activity, ActivityList> */
        return $this->pager(
            'listContactActivities',
            compact('list_id', 'contact_id'),
            compact('offset', 'limit', 'date_min', 'date_max', 'action_name'),
            $max,
            $options,
        );
    }

    /**
     * List events of a contact.
     *
     * Returns the activities and shop events (`product_view`, `cart_update`, `new_order`) of one contact, latest
     * first. `listContactActivities` returns only the activities. For an erased contact it returns only
     * `forget_subscription`. Returns 404 if the list never had the contact.
     *
     * `GET /lists/{list_id}/contacts/{contact_id}/events`
     *
     * @param int $list_id The id of the list.
     * @param string $contact_id The id of the contact, ten hexadecimal digits.
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param string|null $date_min Only events at or after this time.
     * @param string|null $date_max Only events at or before this time.
     * @param ContactEventName|null $event Only events of this kind.
     * @return ContactEventList
     * @throws MessagingException
     */
    public function listContactEvents(
        int $list_id,
        string $contact_id,
        ?int $offset = null,
        ?int $limit = null,
        ?string $date_min = null,
        ?string $date_max = null,
        ?string $event = null,
        ?CallOptions $options = null,
    ): array {
        /** @var ContactEventList */
        return $this->call(
            'listContactEvents',
            path: compact('list_id', 'contact_id'),
            query: compact('offset', 'limit', 'date_min', 'date_max', 'event'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listContactEvents()}.
     *
     * @param ContactEventName|null $event
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<ContactEvent, ContactEventList>
     */
    public function iterateContactEvents(
        int $list_id,
        string $contact_id,
        ?int $offset = null,
        ?int $limit = null,
        ?string $date_min = null,
        ?string $date_max = null,
        ?string $event = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<ContactEvent, ContactEventList> */
        return $this->pager(
            'listContactEvents',
            compact('list_id', 'contact_id'),
            compact('offset', 'limit', 'date_min', 'date_max', 'event'),
            $max,
            $options,
        );
    }

    /**
     * Import contacts.
     *
     * Imports at least two contacts, or a CSV file from a URL, in the background, as an operation of the type
     * `import_contacts`. `callback_url` receives the result. Split requests larger than 20 MB, or use a file. The
     * comparison field must be unique. A contact with a value already used in another unique field counts as invalid;
     * a contact with an erased address is ignored. If a file cannot be read to its end, nothing is imported.
     *
     * `POST /lists/{list_id}/contacts/actions/import-bulk`
     *
     * @param int $list_id The id of the list.
     * @param ContactImport $body
     *     - `mode` (required): How to handle existing contacts.
     *     - `compare_field` (required): The id of a unique field.
     *     - `contacts`: The contacts, at least two.
     *     - `force_empty`: Whether an empty value clears the stored value.
     *     - `tags`: The tags to add to each new or changed contact.
     *     - `notify`: The ids of the users to notify when the import has ended.
     *     - `callback_url`: The http or https URL that receives the result when the import has ended.
     *     - `file`: A CSV file with column names in its first line.
     * @return OperationAccepted
     * @throws MessagingException
     */
    public function importContacts(int $list_id, array $body, ?CallOptions $options = null): array
    {
        /** @var OperationAccepted */
        return $this->call('importContacts', path: compact('list_id'), body: $body, options: $options);
    }

    /**
     * Sends any number of items through {@see importContacts()}, in parts of at most 100000. It doesn't throw when a part fails:
     * the result says what was done, and its `resume()` sends the rest.
     *
     * @param iterable<ContactImportItem> $items
     * @param array{
     *   mode: ContactImportMode,
     *   compare_field: string,
     *   force_empty?: bool,
     *   tags?: list<int>,
     *   notify?: list<int>,
     *   callback_url?: string,
     *   file?: ContactImportCsv
     * } $body
     * @param int|null $size Maximum number of items in a part.
     * @return BulkResult<ContactImportItem, OperationAccepted>
     */
    public function importContactsInParts(
        int $list_id,
        iterable $items,
        array $body,
        ?int $size = null,
        ?CallOptions $options = null,
    ): BulkResult {
        /** @var BulkResult<ContactImportItem, OperationAccepted> */
        return $this->inParts('importContacts', compact('list_id'), $items, $body, $size, $options);
    }

    /**
     * Unsubscribe contacts.
     *
     * Sets the status of the contacts to `removed`, so that they get no more messages; webhooks with `unsubscribe`
     * receive them. The result is per contact: the response is 200 even if none could be unsubscribed, with the reason
     * for each.
     *
     * `POST /lists/{list_id}/contacts/actions/unsubscribe`
     *
     * @param int $list_id The id of the list.
     * @param UnsubscribeRequest $body
     *     - `data` (required): One entry per contact, each with its own result.
     * @return UnsubscribeResult
     * @throws MessagingException
     */
    public function unsubscribeContacts(int $list_id, array $body, ?CallOptions $options = null): array
    {
        /** @var UnsubscribeResult */
        return $this->call('unsubscribeContacts', path: compact('list_id'), body: $body, options: $options);
    }

    /**
     * Resend the double opt-in email.
     *
     * Sends the confirmation email to an unconfirmed contact, also if none was sent before. Its link is valid for 30
     * days; links of earlier emails stay valid. The contact gets the activity `double_optin_resend`. Returns 409 with
     * `contact_not_confirmable`, with `sender_missing` if the account has no active email sender, or with
     * `double_optin_too_often` if the address received three such emails within 24 hours.
     *
     * `POST /lists/{list_id}/contacts/{contact_id}/actions/resend-double-optin`
     *
     * @param int $list_id The id of the list.
     * @param string $contact_id The id of the contact, ten hexadecimal digits.
     * @return Accepted
     * @throws MessagingException with the reason of a conflict: `contact_not_confirmable`, `double_optin_too_often`,
     *     `sender_missing`
     */
    public function resendDoubleOptin(int $list_id, string $contact_id, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call('resendDoubleOptin', path: compact('list_id', 'contact_id'), options: $options);
    }

    /**
     * Find a contact in all lists.
     *
     * Searches for an address in all lists of the account. Returns 404 if no contact has it.
     *
     * `GET /contacts/search`
     *
     * @param string $contact The complete address.
     * @param 'email'|'cellphone'|'phone'|null $type The kind of address.
     * @return ContactSearchResult
     * @throws MessagingException
     */
    public function searchContacts(string $contact, ?string $type = null, ?CallOptions $options = null): array
    {
        /** @var ContactSearchResult */
        return $this->call('searchContacts', query: compact('type', 'contact'), options: $options);
    }

    /**
     * List contacts of a segment.
     *
     * Returns contacts of one list that are now in a segment, newest first. Because membership changes with their
     * values, a later page can miss or repeat a contact.
     *
     * `GET /lists/{list_id}/contacts/segment/{segment_id}`
     *
     * @param int $list_id The id of the list.
     * @param string $segment_id The id of the segment, as `listSegments` shows it.
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param bool|null $show_removed Whether to include removed contacts.
     * @return ContactPage
     * @throws MessagingException
     */
    public function listContactsBySegment(
        int $list_id,
        string $segment_id,
        ?int $offset = null,
        ?int $limit = null,
        ?bool $show_removed = null,
        ?CallOptions $options = null,
    ): array {
        /** @var ContactPage */
        return $this->call(
            'listContactsBySegment',
            path: compact('list_id', 'segment_id'),
            query: compact('offset', 'limit', 'show_removed'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listContactsBySegment()}.
     *
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<Contact, ContactPage>
     */
    public function iterateContactsBySegment(
        int $list_id,
        string $segment_id,
        ?int $offset = null,
        ?int $limit = null,
        ?bool $show_removed = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<Contact, ContactPage> */
        return $this->pager(
            'listContactsBySegment',
            compact('list_id', 'segment_id'),
            compact('offset', 'limit', 'show_removed'),
            $max,
            $options,
        );
    }

    /**
     * Activate contacts.
     *
     * Sets the status of the contacts to `active` in the background, as an operation of the type `mass_operation`.
     * Removed contacts stay removed. Active contacts receive messages again. Webhooks with `edit_subscription` receive
     * each changed contact.
     *
     * `POST /lists/{list_id}/contacts/actions/activate`
     *
     * @param int $list_id The id of the list.
     * @param ContactTarget $body
     *     - `type` (required):
     *     - `contacts`: The ids of the contacts.
     * @return OperationAccepted
     * @throws MessagingException
     */
    public function activateContacts(int $list_id, array $body, ?CallOptions $options = null): array
    {
        /** @var OperationAccepted */
        return $this->call('activateContacts', path: compact('list_id'), body: $body, options: $options);
    }

    /**
     * Deactivate contacts.
     *
     * Sets the status of the contacts to `inactive` in the background, as an operation of the type `mass_operation`.
     * Removed contacts stay removed. Inactive contacts get no messages. Webhooks with `edit_subscription` receive each
     * changed contact.
     *
     * `POST /lists/{list_id}/contacts/actions/deactivate`
     *
     * @param int $list_id The id of the list.
     * @param ContactTarget $body
     *     - `type` (required):
     *     - `contacts`: The ids of the contacts.
     * @return OperationAccepted
     * @throws MessagingException
     */
    public function deactivateContacts(int $list_id, array $body, ?CallOptions $options = null): array
    {
        /** @var OperationAccepted */
        return $this->call('deactivateContacts', path: compact('list_id'), body: $body, options: $options);
    }

    /**
     * Attach a tag to contacts.
     *
     * Attaches the tag in the background, as an operation of the type `attach_tag`. Each contact without the tag gets
     * the activity `attach_tag`. Returns 422 for an unknown tag, segment or field.
     *
     * `POST /lists/{list_id}/contacts/actions/attach-tag`
     *
     * @param int $list_id The id of the list.
     * @param ContactTagging $body
     *     - `tag_id` (required): The tag.
     *     - `contacts`: The ids of the contacts.
     *     - `segment_id`: The segment of the list, with its current contacts.
     *     - `field_id`: The field of the values, of any format except `options`; the id of an extra field as text.
     * @return OperationAccepted
     * @throws MessagingException
     */
    public function attachTagToContacts(int $list_id, array $body, ?CallOptions $options = null): array
    {
        /** @var OperationAccepted */
        return $this->call('attachTagToContacts', path: compact('list_id'), body: $body, options: $options);
    }

    /**
     * Detach a tag from contacts.
     *
     * Detaches the tag in the background, as an operation of the type `detach_tag`. Each contact with the tag gets the
     * activity `detach_tag`. The tag itself is kept. Returns 422 for an unknown tag, segment or field.
     *
     * `POST /lists/{list_id}/contacts/actions/detach-tag`
     *
     * @param int $list_id The id of the list.
     * @param ContactTagging $body
     *     - `tag_id` (required): The tag.
     *     - `contacts`: The ids of the contacts.
     *     - `segment_id`: The segment of the list, with its current contacts.
     *     - `field_id`: The field of the values, of any format except `options`; the id of an extra field as text.
     * @return OperationAccepted
     * @throws MessagingException
     */
    public function detachTagFromContacts(int $list_id, array $body, ?CallOptions $options = null): array
    {
        /** @var OperationAccepted */
        return $this->call(
            'detachTagFromContacts',
            path: compact('list_id'),
            body: $body,
            options: $options,
        );
    }

    /**
     * Export contacts.
     *
     * Exports contacts of the list to a file in the background, as an operation of the type `export_contacts`.
     * `callback_url` receives the URL of the file, and `getOperation` shows it. A CSV file (RFC 4180) begins with the
     * column names: the fields in order, then `contact_id`, `status`, `subscription_date`, and `tags` and statistics
     * if included. An apostrophe is added before text that a spreadsheet would run as a formula, also after a
     * semicolon, `|`, tab or line break in the text; `importContacts` removes it. An XML file has an element `contact`
     * per contact, with an element `field` per field. If you combine `segments`, `segment_filter` and `contacts`,
     * contacts that match all of them are exported. Returns 422 for an unknown segment or field, or a segment of
     * another type than `saved`.
     *
     * `POST /lists/{list_id}/contacts/actions/export`
     *
     * @param int $list_id The id of the list.
     * @param ContactExport $body
     *     - `format` (required): The format of the file.
     *     - `callback_url`: The http or https URL that receives the file's URL, which `getOperation` also shows.
     *     - `segments`: The ids of segments of the type `saved`; contacts in any of them are exported.
     *     - `segment_filter`: Exports only contacts that meet these conditions, without a saved segment.
     *     - `contacts`: Exports only the contacts with these ids.
     *     - `fields`: The ids of the fields to export, in this order; ids of extra fields as text.
     *     - `include_tags`: Whether to export the names of each contact's tags.
     *     - `include_stats`: Whether to export each contact's message statistics, as in `getContact`.
     * @return OperationAccepted
     * @throws MessagingException
     */
    public function exportContacts(int $list_id, array $body, ?CallOptions $options = null): array
    {
        /** @var OperationAccepted */
        return $this->call('exportContacts', path: compact('list_id'), body: $body, options: $options);
    }

    /**
     * Erase contacts.
     *
     * Permanently erases persons (GDPR article 17) in the background, as an operation of the type `mass_operation`. It
     * erases the contacts, and all contacts of the account with one of their email addresses: values, tags and
     * activities; the address and text of each campaign or single message to them; and captured copies. Messages
     * waiting for them are canceled. It deletes webhooks and callbacks with their data, export files of their lists,
     * and snapshots that contain them. Contacts with the same number lose that number. Report counts, registered
     * messages (as evidence) and mentions in messages to others are kept. A keyed hash of each address is added to the
     * suppression list with the method `forgotten`: it receives no messages, and no contact can have it. Webhooks with
     * `forget_subscription` receive the id, and `listContactActivities` shows this one activity. You cannot undo this.
     * A canceled operation erases no more; you can erase its remaining contacts again.
     *
     * `POST /lists/{list_id}/contacts/actions/forget`
     *
     * @param int $list_id The id of the list.
     * @param ContactForget $body
     *     - `contacts` (required): The ids of the contacts, at most 1,000.
     * @return OperationAccepted
     * @throws MessagingException
     */
    public function forgetContacts(int $list_id, array $body, ?CallOptions $options = null): array
    {
        /** @var OperationAccepted */
        return $this->call('forgetContacts', path: compact('list_id'), body: $body, options: $options);
    }

    /**
     * Sends any number of items through {@see forgetContacts()}, in parts of at most 1000. It doesn't throw when a part fails:
     * the result says what was done, and its `resume()` sends the rest.
     *
     * @param iterable<string> $items
     * @param int|null $size Maximum number of items in a part.
     * @return BulkResult<string, OperationAccepted>
     */
    public function forgetContactsInParts(
        int $list_id,
        iterable $items,
        ?int $size = null,
        ?CallOptions $options = null,
    ): BulkResult {
        /** @var BulkResult<string, OperationAccepted> */
        return $this->inParts('forgetContacts', compact('list_id'), $items, [], $size, $options);
    }

    /**
     * Start an automation for contacts.
     *
     * Starts an automation for contacts of the list, at the given action. The result is per contact: the response is
     * 200 even if none could start. Removed and unknown contacts are skipped, without a result. Returns 422 for an
     * unknown or inactive automation, or an action of another automation.
     *
     * `POST /lists/{list_id}/contacts/actions/start-automation`
     *
     * @param int $list_id The id of the list.
     * @param AutomationStart $body
     *     - `automation_id` (required): The automation.
     *     - `action_id` (required): The first action, from `listAutomationActions`.
     *     - `contacts` (required): The ids of the contacts.
     * @return AutomationStartResult
     * @throws MessagingException
     */
    public function startAutomationForContacts(int $list_id, array $body, ?CallOptions $options = null): array
    {
        /** @var AutomationStartResult */
        return $this->call(
            'startAutomationForContacts',
            path: compact('list_id'),
            body: $body,
            options: $options,
        );
    }

    /**
     * Merge duplicate contacts.
     *
     * Merges duplicates of the list in the background, as an operation of the type `unify`. Each group of duplicates
     * becomes one contact, which keeps its id. The others are permanently deleted; this cannot be undone, so start
     * with `dry_run`. You can pause and cancel the operation; merged groups stay merged.
     *
     * - **Opt-outs win.** If one contact of the group is removed, the merged contact is removed. The same applies to `inactive`, to a withdrawn or missing consent, and to an inactive channel. If an address of one of them is on the suppression list, except after a bounce, that channel becomes inactive.
     * - **Values.** `values` decides between different values; empty ones never replace others. Addresses of contacts who never confirmed their subscription are not used. The subscription date is the earliest.
     * - **Related data.** Tags are joined. Activities, devices, carts, orders, form entries and automation runs move to the merged contact; if it already is in an automation, the second run ends. Report counts don't change.
     * - **Links** in emails to a deleted contact, such as the unsubscribe link, apply to the merged contact. Requests that use its id return 404 with the id of the merged contact.
     * - **Webhooks** for `edit_subscription` receive one event per group. Its `action_data.merged_contacts` lists the deleted ids.
     *
     * A group of more than 100 contacts is not merged, because their value is probably a placeholder. A campaign in
     * progress skips deleted contacts that it has not reached. Returns 422 for an unknown field, or a `survivor_id`
     * that is not in `contacts`.
     *
     * `POST /lists/{list_id}/contacts/actions/unify`
     *
     * @param int $list_id The id of the list.
     * @param ContactsUnify $body
     *     - `type` (required):
     *     - `compare_fields`: The ids of the base or extra fields that must all be equal in duplicates.
     *     - `survivor`: Which contact of a group to keep, with its id.
     *     - `values`: Which values to keep if they differ.
     *     - `dry_run`: Only counts the contacts to merge.
     *     - `contacts`: The ids of the contacts to merge into one.
     *     - `survivor_id`: The contact to keep.
     * @return OperationAccepted
     * @throws MessagingException
     */
    public function unifyContacts(int $list_id, array $body, ?CallOptions $options = null): array
    {
        /** @var OperationAccepted */
        return $this->call('unifyContacts', path: compact('list_id'), body: $body, options: $options);
    }

    /**
     * Update contacts.
     *
     * Sets the same values for all selected contacts in the background, as an operation of the type `update_contacts`.
     * Fields that you leave out, and removed contacts, stay unchanged. Webhooks with `edit_subscription`,
     * `change_consent` or `unsubscribe` receive only changed contacts. Returns 409 with `unique_field_in_use` and
     * `field_id` for a unique field, whose value cannot belong to many, or with `address_forgotten` for an erased
     * address. Returns 422 for an unknown segment or field, or an invalid value.
     *
     * `POST /lists/{list_id}/contacts/actions/update`
     *
     * @param int $list_id The id of the list.
     * @param ContactsUpdate $body
     *     - `type` (required):
     *     - `contacts`: The ids of the contacts.
     *     - `base`: The base fields for all selected contacts.
     *     - `extra`: New values for extra fields of the list; other fields keep theirs.
     *     - `segment_id`: The segment of the list.
     * @return OperationAccepted
     * @throws MessagingException with the reason of a conflict: `address_forgotten`, `unique_field_in_use`
     */
    public function updateContacts(int $list_id, array $body, ?CallOptions $options = null): array
    {
        /** @var OperationAccepted */
        return $this->call('updateContacts', path: compact('list_id'), body: $body, options: $options);
    }

    /**
     * Update a contact by field.
     *
     * Updates one contact like `updateContact`, but finds it by a unique value. It never creates a contact. Returns
     * 404 if no contact of the list has the value, and 422 if the field is not unique. Returns 409 with
     * `unique_field_in_use` if another contact has a new value, with the field in `field_id` and the contacts in
     * `contacts`.
     *
     * `POST /lists/{list_id}/contacts/by-field`
     *
     * @param int $list_id The id of the list.
     * @param ContactUpdateByField $body
     *     - `compare_field` (required): The contact to change.
     *     - `base`: The base fields to change.
     *     - `extra`: New values for extra fields of the list; other fields keep theirs.
     * @return ContactRef
     * @throws MessagingException with the reason of a conflict: `unique_field_in_use`
     */
    public function updateContactByField(int $list_id, array $body, ?CallOptions $options = null): array
    {
        /** @var ContactRef */
        return $this->call('updateContactByField', path: compact('list_id'), body: $body, options: $options);
    }

    // Forms

    /**
     * List forms of a list.
     *
     * Returns the forms of a list, oldest first.
     *
     * `GET /lists/{list_id}/forms`
     *
     * @param int $list_id The id of the list.
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @return FormPage
     * @throws MessagingException
     */
    public function listForms(
        int $list_id,
        ?int $offset = null,
        ?int $limit = null,
        ?CallOptions $options = null,
    ): array {
        /** @var FormPage */
        return $this->call(
            'listForms',
            path: compact('list_id'),
            query: compact('offset', 'limit'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listForms()}.
     *
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<Form, FormPage>
     */
    public function iterateForms(
        int $list_id,
        ?int $offset = null,
        ?int $limit = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<Form, FormPage> */
        return $this->pager('listForms', compact('list_id'), compact('offset', 'limit'), $max, $options);
    }

    /**
     * Create a form.
     *
     * Creates a subscription form of the list: a page of the platform (`url`), and the same form as HTML for your page
     * (`embed`). With `display`, the script of a connected site shows it as a popup, message or WhatsApp button. A
     * submission creates a new contact. It changes an existing contact only after the person confirms it by email; the
     * pages never reveal whether an address is known. Returns 422 for more than ten displayed forms of a list.
     *
     * `POST /lists/{list_id}/forms`
     *
     * @param int $list_id The id of the list.
     * @param FormCreate $body
     *     - `name` (required): The name, used as the heading of the page.
     *     - `language`: The language of the page and its emails.
     *     - `fields`: The fields of the form, in this order, each once.
     *     - `consent`: The text of a required consent checkbox; the contact then has the consent `consent`.
     *     - `double_optin`: Whether the contact is unconfirmed until the person confirms by email.
     *     - `sender_id`: The email sender of the confirmation email.
     *     - `redirect_url`: Where to redirect the browser after a submission.
     *     - `display`: How the script of a connected site shows the form.
     * @return Form
     * @throws MessagingException
     */
    public function createForm(int $list_id, array $body, ?CallOptions $options = null): array
    {
        /** @var Form */
        return $this->call('createForm', path: compact('list_id'), body: $body, options: $options);
    }

    /**
     * Get a form.
     *
     * Returns one form with its URL and HTML.
     *
     * `GET /lists/{list_id}/forms/{form_id}`
     *
     * @param int $list_id The id of the list.
     * @param int $form_id The id of the form.
     * @return Form
     * @throws MessagingException
     */
    public function getForm(int $list_id, int $form_id, ?CallOptions $options = null): array
    {
        /** @var Form */
        return $this->call('getForm', path: compact('list_id', 'form_id'), options: $options);
    }

    /**
     * Update a form.
     *
     * Changes the fields in the body and keeps the others; `fields`, `labels`, `consent` and `display` are replaced as
     * a whole. The page shows the change at once. HTML in your own page does not change: until you replace it, values
     * of removed fields are ignored.
     *
     * `PATCH /lists/{list_id}/forms/{form_id}`
     *
     * @param int $list_id The id of the list.
     * @param int $form_id The id of the form.
     * @param FormUpdate $body
     *     - `name`: The name, used as the heading of the page.
     *     - `language`: The language of the page and its emails.
     *     - `fields`: The fields of the form, in this order, each once.
     *     - `consent`: The text of a required consent checkbox; the contact then has the consent `consent`.
     *     - `double_optin`: Whether the contact is unconfirmed until the person confirms by email.
     *     - `sender_id`: The email sender of the confirmation email.
     *     - `redirect_url`: Where to redirect the browser after a submission.
     *     - `display`: How the script of a connected site shows the form.
     * @return Form
     * @throws MessagingException
     */
    public function updateForm(int $list_id, int $form_id, array $body, ?CallOptions $options = null): array
    {
        /** @var Form */
        return $this->call(
            'updateForm',
            path: compact('list_id', 'form_id'),
            body: $body,
            options: $options,
        );
    }

    /**
     * Delete a form.
     *
     * Deletes the form with its submissions and its page. Contacts are kept, with the id of the form in
     * `subscription_form`. Unconfirmed new contacts can still confirm; unconfirmed changes are discarded.
     *
     * `DELETE /lists/{list_id}/forms/{form_id}`
     *
     * @param int $list_id The id of the list.
     * @param int $form_id The id of the form.
     * @throws MessagingException
     */
    public function deleteForm(int $list_id, int $form_id, ?CallOptions $options = null): void
    {
        $this->call('deleteForm', path: compact('list_id', 'form_id'), options: $options);
    }

    /**
     * List form submissions.
     *
     * Returns the submissions of the form, newest first. Submissions by robots are not stored.
     *
     * `GET /lists/{list_id}/forms/{form_id}/submissions`
     *
     * @param int $list_id The id of the list.
     * @param int $form_id The id of the form.
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @return FormSubmissionPage
     * @throws MessagingException
     */
    public function listFormSubmissions(
        int $list_id,
        int $form_id,
        ?int $offset = null,
        ?int $limit = null,
        ?CallOptions $options = null,
    ): array {
        /** @var FormSubmissionPage */
        return $this->call(
            'listFormSubmissions',
            path: compact('list_id', 'form_id'),
            query: compact('offset', 'limit'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listFormSubmissions()}.
     *
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<FormSubmission, FormSubmissionPage>
     */
    public function iterateFormSubmissions(
        int $list_id,
        int $form_id,
        ?int $offset = null,
        ?int $limit = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<FormSubmission, FormSubmissionPage> */
        return $this->pager(
            'listFormSubmissions',
            compact('list_id', 'form_id'),
            compact('offset', 'limit'),
            $max,
            $options,
        );
    }

    // Senders

    /**
     * List email senders.
     *
     * Returns the email senders of the account.
     *
     * `GET /senders/email`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param SenderStatus|null $status Only senders with this status.
     * @return EmailSenderList
     * @throws MessagingException
     */
    public function listEmailSenders(
        ?int $offset = null,
        ?int $limit = null,
        ?string $status = null,
        ?CallOptions $options = null,
    ): array {
        /** @var EmailSenderList */
        return $this->call(
            'listEmailSenders',
            query: compact('offset', 'limit', 'status'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listEmailSenders()}.
     *
     * @param SenderStatus|null $status
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<EmailSender, EmailSenderList>
     */
    public function iterateEmailSenders(
        ?int $offset = null,
        ?int $limit = null,
        ?string $status = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<EmailSender, EmailSenderList> */
        return $this->pager('listEmailSenders', [], compact('offset', 'limit', 'status'), $max, $options);
    }

    /**
     * Create an email sender.
     *
     * Adds an address that sends emails. In a sandbox account it is active at once; in a live account it is in
     * moderation, and campaigns can use it once it is active. Returns 409 with `sender_exists` for an address already
     * in the account.
     *
     * `POST /senders/email`
     *
     * @param EmailSenderCreate $body
     *     - `name` (required): The name that recipients see.
     *     - `email` (required): The sender's address.
     * @return EmailSender
     * @throws MessagingException with the reason of a conflict: `sender_exists`
     */
    public function createEmailSender(array $body, ?CallOptions $options = null): array
    {
        /** @var EmailSender */
        return $this->call('createEmailSender', body: $body, options: $options);
    }

    /**
     * Rename an email sender.
     *
     * Changes the name of the sender; the address stays. Emails sent from now on use it, including those of campaigns
     * in progress.
     *
     * `PUT /senders/email/{sender_id}`
     *
     * @param int $sender_id The id of the email sender.
     * @param EmailSenderUpdate $body
     *     - `name` (required): The name that recipients see.
     * @return EmailSender
     * @throws MessagingException
     */
    public function updateEmailSender(int $sender_id, array $body, ?CallOptions $options = null): array
    {
        /** @var EmailSender */
        return $this->call('updateEmailSender', path: compact('sender_id'), body: $body, options: $options);
    }

    /**
     * Delete an email sender.
     *
     * Deletes the sender; campaigns already sent are kept. Returns 409 with `sender_in_use` if a draft, or a queued,
     * paused or sending campaign uses it, also as reply-to.
     *
     * `DELETE /senders/email/{sender_id}`
     *
     * @param int $sender_id The id of the email sender.
     * @throws MessagingException with the reason of a conflict: `sender_in_use`
     */
    public function deleteEmailSender(int $sender_id, ?CallOptions $options = null): void
    {
        $this->call('deleteEmailSender', path: compact('sender_id'), options: $options);
    }

    /**
     * List cellphone senders.
     *
     * Returns the names and numbers of the account that send text messages.
     *
     * `GET /senders/cellphone`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param SenderStatus|null $status Only senders with this status.
     * @return CellphoneSenderList
     * @throws MessagingException
     */
    public function listCellphoneSenders(
        ?int $offset = null,
        ?int $limit = null,
        ?string $status = null,
        ?CallOptions $options = null,
    ): array {
        /** @var CellphoneSenderList */
        return $this->call(
            'listCellphoneSenders',
            query: compact('offset', 'limit', 'status'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listCellphoneSenders()}.
     *
     * @param SenderStatus|null $status
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<CellphoneSender, CellphoneSenderList>
     */
    public function iterateCellphoneSenders(
        ?int $offset = null,
        ?int $limit = null,
        ?string $status = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<CellphoneSender, CellphoneSenderList> */
        return $this->pager('listCellphoneSenders', [], compact('offset', 'limit', 'status'), $max, $options);
    }

    /**
     * Create a cellphone sender.
     *
     * Adds a name or number that sends text messages. In a sandbox account it is active at once, and any file is
     * accepted; in a live account it is in moderation, and campaigns can use it once it is active. Returns 409 with
     * `sender_exists` for a name or number already in the account.
     *
     * `POST /senders/cellphone`
     *
     * @param CellphoneSenderCreate $body
     *     - `type` (required):
     *     - `cellphone` (required): The name: up to 11 letters, digits and signs of the GSM alphabet, without `€ [ ]
     *       { } \ ^ ~ |`.
     *     - `file` (required): A Base64 document that proves your right to use the sender, for the moderators.
     * @return CellphoneSender
     * @throws MessagingException with the reason of a conflict: `sender_exists`
     */
    public function createCellphoneSender(array $body, ?CallOptions $options = null): array
    {
        /** @var CellphoneSender */
        return $this->call('createCellphoneSender', body: $body, options: $options);
    }

    /**
     * Delete a cellphone sender.
     *
     * Deletes the sender; campaigns already sent are kept. Returns 409 with `sender_in_use` if a draft, or a queued,
     * paused or sending campaign uses it.
     *
     * `DELETE /senders/cellphone/{sender_id}`
     *
     * @param int $sender_id The id of the cellphone sender.
     * @throws MessagingException with the reason of a conflict: `sender_in_use`
     */
    public function deleteCellphoneSender(int $sender_id, ?CallOptions $options = null): void
    {
        $this->call('deleteCellphoneSender', path: compact('sender_id'), options: $options);
    }

    /**
     * Get replies to HELP.
     *
     * Returns the number's replies to HELP, INFO and their translations; empty for the default reply.
     *
     * `GET /senders/cellphone/{sender_id}/help`
     *
     * @param int $sender_id The id of the cellphone sender.
     * @return SenderHelp
     * @throws MessagingException
     */
    public function getCellphoneSenderHelp(int $sender_id, ?CallOptions $options = null): array
    {
        /** @var SenderHelp */
        return $this->call('getCellphoneSenderHelp', path: compact('sender_id'), options: $options);
    }

    /**
     * Set replies to HELP.
     *
     * Replaces the number's replies to HELP; without any text it sends the default reply. A number gets one reply in
     * 24 hours, also after STOP. Short codes, names and numbers of this platform get none, to avoid loops between
     * machines.
     *
     * `PUT /senders/cellphone/{sender_id}/help`
     *
     * @param int $sender_id The id of the cellphone sender.
     * @param SenderHelp $body
     *     - `texts` (required): A text by language (`en`, `pt`, `br`, `es`, `de`, `hu`, `fr`).
     * @return SenderHelp
     * @throws MessagingException
     */
    public function updateCellphoneSenderHelp(int $sender_id, array $body, ?CallOptions $options = null): array
    {
        /** @var SenderHelp */
        return $this->call(
            'updateCellphoneSenderHelp',
            path: compact('sender_id'),
            body: $body,
            options: $options,
        );
    }

    /**
     * List phone senders.
     *
     * Returns the numbers of the account that make calls.
     *
     * `GET /senders/phone`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param SenderStatus|null $status Only senders with this status.
     * @return PhoneSenderList
     * @throws MessagingException
     */
    public function listPhoneSenders(
        ?int $offset = null,
        ?int $limit = null,
        ?string $status = null,
        ?CallOptions $options = null,
    ): array {
        /** @var PhoneSenderList */
        return $this->call(
            'listPhoneSenders',
            query: compact('offset', 'limit', 'status'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listPhoneSenders()}.
     *
     * @param SenderStatus|null $status
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<PhoneSender, PhoneSenderList>
     */
    public function iteratePhoneSenders(
        ?int $offset = null,
        ?int $limit = null,
        ?string $status = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<PhoneSender, PhoneSenderList> */
        return $this->pager('listPhoneSenders', [], compact('offset', 'limit', 'status'), $max, $options);
    }

    /**
     * Create a phone sender.
     *
     * Adds a number that makes calls. In a sandbox account it is active at once; in a live account it is in
     * moderation, and campaigns can use it once it is active. Returns 409 with `sender_exists` for a number already in
     * the account.
     *
     * `POST /senders/phone`
     *
     * @param PhoneSenderCreate $body
     *     - `phone` (required): Country code and number, separated by a hyphen.
     *     - `file` (required): A Base64 document that proves your right to use the sender, for the moderators.
     * @return PhoneSender
     * @throws MessagingException with the reason of a conflict: `sender_exists`
     */
    public function createPhoneSender(array $body, ?CallOptions $options = null): array
    {
        /** @var PhoneSender */
        return $this->call('createPhoneSender', body: $body, options: $options);
    }

    /**
     * Delete a phone sender.
     *
     * Deletes the sender; campaigns already sent are kept. Returns 409 with `sender_in_use` if a draft, or a queued,
     * paused or sending campaign uses it.
     *
     * `DELETE /senders/phone/{sender_id}`
     *
     * @param int $sender_id The id of the phone sender.
     * @throws MessagingException with the reason of a conflict: `sender_in_use`
     */
    public function deletePhoneSender(int $sender_id, ?CallOptions $options = null): void
    {
        $this->call('deletePhoneSender', path: compact('sender_id'), options: $options);
    }

    // Campaigns

    /**
     * List campaigns.
     *
     * Returns campaigns of the account, of every channel, that match all filters.
     *
     * `GET /campaigns`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param 'asc'|'desc'|null $order Sort direction.
     * @param 'list_id'|'internal_name'|'created_by'|'group_id'|'created'|null $order_by The field to sort by.
     * @param CampaignChannel|null $channel Only campaigns of this channel.
     * @param string|null $campaign_hash Only the campaign with this hash.
     * @param int|null $list_id Only campaigns for this list.
     * @param CampaignStatus|null $status Only campaigns with this status.
     * @param string|null $internal_name Campaigns with exactly this internal name.
     * @param string|null $search
     *   Campaigns whose internal name or title contains this text, ignoring the case of the letters a to z.
     * @param int|null $created_by Only campaigns of this user.
     * @param int|null $group_id Only campaigns of this group; 0 for those without one.
     * @param string|null $created_min Only objects created at or after this time.
     * @param string|null $created_max Only objects created at or before this time.
     * @param string|null $updated_min Only objects changed at or after this time.
     * @param string|null $updated_max Only objects changed at or before this time.
     * @param string|null $start_date_min Only operations that started at or after this time.
     * @param string|null $start_date_max Only operations that started at or before this time.
     * @param string|null $end_date_min Only operations that ended at or after this time.
     * @param string|null $end_date_max Only operations that ended at or before this time.
     * @param string|null $schedule_date_min Only operations due at or after this time.
     * @param string|null $schedule_date_max Only operations due at or before this time.
     * @return CampaignPage
     * @throws MessagingException
     */
    public function listCampaigns(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $order_by = null,
        ?string $channel = null,
        ?string $campaign_hash = null,
        ?int $list_id = null,
        ?string $status = null,
        ?string $internal_name = null,
        ?string $search = null,
        ?int $created_by = null,
        ?int $group_id = null,
        ?string $created_min = null,
        ?string $created_max = null,
        ?string $updated_min = null,
        ?string $updated_max = null,
        ?string $start_date_min = null,
        ?string $start_date_max = null,
        ?string $end_date_min = null,
        ?string $end_date_max = null,
        ?string $schedule_date_min = null,
        ?string $schedule_date_max = null,
        ?CallOptions $options = null,
    ): array {
        /** @var CampaignPage */
        return $this->call(
            'listCampaigns',
            query: compact(
                'offset', 'limit', 'order', 'order_by', 'channel', 'campaign_hash', 'list_id', 'status',
                'internal_name', 'search', 'created_by', 'group_id', 'created_min', 'created_max', 'updated_min',
                'updated_max', 'start_date_min', 'start_date_max', 'end_date_min', 'end_date_max',
                'schedule_date_min', 'schedule_date_max'
            ),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listCampaigns()}.
     *
     * @param 'asc'|'desc'|null $order
     * @param 'list_id'|'internal_name'|'created_by'|'group_id'|'created'|null $order_by
     * @param CampaignChannel|null $channel
     * @param CampaignStatus|null $status
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<Campaign, CampaignPage>
     */
    public function iterateCampaigns(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $order_by = null,
        ?string $channel = null,
        ?string $campaign_hash = null,
        ?int $list_id = null,
        ?string $status = null,
        ?string $internal_name = null,
        ?string $search = null,
        ?int $created_by = null,
        ?int $group_id = null,
        ?string $created_min = null,
        ?string $created_max = null,
        ?string $updated_min = null,
        ?string $updated_max = null,
        ?string $start_date_min = null,
        ?string $start_date_max = null,
        ?string $end_date_min = null,
        ?string $end_date_max = null,
        ?string $schedule_date_min = null,
        ?string $schedule_date_max = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<Campaign, CampaignPage> */
        return $this->pager(
            'listCampaigns',
            [],
            compact(
                'offset', 'limit', 'order', 'order_by', 'channel', 'campaign_hash', 'list_id', 'status',
                'internal_name', 'search', 'created_by', 'group_id', 'created_min', 'created_max', 'updated_min',
                'updated_max', 'start_date_min', 'start_date_max', 'end_date_min', 'end_date_max',
                'schedule_date_min', 'schedule_date_max'
            ),
            $max,
            $options,
        );
    }

    /**
     * Get a campaign.
     *
     * Returns a campaign of any channel: its content as written, its last sends, and the totals of its report.
     *
     * `GET /campaigns/{campaign_hash}`
     *
     * @param string $campaign_hash The hash of the campaign, from its creation.
     * @return CampaignDetail
     * @throws MessagingException
     */
    public function getCampaign(string $campaign_hash, ?CallOptions $options = null): array
    {
        /** @var CampaignDetail */
        return $this->call('getCampaign', path: compact('campaign_hash'), options: $options);
    }

    /**
     * Delete a campaign.
     *
     * Deletes a campaign of any channel, with its report. Returns 409 with `campaign_sent_last_30_days` if it was sent
     * within the last 30 days, or with `campaign_in_progress` if it is queued, sending or paused.
     *
     * `DELETE /campaigns/{campaign_hash}`
     *
     * @param string $campaign_hash The hash of the campaign, from its creation.
     * @throws MessagingException with the reason of a conflict: `campaign_in_progress`, `campaign_sent_last_30_days`
     */
    public function deleteCampaign(string $campaign_hash, ?CallOptions $options = null): void
    {
        $this->call('deleteCampaign', path: compact('campaign_hash'), options: $options);
    }

    /**
     * Preview a campaign for a contact.
     *
     * Returns the campaign, of any channel and status, as a contact would receive it now: with placeholders filled,
     * header and footer, and links. Nothing is sent or counted, and tracked links lead nowhere. Without a contact,
     * placeholders are empty. Returns 409 with `sender_missing` if the sender was deleted, and 422 if the contact is
     * not in the campaign's list.
     *
     * `GET /campaigns/{campaign_hash}/preview`
     *
     * @param string $campaign_hash The hash of the campaign, from its creation.
     * @param string|null $contact_id A contact of the campaign's list.
     * @return CampaignPreview
     * @throws MessagingException with the reason of a conflict: `sender_missing`
     */
    public function getCampaignPreview(
        string $campaign_hash,
        ?string $contact_id = null,
        ?CallOptions $options = null,
    ): array {
        /** @var CampaignPreview */
        return $this->call(
            'getCampaignPreview',
            path: compact('campaign_hash'),
            query: compact('contact_id'),
            options: $options,
        );
    }

    /**
     * List contacts by campaign event.
     *
     * Returns contacts with an event of a campaign of any channel, oldest contact first. To get the next page, pass
     * `next` as `after`. Deleted contacts are left out. Returns 422 for an event of another channel.
     *
     * `GET /campaigns/{campaign_hash}/contacts`
     *
     * @param string $campaign_hash The hash of the campaign, from its creation.
     * @param 'sent'|'delivered'|'opened'|'not_opened'|'clicked'|'bounced'|'unsubscribed'|'complained'|'replied'|'answered' $event
     *   The event.
     * @param string|null $after The contact before the page.
     * @param int|null $limit Maximum number of items to return.
     * @return CampaignContactPage
     * @throws MessagingException
     */
    public function listCampaignContacts(
        string $campaign_hash,
        string $event,
        ?string $after = null,
        ?int $limit = null,
        ?CallOptions $options = null,
    ): array {
        /** @var CampaignContactPage */
        return $this->call(
            'listCampaignContacts',
            path: compact('campaign_hash'),
            query: compact('event', 'after', 'limit'),
            options: $options,
        );
    }

    /**
     * Retry a campaign's failed recipients.
     *
     * Queues a campaign of any channel again for the recipients whose newest message failed, with the list, address
     * field, hours and notified users of the last send. Recipients who got it, or may have got it, get nothing; nor do
     * contacts now removed, inactive or suppressed. Returns 409 if the campaign is queued, sending or paused
     * (`campaign_not_sendable`), no recipient failed (`nothing_failed`), or its sender was deleted (`sender_missing`)
     * or is not active (`sender_not_active`). Returns 422 if its texts cannot be rendered.
     *
     * `POST /campaigns/{campaign_hash}/actions/retry`
     *
     * @param string $campaign_hash The hash of the campaign, from its creation.
     * @return Accepted
     * @throws MessagingException with the reason of a conflict: `campaign_not_sendable`, `nothing_failed`,
     *     `sender_missing`, `sender_not_active`
     */
    public function retryCampaign(string $campaign_hash, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call('retryCampaign', path: compact('campaign_hash'), options: $options);
    }

    /**
     * Send a test of a campaign.
     *
     * Sends a campaign of any channel and status to one to five addresses at once, and returns the outcome of each.
     * Placeholders get the data of the contact in the request; without one they are empty. A test counts in no report
     * or activity; its links work, but change no contact. Suppressed addresses get nothing. Returns 409 if the sender
     * was deleted (`sender_missing`) or is not active (`sender_not_active`), and 422 if the contact is not in the
     * campaign's list or the texts cannot be rendered.
     *
     * `POST /campaigns/{campaign_hash}/actions/test`
     *
     * @param string $campaign_hash The hash of the campaign, from its creation.
     * @param CampaignTest $body
     *     - `to` (required): The addresses for the campaign's channel: email addresses, or numbers with their
     *       country code.
     *     - `contact_id`: A contact of the campaign's list whose data fill the placeholders.
     * @return CampaignTested
     * @throws MessagingException with the reason of a conflict: `sender_missing`, `sender_not_active`
     */
    public function testCampaign(string $campaign_hash, array $body, ?CallOptions $options = null): array
    {
        /** @var CampaignTested */
        return $this->call('testCampaign', path: compact('campaign_hash'), body: $body, options: $options);
    }

    // Email campaigns

    /**
     * Create an email campaign.
     *
     * Creates the email as a draft; `sendEmailCampaign` sends it. Returns 422 for an unknown list or sender, or an
     * invalid template.
     *
     * `POST /campaigns/email`
     *
     * @param EmailCampaignCreate $body
     *     - `list_id` (required): The list of the campaign.
     *     - `internal_name` (required): The name for internal use.
     *     - `subject`: The subject.
     *     - `content` (required): The content and sender of an email.
     *     - `sender_id` (required): The email sender.
     *     - `reply_to`: The email sender for replies.
     *     - `header_footer`: The header and footer of an email.
     *     - `group_id`: The group of the campaign.
     * @return CampaignHash
     * @throws MessagingException
     */
    public function createEmailCampaign(array $body, ?CallOptions $options = null): array
    {
        /** @var CampaignHash */
        return $this->call('createEmailCampaign', body: $body, options: $options);
    }

    /**
     * Update an email campaign.
     *
     * Changes the fields in the body and keeps the others; only HTML content can be changed. Returns 422 with
     * `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.
     *
     * `PATCH /campaigns/email/{campaign_hash}`
     *
     * @param string $campaign_hash The hash of the campaign, from its creation.
     * @param EmailCampaignUpdate $body
     *     - `internal_name`: The name for internal use.
     *     - `subject`: The subject.
     *     - `content`: The parts of HTML content to change.
     *     - `sender_id`: The email sender.
     *     - `reply_to`: The email sender for replies.
     *     - `header_footer`: The header and footer of an email.
     *     - `group_id`: The group of the campaign.
     * @return CampaignHash
     * @throws MessagingException
     */
    public function updateEmailCampaign(string $campaign_hash, array $body, ?CallOptions $options = null): array
    {
        /** @var CampaignHash */
        return $this->call(
            'updateEmailCampaign',
            path: compact('campaign_hash'),
            body: $body,
            options: $options,
        );
    }

    /**
     * Send an email campaign.
     *
     * Queues the email for the selected contacts, now or for `schedule_date`, as an operation of the type `email`.
     * Contacts that are not active, have an inactive address or are suppressed get nothing. Webhooks receive opens,
     * clicks and bounces. You can send a finished campaign again. Returns 409 if it is queued, sending or paused
     * (`campaign_not_sendable`), or its sender was deleted (`sender_missing`) or is not active (`sender_not_active`).
     *
     * `POST /campaigns/email/{campaign_hash}/actions/send`
     *
     * @param string $campaign_hash The hash of the campaign, from its creation.
     * @param EmailCampaignSend $body
     *     - `list_id` (required): The list to send to.
     *     - `segments` (required): The contacts of the list to send to.
     *     - `notify`: The ids of the users to notify when the send has ended.
     *     - `destination_field`: The field with the address: `email`, or the id of an extra field of the format
     *       email.
     *     - `unique_contacts_only`: Whether contacts with the same address get the email only once.
     *     - `limit_hour`: The hours of the day, in UTC, in which messages can be sent; remaining ones wait for the
     *       next day.
     *     - `schedule_date`: When to send, in UTC, or with `local_time` in the recipients' local time.
     *     - `local_time`: Sends at `schedule_date` in each recipient's local time instead of UTC.
     * @return Accepted
     * @throws MessagingException with the reason of a conflict: `campaign_not_sendable`, `sender_missing`,
     *     `sender_not_active`
     */
    public function sendEmailCampaign(string $campaign_hash, array $body, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call(
            'sendEmailCampaign',
            path: compact('campaign_hash'),
            body: $body,
            options: $options,
        );
    }

    // Header and footer templates

    /**
     * List header and footer templates.
     *
     * Returns the templates of the account without their HTML, newest first.
     *
     * `GET /header-footer-templates`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @return HeaderFooterTemplatePage
     * @throws MessagingException
     */
    public function listHeaderFooterTemplates(
        ?int $offset = null,
        ?int $limit = null,
        ?CallOptions $options = null,
    ): array {
        /** @var HeaderFooterTemplatePage */
        return $this->call(
            'listHeaderFooterTemplates',
            query: compact('offset', 'limit'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listHeaderFooterTemplates()}.
     *
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<HeaderFooterTemplateItem, HeaderFooterTemplatePage>
     */
    public function iterateHeaderFooterTemplates(
        ?int $offset = null,
        ?int $limit = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<HeaderFooterTemplateItem, HeaderFooterTemplatePage> */
        return $this->pager('listHeaderFooterTemplates', [], compact('offset', 'limit'), $max, $options);
    }

    /**
     * Create a header and footer template.
     *
     * Creates your own header and footer. Use its id in `header_footer.id` of an email campaign: the content is placed
     * between the two, with your own link texts.
     *
     * `POST /header-footer-templates`
     *
     * @param HeaderFooterTemplateCreate $body
     *     - `name` (required): The name of the template.
     *     - `header`: HTML at the top of the body.
     *     - `footer`: HTML at the bottom of the body, with the same placeholders.
     * @return HeaderFooterTemplate
     * @throws MessagingException
     */
    public function createHeaderFooterTemplate(array $body, ?CallOptions $options = null): array
    {
        /** @var HeaderFooterTemplate */
        return $this->call('createHeaderFooterTemplate', body: $body, options: $options);
    }

    /**
     * Get a header and footer template.
     *
     * Returns the template with its HTML.
     *
     * `GET /header-footer-templates/{template_id}`
     *
     * @param int $template_id The id of the template.
     * @return HeaderFooterTemplate
     * @throws MessagingException
     */
    public function getHeaderFooterTemplate(int $template_id, ?CallOptions $options = null): array
    {
        /** @var HeaderFooterTemplate */
        return $this->call('getHeaderFooterTemplate', path: compact('template_id'), options: $options);
    }

    /**
     * Update a header and footer template.
     *
     * Changes the fields in the body and keeps the others. Emails sent from now on use the new version, including
     * those of a campaign in progress.
     *
     * `PATCH /header-footer-templates/{template_id}`
     *
     * @param int $template_id The id of the template.
     * @param HeaderFooterTemplateUpdate $body
     *     - `name`: The name of the template.
     *     - `header`: HTML at the top of the body.
     *     - `footer`: HTML at the bottom of the body, with the same placeholders.
     * @return HeaderFooterTemplate
     * @throws MessagingException
     */
    public function updateHeaderFooterTemplate(int $template_id, array $body, ?CallOptions $options = null): array
    {
        /** @var HeaderFooterTemplate */
        return $this->call(
            'updateHeaderFooterTemplate',
            path: compact('template_id'),
            body: $body,
            options: $options,
        );
    }

    /**
     * Delete a template of header and footer.
     *
     * Deletes the template. Other campaigns with it lose their header and footer. Returns 409 with `template_in_use`
     * if a campaign with it is queued, scheduled, paused or in progress.
     *
     * `DELETE /header-footer-templates/{template_id}`
     *
     * @param int $template_id The id of the template.
     * @throws MessagingException with the reason of a conflict: `template_in_use`
     */
    public function deleteHeaderFooterTemplate(int $template_id, ?CallOptions $options = null): void
    {
        $this->call('deleteHeaderFooterTemplate', path: compact('template_id'), options: $options);
    }

    // Reports

    /**
     * Get an email campaign's report.
     *
     * Returns the totals of the campaign and its breakdowns. Set a breakdown to `false` for a smaller response. Counts
     * grow as recipients open and click.
     *
     * `GET /reports/email/{campaign_hash}`
     *
     * @param string $campaign_hash The hash of the campaign, from its creation.
     * @param bool|null $date Whether to include counts by day.
     * @param bool|null $weekday Whether to include counts by day of the week.
     * @param bool|null $hour Whether to include counts by hour of the day.
     * @param bool|null $location Whether to include counts by place.
     * @param bool|null $domain Whether to include counts by domain of the recipients.
     * @param bool|null $url Whether to include counts by clicked URL.
     * @param bool|null $reader Whether to include counts by mail program.
     * @return EmailReport
     * @throws MessagingException
     */
    public function getEmailReport(
        string $campaign_hash,
        ?bool $date = null,
        ?bool $weekday = null,
        ?bool $hour = null,
        ?bool $location = null,
        ?bool $domain = null,
        ?bool $url = null,
        ?bool $reader = null,
        ?CallOptions $options = null,
    ): array {
        /** @var EmailReport */
        return $this->call(
            'getEmailReport',
            path: compact('campaign_hash'),
            query: compact('date', 'weekday', 'hour', 'location', 'domain', 'url', 'reader'),
            options: $options,
        );
    }

    /**
     * Get a push campaign's report.
     *
     * Returns the totals of the campaign, and the counts by operating system. Counts grow as devices report events.
     *
     * `GET /reports/push/{campaign_hash}`
     *
     * @param string $campaign_hash The hash of a push campaign.
     * @param bool|null $operating_systems Whether to include counts by operating system.
     * @return PushReport
     * @throws MessagingException
     */
    public function getPushReport(
        string $campaign_hash,
        ?bool $operating_systems = null,
        ?CallOptions $options = null,
    ): array {
        /** @var PushReport */
        return $this->call(
            'getPushReport',
            path: compact('campaign_hash'),
            query: compact('operating_systems'),
            options: $options,
        );
    }

    /**
     * Get an SMS campaign's report.
     *
     * Returns the totals of the campaign, and the counts by network. A message is pending until its network reports
     * the outcome; some networks never do.
     *
     * `GET /reports/sms/{campaign_hash}`
     *
     * @param string $campaign_hash The hash of an SMS campaign.
     * @param bool|null $networks Whether to include counts by network.
     * @return PhoneReport
     * @throws MessagingException
     */
    public function getSmsReport(string $campaign_hash, ?bool $networks = null, ?CallOptions $options = null): array
    {
        /** @var PhoneReport */
        return $this->call(
            'getSmsReport',
            path: compact('campaign_hash'),
            query: compact('networks'),
            options: $options,
        );
    }

    /**
     * Get a voice campaign's report.
     *
     * Returns the totals of the campaign, and the counts by network. A call is pending until it ends.
     *
     * `GET /reports/voice/{campaign_hash}`
     *
     * @param string $campaign_hash The hash of a voice campaign.
     * @param bool|null $networks Whether to include counts by network.
     * @return PhoneReport
     * @throws MessagingException
     */
    public function getVoiceReport(string $campaign_hash, ?bool $networks = null, ?CallOptions $options = null): array
    {
        /** @var PhoneReport */
        return $this->call(
            'getVoiceReport',
            path: compact('campaign_hash'),
            query: compact('networks'),
            options: $options,
        );
    }

    /**
     * Get a web push campaign's report.
     *
     * Returns the totals of the campaign and its breakdowns, also for an RSS campaign. Set a breakdown to `false` for
     * a smaller response.
     *
     * `GET /reports/web-push/{campaign_hash}`
     *
     * @param string $campaign_hash The hash of a web push campaign.
     * @param bool|null $devices Whether to include counts by kind of device.
     * @param bool|null $operating_systems Whether to include counts by operating system.
     * @param bool|null $browsers Whether to include counts by browser.
     * @param bool|null $url Whether to include counts by URL.
     * @return WebpushReport
     * @throws MessagingException
     */
    public function getWebpushReport(
        string $campaign_hash,
        ?bool $devices = null,
        ?bool $operating_systems = null,
        ?bool $browsers = null,
        ?bool $url = null,
        ?CallOptions $options = null,
    ): array {
        /** @var WebpushReport */
        return $this->call(
            'getWebpushReport',
            path: compact('campaign_hash'),
            query: compact('devices', 'operating_systems', 'browsers', 'url'),
            options: $options,
        );
    }

    // Webhooks

    /**
     * List webhooks.
     *
     * Returns the webhooks of the account.
     *
     * `GET /webhooks`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @return WebhookPage
     * @throws MessagingException
     */
    public function listWebhooks(?int $offset = null, ?int $limit = null, ?CallOptions $options = null): array
    {
        /** @var WebhookPage */
        return $this->call('listWebhooks', query: compact('offset', 'limit'), options: $options);
    }

    /**
     * The items of all pages of {@see listWebhooks()}.
     *
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<Webhook, WebhookPage>
     */
    public function iterateWebhooks(
        ?int $offset = null,
        ?int $limit = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<Webhook, WebhookPage> */
        return $this->pager('listWebhooks', [], compact('offset', 'limit'), $max, $options);
    }

    /**
     * Create a webhook.
     *
     * Creates a webhook: the platform calls the URL for the chosen actions of one list; `listEvent` shows the call.
     * `getWebhookSecret` returns the secret that signs the calls. At most 20 webhooks of a list can receive the same
     * action. Returns 422 for an unknown list, and 409 with `webhook_exists` for a second webhook with the same list,
     * URL, actions and fields, or with `webhook_limit_reached` beyond the limit.
     *
     * `POST /webhooks`
     *
     * @param WebhookCreate $body
     *     - `list_id` (required): The list of the contacts.
     *     - `url` (required): The http or https URL to call.
     *     - `actions` (required): The actions to report.
     *     - `fields`: The ids of the contact's fields to send; those of extra fields as text.
     * @return Webhook
     * @throws MessagingException with the reason of a conflict: `webhook_exists`, `webhook_limit_reached`
     */
    public function createWebhook(array $body, ?CallOptions $options = null): array
    {
        /** @var Webhook */
        return $this->call('createWebhook', body: $body, options: $options);
    }

    /**
     * Get the callback secret.
     *
     * Returns the secret that signs callbacks, such as the one at the end of an import, with one secret for the whole
     * account. It is created at first use and does not change. The key needs the right `marketing`.
     *
     * `GET /webhooks/callback-secret`
     *
     * @return CallbackSecret
     * @throws MessagingException
     */
    public function getCallbackSecret(?CallOptions $options = null): array
    {
        /** @var CallbackSecret */
        return $this->call('getCallbackSecret', options: $options);
    }

    /**
     * List webhook statuses.
     *
     * Returns the status of each webhook and its reason, in the order of `listWebhooks`. `updateWebhook` changes the
     * status.
     *
     * `GET /webhooks/statuses`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @return WebhookStatePage
     * @throws MessagingException
     */
    public function listWebhookStatuses(?int $offset = null, ?int $limit = null, ?CallOptions $options = null): array
    {
        /** @var WebhookStatePage */
        return $this->call('listWebhookStatuses', query: compact('offset', 'limit'), options: $options);
    }

    /**
     * The items of all pages of {@see listWebhookStatuses()}.
     *
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<WebhookState, WebhookStatePage>
     */
    public function iterateWebhookStatuses(
        ?int $offset = null,
        ?int $limit = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<WebhookState, WebhookStatePage> */
        return $this->pager('listWebhookStatuses', [], compact('offset', 'limit'), $max, $options);
    }

    /**
     * Update a webhook.
     *
     * Changes the URL, the actions or the fields, or pauses or enables the webhook. Waiting calls use the new URL.
     * While a webhook is paused or disabled, its calls are held; enabling it sends them, oldest first. They are kept
     * as long as ended deliveries (`MESSAGING_KEEP_HOOKS`, 30 days). A receiver that responds with 410 Gone disables
     * its webhook, and the users of the account get an email.
     *
     * `PATCH /webhooks/{webhook_id}`
     *
     * @param int $webhook_id The id of the webhook.
     * @param WebhookUpdate $body
     *     - `url`: The http or https URL to call.
     *     - `actions`: The actions to report.
     *     - `fields`: The ids of the contact's fields to send; those of extra fields as text.
     *     - `status`: `paused` holds the calls of the webhook.
     * @return WebhookDetail
     * @throws MessagingException with the reason of a conflict: `webhook_exists`, `webhook_limit_reached`
     */
    public function updateWebhook(int $webhook_id, array $body, ?CallOptions $options = null): array
    {
        /** @var WebhookDetail */
        return $this->call('updateWebhook', path: compact('webhook_id'), body: $body, options: $options);
    }

    /**
     * Delete a webhook.
     *
     * Deletes the webhook and discards its waiting calls, including retries.
     *
     * `DELETE /webhooks/{webhook_id}`
     *
     * @param int $webhook_id The id of the webhook.
     * @throws MessagingException
     */
    public function deleteWebhook(int $webhook_id, ?CallOptions $options = null): void
    {
        $this->call('deleteWebhook', path: compact('webhook_id'), options: $options);
    }

    /**
     * Get a webhook's secret.
     *
     * Returns the webhook's own secret, which stays the same until you call `rotateWebhookSecret`. The key needs the
     * right `marketing`.
     *
     * `GET /webhooks/{webhook_id}/secret`
     *
     * @param int $webhook_id The id of the webhook.
     * @return WebhookSecret
     * @throws MessagingException
     */
    public function getWebhookSecret(int $webhook_id, ?CallOptions $options = null): array
    {
        /** @var WebhookSecret */
        return $this->call('getWebhookSecret', path: compact('webhook_id'), options: $options);
    }

    /**
     * Rotate a webhook's secret.
     *
     * Creates a new secret for the webhook, which `getWebhookSecret` returns from now on. For another `overlap_hours`
     * hours, each call has two signatures, separated by a space, so your receiver can verify with either secret.
     * Another rotation ends the overlap of the previous secret. Waiting calls are signed with the secrets valid at the
     * time of sending.
     *
     * `POST /webhooks/{webhook_id}/secret`
     *
     * @param int $webhook_id The id of the webhook.
     * @param WebhookSecretRotate $body
     *     - `overlap_hours`: For how many hours the previous secret also signs.
     * @return RotatedWebhookSecret
     * @throws MessagingException
     */
    public function rotateWebhookSecret(int $webhook_id, array $body, ?CallOptions $options = null): array
    {
        /** @var RotatedWebhookSecret */
        return $this->call(
            'rotateWebhookSecret',
            path: compact('webhook_id'),
            body: $body,
            options: $options,
        );
    }

    // Operations

    /**
     * List operations.
     *
     * Returns waiting operations and those in progress that match all filters, without ended ones.
     *
     * `GET /operations`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param 'asc'|'desc'|null $order Sort direction.
     * @param 'operation_id'|'created'|'start_date'|null $order_by The field to sort by.
     * @param OperationType|null $type Only operations of this type.
     * @param OperationStatus|null $status Only operations with this status.
     * @return OperationPage
     * @throws MessagingException
     */
    public function listOperations(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $order_by = null,
        ?string $type = null,
        ?string $status = null,
        ?CallOptions $options = null,
    ): array {
        /** @var OperationPage */
        return $this->call(
            'listOperations',
            query: compact('offset', 'limit', 'order', 'order_by', 'type', 'status'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listOperations()}.
     *
     * @param 'asc'|'desc'|null $order
     * @param 'operation_id'|'created'|'start_date'|null $order_by
     * @param OperationType|null $type
     * @param OperationStatus|null $status
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<Operation, OperationPage>
     */
    public function iterateOperations(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $order_by = null,
        ?string $type = null,
        ?string $status = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<Operation, OperationPage> */
        return $this->pager(
            'listOperations',
            [],
            compact('offset', 'limit', 'order', 'order_by', 'type', 'status'),
            $max,
            $options,
        );
    }

    /**
     * List ended operations.
     *
     * Returns finished or canceled operations that match all filters, latest first, as long as the platform keeps
     * them. `getOperation` has their results.
     *
     * `GET /operations/ended`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param OperationType|null $type Only operations of this type.
     * @param EndedOperationStatus|null $status Only operations that ended with this status.
     * @return EndedOperationPage
     * @throws MessagingException
     */
    public function listEndedOperations(
        ?int $offset = null,
        ?int $limit = null,
        ?string $type = null,
        ?string $status = null,
        ?CallOptions $options = null,
    ): array {
        /** @var EndedOperationPage */
        return $this->call(
            'listEndedOperations',
            query: compact('offset', 'limit', 'type', 'status'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listEndedOperations()}.
     *
     * @param OperationType|null $type
     * @param EndedOperationStatus|null $status
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<EndedOperation, EndedOperationPage>
     */
    public function iterateEndedOperations(
        ?int $offset = null,
        ?int $limit = null,
        ?string $type = null,
        ?string $status = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<EndedOperation, EndedOperationPage> */
        return $this->pager(
            'listEndedOperations',
            [],
            compact('offset', 'limit', 'type', 'status'),
            $max,
            $options,
        );
    }

    /**
     * Get an operation.
     *
     * Returns one operation with its progress, also after its end, as long as the platform keeps it. `file` has a new
     * link to its result in each response, valid for seven days.
     *
     * `GET /operations/{operation_id}`
     *
     * @param int $operation_id The id of the operation.
     * @return OperationDetail
     * @throws MessagingException
     */
    public function getOperation(int $operation_id, ?CallOptions $options = null): array
    {
        /** @var OperationDetail */
        return $this->call('getOperation', path: compact('operation_id'), options: $options);
    }

    /**
     * Approve operations.
     *
     * Starts `queued` operations at once, including scheduled ones; they become `processing`. A paused one with
     * `held_items` (see `getOperation`) sends these. The result is per operation: the response is 200 even if none
     * changed, with the reasons.
     *
     * `POST /operations/actions/approve`
     *
     * @param OperationIds $body
     *     - `operations` (required): The ids of the operations, from `listOperations`.
     * @return OperationActionResult
     * @throws MessagingException
     */
    public function approveOperations(array $body, ?CallOptions $options = null): array
    {
        /** @var OperationActionResult */
        return $this->call('approveOperations', body: $body, options: $options);
    }

    /**
     * Cancel operations.
     *
     * Ends operations of any status; they leave the list. Completed work is kept: sent messages, changed contacts. A
     * campaign becomes `canceled`. The result is per operation: the response is 200 even if none changed, with the
     * reasons.
     *
     * `POST /operations/actions/cancel`
     *
     * @param OperationIds $body
     *     - `operations` (required): The ids of the operations, from `listOperations`.
     * @return OperationActionResult
     * @throws MessagingException
     */
    public function cancelOperations(array $body, ?CallOptions $options = null): array
    {
        /** @var OperationActionResult */
        return $this->call('cancelOperations', body: $body, options: $options);
    }

    /**
     * Pause operations.
     *
     * Pauses `queued`, `processing` or `executing` operations and their campaigns. Work in progress at this moment is
     * completed. The result is per operation: the response is 200 even if none changed, with the reasons.
     *
     * `POST /operations/actions/pause`
     *
     * @param OperationIds $body
     *     - `operations` (required): The ids of the operations, from `listOperations`.
     * @return OperationActionResult
     * @throws MessagingException
     */
    public function pauseOperations(array $body, ?CallOptions $options = null): array
    {
        /** @var OperationActionResult */
        return $this->call('pauseOperations', body: $body, options: $options);
    }

    /**
     * Resume operations.
     *
     * Resumes `paused` operations where they stopped; they become `queued`. An overdue one continues at once. One with
     * `held_items` (see `getOperation`) continues without them. The result is per operation: the response is 200 even
     * if none changed, with the reasons.
     *
     * `POST /operations/actions/resume`
     *
     * @param OperationIds $body
     *     - `operations` (required): The ids of the operations, from `listOperations`.
     * @return OperationActionResult
     * @throws MessagingException
     */
    public function resumeOperations(array $body, ?CallOptions $options = null): array
    {
        /** @var OperationActionResult */
        return $this->call('resumeOperations', body: $body, options: $options);
    }

    // Email RSS campaigns

    /**
     * Create an RSS email campaign.
     *
     * Creates an email that is filled from an RSS feed; `enableEmailRssCampaign` starts sending. In the body,
     * `{{FEEDBLOCK:<feed_url>}}` and `{{ENDFEEDBLOCK}}` enclose the content from one feed. In it, the part between
     * `{{FEEDITEMS:count=<n>}}` and `{{ENDFEEDITEMS}}` repeats for the newest n items, 1 to 50, with
     * `{{FEEDITEM:LINK}}`, `{{FEEDITEM:IMAGE}}`, `{{FEEDITEM:TITLE}}` and `{{FEEDITEM:DESCRIPTION}}` as plain text.
     * For the feed that triggers a send, these are the newest new items, so that contacts never get an item twice; for
     * others, the newest available. A body can have ten feeds. Returns 422 for an unknown list or sender, a body
     * without a feed, or unbalanced markers.
     *
     * `POST /campaigns/email/rss`
     *
     * @param EmailRssCampaignCreate $body
     *     - `list_id` (required): The list of the campaign.
     *     - `internal_name` (required): The name for internal use.
     *     - `subject`: The subject of every issue.
     *     - `content` (required): HTML filled from a feed.
     *     - `sender_id` (required): The email sender.
     *     - `reply_to`: The email sender for replies.
     *     - `header_footer`: The header and footer of an email.
     *     - `group_id`: The group of the campaign.
     * @return CampaignHash
     * @throws MessagingException
     */
    public function createEmailRssCampaign(array $body, ?CallOptions $options = null): array
    {
        /** @var CampaignHash */
        return $this->call('createEmailRssCampaign', body: $body, options: $options);
    }

    /**
     * Enable an RSS email campaign.
     *
     * Starts reading the feed every hour and sends its new items as one email to the active contacts of the list;
     * existing items don't count as new. Each issue triggers the same events as any email. Between issues,
     * `listOperations` shows a queued operation of the type `email`; cancel it to end the campaign. While an issue is
     * sent, the operation is executing. Approving it reads the feed at once. `problem` of `getOperation` shows feed
     * errors; a host that responds with 410 ends the campaign. An unusually large issue pauses the operation
     * (`held_items`): approve it to send the issue, or resume it to skip the issue. Enabling an enabled campaign
     * changes nothing; enabling an ended one restarts it. Returns 422 with `path.campaign_hash` in `errors` if the
     * list or sender was deleted, the sender is not active or the texts cannot be rendered.
     *
     * `POST /campaigns/email/rss/{campaign_hash}/actions/enable`
     *
     * @param string $campaign_hash The hash of an RSS email campaign.
     * @return Accepted
     * @throws MessagingException
     */
    public function enableEmailRssCampaign(string $campaign_hash, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call('enableEmailRssCampaign', path: compact('campaign_hash'), options: $options);
    }

    // Push campaigns

    /**
     * Create a push campaign.
     *
     * Creates the message as a draft; `sendPushCampaign` sends it. Returns 422 for an unknown app or template, an
     * invalid template, or a title and text of more than 4,096 bytes, the limit of push services.
     *
     * `POST /campaigns/push`
     *
     * @param PushCampaignCreate $body
     *     - `app_id` (required): The app of the devices.
     *     - `title` (required): The title of the message, and the name of the campaign in lists.
     *     - `content` (required): The content of a push or text message: a text in the request, or a stored
     *       template.
     *     - `actions`: The buttons of a push message: one that opens a link, and one that closes the message.
     *     - `geo_options`: The place where devices receive the message.
     *     - `notification_options`: How a device shows the message.
     *     - `group_id`: The group of the campaign.
     * @return CampaignHash
     * @throws MessagingException
     */
    public function createPushCampaign(array $body, ?CallOptions $options = null): array
    {
        /** @var CampaignHash */
        return $this->call('createPushCampaign', body: $body, options: $options);
    }

    /**
     * Update a push campaign.
     *
     * Changes the fields in the body and keeps the others; only text content can be changed. Returns 422 with
     * `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.
     *
     * `PATCH /campaigns/push/{campaign_hash}`
     *
     * @param string $campaign_hash The hash of a push campaign.
     * @param PushCampaignUpdate $body
     *     - `title`: The title of the message.
     *     - `content`: The text to change.
     *     - `actions`: The buttons of a push message: one that opens a link, and one that closes the message.
     *     - `geo_options`: The parts of the place to change.
     *     - `notification_options`: How a device shows the message.
     *     - `group_id`: The group of the campaign.
     * @return CampaignHash
     * @throws MessagingException
     */
    public function updatePushCampaign(string $campaign_hash, array $body, ?CallOptions $options = null): array
    {
        /** @var CampaignHash */
        return $this->call(
            'updatePushCampaign',
            path: compact('campaign_hash'),
            body: $body,
            options: $options,
        );
    }

    /**
     * Send a push campaign.
     *
     * Queues the message for the devices of the selected contacts, now or for `schedule_date`, as an operation of the
     * type `push`. Contacts without a token of the app get nothing. Webhooks receive `push_send`, `push_received`,
     * `push_open`, `push_click`, `push_canceled` and `push_error`. You can send a finished campaign again. Returns 422
     * with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.
     *
     * `POST /campaigns/push/{campaign_hash}/actions/send`
     *
     * @param string $campaign_hash The hash of a push campaign.
     * @param PushCampaignSend $body
     *     - `app_id` (required): The app to send to.
     *     - `segments` (required): The contacts of the app's or site's list to send to.
     *     - `notify`: The ids of the users to notify when the send has ended.
     *     - `schedule_date`: When to send, in UTC, or with `local_time` in the recipients' local time.
     *     - `local_time`: Sends at `schedule_date` in each recipient's local time instead of UTC.
     * @return Accepted
     * @throws MessagingException
     */
    public function sendPushCampaign(string $campaign_hash, array $body, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call(
            'sendPushCampaign',
            path: compact('campaign_hash'),
            body: $body,
            options: $options,
        );
    }

    // Push apps

    /**
     * List push apps.
     *
     * Returns all push apps of the account as a plain array, without pages.
     *
     * `GET /push/apps`
     *
     * @param int|null $list_id Only apps of this list.
     * @return list<PushApp>
     * @throws MessagingException
     */
    public function listPushApps(?int $list_id = null, ?CallOptions $options = null): array
    {
        /** @var list<PushApp> */
        return $this->call('listPushApps', query: compact('list_id'), options: $options);
    }

    /**
     * Create a push app.
     *
     * Creates an app whose devices belong to contacts of the list. It is also a mobile app of the Transactional API,
     * with the same number as id: set its certificate or key there. Returns 422 for an unknown list, or a
     * `two_steps_config` that is not one of its fields.
     *
     * `POST /push/apps`
     *
     * @param PushAppCreate $body
     *     - `list_id` (required): The list of the app's contacts.
     *     - `name` (required): The name of the app.
     *     - `description`: The purpose of the app.
     *     - `two_steps_config`: The field of the list that connects a token to its contact, by default: `email`,
     *       `cellphone`, `phone`, or a unique field.
     *     - `development`: Whether the app uses the push service's development environment.
     * @return PushApp
     * @throws MessagingException
     */
    public function createPushApp(array $body, ?CallOptions $options = null): array
    {
        /** @var PushApp */
        return $this->call('createPushApp', body: $body, options: $options);
    }

    /**
     * Get a push app.
     *
     * Returns one push app with its list.
     *
     * `GET /push/apps/{app_id}`
     *
     * @param string $app_id The id of the push app.
     * @return PushApp
     * @throws MessagingException
     */
    public function getPushApp(string $app_id, ?CallOptions $options = null): array
    {
        /** @var PushApp */
        return $this->call('getPushApp', path: compact('app_id'), options: $options);
    }

    /**
     * Delete a push app.
     *
     * Deletes the app, here and in the Transactional API, with tokens that wait for a contact. Contacts keep their
     * tokens, but get no more messages. Waiting campaign messages to the app are skipped.
     *
     * `DELETE /push/apps/{app_id}`
     *
     * @param string $app_id The id of the push app.
     * @throws MessagingException
     */
    public function deletePushApp(string $app_id, ?CallOptions $options = null): void
    {
        $this->call('deletePushApp', path: compact('app_id'), options: $options);
    }

    /**
     * Register a push message event.
     *
     * The app calls this when its user opens or closes a push message. The campaign's report counts opens. The contact
     * gets the activity `push_open` or `push_canceled`, which webhooks receive. A repeated event of one device and
     * message counts once.
     *
     * `POST /push/apps/{app_id}/event`
     *
     * @param string $app_id The id of the push app.
     * @param PushEventRegister $body
     *     - `os` (required): The operating system of the device, for example `android` or `ios`.
     *     - `contact` (required): The id of the contact, from the message.
     *     - `message_hash` (required): The hash of the message, from the message.
     *     - `mailing_id`: The number of the campaign, from the message.
     *     - `event` (required): The event: the message was opened, or dismissed.
     *     - `device_id` (required): The number of the device, from the message.
     * @return PushAck
     * @throws MessagingException
     */
    public function registerPushEvent(string $app_id, array $body, ?CallOptions $options = null): array
    {
        /** @var PushAck */
        return $this->call('registerPushEvent', path: compact('app_id'), body: $body, options: $options);
    }

    /**
     * Register a device token.
     *
     * The app calls this when its push service gives the device a token. `two_steps_data` adds the token to that
     * contact of the app's list, who then gets push messages and the activity `add_push_contact`. A token belongs to
     * one contact: it is removed from the previous one.
     *
     * `POST /push/apps/{app_id}/token`
     *
     * @param string $app_id The id of the push app.
     * @param PushTokenRegister $body
     *     - `os` (required): The operating system of the device, for example `android` or `ios`.
     *     - `token` (required): The device's token from the push service.
     *     - `two_steps_data`: The contact of the device.
     * @return PushAck
     * @throws MessagingException
     */
    public function registerPushToken(string $app_id, array $body, ?CallOptions $options = null): array
    {
        /** @var PushAck */
        return $this->call('registerPushToken', path: compact('app_id'), body: $body, options: $options);
    }

    // SMS campaigns

    /**
     * Create an SMS campaign.
     *
     * Creates the text as a draft; `sendSmsCampaign` sends it. Returns 422 for an unknown list, sender or template, or
     * an invalid template.
     *
     * `POST /campaigns/sms`
     *
     * @param SmsCampaignCreate $body
     *     - `list_id` (required): The list of the campaign.
     *     - `internal_name` (required): The name for internal use.
     *     - `content` (required): The content of a push or text message: a text in the request, or a stored
     *       template.
     *     - `sender_id`: The cellphone sender.
     *     - `options`: The encoding and maximum length of the text.
     *     - `group_id`: The group of the campaign.
     * @return CampaignHash
     * @throws MessagingException
     */
    public function createSmsCampaign(array $body, ?CallOptions $options = null): array
    {
        /** @var CampaignHash */
        return $this->call('createSmsCampaign', body: $body, options: $options);
    }

    /**
     * Update an SMS campaign.
     *
     * Changes the fields in the body and keeps the others; only text content can be changed. Returns 422 with
     * `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.
     *
     * `PATCH /campaigns/sms/{campaign_hash}`
     *
     * @param string $campaign_hash The hash of an SMS campaign.
     * @param SmsCampaignUpdate $body
     *     - `internal_name`: The name for internal use.
     *     - `content`: The text to change.
     *     - `sender_id`: The cellphone sender.
     *     - `options`: The encoding and maximum length of the text.
     *     - `group_id`: The group of the campaign.
     * @return CampaignHash
     * @throws MessagingException
     */
    public function updateSmsCampaign(string $campaign_hash, array $body, ?CallOptions $options = null): array
    {
        /** @var CampaignHash */
        return $this->call(
            'updateSmsCampaign',
            path: compact('campaign_hash'),
            body: $body,
            options: $options,
        );
    }

    /**
     * Send an SMS campaign.
     *
     * Queues the text for the selected contacts, now or for `schedule_date`, as an operation of the type `sms`.
     * Contacts that are not active, have an inactive number or are suppressed get nothing. Webhooks receive `sms_send`
     * and `sms_delivered`. Messages to India are sent only from 9 to 21 o'clock IST and wait until then, as its
     * networks require for promotions. You can send a finished campaign again. Returns 422 with `path.campaign_hash`
     * in `errors` if the campaign is queued, sending or paused, or its sender was deleted or is not active.
     *
     * `POST /campaigns/sms/{campaign_hash}/actions/send`
     *
     * @param string $campaign_hash The hash of an SMS campaign.
     * @param SmsCampaignSend $body
     *     - `list_id` (required): The list to send to.
     *     - `destination_field` (required): The field with the number: `cellphone`, or the id of an extra field of
     *       the format cellphone.
     *     - `segments` (required): The contacts of the list to send to.
     *     - `notify`: The ids of the users to notify when the send has ended.
     *     - `schedule_date`: When to send, in UTC, or with `local_time` in the recipients' local time.
     *     - `local_time`: Sends at `schedule_date` in each recipient's local time instead of UTC.
     * @return Accepted
     * @throws MessagingException
     */
    public function sendSmsCampaign(string $campaign_hash, array $body, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call(
            'sendSmsCampaign',
            path: compact('campaign_hash'),
            body: $body,
            options: $options,
        );
    }

    // Smart SMS campaigns

    /**
     * Create a smart SMS campaign.
     *
     * Creates the text and its page as a draft; `sendSmartSmsCampaign` sends it. Each recipient gets a separate short
     * link at the end of the text. Returns 422 for an unknown list, sender or domain name, an invalid template, or a
     * page that cannot be downloaded.
     *
     * `POST /campaigns/smart-sms`
     *
     * @param SmartSmsCampaignCreate $body
     *     - `list_id` (required): The list of the campaign.
     *     - `internal_name` (required): The name for internal use.
     *     - `campaign_content` (required): The text of a smart SMS.
     *     - `page_content` (required): The target of the short link.
     *     - `sender_id`: The cellphone sender.
     *     - `cname_id`: The verified domain name of the short link.
     *     - `options`: The encoding and maximum length of the text.
     *     - `group_id`: The group of the campaign.
     * @return CampaignHash
     * @throws MessagingException
     */
    public function createSmartSmsCampaign(array $body, ?CallOptions $options = null): array
    {
        /** @var CampaignHash */
        return $this->call('createSmartSmsCampaign', body: $body, options: $options);
    }

    /**
     * Update a smart SMS campaign.
     *
     * Changes the fields in the body and keeps the others. Returns 422 with `path.campaign_hash` in `errors` if the
     * campaign is queued, sending or paused.
     *
     * `PATCH /campaigns/smart-sms/{campaign_hash}`
     *
     * @param string $campaign_hash The hash of a smart SMS campaign.
     * @param SmartSmsCampaignUpdate $body
     *     - `internal_name`: The name for internal use.
     *     - `campaign_content`: The text to change.
     *     - `page_content`: The parts of the page to change.
     *     - `sender_id`: The cellphone sender.
     *     - `cname_id`: The verified domain name of the short link.
     *     - `options`: The encoding and maximum length of the text.
     *     - `group_id`: The group of the campaign.
     * @return CampaignHash
     * @throws MessagingException
     */
    public function updateSmartSmsCampaign(string $campaign_hash, array $body, ?CallOptions $options = null): array
    {
        /** @var CampaignHash */
        return $this->call(
            'updateSmartSmsCampaign',
            path: compact('campaign_hash'),
            body: $body,
            options: $options,
        );
    }

    /**
     * Send a smart SMS campaign.
     *
     * Queues the text for the selected contacts, now or for `schedule_date`, as an operation of the type `smart_sms`.
     * Contacts that are not active, have an inactive number or are suppressed get nothing. A contact's activities show
     * `smart_sms_send`, `smart_sms_report`, `smart_sms_open` (once per message) and `smart_sms_click`; webhooks
     * receive the first two as `sms_send` and `sms_delivered`. Messages to India are sent only from 9 to 21 o'clock
     * IST and wait until then, as its networks require for promotions. You can send a finished campaign again. Returns
     * 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused, or its sender was
     * deleted or is not active.
     *
     * `POST /campaigns/smart-sms/{campaign_hash}/actions/send`
     *
     * @param string $campaign_hash The hash of a smart SMS campaign.
     * @param SmsCampaignSend $body
     *     - `list_id` (required): The list to send to.
     *     - `destination_field` (required): The field with the number: `cellphone`, or the id of an extra field of
     *       the format cellphone.
     *     - `segments` (required): The contacts of the list to send to.
     *     - `notify`: The ids of the users to notify when the send has ended.
     *     - `schedule_date`: When to send, in UTC, or with `local_time` in the recipients' local time.
     *     - `local_time`: Sends at `schedule_date` in each recipient's local time instead of UTC.
     * @return Accepted
     * @throws MessagingException
     */
    public function sendSmartSmsCampaign(string $campaign_hash, array $body, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call(
            'sendSmartSmsCampaign',
            path: compact('campaign_hash'),
            body: $body,
            options: $options,
        );
    }

    // Voice campaigns

    /**
     * Create a voice campaign.
     *
     * Creates the call as a draft; `sendVoiceCampaign` makes the calls. Returns 422 for an unknown list, sender, group
     * or template, or a recording that is not audio.
     *
     * `POST /campaigns/voice`
     *
     * @param VoiceCampaignCreate $body
     *     - `internal_name` (required): The name for internal use.
     *     - `list_id` (required): The list of the campaign.
     *     - `content` (required): The audio of a call.
     *     - `sender_id` (required): The phone sender.
     *     - `group_id`: The group of the campaign.
     * @return CampaignHash
     * @throws MessagingException
     */
    public function createVoiceCampaign(array $body, ?CallOptions $options = null): array
    {
        /** @var CampaignHash */
        return $this->call('createVoiceCampaign', body: $body, options: $options);
    }

    /**
     * Update a voice campaign.
     *
     * Changes the fields in the body and keeps the others. Set the audio as `content` or `message`; returns 422 for
     * both. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.
     *
     * `PATCH /campaigns/voice/{campaign_hash}`
     *
     * @param string $campaign_hash The hash of a voice campaign.
     * @param VoiceCampaignUpdate $body
     *     - `internal_name`: The name for internal use.
     *     - `group_id`: The group of the campaign.
     *     - `content`: The audio of a call.
     *     - `message`: A recording that replaces the current audio, like `content` of the type `audio`.
     *     - `sender_id`: The phone sender.
     * @return CampaignHash
     * @throws MessagingException
     */
    public function updateVoiceCampaign(string $campaign_hash, array $body, ?CallOptions $options = null): array
    {
        /** @var CampaignHash */
        return $this->call(
            'updateVoiceCampaign',
            path: compact('campaign_hash'),
            body: $body,
            options: $options,
        );
    }

    /**
     * Send a voice campaign.
     *
     * Queues calls to the selected contacts, now or for `schedule_date`, as an operation of the type `voice`. Contacts
     * that are not active, have no active number or are suppressed are not called. An unanswered call is repeated,
     * three calls in all. Webhooks receive `voice_send`. You can send a finished campaign again. Returns 422 with
     * `path.campaign_hash` in `errors` if the campaign is queued, sending or paused, or its sender was deleted or is
     * not active.
     *
     * `POST /campaigns/voice/{campaign_hash}/actions/send`
     *
     * @param string $campaign_hash The hash of a voice campaign.
     * @param VoiceCampaignSend $body
     *     - `list_id` (required): The list to send to.
     *     - `destination_field` (required): The number to call: `phone`, `cellphone`, one of them with the other if
     *       there is no answer, or both.
     *     - `unique_contacts_only`: Whether to call a number shared by several contacts only once.
     *     - `segments` (required): The contacts of the list to send to.
     *     - `notify`: The ids of the users to notify when the send has ended.
     *     - `limit_contacts`: How many of the selected contacts to call, longest in the list first.
     *     - `limit_hour`: The hours of the day, in UTC, in which messages can be sent; remaining ones wait for the
     *       next day.
     *     - `limit_speed`: Maximum number of calls started per second.
     *     - `schedule_date`: When to send, in UTC, or with `local_time` in the recipients' local time.
     *     - `local_time`: Sends at `schedule_date` in each recipient's local time instead of UTC.
     * @return Accepted
     * @throws MessagingException
     */
    public function sendVoiceCampaign(string $campaign_hash, array $body, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call(
            'sendVoiceCampaign',
            path: compact('campaign_hash'),
            body: $body,
            options: $options,
        );
    }

    // Webpush campaigns

    /**
     * Create a web push campaign.
     *
     * Creates the message as a draft; `sendWebpushCampaign` sends it. Returns 422 for an unknown site or an invalid
     * template.
     *
     * `POST /campaigns/web-push`
     *
     * @param WebpushCampaignCreate $body
     *     - `site_id` (required): The site of the subscribers.
     *     - `internal_name` (required): The name for internal use.
     *     - `content` (required): The content of a web push message.
     *     - `actions`: The buttons below the message.
     *     - `group_id`: The group of the campaign.
     * @return CampaignHash
     * @throws MessagingException
     */
    public function createWebpushCampaign(array $body, ?CallOptions $options = null): array
    {
        /** @var CampaignHash */
        return $this->call('createWebpushCampaign', body: $body, options: $options);
    }

    /**
     * Update a web push campaign.
     *
     * Changes the fields in the body and keeps the others; for an RSS campaign only `internal_name` and `group_id`.
     * Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.
     *
     * `PATCH /campaigns/web-push/{campaign_hash}`
     *
     * @param string $campaign_hash The hash of a web push campaign.
     * @param WebpushCampaignUpdate $body
     *     - `internal_name`: The name for internal use.
     *     - `content`: The parts of a web push message to change.
     *     - `actions`: The buttons below the message.
     *     - `group_id`: The group of the campaign.
     * @return CampaignHash
     * @throws MessagingException
     */
    public function updateWebpushCampaign(string $campaign_hash, array $body, ?CallOptions $options = null): array
    {
        /** @var CampaignHash */
        return $this->call(
            'updateWebpushCampaign',
            path: compact('campaign_hash'),
            body: $body,
            options: $options,
        );
    }

    /**
     * Send a web push campaign.
     *
     * Queues the message for the browsers of the selected contacts, now or for `schedule_date`, as an operation of the
     * type `webpush`. Contacts without a subscription on the site get nothing. Webhooks receive `web_push_send`,
     * `web_push_delivered`, `web_push_open`, `web_push_click` and `web_push_bounce`. You can send a finished campaign
     * again. Returns 422 with `path.campaign_hash` in `errors` if the campaign is queued, sending or paused.
     *
     * `POST /campaigns/web-push/{campaign_hash}/actions/send`
     *
     * @param string $campaign_hash The hash of a web push campaign.
     * @param WebpushCampaignSend $body
     *     - `site_id` (required): The site of the subscribers.
     *     - `segments` (required): The contacts of the app's or site's list to send to.
     *     - `notify`: The ids of the users to notify when the send has ended.
     *     - `schedule_date`: When to send, in UTC, or with `local_time` in the recipients' local time.
     *     - `local_time`: Sends at `schedule_date` in each recipient's local time instead of UTC.
     * @return Accepted
     * @throws MessagingException
     */
    public function sendWebpushCampaign(string $campaign_hash, array $body, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call(
            'sendWebpushCampaign',
            path: compact('campaign_hash'),
            body: $body,
            options: $options,
        );
    }

    /**
     * Create an RSS web push campaign.
     *
     * Creates a campaign with messages from an RSS feed; `enableWebpushRssCampaign` starts sending. Returns 422 for an
     * unknown site or an unreadable feed, with the reason in `body.content.feed` of `errors`.
     *
     * `POST /campaigns/webpush/rss`
     *
     * @param WebpushRssCampaignCreate $body
     *     - `site_id` (required): The site of the subscribers.
     *     - `internal_name` (required): The name for internal use.
     *     - `content` (required): The source of the messages: the title, description, link and image of an item
     *       become the title, text, link and icon of the message.
     *     - `group_id`: The group of the campaign.
     * @return CampaignHash
     * @throws MessagingException
     */
    public function createWebpushRssCampaign(array $body, ?CallOptions $options = null): array
    {
        /** @var CampaignHash */
        return $this->call('createWebpushRssCampaign', body: $body, options: $options);
    }

    /**
     * Enable an RSS web push campaign.
     *
     * Starts reading the feed every hour and sends its newest item, if new, to the subscribers of the site; existing
     * items don't count as new. Each message triggers the same events as any web push message. Between messages,
     * `listOperations` shows a queued operation of the type `webpush`; cancel it to end the campaign. Unusually many
     * new items pause the operation (`held_items`): approve it to send them, or resume it to skip them. Enabling an
     * enabled campaign changes nothing. Returns 422 if the texts cannot be rendered.
     *
     * `POST /campaigns/webpush/rss/{campaign_hash}/actions/enable`
     *
     * @param string $campaign_hash The hash of an RSS web push campaign.
     * @return Accepted
     * @throws MessagingException
     */
    public function enableWebpushRssCampaign(string $campaign_hash, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call('enableWebpushRssCampaign', path: compact('campaign_hash'), options: $options);
    }

    // Webpush sites

    /**
     * List web push sites.
     *
     * Returns the web push sites of the account.
     *
     * `GET /webpush/sites`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param 'asc'|'desc'|null $order Sort direction.
     * @param 'list_id'|'created'|'updated'|null $order_by
     *   The field to sort by: the id of the list, or the time of creation or the last change.
     * @param int|null $list_id Only sites of this list.
     * @return WebpushSitePage
     * @throws MessagingException
     */
    public function listWebpushSites(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $order_by = null,
        ?int $list_id = null,
        ?CallOptions $options = null,
    ): array {
        /** @var WebpushSitePage */
        return $this->call(
            'listWebpushSites',
            query: compact('offset', 'limit', 'order', 'order_by', 'list_id'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listWebpushSites()}.
     *
     * @param 'asc'|'desc'|null $order
     * @param 'list_id'|'created'|'updated'|null $order_by
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<WebpushSite, WebpushSitePage>
     */
    public function iterateWebpushSites(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $order_by = null,
        ?int $list_id = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<WebpushSite, WebpushSitePage> */
        return $this->pager(
            'listWebpushSites',
            [],
            compact('offset', 'limit', 'order', 'order_by', 'list_id'),
            $max,
            $options,
        );
    }

    /**
     * Create a web push site.
     *
     * Adds a website. When its pages have the script with `app_code` from the response, visitors can subscribe. Each
     * subscription is the activity `web_push_subscription` of a contact, which webhooks receive. Returns 409 with
     * `name_already_exists` for a name already in use, and 422 for an unknown list or a `site` that is not an https
     * URL.
     *
     * Load the script `https://{host}/wp/{app_code}/subscribe.js` on the pages, and give a button the attribute
     * `data-web-push` with the value `subscribe` or `unsubscribe`; your scripts can call `messagingPush.subscribe()`,
     * `messagingPush.unsubscribe()` and `messagingPush.state()`. Serve a file `/messaging-worker.js` on the website
     * with the line `importScripts('https://{host}/wp/{app_code}/worker.js')`: browsers accept service workers only
     * from the website itself. An existing worker can contain the line; name its file in the attribute `data-worker`
     * of the script.
     *
     * `POST /webpush/sites`
     *
     * @param WebpushSiteCreate $body
     *     - `site` (required): The URL of the website.
     *     - `list_id` (required): The list of the subscribers.
     *     - `name` (required): The name of the site, unique in the account.
     * @return WebpushSite
     * @throws MessagingException with the reason of a conflict: `name_already_exists`
     */
    public function createWebpushSite(array $body, ?CallOptions $options = null): array
    {
        /** @var WebpushSite */
        return $this->call('createWebpushSite', body: $body, options: $options);
    }

    // Campaign groups

    /**
     * List campaign groups.
     *
     * Returns campaign groups of the account that match all filters.
     *
     * `GET /campaign-groups`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param int|null $group_id Only the group with this id.
     * @param string|null $name Groups with exactly this name.
     * @return CampaignGroupPage
     * @throws MessagingException
     */
    public function listCampaignGroups(
        ?int $offset = null,
        ?int $limit = null,
        ?int $group_id = null,
        ?string $name = null,
        ?CallOptions $options = null,
    ): array {
        /** @var CampaignGroupPage */
        return $this->call(
            'listCampaignGroups',
            query: compact('offset', 'limit', 'group_id', 'name'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listCampaignGroups()}.
     *
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<CampaignGroup, CampaignGroupPage>
     */
    public function iterateCampaignGroups(
        ?int $offset = null,
        ?int $limit = null,
        ?int $group_id = null,
        ?string $name = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<CampaignGroup, CampaignGroupPage> */
        return $this->pager(
            'listCampaignGroups',
            [],
            compact('offset', 'limit', 'group_id', 'name'),
            $max,
            $options,
        );
    }

    /**
     * Create a campaign group.
     *
     * Creates an empty group. Returns 409 with `name_already_exists` for a name already in use.
     *
     * `POST /campaign-groups`
     *
     * @param CampaignGroupWrite $body
     *     - `name` (required): The name of the group, unique in the account.
     * @return CampaignGroup
     * @throws MessagingException with the reason of a conflict: `name_already_exists`
     */
    public function createCampaignGroup(array $body, ?CallOptions $options = null): array
    {
        /** @var CampaignGroup */
        return $this->call('createCampaignGroup', body: $body, options: $options);
    }

    /**
     * Rename a campaign group.
     *
     * Renames the group and keeps its campaigns. Returns 422 with `body.name` in `errors` for a name already in use.
     *
     * `PUT /campaign-groups/{group_id}`
     *
     * @param int $group_id The id of the campaign group.
     * @param CampaignGroupWrite $body
     *     - `name` (required): The name of the group, unique in the account.
     * @return CampaignGroup
     * @throws MessagingException
     */
    public function updateCampaignGroup(int $group_id, array $body, ?CallOptions $options = null): array
    {
        /** @var CampaignGroup */
        return $this->call('updateCampaignGroup', path: compact('group_id'), body: $body, options: $options);
    }

    /**
     * Delete a campaign group.
     *
     * Deletes the group; its campaigns are kept without a group. Returns 409 with `campaign_in_progress` for a group
     * with a queued, sending or paused campaign.
     *
     * `DELETE /campaign-groups/{group_id}`
     *
     * @param int $group_id The id of the campaign group.
     * @throws MessagingException with the reason of a conflict: `campaign_in_progress`
     */
    public function deleteCampaignGroup(int $group_id, ?CallOptions $options = null): void
    {
        $this->call('deleteCampaignGroup', path: compact('group_id'), options: $options);
    }

    // Advanced reports

    /**
     * List advanced reports.
     *
     * Returns requested reports that match all filters, with any status. A finished report has the URL of its file.
     *
     * `GET /reports/advanced`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param 'asc'|'desc'|null $order Sort direction.
     * @param 'advanced_report_id'|'title'|'created'|null $order_by The field to sort by.
     * @param AdvancedReportStatus|null $status Only reports with this status.
     * @param string|null $title Reports with exactly this title.
     * @param string|null $created_min Only objects created at or after this time.
     * @param string|null $created_max Only objects created at or before this time.
     * @return AdvancedReportPage
     * @throws MessagingException
     */
    public function listAdvancedReports(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $order_by = null,
        ?string $status = null,
        ?string $title = null,
        ?string $created_min = null,
        ?string $created_max = null,
        ?CallOptions $options = null,
    ): array {
        /** @var AdvancedReportPage */
        return $this->call(
            'listAdvancedReports',
            query: compact('offset', 'limit', 'order', 'order_by', 'status', 'title', 'created_min', 'created_max'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listAdvancedReports()}.
     *
     * @param 'asc'|'desc'|null $order
     * @param 'advanced_report_id'|'title'|'created'|null $order_by
     * @param AdvancedReportStatus|null $status
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<AdvancedReport, AdvancedReportPage>
     */
    public function iterateAdvancedReports(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $order_by = null,
        ?string $status = null,
        ?string $title = null,
        ?string $created_min = null,
        ?string $created_max = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<AdvancedReport, AdvancedReportPage> */
        return $this->pager(
            'listAdvancedReports',
            [],
            compact('offset', 'limit', 'order', 'order_by', 'status', 'title', 'created_min', 'created_max'),
            $max,
            $options,
        );
    }

    /**
     * Generate a report of email bounces.
     *
     * Lists the bounced emails of the campaigns, with the reason. It is created in the background, as an operation of
     * the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list,
     * campaign or field.
     *
     * `POST /reports/advanced/email-bounces`
     *
     * @param EmailBouncesReportRequest $body
     *     - `title` (required): The title of the report.
     *     - `range` (required): The time range of a report, including both ends.
     *     - `campaigns` (required): The campaigns of the report.
     *     - `columns`: The columns of an email bounces report.
     *     - `options`: The users to notify, and the rows of a report.
     *     - `format`: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns.
     *     - `callback_url`: The http or https URL to call when the report has finished.
     * @return Accepted
     * @throws MessagingException
     */
    public function generateEmailBouncesReport(array $body, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call('generateEmailBouncesReport', body: $body, options: $options);
    }

    /**
     * Generate a report of clicks by contact.
     *
     * Lists the contacts who clicked in the campaigns, with links and counts. It is created in the background, as an
     * operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown
     * list, campaign or field.
     *
     * `POST /reports/advanced/email-clicks-by-contact`
     *
     * @param EmailClicksByContactReportRequest $body
     *     - `title` (required): The title of the report.
     *     - `range` (required): The time range of a report, including both ends.
     *     - `campaigns` (required): The campaigns of the report.
     *     - `columns`: The columns of a report of clicks by contact.
     *     - `options`: The users to notify of a report.
     *     - `format`: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns.
     *     - `callback_url`: The http or https URL to call when the report has finished.
     * @return Accepted
     * @throws MessagingException
     */
    public function generateEmailClicksByContactReport(array $body, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call('generateEmailClicksByContactReport', body: $body, options: $options);
    }

    /**
     * Generate a report of clicks by URL.
     *
     * Lists the URLs in the campaigns with their clicks. It is created in the background, as an operation of the type
     * `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list, campaign or
     * field.
     *
     * `POST /reports/advanced/email-clicks-by-url`
     *
     * @param EmailClicksByUrlReportRequest $body
     *     - `title` (required): The title of the report.
     *     - `range` (required): The time range of a report, including both ends.
     *     - `campaigns` (required): The campaigns of the report.
     *     - `columns`: The columns of a report of clicks by URL.
     *     - `options`: The users to notify of a report.
     *     - `format`: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns.
     *     - `callback_url`: The http or https URL to call when the report has finished.
     * @return Accepted
     * @throws MessagingException
     */
    public function generateEmailClicksByUrlReport(array $body, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call('generateEmailClicksByUrlReport', body: $body, options: $options);
    }

    /**
     * Generate a report of email events.
     *
     * Counts opens, clicks, bounces and other events of the campaigns by contact; if you show the URL, place or
     * program, each has a separate row. It is created in the background, as an operation of the type
     * `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list, campaign or
     * field.
     *
     * `POST /reports/advanced/email-events`
     *
     * @param EmailEventsReportRequest $body
     *     - `title` (required): The title of the report.
     *     - `range` (required): The time range of a report, including both ends.
     *     - `campaigns` (required): The campaigns of the report.
     *     - `columns`: The columns of an email events report.
     *     - `options`: The users to notify, and the rows of a report.
     *     - `format`: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns.
     *     - `callback_url`: The http or https URL to call when the report has finished.
     * @return Accepted
     * @throws MessagingException
     */
    public function generateEmailEventsReport(array $body, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call('generateEmailEventsReport', body: $body, options: $options);
    }

    /**
     * Generate a report of email unsubscriptions.
     *
     * Lists the contacts who unsubscribed through an email of the campaigns, with the reason. It is created in the
     * background, as an operation of the type `advanced_report`; `callback_url` receives the URL of the file. Returns
     * 422 for an unknown list, campaign or field.
     *
     * `POST /reports/advanced/email-unsubscriptions`
     *
     * @param EmailUnsubscriptionsReportRequest $body
     *     - `title` (required): The title of the report.
     *     - `range` (required): The time range of a report, including both ends.
     *     - `campaigns` (required): The campaigns of the report.
     *     - `columns`: The columns of an email unsubscriptions report.
     *     - `options`: The users to notify of a report.
     *     - `format`: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns.
     *     - `callback_url`: The http or https URL to call when the report has finished.
     * @return Accepted
     * @throws MessagingException
     */
    public function generateEmailUnsubscriptionsReport(array $body, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call('generateEmailUnsubscriptionsReport', body: $body, options: $options);
    }

    /**
     * Generate a report of SMS bounces.
     *
     * Lists the undelivered SMS of the campaigns. It is created in the background, as an operation of the type
     * `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list, campaign or
     * field.
     *
     * `POST /reports/advanced/sms-bounces`
     *
     * @param SmsBouncesReportRequest $body
     *     - `title` (required): The title of the report.
     *     - `range` (required): The time range of a report, including both ends.
     *     - `campaigns` (required): The campaigns of the report.
     *     - `columns`: The columns of a report of SMS events or bounces.
     *     - `options`: The users to notify, and the grouping of rows.
     *     - `format`: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns.
     *     - `callback_url`: The http or https URL to call when the report has finished.
     * @return Accepted
     * @throws MessagingException
     */
    public function generateSmsBouncesReport(array $body, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call('generateSmsBouncesReport', body: $body, options: $options);
    }

    /**
     * Generate a report of SMS events.
     *
     * Lists the SMS of the campaigns with the carrier's status. It is created in the background, as an operation of
     * the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list,
     * campaign or field.
     *
     * `POST /reports/advanced/sms-events`
     *
     * @param SmsEventsReportRequest $body
     *     - `title` (required): The title of the report.
     *     - `range` (required): The time range of a report, including both ends.
     *     - `campaigns` (required): The campaigns of the report.
     *     - `columns`: The columns of a report of SMS events or bounces.
     *     - `options`: The users to notify, and the grouping of rows.
     *     - `format`: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns.
     *     - `callback_url`: The http or https URL to call when the report has finished.
     * @return Accepted
     * @throws MessagingException
     */
    public function generateSmsEventsReport(array $body, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call('generateSmsEventsReport', body: $body, options: $options);
    }

    /**
     * Generate a report of sends.
     *
     * Lists the messages to contacts of the lists, on every channel. It is created in the background, as an operation
     * of the type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list or
     * field.
     *
     * `POST /reports/advanced/sends`
     *
     * @param SendsReportRequest $body
     *     - `title` (required): The title of the report.
     *     - `range` (required): The time range of a report, including both ends.
     *     - `lists` (required): The ids of the lists of the report.
     *     - `columns`: The columns of a sends report.
     *     - `options`: The users to notify of a report.
     *     - `format`: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns.
     *     - `callback_url`: The http or https URL to call when the report has finished.
     * @return Accepted
     * @throws MessagingException
     */
    public function generateSendsReport(array $body, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call('generateSendsReport', body: $body, options: $options);
    }

    /**
     * Generate a report of subscriptions.
     *
     * Lists subscriptions to the lists, with their method. It is created in the background, as an operation of the
     * type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list or field.
     *
     * `POST /reports/advanced/subscriptions`
     *
     * @param SubscriptionsReportRequest $body
     *     - `title` (required): The title of the report.
     *     - `range` (required): The time range of a report, including both ends.
     *     - `lists` (required): The ids of the lists of the report.
     *     - `columns`: The columns of a subscriptions report.
     *     - `options`: The users to notify of a report.
     *     - `format`: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns.
     *     - `callback_url`: The http or https URL to call when the report has finished.
     * @return Accepted
     * @throws MessagingException
     */
    public function generateSubscriptionsReport(array $body, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call('generateSubscriptionsReport', body: $body, options: $options);
    }

    /**
     * Generate a report of unsubscriptions.
     *
     * Lists unsubscriptions from the lists, with their method. It is created in the background, as an operation of the
     * type `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list or field.
     *
     * `POST /reports/advanced/unsubscriptions`
     *
     * @param UnsubscriptionsReportRequest $body
     *     - `title` (required): The title of the report.
     *     - `range` (required): The time range of a report, including both ends.
     *     - `lists` (required): The ids of the lists of the report.
     *     - `columns`: The columns of an unsubscriptions report.
     *     - `options`: The users to notify of a report.
     *     - `format`: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns.
     *     - `callback_url`: The http or https URL to call when the report has finished.
     * @return Accepted
     * @throws MessagingException
     */
    public function generateUnsubscriptionsReport(array $body, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call('generateUnsubscriptionsReport', body: $body, options: $options);
    }

    /**
     * Generate a report of form answers.
     *
     * Lists the data entered in the forms. It is created in the background, as an operation of the type
     * `advanced_report`; `callback_url` receives the URL of the file. Returns 422 for an unknown list or form.
     *
     * `POST /reports/advanced/form-answers`
     *
     * @param FormAnswersReportRequest $body
     *     - `title` (required): The title of the report.
     *     - `range` (required): The time range of a report, including both ends.
     *     - `forms` (required): The forms of the report, by list.
     *     - `format`: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns.
     *     - `callback_url`: The http or https URL to call when the report has finished.
     * @return Accepted
     * @throws MessagingException
     */
    public function generateFormAnswersReport(array $body, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call('generateFormAnswersReport', body: $body, options: $options);
    }

    /**
     * Generate a report of contact activity.
     *
     * Counts the actions of the contacts of up to three lists on every channel, with a row for each contact with a
     * selected action. It is created in the background, as an operation of the type `advanced_report`; `callback_url`
     * receives the URL of the file. Returns 422 for an unknown list or field.
     *
     * `POST /reports/advanced/contact-activity`
     *
     * @param ContactActivityReportRequest $body
     *     - `title` (required): The title of the report.
     *     - `range` (required): The time range of a report, including both ends.
     *     - `lists` (required): The ids of its lists, at most three.
     *     - `columns`: The columns of a contact activity report.
     *     - `options`: The users to notify of a report.
     *     - `format`: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns.
     *     - `callback_url`: The http or https URL to call when the report has finished.
     * @return Accepted
     * @throws MessagingException
     */
    public function generateContactActivityReport(array $body, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call('generateContactActivityReport', body: $body, options: $options);
    }

    /**
     * List report models.
     *
     * Returns report models that match the filter. A model has the kind, columns and options of a report; create one
     * with `createAdvancedReportModel`.
     *
     * `GET /reports/advanced/models`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param 'asc'|'desc'|null $order Sort direction.
     * @param 'model_id'|'title'|'created'|null $order_by The field to sort by.
     * @param string|null $title Models with exactly this title.
     * @return AdvancedReportModelPage
     * @throws MessagingException
     */
    public function listAdvancedReportModels(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $order_by = null,
        ?string $title = null,
        ?CallOptions $options = null,
    ): array {
        /** @var AdvancedReportModelPage */
        return $this->call(
            'listAdvancedReportModels',
            query: compact('offset', 'limit', 'order', 'order_by', 'title'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listAdvancedReportModels()}.
     *
     * @param 'asc'|'desc'|null $order
     * @param 'model_id'|'title'|'created'|null $order_by
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<AdvancedReportModel, AdvancedReportModelPage>
     */
    public function iterateAdvancedReportModels(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $order_by = null,
        ?string $title = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<AdvancedReportModel, AdvancedReportModelPage> */
        return $this->pager(
            'listAdvancedReportModels',
            [],
            compact('offset', 'limit', 'order', 'order_by', 'title'),
            $max,
            $options,
        );
    }

    /**
     * Create a report model.
     *
     * Stores the kind, columns and options of a report, so that `generateReportFromModel` can create it repeatedly.
     * Lists, campaigns and fields are checked now and each time. Returns 422 if one was not found, or the kind has no
     * such column.
     *
     * `POST /reports/advanced/models`
     *
     * @param AdvancedReportModelCreation $body
     *     - `title` (required): The title of the model, and by default of its reports.
     *     - `kind` (required): The kind of report: the last part of the path of the operation that generates it.
     *     - `days`: How many days before its creation a report covers, by default.
     *     - `campaigns`: The campaigns of a report.
     *     - `lists`: The ids of the lists of a report.
     *     - `forms`: The forms of a report, by list.
     *     - `columns`: The columns of a model's reports, as in the request for its kind.
     *     - `options`: The users to notify, and the rows of a report.
     *     - `format`: The format of the file: CSV in UTF-8, or an Excel workbook with the same rows and columns.
     * @return AdvancedReportModel
     * @throws MessagingException
     */
    public function createAdvancedReportModel(array $body, ?CallOptions $options = null): array
    {
        /** @var AdvancedReportModel */
        return $this->call('createAdvancedReportModel', body: $body, options: $options);
    }

    /**
     * Delete a report model.
     *
     * Deletes the model. Its reports are kept.
     *
     * `DELETE /reports/advanced/models/{model_id}`
     *
     * @param int $model_id The id of the model.
     * @throws MessagingException
     */
    public function deleteAdvancedReportModel(int $model_id, ?CallOptions $options = null): void
    {
        $this->call('deleteAdvancedReportModel', path: compact('model_id'), options: $options);
    }

    /**
     * Generate a report from a model.
     *
     * Creates a report from a model, for the days before now and with the title of the model, unless the request
     * changes them. It is created in the background. It has no callback; find it with `listAdvancedReports`. Returns
     * 422 if the model, or an object in it, was not found.
     *
     * `POST /reports/advanced/model`
     *
     * @param AdvancedReportModelRun $body
     *     - `model_id` (required): The id of the model.
     *     - `title`: The title of the report.
     *     - `range`: The time range of a report, including both ends.
     *     - `campaigns`: The campaigns, instead of the model's.
     *     - `lists`: The ids of the lists, instead of the model's.
     * @return Accepted
     * @throws MessagingException
     */
    public function generateReportFromModel(array $body, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call('generateReportFromModel', body: $body, options: $options);
    }

    // Catalogs

    /**
     * List catalogs.
     *
     * Returns all catalogs of the account, without pages.
     *
     * `GET /catalogs`
     *
     * @return CatalogPage
     * @throws MessagingException
     */
    public function listCatalogs(?CallOptions $options = null): array
    {
        /** @var CatalogPage */
        return $this->call('listCatalogs', options: $options);
    }

    /**
     * Create a catalog.
     *
     * Creates an empty catalog. Fill it with `importProducts`, or with `createProduct` for single products.
     *
     * `POST /catalogs`
     *
     * @param CatalogCreate $body
     *     - `title` (required): The title.
     *     - `language` (required): The language of its texts, for example `en`.
     *     - `currency` (required): The currency of its prices, for example `eur`.
     * @return Catalog
     * @throws MessagingException
     */
    public function createCatalog(array $body, ?CallOptions $options = null): array
    {
        /** @var Catalog */
        return $this->call('createCatalog', body: $body, options: $options);
    }

    /**
     * Delete a catalog.
     *
     * Deletes the catalog with its products. Carts and orders keep their product data.
     *
     * `DELETE /catalogs/{catalog_id}`
     *
     * @param int $catalog_id The id of the catalog.
     * @throws MessagingException
     */
    public function deleteCatalog(int $catalog_id, ?CallOptions $options = null): void
    {
        $this->call('deleteCatalog', path: compact('catalog_id'), options: $options);
    }

    // Products

    /**
     * List products of a catalog.
     *
     * Returns products of one catalog that match all filters. Texts must match exactly.
     *
     * `GET /catalogs/{catalog_id}/products`
     *
     * @param int $catalog_id The id of the catalog.
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param string|null $product_identifier Only the product with this identifier.
     * @param string|null $name Products with exactly this name.
     * @param string|null $description Products with exactly this description.
     * @param string|null $sku Products with this SKU.
     * @param string|null $upc Products with this Universal Product Code.
     * @param string|null $ean Products with this European Article Number.
     * @param string|null $gtin Products with this Global Trade Item Number.
     * @param string|null $mpn Products with this manufacturer part number.
     * @param int|float|null $price Products with exactly this price.
     * @param int|float|null $sale_price Products with exactly this reduced price.
     * @param string|null $brand Products of this brand.
     * @param array<string>|null $custom_attributes
     *   Products with this value in a custom attribute, `custom_attributes[<alias>]=<value>`.
     * @return ProductPage
     * @throws MessagingException
     */
    public function listProducts(
        int $catalog_id,
        ?int $offset = null,
        ?int $limit = null,
        ?string $product_identifier = null,
        ?string $name = null,
        ?string $description = null,
        ?string $sku = null,
        ?string $upc = null,
        ?string $ean = null,
        ?string $gtin = null,
        ?string $mpn = null,
        ?float $price = null,
        ?float $sale_price = null,
        ?string $brand = null,
        ?array $custom_attributes = null,
        ?CallOptions $options = null,
    ): array {
        /** @var ProductPage */
        return $this->call(
            'listProducts',
            path: compact('catalog_id'),
            query: compact(
                'offset', 'limit', 'product_identifier', 'name', 'description', 'sku', 'upc', 'ean', 'gtin', 'mpn',
                'price', 'sale_price', 'brand', 'custom_attributes'
            ),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listProducts()}.
     *
     * @param int|float|null $price
     * @param int|float|null $sale_price
     * @param array<string>|null $custom_attributes
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<Product, ProductPage>
     */
    public function iterateProducts(
        int $catalog_id,
        ?int $offset = null,
        ?int $limit = null,
        ?string $product_identifier = null,
        ?string $name = null,
        ?string $description = null,
        ?string $sku = null,
        ?string $upc = null,
        ?string $ean = null,
        ?string $gtin = null,
        ?string $mpn = null,
        ?float $price = null,
        ?float $sale_price = null,
        ?string $brand = null,
        ?array $custom_attributes = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<Product, ProductPage> */
        return $this->pager(
            'listProducts',
            compact('catalog_id'),
            compact(
                'offset', 'limit', 'product_identifier', 'name', 'description', 'sku', 'upc', 'ean', 'gtin', 'mpn',
                'price', 'sale_price', 'brand', 'custom_attributes'
            ),
            $max,
            $options,
        );
    }

    /**
     * Create a product.
     *
     * Adds one product to the catalog. For many products use `importProducts`. Returns 409 with
     * `product_already_exists` for an identifier already in the catalog.
     *
     * `POST /catalogs/{catalog_id}/products`
     *
     * @param int $catalog_id The id of the catalog.
     * @param ProductCreate $body
     *     - `product_identifier` (required): The identifier: letters, digits, `_`, `.` and `-`.
     *     - `name` (required): The name.
     *     - `description`: A description.
     *     - `sku`: The shop's stock keeping unit (SKU).
     *     - `upc`: The Universal Product Code.
     *     - `ean`: The European Article Number.
     *     - `gtin`: The Global Trade Item Number.
     *     - `mpn`: The manufacturer part number.
     *     - `link`: The URL of its page.
     *     - `image_link`: The URL of an image.
     *     - `price`: The unit price, in the currency of the catalog.
     *     - `sale_price`: The reduced unit price; 0 if it is not reduced.
     *     - `brand`: The brand.
     *     - `categories`: The categories, each from broad to narrow, separated by `>`.
     *     - `related_products`: The identifiers of related products.
     *     - `custom_attributes`: Additional properties.
     *     - `in_stock`: Whether it is in stock.
     * @return Product
     * @throws MessagingException with the reason of a conflict: `product_already_exists`
     */
    public function createProduct(int $catalog_id, array $body, ?CallOptions $options = null): array
    {
        /** @var Product */
        return $this->call('createProduct', path: compact('catalog_id'), body: $body, options: $options);
    }

    /**
     * Get a product.
     *
     * Returns one product of the catalog.
     *
     * `GET /catalogs/{catalog_id}/products/{product_identifier}`
     *
     * @param int $catalog_id The id of the catalog.
     * @param string $product_identifier The identifier of the product.
     * @return Product
     * @throws MessagingException
     */
    public function getProduct(int $catalog_id, string $product_identifier, ?CallOptions $options = null): array
    {
        /** @var Product */
        return $this->call(
            'getProduct',
            path: compact('catalog_id', 'product_identifier'),
            options: $options,
        );
    }

    /**
     * Update a product.
     *
     * Changes the fields in the body and keeps the others. The identifier cannot change.
     *
     * `PATCH /catalogs/{catalog_id}/products/{product_identifier}`
     *
     * @param int $catalog_id The id of the catalog.
     * @param string $product_identifier The identifier of the product.
     * @param ProductUpdate $body
     *     - `name`: The name.
     *     - `description`: A description.
     *     - `sku`: The shop's stock keeping unit (SKU).
     *     - `upc`: The Universal Product Code.
     *     - `ean`: The European Article Number.
     *     - `gtin`: The Global Trade Item Number.
     *     - `mpn`: The manufacturer part number.
     *     - `link`: The URL of its page.
     *     - `image_link`: The URL of an image.
     *     - `price`: The unit price, in the currency of the catalog.
     *     - `sale_price`: The reduced unit price; 0 if it is not reduced.
     *     - `brand`: The brand.
     *     - `categories`: The categories, each from broad to narrow, separated by `>`.
     *     - `related_products`: The identifiers of related products.
     *     - `custom_attributes`: Additional properties.
     *     - `in_stock`: Whether it is in stock.
     * @return Product
     * @throws MessagingException
     */
    public function updateProduct(
        int $catalog_id,
        string $product_identifier,
        array $body,
        ?CallOptions $options = null,
    ): array {
        /** @var Product */
        return $this->call(
            'updateProduct',
            path: compact('catalog_id', 'product_identifier'),
            body: $body,
            options: $options,
        );
    }

    /**
     * Delete a product.
     *
     * Deletes the product from the catalog. Carts and orders keep its data.
     *
     * `DELETE /catalogs/{catalog_id}/products/{product_identifier}`
     *
     * @param int $catalog_id The id of the catalog.
     * @param string $product_identifier The identifier of the product.
     * @throws MessagingException
     */
    public function deleteProduct(int $catalog_id, string $product_identifier, ?CallOptions $options = null): void
    {
        $this->call(
            'deleteProduct',
            path: compact('catalog_id', 'product_identifier'),
            options: $options,
        );
    }

    /**
     * Import products.
     *
     * Accepts products and processes them in the background, as an operation of the type `import_ecommerce`. Invalid
     * products are ignored, the others are imported. `getOperation` then has their numbers, and a link to a file that
     * names the ignored ones. Imports into one catalog run one after another; a rewrite replaces the catalog in one
     * step at its end. Split requests larger than 20 MB.
     *
     * `POST /catalogs/{catalog_id}/products/actions/import`
     *
     * @param int $catalog_id The id of the catalog.
     * @param ProductImport $body
     *     - `products` (required): The products.
     *     - `mode`: How to handle existing products.
     * @return Accepted
     * @throws MessagingException
     */
    public function importProducts(int $catalog_id, array $body, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call('importProducts', path: compact('catalog_id'), body: $body, options: $options);
    }

    /**
     * Sends any number of items through {@see importProducts()}, in parts of at most 200000. It doesn't throw when a part fails:
     * the result says what was done, and its `resume()` sends the rest.
     *
     * @param iterable<ProductImportItem> $items
     * @param array{mode?: ProductImportMode} $body
     * @param int|null $size Maximum number of items in a part.
     * @return BulkResult<ProductImportItem, Accepted>
     */
    public function importProductsInParts(
        int $catalog_id,
        iterable $items,
        array $body = [],
        ?int $size = null,
        ?CallOptions $options = null,
    ): BulkResult {
        /** @var BulkResult<ProductImportItem, Accepted> */
        return $this->inParts('importProducts', compact('catalog_id'), $items, $body, $size, $options);
    }

    // Carts and orders

    /**
     * List carts.
     *
     * Returns carts of all shops that match all filters, without products and including carts without a known contact.
     *
     * `GET /carts`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param 'asc'|'desc'|null $order Sort direction.
     * @param 'created'|'updated'|null $order_by The field to sort by.
     * @param string|null $domain Only carts of the shop with this domain.
     * @param string|null $contact_id Only carts of this contact.
     * @param bool|null $has_contact True for carts of a contact, false for carts without a known contact.
     * @param CartState|null $state Only carts in this state.
     * @param string|null $created_min Only objects created at or after this time.
     * @param string|null $created_max Only objects created at or before this time.
     * @param string|null $updated_min Only objects changed at or after this time.
     * @param string|null $updated_max Only objects changed at or before this time.
     * @return CartPage
     * @throws MessagingException
     */
    public function listCarts(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $order_by = null,
        ?string $domain = null,
        ?string $contact_id = null,
        ?bool $has_contact = null,
        ?string $state = null,
        ?string $created_min = null,
        ?string $created_max = null,
        ?string $updated_min = null,
        ?string $updated_max = null,
        ?CallOptions $options = null,
    ): array {
        /** @var CartPage */
        return $this->call(
            'listCarts',
            query: compact(
                'offset', 'limit', 'order', 'order_by', 'domain', 'contact_id', 'has_contact', 'state',
                'created_min', 'created_max', 'updated_min', 'updated_max'
            ),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listCarts()}.
     *
     * @param 'asc'|'desc'|null $order
     * @param 'created'|'updated'|null $order_by
     * @param CartState|null $state
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<CartItem, CartPage>
     */
    public function iterateCarts(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $order_by = null,
        ?string $domain = null,
        ?string $contact_id = null,
        ?bool $has_contact = null,
        ?string $state = null,
        ?string $created_min = null,
        ?string $created_max = null,
        ?string $updated_min = null,
        ?string $updated_max = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<CartItem, CartPage> */
        return $this->pager(
            'listCarts',
            [],
            compact(
                'offset', 'limit', 'order', 'order_by', 'domain', 'contact_id', 'has_contact', 'state',
                'created_min', 'created_max', 'updated_min', 'updated_max'
            ),
            $max,
            $options,
        );
    }

    /**
     * List orders.
     *
     * Returns orders of all shops that match all filters, without products and including imported orders and orders
     * without a known contact.
     *
     * `GET /orders`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param 'asc'|'desc'|null $order Sort direction.
     * @param 'order_date'|'order_total'|'created'|'updated'|null $order_by The field to sort by.
     * @param string|null $domain Only orders of the shop with this domain.
     * @param string|null $contact_id Only orders of this contact.
     * @param bool|null $has_contact True for orders of a contact, false for orders without a known contact.
     * @param string|null $cart_id Only orders from the cart with this id.
     * @param OrderStatus|null $order_status Only orders with this status.
     * @param string|null $order_date_min Only orders placed at or after this time, in UTC.
     * @param string|null $order_date_max Only orders placed at or before this time, in UTC.
     * @param string|null $created_min Only objects created at or after this time.
     * @param string|null $created_max Only objects created at or before this time.
     * @param string|null $updated_min Only objects changed at or after this time.
     * @param string|null $updated_max Only objects changed at or before this time.
     * @return OrderPage
     * @throws MessagingException
     */
    public function listOrders(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $order_by = null,
        ?string $domain = null,
        ?string $contact_id = null,
        ?bool $has_contact = null,
        ?string $cart_id = null,
        ?string $order_status = null,
        ?string $order_date_min = null,
        ?string $order_date_max = null,
        ?string $created_min = null,
        ?string $created_max = null,
        ?string $updated_min = null,
        ?string $updated_max = null,
        ?CallOptions $options = null,
    ): array {
        /** @var OrderPage */
        return $this->call(
            'listOrders',
            query: compact(
                'offset', 'limit', 'order', 'order_by', 'domain', 'contact_id', 'has_contact', 'cart_id',
                'order_status', 'order_date_min', 'order_date_max', 'created_min', 'created_max', 'updated_min',
                'updated_max'
            ),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listOrders()}.
     *
     * @param 'asc'|'desc'|null $order
     * @param 'order_date'|'order_total'|'created'|'updated'|null $order_by
     * @param OrderStatus|null $order_status
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<OrderItem, OrderPage>
     */
    public function iterateOrders(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $order_by = null,
        ?string $domain = null,
        ?string $contact_id = null,
        ?bool $has_contact = null,
        ?string $cart_id = null,
        ?string $order_status = null,
        ?string $order_date_min = null,
        ?string $order_date_max = null,
        ?string $created_min = null,
        ?string $created_max = null,
        ?string $updated_min = null,
        ?string $updated_max = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<OrderItem, OrderPage> */
        return $this->pager(
            'listOrders',
            [],
            compact(
                'offset', 'limit', 'order', 'order_by', 'domain', 'contact_id', 'has_contact', 'cart_id',
                'order_status', 'order_date_min', 'order_date_max', 'created_min', 'created_max', 'updated_min',
                'updated_max'
            ),
            $max,
            $options,
        );
    }

    /**
     * Create or update a cart.
     *
     * Accepts the state of a cart of a connected shop and processes it in the background. A known `cart_id` replaces
     * the stored cart, unless an order has closed it. If the contact is known, webhooks with the action `cart_update`
     * receive it. Returns 404 if the domain is not connected, and 422 for an unknown contact.
     *
     * `POST /{domain}/carts`
     *
     * @param string $domain The domain of the connected shop, without protocol.
     * @param CartCreate $body
     *     - `cart_id`: The id of the cart in the shop.
     *     - `cart_total`: The total of the cart.
     *     - `cart_url`: The URL of the cart in the shop.
     *     - `contact`: The contact of a cart or order: its id, or values to find or create it.
     *     - `products`: The products.
     * @return Accepted
     * @throws MessagingException
     */
    public function createCart(string $domain, array $body, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call('createCart', path: compact('domain'), body: $body, options: $options);
    }

    /**
     * Get a cart.
     *
     * Returns a cart with its products.
     *
     * `GET /{domain}/carts/{cart_id}`
     *
     * @param string $domain The domain of the connected shop, without protocol.
     * @param string $cart_id The id of the cart in the shop.
     * @return Cart
     * @throws MessagingException
     */
    public function getCart(string $domain, string $cart_id, ?CallOptions $options = null): array
    {
        /** @var Cart */
        return $this->call('getCart', path: compact('domain', 'cart_id'), options: $options);
    }

    /**
     * Create or update an order.
     *
     * Accepts an order of a connected shop and processes it in the background. A known `order_id` changes the order.
     * If its contact is known, a new order triggers the event `new_order` for webhooks. Returns 404 if the domain is
     * not connected, and 422 for an unknown contact.
     *
     * `POST /{domain}/orders`
     *
     * @param string $domain The domain of the connected shop, without protocol.
     * @param OrderCreate $body
     *     - `order_id` (required): The id of the order in the shop.
     *     - `order_total`: The total of the order.
     *     - `cart_id`: The id of its cart, which the order closes.
     *     - `contact`: The contact of a cart or order: its id, or values to find or create it.
     *     - `products`: The ordered products.
     *     - `order_date`: When it was placed, in UTC.
     *     - `order_status`: The status of an order.
     * @return Accepted
     * @throws MessagingException
     */
    public function createOrder(string $domain, array $body, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call('createOrder', path: compact('domain'), body: $body, options: $options);
    }

    /**
     * Get an order.
     *
     * Returns an order with its products.
     *
     * `GET /{domain}/orders/{order_id}`
     *
     * @param string $domain The domain of the connected shop, without protocol.
     * @param string $order_id The id of the order in the shop.
     * @return PlacedOrder
     * @throws MessagingException
     */
    public function getOrder(string $domain, string $order_id, ?CallOptions $options = null): array
    {
        /** @var PlacedOrder */
        return $this->call('getOrder', path: compact('domain', 'order_id'), options: $options);
    }

    /**
     * Import orders.
     *
     * Accepts orders of contacts of one list and processes them in the background, as an operation of the type
     * `import_ecommerce`. Orders of unknown contacts, and invalid orders, are skipped; the operation's file names
     * them, and invalid ones count as invalid. No events follow. Split requests larger than 20 MB.
     *
     * `POST /lists/{list_id}/orders`
     *
     * @param int $list_id The id of the list.
     * @param OrderImport $body
     * @return Accepted
     * @throws MessagingException
     */
    public function importOrders(int $list_id, array $body, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call('importOrders', path: compact('list_id'), body: $body, options: $options);
    }

    /**
     * Sends any number of items through {@see importOrders()}, in parts of at most 100000. It doesn't throw when a part fails:
     * the result says what was done, and its `resume()` sends the rest.
     *
     * @param iterable<OrderImportItem> $items
     * @param int|null $size Maximum number of items in a part.
     * @return BulkResult<OrderImportItem, Accepted>
     */
    public function importOrdersInParts(
        int $list_id,
        iterable $items,
        ?int $size = null,
        ?CallOptions $options = null,
    ): BulkResult {
        /** @var BulkResult<OrderImportItem, Accepted> */
        return $this->inParts('importOrders', compact('list_id'), $items, [], $size, $options);
    }

    // Automations

    /**
     * List automations.
     *
     * Returns automations of the account that match all filters.
     *
     * `GET /automations`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param 'asc'|'desc'|null $order Sort direction.
     * @param 'automation_id'|'title'|'list_id'|'created_by'|null $order_by The field to sort by.
     * @param int|null $automation_id Only the automation with this id.
     * @param string|null $title Automations with exactly this title.
     * @param int|null $created_by Only automations created by this user.
     * @param int|null $list_id Only automations of this list.
     * @param AutomationStatus|null $status Only automations with this status.
     * @return AutomationPage
     * @throws MessagingException
     */
    public function listAutomations(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $order_by = null,
        ?int $automation_id = null,
        ?string $title = null,
        ?int $created_by = null,
        ?int $list_id = null,
        ?string $status = null,
        ?CallOptions $options = null,
    ): array {
        /** @var AutomationPage */
        return $this->call(
            'listAutomations',
            query: compact(
                'offset', 'limit', 'order', 'order_by', 'automation_id', 'title', 'created_by', 'list_id', 'status'
            ),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listAutomations()}.
     *
     * @param 'asc'|'desc'|null $order
     * @param 'automation_id'|'title'|'list_id'|'created_by'|null $order_by
     * @param AutomationStatus|null $status
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<Automation, AutomationPage>
     */
    public function iterateAutomations(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $order_by = null,
        ?int $automation_id = null,
        ?string $title = null,
        ?int $created_by = null,
        ?int $list_id = null,
        ?string $status = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<Automation, AutomationPage> */
        return $this->pager(
            'listAutomations',
            [],
            compact(
                'offset', 'limit', 'order', 'order_by', 'automation_id', 'title', 'created_by', 'list_id', 'status'
            ),
            $max,
            $options,
        );
    }

    /**
     * Create an automation.
     *
     * Creates an inactive automation of a list; `activateAutomation` starts it. Returns 422 with the path for an
     * unknown tag, field, segment, campaign or list, actions that are not a tree, or a loop without a wait.
     *
     * `POST /automations`
     *
     * @param AutomationCreate $body
     *     - `title` (required): The name.
     *     - `list_id` (required): The list of its contacts.
     *     - `allow_multiple_contacts`: Whether a contact can enter it more than once.
     *     - `contact_limit`: Maximum number of runs per contact; 0 for unlimited.
     *     - `triggers`: The triggers, any of which adds a contact.
     *     - `actions` (required): The actions: a tree, beginning with the first.
     * @return AutomationDetail
     * @throws MessagingException
     */
    public function createAutomation(array $body, ?CallOptions $options = null): array
    {
        /** @var AutomationDetail */
        return $this->call('createAutomation', body: $body, options: $options);
    }

    /**
     * List system automations.
     *
     * Returns the built-in automations, one for each type and each domain with Track&Engage, and whether each is
     * paused.
     *
     * `GET /automations/system`
     *
     * @return SystemAutomationList
     * @throws MessagingException
     */
    public function listSystemAutomations(?CallOptions $options = null): array
    {
        /** @var SystemAutomationList */
        return $this->call('listSystemAutomations', options: $options);
    }

    /**
     * Pause or resume a system automation.
     *
     * Pauses or resumes one automation of a domain. If the list of the site has changed, a new automation is created
     * for it. Returns 422 for a domain without Track&Engage.
     *
     * `POST /automations/system`
     *
     * @param SystemAutomationSwitch $body
     *     - `paused` (required): Whether to pause it.
     *     - `type` (required): The event that a system automation follows up.
     *     - `domain` (required): The domain of the automation.
     * @return SystemAutomation
     * @throws MessagingException
     */
    public function switchSystemAutomation(array $body, ?CallOptions $options = null): array
    {
        /** @var SystemAutomation */
        return $this->call('switchSystemAutomation', body: $body, options: $options);
    }

    /**
     * Get an automation.
     *
     * Returns the automation with the triggers and actions of the current or the requested version. Returns 404 for an
     * unknown version.
     *
     * `GET /automations/{automation_id}`
     *
     * @param int $automation_id The id of the automation.
     * @param int|null $version
     *   The version with the triggers and actions to return; contacts stay in the version that they entered.
     * @return AutomationDetail
     * @throws MessagingException
     */
    public function getAutomation(int $automation_id, ?int $version = null, ?CallOptions $options = null): array
    {
        /** @var AutomationDetail */
        return $this->call(
            'getAutomation',
            path: compact('automation_id'),
            query: compact('version'),
            options: $options,
        );
    }

    /**
     * Update an automation.
     *
     * Changes the fields in the body and keeps the others. Other triggers or actions create a new version for new
     * contacts; those already in it stay in their version. Actions that keep their id are the same in reports and for
     * clients. Contacts waiting for a trigger, such as an abandoned cart, are discarded only if the triggers change.
     *
     * `PATCH /automations/{automation_id}`
     *
     * @param int $automation_id The id of the automation.
     * @param AutomationUpdate $body
     *     - `title`: The name.
     *     - `allow_multiple_contacts`: Whether a contact can enter it more than once.
     *     - `contact_limit`: Maximum number of runs per contact; 0 for unlimited.
     *     - `triggers`: The triggers, any of which adds a contact.
     *     - `actions`: The actions: a tree, beginning with the first.
     * @return AutomationDetail
     * @throws MessagingException
     */
    public function updateAutomation(int $automation_id, array $body, ?CallOptions $options = null): array
    {
        /** @var AutomationDetail */
        return $this->call(
            'updateAutomation',
            path: compact('automation_id'),
            body: $body,
            options: $options,
        );
    }

    /**
     * Delete an automation.
     *
     * Deletes the automation with its actions; its campaigns are kept. Returns 409 with `automation_in_use` while
     * contacts are in it.
     *
     * `DELETE /automations/{automation_id}`
     *
     * @param int $automation_id The id of the automation.
     * @throws MessagingException with the reason of a conflict: `automation_in_use`
     */
    public function deleteAutomation(int $automation_id, ?CallOptions $options = null): void
    {
        $this->call('deleteAutomation', path: compact('automation_id'), options: $options);
    }

    /**
     * List actions of an automation.
     *
     * Returns the steps of one automation. Use the id of a step as the start in `startAutomationForContacts`.
     *
     * `GET /automations/{automation_id}/actions`
     *
     * @param int $automation_id The id of the automation.
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @return AutomationActionPage
     * @throws MessagingException
     */
    public function listAutomationActions(
        int $automation_id,
        ?int $offset = null,
        ?int $limit = null,
        ?CallOptions $options = null,
    ): array {
        /** @var AutomationActionPage */
        return $this->call(
            'listAutomationActions',
            path: compact('automation_id'),
            query: compact('offset', 'limit'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listAutomationActions()}.
     *
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<AutomationAction, AutomationActionPage>
     */
    public function iterateAutomationActions(
        int $automation_id,
        ?int $offset = null,
        ?int $limit = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<AutomationAction, AutomationActionPage> */
        return $this->pager(
            'listAutomationActions',
            compact('automation_id'),
            compact('offset', 'limit'),
            $max,
            $options,
        );
    }

    /**
     * Activate an automation.
     *
     * Allows the automation to accept contacts and run its actions; an active one stays unchanged. Contacts whose wait
     * ended during a pause continue at once; those waiting for an hour continue at its next occurrence. Returns 409
     * with `sender_missing` or `sender_not_active` if the sender of one of its campaigns was deleted or is not active,
     * and 422 if the texts of such a campaign cannot be rendered.
     *
     * `POST /automations/{automation_id}/actions/activate`
     *
     * @param int $automation_id The id of the automation.
     * @return AutomationDetail
     * @throws MessagingException with the reason of a conflict: `sender_missing`, `sender_not_active`
     */
    public function activateAutomation(int $automation_id, ?CallOptions $options = null): array
    {
        /** @var AutomationDetail */
        return $this->call('activateAutomation', path: compact('automation_id'), options: $options);
    }

    /**
     * Pause an automation.
     *
     * Pauses the automation; an inactive one stays unchanged. It accepts no contacts, and those in it stay where they
     * are. Messages already queued are still sent.
     *
     * `POST /automations/{automation_id}/actions/pause`
     *
     * @param int $automation_id The id of the automation.
     * @return AutomationDetail
     * @throws MessagingException
     */
    public function pauseAutomation(int $automation_id, ?CallOptions $options = null): array
    {
        /** @var AutomationDetail */
        return $this->call('pauseAutomation', path: compact('automation_id'), options: $options);
    }

    /**
     * List runs of an automation.
     *
     * Returns runs of contacts through the automation that match all filters, newest first.
     *
     * `GET /automations/{automation_id}/runs`
     *
     * @param int $automation_id The id of the automation.
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param AutomationRunStatus|null $status Only runs with this status.
     * @param int|null $action_id Only contacts at this action.
     * @param string|null $contact_id Only runs of this contact.
     * @return AutomationRunPage
     * @throws MessagingException
     */
    public function listAutomationRuns(
        int $automation_id,
        ?int $offset = null,
        ?int $limit = null,
        ?string $status = null,
        ?int $action_id = null,
        ?string $contact_id = null,
        ?CallOptions $options = null,
    ): array {
        /** @var AutomationRunPage */
        return $this->call(
            'listAutomationRuns',
            path: compact('automation_id'),
            query: compact('offset', 'limit', 'status', 'action_id', 'contact_id'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listAutomationRuns()}.
     *
     * @param AutomationRunStatus|null $status
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<AutomationRun, AutomationRunPage>
     */
    public function iterateAutomationRuns(
        int $automation_id,
        ?int $offset = null,
        ?int $limit = null,
        ?string $status = null,
        ?int $action_id = null,
        ?string $contact_id = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<AutomationRun, AutomationRunPage> */
        return $this->pager(
            'listAutomationRuns',
            compact('automation_id'),
            compact('offset', 'limit', 'status', 'action_id', 'contact_id'),
            $max,
            $options,
        );
    }

    /**
     * Count contacts in an automation.
     *
     * Returns the number of active runs and of ended runs by reason, and the same for each action of each version that
     * a contact has entered.
     *
     * `GET /automations/{automation_id}/runs/counts`
     *
     * @param int $automation_id The id of the automation.
     * @return AutomationRunCounts
     * @throws MessagingException
     */
    public function getAutomationRunCounts(int $automation_id, ?CallOptions $options = null): array
    {
        /** @var AutomationRunCounts */
        return $this->call('getAutomationRunCounts', path: compact('automation_id'), options: $options);
    }

    /**
     * Remove a contact from an automation.
     *
     * Ends the run of the contact. The run stays in the list with the reason `taken_out`; an ended run stays
     * unchanged.
     *
     * `DELETE /automations/{automation_id}/runs/{run_id}`
     *
     * @param int $automation_id The id of the automation.
     * @param int $run_id The id of the run.
     * @throws MessagingException
     */
    public function deleteAutomationRun(int $automation_id, int $run_id, ?CallOptions $options = null): void
    {
        $this->call(
            'deleteAutomationRun',
            path: compact('automation_id', 'run_id'),
            options: $options,
        );
    }

    // Segments

    /**
     * List segments of a list.
     *
     * Returns segments of one list that match all filters: first those of the account and its tags, newest first, then
     * those of the platform.
     *
     * `GET /lists/{list_id}/segments`
     *
     * @param int $list_id The id of the list.
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param SegmentType|null $type Only segments of this type.
     * @param string|null $name Segments with exactly this name.
     * @return SegmentPage
     * @throws MessagingException
     */
    public function listSegments(
        int $list_id,
        ?int $offset = null,
        ?int $limit = null,
        ?string $type = null,
        ?string $name = null,
        ?CallOptions $options = null,
    ): array {
        /** @var SegmentPage */
        return $this->call(
            'listSegments',
            path: compact('list_id'),
            query: compact('offset', 'limit', 'type', 'name'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listSegments()}.
     *
     * @param SegmentType|null $type
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<Segment, SegmentPage>
     */
    public function iterateSegments(
        int $list_id,
        ?int $offset = null,
        ?int $limit = null,
        ?string $type = null,
        ?string $name = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<Segment, SegmentPage> */
        return $this->pager(
            'listSegments',
            compact('list_id'),
            compact('offset', 'limit', 'type', 'name'),
            $max,
            $options,
        );
    }

    /**
     * Create a segment.
     *
     * Adds a segment of the type `saved`. Contacts are in it as long as they meet its conditions; removed contacts
     * never get messages. Returns 422 for an unknown field, or an operator or value that its format does not support,
     * with the path and the allowed values. Returns 409 with `segment_exists` for a name already in the list.
     *
     * `POST /lists/{list_id}/segments`
     *
     * @param int $list_id The id of the list.
     * @param SegmentCreate $body
     *     - `name` (required): The name of the segment.
     *     - `segment_filter` (required): The conditions of a segment, at most 100.
     * @return SegmentSaved
     * @throws MessagingException with the reason of a conflict: `segment_exists`
     */
    public function createSegment(int $list_id, array $body, ?CallOptions $options = null): array
    {
        /** @var SegmentSaved */
        return $this->call('createSegment', path: compact('list_id'), body: $body, options: $options);
    }

    /**
     * Count contacts by filter.
     *
     * Counts the contacts of the list that meet the conditions, without saving a segment, and returns a page of them,
     * newest first; by default, ten. Returns 422 for the same errors as `createSegment`.
     *
     * `POST /lists/{list_id}/segments/actions/count`
     *
     * @param int $list_id The id of the list.
     * @param SegmentCount $body
     *     - `segment_filter` (required): The conditions of a segment, at most 100.
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @return ContactPage
     * @throws MessagingException
     */
    public function countSegment(
        int $list_id,
        array $body,
        ?int $offset = null,
        ?int $limit = null,
        ?CallOptions $options = null,
    ): array {
        /** @var ContactPage */
        return $this->call(
            'countSegment',
            path: compact('list_id'),
            query: compact('offset', 'limit'),
            body: $body,
            options: $options,
        );
    }

    /**
     * Get a segment.
     *
     * Returns a segment of any type with its conditions, in the format for creating a segment.
     *
     * `GET /lists/{list_id}/segments/{segment_id}`
     *
     * @param int $list_id The id of the list.
     * @param string $segment_id The id of the segment, as `listSegments` shows it.
     * @return SegmentDetail
     * @throws MessagingException
     */
    public function getSegment(int $list_id, string $segment_id, ?CallOptions $options = null): array
    {
        /** @var SegmentDetail */
        return $this->call('getSegment', path: compact('list_id', 'segment_id'), options: $options);
    }

    /**
     * Update a segment.
     *
     * Changes the fields in the body of a segment of the type `saved` and keeps the others. A scheduled campaign uses
     * the segment as it is at the time of sending; planned recipients don't change. Returns 409 with
     * `invalid_segment_type` for another type, or with `segment_exists` for a name already in the list.
     *
     * `PATCH /lists/{list_id}/segments/{segment_id}`
     *
     * @param int $list_id The id of the list.
     * @param string $segment_id The id of the segment, as `listSegments` shows it.
     * @param SegmentUpdate $body
     *     - `name`: The name of the segment.
     *     - `segment_filter`: The conditions of a segment, at most 100.
     * @return SegmentSaved
     * @throws MessagingException with the reason of a conflict: `invalid_segment_type`, `segment_exists`
     */
    public function updateSegment(int $list_id, string $segment_id, array $body, ?CallOptions $options = null): array
    {
        /** @var SegmentSaved */
        return $this->call(
            'updateSegment',
            path: compact('list_id', 'segment_id'),
            body: $body,
            options: $options,
        );
    }

    /**
     * Delete a segment.
     *
     * Deletes a segment of the type `saved`; its contacts stay in the list. Returns 409 with `invalid_segment_type`
     * for another type, or with `used_in_automations`, `used_in_recurring_messages` or `has_queued_campaigns` if it is
     * in use.
     *
     * `DELETE /lists/{list_id}/segments/{segment_id}`
     *
     * @param int $list_id The id of the list.
     * @param string $segment_id The id of the segment, as `listSegments` shows it.
     * @throws MessagingException with the reason of a conflict: `has_queued_campaigns`, `invalid_segment_type`,
     *     `used_in_automations`, `used_in_recurring_messages`
     */
    public function deleteSegment(int $list_id, string $segment_id, ?CallOptions $options = null): void
    {
        $this->call('deleteSegment', path: compact('list_id', 'segment_id'), options: $options);
    }

    // Account

    /**
     * Get the account.
     *
     * Returns the account with its owner, plan, balance and modules.
     *
     * `GET /my-account`
     *
     * @return MyAccount
     * @throws MessagingException
     */
    public function getMyAccount(?CallOptions $options = null): array
    {
        /** @var MyAccount */
        return $this->call('getMyAccount', options: $options);
    }

    /**
     * Enable the Transactional API.
     *
     * Allows the keys of the account to use the Transactional API. It takes no body and cannot be undone here. Returns
     * 409 with `client_already_enabled` if it is already enabled, or with `client_is_being_enabled` during an earlier
     * request.
     *
     * `POST /my-account/actions/enable-transactional`
     *
     * @throws MessagingException with the reason of a conflict: `client_already_enabled`, `client_is_being_enabled`
     */
    public function enableTransactional(?CallOptions $options = null): void
    {
        $this->call('enableTransactional', options: $options);
    }

    /**
     * Enable Track&Engage.
     *
     * Enables Track&Engage for a domain, and connects the site if necessary. `listTrackEngageDomains` then lists it.
     * Visits count once your pages have the site's code. Returns 409 with `domain_list_required` if neither the body
     * nor the connected site has a list, or with `domain_already_defined` if it is already enabled. Returns 422 for an
     * unknown list.
     *
     * `POST /my-account/actions/enable-te`
     *
     * @param TrackEngageEnable $body
     *     - `domain` (required): The domain of the website, without protocol and path.
     *     - `list_id`: The list for visitors.
     * @return TrackEngageResult
     * @throws MessagingException with the reason of a conflict: `domain_already_defined`, `domain_list_required`
     */
    public function enableTrackAndEngage(array $body, ?CallOptions $options = null): array
    {
        /** @var TrackEngageResult */
        return $this->call('enableTrackAndEngage', body: $body, options: $options);
    }

    // Cnames

    /**
     * List CNAMEs.
     *
     * Returns all CNAMEs of the account, without pages.
     *
     * `GET /cnames`
     *
     * @return CnamePage
     * @throws MessagingException
     */
    public function listCnames(?CallOptions $options = null): array
    {
        /** @var CnamePage */
        return $this->call('listCnames', options: $options);
    }

    /**
     * Create a CNAME.
     *
     * Adds a domain name for links. The response has the status `recent` and the DNS records to set. The platform soon
     * checks DNS, then each hour for three days and then each day. In a sandbox account it is `verified` at the next
     * read; a name that begins with `unverified.`, `invalid.` or `private.` gets that status. Returns 409 with
     * `cname_exists` for a name already in the account.
     *
     * `POST /cnames`
     *
     * @param CnameCreate $body
     *     - `value` (required): The domain name, without protocol and path.
     * @return Cname
     * @throws MessagingException with the reason of a conflict: `cname_exists`
     */
    public function createCname(array $body, ?CallOptions $options = null): array
    {
        /** @var Cname */
        return $this->call('createCname', body: $body, options: $options);
    }

    // Suppression list

    /**
     * List suppression list entries.
     *
     * Returns suppressed addresses, and parts of addresses, that match all filters.
     *
     * `GET /suppression-list`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param 'asc'|'desc'|null $order Sort direction.
     * @param 'id'|'value'|'created'|null $order_by The field to sort by.
     * @param SuppressionType|null $type Only entries of this type.
     * @param SuppressionMethod|null $method Only entries with this method.
     * @param string|null $value Entries with exactly this value, or with its hash if it was erased.
     * @param string|null $campaign_hash Only entries caused by this campaign.
     * @param string|null $created_min Only objects created at or after this time.
     * @param string|null $created_max Only objects created at or before this time.
     * @return SuppressionPage
     * @throws MessagingException
     */
    public function listSuppressionEntries(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $order_by = null,
        ?string $type = null,
        ?string $method = null,
        ?string $value = null,
        ?string $campaign_hash = null,
        ?string $created_min = null,
        ?string $created_max = null,
        ?CallOptions $options = null,
    ): array {
        /** @var SuppressionPage */
        return $this->call(
            'listSuppressionEntries',
            query: compact(
                'offset', 'limit', 'order', 'order_by', 'type', 'method', 'value', 'campaign_hash', 'created_min',
                'created_max'
            ),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listSuppressionEntries()}.
     *
     * @param 'asc'|'desc'|null $order
     * @param 'id'|'value'|'created'|null $order_by
     * @param SuppressionType|null $type
     * @param SuppressionMethod|null $method
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<SuppressionEntry, SuppressionPage>
     */
    public function iterateSuppressionEntries(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $order_by = null,
        ?string $type = null,
        ?string $method = null,
        ?string $value = null,
        ?string $campaign_hash = null,
        ?string $created_min = null,
        ?string $created_max = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<SuppressionEntry, SuppressionPage> */
        return $this->pager(
            'listSuppressionEntries',
            [],
            compact(
                'offset', 'limit', 'order', 'order_by', 'type', 'method', 'value', 'campaign_hash', 'created_min',
                'created_max'
            ),
            $max,
            $options,
        );
    }

    /**
     * Add to the suppression list.
     *
     * Adds values with the method manual, in the background; existing values stay unchanged. They get no more messages
     * on any channel of their type, also from campaigns in progress. Contacts keep their status. An invalid value is
     * refused: the response names it, and the others are added.
     *
     * `POST /suppression-list`
     *
     * @param SuppressionAdd $body
     *     - `type` (required):
     *     - `value` (required): Whole email addresses.
     * @return SuppressionAdded
     * @throws MessagingException
     */
    public function addSuppressionEntries(array $body, ?CallOptions $options = null): array
    {
        /** @var SuppressionAdded */
        return $this->call('addSuppressionEntries', body: $body, options: $options);
    }

    /**
     * Delete a suppression list entry.
     *
     * Removes a value from the list, so that it can get messages again. Returns 409 with `unremovable_entry` for an
     * entry whose method is not manual.
     *
     * `DELETE /suppression-list/{suppression_id}`
     *
     * @param int $suppression_id The id of the entry.
     * @throws MessagingException with the reason of a conflict: `unremovable_entry`
     */
    public function deleteSuppressionEntry(int $suppression_id, ?CallOptions $options = null): void
    {
        $this->call('deleteSuppressionEntry', path: compact('suppression_id'), options: $options);
    }

    // Tags

    /**
     * List tags.
     *
     * Returns the tags of the account. Each is also a segment of every list. Names are sorted regardless of case.
     *
     * `GET /tags`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param 'asc'|'desc'|null $order Sort direction.
     * @param 'tag_id'|'name'|'color'|null $order_by The field to sort by.
     * @return TagPage
     * @throws MessagingException
     */
    public function listTags(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $order_by = null,
        ?CallOptions $options = null,
    ): array {
        /** @var TagPage */
        return $this->call(
            'listTags',
            query: compact('offset', 'limit', 'order', 'order_by'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listTags()}.
     *
     * @param 'asc'|'desc'|null $order
     * @param 'tag_id'|'name'|'color'|null $order_by
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<Tag, TagPage>
     */
    public function iterateTags(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $order_by = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<Tag, TagPage> */
        return $this->pager('listTags', [], compact('offset', 'limit', 'order', 'order_by'), $max, $options);
    }

    /**
     * Create a tag.
     *
     * Adds a tag; `attachTagToContacts` adds it to contacts. Returns 409 with `tag_exists` for a name already in use.
     *
     * `POST /tags`
     *
     * @param TagWrite $body
     *     - `name` (required): The name of the tag, unique regardless of case.
     *     - `color`: The color, `#RRGGBB` or `#RGB`, in any case.
     * @return Tag
     * @throws MessagingException with the reason of a conflict: `tag_exists`
     */
    public function createTag(array $body, ?CallOptions $options = null): array
    {
        /** @var Tag */
        return $this->call('createTag', body: $body, options: $options);
    }

    /**
     * Replace a tag.
     *
     * Replaces the name and color; without a name it keeps its own, without a color it gets the default one. Contacts
     * keep the tag. Returns 409 with `tag_exists` for a name already in use.
     *
     * `PUT /tags/{tag_id}`
     *
     * @param int $tag_id The id of the tag.
     * @param TagUpdate $body
     *     - `name`: The name of the tag, unique regardless of case.
     *     - `color`: The color, `#RRGGBB` or `#RGB`, in any case.
     * @return Tag
     * @throws MessagingException with the reason of a conflict: `tag_exists`
     */
    public function updateTag(int $tag_id, array $body, ?CallOptions $options = null): array
    {
        /** @var Tag */
        return $this->call('updateTag', path: compact('tag_id'), body: $body, options: $options);
    }

    /**
     * Delete a tag.
     *
     * Deletes the tag and its segment, and removes it from its contacts at once; an operation of the type `detach_tag`
     * completes the work. Returns 409 with `tag_in_use` if a saved segment or a queued campaign uses it;
     * `tag_in_use_data` has the details.
     *
     * `DELETE /tags/{tag_id}`
     *
     * @param int $tag_id The id of the tag.
     * @throws MessagingException with the reason of a conflict: `tag_in_use`
     */
    public function deleteTag(int $tag_id, ?CallOptions $options = null): void
    {
        $this->call('deleteTag', path: compact('tag_id'), options: $options);
    }

    // Users

    /**
     * List users.
     *
     * Returns users of the account that match all filters.
     *
     * `GET /users`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param 'asc'|'desc'|null $order Sort direction.
     * @param 'user_id'|'username'|null $order_by The field to sort by.
     * @param string|null $username The user with exactly this name.
     * @param UserStatus|null $status Only users with this status.
     * @param string|null $created_min Only objects created at or after this time.
     * @param string|null $created_max Only objects created at or before this time.
     * @param string|null $updated_min Only objects changed at or after this time.
     * @param string|null $updated_max Only objects changed at or before this time.
     * @return UserPage
     * @throws MessagingException
     */
    public function listUsers(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $order_by = null,
        ?string $username = null,
        ?string $status = null,
        ?string $created_min = null,
        ?string $created_max = null,
        ?string $updated_min = null,
        ?string $updated_max = null,
        ?CallOptions $options = null,
    ): array {
        /** @var UserPage */
        return $this->call(
            'listUsers',
            query: compact(
                'offset', 'limit', 'order', 'order_by', 'username', 'status', 'created_min', 'created_max',
                'updated_min', 'updated_max'
            ),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listUsers()}.
     *
     * @param 'asc'|'desc'|null $order
     * @param 'user_id'|'username'|null $order_by
     * @param UserStatus|null $status
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<User, UserPage>
     */
    public function iterateUsers(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $order_by = null,
        ?string $username = null,
        ?string $status = null,
        ?string $created_min = null,
        ?string $created_max = null,
        ?string $updated_min = null,
        ?string $updated_max = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<User, UserPage> */
        return $this->pager(
            'listUsers',
            [],
            compact(
                'offset', 'limit', 'order', 'order_by', 'username', 'status', 'created_min', 'created_max',
                'updated_min', 'updated_max'
            ),
            $max,
            $options,
        );
    }

    /**
     * Update a user.
     *
     * Changes the name, phone, image or status of a user. An inactive user cannot log in, their sessions end, and they
     * get no notifications; API keys keep working. Returns 409 with `last_admin` if no active administrator would be
     * left, and 422 for an invalid phone number or image URL.
     *
     * `PATCH /users/{user_id}`
     *
     * @param int $user_id The id of the user.
     * @param UserUpdate $body
     *     - `first_name`: The first name.
     *     - `last_name`: The last name.
     *     - `phone`: The phone number with its country code, in any format; empty for none.
     *     - `profile_image`: The http or https URL of an image; empty for none.
     *     - `status`: An inactive user cannot log in.
     * @return User
     * @throws MessagingException with the reason of a conflict: `last_admin`
     */
    public function updateUser(int $user_id, array $body, ?CallOptions $options = null): array
    {
        /** @var User */
        return $this->call('updateUser', path: compact('user_id'), body: $body, options: $options);
    }

    /**
     * Delete a user.
     *
     * Deletes the user, who can no longer log in; the user's objects are kept. Returns 409 with `last_admin` for the
     * last active administrator.
     *
     * `DELETE /users/{user_id}`
     *
     * @param int $user_id The id of the user.
     * @throws MessagingException with the reason of a conflict: `last_admin`
     */
    public function deleteUser(int $user_id, ?CallOptions $options = null): void
    {
        $this->call('deleteUser', path: compact('user_id'), options: $options);
    }

    // Utilities

    /**
     * List countries.
     *
     * Returns all countries without pages or, with `phone`, those in which the number can exist, as choices for a
     * phone field.
     *
     * `GET /utilities/countries`
     *
     * @param string|null $phone A phone number without country code.
     * @return CountryPage
     * @throws MessagingException
     */
    public function listCountries(?string $phone = null, ?CallOptions $options = null): array
    {
        /** @var CountryPage */
        return $this->call('listCountries', query: compact('phone'), options: $options);
    }

    // Connected sites

    /**
     * List the connected sites.
     *
     * List connected sites
     *
     * `GET /connectedsites`
     *
     * @return ConnectedSitePage
     * @throws MessagingException
     */
    public function listConnectedSites(?CallOptions $options = null): array
    {
        /** @var ConnectedSitePage */
        return $this->call('listConnectedSites', options: $options);
    }

    /**
     * Connect a site.
     *
     * Connects a website and returns the script for its pages. Track&Engage is off until you call
     * `enableTrackAndEngage`. Other features are on if the account has forms of the list or web push sites of the
     * domain. The script shows forms with a `display` (`createForm`). For a domain already connected, returns that
     * site, with the list of the body if given. Returns 422 for an unknown list.
     *
     * `POST /connectedsites`
     *
     * @param ConnectedSiteCreate $body
     *     - `domain` (required): The domain of the site, without protocol and path.
     *     - `list_id`: The list for visitors.
     * @return ConnectedSite
     * @throws MessagingException
     */
    public function createConnectedSite(array $body, ?CallOptions $options = null): array
    {
        /** @var ConnectedSite */
        return $this->call('createConnectedSite', body: $body, options: $options);
    }

    /**
     * Get a connected site.
     *
     * Returns one connected site with its script and features.
     *
     * `GET /connectedsites/{domain}`
     *
     * @param string $domain The domain of the site, without protocol and path.
     * @return ConnectedSite
     * @throws MessagingException
     */
    public function getConnectedSite(string $domain, ?CallOptions $options = null): array
    {
        /** @var ConnectedSite */
        return $this->call('getConnectedSite', path: compact('domain'), options: $options);
    }

    /**
     * Disconnect a site.
     *
     * Disconnects the site: its script stops working, and carts and orders of the domain are refused. Contacts, forms
     * and counts are kept. The site keeps its script: if you reconnect it, its pages need no change.
     *
     * `DELETE /connectedsites/{domain}`
     *
     * @param string $domain The domain of the site, without protocol and path.
     * @throws MessagingException
     */
    public function deleteConnectedSite(string $domain, ?CallOptions $options = null): void
    {
        $this->call('deleteConnectedSite', path: compact('domain'), options: $options);
    }

    /**
     * Get a connected site's statistics.
     *
     * Returns the actions of visitors of the site, for at most 366 days. All visitors count, including unknown ones;
     * the activities of a contact show its own. A visit counts within a second.
     *
     * `GET /connectedsites/{domain}/statistics`
     *
     * @param string $domain The domain of the site, without protocol and path.
     * @param string|null $from The first day, in UTC (by default, 29 days before the last one).
     * @param string|null $to The last day, in UTC (by default, today).
     * @return ConnectedSiteStatistics
     * @throws MessagingException
     */
    public function getConnectedSiteStatistics(
        string $domain,
        ?string $from = null,
        ?string $to = null,
        ?CallOptions $options = null,
    ): array {
        /** @var ConnectedSiteStatistics */
        return $this->call(
            'getConnectedSiteStatistics',
            path: compact('domain'),
            query: compact('from', 'to'),
            options: $options,
        );
    }

    // Track&Engage

    /**
     * List Track&Engage domains.
     *
     * Returns all domains enabled with `enableTrackAndEngage`, without pages. A disconnected site is `inactive`.
     *
     * `GET /trackengage/domains`
     *
     * @return TrackEngageDomainPage
     * @throws MessagingException
     */
    public function listTrackEngageDomains(?CallOptions $options = null): array
    {
        /** @var TrackEngageDomainPage */
        return $this->call('listTrackEngageDomains', options: $options);
    }

    /**
     * List Track&Engage goals.
     *
     * Returns the goals of all domains, without pages. Webhooks with `goal_conversion` receive conversions of
     * contacts.
     *
     * `GET /trackengage/goals`
     *
     * @return TrackEngageGoalPage
     * @throws MessagingException
     */
    public function listTrackEngageGoals(?CallOptions $options = null): array
    {
        /** @var TrackEngageGoalPage */
        return $this->call('listTrackEngageGoals', options: $options);
    }

    /**
     * Create a Track&Engage goal.
     *
     * Creates a goal of a connected site, at most 50 per site. The site's script has it within two minutes; browsers
     * cache the script for five. Returns 422 for a `regex` pattern outside the limited syntax.
     *
     * `POST /trackengage/goals`
     *
     * @param TrackEngageGoalCreate $body
     *     - `domain` (required): The connected site of the goal.
     *     - `name` (required): The name of the goal.
     *     - `config` (required): The condition of a goal.
     * @return TrackEngageGoal
     * @throws MessagingException with the reason of a conflict: `goal_limit_reached`
     */
    public function createTrackEngageGoal(array $body, ?CallOptions $options = null): array
    {
        /** @var TrackEngageGoal */
        return $this->call('createTrackEngageGoal', body: $body, options: $options);
    }

    /**
     * Delete a Track&Engage goal.
     *
     * Deletes the goal. Earlier conversions stay in the activities.
     *
     * `DELETE /trackengage/goals/{goal_id}`
     *
     * @param int $goal_id The number of the goal.
     * @throws MessagingException
     */
    public function deleteTrackEngageGoal(int $goal_id, ?CallOptions $options = null): void
    {
        $this->call('deleteTrackEngageGoal', path: compact('goal_id'), options: $options);
    }

    protected const SERVER = 'https://localhost:8443/marketing/v3';
    protected const OPERATIONS = [
        'ping' => ['method' => 'POST', 'path' => '/ping', 'open' => true],
        'listLists' => ['method' => 'GET', 'path' => '/lists', 'id' => 'list_id'],
        'createList' => ['method' => 'POST', 'path' => '/lists', 'keyed' => true],
        'getList' => ['method' => 'GET', 'path' => '/lists/{list_id}'],
        'updateList' => ['method' => 'PATCH', 'path' => '/lists/{list_id}'],
        'deleteList' => ['method' => 'DELETE', 'path' => '/lists/{list_id}', 'produces' => null],
        'listFields' => ['method' => 'GET', 'path' => '/lists/{list_id}/fields'],
        'createExtraField' => ['method' => 'POST', 'path' => '/lists/{list_id}/fields/extra', 'keyed' => true],
        'updateBaseField' => ['method' => 'PATCH', 'path' => '/lists/{list_id}/fields/base/{field_id}'],
        'updateExtraField' => ['method' => 'PATCH', 'path' => '/lists/{list_id}/fields/extra/{field_id}'],
        'deleteExtraField' => ['method' => 'DELETE', 'path' => '/lists/{list_id}/fields/extra/{field_id}', 'produces' => null],
        'listFieldOptions' => ['method' => 'GET', 'path' => '/lists/{list_id}/fields/extra/{field_id}/options'],
        'createFieldOption' => ['method' => 'POST', 'path' => '/lists/{list_id}/fields/extra/{field_id}/options', 'keyed' => true],
        'updateFieldOption' => ['method' => 'PATCH', 'path' => '/lists/{list_id}/fields/extra/{field_id}/options/{option_id}'],
        'deleteFieldOption' => ['method' => 'DELETE', 'path' => '/lists/{list_id}/fields/extra/{field_id}/options/{option_id}', 'produces' => null],
        'listContacts' => ['method' => 'GET', 'path' => '/lists/{list_id}/contacts', 'id' => 'contact_id'],
        'createContact' => ['method' => 'POST', 'path' => '/lists/{list_id}/contacts', 'keyed' => true],
        'getContact' => ['method' => 'GET', 'path' => '/lists/{list_id}/contacts/{contact_id}'],
        'updateContact' => ['method' => 'PATCH', 'path' => '/lists/{list_id}/contacts/{contact_id}'],
        'listContactActivities' => ['method' => 'GET', 'path' => '/lists/{list_id}/contacts/{contact_id}/activities'],
        'listContactEvents' => ['method' => 'GET', 'path' => '/lists/{list_id}/contacts/{contact_id}/events'],
        'importContacts' => ['method' => 'POST', 'path' => '/lists/{list_id}/contacts/actions/import-bulk', 'keyed' => true, 'list' => 'contacts', 'min' => 2, 'max' => 100000],
        'unsubscribeContacts' => ['method' => 'POST', 'path' => '/lists/{list_id}/contacts/actions/unsubscribe', 'keyed' => true],
        'resendDoubleOptin' => ['method' => 'POST', 'path' => '/lists/{list_id}/contacts/{contact_id}/actions/resend-double-optin', 'keyed' => true],
        'searchContacts' => ['method' => 'GET', 'path' => '/contacts/search'],
        'listContactsBySegment' => ['method' => 'GET', 'path' => '/lists/{list_id}/contacts/segment/{segment_id}'],
        'activateContacts' => ['method' => 'POST', 'path' => '/lists/{list_id}/contacts/actions/activate', 'keyed' => true],
        'deactivateContacts' => ['method' => 'POST', 'path' => '/lists/{list_id}/contacts/actions/deactivate', 'keyed' => true],
        'attachTagToContacts' => ['method' => 'POST', 'path' => '/lists/{list_id}/contacts/actions/attach-tag', 'keyed' => true],
        'detachTagFromContacts' => ['method' => 'POST', 'path' => '/lists/{list_id}/contacts/actions/detach-tag', 'keyed' => true],
        'exportContacts' => ['method' => 'POST', 'path' => '/lists/{list_id}/contacts/actions/export', 'keyed' => true],
        'forgetContacts' => ['method' => 'POST', 'path' => '/lists/{list_id}/contacts/actions/forget', 'keyed' => true, 'list' => 'contacts', 'min' => 1, 'max' => 1000],
        'startAutomationForContacts' => ['method' => 'POST', 'path' => '/lists/{list_id}/contacts/actions/start-automation', 'keyed' => true],
        'unifyContacts' => ['method' => 'POST', 'path' => '/lists/{list_id}/contacts/actions/unify', 'keyed' => true],
        'updateContacts' => ['method' => 'POST', 'path' => '/lists/{list_id}/contacts/actions/update', 'keyed' => true],
        'updateContactByField' => ['method' => 'POST', 'path' => '/lists/{list_id}/contacts/by-field', 'keyed' => true],
        'listForms' => ['method' => 'GET', 'path' => '/lists/{list_id}/forms', 'id' => 'form_id'],
        'createForm' => ['method' => 'POST', 'path' => '/lists/{list_id}/forms', 'keyed' => true],
        'getForm' => ['method' => 'GET', 'path' => '/lists/{list_id}/forms/{form_id}'],
        'updateForm' => ['method' => 'PATCH', 'path' => '/lists/{list_id}/forms/{form_id}'],
        'deleteForm' => ['method' => 'DELETE', 'path' => '/lists/{list_id}/forms/{form_id}', 'produces' => null],
        'listFormSubmissions' => ['method' => 'GET', 'path' => '/lists/{list_id}/forms/{form_id}/submissions'],
        'listEmailSenders' => ['method' => 'GET', 'path' => '/senders/email', 'id' => 'sender_id'],
        'createEmailSender' => ['method' => 'POST', 'path' => '/senders/email', 'keyed' => true],
        'updateEmailSender' => ['method' => 'PUT', 'path' => '/senders/email/{sender_id}'],
        'deleteEmailSender' => ['method' => 'DELETE', 'path' => '/senders/email/{sender_id}', 'produces' => null],
        'listCellphoneSenders' => ['method' => 'GET', 'path' => '/senders/cellphone', 'id' => 'sender_id'],
        'createCellphoneSender' => ['method' => 'POST', 'path' => '/senders/cellphone', 'keyed' => true],
        'deleteCellphoneSender' => ['method' => 'DELETE', 'path' => '/senders/cellphone/{sender_id}', 'produces' => null],
        'getCellphoneSenderHelp' => ['method' => 'GET', 'path' => '/senders/cellphone/{sender_id}/help'],
        'updateCellphoneSenderHelp' => ['method' => 'PUT', 'path' => '/senders/cellphone/{sender_id}/help'],
        'listPhoneSenders' => ['method' => 'GET', 'path' => '/senders/phone', 'id' => 'sender_id'],
        'createPhoneSender' => ['method' => 'POST', 'path' => '/senders/phone', 'keyed' => true],
        'deletePhoneSender' => ['method' => 'DELETE', 'path' => '/senders/phone/{sender_id}', 'produces' => null],
        'listCampaigns' => ['method' => 'GET', 'path' => '/campaigns', 'id' => 'campaign_hash'],
        'getCampaign' => ['method' => 'GET', 'path' => '/campaigns/{campaign_hash}'],
        'deleteCampaign' => ['method' => 'DELETE', 'path' => '/campaigns/{campaign_hash}', 'produces' => null],
        'getCampaignPreview' => ['method' => 'GET', 'path' => '/campaigns/{campaign_hash}/preview'],
        'listCampaignContacts' => ['method' => 'GET', 'path' => '/campaigns/{campaign_hash}/contacts'],
        'retryCampaign' => ['method' => 'POST', 'path' => '/campaigns/{campaign_hash}/actions/retry', 'keyed' => true],
        'testCampaign' => ['method' => 'POST', 'path' => '/campaigns/{campaign_hash}/actions/test', 'keyed' => true],
        'createEmailCampaign' => ['method' => 'POST', 'path' => '/campaigns/email', 'keyed' => true],
        'updateEmailCampaign' => ['method' => 'PATCH', 'path' => '/campaigns/email/{campaign_hash}'],
        'sendEmailCampaign' => ['method' => 'POST', 'path' => '/campaigns/email/{campaign_hash}/actions/send', 'keyed' => true],
        'listHeaderFooterTemplates' => ['method' => 'GET', 'path' => '/header-footer-templates', 'id' => 'template_id'],
        'createHeaderFooterTemplate' => ['method' => 'POST', 'path' => '/header-footer-templates', 'keyed' => true],
        'getHeaderFooterTemplate' => ['method' => 'GET', 'path' => '/header-footer-templates/{template_id}'],
        'updateHeaderFooterTemplate' => ['method' => 'PATCH', 'path' => '/header-footer-templates/{template_id}'],
        'deleteHeaderFooterTemplate' => ['method' => 'DELETE', 'path' => '/header-footer-templates/{template_id}', 'produces' => null],
        'getEmailReport' => ['method' => 'GET', 'path' => '/reports/email/{campaign_hash}'],
        'getPushReport' => ['method' => 'GET', 'path' => '/reports/push/{campaign_hash}'],
        'getSmsReport' => ['method' => 'GET', 'path' => '/reports/sms/{campaign_hash}'],
        'getVoiceReport' => ['method' => 'GET', 'path' => '/reports/voice/{campaign_hash}'],
        'getWebpushReport' => ['method' => 'GET', 'path' => '/reports/web-push/{campaign_hash}'],
        'listWebhooks' => ['method' => 'GET', 'path' => '/webhooks', 'id' => 'webhook_id'],
        'createWebhook' => ['method' => 'POST', 'path' => '/webhooks', 'keyed' => true],
        'getCallbackSecret' => ['method' => 'GET', 'path' => '/webhooks/callback-secret'],
        'listWebhookStatuses' => ['method' => 'GET', 'path' => '/webhooks/statuses'],
        'updateWebhook' => ['method' => 'PATCH', 'path' => '/webhooks/{webhook_id}'],
        'deleteWebhook' => ['method' => 'DELETE', 'path' => '/webhooks/{webhook_id}', 'produces' => null],
        'getWebhookSecret' => ['method' => 'GET', 'path' => '/webhooks/{webhook_id}/secret'],
        'rotateWebhookSecret' => ['method' => 'POST', 'path' => '/webhooks/{webhook_id}/secret', 'keyed' => true],
        'listOperations' => ['method' => 'GET', 'path' => '/operations', 'id' => 'operation_id'],
        'listEndedOperations' => ['method' => 'GET', 'path' => '/operations/ended'],
        'getOperation' => ['method' => 'GET', 'path' => '/operations/{operation_id}'],
        'approveOperations' => ['method' => 'POST', 'path' => '/operations/actions/approve', 'keyed' => true],
        'cancelOperations' => ['method' => 'POST', 'path' => '/operations/actions/cancel', 'keyed' => true],
        'pauseOperations' => ['method' => 'POST', 'path' => '/operations/actions/pause', 'keyed' => true],
        'resumeOperations' => ['method' => 'POST', 'path' => '/operations/actions/resume', 'keyed' => true],
        'createEmailRssCampaign' => ['method' => 'POST', 'path' => '/campaigns/email/rss', 'keyed' => true],
        'enableEmailRssCampaign' => ['method' => 'POST', 'path' => '/campaigns/email/rss/{campaign_hash}/actions/enable', 'keyed' => true],
        'createPushCampaign' => ['method' => 'POST', 'path' => '/campaigns/push', 'keyed' => true],
        'updatePushCampaign' => ['method' => 'PATCH', 'path' => '/campaigns/push/{campaign_hash}'],
        'sendPushCampaign' => ['method' => 'POST', 'path' => '/campaigns/push/{campaign_hash}/actions/send', 'keyed' => true],
        'listPushApps' => ['method' => 'GET', 'path' => '/push/apps'],
        'createPushApp' => ['method' => 'POST', 'path' => '/push/apps', 'keyed' => true],
        'getPushApp' => ['method' => 'GET', 'path' => '/push/apps/{app_id}'],
        'deletePushApp' => ['method' => 'DELETE', 'path' => '/push/apps/{app_id}', 'produces' => null],
        'registerPushEvent' => ['method' => 'POST', 'path' => '/push/apps/{app_id}/event', 'keyed' => true],
        'registerPushToken' => ['method' => 'POST', 'path' => '/push/apps/{app_id}/token', 'keyed' => true],
        'createSmsCampaign' => ['method' => 'POST', 'path' => '/campaigns/sms', 'keyed' => true],
        'updateSmsCampaign' => ['method' => 'PATCH', 'path' => '/campaigns/sms/{campaign_hash}'],
        'sendSmsCampaign' => ['method' => 'POST', 'path' => '/campaigns/sms/{campaign_hash}/actions/send', 'keyed' => true],
        'createSmartSmsCampaign' => ['method' => 'POST', 'path' => '/campaigns/smart-sms', 'keyed' => true],
        'updateSmartSmsCampaign' => ['method' => 'PATCH', 'path' => '/campaigns/smart-sms/{campaign_hash}'],
        'sendSmartSmsCampaign' => ['method' => 'POST', 'path' => '/campaigns/smart-sms/{campaign_hash}/actions/send', 'keyed' => true],
        'createVoiceCampaign' => ['method' => 'POST', 'path' => '/campaigns/voice', 'keyed' => true],
        'updateVoiceCampaign' => ['method' => 'PATCH', 'path' => '/campaigns/voice/{campaign_hash}'],
        'sendVoiceCampaign' => ['method' => 'POST', 'path' => '/campaigns/voice/{campaign_hash}/actions/send', 'keyed' => true],
        'createWebpushCampaign' => ['method' => 'POST', 'path' => '/campaigns/web-push', 'keyed' => true],
        'updateWebpushCampaign' => ['method' => 'PATCH', 'path' => '/campaigns/web-push/{campaign_hash}'],
        'sendWebpushCampaign' => ['method' => 'POST', 'path' => '/campaigns/web-push/{campaign_hash}/actions/send', 'keyed' => true],
        'createWebpushRssCampaign' => ['method' => 'POST', 'path' => '/campaigns/webpush/rss', 'keyed' => true],
        'enableWebpushRssCampaign' => ['method' => 'POST', 'path' => '/campaigns/webpush/rss/{campaign_hash}/actions/enable', 'keyed' => true],
        'listWebpushSites' => ['method' => 'GET', 'path' => '/webpush/sites'],
        'createWebpushSite' => ['method' => 'POST', 'path' => '/webpush/sites', 'keyed' => true],
        'listCampaignGroups' => ['method' => 'GET', 'path' => '/campaign-groups', 'id' => 'group_id'],
        'createCampaignGroup' => ['method' => 'POST', 'path' => '/campaign-groups', 'keyed' => true],
        'updateCampaignGroup' => ['method' => 'PUT', 'path' => '/campaign-groups/{group_id}'],
        'deleteCampaignGroup' => ['method' => 'DELETE', 'path' => '/campaign-groups/{group_id}', 'produces' => null],
        'listAdvancedReports' => ['method' => 'GET', 'path' => '/reports/advanced'],
        'generateEmailBouncesReport' => ['method' => 'POST', 'path' => '/reports/advanced/email-bounces', 'keyed' => true],
        'generateEmailClicksByContactReport' => ['method' => 'POST', 'path' => '/reports/advanced/email-clicks-by-contact', 'keyed' => true],
        'generateEmailClicksByUrlReport' => ['method' => 'POST', 'path' => '/reports/advanced/email-clicks-by-url', 'keyed' => true],
        'generateEmailEventsReport' => ['method' => 'POST', 'path' => '/reports/advanced/email-events', 'keyed' => true],
        'generateEmailUnsubscriptionsReport' => ['method' => 'POST', 'path' => '/reports/advanced/email-unsubscriptions', 'keyed' => true],
        'generateSmsBouncesReport' => ['method' => 'POST', 'path' => '/reports/advanced/sms-bounces', 'keyed' => true],
        'generateSmsEventsReport' => ['method' => 'POST', 'path' => '/reports/advanced/sms-events', 'keyed' => true],
        'generateSendsReport' => ['method' => 'POST', 'path' => '/reports/advanced/sends', 'keyed' => true],
        'generateSubscriptionsReport' => ['method' => 'POST', 'path' => '/reports/advanced/subscriptions', 'keyed' => true],
        'generateUnsubscriptionsReport' => ['method' => 'POST', 'path' => '/reports/advanced/unsubscriptions', 'keyed' => true],
        'generateFormAnswersReport' => ['method' => 'POST', 'path' => '/reports/advanced/form-answers', 'keyed' => true],
        'generateContactActivityReport' => ['method' => 'POST', 'path' => '/reports/advanced/contact-activity', 'keyed' => true],
        'listAdvancedReportModels' => ['method' => 'GET', 'path' => '/reports/advanced/models', 'id' => 'model_id'],
        'createAdvancedReportModel' => ['method' => 'POST', 'path' => '/reports/advanced/models', 'keyed' => true],
        'deleteAdvancedReportModel' => ['method' => 'DELETE', 'path' => '/reports/advanced/models/{model_id}', 'produces' => null],
        'generateReportFromModel' => ['method' => 'POST', 'path' => '/reports/advanced/model', 'keyed' => true],
        'listCatalogs' => ['method' => 'GET', 'path' => '/catalogs'],
        'createCatalog' => ['method' => 'POST', 'path' => '/catalogs', 'keyed' => true],
        'deleteCatalog' => ['method' => 'DELETE', 'path' => '/catalogs/{catalog_id}', 'produces' => null],
        'listProducts' => ['method' => 'GET', 'path' => '/catalogs/{catalog_id}/products', 'id' => 'product_identifier'],
        'createProduct' => ['method' => 'POST', 'path' => '/catalogs/{catalog_id}/products', 'keyed' => true],
        'getProduct' => ['method' => 'GET', 'path' => '/catalogs/{catalog_id}/products/{product_identifier}'],
        'updateProduct' => ['method' => 'PATCH', 'path' => '/catalogs/{catalog_id}/products/{product_identifier}'],
        'deleteProduct' => ['method' => 'DELETE', 'path' => '/catalogs/{catalog_id}/products/{product_identifier}', 'produces' => null],
        'importProducts' => ['method' => 'POST', 'path' => '/catalogs/{catalog_id}/products/actions/import', 'keyed' => true, 'list' => 'products', 'min' => 1, 'max' => 200000],
        'listCarts' => ['method' => 'GET', 'path' => '/carts'],
        'listOrders' => ['method' => 'GET', 'path' => '/orders'],
        'createCart' => ['method' => 'POST', 'path' => '/{domain}/carts', 'keyed' => true],
        'getCart' => ['method' => 'GET', 'path' => '/{domain}/carts/{cart_id}'],
        'createOrder' => ['method' => 'POST', 'path' => '/{domain}/orders', 'keyed' => true],
        'getOrder' => ['method' => 'GET', 'path' => '/{domain}/orders/{order_id}'],
        'importOrders' => ['method' => 'POST', 'path' => '/lists/{list_id}/orders', 'keyed' => true, 'list' => null, 'min' => 1, 'max' => 100000],
        'listAutomations' => ['method' => 'GET', 'path' => '/automations', 'id' => 'automation_id'],
        'createAutomation' => ['method' => 'POST', 'path' => '/automations', 'keyed' => true],
        'listSystemAutomations' => ['method' => 'GET', 'path' => '/automations/system'],
        'switchSystemAutomation' => ['method' => 'POST', 'path' => '/automations/system', 'keyed' => true],
        'getAutomation' => ['method' => 'GET', 'path' => '/automations/{automation_id}'],
        'updateAutomation' => ['method' => 'PATCH', 'path' => '/automations/{automation_id}'],
        'deleteAutomation' => ['method' => 'DELETE', 'path' => '/automations/{automation_id}', 'produces' => null],
        'listAutomationActions' => ['method' => 'GET', 'path' => '/automations/{automation_id}/actions'],
        'activateAutomation' => ['method' => 'POST', 'path' => '/automations/{automation_id}/actions/activate', 'keyed' => true],
        'pauseAutomation' => ['method' => 'POST', 'path' => '/automations/{automation_id}/actions/pause', 'keyed' => true],
        'listAutomationRuns' => ['method' => 'GET', 'path' => '/automations/{automation_id}/runs', 'id' => 'run_id'],
        'getAutomationRunCounts' => ['method' => 'GET', 'path' => '/automations/{automation_id}/runs/counts'],
        'deleteAutomationRun' => ['method' => 'DELETE', 'path' => '/automations/{automation_id}/runs/{run_id}', 'produces' => null],
        'listSegments' => ['method' => 'GET', 'path' => '/lists/{list_id}/segments', 'id' => 'segment_id'],
        'createSegment' => ['method' => 'POST', 'path' => '/lists/{list_id}/segments', 'keyed' => true],
        'countSegment' => ['method' => 'POST', 'path' => '/lists/{list_id}/segments/actions/count', 'keyed' => true],
        'getSegment' => ['method' => 'GET', 'path' => '/lists/{list_id}/segments/{segment_id}'],
        'updateSegment' => ['method' => 'PATCH', 'path' => '/lists/{list_id}/segments/{segment_id}'],
        'deleteSegment' => ['method' => 'DELETE', 'path' => '/lists/{list_id}/segments/{segment_id}', 'produces' => null],
        'getMyAccount' => ['method' => 'GET', 'path' => '/my-account'],
        'enableTransactional' => ['method' => 'POST', 'path' => '/my-account/actions/enable-transactional', 'produces' => null, 'keyed' => true],
        'enableTrackAndEngage' => ['method' => 'POST', 'path' => '/my-account/actions/enable-te', 'keyed' => true],
        'listCnames' => ['method' => 'GET', 'path' => '/cnames'],
        'createCname' => ['method' => 'POST', 'path' => '/cnames', 'keyed' => true],
        'listSuppressionEntries' => ['method' => 'GET', 'path' => '/suppression-list', 'id' => 'suppression_id'],
        'addSuppressionEntries' => ['method' => 'POST', 'path' => '/suppression-list', 'keyed' => true],
        'deleteSuppressionEntry' => ['method' => 'DELETE', 'path' => '/suppression-list/{suppression_id}', 'produces' => null],
        'listTags' => ['method' => 'GET', 'path' => '/tags', 'id' => 'tag_id'],
        'createTag' => ['method' => 'POST', 'path' => '/tags', 'keyed' => true],
        'updateTag' => ['method' => 'PUT', 'path' => '/tags/{tag_id}'],
        'deleteTag' => ['method' => 'DELETE', 'path' => '/tags/{tag_id}', 'produces' => null],
        'listUsers' => ['method' => 'GET', 'path' => '/users', 'id' => 'user_id'],
        'updateUser' => ['method' => 'PATCH', 'path' => '/users/{user_id}'],
        'deleteUser' => ['method' => 'DELETE', 'path' => '/users/{user_id}', 'produces' => null],
        'listCountries' => ['method' => 'GET', 'path' => '/utilities/countries'],
        'listConnectedSites' => ['method' => 'GET', 'path' => '/connectedsites'],
        'createConnectedSite' => ['method' => 'POST', 'path' => '/connectedsites', 'keyed' => true],
        'getConnectedSite' => ['method' => 'GET', 'path' => '/connectedsites/{domain}'],
        'deleteConnectedSite' => ['method' => 'DELETE', 'path' => '/connectedsites/{domain}', 'produces' => null],
        'getConnectedSiteStatistics' => ['method' => 'GET', 'path' => '/connectedsites/{domain}/statistics'],
        'listTrackEngageDomains' => ['method' => 'GET', 'path' => '/trackengage/domains'],
        'listTrackEngageGoals' => ['method' => 'GET', 'path' => '/trackengage/goals'],
        'createTrackEngageGoal' => ['method' => 'POST', 'path' => '/trackengage/goals', 'keyed' => true],
        'deleteTrackEngageGoal' => ['method' => 'DELETE', 'path' => '/trackengage/goals/{goal_id}', 'produces' => null],
    ];
}
