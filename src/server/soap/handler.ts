// The types that bind a handler to its operation.
import type { SoapOperations } from '../../../generated/soap-v2/types.ts'
import type { Caller } from '../domain/accounts/accounts.ts'
import type { Requester } from '../domain/messages/transactional/message.ts'
import type { OperationId, OptionMap } from './call.ts'

/** What a handler gets: the options as they were sent, and the caller. */
export interface SoapRequest {
  options: OptionMap
  /** The account on whose behalf the call runs. Operations without credentials must not read it. */
  caller: Caller
  /** The key that the caller sent; empty without credentials. */
  key: string
  /** The sender of messages that this request creates. */
  by: Requester
}

/** A handler returns the result; it refuses by throwing Refusal or what the domain throws. */
type SoapHandler<Id extends OperationId> = (request: SoapRequest) => Promise<SoapOperations[Id]['result']>
export type SoapHandlers = { [Id in OperationId]: SoapHandler<Id> }
