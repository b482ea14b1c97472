// Checks that request bodies are open: a client may send members that we do not know. What is unknown has to
// be seen to be named, so the members of an object stand in one place.
import type { Document } from '../contract/document.ts'
import type { Finding, Node } from '../contract/finding.ts'
import type { Locate } from '../contract/places.ts'
import { requestSchemas } from '../contract/request-schemas.ts'

const closes = (schema: Node): boolean =>
  schema['additionalProperties'] === false || schema['unevaluatedProperties'] === false

const closed =
  'The object refuses members that it does not list, and clients send such: remove additionalProperties: false (the server names what it ignores).'
const composed =
  'The members stand in several schemas, so nobody sees which are unknown: list them in one, without allOf.'

/** Every object that a request of an API can hold and that is closed or composed. */
export function checkRequestBodies(document: Document, locate: Locate): Finding[] {
  return [...requestSchemas(document)].flatMap(({ schema, pointer }) => [
    ...(closes(schema) ? [{ ...locate(pointer), mend: closed, rule: 'request-body-open' }] : []),
    ...('allOf' in schema ? [{ ...locate(pointer), mend: composed, rule: 'request-body-flat' }] : []),
  ])
}
