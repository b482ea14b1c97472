// The namespaces of SOAP 1.1 with encoded bodies, and of the maps of Apache SOAP.

export const ENVELOPE = 'http://schemas.xmlsoap.org/soap/envelope/'
export const ENCODING = 'http://schemas.xmlsoap.org/soap/encoding/'
export const SCHEMA = 'http://www.w3.org/2001/XMLSchema'
export const INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance'
export const APACHE = 'http://xml.apache.org/xml-soap'

/** What a value can be on this wire. A map never has two equal keys. */
export type SoapValue = string | number | boolean | null | readonly SoapValue[] | { readonly [key: string]: SoapValue }
