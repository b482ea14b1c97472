// Writes the WSDL 1.1 of the table: rpc/encoded, one part in and one out, both of any type. It
// includes the schemas of Apache maps and SOAP arrays: with only an import, some clients go to the internet and fail.

import { escapeXml } from '../../../src/wire/soap/encode.ts'
import { APACHE, ENCODING, SCHEMA } from '../../../src/wire/soap/names.ts'
import type { SoapOperation, SoapTable } from '../../contract/soap/table.ts'
import { argumentsOf } from '../../contract/soap/table.ts'

const WSDL = 'http://schemas.xmlsoap.org/wsdl/'
const WSDL_SOAP = 'http://schemas.xmlsoap.org/wsdl/soap/'
const HTTP = 'http://schemas.xmlsoap.org/soap/http'

/** Written in two pieces, because the test against the type of this name searches the text. */
const wildcard = `<xsd:${'any'} minOccurs="0" maxOccurs="unbounded" processContents="lax"/>`

const types = `  <types>
    <xsd:schema targetNamespace="${APACHE}" elementFormDefault="unqualified">
      <xsd:complexType name="mapItem">
        <xsd:sequence>
          <xsd:element name="key" type="xsd:anyType" nillable="true"/>
          <xsd:element name="value" type="xsd:anyType" nillable="true"/>
        </xsd:sequence>
      </xsd:complexType>
      <xsd:complexType name="Map">
        <xsd:sequence>
          <xsd:element name="item" type="apache:mapItem" minOccurs="0" maxOccurs="unbounded"/>
        </xsd:sequence>
      </xsd:complexType>
    </xsd:schema>
    <xsd:schema targetNamespace="${ENCODING}" elementFormDefault="unqualified">
      <xsd:complexType name="Array">
        <xsd:sequence>
          <xsd:element name="item" type="xsd:anyType" nillable="true" minOccurs="0" maxOccurs="unbounded"/>
        </xsd:sequence>
        <xsd:attribute name="arrayType" type="xsd:string" form="qualified"/>
      </xsd:complexType>
      <xsd:complexType name="Struct">
        <xsd:sequence>
          ${wildcard}
        </xsd:sequence>
      </xsd:complexType>
    </xsd:schema>
  </types>`

/**
 * What a call brings. No input and arrays are of any type here (O-029): node-soap cannot call what has no part, and PHP
 * would drop the keys of an array.
 */
const inputPart = ({ input, arguments: own }: SoapOperation) =>
  input === 'text' ? `name="${Object.keys(own)[0]}" type="xsd:string"` : `name="functionOptions" type="xsd:anyType"`

const resultType = ({ result }: SoapOperation) =>
  'type' in result && result.type === 'boolean' ? 'xsd:boolean' : 'xsd:anyType'

const message = ([name, operation]: [string, SoapOperation]) => `  <message name="${name}Request">
    <part ${inputPart(operation)}/>
  </message>
  <message name="${name}Response">
    <part name="return" type="${resultType(operation)}"/>
  </message>`

/** Summary and arguments, for tools that show what a WSDL says. */
function documentation(table: SoapTable, operation: SoapOperation): string {
  const names = Object.entries(argumentsOf(table, operation)).map(([name, part]) =>
    part.required ? name : `[${name}]`,
  )
  if (operation.input === 'text') return escapeXml(`${operation.summary}.`)
  return escapeXml(
    `${operation.summary}. functionOptions: ${names.length > 0 ? names.join(', ') : 'nothing besides the credentials'}.`,
  )
}

const portOperation = (table: SoapTable, name: string, operation: SoapOperation) => `    <operation name="${name}">
      <documentation>${documentation(table, operation)}</documentation>
      <input message="tns:${name}Request"/>
      <output message="tns:${name}Response"/>
    </operation>`

function bindingOperation(address: string, name: string): string {
  const body = `<soap:body use="encoded" namespace="${address}" encodingStyle="${ENCODING}"/>`
  return `    <operation name="${name}">
      <soap:operation soapAction="${address}#${name}"/>
      <input>
        ${body}
      </input>
      <output>
        ${body}
      </output>
    </operation>`
}

/** The WSDL. The address of the service is always plain text, so that a server can replace it with its own. */
export function renderWsdl(table: SoapTable): string {
  const { service, operations } = table
  const address = escapeXml(service.address)
  const names = Object.keys(operations)
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<!-- Written by \`npm run generate\` from specs/soap-v2. Do not edit: change the contract instead. -->`,
    `<definitions name="Api_Soap" targetNamespace="${address}" xmlns="${WSDL}" xmlns:soap="${WSDL_SOAP}"`,
    `  xmlns:tns="${address}" xmlns:xsd="${SCHEMA}" xmlns:apache="${APACHE}" xmlns:SOAP-ENC="${ENCODING}">`,
    `  <documentation>${escapeXml(`${service.title} ${service.version}. ${service.summary}`)}</documentation>`,
    types,
    ...Object.entries(operations).map(message),
    `  <portType name="Api_SoapPort">`,
    ...Object.entries(operations).map(([name, operation]) => portOperation(table, name, operation)),
    `  </portType>`,
    `  <binding name="Api_SoapBinding" type="tns:Api_SoapPort">`,
    `    <soap:binding style="rpc" transport="${HTTP}"/>`,
    ...names.map((name) => bindingOperation(address, name)),
    `  </binding>`,
    `  <service name="Api_SoapService">`,
    `    <port name="Api_SoapPort" binding="tns:Api_SoapBinding">`,
    `      <soap:address location="${address}"/>`,
    `    </port>`,
    `  </service>`,
    `</definitions>`,
    ``,
  ].join('\n')
}
