// What the SOAP client shows of itself.
export { SoapError } from './answer.ts'
export { createSoapClient } from './soap.ts'
export type { SoapClient, SoapClientOptions, SoapCredentials } from './soap.ts'
export type { SoapErrorCode, SoapOperations } from '../../../generated/soap-v2/types.ts'
