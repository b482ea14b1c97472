// Written by `npm run generate` from specs/carrier-v1. Do not edit: change the contract instead.
import type { Carried, CarriedCall, CarriedCallEvent, CarriedId, CarriedMessage, CarriedReceipt, CarriedText } from './schemas.ts'
/** The request of `submitMessage`. */
export type SubmitMessageRequest = {
  body: CarriedMessage
}
/** The request of `startCall`. */
export type StartCallRequest = {
  body: CarriedCall
}
/** The request of `deleteCall`. */
export type DeleteCallRequest = {
  path: {
      /**
       * @description The platform's id of the call.
       * @example lflu-f7ca7267-cae1c64fc9cc83fa
       */
      id: CarriedId;
  }
}
/** The methods of a client: what each takes and resolves with. */
export interface CarrierMethods {
  /**
   * Submit an SMS
   *
   * Submits a text to one number. 202 means that the gateway has stored it permanently, even if it stops a moment later. The `id` is the idempotency key: for an `id` already accepted, the gateway returns the same 202 without comparing the rest, and sends nothing again. The platform retries after a lost response, so keep ids for at least 72 hours. `receiptCame` reports the outcome and can arrive before this response.
   *
   * `POST /messages`
   */
  submitMessage: { request: SubmitMessageRequest; answer: Carried }
  /**
   * Start a call
   *
   * Calls a number, plays a recording or speaks a text, and reads the keys of its menu. 202 means that the gateway will call. As for `submitMessage`, the `id` is the idempotency key: repeating a request never causes a second call. `callMoved` reports the progress.
   *
   * `POST /calls`
   */
  startCall: { request: StartCallRequest; answer: Carried }
  /**
   * Cancel or end a call
   *
   * Ends the call, or cancels it before it rings. A call that has already ended also returns 204. The gateway sends `callMoved` with `ended` only if the call was in progress.
   *
   * `DELETE /calls/{id}`
   */
  deleteCall: { request: DeleteCallRequest; answer: void }
}
/** The operation of each path and method, with the status and the media type of its success. */
export interface CarrierRoutes {
  "/messages": { post: ["submitMessage",202,"application/json"] }
  "/calls": { post: ["startCall",202,"application/json"] }
  "/calls/{id}": { delete: ["deleteCall",204,null] }
}
/** The webhooks and callbacks of the API by name, each with its body. */
export interface CarrierWebhooks {
  /**
   * SMS status changed
   */
  receiptCame: CarriedReceipt
  /**
   * SMS received
   */
  textCame: CarriedText
  /**
   * Call progressed
   */
  callMoved: CarriedCallEvent
}
