// Written by `npm run generate` from specs/sandbox-v1. Do not edit: change the contract instead.
import type { AccountCounts, ApiName, CapturedEvent, CapturedEventCreate, CapturedMessageDetail, CapturedMessagePage, CapturedSource, Clock, ClockAdvance, ClockAdvanced, Fault, FaultCreate, FaultPage, Health, HookDelivery, HookDeliveryDetail, HookDeliveryFilterState, HookDeliveryPage, HookReplay, HookReplayed, InboundMessage, InboundMessageCreate, InboundMessagePage, ListCallback, ListCallbackPage, ListCallbackUpdate, LiveEvent, ModeratedSender, PreviewLink, PreviewLinkCreate, RecordedRequestDetail, RecordedRequestPage, SandboxAccount, SandboxAccountCreate, Seed, Seeded, SenderStatusUpdate, Snapshot, SnapshotCreate, SnapshotDetail, SnapshotName, SnapshotPage, TestHookDeliveryCreate } from './schemas.ts'
/** The request of `listCapturedMessages`. */
export type ListCapturedMessagesRequest = {
  query?: {
      /**
       * @description The account whose messages to look at. Without it, the account of the key; otherwise that one or an account that it created. Any other is a 404.
       * @example 1
       */
      account_id?: number;
      /**
       * @description Only messages with a greater `captured_id`: those that came since.
       * @example 0
       */
      after?: number;
      /**
       * @description Only messages with a smaller `captured_id`. Pages that begin here stay the same while others come.
       * @example 100
       */
      before?: number;
      /**
       * @description Only messages of this campaign.
       * @example c4mp41gn01
       */
      campaign_hash?: string;
      /**
       * @description Only messages of this channel.
       * @example email
       */
      channel?: "email" | "push" | "sms" | "smart_sms" | "voice" | "web_push";
      /**
       * @description Only messages that were captured at this time of the account or earlier.
       * @example 2026-03-02 11:00:00
       */
      created_max?: string;
      /**
       * @description Only messages that were captured at this time of the account or later.
       * @example 2026-03-02 10:00:00
       */
      created_min?: string;
      /**
       * @description True for messages with files, false for those without.
       * @example true
       */
      has_attachment?: boolean;
      /**
       * @description Only messages of more than so many bytes.
       * @example 10000
       */
      larger?: number;
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
       * @description Only messages that a request of this operation asked for; `relayEmail` for relayed mails.
       * @example sendEmail
       */
      operation_id?: string;
      /**
       * @description Direction of the order.
       * @example desc
       */
      order?: "asc" | "desc";
      /**
       * @description Only messages to which the sandbox carrier said this.
       * @example accepted
       */
      outcome?: "accepted" | "deferred" | "failed" | "unknown";
      /**
       * @description Only messages to exactly this address, number or device.
       * @example ana@example.com
       */
      recipient?: string;
      /**
       * @description Only messages whose recipient contains this text, in upper or lower case.
       * @example @example.com
       */
      recipient_part?: string;
      /**
       * @description Only messages whose sender contains this text, in upper or lower case.
       * @example shop
       */
      sender_part?: string;
      /**
       * @description Only messages whose subject contains this text, in the same upper and lower case.
       * @example Spring
       */
      subject?: string;
      /**
       * @description Only messages whose subject or title contains this text, in upper or lower case.
       * @example spring
       */
      subject_part?: string;
      /**
       * @description Only messages that have each of these words somewhere in the recipient, the sender, the subject or the first 8,000 characters of the text (of the HTML, where there is one), in upper or lower case. A phrase stands in quotes. A word or phrase with a hyphen in front must not be there.
       * @example "spring is here" -draft
       */
      words?: string;
  }
}
/** The request of `waitForCapturedMessage`. */
export type WaitForCapturedMessageRequest = {
  query?: {
      /**
       * @description The account whose messages to look at. Without it, the account of the key; otherwise that one or an account that it created. Any other is a 404.
       * @example 1
       */
      account_id?: number;
      /**
       * @description Only messages with a greater `captured_id`.
       * @example 0
       */
      after?: number;
      /**
       * @description Only messages of this channel.
       * @example email
       */
      channel?: "email" | "push" | "sms" | "smart_sms" | "voice" | "web_push";
      /**
       * @description Only messages to exactly this address, number or device.
       * @example ana@example.com
       */
      recipient?: string;
      /**
       * @description Only messages whose subject contains this text, in the same upper and lower case.
       * @example Spring
       */
      subject?: string;
      /**
       * @description Seconds to wait at most, on a real watch: moving the clock does not shorten them. 0 looks once.
       * @example 10
       */
      timeout?: number;
  }
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
       * @description The place of the file in `attachments` of the message; the first is 1.
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
       * @description The account whose messages to look at. Without it, the account of the key; otherwise that one or an account that it created. Any other is a 404.
       * @example 1
       */
      account_id?: number;
      /**
       * @description Only messages of this channel.
       * @example sms
       */
      channel?: "email" | "sms";
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
       * @description Direction of the order.
       * @example desc
       */
      order?: "asc" | "desc";
  }
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
  }
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
  }
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
       * @description The id of the sender, of whatever channel.
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
      event?: string;
      /**
       * @description Items to return at most.
       * @example 10
       */
      limit?: number;
      /**
       * @description Only deliveries of this webhook or callback of the contract.
       * @example listEvent
       */
      name?: string;
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
       * @description Only deliveries made at this time or later.
       * @example 2026-03-02 10:00:00
       */
      since?: string;
      /**
       * @description Only deliveries in this state. `failed` (S-089): those that are parked, and those that were tried in vain and wait for the next try.
       * @example parked
       */
      state?: HookDeliveryFilterState;
      /**
       * @description Only deliveries whose name, event, address or body holds this text; capitals count.
       * @example ana@example.com
       */
      text?: string;
      /**
       * @description Only deliveries to exactly this address.
       * @example https://shop.example.com/hooks
       */
      url?: string;
      /**
       * @description Only deliveries of the webhook with this id. Webhooks of lists and those of channels have ids of their own; `name` tells them apart.
       * @example 1
       */
      webhook_id?: number;
  }
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
       * @description The `id` of the last event that is known; the header `Last-Event-ID` wins over it.
       * @example 0-41
       */
      after?: string;
      /**
       * @description Whether requests of the console itself come as well.
       * @example false
       */
      console?: boolean;
      /**
       * @description Only events of these kinds, separated by commas. Events of the kind `gap` always come.
       * @example message,hook
       */
      kind?: string;
      /**
       * @description Seconds after which the stream ends; go on with the last `id`. With 0 it ends after what is there now. The 10 s of other reads do not apply.
       * @example 0
       */
      seconds?: number;
  }
}
/** The request of `listRequests`. */
export type ListRequestsRequest = {
  query?: {
      /**
       * @description Only requests that came this way.
       * @example marketing-v3
       */
      api?: ApiName;
      /**
       * @description Whether requests of the console itself are listed, too.
       * @example false
       */
      console?: boolean;
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
       * @description Only requests of this operation of the contract, or `relayEmail`.
       * @example createList
       */
      operation_id?: string;
      /**
       * @description Direction of the order.
       * @example desc
       */
      order?: "asc" | "desc";
      /**
       * @description Only requests whose status begins with this digit. A call of SOAP that was refused counts as 4.
       * @example 4
       */
      status_class?: number;
      /**
       * @description Only requests whose id, path or bodies, as they are kept, hold this text; case matters.
       * @example ana@example.com
       */
      text?: string;
  }
}
/** The request of `getRequest`. */
export type GetRequestRequest = {
  path: {
      /**
       * @description The id of the request, the header `X-Request-Id` of its answer.
       * @example kq3v9a-1
       */
      request_id: string;
  }
}
/** The request of `listListCallbacks`. */
export type ListListCallbacksRequest = {
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
   * Returns the messages that fit all filters, in the order in which they were captured; the newest first, unless `order` says otherwise.
   *
   * `GET /messages`
   */
  listCapturedMessages: { request: ListCapturedMessagesRequest; answer: CapturedMessagePage; paged: true }
  /**
   * Wait for a message
   *
   * Returns the oldest message that fits all filters: at once if it is there already, otherwise as soon as it is captured. To read one message after the other, pass the `captured_id` of the last one as `after`. The time-out of this operation is `timeout`, not the 10 s of other reads.
   *
   * `GET /messages/actions/wait`
   */
  waitForCapturedMessage: { request: WaitForCapturedMessageRequest; answer: CapturedMessageDetail }
  /**
   * Get a captured message
   *
   * Returns one message with its headers, its texts, the links in them and its files.
   *
   * `GET /messages/{captured_id}`
   */
  getCapturedMessage: { request: GetCapturedMessageRequest; answer: CapturedMessageDetail }
  /**
   * Get the source of a captured email
   *
   * Returns the email byte by byte as it would have gone out. Messages of other channels have no such source: for them the answer is 404.
   *
   * `GET /messages/{captured_id}/source`
   */
  getCapturedSource: { request: GetCapturedSourceRequest; answer: CapturedSource }
  /**
   * Get a file of a captured email
   *
   * Returns the bytes of a file, decoded. Whatever its type, it is answered as `application/octet-stream`, so that no browser shows what a stranger sent; `attachments` of the message says its type.
   *
   * `GET /messages/{captured_id}/attachments/{position}`
   */
  getCapturedAttachment: { request: GetCapturedAttachmentRequest; answer: Uint8Array<ArrayBuffer> }
  /**
   * Make a link to a preview
   *
   * Returns an address that shows the HTML of a message in a browser for ten minutes: that of an email, or the page of a smart SMS. A message without HTML is a 404. The page is made to be put into a frame of a page of the platform. Nothing in it runs, sends or loads anything: scripts, forms, other people's styles, fonts and pictures are left out, and a policy forbids them as well. Pictures that came with an email are shown; those on other hosts only with `remote_images`. Links open in a new window. Nothing that the preview does counts as an opening.
   *
   * `POST /messages/{captured_id}/preview-links`
   */
  createPreviewLink: { request: CreatePreviewLinkRequest; answer: PreviewLink; keyed: true }
  /**
   * Make something happen to a message
   *
   * Behaves as if the recipient, or the mail server of the recipient, had done it: statuses, reports, suppressions and webhooks follow as with a real one. A message that cannot have the event is a 409: a click without a link, or a kind that its channel does not know (an SMS cannot bounce, and nobody reports that an email was delivered). What a network reports of a message that has not been sent yet waits until it has. A click on the link of an alert confirms it. A complaint, and a bounce of each type, counts once for a message, however often it is reported; so do a delivery, a failure, an answer and an unsubscription.
   *
   * `POST /messages/{captured_id}/events`
   */
  createMessageEvent: { request: CreateMessageEventRequest; answer: CapturedEvent; keyed: true }
  /**
   * List inbound messages
   *
   * Returns the messages that came in, those that sandbox endings sent among them, in the order in which they came; the newest first, unless `order` says otherwise.
   *
   * `GET /inbound-messages`
   */
  listInboundMessages: { request: ListInboundMessagesRequest; answer: InboundMessagePage; paged: true }
  /**
   * Let a message come in
   *
   * Behaves as if somebody had sent an SMS to a sender of the account, or a mail server or a person had sent an email. An SMS that is an opt-out word (`STOP`, `PARAR`, `BAJA`, `STOPP`, `ARRET` and others) puts its number on the suppression list and gets one SMS as a confirmation; an opt-in word (`START`, `UNSTOP`) takes that back. An email is the raw mail as it arrives. A bounce or a complaint counts when it arrives at the `return_address` of a captured message, or when what it returns holds that address or the link of `List-Unsubscribe`; an answer counts by the Message-ID that it answers, too. The answer says what was found in it and whether anything followed.
   *
   * `POST /inbound-messages`
   */
  createInboundMessage: { request: CreateInboundMessageRequest; answer: InboundMessage; keyed: true }
  /**
   * Get the time
   *
   * Returns the time of the account of the key, how far it is ahead of real time, and what is due next: what waits for a time or, if that time has come, for a moment to be carried out. It lists 100 things at most, soonest first, none that is due more than 50 years from now. What only ends by itself, such as the time to enter a code, is not listed.
   *
   * `GET /clock`
   */
  getClock: { request: Record<string, never>; answer: Clock }
  /**
   * Move the clock forward
   *
   * Moves the clock of the account of the key, and of no other, by a number of seconds or to a time. Whatever became due on the way (scheduled sends, retries, expiries) is carried out in its order before the answer comes. A call never moves it back: a time before `now`, or more than ten years after it, is a 422, and so is one that is more than 50 years ahead of real time. Restoring a snapshot puts it back. When more became due than can be done in the time of a request, the answer is a 408 and the clock stays where it came to: the same call, with `to`, goes on from there. When the account is emptied or restored meanwhile, the answer is a 409.
   *
   * `POST /clock/actions/advance`
   */
  advanceClock: { request: AdvanceClockRequest; answer: ClockAdvanced; keyed: true }
  /**
   * Create an account for tests
   *
   * Creates an empty sandbox account with a key of its own. The key that created it may look at its messages. The answer is the only place that ever shows the new key.
   *
   * `POST /accounts`
   */
  createSandboxAccount: { request: CreateSandboxAccountRequest; answer: SandboxAccount; keyed: true }
  /**
   * Count the records of the account
   *
   * Returns how many records of each kind the account has now: those that a snapshot taken now would hold. They are counted one kind after another, and none beyond a million.
   *
   * `GET /counts`
   */
  getAccountCounts: { request: Record<string, never>; answer: AccountCounts }
  /**
   * Empty the account
   *
   * Deletes all records of the account of the key: lists, contacts, campaigns, messages, captured messages, webhooks and what waits to be done for them; its faults too. Its clock returns to real time. The account, its keys, its snapshots and the accounts that it created stay. Without a snapshot there is no way back.
   *
   * `POST /reset`
   */
  resetAccount: { request: Record<string, never>; answer: void; keyed: true }
  /**
   * Fill the account with data
   *
   * Fills an empty account with the data set `shop`: an email sender; a list of readers with extra fields, of whom about 90 % are active; a list of 20 customers, some with tags, and of two addresses whose mail comes back or is complained about; a campaign that was sent to the customers, with openings, clicks, a bounce, a complaint and somebody who unsubscribed; a draft; a form, into which a customer has entered a change; and a transactional email. There are also three members, whom a campaign on each other channel has reached on their phones, in an app and in a browser; an automation that welcomes them; single messages on every channel, one of them registered; and of everything else that the APIs list at least one, except faults and snapshots. With `webhook_url`, webhooks of each API call it. 100,000 readers take some seconds. A request that was cut off leaves a part of it: say `reset` when you ask again. When somebody else empties the account meanwhile, the answer is 404.
   *
   * `POST /seed`
   */
  seedAccount: { request: SeedAccountRequest; answer: Seeded; keyed: true }
  /**
   * List the snapshots
   *
   * Returns the snapshots of the account in the order in which they were taken; the newest first, unless `order` says otherwise.
   *
   * `GET /snapshots`
   */
  listSnapshots: { request: ListSnapshotsRequest; answer: SnapshotPage; paged: true }
  /**
   * Keep the account as it is
   *
   * Takes a snapshot of all records of the account at one moment, under a name. Faults, keys, the clock and other accounts are no part of it. An account keeps up to 20 snapshots, each of up to a million records and 512 MiB; more is a 409.
   *
   * `POST /snapshots`
   */
  createSnapshot: { request: CreateSnapshotRequest; answer: Snapshot; keyed: true }
  /**
   * Get a snapshot
   *
   * Returns one snapshot with how many records of each kind it holds. `getAccountCounts` counts those that the account has now, so that the two can be compared.
   *
   * `GET /snapshots/{snapshot_name}`
   */
  getSnapshot: { request: GetSnapshotRequest; answer: SnapshotDetail }
  /**
   * Delete a snapshot
   *
   * Deletes the snapshot; the account stays as it is.
   *
   * `DELETE /snapshots/{snapshot_name}`
   */
  deleteSnapshot: { request: DeleteSnapshotRequest; answer: void }
  /**
   * Put the account back to a snapshot
   *
   * Empties the account and brings every record of the snapshot back under its old id; the snapshot stays and can be restored again. New records get ids that none had before. What is under way for the account (a send, an import, a webhook) comes to nothing, and what was under way at the snapshot starts again: scheduled sends, retries and webhooks that were not delivered yet. The faults of the account are removed. Its clock goes to the time of the snapshot, back or forward; to real time where that is later. A snapshot of another version of the platform is a 409.
   *
   * `POST /snapshots/{snapshot_name}/actions/restore`
   */
  restoreSnapshot: { request: RestoreSnapshotRequest; answer: void; keyed: true }
  /**
   * List the faults
   *
   * Returns the faults of the account, those that are used up too, in the order in which they were made; the newest first, unless `order` says otherwise.
   *
   * `GET /faults`
   */
  listFaults: { request: ListFaultsRequest; answer: FaultPage; paged: true }
  /**
   * Let something go wrong
   *
   * Adds a rule by which requests or hooks of the account fail, from now on. A request or delivery meets the oldest rule of each type that fits. Only sandbox accounts can have faults; the operations of this API never fail by them. An account has up to 100 that are not used up; more is a 409.
   *
   * `POST /faults`
   */
  createFault: { request: CreateFaultRequest; answer: Fault; keyed: true }
  /**
   * Delete a fault
   *
   * Removes the rule; requests and hooks go right again. Emptying the account removes all of them.
   *
   * `DELETE /faults/{fault_id}`
   */
  deleteFault: { request: DeleteFaultRequest; answer: void }
  /**
   * Approve or reject a sender
   *
   * Gives a sender of the account, of whatever channel, another status, as the people who moderate do in production. Senders of a sandbox account are active from the start; a test that wants to see one in moderation, or rejected, sets that here.
   *
   * `PATCH /senders/{sender_id}`
   */
  updateSenderStatus: { request: UpdateSenderStatusRequest; answer: ModeratedSender }
  /**
   * List hook deliveries
   *
   * Returns the webhooks and callbacks of the account that fit all filters, in the order in which they were made; the newest first, unless `order` says otherwise. Those that ended are kept for 30 days, unless the operator says otherwise.
   *
   * `GET /hook-deliveries`
   */
  listHookDeliveries: { request: ListHookDeliveriesRequest; answer: HookDeliveryPage; paged: true }
  /**
   * Send a test event to a webhook
   *
   * Makes a delivery to a webhook, or to the callback of a list, without anything having happened: the example that the contract has for it, with the number of the webhook, its list and one of its actions. It goes the way of every delivery: signed, tried again, listed. The callback of a list is told of the newest contact of the list; a list without contacts is a 422.
   *
   * `POST /hook-deliveries`
   */
  createTestHookDelivery: { request: CreateTestHookDeliveryRequest; answer: HookDelivery; keyed: true }
  /**
   * Send many hooks again
   *
   * Makes all deliveries due at once that fit: those that are parked, unless `state` says otherwise. Those that are being sent at this moment are left alone.
   *
   * `POST /hook-deliveries/actions/replay`
   */
  replayHookDeliveries: { request: ReplayHookDeliveriesRequest; answer: HookReplayed; keyed: true }
  /**
   * Get a hook delivery
   *
   * Returns one delivery with its body and all its attempts.
   *
   * `GET /hook-deliveries/{delivery_id}`
   */
  getHookDelivery: { request: GetHookDeliveryRequest; answer: HookDeliveryDetail }
  /**
   * Send a hook again
   *
   * Makes the delivery due at once, whatever became of it: the same body under the same `webhook-id`, signed anew, with 72 hours of retries before it. While it is being sent, the answer is 409.
   *
   * `POST /hook-deliveries/{delivery_id}/actions/replay`
   */
  replayHookDelivery: { request: ReplayHookDeliveryRequest; answer: HookDelivery; keyed: true }
  /**
   * Stream what happens
   *
   * Answers with server-sent events (`text/event-stream`, as WHATWG HTML describes them) about everything that happens in the account from now on, in the order in which it became visible: `id` is the position, `event` the kind, and `data` the JSON described here. To go on after a break, send the last `id` as `Last-Event-ID`, or as `after`: nothing is missing and nothing comes twice, whichever process answers. What happens is kept for an hour after the last reader left (for five minutes in a live account), 100,000 events at most; an event of kind `gap` says that some are missing. A comment comes at least every 15 seconds.
   *
   * `GET /events`
   */
  streamEvents: { request: StreamEventsRequest; answer: LiveEvent; stream: true }
  /**
   * List requests
   *
   * Returns the newest requests of the account that fit all filters, the newest first unless `order` says otherwise: requests to the REST APIs, calls of SOAP, and mails that the relay took, or of which it refused a command. The 500 newest are kept, and 100 of the console. A request shows within two seconds.
   *
   * `GET /requests`
   */
  listRequests: { request: ListRequestsRequest; answer: RecordedRequestPage; paged: true }
  /**
   * Get a request
   *
   * Returns one request with its body and its answer.
   *
   * `GET /requests/{request_id}`
   */
  getRequest: { request: GetRequestRequest; answer: RecordedRequestDetail }
  /**
   * List the callbacks of lists
   *
   * Returns the callbacks that lists have, by `editApiCallback` of the SOAP API or `updateListCallback`. Marketing's `getCallbackSecret` has the secret that signs their calls.
   *
   * `GET /list-callbacks`
   */
  listListCallbacks: { request: ListListCallbacksRequest; answer: ListCallbackPage; paged: true }
  /**
   * Set the callback of a list
   *
   * Does what `editApiCallback` of the SOAP API does: the callback takes the place of the one that the list had. What waits for the address goes on as long as the list keeps it.
   *
   * `PUT /list-callbacks/{list_id}`
   */
  updateListCallback: { request: UpdateListCallbackRequest; answer: ListCallback }
  /**
   * Delete the callback of a list
   *
   * Deletes the callback with what waits for it. 404 when the list has none.
   *
   * `DELETE /list-callbacks/{list_id}`
   */
  deleteListCallback: { request: DeleteListCallbackRequest; answer: void }
  /**
   * Get the health of the platform
   *
   * Returns what an operator sees of the platform, as far as it concerns the account of the key: whether the database takes writes, whether the work loop runs, what waits in the queues of the account, how its carriers are, and the alarms, each of which asks somebody to act. It tells of the process that answers: where several share a database, another one may send. A database that does not answer at all is a 503.
   *
   * `GET /health`
   */
  getHealth: { request: Record<string, never>; answer: Health }
}
