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
       * @description The id that the platform gave the call.
       * @example lflu-f7ca7267-cae1c64fc9cc83fa
       */
      id: CarriedId;
  }
}
/** The methods of a client: what each takes and resolves with. */
export interface CarrierMethods {
  /**
   * Take an SMS
   *
   * Takes a text to one number. 202 means that the gateway has it for good, also if it dies the moment after. The `id` is the key: a request with an id that was answered with 202 gets the same 202 again, whatever else it says, and nothing is sent twice. The platform asks again when an answer was lost, so keep ids for 72 hours at least. What becomes of the text is told by `receiptCame`, which may come before this answer.
   *
   * `POST /messages`
   */
  submitMessage: { request: SubmitMessageRequest; answer: Carried }
  /**
   * Make a call
   *
   * Calls a number, plays a recording or speaks a text, and takes the keys of its menu. 202 means that the gateway will call. The `id` is the key, as for `submitMessage`: nobody is called twice for one id. How the call goes is told by `callMoved`.
   *
   * `POST /calls`
   */
  startCall: { request: StartCallRequest; answer: Carried }
  /**
   * End a call, or do not make it
   *
   * Hangs up, or takes the call back before it rings. A call that has ended is answered with 204 as well. That the call ended is told by `callMoved` once more only if it was on.
   *
   * `DELETE /calls/{id}`
   */
  deleteCall: { request: DeleteCallRequest; answer: void }
}
/** The webhooks and callbacks of the API by name, each with its body. */
export interface CarrierWebhooks {
  /**
   * Tell what became of an SMS
   */
  receiptCame: CarriedReceipt
  /**
   * Tell of a text of a person
   */
  textCame: CarriedText
  /**
   * Tell how a call goes
   */
  callMoved: CarriedCallEvent
}
