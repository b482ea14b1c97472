// The namespaces of SOAP 1.1 with encoded bodies, and of the maps of Apache SOAP.

/** The envelope and its faults. */
export const ENVELOPE = 'http://schemas.xmlsoap.org/soap/envelope/'
/** Encoded arrays. */
export const ENCODING = 'http://schemas.xmlsoap.org/soap/encoding/'
/** The types of XML Schema. */
export const SCHEMA = 'http://www.w3.org/2001/XMLSchema'
/** The attributes xsi:type and xsi:nil. */
export const INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance'
/** The type Map. */
export const APACHE = 'http://xml.apache.org/xml-soap'

/** What a value can be on this wire. A map never has two equal keys. */
export type SoapValue = string | number | boolean | null | readonly SoapValue[] | { readonly [key: string]: SoapValue }
