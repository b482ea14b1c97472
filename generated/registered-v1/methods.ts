// Written by `npm run generate` from specs/registered-v1. Do not edit: change the contract instead.
import type { Accepted, AutocertificateOptionCreate, AutocertificateOptionCreated, AutocertificateOptionPage, CertificateSent, Evidence, EvidencePage, EvidenceQueue, EvidencesCreate, Pong, RegisteredCustomEventsCreate, RegisteredEventPage, RegisteredMessage, RegisteredMessagePage, RegisteredSource, RegisteredWebhookCreate, RegisteredWebhookCreated, RegisteredWebhookPage } from './schemas.ts'
/** The request of `listRegisteredMessages`. */
export type ListRegisteredMessagesRequest = {
  query?: {
      /**
       * @description Messages registered on this day (UTC) or earlier; the whole day counts.
       * @example 2026-03-31
       */
      end_date?: string;
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
       * @description Messages registered on this day (UTC) or later.
       * @example 2026-03-01
       */
      start_date?: string;
      /**
       * @description Messages whose subject contains this text, in upper or lower case.
       * @example contract
       */
      subject?: string;
      /**
       * @description Messages whose recipient contains this text, an address or number or a part of one.
       * @example ana@example.com
       */
      to?: string;
  }
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
       * @description The `id` of the registered message, its hash.
       * @example 9f86d081884c7d659a2feaa0c55ad015
       */
      registered_id: string;
  }
}
/** The request of `downloadRegisteredMessage`. */
export type DownloadRegisteredMessageRequest = {
  path: {
      /**
       * @description The `id` of the registered message, its hash.
       * @example 9f86d081884c7d659a2feaa0c55ad015
       */
      registered_id: string;
  }
}
/** The request of `listRegisteredEvents`. */
export type ListRegisteredEventsRequest = {
  path: {
      /**
       * @description The `id` of the registered message, its hash.
       * @example 9f86d081884c7d659a2feaa0c55ad015
       */
      registered_id: string;
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
/** The request of `listRegisteredEvidences`. */
export type ListRegisteredEvidencesRequest = {
  path: {
      /**
       * @description The `id` of the registered message, its hash.
       * @example 9f86d081884c7d659a2feaa0c55ad015
       */
      registered_id: string;
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
/** The request of `getRegisteredEvidence`. */
export type GetRegisteredEvidenceRequest = {
  path: {
      /**
       * @description The id of the evidence.
       * @example 1
       */
      evidence_id: number;
      /**
       * @description The `id` of the registered message, its hash.
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
       * @description The `id` of the registered message, its hash.
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
       * @description The `id` of the registered message, its hash.
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
      limit?: number;
      /**
       * @description Number of items to skip.
       * @example 0
       */
      offset?: number;
  }
}
/** The request of `createRegisteredWebhook`. */
export type CreateRegisteredWebhookRequest = {
  body: RegisteredWebhookCreate
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
/** The request of `listAutocertificateOptions`. */
export type ListAutocertificateOptionsRequest = {
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
   * List the registered messages
   *
   * Returns the registered messages that match all filters, the newest first. The content of a message is left out here: read it with `getRegisteredMessage`.
   *
   * `GET /registered`
   */
  listRegisteredMessages: { request: ListRegisteredMessagesRequest; answer: RegisteredMessagePage; paged: true }
  /**
   * Add events of your own to registered messages
   *
   * Adds events to the history of one message or of many; an evidence that is made later shows them. Either all events are added or none. A `registerId` that the account does not have is a 404, one of a message of another channel a 422. An event that a message has already, with the same time and data, is a 409: `errors` then holds `event_exists`.
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
   * List the events of a registered message
   *
   * Returns what happened to the message so far, the oldest first: what the platform saw, and what you added with `createRegisteredCustomEvents`.
   *
   * `GET /registered/{registered_id}/events`
   */
  listRegisteredEvents: { request: ListRegisteredEventsRequest; answer: RegisteredEventPage; paged: true }
  /**
   * List the evidences of a registered message
   *
   * Returns the evidences that are ready, the newest first; those that wait in the queue are missing.
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
  downloadRegisteredEvidence: { request: DownloadRegisteredEvidenceRequest; answer: Uint8Array<ArrayBuffer> }
  /**
   * List the webhooks of registered messages
   *
   * Returns the webhooks of the account for registered messages, the oldest first.
   *
   * `GET /webhooks`
   */
  listRegisteredWebhooks: { request: ListRegisteredWebhooksRequest; answer: RegisteredWebhookPage; paged: true }
  /**
   * Create a webhook of registered messages
   *
   * Has the platform call an address from now on whenever an evidence is ready; `certificateSent` shows the call. The answer holds the secret that signs the calls, this once. A webhook cannot be changed: delete it and create another. A second one with the same address is a 409 (`webhook_exists`).
   *
   * `POST /webhooks`
   */
  createRegisteredWebhook: { request: CreateRegisteredWebhookRequest; answer: RegisteredWebhookCreated; keyed: true }
  /**
   * Delete a registered-message webhook
   *
   * Deletes the webhook and discards its waiting calls, including retries.
   *
   * `DELETE /webhooks/{webhook_id}`
   */
  deleteRegisteredWebhook: { request: DeleteRegisteredWebhookRequest; answer: void }
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
/** The webhooks and callbacks of the API by name, each with its body. */
export interface RegisteredWebhooks {
  /**
   * Tell that an evidence is ready
   */
  certificateSent: CertificateSent
}
