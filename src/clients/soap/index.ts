// The public surface of the SOAP client.

export type { SoapErrorCode, SoapOperations } from '../../../generated/soap-v2/types.ts'
export { SoapError } from './answer.ts'
export type { SoapClient, SoapClientOptions, SoapCredentials } from './soap.ts'
export { createSoapClient } from './soap.ts'
