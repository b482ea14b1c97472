// Written by `npm run generate` from specs/registered-v1. Do not edit: change the contract instead.
import type { Accepted, AutocertificateOptionCreate, AutocertificateOptionCreated, AutocertificateOptionPage, CertificateSent, Evidence, EvidencePage, EvidenceQueue, EvidencesCreate, Pong, RegisteredCustomEventsCreate, RegisteredEventPage, RegisteredMessage, RegisteredMessagePage, RegisteredSource, RegisteredWebhook, RegisteredWebhookCreate, RegisteredWebhookCreated, RegisteredWebhookPage, RegisteredWebhookUpdate, RotatedWebhookSecret, WebhookSecretRotate } from './schemas.ts'
/** The request of `listRegisteredMessages`. */
export type ListRegisteredMessagesRequest = {
  query?: {
      /**
       * @description Messages registered on or before this day (UTC), including the whole day.
       * @example 2026-03-31
       */
      end_date?: string | undefined;
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
       * @description Messages registered on or after this day (UTC).
       * @example 2026-03-01
       */
      start_date?: string | undefined;
      /**
       * @description Messages whose subject contains this text, in any case.
       * @example contract
       */
      subject?: string | undefined;
      /**
       * @description Messages whose recipient (address or number) contains this text.
       * @example ana@example.com
       */
      to?: string | undefined;
  } | undefined
}
/** The request of `createRegisteredCustomEvents`. */
export type CreateRegisteredCustomEventsRequest = {
  body: RegisteredCustomEventsCreate
}
/** The request of `createEvidencesBulk`. */
export type CreateEvidencesBulkRequest = {
  body: EvidencesCreate
}
/** The request of `getRegisteredMessage`. */
export type GetRegisteredMessageRequest = {
  path: {
      /**
       * @description The `id` of the registered message: its hash.
       * @example 9f86d081884c7d659a2feaa0c55ad015
       */
      registered_id: string;
  }
}
/** The request of `downloadRegisteredMessage`. */
export type DownloadRegisteredMessageRequest = {
  path: {
      /**
       * @description The `id` of the registered message: its hash.
       * @example 9f86d081884c7d659a2feaa0c55ad015
       */
      registered_id: string;
  }
}
/** The request of `listRegisteredEvents`. */
export type ListRegisteredEventsRequest = {
  path: {
      /**
       * @description The `id` of the registered message: its hash.
       * @example 9f86d081884c7d659a2feaa0c55ad015
       */
      registered_id: string;
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
/** The request of `listRegisteredEvidences`. */
export type ListRegisteredEvidencesRequest = {
  path: {
      /**
       * @description The `id` of the registered message: its hash.
       * @example 9f86d081884c7d659a2feaa0c55ad015
       */
      registered_id: string;
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
/** The request of `getRegisteredEvidence`. */
export type GetRegisteredEvidenceRequest = {
  path: {
      /**
       * @description The id of the evidence.
       * @example 1
       */
      evidence_id: number;
      /**
       * @description The `id` of the registered message: its hash.
       * @example 9f86d081884c7d659a2feaa0c55ad015
       */
      registered_id: string;
  }
}
/** The request of `deleteRegisteredEvidence`. */
export type DeleteRegisteredEvidenceRequest = {
  path: {
      /**
       * @description The id of the evidence.
       * @example 1
       */
      evidence_id: number;
      /**
       * @description The `id` of the registered message: its hash.
       * @example 9f86d081884c7d659a2feaa0c55ad015
       */
      registered_id: string;
  }
}
/** The request of `downloadRegisteredEvidence`. */
export type DownloadRegisteredEvidenceRequest = {
  path: {
      /**
       * @description The id of the evidence.
       * @example 1
       */
      evidence_id: number;
      /**
       * @description The `id` of the registered message: its hash.
       * @example 9f86d081884c7d659a2feaa0c55ad015
       */
      registered_id: string;
  }
}
/** The request of `listRegisteredWebhooks`. */
export type ListRegisteredWebhooksRequest = {
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
/** The request of `createRegisteredWebhook`. */
export type CreateRegisteredWebhookRequest = {
  body: RegisteredWebhookCreate
}
/** The request of `updateRegisteredWebhook`. */
export type UpdateRegisteredWebhookRequest = {
  path: {
      /**
       * @description The id of the webhook.
       * @example 1
       */
      webhook_id: number;
  }
  body: RegisteredWebhookUpdate
}
/** The request of `deleteRegisteredWebhook`. */
export type DeleteRegisteredWebhookRequest = {
  path: {
      /**
       * @description The id of the webhook.
       * @example 1
       */
      webhook_id: number;
  }
}
/** The request of `rotateRegisteredWebhookSecret`. */
export type RotateRegisteredWebhookSecretRequest = {
  path: {
      /**
       * @description The id of the webhook.
       * @example 1
       */
      webhook_id: number;
  }
  body: WebhookSecretRotate
}
/** The request of `listAutocertificateOptions`. */
export type ListAutocertificateOptionsRequest = {
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
/** The request of `createAutocertificateOption`. */
export type CreateAutocertificateOptionRequest = {
  body: AutocertificateOptionCreate
}
/** The request of `deleteAutocertificateOption`. */
export type DeleteAutocertificateOptionRequest = {
  path: {
      /**
       * @description The id of the option.
       * @example 1
       */
      id: number;
  }
}
/** The methods of a client: what each takes and resolves with. */
export interface RegisteredMethods {
  /**
   * Test the connection and the key
   *
   * Returns `pong` for a valid key, even if the account has no registered messages. Returns 401 otherwise.
   *
   * `GET /ping`
   */
  ping: { request: Record<string, never>; answer: Pong }
  /**
   * List registered messages
   *
   * Returns registered messages that match all filters, newest first, without their content. `getRegisteredMessage` returns the content.
   *
   * `GET /registered`
   */
  listRegisteredMessages: { request: ListRegisteredMessagesRequest; answer: RegisteredMessagePage; paged: true }
  /**
   * Add custom events to registered messages
   *
   * Adds events to the history of one or more messages; later evidence includes them. If one is invalid, none is added. A message can have at most 1,000 custom events with 1,048,576 characters of `customData` in total. Returns 404 for an unknown `registerId`, 422 for a message of another channel or beyond these limits, and 409 with `event_exists` for an event with the same time and data.
   *
   * `POST /registered/events`
   */
  createRegisteredCustomEvents: { request: CreateRegisteredCustomEventsRequest; answer: Accepted; keyed: true; bulk: "events" }
  /**
   * Create evidence of registered messages
   *
   * Queues one evidence certificate for each message. It shows the message and its events at the time of creation. When it is ready, `listRegisteredEvidences` lists it and `certificateSent` reports it. A message can have several. A repeated hash, or one already in the queue, is queued once. Unknown hashes are in `not_found`; the others are still queued.
   *
   * `POST /registered/evidences`
   */
  createEvidencesBulk: { request: CreateEvidencesBulkRequest; answer: EvidenceQueue; keyed: true; bulk: null }
  /**
   * Get a registered message
   *
   * Returns one registered message with its content as sent: texts, copies and files. Because it contains the files, the response can be larger than 5 MB.
   *
   * `GET /registered/{registered_id}`
   */
  getRegisteredMessage: { request: GetRegisteredMessageRequest; answer: RegisteredMessage }
  /**
   * Download a registered email's source
   *
   * Returns the raw email exactly as sent, with headers and files. Returns 404 for a registered SMS, which has no source.
   *
   * `GET /registered/{registered_id}/message`
   */
  downloadRegisteredMessage: { request: DownloadRegisteredMessageRequest; answer: RegisteredSource }
  /**
   * List events of a registered message
   *
   * Returns the events of the message, oldest first: those recorded by the platform, and those added with `createRegisteredCustomEvents`. After 5,000 events, the platform adds no more.
   *
   * `GET /registered/{registered_id}/events`
   */
  listRegisteredEvents: { request: ListRegisteredEventsRequest; answer: RegisteredEventPage; paged: true }
  /**
   * List evidence of a registered message
   *
   * Returns the finished evidence, newest first, without the queue. `failed_evidences` of `getRegisteredMessage` lists failures with their reasons.
   *
   * `GET /registered/{registered_id}/evidences`
   */
  listRegisteredEvidences: { request: ListRegisteredEvidencesRequest; answer: EvidencePage; paged: true }
  /**
   * Get evidence
   *
   * Returns the data of one evidence; `downloadRegisteredEvidence` returns the PDF.
   *
   * `GET /registered/{registered_id}/evidences/{evidence_id}`
   */
  getRegisteredEvidence: { request: GetRegisteredEvidenceRequest; answer: Evidence }
  /**
   * Delete evidence
   *
   * Permanently deletes the evidence and its PDF. The message, its events and its other evidence are kept, and you can create new evidence.
   *
   * `DELETE /registered/{registered_id}/evidences/{evidence_id}`
   */
  deleteRegisteredEvidence: { request: DeleteRegisteredEvidenceRequest; answer: void }
  /**
   * Download evidence as PDF
   *
   * Returns the evidence as a PDF, with the same bytes for every download. The header Content-Disposition suggests its `name` for the file. Errors are JSON.
   *
   * `GET /registered/{registered_id}/evidences/{evidence_id}/download`
   */
  downloadRegisteredEvidence: { request: DownloadRegisteredEvidenceRequest; answer: ReturnType<Uint8ArrayConstructor["from"]> }
  /**
   * List registered-message webhooks
   *
   * Returns the account's webhooks for registered messages, oldest first.
   *
   * `GET /webhooks`
   */
  listRegisteredWebhooks: { request: ListRegisteredWebhooksRequest; answer: RegisteredWebhookPage; paged: true }
  /**
   * Create a registered-message webhook
   *
   * Creates a webhook: the platform calls the URL whenever evidence is ready; `certificateSent` shows the call. Only this response shows the secret that signs the calls. An account can have at most 20. Returns 409 with `webhook_exists` for a second one with the same URL, and with `webhook_limit_reached` beyond the limit.
   *
   * `POST /webhooks`
   */
  createRegisteredWebhook: { request: CreateRegisteredWebhookRequest; answer: RegisteredWebhookCreated; keyed: true }
  /**
   * Update a registered-message webhook
   *
   * Changes the URL or the actions, or pauses or enables the webhook. Waiting calls use the new URL. While a webhook is paused or disabled, its calls are held; enabling it sends them, oldest first. They are kept as long as ended deliveries (`MESSAGING_KEEP_HOOKS`, 30 days). A receiver that responds with 410 Gone disables its webhook, and the users of the account get an email.
   *
   * `PATCH /webhooks/{webhook_id}`
   */
  updateRegisteredWebhook: { request: UpdateRegisteredWebhookRequest; answer: RegisteredWebhook }
  /**
   * Delete a registered-message webhook
   *
   * Deletes the webhook and discards its waiting calls, including retries.
   *
   * `DELETE /webhooks/{webhook_id}`
   */
  deleteRegisteredWebhook: { request: DeleteRegisteredWebhookRequest; answer: void }
  /**
   * Rotate a registered-message webhook's secret
   *
   * Creates a new secret for the webhook, which only this response shows. For another `overlap_hours` hours, each call has two signatures, separated by a space, so your receiver can verify with either secret. Another rotation ends the overlap of the previous secret. Waiting calls are signed with the secrets valid at the time of sending.
   *
   * `POST /webhooks/{webhook_id}/secret`
   */
  rotateRegisteredWebhookSecret: { request: RotateRegisteredWebhookSecretRequest; answer: RotatedWebhookSecret; keyed: true }
  /**
   * List autocertificate options
   *
   * Returns the options of the account, oldest first.
   *
   * `GET /autocertificates`
   */
  listAutocertificateOptions: { request: ListAutocertificateOptionsRequest; answer: AutocertificateOptionPage; paged: true }
  /**
   * Create an autocertificate option
   *
   * Creates evidence of every message at 03:00 UTC, this many days after its registration day. This includes messages already registered, if their day is still to come. An account can have several options. Returns 409 with `option_exists` for a second option with the same days.
   *
   * `POST /autocertificates`
   */
  createAutocertificateOption: { request: CreateAutocertificateOptionRequest; answer: AutocertificateOptionCreated; keyed: true }
  /**
   * Delete an autocertificate option
   *
   * Deletes the option. It creates no more evidence; existing evidence is kept.
   *
   * `DELETE /autocertificates/{id}`
   */
  deleteAutocertificateOption: { request: DeleteAutocertificateOptionRequest; answer: void }
}
/** The operation of each path and method, with the status and the media type of its success. */
export interface RegisteredRoutes {
  "/ping": { get: ["ping",200,"application/json"] }
  "/registered": { get: ["listRegisteredMessages",200,"application/json"] }
  "/registered/events": { post: ["createRegisteredCustomEvents",200,"application/json"] }
  "/registered/evidences": { post: ["createEvidencesBulk",200,"application/json"] }
  "/registered/{registered_id}": { get: ["getRegisteredMessage",200,"application/json"] }
  "/registered/{registered_id}/message": { get: ["downloadRegisteredMessage",200,"message/rfc822"] }
  "/registered/{registered_id}/events": { get: ["listRegisteredEvents",200,"application/json"] }
  "/registered/{registered_id}/evidences": { get: ["listRegisteredEvidences",200,"application/json"] }
  "/registered/{registered_id}/evidences/{evidence_id}": { get: ["getRegisteredEvidence",200,"application/json"]; delete: ["deleteRegisteredEvidence",204,null] }
  "/registered/{registered_id}/evidences/{evidence_id}/download": { get: ["downloadRegisteredEvidence",200,"application/pdf"] }
  "/webhooks": { get: ["listRegisteredWebhooks",200,"application/json"]; post: ["createRegisteredWebhook",200,"application/json"] }
  "/webhooks/{webhook_id}": { patch: ["updateRegisteredWebhook",200,"application/json"]; delete: ["deleteRegisteredWebhook",204,null] }
  "/webhooks/{webhook_id}/secret": { post: ["rotateRegisteredWebhookSecret",200,"application/json"] }
  "/autocertificates": { get: ["listAutocertificateOptions",200,"application/json"]; post: ["createAutocertificateOption",200,"application/json"] }
  "/autocertificates/{id}": { delete: ["deleteAutocertificateOption",204,null] }
}
/** The webhooks and callbacks of the API by name, each with its body. */
export interface RegisteredWebhooks {
  /**
   * Evidence ready
   */
  certificateSent: CertificateSent
}
