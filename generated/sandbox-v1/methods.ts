// Written by `npm run generate` from specs/sandbox-v1. Do not edit: change the contract instead.
import type { AccountCounts, ApiName, CapturedEvent, CapturedEventCreate, CapturedMessageDetail, CapturedMessagePage, CapturedSource, Clock, ClockAdvance, ClockAdvanced, Fault, FaultCreate, FaultPage, Health, HookDelivery, HookDeliveryDetail, HookDeliveryFilterState, HookDeliveryPage, HookReplay, HookReplayed, InboundMessage, InboundMessageCreate, InboundMessagePage, ListCallback, ListCallbackPage, ListCallbackUpdate, LiveEvent, ModeratedSender, PreviewLink, PreviewLinkCreate, RecordedRequestDetail, RecordedRequestPage, SandboxAccount, SandboxAccountCreate, Seed, Seeded, SenderStatusUpdate, Snapshot, SnapshotCreate, SnapshotDetail, SnapshotName, SnapshotPage, TestHookDeliveryCreate } from './schemas.ts'
/** The request of `listCapturedMessages`. */
export type ListCapturedMessagesRequest = {
  query?: {
      /**
       * @description The account whose messages to read: the account of the key (default) or one that it created. Returns 404 for others.
       * @example 1
       */
      account_id?: number | undefined;
      /**
       * @description Only messages with a greater `captured_id`, so only newer ones.
       * @example 0
       */
      after?: number | undefined;
      /**
       * @description Only messages with a smaller `captured_id`. Use it to page while new messages arrive.
       * @example 100
       */
      before?: number | undefined;
      /**
       * @description Only messages of this campaign.
       * @example c4mp41gn01
       */
      campaign_hash?: string | undefined;
      /**
       * @description Only messages of this channel.
       * @example email
       */
      channel?: ("email" | "push" | "sms" | "smart_sms" | "voice" | "web_push") | undefined;
      /**
       * @description Only messages captured at or before this time of the account.
       * @example 2026-03-02 11:00:00
       */
      created_max?: string | undefined;
      /**
       * @description Only messages captured at or after this time of the account.
       * @example 2026-03-02 10:00:00
       */
      created_min?: string | undefined;
      /**
       * @description True for messages with files, false for those without.
       * @example true
       */
      has_attachment?: boolean | undefined;
      /**
       * @description Only messages larger than this many bytes.
       * @example 10000
       */
      larger?: number | undefined;
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
       * @description Only messages from requests to this operation; `relayEmail` for relayed emails.
       * @example sendEmail
       */
      operation_id?: string | undefined;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: ("asc" | "desc") | undefined;
      /**
       * @description Only messages with this outcome from the sandbox carrier.
       * @example accepted
       */
      outcome?: ("accepted" | "deferred" | "failed" | "unknown") | undefined;
      /**
       * @description Only messages to exactly this address, number or device.
       * @example ana@example.com
       */
      recipient?: string | undefined;
      /**
       * @description Only messages whose recipient contains this text, in any case.
       * @example @example.com
       */
      recipient_part?: string | undefined;
      /**
       * @description Only messages whose sender contains this text, in any case.
       * @example shop
       */
      sender_part?: string | undefined;
      /**
       * @description Only messages whose subject contains this text; case-sensitive.
       * @example Spring
       */
      subject?: string | undefined;
      /**
       * @description Only messages whose subject or title contains this text, in any case.
       * @example spring
       */
      subject_part?: string | undefined;
      /**
       * @description Only messages with each of these words in the recipient, sender, subject or first 8,000 characters of the text (the HTML if present), in any case. Put a phrase in quotes. A hyphen before a word or phrase excludes it.
       * @example "spring is here" -draft
       */
      words?: string | undefined;
  } | undefined
}
/** The request of `waitForCapturedMessage`. */
export type WaitForCapturedMessageRequest = {
  query?: {
      /**
       * @description The account whose messages to read: the account of the key (default) or one that it created. Returns 404 for others.
       * @example 1
       */
      account_id?: number | undefined;
      /**
       * @description Only messages with a greater `captured_id`.
       * @example 0
       */
      after?: number | undefined;
      /**
       * @description Only messages of this channel.
       * @example email
       */
      channel?: ("email" | "push" | "sms" | "smart_sms" | "voice" | "web_push") | undefined;
      /**
       * @description Only messages to exactly this address, number or device.
       * @example ana@example.com
       */
      recipient?: string | undefined;
      /**
       * @description Only messages whose subject contains this text; case-sensitive.
       * @example Spring
       */
      subject?: string | undefined;
      /**
       * @description Maximum wait in seconds of real time; advancing the clock does not shorten it. 0 checks once.
       * @example 10
       */
      timeout?: number | undefined;
  } | undefined
}
/** The request of `getCapturedMessage`. */
export type GetCapturedMessageRequest = {
  path: {
      /**
       * @description The id of the captured message.
       * @example 1
       */
      captured_id: number;
  }
}
/** The request of `getCapturedSource`. */
export type GetCapturedSourceRequest = {
  path: {
      /**
       * @description The id of the captured message.
       * @example 1
       */
      captured_id: number;
  }
}
/** The request of `getCapturedAttachment`. */
export type GetCapturedAttachmentRequest = {
  path: {
      /**
       * @description The id of the captured message.
       * @example 1
       */
      captured_id: number;
      /**
       * @description The position of the file in `attachments` of the message, from 1.
       * @example 1
       */
      position: number;
  }
}
/** The request of `createPreviewLink`. */
export type CreatePreviewLinkRequest = {
  path: {
      /**
       * @description The id of the captured message.
       * @example 1
       */
      captured_id: number;
  }
  body: PreviewLinkCreate
}
/** The request of `createMessageEvent`. */
export type CreateMessageEventRequest = {
  path: {
      /**
       * @description The id of the captured message.
       * @example 1
       */
      captured_id: number;
  }
  body: CapturedEventCreate
}
/** The request of `listInboundMessages`. */
export type ListInboundMessagesRequest = {
  query?: {
      /**
       * @description The account whose messages to read: the account of the key (default) or one that it created. Returns 404 for others.
       * @example 1
       */
      account_id?: number | undefined;
      /**
       * @description Only messages of this channel.
       * @example sms
       */
      channel?: ("email" | "sms") | undefined;
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
       * @description Sort direction.
       * @example desc
       */
      order?: ("asc" | "desc") | undefined;
  } | undefined
}
/** The request of `createInboundMessage`. */
export type CreateInboundMessageRequest = {
  body: InboundMessageCreate
}
/** The request of `advanceClock`. */
export type AdvanceClockRequest = {
  body: ClockAdvance
}
/** The request of `createSandboxAccount`. */
export type CreateSandboxAccountRequest = {
  body: SandboxAccountCreate
}
/** The request of `seedAccount`. */
export type SeedAccountRequest = {
  body: Seed
}
/** The request of `listSnapshots`. */
export type ListSnapshotsRequest = {
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
  } | undefined
}
/** The request of `createSnapshot`. */
export type CreateSnapshotRequest = {
  body: SnapshotCreate
}
/** The request of `getSnapshot`. */
export type GetSnapshotRequest = {
  path: {
      /**
       * @description The name of the snapshot.
       * @example before-checkout
       */
      snapshot_name: SnapshotName;
  }
}
/** The request of `deleteSnapshot`. */
export type DeleteSnapshotRequest = {
  path: {
      /**
       * @description The name of the snapshot.
       * @example before-checkout
       */
      snapshot_name: SnapshotName;
  }
}
/** The request of `restoreSnapshot`. */
export type RestoreSnapshotRequest = {
  path: {
      /**
       * @description The name of the snapshot.
       * @example before-checkout
       */
      snapshot_name: SnapshotName;
  }
}
/** The request of `listFaults`. */
export type ListFaultsRequest = {
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
  } | undefined
}
/** The request of `createFault`. */
export type CreateFaultRequest = {
  body: FaultCreate
}
/** The request of `deleteFault`. */
export type DeleteFaultRequest = {
  path: {
      /**
       * @description The id of the fault.
       * @example 1
       */
      fault_id: number;
  }
}
/** The request of `updateSenderStatus`. */
export type UpdateSenderStatusRequest = {
  path: {
      /**
       * @description The id of the sender, of any channel.
       * @example 1
       */
      sender_id: number;
  }
  body: SenderStatusUpdate
}
/** The request of `listHookDeliveries`. */
export type ListHookDeliveriesRequest = {
  query?: {
      /**
       * @description Only deliveries that report this webhook action.
       * @example email_open
       */
      event?: string | undefined;
      /**
       * @description Maximum number of items to return.
       * @example 10
       */
      limit?: number | undefined;
      /**
       * @description Only deliveries of this webhook or callback.
       * @example listEvent
       */
      name?: string | undefined;
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
       * @description Only deliveries created at or after this time.
       * @example 2026-03-02 10:00:00
       */
      since?: string | undefined;
      /**
       * @description Only deliveries in this state. `failed`: parked deliveries, and those that failed and wait for a retry.
       * @example parked
       */
      state?: HookDeliveryFilterState | undefined;
      /**
       * @description Only deliveries whose name, event, URL or body contains this text; case-sensitive.
       * @example ana@example.com
       */
      text?: string | undefined;
      /**
       * @description Only deliveries to exactly this URL.
       * @example https://shop.example.com/hooks
       */
      url?: string | undefined;
      /**
       * @description Only deliveries of the webhook with this id. Webhooks of lists and of channels have separate ids; `name` distinguishes them.
       * @example 1
       */
      webhook_id?: number | undefined;
  } | undefined
}
/** The request of `createTestHookDelivery`. */
export type CreateTestHookDeliveryRequest = {
  body: TestHookDeliveryCreate
}
/** The request of `replayHookDeliveries`. */
export type ReplayHookDeliveriesRequest = {
  body: HookReplay
}
/** The request of `getHookDelivery`. */
export type GetHookDeliveryRequest = {
  path: {
      /**
       * @description The id of the hook delivery.
       * @example 1
       */
      delivery_id: number;
  }
}
/** The request of `replayHookDelivery`. */
export type ReplayHookDeliveryRequest = {
  path: {
      /**
       * @description The id of the hook delivery.
       * @example 1
       */
      delivery_id: number;
  }
}
/** The request of `streamEvents`. */
export type StreamEventsRequest = {
  query?: {
      /**
       * @description The `id` of your last event; the header `Last-Event-ID` overrides it.
       * @example 0-41
       */
      after?: string | undefined;
      /**
       * @description Whether to include requests of the console.
       * @example false
       */
      console?: boolean | undefined;
      /**
       * @description Only events of these kinds, separated by commas. Events of the kind `gap` are always sent.
       * @example message,hook
       */
      kind?: string | undefined;
      /**
       * @description Seconds until the stream ends; resume with the last `id`. With 0 it ends after the events available now. The limit of 10 s for other reads does not apply.
       * @example 0
       */
      seconds?: number | undefined;
  } | undefined
}
/** The request of `listRequests`. */
export type ListRequestsRequest = {
  query?: {
      /**
       * @description Only requests to this API or entry point.
       * @example marketing-v3
       */
      api?: ApiName | undefined;
      /**
       * @description Whether to include requests of the console.
       * @example false
       */
      console?: boolean | undefined;
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
       * @description Only requests to this operation, or `relayEmail`.
       * @example createList
       */
      operation_id?: string | undefined;
      /**
       * @description Sort direction.
       * @example desc
       */
      order?: ("asc" | "desc") | undefined;
      /**
       * @description Only requests whose status begins with this digit. A refused SOAP call counts as 4.
       * @example 4
       */
      status_class?: number | undefined;
      /**
       * @description Only requests whose stored id, path or bodies contain this text; case-sensitive.
       * @example ana@example.com
       */
      text?: string | undefined;
  } | undefined
}
/** The request of `getRequest`. */
export type GetRequestRequest = {
  path: {
      /**
       * @description The id of the request: the response header `X-Request-Id`.
       * @example kq3v9a-1
       */
      request_id: string;
  }
}
/** The request of `listListCallbacks`. */
export type ListListCallbacksRequest = {
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
/** The request of `updateListCallback`. */
export type UpdateListCallbackRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
  body: ListCallbackUpdate
}
/** The request of `deleteListCallback`. */
export type DeleteListCallbackRequest = {
  path: {
      /**
       * @description The id of the list.
       * @example 1
       */
      list_id: number;
  }
}
/** The methods of a client: what each takes and resolves with. */
export interface SandboxMethods {
  /**
   * List captured messages
   *
   * Returns captured messages that match all filters, newest first by default; change this with `order`.
   *
   * `GET /messages`
   */
  listCapturedMessages: { request: ListCapturedMessagesRequest; answer: CapturedMessagePage; paged: true }
  /**
   * Wait for a message
   *
   * Returns the oldest message that matches all filters: at once if already captured, otherwise as soon as it is. To read messages one by one, pass the last `captured_id` as `after`. `timeout` replaces the limit of 10 s for other reads.
   *
   * `GET /messages/actions/wait`
   */
  waitForCapturedMessage: { request: WaitForCapturedMessageRequest; answer: CapturedMessageDetail }
  /**
   * Get a captured message
   *
   * Returns one message with its headers, texts, links and files.
   *
   * `GET /messages/{captured_id}`
   */
  getCapturedMessage: { request: GetCapturedMessageRequest; answer: CapturedMessageDetail }
  /**
   * Get a captured email's source
   *
   * Returns the raw email exactly as it would be sent. Returns 404 for messages of other channels.
   *
   * `GET /messages/{captured_id}/source`
   */
  getCapturedSource: { request: GetCapturedSourceRequest; answer: CapturedSource }
  /**
   * Get a captured email's attachment
   *
   * Returns the decoded bytes of a file, always as `application/octet-stream`, so that browsers don't show untrusted content. `attachments` of the message has its type.
   *
   * `GET /messages/{captured_id}/attachments/{position}`
   */
  getCapturedAttachment: { request: GetCapturedAttachmentRequest; answer: ReturnType<Uint8ArrayConstructor["from"]> }
  /**
   * Create a preview link
   *
   * Returns a URL that shows the HTML of a message (an email, or the page of a smart SMS) in a browser for ten minutes. Use it in a frame of one of the platform's pages. Nothing in it runs, sends or loads anything: scripts, forms, external styles, fonts and images are removed, and a content security policy blocks them. Embedded images are shown; remote ones only with `remote_images`. Links open in a new window. A preview never counts as an open. Returns 404 for a message without HTML.
   *
   * `POST /messages/{captured_id}/preview-links`
   */
  createPreviewLink: { request: CreatePreviewLinkRequest; answer: PreviewLink; keyed: true }
  /**
   * Simulate a message event
   *
   * Behaves as if the recipient or their mail server caused the event: statuses, reports, suppressions and webhooks follow as for a real one. A network report for an unsent message waits until it is sent. A click on the link of an alert confirms it. Per message, a complaint, each bounce type, a delivery, a failure, a reply and an unsubscription count only once. Returns 409 for an event that the message cannot have: a click without a link, or an event that its channel does not have, such as a bounce of an SMS or a delivery report of an email.
   *
   * `POST /messages/{captured_id}/events`
   */
  createMessageEvent: { request: CreateMessageEventRequest; answer: CapturedEvent; keyed: true }
  /**
   * List inbound messages
   *
   * Returns inbound messages, including those of magic recipients, newest first by default; change this with `order`.
   *
   * `GET /inbound-messages`
   */
  listInboundMessages: { request: ListInboundMessagesRequest; answer: InboundMessagePage; paged: true }
  /**
   * Simulate an inbound message
   *
   * Behaves like an inbound SMS to a sender of the account, or an inbound email from a mail server or person. An opt-out word in an SMS (`STOP`, `PARAR`, `BAJA`, `STOPP`, `ARRET` and others) suppresses the number and sends one confirmation; an opt-in word (`START`, `UNSTOP`) undoes that, at most 3 times in 24 hours. An email is given as raw source. A bounce or complaint counts if it arrives at the `return_address` of a captured message, or contains that address or the link of `List-Unsubscribe`; a reply also counts by its Message-ID. The response shows the meaning and the effect.
   *
   * `POST /inbound-messages`
   */
  createInboundMessage: { request: CreateInboundMessageRequest; answer: InboundMessage; keyed: true }
  /**
   * Get the time
   *
   * Returns the time of the key's account, its offset from real time, and upcoming jobs, including those already due. It lists at most 100 jobs, soonest first, up to 50 years from now. Expiries without a job, such as the validity of a code, are not listed.
   *
   * `GET /clock`
   */
  getClock: { request: Record<string, never>; answer: Clock }
  /**
   * Advance the clock
   *
   * Moves only the clock of the key's account, by a number of seconds or to a time. Everything that becomes due on the way (scheduled sends, retries, expiries) is processed in order before the response. The clock never moves back; only restoring a snapshot does that. Returns 422 for a time before `now`, more than ten years after it, or more than 50 years after real time. If more is due than fits in the time of a request, returns 408 and the clock keeps its progress: repeat the call with `to` to continue. Returns 409 if the account is emptied or restored during the call.
   *
   * `POST /clock/actions/advance`
   */
  advanceClock: { request: AdvanceClockRequest; answer: ClockAdvanced; keyed: true }
  /**
   * Create a sandbox account
   *
   * Creates an empty sandbox account with its own key. The key of the request can read its messages. Only this response shows the new key.
   *
   * `POST /accounts`
   */
  createSandboxAccount: { request: CreateSandboxAccountRequest; answer: SandboxAccount; keyed: true }
  /**
   * Count the records of the account
   *
   * Returns the current number of records of each kind, as a snapshot would hold them. The kinds are counted one after another, up to a million each.
   *
   * `GET /counts`
   */
  getAccountCounts: { request: Record<string, never>; answer: AccountCounts }
  /**
   * Reset the account
   *
   * Deletes all records of the key's account: lists, contacts, campaigns, messages, captured messages, webhooks with their waiting deliveries, and faults. Its clock returns to real time. The account, its keys, its snapshots and the accounts that it created are kept. Without a snapshot, you cannot undo this.
   *
   * `POST /reset`
   */
  resetAccount: { request: Record<string, never>; answer: void; keyed: true }
  /**
   * Load sample data
   *
   * Loads the data set `shop` into an empty account. It has an email sender; a list of readers with extra fields, about 90 % of them active; and a list of 20 customers, some with tags, and two addresses that bounce or complain. A campaign was sent to the customers, with opens, clicks, a bounce, a complaint and an unsubscription. There are also a draft, a form with one customer's change, a transactional email, three members reached by campaigns on each other channel, a welcome automation, single messages on every channel (one registered), and at least one of every other object that the APIs list, except faults and snapshots. With `webhook_url`, webhooks of each API call it. 100,000 readers take a few seconds. An interrupted request leaves partial data: set `reset` when you retry. Returns 404 if the account is emptied during the call.
   *
   * `POST /seed`
   */
  seedAccount: { request: SeedAccountRequest; answer: Seeded; keyed: true }
  /**
   * List snapshots
   *
   * Returns the snapshots of the account, newest first by default; change this with `order`.
   *
   * `GET /snapshots`
   */
  listSnapshots: { request: ListSnapshotsRequest; answer: SnapshotPage; paged: true }
  /**
   * Create a snapshot
   *
   * Stores all records of the account at one moment, under a name. Faults, keys, the clock and other accounts are not included. An account can have 20 snapshots, each with at most a million records and 512 MiB; beyond that, returns 409.
   *
   * `POST /snapshots`
   */
  createSnapshot: { request: CreateSnapshotRequest; answer: Snapshot; keyed: true }
  /**
   * Get a snapshot
   *
   * Returns one snapshot with its number of records of each kind. Compare it with `getAccountCounts` for the current numbers.
   *
   * `GET /snapshots/{snapshot_name}`
   */
  getSnapshot: { request: GetSnapshotRequest; answer: SnapshotDetail }
  /**
   * Delete a snapshot
   *
   * Deletes the snapshot; the account stays unchanged.
   *
   * `DELETE /snapshots/{snapshot_name}`
   */
  deleteSnapshot: { request: DeleteSnapshotRequest; answer: void }
  /**
   * Restore a snapshot
   *
   * Empties the account and restores every record of the snapshot with its old id; you can restore the snapshot again. New records get unused ids. Current work of the account (a send, an import, a webhook) is discarded, and work in progress at the time of the snapshot restarts: scheduled sends, retries and undelivered webhooks. The faults of the account are deleted. Its clock moves to the time of the snapshot, or to real time if that is later. Returns 409 for a snapshot of another platform version.
   *
   * `POST /snapshots/{snapshot_name}/actions/restore`
   */
  restoreSnapshot: { request: RestoreSnapshotRequest; answer: void; keyed: true }
  /**
   * List faults
   *
   * Returns the faults of the account, including used-up ones, newest first by default; change this with `order`.
   *
   * `GET /faults`
   */
  listFaults: { request: ListFaultsRequest; answer: FaultPage; paged: true }
  /**
   * Create a fault
   *
   * Makes matching requests or webhook deliveries of the account fail from now on. For each type, the oldest matching fault applies. Only sandbox accounts can have faults, and operations of this API never fail because of one. An account can have 100 active faults; beyond that, returns 409.
   *
   * `POST /faults`
   */
  createFault: { request: CreateFaultRequest; answer: Fault; keyed: true }
  /**
   * Delete a fault
   *
   * Deletes the fault; requests and deliveries work again. Resetting the account deletes all faults.
   *
   * `DELETE /faults/{fault_id}`
   */
  deleteFault: { request: DeleteFaultRequest; answer: void }
  /**
   * Approve or reject a sender
   *
   * Changes the status of a sender of any channel, like the moderators in production. Senders of a sandbox account are active from the start; use this to test one in moderation, or a rejected one.
   *
   * `PATCH /senders/{sender_id}`
   */
  updateSenderStatus: { request: UpdateSenderStatusRequest; answer: ModeratedSender }
  /**
   * List webhook deliveries
   *
   * Returns the webhook and callback deliveries of the account that match all filters, newest first by default; change this with `order`. Ended deliveries are kept for 30 days, or as configured by the operator.
   *
   * `GET /hook-deliveries`
   */
  listHookDeliveries: { request: ListHookDeliveriesRequest; answer: HookDeliveryPage; paged: true }
  /**
   * Send a test webhook
   *
   * Creates a test delivery to a webhook or a list callback, without a real event. Its body is the example of the contract, with the id of the webhook, its list and one of its actions. It is signed, retried and listed as any delivery. A list callback reports the newest contact of the list; returns 422 for a list without contacts.
   *
   * `POST /hook-deliveries`
   */
  createTestHookDelivery: { request: CreateTestHookDeliveryRequest; answer: HookDelivery; keyed: true }
  /**
   * Replay webhook deliveries
   *
   * Makes all matching deliveries due now: by default the parked ones, or those selected by `state`. Deliveries in progress are not changed.
   *
   * `POST /hook-deliveries/actions/replay`
   */
  replayHookDeliveries: { request: ReplayHookDeliveriesRequest; answer: HookReplayed; keyed: true }
  /**
   * Get a webhook delivery
   *
   * Returns one delivery with its body and all its attempts.
   *
   * `GET /hook-deliveries/{delivery_id}`
   */
  getHookDelivery: { request: GetHookDeliveryRequest; answer: HookDeliveryDetail }
  /**
   * Replay a webhook delivery
   *
   * Makes the delivery due now, whatever its state: the same body with the same `webhook-id`, a new signature, and another 72 hours of retries. Returns 409 while it is being sent.
   *
   * `POST /hook-deliveries/{delivery_id}/actions/replay`
   */
  replayHookDelivery: { request: ReplayHookDeliveryRequest; answer: HookDelivery; keyed: true }
  /**
   * Stream account events
   *
   * Returns server-sent events (`text/event-stream`) for everything that happens in the account from now on, in order of visibility: `id` is the position, `event` the kind, and `data` the JSON described here. To resume, send the last `id` as `Last-Event-ID` or `after`: you miss nothing and get nothing twice, from any process. Events are kept for an hour after the last reader left (five minutes in a live account), at most 100,000; an event of kind `gap` reports missing ones. A comment is sent at least every 15 seconds.
   *
   * `GET /events`
   */
  streamEvents: { request: StreamEventsRequest; answer: LiveEvent; stream: true }
  /**
   * List requests
   *
   * Returns the newest requests of the account that match all filters, newest first by default; change this with `order`. They include requests to the REST APIs, SOAP calls, and emails or refused commands of the relay. The newest 500 are kept, and 100 of the console. A request appears within two seconds.
   *
   * `GET /requests`
   */
  listRequests: { request: ListRequestsRequest; answer: RecordedRequestPage; paged: true }
  /**
   * Get a request
   *
   * Returns one request with its body and its response.
   *
   * `GET /requests/{request_id}`
   */
  getRequest: { request: GetRequestRequest; answer: RecordedRequestDetail }
  /**
   * List list callbacks
   *
   * Returns the callbacks of lists, set with `editApiCallback` of the SOAP API or `updateListCallback`. `getCallbackSecret` of the Marketing API returns the secret that signs their calls.
   *
   * `GET /list-callbacks`
   */
  listListCallbacks: { request: ListListCallbacksRequest; answer: ListCallbackPage; paged: true }
  /**
   * Set a list callback
   *
   * Works like `editApiCallback` of the SOAP API: the callback replaces the list's previous one. Waiting deliveries continue if the URL stays the same.
   *
   * `PUT /list-callbacks/{list_id}`
   */
  updateListCallback: { request: UpdateListCallbackRequest; answer: ListCallback }
  /**
   * Delete a list callback
   *
   * Deletes the callback and its waiting deliveries. Returns 404 if the list has no callback.
   *
   * `DELETE /list-callbacks/{list_id}`
   */
  deleteListCallback: { request: DeleteListCallbackRequest; answer: void }
  /**
   * Get the platform's health
   *
   * Returns the operator's view of the platform, limited to the key's account: whether the database accepts writes and the work loop runs, the progress of an upgrade, the queues of the account, the status of its carriers, and alarms that need action. It describes the responding process; with a shared database, another process can be the one that sends. Returns 503 if the database does not respond.
   *
   * `GET /health`
   */
  getHealth: { request: Record<string, never>; answer: Health }
}
/** The operation of each path and method, with the status and the media type of its success. */
export interface SandboxRoutes {
  "/messages": { get: ["listCapturedMessages",200,"application/json"] }
  "/messages/actions/wait": { get: ["waitForCapturedMessage",200,"application/json"] }
  "/messages/{captured_id}": { get: ["getCapturedMessage",200,"application/json"] }
  "/messages/{captured_id}/source": { get: ["getCapturedSource",200,"message/rfc822"] }
  "/messages/{captured_id}/attachments/{position}": { get: ["getCapturedAttachment",200,"application/octet-stream"] }
  "/messages/{captured_id}/preview-links": { post: ["createPreviewLink",201,"application/json"] }
  "/messages/{captured_id}/events": { post: ["createMessageEvent",201,"application/json"] }
  "/inbound-messages": { get: ["listInboundMessages",200,"application/json"]; post: ["createInboundMessage",201,"application/json"] }
  "/clock": { get: ["getClock",200,"application/json"] }
  "/clock/actions/advance": { post: ["advanceClock",200,"application/json"] }
  "/accounts": { post: ["createSandboxAccount",201,"application/json"] }
  "/counts": { get: ["getAccountCounts",200,"application/json"] }
  "/reset": { post: ["resetAccount",204,null] }
  "/seed": { post: ["seedAccount",201,"application/json"] }
  "/snapshots": { get: ["listSnapshots",200,"application/json"]; post: ["createSnapshot",201,"application/json"] }
  "/snapshots/{snapshot_name}": { get: ["getSnapshot",200,"application/json"]; delete: ["deleteSnapshot",204,null] }
  "/snapshots/{snapshot_name}/actions/restore": { post: ["restoreSnapshot",204,null] }
  "/faults": { get: ["listFaults",200,"application/json"]; post: ["createFault",201,"application/json"] }
  "/faults/{fault_id}": { delete: ["deleteFault",204,null] }
  "/senders/{sender_id}": { patch: ["updateSenderStatus",200,"application/json"] }
  "/hook-deliveries": { get: ["listHookDeliveries",200,"application/json"]; post: ["createTestHookDelivery",201,"application/json"] }
  "/hook-deliveries/actions/replay": { post: ["replayHookDeliveries",202,"application/json"] }
  "/hook-deliveries/{delivery_id}": { get: ["getHookDelivery",200,"application/json"] }
  "/hook-deliveries/{delivery_id}/actions/replay": { post: ["replayHookDelivery",202,"application/json"] }
  "/events": { get: ["streamEvents",200,"text/event-stream"] }
  "/requests": { get: ["listRequests",200,"application/json"] }
  "/requests/{request_id}": { get: ["getRequest",200,"application/json"] }
  "/list-callbacks": { get: ["listListCallbacks",200,"application/json"] }
  "/list-callbacks/{list_id}": { put: ["updateListCallback",200,"application/json"]; delete: ["deleteListCallback",204,null] }
  "/health": { get: ["getHealth",200,"application/json"] }
}
